/* Compounded. Compiled from compounded.rules; change the rules, not this file. */
#include "kernel.h"

#define LIMIT 20000
#define IDS 2047
#define MOST_SEATS 5
#define BEGIN (-1)

#ifdef FOLDED
#ifndef OPTION_first_lead
#define OPTION_first_lead 0
#endif
#ifndef OPTION_start_layout
#define OPTION_start_layout 0
#endif
#ifndef OPTION_stack_order
#define OPTION_stack_order 0
#endif
#ifndef OPTION_trade_window
#define OPTION_trade_window 0
#endif
#ifndef OPTION_offers
#define OPTION_offers 2
#endif
#ifndef OPTION_items
#define OPTION_items 6
#endif
#ifndef OPTION_trade_scope
#define OPTION_trade_scope 0
#endif
#ifndef OPTION_first_turn_trading
#define OPTION_first_turn_trading 0
#endif
#ifndef OPTION_study_pass
#define OPTION_study_pass 0
#endif
#ifndef OPTION_study_max
#define OPTION_study_max 4
#endif
#ifndef OPTION_temp_claim_limit
#define OPTION_temp_claim_limit 0
#endif
#ifndef OPTION_wild_use
#define OPTION_wild_use 0
#endif
#ifndef OPTION_extinguisher_ready
#define OPTION_extinguisher_ready 0
#endif
#ifndef OPTION_pipet
#define OPTION_pipet 0
#endif
#ifndef OPTION_discard_to
#define OPTION_discard_to 0
#endif
#ifndef OPTION_journal_source
#define OPTION_journal_source 0
#endif
#ifndef OPTION_lab_key
#define OPTION_lab_key 0
#endif
#ifndef OPTION_bunsen_explosion
#define OPTION_bunsen_explosion 0
#endif
#ifndef OPTION_grant_choice
#define OPTION_grant_choice 0
#endif
#ifndef OPTION_adjacency
#define OPTION_adjacency 0
#endif
#ifndef OPTION_volatile_limit
#define OPTION_volatile_limit 0
#endif
#ifndef OPTION_explosions
#define OPTION_explosions 0
#endif
#ifndef OPTION_refill_after_explosion
#define OPTION_refill_after_explosion 0
#endif
#ifndef OPTION_scatter_credit
#define OPTION_scatter_credit 0
#endif
#ifndef OPTION_flame_supply
#define OPTION_flame_supply 0
#endif
#ifndef OPTION_score_completed_at_end
#define OPTION_score_completed_at_end 0
#endif
#ifndef OPTION_tie_break
#define OPTION_tie_break 0
#endif
#ifndef OPTION_nobel_place_limit
#define OPTION_nobel_place_limit 0
#endif
#ifndef OPTION_nobel_scores
#define OPTION_nobel_scores 0
#endif
#ifndef SEATS
#define SEATS 2
#endif
#define OPTION(name) OPTION_##name
#else
#define SEATS a->seats
#define OPTION(name) a->option_##name
#endif

enum { TRADE_CHOOSE, MAKE_OFFER_CHOOSE, MAKE_OFFER_CHOOSE_2, TRADE_WITH_NOBEL_CHOOSE, GIVE_BACK_CHOOSE,
    NOBEL_GIVES_BACK_CHOOSE, PLACE_CLAIMS_CHOOSE, SHIFT_CLAIMS_CHOOSE, LIGHT_BURNERS_CHOOSE, DO_RESEARCH_CHOOSE,
    DO_RESEARCH_CHOOSE_2, SCORE_COMPOUNDS_CHOOSE, TURN_CYLINDER_CHOOSE, TURN_CYLINDER_CHOOSE_2, SCORE_PLACE_CHOOSE,
    SCORE_PLACE_CHOOSE_2, GIVE_GRANT_CHOOSE, GO_WITHOUT_CHOOSE, ASK_FOR_EXTINGUISHERS_CHOOSE, EXPLODE_CHOOSE,
    SCATTER_BY_CHOOSE, PASS_THE_LEAD_CHOOSE, NOBEL_RESEARCH_CHOOSE, SCORE_FOR_NOBEL_CHOOSE, SCORE_NOBEL_CHOOSE };
enum { STATE_solid, STATE_liquid, STATE_gas, STATE_no_state };
enum { ENDING_fifty_points, ENDING_three_experiments, ENDING_field_not_filled };
enum { MARKER_USE_scoring, MARKER_USE_research, MARKER_USE_space, MARKER_USE_flame, MARKER_USE_wild_element,
    MARKER_USE_lead_marker };
enum { START_LAYOUT_rows, START_LAYOUT_block, START_LAYOUT_shuffled };
enum { STACK_ORDER_last_bottom, STACK_ORDER_random };
enum { TRADE_WINDOW_all_pass, TRADE_WINDOW_k_offers };
enum { TRADE_SCOPE_listed, TRADE_SCOPE_with_claims, TRADE_SCOPE_built_only };
enum { TEMP_CLAIM_LIMIT_unlimited, TEMP_CLAIM_LIMIT_token_needed, TEMP_CLAIM_LIMIT_counted };
enum { WILD_USE_any, WILD_USE_not_sulfur, WILD_USE_take_from_bag };
enum { EXTINGUISHER_READY_at_once, EXTINGUISHER_READY_lab };
enum { PIPET_replaces, PIPET_additional };
enum { DISCARD_TO_bag, DISCARD_TO_box };
enum { JOURNAL_SOURCE_study_rise, JOURNAL_SOURCE_card_icon };
enum { LAB_KEY_first, LAB_KEY_last };
enum { BUNSEN_EXPLOSION_lab_start, BUNSEN_EXPLOSION_after_refill };
enum { GRANT_CHOICE_forced, GRANT_CHOICE_per_scientist, GRANT_CHOICE_free };
enum { ADJACENCY_orthogonal, ADJACENCY_diagonal };
enum { VOLATILE_LIMIT_one, VOLATILE_LIMIT_every };
enum { EXPLOSIONS_together, EXPLOSIONS_one_by_one };
enum { REFILL_AFTER_EXPLOSION_at_once, REFILL_AFTER_EXPLOSION_next_turn };
enum { SCATTER_CREDIT_by_chooser, SCATTER_CREDIT_nobody };
enum { FLAME_SUPPLY_unlimited, FLAME_SUPPLY_fifteen };
enum { TIE_BREAK_shared, TIE_BREAK_experiments };
enum { NOBEL_PLACE_LIMIT_research, NOBEL_PLACE_LIMIT_discovery };
enum { CARD_HAZARD_none_known, CARD_HAZARD_oxidiser, CARD_HAZARD_flammable_gas, CARD_HAZARD_weakly_flammable_gas,
    CARD_HAZARD_unstable_gas, CARD_HAZARD_flammable_liquid, CARD_HAZARD_water_reactive, CARD_HAZARD_explosive };
enum { CARD_REACTION_volatile, CARD_REACTION_grant, CARD_REACTION_no_reaction };

#define HIDES 1

K_SET(2)

const char *const rw_texts[] = {"", 0};

static const i64 K_0[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24,
    25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52,
    53, 54, 55, 56, 57, 58, 59, 60, 61, 62};
static const i64 K_1[] = {63, 64, 65, 66, 67, 68};
static const i64 K_2[] = {0, 0, 1, 0, 1, 0};
static const i64 K_3[] = {0, 1, 3, 0, 1, 0};
static const i64 K_4[] = {2, 0, 2, 0, 1, 0};
static const i64 K_5[] = {2, 0, 1, 0, 0, 0};
static const i64 K_6[] = {2, 0, 2, 0, 0, 0};
static const i64 K_7[] = {1, 0, 3, 1, 0, 0};
static const i64 K_8[] = {0, 0, 1, 1, 0, 0};
static const i64 K_9[] = {0, 0, 2, 1, 0, 0};
static const i64 K_10[] = {0, 0, 1, 2, 0, 0};
static const i64 K_11[] = {0, 0, 0, 0, 1, 1};
static const i64 K_12[] = {0, 2, 0, 0, 1, 0};
static const i64 K_13[] = {2, 0, 0, 0, 1, 0};
static const i64 K_14[] = {0, 0, 2, 0, 1, 0};
static const i64 K_15[] = {0, 1, 0, 2, 1, 0};
static const i64 K_16[] = {0, 2, 0, 2, 1, 0};
static const i64 K_17[] = {0, 0, 0, 2, 3, 0};
static const i64 K_18[] = {0, 0, 3, 0, 1, 1};
static const i64 K_19[] = {2, 1, 0, 2, 0, 0};
static const i64 K_20[] = {3, 0, 1, 1, 0, 0};
static const i64 K_21[] = {0, 0, 4, 0, 1, 1};
static const i64 K_22[] = {0, 0, 0, 6, 1, 0};
static const i64 K_23[] = {0, 0, 4, 2, 1, 0};
static const i64 K_24[] = {0, 2, 4, 0, 1, 0};
static const i64 K_25[] = {2, 2, 4, 0, 0, 0};
static const i64 K_26[] = {3, 0, 3, 1, 0, 1};
static const i64 K_27[] = {4, 1, 0, 2, 0, 1};
static const i64 K_28[] = {4, 1, 1, 2, 0, 0};
static const i64 K_29[] = {0, 1, 0, 0, 0, 2};
static const i64 K_30[] = {1, 1, 0, 1, 0, 0};
static const i64 K_31[] = {1, 0, 0, 3, 0, 0};
static const i64 K_32[] = {2, 1, 2, 0, 0, 0};
static const i64 K_33[] = {3, 2, 0, 1, 0, 0};
static const i64 K_34[] = {3, 1, 1, 1, 0, 0};
static const i64 K_35[] = {2, 2, 2, 0, 0, 0};
static const i64 K_36[] = {4, 0, 0, 2, 0, 0};
static const i64 K_37[] = {4, 1, 1, 0, 0, 0};
static const i64 K_38[] = {3, 3, 0, 1, 0, 0};
static const i64 K_39[] = {3, 2, 1, 1, 0, 0};
static const i64 K_40[] = {3, 1, 2, 1, 0, 0};
static const i64 K_41[] = {2, 0, 4, 0, 0, 1};
static const i64 K_42[] = {4, 2, 2, 0, 0, 0};
static const i64 K_43[] = {4, 3, 1, 0, 0, 0};
static const i64 K_44[] = {5, 2, 0, 1, 0, 0};
static const i64 K_45[] = {3, 1, 3, 1, 0, 0};
static const i64 K_46[] = {0, 1, 1, 0, 0, 0};
static const i64 K_47[] = {0, 1, 1, 0, 0, 1};
static const i64 K_48[] = {2, 0, 0, 0, 0, 1};
static const i64 K_49[] = {0, 0, 2, 0, 0, 1};
static const i64 K_50[] = {2, 2, 0, 0, 0, 0};
static const i64 K_51[] = {3, 0, 0, 1, 0, 0};
static const i64 K_52[] = {0, 2, 0, 2, 0, 0};
static const i64 K_53[] = {2, 1, 1, 0, 0, 0};
static const i64 K_54[] = {2, 2, 1, 0, 0, 0};
static const i64 K_55[] = {4, 1, 0, 0, 0, 0};
static const i64 K_56[] = {4, 2, 0, 0, 0, 0};
static const i64 K_57[] = {4, 1, 0, 0, 0, 1};
static const i64 K_58[] = {4, 2, 1, 0, 0, 0};
static const i64 K_59[] = {5, 1, 0, 1, 0, 0};
static const i64 K_60[] = {4, 3, 0, 0, 0, 0};
static const i64 K_61[] = {6, 2, 0, 0, 0, 0};
static const i64 K_62[] = {0, 0, 0, 0, 0, 0};
static const i64 K_63[] = {2, 3, 4, 5};
static const i64 K_64[] = {1, 2, 3, 4};
static const i64 K_65[] = {4, 5, 6, 7};
static const i64 K_66[] = {0, 1, 2, 0, 0, 0};
static const i64 K_67[] = {1, 4, 5};
static const i64 K_68[] = {0, 2, 4, 5, 6};
static const i64 K_69[] = {1, 3, 5, 6, 7};
static const i64 K_70[] = {2, 6, 7};
static const i64 K_71[] = {0, 1, 5, 8, 9};
static const i64 K_72[] = {0, 1, 2, 4, 6, 8, 9, 10};
static const i64 K_73[] = {1, 2, 3, 5, 7, 9, 10, 11};
static const i64 K_74[] = {2, 3, 6, 10, 11};
static const i64 K_75[] = {4, 5, 9, 12, 13};
static const i64 K_76[] = {4, 5, 6, 8, 10, 12, 13, 14};
static const i64 K_77[] = {5, 6, 7, 9, 11, 13, 14, 15};
static const i64 K_78[] = {6, 7, 10, 14, 15};
static const i64 K_79[] = {8, 9, 13};
static const i64 K_80[] = {8, 9, 10, 12, 14};
static const i64 K_81[] = {9, 10, 11, 13, 15};
static const i64 K_82[] = {10, 11, 14};
static const i64 K_83[] = {1, 4};
static const i64 K_84[] = {0, 2, 5};
static const i64 K_85[] = {1, 3, 6};
static const i64 K_86[] = {2, 7};
static const i64 K_87[] = {0, 5, 8};
static const i64 K_88[] = {1, 4, 6, 9};
static const i64 K_89[] = {2, 5, 7, 10};
static const i64 K_90[] = {3, 6, 11};
static const i64 K_91[] = {4, 9, 12};
static const i64 K_92[] = {5, 8, 10, 13};
static const i64 K_93[] = {6, 9, 11, 14};
static const i64 K_94[] = {7, 10, 15};
static const i64 K_95[] = {8, 13};
static const i64 K_96[] = {9, 12, 14};
static const i64 K_97[] = {10, 13, 15};
static const i64 K_98[] = {11, 14};
static const list_i64 CARD_atoms[] MAYBE = {{K_2, 6}, {K_3, 6}, {K_4, 6}, {K_5, 6}, {K_6, 6}, {K_7, 6}, {K_8, 6},
    {K_9, 6}, {K_10, 6}, {K_11, 6}, {K_12, 6}, {K_13, 6}, {K_14, 6}, {K_15, 6}, {K_16, 6}, {K_17, 6}, {K_18, 6},
    {K_19, 6}, {K_20, 6}, {K_21, 6}, {K_22, 6}, {K_23, 6}, {K_24, 6}, {K_25, 6}, {K_26, 6}, {K_27, 6}, {K_28, 6},
    {K_29, 6}, {K_30, 6}, {K_31, 6}, {K_32, 6}, {K_33, 6}, {K_34, 6}, {K_35, 6}, {K_36, 6}, {K_37, 6}, {K_38, 6},
    {K_39, 6}, {K_40, 6}, {K_41, 6}, {K_42, 6}, {K_43, 6}, {K_44, 6}, {K_42, 6}, {K_45, 6}, {K_46, 6}, {K_47, 6},
    {K_48, 6}, {K_49, 6}, {K_50, 6}, {K_51, 6}, {K_52, 6}, {K_53, 6}, {K_19, 6}, {K_54, 6}, {K_55, 6}, {K_56, 6},
    {K_57, 6}, {K_58, 6}, {K_40, 6}, {K_59, 6}, {K_60, 6}, {K_61, 6}, {K_62, 6}, {K_62, 6}, {K_62, 6}, {K_62, 6},
    {K_62, 6}, {K_62, 6}};
static const i8 CARD_flame_limit[] MAYBE = {2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 2, 1, 2, 2, 2,
    2, 2, 2, 2, 2, 1, 3, 3, 2, 2, 3, 3, 2, 2, 3, 2, 3, 2, 2, 2, 1, 2, 2, 2, 2, 1, 3, 2, 2, 1, 2, 2, 2, 2, 1, 1, 2, 2,
    2, 2, 2, 2, 2, 2, 2};
static const i8 CARD_flammable[] MAYBE = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 1, 0, 0, 1, 0, 1, 0, 0, 0, 0,
    0, 0, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    0, 0, 0, 0, 0, 0};
static const i32 CARD_flash_point[] MAYBE = {NO_NUMBER, NO_NUMBER, NO_NUMBER, NO_NUMBER, NO_NUMBER, NO_NUMBER,
    NO_NUMBER, NO_NUMBER, NO_NUMBER, NO_NUMBER, NO_NUMBER, NO_NUMBER, NO_NUMBER, NO_NUMBER, NO_NUMBER, NO_NUMBER,
    NO_NUMBER, 141, NO_NUMBER, NO_NUMBER, NO_NUMBER, NO_NUMBER, NO_NUMBER, NO_NUMBER, NO_NUMBER, NO_NUMBER,
    NO_NUMBER, (-30), (-18), NO_NUMBER, 50, 2, 154, (-4), 38, 11, (-5), (-7), 35, NO_NUMBER, 39, (-26), (-11), (-19),
    NO_NUMBER, NO_NUMBER, NO_NUMBER, NO_NUMBER, NO_NUMBER, NO_NUMBER, NO_NUMBER, NO_NUMBER, NO_NUMBER, NO_NUMBER,
    NO_NUMBER, NO_NUMBER, NO_NUMBER, NO_NUMBER, NO_NUMBER, NO_NUMBER, NO_NUMBER, NO_NUMBER, NO_NUMBER, NO_NUMBER,
    NO_NUMBER, NO_NUMBER, NO_NUMBER, NO_NUMBER, NO_NUMBER};
static const i8 CARD_hazard[] MAYBE = {0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 6, 6, 1, 0, 0, 6, 0, 0, 7, 0, 7, 1, 0, 0, 0, 0,
    0, 5, 5, 7, 5, 5, 0, 5, 5, 5, 5, 5, 5, 0, 5, 5, 5, 5, 7, 2, 2, 2, 0, 4, 3, 2, 2, 7, 2, 2, 2, 2, 4, 7, 2, 2, 2, 0,
    0, 0, 0, 0, 0};
static const i8 CARD_journal[] MAYBE = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0};
static const i8 CARD_lab_fire[] MAYBE = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    1, 1, 1, 1, 1, 1};
static const i8 CARD_points[] MAYBE = {3, 6, 6, 3, 4, 5, 3, 3, 3, 3, 4, 4, 4, 5, 6, 6, 6, 5, 5, 7, 8, 8, 8, 8, 8, 8,
    8, 4, 3, 4, 5, 6, 6, 6, 6, 6, 7, 7, 7, 8, 8, 8, 8, 8, 8, 3, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 6, 7, 7, 7, 7, 7, 8, 0,
    0, 0, 0, 0, 0};
static const i8 CARD_reaction[] MAYBE = {2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 1, 0, 1, 2, 2, 2,
    2, 2, 2, 2, 0, 2, 2, 2, 2, 2, 2, 1, 2, 2, 1, 2, 2, 2, 2, 0, 2, 2, 2, 2, 2, 2, 2, 2, 0, 2, 2, 2, 1, 2, 0, 2, 2, 1,
    2, 2, 2, 2, 2, 2};
static const i8 CARD_state[] MAYBE = {0, 0, 0, 1, 1, 1, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3,
    3, 3, 3, 3, 3};
static const i32 CARD_tool[] MAYBE = {NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, 0, 1, 2, 3, 4, 1, NONE,
    NONE, 0, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, 3, 2, NONE, 4, 0, 1, 2, 3, NONE, NONE, NONE, NONE,
    NONE, NONE, NONE, NONE, NONE, NONE, 4, 0, 1, 2, 3, 4, 0, 1, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
    NONE, NONE, NONE, NONE, NONE, NONE, NONE};
static const list_i64 EXPERIMENT_levels[] MAYBE = {{K_63, 4}, {K_64, 4}, {K_63, 4}, {K_65, 4}};
static const u64 EXPERIMENT_raised_by_is[] MAYBE = {0x2ull, 0x1ull, 0x4ull, 0x8ull};
static const list_i64 EXTINGUISHER_atoms[] MAYBE = {{K_66, 6}, {K_66, 6}, {K_66, 6}, {K_66, 6}, {K_66, 6}};
static const i8 EXTINGUISHER_number[] MAYBE = {1, 2, 3, 4, 5};
static const i8 MARKER_copies[] MAYBE = {1, 4, 4, 1, 4, 4, 1, 4, 4, 1, 4, 4, 1, 4, 4, 15, 5, 1};
static const u64 MARKER_use_is[] MAYBE = {0x1249ull, 0x2492ull, 0x4924ull, 0x8000ull, 0x10000ull, 0x20000ull};
static const i8 PART_in_box[] MAYBE = {1, 1, 1, 5, 15, 5, 20, 20, 20};
static const list_i64 PLACE_around[] MAYBE = {{K_67, 3}, {K_68, 5}, {K_69, 5}, {K_70, 3}, {K_71, 5}, {K_72, 8},
    {K_73, 8}, {K_74, 5}, {K_75, 5}, {K_76, 8}, {K_77, 8}, {K_78, 5}, {K_79, 3}, {K_80, 5}, {K_81, 5}, {K_82, 3}};
static const list_i64 PLACE_beside[] MAYBE = {{K_83, 2}, {K_84, 3}, {K_85, 3}, {K_86, 2}, {K_87, 3}, {K_88, 4},
    {K_89, 4}, {K_90, 3}, {K_91, 3}, {K_92, 4}, {K_93, 4}, {K_94, 3}, {K_95, 2}, {K_96, 3}, {K_97, 3}, {K_98, 2}};
static const list_i64 LET_compounds MAYBE = {K_0, 63};
static const list_i64 LET_fires MAYBE = {K_1, 6};
static const i64 LET_GOGGLES MAYBE = 0;
static const i64 LET_BURNER MAYBE = 1;
static const i64 LET_PIPET MAYBE = 2;
static const i64 LET_KEY MAYBE = 3;
static const i64 LET_CYLINDER MAYBE = 4;
static const i64 LET_JOURNAL MAYBE = 5;
static const i64 LET_discovery MAYBE = 0;
static const i64 LET_study MAYBE = 1;
static const i64 LET_research MAYBE = 2;
static const i64 LET_lab MAYBE = 3;
static const i64 LET_CLAIM_TOKENS MAYBE = 4;
static const i64 LET_GOAL MAYBE = 50;
static const i64 LET_ENOUGH_EXPERIMENTS MAYBE = 3;
static const i64 LET_FIRST_DRAW MAYBE = 4;
static const i64 LET_PILE MAYBE = 8;
static const i64 LET_LAST_PILE MAYBE = 7;
static const i64 LET_TRADED MAYBE = 3;
static const i64 LET_TRADED_WITH_PIPET MAYBE = 2;
static const i64 LET_LIT_LIMIT MAYBE = 2;
static const i64 LET_NOBEL_KEEPS MAYBE = 4;
static const i64 LET_SAVED_WORTH MAYBE = 3;
static const i8 CARD_seers[] = {-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0,
    0, 0, -1, -1, -1, -1, -1, -1, -1};

typedef struct {
    k_stream rng;
    i32 at, ticks;
    u64 extinguisher_box;
    u64 shelf[5];
    u64 in_shelf;
    u64 offered_shelf[25];
    u64 in_offered_shelf;
    set2 card_box;
    set2 in_field;
    set2 in_stack;
    set2 lot;
    set2 scored[5];
    set2 in_scored;
    set2 nobel_scored;
    u64 field_taken;
    u64 claim_is[6];
    i64 trade_times;
    i64 make_offer_times;
    i64 give_back_times;
    i64 nobel_gives_back_times;
    i64 place_claims_times;
    i64 light_burners_times;
    i64 do_research_times;
    i64 do_research_times_2;
    i64 score_compounds_times;
    i64 turn_cylinder_times;
    i64 give_grant_worth;
    i64 go_without_times;
    i64 ask_for_extinguishers_times;
    i64 explode_times;
    i64 scatter_by_times;
    i64 score_for_nobel_times;
    i32 round_seats_left[5];
    i16 round_seats_left_n;
    i32 round_seats_left_2[5];
    i16 round_seats_left_2_n;
    i32 round_seats_left_3[5];
    i16 round_seats_left_3_n;
    i32 trade_seats_left[5];
    i16 trade_seats_left_n;
    i32 make_offer_seats_left[5];
    i16 make_offer_seats_left_n;
    i32 trade_with_nobel_seats_left[5];
    i16 trade_with_nobel_seats_left_n;
    i32 place_claims_seats_left[5];
    i16 place_claims_seats_left_n;
    i32 shift_claims_seats_left[5];
    i16 shift_claims_seats_left_n;
    i32 light_burners_seats_left[5];
    i16 light_burners_seats_left_n;
    i32 ask_for_extinguishers_targets[64];
    i16 ask_for_extinguishers_targets_n;
    i32 ask_for_extinguishers_seats_left[5];
    i16 ask_for_extinguishers_seats_left_n;
    i32 explode_x_rest[512];
    i16 explode_x_rest_n;
    i32 scatter_by_e_rest[6];
    i16 scatter_by_e_rest_n;
    i32 pass_the_lead_seats_left[5];
    i16 pass_the_lead_seats_left_n;
    i32 nobel_research_i_rest[5];
    i16 nobel_research_i_rest_n;
    i16 element_at[354];
    i16 tool_at[192];
    i16 wild_at[52];
    i16 points[5];
    i16 nobel_points;
    i16 rounds;
    i16 journal_since[5];
    i16 light_burners_goes_back_to;
    i16 explode_goes_back_to;
    i16 light_goes_back_to;
    i16 ask_for_extinguishers_goes_back_to;
    i16 react_goes_back_to;
    i16 burn_goes_back_to;
    i16 scatter_goes_back_to;
    i16 scatter_by_goes_back_to;
    i16 lab_fire_goes_back_to;
    u8 extinguisher_place[5];
    u8 card_place[69];
    i8 card_known[69];
    u8 card_cohort[32];
    i8 field[16];
    i8 deck[69];
    i8 deck_n;
    i8 stack[6][69];
    i8 stack_n[6];
    i8 discard[69];
    i8 discard_n;
    i8 stands[96];
    i8 claim[16];
    i8 fresh[16];
    i8 temporary[16];
    i8 nobel_claim[16];
    i8 flames[16];
    i8 shielded[16];
    i8 scatterer[16];
    i8 stands_in[30];
    i8 built[5];
    i8 level[20];
    i8 nobel_level[4];
    i8 lead;
    i8 cause;
    i8 last_round;
    i8 closed;
    i8 kept[5];
    i8 used_cylinder;
    i8 traded_three;
    i8 traded_two;
    i8 left_to_place;
    i8 kept_back[5];
    i8 fire_waiting;
    i8 fire_out;
    i8 volatile_out;
    i8 short_;
    i8 key_used;
    i8 offered_claim[16];
    i8 offers_made[5];
    i8 in_offer[5];
    i8 quiet;
    i8 refused;
    i8 nobel_traded;
    i8 round_kept_me;
    i8 round_seat;
    i8 round_kept_me_2;
    i8 round_seat_2;
    i8 round_kept_me_3;
    i8 round_seat_3;
    i8 trade_kept_me;
    i8 trade_seat;
    i8 make_offer_kept_me;
    i8 make_offer_seat;
    i8 make_offer_proposer;
    i8 trade_with_nobel_kept_me;
    i8 trade_with_nobel_seat;
    i8 place_claims_kept_me;
    i8 place_claims_seat;
    i8 shift_claims_kept_me;
    i8 shift_claims_seat;
    i8 light_burners_kept_me;
    i8 light_burners_seat;
    i8 light_burners_taken;
    i8 light_place;
    i8 do_research_taken;
    i8 turn_cylinder_a;
    i8 turn_cylinder_b;
    i8 score_place_place;
    i8 score_place_subject;
    i8 score_place_card;
    i8 ask_for_extinguishers_kept_me;
    i8 ask_for_extinguishers_seat;
    i8 ask_for_extinguishers_taken;
    i8 explode_x;
    i8 scatter_place;
    i8 scatter_by_chooser;
    i8 scatter_by_place;
    i8 scatter_by_e;
    i8 pass_the_lead_kept_me;
    i8 pass_the_lead_seat;
    i8 nobel_research_i;
    i8 score_nobel_place;
    i8 score_nobel_subject;
    i8 score_nobel_card;
    i32 end_score[5];
    i8 end_rank[5];
    i8 me, seats, over, cut;
} Position;

/* What the table has agreed on, and the words of the rulebook that follow from it. */
typedef struct {
    i64 seats;
    i64 option_first_lead;
    i64 option_start_layout;
    i64 option_stack_order;
    i64 option_trade_window;
    i64 option_offers;
    i64 option_items;
    i64 option_trade_scope;
    i64 option_first_turn_trading;
    i64 option_study_pass;
    i64 option_study_max;
    i64 option_temp_claim_limit;
    i64 option_wild_use;
    i64 option_extinguisher_ready;
    i64 option_pipet;
    i64 option_discard_to;
    i64 option_journal_source;
    i64 option_lab_key;
    i64 option_bunsen_explosion;
    i64 option_grant_choice;
    i64 option_adjacency;
    i64 option_volatile_limit;
    i64 option_explosions;
    i64 option_refill_after_explosion;
    i64 option_scatter_credit;
    i64 option_flame_supply;
    i64 option_score_completed_at_end;
    i64 option_tie_break;
    i64 option_nobel_place_limit;
    i64 option_nobel_scores;
    i64 two; i8 two_made;
    u64 near_set_at[16]; i8 near_set_known[16];
} Agreed;

FN i64 let_highest_level(Agreed *a MAYBE, i64 experiment MAYBE);
FN i64 let_shown(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 experiment MAYBE);
FN i64 let_nobel_shown(const Position *pos MAYBE, Agreed *a MAYBE, i64 experiment MAYBE);
FN i64 let_finished(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 experiment MAYBE);
FN i64 let_tube(i64 state MAYBE);
FN i64 let_two(Agreed *a MAYBE);
FN i64 let_missing(const Position *pos MAYBE, Agreed *a MAYBE, i64 place MAYBE, i64 element MAYBE);
FN i64 let_complete(const Position *pos MAYBE, Agreed *a MAYBE, i64 place MAYBE);
FN i64 let_elements_on(const Position *pos MAYBE, Agreed *a MAYBE, i64 place MAYBE);
FN list_i64 let_claims(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE);
FN i64 let_counted_claims(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE);
FN i64 let_tokens_left(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE);
FN i64 let_available(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE);
FN i64 let_can_mark(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE);
FN list_i64 let_unclaimed(const Position *pos MAYBE, Agreed *a MAYBE);
FN list_i64 let_near(Agreed *a MAYBE, i64 place MAYBE);
FN i64 let_burns(const Position *pos MAYBE, Agreed *a MAYBE, i64 place MAYBE);
FN i64 let_limit_of(const Position *pos MAYBE, Agreed *a MAYBE, i64 place MAYBE);
FN i64 let_overdue(const Position *pos MAYBE, Agreed *a MAYBE, i64 place MAYBE);
FN i64 let_cubes_left(const Position *pos MAYBE, Agreed *a MAYBE);
FN i64 let_total(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE);
FN i64 let_may_offer(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE);
FN i64 let_may_name(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 q MAYBE);
FN i64 let_one_journal(const Position *pos MAYBE, Agreed *a MAYBE, i64 q MAYBE, i64 tool MAYBE);
FN i64 let_room_for_claim(const Position *pos MAYBE, Agreed *a MAYBE, i64 q MAYBE);
FN i64 let_can_light(const Position *pos MAYBE, Agreed *a MAYBE, i64 place MAYBE);
FN i64 let_fits(const Position *pos MAYBE, Agreed *a MAYBE, i64 element MAYBE, i64 place MAYBE);
FN i64 let_may_end(const Position *pos MAYBE, Agreed *a MAYBE, i64 place MAYBE);
FN i64 let_lacking(const Position *pos MAYBE, Agreed *a MAYBE, i64 extinguisher MAYBE, i64 element MAYBE);
FN i64 let_fits_tank(const Position *pos MAYBE, Agreed *a MAYBE, i64 element MAYBE, i64 extinguisher MAYBE);
FN i64 let_filled_up(const Position *pos MAYBE, Agreed *a MAYBE, i64 extinguisher MAYBE);
FN i64 let_wild_goes(const Position *pos MAYBE, Agreed *a MAYBE, i64 element MAYBE);
FN i64 let_can_turn(const Position *pos MAYBE, Agreed *a MAYBE, i64 a_ MAYBE, i64 b MAYBE);
FN i64 let_may_share(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, u64 others MAYBE);
FN i64 let_nobel_can_place(const Position *pos MAYBE, Agreed *a MAYBE);
FN i64 let_to_print(i64 marker_use MAYBE);
FN i64 let_elements_in(i64 card MAYBE);
FN i64 let_worth_of(i64 card MAYBE);
FN i64 let_ignites(i64 card MAYBE);
FN i64 let_state_by_hazard(i64 card MAYBE);
FN i64 let_limit_by_hazard(i64 card MAYBE);
FN u64 let_claims_set(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE);
FN u64 let_near_set(Agreed *a MAYBE, i64 place MAYBE);
FN void do_lay_out_field(Position *pos MAYBE, Agreed *a MAYBE);
FN void do_build_deck(Position *pos MAYBE, Agreed *a MAYBE);
FN void do_cap(Position *pos MAYBE, Agreed *a MAYBE, i64 s MAYBE, i64 fire MAYBE);
FN void do_end_of_turn(Position *pos MAYBE, Agreed *a MAYBE);
FN void do_see_the_end(Position *pos MAYBE, Agreed *a MAYBE);
FN void do_close_the_game(Position *pos MAYBE, Agreed *a MAYBE);
FN void do_join(Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 q MAYBE);
FN void do_hand_over(Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 q MAYBE);
FN void do_take_claim(Position *pos MAYBE, Agreed *a MAYBE, i64 place MAYBE);
FN void do_placed_on(Position *pos MAYBE, Agreed *a MAYBE, i64 place MAYBE);
FN void do_credit(Position *pos MAYBE, Agreed *a MAYBE, i64 place MAYBE, i64 p MAYBE);
FN void do_filled(Position *pos MAYBE, Agreed *a MAYBE, i64 extinguisher MAYBE);
FN void do_finish_tank(Position *pos MAYBE, Agreed *a MAYBE, i64 extinguisher MAYBE);
FN void do_exchange(Position *pos MAYBE, Agreed *a MAYBE, i64 n MAYBE, i64 e MAYBE, i64 f MAYBE);
FN void do_throw_away_apart(Position *pos MAYBE, Agreed *a MAYBE);
FN void do_drop_claim(Position *pos MAYBE, Agreed *a MAYBE, i64 place MAYBE);
FN void do_rise(Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 experiment MAYBE);
FN void do_gain_journal(Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE);
FN void do_clear_place(Position *pos MAYBE, Agreed *a MAYBE, i64 place MAYBE);
FN void do_strip(Position *pos MAYBE, Agreed *a MAYBE, i64 place MAYBE);
FN void do_clear_shields(Position *pos MAYBE, Agreed *a MAYBE);
FN void do_take_off(Position *pos MAYBE, Agreed *a MAYBE, i64 place MAYBE);
FN void do_fill(Position *pos MAYBE, Agreed *a MAYBE);
FN void do_uncover(Position *pos MAYBE, Agreed *a MAYBE);
FN void do_bare_table(Position *pos MAYBE, Agreed *a MAYBE);
FN void do_load(Position *pos MAYBE, Agreed *a MAYBE, i64 place MAYBE);
FN void do_lay(Position *pos MAYBE, Agreed *a MAYBE, i64 card MAYBE, i64 place MAYBE);
FN void do_own(Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 card MAYBE, i64 place MAYBE);
FN void do_stock(Position *pos MAYBE, Agreed *a MAYBE);
FN void do_quiet_field(Position *pos MAYBE, Agreed *a MAYBE);
FN void do_hand_out(Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 e MAYBE, i64 n MAYBE);
FN void do_discover(Position *pos MAYBE, Agreed *a MAYBE);

FN void carry_extinguisher(Position *pos, i64 extinguisher, i64 old, i64 place, i64 bottom MAYBE) {
    if (extinguisher < 0) return;
    if (old < 0 || old >= 31) __builtin_unreachable();
    if (place < 0 || place >= 31) __builtin_unreachable();
    if (old >= 6) {
        pos->offered_shelf[old - 6] ^= k_bit(extinguisher);
        pos->in_offered_shelf ^= k_bit(extinguisher);
    }
    else if (old >= 1) {
        pos->shelf[old - 1] ^= k_bit(extinguisher);
        pos->in_shelf ^= k_bit(extinguisher);
    }
    else { pos->extinguisher_box ^= k_bit(extinguisher); }
    if (place >= 6) {
        pos->offered_shelf[place - 6] ^= k_bit(extinguisher);
        pos->in_offered_shelf ^= k_bit(extinguisher);
    }
    else if (place >= 1) {
        pos->shelf[place - 1] ^= k_bit(extinguisher);
        pos->in_shelf ^= k_bit(extinguisher);
    }
    else { pos->extinguisher_box ^= k_bit(extinguisher); }
    pos->extinguisher_place[extinguisher] = (u8)place;
}

FN void move_extinguisher(Position *pos, i64 extinguisher, i64 place, i64 bottom MAYBE) {
    if (extinguisher < 0) return;
    carry_extinguisher(pos, extinguisher, pos->extinguisher_place[extinguisher], place, bottom);
}

FN set2 hidden_card(const Position *pos, i64 place) {
    if (place >= 24 && place < 25) return pos->lot;
    (void)pos, (void)place;
    return (set2){{0}};
}

FN void mingle_card(Position *pos, i64 old, i64 place) {
    i64 low = pos->card_cohort[old], high = pos->card_cohort[place];
    if (low > high) { i64 other = low; low = high; high = other; }
    for (i64 i = 0; i < 32;
        i++) if (pos->card_cohort[i] == high) pos->card_cohort[i] = (__typeof__(pos->card_cohort[0]))low;
}

FN void leave_card(Position *pos, i64 place) {
    for (i64 i = 0; i < 69; i++) if (pos->card_place[i] == place) return;
    i64 name = pos->card_cohort[place], lowest = -1;
    pos->card_cohort[place] = (__typeof__(pos->card_cohort[0]))place;
    if (name != place) return;
    for (i64 i = 0; i < 32; i++) {
        if (i != place && pos->card_cohort[i] == name) {
            if (lowest < 0) lowest = i;
            pos->card_cohort[i] = (__typeof__(pos->card_cohort[0]))lowest;
        }
    }
}

