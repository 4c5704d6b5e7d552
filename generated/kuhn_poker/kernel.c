/* Kuhn Poker. Compiled from kuhn_poker.rules; change the rules, not this file. */
#include "kernel.h"

#define LIMIT 10000
#define IDS 4
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

enum { TURN_CHOOSE };

#define HIDES 1


const char *const rw_texts[] = {"", 0};

static const i8 CARD_its_row[] MAYBE = {0, 1, 2};
static const i8 CARD_seers[] = {-1, 0, 1, 2};

typedef struct {
    k_stream rng;
    i32 at, ticks;
    u64 card_box;
    u64 hand[2];
    u64 in_hand;
    u8 card_place[3];
    i8 card_known[3];
    u8 card_cohort[4];
    i8 deck[3];
    i8 deck_n;
    i8 chips[2];
    i8 bet;
    i32 end_score[2];
    i8 end_rank[2];
    i8 me, seats, over, cut;
} Position;

/* What the table has agreed on, and the words of the rulebook that follow from it. */
typedef struct {
    i64 seats;
} Agreed;

FN void do_show_down(Position *pos MAYBE, Agreed *a MAYBE, i64 stake MAYBE);
FN void do_win_pot(Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 stake MAYBE);

FN u64 hidden_card(const Position *pos, i64 place) {
    if (place >= 2 && place < 4) return pos->hand[place - 2];
    (void)pos, (void)place;
    return 0;
}

FN void mingle_card(Position *pos, i64 old, i64 place) {
    i64 low = pos->card_cohort[old], high = pos->card_cohort[place];
    if (low > high) { i64 other = low; low = high; high = other; }
    for (i64 i = 0; i < 4;
        i++) if (pos->card_cohort[i] == high) pos->card_cohort[i] = (__typeof__(pos->card_cohort[0]))low;
}

