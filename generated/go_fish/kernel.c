/* Go Fish. Compiled from go_fish.rules; change the rules, not this file. */
#include "kernel.h"

#define LIMIT 10000
#define IDS 65
#define MOST_SEATS 5
#define BEGIN (-1)

#ifdef FOLDED
#ifndef SEATS
#define SEATS 2
#endif
#define OPTION(name) OPTION_##name
#else
#define SEATS a->seats
#define OPTION(name) a->option_##name
#endif

enum { TURN_CHOOSE };
enum { CARD_SUIT_clubs, CARD_SUIT_diamonds, CARD_SUIT_hearts, CARD_SUIT_spades };

#define HIDES 1


const char *const rw_texts[] = {"", 0};

static const u64 CARD_rank_is[] MAYBE = {0x8004002001ull, 0x10008004002ull, 0x20010008004ull, 0x40020010008ull,
    0x80040020010ull, 0x100080040020ull, 0x200100080040ull, 0x400200100080ull, 0x800400200100ull, 0x1000800400200ull,
    0x2001000800400ull, 0x4002001000800ull, 0x8004002001000ull};
static const i8 CARD_seers[] = {-1, 0, 1, 2, 4, 8, 16, -1, -1, -1, -1, -1};

typedef struct {
    k_stream rng;
    i32 at, ticks;
    u64 card_box;
    u64 hand[5];
    u64 in_hand;
    u64 books[5];
    u64 in_books;
    i64 turn_times;
    u8 card_place[52];
    i8 card_known[52];
    u8 card_cohort[12];
    i8 deck[52];
    i8 deck_n;
    i32 end_score[5];
    i8 end_rank[5];
    i8 me, seats, over, cut;
} Position;

/* What the table has agreed on, and the words of the rulebook that follow from it. */
typedef struct {
    i64 seats;
} Agreed;

FN list_i64 let_of_rank(const Position *pos MAYBE, Agreed *a MAYBE, i64 rank MAYBE, i64 p MAYBE);
FN u64 let_of_rank_set(const Position *pos MAYBE, Agreed *a MAYBE, i64 rank MAYBE, i64 p MAYBE);
FN void do_lay_book(Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 rank MAYBE);

FN u64 hidden_card(const Position *pos, i64 place) {
    if (place >= 2 && place < 7) return pos->hand[place - 2];
    (void)pos, (void)place;
    return 0;
}

FN void mingle_card(Position *pos, i64 old, i64 place) {
    i64 low = pos->card_cohort[old], high = pos->card_cohort[place];
    if (low > high) { i64 other = low; low = high; high = other; }
    for (i64 i = 0; i < 12;
        i++) if (pos->card_cohort[i] == high) pos->card_cohort[i] = (__typeof__(pos->card_cohort[0]))low;
}

FN void leave_card(Position *pos, i64 place) {
    for (i64 i = 0; i < 52; i++) if (pos->card_place[i] == place) return;
    i64 name = pos->card_cohort[place], lowest = -1;
    pos->card_cohort[place] = (__typeof__(pos->card_cohort[0]))place;
    if (name != place) return;
    for (i64 i = 0; i < 12; i++) {
        if (i != place && pos->card_cohort[i] == name) {
            if (lowest < 0) lowest = i;
            pos->card_cohort[i] = (__typeof__(pos->card_cohort[0]))lowest;
        }
    }
}

COLD void follow_card(Position *pos, i64 card, i64 old, i64 place) {
    i64 from = CARD_seers[old], to = CARD_seers[place];
    if (from == -1 || to == -1) { pos->card_known[card] = -1; if (from != -1) { leave_card(pos, old); } return; }
    i64 follows = from | to, everybody = (1 << pos->seats) - 1;
    u64 left = hidden_card(pos, old);
    for (u64 rest = left; rest; rest &= rest - 1) pos->card_known[k_low(rest)] &= follows;
    i64 knows = pos->card_known[card];
    knows = left ? (knows & follows) | to : knows | to;
    pos->card_known[card] = (__typeof__(pos->card_known[0]))((knows & everybody) == everybody ? -1 : knows);
    if (pos->card_known[card] != -1) mingle_card(pos, old, place);
    leave_card(pos, old);
}

COLD void reveal_card(Position *pos, i64 card, i64 seats) {
    if (card < 0) return;
    i64 knows = pos->card_known[card] | seats, everybody = (1 << pos->seats) - 1;
    pos->card_known[card] = (__typeof__(pos->card_known[0]))((knows & everybody) == everybody ? -1 : knows);
}

