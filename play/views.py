"""State → what one seat may know (S-25): public slots, its own, contents of the zones it sees, counts of others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.play import declared as d
from rulewright.play.at_once import part_of, standing
from rulewright.play.boards import PLAYER_NAMES
from rulewright.play.plain import box_plain, hides, place_named, place_plain, table_named
from rulewright.play.position import Position
from rulewright.play.values import Named, is_number, shown

if TYPE_CHECKING:
    from rulewright.play.game import State

ALL = "all"  # `to_play` in a view while all decide at once


def view(state: State, seat: int) -> dict[str, Any]:
    """What a seat may know, as JSON-able data. Raises ValueError for a seat at which nobody sits.

    `seat`, `to_play` (as `State.to_play`), `players`, `options`, `me` (whose go it is), `at` (the stop) and `locals`
    say where the game stands. While all decide at once `to_play` is "all": the others are seen as they were before all
    began to decide, and `at` is the name of that block of the rules for those who do not decide now (S-33). `zones`: a
    member is a list of names (from the top for decks and piles), or a pool of counts, where the seat sees it; elsewhere
    the number of things in it. `box` lies open. `known`: things at places that the seat does not see, though it knows
    that they are there (or that lie hidden from others, though all know of them): `{"zone", "at", "place", "all"}`,
    with the place counted from the top where there is an order, and whether everybody knows. `cohorts`: hidden places
    between which things may have moved unseen, each with the things that the seat cannot place but knows to be there
    (S-26). `vars`: those of somebody else are left out, and marks on things that the seat knows nothing of. `decisions`
    are the labels that the seat may choose from, None where it does not decide. `result` is `[score, rank]` of each
    seat at the end.
    """
    decides = state.to_play == seat
    return {**outlook(state, seat), "decisions": [x.label for x in state.decisions()] if decides else None}


def outlook(state: State, seat: int) -> dict[str, Any]:
    """The view of a seat without its decisions, which follow from the rest."""
    declared = state.game.declared
    if not is_number(seat) or not 0 <= seat < state.players:
        raise ValueError(f"there is no seat {seat!r} among {state.players}")
    stands = standing(state.position, declared, seat, waits=state.waiting is None)
    position = stands.position
    return {
        "seat": seat,
        "to_play": state.to_play if state.position.at_once is None else ALL,
        "players": position.seats,
        "options": {o.name: shown(o.spec, getattr(position.words, o.name)) for o in declared.options},
        "me": PLAYER_NAMES[stands.me],
        "at": stands.at,
        "locals": stands.local,
        "zones": {z.name: _zone(position, declared, z, seat) for z in declared.zones},
        "box": box_plain(position, declared),
        "known": {t.name: _known(position, declared, t, seat) for t in declared.tables if hides(declared, t)},
        "cohorts": {t.name: _cohorts(position, declared, t, seat) for t in declared.tables if hides(declared, t)},
        "vars": {v.name: _var(position, declared, v, seat) for v in declared.vars if v.seen != "nobody"},
        "result": None if state.result is None else [[r.score, r.rank] for r in state.result],
    }


def _zone(position: Position, declared: d.Declared, zone: d.Zone, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for i, key in enumerate(zone.keys):
        content = place_plain(position, declared, zone, i)
        if sees(zone, i, seat):
            found[key] = content
        else:
            found[key] = len(content) if table_named(declared, zone.of).form == "component" else sum(content.values())
    return found


def _known(position: Position, declared: d.Declared, table: d.Table, seat: int) -> dict[str, Any]:
    """Where the things are that a seat knows of without seeing them, or that all know of though not all see them."""
    known, place = getattr(position, f"{table.name}_known"), getattr(position, f"{table.name}_place")
    seers, everybody = position.seers[table.name], (1 << position.seats) - 1
    found: dict[str, Any] = {}
    for thing, knows in enumerate(known):
        all_know, all_see = knows & everybody == everybody, seers[place[thing]] & everybody == everybody
        if (knows >> seat & 1 and not seers[place[thing]] >> seat & 1) or (all_know and not all_see):
            zone, i = _where(declared, table, place[thing])
            names = place_plain(position, declared, zone, i)
            name = table.named.names[thing]
            order = names.index(name) if zone.form in ("deck", "pile") else None
            found[name] = {"zone": zone.name, "at": zone.keys[i], "place": order, "all": all_know}
    return found


def _cohorts(position: Position, declared: d.Declared, table: d.Table, seat: int) -> list[dict[str, Any]]:
    """Places that belong together, as [zone, key], and which things lie there of those that the seat cannot place."""
    known, place = getattr(position, f"{table.name}_known"), getattr(position, f"{table.name}_place")
    cohort = getattr(position, f"{table.name}_cohort")
    unknown: dict[int, list[str]] = {}
    for thing, knows in enumerate(known):
        if not (knows | position.seers[table.name][place[thing]]) >> seat & 1:
            unknown.setdefault(cohort[place[thing]], []).append(table.named.names[thing])
    several = {name for at, name in enumerate(cohort) if name != at}
    return [
        {
            "places": [place_named(declared, table, at) for at, name in enumerate(cohort) if name == first],
            "things": unknown.get(first, []),
        }
        for first in sorted({*unknown, *several})
    ]


def _where(declared: d.Declared, table: d.Table, place: int) -> tuple[d.Zone, int]:
    """The zone that a place belongs to, and which of its members it is."""
    zone = max((z for z in declared.zones if z.of == table.name and z.base <= place), key=lambda z: z.base)
    return zone, place - zone.base


def _var(position: Position, declared: d.Declared, var: d.Var, seat: int) -> dict[str, Any]:
    values = getattr(position, var.name)
    listed = values if var.index else [values]
    pairs = zip(var.keys, listed, strict=True)
    told = [sees(var, i, seat) for i in range(len(listed))]
    match var.index:
        case (Named(what=what),) if any(t.name == what and hides(declared, t) for t in declared.tables):
            told = [
                seen and bool(k >> seat & 1) for seen, k in zip(told, getattr(position, f"{what}_known"), strict=True)
            ]
        case _:
            pass
    return {key: shown(var.spec, v) for seen, (key, v) in zip(told, pairs, strict=True) if seen}


def sees(family: d.Zone | d.Var, i: int, seat: int) -> bool:
    """Whether a seat sees member `i` of a zone or var."""
    return owns(family, i, seat) if family.seen == "owner" else family.seen == "all"


def owns(family: d.Zone | d.Var, i: int, seat: int) -> bool:
    """Whether member `i` of a zone or var is the seat's own, by an index that is a player."""
    return family.owner is not None and part_of(family, i, family.owner) == seat
