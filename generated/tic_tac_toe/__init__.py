"""Tic-Tac-Toe. Compiled from tic_tac_toe.rules; change the rules, not this file."""

from __future__ import annotations

from collections.abc import Mapping

from rulewright.play.runtime import (
    PLAYER_NAMES,
    Declared,
    Game,
    Grid,
    Line,
    Maybe,
    Named,
    NotOffered,
    Position,
    Runs,
    Said,
    Step,
    Stop,
    Var,
    bits,
    cell_names,
    lines,
)

COMPILED_FROM = "tic_tac_toe.rules"

#    4  grid cell: 3 by 3
CELL_NAMES = cell_names(3, 3)
CELL = Named("cell", CELL_NAMES)
CELLS = range(9)

PLAYER = Named("player", PLAYER_NAMES[:2])

# Stops: where the flow waits for a decision
TURN_CHOOSE = 0


class TicTacToeWords:
    """The words of the rulebook, for one agreement on the options of Tic-Tac-Toe."""

    def __init__(self, options: Mapping[str, int], seats: int) -> None:
        self.agreed = (tuple(options.values()), seats)
        self.seats = seats


class TicTacToe(Position):
    """A position of Tic-Tac-Toe: what lies where, what is noted, and what happens next."""

    limit = 10000
    lists = ("mark",)
    nested = ()
    slots = ("mark",)
    zeros = ()
    words: TicTacToeWords

    def __init__(self, words: TicTacToeWords, seats: int, rng: int) -> None:
        super().__init__(words, seats, rng)
        #    5  var mark[cell]: player? = none
        self.mark: list[int | None] = [None] * 9

    def begin(self) -> Step:
        #    7  turn
        self.me = 0
        return self.turn

    def next_turn(self) -> Step:
        self.me = (self.me + 1) % 2
        return self.turn

    def turn(self) -> Step:
        #    7  turn
        if self.tick():
            return None
        #    8  choose "Mark {c}" for c in cells if mark[c] is none
        return self.offer(TURN_CHOOSE, self.turn_otherwise)

    def turn_mark(self, c: int) -> Step:
        #    8  choose "Mark {c}" for c in cells if mark[c] is none
        #    9  mark[c] = me
        self.mark[c] = self.me
        #   10  if some(every(mark[x] is me for x in line) for line in lines(cells, 3))
        if any(all(self.mark[x] == self.me for x in line) for line in lines(3, 3, 3)):
            #   11  end game: me wins
            self.end_won(self.me)
            return None
        return self.next_turn

    def turn_otherwise(self) -> Step:
        #   13  end game: draw
        self.end_drawn()
        return None

    def options(self) -> Runs:
        return self.turn_choose()

    def turn_choose(self) -> Runs:
        #    8  choose "Mark {c}" for c in cells if mark[c] is none
        offered: Runs = []
        offered.append((0, bits(c for c in CELLS if self.mark[c] is None)))
        return offered

    def take(self, decision: int) -> Step:
        #    8  choose "Mark {c}" for c in cells if mark[c] is none
        if decision < 9:
            c = decision
            return self.turn_mark(c)
        raise NotOffered(decision)

    def describe(self, decision: int) -> Said:
        if decision < 9:
            c = decision
            return 0, f"Mark {CELL_NAMES[c]}", (CELL_NAMES[c],)
        raise NotOffered(decision)


DECLARED = Declared(
    name="tic_tac_toe",
    title="Tic-Tac-Toe",
    players=(2, 2),
    limit=10000,
    grids=(Grid("cell", 3, 3),),
    vars=(Var("mark", (CELL,), (9,), Maybe(PLAYER), "all", None),),
    stops=(Stop("turn.choose", "turn", ()),),
    lines=(Line("Mark {c}", "turn.choose", (), (), (CELL,)),),
    decisions=9,
)

GAME = Game(DECLARED, TicTacToe, TicTacToeWords, globals())
