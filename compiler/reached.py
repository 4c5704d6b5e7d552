"""Which functions a game can come to call: those that its statements, decisions and ranking ask, through all others."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from rulewright.compiler import flow_ir as ir
from rulewright.compiler.all_expressions import all_expressions
from rulewright.dsl import expressions as x
from rulewright.dsl import model as m
from rulewright.dsl.reads import function_expressions


def reached_expressions(game: ir.FlowGame) -> list[x.Expr]:
    """Every expression, with all inside it, that a game may evaluate; those of labels count as well."""
    model = game.model
    functions: dict[str, m.PureLet | m.PatternDecl] = {**model.pures, **model.patterns, **model.made}
    alone = replace(model, pures={}, patterns={}, made={}, test_pures={}, promises=())
    starts = [var.start for var in model.vars.values()] + ([model.starter] if model.starter is not None else [])
    found: list[x.Expr] = []
    known: set[str] = set()
    todo: list[x.Expr] = [*all_expressions(replace(game, model=alone), tests=False), *starts]
    while todo:
        parts = x.walk(todo.pop())
        found += parts
        for name in _called(parts):
            if name not in known and name in functions:
                known.add(name)
                todo += function_expressions(functions[name])
    return found


def _called(parts: Iterable[x.Expr]) -> Iterator[str]:
    for part in parts:
        match part:
            case x.CallPure(name=name) | x.BestOf(pattern=name):
                yield name
            case _:
                pass
