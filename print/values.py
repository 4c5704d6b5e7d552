"""Facts → the values that texts of a layout can name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rulewright.dsl.facts import Clause, Facts, GridFact, OptionFact, PatternCase, PatternFact
from rulewright.dsl.problems import nearest
from rulewright.dsl.tables import Counts, Link, Record, Table, Value


@dataclass(frozen=True, slots=True, eq=False)
class Shown:
    """Something with fields: a row, a cell, a pattern. `text` is what stands on paper when the whole is printed.

    Two of them are the same only if they are one; rows are made once, so a row found by two ways is equal to itself.
    """

    text: str
    fields: Mapping[str, object]

    def __str__(self) -> str:
        return self.text


def values_from_facts(facts: Facts) -> dict[str, object]:
    """What every layout of the game can name, beside the fields of the row it shows."""
    rows = {
        name: [Shown(title_of_row(record, table), {}) for record in table.records]
        for name, table in facts.tables.items()
    }
    filled = {name: tuple(_fill(table, rows, name)) for name, table in facts.tables.items()}
    values: dict[str, object] = {
        "game": facts.game,
        "title": facts.title,
        "players": tuple(range(facts.players[0], facts.players[1] + 1)),
        "patterns": {p.name: _pattern(p) for p in facts.patterns},
        "options": {o.name: _option(o) for o in facts.options},
        "grids": {g.name: grid_to_value(g) for g in facts.grids},
        "clauses": {c.id: _clause(c) for c in facts.clauses},
    }
    values |= {table.decl.plural: filled[name] for name, table in facts.tables.items()}
    return values | dict(facts.constants)


def row_to_values(facts_values: Mapping[str, object], table: Table, record: Record) -> dict[str, object]:
    """The values for one row: its fields stand for themselves, the whole row under the name of its table."""
    rows = facts_values[table.decl.plural]
    assert isinstance(rows, tuple)
    row = rows[record.row]
    return {**facts_values, **row.fields, table.decl.name: row}


def value_to_text(value: object) -> str:
    """A value as it stands on paper."""
    match value:
        case None:
            return ""
        case bool():
            return "yes" if value else "no"
        case Shown(text=text):
            return text
        case tuple() | list():
            return ", ".join(value_to_text(part) for part in value)
        case int() | float() | str():
            return str(value)
        case _:
            raise TypeError("a whole table or loop cannot be printed; take a part of it, or use `|join`")


def part_of(value: object, key: object) -> tuple[object] | None:
    """A field of a row, an entry of a list; None if the value has no such part."""
    parts = value.fields if isinstance(value, Shown) else value
    try:
        if isinstance(parts, Mapping | tuple | list | str):
            return (parts[key],)  # type: ignore[index,call-overload]  # a wrong kind of key is no part either
    except (LookupError, TypeError):
        pass
    return None


def unknown_part(value: object, key: object) -> tuple[str, str]:
    """What to say of a part that a value has not, and what would help."""
    parts = value.fields if isinstance(value, Shown) else value
    near = nearest(str(key), parts) if isinstance(parts, Mapping) else ""
    known = "Known here: " + ", ".join(sorted(value.fields)) + "." if isinstance(value, Shown) else ""
    return f"There is no `{key}` in what stands before it.", near or known


def grid_to_value(grid: GridFact) -> Shown:
    """`rows` and `columns` (`name`, `number`) and `cells` (`name`, `row`, `column`), row by row from a1."""
    letters = [chr(ord("a") + i) if grid.columns <= 26 else f"{i + 1}:" for i in range(grid.columns)]
    cells = tuple(
        Shown(f"{letter}{row}", {"name": f"{letter}{row}", "row": row, "column": column})
        for row in range(1, grid.rows + 1)
        for column, letter in enumerate(letters, 1)
    )
    rows = tuple(Shown(str(n), {"name": str(n), "number": n}) for n in range(1, grid.rows + 1))
    columns = tuple(Shown(letter, {"name": letter, "number": n}) for n, letter in enumerate(letters, 1))
    return Shown(grid.name, {"name": grid.name, "rows": rows, "columns": columns, "cells": cells})


def _fill(table: Table, rows: Mapping[str, list[Shown]], name: str) -> list[Shown]:
    for row, record in zip(rows[name], table.records, strict=True):
        assert isinstance(row.fields, dict)
        row.fields.update({field: _value(value, rows) for field, value in record.values.items()})
    return rows[name]


def _value(value: Value, rows: Mapping[str, list[Shown]]) -> object:
    match value:
        case Link(table, row):
            return rows[table][row]
        case Counts(table, items, text):
            parts = tuple(
                Shown(rows[table][row].text, {"of": rows[table][row], "count": count}) for row, count in items
            )
            return Shown(text, {"text": text, "parts": parts})
        case tuple():
            return tuple(_value(part, rows) for part in value)
        case _:
            return value


def title_of_row(record: Record, table: Table) -> str:
    keys = [record.values[f.name] for f in table.decl.keys if f.name in record.values]
    return " ".join(value_to_text(k) for k in keys if isinstance(k, str | int)) or f"{table.decl.name} {record.row + 1}"


def _pattern(pattern: PatternFact) -> Shown:
    cases = tuple(_case(case) for case in pattern.cases)
    return Shown(pattern.name, {"name": pattern.name, "cases": cases})


def _case(case: PatternCase) -> Shown:
    fields = {"name": case.name, "when": case.when, "examples": case.examples, "clauses": case.clauses}
    return Shown(case.name, fields)


def _option(option: OptionFact) -> Shown:
    fields = {"name": option.name, "text": option.text, "default": option.default, "values": option.values}
    return Shown(option.name, fields)


def _clause(clause: Clause) -> Shown:
    return Shown(clause.text, {"id": clause.id, "kind": clause.kind, "text": clause.text})
