/* What every kernel offers to others: positions that begin, step and tell what may be chosen, and games played in a row.
 *
 * All functions return 0, or 1 for a fault of the rules and 2 where a list or the memory for a step was too short; then
 * the position is of no use.
 */

typedef struct {
    i64 length, ticks;
    i32 score[MOST_SEATS];
    i8 rank[MOST_SEATS];
    i8 cut;
} Played;

const i64 rw_position_size = sizeof(Position), rw_agreed_size = sizeof(Agreed), rw_played_size = sizeof(Played);
const i64 rw_ids = IDS, rw_most_seats = MOST_SEATS;
const i64 rw_offsets[] = {
    offsetof(Position, rng), offsetof(Position, at),   offsetof(Position, ticks), offsetof(Position, end_score),
    offsetof(Position, end_rank), offsetof(Position, me),  offsetof(Position, seats), offsetof(Position, over),
    offsetof(Position, cut),
};

/* Where all decide at once: what lay where before, who has decided yet (bits), and in which block; 0 where never. */
#ifdef AT_ONCE
const i64 rw_at_once[] = {
    offsetof(Position, at_once.began), offsetof(Position, at_once.asked), offsetof(Position, at_once.block),
};
#else
const i64 rw_at_once[] = {0, 0, 0};
#endif

static void step(Position *pos, Agreed *a, i64 id) { run(pos, a, id, 0); }

/* In a copy of its own, which nobody else can see: the compiler may keep it in registers. */
static void playout(Position *pos, Agreed *a, i64 id, Playing *playing) {
    Position here = *pos;
    Playing mine = *playing;
    run(&here, a, id, &mine);
    *playing = mine;
    *pos = here;
}

void rw_agree(Agreed *a, const i64 *options, i64 seats) {
    if (!k_memory) k_arena();
    memset(a, 0, sizeof *a);
    a->seats = seats;
    agree(a, options);
}

int rw_begin(Position *pos, Agreed *a, u64 seed) {
    int failed = setjmp(k_rescue);
    if (failed) return failed;
    k_reset();
    init(pos, a, k_stream_of(seed, 0));
    step(pos, a, BEGIN);
    return 0;
}

/* A decision that is offered; whether it is, is not asked. */
int rw_step(Position *pos, Agreed *a, i64 id) {
    int failed = setjmp(k_rescue);
    if (failed) return failed;
    k_reset();
    pos->ticks++;
    step(pos, a, id);
    return 0;
}

/* What may be chosen: runs of up to 64 ids each, ascending. */
int rw_offer(const Position *pos, Agreed *a, const k_run **runs, i64 *n, i64 *total) {
    k_offer offered = {k_runs, 0, 0};
    int failed = setjmp(k_rescue);
    if (failed) return failed;
    k_reset();
    offer(pos, a, &offered);
    *runs = k_runs, *n = offered.n, *total = offered.total;
    return 0;
}

i64 rw_decider(const Position *pos, Agreed *a) {
    if (setjmp(k_rescue)) return -1;
    k_reset();
    return decider(pos, a);
}

/* Zones and their sets from the places of the things, after a position was written from outside. */
void rw_derive(Position *pos) { derive(pos); }

static void put_played(Played *p, const Position *pos, i64 length) {
    p->length = length, p->ticks = pos->ticks, p->cut = pos->cut;
    memcpy(p->score, pos->end_score, sizeof p->score);
    memcpy(p->rank, pos->end_rank, sizeof p->rank);
}

/* Games first .. first + many - 1 of a seed, each decision drawn uniformly. `done` says how many were finished. */
int rw_play(Agreed *a, u64 seed, u64 first, i64 many, Played *played, u32 *taken, i64 *done) {
    static Position pos, start;
    Playing playing;
    int failed = setjmp(k_rescue);
    if (failed) return failed;
    k_reset();
    init(&start, a, k_stream_of(0, 0));
    for (*done = 0; *done < many; ++*done) {
        u64 x = k_mix(k_mix(seed) + first + (u64)*done);
        k_reset();
        playing.rng = k_stream_of(x, 1), playing.length = 0, playing.taken = taken;
        pos = start;
        pos.rng = k_stream_of(x, 0);
        playout(&pos, a, BEGIN, &playing);
        if (played) put_played(&played[*done], &pos, playing.length);
    }
    return 0;
}

#ifdef SEARCH
#include "kernel_search.h"
#endif
