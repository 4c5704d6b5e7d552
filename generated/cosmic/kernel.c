/* Cosmic. Compiled from cosmic.rules; change the rules, not this file. */
#include "kernel.h"

#define LIMIT 5000
#define IDS 23333
#define MOST_SEATS 6
#define BEGIN (-1)

#ifdef FOLDED
#ifndef OPTION_with_cards
#define OPTION_with_cards 1
#endif
#ifndef OPTION_board_version
#define OPTION_board_version 1
#endif
#ifndef OPTION_laps
#define OPTION_laps 3
#endif
#ifndef OPTION_zero_wins
#define OPTION_zero_wins 1
#endif
#ifndef OPTION_die
#define OPTION_die 6
#endif
#ifndef OPTION_gate
#define OPTION_gate 0
#endif
#ifndef OPTION_bang_card
#define OPTION_bang_card 0
#endif
#ifndef OPTION_roll_after_jump
#define OPTION_roll_after_jump 0
#endif
#ifndef OPTION_draw_then_jump
#define OPTION_draw_then_jump 0
#endif
#ifndef OPTION_flip_anywhere
#define OPTION_flip_anywhere 0
#endif
#ifndef OPTION_change_by
#define OPTION_change_by 0
#endif
#ifndef OPTION_from_pile
#define OPTION_from_pile 0
#endif
#ifndef OPTION_zero_by
#define OPTION_zero_by 0
#endif
#ifndef OPTION_stacks_must
#define OPTION_stacks_must 0
#endif
#ifndef OPTION_nearest_by
#define OPTION_nearest_by 0
#endif
#ifndef OPTION_cancel_on
#define OPTION_cancel_on 0
#endif
#ifndef OPTION_escape_by
#define OPTION_escape_by 0
#endif
#ifndef OPTION_white_hole_sends
#define OPTION_white_hole_sends 0
#endif
#ifndef OPTION_wormhole_waits
#define OPTION_wormhole_waits 0
#endif
#ifndef SEATS
#define SEATS 2
#endif
#define OPTION(name) OPTION_##name
#else
#define SEATS a->seats
#define OPTION(name) a->option_##name
#endif

enum { CARD_ACTION_CHOOSE, JUMP_WITH_DRAWN_CHOOSE, DRAW_CARD_CHOOSE, STACK_UP_CHOOSE, STACK_UP_CHOOSE_2,
    BEGIN_STACK_CHOOSE, FLIP_AND_GIVE_CHOOSE, FORCED_JUMP_CHOOSE, CANCEL_CHOOSE, WALK_ROUND_CHOOSE, OBEY_CHOOSE,
    OBEY_CHOOSE_2, OBEY_CHOOSE_3, WALK_CHOOSE, ON_GREEN_CHOOSE, ON_ORANGE_CHOOSE };
enum { SUIT_dragon, SUIT_tiger, SUIT_big_bang };
enum { SORT_big_bang, SORT_first_minute, SORT_cc, SORT_green, SORT_orange, SORT_entry_arrow, SORT_white_hole,
    SORT_black_hole, SORT_wormhole_arrow, SORT_wormhole_mouth };
enum { REGION_start, REGION_first_minutes, REGION_lower_left, REGION_left_ring, REGION_left_centre,
    REGION_above_left, REGION_above_right, REGION_right_ring, REGION_right_centre, REGION_lower_right };
enum { FACE_cc_side, FACE_number_side };
enum { WAY_forward, WAY_backward };
enum { BANG_CARD_leaving, BANG_CARD_beyond };
enum { CHANGE_BY_cut, CHANGE_BY_shuffle };
enum { FROM_PILE_top, FROM_PILE_any };
enum { ZERO_BY_subset, ZERO_BY_pair };
enum { NEAREST_BY_steps, NEAREST_BY_forward };
enum { CANCEL_ON_green, CANCEL_ON_any };
enum { ESCAPE_BY_arrival, ESCAPE_BY_fixed, ESCAPE_BY_anew };
enum { WHITE_HOLE_SENDS_back, WHITE_HOLE_SENDS_black_hole };

#define HIDES 1


const char *const rw_texts[] = {"", 0};

static const i8 CARD_number[] MAYBE = {0, 0, 0, 0, 1, 1, 1, (-1), (-1), (-1), 2, 2, 2, (-2), (-2), (-2), 3, 3, 3,
    (-3), (-3), (-3), 4, 4, 4, (-4), (-4), (-4), 5, 5, 5, (-5), (-5), (-5), 6, 6, 6, (-6), (-6), (-6)};
static const u64 CARD_number_is[] MAYBE = {0xe000000000ull, 0x380000000ull, 0xe000000ull, 0x380000ull, 0xe000ull,
    0x380ull, 0xfull, 0x70ull, 0x1c00ull, 0x70000ull, 0x1c00000ull, 0x70000000ull, 0x1c00000000ull};
static const i8 CARD_suit[] MAYBE = {2, 2, 2, 2, 0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 1,
    1, 0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 1, 1};
static const i8 SPACE_ahead[] MAYBE = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 16, 15, 16, 17, 18, 19, 20, 21, 14,
    19, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 47, 45, 46, 47, 48, 49, 50,
    51, 44, 49, 54, 55, 56, 0};
static const i8 SPACE_behind[] MAYBE = {0, 1, 1, 2, 4, 4, 5, 6, 7, 8, 9, 10, 11, 12, 21, 14, 15, 16, 17, 18, 19, 20,
    19, 23, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 51, 44, 45, 46, 47, 48,
    49, 50, 49, 53, 53, 54, 55};
static const i32 SPACE_centre[] MAYBE = {NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
    NONE, NONE, NONE, NONE, NONE, NONE, NONE, 22, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
    NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, 52,
    NONE, NONE, NONE, NONE, NONE, NONE, NONE};
static const i32 SPACE_exit[] MAYBE = {NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
    NONE, 23, NONE, NONE, NONE, NONE, NONE, 29, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
    NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, 53, NONE, NONE, NONE, NONE, NONE, NONE,
    NONE, NONE, NONE, NONE, NONE, NONE};
static const u64 SPACE_joined[] MAYBE = {0x100000000000002ull, 0x5ull, 0xaull, 0x14ull, 0x28ull, 0x50ull, 0xa0ull,
    0x140ull, 0x280ull, 0x500ull, 0xa00ull, 0x1400ull, 0x2800ull, 0x11000ull, 0xa08000ull, 0x14000ull, 0x2a000ull,
    0x50000ull, 0xa0000ull, 0x540000ull, 0x280000ull, 0x104000ull, 0x80000ull, 0x1004000ull, 0x2800000ull,
    0x5000000ull, 0xa000000ull, 0x14000000ull, 0x28000000ull, 0x50000000ull, 0xa0000000ull, 0x140000000ull,
    0x280000000ull, 0x500000000ull, 0xa00000000ull, 0x1400000000ull, 0x2800000000ull, 0x5000000000ull,
    0xa000000000ull, 0x14000000000ull, 0x28000000000ull, 0x50000000000ull, 0xa0000000000ull, 0x840000000000ull,
    0x28200000000000ull, 0x500000000000ull, 0xa00000000000ull, 0x1480000000000ull, 0x2800000000000ull,
    0x15000000000000ull, 0xa000000000000ull, 0x4100000000000ull, 0x2000000000000ull, 0x40100000000000ull,
    0xa0000000000000ull, 0x140000000000000ull, 0x80000000000001ull};
static const i32 SPACE_number[] MAYBE = {0, NO_NUMBER, NO_NUMBER, NO_NUMBER, 1, NO_NUMBER, (-1), 2, NO_NUMBER, (-2),
    3, NO_NUMBER, (-3), 4, NO_NUMBER, (-4), NO_NUMBER, 5, NO_NUMBER, (-5), NO_NUMBER, 6, NO_NUMBER, (-6), NO_NUMBER,
    1, NO_NUMBER, (-1), NO_NUMBER, NO_NUMBER, 2, (-2), 4, NO_NUMBER, (-4), 6, (-6), NO_NUMBER, 1, (-1), 3, (-3), 5,
    (-5), NO_NUMBER, 2, (-3), NO_NUMBER, 4, (-1), NO_NUMBER, 6, NO_NUMBER, (-2), NO_NUMBER, 3, NO_NUMBER};
static const i8 SPACE_region[] MAYBE = {0, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 4, 5, 5, 5,
    5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7, 8, 9, 9, 9, 9};
static const i8 SPACE_sort[] MAYBE = {0, 1, 1, 1, 2, 3, 2, 2, 4, 2, 2, 3, 2, 2, 6, 2, 5, 2, 7, 2, 8, 2, 4, 2, 3, 2,
    4, 2, 3, 9, 2, 2, 2, 3, 2, 2, 2, 4, 2, 2, 2, 2, 2, 2, 7, 2, 2, 5, 2, 2, 3, 2, 4, 2, 4, 2, 3};
static const i64 LET_BANG MAYBE = 0;
static const i64 LET_BLACK MAYBE = 18;
static const i64 LET_WHITE MAYBE = 14;
static const i8 CARD_seers[] = {-1, 0, -1, -1, -1, -1, -1, -1, -1};

typedef struct {
    k_stream rng;
    i32 at, ticks;
    u64 card_box;
    u64 hand[6];
    u64 in_hand;
    u64 up_is[2];
    i64 stack_up_times;
    i64 begin_stack_times;
    i64 forced_jump_n;
    i64 cancel_times;
    i64 move_on_n;
    i64 walk_round_n;
    i64 obey_n;
    i64 walk_n;
    i32 obey_subject;
    i32 walk_i_rest[40];
    i16 walk_i_rest_n;
    i32 land_q_rest[6];
    i16 land_q_rest_n;
    i16 jump_goes_back_to;
    i16 draw_card_goes_back_to;
    i16 jump_with_drawn_goes_back_to;
    i16 give_goes_back_to;
    i16 flip_onto_goes_back_to;
    i16 cancel_goes_back_to;
    i16 land_goes_back_to;
    i16 begin_stack_goes_back_to;
    i16 join_zero_goes_back_to;
    i16 move_on_goes_back_to;
    i16 go_to_goes_back_to;
    i16 walk_goes_back_to;
    i16 walk_round_goes_back_to;
    i16 arrive_goes_back_to;
    u8 card_place[40];
    i8 card_known[40];
    u8 card_cohort[9];
    i8 deck[40];
    i8 deck_n;
    i8 pile[40];
    i8 pile_n;
    i8 up[40];
    i8 stacked[40];
    i8 place[6];
    i8 escape[6];
    i8 circuits[6];
    i8 cancelled[6];
    i8 starter;
    i8 thrown;
    i8 here;
    i8 heading;
    i8 heap;
    i8 drawn;
    i8 jumped;
    i8 jump_s;
    i8 jump_c;
    i8 draw_card_p;
    i8 stack_up_p;
    i8 begin_stack_card;
    i8 begin_stack_p;
    i8 join_zero_card;
    i8 join_zero_p;
    i8 give_card;
    i8 give_q;
    i8 flip_onto_c;
    i8 flip_onto_d;
    i8 flip_onto_q;
    i8 forced_jump_q;
    i8 forced_jump_s;
    i8 forced_jump_left_behind;
    i8 cancel_p;
    i8 cancel_d;
    i8 cancel_q;
    i8 move_on_subject;
    i8 obey_m;
    i8 walk_way;
    i8 walk_start;
    i8 walk_i;
    i8 cross_arrow;
    i8 go_to_s;
    i8 land_p;
    i8 land_left_behind;
    i8 land_q;
    i8 arrive_p;
    i8 on_green_p;
    i8 on_orange_p;
    i32 end_score[6];
    i8 end_rank[6];
    i8 me, seats, over, cut;
} Position;

/* What the table has agreed on, and the words of the rulebook that follow from it. */
typedef struct {
    i64 seats;
    i64 option_with_cards;
    i64 option_board_version;
    i64 option_laps;
    i64 option_zero_wins;
    i64 option_die;
    i64 option_gate;
    i64 option_bang_card;
    i64 option_roll_after_jump;
    i64 option_draw_then_jump;
    i64 option_flip_anywhere;
    i64 option_change_by;
    i64 option_from_pile;
    i64 option_zero_by;
    i64 option_stacks_must;
    i64 option_nearest_by;
    i64 option_cancel_on;
    i64 option_escape_by;
    i64 option_white_hole_sends;
    i64 option_wormhole_waits;
    i64 steps_at[3249]; i8 steps_known[3249];
} Agreed;

FN i64 let_zeroed(const Position *pos MAYBE, Agreed *a MAYBE, i64 card MAYBE);
FN list_i64 let_unflipped(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE);
FN list_i64 let_loose(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE);
FN list_i64 let_others(const Position *pos MAYBE, Agreed *a MAYBE, i64 card MAYBE, i64 p MAYBE);
FN i64 let_make_zero_with(Agreed *a MAYBE, i64 number MAYBE, list_i64 list_of_cards_ MAYBE);
FN i64 let_cancels(const Position *pos MAYBE, Agreed *a MAYBE, i64 card MAYBE, i64 p MAYBE);
FN list_i64 let_on_pile(const Position *pos MAYBE, Agreed *a MAYBE);
FN i64 let_points(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE);
FN list_i64 let_jump_ends(Agreed *a MAYBE, i64 from_space MAYBE, i64 n MAYBE);
FN i64 let_in_left_ring(i64 s MAYBE);
FN list_i64 let_nearest(Agreed *a MAYBE, i64 from_space MAYBE, i64 n MAYBE);
FN i64 let_steps(Agreed *a MAYBE, i64 a_ MAYBE, i64 b MAYBE);
FN u64 let_onward(i64 s MAYBE);
FN i64 let_can_give(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 card MAYBE, i64 q MAYBE);
FN list_i64 let_opposed(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 d MAYBE);
FN i64 let_can_cancel(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 d MAYBE);
FN i64 let_curved(i64 s MAYBE);
FN u64 let_unflipped_set(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE);
FN u64 let_loose_set(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE);
FN u64 let_others_set(const Position *pos MAYBE, Agreed *a MAYBE, i64 card MAYBE, i64 p MAYBE);
FN u64 let_nearest_set(Agreed *a MAYBE, i64 from_space MAYBE, i64 n MAYBE);
FN u64 let_opposed_set(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 d MAYBE);
FN void do_take_card(Position *pos MAYBE, Agreed *a MAYBE, i64 card MAYBE, i64 p MAYBE);
FN void do_step_on(Position *pos MAYBE, Agreed *a MAYBE);
FN void do_fall_in(Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 by MAYBE);
FN void do_come_home(Position *pos MAYBE, Agreed *a MAYBE);
FN void do_start_bare(Position *pos MAYBE, Agreed *a MAYBE);
FN void do_lay(Position *pos MAYBE, Agreed *a MAYBE, i64 n MAYBE, i64 side MAYBE, i64 p MAYBE);
FN void do_put(Position *pos MAYBE, Agreed *a MAYBE, i64 n MAYBE, i64 side MAYBE);

FN u64 hidden_card(const Position *pos, i64 place) {
    (void)pos, (void)place;
    return 0;
}

FN void mingle_card(Position *pos, i64 old, i64 place) {
    i64 low = pos->card_cohort[old], high = pos->card_cohort[place];
    if (low > high) { i64 other = low; low = high; high = other; }
    for (i64 i = 0; i < 9;
        i++) if (pos->card_cohort[i] == high) pos->card_cohort[i] = (__typeof__(pos->card_cohort[0]))low;
}

