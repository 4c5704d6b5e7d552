/* Lists: a pointer and a length; they lie in the memory of a step, or last. */
#ifndef RULEWRIGHT_KERNEL_LISTS_H
#define RULEWRIGHT_KERNEL_LISTS_H

#define K_LIST(T)                                                                                                    \
    typedef struct { const T *v; i64 n; } list_##T;                                                                  \
    typedef struct { T *v; i64 n, room; } build_##T;                                                                 \
    FN void k_add_##T(build_##T *b, T value) {                                                                       \
        if (b->n == b->room) {                                                                                       \
            i64 room = b->room ? 2 * b->room : 8;                                                                    \
            T *v = k_room((size_t)room * sizeof(T));                                                                 \
            if (b->n) memcpy(v, b->v, (size_t)b->n * sizeof(T));                                                     \
            b->v = v, b->room = room;                                                                                \
        }                                                                                                            \
        b->v[b->n++] = value;                                                                                        \
    }                                                                                                                \
    HOT list_##T k_made_##T(build_##T b) { return (list_##T){b.v, b.n}; }                                            \
    FN list_##T k_list_##T(const T *v, i64 n) {                                                                      \
        T *made = k_room((size_t)n * sizeof(T));                                                                     \
        memcpy(made, v, (size_t)n * sizeof(T));                                                                      \
        return (list_##T){made, n};                                                                                  \
    }                                                                                                                \
    FN list_##T k_join_##T(list_##T a, list_##T b) {                                                                 \
        if (!a.n) return b;                                                                                          \
        if (!b.n) return a;                                                                                          \
        T *v = k_room((size_t)(a.n + b.n) * sizeof(T));                                                              \
        memcpy(v, a.v, (size_t)a.n * sizeof(T));                                                                     \
        memcpy(v + a.n, b.v, (size_t)b.n * sizeof(T));                                                               \
        return (list_##T){v, a.n + b.n};                                                                             \
    }                                                                                                                \
    FN list_##T k_reverse_##T(list_##T a) {                                                                          \
        T *v = k_room((size_t)a.n * sizeof(T));                                                                      \
        for (i64 i = 0; i < a.n; i++) v[i] = a.v[a.n - 1 - i];                                                       \
        return (list_##T){v, a.n};                                                                                   \
    }                                                                                                                \
    HOT list_##T k_front_##T(list_##T a, i64 n) {                                                                    \
        if (n < 0) n = a.n + n < 0 ? 0 : a.n + n;                                                                    \
        return (list_##T){a.v, n < a.n ? n : a.n};                                                                   \
    }                                                                                                                \
    HOT T k_item_##T(list_##T a, i64 at) {                                                                           \
        if (UNLIKELY(at < 1 || at > a.n)) k_fault();                                                                 \
        return a.v[at - 1];                                                                                          \
    }

K_LIST(i64)

HOT i64 k_same_i64(i64 a, i64 b) { return a == b; }
HOT i64 k_same_u64(u64 a, u64 b) { return a == b; }

/* Whether two lists hold the same, and what stands where in them. */
#define K_SAME_LIST(T)                                                                        \
    FN i64 k_same_list_##T(list_##T a, list_##T b) {                                          \
        if (a.n != b.n) return 0;                                                             \
        if (a.v == b.v) return 1;                                                             \
        for (i64 i = 0; i < a.n; i++)                                                         \
            if (!k_same_##T(a.v[i], b.v[i])) return 0;                                        \
        return 1;                                                                             \
    }                                                                                         \
    FN i64 k_number_##T(list_##T a, T value) {                                                \
        for (i64 i = 0; i < a.n; i++)                                                         \
            if (k_same_##T(a.v[i], value)) return i;                                          \
        return -1;                                                                            \
    }                                                                                         \
    FN i64 k_in_##T(list_##T a, T value) { return k_number_##T(a, value) >= 0; }              \
    FN i64 k_slice_##T(list_##T run, list_##T of) {                                           \
        for (i64 at = 0; at + run.n <= of.n; at++)                                            \
            if (k_same_list_##T(run, (list_##T){of.v + at, run.n})) return 1;                 \
        return 0;                                                                             \
    }

K_SAME_LIST(i64)

FN i64 k_sum(list_i64 a) {
    i64 found = 0;
    for (i64 i = 0; i < a.n; i++) found += a.v[i];
    return found;
}

FN i64 k_consecutive(list_i64 a) {
    i64 *v = k_room((size_t)a.n * sizeof(i64));
    for (i64 i = 0; i < a.n; i++) {
        i64 j = i;
        for (; j && v[j - 1] > a.v[i]; j--) v[j] = v[j - 1];
        v[j] = a.v[i];
    }
    for (i64 i = 1; i < a.n; i++)
        if (v[i] - v[i - 1] != 1) return 0;
    return 1;
}

/* Whether some of the numbers, at least one, add up to a total. */
FN i64 k_adds_up(list_i64 a, i64 total) {
    build_i64 sums = {0, 0, 0};
    for (i64 i = 0; i < a.n; i++) {
        i64 before = sums.n;
        for (i64 j = -1; j < before; j++) {
            i64 sum = a.v[i] + (j < 0 ? 0 : sums.v[j]), new = 1;
            for (i64 k = 0; new && k < sums.n; k++) new = sums.v[k] != sum;
            if (new) k_add_i64(&sums, sum);
        }
    }
    return k_in_i64(k_made_i64(sums), total);
}

FN list_i64 k_range(i64 low, i64 high) {
    build_i64 b = {0, 0, 0};
    for (i64 i = low; i <= high; i++) k_add_i64(&b, i);
    return k_made_i64(b);
}

FN list_i64 k_opponents(i64 me, i64 seats) {
    build_i64 b = {0, 0, 0};
    for (i64 p = 0; p < seats; p++)
        if (p != me) k_add_i64(&b, p);
    return k_made_i64(b);
}

FN list_i64 k_seats_from(i64 start, i64 seats) {
    build_i64 b = {0, 0, 0};
    for (i64 i = 0; i < seats; i++) k_add_i64(&b, (start + i) % seats);
    return k_made_i64(b);
}

#endif
