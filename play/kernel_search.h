/* Games that policies decide: at random, by weights, by flat Monte Carlo, by tree search. play/policies.py and
 * play/tree_search.py say what each of them does, and decide the same.
 *
 * A search never plays on from the position itself, whose random stream is the future and whose cards lie open: what the
 * decider cannot see is drawn anew (`redraw`, S-35), and what chance will say as well.
 */

enum { UNIFORM, WEIGHTED, FLAT, SEARCH_TREE };

/* `weights`: one of each id. `by_score`: ends count by scores, else by ranks. */
typedef struct { i64 how, playouts, by_score; const u32 *weights; } k_policy;

#define TRIES 1000 /* of a world that looks the same to the decider */
#define UNIT 20
#define LN2 45426

#if !HIDES
FN void redraw(Position *pos, Agreed *a, i64 seat, k_stream *rng) { (void)pos, (void)a, (void)seat, (void)rng; }
FN i64 holds(const Position *pos, Agreed *a) { return (void)pos, (void)a, 1; }
#endif

/* ------------------------------------------------------------ a decision */

/* What is offered where a search begins, by ascending id; it stays while worlds fill k_runs. */
static k_run k_root[IDS];

typedef struct {
    const Position *from;
    Agreed *a;
    const k_policy *policy;
    i64 seat, runs, total, least, most;
    u64 seed;
} k_search;

FN int k_failing(int failed) {
    k_knowing = 1;
    return failed;
}

/* By ascending base; runs are nearly always so. */
FN void k_sort(k_offer *o) {
    for (i64 i = 1; i < o->n; i++)
        for (i64 j = i; j && o->runs[j - 1].base > o->runs[j].base; j--) {
            k_run other = o->runs[j];
            o->runs[j] = o->runs[j - 1];
            o->runs[j - 1] = other;
        }
}

FN k_offer k_offered(const Position *pos, Agreed *a) {
    k_offer offered = {k_runs, 0, 0};
    k_reset();
    offer(pos, a, &offered);
    k_sort(&offered);
    return offered;
}

/* What an end is worth to each seat. */
FN void k_gains(const Position *pos, i64 by_score, i64 *gain) {
    i64 seats = pos->seats, total = 0;
    for (i64 p = 0; p < seats; p++) total += pos->end_score[p];
    for (i64 p = 0; p < seats; p++) {
        gain[p] = seats == 1 ? total : seats * pos->end_score[p] - total;
        if (seats == 1 || by_score) continue;
        gain[p] = 0;
        for (i64 q = 0; q < seats; q++)
            gain[p] += (pos->end_rank[q] > pos->end_rank[p]) - (pos->end_rank[q] < pos->end_rank[p]);
    }
}

/* ------------------------------------------------------------ worlds */

/* Whether a world looks to the decider like where the search began. */
FN i64 k_alike(const k_search *s, const Position *world) {
    k_offer offered = k_offered(world, s->a);
    if (offered.n != s->runs || offered.total != s->total) return 0;
    for (i64 i = 0; i < offered.n; i++)
        if (k_runs[i].base != k_root[i].base || k_runs[i].bits != k_root[i].bits) return 0;
    return decider(world, s->a) == s->seat && holds(world, s->a);
}

/* World `number` of a decision. */
COLD int k_world(const k_search *s, Position *world, i64 number, k_stream *choices) {
    u64 x = k_mix(k_mix(s->seed) + (u64)number);
    k_stream drawn = k_stream_of(x, 2);
    int failed = setjmp(k_rescue);
    if (failed) return failed;
    *choices = k_stream_of(x, 1);
    for (int n = 0; n < TRIES; n++) {
        *world = *s->from;
        world->rng = k_stream_of(x, 0);
        if (!HIDES) return 0;
        redraw(world, s->a, s->seat, &drawn);
        world->ticks = 0;
        if (k_alike(s, world)) return 0;
    }
    return 1;
}

/* A decision, and all further ones at random. */
FN void k_play_on(Position *pos, Agreed *a, i64 id, const k_stream *choices) {
    Playing playing = {*choices, 0, 0};
    k_reset();
    pos->ticks++;
    playout(pos, a, id, &playing);
}

