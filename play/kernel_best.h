/* The highest total of disjoint parts, exactly (S-47): branch and bound as in play/best.py, of which only the total is
 * wanted here. The text that includes it says by BEST how many words all sets of a pattern take, side by side.
 *
 * Everything lies in the memory of a step; what is remembered of states lies in one table of fixed size, in which the
 * newer takes the place of the older.
 */
#ifndef RULEWRIGHT_KERNEL_BEST_H
#define RULEWRIGHT_KERNEL_BEST_H

#include "kernel_parts.h"

#define SCALE (1 << 20)   /* prices are parts of a point: worth / members, rounded up */
#define ROUNDS 3          /* in which prices are lowered */
#define KEPT (1 << 15)    /* states that are remembered */

typedef struct { k_mask mask; i64 worth; i32 first, size; } k_part;

/* What stays together in a group, and what so many of its members are worth. `split` has the best total for each way of
 * having so many of each size, `whole` what the group may take, `by_price` its members, the dearest first. */
typedef struct {
    k_mask *together, whole, singles;
    i64 units, members, sizes, size[MEMBERS], count[MEMBERS], *split, *loose;
    const i64 *worths;
    i32 by_price[MEMBERS];
    i64 priced;
} k_group;

typedef struct { k_mask todo, left; i64 value; u32 search; i32 exact; } k_state;

typedef struct {
    k_part *parts;
    i64 n, room, seen;
    k_group *groups;
    i64 of_groups;
    i64 price[MEMBERS], order[MEMBERS], ordered, from[MEMBERS + 1];
    k_mask bound_up;
} k_best_search;

static k_state k_kept_states[KEPT];
static u32 k_searches;

/* One part is looked at; more than are allowed are a fault. */
FN void k_looked(k_best_search *s) {
    if (++s->seen > MOST_PARTS) k_fault();
}

FN void k_add_part(k_best_search *s, k_mask mask, i64 worth) {
    if (worth <= 0) return;
    if (s->n == s->room) {
        i64 room = s->room ? 2 * s->room : 64;
        k_part *v = k_room((size_t)room * sizeof *v);
        if (s->n) memcpy(v, s->parts, (size_t)s->n * sizeof *v);
        s->parts = v, s->room = room;
    }
    s->parts[s->n++] = (k_part){mask, worth, 0, (i32)k_m_count(mask)};
}

/* ------------------------------------------------------------ groups */

/* A member with all that must come along; nothing if some of that cannot come. */
FN k_mask k_closed(i64 thing, k_mask able, const k_mask *beside) {
    k_mask found = {{0}}, new = {{0}};
    k_m_put(&new, thing);
    while (k_m_any(new)) {
        k_mask before = found;
        found = k_m_or(found, new);
        EACH_MEMBER(each, new) {
            if (!k_m_has(able, each)) return (k_mask){{0}};
            found = k_m_or(found, beside[each]);
        }
        new = k_m_not(found, k_m_or(before, new));
    }
    return found;
}

/* What of a group stays together; whether such sets are disjoint. `beside` holds for the members that may be in a part. */
FN i64 k_units(k_group *g, k_mask group, k_mask able, const k_mask *beside) {
    g->together = k_room((size_t)(k_m_count(group) + 1) * sizeof *g->together);
    g->units = 0;
    g->whole = (k_mask){{0}};
    EACH_MEMBER(thing, k_m_and(group, able)) {
        k_mask unit = k_closed(thing, able, beside);
        i64 known = !k_m_any(unit);
        for (i64 u = 0; u < g->units; u++) known |= k_m_same(g->together[u], unit);
        if (known) continue;
        if (k_m_any(k_m_and(g->whole, unit))) return 0;
        g->whole = k_m_or(g->whole, unit);
        g->together[g->units++] = unit;
    }
    return 1;
}

/* The place of a way in `split`. */
FN i64 k_split_at(const k_group *g, const i64 *counts) {
    i64 at = 0;
    for (i64 s = 0; s < g->sizes; s++) at = at * (g->count[s] + 1) + counts[s];
    return at;
}

/* The best that the largest of a way can be part of, or is left without: all smaller ways are known. */
FN i64 k_split_of(const k_group *g, const i64 *counts) {
    i64 rest[MEMBERS], taken[MEMBERS] = {0}, largest = 0;
    while (largest < g->sizes && !counts[largest]) largest++;
    if (largest == g->sizes) return 0;
    memcpy(rest, counts, (size_t)g->sizes * sizeof *rest);
    rest[largest]--;
    i64 best = g->split[k_split_at(g, rest)];
    for (;;) {
        i64 sum = g->size[largest], left[MEMBERS], s = g->sizes - 1;
        for (i64 i = 0; i < g->sizes; i++) sum += g->size[i] * taken[i], left[i] = rest[i] - taken[i];
        if (g->worths[sum] > 0) {
            i64 value = g->worths[sum] + g->split[k_split_at(g, left)];
            best = value > best ? value : best;
        }
        while (s >= 0 && taken[s] == rest[s]) taken[s--] = 0;
        if (s < 0) return best;
        taken[s]++;
    }
}

