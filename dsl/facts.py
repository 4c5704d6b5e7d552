"""What the rules of one game state as plain data: the material that printing and reports work from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rulewright.dsl.tables import Table

# A constant `let` as data: numbers, flags, none, texts (kinds, names of cells and things as printed), tuples.
Plain = int | bool | str | None | tuple["Plain", ...]


@dataclass(frozen=True, slots=True)
class PatternCase:
    """One case of a pattern: its name, its `when` conditions as written, its printed examples, the clauses it cites."""

    name: str
    when: tuple[str, ...]
    examples: tuple[tuple[Plain, ...], ...]
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PatternFact:
    """`pattern trope(a, b, c, d)` with its cases in order."""

    name: str
    cases: tuple[PatternCase, ...]


@dataclass(frozen=True, slots=True)
class OptionFact:
    """An agreement of the table: name, question, default and possible values as printed."""

    name: str
    text: str
    default: str
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class GridFact:
    """A board of `rows` by `columns` cells, each named by column letter and row number (`a1`: first of both)."""

    name: str
    rows: int
    columns: int


@dataclass(frozen=True, slots=True)
class Clause:
    """One numbered clause of the rulebook, in our words."""

    id: str
    kind: str
    text: str


@dataclass(frozen=True, slots=True)
class Facts:
    """All of it, with the default options. `constants` holds every top-level `let` without arguments and state."""

    game: str
    title: str
    players: tuple[int, int]
    tables: Mapping[str, Table]
    constants: Mapping[str, Plain]
    patterns: tuple[PatternFact, ...]
    options: tuple[OptionFact, ...]
    grids: tuple[GridFact, ...]
    clauses: tuple[Clause, ...]
