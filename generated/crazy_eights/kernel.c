/* Crazy Eights. Compiled from crazy_eights.rules; change the rules, not this file. */
#include "kernel.h"

#define LIMIT 10000
#define IDS 58
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

enum { TURN_CHOOSE, PLAY_CHOOSE };
enum { SUIT_clubs, SUIT_diamonds, SUIT_hearts, SUIT_spades };

#define HIDES 1


const char *const rw_texts[] = {"", 0};

static const i8 CARD_rank[] MAYBE = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
    12, 13, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13};
static const u64 CARD_rank_of_card_rank[] MAYBE = {0x8004002001ull, 0x10008004002ull, 0x20010008004ull,
    0x40020010008ull, 0x80040020010ull, 0x100080040020ull, 0x200100080040ull, 0x400200100080ull, 0x800400200100ull,
    0x1000800400200ull, 0x2001000800400ull, 0x4002001000800ull, 0x8004002001000ull, 0x8004002001ull,
    0x10008004002ull, 0x20010008004ull, 0x40020010008ull, 0x80040020010ull, 0x100080040020ull, 0x200100080040ull,
    0x400200100080ull, 0x800400200100ull, 0x1000800400200ull, 0x2001000800400ull, 0x4002001000800ull,
    0x8004002001000ull, 0x8004002001ull, 0x10008004002ull, 0x20010008004ull, 0x40020010008ull, 0x80040020010ull,
    0x100080040020ull, 0x200100080040ull, 0x400200100080ull, 0x800400200100ull, 0x1000800400200ull,
    0x2001000800400ull, 0x4002001000800ull, 0x8004002001000ull, 0x8004002001ull, 0x10008004002ull, 0x20010008004ull,
    0x40020010008ull, 0x80040020010ull, 0x100080040020ull, 0x200100080040ull, 0x400200100080ull, 0x800400200100ull,
    0x1000800400200ull, 0x2001000800400ull, 0x4002001000800ull, 0x8004002001000ull};
static const i8 CARD_suit[] MAYBE = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3};
static const u64 CARD_suit_is[] MAYBE = {0x1fffull, 0x3ffe000ull, 0x7ffc000000ull, 0xfff8000000000ull};
static const i8 CARD_seers[] = {-1, 0, -1, -1, 1, 2, 4, 8, 16};

typedef struct {
    k_stream rng;
    i32 at, ticks;
    u64 card_box;
    u64 aside;
    u64 hand[5];
    u64 in_hand;
    i64 turn_times;
    u8 card_place[52];
    i8 card_known[52];
    u8 card_cohort[9];
    i8 deck[52];
    i8 deck_n;
    i8 pile[52];
    i8 pile_n;
    i8 starter;
    i8 suit_now;
    i8 drawn;
    i8 passes;
    i8 play_card;
    i32 end_score[5];
    i8 end_rank[5];
    i8 me, seats, over, cut;
} Position;

/* What the table has agreed on, and the words of the rulebook that follow from it. */
typedef struct {
    i64 seats;
} Agreed;

FN i64 let_fits(const Position *pos MAYBE, Agreed *a MAYBE, i64 card MAYBE);
FN i64 let_may_draw(const Position *pos MAYBE, Agreed *a MAYBE);
FN i64 let_points(i64 card MAYBE);

FN u64 hidden_card(const Position *pos, i64 place) {
    if (place >= 4 && place < 9) return pos->hand[place - 4];
    (void)pos, (void)place;
    return 0;
}

FN void mingle_card(Position *pos, i64 old, i64 place) {
    i64 low = pos->card_cohort[old], high = pos->card_cohort[place];
    if (low > high) { i64 other = low; low = high; high = other; }
    for (i64 i = 0; i < 9;
        i++) if (pos->card_cohort[i] == high) pos->card_cohort[i] = (__typeof__(pos->card_cohort[0]))low;
}

