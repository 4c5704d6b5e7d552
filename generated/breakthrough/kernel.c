/* Breakthrough. Compiled from breakthrough.rules; change the rules, not this file. */
#include "kernel.h"

#define LIMIT 10000
#define IDS 4096
#define MOST_SEATS 2
#define BEGIN (-1)

#ifdef FOLDED
#ifndef SEATS
#define SEATS 2
#endif
#define OPTION(name) OPTION_##name
#else
#define SEATS 2
#define OPTION(name) a->option_##name
#endif

enum { TURN_CHOOSE };

#define HIDES 0

FN list_i64 lasting_list_i64(list_i64 a) { i64 *v = k_lasting(a.v, (size_t)a.n * sizeof *v); return (list_i64){v,
    a.n}; }

const char *const rw_texts[] = {"", 0};

static const i64 K_0[] = {1, 8, 9};
static const i64 K_1[] = {0, 2, 8, 9, 10};
static const i64 K_2[] = {1, 3, 9, 10, 11};
static const i64 K_3[] = {2, 4, 10, 11, 12};
static const i64 K_4[] = {3, 5, 11, 12, 13};
static const i64 K_5[] = {4, 6, 12, 13, 14};
static const i64 K_6[] = {5, 7, 13, 14, 15};
static const i64 K_7[] = {6, 14, 15};
static const i64 K_8[] = {0, 1, 9, 16, 17};
static const i64 K_9[] = {0, 1, 2, 8, 10, 16, 17, 18};
static const i64 K_10[] = {1, 2, 3, 9, 11, 17, 18, 19};
static const i64 K_11[] = {2, 3, 4, 10, 12, 18, 19, 20};
static const i64 K_12[] = {3, 4, 5, 11, 13, 19, 20, 21};
static const i64 K_13[] = {4, 5, 6, 12, 14, 20, 21, 22};
static const i64 K_14[] = {5, 6, 7, 13, 15, 21, 22, 23};
static const i64 K_15[] = {6, 7, 14, 22, 23};
static const i64 K_16[] = {8, 9, 17, 24, 25};
static const i64 K_17[] = {8, 9, 10, 16, 18, 24, 25, 26};
static const i64 K_18[] = {9, 10, 11, 17, 19, 25, 26, 27};
static const i64 K_19[] = {10, 11, 12, 18, 20, 26, 27, 28};
static const i64 K_20[] = {11, 12, 13, 19, 21, 27, 28, 29};
static const i64 K_21[] = {12, 13, 14, 20, 22, 28, 29, 30};
static const i64 K_22[] = {13, 14, 15, 21, 23, 29, 30, 31};
static const i64 K_23[] = {14, 15, 22, 30, 31};
static const i64 K_24[] = {16, 17, 25, 32, 33};
static const i64 K_25[] = {16, 17, 18, 24, 26, 32, 33, 34};
static const i64 K_26[] = {17, 18, 19, 25, 27, 33, 34, 35};
static const i64 K_27[] = {18, 19, 20, 26, 28, 34, 35, 36};
static const i64 K_28[] = {19, 20, 21, 27, 29, 35, 36, 37};
static const i64 K_29[] = {20, 21, 22, 28, 30, 36, 37, 38};
static const i64 K_30[] = {21, 22, 23, 29, 31, 37, 38, 39};
static const i64 K_31[] = {22, 23, 30, 38, 39};
static const i64 K_32[] = {24, 25, 33, 40, 41};
static const i64 K_33[] = {24, 25, 26, 32, 34, 40, 41, 42};
static const i64 K_34[] = {25, 26, 27, 33, 35, 41, 42, 43};
static const i64 K_35[] = {26, 27, 28, 34, 36, 42, 43, 44};
static const i64 K_36[] = {27, 28, 29, 35, 37, 43, 44, 45};
static const i64 K_37[] = {28, 29, 30, 36, 38, 44, 45, 46};
static const i64 K_38[] = {29, 30, 31, 37, 39, 45, 46, 47};
static const i64 K_39[] = {30, 31, 38, 46, 47};
static const i64 K_40[] = {32, 33, 41, 48, 49};
static const i64 K_41[] = {32, 33, 34, 40, 42, 48, 49, 50};
static const i64 K_42[] = {33, 34, 35, 41, 43, 49, 50, 51};
static const i64 K_43[] = {34, 35, 36, 42, 44, 50, 51, 52};
static const i64 K_44[] = {35, 36, 37, 43, 45, 51, 52, 53};
static const i64 K_45[] = {36, 37, 38, 44, 46, 52, 53, 54};
static const i64 K_46[] = {37, 38, 39, 45, 47, 53, 54, 55};
static const i64 K_47[] = {38, 39, 46, 54, 55};
static const i64 K_48[] = {40, 41, 49, 56, 57};
static const i64 K_49[] = {40, 41, 42, 48, 50, 56, 57, 58};
static const i64 K_50[] = {41, 42, 43, 49, 51, 57, 58, 59};
static const i64 K_51[] = {42, 43, 44, 50, 52, 58, 59, 60};
static const i64 K_52[] = {43, 44, 45, 51, 53, 59, 60, 61};
static const i64 K_53[] = {44, 45, 46, 52, 54, 60, 61, 62};
static const i64 K_54[] = {45, 46, 47, 53, 55, 61, 62, 63};
static const i64 K_55[] = {46, 47, 54, 62, 63};
static const i64 K_56[] = {48, 49, 57};
static const i64 K_57[] = {48, 49, 50, 56, 58};
static const i64 K_58[] = {49, 50, 51, 57, 59};
static const i64 K_59[] = {50, 51, 52, 58, 60};
static const i64 K_60[] = {51, 52, 53, 59, 61};
static const i64 K_61[] = {52, 53, 54, 60, 62};
static const i64 K_62[] = {53, 54, 55, 61, 63};
static const i64 K_63[] = {54, 55, 62};
static const list_i64 CELL_around[] MAYBE = {{K_0, 3}, {K_1, 5}, {K_2, 5}, {K_3, 5}, {K_4, 5}, {K_5, 5}, {K_6, 5},
    {K_7, 3}, {K_8, 5}, {K_9, 8}, {K_10, 8}, {K_11, 8}, {K_12, 8}, {K_13, 8}, {K_14, 8}, {K_15, 5}, {K_16, 5}, {K_17,
    8}, {K_18, 8}, {K_19, 8}, {K_20, 8}, {K_21, 8}, {K_22, 8}, {K_23, 5}, {K_24, 5}, {K_25, 8}, {K_26, 8}, {K_27, 8},
    {K_28, 8}, {K_29, 8}, {K_30, 8}, {K_31, 5}, {K_32, 5}, {K_33, 8}, {K_34, 8}, {K_35, 8}, {K_36, 8}, {K_37, 8},
    {K_38, 8}, {K_39, 5}, {K_40, 5}, {K_41, 8}, {K_42, 8}, {K_43, 8}, {K_44, 8}, {K_45, 8}, {K_46, 8}, {K_47, 5},
    {K_48, 5}, {K_49, 8}, {K_50, 8}, {K_51, 8}, {K_52, 8}, {K_53, 8}, {K_54, 8}, {K_55, 5}, {K_56, 3}, {K_57, 5},
    {K_58, 5}, {K_59, 5}, {K_60, 5}, {K_61, 5}, {K_62, 5}, {K_63, 3}};
