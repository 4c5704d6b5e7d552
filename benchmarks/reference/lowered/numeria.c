/* numeria.rules with the default options, lowered by hand, pass by pass.

   planes: `full` beside the board; zones: `at` finds a tile's cell; lanes: the landings of eight tiles at once, each step
   a shift; footprint: which cells the landings of a tile looked at, so that only those of few tiles are found anew; index:
   the lines through a cell; tabulate: the name of a run in three steps. */
#include "../reference.h"

#define PLAYERS 2
#define LANES 8
#define NOBODY 255
#define PATIENCE 100
#define LIMIT 2500

typedef u64 Lanes __attribute__((vector_size(8 * LANES)));

typedef struct {
    u8 board[64]; /* zone board[cell]: slot of tile; 0 none */
    u8 at[37];    /* the cell of a tile */
    u64 full, on_board, bag, pile[2];
    u8 tropes[2], frozen, passes, idle, me;
    u32 decisions, ticks, winner;
} State;

/* What choose counts and picks from, kept from turn to turn. */
typedef struct {
    u64 land[40] __attribute__((aligned(64))), foot[40] __attribute__((aligned(64)));
    u8 count[37];
    u32 n;
    u64 stale;
} Options;

static const int STEP[8] = {-9, -8, -7, -1, 1, 7, 8, 9};
static u64 ONE[8], TWO[8]; /* the cells one and two steps away from another */
static u8 LINE[130][4], THROUGH[64][16], LINES_OF[64];
static u64 LINE_CELLS[130];
static u16 AFTER_TWO[37 * 37], AFTER_THREE[1500][37];
static u8 NAME[600][37];

static int is_slice(const int *run, const int *values, int count) {
    for (int i = 0; i + 3 < count; i++)
        if (values[i] == run[0] && values[i + 1] == run[1] && values[i + 2] == run[2] && values[i + 3] == run[3]) return 1;
    return 0;
}

/* Whether rising numbers are a trope; a run may be read from either end. */
static int is_trope(int a, int b, int c, int d) {
    static const int PRIMES[] = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31}, TWOS[] = {1, 2, 4, 8, 16, 32};
    static const int THREES[] = {1, 3, 9, 27}, SQUARES[] = {1, 4, 9, 16, 25, 36}, SUMS[] = {1, 3, 6, 10, 15, 21, 28, 36};
    static const int FIBONACCI[] = {1, 2, 3, 5, 8, 13, 21, 34};
    if (a > d) return is_trope(d, c, b, a);
    int run[4] = {a, b, c, d};
    return (a < b && b - a == c - b && c - b == d - c) || (b == a + 1 && c == a + 3 && d == a + 6) || is_slice(run, PRIMES, 11)
           || is_slice(run, TWOS, 6) || is_slice(run, THREES, 4) || is_slice(run, SQUARES, 6) || is_slice(run, SUMS, 8)
           || is_slice(run, FIBONACCI, 8);
}

