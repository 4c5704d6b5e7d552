/* Game-On Competitive. Compiled from game_on.rules; change the rules, not this file. */
#include "kernel.h"

#define LIMIT 10000
#define IDS 340649
#define MOST_SEATS 6
#define BEGIN (-1)

#ifdef FOLDED
#ifndef OPTION_contest_by
#define OPTION_contest_by 0
#endif
#ifndef OPTION_partial
#define OPTION_partial 0
#endif
#ifndef OPTION_withdraw
#define OPTION_withdraw 0
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

enum { SETUP_CHOOSE, ROUND_CHOOSE, ROUND_CHOOSE_2, ROUND_CHOOSE_3, ROUND_CHOOSE_4, SHOW_HANDS_CHOOSE,
    ASK_THE_TABLE_CHOOSE, STAND_UP_TO_CHOOSE };
enum { COLOUR_red, COLOUR_yellow, COLOUR_blue, COLOUR_white, COLOUR_black };
enum { SHAPE_circle, SHAPE_square, SHAPE_triangle };
enum { CARD_TYPE_Anchor, CARD_TYPE_Bolt, CARD_TYPE_Crown, CARD_TYPE_Drop, CARD_TYPE_Ember, CARD_TYPE_Fern,
    CARD_TYPE_Black };
enum { SIGN_rock, SIGN_paper, SIGN_scissors };
enum { CONTEST_BY_die, CONTEST_BY_rps, CONTEST_BY_table };
enum { PARTIAL_stays, PARTIAL_returns };
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
    -1, -1, 0, 0, 0, 0, 0, 0, -1, -1, -1, -1, -1, -1};

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
    set3 in_returned;
    set3 in_discard;
    u64 deck_type_is[8];
    i64 round_times;
    i64 round_times_2;
    i64 round_times_3;
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
    i32 contest_rivals[64];
    i16 contest_rivals_n;
    i32 show_hands_seats_left[6];
    i16 show_hands_seats_left_n;
    i32 face_thieves_g_rest[512];
    i16 face_thieves_g_rest_n;
    i32 face_thieves_thieves[64];
    i16 face_thieves_thieves_n;
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
    u8 player_card_cohort[37];
    i8 target[180];
    i8 worn[180];
    i8 covers[180];
    i8 tint[180];
    i8 hand_colour[6];
    i8 given_up[396];
    i8 last_colour[6];
    i8 locked[66];
    i8 banned[396];
    i8 plan[6];
    i8 waits[6];
    i8 drew[6];
    i8 deck_type[6];
    i8 first_seat;
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
    i8 compete_g;
    i8 compete_best_of_them;
    i8 show_hands_kept_me;
    i8 show_hands_seat;
    i8 face_thieves_g;
    i8 face_thieves_thief;
    i8 stand_up_to_thief;
    i8 stand_up_to_g;
    i8 stand_up_to_best_of_them;
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
    set3 in_returned;
    set3 in_discard;
    u64 deck_type_is[8];
    i64 round_times;
    i64 round_times_2;
    i64 round_times_3;
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
    i32 contest_rivals[64];
    i16 contest_rivals_n;
    i32 show_hands_seats_left[6];
    i16 show_hands_seats_left_n;
    i32 face_thieves_g_rest[512];
    i16 face_thieves_g_rest_n;
    i32 face_thieves_thieves[64];
    i16 face_thieves_thieves_n;
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
    u8 player_card_cohort[37];
    i8 target[180];
    i8 worn[180];
    i8 covers[180];
    i8 tint[180];
    i8 hand_colour[6];
    i8 given_up[396];
    i8 last_colour[6];
    i8 locked[66];
    i8 banned[396];
    i8 plan[6];
    i8 waits[6];
    i8 drew[6];
    i8 deck_type[6];
    i8 first_seat;
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
    i8 compete_g;
    i8 compete_best_of_them;
    i8 show_hands_kept_me;
    i8 show_hands_seat;
    i8 face_thieves_g;
    i8 face_thieves_thief;
    i8 stand_up_to_thief;
    i8 stand_up_to_g;
    i8 stand_up_to_best_of_them;
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
    i64 option_contest_by;
    i64 option_partial;
    i64 option_withdraw;
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
FN list_i64 let_looks(const Position *pos MAYBE, Agreed *a MAYBE, i64 c MAYBE);
FN list_i64 let_on(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 g MAYBE);
FN list_i64 let_on_player_game_card(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 g MAYBE);
FN i64 let_complete(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 g MAYBE);
FN list_i64 let_planned_on(const Position *pos MAYBE, Agreed *a MAYBE, i64 g MAYBE);
FN list_i64 let_planned_on_game_card(const Position *pos MAYBE, Agreed *a MAYBE, i64 g MAYBE);
FN list_i64 let_laid_out(const Position *pos MAYBE, Agreed *a MAYBE);
FN list_i64 let_open_shapes(const Position *pos MAYBE, Agreed *a MAYBE, i64 g MAYBE);
FN list_i64 let_open_shapes_game_card(const Position *pos MAYBE, Agreed *a MAYBE, i64 g MAYBE);
FN list_i64 let_targets(const Position *pos MAYBE, Agreed *a MAYBE);
FN list_i64 let_tickets(const Position *pos MAYBE, Agreed *a MAYBE);
FN i64 let_can_play(const Position *pos MAYBE, Agreed *a MAYBE);
FN list_i64 let_unspent(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE);
FN i64 let_wanted(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 s MAYBE);
FN list_i64 let_turns(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE);
FN i64 let_can_go_on(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE);
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
    for (i64 i = 0; i < 37;
        i++) if (pos->player_card_cohort[i] == high) pos->player_card_cohort[i] = (__typeof__(pos->player_card_cohort[0]))low;
}

