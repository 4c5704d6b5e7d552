/* Compounded. Compiled from compounded.rules; change the rules, not this file. */
#include "kernel.h"

#define LIMIT 20000
#define IDS 1535
#define MOST_SEATS 5
#define BEGIN (-1)

#ifdef FOLDED
#ifndef OPTION_offers
#define OPTION_offers 2
#endif
#ifndef OPTION_items
#define OPTION_items 6
#endif
#ifndef OPTION_start_layout
#define OPTION_start_layout 0
#endif
#ifndef OPTION_stack_order
#define OPTION_stack_order 0
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
#ifndef OPTION_wild_sulfur
#define OPTION_wild_sulfur 1
#endif
#ifndef OPTION_extinguisher_ready
#define OPTION_extinguisher_ready 0
#endif
#ifndef OPTION_pipet_adds
#define OPTION_pipet_adds 0
#endif
#ifndef OPTION_journal_source
#define OPTION_journal_source 0
#endif
#ifndef OPTION_bunsen_explosion
#define OPTION_bunsen_explosion 0
#endif
#ifndef OPTION_grant_free
#define OPTION_grant_free 0
#endif
#ifndef OPTION_diagonal
#define OPTION_diagonal 0
#endif
#ifndef OPTION_every_volatile
#define OPTION_every_volatile 0
#endif
#ifndef OPTION_scatter_credit
#define OPTION_scatter_credit 1
#endif
#ifndef OPTION_unscored_counts
#define OPTION_unscored_counts 0
#endif
#ifndef OPTION_tie_break
#define OPTION_tie_break 0
#endif
#ifndef OPTION_nobel_limit
#define OPTION_nobel_limit 2
#endif
#ifndef SEATS
#define SEATS 2
#endif
#define OPTION(name) OPTION_##name
#else
#define SEATS a->seats
#define OPTION(name) a->name
#endif

enum { ROUND_CHOOSE, ROUND_CHOOSE_2, ROUND_CHOOSE_3, TRADE_CHOOSE, MAKE_OFFER_CHOOSE, MAKE_OFFER_CHOOSE_2,
    TRADE_WITH_NOBEL_CHOOSE, GIVE_BACK_CHOOSE, DO_RESEARCH_CHOOSE, DO_RESEARCH_CHOOSE_2, SCORE_COMPOUNDS_CHOOSE,
    SCORE_COMPOUNDS_CHOOSE_2, SCORE_PLACE_CHOOSE, SCORE_PLACE_CHOOSE_2, SCORE_PLACE_CHOOSE_3, SHARE_CHOOSE,
    ASK_FOR_EXTINGUISHERS_CHOOSE, EXPLODE_CHOOSE, PASS_THE_LEAD_CHOOSE, NOBEL_RESEARCH_CHOOSE,
    SCORE_FOR_NOBEL_CHOOSE };
enum { EXPERIMENT_discovery, EXPERIMENT_study, EXPERIMENT_research, EXPERIMENT_lab };
enum { START_LAYOUT_rows, START_LAYOUT_block, START_LAYOUT_shuffled };
enum { STACK_ORDER_last_bottom, STACK_ORDER_random };
enum { EXTINGUISHER_READY_at_once, EXTINGUISHER_READY_lab };
enum { JOURNAL_SOURCE_study_rise, JOURNAL_SOURCE_card_icon };
enum { BUNSEN_EXPLOSION_lab_start, BUNSEN_EXPLOSION_after_refill };
enum { TIE_BREAK_shared, TIE_BREAK_experiments };
enum { CARD_STATE_solid, CARD_STATE_liquid, CARD_STATE_gas, CARD_STATE_no_state };
enum { CARD_REACTION_volatile, CARD_REACTION_grant, CARD_REACTION_no_reaction };

K_SET(2)

const char *const rw_texts[] = {"", 0};

static const i64 K_0[] = {0, 0, 1, 0, 1, 0};
static const i64 K_1[] = {0, 1, 3, 0, 1, 0};
static const i64 K_2[] = {2, 0, 2, 0, 1, 0};
static const i64 K_3[] = {2, 0, 1, 0, 0, 0};
static const i64 K_4[] = {2, 0, 2, 0, 0, 0};
static const i64 K_5[] = {1, 0, 3, 1, 0, 0};
static const i64 K_6[] = {0, 0, 1, 1, 0, 0};
static const i64 K_7[] = {0, 0, 2, 1, 0, 0};
static const i64 K_8[] = {0, 0, 1, 2, 0, 0};
static const i64 K_9[] = {0, 0, 0, 0, 1, 1};
static const i64 K_10[] = {0, 2, 0, 0, 1, 0};
static const i64 K_11[] = {2, 0, 0, 0, 1, 0};
static const i64 K_12[] = {0, 0, 2, 0, 1, 0};
static const i64 K_13[] = {0, 1, 0, 2, 1, 0};
static const i64 K_14[] = {0, 2, 0, 2, 1, 0};
static const i64 K_15[] = {0, 0, 0, 2, 3, 0};
static const i64 K_16[] = {0, 0, 3, 0, 1, 1};
static const i64 K_17[] = {2, 1, 0, 2, 0, 0};
static const i64 K_18[] = {3, 0, 1, 1, 0, 0};
static const i64 K_19[] = {0, 0, 4, 0, 1, 1};
static const i64 K_20[] = {0, 0, 0, 6, 1, 0};
static const i64 K_21[] = {0, 0, 4, 2, 1, 0};
static const i64 K_22[] = {0, 2, 4, 0, 1, 0};
static const i64 K_23[] = {2, 2, 4, 0, 0, 0};
static const i64 K_24[] = {3, 0, 3, 1, 0, 1};
static const i64 K_25[] = {4, 1, 0, 2, 0, 1};
static const i64 K_26[] = {4, 1, 1, 2, 0, 0};
static const i64 K_27[] = {0, 1, 0, 0, 0, 2};
static const i64 K_28[] = {1, 1, 0, 1, 0, 0};
static const i64 K_29[] = {1, 0, 0, 3, 0, 0};
static const i64 K_30[] = {2, 1, 2, 0, 0, 0};
static const i64 K_31[] = {3, 2, 0, 1, 0, 0};
static const i64 K_32[] = {3, 1, 1, 1, 0, 0};
static const i64 K_33[] = {2, 2, 2, 0, 0, 0};
static const i64 K_34[] = {4, 0, 0, 2, 0, 0};
static const i64 K_35[] = {4, 1, 1, 0, 0, 0};
static const i64 K_36[] = {3, 3, 0, 1, 0, 0};
static const i64 K_37[] = {3, 2, 1, 1, 0, 0};
static const i64 K_38[] = {3, 1, 2, 1, 0, 0};
static const i64 K_39[] = {2, 0, 4, 0, 0, 1};
static const i64 K_40[] = {4, 2, 2, 0, 0, 0};
static const i64 K_41[] = {4, 3, 1, 0, 0, 0};
static const i64 K_42[] = {5, 2, 0, 1, 0, 0};
static const i64 K_43[] = {3, 1, 3, 1, 0, 0};
static const i64 K_44[] = {0, 1, 1, 0, 0, 0};
static const i64 K_45[] = {0, 1, 1, 0, 0, 1};
static const i64 K_46[] = {2, 0, 0, 0, 0, 1};
static const i64 K_47[] = {0, 0, 2, 0, 0, 1};
static const i64 K_48[] = {2, 2, 0, 0, 0, 0};
static const i64 K_49[] = {3, 0, 0, 1, 0, 0};
static const i64 K_50[] = {0, 2, 0, 2, 0, 0};
static const i64 K_51[] = {2, 1, 1, 0, 0, 0};
static const i64 K_52[] = {2, 2, 1, 0, 0, 0};
static const i64 K_53[] = {4, 1, 0, 0, 0, 0};
static const i64 K_54[] = {4, 2, 0, 0, 0, 0};
static const i64 K_55[] = {4, 1, 0, 0, 0, 1};
static const i64 K_56[] = {4, 2, 1, 0, 0, 0};
static const i64 K_57[] = {5, 1, 0, 1, 0, 0};
static const i64 K_58[] = {4, 3, 0, 0, 0, 0};
static const i64 K_59[] = {6, 2, 0, 0, 0, 0};
static const i64 K_60[] = {0, 0, 0, 0, 0, 0};
static const i64 K_61[] = {1, 4, 5};
static const i64 K_62[] = {0, 2, 4, 5, 6};
static const i64 K_63[] = {1, 3, 5, 6, 7};
static const i64 K_64[] = {2, 6, 7};
static const i64 K_65[] = {0, 1, 5, 8, 9};
static const i64 K_66[] = {0, 1, 2, 4, 6, 8, 9, 10};
static const i64 K_67[] = {1, 2, 3, 5, 7, 9, 10, 11};
static const i64 K_68[] = {2, 3, 6, 10, 11};
static const i64 K_69[] = {4, 5, 9, 12, 13};
static const i64 K_70[] = {4, 5, 6, 8, 10, 12, 13, 14};
static const i64 K_71[] = {5, 6, 7, 9, 11, 13, 14, 15};
static const i64 K_72[] = {6, 7, 10, 14, 15};
static const i64 K_73[] = {8, 9, 13};
static const i64 K_74[] = {8, 9, 10, 12, 14};
static const i64 K_75[] = {9, 10, 11, 13, 15};
static const i64 K_76[] = {10, 11, 14};
static const i64 K_77[] = {1, 4};
static const i64 K_78[] = {0, 2, 5};
static const i64 K_79[] = {1, 3, 6};
static const i64 K_80[] = {2, 7};
static const i64 K_81[] = {0, 5, 8};
static const i64 K_82[] = {1, 4, 6, 9};
static const i64 K_83[] = {2, 5, 7, 10};
static const i64 K_84[] = {3, 6, 11};
static const i64 K_85[] = {4, 9, 12};
static const i64 K_86[] = {5, 8, 10, 13};
static const i64 K_87[] = {6, 9, 11, 14};
static const i64 K_88[] = {7, 10, 15};
static const i64 K_89[] = {8, 13};
static const i64 K_90[] = {9, 12, 14};
static const i64 K_91[] = {10, 13, 15};
static const i64 K_92[] = {11, 14};
static const list_i64 CARD_atoms[] MAYBE = {{K_0, 6}, {K_1, 6}, {K_2, 6}, {K_3, 6}, {K_4, 6}, {K_5, 6}, {K_6, 6},
    {K_7, 6}, {K_8, 6}, {K_9, 6}, {K_10, 6}, {K_11, 6}, {K_12, 6}, {K_13, 6}, {K_14, 6}, {K_15, 6}, {K_16, 6}, {K_17,
    6}, {K_18, 6}, {K_19, 6}, {K_20, 6}, {K_21, 6}, {K_22, 6}, {K_23, 6}, {K_24, 6}, {K_25, 6}, {K_26, 6}, {K_27, 6},
    {K_28, 6}, {K_29, 6}, {K_30, 6}, {K_31, 6}, {K_32, 6}, {K_33, 6}, {K_34, 6}, {K_35, 6}, {K_36, 6}, {K_37, 6},
    {K_38, 6}, {K_39, 6}, {K_40, 6}, {K_41, 6}, {K_42, 6}, {K_40, 6}, {K_43, 6}, {K_44, 6}, {K_45, 6}, {K_46, 6},
    {K_47, 6}, {K_48, 6}, {K_49, 6}, {K_50, 6}, {K_51, 6}, {K_17, 6}, {K_52, 6}, {K_53, 6}, {K_54, 6}, {K_55, 6},
    {K_56, 6}, {K_38, 6}, {K_57, 6}, {K_58, 6}, {K_59, 6}, {K_60, 6}, {K_60, 6}, {K_60, 6}, {K_60, 6}, {K_60, 6},
    {K_60, 6}};
static const i8 CARD_flame_limit[] MAYBE = {2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 2, 1, 2, 2, 2,
    2, 2, 2, 2, 2, 1, 3, 3, 2, 2, 3, 3, 2, 2, 3, 2, 3, 2, 2, 2, 1, 2, 2, 2, 2, 1, 3, 2, 2, 1, 2, 2, 2, 2, 1, 1, 2, 2,
    2, 2, 2, 2, 2, 2, 2};
static const i8 CARD_flammable[] MAYBE = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 1, 0, 0, 1, 0, 1, 0, 0, 0, 0,
    0, 0, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    0, 0, 0, 0, 0, 0};
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
static const i8 CARD_starting[] MAYBE = {1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0};
static const i8 CARD_state[] MAYBE = {0, 0, 0, 1, 1, 1, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3,
    3, 3, 3, 3, 3};
static const i32 CARD_tool[] MAYBE = {NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, 0, 1, 2, 3, 4, 1, NONE,
    NONE, 0, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, 3, 2, NONE, 4, 0, 1, 2, 3, NONE, NONE, NONE, NONE,
    NONE, NONE, NONE, NONE, NONE, NONE, 4, 0, 1, 2, 3, 4, 0, 1, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
    NONE, NONE, NONE, NONE, NONE, NONE, NONE};
static const i8 EXTINGUISHER_number[] MAYBE = {1, 2, 3, 4, 5};
static const list_i64 PLACE_around[] MAYBE = {{K_61, 3}, {K_62, 5}, {K_63, 5}, {K_64, 3}, {K_65, 5}, {K_66, 8},
    {K_67, 8}, {K_68, 5}, {K_69, 5}, {K_70, 8}, {K_71, 8}, {K_72, 5}, {K_73, 3}, {K_74, 5}, {K_75, 5}, {K_76, 3}};
static const list_i64 PLACE_beside[] MAYBE = {{K_77, 2}, {K_78, 3}, {K_79, 3}, {K_80, 2}, {K_81, 3}, {K_82, 4},
    {K_83, 4}, {K_84, 3}, {K_85, 3}, {K_86, 4}, {K_87, 4}, {K_88, 3}, {K_89, 2}, {K_90, 3}, {K_91, 3}, {K_92, 2}};
static const i8 PLACE_column[] MAYBE = {1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4};
static const i8 PLACE_row[] MAYBE = {1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4};
static const i8 CARD_seers[] = {-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0,
    0, 0, -1, -1, -1, -1, -1, -1, -1};

typedef struct {
    k_stream rng;
    i32 at, ticks;
    u64 extinguisher_box;
    u64 shelf[5];
    u64 in_shelf;
    set2 card_box;
    set2 in_field;
    set2 in_stack;
    set2 lot;
    set2 scored[5];
    set2 in_scored;
    set2 nobel_scored;
    i64 round_times;
    i64 round_times_2;
    i64 trade_times;
    i64 make_offer_times;
    i64 give_back_times;
    i64 do_research_times;
    i64 score_compounds_times;
    i64 share_worth;
    i64 ask_for_extinguishers_times;
    i64 explode_times;
    i32 round_seats_left[5];
    i16 round_seats_left_n;
    i32 round_seats_left_2[5];
    i16 round_seats_left_2_n;
    i32 round_seats_left_3[5];
    i16 round_seats_left_3_n;
    i32 round_seats_left_4[5];
    i16 round_seats_left_4_n;
    i32 round_seats_left_5[5];
    i16 round_seats_left_5_n;
    i32 trade_seats_left[5];
    i16 trade_seats_left_n;
    i32 make_offer_seats_left[5];
    i16 make_offer_seats_left_n;
    i32 trade_with_nobel_seats_left[5];
    i16 trade_with_nobel_seats_left_n;
    i32 ask_for_extinguishers_targets[64];
    i16 ask_for_extinguishers_targets_n;
    i32 ask_for_extinguishers_seats_left[5];
    i16 ask_for_extinguishers_seats_left_n;
    i32 explode_x_rest[512];
    i16 explode_x_rest_n;
    i32 explode_e_rest[6];
    i16 explode_e_rest_n;
    i32 pass_the_lead_seats_left[5];
    i16 pass_the_lead_seats_left_n;
    i32 nobel_research_i_rest[5];
    i16 nobel_research_i_rest_n;
    i32 score_for_nobel_x_rest[16];
    i16 score_for_nobel_x_rest_n;
    i16 element_at[204];
    i16 tool_at[42];
    i16 wild_at[22];
    i16 points[5];
    i16 rounds;
    i16 journal_since[5];
    i16 give_back_goes_back_to;
    i16 explode_goes_back_to;
    i16 ask_for_extinguishers_goes_back_to;
    i16 share_goes_back_to;
    i16 react_goes_back_to;
    i16 burn_goes_back_to;
    u8 extinguisher_place[5];
    u8 card_place[69];
    i8 card_known[69];
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
    i8 built[5];
    i8 level[20];
    i8 nobel_level[4];
    i8 lead;
    i8 last_round;
    i8 kept[5];
    i8 used_cylinder;
    i8 exchanges;
    i8 left_to_place;
    i8 quiet;
    i8 agreed;
    i8 nobel_traded;
    i8 fire_waiting;
    i8 fire_out;
    i8 volatile_out;
    i8 short_;
    i8 key_used;
    i8 promised[150];
    i8 promised_tool[150];
    i8 promised_wild[25];
    i8 promised_to[5];
    i8 round_kept_me;
    i8 round_seat;
    i8 round_kept_me_2;
    i8 round_seat_2;
    i8 round_kept_me_3;
    i8 round_seat_3;
    i8 round_kept_me_4;
    i8 round_seat_4;
    i8 round_kept_me_5;
    i8 round_seat_5;
    i8 trade_kept_me;
    i8 trade_seat;
    i8 make_offer_kept_me;
    i8 make_offer_seat;
    i8 make_offer_proposer;
    i8 trade_with_nobel_kept_me;
    i8 trade_with_nobel_seat;
    i8 do_research_x;
    i8 score_compounds_a;
    i8 score_compounds_b;
    i8 score_place_place;
    i8 score_place_subject;
    i8 score_place_card;
    i8 ask_for_extinguishers_kept_me;
    i8 ask_for_extinguishers_seat;
    i8 explode_x;
    i8 explode_e;
    i8 pass_the_lead_kept_me;
    i8 pass_the_lead_seat;
    i8 nobel_research_i;
    i8 score_for_nobel_x;
    i8 score_for_nobel_card;
    i32 end_score[5];
    i8 end_rank[5];
    i8 me, seats, over, cut;
} Position;

/* What the table has agreed on, and the words of the rulebook that follow from it. */
typedef struct {
    i64 seats;
    i64 offers;
    i64 items;
    i64 start_layout;
    i64 stack_order;
    i64 first_turn_trading;
    i64 study_pass;
    i64 study_max;
    i64 wild_sulfur;
    i64 extinguisher_ready;
    i64 pipet_adds;
    i64 journal_source;
    i64 bunsen_explosion;
    i64 grant_free;
    i64 diagonal;
    i64 every_volatile;
    i64 scatter_credit;
    i64 unscored_counts;
    i64 tie_break;
    i64 nobel_limit;
    i64 two; i8 two_made;
} Agreed;

FN i64 let_highest_level(Agreed *a MAYBE, i64 experiment MAYBE);
FN i64 let_shown(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 experiment MAYBE);
FN i64 let_nobel_shown(const Position *pos MAYBE, Agreed *a MAYBE, i64 experiment MAYBE);
FN i64 let_finished(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 experiment MAYBE);
FN i64 let_tube(i64 state MAYBE);
FN i64 let_two(Agreed *a MAYBE);
FN i64 let_missing(const Position *pos MAYBE, Agreed *a MAYBE, i64 place MAYBE, i64 element MAYBE);
FN i64 let_complete(const Position *pos MAYBE, Agreed *a MAYBE, i64 place MAYBE);
FN list_i64 let_claims(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE);
FN i64 let_available(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE);
FN list_i64 let_unclaimed(const Position *pos MAYBE, Agreed *a MAYBE);
FN list_i64 let_near(Agreed *a MAYBE, i64 place MAYBE);
FN i64 let_burns(const Position *pos MAYBE, Agreed *a MAYBE, i64 place MAYBE);
FN i64 let_limit_of(const Position *pos MAYBE, Agreed *a MAYBE, i64 place MAYBE);
FN i64 let_total(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE);
FN i64 let_spare(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 e MAYBE);
FN i64 let_spare_tool(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 t MAYBE);
FN i64 let_spare_wild(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE);
FN i64 let_gives(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 q MAYBE);
FN i64 let_takes_part(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE);
FN i64 let_fits(const Position *pos MAYBE, Agreed *a MAYBE, i64 element MAYBE, i64 place MAYBE);
FN i64 let_fits_tank(const Position *pos MAYBE, Agreed *a MAYBE, i64 element MAYBE, i64 extinguisher MAYBE);
FN void do_lay_out_field(Position *pos MAYBE, Agreed *a MAYBE);
FN void do_build_deck(Position *pos MAYBE, Agreed *a MAYBE);
FN void do_cap(Position *pos MAYBE, Agreed *a MAYBE, i64 s MAYBE, i64 fire MAYBE);
FN void do_clear_offer(Position *pos MAYBE, Agreed *a MAYBE);
FN void do_carry_out(Position *pos MAYBE, Agreed *a MAYBE);
FN void do_placed_on(Position *pos MAYBE, Agreed *a MAYBE, i64 place MAYBE, i64 p MAYBE);
FN void do_credit(Position *pos MAYBE, Agreed *a MAYBE, i64 place MAYBE, i64 p MAYBE);
FN void do_fill_tank(Position *pos MAYBE, Agreed *a MAYBE, i64 extinguisher MAYBE);
FN void do_finish_tank(Position *pos MAYBE, Agreed *a MAYBE, i64 extinguisher MAYBE);
FN void do_exchange(Position *pos MAYBE, Agreed *a MAYBE, i64 n MAYBE, i64 e MAYBE, i64 f MAYBE);
FN void do_rise(Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 experiment MAYBE);
FN void do_gain_journal(Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE);
FN void do_clear_place(Position *pos MAYBE, Agreed *a MAYBE, i64 place MAYBE);
FN void do_strip(Position *pos MAYBE, Agreed *a MAYBE, i64 place MAYBE);
FN void do_clear_shields(Position *pos MAYBE, Agreed *a MAYBE);
FN void do_fill(Position *pos MAYBE, Agreed *a MAYBE);

FN void move_extinguisher(Position *pos, i64 extinguisher, i64 place, i64 bottom MAYBE) {
    if (extinguisher < 0) return;
    i64 old = pos->extinguisher_place[extinguisher];
    if (old >= 1) {
        pos->shelf[old - 1] ^= k_bit(extinguisher);
        pos->in_shelf ^= k_bit(extinguisher);
    }
    else { pos->extinguisher_box ^= k_bit(extinguisher); }
    if (place >= 1) {
        pos->shelf[place - 1] ^= k_bit(extinguisher);
        pos->in_shelf ^= k_bit(extinguisher);
    }
    else { pos->extinguisher_box ^= k_bit(extinguisher); }
    pos->extinguisher_place[extinguisher] = (u8)place;
}

FN set2 hidden_card(const Position *pos, i64 place) {
    if (place >= 24 && place < 25) return pos->lot;
    (void)pos, (void)place;
    return (set2){{0}};
}

FN void follow_card(Position *pos, i64 card, i64 old, i64 place) {
    i64 from = CARD_seers[old], to = CARD_seers[place];
    if (from == -1 || to == -1) { pos->card_known[card] = -1; return; }
    i64 follows = from | to, everybody = (1 << pos->seats) - 1;
    set2 left = hidden_card(pos, old);
    for (i64 i = 0; i < 2; i++) for (u64 rest = left.w[i]; rest;
        rest &= rest - 1) pos->card_known[64 * i + k_low(rest)] &= follows;
    i64 knows = pos->card_known[card];
    knows = k_any2(left) ? (knows & follows) | to : knows | to;
    pos->card_known[card] = (__typeof__(pos->card_known[0]))((knows & everybody) == everybody ? -1 : knows);
}

FN void reveal_card(Position *pos, i64 card, i64 seats) {
    if (card < 0) return;
    i64 knows = pos->card_known[card] | seats, everybody = (1 << pos->seats) - 1;
    pos->card_known[card] = (__typeof__(pos->card_known[0]))((knows & everybody) == everybody ? -1 : knows);
}

FN void move_card(Position *pos, i64 card, i64 place, i64 bottom MAYBE) {
    if (card < 0) return;
    i64 old = pos->card_place[card];
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
    }
    else { k_flip2(&pos->card_box, card); }
    pos->card_place[card] = (u8)place;
    KNOWING(follow_card(pos, card, old, place));
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
    for (i64 extinguisher = 0; extinguisher < 5; extinguisher++) {
        i64 place MAYBE = pos->extinguisher_place[extinguisher];
        if (place >= 1) {
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
        }
        else { k_flip2(&pos->card_box, card); }
    }
}

