"""Typed statements: what happens, once every name is resolved."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rulewright.dsl.expressions import Expr, Gen
from rulewright.dsl.spans import Span
from rulewright.dsl.tree_exprs import Cites


@dataclass(frozen=True, slots=True)
class SetLocal:
    """`let x = e`; a value, taken once."""

    names: tuple[str, ...]
    value: Expr
    cites: Cites
    span: Span


@dataclass(frozen=True, slots=True)
class RollLocal:
    """`let x = roll S`: one element of S, each with equal chance."""

    names: tuple[str, ...]
    of: Expr
    cites: Cites
    span: Span


@dataclass(frozen=True, slots=True)
class SetVar:
    """`x = e`, `x += e`, `x -= e`; `rolled`: the value is one of the elements of `value` by chance."""

    var: str
    indexes: tuple[Expr, ...]
    op: Literal["=", "+=", "-="]
    value: Expr
    rolled: bool
    cites: Cites
    span: Span


@dataclass(frozen=True, slots=True)
class CallRule:
    """A rule called; `into` names the local that takes its result."""

    rule: str
    args: tuple[Expr, ...]
    into: str | None
    cites: Cites
    span: Span


@dataclass(frozen=True, slots=True)
class Place:
    """A member of a zone as the end of a move; `bottom` puts under what lies there. `box` is zone None."""

    zone: str | None
    indexes: tuple[Expr, ...]
    bottom: bool


@dataclass(frozen=True, slots=True)
class MoveThings:
    """Things of one component to a place. `what` is a thing, a thing or none, a set or a list.

    `source` is the place that a `from` names. `whole` names the ordered zone that moves as a block in its order.
    """

    of: str
    what: Expr
    source: Place | None
    whole: bool
    to: Place
    cites: Cites
    span: Span


@dataclass(frozen=True, slots=True)
class MoveTokens:
    """`count` tokens of one kind, or all of a pool where `row` is None, between places; the place None is the box."""

    of: str
    row: Expr | None
    count: Expr | None
    source: Place
    to: Place
    cites: Cites
    span: Span


@dataclass(frozen=True, slots=True)
class DrawThings:
    """Up to `count` from the top of a deck or pile, or at random from a bag."""

    of: str
    count: Expr
    source: Place
    to: Place
    cites: Cites
    span: Span


@dataclass(frozen=True, slots=True)
class ShuffleZone:
    zone: Place
    cites: Cites
    span: Span


@dataclass(frozen=True, slots=True)
class RevealIt:
    what: Expr
    to: Expr | None
    cites: Cites
    span: Span


@dataclass(frozen=True, slots=True)
class EndGame:
    how: Literal["ranked", "drawn", "wins"]
    winner: Expr | None
    cites: Cites
    span: Span


@dataclass(frozen=True, slots=True)
class LeaveIt:
    how: Literal["stop", "done", "nothing"]
    cites: Cites
    span: Span


@dataclass(frozen=True, slots=True)
class GiveResult:
    value: Expr
    cites: Cites
    span: Span


@dataclass(frozen=True, slots=True)
class Body:
    """Statements of a block with the citations of its head."""

    stmts: tuple[Stmt, ...]
    cites: Cites
    span: Span


@dataclass(frozen=True, slots=True)
class IfStmt:
    branches: tuple[tuple[Expr, Body], ...]
    otherwise: Body | None
    span: Span


@dataclass(frozen=True, slots=True)
class ForStmt:
    gens: tuple[Gen, ...]
    condition: Expr | None
    body: Body
    span: Span


@dataclass(frozen=True, slots=True)
class EachStmt:
    """`each player from start if c`: in seat order, `me` bound."""

    start: Expr | None
    condition: Expr | None
    at_once: bool
    body: Body
    span: Span


@dataclass(frozen=True, slots=True)
class RepeatStmt:
    times: Expr
    body: Body
    span: Span


@dataclass(frozen=True, slots=True)
class MatchStmt:
    """Case values are constants; None among them stands for `none`."""

    subject: Expr
    cases: tuple[tuple[tuple[Expr, ...], Body], ...]
    otherwise: Body | None
    cites: Cites
    span: Span


@dataclass(frozen=True, slots=True)
class LabelPart:
    """A piece of a label: fixed text, or a value to print."""

    text: str
    value: Expr | None


@dataclass(frozen=True, slots=True)
class OptionLine:
    label: str
    parts: tuple[LabelPart, ...]
    gens: tuple[Gen, ...]
    condition: Expr | None
    body: Body
    cites: Cites
    span: Span


@dataclass(frozen=True, slots=True)
class ChooseStmt:
    may: bool
    by: Expr | None
    times: Expr | None
    lines: tuple[OptionLine, ...]
    otherwise: Body | None
    cites: Cites
    span: Span


@dataclass(frozen=True, slots=True)
class PhaseStmt:
    title: str
    condition: Expr | None
    body: Body
    span: Span


Stmt = (
    SetLocal | RollLocal | SetVar | CallRule | MoveThings | MoveTokens | DrawThings | ShuffleZone | RevealIt | EndGame
    | LeaveIt | GiveResult | IfStmt | ForStmt | EachStmt | RepeatStmt | MatchStmt | ChooseStmt | PhaseStmt
)  # fmt: skip
