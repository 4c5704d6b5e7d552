/* Leduc Hold'em. Compiled from leduc_poker.rules; change the rules, not this file. */
#include "kernel.h"

#define LIMIT 10000
#define IDS 3
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

enum { BET_CHOOSE };

#define HIDES 1


const char *const rw_texts[] = {"", 0};

static const i8 CARD_its_row[] MAYBE = {0, 0, 1, 1, 2, 2};
static const i8 CARD_seers[] = {-1, 0, 1, 2, -1};

typedef struct {
    k_stream rng;
    i32 at, ticks;
    u64 card_box;
    u64 hand[2];
    u64 in_hand;
    u64 board;
    i64 bet_size;
    i64 bet_times;
    i32 bet_seats_left[2];
    i16 bet_seats_left_n;
    i16 bet_goes_back_to;
    u8 card_place[6];
    i8 card_known[6];
    u8 card_cohort[5];
    i8 deck[6];
    i8 deck_n;
    i8 paid[2];
    i8 chips[2];
    i8 raises;
    i8 agreed;
    i8 bet_kept_me;
    i8 bet_seat;
    i32 end_score[2];
    i8 end_rank[2];
    i8 me, seats, over, cut;
} Position;

/* What the table has agreed on, and the words of the rulebook that follow from it. */
typedef struct {
    i64 seats;
} Agreed;

FN i64 let_card_of(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE);
FN i64 let_pair(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE);
FN i64 let_beats(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 q MAYBE);
FN void do_win_pot(Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE);

FN u64 hidden_card(const Position *pos, i64 place) {
    if (place >= 2 && place < 4) return pos->hand[place - 2];
    (void)pos, (void)place;
    return 0;
}

FN void mingle_card(Position *pos, i64 old, i64 place) {
    i64 low = pos->card_cohort[old], high = pos->card_cohort[place];
    if (low > high) { i64 other = low; low = high; high = other; }
    for (i64 i = 0; i < 5;
        i++) if (pos->card_cohort[i] == high) pos->card_cohort[i] = (__typeof__(pos->card_cohort[0]))low;
}

