/* Goofspiel. Compiled from goofspiel.rules; change the rules, not this file. */
#include "kernel.h"

#define LIMIT 10000
#define IDS 8
#define MOST_SEATS 2
#define BEGIN (-1)

#ifdef FOLDED
#ifndef SEATS
#define SEATS 2
#endif
#define OPTION(name) OPTION_##name
#else
#define SEATS 2
#define OPTION(name) a->option_##name
#endif

enum { ROUND_CHOOSE };
enum { CARD_COLOUR_red, CARD_COLOUR_blue };

#define HIDES 1


const char *const rw_texts[] = {"", 0};

static const i8 CARD_colour[] MAYBE = {0, 0, 0, 0, 1, 1, 1, 1};
static const i8 CARD_value[] MAYBE = {1, 2, 3, 4, 1, 2, 3, 4};
static const i8 PRIZE_value[] MAYBE = {1, 2, 3, 4};
static const i8 PRIZE_seers[] = {-1, 0, -1, -1, -1, -1};
static const i8 CARD_seers[] = {-1, 1, 2, 1, 2, -1};

#define AT_ONCE

/* What lies where when all begin to decide at once. */
typedef struct {
    k_stream rng;
    i32 at, ticks;
    u64 prize_box;
    u64 won[2];
    u64 in_won;
    u64 lost;
    u64 card_box;
    u64 hand[2];
    u64 in_hand;
    u64 in_bid;
    u64 spent;
    i32 round_seats_left[2];
    i16 round_seats_left_n;
    u8 prize_place[4];
    i8 prize_known[4];
    u8 prize_cohort[6];
    i8 stock[4];
    i8 stock_n;
    i8 prize_now;
    u8 card_place[8];
    i8 card_known[8];
    u8 card_cohort[6];
    i8 bid[2];
    i8 round_kept_me;
    i8 round_seat;
    i32 end_score[2];
    i8 end_rank[2];
    i8 me, seats, over, cut;
} Began;

typedef struct {
    k_stream rng;
    i32 at, ticks;
    u64 prize_box;
    u64 won[2];
    u64 in_won;
    u64 lost;
    u64 card_box;
    u64 hand[2];
    u64 in_hand;
    u64 in_bid;
    u64 spent;
    i32 round_seats_left[2];
    i16 round_seats_left_n;
    u8 prize_place[4];
    i8 prize_known[4];
    u8 prize_cohort[6];
    i8 stock[4];
    i8 stock_n;
    i8 prize_now;
    u8 card_place[8];
    i8 card_known[8];
    u8 card_cohort[6];
    i8 bid[2];
    i8 round_kept_me;
    i8 round_seat;
    i32 end_score[2];
    i8 end_rank[2];
    i8 me, seats, over, cut;
    struct { Began began; i32 asked; i8 block; } at_once;
} Position;

FN void all_decide(Position *pos, i64 block) {
    memcpy(&pos->at_once.began, pos, sizeof(Began));
    pos->at_once.asked = 0;
    pos->at_once.block = (i8)block;
}

FN void all_have_decided(Position *pos) { memset(&pos->at_once, 0, sizeof pos->at_once); }

/* What the table has agreed on, and the words of the rulebook that follow from it. */
typedef struct {
    i64 seats;
} Agreed;

FN i64 let_bid_of(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE);

FN u64 hidden_prize(const Position *pos, i64 place) {
    (void)pos, (void)place;
    return 0;
}

FN void mingle_prize(Position *pos, i64 old, i64 place) {
    i64 low = pos->prize_cohort[old], high = pos->prize_cohort[place];
    if (low > high) { i64 other = low; low = high; high = other; }
    for (i64 i = 0; i < 6;
        i++) if (pos->prize_cohort[i] == high) pos->prize_cohort[i] = (__typeof__(pos->prize_cohort[0]))low;
}

