/* Plays games of a kernel outside of Python, where the checks of the compiler can look at every step.

   PROGRAM SEATS GAMES SEED [OPTION..]: half of the games in a row, half step by step, each position in a block of its own
   of just its size; these are played in a row too, and must end alike. Prints how many games were played.
   With -DSEARCH all are decided by policies instead, each of them at each seat in turn. */
#include KERNEL
#include <stdio.h>

static Agreed agreed;

static void must(int holds, const char *what, u64 number) {
    if (holds) return;
    fprintf(stderr, "game %llu: %s\n", (unsigned long long)number, what);
    exit(1);
}

static Position *moved(Position *from) {
    Position *to = malloc(sizeof *to);
    memcpy(to, from, sizeof *to);
    free(from);
    return to;
}

static void play_by_steps(u64 seed, u64 number, u32 *taken) {
    u64 x = k_mix(k_mix(seed) + number);
    k_stream rng = k_stream_of(x, 1);
    Position *pos = malloc(sizeof *pos);
    i64 length = 0, done = 0;
    Played row;
    must(!rw_begin(pos, &agreed, x), "it does not begin", number);
    for (; !pos->over; length++) {
        const k_run *runs;
        i64 n, total;
        must(!rw_offer(pos, &agreed, &runs, &n, &total) && total > 0, "nothing is offered", number);
        k_offer offered = {(k_run *)runs, n, total};
        i64 id = k_pick(&offered, k_below(&rng, total));
        pos = moved(pos);
        must(!rw_step(pos, &agreed, id), "a step fails", number);
    }
    must(!rw_play(&agreed, seed, number, 1, &row, taken, &done) && done == 1, "it fails in a row", number);
    must(row.length == length && row.ticks == pos->ticks && row.cut == pos->cut, "it is longer in a row", number);
    must(!memcmp(row.rank, pos->end_rank, sizeof row.rank), "it ends otherwise in a row", number);
    must(!memcmp(row.score, pos->end_score, sizeof row.score), "it ends otherwise in a row", number);
    free(pos);
}

#ifdef SEARCH
static u32 weights[IDS];

static void play_by_policies(u64 seed, i64 games, i64 seats, Played *rows, u32 *taken) {
    i64 done = 0;
    for (i64 id = 0; id < IDS; id++) weights[id] = (u32)(7 * id + 3) % 11;
    for (i64 number = 0; number < games; number++) {
        k_policy policies[MOST_SEATS];
        for (i64 seat = 0; seat < seats; seat++)
            policies[seat] = (k_policy){(number + seat + 2) % 4, 1 + number % 5, number % 3 == 0, weights};
        must(!rw_play_by(&agreed, policies, seed, (u64)number, 1, rows, taken, &done), "it fails", (u64)number);
    }
}
#endif

int main(int count, char **words) {
    if (count < 4) return 2;
    i64 options[64] = {0}, seats = atoll(words[1]), games = atoll(words[2]), done = 0;
    u64 seed = strtoull(words[3], 0, 10);
    for (int n = 4; n < count && n < 68; n++) options[n - 4] = atoll(words[n]);
    rw_agree(&agreed, options, seats);
    Played *rows = calloc((size_t)games / 2 + 1, sizeof *rows);
    u32 *taken = calloc(IDS, sizeof *taken);
#ifdef SEARCH
    play_by_policies(seed, games, seats, rows, taken);
    (void)play_by_steps, (void)done;
#else
    must(!rw_play(&agreed, seed, 0, games / 2, rows, taken, &done), "it fails", (u64)done);
    for (i64 number = games / 2; number < games; number++) play_by_steps(seed, (u64)number, taken);
#endif
    free(rows);
    free(taken);
    printf("%lld\n", (long long)games);
    return 0;
}
