"""Tables, grids and kinds → constant arrays of C, those that the kernel reads."""

from __future__ import annotations

from typing import Any

from rulewright.compiler.content_to_python import kinds_of
from rulewright.compiler.places import components, seers
from rulewright.compiler.python_types import hides_things, kind_prefix
from rulewright.compiler.to_c.c_types import ConstantData, CTypes
from rulewright.dsl import model as m
from rulewright.dsl import types as ty
from rulewright.dsl.tables import Counts, Link, Value

STEPS = ((-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1))  # directions in canonical order (S-5)


def kind_lines(model: m.Model) -> list[str]:
    """The values of each kind by name."""
    return [
        f"enum {{ {', '.join(f'{kind_prefix(k.name)}_{v}' for v in k.values)} }};"
        for k in kinds_of(model)
        if k.name.isidentifier()
    ]


def seer_lines(model: m.Model) -> list[str]:
    """For each place the seats that see what lies there, as bits; -1 is all."""
    return [
        f"static const i8 {table.upper()}_seers[] = {{{', '.join(seers(model, table))}}};"
        for table in components(model)
        if hides_things(model, table)
    ]


def column_lines(types: CTypes, columns: dict[tuple[str, str], ty.Type], data: ConstantData) -> list[str]:
    """An array for each field that is read, with a value for each thing or cell."""
    found = []
    for (table, name), kind in sorted(columns.items(), key=lambda item: item[0]):
        of, values = _column(types.model, table, name, kind)
        literals = [types.literal(v, of, data) for v in values]
        ctype = _narrow(values) if types.of(of) == "i64" else types.of(of)
        found.append(f"static const {ctype} {table.upper()}_{name}[] MAYBE = {{{', '.join(literals)}}};")
    return found


def _narrow(values: list[Any]) -> str:
    numbers = [v for v in values if isinstance(v, int)]
    if len(numbers) < len(values) or not numbers:
        return "i32"
    return "i8" if min(numbers) >= -128 and max(numbers) < 128 else "i32" if abs(max(numbers)) < 2**31 else "i64"


def _column(model: m.Model, table: str, name: str, kind: ty.Type) -> tuple[ty.Type, list[Any]]:
    """The type and the values of a field."""
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
    if name == "row":
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
        case lines if lines.startswith("lines_"):
            return kind, [_lines(rows, columns, int(lines.removeprefix("lines_")))]
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