FN void carry_card(Position *pos, i64 card, i64 old, i64 place, i64 bottom MAYBE) {
    if (card < 0) return;
    if (old < 0 || old >= 12) __builtin_unreachable();
    if (place < 0 || place >= 12) __builtin_unreachable();
    if (old >= 7) {
        pos->books[old - 7] ^= k_bit(card);
        pos->in_books ^= k_bit(card);
    }
    else if (old >= 2) {
        pos->hand[old - 2] ^= k_bit(card);
        pos->in_hand ^= k_bit(card);
    }
    else if (old >= 1) {
        k_take_out(pos->deck, pos->deck_n, card);
    }
    else { pos->card_box ^= k_bit(card); }
    if (place >= 7) {
        pos->books[place - 7] ^= k_bit(card);
        pos->in_books ^= k_bit(card);
    }
    else if (place >= 2) {
        pos->hand[place - 2] ^= k_bit(card);
        pos->in_hand ^= k_bit(card);
    }
    else if (place >= 1) {
        k_put_in(pos->deck, pos->deck_n, card, bottom);
    }
    else { pos->card_box ^= k_bit(card); }
    pos->card_place[card] = (u8)place;
    KNOWING(follow_card(pos, card, old, place));
}

FN void move_card(Position *pos, i64 card, i64 place, i64 bottom MAYBE) {
    if (card < 0) return;
    carry_card(pos, card, pos->card_place[card], place, bottom);
}

FN void derive_card(Position *pos) {
    memset(&pos->card_box, 0, sizeof pos->card_box);
    memset(&pos->hand, 0, sizeof pos->hand);
    memset(&pos->in_hand, 0, sizeof pos->in_hand);
    memset(&pos->books, 0, sizeof pos->books);
    memset(&pos->in_books, 0, sizeof pos->in_books);
    for (i64 card = 0; card < 52; card++) {
        i64 place MAYBE = pos->card_place[card];
        if (place >= 7) {
            pos->books[place - 7] ^= k_bit(card);
            pos->in_books ^= k_bit(card);
        }
        else if (place >= 2) {
            pos->hand[place - 2] ^= k_bit(card);
            pos->in_hand ^= k_bit(card);
        }
        else if (place >= 1) {
        }
        else { pos->card_box ^= k_bit(card); }
    }
}

FN void derive_vars(Position *pos MAYBE) {
}

FN void init(Position *pos, Agreed *a MAYBE, k_stream rng) {
    memset(pos, 0, sizeof *pos);
    pos->rng = rng;
    pos->seats = (i8)SEATS;
    pos->at = NOWHERE;
    derive_card(pos);
    memset(pos->card_known, -1, sizeof pos->card_known);
    for (i64 i = 0; i < 12; i++) pos->card_cohort[i] = (__typeof__(pos->card_cohort[0]))i;
    pos->turn_times = 0;
    derive_vars(pos);
    /*   16  move cards to deck */
    for (i64 k1_thing = 0; k1_thing < 52; k1_thing++) {
        move_card(pos, k1_thing, 1, 0);
    }
}

FN void standing(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 *v MAYBE) {
    /*   13  winner is p with highest count(books[p]) / 4 rounded down */
    v[0] = k_down(k_count(pos->books[p]), 4);
}

FN i64 score(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE) {
    return k_down(k_count(pos->books[p]), 4);
}

HOT void finish(Position *pos) {
    pos->turn_times = 0;
    pos->over = 1;
    pos->at = OVER;
}

COLD void end_ranked(Position *pos, Agreed *a) {
    i64 v[MOST_SEATS][1] = {{0}};
    for (i64 p = 0; p < pos->seats; p++) standing(pos, a, p, v[p]);
    for (i64 p = 0; p < pos->seats; p++) pos->end_score[p] = (i32)score(pos, a, p);
    for (i64 p = 0; p < pos->seats; p++) {
        pos->end_rank[p] = 1;
        for (i64 q = 0; q < pos->seats; q++) {
            i64 i = 0;
            while (i < 1 && v[q][i] == v[p][i]) i++;
            pos->end_rank[p] += (i8)(i < 1 && v[q][i] > v[p][i]);
        }
    }
    finish(pos);
}

HOT void end_drawn(Position *pos, Agreed *a) {
    for (i64 p = 0; p < pos->seats; p++) pos->end_score[p] = (i32)score(pos, a, p), pos->end_rank[p] = 1;
    finish(pos);
}