FN void leave_card(Position *pos, i64 place) {
    for (i64 i = 0; i < 40; i++) if (pos->card_place[i] == place) return;
    i64 name = pos->card_cohort[place], lowest = -1;
    pos->card_cohort[place] = (__typeof__(pos->card_cohort[0]))place;
    if (name != place) return;
    for (i64 i = 0; i < 9; i++) {
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
    u64 left = hidden_card(pos, old);
    for (u64 rest = left; rest; rest &= rest - 1) pos->card_known[k_low(rest)] &= follows;
    i64 knows = pos->card_known[card];
    knows = left ? (knows & follows) | to : knows | to;
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
    if (old < 0 || old >= 9) __builtin_unreachable();
    if (place < 0 || place >= 9) __builtin_unreachable();
    if (old >= 3) {
        pos->hand[old - 3] ^= k_bit(card);
        pos->in_hand ^= k_bit(card);
    }
    else if (old >= 2) {
        k_take_out(pos->pile, pos->pile_n, card);
    }
    else if (old >= 1) {
        k_take_out(pos->deck, pos->deck_n, card);
    }
    else { pos->card_box ^= k_bit(card); }
    if (place >= 3) {
        pos->hand[place - 3] ^= k_bit(card);
        pos->in_hand ^= k_bit(card);
    }
    else if (place >= 2) {
        k_put_in(pos->pile, pos->pile_n, card, bottom);
    }
    else if (place >= 1) {
        k_put_in(pos->deck, pos->deck_n, card, bottom);
    }
    else { pos->card_box ^= k_bit(card); }
    pos->card_place[card] = (u8)place;
    KNOWING(follow_card(pos, card, old, place));
}

FN void move_card(Position *pos, i64 card, i64 place, i64 bottom MAYBE) {
    if (card < 0) return;
    carry_card(pos, card, pos->card_place[card], place, bottom);
}

FN void derive_card(Position *pos) {
    memset(&pos->card_box, 0, sizeof pos->card_box);
    memset(&pos->hand, 0, sizeof pos->hand);
    memset(&pos->in_hand, 0, sizeof pos->in_hand);
    for (i64 card = 0; card < 40; card++) {
        i64 place MAYBE = pos->card_place[card];
        if (place >= 3) {
            pos->hand[place - 3] ^= k_bit(card);
            pos->in_hand ^= k_bit(card);
        }
        else if (place >= 2) {
        }
        else if (place >= 1) {
        }
        else { pos->card_box ^= k_bit(card); }
    }
}

FN void derive_vars(Position *pos MAYBE) {
    memset(pos->up_is, 0, sizeof pos->up_is);
    for (i64 i = 0; i < 40; i++) pos->up_is[pos->up[i]] |= k_bit(i);
}

FN void init(Position *pos, Agreed *a MAYBE, k_stream rng) {
    memset(pos, 0, sizeof *pos);
    pos->rng = rng;
    pos->seats = (i8)SEATS;
    pos->at = NOWHERE;
    derive_card(pos);
    memset(pos->card_known, -1, sizeof pos->card_known);
    for (i64 i = 0; i < 9; i++) pos->card_cohort[i] = (__typeof__(pos->card_cohort[0]))i;
    /*   86  var up[card]: face = cc_side */
    for (i64 i = 0; i < 40; i++) pos->up[i] = (__typeof__(pos->up[0]))(FACE_cc_side);
    /*   87  var stacked[card] = no */
    for (i64 i = 0; i < 40; i++) pos->stacked[i] = (__typeof__(pos->stacked[0]))(0);
    /*   88  var place[player]: space = BANG */
    for (i64 i = 0; i < 6; i++) pos->place[i] = (__typeof__(pos->place[0]))(LET_BANG);
    /*   89  var escape[player]: 1..20 = 1 */
    for (i64 i = 0; i < 6; i++) pos->escape[i] = (__typeof__(pos->escape[0]))(1);
    /*   90  var circuits[player]: 0..9 = 0 */
    for (i64 i = 0; i < 6; i++) pos->circuits[i] = (__typeof__(pos->circuits[0]))(0);
    /*   91  var cancelled[player]: suit? = none */
    for (i64 i = 0; i < 6; i++) pos->cancelled[i] = (__typeof__(pos->cancelled[0]))(NONE);
    /*   92  var starter: player = player(1) */
    pos->starter = (__typeof__(pos->starter))(0);
    /*   93  var thrown: 1..20 = 1 */
    pos->thrown = (__typeof__(pos->thrown))(1);
    /*   94  var here: space = BANG */
    pos->here = (__typeof__(pos->here))(LET_BANG);
    /*   95  var heading: way = forward */
    pos->heading = (__typeof__(pos->heading))(WAY_forward);
    /*   96  var heap: -99..99 = 0 */
    pos->heap = (__typeof__(pos->heap))(0);
    /*   97  var drawn: card? = none */
    pos->drawn = (__typeof__(pos->drawn))(NONE);
    /*   98  var jumped = no */
    pos->jumped = (__typeof__(pos->jumped))(0);
    pos->jump_s = 0;
    pos->jump_c = 0;
    pos->draw_card_p = 0;
    pos->stack_up_p = 0;
    pos->stack_up_times = 0;
    pos->begin_stack_card = 0;
    pos->begin_stack_p = 0;
    pos->begin_stack_times = 0;
    pos->join_zero_card = 0;
    pos->join_zero_p = 0;
    pos->give_card = 0;
    pos->give_q = 0;
    pos->flip_onto_c = 0;
    pos->flip_onto_d = 0;
    pos->flip_onto_q = 0;
    pos->forced_jump_q = 0;
    pos->forced_jump_n = 0;
    pos->forced_jump_s = 0;
    pos->forced_jump_left_behind = 0;
    pos->cancel_p = 0;
    pos->cancel_d = 0;
    pos->cancel_q = 0;
    pos->cancel_times = 0;
    pos->move_on_n = 0;
    pos->move_on_subject = 0;
    pos->walk_round_n = 0;
    pos->obey_n = 0;
    pos->obey_subject = NO_NUMBER;
    pos->obey_m = 0;
    pos->walk_n = 0;
    pos->walk_way = 0;
    memset(pos->walk_i_rest, 0, sizeof pos->walk_i_rest), pos->walk_i_rest_n = 0;
    pos->walk_start = 0;
    pos->walk_i = 0;
    pos->cross_arrow = 0;
    pos->go_to_s = NONE;
    pos->land_p = 0;
    pos->land_left_behind = 0;
    memset(pos->land_q_rest, 0, sizeof pos->land_q_rest), pos->land_q_rest_n = 0;
    pos->land_q = 0;
    pos->arrive_p = 0;
    pos->on_green_p = 0;
    pos->on_orange_p = 0;
    pos->jump_goes_back_to = 0;
    pos->draw_card_goes_back_to = 0;
    pos->jump_with_drawn_goes_back_to = 0;
    pos->give_goes_back_to = 0;
    pos->flip_onto_goes_back_to = 0;
    pos->cancel_goes_back_to = 0;
    pos->land_goes_back_to = 0;
    pos->begin_stack_goes_back_to = 0;
    pos->join_zero_goes_back_to = 0;
    pos->move_on_goes_back_to = 0;
    pos->go_to_goes_back_to = 0;
    pos->walk_goes_back_to = 0;
    pos->walk_round_goes_back_to = 0;
    pos->arrive_goes_back_to = 0;
    derive_vars(pos);
}

FN void standing(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 *v MAYBE) {
    /*  113  winner is p with highest points(p) if with_cards else circuits[p], then highest 1 if circuits[p] >= .. */
    v[0] = (OPTION(with_cards) ? let_points(pos, a, p) : (i64)pos->circuits[p]);
    v[1] = (((i64)pos->circuits[p] >= OPTION(laps)) ? 1 : 0);
}

FN i64 score(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE) {
    return (OPTION(with_cards) ? let_points(pos, a, p) : (i64)pos->circuits[p]);
}

HOT void finish(Position *pos) {
    pos->jump_s = 0;
    pos->jump_c = 0;
    pos->draw_card_p = 0;
    pos->stack_up_p = 0;
    pos->stack_up_times = 0;
    pos->begin_stack_card = 0;
    pos->begin_stack_p = 0;
    pos->begin_stack_times = 0;
    pos->join_zero_card = 0;
    pos->join_zero_p = 0;
    pos->give_card = 0;
    pos->give_q = 0;
    pos->flip_onto_c = 0;
    pos->flip_onto_d = 0;
    pos->flip_onto_q = 0;
    pos->forced_jump_q = 0;
    pos->forced_jump_n = 0;
    pos->forced_jump_s = 0;
    pos->forced_jump_left_behind = 0;
    pos->cancel_p = 0;
    pos->cancel_d = 0;
    pos->cancel_q = 0;
    pos->cancel_times = 0;
    pos->move_on_n = 0;
    pos->move_on_subject = 0;
    pos->walk_round_n = 0;
    pos->obey_n = 0;
    pos->obey_subject = NO_NUMBER;
    pos->obey_m = 0;
    pos->walk_n = 0;
    pos->walk_way = 0;
    memset(pos->walk_i_rest, 0, sizeof pos->walk_i_rest), pos->walk_i_rest_n = 0;
    pos->walk_start = 0;
    pos->walk_i = 0;
    pos->cross_arrow = 0;
    pos->go_to_s = NONE;
    pos->land_p = 0;
    pos->land_left_behind = 0;
    memset(pos->land_q_rest, 0, sizeof pos->land_q_rest), pos->land_q_rest_n = 0;
    pos->land_q = 0;
    pos->arrive_p = 0;
    pos->on_green_p = 0;
    pos->on_orange_p = 0;
    pos->jump_goes_back_to = 0;
    pos->draw_card_goes_back_to = 0;
    pos->jump_with_drawn_goes_back_to = 0;
    pos->give_goes_back_to = 0;
    pos->flip_onto_goes_back_to = 0;
    pos->cancel_goes_back_to = 0;
    pos->land_goes_back_to = 0;
    pos->begin_stack_goes_back_to = 0;
    pos->join_zero_goes_back_to = 0;
    pos->move_on_goes_back_to = 0;
    pos->go_to_goes_back_to = 0;
    pos->walk_goes_back_to = 0;
    pos->walk_round_goes_back_to = 0;
    pos->arrive_goes_back_to = 0;
    pos->over = 1;
    pos->at = OVER;
}

COLD void end_ranked(Position *pos, Agreed *a) {
    i64 v[MOST_SEATS][2] = {{0}};
    for (i64 p = 0; p < pos->seats; p++) standing(pos, a, p, v[p]);
    for (i64 p = 0; p < pos->seats; p++) pos->end_score[p] = (i32)score(pos, a, p);
    for (i64 p = 0; p < pos->seats; p++) {
        pos->end_rank[p] = 1;
        for (i64 q = 0; q < pos->seats; q++) {
            i64 i = 0;
            while (i < 2 && v[q][i] == v[p][i]) i++;
            pos->end_rank[p] += (i8)(i < 2 && v[q][i] > v[p][i]);
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

FN i64 let_zeroed(const Position *pos MAYBE, Agreed *a MAYBE, i64 card MAYBE) {
    /*  102  let zeroed(card) = stacked[card] or (up[card] is number_side and card.number is 0) */
    return ((i64)pos->stacked[card] || (((i64)pos->up[card] == FACE_number_side) && (CARD_number[card] == 0)));
}

FN list_i64 let_unflipped(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE) {
    /*  103  let unflipped(p) = [c for c in hand[p] if up[c] is cc_side] */
    return ({ build_i64 k2_found = {0, 0, 0}; for (u64 k3_rest = (pos->hand[p] & pos->up_is[FACE_cc_side]); k3_rest;
        k3_rest &= k3_rest - 1) { i64 k1_v MAYBE = k_low(k3_rest); k_add_i64(&k2_found, k1_v);
        }  k_made_i64(k2_found); });
}

FN list_i64 let_loose(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE) {
    /*  104  let loose(p) = [c for c in hand[p] if up[c] is number_side and not zeroed(c)] */
    return ({ build_i64 k4_found = {0, 0, 0}; for (u64 k5_rest = (pos->hand[p] & pos->up_is[FACE_number_side]);
        k5_rest; k5_rest &= k5_rest - 1) { i64 c MAYBE = k_low(k5_rest); if (!let_zeroed(pos, a, c)) {
        k_add_i64(&k4_found, c); } }  k_made_i64(k4_found); });
}

FN list_i64 let_others(const Position *pos MAYBE, Agreed *a MAYBE, i64 card MAYBE, i64 p MAYBE) {
    /*  105  let others(card, p) = [c for c in loose(p) if c is not card] */
    return ({ build_i64 k7_found = {0, 0, 0}; for (u64 k8_rest = (let_loose_set(pos, a, p) & ~(0 | k_bit(card)));
        k8_rest; k8_rest &= k8_rest - 1) { i64 k6_v MAYBE = k_low(k8_rest); k_add_i64(&k7_found, k6_v);
        }  k_made_i64(k7_found); });
}

FN i64 let_make_zero_with(Agreed *a MAYBE, i64 number MAYBE, list_i64 list_of_cards_ MAYBE) {
    /*  106  let make_zero_with(number, list_of_cards) */
    char *k_mark = k_free;
    /*  107  adds_up([c.number for c in list_of_cards], 0 - number) if zero_by is subset */
    if ((OPTION(zero_by) == ZERO_BY_subset)) RETURN(i64, k_adds_up(({ build_i64 k9_found = {0, 0, 0}; {
        list_i64 k10_list = list_of_cards_; for (i64 k11_i = 0; k11_i < k10_list.n; k11_i++) {
        i64 c MAYBE = k10_list.v[k11_i]; k_add_i64(&k9_found, CARD_number[c]);
        } }  k_made_i64(k9_found); }), k_minus(0, number)));
    /*  108  some(c.number is 0 - number for c in list_of_cards) otherwise */
    RETURN(i64, ({ i64 k12_found = 0; { list_i64 k14_list = list_of_cards_; for (i64 k15_i = 0; k15_i < k14_list.n;
        k15_i++) { i64 c MAYBE = k14_list.v[k15_i]; if ((CARD_number[c] == k_minus(0, number))) { k12_found = 1;
        goto k13_done; } } } goto k13_done; k13_done:; k12_found; }));
}

FN i64 let_cancels(const Position *pos MAYBE, Agreed *a MAYBE, i64 card MAYBE, i64 p MAYBE) {
    /*  109  let cancels(card, p) = card.number is not 0 and make_zero_with(card.number, loose(p)) */
    char *k_mark = k_free;
    RETURN(i64, (!(CARD_number[card] == 0) && let_make_zero_with(a, CARD_number[card], ({
        build_i64 k17_found = {0, 0, 0}; for (u64 k18_rest = let_loose_set(pos, a, p); k18_rest;
        k18_rest &= k18_rest - 1) { i64 k16_v MAYBE = k_low(k18_rest); k_add_i64(&k17_found, k16_v);
        }  k_made_i64(k17_found); }))));
}

FN list_i64 let_on_pile(const Position *pos MAYBE, Agreed *a MAYBE) {
    /*  110  let on_pile = [c for c in pile if from_pile is any or c is top(pile)] */
    return ({ build_i64 k19_found = {0, 0, 0}; { list_i64 k20_list = from_top(pos->pile, pos->pile_n);
        for (i64 k21_i = 0; k21_i < k20_list.n; k21_i++) { i64 c MAYBE = k20_list.v[k21_i];
        if (((OPTION(from_pile) == FROM_PILE_any) || (c == top_of(pos->pile, pos->pile_n)))) {
        k_add_i64(&k19_found, c); } } }  k_made_i64(k19_found); });
}

FN i64 let_points(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE) {
    /*  111  let points(p) = sum(1 if zeroed(c) else -1 for c in hand[p]) */
    char *k_mark = k_free;
    RETURN(i64, ({ i64 k22_found = 0; for (u64 k23_rest = pos->hand[p]; k23_rest; k23_rest &= k23_rest - 1) {
        i64 c MAYBE = k_low(k23_rest); k22_found += (let_zeroed(pos, a, c) ? 1 : (-1)); }  k22_found; }));
}

FN list_i64 let_jump_ends(Agreed *a MAYBE, i64 from_space MAYBE, i64 n MAYBE) {
    /*  161  let jump_ends(from_space: space, n: -6..6) */
    /*  162  [BANG] if n is 0 */
    if ((n == 0)) return k_list_i64((const i64[]){LET_BANG}, 1);
    /*  163  [s for s in spaces if s.region is above_right and s.number is n] if in_left_ring(from_space) */
    if (let_in_left_ring(from_space)) return ({ build_i64 k24_found = {0, 0, 0};
        for (u64 k25_rest = 0xfffe0000000ull; k25_rest; k25_rest &= k25_rest - 1) { i64 s MAYBE = k_low(k25_rest);
        if ((SPACE_number[s] == n)) { k_add_i64(&k24_found, s); } }  k_made_i64(k24_found); });
    /*  164  nearest(from_space, n) otherwise */
    return ({ build_i64 k27_found = {0, 0, 0}; for (u64 k28_rest = let_nearest_set(a, from_space, n); k28_rest;
        k28_rest &= k28_rest - 1) { i64 k26_v MAYBE = k_low(k28_rest); k_add_i64(&k27_found, k26_v);
        }  k_made_i64(k27_found); });
}

FN i64 let_in_left_ring(i64 s MAYBE) {
    /*  165  let in_left_ring(s) = s.region is left_ring and s.sort is not entry_arrow */
    return ((SPACE_region[s] == REGION_left_ring) && !(SPACE_sort[s] == SORT_entry_arrow));
}

FN list_i64 let_nearest(Agreed *a MAYBE, i64 from_space MAYBE, i64 n MAYBE) {
    /*  166  let nearest(from_space: space, n: -6..6) */
    /*  167  let fewest = min(steps(from_space, x) for x in spaces if x.number is n) */
    i64 fewest MAYBE = ({ i64 k29_found = 0, k30_some = 0; for (i64 x = 0; x < 57; x++) {
        if ((SPACE_number[x] == n)) { i64 k31_here = let_steps(a, from_space, x); if (!k30_some
        || k31_here < k29_found) { k29_found = k31_here; } k30_some = 1; } } if (!k30_some) { k_fault();
        } k29_found; });
    /*  168  [s for s in spaces if s.number is n and steps(from_space, s) is fewest] */
    return ({ build_i64 k32_found = {0, 0, 0}; for (i64 s = 0; s < 57; s++) { if (((SPACE_number[s] == n)
        && (let_steps(a, from_space, s) == fewest))) { k_add_i64(&k32_found, s); } }  k_made_i64(k32_found); });
}

FN i64 made_steps(Agreed *a MAYBE, i64 a_ MAYBE, i64 b MAYBE) {
    /*  169  let steps(a: space, b: space) = distance s from a to b by (s.joined if nearest_by is steps else onwa.. */
    char *k_mark = k_free;
    RETURN(i64, ({ u64 k33_found = k_bit(a_), k34_front = k33_found; i64 k37_n = 0, k36_goal = b; for (; k37_n < 57
        && !k_has(k34_front, k36_goal); k37_n++) { u64 k35_after = 0; for (u64 k38_rest = k34_front; k38_rest;
        k38_rest &= k38_rest - 1) { i64 s MAYBE = k_low(k38_rest);
        k35_after = (k35_after | ((OPTION(nearest_by) == NEAREST_BY_steps) ? SPACE_joined[s] : let_onward(s)));
        } k34_front = (k35_after & ~k33_found); k33_found = (k33_found | k34_front); } k37_n; }));
}

FN i64 let_steps(Agreed *a MAYBE, i64 a_ MAYBE, i64 b MAYBE) {
    i64 k_at = (a_ * 57 + b);
    if (UNLIKELY(!a->steps_known[k_at])) {
        char *k_mark = k_free;
        a->steps_at[k_at] = made_steps(a, a_, b);
        a->steps_known[k_at] = 1;
        k_free = k_mark;
    }
    return a->steps_at[k_at];
}

FN u64 made_onward(i64 s MAYBE) {
    /*  170  let onward(s: space) -> set of space = [s.ahead] + ([s.centre] if s.centre is not none else []) + */
    char *k_mark = k_free;
    RETURN(u64, ((({ u64 k40_set = 0; { list_i64 k41_list = k_list_i64((const i64[]){SPACE_ahead[s]}, 1);
        for (i64 k42_i = 0; k42_i < k41_list.n; k42_i++) { i64 k39_v MAYBE = k41_list.v[k42_i];
        k40_set |= k_bit(k39_v); } } k40_set; }) | ((SPACE_centre[s] != NONE) ? ({ u64 k44_set = 0; {
        list_i64 k45_list = k_list_i64((const i64[]){k_known(SPACE_centre[s])}, 1); for (i64 k46_i = 0;
        k46_i < k45_list.n; k46_i++) { i64 k43_v MAYBE = k45_list.v[k46_i]; k44_set |= k_bit(k43_v);
        } } k44_set; }) : ({ u64 k48_set = 0; { list_i64 k49_list = (list_i64){0, 0}; for (i64 k50_i = 0;
        k50_i < k49_list.n; k50_i++) { i64 k47_v MAYBE = k49_list.v[k50_i]; k48_set |= k_bit(k47_v);
        } } k48_set; }))) | (((SPACE_exit[s] != NONE) && !(SPACE_sort[s] == SORT_wormhole_arrow)) ? ({
        u64 k52_set = 0; { list_i64 k53_list = k_list_i64((const i64[]){k_known(SPACE_exit[s])}, 1);
        for (i64 k54_i = 0; k54_i < k53_list.n; k54_i++) { i64 k51_v MAYBE = k53_list.v[k54_i];
        k52_set |= k_bit(k51_v); } } k52_set; }) : ({ u64 k56_set = 0; { list_i64 k57_list = (list_i64){0, 0};
        for (i64 k58_i = 0; k58_i < k57_list.n; k58_i++) { i64 k55_v MAYBE = k57_list.v[k58_i];
        k56_set |= k_bit(k55_v); } } k56_set; }))));
}

FN u64 let_onward(i64 s MAYBE) {
    static u64 onward_at[57];
    static i8 onward_known[57];
    i64 k_at = s;
    if (UNLIKELY(!onward_known[k_at])) {
        char *k_mark = k_free;
        onward_at[k_at] = made_onward(s);
        onward_known[k_at] = 1;
        k_free = k_mark;
    }
    return onward_at[k_at];
}

FN i64 let_can_give(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 card MAYBE, i64 q MAYBE) {
    /*  220  let can_give(p, card, q) */
    char *k_mark = k_free;
    /*  221  count(unflipped(q)) is 0 if up[card] is cc_side */
    if (((i64)pos->up[card] == FACE_cc_side)) RETURN(i64, (let_unflipped_set(pos, a, q) == 0));
    /*  222  not zeroed(card) and cancels(card, q) otherwise */
    RETURN(i64, (!let_zeroed(pos, a, card) && let_cancels(pos, a, card, q)));
}

FN list_i64 let_opposed(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 d MAYBE) {
    /*  248  let opposed(p, d) = [c for c in hand[p] if not zeroed(c) and c.number * d.number < 0] */
    return ({ build_i64 k59_found = {0, 0, 0}; for (u64 k60_rest = pos->hand[p]; k60_rest;
        k60_rest &= k60_rest - 1) { i64 c MAYBE = k_low(k60_rest); if ((((CARD_number[c] * CARD_number[d]) < 0)
        && !let_zeroed(pos, a, c))) { k_add_i64(&k59_found, c); } }  k_made_i64(k59_found); });
}

FN i64 let_can_cancel(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 d MAYBE) {
    /*  249  let can_cancel(p, d) = board_version and cancelled[p] is not d.suit and */
    char *k_mark = k_free;
    RETURN(i64, (OPTION(board_version) && !((i64)pos->cancelled[p] == CARD_suit[d]) && k_adds_up(({
        build_i64 k61_found = {0, 0, 0}; for (u64 k62_rest = let_opposed_set(pos, a, p, d); k62_rest;
        k62_rest &= k62_rest - 1) { i64 c MAYBE = k_low(k62_rest); k_add_i64(&k61_found, CARD_number[c]);
        }  k_made_i64(k61_found); }), (0 - CARD_number[d]))));
}

FN i64 let_curved(i64 s MAYBE) {
    /*  290  let curved(s) = s.region in [left_ring, left_centre, right_ring, right_centre] */
    char *k_mark = k_free;
    RETURN(i64, ({ i64 k63_n = SPACE_region[s]; k63_n == REGION_left_ring || k63_n == REGION_left_centre
        || k63_n == REGION_right_ring || k63_n == REGION_right_centre; }));
}

FN u64 let_unflipped_set(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE) {
    /*  103  let unflipped(p) = [c for c in hand[p] if up[c] is cc_side] */
    return (pos->hand[p] & pos->up_is[FACE_cc_side]);
}

FN u64 let_loose_set(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE) {
    /*  104  let loose(p) = [c for c in hand[p] if up[c] is number_side and not zeroed(c)] */
    char *k_mark = k_free;
    RETURN(u64, ({ u64 k64_found = 0; for (u64 k65_rest = (pos->hand[p] & pos->up_is[FACE_number_side]); k65_rest;
        k65_rest &= k65_rest - 1) { i64 c MAYBE = k_low(k65_rest); if (!let_zeroed(pos, a, c)) {
        k64_found |= k_bit(c); } }  k64_found; }));
}

FN u64 let_others_set(const Position *pos MAYBE, Agreed *a MAYBE, i64 card MAYBE, i64 p MAYBE) {
    /*  105  let others(card, p) = [c for c in loose(p) if c is not card] */
    char *k_mark = k_free;
    RETURN(u64, (let_loose_set(pos, a, p) & ~(0 | k_bit(card))));
}

FN u64 let_nearest_set(Agreed *a MAYBE, i64 from_space MAYBE, i64 n MAYBE) {
    /*  166  let nearest(from_space: space, n: -6..6) */
    char *k_mark = k_free;
    /*  167  let fewest = min(steps(from_space, x) for x in spaces if x.number is n) */
    i64 fewest MAYBE = ({ i64 k66_found = 0, k67_some = 0; for (i64 x = 0; x < 57; x++) {
        if ((SPACE_number[x] == n)) { i64 k68_here = let_steps(a, from_space, x); if (!k67_some
        || k68_here < k66_found) { k66_found = k68_here; } k67_some = 1; } } if (!k67_some) { k_fault();
        } k66_found; });
    /*  168  [s for s in spaces if s.number is n and steps(from_space, s) is fewest] */
    RETURN(u64, ({ u64 k69_found = 0; for (i64 s = 0; s < 57; s++) { if (((SPACE_number[s] == n)
        && (let_steps(a, from_space, s) == fewest))) { k69_found |= k_bit(s); } }  k69_found; }));
}

FN u64 let_opposed_set(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 d MAYBE) {
    /*  248  let opposed(p, d) = [c for c in hand[p] if not zeroed(c) and c.number * d.number < 0] */
    char *k_mark = k_free;
    RETURN(u64, ({ u64 k70_found = 0; for (u64 k71_rest = pos->hand[p]; k71_rest; k71_rest &= k71_rest - 1) {
        i64 c MAYBE = k_low(k71_rest); if ((((CARD_number[c] * CARD_number[d]) < 0) && !let_zeroed(pos, a, c))) {
        k70_found |= k_bit(c); } }  k70_found; }));
}

FN void do_take_card(Position *pos MAYBE, Agreed *a MAYBE, i64 card MAYBE, i64 p MAYBE) {
    /*  189  rule take_card(card, p) */
    /*  190  move card to hand[p] */
    move_card(pos, card, 3 + p, 0);
    /*  191  up[card] = cc_side */
    { i64 k72_at = card, k73_new = FACE_cc_side;
      pos->up_is[pos->up[k72_at]] ^= k_bit(k72_at);
      pos->up_is[k73_new] ^= k_bit(k72_at);
      pos->up[k72_at] = (__typeof__(pos->up[0]))k73_new; }
    /*  192  drawn = card */
    pos->drawn = (__typeof__(pos->drawn))(card);
}

FN void do_step_on(Position *pos MAYBE, Agreed *a MAYBE) {
    /*  356  rule step_on() */
    /*  357  if here.exit is not none and here.sort is not wormhole_arrow */
    if (((SPACE_exit[(i64)pos->here] != NONE) && !(SPACE_sort[(i64)pos->here] == SORT_wormhole_arrow))) {
        /*  358  here = here.exit */
        pos->here = (__typeof__(pos->here))k_known(SPACE_exit[(i64)pos->here]);
        /*  359  heading = forward */
        pos->heading = (__typeof__(pos->heading))(WAY_forward);
    }
    else {
        /*  360  else: here = here.ahead if heading is forward else here.behind */
        pos->here = (__typeof__(pos->here))((((i64)pos->heading == WAY_forward) ? SPACE_ahead[(i64)pos->here] : SPACE_behind[(i64)pos->here]));
    }
}

FN void do_fall_in(Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 by MAYBE) {
    /*  378  rule fall_in(p, by) */
    /*  379  escape[p] = 4 */
    pos->escape[p] = (__typeof__(pos->escape[p]))(4);
    /*  380  if escape_by is not fixed */
    if (!(OPTION(escape_by) == ESCAPE_BY_fixed)) {
        /*  381  if by is arrival and escape_by is arrival: escape[p] = thrown */
        if (((by == ESCAPE_BY_arrival) && (OPTION(escape_by) == ESCAPE_BY_arrival))) {
            pos->escape[p] = (__typeof__(pos->escape[p]))((i64)pos->thrown);
        }
        else {
            /*  382  else: escape[p] = roll 1..die */
            pos->escape[p] = (__typeof__(pos->escape[p]))(({ list_i64 k74_list = k_range(1, OPTION(die));
                k74_list.v[k_below(&pos->rng, k74_list.n)]; }));
        }
    }
}

FN void do_come_home(Position *pos MAYBE, Agreed *a MAYBE) {
    /*  409  rule come_home() */
    /*  410  circuits[me] += 1 */
    pos->circuits[(i64)pos->me] = (__typeof__(pos->circuits[(i64)pos->me]))k_within(pos->circuits[(i64)pos->me] + 1,
    0, 9);
    /*  411  if with_cards and zero_wins and count(hand[me]) > 0 and every(zeroed(c) for c in hand[me]): end game.. */
    if ((OPTION(with_cards) && OPTION(zero_wins) && (pos->hand[(i64)pos->me] != 0) && ({ i64 k75_found = 1;
        for (u64 k77_rest = pos->hand[(i64)pos->me]; k77_rest; k77_rest &= k77_rest - 1) {
        i64 c MAYBE = k_low(k77_rest); if (!(let_zeroed(pos, a, c))) { k75_found = 0; goto k76_done;
        } } goto k76_done; k76_done:; k75_found; }))) {
        end_won(pos, a, (i64)pos->me);
        return;
    }
    /*  412  if circuits[me] >= laps: end game */
    if (((i64)pos->circuits[(i64)pos->me] >= OPTION(laps))) {
        end_ranked(pos, a);
        return;
    }
}

FN void do_start_bare(Position *pos MAYBE, Agreed *a MAYBE) {
    /*  418  rule start_bare() */
    /*  419  for p in players: move hand[p] to box */
    for (i64 p = 0; p < SEATS; p++) {
        for (u64 k80_rest = pos->hand[p]; k80_rest; k80_rest &= k80_rest - 1) { i64 k79_thing MAYBE = k_low(k80_rest);
            carry_card(pos, k79_thing, 3 + p, 0, 0);
        }
    }
    /*  420  move deck to box */
    { list_i64 k82_list = k_reverse_i64(from_top(pos->deck, pos->deck_n)); for (i64 k83_i = 0; k83_i < k82_list.n;
        k83_i++) { i64 k81_thing MAYBE = k82_list.v[k83_i];
        carry_card(pos, k81_thing, 1, 0, 0);
    } }
    /*  421  starter = player(1) */
    pos->starter = (__typeof__(pos->starter))(0);
}

FN void do_lay(Position *pos MAYBE, Agreed *a MAYBE, i64 n MAYBE, i64 side MAYBE, i64 p MAYBE) {
    /*  423  rule lay(n: -6..6, side: face, p: player) */
    /*  424  let c = first(c for c in cards if c in box and c.number is n) */
    i64 c MAYBE = ({ i64 k84_found; for (u64 k87_rest = (pos->card_box & ({ u64 k86_at = (u64)(n - (-6));
        k86_at < 13 ? CARD_number_is[k86_at] : 0; })); k87_rest; k87_rest &= k87_rest - 1) {
        i64 c MAYBE = k_low(k87_rest); k84_found = c; goto k85_done; } k_fault(); k85_done:; k84_found; });
    /*  425  up[c] = side */
    { i64 k88_at = c, k89_new = side;
      pos->up_is[pos->up[k88_at]] ^= k_bit(k88_at);
      pos->up_is[k89_new] ^= k_bit(k88_at);
      pos->up[k88_at] = (__typeof__(pos->up[0]))k89_new; }
    /*  426  move c to hand[p] */
    move_card(pos, c, 3 + p, 0);
}

FN void do_put(Position *pos MAYBE, Agreed *a MAYBE, i64 n MAYBE, i64 side MAYBE) {
    /*  428  rule put(n: -6..6, side: face) */
    /*  429  let c = first(c for c in cards if c in box and c.number is n) */
    i64 c MAYBE = ({ i64 k90_found; for (u64 k93_rest = (pos->card_box & ({ u64 k92_at = (u64)(n - (-6));
        k92_at < 13 ? CARD_number_is[k92_at] : 0; })); k93_rest; k93_rest &= k93_rest - 1) {
        i64 c MAYBE = k_low(k93_rest); k90_found = c; goto k91_done; } k_fault(); k91_done:; k90_found; });
    /*  430  up[c] = side */
    { i64 k94_at = c, k95_new = side;
      pos->up_is[pos->up[k94_at]] ^= k_bit(k94_at);
      pos->up_is[k95_new] ^= k_bit(k94_at);
      pos->up[k94_at] = (__typeof__(pos->up[0]))k95_new; }
    /*  431  move c to pile */
    move_card(pos, c, 2, 0);
}

COLD void redraw_card(Position *pos, i64 seat, k_stream *rng) {
    i64 loose[40], here[9] = {0}, everybody = (1 << pos->seats) - 1;
    i8 lost[40];
    for (i64 t = 0; t < 40; t++) {
        lost[t] = !((pos->card_known[t] | CARD_seers[pos->card_place[t]]) >> seat & 1);
        here[pos->card_place[t]] += lost[t];
    }
    for (i64 name = 0; name < 9; name++) {
        i64 n = 0;
        for (i64 t = 0; t < 40; t++) if (lost[t] && pos->card_cohort[pos->card_place[t]] == name) loose[n++] = t;
        if (!n) continue;
        k_mixed(rng, loose, n);
        for (i64 p = 1; p < 9; p++) {
            if (!here[p] || pos->card_cohort[p] != name) continue;
            if (p >= 1 && p < 2) {
                for (i64 i = 0, k = n; i < pos->deck_n; i++)
                    if (lost[pos->deck[i]]) pos->deck[i] = (__typeof__(pos->deck[i]))loose[--k];
            }
            for (i64 k = here[p]; k; k--) pos->card_place[loose[--n]] = (__typeof__(pos->card_place[0]))p;
        }
    }
    for (i64 t = 0; t < 40; t++) {
        i64 sees = CARD_seers[pos->card_place[t]], all = (pos->card_known[t] & everybody) == everybody;
        i64 more = all && (sees & everybody) != everybody;
        i64 mine = !lost[t] && !(sees >> seat & 1) && (pos->card_known[t] >> seat & 1);
        pos->card_known[t] = (__typeof__(pos->card_known[0]))(more ? -1 : mine ? 1ll << seat | sees : sees);
    }
    derive_card(pos);
}

/* What a seat cannot see, drawn anew. */
FN void redraw(Position *pos, Agreed *a MAYBE, i64 seat MAYBE, k_stream *rng MAYBE) {
    /*   86  var up[card]: face = cc_side */
    for (i64 i = 0; i < 40;
        i++) if (!(pos->card_known[i] >> seat & 1)) pos->up[i] = (__typeof__(pos->up[i]))(k_below(rng, 2));
    /*   87  var stacked[card] = no */
    for (i64 i = 0; i < 40;
        i++) if (!(pos->card_known[i] >> seat & 1)) pos->stacked[i] = (__typeof__(pos->stacked[i]))(k_below(rng, 2));
    redraw_card(pos, seat, rng);
    derive_vars(pos);
}

FN i64 holds(const Position *pos MAYBE, Agreed *a MAYBE) {
    return 1;
}

FN void offer_card_action_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  133  may */
    /*  134  "Jump to {s} with {c}" for c in unflipped(me), s in jump_ends(place[me], c.number) */
    for (u64 k96_rest = let_unflipped_set(pos, a, (i64)pos->me); k96_rest; k96_rest &= k96_rest - 1) {
        i64 c MAYBE = k_low(k96_rest);
        k_offer_word(offered, 0 + 57 * c, ({ u64 k97_found = 0; { list_i64 k99_list = let_jump_ends(a,
            (i64)pos->place[(i64)pos->me], CARD_number[c]); for (i64 k100_i = 0; k100_i < k99_list.n; k100_i++) {
            i64 s MAYBE = k99_list.v[k100_i]; i64 k98_at = s; k97_found |= k_bit(k98_at); } } k97_found; }));
    }
    /*  136  "Draw from the deck" if count(deck) + count(pile) > 0 */
    if (((((i64)(i64)pos->deck_n + (i64)pos->pile_n) > 0))) {
        k_offer_word(offered, 2280, 1);
    }
    /*  139  "Draw {c} from the pile" for c in on_pile */
    k_offer_word(offered, 2281, ({ u64 k101_found = 0; { list_i64 k103_list = let_on_pile(pos, a);
        for (i64 k104_i = 0; k104_i < k103_list.n; k104_i++) { i64 c MAYBE = k103_list.v[k104_i]; i64 k102_at = c;
        k101_found |= k_bit(k102_at); } } k101_found; }));
    /*  142  "Give {c} to {q}" for c in hand[me], q in opponents if can_give(me, c, q) */
    for (u64 k105_rest = pos->hand[(i64)pos->me]; k105_rest; k105_rest &= k105_rest - 1) {
        i64 c MAYBE = k_low(k105_rest);
        k_offer_word(offered, 2321 + 6 * c, ({ u64 k106_found = 0; {
            list_i64 k108_list = k_opponents(pos->me, SEATS); for (i64 k109_i = 0; k109_i < k108_list.n; k109_i++) {
            i64 q MAYBE = k108_list.v[k109_i]; k106_found |= (u64)!!((let_can_give(pos, a,
            (i64)pos->me, c, q))) << q; } } k106_found; }));
    }
    /*  144  "Flip {c} onto {d} of {q}" for c in unflipped(me), q in opponents, d in loose(q) if c.number + d.num.. */
    for (u64 k110_rest = let_unflipped_set(pos, a, (i64)pos->me); k110_rest; k110_rest &= k110_rest - 1) {
        i64 c MAYBE = k_low(k110_rest);
        for (u64 k111_rest = (((1ull << SEATS) - 1) & ~k_bit((i64)pos->me)); k111_rest;
            k111_rest &= k111_rest - 1) { i64 q MAYBE = k_low(k111_rest);
            k_offer_word(offered, 2561 + 240 * c + 40 * q, ({ u64 k112_found = 0;
                for (u64 k114_rest = let_loose_set(pos, a, q); k114_rest; k114_rest &= k114_rest - 1) {
                i64 d MAYBE = k_low(k114_rest);
                k112_found |= (u64)!!((((CARD_number[c] + CARD_number[d]) == 0))) << d; } k112_found; }));
        }
    }
    /*  146  "Cancel {d} of {q}" for q in opponents, d in loose(q) if cancel_on is any and can_cancel(me, d) */
    if (((OPTION(cancel_on) == CANCEL_ON_any))) {
        for (u64 k115_rest = (((1ull << SEATS) - 1) & ~k_bit((i64)pos->me)); k115_rest;
            k115_rest &= k115_rest - 1) { i64 q MAYBE = k_low(k115_rest);
            k_offer_word(offered, 12161 + 40 * q, ({ u64 k116_found = 0;
                for (u64 k118_rest = let_loose_set(pos, a, q); k118_rest; k118_rest &= k118_rest - 1) {
                i64 d MAYBE = k_low(k118_rest); k116_found |= (u64)!!((let_can_cancel(pos, a,
                (i64)pos->me, d))) << d; } k116_found; }));
        }
    }
    if (offered->total) k_offer_word(offered, 12401, 1);
}

FN void offer_jump_with_drawn_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  158  may "Jump to {s} with {drawn}" for s in jump_ends(place[me], drawn.number) */
    k_offer_word(offered, 12402, ({ u64 k119_found = 0; { list_i64 k121_list = let_jump_ends(a,
        (i64)pos->place[(i64)pos->me], CARD_number[k_known((i64)pos->drawn)]); for (i64 k122_i = 0;
        k122_i < k121_list.n; k122_i++) { i64 s MAYBE = k121_list.v[k122_i]; i64 k120_at = s;
        k119_found |= k_bit(k120_at); } } k119_found; }));
    if (offered->total) k_offer_word(offered, 12459, 1);
}

FN void offer_draw_card_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  181  may by p "Cut the deck" if count(deck) > 1 */
    if ((((i64)pos->deck_n > 1))) {
        k_offer_word(offered, 12460, 1);
    }
    if (offered->total) k_offer_word(offered, 12461, 1);
}

FN void offer_stack_up_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  197  choose by p "Begin a zero stack with {c}" for c in loose(p) if make_zero_with(c.number, others(c, p)) */
    k_offer_word(offered, 12462, ({ u64 k126_found = 0; for (u64 k128_rest = let_loose_set(pos, a,
        (i64)pos->stack_up_p); k128_rest; k128_rest &= k128_rest - 1) { i64 c MAYBE = k_low(k128_rest);
        k126_found |= (u64)!!((let_make_zero_with(a, CARD_number[c], ({ build_i64 k124_found = {0, 0, 0};
        for (u64 k125_rest = let_others_set(pos, a, c, (i64)pos->stack_up_p); k125_rest;
        k125_rest &= k125_rest - 1) { i64 k123_v MAYBE = k_low(k125_rest); k_add_i64(&k124_found, k123_v);
        }  k_made_i64(k124_found); })))) << c; } k126_found; }));
}

