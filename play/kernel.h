/* What every kernel shares: random streams, sets, lists, faults. Positions of sets and lists count from 0.
 *
 * The text that includes it says what its lists and sets are by the macros K_SET, K_LIST and K_SAME_LIST.
 * All memory that a step needs comes from one arena that is emptied at every stop.
 */
#ifndef RULEWRIGHT_KERNEL_H
#define RULEWRIGHT_KERNEL_H

#include <setjmp.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef int64_t i64;
typedef int32_t i32;
typedef int16_t i16;
typedef int8_t i8;
typedef uint64_t u64;
typedef uint32_t u32;
typedef uint16_t u16;
typedef uint8_t u8;

#define MAYBE __attribute__((unused))
#define FN static inline __attribute__((unused))
#define HOT static inline __attribute__((unused, always_inline))
#define COLD static __attribute__((unused, noinline))
#define LIKELY(x) __builtin_expect(!!(x), 1)
#define UNLIKELY(x) __builtin_expect(!!(x), 0)

/* none, of anything that is counted from 0, and of a number */
#define NONE (-1)
#define NO_NUMBER (-2147483647 - 1)

#define OVER (-1)
#define NOWHERE (-2)

/* ------------------------------------------------------------ faults and memory */

static jmp_buf k_rescue;

/* A bug of the rules: the step is given up. The same step in Python says what is wrong. */
COLD __attribute__((noreturn)) void k_fault(void) { longjmp(k_rescue, 1); }

#define K_ARENA ((size_t)64 << 20)
static char *k_memory, *k_free, *k_end;

COLD __attribute__((noreturn)) void k_full(void) { longjmp(k_rescue, 2); }

COLD void k_arena(void) {
    k_memory = malloc(K_ARENA);
    if (!k_memory) abort();
    k_free = k_memory;
    k_end = k_memory + K_ARENA;
}

FN void *k_room(size_t size) {
    char *found = k_free;
    size = (size + 15) & ~(size_t)15;
    if (UNLIKELY((size_t)(k_end - found) < size)) k_full();
    k_free = found + size;
    return found;
}

/* All memory of the step before is free again. */
FN void k_reset(void) { k_free = k_memory; }

/* A copy that lasts as long as the kernel, as the words of a table do. */
FN void *k_lasting(const void *v, size_t size) {
    void *made = malloc(size ? size : 1);
    if (!made) abort();
    return memcpy(made, v, size);
}

/* What a function needed on its way is free again when it answers with something that is no list. */
#define RETURN(T, ...)           \
    do {                         \
        T k_value = __VA_ARGS__; \
        k_free = k_mark;         \
        return k_value;          \
    } while (0)

/* ------------------------------------------------------------ chance (SEMANTICS S-18 to S-22) */

typedef struct { u64 low, high; } k_stream;

HOT u32 k_word(k_stream *s) {
    unsigned __int128 state = ((unsigned __int128)s->high << 64 | s->low) * 0xDA942042E4DD58B5ull;
    s->low = (u64)state;
    s->high = (u64)(state >> 64);
    return (u32)(s->high >> 32);
}

/* A number from 0 to n - 1, exactly uniform; one outcome takes no word. */
HOT i64 k_below(k_stream *s, i64 n) {
    if (n <= 1) {
        if (UNLIKELY(n < 1)) k_fault();
        return 0;
    }
    u64 m = (u64)k_word(s) * (u32)n;
    if (UNLIKELY((u32)m < (u32)n)) {
        u32 least = -(u32)n % (u32)n;
        while ((u32)m < least) m = (u64)k_word(s) * (u32)n;
    }
    return (i64)(m >> 32);
}

/* Numbers in a random order. */
FN void k_mixed(k_stream *s, i64 *v, i64 n) {
    for (i64 i = n - 1; i > 0; i--) {
        i64 j = k_below(s, i + 1), other = v[i];
        v[i] = v[j], v[j] = other;
    }
}

FN u64 k_mix(u64 z) {
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
    return z ^ (z >> 31);
}

/* Stream `number` of a seed: 0 the game, 1 playout choices, 2 resampling. */
FN k_stream k_stream_of(u64 seed, u64 number) {
    k_stream s;
    s.high = k_mix(seed + (2 * number + 1) * 0x9E3779B97F4A7C15ull);
    s.low = k_mix(seed + (2 * number + 2) * 0x9E3779B97F4A7C15ull) | 1;
    return s;
}

/* ------------------------------------------------------------ numbers */

HOT i64 k_within(i64 value, i64 low, i64 high) {
    if (UNLIKELY(value < low || value > high)) k_fault();
    return value;
}

FN i64 k_down(i64 a, i64 b) {
    if (UNLIKELY(b <= 0)) k_fault();
    i64 q = a / b;
    return q - (a % b < 0);
}

FN i64 k_up(i64 a, i64 b) {
    if (UNLIKELY(b <= 0)) k_fault();
    i64 q = a / b;
    return q + (a % b > 0);
}