static void prepare_names(void) {
    int threes = 1, fours = 1;
    for (int a = 1; a <= 36; a++)
        for (int b = 1; b <= 36; b++) {
            int two = 0;
            for (int c = 1; c <= 36; c++) {
                int three = 0;
                for (int d = 1; d <= 36; d++)
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
    int lines = 0;
    for (int cell = 0; cell < 64; cell++)
        for (int d = 0; d < 8; d++) {
            int cells[4] = {cell, -1, -1, -1};
            for (int k = 1; k < 4; k++) {
                int row = cell / 8 + k * DOWN[d], column = cell % 8 + k * ALONG[d];
                if (row >= 0 && row < 8 && column >= 0 && column < 8) cells[k] = 8 * row + column;
            }
            if (cells[1] >= 0) ONE[d] |= BIT(cells[1]);
            if (cells[2] >= 0) TWO[d] |= BIT(cells[2]);
            if (d < 4 || cells[3] < 0) continue;
            for (int k = 0; k < 4; k++) {
                LINE[lines][k] = (u8)cells[k];
                LINE_CELLS[lines] |= BIT(cells[k]);
                THROUGH[cells[k]][LINES_OF[cells[k]]++] = (u8)lines;
            }
            lines++;
        }
    prepare_names();
}

INLINE int is_named(const u8 *board, const u8 *line) {
    u32 found = AFTER_TWO[board[line[0]] * 37 + board[line[1]]];
    if (!found) return 0;
    found = AFTER_THREE[found][board[line[2]]];
    return found && NAME[found][board[line[3]]];
}

/* ---------------------------------------------------------------- landings */

INLINE Lanes spread(u64 x) { return (Lanes){0} + x; }

INLINE Lanes shifted(Lanes x, int by) { return by >= 0 ? x << by : x >> -by; }

INLINE u64 joined(Lanes x) {
    typedef u64 Four __attribute__((vector_size(32)));
    Four four = __builtin_shufflevector(x, x, 0, 1, 2, 3) | __builtin_shufflevector(x, x, 4, 5, 6, 7);
    return (four[0] | four[2]) | (four[1] | four[3]);
}

/* Where tiles on these cells may slide or jump to, one a lane, and the cells that were looked at. */
static __attribute__((noinline)) void landings(u64 full, Lanes cells, Lanes *land, Lanes *foot) {
    Lanes taken = spread(full) & ~cells, free = ~taken, slid = cells, looked = spread(0), over[8], jump[8];
#pragma GCC unroll 8
    for (int d = 0; d < 8; d++) {
        int s = STEP[d];
        Lanes inside = spread(ONE[d]), way = free & inside, run = cells;
        run |= way & shifted(run, s), way &= shifted(way, s);
        run |= way & shifted(run, 2 * s), way &= shifted(way, 2 * s);
        run |= way & shifted(run, 4 * s);
        slid |= run;
        looked |= shifted(run, s) & inside;
        over[d] = shifted(taken, s) & spread(TWO[d]);
        jump[d] = over[d] & free;
    }
    Lanes here = cells;
    for (;;) {
        Lanes next = here;
#pragma GCC unroll 8
        for (int d = 0; d < 8; d++) next |= shifted(here, 2 * STEP[d]) & jump[d];
        Lanes after = next;
#pragma GCC unroll 8
        for (int d = 0; d < 8; d++) after |= shifted(next, 2 * STEP[d]) & jump[d];
        here = after;
        if (!joined(after ^ next)) break;
    }
#pragma GCC unroll 8
    for (int d = 0; d < 8; d++)
        looked |= (shifted(here, 2 * STEP[d]) & over[d]) | (shifted(here, STEP[d]) & spread(ONE[d]));
    *foot = looked | cells;
    *land = (slid | here) & ~cells;
}

/* ---------------------------------------------------------------- the rules */

INLINE void put(State *state, u32 tile, u32 cell) {
    state->board[cell] = (u8)tile;
    state->at[tile] = (u8)cell;
    state->full |= BIT(cell);
    state->on_board |= BIT(tile);
}

INLINE u32 take(State *state, u32 cell) {
    u32 tile = state->board[cell];
    state->board[cell] = 0;
    state->at[tile] = NOBODY;
    state->full &= ~BIT(cell);
    state->on_board &= ~BIT(tile);
    return tile;
}

INLINE u32 drawn(State *state, Random *chance) {
    u32 tile = member(state->bag, below(chance, size_of(state->bag)));
    state->bag &= ~BIT(tile);
    return tile;
}

static void start(State *state, Random *chance) {
    static const u8 CENTRE[4] = {27, 28, 35, 36}, CORNERS[4] = {0, 7, 56, 63};
    memset(state, 0, sizeof *state);
    memset(state->at, NOBODY, sizeof state->at);
    state->bag = BIT(37) - 2;
    u32 one = drawn(state, chance), two = drawn(state, chance);
    state->me = one < two;
    state->bag |= BIT(one) | BIT(two);
    for (u32 row = 1; row < 7; row++)
        for (u32 column = 1; column < 7; column++) put(state, drawn(state, chance), 8 * row + column);
    for (int i = 0; i < 4; i++) state->bag |= BIT(take(state, CENTRE[i]));
    for (int i = 0; i < 4; i++) put(state, drawn(state, chance), CORNERS[i]);
}

/* How many moves there are; the landings that a change may have touched are found anew. */
INLINE u32 count(const State *state, Options *options) {
    u64 todo = options->stale & state->on_board;
    while (todo) {
        u32 tiles[LANES], n = 0;
        Lanes cells = spread(0), land, foot;
        for (; todo && n < LANES; todo &= todo - 1, n++) {
            tiles[n] = LOWEST(todo);
            cells[n] = BIT(state->at[tiles[n]]);
        }
        landings(state->full, cells, &land, &foot);
        for (u32 i = 0; i < n; i++) {
            u32 tile = tiles[i], size = size_of(land[i]);
            options->n += size - options->count[tile];
            options->count[tile] = (u8)size;
            options->land[tile] = land[i];
            options->foot[tile] = foot[i];
        }
    }
    options->stale = 0;
    return options->n - options->count[state->frozen];
}

INLINE void changed(Options *options, u64 cells) {
    for (int tile = 0; tile < 40; tile += LANES) {
        Lanes touched = (Lanes)((*(const Lanes *)(options->foot + tile) & cells) != 0);
        options->stale |= joined(touched & (Lanes){1, 2, 4, 8, 16, 32, 64, 128}) << tile;
    }
}

/* Takes one of the tropes made with a tile, if there are any; whether that wins. */
INLINE int collect(State *state, Options *options, u32 tile, Random *choice) {
    u32 made[16], n = 0, cell = state->at[tile];
    for (int i = 0; i < LINES_OF[cell]; i++) {
        const u8 *line = LINE[THROUGH[cell][i]], *board = state->board;
        if (!is_named(board, line)) continue;
        u32 frozen = state->frozen;
        if (board[line[0]] == frozen || board[line[1]] == frozen || board[line[2]] == frozen || board[line[3]] == frozen)
            continue;
        made[n++] = THROUGH[cell][i];
    }
    if (!n) return 0;
    state->decisions++;
    u32 line = made[below(choice, n)];
    for (int i = 0; i < 4; i++) {
        u32 gone = take(state, LINE[line][i]);
        state->pile[state->me] |= BIT(gone);
        options->n -= options->count[gone];
        options->count[gone] = 0;
        options->foot[gone] = 0;
    }
    changed(options, LINE_CELLS[line]);
    state->idle = 0;
    return ++state->tropes[state->me] == 3;
}

/* Whether the turn ends the game. */
INLINE int turn(State *state, Options *options, Random *choice) {
    u32 n = count(state, options), k = below(choice, n + 1);
    state->decisions++;
    state->idle++;
    if (k < n) {
        u64 left = state->on_board & ~BIT(state->frozen);
        u32 tile = LOWEST(left);
        for (; k >= options->count[tile]; left &= left - 1, tile = LOWEST(left)) k -= options->count[tile];
        u32 to = member(options->land[tile], k), from = state->at[tile];
        take(state, from);
        put(state, tile, to);
        changed(options, BIT(from) | BIT(to));
        state->passes = 0;
        if (collect(state, options, tile, choice)) {
            state->winner = state->me + 1;
            return 1;
        }
        state->frozen = (u8)tile;
        if (state->at[tile] != NOBODY) options->stale |= BIT(tile);
    } else {
        state->frozen = 0;
        if (++state->passes == 2) return 1;
    }
    if (state->idle == PATIENCE) return 1;
    state->me ^= 1;
    return 0;
}

static u32 play(Random *chance, Random *choice, u8 *rank) {
    State state;
    Options options;
    start(&state, chance);
    memset(&options, 0, sizeof options);
    options.stale = ~0ull;
    while (!turn(&state, &options, choice)) continue;
    rank[0] = (u8)(1 + (state.winner == 2));
    rank[1] = (u8)(1 + (state.winner == 1));
    return state.decisions;
}

#include "../main.h"
