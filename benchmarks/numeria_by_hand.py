"""Numeria with the default options, by hand in plain Python for speed: what the generated module is measured against.

    python benchmarks/numeria_by_hand.py [games] [seed]

plays random games and prints games per second and a checksum over all decisions, results and ticks; `play(seed)` gives
one game. Decisions, their ids and order, and every use of chance are those of the rules, so games can be compared one
by one: the id of a move is 64 * (tile - 1) + cell, with cells row by row from 0.

How it is fast. A position is kept as bit sets over the cells, and a move changes them only where it must:

- A tile that is lifted or put down changes the slides of the at most eight tiles that look at its cell. For each of the
  four axes of a cell a table says, by what lies on the axis, which tiles those are and what they see or no longer see.
- Jumps join empty cells into groups: whoever can jump into a group can reach all of it. Only groups beside the cells of
  a move are found anew, and only tiles that can jump into these get a new set of jumps. (A tile's own cell counts as
  empty on its way, but a chain keeps the parity of row and column, so it could never jump over that cell anyway.)
- Complete lines of four through a cell come from the same table as the slides.
"""

from __future__ import annotations

import sys
import time
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from itertools import accumulate, combinations
from operator import or_
from zlib import crc32

Line = tuple[int, int, int, int, int]  # four cells, then the number of the line
Seen = tuple[int, int, int, int, tuple[Line, ...]]
Axis = tuple[int, int, list[Seen]]
Survey = tuple[int, list[int], list[int], list[int], list[int], list[int], list[int]]
Play = tuple[list[int], tuple[tuple[int, int], tuple[int, int]], int]

STAY, TAKE, LIMIT, PATIENCE = 2304, 2305, 2500, 100
MASK64, MASK128 = (1 << 64) - 1, (1 << 128) - 1
MULTIPLIER = 0xDA942042E4DD58B5
MIDDLE = [8 * row + column for row in range(1, 7) for column in range(1, 7)]
CENTRE = [27, 28, 35, 36]
CORNERS = [0, 7, 56, 63]
STEPS = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)]
AXIS_STEPS = [(0, 1), (1, 0), (1, 1), (1, -1)]
NOWHERE = 64  # the cell of tile 0, which is no tile


# ---------------------------------------------------------------- tables


def is_trope(a: int, b: int, c: int, d: int) -> bool:
    """Whether four rising numbers fit one of the nine patterns."""
    run = (a, b, c, d)
    series = (
        (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31),
        (1, 2, 4, 8, 16, 32),
        (1, 3, 9, 27),
        (1, 4, 9, 16, 25, 36),
        (1, 3, 6, 10, 15, 21, 28, 36),
        (1, 2, 3, 5, 8, 13, 21, 34),
    )
    return (
        b - a == c - b == d - c
        or (b - a, c - b, d - c) == (1, 2, 3)
        or any(run == members[i : i + 4] for members in series for i in range(len(members) - 3))
    )


def ray(cell: int, down: int, along: int) -> list[int]:
    """The cells from next to `cell` to the edge of the board."""
    found = []
    row, column = divmod(cell, 8)
    row, column = row + down, column + along
    while 0 <= row < 8 and 0 <= column < 8:
        found.append(8 * row + column)
        row, column = row + down, column + along
    return found


def lines() -> list[Line]:
    """All lines of four, by first cell, then along the row, the column and the two diagonals."""
    found: list[Line] = []
    for cell in range(64):
        for down, along in AXIS_STEPS:
            rest = ray(cell, down, along)
            if len(rest) >= 3:
                found.append((cell, rest[0], rest[1], rest[2], len(found)))
    return found


def subsets(mask: int) -> Iterator[int]:
    part = mask
    while True:
        yield part
        if not part:
            return
        part = (part - 1) & mask


def looking(way: list[int], taken: int) -> tuple[int, int]:
    """The first tile on a way, and the empty cells before it."""
    seen = 0
    for cell in way:
        if taken >> cell & 1:
            return cell, seen
        seen |= 1 << cell
    return NOWHERE, seen


def axes_of(cell: int) -> list[Axis]:
    """The four axes through a cell: the number of each, the cell's bit in what lies on it, and a table over the latter.

    The table holds the cells of the tiles on both sides that see this cell, what lies in sight on either side with this
    cell itself, and the lines of four that are complete when it is taken.
    """
    found = []
    for n, (down, along) in enumerate(AXIS_STEPS):
        back, forth = ray(cell, -down, -along), ray(cell, down, along)
        cells = [*back[::-1], cell, *forth]
        through = [line for line in LINES if cell in line[:4] and line[1] - line[0] == 8 * down + along]
        table = []
        for key in range(1 << len(cells)):
            taken = sum(1 << c for i, c in enumerate(cells) if key >> i & 1) | 1 << cell
            first, before = looking(back, taken)
            last, behind = looking(forth, taken)
            full = tuple(line for line in through if all(taken >> c & 1 for c in line[:4]))
            seen = (first, last, before | 1 << cell, behind | 1 << cell, full)
            table.append(KEPT.setdefault(seen, seen))  # few different ones: they stay in the processor's cache
        found.append((4 * cells[0] + n, 1 << len(back), table))
    return found


