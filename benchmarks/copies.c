/* `PROGRAM SEED` tells the bytes of a position, ns of a copy as searches make it, and ns of memcpy of as many bytes.

   Positions in the middle of games are copied from and to places in turn, so that no copy can be left out. */
#include KERNEL
#include <stdio.h>
#include <time.h>

enum { PLACES = 32, TIMES = 1 << 21 };

static Position from[PLACES], to[PLACES];

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return 1e9 * (double)time.tv_sec + (double)time.tv_nsec;
}

__attribute__((noinline)) static void copied(Position *a, const Position *b) { *a = *b; }

__attribute__((noinline)) static void moved(void *a, const void *b, size_t size) { memcpy(a, b, size); }

int main(int count, char **words) {
    static Agreed agreed;
    i64 options[64] = {0};
    volatile size_t size = sizeof(Position);
    u64 seed = count > 1 ? strtoull(words[1], 0, 10) : 0;
    rw_agree(&agreed, options, SEATS);
    for (int i = 0; i < PLACES; i++) {
        if (rw_begin(&from[i], &agreed, seed + (u64)i)) return 1;
        for (int n = 0; n < 2 * i; n++) {
            const k_run *runs;
            i64 many, total;
            if (from[i].over || rw_offer(&from[i], &agreed, &runs, &many, &total)) break;
            k_offer offered = {(k_run *)runs, many, total};
            if (rw_step(&from[i], &agreed, k_pick(&offered, total / 2))) return 1;
        }
    }
    double began = now();
    for (int n = 0; n < TIMES; n++) copied(&to[n % PLACES], &from[n * 7 % PLACES]);
    double between = now();
    for (int n = 0; n < TIMES; n++) moved(&to[n % PLACES], &from[n * 7 % PLACES], size);
    double ended = now();
    printf("%zu %.2f %.2f\n", sizeof(Position), (between - began) / TIMES, (ended - between) / TIMES);
    return 0;
}