static const i8 CELL_column[] MAYBE = {1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 6, 7, 8, 1, 2,
    3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 6, 7, 8};
static const i8 CELL_row[] MAYBE = {1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4,
    4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 8, 8, 8};
static const u64 CELL_row_is[] MAYBE = {0xffull, 0xff00ull, 0xff0000ull, 0xff000000ull, 0xff00000000ull,
    0xff0000000000ull, 0xff000000000000ull, 0xff00000000000000ull};

typedef struct {
    k_stream rng;
    i32 at, ticks;
    u64 pawn_is[3];
    i32 end_score[2];
    i8 end_rank[2];
    i8 me, seats, over, cut;
} Position;

/* What the table has agreed on, and the words of the rulebook that follow from it. */
typedef struct {
    i64 seats;
} Agreed;

FN i64 let_far_row(i64 p MAYBE);
FN list_i64 let_ahead(i64 c MAYBE, i64 p MAYBE);
FN i64 let_may_enter(const Position *pos MAYBE, Agreed *a MAYBE, i64 x MAYBE, i64 c MAYBE);
FN u64 let_ahead_set(i64 c MAYBE, i64 p MAYBE);

FN void derive_vars(Position *pos MAYBE) {
}

FN void init(Position *pos, Agreed *a MAYBE, k_stream rng) {
    memset(pos, 0, sizeof *pos);
    pos->rng = rng;
    pos->seats = (i8)SEATS;
    pos->at = NOWHERE;
    /*    5  var pawn[cell]: player? = none */
    pos->pawn_is[NONE + 1] = (~0ull);
    derive_vars(pos);
    /*   12  for c in cells if c.row in [1, 2, 7, 8] */
    for (i64 c = 0; c < 64; c++) { if (({ i64 k1_n = CELL_row[c]; k1_n == 1 || k1_n == 2 || k1_n == 7
        || k1_n == 8; })) {
        /*   13  pawn[c] = player(1) if c.row < 3 else player(2) */
        k_set_plane(pos->pawn_is, 3, c, (((CELL_row[c] < 3) ? 0 : 1)) + 1);
    } }
}