COLD void follow_card(Position *pos, i64 card, i64 old, i64 place) {
    i64 from = CARD_seers[old], to = CARD_seers[place];
    if (from == -1 || to == -1) { pos->card_known[card] = -1; if (from != -1) { leave_card(pos, old); } return; }
    i64 follows = from | to, everybody = (1 << pos->seats) - 1;
    set2 left = hidden_card(pos, old);
    for (i64 i = 0; i < 2; i++) for (u64 rest = left.w[i]; rest;
        rest &= rest - 1) pos->card_known[64 * i + k_low(rest)] &= follows;
    i64 knows = pos->card_known[card];
    knows = k_any2(left) ? (knows & follows) | to : knows | to;
    pos->card_known[card] = (__typeof__(pos->card_known[0]))((knows & everybody) == everybody ? -1 : knows);
    if (pos->card_known[card] != -1) mingle_card(pos, old, place);
    leave_card(pos, old);
}

COLD void reveal_card(Position *pos, i64 card, i64 seats) {
    if (card < 0) return;
    i64 knows = pos->card_known[card] | seats, everybody = (1 << pos->seats) - 1;
    pos->card_known[card] = (__typeof__(pos->card_known[0]))((knows & everybody) == everybody ? -1 : knows);
}

FN void carry_card(Position *pos, i64 card, i64 old, i64 place, i64 bottom MAYBE) {
    if (card < 0) return;
    if (old < 0 || old >= 32) __builtin_unreachable();
    if (place < 0 || place >= 32) __builtin_unreachable();
    if (old >= 31) {
        k_flip2(&pos->nobel_scored, card);
    }
    else if (old >= 26) {
        k_flip2(&pos->scored[old - 26], card);
        k_flip2(&pos->in_scored, card);
    }
    else if (old >= 25) {
        k_take_out(pos->discard, pos->discard_n, card);
    }
    else if (old >= 24) {
        k_flip2(&pos->lot, card);
    }
    else if (old >= 18) {
        k_take_out(pos->stack[old - 18], pos->stack_n[old - 18], card);
        k_flip2(&pos->in_stack, card);
    }
    else if (old >= 17) {
        k_take_out(pos->deck, pos->deck_n, card);
    }
    else if (old >= 1) {
        pos->field[old - 1] = NONE;
        k_flip2(&pos->in_field, card);
        pos->field_taken ^= k_bit(old - 1);
    }
    else { k_flip2(&pos->card_box, card); }
    if (place >= 31) {
        k_flip2(&pos->nobel_scored, card);
    }
    else if (place >= 26) {
        k_flip2(&pos->scored[place - 26], card);
        k_flip2(&pos->in_scored, card);
    }
    else if (place >= 25) {
        k_put_in(pos->discard, pos->discard_n, card, bottom);
    }
    else if (place >= 24) {
        k_flip2(&pos->lot, card);
    }
    else if (place >= 18) {
        k_put_in(pos->stack[place - 18], pos->stack_n[place - 18], card, bottom);
        k_flip2(&pos->in_stack, card);
    }
    else if (place >= 17) {
        k_put_in(pos->deck, pos->deck_n, card, bottom);
    }
    else if (place >= 1) {
        if (UNLIKELY(pos->field[place - 1] != NONE)) k_fault();
        pos->field[place - 1] = (__typeof__(pos->field[place - 1]))card;
        k_flip2(&pos->in_field, card);
        pos->field_taken ^= k_bit(place - 1);
    }
    else { k_flip2(&pos->card_box, card); }
    pos->card_place[card] = (u8)place;
    KNOWING(follow_card(pos, card, old, place));
}

FN void move_card(Position *pos, i64 card, i64 place, i64 bottom MAYBE) {
    if (card < 0) return;
    carry_card(pos, card, pos->card_place[card], place, bottom);
}

FN void move_element(Position *pos, i64 kind, i64 count, i64 from, i64 to) {
    if (UNLIKELY(count < 0 || count > pos->element_at[from * 6 + kind])) k_fault();
    pos->element_at[from * 6 + kind] -= (i16)count;
    pos->element_at[to * 6 + kind] += (i16)count;
}

FN void move_elements(Position *pos, i64 from, i64 to) {
    for (i64 k = 0; k < 6; k++) move_element(pos, k, pos->element_at[from * 6 + k], from, to);
}

FN void draw_elements(Position *pos, i64 count, i64 from, i64 to) {
    i64 left = 0;
    for (i64 k = 0; k < 6; k++) left += pos->element_at[from * 6 + k];
    for (i64 n = count < left ? count : left; n > 0; n--, left--) {
        i64 at = k_below(&pos->rng, left), kind = 0;
        while (at >= pos->element_at[from * 6 + kind]) at -= pos->element_at[from * 6 + kind++];
        move_element(pos, kind, 1, from, to);
    }
}

FN void move_tool(Position *pos, i64 kind, i64 count, i64 from, i64 to) {
    if (UNLIKELY(count < 0 || count > pos->tool_at[from * 6 + kind])) k_fault();
    pos->tool_at[from * 6 + kind] -= (i16)count;
    pos->tool_at[to * 6 + kind] += (i16)count;
}

FN void move_tools(Position *pos, i64 from, i64 to) {
    for (i64 k = 0; k < 6; k++) move_tool(pos, k, pos->tool_at[from * 6 + k], from, to);
}

FN void draw_tools(Position *pos, i64 count, i64 from, i64 to) {
    i64 left = 0;
    for (i64 k = 0; k < 6; k++) left += pos->tool_at[from * 6 + k];
    for (i64 n = count < left ? count : left; n > 0; n--, left--) {
        i64 at = k_below(&pos->rng, left), kind = 0;
        while (at >= pos->tool_at[from * 6 + kind]) at -= pos->tool_at[from * 6 + kind++];
        move_tool(pos, kind, 1, from, to);
    }
}

FN void move_wild(Position *pos, i64 kind, i64 count, i64 from, i64 to) {
    if (UNLIKELY(count < 0 || count > pos->wild_at[from * 1 + kind])) k_fault();
    pos->wild_at[from * 1 + kind] -= (i16)count;
    pos->wild_at[to * 1 + kind] += (i16)count;
}

FN void move_wilds(Position *pos, i64 from, i64 to) {
    for (i64 k = 0; k < 1; k++) move_wild(pos, k, pos->wild_at[from * 1 + k], from, to);
}

FN void draw_wilds(Position *pos, i64 count, i64 from, i64 to) {
    i64 left = 0;
    for (i64 k = 0; k < 1; k++) left += pos->wild_at[from * 1 + k];
    for (i64 n = count < left ? count : left; n > 0; n--, left--) {
        i64 at = k_below(&pos->rng, left), kind = 0;
        while (at >= pos->wild_at[from * 1 + kind]) at -= pos->wild_at[from * 1 + kind++];
        move_wild(pos, kind, 1, from, to);
    }
}

FN void derive_extinguisher(Position *pos) {
    memset(&pos->extinguisher_box, 0, sizeof pos->extinguisher_box);
    memset(&pos->shelf, 0, sizeof pos->shelf);
    memset(&pos->in_shelf, 0, sizeof pos->in_shelf);
    memset(&pos->offered_shelf, 0, sizeof pos->offered_shelf);
    memset(&pos->in_offered_shelf, 0, sizeof pos->in_offered_shelf);
    for (i64 extinguisher = 0; extinguisher < 5; extinguisher++) {
        i64 place MAYBE = pos->extinguisher_place[extinguisher];
        if (place >= 6) {
            pos->offered_shelf[place - 6] ^= k_bit(extinguisher);
            pos->in_offered_shelf ^= k_bit(extinguisher);
        }
        else if (place >= 1) {
            pos->shelf[place - 1] ^= k_bit(extinguisher);
            pos->in_shelf ^= k_bit(extinguisher);
        }
        else { pos->extinguisher_box ^= k_bit(extinguisher); }
    }
}

FN void derive_card(Position *pos) {
    memset(&pos->card_box, 0, sizeof pos->card_box);
    memset(&pos->in_field, 0, sizeof pos->in_field);
    memset(&pos->in_stack, 0, sizeof pos->in_stack);
    memset(&pos->lot, 0, sizeof pos->lot);
    memset(&pos->scored, 0, sizeof pos->scored);
    memset(&pos->in_scored, 0, sizeof pos->in_scored);
    memset(&pos->nobel_scored, 0, sizeof pos->nobel_scored);
    memset(&pos->field_taken, 0, sizeof pos->field_taken);
    memset(&pos->field, -1, sizeof pos->field);
    for (i64 card = 0; card < 69; card++) {
        i64 place MAYBE = pos->card_place[card];
        if (place >= 31) {
            k_flip2(&pos->nobel_scored, card);
        }
        else if (place >= 26) {
            k_flip2(&pos->scored[place - 26], card);
            k_flip2(&pos->in_scored, card);
        }
        else if (place >= 25) {
        }
        else if (place >= 24) {
            k_flip2(&pos->lot, card);
        }
        else if (place >= 18) {
            k_flip2(&pos->in_stack, card);
        }
        else if (place >= 17) {
        }
        else if (place >= 1) {
            if (UNLIKELY(pos->field[place - 1] != NONE)) k_fault();
            pos->field[place - 1] = (__typeof__(pos->field[place - 1]))card;
            k_flip2(&pos->in_field, card);
            pos->field_taken ^= k_bit(place - 1);
        }
        else { k_flip2(&pos->card_box, card); }
    }
}

FN void derive_vars(Position *pos MAYBE) {
    memset(pos->claim_is, 0, sizeof pos->claim_is);
    for (i64 i = 0; i < 16; i++) pos->claim_is[pos->claim[i] + 1] |= k_bit(i);
}

FN void init(Position *pos, Agreed *a MAYBE, k_stream rng) {
    memset(pos, 0, sizeof *pos);
    pos->rng = rng;
    pos->seats = (i8)SEATS;
    pos->at = NOWHERE;
    derive_extinguisher(pos);
    derive_card(pos);
    memset(pos->card_known, -1, sizeof pos->card_known);
    for (i64 i = 0; i < 32; i++) pos->card_cohort[i] = (__typeof__(pos->card_cohort[0]))i;
    pos->element_at[0] = 30;
    pos->element_at[1] = 20;
    pos->element_at[2] = 20;
    pos->element_at[3] = 15;
    pos->element_at[4] = 10;
    pos->element_at[5] = 5;
    pos->tool_at[0] = 4;
    pos->tool_at[1] = 4;
    pos->tool_at[2] = 3;
    pos->tool_at[3] = 3;
    pos->tool_at[4] = 3;
    pos->tool_at[5] = 5;
    pos->wild_at[0] = 5;
    /*  132  var stands[place, element]: 0..5 = 0 */
    for (i64 i = 0; i < 96; i++) pos->stands[i] = (__typeof__(pos->stands[0]))(0);
    /*  133  var claim[place]: player? = none */
    for (i64 i = 0; i < 16; i++) pos->claim[i] = (__typeof__(pos->claim[0]))(NONE);
    /*  134  var fresh[place] = no */
    for (i64 i = 0; i < 16; i++) pos->fresh[i] = (__typeof__(pos->fresh[0]))(0);
    /*  135  var temporary[place] = no */
    for (i64 i = 0; i < 16; i++) pos->temporary[i] = (__typeof__(pos->temporary[0]))(0);
    /*  136  var nobel_claim[place] = no */
    for (i64 i = 0; i < 16; i++) pos->nobel_claim[i] = (__typeof__(pos->nobel_claim[0]))(0);
    /*  137  var flames[place]: 0..16 = 0 */
    for (i64 i = 0; i < 16; i++) pos->flames[i] = (__typeof__(pos->flames[0]))(0);
    /*  138  var shielded[place] = no */
    for (i64 i = 0; i < 16; i++) pos->shielded[i] = (__typeof__(pos->shielded[0]))(0);
    /*  139  var scatterer[place]: player? = none */
    for (i64 i = 0; i < 16; i++) pos->scatterer[i] = (__typeof__(pos->scatterer[0]))(NONE);
    /*  157  var stands_in[extinguisher, element]: 0..2 = 0 */
    for (i64 i = 0; i < 30; i++) pos->stands_in[i] = (__typeof__(pos->stands_in[0]))(0);
    /*  158  var built[extinguisher] = no */
    for (i64 i = 0; i < 5; i++) pos->built[i] = (__typeof__(pos->built[0]))(0);
    /*  159  var level[player, experiment]: 0..3 = 0 */
    for (i64 i = 0; i < 20; i++) pos->level[i] = (__typeof__(pos->level[0]))(0);
    /*  160  var nobel_level[experiment]: 0..3 = 0 */
    for (i64 i = 0; i < 4; i++) pos->nobel_level[i] = (__typeof__(pos->nobel_level[0]))(0);
    /*  161  var points[player]: 0..999 = 0 */
    for (i64 i = 0; i < 5; i++) pos->points[i] = (__typeof__(pos->points[0]))(0);
    /*  162  var nobel_points: 0..999 = 0 */
    pos->nobel_points = (__typeof__(pos->nobel_points))(0);
    /*  163  var lead: player = player(1) */
    pos->lead = (__typeof__(pos->lead))(0);
    /*  164  var rounds: 0..20000 = 0 */
    pos->rounds = (__typeof__(pos->rounds))(0);
    /*  165  var cause: ending? = none */
    pos->cause = (__typeof__(pos->cause))(NONE);
    /*  166  var last_round = no */
    pos->last_round = (__typeof__(pos->last_round))(0);
    /*  167  var closed = no */
    pos->closed = (__typeof__(pos->closed))(0);
    /*  168  var journal_since[player]: 0..20000 = 0 */
    for (i64 i = 0; i < 5; i++) pos->journal_since[i] = (__typeof__(pos->journal_since[0]))(0);
    /*  169  var kept[player] = no */
    for (i64 i = 0; i < 5; i++) pos->kept[i] = (__typeof__(pos->kept[0]))(0);
    /*  170  var used_cylinder = no */
    pos->used_cylinder = (__typeof__(pos->used_cylinder))(0);
    /*  171  var traded_three = no */
    pos->traded_three = (__typeof__(pos->traded_three))(0);
    /*  172  var traded_two = no */
    pos->traded_two = (__typeof__(pos->traded_two))(0);
    /*  173  var left_to_place: 0..5 = 0 */
    pos->left_to_place = (__typeof__(pos->left_to_place))(0);
    /*  174  var kept_back[player] = no */
    for (i64 i = 0; i < 5; i++) pos->kept_back[i] = (__typeof__(pos->kept_back[0]))(0);
    /*  175  var fire_waiting = no */
    pos->fire_waiting = (__typeof__(pos->fire_waiting))(0);
    /*  176  var fire_out = no */
    pos->fire_out = (__typeof__(pos->fire_out))(0);
    /*  177  var volatile_out = no */
    pos->volatile_out = (__typeof__(pos->volatile_out))(0);
    /*  178  var short = no */
    pos->short_ = (__typeof__(pos->short_))(0);
    /*  179  var key_used = no */
    pos->key_used = (__typeof__(pos->key_used))(0);
    /*  187  var offered_claim[place]: player? = none */
    for (i64 i = 0; i < 16; i++) pos->offered_claim[i] = (__typeof__(pos->offered_claim[0]))(NONE);
    /*  188  var offers_made[player]: 0..45 = 0 */
    for (i64 i = 0; i < 5; i++) pos->offers_made[i] = (__typeof__(pos->offers_made[0]))(0);
    /*  189  var in_offer[player] = no */
    for (i64 i = 0; i < 5; i++) pos->in_offer[i] = (__typeof__(pos->in_offer[0]))(0);
    /*  190  var quiet: 0..5 = 0 */
    pos->quiet = (__typeof__(pos->quiet))(0);
    /*  191  var refused = no */
    pos->refused = (__typeof__(pos->refused))(0);
    /*  192  var nobel_traded = no */
    pos->nobel_traded = (__typeof__(pos->nobel_traded))(0);
    pos->round_kept_me = NONE;
    memset(pos->round_seats_left, 0, sizeof pos->round_seats_left), pos->round_seats_left_n = 0;
    pos->round_seat = 0;
    pos->round_kept_me_2 = NONE;
    memset(pos->round_seats_left_2, 0, sizeof pos->round_seats_left_2), pos->round_seats_left_2_n = 0;
    pos->round_seat_2 = 0;
    pos->round_kept_me_3 = NONE;
    memset(pos->round_seats_left_3, 0, sizeof pos->round_seats_left_3), pos->round_seats_left_3_n = 0;
    pos->round_seat_3 = 0;
    pos->trade_times = 0;
    pos->trade_kept_me = NONE;
    memset(pos->trade_seats_left, 0, sizeof pos->trade_seats_left), pos->trade_seats_left_n = 0;
    pos->trade_seat = 0;
    pos->make_offer_times = 0;
    pos->make_offer_kept_me = NONE;
    memset(pos->make_offer_seats_left, 0, sizeof pos->make_offer_seats_left), pos->make_offer_seats_left_n = 0;
    pos->make_offer_seat = 0;
    pos->make_offer_proposer = 0;
    pos->trade_with_nobel_kept_me = NONE;
    memset(pos->trade_with_nobel_seats_left, 0, sizeof pos->trade_with_nobel_seats_left),
    pos->trade_with_nobel_seats_left_n = 0;
    pos->trade_with_nobel_seat = 0;
    pos->give_back_times = 0;
    pos->nobel_gives_back_times = 0;
    pos->place_claims_times = 0;
    pos->place_claims_kept_me = NONE;
    memset(pos->place_claims_seats_left, 0, sizeof pos->place_claims_seats_left), pos->place_claims_seats_left_n = 0;
    pos->place_claims_seat = 0;
    pos->shift_claims_kept_me = NONE;
    memset(pos->shift_claims_seats_left, 0, sizeof pos->shift_claims_seats_left), pos->shift_claims_seats_left_n = 0;
    pos->shift_claims_seat = 0;
    pos->light_burners_kept_me = NONE;
    memset(pos->light_burners_seats_left, 0, sizeof pos->light_burners_seats_left),
    pos->light_burners_seats_left_n = 0;
    pos->light_burners_seat = 0;
    pos->light_burners_times = 0;
    pos->light_burners_taken = 0;
    pos->light_place = 0;
    pos->do_research_times = 0;
    pos->do_research_taken = 0;
    pos->do_research_times_2 = 0;
    pos->score_compounds_times = 0;
    pos->turn_cylinder_a = 0;
    pos->turn_cylinder_b = 0;
    pos->turn_cylinder_times = 0;
    pos->score_place_place = 0;
    pos->score_place_subject = 0;
    pos->score_place_card = NONE;
    pos->give_grant_worth = 0;
    pos->go_without_times = 0;
    memset(pos->ask_for_extinguishers_targets, 0, sizeof pos->ask_for_extinguishers_targets),
    pos->ask_for_extinguishers_targets_n = 0;
    pos->ask_for_extinguishers_kept_me = NONE;
    memset(pos->ask_for_extinguishers_seats_left, 0, sizeof pos->ask_for_extinguishers_seats_left),
    pos->ask_for_extinguishers_seats_left_n = 0;
    pos->ask_for_extinguishers_seat = 0;
    pos->ask_for_extinguishers_times = 0;
    pos->ask_for_extinguishers_taken = 0;
    memset(pos->explode_x_rest, 0, sizeof pos->explode_x_rest), pos->explode_x_rest_n = 0;
    pos->explode_times = 0;
    pos->explode_x = 0;
    pos->scatter_place = 0;
    pos->scatter_by_chooser = 0;
    pos->scatter_by_place = 0;
    memset(pos->scatter_by_e_rest, 0, sizeof pos->scatter_by_e_rest), pos->scatter_by_e_rest_n = 0;
    pos->scatter_by_times = 0;
    pos->scatter_by_e = 0;
    pos->pass_the_lead_kept_me = NONE;
    memset(pos->pass_the_lead_seats_left, 0, sizeof pos->pass_the_lead_seats_left),
    pos->pass_the_lead_seats_left_n = 0;
    pos->pass_the_lead_seat = 0;
    memset(pos->nobel_research_i_rest, 0, sizeof pos->nobel_research_i_rest), pos->nobel_research_i_rest_n = 0;
    pos->nobel_research_i = 0;
    pos->score_for_nobel_times = 0;
    pos->score_nobel_place = 0;
    pos->score_nobel_subject = 0;
    pos->score_nobel_card = NONE;
    pos->light_burners_goes_back_to = 0;
    pos->explode_goes_back_to = 0;
    pos->light_goes_back_to = 0;
    pos->ask_for_extinguishers_goes_back_to = 0;
    pos->react_goes_back_to = 0;
    pos->burn_goes_back_to = 0;
    pos->scatter_goes_back_to = 0;
    pos->scatter_by_goes_back_to = 0;
    pos->lab_fire_goes_back_to = 0;
    derive_vars(pos);
    /*  230  move elements to bag */
    move_elements(pos, 0, 17);
    /*  231  move tools to supply */
    move_tools(pos, 0, 1);
}

FN void standing(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 *v MAYBE) {
    /*  225  winner is p with highest total(p), then */
    v[0] = let_total(pos, a, p);
    v[1] = ((OPTION(tie_break) == TIE_BREAK_experiments) ? ({ i64 k1_found = 0; for (i64 e = 0; e < 4; e++) {
        if (let_finished(pos, a, p, e)) { k1_found++; } }  k1_found; }) : 0);
    v[2] = ((OPTION(tie_break) == TIE_BREAK_experiments) ? k_sum(k_pool(pos->tool_at + (2 + p) * 6, 6, 1)) : 0);
}

FN i64 score(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE) {
    return let_total(pos, a, p);
}

HOT void finish(Position *pos) {
    pos->round_kept_me = NONE;
    memset(pos->round_seats_left, 0, sizeof pos->round_seats_left), pos->round_seats_left_n = 0;
    pos->round_seat = 0;
    pos->round_kept_me_2 = NONE;
    memset(pos->round_seats_left_2, 0, sizeof pos->round_seats_left_2), pos->round_seats_left_2_n = 0;
    pos->round_seat_2 = 0;
    pos->round_kept_me_3 = NONE;
    memset(pos->round_seats_left_3, 0, sizeof pos->round_seats_left_3), pos->round_seats_left_3_n = 0;
    pos->round_seat_3 = 0;
    pos->trade_times = 0;
    pos->trade_kept_me = NONE;
    memset(pos->trade_seats_left, 0, sizeof pos->trade_seats_left), pos->trade_seats_left_n = 0;
    pos->trade_seat = 0;
    pos->make_offer_times = 0;
    pos->make_offer_kept_me = NONE;
    memset(pos->make_offer_seats_left, 0, sizeof pos->make_offer_seats_left), pos->make_offer_seats_left_n = 0;
    pos->make_offer_seat = 0;
    pos->make_offer_proposer = 0;
    pos->trade_with_nobel_kept_me = NONE;
    memset(pos->trade_with_nobel_seats_left, 0, sizeof pos->trade_with_nobel_seats_left),
    pos->trade_with_nobel_seats_left_n = 0;
    pos->trade_with_nobel_seat = 0;
    pos->give_back_times = 0;
    pos->nobel_gives_back_times = 0;
    pos->place_claims_times = 0;
    pos->place_claims_kept_me = NONE;
    memset(pos->place_claims_seats_left, 0, sizeof pos->place_claims_seats_left), pos->place_claims_seats_left_n = 0;
    pos->place_claims_seat = 0;
    pos->shift_claims_kept_me = NONE;
    memset(pos->shift_claims_seats_left, 0, sizeof pos->shift_claims_seats_left), pos->shift_claims_seats_left_n = 0;
    pos->shift_claims_seat = 0;
    pos->light_burners_kept_me = NONE;
    memset(pos->light_burners_seats_left, 0, sizeof pos->light_burners_seats_left),
    pos->light_burners_seats_left_n = 0;
    pos->light_burners_seat = 0;
    pos->light_burners_times = 0;
    pos->light_burners_taken = 0;
    pos->light_place = 0;
    pos->do_research_times = 0;
    pos->do_research_taken = 0;
    pos->do_research_times_2 = 0;
    pos->score_compounds_times = 0;
    pos->turn_cylinder_a = 0;
    pos->turn_cylinder_b = 0;
    pos->turn_cylinder_times = 0;
    pos->score_place_place = 0;
    pos->score_place_subject = 0;
    pos->score_place_card = NONE;
    pos->give_grant_worth = 0;
    pos->go_without_times = 0;
    memset(pos->ask_for_extinguishers_targets, 0, sizeof pos->ask_for_extinguishers_targets),
    pos->ask_for_extinguishers_targets_n = 0;
    pos->ask_for_extinguishers_kept_me = NONE;
    memset(pos->ask_for_extinguishers_seats_left, 0, sizeof pos->ask_for_extinguishers_seats_left),
    pos->ask_for_extinguishers_seats_left_n = 0;
    pos->ask_for_extinguishers_seat = 0;
    pos->ask_for_extinguishers_times = 0;
    pos->ask_for_extinguishers_taken = 0;
    memset(pos->explode_x_rest, 0, sizeof pos->explode_x_rest), pos->explode_x_rest_n = 0;
    pos->explode_times = 0;
    pos->explode_x = 0;
    pos->scatter_place = 0;
    pos->scatter_by_chooser = 0;
    pos->scatter_by_place = 0;
    memset(pos->scatter_by_e_rest, 0, sizeof pos->scatter_by_e_rest), pos->scatter_by_e_rest_n = 0;
    pos->scatter_by_times = 0;
    pos->scatter_by_e = 0;
    pos->pass_the_lead_kept_me = NONE;
    memset(pos->pass_the_lead_seats_left, 0, sizeof pos->pass_the_lead_seats_left),
    pos->pass_the_lead_seats_left_n = 0;
    pos->pass_the_lead_seat = 0;
    memset(pos->nobel_research_i_rest, 0, sizeof pos->nobel_research_i_rest), pos->nobel_research_i_rest_n = 0;
    pos->nobel_research_i = 0;
    pos->score_for_nobel_times = 0;
    pos->score_nobel_place = 0;
    pos->score_nobel_subject = 0;
    pos->score_nobel_card = NONE;
    pos->light_burners_goes_back_to = 0;
    pos->explode_goes_back_to = 0;
    pos->light_goes_back_to = 0;
    pos->ask_for_extinguishers_goes_back_to = 0;
    pos->react_goes_back_to = 0;
    pos->burn_goes_back_to = 0;
    pos->scatter_goes_back_to = 0;
    pos->scatter_by_goes_back_to = 0;
    pos->lab_fire_goes_back_to = 0;
    pos->over = 1;
    pos->at = OVER;
}

COLD void end_ranked(Position *pos, Agreed *a) {
    i64 v[MOST_SEATS][3] = {{0}};
    for (i64 p = 0; p < pos->seats; p++) standing(pos, a, p, v[p]);
    for (i64 p = 0; p < pos->seats; p++) pos->end_score[p] = (i32)score(pos, a, p);
    for (i64 p = 0; p < pos->seats; p++) {
        pos->end_rank[p] = 1;
        for (i64 q = 0; q < pos->seats; q++) {
            i64 i = 0;
            while (i < 3 && v[q][i] == v[p][i]) i++;
            pos->end_rank[p] += (i8)(i < 3 && v[q][i] > v[p][i]);
        }
    }
    finish(pos);
}

HOT void end_drawn(Position *pos, Agreed *a) {
    for (i64 p = 0; p < pos->seats; p++) pos->end_score[p] = (i32)score(pos, a, p), pos->end_rank[p] = 1;
    finish(pos);
}

HOT void end_won(Position *pos, Agreed *a MAYBE, i64 winner) {
    for (i64 p = 0; p < pos->seats; p++) pos->end_score[p] = (i32)score(pos, a, p);
    for (i64 p = 0; p < pos->seats; p++) pos->end_rank[p] = p == winner ? 1 : 2;
    finish(pos);
}

COLD Position cut_off(Position pos, Agreed *a) {
    pos.cut = 1;
    end_ranked(&pos, a);
    return pos;
}

/* By value: what seldom happens must not keep the position out of registers. */
HOT void end_cut(Position *pos, Agreed *a) { *pos = cut_off(*pos, a); }

FN i64 let_highest_level(Agreed *a MAYBE, i64 experiment MAYBE) {
    /*  196  let highest_level(experiment) = study_max - 1 if experiment is study else count(experiment.levels) - 1 */
    char *k_mark = k_free;
    RETURN(i64, ((experiment == 1) ? (OPTION(study_max) - 1) : (EXPERIMENT_levels[experiment].n - 1)));
}

FN i64 let_shown(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 experiment MAYBE) {
    /*  197  let shown(p, experiment) = experiment.levels[level[p, experiment] + 1] */
    char *k_mark = k_free;
    RETURN(i64, k_item_i64(EXPERIMENT_levels[experiment], ((i64)pos->level[(p * 4 + experiment)] + 1)));
}

FN i64 let_nobel_shown(const Position *pos MAYBE, Agreed *a MAYBE, i64 experiment MAYBE) {
    /*  198  let nobel_shown(experiment) = experiment.levels[nobel_level[experiment] + 1] */
    char *k_mark = k_free;
    RETURN(i64, k_item_i64(EXPERIMENT_levels[experiment], ((i64)pos->nobel_level[experiment] + 1)));
}

FN i64 let_finished(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 experiment MAYBE) {
    /*  199  let finished(p, experiment) = level[p, experiment] is highest_level(experiment) */
    char *k_mark = k_free;
    RETURN(i64, ((i64)pos->level[(p * 4 + experiment)] == let_highest_level(a, experiment)));
}

FN i64 made_tube(i64 state MAYBE) {
    /*  200  let tube(state) = the(e for e in experiments if e.raised_by is state) */
    return ({ i64 k2_found; for (u64 k5_rest = ({ u64 k4_at = (u64)(state - (0));
        k4_at < 4 ? EXPERIMENT_raised_by_is[k4_at] : 0; }); k5_rest; k5_rest &= k5_rest - 1) {
        i64 e MAYBE = k_low(k5_rest); k2_found = e; goto k3_done; } k_fault(); k3_done:; k2_found; });
}

FN i64 let_tube(i64 state MAYBE) {
    static i64 tube_at[4];
    static i8 tube_known[4];
    i64 k_at = state;
    if (UNLIKELY(!tube_known[k_at])) {
        char *k_mark = k_free;
        tube_at[k_at] = made_tube(state);
        tube_known[k_at] = 1;
        k_free = k_mark;
    }
    return tube_at[k_at];
}

FN i64 made_two(Agreed *a MAYBE) {
    /*  201  let two = count(players) is 2 */
    return (k_count(((1ull << SEATS) - 1)) == 2);
}

FN i64 let_two(Agreed *a MAYBE) {
    if (!a->two_made) {
        char *k_mark = k_free;
        a->two = made_two(a);
        k_free = k_mark;
        a->two_made = 1;
    }
    return a->two;
}

FN i64 let_missing(const Position *pos MAYBE, Agreed *a MAYBE, i64 place MAYBE, i64 element MAYBE) {
    /*  203  let missing(place, element) = field[place].atoms[element] - atoms[place][element] - stands[place, el.. */
    char *k_mark = k_free;
    RETURN(i64, ((CARD_atoms[k_known((i64)pos->field[place])].v[element] - (i64)pos->element_at[(1 + place) * 6 + element]) - (i64)pos->stands[(place * 6 + element)]));
}

FN i64 let_complete(const Position *pos MAYBE, Agreed *a MAYBE, i64 place MAYBE) {
    /*  204  let complete(place) = field[place] is not none and every(missing(place, e) is 0 for e in elements) */
    char *k_mark = k_free;
    RETURN(i64, (((i64)pos->field[place] != NONE) && ({ i64 k6_found = 1; for (i64 e = 0; e < 6; e++) {
        if (!((let_missing(pos, a, place, e) == 0))) { k6_found = 0; goto k7_done; } } goto k7_done; k7_done:;
        k6_found; })));
}

FN i64 let_elements_on(const Position *pos MAYBE, Agreed *a MAYBE, i64 place MAYBE) {
    /*  205  let elements_on(place) = count(atoms[place]) + count(wild_on[place]) */
    char *k_mark = k_free;
    RETURN(i64, ((i64)k_sum(k_pool(pos->element_at + (1 + place) * 6, 6,
    1)) + k_sum(k_pool(pos->wild_at + (1 + place) * 1, 1, 1))));
}

FN list_i64 let_claims(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE) {
    /*  206  let claims(p) = [x for x in places if claim[x] is p] */
    return ({ build_i64 k9_found = {0, 0, 0}; for (u64 k10_rest = pos->claim_is[p + 1]; k10_rest;
        k10_rest &= k10_rest - 1) { i64 k8_v MAYBE = k_low(k10_rest); k_add_i64(&k9_found, k8_v);
        }  k_made_i64(k9_found); });
}

FN i64 let_counted_claims(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE) {
    /*  207  let counted_claims(p) = count(x for x in claims(p) if not temporary[x] or temp_claim_limit is counted) */
    char *k_mark = k_free;
    RETURN(i64, ({ i64 k11_found = 0; for (u64 k12_rest = let_claims_set(pos, a, p); k12_rest;
        k12_rest &= k12_rest - 1) { i64 x MAYBE = k_low(k12_rest); if ((!(i64)pos->temporary[x]
        || (OPTION(temp_claim_limit) == TEMP_CLAIM_LIMIT_counted))) { k11_found++; } }  k11_found; }));
}

FN i64 let_tokens_left(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE) {
    /*  208  let tokens_left(p) = CLAIM_TOKENS - count(claims(p)) */
    char *k_mark = k_free;
    RETURN(i64, (LET_CLAIM_TOKENS - k_count(let_claims_set(pos, a, p))));
}

FN i64 let_available(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE) {
    /*  209  let available(p) = min([shown(p, study) - counted_claims(p), tokens_left(p)]) */
    char *k_mark = k_free;
    RETURN(i64, ({ i64 k14_found = 0, k15_some = 0; {
        list_i64 k17_list = k_list_i64((const i64[]){k_minus(let_shown(pos, a, p, 1),
        let_counted_claims(pos, a, p)), let_tokens_left(pos, a, p)}, 2); for (i64 k18_i = 0; k18_i < k17_list.n;
        k18_i++) { i64 k13_v MAYBE = k17_list.v[k18_i]; i64 k16_here = k13_v; if (!k15_some
        || k16_here < k14_found) { k14_found = k16_here; } k15_some = 1; } } if (!k15_some) { k_fault();
        } k14_found; }));
}

FN i64 let_can_mark(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE) {
    /*  210  let can_mark(p) */
    char *k_mark = k_free;
    /*  211  yes if temp_claim_limit is unlimited */
    if ((OPTION(temp_claim_limit) == TEMP_CLAIM_LIMIT_unlimited)) RETURN(i64, 1);
    /*  212  tokens_left(p) > 0 if temp_claim_limit is token_needed */
    if ((OPTION(temp_claim_limit) == TEMP_CLAIM_LIMIT_token_needed)) RETURN(i64, (let_tokens_left(pos, a, p) > 0));
    /*  213  available(p) > 0 otherwise */
    RETURN(i64, (let_available(pos, a, p) > 0));
}

FN list_i64 let_unclaimed(const Position *pos MAYBE, Agreed *a MAYBE) {
    /*  214  let unclaimed = [x for x in places if field[x] is not none and claim[x] is none and not nobel_claim[.. */
    return ({ build_i64 k19_found = {0, 0, 0}; for (i64 x = 0; x < 16; x++) { if ((!(i64)pos->nobel_claim[x]
        && ((i64)pos->field[x] != NONE) && ((i64)pos->claim[x] == NONE))) { k_add_i64(&k19_found, x);
        } }  k_made_i64(k19_found); });
}

FN list_i64 let_near(Agreed *a MAYBE, i64 place MAYBE) {
    /*  215  let near(place) = around(place) if adjacency is diagonal else beside(place) */
    return ((OPTION(adjacency) == ADJACENCY_diagonal) ? PLACE_around[place] : PLACE_beside[place]);
}

FN i64 let_burns(const Position *pos MAYBE, Agreed *a MAYBE, i64 place MAYBE) {
    /*  216  let burns(place) = field[place] is not none and (field[place].flammable or flames[place] > 0) */
    return (((i64)pos->field[place] != NONE) && (CARD_flammable[k_known((i64)pos->field[place])]
        || ((i64)pos->flames[place] > 0)));
}

FN i64 let_limit_of(const Position *pos MAYBE, Agreed *a MAYBE, i64 place MAYBE) {
    /*  217  let limit_of(place) = field[place].flame_limit if field[place].flammable else LIT_LIMIT */
    char *k_mark = k_free;
    RETURN(i64, (CARD_flammable[k_known((i64)pos->field[place])] ? CARD_flame_limit[k_known((i64)pos->field[place])] : LET_LIT_LIMIT));
}

FN i64 let_overdue(const Position *pos MAYBE, Agreed *a MAYBE, i64 place MAYBE) {
    /*  218  let overdue(place) = field[place] is not none and flames[place] >= limit_of(place) */
    char *k_mark = k_free;
    RETURN(i64, (((i64)pos->field[place] != NONE) && ((i64)pos->flames[place] >= let_limit_of(pos, a, place))));
}

FN i64 let_cubes_left(const Position *pos MAYBE, Agreed *a MAYBE) {
    /*  219  let cubes_left = part("Fire Cube").in_box - sum(flames[x] for x in places) */
    return ((i64)PART_in_box[4] - ({ i64 k20_found = 0; for (i64 x = 0; x < 16; x++) {
        k20_found += (i64)pos->flames[x]; }  k20_found; }));
}

FN i64 let_total(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE) {
    /*  220  let total(p) = points[p] */
    char *k_mark = k_free;
    RETURN(i64, k_plus(k_plus(k_plus(k_plus(k_plus((i64)pos->points[p], ({ i64 k21_found = 0;
        for (u64 k22_rest = let_claims_set(pos, a, p); k22_rest; k22_rest &= k22_rest - 1) {
        i64 x MAYBE = k_low(k22_rest); if (!let_complete(pos, a, x)) { k21_found = k_plus(k21_found,
        let_elements_on(pos, a, x)); } }  k21_found; })), ({ i64 k23_found = 0;
        for (u64 k24_rest = let_claims_set(pos, a, p); k24_rest; k24_rest &= k24_rest - 1) {
        i64 x MAYBE = k_low(k24_rest); if ((let_complete(pos, a, x) && OPTION(score_completed_at_end))) {
        k23_found += CARD_points[k_known((i64)pos->field[x])];
        } }  k23_found; })), k_down(k_sum(k_pool(pos->element_at + (18 + p) * 6, 6, 1)), 2)),
        ((i64)LET_SAVED_WORTH * ({ i64 k25_found = 0; for (u64 k26_rest = pos->shelf[p]; k26_rest;
        k26_rest &= k26_rest - 1) { i64 x MAYBE = k_low(k26_rest); if ((i64)pos->built[x]) { k25_found++;
        } }  k25_found; }))), ((i64)LET_SAVED_WORTH * k_sum(k_pool(pos->wild_at + (17 + p) * 1, 1, 1)))));
}

