/* What every program here shares: the generator of the project, sets in machine words, and the two ways to be run.

   A program defines PLAYERS, then `static u32 play(Random *chance, Random *choice, u8 rank[PLAYERS])`, which plays one game
   and returns the number of its decisions, then includes "main.h". `chance` is stream 0 and `choice` stream 1 of the
   game's seed, as in play/chance.py; a choice is below(count) of what is offered. */
#ifndef REFERENCE_H
#define REFERENCE_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef uint8_t u8;
typedef int8_t i8;
typedef uint16_t u16;
typedef uint32_t u32;
typedef uint64_t u64;
typedef unsigned __int128 u128;

#define INLINE static inline __attribute__((always_inline))

/* ---------------------------------------------------------------- chance */

#define GAMMA 0x9E3779B97F4A7C15ull

typedef struct {
    u128 state;
} Random;

INLINE u64 mix(u64 z) {
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ z >> 27) * 0x94D049BB133111EBull;
    return z ^ z >> 31;
}

INLINE Random stream(u64 seed, u64 number) {
    u64 high = mix(seed + (2 * number + 1) * GAMMA), low = mix(seed + (2 * number + 2) * GAMMA);
    return (Random){(u128)high << 64 | low | 1};
}

INLINE u32 word(Random *random) {
    random->state *= 0xDA942042E4DD58B5ull;
    return (u32)(random->state >> 96);
}

/* A number from 0 to n - 1, exactly uniform; one outcome takes no word. */
INLINE u32 below(Random *random, u32 n) {
    if (n == 1) return 0;
    u64 m = (u64)word(random) * n;
    if (__builtin_expect((u32)m < n, 0)) {
        u32 least = -n % n;
        while ((u32)m < least) m = (u64)word(random) * n;
    }
    return (u32)(m >> 32);
}

/* Puts things in random order, the first on top. */
INLINE void shuffle(Random *random, u8 *things, u32 count) {
    for (u32 i = count; i > 1; i--) {
        u32 other = below(random, i);
        u8 thing = things[i - 1];
        things[i - 1] = things[other];
        things[other] = thing;
    }
}

/* Fills a deck as `move cards to deck` does: each thing comes on top of those before it. */
INLINE void fill(u8 *things, u32 count) {
    for (u32 i = 0; i < count; i++) things[i] = (u8)(count - 1 - i);
}

/* ---------------------------------------------------------------- sets */

#define BIT(n) (1ull << (n))
#define LOWEST(set) ((u32)__builtin_ctzll(set))

INLINE u32 size_of(u64 set) {
#ifdef __POPCNT__
    return (u32)__builtin_popcountll(set);
#else
    set -= set >> 1 & 0x5555555555555555ull;
    set = (set & 0x3333333333333333ull) + (set >> 2 & 0x3333333333333333ull);
    return (u32)(((set + (set >> 4)) & 0x0f0f0f0f0f0f0f0full) * 0x0101010101010101ull >> 56);
#endif
}

/* The n-th member, from 0. */
INLINE u32 member(u64 set, u32 n) {
#ifdef __BMI2__
    return LOWEST(__builtin_ia32_pdep_di(1ull << n, set));
#else
    if (n >= 4) { /* halves, by the members in the lower ones */
        u64 pairs = set - (set >> 1 & 0x5555555555555555ull);
        u64 fours = (pairs & 0x3333333333333333ull) + (pairs >> 2 & 0x3333333333333333ull);
        u64 bytes = (fours + (fours >> 4)) & 0x0f0f0f0f0f0f0f0full;
        u64 upto = bytes * 0x0101010101010101ull; /* members in this byte and those below */
        u64 passed = ((upto | 0x8080808080808080ull) - (n + 1) * 0x0101010101010101ull) & 0x8080808080808080ull;
        u32 at = LOWEST(passed) & ~7u;
        n -= (u32)(upto << 8 >> at & 0xff);
        set = (set >> at & 0xff) << at;
    }
    while (n--) set &= set - 1;
    return LOWEST(set);
#endif
}

#endif