/* What every way of splitting what is left of a group brings. */
COLD void k_splits(k_group *g) {
    i64 ways = 1, counts[MEMBERS] = {0};
    g->sizes = 0;
    for (i64 size = MEMBERS; size; size--) {
        i64 n = 0;
        for (i64 u = 0; u < g->units; u++) n += k_m_count(g->together[u]) == size;
        if (n) g->size[g->sizes] = size, g->count[g->sizes++] = n, ways *= n + 1;
        if (ways > 1 << 20) k_full();
    }
    g->split = k_room((size_t)ways * sizeof *g->split);
    for (i64 way = 0; way < ways; way++) {
        i64 rest = way;
        for (i64 s = g->sizes - 1; s >= 0; s--) counts[s] = rest % (g->count[s] + 1), rest /= g->count[s] + 1;
        g->split[way] = k_split_of(g, counts);
    }
    g->loose = k_room((size_t)(g->members + 1) * sizeof *g->loose);
    for (i64 n = 0; n <= g->members; n++) {
        i64 best = n ? g->loose[n - 1] : 0;
        for (i64 k = 1; k <= n; k++)
            if (g->worths[k] > 0 && g->worths[k] + g->loose[n - k] > best) best = g->worths[k] + g->loose[n - k];
        g->loose[n] = best;
    }
}

/* The total of the best parts of what is left. */
FN i64 k_split(const k_group *g, k_mask left) {
    i64 counts[MEMBERS] = {0};
    for (i64 u = 0; u < g->units; u++) {
        if (!k_m_in(g->together[u], left)) continue;
        i64 size = k_m_count(g->together[u]), s = 0;
        while (g->size[s] != size) s++;
        counts[s]++;
    }
    return g->split[k_split_at(g, counts)];
}

/* ------------------------------------------------------------ prices */

FN int k_by_mask(const void *a, const void *b) {
    const k_part *x = a, *y = b;
    int order = k_m_order(x->mask, y->mask);
    return order ? order : (x->worth < y->worth) - (x->worth > y->worth);
}

FN int k_by_first(const void *a, const void *b) {
    const k_part *x = a, *y = b;
    if (x->first != y->first) return x->first < y->first ? -1 : 1;
    return x->worth != y->worth ? (x->worth > y->worth ? -1 : 1) : k_m_order(x->mask, y->mask);
}

/* Of equal parts the one that is worth most. */
FN void k_each_once(k_best_search *s) {
    i64 n = 0;
    if (s->n) qsort(s->parts, (size_t)s->n, sizeof *s->parts, k_by_mask);
    for (i64 i = 0; i < s->n; i++)
        if (!n || !k_m_same(s->parts[n - 1].mask, s->parts[i].mask)) s->parts[n++] = s->parts[i];
    s->n = n;
}

/* The members that have a price, the dearest first. */
FN void k_in_order(k_best_search *s, k_mask priced) {
    s->ordered = 0;
    EACH_MEMBER(thing, priced) {
        i64 at = s->ordered++;
        for (; at && s->price[s->order[at - 1]] < s->price[thing]; at--) s->order[at] = s->order[at - 1];
        s->order[at] = thing;
    }
}

/* For each member a price, such that no part is worth more than its members cost (all times SCALE). */
COLD k_mask k_prices(k_best_search *s) {
    k_mask priced = {{0}};
    i64 total = 0, first[MEMBERS + 1] = {0}, *cost = k_room((size_t)(s->n + 1) * sizeof *cost);
    memset(s->price, 0, sizeof s->price);
    for (i64 n = 0; n < s->n; n++) {
        k_part *part = &s->parts[n];
        i64 each = k_up(SCALE * part->worth, part->size);
        priced = k_m_or(priced, part->mask);
        total += part->size;
        EACH_MEMBER(thing, part->mask) {
            s->price[thing] = each > s->price[thing] ? each : s->price[thing];
            first[thing + 1]++;
        }
    }
    for (i64 thing = 0; thing < MEMBERS; thing++) first[thing + 1] += first[thing];
    i32 *having = k_room((size_t)(total + 1) * sizeof *having);
    i64 fill[MEMBERS];
    memcpy(fill, first, sizeof fill);
    for (i64 n = 0; n < s->n; n++) {
        cost[n] = 0;
        EACH_MEMBER(thing, s->parts[n].mask) cost[n] += s->price[thing], having[fill[thing]++] = (i32)n;
    }
    for (int round = 0; round < ROUNDS; round++) {
        k_in_order(s, priced);
        for (i64 o = 0; o < s->ordered; o++) {
            i64 thing = s->order[o], spare = s->price[thing];
            for (i64 at = first[thing]; at < first[thing + 1]; at++) {
                i64 over = cost[having[at]] - SCALE * s->parts[having[at]].worth;
                spare = over < spare ? over : spare;
            }
            s->price[thing] -= spare;
            for (i64 at = first[thing]; at < first[thing + 1]; at++) cost[having[at]] -= spare;
        }
    }
    k_in_order(s, priced);
    return priced;
}

