"""State → plain data, from which `position_from_plain` makes the position again. Derived slots are absent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.play import declared as d
from rulewright.play.boards import PLAYER_NAMES
from rulewright.play.position import NOWHERE, Position
from rulewright.play.sets import members
from rulewright.play.values import Named, Whole, shown

if TYPE_CHECKING:
    from rulewright.play.game import State


def plain(state: State) -> dict[str, Any]:
    """`at`, `me`, `rng` (32 hex digits), `ticks`, `options`, `players`, `zones`, `vars`, and what else a state has."""
    position, declared = state.position, state.game.declared
    if state.waiting is not None:
        before = plain(_with(state, state.waiting.before))
        return {**before, "chance": {"decision": state.waiting.decision, "outcomes": list(state.waiting.outcomes)}}
    names = d.index_keys((players_named(declared),), (declared.players[1],))
    data: dict[str, Any] = {
        "at": "over" if position.over else "start" if position.at == NOWHERE else declared.stops[position.at].name,
        "me": names[position.me],
        "rng": f"{position.rng:032x}",
        "ticks": position.ticks,
        "options": {o.name: shown(o.spec, getattr(position.words, o.name)) for o in declared.options},
        "players": position.seats,
        **_laid_out(position, declared),
        "locals": {s.name: shown(s.spec, getattr(position, s.attribute)) for s in live_slots(position, declared)},
    }
    if position.at_once is not None:
        decided = [names[seat] for seat in members(position.at_once.asked)]
        data["at_once"] = {"decided": decided, **_laid_out(position.at_once.began, declared)}
        if position.fate is not None:
            data["at_once"]["open"] = open_plain(position.at_once.began, declared)
    if position.over:
        data["result"] = [list(pair) for pair in position.results]
        data["cut"] = position.cut
    if position.fate is not None:
        data["chance"] = {}
        data["open"] = open_plain(position, declared)
    return data


def _laid_out(position: Position, declared: d.Declared) -> dict[str, Any]:
    """What lies where, what is noted, and who knows of it."""
    data: dict[str, Any] = {
        "zones": {
            **{z.name: zone_plain(position, declared, z) for z in declared.zones},
            "box": box_plain(position, declared),
        },
        "vars": {v.name: _var_plain(position, v) for v in declared.vars},
    }
    if any(hides(declared, t) for t in declared.tables):
        data["known"] = known_plain(position, declared)
        if cohorts := cohorts_plain(position, declared):
            data["cohorts"] = cohorts
    return data


def _with(state: State, position: Position) -> State:
    from rulewright.play.game import State

    return State(state.game, position)


def players_named(declared: d.Declared) -> Named:
    """How players are written, as many as the game may have."""
    return Named("player", PLAYER_NAMES[: declared.players[1]])


def zone_plain(position: Position, declared: d.Declared, zone: d.Zone) -> dict[str, Any]:
    """What lies in each member of a zone: names in order, from the top for decks and piles; counts for tokens."""
    return {key: place_plain(position, declared, zone, i) for i, key in enumerate(zone.keys)}


def hides(declared: d.Declared, table: d.Table) -> bool:
    """Whether somebody may not see where a thing of a table is."""
    return table.form == "component" and any(z.of == table.name and z.seen != "all" for z in declared.zones)


def known_plain(position: Position, declared: d.Declared) -> dict[str, Any]:
    """Who knows where a thing is, of those that more or fewer seats know of than see its place."""
    names = players_named(declared).names
    found: dict[str, Any] = {}
    for table in declared.tables:
        if hides(declared, table):
            known, place = getattr(position, f"{table.name}_known"), getattr(position, f"{table.name}_place")
            seers = position.seers[table.name]
            found[table.name] = {
                table.named.names[t]: "all" if k == -1 else [names[p] for p in members(k)]
                for t, k in enumerate(known)
                if k != seers[place[t]]
            }
    return found


def cohorts_plain(position: Position, declared: d.Declared) -> dict[str, list[list[list[str]]]]:
    """Places whose hidden things may have changed places unseen, as [zone, key], by table; single ones are left out."""
    found: dict[str, list[list[list[str]]]] = {}
    for table in declared.tables:
        if hides(declared, table):
            cohort = getattr(position, f"{table.name}_cohort")
            groups = [[place for place, name in enumerate(cohort) if name == first] for first in sorted(set(cohort))]
            several = [[place_named(declared, table, p) for p in group] for group in groups if len(group) > 1]
            if several:
                found[table.name] = several
    return found


def place_named(declared: d.Declared, table: d.Table, place: int) -> list[str]:
    """A place of the things of a table as [zone, key]."""
    zone = max((z for z in declared.zones if z.of == table.name and z.base <= place), key=lambda z: z.base)
    return [zone.name, zone.keys[place - zone.base]]


def open_plain(position: Position, declared: d.Declared) -> dict[str, list[str]]:
    """Under explicit chance: the things of shuffled decks whose order is still open, by table."""
    found = {t.name: getattr(position, f"{t.name}_open", 0) for t in declared.tables}
    return {t.name: [t.named.names[i] for i in members(found[t.name])] for t in declared.tables if found[t.name]}


def box_plain(position: Position, declared: d.Declared) -> dict[str, Any]:
    """What is not in the game: names of things, counts of tokens; by table where several tables have zones."""
    found: dict[str, Any] = {}
    for table in declared.tables:
        if any(z.of == table.name for z in declared.zones):
            if table.form == "component":
                found[table.name] = [table.named.names[t] for t in members(getattr(position, f"{table.name}_box"))]
            else:
                found[table.name] = _pool(table, getattr(position, f"{table.name}_at"), 0)
    return {"": next(iter(found.values()))} if len(found) == 1 else found


def place_plain(position: Position, declared: d.Declared, zone: d.Zone, i: int) -> Any:
    """One member of a zone."""
    table = table_named(declared, zone.of)
    if table.form == "component":
        content = getattr(position, zone.name)
        here = content[i] if zone.index else content
        match zone.form:
            case "slot":
                things = [] if here is None else [here]
            case "deck" | "pile":
                things = list(here)
            case _:
                things = list(members(here))
        return [table.named.names[t] for t in things]
    return _pool(table, getattr(position, f"{table.name}_at"), zone.base + i)


def _pool(table: d.Table, counts: list[int], place: int) -> dict[str, int]:
    size = len(table.rows)
    return {table.named.names[k]: n for k, n in enumerate(counts[place * size : (place + 1) * size]) if n}


def table_named(declared: d.Declared, name: str) -> d.Table:
    return next(t for t in declared.tables if t.name == name)


def _var_plain(position: Position, var: d.Var) -> dict[str, Any]:
    content = getattr(position, var.name)
    values = content if var.index else [content]
    return {key: shown(var.spec, v) for key, v in zip(var.keys, values, strict=True)}


def live_slots(position: Position, declared: d.Declared) -> tuple[d.Slot, ...]:
    """The locals that matter where the flow stands: those of the stop, and of every caller up to the turn."""
    if position.at < 0:
        return ()
    stop = declared.stops[position.at]
    return (*stop.live, *caller_slots(position, declared, stop.flow))


def caller_slots(position: Position, declared: d.Declared, flow: str) -> tuple[d.Slot, ...]:
    """The locals that matter behind the calls that wait for a flow."""
    found: list[d.Slot] = []
    while True:
        sites = [s for s in declared.sites if s.rule == flow]
        if not sites:
            return tuple(found)
        number = getattr(position, f"{flow}_goes_back_to", 1) if len(sites) > 1 else 1
        if len(sites) > 1:
            found.append(return_slot(flow, len(sites)))
        site = next((s for s in sites if s.number == number), sites[0])
        found += site.live
        flow = site.flow


def return_slot(flow: str, sites: int) -> d.Slot:
    """Which of several calls a rule goes back to."""
    return d.Slot(f"{flow}.return", f"{flow}_goes_back_to", Whole(1, sites))
