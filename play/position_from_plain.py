"""Plain data → position: what `plain` has written, checked down to the last thing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from rulewright.play import declared as d
from rulewright.play.explicit import Script
from rulewright.play.faults import FAULTS
from rulewright.play.plain import caller_slots, hides, live_slots, players_named, table_named
from rulewright.play.position import NOWHERE, OVER, AtOnce, Position
from rulewright.play.values import Group, Named, Spec, Unreadable, Whole, is_number, read

if TYPE_CHECKING:
    from rulewright.play.game import Game

PARTS = ("at", "me", "rng", "ticks", "options", "players", "zones", "vars")
LAID_OUT = ("zones", "vars", "known", "cohorts", "open")
MORE = ("locals", "result", "cut", "chance", "known", "cohorts", "open", "at_once")


def position_from_plain(game: Game, data: Any) -> Position:
    """The position that plain data describes. Raises Unreadable: `zones.board.a2: there is no tile '99'`."""
    declared = game.declared
    _only(data, (*PARTS, *MORE), "a state")
    for part in PARTS:
        if part not in data:
            raise Unreadable(f"{part}: it is missing; a state has {', '.join(PARTS)}")
    if data.get("chance"):
        raise Unreadable("chance: a state that waits for chance cannot be read back; take one at a decision")
    try:
        words, seats = game.agree(_mapping(data["options"], "options"), data["players"])
    except ValueError as reason:
        raise Unreadable(f"options, players: {reason}") from None
    position = game.position(words, seats, _rng(data["rng"]))
    position.ticks = _read_at("ticks", Whole(0, declared.limit), data["ticks"])
    position.me = _read_at("me", Named("player", players_named(declared).names[:seats]), data["me"])
    _lay_out(position, declared, data)
    began = position.without_flow()
    at_once = _mapping(data.get("at_once", {}), "at_once")
    _only(at_once, ("decided", *LAID_OUT), "at_once")
    if "zones" in at_once:
        began = game.position(words, seats, 1)
        _lay_out(began, declared, {"vars": {}, **at_once})
    _stand(position, declared, data, began)
    if "chance" in data:
        position.fate = Script(())
    return position


def _lay_out(position: Position, declared: d.Declared, data: Mapping[str, Any]) -> None:
    """What lies where, what is noted, and who knows of it."""
    _zones(position, declared, _mapping(data["zones"], "zones"))
    _known(position, declared, _mapping(data.get("known", {}), "known"))
    _cohorts(position, declared, _mapping(data.get("cohorts", {}), "cohorts"))
    _open(position, declared, _mapping(data.get("open", {}), "open"))
    _vars(position, declared, _mapping(data["vars"], "vars"))


def _stand(position: Position, declared: d.Declared, data: Mapping[str, Any], began: Position) -> None:
    """Where the flow waits, with its locals; something must be offered there."""
    at = data["at"]
    if at == "over":
        _results(position, data)
        position.at = OVER
        return
    stops = {s.name: i for i, s in enumerate(declared.stops)}
    blocks = {b.name: i for i, b in enumerate(declared.at_once, 1)}
    if not isinstance(at, str) or (at not in stops and at not in blocks):
        raise Unreadable(f"at: there is no stop {at!r} (there are {', '.join([*stops, *blocks])} and over)")
    position.at = stops.get(at, NOWHERE)
    number = declared.stops[position.at].at_once if at in stops else blocks[at]
    block = declared.at_once[number - 1] if number else None
    _locals(position, declared, data, None if at in stops else block)
    if number:
        names = players_named(declared).names[: position.seats]
        given = _mapping(data.get("at_once", {}), "at_once").get("decided", [])
        position.at_once = AtOnce(number, _read_at("at_once.decided", Group(Named("player", names)), given), began)
    if at in blocks and block is not None:
        try:
            position.run(getattr(position, block.step))
        except FAULTS as error:
            raise Unreadable(f"at: nobody can decide at {at} in this position ({error})") from None
    elif not any(bits for _, bits in position.runs()):
        raise Unreadable(f"at: nothing can be chosen at {at} in this position, so no game stops there")


def _locals(position: Position, declared: d.Declared, data: Mapping[str, Any], block: d.AtOnceBlock | None) -> None:
    """The locals that matter where the flow waits: at a stop, or before the next seat of a block decides."""
    at, local = data["at"], _mapping(data.get("locals", {}), "locals")
    wanted: tuple[d.Slot, ...] = ()
    done = False
    while not done:
        # Which caller waits is itself a local, so the list may grow as they are read.
        if block is None:
            wanted = live_slots(position, declared)
        else:
            wanted = (*block.live, *caller_slots(position, declared, block.flow), block.kept, block.left)
        fresh = [s for s in wanted if s.name.endswith(".return") and getattr(position, s.attribute) == 0]
        for slot in fresh[:1]:
            setattr(position, slot.attribute, _local(local, slot, at))
        done = not fresh
    for slot in wanted:
        setattr(position, slot.attribute, _local(local, slot, at))
    extra = [name for name in local if name not in {s.name for s in wanted}]
    if extra:
        raise Unreadable(f"locals.{extra[0]}: nothing of this name matters at {at}")


def _local(local: Mapping[str, Any], slot: d.Slot, at: str) -> Any:
    if slot.name not in local:
        raise Unreadable(f"locals.{slot.name}: it is missing, and the rules need it at {at}")
    return _read_at(f"locals.{slot.name}", slot.spec, local[slot.name])


def _results(position: Position, data: Mapping[str, Any]) -> None:
    given = data.get("result")
    pairs = isinstance(given, list | tuple) and all(
        isinstance(p, list | tuple) and len(p) == 2 and all(is_number(n) for n in p) for p in given
    )
    if not pairs or given is None or len(given) != position.seats:
        raise Unreadable(f"result: a game that is over has [score, rank] for each of {position.seats} players")
    position.results = tuple((p[0], p[1]) for p in given)
    position.over, position.cut, position.offered = True, data.get("cut") is True, []


def _zones(position: Position, declared: d.Declared, data: Mapping[str, Any]) -> None:
    _only(data, [*(z.name for z in declared.zones), "box"], "zones")
    seen: dict[tuple[str, int], str] = {}
    for zone in declared.zones:
        if zone.name not in data:
            raise Unreadable(f"zones.{zone.name}: it is missing")
        numbers = {key: i for i, key in enumerate(zone.keys)}
        for key, content in _members(data[zone.name], zone.keys, f"zones.{zone.name}"):
            where = f"zones.{zone.name}.{key}" if key else f"zones.{zone.name}"
            _fill(position, declared, zone, numbers[key], content, where, seen)
    _box(declared, data.get("box", {}), seen)


def _open(position: Position, declared: d.Declared, data: Mapping[str, Any]) -> None:
    """Things of shuffled decks whose order is still open; without them the order is as it stands."""
    tables = {t.name: t for t in declared.tables if hasattr(position, f"{t.name}_open")}
    _only(data, list(tables), "open")
    for name, things in data.items():
        setattr(position, f"{name}_open", _read_at(f"open.{name}", Group(tables[name].named), things))


def _known(position: Position, declared: d.Declared, data: Mapping[str, Any]) -> None:
    """Who sees the place of a thing knows where it is; whatever differs from that is listed."""
    tables = {t.name: t for t in declared.tables if hides(declared, t)}
    _only(data, list(tables), "known")
    for table in tables.values():
        known, place = getattr(position, f"{table.name}_known"), getattr(position, f"{table.name}_place")
        for t in range(len(table.rows)):
            known[t] = position.seers[table.name][place[t]]
        for name, seats in _mapping(data.get(table.name, {}), f"known.{table.name}").items():
            where = f"known.{table.name}.{name}"
            thing = _read_at(where, table.named, name)
            known[thing] = -1 if seats == "all" else _read_at(where, Group(players_named(declared)), seats)


def _cohorts(position: Position, declared: d.Declared, data: Mapping[str, Any]) -> None:
    """Places that are one cohort; all others are alone."""
    tables = {t.name: t for t in declared.tables if hides(declared, t)}
    _only(data, list(tables), "cohorts")
    for name, groups in data.items():
        cohort = getattr(position, f"{name}_cohort")
        places = {
            str((z.name, key)): z.base + i for z in declared.zones if z.of == name for i, key in enumerate(z.keys)
        }
        for group in _listed(groups, f"cohorts.{name}"):
            # Written as text: what stands in a pair of a broken file may be anything.
            pairs = [str(tuple(_listed(pair, f"cohorts.{name}"))) for pair in _listed(group, f"cohorts.{name}")]
            known = sorted({places[p] for p in pairs if p in places and cohort[places[p]] == places[p]})
            if not known or len(known) < len(pairs):
                raise Unreadable(f"cohorts.{name}: these are not different places of the game: {group}")
            for place in known:
                cohort[place] = known[0]


def _listed(data: Any, where: str) -> list[Any]:
    if not isinstance(data, list | tuple) or any(isinstance(part, dict) for part in data):
        raise Unreadable(f"{where}: a list is wanted, not {data!r}")
    return list(data)


def _box(declared: d.Declared, data: Any, seen: dict[tuple[str, int], str]) -> None:
    """What lies in no zone is in the box, whether it is listed there or not; but nothing is there and elsewhere."""
    tables = {
        t.name: t for t in declared.tables if t.form == "component" and any(z.of == t.name for z in declared.zones)
    }
    listed = data if isinstance(data, Mapping) else {"": data}
    for key, content in listed.items():
        if key in tables or (key == "" and len(tables) == 1):
            table = tables.get(key) or next(iter(tables.values()))
            for name in content if isinstance(content, list | tuple) else ():
                thing = _free_copy(table, name, "zones.box", seen)
                seen[table.name, thing] = "zones.box"


def _fill(
    position: Position,
    declared: d.Declared,
    zone: d.Zone,
    i: int,
    content: Any,
    where: str,
    seen: dict[tuple[str, int], str],
) -> None:
    table = table_named(declared, zone.of)
    if table.form == "token":
        _fill_tokens(position, table, zone, i, content, where)
        return
    if not isinstance(content, list | tuple):
        raise Unreadable(f"{where}: {content!r} is no list of {table.plural}")
    if zone.form == "slot" and len(content) > 1:
        raise Unreadable(f"{where}: only one {table.name} has room here, not {len(content)}")
    for name in content:
        thing = _free_copy(table, name, where, seen)
        seen[table.name, thing] = where
        getattr(position, f"move_{table.name}")(thing, zone.base + i, True)


def _free_copy(table: d.Table, name: Any, where: str, seen: Mapping[tuple[str, int], str]) -> int:
    """The first thing of this name that lies nowhere yet: copies are written alike."""
    thing: int = _read_at(where, table.named, name)
    same = [i for i, n in enumerate(table.named.names) if n == table.named.names[thing]]
    for copy in same:
        if (table.name, copy) not in seen:
            return copy
    raise Unreadable(
        f"{where}: the {table.name} {table.named.names[thing]} lies in {seen[table.name, same[-1]]} already"
    )


def _fill_tokens(position: Position, table: d.Table, zone: d.Zone, i: int, content: Any, where: str) -> None:
    if not isinstance(content, Mapping):
        raise Unreadable(f"{where}: {content!r} does not give a number for each {table.name}")
    size = len(table.rows)
    counts = getattr(position, f"{table.name}_at")
    for name, n in content.items():
        kind = _read_at(where, table.named, name)
        number = _read_at(where, Whole(0, None), n)
        if number > counts[kind]:
            raise Unreadable(f"{where}: only {counts[kind]} {table.named.names[kind]} are left for it, not {number}")
        counts[kind] -= number
        counts[(zone.base + i) * size + kind] += number


def _vars(position: Position, declared: d.Declared, data: Mapping[str, Any]) -> None:
    _only(data, [v.name for v in declared.vars], "vars")
    for var in declared.vars:
        if var.name not in data:
            raise Unreadable(f"vars.{var.name}: it is missing")
        values = getattr(position, var.name)
        numbers = {key: i for i, key in enumerate(var.keys)}
        for key, content in _members(data[var.name], var.keys, f"vars.{var.name}"):
            where = f"vars.{var.name}.{key}" if key else f"vars.{var.name}"
            value = _read_at(where, var.spec, content)
            if var.index:
                values[numbers[key]] = value
            else:
                setattr(position, var.name, value)


def _members(data: Any, keys: tuple[str, ...], where: str) -> list[tuple[str, Any]]:
    """Content by printed index. A family member that is left out stays empty or at its start."""
    if keys == ("",):
        return [("", data[""])] if isinstance(data, Mapping) and set(data) == {""} else [("", data)]
    if not isinstance(data, Mapping):
        raise Unreadable(f"{where}: {data!r} does not say what lies where")
    known = set(keys)
    for key in data:
        if key not in known:
            raise Unreadable(
                f"{where}: there is no {key!r} (there are {', '.join(keys[:4])}{' ..' if len(keys) > 4 else ''})"
            )
    return [(key, data[key]) for key in keys if key in data]


def _rng(data: Any) -> int:
    if (
        not isinstance(data, str)
        or len(data) != 32
        or any(c not in "0123456789abcdef" for c in data)
        or not int(data, 16) & 1
    ):
        raise Unreadable("rng: the random stream is written with 32 digits of 0-9 a-f, the last of them odd")
    return int(data, 16)


def _only(data: Any, names: list[str] | tuple[str, ...], what: str) -> None:
    if not isinstance(data, Mapping):
        raise Unreadable(f"{what} is written as names with values, not as {type(data).__name__}")
    for name in data:
        if name not in names:
            raise Unreadable(f"{name!r} is no part of {what} (it has {', '.join(names)})")


def _mapping(data: Any, where: str) -> Mapping[str, Any]:
    if not isinstance(data, Mapping) or not all(isinstance(k, str) for k in data):
        raise Unreadable(f"{where}: {data!r} is not written as names with values")
    return data


def _read_at(where: str, spec: Spec, data: Any) -> Any:
    """A value, or the reason why there is none with the place it stands at."""
    try:
        return read(spec, data)
    except Unreadable as reason:
        raise Unreadable(f"{where}: {reason}") from None
