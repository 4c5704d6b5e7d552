"""Game-On Competitive. Compiled from game_on.rules; change the rules, not this file."""

from __future__ import annotations

from collections.abc import Mapping

from rulewright.play.runtime import (
    PLAYER_NAMES,
    AnyText,
    AtOnceBlock,
    Clause,
    Column,
    Declared,
    Fault,
    Function,
    Game,
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
    cache,
    digits,
    first,
    has,
    in_64_bits,
    in_order,
    item,
    known,
    members,
    opponents,
    printed,
    row_of,
    seats_from,
    told_apart,
    within,
)

COMPILED_FROM = "game_on.rules"

COLOUR_NAMES = ("red", "yellow", "blue", "white", "black")
COLOUR_RED, COLOUR_YELLOW, COLOUR_BLUE, COLOUR_WHITE, COLOUR_BLACK = range(5)
COLOUR_VALUES = range(5)

SHAPE_NAMES = ("circle", "square", "triangle")

CARD_TYPE_NAMES = ("Anchor", "Bolt", "Crown", "Drop", "Ember", "Fern", "Black")
(
    CARD_TYPE_ANCHOR, CARD_TYPE_BOLT, CARD_TYPE_CROWN, CARD_TYPE_DROP, CARD_TYPE_EMBER, CARD_TYPE_FERN, CARD_TYPE_BLACK
) = range(7)
CARD_TYPE_VALUES = range(7)

SIGN_NAMES = ("rock", "paper", "scissors")
SIGN_ROCK, SIGN_PAPER, SIGN_SCISSORS = range(3)
SIGN_VALUES = range(3)

TIMING_NAMES = ("simultaneous", "sequential")
TIMING_SIMULTANEOUS, TIMING_SEQUENTIAL = range(2)

CONTEST_BY_NAMES = ("die", "rps", "table")
CONTEST_BY_DIE, CONTEST_BY_RPS, CONTEST_BY_TABLE = range(3)

PARTIAL_NAMES = ("stays", "returns")
PARTIAL_STAYS, PARTIAL_RETURNS = range(2)

SLOTS_NAMES = ("per_player", "shared")
SLOTS_PER_PLAYER, SLOTS_SHARED = range(2)

STEAL_CARDS_NAMES = ("one", "many")
STEAL_CARDS_ONE, STEAL_CARDS_MANY = range(2)

CONVERT_SCOPE_NAMES = ("hand", "one_card")
CONVERT_SCOPE_HAND, CONVERT_SCOPE_ONE_CARD = range(2)

CONVERT_LASTS_NAMES = ("action", "until_played")
CONVERT_LASTS_ACTION, CONVERT_LASTS_UNTIL_PLAYED = range(2)

REDRAW_SIZE_NAMES = ("three", "same")
REDRAW_SIZE_THREE, REDRAW_SIZE_SAME = range(2)

REDRAW_WAIT_NAMES = ("replenish", "one_cycle")
REDRAW_WAIT_REPLENISH, REDRAW_WAIT_ONE_CYCLE = range(2)

STEAL_BAN_NAMES = ("game", "controller", "cycle")
STEAL_BAN_GAME, STEAL_BAN_CONTROLLER, STEAL_BAN_CYCLE = range(3)

FINAL_TIE_NAMES = ("shared", "cards")
FINAL_TIE_SHARED, FINAL_TIE_CARDS = range(2)

BLACK_PLACE_NAMES = ("aside", "area")
BLACK_PLACE_ASIDE, BLACK_PLACE_AREA = range(2)

BLACK_END_NAMES = ("cleanup", "now")
BLACK_END_CLEANUP, BLACK_END_NOW = range(2)

PLAN_NAMES = ("play", "redraw", "pass", "wait")
PLAN_PLAY, PLAN_REDRAW, PLAN_PASS, PLAN_WAIT = range(4)

#   30  record symbol
SYMBOL_NAMES = (
    "red circle", "red square", "red triangle", "yellow circle", "yellow square", "yellow triangle", "blue circle",
    "blue square", "blue triangle", "white circle", "white square", "white triangle", "black circle", "black square",
    "black triangle",
)
SYMBOLS = range(15)
SYMBOL = Named("symbol", SYMBOL_NAMES)
SYMBOL_COLOUR = (0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4)
SYMBOL_SHAPE = (0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2)

#   34  component game_card
GAME_CARD_NAMES = (
    "G01", "G02", "G03", "G04", "G05", "G06", "G07", "G08", "G09", "G10", "G11", "G12", "G13", "G14", "G15", "G16",
    "G17", "G18", "G19", "G20", "G21", "G22", "G23", "G24", "G25", "G26", "G27", "G28", "G29", "G30", "G31", "G32",
    "G33", "G34", "G35", "G36", "G37", "G38", "G39", "G40", "G41", "G42", "G43", "G44", "G45", "G46", "G47", "G48",
    "G49", "G50", "G51", "G52", "G53", "G54", "G55", "G56", "G57", "G58", "G59", "G60", "K01", "K02", "K03", "K04",
    "K05", "K06",
)
GAME_CARDS = range(66)
GAME_CARD = Named("game_card", GAME_CARD_NAMES)
GAME_CARD_TYPE = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6,
)
GAME_CARD_SHAPES = (
    (0,),
    (4,),
    (8, 9),
    (1, 5),
    (0, 0),
    (6, 12),
    (10, 2, 3),
    (7, 11, 0),
    (11, 11, 4),
    (8, 9, 13),
    (1,),
    (5,),
    (6, 10),
    (2, 3),
    (7, 7),
    (7, 13),
    (11, 0, 4),
    (8, 9, 1),
    (3, 3, 5),
    (6, 10, 14),
    (2,),
    (3,),
    (7, 11),
    (0, 4),
    (2, 2),
    (8, 14),
    (9, 1, 5),
    (6, 10, 2),
    (10, 10, 3),
    (7, 11, 12),
    (0,),
    (4,),
    (8, 9),
    (1, 5),
    (6, 6),
    (6, 12),
    (10, 2, 3),
    (7, 11, 0),
    (5, 5, 4),
    (8, 9, 13),
    (1,),
    (5,),
    (6, 10),
    (2, 3),
    (1, 1),
    (7, 13),
    (11, 0, 4),
    (8, 9, 1),
    (9, 9, 5),
    (6, 10, 14),
    (2,),
    (3,),
    (7, 11),
    (0, 4),
    (8, 8),
    (8, 14),
    (9, 1, 5),
    (6, 10, 2),
    (4, 4, 3),
    (7, 11, 12),
    (),
    (),
    (),
    (),
    (),
    (),
)
GAME_CARD_POINTS = (
    1, 1, 3, 3, 3, 2, 5, 5, 5, 4, 1, 1, 3, 3, 3, 2, 5, 5, 5, 4, 1, 1, 3, 3, 3, 2, 5, 5, 5, 4, 1, 1, 3, 3, 3, 2, 5, 5, 5,
    4, 1, 1, 3, 3, 3, 2, 5, 5, 5, 4, 1, 1, 3, 3, 3, 2, 5, 5, 5, 4, 0, 0, 0, 0, 0, 0,
)
GAME_CARD_CHEVRONS = (
    0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1,
    0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0,
)
GAME_CARD_CONVERT = (
    0, 1, None, None, None, None, None, None, None, None, 2, 3, None, None, None, None, None, None, None, None, 0, 1,
    None, None, None, None, None, None, None, None, 2, 3, None, None, None, None, None, None, None, None, 0, 1, None,
    None, None, None, None, None, None, None, 2, 3, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None,
)

#   42  component player_card
PLAYER_CARD_NAMES = (
    "Anchor red circle",
    "Anchor red circle",
    "Anchor red square",
    "Anchor red square",
    "Anchor red triangle",
    "Anchor red triangle",
    "Anchor yellow circle",
    "Anchor yellow circle",
    "Anchor yellow square",
    "Anchor yellow square",
    "Anchor yellow triangle",
    "Anchor yellow triangle",
    "Anchor blue circle",
    "Anchor blue circle",
    "Anchor blue square",
    "Anchor blue square",
    "Anchor blue triangle",
    "Anchor blue triangle",
    "Anchor white circle",
    "Anchor white circle",
    "Anchor white square",
    "Anchor white square",
    "Anchor white triangle",
    "Anchor white triangle",
    "Anchor black circle",
    "Anchor black square",
    "Anchor black triangle",
    "Anchor red circle, yellow square, blue triangle",
    "Anchor yellow circle, blue square, white triangle",
    "Anchor white circle, red square, yellow triangle",
    "Bolt red circle",
    "Bolt red circle",
    "Bolt red square",
    "Bolt red square",
    "Bolt red triangle",
    "Bolt red triangle",
    "Bolt yellow circle",
    "Bolt yellow circle",
    "Bolt yellow square",
    "Bolt yellow square",
    "Bolt yellow triangle",
    "Bolt yellow triangle",
    "Bolt blue circle",
    "Bolt blue circle",
    "Bolt blue square",
    "Bolt blue square",
    "Bolt blue triangle",
    "Bolt blue triangle",
    "Bolt white circle",
    "Bolt white circle",
    "Bolt white square",
    "Bolt white square",
    "Bolt white triangle",
    "Bolt white triangle",
    "Bolt black circle",
    "Bolt black square",
    "Bolt black triangle",
    "Bolt red circle, yellow square, blue triangle",
    "Bolt yellow circle, blue square, white triangle",
    "Bolt white circle, red square, yellow triangle",
    "Crown red circle",
    "Crown red circle",
    "Crown red square",
    "Crown red square",
    "Crown red triangle",
    "Crown red triangle",
    "Crown yellow circle",
    "Crown yellow circle",
    "Crown yellow square",
    "Crown yellow square",
    "Crown yellow triangle",
    "Crown yellow triangle",
    "Crown blue circle",
    "Crown blue circle",
    "Crown blue square",
    "Crown blue square",
    "Crown blue triangle",
    "Crown blue triangle",
    "Crown white circle",
    "Crown white circle",
    "Crown white square",
    "Crown white square",
    "Crown white triangle",
    "Crown white triangle",
    "Crown black circle",
    "Crown black square",
    "Crown black triangle",
    "Crown red circle, yellow square, blue triangle",
    "Crown yellow circle, blue square, white triangle",
    "Crown white circle, red square, yellow triangle",
    "Drop red circle",
    "Drop red circle",
    "Drop red square",
    "Drop red square",
    "Drop red triangle",
    "Drop red triangle",
    "Drop yellow circle",
    "Drop yellow circle",
    "Drop yellow square",
    "Drop yellow square",
    "Drop yellow triangle",
    "Drop yellow triangle",
    "Drop blue circle",
    "Drop blue circle",
    "Drop blue square",
    "Drop blue square",
    "Drop blue triangle",
    "Drop blue triangle",
    "Drop white circle",
    "Drop white circle",
    "Drop white square",
    "Drop white square",
    "Drop white triangle",
    "Drop white triangle",
    "Drop black circle",
    "Drop black square",
    "Drop black triangle",
    "Drop red circle, yellow square, blue triangle",
    "Drop yellow circle, blue square, white triangle",
    "Drop white circle, red square, yellow triangle",
    "Ember red circle",
    "Ember red circle",
    "Ember red square",
    "Ember red square",
    "Ember red triangle",
    "Ember red triangle",
    "Ember yellow circle",
    "Ember yellow circle",
    "Ember yellow square",
    "Ember yellow square",
    "Ember yellow triangle",
    "Ember yellow triangle",
    "Ember blue circle",
    "Ember blue circle",
    "Ember blue square",
    "Ember blue square",
    "Ember blue triangle",
    "Ember blue triangle",
    "Ember white circle",
    "Ember white circle",
    "Ember white square",
    "Ember white square",
    "Ember white triangle",
    "Ember white triangle",
    "Ember black circle",
    "Ember black square",
    "Ember black triangle",
    "Ember red circle, yellow square, blue triangle",
    "Ember yellow circle, blue square, white triangle",
    "Ember white circle, red square, yellow triangle",
    "Fern red circle",
    "Fern red circle",
    "Fern red square",
    "Fern red square",
    "Fern red triangle",
    "Fern red triangle",
    "Fern yellow circle",
    "Fern yellow circle",
    "Fern yellow square",
    "Fern yellow square",
    "Fern yellow triangle",
    "Fern yellow triangle",
    "Fern blue circle",
    "Fern blue circle",
    "Fern blue square",
    "Fern blue square",
    "Fern blue triangle",
    "Fern blue triangle",
    "Fern white circle",
    "Fern white circle",
    "Fern white square",
    "Fern white square",
    "Fern white triangle",
    "Fern white triangle",
    "Fern black circle",
    "Fern black square",
    "Fern black triangle",
    "Fern red circle, yellow square, blue triangle",
    "Fern yellow circle, blue square, white triangle",
    "Fern white circle, red square, yellow triangle",
)
PLAYER_CARDS = range(180)
PLAYER_CARD = Named("player_card", told_apart(PLAYER_CARD_NAMES))
PLAYER_CARD_ROW = (
    0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 13, 14, 15, 16, 17, 18, 18, 19, 19,
    20, 20, 21, 21, 22, 22, 23, 23, 24, 24, 25, 25, 26, 26, 27, 27, 28, 28, 29, 29, 30, 31, 32, 33, 34, 35, 36, 36, 37,
    37, 38, 38, 39, 39, 40, 40, 41, 41, 42, 42, 43, 43, 44, 44, 45, 45, 46, 46, 47, 47, 48, 49, 50, 51, 52, 53, 54, 54,
    55, 55, 56, 56, 57, 57, 58, 58, 59, 59, 60, 60, 61, 61, 62, 62, 63, 63, 64, 64, 65, 65, 66, 67, 68, 69, 70, 71, 72,
    72, 73, 73, 74, 74, 75, 75, 76, 76, 77, 77, 78, 78, 79, 79, 80, 80, 81, 81, 82, 82, 83, 83, 84, 85, 86, 87, 88, 89,
    90, 90, 91, 91, 92, 92, 93, 93, 94, 94, 95, 95, 96, 96, 97, 97, 98, 98, 99, 99, 100, 100, 101, 101, 102, 103, 104,
    105, 106, 107,
)
PLAYER_CARD_TYPE = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5,
    5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
)
PLAYER_CARD_FACES = (
    (0,),
    (0,),
    (1,),
    (1,),
    (2,),
    (2,),
    (3,),
    (3,),
    (4,),
    (4,),
    (5,),
    (5,),
    (6,),
    (6,),
    (7,),
    (7,),
    (8,),
    (8,),
    (9,),
    (9,),
    (10,),
    (10,),
    (11,),
    (11,),
    (12,),
    (13,),
    (14,),
    (0, 4, 8),
    (3, 7, 11),
    (9, 1, 5),
    (0,),
    (0,),
    (1,),
    (1,),
    (2,),
    (2,),
    (3,),
    (3,),
    (4,),
    (4,),
    (5,),
    (5,),
    (6,),
    (6,),
    (7,),
    (7,),
    (8,),
    (8,),
    (9,),
    (9,),
    (10,),
    (10,),
    (11,),
    (11,),
    (12,),
    (13,),
    (14,),
    (0, 4, 8),
    (3, 7, 11),
    (9, 1, 5),
    (0,),
    (0,),
    (1,),
    (1,),
    (2,),
    (2,),
    (3,),
    (3,),
    (4,),
    (4,),
    (5,),
    (5,),
    (6,),
    (6,),
    (7,),
    (7,),
    (8,),
    (8,),
    (9,),
    (9,),
    (10,),
    (10,),
    (11,),
    (11,),
    (12,),
    (13,),
    (14,),
    (0, 4, 8),
    (3, 7, 11),
    (9, 1, 5),
    (0,),
    (0,),
    (1,),
    (1,),
    (2,),
    (2,),
    (3,),
    (3,),
    (4,),
    (4,),
    (5,),
    (5,),
    (6,),
    (6,),
    (7,),
    (7,),
    (8,),
    (8,),
    (9,),
    (9,),
    (10,),
    (10,),
    (11,),
    (11,),
    (12,),
    (13,),
    (14,),
    (0, 4, 8),
    (3, 7, 11),
    (9, 1, 5),
    (0,),
    (0,),
    (1,),
    (1,),
    (2,),
    (2,),
    (3,),
    (3,),
    (4,),
    (4,),
    (5,),
    (5,),
    (6,),
    (6,),
    (7,),
    (7,),
    (8,),
    (8,),
    (9,),
    (9,),
    (10,),
    (10,),
    (11,),
    (11,),
    (12,),
    (13,),
    (14,),
    (0, 4, 8),
    (3, 7, 11),
    (9, 1, 5),
    (0,),
    (0,),
    (1,),
    (1,),
    (2,),
    (2,),
    (3,),
    (3,),
    (4,),
    (4,),
    (5,),
    (5,),
    (6,),
    (6,),
    (7,),
    (7,),
    (8,),
    (8,),
    (9,),
    (9,),
    (10,),
    (10,),
    (11,),
    (11,),
    (12,),
    (13,),
    (14,),
    (0, 4, 8),
    (3, 7, 11),
    (9, 1, 5),
)

