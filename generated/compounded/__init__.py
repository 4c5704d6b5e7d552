"""Compounded. Compiled from compounded.rules; change the rules, not this file."""

from __future__ import annotations

from collections.abc import Mapping

from rulewright.play.runtime import (
    PLAYER_NAMES,
    AnyText,
    Clause,
    Column,
    Counted,
    Declared,
    Fault,
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
    Site,
    Slot,
    Step,
    Stop,
    Table,
    Var,
    Whole,
    YesNo,
    Zone,
    around,
    beside,
    bits,
    cached_property,
    cell_columns,
    cell_names,
    cell_rows,
    digits,
    first,
    in_64_bits,
    in_order,
    item,
    kinds_in,
    known,
    members,
    opponents,
    row_of,
    seat,
    seats_from,
    sum_of,
    within,
)

COMPILED_FROM = "compounded.rules"

STATE_NAMES = ("solid", "liquid", "gas", "no_state")
STATE_SOLID, STATE_LIQUID, STATE_GAS, STATE_NO_STATE = range(4)

ENDING_NAMES = ("fifty_points", "three_experiments", "field_not_filled")
ENDING_FIFTY_POINTS, ENDING_THREE_EXPERIMENTS, ENDING_FIELD_NOT_FILLED = range(3)

MARKER_USE_NAMES = ("scoring", "research", "space", "flame", "wild_element", "lead_marker")

START_LAYOUT_NAMES = ("rows", "block", "shuffled")
START_LAYOUT_ROWS, START_LAYOUT_BLOCK, START_LAYOUT_SHUFFLED = range(3)

STACK_ORDER_NAMES = ("last_bottom", "random")
STACK_ORDER_LAST_BOTTOM, STACK_ORDER_RANDOM = range(2)

TRADE_WINDOW_NAMES = ("all_pass", "k_offers")
TRADE_WINDOW_ALL_PASS, TRADE_WINDOW_K_OFFERS = range(2)

TRADE_SCOPE_NAMES = ("listed", "with_claims", "built_only")
TRADE_SCOPE_LISTED, TRADE_SCOPE_WITH_CLAIMS, TRADE_SCOPE_BUILT_ONLY = range(3)

TEMP_CLAIM_LIMIT_NAMES = ("unlimited", "token_needed", "counted")
TEMP_CLAIM_LIMIT_UNLIMITED, TEMP_CLAIM_LIMIT_TOKEN_NEEDED, TEMP_CLAIM_LIMIT_COUNTED = range(3)

WILD_USE_NAMES = ("any", "not_sulfur", "take_from_bag")
WILD_USE_ANY, WILD_USE_NOT_SULFUR, WILD_USE_TAKE_FROM_BAG = range(3)

EXTINGUISHER_READY_NAMES = ("at_once", "lab")
EXTINGUISHER_READY_AT_ONCE, EXTINGUISHER_READY_LAB = range(2)

PIPET_NAMES = ("replaces", "additional")
PIPET_REPLACES, PIPET_ADDITIONAL = range(2)

DISCARD_TO_NAMES = ("bag", "box")
DISCARD_TO_BAG, DISCARD_TO_BOX = range(2)

JOURNAL_SOURCE_NAMES = ("study_rise", "card_icon")
JOURNAL_SOURCE_STUDY_RISE, JOURNAL_SOURCE_CARD_ICON = range(2)

LAB_KEY_NAMES = ("first", "last")
LAB_KEY_FIRST, LAB_KEY_LAST = range(2)

BUNSEN_EXPLOSION_NAMES = ("lab_start", "after_refill")
BUNSEN_EXPLOSION_LAB_START, BUNSEN_EXPLOSION_AFTER_REFILL = range(2)

GRANT_CHOICE_NAMES = ("forced", "per_scientist", "free")
GRANT_CHOICE_FORCED, GRANT_CHOICE_PER_SCIENTIST, GRANT_CHOICE_FREE = range(3)

ADJACENCY_NAMES = ("orthogonal", "diagonal")
ADJACENCY_ORTHOGONAL, ADJACENCY_DIAGONAL = range(2)

VOLATILE_LIMIT_NAMES = ("one", "every")
VOLATILE_LIMIT_ONE, VOLATILE_LIMIT_EVERY = range(2)

EXPLOSIONS_NAMES = ("together", "one_by_one")
EXPLOSIONS_TOGETHER, EXPLOSIONS_ONE_BY_ONE = range(2)

REFILL_AFTER_EXPLOSION_NAMES = ("at_once", "next_turn")
REFILL_AFTER_EXPLOSION_AT_ONCE, REFILL_AFTER_EXPLOSION_NEXT_TURN = range(2)

SCATTER_CREDIT_NAMES = ("by_chooser", "nobody")
SCATTER_CREDIT_BY_CHOOSER, SCATTER_CREDIT_NOBODY = range(2)

FLAME_SUPPLY_NAMES = ("unlimited", "fifteen")
FLAME_SUPPLY_UNLIMITED, FLAME_SUPPLY_FIFTEEN = range(2)

TIE_BREAK_NAMES = ("shared", "experiments")
TIE_BREAK_SHARED, TIE_BREAK_EXPERIMENTS = range(2)

NOBEL_PLACE_LIMIT_NAMES = ("research", "discovery")
NOBEL_PLACE_LIMIT_RESEARCH, NOBEL_PLACE_LIMIT_DISCOVERY = range(2)

CARD_HAZARD_NAMES = (
    "none_known",
    "oxidiser",
    "flammable_gas",
    "weakly_flammable_gas",
    "unstable_gas",
    "flammable_liquid",
    "water_reactive",
    "explosive",
)
(
    CARD_HAZARD_NONE_KNOWN,
    CARD_HAZARD_OXIDISER,
    CARD_HAZARD_FLAMMABLE_GAS,
    CARD_HAZARD_WEAKLY_FLAMMABLE_GAS,
    CARD_HAZARD_UNSTABLE_GAS,
    CARD_HAZARD_FLAMMABLE_LIQUID,
    CARD_HAZARD_WATER_REACTIVE,
    CARD_HAZARD_EXPLOSIVE,
) = range(8)

CARD_REACTION_NAMES = ("volatile", "grant", "no_reaction")
CARD_REACTION_VOLATILE, CARD_REACTION_GRANT, CARD_REACTION_NO_REACTION = range(3)

#   39  record experiment
EXPERIMENT_NAMES = ("discovery", "study", "research", "lab")
EXPERIMENTS = range(4)
EXPERIMENT = Named("experiment", EXPERIMENT_NAMES)
EXPERIMENT_RAISED_BY = (1, 0, 2, 3)
EXPERIMENT_LEVELS = ((2, 3, 4, 5), (1, 2, 3, 4), (2, 3, 4, 5), (4, 5, 6, 7))

#   44  token element
ELEMENT_NAMES = ("H", "C", "O", "N", "Ca", "S")
ELEMENTS = range(6)
ELEMENT = Named("element", ELEMENT_NAMES)

#   50  token tool
TOOL_NAMES = ("Safety Goggles", "Bunsen Burner", "Pipet", "Lab Key", "Graduated Cylinder", "Journal")
TOOL = Named("tool", TOOL_NAMES)

#   54  token wild: wild 5
WILD_NAMES = ("wild",)
WILD = Named("wild", WILD_NAMES)

#   55  component extinguisher
EXTINGUISHER_NAMES = tuple(str(n) for n in range(1, 6))
EXTINGUISHER = Named("extinguisher", EXTINGUISHER_NAMES)
EXTINGUISHER_NUMBER = (1, 2, 3, 4, 5)
EXTINGUISHER_ATOMS = (
    (0, 1, 2, 0, 0, 0), (0, 1, 2, 0, 0, 0), (0, 1, 2, 0, 0, 0), (0, 1, 2, 0, 0, 0), (0, 1, 2, 0, 0, 0)
)

#   59  component card
CARD_NAMES = (
    "C01", "C02", "C03", "C04", "C05", "C06", "C07", "C08", "C09", "C10", "C11", "C12", "C13", "C14", "C15", "C16",
    "C17", "C18", "C19", "C20", "C21", "C22", "C23", "C24", "C25", "C26", "C27", "C28", "C29", "C30", "C31", "C32",
    "C33", "C34", "C35", "C36", "C37", "C38", "C39", "C40", "C41", "C42", "C43", "C44", "C45", "C46", "C47", "C48",
    "C49", "C50", "C51", "C52", "C53", "C54", "C55", "C56", "C57", "C58", "C59", "C60", "C61", "C62", "C63", "F1", "F2",
    "F3", "F4", "F5", "F6",
)
CARDS = range(69)
CARD = Named("card", CARD_NAMES)
CARD_ATOMS = (
    (0, 0, 1, 0, 1, 0),
    (0, 1, 3, 0, 1, 0),
    (2, 0, 2, 0, 1, 0),
    (2, 0, 1, 0, 0, 0),
    (2, 0, 2, 0, 0, 0),
    (1, 0, 3, 1, 0, 0),
    (0, 0, 1, 1, 0, 0),
    (0, 0, 2, 1, 0, 0),
    (0, 0, 1, 2, 0, 0),
    (0, 0, 0, 0, 1, 1),
    (0, 2, 0, 0, 1, 0),
    (2, 0, 0, 0, 1, 0),
    (0, 0, 2, 0, 1, 0),
    (0, 1, 0, 2, 1, 0),
    (0, 2, 0, 2, 1, 0),
    (0, 0, 0, 2, 3, 0),
    (0, 0, 3, 0, 1, 1),
    (2, 1, 0, 2, 0, 0),
    (3, 0, 1, 1, 0, 0),
    (0, 0, 4, 0, 1, 1),
    (0, 0, 0, 6, 1, 0),
    (0, 0, 4, 2, 1, 0),
    (0, 2, 4, 0, 1, 0),
    (2, 2, 4, 0, 0, 0),
    (3, 0, 3, 1, 0, 1),
    (4, 1, 0, 2, 0, 1),
    (4, 1, 1, 2, 0, 0),
    (0, 1, 0, 0, 0, 2),
    (1, 1, 0, 1, 0, 0),
    (1, 0, 0, 3, 0, 0),
    (2, 1, 2, 0, 0, 0),
    (3, 2, 0, 1, 0, 0),
    (3, 1, 1, 1, 0, 0),
    (2, 2, 2, 0, 0, 0),
    (4, 0, 0, 2, 0, 0),
    (4, 1, 1, 0, 0, 0),
    (3, 3, 0, 1, 0, 0),
    (3, 2, 1, 1, 0, 0),
    (3, 1, 2, 1, 0, 0),
    (2, 0, 4, 0, 0, 1),
    (4, 2, 2, 0, 0, 0),
    (4, 3, 1, 0, 0, 0),
    (5, 2, 0, 1, 0, 0),
    (4, 2, 2, 0, 0, 0),
    (3, 1, 3, 1, 0, 0),
    (0, 1, 1, 0, 0, 0),
    (0, 1, 1, 0, 0, 1),
    (2, 0, 0, 0, 0, 1),
    (0, 0, 2, 0, 0, 1),
    (2, 2, 0, 0, 0, 0),
    (3, 0, 0, 1, 0, 0),
    (0, 2, 0, 2, 0, 0),
    (2, 1, 1, 0, 0, 0),
    (2, 1, 0, 2, 0, 0),
    (2, 2, 1, 0, 0, 0),
    (4, 1, 0, 0, 0, 0),
    (4, 2, 0, 0, 0, 0),
    (4, 1, 0, 0, 0, 1),
    (4, 2, 1, 0, 0, 0),
    (3, 1, 2, 1, 0, 0),
    (5, 1, 0, 1, 0, 0),
    (4, 3, 0, 0, 0, 0),
    (6, 2, 0, 0, 0, 0),
    (0, 0, 0, 0, 0, 0),
    (0, 0, 0, 0, 0, 0),
    (0, 0, 0, 0, 0, 0),
    (0, 0, 0, 0, 0, 0),
    (0, 0, 0, 0, 0, 0),
    (0, 0, 0, 0, 0, 0),
)
CARD_STATE = (
    0, 0, 0, 1, 1, 1, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3,
)
CARD_POINTS = (
    3, 6, 6, 3, 4, 5, 3, 3, 3, 3, 4, 4, 4, 5, 6, 6, 6, 5, 5, 7, 8, 8, 8, 8, 8, 8, 8, 4, 3, 4, 5, 6, 6, 6, 6, 6, 7, 7, 7,
    8, 8, 8, 8, 8, 8, 3, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 6, 7, 7, 7, 7, 7, 8, 0, 0, 0, 0, 0, 0,
)
CARD_FLAMMABLE = (
    False, False, False, False, False, False, False, False, False, False, True, True, False, False, False, True, False,
    False, True, False, True, False, False, False, False, False, False, True, True, True, True, True, False, True, True,
    True, True, True, True, False, True, True, True, True, True, True, True, True, False, True, True, True, True, True,
    True, True, True, True, True, True, True, True, True, False, False, False, False, False, False,
)
CARD_FLAME_LIMIT = (
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 2, 1, 2, 2, 2, 2, 2, 2, 2, 2, 1, 3, 3, 2, 2, 3, 3, 2, 2, 3,
    2, 3, 2, 2, 2, 1, 2, 2, 2, 2, 1, 3, 2, 2, 1, 2, 2, 2, 2, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2,
)
CARD_HAZARD = (
    0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 6, 6, 1, 0, 0, 6, 0, 0, 7, 0, 7, 1, 0, 0, 0, 0, 0, 5, 5, 7, 5, 5, 0, 5, 5, 5, 5, 5, 5,
    0, 5, 5, 5, 5, 7, 2, 2, 2, 0, 4, 3, 2, 2, 7, 2, 2, 2, 2, 4, 7, 2, 2, 2, 0, 0, 0, 0, 0, 0,
)
CARD_FLASH_POINT = (
    None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, 141, None,
    None, None, None, None, None, None, None, None, -30, -18, None, 50, 2, 154, -4, 38, 11, -5, -7, 35, None, 39, -26,
    -11, -19, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
    None, None, None, None, None, None, None, None,
)
CARD_TOOL = (
    None, None, None, None, None, None, None, None, None, 0, 1, 2, 3, 4, 1, None, None, 0, None, None, None, None, None,
    None, None, None, None, 3, 2, None, 4, 0, 1, 2, 3, None, None, None, None, None, None, None, None, None, None, 4, 0,
    1, 2, 3, 4, 0, 1, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
)
CARD_REACTION = (
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 1, 0, 1, 2, 2, 2, 2, 2, 2, 2, 0, 2, 2, 2, 2, 2, 2, 1, 2, 2,
    1, 2, 2, 2, 2, 0, 2, 2, 2, 2, 2, 2, 2, 2, 0, 2, 2, 2, 1, 2, 0, 2, 2, 1, 2, 2, 2, 2, 2, 2,
)
CARD_JOURNAL = (
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, True, True,
    False, False, False, False, False, True, True, True, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False,
)
CARD_STARTING = (
    True, True, True, True, True, True, True, True, True, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False,
)
CARD_LAB_FIRE = (
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, True, True,
    True, True, True, True,
)

#   76  record part
PART_NAMES = (
    "Scoring Board", "Element Bag", "Lead Scientist Marker", "Work Bench", "Fire Cube", "Scoring Marker",
    "Research Token", "Claim Token", "Open Element Space Token",
)
PART = Named("part", PART_NAMES)
PART_IN_BOX = (1, 1, 1, 5, 15, 5, 20, 20, 20)
PART_FOR_EACH = (0, 0, 0, 1, 0, 1, 4, 4, 3)

#   81  record scientist
SCIENTIST_NAMES = tuple(str(n) for n in range(1, 6))
SCIENTIST = Named("scientist", SCIENTIST_NAMES)

#   89  record marker
MARKER_NAMES = (
    "red scoring marker", "red research token", "red space token", "blue scoring marker", "blue research token",
    "blue space token", "green scoring marker", "green research token", "green space token", "orange scoring marker",
    "orange research token", "orange space token", "purple scoring marker", "purple research token",
    "purple space token", "flame", "wild element", "Lead Scientist",
)
MARKERS = range(18)
MARKER = Named("marker", MARKER_NAMES)
MARKER_USE = (0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 3, 4, 5)
MARKER_COPIES = (1, 4, 4, 1, 4, 4, 1, 4, 4, 1, 4, 4, 1, 4, 4, 15, 5, 1)

#   95  record spot
SPOT_NAMES = tuple(str(n) for n in range(1, 119))
SPOT = Named("spot", SPOT_NAMES)

#  128  grid place: 4 by 4
PLACE_NAMES = cell_names(4, 4)
PLACE = Named("place", PLACE_NAMES)
PLACES = range(16)
PLACE_ROW = cell_rows(4, 4)
PLACE_COLUMN = cell_columns(4, 4)
PLACE_AROUND = around(4, 4)
PLACE_BESIDE = beside(4, 4)

PLAYER = Named("player", PLAYER_NAMES[:5])

# Places: the box, then the members of each zone
BOX = 0
ATOMS = 1
BAG = 17
BENCH = 18
APART = 23
TANK = 28
NOBEL_BENCH = 33
LAID_OUT = 34
SUPPLY = 1
TRAY = 2
OFFERED_TOOLS = 7
WILD_ON = 1
WILDS_PLACE = 17
WILD_IN = 22
OFFERED_WILDS = 27
SHELF = 1
OFFERED_SHELF = 6
FIELD = 1
DECK = 17
STACK = 18
LOT = 24
DISCARD = 25
SCORED = 26
NOBEL_SCORED = 31

# For each place the seats that see what lies there, as bits; -1 is all
CARD_SEERS = (
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, -1, -1, -1, -1, -1, -1,
    -1,
)

# Stops: where the flow waits for a decision
(
    TRADE_CHOOSE, MAKE_OFFER_CHOOSE, MAKE_OFFER_CHOOSE_2, TRADE_WITH_NOBEL_CHOOSE, GIVE_BACK_CHOOSE,
    NOBEL_GIVES_BACK_CHOOSE, PLACE_CLAIMS_CHOOSE, SHIFT_CLAIMS_CHOOSE, LIGHT_BURNERS_CHOOSE, DO_RESEARCH_CHOOSE,
    DO_RESEARCH_CHOOSE_2, SCORE_COMPOUNDS_CHOOSE, TURN_CYLINDER_CHOOSE, TURN_CYLINDER_CHOOSE_2, SCORE_PLACE_CHOOSE,
    SCORE_PLACE_CHOOSE_2, GIVE_GRANT_CHOOSE, GO_WITHOUT_CHOOSE, ASK_FOR_EXTINGUISHERS_CHOOSE, EXPLODE_CHOOSE,
    SCATTER_BY_CHOOSE, PASS_THE_LEAD_CHOOSE, NOBEL_RESEARCH_CHOOSE, SCORE_FOR_NOBEL_CHOOSE, SCORE_NOBEL_CHOOSE,
) = range(25)

#  102  let compounds = [c for c in cards if not c.lab_fire]
compounds: tuple[int, ...] = tuple(c for c in CARDS if not CARD_LAB_FIRE[c])

#  103  let fires = [c for c in cards if c.lab_fire]
fires: tuple[int, ...] = tuple(c for c in CARDS if CARD_LAB_FIRE[c])

#  104  let GOGGLES = tool("Safety Goggles")
GOGGLES: int = 0

#  105  let BURNER = tool("Bunsen Burner")
BURNER: int = 1

#  106  let PIPET = tool("Pipet")
PIPET: int = 2

#  107  let KEY = tool("Lab Key")
KEY: int = 3

#  108  let CYLINDER = tool("Graduated Cylinder")
CYLINDER: int = 4

#  109  let JOURNAL = tool("Journal")
JOURNAL: int = 5

#  110  let discovery = experiment("discovery")
discovery: int = 0

#  111  let study = experiment("study")
study: int = 1

#  112  let research = experiment("research")
research: int = 2

#  113  let lab = experiment("lab")
lab: int = 3

#  114  let CLAIM_TOKENS = part("Claim Token").for_each
CLAIM_TOKENS: int = PART_FOR_EACH[7]

#  115  let GOAL = 50
GOAL: int = 50

#  116  let ENOUGH_EXPERIMENTS = 3
ENOUGH_EXPERIMENTS: int = 3

#  117  let FIRST_DRAW = 4
FIRST_DRAW: int = 4

#  118  let PILE = 8
PILE: int = 8

#  119  let LAST_PILE = 7
LAST_PILE: int = 7

#  120  let TRADED = 3
TRADED: int = 3

#  121  let TRADED_WITH_PIPET = 2
TRADED_WITH_PIPET: int = 2

#  122  let LIT_LIMIT = 2
LIT_LIMIT: int = 2

#  123  let NOBEL_KEEPS = 4
NOBEL_KEEPS: int = 4

#  124  let SAVED_WORTH = 3
SAVED_WORTH: int = 3


def tube(state: int) -> int:
    #  200  let tube(state) = the(e for e in experiments if e.raised_by is state)
    return first(e for e in EXPERIMENTS if EXPERIMENT_RAISED_BY[e] == state)


def to_print(marker_use: int) -> int:
    #  813  let to_print(marker_use) = sum(k.copies for k in markers if k.use is marker_use)
    return sum(MARKER_COPIES[k] for k in MARKERS if MARKER_USE[k] == marker_use)


def elements_in(card: int) -> int:
    #  815  let elements_in(card) = count(card.atoms)
    return sum(CARD_ATOMS[card])


def worth_of(card: int) -> int:
    #  816  let worth_of(card)
    #  817  let plain = elements_in(card) + (1 if card.atoms[Ca] > 0 or card.atoms[S] > 0 else 0)
    plain = in_64_bits(elements_in(card) + (1 if CARD_ATOMS[card][4] > 0 or CARD_ATOMS[card][5] > 0 else 0))
    return max((3, min((8, plain))))


def ignites(card: int) -> bool:
    #  819  let ignites(card) = card.hazard in [flammable_gas, weakly_flammable_gas, unstable_gas, water_reactive, e..
    return (
        CARD_HAZARD[card] in (
            CARD_HAZARD_FLAMMABLE_GAS,
            CARD_HAZARD_WEAKLY_FLAMMABLE_GAS,
            CARD_HAZARD_UNSTABLE_GAS,
            CARD_HAZARD_WATER_REACTIVE,
            CARD_HAZARD_EXPLOSIVE,
        )
        or (CARD_FLASH_POINT[card] is not None and known(CARD_FLASH_POINT[card]) <= 60)
    )


def state_by_hazard(card: int) -> int:
    #  821  let state_by_hazard(card)
    #  822  gas if card.hazard in [flammable_gas, weakly_flammable_gas, unstable_gas]
    if CARD_HAZARD[card] in (CARD_HAZARD_FLAMMABLE_GAS, CARD_HAZARD_WEAKLY_FLAMMABLE_GAS, CARD_HAZARD_UNSTABLE_GAS):
        return STATE_GAS
    #  823  liquid if card.hazard is flammable_liquid
    if CARD_HAZARD[card] == CARD_HAZARD_FLAMMABLE_LIQUID:
        return STATE_LIQUID
    #  824  solid if card.hazard is water_reactive
    if CARD_HAZARD[card] == CARD_HAZARD_WATER_REACTIVE:
        return STATE_SOLID
    #  825  card.state otherwise
    return CARD_STATE[card]


def limit_by_hazard(card: int) -> int:
    #  826  let limit_by_hazard(card)
    #  827  1 if card.hazard in [unstable_gas, explosive]
    if CARD_HAZARD[card] in (CARD_HAZARD_UNSTABLE_GAS, CARD_HAZARD_EXPLOSIVE):
        return 1
    #  828  3 if card.hazard is weakly_flammable_gas
    if CARD_HAZARD[card] == CARD_HAZARD_WEAKLY_FLAMMABLE_GAS:
        return 3
    #  829  3 if card.flash_point is not none and card.flash_point in 0..60
    if (
        CARD_FLASH_POINT[card] is not None
        and (CARD_FLASH_POINT[card] is not None and 0 <= known(CARD_FLASH_POINT[card]) <= 60)
    ):
        return 3
    #  830  2 otherwise
    return 2


class CompoundedWords:
    """The words of the rulebook, for one agreement on the options of Compounded."""

    def __init__(self, options: Mapping[str, int], seats: int) -> None:
        self.agreed = (tuple(options.values()), seats)
        self.seats = seats
        #    5  option first_lead: 0..5 = 0 "Seat of the first Lead Scientist; 0 draws lots"
        self.first_lead = options["first_lead"]
        #    6  option start_layout: rows / block / shuffled = rows "Where the starting cards lie"
        self.start_layout = options["start_layout"]
        #    7  option stack_order: last_bottom / random = last_bottom "Order of the capped stacks"
        self.stack_order = options["stack_order"]
        #    8  option trade_window: all_pass / k_offers = all_pass "When the trading ends"
        self.trade_window = options["trade_window"]
        #    9  option offers: 0..9 = 2 "Offers in one trading, for each scientist"
        self.offers = options["offers"]
        #   10  option items: 1..12 = 6 "Things that may change hands in one offer"
        self.items = options["items"]
        #   11  option trade_scope: listed / with_claims / built_only = listed "What may be traded"
        self.trade_scope = options["trade_scope"]
        #   12  option first_turn_trading = no "Trading in the first turn"
        self.first_turn_trading = bool(options["first_turn_trading"])
        #   13  option study_pass = no "Claim tokens may be kept back"
        self.study_pass = bool(options["study_pass"])
        #   14  option study_max: 3..4 = 4 "Highest Study number"
        self.study_max = options["study_max"]
        #   15  option temp_claim_limit: unlimited / token_needed / counted = unlimited "What a temporary claim needs"
        self.temp_claim_limit = options["temp_claim_limit"]
        #   16  option wild_use: any / not_sulfur / take_from_bag = any "What the wild element is for"
        self.wild_use = options["wild_use"]
        #   17  option extinguisher_ready: at_once / lab = at_once "When a built extinguisher can be used"
        self.extinguisher_ready = options["extinguisher_ready"]
        #   18  option pipet: replaces / additional = replaces "Whether the pipet gives a second trade"
        self.pipet = options["pipet"]
        #   19  option discard_to: bag / box = bag "Where discarded elements go"
        self.discard_to = options["discard_to"]
        #   20  option journal_source: study_rise / card_icon = study_rise "How a journal is gained"
        self.journal_source = options["journal_source"]
        #   21  option lab_key: first / last = first "Which of several lab keys decides"
        self.lab_key = options["lab_key"]
        #   22  option bunsen_explosion: lab_start / after_refill = lab_start "When a Bunsen-lit compound explodes"
        self.bunsen_explosion = options["bunsen_explosion"]
        #   23  option grant_choice: forced / per_scientist / free = forced "When a Grant may be shared"
        self.grant_choice = options["grant_choice"]
        #   24  option adjacency: orthogonal / diagonal = orthogonal "Which compounds are adjacent"
        self.adjacency = options["adjacency"]
        #   25  option volatile_limit: one / every = one "How many Volatiles burn in a turn"
        self.volatile_limit = options["volatile_limit"]
        #   26  option explosions: together / one_by_one = together "How several compounds explode"
        self.explosions = options["explosions"]
        #   27  option refill_after_explosion: at_once / next_turn = at_once "When the places after a Lab Fire are f..
        self.refill_after_explosion = options["refill_after_explosion"]
        #   28  option scatter_credit: by_chooser / nobody = by_chooser "Who gets what scattered elements complete"
        self.scatter_credit = options["scatter_credit"]
        #   29  option flame_supply: unlimited / fifteen = unlimited "How many flame tokens there are"
        self.flame_supply = options["flame_supply"]
        #   30  option score_completed_at_end = no "Completed, unscored compounds count at the end"
        self.score_completed_at_end = bool(options["score_completed_at_end"])
        #   31  option tie_break: shared / experiments = shared "A tie for most points"
        self.tie_break = options["tie_break"]
        #   32  option nobel_place_limit: research / discovery = research "Which level limits Nobel's placement"
        self.nobel_place_limit = options["nobel_place_limit"]
        #   33  option nobel_scores = no "Nobel has points of his own"
        self.nobel_scores = bool(options["nobel_scores"])

    def highest_level(self, experiment: int) -> int:
        #  196  let highest_level(experiment) = study_max - 1 if experiment is study else count(experiment.levels) - 1
        return self.study_max - 1 if experiment == 1 else len(EXPERIMENT_LEVELS[experiment]) - 1

    @cached_property
    def two(self) -> bool:
        #  201  let two = count(players) is 2
        return ((1 << self.seats) - 1).bit_count() == 2

    def near(self, place: int) -> tuple[int, ...]:
        #  215  let near(place) = around(place) if adjacency is diagonal else beside(place)
        return PLACE_AROUND[place] if self.adjacency == ADJACENCY_DIAGONAL else PLACE_BESIDE[place]