FN void standing(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 *v MAYBE) {
}

FN i64 score(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE) {
    return 0;
}

HOT void finish(Position *pos) {
    pos->over = 1;
    pos->at = OVER;
}

COLD void end_ranked(Position *pos, Agreed *a) {
    i64 v[MOST_SEATS][1] = {{0}};
    for (i64 p = 0; p < pos->seats; p++) standing(pos, a, p, v[p]);
    for (i64 p = 0; p < pos->seats; p++) pos->end_score[p] = (i32)score(pos, a, p);
    for (i64 p = 0; p < pos->seats; p++) {
        pos->end_rank[p] = 1;
        for (i64 q = 0; q < pos->seats; q++) {
            i64 i = 0;
            while (i < 0 && v[q][i] == v[p][i]) i++;
            pos->end_rank[p] += (i8)(i < 0 && v[q][i] > v[p][i]);
        }
    }
    finish(pos);
}

HOT void end_drawn(Position *pos, Agreed *a) {
    for (i64 p = 0; p < pos->seats; p++) pos->end_score[p] = (i32)score(pos, a, p), pos->end_rank[p] = 1;
    finish(pos);
}

HOT void end_won(Position *pos, Agreed *a MAYBE, i64 winner) {
    for (i64 p = 0; p < pos->seats; p++) pos->end_score[p] = p == winner;
    for (i64 p = 0; p < pos->seats; p++) pos->end_rank[p] = p == winner ? 1 : 2;
    finish(pos);
}

COLD Position cut_off(Position pos, Agreed *a) {
    pos.cut = 1;
    end_drawn(&pos, a);
    return pos;
}

/* By value: what seldom happens must not keep the position out of registers. */
HOT void end_cut(Position *pos, Agreed *a) { *pos = cut_off(*pos, a); }

FN i64 let_far_row(i64 p MAYBE) {
    /*    7  let far_row(p) = 8 if p.seat is 1 else 1 */
    return (((p + 1) == 1) ? 8 : 1);
}

FN list_i64 made_ahead(i64 c MAYBE, i64 p MAYBE) {
    /*    8  let ahead(c, p) = [x for x in around(c) if x.row is c.row + (1 if p.seat is 1 else -1)] */
    return ({ build_i64 k6_found = {0, 0, 0}; for (u64 k12_rest = (({ u64 k8_set = 0; {
        list_i64 k9_list = CELL_around[c]; for (i64 k10_i = 0; k10_i < k9_list.n; k10_i++) {
        i64 k7_v MAYBE = k9_list.v[k10_i]; k8_set |= k_bit(k7_v); } } k8_set; }) & ({
        u64 k11_at = (u64)((CELL_row[c] + (((p + 1) == 1) ? 1 : (-1))) - (1)); k11_at < 8 ? CELL_row_is[k11_at] : 0;
        })); k12_rest; k12_rest &= k12_rest - 1) { i64 k5_v MAYBE = k_low(k12_rest); k_add_i64(&k6_found, k5_v);
        }  k_made_i64(k6_found); });
}

