/* Numeria with the default options, for speed alone.

   Slides: the first tile in the way is the lowest or highest bit of a ray, found for eight tiles at a time.

   Jumps: one leads two rows and two columns on or none of them, so a tile that jumps stays on 16 of the 64 cells, and
   never over a cell on which it could stand itself. So its own tile may stay where it is, all tiles jump over the same
   board, and four tiles that can never meet share a word: those of a square of two by two cells. */
#include "../reference.h"

#define PLAYERS 2
#define TILES 36
#define ROOM 40 /* tiles, eight by eight */
#define NOBODY 255
#define PATIENCE 100

typedef u64 Eight __attribute__((vector_size(64)));
typedef u8 Bytes __attribute__((vector_size(8)));

typedef struct {
    Eight ray[8][ROOM / 8]; /* the cells in each direction from each tile */
    Eight square[ROOM / 8], kin[ROOM / 8]; /* where its jumps are found, and on which cells */
    Eight land[ROOM / 8];
    u64 counts[ROOM / 8]; /* of landings, a byte each */
    u8 board[64], at[ROOM]; /* tiles count from 1, 0 is none; the cell of tile - 1 */
    u64 full;
    u32 frozen, passes, idle, me, tropes[PLAYERS], decisions;
} State;

static const int STEP[8] = {-9, -8, -7, -1, 1, 7, 8, 9};
static u64 RAY[64][8], TWO[8], KIN[4];
static Eight SQUARES[2];
static u8 LINE[130][4], THROUGH[64][16];
static Eight LINE_CELLS[64][2]; /* of the lines through a cell; all ones where there is none */
static u16 AFTER_TWO[37 * 37], AFTER_THREE[1500][37];
static u8 NAME[600][37];

/* ---------------------------------------------------------------- the tropes */

static int is_slice(const int *run, const int *values, int count) {
    for (int i = 0; i + 3 < count; i++)
        if (values[i] == run[0] && values[i + 1] == run[1] && values[i + 2] == run[2] && values[i + 3] == run[3]) return 1;
    return 0;
}

/* Whether rising numbers are a trope; a run may be read from either end. */
static int is_trope(int a, int b, int c, int d) {
    static const int PRIMES[] = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31}, TWOS[] = {1, 2, 4, 8, 16, 32};
    static const int THREES[] = {1, 3, 9, 27}, SQUARED[] = {1, 4, 9, 16, 25, 36}, SUMS[] = {1, 3, 6, 10, 15, 21, 28, 36};
    static const int FIBONACCI[] = {1, 2, 3, 5, 8, 13, 21, 34};
    if (a > d) return is_trope(d, c, b, a);
    int run[4] = {a, b, c, d};
    return (a < b && b - a == c - b && c - b == d - c) || (b == a + 1 && c == a + 3 && d == a + 6) || is_slice(run, PRIMES, 11)
           || is_slice(run, TWOS, 6) || is_slice(run, THREES, 4) || is_slice(run, SQUARED, 6) || is_slice(run, SUMS, 8)
           || is_slice(run, FIBONACCI, 8);
}

/* Three steps from number to number: after two numbers that no trope has nothing more is asked. */
static void prepare_names(void) {
    int threes = 1, fours = 1;
    for (int a = 1; a <= TILES; a++)
        for (int b = 1; b <= TILES; b++) {
            int two = 0;
            for (int c = 1; c <= TILES; c++) {
                int three = 0;
                for (int d = 1; d <= TILES; d++)
                    if (a != d && is_trope(a, b, c, d)) {
                        if (!three) three = fours++;
                        NAME[three][d] = 1;
                    }
                if (three) {
                    if (!two) two = threes++;
                    AFTER_THREE[two][c] = (u16)three;
                }
            }
            AFTER_TWO[a * 37 + b] = (u16)two;
        }
}

static void prepare(void) {
    static const int DOWN[8] = {-1, -1, -1, 0, 0, 1, 1, 1}, ALONG[8] = {-1, 0, 1, -1, 1, -1, 0, 1};
    int lines = 0, through[64] = {0};
    for (int i = 0; i < 128; i++) LINE_CELLS[i / 2][i % 2] = ~(Eight){0};
    for (int cell = 0; cell < 64; cell++) {
        int top = cell / 8, left = cell % 8, square = top / 2 * 4 + left / 2;
        KIN[top % 2 * 2 + left % 2] |= BIT(cell);
        SQUARES[square / 8][square % 8] |= BIT(cell);
        for (int d = 0; d < 8; d++) {
            int cells[8], n = 0;
            for (int row = top, column = left; row >= 0 && row < 8 && column >= 0 && column < 8;
                 row += DOWN[d], column += ALONG[d])
                cells[n++] = 8 * row + column;
            for (int k = 1; k < n; k++) RAY[cell][d] |= BIT(cells[k]);
            if (n > 2) TWO[d] |= BIT(cells[2]);
            if (d < 4 || n < 4) continue;
            u64 all = BIT(cells[0]) | BIT(cells[1]) | BIT(cells[2]) | BIT(cells[3]);
            for (int k = 0; k < 4; k++) {
                int at = cells[k], i = through[at]++;
                LINE[lines][k] = (u8)at;
                THROUGH[at][i] = (u8)lines;
                LINE_CELLS[at][i / 8][i % 8] = all;
            }
            lines++;
        }
    }
    prepare_names();
}