FN i64 let_may_offer(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE) {
    /*  315  let may_offer(p) = offers_made[p] < offers if trade_window is k_offers else sum(offers_made[q] for q.. */
    return ((OPTION(trade_window) == TRADE_WINDOW_k_offers) ? ((i64)pos->offers_made[p] < OPTION(offers)) : (({
        i64 k27_found = 0; for (i64 q = 0; q < SEATS; q++) { k27_found += (i64)pos->offers_made[q];
        }  k27_found; }) < ((i64)OPTION(offers) * k_count(((1ull << SEATS) - 1)))));
}

FN i64 let_may_name(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 q MAYBE) {
    /*  329  let may_name(p, q) = in_offer[me] or me in [p, q] */
    char *k_mark = k_free;
    RETURN(i64, ((i64)pos->in_offer[(i64)pos->me] || ({ i64 k28_n = (i64)pos->me; k28_n == p || k28_n == q; })));
}

FN i64 let_one_journal(const Position *pos MAYBE, Agreed *a MAYBE, i64 q MAYBE, i64 tool MAYBE) {
    /*  330  let one_journal(q, tool) = tool is not JOURNAL or tray[q][JOURNAL] + sum(offered_tools[p, q][JOURNAL.. */
    char *k_mark = k_free;
    RETURN(i64, (!(tool == LET_JOURNAL) || (((i64)(i64)pos->tool_at[(2 + q) * 6 + LET_JOURNAL] + ({
        i64 k29_found = 0; for (i64 p = 0; p < SEATS; p++) {
        k29_found += (i64)pos->tool_at[(7 + (p * 5 + q)) * 6 + LET_JOURNAL]; }  k29_found; })) == 0)));
}

FN i64 let_room_for_claim(const Position *pos MAYBE, Agreed *a MAYBE, i64 q MAYBE) {
    /*  331  let room_for_claim(q) = available(q) > count(x for x in places if offered_claim[x] is q and not temp.. */
    char *k_mark = k_free;
    RETURN(i64, (let_available(pos, a, q) > ({ i64 k30_found = 0; for (i64 x = 0; x < 16; x++) {
        if ((!(i64)pos->temporary[x] && ((i64)pos->offered_claim[x] == q))) { k30_found++; } }  k30_found; })));
}

FN i64 let_can_light(const Position *pos MAYBE, Agreed *a MAYBE, i64 place MAYBE) {
    /*  434  let can_light(place) = field[place] is not none and flames[place] is 0 and (flame_supply is unlimite.. */
    char *k_mark = k_free;
    RETURN(i64, (((i64)pos->field[place] != NONE) && ((i64)pos->flames[place] == 0)
        && ((OPTION(flame_supply) == FLAME_SUPPLY_unlimited) || (let_cubes_left(pos, a) > 0))));
}

FN i64 let_fits(const Position *pos MAYBE, Agreed *a MAYBE, i64 element MAYBE, i64 place MAYBE) {
    /*  490  let fits(element, place) = left_to_place > 0 and field[place] is not none and missing(place, element.. */
    char *k_mark = k_free;
    RETURN(i64, (((i64)pos->left_to_place > 0) && ((i64)pos->field[place] != NONE)
        && (let_missing(pos, a, place, element) > 0) && let_may_end(pos, a, place)));
}

FN i64 let_may_end(const Position *pos MAYBE, Agreed *a MAYBE, i64 place MAYBE) {
    /*  491  let may_end(place) = temp_claim_limit is unlimited or claim[place] is not none or can_mark(me) */
    char *k_mark = k_free;
    RETURN(i64, ((OPTION(temp_claim_limit) == TEMP_CLAIM_LIMIT_unlimited) || ((i64)pos->claim[place] != NONE)
        || let_can_mark(pos, a, (i64)pos->me) || (({ i64 k31_found = 0; for (i64 e = 0; e < 6; e++) {
        k31_found = k_plus(k31_found, let_missing(pos, a, place, e)); }  k31_found; }) > 1)));
}

FN i64 let_lacking(const Position *pos MAYBE, Agreed *a MAYBE, i64 extinguisher MAYBE, i64 element MAYBE) {
    /*  493  let lacking(extinguisher, element) = extinguisher.atoms[element] - tank[extinguisher][element] - sta.. */
    char *k_mark = k_free;
    RETURN(i64, ((EXTINGUISHER_atoms[extinguisher].v[element] - (i64)pos->element_at[(28 + extinguisher) * 6 + element]) - (i64)pos->stands_in[(extinguisher * 6 + element)]));
}

FN i64 let_fits_tank(const Position *pos MAYBE, Agreed *a MAYBE, i64 element MAYBE, i64 extinguisher MAYBE) {
    /*  494  let fits_tank(element, extinguisher) = left_to_place > 0 and not built[extinguisher] and lacking(ext.. */
    char *k_mark = k_free;
    RETURN(i64, (((i64)pos->left_to_place > 0) && !(i64)pos->built[extinguisher]
        && (let_lacking(pos, a, extinguisher, element) > 0)));
}

FN i64 let_filled_up(const Position *pos MAYBE, Agreed *a MAYBE, i64 extinguisher MAYBE) {
    /*  495  let filled_up(extinguisher) = not built[extinguisher] and every(lacking(extinguisher, e) is 0 for e .. */
    char *k_mark = k_free;
    RETURN(i64, (!(i64)pos->built[extinguisher] && ({ i64 k32_found = 1; for (i64 e = 0; e < 6; e++) {
        if (!((let_lacking(pos, a, extinguisher, e) == 0))) { k32_found = 0; goto k33_done; } } goto k33_done;
        k33_done:; k32_found; })));
}

FN i64 let_wild_goes(const Position *pos MAYBE, Agreed *a MAYBE, i64 element MAYBE) {
    /*  496  let wild_goes(element) = count(wilds[me]) > 0 and (wild_use is any or (wild_use is not_sulfur and el.. */
    char *k_mark = k_free;
    RETURN(i64, ((k_sum(k_pool(pos->wild_at + (17 + (i64)pos->me) * 1, 1, 1)) > 0)
        && ((OPTION(wild_use) == WILD_USE_any) || ((OPTION(wild_use) == WILD_USE_not_sulfur) && !(element == 5)))));
}

FN i64 let_can_turn(const Position *pos MAYBE, Agreed *a MAYBE, i64 a_ MAYBE, i64 b MAYBE) {
    /*  541  let can_turn(a: experiment, b: experiment) = not used_cylinder and tray[me][CYLINDER] > 0 and a is n.. */
    char *k_mark = k_free;
    RETURN(i64, (!(i64)pos->used_cylinder && ((i64)pos->tool_at[(2 + (i64)pos->me) * 6 + LET_CYLINDER] > 0)
        && !(a_ == b) && ((i64)pos->level[((i64)pos->me * 4 + a_)] > 0) && !let_finished(pos, a, (i64)pos->me, b)));
}

FN i64 let_may_share(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, u64 others MAYBE) {
    /*  593  let may_share(p, others: set of player) */
    char *k_mark = k_free;
    /*  594  every(finished(q, e) for q in others, e in experiments) if grant_choice is forced */
    if ((OPTION(grant_choice) == GRANT_CHOICE_forced)) RETURN(i64, ({ i64 k34_found = 1; for (u64 k36_rest = others;
        k36_rest; k36_rest &= k36_rest - 1) { i64 q MAYBE = k_low(k36_rest); for (i64 e = 0; e < 4; e++) {
        if (!(let_finished(pos, a, q, e))) { k34_found = 0; goto k35_done; } } } goto k35_done; k35_done:;
        k34_found; }));
    /*  595  every(finished(p, e) for e in experiments) if grant_choice is per_scientist */
    if ((OPTION(grant_choice) == GRANT_CHOICE_per_scientist)) RETURN(i64, ({ i64 k37_found = 1; for (i64 e = 0;
        e < 4; e++) { if (!(let_finished(pos, a, p, e))) { k37_found = 0; goto k38_done; } } goto k38_done;
        k38_done:; k37_found; }));
    /*  596  some(finished(p, e) for e in experiments) otherwise */
    RETURN(i64, ({ i64 k39_found = 0; for (i64 e = 0; e < 4; e++) { if (let_finished(pos, a, p, e)) { k39_found = 1;
        goto k40_done; } } goto k40_done; k40_done:; k39_found; }));
}

FN i64 let_nobel_can_place(const Position *pos MAYBE, Agreed *a MAYBE) {
    /*  738  let nobel_can_place = some(missing(x, e) > 0 for e in nobel_bench, x in unclaimed) */
    char *k_mark = k_free;
    list_i64 unclaimed MAYBE = let_unclaimed(pos, a);
    RETURN(i64, ({ i64 k41_found = 0; { list_i64 k43_pool = k_pool(pos->element_at + 33 * 6, 6, 1); for (i64 e = 0;
        e < 6; e++) if (k43_pool.v[e]) { { list_i64 k44_list = unclaimed; for (i64 k45_i = 0; k45_i < k44_list.n;
        k45_i++) { i64 x MAYBE = k44_list.v[k45_i]; if ((let_missing(pos, a, x, e) > 0)) { k41_found = 1;
        goto k42_done; } } } } } goto k42_done; k42_done:; k41_found; }));
}

FN i64 made_to_print(i64 marker_use MAYBE) {
    /*  813  let to_print(marker_use) = sum(k.copies for k in markers if k.use is marker_use) */
    return ({ i64 k46_found = 0; for (u64 k48_rest = ({ u64 k47_at = (u64)(marker_use - (0));
        k47_at < 6 ? MARKER_use_is[k47_at] : 0; }); k48_rest; k48_rest &= k48_rest - 1) {
        i64 k_ MAYBE = k_low(k48_rest); k46_found += MARKER_copies[k_]; }  k46_found; });
}

FN i64 let_to_print(i64 marker_use MAYBE) {
    static i64 to_print_at[6];
    static i8 to_print_known[6];
    i64 k_at = marker_use;
    if (UNLIKELY(!to_print_known[k_at])) {
        char *k_mark = k_free;
        to_print_at[k_at] = made_to_print(marker_use);
        to_print_known[k_at] = 1;
        k_free = k_mark;
    }
    return to_print_at[k_at];
}

FN i64 let_elements_in(i64 card MAYBE) {
    /*  815  let elements_in(card) = count(card.atoms) */
    char *k_mark = k_free;
    RETURN(i64, k_sum(CARD_atoms[card]));
}

FN i64 made_worth_of(i64 card MAYBE) {
    /*  816  let worth_of(card) */
    char *k_mark = k_free;
    /*  817  let plain = elements_in(card) + (1 if card.atoms[Ca] > 0 or card.atoms[S] > 0 else 0) */
    i64 plain MAYBE = k_plus(let_elements_in(card), (((CARD_atoms[card].v[4] > 0)
        || (CARD_atoms[card].v[5] > 0)) ? 1 : 0));
    /*  818  max([3, min([8, plain])]) */
    RETURN(i64, ({ i64 k50_found = 0, k51_some = 0; { list_i64 k59_list = k_list_i64((const i64[]){3, ({
        i64 k54_found = 0, k55_some = 0; { list_i64 k57_list = k_list_i64((const i64[]){8, plain}, 2);
        for (i64 k58_i = 0; k58_i < k57_list.n; k58_i++) { i64 k53_v MAYBE = k57_list.v[k58_i];
        i64 k56_here = k53_v; if (!k55_some || k56_here < k54_found) { k54_found = k56_here; } k55_some = 1;
        } } if (!k55_some) { k_fault(); } k54_found; })}, 2); for (i64 k60_i = 0; k60_i < k59_list.n; k60_i++) {
        i64 k49_v MAYBE = k59_list.v[k60_i]; i64 k52_here = k49_v; if (!k51_some || k52_here > k50_found) {
        k50_found = k52_here; } k51_some = 1; } } if (!k51_some) { k_fault(); } k50_found; }));
}

FN i64 let_worth_of(i64 card MAYBE) {
    static i64 worth_of_at[69];
    static i8 worth_of_known[69];
    i64 k_at = card;
    if (UNLIKELY(!worth_of_known[k_at])) {
        char *k_mark = k_free;
        worth_of_at[k_at] = made_worth_of(card);
        worth_of_known[k_at] = 1;
        k_free = k_mark;
    }
    return worth_of_at[k_at];
}

FN i64 let_ignites(i64 card MAYBE) {
    /*  819  let ignites(card) = card.hazard in [flammable_gas, weakly_flammable_gas, unstable_gas, water_reactiv.. */
    char *k_mark = k_free;
    RETURN(i64, (({ i64 k61_n = CARD_hazard[card]; k61_n == CARD_HAZARD_flammable_gas
        || k61_n == CARD_HAZARD_weakly_flammable_gas || k61_n == CARD_HAZARD_unstable_gas
        || k61_n == CARD_HAZARD_water_reactive || k61_n == CARD_HAZARD_explosive; })
        || ((CARD_flash_point[card] != NO_NUMBER) && (k_known_number(CARD_flash_point[card]) <= 60))));
}

FN i64 let_state_by_hazard(i64 card MAYBE) {
    /*  821  let state_by_hazard(card) */
    char *k_mark = k_free;
    /*  822  gas if card.hazard in [flammable_gas, weakly_flammable_gas, unstable_gas] */
    if (({ i64 k62_n = CARD_hazard[card]; k62_n == CARD_HAZARD_flammable_gas
        || k62_n == CARD_HAZARD_weakly_flammable_gas || k62_n == CARD_HAZARD_unstable_gas; })) RETURN(i64, STATE_gas);
    /*  823  liquid if card.hazard is flammable_liquid */
    if ((CARD_hazard[card] == CARD_HAZARD_flammable_liquid)) RETURN(i64, STATE_liquid);
    /*  824  solid if card.hazard is water_reactive */
    if ((CARD_hazard[card] == CARD_HAZARD_water_reactive)) RETURN(i64, STATE_solid);
    /*  825  card.state otherwise */
    RETURN(i64, CARD_state[card]);
}

FN i64 let_limit_by_hazard(i64 card MAYBE) {
    /*  826  let limit_by_hazard(card) */
    char *k_mark = k_free;
    /*  827  1 if card.hazard in [unstable_gas, explosive] */
    if (({ i64 k63_n = CARD_hazard[card]; k63_n == CARD_HAZARD_unstable_gas
        || k63_n == CARD_HAZARD_explosive; })) RETURN(i64, 1);
    /*  828  3 if card.hazard is weakly_flammable_gas */
    if ((CARD_hazard[card] == CARD_HAZARD_weakly_flammable_gas)) RETURN(i64, 3);
    /*  829  3 if card.flash_point is not none and card.flash_point in 0..60 */
    if (((CARD_flash_point[card] != NO_NUMBER) && ({ i64 k64_n = CARD_flash_point[card]; k64_n >= 0
        && k64_n <= 60; }))) RETURN(i64, 3);
    /*  830  2 otherwise */
    RETURN(i64, 2);
}

FN u64 let_claims_set(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE) {
    /*  206  let claims(p) = [x for x in places if claim[x] is p] */
    return pos->claim_is[p + 1];
}

FN u64 made_near_set(Agreed *a MAYBE, i64 place MAYBE) {
    /*  215  let near(place) = around(place) if adjacency is diagonal else beside(place) */
    char *k_mark = k_free;
    RETURN(u64, ((OPTION(adjacency) == ADJACENCY_diagonal) ? ({ u64 k66_set = 0; {
        list_i64 k67_list = PLACE_around[place]; for (i64 k68_i = 0; k68_i < k67_list.n; k68_i++) {
        i64 k65_v MAYBE = k67_list.v[k68_i]; k66_set |= k_bit(k65_v); } } k66_set; }) : ({ u64 k70_set = 0; {
        list_i64 k71_list = PLACE_beside[place]; for (i64 k72_i = 0; k72_i < k71_list.n; k72_i++) {
        i64 k69_v MAYBE = k71_list.v[k72_i]; k70_set |= k_bit(k69_v); } } k70_set; })));
}

FN u64 let_near_set(Agreed *a MAYBE, i64 place MAYBE) {
    i64 k_at = place;
    if (UNLIKELY(!a->near_set_known[k_at])) {
        char *k_mark = k_free;
        a->near_set_at[k_at] = made_near_set(a, place);
        a->near_set_known[k_at] = 1;
        k_free = k_mark;
    }
    return a->near_set_at[k_at];
}

FN void do_lay_out_field(Position *pos MAYBE, Agreed *a MAYBE) {
    /*  242  rule lay_out_field() */
    /*  243  move [c for c in cards if c.starting] to deck */
    { set2 k75_set = (set2){{0x1ffull, 0x0ull}}; for (i64 k76_i = 0; k76_i < 2;
        k76_i++) for (u64 k74_rest = k75_set.w[k76_i]; k74_rest; k74_rest &= k74_rest - 1) {
        i64 k73_thing MAYBE = 64 * k76_i + k_low(k74_rest);
        move_card(pos, k73_thing, 17, 0);
    } }
    /*  244  shuffle deck */
    if (pos->deck_n > 1) KNOWING({ for (i64 k77_i = 0; k77_i < pos->deck_n;
        k77_i++) pos->card_known[pos->deck[k77_i]] = 0; });
    k_shuffle(&pos->rng, pos->deck, pos->deck_n)
    /*  245  let square = [x for x in places if x.row < 4 and x.column < 4] */
    list_i64 square MAYBE = ({ build_i64 k79_found = {0, 0, 0}; for (u64 k80_rest = (0xfffull & 0x7777ull);
        k80_rest; k80_rest &= k80_rest - 1) { i64 k78_v MAYBE = k_low(k80_rest); k_add_i64(&k79_found, k78_v);
        }  k_made_i64(k79_found); });
    /*  246  let order = square + [x for x in places if x not in square] if start_layout is block else places */
    list_i64 order MAYBE = ((OPTION(start_layout) == START_LAYOUT_block) ? k_join_i64(square, ({
        build_i64 k82_found = {0, 0, 0}; for (u64 k87_rest = (((1ull << 16) - 1) & ~({ u64 k84_set = 0; {
        list_i64 k85_list = square; for (i64 k86_i = 0; k86_i < k85_list.n; k86_i++) {
        i64 k83_v MAYBE = k85_list.v[k86_i]; k84_set |= k_bit(k83_v); } } k84_set; })); k87_rest;
        k87_rest &= k87_rest - 1) { i64 k81_v MAYBE = k_low(k87_rest); k_add_i64(&k82_found, k81_v);
        }  k_made_i64(k82_found); })) : ({ build_i64 k89_found = {0, 0, 0}; for (i64 k88_v = 0; k88_v < 16;
        k88_v++) { k_add_i64(&k89_found, k88_v); }  k_made_i64(k89_found); }));
    /*  247  if start_layout is shuffled: draw 9 from deck to lot */
    if ((OPTION(start_layout) == START_LAYOUT_shuffled)) {
        for (i64 k90_n = 9, k91_most = pos->deck_n; k90_n > 0 && k91_most > 0; k90_n--, k91_most--)
            carry_card(pos, top_of(pos->deck, pos->deck_n), 17, 24, 0);
    }
    /*  248  deal 1 from deck to field[x] for x in order */
    { list_i64 k92_list = order; for (i64 k93_i = 0; k93_i < k92_list.n; k93_i++) { i64 x MAYBE = k92_list.v[k93_i];
        if (pos->deck_n) carry_card(pos, top_of(pos->deck, pos->deck_n), 17, 1 + x, 0);
    } }
    /*  249  move [c for c in cards if not c.starting and not c.lab_fire] to deck */
    { set2 k97_set = k_not2(k_not2(k_all2(69), (set2){{0x1ffull, 0x0ull}}),
        (set2){{0x8000000000000000ull, 0x1full}}); for (i64 k98_i = 0; k98_i < 2;
        k98_i++) for (u64 k96_rest = k97_set.w[k98_i]; k96_rest; k96_rest &= k96_rest - 1) {
        i64 k95_thing MAYBE = 64 * k98_i + k_low(k96_rest);
        move_card(pos, k95_thing, 17, 0);
    } }
    /*  250  shuffle deck */
    if (pos->deck_n > 1) KNOWING({ for (i64 k99_i = 0; k99_i < pos->deck_n;
        k99_i++) pos->card_known[pos->deck[k99_i]] = 0; });
    k_shuffle(&pos->rng, pos->deck, pos->deck_n)
    /*  251  if start_layout is shuffled: draw 7 from deck to lot */
    if ((OPTION(start_layout) == START_LAYOUT_shuffled)) {
        for (i64 k100_n = 7, k101_most = pos->deck_n; k100_n > 0 && k101_most > 0; k100_n--, k101_most--)
            carry_card(pos, top_of(pos->deck, pos->deck_n), 17, 24, 0);
    }
    /*  252  deal 1 from lot to field[x] for x in places */
    for (i64 x = 0; x < 16; x++) {
        if (k_count2(pos->lot)) carry_card(pos, k_nth2(pos->lot, k_below(&pos->rng, k_count2(pos->lot))), 24, 1 + x,
    0);
    }
    /*  253  deal 1 from deck to field[x] for x in order if field[x] is none */
    { list_i64 k103_list = order; for (i64 k104_i = 0; k104_i < k103_list.n; k104_i++) {
        i64 x MAYBE = k103_list.v[k104_i]; if (((i64)pos->field[x] == NONE)) {
        if (pos->deck_n) carry_card(pos, top_of(pos->deck, pos->deck_n), 17, 1 + x, 0);
    } } }
}

FN void do_build_deck(Position *pos MAYBE, Agreed *a MAYBE) {
    /*  255  rule build_deck() */
    /*  256  deal PILE from deck to stack[s] for s in 1..5 */
    for (i64 s = 1; s <= 5; s++) {
        for (i64 k107_n = LET_PILE, k108_most = pos->deck_n; k107_n > 0 && k108_most > 0; k107_n--, k108_most--)
            carry_card(pos, top_of(pos->deck, pos->deck_n), 17, 18 + (s - 1), 0);
    }
    /*  257  draw LAST_PILE from deck to stack[6] */
    for (i64 k109_n = LET_LAST_PILE, k110_most = pos->deck_n; k109_n > 0 && k110_most > 0; k109_n--, k110_most--)
        carry_card(pos, top_of(pos->deck, pos->deck_n), 17, 18 + (6 - 1), 0);
    /*  258  for i in 1..5 */
    for (i64 i = 1; i <= 5; i++) {
        /*  259  if stack_order is last_bottom: cap(7 - i, fires[i]) */
        if ((OPTION(stack_order) == STACK_ORDER_last_bottom)) {
            do_cap(pos, a, (7 - i), k_item_i64(LET_fires, i));
        }
        else {
            /*  261  let s = roll [s for s in 2..6 if count(stack[s]) > 0] */
            i64 s MAYBE = ({ list_i64 k112_list = ({ build_i64 k113_found = {0, 0, 0}; for (i64 s = 2; s <= 6;
                s++) { if (((i64)pos->stack_n[(s - 1)] > 0)) { k_add_i64(&k113_found, s);
                } }  k_made_i64(k113_found); }); k112_list.v[k_below(&pos->rng, k112_list.n)]; });
            /*  262  cap(s, fires[i]) */
            do_cap(pos, a, s, k_item_i64(LET_fires, i));
        }
    }
    /*  263  move stack[1] to deck */
    { list_i64 k115_list = k_reverse_i64(from_top(pos->stack[(1 - 1)], pos->stack_n[(1 - 1)])); for (i64 k116_i = 0;
        k116_i < k115_list.n; k116_i++) { i64 k114_thing MAYBE = k115_list.v[k116_i];
        carry_card(pos, k114_thing, 18 + (1 - 1), 17, 0);
    } }
}

FN void do_cap(Position *pos MAYBE, Agreed *a MAYBE, i64 s MAYBE, i64 fire MAYBE) {
    /*  265  rule cap(s, fire) */
    /*  266  move stack[s] to deck */
    { list_i64 k118_list = k_reverse_i64(from_top(pos->stack[(k_within(s, 1, 6) - 1)], pos->stack_n[(k_within(s, 1,
    6) - 1)])); for (i64 k119_i = 0; k119_i < k118_list.n; k119_i++) { i64 k117_thing MAYBE = k118_list.v[k119_i];
        carry_card(pos, k117_thing, 18 + (k_within(s, 1, 6) - 1), 17, 0);
    } }
    /*  267  move fire to deck */
    move_card(pos, fire, 17, 0);
}

FN void do_end_of_turn(Position *pos MAYBE, Agreed *a MAYBE) {
    /*  300  rule end_of_turn() */
    /*  301  if last_round: close_the_game() */
    if ((i64)pos->last_round) {
        do_close_the_game(pos, a);
        if (pos->over) return;
    }
    /*  302  see_the_end() */
    do_see_the_end(pos, a);
}

FN void do_see_the_end(Position *pos MAYBE, Agreed *a MAYBE) {
    /*  304  rule see_the_end() */
    /*  305  if some(points[p] >= GOAL for p in players) or nobel_points >= GOAL: cause = fifty_points */
    if ((({ i64 k120_found = 0; for (i64 p = 0; p < SEATS; p++) { if (((i64)pos->points[p] >= LET_GOAL)) {
        k120_found = 1; goto k121_done; } } goto k121_done; k121_done:; k120_found; })
        || ((i64)pos->nobel_points >= LET_GOAL))) {
        pos->cause = (__typeof__(pos->cause))(ENDING_fifty_points);
    }
    /*  306  if cause is not none: last_round = yes */
    if (((i64)pos->cause != NONE)) {
        pos->last_round = (__typeof__(pos->last_round))(1);
    }
}

FN void do_close_the_game(Position *pos MAYBE, Agreed *a MAYBE) {
    /*  308  rule close_the_game() */
    /*  309  closed = yes */
    pos->closed = (__typeof__(pos->closed))(1);
    /*  310  if two and nobel_scores and every(nobel_points > total(p) for p in players): end game: draw */
    if ((let_two(a) && OPTION(nobel_scores) && ({ i64 k122_found = 1; for (i64 p = 0; p < SEATS; p++) {
        if (!(((i64)pos->nobel_points > let_total(pos, a, p)))) { k122_found = 0; goto k123_done;
        } } goto k123_done; k123_done:; k122_found; }))) {
        end_drawn(pos, a);
        return;
    }
    /*  311  end game */
    end_ranked(pos, a);
    return;
}

FN void do_join(Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 q MAYBE) {
    /*  371  rule join(p, q) */
    /*  372  in_offer[p] = yes */
    pos->in_offer[p] = (__typeof__(pos->in_offer[p]))(1);
    /*  373  in_offer[q] = yes */
    pos->in_offer[q] = (__typeof__(pos->in_offer[q]))(1);
}

FN void do_hand_over(Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 q MAYBE) {
    /*  375  rule hand_over(p, q) */
    /*  376  let taker = p if refused else q */
    i64 taker MAYBE = ((i64)pos->refused ? p : q);
    /*  377  if not refused and offered_tools[p, q][JOURNAL] > 0: journal_since[q] = rounds */
    if ((!(i64)pos->refused && ((i64)pos->tool_at[(7 + (p * 5 + q)) * 6 + LET_JOURNAL] > 0))) {
        pos->journal_since[q] = (__typeof__(pos->journal_since[q]))((i64)pos->rounds);
    }
    /*  378  move laid_out[p, q] to bench[taker] */
    move_elements(pos, 34 + (p * 5 + q), 18 + taker);
    /*  379  move offered_tools[p, q] to tray[taker] */
    move_tools(pos, 7 + (p * 5 + q), 2 + taker);
    /*  380  move offered_wilds[p, q] to wilds[taker] */
    move_wilds(pos, 27 + (p * 5 + q), 17 + taker);
    /*  381  move offered_shelf[p, q] to shelf[taker] */
    for (u64 k125_rest = pos->offered_shelf[(p * 5 + q)]; k125_rest; k125_rest &= k125_rest - 1) {
        i64 k124_thing MAYBE = k_low(k125_rest);
        carry_extinguisher(pos, k124_thing, 6 + (p * 5 + q), 1 + taker, 0);
    }
}

FN void do_take_claim(Position *pos MAYBE, Agreed *a MAYBE, i64 place MAYBE) {
    /*  417  rule take_claim(place) */
    /*  418  claim[place] = me */
    { i64 k126_at = place, k127_new = (i64)pos->me;
      pos->claim_is[pos->claim[k126_at] + 1] ^= k_bit(k126_at);
      pos->claim_is[k127_new + 1] ^= k_bit(k126_at);
      pos->claim[k126_at] = (__typeof__(pos->claim[0]))k127_new; }
    /*  419  fresh[place] = yes */
    pos->fresh[place] = (__typeof__(pos->fresh[place]))(1);
}

FN void do_placed_on(Position *pos MAYBE, Agreed *a MAYBE, i64 place MAYBE) {
    /*  498  rule placed_on(place) */
    /*  499  left_to_place -= 1 */
    pos->left_to_place = (__typeof__(pos->left_to_place))k_within(pos->left_to_place - 1, 0, 5);
    /*  500  credit(place, me) */
    do_credit(pos, a, place, (i64)pos->me);
}

FN void do_credit(Position *pos MAYBE, Agreed *a MAYBE, i64 place MAYBE, i64 p MAYBE) {
    /*  502  rule credit(place, p) */
    /*  503  if complete(place) and claim[place] is none and not nobel_claim[place] and can_mark(p) */
    if ((let_complete(pos, a, place) && ((i64)pos->claim[place] == NONE) && !(i64)pos->nobel_claim[place]
        && let_can_mark(pos, a, p))) {
        /*  504  claim[place] = p */
        { i64 k128_at = place, k129_new = p;
          pos->claim_is[pos->claim[k128_at] + 1] ^= k_bit(k128_at);
          pos->claim_is[k129_new + 1] ^= k_bit(k128_at);
          pos->claim[k128_at] = (__typeof__(pos->claim[0]))k129_new; }
        /*  505  temporary[place] = yes */
        pos->temporary[place] = (__typeof__(pos->temporary[place]))(1);
    }
}

FN void do_filled(Position *pos MAYBE, Agreed *a MAYBE, i64 extinguisher MAYBE) {
    /*  507  rule filled(extinguisher) */
    /*  508  left_to_place -= 1 */
    pos->left_to_place = (__typeof__(pos->left_to_place))k_within(pos->left_to_place - 1, 0, 5);
    /*  509  if filled_up(extinguisher) and extinguisher_ready is at_once: finish_tank(extinguisher) */
    if ((let_filled_up(pos, a, extinguisher) && (OPTION(extinguisher_ready) == EXTINGUISHER_READY_at_once))) {
        do_finish_tank(pos, a, extinguisher);
    }
}

FN void do_finish_tank(Position *pos MAYBE, Agreed *a MAYBE, i64 extinguisher MAYBE) {
    /*  511  rule finish_tank(extinguisher) */
    /*  512  move tank[extinguisher] to bag */
    move_elements(pos, 28 + extinguisher, 17);
    /*  513  move wild_in[extinguisher] to box */
    move_wilds(pos, 22 + extinguisher, 0);
    /*  514  for e in elements: stands_in[extinguisher, e] = 0 */
    for (i64 e = 0; e < 6; e++) {
        pos->stands_in[(extinguisher * 6 + e)] = (__typeof__(pos->stands_in[(extinguisher * 6 + e)]))(0);
    }
    /*  515  built[extinguisher] = yes */
    pos->built[extinguisher] = (__typeof__(pos->built[extinguisher]))(1);
}

FN void do_exchange(Position *pos MAYBE, Agreed *a MAYBE, i64 n MAYBE, i64 e MAYBE, i64 f MAYBE) {
    /*  517  rule exchange(n, e, f) */
    /*  518  move f from bag to bench[me] */
    move_element(pos, f, 1, 17, 18 + (i64)pos->me);
    /*  519  move n of e from bench[me] to bag */
    move_element(pos, e, n, 18 + (i64)pos->me, 17);
}

FN void do_throw_away_apart(Position *pos MAYBE, Agreed *a MAYBE) {
    /*  521  rule throw_away_apart() */
    /*  522  if discard_to is bag: move apart[me] to bag */
    if ((OPTION(discard_to) == DISCARD_TO_bag)) {
        move_elements(pos, 23 + (i64)pos->me, 17);
    }
    else {
        /*  523  else: move apart[me] to box */
        move_elements(pos, 23 + (i64)pos->me, 0);
    }
}

FN void do_drop_claim(Position *pos MAYBE, Agreed *a MAYBE, i64 place MAYBE) {
    /*  558  rule drop_claim(place) */
    /*  559  claim[place] = none */
    { i64 k131_at = place, k132_new = NONE;
      pos->claim_is[pos->claim[k131_at] + 1] ^= k_bit(k131_at);
      pos->claim_is[k132_new + 1] ^= k_bit(k131_at);
      pos->claim[k131_at] = (__typeof__(pos->claim[0]))k132_new; }
    /*  560  temporary[place] = no */
    pos->temporary[place] = (__typeof__(pos->temporary[place]))(0);
    /*  561  fresh[place] = no */
    pos->fresh[place] = (__typeof__(pos->fresh[place]))(0);
}

FN void do_rise(Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 experiment MAYBE) {
    /*  598  rule rise(p, experiment) */
    /*  599  level[p, experiment] += 1 */
    pos->level[(p * 4 + experiment)] = (__typeof__(pos->level[(p * 4 + experiment)]))k_within(pos->level[(p * 4 + experiment)] + 1, 0, 3);
    /*  600  if experiment is study and journal_source is study_rise: gain_journal(p) */
    if (((experiment == 1) && (OPTION(journal_source) == JOURNAL_SOURCE_study_rise))) {
        do_gain_journal(pos, a, p);
    }
    /*  601  if cause is none and count(e for e in experiments if finished(p, e)) >= ENOUGH_EXPERIMENTS: cause = .. */
    if ((((i64)pos->cause == NONE) && (({ i64 k133_found = 0; for (i64 e = 0; e < 4; e++) {
        if (let_finished(pos, a, p, e)) { k133_found++; } }  k133_found; }) >= LET_ENOUGH_EXPERIMENTS))) {
        pos->cause = (__typeof__(pos->cause))(ENDING_three_experiments);
    }
}

FN void do_gain_journal(Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE) {
    /*  603  rule gain_journal(p) */
    /*  604  if supply[JOURNAL] > 0 and tray[p][JOURNAL] is 0 */
    if ((((i64)pos->tool_at[1 * 6 + LET_JOURNAL] > 0) && ((i64)pos->tool_at[(2 + p) * 6 + LET_JOURNAL] == 0))) {
        /*  605  move JOURNAL from supply to tray[p] */
        move_tool(pos, LET_JOURNAL, 1, 1, 2 + p);
        /*  606  journal_since[p] = rounds */
        pos->journal_since[p] = (__typeof__(pos->journal_since[p]))((i64)pos->rounds);
    }
}

FN void do_clear_place(Position *pos MAYBE, Agreed *a MAYBE, i64 place MAYBE) {
    /*  608  rule clear_place(place) */
    /*  609  move atoms[place] to bag */
    move_elements(pos, 1 + place, 17);
    /*  610  strip(place) */
    do_strip(pos, a, place);
}

FN void do_strip(Position *pos MAYBE, Agreed *a MAYBE, i64 place MAYBE) {
    /*  612  rule strip(place) */
    /*  613  move wild_on[place] to box */
    move_wilds(pos, 1 + place, 0);
    /*  614  for e in elements: stands[place, e] = 0 */
    for (i64 e = 0; e < 6; e++) {
        pos->stands[(place * 6 + e)] = (__typeof__(pos->stands[(place * 6 + e)]))(0);
    }
    /*  615  drop_claim(place) */
    do_drop_claim(pos, a, place);
    /*  616  nobel_claim[place] = no */
    pos->nobel_claim[place] = (__typeof__(pos->nobel_claim[place]))(0);
    /*  617  flames[place] = 0 */
    pos->flames[place] = (__typeof__(pos->flames[place]))(0);
}

FN void do_clear_shields(Position *pos MAYBE, Agreed *a MAYBE) {
    /*  640  rule clear_shields() */
    /*  641  for x in places: shielded[x] = no */
    for (i64 x = 0; x < 16; x++) {
        pos->shielded[x] = (__typeof__(pos->shielded[x]))(0);
    }
}

FN void do_take_off(Position *pos MAYBE, Agreed *a MAYBE, i64 place MAYBE) {
    /*  661  rule take_off(place) */
    /*  662  scatterer[place] = claim[place] */
    pos->scatterer[place] = (__typeof__(pos->scatterer[place]))((i64)pos->claim[place]);
    /*  663  strip(place) */
    do_strip(pos, a, place);
    /*  664  move field[place] to discard */
    carry_card(pos, (i64)pos->field[place], 1 + place, 25, 0);
}

FN void do_fill(Position *pos MAYBE, Agreed *a MAYBE) {
    /*  696  rule fill() */
    /*  697  uncover() */
    do_uncover(pos, a);
    /*  698  if short */
    if ((i64)pos->short_) {
        /*  699  cause = field_not_filled */
        pos->cause = (__typeof__(pos->cause))(ENDING_field_not_filled);
        /*  700  close_the_game() */
        do_close_the_game(pos, a);
        if (pos->over) return;
    }
}

FN void do_uncover(Position *pos MAYBE, Agreed *a MAYBE) {
    /*  702  rule uncover() */
    /*  703  for x in places if field[x] is none */
    for (i64 x = 0; x < 16; x++) { if (((i64)pos->field[x] == NONE)) {
        /*  704  repeat 7 times */
        for (i64 k137_n = 7; k137_n > 0; k137_n--) {
            /*  705  if count(deck) is 0 */
            if (((i64)pos->deck_n == 0)) {
                /*  706  short = yes */
                pos->short_ = (__typeof__(pos->short_))(1);
                /*  707  done */
                return;
            }
            /*  708  let next = first(deck) */
            i64 next MAYBE = top_of(pos->deck, pos->deck_n);
            /*  709  reveal next */
            KNOWING(reveal_card(pos, next, -1));
            /*  710  if next.lab_fire */
            if (CARD_lab_fire[next]) {
                /*  711  fire_waiting = fire_waiting or not fire_out */
                pos->fire_waiting = (__typeof__(pos->fire_waiting))(((i64)pos->fire_waiting || !(i64)pos->fire_out));
                /*  712  move next to discard */
                move_card(pos, next, 25, 0);
            }
            else {
                /*  714  move next to field[x] */
                move_card(pos, next, 1 + x, 0);
                /*  715  stop */
                goto k138_left;
            }
        }
        k138_left:;
    } }
}

