/* What may be chosen: runs of up to 64 ids, steps from cells, and the k-th of them. */
#ifndef RULEWRIGHT_KERNEL_OFFERS_H
#define RULEWRIGHT_KERNEL_OFFERS_H

typedef struct { i32 base; u64 bits; } k_run;
typedef struct { k_run *runs; i64 n, total; } k_offer;

HOT void k_offer_word(k_offer *o, i64 base, u64 bits) {
    o->runs[o->n].base = (i32)base; /* most sets hold something, so this is written before it is asked */
    o->runs[o->n].bits = bits;
    o->n += bits != 0;
    o->total += k_count(bits);
}

/* The cells of all things; how far apart the ids of two things are. */
HOT void k_offer_lanes(k_offer *o, i64 base, i64 apart, const k_lanes *bits, i64 things) {
    k_run *run = o->runs + o->n;
    i64 total = 0;
    u64 word[K_LANES];
    for (i64 lane0 = 0; lane0 < things; lane0 += K_LANES, run += K_LANES) {
        memcpy(word, &bits[lane0 / K_LANES], sizeof word);
        for (i64 i = 0; i < K_LANES; i++) total += k_count(word[i]);
        for (i64 i = 0; i < K_LANES; i++) run[i].base = (i32)(base + apart * (lane0 + i)), run[i].bits = word[i];
    }
    o->n += things;
    o->total += total;
}

FN void k_offer_words(k_offer *o, i64 base, const u64 *words, i64 n) {
    for (i64 i = 0; i < n; i++) k_offer_word(o, base + 64 * i, words[i]);
}

/* The id of the k-th option. */
HOT i64 k_pick(const k_offer *o, i64 k) {
    for (i64 i = 0;; i++) {
        i64 here = k_count(o->runs[i].bits);
        if (k < here) return o->runs[i].base + k_nth(o->runs[i].bits, k);
        k -= here;
    }
}

/* Options "from here so many places on": for each of a few steps the set of its origins. Their ids run by origin, and
 * at one origin by step. */
typedef struct { i64 origin, step; } k_way;

HOT k_way k_pick_way(const u64 *origins, i64 steps, i64 k) {
    u64 s[8];
    i64 base = 0;
    for (i64 j = 0; j < steps; j++) s[j] = origins[j];
#if defined(__BMI2__)
    /* Half by half down to as many cells as fit into a word with all their steps; then the k-th bit of that word. */
    i64 room = steps <= 1 ? 1 : steps <= 2 ? 2 : steps <= 4 ? 4 : 8;
    for (i64 half = 32; half * room >= 64; half /= 2) {
        i64 below = 0;
        for (i64 j = 0; j < steps; j++) below += k_count(s[j] & ((1ull << half) - 1));
        i64 high = -(i64)(k >= below) & half;
        k -= high ? below : 0;
        base += high;
        for (i64 j = 0; j < steps; j++) s[j] >>= high;
    }
    u64 word = 0, one = room == 1 ? ~0ull : ~0ull / ((1ull << room) - 1);
    for (i64 j = 0; j < steps; j++) word |= __builtin_ia32_pdep_di(s[j], one << j);
    i64 at = k_nth(word, k);
    return (k_way){base + at / room, at % room};
#else
    u64 bytes = 0;
    for (i64 j = 0; j < steps; j++) bytes += k_by_bytes(s[j]);
    for (; k >= (i64)(bytes & 0xff); bytes >>= 8, base += 8) k -= bytes & 0xff;
    /* The eight cells of that byte, a byte for each with its steps as bits. */
    u64 word = 0;
    for (i64 j = 0; j < steps; j++) {
        u64 cells = (s[j] >> base & 0xff) * 0x0101010101010101ull & 0x8040201008040201ull;
        word |= ((cells + 0x7f7f7f7f7f7f7f7full) >> 7 & 0x0101010101010101ull) << j;
    }
    while (k--) word &= word - 1;
    i64 at = k_low(word);
    return (k_way){base + (at >> 3), at & 7};
#endif
}

/* All of them, for those who want a list. */
FN void k_offer_ways(k_offer *o, i64 base, i64 cells, const u64 *origins, const i64 *by, i64 steps) {
    u64 any = 0;
    for (i64 j = 0; j < steps; j++) any |= origins[j];
    for (; any; any &= any - 1) {
        u64 to = 0;
        i64 origin = k_low(any);
        for (i64 j = 0; j < steps; j++)
            if (k_has(origins[j], origin)) to |= k_bit(origin + by[j]);
        k_offer_word(o, base + cells * origin, to);
    }
}

FN i64 k_offers(const k_offer *o, i64 id) {
    for (i64 i = 0; i < o->n; i++) {
        i64 at = id - o->runs[i].base;
        if (at >= 0 && at < 64 && o->runs[i].bits >> at & 1) return 1;
    }
    return 0;
}

#endif
