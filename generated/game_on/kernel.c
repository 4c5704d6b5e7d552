/* Game-On Competitive. Compiled from game_on.rules; change the rules, not this file. */
#include "kernel.h"

#define LIMIT 10000
#define IDS 393030
#define MOST_SEATS 6
#define BEGIN (-1)

#ifdef FOLDED
#ifndef OPTION_timing
#define OPTION_timing 0
#endif
#ifndef OPTION_contest_by
#define OPTION_contest_by 0
#endif
#ifndef OPTION_partial
#define OPTION_partial 0
#endif
#ifndef OPTION_slots
#define OPTION_slots 0
#endif
#ifndef OPTION_withdraw
#define OPTION_withdraw 0
#endif
#ifndef OPTION_steal_cards
#define OPTION_steal_cards 0
#endif
#ifndef OPTION_convert_scope
#define OPTION_convert_scope 0
#endif
#ifndef OPTION_convert_lasts
#define OPTION_convert_lasts 0
#endif
#ifndef OPTION_redraw_size
#define OPTION_redraw_size 0
#endif
#ifndef OPTION_redraw_wait
#define OPTION_redraw_wait 0
#endif
#ifndef OPTION_locked_counts
#define OPTION_locked_counts 1
#endif
#ifndef OPTION_steal_ban
#define OPTION_steal_ban 0
#endif
#ifndef OPTION_staged_penalty
#define OPTION_staged_penalty 0
#endif
#ifndef OPTION_final_tie
#define OPTION_final_tie 0
#endif
#ifndef OPTION_black_cards
#define OPTION_black_cards 0
#endif
#ifndef OPTION_black_place
#define OPTION_black_place 0
#endif
#ifndef OPTION_black_end
#define OPTION_black_end 0
#endif
#ifndef SEATS
#define SEATS 2
#endif
#define OPTION(name) OPTION_##name
#else
#define SEATS a->seats
#define OPTION(name) a->option_##name
#endif

enum { SETUP_CHOOSE, ROUND_CHOOSE, ROUND_CHOOSE_2, ROUND_CHOOSE_3, ROUND_CHOOSE_4, LET_OTHERS_ANSWER_CHOOSE,
    SHOW_HANDS_CHOOSE, ASK_THE_TABLE_CHOOSE, STAND_UP_TO_CHOOSE };
enum { COLOUR_red, COLOUR_yellow, COLOUR_blue, COLOUR_white, COLOUR_black };
enum { SHAPE_circle, SHAPE_square, SHAPE_triangle };
enum { CARD_TYPE_Anchor, CARD_TYPE_Bolt, CARD_TYPE_Crown, CARD_TYPE_Drop, CARD_TYPE_Ember, CARD_TYPE_Fern,
    CARD_TYPE_Black };
enum { SIGN_rock, SIGN_paper, SIGN_scissors };
enum { TIMING_simultaneous, TIMING_sequential };
enum { CONTEST_BY_die, CONTEST_BY_rps, CONTEST_BY_table };
enum { PARTIAL_stays, PARTIAL_returns };
enum { SLOTS_per_player, SLOTS_shared };
enum { STEAL_CARDS_one, STEAL_CARDS_many };
enum { CONVERT_SCOPE_hand, CONVERT_SCOPE_one_card };
enum { CONVERT_LASTS_action, CONVERT_LASTS_until_played };
enum { REDRAW_SIZE_three, REDRAW_SIZE_same };
enum { REDRAW_WAIT_replenish, REDRAW_WAIT_one_cycle };
enum { STEAL_BAN_game, STEAL_BAN_controller, STEAL_BAN_cycle };
enum { FINAL_TIE_shared, FINAL_TIE_cards };
enum { BLACK_PLACE_aside, BLACK_PLACE_area };
enum { BLACK_END_cleanup, BLACK_END_now };
enum { PLAN_play, PLAN_redraw, PLAN_pass, PLAN_wait };

#define HIDES 1

K_SET(2)
K_SET(3)

const char *const rw_texts[] = {"", 0};

static const i64 K_0[] = {0};
static const i64 K_1[] = {4};
static const i64 K_2[] = {8, 9};
static const i64 K_3[] = {1, 5};
static const i64 K_4[] = {0, 0};
static const i64 K_5[] = {6, 12};
static const i64 K_6[] = {10, 2, 3};
static const i64 K_7[] = {7, 11, 0};
static const i64 K_8[] = {11, 11, 4};
static const i64 K_9[] = {8, 9, 13};
static const i64 K_10[] = {1};
static const i64 K_11[] = {5};
static const i64 K_12[] = {6, 10};
static const i64 K_13[] = {2, 3};
static const i64 K_14[] = {7, 7};
static const i64 K_15[] = {7, 13};
static const i64 K_16[] = {11, 0, 4};
static const i64 K_17[] = {8, 9, 1};
static const i64 K_18[] = {3, 3, 5};
static const i64 K_19[] = {6, 10, 14};
static const i64 K_20[] = {2};
static const i64 K_21[] = {3};
static const i64 K_22[] = {7, 11};
static const i64 K_23[] = {0, 4};
static const i64 K_24[] = {2, 2};
static const i64 K_25[] = {8, 14};
static const i64 K_26[] = {9, 1, 5};
static const i64 K_27[] = {6, 10, 2};
static const i64 K_28[] = {10, 10, 3};
static const i64 K_29[] = {7, 11, 12};
static const i64 K_30[] = {6, 6};
static const i64 K_31[] = {5, 5, 4};
static const i64 K_32[] = {1, 1};
static const i64 K_33[] = {9, 9, 5};
static const i64 K_34[] = {8, 8};
static const i64 K_35[] = {4, 4, 3};
static const i64 K_36[] = {6};
static const i64 K_37[] = {7};
static const i64 K_38[] = {8};
static const i64 K_39[] = {9};
static const i64 K_40[] = {10};
static const i64 K_41[] = {11};
static const i64 K_42[] = {12};
static const i64 K_43[] = {13};
static const i64 K_44[] = {14};
static const i64 K_45[] = {0, 4, 8};
static const i64 K_46[] = {3, 7, 11};
static const i8 GAME_CARD_chevrons[] MAYBE = {0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0,
    1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0,
    0, 0, 0, 0};
static const i32 GAME_CARD_convert[] MAYBE = {0, 1, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, 2, 3, NONE, NONE,
    NONE, NONE, NONE, NONE, NONE, NONE, 0, 1, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, 2, 3, NONE, NONE, NONE,
    NONE, NONE, NONE, NONE, NONE, 0, 1, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, 2, 3, NONE, NONE, NONE, NONE,
    NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE};
static const i8 GAME_CARD_points[] MAYBE = {1, 1, 3, 3, 3, 2, 5, 5, 5, 4, 1, 1, 3, 3, 3, 2, 5, 5, 5, 4, 1, 1, 3, 3,
    3, 2, 5, 5, 5, 4, 1, 1, 3, 3, 3, 2, 5, 5, 5, 4, 1, 1, 3, 3, 3, 2, 5, 5, 5, 4, 1, 1, 3, 3, 3, 2, 5, 5, 5, 4, 0, 0,
    0, 0, 0, 0};
static const list_i64 GAME_CARD_shapes[] MAYBE = {{K_0, 1}, {K_1, 1}, {K_2, 2}, {K_3, 2}, {K_4, 2}, {K_5, 2}, {K_6,
    3}, {K_7, 3}, {K_8, 3}, {K_9, 3}, {K_10, 1}, {K_11, 1}, {K_12, 2}, {K_13, 2}, {K_14, 2}, {K_15, 2}, {K_16, 3},
    {K_17, 3}, {K_18, 3}, {K_19, 3}, {K_20, 1}, {K_21, 1}, {K_22, 2}, {K_23, 2}, {K_24, 2}, {K_25, 2}, {K_26, 3},
    {K_27, 3}, {K_28, 3}, {K_29, 3}, {K_0, 1}, {K_1, 1}, {K_2, 2}, {K_3, 2}, {K_30, 2}, {K_5, 2}, {K_6, 3}, {K_7, 3},
    {K_31, 3}, {K_9, 3}, {K_10, 1}, {K_11, 1}, {K_12, 2}, {K_13, 2}, {K_32, 2}, {K_15, 2}, {K_16, 3}, {K_17, 3},
    {K_33, 3}, {K_19, 3}, {K_20, 1}, {K_21, 1}, {K_22, 2}, {K_23, 2}, {K_34, 2}, {K_25, 2}, {K_26, 3}, {K_27, 3},
    {K_35, 3}, {K_29, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}};
static const i8 GAME_CARD_type[] MAYBE = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 6,
    6, 6, 6};
static const list_i64 PLAYER_CARD_faces[] MAYBE = {{K_0, 1}, {K_0, 1}, {K_10, 1}, {K_10, 1}, {K_20, 1}, {K_20, 1},
    {K_21, 1}, {K_21, 1}, {K_1, 1}, {K_1, 1}, {K_11, 1}, {K_11, 1}, {K_36, 1}, {K_36, 1}, {K_37, 1}, {K_37, 1},
    {K_38, 1}, {K_38, 1}, {K_39, 1}, {K_39, 1}, {K_40, 1}, {K_40, 1}, {K_41, 1}, {K_41, 1}, {K_42, 1}, {K_43, 1},
    {K_44, 1}, {K_45, 3}, {K_46, 3}, {K_26, 3}, {K_0, 1}, {K_0, 1}, {K_10, 1}, {K_10, 1}, {K_20, 1}, {K_20, 1},
    {K_21, 1}, {K_21, 1}, {K_1, 1}, {K_1, 1}, {K_11, 1}, {K_11, 1}, {K_36, 1}, {K_36, 1}, {K_37, 1}, {K_37, 1},
    {K_38, 1}, {K_38, 1}, {K_39, 1}, {K_39, 1}, {K_40, 1}, {K_40, 1}, {K_41, 1}, {K_41, 1}, {K_42, 1}, {K_43, 1},
    {K_44, 1}, {K_45, 3}, {K_46, 3}, {K_26, 3}, {K_0, 1}, {K_0, 1}, {K_10, 1}, {K_10, 1}, {K_20, 1}, {K_20, 1},
    {K_21, 1}, {K_21, 1}, {K_1, 1}, {K_1, 1}, {K_11, 1}, {K_11, 1}, {K_36, 1}, {K_36, 1}, {K_37, 1}, {K_37, 1},
    {K_38, 1}, {K_38, 1}, {K_39, 1}, {K_39, 1}, {K_40, 1}, {K_40, 1}, {K_41, 1}, {K_41, 1}, {K_42, 1}, {K_43, 1},
    {K_44, 1}, {K_45, 3}, {K_46, 3}, {K_26, 3}, {K_0, 1}, {K_0, 1}, {K_10, 1}, {K_10, 1}, {K_20, 1}, {K_20, 1},
    {K_21, 1}, {K_21, 1}, {K_1, 1}, {K_1, 1}, {K_11, 1}, {K_11, 1}, {K_36, 1}, {K_36, 1}, {K_37, 1}, {K_37, 1},
    {K_38, 1}, {K_38, 1}, {K_39, 1}, {K_39, 1}, {K_40, 1}, {K_40, 1}, {K_41, 1}, {K_41, 1}, {K_42, 1}, {K_43, 1},
    {K_44, 1}, {K_45, 3}, {K_46, 3}, {K_26, 3}, {K_0, 1}, {K_0, 1}, {K_10, 1}, {K_10, 1}, {K_20, 1}, {K_20, 1},
    {K_21, 1}, {K_21, 1}, {K_1, 1}, {K_1, 1}, {K_11, 1}, {K_11, 1}, {K_36, 1}, {K_36, 1}, {K_37, 1}, {K_37, 1},
    {K_38, 1}, {K_38, 1}, {K_39, 1}, {K_39, 1}, {K_40, 1}, {K_40, 1}, {K_41, 1}, {K_41, 1}, {K_42, 1}, {K_43, 1},
    {K_44, 1}, {K_45, 3}, {K_46, 3}, {K_26, 3}, {K_0, 1}, {K_0, 1}, {K_10, 1}, {K_10, 1}, {K_20, 1}, {K_20, 1},
    {K_21, 1}, {K_21, 1}, {K_1, 1}, {K_1, 1}, {K_11, 1}, {K_11, 1}, {K_36, 1}, {K_36, 1}, {K_37, 1}, {K_37, 1},
    {K_38, 1}, {K_38, 1}, {K_39, 1}, {K_39, 1}, {K_40, 1}, {K_40, 1}, {K_41, 1}, {K_41, 1}, {K_42, 1}, {K_43, 1},
    {K_44, 1}, {K_45, 3}, {K_46, 3}, {K_26, 3}};
static const i8 PLAYER_CARD_type[] MAYBE = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    5, 5, 5, 5};
static const set3 PLAYER_CARD_type_is[] MAYBE = {{{0x3fffffffull, 0x0ull, 0x0ull}}, {{0xfffffffc0000000ull, 0x0ull,
    0x0ull}}, {{0xf000000000000000ull, 0x3ffffffull, 0x0ull}}, {{0x0ull, 0xfffffffc000000ull, 0x0ull}}, {{0x0ull,
    0xff00000000000000ull, 0x3fffffull}}, {{0x0ull, 0x0ull, 0xfffffffc00000ull}}};
static const i8 SYMBOL_colour[] MAYBE = {0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4};
static const i8 SYMBOL_shape[] MAYBE = {0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2};
static const i8 GAME_CARD_seers[] = {-1, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1};
static const i8 PLAYER_CARD_seers[] = {-1, 0, 0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 1, 2, 4, 8, 16, 32, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, -1, -1, -1, -1, -1, -1};

#define AT_ONCE

/* What lies where when all begin to decide at once. */
typedef struct {
    k_stream rng;
    i32 at, ticks;
    set2 game_card_box;
    set2 in_area;
    set2 in_controlled;
    set2 removed;
    set2 timer;
    set3 player_card_box;
    set3 in_draw_pile;
    set3 hand[6];
    set3 in_hand;
    set3 planned[6];
    set3 in_planned;
    set3 staged[6];
    set3 in_staged;
    set3 shown[6];
    set3 in_shown;
    set3 in_returned;
    set3 in_discard;
    u64 deck_type_is[8];
    i64 round_times;
    i64 round_times_2;
    i64 round_times_3;
    i64 let_others_answer_times;
    i64 contest_times;
    i32 setup_seats_left[6];
    i16 setup_seats_left_n;
    i32 round_seats_left[6];
    i16 round_seats_left_n;
    i32 round_seats_left_2[6];
    i16 round_seats_left_2_n;
    i32 round_i_rest[512];
    i16 round_i_rest_n;
    i32 round_seats_left_3[6];
    i16 round_seats_left_3_n;
    i32 let_others_answer_i_rest[512];
    i16 let_others_answer_i_rest_n;
    i32 let_others_answer_seats_left[6];
    i16 let_others_answer_seats_left_n;
    i32 contest_rivals[64];
    i16 contest_rivals_n;
    i32 show_hands_seats_left[6];
    i16 show_hands_seats_left_n;
    i32 face_thieves_g_rest[512];
    i16 face_thieves_g_rest_n;
    i32 face_thieves_thieves[64];
    i16 face_thieves_thieves_n;
    i32 stand_up_to_attack_rest[180];
    i16 stand_up_to_attack_rest_n;
    i16 draw_pile[6][180];
    i16 draw_pile_n[6];
    i16 returned[6][180];
    i16 returned_n[6];
    i16 discard[6][180];
    i16 discard_n[6];
    i16 stand_up_to_attack;
    i16 contest_goes_back_to;
    u8 game_card_place[66];
    i8 game_card_known[66];
    u8 game_card_cohort[14];
    i8 deck[66];
    i8 deck_n;
    i8 area[4];
    i8 controlled[6][66];
    i8 controlled_n[6];
    u8 player_card_place[180];
    i8 player_card_known[180];
    u8 player_card_cohort[43];
    i8 target[180];
    i8 worn[180];
    i8 covers[180];
    i8 tint[180];
    i8 turned_to[180];
    i8 hand_colour[6];
    i8 given_up[396];
    i8 last_colour[6];
    i8 turned_some[30];
    i8 filled[60];
    i8 locked[66];
    i8 banned[396];
    i8 plan[6];
    i8 waits[6];
    i8 drew[6];
    i8 deck_type[6];
    i8 first_seat;
    i8 actor;
    i8 cycle_begins;
    i8 in_contest[6];
    i8 pips[6];
    i8 shows[6];
    i8 setup_kept_me;
    i8 setup_seat;
    i8 round_kept_me;
    i8 round_seat;
    i8 round_taken;
    i8 round_kept_me_2;
    i8 round_seat_2;
    i8 round_taken_2;
    i8 round_taken_3;
    i8 round_kept_me_3;
    i8 round_seat_3;
    i8 round_i;
    i8 let_others_answer_kept_me;
    i8 let_others_answer_seat;
    i8 let_others_answer_taken;
    i8 let_others_answer_i;
    i8 compete_g;
    i8 compete_best_of_them;
    i8 show_hands_kept_me;
    i8 show_hands_seat;
    i8 face_thieves_g;
    i8 face_thieves_thief;
    i8 stand_up_to_thief;
    i8 stand_up_to_g;
    i8 compete_with_thief;
    i8 compete_with_g;
    i8 compete_with_best_of_them;
    i8 contest_result;
    i32 end_score[6];
    i8 end_rank[6];
    i8 me, seats, over, cut;
} Began;

typedef struct {
    k_stream rng;
    i32 at, ticks;
    set2 game_card_box;
    set2 in_area;
    set2 in_controlled;
    set2 removed;
    set2 timer;
    set3 player_card_box;
    set3 in_draw_pile;
    set3 hand[6];
    set3 in_hand;
    set3 planned[6];
    set3 in_planned;
    set3 staged[6];
    set3 in_staged;
    set3 shown[6];
    set3 in_shown;
    set3 in_returned;
    set3 in_discard;
    u64 deck_type_is[8];
    i64 round_times;
    i64 round_times_2;
    i64 round_times_3;
    i64 let_others_answer_times;
    i64 contest_times;
    i32 setup_seats_left[6];
    i16 setup_seats_left_n;
    i32 round_seats_left[6];
    i16 round_seats_left_n;
    i32 round_seats_left_2[6];
    i16 round_seats_left_2_n;
    i32 round_i_rest[512];
    i16 round_i_rest_n;
    i32 round_seats_left_3[6];
    i16 round_seats_left_3_n;
    i32 let_others_answer_i_rest[512];
    i16 let_others_answer_i_rest_n;
    i32 let_others_answer_seats_left[6];
    i16 let_others_answer_seats_left_n;
    i32 contest_rivals[64];
    i16 contest_rivals_n;
    i32 show_hands_seats_left[6];
    i16 show_hands_seats_left_n;
    i32 face_thieves_g_rest[512];
    i16 face_thieves_g_rest_n;
    i32 face_thieves_thieves[64];
    i16 face_thieves_thieves_n;
    i32 stand_up_to_attack_rest[180];
    i16 stand_up_to_attack_rest_n;
    i16 draw_pile[6][180];
    i16 draw_pile_n[6];
    i16 returned[6][180];
    i16 returned_n[6];
    i16 discard[6][180];
    i16 discard_n[6];
    i16 stand_up_to_attack;
    i16 contest_goes_back_to;
    u8 game_card_place[66];
    i8 game_card_known[66];
    u8 game_card_cohort[14];
    i8 deck[66];
    i8 deck_n;
    i8 area[4];
    i8 controlled[6][66];
    i8 controlled_n[6];
    u8 player_card_place[180];
    i8 player_card_known[180];
    u8 player_card_cohort[43];
    i8 target[180];
    i8 worn[180];
    i8 covers[180];
    i8 tint[180];
    i8 turned_to[180];
    i8 hand_colour[6];
    i8 given_up[396];
    i8 last_colour[6];
    i8 turned_some[30];
    i8 filled[60];
    i8 locked[66];
    i8 banned[396];
    i8 plan[6];
    i8 waits[6];
    i8 drew[6];
    i8 deck_type[6];
    i8 first_seat;
    i8 actor;
    i8 cycle_begins;
    i8 in_contest[6];
    i8 pips[6];
    i8 shows[6];
    i8 setup_kept_me;
    i8 setup_seat;
    i8 round_kept_me;
    i8 round_seat;
    i8 round_taken;
    i8 round_kept_me_2;
    i8 round_seat_2;
    i8 round_taken_2;
    i8 round_taken_3;
    i8 round_kept_me_3;
    i8 round_seat_3;
    i8 round_i;
    i8 let_others_answer_kept_me;
    i8 let_others_answer_seat;
    i8 let_others_answer_taken;
    i8 let_others_answer_i;
    i8 compete_g;
    i8 compete_best_of_them;
    i8 show_hands_kept_me;
    i8 show_hands_seat;
    i8 face_thieves_g;
    i8 face_thieves_thief;
    i8 stand_up_to_thief;
    i8 stand_up_to_g;
    i8 compete_with_thief;
    i8 compete_with_g;
    i8 compete_with_best_of_them;
    i8 contest_result;
    i32 end_score[6];
    i8 end_rank[6];
    i8 me, seats, over, cut;
    struct { Began began; i32 asked; i8 block; } at_once;
} Position;

FN void all_decide(Position *pos, i64 block) {
    memcpy(&pos->at_once.began, pos, sizeof(Began));
    pos->at_once.asked = 0;
    pos->at_once.block = (i8)block;
}

FN void all_have_decided(Position *pos) { memset(&pos->at_once, 0, sizeof pos->at_once); }

/* What the table has agreed on, and the words of the rulebook that follow from it. */
typedef struct {
    i64 seats;
    i64 option_timing;
    i64 option_contest_by;
    i64 option_partial;
    i64 option_slots;
    i64 option_withdraw;
    i64 option_steal_cards;
    i64 option_convert_scope;
    i64 option_convert_lasts;
    i64 option_redraw_size;
    i64 option_redraw_wait;
    i64 option_locked_counts;
    i64 option_steal_ban;
    i64 option_staged_penalty;
    i64 option_final_tie;
    i64 option_black_cards;
    i64 option_black_place;
    i64 option_black_end;
} Agreed;

FN i64 let_matches(i64 mine MAYBE, i64 its MAYBE);
FN i64 let_turned(i64 s MAYBE, i64 to MAYBE);
FN i64 let_colour_of(const Position *pos MAYBE, Agreed *a MAYBE, i64 c MAYBE);
FN list_i64 let_looks(const Position *pos MAYBE, Agreed *a MAYBE, i64 c MAYBE);
FN list_i64 let_on(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 g MAYBE);
FN list_i64 let_on_player_game_card(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 g MAYBE);
FN i64 let_complete(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 g MAYBE);
FN list_i64 let_planned_on(const Position *pos MAYBE, Agreed *a MAYBE, i64 g MAYBE);
FN list_i64 let_planned_on_game_card(const Position *pos MAYBE, Agreed *a MAYBE, i64 g MAYBE);
FN list_i64 let_laid_out(const Position *pos MAYBE, Agreed *a MAYBE);
FN i64 let_printed_on(i64 g MAYBE, i64 t MAYBE);
FN i64 let_printed_on_game_card_symbol(i64 g MAYBE, i64 t MAYBE);
FN i64 let_lying_on(const Position *pos MAYBE, Agreed *a MAYBE, i64 i MAYBE, i64 t MAYBE);
FN list_i64 let_open_shapes(const Position *pos MAYBE, Agreed *a MAYBE, i64 i MAYBE);
FN list_i64 let_targets(const Position *pos MAYBE, Agreed *a MAYBE);
FN list_i64 let_tickets(const Position *pos MAYBE, Agreed *a MAYBE);
FN i64 let_can_play(const Position *pos MAYBE, Agreed *a MAYBE);
FN list_i64 let_unspent(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE);
FN i64 let_wanted(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 s MAYBE);
FN list_i64 let_turns(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE);
FN i64 let_can_go_on(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE);
FN i64 let_acts(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE);
FN i64 let_replenished(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE);
FN list_i64 let_counted(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE);
FN i64 let_total(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE);
FN i64 let_timer_is_up(const Position *pos MAYBE, Agreed *a MAYBE);
FN i64 let_beaten_by(i64 sign MAYBE);
FN i64 let_shows_shape_of(const Position *pos MAYBE, Agreed *a MAYBE, i64 d MAYBE, i64 attack MAYBE);
FN i64 let_omni(i64 type MAYBE);
FN set3 let_on_set(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 g MAYBE);
FN set3 let_on_player_game_card_set(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 g MAYBE);
FN set3 let_planned_on_set(const Position *pos MAYBE, Agreed *a MAYBE, i64 g MAYBE);
FN set3 let_planned_on_game_card_set(const Position *pos MAYBE, Agreed *a MAYBE, i64 g MAYBE);
FN set3 let_unspent_set(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE);
FN void do_reveal_plans(Position *pos MAYBE, Agreed *a MAYBE);
FN void do_note_filled(Position *pos MAYBE, Agreed *a MAYBE);
FN void do_take_back(Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 card MAYBE);
FN void do_throw_away(Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 card MAYBE);
FN void do_clear_marks(Position *pos MAYBE, Agreed *a MAYBE, i64 card MAYBE);
FN void do_throw_dice(Position *pos MAYBE, Agreed *a MAYBE);
FN void do_take_control(Position *pos MAYBE, Agreed *a MAYBE, i64 g MAYBE);
FN void do_fill_area(Position *pos MAYBE, Agreed *a MAYBE);
FN void do_refill_hand(Position *pos MAYBE, Agreed *a MAYBE);
FN void do_clear_table(Position *pos MAYBE, Agreed *a MAYBE);
FN void do_hold(Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 type MAYBE, i64 s MAYBE);

