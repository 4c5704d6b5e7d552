"""Typed expressions: what pure code means once every name is resolved. They change nothing and draw nothing.

Values at run time: numbers and flags as themselves; values of kinds, rows, things, cells, players and directions as
their position in canonical order (from 0); the answer of a pattern as its title; sets as bit sets over positions.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rulewright.dsl.pass_expressions import FieldsOf as FieldsOf  # noqa: PLC0414
from rulewright.dsl.pass_expressions import Flood as Flood  # noqa: PLC0414
from rulewright.dsl.pass_expressions import Having as Having  # noqa: PLC0414
from rulewright.dsl.pass_expressions import InTable as InTable  # noqa: PLC0414
from rulewright.dsl.pass_expressions import LaneOp as LaneOp  # noqa: PLC0414
from rulewright.dsl.pass_expressions import Moved as Moved  # noqa: PLC0414
from rulewright.dsl.pass_expressions import OnLanes as OnLanes  # noqa: PLC0414
from rulewright.dsl.pass_expressions import Placed as Placed  # noqa: PLC0414
from rulewright.dsl.pass_expressions import Plane as Plane  # noqa: PLC0414
from rulewright.dsl.pass_expressions import Taken as Taken  # noqa: PLC0414
from rulewright.dsl.spans import Span
from rulewright.dsl.types import Type


@dataclass(frozen=True, slots=True)
class Const:
    """A value known here: number, flag, none, text, position, or a tuple of such for lists and tuples."""

    value: ConstValue
    type: Type
    span: Span


ConstValue = int | bool | str | None | tuple["ConstValue", ...]


@dataclass(frozen=True, slots=True)
class Local:
    """A parameter, a local `let`, a loop or option variable."""

    name: str
    type: Type
    span: Span


@dataclass(frozen=True, slots=True)
class MeValue:
    type: Type
    span: Span


@dataclass(frozen=True, slots=True)
class OptionValue:
    name: str
    type: Type
    span: Span


@dataclass(frozen=True, slots=True)
class VarAt:
    """The value of a `var` at its indexes."""

    var: str
    indexes: tuple[Expr, ...]
    type: Type
    span: Span


@dataclass(frozen=True, slots=True)
class ZoneAt:
    """What lies in a zone: a set (hand, set, bag), a list from the top (deck, pile), a thing or none (slot), a pool.

    `indexes` is None for a whole family, which is a set.
    """

    zone: str
    indexes: tuple[Expr, ...] | None
    type: Type
    span: Span


@dataclass(frozen=True, slots=True)
class FieldAt:
    """A field of a record, thing, cell, player or direction. `table` is the name of its type."""

    table: str
    field: str
    of: Expr
    type: Type
    span: Span


@dataclass(frozen=True, slots=True)
class WhereIs:
    """`t.cell`, `c.player`: the index of the zone that a thing is in; a fault where that zone has no such index."""

    table: str
    index: str
    of: Expr
    type: Type
    span: Span


@dataclass(frozen=True, slots=True)
class Arith:
    op: Literal["+", "-", "*", "mod", "^", "/down", "/up"]
    left: Expr
    right: Expr
    type: Type
    span: Span


@dataclass(frozen=True, slots=True)
class Join:
    """Lists one after the other, sets or pools united (`+`) or taken away (`-`); passes make `&`, what both hold."""

    op: Literal["+", "-", "&"]
    left: Expr
    right: Expr
    type: Type
    span: Span


@dataclass(frozen=True, slots=True)
class Compared:
    op: Literal["is", "is not", "<", "<=", ">", ">="]
    left: Expr
    right: Expr
    type: Type
    span: Span


@dataclass(frozen=True, slots=True)
class Contains:
    item: Expr
    group: Expr
    negated: bool
    type: Type
    span: Span


@dataclass(frozen=True, slots=True)
class LogicOf:
    op: Literal["and", "or"]
    parts: tuple[Expr, ...]
    type: Type
    span: Span


@dataclass(frozen=True, slots=True)
class NotOf:
    of: Expr
    type: Type
    span: Span


@dataclass(frozen=True, slots=True)
class Either:
    """`then if condition else otherwise`."""

    condition: Expr
    then: Expr
    otherwise: Expr
    type: Type
    span: Span


@dataclass(frozen=True, slots=True)
class RangeOf:
    """The numbers low..high, none if high is lower."""

    low: Expr
    high: Expr
    type: Type
    span: Span


@dataclass(frozen=True, slots=True)
class Collect:
    """A list, set or tuple of given items."""

    items: tuple[Expr, ...]
    type: Type
    span: Span


@dataclass(frozen=True, slots=True)
class Lookup:
    """A map over a kind: one value for each of its values, in order."""

    values: tuple[Expr, ...]
    key: Expr
    type: Type
    span: Span


@dataclass(frozen=True, slots=True)
class Item:
    """`list[i]`, from 1; `tuple[i]` with a constant."""

    of: Expr
    at: Expr
    type: Type
    span: Span


@dataclass(frozen=True, slots=True)
class Gen:
    """`x in S`; several names take a tuple apart."""

    names: tuple[str, ...]
    source: Expr


FoldKind = Literal[
    "list", "set", "union", "count", "sum", "min", "max", "product", "some", "every", "first", "the", "alike"
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Fold:
    """Everything over a `for`: `[..]`, count, sum, min, max, product, some, every, first, the, alike.

    `union` joins sets, one for each round; no text says it, passes make it.
    `prefix` (only for lists and sets of one generator) ends the walk at the first item for which it fails.
    """

    kind: FoldKind
    item: Expr
    gens: tuple[Gen, ...]
    condition: Expr | None
    prefix: Expr | None
    type: Type
    span: Span


@dataclass(frozen=True, slots=True)
class CallPure:
    """A `let` with arguments or a body, or a pattern, specialised for the types it is called with."""

    name: str
    args: tuple[Expr, ...]
    type: Type
    span: Span


@dataclass(frozen=True, slots=True)
class Builtin:
    """A function of the language over values: lines, ray, slice, count of a set, first of a list .."""

    name: str
    args: tuple[Expr, ...]
    type: Type
    span: Span


@dataclass(frozen=True, slots=True)
class Reach:
    """All that repeated steps lead to, the start among it."""

    name: str
    start: Expr
    step: Expr
    type: Type
    span: Span


@dataclass(frozen=True, slots=True)
class Steps:
    """How many steps from start to goal; the number of places if there is no way."""

    name: str
    start: Expr
    goal: Expr
    step: Expr
    type: Type
    span: Span


@dataclass(frozen=True, slots=True)
class BestOf:
    """The highest total of disjoint parts, each fitting a case of a pattern."""

    pattern: str
    args: tuple[Expr, ...]
    type: Type
    span: Span


@dataclass(frozen=True, slots=True)
class AsSet:
    """A list taken as a set."""

    of: Expr
    type: Type
    span: Span


Expr = (
    Const | Local | MeValue | OptionValue | VarAt | ZoneAt | FieldAt | WhereIs | Arith | Join | Compared | Contains
    | LogicOf | NotOf | Either | RangeOf | Collect | Lookup | Item | Fold | CallPure | Builtin | Reach | Steps | BestOf
    | AsSet | Taken | Placed | Plane | Having | FieldsOf | Flood | InTable | Moved | OnLanes
)  # fmt: skip


def parts_of(e: Expr) -> tuple[Expr, ...]:
    """The expressions directly inside, in order of evaluation."""
    match e:
        case Const() | Local() | MeValue() | OptionValue() | Taken() | Placed():
            return ()
        case VarAt(indexes=indexes):
            return indexes
        case ZoneAt(indexes=indexes):
            return indexes or ()
        case FieldAt(of=of) | WhereIs(of=of) | NotOf(of=of) | AsSet(of=of):
            return (of,)
        case Flood(start=start, ways=ways, within=within):
            return (start, *ways, *within)
        case FieldsOf(of=of) | InTable(of=of) | Moved(of=of):
            return (of,)
        case Plane(value=value) | Having(value=value):
            return (value,)
        case Arith(left=a, right=b) | Join(left=a, right=b) | Compared(left=a, right=b):
            return (a, b)
        case Contains(item=a, group=b) | RangeOf(low=a, high=b) | Item(of=a, at=b):
            return (a, b)
        case (
            LogicOf(parts=parts)
            | Collect(items=parts)
            | CallPure(args=parts)
            | Builtin(args=parts)
            | BestOf(args=parts)
            | OnLanes(args=parts)
        ):
            return parts
        case Either(condition=c, then=a, otherwise=b):
            return (c, a, b)
        case Lookup(values=values, key=key):
            return (key, *values)
        case Fold(item=item, gens=gens, condition=condition, prefix=prefix):
            return tuple(x for x in (*(g.source for g in gens), condition, prefix, item) if x is not None)
        case Reach(start=a, step=b):
            return (a, b)
        case Steps(start=a, goal=b, step=c):
            return (a, b, c)


def walk(e: Expr) -> list[Expr]:
    """The expression and all inside it."""
    found = [e]
    for part in parts_of(e):
        found += walk(part)
    return found
