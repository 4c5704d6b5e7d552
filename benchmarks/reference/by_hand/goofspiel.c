/* Goofspiel with four cards: the prizes in random order, bids at once. */
#include "../reference.h"

#define PLAYERS 2

static u8 NTH[16][4]; /* the n-th card of a hand */

static void prepare(void) {
    for (u32 set = 0; set < 16; set++)
        for (u32 left = set, n = 0; left; left &= left - 1) NTH[set][n++] = (u8)LOWEST(left);
}

static u32 play(Random *chance, Random *choice, u8 *rank) {
    u8 stock[4] = {3, 2, 1, 0};
    shuffle(chance, stock, 4);
    u32 hands[2] = {15, 15};
    int lead = 0;
#define ROUND(n)                                                                                     \
    {                                                                                                \
        u32 one = NTH[hands[0]][below(choice, 4 - n)], two = NTH[hands[1]][below(choice, 4 - n)];    \
        hands[0] ^= 1u << one;                                                                       \
        hands[1] ^= 1u << two;                                                                       \
        lead += (stock[n] + 1) * ((one > two) - (one < two));                                        \
    }
    ROUND(0) ROUND(1) ROUND(2) ROUND(3)
    rank[0] = (u8)(1 + (lead < 0));
    rank[1] = (u8)(1 + (lead > 0));
    return 8;
}

#include "../main.h"