FN set2 hidden_game_card(const Position *pos, i64 place) {
    (void)pos, (void)place;
    return (set2){{0}};
}

FN void mingle_game_card(Position *pos, i64 old, i64 place) {
    i64 low = pos->game_card_cohort[old], high = pos->game_card_cohort[place];
    if (low > high) { i64 other = low; low = high; high = other; }
    for (i64 i = 0; i < 14;
        i++) if (pos->game_card_cohort[i] == high) pos->game_card_cohort[i] = (__typeof__(pos->game_card_cohort[0]))low;
}

FN void leave_game_card(Position *pos, i64 place) {
    for (i64 i = 0; i < 66; i++) if (pos->game_card_place[i] == place) return;
    i64 name = pos->game_card_cohort[place], lowest = -1;
    pos->game_card_cohort[place] = (__typeof__(pos->game_card_cohort[0]))place;
    if (name != place) return;
    for (i64 i = 0; i < 14; i++) {
        if (i != place && pos->game_card_cohort[i] == name) {
            if (lowest < 0) lowest = i;
            pos->game_card_cohort[i] = (__typeof__(pos->game_card_cohort[0]))lowest;
        }
    }
}

COLD void follow_game_card(Position *pos, i64 game_card, i64 old, i64 place) {
    i64 from = GAME_CARD_seers[old], to = GAME_CARD_seers[place];
    if (from == -1 || to == -1) { pos->game_card_known[game_card] = -1; if (from != -1) { leave_game_card(pos, old);
        } return; }
    i64 follows = from | to, everybody = (1 << pos->seats) - 1;
    set2 left = hidden_game_card(pos, old);
    for (i64 i = 0; i < 2; i++) for (u64 rest = left.w[i]; rest;
        rest &= rest - 1) pos->game_card_known[64 * i + k_low(rest)] &= follows;
    i64 knows = pos->game_card_known[game_card];
    knows = k_any2(left) ? (knows & follows) | to : knows | to;
    pos->game_card_known[game_card] = (__typeof__(pos->game_card_known[0]))((knows & everybody) == everybody ? -1 : knows);
    if (pos->game_card_known[game_card] != -1) mingle_game_card(pos, old, place);
    leave_game_card(pos, old);
}

COLD void reveal_game_card(Position *pos, i64 game_card, i64 seats) {
    if (game_card < 0) return;
    i64 knows = pos->game_card_known[game_card] | seats, everybody = (1 << pos->seats) - 1;
    pos->game_card_known[game_card] = (__typeof__(pos->game_card_known[0]))((knows & everybody) == everybody ? -1 : knows);
}

FN void carry_game_card(Position *pos, i64 game_card, i64 old, i64 place, i64 bottom MAYBE) {
    if (game_card < 0) return;
    if (old < 0 || old >= 14) __builtin_unreachable();
    if (place < 0 || place >= 14) __builtin_unreachable();
    if (old >= 13) {
        k_flip2(&pos->timer, game_card);
    }
    else if (old >= 12) {
        k_flip2(&pos->removed, game_card);
    }
    else if (old >= 6) {
        k_take_out(pos->controlled[old - 6], pos->controlled_n[old - 6], game_card);
        k_flip2(&pos->in_controlled, game_card);
    }
    else if (old >= 2) {
        pos->area[old - 2] = NONE;
        k_flip2(&pos->in_area, game_card);
    }
    else if (old >= 1) {
        k_take_out(pos->deck, pos->deck_n, game_card);
    }
    else { k_flip2(&pos->game_card_box, game_card); }
    if (place >= 13) {
        k_flip2(&pos->timer, game_card);
    }
    else if (place >= 12) {
        k_flip2(&pos->removed, game_card);
    }
    else if (place >= 6) {
        k_put_in(pos->controlled[place - 6], pos->controlled_n[place - 6], game_card, bottom);
        k_flip2(&pos->in_controlled, game_card);
    }
    else if (place >= 2) {
        if (UNLIKELY(pos->area[place - 2] != NONE)) k_fault();
        pos->area[place - 2] = (__typeof__(pos->area[place - 2]))game_card;
        k_flip2(&pos->in_area, game_card);
    }
    else if (place >= 1) {
        k_put_in(pos->deck, pos->deck_n, game_card, bottom);
    }
    else { k_flip2(&pos->game_card_box, game_card); }
    pos->game_card_place[game_card] = (u8)place;
    KNOWING(follow_game_card(pos, game_card, old, place));
}

FN void move_game_card(Position *pos, i64 game_card, i64 place, i64 bottom MAYBE) {
    if (game_card < 0) return;
    carry_game_card(pos, game_card, pos->game_card_place[game_card], place, bottom);
}

FN set3 hidden_player_card(const Position *pos, i64 place) {
    if (place >= 13 && place < 19) return pos->planned[place - 13];
    if (place >= 7 && place < 13) return pos->hand[place - 7];
    (void)pos, (void)place;
    return (set3){{0}};
}

FN void mingle_player_card(Position *pos, i64 old, i64 place) {
    i64 low = pos->player_card_cohort[old], high = pos->player_card_cohort[place];
    if (low > high) { i64 other = low; low = high; high = other; }
    for (i64 i = 0; i < 43;
        i++) if (pos->player_card_cohort[i] == high) pos->player_card_cohort[i] = (__typeof__(pos->player_card_cohort[0]))low;
}

FN void leave_player_card(Position *pos, i64 place) {
    for (i64 i = 0; i < 180; i++) if (pos->player_card_place[i] == place) return;
    i64 name = pos->player_card_cohort[place], lowest = -1;
    pos->player_card_cohort[place] = (__typeof__(pos->player_card_cohort[0]))place;
    if (name != place) return;
    for (i64 i = 0; i < 43; i++) {
        if (i != place && pos->player_card_cohort[i] == name) {
            if (lowest < 0) lowest = i;
            pos->player_card_cohort[i] = (__typeof__(pos->player_card_cohort[0]))lowest;
        }
    }
}

COLD void follow_player_card(Position *pos, i64 player_card, i64 old, i64 place) {
    i64 from = PLAYER_CARD_seers[old], to = PLAYER_CARD_seers[place];
    if (from == -1 || to == -1) { pos->player_card_known[player_card] = -1; if (from != -1) {
        leave_player_card(pos, old); } return; }
    i64 follows = from | to, everybody = (1 << pos->seats) - 1;
    set3 left = hidden_player_card(pos, old);
    for (i64 i = 0; i < 3; i++) for (u64 rest = left.w[i]; rest;
        rest &= rest - 1) pos->player_card_known[64 * i + k_low(rest)] &= follows;
    i64 knows = pos->player_card_known[player_card];
    knows = k_any3(left) ? (knows & follows) | to : knows | to;
    pos->player_card_known[player_card] = (__typeof__(pos->player_card_known[0]))((knows & everybody) == everybody ? -1 : knows);
    if (pos->player_card_known[player_card] != -1) mingle_player_card(pos, old, place);
    leave_player_card(pos, old);
}

COLD void reveal_player_card(Position *pos, i64 player_card, i64 seats) {
    if (player_card < 0) return;
    i64 knows = pos->player_card_known[player_card] | seats, everybody = (1 << pos->seats) - 1;
    pos->player_card_known[player_card] = (__typeof__(pos->player_card_known[0]))((knows & everybody) == everybody ? -1 : knows);
}

FN void carry_player_card(Position *pos, i64 player_card, i64 old, i64 place, i64 bottom MAYBE) {
    if (player_card < 0) return;
    if (old < 0 || old >= 43) __builtin_unreachable();
    if (place < 0 || place >= 43) __builtin_unreachable();
    if (old >= 37) {
        k_take_out(pos->discard[old - 37], pos->discard_n[old - 37], player_card);
        k_flip3(&pos->in_discard, player_card);
    }
    else if (old >= 31) {
        k_take_out(pos->returned[old - 31], pos->returned_n[old - 31], player_card);
        k_flip3(&pos->in_returned, player_card);
    }
    else if (old >= 25) {
        k_flip3(&pos->shown[old - 25], player_card);
        k_flip3(&pos->in_shown, player_card);
    }
    else if (old >= 19) {
        k_flip3(&pos->staged[old - 19], player_card);
        k_flip3(&pos->in_staged, player_card);
    }
    else if (old >= 13) {
        k_flip3(&pos->planned[old - 13], player_card);
        k_flip3(&pos->in_planned, player_card);
    }
    else if (old >= 7) {
        k_flip3(&pos->hand[old - 7], player_card);
        k_flip3(&pos->in_hand, player_card);
    }
    else if (old >= 1) {
        k_take_out(pos->draw_pile[old - 1], pos->draw_pile_n[old - 1], player_card);
        k_flip3(&pos->in_draw_pile, player_card);
    }
    else { k_flip3(&pos->player_card_box, player_card); }
    if (place >= 37) {
        k_put_in(pos->discard[place - 37], pos->discard_n[place - 37], player_card, bottom);
        k_flip3(&pos->in_discard, player_card);
    }
    else if (place >= 31) {
        k_put_in(pos->returned[place - 31], pos->returned_n[place - 31], player_card, bottom);
        k_flip3(&pos->in_returned, player_card);
    }
    else if (place >= 25) {
        k_flip3(&pos->shown[place - 25], player_card);
        k_flip3(&pos->in_shown, player_card);
    }
    else if (place >= 19) {
        k_flip3(&pos->staged[place - 19], player_card);
        k_flip3(&pos->in_staged, player_card);
    }
    else if (place >= 13) {
        k_flip3(&pos->planned[place - 13], player_card);
        k_flip3(&pos->in_planned, player_card);
    }
    else if (place >= 7) {
        k_flip3(&pos->hand[place - 7], player_card);
        k_flip3(&pos->in_hand, player_card);
    }
    else if (place >= 1) {
        k_put_in(pos->draw_pile[place - 1], pos->draw_pile_n[place - 1], player_card, bottom);
        k_flip3(&pos->in_draw_pile, player_card);
    }
    else { k_flip3(&pos->player_card_box, player_card); }
    pos->player_card_place[player_card] = (u8)place;
    KNOWING(follow_player_card(pos, player_card, old, place));
}

FN void move_player_card(Position *pos, i64 player_card, i64 place, i64 bottom MAYBE) {
    if (player_card < 0) return;
    carry_player_card(pos, player_card, pos->player_card_place[player_card], place, bottom);
}

FN i64 player_of_game_card(const Position *pos, i64 game_card) {
    i64 place = pos->game_card_place[game_card];
    if (place >= 6 && place < 12) return place - 6;
    k_fault();
}

FN void derive_game_card(Position *pos) {
    memset(&pos->game_card_box, 0, sizeof pos->game_card_box);
    memset(&pos->in_area, 0, sizeof pos->in_area);
    memset(&pos->in_controlled, 0, sizeof pos->in_controlled);
    memset(&pos->removed, 0, sizeof pos->removed);
    memset(&pos->timer, 0, sizeof pos->timer);
    memset(&pos->area, -1, sizeof pos->area);
    for (i64 game_card = 0; game_card < 66; game_card++) {
        i64 place MAYBE = pos->game_card_place[game_card];
        if (place >= 13) {
            k_flip2(&pos->timer, game_card);
        }
        else if (place >= 12) {
            k_flip2(&pos->removed, game_card);
        }
        else if (place >= 6) {
            k_flip2(&pos->in_controlled, game_card);
        }
        else if (place >= 2) {
            if (UNLIKELY(pos->area[place - 2] != NONE)) k_fault();
            pos->area[place - 2] = (__typeof__(pos->area[place - 2]))game_card;
            k_flip2(&pos->in_area, game_card);
        }
        else if (place >= 1) {
        }
        else { k_flip2(&pos->game_card_box, game_card); }
    }
}

FN void derive_player_card(Position *pos) {
    memset(&pos->player_card_box, 0, sizeof pos->player_card_box);
    memset(&pos->in_draw_pile, 0, sizeof pos->in_draw_pile);
    memset(&pos->hand, 0, sizeof pos->hand);
    memset(&pos->in_hand, 0, sizeof pos->in_hand);
    memset(&pos->planned, 0, sizeof pos->planned);
    memset(&pos->in_planned, 0, sizeof pos->in_planned);
    memset(&pos->staged, 0, sizeof pos->staged);
    memset(&pos->in_staged, 0, sizeof pos->in_staged);
    memset(&pos->shown, 0, sizeof pos->shown);
    memset(&pos->in_shown, 0, sizeof pos->in_shown);
    memset(&pos->in_returned, 0, sizeof pos->in_returned);
    memset(&pos->in_discard, 0, sizeof pos->in_discard);
    for (i64 player_card = 0; player_card < 180; player_card++) {
        i64 place MAYBE = pos->player_card_place[player_card];
        if (place >= 37) {
            k_flip3(&pos->in_discard, player_card);
        }
        else if (place >= 31) {
            k_flip3(&pos->in_returned, player_card);
        }
        else if (place >= 25) {
            k_flip3(&pos->shown[place - 25], player_card);
            k_flip3(&pos->in_shown, player_card);
        }
        else if (place >= 19) {
            k_flip3(&pos->staged[place - 19], player_card);
            k_flip3(&pos->in_staged, player_card);
        }
        else if (place >= 13) {
            k_flip3(&pos->planned[place - 13], player_card);
            k_flip3(&pos->in_planned, player_card);
        }
        else if (place >= 7) {
            k_flip3(&pos->hand[place - 7], player_card);
            k_flip3(&pos->in_hand, player_card);
        }
        else if (place >= 1) {
            k_flip3(&pos->in_draw_pile, player_card);
        }
        else { k_flip3(&pos->player_card_box, player_card); }
    }
}

FN void derive_vars(Position *pos MAYBE) {
    memset(pos->deck_type_is, 0, sizeof pos->deck_type_is);
    for (i64 i = 0; i < 6; i++) pos->deck_type_is[pos->deck_type[i] + 1] |= k_bit(i);
}

FN void init(Position *pos, Agreed *a MAYBE, k_stream rng) {
    memset(pos, 0, sizeof *pos);
    pos->rng = rng;
    pos->seats = (i8)SEATS;
    pos->at = NOWHERE;
    derive_game_card(pos);
    memset(pos->game_card_known, -1, sizeof pos->game_card_known);
    for (i64 i = 0; i < 14; i++) pos->game_card_cohort[i] = (__typeof__(pos->game_card_cohort[0]))i;
    derive_player_card(pos);
    memset(pos->player_card_known, -1, sizeof pos->player_card_known);
    for (i64 i = 0; i < 43; i++) pos->player_card_cohort[i] = (__typeof__(pos->player_card_cohort[0]))i;
    /*   78  var target[player_card]: game_card? = none */
    for (i64 i = 0; i < 180; i++) pos->target[i] = (__typeof__(pos->target[0]))(NONE);
    /*   79  var worn[player_card]: symbol? = none */
    for (i64 i = 0; i < 180; i++) pos->worn[i] = (__typeof__(pos->worn[0]))(NONE);
    /*   80  var covers[player_card]: symbol? = none */
    for (i64 i = 0; i < 180; i++) pos->covers[i] = (__typeof__(pos->covers[0]))(NONE);
    /*   81  var tint[player_card]: colour? = none */
    for (i64 i = 0; i < 180; i++) pos->tint[i] = (__typeof__(pos->tint[0]))(NONE);
    /*   82  var turned_to[player_card]: colour? = none */
    for (i64 i = 0; i < 180; i++) pos->turned_to[i] = (__typeof__(pos->turned_to[0]))(NONE);
    /*   83  var hand_colour[player]: colour? = none */
    for (i64 i = 0; i < 6; i++) pos->hand_colour[i] = (__typeof__(pos->hand_colour[0]))(NONE);
    /*   84  var given_up[player, game_card] = no */
    for (i64 i = 0; i < 396; i++) pos->given_up[i] = (__typeof__(pos->given_up[0]))(0);
    /*   85  var last_colour[player]: colour? = none */
    for (i64 i = 0; i < 6; i++) pos->last_colour[i] = (__typeof__(pos->last_colour[0]))(NONE);
    /*   86  var turned_some[player, colour] = no */
    for (i64 i = 0; i < 30; i++) pos->turned_some[i] = (__typeof__(pos->turned_some[0]))(0);
    /*   87  var filled[1..4, symbol]: 0..18 = 0 */
    for (i64 i = 0; i < 60; i++) pos->filled[i] = (__typeof__(pos->filled[0]))(0);
    /*   88  var locked[game_card] = no */
    for (i64 i = 0; i < 66; i++) pos->locked[i] = (__typeof__(pos->locked[0]))(0);
    /*   89  var banned[game_card, player] = no */
    for (i64 i = 0; i < 396; i++) pos->banned[i] = (__typeof__(pos->banned[0]))(0);
    /*   90  var plan[player]: play / redraw / pass / wait = pass */
    for (i64 i = 0; i < 6; i++) pos->plan[i] = (__typeof__(pos->plan[0]))(PLAN_pass);
    /*   91  var waits[player] = no */
    for (i64 i = 0; i < 6; i++) pos->waits[i] = (__typeof__(pos->waits[0]))(0);
    /*   92  var drew[player] = no */
    for (i64 i = 0; i < 6; i++) pos->drew[i] = (__typeof__(pos->drew[0]))(0);
    /*   93  var deck_type[player]: card_type? = none */
    for (i64 i = 0; i < 6; i++) pos->deck_type[i] = (__typeof__(pos->deck_type[0]))(NONE);
    /*   94  var first_seat: player = player(1) */
    pos->first_seat = (__typeof__(pos->first_seat))(0);
    /*   95  var actor: player = player(1) */
    pos->actor = (__typeof__(pos->actor))(0);
    /*   96  var cycle_begins = yes */
    pos->cycle_begins = (__typeof__(pos->cycle_begins))(1);
    /*   97  var in_contest[player] = no */
    for (i64 i = 0; i < 6; i++) pos->in_contest[i] = (__typeof__(pos->in_contest[0]))(0);
    /*   98  var pips[player]: 0..6 = 0 */
    for (i64 i = 0; i < 6; i++) pos->pips[i] = (__typeof__(pos->pips[0]))(0);
    /*   99  var shows[player]: sign = rock */
    for (i64 i = 0; i < 6; i++) pos->shows[i] = (__typeof__(pos->shows[0]))(SIGN_rock);
    pos->setup_kept_me = NONE;
    memset(pos->setup_seats_left, 0, sizeof pos->setup_seats_left), pos->setup_seats_left_n = 0;
    pos->setup_seat = 0;
    pos->round_kept_me = NONE;
    memset(pos->round_seats_left, 0, sizeof pos->round_seats_left), pos->round_seats_left_n = 0;
    pos->round_seat = 0;
    pos->round_times = 0;
    pos->round_taken = 0;
    pos->round_kept_me_2 = NONE;
    memset(pos->round_seats_left_2, 0, sizeof pos->round_seats_left_2), pos->round_seats_left_2_n = 0;
    pos->round_seat_2 = 0;
    pos->round_times_2 = 0;
    pos->round_taken_2 = 0;
    pos->round_times_3 = 0;
    pos->round_taken_3 = 0;
    memset(pos->round_i_rest, 0, sizeof pos->round_i_rest), pos->round_i_rest_n = 0;
    pos->round_kept_me_3 = NONE;
    memset(pos->round_seats_left_3, 0, sizeof pos->round_seats_left_3), pos->round_seats_left_3_n = 0;
    pos->round_seat_3 = 0;
    pos->round_i = 0;
    memset(pos->let_others_answer_i_rest, 0, sizeof pos->let_others_answer_i_rest),
    pos->let_others_answer_i_rest_n = 0;
    pos->let_others_answer_kept_me = NONE;
    memset(pos->let_others_answer_seats_left, 0, sizeof pos->let_others_answer_seats_left),
    pos->let_others_answer_seats_left_n = 0;
    pos->let_others_answer_seat = 0;
    pos->let_others_answer_times = 0;
    pos->let_others_answer_taken = 0;
    pos->let_others_answer_i = 0;
    pos->compete_g = NONE;
    pos->compete_best_of_them = 0;
    memset(pos->contest_rivals, 0, sizeof pos->contest_rivals), pos->contest_rivals_n = 0;
    pos->contest_times = 0;
    pos->show_hands_kept_me = NONE;
    memset(pos->show_hands_seats_left, 0, sizeof pos->show_hands_seats_left), pos->show_hands_seats_left_n = 0;
    pos->show_hands_seat = 0;
    memset(pos->face_thieves_g_rest, 0, sizeof pos->face_thieves_g_rest), pos->face_thieves_g_rest_n = 0;
    pos->face_thieves_g = 0;
    memset(pos->face_thieves_thieves, 0, sizeof pos->face_thieves_thieves), pos->face_thieves_thieves_n = 0;
    pos->face_thieves_thief = 0;
    pos->stand_up_to_thief = 0;
    pos->stand_up_to_g = 0;
    memset(pos->stand_up_to_attack_rest, 0, sizeof pos->stand_up_to_attack_rest), pos->stand_up_to_attack_rest_n = 0;
    pos->stand_up_to_attack = 0;
    pos->compete_with_thief = 0;
    pos->compete_with_g = 0;
    pos->compete_with_best_of_them = 0;
    pos->contest_goes_back_to = 0;
    pos->contest_result = 0;
    derive_vars(pos);
}

FN void standing(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 *v MAYBE) {
    /*  141  winner is p with highest total(p), then */
    v[0] = let_total(pos, a, p);
    v[1] = ({ i64 k1_found = 0; { list_i64 k2_list = let_counted(pos, a, p); for (i64 k3_i = 0; k3_i < k2_list.n;
        k3_i++) { i64 g MAYBE = k2_list.v[k3_i]; if ((GAME_CARD_type[g] == (i64)pos->deck_type[p])) { k1_found++;
        } } }  k1_found; });
    v[2] = ((OPTION(final_tie) == FINAL_TIE_cards) ? (i64)pos->controlled_n[p] : 0);
    v[3] = -((OPTION(final_tie) == FINAL_TIE_cards) ? k_count3(pos->hand[p]) : 0);
}

FN i64 score(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE) {
    return let_total(pos, a, p);
}

HOT void finish(Position *pos) {
    pos->setup_kept_me = NONE;
    memset(pos->setup_seats_left, 0, sizeof pos->setup_seats_left), pos->setup_seats_left_n = 0;
    pos->setup_seat = 0;
    pos->round_kept_me = NONE;
    memset(pos->round_seats_left, 0, sizeof pos->round_seats_left), pos->round_seats_left_n = 0;
    pos->round_seat = 0;
    pos->round_times = 0;
    pos->round_taken = 0;
    pos->round_kept_me_2 = NONE;
    memset(pos->round_seats_left_2, 0, sizeof pos->round_seats_left_2), pos->round_seats_left_2_n = 0;
    pos->round_seat_2 = 0;
    pos->round_times_2 = 0;
    pos->round_taken_2 = 0;
    pos->round_times_3 = 0;
    pos->round_taken_3 = 0;
    memset(pos->round_i_rest, 0, sizeof pos->round_i_rest), pos->round_i_rest_n = 0;
    pos->round_kept_me_3 = NONE;
    memset(pos->round_seats_left_3, 0, sizeof pos->round_seats_left_3), pos->round_seats_left_3_n = 0;
    pos->round_seat_3 = 0;
    pos->round_i = 0;
    memset(pos->let_others_answer_i_rest, 0, sizeof pos->let_others_answer_i_rest),
    pos->let_others_answer_i_rest_n = 0;
    pos->let_others_answer_kept_me = NONE;
    memset(pos->let_others_answer_seats_left, 0, sizeof pos->let_others_answer_seats_left),
    pos->let_others_answer_seats_left_n = 0;
    pos->let_others_answer_seat = 0;
    pos->let_others_answer_times = 0;
    pos->let_others_answer_taken = 0;
    pos->let_others_answer_i = 0;
    pos->compete_g = NONE;
    pos->compete_best_of_them = 0;
    memset(pos->contest_rivals, 0, sizeof pos->contest_rivals), pos->contest_rivals_n = 0;
    pos->contest_times = 0;
    pos->show_hands_kept_me = NONE;
    memset(pos->show_hands_seats_left, 0, sizeof pos->show_hands_seats_left), pos->show_hands_seats_left_n = 0;
    pos->show_hands_seat = 0;
    memset(pos->face_thieves_g_rest, 0, sizeof pos->face_thieves_g_rest), pos->face_thieves_g_rest_n = 0;
    pos->face_thieves_g = 0;
    memset(pos->face_thieves_thieves, 0, sizeof pos->face_thieves_thieves), pos->face_thieves_thieves_n = 0;
    pos->face_thieves_thief = 0;
    pos->stand_up_to_thief = 0;
    pos->stand_up_to_g = 0;
    memset(pos->stand_up_to_attack_rest, 0, sizeof pos->stand_up_to_attack_rest), pos->stand_up_to_attack_rest_n = 0;
    pos->stand_up_to_attack = 0;
    pos->compete_with_thief = 0;
    pos->compete_with_g = 0;
    pos->compete_with_best_of_them = 0;
    pos->contest_goes_back_to = 0;
    pos->contest_result = 0;
    KNOWING(all_have_decided(pos));
    pos->over = 1;
    pos->at = OVER;
}