FN void leave_player_card(Position *pos, i64 place) {
    for (i64 i = 0; i < 180; i++) if (pos->player_card_place[i] == place) return;
    i64 name = pos->player_card_cohort[place], lowest = -1;
    pos->player_card_cohort[place] = (__typeof__(pos->player_card_cohort[0]))place;
    if (name != place) return;
    for (i64 i = 0; i < 37; i++) {
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
    if (old < 0 || old >= 37) __builtin_unreachable();
    if (place < 0 || place >= 37) __builtin_unreachable();
    if (old >= 31) {
        k_take_out(pos->discard[old - 31], pos->discard_n[old - 31], player_card);
        k_flip3(&pos->in_discard, player_card);
    }
    else if (old >= 25) {
        k_take_out(pos->returned[old - 25], pos->returned_n[old - 25], player_card);
        k_flip3(&pos->in_returned, player_card);
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
    if (place >= 31) {
        k_put_in(pos->discard[place - 31], pos->discard_n[place - 31], player_card, bottom);
        k_flip3(&pos->in_discard, player_card);
    }
    else if (place >= 25) {
        k_put_in(pos->returned[place - 25], pos->returned_n[place - 25], player_card, bottom);
        k_flip3(&pos->in_returned, player_card);
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
    memset(&pos->in_returned, 0, sizeof pos->in_returned);
    memset(&pos->in_discard, 0, sizeof pos->in_discard);
    for (i64 player_card = 0; player_card < 180; player_card++) {
        i64 place MAYBE = pos->player_card_place[player_card];
        if (place >= 31) {
            k_flip3(&pos->in_discard, player_card);
        }
        else if (place >= 25) {
            k_flip3(&pos->in_returned, player_card);
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
    for (i64 i = 0; i < 37; i++) pos->player_card_cohort[i] = (__typeof__(pos->player_card_cohort[0]))i;
    /*   73  var target[player_card]: game_card? = none */
    for (i64 i = 0; i < 180; i++) pos->target[i] = (__typeof__(pos->target[0]))(NONE);
    /*   74  var worn[player_card]: symbol? = none */
    for (i64 i = 0; i < 180; i++) pos->worn[i] = (__typeof__(pos->worn[0]))(NONE);
    /*   75  var covers[player_card]: symbol? = none */
    for (i64 i = 0; i < 180; i++) pos->covers[i] = (__typeof__(pos->covers[0]))(NONE);
    /*   76  var tint[player_card]: colour? = none */
    for (i64 i = 0; i < 180; i++) pos->tint[i] = (__typeof__(pos->tint[0]))(NONE);
    /*   77  var hand_colour[player]: colour? = none */
    for (i64 i = 0; i < 6; i++) pos->hand_colour[i] = (__typeof__(pos->hand_colour[0]))(NONE);
    /*   78  var given_up[player, game_card] = no */
    for (i64 i = 0; i < 396; i++) pos->given_up[i] = (__typeof__(pos->given_up[0]))(0);
    /*   79  var last_colour[player]: colour? = none */
    for (i64 i = 0; i < 6; i++) pos->last_colour[i] = (__typeof__(pos->last_colour[0]))(NONE);
    /*   80  var locked[game_card] = no */
    for (i64 i = 0; i < 66; i++) pos->locked[i] = (__typeof__(pos->locked[0]))(0);
    /*   81  var banned[game_card, player] = no */
    for (i64 i = 0; i < 396; i++) pos->banned[i] = (__typeof__(pos->banned[0]))(0);
    /*   82  var plan[player]: play / redraw / pass / wait = pass */
    for (i64 i = 0; i < 6; i++) pos->plan[i] = (__typeof__(pos->plan[0]))(PLAN_pass);
    /*   83  var waits[player] = no */
    for (i64 i = 0; i < 6; i++) pos->waits[i] = (__typeof__(pos->waits[0]))(0);
    /*   84  var drew[player] = no */
    for (i64 i = 0; i < 6; i++) pos->drew[i] = (__typeof__(pos->drew[0]))(0);
    /*   85  var deck_type[player]: card_type? = none */
    for (i64 i = 0; i < 6; i++) pos->deck_type[i] = (__typeof__(pos->deck_type[0]))(NONE);
    /*   86  var first_seat: player = player(1) */
    pos->first_seat = (__typeof__(pos->first_seat))(0);
    /*   87  var in_contest[player] = no */
    for (i64 i = 0; i < 6; i++) pos->in_contest[i] = (__typeof__(pos->in_contest[0]))(0);
    /*   88  var pips[player]: 0..6 = 0 */
    for (i64 i = 0; i < 6; i++) pos->pips[i] = (__typeof__(pos->pips[0]))(0);
    /*   89  var shows[player]: sign = rock */
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
    pos->stand_up_to_attack = 0;
    pos->stand_up_to_best_of_them = 0;
    pos->contest_goes_back_to = 0;
    pos->contest_result = 0;
    derive_vars(pos);
}

FN void standing(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 *v MAYBE) {
    /*  123  winner is p with highest total(p), then */
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
    pos->stand_up_to_attack = 0;
    pos->stand_up_to_best_of_them = 0;
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
    /*   52  let matches(mine: symbol, its: symbol) = mine.shape is its.shape */
    return ((SYMBOL_shape[mine] == SYMBOL_shape[its]) && ((SYMBOL_colour[mine] == SYMBOL_colour[its])
        || (SYMBOL_colour[mine] == COLOUR_black) || (SYMBOL_colour[its] == COLOUR_black)));
}

FN i64 let_turned(i64 s MAYBE, i64 to MAYBE) {
    /*   92  let turned(s: symbol, to) = s if to is none or s.colour is black else symbol(to, s.shape) */
    return (((to == NONE) || (SYMBOL_colour[s] == COLOUR_black)) ? s : ({ i64 k6_key = k_known(to);
        i64 k7_key = SYMBOL_shape[s]; i64 k5_found = -1; for (i64 k4_row = 0; k5_found < 0 && k4_row < 15;
        k4_row++) { if ((SYMBOL_colour[k4_row] == k6_key) && (SYMBOL_shape[k4_row] == k7_key)) k5_found = k4_row;
        } if (k5_found < 0) { k_fault(); } k5_found; }));
}

FN list_i64 let_looks(const Position *pos MAYBE, Agreed *a MAYBE, i64 c MAYBE) {
    /*   93  let looks(c) = [turned(s, hand_colour[me] if hand_colour[me] is not none else tint[c]) for s in c.fa.. */
    return ({ build_i64 k8_found = {0, 0, 0}; { list_i64 k9_list = PLAYER_CARD_faces[c]; for (i64 k10_i = 0;
        k10_i < k9_list.n; k10_i++) { i64 s MAYBE = k9_list.v[k10_i]; k_add_i64(&k8_found, let_turned(s,
        (((i64)pos->hand_colour[(i64)pos->me] != NONE) ? (i64)pos->hand_colour[(i64)pos->me] : (i64)pos->tint[c])));
        } }  k_made_i64(k8_found); });
}

FN list_i64 let_on(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 g MAYBE) {
    /*   94  let on(p, g) = [c for c in staged[p] if target[c] is g] */
    return ({ build_i64 k11_found = {0, 0, 0}; { set3 k13_set = pos->staged[p]; for (i64 k14_i = 0; k14_i < 3;
        k14_i++) for (u64 k12_rest = k13_set.w[k14_i]; k12_rest; k12_rest &= k12_rest - 1) {
        i64 c MAYBE = 64 * k14_i + k_low(k12_rest); if (((i64)pos->target[c] == g)) { k_add_i64(&k11_found, c);
        } } }  k_made_i64(k11_found); });
}

FN list_i64 let_on_player_game_card(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 g MAYBE) {
    /*   94  let on(p, g) = [c for c in staged[p] if target[c] is g] */
    return ({ build_i64 k15_found = {0, 0, 0}; { set3 k17_set = pos->staged[p]; for (i64 k18_i = 0; k18_i < 3;
        k18_i++) for (u64 k16_rest = k17_set.w[k18_i]; k16_rest; k16_rest &= k16_rest - 1) {
        i64 c MAYBE = 64 * k18_i + k_low(k16_rest); if (((i64)pos->target[c] == g)) { k_add_i64(&k15_found, c);
        } } }  k_made_i64(k15_found); });
}

FN i64 let_complete(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 g MAYBE) {
    /*   95  let complete(p, g) = g.type is not Black and count(on(p, g)) is count(g.shapes) */
    char *k_mark = k_free;
    RETURN(i64, (!(GAME_CARD_type[k_known(g)] == CARD_TYPE_Black)
        && (k_count3(let_on_player_game_card_set(pos, a, p, g)) == GAME_CARD_shapes[k_known(g)].n)));
}

FN list_i64 let_planned_on(const Position *pos MAYBE, Agreed *a MAYBE, i64 g MAYBE) {
    /*   96  let planned_on(g) = [c for c in planned[me] if target[c] is g] */
    return ({ build_i64 k19_found = {0, 0, 0}; { set3 k21_set = pos->planned[(i64)pos->me]; for (i64 k22_i = 0;
        k22_i < 3; k22_i++) for (u64 k20_rest = k21_set.w[k22_i]; k20_rest; k20_rest &= k20_rest - 1) {
        i64 c MAYBE = 64 * k22_i + k_low(k20_rest); if (((i64)pos->target[c] == g)) { k_add_i64(&k19_found, c);
        } } }  k_made_i64(k19_found); });
}

FN list_i64 let_planned_on_game_card(const Position *pos MAYBE, Agreed *a MAYBE, i64 g MAYBE) {
    /*   96  let planned_on(g) = [c for c in planned[me] if target[c] is g] */
    return ({ build_i64 k23_found = {0, 0, 0}; { set3 k25_set = pos->planned[(i64)pos->me]; for (i64 k26_i = 0;
        k26_i < 3; k26_i++) for (u64 k24_rest = k25_set.w[k26_i]; k24_rest; k24_rest &= k24_rest - 1) {
        i64 c MAYBE = 64 * k26_i + k_low(k24_rest); if (((i64)pos->target[c] == g)) { k_add_i64(&k23_found, c);
        } } }  k_made_i64(k23_found); });
}

FN list_i64 let_laid_out(const Position *pos MAYBE, Agreed *a MAYBE) {
    /*   97  let laid_out = [i for i in 1..4 if area[i] is not none] */
    return ({ build_i64 k27_found = {0, 0, 0}; for (i64 i = 1; i <= 4; i++) {
        if (((i64)pos->area[(i - 1)] != NONE)) { k_add_i64(&k27_found, i); } }  k_made_i64(k27_found); });
}

FN list_i64 let_open_shapes(const Position *pos MAYBE, Agreed *a MAYBE, i64 g MAYBE) {
    /*   98  let open_shapes(g) = [t for t in g.shapes if */
    list_i64 on MAYBE = ({ build_i64 k29_found = {0, 0, 0}; { set3 k31_set = let_on_set(pos, a, (i64)pos->me, g);
        for (i64 k32_i = 0; k32_i < 3; k32_i++) for (u64 k30_rest = k31_set.w[k32_i]; k30_rest;
        k30_rest &= k30_rest - 1) { i64 k28_v MAYBE = 64 * k32_i + k_low(k30_rest); k_add_i64(&k29_found, k28_v);
        } }  k_made_i64(k29_found); });
    list_i64 planned_on MAYBE = ({ build_i64 k34_found = {0, 0, 0}; { set3 k36_set = let_planned_on_set(pos, a, g);
        for (i64 k37_i = 0; k37_i < 3; k37_i++) for (u64 k35_rest = k36_set.w[k37_i]; k35_rest;
        k35_rest &= k35_rest - 1) { i64 k33_v MAYBE = 64 * k37_i + k_low(k35_rest); k_add_i64(&k34_found, k33_v);
        } }  k_made_i64(k34_found); });
    return ({ build_i64 k38_found = {0, 0, 0}; { list_i64 k39_list = GAME_CARD_shapes[g]; for (i64 k40_i = 0;
        k40_i < k39_list.n; k40_i++) { i64 t MAYBE = k39_list.v[k40_i]; if ((({ i64 k41_found = 0; {
        list_i64 k42_list = k_join_i64(on, planned_on); for (i64 k43_i = 0; k43_i < k42_list.n; k43_i++) {
        i64 c MAYBE = k42_list.v[k43_i]; if (((i64)pos->covers[c] == t)) { k41_found++; } } }  k41_found; }) < ({
        i64 k44_found = 0; { list_i64 k45_list = GAME_CARD_shapes[g]; for (i64 k46_i = 0; k46_i < k45_list.n;
        k46_i++) { i64 s MAYBE = k45_list.v[k46_i]; if ((s == t)) { k44_found++; } } }  k44_found; }))) {
        k_add_i64(&k38_found, t); } } }  k_made_i64(k38_found); });
}

FN list_i64 let_open_shapes_game_card(const Position *pos MAYBE, Agreed *a MAYBE, i64 g MAYBE) {
    /*   98  let open_shapes(g) = [t for t in g.shapes if */
    list_i64 on_player_game_card MAYBE = ({ build_i64 k48_found = {0, 0, 0}; {
        set3 k50_set = let_on_player_game_card_set(pos, a, (i64)pos->me, g); for (i64 k51_i = 0; k51_i < 3;
        k51_i++) for (u64 k49_rest = k50_set.w[k51_i]; k49_rest; k49_rest &= k49_rest - 1) {
        i64 k47_v MAYBE = 64 * k51_i + k_low(k49_rest); k_add_i64(&k48_found, k47_v); } }  k_made_i64(k48_found); });
    list_i64 planned_on_game_card MAYBE = ({ build_i64 k53_found = {0, 0, 0}; {
        set3 k55_set = let_planned_on_game_card_set(pos, a, g); for (i64 k56_i = 0; k56_i < 3;
        k56_i++) for (u64 k54_rest = k55_set.w[k56_i]; k54_rest; k54_rest &= k54_rest - 1) {
        i64 k52_v MAYBE = 64 * k56_i + k_low(k54_rest); k_add_i64(&k53_found, k52_v); } }  k_made_i64(k53_found); });
    return ({ build_i64 k57_found = {0, 0, 0}; { list_i64 k58_list = GAME_CARD_shapes[k_known(g)];
        for (i64 k59_i = 0; k59_i < k58_list.n; k59_i++) { i64 t MAYBE = k58_list.v[k59_i]; if ((({
        i64 k60_found = 0; { list_i64 k61_list = k_join_i64(on_player_game_card, planned_on_game_card);
        for (i64 k62_i = 0; k62_i < k61_list.n; k62_i++) { i64 c MAYBE = k61_list.v[k62_i];
        if (((i64)pos->covers[c] == t)) { k60_found++; } } }  k60_found; }) < ({ i64 k63_found = 0; {
        list_i64 k64_list = GAME_CARD_shapes[k_known(g)]; for (i64 k65_i = 0; k65_i < k64_list.n; k65_i++) {
        i64 s MAYBE = k64_list.v[k65_i]; if ((s == t)) { k63_found++; } } }  k63_found; }))) {
        k_add_i64(&k57_found, t); } } }  k_made_i64(k57_found); });
}

FN list_i64 let_targets(const Position *pos MAYBE, Agreed *a MAYBE) {
    /*  100  let targets = [g for g in controlled if g.player is not me and not locked[g] and not banned[g, me] */
    return ({ build_i64 k66_found = {0, 0, 0}; { set2 k68_set = pos->in_controlled; for (i64 k69_i = 0; k69_i < 2;
        k69_i++) for (u64 k67_rest = k68_set.w[k69_i]; k67_rest; k67_rest &= k67_rest - 1) {
        i64 g MAYBE = 64 * k69_i + k_low(k67_rest); if ((!(player_of_game_card(pos, g) == (i64)pos->me)
        && !(i64)pos->locked[g] && !(i64)pos->banned[(g * 6 + (i64)pos->me)]
        && !k_any3(let_planned_on_set(pos, a, g)))) { k_add_i64(&k66_found, g); } } }  k_made_i64(k66_found); });
}

FN list_i64 let_tickets(const Position *pos MAYBE, Agreed *a MAYBE) {
    /*  102  let tickets = [g for g in controlled[me] if */
    return ({ build_i64 k70_found = {0, 0, 0}; {
        list_i64 k71_list = from_top(pos->controlled[(i64)pos->me], pos->controlled_n[(i64)pos->me]);
        for (i64 k72_i = 0; k72_i < k71_list.n; k72_i++) { i64 g MAYBE = k71_list.v[k72_i];
        if ((!(i64)pos->locked[g] && (GAME_CARD_convert[g] != NONE)
        && !(i64)pos->given_up[((i64)pos->me * 66 + g)])) { k_add_i64(&k70_found, g);
        } } }  k_made_i64(k70_found); });
}

FN i64 let_can_play(const Position *pos MAYBE, Agreed *a MAYBE) {
    /*  104  let can_play() = some(matches(s, t) for g in area, t in open_shapes(g), c in hand[me], s in looks(c)) */
    char *k_mark = k_free;
    RETURN(i64, (({ i64 k73_found = 0; { set2 k76_set = pos->in_area; for (i64 k77_i = 0; k77_i < 2;
        k77_i++) for (u64 k75_rest = k76_set.w[k77_i]; k75_rest; k75_rest &= k75_rest - 1) {
        i64 g MAYBE = 64 * k77_i + k_low(k75_rest); { list_i64 k78_list = let_open_shapes(pos, a, g);
        for (i64 k79_i = 0; k79_i < k78_list.n; k79_i++) { i64 t MAYBE = k78_list.v[k79_i]; {
        set3 k81_set = pos->hand[(i64)pos->me]; for (i64 k82_i = 0; k82_i < 3;
        k82_i++) for (u64 k80_rest = k81_set.w[k82_i]; k80_rest; k80_rest &= k80_rest - 1) {
        i64 c MAYBE = 64 * k82_i + k_low(k80_rest); { list_i64 k83_list = let_looks(pos, a, c); for (i64 k84_i = 0;
        k84_i < k83_list.n; k84_i++) { i64 s MAYBE = k83_list.v[k84_i]; if (let_matches(s, t)) { k73_found = 1;
        goto k74_done; } } } } } } } } } goto k74_done; k74_done:; k73_found; }) || ({ i64 k85_found = 0; {
        list_i64 k87_list = let_targets(pos, a); for (i64 k88_i = 0; k88_i < k87_list.n; k88_i++) {
        i64 g MAYBE = k87_list.v[k88_i]; { list_i64 k89_list = GAME_CARD_shapes[g]; for (i64 k90_i = 0;
        k90_i < k89_list.n; k90_i++) { i64 t MAYBE = k89_list.v[k90_i]; { set3 k92_set = pos->hand[(i64)pos->me];
        for (i64 k93_i = 0; k93_i < 3; k93_i++) for (u64 k91_rest = k92_set.w[k93_i]; k91_rest;
        k91_rest &= k91_rest - 1) { i64 c MAYBE = 64 * k93_i + k_low(k91_rest); {
        list_i64 k94_list = let_looks(pos, a, c); for (i64 k95_i = 0; k95_i < k94_list.n; k95_i++) {
        i64 s MAYBE = k94_list.v[k95_i]; if (let_matches(s, t)) { k85_found = 1; goto k86_done;
        } } } } } } } } } goto k86_done; k86_done:; k85_found; })));
}

FN list_i64 let_unspent(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE) {
    /*  108  let unspent(p) = [c for c in player_cards if c.type is deck_type[p] and c not in discard[p] and c no.. */
    return ({ build_i64 k96_found = {0, 0, 0}; { set3 k102_set = k_not3(k_not3(k_all3(180), ({ set3 k98_set = {{0}};
        { list_i64 k99_list = from_top(pos->discard[p], pos->discard_n[p]); for (i64 k100_i = 0;
        k100_i < k99_list.n; k100_i++) { i64 k97_v MAYBE = k99_list.v[k100_i]; k_put3(&k98_set, k97_v); } } k98_set;
        })), pos->staged[p]); for (i64 k103_i = 0; k103_i < 3; k103_i++) for (u64 k101_rest = k102_set.w[k103_i];
        k101_rest; k101_rest &= k101_rest - 1) { i64 c MAYBE = 64 * k103_i + k_low(k101_rest);
        if ((PLAYER_CARD_type[c] == (i64)pos->deck_type[p])) { k_add_i64(&k96_found, c);
        } } }  k_made_i64(k96_found); });
}

FN i64 let_wanted(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 s MAYBE) {
    /*  109  let wanted(p, s: symbol) = some( */
    char *k_mark = k_free;
    RETURN(i64, (({ i64 k104_found = 0; { set2 k114_set = pos->in_area; for (i64 k115_i = 0; k115_i < 2;
        k115_i++) for (u64 k113_rest = k114_set.w[k115_i]; k113_rest; k113_rest &= k113_rest - 1) {
        i64 g MAYBE = 64 * k115_i + k_low(k113_rest); { list_i64 k116_list = GAME_CARD_shapes[g];
        for (i64 k117_i = 0; k117_i < k116_list.n; k117_i++) { i64 t MAYBE = k116_list.v[k117_i];
        if ((let_matches(s, t) && (({ i64 k106_found = 0; { set3 k108_set = let_on_set(pos, a, p, g);
        for (i64 k109_i = 0; k109_i < 3; k109_i++) for (u64 k107_rest = k108_set.w[k109_i]; k107_rest;
        k107_rest &= k107_rest - 1) { i64 c MAYBE = 64 * k109_i + k_low(k107_rest);
        if (((i64)pos->covers[c] == t)) { k106_found++; } } }  k106_found; }) < ({ i64 k110_found = 0; {
        list_i64 k111_list = GAME_CARD_shapes[g]; for (i64 k112_i = 0; k112_i < k111_list.n; k112_i++) {
        i64 u MAYBE = k111_list.v[k112_i]; if ((u == t)) { k110_found++; } } }  k110_found; })))) { k104_found = 1;
        goto k105_done; } } } } } goto k105_done; k105_done:; k104_found; }) || ({ i64 k118_found = 0; {
        set2 k121_set = pos->in_controlled; for (i64 k122_i = 0; k122_i < 2;
        k122_i++) for (u64 k120_rest = k121_set.w[k122_i]; k120_rest; k120_rest &= k120_rest - 1) {
        i64 g MAYBE = 64 * k122_i + k_low(k120_rest); { list_i64 k123_list = GAME_CARD_shapes[g];
        for (i64 k124_i = 0; k124_i < k123_list.n; k124_i++) { i64 t MAYBE = k123_list.v[k124_i];
        if ((!(player_of_game_card(pos, g) == p) && !(i64)pos->locked[g] && ((OPTION(steal_ban) == STEAL_BAN_cycle)
        || !(i64)pos->banned[(g * 6 + p)]))) { if (let_matches(s, t)) { k118_found = 1; goto k119_done;
        } } } } } } goto k119_done; k119_done:; k118_found; })));
}

FN list_i64 let_turns(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE) {
    /*  114  let turns(p) = [none, last_colour[p]] + [g.convert for g in controlled[p] if not locked[g]] */
    return k_join_i64(k_list_i64((const i64[]){NONE, (i64)pos->last_colour[p]}, 2), ({
        build_i64 k125_found = {0, 0, 0}; { list_i64 k126_list = from_top(pos->controlled[p], pos->controlled_n[p]);
        for (i64 k127_i = 0; k127_i < k126_list.n; k127_i++) { i64 g MAYBE = k126_list.v[k127_i];
        if (!(i64)pos->locked[g]) { k_add_i64(&k125_found, GAME_CARD_convert[g]); } } }  k_made_i64(k125_found); }));
}

FN i64 let_can_go_on(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE) {
    /*  115  let can_go_on(p) = some( */
    char *k_mark = k_free;
    list_i64 turns MAYBE = let_turns(pos, a, p);
    list_i64 unspent MAYBE = ({ build_i64 k129_found = {0, 0, 0}; { set3 k131_set = let_unspent_set(pos, a, p);
        for (i64 k132_i = 0; k132_i < 3; k132_i++) for (u64 k130_rest = k131_set.w[k132_i]; k130_rest;
        k130_rest &= k130_rest - 1) { i64 k128_v MAYBE = 64 * k132_i + k_low(k130_rest); k_add_i64(&k129_found,
        k128_v); } }  k_made_i64(k129_found); });
    RETURN(i64, ({ i64 k133_found = 0; for (i64 s = 0; s < 15; s++) { { list_i64 k135_list = turns;
        for (i64 k136_i = 0; k136_i < k135_list.n; k136_i++) { i64 to MAYBE = k135_list.v[k136_i]; if (({
        i64 k137_found = 0; { list_i64 k139_list = unspent; for (i64 k140_i = 0; k140_i < k139_list.n; k140_i++) {
        i64 c MAYBE = k139_list.v[k140_i]; if (k_in_i64(PLAYER_CARD_faces[c], s)) { k137_found = 1; goto k138_done;
        } } } goto k138_done; k138_done:; k137_found; })) { if (let_wanted(pos, a, p, let_turned(s, to))) {
        k133_found = 1; goto k134_done; } } } } } goto k134_done; k134_done:; k133_found; }));
}

FN i64 let_replenished(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE) {
    /*  118  let replenished(p) = drew[p] or plan[p] is redraw or count(draw_pile[p]) is 0 */
    char *k_mark = k_free;
    RETURN(i64, ((i64)pos->drew[p] || ((i64)pos->plan[p] == PLAN_redraw) || ((i64)pos->draw_pile_n[p] == 0)));
}

FN list_i64 let_counted(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE) {
    /*  119  let counted(p) = [g for g in controlled[p] if locked_counts or not locked[g]] */
    return ({ build_i64 k141_found = {0, 0, 0}; {
        list_i64 k142_list = from_top(pos->controlled[p], pos->controlled_n[p]); for (i64 k143_i = 0;
        k143_i < k142_list.n; k143_i++) { i64 g MAYBE = k142_list.v[k143_i]; if ((OPTION(locked_counts)
        || !(i64)pos->locked[g])) { k_add_i64(&k141_found, g); } } }  k_made_i64(k141_found); });
}

FN i64 let_total(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE) {
    /*  120  let total(p) = sum(g.points for g in controlled[p]) + sum(g.chevrons for g in counted(p)) - */
    char *k_mark = k_free;
    RETURN(i64, (((({ i64 k144_found = 0; { list_i64 k145_list = from_top(pos->controlled[p], pos->controlled_n[p]);
        for (i64 k146_i = 0; k146_i < k145_list.n; k146_i++) { i64 g MAYBE = k145_list.v[k146_i];
        k144_found += GAME_CARD_points[g]; } }  k144_found; }) + ({ i64 k147_found = 0; {
        list_i64 k148_list = let_counted(pos, a, p); for (i64 k149_i = 0; k149_i < k148_list.n; k149_i++) {
        i64 g MAYBE = k148_list.v[k149_i]; k147_found += GAME_CARD_chevrons[g];
        } }  k147_found; })) - k_count3(pos->hand[p])) - (OPTION(staged_penalty) ? k_count3(pos->staged[p]) : 0)));
}

FN i64 let_timer_is_up(const Position *pos MAYBE, Agreed *a MAYBE) {
    /*  198  let timer_is_up() = black_cards > 0 and count(timer) + count(g for g in area if g.type is Black) is .. */
    return ((OPTION(black_cards) > 0) && ((k_count2(pos->timer) + k_count2(k_and2(pos->in_area,
        (set2){{0xf000000000000000ull, 0x3ull}}))) == OPTION(black_cards)));
}

FN i64 let_beaten_by(i64 sign MAYBE) {
    /*  273  let beaten_by(sign) */
    /*  274  scissors if sign is rock */
    if ((sign == SIGN_rock)) return SIGN_scissors;
    /*  275  rock if sign is paper */
    if ((sign == SIGN_paper)) return SIGN_rock;
    /*  276  paper otherwise */
    return SIGN_paper;
}

FN i64 let_shows_shape_of(const Position *pos MAYBE, Agreed *a MAYBE, i64 d MAYBE, i64 attack MAYBE) {
    /*  295  let shows_shape_of(d: player_card, attack: player_card) = worn[attack] is not none */
    char *k_mark = k_free;
    RETURN(i64, (((i64)pos->worn[attack] != NONE) && ({ i64 k150_found = 0; {
        list_i64 k152_list = PLAYER_CARD_faces[d]; for (i64 k153_i = 0; k153_i < k152_list.n; k153_i++) {
        i64 f MAYBE = k152_list.v[k153_i]; if ((SYMBOL_shape[f] == SYMBOL_shape[k_known((i64)pos->worn[attack])])) {
        k150_found = 1; goto k151_done; } } } goto k151_done; k151_done:; k150_found; })));
}

FN i64 made_omni(i64 type MAYBE) {
    /*  355  let omni(type: card_type) = first(c for c in player_cards if c.type is type and count(c.faces) is 3) */
    char *k_mark = k_free;
    RETURN(i64, ({ i64 k154_found; { set3 k158_set = ({ u64 k156_at = (u64)(type - (0));
        k156_at < 6 ? PLAYER_CARD_type_is[k156_at] : (set3){{0}}; }); for (i64 k159_i = 0; k159_i < 3;
        k159_i++) for (u64 k157_rest = k158_set.w[k159_i]; k157_rest; k157_rest &= k157_rest - 1) {
        i64 c MAYBE = 64 * k159_i + k_low(k157_rest); if ((PLAYER_CARD_faces[c].n == 3)) { k154_found = c;
        goto k155_done; } } } k_fault(); k155_done:; k154_found; }));
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
    /*   94  let on(p, g) = [c for c in staged[p] if target[c] is g] */
    return ({ set3 k160_found = {{0}}; { set3 k162_set = pos->staged[p]; for (i64 k163_i = 0; k163_i < 3;
        k163_i++) for (u64 k161_rest = k162_set.w[k163_i]; k161_rest; k161_rest &= k161_rest - 1) {
        i64 c MAYBE = 64 * k163_i + k_low(k161_rest); if (((i64)pos->target[c] == g)) { k_put3(&k160_found, c);
        } } }  k160_found; });
}

FN set3 let_on_player_game_card_set(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 g MAYBE) {
    /*   94  let on(p, g) = [c for c in staged[p] if target[c] is g] */
    return ({ set3 k164_found = {{0}}; { set3 k166_set = pos->staged[p]; for (i64 k167_i = 0; k167_i < 3;
        k167_i++) for (u64 k165_rest = k166_set.w[k167_i]; k165_rest; k165_rest &= k165_rest - 1) {
        i64 c MAYBE = 64 * k167_i + k_low(k165_rest); if (((i64)pos->target[c] == g)) { k_put3(&k164_found, c);
        } } }  k164_found; });
}

FN set3 let_planned_on_set(const Position *pos MAYBE, Agreed *a MAYBE, i64 g MAYBE) {
    /*   96  let planned_on(g) = [c for c in planned[me] if target[c] is g] */
    return ({ set3 k168_found = {{0}}; { set3 k170_set = pos->planned[(i64)pos->me]; for (i64 k171_i = 0;
        k171_i < 3; k171_i++) for (u64 k169_rest = k170_set.w[k171_i]; k169_rest; k169_rest &= k169_rest - 1) {
        i64 c MAYBE = 64 * k171_i + k_low(k169_rest); if (((i64)pos->target[c] == g)) { k_put3(&k168_found, c);
        } } }  k168_found; });
}

FN set3 let_planned_on_game_card_set(const Position *pos MAYBE, Agreed *a MAYBE, i64 g MAYBE) {
    /*   96  let planned_on(g) = [c for c in planned[me] if target[c] is g] */
    return ({ set3 k172_found = {{0}}; { set3 k174_set = pos->planned[(i64)pos->me]; for (i64 k175_i = 0;
        k175_i < 3; k175_i++) for (u64 k173_rest = k174_set.w[k175_i]; k173_rest; k173_rest &= k173_rest - 1) {
        i64 c MAYBE = 64 * k175_i + k_low(k173_rest); if (((i64)pos->target[c] == g)) { k_put3(&k172_found, c);
        } } }  k172_found; });
}

FN set3 let_unspent_set(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE) {
    /*  108  let unspent(p) = [c for c in player_cards if c.type is deck_type[p] and c not in discard[p] and c no.. */
    char *k_mark = k_free;
    RETURN(set3, ({ set3 k176_found = {{0}}; { set3 k182_set = k_not3(k_not3(k_all3(180), ({ set3 k178_set = {{0}};
        { list_i64 k179_list = from_top(pos->discard[p], pos->discard_n[p]); for (i64 k180_i = 0;
        k180_i < k179_list.n; k180_i++) { i64 k177_v MAYBE = k179_list.v[k180_i]; k_put3(&k178_set, k177_v);
        } } k178_set; })), pos->staged[p]); for (i64 k183_i = 0; k183_i < 3;
        k183_i++) for (u64 k181_rest = k182_set.w[k183_i]; k181_rest; k181_rest &= k181_rest - 1) {
        i64 c MAYBE = 64 * k183_i + k_low(k181_rest); if ((PLAYER_CARD_type[c] == (i64)pos->deck_type[p])) {
        k_put3(&k176_found, c); } } }  k176_found; }));
}

FN void do_reveal_plans(Position *pos MAYBE, Agreed *a MAYBE) {
    /*  202  rule reveal_plans() */
    /*  203  for p in players, g in controlled[p] if given_up[p, g] */
    for (i64 p = 0; p < SEATS; p++) { { list_i64 k184_list = from_top(pos->controlled[p], pos->controlled_n[p]);
        for (i64 k185_i = 0; k185_i < k184_list.n; k185_i++) { i64 g MAYBE = k184_list.v[k185_i];
        if ((i64)pos->given_up[(p * 66 + g)]) {
        /*  204  given_up[p, g] = no */
        pos->given_up[(p * 66 + g)] = (__typeof__(pos->given_up[(p * 66 + g)]))(0);
        /*  205  move g to removed */
        move_game_card(pos, g, 12, 0);
    } } } }
    /*  206  for p in players */
    for (i64 p = 0; p < SEATS; p++) {
        /*  207  for c in hand[p] */
        { set3 k189_set = pos->hand[p]; for (i64 k190_i = 0; k190_i < 3;
            k190_i++) for (u64 k188_rest = k189_set.w[k190_i]; k188_rest; k188_rest &= k188_rest - 1) {
            i64 c MAYBE = 64 * k190_i + k_low(k188_rest);
            /*  208  if convert_lasts is until_played and hand_colour[p] is not none: tint[c] = hand_colour[p] */
            if (((OPTION(convert_lasts) == CONVERT_LASTS_until_played) && ((i64)pos->hand_colour[p] != NONE))) {
                pos->tint[c] = (__typeof__(pos->tint[c]))((i64)pos->hand_colour[p]);
            }
        } }
        /*  209  if convert_lasts is until_played and hand_colour[p] is not none: last_colour[p] = hand_colour[p] */
        if (((OPTION(convert_lasts) == CONVERT_LASTS_until_played) && ((i64)pos->hand_colour[p] != NONE))) {
            pos->last_colour[p] = (__typeof__(pos->last_colour[p]))((i64)pos->hand_colour[p]);
        }
        /*  210  hand_colour[p] = none */
        pos->hand_colour[p] = (__typeof__(pos->hand_colour[p]))(NONE);
        /*  211  move planned[p] to staged[p] */
        { set3 k194_set = pos->planned[p]; for (i64 k195_i = 0; k195_i < 3;
            k195_i++) for (u64 k193_rest = k194_set.w[k195_i]; k193_rest; k193_rest &= k193_rest - 1) {
            i64 k192_thing MAYBE = 64 * k195_i + k_low(k193_rest);
            carry_player_card(pos, k192_thing, 13 + p, 19 + p, 0);
        } }
    }
    /*  212  for p in players, c in staged[p] if target[c] in removed */
    for (i64 p = 0; p < SEATS; p++) { { set3 k197_set = pos->staged[p]; for (i64 k198_i = 0; k198_i < 3;
        k198_i++) for (u64 k196_rest = k197_set.w[k198_i]; k196_rest; k196_rest &= k196_rest - 1) {
        i64 c MAYBE = 64 * k198_i + k_low(k196_rest); if (({ i64 k199_v = (i64)pos->target[c]; k199_v != NONE
        && k_has2(pos->removed, k199_v); })) {
        /*  213  take_back(p, c) */
        do_take_back(pos, a, p, c);
    } } } }
    /*  214  for p in players if plan[p] is redraw */
    for (i64 p = 0; p < SEATS; p++) { if (((i64)pos->plan[p] == PLAN_redraw)) {
        /*  215  let held = count(hand[p]) */
        i64 held MAYBE = k_count3(pos->hand[p]);
        /*  216  for c in hand[p]: tint[c] = none */
        { set3 k203_set = pos->hand[p]; for (i64 k204_i = 0; k204_i < 3;
            k204_i++) for (u64 k202_rest = k203_set.w[k204_i]; k202_rest; k202_rest &= k202_rest - 1) {
            i64 c MAYBE = 64 * k204_i + k_low(k202_rest);
            pos->tint[c] = (__typeof__(pos->tint[c]))(NONE);
        } }
        /*  217  last_colour[p] = none */
        pos->last_colour[p] = (__typeof__(pos->last_colour[p]))(NONE);
        /*  218  move hand[p] to returned[p] */
        { set3 k208_set = pos->hand[p]; for (i64 k209_i = 0; k209_i < 3;
            k209_i++) for (u64 k207_rest = k208_set.w[k209_i]; k207_rest; k207_rest &= k207_rest - 1) {
            i64 k206_thing MAYBE = 64 * k209_i + k_low(k207_rest);
            carry_player_card(pos, k206_thing, 7 + p, 25 + p, 0);
        } }
        /*  219  shuffle returned[p] */
        if (pos->returned_n[p] > 1) KNOWING({ for (i64 k210_i = 0; k210_i < pos->returned_n[p];
            k210_i++) pos->player_card_known[pos->returned[p][k210_i]] = 0; });
        k_shuffle(&pos->rng, pos->returned[p], pos->returned_n[p])
        /*  220  move returned[p] to bottom of draw_pile[p] */
        { list_i64 k212_list = from_top(pos->returned[p], pos->returned_n[p]); for (i64 k213_i = 0;
            k213_i < k212_list.n; k213_i++) { i64 k211_thing MAYBE = k212_list.v[k213_i];
            carry_player_card(pos, k211_thing, 25 + p, 1 + p, 1);
        } }
        /*  221  draw held if redraw_size is same else 3 from draw_pile[p] to hand[p] */
        for (i64 k214_n = ((OPTION(redraw_size) == REDRAW_SIZE_same) ? held : 3), k215_most = pos->draw_pile_n[p];
            k214_n > 0 && k215_most > 0; k214_n--, k215_most--)
            carry_player_card(pos, top_of(pos->draw_pile[p], pos->draw_pile_n[p]), 1 + p, 7 + p, 0);
        /*  222  shuffle draw_pile[p] */
        if (pos->draw_pile_n[p] > 1) KNOWING({ for (i64 k216_i = 0; k216_i < pos->draw_pile_n[p];
            k216_i++) pos->player_card_known[pos->draw_pile[p][k216_i]] = 0; });
        k_shuffle(&pos->rng, pos->draw_pile[p], pos->draw_pile_n[p])
    } }
}

FN void do_take_back(Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 card MAYBE) {
    /*  224  rule take_back(p, card) */
    /*  225  move card to hand[p] */
    move_player_card(pos, card, 7 + p, 0);
    /*  226  clear_marks(card) */
    do_clear_marks(pos, a, card);
}

FN void do_throw_away(Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 card MAYBE) {
    /*  228  rule throw_away(p, card) */
    /*  229  move card to discard[p] */
    move_player_card(pos, card, 31 + p, 0);
    /*  230  tint[card] = none */
    pos->tint[card] = (__typeof__(pos->tint[card]))(NONE);
    /*  231  clear_marks(card) */
    do_clear_marks(pos, a, card);
}

FN void do_clear_marks(Position *pos MAYBE, Agreed *a MAYBE, i64 card MAYBE) {
    /*  233  rule clear_marks(card) */
    /*  234  target[card] = none */
    pos->target[card] = (__typeof__(pos->target[card]))(NONE);
    /*  235  worn[card] = none */
    pos->worn[card] = (__typeof__(pos->worn[card]))(NONE);
    /*  236  covers[card] = none */
    pos->covers[card] = (__typeof__(pos->covers[card]))(NONE);
}

FN void do_throw_dice(Position *pos MAYBE, Agreed *a MAYBE) {
    /*  256  rule throw_dice() */
    /*  257  for p in players if in_contest[p] */
    for (i64 p = 0; p < SEATS; p++) { if ((i64)pos->in_contest[p]) {
        /*  258  pips[p] = roll 1..6 */
        pos->pips[p] = (__typeof__(pos->pips[p]))(({ list_i64 k218_list = k_range(1, 6);
            k218_list.v[k_below(&pos->rng, k218_list.n)]; }));
    } }
    /*  259  let best_throw = max(pips[p] for p in players if in_contest[p]) */
    i64 best_throw MAYBE = ({ i64 k219_found = 0, k220_some = 0; for (i64 p = 0; p < SEATS; p++) {
        if ((i64)pos->in_contest[p]) { i64 k221_here = (i64)pos->pips[p]; if (!k220_some
        || k221_here > k219_found) { k219_found = k221_here; } k220_some = 1; } } if (!k220_some) { k_fault();
        } k219_found; });
    /*  260  for p in players: in_contest[p] = in_contest[p] and pips[p] is best_throw */
    for (i64 p = 0; p < SEATS; p++) {
        pos->in_contest[p] = (__typeof__(pos->in_contest[p]))(((i64)pos->in_contest[p]
            && ((i64)pos->pips[p] == best_throw)));
    }
}

FN void do_take_control(Position *pos MAYBE, Agreed *a MAYBE, i64 g MAYBE) {
    /*  317  rule take_control(g) */
    /*  318  for p in players if complete(p, g) */
    for (i64 p = 0; p < SEATS; p++) { if (let_complete(pos, a, p, g)) {
        /*  319  for c in on(p, g): throw_away(p, c) */
        { set3 k225_set = let_on_player_game_card_set(pos, a, p, g); for (i64 k226_i = 0; k226_i < 3;
            k226_i++) for (u64 k224_rest = k225_set.w[k226_i]; k224_rest; k224_rest &= k224_rest - 1) {
            i64 c MAYBE = 64 * k226_i + k_low(k224_rest);
            do_throw_away(pos, a, p, c);
        } }
        /*  320  for q in players, c in on(q, g): take_back(q, c) */
        for (i64 q = 0; q < SEATS; q++) { { set3 k229_set = let_on_player_game_card_set(pos, a, q, g);
            for (i64 k230_i = 0; k230_i < 3; k230_i++) for (u64 k228_rest = k229_set.w[k230_i]; k228_rest;
            k228_rest &= k228_rest - 1) { i64 c MAYBE = 64 * k230_i + k_low(k228_rest);
            do_take_back(pos, a, q, c);
        } } }
        /*  321  move g to controlled[p] */
        move_game_card(pos, g, 6 + p, 0);
        /*  322  done */
        return;
    } }
}

FN void do_fill_area(Position *pos MAYBE, Agreed *a MAYBE) {
    /*  324  rule fill_area() */
    /*  325  for i in 1..4 if area[i] is none */
    for (i64 i = 1; i <= 4; i++) { if (((i64)pos->area[(i - 1)] == NONE)) {
        /*  326  repeat 7 times */
        for (i64 k233_n = 7; k233_n > 0; k233_n--) {
            /*  327  if count(deck) is 0: done */
            if (((i64)pos->deck_n == 0)) {
                return;
            }
            /*  328  let next = top(deck) */
            i64 next MAYBE = top_of(pos->deck, pos->deck_n);
            /*  329  reveal next */
            KNOWING(reveal_game_card(pos, next, -1));
            /*  330  let aside = next.type is Black and black_place is aside */
            i64 aside MAYBE = ((GAME_CARD_type[next] == CARD_TYPE_Black)
                && (OPTION(black_place) == BLACK_PLACE_aside));
            /*  331  if aside: move next to timer */
            if (aside) {
                move_game_card(pos, next, 13, 0);
            }
            else {
                /*  332  else: move next to area[i] */
                move_game_card(pos, next, 2 + (i - 1), 0);
            }
            /*  333  if black_end is now and timer_is_up(): end game */
            if (((OPTION(black_end) == BLACK_END_now) && let_timer_is_up(pos, a))) {
                end_ranked(pos, a);
                return;
            }
            /*  334  if not aside: stop */
            if (!aside) {
                goto k234_left;
            }
        }
        k234_left:;
    } }
}

FN void do_refill_hand(Position *pos MAYBE, Agreed *a MAYBE) {
    /*  336  rule refill_hand() */
    /*  337  drew[me] = count(hand[me]) < 3 and count(draw_pile[me]) > 0 */
    pos->drew[(i64)pos->me] = (__typeof__(pos->drew[(i64)pos->me]))(((k_count3(pos->hand[(i64)pos->me]) < 3)
        && ((i64)pos->draw_pile_n[(i64)pos->me] > 0)));
    /*  338  draw 3 - count(hand[me]) from draw_pile[me] to hand[me] */
    for (i64 k235_n = (3 - k_count3(pos->hand[(i64)pos->me])), k236_most = pos->draw_pile_n[(i64)pos->me];
        k235_n > 0 && k236_most > 0; k235_n--, k236_most--)
        carry_player_card(pos, top_of(pos->draw_pile[(i64)pos->me], pos->draw_pile_n[(i64)pos->me]),
    1 + (i64)pos->me, 7 + (i64)pos->me, 0);
}

FN void do_clear_table(Position *pos MAYBE, Agreed *a MAYBE) {
    /*  342  rule clear_table() */
    /*  343  first_seat = player(1) */
    pos->first_seat = (__typeof__(pos->first_seat))(0);
    /*  344  move deck to box */
    { list_i64 k238_list = k_reverse_i64(from_top(pos->deck, pos->deck_n)); for (i64 k239_i = 0;
        k239_i < k238_list.n; k239_i++) { i64 k237_thing MAYBE = k238_list.v[k239_i];
        carry_game_card(pos, k237_thing, 1, 0, 0);
    } }
    /*  345  for i in 1..4 if area[i] is not none */
    for (i64 i = 1; i <= 4; i++) { if (((i64)pos->area[(i - 1)] != NONE)) {
        /*  346  move area[i] to box */
        carry_game_card(pos, (i64)pos->area[(i - 1)], 2 + (i - 1), 0, 0);
    } }
    /*  347  for p in players */
    for (i64 p = 0; p < SEATS; p++) {
        /*  348  move hand[p] to box */
        { set3 k244_set = pos->hand[p]; for (i64 k245_i = 0; k245_i < 3;
            k245_i++) for (u64 k243_rest = k244_set.w[k245_i]; k243_rest; k243_rest &= k243_rest - 1) {
            i64 k242_thing MAYBE = 64 * k245_i + k_low(k243_rest);
            carry_player_card(pos, k242_thing, 7 + p, 0, 0);
        } }
        /*  349  move draw_pile[p] to box */
        { list_i64 k247_list = k_reverse_i64(from_top(pos->draw_pile[p], pos->draw_pile_n[p])); for (i64 k248_i = 0;
            k248_i < k247_list.n; k248_i++) { i64 k246_thing MAYBE = k247_list.v[k248_i];
            carry_player_card(pos, k246_thing, 1 + p, 0, 0);
        } }
        /*  350  deck_type[p] = Anchor if p is player(1) else Bolt if p is player(2) else Crown */
        { i64 k249_at = p, k250_new = ((p == 0) ? CARD_TYPE_Anchor : ((p == 1) ? CARD_TYPE_Bolt : CARD_TYPE_Crown));
          pos->deck_type_is[pos->deck_type[k249_at] + 1] ^= k_bit(k249_at);
          pos->deck_type_is[k250_new + 1] ^= k_bit(k249_at);
          pos->deck_type[k249_at] = (__typeof__(pos->deck_type[0]))k250_new; }
    }
}

FN void do_hold(Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 type MAYBE, i64 s MAYBE) {
    /*  352  rule hold(p, type: card_type, s: symbol) */
    /*  353  move first(c for c in player_cards if c.type is type and c.faces[1] is s and count(c.faces) is 1 and.. */
    move_player_card(pos, ({ i64 k251_found; { set3 k255_set = ({ u64 k253_at = (u64)(type - (0));
        k253_at < 6 ? PLAYER_CARD_type_is[k253_at] : (set3){{0}}; }); for (i64 k256_i = 0; k256_i < 3;
        k256_i++) for (u64 k254_rest = k255_set.w[k256_i]; k254_rest; k254_rest &= k254_rest - 1) {
        i64 c MAYBE = 64 * k256_i + k_low(k254_rest); if (((k_item_i64(PLAYER_CARD_faces[c], 1) == s)
        && (PLAYER_CARD_faces[c].n == 1) && k_has3(pos->player_card_box, c))) { k251_found = c; goto k252_done;
        } } } k_fault(); k252_done:; k251_found; }), 7 + p, 0);
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
    i64 loose[180], here[37] = {0}, everybody = (1 << pos->seats) - 1;
    i8 lost[180];
    for (i64 t = 0; t < 180; t++) {
        lost[t] = !((pos->player_card_known[t] | PLAYER_CARD_seers[pos->player_card_place[t]]) >> seat & 1);
        here[pos->player_card_place[t]] += lost[t];
    }
    for (i64 name = 0; name < 37; name++) {
        i64 n = 0;
        for (i64 t = 0; t < 180; t++) if (lost[t]
            && pos->player_card_cohort[pos->player_card_place[t]] == name) loose[n++] = t;
        if (!n) continue;
        k_mixed(rng, loose, n);
        for (i64 p = 1; p < 37; p++) {
            if (!here[p] || pos->player_card_cohort[p] != name) continue;
            if (p >= 1 && p < 7) {
                for (i64 i = 0, k = n; i < pos->draw_pile_n[p - 1]; i++)
                    if (lost[pos->draw_pile[p - 1][i]]) pos->draw_pile[p - 1][i] = (__typeof__(pos->draw_pile[p - 1][i]))loose[--k];
            }
            if (p >= 25 && p < 31) {
                for (i64 i = 0, k = n; i < pos->returned_n[p - 25]; i++)
                    if (lost[pos->returned[p - 25][i]]) pos->returned[p - 25][i] = (__typeof__(pos->returned[p - 25][i]))loose[--k];
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
    3, 4, 5, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5};
    for (i64 i = 0; i < 180;
        i++) if (!(player_card_owner[began->player_card_place[i]] == seat)) pos->target[i] = began->target[i];
    for (i64 i = 0; i < 180;
        i++) if (!(player_card_owner[began->player_card_place[i]] == seat)) pos->worn[i] = began->worn[i];
    for (i64 i = 0; i < 180;
        i++) if (!(player_card_owner[began->player_card_place[i]] == seat)) pos->covers[i] = began->covers[i];
    for (i64 i = 0; i < 180;
        i++) if (!(player_card_owner[began->player_card_place[i]] == seat)) pos->tint[i] = began->tint[i];
    for (i64 i = 0; i < 6; i++) if (!(i == seat)) pos->hand_colour[i] = began->hand_colour[i];
    for (i64 i = 0; i < 396; i++) if (!(i / 66 % 6 == seat
        || game_card_owner[began->game_card_place[i / 1 % 66]] == seat)) pos->given_up[i] = began->given_up[i];
    for (i64 i = 0; i < 6; i++) if (!(i == seat)) pos->last_colour[i] = began->last_colour[i];
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
    /*   73  var target[player_card]: game_card? = none */
    for (i64 i = 0; i < 180; i++) if (!(pos->player_card_known[i] >> seat & 1)) { i64 drawn = k_below(rng, 66 + 1);
        pos->target[i] = (__typeof__(pos->target[i]))(drawn ? 0 + drawn - 1 : NONE); }
    /*   74  var worn[player_card]: symbol? = none */
    for (i64 i = 0; i < 180; i++) if (!(pos->player_card_known[i] >> seat & 1)) { i64 drawn = k_below(rng, 15 + 1);
        pos->worn[i] = (__typeof__(pos->worn[i]))(drawn ? 0 + drawn - 1 : NONE); }
    /*   75  var covers[player_card]: symbol? = none */
    for (i64 i = 0; i < 180; i++) if (!(pos->player_card_known[i] >> seat & 1)) { i64 drawn = k_below(rng, 15 + 1);
        pos->covers[i] = (__typeof__(pos->covers[i]))(drawn ? 0 + drawn - 1 : NONE); }
    /*   76  var tint[player_card]: colour? = none */
    for (i64 i = 0; i < 180; i++) if (!(pos->player_card_known[i] >> seat & 1)) { i64 drawn = k_below(rng, 5 + 1);
        pos->tint[i] = (__typeof__(pos->tint[i]))(drawn ? 0 + drawn - 1 : NONE); }
    /*   80  var locked[game_card] = no */
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
    /*  137  choose "Take the deck {t}" for t in card_types if t is not Black and every(deck_type[p] is not t for.. */
    k_offer_word(offered, 0, ({ u64 k257_found = 0;
        for (u64 k259_rest = (((1ull << 7) - 1) & ~(0 | k_bit(CARD_TYPE_Black))); k259_rest;
        k259_rest &= k259_rest - 1) { i64 t MAYBE = k_low(k259_rest);
        k257_found |= (u64)!!((((((1ull << SEATS) - 1) & pos->deck_type_is[t + 1]) == 0))) << t; } k257_found; }));
}

FN void offer_round_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  151  may up to 12 times "Take {c} back" for c in staged[me] */
    { set3 k260_set = pos->staged[(i64)pos->me];
    k_offer_words(offered, 7, k260_set.w, 3); }
    if (offered->total) k_offer_word(offered, 187, 1);
}

FN void offer_round_choose_2(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  154  choose */
    /*  155  "Play cards" if count(hand[me]) > 0 and (count(tickets) > 0 or can_play()) */
    if ((k_any3(pos->hand[(i64)pos->me])) && (((let_tickets(pos, a).n > 0) || let_can_play(pos, a)))) {
        k_offer_word(offered, 188, 1);
    }
    /*  175  "Replace the whole hand" if count(hand[me]) > 0 and count(draw_pile[me]) > 0 */
    if ((k_any3(pos->hand[(i64)pos->me])) && (((i64)pos->draw_pile_n[(i64)pos->me] > 0))) {
        k_offer_word(offered, 340457, 1);
    }
    /*  177  "Pass" */
    k_offer_word(offered, 340458, 1);
}

FN void offer_round_choose_3(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  156  may up to 12 times */
    /*  157  "Give up {g} and turn the hand {g.convert}" for g in tickets */
    { set2 k265_set = ({ set2 k261_found = {{0}}; { list_i64 k263_list = let_tickets(pos, a); for (i64 k264_i = 0;
        k264_i < k263_list.n; k264_i++) { i64 g MAYBE = k263_list.v[k264_i]; i64 k262_at = g; k_put2(&k261_found,
        k262_at); } } k261_found; });
    k_offer_words(offered, 189, k265_set.w, 2); }
    if (offered->total) k_offer_word(offered, 255, 1);
}

FN void offer_round_choose_4(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  161  may up to 30 times */
    /*  162  "Play {c} as {s} on the {t} of {area[i]}" for i in laid_out, t in open_shapes(area[i]), c in hand[me], */
    for (u64 k270_rest = ({ u64 k267_set = 0; { list_i64 k268_list = let_laid_out(pos, a); for (i64 k269_i = 0;
        k269_i < k268_list.n; k269_i++) { i64 k266_v MAYBE = k268_list.v[k269_i]; k267_set |= k_bit(k266_v);
        } } k267_set; }); k270_rest; k270_rest &= k270_rest - 1) { i64 i MAYBE = k_low(k270_rest);
        for (u64 k275_rest = ({ u64 k272_set = 0; { list_i64 k273_list = let_open_shapes_game_card(pos, a,
            (i64)pos->area[(i - 1)]); for (i64 k274_i = 0; k274_i < k273_list.n; k274_i++) {
            i64 k271_v MAYBE = k273_list.v[k274_i]; k272_set |= k_bit(k271_v); } } k272_set; }); k275_rest;
            k275_rest &= k275_rest - 1) { i64 t MAYBE = k_low(k275_rest);
            { set3 k277_set = pos->hand[(i64)pos->me]; for (i64 k278_i = 0; k278_i < 3;
                k278_i++) for (u64 k276_rest = k277_set.w[k278_i]; k276_rest; k276_rest &= k276_rest - 1) {
                i64 c MAYBE = 64 * k278_i + k_low(k276_rest);
                k_offer_word(offered, 256 + 40500 * (i - (1)) + 2700 * t + 15 * c, ({ u64 k279_found = 0; {
                    list_i64 k281_list = let_looks(pos, a, c); for (i64 k282_i = 0; k282_i < k281_list.n;
                    k282_i++) { i64 s MAYBE = k281_list.v[k282_i]; k279_found |= (u64)!!((let_matches(s, t))) << s;
                    } } k279_found; }));
            } }
        }
    }
    /*  169  "Steal {g} with {c} as {s}" for g in targets, c in hand[me], s in looks(c) if */
    { set2 k288_set = ({ set2 k284_set = {{0}}; { list_i64 k285_list = let_targets(pos, a); for (i64 k286_i = 0;
        k286_i < k285_list.n; k286_i++) { i64 k283_v MAYBE = k285_list.v[k286_i]; k_put2(&k284_set, k283_v);
        } } k284_set; }); for (i64 k289_i = 0; k289_i < 2; k289_i++) for (u64 k287_rest = k288_set.w[k289_i];
        k287_rest; k287_rest &= k287_rest - 1) { i64 g MAYBE = 64 * k289_i + k_low(k287_rest);
        { set3 k291_set = pos->hand[(i64)pos->me]; for (i64 k292_i = 0; k292_i < 3;
            k292_i++) for (u64 k290_rest = k291_set.w[k292_i]; k290_rest; k290_rest &= k290_rest - 1) {
            i64 c MAYBE = 64 * k292_i + k_low(k290_rest);
            k_offer_word(offered, 162256 + 2700 * g + 15 * c, ({ u64 k297_found = 0; {
                list_i64 k299_list = let_looks(pos, a, c); for (i64 k300_i = 0; k300_i < k299_list.n; k300_i++) {
                i64 s MAYBE = k299_list.v[k300_i]; k297_found |= (u64)!!((({ i64 k293_found = 0; {
                list_i64 k295_list = GAME_CARD_shapes[g]; for (i64 k296_i = 0; k296_i < k295_list.n; k296_i++) {
                i64 t MAYBE = k295_list.v[k296_i]; if (let_matches(s, t)) { k293_found = 1; goto k294_done;
                } } } goto k294_done; k294_done:; k293_found; }))) << s; } } k297_found; }));
        } }
    } }
    if (offered->total) k_offer_word(offered, 340456, 1);
}

FN void offer_show_hands_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  264  choose "Show {s}" for s in signs */
    k_offer_word(offered, 340459, ((1ull << 3) - 1));
}

FN void offer_ask_the_table_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  279  choose by first_seat "{p} wins the contest" for p in players if in_contest[p] */
    k_offer_word(offered, 340462, ({ u64 k301_found = 0; for (i64 p = 0; p < SEATS; p++) {
        k301_found |= (u64)!!(((i64)pos->in_contest[p])) << p; } k301_found; }));
}

FN void offer_stand_up_to_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  300  choose */
    /*  301  "Defend with {d}" for d in hand[me] if shows_shape_of(d, attack) */
    { set3 k308_set = ({ set3 k303_found = {{0}}; { set3 k306_set = pos->hand[(i64)pos->me]; for (i64 k307_i = 0;
        k307_i < 3; k307_i++) for (u64 k305_rest = k306_set.w[k307_i]; k305_rest; k305_rest &= k305_rest - 1) {
        i64 d MAYBE = 64 * k307_i + k_low(k305_rest); if ((let_shows_shape_of(pos, a, d,
        (i64)pos->stand_up_to_attack))) { i64 k304_at = d; k_put3(&k303_found, k304_at); } } } k303_found; });
    k_offer_words(offered, 340468, k308_set.w, 3); }
    /*  306  "Compete" */
    k_offer_word(offered, 340648, 1);
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
    i64 round_play_with_t MAYBE = 0;
    i64 round_play_with_c MAYBE = 0;
    i64 round_play_with_s MAYBE = 0;
    i64 round_steal_with_g MAYBE = 0;
    i64 round_steal_with_c MAYBE = 0;
    i64 round_steal_with_s MAYBE = 0;
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
        /*  128  setup */
        /*  129  move [g for g in game_cards if g.type is not Black] to deck */
        { set2 k311_set = k_not2(k_all2(66), (set2){{0xf000000000000000ull, 0x3ull}}); for (i64 k312_i = 0;
            k312_i < 2; k312_i++) for (u64 k310_rest = k311_set.w[k312_i]; k310_rest; k310_rest &= k310_rest - 1) {
            i64 k309_thing MAYBE = 64 * k312_i + k_low(k310_rest);
            move_game_card(pos, k309_thing, 1, 0);
        } }
        /*  130  let black = [g for g in game_cards if g.type is Black] */
        list_i64 black MAYBE = ({ build_i64 k314_found = {0, 0, 0}; {
            set2 k316_set = (set2){{0xf000000000000000ull, 0x3ull}}; for (i64 k317_i = 0; k317_i < 2;
            k317_i++) for (u64 k315_rest = k316_set.w[k317_i]; k315_rest; k315_rest &= k315_rest - 1) {
            i64 k313_v MAYBE = 64 * k317_i + k_low(k315_rest); k_add_i64(&k314_found, k313_v);
            } }  k_made_i64(k314_found); });
        /*  131  for i in 1..6 if i <= black_cards */
        for (i64 i = 1; i <= 6; i++) { if ((i <= OPTION(black_cards))) {
            /*  132  move black[i] to deck */
            move_game_card(pos, k_item_i64(black, i), 1, 0);
        } }
        /*  133  shuffle deck */
        if (pos->deck_n > 1) KNOWING({ for (i64 k319_i = 0; k319_i < pos->deck_n;
            k319_i++) pos->game_card_known[pos->deck[k319_i]] = 0; });
        k_shuffle(&pos->rng, pos->deck, pos->deck_n)
        /*  134  fill_area() */
        do_fill_area(pos, a);
        if (pos->over) return;
        /*  135  first_seat = roll players */
        pos->first_seat = (__typeof__(pos->first_seat))(({ u64 k320_set = ((1ull << SEATS) - 1);
            k_nth(k320_set, k_below(&pos->rng, k_count(k320_set))); }));
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
        /*  137  choose "Take the deck {t}" for t in card_types if t is not Black and every(deck_type[p] is not t.. */
        pos->setup_seat = 0;
        pos->at = SETUP_CHOOSE;
        k_free = k_memory;
        u64 o0 = ({ u64 k321_found = 0; for (u64 k323_rest = (((1ull << 7) - 1) & ~(0 | k_bit(CARD_TYPE_Black)));
            k323_rest; k323_rest &= k323_rest - 1) { i64 t MAYBE = k_low(k323_rest);
            k321_found |= (u64)!!((((((1ull << SEATS) - 1) & pos->deck_type_is[t + 1]) == 0))) << t; } k321_found; });
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
        /*  141  shuffle draw_pile[me] */
        if (pos->draw_pile_n[(i64)pos->me] > 1) KNOWING({ for (i64 k324_i = 0;
            k324_i < pos->draw_pile_n[(i64)pos->me];
            k324_i++) pos->player_card_known[pos->draw_pile[(i64)pos->me][k324_i]] = 0; });
        k_shuffle(&pos->rng, pos->draw_pile[(i64)pos->me], pos->draw_pile_n[(i64)pos->me])
        /*  142  draw 3 from draw_pile[me] to hand[me] */
        for (i64 k325_n = 3, k326_most = pos->draw_pile_n[(i64)pos->me]; k325_n > 0 && k326_most > 0; k325_n--,
            k326_most--)
            carry_player_card(pos, top_of(pos->draw_pile[(i64)pos->me], pos->draw_pile_n[(i64)pos->me]),
    1 + (i64)pos->me, 7 + (i64)pos->me, 0);
        goto at_setup_next_player;
    }
    at_setup_take_the_deck: MAYBE; {
        /*  137  choose "Take the deck {t}" for t in card_types if t is not Black and every(deck_type[p] is not t.. */
        /*  138  deck_type[me] = t */
        { i64 k327_at = (i64)pos->me, k328_new = setup_take_the_deck_with_t;
          pos->deck_type_is[pos->deck_type[k327_at] + 1] ^= k_bit(k327_at);
          pos->deck_type_is[k328_new + 1] ^= k_bit(k327_at);
          pos->deck_type[k327_at] = (__typeof__(pos->deck_type[0]))k328_new; }
        /*  139  move [c for c in player_cards if c.type is t] to draw_pile[me] */
        { set3 k332_set = ({ u64 k330_at = (u64)(setup_take_the_deck_with_t - (0));
            k330_at < 6 ? PLAYER_CARD_type_is[k330_at] : (set3){{0}}; }); for (i64 k333_i = 0; k333_i < 3;
            k333_i++) for (u64 k331_rest = k332_set.w[k333_i]; k331_rest; k331_rest &= k331_rest - 1) {
            i64 k329_thing MAYBE = 64 * k333_i + k_low(k331_rest);
            move_player_card(pos, k329_thing, 1 + (i64)pos->me, 0);
        } }
        goto at_setup_on;
    }
    at_setup_otherwise: MAYBE; {
        /*  140  otherwise: nothing */
        goto at_setup_on;
    }
    at_round: MAYBE; {
        /*  144  round */
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        pos->ticks++;
        /*  145  for p in players: plan[p] = wait if waits[p] else pass */
        for (i64 p = 0; p < SEATS; p++) {
            pos->plan[p] = (__typeof__(pos->plan[p]))(((i64)pos->waits[p] ? PLAN_wait : PLAN_pass));
        }
        /*  146  if steal_ban is cycle */
        if ((OPTION(steal_ban) == STEAL_BAN_cycle)) {
            /*  147  for g in game_cards, p in players: banned[g, p] = no */
            for (i64 g = 0; g < 66; g++) { for (i64 p = 0; p < SEATS; p++) {
                pos->banned[(g * 6 + p)] = (__typeof__(pos->banned[(g * 6 + p)]))(0);
            } }
        }
        /*  149  if withdraw */
        if (OPTION(withdraw)) goto at_round_if;
        goto at_round_on;
    }
    at_round_on: MAYBE; {
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
        /*  150  each player from first_seat if not waits[me] */
        if (!(i64)pos->waits[(i64)pos->me]) goto at_round_for;
        goto at_round_next_player;
    }
    at_round_for: MAYBE; {
        /*  151  may up to 12 times "Take {c} back" for c in staged[me] */
        pos->round_times = (__typeof__(pos->round_times))12;
        pos->round_taken = (__typeof__(pos->round_taken))0;
        goto at_round_again;
    }
    at_round_again: MAYBE; {
        /*  151  may up to 12 times "Take {c} back" for c in staged[me] */
        if (((i64)pos->round_times > 0)) goto at_round_once;
        goto at_round_done;
    }
    at_round_once: MAYBE; {
        /*  151  may up to 12 times "Take {c} back" for c in staged[me] */
        pos->round_times = (__typeof__(pos->round_times))((i64)pos->round_times - 1);
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
        /*  151  may up to 12 times "Take {c} back" for c in staged[me] */
        pos->round_taken = (__typeof__(pos->round_taken))1;
        /*  152  take_back(me, c) */
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
        /*  178  reveal_plans() */
        do_reveal_plans(pos, a);
        k_keep(pos->round_i_rest, &pos->round_i_rest_n, 512, let_laid_out(pos, a));
        goto at_round_next_i;
    }
    at_round_player_2: MAYBE; {
        pos->me = (i8)(i64)pos->round_seat_2;
        /*  153  each player from first_seat if not waits[me] at once */
        if (!(i64)pos->waits[(i64)pos->me]) goto at_round_for_2;
        goto at_round_next_player_2;
    }
    at_round_for_2: MAYBE; {
        /*  154  choose */
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
            id = 340457;
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            goto at_round_replace_the_whole;
        }
        k -= n1;
        {
            id = 340458;
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            goto at_round_pass;
        }
    }
    at_round_on_3: MAYBE; {
        goto at_round_next_player_2;
    }
    at_round_play_cards: MAYBE; {
        /*  156  may up to 12 times */
        pos->round_times_2 = (__typeof__(pos->round_times_2))12;
        pos->round_taken_2 = (__typeof__(pos->round_taken_2))0;
        goto at_round_again_2;
    }
    at_round_again_2: MAYBE; {
        /*  156  may up to 12 times */
        if (((i64)pos->round_times_2 > 0)) goto at_round_once_2;
        goto at_round_done_2;
    }
    at_round_once_2: MAYBE; {
        /*  156  may up to 12 times */
        pos->round_times_2 = (__typeof__(pos->round_times_2))((i64)pos->round_times_2 - 1);
        pos->round_taken_2 = 0;
        pos->at = ROUND_CHOOSE_3;
        k_free = k_memory;
        set2 o0 = ({ set2 k336_found = {{0}}; { list_i64 k338_list = let_tickets(pos, a); for (i64 k339_i = 0;
            k339_i < k338_list.n; k339_i++) { i64 g MAYBE = k338_list.v[k339_i]; i64 k337_at = g;
            k_put2(&k336_found, k337_at); } } k336_found; });
        i64 n0 = k_count2(o0);
        i64 all = n0 ? n0 + 1 : 0;
        if (UNLIKELY(!(all))) {
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
        k = k_below(&playing->rng, all);
        if (k < n0) {
            id = 189 + k_nth2(o0, k);
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            i64 g MAYBE = ((id - 189));
            round_give_up_with_g = g;
            goto at_round_give_up;
        }
        k -= n0;
        if (playing->taken) playing->taken[255]++;
        goto at_round_done_2;
    }
    at_round_done_2: MAYBE; {
        goto at_round_on_4;
    }
    at_round_on_4: MAYBE; {
        /*  161  may up to 30 times */
        pos->round_times_3 = (__typeof__(pos->round_times_3))30;
        pos->round_taken_3 = (__typeof__(pos->round_taken_3))0;
        goto at_round_again_3;
    }
    at_round_give_up: MAYBE; {
        /*  157  "Give up {g} and turn the hand {g.convert}" for g in tickets */
        /*  156  may up to 12 times */
        pos->round_taken_2 = (__typeof__(pos->round_taken_2))1;
        /*  158  given_up[me, g] = yes */
        pos->given_up[((i64)pos->me * 66 + round_give_up_with_g)] = (__typeof__(pos->given_up[((i64)pos->me * 66 + round_give_up_with_g)]))(1);
        /*  159  hand_colour[me] = g.convert */
        pos->hand_colour[(i64)pos->me] = (__typeof__(pos->hand_colour[(i64)pos->me]))(GAME_CARD_convert[round_give_up_with_g]);
        /*  160  plan[me] = play */
        pos->plan[(i64)pos->me] = (__typeof__(pos->plan[(i64)pos->me]))(PLAN_play);
        goto at_round_again_2;
    }
    at_round_again_3: MAYBE; {
        /*  161  may up to 30 times */
        if (((i64)pos->round_times_3 > 0)) goto at_round_once_3;
        goto at_round_done_3;
    }
    at_round_once_3: MAYBE; {
        /*  161  may up to 30 times */
        pos->round_times_3 = (__typeof__(pos->round_times_3))((i64)pos->round_times_3 - 1);
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
        /*  162  "Play {c} as {s} on the {t} of {area[i]}" for i in laid_out, t in open_shapes(area[i]), c in han.. */
        /*  161  may up to 30 times */
        pos->round_taken_3 = (__typeof__(pos->round_taken_3))1;
        /*  164  worn[c] = s */
        pos->worn[round_play_with_c] = (__typeof__(pos->worn[round_play_with_c]))(round_play_with_s);
        /*  165  target[c] = area[i] */
        pos->target[round_play_with_c] = (__typeof__(pos->target[round_play_with_c]))((i64)pos->area[((i64)pos->round_i - 1)]);
        /*  166  covers[c] = t */
        pos->covers[round_play_with_c] = (__typeof__(pos->covers[round_play_with_c]))(round_play_with_t);
        /*  167  plan[me] = play */
        pos->plan[(i64)pos->me] = (__typeof__(pos->plan[(i64)pos->me]))(PLAN_play);
        /*  168  move c to planned[me] */
        move_player_card(pos, round_play_with_c, 13 + (i64)pos->me, 0);
        goto at_round_again_3;
    }
    at_round_steal: MAYBE; {
        /*  169  "Steal {g} with {c} as {s}" for g in targets, c in hand[me], s in looks(c) if */
        /*  161  may up to 30 times */
        pos->round_taken_3 = (__typeof__(pos->round_taken_3))1;
        /*  171  worn[c] = s */
        pos->worn[round_steal_with_c] = (__typeof__(pos->worn[round_steal_with_c]))(round_steal_with_s);
        /*  172  target[c] = g */
        pos->target[round_steal_with_c] = (__typeof__(pos->target[round_steal_with_c]))(round_steal_with_g);
        /*  173  plan[me] = play */
        pos->plan[(i64)pos->me] = (__typeof__(pos->plan[(i64)pos->me]))(PLAN_play);
        /*  174  move c to planned[me] */
        move_player_card(pos, round_steal_with_c, 13 + (i64)pos->me, 0);
        goto at_round_again_3;
    }
    at_round_replace_the_whole: MAYBE; {
        /*  176  plan[me] = redraw */
        pos->plan[(i64)pos->me] = (__typeof__(pos->plan[(i64)pos->me]))(PLAN_redraw);
        goto at_round_on_3;
    }
    at_round_pass: MAYBE; {
        goto at_round_on_3;
    }
    at_round_next_i: MAYBE; {
        if (!pos->round_i_rest_n) goto at_round_on_6;
        pos->round_i = (__typeof__(pos->round_i))k_next(pos->round_i_rest, &pos->round_i_rest_n);
        goto at_round_i;
    }
    at_round_on_6: MAYBE; {
        pos->round_kept_me_3 = (__typeof__(pos->round_kept_me_3))pos->me;
        k_keep(pos->round_seats_left_3, &pos->round_seats_left_3_n, 6, k_seats_from((i64)pos->first_seat, SEATS));
        goto at_round_next_player_3;
    }
    at_round_i: MAYBE; {
        /*  180  for i in laid_out: compete(area[i]) */
        i64 k340_arg = (i64)pos->area[((i64)pos->round_i - 1)];
        pos->compete_g = (__typeof__(pos->compete_g))k340_arg;
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
        /*  183  phase "Take control, clean up, draw" */
        {
            /*  184  for i in 1..4 if area[i] is not none */
            for (i64 i = 1; i <= 4; i++) { if (((i64)pos->area[(i - 1)] != NONE)) {
                /*  185  take_control(area[i]) */
                do_take_control(pos, a, (i64)pos->area[(i - 1)]);
            } }
            /*  186  if partial is returns */
            if ((OPTION(partial) == PARTIAL_returns)) {
                /*  187  for p in players, c in staged[p]: take_back(p, c) */
                for (i64 p = 0; p < SEATS; p++) { { set3 k343_set = pos->staged[p]; for (i64 k344_i = 0; k344_i < 3;
                    k344_i++) for (u64 k342_rest = k343_set.w[k344_i]; k342_rest; k342_rest &= k342_rest - 1) {
                    i64 c MAYBE = 64 * k344_i + k_low(k342_rest);
                    do_take_back(pos, a, p, c);
                } } }
            }
            /*  188  fill_area() */
            do_fill_area(pos, a);
            if (pos->over) return;
            /*  189  each player from first_seat: refill_hand() */
            {
            i64 k346_kept_me = pos->me, k348_first = (i64)pos->first_seat;
            for (i64 k347_i = 0; k347_i < SEATS; k347_i++) {
                pos->me = (i8)((k348_first + k347_i) % SEATS);
                do_refill_hand(pos, a);
            }
            pos->me = (i8)k346_kept_me;
            }
            /*  190  for p in players */
            for (i64 p = 0; p < SEATS; p++) {
                /*  191  waits[p] = plan[p] is redraw and (redraw_wait is one_cycle or */
                pos->waits[p] = (__typeof__(pos->waits[p]))((((i64)pos->plan[p] == PLAN_redraw)
                    && ((OPTION(redraw_wait) == REDRAW_WAIT_one_cycle) || ({ i64 k351_found = 0; for (i64 q = 0;
                    q < SEATS; q++) { if ((!(q == p) && !let_replenished(pos, a, q))) { k351_found = 1;
                    goto k352_done; } } goto k352_done; k352_done:; k351_found; }))));
            }
        }
        /*  193  if timer_is_up(): end game */
        if (let_timer_is_up(pos, a)) {
            end_ranked(pos, a);
            return;
        }
        /*  194  if every(count(draw_pile[p]) is 0 and plan[p] is pass and not drew[p] for p in players): end game */
        if (({ i64 k353_found = 1; for (i64 p = 0; p < SEATS; p++) { if (!((((i64)pos->draw_pile_n[p] == 0)
            && ((i64)pos->plan[p] == PLAN_pass) && !(i64)pos->drew[p]))) { k353_found = 0; goto k354_done;
            } } goto k354_done; k354_done:; k353_found; })) {
            end_ranked(pos, a);
            return;
        }
        /*  195  if not some(can_go_on(p) for p in players): end game */
        if (!({ i64 k355_found = 0; for (i64 p = 0; p < SEATS; p++) { if (let_can_go_on(pos, a, p)) {
            k355_found = 1; goto k356_done; } } goto k356_done; k356_done:; k355_found; })) {
            end_ranked(pos, a);
            return;
        }
        /*  196  first_seat = left(first_seat) */
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
        /*  182  each player from first_seat: face_thieves() */
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
    at_compete: MAYBE; {
        /*  240  rule compete(g) */
        /*  241  let rivals = [p for p in players if complete(p, g)] */
        list_i64 rivals MAYBE = ({ build_i64 k357_found = {0, 0, 0}; for (i64 p = 0; p < SEATS; p++) {
            if (let_complete(pos, a, p, (i64)pos->compete_g)) { k_add_i64(&k357_found, p);
            } }  k_made_i64(k357_found); });
        /*  242  if count(rivals) < 2: done */
        if ((rivals.n < 2)) {
            pos->compete_g = NONE;
            goto at_round_after_compete;
        }
        /*  243  let best_of_them = contest(rivals) */
        list_i64 k358_arg = rivals;
        k_keep(pos->contest_rivals, &pos->contest_rivals_n, 64, k358_arg);
        pos->contest_goes_back_to = 1;
        goto at_contest;
    }
    at_compete_after_contest: MAYBE; {
        pos->compete_best_of_them = (__typeof__(pos->compete_best_of_them))(i64)pos->contest_result;
        pos->contest_result = 0;
        /*  244  for p in players if p is not best_of_them */
        for (i64 p = 0; p < SEATS; p++) { if (!(p == (i64)pos->compete_best_of_them)) {
            /*  245  for c in on(p, g): take_back(p, c) */
            { set3 k361_set = let_on_player_game_card_set(pos, a, p, (i64)pos->compete_g); for (i64 k362_i = 0;
                k362_i < 3; k362_i++) for (u64 k360_rest = k361_set.w[k362_i]; k360_rest;
                k360_rest &= k360_rest - 1) { i64 c MAYBE = 64 * k362_i + k_low(k360_rest);
                do_take_back(pos, a, p, c);
            } }
        } }
        pos->compete_g = NONE;
        pos->compete_best_of_them = 0;
        goto at_round_after_compete;
    }
    at_contest: MAYBE; {
        /*  247  rule contest(rivals) */
        /*  248  for p in players: in_contest[p] = p in rivals */
        for (i64 p = 0; p < SEATS; p++) {
            pos->in_contest[p] = (__typeof__(pos->in_contest[p]))k_in_i64(k_kept(pos->contest_rivals,
    pos->contest_rivals_n), p);
        }
        /*  249  repeat 50 times */
        pos->contest_times = (__typeof__(pos->contest_times))50;
        goto at_contest_again;
    }
    at_contest_again: MAYBE; {
        /*  249  repeat 50 times */
        if (((i64)pos->contest_times > 0)) goto at_contest_once;
        goto at_contest_on;
    }
    at_contest_on: MAYBE; {
        /*  254  result first(p for p in players if in_contest[p]) */
        pos->contest_result = (__typeof__(pos->contest_result))({ i64 k365_found; for (i64 p = 0; p < SEATS; p++) {
            if ((i64)pos->in_contest[p]) { k365_found = p; goto k366_done; } } k_fault(); k366_done:; k365_found; });
        memset(pos->contest_rivals, 0, sizeof pos->contest_rivals), pos->contest_rivals_n = 0;
        pos->contest_times = 0;
        goto after_contest;
    }
    at_contest_once: MAYBE; {
        /*  249  repeat 50 times */
        pos->contest_times = (__typeof__(pos->contest_times))((i64)pos->contest_times - 1);
        /*  250  if count(p for p in players if in_contest[p]) is 1: stop */
        if ((({ i64 k367_found = 0; for (i64 p = 0; p < SEATS; p++) { if ((i64)pos->in_contest[p]) { k367_found++;
            } }  k367_found; }) == 1)) {
            goto at_contest_on;
        }
        /*  251  if contest_by is die: throw_dice() */
        if ((OPTION(contest_by) == CONTEST_BY_die)) goto at_contest_if;
        goto at_contest_else;
    }
    at_contest_else: MAYBE; {
        /*  252  else if contest_by is rps: show_hands() */
        if ((OPTION(contest_by) == CONTEST_BY_rps)) goto at_contest_if_2;
        goto at_contest_else_2;
    }
    at_contest_on_2: MAYBE; {
        goto at_contest_again;
    }
    at_contest_if: MAYBE; {
        /*  251  if contest_by is die: throw_dice() */
        do_throw_dice(pos, a);
        goto at_contest_on_2;
    }
    at_contest_if_2: MAYBE; {
        /*  252  else if contest_by is rps: show_hands() */
        memset(pos->contest_rivals, 0, sizeof pos->contest_rivals), pos->contest_rivals_n = 0;
        goto at_show_hands;
    }
    at_contest_after_show_hands: MAYBE; {
        goto at_contest_on_2;
    }
    at_contest_else_2: MAYBE; {
        /*  253  else: ask_the_table() */
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
            default: goto at_stand_up_to_after_contest;
        }
    }
    at_show_hands: MAYBE; {
        /*  262  rule show_hands() */
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
        /*  266  for s in signs */
        for (i64 s = 0; s < 3; s++) {
            /*  267  if some(shows[p] is s for p in players if in_contest[p]) and */
            if ((({ i64 k369_found = 0; for (i64 p = 0; p < SEATS; p++) { if ((i64)pos->in_contest[p]) {
                if (((i64)pos->shows[p] == s)) { k369_found = 1; goto k370_done; } } } goto k370_done; k370_done:;
                k369_found; }) && ({ i64 k371_found = 1; for (i64 p = 0; p < SEATS; p++) {
                if ((i64)pos->in_contest[p]) { if (!(({ i64 k373_n = (i64)pos->shows[p]; k373_n == s
                || k373_n == let_beaten_by(s); }))) { k371_found = 0; goto k372_done; } } } goto k372_done;
                k372_done:; k371_found; }) && ({ i64 k374_found = 0; for (i64 p = 0; p < SEATS; p++) {
                if ((i64)pos->in_contest[p]) { if (!((i64)pos->shows[p] == s)) { k374_found = 1; goto k375_done;
                } } } goto k375_done; k375_done:; k374_found; }))) {
                /*  270  for p in players: in_contest[p] = in_contest[p] and shows[p] is s */
                for (i64 p = 0; p < SEATS; p++) {
                    pos->in_contest[p] = (__typeof__(pos->in_contest[p]))(((i64)pos->in_contest[p]
                        && ((i64)pos->shows[p] == s)));
                }
                /*  271  done */
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
        /*  263  each player from first_seat if in_contest[me] at once */
        if ((i64)pos->in_contest[(i64)pos->me]) goto at_show_hands_for;
        goto at_show_hands_next_player;
    }
    at_show_hands_for: MAYBE; {
        /*  264  choose "Show {s}" for s in signs */
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
            id = 340459 + k_nth(o0, k);
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            i64 s MAYBE = ((id - 340459));
            show_hands_show_with_s = s;
            goto at_show_hands_show;
        }
    }
    at_show_hands_on: MAYBE; {
        goto at_show_hands_next_player;
    }
    at_show_hands_show: MAYBE; {
        /*  264  choose "Show {s}" for s in signs */
        /*  265  shows[me] = s */
        pos->shows[(i64)pos->me] = (__typeof__(pos->shows[(i64)pos->me]))(show_hands_show_with_s);
        goto at_show_hands_on;
    }
    at_ask_the_table: MAYBE; {
        /*  278  rule ask_the_table() */
        /*  279  choose by first_seat "{p} wins the contest" for p in players if in_contest[p] */
        pos->at = ASK_THE_TABLE_CHOOSE;
        k_free = k_memory;
        u64 o0 = ({ u64 k377_found = 0; for (i64 p = 0; p < SEATS; p++) {
            k377_found |= (u64)!!(((i64)pos->in_contest[p])) << p; } k377_found; });
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
            id = 340462 + k_nth(o0, k);
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            i64 p MAYBE = ((id - 340462));
            ask_the_table_p_wins_the_with_p = p;
            goto at_ask_the_table_p_wins_the;
        }
    }
    at_ask_the_table_on: MAYBE; {
        goto at_contest_after_ask_the_table;
    }
    at_ask_the_table_p_wins_the: MAYBE; {
        /*  279  choose by first_seat "{p} wins the contest" for p in players if in_contest[p] */
        /*  280  for q in players: in_contest[q] = q is p */
        for (i64 q = 0; q < SEATS; q++) {
            pos->in_contest[q] = (__typeof__(pos->in_contest[q]))((q == ask_the_table_p_wins_the_with_p));
        }
        goto at_ask_the_table_on;
    }
    at_ask_the_table_otherwise: MAYBE; {
        /*  281  otherwise: nothing */
        goto at_ask_the_table_on;
    }
    at_face_thieves: MAYBE; {
        /*  285  rule face_thieves() */
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
        /*  287  let thieves = [p for p in opponents if count(on(p, g)) > 0] */
        k_keep(pos->face_thieves_thieves, &pos->face_thieves_thieves_n, 64, ({ build_i64 k380_found = {0, 0, 0}; {
            list_i64 k381_list = k_opponents(pos->me, SEATS); for (i64 k382_i = 0; k382_i < k381_list.n; k382_i++) {
            i64 p MAYBE = k381_list.v[k382_i]; if (k_any3(let_on_set(pos, a, p, (i64)pos->face_thieves_g))) {
            k_add_i64(&k380_found, p); } } }  k_made_i64(k380_found); }));
        /*  288  if count(thieves) > 0 */
        if ((k_kept(pos->face_thieves_thieves, pos->face_thieves_thieves_n).n > 0)) goto at_face_thieves_if;
        goto at_face_thieves_on_2;
    }
    at_face_thieves_on_2: MAYBE; {
        goto at_face_thieves_next_g;
    }
    at_face_thieves_if: MAYBE; {
        /*  289  let thief = contest(thieves) */
        list_i64 k383_arg = k_kept(pos->face_thieves_thieves, pos->face_thieves_thieves_n);
        k_keep(pos->contest_rivals, &pos->contest_rivals_n, 64, k383_arg);
        pos->contest_goes_back_to = 2;
        goto at_contest;
    }
    at_face_thieves_after_contest: MAYBE; {
        pos->face_thieves_thief = (__typeof__(pos->face_thieves_thief))(i64)pos->contest_result;
        pos->contest_result = 0;
        /*  290  for p in thieves if p is not thief */
        { list_i64 k384_list = k_kept(pos->face_thieves_thieves, pos->face_thieves_thieves_n); for (i64 k385_i = 0;
            k385_i < k384_list.n; k385_i++) { i64 p MAYBE = k384_list.v[k385_i];
            if (!(p == (i64)pos->face_thieves_thief)) {
            /*  291  for c in on(p, g): take_back(p, c) */
            { set3 k388_set = let_on_set(pos, a, p, (i64)pos->face_thieves_g); for (i64 k389_i = 0; k389_i < 3;
                k389_i++) for (u64 k387_rest = k388_set.w[k389_i]; k387_rest; k387_rest &= k387_rest - 1) {
                i64 c MAYBE = 64 * k389_i + k_low(k387_rest);
                do_take_back(pos, a, p, c);
            } }
            /*  292  banned[g, p] = yes */
            pos->banned[((i64)pos->face_thieves_g * 6 + p)] = (__typeof__(pos->banned[((i64)pos->face_thieves_g * 6 + p)]))(1);
        } } }
        /*  293  stand_up_to(thief, g) */
        i64 k391_arg = (i64)pos->face_thieves_thief;
        i64 k392_arg = (i64)pos->face_thieves_g;
        pos->stand_up_to_thief = (__typeof__(pos->stand_up_to_thief))k391_arg;
        pos->stand_up_to_g = (__typeof__(pos->stand_up_to_g))k392_arg;
        pos->face_thieves_g = 0;
        memset(pos->face_thieves_thieves, 0, sizeof pos->face_thieves_thieves), pos->face_thieves_thieves_n = 0;
        pos->face_thieves_thief = 0;
        goto at_stand_up_to;
    }
    at_face_thieves_after_stand_up_to: MAYBE; {
        goto at_face_thieves_on_2;
    }
    at_stand_up_to: MAYBE; {
        /*  298  rule stand_up_to(thief, g) */
        /*  299  let attack = the(c for c in on(thief, g)) */
        pos->stand_up_to_attack = (__typeof__(pos->stand_up_to_attack))({ i64 k393_found; {
            set3 k396_set = let_on_set(pos, a, (i64)pos->stand_up_to_thief, (i64)pos->stand_up_to_g);
            for (i64 k397_i = 0; k397_i < 3; k397_i++) for (u64 k395_rest = k396_set.w[k397_i]; k395_rest;
            k395_rest &= k395_rest - 1) { i64 c MAYBE = 64 * k397_i + k_low(k395_rest); k393_found = c;
            goto k394_done; } } k_fault(); k394_done:; k393_found; });
        /*  300  choose */
        pos->at = STAND_UP_TO_CHOOSE;
        k_free = k_memory;
        set3 o0 = ({ set3 k398_found = {{0}}; { set3 k401_set = pos->hand[(i64)pos->me]; for (i64 k402_i = 0;
            k402_i < 3; k402_i++) for (u64 k400_rest = k401_set.w[k402_i]; k400_rest; k400_rest &= k400_rest - 1) {
            i64 d MAYBE = 64 * k402_i + k_low(k400_rest); if ((let_shows_shape_of(pos, a, d,
            (i64)pos->stand_up_to_attack))) { i64 k399_at = d; k_put3(&k398_found, k399_at); } } } k398_found; });
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
            id = 340468 + k_nth3(o0, k);
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            i64 d MAYBE = ((id - 340468));
            stand_up_to_defend_with_with_d = d;
            goto at_stand_up_to_defend_with;
        }
        k -= n0;
        {
            id = 340648;
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            goto at_stand_up_to_compete;
        }
    }
    at_stand_up_to_on: MAYBE; {
        pos->stand_up_to_thief = 0;
        pos->stand_up_to_g = 0;
        pos->stand_up_to_attack = 0;
        pos->stand_up_to_best_of_them = 0;
        goto at_face_thieves_after_stand_up_to;
    }
    at_stand_up_to_defend_with: MAYBE; {
        /*  301  "Defend with {d}" for d in hand[me] if shows_shape_of(d, attack) */
        /*  302  reveal d */
        KNOWING(reveal_player_card(pos, stand_up_to_defend_with_with_d, -1));
        /*  303  tint[d] = none */
        pos->tint[stand_up_to_defend_with_with_d] = (__typeof__(pos->tint[stand_up_to_defend_with_with_d]))(NONE);
        /*  304  move d to bottom of draw_pile[me] */
        move_player_card(pos, stand_up_to_defend_with_with_d, 1 + (i64)pos->me, 1);
        /*  305  throw_away(thief, attack) */
        do_throw_away(pos, a, (i64)pos->stand_up_to_thief, (i64)pos->stand_up_to_attack);
        goto at_stand_up_to_on;
    }
    at_stand_up_to_compete: MAYBE; {
        /*  307  let best_of_them = contest([thief, me]) */
        list_i64 k403_arg = k_list_i64((const i64[]){(i64)pos->stand_up_to_thief, (i64)pos->me}, 2);
        k_keep(pos->contest_rivals, &pos->contest_rivals_n, 64, k403_arg);
        pos->contest_goes_back_to = 3;
        goto at_contest;
    }
    at_stand_up_to_after_contest: MAYBE; {
        pos->stand_up_to_best_of_them = (__typeof__(pos->stand_up_to_best_of_them))(i64)pos->contest_result;
        pos->contest_result = 0;
        /*  308  throw_away(thief, attack) */
        do_throw_away(pos, a, (i64)pos->stand_up_to_thief, (i64)pos->stand_up_to_attack);
        /*  309  if best_of_them is thief */
        if (((i64)pos->stand_up_to_best_of_them == (i64)pos->stand_up_to_thief)) {
            /*  310  move g to controlled[thief] */
            move_game_card(pos, (i64)pos->stand_up_to_g, 6 + (i64)pos->stand_up_to_thief, 0);
            /*  311  if steal_ban is controller */
            if ((OPTION(steal_ban) == STEAL_BAN_controller)) {
                /*  312  for p in players: banned[g, p] = no */
                for (i64 p = 0; p < SEATS; p++) {
                    pos->banned[((i64)pos->stand_up_to_g * 6 + p)] = (__typeof__(pos->banned[((i64)pos->stand_up_to_g * 6 + p)]))(0);
                }
            }
        }
        else {
            /*  313  else: locked[g] = yes */
            pos->locked[(i64)pos->stand_up_to_g] = (__typeof__(pos->locked[(i64)pos->stand_up_to_g]))(1);
        }
        goto at_stand_up_to_on;
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
        if (id < 340458) {
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
        goto at_round_done_2;
    }
    take_round_choose_4: MAYBE; {
        if (id < 162256) {
            k_free = k_memory;
            i64 i MAYBE = ((id - 256) / 40500) + (1);
            i64 t MAYBE = ((id - 256) / 2700 % 15);
            i64 c MAYBE = ((id - 256) / 15 % 180);
            i64 s MAYBE = ((id - 256) % 15);
            pos->round_i = (__typeof__(pos->round_i))i;
            round_play_with_t = t;
            round_play_with_c = c;
            round_play_with_s = s;
            goto at_round_play;
        }
        if (id < 340456) {
            k_free = k_memory;
            i64 g MAYBE = ((id - 162256) / 2700);
            i64 c MAYBE = ((id - 162256) / 15 % 180);
            i64 s MAYBE = ((id - 162256) % 15);
            round_steal_with_g = g;
            round_steal_with_c = c;
            round_steal_with_s = s;
            goto at_round_steal;
        }
        goto at_round_done_3;
    }
    take_show_hands_choose: MAYBE; {
        {
            k_free = k_memory;
            i64 s MAYBE = ((id - 340459));
            show_hands_show_with_s = s;
            goto at_show_hands_show;
        }
    }
    take_ask_the_table_choose: MAYBE; {
        {
            k_free = k_memory;
            i64 p MAYBE = ((id - 340462));
            ask_the_table_p_wins_the_with_p = p;
            goto at_ask_the_table_p_wins_the;
        }
    }
    take_stand_up_to_choose: MAYBE; {
        if (id < 340648) {
            k_free = k_memory;
            i64 d MAYBE = ((id - 340468));
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
    {"in_returned", "set", "", offsetof(Position, in_returned), sizeof(set3), 1, 0, 1, 0},
    {"in_discard", "set", "", offsetof(Position, in_discard), sizeof(set3), 1, 0, 1, 0},
    {"deck_type_is", "each set", "", offsetof(Position, deck_type_is), sizeof(u64), 8, 0, 1, 0},
    {"round_times", "number", "", offsetof(Position, round_times), sizeof(i64), 1, 1, 0, 0},
    {"round_times_2", "number", "", offsetof(Position, round_times_2), sizeof(i64), 1, 1, 0, 0},
    {"round_times_3", "number", "", offsetof(Position, round_times_3), sizeof(i64), 1, 1, 0, 0},
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
    {"contest_rivals", "list", "number", offsetof(Position, contest_rivals), sizeof(i32), 64, 1, 0,
    offsetof(Position, contest_rivals_n)},
    {"show_hands_seats_left", "list", "number", offsetof(Position, show_hands_seats_left), sizeof(i32), 6, 1, 0,
    offsetof(Position, show_hands_seats_left_n)},
    {"face_thieves_g_rest", "list", "number", offsetof(Position, face_thieves_g_rest), sizeof(i32), 512, 1, 0,
    offsetof(Position, face_thieves_g_rest_n)},
    {"face_thieves_thieves", "list", "number", offsetof(Position, face_thieves_thieves), sizeof(i32), 64, 1, 0,
    offsetof(Position, face_thieves_thieves_n)},
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
    {"player_card_cohort", "each number", "", offsetof(Position, player_card_cohort), sizeof(u8), 37, 0, 0, 0},
    {"target", "each maybe", "", offsetof(Position, target), sizeof(i8), 180, 1, 0, 0},
    {"worn", "each maybe", "", offsetof(Position, worn), sizeof(i8), 180, 1, 0, 0},
    {"covers", "each maybe", "", offsetof(Position, covers), sizeof(i8), 180, 1, 0, 0},
    {"tint", "each maybe", "", offsetof(Position, tint), sizeof(i8), 180, 1, 0, 0},
    {"hand_colour", "each maybe", "", offsetof(Position, hand_colour), sizeof(i8), 6, 1, 0, 0},
    {"given_up", "each flag", "", offsetof(Position, given_up), sizeof(i8), 396, 1, 0, 0},
    {"last_colour", "each maybe", "", offsetof(Position, last_colour), sizeof(i8), 6, 1, 0, 0},
    {"locked", "each flag", "", offsetof(Position, locked), sizeof(i8), 66, 1, 0, 0},
    {"banned", "each flag", "", offsetof(Position, banned), sizeof(i8), 396, 1, 0, 0},
    {"plan", "each number", "", offsetof(Position, plan), sizeof(i8), 6, 1, 0, 0},
    {"waits", "each flag", "", offsetof(Position, waits), sizeof(i8), 6, 1, 0, 0},
    {"drew", "each flag", "", offsetof(Position, drew), sizeof(i8), 6, 1, 0, 0},
    {"deck_type", "each maybe", "", offsetof(Position, deck_type), sizeof(i8), 6, 1, 0, 0},
    {"first_seat", "number", "", offsetof(Position, first_seat), sizeof(i8), 1, 1, 0, 0},
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
    {"compete_g", "maybe", "", offsetof(Position, compete_g), sizeof(i8), 1, 1, 0, 0},
    {"compete_best_of_them", "number", "", offsetof(Position, compete_best_of_them), sizeof(i8), 1, 1, 0, 0},
    {"show_hands_kept_me", "maybe", "", offsetof(Position, show_hands_kept_me), sizeof(i8), 1, 1, 0, 0},
    {"show_hands_seat", "number", "", offsetof(Position, show_hands_seat), sizeof(i8), 1, 1, 0, 0},
    {"face_thieves_g", "number", "", offsetof(Position, face_thieves_g), sizeof(i8), 1, 1, 0, 0},
    {"face_thieves_thief", "number", "", offsetof(Position, face_thieves_thief), sizeof(i8), 1, 1, 0, 0},
    {"stand_up_to_thief", "number", "", offsetof(Position, stand_up_to_thief), sizeof(i8), 1, 1, 0, 0},
    {"stand_up_to_g", "number", "", offsetof(Position, stand_up_to_g), sizeof(i8), 1, 1, 0, 0},
    {"stand_up_to_best_of_them", "number", "", offsetof(Position, stand_up_to_best_of_them), sizeof(i8), 1, 1, 0, 0},
    {"contest_result", "number", "", offsetof(Position, contest_result), sizeof(i8), 1, 1, 0, 0},
    {0, 0, 0, 0, 0, 0, 0, 0, 0},
};

static void derive(Position *pos MAYBE) {
    derive_game_card(pos);
    derive_player_card(pos);
    derive_vars(pos);
}

static void agree(Agreed *a, const i64 *options MAYBE) {
    a->option_contest_by = options[0];
    a->option_partial = options[1];
    a->option_withdraw = options[2];
    a->option_convert_lasts = options[3];
    a->option_redraw_size = options[4];
    a->option_redraw_wait = options[5];
    a->option_locked_counts = options[6];
    a->option_steal_ban = options[7];
    a->option_staged_penalty = options[8];
    a->option_final_tie = options[9];
    a->option_black_cards = options[10];
    a->option_black_place = options[11];
    a->option_black_end = options[12];
    (void)a;
}

#include "kernel_play.h"