FN void do_bare_table(Position *pos MAYBE, Agreed *a MAYBE) {
    /*  839  rule bare_table() */
    /*  840  for x in places: move field[x] to box */
    for (i64 x = 0; x < 16; x++) {
        carry_card(pos, (i64)pos->field[x], 1 + x, 0, 0);
    }
    /*  841  move deck to box */
    { list_i64 k141_list = k_reverse_i64(from_top(pos->deck, pos->deck_n)); for (i64 k142_i = 0;
        k142_i < k141_list.n; k142_i++) { i64 k140_thing MAYBE = k141_list.v[k142_i];
        carry_card(pos, k140_thing, 17, 0, 0);
    } }
    /*  842  for p in players: move bench[p] to bag */
    for (i64 p = 0; p < SEATS; p++) {
        move_elements(pos, 18 + p, 17);
    }
    /*  843  move nobel_bench to bag */
    move_elements(pos, 33, 17);
    /*  844  lead = player(1) */
    pos->lead = (__typeof__(pos->lead))(0);
}

FN void do_load(Position *pos MAYBE, Agreed *a MAYBE, i64 place MAYBE) {
    /*  846  rule load(place) */
    /*  847  for e in elements: move field[place].atoms[e] of e from bag to atoms[place] */
    for (i64 e = 0; e < 6; e++) {
        move_element(pos, e, CARD_atoms[k_known((i64)pos->field[place])].v[e], 17, 1 + place);
    }
}

FN void do_lay(Position *pos MAYBE, Agreed *a MAYBE, i64 card MAYBE, i64 place MAYBE) {
    /*  849  rule lay(card, place) */
    /*  850  move card to field[place] */
    move_card(pos, card, 1 + place, 0);
}

FN void do_own(Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 card MAYBE, i64 place MAYBE) {
    /*  852  rule own(p, card, place) */
    /*  853  lay(card, place) */
    do_lay(pos, a, card, place);
    /*  854  load(place) */
    do_load(pos, a, place);
    /*  855  claim[place] = p */
    { i64 k145_at = place, k146_new = p;
      pos->claim_is[pos->claim[k145_at] + 1] ^= k_bit(k145_at);
      pos->claim_is[k146_new + 1] ^= k_bit(k145_at);
      pos->claim[k145_at] = (__typeof__(pos->claim[0]))k146_new; }
}

FN void do_stock(Position *pos MAYBE, Agreed *a MAYBE) {
    /*  857  rule stock() */
    /*  858  for c in compounds if c in box: move c to deck */
    { list_i64 k147_list = LET_compounds; for (i64 k148_i = 0; k148_i < k147_list.n; k148_i++) {
        i64 c MAYBE = k147_list.v[k148_i]; if (k_has2(pos->card_box, c)) {
        move_card(pos, c, 17, 0);
    } } }
}

FN void do_quiet_field(Position *pos MAYBE, Agreed *a MAYBE) {
    /*  860  rule quiet_field() */
    /*  861  for x in places if x is not place(4, 4): move first(c for c in deck if not c.flammable) to field[x] */
    for (i64 x = 0; x < 16; x++) { if (!(x == 15)) {
        move_card(pos, ({ i64 k151_found; { list_i64 k153_list = from_top(pos->deck, pos->deck_n);
            for (i64 k154_i = 0; k154_i < k153_list.n; k154_i++) { i64 c MAYBE = k153_list.v[k154_i];
            if (!CARD_flammable[c]) { k151_found = c; goto k152_done; } } } k_fault(); k152_done:;
            k151_found; }), 1 + x, 0);
    } }
}

FN void do_hand_out(Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 e MAYBE, i64 n MAYBE) {
    /*  863  rule hand_out(p, e, n) */
    /*  864  move n of e from bag to bench[p] */
    move_element(pos, e, n, 17, 18 + p);
}

FN void do_discover(Position *pos MAYBE, Agreed *a MAYBE) {
    /*  929  rule discover() */
    /*  930  rounds = 2 */
    pos->rounds = (__typeof__(pos->rounds))(2);
    /*  931  each player from lead: draw shown(me, discovery) from bag to bench[me] */
    {
    i64 k155_kept_me = pos->me, k157_first = (i64)pos->lead;
    for (i64 k156_i = 0; k156_i < SEATS; k156_i++) {
        pos->me = (i8)((k157_first + k156_i) % SEATS);
        draw_elements(pos, let_shown(pos, a, (i64)pos->me, 0), 17, 18 + (i64)pos->me);
    }
    pos->me = (i8)k155_kept_me;
    }
}

COLD void redraw_card(Position *pos, i64 seat, k_stream *rng) {
    i64 loose[69], here[32] = {0}, everybody = (1 << pos->seats) - 1;
    i8 lost[69];
    for (i64 t = 0; t < 69; t++) {
        lost[t] = !((pos->card_known[t] | CARD_seers[pos->card_place[t]]) >> seat & 1);
        here[pos->card_place[t]] += lost[t];
    }
    for (i64 name = 0; name < 32; name++) {
        i64 n = 0;
        for (i64 t = 0; t < 69; t++) if (lost[t] && pos->card_cohort[pos->card_place[t]] == name) loose[n++] = t;
        if (!n) continue;
        k_mixed(rng, loose, n);
        for (i64 p = 1; p < 32; p++) {
            if (!here[p] || pos->card_cohort[p] != name) continue;
            if (p >= 17 && p < 18) {
                for (i64 i = 0, k = n; i < pos->deck_n; i++)
                    if (lost[pos->deck[i]]) pos->deck[i] = (__typeof__(pos->deck[i]))loose[--k];
            }
            if (p >= 18 && p < 24) {
                for (i64 i = 0, k = n; i < pos->stack_n[p - 18]; i++)
                    if (lost[pos->stack[p - 18][i]]) pos->stack[p - 18][i] = (__typeof__(pos->stack[p - 18][i]))loose[--k];
            }
            for (i64 k = here[p]; k; k--) pos->card_place[loose[--n]] = (__typeof__(pos->card_place[0]))p;
        }
    }
    for (i64 t = 0; t < 69; t++) {
        i64 sees = CARD_seers[pos->card_place[t]], all = (pos->card_known[t] & everybody) == everybody;
        i64 more = all && (sees & everybody) != everybody;
        i64 mine = !lost[t] && !(sees >> seat & 1) && (pos->card_known[t] >> seat & 1);
        pos->card_known[t] = (__typeof__(pos->card_known[0]))(more ? -1 : mine ? 1ll << seat | sees : sees);
    }
    derive_card(pos);
}

/* What a seat cannot see, drawn anew. */
FN void redraw(Position *pos, Agreed *a MAYBE, i64 seat MAYBE, k_stream *rng MAYBE) {
    redraw_card(pos, seat, rng);
    derive_vars(pos);
}

FN i64 holds(const Position *pos MAYBE, Agreed *a MAYBE) {
    return 1;
}

FN void offer_trade_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  323  may "Make an offer" if may_offer(me) */
    if ((let_may_offer(pos, a, (i64)pos->me))) {
        k_offer_word(offered, 0, 1);
    }
    if (offered->total) k_offer_word(offered, 1, 1);
}

FN void offer_make_offer_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  335  choose */
    /*  336  "{p} gives {q} {e}" for p in players, q in players, e in bench[p] if p is not q and may_name(p, q) */
    for (i64 p = 0; p < SEATS; p++) {
        for (u64 k159_rest = (((1ull << SEATS) - 1) & ~(0 | k_bit(p))); k159_rest; k159_rest &= k159_rest - 1) {
            i64 q MAYBE = k_low(k159_rest);
            if ((let_may_name(pos, a, p, q))) {
                k_offer_word(offered, 2 + 30 * p + 6 * q, ({ u64 k160_found = 0; {
                    list_i64 k162_pool = k_pool(pos->element_at + (18 + p) * 6, 6, 1); for (i64 e = 0; e < 6;
                    e++) if (k162_pool.v[e]) { i64 k161_at = e; k160_found |= k_bit(k161_at); } } k160_found; }));
            }
        }
    }
    /*  339  "{p} gives {q} the {t}" for p in players, q in players, t in tray[p] if p is not q and may_name(p, q.. */
    for (i64 p = 0; p < SEATS; p++) {
        for (u64 k163_rest = (((1ull << SEATS) - 1) & ~(0 | k_bit(p))); k163_rest; k163_rest &= k163_rest - 1) {
            i64 q MAYBE = k_low(k163_rest);
            if ((let_may_name(pos, a, p, q))) {
                k_offer_word(offered, 152 + 30 * p + 6 * q, ({ u64 k164_found = 0; {
                    list_i64 k166_pool = k_pool(pos->tool_at + (2 + p) * 6, 6, 1); for (i64 t = 0; t < 6;
                    t++) if (k166_pool.v[t]) { k164_found |= (u64)!!((let_one_journal(pos, a, q, t))) << t;
                    } } k164_found; }));
            }
        }
    }
    /*  342  "{p} gives {q} a wild element" for p in players, q in players if p is not q and may_name(p, q) and c.. */
    for (i64 p = 0; p < SEATS; p++) {
        k_offer_word(offered, 302 + 5 * p, ({ u64 k167_found = 0;
            for (u64 k169_rest = (((1ull << SEATS) - 1) & ~(0 | k_bit(p))); k169_rest; k169_rest &= k169_rest - 1) {
            i64 q MAYBE = k_low(k169_rest); k167_found |= (u64)!!((let_may_name(pos, a, p, q))
            && ((k_sum(k_pool(pos->wild_at + (17 + p) * 1, 1, 1)) > 0))) << q; } k167_found; }));
    }
    /*  345  "{p} gives {q} extinguisher {x}" for p in players, q in players, x in shelf[p] if p is not q and may.. */
    for (i64 p = 0; p < SEATS; p++) {
        for (u64 k170_rest = (((1ull << SEATS) - 1) & ~(0 | k_bit(p))); k170_rest; k170_rest &= k170_rest - 1) {
            i64 q MAYBE = k_low(k170_rest);
            if ((let_may_name(pos, a, p, q))) {
                k_offer_word(offered, 327 + 25 * p + 5 * q, ({ u64 k171_found = 0;
                    for (u64 k173_rest = pos->shelf[p]; k173_rest; k173_rest &= k173_rest - 1) {
                    i64 x MAYBE = k_low(k173_rest);
                    k171_found |= (u64)!!(((!(OPTION(trade_scope) == TRADE_SCOPE_built_only)
                    || (i64)pos->built[x]))) << x; } k171_found; }));
            }
        }
    }
    /*  349  "{p} gives {q} the claim on {x}" for p in players, q in players, x in claims(p) if trade_scope is wi.. */
    if (((OPTION(trade_scope) == TRADE_SCOPE_with_claims))) {
        for (i64 p = 0; p < SEATS; p++) {
            for (i64 q = 0; q < SEATS; q++) {
                if ((!(p == q)) && (let_may_name(pos, a, p, q))) {
                    k_offer_word(offered, 452 + 80 * p + 16 * q, ({ u64 k174_found = 0;
                        for (u64 k176_rest = let_claims_set(pos, a, p); k176_rest; k176_rest &= k176_rest - 1) {
                        i64 x_2 MAYBE = k_low(k176_rest);
                        k174_found |= (u64)!!((((i64)pos->offered_claim[x_2] == NONE))
                        && (((i64)pos->temporary[x_2] || let_room_for_claim(pos, a, q)))) << x_2; } k174_found; }));
                }
            }
        }
    }
    /*  353  "Offer this" if in_offer[me] */
    if (((i64)pos->in_offer[(i64)pos->me])) {
        k_offer_word(offered, 852, 1);
    }
    /*  355  "Withdraw the offer" */
    k_offer_word(offered, 853, 1);
}

FN void offer_make_offer_choose_2(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  361  choose */
    /*  362  "Agree" */
    k_offer_word(offered, 854, 1);
    /*  363  "Refuse": refused = yes */
    k_offer_word(offered, 855, 1);
}

FN void offer_trade_with_nobel_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  386  may "Give Nobel {e} for {f}" for e in bench[me], f in nobel_bench */
    { list_i64 k177_pool = k_pool(pos->element_at + (18 + (i64)pos->me) * 6, 6, 1); for (i64 e = 0; e < 6;
        e++) if (k177_pool.v[e]) {
        k_offer_word(offered, 856 + 6 * e, ({ u64 k178_found = 0; {
            list_i64 k180_pool = k_pool(pos->element_at + 33 * 6, 6, 1); for (i64 f = 0; f < 6;
            f++) if (k180_pool.v[f]) { i64 k179_at = f; k178_found |= k_bit(k179_at); } } k178_found; }));
    } }
    if (offered->total) k_offer_word(offered, 892, 1);
}

FN void offer_give_back_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  393  choose "Return {e}" for e in bench[me] */
    k_offer_word(offered, 893, ({ u64 k181_found = 0; {
        list_i64 k183_pool = k_pool(pos->element_at + (18 + (i64)pos->me) * 6, 6, 1); for (i64 e = 0; e < 6;
        e++) if (k183_pool.v[e]) { i64 k182_at = e; k181_found |= k_bit(k182_at); } } k181_found; }));
}

FN void offer_nobel_gives_back_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  399  choose by lead "Nobel returns {e}" for e in nobel_bench */
    k_offer_word(offered, 899, ({ u64 k184_found = 0; { list_i64 k186_pool = k_pool(pos->element_at + 33 * 6, 6, 1);
        for (i64 e = 0; e < 6; e++) if (k186_pool.v[e]) { i64 k185_at = e; k184_found |= k_bit(k185_at);
        } } k184_found; }));
}

FN void offer_place_claims_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  410  choose */
    /*  411  "Claim {x}" for x in unclaimed */
    k_offer_word(offered, 905, ({ u64 k187_found = 0; { list_i64 k189_list = let_unclaimed(pos, a);
        for (i64 k190_i = 0; k190_i < k189_list.n; k190_i++) { i64 x MAYBE = k189_list.v[k190_i]; i64 k188_at = x;
        k187_found |= k_bit(k188_at); } } k187_found; }));
    /*  413  "Keep your tokens" if study_pass */
    if ((OPTION(study_pass))) {
        k_offer_word(offered, 921, 1);
    }
}

FN void offer_shift_claims_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  423  may "Shift the claim from {x} to {y}" for x in claims(me), y in unclaimed if not fresh[x] and not te.. */
    for (u64 k191_rest = let_claims_set(pos, a, (i64)pos->me); k191_rest; k191_rest &= k191_rest - 1) {
        i64 x MAYBE = k_low(k191_rest);
        if ((!(i64)pos->fresh[x]) && (!(i64)pos->temporary[x])) {
            k_offer_word(offered, 922 + 16 * x, ({ u64 k192_found = 0; { list_i64 k194_list = let_unclaimed(pos, a);
                for (i64 k195_i = 0; k195_i < k194_list.n; k195_i++) { i64 y MAYBE = k194_list.v[k195_i];
                i64 k193_at = y; k192_found |= k_bit(k193_at); } } k192_found; }));
        }
    }
    if (offered->total) k_offer_word(offered, 1178, 1);
}

FN void offer_light_burners_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  431  may up to 4 times "Light {x}" for x in places if tray[me][BURNER] > 0 and can_light(x) */
    if ((((i64)pos->tool_at[(2 + (i64)pos->me) * 6 + LET_BURNER] > 0))) {
        k_offer_word(offered, 1179, ({ u64 k196_found = 0; for (i64 x = 0; x < 16; x++) {
            k196_found |= (u64)!!((let_can_light(pos, a, x))) << x; } k196_found; }));
    }
    if (offered->total) k_offer_word(offered, 1195, 1);
}

FN void offer_do_research_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  444  may up to 4 times "Use the goggles" if tray[me][GOGGLES] > 0 */
    if ((((i64)pos->tool_at[(2 + (i64)pos->me) * 6 + LET_GOGGLES] > 0))) {
        k_offer_word(offered, 1196, 1);
    }
    if (offered->total) k_offer_word(offered, 1197, 1);
}

FN void offer_do_research_choose_2(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  448  may */
    /*  449  "Place {e} on {x}" for e in bench[me], x in places if fits(e, x) */
    { list_i64 k198_pool = k_pool(pos->element_at + (18 + (i64)pos->me) * 6, 6, 1); for (i64 e = 0; e < 6;
        e++) if (k198_pool.v[e]) {
        k_offer_word(offered, 1198 + 16 * e, ({ u64 k199_found = 0; for (i64 x = 0; x < 16; x++) {
            k199_found |= (u64)!!((let_fits(pos, a, e, x))) << x; } k199_found; }));
    } }
    /*  452  "Place {e} on {x} with the goggles" for e in apart[me], x in places if fits(e, x) */
    { list_i64 k201_pool = k_pool(pos->element_at + (23 + (i64)pos->me) * 6, 6, 1); for (i64 e = 0; e < 6;
        e++) if (k201_pool.v[e]) {
        k_offer_word(offered, 1294 + 16 * e, ({ u64 k202_found = 0; for (i64 x = 0; x < 16; x++) {
            k202_found |= (u64)!!((let_fits(pos, a, e, x))) << x; } k202_found; }));
    } }
    /*  455  "Place a wild as {e} on {x}" for e in elements, x in places if wild_goes(e) and fits(e, x) */
    for (u64 k204_rest = (((k_sum(k_pool(pos->wild_at + (17 + (i64)pos->me) * 1, 1,
    1)) > 0) ? ((1ull << 6) - 1) : 0x0ull) & (((OPTION(wild_use) == WILD_USE_any) ? ((1ull << 6) - 1) : 0x0ull) | (((OPTION(wild_use) == WILD_USE_not_sulfur) ? ((1ull << 6) - 1) : 0x0ull) & ~(0 | k_bit(5))))); k204_rest; k204_rest &= k204_rest - 1) { i64 e MAYBE = k_low(k204_rest);
        k_offer_word(offered, 1390 + 16 * e, ({ u64 k205_found = 0; for (i64 x = 0; x < 16; x++) {
            k205_found |= (u64)!!((let_fits(pos, a, e, x))) << x; } k205_found; }));
    }
    /*  459  "Place {e} on extinguisher {x}" for e in bench[me], x in shelf[me] if fits_tank(e, x) */
    { list_i64 k207_pool = k_pool(pos->element_at + (18 + (i64)pos->me) * 6, 6, 1); for (i64 e = 0; e < 6;
        e++) if (k207_pool.v[e]) {
        k_offer_word(offered, 1486 + 5 * e, ({ u64 k208_found = 0; for (u64 k210_rest = pos->shelf[(i64)pos->me];
            k210_rest; k210_rest &= k210_rest - 1) { i64 x_2 MAYBE = k_low(k210_rest);
            k208_found |= (u64)!!((let_fits_tank(pos, a, e, x_2))) << x_2; } k208_found; }));
    } }
    /*  462  "Place {e} on extinguisher {x} with the goggles" for e in apart[me], x in shelf[me] if fits_tank(e, x) */
    { list_i64 k211_pool = k_pool(pos->element_at + (23 + (i64)pos->me) * 6, 6, 1); for (i64 e = 0; e < 6;
        e++) if (k211_pool.v[e]) {
        k_offer_word(offered, 1516 + 5 * e, ({ u64 k212_found = 0; for (u64 k214_rest = pos->shelf[(i64)pos->me];
            k214_rest; k214_rest &= k214_rest - 1) { i64 x_2 MAYBE = k_low(k214_rest);
            k212_found |= (u64)!!((let_fits_tank(pos, a, e, x_2))) << x_2; } k212_found; }));
    } }
    /*  465  "Place a wild as {e} on extinguisher {x}" for e in elements, x in shelf[me] if wild_goes(e) and fits.. */
    for (u64 k215_rest = (((k_sum(k_pool(pos->wild_at + (17 + (i64)pos->me) * 1, 1,
    1)) > 0) ? ((1ull << 6) - 1) : 0x0ull) & (((OPTION(wild_use) == WILD_USE_any) ? ((1ull << 6) - 1) : 0x0ull) | (((OPTION(wild_use) == WILD_USE_not_sulfur) ? ((1ull << 6) - 1) : 0x0ull) & ~(0 | k_bit(5))))); k215_rest; k215_rest &= k215_rest - 1) { i64 e MAYBE = k_low(k215_rest);
        k_offer_word(offered, 1546 + 5 * e, ({ u64 k216_found = 0; for (u64 k218_rest = pos->shelf[(i64)pos->me];
            k218_rest; k218_rest &= k218_rest - 1) { i64 x_2 MAYBE = k_low(k218_rest);
            k216_found |= (u64)!!((let_fits_tank(pos, a, e, x_2))) << x_2; } k216_found; }));
    }
    /*  469  "Take {e} for a wild" for e in bag if wild_use is take_from_bag and count(wilds[me]) > 0 */
    if (((OPTION(wild_use) == WILD_USE_take_from_bag))
        && ((k_sum(k_pool(pos->wild_at + (17 + (i64)pos->me) * 1, 1, 1)) > 0))) {
        k_offer_word(offered, 1576, ({ u64 k219_found = 0; {
            list_i64 k221_pool = k_pool(pos->element_at + 17 * 6, 6, 1); for (i64 e = 0; e < 6;
            e++) if (k221_pool.v[e]) { i64 k220_at = e; k219_found |= k_bit(k220_at); } } k219_found; }));
    }
    /*  472  "Trade three {e} for {f}" for e in bench[me], f in bag if bench[me][e] >= TRADED and */
    { list_i64 k222_pool = k_pool(pos->element_at + (18 + (i64)pos->me) * 6, 6, 1); for (i64 e = 0; e < 6;
        e++) if (k222_pool.v[e]) {
        if ((((i64)pos->element_at[(18 + (i64)pos->me) * 6 + e] >= LET_TRADED)) && (!(i64)pos->traded_three)
            && (((OPTION(pipet) == PIPET_additional) || !(i64)pos->traded_two))) {
            k_offer_word(offered, 1582 + 6 * e, ({ u64 k223_found = 0; {
                list_i64 k225_pool = k_pool(pos->element_at + 17 * 6, 6, 1); for (i64 f = 0; f < 6;
                f++) if (k225_pool.v[f]) { i64 k224_at = f; k223_found |= k_bit(k224_at); } } k223_found; }));
        }
    } }
    /*  476  "Trade two {e} for {f}" for e in bench[me], f in bag if tray[me][PIPET] > 0 and bench[me][e] >= TRAD.. */
    if ((((i64)pos->tool_at[(2 + (i64)pos->me) * 6 + LET_PIPET] > 0))) {
        { list_i64 k226_pool = k_pool(pos->element_at + (18 + (i64)pos->me) * 6, 6, 1); for (i64 e = 0; e < 6;
            e++) if (k226_pool.v[e]) {
            if ((((i64)pos->element_at[(18 + (i64)pos->me) * 6 + e] >= LET_TRADED_WITH_PIPET))
                && (!(i64)pos->traded_two) && (((OPTION(pipet) == PIPET_additional) || !(i64)pos->traded_three))) {
                k_offer_word(offered, 1618 + 6 * e, ({ u64 k227_found = 0; {
                    list_i64 k229_pool = k_pool(pos->element_at + 17 * 6, 6, 1); for (i64 f = 0; f < 6;
                    f++) if (k229_pool.v[f]) { i64 k228_at = f; k227_found |= k_bit(k228_at); } } k227_found; }));
            }
        } }
    }
    /*  480  "Claim {x}" for x in unclaimed if available(me) > 0 and elements_on(x) > 0 */
    if (((let_available(pos, a, (i64)pos->me) > 0))) {
        k_offer_word(offered, 1654, ({ u64 k230_found = 0; { list_i64 k232_list = let_unclaimed(pos, a);
            for (i64 k233_i = 0; k233_i < k232_list.n; k233_i++) { i64 x MAYBE = k232_list.v[k233_i];
            k230_found |= (u64)!!(((let_elements_on(pos, a, x) > 0))) << x; } } k230_found; }));
    }
    /*  482  "Light {x}" for x in places if tray[me][BURNER] > 0 and can_light(x) */
    if ((((i64)pos->tool_at[(2 + (i64)pos->me) * 6 + LET_BURNER] > 0))) {
        k_offer_word(offered, 1670, ({ u64 k234_found = 0; for (i64 x = 0; x < 16; x++) {
            k234_found |= (u64)!!((let_can_light(pos, a, x))) << x; } k234_found; }));
    }
    if (offered->total) k_offer_word(offered, 1686, 1);
}

FN void offer_score_compounds_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  532  choose */
    /*  533  "Score {x}" for x in claims(me) if complete(x) */
    k_offer_word(offered, 1687, ({ u64 k236_found = 0; for (u64 k238_rest = let_claims_set(pos, a, (i64)pos->me);
        k238_rest; k238_rest &= k238_rest - 1) { i64 x_2 MAYBE = k_low(k238_rest);
        k236_found |= (u64)!!((let_complete(pos, a, x_2))) << x_2; } k236_found; }));
    /*  535  "Lower {a}, raise {b}" for a in experiments, b in experiments if can_turn(a, b) */
    for (i64 a_ = 0; a_ < 4; a_++) {
        k_offer_word(offered, 1703 + 4 * a_, ({ u64 k239_found = 0; for (i64 b = 0; b < 4; b++) {
            k239_found |= (u64)!!((let_can_turn(pos, a, a_, b))) << b; } k239_found; }));
    }
    /*  537  "Finish" if every(not complete(x) for x in claims(me)) and some(can_turn(a, b) for a in experiments,.. */
    if ((({ i64 k241_found = 1; for (u64 k243_rest = let_claims_set(pos, a, (i64)pos->me); k243_rest;
        k243_rest &= k243_rest - 1) { i64 x MAYBE = k_low(k243_rest); if (!(!let_complete(pos, a, x))) {
        k241_found = 0; goto k242_done; } } goto k242_done; k242_done:; k241_found; })) && (({ i64 k244_found = 0;
        for (i64 a_ = 0; a_ < 4; a_++) { for (i64 b = 0; b < 4; b++) { if (let_can_turn(pos, a, a_, b)) {
        k244_found = 1; goto k245_done; } } } goto k245_done; k245_done:; k244_found; }))) {
        k_offer_word(offered, 1719, 1);
    }
}

FN void offer_turn_cylinder_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  547  choose "Give up {x}" for x in claims(me) if not temporary[x] or temp_claim_limit is counted */
    k_offer_word(offered, 1720, ({ u64 k246_found = 0; for (u64 k248_rest = let_claims_set(pos, a, (i64)pos->me);
        k248_rest; k248_rest &= k248_rest - 1) { i64 x MAYBE = k_low(k248_rest);
        k246_found |= (u64)!!(((!(i64)pos->temporary[x]
        || (OPTION(temp_claim_limit) == TEMP_CLAIM_LIMIT_counted)))) << x; } k246_found; }));
}

FN void offer_turn_cylinder_choose_2(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  552  choose "Discard {e}" for e in bench[me] */
    k_offer_word(offered, 1736, ({ u64 k249_found = 0; {
        list_i64 k251_pool = k_pool(pos->element_at + (18 + (i64)pos->me) * 6, 6, 1); for (i64 e = 0; e < 6;
        e++) if (k251_pool.v[e]) { i64 k250_at = e; k249_found |= k_bit(k250_at); } } k249_found; }));
}

FN void offer_score_place_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  567  choose */
    /*  568  "Raise {e}" for e in [tube(card.state), lab] if not finished(me, e) */
    k_offer_word(offered, 1742, ({ u64 k252_found = 0; {
        list_i64 k254_list = k_list_i64((const i64[]){let_tube(CARD_state[k_known((i64)pos->score_place_card)]),
    LET_lab}, 2); for (i64 k255_i = 0; k255_i < k254_list.n; k255_i++) { i64 e MAYBE = k254_list.v[k255_i]; k252_found |= (u64)!!((!let_finished(pos, a, (i64)pos->me, e))) << e; } } k252_found; }));
}

FN void offer_score_place_choose_2(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  573  may "Keep one {e}" for e in atoms[place] */
    k_offer_word(offered, 1746, ({ u64 k256_found = 0; {
        list_i64 k258_pool = k_pool(pos->element_at + (1 + (i64)pos->score_place_place) * 6, 6, 1);
        for (i64 e_2 = 0; e_2 < 6; e_2++) if (k258_pool.v[e_2]) { i64 k257_at = e_2; k256_found |= k_bit(k257_at);
        } } k256_found; }));
    if (offered->total) k_offer_word(offered, 1752, 1);
}

FN void offer_give_grant_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  584  choose */
    /*  585  "Raise {p}'s {e}" for p in opponents, e in experiments if not finished(p, e) */
    for (u64 k259_rest = (((1ull << SEATS) - 1) & ~k_bit((i64)pos->me)); k259_rest; k259_rest &= k259_rest - 1) {
        i64 p MAYBE = k_low(k259_rest);
        k_offer_word(offered, 1753 + 4 * p, ({ u64 k260_found = 0; for (i64 e = 0; e < 4; e++) {
            k260_found |= (u64)!!((!let_finished(pos, a, p, e))) << e; } k260_found; }));
    }
    /*  588  "Share with {p}" for p in opponents if may_share(p, opponents) */
    k_offer_word(offered, 1773, ({ u64 k262_found = 0; { list_i64 k264_list = k_opponents(pos->me, SEATS);
        for (i64 k265_i = 0; k265_i < k264_list.n; k265_i++) { i64 p MAYBE = k264_list.v[k265_i];
        k262_found |= (u64)!!((let_may_share(pos, a, p, (((1ull << SEATS) - 1) & ~k_bit((i64)pos->me))))) << p;
        } } k262_found; }));
}

FN void offer_go_without_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  636  choose by lead "No flame for {x}" for x in places if burns(x) and not shielded[x] */
    k_offer_word(offered, 1778, ({ u64 k266_found = 0; for (i64 x = 0; x < 16; x++) {
        k266_found |= (u64)!!((let_burns(pos, a, x)) && (!(i64)pos->shielded[x])) << x; } k266_found; }));
}

FN void offer_ask_for_extinguishers_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  645  may up to 5 times "Spend extinguisher {e} on {x}" for e in shelf[me], x in targets if built[e] and n.. */
    for (u64 k268_rest = pos->shelf[(i64)pos->me]; k268_rest; k268_rest &= k268_rest - 1) {
        i64 e MAYBE = k_low(k268_rest);
        if (((i64)pos->built[e])) {
            k_offer_word(offered, 1794 + 16 * e, ({ u64 k269_found = 0; {
                list_i64 k271_list = k_kept(pos->ask_for_extinguishers_targets,
    pos->ask_for_extinguishers_targets_n); for (i64 k272_i = 0; k272_i < k271_list.n; k272_i++) { i64 x MAYBE = k271_list.v[k272_i]; k269_found |= (u64)!!((!(i64)pos->shielded[x])) << x; } } k269_found; }));
        }
    }
    if (offered->total) k_offer_word(offered, 1874, 1);
}

FN void offer_explode_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  656  choose by lead "{x} explodes" for x in places if overdue(x) */
    k_offer_word(offered, 1875, ({ u64 k273_found = 0; for (i64 x = 0; x < 16; x++) {
        k273_found |= (u64)!!((let_overdue(pos, a, x))) << x; } k273_found; }));
}

FN void offer_scatter_by_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  674  choose by chooser "Scatter {e} from {place} to {y}" for y in near(place) if field[y] is not none and.. */
    k_offer_word(offered, 1891, ({ u64 k275_found = 0; for (u64 k277_rest = (let_near_set(a,
        (i64)pos->scatter_by_place) & pos->field_taken); k277_rest; k277_rest &= k277_rest - 1) {
        i64 y MAYBE = k_low(k277_rest); k275_found |= (u64)!!(((let_missing(pos, a, y,
        (i64)pos->scatter_by_e) > 0))) << y; } k275_found; }));
}

FN void offer_pass_the_lead_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  722  may "Use the lab key" */
    k_offer_word(offered, 1907, 1);
    if (offered->total) k_offer_word(offered, 1908, 1);
}

FN void offer_nobel_research_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  731  choose by lead */
    /*  732  "Nobel places {e} on {x}" for e in nobel_bench, x in unclaimed if missing(x, e) > 0 */
    { list_i64 k278_pool = k_pool(pos->element_at + 33 * 6, 6, 1); for (i64 e = 0; e < 6; e++) if (k278_pool.v[e]) {
        k_offer_word(offered, 1909 + 16 * e, ({ u64 k279_found = 0; { list_i64 k281_list = let_unclaimed(pos, a);
            for (i64 k282_i = 0; k282_i < k281_list.n; k282_i++) { i64 x MAYBE = k281_list.v[k282_i];
            k279_found |= (u64)!!(((let_missing(pos, a, x, e) > 0))) << x; } } k279_found; }));
    } }
    /*  735  "Nobel stops" if i > 1 and nobel_can_place */
    if ((((i64)pos->nobel_research_i > 1)) && (let_nobel_can_place(pos, a))) {
        k_offer_word(offered, 2005, 1);
    }
}

FN void offer_score_for_nobel_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  742  choose by lead "Score {x} for Nobel" for x in places if nobel_claim[x] and complete(x) */
    k_offer_word(offered, 2006, ({ u64 k283_found = 0; for (i64 x = 0; x < 16; x++) {
        k283_found |= (u64)!!(((i64)pos->nobel_claim[x]) && (let_complete(pos, a, x))) << x; } k283_found; }));
}

FN void offer_score_nobel_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  755  choose by lead */
    /*  756  "Raise {p}'s {e}" for p in players, e in experiments if not finished(p, e) */
    for (i64 p = 0; p < SEATS; p++) {
        k_offer_word(offered, 2022 + 4 * p, ({ u64 k285_found = 0; for (i64 e = 0; e < 4; e++) {
            k285_found |= (u64)!!((!let_finished(pos, a, p, e))) << e; } k285_found; }));
    }
    /*  759  "Share with {p}" for p in players if may_share(p, players) */
    k_offer_word(offered, 2042, ({ u64 k287_found = 0; for (i64 p = 0; p < SEATS; p++) {
        k287_found |= (u64)!!((let_may_share(pos, a, p, ((1ull << SEATS) - 1)))) << p; } k287_found; }));
}

FN i64 decider(const Position *pos, Agreed *a MAYBE) {
    if (pos->at == NOBEL_GIVES_BACK_CHOOSE) return (i64)pos->lead;
    if (pos->at == GO_WITHOUT_CHOOSE) return (i64)pos->lead;
    if (pos->at == EXPLODE_CHOOSE) return (i64)pos->lead;
    if (pos->at == SCATTER_BY_CHOOSE) return (i64)pos->scatter_by_chooser;
    if (pos->at == NOBEL_RESEARCH_CHOOSE) return (i64)pos->lead;
    if (pos->at == SCORE_FOR_NOBEL_CHOOSE) return (i64)pos->lead;
    if (pos->at == SCORE_NOBEL_CHOOSE) return (i64)pos->lead;
    return pos->me;
}

static k_run k_runs[IDS + 8];
typedef struct { k_stream rng; i64 length; u32 *taken; } Playing;

COLD void offer(const Position *pos, Agreed *a, k_offer *offered) {
    switch (pos->at) {
        case TRADE_CHOOSE: offer_trade_choose(pos, a, offered); return;
        case MAKE_OFFER_CHOOSE: offer_make_offer_choose(pos, a, offered); return;
        case MAKE_OFFER_CHOOSE_2: offer_make_offer_choose_2(pos, a, offered); return;
        case TRADE_WITH_NOBEL_CHOOSE: offer_trade_with_nobel_choose(pos, a, offered); return;
        case GIVE_BACK_CHOOSE: offer_give_back_choose(pos, a, offered); return;
        case NOBEL_GIVES_BACK_CHOOSE: offer_nobel_gives_back_choose(pos, a, offered); return;
        case PLACE_CLAIMS_CHOOSE: offer_place_claims_choose(pos, a, offered); return;
        case SHIFT_CLAIMS_CHOOSE: offer_shift_claims_choose(pos, a, offered); return;
        case LIGHT_BURNERS_CHOOSE: offer_light_burners_choose(pos, a, offered); return;
        case DO_RESEARCH_CHOOSE: offer_do_research_choose(pos, a, offered); return;
        case DO_RESEARCH_CHOOSE_2: offer_do_research_choose_2(pos, a, offered); return;
        case SCORE_COMPOUNDS_CHOOSE: offer_score_compounds_choose(pos, a, offered); return;
        case TURN_CYLINDER_CHOOSE: offer_turn_cylinder_choose(pos, a, offered); return;
        case TURN_CYLINDER_CHOOSE_2: offer_turn_cylinder_choose_2(pos, a, offered); return;
        case SCORE_PLACE_CHOOSE: offer_score_place_choose(pos, a, offered); return;
        case SCORE_PLACE_CHOOSE_2: offer_score_place_choose_2(pos, a, offered); return;
        case GIVE_GRANT_CHOOSE: offer_give_grant_choose(pos, a, offered); return;
        case GO_WITHOUT_CHOOSE: offer_go_without_choose(pos, a, offered); return;
        case ASK_FOR_EXTINGUISHERS_CHOOSE: offer_ask_for_extinguishers_choose(pos, a, offered); return;
        case EXPLODE_CHOOSE: offer_explode_choose(pos, a, offered); return;
        case SCATTER_BY_CHOOSE: offer_scatter_by_choose(pos, a, offered); return;
        case PASS_THE_LEAD_CHOOSE: offer_pass_the_lead_choose(pos, a, offered); return;
        case NOBEL_RESEARCH_CHOOSE: offer_nobel_research_choose(pos, a, offered); return;
        case SCORE_FOR_NOBEL_CHOOSE: offer_score_for_nobel_choose(pos, a, offered); return;
        case SCORE_NOBEL_CHOOSE: offer_score_nobel_choose(pos, a, offered); return;
        default: return;
    }
}

