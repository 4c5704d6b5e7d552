/* Kuhn poker: three cards in a shuffled deck, and a tree of at most three decisions, written out. */
#include "../reference.h"

#define PLAYERS 2

static void prepare(void) {}

static u32 play(Random *chance, Random *choice, u8 *rank) {
    u8 deck[3] = {2, 1, 0};
    shuffle(chance, deck, 3);
    int first_wins = deck[0] > deck[1];
    u32 decisions = 2;
    if (below(choice, 2)) {              /* bet */
        if (!below(choice, 2)) first_wins = 1; /* fold */
    } else if (below(choice, 2)) {       /* check, bet */
        decisions = 3;
        if (!below(choice, 2)) first_wins = 0;
    }
    rank[0] = (u8)(2 - first_wins);
    rank[1] = (u8)(1 + first_wins);
    return decisions;
}

#include "../main.h"
