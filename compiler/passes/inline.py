"""inline: a function that a pass has made and that is called in one place only is written there.

A call that comes out the same in every round of a loop stays: it has a name by which it can be computed once (`share`).
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from rulewright.compiler import flow_ir as ir
from rulewright.compiler.all_expressions import all_expressions
from rulewright.compiler.rewrite_game import exprs_changed, with_functions, with_reads
from rulewright.compiler.same_in_all_rounds import same_in_all_rounds
from rulewright.compiler.walk_stmts import names_used
from rulewright.dsl import expressions as x
from rulewright.dsl import model as m
from rulewright.dsl.rewrite_exprs import names_bound_in, replace_locals, rewrite


def inline(game: ir.FlowGame) -> ir.FlowGame:
    """The game without the functions that are called once. Those that cite clauses stay, so that these are counted."""
    looked_at: set[str] = set()
    while name := _called_once(game, looked_at):
        looked_at.add(name)
        body = _body(game.model.made[name])
        assert body is not None
        game = _written_there(game, name, body)
    return game


def _called_once(game: ir.FlowGame, but: set[str]) -> str | None:
    """A function that may be written where it is called."""
    names = {n for n, f in game.model.made.items() if n not in but and _body(f) is not None}
    if not names:
        return None
    exprs = all_expressions(game, tests=True)
    calls = Counter(p.name for e in exprs for p in x.walk(e) if isinstance(p, x.CallPure))
    once = {name for name in names if calls[name] == 1}
    for e in exprs if once else ():
        once -= {p.name for p in same_in_all_rounds(e) if isinstance(p, x.CallPure)}
    return min(once, default=None)


def _written_there(game: ir.FlowGame, name: str, body: x.Expr) -> ir.FlowGame:
    """One function written where another one calls it; calls of option lines stay."""
    params = [n for n, _ in game.model.made[name].params]
    done: list[str] = []

    def here(e: x.Expr) -> x.Expr:
        if not isinstance(e, x.CallPure) or e.name != name:
            return e
        if names_bound_in(body) & {n for a in e.args for n in names_used(a)}:
            return e
        done.append(name)
        return replace_locals(body, dict(zip(params, e.args, strict=True)))

    changed = with_functions(game, lambda f: exprs_changed(f, lambda e: rewrite(e, here)))
    if not done:
        return game
    made = {n: f for n, f in changed.model.made.items() if n != name}
    return with_reads(replace(changed, model=replace(changed.model, made=made)))


def _body(f: m.PureLet) -> x.Expr | None:
    """The one expression of a function that is no more than that."""
    if f.lets or len(f.cases) != 1 or f.cites or not f.params:
        return None
    return f.cases[0].value