HOT void run(Position *pos, Agreed *a MAYBE, i64 id, Playing *playing) {
    i64 k MAYBE;
    i64 make_offer_p_gives_q_with_p MAYBE = 0;
    i64 make_offer_p_gives_q_with_q MAYBE = 0;
    i64 make_offer_p_gives_q_with_e MAYBE = 0;
    i64 make_offer_p_gives_q_2_with_p MAYBE = 0;
    i64 make_offer_p_gives_q_2_with_q MAYBE = 0;
    i64 make_offer_p_gives_q_2_with_t MAYBE = 0;
    i64 make_offer_p_gives_q_3_with_p MAYBE = 0;
    i64 make_offer_p_gives_q_3_with_q MAYBE = 0;
    i64 make_offer_p_gives_q_4_with_p MAYBE = 0;
    i64 make_offer_p_gives_q_4_with_q MAYBE = 0;
    i64 make_offer_p_gives_q_4_with_x MAYBE = 0;
    i64 make_offer_p_gives_q_5_with_p MAYBE = 0;
    i64 make_offer_p_gives_q_5_with_q MAYBE = 0;
    i64 make_offer_p_gives_q_5_with_x_2 MAYBE = 0;
    i64 trade_with_nobel_give_nobel_with_e MAYBE = 0;
    i64 trade_with_nobel_give_nobel_with_f MAYBE = 0;
    i64 give_back_return_with_e MAYBE = 0;
    i64 nobel_gives_back_nobel_returns_with_e MAYBE = 0;
    i64 place_claims_claim_with_x MAYBE = 0;
    i64 shift_claims_shift_the_claim_with_x MAYBE = 0;
    i64 shift_claims_shift_the_claim_with_y MAYBE = 0;
    i64 light_burners_light_with_x MAYBE = 0;
    i64 do_research_place_with_e MAYBE = 0;
    i64 do_research_place_with_x MAYBE = 0;
    i64 do_research_place_2_with_e MAYBE = 0;
    i64 do_research_place_2_with_x MAYBE = 0;
    i64 do_research_place_a_wild_with_e MAYBE = 0;
    i64 do_research_place_a_wild_with_x MAYBE = 0;
    i64 do_research_place_3_with_e MAYBE = 0;
    i64 do_research_place_3_with_x_2 MAYBE = 0;
    i64 do_research_place_4_with_e MAYBE = 0;
    i64 do_research_place_4_with_x_2 MAYBE = 0;
    i64 do_research_place_a_wild_2_with_e MAYBE = 0;
    i64 do_research_place_a_wild_2_with_x_2 MAYBE = 0;
    i64 do_research_take_with_e MAYBE = 0;
    i64 do_research_trade_three_with_e MAYBE = 0;
    i64 do_research_trade_three_with_f MAYBE = 0;
    i64 do_research_trade_two_with_e MAYBE = 0;
    i64 do_research_trade_two_with_f MAYBE = 0;
    i64 do_research_claim_with_x MAYBE = 0;
    i64 do_research_light_with_x MAYBE = 0;
    i64 score_compounds_score_with_x_2 MAYBE = 0;
    i64 score_compounds_lower_with_a_ MAYBE = 0;
    i64 score_compounds_lower_with_b MAYBE = 0;
    i64 turn_cylinder_give_up_with_x MAYBE = 0;
    i64 turn_cylinder_discard_with_e MAYBE = 0;
    i64 score_place_raise_with_e MAYBE = 0;
    i64 score_place_keep_one_with_e_2 MAYBE = 0;
    i64 give_grant_raise_with_p MAYBE = 0;
    i64 give_grant_raise_with_e MAYBE = 0;
    i64 give_grant_share_with_with_p MAYBE = 0;
    i64 go_without_no_flame_for_with_x MAYBE = 0;
    i64 ask_for_extinguishers_spend_extinguisher_with_e MAYBE = 0;
    i64 ask_for_extinguishers_spend_extinguisher_with_x MAYBE = 0;
    i64 scatter_by_scatter_with_y MAYBE = 0;
    i64 nobel_research_nobel_places_with_e MAYBE = 0;
    i64 nobel_research_nobel_places_with_x MAYBE = 0;
    i64 score_for_nobel_score_with_x MAYBE = 0;
    i64 score_nobel_raise_with_p MAYBE = 0;
    i64 score_nobel_raise_with_e MAYBE = 0;
    i64 score_nobel_share_with_with_p MAYBE = 0;
    if (id != BEGIN) switch (pos->at) {
        case TRADE_CHOOSE: goto take_trade_choose;
        case MAKE_OFFER_CHOOSE: goto take_make_offer_choose;
        case MAKE_OFFER_CHOOSE_2: goto take_make_offer_choose_2;
        case TRADE_WITH_NOBEL_CHOOSE: goto take_trade_with_nobel_choose;
        case GIVE_BACK_CHOOSE: goto take_give_back_choose;
        case NOBEL_GIVES_BACK_CHOOSE: goto take_nobel_gives_back_choose;
        case PLACE_CLAIMS_CHOOSE: goto take_place_claims_choose;
        case SHIFT_CLAIMS_CHOOSE: goto take_shift_claims_choose;
        case LIGHT_BURNERS_CHOOSE: goto take_light_burners_choose;
        case DO_RESEARCH_CHOOSE: goto take_do_research_choose;
        case DO_RESEARCH_CHOOSE_2: goto take_do_research_choose_2;
        case SCORE_COMPOUNDS_CHOOSE: goto take_score_compounds_choose;
        case TURN_CYLINDER_CHOOSE: goto take_turn_cylinder_choose;
        case TURN_CYLINDER_CHOOSE_2: goto take_turn_cylinder_choose_2;
        case SCORE_PLACE_CHOOSE: goto take_score_place_choose;
        case SCORE_PLACE_CHOOSE_2: goto take_score_place_choose_2;
        case GIVE_GRANT_CHOOSE: goto take_give_grant_choose;
        case GO_WITHOUT_CHOOSE: goto take_go_without_choose;
        case ASK_FOR_EXTINGUISHERS_CHOOSE: goto take_ask_for_extinguishers_choose;
        case EXPLODE_CHOOSE: goto take_explode_choose;
        case SCATTER_BY_CHOOSE: goto take_scatter_by_choose;
        case PASS_THE_LEAD_CHOOSE: goto take_pass_the_lead_choose;
        case NOBEL_RESEARCH_CHOOSE: goto take_nobel_research_choose;
        case SCORE_FOR_NOBEL_CHOOSE: goto take_score_for_nobel_choose;
        case SCORE_NOBEL_CHOOSE: goto take_score_nobel_choose;
        default: return;
    }
    {
        /*  232  lead = roll players */
        pos->lead = (__typeof__(pos->lead))(({ u64 k289_set = ((1ull << SEATS) - 1);
            k_nth(k289_set, k_below(&pos->rng, k_count(k289_set))); }));
        /*  233  if first_lead in 1..count(players): lead = player(first_lead) */
        if (({ i64 k290_n = OPTION(first_lead); k290_n >= 1 && k290_n <= k_count(((1ull << SEATS) - 1)); })) {
            pos->lead = (__typeof__(pos->lead))k_seat(OPTION(first_lead), SEATS);
        }
        /*  234  for p in players */
        for (i64 p = 0; p < SEATS; p++) {
            /*  235  draw FIRST_DRAW from bag to bench[p] */
            draw_elements(pos, LET_FIRST_DRAW, 17, 18 + p);
            /*  236  move wild from box to wilds[p] */
            move_wild(pos, 0, 1, 0, 17 + p);
            /*  237  move extinguisher(p.seat) to shelf[p] */
            move_extinguisher(pos, ({ i64 k294_key = (p + 1); i64 k293_found = -1; for (i64 k292_row = 0;
                k293_found < 0 && k292_row < 5; k292_row++) {
                if ((EXTINGUISHER_number[k292_row] == k294_key)) k293_found = k292_row; } if (k293_found < 0) {
                k_fault(); } k293_found; }), 1 + p, 0);
        }
        /*  238  if two: draw FIRST_DRAW from bag to nobel_bench */
        if (let_two(a)) {
            draw_elements(pos, LET_FIRST_DRAW, 17, 33);
        }
        /*  239  lay_out_field() */
        do_lay_out_field(pos, a);
        /*  240  build_deck() */
        do_build_deck(pos, a);
    }
    goto begin;
    begin: MAYBE;
    goto at_round;
    next_turn: MAYBE;
    goto at_round;
    at_round: MAYBE; {
        /*  269  round */
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        pos->ticks++;
        /*  270  rounds += 1 */
        pos->rounds = (__typeof__(pos->rounds))k_within(pos->rounds + 1, 0, 20000);
        /*  271  phase "Discovery" if rounds > 1 */
        if (((i64)pos->rounds > 1)) {
            /*  272  each player from lead: draw shown(me, discovery) from bag to bench[me] */
            {
            i64 k295_kept_me = pos->me, k297_first = (i64)pos->lead;
            for (i64 k296_i = 0; k296_i < SEATS; k296_i++) {
                pos->me = (i8)((k297_first + k296_i) % SEATS);
                draw_elements(pos, let_shown(pos, a, (i64)pos->me, 0), 17, 18 + (i64)pos->me);
            }
            pos->me = (i8)k295_kept_me;
            }
            /*  273  if two: draw nobel_shown(discovery) from bag to nobel_bench */
            if (let_two(a)) {
                draw_elements(pos, let_nobel_shown(pos, a, 0), 17, 33);
            }
        }
        /*  274  phase "Trading" if rounds > 1 or first_turn_trading */
        if ((((i64)pos->rounds > 1) || OPTION(first_turn_trading))) goto at_round_if;
        goto at_round_on;
    }
    at_round_on: MAYBE; {
        /*  280  place_claims() */
        goto at_place_claims;
    }
    at_round_if: MAYBE; {
        /*  275  trade() */
        goto at_trade;
    }
    at_round_after_trade: MAYBE; {
        /*  276  if two: trade_with_nobel() */
        if (let_two(a)) goto at_round_if_2;
        goto at_round_on_2;
    }
    at_round_on_2: MAYBE; {
        pos->round_kept_me = (__typeof__(pos->round_kept_me))pos->me;
        k_keep(pos->round_seats_left, &pos->round_seats_left_n, 5, k_seats_from((i64)pos->lead, SEATS));
        goto at_round_next_player;
    }
    at_round_if_2: MAYBE; {
        /*  276  if two: trade_with_nobel() */
        goto at_trade_with_nobel;
    }
    at_round_after_trade_with_nobel: MAYBE; {
        goto at_round_on_2;
    }
    at_round_next_player: MAYBE; {
        if (!pos->round_seats_left_n) goto at_round_all;
        pos->round_seat = (__typeof__(pos->round_seat))k_next(pos->round_seats_left, &pos->round_seats_left_n);
        goto at_round_player;
    }
    at_round_all: MAYBE; {
        pos->me = (i8)k_known((i64)pos->round_kept_me);
        /*  278  nobel_gives_back() */
        pos->round_kept_me = NONE;
        memset(pos->round_seats_left, 0, sizeof pos->round_seats_left), pos->round_seats_left_n = 0;
        pos->round_seat = 0;
        goto at_nobel_gives_back;
    }
    at_round_player: MAYBE; {
        pos->me = (i8)(i64)pos->round_seat;
        /*  277  each player from lead: give_back() */
        pos->round_seat = 0;
        goto at_give_back;
    }
    at_round_after_give_back: MAYBE; {
        goto at_round_next_player;
    }
    at_round_after_nobel_gives_back: MAYBE; {
        goto at_round_on;
    }
    at_round_after_place_claims: MAYBE; {
        /*  281  shift_claims() */
        goto at_shift_claims;
    }
    at_round_after_shift_claims: MAYBE; {
        pos->round_kept_me_2 = (__typeof__(pos->round_kept_me_2))pos->me;
        k_keep(pos->round_seats_left_2, &pos->round_seats_left_2_n, 5, k_seats_from((i64)pos->lead, SEATS));
        goto at_round_next_player_2;
    }
    at_round_next_player_2: MAYBE; {
        if (!pos->round_seats_left_2_n) goto at_round_all_2;
        pos->round_seat_2 = (__typeof__(pos->round_seat_2))k_next(pos->round_seats_left_2,
    &pos->round_seats_left_2_n);
        goto at_round_player_2;
    }
    at_round_all_2: MAYBE; {
        pos->me = (i8)k_known((i64)pos->round_kept_me_2);
        /*  286  light_burners() */
        pos->light_burners_goes_back_to = 2;
        pos->round_kept_me_2 = NONE;
        memset(pos->round_seats_left_2, 0, sizeof pos->round_seats_left_2), pos->round_seats_left_2_n = 0;
        pos->round_seat_2 = 0;
        goto at_light_burners;
    }
    at_round_player_2: MAYBE; {
        pos->me = (i8)(i64)pos->round_seat_2;
        /*  284  light_burners() */
        pos->light_burners_goes_back_to = 1;
        pos->round_seat_2 = 0;
        goto at_light_burners;
    }
    at_round_after_light_burners: MAYBE; {
        /*  285  do_research() */
        goto at_do_research;
    }
    at_round_after_do_research: MAYBE; {
        goto at_round_next_player_2;
    }
    at_round_after_light_burners_2: MAYBE; {
        /*  287  if two */
        if (let_two(a)) goto at_round_if_3;
        goto at_round_on_3;
    }
    at_round_on_3: MAYBE; {
        /*  291  fire_out = no */
        pos->fire_out = (__typeof__(pos->fire_out))(0);
        /*  292  volatile_out = no */
        pos->volatile_out = (__typeof__(pos->volatile_out))(0);
        /*  293  if bunsen_explosion is lab_start: explode() */
        if ((OPTION(bunsen_explosion) == BUNSEN_EXPLOSION_lab_start)) goto at_round_if_4;
        goto at_round_on_4;
    }
    at_round_if_3: MAYBE; {
        /*  288  nobel_research() */
        goto at_nobel_research;
    }
    at_round_after_nobel_research: MAYBE; {
        /*  289  light_burners() */
        pos->light_burners_goes_back_to = 3;
        goto at_light_burners;
    }
    at_round_after_light_burners_3: MAYBE; {
        goto at_round_on_3;
    }
    at_round_on_4: MAYBE; {
        pos->round_kept_me_3 = (__typeof__(pos->round_kept_me_3))pos->me;
        k_keep(pos->round_seats_left_3, &pos->round_seats_left_3_n, 5, k_seats_from((i64)pos->lead, SEATS));
        goto at_round_next_player_3;
    }
    at_round_if_4: MAYBE; {
        /*  293  if bunsen_explosion is lab_start: explode() */
        pos->explode_goes_back_to = 1;
        goto at_explode;
    }
    at_round_after_explode: MAYBE; {
        goto at_round_on_4;
    }
    at_round_next_player_3: MAYBE; {
        if (!pos->round_seats_left_3_n) goto at_round_all_3;
        pos->round_seat_3 = (__typeof__(pos->round_seat_3))k_next(pos->round_seats_left_3,
    &pos->round_seats_left_3_n);
        goto at_round_player_3;
    }
    at_round_all_3: MAYBE; {
        pos->me = (i8)k_known((i64)pos->round_kept_me_3);
        /*  295  if two: score_for_nobel() */
        if (let_two(a)) goto at_round_if_5;
        goto at_round_on_5;
    }
    at_round_player_3: MAYBE; {
        pos->me = (i8)(i64)pos->round_seat_3;
        /*  294  each player from lead: score_compounds() */
        pos->round_seat_3 = 0;
        goto at_score_compounds;
    }
    at_round_after_score_compounds: MAYBE; {
        goto at_round_next_player_3;
    }
    at_round_on_5: MAYBE; {
        /*  296  refill() */
        pos->round_kept_me_3 = NONE;
        memset(pos->round_seats_left_3, 0, sizeof pos->round_seats_left_3), pos->round_seats_left_3_n = 0;
        pos->round_seat_3 = 0;
        goto at_refill;
    }
    at_round_if_5: MAYBE; {
        /*  295  if two: score_for_nobel() */
        pos->round_kept_me_3 = NONE;
        memset(pos->round_seats_left_3, 0, sizeof pos->round_seats_left_3), pos->round_seats_left_3_n = 0;
        pos->round_seat_3 = 0;
        goto at_score_for_nobel;
    }
    at_round_after_score_for_nobel: MAYBE; {
        goto at_round_on_5;
    }
    at_round_after_refill: MAYBE; {
        /*  297  end_of_turn() */
        do_end_of_turn(pos, a);
        if (pos->over) return;
        /*  298  pass_the_lead() */
        goto at_pass_the_lead;
    }
    at_round_after_pass_the_lead: MAYBE; {
        goto next_turn;
    }
    at_trade: MAYBE; {
        /*  317  rule trade() */
        /*  318  quiet = 0 */
        pos->quiet = (__typeof__(pos->quiet))(0);
        /*  319  for p in players: offers_made[p] = 0 */
        for (i64 p = 0; p < SEATS; p++) {
            pos->offers_made[p] = (__typeof__(pos->offers_made[p]))(0);
        }
        /*  320  repeat offers * count(players) times */
        pos->trade_times = (__typeof__(pos->trade_times))((i64)OPTION(offers) * k_count(((1ull << SEATS) - 1)));
        goto at_trade_again;
    }
    at_trade_again: MAYBE; {
        /*  320  repeat offers * count(players) times */
        if (((i64)pos->trade_times > 0)) goto at_trade_once;
        goto at_trade_on;
    }
    at_trade_on: MAYBE; {
        pos->trade_times = 0;
        pos->trade_kept_me = NONE;
        memset(pos->trade_seats_left, 0, sizeof pos->trade_seats_left), pos->trade_seats_left_n = 0;
        pos->trade_seat = 0;
        goto at_round_after_trade;
    }
    at_trade_once: MAYBE; {
        /*  320  repeat offers * count(players) times */
        pos->trade_times = (__typeof__(pos->trade_times))((i64)(i64)pos->trade_times - 1);
        pos->trade_kept_me = (__typeof__(pos->trade_kept_me))pos->me;
        k_keep(pos->trade_seats_left, &pos->trade_seats_left_n, 5, k_seats_from((i64)pos->lead, SEATS));
        goto at_trade_next_player;
    }
    at_trade_next_player: MAYBE; {
        if (!pos->trade_seats_left_n) goto at_trade_all;
        pos->trade_seat = (__typeof__(pos->trade_seat))k_next(pos->trade_seats_left, &pos->trade_seats_left_n);
        goto at_trade_player;
    }
    at_trade_all: MAYBE; {
        pos->me = (i8)k_known((i64)pos->trade_kept_me);
        goto at_trade_again;
    }
    at_trade_player: MAYBE; {
        pos->me = (i8)(i64)pos->trade_seat;
        /*  322  if quiet is count(players): done */
        if (((i64)pos->quiet == k_count(((1ull << SEATS) - 1)))) {
            pos->me = (i8)k_known((i64)pos->trade_kept_me);
            pos->trade_times = 0;
            pos->trade_kept_me = NONE;
            memset(pos->trade_seats_left, 0, sizeof pos->trade_seats_left), pos->trade_seats_left_n = 0;
            pos->trade_seat = 0;
            goto at_round_after_trade;
        }
        /*  323  may "Make an offer" if may_offer(me) */
        pos->trade_seat = 0;
        pos->at = TRADE_CHOOSE;
        k_free = k_memory;
        u64 o0 = (let_may_offer(pos, a, (i64)pos->me));
        i64 n0 = k_count(o0);
        i64 all = n0 ? n0 + 1 : 0;
        if (UNLIKELY(!(all))) {
            pos->at = NOWHERE;
            goto at_trade_otherwise;
        }
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        if (!playing) return;
        playing->length++;
        pos->ticks++;
        k_free = k_memory;
        k = k_below(&playing->rng, all);
        if (k < n0) {
            id = 0;
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            goto at_trade_make_an_offer;
        }
        k -= n0;
        if (playing->taken) playing->taken[1]++;
        goto at_trade_otherwise;
    }
    at_trade_on_2: MAYBE; {
        goto at_trade_next_player;
    }
    at_trade_make_an_offer: MAYBE; {
        /*  324  quiet = 0 */
        pos->quiet = (__typeof__(pos->quiet))(0);
        /*  325  offers_made[me] += 1 */
        pos->offers_made[(i64)pos->me] = (__typeof__(pos->offers_made[(i64)pos->me]))k_within(pos->offers_made[(i64)pos->me] + 1, 0, 45);
        /*  326  make_offer() */
        goto at_make_offer;
    }
    at_trade_after_make_offer: MAYBE; {
        goto at_trade_on_2;
    }
    at_trade_otherwise: MAYBE; {
        /*  327  otherwise: quiet += 1 */
        pos->quiet = (__typeof__(pos->quiet))k_within(pos->quiet + 1, 0, 5);
        goto at_trade_on_2;
    }
    at_make_offer: MAYBE; {
        /*  333  rule make_offer() */
        /*  334  repeat items times */
        pos->make_offer_times = (__typeof__(pos->make_offer_times))OPTION(items);
        goto at_make_offer_again;
    }
    at_make_offer_again: MAYBE; {
        /*  334  repeat items times */
        if (((i64)pos->make_offer_times > 0)) goto at_make_offer_once;
        goto at_make_offer_on;
    }
    at_make_offer_on: MAYBE; {
        /*  359  let proposer = me */
        pos->make_offer_proposer = (__typeof__(pos->make_offer_proposer))(i64)pos->me;
        pos->make_offer_kept_me = (__typeof__(pos->make_offer_kept_me))pos->me;
        k_keep(pos->make_offer_seats_left, &pos->make_offer_seats_left_n, 5,
    k_seats_from((((i64)pos->make_offer_proposer + 1) % SEATS), SEATS));
        goto at_make_offer_next_player;
    }
    at_make_offer_once: MAYBE; {
        /*  334  repeat items times */
        pos->make_offer_times = (__typeof__(pos->make_offer_times))((i64)(i64)pos->make_offer_times - 1);
        /*  335  choose */
        pos->at = MAKE_OFFER_CHOOSE;
        k_free = k_memory;
        k_offer offered = {k_runs, 0, 0};
        offer_make_offer_choose(pos, a, &offered);
        if (UNLIKELY(!(offered.total))) {
            pos->at = NOWHERE;
            goto at_make_offer_otherwise;
        }
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        if (!playing) return;
        playing->length++;
        pos->ticks++;
        k_free = k_memory;
        id = k_pick(&offered, k_below(&playing->rng, offered.total));
        if (playing->taken) playing->taken[id]++;
        goto take_make_offer_choose;
    }
    at_make_offer_on_2: MAYBE; {
        goto at_make_offer_again;
    }
    at_make_offer_p_gives_q: MAYBE; {
        /*  336  "{p} gives {q} {e}" for p in players, q in players, e in bench[p] if p is not q and may_name(p, q) */
        /*  337  move e from bench[p] to laid_out[p, q] */
        move_element(pos, make_offer_p_gives_q_with_e, 1, 18 + make_offer_p_gives_q_with_p,
    34 + (make_offer_p_gives_q_with_p * 5 + make_offer_p_gives_q_with_q));
        /*  338  join(p, q) */
        do_join(pos, a, make_offer_p_gives_q_with_p, make_offer_p_gives_q_with_q);
        goto at_make_offer_on_2;
    }
    at_make_offer_p_gives_q_2: MAYBE; {
        /*  339  "{p} gives {q} the {t}" for p in players, q in players, t in tray[p] if p is not q and may_name(.. */
        /*  340  move t from tray[p] to offered_tools[p, q] */
        move_tool(pos, make_offer_p_gives_q_2_with_t, 1, 2 + make_offer_p_gives_q_2_with_p,
    7 + (make_offer_p_gives_q_2_with_p * 5 + make_offer_p_gives_q_2_with_q));
        /*  341  join(p, q) */
        do_join(pos, a, make_offer_p_gives_q_2_with_p, make_offer_p_gives_q_2_with_q);
        goto at_make_offer_on_2;
    }
    at_make_offer_p_gives_q_3: MAYBE; {
        /*  342  "{p} gives {q} a wild element" for p in players, q in players if p is not q and may_name(p, q) a.. */
        /*  343  move wild from wilds[p] to offered_wilds[p, q] */
        move_wild(pos, 0, 1, 17 + make_offer_p_gives_q_3_with_p,
    27 + (make_offer_p_gives_q_3_with_p * 5 + make_offer_p_gives_q_3_with_q));
        /*  344  join(p, q) */
        do_join(pos, a, make_offer_p_gives_q_3_with_p, make_offer_p_gives_q_3_with_q);
        goto at_make_offer_on_2;
    }
    at_make_offer_p_gives_q_4: MAYBE; {
        /*  345  "{p} gives {q} extinguisher {x}" for p in players, q in players, x in shelf[p] if p is not q and.. */
        /*  347  move x to offered_shelf[p, q] */
        move_extinguisher(pos, make_offer_p_gives_q_4_with_x,
    6 + (make_offer_p_gives_q_4_with_p * 5 + make_offer_p_gives_q_4_with_q), 0);
        /*  348  join(p, q) */
        do_join(pos, a, make_offer_p_gives_q_4_with_p, make_offer_p_gives_q_4_with_q);
        goto at_make_offer_on_2;
    }
    at_make_offer_p_gives_q_5: MAYBE; {
        /*  349  "{p} gives {q} the claim on {x}" for p in players, q in players, x in claims(p) if trade_scope i.. */
        /*  351  offered_claim[x] = q */
        pos->offered_claim[make_offer_p_gives_q_5_with_x_2] = (__typeof__(pos->offered_claim[make_offer_p_gives_q_5_with_x_2]))(make_offer_p_gives_q_5_with_q);
        /*  352  join(p, q) */
        do_join(pos, a, make_offer_p_gives_q_5_with_p, make_offer_p_gives_q_5_with_q);
        goto at_make_offer_on_2;
    }
    at_make_offer_offer_this: MAYBE; {
        /*  354  stop */
        goto at_make_offer_on;
    }
    at_make_offer_withdraw_the_offer: MAYBE; {
        /*  356  refused = yes */
        pos->refused = (__typeof__(pos->refused))(1);
        /*  357  stop */
        goto at_make_offer_on;
    }
    at_make_offer_otherwise: MAYBE; {
        /*  358  otherwise: stop */
        goto at_make_offer_on;
    }
    at_make_offer_next_player: MAYBE; {
        if (!pos->make_offer_seats_left_n) goto at_make_offer_all;
        pos->make_offer_seat = (__typeof__(pos->make_offer_seat))k_next(pos->make_offer_seats_left,
    &pos->make_offer_seats_left_n);
        goto at_make_offer_player;
    }
    at_make_offer_all: MAYBE; {
        pos->me = (i8)k_known((i64)pos->make_offer_kept_me);
        /*  364  for p in players, q in players if p is not q: hand_over(p, q) */
        for (i64 p = 0; p < SEATS; p++) { for (i64 q = 0; q < SEATS; q++) { if (!(p == q)) {
            do_hand_over(pos, a, p, q);
        } } }
        /*  365  for x in places if offered_claim[x] is not none */
        for (i64 x_2 = 0; x_2 < 16; x_2++) { if (((i64)pos->offered_claim[x_2] != NONE)) {
            /*  366  if not refused: claim[x] = offered_claim[x] */
            if (!(i64)pos->refused) {
                { i64 k302_at = x_2, k303_new = (i64)pos->offered_claim[x_2];
                  pos->claim_is[pos->claim[k302_at] + 1] ^= k_bit(k302_at);
                  pos->claim_is[k303_new + 1] ^= k_bit(k302_at);
                  pos->claim[k302_at] = (__typeof__(pos->claim[0]))k303_new; }
            }
            /*  367  offered_claim[x] = none */
            pos->offered_claim[x_2] = (__typeof__(pos->offered_claim[x_2]))(NONE);
        } }
        /*  368  for p in players: in_offer[p] = no */
        for (i64 p = 0; p < SEATS; p++) {
            pos->in_offer[p] = (__typeof__(pos->in_offer[p]))(0);
        }
        /*  369  refused = no */
        pos->refused = (__typeof__(pos->refused))(0);
        pos->make_offer_times = 0;
        pos->make_offer_kept_me = NONE;
        memset(pos->make_offer_seats_left, 0, sizeof pos->make_offer_seats_left), pos->make_offer_seats_left_n = 0;
        pos->make_offer_seat = 0;
        pos->make_offer_proposer = 0;
        goto at_trade_after_make_offer;
    }
    at_make_offer_player: MAYBE; {
        pos->me = (i8)(i64)pos->make_offer_seat;
        /*  360  each player from left(proposer) if me is not proposer and in_offer[me] and not refused */
        if ((!((i64)pos->me == (i64)pos->make_offer_proposer) && (i64)pos->in_offer[(i64)pos->me]
            && !(i64)pos->refused)) goto at_make_offer_for;
        goto at_make_offer_next_player;
    }
    at_make_offer_for: MAYBE; {
        /*  361  choose */
        pos->make_offer_times = 0;
        pos->make_offer_seat = 0;
        pos->at = MAKE_OFFER_CHOOSE_2;
        k_free = k_memory;
        u64 o0 = 1;
        i64 n0 = k_count(o0);
        u64 o1 = 1;
        i64 n1 = k_count(o1);
        if (UNLIKELY(!(n0 + n1))) {
            k_fault();
        }
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        if (!playing) return;
        playing->length++;
        pos->ticks++;
        k_free = k_memory;
        k = k_below(&playing->rng, n0 + n1);
        if (k < n0) {
            id = 854;
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            goto at_make_offer_agree;
        }
        k -= n0;
        {
            id = 855;
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            goto at_make_offer_refuse;
        }
    }
    at_make_offer_on_3: MAYBE; {
        goto at_make_offer_next_player;
    }
    at_make_offer_agree: MAYBE; {
        goto at_make_offer_on_3;
    }
    at_make_offer_refuse: MAYBE; {
        /*  363  "Refuse": refused = yes */
        pos->refused = (__typeof__(pos->refused))(1);
        goto at_make_offer_on_3;
    }
    at_trade_with_nobel: MAYBE; {
        /*  383  rule trade_with_nobel() */
        /*  384  nobel_traded = no */
        pos->nobel_traded = (__typeof__(pos->nobel_traded))(0);
        pos->trade_with_nobel_kept_me = (__typeof__(pos->trade_with_nobel_kept_me))pos->me;
        k_keep(pos->trade_with_nobel_seats_left, &pos->trade_with_nobel_seats_left_n, 5, k_seats_from((i64)pos->lead,
    SEATS));
        goto at_trade_with_nobel_next_player;
    }
    at_trade_with_nobel_next_player: MAYBE; {
        if (!pos->trade_with_nobel_seats_left_n) goto at_trade_with_nobel_all;
        pos->trade_with_nobel_seat = (__typeof__(pos->trade_with_nobel_seat))k_next(pos->trade_with_nobel_seats_left,
    &pos->trade_with_nobel_seats_left_n);
        goto at_trade_with_nobel_player;
    }
    at_trade_with_nobel_all: MAYBE; {
        pos->me = (i8)k_known((i64)pos->trade_with_nobel_kept_me);
        pos->trade_with_nobel_kept_me = NONE;
        memset(pos->trade_with_nobel_seats_left, 0, sizeof pos->trade_with_nobel_seats_left),
    pos->trade_with_nobel_seats_left_n = 0;
        pos->trade_with_nobel_seat = 0;
        goto at_round_after_trade_with_nobel;
    }
    at_trade_with_nobel_player: MAYBE; {
        pos->me = (i8)(i64)pos->trade_with_nobel_seat;
        /*  385  each player from lead if me is lead or nobel_traded */
        if ((((i64)pos->me == (i64)pos->lead) || (i64)pos->nobel_traded)) goto at_trade_with_nobel_for;
        goto at_trade_with_nobel_next_player;
    }
    at_trade_with_nobel_for: MAYBE; {
        /*  386  may "Give Nobel {e} for {f}" for e in bench[me], f in nobel_bench */
        pos->trade_with_nobel_seat = 0;
        pos->at = TRADE_WITH_NOBEL_CHOOSE;
        k_free = k_memory;
        k_offer offered = {k_runs, 0, 0};
        offer_trade_with_nobel_choose(pos, a, &offered);
        if (UNLIKELY(!(offered.total))) {
            pos->at = NOWHERE;
            goto at_trade_with_nobel_on;
        }
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        if (!playing) return;
        playing->length++;
        pos->ticks++;
        k_free = k_memory;
        id = k_pick(&offered, k_below(&playing->rng, offered.total));
        if (playing->taken) playing->taken[id]++;
        goto take_trade_with_nobel_choose;
    }
    at_trade_with_nobel_on: MAYBE; {
        goto at_trade_with_nobel_next_player;
    }
    at_trade_with_nobel_give_nobel: MAYBE; {
        /*  386  may "Give Nobel {e} for {f}" for e in bench[me], f in nobel_bench */
        /*  387  move e from bench[me] to nobel_bench */
        move_element(pos, trade_with_nobel_give_nobel_with_e, 1, 18 + (i64)pos->me, 33);
        /*  388  move f from nobel_bench to bench[me] */
        move_element(pos, trade_with_nobel_give_nobel_with_f, 1, 33, 18 + (i64)pos->me);
        /*  389  nobel_traded = yes */
        pos->nobel_traded = (__typeof__(pos->nobel_traded))(1);
        goto at_trade_with_nobel_on;
    }
    at_give_back: MAYBE; {
        /*  391  rule give_back() */
        /*  392  repeat count(bench[me]) - shown(me, lab) times */
        pos->give_back_times = (__typeof__(pos->give_back_times))(k_sum(k_pool(pos->element_at + (18 + (i64)pos->me) * 6, 6, 1)) - let_shown(pos, a, (i64)pos->me, 3));
        goto at_give_back_again;
    }
    at_give_back_again: MAYBE; {
        /*  392  repeat count(bench[me]) - shown(me, lab) times */
        if (((i64)pos->give_back_times > 0)) goto at_give_back_once;
        goto at_give_back_on;
    }
    at_give_back_on: MAYBE; {
        pos->give_back_times = 0;
        goto at_round_after_give_back;
    }
    at_give_back_once: MAYBE; {
        /*  392  repeat count(bench[me]) - shown(me, lab) times */
        pos->give_back_times = (__typeof__(pos->give_back_times))((i64)(i64)pos->give_back_times - 1);
        /*  393  choose "Return {e}" for e in bench[me] */
        pos->at = GIVE_BACK_CHOOSE;
        k_free = k_memory;
        u64 o0 = ({ u64 k305_found = 0; {
            list_i64 k307_pool = k_pool(pos->element_at + (18 + (i64)pos->me) * 6, 6, 1); for (i64 e = 0; e < 6;
            e++) if (k307_pool.v[e]) { i64 k306_at = e; k305_found |= k_bit(k306_at); } } k305_found; });
        i64 n0 = k_count(o0);
        if (UNLIKELY(!(n0))) {
            pos->at = NOWHERE;
            goto at_give_back_otherwise;
        }
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        if (!playing) return;
        playing->length++;
        pos->ticks++;
        k_free = k_memory;
        k = k_below(&playing->rng, n0);
        {
            id = 893 + k_nth(o0, k);
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            i64 e MAYBE = ((id - 893));
            give_back_return_with_e = e;
            goto at_give_back_return;
        }
    }
    at_give_back_on_2: MAYBE; {
        goto at_give_back_again;
    }
    at_give_back_return: MAYBE; {
        /*  393  choose "Return {e}" for e in bench[me] */
        /*  394  move e from bench[me] to bag */
        move_element(pos, give_back_return_with_e, 1, 18 + (i64)pos->me, 17);
        goto at_give_back_on_2;
    }
    at_give_back_otherwise: MAYBE; {
        /*  395  otherwise: stop */
        goto at_give_back_on;
    }
    at_nobel_gives_back: MAYBE; {
        /*  397  rule nobel_gives_back() */
        /*  398  repeat count(nobel_bench) - NOBEL_KEEPS times */
        pos->nobel_gives_back_times = (__typeof__(pos->nobel_gives_back_times))(k_sum(k_pool(pos->element_at + 33 * 6, 6, 1)) - LET_NOBEL_KEEPS);
        goto at_nobel_gives_back_again;
    }
    at_nobel_gives_back_again: MAYBE; {
        /*  398  repeat count(nobel_bench) - NOBEL_KEEPS times */
        if (((i64)pos->nobel_gives_back_times > 0)) goto at_nobel_gives_back_once;
        goto at_nobel_gives_back_on;
    }
    at_nobel_gives_back_on: MAYBE; {
        pos->nobel_gives_back_times = 0;
        goto at_round_after_nobel_gives_back;
    }
    at_nobel_gives_back_once: MAYBE; {
        /*  398  repeat count(nobel_bench) - NOBEL_KEEPS times */
        pos->nobel_gives_back_times = (__typeof__(pos->nobel_gives_back_times))((i64)(i64)pos->nobel_gives_back_times - 1);
        /*  399  choose by lead "Nobel returns {e}" for e in nobel_bench */
        pos->at = NOBEL_GIVES_BACK_CHOOSE;
        k_free = k_memory;
        u64 o0 = ({ u64 k308_found = 0; { list_i64 k310_pool = k_pool(pos->element_at + 33 * 6, 6, 1);
            for (i64 e = 0; e < 6; e++) if (k310_pool.v[e]) { i64 k309_at = e; k308_found |= k_bit(k309_at);
            } } k308_found; });
        i64 n0 = k_count(o0);
        if (UNLIKELY(!(n0))) {
            pos->at = NOWHERE;
            goto at_nobel_gives_back_otherwise;
        }
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        if (!playing) return;
        playing->length++;
        pos->ticks++;
        k_free = k_memory;
        k = k_below(&playing->rng, n0);
        {
            id = 899 + k_nth(o0, k);
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            i64 e MAYBE = ((id - 899));
            nobel_gives_back_nobel_returns_with_e = e;
            goto at_nobel_gives_back_nobel_returns;
        }
    }
    at_nobel_gives_back_on_2: MAYBE; {
        goto at_nobel_gives_back_again;
    }
    at_nobel_gives_back_nobel_returns: MAYBE; {
        /*  399  choose by lead "Nobel returns {e}" for e in nobel_bench */
        /*  400  move e from nobel_bench to bag */
        move_element(pos, nobel_gives_back_nobel_returns_with_e, 1, 33, 17);
        goto at_nobel_gives_back_on_2;
    }
    at_nobel_gives_back_otherwise: MAYBE; {
        /*  401  otherwise: stop */
        goto at_nobel_gives_back_on;
    }
    at_place_claims: MAYBE; {
        /*  405  rule place_claims() */
        /*  406  for x in places: fresh[x] = no */
        for (i64 x = 0; x < 16; x++) {
            pos->fresh[x] = (__typeof__(pos->fresh[x]))(0);
        }
        /*  407  for p in players: kept_back[p] = no */
        for (i64 p = 0; p < SEATS; p++) {
            pos->kept_back[p] = (__typeof__(pos->kept_back[p]))(0);
        }
        /*  408  repeat study_max times */
        pos->place_claims_times = (__typeof__(pos->place_claims_times))OPTION(study_max);
        goto at_place_claims_again;
    }
    at_place_claims_again: MAYBE; {
        /*  408  repeat study_max times */
        if (((i64)pos->place_claims_times > 0)) goto at_place_claims_once;
        goto at_place_claims_on;
    }
    at_place_claims_on: MAYBE; {
        pos->place_claims_times = 0;
        pos->place_claims_kept_me = NONE;
        memset(pos->place_claims_seats_left, 0, sizeof pos->place_claims_seats_left),
    pos->place_claims_seats_left_n = 0;
        pos->place_claims_seat = 0;
        goto at_round_after_place_claims;
    }
    at_place_claims_once: MAYBE; {
        /*  408  repeat study_max times */
        pos->place_claims_times = (__typeof__(pos->place_claims_times))((i64)(i64)pos->place_claims_times - 1);
        pos->place_claims_kept_me = (__typeof__(pos->place_claims_kept_me))pos->me;
        k_keep(pos->place_claims_seats_left, &pos->place_claims_seats_left_n, 5, k_seats_from((i64)pos->lead, SEATS));
        goto at_place_claims_next_player;
    }
    at_place_claims_next_player: MAYBE; {
        if (!pos->place_claims_seats_left_n) goto at_place_claims_all;
        pos->place_claims_seat = (__typeof__(pos->place_claims_seat))k_next(pos->place_claims_seats_left,
    &pos->place_claims_seats_left_n);
        goto at_place_claims_player;
    }
    at_place_claims_all: MAYBE; {
        pos->me = (i8)k_known((i64)pos->place_claims_kept_me);
        goto at_place_claims_again;
    }
    at_place_claims_player: MAYBE; {
        pos->me = (i8)(i64)pos->place_claims_seat;
        /*  409  each player from lead if available(me) > 0 and not kept_back[me] */
        if (((let_available(pos, a, (i64)pos->me) > 0)
            && !(i64)pos->kept_back[(i64)pos->me])) goto at_place_claims_for;
        goto at_place_claims_next_player;
    }
    at_place_claims_for: MAYBE; {
        /*  410  choose */
        pos->place_claims_seat = 0;
        pos->at = PLACE_CLAIMS_CHOOSE;
        k_free = k_memory;
        u64 o0 = ({ u64 k313_found = 0; { list_i64 k315_list = let_unclaimed(pos, a); for (i64 k316_i = 0;
            k316_i < k315_list.n; k316_i++) { i64 x MAYBE = k315_list.v[k316_i]; i64 k314_at = x;
            k313_found |= k_bit(k314_at); } } k313_found; });
        i64 n0 = k_count(o0);
        u64 o1 = (OPTION(study_pass));
        i64 n1 = k_count(o1);
        if (UNLIKELY(!(n0 + n1))) {
            pos->at = NOWHERE;
            goto at_place_claims_otherwise;
        }
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        if (!playing) return;
        playing->length++;
        pos->ticks++;
        k_free = k_memory;
        k = k_below(&playing->rng, n0 + n1);
        if (k < n0) {
            id = 905 + k_nth(o0, k);
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            i64 x MAYBE = ((id - 905));
            place_claims_claim_with_x = x;
            goto at_place_claims_claim;
        }
        k -= n0;
        {
            id = 921;
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            goto at_place_claims_keep_your_tokens;
        }
    }
    at_place_claims_on_2: MAYBE; {
        goto at_place_claims_next_player;
    }
    at_place_claims_claim: MAYBE; {
        /*  411  "Claim {x}" for x in unclaimed */
        /*  412  take_claim(x) */
        do_take_claim(pos, a, place_claims_claim_with_x);
        goto at_place_claims_on_2;
    }
    at_place_claims_keep_your_tokens: MAYBE; {
        /*  414  kept_back[me] = yes */
        pos->kept_back[(i64)pos->me] = (__typeof__(pos->kept_back[(i64)pos->me]))(1);
        goto at_place_claims_on_2;
    }
    at_place_claims_otherwise: MAYBE; {
        /*  415  otherwise: stop */
        goto at_place_claims_all;
    }
    at_shift_claims: MAYBE; {
        /*  421  rule shift_claims() */
        pos->shift_claims_kept_me = (__typeof__(pos->shift_claims_kept_me))pos->me;
        k_keep(pos->shift_claims_seats_left, &pos->shift_claims_seats_left_n, 5, k_seats_from((i64)pos->lead, SEATS));
        goto at_shift_claims_next_player;
    }
    at_shift_claims_next_player: MAYBE; {
        if (!pos->shift_claims_seats_left_n) goto at_shift_claims_all;
        pos->shift_claims_seat = (__typeof__(pos->shift_claims_seat))k_next(pos->shift_claims_seats_left,
    &pos->shift_claims_seats_left_n);
        goto at_shift_claims_player;
    }
    at_shift_claims_all: MAYBE; {
        pos->me = (i8)k_known((i64)pos->shift_claims_kept_me);
        pos->shift_claims_kept_me = NONE;
        memset(pos->shift_claims_seats_left, 0, sizeof pos->shift_claims_seats_left),
    pos->shift_claims_seats_left_n = 0;
        pos->shift_claims_seat = 0;
        goto at_round_after_shift_claims;
    }
    at_shift_claims_player: MAYBE; {
        pos->me = (i8)(i64)pos->shift_claims_seat;
        /*  423  may "Shift the claim from {x} to {y}" for x in claims(me), y in unclaimed if not fresh[x] and no.. */
        pos->shift_claims_seat = 0;
        pos->at = SHIFT_CLAIMS_CHOOSE;
        k_free = k_memory;
        k_offer offered = {k_runs, 0, 0};
        offer_shift_claims_choose(pos, a, &offered);
        if (UNLIKELY(!(offered.total))) {
            pos->at = NOWHERE;
            goto at_shift_claims_on;
        }
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        if (!playing) return;
        playing->length++;
        pos->ticks++;
        k_free = k_memory;
        id = k_pick(&offered, k_below(&playing->rng, offered.total));
        if (playing->taken) playing->taken[id]++;
        goto take_shift_claims_choose;
    }
    at_shift_claims_on: MAYBE; {
        goto at_shift_claims_next_player;
    }
    at_shift_claims_shift_the_claim: MAYBE; {
        /*  423  may "Shift the claim from {x} to {y}" for x in claims(me), y in unclaimed if not fresh[x] and no.. */
        /*  424  claim[x] = none */
        { i64 k317_at = shift_claims_shift_the_claim_with_x, k318_new = NONE;
          pos->claim_is[pos->claim[k317_at] + 1] ^= k_bit(k317_at);
          pos->claim_is[k318_new + 1] ^= k_bit(k317_at);
          pos->claim[k317_at] = (__typeof__(pos->claim[0]))k318_new; }
        /*  425  take_claim(y) */
        do_take_claim(pos, a, shift_claims_shift_the_claim_with_y);
        goto at_shift_claims_on;
    }
    at_light_burners: MAYBE; {
        /*  429  rule light_burners() */
        pos->light_burners_kept_me = (__typeof__(pos->light_burners_kept_me))pos->me;
        k_keep(pos->light_burners_seats_left, &pos->light_burners_seats_left_n, 5, k_seats_from((i64)pos->lead,
    SEATS));
        goto at_light_burners_next_player;
    }
    at_light_burners_next_player: MAYBE; {
        if (!pos->light_burners_seats_left_n) goto at_light_burners_all;
        pos->light_burners_seat = (__typeof__(pos->light_burners_seat))k_next(pos->light_burners_seats_left,
    &pos->light_burners_seats_left_n);
        goto at_light_burners_player;
    }
    at_light_burners_all: MAYBE; {
        pos->me = (i8)k_known((i64)pos->light_burners_kept_me);
        pos->light_burners_kept_me = NONE;
        memset(pos->light_burners_seats_left, 0, sizeof pos->light_burners_seats_left),
    pos->light_burners_seats_left_n = 0;
        pos->light_burners_seat = 0;
        pos->light_burners_times = 0;
        pos->light_burners_taken = 0;
        goto after_light_burners;
    }
    at_light_burners_player: MAYBE; {
        pos->me = (i8)(i64)pos->light_burners_seat;
        /*  430  each player from lead if tray[me][BURNER] > 0 */
        if (((i64)pos->tool_at[(2 + (i64)pos->me) * 6 + LET_BURNER] > 0)) goto at_light_burners_for;
        goto at_light_burners_next_player;
    }
    at_light_burners_for: MAYBE; {
        /*  431  may up to 4 times "Light {x}" for x in places if tray[me][BURNER] > 0 and can_light(x) */
        pos->light_burners_times = (__typeof__(pos->light_burners_times))4;
        pos->light_burners_taken = (__typeof__(pos->light_burners_taken))0;
        goto at_light_burners_again;
    }
    at_light_burners_again: MAYBE; {
        /*  431  may up to 4 times "Light {x}" for x in places if tray[me][BURNER] > 0 and can_light(x) */
        if (((i64)pos->light_burners_times > 0)) goto at_light_burners_once;
        goto at_light_burners_done;
    }
    at_light_burners_once: MAYBE; {
        /*  431  may up to 4 times "Light {x}" for x in places if tray[me][BURNER] > 0 and can_light(x) */
        pos->light_burners_times = (__typeof__(pos->light_burners_times))((i64)(i64)pos->light_burners_times - 1);
        pos->light_burners_seat = 0;
        pos->light_burners_taken = 0;
        pos->at = LIGHT_BURNERS_CHOOSE;
        k_free = k_memory;
        u64 o0 = ({ u64 k319_found = 0; for (i64 x = 0; x < 16; x++) {
            k319_found |= (u64)!!((((i64)pos->tool_at[(2 + (i64)pos->me) * 6 + LET_BURNER] > 0))
            && (let_can_light(pos, a, x))) << x; } k319_found; });
        i64 n0 = k_count(o0);
        i64 all = n0 ? n0 + 1 : 0;
        if (UNLIKELY(!(all))) {
            pos->at = NOWHERE;
            goto at_light_burners_done;
        }
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        if (!playing) return;
        playing->length++;
        pos->ticks++;
        k_free = k_memory;
        k = k_below(&playing->rng, all);
        if (k < n0) {
            id = 1179 + k_nth(o0, k);
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            i64 x MAYBE = ((id - 1179));
            light_burners_light_with_x = x;
            goto at_light_burners_light;
        }
        k -= n0;
        if (playing->taken) playing->taken[1195]++;
        goto at_light_burners_done;
    }
    at_light_burners_done: MAYBE; {
        goto at_light_burners_on;
    }
    at_light_burners_on: MAYBE; {
        goto at_light_burners_next_player;
    }
    at_light_burners_light: MAYBE; {
        /*  431  may up to 4 times "Light {x}" for x in places if tray[me][BURNER] > 0 and can_light(x) */
        pos->light_burners_taken = (__typeof__(pos->light_burners_taken))1;
        /*  432  light(x) */
        i64 k321_arg = light_burners_light_with_x;
        pos->light_place = (__typeof__(pos->light_place))k321_arg;
        pos->light_goes_back_to = 1;
        pos->light_burners_taken = 0;
        goto at_light;
    }
    at_light_burners_after_light: MAYBE; {
        goto at_light_burners_again;
    }
    after_light_burners: MAYBE; {
        i64 site = pos->light_burners_goes_back_to;
        pos->light_burners_goes_back_to = 0;
        switch (site) {
            case 1: goto at_round_after_light_burners;
            case 2: goto at_round_after_light_burners_2;
            default: goto at_round_after_light_burners_3;
        }
    }
    at_light: MAYBE; {
        /*  436  rule light(place) */
        /*  437  move BURNER from tray[me] to supply */
        move_tool(pos, LET_BURNER, 1, 2 + (i64)pos->me, 1);
        /*  438  clear_shields() */
        do_clear_shields(pos, a);
        /*  439  ask_for_extinguishers([place]) */
        list_i64 k322_arg = k_list_i64((const i64[]){(i64)pos->light_place}, 1);
        k_keep(pos->ask_for_extinguishers_targets, &pos->ask_for_extinguishers_targets_n, 64, k322_arg);
        pos->ask_for_extinguishers_goes_back_to = 1;
        goto at_ask_for_extinguishers;
    }
    at_light_after_ask_for_extinguishers: MAYBE; {
        /*  440  if not shielded[place]: flames[place] = 1 */
        if (!(i64)pos->shielded[(i64)pos->light_place]) {
            pos->flames[(i64)pos->light_place] = (__typeof__(pos->flames[(i64)pos->light_place]))(1);
        }
        pos->light_place = 0;
        goto after_light;
    }
    after_light: MAYBE; {
        i64 site = pos->light_goes_back_to;
        pos->light_goes_back_to = 0;
        switch (site) {
            case 1: goto at_light_burners_after_light;
            default: goto at_do_research_after_light;
        }
    }
    at_do_research: MAYBE; {
        /*  442  rule do_research() */
        /*  443  left_to_place = shown(me, research) */
        pos->left_to_place = (__typeof__(pos->left_to_place))k_within(let_shown(pos, a, (i64)pos->me, 2), 0, 5);
        /*  444  may up to 4 times "Use the goggles" if tray[me][GOGGLES] > 0 */
        pos->do_research_times = (__typeof__(pos->do_research_times))4;
        pos->do_research_taken = (__typeof__(pos->do_research_taken))0;
        goto at_do_research_again;
    }
    at_do_research_again: MAYBE; {
        /*  444  may up to 4 times "Use the goggles" if tray[me][GOGGLES] > 0 */
        if (((i64)pos->do_research_times > 0)) goto at_do_research_once;
        goto at_do_research_done;
    }
    at_do_research_once: MAYBE; {
        /*  444  may up to 4 times "Use the goggles" if tray[me][GOGGLES] > 0 */
        pos->do_research_times = (__typeof__(pos->do_research_times))((i64)(i64)pos->do_research_times - 1);
        pos->do_research_taken = 0;
        pos->at = DO_RESEARCH_CHOOSE;
        k_free = k_memory;
        u64 o0 = (((i64)pos->tool_at[(2 + (i64)pos->me) * 6 + LET_GOGGLES] > 0));
        i64 n0 = k_count(o0);
        i64 all = n0 ? n0 + 1 : 0;
        if (UNLIKELY(!(all))) {
            pos->at = NOWHERE;
            goto at_do_research_done;
        }
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        if (!playing) return;
        playing->length++;
        pos->ticks++;
        k_free = k_memory;
        k = k_below(&playing->rng, all);
        if (k < n0) {
            id = 1196;
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            goto at_do_research_use_the_goggles;
        }
        k -= n0;
        if (playing->taken) playing->taken[1197]++;
        goto at_do_research_done;
    }
    at_do_research_done: MAYBE; {
        goto at_do_research_on;
    }
    at_do_research_on: MAYBE; {
        /*  447  repeat 30 times */
        pos->do_research_times_2 = (__typeof__(pos->do_research_times_2))30;
        goto at_do_research_again_2;
    }
    at_do_research_use_the_goggles: MAYBE; {
        /*  444  may up to 4 times "Use the goggles" if tray[me][GOGGLES] > 0 */
        pos->do_research_taken = (__typeof__(pos->do_research_taken))1;
        /*  445  move GOGGLES from tray[me] to supply */
        move_tool(pos, LET_GOGGLES, 1, 2 + (i64)pos->me, 1);
        /*  446  draw shown(me, discovery) from bag to apart[me] */
        draw_elements(pos, let_shown(pos, a, (i64)pos->me, 0), 17, 23 + (i64)pos->me);
        goto at_do_research_again;
    }
    at_do_research_again_2: MAYBE; {
        /*  447  repeat 30 times */
        if (((i64)pos->do_research_times_2 > 0)) goto at_do_research_once_2;
        goto at_do_research_on_2;
    }
    at_do_research_on_2: MAYBE; {
        /*  485  throw_away_apart() */
        do_throw_away_apart(pos, a);
        /*  486  left_to_place = 0 */
        pos->left_to_place = (__typeof__(pos->left_to_place))(0);
        /*  487  traded_three = no */
        pos->traded_three = (__typeof__(pos->traded_three))(0);
        /*  488  traded_two = no */
        pos->traded_two = (__typeof__(pos->traded_two))(0);
        pos->do_research_times = 0;
        pos->do_research_taken = 0;
        pos->do_research_times_2 = 0;
        goto at_round_after_do_research;
    }
    at_do_research_once_2: MAYBE; {
        /*  447  repeat 30 times */
        pos->do_research_times_2 = (__typeof__(pos->do_research_times_2))((i64)(i64)pos->do_research_times_2 - 1);
        /*  448  may */
        pos->do_research_times = 0;
        pos->do_research_taken = 0;
        pos->at = DO_RESEARCH_CHOOSE_2;
        k_free = k_memory;
        k_offer offered = {k_runs, 0, 0};
        offer_do_research_choose_2(pos, a, &offered);
        if (UNLIKELY(!(offered.total))) {
            pos->at = NOWHERE;
            goto at_do_research_otherwise;
        }
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        if (!playing) return;
        playing->length++;
        pos->ticks++;
        k_free = k_memory;
        id = k_pick(&offered, k_below(&playing->rng, offered.total));
        if (playing->taken) playing->taken[id]++;
        goto take_do_research_choose_2;
    }
    at_do_research_on_3: MAYBE; {
        goto at_do_research_again_2;
    }
    at_do_research_place: MAYBE; {
        /*  449  "Place {e} on {x}" for e in bench[me], x in places if fits(e, x) */
        /*  450  move e from bench[me] to atoms[x] */
        move_element(pos, do_research_place_with_e, 1, 18 + (i64)pos->me, 1 + do_research_place_with_x);
        /*  451  placed_on(x) */
        do_placed_on(pos, a, do_research_place_with_x);
        goto at_do_research_on_3;
    }
    at_do_research_place_2: MAYBE; {
        /*  452  "Place {e} on {x} with the goggles" for e in apart[me], x in places if fits(e, x) */
        /*  453  move e from apart[me] to atoms[x] */
        move_element(pos, do_research_place_2_with_e, 1, 23 + (i64)pos->me, 1 + do_research_place_2_with_x);
        /*  454  placed_on(x) */
        do_placed_on(pos, a, do_research_place_2_with_x);
        goto at_do_research_on_3;
    }
    at_do_research_place_a_wild: MAYBE; {
        /*  455  "Place a wild as {e} on {x}" for e in elements, x in places if wild_goes(e) and fits(e, x) */
        /*  456  move wild from wilds[me] to wild_on[x] */
        move_wild(pos, 0, 1, 17 + (i64)pos->me, 1 + do_research_place_a_wild_with_x);
        /*  457  stands[x, e] += 1 */
        pos->stands[(do_research_place_a_wild_with_x * 6 + do_research_place_a_wild_with_e)] = (__typeof__(pos->stands[(do_research_place_a_wild_with_x * 6 + do_research_place_a_wild_with_e)]))k_within(pos->stands[(do_research_place_a_wild_with_x * 6 + do_research_place_a_wild_with_e)] + 1, 0, 5);
        /*  458  placed_on(x) */
        do_placed_on(pos, a, do_research_place_a_wild_with_x);
        goto at_do_research_on_3;
    }
    at_do_research_place_3: MAYBE; {
        /*  459  "Place {e} on extinguisher {x}" for e in bench[me], x in shelf[me] if fits_tank(e, x) */
        /*  460  move e from bench[me] to tank[x] */
        move_element(pos, do_research_place_3_with_e, 1, 18 + (i64)pos->me, 28 + do_research_place_3_with_x_2);
        /*  461  filled(x) */
        do_filled(pos, a, do_research_place_3_with_x_2);
        goto at_do_research_on_3;
    }
    at_do_research_place_4: MAYBE; {
        /*  462  "Place {e} on extinguisher {x} with the goggles" for e in apart[me], x in shelf[me] if fits_tank.. */
        /*  463  move e from apart[me] to tank[x] */
        move_element(pos, do_research_place_4_with_e, 1, 23 + (i64)pos->me, 28 + do_research_place_4_with_x_2);
        /*  464  filled(x) */
        do_filled(pos, a, do_research_place_4_with_x_2);
        goto at_do_research_on_3;
    }
    at_do_research_place_a_wild_2: MAYBE; {
        /*  465  "Place a wild as {e} on extinguisher {x}" for e in elements, x in shelf[me] if wild_goes(e) and .. */
        /*  466  move wild from wilds[me] to wild_in[x] */
        move_wild(pos, 0, 1, 17 + (i64)pos->me, 22 + do_research_place_a_wild_2_with_x_2);
        /*  467  stands_in[x, e] += 1 */
        pos->stands_in[(do_research_place_a_wild_2_with_x_2 * 6 + do_research_place_a_wild_2_with_e)] = (__typeof__(pos->stands_in[(do_research_place_a_wild_2_with_x_2 * 6 + do_research_place_a_wild_2_with_e)]))k_within(pos->stands_in[(do_research_place_a_wild_2_with_x_2 * 6 + do_research_place_a_wild_2_with_e)] + 1, 0, 2);
        /*  468  filled(x) */
        do_filled(pos, a, do_research_place_a_wild_2_with_x_2);
        goto at_do_research_on_3;
    }
    at_do_research_take: MAYBE; {
        /*  469  "Take {e} for a wild" for e in bag if wild_use is take_from_bag and count(wilds[me]) > 0 */
        /*  470  move wild from wilds[me] to box */
        move_wild(pos, 0, 1, 17 + (i64)pos->me, 0);
        /*  471  move e from bag to bench[me] */
        move_element(pos, do_research_take_with_e, 1, 17, 18 + (i64)pos->me);
        goto at_do_research_on_3;
    }
    at_do_research_trade_three: MAYBE; {
        /*  472  "Trade three {e} for {f}" for e in bench[me], f in bag if bench[me][e] >= TRADED and */
        /*  474  traded_three = yes */
        pos->traded_three = (__typeof__(pos->traded_three))(1);
        /*  475  exchange(TRADED, e, f) */
        do_exchange(pos, a, LET_TRADED, do_research_trade_three_with_e, do_research_trade_three_with_f);
        goto at_do_research_on_3;
    }
    at_do_research_trade_two: MAYBE; {
        /*  476  "Trade two {e} for {f}" for e in bench[me], f in bag if tray[me][PIPET] > 0 and bench[me][e] >= .. */
        /*  478  traded_two = yes */
        pos->traded_two = (__typeof__(pos->traded_two))(1);
        /*  479  exchange(TRADED_WITH_PIPET, e, f) */
        do_exchange(pos, a, LET_TRADED_WITH_PIPET, do_research_trade_two_with_e, do_research_trade_two_with_f);
        goto at_do_research_on_3;
    }
    at_do_research_claim: MAYBE; {
        /*  480  "Claim {x}" for x in unclaimed if available(me) > 0 and elements_on(x) > 0 */
        /*  481  take_claim(x) */
        do_take_claim(pos, a, do_research_claim_with_x);
        goto at_do_research_on_3;
    }
    at_do_research_light: MAYBE; {
        /*  482  "Light {x}" for x in places if tray[me][BURNER] > 0 and can_light(x) */
        /*  483  light(x) */
        i64 k323_arg = do_research_light_with_x;
        pos->light_place = (__typeof__(pos->light_place))k323_arg;
        pos->light_goes_back_to = 2;
        goto at_light;
    }
    at_do_research_after_light: MAYBE; {
        goto at_do_research_on_3;
    }
    at_do_research_otherwise: MAYBE; {
        /*  484  otherwise: stop */
        goto at_do_research_on_2;
    }
    at_score_compounds: MAYBE; {
        /*  527  rule score_compounds() */
        /*  528  kept[me] = no */
        pos->kept[(i64)pos->me] = (__typeof__(pos->kept[(i64)pos->me]))(0);
        /*  529  used_cylinder = no */
        pos->used_cylinder = (__typeof__(pos->used_cylinder))(0);
        /*  530  for x in shelf[me] if filled_up(x): finish_tank(x) */
        for (u64 k324_rest = pos->shelf[(i64)pos->me]; k324_rest; k324_rest &= k324_rest - 1) {
            i64 x MAYBE = k_low(k324_rest); if (let_filled_up(pos, a, x)) {
            do_finish_tank(pos, a, x);
        } }
        /*  531  repeat 20 times */
        pos->score_compounds_times = (__typeof__(pos->score_compounds_times))20;
        goto at_score_compounds_again;
    }
    at_score_compounds_again: MAYBE; {
        /*  531  repeat 20 times */
        if (((i64)pos->score_compounds_times > 0)) goto at_score_compounds_once;
        goto at_score_compounds_on;
    }
    at_score_compounds_on: MAYBE; {
        pos->score_compounds_times = 0;
        goto at_round_after_score_compounds;
    }
    at_score_compounds_once: MAYBE; {
        /*  531  repeat 20 times */
        pos->score_compounds_times = (__typeof__(pos->score_compounds_times))((i64)(i64)pos->score_compounds_times - 1);
        /*  532  choose */
        pos->at = SCORE_COMPOUNDS_CHOOSE;
        k_free = k_memory;
        k_offer offered = {k_runs, 0, 0};
        offer_score_compounds_choose(pos, a, &offered);
        if (UNLIKELY(!(offered.total))) {
            pos->at = NOWHERE;
            goto at_score_compounds_otherwise;
        }
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        if (!playing) return;
        playing->length++;
        pos->ticks++;
        k_free = k_memory;
        id = k_pick(&offered, k_below(&playing->rng, offered.total));
        if (playing->taken) playing->taken[id]++;
        goto take_score_compounds_choose;
    }
    at_score_compounds_on_2: MAYBE; {
        goto at_score_compounds_again;
    }
    at_score_compounds_score: MAYBE; {
        /*  533  "Score {x}" for x in claims(me) if complete(x) */
        /*  534  score_place(x) */
        i64 k329_arg = score_compounds_score_with_x_2;
        pos->score_place_place = (__typeof__(pos->score_place_place))k329_arg;
        goto at_score_place;
    }
    at_score_compounds_after_score_place: MAYBE; {
        goto at_score_compounds_on_2;
    }
    at_score_compounds_lower: MAYBE; {
        /*  535  "Lower {a}, raise {b}" for a in experiments, b in experiments if can_turn(a, b) */
        /*  536  turn_cylinder(a, b) */
        i64 k330_arg = score_compounds_lower_with_a_;
        i64 k331_arg = score_compounds_lower_with_b;
        pos->turn_cylinder_a = (__typeof__(pos->turn_cylinder_a))k330_arg;
        pos->turn_cylinder_b = (__typeof__(pos->turn_cylinder_b))k331_arg;
        goto at_turn_cylinder;
    }
    at_score_compounds_after_turn_cylinder: MAYBE; {
        goto at_score_compounds_on_2;
    }
    at_score_compounds_finish: MAYBE; {
        /*  538  stop */
        goto at_score_compounds_on;
    }
    at_score_compounds_otherwise: MAYBE; {
        /*  539  otherwise: stop */
        goto at_score_compounds_on;
    }
    at_turn_cylinder: MAYBE; {
        /*  543  rule turn_cylinder(a, b) */
        /*  544  used_cylinder = yes */
        pos->used_cylinder = (__typeof__(pos->used_cylinder))(1);
        /*  545  level[me, a] -= 1 */
        pos->level[((i64)pos->me * 4 + (i64)pos->turn_cylinder_a)] = (__typeof__(pos->level[((i64)pos->me * 4 + (i64)pos->turn_cylinder_a)]))k_within(pos->level[((i64)pos->me * 4 + (i64)pos->turn_cylinder_a)] - 1, 0, 3);
        /*  546  if a is study and counted_claims(me) > shown(me, study) */
        if ((((i64)pos->turn_cylinder_a == 1) && (let_counted_claims(pos, a, (i64)pos->me) > let_shown(pos, a,
            (i64)pos->me, 1)))) goto at_turn_cylinder_if;
        goto at_turn_cylinder_on;
    }
    at_turn_cylinder_on: MAYBE; {
        /*  550  if a is lab */
        if (((i64)pos->turn_cylinder_a == 3)) goto at_turn_cylinder_if_2;
        goto at_turn_cylinder_on_3;
    }
    at_turn_cylinder_if: MAYBE; {
        /*  547  choose "Give up {x}" for x in claims(me) if not temporary[x] or temp_claim_limit is counted */
        pos->at = TURN_CYLINDER_CHOOSE;
        k_free = k_memory;
        u64 o0 = ({ u64 k332_found = 0; for (u64 k334_rest = let_claims_set(pos, a, (i64)pos->me); k334_rest;
            k334_rest &= k334_rest - 1) { i64 x MAYBE = k_low(k334_rest);
            k332_found |= (u64)!!(((!(i64)pos->temporary[x]
            || (OPTION(temp_claim_limit) == TEMP_CLAIM_LIMIT_counted)))) << x; } k332_found; });
        i64 n0 = k_count(o0);
        if (UNLIKELY(!(n0))) {
            pos->at = NOWHERE;
            goto at_turn_cylinder_otherwise;
        }
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        if (!playing) return;
        playing->length++;
        pos->ticks++;
        k_free = k_memory;
        k = k_below(&playing->rng, n0);
        {
            id = 1720 + k_nth(o0, k);
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            i64 x MAYBE = ((id - 1720));
            turn_cylinder_give_up_with_x = x;
            goto at_turn_cylinder_give_up;
        }
    }
    at_turn_cylinder_on_2: MAYBE; {
        goto at_turn_cylinder_on;
    }
    at_turn_cylinder_give_up: MAYBE; {
        /*  547  choose "Give up {x}" for x in claims(me) if not temporary[x] or temp_claim_limit is counted */
        /*  548  drop_claim(x) */
        do_drop_claim(pos, a, turn_cylinder_give_up_with_x);
        goto at_turn_cylinder_on_2;
    }
    at_turn_cylinder_otherwise: MAYBE; {
        /*  549  otherwise: nothing */
        goto at_turn_cylinder_on_2;
    }
    at_turn_cylinder_on_3: MAYBE; {
        /*  556  rise(me, b) */
        do_rise(pos, a, (i64)pos->me, (i64)pos->turn_cylinder_b);
        pos->turn_cylinder_a = 0;
        pos->turn_cylinder_b = 0;
        pos->turn_cylinder_times = 0;
        goto at_score_compounds_after_turn_cylinder;
    }
    at_turn_cylinder_if_2: MAYBE; {
        /*  551  repeat count(bench[me]) - shown(me, lab) times */
        pos->turn_cylinder_times = (__typeof__(pos->turn_cylinder_times))(k_sum(k_pool(pos->element_at + (18 + (i64)pos->me) * 6, 6, 1)) - let_shown(pos, a, (i64)pos->me, 3));
        goto at_turn_cylinder_again;
    }
    at_turn_cylinder_again: MAYBE; {
        /*  551  repeat count(bench[me]) - shown(me, lab) times */
        if (((i64)pos->turn_cylinder_times > 0)) goto at_turn_cylinder_once;
        goto at_turn_cylinder_on_4;
    }
    at_turn_cylinder_on_4: MAYBE; {
        goto at_turn_cylinder_on_3;
    }
    at_turn_cylinder_once: MAYBE; {
        /*  551  repeat count(bench[me]) - shown(me, lab) times */
        pos->turn_cylinder_times = (__typeof__(pos->turn_cylinder_times))((i64)(i64)pos->turn_cylinder_times - 1);
        /*  552  choose "Discard {e}" for e in bench[me] */
        pos->turn_cylinder_a = 0;
        pos->at = TURN_CYLINDER_CHOOSE_2;
        k_free = k_memory;
        u64 o0 = ({ u64 k335_found = 0; {
            list_i64 k337_pool = k_pool(pos->element_at + (18 + (i64)pos->me) * 6, 6, 1); for (i64 e = 0; e < 6;
            e++) if (k337_pool.v[e]) { i64 k336_at = e; k335_found |= k_bit(k336_at); } } k335_found; });
        i64 n0 = k_count(o0);
        if (UNLIKELY(!(n0))) {
            pos->at = NOWHERE;
            goto at_turn_cylinder_otherwise_2;
        }
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        if (!playing) return;
        playing->length++;
        pos->ticks++;
        k_free = k_memory;
        k = k_below(&playing->rng, n0);
        {
            id = 1736 + k_nth(o0, k);
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            i64 e MAYBE = ((id - 1736));
            turn_cylinder_discard_with_e = e;
            goto at_turn_cylinder_discard;
        }
    }
    at_turn_cylinder_on_5: MAYBE; {
        goto at_turn_cylinder_again;
    }
    at_turn_cylinder_discard: MAYBE; {
        /*  552  choose "Discard {e}" for e in bench[me] */
        /*  553  if discard_to is bag: move e from bench[me] to bag */
        if ((OPTION(discard_to) == DISCARD_TO_bag)) {
            move_element(pos, turn_cylinder_discard_with_e, 1, 18 + (i64)pos->me, 17);
        }
        else {
            /*  554  else: move e from bench[me] to box */
            move_element(pos, turn_cylinder_discard_with_e, 1, 18 + (i64)pos->me, 0);
        }
        goto at_turn_cylinder_on_5;
    }
    at_turn_cylinder_otherwise_2: MAYBE; {
        /*  555  otherwise: stop */
        goto at_turn_cylinder_on_4;
    }
    at_score_place: MAYBE; {
        /*  563  rule score_place(place) */
        /*  564  let card = field[place] */
        pos->score_place_card = (__typeof__(pos->score_place_card))(i64)pos->field[(i64)pos->score_place_place];
        /*  565  if card.reaction is not grant: points[me] += card.points */
        if (!(CARD_reaction[k_known((i64)pos->score_place_card)] == CARD_REACTION_grant)) {
            pos->points[(i64)pos->me] = (__typeof__(pos->points[(i64)pos->me]))k_within(pos->points[(i64)pos->me] + CARD_points[k_known((i64)pos->score_place_card)], 0, 999);
        }
        /*  566  if card.tool is not none and supply[card.tool] > 0: move card.tool from supply to tray[me] */
        if (((CARD_tool[k_known((i64)pos->score_place_card)] != NONE)
            && ((i64)pos->tool_at[1 * 6 + k_known(CARD_tool[k_known((i64)pos->score_place_card)])] > 0))) {
            move_tool(pos, k_known(CARD_tool[k_known((i64)pos->score_place_card)]), 1, 1, 2 + (i64)pos->me);
        }
        /*  567  choose */
        pos->at = SCORE_PLACE_CHOOSE;
        k_free = k_memory;
        u64 o0 = ({ u64 k338_found = 0; {
            list_i64 k340_list = k_list_i64((const i64[]){let_tube(CARD_state[k_known((i64)pos->score_place_card)]),
    LET_lab}, 2); for (i64 k341_i = 0; k341_i < k340_list.n; k341_i++) { i64 e MAYBE = k340_list.v[k341_i]; k338_found |= (u64)!!((!let_finished(pos, a, (i64)pos->me, e))) << e; } } k338_found; });
        i64 n0 = k_count(o0);
        if (UNLIKELY(!(n0))) {
            pos->at = NOWHERE;
            goto at_score_place_otherwise;
        }
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        if (!playing) return;
        playing->length++;
        pos->ticks++;
        k_free = k_memory;
        k = k_below(&playing->rng, n0);
        {
            id = 1742 + k_nth(o0, k);
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            i64 e MAYBE = ((id - 1742));
            score_place_raise_with_e = e;
            goto at_score_place_raise;
        }
    }
    at_score_place_on: MAYBE; {
        /*  571  if card.journal and journal_source is card_icon: gain_journal(me) */
        if ((CARD_journal[k_known((i64)pos->score_place_card)]
            && (OPTION(journal_source) == JOURNAL_SOURCE_card_icon))) {
            do_gain_journal(pos, a, (i64)pos->me);
        }
        /*  572  if tray[me][JOURNAL] > 0 and journal_since[me] < rounds and not kept[me] and count(bench[me]) < .. */
        if ((((i64)pos->tool_at[(2 + (i64)pos->me) * 6 + LET_JOURNAL] > 0)
            && ((i64)pos->journal_since[(i64)pos->me] < (i64)pos->rounds) && !(i64)pos->kept[(i64)pos->me]
            && (k_sum(k_pool(pos->element_at + (18 + (i64)pos->me) * 6, 6, 1)) < let_shown(pos, a,
            (i64)pos->me, 3)))) goto at_score_place_if;
        goto at_score_place_on_2;
    }
    at_score_place_raise: MAYBE; {
        /*  568  "Raise {e}" for e in [tube(card.state), lab] if not finished(me, e) */
        /*  569  rise(me, e) */
        do_rise(pos, a, (i64)pos->me, score_place_raise_with_e);
        goto at_score_place_on;
    }
    at_score_place_otherwise: MAYBE; {
        /*  570  otherwise: nothing */
        goto at_score_place_on;
    }
    at_score_place_on_2: MAYBE; {
        /*  576  clear_place(place) */
        do_clear_place(pos, a, (i64)pos->score_place_place);
        /*  577  move card to scored[me] */
        move_card(pos, (i64)pos->score_place_card, 26 + (i64)pos->me, 0);
        /*  578  match card.reaction */
        pos->score_place_subject = (__typeof__(pos->score_place_subject))CARD_reaction[k_known((i64)pos->score_place_card)];
        /*  579  case grant: give_grant(card.points) */
        if (((i64)pos->score_place_subject == CARD_REACTION_grant)) goto at_score_place_if_2;
        goto at_score_place_else;
    }
    at_score_place_if: MAYBE; {
        /*  573  may "Keep one {e}" for e in atoms[place] */
        pos->at = SCORE_PLACE_CHOOSE_2;
        k_free = k_memory;
        u64 o0 = ({ u64 k342_found = 0; {
            list_i64 k344_pool = k_pool(pos->element_at + (1 + (i64)pos->score_place_place) * 6, 6, 1);
            for (i64 e_2 = 0; e_2 < 6; e_2++) if (k344_pool.v[e_2]) { i64 k343_at = e_2;
            k342_found |= k_bit(k343_at); } } k342_found; });
        i64 n0 = k_count(o0);
        i64 all = n0 ? n0 + 1 : 0;
        if (UNLIKELY(!(all))) {
            pos->at = NOWHERE;
            goto at_score_place_on_3;
        }
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        if (!playing) return;
        playing->length++;
        pos->ticks++;
        k_free = k_memory;
        k = k_below(&playing->rng, all);
        if (k < n0) {
            id = 1746 + k_nth(o0, k);
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            i64 e_2 MAYBE = ((id - 1746));
            score_place_keep_one_with_e_2 = e_2;
            goto at_score_place_keep_one;
        }
        k -= n0;
        if (playing->taken) playing->taken[1752]++;
        goto at_score_place_on_3;
    }
    at_score_place_on_3: MAYBE; {
        goto at_score_place_on_2;
    }
    at_score_place_keep_one: MAYBE; {
        /*  573  may "Keep one {e}" for e in atoms[place] */
        /*  574  move e from atoms[place] to bench[me] */
        move_element(pos, score_place_keep_one_with_e_2, 1, 1 + (i64)pos->score_place_place, 18 + (i64)pos->me);
        /*  575  kept[me] = yes */
        pos->kept[(i64)pos->me] = (__typeof__(pos->kept[(i64)pos->me]))(1);
        goto at_score_place_on_3;
    }
    at_score_place_else: MAYBE; {
        /*  580  case volatile: react() */
        if (((i64)pos->score_place_subject == CARD_REACTION_volatile)) goto at_score_place_if_3;
        goto at_score_place_else_2;
    }
    at_score_place_else_2: MAYBE; {
        /*  581  case no_reaction: nothing */
        if (((i64)pos->score_place_subject == CARD_REACTION_no_reaction)) goto at_score_place_if_4;
        goto at_score_place_on_4;
    }
    at_score_place_on_4: MAYBE; {
        pos->score_place_place = 0;
        pos->score_place_subject = 0;
        pos->score_place_card = NONE;
        goto at_score_compounds_after_score_place;
    }
    at_score_place_if_2: MAYBE; {
        /*  579  case grant: give_grant(card.points) */
        i64 k345_arg = CARD_points[k_known((i64)pos->score_place_card)];
        pos->give_grant_worth = (__typeof__(pos->give_grant_worth))k345_arg;
        pos->score_place_place = 0;
        pos->score_place_subject = 0;
        pos->score_place_card = NONE;
        goto at_give_grant;
    }
    at_score_place_after_give_grant: MAYBE; {
        goto at_score_place_on_4;
    }
    at_score_place_if_3: MAYBE; {
        /*  580  case volatile: react() */
        pos->react_goes_back_to = 1;
        pos->score_place_place = 0;
        pos->score_place_subject = 0;
        pos->score_place_card = NONE;
        goto at_react;
    }
    at_score_place_after_react: MAYBE; {
        goto at_score_place_on_4;
    }
    at_score_place_if_4: MAYBE; {
        /*  581  case no_reaction: nothing */
        goto at_score_place_on_4;
    }
    at_give_grant: MAYBE; {
        /*  583  rule give_grant(worth) */
        /*  584  choose */
        pos->at = GIVE_GRANT_CHOOSE;
        k_free = k_memory;
        k_offer offered = {k_runs, 0, 0};
        offer_give_grant_choose(pos, a, &offered);
        if (UNLIKELY(!(offered.total))) {
            pos->at = NOWHERE;
            goto at_give_grant_otherwise;
        }
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        if (!playing) return;
        playing->length++;
        pos->ticks++;
        k_free = k_memory;
        id = k_pick(&offered, k_below(&playing->rng, offered.total));
        if (playing->taken) playing->taken[id]++;
        goto take_give_grant_choose;
    }
    at_give_grant_on: MAYBE; {
        pos->give_grant_worth = 0;
        goto at_score_place_after_give_grant;
    }
    at_give_grant_raise: MAYBE; {
        /*  585  "Raise {p}'s {e}" for p in opponents, e in experiments if not finished(p, e) */
        /*  586  points[me] += worth */
        pos->points[(i64)pos->me] = (__typeof__(pos->points[(i64)pos->me]))k_within(pos->points[(i64)pos->me] + (i64)pos->give_grant_worth, 0, 999);
        /*  587  rise(p, e) */
        do_rise(pos, a, give_grant_raise_with_p, give_grant_raise_with_e);
        goto at_give_grant_on;
    }
    at_give_grant_share_with: MAYBE; {
        /*  588  "Share with {p}" for p in opponents if may_share(p, opponents) */
        /*  589  points[me] += worth / 2 rounded down */
        pos->points[(i64)pos->me] = (__typeof__(pos->points[(i64)pos->me]))k_within(pos->points[(i64)pos->me] + k_down((i64)pos->give_grant_worth, 2), 0, 999);
        /*  590  points[p] += worth / 2 rounded down */
        pos->points[give_grant_share_with_with_p] = (__typeof__(pos->points[give_grant_share_with_with_p]))k_within(pos->points[give_grant_share_with_with_p] + k_down((i64)pos->give_grant_worth, 2), 0, 999);
        goto at_give_grant_on;
    }
    at_give_grant_otherwise: MAYBE; {
        /*  591  otherwise: nothing */
        goto at_give_grant_on;
    }
    at_react: MAYBE; {
        /*  621  rule react() */
        /*  622  if not volatile_out or volatile_limit is every */
        if ((!(i64)pos->volatile_out || (OPTION(volatile_limit) == VOLATILE_LIMIT_every))) goto at_react_if;
        goto at_react_on;
    }
    at_react_on: MAYBE; {
        goto after_react;
    }
    at_react_if: MAYBE; {
        /*  623  volatile_out = yes */
        pos->volatile_out = (__typeof__(pos->volatile_out))(1);
        /*  624  burn() */
        pos->burn_goes_back_to = 1;
        goto at_burn;
    }
    at_react_after_burn: MAYBE; {
        goto at_react_on;
    }
    after_react: MAYBE; {
        i64 site = pos->react_goes_back_to;
        pos->react_goes_back_to = 0;
        switch (site) {
            case 1: goto at_score_place_after_react;
            default: goto at_score_nobel_after_react;
        }
    }
    at_burn: MAYBE; {
        /*  626  rule burn() */
        /*  627  clear_shields() */
        do_clear_shields(pos, a);
        /*  628  ask_for_extinguishers([x for x in places if burns(x)]) */
        list_i64 k346_arg = ({ build_i64 k347_found = {0, 0, 0}; for (i64 x = 0; x < 16; x++) {
            if (let_burns(pos, a, x)) { k_add_i64(&k347_found, x); } }  k_made_i64(k347_found); });
        k_keep(pos->ask_for_extinguishers_targets, &pos->ask_for_extinguishers_targets_n, 64, k346_arg);
        pos->ask_for_extinguishers_goes_back_to = 2;
        goto at_ask_for_extinguishers;
    }
    at_burn_after_ask_for_extinguishers: MAYBE; {
        /*  629  if flame_supply is fifteen: go_without() */
        if ((OPTION(flame_supply) == FLAME_SUPPLY_fifteen)) goto at_burn_if;
        goto at_burn_on;
    }
    at_burn_on: MAYBE; {
        /*  630  for x in places if burns(x) and not shielded[x] */
        for (i64 x = 0; x < 16; x++) { if ((let_burns(pos, a, x) && !(i64)pos->shielded[x])) {
            /*  631  flames[x] += 1 */
            pos->flames[x] = (__typeof__(pos->flames[x]))k_within(pos->flames[x] + 1, 0, 16);
        } }
        /*  632  explode() */
        pos->explode_goes_back_to = 2;
        goto at_explode;
    }
    at_burn_if: MAYBE; {
        /*  629  if flame_supply is fifteen: go_without() */
        goto at_go_without;
    }
    at_burn_after_go_without: MAYBE; {
        goto at_burn_on;
    }
    at_burn_after_explode: MAYBE; {
        goto after_burn;
    }
    after_burn: MAYBE; {
        i64 site = pos->burn_goes_back_to;
        pos->burn_goes_back_to = 0;
        switch (site) {
            case 1: goto at_react_after_burn;
            default: goto at_lab_fire_after_burn;
        }
    }
    at_go_without: MAYBE; {
        /*  634  rule go_without() */
        /*  635  repeat count(x for x in places if burns(x) and not shielded[x]) - cubes_left times */
        pos->go_without_times = (__typeof__(pos->go_without_times))k_minus(({ i64 k349_found = 0; for (i64 x = 0;
            x < 16; x++) { if ((let_burns(pos, a, x) && !(i64)pos->shielded[x])) { k349_found++;
            } }  k349_found; }), let_cubes_left(pos, a));
        goto at_go_without_again;
    }
    at_go_without_again: MAYBE; {
        /*  635  repeat count(x for x in places if burns(x) and not shielded[x]) - cubes_left times */
        if (((i64)pos->go_without_times > 0)) goto at_go_without_once;
        goto at_go_without_on;
    }
    at_go_without_on: MAYBE; {
        pos->go_without_times = 0;
        goto at_burn_after_go_without;
    }
    at_go_without_once: MAYBE; {
        /*  635  repeat count(x for x in places if burns(x) and not shielded[x]) - cubes_left times */
        pos->go_without_times = (__typeof__(pos->go_without_times))((i64)(i64)pos->go_without_times - 1);
        /*  636  choose by lead "No flame for {x}" for x in places if burns(x) and not shielded[x] */
        pos->at = GO_WITHOUT_CHOOSE;
        k_free = k_memory;
        u64 o0 = ({ u64 k350_found = 0; for (i64 x = 0; x < 16; x++) { k350_found |= (u64)!!((let_burns(pos, a, x))
            && (!(i64)pos->shielded[x])) << x; } k350_found; });
        i64 n0 = k_count(o0);
        if (UNLIKELY(!(n0))) {
            pos->at = NOWHERE;
            goto at_go_without_otherwise;
        }
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        if (!playing) return;
        playing->length++;
        pos->ticks++;
        k_free = k_memory;
        k = k_below(&playing->rng, n0);
        {
            id = 1778 + k_nth(o0, k);
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            i64 x MAYBE = ((id - 1778));
            go_without_no_flame_for_with_x = x;
            goto at_go_without_no_flame_for;
        }
    }
    at_go_without_on_2: MAYBE; {
        goto at_go_without_again;
    }
    at_go_without_no_flame_for: MAYBE; {
        /*  636  choose by lead "No flame for {x}" for x in places if burns(x) and not shielded[x] */
        /*  637  shielded[x] = yes */
        pos->shielded[go_without_no_flame_for_with_x] = (__typeof__(pos->shielded[go_without_no_flame_for_with_x]))(1);
        goto at_go_without_on_2;
    }
    at_go_without_otherwise: MAYBE; {
        /*  638  otherwise: stop */
        goto at_go_without_on;
    }
    at_ask_for_extinguishers: MAYBE; {
        /*  643  rule ask_for_extinguishers(targets) */
        pos->ask_for_extinguishers_kept_me = (__typeof__(pos->ask_for_extinguishers_kept_me))pos->me;
        k_keep(pos->ask_for_extinguishers_seats_left, &pos->ask_for_extinguishers_seats_left_n, 5,
    k_seats_from((i64)pos->lead, SEATS));
        goto at_ask_for_extinguishers_next_player;
    }
    at_ask_for_extinguishers_next_player: MAYBE; {
        if (!pos->ask_for_extinguishers_seats_left_n) goto at_ask_for_extinguishers_all;
        pos->ask_for_extinguishers_seat = (__typeof__(pos->ask_for_extinguishers_seat))k_next(pos->ask_for_extinguishers_seats_left, &pos->ask_for_extinguishers_seats_left_n);
        goto at_ask_for_extinguishers_player;
    }
    at_ask_for_extinguishers_all: MAYBE; {
        pos->me = (i8)k_known((i64)pos->ask_for_extinguishers_kept_me);
        memset(pos->ask_for_extinguishers_targets, 0, sizeof pos->ask_for_extinguishers_targets),
    pos->ask_for_extinguishers_targets_n = 0;
        pos->ask_for_extinguishers_kept_me = NONE;
        memset(pos->ask_for_extinguishers_seats_left, 0, sizeof pos->ask_for_extinguishers_seats_left),
    pos->ask_for_extinguishers_seats_left_n = 0;
        pos->ask_for_extinguishers_seat = 0;
        pos->ask_for_extinguishers_times = 0;
        pos->ask_for_extinguishers_taken = 0;
        goto after_ask_for_extinguishers;
    }
    at_ask_for_extinguishers_player: MAYBE; {
        pos->me = (i8)(i64)pos->ask_for_extinguishers_seat;
        /*  645  may up to 5 times "Spend extinguisher {e} on {x}" for e in shelf[me], x in targets if built[e] a.. */
        pos->ask_for_extinguishers_times = (__typeof__(pos->ask_for_extinguishers_times))5;
        pos->ask_for_extinguishers_taken = (__typeof__(pos->ask_for_extinguishers_taken))0;
        goto at_ask_for_extinguishers_again;
    }
    at_ask_for_extinguishers_again: MAYBE; {
        /*  645  may up to 5 times "Spend extinguisher {e} on {x}" for e in shelf[me], x in targets if built[e] a.. */
        if (((i64)pos->ask_for_extinguishers_times > 0)) goto at_ask_for_extinguishers_once;
        goto at_ask_for_extinguishers_done;
    }
    at_ask_for_extinguishers_once: MAYBE; {
        /*  645  may up to 5 times "Spend extinguisher {e} on {x}" for e in shelf[me], x in targets if built[e] a.. */
        pos->ask_for_extinguishers_times = (__typeof__(pos->ask_for_extinguishers_times))((i64)(i64)pos->ask_for_extinguishers_times - 1);
        pos->ask_for_extinguishers_seat = 0;
        pos->ask_for_extinguishers_taken = 0;
        pos->at = ASK_FOR_EXTINGUISHERS_CHOOSE;
        k_free = k_memory;
        k_offer offered = {k_runs, 0, 0};
        offer_ask_for_extinguishers_choose(pos, a, &offered);
        if (UNLIKELY(!(offered.total))) {
            pos->at = NOWHERE;
            goto at_ask_for_extinguishers_done;
        }
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        if (!playing) return;
        playing->length++;
        pos->ticks++;
        k_free = k_memory;
        id = k_pick(&offered, k_below(&playing->rng, offered.total));
        if (playing->taken) playing->taken[id]++;
        goto take_ask_for_extinguishers_choose;
    }
    at_ask_for_extinguishers_done: MAYBE; {
        goto at_ask_for_extinguishers_on;
    }
    at_ask_for_extinguishers_on: MAYBE; {
        goto at_ask_for_extinguishers_next_player;
    }
    at_ask_for_extinguishers_spend_extinguisher: MAYBE; {
        /*  645  may up to 5 times "Spend extinguisher {e} on {x}" for e in shelf[me], x in targets if built[e] a.. */
        pos->ask_for_extinguishers_taken = (__typeof__(pos->ask_for_extinguishers_taken))1;
        /*  646  shielded[x] = yes */
        pos->shielded[ask_for_extinguishers_spend_extinguisher_with_x] = (__typeof__(pos->shielded[ask_for_extinguishers_spend_extinguisher_with_x]))(1);
        /*  647  move e to box */
        move_extinguisher(pos, ask_for_extinguishers_spend_extinguisher_with_e, 0, 0);
        goto at_ask_for_extinguishers_again;
    }
    after_ask_for_extinguishers: MAYBE; {
        i64 site = pos->ask_for_extinguishers_goes_back_to;
        pos->ask_for_extinguishers_goes_back_to = 0;
        switch (site) {
            case 1: goto at_light_after_ask_for_extinguishers;
            default: goto at_burn_after_ask_for_extinguishers;
        }
    }
    at_explode: MAYBE; {
        /*  649  rule explode() */
        /*  650  if explosions is together */
        if ((OPTION(explosions) == EXPLOSIONS_together)) goto at_explode_if;
        goto at_explode_else;
    }
    at_explode_on: MAYBE; {
        memset(pos->explode_x_rest, 0, sizeof pos->explode_x_rest), pos->explode_x_rest_n = 0;
        pos->explode_times = 0;
        pos->explode_x = 0;
        goto after_explode;
    }
    at_explode_if: MAYBE; {
        /*  651  let doomed = [x for x in places if overdue(x)] */
        list_i64 doomed MAYBE = ({ build_i64 k352_found = {0, 0, 0}; for (i64 x = 0; x < 16; x++) {
            if (let_overdue(pos, a, x)) { k_add_i64(&k352_found, x); } }  k_made_i64(k352_found); });
        /*  652  for x in doomed: take_off(x) */
        { list_i64 k353_list = doomed; for (i64 k354_i = 0; k354_i < k353_list.n; k354_i++) {
            i64 x MAYBE = k353_list.v[k354_i];
            do_take_off(pos, a, x);
        } }
        k_keep(pos->explode_x_rest, &pos->explode_x_rest_n, 512, doomed);
        goto at_explode_next_x;
    }
    at_explode_next_x: MAYBE; {
        if (!pos->explode_x_rest_n) goto at_explode_on_2;
        pos->explode_x = (__typeof__(pos->explode_x))k_next(pos->explode_x_rest, &pos->explode_x_rest_n);
        goto at_explode_x;
    }
    at_explode_on_2: MAYBE; {
        goto at_explode_on;
    }
    at_explode_x: MAYBE; {
        /*  653  for x in doomed: scatter(x) */
        i64 k356_arg = (i64)pos->explode_x;
        pos->scatter_place = (__typeof__(pos->scatter_place))k356_arg;
        pos->scatter_goes_back_to = 1;
        pos->explode_x = 0;
        goto at_scatter;
    }
    at_explode_after_scatter: MAYBE; {
        goto at_explode_next_x;
    }
    at_explode_else: MAYBE; {
        /*  655  repeat 16 times */
        pos->explode_times = (__typeof__(pos->explode_times))16;
        goto at_explode_again;
    }
    at_explode_again: MAYBE; {
        /*  655  repeat 16 times */
        if (((i64)pos->explode_times > 0)) goto at_explode_once;
        goto at_explode_on_3;
    }
    at_explode_on_3: MAYBE; {
        goto at_explode_on;
    }
    at_explode_once: MAYBE; {
        /*  655  repeat 16 times */
        pos->explode_times = (__typeof__(pos->explode_times))((i64)(i64)pos->explode_times - 1);
        /*  656  choose by lead "{x} explodes" for x in places if overdue(x) */
        pos->at = EXPLODE_CHOOSE;
        k_free = k_memory;
        u64 o0 = ({ u64 k357_found = 0; for (i64 x = 0; x < 16; x++) {
            k357_found |= (u64)!!((let_overdue(pos, a, x))) << x; } k357_found; });
        i64 n0 = k_count(o0);
        if (UNLIKELY(!(n0))) {
            pos->at = NOWHERE;
            goto at_explode_otherwise;
        }
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        if (!playing) return;
        playing->length++;
        pos->ticks++;
        k_free = k_memory;
        k = k_below(&playing->rng, n0);
        {
            id = 1875 + k_nth(o0, k);
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            i64 x MAYBE = ((id - 1875));
            pos->explode_x = (__typeof__(pos->explode_x))x;
            goto at_explode_x_explodes;
        }
    }
    at_explode_on_4: MAYBE; {
        goto at_explode_again;
    }
    at_explode_x_explodes: MAYBE; {
        /*  656  choose by lead "{x} explodes" for x in places if overdue(x) */
        /*  657  take_off(x) */
        do_take_off(pos, a, (i64)pos->explode_x);
        /*  658  scatter(x) */
        i64 k359_arg = (i64)pos->explode_x;
        pos->scatter_place = (__typeof__(pos->scatter_place))k359_arg;
        pos->scatter_goes_back_to = 2;
        pos->explode_x = 0;
        goto at_scatter;
    }
    at_explode_after_scatter_2: MAYBE; {
        goto at_explode_on_4;
    }
    at_explode_otherwise: MAYBE; {
        /*  659  otherwise: stop */
        goto at_explode_on_3;
    }
    after_explode: MAYBE; {
        i64 site = pos->explode_goes_back_to;
        pos->explode_goes_back_to = 0;
        switch (site) {
            case 1: goto at_round_after_explode;
            case 2: goto at_burn_after_explode;
            default: goto at_refill_after_explode;
        }
    }
    at_scatter: MAYBE; {
        /*  666  rule scatter(place) */
        /*  667  if scatterer[place] is none: scatter_by(lead, place) */
        if (((i64)pos->scatterer[(i64)pos->scatter_place] == NONE)) goto at_scatter_if;
        goto at_scatter_else;
    }
    at_scatter_on: MAYBE; {
        /*  669  scatterer[place] = none */
        pos->scatterer[(i64)pos->scatter_place] = (__typeof__(pos->scatterer[(i64)pos->scatter_place]))(NONE);
        pos->scatter_place = 0;
        goto after_scatter;
    }
    at_scatter_if: MAYBE; {
        /*  667  if scatterer[place] is none: scatter_by(lead, place) */
        i64 k360_arg = (i64)pos->lead;
        i64 k361_arg = (i64)pos->scatter_place;
        pos->scatter_by_chooser = (__typeof__(pos->scatter_by_chooser))k360_arg;
        pos->scatter_by_place = (__typeof__(pos->scatter_by_place))k361_arg;
        pos->scatter_by_goes_back_to = 1;
        goto at_scatter_by;
    }
    at_scatter_after_scatter_by: MAYBE; {
        goto at_scatter_on;
    }
    at_scatter_else: MAYBE; {
        /*  668  else: scatter_by(scatterer[place], place) */
        i64 k362_arg = k_known((i64)pos->scatterer[(i64)pos->scatter_place]);
        i64 k363_arg = (i64)pos->scatter_place;
        pos->scatter_by_chooser = (__typeof__(pos->scatter_by_chooser))k362_arg;
        pos->scatter_by_place = (__typeof__(pos->scatter_by_place))k363_arg;
        pos->scatter_by_goes_back_to = 2;
        goto at_scatter_by;
    }
    at_scatter_after_scatter_by_2: MAYBE; {
        goto at_scatter_on;
    }
    after_scatter: MAYBE; {
        i64 site = pos->scatter_goes_back_to;
        pos->scatter_goes_back_to = 0;
        switch (site) {
            case 1: goto at_explode_after_scatter;
            default: goto at_explode_after_scatter_2;
        }
    }
    at_scatter_by: MAYBE; {
        /*  671  rule scatter_by(chooser, place) */
        k_keep(pos->scatter_by_e_rest, &pos->scatter_by_e_rest_n, 6, ({ build_i64 k365_found = {0, 0, 0};
            for (i64 k364_v = 0; k364_v < 6; k364_v++) { k_add_i64(&k365_found, k364_v);
            }  k_made_i64(k365_found); }));
        goto at_scatter_by_next_e;
    }
    at_scatter_by_next_e: MAYBE; {
        if (!pos->scatter_by_e_rest_n) goto at_scatter_by_on;
        pos->scatter_by_e = (__typeof__(pos->scatter_by_e))k_next(pos->scatter_by_e_rest, &pos->scatter_by_e_rest_n);
        goto at_scatter_by_e;
    }
    at_scatter_by_on: MAYBE; {
        pos->scatter_by_chooser = 0;
        pos->scatter_by_place = 0;
        memset(pos->scatter_by_e_rest, 0, sizeof pos->scatter_by_e_rest), pos->scatter_by_e_rest_n = 0;
        pos->scatter_by_times = 0;
        pos->scatter_by_e = 0;
        goto after_scatter_by;
    }
    at_scatter_by_e: MAYBE; {
        /*  673  repeat atoms[place][e] times */
        pos->scatter_by_times = (__typeof__(pos->scatter_by_times))(i64)pos->element_at[(1 + (i64)pos->scatter_by_place) * 6 + (i64)pos->scatter_by_e];
        goto at_scatter_by_again;
    }
    at_scatter_by_again: MAYBE; {
        /*  673  repeat atoms[place][e] times */
        if (((i64)pos->scatter_by_times > 0)) goto at_scatter_by_once;
        goto at_scatter_by_on_2;
    }
    at_scatter_by_on_2: MAYBE; {
        goto at_scatter_by_next_e;
    }
    at_scatter_by_once: MAYBE; {
        /*  673  repeat atoms[place][e] times */
        pos->scatter_by_times = (__typeof__(pos->scatter_by_times))((i64)(i64)pos->scatter_by_times - 1);
        /*  674  choose by chooser "Scatter {e} from {place} to {y}" for y in near(place) if field[y] is not none.. */
        pos->at = SCATTER_BY_CHOOSE;
        k_free = k_memory;
        u64 o0 = ({ u64 k366_found = 0; for (u64 k368_rest = (let_near_set(a,
            (i64)pos->scatter_by_place) & pos->field_taken); k368_rest; k368_rest &= k368_rest - 1) {
            i64 y MAYBE = k_low(k368_rest); k366_found |= (u64)!!(((let_missing(pos, a, y,
            (i64)pos->scatter_by_e) > 0))) << y; } k366_found; });
        i64 n0 = k_count(o0);
        if (UNLIKELY(!(n0))) {
            pos->at = NOWHERE;
            goto at_scatter_by_otherwise;
        }
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        if (!playing) return;
        playing->length++;
        pos->ticks++;
        k_free = k_memory;
        k = k_below(&playing->rng, n0);
        {
            id = 1891 + k_nth(o0, k);
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            i64 y MAYBE = ((id - 1891));
            scatter_by_scatter_with_y = y;
            goto at_scatter_by_scatter;
        }
    }
    at_scatter_by_on_3: MAYBE; {
        goto at_scatter_by_again;
    }
    at_scatter_by_scatter: MAYBE; {
        /*  674  choose by chooser "Scatter {e} from {place} to {y}" for y in near(place) if field[y] is not none.. */
        /*  675  move e from atoms[place] to atoms[y] */
        move_element(pos, (i64)pos->scatter_by_e, 1, 1 + (i64)pos->scatter_by_place, 1 + scatter_by_scatter_with_y);
        /*  676  if scatter_credit is by_chooser: credit(y, chooser) */
        if ((OPTION(scatter_credit) == SCATTER_CREDIT_by_chooser)) {
            do_credit(pos, a, scatter_by_scatter_with_y, (i64)pos->scatter_by_chooser);
        }
        goto at_scatter_by_on_3;
    }
    at_scatter_by_otherwise: MAYBE; {
        /*  678  if discard_to is bag: move e from atoms[place] to bag */
        if ((OPTION(discard_to) == DISCARD_TO_bag)) {
            move_element(pos, (i64)pos->scatter_by_e, 1, 1 + (i64)pos->scatter_by_place, 17);
        }
        else {
            /*  679  else: move e from atoms[place] to box */
            move_element(pos, (i64)pos->scatter_by_e, 1, 1 + (i64)pos->scatter_by_place, 0);
        }
        goto at_scatter_by_on_3;
    }
    after_scatter_by: MAYBE; {
        i64 site = pos->scatter_by_goes_back_to;
        pos->scatter_by_goes_back_to = 0;
        switch (site) {
            case 1: goto at_scatter_after_scatter_by;
            default: goto at_scatter_after_scatter_by_2;
        }
    }
    at_refill: MAYBE; {
        /*  681  rule refill() */
        /*  682  fire_waiting = no */
        pos->fire_waiting = (__typeof__(pos->fire_waiting))(0);
        /*  683  fill() */
        do_fill(pos, a);
        if (pos->over) return;
        /*  684  if fire_waiting: lab_fire() */
        if ((i64)pos->fire_waiting) goto at_refill_if;
        goto at_refill_else;
    }
    at_refill_on: MAYBE; {
        /*  686  if refill_after_explosion is at_once */
        if ((OPTION(refill_after_explosion) == REFILL_AFTER_EXPLOSION_at_once)) goto at_refill_if_2;
        goto at_refill_on_2;
    }
    at_refill_if: MAYBE; {
        /*  684  if fire_waiting: lab_fire() */
        pos->lab_fire_goes_back_to = 1;
        goto at_lab_fire;
    }
    at_refill_after_lab_fire: MAYBE; {
        goto at_refill_on;
    }
    at_refill_else: MAYBE; {
        /*  685  else: explode() */
        pos->explode_goes_back_to = 3;
        goto at_explode;
    }
    at_refill_after_explode: MAYBE; {
        goto at_refill_on;
    }
    at_refill_on_2: MAYBE; {
        goto at_round_after_refill;
    }
    at_refill_if_2: MAYBE; {
        /*  687  fill() */
        do_fill(pos, a);
        if (pos->over) return;
        /*  688  if fire_waiting and not fire_out */
        if (((i64)pos->fire_waiting && !(i64)pos->fire_out)) goto at_refill_if_3;
        goto at_refill_on_3;
    }
    at_refill_on_3: MAYBE; {
        goto at_refill_on_2;
    }
    at_refill_if_3: MAYBE; {
        /*  689  lab_fire() */
        pos->lab_fire_goes_back_to = 2;
        goto at_lab_fire;
    }
    at_refill_after_lab_fire_2: MAYBE; {
        /*  690  fill() */
        do_fill(pos, a);
        if (pos->over) return;
        goto at_refill_on_3;
    }
    at_lab_fire: MAYBE; {
        /*  692  rule lab_fire() */
        /*  693  fire_out = yes */
        pos->fire_out = (__typeof__(pos->fire_out))(1);
        /*  694  burn() */
        pos->burn_goes_back_to = 2;
        goto at_burn;
    }
    at_lab_fire_after_burn: MAYBE; {
        goto after_lab_fire;
    }
    after_lab_fire: MAYBE; {
        i64 site = pos->lab_fire_goes_back_to;
        pos->lab_fire_goes_back_to = 0;
        switch (site) {
            case 1: goto at_refill_after_lab_fire;
            default: goto at_refill_after_lab_fire_2;
        }
    }
    at_pass_the_lead: MAYBE; {
        /*  717  rule pass_the_lead() */
        /*  718  let old = lead */
        i64 old MAYBE = (i64)pos->lead;
        /*  719  lead = left(old) */
        pos->lead = (__typeof__(pos->lead))(((old + 1) % SEATS));
        /*  720  key_used = no */
        pos->key_used = (__typeof__(pos->key_used))(0);
        pos->pass_the_lead_kept_me = (__typeof__(pos->pass_the_lead_kept_me))pos->me;
        k_keep(pos->pass_the_lead_seats_left, &pos->pass_the_lead_seats_left_n, 5, k_seats_from(old, SEATS));
        goto at_pass_the_lead_next_player;
    }
    at_pass_the_lead_next_player: MAYBE; {
        if (!pos->pass_the_lead_seats_left_n) goto at_pass_the_lead_all;
        pos->pass_the_lead_seat = (__typeof__(pos->pass_the_lead_seat))k_next(pos->pass_the_lead_seats_left,
    &pos->pass_the_lead_seats_left_n);
        goto at_pass_the_lead_player;
    }
    at_pass_the_lead_all: MAYBE; {
        pos->me = (i8)k_known((i64)pos->pass_the_lead_kept_me);
        pos->pass_the_lead_kept_me = NONE;
        memset(pos->pass_the_lead_seats_left, 0, sizeof pos->pass_the_lead_seats_left),
    pos->pass_the_lead_seats_left_n = 0;
        pos->pass_the_lead_seat = 0;
        goto at_round_after_pass_the_lead;
    }
    at_pass_the_lead_player: MAYBE; {
        pos->me = (i8)(i64)pos->pass_the_lead_seat;
        /*  721  each player from old if tray[me][KEY] > 0 and (lab_key is last or not key_used) */
        if ((((i64)pos->tool_at[(2 + (i64)pos->me) * 6 + LET_KEY] > 0) && ((OPTION(lab_key) == LAB_KEY_last)
            || !(i64)pos->key_used))) goto at_pass_the_lead_for;
        goto at_pass_the_lead_next_player;
    }
    at_pass_the_lead_for: MAYBE; {
        /*  722  may "Use the lab key" */
        pos->pass_the_lead_seat = 0;
        pos->at = PASS_THE_LEAD_CHOOSE;
        k_free = k_memory;
        u64 o0 = 1;
        i64 n0 = k_count(o0);
        i64 all = n0 ? n0 + 1 : 0;
        if (UNLIKELY(!(all))) {
            pos->at = NOWHERE;
            goto at_pass_the_lead_on;
        }
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        if (!playing) return;
        playing->length++;
        pos->ticks++;
        k_free = k_memory;
        k = k_below(&playing->rng, all);
        if (k < n0) {
            id = 1907;
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            goto at_pass_the_lead_use_the_lab;
        }
        k -= n0;
        if (playing->taken) playing->taken[1908]++;
        goto at_pass_the_lead_on;
    }
    at_pass_the_lead_on: MAYBE; {
        goto at_pass_the_lead_next_player;
    }
    at_pass_the_lead_use_the_lab: MAYBE; {
        /*  723  move KEY from tray[me] to supply */
        move_tool(pos, LET_KEY, 1, 2 + (i64)pos->me, 1);
        /*  724  lead = me */
        pos->lead = (__typeof__(pos->lead))((i64)pos->me);
        /*  725  key_used = yes */
        pos->key_used = (__typeof__(pos->key_used))(1);
        goto at_pass_the_lead_on;
    }
    at_nobel_research: MAYBE; {
        /*  729  rule nobel_research() */
        k_keep(pos->nobel_research_i_rest, &pos->nobel_research_i_rest_n, 5, k_range(1, 5));
        goto at_nobel_research_next_i;
    }
    at_nobel_research_next_i: MAYBE; {
        if (!pos->nobel_research_i_rest_n) goto at_nobel_research_on;
        pos->nobel_research_i = (__typeof__(pos->nobel_research_i))k_next(pos->nobel_research_i_rest,
    &pos->nobel_research_i_rest_n);
        goto at_nobel_research_i;
    }
    at_nobel_research_on: MAYBE; {
        memset(pos->nobel_research_i_rest, 0, sizeof pos->nobel_research_i_rest), pos->nobel_research_i_rest_n = 0;
        pos->nobel_research_i = 0;
        goto at_round_after_nobel_research;
    }
    at_nobel_research_i: MAYBE; {
        /*  730  for i in 1..5 if i <= (nobel_shown(research) if nobel_place_limit is research else nobel_shown(d.. */
        if (((i64)pos->nobel_research_i <= ((OPTION(nobel_place_limit) == NOBEL_PLACE_LIMIT_research) ? let_nobel_shown(pos, a, 2) : let_nobel_shown(pos, a, 0)))) goto at_nobel_research_for;
        goto at_nobel_research_next_i;
    }
    at_nobel_research_for: MAYBE; {
        /*  731  choose by lead */
        pos->at = NOBEL_RESEARCH_CHOOSE;
        k_free = k_memory;
        k_offer offered = {k_runs, 0, 0};
        offer_nobel_research_choose(pos, a, &offered);
        if (UNLIKELY(!(offered.total))) {
            pos->at = NOWHERE;
            goto at_nobel_research_otherwise;
        }
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        if (!playing) return;
        playing->length++;
        pos->ticks++;
        k_free = k_memory;
        id = k_pick(&offered, k_below(&playing->rng, offered.total));
        if (playing->taken) playing->taken[id]++;
        goto take_nobel_research_choose;
    }
    at_nobel_research_on_2: MAYBE; {
        goto at_nobel_research_next_i;
    }
    at_nobel_research_nobel_places: MAYBE; {
        /*  732  "Nobel places {e} on {x}" for e in nobel_bench, x in unclaimed if missing(x, e) > 0 */
        /*  733  move e from nobel_bench to atoms[x] */
        move_element(pos, nobel_research_nobel_places_with_e, 1, 33, 1 + nobel_research_nobel_places_with_x);
        /*  734  if complete(x): nobel_claim[x] = yes */
        if (let_complete(pos, a, nobel_research_nobel_places_with_x)) {
            pos->nobel_claim[nobel_research_nobel_places_with_x] = (__typeof__(pos->nobel_claim[nobel_research_nobel_places_with_x]))(1);
        }
        goto at_nobel_research_on_2;
    }
    at_nobel_research_nobel_stops: MAYBE; {
        goto at_nobel_research_on_2;
    }
    at_nobel_research_otherwise: MAYBE; {
        /*  736  otherwise: stop */
        goto at_nobel_research_on;
    }
    at_score_for_nobel: MAYBE; {
        /*  740  rule score_for_nobel() */
        /*  741  repeat 16 times */
        pos->score_for_nobel_times = (__typeof__(pos->score_for_nobel_times))16;
        goto at_score_for_nobel_again;
    }
    at_score_for_nobel_again: MAYBE; {
        /*  741  repeat 16 times */
        if (((i64)pos->score_for_nobel_times > 0)) goto at_score_for_nobel_once;
        goto at_score_for_nobel_on;
    }
    at_score_for_nobel_on: MAYBE; {
        pos->score_for_nobel_times = 0;
        goto at_round_after_score_for_nobel;
    }
    at_score_for_nobel_once: MAYBE; {
        /*  741  repeat 16 times */
        pos->score_for_nobel_times = (__typeof__(pos->score_for_nobel_times))((i64)(i64)pos->score_for_nobel_times - 1);
        /*  742  choose by lead "Score {x} for Nobel" for x in places if nobel_claim[x] and complete(x) */
        pos->at = SCORE_FOR_NOBEL_CHOOSE;
        k_free = k_memory;
        u64 o0 = ({ u64 k369_found = 0; for (i64 x = 0; x < 16; x++) {
            k369_found |= (u64)!!(((i64)pos->nobel_claim[x]) && (let_complete(pos, a, x))) << x; } k369_found; });
        i64 n0 = k_count(o0);
        if (UNLIKELY(!(n0))) {
            pos->at = NOWHERE;
            goto at_score_for_nobel_otherwise;
        }
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        if (!playing) return;
        playing->length++;
        pos->ticks++;
        k_free = k_memory;
        k = k_below(&playing->rng, n0);
        {
            id = 2006 + k_nth(o0, k);
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            i64 x MAYBE = ((id - 2006));
            score_for_nobel_score_with_x = x;
            goto at_score_for_nobel_score;
        }
    }
    at_score_for_nobel_on_2: MAYBE; {
        goto at_score_for_nobel_again;
    }
    at_score_for_nobel_score: MAYBE; {
        /*  742  choose by lead "Score {x} for Nobel" for x in places if nobel_claim[x] and complete(x) */
        /*  743  score_nobel(x) */
        i64 k371_arg = score_for_nobel_score_with_x;
        pos->score_nobel_place = (__typeof__(pos->score_nobel_place))k371_arg;
        goto at_score_nobel;
    }
    at_score_for_nobel_after_score_nobel: MAYBE; {
        goto at_score_for_nobel_on_2;
    }
    at_score_for_nobel_otherwise: MAYBE; {
        /*  744  otherwise: stop */
        goto at_score_for_nobel_on;
    }
    at_score_nobel: MAYBE; {
        /*  746  rule score_nobel(place) */
        /*  747  let card = field[place] */
        pos->score_nobel_card = (__typeof__(pos->score_nobel_card))(i64)pos->field[(i64)pos->score_nobel_place];
        /*  748  let raised = tube(card.state) */
        i64 raised MAYBE = let_tube(CARD_state[k_known((i64)pos->score_nobel_card)]);
        /*  749  if raised is not study and nobel_level[raised] < 3: nobel_level[raised] += 1 */
        if ((!(raised == 1) && ((i64)pos->nobel_level[raised] < 3))) {
            pos->nobel_level[raised] = (__typeof__(pos->nobel_level[raised]))(pos->nobel_level[raised] + 1);
        }
        /*  750  if nobel_scores and card.reaction is not grant: nobel_points += card.points */
        if ((OPTION(nobel_scores) && !(CARD_reaction[k_known((i64)pos->score_nobel_card)] == CARD_REACTION_grant))) {
            pos->nobel_points = (__typeof__(pos->nobel_points))k_within(pos->nobel_points + CARD_points[k_known((i64)pos->score_nobel_card)], 0, 999);
        }
        /*  751  clear_place(place) */
        do_clear_place(pos, a, (i64)pos->score_nobel_place);
        /*  752  move card to nobel_scored */
        move_card(pos, (i64)pos->score_nobel_card, 31, 0);
        /*  753  match card.reaction */
        pos->score_nobel_subject = (__typeof__(pos->score_nobel_subject))CARD_reaction[k_known((i64)pos->score_nobel_card)];
        /*  754  case grant */
        if (((i64)pos->score_nobel_subject == CARD_REACTION_grant)) goto at_score_nobel_if;
        goto at_score_nobel_else;
    }
    at_score_nobel_else: MAYBE; {
        /*  763  case volatile: react() */
        if (((i64)pos->score_nobel_subject == CARD_REACTION_volatile)) goto at_score_nobel_if_2;
        goto at_score_nobel_else_2;
    }
    at_score_nobel_else_2: MAYBE; {
        /*  764  case no_reaction: nothing */
        if (((i64)pos->score_nobel_subject == CARD_REACTION_no_reaction)) goto at_score_nobel_if_3;
        goto at_score_nobel_on;
    }
    at_score_nobel_on: MAYBE; {
        pos->score_nobel_place = 0;
        pos->score_nobel_subject = 0;
        pos->score_nobel_card = NONE;
        goto at_score_for_nobel_after_score_nobel;
    }
    at_score_nobel_if: MAYBE; {
        /*  755  choose by lead */
        pos->score_nobel_place = 0;
        pos->score_nobel_subject = 0;
        pos->at = SCORE_NOBEL_CHOOSE;
        k_free = k_memory;
        k_offer offered = {k_runs, 0, 0};
        offer_score_nobel_choose(pos, a, &offered);
        if (UNLIKELY(!(offered.total))) {
            pos->at = NOWHERE;
            goto at_score_nobel_otherwise;
        }
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        if (!playing) return;
        playing->length++;
        pos->ticks++;
        k_free = k_memory;
        id = k_pick(&offered, k_below(&playing->rng, offered.total));
        if (playing->taken) playing->taken[id]++;
        goto take_score_nobel_choose;
    }
    at_score_nobel_on_2: MAYBE; {
        goto at_score_nobel_on;
    }
    at_score_nobel_raise: MAYBE; {
        /*  756  "Raise {p}'s {e}" for p in players, e in experiments if not finished(p, e) */
        /*  757  if nobel_scores: nobel_points += card.points */
        if (OPTION(nobel_scores)) {
            pos->nobel_points = (__typeof__(pos->nobel_points))k_within(pos->nobel_points + CARD_points[k_known((i64)pos->score_nobel_card)], 0, 999);
        }
        /*  758  rise(p, e) */
        do_rise(pos, a, score_nobel_raise_with_p, score_nobel_raise_with_e);
        goto at_score_nobel_on_2;
    }
    at_score_nobel_share_with: MAYBE; {
        /*  759  "Share with {p}" for p in players if may_share(p, players) */
        /*  760  points[p] += card.points / 2 rounded down */
        pos->points[score_nobel_share_with_with_p] = (__typeof__(pos->points[score_nobel_share_with_with_p]))k_within(pos->points[score_nobel_share_with_with_p] + (CARD_points[k_known((i64)pos->score_nobel_card)] / 2), 0, 999);
        /*  761  if nobel_scores: nobel_points += card.points / 2 rounded down */
        if (OPTION(nobel_scores)) {
            pos->nobel_points = (__typeof__(pos->nobel_points))k_within(pos->nobel_points + (CARD_points[k_known((i64)pos->score_nobel_card)] / 2), 0, 999);
        }
        goto at_score_nobel_on_2;
    }
    at_score_nobel_otherwise: MAYBE; {
        /*  762  otherwise: nothing */
        goto at_score_nobel_on_2;
    }
    at_score_nobel_if_2: MAYBE; {
        /*  763  case volatile: react() */
        pos->react_goes_back_to = 2;
        pos->score_nobel_place = 0;
        pos->score_nobel_subject = 0;
        pos->score_nobel_card = NONE;
        goto at_react;
    }
    at_score_nobel_after_react: MAYBE; {
        goto at_score_nobel_on;
    }
    at_score_nobel_if_3: MAYBE; {
        /*  764  case no_reaction: nothing */
        goto at_score_nobel_on;
    }
    take_trade_choose: MAYBE; {
        if (id < 1) {
            k_free = k_memory;
            goto at_trade_make_an_offer;
        }
        goto at_trade_otherwise;
    }
    take_make_offer_choose: MAYBE; {
        if (id < 152) {
            k_free = k_memory;
            i64 p MAYBE = ((id - 2) / 30);
            i64 q MAYBE = ((id - 2) / 6 % 5);
            i64 e MAYBE = ((id - 2) % 6);
            make_offer_p_gives_q_with_p = p;
            make_offer_p_gives_q_with_q = q;
            make_offer_p_gives_q_with_e = e;
            goto at_make_offer_p_gives_q;
        }
        if (id < 302) {
            k_free = k_memory;
            i64 p MAYBE = ((id - 152) / 30);
            i64 q MAYBE = ((id - 152) / 6 % 5);
            i64 t MAYBE = ((id - 152) % 6);
            make_offer_p_gives_q_2_with_p = p;
            make_offer_p_gives_q_2_with_q = q;
            make_offer_p_gives_q_2_with_t = t;
            goto at_make_offer_p_gives_q_2;
        }
        if (id < 327) {
            k_free = k_memory;
            i64 p MAYBE = ((id - 302) / 5);
            i64 q MAYBE = ((id - 302) % 5);
            make_offer_p_gives_q_3_with_p = p;
            make_offer_p_gives_q_3_with_q = q;
            goto at_make_offer_p_gives_q_3;
        }
        if (id < 452) {
            k_free = k_memory;
            i64 p MAYBE = ((id - 327) / 25);
            i64 q MAYBE = ((id - 327) / 5 % 5);
            i64 x MAYBE = ((id - 327) % 5);
            make_offer_p_gives_q_4_with_p = p;
            make_offer_p_gives_q_4_with_q = q;
            make_offer_p_gives_q_4_with_x = x;
            goto at_make_offer_p_gives_q_4;
        }
        if (id < 852) {
            k_free = k_memory;
            i64 p MAYBE = ((id - 452) / 80);
            i64 q MAYBE = ((id - 452) / 16 % 5);
            i64 x_2 MAYBE = ((id - 452) % 16);
            make_offer_p_gives_q_5_with_p = p;
            make_offer_p_gives_q_5_with_q = q;
            make_offer_p_gives_q_5_with_x_2 = x_2;
            goto at_make_offer_p_gives_q_5;
        }
        if (id < 853) {
            k_free = k_memory;
            goto at_make_offer_offer_this;
        }
        {
            k_free = k_memory;
            goto at_make_offer_withdraw_the_offer;
        }
    }
    take_make_offer_choose_2: MAYBE; {
        if (id < 855) {
            k_free = k_memory;
            goto at_make_offer_agree;
        }
        {
            k_free = k_memory;
            goto at_make_offer_refuse;
        }
    }
    take_trade_with_nobel_choose: MAYBE; {
        if (id < 892) {
            k_free = k_memory;
            i64 e MAYBE = ((id - 856) / 6);
            i64 f MAYBE = ((id - 856) % 6);
            trade_with_nobel_give_nobel_with_e = e;
            trade_with_nobel_give_nobel_with_f = f;
            goto at_trade_with_nobel_give_nobel;
        }
        goto at_trade_with_nobel_on;
    }
    take_give_back_choose: MAYBE; {
        {
            k_free = k_memory;
            i64 e MAYBE = ((id - 893));
            give_back_return_with_e = e;
            goto at_give_back_return;
        }
    }
    take_nobel_gives_back_choose: MAYBE; {
        {
            k_free = k_memory;
            i64 e MAYBE = ((id - 899));
            nobel_gives_back_nobel_returns_with_e = e;
            goto at_nobel_gives_back_nobel_returns;
        }
    }
    take_place_claims_choose: MAYBE; {
        if (id < 921) {
            k_free = k_memory;
            i64 x MAYBE = ((id - 905));
            place_claims_claim_with_x = x;
            goto at_place_claims_claim;
        }
        {
            k_free = k_memory;
            goto at_place_claims_keep_your_tokens;
        }
    }
    take_shift_claims_choose: MAYBE; {
        if (id < 1178) {
            k_free = k_memory;
            i64 x MAYBE = ((id - 922) / 16);
            i64 y MAYBE = ((id - 922) % 16);
            shift_claims_shift_the_claim_with_x = x;
            shift_claims_shift_the_claim_with_y = y;
            goto at_shift_claims_shift_the_claim;
        }
        goto at_shift_claims_on;
    }
    take_light_burners_choose: MAYBE; {
        if (id < 1195) {
            k_free = k_memory;
            i64 x MAYBE = ((id - 1179));
            light_burners_light_with_x = x;
            goto at_light_burners_light;
        }
        goto at_light_burners_done;
    }
    take_do_research_choose: MAYBE; {
        if (id < 1197) {
            k_free = k_memory;
            goto at_do_research_use_the_goggles;
        }
        goto at_do_research_done;
    }
    take_do_research_choose_2: MAYBE; {
        if (id < 1294) {
            k_free = k_memory;
            i64 e MAYBE = ((id - 1198) / 16);
            i64 x MAYBE = ((id - 1198) % 16);
            do_research_place_with_e = e;
            do_research_place_with_x = x;
            goto at_do_research_place;
        }
        if (id < 1390) {
            k_free = k_memory;
            i64 e MAYBE = ((id - 1294) / 16);
            i64 x MAYBE = ((id - 1294) % 16);
            do_research_place_2_with_e = e;
            do_research_place_2_with_x = x;
            goto at_do_research_place_2;
        }
        if (id < 1486) {
            k_free = k_memory;
            i64 e MAYBE = ((id - 1390) / 16);
            i64 x MAYBE = ((id - 1390) % 16);
            do_research_place_a_wild_with_e = e;
            do_research_place_a_wild_with_x = x;
            goto at_do_research_place_a_wild;
        }
        if (id < 1516) {
            k_free = k_memory;
            i64 e MAYBE = ((id - 1486) / 5);
            i64 x_2 MAYBE = ((id - 1486) % 5);
            do_research_place_3_with_e = e;
            do_research_place_3_with_x_2 = x_2;
            goto at_do_research_place_3;
        }
        if (id < 1546) {
            k_free = k_memory;
            i64 e MAYBE = ((id - 1516) / 5);
            i64 x_2 MAYBE = ((id - 1516) % 5);
            do_research_place_4_with_e = e;
            do_research_place_4_with_x_2 = x_2;
            goto at_do_research_place_4;
        }
        if (id < 1576) {
            k_free = k_memory;
            i64 e MAYBE = ((id - 1546) / 5);
            i64 x_2 MAYBE = ((id - 1546) % 5);
            do_research_place_a_wild_2_with_e = e;
            do_research_place_a_wild_2_with_x_2 = x_2;
            goto at_do_research_place_a_wild_2;
        }
        if (id < 1582) {
            k_free = k_memory;
            i64 e MAYBE = ((id - 1576));
            do_research_take_with_e = e;
            goto at_do_research_take;
        }
        if (id < 1618) {
            k_free = k_memory;
            i64 e MAYBE = ((id - 1582) / 6);
            i64 f MAYBE = ((id - 1582) % 6);
            do_research_trade_three_with_e = e;
            do_research_trade_three_with_f = f;
            goto at_do_research_trade_three;
        }
        if (id < 1654) {
            k_free = k_memory;
            i64 e MAYBE = ((id - 1618) / 6);
            i64 f MAYBE = ((id - 1618) % 6);
            do_research_trade_two_with_e = e;
            do_research_trade_two_with_f = f;
            goto at_do_research_trade_two;
        }
        if (id < 1670) {
            k_free = k_memory;
            i64 x MAYBE = ((id - 1654));
            do_research_claim_with_x = x;
            goto at_do_research_claim;
        }
        if (id < 1686) {
            k_free = k_memory;
            i64 x MAYBE = ((id - 1670));
            do_research_light_with_x = x;
            goto at_do_research_light;
        }
        goto at_do_research_otherwise;
    }
    take_score_compounds_choose: MAYBE; {
        if (id < 1703) {
            k_free = k_memory;
            i64 x_2 MAYBE = ((id - 1687));
            score_compounds_score_with_x_2 = x_2;
            goto at_score_compounds_score;
        }
        if (id < 1719) {
            k_free = k_memory;
            i64 a_ MAYBE = ((id - 1703) / 4);
            i64 b MAYBE = ((id - 1703) % 4);
            score_compounds_lower_with_a_ = a_;
            score_compounds_lower_with_b = b;
            goto at_score_compounds_lower;
        }
        {
            k_free = k_memory;
            goto at_score_compounds_finish;
        }
    }
    take_turn_cylinder_choose: MAYBE; {
        {
            k_free = k_memory;
            i64 x MAYBE = ((id - 1720));
            turn_cylinder_give_up_with_x = x;
            goto at_turn_cylinder_give_up;
        }
    }
    take_turn_cylinder_choose_2: MAYBE; {
        {
            k_free = k_memory;
            i64 e MAYBE = ((id - 1736));
            turn_cylinder_discard_with_e = e;
            goto at_turn_cylinder_discard;
        }
    }
    take_score_place_choose: MAYBE; {
        {
            k_free = k_memory;
            i64 e MAYBE = ((id - 1742));
            score_place_raise_with_e = e;
            goto at_score_place_raise;
        }
    }
    take_score_place_choose_2: MAYBE; {
        if (id < 1752) {
            k_free = k_memory;
            i64 e_2 MAYBE = ((id - 1746));
            score_place_keep_one_with_e_2 = e_2;
            goto at_score_place_keep_one;
        }
        goto at_score_place_on_3;
    }
    take_give_grant_choose: MAYBE; {
        if (id < 1773) {
            k_free = k_memory;
            i64 p MAYBE = ((id - 1753) / 4);
            i64 e MAYBE = ((id - 1753) % 4);
            give_grant_raise_with_p = p;
            give_grant_raise_with_e = e;
            goto at_give_grant_raise;
        }
        {
            k_free = k_memory;
            i64 p MAYBE = ((id - 1773));
            give_grant_share_with_with_p = p;
            goto at_give_grant_share_with;
        }
    }
    take_go_without_choose: MAYBE; {
        {
            k_free = k_memory;
            i64 x MAYBE = ((id - 1778));
            go_without_no_flame_for_with_x = x;
            goto at_go_without_no_flame_for;
        }
    }
    take_ask_for_extinguishers_choose: MAYBE; {
        if (id < 1874) {
            k_free = k_memory;
            i64 e MAYBE = ((id - 1794) / 16);
            i64 x MAYBE = ((id - 1794) % 16);
            ask_for_extinguishers_spend_extinguisher_with_e = e;
            ask_for_extinguishers_spend_extinguisher_with_x = x;
            goto at_ask_for_extinguishers_spend_extinguisher;
        }
        goto at_ask_for_extinguishers_done;
    }
    take_explode_choose: MAYBE; {
        {
            k_free = k_memory;
            i64 x MAYBE = ((id - 1875));
            pos->explode_x = (__typeof__(pos->explode_x))x;
            goto at_explode_x_explodes;
        }
    }
    take_scatter_by_choose: MAYBE; {
        {
            k_free = k_memory;
            i64 y MAYBE = ((id - 1891));
            scatter_by_scatter_with_y = y;
            goto at_scatter_by_scatter;
        }
    }
    take_pass_the_lead_choose: MAYBE; {
        if (id < 1908) {
            k_free = k_memory;
            goto at_pass_the_lead_use_the_lab;
        }
        goto at_pass_the_lead_on;
    }
    take_nobel_research_choose: MAYBE; {
        if (id < 2005) {
            k_free = k_memory;
            i64 e MAYBE = ((id - 1909) / 16);
            i64 x MAYBE = ((id - 1909) % 16);
            nobel_research_nobel_places_with_e = e;
            nobel_research_nobel_places_with_x = x;
            goto at_nobel_research_nobel_places;
        }
        {
            k_free = k_memory;
            goto at_nobel_research_nobel_stops;
        }
    }
    take_score_for_nobel_choose: MAYBE; {
        {
            k_free = k_memory;
            i64 x MAYBE = ((id - 2006));
            score_for_nobel_score_with_x = x;
            goto at_score_for_nobel_score;
        }
    }
    take_score_nobel_choose: MAYBE; {
        if (id < 2042) {
            k_free = k_memory;
            i64 p MAYBE = ((id - 2022) / 4);
            i64 e MAYBE = ((id - 2022) % 4);
            score_nobel_raise_with_p = p;
            score_nobel_raise_with_e = e;
            goto at_score_nobel_raise;
        }
        {
            k_free = k_memory;
            i64 p MAYBE = ((id - 2042));
            score_nobel_share_with_with_p = p;
            goto at_score_nobel_share_with;
        }
    }
}

