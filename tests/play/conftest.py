"""A small game by hand, as the compiler would write it: nine stones, two on hands that only their owners see.

Players take stones from a board of three by three until all are gone or both pass; the greater sum wins. Who takes a
7, 8 or 9 may call it odd or even, a line that prints the answer of a pattern.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from rulewright.play.runtime import (
    Column,
    Declared,
    Game,
    Grid,
    Line,
    Named,
    Option,
    Position,
    Runs,
    Said,
    Step,
    Stop,
    Table,
    Var,
    Whole,
    YesNo,
    Zone,
    cell_names,
    members,
)

CELL = Named("cell", cell_names(3, 3))
PLAYER = Named("player", ("player 1", "player 2"))
STONE = Named("stone", tuple(str(n) for n in range(1, 10)))
TURN, CALL = 0, 1
PASS, NAME, SILENT = 9, 10, 11


class Stones(Position):
    """Places of stones: 0 the box, 1..9 the cells, 10 and 11 the hands."""

    limit = 30
    lists = ("board", "hand")
    nested = ()
    slots = ("board", "hand", "passes")

    def __init__(self, words: Any, seats: int, rng: int) -> None:
        super().__init__(words, seats, rng)
        self.board: list[int | None] = [None] * 9
        self.hand = [0, 0]
        self.passes = 0
        self.taken = 0

    def move_stone(self, stone: int, place: int, top: bool) -> None:
        assert top
        self.board = [None if s == stone else s for s in self.board]
        self.hand = [h & ~(1 << stone) for h in self.hand]
        if 1 <= place <= 9:
            self.board[place - 1] = stone
        elif place:
            self.hand[place - 10] |= 1 << stone

    def setup(self) -> Step:
        stones = list(range(9))
        self.shuffle(stones, STONE)
        for place, stone in zip((10, 11, *range(1, 8)), stones, strict=True):
            self.move_stone(stone, place, True)
        return self.turn

    def turn(self) -> Step:
        if self.tick():
            return None
        if not any(s is not None for s in self.board) or self.passes == 2:
            self.end_ranked()
            return None
        return self.offer(TURN, None)

    def options(self) -> Runs:
        if self.at == CALL:
            return [(NAME, 0b11)]
        return [(0, sum(1 << s for s in self.board if s is not None)), (PASS, 1)]

    def describe(self, decision: int) -> Said:
        if decision < PASS:
            return 0, f"Take {decision + 1}", (STONE.names[decision],)
        if decision == NAME:
            answer = "Odd" if self.taken % 2 == 0 else "Even"
            return 2, f"Call it {answer}", (answer,)
        return (1, "Pass", ()) if decision == PASS else (3, "Stay silent", ())

    def take(self, decision: int) -> Step:
        if decision < PASS:
            self.passes, self.taken = 0, decision
            self.move_stone(decision, 10 + self.me, True)
            if decision >= 6:
                return self.offer(CALL, None)
        elif decision == PASS:
            self.passes += 1
        self.me = 1 - self.me
        return self.turn

    def standing(self, seat: int) -> tuple[int, ...]:
        return (sum(stone + 1 for stone in members(self.hand[seat])),)

    def score(self, seat: int) -> int | None:
        return self.standing(seat)[0]


def words(values: dict[str, int], seats: int) -> Any:
    return SimpleNamespace(**values, seats=seats, agreed=tuple(values.values()))


DECLARED = Declared(
    name="stones",
    title="Nine Stones",
    players=(2, 2),
    limit=Stones.limit,
    options=(
        Option("kind", "Be kind", YesNo(), False, (False, True)),
        Option("speed", "How fast", Whole(1, 3), 2, (1, 2, 3)),
        Option("mood", "How it feels", Named("mood", ("calm", "wild")), 0, ("calm", "wild")),
    ),
    tables=(
        Table("stone", "stones", "component", STONE, tuple(range(9)), (Column("n", Whole(), tuple(range(1, 10))),)),
    ),
    grids=(Grid("cell", 3, 3),),
    zones=(
        Zone("board", "slot", "stone", (CELL,), (9,), "all", 1),
        Zone("hand", "hand", "stone", (PLAYER,), (2,), "owner", 10, 0),
    ),
    vars=(Var("passes", (), (), Whole(0, 2)),),
    stops=(Stop("turn.choose", "turn", ()), Stop("call.choose", "turn", ())),
    lines=(
        Line("Take {stone}", "turn.choose", ("S-1",)),
        Line("Pass", "turn.choose", ()),
        Line("Call it {title}", "call.choose", (), (0,)),
        Line("Stay silent", "call.choose", ()),
    ),
)


@pytest.fixture
def stones() -> Game:
    return Game(DECLARED, Stones, words, {})
