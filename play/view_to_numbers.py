"""A view → a row of whole numbers of fixed length, for programs that learn.

For each thing the number of its place (from 1; 0 where the seat does not know), for tables with decks or piles also how
far from the top it lies; for each zone member the number of tokens of each kind and of things; for each var its value,
other values than numbers by their position from 1, and 0 where the seat does not see it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rulewright.play import declared as d
from rulewright.play.boards import PLAYER_NAMES
from rulewright.play.values import Maybe, Named, Spec, YesNo


def view_to_numbers(declared: d.Declared, view: Mapping[str, Any]) -> list[int]:
    """`view` is what `State.view` returns; the length depends on the game alone."""
    found = [view["seat"], PLAYER_NAMES.index(view["me"]), _stop(declared, view["at"])]
    for table in declared.tables:
        zones = [z for z in declared.zones if z.of == table.name]
        if zones and table.form == "component":
            found += _things(table, zones, view)
        elif zones:
            found += _tokens(table, zones, view)
    for zone in declared.zones:
        for key in zone.keys:
            content = view["zones"][zone.name][key]
            found.append(content if isinstance(content, int) else _size(content))
    for var in declared.vars:
        seen = view["vars"].get(var.name, {})
        found += [_value(var.spec, seen[key]) if key in seen else 0 for key in var.keys]
    return found


def _stop(declared: d.Declared, at: str) -> int:
    places = [stop.name for stop in declared.stops] + [block.name for block in declared.at_once]
    return places.index(at) + 1 if at in places else 0


def _things(table: d.Table, zones: list[d.Zone], view: Mapping[str, Any]) -> Iterator[int]:
    places: dict[str, tuple[int, int]] = {}
    for zone in zones:
        for i, key in enumerate(zone.keys):
            content = view["zones"][zone.name][key]
            if isinstance(content, list):
                for depth, name in enumerate(content, 1):
                    places[name] = (zone.base + i, depth if zone.form in ("deck", "pile") else 0)
    for name, known in view["known"].get(table.name, {}).items():
        zone = next(z for z in zones if z.name == known["zone"])
        depth = 0 if known["place"] is None else known["place"] + 1
        places[name] = (zone.base + zone.keys.index(known["at"]), depth)
    ordered = any(z.form in ("deck", "pile") for z in zones)
    for name in table.named.names:
        place, depth = places.get(name, (0, 0))
        yield place
        if ordered:
            yield depth


def _tokens(table: d.Table, zones: list[d.Zone], view: Mapping[str, Any]) -> Iterator[int]:
    for zone in zones:
        for key in zone.keys:
            content = view["zones"][zone.name][key]
            for kind in table.named.names:
                yield content.get(kind, 0) if isinstance(content, dict) else 0


def _size(content: Any) -> int:
    return sum(content.values()) if isinstance(content, dict) else len(content)


def _value(spec: Spec, value: Any) -> int:
    match spec:
        case Named(names=names):
            return names.index(value) + 1
        case Maybe(of):
            return 0 if value is None else _value(of, value)
        case YesNo():
            return int(value)
        case _:
            return value if isinstance(value, int) else 0