class Compounded(Position):
    """A position of Compounded: what lies where, what is noted, and what happens next."""

    limit = 20000
    lists = (
        "extinguisher_place",
        "shelf",
        "offered_shelf",
        "card_place",
        "field",
        "deck",
        "discard",
        "scored",
        "card_known",
        "card_cohort",
        "element_at",
        "tool_at",
        "wild_at",
        "stands",
        "claim",
        "fresh",
        "temporary",
        "nobel_claim",
        "flames",
        "shielded",
        "scatterer",
        "stands_in",
        "built",
        "level",
        "nobel_level",
        "points",
        "journal_since",
        "kept",
        "kept_back",
        "offered_claim",
        "offers_made",
        "in_offer",
    )
    nested = ("stack",)
    slots = (
        "extinguisher_place",
        "card_place",
        "deck",
        "stack",
        "discard",
        "card_known",
        "card_cohort",
        "element_at",
        "tool_at",
        "wild_at",
        "stands",
        "claim",
        "fresh",
        "temporary",
        "nobel_claim",
        "flames",
        "shielded",
        "scatterer",
        "stands_in",
        "built",
        "level",
        "nobel_level",
        "points",
        "nobel_points",
        "lead",
        "rounds",
        "cause",
        "last_round",
        "closed",
        "journal_since",
        "kept",
        "used_cylinder",
        "traded_three",
        "traded_two",
        "left_to_place",
        "kept_back",
        "fire_waiting",
        "fire_out",
        "volatile_out",
        "short",
        "key_used",
        "offered_claim",
        "offers_made",
        "in_offer",
        "quiet",
        "refused",
        "nobel_traded",
        "round_kept_me",
        "round_seats_left",
        "round_seat",
        "round_kept_me_2",
        "round_seats_left_2",
        "round_seat_2",
        "round_kept_me_3",
        "round_seats_left_3",
        "round_seat_3",
        "trade_times",
        "trade_kept_me",
        "trade_seats_left",
        "trade_seat",
        "make_offer_times",
        "make_offer_kept_me",
        "make_offer_seats_left",
        "make_offer_seat",
        "make_offer_proposer",
        "trade_with_nobel_kept_me",
        "trade_with_nobel_seats_left",
        "trade_with_nobel_seat",
        "give_back_times",
        "nobel_gives_back_times",
        "place_claims_times",
        "place_claims_kept_me",
        "place_claims_seats_left",
        "place_claims_seat",
        "shift_claims_kept_me",
        "shift_claims_seats_left",
        "shift_claims_seat",
        "light_burners_kept_me",
        "light_burners_seats_left",
        "light_burners_seat",
        "light_burners_times",
        "light_burners_taken",
        "light_place",
        "do_research_times",
        "do_research_taken",
        "do_research_times_2",
        "score_compounds_times",
        "turn_cylinder_a",
        "turn_cylinder_b",
        "turn_cylinder_times",
        "score_place_place",
        "score_place_subject",
        "score_place_card",
        "give_grant_worth",
        "go_without_times",
        "ask_for_extinguishers_targets",
        "ask_for_extinguishers_kept_me",
        "ask_for_extinguishers_seats_left",
        "ask_for_extinguishers_seat",
        "ask_for_extinguishers_times",
        "ask_for_extinguishers_taken",
        "explode_x_rest",
        "explode_times",
        "explode_x",
        "scatter_place",
        "scatter_by_chooser",
        "scatter_by_place",
        "scatter_by_e_rest",
        "scatter_by_times",
        "scatter_by_e",
        "pass_the_lead_kept_me",
        "pass_the_lead_seats_left",
        "pass_the_lead_seat",
        "nobel_research_i_rest",
        "nobel_research_i",
        "score_for_nobel_times",
        "score_nobel_place",
        "score_nobel_subject",
        "score_nobel_card",
        "light_burners_goes_back_to",
        "explode_goes_back_to",
        "light_goes_back_to",
        "ask_for_extinguishers_goes_back_to",
        "react_goes_back_to",
        "burn_goes_back_to",
        "scatter_goes_back_to",
        "scatter_by_goes_back_to",
        "lab_fire_goes_back_to",
    )
    zeros = (
        ("round_kept_me", None),
        ("round_seats_left", ()),
        ("round_seat", 0),
        ("round_kept_me_2", None),
        ("round_seats_left_2", ()),
        ("round_seat_2", 0),
        ("round_kept_me_3", None),
        ("round_seats_left_3", ()),
        ("round_seat_3", 0),
        ("trade_times", 0),
        ("trade_kept_me", None),
        ("trade_seats_left", ()),
        ("trade_seat", 0),
        ("make_offer_times", 0),
        ("make_offer_kept_me", None),
        ("make_offer_seats_left", ()),
        ("make_offer_seat", 0),
        ("make_offer_proposer", 0),
        ("trade_with_nobel_kept_me", None),
        ("trade_with_nobel_seats_left", ()),
        ("trade_with_nobel_seat", 0),
        ("give_back_times", 0),
        ("nobel_gives_back_times", 0),
        ("place_claims_times", 0),
        ("place_claims_kept_me", None),
        ("place_claims_seats_left", ()),
        ("place_claims_seat", 0),
        ("shift_claims_kept_me", None),
        ("shift_claims_seats_left", ()),
        ("shift_claims_seat", 0),
        ("light_burners_kept_me", None),
        ("light_burners_seats_left", ()),
        ("light_burners_seat", 0),
        ("light_burners_times", 0),
        ("light_burners_taken", False),
        ("light_place", 0),
        ("do_research_times", 0),
        ("do_research_taken", False),
        ("do_research_times_2", 0),
        ("score_compounds_times", 0),
        ("turn_cylinder_a", 0),
        ("turn_cylinder_b", 0),
        ("turn_cylinder_times", 0),
        ("score_place_place", 0),
        ("score_place_subject", 0),
        ("score_place_card", None),
        ("give_grant_worth", 0),
        ("go_without_times", 0),
        ("ask_for_extinguishers_targets", ()),
        ("ask_for_extinguishers_kept_me", None),
        ("ask_for_extinguishers_seats_left", ()),
        ("ask_for_extinguishers_seat", 0),
        ("ask_for_extinguishers_times", 0),
        ("ask_for_extinguishers_taken", False),
        ("explode_x_rest", ()),
        ("explode_times", 0),
        ("explode_x", 0),
        ("scatter_place", 0),
        ("scatter_by_chooser", 0),
        ("scatter_by_place", 0),
        ("scatter_by_e_rest", ()),
        ("scatter_by_times", 0),
        ("scatter_by_e", 0),
        ("pass_the_lead_kept_me", None),
        ("pass_the_lead_seats_left", ()),
        ("pass_the_lead_seat", 0),
        ("nobel_research_i_rest", ()),
        ("nobel_research_i", 0),
        ("score_for_nobel_times", 0),
        ("score_nobel_place", 0),
        ("score_nobel_subject", 0),
        ("score_nobel_card", None),
        ("light_burners_goes_back_to", 0),
        ("explode_goes_back_to", 0),
        ("light_goes_back_to", 0),
        ("ask_for_extinguishers_goes_back_to", 0),
        ("react_goes_back_to", 0),
        ("burn_goes_back_to", 0),
        ("scatter_goes_back_to", 0),
        ("scatter_by_goes_back_to", 0),
        ("lab_fire_goes_back_to", 0),
    )
    seers = {"card": CARD_SEERS}
    words: CompoundedWords

    def __init__(self, words: CompoundedWords, seats: int, rng: int) -> None:
        super().__init__(words, seats, rng)
        #   55  component extinguisher
        self.extinguisher_place = [BOX] * 5
        self.extinguisher_box = (1 << 5) - 1
        #  151  zone shelf[player]: set of extinguisher
        self.shelf: list[int] = [0] * 5
        self.in_shelf = 0
        #  186  zone offered_shelf[player, player]: set of extinguisher
        self.offered_shelf: list[int] = [0] * 25
        self.in_offered_shelf = 0
        #   59  component card
        self.card_place = [BOX] * 69
        self.card_box = (1 << 69) - 1
        self.card_known = [-1] * 69
        self.card_cohort = list(range(len(CARD_SEERS)))
        #  129  zone field[place]: slot of card
        self.field: list[int | None] = [None] * 16
        self.in_field = 0
        #  141  zone deck: deck of card
        self.deck: list[int] = []
        self.in_deck = 0
        #  142  zone stack[1..6]: deck of card
        self.stack: list[list[int]] = [[] for _ in range(6)]
        self.in_stack = 0
        #  143  zone lot: bag of card
        self.lot: int = 0
        self.in_lot = 0
        #  144  zone discard: pile of card
        self.discard: list[int] = []
        self.in_discard = 0
        #  154  zone scored[player]: set of card
        self.scored: list[int] = [0] * 5
        self.in_scored = 0
        #  156  zone nobel_scored: set of card
        self.nobel_scored: int = 0
        self.in_nobel_scored = 0
        #   44  token element
        self.element_at = [30, 20, 20, 15, 10, 5] + [0] * 348
        #   50  token tool
        self.tool_at = [4, 4, 3, 3, 3, 5] + [0] * 186
        #   54  token wild: wild 5
        self.wild_at = [5] + [0] * 51
        #  132  var stands[place, element]: 0..5 = 0
        self.stands: list[int] = [0] * 96
        #  133  var claim[place]: player? = none
        self.claim: list[int | None] = [None] * 16
        #  134  var fresh[place] = no
        self.fresh: list[bool] = [False] * 16
        #  135  var temporary[place] = no
        self.temporary: list[bool] = [False] * 16
        #  136  var nobel_claim[place] = no
        self.nobel_claim: list[bool] = [False] * 16
        #  137  var flames[place]: 0..16 = 0
        self.flames: list[int] = [0] * 16
        #  138  var shielded[place] = no
        self.shielded: list[bool] = [False] * 16
        #  139  var scatterer[place]: player? = none
        self.scatterer: list[int | None] = [None] * 16
        #  157  var stands_in[extinguisher, element]: 0..2 = 0
        self.stands_in: list[int] = [0] * 30
        #  158  var built[extinguisher] = no
        self.built: list[bool] = [False] * 5
        #  159  var level[player, experiment]: 0..3 = 0
        self.level: list[int] = [0] * 20
        #  160  var nobel_level[experiment]: 0..3 = 0
        self.nobel_level: list[int] = [0] * 4
        #  161  var points[player]: 0..999 = 0
        self.points: list[int] = [0] * 5
        #  162  var nobel_points: 0..999 = 0
        self.nobel_points: int = 0
        #  163  var lead: player = player(1)
        self.lead: int = 0
        #  164  var rounds: 0..20000 = 0
        self.rounds: int = 0
        #  165  var cause: ending? = none
        self.cause: int | None = None
        #  166  var last_round = no
        self.last_round: bool = False
        #  167  var closed = no
        self.closed: bool = False
        #  168  var journal_since[player]: 0..20000 = 0
        self.journal_since: list[int] = [0] * 5
        #  169  var kept[player] = no
        self.kept: list[bool] = [False] * 5
        #  170  var used_cylinder = no
        self.used_cylinder: bool = False
        #  171  var traded_three = no
        self.traded_three: bool = False
        #  172  var traded_two = no
        self.traded_two: bool = False
        #  173  var left_to_place: 0..5 = 0
        self.left_to_place: int = 0
        #  174  var kept_back[player] = no
        self.kept_back: list[bool] = [False] * 5
        #  175  var fire_waiting = no
        self.fire_waiting: bool = False
        #  176  var fire_out = no
        self.fire_out: bool = False
        #  177  var volatile_out = no
        self.volatile_out: bool = False
        #  178  var short = no
        self.short: bool = False
        #  179  var key_used = no
        self.key_used: bool = False
        #  187  var offered_claim[place]: player? = none
        self.offered_claim: list[int | None] = [None] * 16
        #  188  var offers_made[player]: 0..45 = 0
        self.offers_made: list[int] = [0] * 5
        #  189  var in_offer[player] = no
        self.in_offer: list[bool] = [False] * 5
        #  190  var quiet: 0..5 = 0
        self.quiet: int = 0
        #  191  var refused = no
        self.refused: bool = False
        #  192  var nobel_traded = no
        self.nobel_traded: bool = False
        # Locals of rules that live across a decision
        self.round_kept_me: int | None = None
        self.round_seats_left: tuple[int, ...] = ()
        self.round_seat: int = 0
        self.round_kept_me_2: int | None = None
        self.round_seats_left_2: tuple[int, ...] = ()
        self.round_seat_2: int = 0
        self.round_kept_me_3: int | None = None
        self.round_seats_left_3: tuple[int, ...] = ()
        self.round_seat_3: int = 0
        self.trade_times: int = 0
        self.trade_kept_me: int | None = None
        self.trade_seats_left: tuple[int, ...] = ()
        self.trade_seat: int = 0
        self.make_offer_times: int = 0
        self.make_offer_kept_me: int | None = None
        self.make_offer_seats_left: tuple[int, ...] = ()
        self.make_offer_seat: int = 0
        self.make_offer_proposer: int = 0
        self.trade_with_nobel_kept_me: int | None = None
        self.trade_with_nobel_seats_left: tuple[int, ...] = ()
        self.trade_with_nobel_seat: int = 0
        self.give_back_times: int = 0
        self.nobel_gives_back_times: int = 0
        self.place_claims_times: int = 0
        self.place_claims_kept_me: int | None = None
        self.place_claims_seats_left: tuple[int, ...] = ()
        self.place_claims_seat: int = 0
        self.shift_claims_kept_me: int | None = None
        self.shift_claims_seats_left: tuple[int, ...] = ()
        self.shift_claims_seat: int = 0
        self.light_burners_kept_me: int | None = None
        self.light_burners_seats_left: tuple[int, ...] = ()
        self.light_burners_seat: int = 0
        self.light_burners_times: int = 0
        self.light_burners_taken: bool = False
        self.light_place: int = 0
        self.do_research_times: int = 0
        self.do_research_taken: bool = False
        self.do_research_times_2: int = 0
        self.score_compounds_times: int = 0
        self.turn_cylinder_a: int = 0
        self.turn_cylinder_b: int = 0
        self.turn_cylinder_times: int = 0
        self.score_place_place: int = 0
        self.score_place_subject: int = 0
        self.score_place_card: int | None = None
        self.give_grant_worth: int = 0
        self.go_without_times: int = 0
        self.ask_for_extinguishers_targets: tuple[int, ...] = ()
        self.ask_for_extinguishers_kept_me: int | None = None
        self.ask_for_extinguishers_seats_left: tuple[int, ...] = ()
        self.ask_for_extinguishers_seat: int = 0
        self.ask_for_extinguishers_times: int = 0
        self.ask_for_extinguishers_taken: bool = False
        self.explode_x_rest: tuple[int, ...] = ()
        self.explode_times: int = 0
        self.explode_x: int = 0
        self.scatter_place: int = 0
        self.scatter_by_chooser: int = 0
        self.scatter_by_place: int = 0
        self.scatter_by_e_rest: tuple[int, ...] = ()
        self.scatter_by_times: int = 0
        self.scatter_by_e: int = 0
        self.pass_the_lead_kept_me: int | None = None
        self.pass_the_lead_seats_left: tuple[int, ...] = ()
        self.pass_the_lead_seat: int = 0
        self.nobel_research_i_rest: tuple[int, ...] = ()
        self.nobel_research_i: int = 0
        self.score_for_nobel_times: int = 0
        self.score_nobel_place: int = 0
        self.score_nobel_subject: int = 0
        self.score_nobel_card: int | None = None
        self.light_burners_goes_back_to = 0
        self.explode_goes_back_to = 0
        self.light_goes_back_to = 0
        self.ask_for_extinguishers_goes_back_to = 0
        self.react_goes_back_to = 0
        self.burn_goes_back_to = 0
        self.scatter_goes_back_to = 0
        self.scatter_by_goes_back_to = 0
        self.lab_fire_goes_back_to = 0

    def move_extinguisher(self, extinguisher: int | None, place: int, bottom: bool = False) -> None:
        """Take a extinguisher from where it is and put it where it goes; none moves nothing."""
        if extinguisher is None:
            return
        bit = 1 << extinguisher
        old = self.extinguisher_place[extinguisher]
        if old >= OFFERED_SHELF:
            self.in_offered_shelf ^= bit
            self.offered_shelf[old - OFFERED_SHELF] ^= bit
        elif old >= SHELF:
            self.in_shelf ^= bit
            self.shelf[old - SHELF] ^= bit
        else:
            self.extinguisher_box ^= bit
        if place >= OFFERED_SHELF:
            self.offered_shelf[place - OFFERED_SHELF] ^= bit
            self.in_offered_shelf ^= bit
        elif place >= SHELF:
            self.shelf[place - SHELF] ^= bit
            self.in_shelf ^= bit
        else:
            self.extinguisher_box ^= bit
        self.extinguisher_place[extinguisher] = place

    def move_card(self, card: int | None, place: int, bottom: bool = False) -> None:
        """Take a card from where it is and put it where it goes; none moves nothing."""
        if card is None:
            return
        bit = 1 << card
        old = self.card_place[card]
        if old >= NOBEL_SCORED:
            self.in_nobel_scored ^= bit
            self.nobel_scored ^= bit
        elif old >= SCORED:
            self.in_scored ^= bit
            self.scored[old - SCORED] ^= bit
        elif old >= DISCARD:
            self.in_discard ^= bit
            self.discard.remove(card)
        elif old >= LOT:
            self.in_lot ^= bit
            self.lot ^= bit
        elif old >= STACK:
            self.in_stack ^= bit
            self.stack[old - STACK].remove(card)
        elif old >= DECK:
            self.in_deck ^= bit
            self.deck.remove(card)
        elif old >= FIELD:
            self.in_field ^= bit
            self.field[old - FIELD] = None
        else:
            self.card_box ^= bit
        if place >= NOBEL_SCORED:
            self.nobel_scored ^= bit
            self.in_nobel_scored ^= bit
        elif place >= SCORED:
            self.scored[place - SCORED] ^= bit
            self.in_scored ^= bit
        elif place >= DISCARD:
            self.discard.insert(len(self.discard) if bottom else 0, card)
            self.in_discard ^= bit
        elif place >= LOT:
            self.lot ^= bit
            self.in_lot ^= bit
        elif place >= STACK:
            self.stack[place - STACK].insert(len(self.stack[place - STACK]) if bottom else 0, card)
            self.in_stack ^= bit
        elif place >= DECK:
            self.deck.insert(len(self.deck) if bottom else 0, card)
            self.in_deck ^= bit
        elif place >= FIELD:
            if self.field[place - FIELD] is not None:
                raise Fault("Something lies in field already.")
            self.field[place - FIELD] = card
            self.in_field ^= bit
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
        if LOT <= place < LOT + 1:
            return self.lot
        return 0

    def reveal_card(self, card: int | None, seats: int) -> None:
        if card is not None:
            knows, everybody = self.card_known[card] | seats, (1 << self.seats) - 1
            self.card_known[card] = -1 if knows & everybody == everybody else knows

    def move_element(self, kind: int, count: int, source: int, to: int) -> None:
        self.move_tokens(self.element_at, 6, kind, count, source, to)

    def move_elements(self, source: int, to: int) -> None:
        for kind in range(6):
            self.move_element(kind, self.element_at[source * 6 + kind], source, to)

    def draw_elements(self, count: int, source: int, to: int) -> None:
        self.draw_tokens(self.element_at, 6, count, source, to, ELEMENT)

    def element_pool(self, place: int) -> tuple[int, ...]:
        return tuple(self.element_at[place * 6 : (place + 1) * 6])

    def all_elements(self, first: int, members: int) -> tuple[int, ...]:
        return tuple(sum(self.element_at[first * 6 + k : (first + members) * 6 : 6]) for k in range(6))

    def move_tool(self, kind: int, count: int, source: int, to: int) -> None:
        self.move_tokens(self.tool_at, 6, kind, count, source, to)

    def move_tools(self, source: int, to: int) -> None:
        for kind in range(6):
            self.move_tool(kind, self.tool_at[source * 6 + kind], source, to)

    def draw_tools(self, count: int, source: int, to: int) -> None:
        self.draw_tokens(self.tool_at, 6, count, source, to, TOOL)

    def tool_pool(self, place: int) -> tuple[int, ...]:
        return tuple(self.tool_at[place * 6 : (place + 1) * 6])

    def all_tools(self, first: int, members: int) -> tuple[int, ...]:
        return tuple(sum(self.tool_at[first * 6 + k : (first + members) * 6 : 6]) for k in range(6))

    def move_wild(self, kind: int, count: int, source: int, to: int) -> None:
        self.move_tokens(self.wild_at, 1, kind, count, source, to)

    def move_wilds(self, source: int, to: int) -> None:
        for kind in range(1):
            self.move_wild(kind, self.wild_at[source * 1 + kind], source, to)

    def draw_wilds(self, count: int, source: int, to: int) -> None:
        self.draw_tokens(self.wild_at, 1, count, source, to, WILD)

    def wild_pool(self, place: int) -> tuple[int, ...]:
        return tuple(self.wild_at[place * 1 : (place + 1) * 1])

    def all_wilds(self, first: int, members: int) -> tuple[int, ...]:
        return tuple(sum(self.wild_at[first * 1 + k : (first + members) * 1 : 1]) for k in range(1))

    def setup(self) -> Step:
        #  229  setup
        #  230  move elements to bag
        self.move_elements(BOX, BAG)
        #  231  move tools to supply
        self.move_tools(BOX, SUPPLY)
        #  232  lead = roll players
        self.lead = self.roll(tuple(range(self.words.seats)), PLAYER)
        #  233  if first_lead in 1..count(players): lead = player(first_lead)
        if 1 <= self.words.first_lead <= ((1 << self.words.seats) - 1).bit_count():
            self.lead = seat(self.words.first_lead, self.words.seats)
        #  234  for p in players
        for p in range(self.words.seats):
            #  235  draw FIRST_DRAW from bag to bench[p]
            self.draw_elements(FIRST_DRAW, BAG, BENCH + p)
            #  236  move wild from box to wilds[p]
            self.move_wild(0, 1, BOX, WILDS_PLACE + p)
            #  237  move extinguisher(p.seat) to shelf[p]
            self.move_extinguisher(row_of((p + 1,), EXTINGUISHER_NUMBER), SHELF + p)
        #  238  if two: draw FIRST_DRAW from bag to nobel_bench
        if self.words.two:
            self.draw_elements(FIRST_DRAW, BAG, NOBEL_BENCH)
        #  239  lay_out_field()
        self.lay_out_field()
        #  240  build_deck()
        self.build_deck()
        return self.begin

    def lay_out_field(self) -> None:
        #  242  rule lay_out_field()
        #  243  move [c for c in cards if c.starting] to deck
        for moved in tuple(c for c in CARDS if CARD_STARTING[c]):
            self.move_card(moved, DECK)
        #  244  shuffle deck
        self.shuffle(self.deck, CARD, self.card_known)
        #  245  let square = [x for x in places if x.row < 4 and x.column < 4]
        square = tuple(x for x in PLACES if PLACE_ROW[x] < 4 and PLACE_COLUMN[x] < 4)
        #  246  let order = square + [x for x in places if x not in square] if start_layout is block else places
        order = (
            square + tuple(x for x in PLACES if x not in square)
            if self.words.start_layout == START_LAYOUT_BLOCK
            else tuple(PLACES)
        )
        #  247  if start_layout is shuffled: draw 9 from deck to lot
        if self.words.start_layout == START_LAYOUT_SHUFFLED:
            for _ in range(min(9, len(self.deck))):
                self.move_card(self.deck[0], LOT)
        #  248  deal 1 from deck to field[x] for x in order
        for x in order:
            if self.deck:
                self.move_card(self.deck[0], FIELD + x)
        #  249  move [c for c in cards if not c.starting and not c.lab_fire] to deck
        for moved in tuple(c for c in CARDS if not CARD_STARTING[c] and not CARD_LAB_FIRE[c]):
            self.move_card(moved, DECK)
        #  250  shuffle deck
        self.shuffle(self.deck, CARD, self.card_known)
        #  251  if start_layout is shuffled: draw 7 from deck to lot
        if self.words.start_layout == START_LAYOUT_SHUFFLED:
            for _ in range(min(7, len(self.deck))):
                self.move_card(self.deck[0], LOT)
        #  252  deal 1 from lot to field[x] for x in places
        for x in PLACES:
            if self.lot:
                self.move_card(self.one_of(self.lot, CARD), FIELD + x)
        #  253  deal 1 from deck to field[x] for x in order if field[x] is none
        for x in order:
            if self.field[x] is None:
                if self.deck:
                    self.move_card(self.deck[0], FIELD + x)

    def build_deck(self) -> None:
        #  255  rule build_deck()
        #  256  deal PILE from deck to stack[s] for s in 1..5
        for s in range(1, 6):
            for _ in range(min(PILE, len(self.deck))):
                self.move_card(self.deck[0], STACK + s - 1)
        #  257  draw LAST_PILE from deck to stack[6]
        for _ in range(min(LAST_PILE, len(self.deck))):
            self.move_card(self.deck[0], STACK + 6 - 1)
        #  258  for i in 1..5
        for i in range(1, 6):
            #  259  if stack_order is last_bottom: cap(7 - i, fires[i])
            if self.words.stack_order == STACK_ORDER_LAST_BOTTOM:
                self.cap(7 - i, item(fires, i))
            else:
                #  261  let s = roll [s for s in 2..6 if count(stack[s]) > 0]
                s = self.roll(tuple(s for s in range(2, 7) if len(tuple(self.stack[s - 1])) > 0), Whole(2, 6))
                #  262  cap(s, fires[i])
                self.cap(s, item(fires, i))
        #  263  move stack[1] to deck
        for moved in reversed(tuple(self.stack[1 - 1])):
            self.move_card(moved, DECK)

    def cap(self, s: int, fire: int) -> None:
        #  265  rule cap(s, fire)
        #  266  move stack[s] to deck
        for moved in reversed(tuple(self.stack[within(s, 1, 6) - 1])):
            self.move_card(moved, DECK)
        #  267  move fire to deck
        self.move_card(fire, DECK)

    def begin(self) -> Step:
        return self.round

    def next_turn(self) -> Step:
        return self.round

    def round(self) -> Step:
        #  269  round
        if self.tick():
            return None
        #  270  rounds += 1
        self.rounds = within(self.rounds + 1, 0, 20000)
        #  271  phase "Discovery" if rounds > 1
        if self.rounds > 1:
            #  272  each player from lead: draw shown(me, discovery) from bag to bench[me]
            kept_me = self.me
            for self.me in seats_from(self.lead, self.words.seats):
                self.draw_elements(self.shown(self.me, 0), BAG, BENCH + self.me)
            self.me = kept_me
            #  273  if two: draw nobel_shown(discovery) from bag to nobel_bench
            if self.words.two:
                self.draw_elements(self.nobel_shown(0), BAG, NOBEL_BENCH)
        #  274  phase "Trading" if rounds > 1 or first_turn_trading
        if self.rounds > 1 or self.words.first_turn_trading:
            #  275  trade()
            return self.trade
        return self.round_on

    def round_on(self) -> Step:
        #  280  place_claims()
        return self.place_claims

    def round_after_trade(self) -> Step:
        #  276  if two: trade_with_nobel()
        if self.words.two:
            return self.trade_with_nobel
        return self.round_on_2

    def round_on_2(self) -> Step:
        self.round_kept_me = self.me
        self.round_seats_left = seats_from(self.lead, self.words.seats)
        return self.round_next_player

    def round_after_trade_with_nobel(self) -> Step:
        return self.round_on_2

    def round_next_player(self) -> Step:
        if not self.round_seats_left:
            self.me = known(self.round_kept_me)
            #  278  nobel_gives_back()
            self.round_kept_me = None
            self.round_seats_left = ()
            self.round_seat = 0
            return self.nobel_gives_back
        self.round_seat = self.round_seats_left[0]
        self.round_seats_left = self.round_seats_left[1:]
        self.me = self.round_seat
        #  277  each player from lead: give_back()
        self.round_seat = 0
        return self.give_back

    def round_after_give_back(self) -> Step:
        return self.round_next_player

    def round_after_nobel_gives_back(self) -> Step:
        return self.round_on

    def round_after_place_claims(self) -> Step:
        #  281  shift_claims()
        return self.shift_claims

    def round_after_shift_claims(self) -> Step:
        self.round_kept_me_2 = self.me
        self.round_seats_left_2 = seats_from(self.lead, self.words.seats)
        return self.round_next_player_2

    def round_next_player_2(self) -> Step:
        if not self.round_seats_left_2:
            self.me = known(self.round_kept_me_2)
            #  286  light_burners()
            self.light_burners_goes_back_to = 2
            self.round_kept_me_2 = None
            self.round_seats_left_2 = ()
            self.round_seat_2 = 0
            return self.light_burners
        self.round_seat_2 = self.round_seats_left_2[0]
        self.round_seats_left_2 = self.round_seats_left_2[1:]
        self.me = self.round_seat_2
        #  284  light_burners()
        self.light_burners_goes_back_to = 1
        self.round_seat_2 = 0
        return self.light_burners

    def round_after_light_burners(self) -> Step:
        #  285  do_research()
        return self.do_research

    def round_after_do_research(self) -> Step:
        return self.round_next_player_2

    def round_after_light_burners_2(self) -> Step:
        #  287  if two
        if self.words.two:
            #  288  nobel_research()
            return self.nobel_research
        return self.round_on_3

    def round_on_3(self) -> Step:
        #  291  fire_out = no
        self.fire_out = False
        #  292  volatile_out = no
        self.volatile_out = False
        #  293  if bunsen_explosion is lab_start: explode()
        if self.words.bunsen_explosion == BUNSEN_EXPLOSION_LAB_START:
            self.explode_goes_back_to = 1
            return self.explode
        return self.round_on_4

    def round_after_nobel_research(self) -> Step:
        #  289  light_burners()
        self.light_burners_goes_back_to = 3
        return self.light_burners

    def round_after_light_burners_3(self) -> Step:
        return self.round_on_3

    def round_on_4(self) -> Step:
        self.round_kept_me_3 = self.me
        self.round_seats_left_3 = seats_from(self.lead, self.words.seats)
        return self.round_next_player_3

    def round_after_explode(self) -> Step:
        return self.round_on_4

    def round_next_player_3(self) -> Step:
        if not self.round_seats_left_3:
            self.me = known(self.round_kept_me_3)
            #  295  if two: score_for_nobel()
            if self.words.two:
                self.round_kept_me_3 = None
                self.round_seats_left_3 = ()
                self.round_seat_3 = 0
                return self.score_for_nobel
            return self.round_on_5
        self.round_seat_3 = self.round_seats_left_3[0]
        self.round_seats_left_3 = self.round_seats_left_3[1:]
        self.me = self.round_seat_3
        #  294  each player from lead: score_compounds()
        self.round_seat_3 = 0
        return self.score_compounds

    def round_after_score_compounds(self) -> Step:
        return self.round_next_player_3

    def round_on_5(self) -> Step:
        #  296  refill()
        self.round_kept_me_3 = None
        self.round_seats_left_3 = ()
        self.round_seat_3 = 0
        return self.refill

    def round_after_score_for_nobel(self) -> Step:
        return self.round_on_5

    def round_after_refill(self) -> Step:
        #  297  end_of_turn()
        self.end_of_turn()
        if self.over:
            return None
        #  298  pass_the_lead()
        return self.pass_the_lead

    def round_after_pass_the_lead(self) -> Step:
        return self.next_turn

    def end_of_turn(self) -> None:
        #  300  rule end_of_turn()
        #  301  if last_round: close_the_game()
        if self.last_round:
            self.close_the_game()
            if self.over:
                return
        #  302  see_the_end()
        self.see_the_end()

    def see_the_end(self) -> None:
        #  304  rule see_the_end()
        #  305  if some(points[p] >= GOAL for p in players) or nobel_points >= GOAL: cause = fifty_points
        if any(self.points[p] >= GOAL for p in range(self.words.seats)) or self.nobel_points >= GOAL:
            self.cause = ENDING_FIFTY_POINTS
        #  306  if cause is not none: last_round = yes
        if self.cause is not None:
            self.last_round = True

    def close_the_game(self) -> None:
        #  308  rule close_the_game()
        #  309  closed = yes
        self.closed = True
        #  310  if two and nobel_scores and every(nobel_points > total(p) for p in players): end game: draw
        if (
            self.words.two
            and self.words.nobel_scores
            and all(self.nobel_points > self.total(p) for p in range(self.words.seats))
        ):
            self.end_drawn()
            return
        #  311  end game
        self.end_ranked()
        return

    def trade(self) -> Step:
        #  317  rule trade()
        #  318  quiet = 0
        self.quiet = 0
        #  319  for p in players: offers_made[p] = 0
        for p in range(self.words.seats):
            self.offers_made[p] = 0
        #  320  repeat offers * count(players) times
        self.trade_times = self.words.offers * ((1 << self.words.seats) - 1).bit_count()
        return self.trade_again

    def trade_again(self) -> Step:
        #  320  repeat offers * count(players) times
        if self.trade_times > 0:
            self.trade_times = self.trade_times - 1
            self.trade_kept_me = self.me
            self.trade_seats_left = seats_from(self.lead, self.words.seats)
            return self.trade_next_player
        self.trade_times = 0
        self.trade_kept_me = None
        self.trade_seats_left = ()
        self.trade_seat = 0
        return self.round_after_trade

    def trade_next_player(self) -> Step:
        if not self.trade_seats_left:
            self.me = known(self.trade_kept_me)
            return self.trade_again
        self.trade_seat = self.trade_seats_left[0]
        self.trade_seats_left = self.trade_seats_left[1:]
        self.me = self.trade_seat
        #  322  if quiet is count(players): done
        if self.quiet == ((1 << self.words.seats) - 1).bit_count():
            self.me = known(self.trade_kept_me)
            self.trade_times = 0
            self.trade_kept_me = None
            self.trade_seats_left = ()
            self.trade_seat = 0
            return self.round_after_trade
        #  323  may "Make an offer" if may_offer(me)
        self.trade_seat = 0
        return self.offer(TRADE_CHOOSE, self.trade_otherwise)

    def trade_on_2(self) -> Step:
        return self.trade_next_player

    def trade_make_an_offer(self) -> Step:
        #  324  quiet = 0
        self.quiet = 0
        #  325  offers_made[me] += 1
        self.offers_made[self.me] = within(self.offers_made[self.me] + 1, 0, 45)
        #  326  make_offer()
        return self.make_offer

    def trade_after_make_offer(self) -> Step:
        return self.trade_on_2

    def trade_otherwise(self) -> Step:
        #  327  otherwise: quiet += 1
        self.quiet = within(self.quiet + 1, 0, 5)
        return self.trade_on_2

    def make_offer(self) -> Step:
        #  333  rule make_offer()
        #  334  repeat items times
        self.make_offer_times = self.words.items
        return self.make_offer_again

    def make_offer_again(self) -> Step:
        #  334  repeat items times
        if self.make_offer_times > 0:
            self.make_offer_times = self.make_offer_times - 1
            #  335  choose
            return self.offer(MAKE_OFFER_CHOOSE, self.make_offer_otherwise)
        return self.make_offer_on

    def make_offer_on(self) -> Step:
        #  359  let proposer = me
        self.make_offer_proposer = self.me
        self.make_offer_kept_me = self.me
        self.make_offer_seats_left = seats_from((self.make_offer_proposer + 1) % self.words.seats, self.words.seats)
        return self.make_offer_next_player

    def make_offer_on_2(self) -> Step:
        return self.make_offer_again

    def make_offer_p_gives_q(self, p: int, q: int, e: int) -> Step:
        #  336  "{p} gives {q} {e}" for p in players, q in players, e in bench[p] if p is not q and may_name(p, q)
        #  337  move e from bench[p] to laid_out[p, q]
        self.move_element(e, 1, BENCH + p, LAID_OUT + p * 5 + q)
        #  338  join(p, q)
        self.join(p, q)
        return self.make_offer_on_2

    def make_offer_p_gives_q_2(self, p: int, q: int, t: int) -> Step:
        #  339  "{p} gives {q} the {t}" for p in players, q in players, t in tray[p] if p is not q and may_name(p, q..
        #  340  move t from tray[p] to offered_tools[p, q]
        self.move_tool(t, 1, TRAY + p, OFFERED_TOOLS + p * 5 + q)
        #  341  join(p, q)
        self.join(p, q)
        return self.make_offer_on_2

    def make_offer_p_gives_q_3(self, p: int, q: int) -> Step:
        #  342  "{p} gives {q} a wild element" for p in players, q in players if p is not q and may_name(p, q) and c..
        #  343  move wild from wilds[p] to offered_wilds[p, q]
        self.move_wild(0, 1, WILDS_PLACE + p, OFFERED_WILDS + p * 5 + q)
        #  344  join(p, q)
        self.join(p, q)
        return self.make_offer_on_2

    def make_offer_p_gives_q_4(self, p: int, q: int, x: int) -> Step:
        #  345  "{p} gives {q} extinguisher {x}" for p in players, q in players, x in shelf[p] if p is not q and may..
        #  347  move x to offered_shelf[p, q]
        self.move_extinguisher(x, OFFERED_SHELF + p * 5 + q)
        #  348  join(p, q)
        self.join(p, q)
        return self.make_offer_on_2

    def make_offer_p_gives_q_5(self, p: int, q: int, x_2: int) -> Step:
        #  349  "{p} gives {q} the claim on {x}" for p in players, q in players, x in claims(p) if trade_scope is wi..
        #  351  offered_claim[x] = q
        self.offered_claim[x_2] = q
        #  352  join(p, q)
        self.join(p, q)
        return self.make_offer_on_2

    def make_offer_offer_this(self) -> Step:
        #  354  stop
        return self.make_offer_on

    def make_offer_withdraw_the_offer(self) -> Step:
        #  356  refused = yes
        self.refused = True
        #  357  stop
        return self.make_offer_on

    def make_offer_otherwise(self) -> Step:
        #  358  otherwise: stop
        return self.make_offer_on

    def make_offer_next_player(self) -> Step:
        if not self.make_offer_seats_left:
            self.me = known(self.make_offer_kept_me)
            #  364  for p in players, q in players if p is not q: hand_over(p, q)
            for p in range(self.words.seats):
                for q in range(self.words.seats):
                    if p != q:
                        self.hand_over(p, q)
            #  365  for x in places if offered_claim[x] is not none
            for x_2 in PLACES:
                if self.offered_claim[x_2] is not None:
                    #  366  if not refused: claim[x] = offered_claim[x]
                    if not self.refused:
                        self.claim[x_2] = self.offered_claim[x_2]
                    #  367  offered_claim[x] = none
                    self.offered_claim[x_2] = None
            #  368  for p in players: in_offer[p] = no
            for p in range(self.words.seats):
                self.in_offer[p] = False
            #  369  refused = no
            self.refused = False
            self.make_offer_times = 0
            self.make_offer_kept_me = None
            self.make_offer_seats_left = ()
            self.make_offer_seat = 0
            self.make_offer_proposer = 0
            return self.trade_after_make_offer
        self.make_offer_seat = self.make_offer_seats_left[0]
        self.make_offer_seats_left = self.make_offer_seats_left[1:]
        self.me = self.make_offer_seat
        #  360  each player from left(proposer) if me is not proposer and in_offer[me] and not refused
        if self.me != self.make_offer_proposer and self.in_offer[self.me] and not self.refused:
            #  361  choose
            self.make_offer_times = 0
            self.make_offer_seat = 0
            return self.offer(MAKE_OFFER_CHOOSE_2, None)
        return self.make_offer_next_player

    def make_offer_on_3(self) -> Step:
        return self.make_offer_next_player

    def make_offer_agree(self) -> Step:
        return self.make_offer_on_3

    def make_offer_refuse(self) -> Step:
        #  363  "Refuse": refused = yes
        self.refused = True
        return self.make_offer_on_3

    def join(self, p: int, q: int) -> None:
        #  371  rule join(p, q)
        #  372  in_offer[p] = yes
        self.in_offer[p] = True
        #  373  in_offer[q] = yes
        self.in_offer[q] = True

    def hand_over(self, p: int, q: int) -> None:
        #  375  rule hand_over(p, q)
        #  376  let taker = p if refused else q
        taker = p if self.refused else q
        #  377  if not refused and offered_tools[p, q][JOURNAL] > 0: journal_since[q] = rounds
        if not self.refused and self.tool_at[(OFFERED_TOOLS + p * 5 + q) * 6 + JOURNAL] > 0:
            self.journal_since[q] = self.rounds
        #  378  move laid_out[p, q] to bench[taker]
        self.move_elements(LAID_OUT + p * 5 + q, BENCH + taker)
        #  379  move offered_tools[p, q] to tray[taker]
        self.move_tools(OFFERED_TOOLS + p * 5 + q, TRAY + taker)
        #  380  move offered_wilds[p, q] to wilds[taker]
        self.move_wilds(OFFERED_WILDS + p * 5 + q, WILDS_PLACE + taker)
        #  381  move offered_shelf[p, q] to shelf[taker]
        for moved in members(self.offered_shelf[p * 5 + q]):
            self.move_extinguisher(moved, SHELF + taker)

    def trade_with_nobel(self) -> Step:
        #  383  rule trade_with_nobel()
        #  384  nobel_traded = no
        self.nobel_traded = False
        self.trade_with_nobel_kept_me = self.me
        self.trade_with_nobel_seats_left = seats_from(self.lead, self.words.seats)
        return self.trade_with_nobel_next_player

    def trade_with_nobel_next_player(self) -> Step:
        if not self.trade_with_nobel_seats_left:
            self.me = known(self.trade_with_nobel_kept_me)
            self.trade_with_nobel_kept_me = None
            self.trade_with_nobel_seats_left = ()
            self.trade_with_nobel_seat = 0
            return self.round_after_trade_with_nobel
        self.trade_with_nobel_seat = self.trade_with_nobel_seats_left[0]
        self.trade_with_nobel_seats_left = self.trade_with_nobel_seats_left[1:]
        self.me = self.trade_with_nobel_seat
        #  385  each player from lead if me is lead or nobel_traded
        if self.me == self.lead or self.nobel_traded:
            #  386  may "Give Nobel {e} for {f}" for e in bench[me], f in nobel_bench
            self.trade_with_nobel_seat = 0
            return self.offer(TRADE_WITH_NOBEL_CHOOSE, self.trade_with_nobel_on)
        return self.trade_with_nobel_next_player

    def trade_with_nobel_on(self) -> Step:
        return self.trade_with_nobel_next_player

    def trade_with_nobel_give_nobel(self, e: int, f: int) -> Step:
        #  386  may "Give Nobel {e} for {f}" for e in bench[me], f in nobel_bench
        #  387  move e from bench[me] to nobel_bench
        self.move_element(e, 1, BENCH + self.me, NOBEL_BENCH)
        #  388  move f from nobel_bench to bench[me]
        self.move_element(f, 1, NOBEL_BENCH, BENCH + self.me)
        #  389  nobel_traded = yes
        self.nobel_traded = True
        return self.trade_with_nobel_on

    def give_back(self) -> Step:
        #  391  rule give_back()
        #  392  repeat count(bench[me]) - shown(me, lab) times
        self.give_back_times = sum(self.element_pool(BENCH + self.me)) - self.shown(self.me, 3)
        return self.give_back_again

    def give_back_again(self) -> Step:
        #  392  repeat count(bench[me]) - shown(me, lab) times
        if self.give_back_times > 0:
            self.give_back_times = self.give_back_times - 1
            #  393  choose "Return {e}" for e in bench[me]
            return self.offer(GIVE_BACK_CHOOSE, self.give_back_otherwise)
        return self.give_back_on

    def give_back_on(self) -> Step:
        self.give_back_times = 0
        return self.round_after_give_back

    def give_back_return(self, e: int) -> Step:
        #  393  choose "Return {e}" for e in bench[me]
        #  394  move e from bench[me] to bag
        self.move_element(e, 1, BENCH + self.me, BAG)
        return self.give_back_again

    def give_back_otherwise(self) -> Step:
        #  395  otherwise: stop
        return self.give_back_on

    def nobel_gives_back(self) -> Step:
        #  397  rule nobel_gives_back()
        #  398  repeat count(nobel_bench) - NOBEL_KEEPS times
        self.nobel_gives_back_times = sum(self.element_pool(NOBEL_BENCH)) - NOBEL_KEEPS
        return self.nobel_gives_back_again

    def nobel_gives_back_again(self) -> Step:
        #  398  repeat count(nobel_bench) - NOBEL_KEEPS times
        if self.nobel_gives_back_times > 0:
            self.nobel_gives_back_times = self.nobel_gives_back_times - 1
            #  399  choose by lead "Nobel returns {e}" for e in nobel_bench
            return self.offer(NOBEL_GIVES_BACK_CHOOSE, self.nobel_gives_back_otherwise)
        return self.nobel_gives_back_on

    def nobel_gives_back_on(self) -> Step:
        self.nobel_gives_back_times = 0
        return self.round_after_nobel_gives_back

    def nobel_gives_back_nobel_returns(self, e: int) -> Step:
        #  399  choose by lead "Nobel returns {e}" for e in nobel_bench
        #  400  move e from nobel_bench to bag
        self.move_element(e, 1, NOBEL_BENCH, BAG)
        return self.nobel_gives_back_again

    def nobel_gives_back_otherwise(self) -> Step:
        #  401  otherwise: stop
        return self.nobel_gives_back_on

    def place_claims(self) -> Step:
        #  405  rule place_claims()
        #  406  for x in places: fresh[x] = no
        for x in PLACES:
            self.fresh[x] = False
        #  407  for p in players: kept_back[p] = no
        for p in range(self.words.seats):
            self.kept_back[p] = False
        #  408  repeat study_max times
        self.place_claims_times = self.words.study_max
        return self.place_claims_again

    def place_claims_again(self) -> Step:
        #  408  repeat study_max times
        if self.place_claims_times > 0:
            self.place_claims_times = self.place_claims_times - 1
            self.place_claims_kept_me = self.me
            self.place_claims_seats_left = seats_from(self.lead, self.words.seats)
            return self.place_claims_next_player
        self.place_claims_times = 0
        self.place_claims_kept_me = None
        self.place_claims_seats_left = ()
        self.place_claims_seat = 0
        return self.round_after_place_claims

    def place_claims_next_player(self) -> Step:
        if not self.place_claims_seats_left:
            return self.place_claims_all
        self.place_claims_seat = self.place_claims_seats_left[0]
        self.place_claims_seats_left = self.place_claims_seats_left[1:]
        self.me = self.place_claims_seat
        #  409  each player from lead if available(me) > 0 and not kept_back[me]
        if self.available(self.me) > 0 and not self.kept_back[self.me]:
            #  410  choose
            self.place_claims_seat = 0
            return self.offer(PLACE_CLAIMS_CHOOSE, self.place_claims_otherwise)
        return self.place_claims_next_player

    def place_claims_all(self) -> Step:
        self.me = known(self.place_claims_kept_me)
        return self.place_claims_again

    def place_claims_on_2(self) -> Step:
        return self.place_claims_next_player

    def place_claims_claim(self, x: int) -> Step:
        #  411  "Claim {x}" for x in unclaimed
        #  412  take_claim(x)
        self.take_claim(x)
        return self.place_claims_on_2

    def place_claims_keep_your_tokens(self) -> Step:
        #  414  kept_back[me] = yes
        self.kept_back[self.me] = True
        return self.place_claims_on_2

    def place_claims_otherwise(self) -> Step:
        #  415  otherwise: stop
        return self.place_claims_all

    def take_claim(self, place: int) -> None:
        #  417  rule take_claim(place)
        #  418  claim[place] = me
        self.claim[place] = self.me
        #  419  fresh[place] = yes
        self.fresh[place] = True

    def shift_claims(self) -> Step:
        #  421  rule shift_claims()
        self.shift_claims_kept_me = self.me
        self.shift_claims_seats_left = seats_from(self.lead, self.words.seats)
        return self.shift_claims_next_player

    def shift_claims_next_player(self) -> Step:
        if not self.shift_claims_seats_left:
            self.me = known(self.shift_claims_kept_me)
            self.shift_claims_kept_me = None
            self.shift_claims_seats_left = ()
            self.shift_claims_seat = 0
            return self.round_after_shift_claims
        self.shift_claims_seat = self.shift_claims_seats_left[0]
        self.shift_claims_seats_left = self.shift_claims_seats_left[1:]
        self.me = self.shift_claims_seat
        #  423  may "Shift the claim from {x} to {y}" for x in claims(me), y in unclaimed if not fresh[x] and not te..
        self.shift_claims_seat = 0
        return self.offer(SHIFT_CLAIMS_CHOOSE, self.shift_claims_on)

    def shift_claims_on(self) -> Step:
        return self.shift_claims_next_player

    def shift_claims_shift_the_claim(self, x: int, y: int) -> Step:
        #  423  may "Shift the claim from {x} to {y}" for x in claims(me), y in unclaimed if not fresh[x] and not te..
        #  424  claim[x] = none
        self.claim[x] = None
        #  425  take_claim(y)
        self.take_claim(y)
        return self.shift_claims_on

    def light_burners(self) -> Step:
        #  429  rule light_burners()
        self.light_burners_kept_me = self.me
        self.light_burners_seats_left = seats_from(self.lead, self.words.seats)
        return self.light_burners_next_player

    def light_burners_next_player(self) -> Step:
        if not self.light_burners_seats_left:
            self.me = known(self.light_burners_kept_me)
            self.light_burners_kept_me = None
            self.light_burners_seats_left = ()
            self.light_burners_seat = 0
            self.light_burners_times = 0
            self.light_burners_taken = False
            return self.after_light_burners
        self.light_burners_seat = self.light_burners_seats_left[0]
        self.light_burners_seats_left = self.light_burners_seats_left[1:]
        self.me = self.light_burners_seat
        #  430  each player from lead if tray[me][BURNER] > 0
        if self.tool_at[(TRAY + self.me) * 6 + BURNER] > 0:
            #  431  may up to 4 times "Light {x}" for x in places if tray[me][BURNER] > 0 and can_light(x)
            self.light_burners_times = 4
            self.light_burners_taken = False
            return self.light_burners_again
        return self.light_burners_next_player

    def light_burners_again(self) -> Step:
        #  431  may up to 4 times "Light {x}" for x in places if tray[me][BURNER] > 0 and can_light(x)
        if self.light_burners_times > 0:
            self.light_burners_times = self.light_burners_times - 1
            self.light_burners_seat = 0
            self.light_burners_taken = False
            return self.offer(LIGHT_BURNERS_CHOOSE, self.light_burners_done)
        return self.light_burners_done

    def light_burners_done(self) -> Step:
        return self.light_burners_next_player

    def light_burners_light(self, x: int) -> Step:
        #  431  may up to 4 times "Light {x}" for x in places if tray[me][BURNER] > 0 and can_light(x)
        self.light_burners_taken = True
        #  432  light(x)
        self.light_place = x
        self.light_goes_back_to = 1
        self.light_burners_taken = False
        return self.light

    def light_burners_after_light(self) -> Step:
        return self.light_burners_again

    def after_light_burners(self) -> Step:
        site, self.light_burners_goes_back_to = self.light_burners_goes_back_to, 0
        if site == 1:
            return self.round_after_light_burners
        if site == 2:
            return self.round_after_light_burners_2
        return self.round_after_light_burners_3

    def light(self) -> Step:
        #  436  rule light(place)
        #  437  move BURNER from tray[me] to supply
        self.move_tool(BURNER, 1, TRAY + self.me, SUPPLY)
        #  438  clear_shields()
        self.clear_shields()
        #  439  ask_for_extinguishers([place])
        self.ask_for_extinguishers_targets = (self.light_place,)
        self.ask_for_extinguishers_goes_back_to = 1
        return self.ask_for_extinguishers

    def light_after_ask_for_extinguishers(self) -> Step:
        #  440  if not shielded[place]: flames[place] = 1
        if not self.shielded[self.light_place]:
            self.flames[self.light_place] = 1
        self.light_place = 0
        return self.after_light

    def after_light(self) -> Step:
        site, self.light_goes_back_to = self.light_goes_back_to, 0
        if site == 1:
            return self.light_burners_after_light
        return self.do_research_after_light

    def do_research(self) -> Step:
        #  442  rule do_research()
        #  443  left_to_place = shown(me, research)
        self.left_to_place = within(self.shown(self.me, 2), 0, 5)
        #  444  may up to 4 times "Use the goggles" if tray[me][GOGGLES] > 0
        self.do_research_times = 4
        self.do_research_taken = False
        return self.do_research_again

    def do_research_again(self) -> Step:
        #  444  may up to 4 times "Use the goggles" if tray[me][GOGGLES] > 0
        if self.do_research_times > 0:
            self.do_research_times = self.do_research_times - 1
            self.do_research_taken = False
            return self.offer(DO_RESEARCH_CHOOSE, self.do_research_done)
        return self.do_research_done

    def do_research_done(self) -> Step:
        #  447  repeat 30 times
        self.do_research_times_2 = 30
        return self.do_research_again_2

    def do_research_use_the_goggles(self) -> Step:
        #  444  may up to 4 times "Use the goggles" if tray[me][GOGGLES] > 0
        self.do_research_taken = True
        #  445  move GOGGLES from tray[me] to supply
        self.move_tool(GOGGLES, 1, TRAY + self.me, SUPPLY)
        #  446  draw shown(me, discovery) from bag to apart[me]
        self.draw_elements(self.shown(self.me, 0), BAG, APART + self.me)
        return self.do_research_again

    def do_research_again_2(self) -> Step:
        #  447  repeat 30 times
        if self.do_research_times_2 > 0:
            self.do_research_times_2 = self.do_research_times_2 - 1
            #  448  may
            self.do_research_times = 0
            self.do_research_taken = False
            return self.offer(DO_RESEARCH_CHOOSE_2, self.do_research_otherwise)
        return self.do_research_on_2

    def do_research_on_2(self) -> Step:
        #  485  throw_away_apart()
        self.throw_away_apart()
        #  486  left_to_place = 0
        self.left_to_place = 0
        #  487  traded_three = no
        self.traded_three = False
        #  488  traded_two = no
        self.traded_two = False
        self.do_research_times = 0
        self.do_research_taken = False
        self.do_research_times_2 = 0
        return self.round_after_do_research

    def do_research_on_3(self) -> Step:
        return self.do_research_again_2

    def do_research_place(self, e: int, x: int) -> Step:
        #  449  "Place {e} on {x}" for e in bench[me], x in places if fits(e, x)
        #  450  move e from bench[me] to atoms[x]
        self.move_element(e, 1, BENCH + self.me, ATOMS + x)
        #  451  placed_on(x)
        self.placed_on(x)
        return self.do_research_on_3

    def do_research_place_2(self, e: int, x: int) -> Step:
        #  452  "Place {e} on {x} with the goggles" for e in apart[me], x in places if fits(e, x)
        #  453  move e from apart[me] to atoms[x]
        self.move_element(e, 1, APART + self.me, ATOMS + x)
        #  454  placed_on(x)
        self.placed_on(x)
        return self.do_research_on_3

    def do_research_place_a_wild(self, e: int, x: int) -> Step:
        #  455  "Place a wild as {e} on {x}" for e in elements, x in places if wild_goes(e) and fits(e, x)
        #  456  move wild from wilds[me] to wild_on[x]
        self.move_wild(0, 1, WILDS_PLACE + self.me, WILD_ON + x)
        #  457  stands[x, e] += 1
        self.stands[x * 6 + e] = within(self.stands[x * 6 + e] + 1, 0, 5)
        #  458  placed_on(x)
        self.placed_on(x)
        return self.do_research_on_3

    def do_research_place_3(self, e: int, x_2: int) -> Step:
        #  459  "Place {e} on extinguisher {x}" for e in bench[me], x in shelf[me] if fits_tank(e, x)
        #  460  move e from bench[me] to tank[x]
        self.move_element(e, 1, BENCH + self.me, TANK + x_2)
        #  461  filled(x)
        self.filled(x_2)
        return self.do_research_on_3

    def do_research_place_4(self, e: int, x_2: int) -> Step:
        #  462  "Place {e} on extinguisher {x} with the goggles" for e in apart[me], x in shelf[me] if fits_tank(e, x)
        #  463  move e from apart[me] to tank[x]
        self.move_element(e, 1, APART + self.me, TANK + x_2)
        #  464  filled(x)
        self.filled(x_2)
        return self.do_research_on_3

    def do_research_place_a_wild_2(self, e: int, x_2: int) -> Step:
        #  465  "Place a wild as {e} on extinguisher {x}" for e in elements, x in shelf[me] if wild_goes(e) and fits..
        #  466  move wild from wilds[me] to wild_in[x]
        self.move_wild(0, 1, WILDS_PLACE + self.me, WILD_IN + x_2)
        #  467  stands_in[x, e] += 1
        self.stands_in[x_2 * 6 + e] = within(self.stands_in[x_2 * 6 + e] + 1, 0, 2)
        #  468  filled(x)
        self.filled(x_2)
        return self.do_research_on_3

    def do_research_take(self, e: int) -> Step:
        #  469  "Take {e} for a wild" for e in bag if wild_use is take_from_bag and count(wilds[me]) > 0
        #  470  move wild from wilds[me] to box
        self.move_wild(0, 1, WILDS_PLACE + self.me, BOX)
        #  471  move e from bag to bench[me]
        self.move_element(e, 1, BAG, BENCH + self.me)
        return self.do_research_on_3

    def do_research_trade_three(self, e: int, f: int) -> Step:
        #  472  "Trade three {e} for {f}" for e in bench[me], f in bag if bench[me][e] >= TRADED and
        #  474  traded_three = yes
        self.traded_three = True
        #  475  exchange(TRADED, e, f)
        self.exchange(TRADED, e, f)
        return self.do_research_on_3

    def do_research_trade_two(self, e: int, f: int) -> Step:
        #  476  "Trade two {e} for {f}" for e in bench[me], f in bag if tray[me][PIPET] > 0 and bench[me][e] >= TRAD..
        #  478  traded_two = yes
        self.traded_two = True
        #  479  exchange(TRADED_WITH_PIPET, e, f)
        self.exchange(TRADED_WITH_PIPET, e, f)
        return self.do_research_on_3

    def do_research_claim(self, x: int) -> Step:
        #  480  "Claim {x}" for x in unclaimed if available(me) > 0 and elements_on(x) > 0
        #  481  take_claim(x)
        self.take_claim(x)
        return self.do_research_on_3

    def do_research_light(self, x: int) -> Step:
        #  482  "Light {x}" for x in places if tray[me][BURNER] > 0 and can_light(x)
        #  483  light(x)
        self.light_place = x
        self.light_goes_back_to = 2
        return self.light

    def do_research_after_light(self) -> Step:
        return self.do_research_on_3

    def do_research_otherwise(self) -> Step:
        #  484  otherwise: stop
        return self.do_research_on_2

    def placed_on(self, place: int) -> None:
        #  498  rule placed_on(place)
        #  499  left_to_place -= 1
        self.left_to_place = within(self.left_to_place - 1, 0, 5)
        #  500  credit(place, me)
        self.credit(place, self.me)

    def credit(self, place: int, p: int) -> None:
        #  502  rule credit(place, p)
        #  503  if complete(place) and claim[place] is none and not nobel_claim[place] and can_mark(p)
        if self.complete(place) and self.claim[place] is None and not self.nobel_claim[place] and self.can_mark(p):
            #  504  claim[place] = p
            self.claim[place] = p
            #  505  temporary[place] = yes
            self.temporary[place] = True

    def filled(self, extinguisher: int) -> None:
        #  507  rule filled(extinguisher)
        #  508  left_to_place -= 1
        self.left_to_place = within(self.left_to_place - 1, 0, 5)
        #  509  if filled_up(extinguisher) and extinguisher_ready is at_once: finish_tank(extinguisher)
        if self.filled_up(extinguisher) and self.words.extinguisher_ready == EXTINGUISHER_READY_AT_ONCE:
            self.finish_tank(extinguisher)

    def finish_tank(self, extinguisher: int) -> None:
        #  511  rule finish_tank(extinguisher)
        #  512  move tank[extinguisher] to bag
        self.move_elements(TANK + extinguisher, BAG)
        #  513  move wild_in[extinguisher] to box
        self.move_wilds(WILD_IN + extinguisher, BOX)
        #  514  for e in elements: stands_in[extinguisher, e] = 0
        for e in ELEMENTS:
            self.stands_in[extinguisher * 6 + e] = 0
        #  515  built[extinguisher] = yes
        self.built[extinguisher] = True

    def exchange(self, n: int, e: int, f: int) -> None:
        #  517  rule exchange(n, e, f)
        #  518  move f from bag to bench[me]
        self.move_element(f, 1, BAG, BENCH + self.me)
        #  519  move n of e from bench[me] to bag
        self.move_element(e, n, BENCH + self.me, BAG)

    def throw_away_apart(self) -> None:
        #  521  rule throw_away_apart()
        #  522  if discard_to is bag: move apart[me] to bag
        if self.words.discard_to == DISCARD_TO_BAG:
            self.move_elements(APART + self.me, BAG)
        else:
            #  523  else: move apart[me] to box
            self.move_elements(APART + self.me, BOX)

    def score_compounds(self) -> Step:
        #  527  rule score_compounds()
        #  528  kept[me] = no
        self.kept[self.me] = False
        #  529  used_cylinder = no
        self.used_cylinder = False
        #  530  for x in shelf[me] if filled_up(x): finish_tank(x)
        for x in members(self.shelf[self.me]):
            if self.filled_up(x):
                self.finish_tank(x)
        #  531  repeat 20 times
        self.score_compounds_times = 20
        return self.score_compounds_again

    def score_compounds_again(self) -> Step:
        #  531  repeat 20 times
        if self.score_compounds_times > 0:
            self.score_compounds_times = self.score_compounds_times - 1
            #  532  choose
            return self.offer(SCORE_COMPOUNDS_CHOOSE, self.score_compounds_otherwise)
        return self.score_compounds_on

    def score_compounds_on(self) -> Step:
        self.score_compounds_times = 0
        return self.round_after_score_compounds

    def score_compounds_on_2(self) -> Step:
        return self.score_compounds_again

    def score_compounds_score(self, x_2: int) -> Step:
        #  533  "Score {x}" for x in claims(me) if complete(x)
        #  534  score_place(x)
        self.score_place_place = x_2
        return self.score_place

    def score_compounds_after_score_place(self) -> Step:
        return self.score_compounds_on_2

    def score_compounds_lower(self, a: int, b: int) -> Step:
        #  535  "Lower {a}, raise {b}" for a in experiments, b in experiments if can_turn(a, b)
        #  536  turn_cylinder(a, b)
        self.turn_cylinder_a, self.turn_cylinder_b = a, b
        return self.turn_cylinder

    def score_compounds_after_turn_cylinder(self) -> Step:
        return self.score_compounds_on_2

    def score_compounds_finish(self) -> Step:
        #  538  stop
        return self.score_compounds_on

    def score_compounds_otherwise(self) -> Step:
        #  539  otherwise: stop
        return self.score_compounds_on

    def turn_cylinder(self) -> Step:
        #  543  rule turn_cylinder(a, b)
        #  544  used_cylinder = yes
        self.used_cylinder = True
        #  545  level[me, a] -= 1
        self.level[self.me * 4 + self.turn_cylinder_a] = within(
            self.level[self.me * 4 + self.turn_cylinder_a] - 1, 0, 3
        )
        #  546  if a is study and counted_claims(me) > shown(me, study)
        if self.turn_cylinder_a == 1 and self.counted_claims(self.me) > self.shown(self.me, 1):
            #  547  choose "Give up {x}" for x in claims(me) if not temporary[x] or temp_claim_limit is counted
            return self.offer(TURN_CYLINDER_CHOOSE, self.turn_cylinder_otherwise)
        return self.turn_cylinder_on

    def turn_cylinder_on(self) -> Step:
        #  550  if a is lab
        if self.turn_cylinder_a == 3:
            #  551  repeat count(bench[me]) - shown(me, lab) times
            self.turn_cylinder_times = sum(self.element_pool(BENCH + self.me)) - self.shown(self.me, 3)
            return self.turn_cylinder_again
        return self.turn_cylinder_on_3

    def turn_cylinder_on_2(self) -> Step:
        return self.turn_cylinder_on

    def turn_cylinder_give_up(self, x: int) -> Step:
        #  547  choose "Give up {x}" for x in claims(me) if not temporary[x] or temp_claim_limit is counted
        #  548  drop_claim(x)
        self.drop_claim(x)
        return self.turn_cylinder_on_2

    def turn_cylinder_otherwise(self) -> Step:
        #  549  otherwise: nothing
        return self.turn_cylinder_on_2

    def turn_cylinder_on_3(self) -> Step:
        #  556  rise(me, b)
        self.rise(self.me, self.turn_cylinder_b)
        self.turn_cylinder_a = 0
        self.turn_cylinder_b = 0
        self.turn_cylinder_times = 0
        return self.score_compounds_after_turn_cylinder

    def turn_cylinder_again(self) -> Step:
        #  551  repeat count(bench[me]) - shown(me, lab) times
        if self.turn_cylinder_times > 0:
            self.turn_cylinder_times = self.turn_cylinder_times - 1
            #  552  choose "Discard {e}" for e in bench[me]
            self.turn_cylinder_a = 0
            return self.offer(TURN_CYLINDER_CHOOSE_2, self.turn_cylinder_otherwise_2)
        return self.turn_cylinder_on_4

    def turn_cylinder_on_4(self) -> Step:
        return self.turn_cylinder_on_3

    def turn_cylinder_discard(self, e: int) -> Step:
        #  552  choose "Discard {e}" for e in bench[me]
        #  553  if discard_to is bag: move e from bench[me] to bag
        if self.words.discard_to == DISCARD_TO_BAG:
            self.move_element(e, 1, BENCH + self.me, BAG)
        else:
            #  554  else: move e from bench[me] to box
            self.move_element(e, 1, BENCH + self.me, BOX)
        return self.turn_cylinder_again

    def turn_cylinder_otherwise_2(self) -> Step:
        #  555  otherwise: stop
        return self.turn_cylinder_on_4

    def drop_claim(self, place: int) -> None:
        #  558  rule drop_claim(place)
        #  559  claim[place] = none
        self.claim[place] = None
        #  560  temporary[place] = no
        self.temporary[place] = False
        #  561  fresh[place] = no
        self.fresh[place] = False

    def score_place(self) -> Step:
        #  563  rule score_place(place)
        #  564  let card = field[place]
        self.score_place_card = self.field[self.score_place_place]
        #  565  if card.reaction is not grant: points[me] += card.points
        if CARD_REACTION[known(self.score_place_card)] != CARD_REACTION_GRANT:
            self.points[self.me] = within(self.points[self.me] + CARD_POINTS[known(self.score_place_card)], 0, 999)
        #  566  if card.tool is not none and supply[card.tool] > 0: move card.tool from supply to tray[me]
        if (
            CARD_TOOL[known(self.score_place_card)] is not None
            and self.tool_at[SUPPLY * 6 + known(CARD_TOOL[known(self.score_place_card)])] > 0
        ):
            self.move_tool(known(CARD_TOOL[known(self.score_place_card)]), 1, SUPPLY, TRAY + self.me)
        #  567  choose
        return self.offer(SCORE_PLACE_CHOOSE, self.score_place_otherwise)

    def score_place_on(self) -> Step:
        #  571  if card.journal and journal_source is card_icon: gain_journal(me)
        if CARD_JOURNAL[known(self.score_place_card)] and self.words.journal_source == JOURNAL_SOURCE_CARD_ICON:
            self.gain_journal(self.me)
        #  572  if tray[me][JOURNAL] > 0 and journal_since[me] < rounds and not kept[me] and count(bench[me]) < show..
        if (
            self.tool_at[(TRAY + self.me) * 6 + JOURNAL] > 0
            and self.journal_since[self.me] < self.rounds
            and not self.kept[self.me]
            and sum(self.element_pool(BENCH + self.me)) < self.shown(self.me, 3)
        ):
            #  573  may "Keep one {e}" for e in atoms[place]
            return self.offer(SCORE_PLACE_CHOOSE_2, self.score_place_on_3)
        return self.score_place_on_2

    def score_place_raise(self, e: int) -> Step:
        #  568  "Raise {e}" for e in [tube(card.state), lab] if not finished(me, e)
        #  569  rise(me, e)
        self.rise(self.me, e)
        return self.score_place_on

    def score_place_otherwise(self) -> Step:
        #  570  otherwise: nothing
        return self.score_place_on

    def score_place_on_2(self) -> Step:
        #  576  clear_place(place)
        self.clear_place(self.score_place_place)
        #  577  move card to scored[me]
        self.move_card(self.score_place_card, SCORED + self.me)
        #  578  match card.reaction
        self.score_place_subject = CARD_REACTION[known(self.score_place_card)]
        #  579  case grant: give_grant(card.points)
        if self.score_place_subject == CARD_REACTION_GRANT:
            self.give_grant_worth = CARD_POINTS[known(self.score_place_card)]
            self.score_place_place = 0
            self.score_place_subject = 0
            self.score_place_card = None
            return self.give_grant
        #  580  case volatile: react()
        if self.score_place_subject == CARD_REACTION_VOLATILE:
            self.react_goes_back_to = 1
            self.score_place_place = 0
            self.score_place_subject = 0
            self.score_place_card = None
            return self.react
        #  581  case no_reaction: nothing
        if self.score_place_subject == CARD_REACTION_NO_REACTION:
            return self.score_place_on_4
        return self.score_place_on_4

    def score_place_on_3(self) -> Step:
        return self.score_place_on_2

    def score_place_keep_one(self, e_2: int) -> Step:
        #  573  may "Keep one {e}" for e in atoms[place]
        #  574  move e from atoms[place] to bench[me]
        self.move_element(e_2, 1, ATOMS + self.score_place_place, BENCH + self.me)
        #  575  kept[me] = yes
        self.kept[self.me] = True
        return self.score_place_on_3

    def score_place_on_4(self) -> Step:
        self.score_place_place = 0
        self.score_place_subject = 0
        self.score_place_card = None
        return self.score_compounds_after_score_place

    def score_place_after_give_grant(self) -> Step:
        return self.score_place_on_4

    def score_place_after_react(self) -> Step:
        return self.score_place_on_4

    def give_grant(self) -> Step:
        #  583  rule give_grant(worth)
        #  584  choose
        return self.offer(GIVE_GRANT_CHOOSE, self.give_grant_otherwise)

    def give_grant_on(self) -> Step:
        self.give_grant_worth = 0
        return self.score_place_after_give_grant

    def give_grant_raise(self, p: int, e: int) -> Step:
        #  585  "Raise {p}'s {e}" for p in opponents, e in experiments if not finished(p, e)
        #  586  points[me] += worth
        self.points[self.me] = within(self.points[self.me] + self.give_grant_worth, 0, 999)
        #  587  rise(p, e)
        self.rise(p, e)
        return self.give_grant_on

    def give_grant_share_with(self, p: int) -> Step:
        #  588  "Share with {p}" for p in opponents if may_share(p, opponents)
        #  589  points[me] += worth / 2 rounded down
        self.points[self.me] = within(self.points[self.me] + self.give_grant_worth // 2, 0, 999)
        #  590  points[p] += worth / 2 rounded down
        self.points[p] = within(self.points[p] + self.give_grant_worth // 2, 0, 999)
        return self.give_grant_on

    def give_grant_otherwise(self) -> Step:
        #  591  otherwise: nothing
        return self.give_grant_on

    def rise(self, p: int, experiment: int) -> None:
        #  598  rule rise(p, experiment)
        #  599  level[p, experiment] += 1
        self.level[p * 4 + experiment] = within(self.level[p * 4 + experiment] + 1, 0, 3)
        #  600  if experiment is study and journal_source is study_rise: gain_journal(p)
        if experiment == 1 and self.words.journal_source == JOURNAL_SOURCE_STUDY_RISE:
            self.gain_journal(p)
        #  601  if cause is none and count(e for e in experiments if finished(p, e)) >= ENOUGH_EXPERIMENTS: cause = ..
        if self.cause is None and sum(1 for e in EXPERIMENTS if self.finished(p, e)) >= ENOUGH_EXPERIMENTS:
            self.cause = ENDING_THREE_EXPERIMENTS

    def gain_journal(self, p: int) -> None:
        #  603  rule gain_journal(p)
        #  604  if supply[JOURNAL] > 0 and tray[p][JOURNAL] is 0
        if self.tool_at[SUPPLY * 6 + JOURNAL] > 0 and self.tool_at[(TRAY + p) * 6 + JOURNAL] == 0:
            #  605  move JOURNAL from supply to tray[p]
            self.move_tool(JOURNAL, 1, SUPPLY, TRAY + p)
            #  606  journal_since[p] = rounds
            self.journal_since[p] = self.rounds

    def clear_place(self, place: int) -> None:
        #  608  rule clear_place(place)
        #  609  move atoms[place] to bag
        self.move_elements(ATOMS + place, BAG)
        #  610  strip(place)
        self.strip(place)

    def strip(self, place: int) -> None:
        #  612  rule strip(place)
        #  613  move wild_on[place] to box
        self.move_wilds(WILD_ON + place, BOX)
        #  614  for e in elements: stands[place, e] = 0
        for e in ELEMENTS:
            self.stands[place * 6 + e] = 0
        #  615  drop_claim(place)
        self.drop_claim(place)
        #  616  nobel_claim[place] = no
        self.nobel_claim[place] = False
        #  617  flames[place] = 0
        self.flames[place] = 0

    def react(self) -> Step:
        #  621  rule react()
        #  622  if not volatile_out or volatile_limit is every
        if not self.volatile_out or self.words.volatile_limit == VOLATILE_LIMIT_EVERY:
            #  623  volatile_out = yes
            self.volatile_out = True
            #  624  burn()
            self.burn_goes_back_to = 1
            return self.burn
        return self.react_on

    def react_on(self) -> Step:
        return self.after_react

    def react_after_burn(self) -> Step:
        return self.react_on

    def after_react(self) -> Step:
        site, self.react_goes_back_to = self.react_goes_back_to, 0
        if site == 1:
            return self.score_place_after_react
        return self.score_nobel_after_react

    def burn(self) -> Step:
        #  626  rule burn()
        #  627  clear_shields()
        self.clear_shields()
        #  628  ask_for_extinguishers([x for x in places if burns(x)])
        self.ask_for_extinguishers_targets = tuple(x for x in PLACES if self.burns(x))
        self.ask_for_extinguishers_goes_back_to = 2
        return self.ask_for_extinguishers

    def burn_after_ask_for_extinguishers(self) -> Step:
        #  629  if flame_supply is fifteen: go_without()
        if self.words.flame_supply == FLAME_SUPPLY_FIFTEEN:
            return self.go_without
        return self.burn_on

    def burn_on(self) -> Step:
        #  630  for x in places if burns(x) and not shielded[x]
        for x in PLACES:
            if self.burns(x) and not self.shielded[x]:
                #  631  flames[x] += 1
                self.flames[x] = within(self.flames[x] + 1, 0, 16)
        #  632  explode()
        self.explode_goes_back_to = 2
        return self.explode

    def burn_after_go_without(self) -> Step:
        return self.burn_on

    def burn_after_explode(self) -> Step:
        return self.after_burn

    def after_burn(self) -> Step:
        site, self.burn_goes_back_to = self.burn_goes_back_to, 0
        if site == 1:
            return self.react_after_burn
        return self.lab_fire_after_burn

    def go_without(self) -> Step:
        #  634  rule go_without()
        #  635  repeat count(x for x in places if burns(x) and not shielded[x]) - cubes_left times
        self.go_without_times = in_64_bits(
            sum(1 for x in PLACES if self.burns(x) and not self.shielded[x]) - self.cubes_left()
        )
        return self.go_without_again

    def go_without_again(self) -> Step:
        #  635  repeat count(x for x in places if burns(x) and not shielded[x]) - cubes_left times
        if self.go_without_times > 0:
            self.go_without_times = self.go_without_times - 1
            #  636  choose by lead "No flame for {x}" for x in places if burns(x) and not shielded[x]
            return self.offer(GO_WITHOUT_CHOOSE, self.go_without_otherwise)
        return self.go_without_on

    def go_without_on(self) -> Step:
        self.go_without_times = 0
        return self.burn_after_go_without

    def go_without_no_flame_for(self, x: int) -> Step:
        #  636  choose by lead "No flame for {x}" for x in places if burns(x) and not shielded[x]
        #  637  shielded[x] = yes
        self.shielded[x] = True
        return self.go_without_again

    def go_without_otherwise(self) -> Step:
        #  638  otherwise: stop
        return self.go_without_on

    def clear_shields(self) -> None:
        #  640  rule clear_shields()
        #  641  for x in places: shielded[x] = no
        for x in PLACES:
            self.shielded[x] = False

    def ask_for_extinguishers(self) -> Step:
        #  643  rule ask_for_extinguishers(targets)
        self.ask_for_extinguishers_kept_me = self.me
        self.ask_for_extinguishers_seats_left = seats_from(self.lead, self.words.seats)
        return self.ask_for_extinguishers_next_player

    def ask_for_extinguishers_next_player(self) -> Step:
        if not self.ask_for_extinguishers_seats_left:
            self.me = known(self.ask_for_extinguishers_kept_me)
            self.ask_for_extinguishers_targets = ()
            self.ask_for_extinguishers_kept_me = None
            self.ask_for_extinguishers_seats_left = ()
            self.ask_for_extinguishers_seat = 0
            self.ask_for_extinguishers_times = 0
            self.ask_for_extinguishers_taken = False
            return self.after_ask_for_extinguishers
        self.ask_for_extinguishers_seat = self.ask_for_extinguishers_seats_left[0]
        self.ask_for_extinguishers_seats_left = self.ask_for_extinguishers_seats_left[1:]
        self.me = self.ask_for_extinguishers_seat
        #  645  may up to 5 times "Spend extinguisher {e} on {x}" for e in shelf[me], x in targets if built[e] and n..
        self.ask_for_extinguishers_times = 5
        self.ask_for_extinguishers_taken = False
        return self.ask_for_extinguishers_again

    def ask_for_extinguishers_again(self) -> Step:
        #  645  may up to 5 times "Spend extinguisher {e} on {x}" for e in shelf[me], x in targets if built[e] and n..
        if self.ask_for_extinguishers_times > 0:
            self.ask_for_extinguishers_times = self.ask_for_extinguishers_times - 1
            self.ask_for_extinguishers_seat = 0
            self.ask_for_extinguishers_taken = False
            return self.offer(ASK_FOR_EXTINGUISHERS_CHOOSE, self.ask_for_extinguishers_done)
        return self.ask_for_extinguishers_done

    def ask_for_extinguishers_done(self) -> Step:
        return self.ask_for_extinguishers_next_player

    def ask_for_extinguishers_spend_extinguisher(self, e: int, x: int) -> Step:
        #  645  may up to 5 times "Spend extinguisher {e} on {x}" for e in shelf[me], x in targets if built[e] and n..
        self.ask_for_extinguishers_taken = True
        #  646  shielded[x] = yes
        self.shielded[x] = True
        #  647  move e to box
        self.move_extinguisher(e, BOX)
        return self.ask_for_extinguishers_again

    def after_ask_for_extinguishers(self) -> Step:
        site, self.ask_for_extinguishers_goes_back_to = self.ask_for_extinguishers_goes_back_to, 0
        if site == 1:
            return self.light_after_ask_for_extinguishers
        return self.burn_after_ask_for_extinguishers

    def explode(self) -> Step:
        #  649  rule explode()
        #  650  if explosions is together
        if self.words.explosions == EXPLOSIONS_TOGETHER:
            #  651  let doomed = [x for x in places if overdue(x)]
            doomed = tuple(x for x in PLACES if self.overdue(x))
            #  652  for x in doomed: take_off(x)
            for x in doomed:
                self.take_off(x)
            self.explode_x_rest = doomed
            return self.explode_next_x
        #  655  repeat 16 times
        self.explode_times = 16
        return self.explode_again

    def explode_on(self) -> Step:
        self.explode_x_rest = ()
        self.explode_times = 0
        self.explode_x = 0
        return self.after_explode

    def explode_next_x(self) -> Step:
        if not self.explode_x_rest:
            return self.explode_on
        self.explode_x = self.explode_x_rest[0]
        self.explode_x_rest = self.explode_x_rest[1:]
        #  653  for x in doomed: scatter(x)
        self.scatter_place = self.explode_x
        self.scatter_goes_back_to = 1
        self.explode_x = 0
        return self.scatter

    def explode_after_scatter(self) -> Step:
        return self.explode_next_x

    def explode_again(self) -> Step:
        #  655  repeat 16 times
        if self.explode_times > 0:
            self.explode_times = self.explode_times - 1
            #  656  choose by lead "{x} explodes" for x in places if overdue(x)
            return self.offer(EXPLODE_CHOOSE, self.explode_otherwise)
        return self.explode_on_3

    def explode_on_3(self) -> Step:
        return self.explode_on

    def explode_x_explodes(self, x: int) -> Step:
        #  656  choose by lead "{x} explodes" for x in places if overdue(x)
        self.explode_x = x
        #  657  take_off(x)
        self.take_off(self.explode_x)
        #  658  scatter(x)
        self.scatter_place = self.explode_x
        self.scatter_goes_back_to = 2
        self.explode_x = 0
        return self.scatter

    def explode_after_scatter_2(self) -> Step:
        return self.explode_again

    def explode_otherwise(self) -> Step:
        #  659  otherwise: stop
        return self.explode_on_3

    def after_explode(self) -> Step:
        site, self.explode_goes_back_to = self.explode_goes_back_to, 0
        if site == 1:
            return self.round_after_explode
        if site == 2:
            return self.burn_after_explode
        return self.refill_after_explode

    def take_off(self, place: int) -> None:
        #  661  rule take_off(place)
        #  662  scatterer[place] = claim[place]
        self.scatterer[place] = self.claim[place]
        #  663  strip(place)
        self.strip(place)
        #  664  move field[place] to discard
        self.move_card(self.field[place], DISCARD)

    def scatter(self) -> Step:
        #  666  rule scatter(place)
        #  667  if scatterer[place] is none: scatter_by(lead, place)
        if self.scatterer[self.scatter_place] is None:
            self.scatter_by_chooser, self.scatter_by_place = self.lead, self.scatter_place
            self.scatter_by_goes_back_to = 1
            return self.scatter_by
        #  668  else: scatter_by(scatterer[place], place)
        self.scatter_by_chooser, self.scatter_by_place = known(self.scatterer[self.scatter_place]), self.scatter_place
        self.scatter_by_goes_back_to = 2
        return self.scatter_by

    def scatter_on(self) -> Step:
        #  669  scatterer[place] = none
        self.scatterer[self.scatter_place] = None
        self.scatter_place = 0
        return self.after_scatter

    def scatter_after_scatter_by(self) -> Step:
        return self.scatter_on

    def scatter_after_scatter_by_2(self) -> Step:
        return self.scatter_on

    def after_scatter(self) -> Step:
        site, self.scatter_goes_back_to = self.scatter_goes_back_to, 0
        if site == 1:
            return self.explode_after_scatter
        return self.explode_after_scatter_2

    def scatter_by(self) -> Step:
        #  671  rule scatter_by(chooser, place)
        self.scatter_by_e_rest = tuple(ELEMENTS)
        return self.scatter_by_next_e

    def scatter_by_next_e(self) -> Step:
        if not self.scatter_by_e_rest:
            self.scatter_by_chooser = 0
            self.scatter_by_place = 0
            self.scatter_by_e_rest = ()
            self.scatter_by_times = 0
            self.scatter_by_e = 0
            return self.after_scatter_by
        self.scatter_by_e = self.scatter_by_e_rest[0]
        self.scatter_by_e_rest = self.scatter_by_e_rest[1:]
        #  673  repeat atoms[place][e] times
        self.scatter_by_times = self.element_at[(ATOMS + self.scatter_by_place) * 6 + self.scatter_by_e]
        return self.scatter_by_again

    def scatter_by_again(self) -> Step:
        #  673  repeat atoms[place][e] times
        if self.scatter_by_times > 0:
            self.scatter_by_times = self.scatter_by_times - 1
            #  674  choose by chooser "Scatter {e} from {place} to {y}" for y in near(place) if field[y] is not none..
            return self.offer(SCATTER_BY_CHOOSE, self.scatter_by_otherwise)
        return self.scatter_by_next_e

    def scatter_by_on_3(self) -> Step:
        return self.scatter_by_again

    def scatter_by_scatter(self, y: int) -> Step:
        #  674  choose by chooser "Scatter {e} from {place} to {y}" for y in near(place) if field[y] is not none and..
        #  675  move e from atoms[place] to atoms[y]
        self.move_element(self.scatter_by_e, 1, ATOMS + self.scatter_by_place, ATOMS + y)
        #  676  if scatter_credit is by_chooser: credit(y, chooser)
        if self.words.scatter_credit == SCATTER_CREDIT_BY_CHOOSER:
            self.credit(y, self.scatter_by_chooser)
        return self.scatter_by_on_3

    def scatter_by_otherwise(self) -> Step:
        #  678  if discard_to is bag: move e from atoms[place] to bag
        if self.words.discard_to == DISCARD_TO_BAG:
            self.move_element(self.scatter_by_e, 1, ATOMS + self.scatter_by_place, BAG)
        else:
            #  679  else: move e from atoms[place] to box
            self.move_element(self.scatter_by_e, 1, ATOMS + self.scatter_by_place, BOX)
        return self.scatter_by_on_3

    def after_scatter_by(self) -> Step:
        site, self.scatter_by_goes_back_to = self.scatter_by_goes_back_to, 0
        if site == 1:
            return self.scatter_after_scatter_by
        return self.scatter_after_scatter_by_2

    def refill(self) -> Step:
        #  681  rule refill()
        #  682  fire_waiting = no
        self.fire_waiting = False
        #  683  fill()
        self.fill()
        if self.over:
            return None
        #  684  if fire_waiting: lab_fire()
        if self.fire_waiting:
            self.lab_fire_goes_back_to = 1
            return self.lab_fire
        #  685  else: explode()
        self.explode_goes_back_to = 3
        return self.explode

    def refill_on(self) -> Step:
        #  686  if refill_after_explosion is at_once
        if self.words.refill_after_explosion == REFILL_AFTER_EXPLOSION_AT_ONCE:
            #  687  fill()
            self.fill()
            if self.over:
                return None
            #  688  if fire_waiting and not fire_out
            if self.fire_waiting and not self.fire_out:
                #  689  lab_fire()
                self.lab_fire_goes_back_to = 2
                return self.lab_fire
            return self.refill_on_3
        return self.refill_on_2

    def refill_after_lab_fire(self) -> Step:
        return self.refill_on

    def refill_after_explode(self) -> Step:
        return self.refill_on

    def refill_on_2(self) -> Step:
        return self.round_after_refill

    def refill_on_3(self) -> Step:
        return self.refill_on_2

    def refill_after_lab_fire_2(self) -> Step:
        #  690  fill()
        self.fill()
        if self.over:
            return None
        return self.refill_on_3

    def lab_fire(self) -> Step:
        #  692  rule lab_fire()
        #  693  fire_out = yes
        self.fire_out = True
        #  694  burn()
        self.burn_goes_back_to = 2
        return self.burn

    def lab_fire_after_burn(self) -> Step:
        return self.after_lab_fire

    def after_lab_fire(self) -> Step:
        site, self.lab_fire_goes_back_to = self.lab_fire_goes_back_to, 0
        if site == 1:
            return self.refill_after_lab_fire
        return self.refill_after_lab_fire_2

    def fill(self) -> None:
        #  696  rule fill()
        #  697  uncover()
        self.uncover()
        #  698  if short
        if self.short:
            #  699  cause = field_not_filled
            self.cause = ENDING_FIELD_NOT_FILLED
            #  700  close_the_game()
            self.close_the_game()
            if self.over:
                return

    def uncover(self) -> None:
        #  702  rule uncover()
        #  703  for x in places if field[x] is none
        for x in PLACES:
            if self.field[x] is None:
                #  704  repeat 7 times
                for _ in range(7):
                    #  705  if count(deck) is 0
                    if len(tuple(self.deck)) == 0:
                        #  706  short = yes
                        self.short = True
                        #  707  done
                        return
                    #  708  let next = first(deck)
                    next = tuple(self.deck)[0]
                    #  709  reveal next
                    self.reveal_card(next, -1)
                    #  710  if next.lab_fire
                    if CARD_LAB_FIRE[next]:
                        #  711  fire_waiting = fire_waiting or not fire_out
                        self.fire_waiting = self.fire_waiting or not self.fire_out
                        #  712  move next to discard
                        self.move_card(next, DISCARD)
                    else:
                        #  714  move next to field[x]
                        self.move_card(next, FIELD + x)
                        #  715  stop
                        break

    def pass_the_lead(self) -> Step:
        #  717  rule pass_the_lead()
        #  718  let old = lead
        old = self.lead
        #  719  lead = left(old)
        self.lead = (old + 1) % self.words.seats
        #  720  key_used = no
        self.key_used = False
        self.pass_the_lead_kept_me = self.me
        self.pass_the_lead_seats_left = seats_from(old, self.words.seats)
        return self.pass_the_lead_next_player

    def pass_the_lead_next_player(self) -> Step:
        if not self.pass_the_lead_seats_left:
            self.me = known(self.pass_the_lead_kept_me)
            self.pass_the_lead_kept_me = None
            self.pass_the_lead_seats_left = ()
            self.pass_the_lead_seat = 0
            return self.round_after_pass_the_lead
        self.pass_the_lead_seat = self.pass_the_lead_seats_left[0]
        self.pass_the_lead_seats_left = self.pass_the_lead_seats_left[1:]
        self.me = self.pass_the_lead_seat
        #  721  each player from old if tray[me][KEY] > 0 and (lab_key is last or not key_used)
        if self.tool_at[(TRAY + self.me) * 6 + KEY] > 0 and (self.words.lab_key == LAB_KEY_LAST or not self.key_used):
            #  722  may "Use the lab key"
            self.pass_the_lead_seat = 0
            return self.offer(PASS_THE_LEAD_CHOOSE, self.pass_the_lead_on)
        return self.pass_the_lead_next_player

    def pass_the_lead_on(self) -> Step:
        return self.pass_the_lead_next_player

    def pass_the_lead_use_the_lab(self) -> Step:
        #  723  move KEY from tray[me] to supply
        self.move_tool(KEY, 1, TRAY + self.me, SUPPLY)
        #  724  lead = me
        self.lead = self.me
        #  725  key_used = yes
        self.key_used = True
        return self.pass_the_lead_on

    def nobel_research(self) -> Step:
        #  729  rule nobel_research()
        self.nobel_research_i_rest = tuple(range(1, 6))
        return self.nobel_research_next_i

    def nobel_research_next_i(self) -> Step:
        if not self.nobel_research_i_rest:
            return self.nobel_research_on
        self.nobel_research_i = self.nobel_research_i_rest[0]
        self.nobel_research_i_rest = self.nobel_research_i_rest[1:]
        #  730  for i in 1..5 if i <= (nobel_shown(research) if nobel_place_limit is research else nobel_shown(disco..
        if self.nobel_research_i <= (
            self.nobel_shown(2) if self.words.nobel_place_limit == NOBEL_PLACE_LIMIT_RESEARCH else self.nobel_shown(0)
        ):
            #  731  choose by lead
            return self.offer(NOBEL_RESEARCH_CHOOSE, self.nobel_research_otherwise)
        return self.nobel_research_next_i

    def nobel_research_on(self) -> Step:
        self.nobel_research_i_rest = ()
        self.nobel_research_i = 0
        return self.round_after_nobel_research

    def nobel_research_on_2(self) -> Step:
        return self.nobel_research_next_i

    def nobel_research_nobel_places(self, e: int, x: int) -> Step:
        #  732  "Nobel places {e} on {x}" for e in nobel_bench, x in unclaimed if missing(x, e) > 0
        #  733  move e from nobel_bench to atoms[x]
        self.move_element(e, 1, NOBEL_BENCH, ATOMS + x)
        #  734  if complete(x): nobel_claim[x] = yes
        if self.complete(x):
            self.nobel_claim[x] = True
        return self.nobel_research_on_2

    def nobel_research_nobel_stops(self) -> Step:
        return self.nobel_research_on_2

    def nobel_research_otherwise(self) -> Step:
        #  736  otherwise: stop
        return self.nobel_research_on

    def score_for_nobel(self) -> Step:
        #  740  rule score_for_nobel()
        #  741  repeat 16 times
        self.score_for_nobel_times = 16
        return self.score_for_nobel_again

    def score_for_nobel_again(self) -> Step:
        #  741  repeat 16 times
        if self.score_for_nobel_times > 0:
            self.score_for_nobel_times = self.score_for_nobel_times - 1
            #  742  choose by lead "Score {x} for Nobel" for x in places if nobel_claim[x] and complete(x)
            return self.offer(SCORE_FOR_NOBEL_CHOOSE, self.score_for_nobel_otherwise)
        return self.score_for_nobel_on

    def score_for_nobel_on(self) -> Step:
        self.score_for_nobel_times = 0
        return self.round_after_score_for_nobel

    def score_for_nobel_score(self, x: int) -> Step:
        #  742  choose by lead "Score {x} for Nobel" for x in places if nobel_claim[x] and complete(x)
        #  743  score_nobel(x)
        self.score_nobel_place = x
        return self.score_nobel

    def score_for_nobel_after_score_nobel(self) -> Step:
        return self.score_for_nobel_again

    def score_for_nobel_otherwise(self) -> Step:
        #  744  otherwise: stop
        return self.score_for_nobel_on

    def score_nobel(self) -> Step:
        #  746  rule score_nobel(place)
        #  747  let card = field[place]
        self.score_nobel_card = self.field[self.score_nobel_place]
        #  748  let raised = tube(card.state)
        raised = tube(CARD_STATE[known(self.score_nobel_card)])
        #  749  if raised is not study and nobel_level[raised] < 3: nobel_level[raised] += 1
        if raised != 1 and self.nobel_level[raised] < 3:
            self.nobel_level[raised] = self.nobel_level[raised] + 1
        #  750  if nobel_scores and card.reaction is not grant: nobel_points += card.points
        if self.words.nobel_scores and CARD_REACTION[known(self.score_nobel_card)] != CARD_REACTION_GRANT:
            self.nobel_points = within(self.nobel_points + CARD_POINTS[known(self.score_nobel_card)], 0, 999)
        #  751  clear_place(place)
        self.clear_place(self.score_nobel_place)
        #  752  move card to nobel_scored
        self.move_card(self.score_nobel_card, NOBEL_SCORED)
        #  753  match card.reaction
        self.score_nobel_subject = CARD_REACTION[known(self.score_nobel_card)]
        #  754  case grant
        if self.score_nobel_subject == CARD_REACTION_GRANT:
            #  755  choose by lead
            self.score_nobel_place = 0
            self.score_nobel_subject = 0
            return self.offer(SCORE_NOBEL_CHOOSE, self.score_nobel_otherwise)
        #  763  case volatile: react()
        if self.score_nobel_subject == CARD_REACTION_VOLATILE:
            self.react_goes_back_to = 2
            self.score_nobel_place = 0
            self.score_nobel_subject = 0
            self.score_nobel_card = None
            return self.react
        #  764  case no_reaction: nothing
        if self.score_nobel_subject == CARD_REACTION_NO_REACTION:
            return self.score_nobel_on
        return self.score_nobel_on

    def score_nobel_on(self) -> Step:
        self.score_nobel_place = 0
        self.score_nobel_subject = 0
        self.score_nobel_card = None
        return self.score_for_nobel_after_score_nobel

    def score_nobel_on_2(self) -> Step:
        return self.score_nobel_on

    def score_nobel_raise(self, p: int, e: int) -> Step:
        #  756  "Raise {p}'s {e}" for p in players, e in experiments if not finished(p, e)
        #  757  if nobel_scores: nobel_points += card.points
        if self.words.nobel_scores:
            self.nobel_points = within(self.nobel_points + CARD_POINTS[known(self.score_nobel_card)], 0, 999)
        #  758  rise(p, e)
        self.rise(p, e)
        return self.score_nobel_on_2

    def score_nobel_share_with(self, p: int) -> Step:
        #  759  "Share with {p}" for p in players if may_share(p, players)
        #  760  points[p] += card.points / 2 rounded down
        self.points[p] = within(self.points[p] + CARD_POINTS[known(self.score_nobel_card)] // 2, 0, 999)
        #  761  if nobel_scores: nobel_points += card.points / 2 rounded down
        if self.words.nobel_scores:
            self.nobel_points = within(self.nobel_points + CARD_POINTS[known(self.score_nobel_card)] // 2, 0, 999)
        return self.score_nobel_on_2

    def score_nobel_otherwise(self) -> Step:
        #  762  otherwise: nothing
        return self.score_nobel_on_2

    def score_nobel_after_react(self) -> Step:
        return self.score_nobel_on

    def bare_table(self) -> None:
        #  839  rule bare_table()
        #  840  for x in places: move field[x] to box
        for x in PLACES:
            self.move_card(self.field[x], BOX)
        #  841  move deck to box
        for moved in reversed(tuple(self.deck)):
            self.move_card(moved, BOX)
        #  842  for p in players: move bench[p] to bag
        for p in range(self.words.seats):
            self.move_elements(BENCH + p, BAG)
        #  843  move nobel_bench to bag
        self.move_elements(NOBEL_BENCH, BAG)
        #  844  lead = player(1)
        self.lead = 0

    def load(self, place: int) -> None:
        #  846  rule load(place)
        #  847  for e in elements: move field[place].atoms[e] of e from bag to atoms[place]
        for e in ELEMENTS:
            self.move_element(e, CARD_ATOMS[known(self.field[place])][e], BAG, ATOMS + place)

    def lay(self, card: int, place: int) -> None:
        #  849  rule lay(card, place)
        #  850  move card to field[place]
        self.move_card(card, FIELD + place)

    def own(self, p: int, card: int, place: int) -> None:
        #  852  rule own(p, card, place)
        #  853  lay(card, place)
        self.lay(card, place)
        #  854  load(place)
        self.load(place)
        #  855  claim[place] = p
        self.claim[place] = p

    def stock(self) -> None:
        #  857  rule stock()
        #  858  for c in compounds if c in box: move c to deck
        for c in compounds:
            if self.card_box >> c & 1:
                self.move_card(c, DECK)

    def quiet_field(self) -> None:
        #  860  rule quiet_field()
        #  861  for x in places if x is not place(4, 4): move first(c for c in deck if not c.flammable) to field[x]
        for x in PLACES:
            if x != 15:
                self.move_card(first(c for c in tuple(self.deck) if not CARD_FLAMMABLE[c]), FIELD + x)

    def hand_out(self, p: int, e: int, n: int) -> None:
        #  863  rule hand_out(p, e, n)
        #  864  move n of e from bag to bench[p]
        self.move_element(e, n, BAG, BENCH + p)

    def discover(self) -> None:
        #  929  rule discover()
        #  930  rounds = 2
        self.rounds = 2
        #  931  each player from lead: draw shown(me, discovery) from bag to bench[me]
        kept_me = self.me
        for self.me in seats_from(self.lead, self.words.seats):
            self.draw_elements(self.shown(self.me, 0), BAG, BENCH + self.me)
        self.me = kept_me

    def options(self) -> Runs:
        if self.at == TRADE_CHOOSE:
            return self.trade_choose()
        if self.at == MAKE_OFFER_CHOOSE:
            return self.make_offer_choose()
        if self.at == MAKE_OFFER_CHOOSE_2:
            return self.make_offer_choose_2()
        if self.at == TRADE_WITH_NOBEL_CHOOSE:
            return self.trade_with_nobel_choose()
        if self.at == GIVE_BACK_CHOOSE:
            return self.give_back_choose()
        if self.at == NOBEL_GIVES_BACK_CHOOSE:
            return self.nobel_gives_back_choose()
        if self.at == PLACE_CLAIMS_CHOOSE:
            return self.place_claims_choose()
        if self.at == SHIFT_CLAIMS_CHOOSE:
            return self.shift_claims_choose()
        if self.at == LIGHT_BURNERS_CHOOSE:
            return self.light_burners_choose()
        if self.at == DO_RESEARCH_CHOOSE:
            return self.do_research_choose()
        if self.at == DO_RESEARCH_CHOOSE_2:
            return self.do_research_choose_2()
        if self.at == SCORE_COMPOUNDS_CHOOSE:
            return self.score_compounds_choose()
        if self.at == TURN_CYLINDER_CHOOSE:
            return self.turn_cylinder_choose()
        if self.at == TURN_CYLINDER_CHOOSE_2:
            return self.turn_cylinder_choose_2()
        if self.at == SCORE_PLACE_CHOOSE:
            return self.score_place_choose()
        if self.at == SCORE_PLACE_CHOOSE_2:
            return self.score_place_choose_2()
        if self.at == GIVE_GRANT_CHOOSE:
            return self.give_grant_choose()
        if self.at == GO_WITHOUT_CHOOSE:
            return self.go_without_choose()
        if self.at == ASK_FOR_EXTINGUISHERS_CHOOSE:
            return self.ask_for_extinguishers_choose()
        if self.at == EXPLODE_CHOOSE:
            return self.explode_choose()
        if self.at == SCATTER_BY_CHOOSE:
            return self.scatter_by_choose()
        if self.at == PASS_THE_LEAD_CHOOSE:
            return self.pass_the_lead_choose()
        if self.at == NOBEL_RESEARCH_CHOOSE:
            return self.nobel_research_choose()
        if self.at == SCORE_FOR_NOBEL_CHOOSE:
            return self.score_for_nobel_choose()
        return self.score_nobel_choose()

    def trade_choose(self) -> Runs:
        #  323  may "Make an offer" if may_offer(me)
        offered: Runs = []
        if self.may_offer(self.me):
            offered.append((0, 1))
        if any(found for _, found in offered):
            offered.append((1, 1))
        return offered

    def make_offer_choose(self) -> Runs:
        #  335  choose
        offered: Runs = []
        #  336  "{p} gives {q} {e}" for p in players, q in players, e in bench[p] if p is not q and may_name(p, q)
        for p in range(self.words.seats):
            for q in range(self.words.seats):
                if p != q and self.may_name(p, q):
                    offered.append((2 + 30 * p + 6 * q, bits(kinds_in(self.element_pool(BENCH + p)))))
        #  339  "{p} gives {q} the {t}" for p in players, q in players, t in tray[p] if p is not q and may_name(p, q..
        for p in range(self.words.seats):
            for q in range(self.words.seats):
                if p != q and self.may_name(p, q):
                    offered.append(
                        (
                            152 + 30 * p + 6 * q,
                            bits(t for t in kinds_in(self.tool_pool(TRAY + p)) if self.one_journal(q, t)),
                        )
                    )
        #  342  "{p} gives {q} a wild element" for p in players, q in players if p is not q and may_name(p, q) and c..
        for p in range(self.words.seats):
            offered.append(
                (
                    302 + 5 * p,
                    bits(
                        q
                        for q in range(self.words.seats)
                        if p != q and self.may_name(p, q) and sum(self.wild_pool(WILDS_PLACE + p)) > 0
                    ),
                )
            )
        #  345  "{p} gives {q} extinguisher {x}" for p in players, q in players, x in shelf[p] if p is not q and may..
        for p in range(self.words.seats):
            for q in range(self.words.seats):
                if p != q and self.may_name(p, q):
                    offered.append(
                        (
                            327 + 25 * p + 5 * q,
                            bits(
                                x
                                for x in members(self.shelf[p])
                                if (self.words.trade_scope != TRADE_SCOPE_BUILT_ONLY or self.built[x])
                            ),
                        )
                    )
        #  349  "{p} gives {q} the claim on {x}" for p in players, q in players, x in claims(p) if trade_scope is wi..
        if self.words.trade_scope == TRADE_SCOPE_WITH_CLAIMS:
            for p in range(self.words.seats):
                for q in range(self.words.seats):
                    if p != q and self.may_name(p, q):
                        offered.append(
                            (
                                452 + 80 * p + 16 * q,
                                bits(
                                    x_2
                                    for x_2 in self.claims(p)
                                    if self.offered_claim[x_2] is None
                                    and (self.temporary[x_2] or self.room_for_claim(q))
                                ),
                            )
                        )
        #  353  "Offer this" if in_offer[me]
        if self.in_offer[self.me]:
            offered.append((852, 1))
        #  355  "Withdraw the offer"
        offered.append((853, 1))
        return offered

    def make_offer_choose_2(self) -> Runs:
        #  361  choose
        offered: Runs = []
        #  362  "Agree"
        offered.append((854, 1))
        #  363  "Refuse": refused = yes
        offered.append((855, 1))
        return offered

    def trade_with_nobel_choose(self) -> Runs:
        #  386  may "Give Nobel {e} for {f}" for e in bench[me], f in nobel_bench
        offered: Runs = []
        for e in kinds_in(self.element_pool(BENCH + self.me)):
            offered.append((856 + 6 * e, bits(kinds_in(self.element_pool(NOBEL_BENCH)))))
        if any(found for _, found in offered):
            offered.append((892, 1))
        return offered

    def give_back_choose(self) -> Runs:
        #  393  choose "Return {e}" for e in bench[me]
        offered: Runs = []
        offered.append((893, bits(kinds_in(self.element_pool(BENCH + self.me)))))
        return offered

    def nobel_gives_back_choose(self) -> Runs:
        #  399  choose by lead "Nobel returns {e}" for e in nobel_bench
        offered: Runs = []
        offered.append((899, bits(kinds_in(self.element_pool(NOBEL_BENCH)))))
        return offered

    def place_claims_choose(self) -> Runs:
        #  410  choose
        offered: Runs = []
        #  411  "Claim {x}" for x in unclaimed
        offered.append((905, bits(self.unclaimed())))
        #  413  "Keep your tokens" if study_pass
        if self.words.study_pass:
            offered.append((921, 1))
        return offered

    def shift_claims_choose(self) -> Runs:
        #  423  may "Shift the claim from {x} to {y}" for x in claims(me), y in unclaimed if not fresh[x] and not te..
        offered: Runs = []
        for x in in_order(self.claims(self.me)):
            if not self.fresh[x] and not self.temporary[x]:
                offered.append((922 + 16 * x, bits(self.unclaimed())))
        if any(found for _, found in offered):
            offered.append((1178, 1))
        return offered

    def light_burners_choose(self) -> Runs:
        #  431  may up to 4 times "Light {x}" for x in places if tray[me][BURNER] > 0 and can_light(x)
        offered: Runs = []
        if self.tool_at[(TRAY + self.me) * 6 + BURNER] > 0:
            offered.append((1179, bits(x for x in PLACES if self.can_light(x))))
        if any(found for _, found in offered):
            offered.append((1195, 1))
        return offered

    def do_research_choose(self) -> Runs:
        #  444  may up to 4 times "Use the goggles" if tray[me][GOGGLES] > 0
        offered: Runs = []
        if self.tool_at[(TRAY + self.me) * 6 + GOGGLES] > 0:
            offered.append((1196, 1))
        if any(found for _, found in offered):
            offered.append((1197, 1))
        return offered

    def do_research_choose_2(self) -> Runs:
        #  448  may
        offered: Runs = []
        #  449  "Place {e} on {x}" for e in bench[me], x in places if fits(e, x)
        for e in kinds_in(self.element_pool(BENCH + self.me)):
            offered.append((1198 + 16 * e, bits(x for x in PLACES if self.fits(e, x))))
        #  452  "Place {e} on {x} with the goggles" for e in apart[me], x in places if fits(e, x)
        for e in kinds_in(self.element_pool(APART + self.me)):
            offered.append((1294 + 16 * e, bits(x for x in PLACES if self.fits(e, x))))
        #  455  "Place a wild as {e} on {x}" for e in elements, x in places if wild_goes(e) and fits(e, x)
        for e in ELEMENTS:
            if self.wild_goes(e):
                offered.append((1390 + 16 * e, bits(x for x in PLACES if self.fits(e, x))))
        #  459  "Place {e} on extinguisher {x}" for e in bench[me], x in shelf[me] if fits_tank(e, x)
        for e in kinds_in(self.element_pool(BENCH + self.me)):
            offered.append((1486 + 5 * e, bits(x_2 for x_2 in members(self.shelf[self.me]) if self.fits_tank(e, x_2))))
        #  462  "Place {e} on extinguisher {x} with the goggles" for e in apart[me], x in shelf[me] if fits_tank(e, x)
        for e in kinds_in(self.element_pool(APART + self.me)):
            offered.append((1516 + 5 * e, bits(x_2 for x_2 in members(self.shelf[self.me]) if self.fits_tank(e, x_2))))
        #  465  "Place a wild as {e} on extinguisher {x}" for e in elements, x in shelf[me] if wild_goes(e) and fits..
        for e in ELEMENTS:
            if self.wild_goes(e):
                offered.append(
                    (1546 + 5 * e, bits(x_2 for x_2 in members(self.shelf[self.me]) if self.fits_tank(e, x_2)))
                )
        #  469  "Take {e} for a wild" for e in bag if wild_use is take_from_bag and count(wilds[me]) > 0
        if self.words.wild_use == WILD_USE_TAKE_FROM_BAG and sum(self.wild_pool(WILDS_PLACE + self.me)) > 0:
            offered.append((1576, bits(kinds_in(self.element_pool(BAG)))))
        #  472  "Trade three {e} for {f}" for e in bench[me], f in bag if bench[me][e] >= TRADED and
        for e in kinds_in(self.element_pool(BENCH + self.me)):
            if (
                self.element_at[(BENCH + self.me) * 6 + e] >= TRADED
                and not self.traded_three
                and (self.words.pipet == PIPET_ADDITIONAL or not self.traded_two)
            ):
                offered.append((1582 + 6 * e, bits(kinds_in(self.element_pool(BAG)))))
        #  476  "Trade two {e} for {f}" for e in bench[me], f in bag if tray[me][PIPET] > 0 and bench[me][e] >= TRAD..
        if self.tool_at[(TRAY + self.me) * 6 + PIPET] > 0:
            for e in kinds_in(self.element_pool(BENCH + self.me)):
                if (
                    self.element_at[(BENCH + self.me) * 6 + e] >= TRADED_WITH_PIPET
                    and not self.traded_two
                    and (self.words.pipet == PIPET_ADDITIONAL or not self.traded_three)
                ):
                    offered.append((1618 + 6 * e, bits(kinds_in(self.element_pool(BAG)))))
        #  480  "Claim {x}" for x in unclaimed if available(me) > 0 and elements_on(x) > 0
        if self.available(self.me) > 0:
            offered.append((1654, bits(x for x in self.unclaimed() if self.elements_on(x) > 0)))
        #  482  "Light {x}" for x in places if tray[me][BURNER] > 0 and can_light(x)
        if self.tool_at[(TRAY + self.me) * 6 + BURNER] > 0:
            offered.append((1670, bits(x for x in PLACES if self.can_light(x))))
        if any(found for _, found in offered):
            offered.append((1686, 1))
        return offered

    def score_compounds_choose(self) -> Runs:
        #  532  choose
        offered: Runs = []
        #  533  "Score {x}" for x in claims(me) if complete(x)
        offered.append((1687, bits(x_2 for x_2 in self.claims(self.me) if self.complete(x_2))))
        #  535  "Lower {a}, raise {b}" for a in experiments, b in experiments if can_turn(a, b)
        for a in EXPERIMENTS:
            offered.append((1703 + 4 * a, bits(b for b in EXPERIMENTS if self.can_turn(a, b))))
        #  537  "Finish" if every(not complete(x) for x in claims(me)) and some(can_turn(a, b) for a in experiments,..
        if (
            all(not self.complete(x) for x in self.claims(self.me))
            and any(self.can_turn(a, b) for a in EXPERIMENTS for b in EXPERIMENTS)
        ):
            offered.append((1719, 1))
        return offered

    def turn_cylinder_choose(self) -> Runs:
        #  547  choose "Give up {x}" for x in claims(me) if not temporary[x] or temp_claim_limit is counted
        offered: Runs = []
        offered.append(
            (
                1720,
                bits(
                    x
                    for x in self.claims(self.me)
                    if (not self.temporary[x] or self.words.temp_claim_limit == TEMP_CLAIM_LIMIT_COUNTED)
                ),
            )
        )
        return offered

    def turn_cylinder_choose_2(self) -> Runs:
        #  552  choose "Discard {e}" for e in bench[me]
        offered: Runs = []
        offered.append((1736, bits(kinds_in(self.element_pool(BENCH + self.me)))))
        return offered

    def score_place_choose(self) -> Runs:
        #  567  choose
        offered: Runs = []
        #  568  "Raise {e}" for e in [tube(card.state), lab] if not finished(me, e)
        offered.append(
            (
                1742,
                bits(e for e in (tube(CARD_STATE[known(self.score_place_card)]), lab) if not self.finished(self.me, e)),
            )
        )
        return offered

    def score_place_choose_2(self) -> Runs:
        #  573  may "Keep one {e}" for e in atoms[place]
        offered: Runs = []
        offered.append((1746, bits(kinds_in(self.element_pool(ATOMS + self.score_place_place)))))
        if any(found for _, found in offered):
            offered.append((1752, 1))
        return offered

    def give_grant_choose(self) -> Runs:
        #  584  choose
        offered: Runs = []
        #  585  "Raise {p}'s {e}" for p in opponents, e in experiments if not finished(p, e)
        for p in in_order(opponents(self.me, self.words.seats)):
            offered.append((1753 + 4 * p, bits(e for e in EXPERIMENTS if not self.finished(p, e))))
        #  588  "Share with {p}" for p in opponents if may_share(p, opponents)
        offered.append(
            (
                1773,
                bits(
                    p
                    for p in opponents(self.me, self.words.seats)
                    if self.may_share(p, bits(opponents(self.me, self.words.seats)))
                ),
            )
        )
        return offered

    def go_without_choose(self) -> Runs:
        #  636  choose by lead "No flame for {x}" for x in places if burns(x) and not shielded[x]
        offered: Runs = []
        offered.append((1778, bits(x for x in PLACES if self.burns(x) and not self.shielded[x])))
        return offered

    def ask_for_extinguishers_choose(self) -> Runs:
        #  645  may up to 5 times "Spend extinguisher {e} on {x}" for e in shelf[me], x in targets if built[e] and n..
        offered: Runs = []
        for e in members(self.shelf[self.me]):
            if self.built[e]:
                offered.append(
                    (1794 + 16 * e, bits(x for x in self.ask_for_extinguishers_targets if not self.shielded[x]))
                )
        if any(found for _, found in offered):
            offered.append((1874, 1))
        return offered

    def explode_choose(self) -> Runs:
        #  656  choose by lead "{x} explodes" for x in places if overdue(x)
        offered: Runs = []
        offered.append((1875, bits(x for x in PLACES if self.overdue(x))))
        return offered

    def scatter_by_choose(self) -> Runs:
        #  674  choose by chooser "Scatter {e} from {place} to {y}" for y in near(place) if field[y] is not none and..
        offered: Runs = []
        offered.append(
            (
                1891,
                bits(
                    y
                    for y in self.words.near(self.scatter_by_place)
                    if self.field[y] is not None and self.missing(y, self.scatter_by_e) > 0
                ),
            )
        )
        return offered

    def pass_the_lead_choose(self) -> Runs:
        #  722  may "Use the lab key"
        offered: Runs = []
        offered.append((1907, 1))
        if any(found for _, found in offered):
            offered.append((1908, 1))
        return offered

    def nobel_research_choose(self) -> Runs:
        #  731  choose by lead
        offered: Runs = []
        #  732  "Nobel places {e} on {x}" for e in nobel_bench, x in unclaimed if missing(x, e) > 0
        for e in kinds_in(self.element_pool(NOBEL_BENCH)):
            offered.append((1909 + 16 * e, bits(x for x in self.unclaimed() if self.missing(x, e) > 0)))
        #  735  "Nobel stops" if i > 1 and nobel_can_place
        if self.nobel_research_i > 1 and self.nobel_can_place():
            offered.append((2005, 1))
        return offered

    def score_for_nobel_choose(self) -> Runs:
        #  742  choose by lead "Score {x} for Nobel" for x in places if nobel_claim[x] and complete(x)
        offered: Runs = []
        offered.append((2006, bits(x for x in PLACES if self.nobel_claim[x] and self.complete(x))))
        return offered

    def score_nobel_choose(self) -> Runs:
        #  755  choose by lead
        offered: Runs = []
        #  756  "Raise {p}'s {e}" for p in players, e in experiments if not finished(p, e)
        for p in range(self.words.seats):
            offered.append((2022 + 4 * p, bits(e for e in EXPERIMENTS if not self.finished(p, e))))
        #  759  "Share with {p}" for p in players if may_share(p, players)
        offered.append(
            (2042, bits(p for p in range(self.words.seats) if self.may_share(p, (1 << self.words.seats) - 1)))
        )
        return offered

    def take(self, decision: int) -> Step:
        #  323  may "Make an offer" if may_offer(me)
        if decision < 1:
            return self.trade_make_an_offer()
        if decision == 1:
            return self.trade_otherwise
        #  336  "{p} gives {q} {e}" for p in players, q in players, e in bench[p] if p is not q and may_name(p, q)
        if decision < 152:
            p, q, e = digits(decision - 2, 5, 6)
            return self.make_offer_p_gives_q(p, q, e)
        #  339  "{p} gives {q} the {t}" for p in players, q in players, t in tray[p] if p is not q and may_name(p, q..
        if decision < 302:
            p, q, t = digits(decision - 152, 5, 6)
            return self.make_offer_p_gives_q_2(p, q, t)
        #  342  "{p} gives {q} a wild element" for p in players, q in players if p is not q and may_name(p, q) and c..
        if decision < 327:
            p, q = divmod(decision - 302, 5)
            return self.make_offer_p_gives_q_3(p, q)
        #  345  "{p} gives {q} extinguisher {x}" for p in players, q in players, x in shelf[p] if p is not q and may..
        if decision < 452:
            p, q, x = digits(decision - 327, 5, 5)
            return self.make_offer_p_gives_q_4(p, q, x)
        #  349  "{p} gives {q} the claim on {x}" for p in players, q in players, x in claims(p) if trade_scope is wi..
        if decision < 852:
            p, q, x_2 = digits(decision - 452, 5, 16)
            return self.make_offer_p_gives_q_5(p, q, x_2)
        #  353  "Offer this" if in_offer[me]
        if decision < 853:
            return self.make_offer_offer_this()
        #  355  "Withdraw the offer"
        if decision < 854:
            return self.make_offer_withdraw_the_offer()
        #  362  "Agree"
        if decision < 855:
            return self.make_offer_agree()
        #  363  "Refuse": refused = yes
        if decision < 856:
            return self.make_offer_refuse()
        #  386  may "Give Nobel {e} for {f}" for e in bench[me], f in nobel_bench
        if decision < 892:
            e, f = divmod(decision - 856, 6)
            return self.trade_with_nobel_give_nobel(e, f)
        if decision == 892:
            return self.trade_with_nobel_on
        #  393  choose "Return {e}" for e in bench[me]
        if decision < 899:
            e = decision - 893
            return self.give_back_return(e)
        #  399  choose by lead "Nobel returns {e}" for e in nobel_bench
        if decision < 905:
            e = decision - 899
            return self.nobel_gives_back_nobel_returns(e)
        #  411  "Claim {x}" for x in unclaimed
        if decision < 921:
            x = decision - 905
            return self.place_claims_claim(x)
        #  413  "Keep your tokens" if study_pass
        if decision < 922:
            return self.place_claims_keep_your_tokens()
        #  423  may "Shift the claim from {x} to {y}" for x in claims(me), y in unclaimed if not fresh[x] and not te..
        if decision < 1178:
            x, y = divmod(decision - 922, 16)
            return self.shift_claims_shift_the_claim(x, y)
        if decision == 1178:
            return self.shift_claims_on
        #  431  may up to 4 times "Light {x}" for x in places if tray[me][BURNER] > 0 and can_light(x)
        if decision < 1195:
            x = decision - 1179
            return self.light_burners_light(x)
        if decision == 1195:
            return self.light_burners_done
        #  444  may up to 4 times "Use the goggles" if tray[me][GOGGLES] > 0
        if decision < 1197:
            return self.do_research_use_the_goggles()
        if decision == 1197:
            return self.do_research_done
        #  449  "Place {e} on {x}" for e in bench[me], x in places if fits(e, x)
        if decision < 1294:
            e, x = divmod(decision - 1198, 16)
            return self.do_research_place(e, x)
        #  452  "Place {e} on {x} with the goggles" for e in apart[me], x in places if fits(e, x)
        if decision < 1390:
            e, x = divmod(decision - 1294, 16)
            return self.do_research_place_2(e, x)
        #  455  "Place a wild as {e} on {x}" for e in elements, x in places if wild_goes(e) and fits(e, x)
        if decision < 1486:
            e, x = divmod(decision - 1390, 16)
            return self.do_research_place_a_wild(e, x)
        #  459  "Place {e} on extinguisher {x}" for e in bench[me], x in shelf[me] if fits_tank(e, x)
        if decision < 1516:
            e, x_2 = divmod(decision - 1486, 5)
            return self.do_research_place_3(e, x_2)
        #  462  "Place {e} on extinguisher {x} with the goggles" for e in apart[me], x in shelf[me] if fits_tank(e, x)
        if decision < 1546:
            e, x_2 = divmod(decision - 1516, 5)
            return self.do_research_place_4(e, x_2)
        #  465  "Place a wild as {e} on extinguisher {x}" for e in elements, x in shelf[me] if wild_goes(e) and fits..
        if decision < 1576:
            e, x_2 = divmod(decision - 1546, 5)
            return self.do_research_place_a_wild_2(e, x_2)
        #  469  "Take {e} for a wild" for e in bag if wild_use is take_from_bag and count(wilds[me]) > 0
        if decision < 1582:
            e = decision - 1576
            return self.do_research_take(e)
        #  472  "Trade three {e} for {f}" for e in bench[me], f in bag if bench[me][e] >= TRADED and
        if decision < 1618:
            e, f = divmod(decision - 1582, 6)
            return self.do_research_trade_three(e, f)
        #  476  "Trade two {e} for {f}" for e in bench[me], f in bag if tray[me][PIPET] > 0 and bench[me][e] >= TRAD..
        if decision < 1654:
            e, f = divmod(decision - 1618, 6)
            return self.do_research_trade_two(e, f)
        #  480  "Claim {x}" for x in unclaimed if available(me) > 0 and elements_on(x) > 0
        if decision < 1670:
            x = decision - 1654
            return self.do_research_claim(x)
        #  482  "Light {x}" for x in places if tray[me][BURNER] > 0 and can_light(x)
        if decision < 1686:
            x = decision - 1670
            return self.do_research_light(x)
        if decision == 1686:
            return self.do_research_otherwise
        #  533  "Score {x}" for x in claims(me) if complete(x)
        if decision < 1703:
            x_2 = decision - 1687
            return self.score_compounds_score(x_2)
        #  535  "Lower {a}, raise {b}" for a in experiments, b in experiments if can_turn(a, b)
        if decision < 1719:
            a, b = divmod(decision - 1703, 4)
            return self.score_compounds_lower(a, b)
        #  537  "Finish" if every(not complete(x) for x in claims(me)) and some(can_turn(a, b) for a in experiments,..
        if decision < 1720:
            return self.score_compounds_finish()
        #  547  choose "Give up {x}" for x in claims(me) if not temporary[x] or temp_claim_limit is counted
        if decision < 1736:
            x = decision - 1720
            return self.turn_cylinder_give_up(x)
        #  552  choose "Discard {e}" for e in bench[me]
        if decision < 1742:
            e = decision - 1736
            return self.turn_cylinder_discard(e)
        #  568  "Raise {e}" for e in [tube(card.state), lab] if not finished(me, e)
        if decision < 1746:
            e = decision - 1742
            return self.score_place_raise(e)
        #  573  may "Keep one {e}" for e in atoms[place]
        if decision < 1752:
            e_2 = decision - 1746
            return self.score_place_keep_one(e_2)
        if decision == 1752:
            return self.score_place_on_3
        #  585  "Raise {p}'s {e}" for p in opponents, e in experiments if not finished(p, e)
        if decision < 1773:
            p, e = divmod(decision - 1753, 4)
            return self.give_grant_raise(p, e)
        #  588  "Share with {p}" for p in opponents if may_share(p, opponents)
        if decision < 1778:
            p = decision - 1773
            return self.give_grant_share_with(p)
        #  636  choose by lead "No flame for {x}" for x in places if burns(x) and not shielded[x]
        if decision < 1794:
            x = decision - 1778
            return self.go_without_no_flame_for(x)
        #  645  may up to 5 times "Spend extinguisher {e} on {x}" for e in shelf[me], x in targets if built[e] and n..
        if decision < 1874:
            e, x = divmod(decision - 1794, 16)
            return self.ask_for_extinguishers_spend_extinguisher(e, x)
        if decision == 1874:
            return self.ask_for_extinguishers_done
        #  656  choose by lead "{x} explodes" for x in places if overdue(x)
        if decision < 1891:
            x = decision - 1875
            return self.explode_x_explodes(x)
        #  674  choose by chooser "Scatter {e} from {place} to {y}" for y in near(place) if field[y] is not none and..
        if decision < 1907:
            y = decision - 1891
            return self.scatter_by_scatter(y)
        #  722  may "Use the lab key"
        if decision < 1908:
            return self.pass_the_lead_use_the_lab()
        if decision == 1908:
            return self.pass_the_lead_on
        #  732  "Nobel places {e} on {x}" for e in nobel_bench, x in unclaimed if missing(x, e) > 0
        if decision < 2005:
            e, x = divmod(decision - 1909, 16)
            return self.nobel_research_nobel_places(e, x)
        #  735  "Nobel stops" if i > 1 and nobel_can_place
        if decision < 2006:
            return self.nobel_research_nobel_stops()
        #  742  choose by lead "Score {x} for Nobel" for x in places if nobel_claim[x] and complete(x)
        if decision < 2022:
            x = decision - 2006
            return self.score_for_nobel_score(x)
        #  756  "Raise {p}'s {e}" for p in players, e in experiments if not finished(p, e)
        if decision < 2042:
            p, e = divmod(decision - 2022, 4)
            return self.score_nobel_raise(p, e)
        #  759  "Share with {p}" for p in players if may_share(p, players)
        if decision < 2047:
            p = decision - 2042
            return self.score_nobel_share_with(p)
        raise NotOffered(decision)

    def describe(self, decision: int) -> Said:
        if decision < 1:
            return 0, "Make an offer", ()
        if decision == 1:
            return 1, "Pass", ()
        if decision < 152:
            p, q, e = digits(decision - 2, 5, 6)
            return (
                2,
                f"{PLAYER_NAMES[p]} gives {PLAYER_NAMES[q]} {ELEMENT_NAMES[e]}",
                (PLAYER_NAMES[p], PLAYER_NAMES[q], ELEMENT_NAMES[e]),
            )
        if decision < 302:
            p, q, t = digits(decision - 152, 5, 6)
            return (
                3,
                f"{PLAYER_NAMES[p]} gives {PLAYER_NAMES[q]} the {TOOL_NAMES[t]}",
                (PLAYER_NAMES[p], PLAYER_NAMES[q], TOOL_NAMES[t]),
            )
        if decision < 327:
            p, q = divmod(decision - 302, 5)
            return 4, f"{PLAYER_NAMES[p]} gives {PLAYER_NAMES[q]} a wild element", (PLAYER_NAMES[p], PLAYER_NAMES[q])
        if decision < 452:
            p, q, x = digits(decision - 327, 5, 5)
            return (
                5,
                f"{PLAYER_NAMES[p]} gives {PLAYER_NAMES[q]} extinguisher {EXTINGUISHER_NAMES[x]}",
                (PLAYER_NAMES[p], PLAYER_NAMES[q], EXTINGUISHER_NAMES[x]),
            )
        if decision < 852:
            p, q, x_2 = digits(decision - 452, 5, 16)
            return (
                6,
                f"{PLAYER_NAMES[p]} gives {PLAYER_NAMES[q]} the claim on {PLACE_NAMES[x_2]}",
                (PLAYER_NAMES[p], PLAYER_NAMES[q], PLACE_NAMES[x_2]),
            )
        if decision < 853:
            return 7, "Offer this", ()
        if decision < 854:
            return 8, "Withdraw the offer", ()
        if decision < 855:
            return 9, "Agree", ()
        if decision < 856:
            return 10, "Refuse", ()
        if decision < 892:
            e, f = divmod(decision - 856, 6)
            return 11, f"Give Nobel {ELEMENT_NAMES[e]} for {ELEMENT_NAMES[f]}", (ELEMENT_NAMES[e], ELEMENT_NAMES[f])
        if decision == 892:
            return 12, "Pass", ()
        if decision < 899:
            e = decision - 893
            return 13, f"Return {ELEMENT_NAMES[e]}", (ELEMENT_NAMES[e],)
        if decision < 905:
            e = decision - 899
            return 14, f"Nobel returns {ELEMENT_NAMES[e]}", (ELEMENT_NAMES[e],)
        if decision < 921:
            x = decision - 905
            return 15, f"Claim {PLACE_NAMES[x]}", (PLACE_NAMES[x],)
        if decision < 922:
            return 16, "Keep your tokens", ()
        if decision < 1178:
            x, y = divmod(decision - 922, 16)
            return 17, f"Shift the claim from {PLACE_NAMES[x]} to {PLACE_NAMES[y]}", (PLACE_NAMES[x], PLACE_NAMES[y])
        if decision == 1178:
            return 18, "Pass", ()
        if decision < 1195:
            x = decision - 1179
            return 19, f"Light {PLACE_NAMES[x]}", (PLACE_NAMES[x],)
        if decision == 1195:
            return 20, "Pass", ()
        if decision < 1197:
            return 21, "Use the goggles", ()
        if decision == 1197:
            return 22, "Pass", ()
        if decision < 1294:
            e, x = divmod(decision - 1198, 16)
            return 23, f"Place {ELEMENT_NAMES[e]} on {PLACE_NAMES[x]}", (ELEMENT_NAMES[e], PLACE_NAMES[x])
        if decision < 1390:
            e, x = divmod(decision - 1294, 16)
            return (
                24, f"Place {ELEMENT_NAMES[e]} on {PLACE_NAMES[x]} with the goggles", (ELEMENT_NAMES[e], PLACE_NAMES[x])
            )
        if decision < 1486:
            e, x = divmod(decision - 1390, 16)
            return 25, f"Place a wild as {ELEMENT_NAMES[e]} on {PLACE_NAMES[x]}", (ELEMENT_NAMES[e], PLACE_NAMES[x])
        if decision < 1516:
            e, x_2 = divmod(decision - 1486, 5)
            return (
                26,
                f"Place {ELEMENT_NAMES[e]} on extinguisher {EXTINGUISHER_NAMES[x_2]}",
                (ELEMENT_NAMES[e], EXTINGUISHER_NAMES[x_2]),
            )
        if decision < 1546:
            e, x_2 = divmod(decision - 1516, 5)
            return (
                27,
                f"Place {ELEMENT_NAMES[e]} on extinguisher {EXTINGUISHER_NAMES[x_2]} with the goggles",
                (ELEMENT_NAMES[e], EXTINGUISHER_NAMES[x_2]),
            )
        if decision < 1576:
            e, x_2 = divmod(decision - 1546, 5)
            return (
                28,
                f"Place a wild as {ELEMENT_NAMES[e]} on extinguisher {EXTINGUISHER_NAMES[x_2]}",
                (ELEMENT_NAMES[e], EXTINGUISHER_NAMES[x_2]),
            )
        if decision < 1582:
            e = decision - 1576
            return 29, f"Take {ELEMENT_NAMES[e]} for a wild", (ELEMENT_NAMES[e],)
        if decision < 1618:
            e, f = divmod(decision - 1582, 6)
            return 30, f"Trade three {ELEMENT_NAMES[e]} for {ELEMENT_NAMES[f]}", (ELEMENT_NAMES[e], ELEMENT_NAMES[f])
        if decision < 1654:
            e, f = divmod(decision - 1618, 6)
            return 31, f"Trade two {ELEMENT_NAMES[e]} for {ELEMENT_NAMES[f]}", (ELEMENT_NAMES[e], ELEMENT_NAMES[f])
        if decision < 1670:
            x = decision - 1654
            return 32, f"Claim {PLACE_NAMES[x]}", (PLACE_NAMES[x],)
        if decision < 1686:
            x = decision - 1670
            return 33, f"Light {PLACE_NAMES[x]}", (PLACE_NAMES[x],)
        if decision == 1686:
            return 34, "Pass", ()
        if decision < 1703:
            x_2 = decision - 1687
            return 35, f"Score {PLACE_NAMES[x_2]}", (PLACE_NAMES[x_2],)
        if decision < 1719:
            a, b = divmod(decision - 1703, 4)
            return (
                36,
                f"Lower {EXPERIMENT_NAMES[a]}, raise {EXPERIMENT_NAMES[b]}",
                (EXPERIMENT_NAMES[a], EXPERIMENT_NAMES[b]),
            )
        if decision < 1720:
            return 37, "Finish", ()
        if decision < 1736:
            x = decision - 1720
            return 38, f"Give up {PLACE_NAMES[x]}", (PLACE_NAMES[x],)
        if decision < 1742:
            e = decision - 1736
            return 39, f"Discard {ELEMENT_NAMES[e]}", (ELEMENT_NAMES[e],)
        if decision < 1746:
            e = decision - 1742
            return 40, f"Raise {EXPERIMENT_NAMES[e]}", (EXPERIMENT_NAMES[e],)
        if decision < 1752:
            e_2 = decision - 1746
            return 41, f"Keep one {ELEMENT_NAMES[e_2]}", (ELEMENT_NAMES[e_2],)
        if decision == 1752:
            return 42, "Pass", ()
        if decision < 1773:
            p, e = divmod(decision - 1753, 4)
            return 43, f"Raise {PLAYER_NAMES[p]}'s {EXPERIMENT_NAMES[e]}", (PLAYER_NAMES[p], EXPERIMENT_NAMES[e])
        if decision < 1778:
            p = decision - 1773
            return 44, f"Share with {PLAYER_NAMES[p]}", (PLAYER_NAMES[p],)
        if decision < 1794:
            x = decision - 1778
            return 45, f"No flame for {PLACE_NAMES[x]}", (PLACE_NAMES[x],)
        if decision < 1874:
            e, x = divmod(decision - 1794, 16)
            return (
                46,
                f"Spend extinguisher {EXTINGUISHER_NAMES[e]} on {PLACE_NAMES[x]}",
                (EXTINGUISHER_NAMES[e], PLACE_NAMES[x]),
            )
        if decision == 1874:
            return 47, "Pass", ()
        if decision < 1891:
            x = decision - 1875
            return 48, f"{PLACE_NAMES[x]} explodes", (PLACE_NAMES[x],)
        if decision < 1907:
            y = decision - 1891
            return (
                49,
                f"Scatter {ELEMENT_NAMES[self.scatter_by_e]} from {PLACE_NAMES[self.scatter_by_place]} to "
                f"{PLACE_NAMES[y]}",
                (PLACE_NAMES[y],),
            )
        if decision < 1908:
            return 50, "Use the lab key", ()
        if decision == 1908:
            return 51, "Pass", ()
        if decision < 2005:
            e, x = divmod(decision - 1909, 16)
            return 52, f"Nobel places {ELEMENT_NAMES[e]} on {PLACE_NAMES[x]}", (ELEMENT_NAMES[e], PLACE_NAMES[x])
        if decision < 2006:
            return 53, "Nobel stops", ()
        if decision < 2022:
            x = decision - 2006
            return 54, f"Score {PLACE_NAMES[x]} for Nobel", (PLACE_NAMES[x],)
        if decision < 2042:
            p, e = divmod(decision - 2022, 4)
            return 55, f"Raise {PLAYER_NAMES[p]}'s {EXPERIMENT_NAMES[e]}", (PLAYER_NAMES[p], EXPERIMENT_NAMES[e])
        if decision < 2047:
            p = decision - 2042
            return 56, f"Share with {PLAYER_NAMES[p]}", (PLAYER_NAMES[p],)
        raise NotOffered(decision)

    def decider(self) -> int:
        if self.at == NOBEL_GIVES_BACK_CHOOSE:
            return self.lead
        if self.at == GO_WITHOUT_CHOOSE:
            return self.lead
        if self.at == EXPLODE_CHOOSE:
            return self.lead
        if self.at == SCATTER_BY_CHOOSE:
            return self.scatter_by_chooser
        if self.at == NOBEL_RESEARCH_CHOOSE:
            return self.lead
        if self.at == SCORE_FOR_NOBEL_CHOOSE:
            return self.lead
        if self.at == SCORE_NOBEL_CHOOSE:
            return self.lead
        return self.me

    def standing(self, p: int) -> tuple[int, ...]:
        #  225  winner is p with highest total(p), then
        return (
            self.total(p),
            sum(1 for e in EXPERIMENTS if self.finished(p, e)) if self.words.tie_break == TIE_BREAK_EXPERIMENTS else 0,
            sum(self.tool_pool(TRAY + p)) if self.words.tie_break == TIE_BREAK_EXPERIMENTS else 0,
        )

    def score(self, p: int) -> int:
        return self.total(p)

    def shown(self, p: int, experiment: int) -> int:
        #  197  let shown(p, experiment) = experiment.levels[level[p, experiment] + 1]
        return item(EXPERIMENT_LEVELS[experiment], self.level[p * 4 + experiment] + 1)

    def nobel_shown(self, experiment: int) -> int:
        #  198  let nobel_shown(experiment) = experiment.levels[nobel_level[experiment] + 1]
        return item(EXPERIMENT_LEVELS[experiment], self.nobel_level[experiment] + 1)

    def finished(self, p: int, experiment: int) -> bool:
        #  199  let finished(p, experiment) = level[p, experiment] is highest_level(experiment)
        return self.level[p * 4 + experiment] == self.words.highest_level(experiment)

    def missing(self, place: int, element: int) -> int:
        #  203  let missing(place, element) = field[place].atoms[element] - atoms[place][element] - stands[place, el..
        return (
            CARD_ATOMS[known(self.field[place])][element]
            - self.element_at[(ATOMS + place) * 6 + element]
            - self.stands[place * 6 + element]
        )

    def complete(self, place: int) -> bool:
        #  204  let complete(place) = field[place] is not none and every(missing(place, e) is 0 for e in elements)
        return self.field[place] is not None and all(self.missing(place, e) == 0 for e in ELEMENTS)

    def elements_on(self, place: int) -> int:
        #  205  let elements_on(place) = count(atoms[place]) + count(wild_on[place])
        return sum(self.element_pool(ATOMS + place)) + sum(self.wild_pool(WILD_ON + place))

    def claims(self, p: int) -> tuple[int, ...]:
        #  206  let claims(p) = [x for x in places if claim[x] is p]
        return tuple(x for x in PLACES if self.claim[x] == p)

    def counted_claims(self, p: int) -> int:
        #  207  let counted_claims(p) = count(x for x in claims(p) if not temporary[x] or temp_claim_limit is counted)
        return sum(
            1
            for x in self.claims(p)
            if not self.temporary[x] or self.words.temp_claim_limit == TEMP_CLAIM_LIMIT_COUNTED
        )

    def tokens_left(self, p: int) -> int:
        #  208  let tokens_left(p) = CLAIM_TOKENS - count(claims(p))
        return CLAIM_TOKENS - len(self.claims(p))

    def available(self, p: int) -> int:
        #  209  let available(p) = min([shown(p, study) - counted_claims(p), tokens_left(p)])
        return min((in_64_bits(self.shown(p, 1) - self.counted_claims(p)), self.tokens_left(p)))

    def can_mark(self, p: int) -> bool:
        #  210  let can_mark(p)
        #  211  yes if temp_claim_limit is unlimited
        if self.words.temp_claim_limit == TEMP_CLAIM_LIMIT_UNLIMITED:
            return True
        #  212  tokens_left(p) > 0 if temp_claim_limit is token_needed
        if self.words.temp_claim_limit == TEMP_CLAIM_LIMIT_TOKEN_NEEDED:
            return self.tokens_left(p) > 0
        #  213  available(p) > 0 otherwise
        return self.available(p) > 0

    def unclaimed(self) -> tuple[int, ...]:
        #  214  let unclaimed = [x for x in places if field[x] is not none and claim[x] is none and not nobel_claim[..
        return tuple(
            x for x in PLACES if not self.nobel_claim[x] and self.field[x] is not None and self.claim[x] is None
        )

    def burns(self, place: int) -> bool:
        #  216  let burns(place) = field[place] is not none and (field[place].flammable or flames[place] > 0)
        return self.field[place] is not None and (CARD_FLAMMABLE[known(self.field[place])] or self.flames[place] > 0)

    def limit_of(self, place: int) -> int:
        #  217  let limit_of(place) = field[place].flame_limit if field[place].flammable else LIT_LIMIT
        return CARD_FLAME_LIMIT[known(self.field[place])] if CARD_FLAMMABLE[known(self.field[place])] else LIT_LIMIT

    def overdue(self, place: int) -> bool:
        #  218  let overdue(place) = field[place] is not none and flames[place] >= limit_of(place)
        return self.field[place] is not None and self.flames[place] >= self.limit_of(place)

    def cubes_left(self) -> int:
        #  219  let cubes_left = part("Fire Cube").in_box - sum(flames[x] for x in places)
        return PART_IN_BOX[4] - sum(self.flames[x] for x in PLACES)

    def total(self, p: int) -> int:
        #  220  let total(p) = points[p]
        return in_64_bits(
            in_64_bits(
                in_64_bits(
                    in_64_bits(
                        in_64_bits(
                            self.points[p] + sum_of(self.elements_on(x) for x in self.claims(p) if not self.complete(x))
                        )
                        + sum(
                            CARD_POINTS[known(self.field[x])]
                            for x in self.claims(p)
                            if self.complete(x) and self.words.score_completed_at_end
                        )
                    )
                    + sum(self.element_pool(BENCH + p)) // 2
                )
                + SAVED_WORTH * sum(1 for x in members(self.shelf[p]) if self.built[x])
            )
            + SAVED_WORTH * sum(self.wild_pool(WILDS_PLACE + p))
        )

    def may_offer(self, p: int) -> bool:
        #  315  let may_offer(p) = offers_made[p] < offers if trade_window is k_offers else sum(offers_made[q] for q..
        return (
            self.offers_made[p] < self.words.offers
            if self.words.trade_window == TRADE_WINDOW_K_OFFERS
            else sum(
                self.offers_made[q] for q in range(self.words.seats)
            ) < self.words.offers * ((1 << self.words.seats) - 1).bit_count()
        )

    def may_name(self, p: int, q: int) -> bool:
        #  329  let may_name(p, q) = in_offer[me] or me in [p, q]
        return self.in_offer[self.me] or self.me in (p, q)

    def one_journal(self, q: int, tool: int) -> bool:
        #  330  let one_journal(q, tool) = tool is not JOURNAL or tray[q][JOURNAL] + sum(offered_tools[p, q][JOURNAL..
        return (
            tool != JOURNAL
            or self.tool_at[(TRAY + q) * 6 + JOURNAL]
            + sum(self.tool_at[(OFFERED_TOOLS + p * 5 + q) * 6 + JOURNAL] for p in range(self.words.seats)) == 0
        )

    def room_for_claim(self, q: int) -> bool:
        #  331  let room_for_claim(q) = available(q) > count(x for x in places if offered_claim[x] is q and not temp..
        return self.available(q) > sum(1 for x in PLACES if not self.temporary[x] and self.offered_claim[x] == q)

    def can_light(self, place: int) -> bool:
        #  434  let can_light(place) = field[place] is not none and flames[place] is 0 and (flame_supply is unlimite..
        return (
            self.field[place] is not None
            and self.flames[place] == 0
            and (self.words.flame_supply == FLAME_SUPPLY_UNLIMITED or self.cubes_left() > 0)
        )

    def fits(self, element: int, place: int) -> bool:
        #  490  let fits(element, place) = left_to_place > 0 and field[place] is not none and missing(place, element..
        return (
            self.left_to_place > 0
            and self.field[place] is not None
            and self.missing(place, element) > 0
            and self.may_end(place)
        )

    def may_end(self, place: int) -> bool:
        #  491  let may_end(place) = temp_claim_limit is unlimited or claim[place] is not none or can_mark(me)
        return (
            self.words.temp_claim_limit == TEMP_CLAIM_LIMIT_UNLIMITED
            or self.claim[place] is not None
            or self.can_mark(self.me)
            or sum_of(self.missing(place, e) for e in ELEMENTS) > 1
        )

    def lacking(self, extinguisher: int, element: int) -> int:
        #  493  let lacking(extinguisher, element) = extinguisher.atoms[element] - tank[extinguisher][element] - sta..
        return (
            EXTINGUISHER_ATOMS[extinguisher][element]
            - self.element_at[(TANK + extinguisher) * 6 + element]
            - self.stands_in[extinguisher * 6 + element]
        )

    def fits_tank(self, element: int, extinguisher: int) -> bool:
        #  494  let fits_tank(element, extinguisher) = left_to_place > 0 and not built[extinguisher] and lacking(ext..
        return self.left_to_place > 0 and not self.built[extinguisher] and self.lacking(extinguisher, element) > 0

    def filled_up(self, extinguisher: int) -> bool:
        #  495  let filled_up(extinguisher) = not built[extinguisher] and every(lacking(extinguisher, e) is 0 for e ..
        return not self.built[extinguisher] and all(self.lacking(extinguisher, e) == 0 for e in ELEMENTS)

    def wild_goes(self, element: int) -> bool:
        #  496  let wild_goes(element) = count(wilds[me]) > 0 and (wild_use is any or (wild_use is not_sulfur and el..
        return (
            sum(self.wild_pool(WILDS_PLACE + self.me)) > 0
            and (self.words.wild_use == WILD_USE_ANY or (self.words.wild_use == WILD_USE_NOT_SULFUR and element != 5))
        )

    def can_turn(self, a: int, b: int) -> bool:
        #  541  let can_turn(a: experiment, b: experiment) = not used_cylinder and tray[me][CYLINDER] > 0 and a is n..
        return (
            not self.used_cylinder
            and self.tool_at[(TRAY + self.me) * 6 + CYLINDER] > 0
            and a != b
            and self.level[self.me * 4 + a] > 0
            and not self.finished(self.me, b)
        )

    def may_share(self, p: int, others: int) -> bool:
        #  593  let may_share(p, others: set of player)
        #  594  every(finished(q, e) for q in others, e in experiments) if grant_choice is forced
        if self.words.grant_choice == GRANT_CHOICE_FORCED:
            return all(self.finished(q, e) for q in members(others) for e in EXPERIMENTS)
        #  595  every(finished(p, e) for e in experiments) if grant_choice is per_scientist
        if self.words.grant_choice == GRANT_CHOICE_PER_SCIENTIST:
            return all(self.finished(p, e) for e in EXPERIMENTS)
        #  596  some(finished(p, e) for e in experiments) otherwise
        return any(self.finished(p, e) for e in EXPERIMENTS)

    def nobel_can_place(self) -> bool:
        #  738  let nobel_can_place = some(missing(x, e) > 0 for e in nobel_bench, x in unclaimed)
        unclaimed = self.unclaimed()
        return any(self.missing(x, e) > 0 for e in kinds_in(self.element_pool(NOBEL_BENCH)) for x in unclaimed)


DECLARED = Declared(
    name="compounded",
    title="Compounded",
    players=(2, 5),
    limit=20000,
    options=(
        Option(
            "first_lead",
            "Seat of the first Lead Scientist; 0 draws lots",
            Whole(0, 5),
            0,
            tuple(range(6)),
            ("A-CMP-01",),
        ),
        Option(
            "start_layout",
            "Where the starting cards lie",
            Named("start_layout", START_LAYOUT_NAMES),
            0,
            ("rows", "block", "shuffled"),
            ("A-CMP-03",),
        ),
        Option(
            "stack_order",
            "Order of the capped stacks",
            Named("stack_order", STACK_ORDER_NAMES),
            0,
            ("last_bottom", "random"),
            ("A-CMP-04",),
        ),
        Option(
            "trade_window",
            "When the trading ends",
            Named("trade_window", TRADE_WINDOW_NAMES),
            0,
            ("all_pass", "k_offers"),
            ("A-CMP-05",),
        ),
        Option("offers", "Offers in one trading, for each scientist", Whole(0, 9), 2, tuple(range(10)), ("A-CMP-05",)),
        Option(
            "items", "Things that may change hands in one offer", Whole(1, 12), 6, tuple(range(1, 13)), ("A-CMP-05",)
        ),
        Option(
            "trade_scope",
            "What may be traded",
            Named("trade_scope", TRADE_SCOPE_NAMES),
            0,
            ("listed", "with_claims", "built_only"),
            ("A-CMP-06",),
        ),
        Option("first_turn_trading", "Trading in the first turn", YesNo(), False, (False, True), ("A-CMP-08",)),
        Option("study_pass", "Claim tokens may be kept back", YesNo(), False, (False, True), ("A-CMP-10",)),
        Option("study_max", "Highest Study number", Whole(3, 4), 4, tuple(range(3, 5)), ("M-CMP-01", "E-CMP-20")),
        Option(
            "temp_claim_limit",
            "What a temporary claim needs",
            Named("temp_claim_limit", TEMP_CLAIM_LIMIT_NAMES),
            0,
            ("unlimited", "token_needed", "counted"),
            ("A-CMP-12",),
        ),
        Option(
            "wild_use",
            "What the wild element is for",
            Named("wild_use", WILD_USE_NAMES),
            0,
            ("any", "not_sulfur", "take_from_bag"),
            ("A-CMP-14",),
        ),
        Option(
            "extinguisher_ready",
            "When a built extinguisher can be used",
            Named("extinguisher_ready", EXTINGUISHER_READY_NAMES),
            0,
            ("at_once", "lab"),
            ("A-CMP-16",),
        ),
        Option(
            "pipet",
            "Whether the pipet gives a second trade",
            Named("pipet", PIPET_NAMES),
            0,
            ("replaces", "additional"),
            ("A-CMP-21",),
        ),
        Option(
            "discard_to",
            "Where discarded elements go",
            Named("discard_to", DISCARD_TO_NAMES),
            0,
            ("bag", "box"),
            ("A-CMP-18",),
        ),
        Option(
            "journal_source",
            "How a journal is gained",
            Named("journal_source", JOURNAL_SOURCE_NAMES),
            0,
            ("study_rise", "card_icon"),
            ("A-CMP-23",),
        ),
        Option(
            "lab_key",
            "Which of several lab keys decides",
            Named("lab_key", LAB_KEY_NAMES),
            0,
            ("first", "last"),
            ("A-CMP-24",),
        ),
        Option(
            "bunsen_explosion",
            "When a Bunsen-lit compound explodes",
            Named("bunsen_explosion", BUNSEN_EXPLOSION_NAMES),
            0,
            ("lab_start", "after_refill"),
            ("A-CMP-28",),
        ),
        Option(
            "grant_choice",
            "When a Grant may be shared",
            Named("grant_choice", GRANT_CHOICE_NAMES),
            0,
            ("forced", "per_scientist", "free"),
            ("A-CMP-29",),
        ),
        Option(
            "adjacency",
            "Which compounds are adjacent",
            Named("adjacency", ADJACENCY_NAMES),
            0,
            ("orthogonal", "diagonal"),
            ("A-CMP-30",),
        ),
        Option(
            "volatile_limit",
            "How many Volatiles burn in a turn",
            Named("volatile_limit", VOLATILE_LIMIT_NAMES),
            0,
            ("one", "every"),
            ("A-CMP-31",),
        ),
        Option(
            "explosions",
            "How several compounds explode",
            Named("explosions", EXPLOSIONS_NAMES),
            0,
            ("together", "one_by_one"),
            ("A-CMP-32",),
        ),
        Option(
            "refill_after_explosion",
            "When the places after a Lab Fire are filled",
            Named("refill_after_explosion", REFILL_AFTER_EXPLOSION_NAMES),
            0,
            ("at_once", "next_turn"),
            ("A-CMP-33",),
        ),
        Option(
            "scatter_credit",
            "Who gets what scattered elements complete",
            Named("scatter_credit", SCATTER_CREDIT_NAMES),
            0,
            ("by_chooser", "nobody"),
            ("A-CMP-35",),
        ),
        Option(
            "flame_supply",
            "How many flame tokens there are",
            Named("flame_supply", FLAME_SUPPLY_NAMES),
            0,
            ("unlimited", "fifteen"),
            ("A-CMP-36",),
        ),
        Option(
            "score_completed_at_end",
            "Completed, unscored compounds count at the end",
            YesNo(),
            False,
            (False, True),
            ("A-CMP-41",),
        ),
        Option(
            "tie_break",
            "A tie for most points",
            Named("tie_break", TIE_BREAK_NAMES),
            0,
            ("shared", "experiments"),
            ("A-CMP-42",),
        ),
        Option(
            "nobel_place_limit",
            "Which level limits Nobel's placement",
            Named("nobel_place_limit", NOBEL_PLACE_LIMIT_NAMES),
            0,
            ("research", "discovery"),
            ("A-CMP-43", "E-CMP-07"),
        ),
        Option("nobel_scores", "Nobel has points of his own", YesNo(), False, (False, True), ("A-CMP-44",)),
    ),
    tables=(
        Table(
            "experiment",
            "experiments",
            "record",
            EXPERIMENT,
            tuple(range(4)),
            (
                Column("name", AnyText(), ("discovery", "study", "research", "lab")),
                Column("raised_by", Named("state", STATE_NAMES), (1, 0, 2, 3)),
                Column("levels", Many(Whole(1, 9)), ((2, 3, 4, 5), (1, 2, 3, 4), (2, 3, 4, 5), (4, 5, 6, 7))),
            ),
        ),
        Table(
            "element",
            "elements",
            "token",
            ELEMENT,
            tuple(range(6)),
            (
                Column("symbol", AnyText(), ("H", "C", "O", "N", "Ca", "S")),
                Column("name", AnyText(), ("hydrogen", "carbon", "oxygen", "nitrogen", "calcium", "sulfur")),
                Column("colour", AnyText(), ("white", "black", "red", "blue", "green", "yellow")),
                Column("copies", Whole(1, 60), (30, 20, 20, 15, 10, 5)),
            ),
        ),
        Table(
            "tool",
            "tools",
            "token",
            TOOL,
            tuple(range(6)),
            (
                Column(
                    "name",
                    AnyText(),
                    ("Safety Goggles", "Bunsen Burner", "Pipet", "Lab Key", "Graduated Cylinder", "Journal"),
                ),
                Column("copies", Whole(1, 20), (4, 4, 3, 3, 3, 5)),
            ),
        ),
        Table("wild", "wilds", "token", WILD, tuple(range(1)), (Column("name", AnyText(), ("wild",)),)),
        Table(
            "extinguisher",
            "extinguishers",
            "component",
            EXTINGUISHER,
            tuple(range(5)),
            (
                Column("number", Whole(1, 5), (1, 2, 3, 4, 5)),
                Column(
                    "atoms",
                    Counted(ELEMENT),
                    (
                        (0, 1, 2, 0, 0, 0),
                        (0, 1, 2, 0, 0, 0),
                        (0, 1, 2, 0, 0, 0),
                        (0, 1, 2, 0, 0, 0),
                        (0, 1, 2, 0, 0, 0),
                    ),
                ),
            ),
        ),
        Table(
            "card",
            "cards",
            "component",
            CARD,
            tuple(range(69)),
            (
                Column(
                    "id",
                    AnyText(),
                    (
                        "C01", "C02", "C03", "C04", "C05", "C06", "C07", "C08", "C09", "C10", "C11", "C12", "C13",
                        "C14", "C15", "C16", "C17", "C18", "C19", "C20", "C21", "C22", "C23", "C24", "C25", "C26",
                        "C27", "C28", "C29", "C30", "C31", "C32", "C33", "C34", "C35", "C36", "C37", "C38", "C39",
                        "C40", "C41", "C42", "C43", "C44", "C45", "C46", "C47", "C48", "C49", "C50", "C51", "C52",
                        "C53", "C54", "C55", "C56", "C57", "C58", "C59", "C60", "C61", "C62", "C63", "F1", "F2", "F3",
                        "F4", "F5", "F6",
                    ),
                ),
                Column(
                    "name",
                    AnyText(),
                    (
                        "calcium oxide", "calcium carbonate", "calcium hydroxide", "water", "hydrogen peroxide",
                        "nitric acid", "nitric oxide", "nitrogen dioxide", "nitrous oxide", "calcium sulfide",
                        "calcium carbide", "calcium hydride", "calcium peroxide", "calcium cyanamide",
                        "calcium cyanide", "calcium nitride", "calcium sulfite", "cyanamide", "hydroxylamine",
                        "calcium sulfate", "calcium azide", "calcium nitrite", "calcium oxalate", "oxalic acid",
                        "sulfamic acid", "thiourea", "urea", "carbon disulfide", "hydrogen cyanide", "hydrazoic acid",
                        "formic acid", "acetonitrile", "formamide", "glyoxal", "hydrazine", "methanol", "acrylonitrile",
                        "methyl isocyanate", "nitromethane", "sulfuric acid", "acetic acid", "acrolein", "aziridine",
                        "methyl formate", "methyl nitrate", "carbon monoxide", "carbonyl sulfide", "hydrogen sulfide",
                        "sulfur dioxide", "acetylene", "ammonia", "cyanogen", "formaldehyde", "diazomethane", "ketene",
                        "methane", "ethylene", "methanethiol", "ethylene oxide", "methyl nitrite", "methylamine",
                        "propyne", "ethane", "Lab Fire", "Lab Fire", "Lab Fire", "Lab Fire", "Lab Fire", "Lab Fire",
                    ),
                ),
                Column(
                    "atoms",
                    Counted(ELEMENT),
                    (
                        (0, 0, 1, 0, 1, 0),
                        (0, 1, 3, 0, 1, 0),
                        (2, 0, 2, 0, 1, 0),
                        (2, 0, 1, 0, 0, 0),
                        (2, 0, 2, 0, 0, 0),
                        (1, 0, 3, 1, 0, 0),
                        (0, 0, 1, 1, 0, 0),
                        (0, 0, 2, 1, 0, 0),
                        (0, 0, 1, 2, 0, 0),
                        (0, 0, 0, 0, 1, 1),
                        (0, 2, 0, 0, 1, 0),
                        (2, 0, 0, 0, 1, 0),
                        (0, 0, 2, 0, 1, 0),
                        (0, 1, 0, 2, 1, 0),
                        (0, 2, 0, 2, 1, 0),
                        (0, 0, 0, 2, 3, 0),
                        (0, 0, 3, 0, 1, 1),
                        (2, 1, 0, 2, 0, 0),
                        (3, 0, 1, 1, 0, 0),
                        (0, 0, 4, 0, 1, 1),
                        (0, 0, 0, 6, 1, 0),
                        (0, 0, 4, 2, 1, 0),
                        (0, 2, 4, 0, 1, 0),
                        (2, 2, 4, 0, 0, 0),
                        (3, 0, 3, 1, 0, 1),
                        (4, 1, 0, 2, 0, 1),
                        (4, 1, 1, 2, 0, 0),
                        (0, 1, 0, 0, 0, 2),
                        (1, 1, 0, 1, 0, 0),
                        (1, 0, 0, 3, 0, 0),
                        (2, 1, 2, 0, 0, 0),
                        (3, 2, 0, 1, 0, 0),
                        (3, 1, 1, 1, 0, 0),
                        (2, 2, 2, 0, 0, 0),
                        (4, 0, 0, 2, 0, 0),
                        (4, 1, 1, 0, 0, 0),
                        (3, 3, 0, 1, 0, 0),
                        (3, 2, 1, 1, 0, 0),
                        (3, 1, 2, 1, 0, 0),
                        (2, 0, 4, 0, 0, 1),
                        (4, 2, 2, 0, 0, 0),
                        (4, 3, 1, 0, 0, 0),
                        (5, 2, 0, 1, 0, 0),
                        (4, 2, 2, 0, 0, 0),
                        (3, 1, 3, 1, 0, 0),
                        (0, 1, 1, 0, 0, 0),
                        (0, 1, 1, 0, 0, 1),
                        (2, 0, 0, 0, 0, 1),
                        (0, 0, 2, 0, 0, 1),
                        (2, 2, 0, 0, 0, 0),
                        (3, 0, 0, 1, 0, 0),
                        (0, 2, 0, 2, 0, 0),
                        (2, 1, 1, 0, 0, 0),
                        (2, 1, 0, 2, 0, 0),
                        (2, 2, 1, 0, 0, 0),
                        (4, 1, 0, 0, 0, 0),
                        (4, 2, 0, 0, 0, 0),
                        (4, 1, 0, 0, 0, 1),
                        (4, 2, 1, 0, 0, 0),
                        (3, 1, 2, 1, 0, 0),
                        (5, 1, 0, 1, 0, 0),
                        (4, 3, 0, 0, 0, 0),
                        (6, 2, 0, 0, 0, 0),
                        (0, 0, 0, 0, 0, 0),
                        (0, 0, 0, 0, 0, 0),
                        (0, 0, 0, 0, 0, 0),
                        (0, 0, 0, 0, 0, 0),
                        (0, 0, 0, 0, 0, 0),
                        (0, 0, 0, 0, 0, 0),
                    ),
                ),
                Column(
                    "state",
                    Named("state", STATE_NAMES),
                    (
                        0, 0, 0, 1, 1, 1, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1,
                        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3,
                        3, 3, 3, 3, 3,
                    ),
                ),
                Column(
                    "points",
                    Whole(0, 8),
                    (
                        3, 6, 6, 3, 4, 5, 3, 3, 3, 3, 4, 4, 4, 5, 6, 6, 6, 5, 5, 7, 8, 8, 8, 8, 8, 8, 8, 4, 3, 4, 5, 6,
                        6, 6, 6, 6, 7, 7, 7, 8, 8, 8, 8, 8, 8, 3, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 6, 7, 7, 7, 7, 7, 8, 0,
                        0, 0, 0, 0, 0,
                    ),
                ),
                Column(
                    "flammable",
                    YesNo(),
                    (
                        False, False, False, False, False, False, False, False, False, False, True, True, False, False,
                        False, True, False, False, True, False, True, False, False, False, False, False, False, True,
                        True, True, True, True, False, True, True, True, True, True, True, False, True, True, True,
                        True, True, True, True, True, False, True, True, True, True, True, True, True, True, True, True,
                        True, True, True, True, False, False, False, False, False, False,
                    ),
                ),
                Column(
                    "flame_limit",
                    Whole(1, 3),
                    (
                        2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 2, 1, 2, 2, 2, 2, 2, 2, 2, 2, 1, 3, 3,
                        2, 2, 3, 3, 2, 2, 3, 2, 3, 2, 2, 2, 1, 2, 2, 2, 2, 1, 3, 2, 2, 1, 2, 2, 2, 2, 1, 1, 2, 2, 2, 2,
                        2, 2, 2, 2, 2,
                    ),
                ),
                Column(
                    "hazard",
                    Named("card_hazard", CARD_HAZARD_NAMES),
                    (
                        0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 6, 6, 1, 0, 0, 6, 0, 0, 7, 0, 7, 1, 0, 0, 0, 0, 0, 5, 5, 7, 5, 5,
                        0, 5, 5, 5, 5, 5, 5, 0, 5, 5, 5, 5, 7, 2, 2, 2, 0, 4, 3, 2, 2, 7, 2, 2, 2, 2, 4, 7, 2, 2, 2, 0,
                        0, 0, 0, 0, 0,
                    ),
                ),
                Column(
                    "flash_point",
                    Maybe(Whole(-99, 999)),
                    (
                        None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
                        None, 141, None, None, None, None, None, None, None, None, None, -30, -18, None, 50, 2, 154, -4,
                        38, 11, -5, -7, 35, None, 39, -26, -11, -19, None, None, None, None, None, None, None, None,
                        None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None,
                        None,
                    ),
                ),
                Column(
                    "tool",
                    Maybe(TOOL),
                    (
                        None, None, None, None, None, None, None, None, None, 0, 1, 2, 3, 4, 1, None, None, 0, None,
                        None, None, None, None, None, None, None, None, 3, 2, None, 4, 0, 1, 2, 3, None, None, None,
                        None, None, None, None, None, None, None, 4, 0, 1, 2, 3, 4, 0, 1, None, None, None, None, None,
                        None, None, None, None, None, None, None, None, None, None, None,
                    ),
                ),
                Column(
                    "reaction",
                    Named("card_reaction", CARD_REACTION_NAMES),
                    (
                        2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 1, 0, 1, 2, 2, 2, 2, 2, 2, 2, 0, 2, 2,
                        2, 2, 2, 2, 1, 2, 2, 1, 2, 2, 2, 2, 0, 2, 2, 2, 2, 2, 2, 2, 2, 0, 2, 2, 2, 1, 2, 0, 2, 2, 1, 2,
                        2, 2, 2, 2, 2,
                    ),
                ),
                Column(
                    "journal",
                    YesNo(),
                    (
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, True, True, False, False, False, False, False, True, True, True, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False,
                    ),
                ),
                Column(
                    "starting",
                    YesNo(),
                    (
                        True, True, True, True, True, True, True, True, True, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False,
                    ),
                ),
                Column(
                    "lab_fire",
                    YesNo(),
                    (
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, True, True, True,
                        True, True, True,
                    ),
                ),
                Column(
                    "cas",
                    Maybe(AnyText()),
                    (
                        "1305-78-8", "471-34-1", "1305-62-0", "7732-18-5", "7722-84-1", "7697-37-2", "10102-43-9",
                        "10102-44-0", "10024-97-2", "20548-54-3", "75-20-7", "7789-78-8", "1305-79-9", "156-62-7",
                        "592-01-8", "12013-82-0", "10257-55-3", "420-04-2", "7803-49-8", "7778-18-9", "19465-88-4",
                        "13780-06-8", "563-72-4", "144-62-7", "5329-14-6", "62-56-6", "57-13-6", "75-15-0", "74-90-8",
                        "7782-79-8", "64-18-6", "75-05-8", "75-12-7", "107-22-2", "302-01-2", "67-56-1", "107-13-1",
                        "624-83-9", "75-52-5", "7664-93-9", "64-19-7", "107-02-8", "151-56-4", "107-31-3", "598-58-3",
                        "630-08-0", "463-58-1", "7783-06-4", "7446-09-5", "74-86-2", "7664-41-7", "460-19-5", "50-00-0",
                        "334-88-3", "463-51-4", "74-82-8", "74-85-1", "74-93-1", "75-21-8", "624-91-9", "74-89-5",
                        "74-99-7", "74-84-0", None, None, None, None, None, None,
                    ),
                ),
            ),
        ),
        Table(
            "part",
            "parts",
            "record",
            PART,
            tuple(range(9)),
            (
                Column(
                    "name",
                    AnyText(),
                    (
                        "Scoring Board", "Element Bag", "Lead Scientist Marker", "Work Bench", "Fire Cube",
                        "Scoring Marker", "Research Token", "Claim Token", "Open Element Space Token",
                    ),
                ),
                Column("in_box", Whole(1, 20), (1, 1, 1, 5, 15, 5, 20, 20, 20)),
                Column("for_each", Whole(0, 4), (0, 0, 0, 1, 0, 1, 4, 4, 3)),
            ),
        ),
        Table(
            "scientist",
            "scientists",
            "record",
            SCIENTIST,
            tuple(range(5)),
            (
                Column("number", Whole(1, 5), (1, 2, 3, 4, 5)),
                Column("colour", AnyText(), ("red", "blue", "green", "orange", "purple")),
            ),
        ),
        Table(
            "marker",
            "markers",
            "record",
            MARKER,
            tuple(range(18)),
            (
                Column(
                    "name",
                    AnyText(),
                    (
                        "red scoring marker", "red research token", "red space token", "blue scoring marker",
                        "blue research token", "blue space token", "green scoring marker", "green research token",
                        "green space token", "orange scoring marker", "orange research token", "orange space token",
                        "purple scoring marker", "purple research token", "purple space token", "flame", "wild element",
                        "Lead Scientist",
                    ),
                ),
                Column(
                    "use", Named("marker_use", MARKER_USE_NAMES), (0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 3, 4, 5)
                ),
                Column("scientist", Maybe(SCIENTIST), (0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, None, None, None)),
                Column("copies", Whole(1, 20), (1, 4, 4, 1, 4, 4, 1, 4, 4, 1, 4, 4, 1, 4, 4, 15, 5, 1)),
            ),
        ),
        Table(
            "spot",
            "spots",
            "record",
            SPOT,
            tuple(range(118)),
            (
                Column(
                    "number",
                    Whole(1, 118),
                    (
                        1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26,
                        27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50,
                        51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74,
                        75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98,
                        99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117,
                        118,
                    ),
                ),
                Column(
                    "symbol",
                    AnyText(),
                    (
                        "H", "He", "Li", "Be", "B", "C", "N", "O", "F", "Ne", "Na", "Mg", "Al", "Si", "P", "S", "Cl",
                        "Ar", "K", "Ca", "Sc", "Ti", "V", "Cr", "Mn", "Fe", "Co", "Ni", "Cu", "Zn", "Ga", "Ge", "As",
                        "Se", "Br", "Kr", "Rb", "Sr", "Y", "Zr", "Nb", "Mo", "Tc", "Ru", "Rh", "Pd", "Ag", "Cd", "In",
                        "Sn", "Sb", "Te", "I", "Xe", "Cs", "Ba", "La", "Ce", "Pr", "Nd", "Pm", "Sm", "Eu", "Gd", "Tb",
                        "Dy", "Ho", "Er", "Tm", "Yb", "Lu", "Hf", "Ta", "W", "Re", "Os", "Ir", "Pt", "Au", "Hg", "Tl",
                        "Pb", "Bi", "Po", "At", "Rn", "Fr", "Ra", "Ac", "Th", "Pa", "U", "Np", "Pu", "Am", "Cm", "Bk",
                        "Cf", "Es", "Fm", "Md", "No", "Lr", "Rf", "Db", "Sg", "Bh", "Hs", "Mt", "Ds", "Rg", "Cn", "Nh",
                        "Fl", "Mc", "Lv", "Ts", "Og",
                    ),
                ),
                Column(
                    "name",
                    AnyText(),
                    (
                        "hydrogen", "helium", "lithium", "beryllium", "boron", "carbon", "nitrogen", "oxygen",
                        "fluorine", "neon", "sodium", "magnesium", "aluminium", "silicon", "phosphorus", "sulfur",
                        "chlorine", "argon", "potassium", "calcium", "scandium", "titanium", "vanadium", "chromium",
                        "manganese", "iron", "cobalt", "nickel", "copper", "zinc", "gallium", "germanium", "arsenic",
                        "selenium", "bromine", "krypton", "rubidium", "strontium", "yttrium", "zirconium", "niobium",
                        "molybdenum", "technetium", "ruthenium", "rhodium", "palladium", "silver", "cadmium", "indium",
                        "tin", "antimony", "tellurium", "iodine", "xenon", "caesium", "barium", "lanthanum", "cerium",
                        "praseodymium", "neodymium", "promethium", "samarium", "europium", "gadolinium", "terbium",
                        "dysprosium", "holmium", "erbium", "thulium", "ytterbium", "lutetium", "hafnium", "tantalum",
                        "tungsten", "rhenium", "osmium", "iridium", "platinum", "gold", "mercury", "thallium", "lead",
                        "bismuth", "polonium", "astatine", "radon", "francium", "radium", "actinium", "thorium",
                        "protactinium", "uranium", "neptunium", "plutonium", "americium", "curium", "berkelium",
                        "californium", "einsteinium", "fermium", "mendelevium", "nobelium", "lawrencium",
                        "rutherfordium", "dubnium", "seaborgium", "bohrium", "hassium", "meitnerium", "darmstadtium",
                        "roentgenium", "copernicium", "nihonium", "flerovium", "moscovium", "livermorium", "tennessine",
                        "oganesson",
                    ),
                ),
                Column(
                    "column",
                    Whole(1, 18),
                    (
                        1, 18, 1, 2, 13, 14, 15, 16, 17, 18, 1, 2, 13, 14, 15, 16, 17, 18, 1, 2, 3, 4, 5, 6, 7, 8, 9,
                        10, 11, 12, 13, 14, 15, 16, 17, 18, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17,
                        18, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
                        14, 15, 16, 17, 18, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 3, 4, 5, 6, 7, 8, 9,
                        10, 11, 12, 13, 14, 15, 16, 17, 18,
                    ),
                ),
                Column(
                    "row",
                    Whole(1, 9),
                    (
                        1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
                        4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 8, 8, 8, 8, 8, 8, 8, 8,
                        8, 8, 8, 8, 8, 8, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 7, 7, 9, 9, 9, 9, 9, 9, 9, 9,
                        9, 9, 9, 9, 9, 9, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
                    ),
                ),
            ),
        ),
    ),
    grids=(Grid("place", 4, 4),),
    zones=(
        Zone("field", "slot", "card", (PLACE,), (16,), "all", FIELD, None),
        Zone("atoms", "pool", "element", (PLACE,), (16,), "all", ATOMS, None),
        Zone("wild_on", "pool", "wild", (PLACE,), (16,), "all", WILD_ON, None),
        Zone("deck", "deck", "card", (), (), "nobody", DECK, None),
        Zone("stack", "deck", "card", (Whole(1, 6),), (6,), "nobody", STACK, None),
        Zone("lot", "bag", "card", (), (), "nobody", LOT, None),
        Zone("discard", "pile", "card", (), (), "all", DISCARD, None),
        Zone("bag", "bag", "element", (), (), "all", BAG, None),
        Zone("supply", "pool", "tool", (), (), "all", SUPPLY, None),
        Zone("bench", "pool", "element", (PLAYER,), (5,), "all", BENCH, 0),
        Zone("apart", "pool", "element", (PLAYER,), (5,), "all", APART, 0),
        Zone("tray", "pool", "tool", (PLAYER,), (5,), "all", TRAY, 0),
        Zone("wilds", "pool", "wild", (PLAYER,), (5,), "all", WILDS_PLACE, 0),
        Zone("shelf", "set", "extinguisher", (PLAYER,), (5,), "all", SHELF, 0),
        Zone("tank", "pool", "element", (EXTINGUISHER,), (5,), "all", TANK, None),
        Zone("wild_in", "pool", "wild", (EXTINGUISHER,), (5,), "all", WILD_IN, None),
        Zone("scored", "set", "card", (PLAYER,), (5,), "all", SCORED, 0),
        Zone("nobel_bench", "pool", "element", (), (), "all", NOBEL_BENCH, None),
        Zone("nobel_scored", "set", "card", (), (), "all", NOBEL_SCORED, None),
        Zone("laid_out", "pool", "element", (PLAYER, PLAYER), (5, 5), "all", LAID_OUT, 0),
        Zone("offered_tools", "pool", "tool", (PLAYER, PLAYER), (5, 5), "all", OFFERED_TOOLS, 0),
        Zone("offered_wilds", "pool", "wild", (PLAYER, PLAYER), (5, 5), "all", OFFERED_WILDS, 0),
        Zone("offered_shelf", "set", "extinguisher", (PLAYER, PLAYER), (5, 5), "all", OFFERED_SHELF, 0),
    ),
    vars=(
        Var("stands", (PLACE, ELEMENT), (16, 6), Whole(0, 5), "all", None),
        Var("claim", (PLACE,), (16,), Maybe(PLAYER), "all", None),
        Var("fresh", (PLACE,), (16,), YesNo(), "all", None),
        Var("temporary", (PLACE,), (16,), YesNo(), "all", None),
        Var("nobel_claim", (PLACE,), (16,), YesNo(), "all", None),
        Var("flames", (PLACE,), (16,), Whole(0, 16), "all", None),
        Var("shielded", (PLACE,), (16,), YesNo(), "all", None),
        Var("scatterer", (PLACE,), (16,), Maybe(PLAYER), "all", None),
        Var("stands_in", (EXTINGUISHER, ELEMENT), (5, 6), Whole(0, 2), "all", None),
        Var("built", (EXTINGUISHER,), (5,), YesNo(), "all", None),
        Var("level", (PLAYER, EXPERIMENT), (5, 4), Whole(0, 3), "all", 0),
        Var("nobel_level", (EXPERIMENT,), (4,), Whole(0, 3), "all", None),
        Var("points", (PLAYER,), (5,), Whole(0, 999), "all", 0),
        Var("nobel_points", (), (), Whole(0, 999), "all", None),
        Var("lead", (), (), PLAYER, "all", None),
        Var("rounds", (), (), Whole(0, 20000), "all", None),
        Var("cause", (), (), Maybe(Named("ending", ENDING_NAMES)), "all", None),
        Var("last_round", (), (), YesNo(), "all", None),
        Var("closed", (), (), YesNo(), "all", None),
        Var("journal_since", (PLAYER,), (5,), Whole(0, 20000), "all", 0),
        Var("kept", (PLAYER,), (5,), YesNo(), "all", 0),
        Var("used_cylinder", (), (), YesNo(), "all", None),
        Var("traded_three", (), (), YesNo(), "all", None),
        Var("traded_two", (), (), YesNo(), "all", None),
        Var("left_to_place", (), (), Whole(0, 5), "all", None),
        Var("kept_back", (PLAYER,), (5,), YesNo(), "all", 0),
        Var("fire_waiting", (), (), YesNo(), "all", None),
        Var("fire_out", (), (), YesNo(), "all", None),
        Var("volatile_out", (), (), YesNo(), "all", None),
        Var("short", (), (), YesNo(), "all", None),
        Var("key_used", (), (), YesNo(), "all", None),
        Var("offered_claim", (PLACE,), (16,), Maybe(PLAYER), "all", None),
        Var("offers_made", (PLAYER,), (5,), Whole(0, 45), "all", 0),
        Var("in_offer", (PLAYER,), (5,), YesNo(), "all", 0),
        Var("quiet", (), (), Whole(0, 5), "all", None),
        Var("refused", (), (), YesNo(), "all", None),
        Var("nobel_traded", (), (), YesNo(), "all", None),
    ),
    stops=(
        Stop(
            "trade.choose",
            "trade",
            (
                Slot("trade.times", "trade_times", Whole()),
                Slot("trade.kept_me", "trade_kept_me", Maybe(PLAYER)),
                Slot("trade.seats_left", "trade_seats_left", Many(PLAYER)),
            ),
        ),
        Stop("make_offer.choose", "make_offer", (Slot("make_offer.times", "make_offer_times", Whole()),)),
        Stop(
            "make_offer.choose 2",
            "make_offer",
            (
                Slot("make_offer.kept_me", "make_offer_kept_me", Maybe(PLAYER)),
                Slot("make_offer.seats_left", "make_offer_seats_left", Many(PLAYER)),
                Slot("make_offer.proposer", "make_offer_proposer", PLAYER),
            ),
        ),
        Stop(
            "trade_with_nobel.choose",
            "trade_with_nobel",
            (
                Slot("trade_with_nobel.kept_me", "trade_with_nobel_kept_me", Maybe(PLAYER)),
                Slot("trade_with_nobel.seats_left", "trade_with_nobel_seats_left", Many(PLAYER)),
            ),
        ),
        Stop("give_back.choose", "give_back", (Slot("give_back.times", "give_back_times", Whole()),)),
        Stop(
            "nobel_gives_back.choose",
            "nobel_gives_back",
            (Slot("nobel_gives_back.times", "nobel_gives_back_times", Whole()),),
        ),
        Stop(
            "place_claims.choose",
            "place_claims",
            (
                Slot("place_claims.times", "place_claims_times", Whole()),
                Slot("place_claims.kept_me", "place_claims_kept_me", Maybe(PLAYER)),
                Slot("place_claims.seats_left", "place_claims_seats_left", Many(PLAYER)),
            ),
        ),
        Stop(
            "shift_claims.choose",
            "shift_claims",
            (
                Slot("shift_claims.kept_me", "shift_claims_kept_me", Maybe(PLAYER)),
                Slot("shift_claims.seats_left", "shift_claims_seats_left", Many(PLAYER)),
            ),
        ),
        Stop(
            "light_burners.choose",
            "light_burners",
            (
                Slot("light_burners.kept_me", "light_burners_kept_me", Maybe(PLAYER)),
                Slot("light_burners.seats_left", "light_burners_seats_left", Many(PLAYER)),
                Slot("light_burners.times", "light_burners_times", Whole()),
            ),
        ),
        Stop("do_research.choose", "do_research", (Slot("do_research.times", "do_research_times", Whole()),)),
        Stop("do_research.choose 2", "do_research", (Slot("do_research.times_2", "do_research_times_2", Whole()),)),
        Stop(
            "score_compounds.choose",
            "score_compounds",
            (Slot("score_compounds.times", "score_compounds_times", Whole()),),
        ),
        Stop(
            "turn_cylinder.choose",
            "turn_cylinder",
            (
                Slot("turn_cylinder.a", "turn_cylinder_a", EXPERIMENT),
                Slot("turn_cylinder.b", "turn_cylinder_b", EXPERIMENT),
            ),
        ),
        Stop(
            "turn_cylinder.choose 2",
            "turn_cylinder",
            (
                Slot("turn_cylinder.b", "turn_cylinder_b", EXPERIMENT),
                Slot("turn_cylinder.times", "turn_cylinder_times", Whole()),
            ),
        ),
        Stop(
            "score_place.choose",
            "score_place",
            (
                Slot("score_place.place", "score_place_place", PLACE),
                Slot("score_place.card", "score_place_card", Maybe(CARD)),
            ),
        ),
        Stop(
            "score_place.choose 2",
            "score_place",
            (
                Slot("score_place.place", "score_place_place", PLACE),
                Slot("score_place.card", "score_place_card", Maybe(CARD)),
            ),
        ),
        Stop("give_grant.choose", "give_grant", (Slot("give_grant.worth", "give_grant_worth", Whole()),)),
        Stop("go_without.choose", "go_without", (Slot("go_without.times", "go_without_times", Whole()),)),
        Stop(
            "ask_for_extinguishers.choose",
            "ask_for_extinguishers",
            (
                Slot("ask_for_extinguishers.targets", "ask_for_extinguishers_targets", Many(PLACE)),
                Slot("ask_for_extinguishers.kept_me", "ask_for_extinguishers_kept_me", Maybe(PLAYER)),
                Slot("ask_for_extinguishers.seats_left", "ask_for_extinguishers_seats_left", Many(PLAYER)),
                Slot("ask_for_extinguishers.times", "ask_for_extinguishers_times", Whole()),
            ),
        ),
        Stop("explode.choose", "explode", (Slot("explode.times", "explode_times", Whole()),)),
        Stop(
            "scatter_by.choose",
            "scatter_by",
            (
                Slot("scatter_by.chooser", "scatter_by_chooser", PLAYER),
                Slot("scatter_by.place", "scatter_by_place", PLACE),
                Slot("scatter_by.e_rest", "scatter_by_e_rest", Many(ELEMENT)),
                Slot("scatter_by.times", "scatter_by_times", Whole()),
                Slot("scatter_by.e", "scatter_by_e", ELEMENT),
            ),
        ),
        Stop(
            "pass_the_lead.choose",
            "pass_the_lead",
            (
                Slot("pass_the_lead.kept_me", "pass_the_lead_kept_me", Maybe(PLAYER)),
                Slot("pass_the_lead.seats_left", "pass_the_lead_seats_left", Many(PLAYER)),
            ),
        ),
        Stop(
            "nobel_research.choose",
            "nobel_research",
            (
                Slot("nobel_research.i_rest", "nobel_research_i_rest", Many(Whole(1, 5))),
                Slot("nobel_research.i", "nobel_research_i", Whole(1, 5)),
            ),
        ),
        Stop(
            "score_for_nobel.choose",
            "score_for_nobel",
            (Slot("score_for_nobel.times", "score_for_nobel_times", Whole()),),
        ),
        Stop("score_nobel.choose", "score_nobel", (Slot("score_nobel.card", "score_nobel_card", Maybe(CARD)),)),
    ),
    sites=(
        Site("place_claims", 1, "round", ()),
        Site("trade", 1, "round", ()),
        Site("trade_with_nobel", 1, "round", ()),
        Site("nobel_gives_back", 1, "round", ()),
        Site(
            "give_back",
            1,
            "round",
            (
                Slot("round.kept_me", "round_kept_me", Maybe(PLAYER)),
                Slot("round.seats_left", "round_seats_left", Many(PLAYER)),
            ),
        ),
        Site("shift_claims", 1, "round", ()),
        Site(
            "light_burners",
            1,
            "round",
            (
                Slot("round.kept_me_2", "round_kept_me_2", Maybe(PLAYER)),
                Slot("round.seats_left_2", "round_seats_left_2", Many(PLAYER)),
            ),
        ),
        Site("light_burners", 2, "round", ()),
        Site("light_burners", 3, "round", ()),
        Site(
            "do_research",
            1,
            "round",
            (
                Slot("round.kept_me_2", "round_kept_me_2", Maybe(PLAYER)),
                Slot("round.seats_left_2", "round_seats_left_2", Many(PLAYER)),
            ),
        ),
        Site("nobel_research", 1, "round", ()),
        Site("explode", 1, "round", ()),
        Site("explode", 2, "burn", ()),
        Site("explode", 3, "refill", ()),
        Site(
            "score_compounds",
            1,
            "round",
            (
                Slot("round.kept_me_3", "round_kept_me_3", Maybe(PLAYER)),
                Slot("round.seats_left_3", "round_seats_left_3", Many(PLAYER)),
            ),
        ),
        Site("refill", 1, "round", ()),
        Site("score_for_nobel", 1, "round", ()),
        Site("pass_the_lead", 1, "round", ()),
        Site(
            "make_offer",
            1,
            "trade",
            (
                Slot("trade.times", "trade_times", Whole()),
                Slot("trade.kept_me", "trade_kept_me", Maybe(PLAYER)),
                Slot("trade.seats_left", "trade_seats_left", Many(PLAYER)),
            ),
        ),
        Site(
            "light",
            1,
            "light_burners",
            (
                Slot("light_burners.kept_me", "light_burners_kept_me", Maybe(PLAYER)),
                Slot("light_burners.seats_left", "light_burners_seats_left", Many(PLAYER)),
                Slot("light_burners.times", "light_burners_times", Whole()),
            ),
        ),
        Site("light", 2, "do_research", (Slot("do_research.times_2", "do_research_times_2", Whole()),)),
        Site("ask_for_extinguishers", 1, "light", (Slot("light.place", "light_place", PLACE),)),
        Site("ask_for_extinguishers", 2, "burn", ()),
        Site("score_place", 1, "score_compounds", (Slot("score_compounds.times", "score_compounds_times", Whole()),)),
        Site("turn_cylinder", 1, "score_compounds", (Slot("score_compounds.times", "score_compounds_times", Whole()),)),
        Site("give_grant", 1, "score_place", ()),
        Site("react", 1, "score_place", ()),
        Site("react", 2, "score_nobel", ()),
        Site("burn", 1, "react", ()),
        Site("burn", 2, "lab_fire", ()),
        Site("go_without", 1, "burn", ()),
        Site("scatter", 1, "explode", (Slot("explode.x_rest", "explode_x_rest", Many(PLACE)),)),
        Site("scatter", 2, "explode", (Slot("explode.times", "explode_times", Whole()),)),
        Site("scatter_by", 1, "scatter", (Slot("scatter.place", "scatter_place", PLACE),)),
        Site("scatter_by", 2, "scatter", (Slot("scatter.place", "scatter_place", PLACE),)),
        Site("lab_fire", 1, "refill", ()),
        Site("lab_fire", 2, "refill", ()),
        Site("score_nobel", 1, "score_for_nobel", (Slot("score_for_nobel.times", "score_for_nobel_times", Whole()),)),
    ),
    lines=(
        Line("Make an offer", "trade.choose", (), (), ()),
        Line("Pass", "trade.choose", (), quiet=True),
        Line("{p} gives {q} {e}", "make_offer.choose", (), (), (PLAYER, PLAYER, ELEMENT)),
        Line("{p} gives {q} the {t}", "make_offer.choose", (), (), (PLAYER, PLAYER, TOOL)),
        Line("{p} gives {q} a wild element", "make_offer.choose", (), (), (PLAYER, PLAYER)),
        Line("{p} gives {q} extinguisher {x}", "make_offer.choose", (), (), (PLAYER, PLAYER, EXTINGUISHER)),
        Line("{p} gives {q} the claim on {x}", "make_offer.choose", (), (), (PLAYER, PLAYER, PLACE)),
        Line("Offer this", "make_offer.choose", (), (), ()),
        Line("Withdraw the offer", "make_offer.choose", (), (), ()),
        Line("Agree", "make_offer.choose 2", (), (), ()),
        Line("Refuse", "make_offer.choose 2", (), (), ()),
        Line("Give Nobel {e} for {f}", "trade_with_nobel.choose", (), (), (ELEMENT, ELEMENT)),
        Line("Pass", "trade_with_nobel.choose", (), quiet=True),
        Line("Return {e}", "give_back.choose", (), (), (ELEMENT,)),
        Line("Nobel returns {e}", "nobel_gives_back.choose", (), (), (ELEMENT,)),
        Line("Claim {x}", "place_claims.choose", (), (), (PLACE,)),
        Line("Keep your tokens", "place_claims.choose", ("A-CMP-10",), (), ()),
        Line("Shift the claim from {x} to {y}", "shift_claims.choose", (), (), (PLACE, PLACE)),
        Line("Pass", "shift_claims.choose", (), quiet=True),
        Line("Light {x}", "light_burners.choose", (), (), (PLACE,)),
        Line("Pass", "light_burners.choose", (), quiet=True),
        Line("Use the goggles", "do_research.choose", ("CMP-128", "A-CMP-22"), (), ()),
        Line("Pass", "do_research.choose", (), quiet=True),
        Line(
            "Place {e} on {x}",
            "do_research.choose 2",
            ("CMP-75", "CMP-76", "CMP-77", "CMP-78", "CMP-79", "CMP-130"),
            (),
            (ELEMENT, PLACE),
        ),
        Line("Place {e} on {x} with the goggles", "do_research.choose 2", (), (), (ELEMENT, PLACE)),
        Line("Place a wild as {e} on {x}", "do_research.choose 2", ("A-CMP-14", "E-CMP-12"), (), (ELEMENT, PLACE)),
        Line(
            "Place {e} on extinguisher {x}", "do_research.choose 2", ("CMP-83", "CMP-84"), (), (ELEMENT, EXTINGUISHER)
        ),
        Line("Place {e} on extinguisher {x} with the goggles", "do_research.choose 2", (), (), (ELEMENT, EXTINGUISHER)),
        Line("Place a wild as {e} on extinguisher {x}", "do_research.choose 2", (), (), (ELEMENT, EXTINGUISHER)),
        Line("Take {e} for a wild", "do_research.choose 2", ("A-CMP-14",), (), (ELEMENT,)),
        Line(
            "Trade three {e} for {f}",
            "do_research.choose 2",
            ("CMP-85", "CMP-86", "CMP-132", "A-CMP-17"),
            (),
            (ELEMENT, ELEMENT),
        ),
        Line(
            "Trade two {e} for {f}",
            "do_research.choose 2",
            ("CMP-133", "CMP-136", "CMP-137", "CMP-138", "A-CMP-21"),
            (),
            (ELEMENT, ELEMENT),
        ),
        Line("Claim {x}", "do_research.choose 2", ("CMP-82", "E-CMP-13"), (), (PLACE,)),
        Line("Light {x}", "do_research.choose 2", (), (), (PLACE,)),
        Line("Pass", "do_research.choose 2", (), quiet=True),
        Line("Score {x}", "score_compounds.choose", (), (), (PLACE,)),
        Line(
            "Lower {a}, raise {b}",
            "score_compounds.choose",
            ("CMP-143", "CMP-144", "A-CMP-25"),
            (),
            (EXPERIMENT, EXPERIMENT),
        ),
        Line("Finish", "score_compounds.choose", (), (), ()),
        Line("Give up {x}", "turn_cylinder.choose", ("A-CMP-26",), (), (PLACE,)),
        Line("Discard {e}", "turn_cylinder.choose 2", (), (), (ELEMENT,)),
        Line("Raise {e}", "score_place.choose", (), (), (EXPERIMENT,)),
        Line("Keep one {e}", "score_place.choose 2", ("CMP-140", "CMP-141", "CMP-142"), (), (ELEMENT,)),
        Line("Pass", "score_place.choose 2", (), quiet=True),
        Line("Raise {p}'s {e}", "give_grant.choose", (), (), (PLAYER, EXPERIMENT)),
        Line("Share with {p}", "give_grant.choose", ("CMP-163", "CMP-164", "CMP-165"), (), (PLAYER,)),
        Line("No flame for {x}", "go_without.choose", (), (), (PLACE,)),
        Line("Spend extinguisher {e} on {x}", "ask_for_extinguishers.choose", (), (), (EXTINGUISHER, PLACE)),
        Line("Pass", "ask_for_extinguishers.choose", (), quiet=True),
        Line("{x} explodes", "explode.choose", (), (), (PLACE,)),
        Line("Scatter {e} from {place} to {y}", "scatter_by.choose", (), (), (PLACE,)),
        Line("Use the lab key", "pass_the_lead.choose", (), (), ()),
        Line("Pass", "pass_the_lead.choose", (), quiet=True),
        Line("Nobel places {e} on {x}", "nobel_research.choose", (), (), (ELEMENT, PLACE)),
        Line("Nobel stops", "nobel_research.choose", (), (), ()),
        Line("Score {x} for Nobel", "score_for_nobel.choose", (), (), (PLACE,)),
        Line("Raise {p}'s {e}", "score_nobel.choose", (), (), (PLAYER, EXPERIMENT)),
        Line("Share with {p}", "score_nobel.choose", (), (), (PLAYER,)),
    ),
    decisions=2047,
    functions=(
        Function("compounds", "compounds", "module", (), Many(CARD), constant=True),
        Function("fires", "fires", "module", (), Many(CARD), constant=True),
        Function("GOGGLES", "GOGGLES", "module", (), TOOL, constant=True),
        Function("BURNER", "BURNER", "module", (), TOOL, constant=True),
        Function("PIPET", "PIPET", "module", (), TOOL, constant=True),
        Function("KEY", "KEY", "module", (), TOOL, constant=True),
        Function("CYLINDER", "CYLINDER", "module", (), TOOL, constant=True),
        Function("JOURNAL", "JOURNAL", "module", (), TOOL, constant=True),
        Function("discovery", "discovery", "module", (), EXPERIMENT, constant=True),
        Function("study", "study", "module", (), EXPERIMENT, constant=True),
        Function("research", "research", "module", (), EXPERIMENT, constant=True),
        Function("lab", "lab", "module", (), EXPERIMENT, constant=True),
        Function("CLAIM_TOKENS", "CLAIM_TOKENS", "module", (), Whole(0, 4), constant=True),
        Function("GOAL", "GOAL", "module", (), Whole(50, 50), constant=True),
        Function("ENOUGH_EXPERIMENTS", "ENOUGH_EXPERIMENTS", "module", (), Whole(3, 3), constant=True),
        Function("FIRST_DRAW", "FIRST_DRAW", "module", (), Whole(4, 4), constant=True),
        Function("PILE", "PILE", "module", (), Whole(8, 8), constant=True),
        Function("LAST_PILE", "LAST_PILE", "module", (), Whole(7, 7), constant=True),
        Function("TRADED", "TRADED", "module", (), Whole(3, 3), constant=True),
        Function("TRADED_WITH_PIPET", "TRADED_WITH_PIPET", "module", (), Whole(2, 2), constant=True),
        Function("LIT_LIMIT", "LIT_LIMIT", "module", (), Whole(2, 2), constant=True),
        Function("NOBEL_KEEPS", "NOBEL_KEEPS", "module", (), Whole(4, 4), constant=True),
        Function("SAVED_WORTH", "SAVED_WORTH", "module", (), Whole(3, 3), constant=True),
        Function("highest_level", "highest_level", "words", (EXPERIMENT,), Whole()),
        Function("shown", "shown", "position", (PLAYER, EXPERIMENT), Whole(1, 9)),
        Function("nobel_shown", "nobel_shown", "position", (EXPERIMENT,), Whole(1, 9)),
        Function("finished", "finished", "position", (PLAYER, EXPERIMENT), YesNo()),
        Function("tube", "tube", "module", (Named("state", STATE_NAMES),), EXPERIMENT),
        Function("two", "two", "words", (), YesNo(), constant=True),
        Function("missing", "missing", "position", (PLACE, ELEMENT), Whole()),
        Function("complete", "complete", "position", (PLACE,), YesNo()),
        Function("elements_on", "elements_on", "position", (PLACE,), Whole()),
        Function("claims", "claims", "position", (PLAYER,), Many(PLACE)),
        Function("counted_claims", "counted_claims", "position", (PLAYER,), Whole()),
        Function("tokens_left", "tokens_left", "position", (PLAYER,), Whole()),
        Function("available", "available", "position", (PLAYER,), Whole()),
        Function("can_mark", "can_mark", "position", (PLAYER,), YesNo()),
        Function("unclaimed", "unclaimed", "position", (), Many(PLACE)),
        Function("near", "near", "words", (PLACE,), Many(PLACE)),
        Function("burns", "burns", "position", (PLACE,), YesNo()),
        Function("limit_of", "limit_of", "position", (PLACE,), Whole(1, 3)),
        Function("overdue", "overdue", "position", (PLACE,), YesNo()),
        Function("cubes_left", "cubes_left", "position", (), Whole()),
        Function("total", "total", "position", (PLAYER,), Whole()),
        Function("may_offer", "may_offer", "position", (PLAYER,), YesNo()),
        Function("may_name", "may_name", "position", (PLAYER, PLAYER), YesNo()),
        Function("one_journal", "one_journal", "position", (PLAYER, TOOL), YesNo()),
        Function("room_for_claim", "room_for_claim", "position", (PLAYER,), YesNo()),
        Function("can_light", "can_light", "position", (PLACE,), YesNo()),
        Function("fits", "fits", "position", (ELEMENT, PLACE), YesNo()),
        Function("may_end", "may_end", "position", (PLACE,), YesNo()),
        Function("lacking", "lacking", "position", (EXTINGUISHER, ELEMENT), Whole()),
        Function("fits_tank", "fits_tank", "position", (ELEMENT, EXTINGUISHER), YesNo()),
        Function("filled_up", "filled_up", "position", (EXTINGUISHER,), YesNo()),
        Function("wild_goes", "wild_goes", "position", (ELEMENT,), YesNo()),
        Function("can_turn", "can_turn", "position", (EXPERIMENT, EXPERIMENT), YesNo()),
        Function("may_share", "may_share", "position", (PLAYER, Group(PLAYER)), YesNo()),
        Function("nobel_can_place", "nobel_can_place", "position", (), YesNo()),
        Function("to_print", "to_print", "module", (Named("marker_use", MARKER_USE_NAMES),), Whole()),
        Function("elements_in", "elements_in", "module", (CARD,), Whole()),
        Function("worth_of", "worth_of", "module", (CARD,), Whole()),
        Function("ignites", "ignites", "module", (CARD,), YesNo()),
        Function("state_by_hazard", "state_by_hazard", "module", (CARD,), Named("state", STATE_NAMES)),
        Function("limit_by_hazard", "limit_by_hazard", "module", (CARD,), Whole(1, 3)),
    ),
    clauses=(
        Clause("CMP-01", "option", "Two to five may play; other numbers are refused."),
        Clause("CMP-02", "meta", "The box says 45 to 90 minutes."),
        Clause("CMP-03", "meta", "The text is version 0.5 of the rules."),
        Clause("CMP-04", "component", "There is one scoring board."),
        Clause(
            "CMP-05",
            "component",
            "There is one bag of elements; draws from it are blind, each crystal as likely as any other.",
        ),
        Clause("CMP-06", "component", "There is one marker for the Lead Scientist."),
        Clause("CMP-07", "component", "There are five work benches."),
        Clause("CMP-08", "component", "There are five fire extinguisher cards."),
        Clause("CMP-09", "component", "There are fifteen fire cubes; they are the flame tokens."),
        Clause("CMP-10", "component", "There are five scoring markers."),
        Clause("CMP-11", "component", "There are five wild elements."),
        Clause("CMP-12", "component", "There are twenty research tokens."),
        Clause("CMP-13", "component", "There are twenty claim tokens."),
        Clause("CMP-14", "component", "There are twenty tokens for open element spaces."),
        Clause("CMP-15", "component", "There are 69 cards of the size of a compound."),
        Clause("CMP-16", "component", "There are 100 crystals."),
        Clause("CMP-17", "meta", "Who knows most odd facts begins. A program is told the seat, or draws lots."),
        Clause("CMP-18", "setup", "Whoever begins holds the Lead Scientist's marker."),
        Clause("CMP-19", "setup", "A work bench goes to each scientist."),
        Clause("CMP-20", "setup", "In turn, four crystals each are drawn from the bag, unseen."),
        Clause("CMP-21", "setup", "They fill the four spaces that are open at first, so a bench holds four."),
        Clause(
            "CMP-22",
            "setup",
            "One research token in the own colour marks the first level of each experiment: four tokens.",
        ),
        Clause("CMP-23", "component", "The experiments are called Discovery, Study, Research and Lab."),
        Clause("CMP-24", "setup", "One claim token lies ready at the Study tube."),
        Clause(
            "CMP-25", "setup", "The other three claim tokens wait in the corner of the bench; that makes four each."
        ),
        Clause("CMP-26", "setup", "Scoring markers start in front of hydrogen, with no points."),
        Clause("CMP-27", "setup", "Each scientist has one wild element."),
        Clause(
            "CMP-28",
            "setup",
            "The extinguisher card lies at the left of the bench with its carbon dioxide side up; it is not built yet.",
        ),
        Clause("CMP-29", "option", "Three to five play by the common rules; two add those of CMP-170 and after."),
        Clause("CMP-30", "setup", "Nine starting compounds, which have a yellow border, lie face up in the grid."),
        Clause("CMP-31", "setup", "The grid has four rows of four places."),
        Clause("CMP-32", "setup", "The other compounds are shuffled, and seven of them fill the rest of the grid."),
        Clause("CMP-33", "component", "This grid of open compounds is the Research Field."),
        Clause("CMP-34", "setup", "What is left of the compounds is dealt into six stacks."),
        Clause("CMP-35", "setup", "Five stacks have eight cards, the last has seven, as 63 - 16 = 47 = 5 x 8 + 7."),
        Clause("CMP-36", "setup", "A stack of eight is laid by."),
        Clause("CMP-37", "setup", "Each of the five others gets a Lab Fire on top."),
        Clause("CMP-38", "setup", "Those five are piled up."),
        Clause(
            "CMP-39",
            "setup",
            "The stack laid by comes uppermost. The deck then has 52 cards, and no fire among the first eight.",
        ),
        Clause("CMP-40", "turn", "The Lead Scientist has the first go of all."),
        Clause("CMP-41", "turn", "In the very first turn there is no Discovery; it opens with Study."),
        Clause("CMP-42", "scoring", "Whoever has most atomic points has done best."),
        Clause("CMP-43", "end", "The end is near when somebody's score is 50 or more (condition A)."),
        Clause(
            "CMP-44", "end", "The end is near when somebody has three experiments on their top level (condition B)."
        ),
        Clause(
            "CMP-45", "end", "The end has come when the sixteen places of the field cannot all be filled (condition C)."
        ),
        Clause("CMP-46", "end", "One of the three conditions is enough."),
        Clause("CMP-47", "end", "After A or B one more whole turn is played, and no other."),
        Clause("CMP-48", "end", "After C nothing more is played."),
        Clause(
            "CMP-49",
            "scoring",
            "At the end every element on a compound that one claims and that is not complete is worth a point.",
        ),
        Clause(
            "CMP-50", "scoring", "At the end two elements on the bench are worth a point; an odd one is worth nothing."
        ),
        Clause(
            "CMP-51", "scoring", "An extinguisher that is built and was not spent is worth three points at the end."
        ),
        Clause("CMP-52", "scoring", "A wild element that was kept is worth three points at the end."),
        Clause("CMP-53", "end", "The highest sum wins."),
        Clause("CMP-54", "legality", "Goods change hands in the Discovery Phase and at no other time."),
        Clause("CMP-55", "meta", "People may come to an understanding whenever they like."),
        Clause("CMP-56", "meta", "Haggling, pressing and bluffing are part of the fun."),
        Clause(
            "CMP-57", "legality", "What people promise binds nobody; a broken promise changes nothing on the table."
        ),
        Clause("CMP-58", "turn", "A turn is Discovery, Study, Research, Lab, in this order."),
        Clause("CMP-59", "turn", "The reminder of CMP-41."),
        Clause(
            "CMP-60", "turn", "From the Lead Scientist on, everybody draws as many elements as the own Discovery shows."
        ),
        Clause("CMP-61", "effect", "What was drawn goes onto the own bench."),
        Clause("CMP-62", "turn", "Nobody trades before the last one has drawn."),
        Clause(
            "CMP-63",
            "legality",
            "When the trading is over, each bench returns to the bag what its open spaces cannot hold.",
        ),
        Clause("CMP-64", "legality", "Until then a bench may be too full."),
        Clause(
            "CMP-65",
            "legality",
            "Elements, tools, extinguishers and wild elements are goods; a favour in return may be promised.",
        ),
        Clause("CMP-66", "legality", "A trade is between two scientists or among several."),
        Clause("CMP-67", "meta", "The reminder of CMP-57, for favours."),
        Clause(
            "CMP-68",
            "turn",
            "From the Lead Scientist on and to the left, each puts one claim token onto a compound that nobody has "
            "claimed.",
        ),
        Clause("CMP-69", "legality", "A compound has one claim at most."),
        Clause("CMP-70", "turn", "This goes round until all tokens are out; who has none left is passed over."),
        Clause("CMP-71", "legality", "The Study number says how many claims one may have; those on the field count."),
        Clause(
            "CMP-72",
            "turn",
            "Afterwards, in the same order, one claim of an earlier turn may be shifted to a compound that is free.",
        ),
        Clause("CMP-73", "legality", "Nobody has to, nobody shifts two, and claims of this turn stay."),
        Clause("CMP-74", "turn", "In turn order each places at most as many elements as the own Research shows."),
        Clause("CMP-75", "legality", "Any compound of the field will do, and so will the own extinguisher."),
        Clause("CMP-76", "scoring", "The owner of a claim alone has its points and all that comes with them."),
        Clause("CMP-77", "legality", "One may place on a compound that somebody else claims."),
        Clause("CMP-78", "scoring", "That gives the placer nothing, not even for the last element."),
        Clause("CMP-79", "legality", "Several may work on a compound without a claim."),
        Clause("CMP-80", "effect", "Who lays the last element there has earned it."),
        Clause("CMP-81", "effect", "He marks it with a spare claim token, temporary side up, for the Lab Phase."),
        Clause(
            "CMP-82",
            "legality",
            "In Research whoever has a claim token to spare may claim a compound that holds elements already.",
        ),
        Clause("CMP-83", "legality", "The own extinguisher takes one carbon and two oxygen."),
        Clause(
            "CMP-84",
            "legality",
            "They are placed as on the field, count against the Research number and need a place of their kind.",
        ),
        Clause(
            "CMP-85",
            "legality",
            "Once in each Research Phase three elements of one kind buy one of any kind that is in the bag.",
        ),
        Clause("CMP-86", "legality", "The three come off the own bench."),
        Clause("CMP-87", "effect", "Completed compounds are scored, and the marker goes up by their points."),
        Clause("CMP-88", "effect", "A tool icon brings the tool, if one is left."),
        Clause(
            "CMP-89",
            "effect",
            "A scored compound raises the experiment of its state: a solid Study, a liquid Discovery, a gas Research.",
        ),
        Clause("CMP-90", "effect", "A reaction icon sets off the reaction."),
        Clause("CMP-91", "option", "In its place the scorer may raise the Lab."),
        Clause(
            "CMP-92",
            "example",
            "A liquid is scored, neither Discovery nor Lab is complete, and the scientist wants the Lab raised. The "
            "Lab goes up a level and Discovery stays.",
        ),
        Clause("CMP-93", "turn", "At the end of the phase the Lead Scientist fills the empty places of the field."),
        Clause("CMP-94", "turn", "Then the marker goes to the left."),
        Clause("CMP-95", "component", "Each scientist has a bench."),
        Clause("CMP-96", "component", "Levels, tools and spaces are kept on it."),
        Clause("CMP-97", "setup", "Four of its spaces are open at first."),
        Clause("CMP-98", "effect", "The Lab opens more, up to seven."),
        Clause("CMP-99", "component", "The key of elements stands left of the spaces."),
        Clause("CMP-100", "component", "It gives colour, symbol and number of each kind of crystal."),
        Clause("CMP-101", "effect", "A level of Discovery more is one element more to draw."),
        Clause("CMP-102", "effect", "A level of Study more is one claim more that one may have."),
        Clause("CMP-103", "effect", "A level of Research more is one element more that one may place."),
        Clause("CMP-104", "option", "Nothing but that exchange raises the Lab (see CMP-91)."),
        Clause("CMP-105", "effect", "When the Lab goes up, a token moves from the tube to the spaces."),
        Clause("CMP-106", "effect", "It opens the fifth, the sixth, then the seventh space."),
        Clause("CMP-107", "component", "63 cards are compounds."),
        Clause("CMP-108", "component", "Six cards are Lab Fires."),
        Clause(
            "CMP-109",
            "component",
            "A compound shows name, formula, state, points, a picture of the molecule, and a tool or a reaction if it "
            "has one.",
        ),
        Clause("CMP-110", "effect", "A Lab Fire that turns up waits until the field is full."),
        Clause("CMP-111", "effect", "Then a flame goes onto each compound that burns, new ones too."),
        Clause("CMP-112", "effect", "A compound explodes when its flames reach its limit."),
        Clause("CMP-113", "effect", "Its elements fly to neighbouring compounds."),
        Clause("CMP-114", "legality", "Whoever claims the compound says where they go."),
        Clause("CMP-115", "legality", "An element that fits on a neighbour has to go to one."),
        Clause("CMP-116", "effect", "What fits nowhere is thrown away."),
        Clause("CMP-117", "legality", "Without a claim the Lead Scientist says where they go."),
        Clause("CMP-118", "option", "A built extinguisher may be spent to keep one compound free of the flame."),
        Clause("CMP-119", "legality", "It may be any compound: one's own, another's, nobody's."),
        Clause("CMP-120", "legality", "There are never two Lab Fires in one turn."),
        Clause("CMP-121", "effect", "Any more that turn up are put aside, and the filling goes on."),
        Clause("CMP-122", "legality", "A Volatile and a Lab Fire may burn in the same turn."),
        Clause("CMP-123", "legality", "No other two fires may."),
        Clause("CMP-124", "component", "A diamond on a card is a tool."),
        Clause("CMP-125", "effect", "Scoring the card brings the tile while the supply lasts, and nothing after that."),
        Clause("CMP-126", "effect", "The tile lies on the own bench."),
        Clause("CMP-127", "effect", "It serves until it is discarded or traded."),
        Clause(
            "CMP-128",
            "option",
            "Safety goggles may be discarded when one's Research begins, to draw as many elements as Discovery shows.",
        ),
        Clause("CMP-129", "legality", "These lie apart from the bench."),
        Clause("CMP-130", "legality", "Both kinds may be placed in any mix, together no more than Research allows."),
        Clause("CMP-131", "effect", "Those left over are thrown away."),
        Clause("CMP-132", "legality", "They buy nothing at three to one."),
        Clause("CMP-133", "legality", "They buy nothing with the pipet."),
        Clause("CMP-134", "legality", "They never lie on the spaces of the bench."),
        Clause(
            "CMP-135", "option", "A lab key may be discarded when the Lab Phase is over, to be the next Lead Scientist."
        ),
        Clause("CMP-136", "option", "With a pipet two elements buy one in Research."),
        Clause("CMP-137", "legality", "Those two are of one kind."),
        Clause("CMP-138", "legality", "It works once a turn."),
        Clause("CMP-139", "effect", "A journal comes with a rise of Study."),
        Clause("CMP-140", "option", "Once in a Lab Phase it keeps one element of a compound that is scored."),
        Clause("CMP-141", "legality", "The bench must have a space for it."),
        Clause("CMP-142", "turn", "It begins to work one turn after it was gained."),
        Clause(
            "CMP-143",
            "option",
            "With a graduated cylinder one experiment goes down a level and another up, in the Lab Phase.",
        ),
        Clause("CMP-144", "legality", "It works once a turn."),
        Clause("CMP-145", "effect", "When Study goes down like this, its owner takes a claim off the field at once."),
        Clause("CMP-146", "legality", "He need not if the claims he has are no more than Study allows now."),
        Clause("CMP-147", "effect", "When the Lab goes down like this, a space closes."),
        Clause("CMP-148", "effect", "Elements that have no space any more are thrown away."),
        Clause(
            "CMP-149",
            "option",
            "A Bunsen burner may be discarded at any time of Research to put a flame onto any compound of the field.",
        ),
        Clause("CMP-150", "legality", "That compound must have no flame yet."),
        Clause("CMP-151", "option", "An extinguisher stops this flame too."),
        Clause("CMP-152", "effect", "The burner is spent all the same."),
        Clause("CMP-153", "effect", "A compound that does not burn is one that burns as soon as it has a flame."),
        Clause("CMP-154", "effect", "Such a compound bears two flames."),
        Clause("CMP-155", "legality", "A compound whose limit is one may be lit."),
        Clause("CMP-156", "effect", "It explodes in the Lab Phase of the same turn."),
        Clause("CMP-157", "component", "A circle on a card is a chemical reaction."),
        Clause("CMP-158", "effect", "It happens as soon as the card is scored."),
        Clause("CMP-159", "legality", "Nobody may leave it out."),
        Clause("CMP-160", "effect", "A Grant needs the name of another scientist and of one of his experiments."),
        Clause("CMP-161", "effect", "That experiment rises a level."),
        Clause("CMP-162", "legality", "It must be one that still can."),
        Clause("CMP-163", "scoring", "If it is completed already, the two share the points of the compound."),
        Clause("CMP-164", "scoring", "An odd point is lost, so each gets half, rounded down."),
        Clause(
            "CMP-165",
            "example",
            "A Grant of 7 points names a completed experiment. Both scientists count 3 points, and one point is lost.",
        ),
        Clause("CMP-166", "effect", "A Volatile is like a Lab Fire that was turned up just now."),
        Clause("CMP-167", "effect", "Flames, limits, scattering and extinguishers are those of a Lab Fire."),
        Clause("CMP-168", "effect", "It may blow up compounds that are complete and not scored yet."),
        Clause("CMP-169", "legality", "The reminder of CMP-122."),
        Clause("CMP-170", "meta", "Three or more make the better game, for the trading."),
        Clause("CMP-171", "option", "Two scientists are joined by a third, Nobel."),
        Clause("CMP-172", "component", "He does what this section says and nothing else."),
        Clause("CMP-173", "setup", "His bench lies where both can reach it."),
        Clause(
            "CMP-174", "setup", "He has a token on the first level of Discovery and of Research, none on Study and Lab."
        ),
        Clause("CMP-175", "setup", "The Lead Scientist draws four elements for him."),
        Clause("CMP-176", "turn", "Whoever is Lead Scientist plays for him."),
        Clause("CMP-177", "turn", "In Discovery the Lead Scientist draws for him what his Discovery shows."),
        Clause("CMP-178", "option", "After the draws the Lead Scientist may trade with him."),
        Clause("CMP-179", "legality", "It is one element of the own bench for one of his, and nothing else."),
        Clause(
            "CMP-180", "legality", "If the Lead Scientist did, the other scientist may as well; if not, neither may."
        ),
        Clause(
            "CMP-181",
            "legality",
            "When Discovery closes Nobel keeps four elements; the Lead Scientist says which of the others go back.",
        ),
        Clause(
            "CMP-182",
            "turn",
            "In Research the Lead Scientist places his elements on the field, by the printed text as many as his "
            "Discovery shows.",
        ),
        Clause("CMP-183", "legality", "They go onto compounds without a claim."),
        Clause("CMP-184", "legality", "One has to be placed."),
        Clause("CMP-185", "legality", "More need not be."),
        Clause("CMP-186", "turn", "Nobel places when both scientists have."),
        Clause("CMP-187", "effect", "What he completes is marked with a claim token in his colour."),
        Clause("CMP-188", "effect", "When it is scored in the Lab Phase the card goes to his bench."),
        Clause("CMP-189", "effect", "He gains no tools."),
        Clause("CMP-190", "effect", "Its reaction does happen."),
        Clause("CMP-191", "effect", "A liquid raises his Discovery, a gas his Research."),
        Clause("CMP-192", "turn", "The new levels hold from his next Discovery and Research on."),
    ),
)

GAME = Game(DECLARED, Compounded, CompoundedWords, globals())
