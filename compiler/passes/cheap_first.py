"""cheap_first: among questions that cannot fault, the short ones are asked before the long ones."""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby

from rulewright.compiler import flow_ir as ir
from rulewright.compiler.cannot_fault import Faults, all_of, conjuncts
from rulewright.compiler.rewrite_game import exprs_changed, with_functions
from rulewright.dsl import expressions as x
from rulewright.dsl import model as m
from rulewright.dsl.reads import function_expressions
from rulewright.dsl.rewrite_exprs import rewrite

ROUNDS = 4  # how often a loop is taken to go round


def cheap_first(game: ir.FlowGame) -> ir.FlowGame:
    """The game with the conditions of loops sorted. A question that may fault keeps its place: others protect it."""
    functions: dict[str, m.PureLet | m.PatternDecl] = {}
    functions |= {**game.model.pures, **game.model.patterns, **game.model.made}
    faults = Faults(functions)
    known: dict[str, int] = {}

    def cost(e: x.Expr) -> int:
        inner = sum(cost(p) for p in x.parts_of(e))
        match e:
            case x.Fold() | x.Reach() | x.Steps():
                return 2 + ROUNDS * inner
            case x.CallPure(name=name):
                if name not in known:
                    known[name] = 2 + sum(cost(p) for p in function_expressions(functions[name]))
                return inner + known[name]
            case _:
                return 1 + inner

    def in_order(e: x.Expr) -> x.Expr:
        if not isinstance(e, x.Fold) or e.condition is None:
            return e
        parts: list[x.Expr] = []
        for _, together in groupby(conjuncts(e.condition), faults.never):
            run = list(together)
            parts += sorted(run, key=cost) if faults.never(run[0]) else run
        return replace(e, condition=all_of(parts, e.span))

    return with_functions(game, lambda f: exprs_changed(f, lambda e: rewrite(e, in_order)))
