/* kuhn_poker.rules lowered by hand, pass by pass: hands as sets, the guards of options as a set of four bits. */
#include "../reference.h"

#define PLAYERS 2

typedef struct {
    u8 deck[3], cards, hand[2], shown[2];
    i8 chips[2];
    u8 bet, me, over;
    u32 decisions;
} State;

static void prepare(void) {}

INLINE void win_pot(State *state, int p, int stake) {
    state->chips[p] = (i8)stake;
    state->chips[p ^ 1] = (i8)-stake;
    state->over = 1;
}

INLINE void show_down(State *state, int stake) {
    int me = state->me;
    state->shown[0] = state->hand[0];
    state->shown[1] = state->hand[1];
    win_pot(state, LOWEST(state->hand[me]) > LOWEST(state->hand[me ^ 1]) ? me : me ^ 1, stake);
}

INLINE void start(State *state, Random *chance) {
    memset(state, 0, sizeof *state);
    fill(state->deck, 3);
    shuffle(chance, state->deck, 3);
    for (int p = 0; p < 2; p++) state->hand[p] = (u8)BIT(state->deck[p]);
    state->cards = 1;
}

/* 0 Check, 1 Bet, 2 Fold, 3 Call */
INLINE u32 options(const State *state) {
    u32 bet = state->bet;
    return bet ? 12 : 3;
}

INLINE void apply(State *state, u32 option) {
    switch (option) {
    case 0: if (state->me == 1) show_down(state, 1); break;
    case 1: state->bet = 1; break;
    case 2: win_pot(state, state->me ^ 1, 1); break;
    default: show_down(state, 2);
    }
    state->me ^= 1;
}

static u32 play(Random *chance, Random *choice, u8 *rank) {
    State state;
    start(&state, chance);
    while (!state.over) {
        u32 offered = options(&state);
        state.decisions++;
        apply(&state, member(offered, below(choice, size_of(offered))));
    }
    rank[0] = (u8)(1 + (state.chips[0] < state.chips[1]));
    rank[1] = (u8)(1 + (state.chips[1] < state.chips[0]));
    return state.decisions;
}

#include "../main.h"