PLAYER = Named("player", PLAYER_NAMES[:6])

# Places: the box, then the members of each zone
BOX = 0
DECK = 1
AREA = 2
CONTROLLED = 6
REMOVED = 12
TIMER = 13
DRAW_PILE = 1
HAND = 7
PLANNED = 13
STAGED = 19
SHOWN = 25
RETURNED = 31
DISCARD = 37

# For each place the seats that see what lies there, as bits; -1 is all
GAME_CARD_SEERS = (-1, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1)

# For each place the seats that see what lies there, as bits; -1 is all
PLAYER_CARD_SEERS = (
    -1, 0, 0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 1, 2, 4, 8, 16, 32, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 0,
    0, 0, 0, 0, -1, -1, -1, -1, -1, -1,
)

# Stops: where the flow waits for a decision
(
    SETUP_CHOOSE, ROUND_CHOOSE, ROUND_CHOOSE_2, ROUND_CHOOSE_3, ROUND_CHOOSE_4, LET_OTHERS_ANSWER_CHOOSE,
    SHOW_HANDS_CHOOSE, ASK_THE_TABLE_CHOOSE, STAND_UP_TO_CHOOSE,
) = range(9)


def matches(mine: int, its: int) -> bool:
    #   56  let matches(mine: symbol, its: symbol) = mine.shape is its.shape
    return (
        SYMBOL_SHAPE[mine] == SYMBOL_SHAPE[its]
        and (
            SYMBOL_COLOUR[mine] == SYMBOL_COLOUR[its]
            or SYMBOL_COLOUR[mine] == COLOUR_BLACK
            or SYMBOL_COLOUR[its] == COLOUR_BLACK
        )
    )


def turned(s: int, to: int | None) -> int:
    #  102  let turned(s: symbol, to) = s if to is none or s.colour is black else symbol(to, s.shape)
    return (
        s
        if to is None or SYMBOL_COLOUR[s] == COLOUR_BLACK
        else row_of((known(to), SYMBOL_SHAPE[s]), SYMBOL_COLOUR, SYMBOL_SHAPE)
    )


def printed_on(g: int | None, t: int) -> int:
    #  112  let printed_on(g, t: symbol) = count(s for s in g.shapes if s is t)
    return sum(1 for s in GAME_CARD_SHAPES[known(g)] if s == t)


def printed_on_game_card_symbol(g: int, t: int) -> int:
    #  112  let printed_on(g, t: symbol) = count(s for s in g.shapes if s is t)
    return sum(1 for s in GAME_CARD_SHAPES[g] if s == t)


def beaten_by(sign: int) -> int:
    #  328  let beaten_by(sign)
    #  329  scissors if sign is rock
    if sign == SIGN_ROCK:
        return SIGN_SCISSORS
    #  330  rock if sign is paper
    if sign == SIGN_PAPER:
        return SIGN_ROCK
    #  331  paper otherwise
    return SIGN_PAPER


def omni(type: int) -> int:
    #  416  let omni(type: card_type) = first(c for c in player_cards if c.type is type and count(c.faces) is 3)
    return first(c for c in PLAYER_CARDS if PLAYER_CARD_TYPE[c] == type and len(PLAYER_CARD_FACES[c]) == 3)


class GameOnWords:
    """The words of the rulebook, for one agreement on the options of Game-On Competitive."""

    def __init__(self, options: Mapping[str, int], seats: int) -> None:
        self.agreed = (tuple(options.values()), seats)
        self.seats = seats
        #    5  option timing: simultaneous / sequential = simultaneous "Whether all act at once or one after the ot..
        self.timing = options["timing"]
        #    6  option contest_by: die / rps / table = die "How a competition is decided"
        self.contest_by = options["contest_by"]
        #    7  option partial: stays / returns = stays "Cards on an incomplete Game Card"
        self.partial = options["partial"]
        #    8  option slots: per_player / shared = per_player "Whether cards of others on a shape leave room"
        self.slots = options["slots"]
        #    9  option withdraw = no "Cards on Game Cards may be taken back"
        self.withdraw = bool(options["withdraw"])
        #   10  option steal_cards: one / many = one "How many cards may go for one Game Card"
        self.steal_cards = options["steal_cards"]
        #   11  option convert_scope: hand / one_card = hand "What a conversion turns"
        self.convert_scope = options["convert_scope"]
        #   12  option convert_lasts: action / until_played = action "How long a conversion lasts"
        self.convert_lasts = options["convert_lasts"]
        #   13  option redraw_size: three / same = three "How many cards a redraw gives"
        self.redraw_size = options["redraw_size"]
        #   14  option redraw_wait: replenish / one_cycle = replenish "How long a player waits after a redraw"
        self.redraw_wait = options["redraw_wait"]
        #   15  option locked_counts = yes "A locked card counts its chevrons and Type"
        self.locked_counts = bool(options["locked_counts"])
        #   16  option steal_ban: game / controller / cycle = game "How long the loser of a first round is barred"
        self.steal_ban = options["steal_ban"]
        #   17  option staged_penalty = no "Cards left on Game Cards cost a point each"
        self.staged_penalty = bool(options["staged_penalty"])
        #   18  option final_tie: shared / cards = shared "Still tied"
        self.final_tie = options["final_tie"]
        #   19  option black_cards: 0..6 = 0 "Black Cards in the Game Deck, as a timer"
        self.black_cards = options["black_cards"]
        #   20  option black_place: aside / area = aside "Where a drawn Black Card goes"
        self.black_place = options["black_place"]
        #   21  option black_end: cleanup / now = cleanup "When the last Black Card ends the game"
        self.black_end = options["black_end"]

    @cache
    def check_1(self) -> bool:
        #   23  check "Black Cards leave room in the Play Area": black_place is aside or black_cards <= 3
        return self.black_place == BLACK_PLACE_ASIDE or self.black_cards <= 3