LINES = lines()
KEPT: dict[Seen, Seen] = {}
AXES = [axes_of(cell) for cell in range(64)]
TROPES = {order for run in combinations(range(1, 37), 4) if is_trope(*run) for order in (run, run[::-1])}

# Across a cell: its neighbours, in pairs that face each other. `CROSSING` says which bit of whose jumps comes and goes
# with a tile on the cell; `JOINED` which empty neighbours face an empty one, and which tiles do.
NEAR = [sum(1 << ray(cell, *step)[0] for step in STEPS if ray(cell, *step)) for cell in range(64)]
PAIRS = [
    [(ray(cell, -d, -a)[0], ray(cell, d, a)[0]) for d, a in STEPS if ray(cell, d, a) and ray(cell, -d, -a)]
    for cell in range(64)
]
CROSSING = [tuple((one + 1, 1 << other) for one, other in pairs) for pairs in PAIRS]


def joined(pairs: list[tuple[int, int]], taken: int) -> tuple[int, int]:
    empty = [one for one, other in pairs if not taken >> other & 1]
    return sum(1 << c for c in empty if not taken >> c & 1), sum(1 << c for c in empty if taken >> c & 1)


JOINED = [{taken: joined(PAIRS[cell], taken) for taken in subsets(NEAR[cell])} for cell in range(64)]


# ---------------------------------------------------------------- chance


def mix(x: int) -> int:
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9 & MASK64
    x = (x ^ x >> 27) * 0x94D049BB133111EB & MASK64
    return x ^ x >> 31


def stream(seed: int, k: int) -> int:
    """The generator's state for stream k of a seed: 0 is the game's own, 1 that of the random player."""
    golden = 0x9E3779B97F4A7C15
    high, low = (mix(seed + (2 * k + i) * golden & MASK64) for i in (1, 2))
    return high << 64 | low | 1


def below(n: int, state: int) -> tuple[int, int]:
    """A number from 0 to n - 1, all equally likely, and the generator's next state. With n = 1 nothing is drawn."""
    if n == 1:
        return 0, state
    while True:
        state = state * MULTIPLIER & MASK128
        product = (state >> 96) * n
        low = product & 0xFFFFFFFF
        if low >= n or low >= (1 << 32) % n:
            return product >> 32, state


# ---------------------------------------------------------------- a game


def set_up(seed: int) -> tuple[list[int], int]:
    """The board after the setup (tile of each cell, 0 for none, and one cell that is nowhere), and who begins."""
    state = stream(seed, 0)
    bag = list(range(1, 37))
    drawn = []
    for _ in range(2):
        at, state = below(len(bag), state)
        drawn.append(bag.pop(at))
    starter = 0 if drawn[0] > drawn[1] else 1
    bag = list(range(1, 37))
    board = [0] * 65
    for cell in MIDDLE:
        at, state = below(len(bag), state)
        board[cell] = bag.pop(at)
    bag = sorted(board[cell] for cell in CENTRE)
    for cell in CENTRE:
        board[cell] = 0
    for cell in CORNERS:
        at, state = below(len(bag), state)
        board[cell] = bag.pop(at)
    return board, starter


def survey(board: list[int]) -> Survey:
    """All that is kept of a position, from nothing.

    The taken cells; what lies on each axis; cell, slides and jumps of each tile; for each cell (counted from 1, as
    `bit_length` does) the cells right behind a neighbouring tile, and the group of empty cells that it belongs to.
    """
    taken = 0
    lie, over = [0] * 256, [0] * 65
    for cell in range(64):
        if board[cell]:
            taken |= 1 << cell
            for axis, bit, _ in AXES[cell]:
                lie[axis] |= bit
            for neighbour, bit in CROSSING[cell]:
                over[neighbour] ^= bit
    group = [0] * 65
    for cell in range(64):
        if not board[cell] and not group[cell + 1]:
            found = new = 1 << cell
            while new:
                last = new.bit_length()
                new ^= 1 << last - 1
                more = over[last] & ~taken & ~found
                found |= more
                new |= more
            for other in range(64):
                if found >> other & 1:
                    group[other + 1] = found
    place, slides, jumps = [NOWHERE] * 37, [0] * 37, [0] * 37
    for cell in range(64):
        tile = board[cell]
        if tile:
            place[tile] = cell
            for axis, _, seen in AXES[cell]:
                _, _, before, behind, _ = seen[lie[axis]]
                slides[tile] |= before ^ behind
            for other in range(64):
                if over[cell + 1] >> other & 1 and not board[other]:
                    jumps[tile] |= group[other + 1]
    return taken, lie, place, slides, jumps, over, group


