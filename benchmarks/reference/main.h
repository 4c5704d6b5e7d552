/* `PROGRAM games FIRST COUNT SEED` tells decisions and ranks of these games, a line each.
   `PROGRAM time SECONDS SEED` plays games from 0 on for so long, and tells how many, the seconds, decisions and firsts. */
#include "reference.h"

static u32 play_numbered(u64 seed, u64 number, u8 *rank) {
    u64 x = mix(mix(seed) + number);
    Random chance = stream(x, 0), choice = stream(x, 1);
    return play(&chance, &choice, rank);
}

/* Seconds of the processor: others may be busy on this machine. */
static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

int main(int count, char **words) {
    u8 rank[PLAYERS] = {0};
    prepare();
    if (count == 5 && !strcmp(words[1], "games")) {
        u64 first = strtoull(words[2], 0, 10), end = first + strtoull(words[3], 0, 10), seed = strtoull(words[4], 0, 10);
        for (u64 number = first; number < end; number++) {
            printf("%u", play_numbered(seed, number, rank));
            for (int seat = 0; seat < PLAYERS; seat++) printf(" %u", rank[seat]);
            printf("\n");
        }
        return 0;
    }
    if (count == 4 && !strcmp(words[1], "time")) {
        u64 seed = strtoull(words[3], 0, 10), games = 0, decisions = 0, firsts = 0;
        double began = now(), wanted = atof(words[2]), seconds;
        do {
            for (int n = 0; n < 256; n++) {
                decisions += play_numbered(seed, games++, rank);
                firsts += rank[0] == 1;
            }
            seconds = now() - began;
        } while (seconds < wanted);
        printf("%llu %.6f %llu %llu\n", (unsigned long long)games, seconds, (unsigned long long)decisions,
               (unsigned long long)firsts);
        return 0;
    }
    fprintf(stderr, "usage: %s games FIRST COUNT SEED | time SECONDS SEED\n", words[0]);
    return 2;
}
