"""The tree of expressions and types: what was written, with its place."""

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
