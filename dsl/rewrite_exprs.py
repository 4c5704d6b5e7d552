"""Expressions made from expressions: the same node with other parts, locals replaced, and a key to compare them by."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from typing import assert_never

from rulewright.dsl import expressions as x
from rulewright.dsl.spans import Span


def with_parts(e: x.Expr, parts: tuple[x.Expr, ...]) -> x.Expr:
    """The same node around other parts, given in the order of `parts_of`."""
    match e:
        case x.Const() | x.Local() | x.MeValue() | x.OptionValue() | x.Taken() | x.Placed():
            return e
        case x.VarAt():
            return replace(e, indexes=parts)
        case x.ZoneAt(indexes=indexes):
            return e if indexes is None else replace(e, indexes=parts)
        case x.FieldAt() | x.WhereIs() | x.NotOf() | x.AsSet() | x.FieldsOf() | x.InTable() | x.Moved():
            return replace(e, of=parts[0])
        case x.Flood(ways=ways):
            return replace(e, start=parts[0], ways=parts[1 : 1 + len(ways)], within=parts[1 + len(ways) :])
        case x.Plane() | x.Having():
            return replace(e, value=parts[0])
        case x.Arith() | x.Join() | x.Compared():
            return replace(e, left=parts[0], right=parts[1])
        case x.Contains():
            return replace(e, item=parts[0], group=parts[1])
        case x.RangeOf():
            return replace(e, low=parts[0], high=parts[1])
        case x.Item():
            return replace(e, of=parts[0], at=parts[1])
        case x.LogicOf():
            return replace(e, parts=parts)
        case x.Collect():
            return replace(e, items=parts)
        case x.CallPure() | x.Builtin() | x.BestOf() | x.OnLanes():
            return replace(e, args=parts)
        case x.Either():
            return replace(e, condition=parts[0], then=parts[1], otherwise=parts[2])
        case x.Lookup():
            return replace(e, key=parts[0], values=parts[1:])
        case x.Fold():
            return _fold_with(e, parts)
        case x.Reach():
            return replace(e, start=parts[0], step=parts[1])
        case x.Steps():
            return replace(e, start=parts[0], goal=parts[1], step=parts[2])
        case _:
            assert_never(e)


def _fold_with(e: x.Fold, parts: tuple[x.Expr, ...]) -> x.Fold:
    rest = list(parts)
    gens = tuple(replace(g, source=rest.pop(0)) for g in e.gens)
    condition = rest.pop(0) if e.condition is not None else None
    prefix = rest.pop(0) if e.prefix is not None else None
    return replace(e, gens=gens, condition=condition, prefix=prefix, item=rest[0])


def rewrite(e: x.Expr, change: Callable[[x.Expr], x.Expr]) -> x.Expr:
    """Every node changed, inner ones before those around them."""
    parts = x.parts_of(e)
    made = tuple(rewrite(p, change) for p in parts)
    same = all(a is b for a, b in zip(parts, made, strict=True))
    return change(e if same else with_parts(e, made))


def names_bound_in(e: x.Expr) -> set[str]:
    """All names that loops inside an expression bind."""
    found: set[str] = set()
    for part in x.walk(e):
        match part:
            case x.Fold(gens=gens):
                found |= {n for g in gens for n in g.names}
            case x.Reach(name=name) | x.Steps(name=name):
                found.add(name)
            case _:
                pass
    return found


def replace_locals(e: x.Expr, values: Mapping[str, x.Expr]) -> x.Expr:
    """The expression with locals replaced. No loop inside may bind a name that is replaced or that a value uses."""
    return rewrite(e, lambda part: values.get(part.name, part) if isinstance(part, x.Local) else part)


def key_of(node: object) -> object:
    """What makes two expressions the same: everything but where they stand in the text."""
    if isinstance(node, tuple):
        return tuple(key_of(part) for part in node)
    if not hasattr(node, "__dataclass_fields__"):
        return (type(node), node)
    values = [getattr(node, f.name) for f in fields(node)]  # type: ignore[arg-type]
    return (type(node), *(key_of(v) for v in values if not isinstance(v, Span)))
