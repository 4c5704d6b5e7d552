/* breakthrough.rules lowered by hand, pass by pass: the pawns as planes, options as one set of starts for each step of
   `ahead`. An option's number is (step, start): the games are other ones than ours, and as likely. */
#include "../reference.h"

#define PLAYERS 2
#define NOT_A 0xfefefefefefefefeull
#define NOT_H 0x7f7f7f7f7f7f7f7full
#define UP (~(0xffull << 56))
#define DOWN (~0xffull)

typedef struct {
    u64 pawn_is[3]; /* the cells where pawn is none, player 1, player 2 */
    u32 decisions, winner;
} State;

static const int STEP[2][3] = {{7, 8, 9}, {-9, -8, -7}};
static const u8 TAKES[3] = {1, 0, 1}; /* whether the column is another one */
static const u64 START[2][3] = {{NOT_A & UP, UP, NOT_H & UP}, {NOT_A & DOWN, DOWN, NOT_H & DOWN}};

static void prepare(void) {}

INLINE u64 shifted(u64 set, int by) { return by >= 0 ? set << by : set >> -by; }

INLINE int turn(State *state, int me, Random *choice) {
    u64 own = state->pawn_is[me + 1], none = state->pawn_is[0], set[3];
    u32 n = 0;
#pragma GCC unroll 3
    for (int i = 0; i < 3; i++) {
        set[i] = own & START[me][i] & shifted(TAKES[i] ? ~own : none, -STEP[me][i]);
        n += size_of(set[i]);
    }
    if (!n) {
        state->winner = 2 - me;
        return 1;
    }
    state->decisions++;
    u32 k = below(choice, n), a = size_of(set[0]), b = a + size_of(set[1]);
    u64 second = -(u64)(k >= a), third = -(u64)(k >= b); /* without a branch */
    u64 starts = (set[0] & ~second) | (set[1] & second & ~third) | (set[2] & third);
    k -= (a & (u32)second) + ((b - a) & (u32)third);
    u32 start = member(starts, k), to = start + STEP[me][0] + (u32)(second & 1) + (u32)(third & 1);
    state->pawn_is[me + 1] ^= BIT(start);
    state->pawn_is[0] |= BIT(start);
    state->pawn_is[0] &= ~BIT(to);
    state->pawn_is[2 - me] &= ~BIT(to);
    state->pawn_is[me + 1] |= BIT(to);
    if (to >> 3 != (me ? 0u : 7u) && state->pawn_is[2 - me]) return 0;
    state->winner = me + 1;
    return 1;
}

static u32 play(Random *chance, Random *choice, u8 *rank) {
    (void)chance;
    State state = {{0xffffffffull << 16, 0xffff, 0xffffull << 48}, 0, 0};
    while (!turn(&state, 0, choice) && !turn(&state, 1, choice)) continue;
    rank[0] = (u8)(1 + (state.winner == 2));
    rank[1] = (u8)(1 + (state.winner == 1));
    return state.decisions;
}

#include "../main.h"
