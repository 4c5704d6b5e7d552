"""Numeria read straight off its clauses, slowly: what the compiled game is compared with.

A space is (row, column), both from 1; a board maps spaces to numbers. Nothing here knows how the rules text is written.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations
from math import isqrt

Space = tuple[int, int]
Board = dict[Space, int]
Options = Mapping[str, object]

DEFAULTS: Options = {
    "one_is_prime": False,
    "honour_misprints": False,
    "irregular": "plain",
    "power": "successive",
    "series": "successive",
    "fibonacci": "classical",
    "jumps_go": "any",
    "jump_captures": False,
    "mix": False,
    "must_move": False,
    "patience": 50,
    "dead_position": False,
    "on_draw": "draw",
    "call_required": False,
}
SPACES: list[Space] = [(row, column) for row in range(1, 9) for column in range(1, 9)]
STEPS: list[Space] = [(r, c) for r in (-1, 0, 1) for c in (-1, 0, 1) if (r, c) != (0, 0)]
CENTRE: list[Space] = [(4, 4), (4, 5), (5, 4), (5, 5)]
CORNERS: list[Space] = [(1, 1), (1, 8), (8, 1), (8, 8)]
MIDDLE: list[Space] = [(row, column) for row in range(2, 8) for column in range(2, 8)]


def text(space: Space) -> str:
    return "abcdefgh"[space[1] - 1] + str(space[0])


def space(name: str) -> Space:
    return int(name[1]), "abcdefgh".index(name[0]) + 1


# ---------------------------------------------------------------- patterns (NUM-13..54)


PRIMES = [n for n in range(2, 37) if all(n % k for k in range(2, n))]
SQUARES = [n for n in range(1, 37) if isqrt(n) ** 2 == n]
TRIANGULAR = [sum(range(n + 1)) for n in range(1, 9)]
FIBONACCI = [1, 2, 3, 5, 8, 13, 21, 34]


def successive(run: Sequence[int], series: Sequence[int]) -> bool:
    """Whether the run is a piece of the series with nothing left out."""
    return any(list(series[i : i + 4]) == list(run) for i in range(len(series)))


def patterns(run: Sequence[int], options: Options = DEFAULTS) -> list[str]:
    """Every pattern that four rising numbers fit, in the order of the printed list."""
    a, b, c, d = run
    if not a < b < c < d:
        return []
    steps = (b - a, c - b, d - c)
    equal = steps[0] == steps[1] == steps[2]
    primes = [1, *PRIMES] if options["one_is_prime"] else PRIMES

    def of_series(members: Sequence[int]) -> bool:
        return successive(run, members) if options["series"] == "successive" else all(n in members for n in run)

    power = successive(run, [1, 2, 4, 8, 16, 32]) or successive(run, [1, 3, 9, 27])
    aba = options["irregular"] == "aba" and steps[0] == steps[2]
    geometric = options["power"] == "geometric" and b * b == a * c and c * c == b * d
    misprint = bool(options["honour_misprints"]) and list(run) == [23, 29, 31, 33]
    sums = options["fibonacci"] == "general" and (c, d) == (a + b, b + c)
    fits = {
        "Consecutive Run": steps == (1, 1, 1),
        "Multiples Run": equal and steps[0] > 1 and a % steps[0] == 0,
        "Irregular Repeating Run": (equal and a % steps[0] != 0) or aba,
        "Plus 1 Plus 2 Plus 3 Run": steps == (1, 2, 3),
        "Prime Number Run": successive(run, primes) or misprint,
        "Power Run": power or geometric,
        "Squares Run": of_series(SQUARES),
        "Triangular Run": of_series(TRIANGULAR),
        "Fibonacci Run": of_series(FIBONACCI) or sums,
    }
    return [name for name, fit in fits.items() if fit]


def trope_sets(options: Options = DEFAULTS) -> dict[tuple[int, ...], list[str]]:
    """All sets of four numbers from 1 to 36 that are Tropes, with their patterns."""
    return _trope_sets(tuple(options.items()))


@cache
def _trope_sets(agreed: tuple[tuple[str, object], ...]) -> dict[tuple[int, ...], list[str]]:
    options = dict(agreed)
    found = {run: patterns(run, options) for run in combinations(range(1, 37), 4)}
    return {run: names for run, names in found.items() if names}


def lines() -> list[list[Space]]:
    """All lines of four neighbouring spaces, by first space, then along the row, the column, the two diagonals."""
    found = []
    for row, column in SPACES:
        for down, along in ((0, 1), (1, 0), (1, 1), (1, -1)):
            line = [(row + i * down, column + i * along) for i in range(4)]
            if all(s in SPACES for s in line):
                found.append(line)
    return found


def title(board: Board, line: Sequence[Space], options: Options = DEFAULTS) -> str | None:
    """The first pattern that the tiles of a line make, read from its lower end; None if they make none (NUM-50)."""
    numbers = [board[s] for s in line if s in board]
    if len(numbers) < 4:
        return None
    names = patterns(numbers, options) or patterns(numbers[::-1], options)
    return names[0] if names else None


# ---------------------------------------------------------------- moves (NUM-58..61)


def slides(board: Board, here: Space) -> set[Space]:
    """Where a queen's move takes the tile of `here`."""
    found = set()
    for down, along in STEPS:
        row, column = here[0] + down, here[1] + along
        while (row, column) in SPACES and (row, column) not in board:
            found.add((row, column))
            row, column = row + down, column + along
    return found


