"""A view → a state that looks the same to its seat, with everything hidden drawn anew (S-35).

Things at places that the seat does not know are one random order of all things that it cannot place, hidden tokens a
random deal of those that are missing, hidden vars uniform over their type. What others know beyond what they see is
kept where everybody knows. The limit counts from 0 again: a view does not tell how much of it is used up. Where all
decide at once the others have yet to decide: to the seat it is all the same whether they have (S-33).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from rulewright.play import declared as d
from rulewright.play.at_once import part_of
from rulewright.play.boards import PLAYER_NAMES
from rulewright.play.calls import check_position
from rulewright.play.chance import GAME, MASK64, RESAMPLING, Random, stream, stream_state
from rulewright.play.faults import Fault
from rulewright.play.plain import box_plain
from rulewright.play.values import Maybe, Named, Spec, Unreadable, Whole, YesNo, shown
from rulewright.play.views import ALL

if TYPE_CHECKING:
    from rulewright.play.game import Game, State

TRIES = 1000


def resample(game: Game, view: Mapping[str, Any], x: int) -> State:
    """One state of many: the same `view` and `x` give the same one.

    Raises ValueError for data that no view of this game has, and Fault when 1,000 tries found nothing that fits.
    """
    reason: Exception | None = None
    for state in redrawn(game, view, x):
        if isinstance(state, Unreadable):
            reason = state
        elif state.view(view["seat"]) == view and _holds(state):
            return state
    why = f": {reason}" if reason is not None else "."
    raise Fault(f"No state was found that seat {view['seat']} could take for this one{why}")


def _holds(state: State) -> bool:
    """Whether what the rules say of every state is so."""
    try:
        check_position(state.game.declared, state.position)
    except Fault:
        return False
    return True


def redrawn(game: Game, view: Mapping[str, Any], x: int) -> Iterator[State | Unreadable]:
    """1,000 states with what is hidden in a view drawn anew, or why one cannot be.

    They differ from the view only where the rules tell a seat what depends on hidden things.
    """
    rng = stream(x, RESAMPLING)
    if view["to_play"] == "chance":
        raise ValueError("a view taken while chance is awaited cannot be resampled; take one at a decision")
    for _ in range(TRIES):
        try:
            yield game.from_plain(_guess(game, view, rng, x))
        except Unreadable as unfit:
            yield unfit


def _guess(game: Game, view: Mapping[str, Any], rng: Random, x: int) -> dict[str, Any]:
    """The plain form of a state, what is hidden filled by chance."""
    declared = game.declared
    data = {
        "at": view["at"],
        "me": view["me"],
        "rng": f"{stream_state(x & MASK64, GAME):032x}",
        "ticks": 0,
        "options": view["options"],
        "players": view["players"],
        "zones": {**{z.name: dict(view["zones"][z.name]) for z in declared.zones}, "box": view["box"]},
        "vars": {v.name: _var(v, view, rng) for v in declared.vars},
        "locals": view["locals"],
    }
    known = {}
    for table in declared.tables:
        zones = [z for z in declared.zones if z.of == table.name]
        if table.form == "token":
            _tokens(game, table, zones, data["zones"], view, rng)
        elif zones:
            _things(table, zones, data["zones"], view, rng)
            if table.name in view["known"]:
                known[table.name] = _knowledge(view, view["known"][table.name], zones)
    if known:
        data["known"] = known
        data["cohorts"] = {
            name: [cohort["places"] for cohort in cohorts if len(cohort["places"]) > 1]
            for name, cohorts in view["cohorts"].items()
        }
    if view["to_play"] == ALL:
        data["at_once"] = {"decided": [] if _will_decide(declared, view) else [PLAYER_NAMES[view["seat"]]]}
    if view["result"] is not None:
        data["result"] = view["result"]
    return data


def _will_decide(declared: d.Declared, view: Mapping[str, Any]) -> bool:
    """Whether the seat has yet to decide where all decide at once."""
    inside = {b.name: b for b in declared.at_once} | {
        stop.name: declared.at_once[stop.at_once - 1] for stop in declared.stops if stop.at_once
    }
    return PLAYER_NAMES[view["seat"]] in view["locals"][inside[view["at"]].left.name]


# ---------------------------------------------------------------- things


def _things(table: d.Table, zones: list[d.Zone], data: dict[str, Any], view: Mapping[str, Any], rng: Random) -> None:
    """Give each hidden member of a zone the things known to be there, and others of those that could be anywhere."""
    known = view["known"].get(table.name, {})
    box = view["box"].get(table.name, view["box"].get("", ()))
    located = {*box, *known}
    for zone in zones:
        located |= {name for content in data[zone.name].values() if isinstance(content, list) for name in content}
    cohorts = view["cohorts"].get(table.name, ())
    lost = {*table.named.names} - located - {name for cohort in cohorts for name in cohort["things"]}
    if lost:
        raise ValueError(f"{len(lost)} {table.plural} of this view have no place, such as {min(lost)}")
    everywhere = [[zone.name, key] for zone in zones for key in zone.keys]
    for cohort in (*cohorts, {"things": (), "places": everywhere}):
        loose = shuffled([*cohort["things"]], rng)
        for zone in zones:
            for key, content in data[zone.name].items():
                if isinstance(content, int) and [zone.name, key] in cohort["places"]:
                    here = {n: k for n, k in known.items() if (k["zone"], k["at"]) == (zone.name, key)}
                    data[zone.name][key] = _filled(content, here, loose)
        if loose:
            raise ValueError(f"{len(loose)} {table.plural} of this view have no place, such as {loose[0]}")


def _filled(count: int, known: Mapping[str, Any], loose: list[str]) -> list[str]:
    """`count` things: the known ones at their places, the next ones of `loose` at the others."""
    fixed = {k["place"]: name for name, k in known.items() if k["place"] is not None}
    free = [name for name, k in known.items() if k["place"] is None]
    if count - len(known) > len(loose):
        raise ValueError("this view counts more things than there are")
    free += [loose.pop() for _ in range(count - len(known))]
    return [fixed[i] if i in fixed else free.pop() for i in range(count)]


def _knowledge(view: Mapping[str, Any], known: Mapping[str, Any], zones: list[d.Zone]) -> dict[str, Any]:
    """Who knows of a thing, where that is more than those who see its place."""
    found: dict[str, Any] = {}
    for name, where in known.items():
        zone = next(z for z in zones if z.name == where["zone"])
        owner = _owner(zone, zone.keys.index(where["at"]))
        seats = {view["seat"]} | ({owner} if owner is not None and zone.seen == "owner" else set())
        found[name] = "all" if where["all"] else [PLAYER_NAMES[s] for s in sorted(seats)]
    return found


def _owner(family: d.Zone | d.Var, i: int) -> int | None:
    """The seat that a member of a family belongs to."""
    return None if family.owner is None else part_of(family, i, family.owner)


def shuffled(names: list[str], rng: Random) -> list[str]:
    """A uniformly random order."""
    found = list(names)
    for i in range(len(found) - 1, 0, -1):
        j = rng.below(i + 1)
        found[i], found[j] = found[j], found[i]
    return found


# ---------------------------------------------------------------- tokens and vars


def _tokens(
    game: Game, table: d.Table, zones: list[d.Zone], data: dict[str, Any], view: Mapping[str, Any], rng: Random
) -> None:
    """Deal the tokens that are nowhere in sight to the pools that are known by number only."""
    words, seats = game.agree(view["options"], view["players"])
    whole = box_plain(game.position(words, seats, 1), game.declared)
    missing = dict(whole.get(table.name, whole.get("", {})))
    open_pools = [view["box"].get(table.name, view["box"].get("", {}))]
    open_pools += [c for z in zones for c in data[z.name].values() if not isinstance(c, int)]
    for pool in open_pools:
        for kind, n in pool.items():
            missing[kind] = missing.get(kind, 0) - n
    loose = shuffled([kind for kind, n in missing.items() for _ in range(n)], rng)
    for zone in zones:
        for key, content in data[zone.name].items():
            if isinstance(content, int):
                if content > len(loose):
                    raise ValueError("this view counts more tokens than there are")
                drawn = [loose.pop() for _ in range(content)]
                data[zone.name][key] = {kind: drawn.count(kind) for kind in dict.fromkeys(drawn)}


def _var(var: d.Var, view: Mapping[str, Any], rng: Random) -> dict[str, Any]:
    """The values that the seat sees, and uniform ones for the others. Those of empty seats keep their start."""
    seen = view["vars"].get(var.name, {})
    found = dict(seen)
    for i, key in enumerate(var.keys):
        owner = _owner(var, i)
        if key not in seen and (owner is None or owner < view["players"]):
            values = values_of(var.spec, view["players"])
            if values is not None:
                found[key] = shown(var.spec, values[rng.below(len(values))])
    return found


def values_of(spec: Spec, players: int) -> list[Any] | None:
    """All values of a type in order, or None where they are too many to list."""
    match spec:
        case YesNo():
            return [False, True]
        case Whole(int() as low, int() as high):
            return list(range(low, high + 1))
        case Named(what, names):
            return list(range(players if what == "player" else len(names)))
        case Maybe(of):
            inner = values_of(of, players)
            return None if inner is None else [None, *inner]
        case _:
            return None
