/* Parts of the sets of a pattern, of which the best are searched (kernel_best.h): masks in which all sets stand side by
 * side, and the parts that a case of the pattern may fit, as play/parts.py lists them.
 */
#ifndef RULEWRIGHT_KERNEL_PARTS_H
#define RULEWRIGHT_KERNEL_PARTS_H

#define MOST_PARTS 200000
#define MEMBERS (64 * BEST)

typedef struct { u64 w[BEST]; } k_mask;
typedef struct { k_mask *v; i64 n, room; } k_masks;

/* ------------------------------------------------------------ masks */

#define EACH_WORD for (int i = 0; i < BEST; i++)
#define EACH_MEMBER(name, mask)                                                            \
    for (int name##_w = 0; name##_w < BEST; name##_w++)                                    \
        for (u64 name##_r = (mask).w[name##_w]; name##_r; name##_r &= name##_r - 1)        \
            for (i64 name = 64 * name##_w + k_low(name##_r), name##_1 = 1; name##_1; name##_1 = 0)

FN k_mask k_m_or(k_mask a, k_mask b) { EACH_WORD a.w[i] |= b.w[i]; return a; }
FN k_mask k_m_and(k_mask a, k_mask b) { EACH_WORD a.w[i] &= b.w[i]; return a; }
FN k_mask k_m_not(k_mask a, k_mask b) { EACH_WORD a.w[i] &= ~b.w[i]; return a; }
FN i64 k_m_any(k_mask a) { u64 any = 0; EACH_WORD any |= a.w[i]; return any != 0; }
FN i64 k_m_in(k_mask a, k_mask b) { u64 out = 0; EACH_WORD out |= a.w[i] & ~b.w[i]; return !out; }
FN i64 k_m_count(k_mask a) { i64 n = 0; EACH_WORD n += k_count(a.w[i]); return n; }
FN i64 k_m_has(k_mask a, i64 v) { return a.w[v >> 6] >> (v & 63) & 1; }
FN void k_m_put(k_mask *a, i64 v) { a->w[v >> 6] |= 1ull << (v & 63); }
FN void k_m_drop(k_mask *a, i64 v) { a->w[v >> 6] &= ~(1ull << (v & 63)); }
FN i64 k_m_same(k_mask a, k_mask b) { u64 n = 0; EACH_WORD n |= a.w[i] ^ b.w[i]; return !n; }

FN int k_m_order(k_mask a, k_mask b) {
    for (int i = BEST - 1; i >= 0; i--)
        if (a.w[i] != b.w[i]) return a.w[i] < b.w[i] ? -1 : 1;
    return 0;
}

/* A set of a pattern among all of them, and back. */
FN k_mask k_m_of(const u64 *words, i64 n, i64 from) {
    k_mask a = {{0}};
    for (i64 i = 0; i < n; i++) a.w[from + i] = words[i];
    return a;
}

FN void k_masks_add(k_masks *b, k_mask mask) {
    if (b->n == b->room) {
        i64 room = b->room ? 2 * b->room : 16;
        k_mask *v = k_room((size_t)room * sizeof *v);
        if (b->n) memcpy(v, b->v, (size_t)b->n * sizeof *v);
        b->v = v, b->room = room;
    }
    b->v[b->n++] = mask;
}

/* ------------------------------------------------------------ listing parts */

FN k_masks k_no_masks(void) { return (k_masks){0, 0, 0}; }

FN k_masks k_only_empty(void) {
    k_masks found = k_no_masks();
    k_masks_add(&found, (k_mask){{0}});
    return found;
}

/* One of the sets of which everything must be there. */
FN void k_add_within(k_masks *found, k_mask whole, k_mask set) {
    if (!k_m_in(set, whole)) return;
    for (i64 i = 0; i < found->n; i++)
        if (k_m_same(found->v[i], set)) return;
    k_masks_add(found, set);
}

FN void k_grow_small(k_masks *found, k_mask whole, k_mask part, i64 after, i64 most) {
    k_masks_add(found, part);
    if (!most) return;
    EACH_MEMBER(thing, whole) {
        if (thing <= after) continue;
        k_mask more = part;
        k_m_put(&more, thing);
        k_grow_small(found, whole, more, thing, most - 1);
    }
}

/* All sets of so many members at most. */
FN k_masks k_small(k_mask whole, i64 most) {
    k_masks found = k_no_masks();
    k_grow_small(&found, whole, (k_mask){{0}}, -1, most);
    return found;
}

/* For each key the members that have it, in order of the first. */
FN k_masks k_alike_groups(k_mask whole, const i64 *key) {
    k_masks found = k_no_masks();
    i64 keys[MEMBERS];
    EACH_MEMBER(thing, whole) {
        i64 at = 0;
        while (at < found.n && keys[at] != key[thing]) at++;
        if (at == found.n) keys[at] = key[thing], k_masks_add(&found, (k_mask){{0}});
        k_m_put(&found.v[at], thing);
    }
    return found;
}

/* All parts of a set but the empty one. */
FN void k_add_parts(k_masks *found, k_mask group) {
    i64 count = k_m_count(group);
    if (count > 17) k_fault(); /* more than MOST_PARTS */
    for (k_mask part = group; k_m_any(part);) {
        k_masks_add(found, part);
        u64 borrow = 1;
        EACH_WORD {
            u64 less = part.w[i] - borrow;
            borrow = borrow && !part.w[i];
            part.w[i] = less & group.w[i];
        }
    }
}

FN k_masks k_alike_sets(k_mask whole, const i64 *key) {
    k_masks found = k_only_empty(), groups = k_alike_groups(whole, key);
    for (i64 g = 0; g < groups.n; g++) k_add_parts(&found, groups.v[g]);
    return found;
}

/* All sets whose keys follow one another without gap or repeat, that without any among them. */
FN void k_add_rows(k_masks *found, k_mask whole, const i64 *key) {
    k_masks_add(found, (k_mask){{0}});
    EACH_MEMBER(start, whole) {
        i64 seen = 0;
        EACH_MEMBER(before, whole) seen |= before < start && key[before] == key[start];
        if (seen) continue;
        k_masks runs = k_only_empty();
        for (i64 at = key[start];; at++) {
            k_masks longer = k_no_masks();
            for (i64 r = 0; r < runs.n; r++)
                EACH_MEMBER(thing, whole) {
                    if (key[thing] != at) continue;
                    k_mask more = runs.v[r];
                    k_m_put(&more, thing);
                    k_masks_add(&longer, more);
                    if (longer.n > MOST_PARTS) k_fault();
                }
            if (!longer.n) break;
            for (i64 r = 0; r < longer.n; r++) k_masks_add(found, longer.v[r]);
            if (found->n > 4 * MOST_PARTS) k_fault();
            runs = longer;
        }
    }
}

FN k_masks k_rows(k_mask whole, const i64 *key) {
    k_masks found = k_no_masks();
    k_add_rows(&found, whole, key);
    return found;
}

FN k_masks k_rows_alike(k_mask whole, const i64 *alike, const i64 *key) {
    k_masks found = k_no_masks(), groups = k_alike_groups(whole, alike);
    for (i64 g = 0; g < groups.n; g++) k_add_rows(&found, groups.v[g], key);
    return found;
}

#endif
