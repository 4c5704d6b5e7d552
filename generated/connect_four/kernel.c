/* Connect Four. Compiled from connect_four.rules; change the rules, not this file. */
#include "kernel.h"

#define LIMIT 10000
#define IDS 7
#define MOST_SEATS 2
#define BEGIN (-1)

#ifdef FOLDED
#ifndef SEATS
#define SEATS 2
#endif
#define OPTION(name) OPTION_##name
#else
#define SEATS 2
#define OPTION(name) a->name
#endif

enum { TURN_CHOOSE };

K_LIST(list_i64)

const char *const rw_texts[] = {"", 0};

static const i64 K_0[] = {0, 1, 2, 3};
static const i64 K_1[] = {0, 7, 14, 21};
static const i64 K_2[] = {0, 8, 16, 24};
static const i64 K_3[] = {1, 2, 3, 4};
static const i64 K_4[] = {1, 8, 15, 22};
static const i64 K_5[] = {1, 9, 17, 25};
static const i64 K_6[] = {2, 3, 4, 5};
static const i64 K_7[] = {2, 9, 16, 23};
static const i64 K_8[] = {2, 10, 18, 26};
static const i64 K_9[] = {3, 4, 5, 6};
static const i64 K_10[] = {3, 10, 17, 24};
static const i64 K_11[] = {3, 11, 19, 27};
static const i64 K_12[] = {3, 9, 15, 21};
static const i64 K_13[] = {4, 11, 18, 25};
static const i64 K_14[] = {4, 10, 16, 22};
static const i64 K_15[] = {5, 12, 19, 26};
static const i64 K_16[] = {5, 11, 17, 23};
static const i64 K_17[] = {6, 13, 20, 27};
static const i64 K_18[] = {6, 12, 18, 24};
static const i64 K_19[] = {7, 8, 9, 10};
static const i64 K_20[] = {7, 14, 21, 28};
static const i64 K_21[] = {7, 15, 23, 31};
static const i64 K_22[] = {8, 9, 10, 11};
static const i64 K_23[] = {8, 15, 22, 29};
static const i64 K_24[] = {8, 16, 24, 32};
static const i64 K_25[] = {9, 10, 11, 12};
static const i64 K_26[] = {9, 16, 23, 30};
static const i64 K_27[] = {9, 17, 25, 33};
static const i64 K_28[] = {10, 11, 12, 13};
static const i64 K_29[] = {10, 17, 24, 31};
static const i64 K_30[] = {10, 18, 26, 34};
static const i64 K_31[] = {10, 16, 22, 28};
static const i64 K_32[] = {11, 18, 25, 32};
static const i64 K_33[] = {11, 17, 23, 29};
static const i64 K_34[] = {12, 19, 26, 33};
static const i64 K_35[] = {12, 18, 24, 30};
static const i64 K_36[] = {13, 20, 27, 34};
static const i64 K_37[] = {13, 19, 25, 31};
static const i64 K_38[] = {14, 15, 16, 17};
static const i64 K_39[] = {14, 21, 28, 35};
static const i64 K_40[] = {14, 22, 30, 38};
static const i64 K_41[] = {15, 16, 17, 18};
static const i64 K_42[] = {15, 22, 29, 36};
static const i64 K_43[] = {15, 23, 31, 39};
static const i64 K_44[] = {16, 17, 18, 19};
static const i64 K_45[] = {16, 23, 30, 37};
static const i64 K_46[] = {16, 24, 32, 40};
static const i64 K_47[] = {17, 18, 19, 20};
static const i64 K_48[] = {17, 24, 31, 38};
static const i64 K_49[] = {17, 25, 33, 41};
static const i64 K_50[] = {17, 23, 29, 35};
static const i64 K_51[] = {18, 25, 32, 39};
static const i64 K_52[] = {18, 24, 30, 36};
static const i64 K_53[] = {19, 26, 33, 40};
static const i64 K_54[] = {19, 25, 31, 37};
static const i64 K_55[] = {20, 27, 34, 41};
static const i64 K_56[] = {20, 26, 32, 38};
static const i64 K_57[] = {21, 22, 23, 24};
static const i64 K_58[] = {22, 23, 24, 25};
static const i64 K_59[] = {23, 24, 25, 26};
static const i64 K_60[] = {24, 25, 26, 27};
static const i64 K_61[] = {28, 29, 30, 31};
static const i64 K_62[] = {29, 30, 31, 32};
static const i64 K_63[] = {30, 31, 32, 33};
static const i64 K_64[] = {31, 32, 33, 34};
static const i64 K_65[] = {35, 36, 37, 38};
static const i64 K_66[] = {36, 37, 38, 39};
static const i64 K_67[] = {37, 38, 39, 40};
static const i64 K_68[] = {38, 39, 40, 41};
static const list_i64 K_69[] = {{K_0, 4}, {K_1, 4}, {K_2, 4}, {K_3, 4}, {K_4, 4}, {K_5, 4}, {K_6, 4}, {K_7, 4}, {K_8,
    4}, {K_9, 4}, {K_10, 4}, {K_11, 4}, {K_12, 4}, {K_13, 4}, {K_14, 4}, {K_15, 4}, {K_16, 4}, {K_17, 4}, {K_18, 4},
    {K_19, 4}, {K_20, 4}, {K_21, 4}, {K_22, 4}, {K_23, 4}, {K_24, 4}, {K_25, 4}, {K_26, 4}, {K_27, 4}, {K_28, 4},
    {K_29, 4}, {K_30, 4}, {K_31, 4}, {K_32, 4}, {K_33, 4}, {K_34, 4}, {K_35, 4}, {K_36, 4}, {K_37, 4}, {K_38, 4},
    {K_39, 4}, {K_40, 4}, {K_41, 4}, {K_42, 4}, {K_43, 4}, {K_44, 4}, {K_45, 4}, {K_46, 4}, {K_47, 4}, {K_48, 4},
    {K_49, 4}, {K_50, 4}, {K_51, 4}, {K_52, 4}, {K_53, 4}, {K_54, 4}, {K_55, 4}, {K_56, 4}, {K_57, 4}, {K_58, 4},
    {K_59, 4}, {K_60, 4}, {K_61, 4}, {K_62, 4}, {K_63, 4}, {K_64, 4}, {K_65, 4}, {K_66, 4}, {K_67, 4}, {K_68, 4}};