COLD void end_ranked(Position *pos, Agreed *a) {
    i64 v[MOST_SEATS][4] = {{0}};
    for (i64 p = 0; p < pos->seats; p++) standing(pos, a, p, v[p]);
    for (i64 p = 0; p < pos->seats; p++) pos->end_score[p] = (i32)score(pos, a, p);
    for (i64 p = 0; p < pos->seats; p++) {
        pos->end_rank[p] = 1;
        for (i64 q = 0; q < pos->seats; q++) {
            i64 i = 0;
            while (i < 4 && v[q][i] == v[p][i]) i++;
            pos->end_rank[p] += (i8)(i < 4 && v[q][i] > v[p][i]);
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

FN i64 let_matches(i64 mine MAYBE, i64 its MAYBE) {
    /*   56  let matches(mine: symbol, its: symbol) = mine.shape is its.shape */
    return ((SYMBOL_shape[mine] == SYMBOL_shape[its]) && ((SYMBOL_colour[mine] == SYMBOL_colour[its])
        || (SYMBOL_colour[mine] == COLOUR_black) || (SYMBOL_colour[its] == COLOUR_black)));
}

FN i64 let_turned(i64 s MAYBE, i64 to MAYBE) {
    /*  102  let turned(s: symbol, to) = s if to is none or s.colour is black else symbol(to, s.shape) */
    return (((to == NONE) || (SYMBOL_colour[s] == COLOUR_black)) ? s : ({ i64 k6_key = k_known(to);
        i64 k7_key = SYMBOL_shape[s]; i64 k5_found = -1; for (i64 k4_row = 0; k5_found < 0 && k4_row < 15;
        k4_row++) { if ((SYMBOL_colour[k4_row] == k6_key) && (SYMBOL_shape[k4_row] == k7_key)) k5_found = k4_row;
        } if (k5_found < 0) { k_fault(); } k5_found; }));
}

FN i64 let_colour_of(const Position *pos MAYBE, Agreed *a MAYBE, i64 c MAYBE) {
    /*  103  let colour_of(c: player_card) */
    /*  104  hand_colour[me] if hand_colour[me] is not none */
    if (((i64)pos->hand_colour[(i64)pos->me] != NONE)) return (i64)pos->hand_colour[(i64)pos->me];
    /*  105  turned_to[c] if turned_to[c] is not none */
    if (((i64)pos->turned_to[c] != NONE)) return (i64)pos->turned_to[c];
    /*  106  tint[c] otherwise */
    return (i64)pos->tint[c];
}

FN list_i64 let_looks(const Position *pos MAYBE, Agreed *a MAYBE, i64 c MAYBE) {
    /*  107  let looks(c: player_card) = [turned(s, colour_of(c)) for s in c.faces] */
    i64 colour_of MAYBE = let_colour_of(pos, a, c);
    return ({ build_i64 k8_found = {0, 0, 0}; { list_i64 k9_list = PLAYER_CARD_faces[c]; for (i64 k10_i = 0;
        k10_i < k9_list.n; k10_i++) { i64 s MAYBE = k9_list.v[k10_i]; k_add_i64(&k8_found,
        let_turned(s, colour_of)); } }  k_made_i64(k8_found); });
}

FN list_i64 let_on(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 g MAYBE) {
    /*  108  let on(p, g) = [c for c in staged[p] if target[c] is g] */
    return ({ build_i64 k11_found = {0, 0, 0}; { set3 k13_set = pos->staged[p]; for (i64 k14_i = 0; k14_i < 3;
        k14_i++) for (u64 k12_rest = k13_set.w[k14_i]; k12_rest; k12_rest &= k12_rest - 1) {
        i64 c MAYBE = 64 * k14_i + k_low(k12_rest); if (((i64)pos->target[c] == g)) { k_add_i64(&k11_found, c);
        } } }  k_made_i64(k11_found); });
}

FN list_i64 let_on_player_game_card(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 g MAYBE) {
    /*  108  let on(p, g) = [c for c in staged[p] if target[c] is g] */
    return ({ build_i64 k15_found = {0, 0, 0}; { set3 k17_set = pos->staged[p]; for (i64 k18_i = 0; k18_i < 3;
        k18_i++) for (u64 k16_rest = k17_set.w[k18_i]; k16_rest; k16_rest &= k16_rest - 1) {
        i64 c MAYBE = 64 * k18_i + k_low(k16_rest); if (((i64)pos->target[c] == g)) { k_add_i64(&k15_found, c);
        } } }  k_made_i64(k15_found); });
}

FN i64 let_complete(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 g MAYBE) {
    /*  109  let complete(p, g) = g.type is not Black and count(on(p, g)) is count(g.shapes) */
    char *k_mark = k_free;
    RETURN(i64, (!(GAME_CARD_type[k_known(g)] == CARD_TYPE_Black)
        && (k_count3(let_on_set(pos, a, p, g)) == GAME_CARD_shapes[k_known(g)].n)));
}

FN list_i64 let_planned_on(const Position *pos MAYBE, Agreed *a MAYBE, i64 g MAYBE) {
    /*  110  let planned_on(g) = [c for c in planned[me] if target[c] is g] */
    return ({ build_i64 k19_found = {0, 0, 0}; { set3 k21_set = pos->planned[(i64)pos->me]; for (i64 k22_i = 0;
        k22_i < 3; k22_i++) for (u64 k20_rest = k21_set.w[k22_i]; k20_rest; k20_rest &= k20_rest - 1) {
        i64 c MAYBE = 64 * k22_i + k_low(k20_rest); if (((i64)pos->target[c] == g)) { k_add_i64(&k19_found, c);
        } } }  k_made_i64(k19_found); });
}

FN list_i64 let_planned_on_game_card(const Position *pos MAYBE, Agreed *a MAYBE, i64 g MAYBE) {
    /*  110  let planned_on(g) = [c for c in planned[me] if target[c] is g] */
    return ({ build_i64 k23_found = {0, 0, 0}; { set3 k25_set = pos->planned[(i64)pos->me]; for (i64 k26_i = 0;
        k26_i < 3; k26_i++) for (u64 k24_rest = k25_set.w[k26_i]; k24_rest; k24_rest &= k24_rest - 1) {
        i64 c MAYBE = 64 * k26_i + k_low(k24_rest); if (((i64)pos->target[c] == g)) { k_add_i64(&k23_found, c);
        } } }  k_made_i64(k23_found); });
}

FN list_i64 let_laid_out(const Position *pos MAYBE, Agreed *a MAYBE) {
    /*  111  let laid_out = [i for i in 1..4 if area[i] is not none] */
    return ({ build_i64 k27_found = {0, 0, 0}; for (i64 i = 1; i <= 4; i++) {
        if (((i64)pos->area[(i - 1)] != NONE)) { k_add_i64(&k27_found, i); } }  k_made_i64(k27_found); });
}

FN i64 made_printed_on(i64 g MAYBE, i64 t MAYBE) {
    /*  112  let printed_on(g, t: symbol) = count(s for s in g.shapes if s is t) */
    char *k_mark = k_free;
    RETURN(i64, ({ i64 k28_found = 0; { list_i64 k29_list = GAME_CARD_shapes[k_known(g)]; for (i64 k30_i = 0;
        k30_i < k29_list.n; k30_i++) { i64 s MAYBE = k29_list.v[k30_i]; if ((s == t)) { k28_found++;
        } } }  k28_found; }));
}

FN i64 let_printed_on(i64 g MAYBE, i64 t MAYBE) {
    static i64 printed_on_at[1005];
    static i8 printed_on_known[1005];
    i64 k_at = ((g - (-1)) * 15 + t);
    if (UNLIKELY(!printed_on_known[k_at])) {
        char *k_mark = k_free;
        printed_on_at[k_at] = made_printed_on(g, t);
        printed_on_known[k_at] = 1;
        k_free = k_mark;
    }
    return printed_on_at[k_at];
}

FN i64 made_printed_on_game_card_symbol(i64 g MAYBE, i64 t MAYBE) {
    /*  112  let printed_on(g, t: symbol) = count(s for s in g.shapes if s is t) */
    char *k_mark = k_free;
    RETURN(i64, ({ i64 k31_found = 0; { list_i64 k32_list = GAME_CARD_shapes[g]; for (i64 k33_i = 0;
        k33_i < k32_list.n; k33_i++) { i64 s MAYBE = k32_list.v[k33_i]; if ((s == t)) { k31_found++;
        } } }  k31_found; }));
}

FN i64 let_printed_on_game_card_symbol(i64 g MAYBE, i64 t MAYBE) {
    static i64 printed_on_game_card_symbol_at[990];
    static i8 printed_on_game_card_symbol_known[990];
    i64 k_at = (g * 15 + t);
    if (UNLIKELY(!printed_on_game_card_symbol_known[k_at])) {
        char *k_mark = k_free;
        printed_on_game_card_symbol_at[k_at] = made_printed_on_game_card_symbol(g, t);
        printed_on_game_card_symbol_known[k_at] = 1;
        k_free = k_mark;
    }
    return printed_on_game_card_symbol_at[k_at];
}

FN i64 let_lying_on(const Position *pos MAYBE, Agreed *a MAYBE, i64 i MAYBE, i64 t MAYBE) {
    /*  113  let lying_on(i, t: symbol) = filled[i, t] if slots is shared else count(c for c in on(me, area[i]) i.. */
    char *k_mark = k_free;
    RETURN(i64, ((OPTION(slots) == SLOTS_shared) ? (i64)pos->filled[((k_within(i, 1, 4) - 1) * 15 + t)] : ({
        i64 k34_found = 0; { set3 k36_set = let_on_set(pos, a, (i64)pos->me,
        (i64)pos->area[(k_within(i, 1, 4) - 1)]); for (i64 k37_i = 0; k37_i < 3;
        k37_i++) for (u64 k35_rest = k36_set.w[k37_i]; k35_rest; k35_rest &= k35_rest - 1) {
        i64 c MAYBE = 64 * k37_i + k_low(k35_rest); if (((i64)pos->covers[c] == t)) { k34_found++; } } }  k34_found;
        })));
}

FN list_i64 let_open_shapes(const Position *pos MAYBE, Agreed *a MAYBE, i64 i MAYBE) {
    /*  114  let open_shapes(i) = [t for t in area[i].shapes if */
    return ({ build_i64 k38_found = {0, 0, 0}; {
        list_i64 k39_list = GAME_CARD_shapes[k_known((i64)pos->area[(k_within(i, 1, 4) - 1)])]; for (i64 k40_i = 0;
        k40_i < k39_list.n; k40_i++) { i64 t MAYBE = k39_list.v[k40_i]; if ((k_plus(let_lying_on(pos, a, i, t), ({
        i64 k41_found = 0; { set3 k43_set = let_planned_on_set(pos, a, (i64)pos->area[(k_within(i, 1, 4) - 1)]);
        for (i64 k44_i = 0; k44_i < 3; k44_i++) for (u64 k42_rest = k43_set.w[k44_i]; k42_rest;
        k42_rest &= k42_rest - 1) { i64 c MAYBE = 64 * k44_i + k_low(k42_rest); if (((i64)pos->covers[c] == t)) {
        k41_found++; } } }  k41_found; })) < let_printed_on((i64)pos->area[(k_within(i, 1, 4) - 1)], t))) {
        k_add_i64(&k38_found, t); } } }  k_made_i64(k38_found); });
}

FN list_i64 let_targets(const Position *pos MAYBE, Agreed *a MAYBE) {
    /*  116  let targets = [g for g in controlled if g.player is not me and not locked[g] and not banned[g, me] */
    return ({ build_i64 k45_found = {0, 0, 0}; { set2 k47_set = pos->in_controlled; for (i64 k48_i = 0; k48_i < 2;
        k48_i++) for (u64 k46_rest = k47_set.w[k48_i]; k46_rest; k46_rest &= k46_rest - 1) {
        i64 g MAYBE = 64 * k48_i + k_low(k46_rest); if ((!(player_of_game_card(pos, g) == (i64)pos->me)
        && !(i64)pos->locked[g] && !(i64)pos->banned[(g * 6 + (i64)pos->me)]
        && ((OPTION(steal_cards) == STEAL_CARDS_many) || !k_any3(let_planned_on_game_card_set(pos, a, g))))) {
        k_add_i64(&k45_found, g); } } }  k_made_i64(k45_found); });
}

FN list_i64 let_tickets(const Position *pos MAYBE, Agreed *a MAYBE) {
    /*  118  let tickets = [g for g in controlled[me] if */
    return ({ build_i64 k49_found = {0, 0, 0}; {
        list_i64 k50_list = from_top(pos->controlled[(i64)pos->me], pos->controlled_n[(i64)pos->me]);
        for (i64 k51_i = 0; k51_i < k50_list.n; k51_i++) { i64 g MAYBE = k50_list.v[k51_i];
        if ((!(i64)pos->locked[g] && (GAME_CARD_convert[g] != NONE)
        && !(i64)pos->given_up[((i64)pos->me * 66 + g)])) { k_add_i64(&k49_found, g);
        } } }  k_made_i64(k49_found); });
}

FN i64 let_can_play(const Position *pos MAYBE, Agreed *a MAYBE) {
    /*  120  let can_play() = some(matches(s, t) for i in laid_out, t in open_shapes(i), c in hand[me], s in look.. */
    char *k_mark = k_free;
    RETURN(i64, (({ i64 k52_found = 0; { list_i64 k54_list = let_laid_out(pos, a); for (i64 k55_i = 0;
        k55_i < k54_list.n; k55_i++) { i64 i MAYBE = k54_list.v[k55_i]; {
        list_i64 k56_list = let_open_shapes(pos, a, i); for (i64 k57_i = 0; k57_i < k56_list.n; k57_i++) {
        i64 t MAYBE = k56_list.v[k57_i]; { set3 k59_set = pos->hand[(i64)pos->me]; for (i64 k60_i = 0; k60_i < 3;
        k60_i++) for (u64 k58_rest = k59_set.w[k60_i]; k58_rest; k58_rest &= k58_rest - 1) {
        i64 c MAYBE = 64 * k60_i + k_low(k58_rest); { list_i64 k61_list = let_looks(pos, a, c); for (i64 k62_i = 0;
        k62_i < k61_list.n; k62_i++) { i64 s MAYBE = k61_list.v[k62_i]; if (let_matches(s, t)) { k52_found = 1;
        goto k53_done; } } } } } } } } } goto k53_done; k53_done:; k52_found; }) || ({ i64 k63_found = 0; {
        list_i64 k65_list = let_targets(pos, a); for (i64 k66_i = 0; k66_i < k65_list.n; k66_i++) {
        i64 g MAYBE = k65_list.v[k66_i]; { list_i64 k67_list = GAME_CARD_shapes[g]; for (i64 k68_i = 0;
        k68_i < k67_list.n; k68_i++) { i64 t MAYBE = k67_list.v[k68_i]; { set3 k70_set = pos->hand[(i64)pos->me];
        for (i64 k71_i = 0; k71_i < 3; k71_i++) for (u64 k69_rest = k70_set.w[k71_i]; k69_rest;
        k69_rest &= k69_rest - 1) { i64 c MAYBE = 64 * k71_i + k_low(k69_rest); {
        list_i64 k72_list = let_looks(pos, a, c); for (i64 k73_i = 0; k73_i < k72_list.n; k73_i++) {
        i64 s MAYBE = k72_list.v[k73_i]; if (let_matches(s, t)) { k63_found = 1; goto k64_done;
        } } } } } } } } } goto k64_done; k64_done:; k63_found; })));
}

FN list_i64 let_unspent(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE) {
    /*  124  let unspent(p) = [c for c in player_cards if c.type is deck_type[p] and c not in discard[p] and c no.. */
    return ({ build_i64 k74_found = {0, 0, 0}; { set3 k80_set = k_not3(k_not3(k_all3(180), ({ set3 k76_set = {{0}};
        { list_i64 k77_list = from_top(pos->discard[p], pos->discard_n[p]); for (i64 k78_i = 0; k78_i < k77_list.n;
        k78_i++) { i64 k75_v MAYBE = k77_list.v[k78_i]; k_put3(&k76_set, k75_v); } } k76_set; })), pos->staged[p]);
        for (i64 k81_i = 0; k81_i < 3; k81_i++) for (u64 k79_rest = k80_set.w[k81_i]; k79_rest;
        k79_rest &= k79_rest - 1) { i64 c MAYBE = 64 * k81_i + k_low(k79_rest);
        if ((PLAYER_CARD_type[c] == (i64)pos->deck_type[p])) { k_add_i64(&k74_found, c);
        } } }  k_made_i64(k74_found); });
}

FN i64 let_wanted(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 s MAYBE) {
    /*  125  let wanted(p, s: symbol) = some( */
    char *k_mark = k_free;
    RETURN(i64, (({ i64 k82_found = 0; { set2 k89_set = pos->in_area; for (i64 k90_i = 0; k90_i < 2;
        k90_i++) for (u64 k88_rest = k89_set.w[k90_i]; k88_rest; k88_rest &= k88_rest - 1) {
        i64 g MAYBE = 64 * k90_i + k_low(k88_rest); { list_i64 k91_list = GAME_CARD_shapes[g]; for (i64 k92_i = 0;
        k92_i < k91_list.n; k92_i++) { i64 t MAYBE = k91_list.v[k92_i]; if ((let_matches(s, t) && (({
        i64 k84_found = 0; { set3 k86_set = ((OPTION(slots) == SLOTS_shared) ? pos->in_staged : pos->staged[p]);
        for (i64 k87_i = 0; k87_i < 3; k87_i++) for (u64 k85_rest = k86_set.w[k87_i]; k85_rest;
        k85_rest &= k85_rest - 1) { i64 c MAYBE = 64 * k87_i + k_low(k85_rest); if ((((i64)pos->target[c] == g)
        && ((i64)pos->covers[c] == t))) { k84_found++;
        } } }  k84_found; }) < let_printed_on_game_card_symbol(g, t)))) { k82_found = 1; goto k83_done;
        } } } } } goto k83_done; k83_done:; k82_found; }) || ({ i64 k93_found = 0; {
        set2 k96_set = pos->in_controlled; for (i64 k97_i = 0; k97_i < 2;
        k97_i++) for (u64 k95_rest = k96_set.w[k97_i]; k95_rest; k95_rest &= k95_rest - 1) {
        i64 g MAYBE = 64 * k97_i + k_low(k95_rest); { list_i64 k98_list = GAME_CARD_shapes[g]; for (i64 k99_i = 0;
        k99_i < k98_list.n; k99_i++) { i64 t MAYBE = k98_list.v[k99_i]; if ((!(player_of_game_card(pos, g) == p)
        && !(i64)pos->locked[g] && ((OPTION(steal_ban) == STEAL_BAN_cycle) || !(i64)pos->banned[(g * 6 + p)]))) {
        if (let_matches(s, t)) { k93_found = 1; goto k94_done; } } } } } } goto k94_done; k94_done:; k93_found; })));
}

FN list_i64 let_turns(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE) {
    /*  131  let turns(p) = [none, last_colour[p]] + [c for c in colours if turned_some[p, c]] + [g.convert for g.. */
    return k_join_i64(k_join_i64(k_list_i64((const i64[]){NONE, (i64)pos->last_colour[p]}, 2), ({
        build_i64 k100_found = {0, 0, 0}; for (i64 c = 0; c < 5; c++) { if ((i64)pos->turned_some[(p * 5 + c)]) {
        k_add_i64(&k100_found, c); } }  k_made_i64(k100_found); })), ({ build_i64 k101_found = {0, 0, 0}; {
        list_i64 k102_list = from_top(pos->controlled[p], pos->controlled_n[p]); for (i64 k103_i = 0;
        k103_i < k102_list.n; k103_i++) { i64 g MAYBE = k102_list.v[k103_i]; if (!(i64)pos->locked[g]) {
        k_add_i64(&k101_found, GAME_CARD_convert[g]); } } }  k_made_i64(k101_found); }));
}

FN i64 let_can_go_on(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE) {
    /*  132  let can_go_on(p) = some( */
    char *k_mark = k_free;
    list_i64 turns MAYBE = let_turns(pos, a, p);
    list_i64 unspent MAYBE = ({ build_i64 k105_found = {0, 0, 0}; { set3 k107_set = let_unspent_set(pos, a, p);
        for (i64 k108_i = 0; k108_i < 3; k108_i++) for (u64 k106_rest = k107_set.w[k108_i]; k106_rest;
        k106_rest &= k106_rest - 1) { i64 k104_v MAYBE = 64 * k108_i + k_low(k106_rest); k_add_i64(&k105_found,
        k104_v); } }  k_made_i64(k105_found); });
    RETURN(i64, ({ i64 k109_found = 0; for (i64 s = 0; s < 15; s++) { { list_i64 k111_list = turns;
        for (i64 k112_i = 0; k112_i < k111_list.n; k112_i++) { i64 to MAYBE = k111_list.v[k112_i]; if (({
        i64 k113_found = 0; { list_i64 k115_list = unspent; for (i64 k116_i = 0; k116_i < k115_list.n; k116_i++) {
        i64 c MAYBE = k115_list.v[k116_i]; if (k_in_i64(PLAYER_CARD_faces[c], s)) { k113_found = 1; goto k114_done;
        } } } goto k114_done; k114_done:; k113_found; })) { if (let_wanted(pos, a, p, let_turned(s, to))) {
        k109_found = 1; goto k110_done; } } } } } goto k110_done; k110_done:; k109_found; }));
}

FN i64 let_acts(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE) {
    /*  135  let acts(p) = not waits[p] and (timing is simultaneous or p is actor) */
    return (!(i64)pos->waits[p] && ((OPTION(timing) == TIMING_simultaneous) || (p == (i64)pos->actor)));
}

FN i64 let_replenished(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE) {
    /*  136  let replenished(p) = drew[p] or plan[p] is redraw or count(draw_pile[p]) is 0 */
    char *k_mark = k_free;
    RETURN(i64, ((i64)pos->drew[p] || ((i64)pos->plan[p] == PLAN_redraw) || ((i64)pos->draw_pile_n[p] == 0)));
}

FN list_i64 let_counted(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE) {
    /*  137  let counted(p) = [g for g in controlled[p] if locked_counts or not locked[g]] */
    return ({ build_i64 k117_found = {0, 0, 0}; {
        list_i64 k118_list = from_top(pos->controlled[p], pos->controlled_n[p]); for (i64 k119_i = 0;
        k119_i < k118_list.n; k119_i++) { i64 g MAYBE = k118_list.v[k119_i]; if ((OPTION(locked_counts)
        || !(i64)pos->locked[g])) { k_add_i64(&k117_found, g); } } }  k_made_i64(k117_found); });
}

FN i64 let_total(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE) {
    /*  138  let total(p) = sum(g.points for g in controlled[p]) + sum(g.chevrons for g in counted(p)) - */
    char *k_mark = k_free;
    RETURN(i64, ((i64)((i64)((i64)({ i64 k120_found = 0; {
        list_i64 k121_list = from_top(pos->controlled[p], pos->controlled_n[p]); for (i64 k122_i = 0;
        k122_i < k121_list.n; k122_i++) { i64 g MAYBE = k121_list.v[k122_i]; k120_found += GAME_CARD_points[g];
        } }  k120_found; }) + ({ i64 k123_found = 0; { list_i64 k124_list = let_counted(pos, a, p);
        for (i64 k125_i = 0; k125_i < k124_list.n; k125_i++) { i64 g MAYBE = k124_list.v[k125_i];
        k123_found += GAME_CARD_chevrons[g];
        } }  k123_found; })) - k_count3(pos->hand[p])) - (OPTION(staged_penalty) ? k_count3(pos->staged[p]) : 0)));
}

FN i64 let_timer_is_up(const Position *pos MAYBE, Agreed *a MAYBE) {
    /*  231  let timer_is_up() = black_cards > 0 and count(timer) + count(g for g in area if g.type is Black) is .. */
    return ((OPTION(black_cards) > 0) && (((i64)k_count2(pos->timer) + k_count2(k_and2(pos->in_area,
        (set2){{0xf000000000000000ull, 0x3ull}}))) == OPTION(black_cards)));
}

FN i64 let_beaten_by(i64 sign MAYBE) {
    /*  328  let beaten_by(sign) */
    /*  329  scissors if sign is rock */
    if ((sign == SIGN_rock)) return SIGN_scissors;
    /*  330  rock if sign is paper */
    if ((sign == SIGN_paper)) return SIGN_rock;
    /*  331  paper otherwise */
    return SIGN_paper;
}

FN i64 let_shows_shape_of(const Position *pos MAYBE, Agreed *a MAYBE, i64 d MAYBE, i64 attack MAYBE) {
    /*  350  let shows_shape_of(d: player_card, attack: player_card) = worn[attack] is not none */
    char *k_mark = k_free;
    RETURN(i64, (((i64)pos->worn[attack] != NONE) && ({ i64 k126_found = 0; {
        list_i64 k128_list = PLAYER_CARD_faces[d]; for (i64 k129_i = 0; k129_i < k128_list.n; k129_i++) {
        i64 f MAYBE = k128_list.v[k129_i]; if ((SYMBOL_shape[f] == SYMBOL_shape[k_known((i64)pos->worn[attack])])) {
        k126_found = 1; goto k127_done; } } } goto k127_done; k127_done:; k126_found; })));
}

FN i64 made_omni(i64 type MAYBE) {
    /*  416  let omni(type: card_type) = first(c for c in player_cards if c.type is type and count(c.faces) is 3) */
    char *k_mark = k_free;
    RETURN(i64, ({ i64 k130_found; { set3 k134_set = ({ u64 k132_at = (u64)(type - (0));
        k132_at < 6 ? PLAYER_CARD_type_is[k132_at] : (set3){{0}}; }); for (i64 k135_i = 0; k135_i < 3;
        k135_i++) for (u64 k133_rest = k134_set.w[k135_i]; k133_rest; k133_rest &= k133_rest - 1) {
        i64 c MAYBE = 64 * k135_i + k_low(k133_rest); if ((PLAYER_CARD_faces[c].n == 3)) { k130_found = c;
        goto k131_done; } } } k_fault(); k131_done:; k130_found; }));
}

FN i64 let_omni(i64 type MAYBE) {
    static i64 omni_at[7];
    static i8 omni_known[7];
    i64 k_at = type;
    if (UNLIKELY(!omni_known[k_at])) {
        char *k_mark = k_free;
        omni_at[k_at] = made_omni(type);
        omni_known[k_at] = 1;
        k_free = k_mark;
    }
    return omni_at[k_at];
}

FN set3 let_on_set(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 g MAYBE) {
    /*  108  let on(p, g) = [c for c in staged[p] if target[c] is g] */
    return ({ set3 k136_found = {{0}}; { set3 k138_set = pos->staged[p]; for (i64 k139_i = 0; k139_i < 3;
        k139_i++) for (u64 k137_rest = k138_set.w[k139_i]; k137_rest; k137_rest &= k137_rest - 1) {
        i64 c MAYBE = 64 * k139_i + k_low(k137_rest); if (((i64)pos->target[c] == g)) { k_put3(&k136_found, c);
        } } }  k136_found; });
}

FN set3 let_on_player_game_card_set(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 g MAYBE) {
    /*  108  let on(p, g) = [c for c in staged[p] if target[c] is g] */
    return ({ set3 k140_found = {{0}}; { set3 k142_set = pos->staged[p]; for (i64 k143_i = 0; k143_i < 3;
        k143_i++) for (u64 k141_rest = k142_set.w[k143_i]; k141_rest; k141_rest &= k141_rest - 1) {
        i64 c MAYBE = 64 * k143_i + k_low(k141_rest); if (((i64)pos->target[c] == g)) { k_put3(&k140_found, c);
        } } }  k140_found; });
}

FN set3 let_planned_on_set(const Position *pos MAYBE, Agreed *a MAYBE, i64 g MAYBE) {
    /*  110  let planned_on(g) = [c for c in planned[me] if target[c] is g] */
    return ({ set3 k144_found = {{0}}; { set3 k146_set = pos->planned[(i64)pos->me]; for (i64 k147_i = 0;
        k147_i < 3; k147_i++) for (u64 k145_rest = k146_set.w[k147_i]; k145_rest; k145_rest &= k145_rest - 1) {
        i64 c MAYBE = 64 * k147_i + k_low(k145_rest); if (((i64)pos->target[c] == g)) { k_put3(&k144_found, c);
        } } }  k144_found; });
}

FN set3 let_planned_on_game_card_set(const Position *pos MAYBE, Agreed *a MAYBE, i64 g MAYBE) {
    /*  110  let planned_on(g) = [c for c in planned[me] if target[c] is g] */
    return ({ set3 k148_found = {{0}}; { set3 k150_set = pos->planned[(i64)pos->me]; for (i64 k151_i = 0;
        k151_i < 3; k151_i++) for (u64 k149_rest = k150_set.w[k151_i]; k149_rest; k149_rest &= k149_rest - 1) {
        i64 c MAYBE = 64 * k151_i + k_low(k149_rest); if (((i64)pos->target[c] == g)) { k_put3(&k148_found, c);
        } } }  k148_found; });
}

FN set3 let_unspent_set(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE) {
    /*  124  let unspent(p) = [c for c in player_cards if c.type is deck_type[p] and c not in discard[p] and c no.. */
    char *k_mark = k_free;
    RETURN(set3, ({ set3 k152_found = {{0}}; { set3 k158_set = k_not3(k_not3(k_all3(180), ({ set3 k154_set = {{0}};
        { list_i64 k155_list = from_top(pos->discard[p], pos->discard_n[p]); for (i64 k156_i = 0;
        k156_i < k155_list.n; k156_i++) { i64 k153_v MAYBE = k155_list.v[k156_i]; k_put3(&k154_set, k153_v);
        } } k154_set; })), pos->staged[p]); for (i64 k159_i = 0; k159_i < 3;
        k159_i++) for (u64 k157_rest = k158_set.w[k159_i]; k157_rest; k157_rest &= k157_rest - 1) {
        i64 c MAYBE = 64 * k159_i + k_low(k157_rest); if ((PLAYER_CARD_type[c] == (i64)pos->deck_type[p])) {
        k_put3(&k152_found, c); } } }  k152_found; }));
}

FN void do_reveal_plans(Position *pos MAYBE, Agreed *a MAYBE) {
    /*  235  rule reveal_plans() */
    /*  236  for p in players, g in controlled[p] if given_up[p, g] */
    for (i64 p = 0; p < SEATS; p++) { { list_i64 k160_list = from_top(pos->controlled[p], pos->controlled_n[p]);
        for (i64 k161_i = 0; k161_i < k160_list.n; k161_i++) { i64 g MAYBE = k160_list.v[k161_i];
        if ((i64)pos->given_up[(p * 66 + g)]) {
        /*  237  given_up[p, g] = no */
        pos->given_up[(p * 66 + g)] = (__typeof__(pos->given_up[(p * 66 + g)]))(0);
        /*  238  if convert_lasts is until_played and convert_scope is one_card and g.convert is not none */
        if (((OPTION(convert_lasts) == CONVERT_LASTS_until_played)
            && (OPTION(convert_scope) == CONVERT_SCOPE_one_card) && (GAME_CARD_convert[g] != NONE))) {
            /*  239  turned_some[p, g.convert] = yes */
            pos->turned_some[(p * 5 + k_known(GAME_CARD_convert[g]))] = (__typeof__(pos->turned_some[(p * 5 + k_known(GAME_CARD_convert[g]))]))(1);
        }
        /*  240  move g to removed */
        move_game_card(pos, g, 12, 0);
    } } } }
    /*  241  for p in players if acts(p) */
    for (i64 p = 0; p < SEATS; p++) { if (let_acts(pos, a, p)) {
        /*  242  for c in hand[p] */
        { set3 k165_set = pos->hand[p]; for (i64 k166_i = 0; k166_i < 3;
            k166_i++) for (u64 k164_rest = k165_set.w[k166_i]; k164_rest; k164_rest &= k164_rest - 1) {
            i64 c MAYBE = 64 * k166_i + k_low(k164_rest);
            /*  243  if convert_lasts is until_played and hand_colour[p] is not none: tint[c] = hand_colour[p] */
            if (((OPTION(convert_lasts) == CONVERT_LASTS_until_played) && ((i64)pos->hand_colour[p] != NONE))) {
                pos->tint[c] = (__typeof__(pos->tint[c]))((i64)pos->hand_colour[p]);
            }
            /*  244  if convert_lasts is until_played and turned_to[c] is not none: tint[c] = turned_to[c] */
            if (((OPTION(convert_lasts) == CONVERT_LASTS_until_played) && ((i64)pos->turned_to[c] != NONE))) {
                pos->tint[c] = (__typeof__(pos->tint[c]))((i64)pos->turned_to[c]);
            }
            /*  245  turned_to[c] = none */
            pos->turned_to[c] = (__typeof__(pos->turned_to[c]))(NONE);
        } }
        /*  246  if convert_lasts is until_played and hand_colour[p] is not none: last_colour[p] = hand_colour[p] */
        if (((OPTION(convert_lasts) == CONVERT_LASTS_until_played) && ((i64)pos->hand_colour[p] != NONE))) {
            pos->last_colour[p] = (__typeof__(pos->last_colour[p]))((i64)pos->hand_colour[p]);
        }
        /*  247  hand_colour[p] = none */
        pos->hand_colour[p] = (__typeof__(pos->hand_colour[p]))(NONE);
        /*  248  for c in planned[p]: turned_to[c] = none */
        { set3 k169_set = pos->planned[p]; for (i64 k170_i = 0; k170_i < 3;
            k170_i++) for (u64 k168_rest = k169_set.w[k170_i]; k168_rest; k168_rest &= k168_rest - 1) {
            i64 c MAYBE = 64 * k170_i + k_low(k168_rest);
            pos->turned_to[c] = (__typeof__(pos->turned_to[c]))(NONE);
        } }
        /*  249  move planned[p] to staged[p] */
        { set3 k174_set = pos->planned[p]; for (i64 k175_i = 0; k175_i < 3;
            k175_i++) for (u64 k173_rest = k174_set.w[k175_i]; k173_rest; k173_rest &= k173_rest - 1) {
            i64 k172_thing MAYBE = 64 * k175_i + k_low(k173_rest);
            carry_player_card(pos, k172_thing, 13 + p, 19 + p, 0);
        } }
    } }
    /*  250  for p in players, c in staged[p] if target[c] in removed */
    for (i64 p = 0; p < SEATS; p++) { { set3 k177_set = pos->staged[p]; for (i64 k178_i = 0; k178_i < 3;
        k178_i++) for (u64 k176_rest = k177_set.w[k178_i]; k176_rest; k176_rest &= k176_rest - 1) {
        i64 c MAYBE = 64 * k178_i + k_low(k176_rest); if (({ i64 k179_v = (i64)pos->target[c]; k179_v != NONE
        && k_has2(pos->removed, k179_v); })) {
        /*  251  take_back(p, c) */
        do_take_back(pos, a, p, c);
    } } } }
    /*  252  for p in players if acts(p) and plan[p] is redraw */
    for (i64 p = 0; p < SEATS; p++) { if ((let_acts(pos, a, p) && ((i64)pos->plan[p] == PLAN_redraw))) {
        /*  253  let held = count(hand[p]) */
        i64 held MAYBE = k_count3(pos->hand[p]);
        /*  254  for c in hand[p]: tint[c] = none */
        { set3 k183_set = pos->hand[p]; for (i64 k184_i = 0; k184_i < 3;
            k184_i++) for (u64 k182_rest = k183_set.w[k184_i]; k182_rest; k182_rest &= k182_rest - 1) {
            i64 c MAYBE = 64 * k184_i + k_low(k182_rest);
            pos->tint[c] = (__typeof__(pos->tint[c]))(NONE);
        } }
        /*  255  last_colour[p] = none */
        pos->last_colour[p] = (__typeof__(pos->last_colour[p]))(NONE);
        /*  256  for c in colours: turned_some[p, c] = no */
        for (i64 c = 0; c < 5; c++) {
            pos->turned_some[(p * 5 + c)] = (__typeof__(pos->turned_some[(p * 5 + c)]))(0);
        }
        /*  257  move hand[p] to returned[p] */
        { set3 k189_set = pos->hand[p]; for (i64 k190_i = 0; k190_i < 3;
            k190_i++) for (u64 k188_rest = k189_set.w[k190_i]; k188_rest; k188_rest &= k188_rest - 1) {
            i64 k187_thing MAYBE = 64 * k190_i + k_low(k188_rest);
            carry_player_card(pos, k187_thing, 7 + p, 31 + p, 0);
        } }
        /*  258  shuffle returned[p] */
        if (pos->returned_n[p] > 1) KNOWING({ for (i64 k191_i = 0; k191_i < pos->returned_n[p];
            k191_i++) pos->player_card_known[pos->returned[p][k191_i]] = 0; });
        k_shuffle(&pos->rng, pos->returned[p], pos->returned_n[p])
        /*  259  move returned[p] to bottom of draw_pile[p] */
        { list_i64 k193_list = from_top(pos->returned[p], pos->returned_n[p]); for (i64 k194_i = 0;
            k194_i < k193_list.n; k194_i++) { i64 k192_thing MAYBE = k193_list.v[k194_i];
            carry_player_card(pos, k192_thing, 31 + p, 1 + p, 1);
        } }
        /*  260  draw held if redraw_size is same else 3 from draw_pile[p] to hand[p] */
        for (i64 k195_n = ((OPTION(redraw_size) == REDRAW_SIZE_same) ? held : 3), k196_most = pos->draw_pile_n[p];
            k195_n > 0 && k196_most > 0; k195_n--, k196_most--)
            carry_player_card(pos, top_of(pos->draw_pile[p], pos->draw_pile_n[p]), 1 + p, 7 + p, 0);
        /*  261  shuffle draw_pile[p] */
        if (pos->draw_pile_n[p] > 1) KNOWING({ for (i64 k197_i = 0; k197_i < pos->draw_pile_n[p];
            k197_i++) pos->player_card_known[pos->draw_pile[p][k197_i]] = 0; });
        k_shuffle(&pos->rng, pos->draw_pile[p], pos->draw_pile_n[p])
    } }
}

FN void do_note_filled(Position *pos MAYBE, Agreed *a MAYBE) {
    /*  275  rule note_filled() */
    /*  276  if slots is shared */
    if ((OPTION(slots) == SLOTS_shared)) {
        /*  277  for i in laid_out, t in symbols: filled[i, t] = count(c for c in staged if target[c] is area[i] .. */
        { list_i64 k198_list = let_laid_out(pos, a); for (i64 k199_i = 0; k199_i < k198_list.n; k199_i++) {
            i64 i MAYBE = k198_list.v[k199_i]; for (i64 t = 0; t < 15; t++) {
            pos->filled[((i - 1) * 15 + t)] = (__typeof__(pos->filled[((i - 1) * 15 + t)]))k_within(({
                i64 k201_found = 0; { set3 k203_set = pos->in_staged; for (i64 k204_i = 0; k204_i < 3;
                k204_i++) for (u64 k202_rest = k203_set.w[k204_i]; k202_rest; k202_rest &= k202_rest - 1) {
                i64 c MAYBE = 64 * k204_i + k_low(k202_rest); if ((((i64)pos->target[c] == (i64)pos->area[(i - 1)])
                && ((i64)pos->covers[c] == t))) { k201_found++; } } }  k201_found; }), 0, 18);
        } } }
    }
}

FN void do_take_back(Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 card MAYBE) {
    /*  279  rule take_back(p, card) */
    /*  280  move card to hand[p] */
    move_player_card(pos, card, 7 + p, 0);
    /*  281  clear_marks(card) */
    do_clear_marks(pos, a, card);
}

FN void do_throw_away(Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 card MAYBE) {
    /*  283  rule throw_away(p, card) */
    /*  284  move card to discard[p] */
    move_player_card(pos, card, 37 + p, 0);
    /*  285  tint[card] = none */
    pos->tint[card] = (__typeof__(pos->tint[card]))(NONE);
    /*  286  clear_marks(card) */
    do_clear_marks(pos, a, card);
}

FN void do_clear_marks(Position *pos MAYBE, Agreed *a MAYBE, i64 card MAYBE) {
    /*  288  rule clear_marks(card) */
    /*  289  target[card] = none */
    pos->target[card] = (__typeof__(pos->target[card]))(NONE);
    /*  290  worn[card] = none */
    pos->worn[card] = (__typeof__(pos->worn[card]))(NONE);
    /*  291  covers[card] = none */
    pos->covers[card] = (__typeof__(pos->covers[card]))(NONE);
}

FN void do_throw_dice(Position *pos MAYBE, Agreed *a MAYBE) {
    /*  311  rule throw_dice() */
    /*  312  for p in players if in_contest[p] */
    for (i64 p = 0; p < SEATS; p++) { if ((i64)pos->in_contest[p]) {
        /*  313  pips[p] = roll 1..6 */
        pos->pips[p] = (__typeof__(pos->pips[p]))(({ list_i64 k206_list = k_range(1, 6);
            k206_list.v[k_below(&pos->rng, k206_list.n)]; }));
    } }
    /*  314  let best_throw = max(pips[p] for p in players if in_contest[p]) */
    i64 best_throw MAYBE = ({ i64 k207_found = 0, k208_some = 0; for (i64 p = 0; p < SEATS; p++) {
        if ((i64)pos->in_contest[p]) { i64 k209_here = (i64)pos->pips[p]; if (!k208_some
        || k209_here > k207_found) { k207_found = k209_here; } k208_some = 1; } } if (!k208_some) { k_fault();
        } k207_found; });
    /*  315  for p in players: in_contest[p] = in_contest[p] and pips[p] is best_throw */
    for (i64 p = 0; p < SEATS; p++) {
        pos->in_contest[p] = (__typeof__(pos->in_contest[p]))(((i64)pos->in_contest[p]
            && ((i64)pos->pips[p] == best_throw)));
    }
}

FN void do_take_control(Position *pos MAYBE, Agreed *a MAYBE, i64 g MAYBE) {
    /*  378  rule take_control(g) */
    /*  379  for p in players if complete(p, g) */
    for (i64 p = 0; p < SEATS; p++) { if (let_complete(pos, a, p, g)) {
        /*  380  for c in on(p, g): throw_away(p, c) */
        { set3 k213_set = let_on_set(pos, a, p, g); for (i64 k214_i = 0; k214_i < 3;
            k214_i++) for (u64 k212_rest = k213_set.w[k214_i]; k212_rest; k212_rest &= k212_rest - 1) {
            i64 c MAYBE = 64 * k214_i + k_low(k212_rest);
            do_throw_away(pos, a, p, c);
        } }
        /*  381  for q in players, c in on(q, g): take_back(q, c) */
        for (i64 q = 0; q < SEATS; q++) { { set3 k217_set = let_on_set(pos, a, q, g); for (i64 k218_i = 0;
            k218_i < 3; k218_i++) for (u64 k216_rest = k217_set.w[k218_i]; k216_rest; k216_rest &= k216_rest - 1) {
            i64 c MAYBE = 64 * k218_i + k_low(k216_rest);
            do_take_back(pos, a, q, c);
        } } }
        /*  382  move g to controlled[p] */
        move_game_card(pos, g, 6 + p, 0);
        /*  383  done */
        return;
    } }
}

FN void do_fill_area(Position *pos MAYBE, Agreed *a MAYBE) {
    /*  385  rule fill_area() */
    /*  386  for i in 1..4 if area[i] is none */
    for (i64 i = 1; i <= 4; i++) { if (((i64)pos->area[(i - 1)] == NONE)) {
        /*  387  repeat 7 times */
        for (i64 k221_n = 7; k221_n > 0; k221_n--) {
            /*  388  if count(deck) is 0: done */
            if (((i64)pos->deck_n == 0)) {
                return;
            }
            /*  389  let next = top(deck) */
            i64 next MAYBE = top_of(pos->deck, pos->deck_n);
            /*  390  reveal next */
            KNOWING(reveal_game_card(pos, next, -1));
            /*  391  let aside = next.type is Black and black_place is aside */
            i64 aside MAYBE = ((GAME_CARD_type[next] == CARD_TYPE_Black)
                && (OPTION(black_place) == BLACK_PLACE_aside));
            /*  392  if aside: move next to timer */
            if (aside) {
                move_game_card(pos, next, 13, 0);
            }
            else {
                /*  393  else: move next to area[i] */
                move_game_card(pos, next, 2 + (i - 1), 0);
            }
            /*  394  if black_end is now and timer_is_up(): end game */
            if (((OPTION(black_end) == BLACK_END_now) && let_timer_is_up(pos, a))) {
                end_ranked(pos, a);
                return;
            }
            /*  395  if not aside: stop */
            if (!aside) {
                goto k222_left;
            }
        }
        k222_left:;
    } }
}

FN void do_refill_hand(Position *pos MAYBE, Agreed *a MAYBE) {
    /*  397  rule refill_hand() */
    /*  398  if count(hand[me]) < 3 and count(draw_pile[me]) > 0: drew[me] = yes */
    if (((k_count3(pos->hand[(i64)pos->me]) < 3) && ((i64)pos->draw_pile_n[(i64)pos->me] > 0))) {
        pos->drew[(i64)pos->me] = (__typeof__(pos->drew[(i64)pos->me]))(1);
    }
    /*  399  draw 3 - count(hand[me]) from draw_pile[me] to hand[me] */
    for (i64 k223_n = (3 - k_count3(pos->hand[(i64)pos->me])), k224_most = pos->draw_pile_n[(i64)pos->me];
        k223_n > 0 && k224_most > 0; k223_n--, k224_most--)
        carry_player_card(pos, top_of(pos->draw_pile[(i64)pos->me], pos->draw_pile_n[(i64)pos->me]),
    1 + (i64)pos->me, 7 + (i64)pos->me, 0);
}

FN void do_clear_table(Position *pos MAYBE, Agreed *a MAYBE) {
    /*  403  rule clear_table() */
    /*  404  first_seat = player(1) */
    pos->first_seat = (__typeof__(pos->first_seat))(0);
    /*  405  move deck to box */
    { list_i64 k226_list = k_reverse_i64(from_top(pos->deck, pos->deck_n)); for (i64 k227_i = 0;
        k227_i < k226_list.n; k227_i++) { i64 k225_thing MAYBE = k226_list.v[k227_i];
        carry_game_card(pos, k225_thing, 1, 0, 0);
    } }
    /*  406  for i in 1..4 if area[i] is not none */
    for (i64 i = 1; i <= 4; i++) { if (((i64)pos->area[(i - 1)] != NONE)) {
        /*  407  move area[i] to box */
        carry_game_card(pos, (i64)pos->area[(i - 1)], 2 + (i - 1), 0, 0);
    } }
    /*  408  for p in players */
    for (i64 p = 0; p < SEATS; p++) {
        /*  409  move hand[p] to box */
        { set3 k232_set = pos->hand[p]; for (i64 k233_i = 0; k233_i < 3;
            k233_i++) for (u64 k231_rest = k232_set.w[k233_i]; k231_rest; k231_rest &= k231_rest - 1) {
            i64 k230_thing MAYBE = 64 * k233_i + k_low(k231_rest);
            carry_player_card(pos, k230_thing, 7 + p, 0, 0);
        } }
        /*  410  move draw_pile[p] to box */
        { list_i64 k235_list = k_reverse_i64(from_top(pos->draw_pile[p], pos->draw_pile_n[p])); for (i64 k236_i = 0;
            k236_i < k235_list.n; k236_i++) { i64 k234_thing MAYBE = k235_list.v[k236_i];
            carry_player_card(pos, k234_thing, 1 + p, 0, 0);
        } }
        /*  411  deck_type[p] = Anchor if p is player(1) else Bolt if p is player(2) else Crown */
        { i64 k237_at = p, k238_new = ((p == 0) ? CARD_TYPE_Anchor : ((p == 1) ? CARD_TYPE_Bolt : CARD_TYPE_Crown));
          pos->deck_type_is[pos->deck_type[k237_at] + 1] ^= k_bit(k237_at);
          pos->deck_type_is[k238_new + 1] ^= k_bit(k237_at);
          pos->deck_type[k237_at] = (__typeof__(pos->deck_type[0]))k238_new; }
    }
}

FN void do_hold(Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 type MAYBE, i64 s MAYBE) {
    /*  413  rule hold(p, type: card_type, s: symbol) */
    /*  414  move first(c for c in player_cards if c.type is type and c.faces[1] is s and count(c.faces) is 1 and.. */
    move_player_card(pos, ({ i64 k239_found; { set3 k243_set = ({ u64 k241_at = (u64)(type - (0));
        k241_at < 6 ? PLAYER_CARD_type_is[k241_at] : (set3){{0}}; }); for (i64 k244_i = 0; k244_i < 3;
        k244_i++) for (u64 k242_rest = k243_set.w[k244_i]; k242_rest; k242_rest &= k242_rest - 1) {
        i64 c MAYBE = 64 * k244_i + k_low(k242_rest); if (((k_item_i64(PLAYER_CARD_faces[c], 1) == s)
        && (PLAYER_CARD_faces[c].n == 1) && k_has3(pos->player_card_box, c))) { k239_found = c; goto k240_done;
        } } } k_fault(); k240_done:; k239_found; }), 7 + p, 0);
}

COLD void redraw_game_card(Position *pos, i64 seat, k_stream *rng) {
    i64 loose[66], here[14] = {0}, everybody = (1 << pos->seats) - 1;
    i8 lost[66];
    for (i64 t = 0; t < 66; t++) {
        lost[t] = !((pos->game_card_known[t] | GAME_CARD_seers[pos->game_card_place[t]]) >> seat & 1);
        here[pos->game_card_place[t]] += lost[t];
    }
    for (i64 name = 0; name < 14; name++) {
        i64 n = 0;
        for (i64 t = 0; t < 66; t++) if (lost[t]
            && pos->game_card_cohort[pos->game_card_place[t]] == name) loose[n++] = t;
        if (!n) continue;
        k_mixed(rng, loose, n);
        for (i64 p = 1; p < 14; p++) {
            if (!here[p] || pos->game_card_cohort[p] != name) continue;
            if (p >= 1 && p < 2) {
                for (i64 i = 0, k = n; i < pos->deck_n; i++)
                    if (lost[pos->deck[i]]) pos->deck[i] = (__typeof__(pos->deck[i]))loose[--k];
            }
            for (i64 k = here[p]; k; k--) pos->game_card_place[loose[--n]] = (__typeof__(pos->game_card_place[0]))p;
        }
    }
    for (i64 t = 0; t < 66; t++) {
        i64 sees = GAME_CARD_seers[pos->game_card_place[t]], all = (pos->game_card_known[t] & everybody) == everybody;
        i64 more = all && (sees & everybody) != everybody;
        i64 mine = !lost[t] && !(sees >> seat & 1) && (pos->game_card_known[t] >> seat & 1);
        pos->game_card_known[t] = (__typeof__(pos->game_card_known[0]))(more ? -1 : mine ? 1ll << seat | sees : sees);
    }
    derive_game_card(pos);
}

COLD void redraw_player_card(Position *pos, i64 seat, k_stream *rng) {
    i64 loose[180], here[43] = {0}, everybody = (1 << pos->seats) - 1;
    i8 lost[180];
    for (i64 t = 0; t < 180; t++) {
        lost[t] = !((pos->player_card_known[t] | PLAYER_CARD_seers[pos->player_card_place[t]]) >> seat & 1);
        here[pos->player_card_place[t]] += lost[t];
    }
    for (i64 name = 0; name < 43; name++) {
        i64 n = 0;
        for (i64 t = 0; t < 180; t++) if (lost[t]
            && pos->player_card_cohort[pos->player_card_place[t]] == name) loose[n++] = t;
        if (!n) continue;
        k_mixed(rng, loose, n);
        for (i64 p = 1; p < 43; p++) {
            if (!here[p] || pos->player_card_cohort[p] != name) continue;
            if (p >= 1 && p < 7) {
                for (i64 i = 0, k = n; i < pos->draw_pile_n[p - 1]; i++)
                    if (lost[pos->draw_pile[p - 1][i]]) pos->draw_pile[p - 1][i] = (__typeof__(pos->draw_pile[p - 1][i]))loose[--k];
            }
            if (p >= 31 && p < 37) {
                for (i64 i = 0, k = n; i < pos->returned_n[p - 31]; i++)
                    if (lost[pos->returned[p - 31][i]]) pos->returned[p - 31][i] = (__typeof__(pos->returned[p - 31][i]))loose[--k];
            }
            for (i64 k = here[p]; k;
                k--) pos->player_card_place[loose[--n]] = (__typeof__(pos->player_card_place[0]))p;
        }
    }
    for (i64 t = 0; t < 180; t++) {
        i64 sees = PLAYER_CARD_seers[pos->player_card_place[t]],
    all = (pos->player_card_known[t] & everybody) == everybody;
        i64 more = all && (sees & everybody) != everybody;
        i64 mine = !lost[t] && !(sees >> seat & 1) && (pos->player_card_known[t] >> seat & 1);
        pos->player_card_known[t] = (__typeof__(pos->player_card_known[0]))(more ? -1 : mine ? 1ll << seat | sees : sees);
    }
    derive_player_card(pos);
}

/* The others as they were before all began to decide at once. */
FN void as_before(Position *pos, i64 seat) {
    const Began *began = &pos->at_once.began;
    static const i8 game_card_owner[] MAYBE = {-1, -1, -1, -1, -1, -1, 0, 1, 2, 3, 4, 5, -1, -1};
    static const i8 player_card_owner[] MAYBE = {-1, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5, 0, 1, 2,
    3, 4, 5, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5};
    for (i64 i = 0; i < 180;
        i++) if (!(player_card_owner[began->player_card_place[i]] == seat)) pos->target[i] = began->target[i];
    for (i64 i = 0; i < 180;
        i++) if (!(player_card_owner[began->player_card_place[i]] == seat)) pos->worn[i] = began->worn[i];
    for (i64 i = 0; i < 180;
        i++) if (!(player_card_owner[began->player_card_place[i]] == seat)) pos->covers[i] = began->covers[i];
    for (i64 i = 0; i < 180;
        i++) if (!(player_card_owner[began->player_card_place[i]] == seat)) pos->tint[i] = began->tint[i];
    for (i64 i = 0; i < 180;
        i++) if (!(player_card_owner[began->player_card_place[i]] == seat)) pos->turned_to[i] = began->turned_to[i];
    for (i64 i = 0; i < 6; i++) if (!(i == seat)) pos->hand_colour[i] = began->hand_colour[i];
    for (i64 i = 0; i < 396; i++) if (!(i / 66 % 6 == seat
        || game_card_owner[began->game_card_place[i / 1 % 66]] == seat)) pos->given_up[i] = began->given_up[i];
    for (i64 i = 0; i < 6; i++) if (!(i == seat)) pos->last_colour[i] = began->last_colour[i];
    for (i64 i = 0; i < 30; i++) if (!(i / 5 % 6 == seat)) pos->turned_some[i] = began->turned_some[i];
    for (i64 i = 0; i < 66;
        i++) if (!(game_card_owner[began->game_card_place[i]] == seat)) pos->locked[i] = began->locked[i];
    for (i64 i = 0; i < 396; i++) if (!(i / 1 % 6 == seat
        || game_card_owner[began->game_card_place[i / 6 % 66]] == seat)) pos->banned[i] = began->banned[i];
    for (i64 i = 0; i < 6; i++) if (!(i == seat)) pos->plan[i] = began->plan[i];
    for (i64 i = 0; i < 6; i++) if (!(i == seat)) pos->waits[i] = began->waits[i];
    for (i64 i = 0; i < 6; i++) if (!(i == seat)) pos->drew[i] = began->drew[i];
    for (i64 i = 0; i < 6; i++) if (!(i == seat)) pos->deck_type[i] = began->deck_type[i];
    for (i64 i = 0; i < 6; i++) if (!(i == seat)) pos->in_contest[i] = began->in_contest[i];
    for (i64 i = 0; i < 6; i++) if (!(i == seat)) pos->pips[i] = began->pips[i];
    for (i64 i = 0; i < 6; i++) if (!(i == seat)) pos->shows[i] = began->shows[i];
    memcpy(pos->game_card_cohort, began->game_card_cohort, sizeof pos->game_card_cohort);
    for (i64 t = 0; t < 66; t++) {
        if (game_card_owner[began->game_card_place[t]] != seat) {
            pos->game_card_place[t] = began->game_card_place[t];
            pos->game_card_known[t] = began->game_card_known[t];
        }
        else if (began->game_card_place[t] != pos->game_card_place[t]) mingle_game_card(pos,
    began->game_card_place[t], pos->game_card_place[t]);
    }
    for (i64 i = 0; i < 6; i++) if (i != seat) {
        memcpy(pos->controlled[i], began->controlled[i], sizeof pos->controlled[i]);
        pos->controlled_n[i] = began->controlled_n[i];
    }
    memcpy(pos->player_card_cohort, began->player_card_cohort, sizeof pos->player_card_cohort);
    for (i64 t = 0; t < 180; t++) {
        if (player_card_owner[began->player_card_place[t]] != seat) {
            pos->player_card_place[t] = began->player_card_place[t];
            pos->player_card_known[t] = began->player_card_known[t];
        }
        else if (began->player_card_place[t] != pos->player_card_place[t]) mingle_player_card(pos,
    began->player_card_place[t], pos->player_card_place[t]);
    }
    for (i64 i = 0; i < 6; i++) if (i != seat) {
        memcpy(pos->draw_pile[i], began->draw_pile[i], sizeof pos->draw_pile[i]);
        pos->draw_pile_n[i] = began->draw_pile_n[i];
    }
    for (i64 i = 0; i < 6; i++) if (i != seat) {
        memcpy(pos->returned[i], began->returned[i], sizeof pos->returned[i]);
        pos->returned_n[i] = began->returned_n[i];
    }
    for (i64 i = 0; i < 6; i++) if (i != seat) {
        memcpy(pos->discard[i], began->discard[i], sizeof pos->discard[i]);
        pos->discard_n[i] = began->discard_n[i];
    }
    switch (pos->at_once.block) {
        case 1:
            memset(pos->round_seats_left_2, 0, sizeof pos->round_seats_left_2);
            for (i64 i = 0; i + 1 < pos->seats; i++) pos->round_seats_left_2[i] = (i32)((seat + 1 + i) % pos->seats);
            pos->round_seats_left_2_n = (i16)(pos->seats - 1);
            break;
        case 2:
            memset(pos->show_hands_seats_left, 0, sizeof pos->show_hands_seats_left);
            for (i64 i = 0; i + 1 < pos->seats;
            i++) pos->show_hands_seats_left[i] = (i32)((seat + 1 + i) % pos->seats);
            pos->show_hands_seats_left_n = (i16)(pos->seats - 1);
            break;
    }
}

/* What a seat cannot see, drawn anew. */
FN void redraw(Position *pos, Agreed *a MAYBE, i64 seat MAYBE, k_stream *rng MAYBE) {
    if (pos->at_once.block) as_before(pos, seat);
    /*   78  var target[player_card]: game_card? = none */
    for (i64 i = 0; i < 180; i++) if (!(pos->player_card_known[i] >> seat & 1)) { i64 drawn = k_below(rng, 66 + 1);
        pos->target[i] = (__typeof__(pos->target[i]))(drawn ? 0 + drawn - 1 : NONE); }
    /*   79  var worn[player_card]: symbol? = none */
    for (i64 i = 0; i < 180; i++) if (!(pos->player_card_known[i] >> seat & 1)) { i64 drawn = k_below(rng, 15 + 1);
        pos->worn[i] = (__typeof__(pos->worn[i]))(drawn ? 0 + drawn - 1 : NONE); }
    /*   80  var covers[player_card]: symbol? = none */
    for (i64 i = 0; i < 180; i++) if (!(pos->player_card_known[i] >> seat & 1)) { i64 drawn = k_below(rng, 15 + 1);
        pos->covers[i] = (__typeof__(pos->covers[i]))(drawn ? 0 + drawn - 1 : NONE); }
    /*   81  var tint[player_card]: colour? = none */
    for (i64 i = 0; i < 180; i++) if (!(pos->player_card_known[i] >> seat & 1)) { i64 drawn = k_below(rng, 5 + 1);
        pos->tint[i] = (__typeof__(pos->tint[i]))(drawn ? 0 + drawn - 1 : NONE); }
    /*   82  var turned_to[player_card]: colour? = none */
    for (i64 i = 0; i < 180; i++) if (!(pos->player_card_known[i] >> seat & 1)) { i64 drawn = k_below(rng, 5 + 1);
        pos->turned_to[i] = (__typeof__(pos->turned_to[i]))(drawn ? 0 + drawn - 1 : NONE); }
    /*   88  var locked[game_card] = no */
    for (i64 i = 0; i < 66;
        i++) if (!(pos->game_card_known[i] >> seat & 1)) pos->locked[i] = (__typeof__(pos->locked[i]))(k_below(rng,
    2));
    redraw_game_card(pos, seat, rng);
    redraw_player_card(pos, seat, rng);
    derive_vars(pos);
}

FN i64 holds(const Position *pos MAYBE, Agreed *a MAYBE) {
    return 1;
}

FN void offer_setup_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  155  choose "Take the deck {t}" for t in card_types if t is not Black and every(deck_type[p] is not t for.. */
    k_offer_word(offered, 0, ({ u64 k245_found = 0;
        for (u64 k247_rest = (((1ull << 7) - 1) & ~(0 | k_bit(CARD_TYPE_Black))); k247_rest;
        k247_rest &= k247_rest - 1) { i64 t MAYBE = k_low(k247_rest);
        k245_found |= (u64)!!((((((1ull << SEATS) - 1) & pos->deck_type_is[t + 1]) == 0))) << t; } k245_found; }));
}

FN void offer_round_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  174  may up to 12 times "Take {c} back" for c in staged[me] */
    { set3 k248_set = pos->staged[(i64)pos->me];
    k_offer_words(offered, 7, k248_set.w, 3); }
    if (offered->total) k_offer_word(offered, 187, 1);
}

FN void offer_round_choose_2(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  178  choose */
    /*  179  "Play cards" if count(hand[me]) > 0 and (count(tickets) > 0 or can_play()) */
    if ((k_any3(pos->hand[(i64)pos->me])) && (((let_tickets(pos, a).n > 0) || let_can_play(pos, a)))) {
        k_offer_word(offered, 188, 1);
    }
    /*  203  "Replace the whole hand" if count(hand[me]) > 0 and count(draw_pile[me]) > 0 */
    if ((k_any3(pos->hand[(i64)pos->me])) && (((i64)pos->draw_pile_n[(i64)pos->me] > 0))) {
        k_offer_word(offered, 352337, 1);
    }
    /*  205  "Pass" */
    k_offer_word(offered, 352338, 1);
}

FN void offer_round_choose_3(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  180  may up to 12 times */
    /*  181  "Give up {g} and turn the hand {g.convert}" for g in tickets if convert_scope is hand */
    if (((OPTION(convert_scope) == CONVERT_SCOPE_hand))) {
        { set2 k253_set = ({ set2 k249_found = {{0}}; { list_i64 k251_list = let_tickets(pos, a);
            for (i64 k252_i = 0; k252_i < k251_list.n; k252_i++) { i64 g MAYBE = k251_list.v[k252_i];
            i64 k250_at = g; k_put2(&k249_found, k250_at); } } k249_found; });
        k_offer_words(offered, 189, k253_set.w, 2); }
    }
    /*  185  "Give up {g} and turn {c} {g.convert}" for g in tickets, c in hand[me] if convert_scope is one_card */
    if (((OPTION(convert_scope) == CONVERT_SCOPE_one_card))) {
        { set2 k259_set = ({ set2 k255_set = {{0}}; { list_i64 k256_list = let_tickets(pos, a); for (i64 k257_i = 0;
            k257_i < k256_list.n; k257_i++) { i64 k254_v MAYBE = k256_list.v[k257_i]; k_put2(&k255_set, k254_v);
            } } k255_set; }); for (i64 k260_i = 0; k260_i < 2; k260_i++) for (u64 k258_rest = k259_set.w[k260_i];
            k258_rest; k258_rest &= k258_rest - 1) { i64 g MAYBE = 64 * k260_i + k_low(k258_rest);
            { set3 k261_set = pos->hand[(i64)pos->me];
            k_offer_words(offered, 255 + 180 * g, k261_set.w, 3); }
        } }
    }
    if (offered->total) k_offer_word(offered, 12135, 1);
}

FN void offer_round_choose_4(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  189  may up to 30 times */
    /*  190  "Play {c} as {s} on the {t} of {area[i]}" for i in laid_out, t in open_shapes(i), c in hand[me], */
    for (u64 k266_rest = ({ u64 k263_set = 0; { list_i64 k264_list = let_laid_out(pos, a); for (i64 k265_i = 0;
        k265_i < k264_list.n; k265_i++) { i64 k262_v MAYBE = k264_list.v[k265_i]; k263_set |= k_bit(k262_v);
        } } k263_set; }); k266_rest; k266_rest &= k266_rest - 1) { i64 i MAYBE = k_low(k266_rest);
        for (u64 k271_rest = ({ u64 k268_set = 0; { list_i64 k269_list = let_open_shapes(pos, a, i);
            for (i64 k270_i = 0; k270_i < k269_list.n; k270_i++) { i64 k267_v MAYBE = k269_list.v[k270_i];
            k268_set |= k_bit(k267_v); } } k268_set; }); k271_rest; k271_rest &= k271_rest - 1) {
            i64 t MAYBE = k_low(k271_rest);
            { set3 k273_set = pos->hand[(i64)pos->me]; for (i64 k274_i = 0; k274_i < 3;
                k274_i++) for (u64 k272_rest = k273_set.w[k274_i]; k272_rest; k272_rest &= k272_rest - 1) {
                i64 c MAYBE = 64 * k274_i + k_low(k272_rest);
                k_offer_word(offered, 12136 + 40500 * (i - (1)) + 2700 * t + 15 * c, ({ u64 k275_found = 0; {
                    list_i64 k277_list = let_looks(pos, a, c); for (i64 k278_i = 0; k278_i < k277_list.n;
                    k278_i++) { i64 s MAYBE = k277_list.v[k278_i]; k275_found |= (u64)!!((let_matches(s, t))) << s;
                    } } k275_found; }));
            } }
        }
    }
    /*  197  "Steal {g} with {c} as {s}" for g in targets, c in hand[me], s in looks(c) if */
    { set2 k284_set = ({ set2 k280_set = {{0}}; { list_i64 k281_list = let_targets(pos, a); for (i64 k282_i = 0;
        k282_i < k281_list.n; k282_i++) { i64 k279_v MAYBE = k281_list.v[k282_i]; k_put2(&k280_set, k279_v);
        } } k280_set; }); for (i64 k285_i = 0; k285_i < 2; k285_i++) for (u64 k283_rest = k284_set.w[k285_i];
        k283_rest; k283_rest &= k283_rest - 1) { i64 g MAYBE = 64 * k285_i + k_low(k283_rest);
        { set3 k287_set = pos->hand[(i64)pos->me]; for (i64 k288_i = 0; k288_i < 3;
            k288_i++) for (u64 k286_rest = k287_set.w[k288_i]; k286_rest; k286_rest &= k286_rest - 1) {
            i64 c MAYBE = 64 * k288_i + k_low(k286_rest);
            k_offer_word(offered, 174136 + 2700 * g + 15 * c, ({ u64 k293_found = 0; {
                list_i64 k295_list = let_looks(pos, a, c); for (i64 k296_i = 0; k296_i < k295_list.n; k296_i++) {
                i64 s MAYBE = k295_list.v[k296_i]; k293_found |= (u64)!!((({ i64 k289_found = 0; {
                list_i64 k291_list = GAME_CARD_shapes[g]; for (i64 k292_i = 0; k292_i < k291_list.n; k292_i++) {
                i64 t MAYBE = k291_list.v[k292_i]; if (let_matches(s, t)) { k289_found = 1; goto k290_done;
                } } } goto k290_done; k290_done:; k289_found; }))) << s; } } k293_found; }));
        } }
    } }
    if (offered->total) k_offer_word(offered, 352336, 1);
}

FN void offer_let_others_answer_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  268  may up to 3 times "Answer with {c} as {s} on the {t} of {area[i]}" for t in open_shapes(i), c in han.. */
    for (u64 k301_rest = ({ u64 k298_set = 0; { list_i64 k299_list = let_open_shapes(pos, a,
        (i64)pos->let_others_answer_i); for (i64 k300_i = 0; k300_i < k299_list.n; k300_i++) {
        i64 k297_v MAYBE = k299_list.v[k300_i]; k298_set |= k_bit(k297_v); } } k298_set; }); k301_rest;
        k301_rest &= k301_rest - 1) { i64 t MAYBE = k_low(k301_rest);
        { set3 k303_set = pos->hand[(i64)pos->me]; for (i64 k304_i = 0; k304_i < 3;
            k304_i++) for (u64 k302_rest = k303_set.w[k304_i]; k302_rest; k302_rest &= k302_rest - 1) {
            i64 c MAYBE = 64 * k304_i + k_low(k302_rest);
            k_offer_word(offered, 352339 + 2700 * t + 15 * c, ({ u64 k305_found = 0; {
                list_i64 k307_list = let_looks(pos, a, c); for (i64 k308_i = 0; k308_i < k307_list.n; k308_i++) {
                i64 s MAYBE = k307_list.v[k308_i]; k305_found |= (u64)!!((let_matches(s, t))) << s;
                } } k305_found; }));
        } }
    }
    if (offered->total) k_offer_word(offered, 392839, 1);
}

FN void offer_show_hands_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  319  choose "Show {s}" for s in signs */
    k_offer_word(offered, 392840, ((1ull << 3) - 1));
}

