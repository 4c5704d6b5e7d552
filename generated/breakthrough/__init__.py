"""Breakthrough. Compiled from breakthrough.rules; change the rules, not this file."""

from __future__ import annotations

from collections.abc import Mapping

from rulewright.play.runtime import (
    PLAYER_NAMES,
    Declared,
    Function,
    Game,
    Grid,
    Line,
    Many,
    Maybe,
    Named,
    NotOffered,
    Position,
    Runs,
    Said,
    Step,
    Stop,
    Var,
    Whole,
    YesNo,
    around,
    bits,
    cell_columns,
    cell_names,
    cell_rows,
)

COMPILED_FROM = "breakthrough.rules"

#    4  grid cell: 8 by 8
CELL_NAMES = cell_names(8, 8)
CELL = Named("cell", CELL_NAMES)
CELLS = range(64)
CELL_ROW = cell_rows(8, 8)
CELL_COLUMN = cell_columns(8, 8)
CELL_AROUND = around(8, 8)

PLAYER = Named("player", PLAYER_NAMES[:2])

# Stops: where the flow waits for a decision
TURN_CHOOSE = 0


def far_row(p: int) -> int:
    #    7  let far_row(p) = 8 if p.seat is 1 else 1
    return 8 if p + 1 == 1 else 1


def ahead(c: int, p: int) -> tuple[int, ...]:
    #    8  let ahead(c, p) = [x for x in around(c) if x.row is c.row + (1 if p.seat is 1 else -1)]
    return tuple(x for x in CELL_AROUND[c] if CELL_ROW[x] == CELL_ROW[c] + (1 if p + 1 == 1 else -1))


class BreakthroughWords:
    """The words of the rulebook, for one agreement on the options of Breakthrough."""

    def __init__(self, options: Mapping[str, int], seats: int) -> None:
        self.agreed = (tuple(options.values()), seats)
        self.seats = seats


class Breakthrough(Position):
    """A position of Breakthrough: what lies where, what is noted, and what happens next."""

    limit = 10000
    lists = ("pawn",)
    nested = ()
    slots = ("pawn",)
    zeros = ()
    words: BreakthroughWords

    def __init__(self, words: BreakthroughWords, seats: int, rng: int) -> None:
        super().__init__(words, seats, rng)
        #    5  var pawn[cell]: player? = none
        self.pawn: list[int | None] = [None] * 64

    def setup(self) -> Step:
        #   11  setup
        #   12  for c in cells if c.row in [1, 2, 7, 8]
        for c in CELLS:
            if CELL_ROW[c] in (1, 2, 7, 8):
                #   13  pawn[c] = player(1) if c.row < 3 else player(2)
                self.pawn[c] = 0 if CELL_ROW[c] < 3 else 1
        return self.begin

    def begin(self) -> Step:
        #   15  turn
        self.me = 0
        return self.turn

    def next_turn(self) -> Step:
        self.me = (self.me + 1) % 2
        return self.turn

    def turn(self) -> Step:
        #   15  turn
        if self.tick():
            return None
        #   16  choose "{start} to {to}" for start in cells, to in ahead(start, me) if pawn[start] is me and may_ent..
        return self.offer(TURN_CHOOSE, self.turn_otherwise)

    def turn_start_to_to(self, start: int, to: int) -> Step:
        #   16  choose "{start} to {to}" for start in cells, to in ahead(start, me) if pawn[start] is me and may_ent..
        #   17  pawn[start] = none
        self.pawn[start] = None
        #   18  pawn[to] = me
        self.pawn[to] = self.me
        #   19  if to.row is far_row(me) or every(pawn[c] is not opponent for c in cells): end game: me wins
        if CELL_ROW[to] == far_row(self.me) or all(self.pawn[c] != (self.me + 1) % 2 for c in CELLS):
            self.end_won(self.me)
            return None
        return self.next_turn

    def turn_otherwise(self) -> Step:
        #   21  end game: opponent wins
        self.end_won((self.me + 1) % 2)
        return None

    def options(self) -> Runs:
        return self.turn_choose()

    def turn_choose(self) -> Runs:
        #   16  choose "{start} to {to}" for start in cells, to in ahead(start, me) if pawn[start] is me and may_ent..
        offered: Runs = []
        for start in CELLS:
            if self.pawn[start] == self.me:
                offered.append((64 * start, bits(to for to in ahead(start, self.me) if self.may_enter(to, start))))
        return offered

    def take(self, decision: int) -> Step:
        #   16  choose "{start} to {to}" for start in cells, to in ahead(start, me) if pawn[start] is me and may_ent..
        if decision < 4096:
            start, to = divmod(decision, 64)
            return self.turn_start_to_to(start, to)
        raise NotOffered(decision)

    def describe(self, decision: int) -> Said:
        if decision < 4096:
            start, to = divmod(decision, 64)
            return 0, f"{CELL_NAMES[start]} to {CELL_NAMES[to]}", (CELL_NAMES[start], CELL_NAMES[to])
        raise NotOffered(decision)

    def may_enter(self, x: int, c: int) -> bool:
        #    9  let may_enter(x, c) = pawn[x] is none or (pawn[x] is not me and x.column is not c.column)
        return self.pawn[x] is None or (self.pawn[x] != self.me and CELL_COLUMN[x] != CELL_COLUMN[c])


DECLARED = Declared(
    name="breakthrough",
    title="Breakthrough",
    players=(2, 2),
    limit=10000,
    grids=(Grid("cell", 8, 8),),
    vars=(Var("pawn", (CELL,), (64,), Maybe(PLAYER), "all", None),),
    stops=(Stop("turn.choose", "turn", ()),),
    lines=(Line("{start} to {to}", "turn.choose", (), (), (CELL, CELL)),),
    decisions=4096,
    functions=(
        Function("far_row", "far_row", "module", (PLAYER,), Whole(1, 8)),
        Function("ahead", "ahead", "module", (CELL, PLAYER), Many(CELL)),
        Function("may_enter", "may_enter", "position", (CELL, CELL), YesNo()),
    ),
)

GAME = Game(DECLARED, Breakthrough, BreakthroughWords, globals())
