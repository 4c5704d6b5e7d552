/* Crazy eights with five players: a hand is 52 bits, suit by suit; what fits is a mask. */
#include "../reference.h"

#define PLAYERS 5
#define SUIT 0x1fffull
#define RANK (1 | BIT(13) | BIT(26) | BIT(39))
#define EIGHTS (RANK << 7)
#define DRAWS 5

static u8 POINTS[52];

static void prepare(void) {
    for (int card = 0; card < 52; card++) {
        int rank = card % 13 + 1;
        POINTS[card] = (u8)(rank == 8 ? 50 : rank > 10 ? 10 : rank);
    }
}

static u32 finish(const u64 *hands, u8 *rank, u32 decisions) {
    u32 points[PLAYERS] = {0};
    for (int seat = 0; seat < PLAYERS; seat++)
        for (u64 left = hands[seat]; left; left &= left - 1) points[seat] += POINTS[LOWEST(left)];
    for (int seat = 0; seat < PLAYERS; seat++) {
        rank[seat] = 1;
        for (int other = 0; other < PLAYERS; other++) rank[seat] += points[other] < points[seat];
    }
    return decisions;
}

static u32 play(Random *chance, Random *choice, u8 *rank) {
    u8 cards[52], *deck = cards, *const end = cards + 52, aside[4];
    u64 hands[PLAYERS] = {0};
    u32 me = below(chance, PLAYERS), decisions = 0, put_aside = 0, passes = 0;
    fill(cards, 52);
    shuffle(chance, cards, 52);
    for (int seat = 0; seat < PLAYERS; seat++)
        for (int i = 0; i < (PLAYERS == 2 ? 7 : 5); i++) hands[seat] |= BIT(*deck++);
    while (EIGHTS >> *deck & 1) aside[put_aside++] = *deck++;
    u32 top = *deck++;
    for (u32 i = 1; i < put_aside; i++) /* they come back in order, the last on top */
        for (u32 j = i; j && aside[j - 1] > aside[j]; j--) {
            u8 card = aside[j];
            aside[j] = aside[j - 1];
            aside[j - 1] = card;
        }
    for (u32 i = 0; i < put_aside; i++) *--deck = aside[i];
    shuffle(chance, deck, (u32)(end - deck));
    u32 suit = top / 13, rank_of_top = top % 13;
    for (;; me = me + 1 == PLAYERS ? 0 : me + 1) {
        u64 fits = EIGHTS | SUIT << 13 * suit | RANK << rank_of_top;
        for (int drawn = 0;;) {
            u64 playable = hands[me] & fits;
            u32 n = size_of(playable), k = below(choice, n + 1);
            decisions++;
            if (k < n) {
                u32 card = member(playable, k);
                passes = 0;
                hands[me] ^= BIT(card);
                suit = card / 13;
                rank_of_top = card % 13;
                if (!hands[me]) return finish(hands, rank, decisions);
                if (EIGHTS >> card & 1) {
                    suit = below(choice, 4);
                    decisions++;
                }
                break;
            }
            if (drawn < DRAWS && deck < end) {
                hands[me] |= BIT(*deck++);
                drawn++;
                passes = 0;
                continue;
            }
            if (deck == end && ++passes > PLAYERS) return finish(hands, rank, decisions);
            break;
        }
    }
}

#include "../main.h"
