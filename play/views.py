"""State → what one seat may know (S-25): public slots, its own, contents of the zones it sees, counts of others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.play import declared as d
from rulewright.play.plain import place_plain, table_named
from rulewright.play.position import Position
from rulewright.play.values import is_number, shown

if TYPE_CHECKING:
    from rulewright.play.game import State


def view(state: State, seat: int) -> dict[str, Any]:
    """`{"seat", "to_play", "players", "options", "zones", "vars", "decisions", "result"}`.

    A member of a zone is a list of names (from the top for decks and piles), or a pool of counts, where the seat sees
    it; elsewhere the number of things in it. A var of somebody else is left out. `decisions` are the labels that the
    seat may choose from, None where it does not decide. Raises ValueError for a seat at which nobody sits.
    """
    position, declared = state.position, state.game.declared
    if not is_number(seat) or not 0 <= seat < position.seats:
        raise ValueError(f"there is no seat {seat!r} among {position.seats}")
    deciding = state.to_play
    return {
        "seat": seat,
        "to_play": deciding,
        "players": position.seats,
        "options": {o.name: shown(o.spec, getattr(position.words, o.name)) for o in declared.options},
        "zones": {z.name: _zone(position, declared, z, seat) for z in declared.zones},
        "vars": {v.name: _var(position, v, seat) for v in declared.vars if v.seen != "nobody"},
        "decisions": [x.label for x in state.decisions()] if deciding == seat else None,
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


def _var(position: Position, var: d.Var, seat: int) -> dict[str, Any]:
    values = getattr(position, var.name)
    listed = values if var.index else [values]
    pairs = zip(var.keys, listed, strict=True)
    return {key: shown(var.spec, v) for i, (key, v) in enumerate(pairs) if sees(var, i, seat)}


def sees(family: d.Zone | d.Var, i: int, seat: int) -> bool:
    """Whether a seat sees member `i` of a zone or var."""
    if family.seen != "owner" or family.owner is None:
        return family.seen == "all"
    for size in family.sizes[family.owner + 1 :]:
        i //= size
    return i % family.sizes[family.owner] == seat
