"""What a compiled module says about its game: options, things, zones, vars, stops, functions. Plain data."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from itertools import product
from typing import Any, Literal

from rulewright.play.values import Named, Spec, Unreadable, printed, read

OptionValue = bool | int | str


@dataclass(frozen=True)
class Option:
    """An agreement of the table. `default` is a run-time value; `values` are all it may have, as data."""

    name: str
    text: str
    spec: Spec
    default: int
    values: tuple[OptionValue, ...]
    clauses: tuple[str, ...] = ()


@dataclass(frozen=True)
class Column:
    """A field of a table: its values row by row, as run-time values."""

    name: str
    spec: Spec
    values: tuple[Any, ...]


@dataclass(frozen=True)
class Table:
    """A component, token or record table; `rows` gives the row of every single thing."""

    name: str
    plural: str
    form: Literal["component", "token", "record"]
    named: Named
    rows: tuple[int, ...]
    columns: tuple[Column, ...]


@dataclass(frozen=True)
class Zone:
    """A family of places, numbered from `base` on among all places of its things, with the last index fastest."""

    name: str
    form: Literal["deck", "pile", "hand", "set", "pool", "slot", "bag"]
    of: str
    index: tuple[Spec, ...]
    sizes: tuple[int, ...]
    seen: Literal["all", "owner", "nobody"]
    base: int = 0
    owner: int | None = None  # which index is the player who owns the zone

    @cached_property
    def keys(self) -> tuple[str, ...]:
        """The printed index of each member, in order; one empty text for a zone without index."""
        return index_keys(self.index, self.sizes)


@dataclass(frozen=True)
class Var:
    """A mark, track or note."""

    name: str
    index: tuple[Spec, ...]
    sizes: tuple[int, ...]
    spec: Spec
    seen: Literal["all", "owner", "nobody"] = "all"
    owner: int | None = None

    @cached_property
    def keys(self) -> tuple[str, ...]:
        return index_keys(self.index, self.sizes)


@dataclass(frozen=True)
class Slot:
    """A local of a rule that lives across a stop; `attribute` is where the position keeps it."""

    name: str
    attribute: str
    spec: Spec


@dataclass(frozen=True)
class Stop:
    """A place where the game waits for a decision, with the locals that matter there.

    `at_once` is the number of the block of `AtOnceBlock`s in which it stands, from 1, or 0.
    """

    name: str
    flow: str
    live: tuple[Slot, ...]
    at_once: int = 0


@dataclass(frozen=True)
class AtOnceBlock:
    """A block in which all decide at once: its name, the flow in which it stands, and how the next seat begins there.

    `step` is the method that takes up the next seat, `kept` keeps `me` meanwhile, `left` the seats to come, `live` what
    else matters behind it. `drawn` are pairs of zones from one to the other of which chance moves things inside it.
    """

    name: str
    flow: str
    step: str
    kept: Slot
    left: Slot
    live: tuple[Slot, ...] = ()
    drawn: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class Site:
    """A call of a rule that can stop, and the locals of the caller that matter meanwhile."""

    rule: str
    number: int
    flow: str
    live: tuple[Slot, ...]


@dataclass(frozen=True)
class Line:
    """An option line: its label as written, its clauses, and where among its arguments the answer of a pattern stands.

    `args` are the types of its arguments. Of a `quiet` line the others do not learn that it was taken: it is a pass, or
    changes only what the player alone sees, or all decide at once. Of one that `keeps` they do not learn the values.
    """

    label: str
    stop: str
    clauses: tuple[str, ...]
    patterns: tuple[int, ...] = ()
    args: tuple[Spec, ...] = ()
    quiet: bool = False
    keeps: bool = False


@dataclass(frozen=True)
class Function:
    """A `let` or pattern that may be called from outside. By `tier` it needs a state, the options, or nothing.

    `titles` are those of the cases that are worth something, where the rules ask for the best of a pattern.
    """

    name: str
    attribute: str
    tier: Literal["module", "words", "position"]
    params: tuple[Spec, ...]
    result: Spec
    constant: bool = False
    titles: tuple[str, ...] = ()


@dataclass(frozen=True)
class Clause:
    """A clause of the rulebook in our words."""

    id: str
    kind: str
    text: str


@dataclass(frozen=True)
class Grid:
    name: str
    rows: int
    columns: int


@dataclass(frozen=True)
class Declared:
    """All of one game."""

    name: str
    title: str
    players: tuple[int, int]
    limit: int
    options: tuple[Option, ...] = ()
    tables: tuple[Table, ...] = ()
    grids: tuple[Grid, ...] = ()
    zones: tuple[Zone, ...] = ()
    vars: tuple[Var, ...] = ()
    stops: tuple[Stop, ...] = ()
    at_once: tuple[AtOnceBlock, ...] = ()
    sites: tuple[Site, ...] = ()
    lines: tuple[Line, ...] = ()
    decisions: int = 0  # ids of decisions go from 0 to one less
    functions: tuple[Function, ...] = ()
    checks: tuple[tuple[str, str], ...] = ()  # (text, function of the words): agreements that exclude each other
    holds: tuple[tuple[str, str], ...] = ()  # (text, function of the position): what must hold in every state
    clauses: tuple[Clause, ...] = ()


@cache
def index_keys(index: tuple[Spec, ...], sizes: tuple[int, ...]) -> tuple[str, ...]:
    """Printed indexes of a family in order, several parts joined by a comma."""
    lows = [getattr(spec, "low", None) or 0 for spec in index]
    places = product(*(range(low, low + size) for low, size in zip(lows, sizes, strict=True)))
    return tuple(", ".join(printed(s, v) for s, v in zip(index, at, strict=True)) for at in places)


def option_value(option: Option, value: OptionValue) -> int:
    """What an option is at run time. Raises ValueError for what it may not be."""
    try:
        found: int = read(option.spec, value)
    except Unreadable as reason:
        allowed = ", ".join("yes" if v is True else "no" if v is False else str(v) for v in option.values[:12])
        raise ValueError(f"option {option.name}: {reason} (it may be {allowed})") from None
    return found