FN void leave_card(Position *pos, i64 place) {
    for (i64 i = 0; i < 6; i++) if (pos->card_place[i] == place) return;
    i64 name = pos->card_cohort[place], lowest = -1;
    pos->card_cohort[place] = (__typeof__(pos->card_cohort[0]))place;
    if (name != place) return;
    for (i64 i = 0; i < 5; i++) {
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
    if (old < 0 || old >= 5) __builtin_unreachable();
    if (place < 0 || place >= 5) __builtin_unreachable();
    if (old >= 4) {
        pos->board ^= k_bit(card);
    }
    else if (old >= 2) {
        pos->hand[old - 2] ^= k_bit(card);
        pos->in_hand ^= k_bit(card);
    }
    else if (old >= 1) {
        k_take_out(pos->deck, pos->deck_n, card);
    }
    else { pos->card_box ^= k_bit(card); }
    if (place >= 4) {
        pos->board ^= k_bit(card);
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
    memset(&pos->board, 0, sizeof pos->board);
    for (i64 card = 0; card < 6; card++) {
        i64 place MAYBE = pos->card_place[card];
        if (place >= 4) {
            pos->board ^= k_bit(card);
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
    for (i64 i = 0; i < 5; i++) pos->card_cohort[i] = (__typeof__(pos->card_cohort[0]))i;
    /*    9  var paid[player]: 1..13 = 1 */
    for (i64 i = 0; i < 2; i++) pos->paid[i] = (__typeof__(pos->paid[0]))(1);
    /*   10  var chips[player]: -13..13 = 0 */
    for (i64 i = 0; i < 2; i++) pos->chips[i] = (__typeof__(pos->chips[0]))(0);
    /*   11  var raises: 0..2 = 0 */
    pos->raises = (__typeof__(pos->raises))(0);
    /*   12  var agreed: 0..2 = 0 */
    pos->agreed = (__typeof__(pos->agreed))(0);
    pos->bet_size = 0;
    pos->bet_times = 0;
    pos->bet_kept_me = NONE;
    memset(pos->bet_seats_left, 0, sizeof pos->bet_seats_left), pos->bet_seats_left_n = 0;
    pos->bet_seat = 0;
    pos->bet_goes_back_to = 0;
    derive_vars(pos);
    /*   21  move cards to deck */
    for (i64 k1_thing = 0; k1_thing < 6; k1_thing++) {
        move_card(pos, k1_thing, 1, 0);
    }
}

FN void standing(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 *v MAYBE) {
    /*   18  winner is p with highest chips[p] */
    v[0] = (i64)pos->chips[p];
}

FN i64 score(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE) {
    return (i64)pos->chips[p];
}

HOT void finish(Position *pos) {
    pos->bet_size = 0;
    pos->bet_times = 0;
    pos->bet_kept_me = NONE;
    memset(pos->bet_seats_left, 0, sizeof pos->bet_seats_left), pos->bet_seats_left_n = 0;
    pos->bet_seat = 0;
    pos->bet_goes_back_to = 0;
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

FN i64 let_card_of(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE) {
    /*   14  let card_of(p) = first(hand[p]) */
    return k_least(pos->hand[p]);
}

FN i64 let_pair(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE) {
    /*   15  let pair(p) = some(kind(c) is kind(card_of(p)) for c in board) */
    char *k_mark = k_free;
    RETURN(i64, ({ i64 k2_found = 0; for (u64 k4_rest = pos->board; k4_rest; k4_rest &= k4_rest - 1) {
        i64 c MAYBE = k_low(k4_rest); if ((CARD_its_row[c] == CARD_its_row[let_card_of(pos, a, p)])) { k2_found = 1;
        goto k3_done; } } goto k3_done; k3_done:; k2_found; }));
}

FN i64 let_beats(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 q MAYBE) {
    /*   16  let beats(p, q) = pair(p) or (not pair(q) and card_of(p) > card_of(q)) */
    char *k_mark = k_free;
    RETURN(i64, (let_pair(pos, a, p) || (!let_pair(pos, a, q)
        && (CARD_its_row[let_card_of(pos, a, p)] > CARD_its_row[let_card_of(pos, a, q)]))));
}

FN void do_win_pot(Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE) {
    /*   48  rule win_pot(p) */
    /*   49  chips[p] = paid[left(p)] */
    pos->chips[p] = (__typeof__(pos->chips[p]))((i64)pos->paid[((p + 1) % 2)]);
    /*   50  chips[left(p)] = -paid[left(p)] */
    pos->chips[((p + 1) % 2)] = (__typeof__(pos->chips[((p + 1) % 2)]))((0 - (i64)pos->paid[((p + 1) % 2)]));
    /*   51  end game */
    end_ranked(pos, a);
    return;
}

COLD void redraw_card(Position *pos, i64 seat, k_stream *rng) {
    i64 loose[6], here[5] = {0}, everybody = (1 << pos->seats) - 1;
    i8 lost[6];
    for (i64 t = 0; t < 6; t++) {
        lost[t] = !((pos->card_known[t] | CARD_seers[pos->card_place[t]]) >> seat & 1);
        here[pos->card_place[t]] += lost[t];
    }
    for (i64 name = 0; name < 5; name++) {
        i64 n = 0;
        for (i64 t = 0; t < 6; t++) if (lost[t] && pos->card_cohort[pos->card_place[t]] == name) loose[n++] = t;
        if (!n) continue;
        k_mixed(rng, loose, n);
        for (i64 p = 1; p < 5; p++) {
            if (!here[p] || pos->card_cohort[p] != name) continue;
            if (p >= 1 && p < 2) {
                for (i64 i = 0, k = n; i < pos->deck_n; i++)
                    if (lost[pos->deck[i]]) pos->deck[i] = (__typeof__(pos->deck[i]))loose[--k];
            }
            for (i64 k = here[p]; k; k--) pos->card_place[loose[--n]] = (__typeof__(pos->card_place[0]))p;
        }
    }
    for (i64 t = 0; t < 6; t++) {
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

FN void offer_bet_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*   38  choose */
    /*   39  "Fold" if paid[me] < paid[opponent]: win_pot(opponent) */
    if ((((i64)pos->paid[(i64)pos->me] < (i64)pos->paid[(((i64)pos->me + 1) % 2)]))) {
        k_offer_word(offered, 0, 1);
    }
    /*   40  "Check or call" */
    k_offer_word(offered, 1, 1);
    /*   43  "Raise" if raises < 2 */
    if ((((i64)pos->raises < 2))) {
        k_offer_word(offered, 2, 1);
    }
}

FN i64 decider(const Position *pos, Agreed *a MAYBE) {
    return pos->me;
}

static k_run k_runs[IDS + 8];
typedef struct { k_stream rng; i64 length; u32 *taken; } Playing;

COLD void offer(const Position *pos, Agreed *a, k_offer *offered) {
    switch (pos->at) {
        case BET_CHOOSE: offer_bet_choose(pos, a, offered); return;
        default: return;
    }
}

HOT void run(Position *pos, Agreed *a MAYBE, i64 id, Playing *playing) {
    i64 k MAYBE;
    if (id != BEGIN) switch (pos->at) {
        case BET_CHOOSE: goto take_bet_choose;
        default: return;
    }
    {
        /*   22  shuffle deck */
        if (pos->deck_n > 1) KNOWING({ for (i64 k5_i = 0; k5_i < pos->deck_n;
            k5_i++) pos->card_known[pos->deck[k5_i]] = 0; });
        k_shuffle(&pos->rng, pos->deck, pos->deck_n)
        /*   23  deal 1 from deck to hand[p] for p in players */
        for (i64 p = 0; p < 2; p++) {
            if (pos->deck_n) carry_card(pos, top_of(pos->deck, pos->deck_n), 1, 2 + p, 0);
        }
    }
    goto begin;
    begin: MAYBE;
    goto at_round;
    next_turn: MAYBE;
    goto at_round;
    at_round: MAYBE; {
        /*   25  round */
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        pos->ticks++;
        /*   26  phase "Before the board": bet(2) */
        i64 k7_arg = 2;
        pos->bet_size = (__typeof__(pos->bet_size))k7_arg;
        pos->bet_goes_back_to = 1;
        goto at_bet;
    }
    at_round_after_bet: MAYBE; {
        /*   27  draw 1 from deck to board */
        if (pos->deck_n) carry_card(pos, top_of(pos->deck, pos->deck_n), 1, 4, 0);
        /*   28  phase "After the board": bet(4) */
        i64 k8_arg = 4;
        pos->bet_size = (__typeof__(pos->bet_size))k8_arg;
        pos->bet_goes_back_to = 2;
        goto at_bet;
    }
    at_round_after_bet_2: MAYBE; {
        /*   29  reveal hand */
        KNOWING({ for (u64 k10_rest = pos->in_hand; k10_rest; k10_rest &= k10_rest - 1) {
            i64 k9_thing MAYBE = k_low(k10_rest); reveal_card(pos, k9_thing, -1); } });
        /*   30  for p in players if beats(p, left(p)) and not beats(left(p), p): win_pot(p) */
        for (i64 p = 0; p < 2; p++) { if ((let_beats(pos, a, p, ((p + 1) % 2)) && !let_beats(pos, a,
            ((p + 1) % 2), p))) {
            do_win_pot(pos, a, p);
            if (pos->over) return;
        } }
        /*   31  end game */
        end_ranked(pos, a);
        return;
    }
    at_bet: MAYBE; {
        /*   33  rule bet(size) */
        /*   34  raises = 0 */
        pos->raises = (__typeof__(pos->raises))(0);
        /*   35  agreed = 0 */
        pos->agreed = (__typeof__(pos->agreed))(0);
        /*   36  repeat 2 times */
        pos->bet_times = (__typeof__(pos->bet_times))2;
        goto at_bet_again;
    }
    at_bet_again: MAYBE; {
        /*   36  repeat 2 times */
        if (((i64)pos->bet_times > 0)) goto at_bet_once;
        goto at_bet_on;
    }
    at_bet_on: MAYBE; {
        pos->bet_size = 0;
        pos->bet_times = 0;
        pos->bet_kept_me = NONE;
        memset(pos->bet_seats_left, 0, sizeof pos->bet_seats_left), pos->bet_seats_left_n = 0;
        pos->bet_seat = 0;
        goto after_bet;
    }
    at_bet_once: MAYBE; {
        /*   36  repeat 2 times */
        pos->bet_times = (__typeof__(pos->bet_times))((i64)(i64)pos->bet_times - 1);
        pos->bet_kept_me = (__typeof__(pos->bet_kept_me))pos->me;
        k_keep(pos->bet_seats_left, &pos->bet_seats_left_n, 2, ({ build_i64 k13_found = {0, 0, 0};
            for (i64 k12_v = 0; k12_v < 2; k12_v++) { k_add_i64(&k13_found, k12_v); }  k_made_i64(k13_found); }));
        goto at_bet_next_player;
    }
    at_bet_next_player: MAYBE; {
        if (!pos->bet_seats_left_n) goto at_bet_all;
        pos->bet_seat = (__typeof__(pos->bet_seat))k_next(pos->bet_seats_left, &pos->bet_seats_left_n);
        goto at_bet_player;
    }
    at_bet_all: MAYBE; {
        pos->me = (i8)k_known((i64)pos->bet_kept_me);
        goto at_bet_again;
    }
    at_bet_player: MAYBE; {
        pos->me = (i8)(i64)pos->bet_seat;
        /*   37  each player if agreed < 2 */
        if (((i64)pos->agreed < 2)) goto at_bet_for;
        goto at_bet_next_player;
    }
    at_bet_for: MAYBE; {
        /*   38  choose */
        pos->bet_seat = 0;
        pos->at = BET_CHOOSE;
        k_free = k_memory;
        u64 o0 = (((i64)pos->paid[(i64)pos->me] < (i64)pos->paid[(((i64)pos->me + 1) % 2)]));
        i64 n0 = k_count(o0);
        u64 o1 = 1;
        i64 n1 = k_count(o1);
        u64 o2 = (((i64)pos->raises < 2));
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
            id = 0;
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            goto at_bet_fold;
        }
        k -= n0;
        if (k < n1) {
            id = 1;
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            goto at_bet_check_or_call;
        }
        k -= n1;
        {
            id = 2;
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            goto at_bet_raise;
        }
    }
    at_bet_on_2: MAYBE; {
        goto at_bet_next_player;
    }
    at_bet_fold: MAYBE; {
        /*   39  "Fold" if paid[me] < paid[opponent]: win_pot(opponent) */
        do_win_pot(pos, a, (((i64)pos->me + 1) % 2));
        if (pos->over) return;
        goto at_bet_on_2;
    }
    at_bet_check_or_call: MAYBE; {
        /*   41  paid[me] = paid[opponent] */
        pos->paid[(i64)pos->me] = (__typeof__(pos->paid[(i64)pos->me]))((i64)pos->paid[(((i64)pos->me + 1) % 2)]);
        /*   42  agreed += 1 */
        pos->agreed = (__typeof__(pos->agreed))(pos->agreed + 1);
        goto at_bet_on_2;
    }
    at_bet_raise: MAYBE; {
        /*   44  paid[me] = paid[opponent] + size */
        pos->paid[(i64)pos->me] = (__typeof__(pos->paid[(i64)pos->me]))k_within(k_plus((i64)pos->paid[(((i64)pos->me + 1) % 2)], (i64)pos->bet_size), 1, 13);
        /*   45  raises += 1 */
        pos->raises = (__typeof__(pos->raises))(pos->raises + 1);
        /*   46  agreed = 1 */
        pos->agreed = (__typeof__(pos->agreed))(1);
        goto at_bet_on_2;
    }
    after_bet: MAYBE; {
        i64 site = pos->bet_goes_back_to;
        pos->bet_goes_back_to = 0;
        switch (site) {
            case 1: goto at_round_after_bet;
            default: goto at_round_after_bet_2;
        }
    }
    take_bet_choose: MAYBE; {
        if (id < 1) {
            k_free = k_memory;
            goto at_bet_fold;
        }
        if (id < 2) {
            k_free = k_memory;
            goto at_bet_check_or_call;
        }
        {
            k_free = k_memory;
            goto at_bet_raise;
        }
    }
}

const k_slot rw_slots[] = {
    {"card_box", "set", "", offsetof(Position, card_box), sizeof(u64), 1, 0, 1, 0},
    {"hand", "each set", "", offsetof(Position, hand), sizeof(u64), 2, 0, 1, 0},
    {"in_hand", "set", "", offsetof(Position, in_hand), sizeof(u64), 1, 0, 1, 0},
    {"board", "set", "", offsetof(Position, board), sizeof(u64), 1, 0, 1, 0},
    {"bet_size", "number", "", offsetof(Position, bet_size), sizeof(i64), 1, 1, 0, 0},
    {"bet_times", "number", "", offsetof(Position, bet_times), sizeof(i64), 1, 1, 0, 0},
    {"bet_seats_left", "list", "number", offsetof(Position, bet_seats_left), sizeof(i32), 2, 1, 0, offsetof(Position,
    bet_seats_left_n)},
    {"bet_goes_back_to", "number", "", offsetof(Position, bet_goes_back_to), sizeof(i16), 1, 1, 0, 0},
    {"card_place", "each number", "", offsetof(Position, card_place), sizeof(u8), 6, 0, 0, 0},
    {"card_known", "each number", "", offsetof(Position, card_known), sizeof(i8), 6, 1, 0, 0},
    {"card_cohort", "each number", "", offsetof(Position, card_cohort), sizeof(u8), 5, 0, 0, 0},
    {"deck", "ordered", "6", offsetof(Position, deck), sizeof(i8), 1, 1, 0, 0},
    {"deck_n", "length", "", offsetof(Position, deck_n), sizeof(i8), 1, 1, 0, 0},
    {"paid", "each number", "", offsetof(Position, paid), sizeof(i8), 2, 1, 0, 0},
    {"chips", "each number", "", offsetof(Position, chips), sizeof(i8), 2, 1, 0, 0},
    {"raises", "number", "", offsetof(Position, raises), sizeof(i8), 1, 1, 0, 0},
    {"agreed", "number", "", offsetof(Position, agreed), sizeof(i8), 1, 1, 0, 0},
    {"bet_kept_me", "maybe", "", offsetof(Position, bet_kept_me), sizeof(i8), 1, 1, 0, 0},
    {"bet_seat", "number", "", offsetof(Position, bet_seat), sizeof(i8), 1, 1, 0, 0},
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
