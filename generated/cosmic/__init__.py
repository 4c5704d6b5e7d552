"""Cosmic. Compiled from cosmic.rules; change the rules, not this file."""

from __future__ import annotations

from collections.abc import Mapping

from rulewright.play.runtime import (
    PLAYER_NAMES,
    AnyText,
    Clause,
    Column,
    Declared,
    Function,
    Game,
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
    Site,
    Slot,
    Step,
    Stop,
    Table,
    Var,
    Whole,
    YesNo,
    Zone,
    adds_up,
    bits,
    cache,
    digits,
    distance,
    first,
    in_64_bits,
    in_order,
    item,
    known,
    members,
    opponents,
    printed,
    told_apart,
    within,
)

COMPILED_FROM = "cosmic.rules"

SUIT_NAMES = ("dragon", "tiger", "big_bang")

SORT_NAMES = (
    "big_bang", "first_minute", "cc", "green", "orange", "entry_arrow", "white_hole", "black_hole", "wormhole_arrow",
    "wormhole_mouth",
)
(
    SORT_BIG_BANG, SORT_FIRST_MINUTE, SORT_CC, SORT_GREEN, SORT_ORANGE, SORT_ENTRY_ARROW, SORT_WHITE_HOLE,
    SORT_BLACK_HOLE, SORT_WORMHOLE_ARROW, SORT_WORMHOLE_MOUTH,
) = range(10)

REGION_NAMES = (
    "start", "first_minutes", "lower_left", "left_ring", "left_centre", "above_left", "above_right", "right_ring",
    "right_centre", "lower_right",
)
(
    REGION_START, REGION_FIRST_MINUTES, REGION_LOWER_LEFT, REGION_LEFT_RING, REGION_LEFT_CENTRE, REGION_ABOVE_LEFT,
    REGION_ABOVE_RIGHT, REGION_RIGHT_RING, REGION_RIGHT_CENTRE, REGION_LOWER_RIGHT,
) = range(10)

FACE_NAMES = ("cc_side", "number_side")
FACE_CC_SIDE, FACE_NUMBER_SIDE = range(2)

WAY_NAMES = ("forward", "backward")
WAY_FORWARD, WAY_BACKWARD = range(2)

BANG_CARD_NAMES = ("leaving", "beyond")
BANG_CARD_LEAVING, BANG_CARD_BEYOND = range(2)

CHANGE_BY_NAMES = ("cut", "shuffle")
CHANGE_BY_CUT, CHANGE_BY_SHUFFLE = range(2)

FROM_PILE_NAMES = ("top", "any")
FROM_PILE_TOP, FROM_PILE_ANY = range(2)

ZERO_BY_NAMES = ("subset", "pair")
ZERO_BY_SUBSET, ZERO_BY_PAIR = range(2)

NEAREST_BY_NAMES = ("steps", "forward")
NEAREST_BY_STEPS, NEAREST_BY_FORWARD = range(2)

CANCEL_ON_NAMES = ("green", "any")
CANCEL_ON_GREEN, CANCEL_ON_ANY = range(2)

ESCAPE_BY_NAMES = ("arrival", "fixed", "anew")
ESCAPE_BY_ARRIVAL, ESCAPE_BY_FIXED, ESCAPE_BY_ANEW = range(3)

WHITE_HOLE_SENDS_NAMES = ("back", "black_hole")
WHITE_HOLE_SENDS_BACK, WHITE_HOLE_SENDS_BLACK_HOLE = range(2)

#   33  record space
SPACE_NAMES = (
    "BB", "F1", "F2", "F3", "A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "A9", "A10", "L0", "L1", "L2", "L3", "L4",
    "L5", "L6", "L7", "LO", "T1", "T2", "T3", "T4", "T5", "T6", "U1", "U2", "U3", "U4", "U5", "U6", "U7", "U8", "U9",
    "U10", "U11", "U12", "U13", "U14", "U15", "R0", "R1", "R2", "R3", "R4", "R5", "R6", "R7", "RO", "X1", "X2", "X3",
    "X4",
)
SPACES = range(57)
SPACE = Named("space", SPACE_NAMES)
SPACE_SORT = (
    0, 1, 1, 1, 2, 3, 2, 2, 4, 2, 2, 3, 2, 2, 6, 2, 5, 2, 7, 2, 8, 2, 4, 2, 3, 2, 4, 2, 3, 9, 2, 2, 2, 3, 2, 2, 2, 4, 2,
    2, 2, 2, 2, 2, 7, 2, 2, 5, 2, 2, 3, 2, 4, 2, 4, 2, 3,
)
SPACE_REGION = (
    0, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 4, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7, 8, 9, 9, 9, 9,
)
SPACE_NUMBER = (
    0, None, None, None, 1, None, -1, 2, None, -2, 3, None, -3, 4, None, -4, None, 5, None, -5, None, 6, None, -6, None,
    1, None, -1, None, None, 2, -2, 4, None, -4, 6, -6, None, 1, -1, 3, -3, 5, -5, None, 2, -3, None, 4, -1, None, 6,
    None, -2, None, 3, None,
)
SPACE_AHEAD = (
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 16, 15, 16, 17, 18, 19, 20, 21, 14, 19, 24, 25, 26, 27, 28, 29, 30, 31,
    32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 47, 45, 46, 47, 48, 49, 50, 51, 44, 49, 54, 55, 56, 0,
)
SPACE_BEHIND = (
    0, 1, 1, 2, 4, 4, 5, 6, 7, 8, 9, 10, 11, 12, 21, 14, 15, 16, 17, 18, 19, 20, 19, 23, 23, 24, 25, 26, 27, 28, 29, 30,
    31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 51, 44, 45, 46, 47, 48, 49, 50, 49, 53, 53, 54, 55,
)
SPACE_EXIT = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, 23, None, None, None, None,
    None, 29, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, 53, None, None, None, None, None, None, None, None, None, None, None, None,
)
SPACE_CENTRE = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    22, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None, None, None, None, 52, None, None, None, None, None, None, None,
)
SPACE_JOINED = (
    0x100000000000002, 0x5, 0xa, 0x14, 0x28, 0x50, 0xa0, 0x140, 0x280, 0x500, 0xa00, 0x1400, 0x2800, 0x11000, 0xa08000,
    0x14000, 0x2a000, 0x50000, 0xa0000, 0x540000, 0x280000, 0x104000, 0x80000, 0x1004000, 0x2800000, 0x5000000,
    0xa000000, 0x14000000, 0x28000000, 0x50000000, 0xa0000000, 0x140000000, 0x280000000, 0x500000000, 0xa00000000,
    0x1400000000, 0x2800000000, 0x5000000000, 0xa000000000, 0x14000000000, 0x28000000000, 0x50000000000, 0xa0000000000,
    0x840000000000, 0x28200000000000, 0x500000000000, 0xa00000000000, 0x1480000000000, 0x2800000000000,
    0x15000000000000, 0xa000000000000, 0x4100000000000, 0x2000000000000, 0x40100000000000, 0xa0000000000000,
    0x140000000000000, 0x80000000000001,
)

#   46  component card
CARD_NAMES = (
    "0", "0", "0", "0", "1", "1", "1", "-1", "-1", "-1", "2", "2", "2", "-2", "-2", "-2", "3", "3", "3", "-3", "-3",
    "-3", "4", "4", "4", "-4", "-4", "-4", "5", "5", "5", "-5", "-5", "-5", "6", "6", "6", "-6", "-6", "-6",
)
CARDS = range(40)
CARD = Named("card", told_apart(CARD_NAMES))
CARD_ROW = (
    0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 8, 9, 9, 9, 10, 10, 10, 11, 11, 11,
    12, 12, 12,
)
CARD_NUMBER = (
    0, 0, 0, 0, 1, 1, 1, -1, -1, -1, 2, 2, 2, -2, -2, -2, 3, 3, 3, -3, -3, -3, 4, 4, 4, -4, -4, -4, 5, 5, 5, -5, -5, -5,
    6, 6, 6, -6, -6, -6,
)
CARD_SUIT = (
    2, 2, 2, 2, 0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 1,
    1,
)

PLAYER = Named("player", PLAYER_NAMES[:6])

# Places: the box, then the members of each zone
BOX = 0
DECK = 1
PILE = 2
HAND = 3

# For each place the seats that see what lies there, as bits; -1 is all
CARD_SEERS = (-1, 0, -1, -1, -1, -1, -1, -1, -1)

# Stops: where the flow waits for a decision
(
    CARD_ACTION_CHOOSE, JUMP_WITH_DRAWN_CHOOSE, DRAW_CARD_CHOOSE, STACK_UP_CHOOSE, STACK_UP_CHOOSE_2,
    BEGIN_STACK_CHOOSE, FLIP_AND_GIVE_CHOOSE, FORCED_JUMP_CHOOSE, CANCEL_CHOOSE, WALK_ROUND_CHOOSE, OBEY_CHOOSE,
    OBEY_CHOOSE_2, OBEY_CHOOSE_3, WALK_CHOOSE, ON_GREEN_CHOOSE, ON_ORANGE_CHOOSE,
) = range(16)

#   53  let BANG = the(s for s in spaces if s.sort is big_bang)
BANG: int = first(s for s in SPACES if SPACE_SORT[s] == SORT_BIG_BANG)

#   54  let BLACK = the(s for s in spaces if s.sort is black_hole and s.region is left_ring)
BLACK: int = first(s for s in SPACES if SPACE_SORT[s] == SORT_BLACK_HOLE and SPACE_REGION[s] == REGION_LEFT_RING)

#   55  let WHITE = the(s for s in spaces if s.sort is white_hole)
WHITE: int = first(s for s in SPACES if SPACE_SORT[s] == SORT_WHITE_HOLE)


def in_left_ring(s: int) -> bool:
    #  165  let in_left_ring(s) = s.region is left_ring and s.sort is not entry_arrow
    return SPACE_REGION[s] == REGION_LEFT_RING and SPACE_SORT[s] != SORT_ENTRY_ARROW


def onward(s: int) -> int:
    #  170  let onward(s: space) -> set of space = [s.ahead] + ([s.centre] if s.centre is not none else []) +
    return (
        bits((SPACE_AHEAD[s],))
        | (bits((known(SPACE_CENTRE[s]),)) if SPACE_CENTRE[s] is not None else bits(()))
        | (
            bits((known(SPACE_EXIT[s]),))
            if SPACE_EXIT[s] is not None and SPACE_SORT[s] != SORT_WORMHOLE_ARROW
            else bits(())
        )
    )


def curved(s: int) -> bool:
    #  290  let curved(s) = s.region in [left_ring, left_centre, right_ring, right_centre]
    return SPACE_REGION[s] in (REGION_LEFT_RING, REGION_LEFT_CENTRE, REGION_RIGHT_RING, REGION_RIGHT_CENTRE)


class CosmicWords:
    """The words of the rulebook, for one agreement on the options of Cosmic."""

    def __init__(self, options: Mapping[str, int], seats: int) -> None:
        self.agreed = (tuple(options.values()), seats)
        self.seats = seats
        #    7  option with_cards = yes "Play with cards"
        self.with_cards = bool(options["with_cards"])
        #    8  option board_version = yes "Several cards of one suit may cancel a card"
        self.board_version = bool(options["board_version"])
        #    9  option laps: 1..9 = 3 "Circuits that end the game"
        self.laps = options["laps"]
        #   10  option zero_wins = yes "Who comes home with zero stacks alone wins at once"
        self.zero_wins = bool(options["zero_wins"])
        #   11  option die: 4..20 = 6 "Faces of the die"
        self.die = options["die"]
        #   12  option gate = no "Nobody leaves the Big Bang below 4"
        self.gate = bool(options["gate"])
        #   13  option bang_card: leaving / beyond = leaving "The card of the Big Bang: on leaving it, or only beyon..
        self.bang_card = options["bang_card"]
        #   14  option roll_after_jump = no "Roll after a jump"
        self.roll_after_jump = bool(options["roll_after_jump"])
        #   15  option draw_then_jump = no "A drawn card may be used for a jump at once"
        self.draw_then_jump = bool(options["draw_then_jump"])
        #   16  option flip_anywhere = no "Flip and give on green and orange too"
        self.flip_anywhere = bool(options["flip_anywhere"])
        #   17  option change_by: cut / shuffle = cut "How an unwanted card is changed"
        self.change_by = options["change_by"]
        #   18  option from_pile: top / any = top "Which cards of the pile may be drawn"
        self.from_pile = options["from_pile"]
        #   19  option zero_by: subset / pair = subset "Cards that make zero: any number of them, or two"
        self.zero_by = options["zero_by"]
        #   20  option stacks_must = no "Cards that make zero must be stacked"
        self.stacks_must = bool(options["stacks_must"])
        #   21  option nearest_by: steps / forward = steps "The nearest space: in any direction, or forward only"
        self.nearest_by = options["nearest_by"]
        #   22  option cancel_on: green / any = green "Where cards of a suit may cancel a card"
        self.cancel_on = options["cancel_on"]
        #   23  option escape_by: arrival / fixed / anew = arrival "The roll that leaves a black hole: that of the a..
        self.escape_by = options["escape_by"]
        #   24  option white_hole_sends: back / black_hole = back "Who lands on the white hole"
        self.white_hole_sends = options["white_hole_sends"]
        #   25  option wormhole_waits = no "A wormhole is crossed when the next turn begins"
        self.wormhole_waits = bool(options["wormhole_waits"])

    def make_zero_with(self, number: int, list_of_cards: tuple[int, ...]) -> bool:
        #  106  let make_zero_with(number, list_of_cards)
        #  107  adds_up([c.number for c in list_of_cards], 0 - number) if zero_by is subset
        if self.zero_by == ZERO_BY_SUBSET:
            return adds_up(tuple(CARD_NUMBER[c] for c in list_of_cards), in_64_bits(-number))
        #  108  some(c.number is 0 - number for c in list_of_cards) otherwise
        return any(CARD_NUMBER[c] == in_64_bits(-number) for c in list_of_cards)

    @cache
    def steps(self, a: int, b: int) -> int:
        #  169  let steps(a: space, b: space) = distance s from a to b by (s.joined if nearest_by is steps else onwa..
        return distance(a, b, lambda s: SPACE_JOINED[s] if self.nearest_by == NEAREST_BY_STEPS else onward(s), 57)

    def nearest(self, from_space: int, n: int) -> tuple[int, ...]:
        #  166  let nearest(from_space: space, n: -6..6)
        #  167  let fewest = min(steps(from_space, x) for x in spaces if x.number is n)
        fewest = min(self.steps(from_space, x) for x in SPACES if SPACE_NUMBER[x] == n)
        return tuple(s for s in SPACES if SPACE_NUMBER[s] == n and self.steps(from_space, s) == fewest)

    def jump_ends(self, from_space: int, n: int) -> tuple[int, ...]:
        #  161  let jump_ends(from_space: space, n: -6..6)
        #  162  [BANG] if n is 0
        if n == 0:
            return (BANG,)
        #  163  [s for s in spaces if s.region is above_right and s.number is n] if in_left_ring(from_space)
        if in_left_ring(from_space):
            return tuple(s for s in SPACES if SPACE_REGION[s] == REGION_ABOVE_RIGHT and SPACE_NUMBER[s] == n)
        #  164  nearest(from_space, n) otherwise
        return self.nearest(from_space, n)