static const i8 CELL_column[] MAYBE = {1, 2, 3, 4, 5, 6, 7, 1, 2, 3, 4, 5, 6, 7, 1, 2, 3, 4, 5, 6, 7, 1, 2, 3, 4, 5,
    6, 7, 1, 2, 3, 4, 5, 6, 7, 1, 2, 3, 4, 5, 6, 7};
static const list_list_i64 CELL_lines_4[] MAYBE = {{K_69, 69}};

typedef struct {
    k_stream rng;
    i32 at, ticks;
    i8 disc[42];
    i32 end_score[2];
    i8 end_rank[2];
    i8 me, seats, over, cut;
} Position;

/* What the table has agreed on, and the words of the rulebook that follow from it. */
typedef struct {
    i64 seats;
} Agreed;

FN list_i64 let_lowest_free(const Position *pos MAYBE, Agreed *a MAYBE, i64 column MAYBE);

FN void init(Position *pos, Agreed *a MAYBE, k_stream rng) {
    memset(pos, 0, sizeof *pos);
    pos->rng = rng;
    pos->seats = (i8)SEATS;
    pos->at = NOWHERE;
    /*    5  var disc[cell]: player? = none */
    for (i64 i = 0; i < 42; i++) pos->disc[i] = (__typeof__(pos->disc[0]))(NONE);
}

FN void standing(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 *v MAYBE) {
}

FN i64 score(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE) {
    return 0;
}

FN void finish(Position *pos) {
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

FN void end_drawn(Position *pos, Agreed *a) {
    for (i64 p = 0; p < pos->seats; p++) pos->end_score[p] = (i32)score(pos, a, p), pos->end_rank[p] = 1;
    finish(pos);
}

FN void end_won(Position *pos, Agreed *a MAYBE, i64 winner) {
    for (i64 p = 0; p < pos->seats; p++) pos->end_score[p] = p == winner;
    for (i64 p = 0; p < pos->seats; p++) pos->end_rank[p] = p == winner ? 1 : 2;
    finish(pos);
}

COLD void end_cut(Position *pos, Agreed *a) {
    pos->cut = 1;
    end_drawn(pos, a);
}

FN list_i64 let_lowest_free(const Position *pos MAYBE, Agreed *a MAYBE, i64 column MAYBE) {
    /*    7  let lowest_free(column) = [c for c in cells if c.column is column and disc[c] is none] */
    return ({ build_i64 k1_found = {0, 0, 0}; for (i64 c = 0; c < 42; c++) { if ((CELL_column[c] == column)
        && ((i64)pos->disc[c] == NONE)) { k_add_i64(&k1_found, c); } }  k_made_i64(k1_found); });
}

FN void offer_turn_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*   10  choose "Drop into column {column}" for column in 1..7 if count(lowest_free(column)) > 0 */
    k_offer_word(offered, 0, ({ u64 k2_found = 0; for (i64 column = 1; column <= 7; column++) {
        if ((let_lowest_free(pos, a, column).n > 0)) { i64 k3_at = (column - (1)); k2_found |= k_bit(k3_at);
        } } k2_found; }));
}

