"""What each seat remembers of a game: perfect recall (S-34).

A memory holds, for every seat, its lines so far: at each of its own decisions what it saw and what it chose, and what
it learned of the decisions of others in between (S-32). Copies of a card are told apart by number.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from rulewright.play import declared as d
from rulewright.play.plain import hides
from rulewright.play.position import Position, Said
from rulewright.play.values import Group, Many, Maybe, Named, Side, Spec

if TYPE_CHECKING:
    from rulewright.play.game import State

Memory = tuple[tuple[str, ...], ...]

UNKNOWN = "?"


@dataclass(frozen=True, slots=True)
class Taken:
    """A decision: who took it, what that seat saw then, and what the decision said."""

    seat: int
    saw: str
    decision: int
    said: Said


def information_set(state: State, seat: int) -> str:
    """One text for all that a seat has seen and done, equal for states that it cannot tell apart.

    Raises ValueError for a seat at which nobody sits, and for a state that keeps no history.
    """
    if state.memory is None:
        raise ValueError("this game keeps no history; information sets need new(history=True)")
    now = sight(state, seat)
    return "\n".join((*state.memory[seat], now))


def sight(state: State, seat: int) -> str:
    """What a seat sees, as one line."""
    from rulewright.play.views import outlook

    return json.dumps(outlook(state, seat), separators=(",", ":"), sort_keys=True)


def remembered(memory: Memory, declared: d.Declared, taken: Taken, after: Position) -> Memory:
    """The memory after a decision, once the next stop is reached."""
    line, label, args = taken.said
    found = []
    for seat, lines in enumerate(memory):
        if seat == taken.seat:
            found.append((*lines, taken.saw, f"> {taken.decision} {label}"))
            continue
        learned = _learned(declared, declared.lines[line], label, args, after, seat)
        found.append(lines if learned is None else (*lines, f"{taken.seat}: {learned}"))
    return tuple(found)


def _learned(
    declared: d.Declared, line: d.Line, label: str, args: tuple[Any, ...], after: Position, seat: int
) -> str | None:
    """What another seat learns of a decision: its label, with `?` where that names a thing it cannot place."""
    if line.quiet:
        return None
    if line.keeps:
        return _with_gaps(line.label)
    hidden = {t.name: t for t in declared.tables if hides(declared, t)}
    if not hidden:
        return label
    things = [t for spec, arg in zip(line.args, args, strict=True) for t in _things(spec, arg, hidden)]
    for table, thing in things:
        if not getattr(after, f"{table}_known")[thing] >> seat & 1:
            return _with_gaps(line.label)
    return label


def _things(spec: Spec, data: Any, hidden: dict[str, d.Table]) -> list[tuple[str, int]]:
    """The things of hidden tables in an argument, as (table, number)."""
    match spec:
        case Named(what, names) if what in hidden:
            return [(what, names.index(data))]
        case Maybe(of):
            return [] if data is None else _things(of, data, hidden)
        case Many(of) | Group(of):
            return [t for item in data for t in _things(of, item, hidden)]
        case Side(parts):
            return [t for part, item in zip(parts, data, strict=True) for t in _things(part, item, hidden)]
        case _:
            return []


def _with_gaps(label: str) -> str:
    """`Discard {card}` → `Discard ?`."""
    found, depth = [], 0
    for c in label:
        if c == "{":
            depth += 1
            found.append(UNKNOWN)
        elif c == "}":
            depth -= 1
        elif not depth:
            found.append(c)
    return "".join(found)
