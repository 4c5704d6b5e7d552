"""Where a game stands → what one seat may know of it, also while all decide at once (S-33).

Until all have decided, the others are seen as they were before, whatever they have done since, and nobody sees who has
decided. A seat that has not decided yet sees all as it was before; one that decides or has decided sees what is its own
as it is now.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import Any

from rulewright.play import declared as d
from rulewright.play.boards import PLAYER_NAMES
from rulewright.play.plain import caller_slots, hides, live_slots
from rulewright.play.position import NOWHERE, Position
from rulewright.play.values import Named, shown


@dataclass(frozen=True, slots=True)
class Standing:
    """What lies where, whose go it is, where the flow waits, and the locals that matter there, for one seat."""

    position: Position
    me: int
    at: str
    local: dict[str, Any]


def standing(position: Position, declared: d.Declared, seat: int, *, waits: bool) -> Standing:
    """Where the game stands for a seat. `waits` is whether somebody decides now, and not chance."""
    if position.at_once is None:
        at = "over" if position.over else "start" if position.at == NOWHERE else declared.stops[position.at].name
        return Standing(position, position.me, at, _shown(position, live_slots(position, declared)))
    block = declared.at_once[position.at_once.block - 1]
    decides = waits and position.me == seat
    has_decided = bool(position.at_once.asked >> seat & 1)
    seen = _with_own(position, declared, seat) if decides or has_decided else position.at_once.began
    # Who of the others has decided makes no difference to the seat, so all of them have yet to.
    left = [(seat + i) % position.seats for i in range(1, position.seats)]
    left += [] if decides or has_decided else [seat]
    others = {block.left.name: [PLAYER_NAMES[q] for q in left]}
    if decides:
        at = declared.stops[position.at].name
        return Standing(seen, seat, at, _shown(position, live_slots(position, declared)) | others)
    slots = (*block.live, *caller_slots(position, declared, block.flow), block.kept)
    me: int = getattr(position, block.kept.attribute)
    return Standing(seen, me, block.name, _shown(position, slots) | others)


def _shown(position: Position, slots: tuple[d.Slot, ...]) -> dict[str, Any]:
    return {s.name: shown(s.spec, getattr(position, s.attribute)) for s in slots}


def _with_own(position: Position, declared: d.Declared, seat: int) -> Position:
    """What was so before all decided, but for what is the seat's own."""
    assert position.at_once is not None
    seen = position.at_once.began.copy()
    tables = {t.name: t for t in declared.tables}
    for zone in declared.zones:
        for i in own_members(zone, seat):
            if tables[zone.of].form == "token":
                size, counts = len(tables[zone.of].rows), f"{zone.of}_at"
                here = slice((zone.base + i) * size, (zone.base + i + 1) * size)
                getattr(seen, counts)[here] = getattr(position, counts)[here]
            else:
                content = getattr(position, zone.name)[i]
                getattr(seen, zone.name)[i] = [*content] if isinstance(content, list) else content
    for var in declared.vars:
        for i in own_members(var, seat):
            getattr(seen, var.name)[i] = getattr(position, var.name)[i]
    for table in declared.tables:
        if hides(declared, table):
            _own_things(seen, position, declared, table, seat)
    return seen


def _own_things(seen: Position, now: Position, declared: d.Declared, table: d.Table, seat: int) -> None:
    """Where the things of a seat lie now, who knows of them, and the marks on them.

    Places between which it has moved something are one cohort, and so are those between which chance may have moved
    something: what has come back unseen must not be told from what never left.
    """
    own = {z.base + i for z in declared.zones if z.of == table.name for i in own_members(z, seat)}
    place, known, cohort = (getattr(seen, f"{table.name}_{part}") for part in ("place", "known", "cohort"))
    moved, knows = getattr(now, f"{table.name}_place"), getattr(now, f"{table.name}_known")
    things = [t for t in range(len(place)) if place[t] in own]
    for t in things:
        if place[t] != moved[t]:
            seen.mingle(cohort, place[t], moved[t])
            place[t] = moved[t]
        known[t] = knows[t]
    assert now.at_once is not None
    zones = {z.name: z for z in declared.zones if z.of == table.name}
    for one, other in declared.at_once[now.at_once.block - 1].drawn:
        if one in zones and other in zones:
            ends = [[zones[name].base + i for i in own_members(zones[name], seat)] for name in (one, other)]
            for a, b in product(*ends):
                seen.mingle(cohort, a, b)
    for var in declared.vars:
        dims = [n for n, spec in enumerate(var.index) if isinstance(spec, Named) and spec.what == table.name]
        if dims:
            values, new = getattr(seen, var.name), getattr(now, var.name)
            for i in range(len(values)):
                if any(part_of(var, i, n) in things for n in dims):
                    values[i] = new[i]


def own_members(family: d.Zone | d.Var, seat: int) -> list[int]:
    """The members of a zone or var that are a seat's own, by an index that is a player."""
    if family.owner is None:
        return []
    return [i for i in range(len(family.keys)) if part_of(family, i, family.owner) == seat]


def part_of(family: d.Zone | d.Var, i: int, n: int) -> int:
    """The index number `n` of member `i`, counted from 0."""
    for size in family.sizes[n + 1 :]:
        i //= size
    return i % family.sizes[n]
