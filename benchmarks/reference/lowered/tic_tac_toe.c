/* tic_tac_toe.rules lowered by hand, pass by pass: the marks as planes, wins as a table, seats unrolled. */
#include "../reference.h"

#define PLAYERS 2

typedef struct {
    u64 mark_is[3]; /* the cells where mark is none, player 1, player 2 */
    u32 decisions, winner;
} State;

static const u16 LINES[8] = {7, 56, 448, 73, 146, 292, 273, 84}; /* lines(cells, 3), folded */
static u8 WINS[512];                                             /* tabulated over nine bits */

static void prepare(void) {
    for (u32 set = 0; set < 512; set++)
        for (int n = 0; n < 8; n++) WINS[set] |= (set & LINES[n]) == LINES[n];
}

INLINE int turn(State *state, int me, Random *choice) {
    u32 n = size_of(state->mark_is[0]);
    if (!n) return 1;
    state->decisions++;
    u64 cell = BIT(member(state->mark_is[0], below(choice, n)));
    state->mark_is[0] &= ~cell;
    state->mark_is[me + 1] |= cell;
    if (!WINS[state->mark_is[me + 1]]) return 0;
    state->winner = me + 1;
    return 1;
}

static u32 play(Random *chance, Random *choice, u8 *rank) {
    (void)chance;
    State state = {{511, 0, 0}, 0, 0};
    while (!turn(&state, 0, choice) && !turn(&state, 1, choice)) continue;
    rank[0] = (u8)(1 + (state.winner == 2));
    rank[1] = (u8)(1 + (state.winner == 1));
    return state.decisions;
}

#include "../main.h"