const k_slot rw_slots[] = {
    {"extinguisher_box", "set", "", offsetof(Position, extinguisher_box), sizeof(u64), 1, 0, 1, 0},
    {"shelf", "each set", "", offsetof(Position, shelf), sizeof(u64), 5, 0, 1, 0},
    {"in_shelf", "set", "", offsetof(Position, in_shelf), sizeof(u64), 1, 0, 1, 0},
    {"offered_shelf", "each set", "", offsetof(Position, offered_shelf), sizeof(u64), 25, 0, 1, 0},
    {"in_offered_shelf", "set", "", offsetof(Position, in_offered_shelf), sizeof(u64), 1, 0, 1, 0},
    {"card_box", "set", "", offsetof(Position, card_box), sizeof(set2), 1, 0, 1, 0},
    {"in_field", "set", "", offsetof(Position, in_field), sizeof(set2), 1, 0, 1, 0},
    {"in_stack", "set", "", offsetof(Position, in_stack), sizeof(set2), 1, 0, 1, 0},
    {"lot", "set", "", offsetof(Position, lot), sizeof(set2), 1, 0, 1, 0},
    {"scored", "each set", "", offsetof(Position, scored), sizeof(set2), 5, 0, 1, 0},
    {"in_scored", "set", "", offsetof(Position, in_scored), sizeof(set2), 1, 0, 1, 0},
    {"nobel_scored", "set", "", offsetof(Position, nobel_scored), sizeof(set2), 1, 0, 1, 0},
    {"field_taken", "set", "", offsetof(Position, field_taken), sizeof(u64), 1, 0, 1, 0},
    {"claim_is", "each set", "", offsetof(Position, claim_is), sizeof(u64), 6, 0, 1, 0},
    {"trade_times", "number", "", offsetof(Position, trade_times), sizeof(i64), 1, 1, 0, 0},
    {"make_offer_times", "number", "", offsetof(Position, make_offer_times), sizeof(i64), 1, 1, 0, 0},
    {"give_back_times", "number", "", offsetof(Position, give_back_times), sizeof(i64), 1, 1, 0, 0},
    {"nobel_gives_back_times", "number", "", offsetof(Position, nobel_gives_back_times), sizeof(i64), 1, 1, 0, 0},
    {"place_claims_times", "number", "", offsetof(Position, place_claims_times), sizeof(i64), 1, 1, 0, 0},
    {"light_burners_times", "number", "", offsetof(Position, light_burners_times), sizeof(i64), 1, 1, 0, 0},
    {"do_research_times", "number", "", offsetof(Position, do_research_times), sizeof(i64), 1, 1, 0, 0},
    {"do_research_times_2", "number", "", offsetof(Position, do_research_times_2), sizeof(i64), 1, 1, 0, 0},
    {"score_compounds_times", "number", "", offsetof(Position, score_compounds_times), sizeof(i64), 1, 1, 0, 0},
    {"turn_cylinder_times", "number", "", offsetof(Position, turn_cylinder_times), sizeof(i64), 1, 1, 0, 0},
    {"give_grant_worth", "number", "", offsetof(Position, give_grant_worth), sizeof(i64), 1, 1, 0, 0},
    {"go_without_times", "number", "", offsetof(Position, go_without_times), sizeof(i64), 1, 1, 0, 0},
    {"ask_for_extinguishers_times", "number", "", offsetof(Position, ask_for_extinguishers_times), sizeof(i64), 1, 1,
    0, 0},
    {"explode_times", "number", "", offsetof(Position, explode_times), sizeof(i64), 1, 1, 0, 0},
    {"scatter_by_times", "number", "", offsetof(Position, scatter_by_times), sizeof(i64), 1, 1, 0, 0},
    {"score_for_nobel_times", "number", "", offsetof(Position, score_for_nobel_times), sizeof(i64), 1, 1, 0, 0},
    {"round_seats_left", "list", "number", offsetof(Position, round_seats_left), sizeof(i32), 5, 1, 0,
    offsetof(Position, round_seats_left_n)},
    {"round_seats_left_2", "list", "number", offsetof(Position, round_seats_left_2), sizeof(i32), 5, 1, 0,
    offsetof(Position, round_seats_left_2_n)},
    {"round_seats_left_3", "list", "number", offsetof(Position, round_seats_left_3), sizeof(i32), 5, 1, 0,
    offsetof(Position, round_seats_left_3_n)},
    {"trade_seats_left", "list", "number", offsetof(Position, trade_seats_left), sizeof(i32), 5, 1, 0,
    offsetof(Position, trade_seats_left_n)},
    {"make_offer_seats_left", "list", "number", offsetof(Position, make_offer_seats_left), sizeof(i32), 5, 1, 0,
    offsetof(Position, make_offer_seats_left_n)},
    {"trade_with_nobel_seats_left", "list", "number", offsetof(Position, trade_with_nobel_seats_left), sizeof(i32),
    5, 1, 0, offsetof(Position, trade_with_nobel_seats_left_n)},
    {"place_claims_seats_left", "list", "number", offsetof(Position, place_claims_seats_left), sizeof(i32), 5, 1, 0,
    offsetof(Position, place_claims_seats_left_n)},
    {"shift_claims_seats_left", "list", "number", offsetof(Position, shift_claims_seats_left), sizeof(i32), 5, 1, 0,
    offsetof(Position, shift_claims_seats_left_n)},
    {"light_burners_seats_left", "list", "number", offsetof(Position, light_burners_seats_left), sizeof(i32), 5, 1,
    0, offsetof(Position, light_burners_seats_left_n)},
    {"ask_for_extinguishers_targets", "list", "number", offsetof(Position, ask_for_extinguishers_targets),
    sizeof(i32), 64, 1, 0, offsetof(Position, ask_for_extinguishers_targets_n)},
    {"ask_for_extinguishers_seats_left", "list", "number", offsetof(Position, ask_for_extinguishers_seats_left),
    sizeof(i32), 5, 1, 0, offsetof(Position, ask_for_extinguishers_seats_left_n)},
    {"explode_x_rest", "list", "number", offsetof(Position, explode_x_rest), sizeof(i32), 512, 1, 0,
    offsetof(Position, explode_x_rest_n)},
    {"scatter_by_e_rest", "list", "number", offsetof(Position, scatter_by_e_rest), sizeof(i32), 6, 1, 0,
    offsetof(Position, scatter_by_e_rest_n)},
    {"pass_the_lead_seats_left", "list", "number", offsetof(Position, pass_the_lead_seats_left), sizeof(i32), 5, 1,
    0, offsetof(Position, pass_the_lead_seats_left_n)},
    {"nobel_research_i_rest", "list", "number", offsetof(Position, nobel_research_i_rest), sizeof(i32), 5, 1, 0,
    offsetof(Position, nobel_research_i_rest_n)},
    {"element_at", "each number", "", offsetof(Position, element_at), sizeof(i16), 354, 1, 0, 0},
    {"tool_at", "each number", "", offsetof(Position, tool_at), sizeof(i16), 192, 1, 0, 0},
    {"wild_at", "each number", "", offsetof(Position, wild_at), sizeof(i16), 52, 1, 0, 0},
    {"points", "each number", "", offsetof(Position, points), sizeof(i16), 5, 1, 0, 0},
    {"nobel_points", "number", "", offsetof(Position, nobel_points), sizeof(i16), 1, 1, 0, 0},
    {"rounds", "number", "", offsetof(Position, rounds), sizeof(i16), 1, 1, 0, 0},
    {"journal_since", "each number", "", offsetof(Position, journal_since), sizeof(i16), 5, 1, 0, 0},
    {"light_burners_goes_back_to", "number", "", offsetof(Position, light_burners_goes_back_to), sizeof(i16), 1, 1,
    0, 0},
    {"explode_goes_back_to", "number", "", offsetof(Position, explode_goes_back_to), sizeof(i16), 1, 1, 0, 0},
    {"light_goes_back_to", "number", "", offsetof(Position, light_goes_back_to), sizeof(i16), 1, 1, 0, 0},
    {"ask_for_extinguishers_goes_back_to", "number", "", offsetof(Position, ask_for_extinguishers_goes_back_to),
    sizeof(i16), 1, 1, 0, 0},
    {"react_goes_back_to", "number", "", offsetof(Position, react_goes_back_to), sizeof(i16), 1, 1, 0, 0},
    {"burn_goes_back_to", "number", "", offsetof(Position, burn_goes_back_to), sizeof(i16), 1, 1, 0, 0},
    {"scatter_goes_back_to", "number", "", offsetof(Position, scatter_goes_back_to), sizeof(i16), 1, 1, 0, 0},
    {"scatter_by_goes_back_to", "number", "", offsetof(Position, scatter_by_goes_back_to), sizeof(i16), 1, 1, 0, 0},
    {"lab_fire_goes_back_to", "number", "", offsetof(Position, lab_fire_goes_back_to), sizeof(i16), 1, 1, 0, 0},
    {"extinguisher_place", "each number", "", offsetof(Position, extinguisher_place), sizeof(u8), 5, 0, 0, 0},
    {"card_place", "each number", "", offsetof(Position, card_place), sizeof(u8), 69, 0, 0, 0},
    {"card_known", "each number", "", offsetof(Position, card_known), sizeof(i8), 69, 1, 0, 0},
    {"card_cohort", "each number", "", offsetof(Position, card_cohort), sizeof(u8), 32, 0, 0, 0},
    {"field", "each maybe", "", offsetof(Position, field), sizeof(i8), 16, 1, 1, 0},
    {"deck", "ordered", "69", offsetof(Position, deck), sizeof(i8), 1, 1, 0, 0},
    {"deck_n", "length", "", offsetof(Position, deck_n), sizeof(i8), 1, 1, 0, 0},
    {"stack", "each ordered", "69", offsetof(Position, stack), sizeof(i8), 6, 1, 0, 0},
    {"stack_n", "each length", "", offsetof(Position, stack_n), sizeof(i8), 6, 1, 0, 0},
    {"discard", "ordered", "69", offsetof(Position, discard), sizeof(i8), 1, 1, 0, 0},
    {"discard_n", "length", "", offsetof(Position, discard_n), sizeof(i8), 1, 1, 0, 0},
    {"stands", "each number", "", offsetof(Position, stands), sizeof(i8), 96, 1, 0, 0},
    {"claim", "each maybe", "", offsetof(Position, claim), sizeof(i8), 16, 1, 0, 0},
    {"fresh", "each flag", "", offsetof(Position, fresh), sizeof(i8), 16, 1, 0, 0},
    {"temporary", "each flag", "", offsetof(Position, temporary), sizeof(i8), 16, 1, 0, 0},
    {"nobel_claim", "each flag", "", offsetof(Position, nobel_claim), sizeof(i8), 16, 1, 0, 0},
    {"flames", "each number", "", offsetof(Position, flames), sizeof(i8), 16, 1, 0, 0},
    {"shielded", "each flag", "", offsetof(Position, shielded), sizeof(i8), 16, 1, 0, 0},
    {"scatterer", "each maybe", "", offsetof(Position, scatterer), sizeof(i8), 16, 1, 0, 0},
    {"stands_in", "each number", "", offsetof(Position, stands_in), sizeof(i8), 30, 1, 0, 0},
    {"built", "each flag", "", offsetof(Position, built), sizeof(i8), 5, 1, 0, 0},
    {"level", "each number", "", offsetof(Position, level), sizeof(i8), 20, 1, 0, 0},
    {"nobel_level", "each number", "", offsetof(Position, nobel_level), sizeof(i8), 4, 1, 0, 0},
    {"lead", "number", "", offsetof(Position, lead), sizeof(i8), 1, 1, 0, 0},
    {"cause", "maybe", "", offsetof(Position, cause), sizeof(i8), 1, 1, 0, 0},
    {"last_round", "flag", "", offsetof(Position, last_round), sizeof(i8), 1, 1, 0, 0},
    {"closed", "flag", "", offsetof(Position, closed), sizeof(i8), 1, 1, 0, 0},
    {"kept", "each flag", "", offsetof(Position, kept), sizeof(i8), 5, 1, 0, 0},
    {"used_cylinder", "flag", "", offsetof(Position, used_cylinder), sizeof(i8), 1, 1, 0, 0},
    {"traded_three", "flag", "", offsetof(Position, traded_three), sizeof(i8), 1, 1, 0, 0},
    {"traded_two", "flag", "", offsetof(Position, traded_two), sizeof(i8), 1, 1, 0, 0},
    {"left_to_place", "number", "", offsetof(Position, left_to_place), sizeof(i8), 1, 1, 0, 0},
    {"kept_back", "each flag", "", offsetof(Position, kept_back), sizeof(i8), 5, 1, 0, 0},
    {"fire_waiting", "flag", "", offsetof(Position, fire_waiting), sizeof(i8), 1, 1, 0, 0},
    {"fire_out", "flag", "", offsetof(Position, fire_out), sizeof(i8), 1, 1, 0, 0},
    {"volatile_out", "flag", "", offsetof(Position, volatile_out), sizeof(i8), 1, 1, 0, 0},
    {"short", "flag", "", offsetof(Position, short_), sizeof(i8), 1, 1, 0, 0},
    {"key_used", "flag", "", offsetof(Position, key_used), sizeof(i8), 1, 1, 0, 0},
    {"offered_claim", "each maybe", "", offsetof(Position, offered_claim), sizeof(i8), 16, 1, 0, 0},
    {"offers_made", "each number", "", offsetof(Position, offers_made), sizeof(i8), 5, 1, 0, 0},
    {"in_offer", "each flag", "", offsetof(Position, in_offer), sizeof(i8), 5, 1, 0, 0},
    {"quiet", "number", "", offsetof(Position, quiet), sizeof(i8), 1, 1, 0, 0},
    {"refused", "flag", "", offsetof(Position, refused), sizeof(i8), 1, 1, 0, 0},
    {"nobel_traded", "flag", "", offsetof(Position, nobel_traded), sizeof(i8), 1, 1, 0, 0},
    {"round_kept_me", "maybe", "", offsetof(Position, round_kept_me), sizeof(i8), 1, 1, 0, 0},
    {"round_seat", "number", "", offsetof(Position, round_seat), sizeof(i8), 1, 1, 0, 0},
    {"round_kept_me_2", "maybe", "", offsetof(Position, round_kept_me_2), sizeof(i8), 1, 1, 0, 0},
    {"round_seat_2", "number", "", offsetof(Position, round_seat_2), sizeof(i8), 1, 1, 0, 0},
    {"round_kept_me_3", "maybe", "", offsetof(Position, round_kept_me_3), sizeof(i8), 1, 1, 0, 0},
    {"round_seat_3", "number", "", offsetof(Position, round_seat_3), sizeof(i8), 1, 1, 0, 0},
    {"trade_kept_me", "maybe", "", offsetof(Position, trade_kept_me), sizeof(i8), 1, 1, 0, 0},
    {"trade_seat", "number", "", offsetof(Position, trade_seat), sizeof(i8), 1, 1, 0, 0},
    {"make_offer_kept_me", "maybe", "", offsetof(Position, make_offer_kept_me), sizeof(i8), 1, 1, 0, 0},
    {"make_offer_seat", "number", "", offsetof(Position, make_offer_seat), sizeof(i8), 1, 1, 0, 0},
    {"make_offer_proposer", "number", "", offsetof(Position, make_offer_proposer), sizeof(i8), 1, 1, 0, 0},
    {"trade_with_nobel_kept_me", "maybe", "", offsetof(Position, trade_with_nobel_kept_me), sizeof(i8), 1, 1, 0, 0},
    {"trade_with_nobel_seat", "number", "", offsetof(Position, trade_with_nobel_seat), sizeof(i8), 1, 1, 0, 0},
    {"place_claims_kept_me", "maybe", "", offsetof(Position, place_claims_kept_me), sizeof(i8), 1, 1, 0, 0},
    {"place_claims_seat", "number", "", offsetof(Position, place_claims_seat), sizeof(i8), 1, 1, 0, 0},
    {"shift_claims_kept_me", "maybe", "", offsetof(Position, shift_claims_kept_me), sizeof(i8), 1, 1, 0, 0},
    {"shift_claims_seat", "number", "", offsetof(Position, shift_claims_seat), sizeof(i8), 1, 1, 0, 0},
    {"light_burners_kept_me", "maybe", "", offsetof(Position, light_burners_kept_me), sizeof(i8), 1, 1, 0, 0},
    {"light_burners_seat", "number", "", offsetof(Position, light_burners_seat), sizeof(i8), 1, 1, 0, 0},
    {"light_burners_taken", "flag", "", offsetof(Position, light_burners_taken), sizeof(i8), 1, 1, 0, 0},
    {"light_place", "number", "", offsetof(Position, light_place), sizeof(i8), 1, 1, 0, 0},
    {"do_research_taken", "flag", "", offsetof(Position, do_research_taken), sizeof(i8), 1, 1, 0, 0},
    {"turn_cylinder_a", "number", "", offsetof(Position, turn_cylinder_a), sizeof(i8), 1, 1, 0, 0},
    {"turn_cylinder_b", "number", "", offsetof(Position, turn_cylinder_b), sizeof(i8), 1, 1, 0, 0},
    {"score_place_place", "number", "", offsetof(Position, score_place_place), sizeof(i8), 1, 1, 0, 0},
    {"score_place_subject", "number", "", offsetof(Position, score_place_subject), sizeof(i8), 1, 1, 0, 0},
    {"score_place_card", "maybe", "", offsetof(Position, score_place_card), sizeof(i8), 1, 1, 0, 0},
    {"ask_for_extinguishers_kept_me", "maybe", "", offsetof(Position, ask_for_extinguishers_kept_me), sizeof(i8), 1,
    1, 0, 0},
    {"ask_for_extinguishers_seat", "number", "", offsetof(Position, ask_for_extinguishers_seat), sizeof(i8), 1, 1, 0,
    0},
    {"ask_for_extinguishers_taken", "flag", "", offsetof(Position, ask_for_extinguishers_taken), sizeof(i8), 1, 1, 0,
    0},
    {"explode_x", "number", "", offsetof(Position, explode_x), sizeof(i8), 1, 1, 0, 0},
    {"scatter_place", "number", "", offsetof(Position, scatter_place), sizeof(i8), 1, 1, 0, 0},
    {"scatter_by_chooser", "number", "", offsetof(Position, scatter_by_chooser), sizeof(i8), 1, 1, 0, 0},
    {"scatter_by_place", "number", "", offsetof(Position, scatter_by_place), sizeof(i8), 1, 1, 0, 0},
    {"scatter_by_e", "number", "", offsetof(Position, scatter_by_e), sizeof(i8), 1, 1, 0, 0},
    {"pass_the_lead_kept_me", "maybe", "", offsetof(Position, pass_the_lead_kept_me), sizeof(i8), 1, 1, 0, 0},
    {"pass_the_lead_seat", "number", "", offsetof(Position, pass_the_lead_seat), sizeof(i8), 1, 1, 0, 0},
    {"nobel_research_i", "number", "", offsetof(Position, nobel_research_i), sizeof(i8), 1, 1, 0, 0},
    {"score_nobel_place", "number", "", offsetof(Position, score_nobel_place), sizeof(i8), 1, 1, 0, 0},
    {"score_nobel_subject", "number", "", offsetof(Position, score_nobel_subject), sizeof(i8), 1, 1, 0, 0},
    {"score_nobel_card", "maybe", "", offsetof(Position, score_nobel_card), sizeof(i8), 1, 1, 0, 0},
    {0, 0, 0, 0, 0, 0, 0, 0, 0},
};