HOT void end_won(Position *pos, Agreed *a MAYBE, i64 winner) {
    for (i64 p = 0; p < pos->seats; p++) pos->end_score[p] = (i32)score(pos, a, p);
    for (i64 p = 0; p < pos->seats; p++) pos->end_rank[p] = p == winner ? 1 : 2;
    finish(pos);
}

COLD Position cut_off(Position pos, Agreed *a) {
    pos.cut = 1;
    end_ranked(&pos, a);
    return pos;
}

/* By value: what seldom happens must not keep the position out of registers. */
HOT void end_cut(Position *pos, Agreed *a) { *pos = cut_off(*pos, a); }

FN list_i64 let_of_rank(const Position *pos MAYBE, Agreed *a MAYBE, i64 rank MAYBE, i64 p MAYBE) {
    /*   12  let of_rank(rank, p) = [c for c in hand[p] if c.rank is rank] */
    return ({ build_i64 k3_found = {0, 0, 0}; for (u64 k5_rest = (pos->hand[p] & ({ u64 k4_at = (u64)(rank - (1));
        k4_at < 13 ? CARD_rank_is[k4_at] : 0; })); k5_rest; k5_rest &= k5_rest - 1) {
        i64 k2_v MAYBE = k_low(k5_rest); k_add_i64(&k3_found, k2_v); }  k_made_i64(k3_found); });
}

FN u64 let_of_rank_set(const Position *pos MAYBE, Agreed *a MAYBE, i64 rank MAYBE, i64 p MAYBE) {
    /*   12  let of_rank(rank, p) = [c for c in hand[p] if c.rank is rank] */
    return (pos->hand[p] & ({ u64 k6_at = (u64)(rank - (1)); k6_at < 13 ? CARD_rank_is[k6_at] : 0; }));
}

FN void do_lay_book(Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 rank MAYBE) {
    /*   38  rule lay_book(p, rank) */
    /*   39  reveal count(of_rank(rank, p)) is 4 */
    /*   40  if count(of_rank(rank, p)) is 4: move of_rank(rank, p) to books[p] */
    if ((k_count(let_of_rank_set(pos, a, rank, p)) == 4)) {
        for (u64 k8_rest = let_of_rank_set(pos, a, rank, p); k8_rest; k8_rest &= k8_rest - 1) {
            i64 k7_thing MAYBE = k_low(k8_rest);
            move_card(pos, k7_thing, 7 + p, 0);
        }
    }
    /*   41  if count(books) is 52: end game */
    if ((k_count(pos->in_books) == 52)) {
        end_ranked(pos, a);
        return;
    }
}

COLD void redraw_card(Position *pos, i64 seat, k_stream *rng) {
    i64 loose[52], here[12] = {0}, everybody = (1 << pos->seats) - 1;
    i8 lost[52];
    for (i64 t = 0; t < 52; t++) {
        lost[t] = !((pos->card_known[t] | CARD_seers[pos->card_place[t]]) >> seat & 1);
        here[pos->card_place[t]] += lost[t];
    }
    for (i64 name = 0; name < 12; name++) {
        i64 n = 0;
        for (i64 t = 0; t < 52; t++) if (lost[t] && pos->card_cohort[pos->card_place[t]] == name) loose[n++] = t;
        if (!n) continue;
        k_mixed(rng, loose, n);
        for (i64 p = 1; p < 12; p++) {
            if (!here[p] || pos->card_cohort[p] != name) continue;
            if (p >= 1 && p < 2) {
                for (i64 i = 0, k = n; i < pos->deck_n; i++)
                    if (lost[pos->deck[i]]) pos->deck[i] = (__typeof__(pos->deck[i]))loose[--k];
            }
            for (i64 k = here[p]; k; k--) pos->card_place[loose[--n]] = (__typeof__(pos->card_place[0]))p;
        }
    }
    for (i64 t = 0; t < 52; t++) {
        i64 sees = CARD_seers[pos->card_place[t]], all = (pos->card_known[t] & everybody) == everybody;
        i64 more = all && (sees & everybody) != everybody;
        i64 mine = !lost[t] && !(sees >> seat & 1) && (pos->card_known[t] >> seat & 1);
        pos->card_known[t] = (__typeof__(pos->card_known[0]))(more ? -1 : mine ? 1ll << seat | sees : sees);
    }
    derive_card(pos);
}

/* What a seat cannot see, drawn anew. */
FN void redraw(Position *pos, Agreed *a MAYBE, i64 seat MAYBE, k_stream *rng MAYBE) {
    redraw_card(pos, seat, rng);
    derive_vars(pos);
}

FN i64 holds(const Position *pos MAYBE, Agreed *a MAYBE) {
    return 1;
}

