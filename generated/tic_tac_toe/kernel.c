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
#define OPTION(name) a->name
#endif

enum { TURN_CHOOSE };

K_LIST(list_i64)

const char *const rw_texts[] = {"", 0};

static const i64 K_0[] = {0, 1, 2};
static const i64 K_1[] = {0, 3, 6};
static const i64 K_2[] = {0, 4, 8};
static const i64 K_3[] = {1, 4, 7};
static const i64 K_4[] = {2, 5, 8};
static const i64 K_5[] = {2, 4, 6};
static const i64 K_6[] = {3, 4, 5};
static const i64 K_7[] = {6, 7, 8};
static const list_i64 K_8[] = {{K_0, 3}, {K_1, 3}, {K_2, 3}, {K_3, 3}, {K_4, 3}, {K_5, 3}, {K_6, 3}, {K_7, 3}};
static const list_list_i64 CELL_lines_3[] MAYBE = {{K_8, 8}};

typedef struct {
    k_stream rng;
    i32 at, ticks;
    i8 mark[9];
    i32 end_score[2];
    i8 end_rank[2];
    i8 me, seats, over, cut;
} Position;

/* What the table has agreed on, and the words of the rulebook that follow from it. */
typedef struct {
    i64 seats;
} Agreed;


FN void init(Position *pos, Agreed *a MAYBE, k_stream rng) {
    memset(pos, 0, sizeof *pos);
    pos->rng = rng;
    pos->seats = (i8)SEATS;
    pos->at = NOWHERE;
    /*    5  var mark[cell]: player? = none */
    for (i64 i = 0; i < 9; i++) pos->mark[i] = (__typeof__(pos->mark[0]))(NONE);
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

FN void offer_turn_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*    8  choose "Mark {c}" for c in cells if mark[c] is none */
    k_offer_word(offered, 0, ({ u64 k1_found = 0; for (i64 c = 0; c < 9; c++) { if (((i64)pos->mark[c] == NONE)) {
        i64 k2_at = c; k1_found |= k_bit(k2_at); } } k1_found; }));
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
    i64 turn_mark_with_c MAYBE = 0;
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
        /*    7  turn */
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        pos->ticks++;
        /*    8  choose "Mark {c}" for c in cells if mark[c] is none */
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
    at_turn_mark: MAYBE; {
        /*    8  choose "Mark {c}" for c in cells if mark[c] is none */
        /*    9  mark[c] = me */
        pos->mark[turn_mark_with_c] = (__typeof__(pos->mark[turn_mark_with_c]))((i64)pos->me);
        /*   10  if some(every(mark[x] is me for x in line) for line in lines(cells, 3)) */
        if (({ i64 k3_found = 0; { list_list_i64 k9_list = CELL_lines_3[0]; for (i64 k10_i = 0; k10_i < k9_list.n;
            k10_i++) { list_i64 line MAYBE = k9_list.v[k10_i]; if (({ i64 k5_found = 1; { list_i64 k7_list = line;
            for (i64 k8_i = 0; k8_i < k7_list.n; k8_i++) { i64 x MAYBE = k7_list.v[k8_i];
            if (!((i64)pos->mark[x] == (i64)pos->me)) { k5_found = 0; goto k6_done; } } } goto k6_done; k6_done:;
            k5_found; })) { k3_found = 1; goto k4_done; } } } goto k4_done; k4_done:; k3_found; })) {
            /*   11  end game: me wins */
            end_won(pos, a, (i64)pos->me);
            return;
        }
        goto at_turn_on;
    }
    at_turn_otherwise: MAYBE; {
        /*   13  end game: draw */
        end_drawn(pos, a);
        return;
    }
    take_turn_choose: MAYBE; {
        {
            k_free = k_memory;
            i64 c MAYBE = (id);
            turn_mark_with_c = c;
            goto at_turn_mark;
        }
    }
}

const k_slot rw_slots[] = {
    {"mark", "each maybe", "", offsetof(Position, mark), sizeof(i8), 9, 1, 0, 0},
    {0, 0, 0, 0, 0, 0, 0, 0, 0},
};

static void derive(Position *pos MAYBE) {
}

static void agree(Agreed *a, const i64 *options MAYBE) {
    (void)a;
}

#include "kernel_play.h"
