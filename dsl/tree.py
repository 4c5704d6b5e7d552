"""The tree of a rules text: what was written, with its place. Nothing is resolved here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rulewright.dsl.spans import Span


@dataclass(frozen=True, slots=True)
class Cite:
    """One clause that a declaration or statement cites; a range `NUM-20..21` is two of them with one span."""

    id: str
    span: Span


Cites = tuple[Cite, ...]


@dataclass(frozen=True, slots=True)
class Word:
    """A name as it stands in the text."""

    text: str
    span: Span


# ---------------------------------------------------------------- expressions


@dataclass(frozen=True, slots=True)
class Name:
    name: str
    span: Span


@dataclass(frozen=True, slots=True)
class Number:
    value: int
    span: Span


@dataclass(frozen=True, slots=True)
class Str:
    value: str
    span: Span


@dataclass(frozen=True, slots=True)
class Me:
    span: Span


@dataclass(frozen=True, slots=True)
class NoneLit:
    span: Span


@dataclass(frozen=True, slots=True)
class FlagLit:
    value: bool
    span: Span


@dataclass(frozen=True, slots=True)
class Binary:
    """`+ - * mod ^`, and `/` with its rounding as `/down` or `/up`."""

    op: Literal["+", "-", "*", "mod", "^", "/down", "/up"]
    left: Expr
    right: Expr
    span: Span


@dataclass(frozen=True, slots=True)
class Compare:
    op: Literal["is", "is not", "in", "not in", "<", "<=", ">", ">="]
    left: Expr
    right: Expr
    span: Span


@dataclass(frozen=True, slots=True)
class Logic:
    op: Literal["and", "or"]
    parts: tuple[Expr, ...]
    span: Span


@dataclass(frozen=True, slots=True)
class Not:
    of: Expr
    span: Span


@dataclass(frozen=True, slots=True)
class Minus:
    of: Expr
    span: Span


@dataclass(frozen=True, slots=True)
class IfElse:
    then: Expr
    condition: Expr
    otherwise: Expr
    span: Span


@dataclass(frozen=True, slots=True)
class Range:
    low: Expr
    high: Expr
    span: Span


@dataclass(frozen=True, slots=True)
class FieldOf:
    base: Expr
    name: str
    span: Span


@dataclass(frozen=True, slots=True)
class At:
    base: Expr
    indexes: tuple[Expr, ...]
    span: Span


@dataclass(frozen=True, slots=True)
class Binding:
    """`x in S` of a `for`; several names take a tuple apart."""

    names: tuple[Word, ...]
    source: Expr
    span: Span


@dataclass(frozen=True, slots=True)
class Generator:
    bindings: tuple[Binding, ...]
    condition: Expr | None
    span: Span


@dataclass(frozen=True, slots=True)
class Comprehension:
    """`item for x in S if c`, or with `while`: the items up to the first that fails."""

    item: Expr
    generator: Generator
    prefix: Expr | None
    span: Span


@dataclass(frozen=True, slots=True)
class Apply:
    """A call; its arguments are expressions, or one comprehension (`count(x for x in S)`)."""

    base: Expr
    args: tuple[Expr, ...] | Comprehension
    span: Span


@dataclass(frozen=True, slots=True)
class TupleOf:
    items: tuple[Expr, ...]
    span: Span


@dataclass(frozen=True, slots=True)
class ListOf:
    items: tuple[Expr, ...] | Comprehension
    span: Span


@dataclass(frozen=True, slots=True)
class MapOf:
    entries: tuple[tuple[Expr, Expr], ...]
    span: Span


@dataclass(frozen=True, slots=True)
class Best:
    pattern: str
    of: Expr
    span: Span


@dataclass(frozen=True, slots=True)
class Reachable:
    name: str
    start: Expr
    step: Expr
    span: Span


@dataclass(frozen=True, slots=True)
class Distance:
    name: str
    start: Expr
    to: Expr
    step: Expr
    span: Span


Expr = (
    Name | Number | Str | Me | NoneLit | FlagLit | Binary | Compare | Logic | Not | Minus | IfElse | Range | FieldOf
    | At | Apply | TupleOf | ListOf | MapOf | Best | Reachable | Distance
)  # fmt: skip

# ---------------------------------------------------------------- types


@dataclass(frozen=True, slots=True)
class NamedType:
    name: str
    span: Span


@dataclass(frozen=True, slots=True)
class OfType:
    """`set of card`, `deck of card`, `formula of element`."""

    word: str
    of: TypeTree
    span: Span


@dataclass(frozen=True, slots=True)
class Bounds:
    """`1..36`; a bound may be the name of an option or constant."""

    low: int | str
    high: int | str
    span: Span


@dataclass(frozen=True, slots=True)
class OneOf:
    values: tuple[Word, ...]
    span: Span


@dataclass(frozen=True, slots=True)
class TupleType:
    parts: tuple[TypeTree, ...]
    span: Span


@dataclass(frozen=True, slots=True)
class OptionalType:
    of: TypeTree
    span: Span


TypeTree = NamedType | OfType | Bounds | OneOf | TupleType | OptionalType

# ---------------------------------------------------------------- statements


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

# ---------------------------------------------------------------- declarations


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
    """`example COND`, `misprint COND: "why"`, `check "text": COND` at top level; `text` is the why or the check's name."""

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
    """A line of a scenario: `play "Label"`, `refuse "Label"`, `expect COND`, `chance v, w`."""

    form: Literal["play", "refuse", "expect", "chance"]
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