/* ------------------------------------------------------------ the search */

/* No family of parts of what is undecided, and of what is left for groups, brings more. */
FN i64 k_bound(const k_best_search *s, k_mask todo, k_mask left) {
    i64 total = 0;
    k_mask rest = todo;
    for (i64 n = 0; n < s->of_groups; n++) {
        const k_group *g = &s->groups[n];
        k_mask free = k_m_and(g->whole, todo);
        i64 undecided = k_m_count(free), count = undecided + k_m_count(k_m_and(g->whole, left));
        i64 best = SCALE * g->loose[count], taken = 0, at = 0;
        for (i64 i = 0; i < g->priced && at < undecided; i++) {
            if (!k_m_has(free, g->by_price[i])) continue;
            taken += s->price[g->by_price[i]], at++;
            i64 here = taken + SCALE * g->loose[count - at];
            best = here > best ? here : best;
        }
        total += best;
        rest = k_m_not(rest, g->whole);
    }
    EACH_MEMBER(thing, rest) total += s->price[thing];
    return total / SCALE;
}

/* The same for what is worth the same: of single members of a group only how many are left. */
FN k_mask k_alike_left(const k_best_search *s, k_mask left) {
    k_mask found = k_m_and(left, s->bound_up);
    for (i64 n = 0; n < s->of_groups; n++) {
        i64 many = k_m_count(k_m_and(left, s->groups[n].singles));
        EACH_MEMBER(thing, s->groups[n].singles) {
            if (many-- <= 0) break;
            k_m_put(&found, thing);
        }
    }
    return found;
}

FN k_state *k_place_of(k_mask todo, k_mask left) {
    u64 hash = 0;
    EACH_WORD hash = k_mix(hash + todo.w[i]), hash = k_mix(hash + left.w[i] + 1);
    return &k_kept_states[hash % KEPT];
}

/* The best total, exactly if it is above `floor`; otherwise `floor`. `at` is how many of the order are decided. */
COLD i64 k_value_of(const k_best_search *s, k_mask todo, k_mask left, i64 floor, i64 at) {
    while (at < s->ordered && !k_m_has(todo, s->order[at])) at++;
    if (at == s->ordered) {
        i64 total = 0;
        for (i64 n = 0; n < s->of_groups; n++) total += k_split(&s->groups[n], k_m_or(left, todo));
        return total > floor ? total : floor;
    }
    k_mask same = k_alike_left(s, left);
    k_state *kept = k_place_of(todo, same);
    if (kept->search == k_searches && k_m_same(kept->todo, todo) && k_m_same(kept->left, same)) {
        if (kept->exact) return kept->value > floor ? kept->value : floor;
        if (kept->value <= floor) return floor;
    }
    if (k_bound(s, todo, left) <= floor) return floor;
    i64 best = floor;
    for (i64 n = s->from[at]; n < s->from[at + 1]; n++) {
        const k_part *part = &s->parts[n];
        if (!k_m_in(part->mask, todo)) continue;
        best = part->worth + k_value_of(s, k_m_not(todo, part->mask), left, best - part->worth, at + 1);
    }
    k_mask without = todo, more = left;
    k_m_drop(&without, s->order[at]);
    k_m_put(&more, s->order[at]);
    best = k_value_of(s, without, more, best, at + 1);
    *kept = (k_state){todo, same, best, k_searches, best > floor};
    return best;
}

/* What all parts that were added, and the groups, bring at most together. */
COLD i64 k_best_of(k_best_search *s, k_mask whole) {
    if (++k_searches == 0) memset(k_kept_states, 0, sizeof k_kept_states), k_searches = 1;
    k_each_once(s);
    k_mask priced = k_prices(s);
    i64 place[MEMBERS];
    for (i64 o = 0; o < s->ordered; o++) place[s->order[o]] = o;
    for (i64 n = 0; n < s->n; n++) {
        i64 first = MEMBERS;
        EACH_MEMBER(thing, s->parts[n].mask) first = place[thing] < first ? place[thing] : first;
        s->parts[n].first = (i32)first;
    }
    if (s->n) qsort(s->parts, (size_t)s->n, sizeof *s->parts, k_by_first);
    for (i64 o = 0, n = 0; o <= s->ordered; o++) {
        while (n < s->n && s->parts[n].first < o) n++;
        s->from[o] = n;
    }
    s->bound_up = (k_mask){{0}};
    for (i64 n = 0; n < s->of_groups; n++) {
        k_group *g = &s->groups[n];
        k_splits(g);
        g->singles = (k_mask){{0}};
        for (i64 u = 0; u < g->units; u++) {
            k_mask *into = k_m_count(g->together[u]) == 1 ? &g->singles : &s->bound_up;
            *into = k_m_or(*into, g->together[u]);
        }
        g->priced = 0;
        for (i64 o = 0; o < s->ordered; o++)
            if (k_m_has(g->whole, s->order[o])) g->by_price[g->priced++] = (i32)s->order[o];
    }
    (void)priced;
    return k_value_of(s, whole, (k_mask){{0}}, -1, 0);
}

#endif