FN void leave_prize(Position *pos, i64 place) {
    for (i64 i = 0; i < 4; i++) if (pos->prize_place[i] == place) return;
    i64 name = pos->prize_cohort[place], lowest = -1;
    pos->prize_cohort[place] = (__typeof__(pos->prize_cohort[0]))place;
    if (name != place) return;
    for (i64 i = 0; i < 6; i++) {
        if (i != place && pos->prize_cohort[i] == name) {
            if (lowest < 0) lowest = i;
            pos->prize_cohort[i] = (__typeof__(pos->prize_cohort[0]))lowest;
        }
    }
}

COLD void follow_prize(Position *pos, i64 prize, i64 old, i64 place) {
    i64 from = PRIZE_seers[old], to = PRIZE_seers[place];
    if (from == -1 || to == -1) { pos->prize_known[prize] = -1; if (from != -1) { leave_prize(pos, old); } return; }
    i64 follows = from | to, everybody = (1 << pos->seats) - 1;
    u64 left = hidden_prize(pos, old);
    for (u64 rest = left; rest; rest &= rest - 1) pos->prize_known[k_low(rest)] &= follows;
    i64 knows = pos->prize_known[prize];
    knows = left ? (knows & follows) | to : knows | to;
    pos->prize_known[prize] = (__typeof__(pos->prize_known[0]))((knows & everybody) == everybody ? -1 : knows);
    if (pos->prize_known[prize] != -1) mingle_prize(pos, old, place);
    leave_prize(pos, old);
}

COLD void reveal_prize(Position *pos, i64 prize, i64 seats) {
    if (prize < 0) return;
    i64 knows = pos->prize_known[prize] | seats, everybody = (1 << pos->seats) - 1;
    pos->prize_known[prize] = (__typeof__(pos->prize_known[0]))((knows & everybody) == everybody ? -1 : knows);
}

FN void carry_prize(Position *pos, i64 prize, i64 old, i64 place, i64 bottom MAYBE) {
    if (prize < 0) return;
    if (old < 0 || old >= 6) __builtin_unreachable();
    if (place < 0 || place >= 6) __builtin_unreachable();
    if (old >= 5) {
        pos->lost ^= k_bit(prize);
    }
    else if (old >= 3) {
        pos->won[old - 3] ^= k_bit(prize);
        pos->in_won ^= k_bit(prize);
    }
    else if (old >= 2) {
        pos->prize_now = NONE;
    }
    else if (old >= 1) {
        k_take_out(pos->stock, pos->stock_n, prize);
    }
    else { pos->prize_box ^= k_bit(prize); }
    if (place >= 5) {
        pos->lost ^= k_bit(prize);
    }
    else if (place >= 3) {
        pos->won[place - 3] ^= k_bit(prize);
        pos->in_won ^= k_bit(prize);
    }
    else if (place >= 2) {
        if (UNLIKELY(pos->prize_now != NONE)) k_fault();
        pos->prize_now = (__typeof__(pos->prize_now))prize;
    }
    else if (place >= 1) {
        k_put_in(pos->stock, pos->stock_n, prize, bottom);
    }
    else { pos->prize_box ^= k_bit(prize); }
    pos->prize_place[prize] = (u8)place;
    KNOWING(follow_prize(pos, prize, old, place));
}

FN void move_prize(Position *pos, i64 prize, i64 place, i64 bottom MAYBE) {
    if (prize < 0) return;
    carry_prize(pos, prize, pos->prize_place[prize], place, bottom);
}

FN u64 hidden_card(const Position *pos, i64 place) {
    if (place >= 1 && place < 3) return pos->hand[place - 1];
    (void)pos, (void)place;
    return 0;
}

FN void mingle_card(Position *pos, i64 old, i64 place) {
    i64 low = pos->card_cohort[old], high = pos->card_cohort[place];
    if (low > high) { i64 other = low; low = high; high = other; }
    for (i64 i = 0; i < 6;
        i++) if (pos->card_cohort[i] == high) pos->card_cohort[i] = (__typeof__(pos->card_cohort[0]))low;
}

