"""The tree of statements: what was written, with its place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rulewright.dsl.spans import Span
from rulewright.dsl.tree_exprs import Cites, Expr, Generator, Str, Word


@dataclass(frozen=True, slots=True)
class Roll:
    """`roll S` or `flip S`, only as the source of a `let` or an assignment."""

    of: Expr
    span: Span


@dataclass(frozen=True, slots=True)
class NameIt:
    names: tuple[Word, ...]
    source: Expr | Roll
    cites: Cites
    span: Span


@dataclass(frozen=True, slots=True)
class Assign:
    target: Expr
    op: Literal["=", "+=", "-="]
    source: Expr | Roll
    cites: Cites
    span: Span


@dataclass(frozen=True, slots=True)
class CallIt:
    call: Expr
    cites: Cites
    span: Span


@dataclass(frozen=True, slots=True)
class Move:
    count: Expr | None
    what: Expr
    source: Expr | None
    to: Expr
    bottom: bool
    cites: Cites
    span: Span


@dataclass(frozen=True, slots=True)
class Draw:
    count: Expr | None
    source: Expr
    to: Expr
    cites: Cites
    span: Span


@dataclass(frozen=True, slots=True)
class Deal:
    count: Expr | None
    source: Expr
    to: Expr
    generator: Generator
    cites: Cites
    span: Span


@dataclass(frozen=True, slots=True)
class Shuffle:
    zone: Expr
    cites: Cites
    span: Span


@dataclass(frozen=True, slots=True)
class Reveal:
    what: Expr
    to: Expr | None
    cites: Cites
    span: Span


@dataclass(frozen=True, slots=True)
class End:
    """`end game`, `end game: draw`, `end game: me wins`."""

    how: Literal["ranked", "drawn", "wins"]
    winner: Expr | None
    cites: Cites
    span: Span


@dataclass(frozen=True, slots=True)
class Leave:
    """`stop` (the loop), `done` (the rule), `nothing`."""

    how: Literal["stop", "done", "nothing"]
    cites: Cites
    span: Span


@dataclass(frozen=True, slots=True)
class Result:
    value: Expr
    cites: Cites
    span: Span


@dataclass(frozen=True, slots=True)
class Suite:
    body: tuple[Stmt, ...]
    cites: Cites
    span: Span


@dataclass(frozen=True, slots=True)
class If:
    branches: tuple[tuple[Expr, Suite], ...]
    otherwise: Suite | None
    span: Span


@dataclass(frozen=True, slots=True)
class For:
    generator: Generator
    body: Suite
    span: Span


@dataclass(frozen=True, slots=True)
class Each:
    start: Expr | None
    condition: Expr | None
    at_once: bool
    body: Suite
    span: Span


@dataclass(frozen=True, slots=True)
class Repeat:
    times: Expr
    body: Suite
    span: Span


@dataclass(frozen=True, slots=True)
class Phase:
    title: str
    condition: Expr | None
    body: Suite
    span: Span


@dataclass(frozen=True, slots=True)
class MatchCase:
    values: tuple[Expr, ...]
    body: Suite
    span: Span


@dataclass(frozen=True, slots=True)
class Match:
    subject: Expr
    cases: tuple[MatchCase, ...]
    otherwise: Suite | None
    cites: Cites
    span: Span


@dataclass(frozen=True, slots=True)
class Choice:
    label: Str
    generator: Generator | None
    condition: Expr | None
    body: Suite | None
    cites: Cites
    span: Span


@dataclass(frozen=True, slots=True)
class Choose:
    """`choose` (must) or `may`; `by` decides, `times` is the count of `up to n times`."""

    may: bool
    by: Expr | None
    times: Expr | None
    choices: tuple[Choice, ...]
    otherwise: Suite | None
    cites: Cites
    span: Span


Simple = NameIt | Assign | CallIt | Move | Draw | Deal | Shuffle | Reveal | End | Leave | Result
Stmt = Simple | If | For | Each | Repeat | Phase | Match | Choose