def hops(board: Board, here: Space, options: Options = DEFAULTS) -> set[Space]:
    """Where one jump from a space leads."""
    found = set()
    for down, along in STEPS:
        over, behind = (here[0] + down, here[1] + along), (here[0] + 2 * down, here[1] + 2 * along)
        if options["jumps_go"] == "diagonal" and 0 in (down, along):
            continue
        if over in board and behind in SPACES and behind not in board:
            found.add(behind)
    return found


def wander(board: Board, here: Space, options: Options, slide_too: bool) -> set[Space]:
    """Where any number of steps takes the tile of `here`, which is off the board on the way (NUM-A14)."""
    rest = {s: n for s, n in board.items() if s != here}
    seen, todo = {here}, [here]
    while todo:
        at = todo.pop()
        for to in hops(rest, at, options) | (slides(rest, at) if slide_too else set()):
            if to not in seen:
                seen.add(to)
                todo.append(to)
    return seen - {here}


def jumps(board: Board, here: Space, options: Options = DEFAULTS) -> set[Space]:
    return wander(board, here, options, slide_too=False)


def landings(board: Board, here: Space, options: Options = DEFAULTS) -> set[Space]:
    """Where the tile of `here` may go in one turn, or in its first step if jumps capture."""
    if options["jump_captures"]:
        return slides(board, here) | hops(board, here, options)
    if options["mix"]:
        return wander(board, here, options, slide_too=True)
    return slides(board, here) | jumps(board, here, options)


# ---------------------------------------------------------------- a game

ALL_LINES = lines()
STAY, TAKE, LEAVE, GO_ON = 2304, 2305, 2435, 2436  # ids: 36 x 64 moves first, then in the order of the rules