FN i64 k_mod(i64 a, i64 b) {
    if (UNLIKELY(b <= 0)) k_fault();
    i64 r = a % b;
    return r < 0 ? r + b : r;
}

FN i64 k_plus(i64 a, i64 b) {
    i64 found;
    if (UNLIKELY(__builtin_add_overflow(a, b, &found))) k_fault();
    return found;
}

FN i64 k_minus(i64 a, i64 b) {
    i64 found;
    if (UNLIKELY(__builtin_sub_overflow(a, b, &found))) k_fault();
    return found;
}

FN i64 k_times(i64 a, i64 b) {
    i64 found;
    if (UNLIKELY(__builtin_mul_overflow(a, b, &found))) k_fault();
    return found;
}

FN i64 k_power(i64 a, i64 b) {
    i64 found = 1;
    if (b < 0 || (b > 64 && (a > 1 || a < -1))) k_fault();
    if (a == 0 || a == 1) return b == 0 ? 1 : a;
    if (a == -1) return b & 1 ? -1 : 1;
    for (i64 i = 0; i < b; i++)
        if (__builtin_mul_overflow(found, a, &found)) k_fault();
    return found;
}

HOT i64 k_known(i64 value) {
    if (UNLIKELY(value == NONE)) k_fault();
    return value;
}

HOT i64 k_known_number(i64 value) {
    if (UNLIKELY(value == NO_NUMBER)) k_fault();
    return value;
}

HOT i64 k_seat(i64 number, i64 seats) {
    if (UNLIKELY(number < 1 || number > seats)) k_fault();
    return number - 1;
}

HOT i64 k_cell(i64 row, i64 column, i64 rows, i64 columns) {
    if (UNLIKELY(row < 1 || row > rows || column < 1 || column > columns)) k_fault();
    return (row - 1) * columns + column - 1;
}

/* ------------------------------------------------------------ sets of up to 64 values */

HOT u64 k_bit(i64 v) { return 1ull << v; }
HOT i64 k_has(u64 s, i64 v) { return s >> v & 1; }
HOT i64 k_low(u64 s) { return __builtin_ctzll(s); }

HOT i64 k_least(u64 s) {
    if (UNLIKELY(!s)) k_fault();
    return __builtin_ctzll(s);
}

#define EACH_BYTE 0x0101010101010101ull

/* How many of a set are in each of its eight bytes. */
HOT u64 k_by_bytes(u64 s) {
    s -= s >> 1 & 0x5555555555555555ull;
    s = (s & 0x3333333333333333ull) + (s >> 2 & 0x3333333333333333ull);
    return (s + (s >> 4)) & 0x0f0f0f0f0f0f0f0full;
}

/* The n-th of a set, from 0; where no order of the processor finds it, its byte is found by the sums of all bytes before. */
HOT i64 k_nth(u64 s, i64 n) {
#if defined(__BMI2__)
    return __builtin_ctzll(__builtin_ia32_pdep_di(1ull << n, s));
#else
    if (n >= 8) {
        u64 upto = k_by_bytes(s) * EACH_BYTE, within = (((u64)n * EACH_BYTE | EACH_BYTE << 7) - upto) >> 7 & EACH_BYTE;
        i64 at = (i64)(within * EACH_BYTE >> 56) * 8;
        n -= (i64)(upto << 8 >> at & 0xff);
        s &= ~0ull << at;
    }
    while (n--) s &= s - 1;
    return __builtin_ctzll(s);
#endif
}

/* A var that is kept as a set for each of its values: what it is at a place, and how that changes. */
HOT i64 k_which(const u64 *sets, i64 n, i64 at) {
    for (i64 i = 0; i < n; i++)
        if (k_has(sets[i], at)) return i;
    __builtin_unreachable(); /* every place is in one of the sets */
}

HOT void k_set_plane(u64 *sets, i64 n, i64 at, i64 which) {
    for (i64 i = 0; i < n; i++) sets[i] = (sets[i] & ~k_bit(at)) | (u64)(i == which) << at;
}

HOT i64 k_count(u64 s) {
#if defined(__POPCNT__) || !defined(__x86_64__)
    return __builtin_popcountll(s);
#else
    return (i64)(k_by_bytes(s) * EACH_BYTE >> 56);
#endif
}

/* The bits of a set moved by so many places, to higher ones if the number is above 0. */
HOT u64 k_moved(u64 s, i64 by) { return by >= 0 ? s << by : s >> -by; }

/* The places from which so many stand one behind the other, each `by` places on. */
HOT u64 k_run_of(u64 s, int by, int n) {
    int have = 1;
    for (; 2 * have <= n; have *= 2) s &= s >> have * by;
    return have < n ? s & s >> (n - have) * by : s;
}

