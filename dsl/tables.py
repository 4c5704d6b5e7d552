"""Tables: what a rules text declares about its content, and the records that fill it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from rulewright.dsl.spans import Span
from rulewright.dsl.types import Type


@dataclass(frozen=True, slots=True)
class FieldDecl:
    """`number: 1..36 key "help text"` in a table."""

    name: str
    type: Type
    key: bool
    help: str
    span: Span


@dataclass(frozen=True, slots=True)
class TableDecl:
    """`component tile`, `token element`, `record space`, with fields.

    `inline` holds the rows that stand in the rules themselves (`component card: jack 2, queen 2`) as (name, copies);
    such a table has one text field `name`, its key. A table without inline rows is filled from `<plural>.yaml`.
    A field `copies`, where declared, says how many equal things a row stands for (absent: 1).
    """

    form: Literal["component", "token", "record"]
    name: str
    plural: str
    fields: tuple[FieldDecl, ...]
    inline: tuple[tuple[str, int], ...] | None
    help: str
    span: Span

    @property
    def keys(self) -> tuple[FieldDecl, ...]:
        return tuple(f for f in self.fields if f.key)


# Values of a record's fields: int, bool, str (text, the value of a kind, a word), None, and
# Link (a row of another table), tuples of values (sets, lists, tuples), Counts (pools, formulas).


@dataclass(frozen=True, slots=True)
class Link:
    """A reference to row `row` (from 0) of a table."""

    table: str
    row: int


@dataclass(frozen=True, slots=True)
class Counts:
    """A pool: (row of the table, how many), rows ascending, no zeros. `text` is what was written, such as `Ca(OH)2`."""

    table: str
    items: tuple[tuple[int, int], ...]
    text: str


Value = int | bool | str | None | Link | Counts | tuple["Value", ...]


@dataclass(frozen=True, slots=True)
class Record:
    """One row of a table: its number from 0, its values by field name, and where each was written."""

    table: str
    row: int
    values: Mapping[str, Value]
    spans: Mapping[str, Span] = field(compare=False, repr=False)
    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Table:
    """A filled table. A key that no declaration knows is an error, so `records` hold declared fields only."""

    decl: TableDecl
    records: tuple[Record, ...]
