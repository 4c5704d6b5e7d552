/* Decks, pools and lists inside a position. */
#ifndef RULEWRIGHT_KERNEL_STATE_H
#define RULEWRIGHT_KERNEL_STATE_H

/* Decks and piles lie with the top last. */
#define k_put_in(v, n, thing, bottom)                                    \
    do {                                                                 \
        if (bottom) {                                                    \
            memmove((v) + 1, (v), (size_t)(n) * sizeof((v)[0]));         \
            (v)[0] = (__typeof__((v)[0]))(thing);                        \
            (n)++;                                                       \
        } else                                                           \
            (v)[(n)++] = (__typeof__((v)[0]))(thing);                    \
    } while (0)

#define k_take_out(v, n, thing)                                                            \
    do {                                                                                   \
        i64 k_i = (n) - 1;                                                                 \
        if (k_i < 0) __builtin_unreachable(); /* a thing is where its place says */        \
        while ((v)[k_i] != (thing))                                                        \
            if (--k_i < 0) __builtin_unreachable();                                        \
        if (k_i < (n) - 1) /* mostly it is the top one */                                  \
            memmove((v) + k_i, (v) + k_i + 1, (size_t)((n) - 1 - k_i) * sizeof((v)[0]));   \
        (v)[--(n)] = 0;                                                                    \
    } while (0)

#define from_top(v, n)                                                                     \
    ({                                                                                     \
        i64 k_n = (n), *k_v = k_room((size_t)k_n * sizeof(i64));                           \
        for (i64 k_i = 0; k_i < k_n; k_i++) k_v[k_i] = (v)[k_n - 1 - k_i];                 \
        (list_i64){k_v, k_n};                                                              \
    })

#define top_of(v, n)                            \
    ({                                          \
        i64 k_n = (n);                          \
        if (UNLIKELY(k_n < 1)) k_fault();       \
        (i64)(v)[k_n - 1];                      \
    })

/* Fisher and Yates, from the bottom; place 0 is the top (S-22). */
#define k_shuffle(rng, v, n)                                                               \
    for (i64 k_n = (n), k_i = k_n - 1; k_i > 0; k_i--) {                                   \
        i64 k_j = k_below(rng, k_i + 1);                                                   \
        __typeof__((v)[0]) k_t = (v)[k_n - 1 - k_i];                                       \
        (v)[k_n - 1 - k_i] = (v)[k_n - 1 - k_j];                                           \
        (v)[k_n - 1 - k_j] = k_t;                                                          \
    }

FN list_i64 k_pool(const i16 *counts, i64 kinds, i64 members) {
    i64 *v = k_room((size_t)kinds * sizeof(i64));
    for (i64 k = 0; k < kinds; k++) {
        v[k] = 0;
        for (i64 i = 0; i < members; i++) v[k] += counts[i * kinds + k];
    }
    return (list_i64){v, kinds};
}

/* A list that lives across a stop. */
FN void k_keep(i32 *v, i16 *n, i64 room, list_i64 list) {
    if (UNLIKELY(list.n > room)) k_full();
    for (i64 i = 0; i < list.n; i++) v[i] = (i32)list.v[i];
    memset(v + list.n, 0, (size_t)(room - list.n) * sizeof(i32));
    *n = (i16)list.n;
}

FN list_i64 k_kept(const i32 *v, i64 n) {
    i64 *made = k_room((size_t)n * sizeof(i64));
    for (i64 i = 0; i < n; i++) made[i] = v[i];
    return (list_i64){made, n};
}

FN i64 k_next(i32 *v, i16 *n) {
    i64 found = v[0];
    memmove(v, v + 1, (size_t)(*n - 1) * sizeof(i32));
    v[--*n] = 0;
    return found;
}

/* Who knows where what lies matters to views alone; a batch of playouts leaves it out, and so does a search on its way. */
#if defined(BLIND)
#define KNOWING(x) ((void)0)
#elif defined(SEARCH)
static i64 k_knowing = 1;
#define KNOWING(x)        \
    do {                  \
        if (k_knowing) x; \
    } while (0)
#else
#define KNOWING(x) x
#endif

#endif
