"""inline: a function that a pass has made and that is called in one place only is written there."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from rulewright.compiler import flow_ir as ir
from rulewright.compiler.position_to_python import all_expressions
from rulewright.compiler.rewrite_game import exprs_changed, with_functions, with_reads
from rulewright.compiler.walk_stmts import names_used
from rulewright.dsl import expressions as x
from rulewright.dsl import model as m
from rulewright.dsl.rewrite_exprs import names_bound_in, replace_locals, rewrite


def inline(game: ir.FlowGame) -> ir.FlowGame:
    """The game without the functions that are called once. Those that cite clauses stay, so that these are counted."""
    calls = Counter(
        p.name for e in all_expressions(game, tests=True) for p in x.walk(e) if isinstance(p, x.CallPure)
    )  # fmt: skip
    gone: set[str] = set()

    def here(e: x.Expr) -> x.Expr:
        if not isinstance(e, x.CallPure) or calls[e.name] != 1 or e.name not in game.model.made:
            return e
        body = _body(game.model.made[e.name])
        used = {n for a in e.args for n in names_used(a)}
        if body is None or names_bound_in(body) & used:
            return e
        gone.add(e.name)
        return replace_locals(body, dict(zip(_params(game.model.made[e.name]), e.args, strict=True)))

    game = with_functions(game, lambda f: exprs_changed(f, lambda e: rewrite(e, here)))
    made = {name: f for name, f in game.model.made.items() if name not in gone}
    return with_reads(replace(game, model=replace(game.model, made=made)))


def _params(f: m.PureLet) -> list[str]:
    return [name for name, _ in f.params]


def _body(f: m.PureLet) -> x.Expr | None:
    """The one expression of a function that is no more than that."""
    if f.lets or len(f.cases) != 1 or f.cites or not f.params:
        return None
    return f.cases[0].value