FN void offer_stack_up_choose_2(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  201  may by p "Begin a zero stack with {c}" for c in loose(p) if make_zero_with(c.number, others(c, p)) */
    k_offer_word(offered, 12502, ({ u64 k132_found = 0; for (u64 k134_rest = let_loose_set(pos, a,
        (i64)pos->stack_up_p); k134_rest; k134_rest &= k134_rest - 1) { i64 c MAYBE = k_low(k134_rest);
        k132_found |= (u64)!!((let_make_zero_with(a, CARD_number[c], ({ build_i64 k130_found = {0, 0, 0};
        for (u64 k131_rest = let_others_set(pos, a, c, (i64)pos->stack_up_p); k131_rest;
        k131_rest &= k131_rest - 1) { i64 k129_v MAYBE = k_low(k131_rest); k_add_i64(&k130_found, k129_v);
        }  k_made_i64(k130_found); })))) << c; } k132_found; }));
    if (offered->total) k_offer_word(offered, 12542, 1);
}

FN void offer_begin_stack_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  209  choose by p "Stack {c}" for c in loose(p) if heap + c.number is 0 or */
    k_offer_word(offered, 12543, ({ u64 k138_found = 0; for (u64 k140_rest = let_loose_set(pos, a,
        (i64)pos->begin_stack_p); k140_rest; k140_rest &= k140_rest - 1) { i64 c MAYBE = k_low(k140_rest);
        k138_found |= (u64)!!((((((i64)pos->heap + CARD_number[c]) == 0) || ((OPTION(zero_by) == ZERO_BY_subset)
        && let_make_zero_with(a, ((i64)pos->heap + CARD_number[c]), ({ build_i64 k136_found = {0, 0, 0};
        for (u64 k137_rest = let_others_set(pos, a, c, (i64)pos->begin_stack_p); k137_rest;
        k137_rest &= k137_rest - 1) { i64 k135_v MAYBE = k_low(k137_rest); k_add_i64(&k136_found, k135_v);
        }  k_made_i64(k136_found); })))))) << c; } k138_found; }));
}

FN void offer_flip_and_give_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  229  may "Flip {c} onto {d} of {q}" for c in unflipped(me), q in opponents, d in loose(q) if c.number + d.. */
    for (u64 k141_rest = let_unflipped_set(pos, a, (i64)pos->me); k141_rest; k141_rest &= k141_rest - 1) {
        i64 c MAYBE = k_low(k141_rest);
        for (u64 k142_rest = (((1ull << SEATS) - 1) & ~k_bit((i64)pos->me)); k142_rest;
            k142_rest &= k142_rest - 1) { i64 q MAYBE = k_low(k142_rest);
            k_offer_word(offered, 12583 + 240 * c + 40 * q, ({ u64 k143_found = 0;
                for (u64 k145_rest = let_loose_set(pos, a, q); k145_rest; k145_rest &= k145_rest - 1) {
                i64 d MAYBE = k_low(k145_rest);
                k143_found |= (u64)!!((((CARD_number[c] + CARD_number[d]) == 0))) << d; } k143_found; }));
        }
    }
    if (offered->total) k_offer_word(offered, 22183, 1);
}

FN void offer_forced_jump_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  242  choose by q "Jump to {s}" for s in jump_ends(place[q], n) */
    k_offer_word(offered, 22184, ({ u64 k146_found = 0; { list_i64 k148_list = let_jump_ends(a,
        (i64)pos->place[(i64)pos->forced_jump_q], (i64)pos->forced_jump_n); for (i64 k149_i = 0;
        k149_i < k148_list.n; k149_i++) { i64 s MAYBE = k148_list.v[k149_i]; i64 k147_at = s;
        k146_found |= k_bit(k147_at); } } k146_found; }));
}

FN void offer_cancel_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  256  choose by p "Add {c}" for c in opposed(p, d) if heap + c.number is 0 or */
    k_offer_word(offered, 22241, ({ u64 k152_found = 0; for (u64 k154_rest = let_opposed_set(pos, a,
        (i64)pos->cancel_p, (i64)pos->cancel_d); k154_rest; k154_rest &= k154_rest - 1) {
        i64 c MAYBE = k_low(k154_rest); k152_found |= (u64)!!((((((i64)pos->heap + CARD_number[c]) == 0)
        || k_adds_up(({ build_i64 k150_found = {0, 0, 0}; for (u64 k151_rest = (let_opposed_set(pos, a,
        (i64)pos->cancel_p, (i64)pos->cancel_d) & ~(0 | k_bit(c))); k151_rest; k151_rest &= k151_rest - 1) {
        i64 x MAYBE = k_low(k151_rest); k_add_i64(&k150_found, CARD_number[x]); }  k_made_i64(k150_found); }),
        ((0 - (i64)pos->heap) - CARD_number[c]))))) << c; } k152_found; }));
}

FN void offer_walk_round_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  294  choose */
    /*  295  "Go forward": walk(n, forward) */
    k_offer_word(offered, 22281, 1);
    /*  296  "Go backward": walk(n, backward) */
    k_offer_word(offered, 22282, 1);
}

FN void offer_obey_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  314  choose */
    /*  315  "Take {n}": walk_round(n) */
    k_offer_word(offered, 22283, 1);
    /*  316  "Take {m}" if m is not n */
    if ((!((i64)pos->obey_m == (i64)pos->obey_n))) {
        k_offer_word(offered, 22284, 1);
    }
}

FN void offer_obey_choose_2(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  327  choose */
    /*  328  "Go forward": walk(n, forward) */
    k_offer_word(offered, 22285, 1);
    /*  329  "Go backward": walk(n, backward) */
    k_offer_word(offered, 22286, 1);
}

FN void offer_obey_choose_3(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  331  choose */
    /*  332  "Take {n}": walk_round(n) */
    k_offer_word(offered, 22287, 1);
    /*  333  "Take 3" if n is not 3: walk_round(3) */
    if ((!((i64)pos->obey_n == 3))) {
        k_offer_word(offered, 22288, 1);
    }
}

FN void offer_walk_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  344  choose */
    /*  345  "Enter the centre": here = here.centre */
    k_offer_word(offered, 22289, 1);
    /*  346  "Pass on": step_on() */
    k_offer_word(offered, 22290, 1);
}

FN void offer_on_green_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  391  may by p */
    /*  392  "Discard {c}" for c in hand[p] if not zeroed(c) */
    k_offer_word(offered, 22291, ({ u64 k155_found = 0; for (u64 k157_rest = pos->hand[(i64)pos->on_green_p];
        k157_rest; k157_rest &= k157_rest - 1) { i64 c MAYBE = k_low(k157_rest);
        k155_found |= (u64)!!((!let_zeroed(pos, a, c))) << c; } k155_found; }));
    /*  394  "Give {c} to {q}" for c in hand[p], q in players if q is not p and can_give(p, c, q) */
    for (u64 k158_rest = pos->hand[(i64)pos->on_green_p]; k158_rest; k158_rest &= k158_rest - 1) {
        i64 c MAYBE = k_low(k158_rest);
        k_offer_word(offered, 22331 + 6 * c, ({ u64 k159_found = 0;
            for (u64 k161_rest = (((1ull << SEATS) - 1) & ~(0 | k_bit((i64)pos->on_green_p))); k161_rest;
            k161_rest &= k161_rest - 1) { i64 q MAYBE = k_low(k161_rest);
            k159_found |= (u64)!!((let_can_give(pos, a, (i64)pos->on_green_p, c, q))) << q; } k159_found; }));
    }
    /*  396  "Cancel {d} of {q}" for q in players, d in loose(q) if q is not p and can_cancel(p, d) */
    for (u64 k162_rest = (((1ull << SEATS) - 1) & ~(0 | k_bit((i64)pos->on_green_p))); k162_rest;
        k162_rest &= k162_rest - 1) { i64 q MAYBE = k_low(k162_rest);
        k_offer_word(offered, 22571 + 40 * q, ({ u64 k163_found = 0; for (u64 k165_rest = let_loose_set(pos, a, q);
            k165_rest; k165_rest &= k165_rest - 1) { i64 d MAYBE = k_low(k165_rest);
            k163_found |= (u64)!!((let_can_cancel(pos, a, (i64)pos->on_green_p, d))) << d; } k163_found; }));
    }
    if (offered->total) k_offer_word(offered, 22811, 1);
}

FN void offer_on_orange_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  400  choose by p */
    /*  401  "Draw from the deck": draw_card(p) */
    k_offer_word(offered, 22812, 1);
    /*  402  "Take {c} of {q}" for q in players, c in unflipped(q) if q is not p and count(unflipped(p)) is 0 */
    if (((let_unflipped_set(pos, a, (i64)pos->on_orange_p) == 0))) {
        for (u64 k166_rest = (((1ull << SEATS) - 1) & ~(0 | k_bit((i64)pos->on_orange_p))); k166_rest;
            k166_rest &= k166_rest - 1) { i64 q MAYBE = k_low(k166_rest);
            k_offer_word(offered, 22813 + 40 * q, let_unflipped_set(pos, a, q));
        }
    }
    /*  404  "Take {c} from the pile" for c in on_pile if up[c] is number_side and cancels(c, p) */
    k_offer_word(offered, 23053, ({ u64 k167_found = 0; { list_i64 k169_list = let_on_pile(pos, a);
        for (i64 k170_i = 0; k170_i < k169_list.n; k170_i++) { i64 c MAYBE = k169_list.v[k170_i];
        k167_found |= (u64)!!((((i64)pos->up[c] == FACE_number_side)) && (let_cancels(pos, a, c,
        (i64)pos->on_orange_p))) << c; } } k167_found; }));
    /*  406  "Take {c} of {q} to make zero" for q in players, c in loose(q) if q is not p and cancels(c, p) */
    for (u64 k171_rest = (((1ull << SEATS) - 1) & ~(0 | k_bit((i64)pos->on_orange_p))); k171_rest;
        k171_rest &= k171_rest - 1) { i64 q MAYBE = k_low(k171_rest);
        k_offer_word(offered, 23093 + 40 * q, ({ u64 k172_found = 0; for (u64 k174_rest = let_loose_set(pos, a, q);
            k174_rest; k174_rest &= k174_rest - 1) { i64 c MAYBE = k_low(k174_rest);
            k172_found |= (u64)!!((let_cancels(pos, a, c, (i64)pos->on_orange_p))) << c; } k172_found; }));
    }
}

