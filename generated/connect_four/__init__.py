"""Connect Four. Compiled from connect_four.rules; change the rules, not this file."""

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
    bits,
    cell_columns,
    cell_names,
    lines,
)

COMPILED_FROM = "connect_four.rules"

#    4  grid cell: 6 by 7
CELL_NAMES = cell_names(6, 7)
CELL = Named("cell", CELL_NAMES)
CELLS = range(42)
CELL_COLUMN = cell_columns(6, 7)

PLAYER = Named("player", PLAYER_NAMES[:2])

# Stops: where the flow waits for a decision
TURN_CHOOSE = 0


class ConnectFourWords:
    """The words of the rulebook, for one agreement on the options of Connect Four."""

    def __init__(self, options: Mapping[str, int], seats: int) -> None:
        self.agreed = (tuple(options.values()), seats)
        self.seats = seats


class ConnectFour(Position):
    """A position of Connect Four: what lies where, what is noted, and what happens next."""

    limit = 10000
    lists = ("disc",)
    nested = ()
    slots = ("disc",)
    zeros = ()
    words: ConnectFourWords

    def __init__(self, words: ConnectFourWords, seats: int, rng: int) -> None:
        super().__init__(words, seats, rng)
        #    5  var disc[cell]: player? = none
        self.disc: list[int | None] = [None] * 42

    def begin(self) -> Step:
        #    9  turn
        self.me = 0
        return self.turn

    def next_turn(self) -> Step:
        self.me = (self.me + 1) % 2
        return self.turn

    def turn(self) -> Step:
        #    9  turn
        if self.tick():
            return None
        #   10  choose "Drop into column {column}" for column in 1..7 if count(lowest_free(column)) > 0
        return self.offer(TURN_CHOOSE, self.turn_otherwise)

    def turn_drop_into_column(self, column: int) -> Step:
        #   10  choose "Drop into column {column}" for column in 1..7 if count(lowest_free(column)) > 0
        #   11  disc[first(lowest_free(column))] = me
        self.disc[self.lowest_free(column)[0]] = self.me
        #   12  if some(every(disc[c] is me for c in line) for line in lines(cells, 4)): end game: me wins
        if any(all(self.disc[c] == self.me for c in line) for line in lines(6, 7, 4)):
            self.end_won(self.me)
            return None
        return self.next_turn

    def turn_otherwise(self) -> Step:
        #   14  end game: draw
        self.end_drawn()
        return None

    def options(self) -> Runs:
        return self.turn_choose()

    def turn_choose(self) -> Runs:
        #   10  choose "Drop into column {column}" for column in 1..7 if count(lowest_free(column)) > 0
        offered: Runs = []
        offered.append((0, bits((column - 1) for column in range(1, 8) if len(self.lowest_free(column)) > 0)))
        return offered

    def take(self, decision: int) -> Step:
        #   10  choose "Drop into column {column}" for column in 1..7 if count(lowest_free(column)) > 0
        if decision < 7:
            number = decision
            column = number + 1
            return self.turn_drop_into_column(column)
        raise NotOffered(decision)

    def describe(self, decision: int) -> Said:
        if decision < 7:
            number = decision
            column = number + 1
            return 0, f"Drop into column {column}", (column,)
        raise NotOffered(decision)

    def lowest_free(self, column: int) -> tuple[int, ...]:
        #    7  let lowest_free(column) = [c for c in cells if c.column is column and disc[c] is none]
        return tuple(c for c in CELLS if CELL_COLUMN[c] == column and self.disc[c] is None)


DECLARED = Declared(
    name="connect_four",
    title="Connect Four",
    players=(2, 2),
    limit=10000,
    grids=(Grid("cell", 6, 7),),
    vars=(Var("disc", (CELL,), (42,), Maybe(PLAYER), "all", None),),
    stops=(Stop("turn.choose", "turn", ()),),
    lines=(Line("Drop into column {column}", "turn.choose", (), (), (Whole(1, 7),)),),
    decisions=7,
    functions=(Function("lowest_free", "lowest_free", "position", (Whole(),), Many(CELL)),),
)

GAME = Game(DECLARED, ConnectFour, ConnectFourWords, globals())
