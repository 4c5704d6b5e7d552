"""Tables whose rows stand in the rules themselves: listed there, or every combination of their keys."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from math import prod

from rulewright.compiler.values_from_yaml import Names
from rulewright.dsl.problems import Problem
from rulewright.dsl.tables import Link, Record, Table, TableDecl, Value
from rulewright.dsl.types import Flag, Int, Kind, Opt, Ref, Type

MOST = 100_000  # combinations


def inline_table(decl: TableDecl, inline: Sequence[tuple[str, int]]) -> Table:
    """`component card: jack 2, queen 2`: records with `name` and `copies`."""
    spans = {"name": decl.span, "copies": decl.span}
    rows: list[dict[str, Value]] = [{"name": name, "copies": copies} for name, copies in inline]
    return Table(decl, tuple(Record(decl.name, at, row, spans, decl.span) for at, row in enumerate(rows)))


def combined_table(decl: TableDecl, names: Mapping[str, Names]) -> Table | Problem:
    """Every combination of the keys, the first slowest, for a table that has no file and only keys."""
    choices = [_all_values(field.type, names) if field.key else None for field in decl.fields]
    known = [values for values in choices if values is not None]
    if len(known) < len(choices):
        message = f"There is no `{decl.plural}.yaml`, so that nobody knows which `{decl.plural}` there are."
        mend = f"Write the rows of `{decl.name}` into `{decl.plural}.yaml`, in the folder of the rules."
        return Problem("RW620", message, decl.span, mend)
    if prod(len(values) for values in known) > MOST:
        message = f"There is no `{decl.plural}.yaml`, and more than {MOST:,} combinations of the keys."
        return Problem("RW620", message, decl.span, "Write those that there are into the file.")
    spans = {field.name: field.span for field in decl.fields}
    rows = [dict(zip(spans, values, strict=True)) for values in product(*known)]
    return Table(decl, tuple(Record(decl.name, at, row, spans, decl.span) for at, row in enumerate(rows)))


def _all_values(of: Type, names: Mapping[str, Names]) -> Sequence[Value] | None:
    """Every value of a type in canonical order; None where they cannot be listed."""
    match of:
        case Int(int() as low, int() as high) if high - low < MOST:
            return range(low, high + 1)
        case Flag():
            return (False, True)
        case Kind(_, values):
            return values
        case Ref(table):
            return [Link(table, row) for row in range(len(names[table].rows))]
        case Opt(inner):
            values_ = _all_values(inner, names)
            return None if values_ is None else (None, *values_)
        case _:
            return None
