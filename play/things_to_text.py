"""A name that somebody asks about → what the content says of it: `what C04`, `what water`, `what b2`, `what field`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rulewright.play.declared import Declared, Table, Zone
from rulewright.play.values import Named, printed


def things_to_text(asked: str, declared: Declared, view: Mapping[str, Any]) -> Iterator[str]:
    """A line for each thing, row or kind with this name, or that lies on a cell or in a zone with this name.

    The name of a board's zone asks for all that lies there, place by place.

    `view` is what the seat sees: nothing that is hidden from it is told of.
    """
    wanted = asked.strip().casefold()
    if not wanted:
        return
    boards = {grid.name for grid in declared.grids}
    spread = [z for z in declared.zones if z.name.casefold() == wanted and _first(z) in boards]
    tables = {table.name: table for table in declared.tables}
    for zone in spread:
        for key, things in view["zones"].get(zone.name, {}).items():
            for thing in things if isinstance(things, list) else ():
                yield f"{key}  {_said(tables[zone.of], tables[zone.of].named.names.index(thing))}"
    here = [
        (zone.of, thing)
        for zone in declared.zones
        for key, things in view["zones"].get(zone.name, {}).items()
        if wanted in {key.casefold(), f"{zone.name} {key}".strip().casefold()} and isinstance(things, list | dict)
        for thing in things
    ]
    told = set()
    for table in declared.tables:
        for thing, name in enumerate(table.named.names):
            row = table.rows[thing]
            if (table.name, name) in here or wanted in {n.casefold() for n in _names(table, thing)}:
                if (table.name, row) not in told:
                    yield _said(table, thing)
                told.add((table.name, row))


def _first(zone: Zone) -> str | None:
    """What tells the members of a family of zones apart."""
    match zone.index:
        case (Named(what=what),):
            return what
        case _:
            return None


def _names(table: Table, thing: int) -> Iterator[str]:
    """What it is called: its key, and its name."""
    yield table.named.names[thing]
    for column in table.columns:
        if column.name == "name":
            yield str(column.values[table.rows[thing]])


def _said(table: Table, thing: int) -> str:
    """All its fields but those that say no: flags, what is none, words like `no_reaction` and `none_known`."""
    row = table.rows[thing]
    fields = [(c.name, printed(c.spec, c.values[row])) for c in table.columns]
    more = ", ".join(
        f"{name} {text}"
        for name, text in fields
        if text.partition("_")[0] not in ("no", "none") and text != table.named.names[thing]
    )
    return f"{table.name} {table.named.names[thing]}{': ' if more else ''}{more}"