FN void offer_ask_the_table_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  334  choose by first_seat "{p} wins the contest" for p in players if in_contest[p] */
    k_offer_word(offered, 392843, ({ u64 k309_found = 0; for (i64 p = 0; p < SEATS; p++) {
        k309_found |= (u64)!!(((i64)pos->in_contest[p])) << p; } k309_found; }));
}

FN void offer_stand_up_to_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  355  choose */
    /*  356  "Defend with {d}" for d in hand[me] if shows_shape_of(d, attack) */
    { set3 k316_set = ({ set3 k311_found = {{0}}; { set3 k314_set = pos->hand[(i64)pos->me]; for (i64 k315_i = 0;
        k315_i < 3; k315_i++) for (u64 k313_rest = k314_set.w[k315_i]; k313_rest; k313_rest &= k313_rest - 1) {
        i64 d MAYBE = 64 * k315_i + k_low(k313_rest); if ((let_shows_shape_of(pos, a, d,
        (i64)pos->stand_up_to_attack))) { i64 k312_at = d; k_put3(&k311_found, k312_at); } } } k311_found; });
    k_offer_words(offered, 392849, k316_set.w, 3); }
    /*  358  "Compete" */
    k_offer_word(offered, 393029, 1);
}

FN i64 decider(const Position *pos, Agreed *a MAYBE) {
    if (pos->at == ASK_THE_TABLE_CHOOSE) return (i64)pos->first_seat;
    return pos->me;
}

