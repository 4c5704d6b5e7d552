"""Names that every compiled module takes from the runtime, and names that all words and positions have."""

from __future__ import annotations

# What `play.runtime` offers to compiled modules, by the kind of thing it is.
RUNTIME = frozenset(
    "DIRECTIONS DIRECTION_COLUMN_STEP DIRECTION_DIAGONAL DIRECTION_NAMES DIRECTION_ROW_STEP PLAYER_NAMES AnyText "
    "AtOnceBlock Best ByNumber Clause Column Counted Declared Fault Function Game Grid Group Lanes Line Listed "
    "Many Maybe Named NotOffered Option Position Runs Said Side Site Slot Step Stop Table Var Whole YesNo Zone "
    "adds_up alike around best_of beside bits cache cached_property cell_at cell_columns cell_names cell_rows "
    "consecutive digits distance first groups_alike has in_64_bits in_order in_order_of indexed item kinds_in known "
    "least lines members modulo numbered opponents printed pairs_moved pairs_reached pairs_reached_by prod rays "
    "reachable rounded_down rounded_up row_of seat seats_from sets_alike sets_in_a_row sets_within shown slice_of "
    "small_sets slots_placed slots_taken sum_of takewhile to_the_power told_apart union_of within".split()
)
MODULE_NAMES = RUNTIME | {
    "BOX",
    "CITED",
    "COMPILED_FROM",
    "DECLARED",
    "DIRECTION",
    "GAME",
    "Mapping",
    "PLAYER",
    "REACHED",
}
POSITION_NAMES = frozenset(
    "all_decide all_have_decided at at_once begin below by_chance copy cut decider describe draw_tokens end_cut "
    "end_drawn end_ranked end_won fate finish follow go_on leave limit lists me mingle move_tokens nested "
    "next_turn offer offered one_of one_token options over restore results rng roll run runs score seats seers "
    "setup shuffle shuffle_openly slots snapshot standing start take tick ticks top_of without_flow words zeros".split()
)
WORDS_NAMES = frozenset({"agreed", "seats"})