class GameOn(Position):
    """A position of Game-On Competitive: what lies where, what is noted, and what happens next."""

    limit = 10000
    lists = (
        "game_card_place",
        "deck",
        "area",
        "game_card_known",
        "game_card_cohort",
        "player_card_place",
        "hand",
        "planned",
        "staged",
        "shown",
        "player_card_known",
        "player_card_cohort",
        "target",
        "worn",
        "covers",
        "tint",
        "turned_to",
        "hand_colour",
        "given_up",
        "last_colour",
        "turned_some",
        "filled",
        "locked",
        "banned",
        "plan",
        "waits",
        "drew",
        "deck_type",
        "in_contest",
        "pips",
        "shows",
    )
    nested = ("controlled", "draw_pile", "returned", "discard")
    slots = (
        "game_card_place",
        "deck",
        "controlled",
        "game_card_known",
        "game_card_cohort",
        "player_card_place",
        "draw_pile",
        "returned",
        "discard",
        "player_card_known",
        "player_card_cohort",
        "target",
        "worn",
        "covers",
        "tint",
        "turned_to",
        "hand_colour",
        "given_up",
        "last_colour",
        "turned_some",
        "filled",
        "locked",
        "banned",
        "plan",
        "waits",
        "drew",
        "deck_type",
        "first_seat",
        "actor",
        "cycle_begins",
        "in_contest",
        "pips",
        "shows",
        "setup_kept_me",
        "setup_seats_left",
        "setup_seat",
        "round_kept_me",
        "round_seats_left",
        "round_seat",
        "round_times",
        "round_taken",
        "round_kept_me_2",
        "round_seats_left_2",
        "round_seat_2",
        "round_times_2",
        "round_taken_2",
        "round_times_3",
        "round_taken_3",
        "round_i_rest",
        "round_kept_me_3",
        "round_seats_left_3",
        "round_seat_3",
        "round_i",
        "let_others_answer_i_rest",
        "let_others_answer_kept_me",
        "let_others_answer_seats_left",
        "let_others_answer_seat",
        "let_others_answer_times",
        "let_others_answer_taken",
        "let_others_answer_i",
        "compete_g",
        "compete_best_of_them",
        "contest_rivals",
        "contest_times",
        "show_hands_kept_me",
        "show_hands_seats_left",
        "show_hands_seat",
        "face_thieves_g_rest",
        "face_thieves_g",
        "face_thieves_thieves",
        "face_thieves_thief",
        "stand_up_to_thief",
        "stand_up_to_g",
        "stand_up_to_attack_rest",
        "stand_up_to_attack",
        "compete_with_thief",
        "compete_with_g",
        "compete_with_best_of_them",
        "contest_goes_back_to",
        "contest_result",
    )
    zeros = (
        ("setup_kept_me", None),
        ("setup_seats_left", ()),
        ("setup_seat", 0),
        ("round_kept_me", None),
        ("round_seats_left", ()),
        ("round_seat", 0),
        ("round_times", 0),
        ("round_taken", False),
        ("round_kept_me_2", None),
        ("round_seats_left_2", ()),
        ("round_seat_2", 0),
        ("round_times_2", 0),
        ("round_taken_2", False),
        ("round_times_3", 0),
        ("round_taken_3", False),
        ("round_i_rest", ()),
        ("round_kept_me_3", None),
        ("round_seats_left_3", ()),
        ("round_seat_3", 0),
        ("round_i", 0),
        ("let_others_answer_i_rest", ()),
        ("let_others_answer_kept_me", None),
        ("let_others_answer_seats_left", ()),
        ("let_others_answer_seat", 0),
        ("let_others_answer_times", 0),
        ("let_others_answer_taken", False),
        ("let_others_answer_i", 0),
        ("compete_g", None),
        ("compete_best_of_them", 0),
        ("contest_rivals", ()),
        ("contest_times", 0),
        ("show_hands_kept_me", None),
        ("show_hands_seats_left", ()),
        ("show_hands_seat", 0),
        ("face_thieves_g_rest", ()),
        ("face_thieves_g", 0),
        ("face_thieves_thieves", ()),
        ("face_thieves_thief", 0),
        ("stand_up_to_thief", 0),
        ("stand_up_to_g", 0),
        ("stand_up_to_attack_rest", ()),
        ("stand_up_to_attack", 0),
        ("compete_with_thief", 0),
        ("compete_with_g", 0),
        ("compete_with_best_of_them", 0),
        ("contest_goes_back_to", 0),
        ("contest_result", 0),
    )
    seers = {"game_card": GAME_CARD_SEERS, "player_card": PLAYER_CARD_SEERS}
    words: GameOnWords

    def __init__(self, words: GameOnWords, seats: int, rng: int) -> None:
        super().__init__(words, seats, rng)
        #   34  component game_card
        self.game_card_place = [BOX] * 66
        self.game_card_box = (1 << 66) - 1
        self.game_card_known = [-1] * 66
        self.game_card_cohort = list(range(len(GAME_CARD_SEERS)))
        #   66  zone deck: deck of game_card
        self.deck: list[int] = []
        self.in_deck = 0
        #   67  zone area[1..4]: slot of game_card
        self.area: list[int | None] = [None] * 4
        self.in_area = 0
        #   68  zone controlled[player]: pile of game_card
        self.controlled: list[list[int]] = [[] for _ in range(6)]
        self.in_controlled = 0
        #   69  zone removed: set of game_card
        self.removed: int = 0
        self.in_removed = 0
        #   70  zone timer: set of game_card
        self.timer: int = 0
        self.in_timer = 0
        #   42  component player_card
        self.player_card_place = [BOX] * 180
        self.player_card_box = (1 << 180) - 1
        self.player_card_known = [-1] * 180
        self.player_card_cohort = list(range(len(PLAYER_CARD_SEERS)))
        #   71  zone draw_pile[player]: deck of player_card
        self.draw_pile: list[list[int]] = [[] for _ in range(6)]
        self.in_draw_pile = 0
        #   72  zone hand[player]: hand of player_card
        self.hand: list[int] = [0] * 6
        self.in_hand = 0
        #   73  zone planned[player]: hand of player_card
        self.planned: list[int] = [0] * 6
        self.in_planned = 0
        #   74  zone staged[player]: set of player_card
        self.staged: list[int] = [0] * 6
        self.in_staged = 0
        #   75  zone shown[player]: set of player_card
        self.shown: list[int] = [0] * 6
        self.in_shown = 0
        #   76  zone returned[player]: deck of player_card
        self.returned: list[list[int]] = [[] for _ in range(6)]
        self.in_returned = 0
        #   77  zone discard[player]: pile of player_card
        self.discard: list[list[int]] = [[] for _ in range(6)]
        self.in_discard = 0
        #   78  var target[player_card]: game_card? = none
        self.target: list[int | None] = [None] * 180
        #   79  var worn[player_card]: symbol? = none
        self.worn: list[int | None] = [None] * 180
        #   80  var covers[player_card]: symbol? = none
        self.covers: list[int | None] = [None] * 180
        #   81  var tint[player_card]: colour? = none
        self.tint: list[int | None] = [None] * 180
        #   82  var turned_to[player_card]: colour? = none
        self.turned_to: list[int | None] = [None] * 180
        #   83  var hand_colour[player]: colour? = none
        self.hand_colour: list[int | None] = [None] * 6
        #   84  var given_up[player, game_card] = no
        self.given_up: list[bool] = [False] * 396
        #   85  var last_colour[player]: colour? = none
        self.last_colour: list[int | None] = [None] * 6
        #   86  var turned_some[player, colour] = no
        self.turned_some: list[bool] = [False] * 30
        #   87  var filled[1..4, symbol]: 0..18 = 0
        self.filled: list[int] = [0] * 60
        #   88  var locked[game_card] = no
        self.locked: list[bool] = [False] * 66
        #   89  var banned[game_card, player] = no
        self.banned: list[bool] = [False] * 396
        #   90  var plan[player]: play / redraw / pass / wait = pass
        self.plan: list[int] = [PLAN_PASS] * 6
        #   91  var waits[player] = no
        self.waits: list[bool] = [False] * 6
        #   92  var drew[player] = no
        self.drew: list[bool] = [False] * 6
        #   93  var deck_type[player]: card_type? = none
        self.deck_type: list[int | None] = [None] * 6
        #   94  var first_seat: player = player(1)
        self.first_seat: int = 0
        #   95  var actor: player = player(1)
        self.actor: int = 0
        #   96  var cycle_begins = yes
        self.cycle_begins: bool = True
        #   97  var in_contest[player] = no
        self.in_contest: list[bool] = [False] * 6
        #   98  var pips[player]: 0..6 = 0
        self.pips: list[int] = [0] * 6
        #   99  var shows[player]: sign = rock
        self.shows: list[int] = [SIGN_ROCK] * 6
        # Locals of rules that live across a decision
        self.setup_kept_me: int | None = None
        self.setup_seats_left: tuple[int, ...] = ()
        self.setup_seat: int = 0
        self.round_kept_me: int | None = None
        self.round_seats_left: tuple[int, ...] = ()
        self.round_seat: int = 0
        self.round_times: int = 0
        self.round_taken: bool = False
        self.round_kept_me_2: int | None = None
        self.round_seats_left_2: tuple[int, ...] = ()
        self.round_seat_2: int = 0
        self.round_times_2: int = 0
        self.round_taken_2: bool = False
        self.round_times_3: int = 0
        self.round_taken_3: bool = False
        self.round_i_rest: tuple[int, ...] = ()
        self.round_kept_me_3: int | None = None
        self.round_seats_left_3: tuple[int, ...] = ()
        self.round_seat_3: int = 0
        self.round_i: int = 0
        self.let_others_answer_i_rest: tuple[int, ...] = ()
        self.let_others_answer_kept_me: int | None = None
        self.let_others_answer_seats_left: tuple[int, ...] = ()
        self.let_others_answer_seat: int = 0
        self.let_others_answer_times: int = 0
        self.let_others_answer_taken: bool = False
        self.let_others_answer_i: int = 0
        self.compete_g: int | None = None
        self.compete_best_of_them: int = 0
        self.contest_rivals: tuple[int, ...] = ()
        self.contest_times: int = 0
        self.show_hands_kept_me: int | None = None
        self.show_hands_seats_left: tuple[int, ...] = ()
        self.show_hands_seat: int = 0
        self.face_thieves_g_rest: tuple[int, ...] = ()
        self.face_thieves_g: int = 0
        self.face_thieves_thieves: tuple[int, ...] = ()
        self.face_thieves_thief: int = 0
        self.stand_up_to_thief: int = 0
        self.stand_up_to_g: int = 0
        self.stand_up_to_attack_rest: tuple[int, ...] = ()
        self.stand_up_to_attack: int = 0
        self.compete_with_thief: int = 0
        self.compete_with_g: int = 0
        self.compete_with_best_of_them: int = 0
        self.contest_goes_back_to = 0
        self.contest_result: int = 0

    def move_game_card(self, game_card: int | None, place: int, bottom: bool = False) -> None:
        """Take a game_card from where it is and put it where it goes; none moves nothing."""
        if game_card is None:
            return
        bit = 1 << game_card
        old = self.game_card_place[game_card]
        if old >= TIMER:
            self.in_timer ^= bit
            self.timer ^= bit
        elif old >= REMOVED:
            self.in_removed ^= bit
            self.removed ^= bit
        elif old >= CONTROLLED:
            self.in_controlled ^= bit
            self.controlled[old - CONTROLLED].remove(game_card)
        elif old >= AREA:
            self.in_area ^= bit
            self.area[old - AREA] = None
        elif old >= DECK:
            self.in_deck ^= bit
            self.deck.remove(game_card)
        else:
            self.game_card_box ^= bit
        if place >= TIMER:
            self.timer ^= bit
            self.in_timer ^= bit
        elif place >= REMOVED:
            self.removed ^= bit
            self.in_removed ^= bit
        elif place >= CONTROLLED:
            self.controlled[place - CONTROLLED].insert(
                len(self.controlled[place - CONTROLLED]) if bottom else 0, game_card
            )
            self.in_controlled ^= bit
        elif place >= AREA:
            if self.area[place - AREA] is not None:
                raise Fault("Something lies in area already.")
            self.area[place - AREA] = game_card
            self.in_area ^= bit
        elif place >= DECK:
            self.deck.insert(len(self.deck) if bottom else 0, game_card)
            self.in_deck ^= bit
        else:
            self.game_card_box ^= bit
        self.game_card_place[game_card] = place
        if GAME_CARD_SEERS[old] == -1 or GAME_CARD_SEERS[place] == -1:
            self.game_card_known[game_card] = -1
        else:
            self.follow(self.game_card_known, game_card, GAME_CARD_SEERS, old, place, self.game_cards_at(old))
            if self.game_card_known[game_card] != -1:
                self.mingle(self.game_card_cohort, old, place)
        if GAME_CARD_SEERS[old] != -1 and old not in self.game_card_place:
            self.leave(self.game_card_cohort, old)

    def game_cards_at(self, place: int) -> int:
        """The game_cards at a place without an order that somebody cannot see."""
        return 0

    def reveal_game_card(self, game_card: int | None, seats: int) -> None:
        if game_card is not None:
            knows, everybody = self.game_card_known[game_card] | seats, (1 << self.seats) - 1
            self.game_card_known[game_card] = -1 if knows & everybody == everybody else knows

    def move_player_card(self, player_card: int | None, place: int, bottom: bool = False) -> None:
        """Take a player_card from where it is and put it where it goes; none moves nothing."""
        if player_card is None:
            return
        bit = 1 << player_card
        old = self.player_card_place[player_card]
        if old >= DISCARD:
            self.in_discard ^= bit
            self.discard[old - DISCARD].remove(player_card)
        elif old >= RETURNED:
            self.in_returned ^= bit
            self.returned[old - RETURNED].remove(player_card)
        elif old >= SHOWN:
            self.in_shown ^= bit
            self.shown[old - SHOWN] ^= bit
        elif old >= STAGED:
            self.in_staged ^= bit
            self.staged[old - STAGED] ^= bit
        elif old >= PLANNED:
            self.in_planned ^= bit
            self.planned[old - PLANNED] ^= bit
        elif old >= HAND:
            self.in_hand ^= bit
            self.hand[old - HAND] ^= bit
        elif old >= DRAW_PILE:
            self.in_draw_pile ^= bit
            self.draw_pile[old - DRAW_PILE].remove(player_card)
        else:
            self.player_card_box ^= bit
        if place >= DISCARD:
            self.discard[place - DISCARD].insert(len(self.discard[place - DISCARD]) if bottom else 0, player_card)
            self.in_discard ^= bit
        elif place >= RETURNED:
            self.returned[place - RETURNED].insert(len(self.returned[place - RETURNED]) if bottom else 0, player_card)
            self.in_returned ^= bit
        elif place >= SHOWN:
            self.shown[place - SHOWN] ^= bit
            self.in_shown ^= bit
        elif place >= STAGED:
            self.staged[place - STAGED] ^= bit
            self.in_staged ^= bit
        elif place >= PLANNED:
            self.planned[place - PLANNED] ^= bit
            self.in_planned ^= bit
        elif place >= HAND:
            self.hand[place - HAND] ^= bit
            self.in_hand ^= bit
        elif place >= DRAW_PILE:
            self.draw_pile[place - DRAW_PILE].insert(
                len(self.draw_pile[place - DRAW_PILE]) if bottom else 0, player_card
            )
            self.in_draw_pile ^= bit
        else:
            self.player_card_box ^= bit
        self.player_card_place[player_card] = place
        if PLAYER_CARD_SEERS[old] == -1 or PLAYER_CARD_SEERS[place] == -1:
            self.player_card_known[player_card] = -1
        else:
            self.follow(self.player_card_known, player_card, PLAYER_CARD_SEERS, old, place, self.player_cards_at(old))
            if self.player_card_known[player_card] != -1:
                self.mingle(self.player_card_cohort, old, place)
        if PLAYER_CARD_SEERS[old] != -1 and old not in self.player_card_place:
            self.leave(self.player_card_cohort, old)

    def player_cards_at(self, place: int) -> int:
        """The player_cards at a place without an order that somebody cannot see."""
        if PLANNED <= place < PLANNED + 6:
            return self.planned[place - PLANNED]
        if HAND <= place < HAND + 6:
            return self.hand[place - HAND]
        return 0

    def reveal_player_card(self, player_card: int | None, seats: int) -> None:
        if player_card is not None:
            knows, everybody = self.player_card_known[player_card] | seats, (1 << self.seats) - 1
            self.player_card_known[player_card] = -1 if knows & everybody == everybody else knows

    def player_of_game_card(self, game_card: int) -> int:
        """The player of the zone that a game_card is in."""
        place = self.game_card_place[game_card]
        if CONTROLLED <= place < CONTROLLED + 6:
            return place - CONTROLLED
        if TIMER <= place < TIMER + 1:
            raise Fault("What lies in timer has no player.")
        if REMOVED <= place < REMOVED + 1:
            raise Fault("What lies in removed has no player.")
        if AREA <= place < AREA + 4:
            raise Fault("What lies in area has no player.")
        if DECK <= place < DECK + 1:
            raise Fault("What lies in deck has no player.")
        raise Fault(f"The game_card {GAME_CARD_NAMES[game_card]} has no player now.")

    def setup(self) -> Step:
        #  146  setup
        #  147  move [g for g in game_cards if g.type is not Black] to deck
        for moved in tuple(g for g in GAME_CARDS if GAME_CARD_TYPE[g] != CARD_TYPE_BLACK):
            self.move_game_card(moved, DECK)
        #  148  let black = [g for g in game_cards if g.type is Black]
        black = tuple(g for g in GAME_CARDS if GAME_CARD_TYPE[g] == CARD_TYPE_BLACK)
        #  149  for i in 1..6 if i <= black_cards
        for i in range(1, 7):
            if i <= self.words.black_cards:
                #  150  move black[i] to deck
                self.move_game_card(item(black, i), DECK)
        #  151  shuffle deck
        self.shuffle(self.deck, GAME_CARD, self.game_card_known)
        #  152  fill_area()
        self.fill_area()
        if self.over:
            return None
        #  153  first_seat = roll players
        self.first_seat = self.roll(tuple(range(self.words.seats)), PLAYER)
        self.setup_kept_me = self.me
        self.setup_seats_left = seats_from(self.first_seat, self.words.seats)
        return self.setup_next_player

    def setup_next_player(self) -> Step:
        if not self.setup_seats_left:
            self.me = known(self.setup_kept_me)
            self.setup_kept_me = None
            self.setup_seats_left = ()
            self.setup_seat = 0
            return self.begin
        self.setup_seat = self.setup_seats_left[0]
        self.setup_seats_left = self.setup_seats_left[1:]
        self.me = self.setup_seat
        #  155  choose "Take the deck {t}" for t in card_types if t is not Black and every(deck_type[p] is not t for..
        self.setup_seat = 0
        return self.offer(SETUP_CHOOSE, self.setup_otherwise)

    def setup_on(self) -> Step:
        #  159  shuffle draw_pile[me]
        self.shuffle(self.draw_pile[self.me], PLAYER_CARD, self.player_card_known)
        #  160  draw 3 from draw_pile[me] to hand[me]
        for _ in range(min(3, len(self.draw_pile[self.me]))):
            self.move_player_card(self.draw_pile[self.me][0], HAND + self.me)
        return self.setup_next_player

    def setup_take_the_deck(self, t: int) -> Step:
        #  155  choose "Take the deck {t}" for t in card_types if t is not Black and every(deck_type[p] is not t for..
        #  156  deck_type[me] = t
        self.deck_type[self.me] = t
        #  157  move [c for c in player_cards if c.type is t] to draw_pile[me]
        for moved in tuple(c for c in PLAYER_CARDS if PLAYER_CARD_TYPE[c] == t):
            self.move_player_card(moved, DRAW_PILE + self.me)
        return self.setup_on

    def setup_otherwise(self) -> Step:
        #  158  otherwise: nothing
        return self.setup_on

    def begin(self) -> Step:
        return self.round

    def next_turn(self) -> Step:
        return self.round

    def round(self) -> Step:
        #  162  round
        if self.tick():
            return None
        #  163  if cycle_begins
        if self.cycle_begins:
            #  164  for p in players
            for p in range(self.words.seats):
                #  165  plan[p] = wait if waits[p] else pass
                self.plan[p] = PLAN_WAIT if self.waits[p] else PLAN_PASS
                #  166  drew[p] = no
                self.drew[p] = False
            #  167  if steal_ban is cycle
            if self.words.steal_ban == STEAL_BAN_CYCLE:
                #  168  for g in game_cards, p in players: banned[g, p] = no
                for g in GAME_CARDS:
                    for p in range(self.words.seats):
                        self.banned[g * 6 + p] = False
            #  169  actor = first_seat
            self.actor = self.first_seat
            #  170  cycle_begins = no
            self.cycle_begins = False
        #  172  if withdraw
        if self.words.withdraw:
            self.round_kept_me = self.me
            self.round_seats_left = seats_from(self.first_seat, self.words.seats)
            return self.round_next_player
        return self.round_on

    def round_on(self) -> Step:
        #  176  note_filled()
        self.note_filled()
        self.round_kept_me_2 = self.me
        self.round_seats_left_2 = seats_from(self.first_seat, self.words.seats)
        self.all_decide(1)
        return self.round_next_player_2

    def round_next_player(self) -> Step:
        if not self.round_seats_left:
            self.me = known(self.round_kept_me)
            return self.round_on
        self.round_seat = self.round_seats_left[0]
        self.round_seats_left = self.round_seats_left[1:]
        self.me = self.round_seat
        #  173  each player from first_seat if acts(me)
        if self.acts(self.me):
            #  174  may up to 12 times "Take {c} back" for c in staged[me]
            self.round_times = 12
            self.round_taken = False
            return self.round_again
        return self.round_next_player

    def round_again(self) -> Step:
        #  174  may up to 12 times "Take {c} back" for c in staged[me]
        if self.round_times > 0:
            self.round_times = self.round_times - 1
            self.round_seat = 0
            self.round_taken = False
            return self.offer(ROUND_CHOOSE, self.round_done)
        return self.round_done

    def round_done(self) -> Step:
        return self.round_next_player

    def round_take(self, c: int) -> Step:
        #  174  may up to 12 times "Take {c} back" for c in staged[me]
        self.round_taken = True
        #  175  take_back(me, c)
        self.take_back(self.me, c)
        return self.round_again

    def round_next_player_2(self) -> Step:
        if not self.round_seats_left_2:
            self.all_have_decided()
            self.me = known(self.round_kept_me_2)
            #  206  reveal_plans()
            self.reveal_plans()
            #  207  if timing is sequential: let_others_answer()
            if self.words.timing == TIMING_SEQUENTIAL:
                self.round_kept_me = None
                self.round_seats_left = ()
                self.round_seat = 0
                self.round_times = 0
                self.round_taken = False
                self.round_kept_me_2 = None
                self.round_seats_left_2 = ()
                self.round_seat_2 = 0
                self.round_times_2 = 0
                self.round_taken_2 = False
                self.round_times_3 = 0
                self.round_taken_3 = False
                self.round_i = 0
                return self.let_others_answer
            return self.round_on_6
        self.round_seat_2 = self.round_seats_left_2[0]
        self.round_seats_left_2 = self.round_seats_left_2[1:]
        self.me = self.round_seat_2
        #  177  each player from first_seat if acts(me) at once
        if self.acts(self.me):
            #  178  choose
            self.round_kept_me = None
            self.round_seats_left = ()
            self.round_seat = 0
            self.round_times = 0
            self.round_taken = False
            self.round_seat_2 = 0
            self.round_times_2 = 0
            self.round_taken_2 = False
            self.round_times_3 = 0
            self.round_taken_3 = False
            self.round_i = 0
            return self.offer(ROUND_CHOOSE_2, None)
        return self.round_next_player_2

    def round_on_3(self) -> Step:
        return self.round_next_player_2

    def round_play_cards(self) -> Step:
        #  180  may up to 12 times
        self.round_times_2 = 12
        self.round_taken_2 = False
        return self.round_again_2

    def round_again_2(self) -> Step:
        #  180  may up to 12 times
        if self.round_times_2 > 0:
            self.round_times_2 = self.round_times_2 - 1
            self.round_taken_2 = False
            return self.offer(ROUND_CHOOSE_3, self.round_done_2)
        return self.round_done_2

    def round_done_2(self) -> Step:
        #  189  may up to 30 times
        self.round_times_3 = 30
        self.round_taken_3 = False
        return self.round_again_3

    def round_give_up(self, g: int) -> Step:
        #  181  "Give up {g} and turn the hand {g.convert}" for g in tickets if convert_scope is hand
        #  180  may up to 12 times
        self.round_taken_2 = True
        #  182  given_up[me, g] = yes
        self.given_up[self.me * 66 + g] = True
        #  183  hand_colour[me] = g.convert
        self.hand_colour[self.me] = GAME_CARD_CONVERT[g]
        #  184  plan[me] = play
        self.plan[self.me] = PLAN_PLAY
        return self.round_again_2

    def round_give_up_2(self, g: int, c: int) -> Step:
        #  185  "Give up {g} and turn {c} {g.convert}" for g in tickets, c in hand[me] if convert_scope is one_card
        #  180  may up to 12 times
        self.round_taken_2 = True
        #  186  given_up[me, g] = yes
        self.given_up[self.me * 66 + g] = True
        #  187  turned_to[c] = g.convert
        self.turned_to[c] = GAME_CARD_CONVERT[g]
        #  188  plan[me] = play
        self.plan[self.me] = PLAN_PLAY
        return self.round_again_2

    def round_again_3(self) -> Step:
        #  189  may up to 30 times
        if self.round_times_3 > 0:
            self.round_times_3 = self.round_times_3 - 1
            self.round_times_2 = 0
            self.round_taken_2 = False
            self.round_taken_3 = False
            self.round_i = 0
            return self.offer(ROUND_CHOOSE_4, self.round_done_3)
        return self.round_done_3

    def round_done_3(self) -> Step:
        return self.round_on_3

    def round_play(self, i: int, t: int, c: int, s: int) -> Step:
        #  190  "Play {c} as {s} on the {t} of {area[i]}" for i in laid_out, t in open_shapes(i), c in hand[me],
        self.round_i = i
        #  189  may up to 30 times
        self.round_taken_3 = True
        #  192  worn[c] = s
        self.worn[c] = s
        #  193  target[c] = area[i]
        self.target[c] = self.area[self.round_i - 1]
        #  194  covers[c] = t
        self.covers[c] = t
        #  195  plan[me] = play
        self.plan[self.me] = PLAN_PLAY
        #  196  move c to planned[me]
        self.move_player_card(c, PLANNED + self.me)
        return self.round_again_3

    def round_steal(self, g: int, c: int, s: int) -> Step:
        #  197  "Steal {g} with {c} as {s}" for g in targets, c in hand[me], s in looks(c) if
        #  189  may up to 30 times
        self.round_taken_3 = True
        #  199  worn[c] = s
        self.worn[c] = s
        #  200  target[c] = g
        self.target[c] = g
        #  201  plan[me] = play
        self.plan[self.me] = PLAN_PLAY
        #  202  move c to planned[me]
        self.move_player_card(c, PLANNED + self.me)
        return self.round_again_3

    def round_replace_the_whole(self) -> Step:
        #  204  plan[me] = redraw
        self.plan[self.me] = PLAN_REDRAW
        return self.round_on_3

    def round_pass(self) -> Step:
        return self.round_on_3

    def round_on_6(self) -> Step:
        self.round_i_rest = self.laid_out()
        return self.round_next_i

    def round_after_let_others_answer(self) -> Step:
        return self.round_on_6

    def round_next_i(self) -> Step:
        if not self.round_i_rest:
            self.round_kept_me_3 = self.me
            self.round_seats_left_3 = seats_from(self.first_seat, self.words.seats)
            return self.round_next_player_3
        self.round_i = self.round_i_rest[0]
        self.round_i_rest = self.round_i_rest[1:]
        #  209  for i in laid_out: compete(area[i])
        self.compete_g = self.area[self.round_i - 1]
        self.round_kept_me = None
        self.round_seats_left = ()
        self.round_seat = 0
        self.round_times = 0
        self.round_taken = False
        self.round_kept_me_2 = None
        self.round_seats_left_2 = ()
        self.round_seat_2 = 0
        self.round_times_2 = 0
        self.round_taken_2 = False
        self.round_times_3 = 0
        self.round_taken_3 = False
        self.round_i = 0
        return self.compete

    def round_after_compete(self) -> Step:
        return self.round_next_i

    def round_next_player_3(self) -> Step:
        if not self.round_seats_left_3:
            self.me = known(self.round_kept_me_3)
            #  212  phase "Take control, clean up, draw"
            #  213  for i in 1..4 if area[i] is not none
            for i in range(1, 5):
                if self.area[i - 1] is not None:
                    #  214  take_control(area[i])
                    self.take_control(self.area[i - 1])
            #  215  if partial is returns
            if self.words.partial == PARTIAL_RETURNS:
                #  216  for p in players, c in staged[p]: take_back(p, c)
                for p in range(self.words.seats):
                    for c in members(self.staged[p]):
                        self.take_back(p, c)
            #  217  fill_area()
            self.fill_area()
            if self.over:
                return None
            #  218  each player from first_seat: refill_hand()
            kept_me = self.me
            for self.me in seats_from(self.first_seat, self.words.seats):
                self.refill_hand()
            self.me = kept_me
            #  219  if timing is sequential and left(actor) is not first_seat
            if self.words.timing == TIMING_SEQUENTIAL and (self.actor + 1) % self.words.seats != self.first_seat:
                #  220  actor = left(actor)
                self.actor = (self.actor + 1) % self.words.seats
                #  221  done
                self.round_kept_me = None
                self.round_seats_left = ()
                self.round_seat = 0
                self.round_times = 0
                self.round_taken = False
                self.round_kept_me_2 = None
                self.round_seats_left_2 = ()
                self.round_seat_2 = 0
                self.round_times_2 = 0
                self.round_taken_2 = False
                self.round_times_3 = 0
                self.round_taken_3 = False
                self.round_i_rest = ()
                self.round_kept_me_3 = None
                self.round_seats_left_3 = ()
                self.round_seat_3 = 0
                self.round_i = 0
                return self.next_turn
            #  222  cycle_begins = yes
            self.cycle_begins = True
            #  223  for p in players
            for p in range(self.words.seats):
                #  224  waits[p] = plan[p] is redraw and (redraw_wait is one_cycle or
                self.waits[p] = (
                    self.plan[p] == PLAN_REDRAW
                    and (
                        self.words.redraw_wait == REDRAW_WAIT_ONE_CYCLE
                        or any(q != p and not self.replenished(q) for q in range(self.words.seats))
                    )
                )
            #  226  if timer_is_up(): end game
            if self.timer_is_up():
                self.end_ranked()
                return None
            #  227  if every(count(draw_pile[p]) is 0 and plan[p] is pass and not drew[p] for p in players): end game
            if all(
                len(tuple(self.draw_pile[p])) == 0 and self.plan[p] == PLAN_PASS and not self.drew[p]
                for p in range(self.words.seats)
            ):
                self.end_ranked()
                return None
            #  228  if not some(can_go_on(p) for p in players): end game
            if not any(self.can_go_on(p) for p in range(self.words.seats)):
                self.end_ranked()
                return None
            #  229  first_seat = left(first_seat)
            self.first_seat = (self.first_seat + 1) % self.words.seats
            self.round_kept_me = None
            self.round_seats_left = ()
            self.round_seat = 0
            self.round_times = 0
            self.round_taken = False
            self.round_kept_me_2 = None
            self.round_seats_left_2 = ()
            self.round_seat_2 = 0
            self.round_times_2 = 0
            self.round_taken_2 = False
            self.round_times_3 = 0
            self.round_taken_3 = False
            self.round_i_rest = ()
            self.round_kept_me_3 = None
            self.round_seats_left_3 = ()
            self.round_seat_3 = 0
            self.round_i = 0
            return self.next_turn
        self.round_seat_3 = self.round_seats_left_3[0]
        self.round_seats_left_3 = self.round_seats_left_3[1:]
        self.me = self.round_seat_3
        #  211  each player from first_seat: face_thieves()
        self.round_kept_me = None
        self.round_seats_left = ()
        self.round_seat = 0
        self.round_times = 0
        self.round_taken = False
        self.round_kept_me_2 = None
        self.round_seats_left_2 = ()
        self.round_seat_2 = 0
        self.round_times_2 = 0
        self.round_taken_2 = False
        self.round_times_3 = 0
        self.round_taken_3 = False
        self.round_i_rest = ()
        self.round_seat_3 = 0
        self.round_i = 0
        return self.face_thieves

    def round_after_face_thieves(self) -> Step:
        return self.round_next_player_3

    def reveal_plans(self) -> None:
        #  235  rule reveal_plans()
        #  236  for p in players, g in controlled[p] if given_up[p, g]
        for p in range(self.words.seats):
            for g in tuple(self.controlled[p]):
                if self.given_up[p * 66 + g]:
                    #  237  given_up[p, g] = no
                    self.given_up[p * 66 + g] = False
                    #  238  if convert_lasts is until_played and convert_scope is one_card and g.convert is not none
                    if (
                        self.words.convert_lasts == CONVERT_LASTS_UNTIL_PLAYED
                        and self.words.convert_scope == CONVERT_SCOPE_ONE_CARD
                        and GAME_CARD_CONVERT[g] is not None
                    ):
                        #  239  turned_some[p, g.convert] = yes
                        self.turned_some[p * 5 + known(GAME_CARD_CONVERT[g])] = True
                    #  240  move g to removed
                    self.move_game_card(g, REMOVED)
        #  241  for p in players if acts(p)
        for p in range(self.words.seats):
            if self.acts(p):
                #  242  for c in hand[p]
                for c in members(self.hand[p]):
                    #  243  if convert_lasts is until_played and hand_colour[p] is not none: tint[c] = hand_colour[p]
                    if self.words.convert_lasts == CONVERT_LASTS_UNTIL_PLAYED and self.hand_colour[p] is not None:
                        self.tint[c] = self.hand_colour[p]
                    #  244  if convert_lasts is until_played and turned_to[c] is not none: tint[c] = turned_to[c]
                    if self.words.convert_lasts == CONVERT_LASTS_UNTIL_PLAYED and self.turned_to[c] is not None:
                        self.tint[c] = self.turned_to[c]
                    #  245  turned_to[c] = none
                    self.turned_to[c] = None
                #  246  if convert_lasts is until_played and hand_colour[p] is not none: last_colour[p] = hand_colou..
                if self.words.convert_lasts == CONVERT_LASTS_UNTIL_PLAYED and self.hand_colour[p] is not None:
                    self.last_colour[p] = self.hand_colour[p]
                #  247  hand_colour[p] = none
                self.hand_colour[p] = None
                #  248  for c in planned[p]: turned_to[c] = none
                for c in members(self.planned[p]):
                    self.turned_to[c] = None
                #  249  move planned[p] to staged[p]
                for moved in members(self.planned[p]):
                    self.move_player_card(moved, STAGED + p)
        #  250  for p in players, c in staged[p] if target[c] in removed
        for p in range(self.words.seats):
            for c in members(self.staged[p]):
                if has(self.removed, self.target[c]):
                    #  251  take_back(p, c)
                    self.take_back(p, c)
        #  252  for p in players if acts(p) and plan[p] is redraw
        for p in range(self.words.seats):
            if self.acts(p) and self.plan[p] == PLAN_REDRAW:
                #  253  let held = count(hand[p])
                held = self.hand[p].bit_count()
                #  254  for c in hand[p]: tint[c] = none
                for c in members(self.hand[p]):
                    self.tint[c] = None
                #  255  last_colour[p] = none
                self.last_colour[p] = None
                #  256  for c in colours: turned_some[p, c] = no
                for c in COLOUR_VALUES:
                    self.turned_some[p * 5 + c] = False
                #  257  move hand[p] to returned[p]
                for moved in members(self.hand[p]):
                    self.move_player_card(moved, RETURNED + p)
                #  258  shuffle returned[p]
                self.shuffle(self.returned[p], PLAYER_CARD, self.player_card_known)
                #  259  move returned[p] to bottom of draw_pile[p]
                for moved in tuple(self.returned[p]):
                    self.move_player_card(moved, DRAW_PILE + p, bottom=True)
                #  260  draw held if redraw_size is same else 3 from draw_pile[p] to hand[p]
                for _ in range(min(held if self.words.redraw_size == REDRAW_SIZE_SAME else 3, len(self.draw_pile[p]))):
                    self.move_player_card(self.draw_pile[p][0], HAND + p)
                #  261  shuffle draw_pile[p]
                self.shuffle(self.draw_pile[p], PLAYER_CARD, self.player_card_known)

    def let_others_answer(self) -> Step:
        #  263  rule let_others_answer()
        self.let_others_answer_i_rest = self.laid_out()
        return self.let_others_answer_next_i

    def let_others_answer_next_i(self) -> Step:
        if not self.let_others_answer_i_rest:
            self.let_others_answer_i_rest = ()
            self.let_others_answer_kept_me = None
            self.let_others_answer_seats_left = ()
            self.let_others_answer_seat = 0
            self.let_others_answer_times = 0
            self.let_others_answer_taken = False
            self.let_others_answer_i = 0
            return self.round_after_let_others_answer
        self.let_others_answer_i = self.let_others_answer_i_rest[0]
        self.let_others_answer_i_rest = self.let_others_answer_i_rest[1:]
        #  264  for i in laid_out if area[i] is not none
        if self.area[self.let_others_answer_i - 1] is not None:
            #  265  if complete(actor, area[i])
            if self.complete(self.actor, self.area[self.let_others_answer_i - 1]):
                self.let_others_answer_kept_me = self.me
                self.let_others_answer_seats_left = seats_from((self.actor + 1) % self.words.seats, self.words.seats)
                return self.let_others_answer_next_player
            return self.let_others_answer_on_2
        return self.let_others_answer_next_i

    def let_others_answer_on_2(self) -> Step:
        return self.let_others_answer_next_i

    def let_others_answer_next_player(self) -> Step:
        if not self.let_others_answer_seats_left:
            self.me = known(self.let_others_answer_kept_me)
            return self.let_others_answer_on_2
        self.let_others_answer_seat = self.let_others_answer_seats_left[0]
        self.let_others_answer_seats_left = self.let_others_answer_seats_left[1:]
        self.me = self.let_others_answer_seat
        #  266  each player from left(actor) if me is not actor and not waits[me] and plan[me] is not redraw
        if self.me != self.actor and not self.waits[self.me] and self.plan[self.me] != PLAN_REDRAW:
            #  267  note_filled()
            self.note_filled()
            #  268  may up to 3 times "Answer with {c} as {s} on the {t} of {area[i]}" for t in open_shapes(i), c in..
            self.let_others_answer_times = 3
            self.let_others_answer_taken = False
            return self.let_others_answer_again
        return self.let_others_answer_next_player

    def let_others_answer_again(self) -> Step:
        #  268  may up to 3 times "Answer with {c} as {s} on the {t} of {area[i]}" for t in open_shapes(i), c in han..
        if self.let_others_answer_times > 0:
            self.let_others_answer_times = self.let_others_answer_times - 1
            self.let_others_answer_seat = 0
            self.let_others_answer_taken = False
            return self.offer(LET_OTHERS_ANSWER_CHOOSE, self.let_others_answer_done)
        return self.let_others_answer_done

    def let_others_answer_done(self) -> Step:
        return self.let_others_answer_next_player

    def let_others_answer_answer_with(self, t: int, c: int, s: int) -> Step:
        #  268  may up to 3 times "Answer with {c} as {s} on the {t} of {area[i]}" for t in open_shapes(i), c in han..
        self.let_others_answer_taken = True
        #  270  worn[c] = s
        self.worn[c] = s
        #  271  target[c] = area[i]
        self.target[c] = self.area[self.let_others_answer_i - 1]
        #  272  covers[c] = t
        self.covers[c] = t
        #  273  move c to staged[me]
        self.move_player_card(c, STAGED + self.me)
        return self.let_others_answer_again

    def note_filled(self) -> None:
        #  275  rule note_filled()
        #  276  if slots is shared
        if self.words.slots == SLOTS_SHARED:
            #  277  for i in laid_out, t in symbols: filled[i, t] = count(c for c in staged if target[c] is area[i] ..
            for i in self.laid_out():
                for t in SYMBOLS:
                    self.filled[(i - 1) * 15 + t] = within(
                        sum(
                            1
                            for c in members(self.in_staged)
                            if self.target[c] == self.area[i - 1] and self.covers[c] == t
                        ),
                        0,
                        18,
                    )

    def take_back(self, p: int, card: int) -> None:
        #  279  rule take_back(p, card)
        #  280  move card to hand[p]
        self.move_player_card(card, HAND + p)
        #  281  clear_marks(card)
        self.clear_marks(card)

    def throw_away(self, p: int, card: int) -> None:
        #  283  rule throw_away(p, card)
        #  284  move card to discard[p]
        self.move_player_card(card, DISCARD + p)
        #  285  tint[card] = none
        self.tint[card] = None
        #  286  clear_marks(card)
        self.clear_marks(card)

    def clear_marks(self, card: int) -> None:
        #  288  rule clear_marks(card)
        #  289  target[card] = none
        self.target[card] = None
        #  290  worn[card] = none
        self.worn[card] = None
        #  291  covers[card] = none
        self.covers[card] = None

    def compete(self) -> Step:
        #  295  rule compete(g)
        #  296  let rivals = [p for p in players if complete(p, g)]
        rivals = tuple(p for p in range(self.words.seats) if self.complete(p, self.compete_g))
        #  297  if count(rivals) < 2: done
        if len(rivals) < 2:
            self.compete_g = None
            return self.round_after_compete
        #  298  let best_of_them = contest(rivals)
        self.contest_rivals = rivals
        self.contest_goes_back_to = 1
        return self.contest

    def compete_after_contest(self) -> Step:
        self.compete_best_of_them = self.contest_result
        self.contest_result = 0
        #  299  for p in players if p is not best_of_them
        for p in range(self.words.seats):
            if p != self.compete_best_of_them:
                #  300  for c in on(p, g): take_back(p, c)
                for c in self.on(p, self.compete_g):
                    self.take_back(p, c)
        self.compete_g = None
        self.compete_best_of_them = 0
        return self.round_after_compete

    def contest(self) -> Step:
        #  302  rule contest(rivals)
        #  303  for p in players: in_contest[p] = p in rivals
        for p in range(self.words.seats):
            self.in_contest[p] = p in self.contest_rivals
        #  304  repeat 50 times
        self.contest_times = 50
        return self.contest_again

    def contest_again(self) -> Step:
        #  304  repeat 50 times
        if self.contest_times > 0:
            self.contest_times = self.contest_times - 1
            #  305  if count(p for p in players if in_contest[p]) is 1: stop
            if sum(1 for p in range(self.words.seats) if self.in_contest[p]) == 1:
                return self.contest_on
            #  306  if contest_by is die: throw_dice()
            if self.words.contest_by == CONTEST_BY_DIE:
                self.throw_dice()
                return self.contest_on_2
            #  307  else if contest_by is rps: show_hands()
            if self.words.contest_by == CONTEST_BY_RPS:
                self.contest_rivals = ()
                return self.show_hands
            #  308  else: ask_the_table()
            self.contest_rivals = ()
            return self.ask_the_table
        return self.contest_on

    def contest_on(self) -> Step:
        #  309  result first(p for p in players if in_contest[p])
        self.contest_result = first(p for p in range(self.words.seats) if self.in_contest[p])
        self.contest_rivals = ()
        self.contest_times = 0
        return self.after_contest

    def contest_on_2(self) -> Step:
        return self.contest_again

    def contest_after_show_hands(self) -> Step:
        return self.contest_on_2

    def contest_after_ask_the_table(self) -> Step:
        return self.contest_on_2

    def after_contest(self) -> Step:
        site, self.contest_goes_back_to = self.contest_goes_back_to, 0
        if site == 1:
            return self.compete_after_contest
        if site == 2:
            return self.face_thieves_after_contest
        return self.compete_with_after_contest

    def throw_dice(self) -> None:
        #  311  rule throw_dice()
        #  312  for p in players if in_contest[p]
        for p in range(self.words.seats):
            if self.in_contest[p]:
                #  313  pips[p] = roll 1..6
                self.pips[p] = self.roll(tuple(range(1, 7)), Whole(1, 6))
        #  314  let best_throw = max(pips[p] for p in players if in_contest[p])
        best_throw = max(self.pips[p] for p in range(self.words.seats) if self.in_contest[p])
        #  315  for p in players: in_contest[p] = in_contest[p] and pips[p] is best_throw
        for p in range(self.words.seats):
            self.in_contest[p] = self.in_contest[p] and self.pips[p] == best_throw

    def show_hands(self) -> Step:
        #  317  rule show_hands()
        self.show_hands_kept_me = self.me
        self.show_hands_seats_left = seats_from(self.first_seat, self.words.seats)
        self.all_decide(2)
        return self.show_hands_next_player

    def show_hands_next_player(self) -> Step:
        if not self.show_hands_seats_left:
            self.all_have_decided()
            self.me = known(self.show_hands_kept_me)
            #  321  for s in signs
            for s in SIGN_VALUES:
                #  322  if some(shows[p] is s for p in players if in_contest[p]) and
                if (
                    any(self.shows[p] == s for p in range(self.words.seats) if self.in_contest[p])
                    and all(self.shows[p] in (s, beaten_by(s)) for p in range(self.words.seats) if self.in_contest[p])
                    and any(self.shows[p] != s for p in range(self.words.seats) if self.in_contest[p])
                ):
                    #  325  for p in players: in_contest[p] = in_contest[p] and shows[p] is s
                    for p in range(self.words.seats):
                        self.in_contest[p] = self.in_contest[p] and self.shows[p] == s
                    #  326  done
                    self.show_hands_kept_me = None
                    self.show_hands_seats_left = ()
                    self.show_hands_seat = 0
                    return self.contest_after_show_hands
            self.show_hands_kept_me = None
            self.show_hands_seats_left = ()
            self.show_hands_seat = 0
            return self.contest_after_show_hands
        self.show_hands_seat = self.show_hands_seats_left[0]
        self.show_hands_seats_left = self.show_hands_seats_left[1:]
        self.me = self.show_hands_seat
        #  318  each player from first_seat if in_contest[me] at once
        if self.in_contest[self.me]:
            #  319  choose "Show {s}" for s in signs
            self.show_hands_seat = 0
            return self.offer(SHOW_HANDS_CHOOSE, None)
        return self.show_hands_next_player

    def show_hands_show(self, s: int) -> Step:
        #  319  choose "Show {s}" for s in signs
        #  320  shows[me] = s
        self.shows[self.me] = s
        return self.show_hands_next_player

    def ask_the_table(self) -> Step:
        #  333  rule ask_the_table()
        #  334  choose by first_seat "{p} wins the contest" for p in players if in_contest[p]
        return self.offer(ASK_THE_TABLE_CHOOSE, self.ask_the_table_otherwise)

    def ask_the_table_on(self) -> Step:
        return self.contest_after_ask_the_table

    def ask_the_table_p_wins_the(self, p: int) -> Step:
        #  334  choose by first_seat "{p} wins the contest" for p in players if in_contest[p]
        #  335  for q in players: in_contest[q] = q is p
        for q in range(self.words.seats):
            self.in_contest[q] = q == p
        return self.ask_the_table_on

    def ask_the_table_otherwise(self) -> Step:
        #  336  otherwise: nothing
        return self.ask_the_table_on

    def face_thieves(self) -> Step:
        #  340  rule face_thieves()
        self.face_thieves_g_rest = tuple(self.controlled[self.me])[::-1]
        return self.face_thieves_next_g

    def face_thieves_next_g(self) -> Step:
        if not self.face_thieves_g_rest:
            self.face_thieves_g_rest = ()
            self.face_thieves_g = 0
            self.face_thieves_thieves = ()
            return self.round_after_face_thieves
        self.face_thieves_g = self.face_thieves_g_rest[0]
        self.face_thieves_g_rest = self.face_thieves_g_rest[1:]
        #  342  let thieves = [p for p in opponents if count(on(p, g)) > 0]
        self.face_thieves_thieves = tuple(
            p for p in opponents(self.me, self.words.seats) if len(self.on_player_game_card(p, self.face_thieves_g)) > 0
        )
        #  343  if count(thieves) > 0
        if len(self.face_thieves_thieves) > 0:
            #  344  let thief = contest(thieves)
            self.contest_rivals = self.face_thieves_thieves
            self.contest_goes_back_to = 2
            return self.contest
        return self.face_thieves_on_2

    def face_thieves_on_2(self) -> Step:
        return self.face_thieves_next_g

    def face_thieves_after_contest(self) -> Step:
        self.face_thieves_thief = self.contest_result
        self.contest_result = 0
        #  345  for p in thieves if p is not thief
        for p in self.face_thieves_thieves:
            if p != self.face_thieves_thief:
                #  346  for c in on(p, g): take_back(p, c)
                for c in self.on_player_game_card(p, self.face_thieves_g):
                    self.take_back(p, c)
                #  347  banned[g, p] = yes
                self.banned[self.face_thieves_g * 6 + p] = True
        #  348  stand_up_to(thief, g)
        self.stand_up_to_thief, self.stand_up_to_g = self.face_thieves_thief, self.face_thieves_g
        self.face_thieves_g = 0
        self.face_thieves_thieves = ()
        self.face_thieves_thief = 0
        return self.stand_up_to

    def face_thieves_after_stand_up_to(self) -> Step:
        return self.face_thieves_on_2

    def stand_up_to(self) -> Step:
        #  353  rule stand_up_to(thief, g)
        self.stand_up_to_attack_rest = self.on_player_game_card(self.stand_up_to_thief, self.stand_up_to_g)
        return self.stand_up_to_next_attack

    def stand_up_to_next_attack(self) -> Step:
        if not self.stand_up_to_attack_rest:
            return self.stand_up_to_on
        self.stand_up_to_attack = self.stand_up_to_attack_rest[0]
        self.stand_up_to_attack_rest = self.stand_up_to_attack_rest[1:]
        #  355  choose
        return self.offer(STAND_UP_TO_CHOOSE, None)

    def stand_up_to_on(self) -> Step:
        #  361  if count(shown[me]) < count(on(thief, g)): compete_with(thief, g)
        if self.shown[self.me].bit_count() < len(self.on_player_game_card(self.stand_up_to_thief, self.stand_up_to_g)):
            self.compete_with_thief, self.compete_with_g = self.stand_up_to_thief, self.stand_up_to_g
            self.stand_up_to_thief = 0
            self.stand_up_to_g = 0
            self.stand_up_to_attack_rest = ()
            self.stand_up_to_attack = 0
            return self.compete_with
        #  363  for d in shown[me]: tint[d] = none
        for d in members(self.shown[self.me]):
            self.tint[d] = None
        #  364  move shown[me] to bottom of draw_pile[me]
        for moved in members(self.shown[self.me]):
            self.move_player_card(moved, DRAW_PILE + self.me, bottom=True)
        #  365  for attack in on(thief, g): throw_away(thief, attack)
        for attack in self.on_player_game_card(self.stand_up_to_thief, self.stand_up_to_g):
            self.throw_away(self.stand_up_to_thief, attack)
        return self.stand_up_to_on_3

    def stand_up_to_defend_with(self, d: int) -> Step:
        #  356  "Defend with {d}" for d in hand[me] if shows_shape_of(d, attack)
        #  357  move d to shown[me]
        self.move_player_card(d, SHOWN + self.me)
        return self.stand_up_to_next_attack

    def stand_up_to_compete(self) -> Step:
        #  359  move shown[me] to hand[me]
        for moved in members(self.shown[self.me]):
            self.move_player_card(moved, HAND + self.me)
        #  360  stop
        return self.stand_up_to_on

    def stand_up_to_on_3(self) -> Step:
        self.stand_up_to_thief = 0
        self.stand_up_to_g = 0
        self.stand_up_to_attack_rest = ()
        self.stand_up_to_attack = 0
        return self.face_thieves_after_stand_up_to

    def stand_up_to_after_compete_with(self) -> Step:
        return self.stand_up_to_on_3

    def compete_with(self) -> Step:
        #  367  rule compete_with(thief, g)
        #  368  let best_of_them = contest([thief, me])
        self.contest_rivals = (self.compete_with_thief, self.me)
        self.contest_goes_back_to = 3
        return self.contest

    def compete_with_after_contest(self) -> Step:
        self.compete_with_best_of_them = self.contest_result
        self.contest_result = 0
        #  369  for attack in on(thief, g): throw_away(thief, attack)
        for attack in self.on_player_game_card(self.compete_with_thief, self.compete_with_g):
            self.throw_away(self.compete_with_thief, attack)
        #  370  if best_of_them is thief
        if self.compete_with_best_of_them == self.compete_with_thief:
            #  371  move g to controlled[thief]
            self.move_game_card(self.compete_with_g, CONTROLLED + self.compete_with_thief)
            #  372  if steal_ban is controller
            if self.words.steal_ban == STEAL_BAN_CONTROLLER:
                #  373  for p in players: banned[g, p] = no
                for p in range(self.words.seats):
                    self.banned[self.compete_with_g * 6 + p] = False
        else:
            #  374  else: locked[g] = yes
            self.locked[self.compete_with_g] = True
        self.compete_with_thief = 0
        self.compete_with_g = 0
        self.compete_with_best_of_them = 0
        return self.stand_up_to_after_compete_with

    def take_control(self, g: int | None) -> None:
        #  378  rule take_control(g)
        #  379  for p in players if complete(p, g)
        for p in range(self.words.seats):
            if self.complete(p, g):
                #  380  for c in on(p, g): throw_away(p, c)
                for c in self.on(p, g):
                    self.throw_away(p, c)
                #  381  for q in players, c in on(q, g): take_back(q, c)
                for q in range(self.words.seats):
                    for c in self.on(q, g):
                        self.take_back(q, c)
                #  382  move g to controlled[p]
                self.move_game_card(g, CONTROLLED + p)
                #  383  done
                return

    def fill_area(self) -> None:
        #  385  rule fill_area()
        #  386  for i in 1..4 if area[i] is none
        for i in range(1, 5):
            if self.area[i - 1] is None:
                #  387  repeat 7 times
                for _ in range(7):
                    #  388  if count(deck) is 0: done
                    if len(tuple(self.deck)) == 0:
                        return
                    #  389  let next = top(deck)
                    next = tuple(self.deck)[0]
                    #  390  reveal next
                    self.reveal_game_card(next, -1)
                    #  391  let aside = next.type is Black and black_place is aside
                    aside = GAME_CARD_TYPE[next] == CARD_TYPE_BLACK and self.words.black_place == BLACK_PLACE_ASIDE
                    #  392  if aside: move next to timer
                    if aside:
                        self.move_game_card(next, TIMER)
                    else:
                        #  393  else: move next to area[i]
                        self.move_game_card(next, AREA + i - 1)
                    #  394  if black_end is now and timer_is_up(): end game
                    if self.words.black_end == BLACK_END_NOW and self.timer_is_up():
                        self.end_ranked()
                        return
                    #  395  if not aside: stop
                    if not aside:
                        break

    def refill_hand(self) -> None:
        #  397  rule refill_hand()
        #  398  if count(hand[me]) < 3 and count(draw_pile[me]) > 0: drew[me] = yes
        if self.hand[self.me].bit_count() < 3 and len(tuple(self.draw_pile[self.me])) > 0:
            self.drew[self.me] = True
        #  399  draw 3 - count(hand[me]) from draw_pile[me] to hand[me]
        for _ in range(min(3 - self.hand[self.me].bit_count(), len(self.draw_pile[self.me]))):
            self.move_player_card(self.draw_pile[self.me][0], HAND + self.me)

    def clear_table(self) -> None:
        #  403  rule clear_table()
        #  404  first_seat = player(1)
        self.first_seat = 0
        #  405  move deck to box
        for moved in reversed(tuple(self.deck)):
            self.move_game_card(moved, BOX)
        #  406  for i in 1..4 if area[i] is not none
        for i in range(1, 5):
            if self.area[i - 1] is not None:
                #  407  move area[i] to box
                self.move_game_card(self.area[i - 1], BOX)
        #  408  for p in players
        for p in range(self.words.seats):
            #  409  move hand[p] to box
            for moved in members(self.hand[p]):
                self.move_player_card(moved, BOX)
            #  410  move draw_pile[p] to box
            for moved in reversed(tuple(self.draw_pile[p])):
                self.move_player_card(moved, BOX)
            #  411  deck_type[p] = Anchor if p is player(1) else Bolt if p is player(2) else Crown
            self.deck_type[p] = CARD_TYPE_ANCHOR if p == 0 else CARD_TYPE_BOLT if p == 1 else CARD_TYPE_CROWN

    def hold(self, p: int, type: int, s: int) -> None:
        #  413  rule hold(p, type: card_type, s: symbol)
        #  414  move first(c for c in player_cards if c.type is type and c.faces[1] is s and count(c.faces) is 1 and..
        self.move_player_card(
            first(
                c
                for c in PLAYER_CARDS
                if PLAYER_CARD_TYPE[c] == type
                and PLAYER_CARD_FACES[c][0] == s
                and len(PLAYER_CARD_FACES[c]) == 1
                and self.player_card_box >> c & 1
            ),
            HAND + p,
        )

    def options(self) -> Runs:
        if self.at == SETUP_CHOOSE:
            return self.setup_choose()
        if self.at == ROUND_CHOOSE:
            return self.round_choose()
        if self.at == ROUND_CHOOSE_2:
            return self.round_choose_2()
        if self.at == ROUND_CHOOSE_3:
            return self.round_choose_3()
        if self.at == ROUND_CHOOSE_4:
            return self.round_choose_4()
        if self.at == LET_OTHERS_ANSWER_CHOOSE:
            return self.let_others_answer_choose()
        if self.at == SHOW_HANDS_CHOOSE:
            return self.show_hands_choose()
        if self.at == ASK_THE_TABLE_CHOOSE:
            return self.ask_the_table_choose()
        return self.stand_up_to_choose()

    def setup_choose(self) -> Runs:
        #  155  choose "Take the deck {t}" for t in card_types if t is not Black and every(deck_type[p] is not t for..
        offered: Runs = []
        offered.append(
            (
                0,
                bits(
                    t
                    for t in CARD_TYPE_VALUES
                    if t != CARD_TYPE_BLACK and all(self.deck_type[p] != t for p in range(self.words.seats))
                ),
            )
        )
        return offered

    def round_choose(self) -> Runs:
        #  174  may up to 12 times "Take {c} back" for c in staged[me]
        offered: Runs = []
        offered.append((7, self.staged[self.me]))
        if any(found for _, found in offered):
            offered.append((187, 1))
        return offered

    def round_choose_2(self) -> Runs:
        #  178  choose
        offered: Runs = []
        #  179  "Play cards" if count(hand[me]) > 0 and (count(tickets) > 0 or can_play())
        if self.hand[self.me].bit_count() > 0 and (len(self.tickets()) > 0 or self.can_play()):
            offered.append((188, 1))
        #  203  "Replace the whole hand" if count(hand[me]) > 0 and count(draw_pile[me]) > 0
        if self.hand[self.me].bit_count() > 0 and len(tuple(self.draw_pile[self.me])) > 0:
            offered.append((352337, 1))
        #  205  "Pass"
        offered.append((352338, 1))
        return offered

    def round_choose_3(self) -> Runs:
        #  180  may up to 12 times
        offered: Runs = []
        #  181  "Give up {g} and turn the hand {g.convert}" for g in tickets if convert_scope is hand
        if self.words.convert_scope == CONVERT_SCOPE_HAND:
            offered.append((189, bits(self.tickets())))
        #  185  "Give up {g} and turn {c} {g.convert}" for g in tickets, c in hand[me] if convert_scope is one_card
        if self.words.convert_scope == CONVERT_SCOPE_ONE_CARD:
            for g in in_order(self.tickets()):
                offered.append((255 + 180 * g, self.hand[self.me]))
        if any(found for _, found in offered):
            offered.append((12135, 1))
        return offered

    def round_choose_4(self) -> Runs:
        #  189  may up to 30 times
        offered: Runs = []
        #  190  "Play {c} as {s} on the {t} of {area[i]}" for i in laid_out, t in open_shapes(i), c in hand[me],
        for i in in_order(self.laid_out()):
            for t in in_order(self.open_shapes(i)):
                for c in members(self.hand[self.me]):
                    offered.append(
                        (12136 + 40500 * (i - 1) + 2700 * t + 15 * c, bits(s for s in self.looks(c) if matches(s, t)))
                    )
        #  197  "Steal {g} with {c} as {s}" for g in targets, c in hand[me], s in looks(c) if
        for g in in_order(self.targets()):
            for c in members(self.hand[self.me]):
                offered.append(
                    (
                        174136 + 2700 * g + 15 * c,
                        bits(s for s in self.looks(c) if any(matches(s, t) for t in GAME_CARD_SHAPES[g])),
                    )
                )
        if any(found for _, found in offered):
            offered.append((352336, 1))
        return offered

    def let_others_answer_choose(self) -> Runs:
        #  268  may up to 3 times "Answer with {c} as {s} on the {t} of {area[i]}" for t in open_shapes(i), c in han..
        offered: Runs = []
        for t in in_order(self.open_shapes(self.let_others_answer_i)):
            for c in members(self.hand[self.me]):
                offered.append((352339 + 2700 * t + 15 * c, bits(s for s in self.looks(c) if matches(s, t))))
        if any(found for _, found in offered):
            offered.append((392839, 1))
        return offered

    def show_hands_choose(self) -> Runs:
        #  319  choose "Show {s}" for s in signs
        offered: Runs = []
        offered.append((392840, (1 << 3) - 1))
        return offered

    def ask_the_table_choose(self) -> Runs:
        #  334  choose by first_seat "{p} wins the contest" for p in players if in_contest[p]
        offered: Runs = []
        offered.append((392843, bits(p for p in range(self.words.seats) if self.in_contest[p])))
        return offered

    def stand_up_to_choose(self) -> Runs:
        #  355  choose
        offered: Runs = []
        #  356  "Defend with {d}" for d in hand[me] if shows_shape_of(d, attack)
        offered.append(
            (392849, bits(d for d in members(self.hand[self.me]) if self.shows_shape_of(d, self.stand_up_to_attack)))
        )
        #  358  "Compete"
        offered.append((393029, 1))
        return offered

    def take(self, decision: int) -> Step:
        #  155  choose "Take the deck {t}" for t in card_types if t is not Black and every(deck_type[p] is not t for..
        if decision < 7:
            t = decision
            return self.setup_take_the_deck(t)
        #  174  may up to 12 times "Take {c} back" for c in staged[me]
        if decision < 187:
            c = decision - 7
            return self.round_take(c)
        if decision == 187:
            return self.round_done
        #  179  "Play cards" if count(hand[me]) > 0 and (count(tickets) > 0 or can_play())
        if decision < 189:
            return self.round_play_cards()
        #  181  "Give up {g} and turn the hand {g.convert}" for g in tickets if convert_scope is hand
        if decision < 255:
            g = decision - 189
            return self.round_give_up(g)
        #  185  "Give up {g} and turn {c} {g.convert}" for g in tickets, c in hand[me] if convert_scope is one_card
        if decision < 12135:
            g, c = divmod(decision - 255, 180)
            return self.round_give_up_2(g, c)
        if decision == 12135:
            return self.round_done_2
        #  190  "Play {c} as {s} on the {t} of {area[i]}" for i in laid_out, t in open_shapes(i), c in hand[me],
        if decision < 174136:
            i_number, t, c, s = digits(decision - 12136, 15, 180, 15)
            i = i_number + 1
            return self.round_play(i, t, c, s)
        #  197  "Steal {g} with {c} as {s}" for g in targets, c in hand[me], s in looks(c) if
        if decision < 352336:
            g, c, s = digits(decision - 174136, 180, 15)
            return self.round_steal(g, c, s)
        if decision == 352336:
            return self.round_done_3
        #  203  "Replace the whole hand" if count(hand[me]) > 0 and count(draw_pile[me]) > 0
        if decision < 352338:
            return self.round_replace_the_whole()
        #  205  "Pass"
        if decision < 352339:
            return self.round_pass()
        #  268  may up to 3 times "Answer with {c} as {s} on the {t} of {area[i]}" for t in open_shapes(i), c in han..
        if decision < 392839:
            t, c, s = digits(decision - 352339, 180, 15)
            return self.let_others_answer_answer_with(t, c, s)
        if decision == 392839:
            return self.let_others_answer_done
        #  319  choose "Show {s}" for s in signs
        if decision < 392843:
            s = decision - 392840
            return self.show_hands_show(s)
        #  334  choose by first_seat "{p} wins the contest" for p in players if in_contest[p]
        if decision < 392849:
            p = decision - 392843
            return self.ask_the_table_p_wins_the(p)
        #  356  "Defend with {d}" for d in hand[me] if shows_shape_of(d, attack)
        if decision < 393029:
            d = decision - 392849
            return self.stand_up_to_defend_with(d)
        #  358  "Compete"
        if decision < 393030:
            return self.stand_up_to_compete()
        raise NotOffered(decision)

    def describe(self, decision: int) -> Said:
        if decision < 7:
            t = decision
            return 0, f"Take the deck {CARD_TYPE_NAMES[t]}", (CARD_TYPE_NAMES[t],)
        if decision < 187:
            c = decision - 7
            return 1, f"Take {PLAYER_CARD_NAMES[c]} back", (PLAYER_CARD.names[c],)
        if decision == 187:
            return 2, "Pass", ()
        if decision < 189:
            return 3, "Play cards", ()
        if decision < 255:
            g = decision - 189
            part_of_label_3 = printed(Maybe(Named("colour", COLOUR_NAMES)), GAME_CARD_CONVERT[g])
            return 4, f"Give up {GAME_CARD_NAMES[g]} and turn the hand {part_of_label_3}", (GAME_CARD_NAMES[g],)
        if decision < 12135:
            g, c = divmod(decision - 255, 180)
            part_of_label_5 = printed(Maybe(Named("colour", COLOUR_NAMES)), GAME_CARD_CONVERT[g])
            return (
                5,
                f"Give up {GAME_CARD_NAMES[g]} and turn {PLAYER_CARD_NAMES[c]} {part_of_label_5}",
                (GAME_CARD_NAMES[g], PLAYER_CARD.names[c]),
            )
        if decision == 12135:
            return 6, "Pass", ()
        if decision < 174136:
            i_number, t, c, s = digits(decision - 12136, 15, 180, 15)
            i = i_number + 1
            return (
                7,
                f"Play {PLAYER_CARD_NAMES[c]} as {SYMBOL_NAMES[s]} on the {SYMBOL_NAMES[t]} of "
                f"{printed(Maybe(GAME_CARD), self.area[i - 1])}",
                (i, SYMBOL_NAMES[t], PLAYER_CARD.names[c], SYMBOL_NAMES[s]),
            )
        if decision < 352336:
            g, c, s = digits(decision - 174136, 180, 15)
            return (
                8,
                f"Steal {GAME_CARD_NAMES[g]} with {PLAYER_CARD_NAMES[c]} as {SYMBOL_NAMES[s]}",
                (GAME_CARD_NAMES[g], PLAYER_CARD.names[c], SYMBOL_NAMES[s]),
            )
        if decision == 352336:
            return 9, "Pass", ()
        if decision < 352338:
            return 10, "Replace the whole hand", ()
        if decision < 352339:
            return 11, "Pass", ()
        if decision < 392839:
            t, c, s = digits(decision - 352339, 180, 15)
            return (
                12,
                f"Answer with {PLAYER_CARD_NAMES[c]} as {SYMBOL_NAMES[s]} on the {SYMBOL_NAMES[t]} of "
                f"{printed(Maybe(GAME_CARD), self.area[self.let_others_answer_i - 1])}",
                (SYMBOL_NAMES[t], PLAYER_CARD.names[c], SYMBOL_NAMES[s]),
            )
        if decision == 392839:
            return 13, "Pass", ()
        if decision < 392843:
            s = decision - 392840
            return 14, f"Show {SIGN_NAMES[s]}", (SIGN_NAMES[s],)
        if decision < 392849:
            p = decision - 392843
            return 15, f"{PLAYER_NAMES[p]} wins the contest", (PLAYER_NAMES[p],)
        if decision < 393029:
            d = decision - 392849
            return 16, f"Defend with {PLAYER_CARD_NAMES[d]}", (PLAYER_CARD.names[d],)
        if decision < 393030:
            return 17, "Compete", ()
        raise NotOffered(decision)

    def decider(self) -> int:
        if self.at == ASK_THE_TABLE_CHOOSE:
            return self.first_seat
        return self.me

    def standing(self, p: int) -> tuple[int, ...]:
        #  141  winner is p with highest total(p), then
        return (
            self.total(p),
            sum(1 for g in self.counted(p) if GAME_CARD_TYPE[g] == self.deck_type[p]),
            len(tuple(self.controlled[p])) if self.words.final_tie == FINAL_TIE_CARDS else 0,
            -(self.hand[p].bit_count() if self.words.final_tie == FINAL_TIE_CARDS else 0),
        )

    def score(self, p: int) -> int:
        return self.total(p)

    def colour_of(self, c: int) -> int | None:
        #  103  let colour_of(c: player_card)
        #  104  hand_colour[me] if hand_colour[me] is not none
        if self.hand_colour[self.me] is not None:
            return self.hand_colour[self.me]
        #  105  turned_to[c] if turned_to[c] is not none
        if self.turned_to[c] is not None:
            return self.turned_to[c]
        #  106  tint[c] otherwise
        return self.tint[c]

    def looks(self, c: int) -> tuple[int, ...]:
        #  107  let looks(c: player_card) = [turned(s, colour_of(c)) for s in c.faces]
        colour_of = self.colour_of(c)
        return tuple(turned(s, colour_of) for s in PLAYER_CARD_FACES[c])

    def on(self, p: int, g: int | None) -> tuple[int, ...]:
        #  108  let on(p, g) = [c for c in staged[p] if target[c] is g]
        return tuple(c for c in members(self.staged[p]) if self.target[c] == g)

    def on_player_game_card(self, p: int, g: int) -> tuple[int, ...]:
        #  108  let on(p, g) = [c for c in staged[p] if target[c] is g]
        return tuple(c for c in members(self.staged[p]) if self.target[c] == g)

    def complete(self, p: int, g: int | None) -> bool:
        #  109  let complete(p, g) = g.type is not Black and count(on(p, g)) is count(g.shapes)
        return GAME_CARD_TYPE[known(g)] != CARD_TYPE_BLACK and len(self.on(p, g)) == len(GAME_CARD_SHAPES[known(g)])

    def planned_on(self, g: int | None) -> tuple[int, ...]:
        #  110  let planned_on(g) = [c for c in planned[me] if target[c] is g]
        return tuple(c for c in members(self.planned[self.me]) if self.target[c] == g)

    def planned_on_game_card(self, g: int) -> tuple[int, ...]:
        #  110  let planned_on(g) = [c for c in planned[me] if target[c] is g]
        return tuple(c for c in members(self.planned[self.me]) if self.target[c] == g)

    def laid_out(self) -> tuple[int, ...]:
        #  111  let laid_out = [i for i in 1..4 if area[i] is not none]
        return tuple(i for i in range(1, 5) if self.area[i - 1] is not None)

    def lying_on(self, i: int, t: int) -> int:
        #  113  let lying_on(i, t: symbol) = filled[i, t] if slots is shared else count(c for c in on(me, area[i]) i..
        return (
            self.filled[(within(i, 1, 4) - 1) * 15 + t]
            if self.words.slots == SLOTS_SHARED
            else sum(1 for c in self.on(self.me, self.area[within(i, 1, 4) - 1]) if self.covers[c] == t)
        )

    def open_shapes(self, i: int) -> tuple[int, ...]:
        #  114  let open_shapes(i) = [t for t in area[i].shapes if
        return tuple(
            t
            for t in GAME_CARD_SHAPES[known(self.area[within(i, 1, 4) - 1])]
            if in_64_bits(
                self.lying_on(i, t)
                + sum(1 for c in self.planned_on(self.area[within(i, 1, 4) - 1]) if self.covers[c] == t)
            ) < printed_on(self.area[within(i, 1, 4) - 1], t)
        )

    def targets(self) -> tuple[int, ...]:
        #  116  let targets = [g for g in controlled if g.player is not me and not locked[g] and not banned[g, me]
        return tuple(
            g
            for g in members(self.in_controlled)
            if self.player_of_game_card(g) != self.me
            and not self.locked[g]
            and not self.banned[g * 6 + self.me]
            and (self.words.steal_cards == STEAL_CARDS_MANY or len(self.planned_on_game_card(g)) == 0)
        )

    def tickets(self) -> tuple[int, ...]:
        #  118  let tickets = [g for g in controlled[me] if
        return tuple(
            g
            for g in tuple(self.controlled[self.me])
            if not self.locked[g] and GAME_CARD_CONVERT[g] is not None and not self.given_up[self.me * 66 + g]
        )

    def can_play(self) -> bool:
        #  120  let can_play() = some(matches(s, t) for i in laid_out, t in open_shapes(i), c in hand[me], s in look..
        return (
            any(
                matches(s, t)
                for i in self.laid_out()
                for t in self.open_shapes(i)
                for c in members(self.hand[self.me])
                for s in self.looks(c)
            )
            or any(
                matches(s, t)
                for g in self.targets()
                for t in GAME_CARD_SHAPES[g]
                for c in members(self.hand[self.me])
                for s in self.looks(c)
            )
        )

    def unspent(self, p: int) -> tuple[int, ...]:
        #  124  let unspent(p) = [c for c in player_cards if c.type is deck_type[p] and c not in discard[p] and c no..
        return tuple(
            c
            for c in PLAYER_CARDS
            if c not in tuple(self.discard[p])
            and not self.staged[p] >> c & 1
            and PLAYER_CARD_TYPE[c] == self.deck_type[p]
        )

    def wanted(self, p: int, s: int) -> bool:
        #  125  let wanted(p, s: symbol) = some(
        return (
            any(
                matches(s, t)
                and sum(
                    1
                    for c in members(self.in_staged if self.words.slots == SLOTS_SHARED else self.staged[p])
                    if self.target[c] == g and self.covers[c] == t
                ) < printed_on_game_card_symbol(g, t)
                for g in members(self.in_area)
                for t in GAME_CARD_SHAPES[g]
            )
            or any(
                matches(s, t)
                for g in members(self.in_controlled)
                for t in GAME_CARD_SHAPES[g]
                if self.player_of_game_card(g) != p
                and not self.locked[g]
                and (self.words.steal_ban == STEAL_BAN_CYCLE or not self.banned[g * 6 + p])
            )
        )

    def turns(self, p: int) -> tuple[int | None, ...]:
        #  131  let turns(p) = [none, last_colour[p]] + [c for c in colours if turned_some[p, c]] + [g.convert for g..
        return (
            (None, self.last_colour[p])
            + tuple(c for c in COLOUR_VALUES if self.turned_some[p * 5 + c])
            + tuple(GAME_CARD_CONVERT[g] for g in tuple(self.controlled[p]) if not self.locked[g])
        )

    def can_go_on(self, p: int) -> bool:
        #  132  let can_go_on(p) = some(
        turns = self.turns(p)
        unspent = self.unspent(p)
        return any(
            self.wanted(p, turned(s, to))
            for s in SYMBOLS
            for to in turns
            if any(s in PLAYER_CARD_FACES[c] for c in unspent)
        )

    def acts(self, p: int) -> bool:
        #  135  let acts(p) = not waits[p] and (timing is simultaneous or p is actor)
        return not self.waits[p] and (self.words.timing == TIMING_SIMULTANEOUS or p == self.actor)

    def replenished(self, p: int) -> bool:
        #  136  let replenished(p) = drew[p] or plan[p] is redraw or count(draw_pile[p]) is 0
        return self.drew[p] or self.plan[p] == PLAN_REDRAW or len(tuple(self.draw_pile[p])) == 0

    def counted(self, p: int) -> tuple[int, ...]:
        #  137  let counted(p) = [g for g in controlled[p] if locked_counts or not locked[g]]
        return tuple(g for g in tuple(self.controlled[p]) if self.words.locked_counts or not self.locked[g])

    def total(self, p: int) -> int:
        #  138  let total(p) = sum(g.points for g in controlled[p]) + sum(g.chevrons for g in counted(p)) -
        return (
            sum(GAME_CARD_POINTS[g] for g in tuple(self.controlled[p]))
            + sum(GAME_CARD_CHEVRONS[g] for g in self.counted(p))
            - self.hand[p].bit_count()
            - (self.staged[p].bit_count() if self.words.staged_penalty else 0)
        )

    def timer_is_up(self) -> bool:
        #  231  let timer_is_up() = black_cards > 0 and count(timer) + count(g for g in area if g.type is Black) is ..
        return (
            self.words.black_cards > 0
            and self.timer.bit_count()
            + sum(1 for g in members(self.in_area) if GAME_CARD_TYPE[g] == CARD_TYPE_BLACK) == self.words.black_cards
        )

    def shows_shape_of(self, d: int, attack: int) -> bool:
        #  350  let shows_shape_of(d: player_card, attack: player_card) = worn[attack] is not none
        return (
            self.worn[attack] is not None
            and any(SYMBOL_SHAPE[f] == SYMBOL_SHAPE[known(self.worn[attack])] for f in PLAYER_CARD_FACES[d])
        )