FN list_i64 let_ahead(i64 c MAYBE, i64 p MAYBE) {
    static list_i64 ahead_at[128];
    static i8 ahead_known[128];
    i64 k_at = (c * 2 + p);
    if (UNLIKELY(!ahead_known[k_at])) {
        char *k_mark = k_free;
        ahead_at[k_at] = lasting_list_i64(made_ahead(c, p));
        ahead_known[k_at] = 1;
        k_free = k_mark;
    }
    return ahead_at[k_at];
}

FN i64 let_may_enter(const Position *pos MAYBE, Agreed *a MAYBE, i64 x MAYBE, i64 c MAYBE) {
    /*    9  let may_enter(x, c) = pawn[x] is none or (pawn[x] is not me and x.column is not c.column) */
    return (((k_which(pos->pawn_is, 3, x) - 1) == NONE) || (!((k_which(pos->pawn_is, 3, x) - 1) == (i64)pos->me)
        && !(CELL_column[x] == CELL_column[c])));
}

FN u64 made_ahead_set(i64 c MAYBE, i64 p MAYBE) {
    /*    8  let ahead(c, p) = [x for x in around(c) if x.row is c.row + (1 if p.seat is 1 else -1)] */
    char *k_mark = k_free;
    RETURN(u64, (({ u64 k14_set = 0; { list_i64 k15_list = CELL_around[c]; for (i64 k16_i = 0; k16_i < k15_list.n;
        k16_i++) { i64 k13_v MAYBE = k15_list.v[k16_i]; k14_set |= k_bit(k13_v); } } k14_set; }) & ({
        u64 k17_at = (u64)((CELL_row[c] + (((p + 1) == 1) ? 1 : (-1))) - (1)); k17_at < 8 ? CELL_row_is[k17_at] : 0;
        })));
}

FN u64 let_ahead_set(i64 c MAYBE, i64 p MAYBE) {
    static u64 ahead_set_at[128];
    static i8 ahead_set_known[128];
    i64 k_at = (c * 2 + p);
    if (UNLIKELY(!ahead_set_known[k_at])) {
        char *k_mark = k_free;
        ahead_set_at[k_at] = made_ahead_set(c, p);
        ahead_set_known[k_at] = 1;
        k_free = k_mark;
    }
    return ahead_set_at[k_at];
}

FN void offer_turn_choose_of_1(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*   16  choose "{start} to {to}" for start in cells, to in ahead(start, me) if pawn[start] is me and may_ent.. */
    k_offer_ways(offered, 0, 64,
        (const u64[]){((pos->pawn_is[0 + 1] & 0xfefefefefefefeull) & (k_moved(pos->pawn_is[NONE + 1],
    -7) | k_moved(((~0ull) & ~pos->pawn_is[0 + 1]), -7))),
    ((pos->pawn_is[0 + 1] & 0xffffffffffffffull) & k_moved(pos->pawn_is[NONE + 1], -8)),
    ((pos->pawn_is[0 + 1] & 0x7f7f7f7f7f7f7full) & (k_moved(pos->pawn_is[NONE + 1],
    -9) | k_moved(((~0ull) & ~pos->pawn_is[0 + 1]), -9)))}, (const i64[]){7, 8, 9}, 3);
}

FN void offer_turn_choose_of_2(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*   16  choose "{start} to {to}" for start in cells, to in ahead(start, me) if pawn[start] is me and may_ent.. */
    k_offer_ways(offered, 0, 64,
        (const u64[]){((pos->pawn_is[1 + 1] & 0xfefefefefefefe00ull) & (k_moved(pos->pawn_is[NONE + 1],
    9) | k_moved(((~0ull) & ~pos->pawn_is[1 + 1]), 9))),
    ((pos->pawn_is[1 + 1] & 0xffffffffffffff00ull) & k_moved(pos->pawn_is[NONE + 1], 8)),
    ((pos->pawn_is[1 + 1] & 0x7f7f7f7f7f7f7f00ull) & (k_moved(pos->pawn_is[NONE + 1],
    7) | k_moved(((~0ull) & ~pos->pawn_is[1 + 1]), 7)))}, (const i64[]){-9, -8, -7}, 3);
}