/* ------------------------------------------------------------ flat Monte Carlo */

static i64 k_ids[IDS], k_sums[IDS], k_tried[IDS], k_best[IDS];

COLD int k_try(const k_search *s, Position *world, i64 id, const k_stream *choices) {
    int failed = setjmp(k_rescue);
    if (failed) return failed;
    k_play_on(world, s->a, id, choices);
    return 0;
}

/* Whether x / m > y / n. */
FN int k_ahead(i64 x, i64 m, i64 y, i64 n) {
    __int128 by = (__int128)x * n - (__int128)y * m;
    return (by > 0) - (by < 0);
}

static int k_flat(k_search *s, k_stream *rng, i64 *id) {
    static Position start, world;
    i64 n = 0, best = 0, wanted = s->policy->playouts > s->total ? s->policy->playouts : s->total;
    k_stream choices = {0, 0};
    int failed = 0;
    for (i64 i = 0; i < s->runs; i++)
        for (u64 rest = k_root[i].bits; rest; rest &= rest - 1) k_ids[n++] = k_root[i].base + k_low(rest);
    for (i64 i = 0; i < n; i++) k_sums[i] = k_tried[i] = 0;
    for (i64 i = 0; i < wanted; i++) {
        i64 gain[MOST_SEATS];
        if (i % n == 0) failed = k_world(s, &start, i / n, &choices);
        world = start;
        int here = failed ? failed : k_try(s, &world, k_ids[i % n], &choices);
        if (here && !HIDES) return here;
        if (here) continue;
        k_gains(&world, s->policy->by_score, gain);
        k_sums[i % n] += gain[s->seat];
        k_tried[i % n]++;
    }
    for (i64 i = 0; i < n; i++) {
        if (!k_tried[i]) continue;
        int ahead = best ? k_ahead(k_sums[i], k_tried[i], k_sums[k_best[0]], k_tried[k_best[0]]) : 1;
        if (ahead > 0) best = 0;
        if (ahead >= 0) k_best[best++] = i;
    }
    *id = k_ids[best ? k_best[k_below(rng, best)] : k_below(rng, n)];
    return 0;
}

/* ------------------------------------------------------------ tree search */

/* What simulations through one decision have brought each seat; children stand by ascending id, 0 is none. */
typedef struct { i32 id, child, next, visits, offers; i64 sums[MOST_SEATS]; } k_node;

static k_node *k_nodes;
static i32 *k_path;
static i64 k_nodes_room;

FN i64 k_root_of(u64 v) {
    i64 found = (i64)__builtin_sqrt((double)v);
    while ((u64)(found * found) > v) found--;
    while ((u64)((found + 1) * (found + 1)) <= v) found++;
    return found;
}

FN i64 k_value(const k_node *node, i64 seat, i64 least, i64 most) {
    i64 n = node->visits, spread = most - least, mean = 0;
    if (spread > 0) {
        i64 above = node->sums[seat] - n * least;
        mean = above < 1ll << 42 ? (above << UNIT) / (n * spread) : (i64)(((__int128)above << UNIT) / (n * spread));
    }
    i64 whole = 31 - __builtin_clz((u32)node->offers);
    u64 log2 = ((u64)whole << 16) + (((u64)node->offers << 16 >> whole) - (1 << 16));
    return mean + k_root_of(((log2 * LN2 >> 16) << (2 * UNIT - 16)) / (u64)n);
}

/* The child with the greatest value of those that are offered, which leave k_runs; 0 where one was never taken. */
FN i32 k_best_child(const k_search *s, i32 at, i64 seat, k_offer *o) {
    static i32 there[IDS];
    i32 best = 0;
    i64 highest = -1, run = 0, many = 0;
    for (i32 c = k_nodes[at].child; c; c = k_nodes[c].next) {
        i32 id = k_nodes[c].id;
        while (run + 1 < o->n && o->runs[run + 1].base <= id) run++;
        i64 bit = id - o->runs[run].base;
        if (bit < 0 || bit > 63 || !(o->runs[run].bits >> bit & 1)) continue;
        o->runs[run].bits &= ~k_bit(bit);
        k_nodes[c].offers++;
        there[many++] = c;
    }
    o->total -= many;
    if (o->total) return 0;
    for (i64 i = 0; i < many; i++) {
        i64 found = k_value(&k_nodes[there[i]], seat, s->least, s->most);
        if (found > highest) highest = found, best = there[i];
    }
    return best;
}