FN i64 decider(const Position *pos, Agreed *a MAYBE) {
    return pos->me;
}

static k_run k_runs[IDS];
typedef struct { k_stream rng; i64 length; u32 *taken; } Playing;

COLD void offer(const Position *pos, Agreed *a, k_offer *offered) {
    switch (pos->at) {
        case TURN_CHOOSE: offer_turn_choose(pos, a, offered); return;
        default: return;
    }
}

HOT void run(Position *pos, Agreed *a MAYBE, i64 id, Playing *playing) {
    i64 k MAYBE;
    i64 turn_drop_into_column_with_column MAYBE = 0;
    if (id != BEGIN) switch (pos->at) {
        case TURN_CHOOSE: goto take_turn_choose;
        default: return;
    }
    goto begin;
    begin: MAYBE;
    pos->me = (i8)0;
    goto at_turn;
    next_turn: MAYBE;
    pos->me = (i8)(pos->me + 1 == 2 ? 0 : pos->me + 1);
    goto at_turn;
    at_turn: MAYBE; {
        /*    9  turn */
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        pos->ticks++;
        /*   10  choose "Drop into column {column}" for column in 1..7 if count(lowest_free(column)) > 0 */
        pos->at = TURN_CHOOSE;
        k_free = k_memory;
        k_offer offered = {k_runs, 0, 0};
        offer_turn_choose(pos, a, &offered);
        if (UNLIKELY(!offered.total)) {
            pos->at = NOWHERE;
            goto at_turn_otherwise;
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
        goto take_turn_choose;
    }
    at_turn_on: MAYBE; {
        goto next_turn;
    }
    at_turn_drop_into_column: MAYBE; {
        /*   10  choose "Drop into column {column}" for column in 1..7 if count(lowest_free(column)) > 0 */
        /*   11  disc[first(lowest_free(column))] = me */
        pos->disc[k_item_i64(let_lowest_free(pos, a, turn_drop_into_column_with_column),
    1)] = (__typeof__(pos->disc[k_item_i64(let_lowest_free(pos, a, turn_drop_into_column_with_column),
    1)]))((i64)pos->me);
        /*   12  if some(every(disc[c] is me for c in line) for line in lines(cells, 4)): end game: me wins */
        if (({ i64 k4_found = 0; { list_list_i64 k10_list = CELL_lines_4[0]; for (i64 k11_i = 0; k11_i < k10_list.n;
            k11_i++) { list_i64 line MAYBE = k10_list.v[k11_i]; if (({ i64 k6_found = 1; { list_i64 k8_list = line;
            for (i64 k9_i = 0; k9_i < k8_list.n; k9_i++) { i64 c MAYBE = k8_list.v[k9_i];
            if (!((i64)pos->disc[c] == (i64)pos->me)) { k6_found = 0; goto k7_done; } } } goto k7_done; k7_done:;
            k6_found; })) { k4_found = 1; goto k5_done; } } } goto k5_done; k5_done:; k4_found; })) {
            end_won(pos, a, (i64)pos->me);
            return;
        }
        goto at_turn_on;
    }
    at_turn_otherwise: MAYBE; {
        /*   14  end game: draw */
        end_drawn(pos, a);
        return;
    }
    take_turn_choose: MAYBE; {
        {
            k_free = k_memory;
            i64 column MAYBE = (id) + (1);
            turn_drop_into_column_with_column = column;
            goto at_turn_drop_into_column;
        }
    }
}

const k_slot rw_slots[] = {
    {"disc", "each maybe", "", offsetof(Position, disc), sizeof(i8), 42, 1, 0, 0},
    {0, 0, 0, 0, 0, 0, 0, 0, 0},
};

static void derive(Position *pos MAYBE) {
}

static void agree(Agreed *a, const i64 *options MAYBE) {
    (void)a;
}

#include "kernel_play.h"