FN void init(Position *pos, Agreed *a MAYBE, k_stream rng) {
    memset(pos, 0, sizeof *pos);
    pos->rng = rng;
    pos->seats = (i8)SEATS;
    pos->at = NOWHERE;
    derive_extinguisher(pos);
    derive_card(pos);
    memset(pos->card_known, -1, sizeof pos->card_known);
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
    /*   65  var stands[place, element]: 0..5 = 0 */
    for (i64 i = 0; i < 96; i++) pos->stands[i] = (__typeof__(pos->stands[0]))(0);
    /*   66  var claim[place]: player? = none */
    for (i64 i = 0; i < 16; i++) pos->claim[i] = (__typeof__(pos->claim[0]))(NONE);
    /*   67  var fresh[place] = no */
    for (i64 i = 0; i < 16; i++) pos->fresh[i] = (__typeof__(pos->fresh[0]))(0);
    /*   68  var temporary[place] = no */
    for (i64 i = 0; i < 16; i++) pos->temporary[i] = (__typeof__(pos->temporary[0]))(0);
    /*   69  var nobel_claim[place] = no */
    for (i64 i = 0; i < 16; i++) pos->nobel_claim[i] = (__typeof__(pos->nobel_claim[0]))(0);
    /*   70  var flames[place]: 0..99 = 0 */
    for (i64 i = 0; i < 16; i++) pos->flames[i] = (__typeof__(pos->flames[0]))(0);
    /*   71  var shielded[place] = no */
    for (i64 i = 0; i < 16; i++) pos->shielded[i] = (__typeof__(pos->shielded[0]))(0);
    /*   72  var scatterer[place]: player = player(1) */
    for (i64 i = 0; i < 16; i++) pos->scatterer[i] = (__typeof__(pos->scatterer[0]))(0);
    /*   89  var built[extinguisher] = no */
    for (i64 i = 0; i < 5; i++) pos->built[i] = (__typeof__(pos->built[0]))(0);
    /*   90  var level[player, experiment]: 0..3 = 0 */
    for (i64 i = 0; i < 20; i++) pos->level[i] = (__typeof__(pos->level[0]))(0);
    /*   91  var nobel_level[experiment]: 0..3 = 0 */
    for (i64 i = 0; i < 4; i++) pos->nobel_level[i] = (__typeof__(pos->nobel_level[0]))(0);
    /*   92  var points[player]: 0..999 = 0 */
    for (i64 i = 0; i < 5; i++) pos->points[i] = (__typeof__(pos->points[0]))(0);
    /*   93  var lead: player = player(1) */
    pos->lead = (__typeof__(pos->lead))(0);
    /*   94  var rounds: 0..999 = 0 */
    pos->rounds = (__typeof__(pos->rounds))(0);
    /*   95  var last_round = no */
    pos->last_round = (__typeof__(pos->last_round))(0);
    /*   96  var journal_since[player]: 0..999 = 0 */
    for (i64 i = 0; i < 5; i++) pos->journal_since[i] = (__typeof__(pos->journal_since[0]))(0);
    /*   97  var kept[player] = no */
    for (i64 i = 0; i < 5; i++) pos->kept[i] = (__typeof__(pos->kept[0]))(0);
    /*   98  var used_cylinder = no */
    pos->used_cylinder = (__typeof__(pos->used_cylinder))(0);
    /*   99  var exchanges: 0..2 = 0 */
    pos->exchanges = (__typeof__(pos->exchanges))(0);
    /*  100  var left_to_place: 0..5 = 0 */
    pos->left_to_place = (__typeof__(pos->left_to_place))(0);
    /*  101  var quiet: 0..5 = 0 */
    pos->quiet = (__typeof__(pos->quiet))(0);
    /*  102  var agreed = yes */
    pos->agreed = (__typeof__(pos->agreed))(1);
    /*  103  var nobel_traded = no */
    pos->nobel_traded = (__typeof__(pos->nobel_traded))(0);
    /*  104  var fire_waiting = no */
    pos->fire_waiting = (__typeof__(pos->fire_waiting))(0);
    /*  105  var fire_out = no */
    pos->fire_out = (__typeof__(pos->fire_out))(0);
    /*  106  var volatile_out = no */
    pos->volatile_out = (__typeof__(pos->volatile_out))(0);
    /*  107  var short = no */
    pos->short_ = (__typeof__(pos->short_))(0);
    /*  108  var key_used = no */
    pos->key_used = (__typeof__(pos->key_used))(0);
    /*  109  var promised[player, player, element]: 0..12 = 0 */
    for (i64 i = 0; i < 150; i++) pos->promised[i] = (__typeof__(pos->promised[0]))(0);
    /*  110  var promised_tool[player, player, tool]: 0..5 = 0 */
    for (i64 i = 0; i < 150; i++) pos->promised_tool[i] = (__typeof__(pos->promised_tool[0]))(0);
    /*  111  var promised_wild[player, player]: 0..5 = 0 */
    for (i64 i = 0; i < 25; i++) pos->promised_wild[i] = (__typeof__(pos->promised_wild[0]))(0);
    /*  112  var promised_to[extinguisher]: player? = none */
    for (i64 i = 0; i < 5; i++) pos->promised_to[i] = (__typeof__(pos->promised_to[0]))(NONE);
    pos->round_kept_me = NONE;
    memset(pos->round_seats_left, 0, sizeof pos->round_seats_left), pos->round_seats_left_n = 0;
    pos->round_seat = 0;
    pos->round_times = 0;
    pos->round_times_2 = 0;
    pos->round_kept_me_2 = NONE;
    memset(pos->round_seats_left_2, 0, sizeof pos->round_seats_left_2), pos->round_seats_left_2_n = 0;
    pos->round_seat_2 = 0;
    pos->round_kept_me_3 = NONE;
    memset(pos->round_seats_left_3, 0, sizeof pos->round_seats_left_3), pos->round_seats_left_3_n = 0;
    pos->round_seat_3 = 0;
    pos->round_kept_me_4 = NONE;
    memset(pos->round_seats_left_4, 0, sizeof pos->round_seats_left_4), pos->round_seats_left_4_n = 0;
    pos->round_seat_4 = 0;
    pos->round_kept_me_5 = NONE;
    memset(pos->round_seats_left_5, 0, sizeof pos->round_seats_left_5), pos->round_seats_left_5_n = 0;
    pos->round_seat_5 = 0;
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
    pos->do_research_times = 0;
    pos->do_research_x = 0;
    pos->score_compounds_times = 0;
    pos->score_compounds_a = 0;
    pos->score_compounds_b = 0;
    pos->score_place_place = 0;
    pos->score_place_subject = 0;
    pos->score_place_card = NONE;
    pos->share_worth = 0;
    memset(pos->ask_for_extinguishers_targets, 0, sizeof pos->ask_for_extinguishers_targets),
    pos->ask_for_extinguishers_targets_n = 0;
    pos->ask_for_extinguishers_kept_me = NONE;
    memset(pos->ask_for_extinguishers_seats_left, 0, sizeof pos->ask_for_extinguishers_seats_left),
    pos->ask_for_extinguishers_seats_left_n = 0;
    pos->ask_for_extinguishers_seat = 0;
    pos->ask_for_extinguishers_times = 0;
    memset(pos->explode_x_rest, 0, sizeof pos->explode_x_rest), pos->explode_x_rest_n = 0;
    memset(pos->explode_e_rest, 0, sizeof pos->explode_e_rest), pos->explode_e_rest_n = 0;
    pos->explode_times = 0;
    pos->explode_x = 0;
    pos->explode_e = 0;
    pos->pass_the_lead_kept_me = NONE;
    memset(pos->pass_the_lead_seats_left, 0, sizeof pos->pass_the_lead_seats_left),
    pos->pass_the_lead_seats_left_n = 0;
    pos->pass_the_lead_seat = 0;
    memset(pos->nobel_research_i_rest, 0, sizeof pos->nobel_research_i_rest), pos->nobel_research_i_rest_n = 0;
    pos->nobel_research_i = 0;
    memset(pos->score_for_nobel_x_rest, 0, sizeof pos->score_for_nobel_x_rest), pos->score_for_nobel_x_rest_n = 0;
    pos->score_for_nobel_x = 0;
    pos->score_for_nobel_card = NONE;
    pos->give_back_goes_back_to = 0;
    pos->explode_goes_back_to = 0;
    pos->ask_for_extinguishers_goes_back_to = 0;
    pos->share_goes_back_to = 0;
    pos->react_goes_back_to = 0;
    pos->burn_goes_back_to = 0;
}

FN void standing(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 *v MAYBE) {
    /*  140  winner is p with highest total(p), then */
    v[0] = let_total(pos, a, p);
    v[1] = ((OPTION(tie_break) == TIE_BREAK_experiments) ? ({ i64 k1_found = 0; for (i64 e = 0; e < 4; e++) {
        if (let_finished(pos, a, p, e)) { k1_found++; } }  k1_found; }) : 0);
    v[2] = ((OPTION(tie_break) == TIE_BREAK_experiments) ? k_sum(k_pool(pos->tool_at + (2 + p) * 6, 6, 1)) : 0);
}

FN i64 score(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE) {
    return let_total(pos, a, p);
}

FN void finish(Position *pos) {
    pos->round_kept_me = NONE;
    memset(pos->round_seats_left, 0, sizeof pos->round_seats_left), pos->round_seats_left_n = 0;
    pos->round_seat = 0;
    pos->round_times = 0;
    pos->round_times_2 = 0;
    pos->round_kept_me_2 = NONE;
    memset(pos->round_seats_left_2, 0, sizeof pos->round_seats_left_2), pos->round_seats_left_2_n = 0;
    pos->round_seat_2 = 0;
    pos->round_kept_me_3 = NONE;
    memset(pos->round_seats_left_3, 0, sizeof pos->round_seats_left_3), pos->round_seats_left_3_n = 0;
    pos->round_seat_3 = 0;
    pos->round_kept_me_4 = NONE;
    memset(pos->round_seats_left_4, 0, sizeof pos->round_seats_left_4), pos->round_seats_left_4_n = 0;
    pos->round_seat_4 = 0;
    pos->round_kept_me_5 = NONE;
    memset(pos->round_seats_left_5, 0, sizeof pos->round_seats_left_5), pos->round_seats_left_5_n = 0;
    pos->round_seat_5 = 0;
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
    pos->do_research_times = 0;
    pos->do_research_x = 0;
    pos->score_compounds_times = 0;
    pos->score_compounds_a = 0;
    pos->score_compounds_b = 0;
    pos->score_place_place = 0;
    pos->score_place_subject = 0;
    pos->score_place_card = NONE;
    pos->share_worth = 0;
    memset(pos->ask_for_extinguishers_targets, 0, sizeof pos->ask_for_extinguishers_targets),
    pos->ask_for_extinguishers_targets_n = 0;
    pos->ask_for_extinguishers_kept_me = NONE;
    memset(pos->ask_for_extinguishers_seats_left, 0, sizeof pos->ask_for_extinguishers_seats_left),
    pos->ask_for_extinguishers_seats_left_n = 0;
    pos->ask_for_extinguishers_seat = 0;
    pos->ask_for_extinguishers_times = 0;
    memset(pos->explode_x_rest, 0, sizeof pos->explode_x_rest), pos->explode_x_rest_n = 0;
    memset(pos->explode_e_rest, 0, sizeof pos->explode_e_rest), pos->explode_e_rest_n = 0;
    pos->explode_times = 0;
    pos->explode_x = 0;
    pos->explode_e = 0;
    pos->pass_the_lead_kept_me = NONE;
    memset(pos->pass_the_lead_seats_left, 0, sizeof pos->pass_the_lead_seats_left),
    pos->pass_the_lead_seats_left_n = 0;
    pos->pass_the_lead_seat = 0;
    memset(pos->nobel_research_i_rest, 0, sizeof pos->nobel_research_i_rest), pos->nobel_research_i_rest_n = 0;
    pos->nobel_research_i = 0;
    memset(pos->score_for_nobel_x_rest, 0, sizeof pos->score_for_nobel_x_rest), pos->score_for_nobel_x_rest_n = 0;
    pos->score_for_nobel_x = 0;
    pos->score_for_nobel_card = NONE;
    pos->give_back_goes_back_to = 0;
    pos->explode_goes_back_to = 0;
    pos->ask_for_extinguishers_goes_back_to = 0;
    pos->share_goes_back_to = 0;
    pos->react_goes_back_to = 0;
    pos->burn_goes_back_to = 0;
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

FN void end_drawn(Position *pos, Agreed *a) {
    for (i64 p = 0; p < pos->seats; p++) pos->end_score[p] = (i32)score(pos, a, p), pos->end_rank[p] = 1;
    finish(pos);
}

FN void end_won(Position *pos, Agreed *a MAYBE, i64 winner) {
    for (i64 p = 0; p < pos->seats; p++) pos->end_score[p] = (i32)score(pos, a, p);
    for (i64 p = 0; p < pos->seats; p++) pos->end_rank[p] = p == winner ? 1 : 2;
    finish(pos);
}

COLD void end_cut(Position *pos, Agreed *a) {
    pos->cut = 1;
    end_ranked(pos, a);
}

FN i64 let_highest_level(Agreed *a MAYBE, i64 experiment MAYBE) {
    /*  117  let highest_level(experiment) = study_max - 1 if experiment is study else 3 */
    return ((experiment == EXPERIMENT_study) ? (OPTION(study_max) - 1) : 3);
}

FN i64 let_shown(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 experiment MAYBE) {
    /*  118  let shown(p, experiment) = START[experiment] + level[p, experiment] */
    return (((const i64[]){2, 1, 2, 4})[experiment] + (i64)pos->level[(p * 4 + experiment)]);
}

FN i64 let_nobel_shown(const Position *pos MAYBE, Agreed *a MAYBE, i64 experiment MAYBE) {
    /*  119  let nobel_shown(experiment) = START[experiment] + nobel_level[experiment] */
    return (((const i64[]){2, 1, 2, 4})[experiment] + (i64)pos->nobel_level[experiment]);
}

FN i64 let_finished(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 experiment MAYBE) {
    /*  120  let finished(p, experiment) = level[p, experiment] is highest_level(experiment) */
    char *k_mark = k_free;
    RETURN(i64, ((i64)pos->level[(p * 4 + experiment)] == let_highest_level(a, experiment)));
}

FN i64 let_tube(i64 state MAYBE) {
    /*  121  let tube(state) */
    /*  122  discovery if state is liquid */
    if (state == CARD_STATE_liquid) return EXPERIMENT_discovery;
    /*  123  research if state is gas */
    if (state == CARD_STATE_gas) return EXPERIMENT_research;
    /*  124  study otherwise */
    return EXPERIMENT_study;
}

FN i64 made_two(Agreed *a MAYBE) {
    /*  125  let two = count(players) is 2 */
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
    /*  127  let missing(place, element) = field[place].atoms[element] - atoms[place][element] - stands[place, el.. */
    char *k_mark = k_free;
    RETURN(i64, ((CARD_atoms[k_known((i64)pos->field[place])].v[element] - (i64)pos->element_at[(1 + place) * 6 + element]) - (i64)pos->stands[(place * 6 + element)]));
}

FN i64 let_complete(const Position *pos MAYBE, Agreed *a MAYBE, i64 place MAYBE) {
    /*  128  let complete(place) = field[place] is not none and every(missing(place, e) is 0 for e in elements) */
    char *k_mark = k_free;
    RETURN(i64, (((i64)pos->field[place] != NONE) && ({ i64 k2_found = 1; for (i64 e = 0; e < 6; e++) {
        if (!(let_missing(pos, a, place, e) == 0)) { k2_found = 0; goto k3_done; } } goto k3_done; k3_done:;
        k2_found; })));
}

FN list_i64 let_claims(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE) {
    /*  129  let claims(p) = [x for x in places if claim[x] is p] */
    return ({ build_i64 k4_found = {0, 0, 0}; for (i64 x = 0; x < 16; x++) { if ((i64)pos->claim[x] == p) {
        k_add_i64(&k4_found, x); } }  k_made_i64(k4_found); });
}

FN i64 let_available(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE) {
    /*  130  let available(p) = shown(p, study) - count(x for x in claims(p) if not temporary[x]) */
    char *k_mark = k_free;
    RETURN(i64, (let_shown(pos, a, p, EXPERIMENT_study) - ({ i64 k5_found = 0; {
        list_i64 k6_list = let_claims(pos, a, p); for (i64 k7_i = 0; k7_i < k6_list.n; k7_i++) {
        i64 x MAYBE = k6_list.v[k7_i]; if (!(i64)pos->temporary[x]) { k5_found++; } } }  k5_found; })));
}

FN list_i64 let_unclaimed(const Position *pos MAYBE, Agreed *a MAYBE) {
    /*  131  let unclaimed = [x for x in places if field[x] is not none and claim[x] is none and not nobel_claim[.. */
    return ({ build_i64 k8_found = {0, 0, 0}; for (i64 x = 0; x < 16; x++) { if (!(i64)pos->nobel_claim[x]
        && ((i64)pos->field[x] != NONE) && ((i64)pos->claim[x] == NONE) && !let_complete(pos, a, x)) {
        k_add_i64(&k8_found, x); } }  k_made_i64(k8_found); });
}

FN list_i64 let_near(Agreed *a MAYBE, i64 place MAYBE) {
    /*  132  let near(place) = around(place) if diagonal else beside(place) */
    return (OPTION(diagonal) ? PLACE_around[place] : PLACE_beside[place]);
}

FN i64 let_burns(const Position *pos MAYBE, Agreed *a MAYBE, i64 place MAYBE) {
    /*  133  let burns(place) = field[place] is not none and (field[place].flammable or flames[place] > 0) */
    return (((i64)pos->field[place] != NONE) && (CARD_flammable[k_known((i64)pos->field[place])]
        || ((i64)pos->flames[place] > 0)));
}

FN i64 let_limit_of(const Position *pos MAYBE, Agreed *a MAYBE, i64 place MAYBE) {
    /*  134  let limit_of(place) = field[place].flame_limit if field[place].flammable else 2 */
    return (CARD_flammable[k_known((i64)pos->field[place])] ? CARD_flame_limit[k_known((i64)pos->field[place])] : 2);
}

FN i64 let_total(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE) {
    /*  135  let total(p) = points[p] */
    char *k_mark = k_free;
    RETURN(i64, ((((((i64)pos->points[p] + ({ i64 k9_found = 0; { list_i64 k10_list = let_claims(pos, a, p);
        for (i64 k11_i = 0; k11_i < k10_list.n; k11_i++) { i64 x MAYBE = k10_list.v[k11_i];
        if (!let_complete(pos, a, x)) {
        k9_found += (k_sum(k_pool(pos->element_at + (1 + x) * 6, 6, 1)) + k_sum(k_pool(pos->wild_at + (1 + x) * 1, 1,
    1))); } } }  k9_found; })) + ({ i64 k12_found = 0; { list_i64 k13_list = let_claims(pos, a,
    p); for (i64 k14_i = 0; k14_i < k13_list.n; k14_i++) { i64 x MAYBE = k13_list.v[k14_i]; if (let_complete(pos, a,
    x) && OPTION(unscored_counts)) { k12_found += CARD_points[k_known((i64)pos->field[x])]; } } }  k12_found; })) + k_down(k_sum(k_pool(pos->element_at + (18 + p) * 6, 6, 1)), 2)) + (3 * ({ i64 k15_found = 0; for (u64 k16_rest = pos->shelf[p]; k16_rest; k16_rest &= k16_rest - 1) { i64 x MAYBE = k_low(k16_rest); if ((i64)pos->built[x]) { k15_found++; } }  k15_found; }))) + (3 * k_sum(k_pool(pos->wild_at + (17 + p) * 1, 1, 1)))));
}

FN i64 let_spare(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 e MAYBE) {
    /*  260  let spare(p, e) = bench[p][e] - sum(promised[p, q, e] for q in players) */
    char *k_mark = k_free;
    RETURN(i64, ((i64)pos->element_at[(18 + p) * 6 + e] - ({ i64 k17_found = 0; for (i64 q = 0; q < SEATS; q++) {
        k17_found += (i64)pos->promised[((p * 5 + q) * 6 + e)]; }  k17_found; })));
}

FN i64 let_spare_tool(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 t MAYBE) {
    /*  261  let spare_tool(p, t) = tools[p][t] - sum(promised_tool[p, q, t] for q in players) */
    char *k_mark = k_free;
    RETURN(i64, ((i64)pos->tool_at[(2 + p) * 6 + t] - ({ i64 k18_found = 0; for (i64 q = 0; q < SEATS; q++) {
        k18_found += (i64)pos->promised_tool[((p * 5 + q) * 6 + t)]; }  k18_found; })));
}

FN i64 let_spare_wild(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE) {
    /*  262  let spare_wild(p) = count(wilds[p]) - sum(promised_wild[p, q] for q in players) */
    char *k_mark = k_free;
    RETURN(i64, (k_sum(k_pool(pos->wild_at + (17 + p) * 1, 1, 1)) - ({ i64 k19_found = 0; for (i64 q = 0; q < SEATS;
        q++) { k19_found += (i64)pos->promised_wild[(p * 5 + q)]; }  k19_found; })));
}

FN i64 let_gives(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 q MAYBE) {
    /*  263  let gives(p, q) = some(promised[p, q, e] > 0 for e in elements) or some(promised_tool[p, q, t] > 0 f.. */
    return (({ i64 k20_found = 0; for (i64 e = 0; e < 6; e++) { if ((i64)pos->promised[((p * 5 + q) * 6 + e)] > 0) {
        k20_found = 1; goto k21_done; } } goto k21_done; k21_done:; k20_found; }) || ({ i64 k22_found = 0;
        for (i64 t = 0; t < 6; t++) { if ((i64)pos->promised_tool[((p * 5 + q) * 6 + t)] > 0) { k22_found = 1;
        goto k23_done; } } goto k23_done; k23_done:; k22_found; }) || ((i64)pos->promised_wild[(p * 5 + q)] > 0)
        || ({ i64 k24_found = 0; for (u64 k26_rest = pos->shelf[p]; k26_rest; k26_rest &= k26_rest - 1) {
        i64 x MAYBE = k_low(k26_rest); if ((i64)pos->promised_to[x] == q) { k24_found = 1; goto k25_done;
        } } goto k25_done; k25_done:; k24_found; }));
}

FN i64 let_takes_part(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE) {
    /*  265  let takes_part(p) = some(gives(p, q) or gives(q, p) for q in players) */
    char *k_mark = k_free;
    RETURN(i64, ({ i64 k27_found = 0; for (i64 q = 0; q < SEATS; q++) { if (let_gives(pos, a, p, q)
        || let_gives(pos, a, q, p)) { k27_found = 1; goto k28_done; } } goto k28_done; k28_done:; k27_found; }));
}

FN i64 let_fits(const Position *pos MAYBE, Agreed *a MAYBE, i64 element MAYBE, i64 place MAYBE) {
    /*  339  let fits(element, place) = left_to_place > 0 and field[place] is not none and missing(place, element.. */
    char *k_mark = k_free;
    RETURN(i64, (((i64)pos->left_to_place > 0) && ((i64)pos->field[place] != NONE)
        && (let_missing(pos, a, place, element) > 0)));
}

FN i64 let_fits_tank(const Position *pos MAYBE, Agreed *a MAYBE, i64 element MAYBE, i64 extinguisher MAYBE) {
    /*  341  let fits_tank(element, extinguisher) = left_to_place > 0 and not built[extinguisher] and */
    char *k_mark = k_free;
    RETURN(i64, (((i64)pos->left_to_place > 0) && !(i64)pos->built[extinguisher]
        && ((i64)pos->element_at[(28 + extinguisher) * 6 + element] < ((const i64[]){0, 1, 2, 0, 0, 0})[element])));
}

FN void do_lay_out_field(Position *pos MAYBE, Agreed *a MAYBE) {
    /*  156  rule lay_out_field() */
    /*  157  move [c for c in cards if c.starting] to deck */
    { list_i64 k31_list = ({ build_i64 k30_found = {0, 0, 0}; for (i64 c = 0; c < 69; c++) { if (CARD_starting[c]) {
        k_add_i64(&k30_found, c); } }  k_made_i64(k30_found); }); for (i64 k32_i = 0; k32_i < k31_list.n; k32_i++) {
        i64 k29_thing MAYBE = k31_list.v[k32_i];
        move_card(pos, k29_thing, 17, 0);
    } }
    /*  158  shuffle deck */
    if (pos->deck_n > 1) KNOWING({ for (i64 k33_i = 0; k33_i < pos->deck_n;
        k33_i++) pos->card_known[pos->deck[k33_i]] = 0; });
    k_shuffle(&pos->rng, pos->deck, pos->deck_n)
    /*  159  let square = [x for x in places if x.row < 4 and x.column < 4] */
    list_i64 square MAYBE = ({ build_i64 k34_found = {0, 0, 0}; for (i64 x = 0; x < 16; x++) {
        if ((PLACE_row[x] < 4) && (PLACE_column[x] < 4)) { k_add_i64(&k34_found, x); } }  k_made_i64(k34_found); });
    /*  160  let order = square + [x for x in places if x not in square] if start_layout is block else places */
    list_i64 order MAYBE = ((OPTION(start_layout) == START_LAYOUT_block) ? k_join_i64(square, ({
        build_i64 k35_found = {0, 0, 0}; for (i64 x = 0; x < 16; x++) { if (!k_in_i64(square, x)) {
        k_add_i64(&k35_found, x); } }  k_made_i64(k35_found); })) : ({ build_i64 k37_found = {0, 0, 0};
        for (i64 k36_v = 0; k36_v < 16; k36_v++) { k_add_i64(&k37_found, k36_v); }  k_made_i64(k37_found); }));
    /*  161  if start_layout is shuffled: draw 9 from deck to lot */
    if (OPTION(start_layout) == START_LAYOUT_shuffled) {
        for (i64 k38_n = 9, k39_most = pos->deck_n; k38_n > 0 && k39_most > 0; k38_n--, k39_most--)
            move_card(pos, top_of(pos->deck, pos->deck_n), 24, 0);
    }
    /*  162  deal 1 from deck to field[x] for x in order */
    { list_i64 k40_list = order; for (i64 k41_i = 0; k41_i < k40_list.n; k41_i++) { i64 x MAYBE = k40_list.v[k41_i];
        if (pos->deck_n) move_card(pos, top_of(pos->deck, pos->deck_n), 1 + x, 0);
    } }
    /*  163  move [c for c in cards if not c.starting and not c.lab_fire] to deck */
    { list_i64 k45_list = ({ build_i64 k44_found = {0, 0, 0}; for (i64 c = 0; c < 69; c++) { if (!CARD_starting[c]
        && !CARD_lab_fire[c]) { k_add_i64(&k44_found, c); } }  k_made_i64(k44_found); }); for (i64 k46_i = 0;
        k46_i < k45_list.n; k46_i++) { i64 k43_thing MAYBE = k45_list.v[k46_i];
        move_card(pos, k43_thing, 17, 0);
    } }
    /*  164  shuffle deck */
    if (pos->deck_n > 1) KNOWING({ for (i64 k47_i = 0; k47_i < pos->deck_n;
        k47_i++) pos->card_known[pos->deck[k47_i]] = 0; });
    k_shuffle(&pos->rng, pos->deck, pos->deck_n)
    /*  165  if start_layout is shuffled: draw 7 from deck to lot */
    if (OPTION(start_layout) == START_LAYOUT_shuffled) {
        for (i64 k48_n = 7, k49_most = pos->deck_n; k48_n > 0 && k49_most > 0; k48_n--, k49_most--)
            move_card(pos, top_of(pos->deck, pos->deck_n), 24, 0);
    }
    /*  166  deal 1 from lot to field[x] for x in places */
    for (i64 x = 0; x < 16; x++) {
        if (k_count2(pos->lot)) move_card(pos, k_nth2(pos->lot, k_below(&pos->rng, k_count2(pos->lot))), 1 + x, 0);
    }
    /*  167  deal 1 from deck to field[x] for x in order if field[x] is none */
    { list_i64 k51_list = order; for (i64 k52_i = 0; k52_i < k51_list.n; k52_i++) { i64 x MAYBE = k51_list.v[k52_i];
        if ((i64)pos->field[x] == NONE) {
        if (pos->deck_n) move_card(pos, top_of(pos->deck, pos->deck_n), 1 + x, 0);
    } } }
}

FN void do_build_deck(Position *pos MAYBE, Agreed *a MAYBE) {
    /*  169  rule build_deck() */
    /*  170  deal 8 from deck to stack[s] for s in 1..5 */
    for (i64 s = 1; s <= 5; s++) {
        for (i64 k55_n = 8, k56_most = pos->deck_n; k55_n > 0 && k56_most > 0; k55_n--, k56_most--)
            move_card(pos, top_of(pos->deck, pos->deck_n), 18 + (s - 1), 0);
    }
    /*  171  draw 7 from deck to stack[6] */
    for (i64 k57_n = 7, k58_most = pos->deck_n; k57_n > 0 && k58_most > 0; k57_n--, k58_most--)
        move_card(pos, top_of(pos->deck, pos->deck_n), 18 + (6 - 1), 0);
    /*  172  let fires = [c for c in cards if c.lab_fire] */
    list_i64 fires MAYBE = ({ build_i64 k59_found = {0, 0, 0}; for (i64 c = 0; c < 69; c++) {
        if (CARD_lab_fire[c]) { k_add_i64(&k59_found, c); } }  k_made_i64(k59_found); });
    /*  173  for i in 1..5 */
    for (i64 i = 1; i <= 5; i++) {
        /*  174  if stack_order is last_bottom: cap(7 - i, fires[i]) */
        if (OPTION(stack_order) == STACK_ORDER_last_bottom) {
            do_cap(pos, a, (7 - i), k_item_i64(fires, i));
        }
        else {
            /*  176  let s = roll [s for s in 2..6 if count(stack[s]) > 0] */
            i64 s MAYBE = ({ list_i64 k61_list = ({ build_i64 k62_found = {0, 0, 0}; for (i64 s = 2; s <= 6; s++) {
                if ((i64)pos->stack_n[(s - 1)] > 0) { k_add_i64(&k62_found, s); } }  k_made_i64(k62_found); });
                k61_list.v[k_below(&pos->rng, k61_list.n)]; });
            /*  177  cap(s, fires[i]) */
            do_cap(pos, a, s, k_item_i64(fires, i));
        }
    }
    /*  178  move stack[1] to deck */
    { list_i64 k64_list = k_reverse_i64(from_top(pos->stack[(1 - 1)], pos->stack_n[(1 - 1)])); for (i64 k65_i = 0;
        k65_i < k64_list.n; k65_i++) { i64 k63_thing MAYBE = k64_list.v[k65_i];
        move_card(pos, k63_thing, 17, 0);
    } }
}

FN void do_cap(Position *pos MAYBE, Agreed *a MAYBE, i64 s MAYBE, i64 fire MAYBE) {
    /*  180  rule cap(s, fire) */
    /*  181  move stack[s] to deck */
    { list_i64 k67_list = k_reverse_i64(from_top(pos->stack[(s - 1)], pos->stack_n[(s - 1)])); for (i64 k68_i = 0;
        k68_i < k67_list.n; k68_i++) { i64 k66_thing MAYBE = k67_list.v[k68_i];
        move_card(pos, k66_thing, 17, 0);
    } }
    /*  182  move fire to deck */
    move_card(pos, fire, 17, 0);
}

FN void do_clear_offer(Position *pos MAYBE, Agreed *a MAYBE) {
    /*  267  rule clear_offer() */
    /*  268  for p in players, q in players */
    for (i64 p = 0; p < SEATS; p++) { for (i64 q = 0; q < SEATS; q++) {
        /*  269  for e in elements: promised[p, q, e] = 0 */
        for (i64 e = 0; e < 6; e++) {
            pos->promised[((p * 5 + q) * 6 + e)] = (__typeof__(pos->promised[((p * 5 + q) * 6 + e)]))(0);
        }
        /*  270  for t in tools: promised_tool[p, q, t] = 0 */
        for (i64 t = 0; t < 6; t++) {
            pos->promised_tool[((p * 5 + q) * 6 + t)] = (__typeof__(pos->promised_tool[((p * 5 + q) * 6 + t)]))(0);
        }
        /*  271  promised_wild[p, q] = 0 */
        pos->promised_wild[(p * 5 + q)] = (__typeof__(pos->promised_wild[(p * 5 + q)]))(0);
    } }
    /*  272  for x in extinguishers: promised_to[x] = none */
    for (i64 x = 0; x < 5; x++) {
        pos->promised_to[x] = (__typeof__(pos->promised_to[x]))(NONE);
    }
}

FN void do_carry_out(Position *pos MAYBE, Agreed *a MAYBE) {
    /*  274  rule carry_out() */
    /*  275  for p in players, q in players if p is not q */
    for (i64 p = 0; p < SEATS; p++) { for (i64 q = 0; q < SEATS; q++) { if (!(p == q)) {
        /*  276  for e in elements: move promised[p, q, e] of e from bench[p] to bench[q] */
        for (i64 e = 0; e < 6; e++) {
            move_element(pos, e, (i64)pos->promised[((p * 5 + q) * 6 + e)], 18 + p, 18 + q);
        }
        /*  277  for t in tools: move promised_tool[p, q, t] of t from tools[p] to tools[q] */
        for (i64 t = 0; t < 6; t++) {
            move_tool(pos, t, (i64)pos->promised_tool[((p * 5 + q) * 6 + t)], 2 + p, 2 + q);
        }
        /*  278  move promised_wild[p, q] of wild from wilds[p] to wilds[q] */
        move_wild(pos, 0, (i64)pos->promised_wild[(p * 5 + q)], 17 + p, 17 + q);
        /*  279  for x in shelf[p] if promised_to[x] is q */
        for (u64 k76_rest = pos->shelf[p]; k76_rest; k76_rest &= k76_rest - 1) { i64 x MAYBE = k_low(k76_rest);
            if ((i64)pos->promised_to[x] == q) {
            /*  280  move x to shelf[q] */
            move_extinguisher(pos, x, 1 + q, 0);
        } }
    } } }
}

FN void do_placed_on(Position *pos MAYBE, Agreed *a MAYBE, i64 place MAYBE, i64 p MAYBE) {
    /*  344  rule placed_on(place, p) */
    /*  345  left_to_place -= 1 */
    pos->left_to_place = (__typeof__(pos->left_to_place))k_within(pos->left_to_place - 1, 0, 5);
    /*  346  credit(place, p) */
    do_credit(pos, a, place, p);
}

FN void do_credit(Position *pos MAYBE, Agreed *a MAYBE, i64 place MAYBE, i64 p MAYBE) {
    /*  348  rule credit(place, p) */
    /*  349  if complete(place) and claim[place] is none and not nobel_claim[place] */
    if (let_complete(pos, a, place) && ((i64)pos->claim[place] == NONE) && !(i64)pos->nobel_claim[place]) {
        /*  350  claim[place] = p */
        pos->claim[place] = (__typeof__(pos->claim[place]))(p);
        /*  351  temporary[place] = yes */
        pos->temporary[place] = (__typeof__(pos->temporary[place]))(1);
    }
}

FN void do_fill_tank(Position *pos MAYBE, Agreed *a MAYBE, i64 extinguisher MAYBE) {
    /*  353  rule fill_tank(extinguisher) */
    /*  354  left_to_place -= 1 */
    pos->left_to_place = (__typeof__(pos->left_to_place))k_within(pos->left_to_place - 1, 0, 5);
    /*  355  if count(tank[extinguisher]) is 3 and extinguisher_ready is at_once: finish_tank(extinguisher) */
    if ((k_sum(k_pool(pos->element_at + (28 + extinguisher) * 6, 6, 1)) == 3)
        && (OPTION(extinguisher_ready) == EXTINGUISHER_READY_at_once)) {
        do_finish_tank(pos, a, extinguisher);
    }
}

FN void do_finish_tank(Position *pos MAYBE, Agreed *a MAYBE, i64 extinguisher MAYBE) {
    /*  357  rule finish_tank(extinguisher) */
    /*  358  move tank[extinguisher] to bag */
    move_elements(pos, 28 + extinguisher, 17);
    /*  359  built[extinguisher] = yes */
    pos->built[extinguisher] = (__typeof__(pos->built[extinguisher]))(1);
}

FN void do_exchange(Position *pos MAYBE, Agreed *a MAYBE, i64 n MAYBE, i64 e MAYBE, i64 f MAYBE) {
    /*  361  rule exchange(n, e, f) */
    /*  362  exchanges += 1 */
    pos->exchanges = (__typeof__(pos->exchanges))k_within(pos->exchanges + 1, 0, 2);
    /*  363  move f from bag to bench[me] */
    move_element(pos, f, 1, 17, 18 + (i64)pos->me);
    /*  364  move n of e from bench[me] to bag */
    move_element(pos, e, n, 18 + (i64)pos->me, 17);
}

FN void do_rise(Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 experiment MAYBE) {
    /*  423  rule rise(p, experiment) */
    /*  424  level[p, experiment] += 1 */
    pos->level[(p * 4 + experiment)] = (__typeof__(pos->level[(p * 4 + experiment)]))k_within(pos->level[(p * 4 + experiment)] + 1, 0, 3);
    /*  425  if experiment is study and journal_source is study_rise: gain_journal(p) */
    if ((experiment == EXPERIMENT_study) && (OPTION(journal_source) == JOURNAL_SOURCE_study_rise)) {
        do_gain_journal(pos, a, p);
    }
}

FN void do_gain_journal(Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE) {
    /*  427  rule gain_journal(p) */
    /*  428  if supply[tool("Journal")] > 0 and tools[p][tool("Journal")] is 0 */
    if (((i64)pos->tool_at[1 * 6 + 5] > 0) && ((i64)pos->tool_at[(2 + p) * 6 + 5] == 0)) {
        /*  429  move tool("Journal") from supply to tools[p] */
        move_tool(pos, 5, 1, 1, 2 + p);
        /*  430  journal_since[p] = rounds */
        pos->journal_since[p] = (__typeof__(pos->journal_since[p]))((i64)pos->rounds);
    }
}

FN void do_clear_place(Position *pos MAYBE, Agreed *a MAYBE, i64 place MAYBE) {
    /*  432  rule clear_place(place) */
    /*  433  move atoms[place] to bag */
    move_elements(pos, 1 + place, 17);
    /*  434  strip(place) */
    do_strip(pos, a, place);
}

FN void do_strip(Position *pos MAYBE, Agreed *a MAYBE, i64 place MAYBE) {
    /*  436  rule strip(place) */
    /*  437  move wild_on[place] to box */
    move_wilds(pos, 1 + place, 0);
    /*  438  for e in elements: stands[place, e] = 0 */
    for (i64 e = 0; e < 6; e++) {
        pos->stands[(place * 6 + e)] = (__typeof__(pos->stands[(place * 6 + e)]))(0);
    }
    /*  439  claim[place] = none */
    pos->claim[place] = (__typeof__(pos->claim[place]))(NONE);
    /*  440  temporary[place] = no */
    pos->temporary[place] = (__typeof__(pos->temporary[place]))(0);
    /*  441  fresh[place] = no */
    pos->fresh[place] = (__typeof__(pos->fresh[place]))(0);
    /*  442  nobel_claim[place] = no */
    pos->nobel_claim[place] = (__typeof__(pos->nobel_claim[place]))(0);
    /*  443  flames[place] = 0 */
    pos->flames[place] = (__typeof__(pos->flames[place]))(0);
}

FN void do_clear_shields(Position *pos MAYBE, Agreed *a MAYBE) {
    /*  459  rule clear_shields() */
    /*  460  for x in places: shielded[x] = no */
    for (i64 x = 0; x < 16; x++) {
        pos->shielded[x] = (__typeof__(pos->shielded[x]))(0);
    }
}

FN void do_fill(Position *pos MAYBE, Agreed *a MAYBE) {
    /*  494  rule fill() */
    /*  495  for x in places if field[x] is none */
    for (i64 x = 0; x < 16; x++) { if ((i64)pos->field[x] == NONE) {
        /*  496  repeat 7 times */
        for (i64 k81_n = 7; k81_n > 0; k81_n--) {
            /*  497  if count(deck) is 0 */
            if ((i64)pos->deck_n == 0) {
                /*  498  short = yes */
                pos->short_ = (__typeof__(pos->short_))(1);
                /*  499  done */
                return;
            }
            /*  500  let next = top(deck) */
            i64 next MAYBE = top_of(pos->deck, pos->deck_n);
            /*  501  reveal next */
            KNOWING(reveal_card(pos, next, -1));
            /*  502  if next.lab_fire */
            if (CARD_lab_fire[next]) {
                /*  503  fire_waiting = not fire_out */
                pos->fire_waiting = (__typeof__(pos->fire_waiting))(!(i64)pos->fire_out);
                /*  504  move next to discard */
                move_card(pos, next, 25, 0);
            }
            else {
                /*  506  move next to field[x] */
                move_card(pos, next, 1 + x, 0);
                /*  507  stop */
                goto k82_left;
            }
        }
        k82_left:;
    } }
}

FN void offer_round_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  194  choose by lead "Nobel returns {e}" for e in nobel_bench */
    k_offer_word(offered, 0, ({ u64 k83_found = 0; { list_i64 k85_pool = k_pool(pos->element_at + 33 * 6, 6, 1);
        for (i64 e = 0; e < 6; e++) if (k85_pool.v[e]) { i64 k84_at = e; k83_found |= k_bit(k84_at);
        } } k83_found; }));
}

