"""Where things may lie: the zones of each table, and their places in order, counted from 0, the box."""

from __future__ import annotations

from math import prod

from rulewright.compiler.python_types import size_of
from rulewright.dsl import model as m
from rulewright.dsl import types as ty


def zones_of(model: m.Model, table: str) -> tuple[m.ZoneDecl, ...]:
    """The zones of the things of a table."""
    return model.zones_by_table.get(table, ())


def components(model: m.Model) -> list[str]:
    """Tables whose things lie in zones one by one."""
    return [n for n, t in model.tables.items() if t.decl.form == "component" and zones_of(model, n)]


def tokens(model: m.Model) -> list[str]:
    """Tables whose things are counted."""
    return [n for n, t in model.tables.items() if t.decl.form == "token" and zones_of(model, n)]


def members(model: m.Model, index: tuple[ty.Type, ...]) -> int:
    """How many members a family with this index has."""
    return prod(size_of(model, kind) for kind in index)


def first_places(model: m.Model, table: str) -> list[tuple[m.ZoneDecl, int]]:
    """The zones of a table with the number of their first place."""
    found, at = [], 1
    for zone in zones_of(model, table):
        found.append((zone, at))
        at += members(model, zone.index)
    return found


def seers(model: m.Model, table: str) -> list[str]:
    """For each place the seats that see it as bits: -1 all, 0 nobody."""
    found = ["-1"]
    for zone in zones_of(model, table):
        count = members(model, zone.index)
        if zone.seen != "owner":
            found += ["-1" if zone.seen == "all" else "0"] * count
            continue
        at = next(i for i, t in enumerate(zone.index) if isinstance(t, ty.Player))
        stride = members(model, zone.index[at + 1 :])
        found += [str(1 << (i // stride) % model.players[1]) for i in range(count)]
    return found


def seers_name(table: str) -> str:
    """The constant that holds, for each place, the seats that see what lies there."""
    return f"{table.upper()}_SEERS"
