/* connect_four.rules lowered by hand, pass by pass: the discs as planes, lines as four shifts with the cells where a line
   may start, the columns with a free cell by three shifts. */
#include "../reference.h"

#define PLAYERS 2

typedef struct {
    u64 disc_is[3]; /* the cells, 7 * row + column, where disc is none, player 1, player 2 */
    u32 decisions, winner;
} State;

static const u64 COLUMN[7] = {0x810204081ull,   0x1020408102ull,  0x2040810204ull, 0x4081020408ull,
                              0x8102040810ull, 0x10204081020ull, 0x20408102040ull};
static const int STEP[4] = {1, 7, 8, 6};
static const u64 START[4] = {0x78f1e3c78full, 0x1fffffull, 0x3c78full, 0x1e3c78ull};

static void prepare(void) {}

INLINE int turn(State *state, int me, Random *choice) {
    u64 free = state->disc_is[0], lines = 0;
    free |= free >> 21;
    u32 columns = (u32)(free | free >> 7 | free >> 14) & 127, n = size_of(columns);
    if (!n) return 1;
    state->decisions++;
    u32 column = member(columns, below(choice, n));
    u64 cell = COLUMN[column] & state->disc_is[0];
    cell &= -cell;
    state->disc_is[0] &= ~cell;
    u64 mine = state->disc_is[me + 1] |= cell;
#pragma GCC unroll 4
    for (int n = 0; n < 4; n++) {
        u64 pairs = mine & mine >> STEP[n];
        lines |= pairs & pairs >> 2 * STEP[n] & START[n];
    }
    if (!lines) return 0;
    state->winner = me + 1;
    return 1;
}

static u32 play(Random *chance, Random *choice, u8 *rank) {
    (void)chance;
    State state = {{BIT(42) - 1, 0, 0}, 0, 0};
    while (!turn(&state, 0, choice) && !turn(&state, 1, choice)) continue;
    rank[0] = (u8)(1 + (state.winner == 2));
    rank[1] = (u8)(1 + (state.winner == 1));
    return state.decisions;
}

#include "../main.h"
