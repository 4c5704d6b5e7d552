/* Connect four: seven bits a column, the seventh always empty. A disc that falls is an addition: the free cell of each
   column is one bit of `taken + lowest row`, in the order of the columns. */
#include "../reference.h"

#define PLAYERS 2
#define ROW 0x0040810204081ull          /* the lowest cells */
#define BOARD (ROW * 63)                /* six of each column */

static void prepare(void) {}

INLINE int four(u64 discs) {
    u64 found = 0, pairs;
    pairs = discs & discs >> 1, found |= pairs & pairs >> 2;
    pairs = discs & discs >> 7, found |= pairs & pairs >> 14;
    pairs = discs & discs >> 6, found |= pairs & pairs >> 12;
    pairs = discs & discs >> 8, found |= pairs & pairs >> 16;
    return found != 0;
}

static u32 play(Random *chance, Random *choice, u8 *rank) {
    (void)chance;
    u64 mine = 0, taken = 0;
    for (u32 ply = 0; ply < 42; ply++) {
        u64 free = (taken + ROW) & BOARD;
        u64 disc = BIT(member(free, below(choice, size_of(free))));
        taken |= disc;
        mine |= disc;
        if (ply >= 6 && four(mine)) {
            rank[ply & 1] = 1;
            rank[~ply & 1] = 2;
            return ply + 1;
        }
        mine ^= taken;
    }
    rank[0] = rank[1] = 1;
    return 42;
}

#include "../main.h"