FN i64 decider(const Position *pos, Agreed *a MAYBE) {
    if (pos->at == DRAW_CARD_CHOOSE) return (i64)pos->draw_card_p;
    if (pos->at == STACK_UP_CHOOSE) return (i64)pos->stack_up_p;
    if (pos->at == STACK_UP_CHOOSE_2) return (i64)pos->stack_up_p;
    if (pos->at == BEGIN_STACK_CHOOSE) return (i64)pos->begin_stack_p;
    if (pos->at == FORCED_JUMP_CHOOSE) return (i64)pos->forced_jump_q;
    if (pos->at == CANCEL_CHOOSE) return (i64)pos->cancel_p;
    if (pos->at == ON_GREEN_CHOOSE) return (i64)pos->on_green_p;
    if (pos->at == ON_ORANGE_CHOOSE) return (i64)pos->on_orange_p;
    return pos->me;
}

static k_run k_runs[IDS + 8];
typedef struct { k_stream rng; i64 length; u32 *taken; } Playing;

COLD void offer(const Position *pos, Agreed *a, k_offer *offered) {
    switch (pos->at) {
        case CARD_ACTION_CHOOSE: offer_card_action_choose(pos, a, offered); return;
        case JUMP_WITH_DRAWN_CHOOSE: offer_jump_with_drawn_choose(pos, a, offered); return;
        case DRAW_CARD_CHOOSE: offer_draw_card_choose(pos, a, offered); return;
        case STACK_UP_CHOOSE: offer_stack_up_choose(pos, a, offered); return;
        case STACK_UP_CHOOSE_2: offer_stack_up_choose_2(pos, a, offered); return;
        case BEGIN_STACK_CHOOSE: offer_begin_stack_choose(pos, a, offered); return;
        case FLIP_AND_GIVE_CHOOSE: offer_flip_and_give_choose(pos, a, offered); return;
        case FORCED_JUMP_CHOOSE: offer_forced_jump_choose(pos, a, offered); return;
        case CANCEL_CHOOSE: offer_cancel_choose(pos, a, offered); return;
        case WALK_ROUND_CHOOSE: offer_walk_round_choose(pos, a, offered); return;
        case OBEY_CHOOSE: offer_obey_choose(pos, a, offered); return;
        case OBEY_CHOOSE_2: offer_obey_choose_2(pos, a, offered); return;
        case OBEY_CHOOSE_3: offer_obey_choose_3(pos, a, offered); return;
        case WALK_CHOOSE: offer_walk_choose(pos, a, offered); return;
        case ON_GREEN_CHOOSE: offer_on_green_choose(pos, a, offered); return;
        case ON_ORANGE_CHOOSE: offer_on_orange_choose(pos, a, offered); return;
        default: return;
    }
}