FN void offer_round_choose_2(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  201  choose */
    /*  202  "Claim {x}" for x in unclaimed */
    k_offer_word(offered, 6, ({ u64 k86_found = 0; { list_i64 k88_list = let_unclaimed(pos, a); for (i64 k89_i = 0;
        k89_i < k88_list.n; k89_i++) { i64 x MAYBE = k88_list.v[k89_i]; i64 k87_at = x; k86_found |= k_bit(k87_at);
        } } k86_found; }));
    /*  205  "Keep your tokens" if study_pass */
    if ((OPTION(study_pass))) {
        k_offer_word(offered, 22, 1);
    }
}

FN void offer_round_choose_3(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  208  may "Shift the claim from {x} to {y}" for x in claims(me), y in unclaimed if not fresh[x] and not co.. */
    for (u64 k94_rest = ({ u64 k91_set = 0; { list_i64 k92_list = let_claims(pos, a, (i64)pos->me);
        for (i64 k93_i = 0; k93_i < k92_list.n; k93_i++) { i64 k90_v MAYBE = k92_list.v[k93_i];
        k91_set |= k_bit(k90_v); } } k91_set; }); k94_rest; k94_rest &= k94_rest - 1) { i64 x MAYBE = k_low(k94_rest);
        if ((!(i64)pos->fresh[x]) && (!let_complete(pos, a, x))) {
            k_offer_word(offered, 23 + 16 * x, ({ u64 k95_found = 0; { list_i64 k97_list = let_unclaimed(pos, a);
                for (i64 k98_i = 0; k98_i < k97_list.n; k98_i++) { i64 y MAYBE = k97_list.v[k98_i]; i64 k96_at = y;
                k95_found |= k_bit(k96_at); } } k95_found; }));
        }
    }
    if (offered->total) k_offer_word(offered, 279, 1);
}

FN void offer_trade_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  234  may "Make an offer" */
    k_offer_word(offered, 280, 1);
    if (offered->total) k_offer_word(offered, 281, 1);
}

FN void offer_make_offer_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  242  may */
    /*  243  "{p} gives {q} {e}" for p in players, q in players, e in bench[p] if p is not q and spare(p, e) > 0 */
    for (i64 p = 0; p < SEATS; p++) {
        for (i64 q = 0; q < SEATS; q++) {
            if ((!(p == q))) {
                k_offer_word(offered, 282 + 30 * p + 6 * q, ({ u64 k99_found = 0; {
                    list_i64 k101_pool = k_pool(pos->element_at + (18 + p) * 6, 6, 1); for (i64 e = 0; e < 6;
                    e++) if (k101_pool.v[e]) { if ((let_spare(pos, a, p, e) > 0)) { i64 k100_at = e;
                    k99_found |= k_bit(k100_at); } } } k99_found; }));
            }
        }
    }
    /*  245  "{p} gives {q} the {t}" for p in players, q in players, t in tools[p] if p is not q and spare_tool(p.. */
    for (i64 p = 0; p < SEATS; p++) {
        for (i64 q = 0; q < SEATS; q++) {
            if ((!(p == q))) {
                k_offer_word(offered, 432 + 30 * p + 6 * q, ({ u64 k102_found = 0; {
                    list_i64 k104_pool = k_pool(pos->tool_at + (2 + p) * 6, 6, 1); for (i64 t = 0; t < 6;
                    t++) if (k104_pool.v[t]) { if ((let_spare_tool(pos, a, p, t) > 0)) { i64 k103_at = t;
                    k102_found |= k_bit(k103_at); } } } k102_found; }));
            }
        }
    }
    /*  247  "{p} gives {q} a wild element" for p in players, q in players if p is not q and spare_wild(p) > 0 */
    for (i64 p = 0; p < SEATS; p++) {
        k_offer_word(offered, 582 + 5 * p, ({ u64 k105_found = 0; for (i64 q = 0; q < SEATS; q++) { if ((!(p == q))
            && (let_spare_wild(pos, a, p) > 0)) { i64 k106_at = q; k105_found |= k_bit(k106_at); } } k105_found; }));
    }
    /*  249  "{p} gives {q} extinguisher {x}" for p in players, q in players, x in shelf[p] if p is not q and pro.. */
    for (i64 p = 0; p < SEATS; p++) {
        for (i64 q = 0; q < SEATS; q++) {
            if ((!(p == q))) {
                k_offer_word(offered, 607 + 25 * p + 5 * q, ({ u64 k107_found = 0;
                    for (u64 k109_rest = pos->shelf[p]; k109_rest; k109_rest &= k109_rest - 1) {
                    i64 x MAYBE = k_low(k109_rest); if (((i64)pos->promised_to[x] == NONE)) { i64 k108_at = x;
                    k107_found |= k_bit(k108_at); } } k107_found; }));
            }
        }
    }
    if (offered->total) k_offer_word(offered, 732, 1);
}

FN void offer_make_offer_choose_2(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  255  choose */
    /*  256  "Agree" */
    k_offer_word(offered, 733, 1);
    /*  257  "Refuse": agreed = no */
    k_offer_word(offered, 734, 1);
}

FN void offer_trade_with_nobel_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  285  may "Give Nobel {e} for {f}" for e in bench[me], f in nobel_bench if e is not f */
    { list_i64 k110_pool = k_pool(pos->element_at + (18 + (i64)pos->me) * 6, 6, 1); for (i64 e = 0; e < 6;
        e++) if (k110_pool.v[e]) {
        k_offer_word(offered, 735 + 6 * e, ({ u64 k111_found = 0; {
            list_i64 k113_pool = k_pool(pos->element_at + 33 * 6, 6, 1); for (i64 f = 0; f < 6;
            f++) if (k113_pool.v[f]) { if ((!(e == f))) { i64 k112_at = f; k111_found |= k_bit(k112_at);
            } } } k111_found; }));
    } }
    if (offered->total) k_offer_word(offered, 771, 1);
}

FN void offer_give_back_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  292  choose "Return {e}" for e in bench[me] */
    k_offer_word(offered, 772, ({ u64 k114_found = 0; {
        list_i64 k116_pool = k_pool(pos->element_at + (18 + (i64)pos->me) * 6, 6, 1); for (i64 e = 0; e < 6;
        e++) if (k116_pool.v[e]) { i64 k115_at = e; k114_found |= k_bit(k115_at); } } k114_found; }));
}

FN void offer_do_research_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  301  may "Use the goggles" if tools[me][tool("Safety Goggles")] > 0 */
    if (((i64)pos->tool_at[(2 + (i64)pos->me) * 6 + 0] > 0)) {
        k_offer_word(offered, 778, 1);
    }
    if (offered->total) k_offer_word(offered, 779, 1);
}