/* One simulation: down the tree, and on at random. Returns the length of the path, and what is new behind it, or -1. */
FN i64 k_walk(const k_search *s, Position *world, k_stream *choices, i64 *fresh) {
    i64 length = 1;
    k_path[0] = 0;
    for (*fresh = -1; !world->over;) {
        i32 at = k_path[length - 1];
        i64 seat = decider(world, s->a);
        k_offer offered = k_offered(world, s->a);
        i32 known = k_best_child(s, at, seat, &offered);
        if (!known) {
            *fresh = k_pick(&offered, k_below(choices, offered.total));
            k_play_on(world, s->a, *fresh, choices);
            return length;
        }
        k_path[length++] = known;
        k_reset();
        world->ticks++;
        step(world, s->a, k_nodes[known].id);
    }
    return length;
}

COLD int k_simulate(const k_search *s, Position *world, k_stream *choices, i64 *length, i64 *fresh) {
    int failed = setjmp(k_rescue);
    if (failed) return failed;
    *length = k_walk(s, world, choices, fresh);
    return 0;
}

FN i32 k_new_node(i32 made, i32 under, i64 id) {
    i32 *link = &k_nodes[under].child;
    while (*link && k_nodes[*link].id < id) link = &k_nodes[*link].next;
    k_nodes[made] = (k_node){.id = (i32)id, .next = *link, .offers = 1};
    *link = made;
    return made;
}

/* Room for the nodes and the path of so many simulations. */
static int k_tree_room(i64 wanted) {
    if (wanted <= k_nodes_room) return 0;
    k_node *nodes = realloc(k_nodes, (size_t)wanted * sizeof *nodes);
    if (!nodes) return 2;
    k_nodes = nodes;
    i32 *path = realloc(k_path, (size_t)wanted * sizeof *path);
    if (!path) return 2;
    k_path = path;
    k_nodes_room = wanted;
    return 0;
}

static int k_tree(k_search *s, k_stream *rng, i64 *id) {
    static Position world;
    i64 seats = s->from->seats, best = 0, often = 0;
    i32 made = 1;
    if (k_tree_room(s->policy->playouts + 2)) return 2;
    k_nodes[0] = (k_node){.offers = 1};
    for (i64 number = 0; number < s->policy->playouts; number++) {
        i64 gain[MOST_SEATS], length = 0, fresh = -1;
        k_stream choices;
        int failed = k_world(s, &world, number, &choices);
        if (!failed) failed = k_simulate(s, &world, &choices, &length, &fresh);
        if (failed && !HIDES) return failed;
        if (failed) continue;
        if (fresh >= 0) k_path[length] = k_new_node(made++, k_path[length - 1], fresh), length++;
        k_gains(&world, s->policy->by_score, gain);
        for (i64 p = 0; p < seats; p++) {
            if (gain[p] < s->least) s->least = gain[p];
            if (gain[p] > s->most) s->most = gain[p];
        }
        for (i64 i = 0; i < length; i++) {
            k_node *node = &k_nodes[k_path[i]];
            node->visits++;
            for (i64 p = 0; p < seats; p++) node->sums[p] += gain[p];
        }
    }
    for (i32 c = k_nodes[0].child; c; c = k_nodes[c].next) {
        if (k_nodes[c].visits > often) often = k_nodes[c].visits, best = 0;
        if (k_nodes[c].visits == often) k_best[best++] = k_nodes[c].id;
    }
    k_offer offered = {k_root, s->runs, s->total};
    *id = best ? k_best[k_below(rng, best)] : k_pick(&offered, k_below(rng, s->total));
    return 0;
}

