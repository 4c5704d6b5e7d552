"""The highest total of disjoint parts, exactly (S-47): branch and bound over the parts that are listed.

A part takes members of one or several sets at once, which stand side by side in one bit set. Of a group, parts are
worth by their number of members alone: what no listed part takes is left for it, and split best at the end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from rulewright.play.parts import MOST_PARTS, too_many, units
from rulewright.play.sets import members

SCALE = 1 << 20  # prices are parts of a point: worth / members, rounded up
ROUNDS = 3  # in which prices are lowered


class Part(NamedTuple):
    """A part of the best family: the number of its case, what it takes of each set, and what it is worth."""

    case: int
    sets: tuple[int, ...]
    worth: int


class Best(NamedTuple):
    """The highest total, and the first family of parts that reaches it. Parts that are worth nothing are left out."""

    worth: int
    parts: tuple[Part, ...]


class Listed(NamedTuple):
    """A case with, for each set, the shares that its parts may have."""

    case: int
    shares: tuple[Iterable[int], ...]


class ByNumber(NamedTuple):
    """Members of set `of` from which a case takes parts by number. `needs` say what must stay together."""

    case: int
    of: int
    members: int
    needs: tuple[Callable[[int], int | None], ...]


Worth = Callable[..., int | None]


def best_of(
    wholes: tuple[int, ...], listed: Iterable[Listed], groups: Iterable[ByNumber], worth: Worth, counted: Worth
) -> Best:
    """The best family of parts.

    `worth(case, *sets)` is what a part is worth, None if it does not fit; `counted` the same of a group, where what
    stays together is known to do so. Raises Fault if more than 200,000 parts would be listed.
    """
    starts = [0]
    for whole in wholes:
        starts.append(starts[-1] + whole.bit_length())
    found: list[tuple[int, Part]] = []
    seen = 0

    def add(case: int, shares: tuple[Iterable[int], ...]) -> None:
        nonlocal seen
        for sets in product(*shares):
            seen += 1
            if seen > MOST_PARTS:
                raise too_many()
            value = worth(case, *sets) if any(sets) else None
            if value is not None and value > 0:
                found.append((_joined(sets, starts), Part(case, sets, value)))

    kept: list[_Rest] = []
    for case, of, group, needs in groups:
        together = units(group, needs)
        others = tuple(0 for _ in wholes)
        if together is None:
            add(case, tuple(_all_parts(group) if i == of else (0,) for i in range(len(wholes))))
            continue
        values = [0]
        lowest = 0
        for thing in members(group):
            lowest |= 1 << thing
            values.append(counted(case, *others[:of], lowest, *others[of + 1 :]) or 0)
        kept.append(_Rest(case, of, starts[of], tuple(unit << starts[of] for unit in together), tuple(values)))
    for case, shares in listed:
        add(case, shares)
    return _Search(found, kept, len(wholes)).best(_joined(wholes, starts))


def _all_parts(group: int) -> Iterable[int]:
    part = group
    while part:
        yield part
        part = (part - 1) & group


def _joined(sets: tuple[int, ...], starts: list[int]) -> int:
    whole = 0
    for share, start in zip(sets, starts, strict=False):
        whole |= share << start
    return whole


@dataclass(frozen=True)
class _Rest:
    """A group: what stays together in it, and what so many of its members are worth."""

    case: int
    of: int
    start: int
    together: tuple[int, ...]
    worths: tuple[int, ...]

    def free(self, left: int) -> list[int]:
        """What stays together and is left as a whole."""
        return [unit for unit in self.together if not unit & ~left]

    def split(self, left: int) -> tuple[int, tuple[tuple[int, ...], ...]]:
        """The worth of the best parts of what is left, and the sizes in each part, the largest first."""
        return best_split(tuple(sorted((u.bit_count() for u in self.free(left)), reverse=True)), self.worths)

    def bound(self, prices: list[int], left: int) -> int:
        """At most what so many that are left, and members with these prices (descending), can bring."""
        count = left + len(prices)
        best = SCALE * best_split_of(count, self.worths)
        taken = 0
        for n, price in enumerate(prices, 1):
            taken += price
            best = max(best, taken + SCALE * best_split_of(count - n, self.worths))
        return best


@lru_cache(maxsize=1 << 14)
def best_split_of(count: int, worths: tuple[int, ...]) -> int:
    """The best total of parts of so many members, if nothing must stay together."""
    if count == 0:
        return 0
    best = best_split_of(count - 1, worths)
    return max([best, *(worths[n] + best_split_of(count - n, worths) for n in range(1, count + 1) if worths[n] > 0)])


@lru_cache(maxsize=1 << 14)
def best_split(sizes: tuple[int, ...], worths: tuple[int, ...]) -> tuple[int, tuple[tuple[int, ...], ...]]:
    """The best total of parts, each of some of the sizes (descending), and the parts."""
    if not sizes:
        return 0, ()
    first, rest = sizes[0], sizes[1:]
    best, how = best_split(rest, worths)
    counts = {size: rest.count(size) for size in sorted(set(rest), reverse=True)}
    for taken in product(*(range(count + 1) for count in counts.values())):
        value = worths[first + sum(size * n for size, n in zip(counts, taken, strict=True))]
        if value > 0:
            part = (first, *(size for size, n in zip(counts, taken, strict=True) for _ in range(n)))
            left = tuple(size for (size, count), n in zip(counts.items(), taken, strict=True) for _ in range(count - n))
            more, others = best_split(left, worths)
            if value + more > best:
                best, how = value + more, (part, *others)
    return best, how


class _Search:
    """The search for one whole. Members stand in order of their prices, the dearest first."""

    def __init__(self, found: list[tuple[int, Part]], groups: list[_Rest], sets: int) -> None:
        self.found = sorted(found, key=lambda part: (part[1].case, _ids(part[0])))
        self.groups, self.sets = groups, sets
        self.wholes = {group: sum(group.together) for group in groups}  # what stays together is disjoint
        best: dict[int, int] = {}
        for mask, part in found:
            best[mask] = max(part.worth, best.get(mask, 0))
        self.prices = _prices(best)
        self.order = sorted(self.prices, key=lambda thing: (-self.prices[thing], thing))
        self.by_thing: dict[int, list[tuple[int, int]]] = {thing: [] for thing in self.order}
        place = {thing: at for at, thing in enumerate(self.order)}
        for mask, worth in best.items():
            self.by_thing[min(members(mask), key=place.__getitem__)].append((mask, worth))
        for parts in self.by_thing.values():
            parts.sort(key=lambda part: (-part[1], part[0]))
        self.exact: dict[tuple[int, int], int] = {}
        self.upper: dict[tuple[int, int], int] = {}
        self.singles = [sum(u for u in group.together if u.bit_count() == 1) for group in groups]
        self.bound_up = sum(u for group in groups for u in group.together if u.bit_count() > 1)

    # A state is (todo, left): members of which nothing is decided, and those left for the groups.

    def value(self, todo: int, left: int, floor: int) -> int:
        """The best total, exactly if it is above `floor`; otherwise `floor`."""
        at = next((thing for thing in self.order if todo >> thing & 1), None)
        if at is None:
            return max(floor, sum(group.split(left | todo)[0] for group in self.groups))
        key = (todo, self.alike(left))
        if key in self.exact:
            return max(floor, self.exact[key])
        if self.upper.get(key, floor + 1) <= floor or self.bound(todo, left) <= floor:
            return floor
        best = floor
        for mask, worth in self.by_thing[at]:
            if not mask & ~todo:
                best = worth + self.value(todo & ~mask, left, best - worth)
        bit = 1 << at
        best = self.value(todo & ~bit, left | bit, best)
        (self.exact if best > floor else self.upper)[key] = best
        return best

    def alike(self, left: int) -> int:
        """The same number for what is worth the same: of single members only how many are left."""
        found = left & self.bound_up
        for singles in self.singles:
            found = found << 10 | (left & singles).bit_count()
        return found

    def bound(self, todo: int, left: int) -> int:
        """No family of parts brings more."""
        total = 0
        rest = todo
        for group in self.groups:
            free = self.wholes[group]
            prices = sorted((self.prices.get(thing, 0) for thing in members(free & todo)), reverse=True)
            total += group.bound(prices, (free & left).bit_count())
            rest &= ~free
        return (total + sum(self.prices.get(thing, 0) for thing in members(rest))) // SCALE

    def best(self, whole: int) -> Best:
        """The best total and the first family that reaches it: for the least member its parts, then without it."""
        total = self.value(whole, 0, -1)
        todo, left, due = whole, 0, total
        chosen: list[Part] = []
        containing: dict[int, list[tuple[int, Part]]] = {}
        for mask, part in self.found:
            for thing in members(mask):
                containing.setdefault(thing, []).append((mask, part))
        for thing in members(whole):
            if not todo >> thing & 1:
                continue
            for mask, part in containing.get(thing, ()):
                rest = due - part.worth
                if not mask & ~todo and rest >= 0 and self.value(todo & ~mask, left, rest - 1) == rest:
                    chosen.append(part)
                    todo, due = todo & ~mask, rest
                    break
            else:
                todo, left = todo & ~(1 << thing), left | 1 << thing
        for group in self.groups:
            chosen += self._split(group, left)
        return Best(total, tuple(chosen))

    def _split(self, group: _Rest, left: int) -> list[Part]:
        """What is left for a group as parts, the lowest members first."""
        free = group.free(left)
        found = []
        for sizes in group.split(left)[1]:
            mask = 0
            for size in sizes:
                unit = next(u for u in free if u.bit_count() == size)
                free.remove(unit)
                mask |= unit
            share = mask >> group.start
            sets = tuple(share if i == group.of else 0 for i in range(self.sets))
            found.append(Part(group.case, sets, group.worths[sum(sizes)]))
        return found


def _ids(mask: int) -> tuple[int, ...]:
    return tuple(members(mask))


def _prices(worths: dict[int, int]) -> dict[int, int]:
    """For each member a price, such that no part is worth more than its members cost (all times SCALE)."""
    prices: dict[int, int] = {}
    parts = [(tuple(members(mask)), SCALE * worth) for mask, worth in worths.items()]
    having: dict[int, list[int]] = {}
    for n, (things, worth) in enumerate(parts):
        for thing in things:
            prices[thing] = max(prices.get(thing, 0), -(-worth // len(things)))
            having.setdefault(thing, []).append(n)
    costs = [sum(prices[thing] for thing in things) for things, _ in parts]
    for _ in range(ROUNDS):
        for thing in sorted(prices, key=lambda t: (-prices[t], t)):
            spare = min(prices[thing], *(costs[n] - parts[n][1] for n in having[thing]), prices[thing])
            prices[thing] -= spare
            for n in having[thing]:
                costs[n] -= spare
    return prices
