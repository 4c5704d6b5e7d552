/* Tic-tac-toe: nine bits a player, wins from a table of all 512 sets, the plies unrolled so that each knows what is left. */
#include "../reference.h"

#define PLAYERS 2

static u8 WINS[512];
static u8 NTH[512][9]; /* the n-th empty cell */

static void prepare(void) {
    static const u16 LINES[8] = {7, 56, 448, 73, 146, 292, 273, 84};
    for (u32 set = 0; set < 512; set++) {
        for (int n = 0; n < 8; n++) WINS[set] |= (set & LINES[n]) == LINES[n];
        for (u32 left = set, n = 0; left; left &= left - 1) NTH[set][n++] = (u8)LOWEST(left);
    }
}

static u32 play(Random *chance, Random *choice, u8 *rank) {
    (void)chance;
    u32 marks[2] = {0, 0}, empty = 511;
#define PLY(n)                                                                   \
    {                                                                            \
        u32 cell = 1u << NTH[empty][n < 8 ? below(choice, 9 - n) : 0];           \
        empty ^= cell;                                                           \
        marks[n & 1] |= cell;                                                    \
        if (n >= 4 && WINS[marks[n & 1]]) {                                      \
            rank[n & 1] = 1;                                                     \
            rank[~n & 1] = 2;                                                    \
            return n + 1;                                                        \
        }                                                                        \
    }
    PLY(0) PLY(1) PLY(2) PLY(3) PLY(4) PLY(5) PLY(6) PLY(7) PLY(8)
    rank[0] = rank[1] = 1;
    return 9;
}

#include "../main.h"
