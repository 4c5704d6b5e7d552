"""Tables, grids and kinds → constant arrays of C, those that the kernel reads."""

from __future__ import annotations

from typing import Any

from rulewright.compiler.columns import column_of
from rulewright.compiler.content_to_python import kinds_of
from rulewright.compiler.places import components, seers
from rulewright.compiler.python_types import hides_things, kind_prefix
from rulewright.compiler.to_c.c_types import ConstantData, CTypes, c_column
from rulewright.dsl import model as m
from rulewright.dsl import types as ty


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
        of, values = column_of(types.model, table, name, kind)
        literals = [types.literal(v, of, data) for v in values]
        ctype = _narrow(values) if types.of(of) == "i64" else types.of(of)
        found.append(f"static const {ctype} {c_column(table, name)}[] MAYBE = {{{', '.join(literals)}}};")
    return found


def _narrow(values: list[Any]) -> str:
    numbers = [v for v in values if isinstance(v, int)]
    if len(numbers) < len(values) or not numbers:
        return "i32"
    return "i8" if min(numbers) >= -128 and max(numbers) < 128 else "i32" if abs(max(numbers)) < 2**31 else "i64"
