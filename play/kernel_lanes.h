/* Sets of pairs of a thing and a cell: a word for each thing, eight words from number lane0 on in one vector.
 */
#ifndef RULEWRIGHT_KERNEL_LANES_H
#define RULEWRIGHT_KERNEL_LANES_H

#define K_LANES 8
#define K_VECTORS(things) (((things) + K_LANES - 1) / K_LANES)

typedef u64 k_lanes __attribute__((vector_size(64), aligned(16)));

HOT k_lanes k_each(u64 cells) { return (k_lanes){0} + cells; }

HOT k_lanes k_without(k_lanes a, i64 lane) {
    return a & (k_lanes)((k_lanes){0, 1, 2, 3, 4, 5, 6, 7} != k_each((u64)lane));
}

HOT k_lanes k_shift(k_lanes a, i64 by) { return by >= 0 ? a << by : a >> -by; }

HOT i64 k_any_lane(k_lanes a) {
#if defined(__AVX512F__) && defined(__GNUC__) && !defined(__clang__)
    typedef long long words __attribute__((vector_size(64)));
    return __builtin_ia32_ptestmq512((words)a, (words)a, (unsigned char)-1) != 0;
#else
    return (a[0] | a[1] | a[2] | a[3] | a[4] | a[5] | a[6] | a[7]) != 0;
#endif
}

/* The cells one behind the other from those of a start, as long as they are inside: doubling the stride. */
HOT k_lanes k_run_on(k_lanes from, i64 by, u64 having, k_lanes inside, i64 far) {
    k_lanes on = inside & k_each(k_moved(having, by)), open = on;
    for (i64 step = 1; step < far; step *= 2) {
        from |= on & k_shift(from, by * step);
        on &= k_shift(on, by * step);
    }
    return open & k_shift(from, by);
}

/* Where eight things lie, of those whose place is a member of a zone; word for word where words of one vector cannot be
 * shifted by different numbers.
 */
HOT k_lanes k_placed(const u8 *place, i64 lane0, i64 things, i64 first, i64 members) {
#if defined(__AVX2__)
    k_lanes at = k_each(255); /* no place at all */
    if (LIKELY(things - lane0 >= 8))
        for (i64 i = 0; i < 8; i++) at[i] = place[lane0 + i];
    else
        for (i64 i = 0; lane0 + i < things; i++) at[i & 7] = place[lane0 + i];
    at -= (u64)first;
    return (k_each(1) << (at & 63)) & (k_lanes)(at < k_each((u64)members));
#else
    k_lanes found = {0};
    for (i64 i = 0; i < 8 && lane0 + i < things; i++) {
        u64 at = (u64)place[lane0 + i] - (u64)first;
        found[i] = (u64)(at < (u64)members) << (at & 63);
    }
    return found;
#endif
}

#if defined(__clang__)
#define K_UNROLLED _Pragma("unroll")
#else
#define K_UNROLLED _Pragma("GCC unroll 64")
#endif

/* Where one step, of any of the ways, leads, and where repeated steps do: pairs for each way, which leads on by a constant. */
#define K_WAYS(N)                                                                                             \
    typedef struct { k_lanes way[N]; } k_ways;                                                                \
    HOT k_ways k_ways_joined(k_ways a, k_ways b) {                                                            \
        K_UNROLLED for (int i = 0; i < N; i++) a.way[i] |= b.way[i];                                          \
        return a;                                                                                             \
    }                                                                                                         \
    HOT k_lanes k_lanes_moved(k_lanes a, k_ways ways) {                                                       \
        k_lanes found = {0};                                                                                  \
        K_UNROLLED for (int i = 0; i < N; i++) found |= k_shift(a & ways.way[i], k_way_leads[i]);             \
        return found;                                                                                         \
    }                                                                                                         \
    HOT k_lanes k_lanes_reached(k_lanes a, k_ways ways) {                                                     \
        for (;;) {                                                                                            \
            k_lanes one = a | k_lanes_moved(a, ways), two = one | k_lanes_moved(one, ways);                   \
            a = two | k_lanes_moved(two, ways);                                                               \
            if (!k_any_lane(a ^ two)) return a;                                                               \
        }                                                                                                     \
    }

#endif