INLINE int is_named(const u8 *board, const u8 *line) {
    u32 found = AFTER_TWO[board[line[0]] * 37 + board[line[1]]];
    if (!found) return 0;
    found = AFTER_THREE[found][board[line[2]]];
    return found && NAME[found][board[line[3]]];
}

/* ---------------------------------------------------------------- eight at a time */

INLINE Eight each(u64 x) { return (Eight){0} + x; }

INLINE Eight shifted(Eight x, int by) { return by >= 0 ? x << by : x >> -by; }

#if defined(__AVX512F__) && defined(__AVX512CD__) && defined(__AVX512VPOPCNTDQ__)
#include <immintrin.h>
INLINE Eight zeros_above(Eight x) { return (Eight)_mm512_lzcnt_epi64((__m512i)x); }
INLINE Eight sizes(Eight x) { return (Eight)_mm512_popcnt_epi64((__m512i)x); }
INLINE int differ(Eight x, Eight y) { return _mm512_cmpneq_epi64_mask((__m512i)x, (__m512i)y) != 0; }
INLINE u32 inside(Eight x, u64 set) {
    return _mm512_testn_epi64_mask((__m512i)x, (__m512i)each(~set));
}
#else
INLINE Eight zeros_above(Eight x) {
    for (int i = 0; i < 8; i++) x[i] = x[i] ? (u64)__builtin_clzll(x[i]) : 64;
    return x;
}
INLINE Eight sizes(Eight x) {
    for (int i = 0; i < 8; i++) x[i] = size_of(x[i]);
    return x;
}
INLINE int differ(Eight x, Eight y) {
    Eight z = x ^ y;
    return ((z[0] | z[1]) | (z[2] | z[3]) | (z[4] | z[5]) | (z[6] | z[7])) != 0;
}
/* Which of eight sets lie in another. */
INLINE u32 inside(Eight x, u64 set) {
    u32 found = 0;
    for (int i = 0; i < 8; i++) found |= (u32)!(x[i] & ~set) << i;
    return found;
}
#endif

INLINE Eight stepped(Eight from, const u64 *over) {
    Eight found[8];
#pragma GCC unroll 8
    for (int d = 0; d < 8; d++) found[d] = shifted(from, 2 * STEP[d]) & each(over[d]);
    return ((from | found[0] | found[1]) | (found[2] | found[3])) | ((found[4] | found[5]) | (found[6] | found[7]));
}

/* Of eight numbers of a byte each. */
INLINE u32 sum(u64 counts) {
    u64 pairs = (counts & 0x00ff00ff00ff00ffull) + (counts >> 8 & 0x00ff00ff00ff00ffull);
    return (u32)(pairs * 0x0001000100010001ull >> 48);
}

/* Where all tiles can go, and how many moves that is without those of the frozen one. */
INLINE u32 moves(State *state) {
    u64 full = state->full, over[8];
#pragma GCC unroll 8
    for (int d = 0; d < 8; d++) {
        u64 beyond = STEP[d] >= 0 ? full << STEP[d] : full >> -STEP[d];
        over[d] = beyond & ~full & TWO[d];
    }
    Eight low = each(full) & SQUARES[0], high = each(full) & SQUARES[1];
    for (;;) {
        Eight one = stepped(low, over), two = stepped(high, over);
        low = stepped(one, over), high = stepped(two, over);
        if (!differ(low | one, one) && !differ(high | two, two)) break;
    }
    u32 total = 0;
#pragma GCC unroll 5
    for (int i = 0; i < ROOM / 8; i++) {
        Eight found = __builtin_shuffle(low, high, state->square[i]) & state->kin[i] & each(~full);
#pragma GCC unroll 8
        for (int d = 0; d < 8; d++) {
            Eight ray = state->ray[d][i], tiles = ray & full;
            if (STEP[d] > 0) found |= ray & ~tiles & (tiles - 1); /* below the lowest */
            else found |= ray & ~(Eight){0} << (64 - zeros_above(tiles)); /* above the highest */
        }
        state->land[i] = found;
        u64 counts = (u64)__builtin_convertvector(sizes(found), Bytes);
        if (state->frozen && (state->frozen - 1) / 8 == (u32)i) counts &= ~(255ull << (state->frozen - 1) % 8 * 8);
        state->counts[i] = counts;
        total += sum(counts);
    }
    return total;
}

