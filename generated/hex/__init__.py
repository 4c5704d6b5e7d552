"""Hex. Compiled from hex.rules; change the rules, not this file."""

from __future__ import annotations

from collections.abc import Mapping

from rulewright.play.runtime import (
    PLAYER_NAMES,
    Declared,
    Function,
    Game,
    Grid,
    Group,
    Line,
    Many,
    Maybe,
    Named,
    NotOffered,
    Option,
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
    members,
    reachable,
)

COMPILED_FROM = "hex.rules"

#    6  grid cell: 11 by 11
CELL_NAMES = cell_names(11, 11)
CELL = Named("cell", CELL_NAMES)
CELLS = range(121)
CELL_ROW = cell_rows(11, 11)
CELL_COLUMN = cell_columns(11, 11)
CELL_AROUND = around(11, 11)

PLAYER = Named("player", PLAYER_NAMES[:2])

# Stops: where the flow waits for a decision
TURN_CHOOSE = 0


def first_side(c: int, p: int) -> bool:
    #   14  let first_side(c, p: player) = c.row is 1 if p is player(1) else c.column is 1
    return CELL_ROW[c] == 1 if p == 0 else CELL_COLUMN[c] == 1


class HexWords:
    """The words of the rulebook, for one agreement on the options of Hex."""

    def __init__(self, options: Mapping[str, int], seats: int) -> None:
        self.agreed = (tuple(options.values()), seats)
        self.seats = seats
        #    4  option size: 3..11 = 11 "Cells along each side"
        self.size = options["size"]

    def on_board(self, c: int) -> bool:
        #   10  let on_board(c: cell) = c.row <= size and c.column <= size
        return CELL_ROW[c] <= self.size and CELL_COLUMN[c] <= self.size

    def joined(self, c: int) -> tuple[int, ...]:
        #   11  let joined(c: cell) = [x for x in around(c) if on_board(x) and (x.row - c.row) + (x.column - c.colum..
        return tuple(
            x
            for x in CELL_AROUND[c]
            if self.on_board(x) and CELL_ROW[x] - CELL_ROW[c] + (CELL_COLUMN[x] - CELL_COLUMN[c]) in (-1, 0, 1)
        )

    def last_side(self, c: int, p: int) -> bool:
        #   15  let last_side(c, p: player) = c.row is size if p is player(1) else c.column is size
        return CELL_ROW[c] == self.size if p == 0 else CELL_COLUMN[c] == self.size


class Hex(Position):
    """A position of Hex: what lies where, what is noted, and what happens next."""

    limit = 10000
    lists = ("stone",)
    nested = ()
    slots = ("stone",)
    zeros = ()
    words: HexWords

    def __init__(self, words: HexWords, seats: int, rng: int) -> None:
        super().__init__(words, seats, rng)
        #    7  var stone[cell]: player? = none
        self.stone: list[int | None] = [None] * 121

    def begin(self) -> Step:
        #   17  turn
        self.me = 0
        return self.turn

    def next_turn(self) -> Step:
        self.me = (self.me + 1) % 2
        return self.turn

    def turn(self) -> Step:
        #   17  turn
        if self.tick():
            return None
        #   18  choose "Put a stone on {c}" for c in cells if on_board(c) and stone[c] is none
        return self.offer(TURN_CHOOSE, self.turn_otherwise)

    def turn_put_a_stone(self, c: int) -> Step:
        #   18  choose "Put a stone on {c}" for c in cells if on_board(c) and stone[c] is none
        #   19  stone[c] = me
        self.stone[c] = self.me
        #   20  if some(first_side(x, me) for x in connected(c, me)) and some(last_side(x, me) for x in connected(c,..
        if (
            any(first_side(x, self.me) for x in members(self.connected(c, self.me)))
            and any(self.words.last_side(x, self.me) for x in members(self.connected(c, self.me)))
        ):
            #   21  end game: me wins
            self.end_won(self.me)
            return None
        return self.next_turn

    def turn_otherwise(self) -> Step:
        #   22  otherwise: end game: draw
        self.end_drawn()
        return None

    def options(self) -> Runs:
        return self.turn_choose()

    def turn_choose(self) -> Runs:
        #   18  choose "Put a stone on {c}" for c in cells if on_board(c) and stone[c] is none
        offered: Runs = []
        offered.append((0, bits(c for c in CELLS if self.words.on_board(c) and self.stone[c] is None)))
        return offered

    def take(self, decision: int) -> Step:
        #   18  choose "Put a stone on {c}" for c in cells if on_board(c) and stone[c] is none
        if decision < 121:
            c = decision
            return self.turn_put_a_stone(c)
        raise NotOffered(decision)

    def describe(self, decision: int) -> Said:
        if decision < 121:
            c = decision
            return 0, f"Put a stone on {CELL_NAMES[c]}", (CELL_NAMES[c],)
        raise NotOffered(decision)

    def mine(self, c: int, p: int) -> tuple[int, ...]:
        #   12  let mine(c: cell, p: player) = [x for x in joined(c) if stone[x] is p]
        return tuple(x for x in self.words.joined(c) if self.stone[x] == p)

    def connected(self, c: int, p: int) -> int:
        #   13  let connected(c: cell, p: player) = reachable x from c by mine(x, p)
        return reachable(c, lambda x: bits(self.mine(x, p)))


DECLARED = Declared(
    name="hex",
    title="Hex",
    players=(2, 2),
    limit=10000,
    options=(Option("size", "Cells along each side", Whole(3, 11), 11, tuple(range(3, 12)), ()),),
    grids=(Grid("cell", 11, 11),),
    vars=(Var("stone", (CELL,), (121,), Maybe(PLAYER), "all", None),),
    stops=(Stop("turn.choose", "turn", ()),),
    lines=(Line("Put a stone on {c}", "turn.choose", (), (), (CELL,)),),
    decisions=121,
    functions=(
        Function("on_board", "on_board", "words", (CELL,), YesNo()),
        Function("joined", "joined", "words", (CELL,), Many(CELL)),
        Function("mine", "mine", "position", (CELL, PLAYER), Many(CELL)),
        Function("connected", "connected", "position", (CELL, PLAYER), Group(CELL)),
        Function("first_side", "first_side", "module", (CELL, PLAYER), YesNo()),
        Function("last_side", "last_side", "words", (CELL, PLAYER), YesNo()),
    ),
)

GAME = Game(DECLARED, Hex, HexWords, globals())