HOT void run(Position *pos, Agreed *a MAYBE, i64 id, Playing *playing) {
    i64 k MAYBE;
    i64 card_action_jump_to_with_c MAYBE = 0;
    i64 card_action_jump_to_with_s MAYBE = 0;
    i64 card_action_draw_with_c MAYBE = 0;
    i64 card_action_give_with_c MAYBE = 0;
    i64 card_action_give_with_q MAYBE = 0;
    i64 card_action_flip_with_c MAYBE = 0;
    i64 card_action_flip_with_q MAYBE = 0;
    i64 card_action_flip_with_d MAYBE = 0;
    i64 card_action_cancel_with_q MAYBE = 0;
    i64 card_action_cancel_with_d MAYBE = 0;
    i64 jump_with_drawn_jump_to_with_s MAYBE = 0;
    i64 stack_up_begin_a_zero_with_c MAYBE = 0;
    i64 stack_up_begin_a_zero_2_with_c MAYBE = 0;
    i64 begin_stack_stack_with_c MAYBE = 0;
    i64 flip_and_give_flip_with_c MAYBE = 0;
    i64 flip_and_give_flip_with_q MAYBE = 0;
    i64 flip_and_give_flip_with_d MAYBE = 0;
    i64 cancel_add_with_c MAYBE = 0;
    i64 on_green_discard_with_c MAYBE = 0;
    i64 on_green_give_with_c MAYBE = 0;
    i64 on_green_give_with_q MAYBE = 0;
    i64 on_green_cancel_with_q MAYBE = 0;
    i64 on_green_cancel_with_d MAYBE = 0;
    i64 on_orange_take_with_q MAYBE = 0;
    i64 on_orange_take_with_c MAYBE = 0;
    i64 on_orange_take_2_with_c MAYBE = 0;
    i64 on_orange_take_3_with_q MAYBE = 0;
    i64 on_orange_take_3_with_c MAYBE = 0;
    if (id != BEGIN) switch (pos->at) {
        case CARD_ACTION_CHOOSE: goto take_card_action_choose;
        case JUMP_WITH_DRAWN_CHOOSE: goto take_jump_with_drawn_choose;
        case DRAW_CARD_CHOOSE: goto take_draw_card_choose;
        case STACK_UP_CHOOSE: goto take_stack_up_choose;
        case STACK_UP_CHOOSE_2: goto take_stack_up_choose_2;
        case BEGIN_STACK_CHOOSE: goto take_begin_stack_choose;
        case FLIP_AND_GIVE_CHOOSE: goto take_flip_and_give_choose;
        case FORCED_JUMP_CHOOSE: goto take_forced_jump_choose;
        case CANCEL_CHOOSE: goto take_cancel_choose;
        case WALK_ROUND_CHOOSE: goto take_walk_round_choose;
        case OBEY_CHOOSE: goto take_obey_choose;
        case OBEY_CHOOSE_2: goto take_obey_choose_2;
        case OBEY_CHOOSE_3: goto take_obey_choose_3;
        case WALK_CHOOSE: goto take_walk_choose;
        case ON_GREEN_CHOOSE: goto take_on_green_choose;
        case ON_ORANGE_CHOOSE: goto take_on_orange_choose;
        default: return;
    }
    {
        /*  116  if with_cards */
        if (OPTION(with_cards)) {
            /*  117  move cards to deck */
            for (i64 k175_thing = 0; k175_thing < 40; k175_thing++) {
                move_card(pos, k175_thing, 1, 0);
            }
            /*  118  shuffle deck */
            if (pos->deck_n > 1) KNOWING({ for (i64 k176_i = 0; k176_i < pos->deck_n;
                k176_i++) pos->card_known[pos->deck[k176_i]] = 0; });
            k_shuffle(&pos->rng, pos->deck, pos->deck_n)
        }
        /*  119  starter = roll players */
        pos->starter = (__typeof__(pos->starter))(({ u64 k177_set = ((1ull << SEATS) - 1);
            k_nth(k177_set, k_below(&pos->rng, k_count(k177_set))); }));
    }
    goto begin;
    begin: MAYBE;
    pos->me = (i8)(i64)pos->starter;
    goto at_turn;
    next_turn: MAYBE;
    pos->me = (i8)(pos->me + 1 == SEATS ? 0 : pos->me + 1);
    goto at_turn;
    at_turn: MAYBE; {
        /*  121  turn from starter */
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        pos->ticks++;
        /*  122  jumped = no */
        pos->jumped = (__typeof__(pos->jumped))(0);
        /*  123  for p in players: cancelled[p] = none */
        for (i64 p = 0; p < SEATS; p++) {
            pos->cancelled[p] = (__typeof__(pos->cancelled[p]))(NONE);
        }
        /*  124  if with_cards */
        if (OPTION(with_cards)) goto at_turn_if;
        goto at_turn_on;
    }
    at_turn_on: MAYBE; {
        /*  128  if not jumped or roll_after_jump: roll_and_move() */
        if ((!(i64)pos->jumped || OPTION(roll_after_jump))) goto at_turn_if_4;
        goto at_turn_on_3;
    }
    at_turn_if: MAYBE; {
        /*  125  stack_up(me) */
        i64 k179_arg = (i64)pos->me;
        pos->stack_up_p = (__typeof__(pos->stack_up_p))k179_arg;
        goto at_stack_up;
    }
    at_turn_after_stack_up: MAYBE; {
        /*  126  if place[me].sort is cc: card_action() */
        if ((SPACE_sort[(i64)pos->place[(i64)pos->me]] == SORT_cc)) goto at_turn_if_2;
        goto at_turn_else;
    }
    at_turn_else: MAYBE; {
        /*  127  else if place[me].sort not in [green, orange] or flip_anywhere: flip_and_give() */
        if ((!({ i64 k180_n = SPACE_sort[(i64)pos->place[(i64)pos->me]]; k180_n == SORT_green
            || k180_n == SORT_orange; }) || OPTION(flip_anywhere))) goto at_turn_if_3;
        goto at_turn_on_2;
    }
    at_turn_on_2: MAYBE; {
        goto at_turn_on;
    }
    at_turn_if_2: MAYBE; {
        /*  126  if place[me].sort is cc: card_action() */
        goto at_card_action;
    }
    at_turn_after_card_action: MAYBE; {
        goto at_turn_on_2;
    }
    at_turn_if_3: MAYBE; {
        /*  127  else if place[me].sort not in [green, orange] or flip_anywhere: flip_and_give() */
        goto at_flip_and_give;
    }
    at_turn_after_flip_and_give: MAYBE; {
        goto at_turn_on_2;
    }
    at_turn_on_3: MAYBE; {
        goto next_turn;
    }
    at_turn_if_4: MAYBE; {
        /*  128  if not jumped or roll_after_jump: roll_and_move() */
        goto at_roll_and_move;
    }
    at_turn_after_roll_and_move: MAYBE; {
        goto at_turn_on_3;
    }
    at_card_action: MAYBE; {
        /*  132  rule card_action() */
        /*  133  may */
        pos->at = CARD_ACTION_CHOOSE;
        k_free = k_memory;
        k_offer offered = {k_runs, 0, 0};
        offer_card_action_choose(pos, a, &offered);
        if (UNLIKELY(!(offered.total))) {
            pos->at = NOWHERE;
            goto at_card_action_on;
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
        goto take_card_action_choose;
    }
    at_card_action_on: MAYBE; {
        goto at_turn_after_card_action;
    }
    at_card_action_jump_to: MAYBE; {
        /*  134  "Jump to {s} with {c}" for c in unflipped(me), s in jump_ends(place[me], c.number) */
        /*  135  jump(s, c) */
        i64 k181_arg = card_action_jump_to_with_s;
        i64 k182_arg = card_action_jump_to_with_c;
        pos->jump_s = (__typeof__(pos->jump_s))k181_arg;
        pos->jump_c = (__typeof__(pos->jump_c))k182_arg;
        pos->jump_goes_back_to = 1;
        goto at_jump;
    }
    at_card_action_after_jump: MAYBE; {
        goto at_card_action_on;
    }
    at_card_action_draw_from_the: MAYBE; {
        /*  137  draw_card(me) */
        i64 k183_arg = (i64)pos->me;
        pos->draw_card_p = (__typeof__(pos->draw_card_p))k183_arg;
        pos->draw_card_goes_back_to = 1;
        goto at_draw_card;
    }
    at_card_action_after_draw_card: MAYBE; {
        /*  138  if draw_then_jump: jump_with_drawn() */
        if (OPTION(draw_then_jump)) goto at_card_action_if;
        goto at_card_action_on_2;
    }
    at_card_action_on_2: MAYBE; {
        goto at_card_action_on;
    }
    at_card_action_if: MAYBE; {
        /*  138  if draw_then_jump: jump_with_drawn() */
        pos->jump_with_drawn_goes_back_to = 1;
        goto at_jump_with_drawn;
    }
    at_card_action_after_jump_with_drawn: MAYBE; {
        goto at_card_action_on_2;
    }
    at_card_action_draw: MAYBE; {
        /*  139  "Draw {c} from the pile" for c in on_pile */
        /*  140  take_card(c, me) */
        do_take_card(pos, a, card_action_draw_with_c, (i64)pos->me);
        /*  141  if draw_then_jump: jump_with_drawn() */
        if (OPTION(draw_then_jump)) goto at_card_action_if_2;
        goto at_card_action_on_3;
    }
    at_card_action_on_3: MAYBE; {
        goto at_card_action_on;
    }
    at_card_action_if_2: MAYBE; {
        /*  141  if draw_then_jump: jump_with_drawn() */
        pos->jump_with_drawn_goes_back_to = 2;
        goto at_jump_with_drawn;
    }
    at_card_action_after_jump_with_drawn_2: MAYBE; {
        goto at_card_action_on_3;
    }
    at_card_action_give: MAYBE; {
        /*  142  "Give {c} to {q}" for c in hand[me], q in opponents if can_give(me, c, q) */
        /*  143  give(c, q) */
        i64 k184_arg = card_action_give_with_c;
        i64 k185_arg = card_action_give_with_q;
        pos->give_card = (__typeof__(pos->give_card))k184_arg;
        pos->give_q = (__typeof__(pos->give_q))k185_arg;
        pos->give_goes_back_to = 1;
        goto at_give;
    }
    at_card_action_after_give: MAYBE; {
        goto at_card_action_on;
    }
    at_card_action_flip: MAYBE; {
        /*  144  "Flip {c} onto {d} of {q}" for c in unflipped(me), q in opponents, d in loose(q) if c.number + d.. */
        /*  145  flip_onto(c, d, q) */
        i64 k186_arg = card_action_flip_with_c;
        i64 k187_arg = card_action_flip_with_d;
        i64 k188_arg = card_action_flip_with_q;
        pos->flip_onto_c = (__typeof__(pos->flip_onto_c))k186_arg;
        pos->flip_onto_d = (__typeof__(pos->flip_onto_d))k187_arg;
        pos->flip_onto_q = (__typeof__(pos->flip_onto_q))k188_arg;
        pos->flip_onto_goes_back_to = 1;
        goto at_flip_onto;
    }
    at_card_action_after_flip_onto: MAYBE; {
        goto at_card_action_on;
    }
    at_card_action_cancel: MAYBE; {
        /*  146  "Cancel {d} of {q}" for q in opponents, d in loose(q) if cancel_on is any and can_cancel(me, d) */
        /*  147  cancel(me, d, q) */
        i64 k189_arg = (i64)pos->me;
        i64 k190_arg = card_action_cancel_with_d;
        i64 k191_arg = card_action_cancel_with_q;
        pos->cancel_p = (__typeof__(pos->cancel_p))k189_arg;
        pos->cancel_d = (__typeof__(pos->cancel_d))k190_arg;
        pos->cancel_q = (__typeof__(pos->cancel_q))k191_arg;
        pos->cancel_goes_back_to = 1;
        goto at_cancel;
    }
    at_card_action_after_cancel: MAYBE; {
        goto at_card_action_on;
    }
    at_jump: MAYBE; {
        /*  149  rule jump(s, c) */
        /*  150  jumped = yes */
        pos->jumped = (__typeof__(pos->jumped))(1);
        /*  151  up[c] = number_side */
        { i64 k192_at = (i64)pos->jump_c, k193_new = FACE_number_side;
          pos->up_is[pos->up[k192_at]] ^= k_bit(k192_at);
          pos->up_is[k193_new] ^= k_bit(k192_at);
          pos->up[k192_at] = (__typeof__(pos->up[0]))k193_new; }
        /*  152  let left_behind = place[me] */
        i64 left_behind MAYBE = (i64)pos->place[(i64)pos->me];
        /*  153  place[me] = s */
        pos->place[(i64)pos->me] = (__typeof__(pos->place[(i64)pos->me]))((i64)pos->jump_s);
        /*  154  land(me, left_behind) */
        i64 k194_arg = (i64)pos->me;
        i64 k195_arg = left_behind;
        pos->land_p = (__typeof__(pos->land_p))k194_arg;
        pos->land_left_behind = (__typeof__(pos->land_left_behind))k195_arg;
        pos->land_goes_back_to = 1;
        pos->jump_s = 0;
        pos->jump_c = 0;
        goto at_land;
    }
    at_jump_after_land: MAYBE; {
        goto after_jump;
    }
    after_jump: MAYBE; {
        i64 site = pos->jump_goes_back_to;
        pos->jump_goes_back_to = 0;
        switch (site) {
            case 1: goto at_card_action_after_jump;
            default: goto at_jump_with_drawn_after_jump;
        }
    }
    at_jump_with_drawn: MAYBE; {
        /*  156  rule jump_with_drawn() */
        /*  157  if drawn is not none */
        if (((i64)pos->drawn != NONE)) goto at_jump_with_drawn_if;
        goto at_jump_with_drawn_on;
    }
    at_jump_with_drawn_on: MAYBE; {
        goto after_jump_with_drawn;
    }
    at_jump_with_drawn_if: MAYBE; {
        /*  158  may "Jump to {s} with {drawn}" for s in jump_ends(place[me], drawn.number) */
        pos->at = JUMP_WITH_DRAWN_CHOOSE;
        k_free = k_memory;
        u64 o0 = ({ u64 k196_found = 0; { list_i64 k198_list = let_jump_ends(a,
            (i64)pos->place[(i64)pos->me], CARD_number[k_known((i64)pos->drawn)]); for (i64 k199_i = 0;
            k199_i < k198_list.n; k199_i++) { i64 s MAYBE = k198_list.v[k199_i]; i64 k197_at = s;
            k196_found |= k_bit(k197_at); } } k196_found; });
        i64 n0 = k_count(o0);
        i64 all = n0 ? n0 + 1 : 0;
        if (UNLIKELY(!(all))) {
            pos->at = NOWHERE;
            goto at_jump_with_drawn_on_2;
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
            id = 12402 + k_nth(o0, k);
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            i64 s MAYBE = ((id - 12402));
            jump_with_drawn_jump_to_with_s = s;
            goto at_jump_with_drawn_jump_to;
        }
        k -= n0;
        if (playing->taken) playing->taken[12459]++;
        goto at_jump_with_drawn_on_2;
    }
    at_jump_with_drawn_on_2: MAYBE; {
        goto at_jump_with_drawn_on;
    }
    at_jump_with_drawn_jump_to: MAYBE; {
        /*  158  may "Jump to {s} with {drawn}" for s in jump_ends(place[me], drawn.number) */
        /*  159  jump(s, drawn) */
        i64 k200_arg = jump_with_drawn_jump_to_with_s;
        i64 k201_arg = k_known((i64)pos->drawn);
        pos->jump_s = (__typeof__(pos->jump_s))k200_arg;
        pos->jump_c = (__typeof__(pos->jump_c))k201_arg;
        pos->jump_goes_back_to = 2;
        goto at_jump;
    }
    at_jump_with_drawn_after_jump: MAYBE; {
        goto at_jump_with_drawn_on_2;
    }
    after_jump_with_drawn: MAYBE; {
        i64 site = pos->jump_with_drawn_goes_back_to;
        pos->jump_with_drawn_goes_back_to = 0;
        switch (site) {
            case 1: goto at_card_action_after_jump_with_drawn;
            default: goto at_card_action_after_jump_with_drawn_2;
        }
    }
    at_draw_card: MAYBE; {
        /*  173  rule draw_card(p) */
        /*  174  drawn = none */
        pos->drawn = (__typeof__(pos->drawn))(NONE);
        /*  175  if count(deck) is 0 */
        if (((i64)pos->deck_n == 0)) {
            /*  176  for c in pile: up[c] = cc_side */
            { list_i64 k202_list = from_top(pos->pile, pos->pile_n); for (i64 k203_i = 0; k203_i < k202_list.n;
                k203_i++) { i64 c MAYBE = k202_list.v[k203_i];
                { i64 k205_at = c, k206_new = FACE_cc_side;
                  pos->up_is[pos->up[k205_at]] ^= k_bit(k205_at);
                  pos->up_is[k206_new] ^= k_bit(k205_at);
                  pos->up[k205_at] = (__typeof__(pos->up[0]))k206_new; }
            } }
            /*  177  move pile to deck */
            { list_i64 k208_list = k_reverse_i64(from_top(pos->pile, pos->pile_n)); for (i64 k209_i = 0;
                k209_i < k208_list.n; k209_i++) { i64 k207_thing MAYBE = k208_list.v[k209_i];
                carry_card(pos, k207_thing, 2, 1, 0);
            } }
            /*  178  shuffle deck */
            if (pos->deck_n > 1) KNOWING({ for (i64 k210_i = 0; k210_i < pos->deck_n;
                k210_i++) pos->card_known[pos->deck[k210_i]] = 0; });
            k_shuffle(&pos->rng, pos->deck, pos->deck_n)
        }
        /*  179  if count(deck) is 0: done */
        if (((i64)pos->deck_n == 0)) {
            pos->draw_card_p = 0;
            goto after_draw_card;
        }
        /*  180  reveal top(deck) to p */
        KNOWING(reveal_card(pos, top_of(pos->deck, pos->deck_n), 1 << (i64)pos->draw_card_p));
        /*  181  may by p "Cut the deck" if count(deck) > 1 */
        pos->at = DRAW_CARD_CHOOSE;
        k_free = k_memory;
        u64 o0 = (((i64)pos->deck_n > 1));
        i64 n0 = k_count(o0);
        i64 all = n0 ? n0 + 1 : 0;
        if (UNLIKELY(!(all))) {
            pos->at = NOWHERE;
            goto at_draw_card_on;
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
            id = 12460;
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            goto at_draw_card_cut_the_deck;
        }
        k -= n0;
        if (playing->taken) playing->taken[12461]++;
        goto at_draw_card_on;
    }
    at_draw_card_on: MAYBE; {
        /*  187  take_card(top(deck), p) */
        do_take_card(pos, a, top_of(pos->deck, pos->deck_n), (i64)pos->draw_card_p);
        pos->draw_card_p = 0;
        goto after_draw_card;
    }
    at_draw_card_cut_the_deck: MAYBE; {
        /*  182  if change_by is cut */
        if ((OPTION(change_by) == CHANGE_BY_cut)) {
            /*  183  let n = roll 1..count(deck) - 1 */
            i64 n MAYBE = ({ list_i64 k211_list = k_range(1, ((i64)pos->deck_n - 1));
                k211_list.v[k_below(&pos->rng, k211_list.n)]; });
            /*  184  take_card(top(deck, n + 1)[n + 1], p) */
            do_take_card(pos, a, k_item_i64(k_front_i64(from_top(pos->deck, pos->deck_n), k_plus(n, 1)), k_plus(n,
    1)), (i64)pos->draw_card_p);
            /*  185  done */
            pos->draw_card_p = 0;
            goto after_draw_card;
        }
        /*  186  shuffle deck */
        if (pos->deck_n > 1) KNOWING({ for (i64 k212_i = 0; k212_i < pos->deck_n;
            k212_i++) pos->card_known[pos->deck[k212_i]] = 0; });
        k_shuffle(&pos->rng, pos->deck, pos->deck_n)
        goto at_draw_card_on;
    }
    after_draw_card: MAYBE; {
        i64 site = pos->draw_card_goes_back_to;
        pos->draw_card_goes_back_to = 0;
        switch (site) {
            case 1: goto at_card_action_after_draw_card;
            case 2: goto at_forced_jump_after_draw_card;
            case 3: goto at_move_on_after_draw_card;
            default: goto at_on_orange_after_draw_card;
        }
    }
    at_stack_up: MAYBE; {
        /*  194  rule stack_up(p) */
        /*  195  repeat 20 times */
        pos->stack_up_times = (__typeof__(pos->stack_up_times))20;
        goto at_stack_up_again;
    }
    at_stack_up_again: MAYBE; {
        /*  195  repeat 20 times */
        if (((i64)pos->stack_up_times > 0)) goto at_stack_up_once;
        goto at_stack_up_on;
    }
    at_stack_up_on: MAYBE; {
        pos->stack_up_p = 0;
        pos->stack_up_times = 0;
        goto at_turn_after_stack_up;
    }
    at_stack_up_once: MAYBE; {
        /*  195  repeat 20 times */
        pos->stack_up_times = (__typeof__(pos->stack_up_times))((i64)(i64)pos->stack_up_times - 1);
        /*  196  if stacks_must */
        if (OPTION(stacks_must)) goto at_stack_up_if;
        goto at_stack_up_else;
    }
    at_stack_up_on_2: MAYBE; {
        goto at_stack_up_again;
    }
    at_stack_up_if: MAYBE; {
        /*  197  choose by p "Begin a zero stack with {c}" for c in loose(p) if make_zero_with(c.number, others(c.. */
        pos->at = STACK_UP_CHOOSE;
        k_free = k_memory;
        u64 o0 = ({ u64 k219_found = 0; for (u64 k221_rest = let_loose_set(pos, a, (i64)pos->stack_up_p); k221_rest;
            k221_rest &= k221_rest - 1) { i64 c MAYBE = k_low(k221_rest);
            k219_found |= (u64)!!((let_make_zero_with(a, CARD_number[c], ({ build_i64 k217_found = {0, 0, 0};
            for (u64 k218_rest = let_others_set(pos, a, c, (i64)pos->stack_up_p); k218_rest;
            k218_rest &= k218_rest - 1) { i64 k216_v MAYBE = k_low(k218_rest); k_add_i64(&k217_found, k216_v);
            }  k_made_i64(k217_found); })))) << c; } k219_found; });
        i64 n0 = k_count(o0);
        if (UNLIKELY(!(n0))) {
            pos->at = NOWHERE;
            goto at_stack_up_otherwise;
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
            id = 12462 + k_nth(o0, k);
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            i64 c MAYBE = ((id - 12462));
            stack_up_begin_a_zero_with_c = c;
            goto at_stack_up_begin_a_zero;
        }
    }
    at_stack_up_on_3: MAYBE; {
        goto at_stack_up_on_2;
    }
    at_stack_up_begin_a_zero: MAYBE; {
        /*  197  choose by p "Begin a zero stack with {c}" for c in loose(p) if make_zero_with(c.number, others(c.. */
        /*  198  begin_stack(c, p) */
        i64 k222_arg = stack_up_begin_a_zero_with_c;
        i64 k223_arg = (i64)pos->stack_up_p;
        pos->begin_stack_card = (__typeof__(pos->begin_stack_card))k222_arg;
        pos->begin_stack_p = (__typeof__(pos->begin_stack_p))k223_arg;
        pos->begin_stack_goes_back_to = 1;
        goto at_begin_stack;
    }
    at_stack_up_after_begin_stack: MAYBE; {
        goto at_stack_up_on_3;
    }
    at_stack_up_otherwise: MAYBE; {
        /*  199  otherwise: stop */
        goto at_stack_up_on;
    }
    at_stack_up_else: MAYBE; {
        /*  201  may by p "Begin a zero stack with {c}" for c in loose(p) if make_zero_with(c.number, others(c, p)) */
        pos->at = STACK_UP_CHOOSE_2;
        k_free = k_memory;
        u64 o0 = ({ u64 k230_found = 0; for (u64 k232_rest = let_loose_set(pos, a, (i64)pos->stack_up_p); k232_rest;
            k232_rest &= k232_rest - 1) { i64 c MAYBE = k_low(k232_rest);
            k230_found |= (u64)!!((let_make_zero_with(a, CARD_number[c], ({ build_i64 k228_found = {0, 0, 0};
            for (u64 k229_rest = let_others_set(pos, a, c, (i64)pos->stack_up_p); k229_rest;
            k229_rest &= k229_rest - 1) { i64 k227_v MAYBE = k_low(k229_rest); k_add_i64(&k228_found, k227_v);
            }  k_made_i64(k228_found); })))) << c; } k230_found; });
        i64 n0 = k_count(o0);
        i64 all = n0 ? n0 + 1 : 0;
        if (UNLIKELY(!(all))) {
            pos->at = NOWHERE;
            goto at_stack_up_otherwise_2;
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
            id = 12502 + k_nth(o0, k);
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            i64 c MAYBE = ((id - 12502));
            stack_up_begin_a_zero_2_with_c = c;
            goto at_stack_up_begin_a_zero_2;
        }
        k -= n0;
        if (playing->taken) playing->taken[12542]++;
        goto at_stack_up_otherwise_2;
    }
    at_stack_up_on_4: MAYBE; {
        goto at_stack_up_on_2;
    }
    at_stack_up_begin_a_zero_2: MAYBE; {
        /*  201  may by p "Begin a zero stack with {c}" for c in loose(p) if make_zero_with(c.number, others(c, p)) */
        /*  202  begin_stack(c, p) */
        i64 k233_arg = stack_up_begin_a_zero_2_with_c;
        i64 k234_arg = (i64)pos->stack_up_p;
        pos->begin_stack_card = (__typeof__(pos->begin_stack_card))k233_arg;
        pos->begin_stack_p = (__typeof__(pos->begin_stack_p))k234_arg;
        pos->begin_stack_goes_back_to = 2;
        goto at_begin_stack;
    }
    at_stack_up_after_begin_stack_2: MAYBE; {
        goto at_stack_up_on_4;
    }
    at_stack_up_otherwise_2: MAYBE; {
        /*  203  otherwise: stop */
        goto at_stack_up_on;
    }
    at_begin_stack: MAYBE; {
        /*  205  rule begin_stack(card, p) */
        /*  206  stacked[card] = yes */
        pos->stacked[(i64)pos->begin_stack_card] = (__typeof__(pos->stacked[(i64)pos->begin_stack_card]))(1);
        /*  207  heap = card.number */
        pos->heap = (__typeof__(pos->heap))(CARD_number[(i64)pos->begin_stack_card]);
        /*  208  repeat 40 times */
        pos->begin_stack_times = (__typeof__(pos->begin_stack_times))40;
        goto at_begin_stack_again;
    }
    at_begin_stack_again: MAYBE; {
        /*  208  repeat 40 times */
        if (((i64)pos->begin_stack_times > 0)) goto at_begin_stack_once;
        goto at_begin_stack_on;
    }
    at_begin_stack_on: MAYBE; {
        pos->begin_stack_card = 0;
        pos->begin_stack_p = 0;
        pos->begin_stack_times = 0;
        goto after_begin_stack;
    }
    at_begin_stack_once: MAYBE; {
        /*  208  repeat 40 times */
        pos->begin_stack_times = (__typeof__(pos->begin_stack_times))((i64)(i64)pos->begin_stack_times - 1);
        /*  209  choose by p "Stack {c}" for c in loose(p) if heap + c.number is 0 or */
        pos->begin_stack_card = 0;
        pos->at = BEGIN_STACK_CHOOSE;
        k_free = k_memory;
        u64 o0 = ({ u64 k241_found = 0; for (u64 k243_rest = let_loose_set(pos, a, (i64)pos->begin_stack_p);
            k243_rest; k243_rest &= k243_rest - 1) { i64 c MAYBE = k_low(k243_rest);
            k241_found |= (u64)!!((((((i64)pos->heap + CARD_number[c]) == 0)
            || ((OPTION(zero_by) == ZERO_BY_subset) && let_make_zero_with(a, ((i64)pos->heap + CARD_number[c]), ({
            build_i64 k239_found = {0, 0, 0}; for (u64 k240_rest = let_others_set(pos, a, c,
            (i64)pos->begin_stack_p); k240_rest; k240_rest &= k240_rest - 1) { i64 k238_v MAYBE = k_low(k240_rest);
            k_add_i64(&k239_found, k238_v); }  k_made_i64(k239_found); })))))) << c; } k241_found; });
        i64 n0 = k_count(o0);
        if (UNLIKELY(!(n0))) {
            pos->at = NOWHERE;
            goto at_begin_stack_otherwise;
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
            id = 12543 + k_nth(o0, k);
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            i64 c MAYBE = ((id - 12543));
            begin_stack_stack_with_c = c;
            goto at_begin_stack_stack;
        }
    }
    at_begin_stack_on_2: MAYBE; {
        /*  214  if heap is 0: stop */
        if (((i64)pos->heap == 0)) {
            goto at_begin_stack_on;
        }
        goto at_begin_stack_again;
    }
    at_begin_stack_stack: MAYBE; {
        /*  209  choose by p "Stack {c}" for c in loose(p) if heap + c.number is 0 or */
        /*  211  stacked[c] = yes */
        pos->stacked[begin_stack_stack_with_c] = (__typeof__(pos->stacked[begin_stack_stack_with_c]))(1);
        /*  212  heap += c.number */
        pos->heap = (__typeof__(pos->heap))k_within(pos->heap + CARD_number[begin_stack_stack_with_c], -99, 99);
        goto at_begin_stack_on_2;
    }
    at_begin_stack_otherwise: MAYBE; {
        /*  213  otherwise: stop */
        goto at_begin_stack_on;
    }
    after_begin_stack: MAYBE; {
        i64 site = pos->begin_stack_goes_back_to;
        pos->begin_stack_goes_back_to = 0;
        switch (site) {
            case 1: goto at_stack_up_after_begin_stack;
            case 2: goto at_stack_up_after_begin_stack_2;
            default: goto at_join_zero_after_begin_stack;
        }
    }
    at_join_zero: MAYBE; {
        /*  216  rule join_zero(card, p) */
        /*  217  move card to hand[p] */
        move_card(pos, (i64)pos->join_zero_card, 3 + (i64)pos->join_zero_p, 0);
        /*  218  begin_stack(card, p) */
        i64 k244_arg = (i64)pos->join_zero_card;
        i64 k245_arg = (i64)pos->join_zero_p;
        pos->begin_stack_card = (__typeof__(pos->begin_stack_card))k244_arg;
        pos->begin_stack_p = (__typeof__(pos->begin_stack_p))k245_arg;
        pos->begin_stack_goes_back_to = 3;
        pos->join_zero_card = 0;
        pos->join_zero_p = 0;
        goto at_begin_stack;
    }
    at_join_zero_after_begin_stack: MAYBE; {
        goto after_join_zero;
    }
    after_join_zero: MAYBE; {
        i64 site = pos->join_zero_goes_back_to;
        pos->join_zero_goes_back_to = 0;
        switch (site) {
            case 1: goto at_give_after_join_zero;
            case 2: goto at_on_orange_after_join_zero;
            default: goto at_on_orange_after_join_zero_2;
        }
    }
    at_give: MAYBE; {
        /*  224  rule give(card, q) */
        /*  225  if up[card] is cc_side: move card to hand[q] */
        if (((i64)pos->up[(i64)pos->give_card] == FACE_cc_side)) goto at_give_if;
        goto at_give_else;
    }
    at_give_on: MAYBE; {
        pos->give_card = 0;
        pos->give_q = 0;
        goto after_give;
    }
    at_give_if: MAYBE; {
        /*  225  if up[card] is cc_side: move card to hand[q] */
        move_card(pos, (i64)pos->give_card, 3 + (i64)pos->give_q, 0);
        goto at_give_on;
    }
    at_give_else: MAYBE; {
        /*  226  else: join_zero(card, q) */
        i64 k246_arg = (i64)pos->give_card;
        i64 k247_arg = (i64)pos->give_q;
        pos->join_zero_card = (__typeof__(pos->join_zero_card))k246_arg;
        pos->join_zero_p = (__typeof__(pos->join_zero_p))k247_arg;
        pos->join_zero_goes_back_to = 1;
        pos->give_card = 0;
        pos->give_q = 0;
        goto at_join_zero;
    }
    at_give_after_join_zero: MAYBE; {
        goto at_give_on;
    }
    after_give: MAYBE; {
        i64 site = pos->give_goes_back_to;
        pos->give_goes_back_to = 0;
        switch (site) {
            case 1: goto at_card_action_after_give;
            default: goto at_on_green_after_give;
        }
    }
    at_flip_and_give: MAYBE; {
        /*  228  rule flip_and_give() */
        /*  229  may "Flip {c} onto {d} of {q}" for c in unflipped(me), q in opponents, d in loose(q) if c.number.. */
        pos->at = FLIP_AND_GIVE_CHOOSE;
        k_free = k_memory;
        k_offer offered = {k_runs, 0, 0};
        offer_flip_and_give_choose(pos, a, &offered);
        if (UNLIKELY(!(offered.total))) {
            pos->at = NOWHERE;
            goto at_flip_and_give_on;
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
        goto take_flip_and_give_choose;
    }
    at_flip_and_give_on: MAYBE; {
        goto at_turn_after_flip_and_give;
    }
    at_flip_and_give_flip: MAYBE; {
        /*  229  may "Flip {c} onto {d} of {q}" for c in unflipped(me), q in opponents, d in loose(q) if c.number.. */
        /*  230  flip_onto(c, d, q) */
        i64 k248_arg = flip_and_give_flip_with_c;
        i64 k249_arg = flip_and_give_flip_with_d;
        i64 k250_arg = flip_and_give_flip_with_q;
        pos->flip_onto_c = (__typeof__(pos->flip_onto_c))k248_arg;
        pos->flip_onto_d = (__typeof__(pos->flip_onto_d))k249_arg;
        pos->flip_onto_q = (__typeof__(pos->flip_onto_q))k250_arg;
        pos->flip_onto_goes_back_to = 2;
        goto at_flip_onto;
    }
    at_flip_and_give_after_flip_onto: MAYBE; {
        goto at_flip_and_give_on;
    }
    at_flip_onto: MAYBE; {
        /*  232  rule flip_onto(c, d, q) */
        /*  233  up[c] = number_side */
        { i64 k251_at = (i64)pos->flip_onto_c, k252_new = FACE_number_side;
          pos->up_is[pos->up[k251_at]] ^= k_bit(k251_at);
          pos->up_is[k252_new] ^= k_bit(k251_at);
          pos->up[k251_at] = (__typeof__(pos->up[0]))k252_new; }
        /*  234  stacked[c] = yes */
        pos->stacked[(i64)pos->flip_onto_c] = (__typeof__(pos->stacked[(i64)pos->flip_onto_c]))(1);
        /*  235  stacked[d] = yes */
        pos->stacked[(i64)pos->flip_onto_d] = (__typeof__(pos->stacked[(i64)pos->flip_onto_d]))(1);
        /*  236  move c to hand[q] */
        move_card(pos, (i64)pos->flip_onto_c, 3 + (i64)pos->flip_onto_q, 0);
        /*  237  forced_jump(q, c.number) */
        i64 k253_arg = (i64)pos->flip_onto_q;
        i64 k254_arg = CARD_number[(i64)pos->flip_onto_c];
        pos->forced_jump_q = (__typeof__(pos->forced_jump_q))k253_arg;
        pos->forced_jump_n = (__typeof__(pos->forced_jump_n))k254_arg;
        pos->flip_onto_c = 0;
        pos->flip_onto_d = 0;
        pos->flip_onto_q = 0;
        goto at_forced_jump;
    }
    at_flip_onto_after_forced_jump: MAYBE; {
        goto after_flip_onto;
    }
    after_flip_onto: MAYBE; {
        i64 site = pos->flip_onto_goes_back_to;
        pos->flip_onto_goes_back_to = 0;
        switch (site) {
            case 1: goto at_card_action_after_flip_onto;
            default: goto at_flip_and_give_after_flip_onto;
        }
    }
    at_forced_jump: MAYBE; {
        /*  239  rule forced_jump(q, n) */
        /*  240  if place[q].number is n: done */
        if ((SPACE_number[(i64)pos->place[(i64)pos->forced_jump_q]] == (i64)pos->forced_jump_n)) {
            pos->forced_jump_q = 0;
            pos->forced_jump_n = 0;
            pos->forced_jump_left_behind = 0;
            goto at_flip_onto_after_forced_jump;
        }
        /*  241  let left_behind = place[q] */
        pos->forced_jump_left_behind = (__typeof__(pos->forced_jump_left_behind))(i64)pos->place[(i64)pos->forced_jump_q];
        /*  242  choose by q "Jump to {s}" for s in jump_ends(place[q], n) */
        pos->at = FORCED_JUMP_CHOOSE;
        k_free = k_memory;
        u64 o0 = ({ u64 k255_found = 0; { list_i64 k257_list = let_jump_ends(a,
            (i64)pos->place[(i64)pos->forced_jump_q], (i64)pos->forced_jump_n); for (i64 k258_i = 0;
            k258_i < k257_list.n; k258_i++) { i64 s MAYBE = k257_list.v[k258_i]; i64 k256_at = s;
            k255_found |= k_bit(k256_at); } } k255_found; });
        i64 n0 = k_count(o0);
        if (UNLIKELY(!(n0))) {
            pos->at = NOWHERE;
            goto at_forced_jump_otherwise;
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
            id = 22184 + k_nth(o0, k);
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            i64 s MAYBE = ((id - 22184));
            pos->forced_jump_s = (__typeof__(pos->forced_jump_s))s;
            goto at_forced_jump_jump_to;
        }
    }
    at_forced_jump_on: MAYBE; {
        pos->forced_jump_q = 0;
        pos->forced_jump_n = 0;
        pos->forced_jump_left_behind = 0;
        goto at_flip_onto_after_forced_jump;
    }
    at_forced_jump_jump_to: MAYBE; {
        /*  242  choose by q "Jump to {s}" for s in jump_ends(place[q], n) */
        /*  243  if left_behind is BANG: draw_card(q) */
        if (((i64)pos->forced_jump_left_behind == LET_BANG)) goto at_forced_jump_if;
        goto at_forced_jump_on_2;
    }
    at_forced_jump_on_2: MAYBE; {
        /*  244  place[q] = s */
        pos->place[(i64)pos->forced_jump_q] = (__typeof__(pos->place[(i64)pos->forced_jump_q]))((i64)pos->forced_jump_s);
        /*  245  land(q, left_behind) */
        i64 k259_arg = (i64)pos->forced_jump_q;
        i64 k260_arg = (i64)pos->forced_jump_left_behind;
        pos->land_p = (__typeof__(pos->land_p))k259_arg;
        pos->land_left_behind = (__typeof__(pos->land_left_behind))k260_arg;
        pos->land_goes_back_to = 2;
        pos->forced_jump_q = 0;
        pos->forced_jump_n = 0;
        pos->forced_jump_s = 0;
        pos->forced_jump_left_behind = 0;
        goto at_land;
    }
    at_forced_jump_if: MAYBE; {
        /*  243  if left_behind is BANG: draw_card(q) */
        i64 k261_arg = (i64)pos->forced_jump_q;
        pos->draw_card_p = (__typeof__(pos->draw_card_p))k261_arg;
        pos->draw_card_goes_back_to = 2;
        pos->forced_jump_n = 0;
        goto at_draw_card;
    }
    at_forced_jump_after_draw_card: MAYBE; {
        goto at_forced_jump_on_2;
    }
    at_forced_jump_after_land: MAYBE; {
        goto at_forced_jump_on;
    }
    at_forced_jump_otherwise: MAYBE; {
        /*  246  otherwise: nothing */
        goto at_forced_jump_on;
    }
    at_cancel: MAYBE; {
        /*  252  rule cancel(p, d, q) */
        /*  253  heap = d.number */
        pos->heap = (__typeof__(pos->heap))(CARD_number[(i64)pos->cancel_d]);
        /*  254  stacked[d] = yes */
        pos->stacked[(i64)pos->cancel_d] = (__typeof__(pos->stacked[(i64)pos->cancel_d]))(1);
        /*  255  repeat 12 times */
        pos->cancel_times = (__typeof__(pos->cancel_times))12;
        goto at_cancel_again;
    }
    at_cancel_again: MAYBE; {
        /*  255  repeat 12 times */
        if (((i64)pos->cancel_times > 0)) goto at_cancel_once;
        goto at_cancel_on;
    }
    at_cancel_on: MAYBE; {
        pos->cancel_p = 0;
        pos->cancel_d = 0;
        pos->cancel_q = 0;
        pos->cancel_times = 0;
        goto after_cancel;
    }
    at_cancel_once: MAYBE; {
        /*  255  repeat 12 times */
        pos->cancel_times = (__typeof__(pos->cancel_times))((i64)(i64)pos->cancel_times - 1);
        /*  256  choose by p "Add {c}" for c in opposed(p, d) if heap + c.number is 0 or */
        pos->at = CANCEL_CHOOSE;
        k_free = k_memory;
        u64 o0 = ({ u64 k266_found = 0; for (u64 k268_rest = let_opposed_set(pos, a, (i64)pos->cancel_p,
            (i64)pos->cancel_d); k268_rest; k268_rest &= k268_rest - 1) { i64 c MAYBE = k_low(k268_rest);
            k266_found |= (u64)!!((((((i64)pos->heap + CARD_number[c]) == 0) || k_adds_up(({
            build_i64 k264_found = {0, 0, 0}; for (u64 k265_rest = (let_opposed_set(pos, a, (i64)pos->cancel_p,
            (i64)pos->cancel_d) & ~(0 | k_bit(c))); k265_rest; k265_rest &= k265_rest - 1) {
            i64 x MAYBE = k_low(k265_rest); k_add_i64(&k264_found, CARD_number[x]); }  k_made_i64(k264_found); }),
            ((0 - (i64)pos->heap) - CARD_number[c]))))) << c; } k266_found; });
        i64 n0 = k_count(o0);
        if (UNLIKELY(!(n0))) {
            pos->at = NOWHERE;
            goto at_cancel_otherwise;
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
            id = 22241 + k_nth(o0, k);
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            i64 c MAYBE = ((id - 22241));
            cancel_add_with_c = c;
            goto at_cancel_add;
        }
    }
    at_cancel_on_2: MAYBE; {
        /*  264  if heap is 0: stop */
        if (((i64)pos->heap == 0)) {
            goto at_cancel_on;
        }
        goto at_cancel_again;
    }
    at_cancel_add: MAYBE; {
        /*  256  choose by p "Add {c}" for c in opposed(p, d) if heap + c.number is 0 or */
        /*  258  cancelled[p] = c.suit */
        pos->cancelled[(i64)pos->cancel_p] = (__typeof__(pos->cancelled[(i64)pos->cancel_p]))(CARD_suit[cancel_add_with_c]);
        /*  259  up[c] = number_side */
        { i64 k269_at = cancel_add_with_c, k270_new = FACE_number_side;
          pos->up_is[pos->up[k269_at]] ^= k_bit(k269_at);
          pos->up_is[k270_new] ^= k_bit(k269_at);
          pos->up[k269_at] = (__typeof__(pos->up[0]))k270_new; }
        /*  260  stacked[c] = yes */
        pos->stacked[cancel_add_with_c] = (__typeof__(pos->stacked[cancel_add_with_c]))(1);
        /*  261  heap += c.number */
        pos->heap = (__typeof__(pos->heap))k_within(pos->heap + CARD_number[cancel_add_with_c], -99, 99);
        /*  262  move c to hand[q] */
        move_card(pos, cancel_add_with_c, 3 + (i64)pos->cancel_q, 0);
        goto at_cancel_on_2;
    }
    at_cancel_otherwise: MAYBE; {
        /*  263  otherwise: stop */
        goto at_cancel_on;
    }
    after_cancel: MAYBE; {
        i64 site = pos->cancel_goes_back_to;
        pos->cancel_goes_back_to = 0;
        switch (site) {
            case 1: goto at_card_action_after_cancel;
            default: goto at_on_green_after_cancel;
        }
    }
    at_roll_and_move: MAYBE; {
        /*  268  rule roll_and_move() */
        /*  269  if place[me].sort is wormhole_arrow: cross() */
        if ((SPACE_sort[(i64)pos->place[(i64)pos->me]] == SORT_wormhole_arrow)) goto at_roll_and_move_if;
        goto at_roll_and_move_on;
    }
    at_roll_and_move_on: MAYBE; {
        /*  270  thrown = roll 1..die */
        pos->thrown = (__typeof__(pos->thrown))(({ list_i64 k271_list = k_range(1, OPTION(die));
            k271_list.v[k_below(&pos->rng, k271_list.n)]; }));
        /*  271  if place[me].sort is cc: obey(thrown) */
        if ((SPACE_sort[(i64)pos->place[(i64)pos->me]] == SORT_cc)) goto at_roll_and_move_if_2;
        goto at_roll_and_move_else;
    }
    at_roll_and_move_if: MAYBE; {
        /*  269  if place[me].sort is wormhole_arrow: cross() */
        goto at_cross;
    }
    at_roll_and_move_after_cross: MAYBE; {
        goto at_roll_and_move_on;
    }
    at_roll_and_move_on_2: MAYBE; {
        goto at_turn_after_roll_and_move;
    }
    at_roll_and_move_if_2: MAYBE; {
        /*  271  if place[me].sort is cc: obey(thrown) */
        i64 k272_arg = (i64)pos->thrown;
        pos->obey_n = (__typeof__(pos->obey_n))k272_arg;
        goto at_obey;
    }
    at_roll_and_move_after_obey: MAYBE; {
        goto at_roll_and_move_on_2;
    }
    at_roll_and_move_else: MAYBE; {
        /*  272  else: move_on(thrown) */
        i64 k273_arg = (i64)pos->thrown;
        pos->move_on_n = (__typeof__(pos->move_on_n))k273_arg;
        pos->move_on_goes_back_to = 1;
        goto at_move_on;
    }
    at_roll_and_move_after_move_on: MAYBE; {
        goto at_roll_and_move_on_2;
    }
    at_move_on: MAYBE; {
        /*  274  rule move_on(n) */
        /*  275  match place[me].sort */
        pos->move_on_subject = (__typeof__(pos->move_on_subject))SPACE_sort[(i64)pos->place[(i64)pos->me]];
        /*  276  case first_minute */
        if (((i64)pos->move_on_subject == SORT_first_minute)) goto at_move_on_if;
        goto at_move_on_else;
    }
    at_move_on_else: MAYBE; {
        /*  279  case big_bang */
        if (((i64)pos->move_on_subject == SORT_big_bang)) goto at_move_on_if_3;
        goto at_move_on_else_3;
    }
    at_move_on_else_3: MAYBE; {
        /*  283  case black_hole */
        if (((i64)pos->move_on_subject == SORT_black_hole)) goto at_move_on_if_6;
        goto at_move_on_else_4;
    }
    at_move_on_else_4: MAYBE; {
        /*  287  case entry_arrow: walk(n, forward) */
        if (((i64)pos->move_on_subject == SORT_entry_arrow)) goto at_move_on_if_9;
        goto at_move_on_else_6;
    }
    at_move_on_on: MAYBE; {
        pos->move_on_n = 0;
        pos->move_on_subject = 0;
        goto after_move_on;
    }
    at_move_on_if: MAYBE; {
        /*  277  if n < 4: go_to(BANG) */
        if (((i64)pos->move_on_n < 4)) goto at_move_on_if_2;
        goto at_move_on_else_2;
    }
    at_move_on_on_2: MAYBE; {
        goto at_move_on_on;
    }
    at_move_on_if_2: MAYBE; {
        /*  277  if n < 4: go_to(BANG) */
        i64 k274_arg = LET_BANG;
        pos->go_to_s = (__typeof__(pos->go_to_s))k274_arg;
        pos->go_to_goes_back_to = 1;
        pos->move_on_n = 0;
        pos->move_on_subject = 0;
        goto at_go_to;
    }
    at_move_on_after_go_to: MAYBE; {
        goto at_move_on_on_2;
    }
    at_move_on_else_2: MAYBE; {
        /*  278  else: walk(n, forward) */
        i64 k275_arg = (i64)pos->move_on_n;
        i64 k276_arg = WAY_forward;
        pos->walk_n = (__typeof__(pos->walk_n))k275_arg;
        pos->walk_way = (__typeof__(pos->walk_way))k276_arg;
        pos->walk_goes_back_to = 1;
        pos->move_on_n = 0;
        pos->move_on_subject = 0;
        goto at_walk;
    }
    at_move_on_after_walk: MAYBE; {
        goto at_move_on_on_2;
    }
    at_move_on_if_3: MAYBE; {
        /*  280  if not gate or n >= 4 */
        if ((!OPTION(gate) || ((i64)pos->move_on_n >= 4))) goto at_move_on_if_4;
        goto at_move_on_on_3;
    }
    at_move_on_on_3: MAYBE; {
        goto at_move_on_on;
    }
    at_move_on_if_4: MAYBE; {
        /*  281  if with_cards and (bang_card is leaving or n >= 4): draw_card(me) */
        if ((OPTION(with_cards) && ((OPTION(bang_card) == BANG_CARD_leaving)
            || ((i64)pos->move_on_n >= 4)))) goto at_move_on_if_5;
        goto at_move_on_on_4;
    }
    at_move_on_on_4: MAYBE; {
        /*  282  walk(n, forward) */
        i64 k277_arg = (i64)pos->move_on_n;
        i64 k278_arg = WAY_forward;
        pos->walk_n = (__typeof__(pos->walk_n))k277_arg;
        pos->walk_way = (__typeof__(pos->walk_way))k278_arg;
        pos->walk_goes_back_to = 2;
        pos->move_on_n = 0;
        pos->move_on_subject = 0;
        goto at_walk;
    }
    at_move_on_if_5: MAYBE; {
        /*  281  if with_cards and (bang_card is leaving or n >= 4): draw_card(me) */
        i64 k279_arg = (i64)pos->me;
        pos->draw_card_p = (__typeof__(pos->draw_card_p))k279_arg;
        pos->draw_card_goes_back_to = 3;
        pos->move_on_subject = 0;
        goto at_draw_card;
    }
    at_move_on_after_draw_card: MAYBE; {
        goto at_move_on_on_4;
    }
    at_move_on_after_walk_2: MAYBE; {
        goto at_move_on_on_3;
    }
    at_move_on_if_6: MAYBE; {
        /*  284  if n is escape[me] */
        if (((i64)pos->move_on_n == (i64)pos->escape[(i64)pos->me])) goto at_move_on_if_7;
        goto at_move_on_on_5;
    }
    at_move_on_on_5: MAYBE; {
        goto at_move_on_on;
    }
    at_move_on_if_7: MAYBE; {
        /*  285  if place[me] is BLACK: walk_round(n) */
        if (((i64)pos->place[(i64)pos->me] == LET_BLACK)) goto at_move_on_if_8;
        goto at_move_on_else_5;
    }
    at_move_on_on_6: MAYBE; {
        goto at_move_on_on_5;
    }
    at_move_on_if_8: MAYBE; {
        /*  285  if place[me] is BLACK: walk_round(n) */
        i64 k280_arg = (i64)pos->move_on_n;
        pos->walk_round_n = (__typeof__(pos->walk_round_n))k280_arg;
        pos->walk_round_goes_back_to = 1;
        pos->move_on_n = 0;
        pos->move_on_subject = 0;
        goto at_walk_round;
    }
    at_move_on_after_walk_round: MAYBE; {
        goto at_move_on_on_6;
    }
    at_move_on_else_5: MAYBE; {
        /*  286  else: walk(n, forward) */
        i64 k281_arg = (i64)pos->move_on_n;
        i64 k282_arg = WAY_forward;
        pos->walk_n = (__typeof__(pos->walk_n))k281_arg;
        pos->walk_way = (__typeof__(pos->walk_way))k282_arg;
        pos->walk_goes_back_to = 3;
        pos->move_on_n = 0;
        pos->move_on_subject = 0;
        goto at_walk;
    }
    at_move_on_after_walk_3: MAYBE; {
        goto at_move_on_on_6;
    }
    at_move_on_if_9: MAYBE; {
        /*  287  case entry_arrow: walk(n, forward) */
        i64 k283_arg = (i64)pos->move_on_n;
        i64 k284_arg = WAY_forward;
        pos->walk_n = (__typeof__(pos->walk_n))k283_arg;
        pos->walk_way = (__typeof__(pos->walk_way))k284_arg;
        pos->walk_goes_back_to = 4;
        pos->move_on_n = 0;
        pos->move_on_subject = 0;
        goto at_walk;
    }
    at_move_on_after_walk_4: MAYBE; {
        goto at_move_on_on;
    }
    at_move_on_else_6: MAYBE; {
        /*  288  otherwise: walk_round(n) */
        i64 k285_arg = (i64)pos->move_on_n;
        pos->walk_round_n = (__typeof__(pos->walk_round_n))k285_arg;
        pos->walk_round_goes_back_to = 2;
        pos->move_on_n = 0;
        pos->move_on_subject = 0;
        goto at_walk_round;
    }
    at_move_on_after_walk_round_2: MAYBE; {
        goto at_move_on_on;
    }
    after_move_on: MAYBE; {
        i64 site = pos->move_on_goes_back_to;
        pos->move_on_goes_back_to = 0;
        switch (site) {
            case 1: goto at_roll_and_move_after_move_on;
            default: goto at_obey_after_move_on;
        }
    }
    at_walk_round: MAYBE; {
        /*  292  rule walk_round(n) */
        /*  293  if curved(place[me]) */
        if (let_curved((i64)pos->place[(i64)pos->me])) goto at_walk_round_if;
        goto at_walk_round_else;
    }
    at_walk_round_on: MAYBE; {
        goto after_walk_round;
    }
    at_walk_round_if: MAYBE; {
        /*  294  choose */
        pos->at = WALK_ROUND_CHOOSE;
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
            id = 22281;
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            goto at_walk_round_go_forward;
        }
        k -= n0;
        {
            id = 22282;
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            goto at_walk_round_go_backward;
        }
    }
    at_walk_round_on_2: MAYBE; {
        goto at_walk_round_on;
    }
    at_walk_round_go_forward: MAYBE; {
        /*  295  "Go forward": walk(n, forward) */
        i64 k286_arg = (i64)pos->walk_round_n;
        i64 k287_arg = WAY_forward;
        pos->walk_n = (__typeof__(pos->walk_n))k286_arg;
        pos->walk_way = (__typeof__(pos->walk_way))k287_arg;
        pos->walk_goes_back_to = 5;
        pos->walk_round_n = 0;
        goto at_walk;
    }
    at_walk_round_after_walk: MAYBE; {
        goto at_walk_round_on_2;
    }
    at_walk_round_go_backward: MAYBE; {
        /*  296  "Go backward": walk(n, backward) */
        i64 k288_arg = (i64)pos->walk_round_n;
        i64 k289_arg = WAY_backward;
        pos->walk_n = (__typeof__(pos->walk_n))k288_arg;
        pos->walk_way = (__typeof__(pos->walk_way))k289_arg;
        pos->walk_goes_back_to = 6;
        pos->walk_round_n = 0;
        goto at_walk;
    }
    at_walk_round_after_walk_2: MAYBE; {
        goto at_walk_round_on_2;
    }
    at_walk_round_else: MAYBE; {
        /*  297  else: walk(n, forward) */
        i64 k290_arg = (i64)pos->walk_round_n;
        i64 k291_arg = WAY_forward;
        pos->walk_n = (__typeof__(pos->walk_n))k290_arg;
        pos->walk_way = (__typeof__(pos->walk_way))k291_arg;
        pos->walk_goes_back_to = 7;
        pos->walk_round_n = 0;
        goto at_walk;
    }
    at_walk_round_after_walk_3: MAYBE; {
        goto at_walk_round_on;
    }
    after_walk_round: MAYBE; {
        i64 site = pos->walk_round_goes_back_to;
        pos->walk_round_goes_back_to = 0;
        switch (site) {
            case 1: goto at_move_on_after_walk_round;
            case 2: goto at_move_on_after_walk_round_2;
            case 3: goto at_obey_after_walk_round;
            case 4: goto at_obey_after_walk_round_2;
            case 5: goto at_obey_after_walk_round_3;
            case 6: goto at_obey_after_walk_round_4;
            case 7: goto at_obey_after_walk_round_5;
            case 8: goto at_obey_after_walk_round_6;
            case 9: goto at_obey_after_walk_round_7;
            case 10: goto at_obey_after_walk_round_8;
            case 11: goto at_obey_after_walk_round_9;
            case 12: goto at_obey_after_walk_round_10;
            case 13: goto at_obey_after_walk_round_11;
            case 14: goto at_obey_after_walk_round_12;
            case 15: goto at_obey_after_walk_round_13;
            default: goto at_obey_after_walk_round_14;
        }
    }
    at_obey: MAYBE; {
        /*  299  rule obey(n) */
        /*  300  match place[me].number */
        pos->obey_subject = (__typeof__(pos->obey_subject))SPACE_number[(i64)pos->place[(i64)pos->me]];
        /*  301  case 1 */
        if (((i64)pos->obey_subject == 1)) goto at_obey_if;
        goto at_obey_else;
    }
    at_obey_else: MAYBE; {
        /*  304  case -1: walk_round(n / 2 rounded up) */
        if (((i64)pos->obey_subject == (-1))) goto at_obey_if_3;
        goto at_obey_else_3;
    }
    at_obey_else_3: MAYBE; {
        /*  305  case 2 */
        if (((i64)pos->obey_subject == 2)) goto at_obey_if_4;
        goto at_obey_else_4;
    }
    at_obey_else_4: MAYBE; {
        /*  307  case -2 */
        if (((i64)pos->obey_subject == (-2))) goto at_obey_if_6;
        goto at_obey_else_5;
    }
    at_obey_else_5: MAYBE; {
        /*  310  case 3: walk_round(max([1, n - 1])) */
        if (((i64)pos->obey_subject == 3)) goto at_obey_if_8;
        goto at_obey_else_7;
    }
    at_obey_else_7: MAYBE; {
        /*  311  case -3: walk_round(n + 2) */
        if (((i64)pos->obey_subject == (-3))) goto at_obey_if_9;
        goto at_obey_else_8;
    }
    at_obey_else_8: MAYBE; {
        /*  312  case 4 */
        if (((i64)pos->obey_subject == 4)) goto at_obey_if_10;
        goto at_obey_else_9;
    }
    at_obey_else_9: MAYBE; {
        /*  319  case -4 */
        if (((i64)pos->obey_subject == (-4))) goto at_obey_if_11;
        goto at_obey_else_10;
    }
    at_obey_else_10: MAYBE; {
        /*  324  case 5 */
        if (((i64)pos->obey_subject == 5)) goto at_obey_if_13;
        goto at_obey_else_11;
    }
    at_obey_else_11: MAYBE; {
        /*  326  case -5 */
        if (((i64)pos->obey_subject == (-5))) goto at_obey_if_15;
        goto at_obey_else_12;
    }
    at_obey_else_12: MAYBE; {
        /*  330  case 6 */
        if (((i64)pos->obey_subject == 6)) goto at_obey_if_16;
        goto at_obey_else_13;
    }
    at_obey_else_13: MAYBE; {
        /*  334  case -6: walk_round(2 * n) */
        if (((i64)pos->obey_subject == (-6))) goto at_obey_if_17;
        goto at_obey_else_14;
    }
    at_obey_on: MAYBE; {
        pos->obey_n = 0;
        pos->obey_subject = NO_NUMBER;
        goto at_roll_and_move_after_obey;
    }
    at_obey_if: MAYBE; {
        /*  302  if curved(place[me]): walk_round(n) */
        if (let_curved((i64)pos->place[(i64)pos->me])) goto at_obey_if_2;
        goto at_obey_else_2;
    }
    at_obey_on_2: MAYBE; {
        goto at_obey_on;
    }
    at_obey_if_2: MAYBE; {
        /*  302  if curved(place[me]): walk_round(n) */
        i64 k292_arg = (i64)pos->obey_n;
        pos->walk_round_n = (__typeof__(pos->walk_round_n))k292_arg;
        pos->walk_round_goes_back_to = 3;
        pos->obey_n = 0;
        pos->obey_subject = NO_NUMBER;
        goto at_walk_round;
    }
    at_obey_after_walk_round: MAYBE; {
        goto at_obey_on_2;
    }
    at_obey_else_2: MAYBE; {
        /*  303  else: walk(n, forward if n mod 2 is 0 else backward) */
        i64 k293_arg = (i64)pos->obey_n;
        i64 k294_arg = ((k_mod((i64)pos->obey_n, 2) == 0) ? WAY_forward : WAY_backward);
        pos->walk_n = (__typeof__(pos->walk_n))k293_arg;
        pos->walk_way = (__typeof__(pos->walk_way))k294_arg;
        pos->walk_goes_back_to = 8;
        pos->obey_n = 0;
        pos->obey_subject = NO_NUMBER;
        goto at_walk;
    }
    at_obey_after_walk: MAYBE; {
        goto at_obey_on_2;
    }
    at_obey_if_3: MAYBE; {
        /*  304  case -1: walk_round(n / 2 rounded up) */
        i64 k295_arg = k_up((i64)pos->obey_n, 2);
        pos->walk_round_n = (__typeof__(pos->walk_round_n))k295_arg;
        pos->walk_round_goes_back_to = 4;
        pos->obey_n = 0;
        pos->obey_subject = NO_NUMBER;
        goto at_walk_round;
    }
    at_obey_after_walk_round_2: MAYBE; {
        goto at_obey_on;
    }
    at_obey_if_4: MAYBE; {
        /*  306  if n >= 4: walk_round(n) */
        if (((i64)pos->obey_n >= 4)) goto at_obey_if_5;
        goto at_obey_on_3;
    }
    at_obey_on_3: MAYBE; {
        goto at_obey_on;
    }
    at_obey_if_5: MAYBE; {
        /*  306  if n >= 4: walk_round(n) */
        i64 k296_arg = (i64)pos->obey_n;
        pos->walk_round_n = (__typeof__(pos->walk_round_n))k296_arg;
        pos->walk_round_goes_back_to = 5;
        pos->obey_n = 0;
        pos->obey_subject = NO_NUMBER;
        goto at_walk_round;
    }
    at_obey_after_walk_round_3: MAYBE; {
        goto at_obey_on_3;
    }
    at_obey_if_6: MAYBE; {
        /*  308  if n is 1: go_to(BANG) */
        if (((i64)pos->obey_n == 1)) goto at_obey_if_7;
        goto at_obey_else_6;
    }
    at_obey_on_4: MAYBE; {
        goto at_obey_on;
    }
    at_obey_if_7: MAYBE; {
        /*  308  if n is 1: go_to(BANG) */
        i64 k297_arg = LET_BANG;
        pos->go_to_s = (__typeof__(pos->go_to_s))k297_arg;
        pos->go_to_goes_back_to = 2;
        pos->obey_n = 0;
        pos->obey_subject = NO_NUMBER;
        goto at_go_to;
    }
    at_obey_after_go_to: MAYBE; {
        goto at_obey_on_4;
    }
    at_obey_else_6: MAYBE; {
        /*  309  else: walk_round(n) */
        i64 k298_arg = (i64)pos->obey_n;
        pos->walk_round_n = (__typeof__(pos->walk_round_n))k298_arg;
        pos->walk_round_goes_back_to = 6;
        pos->obey_n = 0;
        pos->obey_subject = NO_NUMBER;
        goto at_walk_round;
    }
    at_obey_after_walk_round_4: MAYBE; {
        goto at_obey_on_4;
    }
    at_obey_if_8: MAYBE; {
        /*  310  case 3: walk_round(max([1, n - 1])) */
        i64 k299_arg = ({ i64 k301_found = 0, k302_some = 0; {
            list_i64 k304_list = k_list_i64((const i64[]){1, k_minus((i64)pos->obey_n, 1)}, 2); for (i64 k305_i = 0;
            k305_i < k304_list.n; k305_i++) { i64 k300_v MAYBE = k304_list.v[k305_i]; i64 k303_here = k300_v;
            if (!k302_some || k303_here > k301_found) { k301_found = k303_here; } k302_some = 1;
            } } if (!k302_some) { k_fault(); } k301_found; });
        pos->walk_round_n = (__typeof__(pos->walk_round_n))k299_arg;
        pos->walk_round_goes_back_to = 7;
        pos->obey_n = 0;
        pos->obey_subject = NO_NUMBER;
        goto at_walk_round;
    }
    at_obey_after_walk_round_5: MAYBE; {
        goto at_obey_on;
    }
    at_obey_if_9: MAYBE; {
        /*  311  case -3: walk_round(n + 2) */
        i64 k306_arg = k_plus((i64)pos->obey_n, 2);
        pos->walk_round_n = (__typeof__(pos->walk_round_n))k306_arg;
        pos->walk_round_goes_back_to = 8;
        pos->obey_n = 0;
        pos->obey_subject = NO_NUMBER;
        goto at_walk_round;
    }
    at_obey_after_walk_round_6: MAYBE; {
        goto at_obey_on;
    }
    at_obey_if_10: MAYBE; {
        /*  313  let m = roll 1..die */
        pos->obey_m = (__typeof__(pos->obey_m))({ list_i64 k307_list = k_range(1, OPTION(die));
            k307_list.v[k_below(&pos->rng, k307_list.n)]; });
        /*  314  choose */
        pos->obey_subject = NO_NUMBER;
        pos->at = OBEY_CHOOSE;
        k_free = k_memory;
        u64 o0 = 1;
        i64 n0 = k_count(o0);
        u64 o1 = (!((i64)pos->obey_m == (i64)pos->obey_n));
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
            id = 22283;
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            goto at_obey_take;
        }
        k -= n0;
        {
            id = 22284;
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            goto at_obey_take_2;
        }
    }
    at_obey_on_5: MAYBE; {
        goto at_obey_on;
    }
    at_obey_take: MAYBE; {
        /*  315  "Take {n}": walk_round(n) */
        i64 k308_arg = (i64)pos->obey_n;
        pos->walk_round_n = (__typeof__(pos->walk_round_n))k308_arg;
        pos->walk_round_goes_back_to = 9;
        pos->obey_n = 0;
        pos->obey_m = 0;
        goto at_walk_round;
    }
    at_obey_after_walk_round_7: MAYBE; {
        goto at_obey_on_5;
    }
    at_obey_take_2: MAYBE; {
        /*  317  thrown = m */
        pos->thrown = (__typeof__(pos->thrown))((i64)pos->obey_m);
        /*  318  walk_round(m) */
        i64 k309_arg = (i64)pos->obey_m;
        pos->walk_round_n = (__typeof__(pos->walk_round_n))k309_arg;
        pos->walk_round_goes_back_to = 10;
        pos->obey_n = 0;
        pos->obey_m = 0;
        goto at_walk_round;
    }
    at_obey_after_walk_round_8: MAYBE; {
        goto at_obey_on_5;
    }
    at_obey_if_11: MAYBE; {
        /*  320  walk_round(n) */
        i64 k310_arg = (i64)pos->obey_n;
        pos->walk_round_n = (__typeof__(pos->walk_round_n))k310_arg;
        pos->walk_round_goes_back_to = 11;
        pos->obey_subject = NO_NUMBER;
        goto at_walk_round;
    }
    at_obey_after_walk_round_9: MAYBE; {
        /*  321  if n is 6 */
        if (((i64)pos->obey_n == 6)) goto at_obey_if_12;
        goto at_obey_on_6;
    }
    at_obey_on_6: MAYBE; {
        goto at_obey_on;
    }
    at_obey_if_12: MAYBE; {
        /*  322  thrown = roll 1..die */
        pos->thrown = (__typeof__(pos->thrown))(({ list_i64 k311_list = k_range(1, OPTION(die));
            k311_list.v[k_below(&pos->rng, k311_list.n)]; }));
        /*  323  move_on(thrown) */
        i64 k312_arg = (i64)pos->thrown;
        pos->move_on_n = (__typeof__(pos->move_on_n))k312_arg;
        pos->move_on_goes_back_to = 2;
        pos->obey_n = 0;
        goto at_move_on;
    }
    at_obey_after_move_on: MAYBE; {
        goto at_obey_on_6;
    }
    at_obey_if_13: MAYBE; {
        /*  325  if n > 2: walk_round(n) */
        if (((i64)pos->obey_n > 2)) goto at_obey_if_14;
        goto at_obey_on_7;
    }
    at_obey_on_7: MAYBE; {
        goto at_obey_on;
    }
    at_obey_if_14: MAYBE; {
        /*  325  if n > 2: walk_round(n) */
        i64 k313_arg = (i64)pos->obey_n;
        pos->walk_round_n = (__typeof__(pos->walk_round_n))k313_arg;
        pos->walk_round_goes_back_to = 12;
        pos->obey_n = 0;
        pos->obey_subject = NO_NUMBER;
        goto at_walk_round;
    }
    at_obey_after_walk_round_10: MAYBE; {
        goto at_obey_on_7;
    }
    at_obey_if_15: MAYBE; {
        /*  327  choose */
        pos->obey_subject = NO_NUMBER;
        pos->at = OBEY_CHOOSE_2;
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
            id = 22285;
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            goto at_obey_go_forward;
        }
        k -= n0;
        {
            id = 22286;
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            goto at_obey_go_backward;
        }
    }
    at_obey_on_8: MAYBE; {
        goto at_obey_on;
    }
    at_obey_go_forward: MAYBE; {
        /*  328  "Go forward": walk(n, forward) */
        i64 k314_arg = (i64)pos->obey_n;
        i64 k315_arg = WAY_forward;
        pos->walk_n = (__typeof__(pos->walk_n))k314_arg;
        pos->walk_way = (__typeof__(pos->walk_way))k315_arg;
        pos->walk_goes_back_to = 9;
        pos->obey_n = 0;
        goto at_walk;
    }
    at_obey_after_walk_2: MAYBE; {
        goto at_obey_on_8;
    }
    at_obey_go_backward: MAYBE; {
        /*  329  "Go backward": walk(n, backward) */
        i64 k316_arg = (i64)pos->obey_n;
        i64 k317_arg = WAY_backward;
        pos->walk_n = (__typeof__(pos->walk_n))k316_arg;
        pos->walk_way = (__typeof__(pos->walk_way))k317_arg;
        pos->walk_goes_back_to = 10;
        pos->obey_n = 0;
        goto at_walk;
    }
    at_obey_after_walk_3: MAYBE; {
        goto at_obey_on_8;
    }
    at_obey_if_16: MAYBE; {
        /*  331  choose */
        pos->obey_subject = NO_NUMBER;
        pos->at = OBEY_CHOOSE_3;
        k_free = k_memory;
        u64 o0 = 1;
        i64 n0 = k_count(o0);
        u64 o1 = (!((i64)pos->obey_n == 3));
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
            id = 22287;
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            goto at_obey_take_3;
        }
        k -= n0;
        {
            id = 22288;
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            goto at_obey_take_3_2;
        }
    }
    at_obey_on_9: MAYBE; {
        goto at_obey_on;
    }
    at_obey_take_3: MAYBE; {
        /*  332  "Take {n}": walk_round(n) */
        i64 k318_arg = (i64)pos->obey_n;
        pos->walk_round_n = (__typeof__(pos->walk_round_n))k318_arg;
        pos->walk_round_goes_back_to = 13;
        pos->obey_n = 0;
        goto at_walk_round;
    }
    at_obey_after_walk_round_11: MAYBE; {
        goto at_obey_on_9;
    }
    at_obey_take_3_2: MAYBE; {
        /*  333  "Take 3" if n is not 3: walk_round(3) */
        i64 k319_arg = 3;
        pos->walk_round_n = (__typeof__(pos->walk_round_n))k319_arg;
        pos->walk_round_goes_back_to = 14;
        pos->obey_n = 0;
        goto at_walk_round;
    }
    at_obey_after_walk_round_12: MAYBE; {
        goto at_obey_on_9;
    }
    at_obey_if_17: MAYBE; {
        /*  334  case -6: walk_round(2 * n) */
        i64 k320_arg = k_times(2, (i64)pos->obey_n);
        pos->walk_round_n = (__typeof__(pos->walk_round_n))k320_arg;
        pos->walk_round_goes_back_to = 15;
        pos->obey_n = 0;
        pos->obey_subject = NO_NUMBER;
        goto at_walk_round;
    }
    at_obey_after_walk_round_13: MAYBE; {
        goto at_obey_on;
    }
    at_obey_else_14: MAYBE; {
        /*  335  otherwise: walk_round(n) */
        i64 k321_arg = (i64)pos->obey_n;
        pos->walk_round_n = (__typeof__(pos->walk_round_n))k321_arg;
        pos->walk_round_goes_back_to = 16;
        pos->obey_n = 0;
        pos->obey_subject = NO_NUMBER;
        goto at_walk_round;
    }
    at_obey_after_walk_round_14: MAYBE; {
        goto at_obey_on;
    }
    at_walk: MAYBE; {
        /*  337  rule walk(n, way) */
        /*  338  let start = place[me] */
        pos->walk_start = (__typeof__(pos->walk_start))(i64)pos->place[(i64)pos->me];
        /*  339  here = start */
        pos->here = (__typeof__(pos->here))((i64)pos->walk_start);
        /*  340  heading = way */
        pos->heading = (__typeof__(pos->heading))((i64)pos->walk_way);
        k_keep(pos->walk_i_rest, &pos->walk_i_rest_n, 40, k_range(1, 40));
        goto at_walk_next_i;
    }
    at_walk_next_i: MAYBE; {
        if (!pos->walk_i_rest_n) goto at_walk_on;
        pos->walk_i = (__typeof__(pos->walk_i))k_next(pos->walk_i_rest, &pos->walk_i_rest_n);
        goto at_walk_i;
    }
    at_walk_on: MAYBE; {
        /*  348  if here.sort is white_hole: here = start if white_hole_sends is back else BLACK */
        if ((SPACE_sort[(i64)pos->here] == SORT_white_hole)) {
            pos->here = (__typeof__(pos->here))(((OPTION(white_hole_sends) == WHITE_HOLE_SENDS_back) ? (i64)pos->walk_start : LET_BLACK));
        }
        /*  349  if here.sort is wormhole_arrow and here.exit is not none and not wormhole_waits: here = here.exit */
        if (((SPACE_sort[(i64)pos->here] == SORT_wormhole_arrow) && (SPACE_exit[(i64)pos->here] != NONE)
            && !OPTION(wormhole_waits))) {
            pos->here = (__typeof__(pos->here))k_known(SPACE_exit[(i64)pos->here]);
        }
        /*  350  if here is start: done */
        if (((i64)pos->here == (i64)pos->walk_start)) {
            pos->walk_n = 0;
            pos->walk_way = 0;
            memset(pos->walk_i_rest, 0, sizeof pos->walk_i_rest), pos->walk_i_rest_n = 0;
            pos->walk_start = 0;
            pos->walk_i = 0;
            goto after_walk;
        }
        /*  351  if here.sort is black_hole: fall_in(me, arrival) */
        if ((SPACE_sort[(i64)pos->here] == SORT_black_hole)) {
            do_fall_in(pos, a, (i64)pos->me, ESCAPE_BY_arrival);
        }
        /*  352  place[me] = here */
        pos->place[(i64)pos->me] = (__typeof__(pos->place[(i64)pos->me]))((i64)pos->here);
        /*  353  land(me, start) */
        i64 k322_arg = (i64)pos->me;
        i64 k323_arg = (i64)pos->walk_start;
        pos->land_p = (__typeof__(pos->land_p))k322_arg;
        pos->land_left_behind = (__typeof__(pos->land_left_behind))k323_arg;
        pos->land_goes_back_to = 3;
        pos->walk_n = 0;
        pos->walk_way = 0;
        memset(pos->walk_i_rest, 0, sizeof pos->walk_i_rest), pos->walk_i_rest_n = 0;
        pos->walk_start = 0;
        pos->walk_i = 0;
        goto at_land;
    }
    at_walk_i: MAYBE; {
        /*  341  for i in 1..40 if i <= n */
        if (((i64)pos->walk_i <= (i64)pos->walk_n)) goto at_walk_for;
        goto at_walk_next_i;
    }
    at_walk_for: MAYBE; {
        /*  342  if here is BANG and i > 1: stop */
        if ((((i64)pos->here == LET_BANG) && ((i64)pos->walk_i > 1))) {
            goto at_walk_on;
        }
        /*  343  if i is n and here.centre is not none and here.centre is not start */
        if ((((i64)pos->walk_i == (i64)pos->walk_n) && (SPACE_centre[(i64)pos->here] != NONE)
            && !(SPACE_centre[(i64)pos->here] == (i64)pos->walk_start))) goto at_walk_if;
        goto at_walk_else;
    }
    at_walk_on_2: MAYBE; {
        goto at_walk_next_i;
    }
    at_walk_if: MAYBE; {
        /*  344  choose */
        pos->walk_way = 0;
        pos->walk_i = 0;
        pos->at = WALK_CHOOSE;
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
            id = 22289;
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            goto at_walk_enter_the_centre;
        }
        k -= n0;
        {
            id = 22290;
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            goto at_walk_pass_on;
        }
    }
    at_walk_on_3: MAYBE; {
        goto at_walk_on_2;
    }
    at_walk_enter_the_centre: MAYBE; {
        /*  345  "Enter the centre": here = here.centre */
        pos->here = (__typeof__(pos->here))k_known(SPACE_centre[(i64)pos->here]);
        goto at_walk_on_3;
    }
    at_walk_pass_on: MAYBE; {
        /*  346  "Pass on": step_on() */
        do_step_on(pos, a);
        goto at_walk_on_3;
    }
    at_walk_else: MAYBE; {
        /*  347  else: step_on() */
        do_step_on(pos, a);
        goto at_walk_on_2;
    }
    at_walk_after_land: MAYBE; {
        /*  354  if here is BANG: come_home() */
        if (((i64)pos->here == LET_BANG)) {
            do_come_home(pos, a);
            if (pos->over) return;
        }
        goto after_walk;
    }
    after_walk: MAYBE; {
        i64 site = pos->walk_goes_back_to;
        pos->walk_goes_back_to = 0;
        switch (site) {
            case 1: goto at_move_on_after_walk;
            case 2: goto at_move_on_after_walk_2;
            case 3: goto at_move_on_after_walk_3;
            case 4: goto at_move_on_after_walk_4;
            case 5: goto at_walk_round_after_walk;
            case 6: goto at_walk_round_after_walk_2;
            case 7: goto at_walk_round_after_walk_3;
            case 8: goto at_obey_after_walk;
            case 9: goto at_obey_after_walk_2;
            default: goto at_obey_after_walk_3;
        }
    }
    at_cross: MAYBE; {
        /*  362  rule cross() */
        /*  363  let arrow = place[me] */
        pos->cross_arrow = (__typeof__(pos->cross_arrow))(i64)pos->place[(i64)pos->me];
        /*  364  if arrow.exit is not none: go_to(arrow.exit) */
        if ((SPACE_exit[(i64)pos->cross_arrow] != NONE)) goto at_cross_if;
        goto at_cross_on;
    }
    at_cross_on: MAYBE; {
        pos->cross_arrow = 0;
        goto at_roll_and_move_after_cross;
    }
    at_cross_if: MAYBE; {
        /*  364  if arrow.exit is not none: go_to(arrow.exit) */
        i64 k324_arg = SPACE_exit[(i64)pos->cross_arrow];
        pos->go_to_s = (__typeof__(pos->go_to_s))k324_arg;
        pos->go_to_goes_back_to = 3;
        pos->cross_arrow = 0;
        goto at_go_to;
    }
    at_cross_after_go_to: MAYBE; {
        goto at_cross_on;
    }
    at_go_to: MAYBE; {
        /*  366  rule go_to(s) */
        /*  367  let start = place[me] */
        i64 start MAYBE = (i64)pos->place[(i64)pos->me];
        /*  368  place[me] = s */
        pos->place[(i64)pos->me] = (__typeof__(pos->place[(i64)pos->me]))k_known((i64)pos->go_to_s);
        /*  369  land(me, start) */
        i64 k325_arg = (i64)pos->me;
        i64 k326_arg = start;
        pos->land_p = (__typeof__(pos->land_p))k325_arg;
        pos->land_left_behind = (__typeof__(pos->land_left_behind))k326_arg;
        pos->land_goes_back_to = 4;
        pos->go_to_s = NONE;
        goto at_land;
    }
    at_go_to_after_land: MAYBE; {
        goto after_go_to;
    }
    after_go_to: MAYBE; {
        i64 site = pos->go_to_goes_back_to;
        pos->go_to_goes_back_to = 0;
        switch (site) {
            case 1: goto at_move_on_after_go_to;
            case 2: goto at_obey_after_go_to;
            default: goto at_cross_after_go_to;
        }
    }
    at_land: MAYBE; {
        /*  371  rule land(p, left_behind) */
        k_keep(pos->land_q_rest, &pos->land_q_rest_n, 6, ({ build_i64 k328_found = {0, 0, 0}; for (i64 k327_v = 0;
            k327_v < SEATS; k327_v++) { k_add_i64(&k328_found, k327_v); }  k_made_i64(k328_found); }));
        goto at_land_next_q;
    }
    at_land_next_q: MAYBE; {
        if (!pos->land_q_rest_n) goto at_land_on;
        pos->land_q = (__typeof__(pos->land_q))k_next(pos->land_q_rest, &pos->land_q_rest_n);
        goto at_land_q;
    }
    at_land_on: MAYBE; {
        /*  376  arrive(p) */
        i64 k329_arg = (i64)pos->land_p;
        pos->arrive_p = (__typeof__(pos->arrive_p))k329_arg;
        pos->arrive_goes_back_to = 2;
        pos->land_p = 0;
        pos->land_left_behind = 0;
        memset(pos->land_q_rest, 0, sizeof pos->land_q_rest), pos->land_q_rest_n = 0;
        pos->land_q = 0;
        goto at_arrive;
    }
    at_land_q: MAYBE; {
        /*  372  for q in players if q is not p and place[q] is place[p] and place[p] is not BANG */
        if ((!((i64)pos->land_q == (i64)pos->land_p)
            && ((i64)pos->place[(i64)pos->land_q] == (i64)pos->place[(i64)pos->land_p])
            && !((i64)pos->place[(i64)pos->land_p] == LET_BANG))) goto at_land_for;
        goto at_land_next_q;
    }
    at_land_for: MAYBE; {
        /*  373  place[q] = left_behind */
        pos->place[(i64)pos->land_q] = (__typeof__(pos->place[(i64)pos->land_q]))((i64)pos->land_left_behind);
        /*  374  if left_behind.sort is black_hole: fall_in(q, anew) */
        if ((SPACE_sort[(i64)pos->land_left_behind] == SORT_black_hole)) {
            do_fall_in(pos, a, (i64)pos->land_q, ESCAPE_BY_anew);
        }
        /*  375  arrive(q) */
        i64 k330_arg = (i64)pos->land_q;
        pos->arrive_p = (__typeof__(pos->arrive_p))k330_arg;
        pos->arrive_goes_back_to = 1;
        pos->land_q = 0;
        goto at_arrive;
    }
    at_land_after_arrive: MAYBE; {
        goto at_land_next_q;
    }
    at_land_after_arrive_2: MAYBE; {
        goto after_land;
    }
    after_land: MAYBE; {
        i64 site = pos->land_goes_back_to;
        pos->land_goes_back_to = 0;
        switch (site) {
            case 1: goto at_jump_after_land;
            case 2: goto at_forced_jump_after_land;
            case 3: goto at_walk_after_land;
            default: goto at_go_to_after_land;
        }
    }
    at_arrive: MAYBE; {
        /*  384  rule arrive(p) */
        /*  385  if place[p] is BLACK and escape[p] is 4: place[p] = BANG */
        if ((((i64)pos->place[(i64)pos->arrive_p] == LET_BLACK) && ((i64)pos->escape[(i64)pos->arrive_p] == 4))) {
            pos->place[(i64)pos->arrive_p] = (__typeof__(pos->place[(i64)pos->arrive_p]))(LET_BANG);
        }
        /*  386  if not with_cards: done */
        if (!OPTION(with_cards)) {
            pos->arrive_p = 0;
            goto after_arrive;
        }
        /*  387  if place[p].sort is green: on_green(p) */
        if ((SPACE_sort[(i64)pos->place[(i64)pos->arrive_p]] == SORT_green)) goto at_arrive_if;
        goto at_arrive_on;
    }
    at_arrive_on: MAYBE; {
        /*  388  if place[p].sort is orange: on_orange(p) */
        if ((SPACE_sort[(i64)pos->place[(i64)pos->arrive_p]] == SORT_orange)) goto at_arrive_if_2;
        goto at_arrive_on_2;
    }
    at_arrive_if: MAYBE; {
        /*  387  if place[p].sort is green: on_green(p) */
        i64 k331_arg = (i64)pos->arrive_p;
        pos->on_green_p = (__typeof__(pos->on_green_p))k331_arg;
        goto at_on_green;
    }
    at_arrive_after_on_green: MAYBE; {
        goto at_arrive_on;
    }
    at_arrive_on_2: MAYBE; {
        pos->arrive_p = 0;
        goto after_arrive;
    }
    at_arrive_if_2: MAYBE; {
        /*  388  if place[p].sort is orange: on_orange(p) */
        i64 k332_arg = (i64)pos->arrive_p;
        pos->on_orange_p = (__typeof__(pos->on_orange_p))k332_arg;
        pos->arrive_p = 0;
        goto at_on_orange;
    }
    at_arrive_after_on_orange: MAYBE; {
        goto at_arrive_on_2;
    }
    after_arrive: MAYBE; {
        i64 site = pos->arrive_goes_back_to;
        pos->arrive_goes_back_to = 0;
        switch (site) {
            case 1: goto at_land_after_arrive;
            default: goto at_land_after_arrive_2;
        }
    }
    at_on_green: MAYBE; {
        /*  390  rule on_green(p) */
        /*  391  may by p */
        pos->at = ON_GREEN_CHOOSE;
        k_free = k_memory;
        k_offer offered = {k_runs, 0, 0};
        offer_on_green_choose(pos, a, &offered);
        if (UNLIKELY(!(offered.total))) {
            pos->at = NOWHERE;
            goto at_on_green_on;
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
        goto take_on_green_choose;
    }
    at_on_green_on: MAYBE; {
        pos->on_green_p = 0;
        goto at_arrive_after_on_green;
    }
    at_on_green_discard: MAYBE; {
        /*  392  "Discard {c}" for c in hand[p] if not zeroed(c) */
        /*  393  move c to pile */
        move_card(pos, on_green_discard_with_c, 2, 0);
        goto at_on_green_on;
    }
    at_on_green_give: MAYBE; {
        /*  394  "Give {c} to {q}" for c in hand[p], q in players if q is not p and can_give(p, c, q) */
        /*  395  give(c, q) */
        i64 k336_arg = on_green_give_with_c;
        i64 k337_arg = on_green_give_with_q;
        pos->give_card = (__typeof__(pos->give_card))k336_arg;
        pos->give_q = (__typeof__(pos->give_q))k337_arg;
        pos->give_goes_back_to = 2;
        pos->on_green_p = 0;
        goto at_give;
    }
    at_on_green_after_give: MAYBE; {
        goto at_on_green_on;
    }
    at_on_green_cancel: MAYBE; {
        /*  396  "Cancel {d} of {q}" for q in players, d in loose(q) if q is not p and can_cancel(p, d) */
        /*  397  cancel(p, d, q) */
        i64 k338_arg = (i64)pos->on_green_p;
        i64 k339_arg = on_green_cancel_with_d;
        i64 k340_arg = on_green_cancel_with_q;
        pos->cancel_p = (__typeof__(pos->cancel_p))k338_arg;
        pos->cancel_d = (__typeof__(pos->cancel_d))k339_arg;
        pos->cancel_q = (__typeof__(pos->cancel_q))k340_arg;
        pos->cancel_goes_back_to = 2;
        pos->on_green_p = 0;
        goto at_cancel;
    }
    at_on_green_after_cancel: MAYBE; {
        goto at_on_green_on;
    }
    at_on_orange: MAYBE; {
        /*  399  rule on_orange(p) */
        /*  400  choose by p */
        pos->at = ON_ORANGE_CHOOSE;
        k_free = k_memory;
        k_offer offered = {k_runs, 0, 0};
        offer_on_orange_choose(pos, a, &offered);
        if (UNLIKELY(!(offered.total))) {
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
        id = k_pick(&offered, k_below(&playing->rng, offered.total));
        if (playing->taken) playing->taken[id]++;
        goto take_on_orange_choose;
    }
    at_on_orange_on: MAYBE; {
        pos->on_orange_p = 0;
        goto at_arrive_after_on_orange;
    }
    at_on_orange_draw_from_the: MAYBE; {
        /*  401  "Draw from the deck": draw_card(p) */
        i64 k341_arg = (i64)pos->on_orange_p;
        pos->draw_card_p = (__typeof__(pos->draw_card_p))k341_arg;
        pos->draw_card_goes_back_to = 4;
        pos->on_orange_p = 0;
        goto at_draw_card;
    }
    at_on_orange_after_draw_card: MAYBE; {
        goto at_on_orange_on;
    }
    at_on_orange_take: MAYBE; {
        /*  402  "Take {c} of {q}" for q in players, c in unflipped(q) if q is not p and count(unflipped(p)) is 0 */
        /*  403  move c to hand[p] */
        move_card(pos, on_orange_take_with_c, 3 + (i64)pos->on_orange_p, 0);
        goto at_on_orange_on;
    }
    at_on_orange_take_2: MAYBE; {
        /*  404  "Take {c} from the pile" for c in on_pile if up[c] is number_side and cancels(c, p) */
        /*  405  join_zero(c, p) */
        i64 k342_arg = on_orange_take_2_with_c;
        i64 k343_arg = (i64)pos->on_orange_p;
        pos->join_zero_card = (__typeof__(pos->join_zero_card))k342_arg;
        pos->join_zero_p = (__typeof__(pos->join_zero_p))k343_arg;
        pos->join_zero_goes_back_to = 2;
        pos->on_orange_p = 0;
        goto at_join_zero;
    }
    at_on_orange_after_join_zero: MAYBE; {
        goto at_on_orange_on;
    }
    at_on_orange_take_3: MAYBE; {
        /*  406  "Take {c} of {q} to make zero" for q in players, c in loose(q) if q is not p and cancels(c, p) */
        /*  407  join_zero(c, p) */
        i64 k344_arg = on_orange_take_3_with_c;
        i64 k345_arg = (i64)pos->on_orange_p;
        pos->join_zero_card = (__typeof__(pos->join_zero_card))k344_arg;
        pos->join_zero_p = (__typeof__(pos->join_zero_p))k345_arg;
        pos->join_zero_goes_back_to = 3;
        pos->on_orange_p = 0;
        goto at_join_zero;
    }
    at_on_orange_after_join_zero_2: MAYBE; {
        goto at_on_orange_on;
    }
    take_card_action_choose: MAYBE; {
        if (id < 2280) {
            k_free = k_memory;
            i64 c MAYBE = (id / 57);
            i64 s MAYBE = (id % 57);
            card_action_jump_to_with_c = c;
            card_action_jump_to_with_s = s;
            goto at_card_action_jump_to;
        }
        if (id < 2281) {
            k_free = k_memory;
            goto at_card_action_draw_from_the;
        }
        if (id < 2321) {
            k_free = k_memory;
            i64 c MAYBE = ((id - 2281));
            card_action_draw_with_c = c;
            goto at_card_action_draw;
        }
        if (id < 2561) {
            k_free = k_memory;
            i64 c MAYBE = ((id - 2321) / 6);
            i64 q MAYBE = ((id - 2321) % 6);
            card_action_give_with_c = c;
            card_action_give_with_q = q;
            goto at_card_action_give;
        }
        if (id < 12161) {
            k_free = k_memory;
            i64 c MAYBE = ((id - 2561) / 240);
            i64 q MAYBE = ((id - 2561) / 40 % 6);
            i64 d MAYBE = ((id - 2561) % 40);
            card_action_flip_with_c = c;
            card_action_flip_with_q = q;
            card_action_flip_with_d = d;
            goto at_card_action_flip;
        }
        if (id < 12401) {
            k_free = k_memory;
            i64 q MAYBE = ((id - 12161) / 40);
            i64 d MAYBE = ((id - 12161) % 40);
            card_action_cancel_with_q = q;
            card_action_cancel_with_d = d;
            goto at_card_action_cancel;
        }
        goto at_card_action_on;
    }
    take_jump_with_drawn_choose: MAYBE; {
        if (id < 12459) {
            k_free = k_memory;
            i64 s MAYBE = ((id - 12402));
            jump_with_drawn_jump_to_with_s = s;
            goto at_jump_with_drawn_jump_to;
        }
        goto at_jump_with_drawn_on_2;
    }
    take_draw_card_choose: MAYBE; {
        if (id < 12461) {
            k_free = k_memory;
            goto at_draw_card_cut_the_deck;
        }
        goto at_draw_card_on;
    }
    take_stack_up_choose: MAYBE; {
        {
            k_free = k_memory;
            i64 c MAYBE = ((id - 12462));
            stack_up_begin_a_zero_with_c = c;
            goto at_stack_up_begin_a_zero;
        }
    }
    take_stack_up_choose_2: MAYBE; {
        if (id < 12542) {
            k_free = k_memory;
            i64 c MAYBE = ((id - 12502));
            stack_up_begin_a_zero_2_with_c = c;
            goto at_stack_up_begin_a_zero_2;
        }
        goto at_stack_up_otherwise_2;
    }
    take_begin_stack_choose: MAYBE; {
        {
            k_free = k_memory;
            i64 c MAYBE = ((id - 12543));
            begin_stack_stack_with_c = c;
            goto at_begin_stack_stack;
        }
    }
    take_flip_and_give_choose: MAYBE; {
        if (id < 22183) {
            k_free = k_memory;
            i64 c MAYBE = ((id - 12583) / 240);
            i64 q MAYBE = ((id - 12583) / 40 % 6);
            i64 d MAYBE = ((id - 12583) % 40);
            flip_and_give_flip_with_c = c;
            flip_and_give_flip_with_q = q;
            flip_and_give_flip_with_d = d;
            goto at_flip_and_give_flip;
        }
        goto at_flip_and_give_on;
    }
    take_forced_jump_choose: MAYBE; {
        {
            k_free = k_memory;
            i64 s MAYBE = ((id - 22184));
            pos->forced_jump_s = (__typeof__(pos->forced_jump_s))s;
            goto at_forced_jump_jump_to;
        }
    }
    take_cancel_choose: MAYBE; {
        {
            k_free = k_memory;
            i64 c MAYBE = ((id - 22241));
            cancel_add_with_c = c;
            goto at_cancel_add;
        }
    }
    take_walk_round_choose: MAYBE; {
        if (id < 22282) {
            k_free = k_memory;
            goto at_walk_round_go_forward;
        }
        {
            k_free = k_memory;
            goto at_walk_round_go_backward;
        }
    }
    take_obey_choose: MAYBE; {
        if (id < 22284) {
            k_free = k_memory;
            goto at_obey_take;
        }
        {
            k_free = k_memory;
            goto at_obey_take_2;
        }
    }
    take_obey_choose_2: MAYBE; {
        if (id < 22286) {
            k_free = k_memory;
            goto at_obey_go_forward;
        }
        {
            k_free = k_memory;
            goto at_obey_go_backward;
        }
    }
    take_obey_choose_3: MAYBE; {
        if (id < 22288) {
            k_free = k_memory;
            goto at_obey_take_3;
        }
        {
            k_free = k_memory;
            goto at_obey_take_3_2;
        }
    }
    take_walk_choose: MAYBE; {
        if (id < 22290) {
            k_free = k_memory;
            goto at_walk_enter_the_centre;
        }
        {
            k_free = k_memory;
            goto at_walk_pass_on;
        }
    }
    take_on_green_choose: MAYBE; {
        if (id < 22331) {
            k_free = k_memory;
            i64 c MAYBE = ((id - 22291));
            on_green_discard_with_c = c;
            goto at_on_green_discard;
        }
        if (id < 22571) {
            k_free = k_memory;
            i64 c MAYBE = ((id - 22331) / 6);
            i64 q MAYBE = ((id - 22331) % 6);
            on_green_give_with_c = c;
            on_green_give_with_q = q;
            goto at_on_green_give;
        }
        if (id < 22811) {
            k_free = k_memory;
            i64 q MAYBE = ((id - 22571) / 40);
            i64 d MAYBE = ((id - 22571) % 40);
            on_green_cancel_with_q = q;
            on_green_cancel_with_d = d;
            goto at_on_green_cancel;
        }
        goto at_on_green_on;
    }
    take_on_orange_choose: MAYBE; {
        if (id < 22813) {
            k_free = k_memory;
            goto at_on_orange_draw_from_the;
        }
        if (id < 23053) {
            k_free = k_memory;
            i64 q MAYBE = ((id - 22813) / 40);
            i64 c MAYBE = ((id - 22813) % 40);
            on_orange_take_with_q = q;
            on_orange_take_with_c = c;
            goto at_on_orange_take;
        }
        if (id < 23093) {
            k_free = k_memory;
            i64 c MAYBE = ((id - 23053));
            on_orange_take_2_with_c = c;
            goto at_on_orange_take_2;
        }
        {
            k_free = k_memory;
            i64 q MAYBE = ((id - 23093) / 40);
            i64 c MAYBE = ((id - 23093) % 40);
            on_orange_take_3_with_q = q;
            on_orange_take_3_with_c = c;
            goto at_on_orange_take_3;
        }
    }
}

const k_slot rw_slots[] = {
    {"card_box", "set", "", offsetof(Position, card_box), sizeof(u64), 1, 0, 1, 0},
    {"hand", "each set", "", offsetof(Position, hand), sizeof(u64), 6, 0, 1, 0},
    {"in_hand", "set", "", offsetof(Position, in_hand), sizeof(u64), 1, 0, 1, 0},
    {"up_is", "each set", "", offsetof(Position, up_is), sizeof(u64), 2, 0, 1, 0},
    {"stack_up_times", "number", "", offsetof(Position, stack_up_times), sizeof(i64), 1, 1, 0, 0},
    {"begin_stack_times", "number", "", offsetof(Position, begin_stack_times), sizeof(i64), 1, 1, 0, 0},
    {"forced_jump_n", "number", "", offsetof(Position, forced_jump_n), sizeof(i64), 1, 1, 0, 0},
    {"cancel_times", "number", "", offsetof(Position, cancel_times), sizeof(i64), 1, 1, 0, 0},
    {"move_on_n", "number", "", offsetof(Position, move_on_n), sizeof(i64), 1, 1, 0, 0},
    {"walk_round_n", "number", "", offsetof(Position, walk_round_n), sizeof(i64), 1, 1, 0, 0},
    {"obey_n", "number", "", offsetof(Position, obey_n), sizeof(i64), 1, 1, 0, 0},
    {"walk_n", "number", "", offsetof(Position, walk_n), sizeof(i64), 1, 1, 0, 0},
    {"obey_subject", "maybe number", "", offsetof(Position, obey_subject), sizeof(i32), 1, 1, 0, 0},
    {"walk_i_rest", "list", "number", offsetof(Position, walk_i_rest), sizeof(i32), 40, 1, 0, offsetof(Position,
    walk_i_rest_n)},
    {"land_q_rest", "list", "number", offsetof(Position, land_q_rest), sizeof(i32), 6, 1, 0, offsetof(Position,
    land_q_rest_n)},
    {"jump_goes_back_to", "number", "", offsetof(Position, jump_goes_back_to), sizeof(i16), 1, 1, 0, 0},
    {"draw_card_goes_back_to", "number", "", offsetof(Position, draw_card_goes_back_to), sizeof(i16), 1, 1, 0, 0},
    {"jump_with_drawn_goes_back_to", "number", "", offsetof(Position, jump_with_drawn_goes_back_to), sizeof(i16), 1,
    1, 0, 0},
    {"give_goes_back_to", "number", "", offsetof(Position, give_goes_back_to), sizeof(i16), 1, 1, 0, 0},
    {"flip_onto_goes_back_to", "number", "", offsetof(Position, flip_onto_goes_back_to), sizeof(i16), 1, 1, 0, 0},
    {"cancel_goes_back_to", "number", "", offsetof(Position, cancel_goes_back_to), sizeof(i16), 1, 1, 0, 0},
    {"land_goes_back_to", "number", "", offsetof(Position, land_goes_back_to), sizeof(i16), 1, 1, 0, 0},
    {"begin_stack_goes_back_to", "number", "", offsetof(Position, begin_stack_goes_back_to), sizeof(i16), 1, 1, 0, 0},
    {"join_zero_goes_back_to", "number", "", offsetof(Position, join_zero_goes_back_to), sizeof(i16), 1, 1, 0, 0},
    {"move_on_goes_back_to", "number", "", offsetof(Position, move_on_goes_back_to), sizeof(i16), 1, 1, 0, 0},
    {"go_to_goes_back_to", "number", "", offsetof(Position, go_to_goes_back_to), sizeof(i16), 1, 1, 0, 0},
    {"walk_goes_back_to", "number", "", offsetof(Position, walk_goes_back_to), sizeof(i16), 1, 1, 0, 0},
    {"walk_round_goes_back_to", "number", "", offsetof(Position, walk_round_goes_back_to), sizeof(i16), 1, 1, 0, 0},
    {"arrive_goes_back_to", "number", "", offsetof(Position, arrive_goes_back_to), sizeof(i16), 1, 1, 0, 0},
    {"card_place", "each number", "", offsetof(Position, card_place), sizeof(u8), 40, 0, 0, 0},
    {"card_known", "each number", "", offsetof(Position, card_known), sizeof(i8), 40, 1, 0, 0},
    {"card_cohort", "each number", "", offsetof(Position, card_cohort), sizeof(u8), 9, 0, 0, 0},
    {"deck", "ordered", "40", offsetof(Position, deck), sizeof(i8), 1, 1, 0, 0},
    {"deck_n", "length", "", offsetof(Position, deck_n), sizeof(i8), 1, 1, 0, 0},
    {"pile", "ordered", "40", offsetof(Position, pile), sizeof(i8), 1, 1, 0, 0},
    {"pile_n", "length", "", offsetof(Position, pile_n), sizeof(i8), 1, 1, 0, 0},
    {"up", "each number", "", offsetof(Position, up), sizeof(i8), 40, 1, 0, 0},
    {"stacked", "each flag", "", offsetof(Position, stacked), sizeof(i8), 40, 1, 0, 0},
    {"place", "each number", "", offsetof(Position, place), sizeof(i8), 6, 1, 0, 0},
    {"escape", "each number", "", offsetof(Position, escape), sizeof(i8), 6, 1, 0, 0},
    {"circuits", "each number", "", offsetof(Position, circuits), sizeof(i8), 6, 1, 0, 0},
    {"cancelled", "each maybe", "", offsetof(Position, cancelled), sizeof(i8), 6, 1, 0, 0},
    {"starter", "number", "", offsetof(Position, starter), sizeof(i8), 1, 1, 0, 0},
    {"thrown", "number", "", offsetof(Position, thrown), sizeof(i8), 1, 1, 0, 0},
    {"here", "number", "", offsetof(Position, here), sizeof(i8), 1, 1, 0, 0},
    {"heading", "number", "", offsetof(Position, heading), sizeof(i8), 1, 1, 0, 0},
    {"heap", "number", "", offsetof(Position, heap), sizeof(i8), 1, 1, 0, 0},
    {"drawn", "maybe", "", offsetof(Position, drawn), sizeof(i8), 1, 1, 0, 0},
    {"jumped", "flag", "", offsetof(Position, jumped), sizeof(i8), 1, 1, 0, 0},
    {"jump_s", "number", "", offsetof(Position, jump_s), sizeof(i8), 1, 1, 0, 0},
    {"jump_c", "number", "", offsetof(Position, jump_c), sizeof(i8), 1, 1, 0, 0},
    {"draw_card_p", "number", "", offsetof(Position, draw_card_p), sizeof(i8), 1, 1, 0, 0},
    {"stack_up_p", "number", "", offsetof(Position, stack_up_p), sizeof(i8), 1, 1, 0, 0},
    {"begin_stack_card", "number", "", offsetof(Position, begin_stack_card), sizeof(i8), 1, 1, 0, 0},
    {"begin_stack_p", "number", "", offsetof(Position, begin_stack_p), sizeof(i8), 1, 1, 0, 0},
    {"join_zero_card", "number", "", offsetof(Position, join_zero_card), sizeof(i8), 1, 1, 0, 0},
    {"join_zero_p", "number", "", offsetof(Position, join_zero_p), sizeof(i8), 1, 1, 0, 0},
    {"give_card", "number", "", offsetof(Position, give_card), sizeof(i8), 1, 1, 0, 0},
    {"give_q", "number", "", offsetof(Position, give_q), sizeof(i8), 1, 1, 0, 0},
    {"flip_onto_c", "number", "", offsetof(Position, flip_onto_c), sizeof(i8), 1, 1, 0, 0},
    {"flip_onto_d", "number", "", offsetof(Position, flip_onto_d), sizeof(i8), 1, 1, 0, 0},
    {"flip_onto_q", "number", "", offsetof(Position, flip_onto_q), sizeof(i8), 1, 1, 0, 0},
    {"forced_jump_q", "number", "", offsetof(Position, forced_jump_q), sizeof(i8), 1, 1, 0, 0},
    {"forced_jump_s", "number", "", offsetof(Position, forced_jump_s), sizeof(i8), 1, 1, 0, 0},
    {"forced_jump_left_behind", "number", "", offsetof(Position, forced_jump_left_behind), sizeof(i8), 1, 1, 0, 0},
    {"cancel_p", "number", "", offsetof(Position, cancel_p), sizeof(i8), 1, 1, 0, 0},
    {"cancel_d", "number", "", offsetof(Position, cancel_d), sizeof(i8), 1, 1, 0, 0},
    {"cancel_q", "number", "", offsetof(Position, cancel_q), sizeof(i8), 1, 1, 0, 0},
    {"move_on_subject", "number", "", offsetof(Position, move_on_subject), sizeof(i8), 1, 1, 0, 0},
    {"obey_m", "number", "", offsetof(Position, obey_m), sizeof(i8), 1, 1, 0, 0},
    {"walk_way", "number", "", offsetof(Position, walk_way), sizeof(i8), 1, 1, 0, 0},
    {"walk_start", "number", "", offsetof(Position, walk_start), sizeof(i8), 1, 1, 0, 0},
    {"walk_i", "number", "", offsetof(Position, walk_i), sizeof(i8), 1, 1, 0, 0},
    {"cross_arrow", "number", "", offsetof(Position, cross_arrow), sizeof(i8), 1, 1, 0, 0},
    {"go_to_s", "maybe", "", offsetof(Position, go_to_s), sizeof(i8), 1, 1, 0, 0},
    {"land_p", "number", "", offsetof(Position, land_p), sizeof(i8), 1, 1, 0, 0},
    {"land_left_behind", "number", "", offsetof(Position, land_left_behind), sizeof(i8), 1, 1, 0, 0},
    {"land_q", "number", "", offsetof(Position, land_q), sizeof(i8), 1, 1, 0, 0},
    {"arrive_p", "number", "", offsetof(Position, arrive_p), sizeof(i8), 1, 1, 0, 0},
    {"on_green_p", "number", "", offsetof(Position, on_green_p), sizeof(i8), 1, 1, 0, 0},
    {"on_orange_p", "number", "", offsetof(Position, on_orange_p), sizeof(i8), 1, 1, 0, 0},
    {0, 0, 0, 0, 0, 0, 0, 0, 0},
};

static void derive(Position *pos MAYBE) {
    derive_card(pos);
    derive_vars(pos);
}

static void agree(Agreed *a, const i64 *options MAYBE) {
    a->option_with_cards = options[0];
    a->option_board_version = options[1];
    a->option_laps = options[2];
    a->option_zero_wins = options[3];
    a->option_die = options[4];
    a->option_gate = options[5];
    a->option_bang_card = options[6];
    a->option_roll_after_jump = options[7];
    a->option_draw_then_jump = options[8];
    a->option_flip_anywhere = options[9];
    a->option_change_by = options[10];
    a->option_from_pile = options[11];
    a->option_zero_by = options[12];
    a->option_stacks_must = options[13];
    a->option_nearest_by = options[14];
    a->option_cancel_on = options[15];
    a->option_escape_by = options[16];
    a->option_white_hole_sends = options[17];
    a->option_wormhole_waits = options[18];
    (void)a;
}

#include "kernel_play.h"
