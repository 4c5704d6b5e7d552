"""diagrams: a function of a few values that knows nothing of a position is asked of a table.

Which of nine patterns four numbers form takes a hundred steps to say, and four table lookups. The table is a decision
diagram: a row for the values so far, in which the next value finds the next row; rows that say the same are one. It is
built by running the function, once it was asked often enough to be worth that.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from math import prod

from rulewright.compiler import flow_ir as ir
from rulewright.compiler.all_expressions import all_expressions
from rulewright.compiler.python_types import size_if_finite
from rulewright.dsl import expressions as x
from rulewright.dsl import model as m
from rulewright.dsl import types as ty
from rulewright.dsl.reads import function_expressions

FEWEST, MOST = 1 << 12, 1 << 21  # answers; fewer are kept one by one as they are given
WORTH = 12  # expressions in a function and those it calls: what says less costs no more than a table
Functions = Mapping[str, m.PureLet | m.PatternDecl]


def diagrams(game: ir.FlowGame) -> ir.FlowGame:
    """The game with `tables` of such functions, where something that knows the position asks them."""
    model = game.model
    functions: Functions = {**model.pures, **model.made, **model.patterns}
    pure = {name: f for name, f in functions.items() if not game.reads[name] & {"state", "me"}}
    among_them = {id(call) for f in pure.values() for call in _calls(function_expressions(f))}
    asked: dict[str, list[tuple[ty.Type, ...]]] = {}
    for call in _calls(all_expressions(game, tests=False)):
        if call.name in pure and call.args and id(call) not in among_them:
            asked.setdefault(call.name, []).append(tuple(arg.type for arg in call.args))
    tables = {}
    for name, kinds in asked.items():
        ranges = _ranges(model, kinds)
        number = _simple(pure[name].type)
        if ranges and number and FEWEST < prod(map(len, ranges)) <= MOST and _length(pure, name, frozenset()) >= WORTH:
            tables[name] = ranges
    return replace(game, tables=tables)


def _calls(exprs: Iterable[x.Expr]) -> list[x.CallPure]:
    return [p for e in exprs for p in x.walk(e) if isinstance(p, x.CallPure)]


def _ranges(model: m.Model, kinds: list[tuple[ty.Type, ...]]) -> tuple[range, ...]:
    """The values of each argument as numbers of C, over all calls; nothing where they are not known."""
    found = [[_range(model, kind) for kind in place] for place in zip(*kinds, strict=True)]
    if not all(all(place) for place in found):
        return ()
    return tuple(range(min(r.start for r in place), max(r.stop for r in place)) for place in found)


def _range(model: m.Model, t: ty.Type) -> range:
    """The values of a type as numbers of C; none where they are not known."""
    match t:
        case ty.Int(low=int() as low, high=int() as high):
            return range(low, high + 1)
        case ty.Opt(of=ty.Int()) | ty.Int():
            return range(0)
        case ty.Opt(of=of):
            inner = _range(model, of)
            return range(-1, inner.stop) if inner else inner
        case _ if _simple(t):
            return range(size_if_finite(model, t) or 0)
        case _:
            return range(0)


def _simple(t: ty.Type) -> bool:
    """Whether a value is a small number in C."""
    match t:
        case ty.Opt(of=of):
            return not isinstance(of, ty.Int) and _simple(of)
        case _:
            return isinstance(t, ty.Int | ty.Ref | ty.Kind | ty.Player | ty.Direction | ty.Flag | ty.CaseOf | ty.Text)


def _length(pure: Functions, name: str, seen: frozenset[str]) -> int:
    """How many expressions a call may come to."""
    if name not in pure or name in seen:
        return 0
    parts = [p for e in function_expressions(pure[name]) for p in x.walk(e)]
    return len(parts) + sum(_length(pure, p.name, seen | {name}) for p in parts if isinstance(p, x.CallPure))