FN i64 decider(const Position *pos, Agreed *a MAYBE) {
    return pos->me;
}

static k_run k_runs[IDS + 8];
typedef struct { k_stream rng; i64 length; u32 *taken; } Playing;

COLD void offer(const Position *pos, Agreed *a, k_offer *offered) {
    switch (pos->at) {
        case TURN_CHOOSE: if (pos->me == 0) { offer_turn_choose_of_1(pos, a, offered); return; }
            offer_turn_choose_of_2(pos, a, offered); return;
        default: return;
    }
}

HOT void run(Position *pos, Agreed *a MAYBE, i64 id, Playing *playing) {
    i64 k MAYBE;
    i64 turn_start_to_to_of_1_with_start MAYBE = 0;
    i64 turn_start_to_to_of_1_with_to MAYBE = 0;
    i64 turn_start_to_to_of_2_with_start MAYBE = 0;
    i64 turn_start_to_to_of_2_with_to MAYBE = 0;
    if (id != BEGIN) switch (pos->at) {
        case TURN_CHOOSE: if (pos->me == 0) { goto take_turn_choose_of_1; }
            goto take_turn_choose_of_2;
        default: return;
    }
    {
    }
    goto begin;
    begin: MAYBE;
    pos->me = (i8)0;
    goto at_turn;
    next_turn: MAYBE;
    pos->me = (i8)(pos->me + 1 == 2 ? 0 : pos->me + 1);
    goto at_turn;
    at_turn: MAYBE; {
        /*   15  turn */
        if ((0 == (i64)pos->me)) goto at_turn_of_1;
        goto at_turn_of_2;
    }
    at_turn_of_1: MAYBE; {
        pos->me = (i8)0;
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        pos->ticks++;
        /*   16  choose "{start} to {to}" for start in cells, to in ahead(start, me) if pawn[start] is me and may.. */
        pos->at = TURN_CHOOSE;
        k_free = k_memory;
        const u64 o0[] = {((pos->pawn_is[0 + 1] & 0xfefefefefefefeull) & (k_moved(pos->pawn_is[NONE + 1],
    -7) | k_moved(((~0ull) & ~pos->pawn_is[0 + 1]), -7))),
    ((pos->pawn_is[0 + 1] & 0xffffffffffffffull) & k_moved(pos->pawn_is[NONE + 1], -8)),
    ((pos->pawn_is[0 + 1] & 0x7f7f7f7f7f7f7full) & (k_moved(pos->pawn_is[NONE + 1],
    -9) | k_moved(((~0ull) & ~pos->pawn_is[0 + 1]), -9)))};
        i64 n0 = k_count(o0[0]) + k_count(o0[1]) + k_count(o0[2]);
        if (UNLIKELY(!(n0))) {
            pos->at = NOWHERE;
            goto at_turn_otherwise_of_1;
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
            k_way k18_way = k_pick_way(o0, 3, k);
            i64 start MAYBE = k18_way.origin, to MAYBE = start + 7 + 1 * k18_way.step;
            id = 0 + 64 * start + to;
            if (playing->taken) playing->taken[id]++;
            turn_start_to_to_of_1_with_start = start;
            turn_start_to_to_of_1_with_to = to;
            goto at_turn_start_to_to_of_1;
        }
    }
    at_turn_on_of_1: MAYBE; {
        goto at_turn_of_2;
    }
    at_turn_start_to_to_of_1: MAYBE; {
        /*   16  choose "{start} to {to}" for start in cells, to in ahead(start, me) if pawn[start] is me and may.. */
        /*   17  pawn[start] = none */
        k_set_plane(pos->pawn_is, 3, turn_start_to_to_of_1_with_start, (NONE) + 1);
        /*   18  pawn[to] = me */
        k_set_plane(pos->pawn_is, 3, turn_start_to_to_of_1_with_to, (0) + 1);
        /*   19  if to.row is far_row(me) or every(pawn[c] is not opponent for c in cells): end game: me wins */
        if (((CELL_row[turn_start_to_to_of_1_with_to] == let_far_row(0)) || (pos->pawn_is[((0 + 1) % 2) + 1] == 0))) {
            end_won(pos, a, 0);
            return;
        }
        goto at_turn_on_of_1;
    }
    at_turn_otherwise_of_1: MAYBE; {
        /*   21  end game: opponent wins */
        end_won(pos, a, ((0 + 1) % 2));
        return;
    }
    at_turn_of_2: MAYBE; {
        pos->me = (i8)1;
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        pos->ticks++;
        /*   16  choose "{start} to {to}" for start in cells, to in ahead(start, me) if pawn[start] is me and may.. */
        pos->at = TURN_CHOOSE;
        k_free = k_memory;
        const u64 o0[] = {((pos->pawn_is[1 + 1] & 0xfefefefefefefe00ull) & (k_moved(pos->pawn_is[NONE + 1],
    9) | k_moved(((~0ull) & ~pos->pawn_is[1 + 1]), 9))),
    ((pos->pawn_is[1 + 1] & 0xffffffffffffff00ull) & k_moved(pos->pawn_is[NONE + 1], 8)),
    ((pos->pawn_is[1 + 1] & 0x7f7f7f7f7f7f7f00ull) & (k_moved(pos->pawn_is[NONE + 1],
    7) | k_moved(((~0ull) & ~pos->pawn_is[1 + 1]), 7)))};
        i64 n0 = k_count(o0[0]) + k_count(o0[1]) + k_count(o0[2]);
        if (UNLIKELY(!(n0))) {
            pos->at = NOWHERE;
            goto at_turn_otherwise_of_2;
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
            k_way k23_way = k_pick_way(o0, 3, k);
            i64 start MAYBE = k23_way.origin, to MAYBE = start + (-9) + 1 * k23_way.step;
            id = 0 + 64 * start + to;
            if (playing->taken) playing->taken[id]++;
            turn_start_to_to_of_2_with_start = start;
            turn_start_to_to_of_2_with_to = to;
            goto at_turn_start_to_to_of_2;
        }
    }
    at_turn_on_of_2: MAYBE; {
        goto at_turn_of_1;
    }
    at_turn_start_to_to_of_2: MAYBE; {
        /*   16  choose "{start} to {to}" for start in cells, to in ahead(start, me) if pawn[start] is me and may.. */
        /*   17  pawn[start] = none */
        k_set_plane(pos->pawn_is, 3, turn_start_to_to_of_2_with_start, (NONE) + 1);
        /*   18  pawn[to] = me */
        k_set_plane(pos->pawn_is, 3, turn_start_to_to_of_2_with_to, (1) + 1);
        /*   19  if to.row is far_row(me) or every(pawn[c] is not opponent for c in cells): end game: me wins */
        if (((CELL_row[turn_start_to_to_of_2_with_to] == let_far_row(1)) || (pos->pawn_is[((1 + 1) % 2) + 1] == 0))) {
            end_won(pos, a, 1);
            return;
        }
        goto at_turn_on_of_2;
    }
    at_turn_otherwise_of_2: MAYBE; {
        /*   21  end game: opponent wins */
        end_won(pos, a, ((1 + 1) % 2));
        return;
    }
    take_turn_choose_of_1: MAYBE; {
        {
            k_free = k_memory;
            i64 start MAYBE = (id / 64);
            i64 to MAYBE = (id % 64);
            turn_start_to_to_of_1_with_start = start;
            turn_start_to_to_of_1_with_to = to;
            goto at_turn_start_to_to_of_1;
        }
    }
    take_turn_choose_of_2: MAYBE; {
        {
            k_free = k_memory;
            i64 start MAYBE = (id / 64);
            i64 to MAYBE = (id % 64);
            turn_start_to_to_of_2_with_start = start;
            turn_start_to_to_of_2_with_to = to;
            goto at_turn_start_to_to_of_2;
        }
    }
}

const k_slot rw_slots[] = {
    {"pawn", "planes maybe", "64", offsetof(Position, pawn_is), sizeof(u64), 3, 0, 0, 0},
    {0, 0, 0, 0, 0, 0, 0, 0, 0},
};

static void derive(Position *pos MAYBE) {
    derive_vars(pos);
}

static void agree(Agreed *a, const i64 *options MAYBE) {
    (void)a;
}

#include "kernel_play.h"
