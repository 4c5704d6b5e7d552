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
    in_order,
    item,
    kinds_in,
    known,
    members,
    opponents,
    row_of,
    seats_from,
    within,
)

COMPILED_FROM = "compounded.rules"

EXPERIMENT_NAMES = ("discovery", "study", "research", "lab")
EXPERIMENT_DISCOVERY, EXPERIMENT_STUDY, EXPERIMENT_RESEARCH, EXPERIMENT_LAB = range(4)
EXPERIMENT_VALUES = range(4)

START_LAYOUT_NAMES = ("rows", "block", "shuffled")
START_LAYOUT_ROWS, START_LAYOUT_BLOCK, START_LAYOUT_SHUFFLED = range(3)

STACK_ORDER_NAMES = ("last_bottom", "random")
STACK_ORDER_LAST_BOTTOM, STACK_ORDER_RANDOM = range(2)

EXTINGUISHER_READY_NAMES = ("at_once", "lab")
EXTINGUISHER_READY_AT_ONCE, EXTINGUISHER_READY_LAB = range(2)

JOURNAL_SOURCE_NAMES = ("study_rise", "card_icon")
JOURNAL_SOURCE_STUDY_RISE, JOURNAL_SOURCE_CARD_ICON = range(2)

BUNSEN_EXPLOSION_NAMES = ("lab_start", "after_refill")
BUNSEN_EXPLOSION_LAB_START, BUNSEN_EXPLOSION_AFTER_REFILL = range(2)

TIE_BREAK_NAMES = ("shared", "experiments")
TIE_BREAK_SHARED, TIE_BREAK_EXPERIMENTS = range(2)

CARD_STATE_NAMES = ("solid", "liquid", "gas", "no_state")
CARD_STATE_SOLID, CARD_STATE_LIQUID, CARD_STATE_GAS, CARD_STATE_NO_STATE = range(4)

CARD_REACTION_NAMES = ("volatile", "grant", "no_reaction")
CARD_REACTION_VOLATILE, CARD_REACTION_GRANT, CARD_REACTION_NO_REACTION = range(3)

#   29  token element
ELEMENT_NAMES = ("H", "C", "O", "N", "Ca", "S")
ELEMENTS = range(6)
ELEMENT = Named("element", ELEMENT_NAMES)

#   35  token tool
TOOL_NAMES = ("Safety Goggles", "Bunsen Burner", "Pipet", "Lab Key", "Graduated Cylinder", "Journal")
TOOLS = range(6)
TOOL = Named("tool", TOOL_NAMES)

#   39  token wild: wild 5
WILD_NAMES = ("wild",)
WILD = Named("wild", WILD_NAMES)

#   40  component extinguisher
EXTINGUISHER_NAMES = tuple(str(n) for n in range(1, 6))
EXTINGUISHERS = range(5)
EXTINGUISHER = Named("extinguisher", EXTINGUISHER_NAMES)
EXTINGUISHER_NUMBER = (1, 2, 3, 4, 5)

#   43  component card
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

#   61  grid place: 4 by 4
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
SUPPLY = 1
TOOLS_PLACE = 2
WILD_ON = 1
WILDS_PLACE = 17
SHELF = 1
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
    ROUND_CHOOSE, ROUND_CHOOSE_2, ROUND_CHOOSE_3, TRADE_CHOOSE, MAKE_OFFER_CHOOSE, MAKE_OFFER_CHOOSE_2,
    TRADE_WITH_NOBEL_CHOOSE, GIVE_BACK_CHOOSE, DO_RESEARCH_CHOOSE, DO_RESEARCH_CHOOSE_2, SCORE_COMPOUNDS_CHOOSE,
    SCORE_COMPOUNDS_CHOOSE_2, SCORE_PLACE_CHOOSE, SCORE_PLACE_CHOOSE_2, SCORE_PLACE_CHOOSE_3, SHARE_CHOOSE,
    ASK_FOR_EXTINGUISHERS_CHOOSE, EXPLODE_CHOOSE, PASS_THE_LEAD_CHOOSE, NOBEL_RESEARCH_CHOOSE, SCORE_FOR_NOBEL_CHOOSE,
) = range(21)


def tube(state: int) -> int:
    #  121  let tube(state)
    #  122  discovery if state is liquid
    if state == CARD_STATE_LIQUID:
        return EXPERIMENT_DISCOVERY
    #  123  research if state is gas
    if state == CARD_STATE_GAS:
        return EXPERIMENT_RESEARCH
    #  124  study otherwise
    return EXPERIMENT_STUDY


class CompoundedWords:
    """The words of the rulebook, for one agreement on the options of Compounded."""

    def __init__(self, options: Mapping[str, int], seats: int) -> None:
        self.agreed = (tuple(options.values()), seats)
        self.seats = seats
        #    5  option offers: 0..9 = 2 "Offers that one scientist may make in one trading"
        self.offers = options["offers"]
        #    6  option items: 1..12 = 6 "Things that may change hands in one offer"
        self.items = options["items"]
        #    7  option start_layout: rows / block / shuffled = rows "Where the starting cards lie"
        self.start_layout = options["start_layout"]
        #    8  option stack_order: last_bottom / random = last_bottom "Order of the capped stacks"
        self.stack_order = options["stack_order"]
        #    9  option first_turn_trading = no "Trading in the first turn"
        self.first_turn_trading = bool(options["first_turn_trading"])
        #   10  option study_pass = no "Claim tokens may be kept back"
        self.study_pass = bool(options["study_pass"])
        #   11  option study_max: 3..4 = 4 "Highest Study number"
        self.study_max = options["study_max"]
        #   12  option wild_sulfur = yes "The wild element may stand for sulfur"
        self.wild_sulfur = bool(options["wild_sulfur"])
        #   13  option extinguisher_ready: at_once / lab = at_once "When a built extinguisher can be used"
        self.extinguisher_ready = options["extinguisher_ready"]
        #   14  option pipet_adds = no "The pipet gives a second trade"
        self.pipet_adds = bool(options["pipet_adds"])
        #   15  option journal_source: study_rise / card_icon = study_rise "How a journal is gained"
        self.journal_source = options["journal_source"]
        #   16  option bunsen_explosion: lab_start / after_refill = lab_start "When a Bunsen-lit compound explodes"
        self.bunsen_explosion = options["bunsen_explosion"]
        #   17  option grant_free = no "Grant may name a finished experiment"
        self.grant_free = bool(options["grant_free"])
        #   18  option diagonal = no "Diagonal neighbours are adjacent"
        self.diagonal = bool(options["diagonal"])
        #   19  option every_volatile = no "Every Volatile burns, not one a turn"
        self.every_volatile = bool(options["every_volatile"])
        #   20  option scatter_credit = yes "Who scatters the last element gets the compound"
        self.scatter_credit = bool(options["scatter_credit"])
        #   21  option unscored_counts = no "Completed, unscored compounds count at the end"
        self.unscored_counts = bool(options["unscored_counts"])
        #   22  option tie_break: shared / experiments = shared "A tie for most points"
        self.tie_break = options["tie_break"]
        #   23  option nobel_limit: research / discovery = research "Which level limits Nobel's placement"
        self.nobel_limit = options["nobel_limit"]

    def highest_level(self, experiment: int) -> int:
        #  117  let highest_level(experiment) = study_max - 1 if experiment is study else 3
        return self.study_max - 1 if experiment == EXPERIMENT_STUDY else 3

    @cached_property
    def two(self) -> bool:
        #  125  let two = count(players) is 2
        return ((1 << self.seats) - 1).bit_count() == 2

    def near(self, place: int) -> tuple[int, ...]:
        #  132  let near(place) = around(place) if diagonal else beside(place)
        return PLACE_AROUND[place] if self.diagonal else PLACE_BESIDE[place]