FN void offer_turn_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*   24  choose "Ask {q} for {rank}" for q in opponents, rank in 1..13 if count(hand[q]) > 0 and count(of_ran.. */
    for (u64 k9_rest = (((1ull << SEATS) - 1) & ~k_bit((i64)pos->me)); k9_rest; k9_rest &= k9_rest - 1) {
        i64 q MAYBE = k_low(k9_rest);
        if (((pos->hand[q] != 0))) {
            k_offer_word(offered, 0 + 13 * q, ({ u64 k10_found = 0; for (i64 rank = 1; rank <= 13; rank++) {
                k10_found |= (u64)!!(((let_of_rank_set(pos, a, rank, (i64)pos->me) != 0))) << (rank - (1));
                } k10_found; }));
        }
    }
}

FN i64 decider(const Position *pos, Agreed *a MAYBE) {
    return pos->me;
}

static k_run k_runs[IDS + 8];
typedef struct { k_stream rng; i64 length; u32 *taken; } Playing;

COLD void offer(const Position *pos, Agreed *a, k_offer *offered) {
    switch (pos->at) {
        case TURN_CHOOSE: offer_turn_choose(pos, a, offered); return;
        default: return;
    }
}

HOT void run(Position *pos, Agreed *a MAYBE, i64 id, Playing *playing) {
    i64 k MAYBE;
    i64 turn_ask_with_q MAYBE = 0;
    i64 turn_ask_with_rank MAYBE = 0;
    if (id != BEGIN) switch (pos->at) {
        case TURN_CHOOSE: goto take_turn_choose;
        default: return;
    }
    {
        /*   17  shuffle deck */
        if (pos->deck_n > 1) KNOWING({ for (i64 k12_i = 0; k12_i < pos->deck_n;
            k12_i++) pos->card_known[pos->deck[k12_i]] = 0; });
        k_shuffle(&pos->rng, pos->deck, pos->deck_n)
        /*   18  deal 7 if count(players) < 4 else 5 from deck to hand[p] for p in players */
        for (i64 p = 0; p < SEATS; p++) {
            for (i64 k14_n = ((k_count(((1ull << SEATS) - 1)) < 4) ? 7 : 5), k15_most = pos->deck_n; k14_n > 0
                && k15_most > 0; k14_n--, k15_most--)
                carry_card(pos, top_of(pos->deck, pos->deck_n), 1, 2 + p, 0);
        }
        /*   19  for p in players, rank in 1..13: lay_book(p, rank) */
        for (i64 p = 0; p < SEATS; p++) { for (i64 rank = 1; rank <= 13; rank++) {
            do_lay_book(pos, a, p, rank);
            if (pos->over) return;
        } }
    }
    goto begin;
    begin: MAYBE;
    pos->me = (i8)0;
    goto at_turn;
    next_turn: MAYBE;
    pos->me = (i8)(pos->me + 1 == SEATS ? 0 : pos->me + 1);
    goto at_turn;
    at_turn: MAYBE; {
        /*   21  turn */
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        pos->ticks++;
        /*   22  repeat 60 times */
        pos->turn_times = (__typeof__(pos->turn_times))60;
        goto at_turn_again;
    }
    at_turn_again: MAYBE; {
        /*   22  repeat 60 times */
        if (((i64)pos->turn_times > 0)) goto at_turn_once;
        goto at_turn_on;
    }
    at_turn_on: MAYBE; {
        pos->turn_times = 0;
        goto next_turn;
    }
    at_turn_once: MAYBE; {
        /*   22  repeat 60 times */
        pos->turn_times = (__typeof__(pos->turn_times))((i64)(i64)pos->turn_times - 1);
        /*   23  if count(hand[me]) is 0: draw 1 from deck to hand[me] */
        if ((pos->hand[(i64)pos->me] == 0)) {
            if (pos->deck_n) carry_card(pos, top_of(pos->deck, pos->deck_n), 1, 2 + (i64)pos->me, 0);
        }
        /*   24  choose "Ask {q} for {rank}" for q in opponents, rank in 1..13 if count(hand[q]) > 0 and count(of.. */
        pos->at = TURN_CHOOSE;
        k_free = k_memory;
        k_offer offered = {k_runs, 0, 0};
        offer_turn_choose(pos, a, &offered);
        if (UNLIKELY(!(offered.total))) {
            pos->at = NOWHERE;
            goto at_turn_otherwise;
        }
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        if (!playing) return;
        playing->length++;
        pos->ticks++;
        k_free = k_memory;
        id = k_pick(&offered, k_below(&playing->rng, offered.total));
        if (playing->taken) playing->taken[id]++;
        goto take_turn_choose;
    }
    at_turn_on_2: MAYBE; {
        goto at_turn_again;
    }
    at_turn_ask: MAYBE; {
        /*   24  choose "Ask {q} for {rank}" for q in opponents, rank in 1..13 if count(hand[q]) > 0 and count(of.. */
        /*   25  reveal of_rank(rank, q) */
        KNOWING({ for (u64 k18_rest = let_of_rank_set(pos, a, turn_ask_with_rank, turn_ask_with_q); k18_rest;
            k18_rest &= k18_rest - 1) { i64 k17_thing MAYBE = k_low(k18_rest); reveal_card(pos, k17_thing, -1); } });
        /*   26  if count(of_rank(rank, q)) > 0 */
        if ((let_of_rank_set(pos, a, turn_ask_with_rank, turn_ask_with_q) != 0)) {
            /*   27  move of_rank(rank, q) to hand[me] */
            for (u64 k20_rest = let_of_rank_set(pos, a, turn_ask_with_rank, turn_ask_with_q); k20_rest;
                k20_rest &= k20_rest - 1) { i64 k19_thing MAYBE = k_low(k20_rest);
                move_card(pos, k19_thing, 2 + (i64)pos->me, 0);
            }
            /*   28  lay_book(me, rank) */
            do_lay_book(pos, a, (i64)pos->me, turn_ask_with_rank);
            if (pos->over) return;
        }
        else {
            /*   30  let held = count(of_rank(rank, me)) */
            i64 held MAYBE = k_count(let_of_rank_set(pos, a, turn_ask_with_rank, (i64)pos->me));
            /*   31  draw 1 from deck to hand[me] */
            if (pos->deck_n) carry_card(pos, top_of(pos->deck, pos->deck_n), 1, 2 + (i64)pos->me, 0);
            /*   32  let lucky = count(of_rank(rank, me)) > held */
            i64 lucky MAYBE = (k_count(let_of_rank_set(pos, a, turn_ask_with_rank, (i64)pos->me)) > held);
            /*   33  reveal lucky */
            /*   34  for r in 1..13: lay_book(me, r) */
            for (i64 r = 1; r <= 13; r++) {
                do_lay_book(pos, a, (i64)pos->me, r);
                if (pos->over) return;
            }
            /*   35  if not lucky: done */
            if (!lucky) {
                pos->turn_times = 0;
                goto next_turn;
            }
        }
        goto at_turn_on_2;
    }
    at_turn_otherwise: MAYBE; {
        /*   36  otherwise: done */
        pos->turn_times = 0;
        goto next_turn;
    }
    take_turn_choose: MAYBE; {
        {
            k_free = k_memory;
            i64 q MAYBE = (id / 13);
            i64 rank MAYBE = (id % 13) + (1);
            turn_ask_with_q = q;
            turn_ask_with_rank = rank;
            goto at_turn_ask;
        }
    }
}