def play(seed: int) -> Play:
    """One random game: the ids of its decisions, (score, rank) of each seat, its ticks (decisions and turns begun)."""
    board, me = set_up(seed)
    taken, lie, place, slides, jumps, over, group = survey(board)
    state = stream(seed, 1)
    decisions: list[int] = []
    tropes = [0, 0]
    frozen = passes = idle = ticks = 0
    while ticks < LIMIT:
        ticks += 1  # the turn
        if ticks == LIMIT:
            break
        ticks += 1  # the decision in it
        counts = list(map(int.bit_count, map(or_, slides, jumps)))
        counts[frozen] = 0
        upto = list(accumulate(counts))
        n = upto[36] + 1
        k, state = below(n, state)
        idle += 1
        if k == n - 1:
            decisions.append(STAY)
            frozen = 0
            passes += 1
            if passes == 2 or idle == PATIENCE:
                return decisions, ((tropes[0], 1), (tropes[1], 1)), ticks
            me ^= 1
            continue
        passes = 0
        tile = bisect_right(upto, k)
        targets = slides[tile] | jumps[tile]
        for _ in range(k - upto[tile - 1]):
            targets &= targets - 1
        there = targets & -targets
        cell, new = place[tile], there.bit_length() - 1
        decisions.append(64 * tile - 64 + new)

        # The tile is lifted ..
        here = 1 << cell
        taken ^= here
        board[cell] = 0
        for axis, bit, seen in AXES[cell]:
            key = lie[axis]
            lie[axis] = key ^ bit
            first, last, before, behind, _ = seen[key]
            slides[board[first]] ^= behind
            slides[board[last]] ^= before
        for neighbour, bit in CROSSING[cell]:
            over[neighbour] ^= bit
        loose, stale = JOINED[cell][taken & NEAR[cell]]
        loose |= here

        # .. and put down.
        board[new] = tile
        place[tile] = new
        own = 0
        full: tuple[Line, ...] = ()
        for axis, bit, seen in AXES[new]:
            key = lie[axis]
            lie[axis] = key ^ bit
            first, last, before, behind, complete = seen[key]
            slides[board[first]] ^= behind
            slides[board[last]] ^= before
            own ^= before ^ behind
            full += complete
        slides[tile] = own
        slides[0] = 0
        for neighbour, bit in CROSSING[new]:
            over[neighbour] ^= bit
        more, some = JOINED[new][taken & NEAR[new]]
        taken ^= there
        reach = over[new + 1]
        loose = (loose | more | reach) & ~taken
        stale |= some | reach | there

        # Groups of empty cells beside the move are found anew, then the jumps of the tiles beside these groups.
        free = MASK64 ^ taken
        while loose:
            new_ones = loose & -loose
            found = 0
            cells = []
            while new_ones:
                bit = new_ones & -new_ones
                found |= bit
                free ^= bit
                at = bit.bit_length()
                cells.append(at)
                reach = over[at]
                stale |= reach
                new_ones = (new_ones | reach) & free
            for at in cells:
                group[at] = found
            loose &= free
        empty = MASK64 ^ taken
        stale &= taken
        while stale:
            bit = stale & -stale
            stale ^= bit
            at = bit.bit_length()
            reach = over[at] & empty
            found = 0
            while reach:
                found |= group[reach.bit_length()]
                reach &= ~found
            jumps[board[at - 1]] = found

        made = [line[4] for line in full if (board[line[0]], board[line[1]], board[line[2]], board[line[3]]) in TROPES]
        made = [i for i in made if place[frozen] not in LINES[i][:4]]
        frozen = tile
        if made:
            if ticks == LIMIT:
                break
            ticks += 1
            made.sort()
            k, state = below(len(made), state)
            decisions.append(TAKE + made[k])
            for at in LINES[made[k]][:4]:
                board[at] = 0
            frozen = 0
            idle = 0
            tropes[me] += 1
            if tropes[me] == 3:
                return decisions, ((tropes[0], 1 + me), (tropes[1], 2 - me)), ticks
            taken, lie, place, slides, jumps, over, group = survey(board)
        if idle == PATIENCE:
            return decisions, ((tropes[0], 1), (tropes[1], 1)), ticks
        me ^= 1
    one, two = tropes
    return decisions, ((one, 1 + (one < two)), (two, 1 + (two < one))), ticks  # cut short


def checksum(games: Iterable[Play]) -> int:
    total = 0
    for decisions, result, ticks in games:
        total = crc32(repr((decisions, result, ticks)).encode(), total)
    return total


def main(games: int = 1000, seed: int = 0) -> None:
    start = mix(seed)
    began = time.perf_counter()
    played = [play(mix(start + i & MASK64)) for i in range(games)]
    took = time.perf_counter() - began
    decisions = sum(len(game[0]) for game in played)
    print(f"{games} games, {games / took:.0f} games/s, {decisions / took:.0f} decisions/s")
    print(f"checksum {checksum(played):08x}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
