"""The fields of things and cells: their values in run-time form, one for each thing, known before any game."""

from __future__ import annotations

from typing import Any

from rulewright.dsl import model as m
from rulewright.dsl import types as ty
from rulewright.dsl.tables import Counts, Link, Value

STEPS = ((-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1))  # directions in canonical order (S-5)


def column_values(model: m.Model, table: str, name: str) -> list[Any]:
    """The values of a declared field, one for each thing or cell."""
    return column_of(model, table, name, ty.Int())[1]


def column_of(model: m.Model, table: str, name: str, kind: ty.Type) -> tuple[ty.Type, list[Any]]:
    """The type and the values of a field.

    `field is` has for each of its values the set of things that have it, `field upto` of those that have no higher one,
    and `field of table other` for each thing of a
    table the set of those whose field is what its own other field is.
    """
    if " of " in name:
        mine, _, other = name.partition(" of ")
        table_of, _, theirs = other.partition(" ")
        asked = column_values(model, table_of, theirs)
        values = column_values(model, table, mine)
        return kind, [sum(1 << i for i, v in enumerate(values) if v == n) for n in asked]
    if name.endswith((" is", " upto")):
        assert isinstance(kind, ty.TupleOf)
        of, span = kind.parts
        assert isinstance(span, ty.Int)
        assert span.low is not None
        assert span.high is not None
        base, _, how = name.rpartition(" ")
        values = column_values(model, table, base)
        holds = int.__eq__ if how == "is" else int.__le__
        return of, [sum(1 << i for i, v in enumerate(values) if holds(int(v), n)) for n in range(span.low, span.high)]
    if table == "direction":
        made: dict[str, list[Any]] = {
            "diagonal": [r != 0 and c != 0 for r, c in STEPS],
            "row_step": [r for r, _ in STEPS],
            "column_step": [c for _, c in STEPS],
        }
        return kind, made[name]
    if table in model.grids:
        return _grid(model.grids[table], name, kind)
    things = model.things[table]
    if name == "its row":
        return ty.Int(0, len(things)), list(things)
    field = next(f for f in model.tables[table].decl.fields if f.name == name)
    records = model.tables[table].records
    return field.type, [run_time(model, records[row].values.get(name), field.type) for row in things]


def _grid(grid: m.GridDecl, name: str, kind: ty.Type) -> tuple[ty.Type, list[Any]]:
    rows, columns = grid.rows, grid.columns
    cells = [(r, c) for r in range(rows) for c in range(columns)]
    rays = [[_ray(rows, columns, r, c, step) for step in STEPS] for r, c in cells]
    match name:
        case "row":
            return ty.Int(1, rows), [r + 1 for r, _ in cells]
        case "column":
            return ty.Int(1, columns), [c + 1 for _, c in cells]
        case "ray":
            return kind, [ray for cell in rays for ray in cell]
        case "around":
            return kind, [tuple(sorted(ray[0] for ray in cell if ray)) for cell in rays]
        case "beside":
            straight = [i for i, (r, c) in enumerate(STEPS) if r == 0 or c == 0]
            return kind, [tuple(sorted(cell[i][0] for i in straight if cell[i])) for cell in rays]
        case "stride":
            return ty.Int(), [r * columns + c for r, c in STEPS]
        case "having":
            far = range(max(rows, columns) + 1)
            return kind, [
                sum(1 << i for i, cell in enumerate(rays) if len(cell[d]) >= n) for n in far for d in range(8)
            ]
        case lines if lines.startswith("lines "):
            return kind, [_lines(rows, columns, int(lines.removeprefix("lines ")))]
        case _:
            raise AssertionError(name)


def _lines(rows: int, columns: int, length: int) -> tuple[tuple[int, ...], ...]:
    """By first cell, then by step (0,1) (1,0) (1,1) (1,-1), as `boards.lines`."""
    found = []
    for row in range(rows):
        for column in range(columns):
            for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
                end_row, end_column = row + down * (length - 1), column + right * (length - 1)
                if 0 <= end_row < rows and 0 <= end_column < columns:
                    found.append(tuple((row + down * i) * columns + column + right * i for i in range(length)))
    return tuple(found)


def _ray(rows: int, columns: int, row: int, column: int, step: tuple[int, int]) -> tuple[int, ...]:
    found = []
    row, column = row + step[0], column + step[1]
    while 0 <= row < rows and 0 <= column < columns:
        found.append(row * columns + column)
        row, column = row + step[0], column + step[1]
    return tuple(found)


def run_time(model: m.Model, value: Value, t: ty.Type) -> Any:
    """A value of the content in its run-time form: links and kinds as positions, sets as bits, pools as counts."""
    match value, t:
        case None, _:
            return None
        case _, ty.Opt(of=of):
            return run_time(model, value, of)
        case str(), ty.Kind(values=values):
            return values.index(value)
        case Link(table=table, row=row), _:
            return model.things[table].index(row)
        case Counts(table=table, items=items), _:
            counts = dict(items)
            return tuple(counts.get(row, 0) for row in range(len(model.tables[table].records)))
        case tuple(), ty.SetOf(of=of):
            return sum({1 << int(run_time(model, v, of)) for v in value})
        case tuple(), ty.ListOf(of=of):
            return tuple(run_time(model, v, of) for v in value)
        case tuple(), ty.TupleOf(parts=parts):
            return tuple(run_time(model, v, p) for v, p in zip(value, parts, strict=True))
        case _:
            return value
