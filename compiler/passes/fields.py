"""fields: which values of a field some member of a set has is one question about the set, not one for each value.

`column in 1..7 if count(lowest_free(column)) > 0`, where `lowest_free` are the empty cells of a column, are the columns
of the empty cells: on a board its rows laid upon each other.
"""

from __future__ import annotations

from dataclasses import replace

from rulewright.compiler import flow_ir as ir
from rulewright.compiler.cannot_fault import Faults
from rulewright.compiler.columns import column_values
from rulewright.compiler.rewrite_game import with_groups
from rulewright.compiler.sets_where import SetsWhere, meet
from rulewright.compiler.walk_stmts import names_used
from rulewright.dsl import expressions as x
from rulewright.dsl import types as ty

MOST = 63  # the highest value of a set of numbers in one word


def fields(game: ir.FlowGame) -> ir.FlowGame:
    """The game with such option lines over numbers as sets of them."""
    sets = SetsWhere(game, Faults({**game.model.pures, **game.model.patterns, **game.model.made}))

    def of_group(group: ir.Group) -> ir.Group:
        match group:
            case ir.Group(at_once=None, gens=(
                ir.GroupGen(names=(name,), source=x.RangeOf(low=x.Const(value=low), high=x.Const(value=high)) as source,
                            carrier=ir.Carrier(form="type", type=ty.Int(low=least, high=most))) as gen,
            ), guard=guard) if guard is not None and (low, high) == (least, most):  # fmt: skip
                made = _values(sets, guard, name, ty.SetOf(gen.carrier.type), source)
                return group if made is None else replace(group, gens=(replace(gen, source=made),), guard=None)
            case _:
                return group

    return with_groups(game, of_group)


def _values(sets: SetsWhere, guard: x.Expr, name: str, kind: ty.SetOf, source: x.RangeOf) -> x.Expr | None:
    """The numbers, called `name`, that something of a set has in a field; None for another question."""
    match guard:
        case x.Compared(op=">" | "is not", left=x.Builtin(name="count", args=(of,)), right=x.Const(value=0)):
            pass
        case _:
            return None
    if isinstance(of, x.CallPure):
        of = sets.inlined(of) or of
    match of:
        case x.Join(op="&", left=x.Having(value=x.Local(name=n)) as having, right=rest) if n == name:
            pass
        case x.Join(op="&", left=rest, right=x.Having(value=x.Local(name=n)) as having) if n == name:
            pass
        case _:
            return None
    numbers = [v for v in column_values(sets.game.model, having.table, having.field) if isinstance(v, int)]
    if name in names_used(rest) or not sets.faults.never(rest) or max(numbers, default=0) > MOST or min(numbers) < 0:
        return None
    assert isinstance(kind.of, ty.Int)
    low, high = kind.of.low, kind.of.high
    assert low is not None
    assert high is not None
    found = x.FieldsOf(having.table, having.field, rest, kind, guard.span)
    if all(low <= v <= high for v in numbers):
        return found
    return meet(found, x.Const(sum(1 << v for v in range(low, high + 1)), kind, source.span))