class Compounded(Position):
    """A position of Compounded: what lies where, what is noted, and what happens next."""

    limit = 20000
    lists = (
        "extinguisher_place",
        "shelf",
        "card_place",
        "field",
        "deck",
        "discard",
        "scored",
        "card_known",
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
        "built",
        "level",
        "nobel_level",
        "points",
        "journal_since",
        "kept",
        "promised",
        "promised_tool",
        "promised_wild",
        "promised_to",
    )
    nested = ("stack",)
    slots = (
        "extinguisher_place",
        "card_place",
        "deck",
        "stack",
        "discard",
        "card_known",
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
        "built",
        "level",
        "nobel_level",
        "points",
        "lead",
        "rounds",
        "last_round",
        "journal_since",
        "kept",
        "used_cylinder",
        "exchanges",
        "left_to_place",
        "quiet",
        "agreed",
        "nobel_traded",
        "fire_waiting",
        "fire_out",
        "volatile_out",
        "short",
        "key_used",
        "promised",
        "promised_tool",
        "promised_wild",
        "promised_to",
        "round_kept_me",
        "round_seats_left",
        "round_seat",
        "round_times",
        "round_times_2",
        "round_kept_me_2",
        "round_seats_left_2",
        "round_seat_2",
        "round_kept_me_3",
        "round_seats_left_3",
        "round_seat_3",
        "round_kept_me_4",
        "round_seats_left_4",
        "round_seat_4",
        "round_kept_me_5",
        "round_seats_left_5",
        "round_seat_5",
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
        "do_research_times",
        "do_research_x",
        "score_compounds_times",
        "score_compounds_a",
        "score_compounds_b",
        "score_place_place",
        "score_place_subject",
        "score_place_card",
        "share_worth",
        "ask_for_extinguishers_targets",
        "ask_for_extinguishers_kept_me",
        "ask_for_extinguishers_seats_left",
        "ask_for_extinguishers_seat",
        "ask_for_extinguishers_times",
        "explode_x_rest",
        "explode_e_rest",
        "explode_times",
        "explode_x",
        "explode_e",
        "pass_the_lead_kept_me",
        "pass_the_lead_seats_left",
        "pass_the_lead_seat",
        "nobel_research_i_rest",
        "nobel_research_i",
        "score_for_nobel_x_rest",
        "score_for_nobel_x",
        "score_for_nobel_card",
        "give_back_goes_back_to",
        "explode_goes_back_to",
        "ask_for_extinguishers_goes_back_to",
        "share_goes_back_to",
        "react_goes_back_to",
        "burn_goes_back_to",
    )
    zeros = (
        ("round_kept_me", None),
        ("round_seats_left", ()),
        ("round_seat", 0),
        ("round_times", 0),
        ("round_times_2", 0),
        ("round_kept_me_2", None),
        ("round_seats_left_2", ()),
        ("round_seat_2", 0),
        ("round_kept_me_3", None),
        ("round_seats_left_3", ()),
        ("round_seat_3", 0),
        ("round_kept_me_4", None),
        ("round_seats_left_4", ()),
        ("round_seat_4", 0),
        ("round_kept_me_5", None),
        ("round_seats_left_5", ()),
        ("round_seat_5", 0),
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
        ("do_research_times", 0),
        ("do_research_x", 0),
        ("score_compounds_times", 0),
        ("score_compounds_a", 0),
        ("score_compounds_b", 0),
        ("score_place_place", 0),
        ("score_place_subject", 0),
        ("score_place_card", None),
        ("share_worth", 0),
        ("ask_for_extinguishers_targets", ()),
        ("ask_for_extinguishers_kept_me", None),
        ("ask_for_extinguishers_seats_left", ()),
        ("ask_for_extinguishers_seat", 0),
        ("ask_for_extinguishers_times", 0),
        ("explode_x_rest", ()),
        ("explode_e_rest", ()),
        ("explode_times", 0),
        ("explode_x", 0),
        ("explode_e", 0),
        ("pass_the_lead_kept_me", None),
        ("pass_the_lead_seats_left", ()),
        ("pass_the_lead_seat", 0),
        ("nobel_research_i_rest", ()),
        ("nobel_research_i", 0),
        ("score_for_nobel_x_rest", ()),
        ("score_for_nobel_x", 0),
        ("score_for_nobel_card", None),
        ("give_back_goes_back_to", 0),
        ("explode_goes_back_to", 0),
        ("ask_for_extinguishers_goes_back_to", 0),
        ("share_goes_back_to", 0),
        ("react_goes_back_to", 0),
        ("burn_goes_back_to", 0),
    )
    seers = {"card": CARD_SEERS}
    words: CompoundedWords

    def __init__(self, words: CompoundedWords, seats: int, rng: int) -> None:
        super().__init__(words, seats, rng)
        #   40  component extinguisher
        self.extinguisher_place = [BOX] * 5
        self.extinguisher_box = (1 << 5) - 1
        #   84  zone shelf[player]: set of extinguisher
        self.shelf: list[int] = [0] * 5
        self.in_shelf = 0
        #   43  component card
        self.card_place = [BOX] * 69
        self.card_box = (1 << 69) - 1
        self.card_known = [-1] * 69
        #   62  zone field[place]: slot of card
        self.field: list[int | None] = [None] * 16
        self.in_field = 0
        #   74  zone deck: deck of card
        self.deck: list[int] = []
        self.in_deck = 0
        #   75  zone stack[1..6]: deck of card
        self.stack: list[list[int]] = [[] for _ in range(6)]
        self.in_stack = 0
        #   76  zone lot: bag of card
        self.lot: int = 0
        self.in_lot = 0
        #   77  zone discard: pile of card
        self.discard: list[int] = []
        self.in_discard = 0
        #   86  zone scored[player]: set of card
        self.scored: list[int] = [0] * 5
        self.in_scored = 0
        #   88  zone nobel_scored: set of card
        self.nobel_scored: int = 0
        self.in_nobel_scored = 0
        #   29  token element
        self.element_at = [30, 20, 20, 15, 10, 5] + [0] * 198
        #   35  token tool
        self.tool_at = [4, 4, 3, 3, 3, 5] + [0] * 36
        #   39  token wild: wild 5
        self.wild_at = [5] + [0] * 21
        #   65  var stands[place, element]: 0..5 = 0
        self.stands: list[int] = [0] * 96
        #   66  var claim[place]: player? = none
        self.claim: list[int | None] = [None] * 16
        #   67  var fresh[place] = no
        self.fresh: list[bool] = [False] * 16
        #   68  var temporary[place] = no
        self.temporary: list[bool] = [False] * 16
        #   69  var nobel_claim[place] = no
        self.nobel_claim: list[bool] = [False] * 16
        #   70  var flames[place]: 0..99 = 0
        self.flames: list[int] = [0] * 16
        #   71  var shielded[place] = no
        self.shielded: list[bool] = [False] * 16
        #   72  var scatterer[place]: player = player(1)
        self.scatterer: list[int] = [0] * 16
        #   89  var built[extinguisher] = no
        self.built: list[bool] = [False] * 5
        #   90  var level[player, experiment]: 0..3 = 0
        self.level: list[int] = [0] * 20
        #   91  var nobel_level[experiment]: 0..3 = 0
        self.nobel_level: list[int] = [0] * 4
        #   92  var points[player]: 0..999 = 0
        self.points: list[int] = [0] * 5
        #   93  var lead: player = player(1)
        self.lead: int = 0
        #   94  var rounds: 0..999 = 0
        self.rounds: int = 0
        #   95  var last_round = no
        self.last_round: bool = False
        #   96  var journal_since[player]: 0..999 = 0
        self.journal_since: list[int] = [0] * 5
        #   97  var kept[player] = no
        self.kept: list[bool] = [False] * 5
        #   98  var used_cylinder = no
        self.used_cylinder: bool = False
        #   99  var exchanges: 0..2 = 0
        self.exchanges: int = 0
        #  100  var left_to_place: 0..5 = 0
        self.left_to_place: int = 0
        #  101  var quiet: 0..5 = 0
        self.quiet: int = 0
        #  102  var agreed = yes
        self.agreed: bool = True
        #  103  var nobel_traded = no
        self.nobel_traded: bool = False
        #  104  var fire_waiting = no
        self.fire_waiting: bool = False
        #  105  var fire_out = no
        self.fire_out: bool = False
        #  106  var volatile_out = no
        self.volatile_out: bool = False
        #  107  var short = no
        self.short: bool = False
        #  108  var key_used = no
        self.key_used: bool = False
        #  109  var promised[player, player, element]: 0..12 = 0
        self.promised: list[int] = [0] * 150
        #  110  var promised_tool[player, player, tool]: 0..5 = 0
        self.promised_tool: list[int] = [0] * 150
        #  111  var promised_wild[player, player]: 0..5 = 0
        self.promised_wild: list[int] = [0] * 25
        #  112  var promised_to[extinguisher]: player? = none
        self.promised_to: list[int | None] = [None] * 5
        # Locals of rules that live across a decision
        self.round_kept_me: int | None = None
        self.round_seats_left: tuple[int, ...] = ()
        self.round_seat: int = 0
        self.round_times: int = 0
        self.round_times_2: int = 0
        self.round_kept_me_2: int | None = None
        self.round_seats_left_2: tuple[int, ...] = ()
        self.round_seat_2: int = 0
        self.round_kept_me_3: int | None = None
        self.round_seats_left_3: tuple[int, ...] = ()
        self.round_seat_3: int = 0
        self.round_kept_me_4: int | None = None
        self.round_seats_left_4: tuple[int, ...] = ()
        self.round_seat_4: int = 0
        self.round_kept_me_5: int | None = None
        self.round_seats_left_5: tuple[int, ...] = ()
        self.round_seat_5: int = 0
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
        self.do_research_times: int = 0
        self.do_research_x: int = 0
        self.score_compounds_times: int = 0
        self.score_compounds_a: int = 0
        self.score_compounds_b: int = 0
        self.score_place_place: int = 0
        self.score_place_subject: int = 0
        self.score_place_card: int | None = None
        self.share_worth: int = 0
        self.ask_for_extinguishers_targets: tuple[int, ...] = ()
        self.ask_for_extinguishers_kept_me: int | None = None
        self.ask_for_extinguishers_seats_left: tuple[int, ...] = ()
        self.ask_for_extinguishers_seat: int = 0
        self.ask_for_extinguishers_times: int = 0
        self.explode_x_rest: tuple[int, ...] = ()
        self.explode_e_rest: tuple[int, ...] = ()
        self.explode_times: int = 0
        self.explode_x: int = 0
        self.explode_e: int = 0
        self.pass_the_lead_kept_me: int | None = None
        self.pass_the_lead_seats_left: tuple[int, ...] = ()
        self.pass_the_lead_seat: int = 0
        self.nobel_research_i_rest: tuple[int, ...] = ()
        self.nobel_research_i: int = 0
        self.score_for_nobel_x_rest: tuple[int, ...] = ()
        self.score_for_nobel_x: int = 0
        self.score_for_nobel_card: int | None = None
        self.give_back_goes_back_to = 0
        self.explode_goes_back_to = 0
        self.ask_for_extinguishers_goes_back_to = 0
        self.share_goes_back_to = 0
        self.react_goes_back_to = 0
        self.burn_goes_back_to = 0

    def move_extinguisher(self, extinguisher: int | None, place: int, bottom: bool = False) -> None:
        """Take a extinguisher from where it is and put it where it goes; none moves nothing."""
        if extinguisher is None:
            return
        bit = 1 << extinguisher
        old = self.extinguisher_place[extinguisher]
        if old >= SHELF:
            self.in_shelf ^= bit
            self.shelf[old - SHELF] ^= bit
        else:
            self.extinguisher_box ^= bit
        if place >= SHELF:
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
        #  144  setup
        #  145  move elements to bag
        self.move_elements(BOX, BAG)
        #  146  move tools to supply
        self.move_tools(BOX, SUPPLY)
        #  147  lead = roll players
        self.lead = self.roll(tuple(range(self.words.seats)), PLAYER)
        #  148  for p in players
        for p in range(self.words.seats):
            #  149  draw 4 from bag to bench[p]
            self.draw_elements(4, BAG, BENCH + p)
            #  150  move wild from box to wilds[p]
            self.move_wild(0, 1, BOX, WILDS_PLACE + p)
            #  151  move extinguisher(p.seat) to shelf[p]
            self.move_extinguisher(row_of((p + 1,), EXTINGUISHER_NUMBER), SHELF + p)
        #  152  if two: draw 4 from bag to nobel_bench
        if self.words.two:
            self.draw_elements(4, BAG, NOBEL_BENCH)
        #  153  lay_out_field()
        self.lay_out_field()
        #  154  build_deck()
        self.build_deck()
        return self.begin

    def lay_out_field(self) -> None:
        #  156  rule lay_out_field()
        #  157  move [c for c in cards if c.starting] to deck
        for moved in tuple(c for c in CARDS if CARD_STARTING[c]):
            self.move_card(moved, DECK)
        #  158  shuffle deck
        self.shuffle(self.deck, CARD, self.card_known)
        #  159  let square = [x for x in places if x.row < 4 and x.column < 4]
        square = tuple(x for x in PLACES if PLACE_ROW[x] < 4 and PLACE_COLUMN[x] < 4)
        #  160  let order = square + [x for x in places if x not in square] if start_layout is block else places
        order = (
            square + tuple(x for x in PLACES if x not in square)
            if self.words.start_layout == START_LAYOUT_BLOCK
            else tuple(PLACES)
        )
        #  161  if start_layout is shuffled: draw 9 from deck to lot
        if self.words.start_layout == START_LAYOUT_SHUFFLED:
            for _ in range(min(9, len(self.deck))):
                self.move_card(self.deck[0], LOT)
        #  162  deal 1 from deck to field[x] for x in order
        for x in order:
            if self.deck:
                self.move_card(self.deck[0], FIELD + x)
        #  163  move [c for c in cards if not c.starting and not c.lab_fire] to deck
        for moved in tuple(c for c in CARDS if not CARD_STARTING[c] and not CARD_LAB_FIRE[c]):
            self.move_card(moved, DECK)
        #  164  shuffle deck
        self.shuffle(self.deck, CARD, self.card_known)
        #  165  if start_layout is shuffled: draw 7 from deck to lot
        if self.words.start_layout == START_LAYOUT_SHUFFLED:
            for _ in range(min(7, len(self.deck))):
                self.move_card(self.deck[0], LOT)
        #  166  deal 1 from lot to field[x] for x in places
        for x in PLACES:
            if self.lot:
                self.move_card(self.one_of(self.lot, CARD), FIELD + x)
        #  167  deal 1 from deck to field[x] for x in order if field[x] is none
        for x in order:
            if self.field[x] is None:
                if self.deck:
                    self.move_card(self.deck[0], FIELD + x)

    def build_deck(self) -> None:
        #  169  rule build_deck()
        #  170  deal 8 from deck to stack[s] for s in 1..5
        for s in range(1, 6):
            for _ in range(min(8, len(self.deck))):
                self.move_card(self.deck[0], STACK + s - 1)
        #  171  draw 7 from deck to stack[6]
        for _ in range(min(7, len(self.deck))):
            self.move_card(self.deck[0], STACK + 6 - 1)
        #  172  let fires = [c for c in cards if c.lab_fire]
        fires = tuple(c for c in CARDS if CARD_LAB_FIRE[c])
        #  173  for i in 1..5
        for i in range(1, 6):
            #  174  if stack_order is last_bottom: cap(7 - i, fires[i])
            if self.words.stack_order == STACK_ORDER_LAST_BOTTOM:
                self.cap(7 - i, item(fires, i))
            else:
                #  176  let s = roll [s for s in 2..6 if count(stack[s]) > 0]
                s = self.roll(tuple(s for s in range(2, 7) if len(tuple(self.stack[s - 1])) > 0), Whole(2, 6))
                #  177  cap(s, fires[i])
                self.cap(s, item(fires, i))
        #  178  move stack[1] to deck
        for moved in reversed(tuple(self.stack[1 - 1])):
            self.move_card(moved, DECK)

    def cap(self, s: int, fire: int) -> None:
        #  180  rule cap(s, fire)
        #  181  move stack[s] to deck
        for moved in reversed(tuple(self.stack[s - 1])):
            self.move_card(moved, DECK)
        #  182  move fire to deck
        self.move_card(fire, DECK)

    def begin(self) -> Step:
        return self.round

    def next_turn(self) -> Step:
        return self.round

    def round(self) -> Step:
        #  184  round
        if self.tick():
            return None
        #  185  rounds += 1
        self.rounds = within(self.rounds + 1, 0, 999)
        #  186  phase "Discovery" if rounds > 1
        if self.rounds > 1:
            #  187  each player from lead: draw shown(me, discovery) from bag to bench[me]
            kept_me = self.me
            for self.me in seats_from(self.lead, self.words.seats):
                self.draw_elements(self.shown(self.me, EXPERIMENT_DISCOVERY), BAG, BENCH + self.me)
            self.me = kept_me
            #  188  if two: draw nobel_shown(discovery) from bag to nobel_bench
            if self.words.two:
                self.draw_elements(self.nobel_shown(EXPERIMENT_DISCOVERY), BAG, NOBEL_BENCH)
        #  189  phase "Trading" if rounds > 1 or first_turn_trading
        if self.rounds > 1 or self.words.first_turn_trading:
            #  190  trade()
            return self.trade
        return self.round_on

    def round_on(self) -> Step:
        #  198  for x in places: fresh[x] = no
        for x in PLACES:
            self.fresh[x] = False
        #  199  repeat study_max times
        self.round_times_2 = self.words.study_max
        return self.round_again_2

    def round_after_trade(self) -> Step:
        #  191  if two: trade_with_nobel()
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
            #  193  repeat count(nobel_bench) - 4 times
            self.round_times = sum(self.element_pool(NOBEL_BENCH)) - 4
            return self.round_again
        self.round_seat = self.round_seats_left[0]
        self.round_seats_left = self.round_seats_left[1:]
        self.me = self.round_seat
        #  192  each player from lead: give_back()
        self.give_back_goes_back_to = 1
        return self.give_back

    def round_after_give_back(self) -> Step:
        return self.round_next_player

    def round_again(self) -> Step:
        #  193  repeat count(nobel_bench) - 4 times
        if self.round_times > 0:
            self.round_times = self.round_times - 1
            #  194  choose by lead "Nobel returns {e}" for e in nobel_bench
            self.round_kept_me = None
            self.round_seats_left = ()
            self.round_seat = 0
            return self.offer(ROUND_CHOOSE, self.round_otherwise)
        return self.round_on_3

    def round_on_3(self) -> Step:
        return self.round_on

    def round_nobel_returns(self, e: int) -> Step:
        #  194  choose by lead "Nobel returns {e}" for e in nobel_bench
        #  195  move e from nobel_bench to bag
        self.move_element(e, 1, NOBEL_BENCH, BAG)
        return self.round_again

    def round_otherwise(self) -> Step:
        #  196  otherwise: stop
        return self.round_on_3

    def round_again_2(self) -> Step:
        #  199  repeat study_max times
        if self.round_times_2 > 0:
            self.round_times_2 = self.round_times_2 - 1
            self.round_kept_me_2 = self.me
            self.round_seats_left_2 = seats_from(self.lead, self.words.seats)
            return self.round_next_player_2
        self.round_kept_me_3 = self.me
        self.round_seats_left_3 = seats_from(self.lead, self.words.seats)
        return self.round_next_player_3

    def round_next_player_2(self) -> Step:
        if not self.round_seats_left_2:
            return self.round_all_2
        self.round_seat_2 = self.round_seats_left_2[0]
        self.round_seats_left_2 = self.round_seats_left_2[1:]
        self.me = self.round_seat_2
        #  200  each player from lead if available(me) > 0
        if self.available(self.me) > 0:
            #  201  choose
            self.round_kept_me = None
            self.round_seats_left = ()
            self.round_seat = 0
            self.round_times = 0
            return self.offer(ROUND_CHOOSE_2, self.round_otherwise_2)
        return self.round_next_player_2

    def round_all_2(self) -> Step:
        self.me = known(self.round_kept_me_2)
        return self.round_again_2

    def round_on_6(self) -> Step:
        return self.round_next_player_2

    def round_claim(self, x: int) -> Step:
        #  202  "Claim {x}" for x in unclaimed
        #  203  claim[x] = me
        self.claim[x] = self.me
        #  204  fresh[x] = yes
        self.fresh[x] = True
        return self.round_on_6

    def round_keep_your_tokens(self) -> Step:
        return self.round_on_6

    def round_otherwise_2(self) -> Step:
        #  206  otherwise: stop
        return self.round_all_2

    def round_next_player_3(self) -> Step:
        if not self.round_seats_left_3:
            self.me = known(self.round_kept_me_3)
            self.round_kept_me_4 = self.me
            self.round_seats_left_4 = seats_from(self.lead, self.words.seats)
            return self.round_next_player_4
        self.round_seat_3 = self.round_seats_left_3[0]
        self.round_seats_left_3 = self.round_seats_left_3[1:]
        self.me = self.round_seat_3
        #  208  may "Shift the claim from {x} to {y}" for x in claims(me), y in unclaimed if not fresh[x] and not co..
        self.round_kept_me = None
        self.round_seats_left = ()
        self.round_seat = 0
        self.round_times = 0
        self.round_times_2 = 0
        self.round_kept_me_2 = None
        self.round_seats_left_2 = ()
        self.round_seat_2 = 0
        return self.offer(ROUND_CHOOSE_3, self.round_on_7)

    def round_on_7(self) -> Step:
        return self.round_next_player_3

    def round_shift_the_claim(self, x: int, y: int) -> Step:
        #  208  may "Shift the claim from {x} to {y}" for x in claims(me), y in unclaimed if not fresh[x] and not co..
        #  209  claim[x] = none
        self.claim[x] = None
        #  210  claim[y] = me
        self.claim[y] = self.me
        #  211  fresh[y] = yes
        self.fresh[y] = True
        return self.round_on_7

    def round_next_player_4(self) -> Step:
        if not self.round_seats_left_4:
            self.me = known(self.round_kept_me_4)
            #  214  if two: nobel_research()
            if self.words.two:
                self.round_kept_me = None
                self.round_seats_left = ()
                self.round_seat = 0
                self.round_times = 0
                self.round_times_2 = 0
                self.round_kept_me_2 = None
                self.round_seats_left_2 = ()
                self.round_seat_2 = 0
                self.round_kept_me_3 = None
                self.round_seats_left_3 = ()
                self.round_seat_3 = 0
                self.round_kept_me_4 = None
                self.round_seats_left_4 = ()
                self.round_seat_4 = 0
                return self.nobel_research
            return self.round_on_8
        self.round_seat_4 = self.round_seats_left_4[0]
        self.round_seats_left_4 = self.round_seats_left_4[1:]
        self.me = self.round_seat_4
        #  213  each player from lead: do_research()
        self.round_kept_me = None
        self.round_seats_left = ()
        self.round_seat = 0
        self.round_times = 0
        self.round_times_2 = 0
        self.round_kept_me_2 = None
        self.round_seats_left_2 = ()
        self.round_seat_2 = 0
        self.round_kept_me_3 = None
        self.round_seats_left_3 = ()
        self.round_seat_3 = 0
        return self.do_research

    def round_after_do_research(self) -> Step:
        return self.round_next_player_4

    def round_on_8(self) -> Step:
        #  216  fire_out = no
        self.fire_out = False
        #  217  volatile_out = no
        self.volatile_out = False
        #  218  if bunsen_explosion is lab_start: explode()
        if self.words.bunsen_explosion == BUNSEN_EXPLOSION_LAB_START:
            self.explode_goes_back_to = 1
            self.round_kept_me = None
            self.round_seats_left = ()
            self.round_seat = 0
            self.round_times = 0
            self.round_times_2 = 0
            self.round_kept_me_2 = None
            self.round_seats_left_2 = ()
            self.round_seat_2 = 0
            self.round_kept_me_3 = None
            self.round_seats_left_3 = ()
            self.round_seat_3 = 0
            self.round_kept_me_4 = None
            self.round_seats_left_4 = ()
            self.round_seat_4 = 0
            return self.explode
        return self.round_on_9

    def round_after_nobel_research(self) -> Step:
        return self.round_on_8

    def round_on_9(self) -> Step:
        self.round_kept_me_5 = self.me
        self.round_seats_left_5 = seats_from(self.lead, self.words.seats)
        return self.round_next_player_5

    def round_after_explode(self) -> Step:
        return self.round_on_9

    def round_next_player_5(self) -> Step:
        if not self.round_seats_left_5:
            self.me = known(self.round_kept_me_5)
            #  220  if two: score_for_nobel()
            if self.words.two:
                self.round_kept_me = None
                self.round_seats_left = ()
                self.round_seat = 0
                self.round_times = 0
                self.round_times_2 = 0
                self.round_kept_me_2 = None
                self.round_seats_left_2 = ()
                self.round_seat_2 = 0
                self.round_kept_me_3 = None
                self.round_seats_left_3 = ()
                self.round_seat_3 = 0
                self.round_kept_me_4 = None
                self.round_seats_left_4 = ()
                self.round_seat_4 = 0
                self.round_kept_me_5 = None
                self.round_seats_left_5 = ()
                self.round_seat_5 = 0
                return self.score_for_nobel
            return self.round_on_10
        self.round_seat_5 = self.round_seats_left_5[0]
        self.round_seats_left_5 = self.round_seats_left_5[1:]
        self.me = self.round_seat_5
        #  219  each player from lead: score_compounds()
        self.round_kept_me = None
        self.round_seats_left = ()
        self.round_seat = 0
        self.round_times = 0
        self.round_times_2 = 0
        self.round_kept_me_2 = None
        self.round_seats_left_2 = ()
        self.round_seat_2 = 0
        self.round_kept_me_3 = None
        self.round_seats_left_3 = ()
        self.round_seat_3 = 0
        self.round_kept_me_4 = None
        self.round_seats_left_4 = ()
        self.round_seat_4 = 0
        return self.score_compounds

    def round_after_score_compounds(self) -> Step:
        return self.round_next_player_5

    def round_on_10(self) -> Step:
        #  221  refill()
        self.round_kept_me = None
        self.round_seats_left = ()
        self.round_seat = 0
        self.round_times = 0
        self.round_times_2 = 0
        self.round_kept_me_2 = None
        self.round_seats_left_2 = ()
        self.round_seat_2 = 0
        self.round_kept_me_3 = None
        self.round_seats_left_3 = ()
        self.round_seat_3 = 0
        self.round_kept_me_4 = None
        self.round_seats_left_4 = ()
        self.round_seat_4 = 0
        self.round_kept_me_5 = None
        self.round_seats_left_5 = ()
        self.round_seat_5 = 0
        return self.refill

    def round_after_score_for_nobel(self) -> Step:
        return self.round_on_10

    def round_after_refill(self) -> Step:
        #  222  if last_round: end game
        if self.last_round:
            self.end_ranked()
            return None
        #  223  if some(points[p] >= 50 or count(e for e in experiments if finished(p, e)) >= 3 for p in players)
        if any(
            self.points[p] >= 50 or sum(1 for e in EXPERIMENT_VALUES if self.finished(p, e)) >= 3
            for p in range(self.words.seats)
        ):
            #  224  last_round = yes
            self.last_round = True
        #  225  pass_the_lead()
        return self.pass_the_lead

    def round_after_pass_the_lead(self) -> Step:
        return self.next_turn

    def trade(self) -> Step:
        #  229  rule trade()
        #  230  quiet = 0
        self.quiet = 0
        #  231  repeat offers times
        self.trade_times = self.words.offers
        return self.trade_again

    def trade_again(self) -> Step:
        #  231  repeat offers times
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
        #  233  if quiet is count(players): done
        if self.quiet == ((1 << self.words.seats) - 1).bit_count():
            self.me = known(self.trade_kept_me)
            self.trade_times = 0
            self.trade_kept_me = None
            self.trade_seats_left = ()
            self.trade_seat = 0
            return self.round_after_trade
        #  234  may "Make an offer"
        return self.offer(TRADE_CHOOSE, self.trade_otherwise)

    def trade_on_2(self) -> Step:
        return self.trade_next_player

    def trade_make_an_offer(self) -> Step:
        #  235  quiet = 0
        self.quiet = 0
        #  236  make_offer()
        return self.make_offer

    def trade_after_make_offer(self) -> Step:
        return self.trade_on_2

    def trade_otherwise(self) -> Step:
        #  237  otherwise: quiet += 1
        self.quiet = within(self.quiet + 1, 0, 5)
        return self.trade_on_2

    def make_offer(self) -> Step:
        #  239  rule make_offer()
        #  240  clear_offer()
        self.clear_offer()
        #  241  repeat items times
        self.make_offer_times = self.words.items
        return self.make_offer_again

    def make_offer_again(self) -> Step:
        #  241  repeat items times
        if self.make_offer_times > 0:
            self.make_offer_times = self.make_offer_times - 1
            #  242  may
            return self.offer(MAKE_OFFER_CHOOSE, self.make_offer_otherwise)
        return self.make_offer_on

    def make_offer_on(self) -> Step:
        #  252  let proposer = me
        self.make_offer_proposer = self.me
        #  253  agreed = some(takes_part(p) for p in opponents)
        self.agreed = any(self.takes_part(p) for p in opponents(self.me, self.words.seats))
        self.make_offer_kept_me = self.me
        self.make_offer_seats_left = seats_from((self.make_offer_proposer + 1) % self.words.seats, self.words.seats)
        return self.make_offer_next_player

    def make_offer_on_2(self) -> Step:
        return self.make_offer_again

    def make_offer_p_gives_q(self, p: int, q: int, e: int) -> Step:
        #  243  "{p} gives {q} {e}" for p in players, q in players, e in bench[p] if p is not q and spare(p, e) > 0
        #  244  promised[p, q, e] += 1
        self.promised[(p * 5 + q) * 6 + e] = within(self.promised[(p * 5 + q) * 6 + e] + 1, 0, 12)
        return self.make_offer_on_2

    def make_offer_p_gives_q_2(self, p: int, q: int, t: int) -> Step:
        #  245  "{p} gives {q} the {t}" for p in players, q in players, t in tools[p] if p is not q and spare_tool(p..
        #  246  promised_tool[p, q, t] += 1
        self.promised_tool[(p * 5 + q) * 6 + t] = within(self.promised_tool[(p * 5 + q) * 6 + t] + 1, 0, 5)
        return self.make_offer_on_2

    def make_offer_p_gives_q_3(self, p: int, q: int) -> Step:
        #  247  "{p} gives {q} a wild element" for p in players, q in players if p is not q and spare_wild(p) > 0
        #  248  promised_wild[p, q] += 1
        self.promised_wild[p * 5 + q] = within(self.promised_wild[p * 5 + q] + 1, 0, 5)
        return self.make_offer_on_2

    def make_offer_p_gives_q_4(self, p: int, q: int, x: int) -> Step:
        #  249  "{p} gives {q} extinguisher {x}" for p in players, q in players, x in shelf[p] if p is not q and pro..
        #  250  promised_to[x] = q
        self.promised_to[x] = q
        return self.make_offer_on_2

    def make_offer_otherwise(self) -> Step:
        #  251  otherwise: stop
        return self.make_offer_on

    def make_offer_next_player(self) -> Step:
        if not self.make_offer_seats_left:
            self.me = known(self.make_offer_kept_me)
            #  258  if agreed: carry_out()
            if self.agreed:
                self.carry_out()
            self.make_offer_times = 0
            self.make_offer_kept_me = None
            self.make_offer_seats_left = ()
            self.make_offer_seat = 0
            self.make_offer_proposer = 0
            return self.trade_after_make_offer
        self.make_offer_seat = self.make_offer_seats_left[0]
        self.make_offer_seats_left = self.make_offer_seats_left[1:]
        self.me = self.make_offer_seat
        #  254  each player from left(proposer) if me is not proposer and takes_part(me) and agreed
        if self.me != self.make_offer_proposer and self.takes_part(self.me) and self.agreed:
            #  255  choose
            self.make_offer_times = 0
            return self.offer(MAKE_OFFER_CHOOSE_2, None)
        return self.make_offer_next_player

    def make_offer_on_3(self) -> Step:
        return self.make_offer_next_player

    def make_offer_agree(self) -> Step:
        return self.make_offer_on_3

    def make_offer_refuse(self) -> Step:
        #  257  "Refuse": agreed = no
        self.agreed = False
        return self.make_offer_on_3

    def clear_offer(self) -> None:
        #  267  rule clear_offer()
        #  268  for p in players, q in players
        for p in range(self.words.seats):
            for q in range(self.words.seats):
                #  269  for e in elements: promised[p, q, e] = 0
                for e in ELEMENTS:
                    self.promised[(p * 5 + q) * 6 + e] = 0
                #  270  for t in tools: promised_tool[p, q, t] = 0
                for t in TOOLS:
                    self.promised_tool[(p * 5 + q) * 6 + t] = 0
                #  271  promised_wild[p, q] = 0
                self.promised_wild[p * 5 + q] = 0
        #  272  for x in extinguishers: promised_to[x] = none
        for x in EXTINGUISHERS:
            self.promised_to[x] = None

    def carry_out(self) -> None:
        #  274  rule carry_out()
        #  275  for p in players, q in players if p is not q
        for p in range(self.words.seats):
            for q in range(self.words.seats):
                if p != q:
                    #  276  for e in elements: move promised[p, q, e] of e from bench[p] to bench[q]
                    for e in ELEMENTS:
                        self.move_element(e, self.promised[(p * 5 + q) * 6 + e], BENCH + p, BENCH + q)
                    #  277  for t in tools: move promised_tool[p, q, t] of t from tools[p] to tools[q]
                    for t in TOOLS:
                        self.move_tool(t, self.promised_tool[(p * 5 + q) * 6 + t], TOOLS_PLACE + p, TOOLS_PLACE + q)
                    #  278  move promised_wild[p, q] of wild from wilds[p] to wilds[q]
                    self.move_wild(0, self.promised_wild[p * 5 + q], WILDS_PLACE + p, WILDS_PLACE + q)
                    #  279  for x in shelf[p] if promised_to[x] is q
                    for x in members(self.shelf[p]):
                        if self.promised_to[x] == q:
                            #  280  move x to shelf[q]
                            self.move_extinguisher(x, SHELF + q)

    def trade_with_nobel(self) -> Step:
        #  282  rule trade_with_nobel()
        #  283  nobel_traded = no
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
        #  284  each player from lead if me is lead or nobel_traded
        if self.me == self.lead or self.nobel_traded:
            #  285  may "Give Nobel {e} for {f}" for e in bench[me], f in nobel_bench if e is not f
            return self.offer(TRADE_WITH_NOBEL_CHOOSE, self.trade_with_nobel_on)
        return self.trade_with_nobel_next_player

    def trade_with_nobel_on(self) -> Step:
        return self.trade_with_nobel_next_player

    def trade_with_nobel_give_nobel(self, e: int, f: int) -> Step:
        #  285  may "Give Nobel {e} for {f}" for e in bench[me], f in nobel_bench if e is not f
        #  286  move e from bench[me] to nobel_bench
        self.move_element(e, 1, BENCH + self.me, NOBEL_BENCH)
        #  287  move f from nobel_bench to bench[me]
        self.move_element(f, 1, NOBEL_BENCH, BENCH + self.me)
        #  288  nobel_traded = yes
        self.nobel_traded = True
        return self.trade_with_nobel_on

    def give_back(self) -> Step:
        #  290  rule give_back()
        #  291  repeat count(bench[me]) - shown(me, lab) times
        self.give_back_times = sum(self.element_pool(BENCH + self.me)) - self.shown(self.me, EXPERIMENT_LAB)
        return self.give_back_again

    def give_back_again(self) -> Step:
        #  291  repeat count(bench[me]) - shown(me, lab) times
        if self.give_back_times > 0:
            self.give_back_times = self.give_back_times - 1
            #  292  choose "Return {e}" for e in bench[me]
            return self.offer(GIVE_BACK_CHOOSE, self.give_back_otherwise)
        return self.give_back_on

    def give_back_on(self) -> Step:
        self.give_back_times = 0
        return self.after_give_back

    def give_back_return(self, e: int) -> Step:
        #  292  choose "Return {e}" for e in bench[me]
        #  293  move e from bench[me] to bag
        self.move_element(e, 1, BENCH + self.me, BAG)
        return self.give_back_again

    def give_back_otherwise(self) -> Step:
        #  294  otherwise: stop
        return self.give_back_on

    def after_give_back(self) -> Step:
        site, self.give_back_goes_back_to = self.give_back_goes_back_to, 0
        if site == 1:
            return self.round_after_give_back
        return self.score_compounds_after_give_back

    def do_research(self) -> Step:
        #  298  rule do_research()
        #  299  left_to_place = shown(me, research)
        self.left_to_place = within(self.shown(self.me, EXPERIMENT_RESEARCH), 0, 5)
        #  300  exchanges = 0
        self.exchanges = 0
        #  301  may "Use the goggles" if tools[me][tool("Safety Goggles")] > 0
        return self.offer(DO_RESEARCH_CHOOSE, self.do_research_on)

    def do_research_on(self) -> Step:
        #  304  repeat 30 times
        self.do_research_times = 30
        return self.do_research_again

    def do_research_use_the_goggles(self) -> Step:
        #  302  move tool("Safety Goggles") from tools[me] to supply
        self.move_tool(0, 1, TOOLS_PLACE + self.me, SUPPLY)
        #  303  draw shown(me, discovery) from bag to apart[me]
        self.draw_elements(self.shown(self.me, EXPERIMENT_DISCOVERY), BAG, APART + self.me)
        return self.do_research_on

    def do_research_again(self) -> Step:
        #  304  repeat 30 times
        if self.do_research_times > 0:
            self.do_research_times = self.do_research_times - 1
            #  305  may
            self.do_research_x = 0
            return self.offer(DO_RESEARCH_CHOOSE_2, self.do_research_otherwise)
        return self.do_research_on_2

    def do_research_on_2(self) -> Step:
        #  337  move apart[me] to bag
        self.move_elements(APART + self.me, BAG)
        self.do_research_times = 0
        self.do_research_x = 0
        return self.round_after_do_research

    def do_research_on_3(self) -> Step:
        return self.do_research_again

    def do_research_place(self, e: int, x: int) -> Step:
        #  306  "Place {e} on {x}" for e in bench[me], x in places if fits(e, x)
        self.do_research_x = x
        #  307  move e from bench[me] to atoms[x]
        self.move_element(e, 1, BENCH + self.me, ATOMS + self.do_research_x)
        #  308  placed_on(x, me)
        self.placed_on(self.do_research_x, self.me)
        return self.do_research_on_3

    def do_research_place_2(self, e: int, x: int) -> Step:
        #  309  "Place {e} on {x} with the goggles" for e in apart[me], x in places if fits(e, x)
        self.do_research_x = x
        #  310  move e from apart[me] to atoms[x]
        self.move_element(e, 1, APART + self.me, ATOMS + self.do_research_x)
        #  311  placed_on(x, me)
        self.placed_on(self.do_research_x, self.me)
        return self.do_research_on_3

    def do_research_place_a_wild(self, e: int, x: int) -> Step:
        #  312  "Place a wild as {e} on {x}" for e in elements, x in places if count(wilds[me]) > 0 and fits(e, x) and
        self.do_research_x = x
        #  314  move wild from wilds[me] to wild_on[x]
        self.move_wild(0, 1, WILDS_PLACE + self.me, WILD_ON + self.do_research_x)
        #  315  stands[x, e] += 1
        self.stands[self.do_research_x * 6 + e] = within(self.stands[self.do_research_x * 6 + e] + 1, 0, 5)
        #  316  placed_on(x, me)
        self.placed_on(self.do_research_x, self.me)
        return self.do_research_on_3

    def do_research_place_3(self, x: int, e: int) -> Step:
        #  317  "Place {e} on your extinguisher" for x in shelf[me], e in bench[me] if fits_tank(e, x)
        self.do_research_x = x
        #  318  move e from bench[me] to tank[x]
        self.move_element(e, 1, BENCH + self.me, TANK + self.do_research_x)
        #  319  fill_tank(x)
        self.fill_tank(self.do_research_x)
        return self.do_research_on_3

    def do_research_place_4(self, x: int, e: int) -> Step:
        #  320  "Place {e} on your extinguisher with the goggles" for x in shelf[me], e in apart[me] if fits_tank(e,..
        self.do_research_x = x
        #  321  move e from apart[me] to tank[x]
        self.move_element(e, 1, APART + self.me, TANK + self.do_research_x)
        #  322  fill_tank(x)
        self.fill_tank(self.do_research_x)
        return self.do_research_on_3

    def do_research_trade_three(self, e: int, f: int) -> Step:
        #  323  "Trade three {e} for {f}" for e in bench[me], f in bag if exchanges is 0 and bench[me][e] >= 3
        #  324  exchange(3, e, f)
        self.exchange(3, e, f)
        return self.do_research_on_3

    def do_research_trade_two(self, e: int, f: int) -> Step:
        #  325  "Trade two {e} for {f}" for e in bench[me], f in bag if bench[me][e] >= 2 and
        #  327  exchange(2, e, f)
        self.exchange(2, e, f)
        return self.do_research_on_3

    def do_research_claim(self, x: int) -> Step:
        #  328  "Claim {x}" for x in unclaimed if available(me) > 0 and count(atoms[x]) + count(wild_on[x]) > 0
        self.do_research_x = x
        #  329  claim[x] = me
        self.claim[self.do_research_x] = self.me
        #  330  fresh[x] = yes
        self.fresh[self.do_research_x] = True
        return self.do_research_on_3

    def do_research_light(self, x: int) -> Step:
        #  331  "Light {x}" for x in places if tools[me][tool("Bunsen Burner")] > 0 and field[x] is not none and fla..
        self.do_research_x = x
        #  332  move tool("Bunsen Burner") from tools[me] to supply
        self.move_tool(1, 1, TOOLS_PLACE + self.me, SUPPLY)
        #  333  clear_shields()
        self.clear_shields()
        #  334  ask_for_extinguishers([x])
        self.ask_for_extinguishers_targets = (self.do_research_x,)
        self.ask_for_extinguishers_goes_back_to = 1
        return self.ask_for_extinguishers

    def do_research_after_ask_for_extinguishers(self) -> Step:
        #  335  if not shielded[x]: flames[x] = 1
        if not self.shielded[self.do_research_x]:
            self.flames[self.do_research_x] = 1
        return self.do_research_on_3

    def do_research_otherwise(self) -> Step:
        #  336  otherwise: stop
        return self.do_research_on_2

    def placed_on(self, place: int, p: int) -> None:
        #  344  rule placed_on(place, p)
        #  345  left_to_place -= 1
        self.left_to_place = within(self.left_to_place - 1, 0, 5)
        #  346  credit(place, p)
        self.credit(place, p)

    def credit(self, place: int, p: int) -> None:
        #  348  rule credit(place, p)
        #  349  if complete(place) and claim[place] is none and not nobel_claim[place]
        if self.complete(place) and self.claim[place] is None and not self.nobel_claim[place]:
            #  350  claim[place] = p
            self.claim[place] = p
            #  351  temporary[place] = yes
            self.temporary[place] = True

    def fill_tank(self, extinguisher: int) -> None:
        #  353  rule fill_tank(extinguisher)
        #  354  left_to_place -= 1
        self.left_to_place = within(self.left_to_place - 1, 0, 5)
        #  355  if count(tank[extinguisher]) is 3 and extinguisher_ready is at_once: finish_tank(extinguisher)
        if (
            sum(self.element_pool(TANK + extinguisher)) == 3
            and self.words.extinguisher_ready == EXTINGUISHER_READY_AT_ONCE
        ):
            self.finish_tank(extinguisher)

    def finish_tank(self, extinguisher: int) -> None:
        #  357  rule finish_tank(extinguisher)
        #  358  move tank[extinguisher] to bag
        self.move_elements(TANK + extinguisher, BAG)
        #  359  built[extinguisher] = yes
        self.built[extinguisher] = True

    def exchange(self, n: int, e: int, f: int) -> None:
        #  361  rule exchange(n, e, f)
        #  362  exchanges += 1
        self.exchanges = within(self.exchanges + 1, 0, 2)
        #  363  move f from bag to bench[me]
        self.move_element(f, 1, BAG, BENCH + self.me)
        #  364  move n of e from bench[me] to bag
        self.move_element(e, n, BENCH + self.me, BAG)

    def score_compounds(self) -> Step:
        #  368  rule score_compounds()
        #  369  kept[me] = no
        self.kept[self.me] = False
        #  370  used_cylinder = no
        self.used_cylinder = False
        #  371  for x in shelf[me] if count(tank[x]) is 3
        for x in members(self.shelf[self.me]):
            if sum(self.element_pool(TANK + x)) == 3:
                #  372  finish_tank(x)
                self.finish_tank(x)
        #  373  repeat 17 times
        self.score_compounds_times = 17
        return self.score_compounds_again

    def score_compounds_again(self) -> Step:
        #  373  repeat 17 times
        if self.score_compounds_times > 0:
            self.score_compounds_times = self.score_compounds_times - 1
            #  374  choose
            self.score_compounds_a = 0
            self.score_compounds_b = 0
            return self.offer(SCORE_COMPOUNDS_CHOOSE, self.score_compounds_otherwise_2)
        return self.score_compounds_on

    def score_compounds_on(self) -> Step:
        self.score_compounds_times = 0
        self.score_compounds_a = 0
        self.score_compounds_b = 0
        return self.round_after_score_compounds

    def score_compounds_on_2(self) -> Step:
        return self.score_compounds_again

    def score_compounds_score(self, x: int) -> Step:
        #  375  "Score {x}" for x in claims(me) if complete(x)
        #  376  score_place(x)
        self.score_place_place = x
        return self.score_place

    def score_compounds_after_score_place(self) -> Step:
        return self.score_compounds_on_2

    def score_compounds_lower(self, a: int, b: int) -> Step:
        #  377  "Lower {a}, raise {b}" for a in experiments, b in experiments if a is not b and not used_cylinder and
        self.score_compounds_a = a
        self.score_compounds_b = b
        #  379  used_cylinder = yes
        self.used_cylinder = True
        #  380  level[me, a] -= 1
        self.level[self.me * 4 + self.score_compounds_a] = self.level[self.me * 4 + self.score_compounds_a] - 1
        #  381  if a is study and count(x for x in claims(me) if not temporary[x]) > shown(me, study)
        if (
            self.score_compounds_a == EXPERIMENT_STUDY
            and sum(1 for x in self.claims(self.me) if not self.temporary[x]) > self.shown(self.me, EXPERIMENT_STUDY)
        ):
            #  382  choose "Give up {x}" for x in claims(me) if not temporary[x]
            return self.offer(SCORE_COMPOUNDS_CHOOSE_2, self.score_compounds_otherwise)
        return self.score_compounds_on_3

    def score_compounds_on_3(self) -> Step:
        #  385  if a is lab: give_back()
        if self.score_compounds_a == EXPERIMENT_LAB:
            self.give_back_goes_back_to = 2
            self.score_compounds_a = 0
            return self.give_back
        return self.score_compounds_on_5

    def score_compounds_on_4(self) -> Step:
        return self.score_compounds_on_3

    def score_compounds_give_up(self, x: int) -> Step:
        #  382  choose "Give up {x}" for x in claims(me) if not temporary[x]
        #  383  claim[x] = none
        self.claim[x] = None
        return self.score_compounds_on_4

    def score_compounds_otherwise(self) -> Step:
        #  384  otherwise: nothing
        return self.score_compounds_on_4

    def score_compounds_on_5(self) -> Step:
        #  386  rise(me, b)
        self.rise(self.me, self.score_compounds_b)
        return self.score_compounds_on_2

    def score_compounds_after_give_back(self) -> Step:
        return self.score_compounds_on_5

    def score_compounds_finish(self) -> Step:
        #  388  done
        self.score_compounds_times = 0
        return self.round_after_score_compounds

    def score_compounds_otherwise_2(self) -> Step:
        #  389  otherwise: stop
        return self.score_compounds_on

    def score_place(self) -> Step:
        #  391  rule score_place(place)
        #  392  let card = field[place]
        self.score_place_card = self.field[self.score_place_place]
        #  393  if card.reaction is not grant: points[me] += card.points
        if CARD_REACTION[known(self.score_place_card)] != CARD_REACTION_GRANT:
            self.points[self.me] = within(self.points[self.me] + CARD_POINTS[known(self.score_place_card)], 0, 999)
        #  394  if card.tool is not none and supply[card.tool] > 0: move card.tool from supply to tools[me]
        if (
            CARD_TOOL[known(self.score_place_card)] is not None
            and self.tool_at[SUPPLY * 6 + known(CARD_TOOL[known(self.score_place_card)])] > 0
        ):
            self.move_tool(known(CARD_TOOL[known(self.score_place_card)]), 1, SUPPLY, TOOLS_PLACE + self.me)
        #  395  choose
        return self.offer(SCORE_PLACE_CHOOSE, self.score_place_otherwise)

    def score_place_on(self) -> Step:
        #  399  if card.journal and journal_source is card_icon: gain_journal(me)
        if CARD_JOURNAL[known(self.score_place_card)] and self.words.journal_source == JOURNAL_SOURCE_CARD_ICON:
            self.gain_journal(self.me)
        #  400  if tools[me][tool("Journal")] > 0 and journal_since[me] < rounds and not kept[me] and count(bench[me..
        if (
            self.tool_at[(TOOLS_PLACE + self.me) * 6 + 5] > 0
            and self.journal_since[self.me] < self.rounds
            and not self.kept[self.me]
            and sum(self.element_pool(BENCH + self.me)) < self.shown(self.me, EXPERIMENT_LAB)
        ):
            #  401  may "Keep one {e}" for e in atoms[place]
            return self.offer(SCORE_PLACE_CHOOSE_2, self.score_place_on_3)
        return self.score_place_on_2

    def score_place_raise(self, e: int) -> Step:
        #  396  "Raise {e}" for e in [tube(card.state), lab] if not finished(me, e)
        #  397  rise(me, e)
        self.rise(self.me, e)
        return self.score_place_on

    def score_place_otherwise(self) -> Step:
        #  398  otherwise: nothing
        return self.score_place_on

    def score_place_on_2(self) -> Step:
        #  404  clear_place(place)
        self.clear_place(self.score_place_place)
        #  405  move card to scored[me]
        self.move_card(self.score_place_card, SCORED + self.me)
        #  406  match card.reaction
        self.score_place_subject = CARD_REACTION[known(self.score_place_card)]
        #  407  case grant
        if self.score_place_subject == CARD_REACTION_GRANT:
            #  408  choose
            self.score_place_place = 0
            self.score_place_subject = 0
            return self.offer(SCORE_PLACE_CHOOSE_3, self.score_place_otherwise_2)
        #  414  case volatile: react()
        if self.score_place_subject == CARD_REACTION_VOLATILE:
            self.react_goes_back_to = 1
            self.score_place_place = 0
            self.score_place_subject = 0
            self.score_place_card = None
            return self.react
        #  415  case no_reaction: nothing
        if self.score_place_subject == CARD_REACTION_NO_REACTION:
            return self.score_place_on_4
        return self.score_place_on_4

    def score_place_on_3(self) -> Step:
        return self.score_place_on_2

    def score_place_keep_one(self, e: int) -> Step:
        #  401  may "Keep one {e}" for e in atoms[place]
        #  402  move e from atoms[place] to bench[me]
        self.move_element(e, 1, ATOMS + self.score_place_place, BENCH + self.me)
        #  403  kept[me] = yes
        self.kept[self.me] = True
        return self.score_place_on_3

    def score_place_on_4(self) -> Step:
        self.score_place_place = 0
        self.score_place_subject = 0
        self.score_place_card = None
        return self.score_compounds_after_score_place

    def score_place_on_5(self) -> Step:
        return self.score_place_on_4

    def score_place_raise_2(self, p: int, e: int) -> Step:
        #  409  "Raise {p}'s {e}" for p in opponents, e in experiments if not finished(p, e)
        #  410  points[me] += card.points
        self.points[self.me] = within(self.points[self.me] + CARD_POINTS[known(self.score_place_card)], 0, 999)
        #  411  rise(p, e)
        self.rise(p, e)
        return self.score_place_on_5

    def score_place_share_the_points(self) -> Step:
        #  412  "Share the points" if grant_free: share(card.points)
        self.share_worth = CARD_POINTS[known(self.score_place_card)]
        self.share_goes_back_to = 1
        self.score_place_card = None
        return self.share

    def score_place_after_share(self) -> Step:
        return self.score_place_on_5

    def score_place_otherwise_2(self) -> Step:
        #  413  otherwise: share(card.points)
        self.share_worth = CARD_POINTS[known(self.score_place_card)]
        self.share_goes_back_to = 2
        self.score_place_card = None
        return self.share

    def score_place_after_share_2(self) -> Step:
        return self.score_place_on_5

    def score_place_after_react(self) -> Step:
        return self.score_place_on_4

    def share(self) -> Step:
        #  417  rule share(worth)
        #  418  choose "Share with {p}" for p in opponents
        return self.offer(SHARE_CHOOSE, self.share_otherwise)

    def share_on(self) -> Step:
        self.share_worth = 0
        return self.after_share

    def share_share_with(self, p: int) -> Step:
        #  418  choose "Share with {p}" for p in opponents
        #  419  points[me] += worth / 2 rounded down
        self.points[self.me] = within(self.points[self.me] + self.share_worth // 2, 0, 999)
        #  420  points[p] += worth / 2 rounded down
        self.points[p] = within(self.points[p] + self.share_worth // 2, 0, 999)
        return self.share_on

    def share_otherwise(self) -> Step:
        #  421  otherwise: nothing
        return self.share_on

    def after_share(self) -> Step:
        site, self.share_goes_back_to = self.share_goes_back_to, 0
        if site == 1:
            return self.score_place_after_share
        return self.score_place_after_share_2

    def rise(self, p: int, experiment: int) -> None:
        #  423  rule rise(p, experiment)
        #  424  level[p, experiment] += 1
        self.level[p * 4 + experiment] = within(self.level[p * 4 + experiment] + 1, 0, 3)
        #  425  if experiment is study and journal_source is study_rise: gain_journal(p)
        if experiment == EXPERIMENT_STUDY and self.words.journal_source == JOURNAL_SOURCE_STUDY_RISE:
            self.gain_journal(p)

    def gain_journal(self, p: int) -> None:
        #  427  rule gain_journal(p)
        #  428  if supply[tool("Journal")] > 0 and tools[p][tool("Journal")] is 0
        if self.tool_at[SUPPLY * 6 + 5] > 0 and self.tool_at[(TOOLS_PLACE + p) * 6 + 5] == 0:
            #  429  move tool("Journal") from supply to tools[p]
            self.move_tool(5, 1, SUPPLY, TOOLS_PLACE + p)
            #  430  journal_since[p] = rounds
            self.journal_since[p] = self.rounds

    def clear_place(self, place: int) -> None:
        #  432  rule clear_place(place)
        #  433  move atoms[place] to bag
        self.move_elements(ATOMS + place, BAG)
        #  434  strip(place)
        self.strip(place)

    def strip(self, place: int) -> None:
        #  436  rule strip(place)
        #  437  move wild_on[place] to box
        self.move_wilds(WILD_ON + place, BOX)
        #  438  for e in elements: stands[place, e] = 0
        for e in ELEMENTS:
            self.stands[place * 6 + e] = 0
        #  439  claim[place] = none
        self.claim[place] = None
        #  440  temporary[place] = no
        self.temporary[place] = False
        #  441  fresh[place] = no
        self.fresh[place] = False
        #  442  nobel_claim[place] = no
        self.nobel_claim[place] = False
        #  443  flames[place] = 0
        self.flames[place] = 0

    def react(self) -> Step:
        #  447  rule react()
        #  448  if volatile_out and not every_volatile: done
        if self.volatile_out and not self.words.every_volatile:
            return self.after_react
        #  449  volatile_out = yes
        self.volatile_out = True
        #  450  burn()
        self.burn_goes_back_to = 1
        return self.burn

    def react_after_burn(self) -> Step:
        return self.after_react

    def after_react(self) -> Step:
        site, self.react_goes_back_to = self.react_goes_back_to, 0
        if site == 1:
            return self.score_place_after_react
        return self.score_for_nobel_after_react

    def burn(self) -> Step:
        #  452  rule burn()
        #  453  clear_shields()
        self.clear_shields()
        #  454  ask_for_extinguishers([x for x in places if burns(x)])
        self.ask_for_extinguishers_targets = tuple(x for x in PLACES if self.burns(x))
        self.ask_for_extinguishers_goes_back_to = 2
        return self.ask_for_extinguishers

    def burn_after_ask_for_extinguishers(self) -> Step:
        #  455  for x in places if burns(x) and not shielded[x]
        for x in PLACES:
            if self.burns(x) and not self.shielded[x]:
                #  456  flames[x] += 1
                self.flames[x] = within(self.flames[x] + 1, 0, 99)
        #  457  explode()
        self.explode_goes_back_to = 2
        return self.explode

    def burn_after_explode(self) -> Step:
        return self.after_burn

    def after_burn(self) -> Step:
        site, self.burn_goes_back_to = self.burn_goes_back_to, 0
        if site == 1:
            return self.react_after_burn
        return self.refill_after_burn

    def clear_shields(self) -> None:
        #  459  rule clear_shields()
        #  460  for x in places: shielded[x] = no
        for x in PLACES:
            self.shielded[x] = False

    def ask_for_extinguishers(self) -> Step:
        #  462  rule ask_for_extinguishers(targets)
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
            return self.after_ask_for_extinguishers
        self.ask_for_extinguishers_seat = self.ask_for_extinguishers_seats_left[0]
        self.ask_for_extinguishers_seats_left = self.ask_for_extinguishers_seats_left[1:]
        self.me = self.ask_for_extinguishers_seat
        #  464  repeat 5 times
        self.ask_for_extinguishers_times = 5
        return self.ask_for_extinguishers_again

    def ask_for_extinguishers_again(self) -> Step:
        #  464  repeat 5 times
        if self.ask_for_extinguishers_times > 0:
            self.ask_for_extinguishers_times = self.ask_for_extinguishers_times - 1
            #  465  may "Spend an extinguisher on {x}" for e in shelf[me], x in targets if built[e] and not shielded..
            return self.offer(ASK_FOR_EXTINGUISHERS_CHOOSE, self.ask_for_extinguishers_otherwise)
        return self.ask_for_extinguishers_on

    def ask_for_extinguishers_on(self) -> Step:
        return self.ask_for_extinguishers_next_player

    def ask_for_extinguishers_spend_an_extinguisher(self, e: int, x: int) -> Step:
        #  465  may "Spend an extinguisher on {x}" for e in shelf[me], x in targets if built[e] and not shielded[x]
        #  466  shielded[x] = yes
        self.shielded[x] = True
        #  467  move e to box
        self.move_extinguisher(e, BOX)
        return self.ask_for_extinguishers_again

    def ask_for_extinguishers_otherwise(self) -> Step:
        #  468  otherwise: stop
        return self.ask_for_extinguishers_on

    def after_ask_for_extinguishers(self) -> Step:
        site, self.ask_for_extinguishers_goes_back_to = self.ask_for_extinguishers_goes_back_to, 0
        if site == 1:
            return self.do_research_after_ask_for_extinguishers
        return self.burn_after_ask_for_extinguishers

    def explode(self) -> Step:
        #  470  rule explode()
        #  471  let doomed = [x for x in places if field[x] is not none and flames[x] > 0 and flames[x] >= limit_of(..
        doomed = tuple(
            x for x in PLACES if self.field[x] is not None and self.flames[x] > 0 and self.flames[x] >= self.limit_of(x)
        )
        #  472  for x in doomed
        for x in doomed:
            #  473  scatterer[x] = lead if claim[x] is none else claim[x]
            self.scatterer[x] = self.lead if self.claim[x] is None else known(self.claim[x])
            #  474  strip(x)
            self.strip(x)
            #  475  move field[x] to discard
            self.move_card(self.field[x], DISCARD)
        self.explode_x_rest = doomed
        return self.explode_next_x

    def explode_next_x(self) -> Step:
        if not self.explode_x_rest:
            self.explode_x_rest = ()
            self.explode_e_rest = ()
            self.explode_times = 0
            self.explode_x = 0
            self.explode_e = 0
            return self.after_explode
        self.explode_x = self.explode_x_rest[0]
        self.explode_x_rest = self.explode_x_rest[1:]
        self.explode_e_rest = tuple(ELEMENTS)
        return self.explode_next_e

    def explode_next_e(self) -> Step:
        if not self.explode_e_rest:
            return self.explode_next_x
        self.explode_e = self.explode_e_rest[0]
        self.explode_e_rest = self.explode_e_rest[1:]
        #  477  repeat atoms[x][e] times
        self.explode_times = self.element_at[(ATOMS + self.explode_x) * 6 + self.explode_e]
        return self.explode_again

    def explode_again(self) -> Step:
        #  477  repeat atoms[x][e] times
        if self.explode_times > 0:
            self.explode_times = self.explode_times - 1
            #  478  choose by scatterer[x] "Scatter {e} from {x} to {y}" for y in near(x) if field[y] is not none an..
            return self.offer(EXPLODE_CHOOSE, self.explode_otherwise)
        return self.explode_next_e

    def explode_on_3(self) -> Step:
        return self.explode_again

    def explode_scatter(self, y: int) -> Step:
        #  478  choose by scatterer[x] "Scatter {e} from {x} to {y}" for y in near(x) if field[y] is not none and mi..
        #  479  move e from atoms[x] to atoms[y]
        self.move_element(self.explode_e, 1, ATOMS + self.explode_x, ATOMS + y)
        #  480  if scatter_credit: credit(y, scatterer[x])
        if self.words.scatter_credit:
            self.credit(y, self.scatterer[self.explode_x])
        return self.explode_on_3

    def explode_otherwise(self) -> Step:
        #  481  otherwise: move e from atoms[x] to bag
        self.move_element(self.explode_e, 1, ATOMS + self.explode_x, BAG)
        return self.explode_on_3

    def after_explode(self) -> Step:
        site, self.explode_goes_back_to = self.explode_goes_back_to, 0
        if site == 1:
            return self.round_after_explode
        if site == 2:
            return self.burn_after_explode
        return self.refill_after_explode

    def refill(self) -> Step:
        #  483  rule refill()
        #  484  fire_waiting = no
        self.fire_waiting = False
        #  485  fill()
        self.fill()
        #  486  if short: end game
        if self.short:
            self.end_ranked()
            return None
        #  487  if bunsen_explosion is after_refill: explode()
        if self.words.bunsen_explosion == BUNSEN_EXPLOSION_AFTER_REFILL:
            self.explode_goes_back_to = 3
            return self.explode
        return self.refill_on

    def refill_on(self) -> Step:
        #  488  if fire_waiting
        if self.fire_waiting:
            #  489  fire_out = yes
            self.fire_out = True
            #  490  burn()
            self.burn_goes_back_to = 2
            return self.burn
        return self.refill_on_2

    def refill_after_explode(self) -> Step:
        return self.refill_on

    def refill_on_2(self) -> Step:
        #  491  fill()
        self.fill()
        #  492  if short: end game
        if self.short:
            self.end_ranked()
            return None
        return self.round_after_refill

    def refill_after_burn(self) -> Step:
        return self.refill_on_2

    def fill(self) -> None:
        #  494  rule fill()
        #  495  for x in places if field[x] is none
        for x in PLACES:
            if self.field[x] is None:
                #  496  repeat 7 times
                for _ in range(7):
                    #  497  if count(deck) is 0
                    if len(tuple(self.deck)) == 0:
                        #  498  short = yes
                        self.short = True
                        #  499  done
                        return
                    #  500  let next = top(deck)
                    next = tuple(self.deck)[0]
                    #  501  reveal next
                    self.reveal_card(next, -1)
                    #  502  if next.lab_fire
                    if CARD_LAB_FIRE[next]:
                        #  503  fire_waiting = not fire_out
                        self.fire_waiting = not self.fire_out
                        #  504  move next to discard
                        self.move_card(next, DISCARD)
                    else:
                        #  506  move next to field[x]
                        self.move_card(next, FIELD + x)
                        #  507  stop
                        break

    def pass_the_lead(self) -> Step:
        #  509  rule pass_the_lead()
        #  510  let old = lead
        old = self.lead
        #  511  lead = left(old)
        self.lead = (old + 1) % self.words.seats
        #  512  key_used = no
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
        #  513  each player from old if tools[me][tool("Lab Key")] > 0 and not key_used
        if self.tool_at[(TOOLS_PLACE + self.me) * 6 + 3] > 0 and not self.key_used:
            #  514  may "Use the lab key"
            return self.offer(PASS_THE_LEAD_CHOOSE, self.pass_the_lead_on)
        return self.pass_the_lead_next_player

    def pass_the_lead_on(self) -> Step:
        return self.pass_the_lead_next_player

    def pass_the_lead_use_the_lab(self) -> Step:
        #  515  move tool("Lab Key") from tools[me] to supply
        self.move_tool(3, 1, TOOLS_PLACE + self.me, SUPPLY)
        #  516  lead = me
        self.lead = self.me
        #  517  key_used = yes
        self.key_used = True
        return self.pass_the_lead_on

    def nobel_research(self) -> Step:
        #  521  rule nobel_research()
        self.nobel_research_i_rest = tuple(range(1, 6))
        return self.nobel_research_next_i

    def nobel_research_next_i(self) -> Step:
        if not self.nobel_research_i_rest:
            return self.nobel_research_on
        self.nobel_research_i = self.nobel_research_i_rest[0]
        self.nobel_research_i_rest = self.nobel_research_i_rest[1:]
        #  522  for i in 1..5 if i <= nobel_shown(nobel_limit)
        if self.nobel_research_i <= self.nobel_shown(self.words.nobel_limit):
            #  523  choose by lead
            return self.offer(NOBEL_RESEARCH_CHOOSE, self.nobel_research_otherwise)
        return self.nobel_research_next_i

    def nobel_research_on(self) -> Step:
        self.nobel_research_i_rest = ()
        self.nobel_research_i = 0
        return self.round_after_nobel_research

    def nobel_research_on_2(self) -> Step:
        return self.nobel_research_next_i

    def nobel_research_nobel_places(self, e: int, x: int) -> Step:
        #  524  "Nobel places {e} on {x}" for e in nobel_bench, x in unclaimed if missing(x, e) > 0
        #  525  move e from nobel_bench to atoms[x]
        self.move_element(e, 1, NOBEL_BENCH, ATOMS + x)
        #  526  if complete(x): nobel_claim[x] = yes
        if self.complete(x):
            self.nobel_claim[x] = True
        return self.nobel_research_on_2

    def nobel_research_nobel_stops(self) -> Step:
        return self.nobel_research_on_2

    def nobel_research_otherwise(self) -> Step:
        #  528  otherwise: stop
        return self.nobel_research_on

    def score_for_nobel(self) -> Step:
        #  530  rule score_for_nobel()
        self.score_for_nobel_x_rest = tuple(PLACES)
        return self.score_for_nobel_next_x

    def score_for_nobel_next_x(self) -> Step:
        if not self.score_for_nobel_x_rest:
            return self.score_for_nobel_on
        self.score_for_nobel_x = self.score_for_nobel_x_rest[0]
        self.score_for_nobel_x_rest = self.score_for_nobel_x_rest[1:]
        #  531  for x in places if nobel_claim[x] and complete(x)
        if self.nobel_claim[self.score_for_nobel_x] and self.complete(self.score_for_nobel_x):
            #  532  let card = field[x]
            self.score_for_nobel_card = self.field[self.score_for_nobel_x]
            #  533  let tube_raised = tube(card.state)
            tube_raised = tube(CARD_STATE[known(self.score_for_nobel_card)])
            #  534  if tube_raised is not study and nobel_level[tube_raised] < 3: nobel_level[tube_raised] += 1
            if tube_raised != EXPERIMENT_STUDY and self.nobel_level[tube_raised] < 3:
                self.nobel_level[tube_raised] = self.nobel_level[tube_raised] + 1
            #  535  clear_place(x)
            self.clear_place(self.score_for_nobel_x)
            #  536  move card to nobel_scored
            self.move_card(self.score_for_nobel_card, NOBEL_SCORED)
            #  537  if card.reaction is volatile: react()
            if CARD_REACTION[known(self.score_for_nobel_card)] == CARD_REACTION_VOLATILE:
                self.react_goes_back_to = 2
                return self.react
            return self.score_for_nobel_on_2
        return self.score_for_nobel_next_x

    def score_for_nobel_on(self) -> Step:
        self.score_for_nobel_x_rest = ()
        self.score_for_nobel_x = 0
        self.score_for_nobel_card = None
        return self.round_after_score_for_nobel

    def score_for_nobel_on_2(self) -> Step:
        #  538  if card.reaction is grant
        if CARD_REACTION[known(self.score_for_nobel_card)] == CARD_REACTION_GRANT:
            #  539  choose by lead "Raise {p}'s {e}" for p in players, e in experiments if not finished(p, e)
            self.score_for_nobel_card = None
            return self.offer(SCORE_FOR_NOBEL_CHOOSE, self.score_for_nobel_otherwise)
        return self.score_for_nobel_on_3

    def score_for_nobel_after_react(self) -> Step:
        return self.score_for_nobel_on_2

    def score_for_nobel_on_3(self) -> Step:
        return self.score_for_nobel_next_x

    def score_for_nobel_raise(self, p: int, e: int) -> Step:
        #  539  choose by lead "Raise {p}'s {e}" for p in players, e in experiments if not finished(p, e)
        #  540  rise(p, e)
        self.rise(p, e)
        return self.score_for_nobel_on_3

    def score_for_nobel_otherwise(self) -> Step:
        #  541  otherwise: stop
        return self.score_for_nobel_on

    def options(self) -> Runs:
        if self.at == ROUND_CHOOSE:
            return self.round_choose()
        if self.at == ROUND_CHOOSE_2:
            return self.round_choose_2()
        if self.at == ROUND_CHOOSE_3:
            return self.round_choose_3()
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
        if self.at == DO_RESEARCH_CHOOSE:
            return self.do_research_choose()
        if self.at == DO_RESEARCH_CHOOSE_2:
            return self.do_research_choose_2()
        if self.at == SCORE_COMPOUNDS_CHOOSE:
            return self.score_compounds_choose()
        if self.at == SCORE_COMPOUNDS_CHOOSE_2:
            return self.score_compounds_choose_2()
        if self.at == SCORE_PLACE_CHOOSE:
            return self.score_place_choose()
        if self.at == SCORE_PLACE_CHOOSE_2:
            return self.score_place_choose_2()
        if self.at == SCORE_PLACE_CHOOSE_3:
            return self.score_place_choose_3()
        if self.at == SHARE_CHOOSE:
            return self.share_choose()
        if self.at == ASK_FOR_EXTINGUISHERS_CHOOSE:
            return self.ask_for_extinguishers_choose()
        if self.at == EXPLODE_CHOOSE:
            return self.explode_choose()
        if self.at == PASS_THE_LEAD_CHOOSE:
            return self.pass_the_lead_choose()
        if self.at == NOBEL_RESEARCH_CHOOSE:
            return self.nobel_research_choose()
        return self.score_for_nobel_choose()

    def round_choose(self) -> Runs:
        #  194  choose by lead "Nobel returns {e}" for e in nobel_bench
        offered: Runs = []
        offered.append((0, bits(kinds_in(self.element_pool(NOBEL_BENCH)))))
        return offered

    def round_choose_2(self) -> Runs:
        #  201  choose
        offered: Runs = []
        #  202  "Claim {x}" for x in unclaimed
        offered.append((6, bits(self.unclaimed())))
        #  205  "Keep your tokens" if study_pass
        if self.words.study_pass:
            offered.append((22, 1))
        return offered

    def round_choose_3(self) -> Runs:
        #  208  may "Shift the claim from {x} to {y}" for x in claims(me), y in unclaimed if not fresh[x] and not co..
        offered: Runs = []
        for x in in_order(self.claims(self.me)):
            if not self.fresh[x] and not self.complete(x):
                offered.append((23 + 16 * x, bits(self.unclaimed())))
        if any(found for _, found in offered):
            offered.append((279, 1))
        return offered

    def trade_choose(self) -> Runs:
        #  234  may "Make an offer"
        offered: Runs = []
        offered.append((280, 1))
        if any(found for _, found in offered):
            offered.append((281, 1))
        return offered

    def make_offer_choose(self) -> Runs:
        #  242  may
        offered: Runs = []
        #  243  "{p} gives {q} {e}" for p in players, q in players, e in bench[p] if p is not q and spare(p, e) > 0
        for p in range(self.words.seats):
            for q in range(self.words.seats):
                if p != q:
                    offered.append(
                        (
                            282 + 30 * p + 6 * q,
                            bits(e for e in kinds_in(self.element_pool(BENCH + p)) if self.spare(p, e) > 0),
                        )
                    )
        #  245  "{p} gives {q} the {t}" for p in players, q in players, t in tools[p] if p is not q and spare_tool(p..
        for p in range(self.words.seats):
            for q in range(self.words.seats):
                if p != q:
                    offered.append(
                        (
                            432 + 30 * p + 6 * q,
                            bits(t for t in kinds_in(self.tool_pool(TOOLS_PLACE + p)) if self.spare_tool(p, t) > 0),
                        )
                    )
        #  247  "{p} gives {q} a wild element" for p in players, q in players if p is not q and spare_wild(p) > 0
        for p in range(self.words.seats):
            offered.append((582 + 5 * p, bits(q for q in range(self.words.seats) if p != q and self.spare_wild(p) > 0)))
        #  249  "{p} gives {q} extinguisher {x}" for p in players, q in players, x in shelf[p] if p is not q and pro..
        for p in range(self.words.seats):
            for q in range(self.words.seats):
                if p != q:
                    offered.append(
                        (607 + 25 * p + 5 * q, bits(x for x in members(self.shelf[p]) if self.promised_to[x] is None))
                    )
        if any(found for _, found in offered):
            offered.append((732, 1))
        return offered

    def make_offer_choose_2(self) -> Runs:
        #  255  choose
        offered: Runs = []
        #  256  "Agree"
        offered.append((733, 1))
        #  257  "Refuse": agreed = no
        offered.append((734, 1))
        return offered

    def trade_with_nobel_choose(self) -> Runs:
        #  285  may "Give Nobel {e} for {f}" for e in bench[me], f in nobel_bench if e is not f
        offered: Runs = []
        for e in kinds_in(self.element_pool(BENCH + self.me)):
            offered.append((735 + 6 * e, bits(f for f in kinds_in(self.element_pool(NOBEL_BENCH)) if e != f)))
        if any(found for _, found in offered):
            offered.append((771, 1))
        return offered

    def give_back_choose(self) -> Runs:
        #  292  choose "Return {e}" for e in bench[me]
        offered: Runs = []
        offered.append((772, bits(kinds_in(self.element_pool(BENCH + self.me)))))
        return offered

    def do_research_choose(self) -> Runs:
        #  301  may "Use the goggles" if tools[me][tool("Safety Goggles")] > 0
        offered: Runs = []
        if self.tool_at[(TOOLS_PLACE + self.me) * 6 + 0] > 0:
            offered.append((778, 1))
        if any(found for _, found in offered):
            offered.append((779, 1))
        return offered

    def do_research_choose_2(self) -> Runs:
        #  305  may
        offered: Runs = []
        #  306  "Place {e} on {x}" for e in bench[me], x in places if fits(e, x)
        for e in kinds_in(self.element_pool(BENCH + self.me)):
            offered.append((780 + 16 * e, bits(x for x in PLACES if self.fits(e, x))))
        #  309  "Place {e} on {x} with the goggles" for e in apart[me], x in places if fits(e, x)
        for e in kinds_in(self.element_pool(APART + self.me)):
            offered.append((876 + 16 * e, bits(x for x in PLACES if self.fits(e, x))))
        #  312  "Place a wild as {e} on {x}" for e in elements, x in places if count(wilds[me]) > 0 and fits(e, x) and
        if sum(self.wild_pool(WILDS_PLACE + self.me)) > 0:
            for e in ELEMENTS:
                offered.append(
                    (972 + 16 * e, bits(x for x in PLACES if self.fits(e, x) and (self.words.wild_sulfur or e != 5)))
                )
        #  317  "Place {e} on your extinguisher" for x in shelf[me], e in bench[me] if fits_tank(e, x)
        for x in members(self.shelf[self.me]):
            offered.append(
                (1068 + 6 * x, bits(e for e in kinds_in(self.element_pool(BENCH + self.me)) if self.fits_tank(e, x)))
            )
        #  320  "Place {e} on your extinguisher with the goggles" for x in shelf[me], e in apart[me] if fits_tank(e,..
        for x in members(self.shelf[self.me]):
            offered.append(
                (1098 + 6 * x, bits(e for e in kinds_in(self.element_pool(APART + self.me)) if self.fits_tank(e, x)))
            )
        #  323  "Trade three {e} for {f}" for e in bench[me], f in bag if exchanges is 0 and bench[me][e] >= 3
        if self.exchanges == 0:
            for e in kinds_in(self.element_pool(BENCH + self.me)):
                if self.element_at[(BENCH + self.me) * 6 + e] >= 3:
                    offered.append((1128 + 6 * e, bits(kinds_in(self.element_pool(BAG)))))
        #  325  "Trade two {e} for {f}" for e in bench[me], f in bag if bench[me][e] >= 2 and
        for e in kinds_in(self.element_pool(BENCH + self.me)):
            if (
                self.element_at[(BENCH + self.me) * 6 + e] >= 2
                and self.tool_at[(TOOLS_PLACE + self.me) * 6 + 2] > 0
                and (self.exchanges == 0 or (self.words.pipet_adds and self.exchanges == 1))
            ):
                offered.append((1164 + 6 * e, bits(kinds_in(self.element_pool(BAG)))))
        #  328  "Claim {x}" for x in unclaimed if available(me) > 0 and count(atoms[x]) + count(wild_on[x]) > 0
        if self.available(self.me) > 0:
            offered.append(
                (
                    1200,
                    bits(
                        x
                        for x in self.unclaimed()
                        if sum(self.element_pool(ATOMS + x)) + sum(self.wild_pool(WILD_ON + x)) > 0
                    ),
                )
            )
        #  331  "Light {x}" for x in places if tools[me][tool("Bunsen Burner")] > 0 and field[x] is not none and fla..
        if self.tool_at[(TOOLS_PLACE + self.me) * 6 + 1] > 0:
            offered.append((1216, bits(x for x in PLACES if self.field[x] is not None and self.flames[x] == 0)))
        if any(found for _, found in offered):
            offered.append((1232, 1))
        return offered

    def score_compounds_choose(self) -> Runs:
        #  374  choose
        offered: Runs = []
        #  375  "Score {x}" for x in claims(me) if complete(x)
        offered.append((1233, bits(x for x in self.claims(self.me) if self.complete(x))))
        #  377  "Lower {a}, raise {b}" for a in experiments, b in experiments if a is not b and not used_cylinder and
        for a in EXPERIMENT_VALUES:
            offered.append(
                (
                    1249 + 4 * a,
                    bits(
                        b
                        for b in EXPERIMENT_VALUES
                        if a != b
                        and not self.used_cylinder
                        and self.tool_at[(TOOLS_PLACE + self.me) * 6 + 4] > 0
                        and self.level[self.me * 4 + a] > 0
                        and not self.finished(self.me, b)
                    ),
                )
            )
        #  387  "Finish" if every(not complete(x) for x in claims(me))
        if all(not self.complete(x) for x in self.claims(self.me)):
            offered.append((1281, 1))
        return offered

    def score_compounds_choose_2(self) -> Runs:
        #  382  choose "Give up {x}" for x in claims(me) if not temporary[x]
        offered: Runs = []
        offered.append((1265, bits(x for x in self.claims(self.me) if not self.temporary[x])))
        return offered

    def score_place_choose(self) -> Runs:
        #  395  choose
        offered: Runs = []
        #  396  "Raise {e}" for e in [tube(card.state), lab] if not finished(me, e)
        offered.append(
            (
                1282,
                bits(
                    e
                    for e in (tube(CARD_STATE[known(self.score_place_card)]), EXPERIMENT_LAB)
                    if not self.finished(self.me, e)
                ),
            )
        )
        return offered

    def score_place_choose_2(self) -> Runs:
        #  401  may "Keep one {e}" for e in atoms[place]
        offered: Runs = []
        offered.append((1286, bits(kinds_in(self.element_pool(ATOMS + self.score_place_place)))))
        if any(found for _, found in offered):
            offered.append((1292, 1))
        return offered

    def score_place_choose_3(self) -> Runs:
        #  408  choose
        offered: Runs = []
        #  409  "Raise {p}'s {e}" for p in opponents, e in experiments if not finished(p, e)
        for p in in_order(opponents(self.me, self.words.seats)):
            offered.append((1293 + 4 * p, bits(e for e in EXPERIMENT_VALUES if not self.finished(p, e))))
        #  412  "Share the points" if grant_free: share(card.points)
        if self.words.grant_free:
            offered.append((1313, 1))
        return offered

    def share_choose(self) -> Runs:
        #  418  choose "Share with {p}" for p in opponents
        offered: Runs = []
        offered.append((1314, bits(opponents(self.me, self.words.seats))))
        return offered

    def ask_for_extinguishers_choose(self) -> Runs:
        #  465  may "Spend an extinguisher on {x}" for e in shelf[me], x in targets if built[e] and not shielded[x]
        offered: Runs = []
        for e in members(self.shelf[self.me]):
            if self.built[e]:
                offered.append(
                    (1319 + 16 * e, bits(x for x in self.ask_for_extinguishers_targets if not self.shielded[x]))
                )
        if any(found for _, found in offered):
            offered.append((1399, 1))
        return offered

    def explode_choose(self) -> Runs:
        #  478  choose by scatterer[x] "Scatter {e} from {x} to {y}" for y in near(x) if field[y] is not none and mi..
        offered: Runs = []
        offered.append(
            (
                1400,
                bits(
                    y
                    for y in self.words.near(self.explode_x)
                    if self.field[y] is not None and self.missing(y, self.explode_e) > 0
                ),
            )
        )
        return offered

    def pass_the_lead_choose(self) -> Runs:
        #  514  may "Use the lab key"
        offered: Runs = []
        offered.append((1416, 1))
        if any(found for _, found in offered):
            offered.append((1417, 1))
        return offered

    def nobel_research_choose(self) -> Runs:
        #  523  choose by lead
        offered: Runs = []
        #  524  "Nobel places {e} on {x}" for e in nobel_bench, x in unclaimed if missing(x, e) > 0
        for e in kinds_in(self.element_pool(NOBEL_BENCH)):
            offered.append((1418 + 16 * e, bits(x for x in self.unclaimed() if self.missing(x, e) > 0)))
        #  527  "Nobel stops" if i > 1
        if self.nobel_research_i > 1:
            offered.append((1514, 1))
        return offered

    def score_for_nobel_choose(self) -> Runs:
        #  539  choose by lead "Raise {p}'s {e}" for p in players, e in experiments if not finished(p, e)
        offered: Runs = []
        for p in range(self.words.seats):
            offered.append((1515 + 4 * p, bits(e for e in EXPERIMENT_VALUES if not self.finished(p, e))))
        return offered

    def take(self, decision: int) -> Step:
        #  194  choose by lead "Nobel returns {e}" for e in nobel_bench
        if decision < 6:
            e = decision
            return self.round_nobel_returns(e)
        #  202  "Claim {x}" for x in unclaimed
        if decision < 22:
            x = decision - 6
            return self.round_claim(x)
        #  205  "Keep your tokens" if study_pass
        if decision < 23:
            return self.round_keep_your_tokens()
        #  208  may "Shift the claim from {x} to {y}" for x in claims(me), y in unclaimed if not fresh[x] and not co..
        if decision < 279:
            x, y = divmod(decision - 23, 16)
            return self.round_shift_the_claim(x, y)
        if decision == 279:
            return self.round_on_7
        #  234  may "Make an offer"
        if decision < 281:
            return self.trade_make_an_offer()
        if decision == 281:
            return self.trade_otherwise
        #  243  "{p} gives {q} {e}" for p in players, q in players, e in bench[p] if p is not q and spare(p, e) > 0
        if decision < 432:
            p, q, e = digits(decision - 282, 5, 6)
            return self.make_offer_p_gives_q(p, q, e)
        #  245  "{p} gives {q} the {t}" for p in players, q in players, t in tools[p] if p is not q and spare_tool(p..
        if decision < 582:
            p, q, t = digits(decision - 432, 5, 6)
            return self.make_offer_p_gives_q_2(p, q, t)
        #  247  "{p} gives {q} a wild element" for p in players, q in players if p is not q and spare_wild(p) > 0
        if decision < 607:
            p, q = divmod(decision - 582, 5)
            return self.make_offer_p_gives_q_3(p, q)
        #  249  "{p} gives {q} extinguisher {x}" for p in players, q in players, x in shelf[p] if p is not q and pro..
        if decision < 732:
            p, q, x = digits(decision - 607, 5, 5)
            return self.make_offer_p_gives_q_4(p, q, x)
        if decision == 732:
            return self.make_offer_otherwise
        #  256  "Agree"
        if decision < 734:
            return self.make_offer_agree()
        #  257  "Refuse": agreed = no
        if decision < 735:
            return self.make_offer_refuse()
        #  285  may "Give Nobel {e} for {f}" for e in bench[me], f in nobel_bench if e is not f
        if decision < 771:
            e, f = divmod(decision - 735, 6)
            return self.trade_with_nobel_give_nobel(e, f)
        if decision == 771:
            return self.trade_with_nobel_on
        #  292  choose "Return {e}" for e in bench[me]
        if decision < 778:
            e = decision - 772
            return self.give_back_return(e)
        #  301  may "Use the goggles" if tools[me][tool("Safety Goggles")] > 0
        if decision < 779:
            return self.do_research_use_the_goggles()
        if decision == 779:
            return self.do_research_on
        #  306  "Place {e} on {x}" for e in bench[me], x in places if fits(e, x)
        if decision < 876:
            e, x = divmod(decision - 780, 16)
            return self.do_research_place(e, x)
        #  309  "Place {e} on {x} with the goggles" for e in apart[me], x in places if fits(e, x)
        if decision < 972:
            e, x = divmod(decision - 876, 16)
            return self.do_research_place_2(e, x)
        #  312  "Place a wild as {e} on {x}" for e in elements, x in places if count(wilds[me]) > 0 and fits(e, x) and
        if decision < 1068:
            e, x = divmod(decision - 972, 16)
            return self.do_research_place_a_wild(e, x)
        #  317  "Place {e} on your extinguisher" for x in shelf[me], e in bench[me] if fits_tank(e, x)
        if decision < 1098:
            x, e = divmod(decision - 1068, 6)
            return self.do_research_place_3(x, e)
        #  320  "Place {e} on your extinguisher with the goggles" for x in shelf[me], e in apart[me] if fits_tank(e,..
        if decision < 1128:
            x, e = divmod(decision - 1098, 6)
            return self.do_research_place_4(x, e)
        #  323  "Trade three {e} for {f}" for e in bench[me], f in bag if exchanges is 0 and bench[me][e] >= 3
        if decision < 1164:
            e, f = divmod(decision - 1128, 6)
            return self.do_research_trade_three(e, f)
        #  325  "Trade two {e} for {f}" for e in bench[me], f in bag if bench[me][e] >= 2 and
        if decision < 1200:
            e, f = divmod(decision - 1164, 6)
            return self.do_research_trade_two(e, f)
        #  328  "Claim {x}" for x in unclaimed if available(me) > 0 and count(atoms[x]) + count(wild_on[x]) > 0
        if decision < 1216:
            x = decision - 1200
            return self.do_research_claim(x)
        #  331  "Light {x}" for x in places if tools[me][tool("Bunsen Burner")] > 0 and field[x] is not none and fla..
        if decision < 1232:
            x = decision - 1216
            return self.do_research_light(x)
        if decision == 1232:
            return self.do_research_otherwise
        #  375  "Score {x}" for x in claims(me) if complete(x)
        if decision < 1249:
            x = decision - 1233
            return self.score_compounds_score(x)
        #  377  "Lower {a}, raise {b}" for a in experiments, b in experiments if a is not b and not used_cylinder and
        if decision < 1265:
            a, b = divmod(decision - 1249, 4)
            return self.score_compounds_lower(a, b)
        #  382  choose "Give up {x}" for x in claims(me) if not temporary[x]
        if decision < 1281:
            x = decision - 1265
            return self.score_compounds_give_up(x)
        #  387  "Finish" if every(not complete(x) for x in claims(me))
        if decision < 1282:
            return self.score_compounds_finish()
        #  396  "Raise {e}" for e in [tube(card.state), lab] if not finished(me, e)
        if decision < 1286:
            e = decision - 1282
            return self.score_place_raise(e)
        #  401  may "Keep one {e}" for e in atoms[place]
        if decision < 1292:
            e = decision - 1286
            return self.score_place_keep_one(e)
        if decision == 1292:
            return self.score_place_on_3
        #  409  "Raise {p}'s {e}" for p in opponents, e in experiments if not finished(p, e)
        if decision < 1313:
            p, e = divmod(decision - 1293, 4)
            return self.score_place_raise_2(p, e)
        #  412  "Share the points" if grant_free: share(card.points)
        if decision < 1314:
            return self.score_place_share_the_points()
        #  418  choose "Share with {p}" for p in opponents
        if decision < 1319:
            p = decision - 1314
            return self.share_share_with(p)
        #  465  may "Spend an extinguisher on {x}" for e in shelf[me], x in targets if built[e] and not shielded[x]
        if decision < 1399:
            e, x = divmod(decision - 1319, 16)
            return self.ask_for_extinguishers_spend_an_extinguisher(e, x)
        if decision == 1399:
            return self.ask_for_extinguishers_otherwise
        #  478  choose by scatterer[x] "Scatter {e} from {x} to {y}" for y in near(x) if field[y] is not none and mi..
        if decision < 1416:
            y = decision - 1400
            return self.explode_scatter(y)
        #  514  may "Use the lab key"
        if decision < 1417:
            return self.pass_the_lead_use_the_lab()
        if decision == 1417:
            return self.pass_the_lead_on
        #  524  "Nobel places {e} on {x}" for e in nobel_bench, x in unclaimed if missing(x, e) > 0
        if decision < 1514:
            e, x = divmod(decision - 1418, 16)
            return self.nobel_research_nobel_places(e, x)
        #  527  "Nobel stops" if i > 1
        if decision < 1515:
            return self.nobel_research_nobel_stops()
        #  539  choose by lead "Raise {p}'s {e}" for p in players, e in experiments if not finished(p, e)
        if decision < 1535:
            p, e = divmod(decision - 1515, 4)
            return self.score_for_nobel_raise(p, e)
        raise NotOffered(decision)

    def describe(self, decision: int) -> Said:
        if decision < 6:
            e = decision
            return 0, f"Nobel returns {ELEMENT_NAMES[e]}", (ELEMENT_NAMES[e],)
        if decision < 22:
            x = decision - 6
            return 1, f"Claim {PLACE_NAMES[x]}", (PLACE_NAMES[x],)
        if decision < 23:
            return 2, "Keep your tokens", ()
        if decision < 279:
            x, y = divmod(decision - 23, 16)
            return 3, f"Shift the claim from {PLACE_NAMES[x]} to {PLACE_NAMES[y]}", (PLACE_NAMES[x], PLACE_NAMES[y])
        if decision == 279:
            return 4, "Pass", ()
        if decision < 281:
            return 5, "Make an offer", ()
        if decision == 281:
            return 6, "Pass", ()
        if decision < 432:
            p, q, e = digits(decision - 282, 5, 6)
            return (
                7,
                f"{PLAYER_NAMES[p]} gives {PLAYER_NAMES[q]} {ELEMENT_NAMES[e]}",
                (PLAYER_NAMES[p], PLAYER_NAMES[q], ELEMENT_NAMES[e]),
            )
        if decision < 582:
            p, q, t = digits(decision - 432, 5, 6)
            return (
                8,
                f"{PLAYER_NAMES[p]} gives {PLAYER_NAMES[q]} the {TOOL_NAMES[t]}",
                (PLAYER_NAMES[p], PLAYER_NAMES[q], TOOL_NAMES[t]),
            )
        if decision < 607:
            p, q = divmod(decision - 582, 5)
            return 9, f"{PLAYER_NAMES[p]} gives {PLAYER_NAMES[q]} a wild element", (PLAYER_NAMES[p], PLAYER_NAMES[q])
        if decision < 732:
            p, q, x = digits(decision - 607, 5, 5)
            return (
                10,
                f"{PLAYER_NAMES[p]} gives {PLAYER_NAMES[q]} extinguisher {EXTINGUISHER_NAMES[x]}",
                (PLAYER_NAMES[p], PLAYER_NAMES[q], EXTINGUISHER_NAMES[x]),
            )
        if decision == 732:
            return 11, "Pass", ()
        if decision < 734:
            return 12, "Agree", ()
        if decision < 735:
            return 13, "Refuse", ()
        if decision < 771:
            e, f = divmod(decision - 735, 6)
            return 14, f"Give Nobel {ELEMENT_NAMES[e]} for {ELEMENT_NAMES[f]}", (ELEMENT_NAMES[e], ELEMENT_NAMES[f])
        if decision == 771:
            return 15, "Pass", ()
        if decision < 778:
            e = decision - 772
            return 16, f"Return {ELEMENT_NAMES[e]}", (ELEMENT_NAMES[e],)
        if decision < 779:
            return 17, "Use the goggles", ()
        if decision == 779:
            return 18, "Pass", ()
        if decision < 876:
            e, x = divmod(decision - 780, 16)
            return 19, f"Place {ELEMENT_NAMES[e]} on {PLACE_NAMES[x]}", (ELEMENT_NAMES[e], PLACE_NAMES[x])
        if decision < 972:
            e, x = divmod(decision - 876, 16)
            return (
                20, f"Place {ELEMENT_NAMES[e]} on {PLACE_NAMES[x]} with the goggles", (ELEMENT_NAMES[e], PLACE_NAMES[x])
            )
        if decision < 1068:
            e, x = divmod(decision - 972, 16)
            return 21, f"Place a wild as {ELEMENT_NAMES[e]} on {PLACE_NAMES[x]}", (ELEMENT_NAMES[e], PLACE_NAMES[x])
        if decision < 1098:
            x, e = divmod(decision - 1068, 6)
            return 22, f"Place {ELEMENT_NAMES[e]} on your extinguisher", (EXTINGUISHER_NAMES[x], ELEMENT_NAMES[e])
        if decision < 1128:
            x, e = divmod(decision - 1098, 6)
            return (
                23,
                f"Place {ELEMENT_NAMES[e]} on your extinguisher with the goggles",
                (EXTINGUISHER_NAMES[x], ELEMENT_NAMES[e]),
            )
        if decision < 1164:
            e, f = divmod(decision - 1128, 6)
            return 24, f"Trade three {ELEMENT_NAMES[e]} for {ELEMENT_NAMES[f]}", (ELEMENT_NAMES[e], ELEMENT_NAMES[f])
        if decision < 1200:
            e, f = divmod(decision - 1164, 6)
            return 25, f"Trade two {ELEMENT_NAMES[e]} for {ELEMENT_NAMES[f]}", (ELEMENT_NAMES[e], ELEMENT_NAMES[f])
        if decision < 1216:
            x = decision - 1200
            return 26, f"Claim {PLACE_NAMES[x]}", (PLACE_NAMES[x],)
        if decision < 1232:
            x = decision - 1216
            return 27, f"Light {PLACE_NAMES[x]}", (PLACE_NAMES[x],)
        if decision == 1232:
            return 28, "Pass", ()
        if decision < 1249:
            x = decision - 1233
            return 29, f"Score {PLACE_NAMES[x]}", (PLACE_NAMES[x],)
        if decision < 1265:
            a, b = divmod(decision - 1249, 4)
            return (
                30,
                f"Lower {EXPERIMENT_NAMES[a]}, raise {EXPERIMENT_NAMES[b]}",
                (EXPERIMENT_NAMES[a], EXPERIMENT_NAMES[b]),
            )
        if decision < 1281:
            x = decision - 1265
            return 31, f"Give up {PLACE_NAMES[x]}", (PLACE_NAMES[x],)
        if decision < 1282:
            return 32, "Finish", ()
        if decision < 1286:
            e = decision - 1282
            return 33, f"Raise {EXPERIMENT_NAMES[e]}", (EXPERIMENT_NAMES[e],)
        if decision < 1292:
            e = decision - 1286
            return 34, f"Keep one {ELEMENT_NAMES[e]}", (ELEMENT_NAMES[e],)
        if decision == 1292:
            return 35, "Pass", ()
        if decision < 1313:
            p, e = divmod(decision - 1293, 4)
            return 36, f"Raise {PLAYER_NAMES[p]}'s {EXPERIMENT_NAMES[e]}", (PLAYER_NAMES[p], EXPERIMENT_NAMES[e])
        if decision < 1314:
            return 37, "Share the points", ()
        if decision < 1319:
            p = decision - 1314
            return 38, f"Share with {PLAYER_NAMES[p]}", (PLAYER_NAMES[p],)
        if decision < 1399:
            e, x = divmod(decision - 1319, 16)
            return 39, f"Spend an extinguisher on {PLACE_NAMES[x]}", (EXTINGUISHER_NAMES[e], PLACE_NAMES[x])
        if decision == 1399:
            return 40, "Pass", ()
        if decision < 1416:
            y = decision - 1400
            return (
                41,
                f"Scatter {ELEMENT_NAMES[self.explode_e]} from {PLACE_NAMES[self.explode_x]} to {PLACE_NAMES[y]}",
                (PLACE_NAMES[y],),
            )
        if decision < 1417:
            return 42, "Use the lab key", ()
        if decision == 1417:
            return 43, "Pass", ()
        if decision < 1514:
            e, x = divmod(decision - 1418, 16)
            return 44, f"Nobel places {ELEMENT_NAMES[e]} on {PLACE_NAMES[x]}", (ELEMENT_NAMES[e], PLACE_NAMES[x])
        if decision < 1515:
            return 45, "Nobel stops", ()
        if decision < 1535:
            p, e = divmod(decision - 1515, 4)
            return 46, f"Raise {PLAYER_NAMES[p]}'s {EXPERIMENT_NAMES[e]}", (PLAYER_NAMES[p], EXPERIMENT_NAMES[e])
        raise NotOffered(decision)

    def decider(self) -> int:
        if self.at == ROUND_CHOOSE:
            return self.lead
        if self.at == EXPLODE_CHOOSE:
            return self.scatterer[self.explode_x]
        if self.at == NOBEL_RESEARCH_CHOOSE:
            return self.lead
        if self.at == SCORE_FOR_NOBEL_CHOOSE:
            return self.lead
        return self.me

    def standing(self, p: int) -> tuple[int, ...]:
        #  140  winner is p with highest total(p), then
        return (
            self.total(p),
            sum(1 for e in EXPERIMENT_VALUES if self.finished(p, e))
            if self.words.tie_break == TIE_BREAK_EXPERIMENTS
            else 0,
            sum(self.tool_pool(TOOLS_PLACE + p)) if self.words.tie_break == TIE_BREAK_EXPERIMENTS else 0,
        )

    def score(self, p: int) -> int:
        return self.total(p)

    def shown(self, p: int, experiment: int) -> int:
        #  118  let shown(p, experiment) = START[experiment] + level[p, experiment]
        return (2, 1, 2, 4)[experiment] + self.level[p * 4 + experiment]

    def nobel_shown(self, experiment: int) -> int:
        #  119  let nobel_shown(experiment) = START[experiment] + nobel_level[experiment]
        return (2, 1, 2, 4)[experiment] + self.nobel_level[experiment]

    def finished(self, p: int, experiment: int) -> bool:
        #  120  let finished(p, experiment) = level[p, experiment] is highest_level(experiment)
        return self.level[p * 4 + experiment] == self.words.highest_level(experiment)

    def missing(self, place: int, element: int) -> int:
        #  127  let missing(place, element) = field[place].atoms[element] - atoms[place][element] - stands[place, el..
        return (
            CARD_ATOMS[known(self.field[place])][element]
            - self.element_at[(ATOMS + place) * 6 + element]
            - self.stands[place * 6 + element]
        )

    def complete(self, place: int) -> bool:
        #  128  let complete(place) = field[place] is not none and every(missing(place, e) is 0 for e in elements)
        return self.field[place] is not None and all(self.missing(place, e) == 0 for e in ELEMENTS)

    def claims(self, p: int) -> tuple[int, ...]:
        #  129  let claims(p) = [x for x in places if claim[x] is p]
        return tuple(x for x in PLACES if self.claim[x] == p)

    def available(self, p: int) -> int:
        #  130  let available(p) = shown(p, study) - count(x for x in claims(p) if not temporary[x])
        return self.shown(p, EXPERIMENT_STUDY) - sum(1 for x in self.claims(p) if not self.temporary[x])

    def unclaimed(self) -> tuple[int, ...]:
        #  131  let unclaimed = [x for x in places if field[x] is not none and claim[x] is none and not nobel_claim[..
        return tuple(
            x
            for x in PLACES
            if not self.nobel_claim[x] and self.field[x] is not None and self.claim[x] is None and not self.complete(x)
        )

    def burns(self, place: int) -> bool:
        #  133  let burns(place) = field[place] is not none and (field[place].flammable or flames[place] > 0)
        return self.field[place] is not None and (CARD_FLAMMABLE[known(self.field[place])] or self.flames[place] > 0)

    def limit_of(self, place: int) -> int:
        #  134  let limit_of(place) = field[place].flame_limit if field[place].flammable else 2
        return CARD_FLAME_LIMIT[known(self.field[place])] if CARD_FLAMMABLE[known(self.field[place])] else 2

    def total(self, p: int) -> int:
        #  135  let total(p) = points[p]
        return (
            self.points[p]
            + sum(
                sum(self.element_pool(ATOMS + x)) + sum(self.wild_pool(WILD_ON + x))
                for x in self.claims(p)
                if not self.complete(x)
            )
            + sum(
                CARD_POINTS[known(self.field[x])]
                for x in self.claims(p)
                if self.complete(x) and self.words.unscored_counts
            )
            + sum(self.element_pool(BENCH + p)) // 2
            + 3 * sum(1 for x in members(self.shelf[p]) if self.built[x])
            + 3 * sum(self.wild_pool(WILDS_PLACE + p))
        )

    def spare(self, p: int, e: int) -> int:
        #  260  let spare(p, e) = bench[p][e] - sum(promised[p, q, e] for q in players)
        return (
            self.element_at[(BENCH + p) * 6 + e]
            - sum(self.promised[(p * 5 + q) * 6 + e] for q in range(self.words.seats))
        )

    def spare_tool(self, p: int, t: int) -> int:
        #  261  let spare_tool(p, t) = tools[p][t] - sum(promised_tool[p, q, t] for q in players)
        return (
            self.tool_at[(TOOLS_PLACE + p) * 6 + t]
            - sum(self.promised_tool[(p * 5 + q) * 6 + t] for q in range(self.words.seats))
        )

    def spare_wild(self, p: int) -> int:
        #  262  let spare_wild(p) = count(wilds[p]) - sum(promised_wild[p, q] for q in players)
        return (
            sum(self.wild_pool(WILDS_PLACE + p)) - sum(self.promised_wild[p * 5 + q] for q in range(self.words.seats))
        )

    def gives(self, p: int, q: int) -> bool:
        #  263  let gives(p, q) = some(promised[p, q, e] > 0 for e in elements) or some(promised_tool[p, q, t] > 0 f..
        return (
            any(self.promised[(p * 5 + q) * 6 + e] > 0 for e in ELEMENTS)
            or any(self.promised_tool[(p * 5 + q) * 6 + t] > 0 for t in TOOLS)
            or self.promised_wild[p * 5 + q] > 0
            or any(self.promised_to[x] == q for x in members(self.shelf[p]))
        )

    def takes_part(self, p: int) -> bool:
        #  265  let takes_part(p) = some(gives(p, q) or gives(q, p) for q in players)
        return any(self.gives(p, q) or self.gives(q, p) for q in range(self.words.seats))

    def fits(self, element: int, place: int) -> bool:
        #  339  let fits(element, place) = left_to_place > 0 and field[place] is not none and missing(place, element..
        return self.left_to_place > 0 and self.field[place] is not None and self.missing(place, element) > 0

    def fits_tank(self, element: int, extinguisher: int) -> bool:
        #  341  let fits_tank(element, extinguisher) = left_to_place > 0 and not built[extinguisher] and
        return (
            self.left_to_place > 0
            and not self.built[extinguisher]
            and self.element_at[(TANK + extinguisher) * 6 + element] < (0, 1, 2, 0, 0, 0)[element]
        )


DECLARED = Declared(
    name="compounded",
    title="Compounded",
    players=(2, 5),
    limit=20000,
    options=(
        Option(
            "offers",
            "Offers that one scientist may make in one trading",
            Whole(0, 9),
            2,
            tuple(range(10)),
            ("A-CMP-05",),
        ),
        Option(
            "items", "Things that may change hands in one offer", Whole(1, 12), 6, tuple(range(1, 13)), ("A-CMP-05",)
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
        Option("first_turn_trading", "Trading in the first turn", YesNo(), False, (False, True), ("A-CMP-08",)),
        Option("study_pass", "Claim tokens may be kept back", YesNo(), False, (False, True), ("A-CMP-10",)),
        Option("study_max", "Highest Study number", Whole(3, 4), 4, tuple(range(3, 5)), ("M-CMP-01", "E-CMP-20")),
        Option("wild_sulfur", "The wild element may stand for sulfur", YesNo(), True, (False, True), ("A-CMP-14",)),
        Option(
            "extinguisher_ready",
            "When a built extinguisher can be used",
            Named("extinguisher_ready", EXTINGUISHER_READY_NAMES),
            0,
            ("at_once", "lab"),
            ("A-CMP-16",),
        ),
        Option("pipet_adds", "The pipet gives a second trade", YesNo(), False, (False, True), ("A-CMP-21",)),
        Option(
            "journal_source",
            "How a journal is gained",
            Named("journal_source", JOURNAL_SOURCE_NAMES),
            0,
            ("study_rise", "card_icon"),
            ("A-CMP-23",),
        ),
        Option(
            "bunsen_explosion",
            "When a Bunsen-lit compound explodes",
            Named("bunsen_explosion", BUNSEN_EXPLOSION_NAMES),
            0,
            ("lab_start", "after_refill"),
            ("A-CMP-28",),
        ),
        Option("grant_free", "Grant may name a finished experiment", YesNo(), False, (False, True), ("A-CMP-29",)),
        Option("diagonal", "Diagonal neighbours are adjacent", YesNo(), False, (False, True), ("A-CMP-30",)),
        Option("every_volatile", "Every Volatile burns, not one a turn", YesNo(), False, (False, True), ("A-CMP-31",)),
        Option(
            "scatter_credit",
            "Who scatters the last element gets the compound",
            YesNo(),
            True,
            (False, True),
            ("A-CMP-35",),
        ),
        Option(
            "unscored_counts",
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
            "nobel_limit",
            "Which level limits Nobel's placement",
            Named("experiment", EXPERIMENT_NAMES),
            2,
            ("research", "discovery"),
            ("A-CMP-43", "E-CMP-07"),
        ),
    ),
    tables=(
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
                Column("copies", Whole(5, 30), (30, 20, 20, 15, 10, 5)),
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
                Column("copies", Whole(3, 5), (4, 4, 3, 3, 3, 5)),
            ),
        ),
        Table("wild", "wilds", "token", WILD, tuple(range(1)), (Column("name", AnyText(), ("wild",)),)),
        Table(
            "extinguisher",
            "extinguishers",
            "component",
            EXTINGUISHER,
            tuple(range(5)),
            (Column("number", Whole(1, 5), (1, 2, 3, 4, 5)),),
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
                    Named("card_state", CARD_STATE_NAMES),
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
        Zone("tools", "pool", "tool", (PLAYER,), (5,), "all", TOOLS_PLACE, 0),
        Zone("wilds", "pool", "wild", (PLAYER,), (5,), "all", WILDS_PLACE, 0),
        Zone("shelf", "set", "extinguisher", (PLAYER,), (5,), "all", SHELF, 0),
        Zone("tank", "pool", "element", (EXTINGUISHER,), (5,), "all", TANK, None),
        Zone("scored", "set", "card", (PLAYER,), (5,), "all", SCORED, 0),
        Zone("nobel_bench", "pool", "element", (), (), "all", NOBEL_BENCH, None),
        Zone("nobel_scored", "set", "card", (), (), "all", NOBEL_SCORED, None),
    ),
    vars=(
        Var("stands", (PLACE, ELEMENT), (16, 6), Whole(0, 5), "all", None),
        Var("claim", (PLACE,), (16,), Maybe(PLAYER), "all", None),
        Var("fresh", (PLACE,), (16,), YesNo(), "all", None),
        Var("temporary", (PLACE,), (16,), YesNo(), "all", None),
        Var("nobel_claim", (PLACE,), (16,), YesNo(), "all", None),
        Var("flames", (PLACE,), (16,), Whole(0, 99), "all", None),
        Var("shielded", (PLACE,), (16,), YesNo(), "all", None),
        Var("scatterer", (PLACE,), (16,), PLAYER, "all", None),
        Var("built", (EXTINGUISHER,), (5,), YesNo(), "all", None),
        Var("level", (PLAYER, Named("experiment", EXPERIMENT_NAMES)), (5, 4), Whole(0, 3), "all", 0),
        Var("nobel_level", (Named("experiment", EXPERIMENT_NAMES),), (4,), Whole(0, 3), "all", None),
        Var("points", (PLAYER,), (5,), Whole(0, 999), "all", 0),
        Var("lead", (), (), PLAYER, "all", None),
        Var("rounds", (), (), Whole(0, 999), "all", None),
        Var("last_round", (), (), YesNo(), "all", None),
        Var("journal_since", (PLAYER,), (5,), Whole(0, 999), "all", 0),
        Var("kept", (PLAYER,), (5,), YesNo(), "all", 0),
        Var("used_cylinder", (), (), YesNo(), "all", None),
        Var("exchanges", (), (), Whole(0, 2), "all", None),
        Var("left_to_place", (), (), Whole(0, 5), "all", None),
        Var("quiet", (), (), Whole(0, 5), "all", None),
        Var("agreed", (), (), YesNo(), "all", None),
        Var("nobel_traded", (), (), YesNo(), "all", None),
        Var("fire_waiting", (), (), YesNo(), "all", None),
        Var("fire_out", (), (), YesNo(), "all", None),
        Var("volatile_out", (), (), YesNo(), "all", None),
        Var("short", (), (), YesNo(), "all", None),
        Var("key_used", (), (), YesNo(), "all", None),
        Var("promised", (PLAYER, PLAYER, ELEMENT), (5, 5, 6), Whole(0, 12), "all", 0),
        Var("promised_tool", (PLAYER, PLAYER, TOOL), (5, 5, 6), Whole(0, 5), "all", 0),
        Var("promised_wild", (PLAYER, PLAYER), (5, 5), Whole(0, 5), "all", 0),
        Var("promised_to", (EXTINGUISHER,), (5,), Maybe(PLAYER), "all", None),
    ),
    stops=(
        Stop(
            "round.choose",
            "round",
            (
                Slot("round.times", "round_times", Whole()),
                Slot("round.seat_2", "round_seat_2", PLAYER),
                Slot("round.seat_3", "round_seat_3", PLAYER),
                Slot("round.seat_4", "round_seat_4", PLAYER),
                Slot("round.seat_5", "round_seat_5", PLAYER),
            ),
        ),
        Stop(
            "round.choose 2",
            "round",
            (
                Slot("round.times_2", "round_times_2", Whole()),
                Slot("round.kept_me_2", "round_kept_me_2", Maybe(PLAYER)),
                Slot("round.seats_left_2", "round_seats_left_2", Many(PLAYER)),
                Slot("round.seat_2", "round_seat_2", PLAYER),
                Slot("round.seat_3", "round_seat_3", PLAYER),
                Slot("round.seat_4", "round_seat_4", PLAYER),
                Slot("round.seat_5", "round_seat_5", PLAYER),
            ),
        ),
        Stop(
            "round.choose 3",
            "round",
            (
                Slot("round.kept_me_3", "round_kept_me_3", Maybe(PLAYER)),
                Slot("round.seats_left_3", "round_seats_left_3", Many(PLAYER)),
                Slot("round.seat_3", "round_seat_3", PLAYER),
                Slot("round.seat_4", "round_seat_4", PLAYER),
                Slot("round.seat_5", "round_seat_5", PLAYER),
            ),
        ),
        Stop(
            "trade.choose",
            "trade",
            (
                Slot("trade.times", "trade_times", Whole()),
                Slot("trade.kept_me", "trade_kept_me", Maybe(PLAYER)),
                Slot("trade.seats_left", "trade_seats_left", Many(PLAYER)),
                Slot("trade.seat", "trade_seat", PLAYER),
            ),
        ),
        Stop(
            "make_offer.choose",
            "make_offer",
            (Slot("make_offer.times", "make_offer_times", Whole()), Slot("make_offer.seat", "make_offer_seat", PLAYER)),
        ),
        Stop(
            "make_offer.choose 2",
            "make_offer",
            (
                Slot("make_offer.kept_me", "make_offer_kept_me", Maybe(PLAYER)),
                Slot("make_offer.seats_left", "make_offer_seats_left", Many(PLAYER)),
                Slot("make_offer.seat", "make_offer_seat", PLAYER),
                Slot("make_offer.proposer", "make_offer_proposer", PLAYER),
            ),
        ),
        Stop(
            "trade_with_nobel.choose",
            "trade_with_nobel",
            (
                Slot("trade_with_nobel.kept_me", "trade_with_nobel_kept_me", Maybe(PLAYER)),
                Slot("trade_with_nobel.seats_left", "trade_with_nobel_seats_left", Many(PLAYER)),
                Slot("trade_with_nobel.seat", "trade_with_nobel_seat", PLAYER),
            ),
        ),
        Stop("give_back.choose", "give_back", (Slot("give_back.times", "give_back_times", Whole()),)),
        Stop("do_research.choose", "do_research", ()),
        Stop("do_research.choose 2", "do_research", (Slot("do_research.times", "do_research_times", Whole()),)),
        Stop(
            "score_compounds.choose",
            "score_compounds",
            (Slot("score_compounds.times", "score_compounds_times", Whole()),),
        ),
        Stop(
            "score_compounds.choose 2",
            "score_compounds",
            (
                Slot("score_compounds.times", "score_compounds_times", Whole()),
                Slot("score_compounds.a", "score_compounds_a", Named("experiment", EXPERIMENT_NAMES)),
                Slot("score_compounds.b", "score_compounds_b", Named("experiment", EXPERIMENT_NAMES)),
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
        Stop("score_place.choose 3", "score_place", (Slot("score_place.card", "score_place_card", Maybe(CARD)),)),
        Stop("share.choose", "share", (Slot("share.worth", "share_worth", Whole()),)),
        Stop(
            "ask_for_extinguishers.choose",
            "ask_for_extinguishers",
            (
                Slot("ask_for_extinguishers.targets", "ask_for_extinguishers_targets", Many(PLACE)),
                Slot("ask_for_extinguishers.kept_me", "ask_for_extinguishers_kept_me", Maybe(PLAYER)),
                Slot("ask_for_extinguishers.seats_left", "ask_for_extinguishers_seats_left", Many(PLAYER)),
                Slot("ask_for_extinguishers.seat", "ask_for_extinguishers_seat", PLAYER),
                Slot("ask_for_extinguishers.times", "ask_for_extinguishers_times", Whole()),
            ),
        ),
        Stop(
            "explode.choose",
            "explode",
            (
                Slot("explode.x_rest", "explode_x_rest", Many(PLACE)),
                Slot("explode.e_rest", "explode_e_rest", Many(ELEMENT)),
                Slot("explode.times", "explode_times", Whole()),
                Slot("explode.x", "explode_x", PLACE),
                Slot("explode.e", "explode_e", ELEMENT),
            ),
        ),
        Stop(
            "pass_the_lead.choose",
            "pass_the_lead",
            (
                Slot("pass_the_lead.kept_me", "pass_the_lead_kept_me", Maybe(PLAYER)),
                Slot("pass_the_lead.seats_left", "pass_the_lead_seats_left", Many(PLAYER)),
                Slot("pass_the_lead.seat", "pass_the_lead_seat", PLAYER),
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
            (
                Slot("score_for_nobel.x_rest", "score_for_nobel_x_rest", Many(PLACE)),
                Slot("score_for_nobel.x", "score_for_nobel_x", PLACE),
            ),
        ),
    ),
    sites=(
        Site(
            "trade",
            1,
            "round",
            (
                Slot("round.seat", "round_seat", PLAYER),
                Slot("round.seat_2", "round_seat_2", PLAYER),
                Slot("round.seat_3", "round_seat_3", PLAYER),
                Slot("round.seat_4", "round_seat_4", PLAYER),
                Slot("round.seat_5", "round_seat_5", PLAYER),
            ),
        ),
        Site(
            "trade_with_nobel",
            1,
            "round",
            (
                Slot("round.seat", "round_seat", PLAYER),
                Slot("round.seat_2", "round_seat_2", PLAYER),
                Slot("round.seat_3", "round_seat_3", PLAYER),
                Slot("round.seat_4", "round_seat_4", PLAYER),
                Slot("round.seat_5", "round_seat_5", PLAYER),
            ),
        ),
        Site(
            "give_back",
            1,
            "round",
            (
                Slot("round.kept_me", "round_kept_me", Maybe(PLAYER)),
                Slot("round.seats_left", "round_seats_left", Many(PLAYER)),
                Slot("round.seat", "round_seat", PLAYER),
                Slot("round.seat_2", "round_seat_2", PLAYER),
                Slot("round.seat_3", "round_seat_3", PLAYER),
                Slot("round.seat_4", "round_seat_4", PLAYER),
                Slot("round.seat_5", "round_seat_5", PLAYER),
            ),
        ),
        Site(
            "give_back",
            2,
            "score_compounds",
            (
                Slot("score_compounds.times", "score_compounds_times", Whole()),
                Slot("score_compounds.b", "score_compounds_b", Named("experiment", EXPERIMENT_NAMES)),
            ),
        ),
        Site(
            "do_research",
            1,
            "round",
            (
                Slot("round.kept_me_4", "round_kept_me_4", Maybe(PLAYER)),
                Slot("round.seats_left_4", "round_seats_left_4", Many(PLAYER)),
                Slot("round.seat_4", "round_seat_4", PLAYER),
                Slot("round.seat_5", "round_seat_5", PLAYER),
            ),
        ),
        Site("nobel_research", 1, "round", (Slot("round.seat_5", "round_seat_5", PLAYER),)),
        Site("explode", 1, "round", (Slot("round.seat_5", "round_seat_5", PLAYER),)),
        Site("explode", 2, "burn", ()),
        Site("explode", 3, "refill", ()),
        Site(
            "score_compounds",
            1,
            "round",
            (
                Slot("round.kept_me_5", "round_kept_me_5", Maybe(PLAYER)),
                Slot("round.seats_left_5", "round_seats_left_5", Many(PLAYER)),
                Slot("round.seat_5", "round_seat_5", PLAYER),
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
                Slot("trade.seat", "trade_seat", PLAYER),
            ),
        ),
        Site(
            "ask_for_extinguishers",
            1,
            "do_research",
            (Slot("do_research.times", "do_research_times", Whole()), Slot("do_research.x", "do_research_x", PLACE)),
        ),
        Site("ask_for_extinguishers", 2, "burn", ()),
        Site("score_place", 1, "score_compounds", (Slot("score_compounds.times", "score_compounds_times", Whole()),)),
        Site("share", 1, "score_place", ()),
        Site("share", 2, "score_place", ()),
        Site("react", 1, "score_place", ()),
        Site(
            "react",
            2,
            "score_for_nobel",
            (
                Slot("score_for_nobel.x_rest", "score_for_nobel_x_rest", Many(PLACE)),
                Slot("score_for_nobel.x", "score_for_nobel_x", PLACE),
                Slot("score_for_nobel.card", "score_for_nobel_card", Maybe(CARD)),
            ),
        ),
        Site("burn", 1, "react", ()),
        Site("burn", 2, "refill", ()),
    ),
    lines=(
        Line("Nobel returns {e}", "round.choose", (), (), (ELEMENT,)),
        Line("Claim {x}", "round.choose 2", (), (), (PLACE,)),
        Line("Keep your tokens", "round.choose 2", ("A-CMP-10",), (), ()),
        Line("Shift the claim from {x} to {y}", "round.choose 3", (), (), (PLACE, PLACE)),
        Line("Pass", "round.choose 3", (), quiet=True),
        Line("Make an offer", "trade.choose", (), (), ()),
        Line("Pass", "trade.choose", (), quiet=True),
        Line("{p} gives {q} {e}", "make_offer.choose", (), (), (PLAYER, PLAYER, ELEMENT)),
        Line("{p} gives {q} the {t}", "make_offer.choose", (), (), (PLAYER, PLAYER, TOOL)),
        Line("{p} gives {q} a wild element", "make_offer.choose", (), (), (PLAYER, PLAYER)),
        Line("{p} gives {q} extinguisher {x}", "make_offer.choose", (), (), (PLAYER, PLAYER, EXTINGUISHER)),
        Line("Pass", "make_offer.choose", (), quiet=True),
        Line("Agree", "make_offer.choose 2", (), (), ()),
        Line("Refuse", "make_offer.choose 2", (), (), ()),
        Line("Give Nobel {e} for {f}", "trade_with_nobel.choose", (), (), (ELEMENT, ELEMENT)),
        Line("Pass", "trade_with_nobel.choose", (), quiet=True),
        Line("Return {e}", "give_back.choose", (), (), (ELEMENT,)),
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
        Line("Place a wild as {e} on {x}", "do_research.choose 2", ("A-CMP-14",), (), (ELEMENT, PLACE)),
        Line(
            "Place {e} on your extinguisher", "do_research.choose 2", ("CMP-83", "CMP-84"), (), (EXTINGUISHER, ELEMENT)
        ),
        Line(
            "Place {e} on your extinguisher with the goggles", "do_research.choose 2", (), (), (EXTINGUISHER, ELEMENT)
        ),
        Line(
            "Trade three {e} for {f}", "do_research.choose 2", ("CMP-85", "CMP-86", "A-CMP-17"), (), (ELEMENT, ELEMENT)
        ),
        Line(
            "Trade two {e} for {f}",
            "do_research.choose 2",
            ("CMP-136", "CMP-137", "CMP-138", "A-CMP-21"),
            (),
            (ELEMENT, ELEMENT),
        ),
        Line("Claim {x}", "do_research.choose 2", ("CMP-82",), (), (PLACE,)),
        Line("Light {x}", "do_research.choose 2", (), (), (PLACE,)),
        Line("Pass", "do_research.choose 2", (), quiet=True),
        Line("Score {x}", "score_compounds.choose", (), (), (PLACE,)),
        Line(
            "Lower {a}, raise {b}",
            "score_compounds.choose",
            ("CMP-143", "CMP-144", "A-CMP-25"),
            (),
            (Named("experiment", EXPERIMENT_NAMES), Named("experiment", EXPERIMENT_NAMES)),
        ),
        Line("Give up {x}", "score_compounds.choose 2", ("A-CMP-26",), (), (PLACE,)),
        Line("Finish", "score_compounds.choose", (), (), ()),
        Line("Raise {e}", "score_place.choose", (), (), (Named("experiment", EXPERIMENT_NAMES),)),
        Line("Keep one {e}", "score_place.choose 2", ("CMP-140", "CMP-141", "CMP-142"), (), (ELEMENT,)),
        Line("Pass", "score_place.choose 2", (), quiet=True),
        Line("Raise {p}'s {e}", "score_place.choose 3", (), (), (PLAYER, Named("experiment", EXPERIMENT_NAMES))),
        Line("Share the points", "score_place.choose 3", (), (), ()),
        Line("Share with {p}", "share.choose", (), (), (PLAYER,)),
        Line("Spend an extinguisher on {x}", "ask_for_extinguishers.choose", (), (), (EXTINGUISHER, PLACE)),
        Line("Pass", "ask_for_extinguishers.choose", (), quiet=True),
        Line("Scatter {e} from {x} to {y}", "explode.choose", (), (), (PLACE,)),
        Line("Use the lab key", "pass_the_lead.choose", (), (), ()),
        Line("Pass", "pass_the_lead.choose", (), quiet=True),
        Line("Nobel places {e} on {x}", "nobel_research.choose", (), (), (ELEMENT, PLACE)),
        Line("Nobel stops", "nobel_research.choose", (), (), ()),
        Line("Raise {p}'s {e}", "score_for_nobel.choose", (), (), (PLAYER, Named("experiment", EXPERIMENT_NAMES))),
    ),
    decisions=1535,
    functions=(
        Function("highest_level", "highest_level", "words", (Named("experiment", EXPERIMENT_NAMES),), Whole()),
        Function("shown", "shown", "position", (PLAYER, Named("experiment", EXPERIMENT_NAMES)), Whole()),
        Function("nobel_shown", "nobel_shown", "position", (Named("experiment", EXPERIMENT_NAMES),), Whole()),
        Function("finished", "finished", "position", (PLAYER, Named("experiment", EXPERIMENT_NAMES)), YesNo()),
        Function(
            "tube", "tube", "module", (Named("card_state", CARD_STATE_NAMES),), Named("experiment", EXPERIMENT_NAMES)
        ),
        Function("two", "two", "words", (), YesNo(), constant=True),
        Function("missing", "missing", "position", (PLACE, ELEMENT), Whole()),
        Function("complete", "complete", "position", (PLACE,), YesNo()),
        Function("claims", "claims", "position", (PLAYER,), Many(PLACE)),
        Function("available", "available", "position", (PLAYER,), Whole()),
        Function("unclaimed", "unclaimed", "position", (), Many(PLACE)),
        Function("near", "near", "words", (PLACE,), Many(PLACE)),
        Function("burns", "burns", "position", (PLACE,), YesNo()),
        Function("limit_of", "limit_of", "position", (PLACE,), Whole(1, 3)),
        Function("total", "total", "position", (PLAYER,), Whole()),
        Function("spare", "spare", "position", (PLAYER, ELEMENT), Whole()),
        Function("spare_tool", "spare_tool", "position", (PLAYER, TOOL), Whole()),
        Function("spare_wild", "spare_wild", "position", (PLAYER,), Whole()),
        Function("gives", "gives", "position", (PLAYER, PLAYER), YesNo()),
        Function("takes_part", "takes_part", "position", (PLAYER,), YesNo()),
        Function("fits", "fits", "position", (ELEMENT, PLACE), YesNo()),
        Function("fits_tank", "fits_tank", "position", (ELEMENT, EXTINGUISHER), YesNo()),
    ),
    clauses=(
        Clause("CMP-01", "option", "Player count is an integer 2..5; other counts are rejected."),
        Clause("CMP-02", "meta", "Stated playing time is 45 to 90 minutes (metadata only)."),
        Clause("CMP-03", "meta", "The text is rules set version 0.5 (metadata; carry it in the module manifest)."),
        Clause("CMP-04", "component", "Exactly 1 Scoring Board."),
        Clause("CMP-05", "component", "Exactly 1 Element Bag (hidden, uniform random draw without replacement)."),
        Clause("CMP-06", "component", "Exactly 1 Lead Scientist marker."),
        Clause("CMP-07", "component", "Exactly 5 Work Benches."),
        Clause("CMP-08", "component", "Exactly 5 Fire Extinguisher cards."),
        Clause("CMP-09", "component", "Exactly 15 Fire Cubes (the flame tokens)."),
        Clause("CMP-10", "component", "Exactly 5 Scoring Markers."),
        Clause("CMP-11", "component", "Exactly 5 Wild Element Tokens."),
        Clause("CMP-12", "component", "Exactly 20 Research Tokens."),
        Clause("CMP-13", "component", "Exactly 20 Claim Tokens."),
        Clause("CMP-14", "component", "Exactly 20 Open Element Space Tokens."),
        Clause("CMP-15", "component", "Exactly 69 cards of compound-card format."),
        Clause("CMP-16", "component", "Exactly 100 Elemental Crystals."),
        Clause(
            "CMP-17",
            "meta",
            "The first Lead Scientist is the nerdiest person at the table; an engine takes it as an input or draws it "
            "from the seed.",
        ),
        Clause("CMP-18", "setup", "The first Lead Scientist holds the Lead Scientist token when play starts."),
        Clause("CMP-19", "setup", "Every scientist receives one Work Bench."),
        Clause("CMP-20", "setup", "Scientists in turn draw 4 elements each from the Element Bag, blind."),
        Clause(
            "CMP-21",
            "setup",
            "The 4 drawn elements occupy the 4 element spaces that are open at the start; bench total after setup = 4.",
        ),
        Clause(
            "CMP-22",
            "setup",
            "Every scientist puts one Research Token of the own colour on the start level of each of the four "
            "experiments (4 tokens).",
        ),
        Clause("CMP-23", "component", "The four experiments are Discovery, Study, Research and Lab."),
        Clause("CMP-24", "setup", "Every scientist puts one Claim Token on top of the Study test tube."),
        Clause(
            "CMP-25",
            "setup",
            "Every scientist puts three further Claim Tokens on the marked place at the upper left of the bench "
            "(reserve); 1 + 3 = 4 per scientist.",
        ),
        Clause(
            "CMP-26",
            "setup",
            "Every scientist puts one Scoring Marker beside Hydrogen on the score track; starting score = 0.",
        ),
        Clause("CMP-27", "setup", "Every scientist receives one Wild Element Token."),
        Clause(
            "CMP-28",
            "setup",
            "Every scientist lays the Fire Extinguisher left of the bench with its CO2 compound side up, i.e. not "
            "built.",
        ),
        Clause(
            "CMP-29",
            "option",
            "The setup and turn rules as given apply to 3-5 scientists; with 2 the separate two-player section "
            "(CMP-170 on) is added.",
        ),
        Clause("CMP-30", "setup", "The 9 starting compound cards (yellow border) are dealt face up into the grid."),
        Clause("CMP-31", "setup", "The grid is 4 cards by 4 cards (16 places)."),
        Clause(
            "CMP-32",
            "setup",
            "The remaining compound cards are shuffled; the places still empty are filled from the top of that deck "
            "(16 - 9 = 7 cards).",
        ),
        Clause("CMP-33", "component", "The 4x4 area of face-up compounds is named the Research Field."),
        Clause("CMP-34", "setup", "The rest of the compound deck is divided into six stacks."),
        Clause(
            "CMP-35", "setup", "The last stack holds seven cards; the other five hold eight (5 x 8 + 7 = 47 = 63 - 16)."
        ),
        Clause("CMP-36", "setup", "One stack of eight is set aside."),
        Clause(
            "CMP-37",
            "setup",
            "One Lab Fire card is put on top of each remaining stack (five stacks, five Lab Fire cards).",
        ),
        Clause("CMP-38", "setup", "The five capped stacks are put on each other."),
        Clause(
            "CMP-39",
            "setup",
            "The set-aside stack goes on top; the final deck has 8 + 4 x 9 + 8 = 52 cards and its first Lab Fire is "
            "at position 9.",
        ),
        Clause("CMP-40", "turn", "Play starts with the Lead Scientist."),
        Clause("CMP-41", "turn", "The first turn starts at the Study Phase; its Discovery Phase does not take place."),
        Clause("CMP-42", "scoring", "The aim is the highest number of atomic points."),
        Clause("CMP-43", "end", "Trigger A: a scientist reaches 50 atomic points (score >= 50)."),
        Clause(
            "CMP-44",
            "end",
            "Trigger B: a scientist has completed 3 of the 4 experiments on the own bench (token on the top level).",
        ),
        Clause("CMP-45", "end", "Trigger C: the Research Field cannot be filled to capacity (16 cards)."),
        Clause("CMP-46", "end", "Any one trigger is enough to start the end game."),
        Clause("CMP-47", "end", "After A or B exactly one additional turn is played, then the game ends."),
        Clause("CMP-48", "end", "On C the game ends at once, with no additional turn."),
        Clause(
            "CMP-49",
            "scoring",
            "At game end a scientist gets 1 atomic point for each element on each UNCOMPLETED compound claimed by "
            "that scientist.",
        ),
        Clause(
            "CMP-50",
            "scoring",
            "At game end a scientist gets 1 atomic point per two elements on the own Work Bench: floor(n / 2).",
        ),
        Clause(
            "CMP-51", "scoring", "A completed and unused Fire Extinguisher held at game end is worth 3 atomic points."
        ),
        Clause("CMP-52", "scoring", "Each Wild Element held at game end is worth 3 atomic points."),
        Clause("CMP-53", "end", "Victory goes to the highest total of atomic points after end scoring."),
        Clause(
            "CMP-54",
            "legality",
            "Elements, tools and physical components change hands by trade only in the Discovery Phase.",
        ),
        Clause("CMP-55", "meta", "Verbal agreements may be made at any time."),
        Clause("CMP-56", "meta", "Bargaining, coercion and swindling are encouraged table behaviour."),
        Clause(
            "CMP-57",
            "legality",
            "No verbal deal is binding: an unfulfilled promise changes no state and blocks no later action.",
        ),
        Clause("CMP-58", "turn", "A turn consists of four phases in the order Discovery, Study, Research, Lab."),
        Clause(
            "CMP-59",
            "turn",
            "The skip of the Discovery Phase on the first turn is stated a second time (reminder; same rule as "
            "CMP-41).",
        ),
        Clause(
            "CMP-60",
            "turn",
            "Starting with the Lead Scientist, each scientist draws from the Element Bag the number of elements shown "
            "by the own Discovery level.",
        ),
        Clause("CMP-61", "effect", "Drawn elements are put on the drawer's Work Bench."),
        Clause("CMP-62", "turn", "Trading may start only after all scientists have drawn."),
        Clause(
            "CMP-63",
            "legality",
            "When trading is over and the phase closes, a bench with more elements than open element spaces gives the "
            "excess back to the Element Bag.",
        ),
        Clause(
            "CMP-64",
            "legality",
            "Follows from CMP-63: between drawing and the end of the phase a bench may hold more elements than its "
            "open spaces.",
        ),
        Clause(
            "CMP-65",
            "legality",
            "Goods that may be given or received in a trade: elements, tools owned, Fire Extinguisher cards, Wild "
            "Element Tokens, promises of later favours.",
        ),
        Clause(
            "CMP-66",
            "legality",
            "A trade may involve any other scientist or a group of scientists (multi-party trade).",
        ),
        Clause(
            "CMP-67",
            "meta",
            "Favours are only as good as the word given; a favour deal is not binding (same as CMP-57).",
        ),
        Clause(
            "CMP-68",
            "turn",
            "Starting with the Lead Scientist and going clockwise, each scientist puts one Claim Token on an "
            "unclaimed compound.",
        ),
        Clause("CMP-69", "legality", "A Claim Token may not be put on a compound that is already claimed."),
        Clause(
            "CMP-70",
            "turn",
            "The rotation repeats until each scientist has placed all available Claim Tokens; a scientist with none "
            "left is passed over.",
        ),
        Clause(
            "CMP-71",
            "legality",
            "The number of available Claim Tokens is the number on the scientist's Study level; tokens already on the "
            "field count against it.",
        ),
        Clause(
            "CMP-72",
            "turn",
            "Once all placements are done the scientists act in turn order again: whoever has a Claim Token on the "
            "field from an earlier round may shift ONE such token to another available compound.",
        ),
        Clause(
            "CMP-73",
            "legality",
            "That move is optional, is at most one token per scientist per turn, and a token placed in the current "
            "round may not be moved.",
        ),
        Clause(
            "CMP-74",
            "turn",
            "In turn order each scientist moves elements onto the Research Field, at most the number of the own "
            "Research level.",
        ),
        Clause(
            "CMP-75",
            "legality",
            "Elements may be placed on any compound of the field, whoever claims it, or on the own Fire Extinguisher.",
        ),
        Clause(
            "CMP-76",
            "scoring",
            "Only the scientist who owns a claimed compound scores it and gets its benefits when it is completed.",
        ),
        Clause("CMP-77", "legality", "A scientist may place elements on a compound claimed by another scientist."),
        Clause(
            "CMP-78",
            "scoring",
            "Placing on another scientist's claimed compound gives the placer nothing, also when the placement "
            "completes it.",
        ),
        Clause("CMP-79", "legality", "Any number of scientists may put elements on the same unclaimed compound."),
        Clause(
            "CMP-80",
            "effect",
            "The scientist who places the final element of an unclaimed compound gets its points and bonuses.",
        ),
        Clause(
            "CMP-81",
            "effect",
            "That scientist puts one unused Claim Token, temporary side up, on the compound so that it is scored in "
            "the Lab Phase.",
        ),
        Clause(
            "CMP-82",
            "legality",
            "In the Research Phase any scientist with an available Claim Token may claim an unclaimed compound that "
            "already holds elements.",
        ),
        Clause(
            "CMP-83",
            "legality",
            "A scientist may place elements on the own Fire Extinguisher compound (CO2: 1 C, 2 O).",
        ),
        Clause(
            "CMP-84",
            "legality",
            "Placement on the extinguisher follows the same rules as placement on the field (counts against the "
            "Research level; needs a matching free slot).",
        ),
        Clause(
            "CMP-85",
            "legality",
            "Once per Research Phase a scientist may trade three elements of one type for one element of any type "
            "that is in the Element Bag at that time.",
        ),
        Clause("CMP-86", "legality", "The three traded elements must come from the own Work Bench."),
        Clause(
            "CMP-87",
            "effect",
            "Scientists with completed compounds score them: the Scoring Marker moves up by the compound's atomic "
            "points.",
        ),
        Clause("CMP-88", "effect", "Scoring a compound with a tool icon gives that tool, if one is available."),
        Clause("CMP-89", "effect", "Scoring a compound raises the matching experiment by one level."),
        Clause("CMP-90", "effect", "Scoring a compound with a Chemical Reaction triggers that reaction."),
        Clause("CMP-91", "option", "The scorer may raise the Lab experiment in place of the matching experiment."),
        Clause(
            "CMP-92",
            "example",
            "INPUT: scientist 2 scores a completed LIQUID compound, Discovery and Lab both below maximum, scientist "
            "chooses Lab. EXPECTED: Lab +1 level, Discovery unchanged. (Shows that liquid raises Discovery by "
            "default.)",
        ),
        Clause(
            "CMP-93",
            "turn",
            "The phase ends when the Lead Scientist has refilled the empty places of the Research Field.",
        ),
        Clause("CMP-94", "turn", "After the refill the Lead Scientist token passes to the scientist on the left."),
        Clause("CMP-95", "component", "Each scientist has an own Work Bench tableau."),
        Clause(
            "CMP-96",
            "component",
            "Results of completed compounds are recorded on the own bench (levels, tools, spaces).",
        ),
        Clause("CMP-97", "setup", "A bench has 4 open element spaces at the start."),
        Clause("CMP-98", "effect", "Raising the Lab level increases the open element spaces, to at most 7."),
        Clause("CMP-99", "component", "The element key is printed left of the element spaces on every bench."),
        Clause("CMP-100", "component", "The key gives, per element: colour, abbreviation and number in the game."),
        Clause(
            "CMP-101",
            "effect",
            "Each Discovery level raised increases the number of elements drawn in the Discovery Phase.",
        ),
        Clause(
            "CMP-102",
            "effect",
            "Each Study level raised makes the new number (upper right of the level) the maximum number of compounds "
            "the scientist may have claimed.",
        ),
        Clause(
            "CMP-103",
            "effect",
            "Each Research level raised makes the new number (upper right of the level) the maximum number of "
            "elements placed per Research Phase.",
        ),
        Clause(
            "CMP-104",
            "option",
            "The Lab experiment is raised only as a replacement for raising another one (same rule as CMP-91).",
        ),
        Clause(
            "CMP-105",
            "effect",
            "When Lab rises, one Element Space Token moves from the test tube to a designated place of the "
            "element-space area.",
        ),
        Clause(
            "CMP-106",
            "effect",
            "Each Lab level raised opens one more element space: the fifth, sixth, seventh (three in all).",
        ),
        Clause("CMP-107", "component", "There are 63 compound cards."),
        Clause("CMP-108", "component", "There are 6 Lab Fire cards."),
        Clause(
            "CMP-109",
            "component",
            "Fields of a compound card: name; formula; state; atomic points; molecule picture; tool or reaction mark "
            "where present.",
        ),
        Clause(
            "CMP-110",
            "effect",
            "If a Lab Fire is revealed in the refill of the Lab Phase, the rest of the field is filled first.",
        ),
        Clause(
            "CMP-111",
            "effect",
            "Then one flame token is put on every flammable compound of the field (new cards included).",
        ),
        Clause("CMP-112", "effect", "A compound that receives its flame-token limit explodes."),
        Clause("CMP-113", "effect", "The elements of an exploding compound scatter to adjacent compounds."),
        Clause("CMP-114", "legality", "If the exploding compound is claimed, its owner chooses where the elements go."),
        Clause(
            "CMP-115", "legality", "An element for which an adjacent compound has a free matching place MUST be placed."
        ),
        Clause("CMP-116", "effect", "Elements that cannot be placed are discarded."),
        Clause(
            "CMP-117",
            "legality",
            "If the exploding compound is unclaimed, the Lead Scientist chooses where its elements go.",
        ),
        Clause(
            "CMP-118", "option", "A built Fire Extinguisher may be discarded to stop the flame token for one compound."
        ),
        Clause("CMP-119", "legality", "That compound may be any one: own, unclaimed or claimed by another scientist."),
        Clause("CMP-120", "legality", "Two Lab Fires cannot take place in the same turn."),
        Clause(
            "CMP-121",
            "effect",
            "A second or later Lab Fire card revealed in the same turn is discarded without effect and the refill "
            "goes on.",
        ),
        Clause(
            "CMP-122", "legality", "A Lab Fire may take place in a turn in which a Volatile reaction was triggered."
        ),
        Clause("CMP-123", "legality", "That combination is the only exception to the limit of one fire per turn."),
        Clause("CMP-124", "component", "Some compound cards show a tool in a diamond-shaped icon."),
        Clause(
            "CMP-125",
            "effect",
            "When such a compound is scored the scientist gets the tool tile if the supply has one; otherwise nothing.",
        ),
        Clause("CMP-126", "effect", "The tile is put on the own Work Bench."),
        Clause(
            "CMP-127",
            "effect",
            "The ability stays for the rest of the game unless the tile is discarded or traded away.",
        ),
        Clause(
            "CMP-128",
            "option",
            "Safety Goggles: discard when the Research Phase begins, to draw as many elements as the own Discovery "
            "level shows.",
        ),
        Clause("CMP-129", "legality", "Goggles elements are kept apart from the bench elements."),
        Clause(
            "CMP-130",
            "legality",
            "The scientist may place goggles elements and bench elements in any mix, in total at most the Research "
            "level.",
        ),
        Clause("CMP-131", "effect", "When placing is finished all goggles elements left are discarded."),
        Clause("CMP-132", "legality", "Goggles elements may not be used in the 3:1 trade."),
        Clause("CMP-133", "legality", "Goggles elements may not be used with the Pipet."),
        Clause("CMP-134", "legality", "Goggles elements may not be put on open element spaces of the bench."),
        Clause(
            "CMP-135",
            "option",
            "Lab Key: may be discarded once the Lab Phase closes; its owner becomes Lead Scientist of the next turn.",
        ),
        Clause("CMP-136", "option", "Pipet: in the Research Phase the scientist may trade two elements for one."),
        Clause("CMP-137", "legality", "Both elements given with the Pipet must be of the same type."),
        Clause("CMP-138", "legality", "The Pipet trade is allowed once per turn."),
        Clause("CMP-139", "effect", "Journal: acquired when the scientist improves the Study experiment."),
        Clause(
            "CMP-140",
            "option",
            "Journal: once per Lab Phase, when scoring completed compounds, the scientist may keep one element of "
            "those compounds on the own bench.",
        ),
        Clause("CMP-141", "legality", "The kept element needs a free open element space."),
        Clause("CMP-142", "turn", "The Journal works from the turn after it was gained."),
        Clause(
            "CMP-143",
            "option",
            "Graduated Cylinder: in the Lab Phase the scientist may lower one experiment by one level and raise "
            "another by one level.",
        ),
        Clause("CMP-144", "legality", "The Graduated Cylinder may be used once per turn by its owner."),
        Clause(
            "CMP-145",
            "effect",
            "If Study is lowered this way the scientist must at once remove one own Claim Token from a claimed "
            "compound of the field.",
        ),
        Clause(
            "CMP-146",
            "legality",
            "The removal applies only if more own Claim Tokens are in play than the new limit allows.",
        ),
        Clause(
            "CMP-147",
            "effect",
            "If Lab is lowered this way one Element Space Token returns to the Lab test tube (one open space fewer).",
        ),
        Clause("CMP-148", "effect", "If Lab is lowered, elements above the new number of spaces are discarded."),
        Clause(
            "CMP-149",
            "option",
            "Bunsen Burner: discard it at any moment of the Research Phase; one flame token goes on ANY chosen "
            "compound of the field.",
        ),
        Clause("CMP-150", "legality", "The target of the Bunsen Burner must have no flame token at that time."),
        Clause("CMP-151", "option", "The Bunsen flame, too, can be stopped by discarding a built Fire Extinguisher."),
        Clause(
            "CMP-152",
            "effect",
            "If the Bunsen flame is prevented the Bunsen Burner is still discarded and has no effect.",
        ),
        Clause("CMP-153", "effect", "A non-flammable compound with a flame token counts as flammable from then on."),
        Clause("CMP-154", "effect", "The flame limit of such a compound is two."),
        Clause("CMP-155", "legality", "A compound with flame limit one is a legal Bunsen Burner target."),
        Clause(
            "CMP-156",
            "effect",
            "A limit-one compound that received the Bunsen flame explodes during the Lab Phase of that turn.",
        ),
        Clause("CMP-157", "component", "Some compound cards show a Chemical Reaction in a circular icon."),
        Clause("CMP-158", "effect", "The reaction takes place immediately when a scientist scores the compound."),
        Clause("CMP-159", "legality", "The effect of a reaction may not be ignored or declined."),
        Clause(
            "CMP-160",
            "effect",
            "Grant: the scorer must name another scientist and one experiment on that scientist's bench.",
        ),
        Clause("CMP-161", "effect", "Grant: the chosen experiment rises one level."),
        Clause("CMP-162", "legality", "Grant: the chosen experiment must not be at its maximum level."),
        Clause(
            "CMP-163",
            "scoring",
            "Grant: if that experiment is complete already, scorer and chosen scientist share the compound's atomic "
            "points.",
        ),
        Clause(
            "CMP-164",
            "scoring",
            "Grant: if the points do not divide equally the odd point is counted for neither: each gets floor(p / 2).",
        ),
        Clause(
            "CMP-165",
            "example",
            "INPUT: Grant compound of 7 atomic points, chosen experiment completed. EXPECTED: scorer +3, chosen "
            "scientist +3, 1 point lost.",
        ),
        Clause("CMP-166", "effect", "Volatile: acts as a Lab Fire that was just revealed from the deck."),
        Clause(
            "CMP-167",
            "effect",
            "Volatile: all Lab Fire rules apply (flame on every flammable compound, limits, scatter, extinguishers).",
        ),
        Clause("CMP-168", "effect", "Volatile: may explode completed compounds that are not yet scored."),
        Clause(
            "CMP-169",
            "legality",
            "Volatile and one Lab Fire may take place in the same turn (restated; same rule as CMP-122).",
        ),
        Clause("CMP-170", "meta", "The game is meant for three or more because of trading and social play."),
        Clause("CMP-171", "option", "With exactly two scientists a third participant named Nobel is added."),
        Clause("CMP-172", "component", "Nobel can do less than a scientist: only the actions of this section."),
        Clause(
            "CMP-173",
            "setup",
            "Nobel's Work Bench (one of the unused ones) lies to the side, in reach of both scientists.",
        ),
        Clause(
            "CMP-174",
            "setup",
            "A Research Token of one unused colour is put on the start level of Nobel's Discovery and of Nobel's "
            "Research; Study and Lab get none.",
        ),
        Clause("CMP-175", "setup", "The Lead Scientist draws 4 elements for Nobel and puts them on Nobel's bench."),
        Clause("CMP-176", "turn", "Nobel is controlled by the scientist who is Lead Scientist at that time."),
        Clause(
            "CMP-177",
            "turn",
            "In the Discovery Phase the Lead Scientist draws for Nobel the number of Nobel's Discovery level.",
        ),
        Clause("CMP-178", "option", "After all draws of the phase the Lead Scientist may trade with Nobel."),
        Clause(
            "CMP-179",
            "legality",
            "A trade with Nobel is exactly one element of the trading scientist's bench for one element of Nobel's "
            "bench; nothing else may be traded.",
        ),
        Clause(
            "CMP-180",
            "legality",
            "The second scientist may trade with Nobel only if the Lead Scientist did; if the Lead Scientist did not, "
            "neither may.",
        ),
        Clause(
            "CMP-181",
            "legality",
            "When the Discovery Phase closes Nobel keeps at most four elements; the Lead Scientist chooses the excess "
            "and returns it to the Element Bag.",
        ),
        Clause(
            "CMP-182",
            "turn",
            "In Research the Lead Scientist may put Nobel's elements on the field, at most Nobel's (printed:) "
            "Discovery level.",
        ),
        Clause("CMP-183", "legality", "Nobel's elements go onto one or more unclaimed compounds only."),
        Clause("CMP-184", "legality", "At least one of Nobel's elements must be placed."),
        Clause("CMP-185", "legality", "More than one is not required."),
        Clause(
            "CMP-186", "turn", "Nobel's placement takes place after both scientists have placed in the Research Phase."
        ),
        Clause(
            "CMP-187",
            "effect",
            "If Nobel's placement completes a compound, a Claim Token of Nobel's colour is put on it.",
        ),
        Clause("CMP-188", "effect", "When scored in the Lab Phase that compound card is put beside Nobel's bench."),
        Clause("CMP-189", "effect", "A tool on that compound is not put on Nobel's bench (no tool is gained)."),
        Clause("CMP-190", "effect", "A Chemical Reaction on that compound does take place."),
        Clause("CMP-191", "effect", "A Liquid raises Nobel's Discovery level, a Gas raises Nobel's Research level."),
        Clause("CMP-192", "turn", "The new levels count from the following Discovery and Research phases on."),
    ),
)

GAME = Game(DECLARED, Compounded, CompoundedWords, globals())
