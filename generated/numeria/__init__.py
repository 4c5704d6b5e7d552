"""Tropes (Numeria). Compiled from numeria.rules; change the rules, not this file."""

from __future__ import annotations

from collections.abc import Mapping

from rulewright.play.runtime import (
    DIRECTION_DIAGONAL,
    DIRECTION_NAMES,
    DIRECTIONS,
    PLAYER_NAMES,
    AnyText,
    Clause,
    Column,
    Declared,
    Fault,
    Function,
    Game,
    Grid,
    Lanes,
    Line,
    Many,
    Maybe,
    Named,
    NotOffered,
    Option,
    Position,
    Runs,
    Said,
    Site,
    Slot,
    Step,
    Stop,
    Table,
    Var,
    Whole,
    YesNo,
    Zone,
    bits,
    cached_property,
    cell_columns,
    cell_names,
    cell_rows,
    first,
    in_64_bits,
    indexed,
    item,
    known,
    least,
    lines,
    members,
    modulo,
    numbered,
    pairs_moved,
    pairs_reached,
    pairs_reached_by,
    printed,
    rays,
    reachable,
    row_of,
    shown,
    slice_of,
    union_of,
    within,
)

COMPILED_FROM = "numeria.rules"

IRREGULAR_NAMES = ("plain", "aba")
IRREGULAR_PLAIN, IRREGULAR_ABA = range(2)

POWER_NAMES = ("successive", "geometric")
POWER_SUCCESSIVE, POWER_GEOMETRIC = range(2)

SERIES_NAMES = ("successive", "any")
SERIES_SUCCESSIVE, SERIES_ANY = range(2)

FIBONACCI_NAMES = ("classical", "general")
FIBONACCI_CLASSICAL, FIBONACCI_GENERAL = range(2)

JUMPS_GO_NAMES = ("any", "diagonal")
JUMPS_GO_ANY, JUMPS_GO_DIAGONAL = range(2)

ON_DRAW_NAMES = ("draw", "most_tropes")
ON_DRAW_DRAW, ON_DRAW_MOST_TROPES = range(2)

#   22  component tile
TILE_NAMES = tuple(str(n) for n in range(1, 37))
TILES = range(36)
TILE = Named("tile", TILE_NAMES)
TILE_NUMBER = (
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31,
    32, 33, 34, 35, 36,
)

#   26  grid cell: 8 by 8
CELL_NAMES = cell_names(8, 8)
CELL = Named("cell", CELL_NAMES)
CELLS = range(64)
CELL_ROW = cell_rows(8, 8)
CELL_COLUMN = cell_columns(8, 8)
CELL_RAYS = rays(8, 8)

PLAYER = Named("player", PLAYER_NAMES[:2])
DIRECTION = Named("direction", DIRECTION_NAMES)

# Places: the box, then the members of each zone
BOX = 0
BOARD = 1
BAG = 65
DRAWN = 66
PILE = 68

# For each place the seats that see what lies there, as bits; -1 is all
TILE_SEERS = (
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 0, -1, -1, -1, -1,
)

# Sets of pairs of tile and cell
CELLS_OF_TILES = Lanes(36, 8, 8)

# Stops: where the flow waits for a decision
TURN_CHOOSE, COLLECT_CHOOSE, CAPTURE_ON_THE_WAY_CHOOSE = range(3)

#   37  let MIDDLE = [c for c in cells if c.row in 2..7 and c.column in 2..7]
MIDDLE: tuple[int, ...] = tuple(c for c in CELLS if 2 <= CELL_ROW[c] <= 7 and 2 <= CELL_COLUMN[c] <= 7)

#   38  let CENTRE = [c for c in cells if c.row in 4..5 and c.column in 4..5]
CENTRE: tuple[int, ...] = tuple(c for c in CELLS if 4 <= CELL_ROW[c] <= 5 and 4 <= CELL_COLUMN[c] <= 5)

#   39  let CORNERS = [c for c in cells if c.row in [1, 8] and c.column in [1, 8]]
CORNERS: tuple[int, ...] = tuple(c for c in CELLS if CELL_ROW[c] in (1, 8) and CELL_COLUMN[c] in (1, 8))

#   40  let LINES = lines(cells, 4)
LINES: tuple[tuple[int, ...], ...] = lines(8, 8, 4)
LINES_NUMBERS = numbered(LINES)

#   40  let LINES = lines(cells, 4)
LINES_with: tuple[tuple[tuple[int, ...], ...], ...] = indexed(LINES, 64)

#   40  let LINES = lines(cells, 4)
LINES_with_sets: tuple[tuple[tuple[tuple[int, ...], int], ...], ...] = tuple(
    tuple((item, bits(item)) for item in items) for items in LINES_with
)


def prime(n: int) -> bool:
    #   50  let prime(n) = n > 1 and every(n mod d is not 0 for d in 2..6 if d < n)
    return n > 1 and all(n % d != 0 for d in range(2, 7) if d < n)


#   46  let POWERS = [[1, 2, 4, 8, 16, 32], [1, 3, 9, 27]]
POWERS: tuple[tuple[int, ...], ...] = ((1, 2, 4, 8, 16, 32), (1, 3, 9, 27))

#   47  let SQUARES = [n * n for n in 1..6]
SQUARES: tuple[int, ...] = tuple(n * n for n in range(1, 7))