static k_run k_runs[IDS + 8];
typedef struct { k_stream rng; i64 length; u32 *taken; } Playing;

COLD void offer(const Position *pos, Agreed *a, k_offer *offered) {
    switch (pos->at) {
        case SETUP_CHOOSE: offer_setup_choose(pos, a, offered); return;
        case ROUND_CHOOSE: offer_round_choose(pos, a, offered); return;
        case ROUND_CHOOSE_2: offer_round_choose_2(pos, a, offered); return;
        case ROUND_CHOOSE_3: offer_round_choose_3(pos, a, offered); return;
        case ROUND_CHOOSE_4: offer_round_choose_4(pos, a, offered); return;
        case LET_OTHERS_ANSWER_CHOOSE: offer_let_others_answer_choose(pos, a, offered); return;
        case SHOW_HANDS_CHOOSE: offer_show_hands_choose(pos, a, offered); return;
        case ASK_THE_TABLE_CHOOSE: offer_ask_the_table_choose(pos, a, offered); return;
        case STAND_UP_TO_CHOOSE: offer_stand_up_to_choose(pos, a, offered); return;
        default: return;
    }
}

HOT void run(Position *pos, Agreed *a MAYBE, i64 id, Playing *playing) {
    i64 k MAYBE;
    i64 setup_take_the_deck_with_t MAYBE = 0;
    i64 round_take_with_c MAYBE = 0;
    i64 round_give_up_with_g MAYBE = 0;
    i64 round_give_up_2_with_g MAYBE = 0;
    i64 round_give_up_2_with_c MAYBE = 0;
    i64 round_play_with_t MAYBE = 0;
    i64 round_play_with_c MAYBE = 0;
    i64 round_play_with_s MAYBE = 0;
    i64 round_steal_with_g MAYBE = 0;
    i64 round_steal_with_c MAYBE = 0;
    i64 round_steal_with_s MAYBE = 0;
    i64 let_others_answer_answer_with_with_t MAYBE = 0;
    i64 let_others_answer_answer_with_with_c MAYBE = 0;
    i64 let_others_answer_answer_with_with_s MAYBE = 0;
    i64 show_hands_show_with_s MAYBE = 0;
    i64 ask_the_table_p_wins_the_with_p MAYBE = 0;
    i64 stand_up_to_defend_with_with_d MAYBE = 0;
    KNOWING(if (id != BEGIN && pos->at_once.block) pos->at_once.asked |= 1 << pos->me);
    if (id != BEGIN) switch (pos->at) {
        case SETUP_CHOOSE: goto take_setup_choose;
        case ROUND_CHOOSE: goto take_round_choose;
        case ROUND_CHOOSE_2: goto take_round_choose_2;
        case ROUND_CHOOSE_3: goto take_round_choose_3;
        case ROUND_CHOOSE_4: goto take_round_choose_4;
        case LET_OTHERS_ANSWER_CHOOSE: goto take_let_others_answer_choose;
        case SHOW_HANDS_CHOOSE: goto take_show_hands_choose;
        case ASK_THE_TABLE_CHOOSE: goto take_ask_the_table_choose;
        case STAND_UP_TO_CHOOSE: goto take_stand_up_to_choose;
        default: return;
    }
    goto at_setup;
    begin: MAYBE;
    goto at_round;
    next_turn: MAYBE;
    goto at_round;
    at_setup: MAYBE; {
        /*  146  setup */
        /*  147  move [g for g in game_cards if g.type is not Black] to deck */
        { set2 k319_set = k_not2(k_all2(66), (set2){{0xf000000000000000ull, 0x3ull}}); for (i64 k320_i = 0;
            k320_i < 2; k320_i++) for (u64 k318_rest = k319_set.w[k320_i]; k318_rest; k318_rest &= k318_rest - 1) {
            i64 k317_thing MAYBE = 64 * k320_i + k_low(k318_rest);
            move_game_card(pos, k317_thing, 1, 0);
        } }
        /*  148  let black = [g for g in game_cards if g.type is Black] */
        list_i64 black MAYBE = ({ build_i64 k322_found = {0, 0, 0}; {
            set2 k324_set = (set2){{0xf000000000000000ull, 0x3ull}}; for (i64 k325_i = 0; k325_i < 2;
            k325_i++) for (u64 k323_rest = k324_set.w[k325_i]; k323_rest; k323_rest &= k323_rest - 1) {
            i64 k321_v MAYBE = 64 * k325_i + k_low(k323_rest); k_add_i64(&k322_found, k321_v);
            } }  k_made_i64(k322_found); });
        /*  149  for i in 1..6 if i <= black_cards */
        for (i64 i = 1; i <= 6; i++) { if ((i <= OPTION(black_cards))) {
            /*  150  move black[i] to deck */
            move_game_card(pos, k_item_i64(black, i), 1, 0);
        } }
        /*  151  shuffle deck */
        if (pos->deck_n > 1) KNOWING({ for (i64 k327_i = 0; k327_i < pos->deck_n;
            k327_i++) pos->game_card_known[pos->deck[k327_i]] = 0; });
        k_shuffle(&pos->rng, pos->deck, pos->deck_n)
        /*  152  fill_area() */
        do_fill_area(pos, a);
        if (pos->over) return;
        /*  153  first_seat = roll players */
        pos->first_seat = (__typeof__(pos->first_seat))(({ u64 k328_set = ((1ull << SEATS) - 1);
            k_nth(k328_set, k_below(&pos->rng, k_count(k328_set))); }));
        pos->setup_kept_me = (__typeof__(pos->setup_kept_me))pos->me;
        k_keep(pos->setup_seats_left, &pos->setup_seats_left_n, 6, k_seats_from((i64)pos->first_seat, SEATS));
        goto at_setup_next_player;
    }
    at_setup_next_player: MAYBE; {
        if (!pos->setup_seats_left_n) goto at_setup_all;
        pos->setup_seat = (__typeof__(pos->setup_seat))k_next(pos->setup_seats_left, &pos->setup_seats_left_n);
        goto at_setup_player;
    }
    at_setup_all: MAYBE; {
        pos->me = (i8)k_known((i64)pos->setup_kept_me);
        pos->setup_kept_me = NONE;
        memset(pos->setup_seats_left, 0, sizeof pos->setup_seats_left), pos->setup_seats_left_n = 0;
        pos->setup_seat = 0;
        goto begin;
    }
    at_setup_player: MAYBE; {
        pos->me = (i8)(i64)pos->setup_seat;
        /*  155  choose "Take the deck {t}" for t in card_types if t is not Black and every(deck_type[p] is not t.. */
        pos->setup_seat = 0;
        pos->at = SETUP_CHOOSE;
        k_free = k_memory;
        u64 o0 = ({ u64 k329_found = 0; for (u64 k331_rest = (((1ull << 7) - 1) & ~(0 | k_bit(CARD_TYPE_Black)));
            k331_rest; k331_rest &= k331_rest - 1) { i64 t MAYBE = k_low(k331_rest);
            k329_found |= (u64)!!((((((1ull << SEATS) - 1) & pos->deck_type_is[t + 1]) == 0))) << t; } k329_found; });
        i64 n0 = k_count(o0);
        if (UNLIKELY(!(n0))) {
            pos->at = NOWHERE;
            goto at_setup_otherwise;
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
            id = 0 + k_nth(o0, k);
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            i64 t MAYBE = (id);
            setup_take_the_deck_with_t = t;
            goto at_setup_take_the_deck;
        }
    }
    at_setup_on: MAYBE; {
        /*  159  shuffle draw_pile[me] */
        if (pos->draw_pile_n[(i64)pos->me] > 1) KNOWING({ for (i64 k332_i = 0;
            k332_i < pos->draw_pile_n[(i64)pos->me];
            k332_i++) pos->player_card_known[pos->draw_pile[(i64)pos->me][k332_i]] = 0; });
        k_shuffle(&pos->rng, pos->draw_pile[(i64)pos->me], pos->draw_pile_n[(i64)pos->me])
        /*  160  draw 3 from draw_pile[me] to hand[me] */
        for (i64 k333_n = 3, k334_most = pos->draw_pile_n[(i64)pos->me]; k333_n > 0 && k334_most > 0; k333_n--,
            k334_most--)
            carry_player_card(pos, top_of(pos->draw_pile[(i64)pos->me], pos->draw_pile_n[(i64)pos->me]),
    1 + (i64)pos->me, 7 + (i64)pos->me, 0);
        goto at_setup_next_player;
    }
    at_setup_take_the_deck: MAYBE; {
        /*  155  choose "Take the deck {t}" for t in card_types if t is not Black and every(deck_type[p] is not t.. */
        /*  156  deck_type[me] = t */
        { i64 k335_at = (i64)pos->me, k336_new = setup_take_the_deck_with_t;
          pos->deck_type_is[pos->deck_type[k335_at] + 1] ^= k_bit(k335_at);
          pos->deck_type_is[k336_new + 1] ^= k_bit(k335_at);
          pos->deck_type[k335_at] = (__typeof__(pos->deck_type[0]))k336_new; }
        /*  157  move [c for c in player_cards if c.type is t] to draw_pile[me] */
        { set3 k340_set = ({ u64 k338_at = (u64)(setup_take_the_deck_with_t - (0));
            k338_at < 6 ? PLAYER_CARD_type_is[k338_at] : (set3){{0}}; }); for (i64 k341_i = 0; k341_i < 3;
            k341_i++) for (u64 k339_rest = k340_set.w[k341_i]; k339_rest; k339_rest &= k339_rest - 1) {
            i64 k337_thing MAYBE = 64 * k341_i + k_low(k339_rest);
            move_player_card(pos, k337_thing, 1 + (i64)pos->me, 0);
        } }
        goto at_setup_on;
    }
    at_setup_otherwise: MAYBE; {
        /*  158  otherwise: nothing */
        goto at_setup_on;
    }
    at_round: MAYBE; {
        /*  162  round */
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        pos->ticks++;
        /*  163  if cycle_begins */
        if ((i64)pos->cycle_begins) {
            /*  164  for p in players */
            for (i64 p = 0; p < SEATS; p++) {
                /*  165  plan[p] = wait if waits[p] else pass */
                pos->plan[p] = (__typeof__(pos->plan[p]))(((i64)pos->waits[p] ? PLAN_wait : PLAN_pass));
                /*  166  drew[p] = no */
                pos->drew[p] = (__typeof__(pos->drew[p]))(0);
            }
            /*  167  if steal_ban is cycle */
            if ((OPTION(steal_ban) == STEAL_BAN_cycle)) {
                /*  168  for g in game_cards, p in players: banned[g, p] = no */
                for (i64 g = 0; g < 66; g++) { for (i64 p = 0; p < SEATS; p++) {
                    pos->banned[(g * 6 + p)] = (__typeof__(pos->banned[(g * 6 + p)]))(0);
                } }
            }
            /*  169  actor = first_seat */
            pos->actor = (__typeof__(pos->actor))((i64)pos->first_seat);
            /*  170  cycle_begins = no */
            pos->cycle_begins = (__typeof__(pos->cycle_begins))(0);
        }
        /*  172  if withdraw */
        if (OPTION(withdraw)) goto at_round_if;
        goto at_round_on;
    }
    at_round_on: MAYBE; {
        /*  176  note_filled() */
        do_note_filled(pos, a);
        pos->round_kept_me_2 = (__typeof__(pos->round_kept_me_2))pos->me;
        k_keep(pos->round_seats_left_2, &pos->round_seats_left_2_n, 6, k_seats_from((i64)pos->first_seat, SEATS));
        KNOWING(all_decide(pos, 1));
        goto at_round_next_player_2;
    }
    at_round_if: MAYBE; {
        pos->round_kept_me = (__typeof__(pos->round_kept_me))pos->me;
        k_keep(pos->round_seats_left, &pos->round_seats_left_n, 6, k_seats_from((i64)pos->first_seat, SEATS));
        goto at_round_next_player;
    }
    at_round_next_player: MAYBE; {
        if (!pos->round_seats_left_n) goto at_round_all;
        pos->round_seat = (__typeof__(pos->round_seat))k_next(pos->round_seats_left, &pos->round_seats_left_n);
        goto at_round_player;
    }
    at_round_all: MAYBE; {
        pos->me = (i8)k_known((i64)pos->round_kept_me);
        goto at_round_on;
    }
    at_round_player: MAYBE; {
        pos->me = (i8)(i64)pos->round_seat;
        /*  173  each player from first_seat if acts(me) */
        if (let_acts(pos, a, (i64)pos->me)) goto at_round_for;
        goto at_round_next_player;
    }
    at_round_for: MAYBE; {
        /*  174  may up to 12 times "Take {c} back" for c in staged[me] */
        pos->round_times = (__typeof__(pos->round_times))12;
        pos->round_taken = (__typeof__(pos->round_taken))0;
        goto at_round_again;
    }
    at_round_again: MAYBE; {
        /*  174  may up to 12 times "Take {c} back" for c in staged[me] */
        if (((i64)pos->round_times > 0)) goto at_round_once;
        goto at_round_done;
    }
    at_round_once: MAYBE; {
        /*  174  may up to 12 times "Take {c} back" for c in staged[me] */
        pos->round_times = (__typeof__(pos->round_times))((i64)(i64)pos->round_times - 1);
        pos->round_seat = 0;
        pos->round_taken = 0;
        pos->at = ROUND_CHOOSE;
        k_free = k_memory;
        set3 o0 = pos->staged[(i64)pos->me];
        i64 n0 = k_count3(o0);
        i64 all = n0 ? n0 + 1 : 0;
        if (UNLIKELY(!(all))) {
            pos->at = NOWHERE;
            goto at_round_done;
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
            id = 7 + k_nth3(o0, k);
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            i64 c MAYBE = ((id - 7));
            round_take_with_c = c;
            goto at_round_take;
        }
        k -= n0;
        if (playing->taken) playing->taken[187]++;
        goto at_round_done;
    }
    at_round_done: MAYBE; {
        goto at_round_on_2;
    }
    at_round_on_2: MAYBE; {
        goto at_round_next_player;
    }
    at_round_take: MAYBE; {
        /*  174  may up to 12 times "Take {c} back" for c in staged[me] */
        pos->round_taken = (__typeof__(pos->round_taken))1;
        /*  175  take_back(me, c) */
        do_take_back(pos, a, (i64)pos->me, round_take_with_c);
        goto at_round_again;
    }
    at_round_next_player_2: MAYBE; {
        if (!pos->round_seats_left_2_n) goto at_round_all_2;
        pos->round_seat_2 = (__typeof__(pos->round_seat_2))k_next(pos->round_seats_left_2,
    &pos->round_seats_left_2_n);
        goto at_round_player_2;
    }
    at_round_all_2: MAYBE; {
        KNOWING(all_have_decided(pos));
        pos->me = (i8)k_known((i64)pos->round_kept_me_2);
        /*  206  reveal_plans() */
        do_reveal_plans(pos, a);
        /*  207  if timing is sequential: let_others_answer() */
        if ((OPTION(timing) == TIMING_sequential)) goto at_round_if_2;
        goto at_round_on_6;
    }
    at_round_player_2: MAYBE; {
        pos->me = (i8)(i64)pos->round_seat_2;
        /*  177  each player from first_seat if acts(me) at once */
        if (let_acts(pos, a, (i64)pos->me)) goto at_round_for_2;
        goto at_round_next_player_2;
    }
    at_round_for_2: MAYBE; {
        /*  178  choose */
        pos->round_kept_me = NONE;
        memset(pos->round_seats_left, 0, sizeof pos->round_seats_left), pos->round_seats_left_n = 0;
        pos->round_seat = 0;
        pos->round_times = 0;
        pos->round_taken = 0;
        pos->round_seat_2 = 0;
        pos->round_times_2 = 0;
        pos->round_taken_2 = 0;
        pos->round_times_3 = 0;
        pos->round_taken_3 = 0;
        pos->round_i = 0;
        pos->at = ROUND_CHOOSE_2;
        k_free = k_memory;
        u64 o0 = (k_any3(pos->hand[(i64)pos->me])) && (((let_tickets(pos, a).n > 0) || let_can_play(pos, a)));
        i64 n0 = k_count(o0);
        u64 o1 = (k_any3(pos->hand[(i64)pos->me])) && (((i64)pos->draw_pile_n[(i64)pos->me] > 0));
        i64 n1 = k_count(o1);
        u64 o2 = 1;
        i64 n2 = k_count(o2);
        if (UNLIKELY(!(n0 + n1 + n2))) {
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
        k = k_below(&playing->rng, n0 + n1 + n2);
        if (k < n0) {
            id = 188;
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            goto at_round_play_cards;
        }
        k -= n0;
        if (k < n1) {
            id = 352337;
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            goto at_round_replace_the_whole;
        }
        k -= n1;
        {
            id = 352338;
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            goto at_round_pass;
        }
    }
    at_round_on_3: MAYBE; {
        goto at_round_next_player_2;
    }
    at_round_play_cards: MAYBE; {
        /*  180  may up to 12 times */
        pos->round_times_2 = (__typeof__(pos->round_times_2))12;
        pos->round_taken_2 = (__typeof__(pos->round_taken_2))0;
        goto at_round_again_2;
    }
    at_round_again_2: MAYBE; {
        /*  180  may up to 12 times */
        if (((i64)pos->round_times_2 > 0)) goto at_round_once_2;
        goto at_round_done_2;
    }
    at_round_once_2: MAYBE; {
        /*  180  may up to 12 times */
        pos->round_times_2 = (__typeof__(pos->round_times_2))((i64)(i64)pos->round_times_2 - 1);
        pos->round_taken_2 = 0;
        pos->at = ROUND_CHOOSE_3;
        k_free = k_memory;
        k_offer offered = {k_runs, 0, 0};
        offer_round_choose_3(pos, a, &offered);
        if (UNLIKELY(!(offered.total))) {
            pos->at = NOWHERE;
            goto at_round_done_2;
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
        goto take_round_choose_3;
    }
    at_round_done_2: MAYBE; {
        goto at_round_on_4;
    }
    at_round_on_4: MAYBE; {
        /*  189  may up to 30 times */
        pos->round_times_3 = (__typeof__(pos->round_times_3))30;
        pos->round_taken_3 = (__typeof__(pos->round_taken_3))0;
        goto at_round_again_3;
    }
    at_round_give_up: MAYBE; {
        /*  181  "Give up {g} and turn the hand {g.convert}" for g in tickets if convert_scope is hand */
        /*  180  may up to 12 times */
        pos->round_taken_2 = (__typeof__(pos->round_taken_2))1;
        /*  182  given_up[me, g] = yes */
        pos->given_up[((i64)pos->me * 66 + round_give_up_with_g)] = (__typeof__(pos->given_up[((i64)pos->me * 66 + round_give_up_with_g)]))(1);
        /*  183  hand_colour[me] = g.convert */
        pos->hand_colour[(i64)pos->me] = (__typeof__(pos->hand_colour[(i64)pos->me]))(GAME_CARD_convert[round_give_up_with_g]);
        /*  184  plan[me] = play */
        pos->plan[(i64)pos->me] = (__typeof__(pos->plan[(i64)pos->me]))(PLAN_play);
        goto at_round_again_2;
    }
    at_round_give_up_2: MAYBE; {
        /*  185  "Give up {g} and turn {c} {g.convert}" for g in tickets, c in hand[me] if convert_scope is one_c.. */
        /*  180  may up to 12 times */
        pos->round_taken_2 = (__typeof__(pos->round_taken_2))1;
        /*  186  given_up[me, g] = yes */
        pos->given_up[((i64)pos->me * 66 + round_give_up_2_with_g)] = (__typeof__(pos->given_up[((i64)pos->me * 66 + round_give_up_2_with_g)]))(1);
        /*  187  turned_to[c] = g.convert */
        pos->turned_to[round_give_up_2_with_c] = (__typeof__(pos->turned_to[round_give_up_2_with_c]))(GAME_CARD_convert[round_give_up_2_with_g]);
        /*  188  plan[me] = play */
        pos->plan[(i64)pos->me] = (__typeof__(pos->plan[(i64)pos->me]))(PLAN_play);
        goto at_round_again_2;
    }
    at_round_again_3: MAYBE; {
        /*  189  may up to 30 times */
        if (((i64)pos->round_times_3 > 0)) goto at_round_once_3;
        goto at_round_done_3;
    }
    at_round_once_3: MAYBE; {
        /*  189  may up to 30 times */
        pos->round_times_3 = (__typeof__(pos->round_times_3))((i64)(i64)pos->round_times_3 - 1);
        pos->round_times_2 = 0;
        pos->round_taken_2 = 0;
        pos->round_taken_3 = 0;
        pos->round_i = 0;
        pos->at = ROUND_CHOOSE_4;
        k_free = k_memory;
        k_offer offered = {k_runs, 0, 0};
        offer_round_choose_4(pos, a, &offered);
        if (UNLIKELY(!(offered.total))) {
            pos->at = NOWHERE;
            goto at_round_done_3;
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
        goto take_round_choose_4;
    }
    at_round_done_3: MAYBE; {
        goto at_round_on_5;
    }
    at_round_on_5: MAYBE; {
        goto at_round_on_3;
    }
    at_round_play: MAYBE; {
        /*  190  "Play {c} as {s} on the {t} of {area[i]}" for i in laid_out, t in open_shapes(i), c in hand[me], */
        /*  189  may up to 30 times */
        pos->round_taken_3 = (__typeof__(pos->round_taken_3))1;
        /*  192  worn[c] = s */
        pos->worn[round_play_with_c] = (__typeof__(pos->worn[round_play_with_c]))(round_play_with_s);
        /*  193  target[c] = area[i] */
        pos->target[round_play_with_c] = (__typeof__(pos->target[round_play_with_c]))((i64)pos->area[((i64)pos->round_i - 1)]);
        /*  194  covers[c] = t */
        pos->covers[round_play_with_c] = (__typeof__(pos->covers[round_play_with_c]))(round_play_with_t);
        /*  195  plan[me] = play */
        pos->plan[(i64)pos->me] = (__typeof__(pos->plan[(i64)pos->me]))(PLAN_play);
        /*  196  move c to planned[me] */
        move_player_card(pos, round_play_with_c, 13 + (i64)pos->me, 0);
        goto at_round_again_3;
    }
    at_round_steal: MAYBE; {
        /*  197  "Steal {g} with {c} as {s}" for g in targets, c in hand[me], s in looks(c) if */
        /*  189  may up to 30 times */
        pos->round_taken_3 = (__typeof__(pos->round_taken_3))1;
        /*  199  worn[c] = s */
        pos->worn[round_steal_with_c] = (__typeof__(pos->worn[round_steal_with_c]))(round_steal_with_s);
        /*  200  target[c] = g */
        pos->target[round_steal_with_c] = (__typeof__(pos->target[round_steal_with_c]))(round_steal_with_g);
        /*  201  plan[me] = play */
        pos->plan[(i64)pos->me] = (__typeof__(pos->plan[(i64)pos->me]))(PLAN_play);
        /*  202  move c to planned[me] */
        move_player_card(pos, round_steal_with_c, 13 + (i64)pos->me, 0);
        goto at_round_again_3;
    }
    at_round_replace_the_whole: MAYBE; {
        /*  204  plan[me] = redraw */
        pos->plan[(i64)pos->me] = (__typeof__(pos->plan[(i64)pos->me]))(PLAN_redraw);
        goto at_round_on_3;
    }
    at_round_pass: MAYBE; {
        goto at_round_on_3;
    }
    at_round_on_6: MAYBE; {
        k_keep(pos->round_i_rest, &pos->round_i_rest_n, 512, let_laid_out(pos, a));
        goto at_round_next_i;
    }
    at_round_if_2: MAYBE; {
        /*  207  if timing is sequential: let_others_answer() */
        pos->round_kept_me = NONE;
        memset(pos->round_seats_left, 0, sizeof pos->round_seats_left), pos->round_seats_left_n = 0;
        pos->round_seat = 0;
        pos->round_times = 0;
        pos->round_taken = 0;
        pos->round_kept_me_2 = NONE;
        memset(pos->round_seats_left_2, 0, sizeof pos->round_seats_left_2), pos->round_seats_left_2_n = 0;
        pos->round_seat_2 = 0;
        pos->round_times_2 = 0;
        pos->round_taken_2 = 0;
        pos->round_times_3 = 0;
        pos->round_taken_3 = 0;
        pos->round_i = 0;
        goto at_let_others_answer;
    }
    at_round_after_let_others_answer: MAYBE; {
        goto at_round_on_6;
    }
    at_round_next_i: MAYBE; {
        if (!pos->round_i_rest_n) goto at_round_on_7;
        pos->round_i = (__typeof__(pos->round_i))k_next(pos->round_i_rest, &pos->round_i_rest_n);
        goto at_round_i;
    }
    at_round_on_7: MAYBE; {
        pos->round_kept_me_3 = (__typeof__(pos->round_kept_me_3))pos->me;
        k_keep(pos->round_seats_left_3, &pos->round_seats_left_3_n, 6, k_seats_from((i64)pos->first_seat, SEATS));
        goto at_round_next_player_3;
    }
    at_round_i: MAYBE; {
        /*  209  for i in laid_out: compete(area[i]) */
        i64 k348_arg = (i64)pos->area[((i64)pos->round_i - 1)];
        pos->compete_g = (__typeof__(pos->compete_g))k348_arg;
        pos->round_kept_me = NONE;
        memset(pos->round_seats_left, 0, sizeof pos->round_seats_left), pos->round_seats_left_n = 0;
        pos->round_seat = 0;
        pos->round_times = 0;
        pos->round_taken = 0;
        pos->round_kept_me_2 = NONE;
        memset(pos->round_seats_left_2, 0, sizeof pos->round_seats_left_2), pos->round_seats_left_2_n = 0;
        pos->round_seat_2 = 0;
        pos->round_times_2 = 0;
        pos->round_taken_2 = 0;
        pos->round_times_3 = 0;
        pos->round_taken_3 = 0;
        pos->round_i = 0;
        goto at_compete;
    }
    at_round_after_compete: MAYBE; {
        goto at_round_next_i;
    }
    at_round_next_player_3: MAYBE; {
        if (!pos->round_seats_left_3_n) goto at_round_all_3;
        pos->round_seat_3 = (__typeof__(pos->round_seat_3))k_next(pos->round_seats_left_3,
    &pos->round_seats_left_3_n);
        goto at_round_player_3;
    }
    at_round_all_3: MAYBE; {
        pos->me = (i8)k_known((i64)pos->round_kept_me_3);
        /*  212  phase "Take control, clean up, draw" */
        {
            /*  213  for i in 1..4 if area[i] is not none */
            for (i64 i = 1; i <= 4; i++) { if (((i64)pos->area[(i - 1)] != NONE)) {
                /*  214  take_control(area[i]) */
                do_take_control(pos, a, (i64)pos->area[(i - 1)]);
            } }
            /*  215  if partial is returns */
            if ((OPTION(partial) == PARTIAL_returns)) {
                /*  216  for p in players, c in staged[p]: take_back(p, c) */
                for (i64 p = 0; p < SEATS; p++) { { set3 k351_set = pos->staged[p]; for (i64 k352_i = 0; k352_i < 3;
                    k352_i++) for (u64 k350_rest = k351_set.w[k352_i]; k350_rest; k350_rest &= k350_rest - 1) {
                    i64 c MAYBE = 64 * k352_i + k_low(k350_rest);
                    do_take_back(pos, a, p, c);
                } } }
            }
            /*  217  fill_area() */
            do_fill_area(pos, a);
            if (pos->over) return;
            /*  218  each player from first_seat: refill_hand() */
            {
            i64 k354_kept_me = pos->me, k356_first = (i64)pos->first_seat;
            for (i64 k355_i = 0; k355_i < SEATS; k355_i++) {
                pos->me = (i8)((k356_first + k355_i) % SEATS);
                do_refill_hand(pos, a);
            }
            pos->me = (i8)k354_kept_me;
            }
        }
        /*  219  if timing is sequential and left(actor) is not first_seat */
        if (((OPTION(timing) == TIMING_sequential) && !((((i64)pos->actor + 1) % SEATS) == (i64)pos->first_seat))) {
            /*  220  actor = left(actor) */
            pos->actor = (__typeof__(pos->actor))((((i64)pos->actor + 1) % SEATS));
            /*  221  done */
            pos->round_kept_me = NONE;
            memset(pos->round_seats_left, 0, sizeof pos->round_seats_left), pos->round_seats_left_n = 0;
            pos->round_seat = 0;
            pos->round_times = 0;
            pos->round_taken = 0;
            pos->round_kept_me_2 = NONE;
            memset(pos->round_seats_left_2, 0, sizeof pos->round_seats_left_2), pos->round_seats_left_2_n = 0;
            pos->round_seat_2 = 0;
            pos->round_times_2 = 0;
            pos->round_taken_2 = 0;
            pos->round_times_3 = 0;
            pos->round_taken_3 = 0;
            memset(pos->round_i_rest, 0, sizeof pos->round_i_rest), pos->round_i_rest_n = 0;
            pos->round_kept_me_3 = NONE;
            memset(pos->round_seats_left_3, 0, sizeof pos->round_seats_left_3), pos->round_seats_left_3_n = 0;
            pos->round_seat_3 = 0;
            pos->round_i = 0;
            goto next_turn;
        }
        /*  222  cycle_begins = yes */
        pos->cycle_begins = (__typeof__(pos->cycle_begins))(1);
        /*  223  for p in players */
        for (i64 p = 0; p < SEATS; p++) {
            /*  224  waits[p] = plan[p] is redraw and (redraw_wait is one_cycle or */
            pos->waits[p] = (__typeof__(pos->waits[p]))((((i64)pos->plan[p] == PLAN_redraw)
                && ((OPTION(redraw_wait) == REDRAW_WAIT_one_cycle) || ({ i64 k359_found = 0; for (i64 q = 0;
                q < SEATS; q++) { if ((!(q == p) && !let_replenished(pos, a, q))) { k359_found = 1; goto k360_done;
                } } goto k360_done; k360_done:; k359_found; }))));
        }
        /*  226  if timer_is_up(): end game */
        if (let_timer_is_up(pos, a)) {
            end_ranked(pos, a);
            return;
        }
        /*  227  if every(count(draw_pile[p]) is 0 and plan[p] is pass and not drew[p] for p in players): end game */
        if (({ i64 k361_found = 1; for (i64 p = 0; p < SEATS; p++) { if (!((((i64)pos->draw_pile_n[p] == 0)
            && ((i64)pos->plan[p] == PLAN_pass) && !(i64)pos->drew[p]))) { k361_found = 0; goto k362_done;
            } } goto k362_done; k362_done:; k361_found; })) {
            end_ranked(pos, a);
            return;
        }
        /*  228  if not some(can_go_on(p) for p in players): end game */
        if (!({ i64 k363_found = 0; for (i64 p = 0; p < SEATS; p++) { if (let_can_go_on(pos, a, p)) {
            k363_found = 1; goto k364_done; } } goto k364_done; k364_done:; k363_found; })) {
            end_ranked(pos, a);
            return;
        }
        /*  229  first_seat = left(first_seat) */
        pos->first_seat = (__typeof__(pos->first_seat))((((i64)pos->first_seat + 1) % SEATS));
        pos->round_kept_me = NONE;
        memset(pos->round_seats_left, 0, sizeof pos->round_seats_left), pos->round_seats_left_n = 0;
        pos->round_seat = 0;
        pos->round_times = 0;
        pos->round_taken = 0;
        pos->round_kept_me_2 = NONE;
        memset(pos->round_seats_left_2, 0, sizeof pos->round_seats_left_2), pos->round_seats_left_2_n = 0;
        pos->round_seat_2 = 0;
        pos->round_times_2 = 0;
        pos->round_taken_2 = 0;
        pos->round_times_3 = 0;
        pos->round_taken_3 = 0;
        memset(pos->round_i_rest, 0, sizeof pos->round_i_rest), pos->round_i_rest_n = 0;
        pos->round_kept_me_3 = NONE;
        memset(pos->round_seats_left_3, 0, sizeof pos->round_seats_left_3), pos->round_seats_left_3_n = 0;
        pos->round_seat_3 = 0;
        pos->round_i = 0;
        goto next_turn;
    }
    at_round_player_3: MAYBE; {
        pos->me = (i8)(i64)pos->round_seat_3;
        /*  211  each player from first_seat: face_thieves() */
        pos->round_kept_me = NONE;
        memset(pos->round_seats_left, 0, sizeof pos->round_seats_left), pos->round_seats_left_n = 0;
        pos->round_seat = 0;
        pos->round_times = 0;
        pos->round_taken = 0;
        pos->round_kept_me_2 = NONE;
        memset(pos->round_seats_left_2, 0, sizeof pos->round_seats_left_2), pos->round_seats_left_2_n = 0;
        pos->round_seat_2 = 0;
        pos->round_times_2 = 0;
        pos->round_taken_2 = 0;
        pos->round_times_3 = 0;
        pos->round_taken_3 = 0;
        memset(pos->round_i_rest, 0, sizeof pos->round_i_rest), pos->round_i_rest_n = 0;
        pos->round_seat_3 = 0;
        pos->round_i = 0;
        goto at_face_thieves;
    }
    at_round_after_face_thieves: MAYBE; {
        goto at_round_next_player_3;
    }
    at_let_others_answer: MAYBE; {
        /*  263  rule let_others_answer() */
        k_keep(pos->let_others_answer_i_rest, &pos->let_others_answer_i_rest_n, 512, let_laid_out(pos, a));
        goto at_let_others_answer_next_i;
    }
    at_let_others_answer_next_i: MAYBE; {
        if (!pos->let_others_answer_i_rest_n) goto at_let_others_answer_on;
        pos->let_others_answer_i = (__typeof__(pos->let_others_answer_i))k_next(pos->let_others_answer_i_rest,
    &pos->let_others_answer_i_rest_n);
        goto at_let_others_answer_i;
    }
    at_let_others_answer_on: MAYBE; {
        memset(pos->let_others_answer_i_rest, 0, sizeof pos->let_others_answer_i_rest),
    pos->let_others_answer_i_rest_n = 0;
        pos->let_others_answer_kept_me = NONE;
        memset(pos->let_others_answer_seats_left, 0, sizeof pos->let_others_answer_seats_left),
    pos->let_others_answer_seats_left_n = 0;
        pos->let_others_answer_seat = 0;
        pos->let_others_answer_times = 0;
        pos->let_others_answer_taken = 0;
        pos->let_others_answer_i = 0;
        goto at_round_after_let_others_answer;
    }
    at_let_others_answer_i: MAYBE; {
        /*  264  for i in laid_out if area[i] is not none */
        if (((i64)pos->area[((i64)pos->let_others_answer_i - 1)] != NONE)) goto at_let_others_answer_for;
        goto at_let_others_answer_next_i;
    }
    at_let_others_answer_for: MAYBE; {
        /*  265  if complete(actor, area[i]) */
        if (let_complete(pos, a, (i64)pos->actor,
            (i64)pos->area[((i64)pos->let_others_answer_i - 1)])) goto at_let_others_answer_if;
        goto at_let_others_answer_on_2;
    }
    at_let_others_answer_on_2: MAYBE; {
        goto at_let_others_answer_next_i;
    }
    at_let_others_answer_if: MAYBE; {
        pos->let_others_answer_kept_me = (__typeof__(pos->let_others_answer_kept_me))pos->me;
        k_keep(pos->let_others_answer_seats_left, &pos->let_others_answer_seats_left_n, 6,
    k_seats_from((((i64)pos->actor + 1) % SEATS), SEATS));
        goto at_let_others_answer_next_player;
    }
    at_let_others_answer_next_player: MAYBE; {
        if (!pos->let_others_answer_seats_left_n) goto at_let_others_answer_all;
        pos->let_others_answer_seat = (__typeof__(pos->let_others_answer_seat))k_next(pos->let_others_answer_seats_left, &pos->let_others_answer_seats_left_n);
        goto at_let_others_answer_player;
    }
    at_let_others_answer_all: MAYBE; {
        pos->me = (i8)k_known((i64)pos->let_others_answer_kept_me);
        goto at_let_others_answer_on_2;
    }
    at_let_others_answer_player: MAYBE; {
        pos->me = (i8)(i64)pos->let_others_answer_seat;
        /*  266  each player from left(actor) if me is not actor and not waits[me] and plan[me] is not redraw */
        if ((!((i64)pos->me == (i64)pos->actor) && !(i64)pos->waits[(i64)pos->me]
            && !((i64)pos->plan[(i64)pos->me] == PLAN_redraw))) goto at_let_others_answer_for_2;
        goto at_let_others_answer_next_player;
    }
    at_let_others_answer_for_2: MAYBE; {
        /*  267  note_filled() */
        do_note_filled(pos, a);
        /*  268  may up to 3 times "Answer with {c} as {s} on the {t} of {area[i]}" for t in open_shapes(i), c in.. */
        pos->let_others_answer_times = (__typeof__(pos->let_others_answer_times))3;
        pos->let_others_answer_taken = (__typeof__(pos->let_others_answer_taken))0;
        goto at_let_others_answer_again;
    }
    at_let_others_answer_again: MAYBE; {
        /*  268  may up to 3 times "Answer with {c} as {s} on the {t} of {area[i]}" for t in open_shapes(i), c in.. */
        if (((i64)pos->let_others_answer_times > 0)) goto at_let_others_answer_once;
        goto at_let_others_answer_done;
    }
    at_let_others_answer_once: MAYBE; {
        /*  268  may up to 3 times "Answer with {c} as {s} on the {t} of {area[i]}" for t in open_shapes(i), c in.. */
        pos->let_others_answer_times = (__typeof__(pos->let_others_answer_times))((i64)(i64)pos->let_others_answer_times - 1);
        pos->let_others_answer_seat = 0;
        pos->let_others_answer_taken = 0;
        pos->at = LET_OTHERS_ANSWER_CHOOSE;
        k_free = k_memory;
        k_offer offered = {k_runs, 0, 0};
        offer_let_others_answer_choose(pos, a, &offered);
        if (UNLIKELY(!(offered.total))) {
            pos->at = NOWHERE;
            goto at_let_others_answer_done;
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
        goto take_let_others_answer_choose;
    }
    at_let_others_answer_done: MAYBE; {
        goto at_let_others_answer_on_3;
    }
    at_let_others_answer_on_3: MAYBE; {
        goto at_let_others_answer_next_player;
    }
    at_let_others_answer_answer_with: MAYBE; {
        /*  268  may up to 3 times "Answer with {c} as {s} on the {t} of {area[i]}" for t in open_shapes(i), c in.. */
        pos->let_others_answer_taken = (__typeof__(pos->let_others_answer_taken))1;
        /*  270  worn[c] = s */
        pos->worn[let_others_answer_answer_with_with_c] = (__typeof__(pos->worn[let_others_answer_answer_with_with_c]))(let_others_answer_answer_with_with_s);
        /*  271  target[c] = area[i] */
        pos->target[let_others_answer_answer_with_with_c] = (__typeof__(pos->target[let_others_answer_answer_with_with_c]))((i64)pos->area[((i64)pos->let_others_answer_i - 1)]);
        /*  272  covers[c] = t */
        pos->covers[let_others_answer_answer_with_with_c] = (__typeof__(pos->covers[let_others_answer_answer_with_with_c]))(let_others_answer_answer_with_with_t);
        /*  273  move c to staged[me] */
        move_player_card(pos, let_others_answer_answer_with_with_c, 19 + (i64)pos->me, 0);
        goto at_let_others_answer_again;
    }
    at_compete: MAYBE; {
        /*  295  rule compete(g) */
        /*  296  let rivals = [p for p in players if complete(p, g)] */
        list_i64 rivals MAYBE = ({ build_i64 k365_found = {0, 0, 0}; for (i64 p = 0; p < SEATS; p++) {
            if (let_complete(pos, a, p, (i64)pos->compete_g)) { k_add_i64(&k365_found, p);
            } }  k_made_i64(k365_found); });
        /*  297  if count(rivals) < 2: done */
        if ((rivals.n < 2)) {
            pos->compete_g = NONE;
            goto at_round_after_compete;
        }
        /*  298  let best_of_them = contest(rivals) */
        list_i64 k366_arg = rivals;
        k_keep(pos->contest_rivals, &pos->contest_rivals_n, 64, k366_arg);
        pos->contest_goes_back_to = 1;
        goto at_contest;
    }
    at_compete_after_contest: MAYBE; {
        pos->compete_best_of_them = (__typeof__(pos->compete_best_of_them))(i64)pos->contest_result;
        pos->contest_result = 0;
        /*  299  for p in players if p is not best_of_them */
        for (i64 p = 0; p < SEATS; p++) { if (!(p == (i64)pos->compete_best_of_them)) {
            /*  300  for c in on(p, g): take_back(p, c) */
            { set3 k369_set = let_on_set(pos, a, p, (i64)pos->compete_g); for (i64 k370_i = 0; k370_i < 3;
                k370_i++) for (u64 k368_rest = k369_set.w[k370_i]; k368_rest; k368_rest &= k368_rest - 1) {
                i64 c MAYBE = 64 * k370_i + k_low(k368_rest);
                do_take_back(pos, a, p, c);
            } }
        } }
        pos->compete_g = NONE;
        pos->compete_best_of_them = 0;
        goto at_round_after_compete;
    }
    at_contest: MAYBE; {
        /*  302  rule contest(rivals) */
        /*  303  for p in players: in_contest[p] = p in rivals */
        for (i64 p = 0; p < SEATS; p++) {
            pos->in_contest[p] = (__typeof__(pos->in_contest[p]))k_in_i64(k_kept(pos->contest_rivals,
    pos->contest_rivals_n), p);
        }
        /*  304  repeat 50 times */
        pos->contest_times = (__typeof__(pos->contest_times))50;
        goto at_contest_again;
    }
    at_contest_again: MAYBE; {
        /*  304  repeat 50 times */
        if (((i64)pos->contest_times > 0)) goto at_contest_once;
        goto at_contest_on;
    }
    at_contest_on: MAYBE; {
        /*  309  result first(p for p in players if in_contest[p]) */
        pos->contest_result = (__typeof__(pos->contest_result))({ i64 k373_found; for (i64 p = 0; p < SEATS; p++) {
            if ((i64)pos->in_contest[p]) { k373_found = p; goto k374_done; } } k_fault(); k374_done:; k373_found; });
        memset(pos->contest_rivals, 0, sizeof pos->contest_rivals), pos->contest_rivals_n = 0;
        pos->contest_times = 0;
        goto after_contest;
    }
    at_contest_once: MAYBE; {
        /*  304  repeat 50 times */
        pos->contest_times = (__typeof__(pos->contest_times))((i64)(i64)pos->contest_times - 1);
        /*  305  if count(p for p in players if in_contest[p]) is 1: stop */
        if ((({ i64 k375_found = 0; for (i64 p = 0; p < SEATS; p++) { if ((i64)pos->in_contest[p]) { k375_found++;
            } }  k375_found; }) == 1)) {
            goto at_contest_on;
        }
        /*  306  if contest_by is die: throw_dice() */
        if ((OPTION(contest_by) == CONTEST_BY_die)) goto at_contest_if;
        goto at_contest_else;
    }
    at_contest_else: MAYBE; {
        /*  307  else if contest_by is rps: show_hands() */
        if ((OPTION(contest_by) == CONTEST_BY_rps)) goto at_contest_if_2;
        goto at_contest_else_2;
    }
    at_contest_on_2: MAYBE; {
        goto at_contest_again;
    }
    at_contest_if: MAYBE; {
        /*  306  if contest_by is die: throw_dice() */
        do_throw_dice(pos, a);
        goto at_contest_on_2;
    }
    at_contest_if_2: MAYBE; {
        /*  307  else if contest_by is rps: show_hands() */
        memset(pos->contest_rivals, 0, sizeof pos->contest_rivals), pos->contest_rivals_n = 0;
        goto at_show_hands;
    }
    at_contest_after_show_hands: MAYBE; {
        goto at_contest_on_2;
    }
    at_contest_else_2: MAYBE; {
        /*  308  else: ask_the_table() */
        memset(pos->contest_rivals, 0, sizeof pos->contest_rivals), pos->contest_rivals_n = 0;
        goto at_ask_the_table;
    }
    at_contest_after_ask_the_table: MAYBE; {
        goto at_contest_on_2;
    }
    after_contest: MAYBE; {
        i64 site = pos->contest_goes_back_to;
        pos->contest_goes_back_to = 0;
        switch (site) {
            case 1: goto at_compete_after_contest;
            case 2: goto at_face_thieves_after_contest;
            default: goto at_compete_with_after_contest;
        }
    }
    at_show_hands: MAYBE; {
        /*  317  rule show_hands() */
        pos->show_hands_kept_me = (__typeof__(pos->show_hands_kept_me))pos->me;
        k_keep(pos->show_hands_seats_left, &pos->show_hands_seats_left_n, 6, k_seats_from((i64)pos->first_seat,
    SEATS));
        KNOWING(all_decide(pos, 2));
        goto at_show_hands_next_player;
    }
    at_show_hands_next_player: MAYBE; {
        if (!pos->show_hands_seats_left_n) goto at_show_hands_all;
        pos->show_hands_seat = (__typeof__(pos->show_hands_seat))k_next(pos->show_hands_seats_left,
    &pos->show_hands_seats_left_n);
        goto at_show_hands_player;
    }
    at_show_hands_all: MAYBE; {
        KNOWING(all_have_decided(pos));
        pos->me = (i8)k_known((i64)pos->show_hands_kept_me);
        /*  321  for s in signs */
        for (i64 s = 0; s < 3; s++) {
            /*  322  if some(shows[p] is s for p in players if in_contest[p]) and */
            if ((({ i64 k377_found = 0; for (i64 p = 0; p < SEATS; p++) { if ((i64)pos->in_contest[p]) {
                if (((i64)pos->shows[p] == s)) { k377_found = 1; goto k378_done; } } } goto k378_done; k378_done:;
                k377_found; }) && ({ i64 k379_found = 1; for (i64 p = 0; p < SEATS; p++) {
                if ((i64)pos->in_contest[p]) { if (!(({ i64 k381_n = (i64)pos->shows[p]; k381_n == s
                || k381_n == let_beaten_by(s); }))) { k379_found = 0; goto k380_done; } } } goto k380_done;
                k380_done:; k379_found; }) && ({ i64 k382_found = 0; for (i64 p = 0; p < SEATS; p++) {
                if ((i64)pos->in_contest[p]) { if (!((i64)pos->shows[p] == s)) { k382_found = 1; goto k383_done;
                } } } goto k383_done; k383_done:; k382_found; }))) {
                /*  325  for p in players: in_contest[p] = in_contest[p] and shows[p] is s */
                for (i64 p = 0; p < SEATS; p++) {
                    pos->in_contest[p] = (__typeof__(pos->in_contest[p]))(((i64)pos->in_contest[p]
                        && ((i64)pos->shows[p] == s)));
                }
                /*  326  done */
                pos->show_hands_kept_me = NONE;
                memset(pos->show_hands_seats_left, 0, sizeof pos->show_hands_seats_left),
    pos->show_hands_seats_left_n = 0;
                pos->show_hands_seat = 0;
                goto at_contest_after_show_hands;
            }
        }
        pos->show_hands_kept_me = NONE;
        memset(pos->show_hands_seats_left, 0, sizeof pos->show_hands_seats_left), pos->show_hands_seats_left_n = 0;
        pos->show_hands_seat = 0;
        goto at_contest_after_show_hands;
    }
    at_show_hands_player: MAYBE; {
        pos->me = (i8)(i64)pos->show_hands_seat;
        /*  318  each player from first_seat if in_contest[me] at once */
        if ((i64)pos->in_contest[(i64)pos->me]) goto at_show_hands_for;
        goto at_show_hands_next_player;
    }
    at_show_hands_for: MAYBE; {
        /*  319  choose "Show {s}" for s in signs */
        pos->show_hands_seat = 0;
        pos->at = SHOW_HANDS_CHOOSE;
        k_free = k_memory;
        u64 o0 = ((1ull << 3) - 1);
        i64 n0 = k_count(o0);
        if (UNLIKELY(!(n0))) {
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
        k = k_below(&playing->rng, n0);
        {
            id = 392840 + k_nth(o0, k);
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            i64 s MAYBE = ((id - 392840));
            show_hands_show_with_s = s;
            goto at_show_hands_show;
        }
    }
    at_show_hands_on: MAYBE; {
        goto at_show_hands_next_player;
    }
    at_show_hands_show: MAYBE; {
        /*  319  choose "Show {s}" for s in signs */
        /*  320  shows[me] = s */
        pos->shows[(i64)pos->me] = (__typeof__(pos->shows[(i64)pos->me]))(show_hands_show_with_s);
        goto at_show_hands_on;
    }
    at_ask_the_table: MAYBE; {
        /*  333  rule ask_the_table() */
        /*  334  choose by first_seat "{p} wins the contest" for p in players if in_contest[p] */
        pos->at = ASK_THE_TABLE_CHOOSE;
        k_free = k_memory;
        u64 o0 = ({ u64 k385_found = 0; for (i64 p = 0; p < SEATS; p++) {
            k385_found |= (u64)!!(((i64)pos->in_contest[p])) << p; } k385_found; });
        i64 n0 = k_count(o0);
        if (UNLIKELY(!(n0))) {
            pos->at = NOWHERE;
            goto at_ask_the_table_otherwise;
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
            id = 392843 + k_nth(o0, k);
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            i64 p MAYBE = ((id - 392843));
            ask_the_table_p_wins_the_with_p = p;
            goto at_ask_the_table_p_wins_the;
        }
    }
    at_ask_the_table_on: MAYBE; {
        goto at_contest_after_ask_the_table;
    }
    at_ask_the_table_p_wins_the: MAYBE; {
        /*  334  choose by first_seat "{p} wins the contest" for p in players if in_contest[p] */
        /*  335  for q in players: in_contest[q] = q is p */
        for (i64 q = 0; q < SEATS; q++) {
            pos->in_contest[q] = (__typeof__(pos->in_contest[q]))((q == ask_the_table_p_wins_the_with_p));
        }
        goto at_ask_the_table_on;
    }
    at_ask_the_table_otherwise: MAYBE; {
        /*  336  otherwise: nothing */
        goto at_ask_the_table_on;
    }
    at_face_thieves: MAYBE; {
        /*  340  rule face_thieves() */
        k_keep(pos->face_thieves_g_rest, &pos->face_thieves_g_rest_n, 512,
    k_reverse_i64(from_top(pos->controlled[(i64)pos->me], pos->controlled_n[(i64)pos->me])));
        goto at_face_thieves_next_g;
    }
    at_face_thieves_next_g: MAYBE; {
        if (!pos->face_thieves_g_rest_n) goto at_face_thieves_on;
        pos->face_thieves_g = (__typeof__(pos->face_thieves_g))k_next(pos->face_thieves_g_rest,
    &pos->face_thieves_g_rest_n);
        goto at_face_thieves_g;
    }
    at_face_thieves_on: MAYBE; {
        memset(pos->face_thieves_g_rest, 0, sizeof pos->face_thieves_g_rest), pos->face_thieves_g_rest_n = 0;
        pos->face_thieves_g = 0;
        memset(pos->face_thieves_thieves, 0, sizeof pos->face_thieves_thieves), pos->face_thieves_thieves_n = 0;
        goto at_round_after_face_thieves;
    }
    at_face_thieves_g: MAYBE; {
        /*  342  let thieves = [p for p in opponents if count(on(p, g)) > 0] */
        k_keep(pos->face_thieves_thieves, &pos->face_thieves_thieves_n, 64, ({ build_i64 k388_found = {0, 0, 0}; {
            list_i64 k389_list = k_opponents(pos->me, SEATS); for (i64 k390_i = 0; k390_i < k389_list.n; k390_i++) {
            i64 p MAYBE = k389_list.v[k390_i]; if (k_any3(let_on_player_game_card_set(pos, a, p,
            (i64)pos->face_thieves_g))) { k_add_i64(&k388_found, p); } } }  k_made_i64(k388_found); }));
        /*  343  if count(thieves) > 0 */
        if ((k_kept(pos->face_thieves_thieves, pos->face_thieves_thieves_n).n > 0)) goto at_face_thieves_if;
        goto at_face_thieves_on_2;
    }
    at_face_thieves_on_2: MAYBE; {
        goto at_face_thieves_next_g;
    }
    at_face_thieves_if: MAYBE; {
        /*  344  let thief = contest(thieves) */
        list_i64 k391_arg = k_kept(pos->face_thieves_thieves, pos->face_thieves_thieves_n);
        k_keep(pos->contest_rivals, &pos->contest_rivals_n, 64, k391_arg);
        pos->contest_goes_back_to = 2;
        goto at_contest;
    }
    at_face_thieves_after_contest: MAYBE; {
        pos->face_thieves_thief = (__typeof__(pos->face_thieves_thief))(i64)pos->contest_result;
        pos->contest_result = 0;
        /*  345  for p in thieves if p is not thief */
        { list_i64 k392_list = k_kept(pos->face_thieves_thieves, pos->face_thieves_thieves_n); for (i64 k393_i = 0;
            k393_i < k392_list.n; k393_i++) { i64 p MAYBE = k392_list.v[k393_i];
            if (!(p == (i64)pos->face_thieves_thief)) {
            /*  346  for c in on(p, g): take_back(p, c) */
            { set3 k396_set = let_on_player_game_card_set(pos, a, p, (i64)pos->face_thieves_g); for (i64 k397_i = 0;
                k397_i < 3; k397_i++) for (u64 k395_rest = k396_set.w[k397_i]; k395_rest;
                k395_rest &= k395_rest - 1) { i64 c MAYBE = 64 * k397_i + k_low(k395_rest);
                do_take_back(pos, a, p, c);
            } }
            /*  347  banned[g, p] = yes */
            pos->banned[((i64)pos->face_thieves_g * 6 + p)] = (__typeof__(pos->banned[((i64)pos->face_thieves_g * 6 + p)]))(1);
        } } }
        /*  348  stand_up_to(thief, g) */
        i64 k399_arg = (i64)pos->face_thieves_thief;
        i64 k400_arg = (i64)pos->face_thieves_g;
        pos->stand_up_to_thief = (__typeof__(pos->stand_up_to_thief))k399_arg;
        pos->stand_up_to_g = (__typeof__(pos->stand_up_to_g))k400_arg;
        pos->face_thieves_g = 0;
        memset(pos->face_thieves_thieves, 0, sizeof pos->face_thieves_thieves), pos->face_thieves_thieves_n = 0;
        pos->face_thieves_thief = 0;
        goto at_stand_up_to;
    }
    at_face_thieves_after_stand_up_to: MAYBE; {
        goto at_face_thieves_on_2;
    }
    at_stand_up_to: MAYBE; {
        /*  353  rule stand_up_to(thief, g) */
        k_keep(pos->stand_up_to_attack_rest, &pos->stand_up_to_attack_rest_n, 180, ({
            build_i64 k402_found = {0, 0, 0}; { set3 k404_set = let_on_player_game_card_set(pos, a,
            (i64)pos->stand_up_to_thief, (i64)pos->stand_up_to_g); for (i64 k405_i = 0; k405_i < 3;
            k405_i++) for (u64 k403_rest = k404_set.w[k405_i]; k403_rest; k403_rest &= k403_rest - 1) {
            i64 k401_v MAYBE = 64 * k405_i + k_low(k403_rest); k_add_i64(&k402_found, k401_v);
            } }  k_made_i64(k402_found); }));
        goto at_stand_up_to_next_attack;
    }
    at_stand_up_to_next_attack: MAYBE; {
        if (!pos->stand_up_to_attack_rest_n) goto at_stand_up_to_on;
        pos->stand_up_to_attack = (__typeof__(pos->stand_up_to_attack))k_next(pos->stand_up_to_attack_rest,
    &pos->stand_up_to_attack_rest_n);
        goto at_stand_up_to_attack;
    }
    at_stand_up_to_on: MAYBE; {
        /*  361  if count(shown[me]) < count(on(thief, g)): compete_with(thief, g) */
        if ((k_count3(pos->shown[(i64)pos->me]) < k_count3(let_on_player_game_card_set(pos, a,
            (i64)pos->stand_up_to_thief, (i64)pos->stand_up_to_g)))) goto at_stand_up_to_if;
        goto at_stand_up_to_else;
    }
    at_stand_up_to_attack: MAYBE; {
        /*  355  choose */
        pos->at = STAND_UP_TO_CHOOSE;
        k_free = k_memory;
        set3 o0 = ({ set3 k406_found = {{0}}; { set3 k409_set = pos->hand[(i64)pos->me]; for (i64 k410_i = 0;
            k410_i < 3; k410_i++) for (u64 k408_rest = k409_set.w[k410_i]; k408_rest; k408_rest &= k408_rest - 1) {
            i64 d MAYBE = 64 * k410_i + k_low(k408_rest); if ((let_shows_shape_of(pos, a, d,
            (i64)pos->stand_up_to_attack))) { i64 k407_at = d; k_put3(&k406_found, k407_at); } } } k406_found; });
        i64 n0 = k_count3(o0);
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
            id = 392849 + k_nth3(o0, k);
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            i64 d MAYBE = ((id - 392849));
            stand_up_to_defend_with_with_d = d;
            goto at_stand_up_to_defend_with;
        }
        k -= n0;
        {
            id = 393029;
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            goto at_stand_up_to_compete;
        }
    }
    at_stand_up_to_on_2: MAYBE; {
        goto at_stand_up_to_next_attack;
    }
    at_stand_up_to_defend_with: MAYBE; {
        /*  356  "Defend with {d}" for d in hand[me] if shows_shape_of(d, attack) */
        /*  357  move d to shown[me] */
        move_player_card(pos, stand_up_to_defend_with_with_d, 25 + (i64)pos->me, 0);
        goto at_stand_up_to_on_2;
    }
    at_stand_up_to_compete: MAYBE; {
        /*  359  move shown[me] to hand[me] */
        { set3 k413_set = pos->shown[(i64)pos->me]; for (i64 k414_i = 0; k414_i < 3;
            k414_i++) for (u64 k412_rest = k413_set.w[k414_i]; k412_rest; k412_rest &= k412_rest - 1) {
            i64 k411_thing MAYBE = 64 * k414_i + k_low(k412_rest);
            carry_player_card(pos, k411_thing, 25 + (i64)pos->me, 7 + (i64)pos->me, 0);
        } }
        /*  360  stop */
        goto at_stand_up_to_on;
    }
    at_stand_up_to_on_3: MAYBE; {
        pos->stand_up_to_thief = 0;
        pos->stand_up_to_g = 0;
        memset(pos->stand_up_to_attack_rest, 0, sizeof pos->stand_up_to_attack_rest),
    pos->stand_up_to_attack_rest_n = 0;
        pos->stand_up_to_attack = 0;
        goto at_face_thieves_after_stand_up_to;
    }
    at_stand_up_to_if: MAYBE; {
        /*  361  if count(shown[me]) < count(on(thief, g)): compete_with(thief, g) */
        i64 k415_arg = (i64)pos->stand_up_to_thief;
        i64 k416_arg = (i64)pos->stand_up_to_g;
        pos->compete_with_thief = (__typeof__(pos->compete_with_thief))k415_arg;
        pos->compete_with_g = (__typeof__(pos->compete_with_g))k416_arg;
        pos->stand_up_to_thief = 0;
        pos->stand_up_to_g = 0;
        memset(pos->stand_up_to_attack_rest, 0, sizeof pos->stand_up_to_attack_rest),
    pos->stand_up_to_attack_rest_n = 0;
        pos->stand_up_to_attack = 0;
        goto at_compete_with;
    }
    at_stand_up_to_after_compete_with: MAYBE; {
        goto at_stand_up_to_on_3;
    }
    at_stand_up_to_else: MAYBE; {
        /*  363  for d in shown[me]: tint[d] = none */
        { set3 k418_set = pos->shown[(i64)pos->me]; for (i64 k419_i = 0; k419_i < 3;
            k419_i++) for (u64 k417_rest = k418_set.w[k419_i]; k417_rest; k417_rest &= k417_rest - 1) {
            i64 d MAYBE = 64 * k419_i + k_low(k417_rest);
            pos->tint[d] = (__typeof__(pos->tint[d]))(NONE);
        } }
        /*  364  move shown[me] to bottom of draw_pile[me] */
        { set3 k423_set = pos->shown[(i64)pos->me]; for (i64 k424_i = 0; k424_i < 3;
            k424_i++) for (u64 k422_rest = k423_set.w[k424_i]; k422_rest; k422_rest &= k422_rest - 1) {
            i64 k421_thing MAYBE = 64 * k424_i + k_low(k422_rest);
            carry_player_card(pos, k421_thing, 25 + (i64)pos->me, 1 + (i64)pos->me, 1);
        } }
        /*  365  for attack in on(thief, g): throw_away(thief, attack) */
        { set3 k426_set = let_on_player_game_card_set(pos, a, (i64)pos->stand_up_to_thief, (i64)pos->stand_up_to_g);
            for (i64 k427_i = 0; k427_i < 3; k427_i++) for (u64 k425_rest = k426_set.w[k427_i]; k425_rest;
            k425_rest &= k425_rest - 1) { i64 attack MAYBE = 64 * k427_i + k_low(k425_rest);
            do_throw_away(pos, a, (i64)pos->stand_up_to_thief, attack);
        } }
        goto at_stand_up_to_on_3;
    }
    at_compete_with: MAYBE; {
        /*  367  rule compete_with(thief, g) */
        /*  368  let best_of_them = contest([thief, me]) */
        list_i64 k429_arg = k_list_i64((const i64[]){(i64)pos->compete_with_thief, (i64)pos->me}, 2);
        k_keep(pos->contest_rivals, &pos->contest_rivals_n, 64, k429_arg);
        pos->contest_goes_back_to = 3;
        goto at_contest;
    }
    at_compete_with_after_contest: MAYBE; {
        pos->compete_with_best_of_them = (__typeof__(pos->compete_with_best_of_them))(i64)pos->contest_result;
        pos->contest_result = 0;
        /*  369  for attack in on(thief, g): throw_away(thief, attack) */
        { set3 k431_set = let_on_player_game_card_set(pos, a, (i64)pos->compete_with_thief,
            (i64)pos->compete_with_g); for (i64 k432_i = 0; k432_i < 3;
            k432_i++) for (u64 k430_rest = k431_set.w[k432_i]; k430_rest; k430_rest &= k430_rest - 1) {
            i64 attack MAYBE = 64 * k432_i + k_low(k430_rest);
            do_throw_away(pos, a, (i64)pos->compete_with_thief, attack);
        } }
        /*  370  if best_of_them is thief */
        if (((i64)pos->compete_with_best_of_them == (i64)pos->compete_with_thief)) {
            /*  371  move g to controlled[thief] */
            move_game_card(pos, (i64)pos->compete_with_g, 6 + (i64)pos->compete_with_thief, 0);
            /*  372  if steal_ban is controller */
            if ((OPTION(steal_ban) == STEAL_BAN_controller)) {
                /*  373  for p in players: banned[g, p] = no */
                for (i64 p = 0; p < SEATS; p++) {
                    pos->banned[((i64)pos->compete_with_g * 6 + p)] = (__typeof__(pos->banned[((i64)pos->compete_with_g * 6 + p)]))(0);
                }
            }
        }
        else {
            /*  374  else: locked[g] = yes */
            pos->locked[(i64)pos->compete_with_g] = (__typeof__(pos->locked[(i64)pos->compete_with_g]))(1);
        }
        pos->compete_with_thief = 0;
        pos->compete_with_g = 0;
        pos->compete_with_best_of_them = 0;
        goto at_stand_up_to_after_compete_with;
    }
    take_setup_choose: MAYBE; {
        {
            k_free = k_memory;
            i64 t MAYBE = (id);
            setup_take_the_deck_with_t = t;
            goto at_setup_take_the_deck;
        }
    }
    take_round_choose: MAYBE; {
        if (id < 187) {
            k_free = k_memory;
            i64 c MAYBE = ((id - 7));
            round_take_with_c = c;
            goto at_round_take;
        }
        goto at_round_done;
    }
    take_round_choose_2: MAYBE; {
        if (id < 189) {
            k_free = k_memory;
            goto at_round_play_cards;
        }
        if (id < 352338) {
            k_free = k_memory;
            goto at_round_replace_the_whole;
        }
        {
            k_free = k_memory;
            goto at_round_pass;
        }
    }
    take_round_choose_3: MAYBE; {
        if (id < 255) {
            k_free = k_memory;
            i64 g MAYBE = ((id - 189));
            round_give_up_with_g = g;
            goto at_round_give_up;
        }
        if (id < 12135) {
            k_free = k_memory;
            i64 g MAYBE = ((id - 255) / 180);
            i64 c MAYBE = ((id - 255) % 180);
            round_give_up_2_with_g = g;
            round_give_up_2_with_c = c;
            goto at_round_give_up_2;
        }
        goto at_round_done_2;
    }
    take_round_choose_4: MAYBE; {
        if (id < 174136) {
            k_free = k_memory;
            i64 i MAYBE = ((id - 12136) / 40500) + (1);
            i64 t MAYBE = ((id - 12136) / 2700 % 15);
            i64 c MAYBE = ((id - 12136) / 15 % 180);
            i64 s MAYBE = ((id - 12136) % 15);
            pos->round_i = (__typeof__(pos->round_i))i;
            round_play_with_t = t;
            round_play_with_c = c;
            round_play_with_s = s;
            goto at_round_play;
        }
        if (id < 352336) {
            k_free = k_memory;
            i64 g MAYBE = ((id - 174136) / 2700);
            i64 c MAYBE = ((id - 174136) / 15 % 180);
            i64 s MAYBE = ((id - 174136) % 15);
            round_steal_with_g = g;
            round_steal_with_c = c;
            round_steal_with_s = s;
            goto at_round_steal;
        }
        goto at_round_done_3;
    }
    take_let_others_answer_choose: MAYBE; {
        if (id < 392839) {
            k_free = k_memory;
            i64 t MAYBE = ((id - 352339) / 2700);
            i64 c MAYBE = ((id - 352339) / 15 % 180);
            i64 s MAYBE = ((id - 352339) % 15);
            let_others_answer_answer_with_with_t = t;
            let_others_answer_answer_with_with_c = c;
            let_others_answer_answer_with_with_s = s;
            goto at_let_others_answer_answer_with;
        }
        goto at_let_others_answer_done;
    }
    take_show_hands_choose: MAYBE; {
        {
            k_free = k_memory;
            i64 s MAYBE = ((id - 392840));
            show_hands_show_with_s = s;
            goto at_show_hands_show;
        }
    }
    take_ask_the_table_choose: MAYBE; {
        {
            k_free = k_memory;
            i64 p MAYBE = ((id - 392843));
            ask_the_table_p_wins_the_with_p = p;
            goto at_ask_the_table_p_wins_the;
        }
    }
    take_stand_up_to_choose: MAYBE; {
        if (id < 393029) {
            k_free = k_memory;
            i64 d MAYBE = ((id - 392849));
            stand_up_to_defend_with_with_d = d;
            goto at_stand_up_to_defend_with;
        }
        {
            k_free = k_memory;
            goto at_stand_up_to_compete;
        }
    }
}

const k_slot rw_slots[] = {
    {"game_card_box", "set", "", offsetof(Position, game_card_box), sizeof(set2), 1, 0, 1, 0},
    {"in_area", "set", "", offsetof(Position, in_area), sizeof(set2), 1, 0, 1, 0},
    {"in_controlled", "set", "", offsetof(Position, in_controlled), sizeof(set2), 1, 0, 1, 0},
    {"removed", "set", "", offsetof(Position, removed), sizeof(set2), 1, 0, 1, 0},
    {"timer", "set", "", offsetof(Position, timer), sizeof(set2), 1, 0, 1, 0},
    {"player_card_box", "set", "", offsetof(Position, player_card_box), sizeof(set3), 1, 0, 1, 0},
    {"in_draw_pile", "set", "", offsetof(Position, in_draw_pile), sizeof(set3), 1, 0, 1, 0},
    {"hand", "each set", "", offsetof(Position, hand), sizeof(set3), 6, 0, 1, 0},
    {"in_hand", "set", "", offsetof(Position, in_hand), sizeof(set3), 1, 0, 1, 0},
    {"planned", "each set", "", offsetof(Position, planned), sizeof(set3), 6, 0, 1, 0},
    {"in_planned", "set", "", offsetof(Position, in_planned), sizeof(set3), 1, 0, 1, 0},
    {"staged", "each set", "", offsetof(Position, staged), sizeof(set3), 6, 0, 1, 0},
    {"in_staged", "set", "", offsetof(Position, in_staged), sizeof(set3), 1, 0, 1, 0},
    {"shown", "each set", "", offsetof(Position, shown), sizeof(set3), 6, 0, 1, 0},
    {"in_shown", "set", "", offsetof(Position, in_shown), sizeof(set3), 1, 0, 1, 0},
    {"in_returned", "set", "", offsetof(Position, in_returned), sizeof(set3), 1, 0, 1, 0},
    {"in_discard", "set", "", offsetof(Position, in_discard), sizeof(set3), 1, 0, 1, 0},
    {"deck_type_is", "each set", "", offsetof(Position, deck_type_is), sizeof(u64), 8, 0, 1, 0},
    {"round_times", "number", "", offsetof(Position, round_times), sizeof(i64), 1, 1, 0, 0},
    {"round_times_2", "number", "", offsetof(Position, round_times_2), sizeof(i64), 1, 1, 0, 0},
    {"round_times_3", "number", "", offsetof(Position, round_times_3), sizeof(i64), 1, 1, 0, 0},
    {"let_others_answer_times", "number", "", offsetof(Position, let_others_answer_times), sizeof(i64), 1, 1, 0, 0},
    {"contest_times", "number", "", offsetof(Position, contest_times), sizeof(i64), 1, 1, 0, 0},
    {"setup_seats_left", "list", "number", offsetof(Position, setup_seats_left), sizeof(i32), 6, 1, 0,
    offsetof(Position, setup_seats_left_n)},
    {"round_seats_left", "list", "number", offsetof(Position, round_seats_left), sizeof(i32), 6, 1, 0,
    offsetof(Position, round_seats_left_n)},
    {"round_seats_left_2", "list", "number", offsetof(Position, round_seats_left_2), sizeof(i32), 6, 1, 0,
    offsetof(Position, round_seats_left_2_n)},
    {"round_i_rest", "list", "number", offsetof(Position, round_i_rest), sizeof(i32), 512, 1, 0, offsetof(Position,
    round_i_rest_n)},
    {"round_seats_left_3", "list", "number", offsetof(Position, round_seats_left_3), sizeof(i32), 6, 1, 0,
    offsetof(Position, round_seats_left_3_n)},
    {"let_others_answer_i_rest", "list", "number", offsetof(Position, let_others_answer_i_rest), sizeof(i32), 512, 1,
    0, offsetof(Position, let_others_answer_i_rest_n)},
    {"let_others_answer_seats_left", "list", "number", offsetof(Position, let_others_answer_seats_left), sizeof(i32),
    6, 1, 0, offsetof(Position, let_others_answer_seats_left_n)},
    {"contest_rivals", "list", "number", offsetof(Position, contest_rivals), sizeof(i32), 64, 1, 0,
    offsetof(Position, contest_rivals_n)},
    {"show_hands_seats_left", "list", "number", offsetof(Position, show_hands_seats_left), sizeof(i32), 6, 1, 0,
    offsetof(Position, show_hands_seats_left_n)},
    {"face_thieves_g_rest", "list", "number", offsetof(Position, face_thieves_g_rest), sizeof(i32), 512, 1, 0,
    offsetof(Position, face_thieves_g_rest_n)},
    {"face_thieves_thieves", "list", "number", offsetof(Position, face_thieves_thieves), sizeof(i32), 64, 1, 0,
    offsetof(Position, face_thieves_thieves_n)},
    {"stand_up_to_attack_rest", "list", "number", offsetof(Position, stand_up_to_attack_rest), sizeof(i32), 180, 1,
    0, offsetof(Position, stand_up_to_attack_rest_n)},
    {"draw_pile", "each ordered", "180", offsetof(Position, draw_pile), sizeof(i16), 6, 1, 0, 0},
    {"draw_pile_n", "each length", "", offsetof(Position, draw_pile_n), sizeof(i16), 6, 1, 0, 0},
    {"returned", "each ordered", "180", offsetof(Position, returned), sizeof(i16), 6, 1, 0, 0},
    {"returned_n", "each length", "", offsetof(Position, returned_n), sizeof(i16), 6, 1, 0, 0},
    {"discard", "each ordered", "180", offsetof(Position, discard), sizeof(i16), 6, 1, 0, 0},
    {"discard_n", "each length", "", offsetof(Position, discard_n), sizeof(i16), 6, 1, 0, 0},
    {"stand_up_to_attack", "number", "", offsetof(Position, stand_up_to_attack), sizeof(i16), 1, 1, 0, 0},
    {"contest_goes_back_to", "number", "", offsetof(Position, contest_goes_back_to), sizeof(i16), 1, 1, 0, 0},
    {"game_card_place", "each number", "", offsetof(Position, game_card_place), sizeof(u8), 66, 0, 0, 0},
    {"game_card_known", "each number", "", offsetof(Position, game_card_known), sizeof(i8), 66, 1, 0, 0},
    {"game_card_cohort", "each number", "", offsetof(Position, game_card_cohort), sizeof(u8), 14, 0, 0, 0},
    {"deck", "ordered", "66", offsetof(Position, deck), sizeof(i8), 1, 1, 0, 0},
    {"deck_n", "length", "", offsetof(Position, deck_n), sizeof(i8), 1, 1, 0, 0},
    {"area", "each maybe", "", offsetof(Position, area), sizeof(i8), 4, 1, 1, 0},
    {"controlled", "each ordered", "66", offsetof(Position, controlled), sizeof(i8), 6, 1, 0, 0},
    {"controlled_n", "each length", "", offsetof(Position, controlled_n), sizeof(i8), 6, 1, 0, 0},
    {"player_card_place", "each number", "", offsetof(Position, player_card_place), sizeof(u8), 180, 0, 0, 0},
    {"player_card_known", "each number", "", offsetof(Position, player_card_known), sizeof(i8), 180, 1, 0, 0},
    {"player_card_cohort", "each number", "", offsetof(Position, player_card_cohort), sizeof(u8), 43, 0, 0, 0},
    {"target", "each maybe", "", offsetof(Position, target), sizeof(i8), 180, 1, 0, 0},
    {"worn", "each maybe", "", offsetof(Position, worn), sizeof(i8), 180, 1, 0, 0},
    {"covers", "each maybe", "", offsetof(Position, covers), sizeof(i8), 180, 1, 0, 0},
    {"tint", "each maybe", "", offsetof(Position, tint), sizeof(i8), 180, 1, 0, 0},
    {"turned_to", "each maybe", "", offsetof(Position, turned_to), sizeof(i8), 180, 1, 0, 0},
    {"hand_colour", "each maybe", "", offsetof(Position, hand_colour), sizeof(i8), 6, 1, 0, 0},
    {"given_up", "each flag", "", offsetof(Position, given_up), sizeof(i8), 396, 1, 0, 0},
    {"last_colour", "each maybe", "", offsetof(Position, last_colour), sizeof(i8), 6, 1, 0, 0},
    {"turned_some", "each flag", "", offsetof(Position, turned_some), sizeof(i8), 30, 1, 0, 0},
    {"filled", "each number", "", offsetof(Position, filled), sizeof(i8), 60, 1, 0, 0},
    {"locked", "each flag", "", offsetof(Position, locked), sizeof(i8), 66, 1, 0, 0},
    {"banned", "each flag", "", offsetof(Position, banned), sizeof(i8), 396, 1, 0, 0},
    {"plan", "each number", "", offsetof(Position, plan), sizeof(i8), 6, 1, 0, 0},
    {"waits", "each flag", "", offsetof(Position, waits), sizeof(i8), 6, 1, 0, 0},
    {"drew", "each flag", "", offsetof(Position, drew), sizeof(i8), 6, 1, 0, 0},
    {"deck_type", "each maybe", "", offsetof(Position, deck_type), sizeof(i8), 6, 1, 0, 0},
    {"first_seat", "number", "", offsetof(Position, first_seat), sizeof(i8), 1, 1, 0, 0},
    {"actor", "number", "", offsetof(Position, actor), sizeof(i8), 1, 1, 0, 0},
    {"cycle_begins", "flag", "", offsetof(Position, cycle_begins), sizeof(i8), 1, 1, 0, 0},
    {"in_contest", "each flag", "", offsetof(Position, in_contest), sizeof(i8), 6, 1, 0, 0},
    {"pips", "each number", "", offsetof(Position, pips), sizeof(i8), 6, 1, 0, 0},
    {"shows", "each number", "", offsetof(Position, shows), sizeof(i8), 6, 1, 0, 0},
    {"setup_kept_me", "maybe", "", offsetof(Position, setup_kept_me), sizeof(i8), 1, 1, 0, 0},
    {"setup_seat", "number", "", offsetof(Position, setup_seat), sizeof(i8), 1, 1, 0, 0},
    {"round_kept_me", "maybe", "", offsetof(Position, round_kept_me), sizeof(i8), 1, 1, 0, 0},
    {"round_seat", "number", "", offsetof(Position, round_seat), sizeof(i8), 1, 1, 0, 0},
    {"round_taken", "flag", "", offsetof(Position, round_taken), sizeof(i8), 1, 1, 0, 0},
    {"round_kept_me_2", "maybe", "", offsetof(Position, round_kept_me_2), sizeof(i8), 1, 1, 0, 0},
    {"round_seat_2", "number", "", offsetof(Position, round_seat_2), sizeof(i8), 1, 1, 0, 0},
    {"round_taken_2", "flag", "", offsetof(Position, round_taken_2), sizeof(i8), 1, 1, 0, 0},
    {"round_taken_3", "flag", "", offsetof(Position, round_taken_3), sizeof(i8), 1, 1, 0, 0},
    {"round_kept_me_3", "maybe", "", offsetof(Position, round_kept_me_3), sizeof(i8), 1, 1, 0, 0},
    {"round_seat_3", "number", "", offsetof(Position, round_seat_3), sizeof(i8), 1, 1, 0, 0},
    {"round_i", "number", "", offsetof(Position, round_i), sizeof(i8), 1, 1, 0, 0},
    {"let_others_answer_kept_me", "maybe", "", offsetof(Position, let_others_answer_kept_me), sizeof(i8), 1, 1, 0, 0},
    {"let_others_answer_seat", "number", "", offsetof(Position, let_others_answer_seat), sizeof(i8), 1, 1, 0, 0},
    {"let_others_answer_taken", "flag", "", offsetof(Position, let_others_answer_taken), sizeof(i8), 1, 1, 0, 0},
    {"let_others_answer_i", "number", "", offsetof(Position, let_others_answer_i), sizeof(i8), 1, 1, 0, 0},
    {"compete_g", "maybe", "", offsetof(Position, compete_g), sizeof(i8), 1, 1, 0, 0},
    {"compete_best_of_them", "number", "", offsetof(Position, compete_best_of_them), sizeof(i8), 1, 1, 0, 0},
    {"show_hands_kept_me", "maybe", "", offsetof(Position, show_hands_kept_me), sizeof(i8), 1, 1, 0, 0},
    {"show_hands_seat", "number", "", offsetof(Position, show_hands_seat), sizeof(i8), 1, 1, 0, 0},
    {"face_thieves_g", "number", "", offsetof(Position, face_thieves_g), sizeof(i8), 1, 1, 0, 0},
    {"face_thieves_thief", "number", "", offsetof(Position, face_thieves_thief), sizeof(i8), 1, 1, 0, 0},
    {"stand_up_to_thief", "number", "", offsetof(Position, stand_up_to_thief), sizeof(i8), 1, 1, 0, 0},
    {"stand_up_to_g", "number", "", offsetof(Position, stand_up_to_g), sizeof(i8), 1, 1, 0, 0},
    {"compete_with_thief", "number", "", offsetof(Position, compete_with_thief), sizeof(i8), 1, 1, 0, 0},
    {"compete_with_g", "number", "", offsetof(Position, compete_with_g), sizeof(i8), 1, 1, 0, 0},
    {"compete_with_best_of_them", "number", "", offsetof(Position, compete_with_best_of_them), sizeof(i8), 1, 1, 0,
    0},
    {"contest_result", "number", "", offsetof(Position, contest_result), sizeof(i8), 1, 1, 0, 0},
    {0, 0, 0, 0, 0, 0, 0, 0, 0},
};

static void derive(Position *pos MAYBE) {
    derive_game_card(pos);
    derive_player_card(pos);
    derive_vars(pos);
}

static void agree(Agreed *a, const i64 *options MAYBE) {
    a->option_timing = options[0];
    a->option_contest_by = options[1];
    a->option_partial = options[2];
    a->option_slots = options[3];
    a->option_withdraw = options[4];
    a->option_steal_cards = options[5];
    a->option_convert_scope = options[6];
    a->option_convert_lasts = options[7];
    a->option_redraw_size = options[8];
    a->option_redraw_wait = options[9];
    a->option_locked_counts = options[10];
    a->option_steal_ban = options[11];
    a->option_staged_penalty = options[12];
    a->option_final_tie = options[13];
    a->option_black_cards = options[14];
    a->option_black_place = options[15];
    a->option_black_end = options[16];
    (void)a;
}

#include "kernel_play.h"