const k_slot rw_slots[] = {
    {"card_box", "set", "", offsetof(Position, card_box), sizeof(u64), 1, 0, 1, 0},
    {"hand", "each set", "", offsetof(Position, hand), sizeof(u64), 5, 0, 1, 0},
    {"in_hand", "set", "", offsetof(Position, in_hand), sizeof(u64), 1, 0, 1, 0},
    {"books", "each set", "", offsetof(Position, books), sizeof(u64), 5, 0, 1, 0},
    {"in_books", "set", "", offsetof(Position, in_books), sizeof(u64), 1, 0, 1, 0},
    {"turn_times", "number", "", offsetof(Position, turn_times), sizeof(i64), 1, 1, 0, 0},
    {"card_place", "each number", "", offsetof(Position, card_place), sizeof(u8), 52, 0, 0, 0},
    {"card_known", "each number", "", offsetof(Position, card_known), sizeof(i8), 52, 1, 0, 0},
    {"card_cohort", "each number", "", offsetof(Position, card_cohort), sizeof(u8), 12, 0, 0, 0},
    {"deck", "ordered", "52", offsetof(Position, deck), sizeof(i8), 1, 1, 0, 0},
    {"deck_n", "length", "", offsetof(Position, deck_n), sizeof(i8), 1, 1, 0, 0},
    {0, 0, 0, 0, 0, 0, 0, 0, 0},
};

static void derive(Position *pos MAYBE) {
    derive_card(pos);
    derive_vars(pos);
}

static void agree(Agreed *a, const i64 *options MAYBE) {
    (void)a;
}

#include "kernel_play.h"
