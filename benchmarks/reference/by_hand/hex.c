/* Hex, 11 by 11: 121 bits a player. Each keeps which of his stones hang on his first side and which on the last; a stone
   that touches either takes all with it that hang on it. Every stone joins a side once, so that costs little. */
#include "../reference.h"

#define PLAYERS 2
#define SIZE 11
#define CELLS (SIZE * SIZE)

static u128 NEAR[CELLS], FIRST[2], LAST[2], NOT_LEFT, NOT_RIGHT;

static void prepare(void) {
    for (int cell = 0; cell < CELLS; cell++) {
        int row = cell / SIZE, column = cell % SIZE;
        u128 bit = (u128)1 << cell;
        if (column) NOT_LEFT |= bit; else FIRST[1] |= bit;
        if (column < SIZE - 1) NOT_RIGHT |= bit; else LAST[1] |= bit;
        if (!row) FIRST[0] |= bit;
        if (row == SIZE - 1) LAST[0] |= bit;
        for (int other = 0; other < CELLS; other++) {
            int down = other / SIZE - row, along = other % SIZE - column;
            if (other != cell && abs(down) <= 1 && abs(along) <= 1 && abs(down + along) <= 1)
                NEAR[cell] |= (u128)1 << other;
        }
    }
}

/* `hanging` and all of `stones` that hang on it. */
INLINE u128 grown(u128 hanging, u128 stones) {
    for (;;) {
        u128 to_left = hanging & NOT_LEFT, to_right = hanging & NOT_RIGHT;
        u128 found = (hanging | to_left >> 1 | to_right << 1 | hanging >> SIZE | hanging << SIZE
                      | to_left << (SIZE - 1) | to_right >> (SIZE - 1)) & stones;
        if (found == hanging) return found;
        hanging = found;
    }
}

static u32 play(Random *chance, Random *choice, u8 *rank) {
    (void)chance;
    u64 low = ~0ull, high = BIT(CELLS - 64) - 1; /* empty cells */
    u128 stones[2] = {0, 0}, first[2] = {0, 0}, last[2] = {0, 0};
    for (u32 ply = 0;; ply++) {
        u32 k = below(choice, CELLS - ply), lower = size_of(low), me = ply & 1;
        u32 cell;
        if (k < lower) {
            cell = member(low, k);
            low ^= BIT(cell);
        } else {
            cell = member(high, k - lower);
            high ^= BIT(cell);
            cell += 64;
        }
        u128 bit = (u128)1 << cell;
        stones[me] |= bit;
        int to_first = ((NEAR[cell] & first[me]) | (bit & FIRST[me])) != 0;
        int to_last = ((NEAR[cell] & last[me]) | (bit & LAST[me])) != 0;
        if (to_first) first[me] = grown(first[me] | bit, stones[me]);
        if (to_last) last[me] = grown(last[me] | bit, stones[me]);
        if ((to_first | to_last) && first[me] & last[me]) {
            rank[me] = 1;
            rank[me ^ 1] = 2;
            return ply + 1;
        }
    }
}

#include "../main.h"