/* ------------------------------------------------------------ policies */

/* An id in proportion to its weight; where all that is offered weighs 0, each is as likely. */
FN i64 k_weighted(const k_offer *o, const u32 *weights, k_stream *rng) {
    i64 total = 0, at;
    for (i64 i = 0; i < o->n; i++)
        for (u64 rest = o->runs[i].bits; rest; rest &= rest - 1) total += weights[o->runs[i].base + k_low(rest)];
    if (!total) return k_pick(o, k_below(rng, o->total));
    at = k_below(rng, total);
    for (i64 i = 0;; i++)
        for (u64 rest = o->runs[i].bits; rest; rest &= rest - 1) {
            i64 id = o->runs[i].base + k_low(rest);
            if (at < weights[id]) return id;
            at -= weights[id];
        }
}

FN int k_searched(const Position *pos, Agreed *a, const k_policy *policy, i64 seat, const k_offer *o, k_stream *rng,
                  i64 *id) {
    k_search s = {pos, a, policy, seat, o->n, o->total, 1ll << 62, -(1ll << 62), 0};
    u64 high = (u64)k_below(rng, 1ll << 31);
    s.seed = high << 31 | (u64)k_below(rng, 1ll << 31);
    if (!policy->by_score && pos->seats > 1) s.least = 1 - pos->seats, s.most = pos->seats - 1;
    memcpy(k_root, k_runs, (size_t)o->n * sizeof *k_root);
    k_knowing = 0;
    return k_failing(policy->how == FLAT ? k_flat(&s, rng, id) : k_tree(&s, rng, id));
}

/* What a policy decides; what it draws comes from `rng`. */
int rw_choose(const Position *pos, Agreed *a, const k_policy *policy, k_stream *rng, i64 *id) {
    k_offer offered = {k_runs, 0, 0};
    const k_run *runs;
    int failed = rw_offer(pos, a, &runs, &offered.n, &offered.total);
    if (failed || !offered.total) return failed ? failed : 1;
    if (policy->how == UNIFORM) {
        *id = k_pick(&offered, k_below(rng, offered.total));
        return 0;
    }
    k_sort(&offered);
    if (policy->how == WEIGHTED) {
        *id = k_weighted(&offered, policy->weights, rng);
        return 0;
    }
    if (offered.total == 1) {
        *id = k_pick(&offered, 0);
        return 0;
    }
    i64 seat = rw_decider(pos, a);
    return seat < 0 ? 1 : k_searched(pos, a, policy, seat, &offered, rng, id);
}

/* Games as rw_play plays them, decided by a policy for each seat, each of which draws from a stream of its own. */
int rw_play_by(Agreed *a, const k_policy *policies, u64 seed, u64 first, i64 many, Played *played, u32 *taken, i64 *done) {
    static Position pos;
    k_stream streams[MOST_SEATS];
    for (*done = 0; *done < many; ++*done) {
        u64 x = k_mix(k_mix(seed) + first + (u64)*done);
        i64 length = 0, id = 0;
        for (u64 seat = 0; seat < MOST_SEATS; seat++) streams[seat] = k_stream_of(x, 16 + seat);
        int failed = rw_begin(&pos, a, x);
        for (; !failed && !pos.over; length++) {
            i64 seat = rw_decider(&pos, a);
            failed = seat < 0 ? 1 : rw_choose(&pos, a, &policies[seat], &streams[seat], &id);
            if (failed) break;
            if (taken) taken[id]++;
            failed = rw_step(&pos, a, id);
        }
        if (failed) return failed;
        put_played(&played[*done], &pos, length);
    }
    return 0;
}

#if HIDES
/* For tests: a position as world x of seat `seat`, whatever is offered in it. */
int rw_redraw(Position *pos, Agreed *a, i64 seat, u64 x) {
    k_stream drawn = k_stream_of(x, 2);
    redraw(pos, a, seat, &drawn);
    pos->rng = k_stream_of(x, 0);
    pos->ticks = 0;
    return 0;
}
#endif
