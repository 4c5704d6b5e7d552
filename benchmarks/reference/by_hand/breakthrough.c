/* Breakthrough: a word a player, moves as three sets of starts, one a direction. Moves are drawn in the order of
   directions, not in that of our ids: the games are other ones, and as likely. */
#include "../reference.h"

#define PLAYERS 2
#define NOT_A 0xfefefefefefefefeull
#define NOT_H 0x7f7f7f7f7f7f7f7full

static void prepare(void) {}

/* One move of who goes up the board (seat 0) or down: 1 if it wins, -1 if there is none. */
INLINE int move(int seat, u64 *own, u64 *other, Random *choice) {
    u64 ahead = ~(*own | *other), left, straight, right;
    if (seat == 0) {
        left = *own & NOT_A & ~(*own >> 7), straight = *own & ahead >> 8, right = *own & NOT_H & ~(*own >> 9);
    } else {
        left = *own & NOT_A & ~(*own << 9), straight = *own & ahead << 8, right = *own & NOT_H & ~(*own << 7);
    }
    u32 a = size_of(left), b = a + size_of(straight), n = b + size_of(right);
    if (__builtin_expect(!n, 0)) return -1;
    u32 k = below(choice, n);
    u64 second = -(u64)(k >= a), third = -(u64)(k >= b); /* masks: nobody can guess where a branch would go */
    u64 starts = (left & ~second) | (straight & second & ~third) | (right & third);
    k -= (a & (u32)second) + ((b - a) & (u32)third);
    u32 way = (u32)(second & 1) + (u32)(third & 1);
    u64 start = BIT(member(starts, k));
    u64 to = seat == 0 ? start << (7 + way) : start >> (9 - way);
    *own ^= start | to;
    *other &= ~to;
    return (to & (seat == 0 ? 0xffull << 56 : 0xffull)) != 0 || !*other;
}

static u32 play(Random *chance, Random *choice, u8 *rank) {
    (void)chance;
    u64 up = 0xffff, down = 0xffffull << 48;
    for (u32 ply = 1;; ply += 2) {
        int end = move(0, &up, &down, choice);
        if (end) return rank[0] = end > 0 ? 1 : 2, rank[1] = end > 0 ? 2 : 1, ply - (end < 0);
        end = move(1, &down, &up, choice);
        if (end) return rank[0] = end > 0 ? 2 : 1, rank[1] = end > 0 ? 1 : 2, ply + 1 - (end < 0);
    }
}

#include "../main.h"