FN void offer_do_research_choose_2(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  305  may */
    /*  306  "Place {e} on {x}" for e in bench[me], x in places if fits(e, x) */
    { list_i64 k117_pool = k_pool(pos->element_at + (18 + (i64)pos->me) * 6, 6, 1); for (i64 e = 0; e < 6;
        e++) if (k117_pool.v[e]) {
        k_offer_word(offered, 780 + 16 * e, ({ u64 k118_found = 0; for (i64 x = 0; x < 16; x++) {
            if ((let_fits(pos, a, e, x))) { i64 k119_at = x; k118_found |= k_bit(k119_at); } } k118_found; }));
    } }
    /*  309  "Place {e} on {x} with the goggles" for e in apart[me], x in places if fits(e, x) */
    { list_i64 k120_pool = k_pool(pos->element_at + (23 + (i64)pos->me) * 6, 6, 1); for (i64 e = 0; e < 6;
        e++) if (k120_pool.v[e]) {
        k_offer_word(offered, 876 + 16 * e, ({ u64 k121_found = 0; for (i64 x = 0; x < 16; x++) {
            if ((let_fits(pos, a, e, x))) { i64 k122_at = x; k121_found |= k_bit(k122_at); } } k121_found; }));
    } }
    /*  312  "Place a wild as {e} on {x}" for e in elements, x in places if count(wilds[me]) > 0 and fits(e, x) and */
    if ((k_sum(k_pool(pos->wild_at + (17 + (i64)pos->me) * 1, 1, 1)) > 0)) {
        for (i64 e = 0; e < 6; e++) {
            k_offer_word(offered, 972 + 16 * e, ({ u64 k123_found = 0; for (i64 x = 0; x < 16; x++) {
                if ((let_fits(pos, a, e, x)) && (OPTION(wild_sulfur) || !(e == 5))) { i64 k124_at = x;
                k123_found |= k_bit(k124_at); } } k123_found; }));
        }
    }
    /*  317  "Place {e} on your extinguisher" for x in shelf[me], e in bench[me] if fits_tank(e, x) */
    for (u64 k125_rest = pos->shelf[(i64)pos->me]; k125_rest; k125_rest &= k125_rest - 1) {
        i64 x MAYBE = k_low(k125_rest);
        k_offer_word(offered, 1068 + 6 * x, ({ u64 k126_found = 0; {
            list_i64 k128_pool = k_pool(pos->element_at + (18 + (i64)pos->me) * 6, 6, 1); for (i64 e = 0; e < 6;
            e++) if (k128_pool.v[e]) { if ((let_fits_tank(pos, a, e, x))) { i64 k127_at = e;
            k126_found |= k_bit(k127_at); } } } k126_found; }));
    }
    /*  320  "Place {e} on your extinguisher with the goggles" for x in shelf[me], e in apart[me] if fits_tank(e,.. */
    for (u64 k129_rest = pos->shelf[(i64)pos->me]; k129_rest; k129_rest &= k129_rest - 1) {
        i64 x MAYBE = k_low(k129_rest);
        k_offer_word(offered, 1098 + 6 * x, ({ u64 k130_found = 0; {
            list_i64 k132_pool = k_pool(pos->element_at + (23 + (i64)pos->me) * 6, 6, 1); for (i64 e = 0; e < 6;
            e++) if (k132_pool.v[e]) { if ((let_fits_tank(pos, a, e, x))) { i64 k131_at = e;
            k130_found |= k_bit(k131_at); } } } k130_found; }));
    }
    /*  323  "Trade three {e} for {f}" for e in bench[me], f in bag if exchanges is 0 and bench[me][e] >= 3 */
    if (((i64)pos->exchanges == 0)) {
        { list_i64 k133_pool = k_pool(pos->element_at + (18 + (i64)pos->me) * 6, 6, 1); for (i64 e = 0; e < 6;
            e++) if (k133_pool.v[e]) {
            if (((i64)pos->element_at[(18 + (i64)pos->me) * 6 + e] >= 3)) {
                k_offer_word(offered, 1128 + 6 * e, ({ u64 k134_found = 0; {
                    list_i64 k136_pool = k_pool(pos->element_at + 17 * 6, 6, 1); for (i64 f = 0; f < 6;
                    f++) if (k136_pool.v[f]) { i64 k135_at = f; k134_found |= k_bit(k135_at); } } k134_found; }));
            }
        } }
    }
    /*  325  "Trade two {e} for {f}" for e in bench[me], f in bag if bench[me][e] >= 2 and */
    { list_i64 k137_pool = k_pool(pos->element_at + (18 + (i64)pos->me) * 6, 6, 1); for (i64 e = 0; e < 6;
        e++) if (k137_pool.v[e]) {
        if (((i64)pos->element_at[(18 + (i64)pos->me) * 6 + e] >= 2)
            && ((i64)pos->tool_at[(2 + (i64)pos->me) * 6 + 2] > 0) && (((i64)pos->exchanges == 0)
            || (OPTION(pipet_adds) && ((i64)pos->exchanges == 1)))) {
            k_offer_word(offered, 1164 + 6 * e, ({ u64 k138_found = 0; {
                list_i64 k140_pool = k_pool(pos->element_at + 17 * 6, 6, 1); for (i64 f = 0; f < 6;
                f++) if (k140_pool.v[f]) { i64 k139_at = f; k138_found |= k_bit(k139_at); } } k138_found; }));
        }
    } }
    /*  328  "Claim {x}" for x in unclaimed if available(me) > 0 and count(atoms[x]) + count(wild_on[x]) > 0 */
    if ((let_available(pos, a, (i64)pos->me) > 0)) {
        k_offer_word(offered, 1200, ({ u64 k141_found = 0; { list_i64 k143_list = let_unclaimed(pos, a);
            for (i64 k144_i = 0; k144_i < k143_list.n; k144_i++) { i64 x MAYBE = k143_list.v[k144_i];
            if (((k_sum(k_pool(pos->element_at + (1 + x) * 6, 6, 1)) + k_sum(k_pool(pos->wild_at + (1 + x) * 1, 1,
    1))) > 0)) { i64 k142_at = x; k141_found |= k_bit(k142_at); } } } k141_found; }));
    }
    /*  331  "Light {x}" for x in places if tools[me][tool("Bunsen Burner")] > 0 and field[x] is not none and fla.. */
    if (((i64)pos->tool_at[(2 + (i64)pos->me) * 6 + 1] > 0)) {
        k_offer_word(offered, 1216, ({ u64 k145_found = 0; for (i64 x = 0; x < 16; x++) {
            if (((i64)pos->field[x] != NONE) && ((i64)pos->flames[x] == 0)) { i64 k146_at = x;
            k145_found |= k_bit(k146_at); } } k145_found; }));
    }
    if (offered->total) k_offer_word(offered, 1232, 1);
}

FN void offer_score_compounds_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  374  choose */
    /*  375  "Score {x}" for x in claims(me) if complete(x) */
    k_offer_word(offered, 1233, ({ u64 k147_found = 0; { list_i64 k149_list = let_claims(pos, a, (i64)pos->me);
        for (i64 k150_i = 0; k150_i < k149_list.n; k150_i++) { i64 x MAYBE = k149_list.v[k150_i];
        if ((let_complete(pos, a, x))) { i64 k148_at = x; k147_found |= k_bit(k148_at); } } } k147_found; }));
    /*  377  "Lower {a}, raise {b}" for a in experiments, b in experiments if a is not b and not used_cylinder and */
    for (i64 a_ = 0; a_ < 4; a_++) {
        k_offer_word(offered, 1249 + 4 * a_, ({ u64 k151_found = 0; for (i64 b = 0; b < 4; b++) { if ((!(a_ == b))
            && (!(i64)pos->used_cylinder) && ((i64)pos->tool_at[(2 + (i64)pos->me) * 6 + 4] > 0)
            && ((i64)pos->level[((i64)pos->me * 4 + a_)] > 0) && (!let_finished(pos, a, (i64)pos->me, b))) {
            i64 k152_at = b; k151_found |= k_bit(k152_at); } } k151_found; }));
    }
    /*  387  "Finish" if every(not complete(x) for x in claims(me)) */
    if ((({ i64 k153_found = 1; { list_i64 k155_list = let_claims(pos, a, (i64)pos->me); for (i64 k156_i = 0;
        k156_i < k155_list.n; k156_i++) { i64 x MAYBE = k155_list.v[k156_i]; if (!(!let_complete(pos, a, x))) {
        k153_found = 0; goto k154_done; } } } goto k154_done; k154_done:; k153_found; }))) {
        k_offer_word(offered, 1281, 1);
    }
}

FN void offer_score_compounds_choose_2(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  382  choose "Give up {x}" for x in claims(me) if not temporary[x] */
    k_offer_word(offered, 1265, ({ u64 k157_found = 0; { list_i64 k159_list = let_claims(pos, a, (i64)pos->me);
        for (i64 k160_i = 0; k160_i < k159_list.n; k160_i++) { i64 x MAYBE = k159_list.v[k160_i];
        if ((!(i64)pos->temporary[x])) { i64 k158_at = x; k157_found |= k_bit(k158_at); } } } k157_found; }));
}

FN void offer_score_place_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  395  choose */
    /*  396  "Raise {e}" for e in [tube(card.state), lab] if not finished(me, e) */
    k_offer_word(offered, 1282, ({ u64 k161_found = 0; {
        list_i64 k163_list = k_list_i64((const i64[]){let_tube(CARD_state[k_known((i64)pos->score_place_card)]),
    EXPERIMENT_lab},
    2); for (i64 k164_i = 0; k164_i < k163_list.n; k164_i++) { i64 e MAYBE = k163_list.v[k164_i]; if ((!let_finished(pos, a, (i64)pos->me, e))) { i64 k162_at = e; k161_found |= k_bit(k162_at); } } } k161_found; }));
}

FN void offer_score_place_choose_2(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  401  may "Keep one {e}" for e in atoms[place] */
    k_offer_word(offered, 1286, ({ u64 k165_found = 0; {
        list_i64 k167_pool = k_pool(pos->element_at + (1 + (i64)pos->score_place_place) * 6, 6, 1); for (i64 e = 0;
        e < 6; e++) if (k167_pool.v[e]) { i64 k166_at = e; k165_found |= k_bit(k166_at); } } k165_found; }));
    if (offered->total) k_offer_word(offered, 1292, 1);
}

FN void offer_score_place_choose_3(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  408  choose */
    /*  409  "Raise {p}'s {e}" for p in opponents, e in experiments if not finished(p, e) */
    for (u64 k172_rest = ({ u64 k169_set = 0; { list_i64 k170_list = k_opponents(pos->me, SEATS);
        for (i64 k171_i = 0; k171_i < k170_list.n; k171_i++) { i64 k168_v MAYBE = k170_list.v[k171_i];
        k169_set |= k_bit(k168_v); } } k169_set; }); k172_rest; k172_rest &= k172_rest - 1) {
        i64 p MAYBE = k_low(k172_rest);
        k_offer_word(offered, 1293 + 4 * p, ({ u64 k173_found = 0; for (i64 e = 0; e < 4; e++) {
            if ((!let_finished(pos, a, p, e))) { i64 k174_at = e; k173_found |= k_bit(k174_at); } } k173_found; }));
    }
    /*  412  "Share the points" if grant_free: share(card.points) */
    if ((OPTION(grant_free))) {
        k_offer_word(offered, 1313, 1);
    }
}

FN void offer_share_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  418  choose "Share with {p}" for p in opponents */
    k_offer_word(offered, 1314, ({ u64 k175_found = 0; { list_i64 k177_list = k_opponents(pos->me, SEATS);
        for (i64 k178_i = 0; k178_i < k177_list.n; k178_i++) { i64 p MAYBE = k177_list.v[k178_i]; i64 k176_at = p;
        k175_found |= k_bit(k176_at); } } k175_found; }));
}

FN void offer_ask_for_extinguishers_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  465  may "Spend an extinguisher on {x}" for e in shelf[me], x in targets if built[e] and not shielded[x] */
    for (u64 k179_rest = pos->shelf[(i64)pos->me]; k179_rest; k179_rest &= k179_rest - 1) {
        i64 e MAYBE = k_low(k179_rest);
        if (((i64)pos->built[e])) {
            k_offer_word(offered, 1319 + 16 * e, ({ u64 k180_found = 0; {
                list_i64 k182_list = k_kept(pos->ask_for_extinguishers_targets,
    pos->ask_for_extinguishers_targets_n); for (i64 k183_i = 0; k183_i < k182_list.n; k183_i++) { i64 x MAYBE = k182_list.v[k183_i]; if ((!(i64)pos->shielded[x])) { i64 k181_at = x; k180_found |= k_bit(k181_at); } } } k180_found; }));
        }
    }
    if (offered->total) k_offer_word(offered, 1399, 1);
}

FN void offer_explode_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  478  choose by scatterer[x] "Scatter {e} from {x} to {y}" for y in near(x) if field[y] is not none and mi.. */
    k_offer_word(offered, 1400, ({ u64 k184_found = 0; { list_i64 k186_list = let_near(a, (i64)pos->explode_x);
        for (i64 k187_i = 0; k187_i < k186_list.n; k187_i++) { i64 y MAYBE = k186_list.v[k187_i];
        if (((i64)pos->field[y] != NONE) && (let_missing(pos, a, y, (i64)pos->explode_e) > 0)) { i64 k185_at = y;
        k184_found |= k_bit(k185_at); } } } k184_found; }));
}

FN void offer_pass_the_lead_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  514  may "Use the lab key" */
    k_offer_word(offered, 1416, 1);
    if (offered->total) k_offer_word(offered, 1417, 1);
}

FN void offer_nobel_research_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  523  choose by lead */
    /*  524  "Nobel places {e} on {x}" for e in nobel_bench, x in unclaimed if missing(x, e) > 0 */
    { list_i64 k188_pool = k_pool(pos->element_at + 33 * 6, 6, 1); for (i64 e = 0; e < 6; e++) if (k188_pool.v[e]) {
        k_offer_word(offered, 1418 + 16 * e, ({ u64 k189_found = 0; { list_i64 k191_list = let_unclaimed(pos, a);
            for (i64 k192_i = 0; k192_i < k191_list.n; k192_i++) { i64 x MAYBE = k191_list.v[k192_i];
            if ((let_missing(pos, a, x, e) > 0)) { i64 k190_at = x; k189_found |= k_bit(k190_at);
            } } } k189_found; }));
    } }
    /*  527  "Nobel stops" if i > 1 */
    if (((i64)pos->nobel_research_i > 1)) {
        k_offer_word(offered, 1514, 1);
    }
}

FN void offer_score_for_nobel_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  539  choose by lead "Raise {p}'s {e}" for p in players, e in experiments if not finished(p, e) */
    for (i64 p = 0; p < SEATS; p++) {
        k_offer_word(offered, 1515 + 4 * p, ({ u64 k193_found = 0; for (i64 e = 0; e < 4; e++) {
            if ((!let_finished(pos, a, p, e))) { i64 k194_at = e; k193_found |= k_bit(k194_at); } } k193_found; }));
    }
}

FN i64 decider(const Position *pos, Agreed *a MAYBE) {
    if (pos->at == ROUND_CHOOSE) return (i64)pos->lead;
    if (pos->at == EXPLODE_CHOOSE) return (i64)pos->scatterer[(i64)pos->explode_x];
    if (pos->at == NOBEL_RESEARCH_CHOOSE) return (i64)pos->lead;
    if (pos->at == SCORE_FOR_NOBEL_CHOOSE) return (i64)pos->lead;
    return pos->me;
}

static k_run k_runs[IDS];
typedef struct { k_stream rng; i64 length; u32 *taken; } Playing;

COLD void offer(const Position *pos, Agreed *a, k_offer *offered) {
    switch (pos->at) {
        case ROUND_CHOOSE: offer_round_choose(pos, a, offered); return;
        case ROUND_CHOOSE_2: offer_round_choose_2(pos, a, offered); return;
        case ROUND_CHOOSE_3: offer_round_choose_3(pos, a, offered); return;
        case TRADE_CHOOSE: offer_trade_choose(pos, a, offered); return;
        case MAKE_OFFER_CHOOSE: offer_make_offer_choose(pos, a, offered); return;
        case MAKE_OFFER_CHOOSE_2: offer_make_offer_choose_2(pos, a, offered); return;
        case TRADE_WITH_NOBEL_CHOOSE: offer_trade_with_nobel_choose(pos, a, offered); return;
        case GIVE_BACK_CHOOSE: offer_give_back_choose(pos, a, offered); return;
        case DO_RESEARCH_CHOOSE: offer_do_research_choose(pos, a, offered); return;
        case DO_RESEARCH_CHOOSE_2: offer_do_research_choose_2(pos, a, offered); return;
        case SCORE_COMPOUNDS_CHOOSE: offer_score_compounds_choose(pos, a, offered); return;
        case SCORE_COMPOUNDS_CHOOSE_2: offer_score_compounds_choose_2(pos, a, offered); return;
        case SCORE_PLACE_CHOOSE: offer_score_place_choose(pos, a, offered); return;
        case SCORE_PLACE_CHOOSE_2: offer_score_place_choose_2(pos, a, offered); return;
        case SCORE_PLACE_CHOOSE_3: offer_score_place_choose_3(pos, a, offered); return;
        case SHARE_CHOOSE: offer_share_choose(pos, a, offered); return;
        case ASK_FOR_EXTINGUISHERS_CHOOSE: offer_ask_for_extinguishers_choose(pos, a, offered); return;
        case EXPLODE_CHOOSE: offer_explode_choose(pos, a, offered); return;
        case PASS_THE_LEAD_CHOOSE: offer_pass_the_lead_choose(pos, a, offered); return;
        case NOBEL_RESEARCH_CHOOSE: offer_nobel_research_choose(pos, a, offered); return;
        case SCORE_FOR_NOBEL_CHOOSE: offer_score_for_nobel_choose(pos, a, offered); return;
        default: return;
    }
}