@dataclass
class Game:
    """A position and what may be decided in it. `waiting` says for what: a move, a Trope to take, or a further jump."""

    board: Board
    me: int = 0
    options: Options = field(default_factory=lambda: DEFAULTS)
    frozen: int | None = None
    passes: int = 0
    idle: int = 0
    tropes: list[int] = field(default_factory=lambda: [0, 0])
    pile: list[set[int]] = field(default_factory=lambda: [set(), set()])
    waiting: str = "move"
    moved: int = 0
    start: Space = (0, 0)
    jumps_made: int = 0
    result: list[tuple[int, int]] | None = None  # (score, rank) for each seat

    def __post_init__(self) -> None:
        self.sets = trope_sets(self.options) if self.options["dead_position"] else {}
        self.settle()

    def where(self, number: int) -> Space:
        return next(s for s, n in self.board.items() if n == number)

    def decisions(self) -> dict[int, str]:
        """Ids and labels of all that may be decided now, in order of ids."""
        if self.result is not None:
            return {}
        if self.waiting == "trope":
            offered = self.offered_tropes()
            return offered | {LEAVE: "Leave it"} if self.options["call_required"] else offered
        if self.waiting == "jump":
            steps = {GO_ON + SPACES.index(to): f"Go on to {text(to)}" for to in sorted(self.further())}
            return steps | {GO_ON + 64: "Pass"}
        return self.offered_moves()

    def offered_moves(self) -> dict[int, str]:
        found = {}
        for number, here in sorted((n, s) for s, n in self.board.items()):
            if number != self.frozen:
                for to in sorted(landings(self.board, here, self.options)):
                    found[(number - 1) * 64 + SPACES.index(to)] = f"Move {number} to {text(to)}"
        return found if self.options["must_move"] else found | {STAY: "Stay"}

    def offered_tropes(self) -> dict[int, str]:
        found: dict[int, str] = {}
        for i, line in enumerate(ALL_LINES):
            if line in self.made():
                label = f"Take the {title(self.board, line, self.options)}"
                same = sum(other.split(" #")[0] == label for other in found.values())
                found[TAKE + i] = f"{label} #{same + 1}" if same else label
        return found

    def made(self) -> list[list[Space]]:
        """Complete lines through the tile just moved, without the barred tile (NUM-70, NUM-74)."""
        place = self.where(self.moved)
        return [
            line
            for line in ALL_LINES
            if place in line
            and title(self.board, line, self.options)
            and self.frozen not in [self.board[s] for s in line]
        ]

    def further(self) -> set[Space]:
        here = self.where(self.moved)
        steps = hops(self.board, here, self.options) | (slides(self.board, here) if self.options["mix"] else set())
        return steps - {self.start}

    def apply(self, decision: int) -> None:
        """Carry out a decision and go on to the next one."""
        if decision < STAY:
            number, to = decision // 64 + 1, SPACES[decision % 64]
            self.moved, self.start, self.jumps_made = number, self.where(number), 0
            captured = self.step(to)
            self.waiting = "jump" if self.options["jump_captures"] and (captured or self.options["mix"]) else "check"
        elif decision == STAY:
            self.stay()
        elif decision < LEAVE:
            for s in ALL_LINES[decision - TAKE]:
                self.pile[self.me].add(self.board.pop(s))
            self.tropes[self.me] += 1
            self.idle = 0
            self.waiting = "moved"
            if self.tropes[self.me] == 3:
                self.end([2 - (seat == self.me) for seat in (0, 1)])
        elif decision == LEAVE:
            self.waiting = "moved"
        elif decision < GO_ON + 64:
            self.step(SPACES[decision - GO_ON])
            self.jumps_made += 1
        else:
            self.waiting = "check"
        self.settle()

    def step(self, to: Space) -> bool:
        """Move the tile; with captures a jump takes off the tile that it went over."""
        here = self.where(self.moved)
        captured = False
        if self.options["jump_captures"] and max(abs(to[0] - here[0]), abs(to[1] - here[1])) == 2:
            over = ((to[0] + here[0]) // 2, (to[1] + here[1]) // 2)
            captured = self.board.pop(over, None) is not None
        self.board[to] = self.board.pop(here)
        return captured

    def stay(self) -> None:
        self.frozen = None
        self.passes += 1
        self.idle += 1
        self.waiting = "after"
        if self.passes == 2:
            self.nobody_gets_on()

    def settle(self) -> None:
        """Run on until something is to be decided."""
        while self.result is None:
            if self.waiting == "jump" and (not self.further() or self.jumps_made == 35):
                self.waiting = "check"
            elif self.waiting == "check":
                self.passes = 0
                self.idle += 1
                self.waiting = "trope" if self.made() else "moved"
            elif self.waiting == "moved":
                self.frozen = self.moved if self.moved in self.board.values() else None
                self.waiting = "after"
            elif self.waiting == "after":
                self.end_of_turn()
            elif self.waiting == "move" and not self.decisions():
                self.stay()
            else:
                return

    def end_of_turn(self) -> None:
        patience = self.options["patience"]
        assert isinstance(patience, int)
        left = set(self.board.values())
        tired = patience > 0 and self.idle == 2 * patience
        dead = bool(self.options["dead_position"]) and not any(left.issuperset(run) for run in self.sets)
        if tired or dead:
            self.nobody_gets_on()
        else:
            self.me = 1 - self.me
            self.waiting = "move"

    def nobody_gets_on(self) -> None:
        if self.options["on_draw"] == "most_tropes":
            best = max(self.tropes)
            self.end([1 if n == best else 2 for n in self.tropes])
        else:
            self.end([1, 1])

    def end(self, ranks: list[int]) -> None:
        self.result = list(zip(self.tropes, ranks, strict=True))