FN void leave_card(Position *pos, i64 place) {
    for (i64 i = 0; i < 52; i++) if (pos->card_place[i] == place) return;
    i64 name = pos->card_cohort[place], lowest = -1;
    pos->card_cohort[place] = (__typeof__(pos->card_cohort[0]))place;
    if (name != place) return;
    for (i64 i = 0; i < 9; i++) {
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
    if (old < 0 || old >= 9) __builtin_unreachable();
    if (place < 0 || place >= 9) __builtin_unreachable();
    if (old >= 4) {
        pos->hand[old - 4] ^= k_bit(card);
        pos->in_hand ^= k_bit(card);
    }
    else if (old >= 3) {
        pos->aside ^= k_bit(card);
    }
    else if (old >= 2) {
        k_take_out(pos->pile, pos->pile_n, card);
    }
    else if (old >= 1) {
        k_take_out(pos->deck, pos->deck_n, card);
    }
    else { pos->card_box ^= k_bit(card); }
    if (place >= 4) {
        pos->hand[place - 4] ^= k_bit(card);
        pos->in_hand ^= k_bit(card);
    }
    else if (place >= 3) {
        pos->aside ^= k_bit(card);
    }
    else if (place >= 2) {
        k_put_in(pos->pile, pos->pile_n, card, bottom);
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
    memset(&pos->aside, 0, sizeof pos->aside);
    memset(&pos->hand, 0, sizeof pos->hand);
    memset(&pos->in_hand, 0, sizeof pos->in_hand);
    for (i64 card = 0; card < 52; card++) {
        i64 place MAYBE = pos->card_place[card];
        if (place >= 4) {
            pos->hand[place - 4] ^= k_bit(card);
            pos->in_hand ^= k_bit(card);
        }
        else if (place >= 3) {
            pos->aside ^= k_bit(card);
        }
        else if (place >= 2) {
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
    for (i64 i = 0; i < 9; i++) pos->card_cohort[i] = (__typeof__(pos->card_cohort[0]))i;
    /*   13  var starter: player = player(1) */
    pos->starter = (__typeof__(pos->starter))(0);
    /*   14  var suit_now: suit = clubs */
    pos->suit_now = (__typeof__(pos->suit_now))(SUIT_clubs);
    /*   15  var drawn: 0..5 = 0 */
    pos->drawn = (__typeof__(pos->drawn))(0);
    /*   16  var passes: 0..6 = 0 */
    pos->passes = (__typeof__(pos->passes))(0);
    pos->turn_times = 0;
    pos->play_card = 0;
    derive_vars(pos);
}

FN void standing(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 *v MAYBE) {
    /*   22  winner is p with lowest sum(points(c) for c in hand[p]) */
    v[0] = -({ i64 k1_found = 0; for (u64 k2_rest = pos->hand[p]; k2_rest; k2_rest &= k2_rest - 1) {
        i64 c MAYBE = k_low(k2_rest); k1_found += let_points(c); }  k1_found; });
}

FN i64 score(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE) {
    return ({ i64 k3_found = 0; for (u64 k4_rest = pos->hand[p]; k4_rest; k4_rest &= k4_rest - 1) {
        i64 c MAYBE = k_low(k4_rest); k3_found += let_points(c); }  k3_found; });
}

HOT void finish(Position *pos) {
    pos->turn_times = 0;
    pos->play_card = 0;
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

FN i64 let_fits(const Position *pos MAYBE, Agreed *a MAYBE, i64 card MAYBE) {
    /*   18  let fits(card) = card.rank is 8 or card.suit is suit_now or card.rank is first(pile).rank */
    char *k_mark = k_free;
    RETURN(i64, ((CARD_rank[card] == 8) || (CARD_suit[card] == (i64)pos->suit_now)
        || (CARD_rank[card] == CARD_rank[top_of(pos->pile, pos->pile_n)])));
}

FN i64 let_may_draw(const Position *pos MAYBE, Agreed *a MAYBE) {
    /*   19  let may_draw = drawn < 5 and count(deck) > 0 */
    char *k_mark = k_free;
    RETURN(i64, (((i64)pos->drawn < 5) && ((i64)pos->deck_n > 0)));
}

FN i64 let_points(i64 card MAYBE) {
    /*   20  let points(card) = 50 if card.rank is 8 else 10 if card.rank > 10 else card.rank */
    return ((CARD_rank[card] == 8) ? 50 : ((CARD_rank[card] > 10) ? 10 : CARD_rank[card]));
}

COLD void redraw_card(Position *pos, i64 seat, k_stream *rng) {
    i64 loose[52], here[9] = {0}, everybody = (1 << pos->seats) - 1;
    i8 lost[52];
    for (i64 t = 0; t < 52; t++) {
        lost[t] = !((pos->card_known[t] | CARD_seers[pos->card_place[t]]) >> seat & 1);
        here[pos->card_place[t]] += lost[t];
    }
    for (i64 name = 0; name < 9; name++) {
        i64 n = 0;
        for (i64 t = 0; t < 52; t++) if (lost[t] && pos->card_cohort[pos->card_place[t]] == name) loose[n++] = t;
        if (!n) continue;
        k_mixed(rng, loose, n);
        for (i64 p = 1; p < 9; p++) {
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
    /*   39  choose */
    /*   40  "Play {card}" for card in hand[me] if fits(card) */
    k_offer_word(offered, 0, (((pos->hand[(i64)pos->me] & ~(0x400200100080ull | ({
        u64 k5_at = (u64)((i64)pos->suit_now - (0));
        k5_at < 4 ? CARD_suit_is[k5_at] : 0; }))) != 0) ? ((pos->hand[(i64)pos->me] & (0x400200100080ull | ({
        u64 k6_at = (u64)((i64)pos->suit_now - (0));
        k6_at < 4 ? CARD_suit_is[k6_at] : 0; }))) | ((pos->hand[(i64)pos->me] & ~(0x400200100080ull | ({
        u64 k7_at = (u64)((i64)pos->suit_now - (0));
        k7_at < 4 ? CARD_suit_is[k7_at] : 0; }))) & CARD_rank_of_card_rank[top_of(pos->pile,
    pos->pile_n)])) : (pos->hand[(i64)pos->me] & (0x400200100080ull | ({ u64 k8_at = (u64)((i64)pos->suit_now - (0)); k8_at < 4 ? CARD_suit_is[k8_at] : 0; })))));
    /*   43  "Draw" if may_draw */
    if ((let_may_draw(pos, a))) {
        k_offer_word(offered, 52, 1);
    }
    /*   47  "Pass" if not may_draw */
    if ((!let_may_draw(pos, a))) {
        k_offer_word(offered, 53, 1);
    }
}

FN void offer_play_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*   58  choose "Name {suit}" for suit in suits */
    k_offer_word(offered, 54, ((1ull << 4) - 1));
}

FN i64 decider(const Position *pos, Agreed *a MAYBE) {
    return pos->me;
}

static k_run k_runs[IDS + 8];
typedef struct { k_stream rng; i64 length; u32 *taken; } Playing;

COLD void offer(const Position *pos, Agreed *a, k_offer *offered) {
    switch (pos->at) {
        case TURN_CHOOSE: offer_turn_choose(pos, a, offered); return;
        case PLAY_CHOOSE: offer_play_choose(pos, a, offered); return;
        default: return;
    }
}

HOT void run(Position *pos, Agreed *a MAYBE, i64 id, Playing *playing) {
    i64 k MAYBE;
    i64 turn_play_with_card MAYBE = 0;
    i64 play_name_with_suit MAYBE = 0;
    if (id != BEGIN) switch (pos->at) {
        case TURN_CHOOSE: goto take_turn_choose;
        case PLAY_CHOOSE: goto take_play_choose;
        default: return;
    }
    {
        /*   25  starter = roll players */
        pos->starter = (__typeof__(pos->starter))(({ u64 k9_set = ((1ull << SEATS) - 1);
            k_nth(k9_set, k_below(&pos->rng, k_count(k9_set))); }));
        /*   26  move cards to deck */
        for (i64 k10_thing = 0; k10_thing < 52; k10_thing++) {
            move_card(pos, k10_thing, 1, 0);
        }
        /*   27  shuffle deck */
        if (pos->deck_n > 1) KNOWING({ for (i64 k11_i = 0; k11_i < pos->deck_n;
            k11_i++) pos->card_known[pos->deck[k11_i]] = 0; });
        k_shuffle(&pos->rng, pos->deck, pos->deck_n)
        /*   28  deal 7 if count(players) is 2 else 5 from deck to hand[p] for p in players */
        for (i64 p = 0; p < SEATS; p++) {
            for (i64 k13_n = ((k_count(((1ull << SEATS) - 1)) == 2) ? 7 : 5), k14_most = pos->deck_n; k13_n > 0
                && k14_most > 0; k13_n--, k14_most--)
                carry_card(pos, top_of(pos->deck, pos->deck_n), 1, 4 + p, 0);
        }
        /*   29  repeat 5 times */
        for (i64 k15_n = 5; k15_n > 0; k15_n--) {
            /*   30  if count(pile) is 0: draw 1 from deck to pile */
            if (((i64)pos->pile_n == 0)) {
                if (pos->deck_n) carry_card(pos, top_of(pos->deck, pos->deck_n), 1, 2, 0);
            }
            /*   31  if first(pile).rank is 8: move pile to aside */
            if ((CARD_rank[top_of(pos->pile, pos->pile_n)] == 8)) {
                { list_i64 k18_list = k_reverse_i64(from_top(pos->pile, pos->pile_n)); for (i64 k19_i = 0;
                    k19_i < k18_list.n; k19_i++) { i64 k17_thing MAYBE = k18_list.v[k19_i];
                    carry_card(pos, k17_thing, 2, 3, 0);
                } }
            }
        }
        /*   32  move aside to deck */
        for (u64 k21_rest = pos->aside; k21_rest; k21_rest &= k21_rest - 1) { i64 k20_thing MAYBE = k_low(k21_rest);
            carry_card(pos, k20_thing, 3, 1, 0);
        }
        /*   33  shuffle deck */
        if (pos->deck_n > 1) KNOWING({ for (i64 k22_i = 0; k22_i < pos->deck_n;
            k22_i++) pos->card_known[pos->deck[k22_i]] = 0; });
        k_shuffle(&pos->rng, pos->deck, pos->deck_n)
        /*   34  suit_now = first(pile).suit */
        pos->suit_now = (__typeof__(pos->suit_now))(CARD_suit[top_of(pos->pile, pos->pile_n)]);
    }
    goto begin;
    begin: MAYBE;
    pos->me = (i8)(i64)pos->starter;
    goto at_turn;
    next_turn: MAYBE;
    pos->me = (i8)(pos->me + 1 == SEATS ? 0 : pos->me + 1);
    goto at_turn;
    at_turn: MAYBE; {
        /*   36  turn from starter */
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        pos->ticks++;
        /*   37  drawn = 0 */
        pos->drawn = (__typeof__(pos->drawn))(0);
        /*   38  repeat 6 times */
        pos->turn_times = (__typeof__(pos->turn_times))6;
        goto at_turn_again;
    }
    at_turn_again: MAYBE; {
        /*   38  repeat 6 times */
        if (((i64)pos->turn_times > 0)) goto at_turn_once;
        goto at_turn_on;
    }
    at_turn_on: MAYBE; {
        pos->turn_times = 0;
        goto next_turn;
    }
    at_turn_once: MAYBE; {
        /*   38  repeat 6 times */
        pos->turn_times = (__typeof__(pos->turn_times))((i64)(i64)pos->turn_times - 1);
        /*   39  choose */
        pos->at = TURN_CHOOSE;
        k_free = k_memory;
        u64 o0 = (((pos->hand[(i64)pos->me] & ~(0x400200100080ull | ({ u64 k23_at = (u64)((i64)pos->suit_now - (0));
            k23_at < 4 ? CARD_suit_is[k23_at] : 0; }))) != 0) ? ((pos->hand[(i64)pos->me] & (0x400200100080ull | ({
            u64 k24_at = (u64)((i64)pos->suit_now - (0));
            k24_at < 4 ? CARD_suit_is[k24_at] : 0; }))) | ((pos->hand[(i64)pos->me] & ~(0x400200100080ull | ({
            u64 k25_at = (u64)((i64)pos->suit_now - (0));
            k25_at < 4 ? CARD_suit_is[k25_at] : 0; }))) & CARD_rank_of_card_rank[top_of(pos->pile,
    pos->pile_n)])) : (pos->hand[(i64)pos->me] & (0x400200100080ull | ({ u64 k26_at = (u64)((i64)pos->suit_now - (0)); k26_at < 4 ? CARD_suit_is[k26_at] : 0; }))));
        i64 n0 = k_count(o0);
        u64 o1 = (let_may_draw(pos, a));
        i64 n1 = k_count(o1);
        u64 o2 = (!let_may_draw(pos, a));
        i64 n2 = k_count(o2);
        if (UNLIKELY(!(n0 + n1 + n2))) {
            k_fault();
        }
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        if (!playing) return;
        playing->length++;
        pos->ticks++;
        k_free = k_memory;
        k = k_below(&playing->rng, n0 + n1 + n2);
        if (k < n0) {
            id = 0 + k_nth(o0, k);
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            i64 card MAYBE = (id);
            turn_play_with_card = card;
            goto at_turn_play;
        }
        k -= n0;
        if (k < n1) {
            id = 52;
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            goto at_turn_draw;
        }
        k -= n1;
        {
            id = 53;
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            goto at_turn_pass;
        }
    }
    at_turn_on_2: MAYBE; {
        goto at_turn_again;
    }
    at_turn_play: MAYBE; {
        /*   40  "Play {card}" for card in hand[me] if fits(card) */
        /*   41  play(card) */
        i64 k27_arg = turn_play_with_card;
        pos->play_card = (__typeof__(pos->play_card))k27_arg;
        pos->turn_times = 0;
        goto at_play;
    }
    at_turn_after_play: MAYBE; {
        /*   42  done */
        goto next_turn;
    }
    at_turn_draw: MAYBE; {
        /*   44  draw 1 from deck to hand[me] */
        if (pos->deck_n) carry_card(pos, top_of(pos->deck, pos->deck_n), 1, 4 + (i64)pos->me, 0);
        /*   45  drawn += 1 */
        pos->drawn = (__typeof__(pos->drawn))(pos->drawn + 1);
        /*   46  passes = 0 */
        pos->passes = (__typeof__(pos->passes))(0);
        goto at_turn_on_2;
    }
    at_turn_pass: MAYBE; {
        /*   48  if count(deck) is 0: passes += 1 */
        if (((i64)pos->deck_n == 0)) {
            pos->passes = (__typeof__(pos->passes))k_within(pos->passes + 1, 0, 6);
        }
        /*   49  if passes > count(players): end game */
        if (((i64)pos->passes > k_count(((1ull << SEATS) - 1)))) {
            end_ranked(pos, a);
            return;
        }
        /*   50  done */
        pos->turn_times = 0;
        goto next_turn;
    }
    at_play: MAYBE; {
        /*   52  rule play(card) */
        /*   53  passes = 0 */
        pos->passes = (__typeof__(pos->passes))(0);
        /*   54  move card to pile */
        move_card(pos, (i64)pos->play_card, 2, 0);
        /*   55  suit_now = card.suit */
        pos->suit_now = (__typeof__(pos->suit_now))(CARD_suit[(i64)pos->play_card]);
        /*   56  if count(hand[me]) is 0: end game */
        if ((pos->hand[(i64)pos->me] == 0)) {
            end_ranked(pos, a);
            return;
        }
        /*   57  if card.rank is 8 */
        if ((CARD_rank[(i64)pos->play_card] == 8)) goto at_play_if;
        goto at_play_on;
    }
    at_play_on: MAYBE; {
        pos->play_card = 0;
        goto at_turn_after_play;
    }
    at_play_if: MAYBE; {
        /*   58  choose "Name {suit}" for suit in suits */
        pos->play_card = 0;
        pos->at = PLAY_CHOOSE;
        k_free = k_memory;
        u64 o0 = ((1ull << 4) - 1);
        i64 n0 = k_count(o0);
        if (UNLIKELY(!(n0))) {
            k_fault();
        }
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        if (!playing) return;
        playing->length++;
        pos->ticks++;
        k_free = k_memory;
        k = k_below(&playing->rng, n0);
        {
            id = 54 + k_nth(o0, k);
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            i64 suit MAYBE = ((id - 54));
            play_name_with_suit = suit;
            goto at_play_name;
        }
    }
    at_play_on_2: MAYBE; {
        goto at_play_on;
    }
    at_play_name: MAYBE; {
        /*   58  choose "Name {suit}" for suit in suits */
        /*   59  suit_now = suit */
        pos->suit_now = (__typeof__(pos->suit_now))(play_name_with_suit);
        goto at_play_on_2;
    }
    take_turn_choose: MAYBE; {
        if (id < 52) {
            k_free = k_memory;
            i64 card MAYBE = (id);
            turn_play_with_card = card;
            goto at_turn_play;
        }
        if (id < 53) {
            k_free = k_memory;
            goto at_turn_draw;
        }
        {
            k_free = k_memory;
            goto at_turn_pass;
        }
    }
    take_play_choose: MAYBE; {
        {
            k_free = k_memory;
            i64 suit MAYBE = ((id - 54));
            play_name_with_suit = suit;
            goto at_play_name;
        }
    }
}

const k_slot rw_slots[] = {
    {"card_box", "set", "", offsetof(Position, card_box), sizeof(u64), 1, 0, 1, 0},
    {"aside", "set", "", offsetof(Position, aside), sizeof(u64), 1, 0, 1, 0},
    {"hand", "each set", "", offsetof(Position, hand), sizeof(u64), 5, 0, 1, 0},
    {"in_hand", "set", "", offsetof(Position, in_hand), sizeof(u64), 1, 0, 1, 0},
    {"turn_times", "number", "", offsetof(Position, turn_times), sizeof(i64), 1, 1, 0, 0},
    {"card_place", "each number", "", offsetof(Position, card_place), sizeof(u8), 52, 0, 0, 0},
    {"card_known", "each number", "", offsetof(Position, card_known), sizeof(i8), 52, 1, 0, 0},
    {"card_cohort", "each number", "", offsetof(Position, card_cohort), sizeof(u8), 9, 0, 0, 0},
    {"deck", "ordered", "52", offsetof(Position, deck), sizeof(i8), 1, 1, 0, 0},
    {"deck_n", "length", "", offsetof(Position, deck_n), sizeof(i8), 1, 1, 0, 0},
    {"pile", "ordered", "52", offsetof(Position, pile), sizeof(i8), 1, 1, 0, 0},
    {"pile_n", "length", "", offsetof(Position, pile_n), sizeof(i8), 1, 1, 0, 0},
    {"starter", "number", "", offsetof(Position, starter), sizeof(i8), 1, 1, 0, 0},
    {"suit_now", "number", "", offsetof(Position, suit_now), sizeof(i8), 1, 1, 0, 0},
    {"drawn", "number", "", offsetof(Position, drawn), sizeof(i8), 1, 1, 0, 0},
    {"passes", "number", "", offsetof(Position, passes), sizeof(i8), 1, 1, 0, 0},
    {"play_card", "number", "", offsetof(Position, play_card), sizeof(i8), 1, 1, 0, 0},
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