HOT void run(Position *pos, Agreed *a MAYBE, i64 id, Playing *playing) {
    i64 k MAYBE;
    i64 round_nobel_returns_with_e MAYBE = 0;
    i64 round_claim_with_x MAYBE = 0;
    i64 round_shift_the_claim_with_x MAYBE = 0;
    i64 round_shift_the_claim_with_y MAYBE = 0;
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
    i64 trade_with_nobel_give_nobel_with_e MAYBE = 0;
    i64 trade_with_nobel_give_nobel_with_f MAYBE = 0;
    i64 give_back_return_with_e MAYBE = 0;
    i64 do_research_place_with_e MAYBE = 0;
    i64 do_research_place_2_with_e MAYBE = 0;
    i64 do_research_place_a_wild_with_e MAYBE = 0;
    i64 do_research_place_3_with_e MAYBE = 0;
    i64 do_research_place_4_with_e MAYBE = 0;
    i64 do_research_trade_three_with_e MAYBE = 0;
    i64 do_research_trade_three_with_f MAYBE = 0;
    i64 do_research_trade_two_with_e MAYBE = 0;
    i64 do_research_trade_two_with_f MAYBE = 0;
    i64 score_compounds_score_with_x MAYBE = 0;
    i64 score_compounds_give_up_with_x MAYBE = 0;
    i64 score_place_raise_with_e MAYBE = 0;
    i64 score_place_keep_one_with_e MAYBE = 0;
    i64 score_place_raise_2_with_p MAYBE = 0;
    i64 score_place_raise_2_with_e MAYBE = 0;
    i64 share_share_with_with_p MAYBE = 0;
    i64 ask_for_extinguishers_spend_an_extinguisher_with_e MAYBE = 0;
    i64 ask_for_extinguishers_spend_an_extinguisher_with_x MAYBE = 0;
    i64 explode_scatter_with_y MAYBE = 0;
    i64 nobel_research_nobel_places_with_e MAYBE = 0;
    i64 nobel_research_nobel_places_with_x MAYBE = 0;
    i64 score_for_nobel_raise_with_p MAYBE = 0;
    i64 score_for_nobel_raise_with_e MAYBE = 0;
    if (id != BEGIN) switch (pos->at) {
        case ROUND_CHOOSE: goto take_round_choose;
        case ROUND_CHOOSE_2: goto take_round_choose_2;
        case ROUND_CHOOSE_3: goto take_round_choose_3;
        case TRADE_CHOOSE: goto take_trade_choose;
        case MAKE_OFFER_CHOOSE: goto take_make_offer_choose;
        case MAKE_OFFER_CHOOSE_2: goto take_make_offer_choose_2;
        case TRADE_WITH_NOBEL_CHOOSE: goto take_trade_with_nobel_choose;
        case GIVE_BACK_CHOOSE: goto take_give_back_choose;
        case DO_RESEARCH_CHOOSE: goto take_do_research_choose;
        case DO_RESEARCH_CHOOSE_2: goto take_do_research_choose_2;
        case SCORE_COMPOUNDS_CHOOSE: goto take_score_compounds_choose;
        case SCORE_COMPOUNDS_CHOOSE_2: goto take_score_compounds_choose_2;
        case SCORE_PLACE_CHOOSE: goto take_score_place_choose;
        case SCORE_PLACE_CHOOSE_2: goto take_score_place_choose_2;
        case SCORE_PLACE_CHOOSE_3: goto take_score_place_choose_3;
        case SHARE_CHOOSE: goto take_share_choose;
        case ASK_FOR_EXTINGUISHERS_CHOOSE: goto take_ask_for_extinguishers_choose;
        case EXPLODE_CHOOSE: goto take_explode_choose;
        case PASS_THE_LEAD_CHOOSE: goto take_pass_the_lead_choose;
        case NOBEL_RESEARCH_CHOOSE: goto take_nobel_research_choose;
        case SCORE_FOR_NOBEL_CHOOSE: goto take_score_for_nobel_choose;
        default: return;
    }
    {
        /*  145  move elements to bag */
        move_elements(pos, 0, 17);
        /*  146  move tools to supply */
        move_tools(pos, 0, 1);
        /*  147  lead = roll players */
        pos->lead = (__typeof__(pos->lead))(({ u64 k195_set = ((1ull << SEATS) - 1);
            k_nth(k195_set, k_below(&pos->rng, k_count(k195_set))); }));
        /*  148  for p in players */
        for (i64 p = 0; p < SEATS; p++) {
            /*  149  draw 4 from bag to bench[p] */
            draw_elements(pos, 4, 17, 18 + p);
            /*  150  move wild from box to wilds[p] */
            move_wild(pos, 0, 1, 0, 17 + p);
            /*  151  move extinguisher(p.seat) to shelf[p] */
            move_extinguisher(pos, ({ i64 k199_key = (p + 1); i64 k198_found = -1; for (i64 k197_row = 0;
                k198_found < 0 && k197_row < 5; k197_row++) {
                if ((EXTINGUISHER_number[k197_row] == k199_key)) k198_found = k197_row; } if (k198_found < 0) {
                k_fault(); } k198_found; }), 1 + p, 0);
        }
        /*  152  if two: draw 4 from bag to nobel_bench */
        if (let_two(a)) {
            draw_elements(pos, 4, 17, 33);
        }
        /*  153  lay_out_field() */
        do_lay_out_field(pos, a);
        /*  154  build_deck() */
        do_build_deck(pos, a);
    }
    goto begin;
    begin: MAYBE;
    goto at_round;
    next_turn: MAYBE;
    goto at_round;
    at_round: MAYBE; {
        /*  184  round */
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        pos->ticks++;
        /*  185  rounds += 1 */
        pos->rounds = (__typeof__(pos->rounds))k_within(pos->rounds + 1, 0, 999);
        /*  186  phase "Discovery" if rounds > 1 */
        if ((i64)pos->rounds > 1) {
            /*  187  each player from lead: draw shown(me, discovery) from bag to bench[me] */
            {
            i64 k200_kept_me = pos->me, k202_first = (i64)pos->lead;
            for (i64 k201_i = 0; k201_i < SEATS; k201_i++) {
                pos->me = (i8)((k202_first + k201_i) % SEATS);
                draw_elements(pos, let_shown(pos, a, (i64)pos->me, EXPERIMENT_discovery), 17, 18 + (i64)pos->me);
            }
            pos->me = (i8)k200_kept_me;
            }
            /*  188  if two: draw nobel_shown(discovery) from bag to nobel_bench */
            if (let_two(a)) {
                draw_elements(pos, let_nobel_shown(pos, a, EXPERIMENT_discovery), 17, 33);
            }
        }
        /*  189  phase "Trading" if rounds > 1 or first_turn_trading */
        if (((i64)pos->rounds > 1) || OPTION(first_turn_trading)) goto at_round_if;
        goto at_round_on;
    }
    at_round_on: MAYBE; {
        /*  198  for x in places: fresh[x] = no */
        for (i64 x = 0; x < 16; x++) {
            pos->fresh[x] = (__typeof__(pos->fresh[x]))(0);
        }
        /*  199  repeat study_max times */
        pos->round_times_2 = (__typeof__(pos->round_times_2))OPTION(study_max);
        goto at_round_again_2;
    }
    at_round_if: MAYBE; {
        /*  190  trade() */
        goto at_trade;
    }
    at_round_after_trade: MAYBE; {
        /*  191  if two: trade_with_nobel() */
        if (let_two(a)) goto at_round_if_2;
        goto at_round_on_2;
    }
    at_round_on_2: MAYBE; {
        pos->round_kept_me = (__typeof__(pos->round_kept_me))pos->me;
        k_keep(pos->round_seats_left, &pos->round_seats_left_n, 5, k_seats_from((i64)pos->lead, SEATS));
        goto at_round_next_player;
    }
    at_round_if_2: MAYBE; {
        /*  191  if two: trade_with_nobel() */
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
        /*  193  repeat count(nobel_bench) - 4 times */
        pos->round_times = (__typeof__(pos->round_times))(k_sum(k_pool(pos->element_at + 33 * 6, 6, 1)) - 4);
        goto at_round_again;
    }
    at_round_player: MAYBE; {
        pos->me = (i8)(i64)pos->round_seat;
        /*  192  each player from lead: give_back() */
        pos->give_back_goes_back_to = 1;
        goto at_give_back;
    }
    at_round_after_give_back: MAYBE; {
        goto at_round_next_player;
    }
    at_round_again: MAYBE; {
        /*  193  repeat count(nobel_bench) - 4 times */
        if ((i64)pos->round_times > 0) goto at_round_once;
        goto at_round_on_3;
    }
    at_round_on_3: MAYBE; {
        goto at_round_on;
    }
    at_round_once: MAYBE; {
        /*  193  repeat count(nobel_bench) - 4 times */
        pos->round_times = (__typeof__(pos->round_times))((i64)pos->round_times - 1);
        /*  194  choose by lead "Nobel returns {e}" for e in nobel_bench */
        pos->round_kept_me = NONE;
        memset(pos->round_seats_left, 0, sizeof pos->round_seats_left), pos->round_seats_left_n = 0;
        pos->round_seat = 0;
        pos->at = ROUND_CHOOSE;
        k_free = k_memory;
        k_offer offered = {k_runs, 0, 0};
        offer_round_choose(pos, a, &offered);
        if (UNLIKELY(!offered.total)) {
            pos->at = NOWHERE;
            goto at_round_otherwise;
        }
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        if (!playing) return;
        id = k_pick(&offered, k_below(&playing->rng, offered.total));
        playing->length++;
        if (playing->taken) playing->taken[id]++;
        pos->ticks++;
        goto take_round_choose;
    }
    at_round_on_4: MAYBE; {
        goto at_round_again;
    }
    at_round_nobel_returns: MAYBE; {
        /*  194  choose by lead "Nobel returns {e}" for e in nobel_bench */
        /*  195  move e from nobel_bench to bag */
        move_element(pos, round_nobel_returns_with_e, 1, 33, 17);
        goto at_round_on_4;
    }
    at_round_otherwise: MAYBE; {
        /*  196  otherwise: stop */
        goto at_round_on_3;
    }
    at_round_again_2: MAYBE; {
        /*  199  repeat study_max times */
        if ((i64)pos->round_times_2 > 0) goto at_round_once_2;
        goto at_round_on_5;
    }
    at_round_on_5: MAYBE; {
        pos->round_kept_me_3 = (__typeof__(pos->round_kept_me_3))pos->me;
        k_keep(pos->round_seats_left_3, &pos->round_seats_left_3_n, 5, k_seats_from((i64)pos->lead, SEATS));
        goto at_round_next_player_3;
    }
    at_round_once_2: MAYBE; {
        /*  199  repeat study_max times */
        pos->round_times_2 = (__typeof__(pos->round_times_2))((i64)pos->round_times_2 - 1);
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
        goto at_round_again_2;
    }
    at_round_player_2: MAYBE; {
        pos->me = (i8)(i64)pos->round_seat_2;
        /*  200  each player from lead if available(me) > 0 */
        if (let_available(pos, a, (i64)pos->me) > 0) goto at_round_for;
        goto at_round_next_player_2;
    }
    at_round_for: MAYBE; {
        /*  201  choose */
        pos->round_kept_me = NONE;
        memset(pos->round_seats_left, 0, sizeof pos->round_seats_left), pos->round_seats_left_n = 0;
        pos->round_seat = 0;
        pos->round_times = 0;
        pos->at = ROUND_CHOOSE_2;
        k_free = k_memory;
        k_offer offered = {k_runs, 0, 0};
        offer_round_choose_2(pos, a, &offered);
        if (UNLIKELY(!offered.total)) {
            pos->at = NOWHERE;
            goto at_round_otherwise_2;
        }
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        if (!playing) return;
        id = k_pick(&offered, k_below(&playing->rng, offered.total));
        playing->length++;
        if (playing->taken) playing->taken[id]++;
        pos->ticks++;
        goto take_round_choose_2;
    }
    at_round_on_6: MAYBE; {
        goto at_round_next_player_2;
    }
    at_round_claim: MAYBE; {
        /*  202  "Claim {x}" for x in unclaimed */
        /*  203  claim[x] = me */
        pos->claim[round_claim_with_x] = (__typeof__(pos->claim[round_claim_with_x]))((i64)pos->me);
        /*  204  fresh[x] = yes */
        pos->fresh[round_claim_with_x] = (__typeof__(pos->fresh[round_claim_with_x]))(1);
        goto at_round_on_6;
    }
    at_round_keep_your_tokens: MAYBE; {
        goto at_round_on_6;
    }
    at_round_otherwise_2: MAYBE; {
        /*  206  otherwise: stop */
        goto at_round_all_2;
    }
    at_round_next_player_3: MAYBE; {
        if (!pos->round_seats_left_3_n) goto at_round_all_3;
        pos->round_seat_3 = (__typeof__(pos->round_seat_3))k_next(pos->round_seats_left_3,
    &pos->round_seats_left_3_n);
        goto at_round_player_3;
    }
    at_round_all_3: MAYBE; {
        pos->me = (i8)k_known((i64)pos->round_kept_me_3);
        pos->round_kept_me_4 = (__typeof__(pos->round_kept_me_4))pos->me;
        k_keep(pos->round_seats_left_4, &pos->round_seats_left_4_n, 5, k_seats_from((i64)pos->lead, SEATS));
        goto at_round_next_player_4;
    }
    at_round_player_3: MAYBE; {
        pos->me = (i8)(i64)pos->round_seat_3;
        /*  208  may "Shift the claim from {x} to {y}" for x in claims(me), y in unclaimed if not fresh[x] and no.. */
        pos->round_kept_me = NONE;
        memset(pos->round_seats_left, 0, sizeof pos->round_seats_left), pos->round_seats_left_n = 0;
        pos->round_seat = 0;
        pos->round_times = 0;
        pos->round_times_2 = 0;
        pos->round_kept_me_2 = NONE;
        memset(pos->round_seats_left_2, 0, sizeof pos->round_seats_left_2), pos->round_seats_left_2_n = 0;
        pos->round_seat_2 = 0;
        pos->at = ROUND_CHOOSE_3;
        k_free = k_memory;
        k_offer offered = {k_runs, 0, 0};
        offer_round_choose_3(pos, a, &offered);
        if (UNLIKELY(!offered.total)) {
            pos->at = NOWHERE;
            goto at_round_on_7;
        }
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        if (!playing) return;
        id = k_pick(&offered, k_below(&playing->rng, offered.total));
        playing->length++;
        if (playing->taken) playing->taken[id]++;
        pos->ticks++;
        goto take_round_choose_3;
    }
    at_round_on_7: MAYBE; {
        goto at_round_next_player_3;
    }
    at_round_shift_the_claim: MAYBE; {
        /*  208  may "Shift the claim from {x} to {y}" for x in claims(me), y in unclaimed if not fresh[x] and no.. */
        /*  209  claim[x] = none */
        pos->claim[round_shift_the_claim_with_x] = (__typeof__(pos->claim[round_shift_the_claim_with_x]))(NONE);
        /*  210  claim[y] = me */
        pos->claim[round_shift_the_claim_with_y] = (__typeof__(pos->claim[round_shift_the_claim_with_y]))((i64)pos->me);
        /*  211  fresh[y] = yes */
        pos->fresh[round_shift_the_claim_with_y] = (__typeof__(pos->fresh[round_shift_the_claim_with_y]))(1);
        goto at_round_on_7;
    }
    at_round_next_player_4: MAYBE; {
        if (!pos->round_seats_left_4_n) goto at_round_all_4;
        pos->round_seat_4 = (__typeof__(pos->round_seat_4))k_next(pos->round_seats_left_4,
    &pos->round_seats_left_4_n);
        goto at_round_player_4;
    }
    at_round_all_4: MAYBE; {
        pos->me = (i8)k_known((i64)pos->round_kept_me_4);
        /*  214  if two: nobel_research() */
        if (let_two(a)) goto at_round_if_3;
        goto at_round_on_8;
    }
    at_round_player_4: MAYBE; {
        pos->me = (i8)(i64)pos->round_seat_4;
        /*  213  each player from lead: do_research() */
        pos->round_kept_me = NONE;
        memset(pos->round_seats_left, 0, sizeof pos->round_seats_left), pos->round_seats_left_n = 0;
        pos->round_seat = 0;
        pos->round_times = 0;
        pos->round_times_2 = 0;
        pos->round_kept_me_2 = NONE;
        memset(pos->round_seats_left_2, 0, sizeof pos->round_seats_left_2), pos->round_seats_left_2_n = 0;
        pos->round_seat_2 = 0;
        pos->round_kept_me_3 = NONE;
        memset(pos->round_seats_left_3, 0, sizeof pos->round_seats_left_3), pos->round_seats_left_3_n = 0;
        pos->round_seat_3 = 0;
        goto at_do_research;
    }
    at_round_after_do_research: MAYBE; {
        goto at_round_next_player_4;
    }
    at_round_on_8: MAYBE; {
        /*  216  fire_out = no */
        pos->fire_out = (__typeof__(pos->fire_out))(0);
        /*  217  volatile_out = no */
        pos->volatile_out = (__typeof__(pos->volatile_out))(0);
        /*  218  if bunsen_explosion is lab_start: explode() */
        if (OPTION(bunsen_explosion) == BUNSEN_EXPLOSION_lab_start) goto at_round_if_4;
        goto at_round_on_9;
    }
    at_round_if_3: MAYBE; {
        /*  214  if two: nobel_research() */
        pos->round_kept_me = NONE;
        memset(pos->round_seats_left, 0, sizeof pos->round_seats_left), pos->round_seats_left_n = 0;
        pos->round_seat = 0;
        pos->round_times = 0;
        pos->round_times_2 = 0;
        pos->round_kept_me_2 = NONE;
        memset(pos->round_seats_left_2, 0, sizeof pos->round_seats_left_2), pos->round_seats_left_2_n = 0;
        pos->round_seat_2 = 0;
        pos->round_kept_me_3 = NONE;
        memset(pos->round_seats_left_3, 0, sizeof pos->round_seats_left_3), pos->round_seats_left_3_n = 0;
        pos->round_seat_3 = 0;
        pos->round_kept_me_4 = NONE;
        memset(pos->round_seats_left_4, 0, sizeof pos->round_seats_left_4), pos->round_seats_left_4_n = 0;
        pos->round_seat_4 = 0;
        goto at_nobel_research;
    }
    at_round_after_nobel_research: MAYBE; {
        goto at_round_on_8;
    }
    at_round_on_9: MAYBE; {
        pos->round_kept_me_5 = (__typeof__(pos->round_kept_me_5))pos->me;
        k_keep(pos->round_seats_left_5, &pos->round_seats_left_5_n, 5, k_seats_from((i64)pos->lead, SEATS));
        goto at_round_next_player_5;
    }
    at_round_if_4: MAYBE; {
        /*  218  if bunsen_explosion is lab_start: explode() */
        pos->explode_goes_back_to = 1;
        pos->round_kept_me = NONE;
        memset(pos->round_seats_left, 0, sizeof pos->round_seats_left), pos->round_seats_left_n = 0;
        pos->round_seat = 0;
        pos->round_times = 0;
        pos->round_times_2 = 0;
        pos->round_kept_me_2 = NONE;
        memset(pos->round_seats_left_2, 0, sizeof pos->round_seats_left_2), pos->round_seats_left_2_n = 0;
        pos->round_seat_2 = 0;
        pos->round_kept_me_3 = NONE;
        memset(pos->round_seats_left_3, 0, sizeof pos->round_seats_left_3), pos->round_seats_left_3_n = 0;
        pos->round_seat_3 = 0;
        pos->round_kept_me_4 = NONE;
        memset(pos->round_seats_left_4, 0, sizeof pos->round_seats_left_4), pos->round_seats_left_4_n = 0;
        pos->round_seat_4 = 0;
        goto at_explode;
    }
    at_round_after_explode: MAYBE; {
        goto at_round_on_9;
    }
    at_round_next_player_5: MAYBE; {
        if (!pos->round_seats_left_5_n) goto at_round_all_5;
        pos->round_seat_5 = (__typeof__(pos->round_seat_5))k_next(pos->round_seats_left_5,
    &pos->round_seats_left_5_n);
        goto at_round_player_5;
    }
    at_round_all_5: MAYBE; {
        pos->me = (i8)k_known((i64)pos->round_kept_me_5);
        /*  220  if two: score_for_nobel() */
        if (let_two(a)) goto at_round_if_5;
        goto at_round_on_10;
    }
    at_round_player_5: MAYBE; {
        pos->me = (i8)(i64)pos->round_seat_5;
        /*  219  each player from lead: score_compounds() */
        pos->round_kept_me = NONE;
        memset(pos->round_seats_left, 0, sizeof pos->round_seats_left), pos->round_seats_left_n = 0;
        pos->round_seat = 0;
        pos->round_times = 0;
        pos->round_times_2 = 0;
        pos->round_kept_me_2 = NONE;
        memset(pos->round_seats_left_2, 0, sizeof pos->round_seats_left_2), pos->round_seats_left_2_n = 0;
        pos->round_seat_2 = 0;
        pos->round_kept_me_3 = NONE;
        memset(pos->round_seats_left_3, 0, sizeof pos->round_seats_left_3), pos->round_seats_left_3_n = 0;
        pos->round_seat_3 = 0;
        pos->round_kept_me_4 = NONE;
        memset(pos->round_seats_left_4, 0, sizeof pos->round_seats_left_4), pos->round_seats_left_4_n = 0;
        pos->round_seat_4 = 0;
        goto at_score_compounds;
    }
    at_round_after_score_compounds: MAYBE; {
        goto at_round_next_player_5;
    }
    at_round_on_10: MAYBE; {
        /*  221  refill() */
        pos->round_kept_me = NONE;
        memset(pos->round_seats_left, 0, sizeof pos->round_seats_left), pos->round_seats_left_n = 0;
        pos->round_seat = 0;
        pos->round_times = 0;
        pos->round_times_2 = 0;
        pos->round_kept_me_2 = NONE;
        memset(pos->round_seats_left_2, 0, sizeof pos->round_seats_left_2), pos->round_seats_left_2_n = 0;
        pos->round_seat_2 = 0;
        pos->round_kept_me_3 = NONE;
        memset(pos->round_seats_left_3, 0, sizeof pos->round_seats_left_3), pos->round_seats_left_3_n = 0;
        pos->round_seat_3 = 0;
        pos->round_kept_me_4 = NONE;
        memset(pos->round_seats_left_4, 0, sizeof pos->round_seats_left_4), pos->round_seats_left_4_n = 0;
        pos->round_seat_4 = 0;
        pos->round_kept_me_5 = NONE;
        memset(pos->round_seats_left_5, 0, sizeof pos->round_seats_left_5), pos->round_seats_left_5_n = 0;
        pos->round_seat_5 = 0;
        goto at_refill;
    }
    at_round_if_5: MAYBE; {
        /*  220  if two: score_for_nobel() */
        pos->round_kept_me = NONE;
        memset(pos->round_seats_left, 0, sizeof pos->round_seats_left), pos->round_seats_left_n = 0;
        pos->round_seat = 0;
        pos->round_times = 0;
        pos->round_times_2 = 0;
        pos->round_kept_me_2 = NONE;
        memset(pos->round_seats_left_2, 0, sizeof pos->round_seats_left_2), pos->round_seats_left_2_n = 0;
        pos->round_seat_2 = 0;
        pos->round_kept_me_3 = NONE;
        memset(pos->round_seats_left_3, 0, sizeof pos->round_seats_left_3), pos->round_seats_left_3_n = 0;
        pos->round_seat_3 = 0;
        pos->round_kept_me_4 = NONE;
        memset(pos->round_seats_left_4, 0, sizeof pos->round_seats_left_4), pos->round_seats_left_4_n = 0;
        pos->round_seat_4 = 0;
        pos->round_kept_me_5 = NONE;
        memset(pos->round_seats_left_5, 0, sizeof pos->round_seats_left_5), pos->round_seats_left_5_n = 0;
        pos->round_seat_5 = 0;
        goto at_score_for_nobel;
    }
    at_round_after_score_for_nobel: MAYBE; {
        goto at_round_on_10;
    }
    at_round_after_refill: MAYBE; {
        /*  222  if last_round: end game */
        if ((i64)pos->last_round) {
            end_ranked(pos, a);
            return;
        }
        /*  223  if some(points[p] >= 50 or count(e for e in experiments if finished(p, e)) >= 3 for p in players) */
        if (({ i64 k205_found = 0; for (i64 p = 0; p < SEATS; p++) { if (((i64)pos->points[p] >= 50) || (({
            i64 k207_found = 0; for (i64 e = 0; e < 4; e++) { if (let_finished(pos, a, p, e)) { k207_found++;
            } }  k207_found; }) >= 3)) { k205_found = 1; goto k206_done; } } goto k206_done; k206_done:; k205_found;
            })) {
            /*  224  last_round = yes */
            pos->last_round = (__typeof__(pos->last_round))(1);
        }
        /*  225  pass_the_lead() */
        goto at_pass_the_lead;
    }
    at_round_after_pass_the_lead: MAYBE; {
        goto next_turn;
    }
    at_trade: MAYBE; {
        /*  229  rule trade() */
        /*  230  quiet = 0 */
        pos->quiet = (__typeof__(pos->quiet))(0);
        /*  231  repeat offers times */
        pos->trade_times = (__typeof__(pos->trade_times))OPTION(offers);
        goto at_trade_again;
    }
    at_trade_again: MAYBE; {
        /*  231  repeat offers times */
        if ((i64)pos->trade_times > 0) goto at_trade_once;
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
        /*  231  repeat offers times */
        pos->trade_times = (__typeof__(pos->trade_times))((i64)pos->trade_times - 1);
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
        /*  233  if quiet is count(players): done */
        if ((i64)pos->quiet == k_count(((1ull << SEATS) - 1))) {
            pos->me = (i8)k_known((i64)pos->trade_kept_me);
            pos->trade_times = 0;
            pos->trade_kept_me = NONE;
            memset(pos->trade_seats_left, 0, sizeof pos->trade_seats_left), pos->trade_seats_left_n = 0;
            pos->trade_seat = 0;
            goto at_round_after_trade;
        }
        /*  234  may "Make an offer" */
        pos->at = TRADE_CHOOSE;
        k_free = k_memory;
        k_offer offered = {k_runs, 0, 0};
        offer_trade_choose(pos, a, &offered);
        if (UNLIKELY(!offered.total)) {
            pos->at = NOWHERE;
            goto at_trade_otherwise;
        }
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        if (!playing) return;
        id = k_pick(&offered, k_below(&playing->rng, offered.total));
        playing->length++;
        if (playing->taken) playing->taken[id]++;
        pos->ticks++;
        goto take_trade_choose;
    }
    at_trade_on_2: MAYBE; {
        goto at_trade_next_player;
    }
    at_trade_make_an_offer: MAYBE; {
        /*  235  quiet = 0 */
        pos->quiet = (__typeof__(pos->quiet))(0);
        /*  236  make_offer() */
        goto at_make_offer;
    }
    at_trade_after_make_offer: MAYBE; {
        goto at_trade_on_2;
    }
    at_trade_otherwise: MAYBE; {
        /*  237  otherwise: quiet += 1 */
        pos->quiet = (__typeof__(pos->quiet))k_within(pos->quiet + 1, 0, 5);
        goto at_trade_on_2;
    }
    at_make_offer: MAYBE; {
        /*  239  rule make_offer() */
        /*  240  clear_offer() */
        do_clear_offer(pos, a);
        /*  241  repeat items times */
        pos->make_offer_times = (__typeof__(pos->make_offer_times))OPTION(items);
        goto at_make_offer_again;
    }
    at_make_offer_again: MAYBE; {
        /*  241  repeat items times */
        if ((i64)pos->make_offer_times > 0) goto at_make_offer_once;
        goto at_make_offer_on;
    }
    at_make_offer_on: MAYBE; {
        /*  252  let proposer = me */
        pos->make_offer_proposer = (__typeof__(pos->make_offer_proposer))(i64)pos->me;
        /*  253  agreed = some(takes_part(p) for p in opponents) */
        pos->agreed = (__typeof__(pos->agreed))(({ i64 k208_found = 0; {
            list_i64 k210_list = k_opponents(pos->me, SEATS); for (i64 k211_i = 0; k211_i < k210_list.n; k211_i++) {
            i64 p MAYBE = k210_list.v[k211_i]; if (let_takes_part(pos, a, p)) { k208_found = 1; goto k209_done;
            } } } goto k209_done; k209_done:; k208_found; }));
        pos->make_offer_kept_me = (__typeof__(pos->make_offer_kept_me))pos->me;
        k_keep(pos->make_offer_seats_left, &pos->make_offer_seats_left_n, 5,
    k_seats_from((((i64)pos->make_offer_proposer + 1) % SEATS), SEATS));
        goto at_make_offer_next_player;
    }
    at_make_offer_once: MAYBE; {
        /*  241  repeat items times */
        pos->make_offer_times = (__typeof__(pos->make_offer_times))((i64)pos->make_offer_times - 1);
        /*  242  may */
        pos->at = MAKE_OFFER_CHOOSE;
        k_free = k_memory;
        k_offer offered = {k_runs, 0, 0};
        offer_make_offer_choose(pos, a, &offered);
        if (UNLIKELY(!offered.total)) {
            pos->at = NOWHERE;
            goto at_make_offer_otherwise;
        }
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        if (!playing) return;
        id = k_pick(&offered, k_below(&playing->rng, offered.total));
        playing->length++;
        if (playing->taken) playing->taken[id]++;
        pos->ticks++;
        goto take_make_offer_choose;
    }
    at_make_offer_on_2: MAYBE; {
        goto at_make_offer_again;
    }
    at_make_offer_p_gives_q: MAYBE; {
        /*  243  "{p} gives {q} {e}" for p in players, q in players, e in bench[p] if p is not q and spare(p, e) .. */
        /*  244  promised[p, q, e] += 1 */
        pos->promised[((make_offer_p_gives_q_with_p * 5 + make_offer_p_gives_q_with_q) * 6 + make_offer_p_gives_q_with_e)] = (__typeof__(pos->promised[((make_offer_p_gives_q_with_p * 5 + make_offer_p_gives_q_with_q) * 6 + make_offer_p_gives_q_with_e)]))k_within(pos->promised[((make_offer_p_gives_q_with_p * 5 + make_offer_p_gives_q_with_q) * 6 + make_offer_p_gives_q_with_e)] + 1, 0, 12);
        goto at_make_offer_on_2;
    }
    at_make_offer_p_gives_q_2: MAYBE; {
        /*  245  "{p} gives {q} the {t}" for p in players, q in players, t in tools[p] if p is not q and spare_to.. */
        /*  246  promised_tool[p, q, t] += 1 */
        pos->promised_tool[((make_offer_p_gives_q_2_with_p * 5 + make_offer_p_gives_q_2_with_q) * 6 + make_offer_p_gives_q_2_with_t)] = (__typeof__(pos->promised_tool[((make_offer_p_gives_q_2_with_p * 5 + make_offer_p_gives_q_2_with_q) * 6 + make_offer_p_gives_q_2_with_t)]))k_within(pos->promised_tool[((make_offer_p_gives_q_2_with_p * 5 + make_offer_p_gives_q_2_with_q) * 6 + make_offer_p_gives_q_2_with_t)] + 1, 0, 5);
        goto at_make_offer_on_2;
    }
    at_make_offer_p_gives_q_3: MAYBE; {
        /*  247  "{p} gives {q} a wild element" for p in players, q in players if p is not q and spare_wild(p) > 0 */
        /*  248  promised_wild[p, q] += 1 */
        pos->promised_wild[(make_offer_p_gives_q_3_with_p * 5 + make_offer_p_gives_q_3_with_q)] = (__typeof__(pos->promised_wild[(make_offer_p_gives_q_3_with_p * 5 + make_offer_p_gives_q_3_with_q)]))k_within(pos->promised_wild[(make_offer_p_gives_q_3_with_p * 5 + make_offer_p_gives_q_3_with_q)] + 1, 0, 5);
        goto at_make_offer_on_2;
    }
    at_make_offer_p_gives_q_4: MAYBE; {
        /*  249  "{p} gives {q} extinguisher {x}" for p in players, q in players, x in shelf[p] if p is not q and.. */
        /*  250  promised_to[x] = q */
        pos->promised_to[make_offer_p_gives_q_4_with_x] = (__typeof__(pos->promised_to[make_offer_p_gives_q_4_with_x]))(make_offer_p_gives_q_4_with_q);
        goto at_make_offer_on_2;
    }
    at_make_offer_otherwise: MAYBE; {
        /*  251  otherwise: stop */
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
        /*  258  if agreed: carry_out() */
        if ((i64)pos->agreed) {
            do_carry_out(pos, a);
        }
        pos->make_offer_times = 0;
        pos->make_offer_kept_me = NONE;
        memset(pos->make_offer_seats_left, 0, sizeof pos->make_offer_seats_left), pos->make_offer_seats_left_n = 0;
        pos->make_offer_seat = 0;
        pos->make_offer_proposer = 0;
        goto at_trade_after_make_offer;
    }
    at_make_offer_player: MAYBE; {
        pos->me = (i8)(i64)pos->make_offer_seat;
        /*  254  each player from left(proposer) if me is not proposer and takes_part(me) and agreed */
        if (!((i64)pos->me == (i64)pos->make_offer_proposer) && let_takes_part(pos, a, (i64)pos->me)
            && (i64)pos->agreed) goto at_make_offer_for;
        goto at_make_offer_next_player;
    }
    at_make_offer_for: MAYBE; {
        /*  255  choose */
        pos->make_offer_times = 0;
        pos->at = MAKE_OFFER_CHOOSE_2;
        k_free = k_memory;
        k_offer offered = {k_runs, 0, 0};
        offer_make_offer_choose_2(pos, a, &offered);
        if (UNLIKELY(!offered.total)) {
            k_fault();
        }
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        if (!playing) return;
        id = k_pick(&offered, k_below(&playing->rng, offered.total));
        playing->length++;
        if (playing->taken) playing->taken[id]++;
        pos->ticks++;
        goto take_make_offer_choose_2;
    }
    at_make_offer_on_3: MAYBE; {
        goto at_make_offer_next_player;
    }
    at_make_offer_agree: MAYBE; {
        goto at_make_offer_on_3;
    }
    at_make_offer_refuse: MAYBE; {
        /*  257  "Refuse": agreed = no */
        pos->agreed = (__typeof__(pos->agreed))(0);
        goto at_make_offer_on_3;
    }
    at_trade_with_nobel: MAYBE; {
        /*  282  rule trade_with_nobel() */
        /*  283  nobel_traded = no */
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
        /*  284  each player from lead if me is lead or nobel_traded */
        if (((i64)pos->me == (i64)pos->lead) || (i64)pos->nobel_traded) goto at_trade_with_nobel_for;
        goto at_trade_with_nobel_next_player;
    }
    at_trade_with_nobel_for: MAYBE; {
        /*  285  may "Give Nobel {e} for {f}" for e in bench[me], f in nobel_bench if e is not f */
        pos->at = TRADE_WITH_NOBEL_CHOOSE;
        k_free = k_memory;
        k_offer offered = {k_runs, 0, 0};
        offer_trade_with_nobel_choose(pos, a, &offered);
        if (UNLIKELY(!offered.total)) {
            pos->at = NOWHERE;
            goto at_trade_with_nobel_on;
        }
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        if (!playing) return;
        id = k_pick(&offered, k_below(&playing->rng, offered.total));
        playing->length++;
        if (playing->taken) playing->taken[id]++;
        pos->ticks++;
        goto take_trade_with_nobel_choose;
    }
    at_trade_with_nobel_on: MAYBE; {
        goto at_trade_with_nobel_next_player;
    }
    at_trade_with_nobel_give_nobel: MAYBE; {
        /*  285  may "Give Nobel {e} for {f}" for e in bench[me], f in nobel_bench if e is not f */
        /*  286  move e from bench[me] to nobel_bench */
        move_element(pos, trade_with_nobel_give_nobel_with_e, 1, 18 + (i64)pos->me, 33);
        /*  287  move f from nobel_bench to bench[me] */
        move_element(pos, trade_with_nobel_give_nobel_with_f, 1, 33, 18 + (i64)pos->me);
        /*  288  nobel_traded = yes */
        pos->nobel_traded = (__typeof__(pos->nobel_traded))(1);
        goto at_trade_with_nobel_on;
    }
    at_give_back: MAYBE; {
        /*  290  rule give_back() */
        /*  291  repeat count(bench[me]) - shown(me, lab) times */
        pos->give_back_times = (__typeof__(pos->give_back_times))(k_sum(k_pool(pos->element_at + (18 + (i64)pos->me) * 6, 6, 1)) - let_shown(pos, a, (i64)pos->me, EXPERIMENT_lab));
        goto at_give_back_again;
    }
    at_give_back_again: MAYBE; {
        /*  291  repeat count(bench[me]) - shown(me, lab) times */
        if ((i64)pos->give_back_times > 0) goto at_give_back_once;
        goto at_give_back_on;
    }
    at_give_back_on: MAYBE; {
        pos->give_back_times = 0;
        goto after_give_back;
    }
    at_give_back_once: MAYBE; {
        /*  291  repeat count(bench[me]) - shown(me, lab) times */
        pos->give_back_times = (__typeof__(pos->give_back_times))((i64)pos->give_back_times - 1);
        /*  292  choose "Return {e}" for e in bench[me] */
        pos->at = GIVE_BACK_CHOOSE;
        k_free = k_memory;
        k_offer offered = {k_runs, 0, 0};
        offer_give_back_choose(pos, a, &offered);
        if (UNLIKELY(!offered.total)) {
            pos->at = NOWHERE;
            goto at_give_back_otherwise;
        }
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        if (!playing) return;
        id = k_pick(&offered, k_below(&playing->rng, offered.total));
        playing->length++;
        if (playing->taken) playing->taken[id]++;
        pos->ticks++;
        goto take_give_back_choose;
    }
    at_give_back_on_2: MAYBE; {
        goto at_give_back_again;
    }
    at_give_back_return: MAYBE; {
        /*  292  choose "Return {e}" for e in bench[me] */
        /*  293  move e from bench[me] to bag */
        move_element(pos, give_back_return_with_e, 1, 18 + (i64)pos->me, 17);
        goto at_give_back_on_2;
    }
    at_give_back_otherwise: MAYBE; {
        /*  294  otherwise: stop */
        goto at_give_back_on;
    }
    after_give_back: MAYBE; {
        i64 site = pos->give_back_goes_back_to;
        pos->give_back_goes_back_to = 0;
        switch (site) {
            case 1: goto at_round_after_give_back;
            default: goto at_score_compounds_after_give_back;
        }
    }
    at_do_research: MAYBE; {
        /*  298  rule do_research() */
        /*  299  left_to_place = shown(me, research) */
        pos->left_to_place = (__typeof__(pos->left_to_place))k_within(let_shown(pos, a,
            (i64)pos->me, EXPERIMENT_research), 0, 5);
        /*  300  exchanges = 0 */
        pos->exchanges = (__typeof__(pos->exchanges))(0);
        /*  301  may "Use the goggles" if tools[me][tool("Safety Goggles")] > 0 */
        pos->at = DO_RESEARCH_CHOOSE;
        k_free = k_memory;
        k_offer offered = {k_runs, 0, 0};
        offer_do_research_choose(pos, a, &offered);
        if (UNLIKELY(!offered.total)) {
            pos->at = NOWHERE;
            goto at_do_research_on;
        }
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        if (!playing) return;
        id = k_pick(&offered, k_below(&playing->rng, offered.total));
        playing->length++;
        if (playing->taken) playing->taken[id]++;
        pos->ticks++;
        goto take_do_research_choose;
    }
    at_do_research_on: MAYBE; {
        /*  304  repeat 30 times */
        pos->do_research_times = (__typeof__(pos->do_research_times))30;
        goto at_do_research_again;
    }
    at_do_research_use_the_goggles: MAYBE; {
        /*  302  move tool("Safety Goggles") from tools[me] to supply */
        move_tool(pos, 0, 1, 2 + (i64)pos->me, 1);
        /*  303  draw shown(me, discovery) from bag to apart[me] */
        draw_elements(pos, let_shown(pos, a, (i64)pos->me, EXPERIMENT_discovery), 17, 23 + (i64)pos->me);
        goto at_do_research_on;
    }
    at_do_research_again: MAYBE; {
        /*  304  repeat 30 times */
        if ((i64)pos->do_research_times > 0) goto at_do_research_once;
        goto at_do_research_on_2;
    }
    at_do_research_on_2: MAYBE; {
        /*  337  move apart[me] to bag */
        move_elements(pos, 23 + (i64)pos->me, 17);
        pos->do_research_times = 0;
        pos->do_research_x = 0;
        goto at_round_after_do_research;
    }
    at_do_research_once: MAYBE; {
        /*  304  repeat 30 times */
        pos->do_research_times = (__typeof__(pos->do_research_times))((i64)pos->do_research_times - 1);
        /*  305  may */
        pos->do_research_x = 0;
        pos->at = DO_RESEARCH_CHOOSE_2;
        k_free = k_memory;
        k_offer offered = {k_runs, 0, 0};
        offer_do_research_choose_2(pos, a, &offered);
        if (UNLIKELY(!offered.total)) {
            pos->at = NOWHERE;
            goto at_do_research_otherwise;
        }
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        if (!playing) return;
        id = k_pick(&offered, k_below(&playing->rng, offered.total));
        playing->length++;
        if (playing->taken) playing->taken[id]++;
        pos->ticks++;
        goto take_do_research_choose_2;
    }
    at_do_research_on_3: MAYBE; {
        goto at_do_research_again;
    }
    at_do_research_place: MAYBE; {
        /*  306  "Place {e} on {x}" for e in bench[me], x in places if fits(e, x) */
        /*  307  move e from bench[me] to atoms[x] */
        move_element(pos, do_research_place_with_e, 1, 18 + (i64)pos->me, 1 + (i64)pos->do_research_x);
        /*  308  placed_on(x, me) */
        do_placed_on(pos, a, (i64)pos->do_research_x, (i64)pos->me);
        goto at_do_research_on_3;
    }
    at_do_research_place_2: MAYBE; {
        /*  309  "Place {e} on {x} with the goggles" for e in apart[me], x in places if fits(e, x) */
        /*  310  move e from apart[me] to atoms[x] */
        move_element(pos, do_research_place_2_with_e, 1, 23 + (i64)pos->me, 1 + (i64)pos->do_research_x);
        /*  311  placed_on(x, me) */
        do_placed_on(pos, a, (i64)pos->do_research_x, (i64)pos->me);
        goto at_do_research_on_3;
    }
    at_do_research_place_a_wild: MAYBE; {
        /*  312  "Place a wild as {e} on {x}" for e in elements, x in places if count(wilds[me]) > 0 and fits(e, .. */
        /*  314  move wild from wilds[me] to wild_on[x] */
        move_wild(pos, 0, 1, 17 + (i64)pos->me, 1 + (i64)pos->do_research_x);
        /*  315  stands[x, e] += 1 */
        pos->stands[((i64)pos->do_research_x * 6 + do_research_place_a_wild_with_e)] = (__typeof__(pos->stands[((i64)pos->do_research_x * 6 + do_research_place_a_wild_with_e)]))k_within(pos->stands[((i64)pos->do_research_x * 6 + do_research_place_a_wild_with_e)] + 1, 0, 5);
        /*  316  placed_on(x, me) */
        do_placed_on(pos, a, (i64)pos->do_research_x, (i64)pos->me);
        goto at_do_research_on_3;
    }
    at_do_research_place_3: MAYBE; {
        /*  317  "Place {e} on your extinguisher" for x in shelf[me], e in bench[me] if fits_tank(e, x) */
        /*  318  move e from bench[me] to tank[x] */
        move_element(pos, do_research_place_3_with_e, 1, 18 + (i64)pos->me, 28 + (i64)pos->do_research_x);
        /*  319  fill_tank(x) */
        do_fill_tank(pos, a, (i64)pos->do_research_x);
        goto at_do_research_on_3;
    }
    at_do_research_place_4: MAYBE; {
        /*  320  "Place {e} on your extinguisher with the goggles" for x in shelf[me], e in apart[me] if fits_tan.. */
        /*  321  move e from apart[me] to tank[x] */
        move_element(pos, do_research_place_4_with_e, 1, 23 + (i64)pos->me, 28 + (i64)pos->do_research_x);
        /*  322  fill_tank(x) */
        do_fill_tank(pos, a, (i64)pos->do_research_x);
        goto at_do_research_on_3;
    }
    at_do_research_trade_three: MAYBE; {
        /*  323  "Trade three {e} for {f}" for e in bench[me], f in bag if exchanges is 0 and bench[me][e] >= 3 */
        /*  324  exchange(3, e, f) */
        do_exchange(pos, a, 3, do_research_trade_three_with_e, do_research_trade_three_with_f);
        goto at_do_research_on_3;
    }
    at_do_research_trade_two: MAYBE; {
        /*  325  "Trade two {e} for {f}" for e in bench[me], f in bag if bench[me][e] >= 2 and */
        /*  327  exchange(2, e, f) */
        do_exchange(pos, a, 2, do_research_trade_two_with_e, do_research_trade_two_with_f);
        goto at_do_research_on_3;
    }
    at_do_research_claim: MAYBE; {
        /*  328  "Claim {x}" for x in unclaimed if available(me) > 0 and count(atoms[x]) + count(wild_on[x]) > 0 */
        /*  329  claim[x] = me */
        pos->claim[(i64)pos->do_research_x] = (__typeof__(pos->claim[(i64)pos->do_research_x]))((i64)pos->me);
        /*  330  fresh[x] = yes */
        pos->fresh[(i64)pos->do_research_x] = (__typeof__(pos->fresh[(i64)pos->do_research_x]))(1);
        goto at_do_research_on_3;
    }
    at_do_research_light: MAYBE; {
        /*  331  "Light {x}" for x in places if tools[me][tool("Bunsen Burner")] > 0 and field[x] is not none and.. */
        /*  332  move tool("Bunsen Burner") from tools[me] to supply */
        move_tool(pos, 1, 1, 2 + (i64)pos->me, 1);
        /*  333  clear_shields() */
        do_clear_shields(pos, a);
        /*  334  ask_for_extinguishers([x]) */
        list_i64 k212_arg = k_list_i64((const i64[]){(i64)pos->do_research_x}, 1);
        k_keep(pos->ask_for_extinguishers_targets, &pos->ask_for_extinguishers_targets_n, 64, k212_arg);
        pos->ask_for_extinguishers_goes_back_to = 1;
        goto at_ask_for_extinguishers;
    }
    at_do_research_after_ask_for_extinguishers: MAYBE; {
        /*  335  if not shielded[x]: flames[x] = 1 */
        if (!(i64)pos->shielded[(i64)pos->do_research_x]) {
            pos->flames[(i64)pos->do_research_x] = (__typeof__(pos->flames[(i64)pos->do_research_x]))(1);
        }
        goto at_do_research_on_3;
    }
    at_do_research_otherwise: MAYBE; {
        /*  336  otherwise: stop */
        goto at_do_research_on_2;
    }
    at_score_compounds: MAYBE; {
        /*  368  rule score_compounds() */
        /*  369  kept[me] = no */
        pos->kept[(i64)pos->me] = (__typeof__(pos->kept[(i64)pos->me]))(0);
        /*  370  used_cylinder = no */
        pos->used_cylinder = (__typeof__(pos->used_cylinder))(0);
        /*  371  for x in shelf[me] if count(tank[x]) is 3 */
        for (u64 k213_rest = pos->shelf[(i64)pos->me]; k213_rest; k213_rest &= k213_rest - 1) {
            i64 x MAYBE = k_low(k213_rest); if (k_sum(k_pool(pos->element_at + (28 + x) * 6, 6, 1)) == 3) {
            /*  372  finish_tank(x) */
            do_finish_tank(pos, a, x);
        } }
        /*  373  repeat 17 times */
        pos->score_compounds_times = (__typeof__(pos->score_compounds_times))17;
        goto at_score_compounds_again;
    }
    at_score_compounds_again: MAYBE; {
        /*  373  repeat 17 times */
        if ((i64)pos->score_compounds_times > 0) goto at_score_compounds_once;
        goto at_score_compounds_on;
    }
    at_score_compounds_on: MAYBE; {
        pos->score_compounds_times = 0;
        pos->score_compounds_a = 0;
        pos->score_compounds_b = 0;
        goto at_round_after_score_compounds;
    }
    at_score_compounds_once: MAYBE; {
        /*  373  repeat 17 times */
        pos->score_compounds_times = (__typeof__(pos->score_compounds_times))((i64)pos->score_compounds_times - 1);
        /*  374  choose */
        pos->score_compounds_a = 0;
        pos->score_compounds_b = 0;
        pos->at = SCORE_COMPOUNDS_CHOOSE;
        k_free = k_memory;
        k_offer offered = {k_runs, 0, 0};
        offer_score_compounds_choose(pos, a, &offered);
        if (UNLIKELY(!offered.total)) {
            pos->at = NOWHERE;
            goto at_score_compounds_otherwise_2;
        }
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        if (!playing) return;
        id = k_pick(&offered, k_below(&playing->rng, offered.total));
        playing->length++;
        if (playing->taken) playing->taken[id]++;
        pos->ticks++;
        goto take_score_compounds_choose;
    }
    at_score_compounds_on_2: MAYBE; {
        goto at_score_compounds_again;
    }
    at_score_compounds_score: MAYBE; {
        /*  375  "Score {x}" for x in claims(me) if complete(x) */
        /*  376  score_place(x) */
        i64 k215_arg = score_compounds_score_with_x;
        pos->score_place_place = (__typeof__(pos->score_place_place))k215_arg;
        goto at_score_place;
    }
    at_score_compounds_after_score_place: MAYBE; {
        goto at_score_compounds_on_2;
    }
    at_score_compounds_lower: MAYBE; {
        /*  377  "Lower {a}, raise {b}" for a in experiments, b in experiments if a is not b and not used_cylinde.. */
        /*  379  used_cylinder = yes */
        pos->used_cylinder = (__typeof__(pos->used_cylinder))(1);
        /*  380  level[me, a] -= 1 */
        pos->level[((i64)pos->me * 4 + (i64)pos->score_compounds_a)] = (__typeof__(pos->level[((i64)pos->me * 4 + (i64)pos->score_compounds_a)]))(pos->level[((i64)pos->me * 4 + (i64)pos->score_compounds_a)] - 1);
        /*  381  if a is study and count(x for x in claims(me) if not temporary[x]) > shown(me, study) */
        if (((i64)pos->score_compounds_a == EXPERIMENT_study) && (({ i64 k216_found = 0; {
            list_i64 k217_list = let_claims(pos, a, (i64)pos->me); for (i64 k218_i = 0; k218_i < k217_list.n;
            k218_i++) { i64 x MAYBE = k217_list.v[k218_i]; if (!(i64)pos->temporary[x]) { k216_found++;
            } } }  k216_found; }) > let_shown(pos, a, (i64)pos->me, EXPERIMENT_study))) goto at_score_compounds_if;
        goto at_score_compounds_on_3;
    }
    at_score_compounds_on_3: MAYBE; {
        /*  385  if a is lab: give_back() */
        if ((i64)pos->score_compounds_a == EXPERIMENT_lab) goto at_score_compounds_if_2;
        goto at_score_compounds_on_5;
    }
    at_score_compounds_if: MAYBE; {
        /*  382  choose "Give up {x}" for x in claims(me) if not temporary[x] */
        pos->at = SCORE_COMPOUNDS_CHOOSE_2;
        k_free = k_memory;
        k_offer offered = {k_runs, 0, 0};
        offer_score_compounds_choose_2(pos, a, &offered);
        if (UNLIKELY(!offered.total)) {
            pos->at = NOWHERE;
            goto at_score_compounds_otherwise;
        }
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        if (!playing) return;
        id = k_pick(&offered, k_below(&playing->rng, offered.total));
        playing->length++;
        if (playing->taken) playing->taken[id]++;
        pos->ticks++;
        goto take_score_compounds_choose_2;
    }
    at_score_compounds_on_4: MAYBE; {
        goto at_score_compounds_on_3;
    }
    at_score_compounds_give_up: MAYBE; {
        /*  382  choose "Give up {x}" for x in claims(me) if not temporary[x] */
        /*  383  claim[x] = none */
        pos->claim[score_compounds_give_up_with_x] = (__typeof__(pos->claim[score_compounds_give_up_with_x]))(NONE);
        goto at_score_compounds_on_4;
    }
    at_score_compounds_otherwise: MAYBE; {
        /*  384  otherwise: nothing */
        goto at_score_compounds_on_4;
    }
    at_score_compounds_on_5: MAYBE; {
        /*  386  rise(me, b) */
        do_rise(pos, a, (i64)pos->me, (i64)pos->score_compounds_b);
        goto at_score_compounds_on_2;
    }
    at_score_compounds_if_2: MAYBE; {
        /*  385  if a is lab: give_back() */
        pos->give_back_goes_back_to = 2;
        pos->score_compounds_a = 0;
        goto at_give_back;
    }
    at_score_compounds_after_give_back: MAYBE; {
        goto at_score_compounds_on_5;
    }
    at_score_compounds_finish: MAYBE; {
        /*  388  done */
        pos->score_compounds_times = 0;
        goto at_round_after_score_compounds;
    }
    at_score_compounds_otherwise_2: MAYBE; {
        /*  389  otherwise: stop */
        goto at_score_compounds_on;
    }
    at_score_place: MAYBE; {
        /*  391  rule score_place(place) */
        /*  392  let card = field[place] */
        pos->score_place_card = (__typeof__(pos->score_place_card))(i64)pos->field[(i64)pos->score_place_place];
        /*  393  if card.reaction is not grant: points[me] += card.points */
        if (!(CARD_reaction[k_known((i64)pos->score_place_card)] == CARD_REACTION_grant)) {
            pos->points[(i64)pos->me] = (__typeof__(pos->points[(i64)pos->me]))k_within(pos->points[(i64)pos->me] + CARD_points[k_known((i64)pos->score_place_card)], 0, 999);
        }
        /*  394  if card.tool is not none and supply[card.tool] > 0: move card.tool from supply to tools[me] */
        if ((CARD_tool[k_known((i64)pos->score_place_card)] != NONE)
            && ((i64)pos->tool_at[1 * 6 + k_known(CARD_tool[k_known((i64)pos->score_place_card)])] > 0)) {
            move_tool(pos, k_known(CARD_tool[k_known((i64)pos->score_place_card)]), 1, 1, 2 + (i64)pos->me);
        }
        /*  395  choose */
        pos->at = SCORE_PLACE_CHOOSE;
        k_free = k_memory;
        k_offer offered = {k_runs, 0, 0};
        offer_score_place_choose(pos, a, &offered);
        if (UNLIKELY(!offered.total)) {
            pos->at = NOWHERE;
            goto at_score_place_otherwise;
        }
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        if (!playing) return;
        id = k_pick(&offered, k_below(&playing->rng, offered.total));
        playing->length++;
        if (playing->taken) playing->taken[id]++;
        pos->ticks++;
        goto take_score_place_choose;
    }
    at_score_place_on: MAYBE; {
        /*  399  if card.journal and journal_source is card_icon: gain_journal(me) */
        if (CARD_journal[k_known((i64)pos->score_place_card)]
            && (OPTION(journal_source) == JOURNAL_SOURCE_card_icon)) {
            do_gain_journal(pos, a, (i64)pos->me);
        }
        /*  400  if tools[me][tool("Journal")] > 0 and journal_since[me] < rounds and not kept[me] and count(benc.. */
        if (((i64)pos->tool_at[(2 + (i64)pos->me) * 6 + 5] > 0)
            && ((i64)pos->journal_since[(i64)pos->me] < (i64)pos->rounds) && !(i64)pos->kept[(i64)pos->me]
            && (k_sum(k_pool(pos->element_at + (18 + (i64)pos->me) * 6, 6, 1)) < let_shown(pos, a,
            (i64)pos->me, EXPERIMENT_lab))) goto at_score_place_if;
        goto at_score_place_on_2;
    }
    at_score_place_raise: MAYBE; {
        /*  396  "Raise {e}" for e in [tube(card.state), lab] if not finished(me, e) */
        /*  397  rise(me, e) */
        do_rise(pos, a, (i64)pos->me, score_place_raise_with_e);
        goto at_score_place_on;
    }
    at_score_place_otherwise: MAYBE; {
        /*  398  otherwise: nothing */
        goto at_score_place_on;
    }
    at_score_place_on_2: MAYBE; {
        /*  404  clear_place(place) */
        do_clear_place(pos, a, (i64)pos->score_place_place);
        /*  405  move card to scored[me] */
        move_card(pos, (i64)pos->score_place_card, 26 + (i64)pos->me, 0);
        /*  406  match card.reaction */
        pos->score_place_subject = (__typeof__(pos->score_place_subject))CARD_reaction[k_known((i64)pos->score_place_card)];
        /*  407  case grant */
        if ((i64)pos->score_place_subject == CARD_REACTION_grant) goto at_score_place_if_2;
        goto at_score_place_else;
    }
    at_score_place_if: MAYBE; {
        /*  401  may "Keep one {e}" for e in atoms[place] */
        pos->at = SCORE_PLACE_CHOOSE_2;
        k_free = k_memory;
        k_offer offered = {k_runs, 0, 0};
        offer_score_place_choose_2(pos, a, &offered);
        if (UNLIKELY(!offered.total)) {
            pos->at = NOWHERE;
            goto at_score_place_on_3;
        }
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        if (!playing) return;
        id = k_pick(&offered, k_below(&playing->rng, offered.total));
        playing->length++;
        if (playing->taken) playing->taken[id]++;
        pos->ticks++;
        goto take_score_place_choose_2;
    }
    at_score_place_on_3: MAYBE; {
        goto at_score_place_on_2;
    }
    at_score_place_keep_one: MAYBE; {
        /*  401  may "Keep one {e}" for e in atoms[place] */
        /*  402  move e from atoms[place] to bench[me] */
        move_element(pos, score_place_keep_one_with_e, 1, 1 + (i64)pos->score_place_place, 18 + (i64)pos->me);
        /*  403  kept[me] = yes */
        pos->kept[(i64)pos->me] = (__typeof__(pos->kept[(i64)pos->me]))(1);
        goto at_score_place_on_3;
    }
    at_score_place_else: MAYBE; {
        /*  414  case volatile: react() */
        if ((i64)pos->score_place_subject == CARD_REACTION_volatile) goto at_score_place_if_3;
        goto at_score_place_else_2;
    }
    at_score_place_else_2: MAYBE; {
        /*  415  case no_reaction: nothing */
        if ((i64)pos->score_place_subject == CARD_REACTION_no_reaction) goto at_score_place_if_4;
        goto at_score_place_on_4;
    }
    at_score_place_on_4: MAYBE; {
        pos->score_place_place = 0;
        pos->score_place_subject = 0;
        pos->score_place_card = NONE;
        goto at_score_compounds_after_score_place;
    }
    at_score_place_if_2: MAYBE; {
        /*  408  choose */
        pos->score_place_place = 0;
        pos->score_place_subject = 0;
        pos->at = SCORE_PLACE_CHOOSE_3;
        k_free = k_memory;
        k_offer offered = {k_runs, 0, 0};
        offer_score_place_choose_3(pos, a, &offered);
        if (UNLIKELY(!offered.total)) {
            pos->at = NOWHERE;
            goto at_score_place_otherwise_2;
        }
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        if (!playing) return;
        id = k_pick(&offered, k_below(&playing->rng, offered.total));
        playing->length++;
        if (playing->taken) playing->taken[id]++;
        pos->ticks++;
        goto take_score_place_choose_3;
    }
    at_score_place_on_5: MAYBE; {
        goto at_score_place_on_4;
    }
    at_score_place_raise_2: MAYBE; {
        /*  409  "Raise {p}'s {e}" for p in opponents, e in experiments if not finished(p, e) */
        /*  410  points[me] += card.points */
        pos->points[(i64)pos->me] = (__typeof__(pos->points[(i64)pos->me]))k_within(pos->points[(i64)pos->me] + CARD_points[k_known((i64)pos->score_place_card)], 0, 999);
        /*  411  rise(p, e) */
        do_rise(pos, a, score_place_raise_2_with_p, score_place_raise_2_with_e);
        goto at_score_place_on_5;
    }
    at_score_place_share_the_points: MAYBE; {
        /*  412  "Share the points" if grant_free: share(card.points) */
        i64 k219_arg = CARD_points[k_known((i64)pos->score_place_card)];
        pos->share_worth = (__typeof__(pos->share_worth))k219_arg;
        pos->share_goes_back_to = 1;
        pos->score_place_card = NONE;
        goto at_share;
    }
    at_score_place_after_share: MAYBE; {
        goto at_score_place_on_5;
    }
    at_score_place_otherwise_2: MAYBE; {
        /*  413  otherwise: share(card.points) */
        i64 k220_arg = CARD_points[k_known((i64)pos->score_place_card)];
        pos->share_worth = (__typeof__(pos->share_worth))k220_arg;
        pos->share_goes_back_to = 2;
        pos->score_place_card = NONE;
        goto at_share;
    }
    at_score_place_after_share_2: MAYBE; {
        goto at_score_place_on_5;
    }
    at_score_place_if_3: MAYBE; {
        /*  414  case volatile: react() */
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
        /*  415  case no_reaction: nothing */
        goto at_score_place_on_4;
    }
    at_share: MAYBE; {
        /*  417  rule share(worth) */
        /*  418  choose "Share with {p}" for p in opponents */
        pos->at = SHARE_CHOOSE;
        k_free = k_memory;
        k_offer offered = {k_runs, 0, 0};
        offer_share_choose(pos, a, &offered);
        if (UNLIKELY(!offered.total)) {
            pos->at = NOWHERE;
            goto at_share_otherwise;
        }
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        if (!playing) return;
        id = k_pick(&offered, k_below(&playing->rng, offered.total));
        playing->length++;
        if (playing->taken) playing->taken[id]++;
        pos->ticks++;
        goto take_share_choose;
    }
    at_share_on: MAYBE; {
        pos->share_worth = 0;
        goto after_share;
    }
    at_share_share_with: MAYBE; {
        /*  418  choose "Share with {p}" for p in opponents */
        /*  419  points[me] += worth / 2 rounded down */
        pos->points[(i64)pos->me] = (__typeof__(pos->points[(i64)pos->me]))k_within(pos->points[(i64)pos->me] + k_down((i64)pos->share_worth, 2), 0, 999);
        /*  420  points[p] += worth / 2 rounded down */
        pos->points[share_share_with_with_p] = (__typeof__(pos->points[share_share_with_with_p]))k_within(pos->points[share_share_with_with_p] + k_down((i64)pos->share_worth, 2), 0, 999);
        goto at_share_on;
    }
    at_share_otherwise: MAYBE; {
        /*  421  otherwise: nothing */
        goto at_share_on;
    }
    after_share: MAYBE; {
        i64 site = pos->share_goes_back_to;
        pos->share_goes_back_to = 0;
        switch (site) {
            case 1: goto at_score_place_after_share;
            default: goto at_score_place_after_share_2;
        }
    }
    at_react: MAYBE; {
        /*  447  rule react() */
        /*  448  if volatile_out and not every_volatile: done */
        if ((i64)pos->volatile_out && !OPTION(every_volatile)) {
            goto after_react;
        }
        /*  449  volatile_out = yes */
        pos->volatile_out = (__typeof__(pos->volatile_out))(1);
        /*  450  burn() */
        pos->burn_goes_back_to = 1;
        goto at_burn;
    }
    at_react_after_burn: MAYBE; {
        goto after_react;
    }
    after_react: MAYBE; {
        i64 site = pos->react_goes_back_to;
        pos->react_goes_back_to = 0;
        switch (site) {
            case 1: goto at_score_place_after_react;
            default: goto at_score_for_nobel_after_react;
        }
    }
    at_burn: MAYBE; {
        /*  452  rule burn() */
        /*  453  clear_shields() */
        do_clear_shields(pos, a);
        /*  454  ask_for_extinguishers([x for x in places if burns(x)]) */
        list_i64 k221_arg = ({ build_i64 k222_found = {0, 0, 0}; for (i64 x = 0; x < 16; x++) {
            if (let_burns(pos, a, x)) { k_add_i64(&k222_found, x); } }  k_made_i64(k222_found); });
        k_keep(pos->ask_for_extinguishers_targets, &pos->ask_for_extinguishers_targets_n, 64, k221_arg);
        pos->ask_for_extinguishers_goes_back_to = 2;
        goto at_ask_for_extinguishers;
    }
    at_burn_after_ask_for_extinguishers: MAYBE; {
        /*  455  for x in places if burns(x) and not shielded[x] */
        for (i64 x = 0; x < 16; x++) { if (let_burns(pos, a, x) && !(i64)pos->shielded[x]) {
            /*  456  flames[x] += 1 */
            pos->flames[x] = (__typeof__(pos->flames[x]))k_within(pos->flames[x] + 1, 0, 99);
        } }
        /*  457  explode() */
        pos->explode_goes_back_to = 2;
        goto at_explode;
    }
    at_burn_after_explode: MAYBE; {
        goto after_burn;
    }
    after_burn: MAYBE; {
        i64 site = pos->burn_goes_back_to;
        pos->burn_goes_back_to = 0;
        switch (site) {
            case 1: goto at_react_after_burn;
            default: goto at_refill_after_burn;
        }
    }
    at_ask_for_extinguishers: MAYBE; {
        /*  462  rule ask_for_extinguishers(targets) */
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
        goto after_ask_for_extinguishers;
    }
    at_ask_for_extinguishers_player: MAYBE; {
        pos->me = (i8)(i64)pos->ask_for_extinguishers_seat;
        /*  464  repeat 5 times */
        pos->ask_for_extinguishers_times = (__typeof__(pos->ask_for_extinguishers_times))5;
        goto at_ask_for_extinguishers_again;
    }
    at_ask_for_extinguishers_again: MAYBE; {
        /*  464  repeat 5 times */
        if ((i64)pos->ask_for_extinguishers_times > 0) goto at_ask_for_extinguishers_once;
        goto at_ask_for_extinguishers_on;
    }
    at_ask_for_extinguishers_on: MAYBE; {
        goto at_ask_for_extinguishers_next_player;
    }
    at_ask_for_extinguishers_once: MAYBE; {
        /*  464  repeat 5 times */
        pos->ask_for_extinguishers_times = (__typeof__(pos->ask_for_extinguishers_times))((i64)pos->ask_for_extinguishers_times - 1);
        /*  465  may "Spend an extinguisher on {x}" for e in shelf[me], x in targets if built[e] and not shielded.. */
        pos->at = ASK_FOR_EXTINGUISHERS_CHOOSE;
        k_free = k_memory;
        k_offer offered = {k_runs, 0, 0};
        offer_ask_for_extinguishers_choose(pos, a, &offered);
        if (UNLIKELY(!offered.total)) {
            pos->at = NOWHERE;
            goto at_ask_for_extinguishers_otherwise;
        }
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        if (!playing) return;
        id = k_pick(&offered, k_below(&playing->rng, offered.total));
        playing->length++;
        if (playing->taken) playing->taken[id]++;
        pos->ticks++;
        goto take_ask_for_extinguishers_choose;
    }
    at_ask_for_extinguishers_on_2: MAYBE; {
        goto at_ask_for_extinguishers_again;
    }
    at_ask_for_extinguishers_spend_an_extinguisher: MAYBE; {
        /*  465  may "Spend an extinguisher on {x}" for e in shelf[me], x in targets if built[e] and not shielded.. */
        /*  466  shielded[x] = yes */
        pos->shielded[ask_for_extinguishers_spend_an_extinguisher_with_x] = (__typeof__(pos->shielded[ask_for_extinguishers_spend_an_extinguisher_with_x]))(1);
        /*  467  move e to box */
        move_extinguisher(pos, ask_for_extinguishers_spend_an_extinguisher_with_e, 0, 0);
        goto at_ask_for_extinguishers_on_2;
    }
    at_ask_for_extinguishers_otherwise: MAYBE; {
        /*  468  otherwise: stop */
        goto at_ask_for_extinguishers_on;
    }
    after_ask_for_extinguishers: MAYBE; {
        i64 site = pos->ask_for_extinguishers_goes_back_to;
        pos->ask_for_extinguishers_goes_back_to = 0;
        switch (site) {
            case 1: goto at_do_research_after_ask_for_extinguishers;
            default: goto at_burn_after_ask_for_extinguishers;
        }
    }
    at_explode: MAYBE; {
        /*  470  rule explode() */
        /*  471  let doomed = [x for x in places if field[x] is not none and flames[x] > 0 and flames[x] >= limit.. */
        list_i64 doomed MAYBE = ({ build_i64 k224_found = {0, 0, 0}; for (i64 x = 0; x < 16; x++) {
            if (((i64)pos->field[(i64)pos->explode_x] != NONE) && ((i64)pos->flames[(i64)pos->explode_x] > 0)
            && ((i64)pos->flames[(i64)pos->explode_x] >= let_limit_of(pos, a, (i64)pos->explode_x))) {
            k_add_i64(&k224_found, (i64)pos->explode_x); } }  k_made_i64(k224_found); });
        /*  472  for x in doomed */
        { list_i64 k225_list = doomed; for (i64 k226_i = 0; k226_i < k225_list.n; k226_i++) {
            i64 x MAYBE = k225_list.v[k226_i];
            /*  473  scatterer[x] = lead if claim[x] is none else claim[x] */
            pos->scatterer[(i64)pos->explode_x] = (__typeof__(pos->scatterer[(i64)pos->explode_x]))((((i64)pos->claim[(i64)pos->explode_x] == NONE) ? (i64)pos->lead : k_known((i64)pos->claim[(i64)pos->explode_x])));
            /*  474  strip(x) */
            do_strip(pos, a, (i64)pos->explode_x);
            /*  475  move field[x] to discard */
            move_card(pos, (i64)pos->field[(i64)pos->explode_x], 25, 0);
        } }
        k_keep(pos->explode_x_rest, &pos->explode_x_rest_n, 512, doomed);
        goto at_explode_next_x;
    }
    at_explode_next_x: MAYBE; {
        if (!pos->explode_x_rest_n) goto at_explode_on;
        pos->explode_x = (__typeof__(pos->explode_x))k_next(pos->explode_x_rest, &pos->explode_x_rest_n);
        goto at_explode_x;
    }
    at_explode_next_e: MAYBE; {
        if (!pos->explode_e_rest_n) goto at_explode_next_x;
        pos->explode_e = (__typeof__(pos->explode_e))k_next(pos->explode_e_rest, &pos->explode_e_rest_n);
        goto at_explode_e;
    }
    at_explode_on: MAYBE; {
        memset(pos->explode_x_rest, 0, sizeof pos->explode_x_rest), pos->explode_x_rest_n = 0;
        memset(pos->explode_e_rest, 0, sizeof pos->explode_e_rest), pos->explode_e_rest_n = 0;
        pos->explode_times = 0;
        pos->explode_x = 0;
        pos->explode_e = 0;
        goto after_explode;
    }
    at_explode_x: MAYBE; {
        k_keep(pos->explode_e_rest, &pos->explode_e_rest_n, 6, ({ build_i64 k229_found = {0, 0, 0};
            for (i64 k228_v = 0; k228_v < 6; k228_v++) { k_add_i64(&k229_found, k228_v);
            }  k_made_i64(k229_found); }));
        goto at_explode_next_e;
    }
    at_explode_e: MAYBE; {
        /*  477  repeat atoms[x][e] times */
        pos->explode_times = (__typeof__(pos->explode_times))(i64)pos->element_at[(1 + (i64)pos->explode_x) * 6 + (i64)pos->explode_e];
        goto at_explode_again;
    }
    at_explode_again: MAYBE; {
        /*  477  repeat atoms[x][e] times */
        if ((i64)pos->explode_times > 0) goto at_explode_once;
        goto at_explode_on_2;
    }
    at_explode_on_2: MAYBE; {
        goto at_explode_next_e;
    }
    at_explode_once: MAYBE; {
        /*  477  repeat atoms[x][e] times */
        pos->explode_times = (__typeof__(pos->explode_times))((i64)pos->explode_times - 1);
        /*  478  choose by scatterer[x] "Scatter {e} from {x} to {y}" for y in near(x) if field[y] is not none an.. */
        pos->at = EXPLODE_CHOOSE;
        k_free = k_memory;
        k_offer offered = {k_runs, 0, 0};
        offer_explode_choose(pos, a, &offered);
        if (UNLIKELY(!offered.total)) {
            pos->at = NOWHERE;
            goto at_explode_otherwise;
        }
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        if (!playing) return;
        id = k_pick(&offered, k_below(&playing->rng, offered.total));
        playing->length++;
        if (playing->taken) playing->taken[id]++;
        pos->ticks++;
        goto take_explode_choose;
    }
    at_explode_on_3: MAYBE; {
        goto at_explode_again;
    }
    at_explode_scatter: MAYBE; {
        /*  478  choose by scatterer[x] "Scatter {e} from {x} to {y}" for y in near(x) if field[y] is not none an.. */
        /*  479  move e from atoms[x] to atoms[y] */
        move_element(pos, (i64)pos->explode_e, 1, 1 + (i64)pos->explode_x, 1 + explode_scatter_with_y);
        /*  480  if scatter_credit: credit(y, scatterer[x]) */
        if (OPTION(scatter_credit)) {
            do_credit(pos, a, explode_scatter_with_y, (i64)pos->scatterer[(i64)pos->explode_x]);
        }
        goto at_explode_on_3;
    }
    at_explode_otherwise: MAYBE; {
        /*  481  otherwise: move e from atoms[x] to bag */
        move_element(pos, (i64)pos->explode_e, 1, 1 + (i64)pos->explode_x, 17);
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
    at_refill: MAYBE; {
        /*  483  rule refill() */
        /*  484  fire_waiting = no */
        pos->fire_waiting = (__typeof__(pos->fire_waiting))(0);
        /*  485  fill() */
        do_fill(pos, a);
        /*  486  if short: end game */
        if ((i64)pos->short_) {
            end_ranked(pos, a);
            return;
        }
        /*  487  if bunsen_explosion is after_refill: explode() */
        if (OPTION(bunsen_explosion) == BUNSEN_EXPLOSION_after_refill) goto at_refill_if;
        goto at_refill_on;
    }
    at_refill_on: MAYBE; {
        /*  488  if fire_waiting */
        if ((i64)pos->fire_waiting) goto at_refill_if_2;
        goto at_refill_on_2;
    }
    at_refill_if: MAYBE; {
        /*  487  if bunsen_explosion is after_refill: explode() */
        pos->explode_goes_back_to = 3;
        goto at_explode;
    }
    at_refill_after_explode: MAYBE; {
        goto at_refill_on;
    }
    at_refill_on_2: MAYBE; {
        /*  491  fill() */
        do_fill(pos, a);
        /*  492  if short: end game */
        if ((i64)pos->short_) {
            end_ranked(pos, a);
            return;
        }
        goto at_round_after_refill;
    }
    at_refill_if_2: MAYBE; {
        /*  489  fire_out = yes */
        pos->fire_out = (__typeof__(pos->fire_out))(1);
        /*  490  burn() */
        pos->burn_goes_back_to = 2;
        goto at_burn;
    }
    at_refill_after_burn: MAYBE; {
        goto at_refill_on_2;
    }
    at_pass_the_lead: MAYBE; {
        /*  509  rule pass_the_lead() */
        /*  510  let old = lead */
        i64 old MAYBE = (i64)pos->lead;
        /*  511  lead = left(old) */
        pos->lead = (__typeof__(pos->lead))(((old + 1) % SEATS));
        /*  512  key_used = no */
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
        /*  513  each player from old if tools[me][tool("Lab Key")] > 0 and not key_used */
        if (((i64)pos->tool_at[(2 + (i64)pos->me) * 6 + 3] > 0) && !(i64)pos->key_used) goto at_pass_the_lead_for;
        goto at_pass_the_lead_next_player;
    }
    at_pass_the_lead_for: MAYBE; {
        /*  514  may "Use the lab key" */
        pos->at = PASS_THE_LEAD_CHOOSE;
        k_free = k_memory;
        k_offer offered = {k_runs, 0, 0};
        offer_pass_the_lead_choose(pos, a, &offered);
        if (UNLIKELY(!offered.total)) {
            pos->at = NOWHERE;
            goto at_pass_the_lead_on;
        }
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        if (!playing) return;
        id = k_pick(&offered, k_below(&playing->rng, offered.total));
        playing->length++;
        if (playing->taken) playing->taken[id]++;
        pos->ticks++;
        goto take_pass_the_lead_choose;
    }
    at_pass_the_lead_on: MAYBE; {
        goto at_pass_the_lead_next_player;
    }
    at_pass_the_lead_use_the_lab: MAYBE; {
        /*  515  move tool("Lab Key") from tools[me] to supply */
        move_tool(pos, 3, 1, 2 + (i64)pos->me, 1);
        /*  516  lead = me */
        pos->lead = (__typeof__(pos->lead))((i64)pos->me);
        /*  517  key_used = yes */
        pos->key_used = (__typeof__(pos->key_used))(1);
        goto at_pass_the_lead_on;
    }
    at_nobel_research: MAYBE; {
        /*  521  rule nobel_research() */
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
        /*  522  for i in 1..5 if i <= nobel_shown(nobel_limit) */
        if ((i64)pos->nobel_research_i <= let_nobel_shown(pos, a, OPTION(nobel_limit))) goto at_nobel_research_for;
        goto at_nobel_research_next_i;
    }
    at_nobel_research_for: MAYBE; {
        /*  523  choose by lead */
        pos->at = NOBEL_RESEARCH_CHOOSE;
        k_free = k_memory;
        k_offer offered = {k_runs, 0, 0};
        offer_nobel_research_choose(pos, a, &offered);
        if (UNLIKELY(!offered.total)) {
            pos->at = NOWHERE;
            goto at_nobel_research_otherwise;
        }
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        if (!playing) return;
        id = k_pick(&offered, k_below(&playing->rng, offered.total));
        playing->length++;
        if (playing->taken) playing->taken[id]++;
        pos->ticks++;
        goto take_nobel_research_choose;
    }
    at_nobel_research_on_2: MAYBE; {
        goto at_nobel_research_next_i;
    }
    at_nobel_research_nobel_places: MAYBE; {
        /*  524  "Nobel places {e} on {x}" for e in nobel_bench, x in unclaimed if missing(x, e) > 0 */
        /*  525  move e from nobel_bench to atoms[x] */
        move_element(pos, nobel_research_nobel_places_with_e, 1, 33, 1 + nobel_research_nobel_places_with_x);
        /*  526  if complete(x): nobel_claim[x] = yes */
        if (let_complete(pos, a, nobel_research_nobel_places_with_x)) {
            pos->nobel_claim[nobel_research_nobel_places_with_x] = (__typeof__(pos->nobel_claim[nobel_research_nobel_places_with_x]))(1);
        }
        goto at_nobel_research_on_2;
    }
    at_nobel_research_nobel_stops: MAYBE; {
        goto at_nobel_research_on_2;
    }
    at_nobel_research_otherwise: MAYBE; {
        /*  528  otherwise: stop */
        goto at_nobel_research_on;
    }
    at_score_for_nobel: MAYBE; {
        /*  530  rule score_for_nobel() */
        k_keep(pos->score_for_nobel_x_rest, &pos->score_for_nobel_x_rest_n, 16, ({ build_i64 k231_found = {0, 0, 0};
            for (i64 k230_v = 0; k230_v < 16; k230_v++) { k_add_i64(&k231_found, k230_v); }  k_made_i64(k231_found);
            }));
        goto at_score_for_nobel_next_x;
    }
    at_score_for_nobel_next_x: MAYBE; {
        if (!pos->score_for_nobel_x_rest_n) goto at_score_for_nobel_on;
        pos->score_for_nobel_x = (__typeof__(pos->score_for_nobel_x))k_next(pos->score_for_nobel_x_rest,
    &pos->score_for_nobel_x_rest_n);
        goto at_score_for_nobel_x;
    }
    at_score_for_nobel_on: MAYBE; {
        memset(pos->score_for_nobel_x_rest, 0, sizeof pos->score_for_nobel_x_rest), pos->score_for_nobel_x_rest_n = 0;
        pos->score_for_nobel_x = 0;
        pos->score_for_nobel_card = NONE;
        goto at_round_after_score_for_nobel;
    }
    at_score_for_nobel_x: MAYBE; {
        /*  531  for x in places if nobel_claim[x] and complete(x) */
        if ((i64)pos->nobel_claim[(i64)pos->score_for_nobel_x] && let_complete(pos, a,
            (i64)pos->score_for_nobel_x)) goto at_score_for_nobel_for;
        goto at_score_for_nobel_next_x;
    }
    at_score_for_nobel_for: MAYBE; {
        /*  532  let card = field[x] */
        pos->score_for_nobel_card = (__typeof__(pos->score_for_nobel_card))(i64)pos->field[(i64)pos->score_for_nobel_x];
        /*  533  let tube_raised = tube(card.state) */
        i64 tube_raised MAYBE = let_tube(CARD_state[k_known((i64)pos->score_for_nobel_card)]);
        /*  534  if tube_raised is not study and nobel_level[tube_raised] < 3: nobel_level[tube_raised] += 1 */
        if (!(tube_raised == EXPERIMENT_study) && ((i64)pos->nobel_level[tube_raised] < 3)) {
            pos->nobel_level[tube_raised] = (__typeof__(pos->nobel_level[tube_raised]))(pos->nobel_level[tube_raised] + 1);
        }
        /*  535  clear_place(x) */
        do_clear_place(pos, a, (i64)pos->score_for_nobel_x);
        /*  536  move card to nobel_scored */
        move_card(pos, (i64)pos->score_for_nobel_card, 31, 0);
        /*  537  if card.reaction is volatile: react() */
        if (CARD_reaction[k_known((i64)pos->score_for_nobel_card)] == CARD_REACTION_volatile) goto at_score_for_nobel_if;
        goto at_score_for_nobel_on_2;
    }
    at_score_for_nobel_on_2: MAYBE; {
        /*  538  if card.reaction is grant */
        if (CARD_reaction[k_known((i64)pos->score_for_nobel_card)] == CARD_REACTION_grant) goto at_score_for_nobel_if_2;
        goto at_score_for_nobel_on_3;
    }
    at_score_for_nobel_if: MAYBE; {
        /*  537  if card.reaction is volatile: react() */
        pos->react_goes_back_to = 2;
        goto at_react;
    }
    at_score_for_nobel_after_react: MAYBE; {
        goto at_score_for_nobel_on_2;
    }
    at_score_for_nobel_on_3: MAYBE; {
        goto at_score_for_nobel_next_x;
    }
    at_score_for_nobel_if_2: MAYBE; {
        /*  539  choose by lead "Raise {p}'s {e}" for p in players, e in experiments if not finished(p, e) */
        pos->score_for_nobel_card = NONE;
        pos->at = SCORE_FOR_NOBEL_CHOOSE;
        k_free = k_memory;
        k_offer offered = {k_runs, 0, 0};
        offer_score_for_nobel_choose(pos, a, &offered);
        if (UNLIKELY(!offered.total)) {
            pos->at = NOWHERE;
            goto at_score_for_nobel_otherwise;
        }
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        if (!playing) return;
        id = k_pick(&offered, k_below(&playing->rng, offered.total));
        playing->length++;
        if (playing->taken) playing->taken[id]++;
        pos->ticks++;
        goto take_score_for_nobel_choose;
    }
    at_score_for_nobel_on_4: MAYBE; {
        goto at_score_for_nobel_on_3;
    }
    at_score_for_nobel_raise: MAYBE; {
        /*  539  choose by lead "Raise {p}'s {e}" for p in players, e in experiments if not finished(p, e) */
        /*  540  rise(p, e) */
        do_rise(pos, a, score_for_nobel_raise_with_p, score_for_nobel_raise_with_e);
        goto at_score_for_nobel_on_4;
    }
    at_score_for_nobel_otherwise: MAYBE; {
        /*  541  otherwise: stop */
        goto at_score_for_nobel_on;
    }
    take_round_choose: MAYBE; {
        {
            k_free = k_memory;
            i64 e MAYBE = (id);
            round_nobel_returns_with_e = e;
            goto at_round_nobel_returns;
        }
    }
    take_round_choose_2: MAYBE; {
        if (id < 22) {
            k_free = k_memory;
            i64 x MAYBE = ((id - 6));
            round_claim_with_x = x;
            goto at_round_claim;
        }
        {
            k_free = k_memory;
            goto at_round_keep_your_tokens;
        }
    }
    take_round_choose_3: MAYBE; {
        if (id < 279) {
            k_free = k_memory;
            i64 x MAYBE = ((id - 23) / 16);
            i64 y MAYBE = ((id - 23) % 16);
            round_shift_the_claim_with_x = x;
            round_shift_the_claim_with_y = y;
            goto at_round_shift_the_claim;
        }
        goto at_round_on_7;
    }
    take_trade_choose: MAYBE; {
        if (id < 281) {
            k_free = k_memory;
            goto at_trade_make_an_offer;
        }
        goto at_trade_otherwise;
    }
    take_make_offer_choose: MAYBE; {
        if (id < 432) {
            k_free = k_memory;
            i64 p MAYBE = ((id - 282) / 30);
            i64 q MAYBE = ((id - 282) / 6 % 5);
            i64 e MAYBE = ((id - 282) % 6);
            make_offer_p_gives_q_with_p = p;
            make_offer_p_gives_q_with_q = q;
            make_offer_p_gives_q_with_e = e;
            goto at_make_offer_p_gives_q;
        }
        if (id < 582) {
            k_free = k_memory;
            i64 p MAYBE = ((id - 432) / 30);
            i64 q MAYBE = ((id - 432) / 6 % 5);
            i64 t MAYBE = ((id - 432) % 6);
            make_offer_p_gives_q_2_with_p = p;
            make_offer_p_gives_q_2_with_q = q;
            make_offer_p_gives_q_2_with_t = t;
            goto at_make_offer_p_gives_q_2;
        }
        if (id < 607) {
            k_free = k_memory;
            i64 p MAYBE = ((id - 582) / 5);
            i64 q MAYBE = ((id - 582) % 5);
            make_offer_p_gives_q_3_with_p = p;
            make_offer_p_gives_q_3_with_q = q;
            goto at_make_offer_p_gives_q_3;
        }
        if (id < 732) {
            k_free = k_memory;
            i64 p MAYBE = ((id - 607) / 25);
            i64 q MAYBE = ((id - 607) / 5 % 5);
            i64 x MAYBE = ((id - 607) % 5);
            make_offer_p_gives_q_4_with_p = p;
            make_offer_p_gives_q_4_with_q = q;
            make_offer_p_gives_q_4_with_x = x;
            goto at_make_offer_p_gives_q_4;
        }
        goto at_make_offer_otherwise;
    }
    take_make_offer_choose_2: MAYBE; {
        if (id < 734) {
            k_free = k_memory;
            goto at_make_offer_agree;
        }
        {
            k_free = k_memory;
            goto at_make_offer_refuse;
        }
    }
    take_trade_with_nobel_choose: MAYBE; {
        if (id < 771) {
            k_free = k_memory;
            i64 e MAYBE = ((id - 735) / 6);
            i64 f MAYBE = ((id - 735) % 6);
            trade_with_nobel_give_nobel_with_e = e;
            trade_with_nobel_give_nobel_with_f = f;
            goto at_trade_with_nobel_give_nobel;
        }
        goto at_trade_with_nobel_on;
    }
    take_give_back_choose: MAYBE; {
        {
            k_free = k_memory;
            i64 e MAYBE = ((id - 772));
            give_back_return_with_e = e;
            goto at_give_back_return;
        }
    }
    take_do_research_choose: MAYBE; {
        if (id < 779) {
            k_free = k_memory;
            goto at_do_research_use_the_goggles;
        }
        goto at_do_research_on;
    }
    take_do_research_choose_2: MAYBE; {
        if (id < 876) {
            k_free = k_memory;
            i64 e MAYBE = ((id - 780) / 16);
            i64 x MAYBE = ((id - 780) % 16);
            do_research_place_with_e = e;
            pos->do_research_x = (__typeof__(pos->do_research_x))x;
            goto at_do_research_place;
        }
        if (id < 972) {
            k_free = k_memory;
            i64 e MAYBE = ((id - 876) / 16);
            i64 x MAYBE = ((id - 876) % 16);
            do_research_place_2_with_e = e;
            pos->do_research_x = (__typeof__(pos->do_research_x))x;
            goto at_do_research_place_2;
        }
        if (id < 1068) {
            k_free = k_memory;
            i64 e MAYBE = ((id - 972) / 16);
            i64 x MAYBE = ((id - 972) % 16);
            do_research_place_a_wild_with_e = e;
            pos->do_research_x = (__typeof__(pos->do_research_x))x;
            goto at_do_research_place_a_wild;
        }
        if (id < 1098) {
            k_free = k_memory;
            i64 x MAYBE = ((id - 1068) / 6);
            i64 e MAYBE = ((id - 1068) % 6);
            pos->do_research_x = (__typeof__(pos->do_research_x))x;
            do_research_place_3_with_e = e;
            goto at_do_research_place_3;
        }
        if (id < 1128) {
            k_free = k_memory;
            i64 x MAYBE = ((id - 1098) / 6);
            i64 e MAYBE = ((id - 1098) % 6);
            pos->do_research_x = (__typeof__(pos->do_research_x))x;
            do_research_place_4_with_e = e;
            goto at_do_research_place_4;
        }
        if (id < 1164) {
            k_free = k_memory;
            i64 e MAYBE = ((id - 1128) / 6);
            i64 f MAYBE = ((id - 1128) % 6);
            do_research_trade_three_with_e = e;
            do_research_trade_three_with_f = f;
            goto at_do_research_trade_three;
        }
        if (id < 1200) {
            k_free = k_memory;
            i64 e MAYBE = ((id - 1164) / 6);
            i64 f MAYBE = ((id - 1164) % 6);
            do_research_trade_two_with_e = e;
            do_research_trade_two_with_f = f;
            goto at_do_research_trade_two;
        }
        if (id < 1216) {
            k_free = k_memory;
            i64 x MAYBE = ((id - 1200));
            pos->do_research_x = (__typeof__(pos->do_research_x))x;
            goto at_do_research_claim;
        }
        if (id < 1232) {
            k_free = k_memory;
            i64 x MAYBE = ((id - 1216));
            pos->do_research_x = (__typeof__(pos->do_research_x))x;
            goto at_do_research_light;
        }
        goto at_do_research_otherwise;
    }
    take_score_compounds_choose: MAYBE; {
        if (id < 1249) {
            k_free = k_memory;
            i64 x MAYBE = ((id - 1233));
            score_compounds_score_with_x = x;
            goto at_score_compounds_score;
        }
        if (id < 1265) {
            k_free = k_memory;
            i64 a_ MAYBE = ((id - 1249) / 4);
            i64 b MAYBE = ((id - 1249) % 4);
            pos->score_compounds_a = (__typeof__(pos->score_compounds_a))a_;
            pos->score_compounds_b = (__typeof__(pos->score_compounds_b))b;
            goto at_score_compounds_lower;
        }
        {
            k_free = k_memory;
            goto at_score_compounds_finish;
        }
    }
    take_score_compounds_choose_2: MAYBE; {
        {
            k_free = k_memory;
            i64 x MAYBE = ((id - 1265));
            score_compounds_give_up_with_x = x;
            goto at_score_compounds_give_up;
        }
    }
    take_score_place_choose: MAYBE; {
        {
            k_free = k_memory;
            i64 e MAYBE = ((id - 1282));
            score_place_raise_with_e = e;
            goto at_score_place_raise;
        }
    }
    take_score_place_choose_2: MAYBE; {
        if (id < 1292) {
            k_free = k_memory;
            i64 e MAYBE = ((id - 1286));
            score_place_keep_one_with_e = e;
            goto at_score_place_keep_one;
        }
        goto at_score_place_on_3;
    }
    take_score_place_choose_3: MAYBE; {
        if (id < 1313) {
            k_free = k_memory;
            i64 p MAYBE = ((id - 1293) / 4);
            i64 e MAYBE = ((id - 1293) % 4);
            score_place_raise_2_with_p = p;
            score_place_raise_2_with_e = e;
            goto at_score_place_raise_2;
        }
        {
            k_free = k_memory;
            goto at_score_place_share_the_points;
        }
    }
    take_share_choose: MAYBE; {
        {
            k_free = k_memory;
            i64 p MAYBE = ((id - 1314));
            share_share_with_with_p = p;
            goto at_share_share_with;
        }
    }
    take_ask_for_extinguishers_choose: MAYBE; {
        if (id < 1399) {
            k_free = k_memory;
            i64 e MAYBE = ((id - 1319) / 16);
            i64 x MAYBE = ((id - 1319) % 16);
            ask_for_extinguishers_spend_an_extinguisher_with_e = e;
            ask_for_extinguishers_spend_an_extinguisher_with_x = x;
            goto at_ask_for_extinguishers_spend_an_extinguisher;
        }
        goto at_ask_for_extinguishers_otherwise;
    }
    take_explode_choose: MAYBE; {
        {
            k_free = k_memory;
            i64 y MAYBE = ((id - 1400));
            explode_scatter_with_y = y;
            goto at_explode_scatter;
        }
    }
    take_pass_the_lead_choose: MAYBE; {
        if (id < 1417) {
            k_free = k_memory;
            goto at_pass_the_lead_use_the_lab;
        }
        goto at_pass_the_lead_on;
    }
    take_nobel_research_choose: MAYBE; {
        if (id < 1514) {
            k_free = k_memory;
            i64 e MAYBE = ((id - 1418) / 16);
            i64 x MAYBE = ((id - 1418) % 16);
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
            i64 p MAYBE = ((id - 1515) / 4);
            i64 e MAYBE = ((id - 1515) % 4);
            score_for_nobel_raise_with_p = p;
            score_for_nobel_raise_with_e = e;
            goto at_score_for_nobel_raise;
        }
    }
}

const k_slot rw_slots[] = {
    {"extinguisher_box", "set", "", offsetof(Position, extinguisher_box), sizeof(u64), 1, 0, 1, 0},
    {"shelf", "each set", "", offsetof(Position, shelf), sizeof(u64), 5, 0, 1, 0},
    {"in_shelf", "set", "", offsetof(Position, in_shelf), sizeof(u64), 1, 0, 1, 0},
    {"card_box", "set", "", offsetof(Position, card_box), sizeof(set2), 1, 0, 1, 0},
    {"in_field", "set", "", offsetof(Position, in_field), sizeof(set2), 1, 0, 1, 0},
    {"in_stack", "set", "", offsetof(Position, in_stack), sizeof(set2), 1, 0, 1, 0},
    {"lot", "set", "", offsetof(Position, lot), sizeof(set2), 1, 0, 1, 0},
    {"scored", "each set", "", offsetof(Position, scored), sizeof(set2), 5, 0, 1, 0},
    {"in_scored", "set", "", offsetof(Position, in_scored), sizeof(set2), 1, 0, 1, 0},
    {"nobel_scored", "set", "", offsetof(Position, nobel_scored), sizeof(set2), 1, 0, 1, 0},
    {"round_times", "number", "", offsetof(Position, round_times), sizeof(i64), 1, 1, 0, 0},
    {"round_times_2", "number", "", offsetof(Position, round_times_2), sizeof(i64), 1, 1, 0, 0},
    {"trade_times", "number", "", offsetof(Position, trade_times), sizeof(i64), 1, 1, 0, 0},
    {"make_offer_times", "number", "", offsetof(Position, make_offer_times), sizeof(i64), 1, 1, 0, 0},
    {"give_back_times", "number", "", offsetof(Position, give_back_times), sizeof(i64), 1, 1, 0, 0},
    {"do_research_times", "number", "", offsetof(Position, do_research_times), sizeof(i64), 1, 1, 0, 0},
    {"score_compounds_times", "number", "", offsetof(Position, score_compounds_times), sizeof(i64), 1, 1, 0, 0},
    {"share_worth", "number", "", offsetof(Position, share_worth), sizeof(i64), 1, 1, 0, 0},
    {"ask_for_extinguishers_times", "number", "", offsetof(Position, ask_for_extinguishers_times), sizeof(i64), 1, 1,
    0, 0},
    {"explode_times", "number", "", offsetof(Position, explode_times), sizeof(i64), 1, 1, 0, 0},
    {"round_seats_left", "list", "number", offsetof(Position, round_seats_left), sizeof(i32), 5, 1, 0,
    offsetof(Position, round_seats_left_n)},
    {"round_seats_left_2", "list", "number", offsetof(Position, round_seats_left_2), sizeof(i32), 5, 1, 0,
    offsetof(Position, round_seats_left_2_n)},
    {"round_seats_left_3", "list", "number", offsetof(Position, round_seats_left_3), sizeof(i32), 5, 1, 0,
    offsetof(Position, round_seats_left_3_n)},
    {"round_seats_left_4", "list", "number", offsetof(Position, round_seats_left_4), sizeof(i32), 5, 1, 0,
    offsetof(Position, round_seats_left_4_n)},
    {"round_seats_left_5", "list", "number", offsetof(Position, round_seats_left_5), sizeof(i32), 5, 1, 0,
    offsetof(Position, round_seats_left_5_n)},
    {"trade_seats_left", "list", "number", offsetof(Position, trade_seats_left), sizeof(i32), 5, 1, 0,
    offsetof(Position, trade_seats_left_n)},
    {"make_offer_seats_left", "list", "number", offsetof(Position, make_offer_seats_left), sizeof(i32), 5, 1, 0,
    offsetof(Position, make_offer_seats_left_n)},
    {"trade_with_nobel_seats_left", "list", "number", offsetof(Position, trade_with_nobel_seats_left), sizeof(i32),
    5, 1, 0, offsetof(Position, trade_with_nobel_seats_left_n)},
    {"ask_for_extinguishers_targets", "list", "number", offsetof(Position, ask_for_extinguishers_targets),
    sizeof(i32), 64, 1, 0, offsetof(Position, ask_for_extinguishers_targets_n)},
    {"ask_for_extinguishers_seats_left", "list", "number", offsetof(Position, ask_for_extinguishers_seats_left),
    sizeof(i32), 5, 1, 0, offsetof(Position, ask_for_extinguishers_seats_left_n)},
    {"explode_x_rest", "list", "number", offsetof(Position, explode_x_rest), sizeof(i32), 512, 1, 0,
    offsetof(Position, explode_x_rest_n)},
    {"explode_e_rest", "list", "number", offsetof(Position, explode_e_rest), sizeof(i32), 6, 1, 0, offsetof(Position,
    explode_e_rest_n)},
    {"pass_the_lead_seats_left", "list", "number", offsetof(Position, pass_the_lead_seats_left), sizeof(i32), 5, 1,
    0, offsetof(Position, pass_the_lead_seats_left_n)},
    {"nobel_research_i_rest", "list", "number", offsetof(Position, nobel_research_i_rest), sizeof(i32), 5, 1, 0,
    offsetof(Position, nobel_research_i_rest_n)},
    {"score_for_nobel_x_rest", "list", "number", offsetof(Position, score_for_nobel_x_rest), sizeof(i32), 16, 1, 0,
    offsetof(Position, score_for_nobel_x_rest_n)},
    {"element_at", "each number", "", offsetof(Position, element_at), sizeof(i16), 204, 1, 0, 0},
    {"tool_at", "each number", "", offsetof(Position, tool_at), sizeof(i16), 42, 1, 0, 0},
    {"wild_at", "each number", "", offsetof(Position, wild_at), sizeof(i16), 22, 1, 0, 0},
    {"points", "each number", "", offsetof(Position, points), sizeof(i16), 5, 1, 0, 0},
    {"rounds", "number", "", offsetof(Position, rounds), sizeof(i16), 1, 1, 0, 0},
    {"journal_since", "each number", "", offsetof(Position, journal_since), sizeof(i16), 5, 1, 0, 0},
    {"give_back_goes_back_to", "number", "", offsetof(Position, give_back_goes_back_to), sizeof(i16), 1, 1, 0, 0},
    {"explode_goes_back_to", "number", "", offsetof(Position, explode_goes_back_to), sizeof(i16), 1, 1, 0, 0},
    {"ask_for_extinguishers_goes_back_to", "number", "", offsetof(Position, ask_for_extinguishers_goes_back_to),
    sizeof(i16), 1, 1, 0, 0},
    {"share_goes_back_to", "number", "", offsetof(Position, share_goes_back_to), sizeof(i16), 1, 1, 0, 0},
    {"react_goes_back_to", "number", "", offsetof(Position, react_goes_back_to), sizeof(i16), 1, 1, 0, 0},
    {"burn_goes_back_to", "number", "", offsetof(Position, burn_goes_back_to), sizeof(i16), 1, 1, 0, 0},
    {"extinguisher_place", "each number", "", offsetof(Position, extinguisher_place), sizeof(u8), 5, 0, 0, 0},
    {"card_place", "each number", "", offsetof(Position, card_place), sizeof(u8), 69, 0, 0, 0},
    {"card_known", "each number", "", offsetof(Position, card_known), sizeof(i8), 69, 1, 0, 0},
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
    {"scatterer", "each number", "", offsetof(Position, scatterer), sizeof(i8), 16, 1, 0, 0},
    {"built", "each flag", "", offsetof(Position, built), sizeof(i8), 5, 1, 0, 0},
    {"level", "each number", "", offsetof(Position, level), sizeof(i8), 20, 1, 0, 0},
    {"nobel_level", "each number", "", offsetof(Position, nobel_level), sizeof(i8), 4, 1, 0, 0},
    {"lead", "number", "", offsetof(Position, lead), sizeof(i8), 1, 1, 0, 0},
    {"last_round", "flag", "", offsetof(Position, last_round), sizeof(i8), 1, 1, 0, 0},
    {"kept", "each flag", "", offsetof(Position, kept), sizeof(i8), 5, 1, 0, 0},
    {"used_cylinder", "flag", "", offsetof(Position, used_cylinder), sizeof(i8), 1, 1, 0, 0},
    {"exchanges", "number", "", offsetof(Position, exchanges), sizeof(i8), 1, 1, 0, 0},
    {"left_to_place", "number", "", offsetof(Position, left_to_place), sizeof(i8), 1, 1, 0, 0},
    {"quiet", "number", "", offsetof(Position, quiet), sizeof(i8), 1, 1, 0, 0},
    {"agreed", "flag", "", offsetof(Position, agreed), sizeof(i8), 1, 1, 0, 0},
    {"nobel_traded", "flag", "", offsetof(Position, nobel_traded), sizeof(i8), 1, 1, 0, 0},
    {"fire_waiting", "flag", "", offsetof(Position, fire_waiting), sizeof(i8), 1, 1, 0, 0},
    {"fire_out", "flag", "", offsetof(Position, fire_out), sizeof(i8), 1, 1, 0, 0},
    {"volatile_out", "flag", "", offsetof(Position, volatile_out), sizeof(i8), 1, 1, 0, 0},
    {"short", "flag", "", offsetof(Position, short_), sizeof(i8), 1, 1, 0, 0},
    {"key_used", "flag", "", offsetof(Position, key_used), sizeof(i8), 1, 1, 0, 0},
    {"promised", "each number", "", offsetof(Position, promised), sizeof(i8), 150, 1, 0, 0},
    {"promised_tool", "each number", "", offsetof(Position, promised_tool), sizeof(i8), 150, 1, 0, 0},
    {"promised_wild", "each number", "", offsetof(Position, promised_wild), sizeof(i8), 25, 1, 0, 0},
    {"promised_to", "each maybe", "", offsetof(Position, promised_to), sizeof(i8), 5, 1, 0, 0},
    {"round_kept_me", "maybe", "", offsetof(Position, round_kept_me), sizeof(i8), 1, 1, 0, 0},
    {"round_seat", "number", "", offsetof(Position, round_seat), sizeof(i8), 1, 1, 0, 0},
    {"round_kept_me_2", "maybe", "", offsetof(Position, round_kept_me_2), sizeof(i8), 1, 1, 0, 0},
    {"round_seat_2", "number", "", offsetof(Position, round_seat_2), sizeof(i8), 1, 1, 0, 0},
    {"round_kept_me_3", "maybe", "", offsetof(Position, round_kept_me_3), sizeof(i8), 1, 1, 0, 0},
    {"round_seat_3", "number", "", offsetof(Position, round_seat_3), sizeof(i8), 1, 1, 0, 0},
    {"round_kept_me_4", "maybe", "", offsetof(Position, round_kept_me_4), sizeof(i8), 1, 1, 0, 0},
    {"round_seat_4", "number", "", offsetof(Position, round_seat_4), sizeof(i8), 1, 1, 0, 0},
    {"round_kept_me_5", "maybe", "", offsetof(Position, round_kept_me_5), sizeof(i8), 1, 1, 0, 0},
    {"round_seat_5", "number", "", offsetof(Position, round_seat_5), sizeof(i8), 1, 1, 0, 0},
    {"trade_kept_me", "maybe", "", offsetof(Position, trade_kept_me), sizeof(i8), 1, 1, 0, 0},
    {"trade_seat", "number", "", offsetof(Position, trade_seat), sizeof(i8), 1, 1, 0, 0},
    {"make_offer_kept_me", "maybe", "", offsetof(Position, make_offer_kept_me), sizeof(i8), 1, 1, 0, 0},
    {"make_offer_seat", "number", "", offsetof(Position, make_offer_seat), sizeof(i8), 1, 1, 0, 0},
    {"make_offer_proposer", "number", "", offsetof(Position, make_offer_proposer), sizeof(i8), 1, 1, 0, 0},
    {"trade_with_nobel_kept_me", "maybe", "", offsetof(Position, trade_with_nobel_kept_me), sizeof(i8), 1, 1, 0, 0},
    {"trade_with_nobel_seat", "number", "", offsetof(Position, trade_with_nobel_seat), sizeof(i8), 1, 1, 0, 0},
    {"do_research_x", "number", "", offsetof(Position, do_research_x), sizeof(i8), 1, 1, 0, 0},
    {"score_compounds_a", "number", "", offsetof(Position, score_compounds_a), sizeof(i8), 1, 1, 0, 0},
    {"score_compounds_b", "number", "", offsetof(Position, score_compounds_b), sizeof(i8), 1, 1, 0, 0},
    {"score_place_place", "number", "", offsetof(Position, score_place_place), sizeof(i8), 1, 1, 0, 0},
    {"score_place_subject", "number", "", offsetof(Position, score_place_subject), sizeof(i8), 1, 1, 0, 0},
    {"score_place_card", "maybe", "", offsetof(Position, score_place_card), sizeof(i8), 1, 1, 0, 0},
    {"ask_for_extinguishers_kept_me", "maybe", "", offsetof(Position, ask_for_extinguishers_kept_me), sizeof(i8), 1,
    1, 0, 0},
    {"ask_for_extinguishers_seat", "number", "", offsetof(Position, ask_for_extinguishers_seat), sizeof(i8), 1, 1, 0,
    0},
    {"explode_x", "number", "", offsetof(Position, explode_x), sizeof(i8), 1, 1, 0, 0},
    {"explode_e", "number", "", offsetof(Position, explode_e), sizeof(i8), 1, 1, 0, 0},
    {"pass_the_lead_kept_me", "maybe", "", offsetof(Position, pass_the_lead_kept_me), sizeof(i8), 1, 1, 0, 0},
    {"pass_the_lead_seat", "number", "", offsetof(Position, pass_the_lead_seat), sizeof(i8), 1, 1, 0, 0},
    {"nobel_research_i", "number", "", offsetof(Position, nobel_research_i), sizeof(i8), 1, 1, 0, 0},
    {"score_for_nobel_x", "number", "", offsetof(Position, score_for_nobel_x), sizeof(i8), 1, 1, 0, 0},
    {"score_for_nobel_card", "maybe", "", offsetof(Position, score_for_nobel_card), sizeof(i8), 1, 1, 0, 0},
    {0, 0, 0, 0, 0, 0, 0, 0, 0},
};

static void derive(Position *pos MAYBE) {
    derive_extinguisher(pos);
    derive_card(pos);
}

static void agree(Agreed *a, const i64 *options MAYBE) {
    a->offers = options[0];
    a->items = options[1];
    a->start_layout = options[2];
    a->stack_order = options[3];
    a->first_turn_trading = options[4];
    a->study_pass = options[5];
    a->study_max = options[6];
    a->wild_sulfur = options[7];
    a->extinguisher_ready = options[8];
    a->pipet_adds = options[9];
    a->journal_source = options[10];
    a->bunsen_explosion = options[11];
    a->grant_free = options[12];
    a->diagonal = options[13];
    a->every_volatile = options[14];
    a->scatter_credit = options[15];
    a->unscored_counts = options[16];
    a->tie_break = options[17];
    a->nobel_limit = options[18];
    (void)a;
}

#include "kernel_play.h"
