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
#define OPTION(name) a->option_##name
#endif

enum { TURN_CHOOSE };

#define HIDES 0


const char *const rw_texts[] = {"", 0};

static const u64 CELL_column_is[] MAYBE = {0x810204081ull, 0x1020408102ull, 0x2040810204ull, 0x4081020408ull,
    0x8102040810ull, 0x10204081020ull, 0x20408102040ull};

typedef struct {
    k_stream rng;
    i32 at, ticks;
    u64 disc_is[3];
    i32 end_score[2];
    i8 end_rank[2];
    i8 me, seats, over, cut;
} Position;

/* What the table has agreed on, and the words of the rulebook that follow from it. */
typedef struct {
    i64 seats;
} Agreed;

FN list_i64 let_lowest_free(const Position *pos MAYBE, Agreed *a MAYBE, i64 column MAYBE);
FN u64 let_lowest_free_set(const Position *pos MAYBE, Agreed *a MAYBE, i64 column MAYBE);

FN void derive_vars(Position *pos MAYBE) {
}

FN void init(Position *pos, Agreed *a MAYBE, k_stream rng) {
    memset(pos, 0, sizeof *pos);
    pos->rng = rng;
    pos->seats = (i8)SEATS;
    pos->at = NOWHERE;
    /*    5  var disc[cell]: player? = none */
    pos->disc_is[NONE + 1] = ((1ull << 42) - 1);
    derive_vars(pos);
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

FN list_i64 let_lowest_free(const Position *pos MAYBE, Agreed *a MAYBE, i64 column MAYBE) {
    /*    7  let lowest_free(column) = [c for c in cells if c.column is column and disc[c] is none] */
    return ({ build_i64 k2_found = {0, 0, 0}; for (u64 k4_rest = (({ u64 k3_at = (u64)(column - (1));
        k3_at < 7 ? CELL_column_is[k3_at] : 0; }) & pos->disc_is[NONE + 1]); k4_rest; k4_rest &= k4_rest - 1) {
        i64 k1_v MAYBE = k_low(k4_rest); k_add_i64(&k2_found, k1_v); }  k_made_i64(k2_found); });
}

FN u64 let_lowest_free_set(const Position *pos MAYBE, Agreed *a MAYBE, i64 column MAYBE) {
    /*    7  let lowest_free(column) = [c for c in cells if c.column is column and disc[c] is none] */
    return (({ u64 k5_at = (u64)(column - (1)); k5_at < 7 ? CELL_column_is[k5_at] : 0; }) & pos->disc_is[NONE + 1]);
}

FN void offer_turn_choose_of_1(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*   10  choose "Drop into column {column}" for column in 1..7 if count(lowest_free(column)) > 0 */
    k_offer_word(offered, 0, ({ u64 k6_cells = pos->disc_is[NONE + 1]; k6_cells |= k6_cells >> 7;
        k6_cells |= k6_cells >> 14; k6_cells |= k6_cells >> 14; (k6_cells & 0x7full) << 1; }) >> 1);
}

FN void offer_turn_choose_of_2(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*   10  choose "Drop into column {column}" for column in 1..7 if count(lowest_free(column)) > 0 */
    k_offer_word(offered, 0, ({ u64 k7_cells = pos->disc_is[NONE + 1]; k7_cells |= k7_cells >> 7;
        k7_cells |= k7_cells >> 14; k7_cells |= k7_cells >> 14; (k7_cells & 0x7full) << 1; }) >> 1);
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
    i64 turn_drop_into_column_of_1_with_column MAYBE = 0;
    i64 turn_drop_into_column_of_2_with_column MAYBE = 0;
    if (id != BEGIN) switch (pos->at) {
        case TURN_CHOOSE: if (pos->me == 0) { goto take_turn_choose_of_1; }
            goto take_turn_choose_of_2;
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
        /*   10  choose "Drop into column {column}" for column in 1..7 if count(lowest_free(column)) > 0 */
        pos->at = TURN_CHOOSE;
        k_free = k_memory;
        u64 o0 = ({ u64 k8_cells = pos->disc_is[NONE + 1]; k8_cells |= k8_cells >> 7; k8_cells |= k8_cells >> 14;
            k8_cells |= k8_cells >> 14; (k8_cells & 0x7full) << 1; }) >> 1;
        i64 n0 = k_count(o0);
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
            id = 0 + k_nth(o0, k);
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            i64 column MAYBE = (id) + (1);
            turn_drop_into_column_of_1_with_column = column;
            goto at_turn_drop_into_column_of_1;
        }
    }
    at_turn_on_of_1: MAYBE; {
        goto at_turn_of_2;
    }
    at_turn_drop_into_column_of_1: MAYBE; {
        /*   10  choose "Drop into column {column}" for column in 1..7 if count(lowest_free(column)) > 0 */
        /*   11  disc[first(lowest_free(column))] = me */
        k_set_plane(pos->disc_is, 3, k_least(let_lowest_free_set(pos, a, turn_drop_into_column_of_1_with_column)),
            (0) + 1);
        /*   12  if some(every(disc[c] is me for c in line) for line in lines(cells, 4)): end game: me wins */
        if (({ u64 k11_set = pos->disc_is[0 + 1];
            ((k_run_of(k11_set, 1, 4) & 0x78f1e3c78full) | (k_run_of(k11_set, 7,
    4) & 0x1fffffull) | (k_run_of(k11_set, 8, 4) & 0x3c78full) | (k_run_of(k11_set, 6, 4) & 0x1e3c78ull)) != 0; })) {
            end_won(pos, a, 0);
            return;
        }
        goto at_turn_on_of_1;
    }
    at_turn_otherwise_of_1: MAYBE; {
        /*   14  end game: draw */
        end_drawn(pos, a);
        return;
    }
    at_turn_of_2: MAYBE; {
        pos->me = (i8)1;
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        pos->ticks++;
        /*   10  choose "Drop into column {column}" for column in 1..7 if count(lowest_free(column)) > 0 */
        pos->at = TURN_CHOOSE;
        k_free = k_memory;
        u64 o0 = ({ u64 k12_cells = pos->disc_is[NONE + 1]; k12_cells |= k12_cells >> 7;
            k12_cells |= k12_cells >> 14; k12_cells |= k12_cells >> 14; (k12_cells & 0x7full) << 1; }) >> 1;
        i64 n0 = k_count(o0);
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
            id = 0 + k_nth(o0, k);
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            i64 column MAYBE = (id) + (1);
            turn_drop_into_column_of_2_with_column = column;
            goto at_turn_drop_into_column_of_2;
        }
    }
    at_turn_on_of_2: MAYBE; {
        goto at_turn_of_1;
    }
    at_turn_drop_into_column_of_2: MAYBE; {
        /*   10  choose "Drop into column {column}" for column in 1..7 if count(lowest_free(column)) > 0 */
        /*   11  disc[first(lowest_free(column))] = me */
        k_set_plane(pos->disc_is, 3, k_least(let_lowest_free_set(pos, a, turn_drop_into_column_of_2_with_column)),
            (1) + 1);
        /*   12  if some(every(disc[c] is me for c in line) for line in lines(cells, 4)): end game: me wins */
        if (({ u64 k15_set = pos->disc_is[1 + 1];
            ((k_run_of(k15_set, 1, 4) & 0x78f1e3c78full) | (k_run_of(k15_set, 7,
    4) & 0x1fffffull) | (k_run_of(k15_set, 8, 4) & 0x3c78full) | (k_run_of(k15_set, 6, 4) & 0x1e3c78ull)) != 0; })) {
            end_won(pos, a, 1);
            return;
        }
        goto at_turn_on_of_2;
    }
    at_turn_otherwise_of_2: MAYBE; {
        /*   14  end game: draw */
        end_drawn(pos, a);
        return;
    }
    take_turn_choose_of_1: MAYBE; {
        {
            k_free = k_memory;
            i64 column MAYBE = (id) + (1);
            turn_drop_into_column_of_1_with_column = column;
            goto at_turn_drop_into_column_of_1;
        }
    }
    take_turn_choose_of_2: MAYBE; {
        {
            k_free = k_memory;
            i64 column MAYBE = (id) + (1);
            turn_drop_into_column_of_2_with_column = column;
            goto at_turn_drop_into_column_of_2;
        }
    }
}

const k_slot rw_slots[] = {
    {"disc", "planes maybe", "42", offsetof(Position, disc_is), sizeof(u64), 3, 0, 0, 0},
    {0, 0, 0, 0, 0, 0, 0, 0, 0},
};

static void derive(Position *pos MAYBE) {
    derive_vars(pos);
}

static void agree(Agreed *a, const i64 *options MAYBE) {
    (void)a;
}

#include "kernel_play.h"
