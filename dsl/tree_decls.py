"""The tree of declarations: what was written, with its place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rulewright.dsl.spans import Span
from rulewright.dsl.tree_exprs import Cites, Expr, TypeTree, Word
from rulewright.dsl.tree_stmts import Suite


@dataclass(frozen=True, slots=True)
class Game:
    name: Word
    title: str
    players: tuple[int, int] | None
    players_cites: Cites
    limit: int | None
    cites: Cites
    span: Span


@dataclass(frozen=True, slots=True)
class Option:
    name: Word
    type: TypeTree | None
    default: Expr
    text: str
    cites: Cites
    span: Span


@dataclass(frozen=True, slots=True)
class KindDecl:
    name: Word
    plural: Word | None
    values: tuple[Word, ...]
    cites: Cites
    span: Span


@dataclass(frozen=True, slots=True)
class Field:
    name: Word
    type: TypeTree
    key: bool
    help: str
    cites: Cites
    span: Span


@dataclass(frozen=True, slots=True)
class TableTree:
    form: Literal["component", "token", "record"]
    name: Word
    plural: Word | None
    help: str
    fields: tuple[Field, ...]
    rows: tuple[tuple[Word, int], ...] | None
    cites: Cites
    span: Span


@dataclass(frozen=True, slots=True)
class Grid:
    name: Word
    plural: Word | None
    rows: int
    columns: int
    cites: Cites
    span: Span


@dataclass(frozen=True, slots=True)
class Zone:
    name: Word
    index: tuple[TypeTree, ...]
    type: TypeTree
    seen: Literal["all", "owner", "nobody"] | None
    cites: Cites
    span: Span


@dataclass(frozen=True, slots=True)
class Var:
    name: Word
    index: tuple[TypeTree, ...]
    type: TypeTree | None
    start: Expr
    seen: Literal["all", "owner", "nobody"] | None
    cites: Cites
    span: Span


@dataclass(frozen=True, slots=True)
class Param:
    name: Word
    type: TypeTree | None


@dataclass(frozen=True, slots=True)
class Guarded:
    """A case line of a `let`: `VALUE if CONDITION`; the last has no condition."""

    value: Expr
    condition: Expr | None
    cites: Cites
    span: Span


@dataclass(frozen=True, slots=True)
class Let:
    """`params` is None for a plain name, () for `name()`. `names` has several words when a tuple is taken apart."""

    names: tuple[Word, ...]
    params: tuple[Param, ...] | None
    result: TypeTree | None
    lets: tuple[Let, ...]
    cases: tuple[Guarded, ...]
    cites: Cites
    span: Span


@dataclass(frozen=True, slots=True)
class Printed:
    """`example 1, 2, 3, 4: worth` or `misprint 1, 2, 3, 5: "why"` under a case of a pattern."""

    args: tuple[Expr, ...]
    worth: Expr | None
    why: str | None
    cites: Cites
    span: Span


@dataclass(frozen=True, slots=True)
class When:
    condition: Expr
    cites: Cites
    span: Span


@dataclass(frozen=True, slots=True)
class PatternCase:
    title: str
    worth: Expr | None
    whens: tuple[When, ...]
    printed: tuple[Printed, ...]
    cites: Cites
    span: Span


@dataclass(frozen=True, slots=True)
class Pattern:
    name: Word
    params: tuple[Param, ...]
    lets: tuple[Let, ...]
    cases: tuple[PatternCase, ...]
    cites: Cites
    span: Span


@dataclass(frozen=True, slots=True)
class Flow:
    """`setup`, `turn from p` or `round`."""

    form: Literal["setup", "turn", "round"]
    start: Expr | None
    body: Suite
    span: Span


@dataclass(frozen=True, slots=True)
class Rule:
    name: Word
    params: tuple[Param, ...]
    result: TypeTree | None
    body: Suite
    span: Span


@dataclass(frozen=True, slots=True)
class Winner:
    name: Word
    rankings: tuple[tuple[Literal["highest", "lowest"], Expr], ...]
    cites: Cites
    span: Span


@dataclass(frozen=True, slots=True)
class Promise:
    """`example COND`, `misprint COND: "why"`, `check "text": COND` at top level; `text` is the why or the check's."""

    form: Literal["example", "misprint", "check"]
    condition: Expr
    text: str
    cites: Cites
    span: Span


@dataclass(frozen=True, slots=True)
class Given:
    by: Expr | None
    body: Suite
    span: Span


@dataclass(frozen=True, slots=True)
class Step:
    """A line of a scenario: `play "Label"`, `refuse "Label"`, `expect COND`, `chance v, w`, `winner p, q`."""

    form: Literal["play", "refuse", "expect", "chance", "winner"]
    label: str
    values: tuple[Expr, ...]
    cites: Cites
    span: Span


@dataclass(frozen=True, slots=True)
class Scenario:
    title: str
    steps: tuple[Given | Step, ...]
    cites: Cites
    span: Span


@dataclass(frozen=True, slots=True)
class Outside:
    why: str
    cites: Cites
    span: Span


Decl = (
    Game | Option | KindDecl | TableTree | Grid | Zone | Var | Let | Pattern | Flow | Rule | Winner | Promise | Scenario
    | Outside
)  # fmt: skip
