"""Sets → the parts of them that a case of a pattern may fit. Sets are ints used as bit sets."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations
from typing import Any

from rulewright.play.faults import Fault
from rulewright.play.sets import bits, members

MOST_PARTS = 200_000  # that are listed for one search


def sets_within(whole: int, sets: Iterable[int]) -> Iterator[int]:
    """Those of the given sets of which everything is there, each once."""
    return iter(sorted({s for s in sets if not s & ~whole}))


def small_sets(whole: int, most: int) -> Iterator[int]:
    """All sets of so many members at most, that without any among them."""
    things = tuple(members(whole))
    return (bits(part) for count in range(most + 1) for part in combinations(things, count))


def sets_alike(whole: int, key: Callable[[int], Any]) -> Iterator[int]:
    """All sets whose members have the same key, that without any among them."""
    yield 0
    for group in groups_alike(whole, key):
        part = group
        while part:
            yield part
            part = (part - 1) & group


def groups_alike(whole: int, key: Callable[[int], Any]) -> list[int]:
    """For each key the members that have it, in order of the first."""
    found: dict[Any, int] = {}
    for thing in members(whole):
        value = key(thing)
        found[value] = found.get(value, 0) | 1 << thing
    return list(found.values())


def sets_in_a_row(whole: int, key: Callable[[int], int]) -> Iterator[int]:
    """All sets whose keys follow one another without gap or repeat, that without any and single ones among them."""
    by_key: dict[int, list[int]] = {}
    for thing in members(whole):
        by_key.setdefault(key(thing), []).append(1 << thing)
    yield 0
    for low in sorted(by_key):
        runs, at = [0], low
        while at in by_key:
            runs = _no_more([run | thing for run in runs for thing in by_key[at]])
            yield from runs
            at += 1


def _no_more(parts: list[int]) -> list[int]:
    if len(parts) > MOST_PARTS:
        raise too_many()
    return parts


def too_many() -> Fault:
    """What is raised where more parts would be listed than can be searched."""
    return Fault(f"There are more than {MOST_PARTS:,} parts, so the best cannot be found.")


def units(group: int, needs: tuple[Callable[[int], int | None], ...]) -> tuple[int, ...] | None:
    """What of a group stays together: disjoint sets, each of which is in a part as a whole or not at all.

    Each of `needs` gives what a member must have beside it, or None where it may be in no part. The answer is None if
    such sets would overlap.
    """
    beside: dict[int, int] = {}
    for thing in members(group):
        asked = [need(thing) for need in needs]
        if None not in asked:
            beside[thing] = 1 << thing
            for more in asked:
                beside[thing] |= more or 0
    closed = {_closed(thing, beside) for thing in beside} - {0}
    total = 0
    for unit in closed:
        if total & unit:
            return None
        total |= unit
    return tuple(sorted(closed, key=lambda unit: unit & -unit))


def _closed(thing: int, beside: dict[int, int]) -> int:
    """A member with all that must come along; nothing if some of that cannot come."""
    found = before = 0
    new = 1 << thing
    while new:
        before = found
        found |= new
        for each in members(new):
            if each not in beside:
                return 0
            found |= beside[each]
        new = found & ~(before | new)
    return found