#   48  let TRIANGLES = [n * (n + 1) / 2 rounded down for n in 1..8]
TRIANGLES: tuple[int, ...] = tuple(n * (n + 1) // 2 for n in range(1, 9))

#   49  let FIBONACCI = [1, 2, 3, 5, 8, 13, 21, 34]
FIBONACCI: tuple[int, ...] = (1, 2, 3, 5, 8, 13, 21, 34)


def rising(run: tuple[int, ...]) -> bool:
    #   51  let rising(run) = every(run[i] < run[i + 1] for i in 1..3)
    return all(item(run, i) < item(run, i + 1) for i in range(1, 4))


class NumeriaWords:
    """The words of the rulebook, for one agreement on the options of Tropes (Numeria)."""

    def __init__(self, options: Mapping[str, int], seats: int) -> None:
        self.agreed = (tuple(options.values()), seats)
        self.seats = seats
        #    7  option one_is_prime = no "1 counts as a prime (label only)"
        self.one_is_prime = bool(options["one_is_prime"])
        #    8  option honour_misprints = no "23, 29, 31, 33 counts, as printed"
        self.honour_misprints = bool(options["honour_misprints"])
        #    9  option irregular: plain / aba = plain "Irregular runs: one equal step, or also steps such as 3, 4, 3"
        self.irregular = options["irregular"]
        #   10  option power: successive / geometric = successive "Power Run: powers of 2 or 3, or any equal factor"
        self.power = options["power"]
        #   11  option series: successive / any = successive "Squares and the like: neighbours, or any in order"
        self.series = options["series"]
        #   12  option fibonacci: classical / general = classical "Fibonacci Run: 1, 2, 3, 5 .., or any sums"
        self.fibonacci = options["fibonacci"]
        #   13  option jumps_go: any / diagonal = any "Directions of a jump"
        self.jumps_go = options["jumps_go"]
        #   14  option jump_captures = no "A tile that is jumped over leaves the game"
        self.jump_captures = bool(options["jump_captures"])
        #   15  option mix = no "One turn may mix a slide and jumps"
        self.mix = bool(options["mix"])
        #   16  option must_move = no "A player who can move must move"
        self.must_move = bool(options["must_move"])
        #   17  option patience: 0..99 = 50 "Turns each without a Trope before the game is a draw; 0 for never"
        self.patience = options["patience"]
        #   18  option dead_position = no "A draw as soon as the tiles on the board can form no Trope"
        self.dead_position = bool(options["dead_position"])
        #   19  option on_draw: draw / most_tropes = draw "Who wins a drawn game"
        self.on_draw = options["on_draw"]
        #   20  option call_required = no "A Trope that is not called is lost"
        self.call_required = bool(options["call_required"])

    @cached_property
    def PRIMES(self) -> tuple[int, ...]:
        #   45  let PRIMES = [n for n in 1..36 if prime(n) or (n is 1 and one_is_prime)]
        return tuple(n for n in range(1, 37) if prime(n) or (n == 1 and self.one_is_prime))

    def follow(self, run: tuple[int, ...], members: tuple[int, ...]) -> bool:
        #   52  let follow(run, members)
        #   53  slice(run, members) if series is successive
        if self.series == SERIES_SUCCESSIVE:
            return slice_of(run, members)
        #   54  rising(run) and every(n in members for n in run) otherwise
        return rising(run) and all(n in members for n in run)

    def trope(self, a: int, b: int, c: int, d: int) -> str | None:
        #   56  pattern trope(a, b, c, d: 1..36)
        #   57  let run = [a, b, c, d]
        run = (a, b, c, d)
        #   58  let even = b - a is c - b and c - b is d - c and a < b
        even = in_64_bits(b - a) == in_64_bits(c - b) and in_64_bits(c - b) == in_64_bits(d - c) and a < b
        #   59  case "Consecutive Run"
        #   60  when even and b - a is 1
        if even and in_64_bits(b - a) == 1:
            return "Consecutive Run"
        #   63  case "Multiples Run"
        #   64  when even and b - a > 1 and a mod (b - a) is 0
        if even and in_64_bits(b - a) > 1 and modulo(a, in_64_bits(b - a)) == 0:
            return "Multiples Run"
        #   67  case "Irregular Repeating Run"
        #   68  when (even and a mod (b - a) > 0) or (irregular is aba and a < b and b < c and b - a is d - c)
        if (
            (even and modulo(a, in_64_bits(b - a)) > 0)
            or (self.irregular == IRREGULAR_ABA and a < b and b < c and in_64_bits(b - a) == in_64_bits(d - c))
        ):
            return "Irregular Repeating Run"
        #   71  case "Plus 1 Plus 2 Plus 3 Run"
        #   72  when run is [a, a + 1, a + 3, a + 6]
        if run == (a, in_64_bits(a + 1), in_64_bits(a + 3), in_64_bits(a + 6)):
            return "Plus 1 Plus 2 Plus 3 Run"
        #   74  case "Prime Number Run"
        #   75  when slice(run, PRIMES) or (honour_misprints and run is [23, 29, 31, 33])
        if slice_of(run, self.PRIMES) or (self.honour_misprints and run == (23, 29, 31, 33)):
            return "Prime Number Run"
        #   79  case "Power Run"
        #   80  when some(slice(run, powers) for powers in POWERS) or
        if (
            any(slice_of(run, powers) for powers in POWERS)
            or (
                self.power == POWER_GEOMETRIC
                and a < b
                and in_64_bits(b * b) == in_64_bits(a * c)
                and in_64_bits(c * c) == in_64_bits(b * d)
            )
        ):
            return "Power Run"
        #   85  case "Squares Run"
        #   86  when follow(run, SQUARES)
        if self.follow(run, SQUARES):
            return "Squares Run"
        #   89  case "Triangular Run"
        #   90  when follow(run, TRIANGLES)
        if self.follow(run, TRIANGLES):
            return "Triangular Run"
        #   94  case "Fibonacci Run"
        #   95  when follow(run, FIBONACCI) or (fibonacci is general and a < b and c is a + b and d is b + c)
        if (
            self.follow(run, FIBONACCI)
            or (self.fibonacci == FIBONACCI_GENERAL and a < b and c == in_64_bits(a + b) and d == in_64_bits(b + c))
        ):
            return "Fibonacci Run"
        return None

    @cached_property
    def SETS(self) -> tuple[tuple[int, ...], ...]:
        #  100  let SETS = [[a, b, c, d] for a in 1..33, b in a + 1..34, c in b + 1..35, d in c + 1..36
        return tuple(
            (a, b, c, d)
            for a in range(1, 34)
            for b in range(a + 1, 35)
            for c in range(in_64_bits(b + 1), 36)
            for d in range(in_64_bits(c + 1), 37)
            if self.trope(a, b, c, d) is not None
        )

    def name(self, a: int, b: int, c: int, d: int) -> str | None:
        #  104  let name(a, b, c, d: 1..36) = trope(a, b, c, d) if a < d else trope(d, c, b, a)
        return self.trope(a, b, c, d) if a < d else self.trope(d, c, b, a)


class Numeria(Position):
    """A position of Tropes (Numeria): what lies where, what is noted, and what happens next."""

    limit = 2500
    lists = ("tile_place", "board", "drawn", "pile", "tile_known", "tile_cohort", "tropes")
    nested = ()
    slots = (
        "tile_place",
        "tile_known",
        "tile_cohort",
        "tropes",
        "starter",
        "frozen",
        "passes",
        "idle",
        "turn_tile",
        "turn_to",
        "collect_tile",
        "capture_on_the_way_tile",
        "capture_on_the_way_to",
        "capture_on_the_way_times",
        "capture_on_the_way_taken",
        "capture_on_the_way_start",
    )
    zeros = (
        ("turn_tile", 0),
        ("turn_to", 0),
        ("collect_tile", 0),
        ("capture_on_the_way_tile", 0),
        ("capture_on_the_way_to", 0),
        ("capture_on_the_way_times", 0),
        ("capture_on_the_way_taken", False),
        ("capture_on_the_way_start", 0),
    )
    seers = {"tile": TILE_SEERS}
    words: NumeriaWords

    def __init__(self, words: NumeriaWords, seats: int, rng: int) -> None:
        super().__init__(words, seats, rng)
        #   22  component tile
        self.tile_place = [BOX] * 36
        self.tile_box = (1 << 36) - 1
        self.tile_known = [-1] * 36
        self.tile_cohort = list(range(len(TILE_SEERS)))
        #   27  zone board[cell]: slot of tile
        self.board: list[int | None] = [None] * 64
        self.in_board = 0
        self.board_taken = 0
        self.board_pairs = 0
        #   28  zone bag: bag of tile
        self.bag: int = 0
        self.in_bag = 0
        #   29  zone drawn[player]: set of tile
        self.drawn: list[int] = [0] * 2
        self.in_drawn = 0
        #   30  zone pile[player]: set of tile
        self.pile: list[int] = [0] * 2
        self.in_pile = 0
        #   31  var tropes[player]: 0..3 = 0
        self.tropes: list[int] = [0] * 2
        #   32  var starter: player = player(1)
        self.starter: int = 0
        #   33  var frozen: tile? = none
        self.frozen: int | None = None
        #   34  var passes: 0..2 = 0
        self.passes: int = 0
        #   35  var idle: 0..2500 = 0
        self.idle: int = 0
        # Locals of rules that live across a decision
        self.turn_tile: int = 0
        self.turn_to: int = 0
        self.collect_tile: int = 0
        self.capture_on_the_way_tile: int = 0
        self.capture_on_the_way_to: int = 0
        self.capture_on_the_way_times: int = 0
        self.capture_on_the_way_taken: bool = False
        self.capture_on_the_way_start: int = 0

    def move_tile(self, tile: int | None, place: int, bottom: bool = False) -> None:
        """Take a tile from where it is and put it where it goes; none moves nothing."""
        if tile is None:
            return
        bit = 1 << tile
        old = self.tile_place[tile]
        if old >= PILE:
            self.in_pile ^= bit
            self.pile[old - PILE] ^= bit
        elif old >= DRAWN:
            self.in_drawn ^= bit
            self.drawn[old - DRAWN] ^= bit
        elif old >= BAG:
            self.in_bag ^= bit
            self.bag ^= bit
        elif old >= BOARD:
            self.in_board ^= bit
            self.board_taken ^= 1 << old - BOARD
            self.board_pairs ^= 1 << 64 * tile + old - BOARD
            self.board[old - BOARD] = None
        else:
            self.tile_box ^= bit
        if place >= PILE:
            self.pile[place - PILE] ^= bit
            self.in_pile ^= bit
        elif place >= DRAWN:
            self.drawn[place - DRAWN] ^= bit
            self.in_drawn ^= bit
        elif place >= BAG:
            self.bag ^= bit
            self.in_bag ^= bit
        elif place >= BOARD:
            if self.board[place - BOARD] is not None:
                raise Fault("Something lies in board already.")
            self.board[place - BOARD] = tile
            self.in_board ^= bit
            self.board_taken ^= 1 << place - BOARD
            self.board_pairs ^= 1 << 64 * tile + place - BOARD
        else:
            self.tile_box ^= bit
        self.tile_place[tile] = place
        if TILE_SEERS[old] == -1 or TILE_SEERS[place] == -1:
            self.tile_known[tile] = -1
        else:
            self.follow(self.tile_known, tile, TILE_SEERS, old, place, self.tiles_at(old))
            if self.tile_known[tile] != -1:
                self.mingle(self.tile_cohort, old, place)
        if TILE_SEERS[old] != -1 and old not in self.tile_place:
            self.leave(self.tile_cohort, old)

    def tiles_at(self, place: int) -> int:
        """The tiles at a place without an order that somebody cannot see."""
        if BAG <= place < BAG + 1:
            return self.bag
        return 0

    def reveal_tile(self, tile: int | None, seats: int) -> None:
        if tile is not None:
            knows, everybody = self.tile_known[tile] | seats, (1 << self.seats) - 1
            self.tile_known[tile] = -1 if knows & everybody == everybody else knows

    def cell_of_tile(self, tile: int) -> int:
        """The cell of the zone that a tile is in."""
        place = self.tile_place[tile]
        if BOARD <= place < BOARD + 64:
            return place - BOARD
        if PILE <= place < PILE + 2:
            raise Fault("What lies in pile has no cell.")
        if DRAWN <= place < DRAWN + 2:
            raise Fault("What lies in drawn has no cell.")
        if BAG <= place < BAG + 1:
            raise Fault("What lies in bag has no cell.")
        raise Fault(f"The tile {TILE_NAMES[tile]} has no cell now.")

    def setup(self) -> Step:
        #  110  setup
        #  111  move tiles to bag
        for moved in TILES:
            self.move_tile(moved, BAG)
        #  112  deal 1 from bag to drawn[p] for p in players
        for p in range(2):
            if self.bag:
                self.move_tile(self.one_of(self.bag, TILE), DRAWN + p)
        #  113  let highest_drawn = max(t.number for t in drawn)
        highest_drawn = max(TILE_NUMBER[t] for t in members(self.in_drawn))
        #  114  starter = the(p for p in players if first(drawn[p]).number is highest_drawn)
        self.starter = first(p for p in range(2) if TILE_NUMBER[least(self.drawn[p])] == highest_drawn)
        #  115  for p in players: move drawn[p] to bag
        for p in range(2):
            for moved in members(self.drawn[p]):
                self.move_tile(moved, BAG)
        #  116  deal 1 from bag to board[c] for c in MIDDLE
        for c in MIDDLE:
            if self.bag:
                self.move_tile(self.one_of(self.bag, TILE), BOARD + c)
        #  117  for c in CENTRE: move board[c] to bag
        for c in CENTRE:
            self.move_tile(self.board[c], BAG)
        #  118  deal 1 from bag to board[c] for c in CORNERS
        for c in CORNERS:
            if self.bag:
                self.move_tile(self.one_of(self.bag, TILE), BOARD + c)
        return self.begin

    def begin(self) -> Step:
        #  120  turn from starter
        self.me = self.starter
        return self.turn

    def next_turn(self) -> Step:
        self.me = (self.me + 1) % 2
        return self.turn

    def turn(self) -> Step:
        #  120  turn from starter
        if self.tick():
            return None
        #  121  choose
        return self.offer(TURN_CHOOSE, self.turn_otherwise)

    def turn_on(self) -> Step:
        #  133  if patience > 0 and idle is 2 * patience: nobody_gets_on()
        if self.words.patience > 0 and self.idle == 2 * self.words.patience:
            self.nobody_gets_on()
            if self.over:
                return None
        #  134  if dead_position and not trope_left: nobody_gets_on()
        if self.words.dead_position and not self.trope_left():
            self.nobody_gets_on()
            if self.over:
                return None
        self.turn_tile = 0
        return self.next_turn

    def turn_move(self, tile: int, to: int) -> Step:
        #  122  "Move {tile} to {to}" for tile in board, to in landings(tile.cell) if tile is not frozen
        self.turn_tile = tile
        self.turn_to = to
        #  123  if jump_captures: capture_on_the_way(tile, to)
        if self.words.jump_captures:
            self.capture_on_the_way_tile, self.capture_on_the_way_to = self.turn_tile, self.turn_to
            self.turn_to = 0
            return self.capture_on_the_way
        #  124  else: move tile to board[to]
        self.move_tile(self.turn_tile, BOARD + self.turn_to)
        return self.turn_on_2

    def turn_on_2(self) -> Step:
        #  125  passes = 0
        self.passes = 0
        #  126  idle += 1
        self.idle = within(self.idle + 1, 0, 2500)
        #  127  collect(tile)
        self.collect_tile = self.turn_tile
        self.turn_to = 0
        return self.collect

    def turn_after_capture_on_the_way(self) -> Step:
        return self.turn_on_2

    def turn_after_collect(self) -> Step:
        #  128  frozen = tile if tile in board else none
        self.frozen = self.turn_tile if self.in_board >> self.turn_tile & 1 else None
        return self.turn_on

    def turn_stay(self) -> Step:
        #  130  stay()
        self.stay()
        if self.over:
            return None
        return self.turn_on

    def turn_otherwise(self) -> Step:
        #  132  stay()
        self.stay()
        if self.over:
            return None
        return self.turn_on

    def stay(self) -> None:
        #  136  rule stay()
        #  137  frozen = none
        self.frozen = None
        #  138  passes += 1
        self.passes = within(self.passes + 1, 0, 2)
        #  139  idle += 1
        self.idle = within(self.idle + 1, 0, 2500)
        #  140  if passes is 2: nobody_gets_on()
        if self.passes == 2:
            self.nobody_gets_on()
            if self.over:
                return

    def nobody_gets_on(self) -> None:
        #  142  rule nobody_gets_on()
        #  143  if on_draw is most_tropes: end game
        if self.words.on_draw == ON_DRAW_MOST_TROPES:
            self.end_ranked()
            return
        #  144  end game: draw
        self.end_drawn()
        return

    def collect(self) -> Step:
        #  150  rule collect(tile)
        #  151  if count(made_with(tile)) is 0: done
        if len(self.made_with(self.collect_tile)) == 0:
            self.collect_tile = 0
            return self.turn_after_collect
        #  152  choose
        return self.offer(COLLECT_CHOOSE, self.collect_otherwise)

    def collect_on(self) -> Step:
        self.collect_tile = 0
        return self.turn_after_collect

    def collect_take_the(self, line: tuple[int, ...], title: str | None) -> Step:
        #  153  "Take the {title}" for line in made_with(tile), title in [title_of(line)]
        #  154  for c in line: move board[c] to pile[me]
        for c in line:
            self.move_tile(self.board[c], PILE + self.me)
        #  155  tropes[me] += 1
        self.tropes[self.me] = within(self.tropes[self.me] + 1, 0, 3)
        #  156  idle = 0
        self.idle = 0
        #  157  if tropes[me] is 3: end game: me wins
        if self.tropes[self.me] == 3:
            self.end_won(self.me)
            return None
        return self.collect_on

    def collect_leave_it(self) -> Step:
        return self.collect_on

    def collect_otherwise(self) -> Step:
        #  159  otherwise: nothing
        return self.collect_on

    def capture_on_the_way(self) -> Step:
        #  187  rule capture_on_the_way(tile, to: cell)
        #  188  let start = tile.cell
        self.capture_on_the_way_start = self.cell_of_tile(self.capture_on_the_way_tile)
        #  189  let slid = count(jumped_over(start, to)) is 0
        slid = len(self.jumped_over(self.capture_on_the_way_start, self.capture_on_the_way_to)) == 0
        #  190  step(tile, to)
        self.step(self.capture_on_the_way_tile, self.capture_on_the_way_to)
        #  191  if mix or not slid
        if self.words.mix or not slid:
            #  192  may up to 35 times "Go on to {next}" for next in further(tile.cell) if next is not start
            self.capture_on_the_way_times = 35
            self.capture_on_the_way_taken = False
            return self.capture_on_the_way_again
        return self.capture_on_the_way_on

    def capture_on_the_way_on(self) -> Step:
        self.capture_on_the_way_tile = 0
        self.capture_on_the_way_to = 0
        self.capture_on_the_way_times = 0
        self.capture_on_the_way_taken = False
        self.capture_on_the_way_start = 0
        return self.turn_after_capture_on_the_way

    def capture_on_the_way_again(self) -> Step:
        #  192  may up to 35 times "Go on to {next}" for next in further(tile.cell) if next is not start
        if self.capture_on_the_way_times > 0:
            self.capture_on_the_way_times = self.capture_on_the_way_times - 1
            self.capture_on_the_way_to = 0
            self.capture_on_the_way_taken = False
            return self.offer(CAPTURE_ON_THE_WAY_CHOOSE, self.capture_on_the_way_done)
        return self.capture_on_the_way_done

    def capture_on_the_way_done(self) -> Step:
        return self.capture_on_the_way_on

    def capture_on_the_way_go_on_to(self, next: int) -> Step:
        #  192  may up to 35 times "Go on to {next}" for next in further(tile.cell) if next is not start
        self.capture_on_the_way_taken = True
        #  193  step(tile, next)
        self.step(self.capture_on_the_way_tile, next)
        return self.capture_on_the_way_again

    def step(self, tile: int, to: int) -> None:
        #  195  rule step(tile, to: cell)
        #  196  for c in jumped_over(tile.cell, to): move board[c] to box
        for c in self.jumped_over(self.cell_of_tile(tile), to):
            self.move_tile(self.board[c], BOX)
        #  197  move tile to board[to]
        self.move_tile(tile, BOARD + to)

    def clear_board(self) -> None:
        #  208  rule clear_board()
        #  209  for t in board: move t to box
        for t in members(self.in_board):
            self.move_tile(t, BOX)
        #  210  starter = player(1)
        self.starter = 0

    def options(self) -> Runs:
        if self.at == TURN_CHOOSE:
            return self.turn_choose()
        if self.at == COLLECT_CHOOSE:
            return self.collect_choose()
        return self.capture_on_the_way_choose()

    def turn_choose(self) -> Runs:
        #  121  choose
        offered: Runs = []
        #  122  "Move {tile} to {to}" for tile in board, to in landings(tile.cell) if tile is not frozen
        offered.append((0, self.landings_at_once(CELLS_OF_TILES.without(self.board_pairs, self.frozen))))
        #  129  "Stay" if not must_move
        if not self.words.must_move:
            offered.append((2304, 1))
        return offered

    def collect_choose(self) -> Runs:
        #  152  choose
        offered: Runs = []
        #  153  "Take the {title}" for line in made_with(tile), title in [title_of(line)]
        offered.append((2305, bits(LINES_NUMBERS[line] for line in self.made_with(self.collect_tile))))
        #  158  "Leave it" if call_required
        if self.words.call_required:
            offered.append((2435, 1))
        return offered

    def capture_on_the_way_choose(self) -> Runs:
        #  192  may up to 35 times "Go on to {next}" for next in further(tile.cell) if next is not start
        offered: Runs = []
        offered.append(
            (
                2436,
                bits(
                    next
                    for next in self.further(self.cell_of_tile(self.capture_on_the_way_tile))
                    if next != self.capture_on_the_way_start
                ),
            )
        )
        if any(found for _, found in offered):
            offered.append((2500, 1))
        return offered

    def take(self, decision: int) -> Step:
        #  122  "Move {tile} to {to}" for tile in board, to in landings(tile.cell) if tile is not frozen
        if decision < 2304:
            tile, to = divmod(decision, 64)
            return self.turn_move(tile, to)
        #  129  "Stay" if not must_move
        if decision < 2305:
            return self.turn_stay()
        #  153  "Take the {title}" for line in made_with(tile), title in [title_of(line)]
        if decision < 2435:
            number = decision - 2305
            line = LINES[number]
            title = self.title_of(line)
            return self.collect_take_the(line, title)
        #  158  "Leave it" if call_required
        if decision < 2436:
            return self.collect_leave_it()
        #  192  may up to 35 times "Go on to {next}" for next in further(tile.cell) if next is not start
        if decision < 2500:
            next = decision - 2436
            return self.capture_on_the_way_go_on_to(next)
        if decision == 2500:
            return self.capture_on_the_way_done
        raise NotOffered(decision)

    def describe(self, decision: int) -> Said:
        if decision < 2304:
            tile, to = divmod(decision, 64)
            return 0, f"Move {TILE_NAMES[tile]} to {CELL_NAMES[to]}", (TILE_NAMES[tile], CELL_NAMES[to])
        if decision < 2305:
            return 1, "Stay", ()
        if decision < 2435:
            number = decision - 2305
            line = LINES[number]
            title = self.title_of(line)
            return (
                2,
                f"Take the {printed(Maybe(AnyText()), title)}",
                (shown(Many(CELL), line), shown(Maybe(AnyText()), title)),
            )
        if decision < 2436:
            return 3, "Leave it", ()
        if decision < 2500:
            next = decision - 2436
            return 4, f"Go on to {CELL_NAMES[next]}", (CELL_NAMES[next],)
        if decision == 2500:
            return 5, "Pass", ()
        raise NotOffered(decision)

    def standing(self, p: int) -> tuple[int, ...]:
        #  146  winner is p with highest tropes[p]
        return (self.tropes[p],)

    def score(self, p: int) -> int:
        return self.tropes[p]

    def trope_left(self) -> bool:
        #  148  let trope_left = some(every(tile(n) in board for n in numbers) for numbers in SETS)
        return any(all(self.in_board >> row_of((n,), TILE_NUMBER) & 1 for n in numbers) for numbers in self.words.SETS)

    def made_with(self, tile: int) -> tuple[tuple[int, ...], ...]:
        #  161  let made_with(tile) = [line for line in LINES if tile.cell in line and
        return tuple(
            line
            for line, line_set in LINES_with_sets[self.cell_of_tile(tile)]
            if not (line_set & self.board_taken).bit_count() < 4
            and all(self.board[c] != self.frozen for c in line)
            and self.title_of(line) is not None
        )

    def title_of(self, line: tuple[int, ...]) -> str | None:
        #  163  let title_of(line: list of cell)
        #  164  let numbers = [board[c].number for c in line if board[c] is not none]
        numbers = tuple(TILE_NUMBER[known(self.board[c])] for c in line if self.board[c] is not None)
        #  165  none if count(numbers) < 4
        if len(numbers) < 4:
            return None
        #  166  name(numbers[1], numbers[2], numbers[3], numbers[4]) otherwise
        return self.words.name(numbers[0], numbers[1], numbers[2], numbers[3])

    def landings(self, here: int) -> tuple[int, ...]:
        #  170  let landings(here: cell)
        #  171  onward(here, here) + hops(here, here) if jump_captures
        if self.words.jump_captures:
            return self.onward(here, here) + self.hops(here, here)
        #  172  roamed(here) if mix
        if self.words.mix:
            return self.roamed(here)
        #  173  onward(here, here) + jumps(here) otherwise
        return self.onward(here, here) + self.jumps(here)

    def jumps(self, here: int) -> tuple[int, ...]:
        #  175  let jumps(here: cell) = [c for c in (reachable c from here by hops(c, here)) if c is not here]
        return tuple(c for c in members(reachable(here, lambda c: bits(self.hops(c, here)))) if c != here)

    def roamed(self, here: int) -> tuple[int, ...]:
        #  176  let roamed(here: cell) = [c for c in (reachable c from here by onward(c, here) + hops(c, here)) if c..
        return tuple(
            c
            for c in members(reachable(here, lambda c: bits(self.onward(c, here)) | bits(self.hops(c, here))))
            if c != here
        )

    def onward(self, c: int, start: int) -> tuple[int, ...]:
        #  178  let onward(c: cell, start: cell) = [x for d in directions, x in slide(c, d, start)]
        return tuple(x for d in DIRECTIONS for x in self.slide(c, d, start))

    def slide(self, c: int, d: int, start: int) -> tuple[int, ...]:
        #  179  let slide(c, d, start) = [x for x in ray(c, d) while free(x, start)]
        found: list[int] = []
        for x in CELL_RAYS[c][d]:
            if not self.free(x, start):
                break
            found.append(x)
        return tuple(found)

    def hops(self, c: int, start: int) -> tuple[int, ...]:
        #  180  let hops(c: cell, start: cell) = [ray(c, d)[2] for d in directions if count(ray(c, d)) > 1 and
        return tuple(
            CELL_RAYS[c][d][1]
            for d in DIRECTIONS
            if len(CELL_RAYS[c][d]) > 1
            and (DIRECTION_DIAGONAL[d] or self.words.jumps_go == JUMPS_GO_ANY)
            and not self.free(CELL_RAYS[c][d][0], start)
            and self.free(CELL_RAYS[c][d][1], start)
        )

    def free(self, c: int, start: int) -> bool:
        #  183  let free(c, start) = board[c] is none or c is start
        return self.board[c] is None or c == start

    def further(self, c: int) -> tuple[int, ...]:
        #  199  let further(c: cell) = onward(c, c) + hops(c, c) if mix else hops(c, c)
        return self.onward(c, c) + self.hops(c, c) if self.words.mix else self.hops(c, c)

    def jumped_over(self, c: int, to: int) -> tuple[int, ...]:
        #  200  let jumped_over(c: cell, to: cell) = [ray(c, d)[1] for d in directions if count(ray(c, d)) > 1 and
        return tuple(
            CELL_RAYS[c][d][0]
            for d in DIRECTIONS
            if len(CELL_RAYS[c][d]) > 1 and CELL_RAYS[c][d][1] == to and self.board[CELL_RAYS[c][d][0]] is not None
        )

    # The same again, for all things at once or with what is known beforehand.

    def free_at_once(self, start: int) -> int:
        #  183  let free(c, start) = board[c] is none or c is start
        return CELLS_OF_TILES.each((1 << 64) - 1 & ~self.board_taken) | start

    def onward_at_once(self, c: int, start: int) -> int:
        #  178  let onward(c: cell, start: cell) = [x for d in directions, x in slide(c, d, start)]
        free = self.free_at_once(start)
        return union_of(CELLS_OF_TILES.run(c, d, free) for d in DIRECTIONS)

    def hops_ways(self, start: int) -> tuple[tuple[int, int], ...]:
        #  180  let hops(c: cell, start: cell) = [ray(c, d)[2] for d in directions if count(ray(c, d)) > 1 and
        free = self.free_at_once(start)
        not_free = CELLS_OF_TILES.all ^ free
        return tuple(
            (
                CELLS_OF_TILES.having[2][d] & CELLS_OF_TILES.back(not_free, d, 1) & CELLS_OF_TILES.back(free, d, 2),
                CELLS_OF_TILES.strides[2][d],
            )
            for d in DIRECTIONS
            if DIRECTION_DIAGONAL[d] or self.words.jumps_go == JUMPS_GO_ANY
        )

    def jumps_at_once(self, here: int) -> int:
        #  175  let jumps(here: cell) = [c for c in (reachable c from here by hops(c, here)) if c is not here]
        return pairs_reached(here, self.hops_ways(here)) & ~here

    def landings_at_once(self, here: int) -> int:
        #  170  let landings(here: cell)
        #  171  onward(here, here) + hops(here, here) if jump_captures
        if self.words.jump_captures:
            return self.onward_at_once(here, here) | pairs_moved(here, self.hops_ways(here))
        #  172  roamed(here) if mix
        if self.words.mix:
            return (
                pairs_reached_by(here, lambda c: self.onward_at_once(c, here) | pairs_moved(c, self.hops_ways(here)))
                & ~here
            )
        #  173  onward(here, here) + jumps(here) otherwise
        return self.onward_at_once(here, here) | self.jumps_at_once(here)


DECLARED = Declared(
    name="numeria",
    title="Tropes (Numeria)",
    players=(2, 2),
    limit=2500,
    options=(
        Option("one_is_prime", "1 counts as a prime (label only)", YesNo(), False, (False, True), ("NUM-A1",)),
        Option("honour_misprints", "23, 29, 31, 33 counts, as printed", YesNo(), False, (False, True), ("NUM-A2",)),
        Option(
            "irregular",
            "Irregular runs: one equal step, or also steps such as 3, 4, 3",
            Named("irregular", IRREGULAR_NAMES),
            0,
            ("plain", "aba"),
            ("NUM-A4",),
        ),
        Option(
            "power",
            "Power Run: powers of 2 or 3, or any equal factor",
            Named("power", POWER_NAMES),
            0,
            ("successive", "geometric"),
            ("NUM-A6",),
        ),
        Option(
            "series",
            "Squares and the like: neighbours, or any in order",
            Named("series", SERIES_NAMES),
            0,
            ("successive", "any"),
            ("NUM-A7",),
        ),
        Option(
            "fibonacci",
            "Fibonacci Run: 1, 2, 3, 5 .., or any sums",
            Named("fibonacci", FIBONACCI_NAMES),
            0,
            ("classical", "general"),
            ("NUM-A8",),
        ),
        Option(
            "jumps_go", "Directions of a jump", Named("jumps_go", JUMPS_GO_NAMES), 0, ("any", "diagonal"), ("NUM-A10",)
        ),
        Option(
            "jump_captures", "A tile that is jumped over leaves the game", YesNo(), False, (False, True), ("NUM-A11",)
        ),
        Option("mix", "One turn may mix a slide and jumps", YesNo(), False, (False, True), ("NUM-A13",)),
        Option("must_move", "A player who can move must move", YesNo(), False, (False, True), ("NUM-A16",)),
        Option(
            "patience",
            "Turns each without a Trope before the game is a draw; 0 for never",
            Whole(0, 99),
            50,
            tuple(range(100)),
            ("NUM-A17",),
        ),
        Option(
            "dead_position",
            "A draw as soon as the tiles on the board can form no Trope",
            YesNo(),
            False,
            (False, True),
            ("NUM-A17",),
        ),
        Option(
            "on_draw",
            "Who wins a drawn game",
            Named("on_draw", ON_DRAW_NAMES),
            0,
            ("draw", "most_tropes"),
            ("NUM-A18",),
        ),
        Option("call_required", "A Trope that is not called is lost", YesNo(), False, (False, True), ("NUM-A19",)),
    ),
    tables=(
        Table(
            "tile",
            "tiles",
            "component",
            TILE,
            tuple(range(36)),
            (
                Column(
                    "number",
                    Whole(1, 36),
                    (
                        1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26,
                        27, 28, 29, 30, 31, 32, 33, 34, 35, 36,
                    ),
                ),
            ),
        ),
    ),
    grids=(Grid("cell", 8, 8),),
    zones=(
        Zone("board", "slot", "tile", (CELL,), (64,), "all", BOARD, None),
        Zone("bag", "bag", "tile", (), (), "nobody", BAG, None),
        Zone("drawn", "set", "tile", (PLAYER,), (2,), "all", DRAWN, 0),
        Zone("pile", "set", "tile", (PLAYER,), (2,), "all", PILE, 0),
    ),
    vars=(
        Var("tropes", (PLAYER,), (2,), Whole(0, 3), "all", 0),
        Var("starter", (), (), PLAYER, "all", None),
        Var("frozen", (), (), Maybe(TILE), "all", None),
        Var("passes", (), (), Whole(0, 2), "all", None),
        Var("idle", (), (), Whole(0, 2500), "all", None),
    ),
    stops=(
        Stop("turn.choose", "turn", ()),
        Stop("collect.choose", "collect", (Slot("collect.tile", "collect_tile", TILE),)),
        Stop(
            "capture_on_the_way.choose",
            "capture_on_the_way",
            (
                Slot("capture_on_the_way.tile", "capture_on_the_way_tile", TILE),
                Slot("capture_on_the_way.times", "capture_on_the_way_times", Whole()),
                Slot("capture_on_the_way.start", "capture_on_the_way_start", CELL),
            ),
        ),
    ),
    sites=(
        Site("collect", 1, "turn", (Slot("turn.tile", "turn_tile", TILE),)),
        Site("capture_on_the_way", 1, "turn", (Slot("turn.tile", "turn_tile", TILE),)),
    ),
    lines=(
        Line("Move {tile} to {to}", "turn.choose", ("NUM-69",), (), (TILE, CELL)),
        Line("Stay", "turn.choose", ("NUM-A16",), (), ()),
        Line("Take the {title}", "collect.choose", (), (1,), (Many(CELL), Maybe(AnyText()))),
        Line("Leave it", "collect.choose", (), (), ()),
        Line("Go on to {next}", "capture_on_the_way.choose", ("NUM-A14",), (), (CELL,)),
        Line("Pass", "capture_on_the_way.choose", (), quiet=True),
    ),
    decisions=2501,
    functions=(
        Function("MIDDLE", "MIDDLE", "module", (), Many(CELL), constant=True),
        Function("CENTRE", "CENTRE", "module", (), Many(CELL), constant=True),
        Function("CORNERS", "CORNERS", "module", (), Many(CELL), constant=True),
        Function("LINES", "LINES", "module", (), Many(Many(CELL)), constant=True),
        Function("PRIMES", "PRIMES", "words", (), Many(Whole(1, 36)), constant=True),
        Function("POWERS", "POWERS", "module", (), Many(Many(Whole(1, 32))), constant=True),
        Function("SQUARES", "SQUARES", "module", (), Many(Whole()), constant=True),
        Function("TRIANGLES", "TRIANGLES", "module", (), Many(Whole()), constant=True),
        Function("FIBONACCI", "FIBONACCI", "module", (), Many(Whole(1, 34)), constant=True),
        Function("prime", "prime", "module", (Whole(),), YesNo()),
        Function("rising", "rising", "module", (Many(Whole()),), YesNo()),
        Function("follow", "follow", "words", (Many(Whole()), Many(Whole())), YesNo()),
        Function("SETS", "SETS", "words", (), Many(Many(Whole(None, 36))), constant=True),
        Function("name", "name", "words", (Whole(), Whole(), Whole(), Whole()), Maybe(AnyText())),
        Function("trope_left", "trope_left", "position", (), YesNo()),
        Function("made_with", "made_with", "position", (TILE,), Many(Many(CELL))),
        Function("title_of", "title_of", "position", (Many(CELL),), Maybe(AnyText())),
        Function("landings", "landings", "position", (CELL,), Many(CELL)),
        Function("jumps", "jumps", "position", (CELL,), Many(CELL)),
        Function("roamed", "roamed", "position", (CELL,), Many(CELL)),
        Function("onward", "onward", "position", (CELL, CELL), Many(CELL)),
        Function("slide", "slide", "position", (CELL, DIRECTION, CELL), Many(CELL)),
        Function("hops", "hops", "position", (CELL, CELL), Many(CELL)),
        Function("free", "free", "position", (CELL, CELL), YesNo()),
        Function("further", "further", "position", (CELL,), Many(CELL)),
        Function("jumped_over", "jumped_over", "position", (CELL, CELL), Many(CELL)),
        Function("trope", "trope", "words", (Whole(), Whole(), Whole(), Whole(1, 36)), Maybe(AnyText())),
    ),
    clauses=(
        Clause("NUM-01", "component", "The game is abstract and for exactly two players."),
        Clause(
            "NUM-02", "component", "It is played on a chessboard of 8 by 8 spaces. Dark and light spaces are alike."
        ),
        Clause("NUM-03", "component", "There are 36 tiles, one for each number from 1 to 36."),
        Clause("NUM-04", "end", "Whoever first owns three collected Tropes has won, and the game stops there."),
        Clause("NUM-05", "setup", "To see who begins, each player draws a tile without looking."),
        Clause("NUM-06", "setup", "The higher number begins. No two tiles are equal, so there is never a tie."),
        Clause(
            "NUM-07",
            "setup",
            "All 36 tiles are laid at random on the middle block of 6 by 6 spaces (b2 to g7), one to a space.",
        ),
        Clause("NUM-08", "component", "A tile takes up one space and must fit inside it with room to spare."),
        Clause("NUM-09", "setup", "Tiles lie face up, so every number is known to both players from the start."),
        Clause("NUM-10", "setup", "The four tiles in the very middle (d4, e4, d5, e5) are then lifted off again."),
        Clause("NUM-11", "setup", "Those four are laid at random on the corners (a1, h1, a8, h8), one on each."),
        Clause(
            "NUM-12",
            "setup",
            "When play begins 36 spaces hold a tile (32 of the block and the corners) and 28 are empty.",
        ),
        Clause(
            "NUM-13", "legality", "A Trope is four tiles in a line whose numbers fit one of the recognised patterns."
        ),
        Clause("NUM-14", "legality", "The line may run along a row, a column or a diagonal of either slant."),
        Clause("NUM-15", "legality", "The four tiles are neighbours in one straight line, without a gap or a bend."),
        Clause("NUM-16", "legality", "In a row or column each tile of the line shares a side with the next."),
        Clause("NUM-17", "legality", "On a diagonal each tile of the line touches the next at a corner."),
        Clause("NUM-18", "legality", "Nine patterns are recognised and no others."),
        Clause("NUM-19", "legality", "Consecutive Run, four numbers that follow each other."),
        Clause("NUM-20", "example", "1, 2, 3, 4 is a Consecutive Run."),
        Clause("NUM-21", "example", "8, 9, 10, 11 is a Consecutive Run."),
        Clause("NUM-22", "legality", "Multiples Run, four neighbouring multiples of one number from 2 upwards."),
        Clause("NUM-23", "example", "3, 6, 9, 12 is a Multiples Run (of 3)."),
        Clause("NUM-24", "example", "8, 12, 16, 20 is a Multiples Run (of 4); it need not begin with the 4 itself."),
        Clause(
            "NUM-25",
            "legality",
            "Irregular Repeating Run, one step taken three times from a number that is no multiple of the step.",
        ),
        Clause("NUM-26", "example", "4, 7, 10, 13 is an Irregular Repeating Run (step 3)."),
        Clause("NUM-27", "example", "13, 17, 21, 25 is an Irregular Repeating Run (step 4)."),
        Clause("NUM-28", "legality", "Plus 1 Plus 2 Plus 3 Run, where the steps are 1, then 2, then 3."),
        Clause("NUM-29", "example", "16, 17, 19, 22 is a Plus 1 Plus 2 Plus 3 Run."),
        Clause("NUM-30", "legality", "Prime Number Run, four prime numbers."),
        Clause("NUM-31", "legality", "No prime may be left out between the first and the last of them."),
        Clause("NUM-32", "example", "1, 2, 3, 5 is printed as a Prime Number Run, wrongly (NUM-E1)."),
        Clause("NUM-33", "example", "7, 11, 13, 17 is a Prime Number Run."),
        Clause("NUM-34", "example", "23, 29, 31, 33 is printed as a Prime Number Run, wrongly (NUM-E2)."),
        Clause(
            "NUM-35",
            "legality",
            "Power Run, four neighbouring powers of 2 or of 3; the power with exponent 0, which is 1, belongs to both.",
        ),
        Clause("NUM-36", "example", "1, 2, 4, 8 is a Power Run."),
        Clause("NUM-37", "example", "4, 8, 16, 32 is a Power Run."),
        Clause("NUM-38", "example", "1, 3, 9, 27 is a Power Run."),
        Clause("NUM-39", "legality", "Squares Run, four neighbouring square numbers."),
        Clause("NUM-40", "example", "1, 4, 9, 16 is a Squares Run."),
        Clause("NUM-41", "example", "9, 16, 25, 36 is a Squares Run."),
        Clause("NUM-42", "legality", "Triangular Run, four neighbouring triangular numbers."),
        Clause("NUM-43", "example", "1, 3, 6, 10 is a Triangular Run."),
        Clause("NUM-44", "example", "6, 10, 15, 21 is a Triangular Run."),
        Clause("NUM-45", "example", "15, 21, 28, 36 is a Triangular Run."),
        Clause("NUM-46", "legality", "Fibonacci Run, four neighbours in the series 1, 2, 3, 5, 8, 13, 21, 34."),
        Clause("NUM-47", "example", "1, 2, 3, 5 is a Fibonacci Run."),
        Clause("NUM-48", "example", "3, 5, 8, 13 is a Fibonacci Run."),
        Clause("NUM-49", "example", "8, 13, 21, 34 is a Fibonacci Run."),
        Clause("NUM-50", "legality", "From one end of the line to the other the numbers must all rise or all fall."),
        Clause("NUM-51", "example", "Tiles that lie 1, 2, 3, 4 are a Trope."),
        Clause("NUM-52", "example", "Tiles that lie 4, 3, 2, 1 are a Trope."),
        Clause("NUM-53", "example", "Tiles that lie 2, 3, 1, 4 are no Trope."),
        Clause("NUM-54", "example", "Tiles that lie 4, 2, 1, 3 are no Trope."),
        Clause("NUM-55", "turn", "The players take turns."),
        Clause("NUM-56", "turn", "On his turn a player may move one tile, and no more than one."),
        Clause(
            "NUM-57",
            "legality",
            "Tiles belong to nobody. Either player may move any of them, unless NUM-69 forbids it.",
        ),
        Clause(
            "NUM-58",
            "legality",
            "A tile slides like a queen, along a row, column or diagonal over empty spaces, as far as the player "
            "likes.",
        ),
        Clause(
            "NUM-59",
            "legality",
            "Or it jumps as in Checkers, over a neighbouring tile onto the empty space straight behind it.",
        ),
        Clause("NUM-60", "legality", "The same tile may make any number of jumps in one turn."),
        Clause(
            "NUM-61",
            "legality",
            "Jumps go forwards and backwards in every direction, and each jump may take a new one.",
        ),
        Clause(
            "NUM-62",
            "social",
            "A player may change his mind while the tile is in his hand, so he should remember where it stood.",
        ),
        Clause("NUM-63", "social", "Once the hand leaves the tile the move stands."),
        Clause("NUM-64", "effect", "A Trope that a player makes on his turn is taken off the board."),
        Clause("NUM-65", "effect", "Its four tiles go to a pile beside that player and count as one collected Trope."),
        Clause("NUM-66", "end", "The third collected Trope wins. This says NUM-04 again."),
        Clause("NUM-67", "effect", "Collected tiles never come back and can be part of no other Trope."),
        Clause("NUM-68", "effect", "Nothing replaces them; play goes on with the tiles that are left."),
        Clause(
            "NUM-69",
            "legality",
            "Last Tile Standing. The tile that the opponent moved on his last turn may not be moved.",
        ),
        Clause("NUM-70", "legality", "Nor may that tile be part of a Trope that the player makes."),
        Clause(
            "NUM-71", "effect", "Double Tropes. Of two Tropes made at once that share a tile the player takes only one."
        ),
        Clause("NUM-72", "effect", "The other one counts for nothing, now or later."),
        Clause(
            "NUM-73",
            "legality",
            "A Trope that already lay complete on the board, made earlier or dealt so, may not be claimed.",
        ),
        Clause(
            "NUM-74",
            "legality",
            "A player claims only what he makes himself, and only on the turn in which he makes it.",
        ),
        Clause(
            "NUM-75",
            "social",
            "A note of the designer names the Roman goddess after whom the game is called (see NUM-E3).",
        ),
        Clause("NUM-76", "social", "A credit names the design challenge for which the game was made."),
    ),
)

GAME = Game(DECLARED, Numeria, NumeriaWords, globals())
