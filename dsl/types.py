"""Types of values, all finite. `T?` is `Opt`, a map `{solid: study}` is `MapOf`."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Int:
    """A whole number. Bounds are known for declared ranges and constants, otherwise None."""

    low: int | None = None
    high: int | None = None


@dataclass(frozen=True, slots=True)
class Flag:
    """yes or no."""


@dataclass(frozen=True, slots=True)
class Text:
    """A text of the content; never computed."""


@dataclass(frozen=True, slots=True)
class NoneType:
    """The type of `none` alone."""


@dataclass(frozen=True, slots=True)
class Kind:
    """Named values in a declared order: `kind suit: clubs, hearts`, or `a / b / c` in place of a type."""

    name: str
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Ref:
    """A row or thing of a component, token or record table, or a cell of a grid, by name of the table."""

    table: str


@dataclass(frozen=True, slots=True)
class Player:
    """A seat."""


@dataclass(frozen=True, slots=True)
class Direction:
    """One of the eight directions of a grid, or how a step changes row and column."""


@dataclass(frozen=True, slots=True)
class Opt:
    """A value or `none`."""

    of: Type


@dataclass(frozen=True, slots=True)
class SetOf:
    """Distinct values, in canonical order."""

    of: Type


@dataclass(frozen=True, slots=True)
class ListOf:
    """Values in an order of their own, with repeats."""

    of: Type


@dataclass(frozen=True, slots=True)
class PoolOf:
    """A count for each value (`formula of element` is one, written `Ca(OH)2`)."""

    of: Type


@dataclass(frozen=True, slots=True)
class TupleOf:
    """Several values side by side."""

    parts: tuple[Type, ...]


@dataclass(frozen=True, slots=True)
class MapOf:
    """A value for each value of a key type."""

    key: Type
    value: Type


@dataclass(frozen=True, slots=True)
class CaseOf:
    """What a pattern answers: the title of one of its cases."""

    pattern: str
    titles: tuple[str, ...]


Type = (
    CaseOf
    | Int
    | Flag
    | Text
    | NoneType
    | Kind
    | Ref
    | Player
    | Direction
    | Opt
    | SetOf
    | ListOf
    | PoolOf
    | TupleOf
    | MapOf
)


def said(t: Type) -> str:
    """The type in a sentence: `a number 0..9`, `a card or none`."""
    match t:
        case Int(int() as low, int() as high) if low == high:
            return f"the number {low}"
        case Int(int() as low, int() as high):
            return f"a number {low}..{high}"
        case Int():
            return "a number"
        case Flag():
            return "a flag (yes or no)"
        case NoneType():
            return "none"
        case Opt(of):
            return f"{said(of)} or none"
        case CaseOf(pattern, _):
            return f"a case of `{pattern}`"
        case TupleOf(parts):
            return f"a tuple of {', '.join(said(p) for p in parts)}"
        case MapOf():
            return "a map"
        case _:
            text = type_to_text(t)
            return f"{'an' if text[0] in 'aeiou' else 'a'} {text}"


def Said(t: Type) -> str:  # noqa: N802 - it begins a sentence
    """The type at the beginning of a sentence."""
    text = said(t)
    return text[0].upper() + text[1:]


def type_to_text(t: Type) -> str:
    """The type as a rules text says it."""
    match t:
        case Int(None, None):
            return "number"
        case Int(low, high):
            return f"{low}..{high}"
        case Flag():
            return "flag"
        case Text():
            return "text"
        case NoneType():
            return "none"
        case Kind(name, values):
            return name if not name.startswith("/") else " / ".join(values)
        case Ref(table):
            return table
        case Player():
            return "player"
        case Direction():
            return "direction"
        case Opt(of):
            return f"{type_to_text(of)}?"
        case SetOf(of):
            return f"set of {type_to_text(of)}"
        case ListOf(of):
            return f"list of {type_to_text(of)}"
        case PoolOf(of):
            return f"pool of {type_to_text(of)}"
        case TupleOf(parts):
            return "(" + ", ".join(type_to_text(p) for p in parts) + ")"
        case CaseOf(pattern, _):
            return f"case of {pattern}"
        case MapOf(key, value):
            return f"{type_to_text(key)} to {type_to_text(value)}"