FN void leave_card(Position *pos, i64 place) {
    for (i64 i = 0; i < 3; i++) if (pos->card_place[i] == place) return;
    i64 name = pos->card_cohort[place], lowest = -1;
    pos->card_cohort[place] = (__typeof__(pos->card_cohort[0]))place;
    if (name != place) return;
    for (i64 i = 0; i < 4; i++) {
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
    if (old < 0 || old >= 4) __builtin_unreachable();
    if (place < 0 || place >= 4) __builtin_unreachable();
    if (old >= 2) {
        pos->hand[old - 2] ^= k_bit(card);
        pos->in_hand ^= k_bit(card);
    }
    else if (old >= 1) {
        k_take_out(pos->deck, pos->deck_n, card);
    }
    else { pos->card_box ^= k_bit(card); }
    if (place >= 2) {
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
    for (i64 card = 0; card < 3; card++) {
        i64 place MAYBE = pos->card_place[card];
        if (place >= 2) {
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
    for (i64 i = 0; i < 4; i++) pos->card_cohort[i] = (__typeof__(pos->card_cohort[0]))i;
    /*    8  var chips[player]: -2..2 = 0 */
    for (i64 i = 0; i < 2; i++) pos->chips[i] = (__typeof__(pos->chips[0]))(0);
    /*    9  var bet = no */
    pos->bet = (__typeof__(pos->bet))(0);
    derive_vars(pos);
    /*   14  move cards to deck */
    for (i64 k1_thing = 0; k1_thing < 3; k1_thing++) {
        move_card(pos, k1_thing, 1, 0);
    }
}

FN void standing(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 *v MAYBE) {
    /*   11  winner is p with highest chips[p] */
    v[0] = (i64)pos->chips[p];
}

FN i64 score(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE) {
    return (i64)pos->chips[p];
}

HOT void finish(Position *pos) {
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

FN void do_show_down(Position *pos MAYBE, Agreed *a MAYBE, i64 stake MAYBE) {
    /*   26  rule show_down(stake) */
    /*   27  reveal hand */
    KNOWING({ for (u64 k3_rest = pos->in_hand; k3_rest; k3_rest &= k3_rest - 1) {
        i64 k2_thing MAYBE = k_low(k3_rest); reveal_card(pos, k2_thing, -1); } });
    /*   28  win_pot(me if first(hand[me]) > first(hand[opponent]) else opponent, stake) */
    do_win_pot(pos, a,
    ((CARD_its_row[k_least(pos->hand[(i64)pos->me])] > CARD_its_row[k_least(pos->hand[(((i64)pos->me + 1) % 2)])]) ? (i64)pos->me : (((i64)pos->me + 1) % 2)), stake);
    if (pos->over) return;
}

FN void do_win_pot(Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 stake MAYBE) {
    /*   30  rule win_pot(p, stake) */
    /*   31  chips[p] = stake */
    pos->chips[p] = (__typeof__(pos->chips[p]))k_within(stake, -2, 2);
    /*   32  chips[left(p)] = -stake */
    pos->chips[((p + 1) % 2)] = (__typeof__(pos->chips[((p + 1) % 2)]))k_within(k_minus(0, stake), -2, 2);
    /*   33  end game */
    end_ranked(pos, a);
    return;
}

COLD void redraw_card(Position *pos, i64 seat, k_stream *rng) {
    i64 loose[3], here[4] = {0}, everybody = (1 << pos->seats) - 1;
    i8 lost[3];
    for (i64 t = 0; t < 3; t++) {
        lost[t] = !((pos->card_known[t] | CARD_seers[pos->card_place[t]]) >> seat & 1);
        here[pos->card_place[t]] += lost[t];
    }
    for (i64 name = 0; name < 4; name++) {
        i64 n = 0;
        for (i64 t = 0; t < 3; t++) if (lost[t] && pos->card_cohort[pos->card_place[t]] == name) loose[n++] = t;
        if (!n) continue;
        k_mixed(rng, loose, n);
        for (i64 p = 1; p < 4; p++) {
            if (!here[p] || pos->card_cohort[p] != name) continue;
            if (p >= 1 && p < 2) {
                for (i64 i = 0, k = n; i < pos->deck_n; i++)
                    if (lost[pos->deck[i]]) pos->deck[i] = (__typeof__(pos->deck[i]))loose[--k];
            }
            for (i64 k = here[p]; k; k--) pos->card_place[loose[--n]] = (__typeof__(pos->card_place[0]))p;
        }
    }
    for (i64 t = 0; t < 3; t++) {
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

FN void offer_turn_choose_of_1(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*   19  choose */
    /*   20  "Check" if not bet */
    if ((!(i64)pos->bet)) {
        k_offer_word(offered, 0, 1);
    }
    /*   22  "Bet" if not bet: bet = yes */
    if ((!(i64)pos->bet)) {
        k_offer_word(offered, 1, 1);
    }
    /*   23  "Fold" if bet: win_pot(opponent, 1) */
    if (((i64)pos->bet)) {
        k_offer_word(offered, 2, 1);
    }
    /*   24  "Call" if bet: show_down(2) */
    if (((i64)pos->bet)) {
        k_offer_word(offered, 3, 1);
    }
}

FN void offer_turn_choose_of_2(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*   19  choose */
    /*   20  "Check" if not bet */
    if ((!(i64)pos->bet)) {
        k_offer_word(offered, 0, 1);
    }
    /*   22  "Bet" if not bet: bet = yes */
    if ((!(i64)pos->bet)) {
        k_offer_word(offered, 1, 1);
    }
    /*   23  "Fold" if bet: win_pot(opponent, 1) */
    if (((i64)pos->bet)) {
        k_offer_word(offered, 2, 1);
    }
    /*   24  "Call" if bet: show_down(2) */
    if (((i64)pos->bet)) {
        k_offer_word(offered, 3, 1);
    }
}

FN i64 decider(const Position *pos, Agreed *a MAYBE) {
    return pos->me;
}

static k_run k_runs[IDS + 8];
typedef struct { k_stream rng; i64 length; u32 *taken; } Playing;

COLD void offer(const Position *pos, Agreed *a, k_offer *offered) {
    switch (pos->at) {
        case TURN_CHOOSE: if (pos->me == 0) { offer_turn_choose_of_1(pos, a, offered); return; }
            offer_turn_choose_of_2(pos, a, offered); return;
        default: return;
    }
}

HOT void run(Position *pos, Agreed *a MAYBE, i64 id, Playing *playing) {
    i64 k MAYBE;
    if (id != BEGIN) switch (pos->at) {
        case TURN_CHOOSE: if (pos->me == 0) { goto take_turn_choose_of_1; }
            goto take_turn_choose_of_2;
        default: return;
    }
    {
        /*   15  shuffle deck */
        if (pos->deck_n > 1) KNOWING({ for (i64 k4_i = 0; k4_i < pos->deck_n;
            k4_i++) pos->card_known[pos->deck[k4_i]] = 0; });
        k_shuffle(&pos->rng, pos->deck, pos->deck_n)
        /*   16  deal 1 from deck to hand[p] for p in players */
        for (i64 p = 0; p < 2; p++) {
            if (pos->deck_n) carry_card(pos, top_of(pos->deck, pos->deck_n), 1, 2 + p, 0);
        }
    }
    goto begin;
    begin: MAYBE;
    pos->me = (i8)0;
    goto at_turn;
    next_turn: MAYBE;
    pos->me = (i8)(pos->me + 1 == 2 ? 0 : pos->me + 1);
    goto at_turn;
    at_turn: MAYBE; {
        /*   18  turn */
        if ((0 == (i64)pos->me)) goto at_turn_of_1;
        goto at_turn_of_2;
    }
    at_turn_of_1: MAYBE; {
        pos->me = (i8)0;
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        pos->ticks++;
        /*   19  choose */
        pos->at = TURN_CHOOSE;
        k_free = k_memory;
        u64 o0 = (!(i64)pos->bet);
        i64 n0 = k_count(o0);
        u64 o1 = (!(i64)pos->bet);
        i64 n1 = k_count(o1);
        u64 o2 = ((i64)pos->bet);
        i64 n2 = k_count(o2);
        u64 o3 = ((i64)pos->bet);
        i64 n3 = k_count(o3);
        if (UNLIKELY(!(n0 + n1 + n2 + n3))) {
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
        k = k_below(&playing->rng, n0 + n1 + n2 + n3);
        if (k < n0) {
            id = 0;
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            goto at_turn_check_of_1;
        }
        k -= n0;
        if (k < n1) {
            id = 1;
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            goto at_turn_bet_of_1;
        }
        k -= n1;
        if (k < n2) {
            id = 2;
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            goto at_turn_fold_of_1;
        }
        k -= n2;
        {
            id = 3;
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            goto at_turn_call_of_1;
        }
    }
    at_turn_on_of_1: MAYBE; {
        goto at_turn_of_2;
    }
    at_turn_check_of_1: MAYBE; {
        /*   21  if me is player(2): show_down(1) */
        if ((0 == 1)) {
            do_show_down(pos, a, 1);
            if (pos->over) return;
        }
        goto at_turn_on_of_1;
    }
    at_turn_bet_of_1: MAYBE; {
        /*   22  "Bet" if not bet: bet = yes */
        pos->bet = (__typeof__(pos->bet))(1);
        goto at_turn_on_of_1;
    }
    at_turn_fold_of_1: MAYBE; {
        /*   23  "Fold" if bet: win_pot(opponent, 1) */
        do_win_pot(pos, a, ((0 + 1) % 2), 1);
        if (pos->over) return;
        goto at_turn_on_of_1;
    }
    at_turn_call_of_1: MAYBE; {
        /*   24  "Call" if bet: show_down(2) */
        do_show_down(pos, a, 2);
        if (pos->over) return;
        goto at_turn_on_of_1;
    }
    at_turn_of_2: MAYBE; {
        pos->me = (i8)1;
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        pos->ticks++;
        /*   19  choose */
        pos->at = TURN_CHOOSE;
        k_free = k_memory;
        u64 o0 = (!(i64)pos->bet);
        i64 n0 = k_count(o0);
        u64 o1 = (!(i64)pos->bet);
        i64 n1 = k_count(o1);
        u64 o2 = ((i64)pos->bet);
        i64 n2 = k_count(o2);
        u64 o3 = ((i64)pos->bet);
        i64 n3 = k_count(o3);
        if (UNLIKELY(!(n0 + n1 + n2 + n3))) {
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
        k = k_below(&playing->rng, n0 + n1 + n2 + n3);
        if (k < n0) {
            id = 0;
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            goto at_turn_check_of_2;
        }
        k -= n0;
        if (k < n1) {
            id = 1;
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            goto at_turn_bet_of_2;
        }
        k -= n1;
        if (k < n2) {
            id = 2;
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            goto at_turn_fold_of_2;
        }
        k -= n2;
        {
            id = 3;
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            goto at_turn_call_of_2;
        }
    }
    at_turn_on_of_2: MAYBE; {
        goto at_turn_of_1;
    }
    at_turn_check_of_2: MAYBE; {
        /*   21  if me is player(2): show_down(1) */
        if ((1 == 1)) {
            do_show_down(pos, a, 1);
            if (pos->over) return;
        }
        goto at_turn_on_of_2;
    }
    at_turn_bet_of_2: MAYBE; {
        /*   22  "Bet" if not bet: bet = yes */
        pos->bet = (__typeof__(pos->bet))(1);
        goto at_turn_on_of_2;
    }
    at_turn_fold_of_2: MAYBE; {
        /*   23  "Fold" if bet: win_pot(opponent, 1) */
        do_win_pot(pos, a, ((1 + 1) % 2), 1);
        if (pos->over) return;
        goto at_turn_on_of_2;
    }
    at_turn_call_of_2: MAYBE; {
        /*   24  "Call" if bet: show_down(2) */
        do_show_down(pos, a, 2);
        if (pos->over) return;
        goto at_turn_on_of_2;
    }
    take_turn_choose_of_1: MAYBE; {
        if (id < 1) {
            k_free = k_memory;
            goto at_turn_check_of_1;
        }
        if (id < 2) {
            k_free = k_memory;
            goto at_turn_bet_of_1;
        }
        if (id < 3) {
            k_free = k_memory;
            goto at_turn_fold_of_1;
        }
        {
            k_free = k_memory;
            goto at_turn_call_of_1;
        }
    }
    take_turn_choose_of_2: MAYBE; {
        if (id < 1) {
            k_free = k_memory;
            goto at_turn_check_of_2;
        }
        if (id < 2) {
            k_free = k_memory;
            goto at_turn_bet_of_2;
        }
        if (id < 3) {
            k_free = k_memory;
            goto at_turn_fold_of_2;
        }
        {
            k_free = k_memory;
            goto at_turn_call_of_2;
        }
    }
}

const k_slot rw_slots[] = {
    {"card_box", "set", "", offsetof(Position, card_box), sizeof(u64), 1, 0, 1, 0},
    {"hand", "each set", "", offsetof(Position, hand), sizeof(u64), 2, 0, 1, 0},
    {"in_hand", "set", "", offsetof(Position, in_hand), sizeof(u64), 1, 0, 1, 0},
    {"card_place", "each number", "", offsetof(Position, card_place), sizeof(u8), 3, 0, 0, 0},
    {"card_known", "each number", "", offsetof(Position, card_known), sizeof(i8), 3, 1, 0, 0},
    {"card_cohort", "each number", "", offsetof(Position, card_cohort), sizeof(u8), 4, 0, 0, 0},
    {"deck", "ordered", "3", offsetof(Position, deck), sizeof(i8), 1, 1, 0, 0},
    {"deck_n", "length", "", offsetof(Position, deck_n), sizeof(i8), 1, 1, 0, 0},
    {"chips", "each number", "", offsetof(Position, chips), sizeof(i8), 2, 1, 0, 0},
    {"bet", "flag", "", offsetof(Position, bet), sizeof(i8), 1, 1, 0, 0},
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