static void derive(Position *pos MAYBE) {
    derive_extinguisher(pos);
    derive_card(pos);
    derive_vars(pos);
}

static void agree(Agreed *a, const i64 *options MAYBE) {
    a->option_first_lead = options[0];
    a->option_start_layout = options[1];
    a->option_stack_order = options[2];
    a->option_trade_window = options[3];
    a->option_offers = options[4];
    a->option_items = options[5];
    a->option_trade_scope = options[6];
    a->option_first_turn_trading = options[7];
    a->option_study_pass = options[8];
    a->option_study_max = options[9];
    a->option_temp_claim_limit = options[10];
    a->option_wild_use = options[11];
    a->option_extinguisher_ready = options[12];
    a->option_pipet = options[13];
    a->option_discard_to = options[14];
    a->option_journal_source = options[15];
    a->option_lab_key = options[16];
    a->option_bunsen_explosion = options[17];
    a->option_grant_choice = options[18];
    a->option_adjacency = options[19];
    a->option_volatile_limit = options[20];
    a->option_explosions = options[21];
    a->option_refill_after_explosion = options[22];
    a->option_scatter_credit = options[23];
    a->option_flame_supply = options[24];
    a->option_score_completed_at_end = options[25];
    a->option_tie_break = options[26];
    a->option_nobel_place_limit = options[27];
    a->option_nobel_scores = options[28];
    (void)a;
}

#include "kernel_play.h"