/* Sets of more values: W words. */
#define K_SET(W)                                                                                                      \
    typedef struct { u64 w[W]; } set##W;                                                                              \
    HOT set##W k_or##W(set##W a, set##W b) { for (int i = 0; i < W; i++) a.w[i] |= b.w[i]; return a; }                \
    HOT set##W k_and##W(set##W a, set##W b) { for (int i = 0; i < W; i++) a.w[i] &= b.w[i]; return a; }               \
    HOT set##W k_not##W(set##W a, set##W b) { for (int i = 0; i < W; i++) a.w[i] &= ~b.w[i]; return a; }              \
    HOT i64 k_count##W(set##W a) { i64 n = 0; for (int i = 0; i < W; i++) n += k_count(a.w[i]); return n; }           \
    HOT i64 k_any##W(set##W a) { u64 n = 0; for (int i = 0; i < W; i++) n |= a.w[i]; return n != 0; }                 \
    HOT i64 k_same##W(set##W a, set##W b) { u64 n = 0; for (int i = 0; i < W; i++) n |= a.w[i] ^ b.w[i]; return !n; } \
    HOT i64 k_has##W(set##W a, i64 v) { return a.w[v >> 6] >> (v & 63) & 1; }                                         \
    HOT void k_put##W(set##W *a, i64 v) { a->w[v >> 6] |= 1ull << (v & 63); }                                         \
    HOT void k_flip##W(set##W *a, i64 v) { a->w[v >> 6] ^= 1ull << (v & 63); }                                        \
    HOT i64 k_which##W(const set##W *sets, i64 n, i64 at) {                                                           \
        for (i64 i = 0; i < n; i++) if (k_has##W(sets[i], at)) return i;                                              \
        __builtin_unreachable();                                                                                      \
    }                                                                                                                 \
    HOT void k_set_plane##W(set##W *sets, i64 n, i64 at, i64 which) {                                                 \
        for (i64 i = 0; i < n; i++) {                                                                                 \
            u64 *w = &sets[i].w[at >> 6];                                                                             \
            *w = (*w & ~k_bit(at & 63)) | (u64)(i == which) << (at & 63);                                             \
        }                                                                                                             \
    }                                                                                                                 \
    HOT set##W k_bit##W(i64 v) { set##W a = {{0}}; k_put##W(&a, v); return a; }                                       \
    FN i64 k_least##W(set##W a) {                                                                                     \
        for (int i = 0; i < W; i++) if (a.w[i]) return 64 * i + k_low(a.w[i]);                                        \
        k_fault();                                                                                                    \
    }                                                                                                                 \
    /* Of few words without a branch: nobody can guess in which the n-th will be. */                                  \
    HOT i64 k_nth_of##W(set##W a, i64 n) {                                                                            \
        i64 base = 0, passed = 0, left = n;                                                                           \
        u64 word = a.w[0];                                                                                            \
        for (int i = 1; i < W; i++) {                                                                                 \
            passed += k_count(a.w[i - 1]);                                                                            \
            i64 on = n >= passed;                                                                                     \
            word = on ? a.w[i] : word, base = on ? 64 * i : base, left = on ? n - passed : left;                      \
        }                                                                                                             \
        return base + k_nth(word, left);                                                                              \
    }                                                                                                                 \
    FN i64 k_nth##W(set##W a, i64 n) {                                                                                \
        if (W <= 4) return k_nth_of##W(a, n);                                                                         \
        for (int i = 0; i < W; i++) {                                                                                 \
            i64 here = k_count(a.w[i]);                                                                               \
            if (n < here) return 64 * i + k_nth(a.w[i], n);                                                           \
            n -= here;                                                                                                \
        }                                                                                                             \
        k_fault();                                                                                                    \
    }                                                                                                                 \
    /* By a constant: nothing is asked while it runs. */                                                              \
    HOT set##W k_moved##W(set##W a, i64 by) {                                                                         \
        set##W b;                                                                                                     \
        i64 far = (by < 0 ? -by : by) >> 6, bits = (by < 0 ? -by : by) & 63, way = by < 0 ? 1 : -1;                   \
        for (i64 i = 0; i < W; i++) {                                                                                 \
            i64 j = i + way * far, k = j + way;                                                                       \
            u64 near = j >= 0 && j < W ? a.w[j] : 0, next = bits && k >= 0 && k < W ? a.w[k] : 0;                     \
            b.w[i] = by < 0 ? near >> bits | next << (-bits & 63) : near << bits | next >> (-bits & 63);              \
        }                                                                                                             \
        return b;                                                                                                     \
    }                                                                                                                 \
    FN set##W k_all##W(i64 n) {                                                                                       \
        set##W a;                                                                                                     \
        for (int i = 0; i < W; i++) a.w[i] = n >= 64 * (i + 1) ? ~0ull : n > 64 * i ? (1ull << (n - 64 * i)) - 1 : 0; \
        return a;                                                                                                     \
    }

#include "kernel_lanes.h"
#include "kernel_lists.h"
#include "kernel_state.h"
#include "kernel_tables.h"
#include "kernel_offers.h"

/* Where a slot lies in a position, and how it is read. */
typedef struct { const char *name, *form, *inner; i64 offset, width, count, is_signed, derived, n_offset; } k_slot;

#endif