FN void leave_card(Position *pos, i64 place) {
    for (i64 i = 0; i < 8; i++) if (pos->card_place[i] == place) return;
    i64 name = pos->card_cohort[place], lowest = -1;
    pos->card_cohort[place] = (__typeof__(pos->card_cohort[0]))place;
    if (name != place) return;
    for (i64 i = 0; i < 6; i++) {
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
    if (old < 0 || old >= 6) __builtin_unreachable();
    if (place < 0 || place >= 6) __builtin_unreachable();
    if (old >= 5) {
        pos->spent ^= k_bit(card);
    }
    else if (old >= 3) {
        pos->bid[old - 3] = NONE;
        pos->in_bid ^= k_bit(card);
    }
    else if (old >= 1) {
        pos->hand[old - 1] ^= k_bit(card);
        pos->in_hand ^= k_bit(card);
    }
    else { pos->card_box ^= k_bit(card); }
    if (place >= 5) {
        pos->spent ^= k_bit(card);
    }
    else if (place >= 3) {
        if (UNLIKELY(pos->bid[place - 3] != NONE)) k_fault();
        pos->bid[place - 3] = (__typeof__(pos->bid[place - 3]))card;
        pos->in_bid ^= k_bit(card);
    }
    else if (place >= 1) {
        pos->hand[place - 1] ^= k_bit(card);
        pos->in_hand ^= k_bit(card);
    }
    else { pos->card_box ^= k_bit(card); }
    pos->card_place[card] = (u8)place;
    KNOWING(follow_card(pos, card, old, place));
}

FN void move_card(Position *pos, i64 card, i64 place, i64 bottom MAYBE) {
    if (card < 0) return;
    carry_card(pos, card, pos->card_place[card], place, bottom);
}

FN void derive_prize(Position *pos) {
    memset(&pos->prize_box, 0, sizeof pos->prize_box);
    memset(&pos->won, 0, sizeof pos->won);
    memset(&pos->in_won, 0, sizeof pos->in_won);
    memset(&pos->lost, 0, sizeof pos->lost);
    memset(&pos->prize_now, -1, sizeof pos->prize_now);
    for (i64 prize = 0; prize < 4; prize++) {
        i64 place MAYBE = pos->prize_place[prize];
        if (place >= 5) {
            pos->lost ^= k_bit(prize);
        }
        else if (place >= 3) {
            pos->won[place - 3] ^= k_bit(prize);
            pos->in_won ^= k_bit(prize);
        }
        else if (place >= 2) {
            if (UNLIKELY(pos->prize_now != NONE)) k_fault();
            pos->prize_now = (__typeof__(pos->prize_now))prize;
        }
        else if (place >= 1) {
        }
        else { pos->prize_box ^= k_bit(prize); }
    }
}

FN void derive_card(Position *pos) {
    memset(&pos->card_box, 0, sizeof pos->card_box);
    memset(&pos->hand, 0, sizeof pos->hand);
    memset(&pos->in_hand, 0, sizeof pos->in_hand);
    memset(&pos->in_bid, 0, sizeof pos->in_bid);
    memset(&pos->spent, 0, sizeof pos->spent);
    memset(&pos->bid, -1, sizeof pos->bid);
    for (i64 card = 0; card < 8; card++) {
        i64 place MAYBE = pos->card_place[card];
        if (place >= 5) {
            pos->spent ^= k_bit(card);
        }
        else if (place >= 3) {
            if (UNLIKELY(pos->bid[place - 3] != NONE)) k_fault();
            pos->bid[place - 3] = (__typeof__(pos->bid[place - 3]))card;
            pos->in_bid ^= k_bit(card);
        }
        else if (place >= 1) {
            pos->hand[place - 1] ^= k_bit(card);
            pos->in_hand ^= k_bit(card);
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
    derive_prize(pos);
    memset(pos->prize_known, -1, sizeof pos->prize_known);
    for (i64 i = 0; i < 6; i++) pos->prize_cohort[i] = (__typeof__(pos->prize_cohort[0]))i;
    derive_card(pos);
    memset(pos->card_known, -1, sizeof pos->card_known);
    for (i64 i = 0; i < 6; i++) pos->card_cohort[i] = (__typeof__(pos->card_cohort[0]))i;
    pos->round_kept_me = NONE;
    memset(pos->round_seats_left, 0, sizeof pos->round_seats_left), pos->round_seats_left_n = 0;
    pos->round_seat = 0;
    derive_vars(pos);
    /*   23  move prizes to stock */
    for (i64 k1_thing = 0; k1_thing < 4; k1_thing++) {
        move_prize(pos, k1_thing, 1, 0);
    }
}

FN void standing(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 *v MAYBE) {
    /*   20  winner is p with highest sum(prize.value for prize in won[p]) */
    v[0] = ({ i64 k2_found = 0; for (u64 k3_rest = pos->won[p]; k3_rest; k3_rest &= k3_rest - 1) {
        i64 prize MAYBE = k_low(k3_rest); k2_found += PRIZE_value[prize]; }  k2_found; });
}

FN i64 score(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE) {
    return ({ i64 k4_found = 0; for (u64 k5_rest = pos->won[p]; k5_rest; k5_rest &= k5_rest - 1) {
        i64 prize MAYBE = k_low(k5_rest); k4_found += PRIZE_value[prize]; }  k4_found; });
}

HOT void finish(Position *pos) {
    pos->round_kept_me = NONE;
    memset(pos->round_seats_left, 0, sizeof pos->round_seats_left), pos->round_seats_left_n = 0;
    pos->round_seat = 0;
    KNOWING(all_have_decided(pos));
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

FN i64 let_bid_of(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE) {
    /*   18  let bid_of(p) = bid[p].value if bid[p] is not none else 0 */
    return (((i64)pos->bid[p] != NONE) ? CARD_value[k_known((i64)pos->bid[p])] : 0);
}

COLD void redraw_prize(Position *pos, i64 seat, k_stream *rng) {
    i64 loose[4], here[6] = {0}, everybody = (1 << pos->seats) - 1;
    i8 lost[4];
    for (i64 t = 0; t < 4; t++) {
        lost[t] = !((pos->prize_known[t] | PRIZE_seers[pos->prize_place[t]]) >> seat & 1);
        here[pos->prize_place[t]] += lost[t];
    }
    for (i64 name = 0; name < 6; name++) {
        i64 n = 0;
        for (i64 t = 0; t < 4; t++) if (lost[t] && pos->prize_cohort[pos->prize_place[t]] == name) loose[n++] = t;
        if (!n) continue;
        k_mixed(rng, loose, n);
        for (i64 p = 1; p < 6; p++) {
            if (!here[p] || pos->prize_cohort[p] != name) continue;
            if (p >= 1 && p < 2) {
                for (i64 i = 0, k = n; i < pos->stock_n; i++)
                    if (lost[pos->stock[i]]) pos->stock[i] = (__typeof__(pos->stock[i]))loose[--k];
            }
            for (i64 k = here[p]; k; k--) pos->prize_place[loose[--n]] = (__typeof__(pos->prize_place[0]))p;
        }
    }
    for (i64 t = 0; t < 4; t++) {
        i64 sees = PRIZE_seers[pos->prize_place[t]], all = (pos->prize_known[t] & everybody) == everybody;
        i64 more = all && (sees & everybody) != everybody;
        i64 mine = !lost[t] && !(sees >> seat & 1) && (pos->prize_known[t] >> seat & 1);
        pos->prize_known[t] = (__typeof__(pos->prize_known[0]))(more ? -1 : mine ? 1ll << seat | sees : sees);
    }
    derive_prize(pos);
}

COLD void redraw_card(Position *pos, i64 seat, k_stream *rng) {
    i64 loose[8], here[6] = {0}, everybody = (1 << pos->seats) - 1;
    i8 lost[8];
    for (i64 t = 0; t < 8; t++) {
        lost[t] = !((pos->card_known[t] | CARD_seers[pos->card_place[t]]) >> seat & 1);
        here[pos->card_place[t]] += lost[t];
    }
    for (i64 name = 0; name < 6; name++) {
        i64 n = 0;
        for (i64 t = 0; t < 8; t++) if (lost[t] && pos->card_cohort[pos->card_place[t]] == name) loose[n++] = t;
        if (!n) continue;
        k_mixed(rng, loose, n);
        for (i64 p = 1; p < 6; p++) {
            if (!here[p] || pos->card_cohort[p] != name) continue;
            for (i64 k = here[p]; k; k--) pos->card_place[loose[--n]] = (__typeof__(pos->card_place[0]))p;
        }
    }
    for (i64 t = 0; t < 8; t++) {
        i64 sees = CARD_seers[pos->card_place[t]], all = (pos->card_known[t] & everybody) == everybody;
        i64 more = all && (sees & everybody) != everybody;
        i64 mine = !lost[t] && !(sees >> seat & 1) && (pos->card_known[t] >> seat & 1);
        pos->card_known[t] = (__typeof__(pos->card_known[0]))(more ? -1 : mine ? 1ll << seat | sees : sees);
    }
    derive_card(pos);
}

/* The others as they were before all began to decide at once. */
FN void as_before(Position *pos, i64 seat) {
    const Began *began = &pos->at_once.began;
    static const i8 prize_owner[] MAYBE = {-1, -1, -1, 0, 1, -1};
    static const i8 card_owner[] MAYBE = {-1, 0, 1, 0, 1, -1};
    memcpy(pos->prize_cohort, began->prize_cohort, sizeof pos->prize_cohort);
    for (i64 t = 0; t < 4; t++) {
        if (prize_owner[began->prize_place[t]] != seat) {
            pos->prize_place[t] = began->prize_place[t];
            pos->prize_known[t] = began->prize_known[t];
        }
        else if (began->prize_place[t] != pos->prize_place[t]) mingle_prize(pos, began->prize_place[t],
    pos->prize_place[t]);
    }
    memcpy(pos->card_cohort, began->card_cohort, sizeof pos->card_cohort);
    for (i64 t = 0; t < 8; t++) {
        if (card_owner[began->card_place[t]] != seat) {
            pos->card_place[t] = began->card_place[t];
            pos->card_known[t] = began->card_known[t];
        }
        else if (began->card_place[t] != pos->card_place[t]) mingle_card(pos, began->card_place[t],
    pos->card_place[t]);
    }
    switch (pos->at_once.block) {
        case 1:
            memset(pos->round_seats_left, 0, sizeof pos->round_seats_left);
            for (i64 i = 0; i + 1 < pos->seats; i++) pos->round_seats_left[i] = (i32)((seat + 1 + i) % pos->seats);
            pos->round_seats_left_n = (i16)(pos->seats - 1);
            break;
    }
}

/* What a seat cannot see, drawn anew. */
FN void redraw(Position *pos, Agreed *a MAYBE, i64 seat MAYBE, k_stream *rng MAYBE) {
    if (pos->at_once.block) as_before(pos, seat);
    redraw_prize(pos, seat, rng);
    redraw_card(pos, seat, rng);
    derive_vars(pos);
}

FN i64 holds(const Position *pos MAYBE, Agreed *a MAYBE) {
    return 1;
}

FN void offer_round_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*   30  choose "Bid {card}" for card in hand[me] */
    k_offer_word(offered, 0, pos->hand[(i64)pos->me]);
}

FN i64 decider(const Position *pos, Agreed *a MAYBE) {
    return pos->me;
}

static k_run k_runs[IDS + 8];
typedef struct { k_stream rng; i64 length; u32 *taken; } Playing;

COLD void offer(const Position *pos, Agreed *a, k_offer *offered) {
    switch (pos->at) {
        case ROUND_CHOOSE: offer_round_choose(pos, a, offered); return;
        default: return;
    }
}

HOT void run(Position *pos, Agreed *a MAYBE, i64 id, Playing *playing) {
    i64 k MAYBE;
    i64 round_bid_with_card MAYBE = 0;
    KNOWING(if (id != BEGIN && pos->at_once.block) pos->at_once.asked |= 1 << pos->me);
    if (id != BEGIN) switch (pos->at) {
        case ROUND_CHOOSE: goto take_round_choose;
        default: return;
    }
    {
        /*   24  shuffle stock */
        if (pos->stock_n > 1) KNOWING({ for (i64 k6_i = 0; k6_i < pos->stock_n;
            k6_i++) pos->prize_known[pos->stock[k6_i]] = 0; });
        k_shuffle(&pos->rng, pos->stock, pos->stock_n)
        /*   25  for c in cards: move c to hand[player(1) if c.colour is red else player(2)] */
        for (i64 c = 0; c < 8; c++) {
            move_card(pos, c, 1 + ((CARD_colour[c] == CARD_COLOUR_red) ? 0 : 1), 0);
        }
    }
    goto begin;
    begin: MAYBE;
    goto at_round;
    next_turn: MAYBE;
    goto at_round;
    at_round: MAYBE; {
        /*   27  round */
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        pos->ticks++;
        /*   28  draw 1 from stock to prize_now */
        if (pos->stock_n) carry_prize(pos, top_of(pos->stock, pos->stock_n), 1, 2, 0);
        pos->round_kept_me = (__typeof__(pos->round_kept_me))pos->me;
        k_keep(pos->round_seats_left, &pos->round_seats_left_n, 2, ({ build_i64 k9_found = {0, 0, 0};
            for (i64 k8_v = 0; k8_v < 2; k8_v++) { k_add_i64(&k9_found, k8_v); }  k_made_i64(k9_found); }));
        KNOWING(all_decide(pos, 1));
        goto at_round_next_player;
    }
    at_round_next_player: MAYBE; {
        if (!pos->round_seats_left_n) goto at_round_all;
        pos->round_seat = (__typeof__(pos->round_seat))k_next(pos->round_seats_left, &pos->round_seats_left_n);
        goto at_round_player;
    }
    at_round_all: MAYBE; {
        KNOWING(all_have_decided(pos));
        pos->me = (i8)k_known((i64)pos->round_kept_me);
        /*   33  reveal bid */
        KNOWING({ for (u64 k11_rest = pos->in_bid; k11_rest; k11_rest &= k11_rest - 1) {
            i64 k10_thing MAYBE = k_low(k11_rest); reveal_card(pos, k10_thing, -1); } });
        /*   34  for p in players if bid_of(p) > bid_of(left(p)): move prize_now to won[p] */
        for (i64 p = 0; p < 2; p++) { if ((let_bid_of(pos, a, p) > let_bid_of(pos, a, ((p + 1) % 2)))) {
            carry_prize(pos, (i64)pos->prize_now, 2, 3 + p, 0);
        } }
        /*   35  move prize_now to lost */
        carry_prize(pos, (i64)pos->prize_now, 2, 5, 0);
        /*   36  move bid to spent */
        for (u64 k14_rest = pos->in_bid; k14_rest; k14_rest &= k14_rest - 1) { i64 k13_thing MAYBE = k_low(k14_rest);
            move_card(pos, k13_thing, 5, 0);
        }
        /*   37  if count(stock) is 0: end game */
        if (((i64)pos->stock_n == 0)) {
            end_ranked(pos, a);
            return;
        }
        pos->round_kept_me = NONE;
        memset(pos->round_seats_left, 0, sizeof pos->round_seats_left), pos->round_seats_left_n = 0;
        pos->round_seat = 0;
        goto next_turn;
    }
    at_round_player: MAYBE; {
        pos->me = (i8)(i64)pos->round_seat;
        /*   30  choose "Bid {card}" for card in hand[me] */
        pos->round_seat = 0;
        pos->at = ROUND_CHOOSE;
        k_free = k_memory;
        u64 o0 = pos->hand[(i64)pos->me];
        i64 n0 = k_count(o0);
        if (UNLIKELY(!(n0))) {
            pos->at = NOWHERE;
            goto at_round_otherwise;
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
            id = 0 + k_nth(o0, k);
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            i64 card MAYBE = (id);
            round_bid_with_card = card;
            goto at_round_bid;
        }
    }
    at_round_on: MAYBE; {
        goto at_round_next_player;
    }
    at_round_bid: MAYBE; {
        /*   30  choose "Bid {card}" for card in hand[me] */
        /*   31  move card from hand[me] to bid[me] */
        {
        i64 k15_thing = round_bid_with_card;
        if (k15_thing >= 0 && pos->card_place[k15_thing] != 1 + (i64)pos->me) k_fault();
        carry_card(pos, k15_thing, 1 + (i64)pos->me, 3 + (i64)pos->me, 0);
        }
        goto at_round_on;
    }
    at_round_otherwise: MAYBE; {
        /*   32  otherwise: nothing */
        goto at_round_on;
    }
    take_round_choose: MAYBE; {
        {
            k_free = k_memory;
            i64 card MAYBE = (id);
            round_bid_with_card = card;
            goto at_round_bid;
        }
    }
}

const k_slot rw_slots[] = {
    {"prize_box", "set", "", offsetof(Position, prize_box), sizeof(u64), 1, 0, 1, 0},
    {"won", "each set", "", offsetof(Position, won), sizeof(u64), 2, 0, 1, 0},
    {"in_won", "set", "", offsetof(Position, in_won), sizeof(u64), 1, 0, 1, 0},
    {"lost", "set", "", offsetof(Position, lost), sizeof(u64), 1, 0, 1, 0},
    {"card_box", "set", "", offsetof(Position, card_box), sizeof(u64), 1, 0, 1, 0},
    {"hand", "each set", "", offsetof(Position, hand), sizeof(u64), 2, 0, 1, 0},
    {"in_hand", "set", "", offsetof(Position, in_hand), sizeof(u64), 1, 0, 1, 0},
    {"in_bid", "set", "", offsetof(Position, in_bid), sizeof(u64), 1, 0, 1, 0},
    {"spent", "set", "", offsetof(Position, spent), sizeof(u64), 1, 0, 1, 0},
    {"round_seats_left", "list", "number", offsetof(Position, round_seats_left), sizeof(i32), 2, 1, 0,
    offsetof(Position, round_seats_left_n)},
    {"prize_place", "each number", "", offsetof(Position, prize_place), sizeof(u8), 4, 0, 0, 0},
    {"prize_known", "each number", "", offsetof(Position, prize_known), sizeof(i8), 4, 1, 0, 0},
    {"prize_cohort", "each number", "", offsetof(Position, prize_cohort), sizeof(u8), 6, 0, 0, 0},
    {"stock", "ordered", "4", offsetof(Position, stock), sizeof(i8), 1, 1, 0, 0},
    {"stock_n", "length", "", offsetof(Position, stock_n), sizeof(i8), 1, 1, 0, 0},
    {"prize_now", "maybe", "", offsetof(Position, prize_now), sizeof(i8), 1, 1, 1, 0},
    {"card_place", "each number", "", offsetof(Position, card_place), sizeof(u8), 8, 0, 0, 0},
    {"card_known", "each number", "", offsetof(Position, card_known), sizeof(i8), 8, 1, 0, 0},
    {"card_cohort", "each number", "", offsetof(Position, card_cohort), sizeof(u8), 6, 0, 0, 0},
    {"bid", "each maybe", "", offsetof(Position, bid), sizeof(i8), 2, 1, 1, 0},
    {"round_kept_me", "maybe", "", offsetof(Position, round_kept_me), sizeof(i8), 1, 1, 0, 0},
    {"round_seat", "number", "", offsetof(Position, round_seat), sizeof(i8), 1, 1, 0, 0},
    {0, 0, 0, 0, 0, 0, 0, 0, 0},
};

static void derive(Position *pos MAYBE) {
    derive_prize(pos);
    derive_card(pos);
    derive_vars(pos);
}

static void agree(Agreed *a, const i64 *options MAYBE) {
    (void)a;
}

#include "kernel_play.h"
