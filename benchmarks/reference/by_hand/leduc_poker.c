/* Leduc hold'em: six cards, two rounds of betting with at most two raises each. */
#include "../reference.h"

#define PLAYERS 2

static void prepare(void) {}

static u32 play(Random *chance, Random *choice, u8 *rank) {
    u8 deck[6] = {5, 4, 3, 2, 1, 0};
    shuffle(chance, deck, 6);
    u32 kinds[2] = {deck[0] >> 1, deck[1] >> 1}, board = deck[2] >> 1, decisions = 0;
    u32 paid[2] = {1, 1};
    for (u32 size = 2; size <= 4; size += 2) {
        u32 raises = 0, agreed = 0;
        for (u32 me = 0; agreed < 2; me ^= 1) {
            u32 behind = paid[me] < paid[me ^ 1];
            u32 chosen = below(choice, 1 + behind + (raises < 2)) + 1 - behind;
            decisions++;
            if (chosen == 0) {
                rank[me] = 2;
                rank[me ^ 1] = 1;
                return decisions;
            }
            u32 raise = chosen == 2;
            paid[me] = paid[me ^ 1] + (size & -raise);
            raises += raise;
            agreed = raise ? 1 : agreed + 1;
        }
    }
    u32 worth[2] = {kinds[0] + 4 * (kinds[0] == board), kinds[1] + 4 * (kinds[1] == board)};
    rank[0] = (u8)(1 + (worth[0] < worth[1]));
    rank[1] = (u8)(1 + (worth[1] < worth[0]));
    return decisions;
}

#include "../main.h"
