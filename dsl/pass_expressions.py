"""Expressions that no text of rules says: only passes make them. `expressions` has them among all others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from rulewright.dsl.spans import Span
from rulewright.dsl.types import Type

if TYPE_CHECKING:
    from rulewright.dsl.expressions import Expr


@dataclass(frozen=True, slots=True)
class Taken:
    """The indexes of a slot zone where something lies, as a set; `kept`: the position keeps it up to date."""

    zone: str
    type: Type
    span: Span
    kept: bool = False


@dataclass(frozen=True, slots=True)
class Placed:
    """Each thing of a slot zone with the index where it lies, as a set of pairs; `kept` as above."""

    zone: str
    type: Type
    span: Span
    kept: bool = False


@dataclass(frozen=True, slots=True)
class Plane:
    """The indexes at which a var has a value, as a set that every change of the var brings up to date."""

    var: str
    value: Expr
    type: Type
    span: Span


@dataclass(frozen=True, slots=True)
class Having:
    """The things or cells whose field is a value, as a set; with `upto` those whose number is no higher than it."""

    table: str
    field: str
    value: Expr
    type: Type
    span: Span
    upto: bool = False


@dataclass(frozen=True, slots=True)
class FieldsOf:
    """The values of a field, numbers from 0, among the members of a set of things or cells."""

    table: str
    field: str
    of: Expr
    type: Type
    span: Span


@dataclass(frozen=True, slots=True)
class Flood:
    """All cells that steps lead to from one, it among them: from each cell of `ways[i]` to the `by[i]`-th after it.

    Steps end only in cells that are in all of `within`.
    """

    start: Expr
    ways: tuple[Expr, ...]
    by: tuple[int, ...]
    type: Type
    span: Span
    within: tuple[Expr, ...] = ()


@dataclass(frozen=True, slots=True)
class InTable:
    """A question about one set, whose bits are a number n: bit n of `answers`, of `size` bits, says yes or no."""

    of: Expr
    answers: int
    size: int
    type: Type
    span: Span


@dataclass(frozen=True, slots=True)
class Moved:
    """A set of cells with each moved so many places on, to higher ones if `by` is above 0; none goes over an end."""

    of: Expr
    by: int
    type: Type
    span: Span


LaneOp = Literal["all", "each", "others", "without", "having", "back", "run", "way", "moved", "reached"]


@dataclass(frozen=True, slots=True)
class OnLanes:
    """One step of reckoning with sets of pairs of a thing and a cell, for all things of a table at once.

    As bits such a set is a row of boards side by side, one lane for each thing. P and Q are sets of pairs, S a set of
    cells, d a direction, n a number known here:

    all                 every thing with every cell
    each(S)             every thing with every cell of S
    others(P)           the pairs that are not in P
    without(P, t)       P without the pairs of thing t, which may be none
    having(d, n)        pairs whose cell has at least n cells in direction d
    back(P, d, n)       pairs that n steps in direction d lead into P; of cells with fewer than n it says nothing
    run(P, d, Q)        the cells that lie one behind the other in direction d from those of P, as long as they are in Q
    way(P, d, n)        a step: from a pair of P to the n-th cell in direction d, which exists
    moved(P, ways)      where one step, of any of the ways, leads from P
    reached(P, ways)    where repeated steps lead from P, P itself among it
    """

    op: LaneOp
    things: str
    grid: str
    args: tuple[Expr, ...]
    type: Type
    span: Span