DECLARED = Declared(
    name="game_on",
    title="Game-On Competitive",
    players=(2, 6),
    limit=10000,
    options=(
        Option(
            "timing",
            "Whether all act at once or one after the other",
            Named("timing", TIMING_NAMES),
            0,
            ("simultaneous", "sequential"),
            ("A-GON-01",),
        ),
        Option(
            "contest_by",
            "How a competition is decided",
            Named("contest_by", CONTEST_BY_NAMES),
            0,
            ("die", "rps", "table"),
            ("GON-22", "GON-23", "GON-24", "A-GON-14"),
        ),
        Option(
            "partial",
            "Cards on an incomplete Game Card",
            Named("partial", PARTIAL_NAMES),
            0,
            ("stays", "returns"),
            ("A-GON-02",),
        ),
        Option(
            "slots",
            "Whether cards of others on a shape leave room",
            Named("slots", SLOTS_NAMES),
            0,
            ("per_player", "shared"),
            ("A-GON-03",),
        ),
        Option("withdraw", "Cards on Game Cards may be taken back", YesNo(), False, (False, True), ("A-GON-04",)),
        Option(
            "steal_cards",
            "How many cards may go for one Game Card",
            Named("steal_cards", STEAL_CARDS_NAMES),
            0,
            ("one", "many"),
            ("A-GON-08",),
        ),
        Option(
            "convert_scope",
            "What a conversion turns",
            Named("convert_scope", CONVERT_SCOPE_NAMES),
            0,
            ("hand", "one_card"),
            ("A-GON-09",),
        ),
        Option(
            "convert_lasts",
            "How long a conversion lasts",
            Named("convert_lasts", CONVERT_LASTS_NAMES),
            0,
            ("action", "until_played"),
            ("A-GON-09",),
        ),
        Option(
            "redraw_size",
            "How many cards a redraw gives",
            Named("redraw_size", REDRAW_SIZE_NAMES),
            0,
            ("three", "same"),
            ("A-GON-10",),
        ),
        Option(
            "redraw_wait",
            "How long a player waits after a redraw",
            Named("redraw_wait", REDRAW_WAIT_NAMES),
            0,
            ("replenish", "one_cycle"),
            ("A-GON-11",),
        ),
        Option(
            "locked_counts", "A locked card counts its chevrons and Type", YesNo(), True, (False, True), ("A-GON-12",)
        ),
        Option(
            "steal_ban",
            "How long the loser of a first round is barred",
            Named("steal_ban", STEAL_BAN_NAMES),
            0,
            ("game", "controller", "cycle"),
            ("A-GON-15",),
        ),
        Option(
            "staged_penalty", "Cards left on Game Cards cost a point each", YesNo(), False, (False, True), ("A-GON-19",)
        ),
        Option("final_tie", "Still tied", Named("final_tie", FINAL_TIE_NAMES), 0, ("shared", "cards"), ("A-GON-20",)),
        Option(
            "black_cards",
            "Black Cards in the Game Deck, as a timer",
            Whole(0, 6),
            0,
            tuple(range(7)),
            ("GON-86", "GON-90"),
        ),
        Option(
            "black_place",
            "Where a drawn Black Card goes",
            Named("black_place", BLACK_PLACE_NAMES),
            0,
            ("aside", "area"),
            ("A-GON-21",),
        ),
        Option(
            "black_end",
            "When the last Black Card ends the game",
            Named("black_end", BLACK_END_NAMES),
            0,
            ("cleanup", "now"),
            ("A-GON-21",),
        ),
    ),
    tables=(
        Table(
            "symbol",
            "symbols",
            "record",
            SYMBOL,
            tuple(range(15)),
            (
                Column("colour", Named("colour", COLOUR_NAMES), (0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4)),
                Column("shape", Named("shape", SHAPE_NAMES), (0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2)),
            ),
        ),
        Table(
            "game_card",
            "game_cards",
            "component",
            GAME_CARD,
            tuple(range(66)),
            (
                Column(
                    "id",
                    AnyText(),
                    (
                        "G01", "G02", "G03", "G04", "G05", "G06", "G07", "G08", "G09", "G10", "G11", "G12", "G13",
                        "G14", "G15", "G16", "G17", "G18", "G19", "G20", "G21", "G22", "G23", "G24", "G25", "G26",
                        "G27", "G28", "G29", "G30", "G31", "G32", "G33", "G34", "G35", "G36", "G37", "G38", "G39",
                        "G40", "G41", "G42", "G43", "G44", "G45", "G46", "G47", "G48", "G49", "G50", "G51", "G52",
                        "G53", "G54", "G55", "G56", "G57", "G58", "G59", "G60", "K01", "K02", "K03", "K04", "K05",
                        "K06",
                    ),
                ),
                Column(
                    "type",
                    Named("card_type", CARD_TYPE_NAMES),
                    (
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3,
                        3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6,
                        6, 6,
                    ),
                ),
                Column(
                    "shapes",
                    Many(SYMBOL),
                    (
                        (0,),
                        (4,),
                        (8, 9),
                        (1, 5),
                        (0, 0),
                        (6, 12),
                        (10, 2, 3),
                        (7, 11, 0),
                        (11, 11, 4),
                        (8, 9, 13),
                        (1,),
                        (5,),
                        (6, 10),
                        (2, 3),
                        (7, 7),
                        (7, 13),
                        (11, 0, 4),
                        (8, 9, 1),
                        (3, 3, 5),
                        (6, 10, 14),
                        (2,),
                        (3,),
                        (7, 11),
                        (0, 4),
                        (2, 2),
                        (8, 14),
                        (9, 1, 5),
                        (6, 10, 2),
                        (10, 10, 3),
                        (7, 11, 12),
                        (0,),
                        (4,),
                        (8, 9),
                        (1, 5),
                        (6, 6),
                        (6, 12),
                        (10, 2, 3),
                        (7, 11, 0),
                        (5, 5, 4),
                        (8, 9, 13),
                        (1,),
                        (5,),
                        (6, 10),
                        (2, 3),
                        (1, 1),
                        (7, 13),
                        (11, 0, 4),
                        (8, 9, 1),
                        (9, 9, 5),
                        (6, 10, 14),
                        (2,),
                        (3,),
                        (7, 11),
                        (0, 4),
                        (8, 8),
                        (8, 14),
                        (9, 1, 5),
                        (6, 10, 2),
                        (4, 4, 3),
                        (7, 11, 12),
                        (),
                        (),
                        (),
                        (),
                        (),
                        (),
                    ),
                ),
                Column(
                    "points",
                    Whole(0, 5),
                    (
                        1, 1, 3, 3, 3, 2, 5, 5, 5, 4, 1, 1, 3, 3, 3, 2, 5, 5, 5, 4, 1, 1, 3, 3, 3, 2, 5, 5, 5, 4, 1, 1,
                        3, 3, 3, 2, 5, 5, 5, 4, 1, 1, 3, 3, 3, 2, 5, 5, 5, 4, 1, 1, 3, 3, 3, 2, 5, 5, 5, 4, 0, 0, 0, 0,
                        0, 0,
                    ),
                ),
                Column(
                    "chevrons",
                    Whole(0, 2),
                    (
                        0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0,
                        0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0,
                        0, 0,
                    ),
                ),
                Column(
                    "convert",
                    Maybe(Named("colour", COLOUR_NAMES)),
                    (
                        0, 1, None, None, None, None, None, None, None, None, 2, 3, None, None, None, None, None, None,
                        None, None, 0, 1, None, None, None, None, None, None, None, None, 2, 3, None, None, None, None,
                        None, None, None, None, 0, 1, None, None, None, None, None, None, None, None, 2, 3, None, None,
                        None, None, None, None, None, None, None, None, None, None, None, None,
                    ),
                ),
            ),
        ),
        Table(
            "player_card",
            "player_cards",
            "component",
            PLAYER_CARD,
            PLAYER_CARD_ROW,
            (
                Column(
                    "type",
                    Named("card_type", CARD_TYPE_NAMES),
                    (
                        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
                        1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
                        3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5,
                        5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
                    ),
                ),
                Column(
                    "faces",
                    Many(SYMBOL),
                    (
                        (0,),
                        (1,),
                        (2,),
                        (3,),
                        (4,),
                        (5,),
                        (6,),
                        (7,),
                        (8,),
                        (9,),
                        (10,),
                        (11,),
                        (12,),
                        (13,),
                        (14,),
                        (0, 4, 8),
                        (3, 7, 11),
                        (9, 1, 5),
                        (0,),
                        (1,),
                        (2,),
                        (3,),
                        (4,),
                        (5,),
                        (6,),
                        (7,),
                        (8,),
                        (9,),
                        (10,),
                        (11,),
                        (12,),
                        (13,),
                        (14,),
                        (0, 4, 8),
                        (3, 7, 11),
                        (9, 1, 5),
                        (0,),
                        (1,),
                        (2,),
                        (3,),
                        (4,),
                        (5,),
                        (6,),
                        (7,),
                        (8,),
                        (9,),
                        (10,),
                        (11,),
                        (12,),
                        (13,),
                        (14,),
                        (0, 4, 8),
                        (3, 7, 11),
                        (9, 1, 5),
                        (0,),
                        (1,),
                        (2,),
                        (3,),
                        (4,),
                        (5,),
                        (6,),
                        (7,),
                        (8,),
                        (9,),
                        (10,),
                        (11,),
                        (12,),
                        (13,),
                        (14,),
                        (0, 4, 8),
                        (3, 7, 11),
                        (9, 1, 5),
                        (0,),
                        (1,),
                        (2,),
                        (3,),
                        (4,),
                        (5,),
                        (6,),
                        (7,),
                        (8,),
                        (9,),
                        (10,),
                        (11,),
                        (12,),
                        (13,),
                        (14,),
                        (0, 4, 8),
                        (3, 7, 11),
                        (9, 1, 5),
                        (0,),
                        (1,),
                        (2,),
                        (3,),
                        (4,),
                        (5,),
                        (6,),
                        (7,),
                        (8,),
                        (9,),
                        (10,),
                        (11,),
                        (12,),
                        (13,),
                        (14,),
                        (0, 4, 8),
                        (3, 7, 11),
                        (9, 1, 5),
                    ),
                ),
                Column(
                    "copies",
                    Whole(1, 2),
                    (
                        2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1,
                        1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
                        2, 2, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2,
                        2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1,
                    ),
                ),
            ),
        ),
    ),
    zones=(
        Zone("deck", "deck", "game_card", (), (), "nobody", DECK, None),
        Zone("area", "slot", "game_card", (Whole(1, 4),), (4,), "all", AREA, None),
        Zone("controlled", "pile", "game_card", (PLAYER,), (6,), "all", CONTROLLED, 0),
        Zone("removed", "set", "game_card", (), (), "all", REMOVED, None),
        Zone("timer", "set", "game_card", (), (), "all", TIMER, None),
        Zone("draw_pile", "deck", "player_card", (PLAYER,), (6,), "nobody", DRAW_PILE, 0),
        Zone("hand", "hand", "player_card", (PLAYER,), (6,), "owner", HAND, 0),
        Zone("planned", "hand", "player_card", (PLAYER,), (6,), "owner", PLANNED, 0),
        Zone("staged", "set", "player_card", (PLAYER,), (6,), "all", STAGED, 0),
        Zone("shown", "set", "player_card", (PLAYER,), (6,), "all", SHOWN, 0),
        Zone("returned", "deck", "player_card", (PLAYER,), (6,), "nobody", RETURNED, 0),
        Zone("discard", "pile", "player_card", (PLAYER,), (6,), "all", DISCARD, 0),
    ),
    vars=(
        Var("target", (PLAYER_CARD,), (180,), Maybe(GAME_CARD), "all", None),
        Var("worn", (PLAYER_CARD,), (180,), Maybe(SYMBOL), "all", None),
        Var("covers", (PLAYER_CARD,), (180,), Maybe(SYMBOL), "all", None),
        Var("tint", (PLAYER_CARD,), (180,), Maybe(Named("colour", COLOUR_NAMES)), "all", None),
        Var("turned_to", (PLAYER_CARD,), (180,), Maybe(Named("colour", COLOUR_NAMES)), "all", None),
        Var("hand_colour", (PLAYER,), (6,), Maybe(Named("colour", COLOUR_NAMES)), "all", 0),
        Var("given_up", (PLAYER, GAME_CARD), (6, 66), YesNo(), "all", 0),
        Var("last_colour", (PLAYER,), (6,), Maybe(Named("colour", COLOUR_NAMES)), "all", 0),
        Var("turned_some", (PLAYER, Named("colour", COLOUR_NAMES)), (6, 5), YesNo(), "all", 0),
        Var("filled", (Whole(1, 4), SYMBOL), (4, 15), Whole(0, 18), "all", None),
        Var("locked", (GAME_CARD,), (66,), YesNo(), "all", None),
        Var("banned", (GAME_CARD, PLAYER), (66, 6), YesNo(), "all", 1),
        Var("plan", (PLAYER,), (6,), Named("plan", PLAN_NAMES), "all", 0),
        Var("waits", (PLAYER,), (6,), YesNo(), "all", 0),
        Var("drew", (PLAYER,), (6,), YesNo(), "all", 0),
        Var("deck_type", (PLAYER,), (6,), Maybe(Named("card_type", CARD_TYPE_NAMES)), "all", 0),
        Var("first_seat", (), (), PLAYER, "all", None),
        Var("actor", (), (), PLAYER, "all", None),
        Var("cycle_begins", (), (), YesNo(), "all", None),
        Var("in_contest", (PLAYER,), (6,), YesNo(), "all", 0),
        Var("pips", (PLAYER,), (6,), Whole(0, 6), "all", 0),
        Var("shows", (PLAYER,), (6,), Named("sign", SIGN_NAMES), "all", 0),
    ),
    stops=(
        Stop(
            "setup.choose",
            "setup",
            (
                Slot("setup.kept_me", "setup_kept_me", Maybe(PLAYER)),
                Slot("setup.seats_left", "setup_seats_left", Many(PLAYER)),
            ),
        ),
        Stop(
            "round.choose",
            "round",
            (
                Slot("round.kept_me", "round_kept_me", Maybe(PLAYER)),
                Slot("round.seats_left", "round_seats_left", Many(PLAYER)),
                Slot("round.times", "round_times", Whole()),
            ),
        ),
        Stop(
            "round.choose 2",
            "round",
            (
                Slot("round.kept_me_2", "round_kept_me_2", Maybe(PLAYER)),
                Slot("round.seats_left_2", "round_seats_left_2", Many(PLAYER)),
            ),
            at_once=1,
        ),
        Stop(
            "round.choose 3",
            "round",
            (
                Slot("round.kept_me_2", "round_kept_me_2", Maybe(PLAYER)),
                Slot("round.seats_left_2", "round_seats_left_2", Many(PLAYER)),
                Slot("round.times_2", "round_times_2", Whole()),
            ),
            at_once=1,
        ),
        Stop(
            "round.choose 4",
            "round",
            (
                Slot("round.kept_me_2", "round_kept_me_2", Maybe(PLAYER)),
                Slot("round.seats_left_2", "round_seats_left_2", Many(PLAYER)),
                Slot("round.times_3", "round_times_3", Whole()),
            ),
            at_once=1,
        ),
        Stop(
            "let_others_answer.choose",
            "let_others_answer",
            (
                Slot("let_others_answer.i_rest", "let_others_answer_i_rest", Many(Whole(1, 4))),
                Slot("let_others_answer.kept_me", "let_others_answer_kept_me", Maybe(PLAYER)),
                Slot("let_others_answer.seats_left", "let_others_answer_seats_left", Many(PLAYER)),
                Slot("let_others_answer.times", "let_others_answer_times", Whole()),
                Slot("let_others_answer.i", "let_others_answer_i", Whole(1, 4)),
            ),
        ),
        Stop(
            "show_hands.choose",
            "show_hands",
            (
                Slot("show_hands.kept_me", "show_hands_kept_me", Maybe(PLAYER)),
                Slot("show_hands.seats_left", "show_hands_seats_left", Many(PLAYER)),
            ),
            at_once=2,
        ),
        Stop("ask_the_table.choose", "ask_the_table", ()),
        Stop(
            "stand_up_to.choose",
            "stand_up_to",
            (
                Slot("stand_up_to.thief", "stand_up_to_thief", PLAYER),
                Slot("stand_up_to.g", "stand_up_to_g", GAME_CARD),
                Slot("stand_up_to.attack_rest", "stand_up_to_attack_rest", Many(PLAYER_CARD)),
                Slot("stand_up_to.attack", "stand_up_to_attack", PLAYER_CARD),
            ),
        ),
    ),
    at_once=(
        AtOnceBlock(
            "round.at once",
            "round",
            "round_next_player_2",
            Slot("round.kept_me_2", "round_kept_me_2", Maybe(PLAYER)),
            Slot("round.seats_left_2", "round_seats_left_2", Many(PLAYER)),
            (),
            (),
        ),
        AtOnceBlock(
            "show_hands.at once",
            "show_hands",
            "show_hands_next_player",
            Slot("show_hands.kept_me", "show_hands_kept_me", Maybe(PLAYER)),
            Slot("show_hands.seats_left", "show_hands_seats_left", Many(PLAYER)),
            (),
            (),
        ),
    ),
    sites=(
        Site("let_others_answer", 1, "round", ()),
        Site("compete", 1, "round", (Slot("round.i_rest", "round_i_rest", Many(Whole(1, 4))),)),
        Site(
            "face_thieves",
            1,
            "round",
            (
                Slot("round.kept_me_3", "round_kept_me_3", Maybe(PLAYER)),
                Slot("round.seats_left_3", "round_seats_left_3", Many(PLAYER)),
            ),
        ),
        Site("contest", 1, "compete", (Slot("compete.g", "compete_g", Maybe(GAME_CARD)),)),
        Site(
            "contest",
            2,
            "face_thieves",
            (
                Slot("face_thieves.g_rest", "face_thieves_g_rest", Many(GAME_CARD)),
                Slot("face_thieves.g", "face_thieves_g", GAME_CARD),
                Slot("face_thieves.thieves", "face_thieves_thieves", Many(PLAYER)),
            ),
        ),
        Site(
            "contest",
            3,
            "compete_with",
            (
                Slot("compete_with.thief", "compete_with_thief", PLAYER),
                Slot("compete_with.g", "compete_with_g", GAME_CARD),
            ),
        ),
        Site("show_hands", 1, "contest", (Slot("contest.times", "contest_times", Whole()),)),
        Site("ask_the_table", 1, "contest", (Slot("contest.times", "contest_times", Whole()),)),
        Site("stand_up_to", 1, "face_thieves", (Slot("face_thieves.g_rest", "face_thieves_g_rest", Many(GAME_CARD)),)),
        Site("compete_with", 1, "stand_up_to", ()),
    ),
    lines=(
        Line("Take the deck {t}", "setup.choose", (), (), (Named("card_type", CARD_TYPE_NAMES),)),
        Line("Take {c} back", "round.choose", (), (), (PLAYER_CARD,)),
        Line("Pass", "round.choose", (), quiet=True),
        Line("Play cards", "round.choose 2", (), (), (), quiet=True),
        Line("Give up {g} and turn the hand {g.convert}", "round.choose 3", (), (), (GAME_CARD,), quiet=True),
        Line(
            "Give up {g} and turn {c} {g.convert}",
            "round.choose 3",
            ("A-GON-09",),
            (),
            (GAME_CARD, PLAYER_CARD),
            quiet=True,
        ),
        Line("Pass", "round.choose 3", (), quiet=True),
        Line(
            "Play {c} as {s} on the {t} of {area[i]}",
            "round.choose 4",
            ("GON-35",),
            (),
            (Whole(1, 4), SYMBOL, PLAYER_CARD, SYMBOL),
            quiet=True,
        ),
        Line(
            "Steal {g} with {c} as {s}",
            "round.choose 4",
            ("GON-36", "GON-37", "GON-54", "GON-64"),
            (),
            (GAME_CARD, PLAYER_CARD, SYMBOL),
            quiet=True,
        ),
        Line("Pass", "round.choose 4", (), quiet=True),
        Line("Replace the whole hand", "round.choose 2", ("GON-42", "A-GON-10"), (), (), quiet=True),
        Line("Pass", "round.choose 2", (), (), (), quiet=True),
        Line(
            "Answer with {c} as {s} on the {t} of {area[i]}",
            "let_others_answer.choose",
            (),
            (),
            (SYMBOL, PLAYER_CARD, SYMBOL),
        ),
        Line("Pass", "let_others_answer.choose", (), quiet=True),
        Line("Show {s}", "show_hands.choose", (), (), (Named("sign", SIGN_NAMES),), quiet=True),
        Line("{p} wins the contest", "ask_the_table.choose", (), (), (PLAYER,)),
        Line("Defend with {d}", "stand_up_to.choose", ("GON-56", "GON-83", "A-GON-06", "A-GON-07"), (), (PLAYER_CARD,)),
        Line("Compete", "stand_up_to.choose", ("GON-59",), (), ()),
    ),
    decisions=393030,
    functions=(
        Function("matches", "matches", "module", (SYMBOL, SYMBOL), YesNo()),
        Function("turned", "turned", "module", (SYMBOL, Maybe(Named("colour", COLOUR_NAMES))), SYMBOL),
        Function("colour_of", "colour_of", "position", (PLAYER_CARD,), Maybe(Named("colour", COLOUR_NAMES))),
        Function("looks", "looks", "position", (PLAYER_CARD,), Many(SYMBOL)),
        Function("on", "on", "position", (PLAYER, Maybe(GAME_CARD)), Many(PLAYER_CARD)),
        Function("on", "on_player_game_card", "position", (PLAYER, GAME_CARD), Many(PLAYER_CARD)),
        Function("complete", "complete", "position", (PLAYER, Maybe(GAME_CARD)), YesNo()),
        Function("planned_on", "planned_on", "position", (Maybe(GAME_CARD),), Many(PLAYER_CARD)),
        Function("planned_on", "planned_on_game_card", "position", (GAME_CARD,), Many(PLAYER_CARD)),
        Function("laid_out", "laid_out", "position", (), Many(Whole(1, 4))),
        Function("printed_on", "printed_on", "module", (Maybe(GAME_CARD), SYMBOL), Whole()),
        Function("printed_on", "printed_on_game_card_symbol", "module", (GAME_CARD, SYMBOL), Whole()),
        Function("lying_on", "lying_on", "position", (Whole(), SYMBOL), Whole()),
        Function("open_shapes", "open_shapes", "position", (Whole(),), Many(SYMBOL)),
        Function("targets", "targets", "position", (), Many(GAME_CARD)),
        Function("tickets", "tickets", "position", (), Many(GAME_CARD)),
        Function("can_play", "can_play", "position", (), YesNo()),
        Function("unspent", "unspent", "position", (PLAYER,), Many(PLAYER_CARD)),
        Function("wanted", "wanted", "position", (PLAYER, SYMBOL), YesNo()),
        Function("turns", "turns", "position", (PLAYER,), Many(Maybe(Named("colour", COLOUR_NAMES)))),
        Function("can_go_on", "can_go_on", "position", (PLAYER,), YesNo()),
        Function("acts", "acts", "position", (PLAYER,), YesNo()),
        Function("replenished", "replenished", "position", (PLAYER,), YesNo()),
        Function("counted", "counted", "position", (PLAYER,), Many(GAME_CARD)),
        Function("total", "total", "position", (PLAYER,), Whole()),
        Function("timer_is_up", "timer_is_up", "position", (), YesNo()),
        Function("beaten_by", "beaten_by", "module", (Named("sign", SIGN_NAMES),), Named("sign", SIGN_NAMES)),
        Function("shows_shape_of", "shows_shape_of", "position", (PLAYER_CARD, PLAYER_CARD), YesNo()),
        Function("omni", "omni", "module", (Named("card_type", CARD_TYPE_NAMES),), PLAYER_CARD),
    ),
    checks=(("Black Cards leave room in the Play Area", "check_1"),),
    clauses=(
        Clause("GON-01", "social", "Title, version 7.0, designer and contributors."),
        Clause("GON-02", "option", "What is described is the variant Competitive in its mode Standard."),
        Clause("GON-03", "social", "The game takes 20 to 45 minutes."),
        Clause("GON-04", "option", "Two or more play. No upper bound is given."),
        Clause("GON-05", "component", "A Player Card (mini) shows its coloured shape on its top half."),
        Clause("GON-06", "component", "A Game Card (larger) shows one or more coloured shapes on its bottom half."),
        Clause(
            "GON-07",
            "legality",
            "A Player Card may be matched to a shape of a Game Card of the same colour and the same shape.",
        ),
        Clause(
            "GON-08",
            "example",
            "Red square on red square, yellow circle on yellow circle and white triangle on white triangle all match.",
        ),
        Clause(
            "GON-09",
            "effect",
            "To take a Game Card a player must match every coloured shape on it. Some of them are not enough.",
        ),
        Clause("GON-10", "scoring", "Control of a Game Card gives its printed point value."),
        Clause(
            "GON-11",
            "effect",
            "Whoever collects a Game Card holds it up to the end, if nobody steals it and he does not spend it on a "
            "conversion.",
        ),
        Clause("GON-12", "scoring", "At the end each player adds up the point values of his Game Cards."),
        Clause("GON-13", "end", "The highest total wins."),
        Clause(
            "GON-14",
            "end",
            "The game is over when nobody has cards left to draw and nobody has an action left in the order of play.",
        ),
        Clause("GON-15", "scoring", "Each Player Card in hand at the end costs 1 point."),
        Clause(
            "GON-16",
            "scoring",
            "Each white chevron on the left edge of a controlled Game Card adds 1 point at the end.",
        ),
        Clause(
            "GON-17",
            "end",
            "Of those tied for the highest total, the one with the most Game Cards of his own Type, the one on the "
            "backs of his deck, wins.",
        ),
        Clause("GON-18", "setup", "The Game Cards are shuffled before anything is drawn."),
        Clause(
            "GON-19",
            "setup",
            "Four Game Cards are drawn face up where everyone can reach them; they form the Play Area.",
        ),
        Clause(
            "GON-20",
            "setup",
            "The rest of the Game Cards lies face down (logo visible) beside the Play Area as Game Deck.",
        ),
        Clause("GON-21", "effect", "When a Game Card leaves the Play Area, the next of the Game Deck takes its place."),
        Clause(
            "GON-22", "setup", "Before play the players agree on one method that resolves competition for a Game Card."
        ),
        Clause(
            "GON-23",
            "option",
            "A die roll, a hand game such as rock, paper, scissors, a quiz question from somebody impartial, or any "
            "fair method that all accept.",
        ),
        Clause(
            "GON-24",
            "option",
            "The method had better stay the same through the game, but may change if everybody agrees.",
        ),
        Clause("GON-25", "social", "Contests should be fair and kind to all at the table."),
        Clause("GON-26", "setup", "Each player picks one deck of Player Cards, known by the Card Type on its backs."),
        Clause("GON-27", "setup", "Each player shuffles his deck and draws a hand of 3 cards."),
        Clause("GON-28", "legality", "A hand is hidden from the other players."),
        Clause("GON-29", "setup", "What is left of the deck is the draw pile of its player, for the whole game."),
        Clause("GON-30", "legality", "Player Cards in a discard pile stay there for good."),
        Clause(
            "GON-31",
            "turn",
            "Everybody plays at a speed of his own, on his own, through the steps of the order of play.",
        ),
        Clause("GON-32", "turn", "Play goes on until all have used up their draw piles and their possible actions."),
        Clause(
            "GON-33",
            "turn",
            "The order of play has four steps: play cards, compete, resolve steals, take control with clearing up and "
            "drawing.",
        ),
        Clause("GON-34", "legality", "A player may play any number of hand cards, up to the entire hand."),
        Clause("GON-35", "legality", "Cards may be laid on Game Cards in the Play Area."),
        Clause("GON-36", "legality", "Cards may be laid on a Game Card that another player controls, to steal it."),
        Clause("GON-37", "legality", "Nobody lays cards on a Game Card that he controls himself."),
        Clause(
            "GON-38",
            "option",
            "Before playing any card a player may give up a controlled Game Card with a conversion symbol, to turn "
            "the shapes in his hand to the colour of the symbol.",
        ),
        Clause("GON-39", "legality", "Conversion is possible only before cards are played in that action."),
        Clause("GON-40", "legality", "A Game Card given up for a conversion never comes back."),
        Clause("GON-41", "scoring", "A Game Card given up for a conversion does not count in the total."),
        Clause("GON-42", "option", "In place of playing, a player may replace his hand, all of it and never a part."),
        Clause(
            "GON-43",
            "effect",
            "For that he puts his hand under his draw pile, draws a new one from the top and then shuffles the pile.",
        ),
        Clause(
            "GON-44",
            "turn",
            "Who has replaced his hand does nothing more until each opponent has refilled his own hand once.",
        ),
        Clause(
            "GON-45",
            "turn",
            "When several players have matched all shapes of one card in the Play Area, so that each would take it, "
            "they compete by the agreed method.",
        ),
        Clause("GON-46", "effect", "The winner of the contest gets the Game Card."),
        Clause("GON-47", "effect", "The winner discards the Player Cards that he used for it."),
        Clause("GON-48", "effect", "The Player Cards of those who lost go from that card back to their hands."),
        Clause(
            "GON-49", "effect", "Table of outcomes, said again: the winner controls the card and discards what he used."
        ),
        Clause("GON-50", "effect", "Table of outcomes, said again: the loser takes his cards back."),
        Clause(
            "GON-51", "social", "With several contests, or several players in one, the table talks about a fair order."
        ),
        Clause(
            "GON-52",
            "legality",
            "Who has cards on a contested card and has not matched all its shapes takes no part in the contest.",
        ),
        Clause("GON-53", "effect", "His cards go from there back to his hand."),
        Clause(
            "GON-54", "turn", "A card played on a Game Card controlled by another player is an attempt to steal it."
        ),
        Clause("GON-55", "option", "The controller of the targeted Game Card chooses to defend or to compete."),
        Clause(
            "GON-56",
            "legality",
            "To defend, he shows a card out of his hand with the same shape as the card that steals. The colour does "
            "not matter.",
        ),
        Clause("GON-57", "effect", "Defended: the defending Player Card goes to the bottom of its owner's draw pile."),
        Clause("GON-58", "effect", "Defended: the stealing card goes to its owner's discard pile."),
        Clause("GON-59", "turn", "If the controller does not defend, thief and controller must compete for the card."),
        Clause("GON-60", "effect", "Steal won: the thief controls the Game Card from now on."),
        Clause("GON-61", "effect", "A thief who loses discards the Player Card that he used."),
        Clause("GON-62", "effect", "After a lost steal the defender turns the Game Card over, its back up."),
        Clause("GON-63", "legality", "A card that was turned over is locked. Nobody can steal it any more."),
        Clause("GON-64", "legality", "To steal, one of the coloured shapes on the Game Card is enough to match."),
        Clause(
            "GON-65",
            "turn",
            "Players who go for the same controlled card in one step compete among themselves first. Only the winner "
            "goes on to face the controller.",
        ),
        Clause(
            "GON-66", "option", "Those who lose this first round may take the card that they used back into their hand."
        ),
        Clause("GON-67", "legality", "Those who lose this first round may not aim at that Game Card again."),
        Clause("GON-68", "turn", "The controller then defends or competes against the thief who is left."),
        Clause("GON-69", "turn", "All this holds too when the thieves have matched different shapes of the card."),
        Clause(
            "GON-70",
            "effect",
            "Who has matched all shapes of a card in the Play Area, and won the contest if there was one, takes "
            "control of it.",
        ),
        Clause("GON-71", "effect", "A controlled card lies in front of its controller."),
        Clause("GON-72", "effect", "The cards that he used for it go to his discard pile."),
        Clause("GON-73", "effect", "Opponents' cards on it that could not compete go back to their hands."),
        Clause(
            "GON-74",
            "turn",
            "When everything is settled, the empty places of the Play Area are filled from the Game Deck, up to four.",
        ),
        Clause("GON-75", "turn", "Then all players draw up to the hand limit of 3."),
        Clause(
            "GON-76",
            "turn",
            "The order of play begins again, until nobody has cards to draw or an action left. Then the game ends.",
        ),
        Clause(
            "GON-77", "effect", "A black shape on a Player Card is wild: it matches the identical shape of any colour."
        ),
        Clause(
            "GON-78",
            "effect",
            "A black shape on a Game Card is wild: it is matched by the identical shape of any colour.",
        ),
        Clause(
            "GON-79",
            "example",
            "A black square on a red one, a black circle on a yellow one and a black triangle on a blue one all match.",
        ),
        Clause("GON-80", "component", "An OMNI is a Player Card showing several coloured shapes."),
        Clause("GON-81", "effect", "An OMNI counts as exactly one of the three coloured shapes on it."),
        Clause(
            "GON-82", "effect", "What was chosen holds until the OMNI goes back to the hand or to the discard pile."
        ),
        Clause(
            "GON-83",
            "legality",
            "As long as it lies there, everybody takes the OMNI for the chosen shape and no other.",
        ),
        Clause("GON-84", "legality", "A hand may grow beyond 3 in the order of play. Play goes on as usual."),
        Clause("GON-85", "turn", "A player draws only with 2 cards or fewer in hand."),
        Clause(
            "GON-86", "option", "One to six Black Cards may be shuffled into the Game Deck before play, as a timer."
        ),
        Clause("GON-87", "end", "With the timer the game ends when all of them have been drawn."),
        Clause("GON-88", "end", "The timer ends the game besides the other ends, not in their place."),
        Clause("GON-89", "legality", "Nobody may control a Black Card that was drawn."),
        Clause("GON-90", "option", "Without the timer the Black Cards stay out of the Game Deck."),
        Clause(
            "GON-91",
            "component",
            "What other clauses need of a Game Card: a point value, a Card Type, some or no white chevrons, and on "
            "some a conversion symbol of one colour.",
        ),
        Clause("GON-92", "effect", "A thief who wins discards the card that he used as well."),
        Clause("GON-93", "social", "For ages 4 and up."),
    ),
)

GAME = Game(DECLARED, GameOn, GameOnWords, globals())
