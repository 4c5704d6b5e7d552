/* Tic-Tac-Toe. Compiled from tic_tac_toe.rules; change the rules, not this file. */
#include "kernel.h"

#define LIMIT 10000
#define IDS 9
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

static const u64 TABLE_0[] = {0xff80808080808080ull, 0xfff0aa80faf0aa80ull, 0xffcc8080cccc8080ull,
    0xfffcaa80fefcaa80ull, 0xfffaf0f0aaaa8080ull, 0xfffafaf0fafaaa80ull, 0xfffef0f0eeee8080ull,
    0xffffffffffffffffull};

const char *const rw_texts[] = {"", 0};


typedef struct {
    k_stream rng;
    i32 at, ticks;
    u64 mark_is[3];
    i32 end_score[2];
    i8 end_rank[2];
    i8 me, seats, over, cut;
} Position;

/* What the table has agreed on, and the words of the rulebook that follow from it. */
typedef struct {
    i64 seats;
} Agreed;


FN void derive_vars(Position *pos MAYBE) {
}

FN void init(Position *pos, Agreed *a MAYBE, k_stream rng) {
    memset(pos, 0, sizeof *pos);
    pos->rng = rng;
    pos->seats = (i8)SEATS;
    pos->at = NOWHERE;
    /*    5  var mark[cell]: player? = none */
    pos->mark_is[NONE + 1] = ((1ull << 9) - 1);
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

FN void offer_turn_choose_of_1(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*    8  choose "Mark {c}" for c in cells if mark[c] is none */
    k_offer_word(offered, 0, pos->mark_is[NONE + 1]);
}

FN void offer_turn_choose_of_2(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*    8  choose "Mark {c}" for c in cells if mark[c] is none */
    k_offer_word(offered, 0, pos->mark_is[NONE + 1]);
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
    i64 turn_mark_of_1_with_c MAYBE = 0;
    i64 turn_mark_of_2_with_c MAYBE = 0;
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
        /*    7  turn */
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
        /*    8  choose "Mark {c}" for c in cells if mark[c] is none */
        pos->at = TURN_CHOOSE;
        k_free = k_memory;
        u64 o0 = pos->mark_is[NONE + 1];
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
            i64 c MAYBE = (id);
            turn_mark_of_1_with_c = c;
            goto at_turn_mark_of_1;
        }
    }
    at_turn_on_of_1: MAYBE; {
        goto at_turn_of_2;
    }
    at_turn_mark_of_1: MAYBE; {
        /*    8  choose "Mark {c}" for c in cells if mark[c] is none */
        /*    9  mark[c] = me */
        k_set_plane(pos->mark_is, 3, turn_mark_of_1_with_c, (0) + 1);
        /*   10  if some(every(mark[x] is me for x in line) for line in lines(cells, 3)) */
        if (({ u64 k3_n = pos->mark_is[0 + 1]; (i64)(TABLE_0[k3_n >> 6] >> (k3_n & 63) & 1); })) {
            /*   11  end game: me wins */
            end_won(pos, a, 0);
            return;
        }
        goto at_turn_on_of_1;
    }
    at_turn_otherwise_of_1: MAYBE; {
        /*   13  end game: draw */
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
        /*    8  choose "Mark {c}" for c in cells if mark[c] is none */
        pos->at = TURN_CHOOSE;
        k_free = k_memory;
        u64 o0 = pos->mark_is[NONE + 1];
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
            i64 c MAYBE = (id);
            turn_mark_of_2_with_c = c;
            goto at_turn_mark_of_2;
        }
    }
    at_turn_on_of_2: MAYBE; {
        goto at_turn_of_1;
    }
    at_turn_mark_of_2: MAYBE; {
        /*    8  choose "Mark {c}" for c in cells if mark[c] is none */
        /*    9  mark[c] = me */
        k_set_plane(pos->mark_is, 3, turn_mark_of_2_with_c, (1) + 1);
        /*   10  if some(every(mark[x] is me for x in line) for line in lines(cells, 3)) */
        if (({ u64 k6_n = pos->mark_is[1 + 1]; (i64)(TABLE_0[k6_n >> 6] >> (k6_n & 63) & 1); })) {
            /*   11  end game: me wins */
            end_won(pos, a, 1);
            return;
        }
        goto at_turn_on_of_2;
    }
    at_turn_otherwise_of_2: MAYBE; {
        /*   13  end game: draw */
        end_drawn(pos, a);
        return;
    }
    take_turn_choose_of_1: MAYBE; {
        {
            k_free = k_memory;
            i64 c MAYBE = (id);
            turn_mark_of_1_with_c = c;
            goto at_turn_mark_of_1;
        }
    }
    take_turn_choose_of_2: MAYBE; {
        {
            k_free = k_memory;
            i64 c MAYBE = (id);
            turn_mark_of_2_with_c = c;
            goto at_turn_mark_of_2;
        }
    }
}

const k_slot rw_slots[] = {
    {"mark", "planes maybe", "9", offsetof(Position, mark_is), sizeof(u64), 3, 0, 0, 0},
    {0, 0, 0, 0, 0, 0, 0, 0, 0},
};

static void derive(Position *pos MAYBE) {
    derive_vars(pos);
}

static void agree(Agreed *a, const i64 *options MAYBE) {
    (void)a;
}

#include "kernel_play.h"