/* ---------------------------------------------------------------- the rules */

INLINE void put(State *state, u32 tile, u32 cell) {
    u32 t = tile - 1;
    state->board[cell] = (u8)tile;
    state->at[t] = (u8)cell;
    state->full |= BIT(cell);
#pragma GCC unroll 8
    for (int d = 0; d < 8; d++) state->ray[d][t / 8][t % 8] = RAY[cell][d];
    state->square[t / 8][t % 8] = cell / 16 * 4 + cell % 8 / 2;
    state->kin[t / 8][t % 8] = KIN[cell / 8 % 2 * 2 + cell % 2];
}

INLINE void leave(State *state, u32 cell) {
    state->board[cell] = 0;
    state->full &= ~BIT(cell);
}

static void drop(State *state, u32 cell) {
    u32 t = state->board[cell] - 1u;
    leave(state, cell);
    state->at[t] = NOBODY;
    for (int d = 0; d < 8; d++) state->ray[d][t / 8][t % 8] = 0;
    state->kin[t / 8][t % 8] = 0;
}

INLINE u32 drawn(u64 *bag, Random *chance) {
    u32 tile = member(*bag, below(chance, size_of(*bag)));
    *bag &= ~BIT(tile);
    return tile;
}

static void start(State *state, Random *chance) {
    static const u8 CENTRE[4] = {27, 28, 35, 36}, CORNERS[4] = {0, 7, 56, 63};
    memset(state, 0, sizeof *state);
    u64 bag = BIT(TILES + 1) - 2;
    u32 one = drawn(&bag, chance), two = drawn(&bag, chance);
    state->me = one < two;
    bag |= BIT(one) | BIT(two);
    for (u32 row = 1; row < 7; row++)
        for (u32 column = 1; column < 7; column++) {
            u32 tile = drawn(&bag, chance), cell = 8 * row + column;
            if ((row == 3 || row == 4) && (column == 3 || column == 4)) state->board[cell] = (u8)tile;
            else put(state, tile, cell);
        }
    for (int i = 0; i < 4; i++) {
        bag |= BIT(state->board[CENTRE[i]]);
        state->board[CENTRE[i]] = 0;
    }
    for (int i = 0; i < 4; i++) put(state, drawn(&bag, chance), CORNERS[i]);
}

/* Takes one of the tropes made with a tile, if there are any; whether that wins. */
INLINE int collect(State *state, u32 cell, Random *choice) {
    u32 made[16], n = 0;
    u64 whole = state->full;
    if (state->frozen && state->at[state->frozen - 1] != NOBODY) whole &= ~BIT(state->at[state->frozen - 1]);
    u32 lines = inside(LINE_CELLS[cell][0], whole) | inside(LINE_CELLS[cell][1], whole) << 8;
    for (; lines; lines &= lines - 1) {
        u32 line = THROUGH[cell][LOWEST((u64)lines)];
        if (is_named(state->board, LINE[line])) made[n++] = line;
    }
    if (!n) return 0;
    state->decisions++;
    u32 line = made[below(choice, n)];
    for (int i = 0; i < 4; i++) drop(state, LINE[line][i]);
    state->idle = 0;
    return ++state->tropes[state->me] == 3;
}

/* Makes the k-th move, in the order of tiles and cells; the tile. */
INLINE u32 move(State *state, u32 k) {
    u32 i = 0, t = 0;
    for (;; i++) {
        u32 here = sum(state->counts[i]);
        if (k < here) break;
        k -= here;
    }
    for (u64 counts = state->counts[i]; k >= (counts & 255); counts >>= 8, t++) k -= (u32)(counts & 255);
    u32 tile = 8 * i + t + 1, to = member(state->land[i][t], k);
    leave(state, state->at[tile - 1]);
    put(state, tile, to);
    return tile;
}

static u32 play(Random *chance, Random *choice, u8 *rank) {
    static State state;
    start(&state, chance);
    rank[0] = rank[1] = 1;
    for (;; state.me ^= 1) {
        u32 n = moves(&state), k = below(choice, n + 1);
        state.decisions++;
        state.idle++;
        if (k < n) {
            u32 tile = move(&state, k);
            state.passes = 0;
            if (collect(&state, state.at[tile - 1], choice)) {
                rank[state.me ^ 1] = 2;
                return state.decisions;
            }
            state.frozen = tile;
        } else {
            state.frozen = 0;
            if (++state.passes == 2) return state.decisions;
        }
        if (state.idle == PATIENCE) return state.decisions;
    }
}

#include "../main.h"