class Cosmic(Position):
    """A position of Cosmic: what lies where, what is noted, and what happens next."""

    limit = 5000
    lists = (
        "card_place",
        "deck",
        "pile",
        "hand",
        "card_known",
        "card_cohort",
        "up",
        "stacked",
        "place",
        "escape",
        "circuits",
        "cancelled",
    )
    nested = ()
    slots = (
        "card_place",
        "deck",
        "pile",
        "card_known",
        "card_cohort",
        "up",
        "stacked",
        "place",
        "escape",
        "circuits",
        "cancelled",
        "starter",
        "thrown",
        "here",
        "heading",
        "heap",
        "drawn",
        "jumped",
        "jump_s",
        "jump_c",
        "draw_card_p",
        "stack_up_p",
        "stack_up_times",
        "begin_stack_card",
        "begin_stack_p",
        "begin_stack_times",
        "join_zero_card",
        "join_zero_p",
        "give_card",
        "give_q",
        "flip_onto_c",
        "flip_onto_d",
        "flip_onto_q",
        "forced_jump_q",
        "forced_jump_n",
        "forced_jump_s",
        "forced_jump_left_behind",
        "cancel_p",
        "cancel_d",
        "cancel_q",
        "cancel_times",
        "move_on_n",
        "move_on_subject",
        "walk_round_n",
        "obey_n",
        "obey_subject",
        "obey_m",
        "walk_n",
        "walk_way",
        "walk_i_rest",
        "walk_start",
        "walk_i",
        "cross_arrow",
        "go_to_s",
        "land_p",
        "land_left_behind",
        "land_q_rest",
        "land_q",
        "arrive_p",
        "on_green_p",
        "on_orange_p",
        "jump_goes_back_to",
        "draw_card_goes_back_to",
        "jump_with_drawn_goes_back_to",
        "give_goes_back_to",
        "flip_onto_goes_back_to",
        "cancel_goes_back_to",
        "land_goes_back_to",
        "begin_stack_goes_back_to",
        "join_zero_goes_back_to",
        "move_on_goes_back_to",
        "go_to_goes_back_to",
        "walk_goes_back_to",
        "walk_round_goes_back_to",
        "arrive_goes_back_to",
    )
    zeros = (
        ("jump_s", 0),
        ("jump_c", 0),
        ("draw_card_p", 0),
        ("stack_up_p", 0),
        ("stack_up_times", 0),
        ("begin_stack_card", 0),
        ("begin_stack_p", 0),
        ("begin_stack_times", 0),
        ("join_zero_card", 0),
        ("join_zero_p", 0),
        ("give_card", 0),
        ("give_q", 0),
        ("flip_onto_c", 0),
        ("flip_onto_d", 0),
        ("flip_onto_q", 0),
        ("forced_jump_q", 0),
        ("forced_jump_n", 0),
        ("forced_jump_s", 0),
        ("forced_jump_left_behind", 0),
        ("cancel_p", 0),
        ("cancel_d", 0),
        ("cancel_q", 0),
        ("cancel_times", 0),
        ("move_on_n", 0),
        ("move_on_subject", 0),
        ("walk_round_n", 0),
        ("obey_n", 0),
        ("obey_subject", None),
        ("obey_m", 0),
        ("walk_n", 0),
        ("walk_way", 0),
        ("walk_i_rest", ()),
        ("walk_start", 0),
        ("walk_i", 0),
        ("cross_arrow", 0),
        ("go_to_s", None),
        ("land_p", 0),
        ("land_left_behind", 0),
        ("land_q_rest", ()),
        ("land_q", 0),
        ("arrive_p", 0),
        ("on_green_p", 0),
        ("on_orange_p", 0),
        ("jump_goes_back_to", 0),
        ("draw_card_goes_back_to", 0),
        ("jump_with_drawn_goes_back_to", 0),
        ("give_goes_back_to", 0),
        ("flip_onto_goes_back_to", 0),
        ("cancel_goes_back_to", 0),
        ("land_goes_back_to", 0),
        ("begin_stack_goes_back_to", 0),
        ("join_zero_goes_back_to", 0),
        ("move_on_goes_back_to", 0),
        ("go_to_goes_back_to", 0),
        ("walk_goes_back_to", 0),
        ("walk_round_goes_back_to", 0),
        ("arrive_goes_back_to", 0),
    )
    seers = {"card": CARD_SEERS}
    words: CosmicWords

    def __init__(self, words: CosmicWords, seats: int, rng: int) -> None:
        super().__init__(words, seats, rng)
        #   46  component card
        self.card_place = [BOX] * 40
        self.card_box = (1 << 40) - 1
        self.card_known = [-1] * 40
        self.card_cohort = list(range(len(CARD_SEERS)))
        #   83  zone deck: deck of card
        self.deck: list[int] = []
        self.in_deck = 0
        #   84  zone pile: pile of card
        self.pile: list[int] = []
        self.in_pile = 0
        #   85  zone hand[player]: set of card
        self.hand: list[int] = [0] * 6
        self.in_hand = 0
        #   86  var up[card]: face = cc_side
        self.up: list[int] = [FACE_CC_SIDE] * 40
        #   87  var stacked[card] = no
        self.stacked: list[bool] = [False] * 40
        #   88  var place[player]: space = BANG
        self.place: list[int] = [BANG] * 6
        #   89  var escape[player]: 1..20 = 1
        self.escape: list[int] = [1] * 6
        #   90  var circuits[player]: 0..9 = 0
        self.circuits: list[int] = [0] * 6
        #   91  var cancelled[player]: suit? = none
        self.cancelled: list[int | None] = [None] * 6
        #   92  var starter: player = player(1)
        self.starter: int = 0
        #   93  var thrown: 1..20 = 1
        self.thrown: int = 1
        #   94  var here: space = BANG
        self.here: int = BANG
        #   95  var heading: way = forward
        self.heading: int = WAY_FORWARD
        #   96  var heap: -99..99 = 0
        self.heap: int = 0
        #   97  var drawn: card? = none
        self.drawn: int | None = None
        #   98  var jumped = no
        self.jumped: bool = False
        # Locals of rules that live across a decision
        self.jump_s: int = 0
        self.jump_c: int = 0
        self.draw_card_p: int = 0
        self.stack_up_p: int = 0
        self.stack_up_times: int = 0
        self.begin_stack_card: int = 0
        self.begin_stack_p: int = 0
        self.begin_stack_times: int = 0
        self.join_zero_card: int = 0
        self.join_zero_p: int = 0
        self.give_card: int = 0
        self.give_q: int = 0
        self.flip_onto_c: int = 0
        self.flip_onto_d: int = 0
        self.flip_onto_q: int = 0
        self.forced_jump_q: int = 0
        self.forced_jump_n: int = 0
        self.forced_jump_s: int = 0
        self.forced_jump_left_behind: int = 0
        self.cancel_p: int = 0
        self.cancel_d: int = 0
        self.cancel_q: int = 0
        self.cancel_times: int = 0
        self.move_on_n: int = 0
        self.move_on_subject: int = 0
        self.walk_round_n: int = 0
        self.obey_n: int = 0
        self.obey_subject: int | None = None
        self.obey_m: int = 0
        self.walk_n: int = 0
        self.walk_way: int = 0
        self.walk_i_rest: tuple[int, ...] = ()
        self.walk_start: int = 0
        self.walk_i: int = 0
        self.cross_arrow: int = 0
        self.go_to_s: int | None = None
        self.land_p: int = 0
        self.land_left_behind: int = 0
        self.land_q_rest: tuple[int, ...] = ()
        self.land_q: int = 0
        self.arrive_p: int = 0
        self.on_green_p: int = 0
        self.on_orange_p: int = 0
        self.jump_goes_back_to = 0
        self.draw_card_goes_back_to = 0
        self.jump_with_drawn_goes_back_to = 0
        self.give_goes_back_to = 0
        self.flip_onto_goes_back_to = 0
        self.cancel_goes_back_to = 0
        self.land_goes_back_to = 0
        self.begin_stack_goes_back_to = 0
        self.join_zero_goes_back_to = 0
        self.move_on_goes_back_to = 0
        self.go_to_goes_back_to = 0
        self.walk_goes_back_to = 0
        self.walk_round_goes_back_to = 0
        self.arrive_goes_back_to = 0

    def move_card(self, card: int | None, place: int, bottom: bool = False) -> None:
        """Take a card from where it is and put it where it goes; none moves nothing."""
        if card is None:
            return
        bit = 1 << card
        old = self.card_place[card]
        if old >= HAND:
            self.in_hand ^= bit
            self.hand[old - HAND] ^= bit
        elif old >= PILE:
            self.in_pile ^= bit
            self.pile.remove(card)
        elif old >= DECK:
            self.in_deck ^= bit
            self.deck.remove(card)
        else:
            self.card_box ^= bit
        if place >= HAND:
            self.hand[place - HAND] ^= bit
            self.in_hand ^= bit
        elif place >= PILE:
            self.pile.insert(len(self.pile) if bottom else 0, card)
            self.in_pile ^= bit
        elif place >= DECK:
            self.deck.insert(len(self.deck) if bottom else 0, card)
            self.in_deck ^= bit
        else:
            self.card_box ^= bit
        self.card_place[card] = place
        if CARD_SEERS[old] == -1 or CARD_SEERS[place] == -1:
            self.card_known[card] = -1
        else:
            self.follow(self.card_known, card, CARD_SEERS, old, place, self.cards_at(old))
            if self.card_known[card] != -1:
                self.mingle(self.card_cohort, old, place)
        if CARD_SEERS[old] != -1 and old not in self.card_place:
            self.leave(self.card_cohort, old)

    def cards_at(self, place: int) -> int:
        """The cards at a place without an order that somebody cannot see."""
        return 0

    def reveal_card(self, card: int | None, seats: int) -> None:
        if card is not None:
            knows, everybody = self.card_known[card] | seats, (1 << self.seats) - 1
            self.card_known[card] = -1 if knows & everybody == everybody else knows

    def setup(self) -> Step:
        #  115  setup
        #  116  if with_cards
        if self.words.with_cards:
            #  117  move cards to deck
            for moved in CARDS:
                self.move_card(moved, DECK)
            #  118  shuffle deck
            self.shuffle(self.deck, CARD, self.card_known)
        #  119  starter = roll players
        self.starter = self.roll(tuple(range(self.words.seats)), PLAYER)
        return self.begin

    def begin(self) -> Step:
        #  121  turn from starter
        self.me = self.starter
        return self.turn

    def next_turn(self) -> Step:
        self.me = (self.me + 1) % self.words.seats
        return self.turn

    def turn(self) -> Step:
        #  121  turn from starter
        if self.tick():
            return None
        #  122  jumped = no
        self.jumped = False
        #  123  for p in players: cancelled[p] = none
        for p in range(self.words.seats):
            self.cancelled[p] = None
        #  124  if with_cards
        if self.words.with_cards:
            #  125  stack_up(me)
            self.stack_up_p = self.me
            return self.stack_up
        return self.turn_on

    def turn_on(self) -> Step:
        #  128  if not jumped or roll_after_jump: roll_and_move()
        if not self.jumped or self.words.roll_after_jump:
            return self.roll_and_move
        return self.turn_on_3

    def turn_after_stack_up(self) -> Step:
        #  126  if place[me].sort is cc: card_action()
        if SPACE_SORT[self.place[self.me]] == SORT_CC:
            return self.card_action
        #  127  else if place[me].sort not in [green, orange] or flip_anywhere: flip_and_give()
        if SPACE_SORT[self.place[self.me]] not in (SORT_GREEN, SORT_ORANGE) or self.words.flip_anywhere:
            return self.flip_and_give
        return self.turn_on_2

    def turn_on_2(self) -> Step:
        return self.turn_on

    def turn_after_card_action(self) -> Step:
        return self.turn_on_2

    def turn_after_flip_and_give(self) -> Step:
        return self.turn_on_2

    def turn_on_3(self) -> Step:
        return self.next_turn

    def turn_after_roll_and_move(self) -> Step:
        return self.turn_on_3

    def card_action(self) -> Step:
        #  132  rule card_action()
        #  133  may
        return self.offer(CARD_ACTION_CHOOSE, self.card_action_on)

    def card_action_on(self) -> Step:
        return self.turn_after_card_action

    def card_action_jump_to(self, c: int, s: int) -> Step:
        #  134  "Jump to {s} with {c}" for c in unflipped(me), s in jump_ends(place[me], c.number)
        #  135  jump(s, c)
        self.jump_s, self.jump_c = s, c
        self.jump_goes_back_to = 1
        return self.jump

    def card_action_after_jump(self) -> Step:
        return self.card_action_on

    def card_action_draw_from_the(self) -> Step:
        #  137  draw_card(me)
        self.draw_card_p = self.me
        self.draw_card_goes_back_to = 1
        return self.draw_card

    def card_action_after_draw_card(self) -> Step:
        #  138  if draw_then_jump: jump_with_drawn()
        if self.words.draw_then_jump:
            self.jump_with_drawn_goes_back_to = 1
            return self.jump_with_drawn
        return self.card_action_on_2

    def card_action_on_2(self) -> Step:
        return self.card_action_on

    def card_action_after_jump_with_drawn(self) -> Step:
        return self.card_action_on_2

    def card_action_draw(self, c: int) -> Step:
        #  139  "Draw {c} from the pile" for c in on_pile
        #  140  take_card(c, me)
        self.take_card(c, self.me)
        #  141  if draw_then_jump: jump_with_drawn()
        if self.words.draw_then_jump:
            self.jump_with_drawn_goes_back_to = 2
            return self.jump_with_drawn
        return self.card_action_on_3

    def card_action_on_3(self) -> Step:
        return self.card_action_on

    def card_action_after_jump_with_drawn_2(self) -> Step:
        return self.card_action_on_3

    def card_action_give(self, c: int, q: int) -> Step:
        #  142  "Give {c} to {q}" for c in hand[me], q in opponents if can_give(me, c, q)
        #  143  give(c, q)
        self.give_card, self.give_q = c, q
        self.give_goes_back_to = 1
        return self.give

    def card_action_after_give(self) -> Step:
        return self.card_action_on

    def card_action_flip(self, c: int, q: int, d: int) -> Step:
        #  144  "Flip {c} onto {d} of {q}" for c in unflipped(me), q in opponents, d in loose(q) if c.number + d.num..
        #  145  flip_onto(c, d, q)
        self.flip_onto_c, self.flip_onto_d, self.flip_onto_q = c, d, q
        self.flip_onto_goes_back_to = 1
        return self.flip_onto

    def card_action_after_flip_onto(self) -> Step:
        return self.card_action_on

    def card_action_cancel(self, q: int, d: int) -> Step:
        #  146  "Cancel {d} of {q}" for q in opponents, d in loose(q) if cancel_on is any and can_cancel(me, d)
        #  147  cancel(me, d, q)
        self.cancel_p, self.cancel_d, self.cancel_q = self.me, d, q
        self.cancel_goes_back_to = 1
        return self.cancel

    def card_action_after_cancel(self) -> Step:
        return self.card_action_on

    def jump(self) -> Step:
        #  149  rule jump(s, c)
        #  150  jumped = yes
        self.jumped = True
        #  151  up[c] = number_side
        self.up[self.jump_c] = FACE_NUMBER_SIDE
        #  152  let left_behind = place[me]
        left_behind = self.place[self.me]
        #  153  place[me] = s
        self.place[self.me] = self.jump_s
        #  154  land(me, left_behind)
        self.land_p, self.land_left_behind = self.me, left_behind
        self.land_goes_back_to = 1
        self.jump_s = 0
        self.jump_c = 0
        return self.land

    def jump_after_land(self) -> Step:
        return self.after_jump

    def after_jump(self) -> Step:
        site, self.jump_goes_back_to = self.jump_goes_back_to, 0
        if site == 1:
            return self.card_action_after_jump
        return self.jump_with_drawn_after_jump

    def jump_with_drawn(self) -> Step:
        #  156  rule jump_with_drawn()
        #  157  if drawn is not none
        if self.drawn is not None:
            #  158  may "Jump to {s} with {drawn}" for s in jump_ends(place[me], drawn.number)
            return self.offer(JUMP_WITH_DRAWN_CHOOSE, self.jump_with_drawn_on_2)
        return self.jump_with_drawn_on

    def jump_with_drawn_on(self) -> Step:
        return self.after_jump_with_drawn

    def jump_with_drawn_on_2(self) -> Step:
        return self.jump_with_drawn_on

    def jump_with_drawn_jump_to(self, s: int) -> Step:
        #  158  may "Jump to {s} with {drawn}" for s in jump_ends(place[me], drawn.number)
        #  159  jump(s, drawn)
        self.jump_s, self.jump_c = s, known(self.drawn)
        self.jump_goes_back_to = 2
        return self.jump

    def jump_with_drawn_after_jump(self) -> Step:
        return self.jump_with_drawn_on_2

    def after_jump_with_drawn(self) -> Step:
        site, self.jump_with_drawn_goes_back_to = self.jump_with_drawn_goes_back_to, 0
        if site == 1:
            return self.card_action_after_jump_with_drawn
        return self.card_action_after_jump_with_drawn_2

    def draw_card(self) -> Step:
        #  173  rule draw_card(p)
        #  174  drawn = none
        self.drawn = None
        #  175  if count(deck) is 0
        if len(tuple(self.deck)) == 0:
            #  176  for c in pile: up[c] = cc_side
            for c in tuple(self.pile):
                self.up[c] = FACE_CC_SIDE
            #  177  move pile to deck
            for moved in reversed(tuple(self.pile)):
                self.move_card(moved, DECK)
            #  178  shuffle deck
            self.shuffle(self.deck, CARD, self.card_known)
        #  179  if count(deck) is 0: done
        if len(tuple(self.deck)) == 0:
            self.draw_card_p = 0
            return self.after_draw_card
        #  180  reveal top(deck) to p
        self.reveal_card(tuple(self.deck)[0], 1 << self.draw_card_p)
        #  181  may by p "Cut the deck" if count(deck) > 1
        return self.offer(DRAW_CARD_CHOOSE, self.draw_card_on)

    def draw_card_on(self) -> Step:
        #  187  take_card(top(deck), p)
        self.take_card(tuple(self.deck)[0], self.draw_card_p)
        self.draw_card_p = 0
        return self.after_draw_card

    def draw_card_cut_the_deck(self) -> Step:
        #  182  if change_by is cut
        if self.words.change_by == CHANGE_BY_CUT:
            #  183  let n = roll 1..count(deck) - 1
            n = self.roll(tuple(range(1, len(tuple(self.deck)))), Whole(1, None))
            #  184  take_card(top(deck, n + 1)[n + 1], p)
            self.take_card(item(tuple(self.deck)[:in_64_bits(n + 1)], in_64_bits(n + 1)), self.draw_card_p)
            #  185  done
            self.draw_card_p = 0
            return self.after_draw_card
        #  186  shuffle deck
        self.shuffle(self.deck, CARD, self.card_known)
        return self.draw_card_on

    def after_draw_card(self) -> Step:
        site, self.draw_card_goes_back_to = self.draw_card_goes_back_to, 0
        if site == 1:
            return self.card_action_after_draw_card
        if site == 2:
            return self.forced_jump_after_draw_card
        if site == 3:
            return self.move_on_after_draw_card
        return self.on_orange_after_draw_card

    def take_card(self, card: int, p: int) -> None:
        #  189  rule take_card(card, p)
        #  190  move card to hand[p]
        self.move_card(card, HAND + p)
        #  191  up[card] = cc_side
        self.up[card] = FACE_CC_SIDE
        #  192  drawn = card
        self.drawn = card

    def stack_up(self) -> Step:
        #  194  rule stack_up(p)
        #  195  repeat 20 times
        self.stack_up_times = 20
        return self.stack_up_again

    def stack_up_again(self) -> Step:
        #  195  repeat 20 times
        if self.stack_up_times > 0:
            self.stack_up_times = self.stack_up_times - 1
            #  196  if stacks_must
            if self.words.stacks_must:
                #  197  choose by p "Begin a zero stack with {c}" for c in loose(p) if make_zero_with(c.number, othe..
                return self.offer(STACK_UP_CHOOSE, self.stack_up_otherwise)
            #  201  may by p "Begin a zero stack with {c}" for c in loose(p) if make_zero_with(c.number, others(c, p))
            return self.offer(STACK_UP_CHOOSE_2, self.stack_up_otherwise_2)
        return self.stack_up_on

    def stack_up_on(self) -> Step:
        self.stack_up_p = 0
        self.stack_up_times = 0
        return self.turn_after_stack_up

    def stack_up_on_2(self) -> Step:
        return self.stack_up_again

    def stack_up_begin_a_zero(self, c: int) -> Step:
        #  197  choose by p "Begin a zero stack with {c}" for c in loose(p) if make_zero_with(c.number, others(c, p))
        #  198  begin_stack(c, p)
        self.begin_stack_card, self.begin_stack_p = c, self.stack_up_p
        self.begin_stack_goes_back_to = 1
        return self.begin_stack

    def stack_up_after_begin_stack(self) -> Step:
        return self.stack_up_on_2

    def stack_up_otherwise(self) -> Step:
        #  199  otherwise: stop
        return self.stack_up_on

    def stack_up_begin_a_zero_2(self, c: int) -> Step:
        #  201  may by p "Begin a zero stack with {c}" for c in loose(p) if make_zero_with(c.number, others(c, p))
        #  202  begin_stack(c, p)
        self.begin_stack_card, self.begin_stack_p = c, self.stack_up_p
        self.begin_stack_goes_back_to = 2
        return self.begin_stack

    def stack_up_after_begin_stack_2(self) -> Step:
        return self.stack_up_on_2

    def stack_up_otherwise_2(self) -> Step:
        #  203  otherwise: stop
        return self.stack_up_on

    def begin_stack(self) -> Step:
        #  205  rule begin_stack(card, p)
        #  206  stacked[card] = yes
        self.stacked[self.begin_stack_card] = True
        #  207  heap = card.number
        self.heap = CARD_NUMBER[self.begin_stack_card]
        #  208  repeat 40 times
        self.begin_stack_times = 40
        return self.begin_stack_again

    def begin_stack_again(self) -> Step:
        #  208  repeat 40 times
        if self.begin_stack_times > 0:
            self.begin_stack_times = self.begin_stack_times - 1
            #  209  choose by p "Stack {c}" for c in loose(p) if heap + c.number is 0 or
            self.begin_stack_card = 0
            return self.offer(BEGIN_STACK_CHOOSE, self.begin_stack_otherwise)
        return self.begin_stack_on

    def begin_stack_on(self) -> Step:
        self.begin_stack_card = 0
        self.begin_stack_p = 0
        self.begin_stack_times = 0
        return self.after_begin_stack

    def begin_stack_stack(self, c: int) -> Step:
        #  209  choose by p "Stack {c}" for c in loose(p) if heap + c.number is 0 or
        #  211  stacked[c] = yes
        self.stacked[c] = True
        #  212  heap += c.number
        self.heap = within(self.heap + CARD_NUMBER[c], -99, 99)
        #  214  if heap is 0: stop
        if self.heap == 0:
            return self.begin_stack_on
        return self.begin_stack_again

    def begin_stack_otherwise(self) -> Step:
        #  213  otherwise: stop
        return self.begin_stack_on

    def after_begin_stack(self) -> Step:
        site, self.begin_stack_goes_back_to = self.begin_stack_goes_back_to, 0
        if site == 1:
            return self.stack_up_after_begin_stack
        if site == 2:
            return self.stack_up_after_begin_stack_2
        return self.join_zero_after_begin_stack

    def join_zero(self) -> Step:
        #  216  rule join_zero(card, p)
        #  217  move card to hand[p]
        self.move_card(self.join_zero_card, HAND + self.join_zero_p)
        #  218  begin_stack(card, p)
        self.begin_stack_card, self.begin_stack_p = self.join_zero_card, self.join_zero_p
        self.begin_stack_goes_back_to = 3
        self.join_zero_card = 0
        self.join_zero_p = 0
        return self.begin_stack

    def join_zero_after_begin_stack(self) -> Step:
        return self.after_join_zero

    def after_join_zero(self) -> Step:
        site, self.join_zero_goes_back_to = self.join_zero_goes_back_to, 0
        if site == 1:
            return self.give_after_join_zero
        if site == 2:
            return self.on_orange_after_join_zero
        return self.on_orange_after_join_zero_2

    def give(self) -> Step:
        #  224  rule give(card, q)
        #  225  if up[card] is cc_side: move card to hand[q]
        if self.up[self.give_card] == FACE_CC_SIDE:
            self.move_card(self.give_card, HAND + self.give_q)
            return self.give_on
        #  226  else: join_zero(card, q)
        self.join_zero_card, self.join_zero_p = self.give_card, self.give_q
        self.join_zero_goes_back_to = 1
        self.give_card = 0
        self.give_q = 0
        return self.join_zero

    def give_on(self) -> Step:
        self.give_card = 0
        self.give_q = 0
        return self.after_give

    def give_after_join_zero(self) -> Step:
        return self.give_on

    def after_give(self) -> Step:
        site, self.give_goes_back_to = self.give_goes_back_to, 0
        if site == 1:
            return self.card_action_after_give
        return self.on_green_after_give

    def flip_and_give(self) -> Step:
        #  228  rule flip_and_give()
        #  229  may "Flip {c} onto {d} of {q}" for c in unflipped(me), q in opponents, d in loose(q) if c.number + d..
        return self.offer(FLIP_AND_GIVE_CHOOSE, self.flip_and_give_on)

    def flip_and_give_on(self) -> Step:
        return self.turn_after_flip_and_give

    def flip_and_give_flip(self, c: int, q: int, d: int) -> Step:
        #  229  may "Flip {c} onto {d} of {q}" for c in unflipped(me), q in opponents, d in loose(q) if c.number + d..
        #  230  flip_onto(c, d, q)
        self.flip_onto_c, self.flip_onto_d, self.flip_onto_q = c, d, q
        self.flip_onto_goes_back_to = 2
        return self.flip_onto

    def flip_and_give_after_flip_onto(self) -> Step:
        return self.flip_and_give_on

    def flip_onto(self) -> Step:
        #  232  rule flip_onto(c, d, q)
        #  233  up[c] = number_side
        self.up[self.flip_onto_c] = FACE_NUMBER_SIDE
        #  234  stacked[c] = yes
        self.stacked[self.flip_onto_c] = True
        #  235  stacked[d] = yes
        self.stacked[self.flip_onto_d] = True
        #  236  move c to hand[q]
        self.move_card(self.flip_onto_c, HAND + self.flip_onto_q)
        #  237  forced_jump(q, c.number)
        self.forced_jump_q, self.forced_jump_n = self.flip_onto_q, CARD_NUMBER[self.flip_onto_c]
        self.flip_onto_c = 0
        self.flip_onto_d = 0
        self.flip_onto_q = 0
        return self.forced_jump

    def flip_onto_after_forced_jump(self) -> Step:
        return self.after_flip_onto

    def after_flip_onto(self) -> Step:
        site, self.flip_onto_goes_back_to = self.flip_onto_goes_back_to, 0
        if site == 1:
            return self.card_action_after_flip_onto
        return self.flip_and_give_after_flip_onto

    def forced_jump(self) -> Step:
        #  239  rule forced_jump(q, n)
        #  240  if place[q].number is n: done
        if SPACE_NUMBER[self.place[self.forced_jump_q]] == self.forced_jump_n:
            self.forced_jump_q = 0
            self.forced_jump_n = 0
            self.forced_jump_left_behind = 0
            return self.flip_onto_after_forced_jump
        #  241  let left_behind = place[q]
        self.forced_jump_left_behind = self.place[self.forced_jump_q]
        #  242  choose by q "Jump to {s}" for s in jump_ends(place[q], n)
        return self.offer(FORCED_JUMP_CHOOSE, self.forced_jump_otherwise)

    def forced_jump_on(self) -> Step:
        self.forced_jump_q = 0
        self.forced_jump_n = 0
        self.forced_jump_left_behind = 0
        return self.flip_onto_after_forced_jump

    def forced_jump_jump_to(self, s: int) -> Step:
        #  242  choose by q "Jump to {s}" for s in jump_ends(place[q], n)
        self.forced_jump_s = s
        #  243  if left_behind is BANG: draw_card(q)
        if self.forced_jump_left_behind == BANG:
            self.draw_card_p = self.forced_jump_q
            self.draw_card_goes_back_to = 2
            self.forced_jump_n = 0
            return self.draw_card
        return self.forced_jump_on_2

    def forced_jump_on_2(self) -> Step:
        #  244  place[q] = s
        self.place[self.forced_jump_q] = self.forced_jump_s
        #  245  land(q, left_behind)
        self.land_p, self.land_left_behind = self.forced_jump_q, self.forced_jump_left_behind
        self.land_goes_back_to = 2
        self.forced_jump_q = 0
        self.forced_jump_n = 0
        self.forced_jump_s = 0
        self.forced_jump_left_behind = 0
        return self.land

    def forced_jump_after_draw_card(self) -> Step:
        return self.forced_jump_on_2

    def forced_jump_after_land(self) -> Step:
        return self.forced_jump_on

    def forced_jump_otherwise(self) -> Step:
        #  246  otherwise: nothing
        return self.forced_jump_on

    def cancel(self) -> Step:
        #  252  rule cancel(p, d, q)
        #  253  heap = d.number
        self.heap = CARD_NUMBER[self.cancel_d]
        #  254  stacked[d] = yes
        self.stacked[self.cancel_d] = True
        #  255  repeat 12 times
        self.cancel_times = 12
        return self.cancel_again

    def cancel_again(self) -> Step:
        #  255  repeat 12 times
        if self.cancel_times > 0:
            self.cancel_times = self.cancel_times - 1
            #  256  choose by p "Add {c}" for c in opposed(p, d) if heap + c.number is 0 or
            return self.offer(CANCEL_CHOOSE, self.cancel_otherwise)
        return self.cancel_on

    def cancel_on(self) -> Step:
        self.cancel_p = 0
        self.cancel_d = 0
        self.cancel_q = 0
        self.cancel_times = 0
        return self.after_cancel

    def cancel_add(self, c: int) -> Step:
        #  256  choose by p "Add {c}" for c in opposed(p, d) if heap + c.number is 0 or
        #  258  cancelled[p] = c.suit
        self.cancelled[self.cancel_p] = CARD_SUIT[c]
        #  259  up[c] = number_side
        self.up[c] = FACE_NUMBER_SIDE
        #  260  stacked[c] = yes
        self.stacked[c] = True
        #  261  heap += c.number
        self.heap = within(self.heap + CARD_NUMBER[c], -99, 99)
        #  262  move c to hand[q]
        self.move_card(c, HAND + self.cancel_q)
        #  264  if heap is 0: stop
        if self.heap == 0:
            return self.cancel_on
        return self.cancel_again

    def cancel_otherwise(self) -> Step:
        #  263  otherwise: stop
        return self.cancel_on

    def after_cancel(self) -> Step:
        site, self.cancel_goes_back_to = self.cancel_goes_back_to, 0
        if site == 1:
            return self.card_action_after_cancel
        return self.on_green_after_cancel

    def roll_and_move(self) -> Step:
        #  268  rule roll_and_move()
        #  269  if place[me].sort is wormhole_arrow: cross()
        if SPACE_SORT[self.place[self.me]] == SORT_WORMHOLE_ARROW:
            return self.cross
        return self.roll_and_move_on

    def roll_and_move_on(self) -> Step:
        #  270  thrown = roll 1..die
        self.thrown = self.roll(tuple(range(1, self.words.die + 1)), Whole(1, 20))
        #  271  if place[me].sort is cc: obey(thrown)
        if SPACE_SORT[self.place[self.me]] == SORT_CC:
            self.obey_n = self.thrown
            return self.obey
        #  272  else: move_on(thrown)
        self.move_on_n = self.thrown
        self.move_on_goes_back_to = 1
        return self.move_on

    def roll_and_move_after_cross(self) -> Step:
        return self.roll_and_move_on

    def roll_and_move_on_2(self) -> Step:
        return self.turn_after_roll_and_move

    def roll_and_move_after_obey(self) -> Step:
        return self.roll_and_move_on_2

    def roll_and_move_after_move_on(self) -> Step:
        return self.roll_and_move_on_2

    def move_on(self) -> Step:
        #  274  rule move_on(n)
        #  275  match place[me].sort
        self.move_on_subject = SPACE_SORT[self.place[self.me]]
        #  276  case first_minute
        if self.move_on_subject == SORT_FIRST_MINUTE:
            #  277  if n < 4: go_to(BANG)
            if self.move_on_n < 4:
                self.go_to_s = BANG
                self.go_to_goes_back_to = 1
                self.move_on_n = 0
                self.move_on_subject = 0
                return self.go_to
            #  278  else: walk(n, forward)
            self.walk_n, self.walk_way = self.move_on_n, WAY_FORWARD
            self.walk_goes_back_to = 1
            self.move_on_n = 0
            self.move_on_subject = 0
            return self.walk
        #  279  case big_bang
        if self.move_on_subject == SORT_BIG_BANG:
            #  280  if not gate or n >= 4
            if not self.words.gate or self.move_on_n >= 4:
                #  281  if with_cards and (bang_card is leaving or n >= 4): draw_card(me)
                if self.words.with_cards and (self.words.bang_card == BANG_CARD_LEAVING or self.move_on_n >= 4):
                    self.draw_card_p = self.me
                    self.draw_card_goes_back_to = 3
                    self.move_on_subject = 0
                    return self.draw_card
                return self.move_on_on_4
            return self.move_on_on_3
        #  283  case black_hole
        if self.move_on_subject == SORT_BLACK_HOLE:
            #  284  if n is escape[me]
            if self.move_on_n == self.escape[self.me]:
                #  285  if place[me] is BLACK: walk_round(n)
                if self.place[self.me] == BLACK:
                    self.walk_round_n = self.move_on_n
                    self.walk_round_goes_back_to = 1
                    self.move_on_n = 0
                    self.move_on_subject = 0
                    return self.walk_round
                #  286  else: walk(n, forward)
                self.walk_n, self.walk_way = self.move_on_n, WAY_FORWARD
                self.walk_goes_back_to = 3
                self.move_on_n = 0
                self.move_on_subject = 0
                return self.walk
            return self.move_on_on_5
        #  287  case entry_arrow: walk(n, forward)
        if self.move_on_subject == SORT_ENTRY_ARROW:
            self.walk_n, self.walk_way = self.move_on_n, WAY_FORWARD
            self.walk_goes_back_to = 4
            self.move_on_n = 0
            self.move_on_subject = 0
            return self.walk
        #  288  otherwise: walk_round(n)
        self.walk_round_n = self.move_on_n
        self.walk_round_goes_back_to = 2
        self.move_on_n = 0
        self.move_on_subject = 0
        return self.walk_round

    def move_on_on(self) -> Step:
        self.move_on_n = 0
        self.move_on_subject = 0
        return self.after_move_on

    def move_on_on_2(self) -> Step:
        return self.move_on_on

    def move_on_after_go_to(self) -> Step:
        return self.move_on_on_2

    def move_on_after_walk(self) -> Step:
        return self.move_on_on_2

    def move_on_on_3(self) -> Step:
        return self.move_on_on

    def move_on_on_4(self) -> Step:
        #  282  walk(n, forward)
        self.walk_n, self.walk_way = self.move_on_n, WAY_FORWARD
        self.walk_goes_back_to = 2
        self.move_on_n = 0
        self.move_on_subject = 0
        return self.walk

    def move_on_after_draw_card(self) -> Step:
        return self.move_on_on_4

    def move_on_after_walk_2(self) -> Step:
        return self.move_on_on_3

    def move_on_on_5(self) -> Step:
        return self.move_on_on

    def move_on_on_6(self) -> Step:
        return self.move_on_on_5

    def move_on_after_walk_round(self) -> Step:
        return self.move_on_on_6

    def move_on_after_walk_3(self) -> Step:
        return self.move_on_on_6

    def move_on_after_walk_4(self) -> Step:
        return self.move_on_on

    def move_on_after_walk_round_2(self) -> Step:
        return self.move_on_on

    def after_move_on(self) -> Step:
        site, self.move_on_goes_back_to = self.move_on_goes_back_to, 0
        if site == 1:
            return self.roll_and_move_after_move_on
        return self.obey_after_move_on

    def walk_round(self) -> Step:
        #  292  rule walk_round(n)
        #  293  if curved(place[me])
        if curved(self.place[self.me]):
            #  294  choose
            return self.offer(WALK_ROUND_CHOOSE, None)
        #  297  else: walk(n, forward)
        self.walk_n, self.walk_way = self.walk_round_n, WAY_FORWARD
        self.walk_goes_back_to = 7
        self.walk_round_n = 0
        return self.walk

    def walk_round_on(self) -> Step:
        return self.after_walk_round

    def walk_round_on_2(self) -> Step:
        return self.walk_round_on

    def walk_round_go_forward(self) -> Step:
        #  295  "Go forward": walk(n, forward)
        self.walk_n, self.walk_way = self.walk_round_n, WAY_FORWARD
        self.walk_goes_back_to = 5
        self.walk_round_n = 0
        return self.walk

    def walk_round_after_walk(self) -> Step:
        return self.walk_round_on_2

    def walk_round_go_backward(self) -> Step:
        #  296  "Go backward": walk(n, backward)
        self.walk_n, self.walk_way = self.walk_round_n, WAY_BACKWARD
        self.walk_goes_back_to = 6
        self.walk_round_n = 0
        return self.walk

    def walk_round_after_walk_2(self) -> Step:
        return self.walk_round_on_2

    def walk_round_after_walk_3(self) -> Step:
        return self.walk_round_on

    def after_walk_round(self) -> Step:
        site, self.walk_round_goes_back_to = self.walk_round_goes_back_to, 0
        if site == 1:
            return self.move_on_after_walk_round
        if site == 2:
            return self.move_on_after_walk_round_2
        if site == 3:
            return self.obey_after_walk_round
        if site == 4:
            return self.obey_after_walk_round_2
        if site == 5:
            return self.obey_after_walk_round_3
        if site == 6:
            return self.obey_after_walk_round_4
        if site == 7:
            return self.obey_after_walk_round_5
        if site == 8:
            return self.obey_after_walk_round_6
        if site == 9:
            return self.obey_after_walk_round_7
        if site == 10:
            return self.obey_after_walk_round_8
        if site == 11:
            return self.obey_after_walk_round_9
        if site == 12:
            return self.obey_after_walk_round_10
        if site == 13:
            return self.obey_after_walk_round_11
        if site == 14:
            return self.obey_after_walk_round_12
        if site == 15:
            return self.obey_after_walk_round_13
        return self.obey_after_walk_round_14

    def obey(self) -> Step:
        #  299  rule obey(n)
        #  300  match place[me].number
        self.obey_subject = SPACE_NUMBER[self.place[self.me]]
        #  301  case 1
        if self.obey_subject == 1:
            #  302  if curved(place[me]): walk_round(n)
            if curved(self.place[self.me]):
                self.walk_round_n = self.obey_n
                self.walk_round_goes_back_to = 3
                self.obey_n = 0
                self.obey_subject = None
                return self.walk_round
            #  303  else: walk(n, forward if n mod 2 is 0 else backward)
            self.walk_n, self.walk_way = self.obey_n, WAY_FORWARD if self.obey_n % 2 == 0 else WAY_BACKWARD
            self.walk_goes_back_to = 8
            self.obey_n = 0
            self.obey_subject = None
            return self.walk
        #  304  case -1: walk_round(n / 2 rounded up)
        if self.obey_subject == -1:
            self.walk_round_n = -(-self.obey_n // 2)
            self.walk_round_goes_back_to = 4
            self.obey_n = 0
            self.obey_subject = None
            return self.walk_round
        #  305  case 2
        if self.obey_subject == 2:
            #  306  if n >= 4: walk_round(n)
            if self.obey_n >= 4:
                self.walk_round_n = self.obey_n
                self.walk_round_goes_back_to = 5
                self.obey_n = 0
                self.obey_subject = None
                return self.walk_round
            return self.obey_on_3
        #  307  case -2
        if self.obey_subject == -2:
            #  308  if n is 1: go_to(BANG)
            if self.obey_n == 1:
                self.go_to_s = BANG
                self.go_to_goes_back_to = 2
                self.obey_n = 0
                self.obey_subject = None
                return self.go_to
            #  309  else: walk_round(n)
            self.walk_round_n = self.obey_n
            self.walk_round_goes_back_to = 6
            self.obey_n = 0
            self.obey_subject = None
            return self.walk_round
        #  310  case 3: walk_round(max([1, n - 1]))
        if self.obey_subject == 3:
            self.walk_round_n = max((1, in_64_bits(self.obey_n - 1)))
            self.walk_round_goes_back_to = 7
            self.obey_n = 0
            self.obey_subject = None
            return self.walk_round
        #  311  case -3: walk_round(n + 2)
        if self.obey_subject == -3:
            self.walk_round_n = in_64_bits(self.obey_n + 2)
            self.walk_round_goes_back_to = 8
            self.obey_n = 0
            self.obey_subject = None
            return self.walk_round
        #  312  case 4
        if self.obey_subject == 4:
            #  313  let m = roll 1..die
            self.obey_m = self.roll(tuple(range(1, self.words.die + 1)), Whole(1, 20))
            #  314  choose
            self.obey_subject = None
            return self.offer(OBEY_CHOOSE, None)
        #  319  case -4
        if self.obey_subject == -4:
            #  320  walk_round(n)
            self.walk_round_n = self.obey_n
            self.walk_round_goes_back_to = 11
            self.obey_subject = None
            return self.walk_round
        #  324  case 5
        if self.obey_subject == 5:
            #  325  if n > 2: walk_round(n)
            if self.obey_n > 2:
                self.walk_round_n = self.obey_n
                self.walk_round_goes_back_to = 12
                self.obey_n = 0
                self.obey_subject = None
                return self.walk_round
            return self.obey_on_7
        #  326  case -5
        if self.obey_subject == -5:
            #  327  choose
            self.obey_subject = None
            return self.offer(OBEY_CHOOSE_2, None)
        #  330  case 6
        if self.obey_subject == 6:
            #  331  choose
            self.obey_subject = None
            return self.offer(OBEY_CHOOSE_3, None)
        #  334  case -6: walk_round(2 * n)
        if self.obey_subject == -6:
            self.walk_round_n = in_64_bits(2 * self.obey_n)
            self.walk_round_goes_back_to = 15
            self.obey_n = 0
            self.obey_subject = None
            return self.walk_round
        #  335  otherwise: walk_round(n)
        self.walk_round_n = self.obey_n
        self.walk_round_goes_back_to = 16
        self.obey_n = 0
        self.obey_subject = None
        return self.walk_round

    def obey_on(self) -> Step:
        self.obey_n = 0
        self.obey_subject = None
        return self.roll_and_move_after_obey

    def obey_on_2(self) -> Step:
        return self.obey_on

    def obey_after_walk_round(self) -> Step:
        return self.obey_on_2

    def obey_after_walk(self) -> Step:
        return self.obey_on_2

    def obey_after_walk_round_2(self) -> Step:
        return self.obey_on

    def obey_on_3(self) -> Step:
        return self.obey_on

    def obey_after_walk_round_3(self) -> Step:
        return self.obey_on_3

    def obey_on_4(self) -> Step:
        return self.obey_on

    def obey_after_go_to(self) -> Step:
        return self.obey_on_4

    def obey_after_walk_round_4(self) -> Step:
        return self.obey_on_4

    def obey_after_walk_round_5(self) -> Step:
        return self.obey_on

    def obey_after_walk_round_6(self) -> Step:
        return self.obey_on

    def obey_on_5(self) -> Step:
        return self.obey_on

    def obey_take(self) -> Step:
        #  315  "Take {n}": walk_round(n)
        self.walk_round_n = self.obey_n
        self.walk_round_goes_back_to = 9
        self.obey_n = 0
        self.obey_m = 0
        return self.walk_round

    def obey_after_walk_round_7(self) -> Step:
        return self.obey_on_5

    def obey_take_2(self) -> Step:
        #  317  thrown = m
        self.thrown = self.obey_m
        #  318  walk_round(m)
        self.walk_round_n = self.obey_m
        self.walk_round_goes_back_to = 10
        self.obey_n = 0
        self.obey_m = 0
        return self.walk_round

    def obey_after_walk_round_8(self) -> Step:
        return self.obey_on_5

    def obey_after_walk_round_9(self) -> Step:
        #  321  if n is 6
        if self.obey_n == 6:
            #  322  thrown = roll 1..die
            self.thrown = self.roll(tuple(range(1, self.words.die + 1)), Whole(1, 20))
            #  323  move_on(thrown)
            self.move_on_n = self.thrown
            self.move_on_goes_back_to = 2
            self.obey_n = 0
            return self.move_on
        return self.obey_on_6

    def obey_on_6(self) -> Step:
        return self.obey_on

    def obey_after_move_on(self) -> Step:
        return self.obey_on_6

    def obey_on_7(self) -> Step:
        return self.obey_on

    def obey_after_walk_round_10(self) -> Step:
        return self.obey_on_7

    def obey_on_8(self) -> Step:
        return self.obey_on

    def obey_go_forward(self) -> Step:
        #  328  "Go forward": walk(n, forward)
        self.walk_n, self.walk_way = self.obey_n, WAY_FORWARD
        self.walk_goes_back_to = 9
        self.obey_n = 0
        return self.walk

    def obey_after_walk_2(self) -> Step:
        return self.obey_on_8

    def obey_go_backward(self) -> Step:
        #  329  "Go backward": walk(n, backward)
        self.walk_n, self.walk_way = self.obey_n, WAY_BACKWARD
        self.walk_goes_back_to = 10
        self.obey_n = 0
        return self.walk

    def obey_after_walk_3(self) -> Step:
        return self.obey_on_8

    def obey_on_9(self) -> Step:
        return self.obey_on

    def obey_take_3(self) -> Step:
        #  332  "Take {n}": walk_round(n)
        self.walk_round_n = self.obey_n
        self.walk_round_goes_back_to = 13
        self.obey_n = 0
        return self.walk_round

    def obey_after_walk_round_11(self) -> Step:
        return self.obey_on_9

    def obey_take_3_2(self) -> Step:
        #  333  "Take 3" if n is not 3: walk_round(3)
        self.walk_round_n = 3
        self.walk_round_goes_back_to = 14
        self.obey_n = 0
        return self.walk_round

    def obey_after_walk_round_12(self) -> Step:
        return self.obey_on_9

    def obey_after_walk_round_13(self) -> Step:
        return self.obey_on

    def obey_after_walk_round_14(self) -> Step:
        return self.obey_on

    def walk(self) -> Step:
        #  337  rule walk(n, way)
        #  338  let start = place[me]
        self.walk_start = self.place[self.me]
        #  339  here = start
        self.here = self.walk_start
        #  340  heading = way
        self.heading = self.walk_way
        self.walk_i_rest = tuple(range(1, 41))
        return self.walk_next_i

    def walk_next_i(self) -> Step:
        if not self.walk_i_rest:
            return self.walk_on
        self.walk_i = self.walk_i_rest[0]
        self.walk_i_rest = self.walk_i_rest[1:]
        #  341  for i in 1..40 if i <= n
        if self.walk_i <= self.walk_n:
            #  342  if here is BANG and i > 1: stop
            if self.here == BANG and self.walk_i > 1:
                return self.walk_on
            #  343  if i is n and here.centre is not none and here.centre is not start
            if (
                self.walk_i == self.walk_n
                and SPACE_CENTRE[self.here] is not None
                and SPACE_CENTRE[self.here] != self.walk_start
            ):
                #  344  choose
                self.walk_way = 0
                self.walk_i = 0
                return self.offer(WALK_CHOOSE, None)
            #  347  else: step_on()
            self.step_on()
            return self.walk_on_2
        return self.walk_next_i

    def walk_on(self) -> Step:
        #  348  if here.sort is white_hole: here = start if white_hole_sends is back else BLACK
        if SPACE_SORT[self.here] == SORT_WHITE_HOLE:
            self.here = self.walk_start if self.words.white_hole_sends == WHITE_HOLE_SENDS_BACK else BLACK
        #  349  if here.sort is wormhole_arrow and here.exit is not none and not wormhole_waits: here = here.exit
        if (
            SPACE_SORT[self.here] == SORT_WORMHOLE_ARROW
            and SPACE_EXIT[self.here] is not None
            and not self.words.wormhole_waits
        ):
            self.here = known(SPACE_EXIT[self.here])
        #  350  if here is start: done
        if self.here == self.walk_start:
            self.walk_n = 0
            self.walk_way = 0
            self.walk_i_rest = ()
            self.walk_start = 0
            self.walk_i = 0
            return self.after_walk
        #  351  if here.sort is black_hole: fall_in(me, arrival)
        if SPACE_SORT[self.here] == SORT_BLACK_HOLE:
            self.fall_in(self.me, ESCAPE_BY_ARRIVAL)
        #  352  place[me] = here
        self.place[self.me] = self.here
        #  353  land(me, start)
        self.land_p, self.land_left_behind = self.me, self.walk_start
        self.land_goes_back_to = 3
        self.walk_n = 0
        self.walk_way = 0
        self.walk_i_rest = ()
        self.walk_start = 0
        self.walk_i = 0
        return self.land

    def walk_on_2(self) -> Step:
        return self.walk_next_i

    def walk_on_3(self) -> Step:
        return self.walk_on_2

    def walk_enter_the_centre(self) -> Step:
        #  345  "Enter the centre": here = here.centre
        self.here = known(SPACE_CENTRE[self.here])
        return self.walk_on_3

    def walk_pass_on(self) -> Step:
        #  346  "Pass on": step_on()
        self.step_on()
        return self.walk_on_3

    def walk_after_land(self) -> Step:
        #  354  if here is BANG: come_home()
        if self.here == BANG:
            self.come_home()
            if self.over:
                return None
        return self.after_walk

    def after_walk(self) -> Step:
        site, self.walk_goes_back_to = self.walk_goes_back_to, 0
        if site == 1:
            return self.move_on_after_walk
        if site == 2:
            return self.move_on_after_walk_2
        if site == 3:
            return self.move_on_after_walk_3
        if site == 4:
            return self.move_on_after_walk_4
        if site == 5:
            return self.walk_round_after_walk
        if site == 6:
            return self.walk_round_after_walk_2
        if site == 7:
            return self.walk_round_after_walk_3
        if site == 8:
            return self.obey_after_walk
        if site == 9:
            return self.obey_after_walk_2
        return self.obey_after_walk_3

    def step_on(self) -> None:
        #  356  rule step_on()
        #  357  if here.exit is not none and here.sort is not wormhole_arrow
        if SPACE_EXIT[self.here] is not None and SPACE_SORT[self.here] != SORT_WORMHOLE_ARROW:
            #  358  here = here.exit
            self.here = known(SPACE_EXIT[self.here])
            #  359  heading = forward
            self.heading = WAY_FORWARD
        else:
            #  360  else: here = here.ahead if heading is forward else here.behind
            self.here = SPACE_AHEAD[self.here] if self.heading == WAY_FORWARD else SPACE_BEHIND[self.here]

    def cross(self) -> Step:
        #  362  rule cross()
        #  363  let arrow = place[me]
        self.cross_arrow = self.place[self.me]
        #  364  if arrow.exit is not none: go_to(arrow.exit)
        if SPACE_EXIT[self.cross_arrow] is not None:
            self.go_to_s = SPACE_EXIT[self.cross_arrow]
            self.go_to_goes_back_to = 3
            self.cross_arrow = 0
            return self.go_to
        return self.cross_on

    def cross_on(self) -> Step:
        self.cross_arrow = 0
        return self.roll_and_move_after_cross

    def cross_after_go_to(self) -> Step:
        return self.cross_on

    def go_to(self) -> Step:
        #  366  rule go_to(s)
        #  367  let start = place[me]
        start = self.place[self.me]
        #  368  place[me] = s
        self.place[self.me] = known(self.go_to_s)
        #  369  land(me, start)
        self.land_p, self.land_left_behind = self.me, start
        self.land_goes_back_to = 4
        self.go_to_s = None
        return self.land

    def go_to_after_land(self) -> Step:
        return self.after_go_to

    def after_go_to(self) -> Step:
        site, self.go_to_goes_back_to = self.go_to_goes_back_to, 0
        if site == 1:
            return self.move_on_after_go_to
        if site == 2:
            return self.obey_after_go_to
        return self.cross_after_go_to

    def land(self) -> Step:
        #  371  rule land(p, left_behind)
        self.land_q_rest = tuple(range(self.words.seats))
        return self.land_next_q

    def land_next_q(self) -> Step:
        if not self.land_q_rest:
            #  376  arrive(p)
            self.arrive_p = self.land_p
            self.arrive_goes_back_to = 2
            self.land_p = 0
            self.land_left_behind = 0
            self.land_q_rest = ()
            self.land_q = 0
            return self.arrive
        self.land_q = self.land_q_rest[0]
        self.land_q_rest = self.land_q_rest[1:]
        #  372  for q in players if q is not p and place[q] is place[p] and place[p] is not BANG
        if (
            self.land_q != self.land_p
            and self.place[self.land_q] == self.place[self.land_p]
            and self.place[self.land_p] != BANG
        ):
            #  373  place[q] = left_behind
            self.place[self.land_q] = self.land_left_behind
            #  374  if left_behind.sort is black_hole: fall_in(q, anew)
            if SPACE_SORT[self.land_left_behind] == SORT_BLACK_HOLE:
                self.fall_in(self.land_q, ESCAPE_BY_ANEW)
            #  375  arrive(q)
            self.arrive_p = self.land_q
            self.arrive_goes_back_to = 1
            self.land_q = 0
            return self.arrive
        return self.land_next_q

    def land_after_arrive(self) -> Step:
        return self.land_next_q

    def land_after_arrive_2(self) -> Step:
        return self.after_land

    def after_land(self) -> Step:
        site, self.land_goes_back_to = self.land_goes_back_to, 0
        if site == 1:
            return self.jump_after_land
        if site == 2:
            return self.forced_jump_after_land
        if site == 3:
            return self.walk_after_land
        return self.go_to_after_land

    def fall_in(self, p: int, by: int) -> None:
        #  378  rule fall_in(p, by)
        #  379  escape[p] = 4
        self.escape[p] = 4
        #  380  if escape_by is not fixed
        if self.words.escape_by != ESCAPE_BY_FIXED:
            #  381  if by is arrival and escape_by is arrival: escape[p] = thrown
            if by == ESCAPE_BY_ARRIVAL and self.words.escape_by == ESCAPE_BY_ARRIVAL:
                self.escape[p] = self.thrown
            else:
                #  382  else: escape[p] = roll 1..die
                self.escape[p] = self.roll(tuple(range(1, self.words.die + 1)), Whole(1, 20))

    def arrive(self) -> Step:
        #  384  rule arrive(p)
        #  385  if place[p] is BLACK and escape[p] is 4: place[p] = BANG
        if self.place[self.arrive_p] == BLACK and self.escape[self.arrive_p] == 4:
            self.place[self.arrive_p] = BANG
        #  386  if not with_cards: done
        if not self.words.with_cards:
            self.arrive_p = 0
            return self.after_arrive
        #  387  if place[p].sort is green: on_green(p)
        if SPACE_SORT[self.place[self.arrive_p]] == SORT_GREEN:
            self.on_green_p = self.arrive_p
            return self.on_green
        return self.arrive_on

    def arrive_on(self) -> Step:
        #  388  if place[p].sort is orange: on_orange(p)
        if SPACE_SORT[self.place[self.arrive_p]] == SORT_ORANGE:
            self.on_orange_p = self.arrive_p
            self.arrive_p = 0
            return self.on_orange
        return self.arrive_on_2

    def arrive_after_on_green(self) -> Step:
        return self.arrive_on

    def arrive_on_2(self) -> Step:
        self.arrive_p = 0
        return self.after_arrive

    def arrive_after_on_orange(self) -> Step:
        return self.arrive_on_2

    def after_arrive(self) -> Step:
        site, self.arrive_goes_back_to = self.arrive_goes_back_to, 0
        if site == 1:
            return self.land_after_arrive
        return self.land_after_arrive_2

    def on_green(self) -> Step:
        #  390  rule on_green(p)
        #  391  may by p
        return self.offer(ON_GREEN_CHOOSE, self.on_green_on)

    def on_green_on(self) -> Step:
        self.on_green_p = 0
        return self.arrive_after_on_green

    def on_green_discard(self, c: int) -> Step:
        #  392  "Discard {c}" for c in hand[p] if not zeroed(c)
        #  393  move c to pile
        self.move_card(c, PILE)
        return self.on_green_on

    def on_green_give(self, c: int, q: int) -> Step:
        #  394  "Give {c} to {q}" for c in hand[p], q in players if q is not p and can_give(p, c, q)
        #  395  give(c, q)
        self.give_card, self.give_q = c, q
        self.give_goes_back_to = 2
        self.on_green_p = 0
        return self.give

    def on_green_after_give(self) -> Step:
        return self.on_green_on

    def on_green_cancel(self, q: int, d: int) -> Step:
        #  396  "Cancel {d} of {q}" for q in players, d in loose(q) if q is not p and can_cancel(p, d)
        #  397  cancel(p, d, q)
        self.cancel_p, self.cancel_d, self.cancel_q = self.on_green_p, d, q
        self.cancel_goes_back_to = 2
        self.on_green_p = 0
        return self.cancel

    def on_green_after_cancel(self) -> Step:
        return self.on_green_on

    def on_orange(self) -> Step:
        #  399  rule on_orange(p)
        #  400  choose by p
        return self.offer(ON_ORANGE_CHOOSE, None)

    def on_orange_on(self) -> Step:
        self.on_orange_p = 0
        return self.arrive_after_on_orange

    def on_orange_draw_from_the(self) -> Step:
        #  401  "Draw from the deck": draw_card(p)
        self.draw_card_p = self.on_orange_p
        self.draw_card_goes_back_to = 4
        self.on_orange_p = 0
        return self.draw_card

    def on_orange_after_draw_card(self) -> Step:
        return self.on_orange_on

    def on_orange_take(self, q: int, c: int) -> Step:
        #  402  "Take {c} of {q}" for q in players, c in unflipped(q) if q is not p and count(unflipped(p)) is 0
        #  403  move c to hand[p]
        self.move_card(c, HAND + self.on_orange_p)
        return self.on_orange_on

    def on_orange_take_2(self, c: int) -> Step:
        #  404  "Take {c} from the pile" for c in on_pile if up[c] is number_side and cancels(c, p)
        #  405  join_zero(c, p)
        self.join_zero_card, self.join_zero_p = c, self.on_orange_p
        self.join_zero_goes_back_to = 2
        self.on_orange_p = 0
        return self.join_zero

    def on_orange_after_join_zero(self) -> Step:
        return self.on_orange_on

    def on_orange_take_3(self, q: int, c: int) -> Step:
        #  406  "Take {c} of {q} to make zero" for q in players, c in loose(q) if q is not p and cancels(c, p)
        #  407  join_zero(c, p)
        self.join_zero_card, self.join_zero_p = c, self.on_orange_p
        self.join_zero_goes_back_to = 3
        self.on_orange_p = 0
        return self.join_zero

    def on_orange_after_join_zero_2(self) -> Step:
        return self.on_orange_on

    def come_home(self) -> None:
        #  409  rule come_home()
        #  410  circuits[me] += 1
        self.circuits[self.me] = within(self.circuits[self.me] + 1, 0, 9)
        #  411  if with_cards and zero_wins and count(hand[me]) > 0 and every(zeroed(c) for c in hand[me]): end game..
        if (
            self.words.with_cards
            and self.words.zero_wins
            and self.hand[self.me].bit_count() > 0
            and all(self.zeroed(c) for c in members(self.hand[self.me]))
        ):
            self.end_won(self.me)
            return
        #  412  if circuits[me] >= laps: end game
        if self.circuits[self.me] >= self.words.laps:
            self.end_ranked()
            return

    def start_bare(self) -> None:
        #  418  rule start_bare()
        #  419  for p in players: move hand[p] to box
        for p in range(self.words.seats):
            for moved in members(self.hand[p]):
                self.move_card(moved, BOX)
        #  420  move deck to box
        for moved in reversed(tuple(self.deck)):
            self.move_card(moved, BOX)
        #  421  starter = player(1)
        self.starter = 0

    def lay(self, n: int, side: int, p: int) -> None:
        #  423  rule lay(n: -6..6, side: face, p: player)
        #  424  let c = first(c for c in cards if c in box and c.number is n)
        c = first(c for c in CARDS if self.card_box >> c & 1 and CARD_NUMBER[c] == n)
        #  425  up[c] = side
        self.up[c] = side
        #  426  move c to hand[p]
        self.move_card(c, HAND + p)

    def put(self, n: int, side: int) -> None:
        #  428  rule put(n: -6..6, side: face)
        #  429  let c = first(c for c in cards if c in box and c.number is n)
        c = first(c for c in CARDS if self.card_box >> c & 1 and CARD_NUMBER[c] == n)
        #  430  up[c] = side
        self.up[c] = side
        #  431  move c to pile
        self.move_card(c, PILE)

    def options(self) -> Runs:
        if self.at == CARD_ACTION_CHOOSE:
            return self.card_action_choose()
        if self.at == JUMP_WITH_DRAWN_CHOOSE:
            return self.jump_with_drawn_choose()
        if self.at == DRAW_CARD_CHOOSE:
            return self.draw_card_choose()
        if self.at == STACK_UP_CHOOSE:
            return self.stack_up_choose()
        if self.at == STACK_UP_CHOOSE_2:
            return self.stack_up_choose_2()
        if self.at == BEGIN_STACK_CHOOSE:
            return self.begin_stack_choose()
        if self.at == FLIP_AND_GIVE_CHOOSE:
            return self.flip_and_give_choose()
        if self.at == FORCED_JUMP_CHOOSE:
            return self.forced_jump_choose()
        if self.at == CANCEL_CHOOSE:
            return self.cancel_choose()
        if self.at == WALK_ROUND_CHOOSE:
            return self.walk_round_choose()
        if self.at == OBEY_CHOOSE:
            return self.obey_choose()
        if self.at == OBEY_CHOOSE_2:
            return self.obey_choose_2()
        if self.at == OBEY_CHOOSE_3:
            return self.obey_choose_3()
        if self.at == WALK_CHOOSE:
            return self.walk_choose()
        if self.at == ON_GREEN_CHOOSE:
            return self.on_green_choose()
        return self.on_orange_choose()

    def card_action_choose(self) -> Runs:
        #  133  may
        offered: Runs = []
        #  134  "Jump to {s} with {c}" for c in unflipped(me), s in jump_ends(place[me], c.number)
        for c in in_order(self.unflipped(self.me)):
            offered.append((57 * c, bits(self.words.jump_ends(self.place[self.me], CARD_NUMBER[c]))))
        #  136  "Draw from the deck" if count(deck) + count(pile) > 0
        if len(tuple(self.deck)) + len(tuple(self.pile)) > 0:
            offered.append((2280, 1))
        #  139  "Draw {c} from the pile" for c in on_pile
        offered.append((2281, bits(self.on_pile())))
        #  142  "Give {c} to {q}" for c in hand[me], q in opponents if can_give(me, c, q)
        for c in members(self.hand[self.me]):
            offered.append(
                (2321 + 6 * c, bits(q for q in opponents(self.me, self.words.seats) if self.can_give(self.me, c, q)))
            )
        #  144  "Flip {c} onto {d} of {q}" for c in unflipped(me), q in opponents, d in loose(q) if c.number + d.num..
        for c in in_order(self.unflipped(self.me)):
            for q in in_order(opponents(self.me, self.words.seats)):
                offered.append(
                    (2561 + 240 * c + 40 * q, bits(d for d in self.loose(q) if CARD_NUMBER[c] + CARD_NUMBER[d] == 0))
                )
        #  146  "Cancel {d} of {q}" for q in opponents, d in loose(q) if cancel_on is any and can_cancel(me, d)
        if self.words.cancel_on == CANCEL_ON_ANY:
            for q in in_order(opponents(self.me, self.words.seats)):
                offered.append((12161 + 40 * q, bits(d for d in self.loose(q) if self.can_cancel(self.me, d))))
        if any(found for _, found in offered):
            offered.append((12401, 1))
        return offered

    def jump_with_drawn_choose(self) -> Runs:
        #  158  may "Jump to {s} with {drawn}" for s in jump_ends(place[me], drawn.number)
        offered: Runs = []
        offered.append((12402, bits(self.words.jump_ends(self.place[self.me], CARD_NUMBER[known(self.drawn)]))))
        if any(found for _, found in offered):
            offered.append((12459, 1))
        return offered

    def draw_card_choose(self) -> Runs:
        #  181  may by p "Cut the deck" if count(deck) > 1
        offered: Runs = []
        if len(tuple(self.deck)) > 1:
            offered.append((12460, 1))
        if any(found for _, found in offered):
            offered.append((12461, 1))
        return offered

    def stack_up_choose(self) -> Runs:
        #  197  choose by p "Begin a zero stack with {c}" for c in loose(p) if make_zero_with(c.number, others(c, p))
        offered: Runs = []
        offered.append(
            (
                12462,
                bits(
                    c
                    for c in self.loose(self.stack_up_p)
                    if self.words.make_zero_with(CARD_NUMBER[c], self.others(c, self.stack_up_p))
                ),
            )
        )
        return offered

    def stack_up_choose_2(self) -> Runs:
        #  201  may by p "Begin a zero stack with {c}" for c in loose(p) if make_zero_with(c.number, others(c, p))
        offered: Runs = []
        offered.append(
            (
                12502,
                bits(
                    c
                    for c in self.loose(self.stack_up_p)
                    if self.words.make_zero_with(CARD_NUMBER[c], self.others(c, self.stack_up_p))
                ),
            )
        )
        if any(found for _, found in offered):
            offered.append((12542, 1))
        return offered

    def begin_stack_choose(self) -> Runs:
        #  209  choose by p "Stack {c}" for c in loose(p) if heap + c.number is 0 or
        offered: Runs = []
        offered.append(
            (
                12543,
                bits(
                    c
                    for c in self.loose(self.begin_stack_p)
                    if (
                        self.heap + CARD_NUMBER[c] == 0
                        or (
                            self.words.zero_by == ZERO_BY_SUBSET
                            and self.words.make_zero_with(
                                self.heap + CARD_NUMBER[c], self.others(c, self.begin_stack_p)
                            )
                        )
                    )
                ),
            )
        )
        return offered

    def flip_and_give_choose(self) -> Runs:
        #  229  may "Flip {c} onto {d} of {q}" for c in unflipped(me), q in opponents, d in loose(q) if c.number + d..
        offered: Runs = []
        for c in in_order(self.unflipped(self.me)):
            for q in in_order(opponents(self.me, self.words.seats)):
                offered.append(
                    (12583 + 240 * c + 40 * q, bits(d for d in self.loose(q) if CARD_NUMBER[c] + CARD_NUMBER[d] == 0))
                )
        if any(found for _, found in offered):
            offered.append((22183, 1))
        return offered

    def forced_jump_choose(self) -> Runs:
        #  242  choose by q "Jump to {s}" for s in jump_ends(place[q], n)
        offered: Runs = []
        offered.append((22184, bits(self.words.jump_ends(self.place[self.forced_jump_q], self.forced_jump_n))))
        return offered

    def cancel_choose(self) -> Runs:
        #  256  choose by p "Add {c}" for c in opposed(p, d) if heap + c.number is 0 or
        offered: Runs = []
        offered.append(
            (
                22241,
                bits(
                    c
                    for c in self.opposed(self.cancel_p, self.cancel_d)
                    if (
                        self.heap + CARD_NUMBER[c] == 0
                        or adds_up(
                            tuple(CARD_NUMBER[x] for x in self.opposed(self.cancel_p, self.cancel_d) if x != c),
                            -self.heap - CARD_NUMBER[c],
                        )
                    )
                ),
            )
        )
        return offered

    def walk_round_choose(self) -> Runs:
        #  294  choose
        offered: Runs = []
        #  295  "Go forward": walk(n, forward)
        offered.append((22281, 1))
        #  296  "Go backward": walk(n, backward)
        offered.append((22282, 1))
        return offered

    def obey_choose(self) -> Runs:
        #  314  choose
        offered: Runs = []
        #  315  "Take {n}": walk_round(n)
        offered.append((22283, 1))
        #  316  "Take {m}" if m is not n
        if self.obey_m != self.obey_n:
            offered.append((22284, 1))
        return offered

    def obey_choose_2(self) -> Runs:
        #  327  choose
        offered: Runs = []
        #  328  "Go forward": walk(n, forward)
        offered.append((22285, 1))
        #  329  "Go backward": walk(n, backward)
        offered.append((22286, 1))
        return offered

    def obey_choose_3(self) -> Runs:
        #  331  choose
        offered: Runs = []
        #  332  "Take {n}": walk_round(n)
        offered.append((22287, 1))
        #  333  "Take 3" if n is not 3: walk_round(3)
        if self.obey_n != 3:
            offered.append((22288, 1))
        return offered

    def walk_choose(self) -> Runs:
        #  344  choose
        offered: Runs = []
        #  345  "Enter the centre": here = here.centre
        offered.append((22289, 1))
        #  346  "Pass on": step_on()
        offered.append((22290, 1))
        return offered

    def on_green_choose(self) -> Runs:
        #  391  may by p
        offered: Runs = []
        #  392  "Discard {c}" for c in hand[p] if not zeroed(c)
        offered.append((22291, bits(c for c in members(self.hand[self.on_green_p]) if not self.zeroed(c))))
        #  394  "Give {c} to {q}" for c in hand[p], q in players if q is not p and can_give(p, c, q)
        for c in members(self.hand[self.on_green_p]):
            offered.append(
                (
                    22331 + 6 * c,
                    bits(
                        q
                        for q in range(self.words.seats)
                        if q != self.on_green_p and self.can_give(self.on_green_p, c, q)
                    ),
                )
            )
        #  396  "Cancel {d} of {q}" for q in players, d in loose(q) if q is not p and can_cancel(p, d)
        for q in range(self.words.seats):
            if q != self.on_green_p:
                offered.append((22571 + 40 * q, bits(d for d in self.loose(q) if self.can_cancel(self.on_green_p, d))))
        if any(found for _, found in offered):
            offered.append((22811, 1))
        return offered

    def on_orange_choose(self) -> Runs:
        #  400  choose by p
        offered: Runs = []
        #  401  "Draw from the deck": draw_card(p)
        offered.append((22812, 1))
        #  402  "Take {c} of {q}" for q in players, c in unflipped(q) if q is not p and count(unflipped(p)) is 0
        for q in range(self.words.seats):
            if q != self.on_orange_p and len(self.unflipped(self.on_orange_p)) == 0:
                offered.append((22813 + 40 * q, bits(self.unflipped(q))))
        #  404  "Take {c} from the pile" for c in on_pile if up[c] is number_side and cancels(c, p)
        offered.append(
            (
                23053,
                bits(c for c in self.on_pile() if self.up[c] == FACE_NUMBER_SIDE and self.cancels(c, self.on_orange_p)),
            )
        )
        #  406  "Take {c} of {q} to make zero" for q in players, c in loose(q) if q is not p and cancels(c, p)
        for q in range(self.words.seats):
            if q != self.on_orange_p:
                offered.append((23093 + 40 * q, bits(c for c in self.loose(q) if self.cancels(c, self.on_orange_p))))
        return offered

    def take(self, decision: int) -> Step:
        #  134  "Jump to {s} with {c}" for c in unflipped(me), s in jump_ends(place[me], c.number)
        if decision < 2280:
            c, s = divmod(decision, 57)
            return self.card_action_jump_to(c, s)
        #  136  "Draw from the deck" if count(deck) + count(pile) > 0
        if decision < 2281:
            return self.card_action_draw_from_the()
        #  139  "Draw {c} from the pile" for c in on_pile
        if decision < 2321:
            c = decision - 2281
            return self.card_action_draw(c)
        #  142  "Give {c} to {q}" for c in hand[me], q in opponents if can_give(me, c, q)
        if decision < 2561:
            c, q = divmod(decision - 2321, 6)
            return self.card_action_give(c, q)
        #  144  "Flip {c} onto {d} of {q}" for c in unflipped(me), q in opponents, d in loose(q) if c.number + d.num..
        if decision < 12161:
            c, q, d = digits(decision - 2561, 6, 40)
            return self.card_action_flip(c, q, d)
        #  146  "Cancel {d} of {q}" for q in opponents, d in loose(q) if cancel_on is any and can_cancel(me, d)
        if decision < 12401:
            q, d = divmod(decision - 12161, 40)
            return self.card_action_cancel(q, d)
        if decision == 12401:
            return self.card_action_on
        #  158  may "Jump to {s} with {drawn}" for s in jump_ends(place[me], drawn.number)
        if decision < 12459:
            s = decision - 12402
            return self.jump_with_drawn_jump_to(s)
        if decision == 12459:
            return self.jump_with_drawn_on_2
        #  181  may by p "Cut the deck" if count(deck) > 1
        if decision < 12461:
            return self.draw_card_cut_the_deck()
        if decision == 12461:
            return self.draw_card_on
        #  197  choose by p "Begin a zero stack with {c}" for c in loose(p) if make_zero_with(c.number, others(c, p))
        if decision < 12502:
            c = decision - 12462
            return self.stack_up_begin_a_zero(c)
        #  201  may by p "Begin a zero stack with {c}" for c in loose(p) if make_zero_with(c.number, others(c, p))
        if decision < 12542:
            c = decision - 12502
            return self.stack_up_begin_a_zero_2(c)
        if decision == 12542:
            return self.stack_up_otherwise_2
        #  209  choose by p "Stack {c}" for c in loose(p) if heap + c.number is 0 or
        if decision < 12583:
            c = decision - 12543
            return self.begin_stack_stack(c)
        #  229  may "Flip {c} onto {d} of {q}" for c in unflipped(me), q in opponents, d in loose(q) if c.number + d..
        if decision < 22183:
            c, q, d = digits(decision - 12583, 6, 40)
            return self.flip_and_give_flip(c, q, d)
        if decision == 22183:
            return self.flip_and_give_on
        #  242  choose by q "Jump to {s}" for s in jump_ends(place[q], n)
        if decision < 22241:
            s = decision - 22184
            return self.forced_jump_jump_to(s)
        #  256  choose by p "Add {c}" for c in opposed(p, d) if heap + c.number is 0 or
        if decision < 22281:
            c = decision - 22241
            return self.cancel_add(c)
        #  295  "Go forward": walk(n, forward)
        if decision < 22282:
            return self.walk_round_go_forward()
        #  296  "Go backward": walk(n, backward)
        if decision < 22283:
            return self.walk_round_go_backward()
        #  315  "Take {n}": walk_round(n)
        if decision < 22284:
            return self.obey_take()
        #  316  "Take {m}" if m is not n
        if decision < 22285:
            return self.obey_take_2()
        #  328  "Go forward": walk(n, forward)
        if decision < 22286:
            return self.obey_go_forward()
        #  329  "Go backward": walk(n, backward)
        if decision < 22287:
            return self.obey_go_backward()
        #  332  "Take {n}": walk_round(n)
        if decision < 22288:
            return self.obey_take_3()
        #  333  "Take 3" if n is not 3: walk_round(3)
        if decision < 22289:
            return self.obey_take_3_2()
        #  345  "Enter the centre": here = here.centre
        if decision < 22290:
            return self.walk_enter_the_centre()
        #  346  "Pass on": step_on()
        if decision < 22291:
            return self.walk_pass_on()
        #  392  "Discard {c}" for c in hand[p] if not zeroed(c)
        if decision < 22331:
            c = decision - 22291
            return self.on_green_discard(c)
        #  394  "Give {c} to {q}" for c in hand[p], q in players if q is not p and can_give(p, c, q)
        if decision < 22571:
            c, q = divmod(decision - 22331, 6)
            return self.on_green_give(c, q)
        #  396  "Cancel {d} of {q}" for q in players, d in loose(q) if q is not p and can_cancel(p, d)
        if decision < 22811:
            q, d = divmod(decision - 22571, 40)
            return self.on_green_cancel(q, d)
        if decision == 22811:
            return self.on_green_on
        #  401  "Draw from the deck": draw_card(p)
        if decision < 22813:
            return self.on_orange_draw_from_the()
        #  402  "Take {c} of {q}" for q in players, c in unflipped(q) if q is not p and count(unflipped(p)) is 0
        if decision < 23053:
            q, c = divmod(decision - 22813, 40)
            return self.on_orange_take(q, c)
        #  404  "Take {c} from the pile" for c in on_pile if up[c] is number_side and cancels(c, p)
        if decision < 23093:
            c = decision - 23053
            return self.on_orange_take_2(c)
        #  406  "Take {c} of {q} to make zero" for q in players, c in loose(q) if q is not p and cancels(c, p)
        if decision < 23333:
            q, c = divmod(decision - 23093, 40)
            return self.on_orange_take_3(q, c)
        raise NotOffered(decision)

    def describe(self, decision: int) -> Said:
        if decision < 2280:
            c, s = divmod(decision, 57)
            return 0, f"Jump to {SPACE_NAMES[s]} with {CARD_NAMES[c]}", (CARD.names[c], SPACE_NAMES[s])
        if decision < 2281:
            return 1, "Draw from the deck", ()
        if decision < 2321:
            c = decision - 2281
            return 2, f"Draw {CARD_NAMES[c]} from the pile", (CARD.names[c],)
        if decision < 2561:
            c, q = divmod(decision - 2321, 6)
            return 3, f"Give {CARD_NAMES[c]} to {PLAYER_NAMES[q]}", (CARD.names[c], PLAYER_NAMES[q])
        if decision < 12161:
            c, q, d = digits(decision - 2561, 6, 40)
            return (
                4,
                f"Flip {CARD_NAMES[c]} onto {CARD_NAMES[d]} of {PLAYER_NAMES[q]}",
                (CARD.names[c], PLAYER_NAMES[q], CARD.names[d]),
            )
        if decision < 12401:
            q, d = divmod(decision - 12161, 40)
            return 5, f"Cancel {CARD_NAMES[d]} of {PLAYER_NAMES[q]}", (PLAYER_NAMES[q], CARD.names[d])
        if decision == 12401:
            return 6, "Pass", ()
        if decision < 12459:
            s = decision - 12402
            return 7, f"Jump to {SPACE_NAMES[s]} with {printed(Maybe(CARD), self.drawn)}", (SPACE_NAMES[s],)
        if decision == 12459:
            return 8, "Pass", ()
        if decision < 12461:
            return 9, "Cut the deck", ()
        if decision == 12461:
            return 10, "Pass", ()
        if decision < 12502:
            c = decision - 12462
            return 11, f"Begin a zero stack with {CARD_NAMES[c]}", (CARD.names[c],)
        if decision < 12542:
            c = decision - 12502
            return 12, f"Begin a zero stack with {CARD_NAMES[c]}", (CARD.names[c],)
        if decision == 12542:
            return 13, "Pass", ()
        if decision < 12583:
            c = decision - 12543
            return 14, f"Stack {CARD_NAMES[c]}", (CARD.names[c],)
        if decision < 22183:
            c, q, d = digits(decision - 12583, 6, 40)
            return (
                15,
                f"Flip {CARD_NAMES[c]} onto {CARD_NAMES[d]} of {PLAYER_NAMES[q]}",
                (CARD.names[c], PLAYER_NAMES[q], CARD.names[d]),
            )
        if decision == 22183:
            return 16, "Pass", ()
        if decision < 22241:
            s = decision - 22184
            return 17, f"Jump to {SPACE_NAMES[s]}", (SPACE_NAMES[s],)
        if decision < 22281:
            c = decision - 22241
            return 18, f"Add {CARD_NAMES[c]}", (CARD.names[c],)
        if decision < 22282:
            return 19, "Go forward", ()
        if decision < 22283:
            return 20, "Go backward", ()
        if decision < 22284:
            return 21, f"Take {self.obey_n}", ()
        if decision < 22285:
            return 22, f"Take {self.obey_m}", ()
        if decision < 22286:
            return 23, "Go forward", ()
        if decision < 22287:
            return 24, "Go backward", ()
        if decision < 22288:
            return 25, f"Take {self.obey_n}", ()
        if decision < 22289:
            return 26, "Take 3", ()
        if decision < 22290:
            return 27, "Enter the centre", ()
        if decision < 22291:
            return 28, "Pass on", ()
        if decision < 22331:
            c = decision - 22291
            return 29, f"Discard {CARD_NAMES[c]}", (CARD.names[c],)
        if decision < 22571:
            c, q = divmod(decision - 22331, 6)
            return 30, f"Give {CARD_NAMES[c]} to {PLAYER_NAMES[q]}", (CARD.names[c], PLAYER_NAMES[q])
        if decision < 22811:
            q, d = divmod(decision - 22571, 40)
            return 31, f"Cancel {CARD_NAMES[d]} of {PLAYER_NAMES[q]}", (PLAYER_NAMES[q], CARD.names[d])
        if decision == 22811:
            return 32, "Pass", ()
        if decision < 22813:
            return 33, "Draw from the deck", ()
        if decision < 23053:
            q, c = divmod(decision - 22813, 40)
            return 34, f"Take {CARD_NAMES[c]} of {PLAYER_NAMES[q]}", (PLAYER_NAMES[q], CARD.names[c])
        if decision < 23093:
            c = decision - 23053
            return 35, f"Take {CARD_NAMES[c]} from the pile", (CARD.names[c],)
        if decision < 23333:
            q, c = divmod(decision - 23093, 40)
            return 36, f"Take {CARD_NAMES[c]} of {PLAYER_NAMES[q]} to make zero", (PLAYER_NAMES[q], CARD.names[c])
        raise NotOffered(decision)

    def decider(self) -> int:
        if self.at == DRAW_CARD_CHOOSE:
            return self.draw_card_p
        if self.at == STACK_UP_CHOOSE:
            return self.stack_up_p
        if self.at == STACK_UP_CHOOSE_2:
            return self.stack_up_p
        if self.at == BEGIN_STACK_CHOOSE:
            return self.begin_stack_p
        if self.at == FORCED_JUMP_CHOOSE:
            return self.forced_jump_q
        if self.at == CANCEL_CHOOSE:
            return self.cancel_p
        if self.at == ON_GREEN_CHOOSE:
            return self.on_green_p
        if self.at == ON_ORANGE_CHOOSE:
            return self.on_orange_p
        return self.me

    def standing(self, p: int) -> tuple[int, ...]:
        #  113  winner is p with highest points(p) if with_cards else circuits[p], then highest 1 if circuits[p] >= ..
        return (
            self.points(p) if self.words.with_cards else self.circuits[p],
            1 if self.circuits[p] >= self.words.laps else 0,
        )

    def score(self, p: int) -> int:
        return self.points(p) if self.words.with_cards else self.circuits[p]

    def zeroed(self, card: int) -> bool:
        #  102  let zeroed(card) = stacked[card] or (up[card] is number_side and card.number is 0)
        return self.stacked[card] or (self.up[card] == FACE_NUMBER_SIDE and CARD_NUMBER[card] == 0)

    def unflipped(self, p: int) -> tuple[int, ...]:
        #  103  let unflipped(p) = [c for c in hand[p] if up[c] is cc_side]
        return tuple(c for c in members(self.hand[p]) if self.up[c] == FACE_CC_SIDE)

    def loose(self, p: int) -> tuple[int, ...]:
        #  104  let loose(p) = [c for c in hand[p] if up[c] is number_side and not zeroed(c)]
        return tuple(c for c in members(self.hand[p]) if self.up[c] == FACE_NUMBER_SIDE and not self.zeroed(c))

    def others(self, card: int, p: int) -> tuple[int, ...]:
        #  105  let others(card, p) = [c for c in loose(p) if c is not card]
        return tuple(c for c in self.loose(p) if c != card)

    def cancels(self, card: int, p: int) -> bool:
        #  109  let cancels(card, p) = card.number is not 0 and make_zero_with(card.number, loose(p))
        return CARD_NUMBER[card] != 0 and self.words.make_zero_with(CARD_NUMBER[card], self.loose(p))

    def on_pile(self) -> tuple[int, ...]:
        #  110  let on_pile = [c for c in pile if from_pile is any or c is top(pile)]
        return tuple(c for c in tuple(self.pile) if self.words.from_pile == FROM_PILE_ANY or c == tuple(self.pile)[0])

    def points(self, p: int) -> int:
        #  111  let points(p) = sum(1 if zeroed(c) else -1 for c in hand[p])
        return sum(1 if self.zeroed(c) else -1 for c in members(self.hand[p]))

    def can_give(self, p: int, card: int, q: int) -> bool:
        #  220  let can_give(p, card, q)
        #  221  count(unflipped(q)) is 0 if up[card] is cc_side
        if self.up[card] == FACE_CC_SIDE:
            return len(self.unflipped(q)) == 0
        #  222  not zeroed(card) and cancels(card, q) otherwise
        return not self.zeroed(card) and self.cancels(card, q)

    def opposed(self, p: int, d: int) -> tuple[int, ...]:
        #  248  let opposed(p, d) = [c for c in hand[p] if not zeroed(c) and c.number * d.number < 0]
        return tuple(c for c in members(self.hand[p]) if CARD_NUMBER[c] * CARD_NUMBER[d] < 0 and not self.zeroed(c))

    def can_cancel(self, p: int, d: int) -> bool:
        #  249  let can_cancel(p, d) = board_version and cancelled[p] is not d.suit and
        return (
            self.words.board_version
            and self.cancelled[p] != CARD_SUIT[d]
            and adds_up(tuple(CARD_NUMBER[c] for c in self.opposed(p, d)), -CARD_NUMBER[d])
        )


DECLARED = Declared(
    name="cosmic",
    title="Cosmic",
    players=(2, 6),
    limit=5000,
    options=(
        Option("with_cards", "Play with cards", YesNo(), True, (False, True), ("COS-07",)),
        Option(
            "board_version",
            "Several cards of one suit may cancel a card",
            YesNo(),
            True,
            (False, True),
            ("COS-41", "COS-67", "COS-A31"),
        ),
        Option("laps", "Circuits that end the game", Whole(1, 9), 3, tuple(range(1, 10)), ("COS-A33",)),
        Option(
            "zero_wins",
            "Who comes home with zero stacks alone wins at once",
            YesNo(),
            True,
            (False, True),
            ("COS-A33",),
        ),
        Option("die", "Faces of the die", Whole(4, 20), 6, tuple(range(4, 21)), ("COS-A1",)),
        Option("gate", "Nobody leaves the Big Bang below 4", YesNo(), False, (False, True), ("COS-A2",)),
        Option(
            "bang_card",
            "The card of the Big Bang: on leaving it, or only beyond the first minutes",
            Named("bang_card", BANG_CARD_NAMES),
            0,
            ("leaving", "beyond"),
            ("COS-A3",),
        ),
        Option("roll_after_jump", "Roll after a jump", YesNo(), False, (False, True), ("COS-A5", "COS-E6")),
        Option(
            "draw_then_jump",
            "A drawn card may be used for a jump at once",
            YesNo(),
            False,
            (False, True),
            ("COS-A6", "COS-E2"),
        ),
        Option(
            "flip_anywhere",
            "Flip and give on green and orange too",
            YesNo(),
            False,
            (False, True),
            ("COS-A8", "COS-E1"),
        ),
        Option(
            "change_by",
            "How an unwanted card is changed",
            Named("change_by", CHANGE_BY_NAMES),
            0,
            ("cut", "shuffle"),
            ("COS-A13", "COS-E5"),
        ),
        Option(
            "from_pile",
            "Which cards of the pile may be drawn",
            Named("from_pile", FROM_PILE_NAMES),
            0,
            ("top", "any"),
            ("COS-A15",),
        ),
        Option(
            "zero_by",
            "Cards that make zero: any number of them, or two",
            Named("zero_by", ZERO_BY_NAMES),
            0,
            ("subset", "pair"),
            ("COS-A16",),
        ),
        Option("stacks_must", "Cards that make zero must be stacked", YesNo(), False, (False, True), ("COS-A17",)),
        Option(
            "nearest_by",
            "The nearest space: in any direction, or forward only",
            Named("nearest_by", NEAREST_BY_NAMES),
            0,
            ("steps", "forward"),
            ("COS-A19",),
        ),
        Option(
            "cancel_on",
            "Where cards of a suit may cancel a card",
            Named("cancel_on", CANCEL_ON_NAMES),
            0,
            ("green", "any"),
            ("COS-A22",),
        ),
        Option(
            "escape_by",
            "The roll that leaves a black hole: that of the arrival, a 4, or a new one",
            Named("escape_by", ESCAPE_BY_NAMES),
            0,
            ("arrival", "fixed", "anew"),
            ("COS-A24",),
        ),
        Option(
            "white_hole_sends",
            "Who lands on the white hole",
            Named("white_hole_sends", WHITE_HOLE_SENDS_NAMES),
            0,
            ("back", "black_hole"),
            ("COS-A26",),
        ),
        Option(
            "wormhole_waits",
            "A wormhole is crossed when the next turn begins",
            YesNo(),
            False,
            (False, True),
            ("COS-A27",),
        ),
    ),
    tables=(
        Table(
            "space",
            "spaces",
            "record",
            SPACE,
            tuple(range(57)),
            (
                Column(
                    "name",
                    AnyText(),
                    (
                        "BB", "F1", "F2", "F3", "A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "A9", "A10", "L0", "L1",
                        "L2", "L3", "L4", "L5", "L6", "L7", "LO", "T1", "T2", "T3", "T4", "T5", "T6", "U1", "U2", "U3",
                        "U4", "U5", "U6", "U7", "U8", "U9", "U10", "U11", "U12", "U13", "U14", "U15", "R0", "R1", "R2",
                        "R3", "R4", "R5", "R6", "R7", "RO", "X1", "X2", "X3", "X4",
                    ),
                ),
                Column(
                    "sort",
                    Named("sort", SORT_NAMES),
                    (
                        0, 1, 1, 1, 2, 3, 2, 2, 4, 2, 2, 3, 2, 2, 6, 2, 5, 2, 7, 2, 8, 2, 4, 2, 3, 2, 4, 2, 3, 9, 2, 2,
                        2, 3, 2, 2, 2, 4, 2, 2, 2, 2, 2, 2, 7, 2, 2, 5, 2, 2, 3, 2, 4, 2, 4, 2, 3,
                    ),
                ),
                Column(
                    "region",
                    Named("region", REGION_NAMES),
                    (
                        0, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 4, 5, 5, 5, 5, 5, 5, 6, 6, 6,
                        6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7, 8, 9, 9, 9, 9,
                    ),
                ),
                Column(
                    "number",
                    Maybe(Whole(-6, 6)),
                    (
                        0, None, None, None, 1, None, -1, 2, None, -2, 3, None, -3, 4, None, -4, None, 5, None, -5,
                        None, 6, None, -6, None, 1, None, -1, None, None, 2, -2, 4, None, -4, 6, -6, None, 1, -1, 3, -3,
                        5, -5, None, 2, -3, None, 4, -1, None, 6, None, -2, None, 3, None,
                    ),
                ),
                Column(
                    "ahead",
                    SPACE,
                    (
                        1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 16, 15, 16, 17, 18, 19, 20, 21, 14, 19, 24, 25, 26,
                        27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 47, 45, 46, 47, 48, 49, 50,
                        51, 44, 49, 54, 55, 56, 0,
                    ),
                ),
                Column(
                    "behind",
                    SPACE,
                    (
                        0, 1, 1, 2, 4, 4, 5, 6, 7, 8, 9, 10, 11, 12, 21, 14, 15, 16, 17, 18, 19, 20, 19, 23, 23, 24, 25,
                        26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 51, 44, 45, 46, 47, 48, 49,
                        50, 49, 53, 53, 54, 55,
                    ),
                ),
                Column(
                    "exit",
                    Maybe(SPACE),
                    (
                        None, None, None, None, None, None, None, None, None, None, None, None, None, None, 23, None,
                        None, None, None, None, 29, None, None, None, None, None, None, None, None, None, None, None,
                        None, None, None, None, None, None, None, None, None, None, None, None, 53, None, None, None,
                        None, None, None, None, None, None, None, None, None,
                    ),
                ),
                Column(
                    "centre",
                    Maybe(SPACE),
                    (
                        None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
                        None, None, None, 22, None, None, None, None, None, None, None, None, None, None, None, None,
                        None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
                        None, 52, None, None, None, None, None, None, None,
                    ),
                ),
                Column(
                    "joined",
                    Group(SPACE),
                    (
                        0x100000000000002, 0x5, 0xa, 0x14, 0x28, 0x50, 0xa0, 0x140, 0x280, 0x500, 0xa00, 0x1400, 0x2800,
                        0x11000, 0xa08000, 0x14000, 0x2a000, 0x50000, 0xa0000, 0x540000, 0x280000, 0x104000, 0x80000,
                        0x1004000, 0x2800000, 0x5000000, 0xa000000, 0x14000000, 0x28000000, 0x50000000, 0xa0000000,
                        0x140000000, 0x280000000, 0x500000000, 0xa00000000, 0x1400000000, 0x2800000000, 0x5000000000,
                        0xa000000000, 0x14000000000, 0x28000000000, 0x50000000000, 0xa0000000000, 0x840000000000,
                        0x28200000000000, 0x500000000000, 0xa00000000000, 0x1480000000000, 0x2800000000000,
                        0x15000000000000, 0xa000000000000, 0x4100000000000, 0x2000000000000, 0x40100000000000,
                        0xa0000000000000, 0x140000000000000, 0x80000000000001,
                    ),
                ),
                Column(
                    "x",
                    Whole(0, 400),
                    (
                        222, 190, 166, 142, 118, 94, 70, 46, 25, 17, 17, 17, 17, 17, 95, 65, 53, 65, 95, 125, 137, 125,
                        95, 95, 95, 112, 136, 160, 184, 209, 234, 258, 282, 306, 330, 354, 377, 382, 359, 335, 311, 287,
                        263, 243, 305, 275, 263, 275, 305, 335, 347, 335, 305, 305, 298, 276, 252,
                    ),
                ),
                Column(
                    "y",
                    Whole(0, 300),
                    (
                        234, 236, 236, 236, 236, 236, 236, 236, 230, 206, 182, 158, 134, 110, 86, 98, 128, 158, 170,
                        158, 128, 98, 128, 58, 34, 18, 17, 17, 17, 24, 17, 17, 17, 17, 17, 17, 22, 46, 52, 52, 52, 52,
                        52, 68, 170, 158, 128, 98, 86, 98, 128, 158, 128, 197, 220, 232, 236,
                    ),
                ),
            ),
        ),
        Table(
            "card",
            "cards",
            "component",
            CARD,
            CARD_ROW,
            (
                Column("number", Whole(-6, 6), (0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6)),
                Column("suit", Named("suit", SUIT_NAMES), (2, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1)),
                Column(
                    "name",
                    AnyText(),
                    (
                        "Big Bang", "Electromagnetic Force", "Weak Force", "Strong Force", "Antimatter", "Gravity",
                        "Red Shift", "Star Nursery", "Supernova", "Intergalactic Space", "Hidden Dimensions",
                        "Anthropic Principle", "Dark Energy",
                    ),
                ),
                Column(
                    "text",
                    AnyText(),
                    (
                        "Where all pieces begin.",
                        "An even roll takes you forward, an odd one backward.",
                        "Move half of the roll, rounded up.",
                        "Move on a 4 or more. Otherwise stay.",
                        "A 1 takes you to the Big Bang. Otherwise move.",
                        "Move one less than the roll, but at least 1.",
                        "Move two more than the roll.",
                        "Roll two dice and choose one.",
                        "After a 6, roll and move once more.",
                        "On a 1 or 2 stay. Otherwise move.",
                        "Choose: forward or backward.",
                        "Move the roll, or exactly 3.",
                        "Move twice the roll.",
                    ),
                ),
                Column("copies", Whole(3, 4), (4, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3)),
            ),
        ),
    ),
    zones=(
        Zone("deck", "deck", "card", (), (), "nobody", DECK, None),
        Zone("pile", "pile", "card", (), (), "all", PILE, None),
        Zone("hand", "set", "card", (PLAYER,), (6,), "all", HAND, 0),
    ),
    vars=(
        Var("up", (CARD,), (40,), Named("face", FACE_NAMES), "all", None),
        Var("stacked", (CARD,), (40,), YesNo(), "all", None),
        Var("place", (PLAYER,), (6,), SPACE, "all", 0),
        Var("escape", (PLAYER,), (6,), Whole(1, 20), "all", 0),
        Var("circuits", (PLAYER,), (6,), Whole(0, 9), "all", 0),
        Var("cancelled", (PLAYER,), (6,), Maybe(Named("suit", SUIT_NAMES)), "all", 0),
        Var("starter", (), (), PLAYER, "all", None),
        Var("thrown", (), (), Whole(1, 20), "all", None),
        Var("here", (), (), SPACE, "all", None),
        Var("heading", (), (), Named("way", WAY_NAMES), "all", None),
        Var("heap", (), (), Whole(-99, 99), "all", None),
        Var("drawn", (), (), Maybe(CARD), "all", None),
        Var("jumped", (), (), YesNo(), "all", None),
    ),
    stops=(
        Stop("card_action.choose", "card_action", ()),
        Stop("jump_with_drawn.choose", "jump_with_drawn", ()),
        Stop("draw_card.choose", "draw_card", (Slot("draw_card.p", "draw_card_p", PLAYER),)),
        Stop(
            "stack_up.choose",
            "stack_up",
            (Slot("stack_up.p", "stack_up_p", PLAYER), Slot("stack_up.times", "stack_up_times", Whole())),
        ),
        Stop(
            "stack_up.choose 2",
            "stack_up",
            (Slot("stack_up.p", "stack_up_p", PLAYER), Slot("stack_up.times", "stack_up_times", Whole())),
        ),
        Stop(
            "begin_stack.choose",
            "begin_stack",
            (Slot("begin_stack.p", "begin_stack_p", PLAYER), Slot("begin_stack.times", "begin_stack_times", Whole())),
        ),
        Stop("flip_and_give.choose", "flip_and_give", ()),
        Stop(
            "forced_jump.choose",
            "forced_jump",
            (
                Slot("forced_jump.q", "forced_jump_q", PLAYER),
                Slot("forced_jump.n", "forced_jump_n", Whole()),
                Slot("forced_jump.left_behind", "forced_jump_left_behind", SPACE),
            ),
        ),
        Stop(
            "cancel.choose",
            "cancel",
            (
                Slot("cancel.p", "cancel_p", PLAYER),
                Slot("cancel.d", "cancel_d", CARD),
                Slot("cancel.q", "cancel_q", PLAYER),
                Slot("cancel.times", "cancel_times", Whole()),
            ),
        ),
        Stop("walk_round.choose", "walk_round", (Slot("walk_round.n", "walk_round_n", Whole()),)),
        Stop("obey.choose", "obey", (Slot("obey.n", "obey_n", Whole()), Slot("obey.m", "obey_m", Whole(1, 20)))),
        Stop("obey.choose 2", "obey", (Slot("obey.n", "obey_n", Whole()),)),
        Stop("obey.choose 3", "obey", (Slot("obey.n", "obey_n", Whole()),)),
        Stop(
            "walk.choose",
            "walk",
            (
                Slot("walk.n", "walk_n", Whole()),
                Slot("walk.i_rest", "walk_i_rest", Many(Whole(1, 40))),
                Slot("walk.start", "walk_start", SPACE),
            ),
        ),
        Stop("on_green.choose", "on_green", (Slot("on_green.p", "on_green_p", PLAYER),)),
        Stop("on_orange.choose", "on_orange", (Slot("on_orange.p", "on_orange_p", PLAYER),)),
    ),
    sites=(
        Site("stack_up", 1, "turn", ()),
        Site("card_action", 1, "turn", ()),
        Site("flip_and_give", 1, "turn", ()),
        Site("roll_and_move", 1, "turn", ()),
        Site("jump", 1, "card_action", ()),
        Site("jump", 2, "jump_with_drawn", ()),
        Site("draw_card", 1, "card_action", ()),
        Site(
            "draw_card",
            2,
            "forced_jump",
            (
                Slot("forced_jump.q", "forced_jump_q", PLAYER),
                Slot("forced_jump.s", "forced_jump_s", SPACE),
                Slot("forced_jump.left_behind", "forced_jump_left_behind", SPACE),
            ),
        ),
        Site("draw_card", 3, "move_on", (Slot("move_on.n", "move_on_n", Whole()),)),
        Site("draw_card", 4, "on_orange", ()),
        Site("jump_with_drawn", 1, "card_action", ()),
        Site("jump_with_drawn", 2, "card_action", ()),
        Site("give", 1, "card_action", ()),
        Site("give", 2, "on_green", ()),
        Site("flip_onto", 1, "card_action", ()),
        Site("flip_onto", 2, "flip_and_give", ()),
        Site("cancel", 1, "card_action", ()),
        Site("cancel", 2, "on_green", ()),
        Site("land", 1, "jump", ()),
        Site("land", 2, "forced_jump", ()),
        Site("land", 3, "walk", ()),
        Site("land", 4, "go_to", ()),
        Site(
            "begin_stack",
            1,
            "stack_up",
            (Slot("stack_up.p", "stack_up_p", PLAYER), Slot("stack_up.times", "stack_up_times", Whole())),
        ),
        Site(
            "begin_stack",
            2,
            "stack_up",
            (Slot("stack_up.p", "stack_up_p", PLAYER), Slot("stack_up.times", "stack_up_times", Whole())),
        ),
        Site("begin_stack", 3, "join_zero", ()),
        Site("join_zero", 1, "give", ()),
        Site("join_zero", 2, "on_orange", ()),
        Site("join_zero", 3, "on_orange", ()),
        Site("forced_jump", 1, "flip_onto", ()),
        Site("cross", 1, "roll_and_move", ()),
        Site("obey", 1, "roll_and_move", ()),
        Site("move_on", 1, "roll_and_move", ()),
        Site("move_on", 2, "obey", ()),
        Site("go_to", 1, "move_on", ()),
        Site("go_to", 2, "obey", ()),
        Site("go_to", 3, "cross", ()),
        Site("walk", 1, "move_on", ()),
        Site("walk", 2, "move_on", ()),
        Site("walk", 3, "move_on", ()),
        Site("walk", 4, "move_on", ()),
        Site("walk", 5, "walk_round", ()),
        Site("walk", 6, "walk_round", ()),
        Site("walk", 7, "walk_round", ()),
        Site("walk", 8, "obey", ()),
        Site("walk", 9, "obey", ()),
        Site("walk", 10, "obey", ()),
        Site("walk_round", 1, "move_on", ()),
        Site("walk_round", 2, "move_on", ()),
        Site("walk_round", 3, "obey", ()),
        Site("walk_round", 4, "obey", ()),
        Site("walk_round", 5, "obey", ()),
        Site("walk_round", 6, "obey", ()),
        Site("walk_round", 7, "obey", ()),
        Site("walk_round", 8, "obey", ()),
        Site("walk_round", 9, "obey", ()),
        Site("walk_round", 10, "obey", ()),
        Site("walk_round", 11, "obey", (Slot("obey.n", "obey_n", Whole()),)),
        Site("walk_round", 12, "obey", ()),
        Site("walk_round", 13, "obey", ()),
        Site("walk_round", 14, "obey", ()),
        Site("walk_round", 15, "obey", ()),
        Site("walk_round", 16, "obey", ()),
        Site(
            "arrive",
            1,
            "land",
            (
                Slot("land.p", "land_p", PLAYER),
                Slot("land.left_behind", "land_left_behind", SPACE),
                Slot("land.q_rest", "land_q_rest", Many(PLAYER)),
            ),
        ),
        Site("arrive", 2, "land", ()),
        Site("on_green", 1, "arrive", (Slot("arrive.p", "arrive_p", PLAYER),)),
        Site("on_orange", 1, "arrive", ()),
    ),
    lines=(
        Line("Jump to {s} with {c}", "card_action.choose", (), (), (CARD, SPACE)),
        Line("Draw from the deck", "card_action.choose", (), (), ()),
        Line("Draw {c} from the pile", "card_action.choose", ("COS-11",), (), (CARD,)),
        Line("Give {c} to {q}", "card_action.choose", (), (), (CARD, PLAYER)),
        Line("Flip {c} onto {d} of {q}", "card_action.choose", (), (), (CARD, PLAYER, CARD)),
        Line("Cancel {d} of {q}", "card_action.choose", (), (), (PLAYER, CARD)),
        Line("Pass", "card_action.choose", (), quiet=True),
        Line("Jump to {s} with {drawn}", "jump_with_drawn.choose", (), (), (SPACE,)),
        Line("Pass", "jump_with_drawn.choose", (), quiet=True),
        Line("Cut the deck", "draw_card.choose", ("COS-25",), (), ()),
        Line("Pass", "draw_card.choose", (), quiet=True),
        Line("Begin a zero stack with {c}", "stack_up.choose", (), (), (CARD,)),
        Line("Begin a zero stack with {c}", "stack_up.choose 2", (), (), (CARD,)),
        Line("Pass", "stack_up.choose 2", (), quiet=True),
        Line("Stack {c}", "begin_stack.choose", (), (), (CARD,)),
        Line("Flip {c} onto {d} of {q}", "flip_and_give.choose", (), (), (CARD, PLAYER, CARD)),
        Line("Pass", "flip_and_give.choose", (), quiet=True),
        Line("Jump to {s}", "forced_jump.choose", (), (), (SPACE,)),
        Line("Add {c}", "cancel.choose", (), (), (CARD,)),
        Line("Go forward", "walk_round.choose", (), (), ()),
        Line("Go backward", "walk_round.choose", (), (), ()),
        Line("Take {n}", "obey.choose", (), (), ()),
        Line("Take {m}", "obey.choose", (), (), ()),
        Line("Go forward", "obey.choose 2", (), (), ()),
        Line("Go backward", "obey.choose 2", (), (), ()),
        Line("Take {n}", "obey.choose 3", (), (), ()),
        Line("Take 3", "obey.choose 3", (), (), ()),
        Line("Enter the centre", "walk.choose", (), (), ()),
        Line("Pass on", "walk.choose", (), (), ()),
        Line("Discard {c}", "on_green.choose", ("COS-37",), (), (CARD,)),
        Line("Give {c} to {q}", "on_green.choose", ("COS-38", "COS-39"), (), (CARD, PLAYER)),
        Line("Cancel {d} of {q}", "on_green.choose", ("COS-41",), (), (PLAYER, CARD)),
        Line("Pass", "on_green.choose", (), quiet=True),
        Line("Draw from the deck", "on_orange.choose", (), (), ()),
        Line("Take {c} of {q}", "on_orange.choose", ("COS-46",), (), (PLAYER, CARD)),
        Line("Take {c} from the pile", "on_orange.choose", ("COS-47",), (), (CARD,)),
        Line("Take {c} of {q} to make zero", "on_orange.choose", (), (), (PLAYER, CARD)),
    ),
    decisions=23333,
    functions=(
        Function("BANG", "BANG", "module", (), SPACE, constant=True),
        Function("BLACK", "BLACK", "module", (), SPACE, constant=True),
        Function("WHITE", "WHITE", "module", (), SPACE, constant=True),
        Function("zeroed", "zeroed", "position", (CARD,), YesNo()),
        Function("unflipped", "unflipped", "position", (PLAYER,), Many(CARD)),
        Function("loose", "loose", "position", (PLAYER,), Many(CARD)),
        Function("others", "others", "position", (CARD, PLAYER), Many(CARD)),
        Function("make_zero_with", "make_zero_with", "words", (Whole(), Many(CARD)), YesNo()),
        Function("cancels", "cancels", "position", (CARD, PLAYER), YesNo()),
        Function("on_pile", "on_pile", "position", (), Many(CARD)),
        Function("points", "points", "position", (PLAYER,), Whole()),
        Function("jump_ends", "jump_ends", "words", (SPACE, Whole()), Many(SPACE)),
        Function("in_left_ring", "in_left_ring", "module", (SPACE,), YesNo()),
        Function("nearest", "nearest", "words", (SPACE, Whole()), Many(SPACE)),
        Function("steps", "steps", "words", (SPACE, SPACE), Whole()),
        Function("onward", "onward", "module", (SPACE,), Group(SPACE)),
        Function("can_give", "can_give", "position", (PLAYER, CARD, PLAYER), YesNo()),
        Function("opposed", "opposed", "position", (PLAYER, CARD), Many(CARD)),
        Function("can_cancel", "can_cancel", "position", (PLAYER, CARD), YesNo()),
        Function("curved", "curved", "module", (SPACE,), YesNo()),
    ),
    clauses=(
        Clause("COS-01", "component", "Each player has one piece."),
        Clause("COS-02", "turn", "The players take turns."),
        Clause("COS-03", "turn", "In a turn the piece goes as many spaces along the board as a die shows."),
        Clause("COS-04", "setup", "All pieces begin in the Big Bang."),
        Clause(
            "COS-05", "turn", "A first roll of 4 or more carries a piece over the spaces of the First Three Minutes."
        ),
        Clause("COS-06", "component", "The First Three Minutes are therefore the three spaces after the Big Bang."),
        Clause("COS-07", "option", "There is a game with cards and one without."),
        Clause(
            "COS-08",
            "effect",
            "In the game with cards, whoever leaves the Big Bang takes the top card of the deck, each time.",
        ),
        Clause(
            "COS-09",
            "effect",
            "What a cc-space (cosmic consequence) does to a piece that landed there, it does on that player's next "
            "turn.",
        ),
        Clause(
            "COS-10",
            "turn",
            "On that turn he may first jump, or draw a card, or discard one into the hand of somebody else.",
        ),
        Clause("COS-11", "legality", "That card may come from the deck or from the discard pile."),
        Clause("COS-12", "turn", "Then he rolls and moves in the way that the space says."),
        Clause("COS-13", "legality", "A turn has one card action at most, be it a jump, a draw or a discard."),
        Clause(
            "COS-14",
            "effect",
            "Whoever stands on the space where another lands is sent to the space that the other came from.",
        ),
        Clause(
            "COS-15",
            "effect",
            "What that space does to those who land there, it does to the piece that was sent there as well.",
        ),
        Clause("COS-16", "component", "A card has two sides, a cc side and a number side."),
        Clause("COS-17", "effect", "A card that is drawn lies with its cc side up."),
        Clause("COS-18", "component", "It lies in front of the player who drew it; these cards are his hand."),
        Clause("COS-19", "legality", "A jump takes a card of the hand or one that was drawn."),
        Clause("COS-20", "effect", "The card of a jump is turned over to its number side and stays in the hand."),
        Clause("COS-21", "effect", "The piece goes to the nearest of the spaces that the card represents."),
        Clause("COS-22", "component", "A card represents at least one space of the board."),
        Clause("COS-23", "legality", "On a green or an orange space there is no jump, no draw and no discard .."),
        Clause("COS-24", "legality", ".. but for what follows from landing there."),
        Clause(
            "COS-25",
            "option",
            "Whoever draws from the deck and dislikes its top card may cut or shuffle the deck, once.",
        ),
        Clause("COS-26", "effect", "The card that a cut uncovers must be taken."),
        Clause("COS-27", "effect", "The part that was lifted then goes back on top."),
        Clause("COS-28", "legality", "The cards of a hand lie side by side .."),
        Clause("COS-29", "legality", ".. and are stacked only where a stack makes zero."),
        Clause("COS-30", "legality", "A stack that makes zero is safe; nobody may draw from it."),
        Clause(
            "COS-31",
            "legality",
            "Flip and give. A player may, on any turn of his, turn a cc card of his over and put it on a number card "
            "in the hand of somebody else.",
        ),
        Clause("COS-32", "legality", "The two cards must make zero."),
        Clause("COS-33", "legality", "That is a discard, and so the card action of the turn."),
        Clause("COS-34", "effect", "Whoever gets the card jumps at once to the closest space that it represents."),
        Clause("COS-35", "effect", "If he is on such a space already, he stays."),
        Clause("COS-36", "effect", "And what that space says still holds for him."),
        Clause("COS-37", "effect", "Landing on green, a player may discard a card onto the pile of the board."),
        Clause("COS-38", "legality", "Or he gives a cc card to a player who has none."),
        Clause("COS-39", "legality", "Or he gives a number card to a player with number cards that make zero with it."),
        Clause("COS-40", "turn", "On his next turn he rolls and goes on."),
        Clause(
            "COS-41",
            "option",
            "With the board, several cards of the dragons, or several of the tigers, may be given if together they "
            "make zero with a number card of that hand.",
        ),
        Clause("COS-42", "legality", "Both suits in one turn are too much."),
        Clause("COS-43", "legality", "A Big Bang card that lies on its number side is not given away .."),
        Clause("COS-44", "legality", ".. and not drawn from a hand."),
        Clause(
            "COS-45",
            "effect",
            "Landing on orange, a player must draw the top card of the deck, or else one of these three.",
        ),
        Clause("COS-46", "legality", "A cc card of another hand, if he has none himself."),
        Clause("COS-47", "legality", "A number card of the pile that makes zero with cards of his hand."),
        Clause("COS-48", "legality", "A number card of another hand that makes zero with cards of his."),
        Clause("COS-49", "turn", "On his next turn he rolls and goes on."),
        Clause("COS-50", "component", "There are two suits, dragons and tigers."),
        Clause("COS-51", "component", "The cards of number zero are the Big Bang cards."),
        Clause("COS-52", "component", "Curved space is a ring of 8 spaces round an orange space for drawing."),
        Clause("COS-53", "component", "The space in the middle does not belong to the ring."),
        Clause("COS-54", "component", "The ring on the left has a white hole, the ring on the right a black hole."),
        Clause("COS-55", "legality", "From an entry arrow the next move goes where the arrow points."),
        Clause("COS-56", "legality", "Within a ring a piece goes round either way."),
        Clause("COS-57", "legality", "A move that would pass the white hole leaves the left ring through it."),
        Clause("COS-58", "legality", "A move that would pass the black hole leaves the right ring through it."),
        Clause("COS-59", "effect", "Whoever lands on a wormhole arrow crosses the wormhole."),
        Clause("COS-60", "legality", "Nobody else crosses it, with one exception."),
        Clause(
            "COS-61", "effect", "A jump from the left ring, unless from its entry arrow, must go across the wormhole."
        ),
        Clause("COS-62", "effect", "It ends above the right ring, on a space that the card represents."),
        Clause("COS-63", "component", "So each card has a space there."),
        Clause(
            "COS-64", "component", "The left ring has a Black Hole too, and a certain roll is needed to get out of it."
        ),
        Clause(
            "COS-65",
            "example",
            "From the left Black Hole with a 4 needed, the move ends on the white hole and springs back.",
        ),
        Clause("COS-66", "effect", "As that would go on for ever, the piece is sent to the Big Bang without more ado."),
        Clause("COS-67", "component", "One rule speaks of a version with a board, so there is another one."),
        Clause("COS-68", "component", "A discard pile lies on the board."),
        Clause("COS-69", "social", "The page is one of ten; the other nine are not known."),
    ),
)

GAME = Game(DECLARED, Cosmic, CosmicWords, globals())
