"""Sets of pairs of a thing and a cell of a grid, as ints: the grid lies there once for each thing, lane beside lane.

With 64 cells the pair of thing t and cell c is bit 64 * t + c. One shift moves the cells of all things at once; what
would leave the grid, or slip into the next lane, is masked out before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rulewright.play.boards import STEPS, rays

Way = tuple[int, int]  # pairs from which a step can be made, and how many bits further it leads
Ways = Iterable[Way]


class Lanes:
    """So many things, each with a grid of its own.

    `all` is every thing with every cell, `having[n][d]` the pairs whose cell has at least n cells in direction d,
    `strides[n][d]` how many bits n steps in direction d are.
    """

    def __init__(self, things: int, rows: int, columns: int) -> None:
        self.cells = rows * columns
        self.lane = (1 << self.cells) - 1
        self.all = (1 << self.cells * things) - 1
        self.firsts = self.all // self.lane  # cell 0 of each thing
        self.but = tuple(self.all ^ self.lane << self.cells * thing for thing in range(things))
        far = range(max(rows, columns) + 1)
        self.strides = tuple(tuple(n * (row * columns + column) for row, column in STEPS) for n in far)
        every = rays(rows, columns)
        self.having = tuple(
            tuple(self.each(sum(1 << c for c, ray in enumerate(every) if len(ray[d]) >= n)) for d in range(len(STEPS)))
            for n in far
        )
        self.steps = tuple(zip(self.strides[1], self.having[1], strict=True))

    def each(self, cells: int) -> int:
        """Every thing with every one of these cells."""
        return cells * self.firsts

    def without(self, pairs: int, thing: int | None) -> int:
        """All pairs but those of one thing."""
        return pairs if thing is None else pairs & self.but[thing]

    def back(self, pairs: int, d: int, n: int) -> int:
        """From where n steps in a direction lead into these pairs; nothing is said of cells with fewer than n."""
        stride = self.strides[n][d]
        return pairs >> stride if stride > 0 else pairs << -stride

    def run(self, start: int, d: int, inside: int) -> int:
        """The cells one behind the other in a direction from the start, as long as they are inside."""
        found = 0
        stride, having = self.steps[d]
        if stride > 0:
            inside = inside >> stride & having
            new = start & inside
            while new:
                new <<= stride
                found |= new
                new &= inside
        else:
            inside = inside << -stride & having
            new = start & inside
            while new:
                new >>= -stride
                found |= new
                new &= inside
        return found


def pairs_moved(pairs: int, ways: Ways) -> int:
    """Where one step leads."""
    found = 0
    for where, stride in ways:
        found |= (pairs & where) << stride if stride > 0 else (pairs & where) >> -stride
    return found


def pairs_reached(start: int, ways: Ways) -> int:
    """Where repeated steps lead, the start included."""
    ways = tuple(ways)
    found, before = start, 0
    while found != before:
        before = found
        for where, stride in ways:
            found |= (found & where) << stride if stride > 0 else (found & where) >> -stride
    return found


def pairs_reached_by(start: int, step: Callable[[int], int]) -> int:
    """Where repeated steps lead, the start included; `step` gives where one step leads from all of some pairs."""
    found = new = start
    while new:
        new = step(new) & ~found
        found |= new
    return found


def union_of(sets: Iterable[int]) -> int:
    """All that is in any of the sets."""
    found = 0
    for one in sets:
        found |= one
    return found


def slots_taken(slots: Iterable[int | None]) -> int:
    """The places where something lies."""
    return sum(1 << at for at, thing in enumerate(slots) if thing is not None)


def slots_placed(slots: Iterable[int | None], cells: int) -> int:
    """The pairs of each thing with the place where it lies."""
    return sum(1 << cells * thing + at for at, thing in enumerate(slots) if thing is not None)
