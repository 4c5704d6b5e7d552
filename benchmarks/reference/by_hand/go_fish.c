/* Go fish: a hand is 52 bits, four together for each rank, so that cards of a rank are one mask. */
#include "../reference.h"

#define PLAYERS 2
#define RANKS 0x1111111111111ull /* the lowest bit of each rank */
#define ASKS 60                  /* in one turn */

typedef struct {
    u64 hands[PLAYERS];
    u8 deck[52], top, books[PLAYERS], laid;
} Table;

static u8 CARDS[52]; /* the bit of each card: those of a suit stand together among the cards */

static void prepare(void) {
    for (int card = 0; card < 52; card++) CARDS[card] = (u8)(4 * (card % 13) + card / 13);
}

/* Lays a book, if the player has one of this rank; whether that ends the game. */
INLINE int lay(Table *table, u32 me, u32 bit) {
    u64 book = 15ull << (bit & ~3u);
    if (~table->hands[me] & book) return 0;
    table->hands[me] ^= book;
    table->books[me]++;
    return ++table->laid == 13;
}

static u32 finish(const Table *table, u8 *rank, u32 decisions) {
    for (int seat = 0; seat < PLAYERS; seat++) {
        rank[seat] = 1;
        for (int other = 0; other < PLAYERS; other++) rank[seat] += table->books[other] > table->books[seat];
    }
    return decisions;
}

static u32 play(Random *chance, Random *choice, u8 *rank) {
    Table table = {0};
    u32 decisions = 0;
    for (int i = 0; i < 52; i++) table.deck[i] = CARDS[51 - i];
    shuffle(chance, table.deck, 52);
    for (int seat = 0; seat < PLAYERS; seat++)
        for (int i = 0; i < (PLAYERS < 4 ? 7 : 5); i++) table.hands[seat] |= BIT(table.deck[table.top++]);
    for (int seat = 0; seat < PLAYERS; seat++)
        for (u32 bit = 0; bit < 52; bit += 4) lay(&table, seat, bit);
    for (u32 me = 0;; me = me + 1 == PLAYERS ? 0 : me + 1) {
        for (int asks = 0; asks < ASKS; asks++) {
            if (!table.hands[me] && table.top < 52) table.hands[me] = BIT(table.deck[table.top++]);
            u64 hand = table.hands[me], held = (hand | hand >> 1 | hand >> 2 | hand >> 3) & RANKS;
            u32 ranks = size_of(held), asked[PLAYERS], who = 0;
            for (u32 seat = 0; seat < PLAYERS; seat++)
                if (seat != me && table.hands[seat]) asked[who++] = seat;
            if (!ranks || !who) break;
            decisions++;
            u32 k = below(choice, who * ranks), n = who == 1 ? 0 : k / ranks;
            u32 other = asked[n], bit = member(held, k - n * ranks);
            u64 given = table.hands[other] & 15ull << bit;
            if (given) {
                table.hands[other] ^= given;
                table.hands[me] |= given;
                if (lay(&table, me, bit)) return finish(&table, rank, decisions);
                continue;
            }
            if (table.top == 52) break;
            u32 drawn = table.deck[table.top++];
            table.hands[me] |= BIT(drawn);
            if (lay(&table, me, drawn)) return finish(&table, rank, decisions);
            if (drawn >> 2 != bit >> 2) break;
        }
    }
}

#include "../main.h"
