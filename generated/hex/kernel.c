/* Hex. Compiled from hex.rules; change the rules, not this file. */
#include "kernel.h"

#define LIMIT 10000
#define IDS 121
#define MOST_SEATS 2
#define BEGIN (-1)

#ifdef FOLDED
#ifndef OPTION_size
#define OPTION_size 11
#endif
#ifndef SEATS
#define SEATS 2
#endif
#define OPTION(name) OPTION_##name
#else
#define SEATS 2
#define OPTION(name) a->option_##name
#endif

enum { TURN_CHOOSE };

#define HIDES 0

K_SET(2)
FN list_i64 lasting_list_i64(list_i64 a) { i64 *v = k_lasting(a.v, (size_t)a.n * sizeof *v); return (list_i64){v,
    a.n}; }

const char *const rw_texts[] = {"", 0};

static const i64 K_0[] = {1, 11, 12};
static const i64 K_1[] = {0, 2, 11, 12, 13};
static const i64 K_2[] = {1, 3, 12, 13, 14};
static const i64 K_3[] = {2, 4, 13, 14, 15};
static const i64 K_4[] = {3, 5, 14, 15, 16};
static const i64 K_5[] = {4, 6, 15, 16, 17};
static const i64 K_6[] = {5, 7, 16, 17, 18};
static const i64 K_7[] = {6, 8, 17, 18, 19};
static const i64 K_8[] = {7, 9, 18, 19, 20};
static const i64 K_9[] = {8, 10, 19, 20, 21};
static const i64 K_10[] = {9, 20, 21};
static const i64 K_11[] = {0, 1, 12, 22, 23};
static const i64 K_12[] = {0, 1, 2, 11, 13, 22, 23, 24};
static const i64 K_13[] = {1, 2, 3, 12, 14, 23, 24, 25};
static const i64 K_14[] = {2, 3, 4, 13, 15, 24, 25, 26};
static const i64 K_15[] = {3, 4, 5, 14, 16, 25, 26, 27};
static const i64 K_16[] = {4, 5, 6, 15, 17, 26, 27, 28};
static const i64 K_17[] = {5, 6, 7, 16, 18, 27, 28, 29};
static const i64 K_18[] = {6, 7, 8, 17, 19, 28, 29, 30};
static const i64 K_19[] = {7, 8, 9, 18, 20, 29, 30, 31};
static const i64 K_20[] = {8, 9, 10, 19, 21, 30, 31, 32};
static const i64 K_21[] = {9, 10, 20, 31, 32};
static const i64 K_22[] = {11, 12, 23, 33, 34};
static const i64 K_23[] = {11, 12, 13, 22, 24, 33, 34, 35};
static const i64 K_24[] = {12, 13, 14, 23, 25, 34, 35, 36};
static const i64 K_25[] = {13, 14, 15, 24, 26, 35, 36, 37};
static const i64 K_26[] = {14, 15, 16, 25, 27, 36, 37, 38};
static const i64 K_27[] = {15, 16, 17, 26, 28, 37, 38, 39};
static const i64 K_28[] = {16, 17, 18, 27, 29, 38, 39, 40};
static const i64 K_29[] = {17, 18, 19, 28, 30, 39, 40, 41};
static const i64 K_30[] = {18, 19, 20, 29, 31, 40, 41, 42};
static const i64 K_31[] = {19, 20, 21, 30, 32, 41, 42, 43};
static const i64 K_32[] = {20, 21, 31, 42, 43};
static const i64 K_33[] = {22, 23, 34, 44, 45};
static const i64 K_34[] = {22, 23, 24, 33, 35, 44, 45, 46};
static const i64 K_35[] = {23, 24, 25, 34, 36, 45, 46, 47};
static const i64 K_36[] = {24, 25, 26, 35, 37, 46, 47, 48};
static const i64 K_37[] = {25, 26, 27, 36, 38, 47, 48, 49};
static const i64 K_38[] = {26, 27, 28, 37, 39, 48, 49, 50};
static const i64 K_39[] = {27, 28, 29, 38, 40, 49, 50, 51};
static const i64 K_40[] = {28, 29, 30, 39, 41, 50, 51, 52};
static const i64 K_41[] = {29, 30, 31, 40, 42, 51, 52, 53};
static const i64 K_42[] = {30, 31, 32, 41, 43, 52, 53, 54};
static const i64 K_43[] = {31, 32, 42, 53, 54};
static const i64 K_44[] = {33, 34, 45, 55, 56};
static const i64 K_45[] = {33, 34, 35, 44, 46, 55, 56, 57};
static const i64 K_46[] = {34, 35, 36, 45, 47, 56, 57, 58};
static const i64 K_47[] = {35, 36, 37, 46, 48, 57, 58, 59};
static const i64 K_48[] = {36, 37, 38, 47, 49, 58, 59, 60};
static const i64 K_49[] = {37, 38, 39, 48, 50, 59, 60, 61};
static const i64 K_50[] = {38, 39, 40, 49, 51, 60, 61, 62};
static const i64 K_51[] = {39, 40, 41, 50, 52, 61, 62, 63};
static const i64 K_52[] = {40, 41, 42, 51, 53, 62, 63, 64};
static const i64 K_53[] = {41, 42, 43, 52, 54, 63, 64, 65};
static const i64 K_54[] = {42, 43, 53, 64, 65};
static const i64 K_55[] = {44, 45, 56, 66, 67};
static const i64 K_56[] = {44, 45, 46, 55, 57, 66, 67, 68};
static const i64 K_57[] = {45, 46, 47, 56, 58, 67, 68, 69};
static const i64 K_58[] = {46, 47, 48, 57, 59, 68, 69, 70};
static const i64 K_59[] = {47, 48, 49, 58, 60, 69, 70, 71};
static const i64 K_60[] = {48, 49, 50, 59, 61, 70, 71, 72};
static const i64 K_61[] = {49, 50, 51, 60, 62, 71, 72, 73};
static const i64 K_62[] = {50, 51, 52, 61, 63, 72, 73, 74};
static const i64 K_63[] = {51, 52, 53, 62, 64, 73, 74, 75};
static const i64 K_64[] = {52, 53, 54, 63, 65, 74, 75, 76};
static const i64 K_65[] = {53, 54, 64, 75, 76};
static const i64 K_66[] = {55, 56, 67, 77, 78};
static const i64 K_67[] = {55, 56, 57, 66, 68, 77, 78, 79};
static const i64 K_68[] = {56, 57, 58, 67, 69, 78, 79, 80};
static const i64 K_69[] = {57, 58, 59, 68, 70, 79, 80, 81};
static const i64 K_70[] = {58, 59, 60, 69, 71, 80, 81, 82};
static const i64 K_71[] = {59, 60, 61, 70, 72, 81, 82, 83};
static const i64 K_72[] = {60, 61, 62, 71, 73, 82, 83, 84};
static const i64 K_73[] = {61, 62, 63, 72, 74, 83, 84, 85};
static const i64 K_74[] = {62, 63, 64, 73, 75, 84, 85, 86};
static const i64 K_75[] = {63, 64, 65, 74, 76, 85, 86, 87};
static const i64 K_76[] = {64, 65, 75, 86, 87};
static const i64 K_77[] = {66, 67, 78, 88, 89};
static const i64 K_78[] = {66, 67, 68, 77, 79, 88, 89, 90};
static const i64 K_79[] = {67, 68, 69, 78, 80, 89, 90, 91};
static const i64 K_80[] = {68, 69, 70, 79, 81, 90, 91, 92};
static const i64 K_81[] = {69, 70, 71, 80, 82, 91, 92, 93};
static const i64 K_82[] = {70, 71, 72, 81, 83, 92, 93, 94};
static const i64 K_83[] = {71, 72, 73, 82, 84, 93, 94, 95};
static const i64 K_84[] = {72, 73, 74, 83, 85, 94, 95, 96};
static const i64 K_85[] = {73, 74, 75, 84, 86, 95, 96, 97};
static const i64 K_86[] = {74, 75, 76, 85, 87, 96, 97, 98};
static const i64 K_87[] = {75, 76, 86, 97, 98};
static const i64 K_88[] = {77, 78, 89, 99, 100};
static const i64 K_89[] = {77, 78, 79, 88, 90, 99, 100, 101};
static const i64 K_90[] = {78, 79, 80, 89, 91, 100, 101, 102};
static const i64 K_91[] = {79, 80, 81, 90, 92, 101, 102, 103};
static const i64 K_92[] = {80, 81, 82, 91, 93, 102, 103, 104};
static const i64 K_93[] = {81, 82, 83, 92, 94, 103, 104, 105};
static const i64 K_94[] = {82, 83, 84, 93, 95, 104, 105, 106};
static const i64 K_95[] = {83, 84, 85, 94, 96, 105, 106, 107};
static const i64 K_96[] = {84, 85, 86, 95, 97, 106, 107, 108};
static const i64 K_97[] = {85, 86, 87, 96, 98, 107, 108, 109};
static const i64 K_98[] = {86, 87, 97, 108, 109};
static const i64 K_99[] = {88, 89, 100, 110, 111};
static const i64 K_100[] = {88, 89, 90, 99, 101, 110, 111, 112};
static const i64 K_101[] = {89, 90, 91, 100, 102, 111, 112, 113};
static const i64 K_102[] = {90, 91, 92, 101, 103, 112, 113, 114};
static const i64 K_103[] = {91, 92, 93, 102, 104, 113, 114, 115};
static const i64 K_104[] = {92, 93, 94, 103, 105, 114, 115, 116};
static const i64 K_105[] = {93, 94, 95, 104, 106, 115, 116, 117};
static const i64 K_106[] = {94, 95, 96, 105, 107, 116, 117, 118};
static const i64 K_107[] = {95, 96, 97, 106, 108, 117, 118, 119};
static const i64 K_108[] = {96, 97, 98, 107, 109, 118, 119, 120};
static const i64 K_109[] = {97, 98, 108, 119, 120};
static const i64 K_110[] = {99, 100, 111};
static const i64 K_111[] = {99, 100, 101, 110, 112};
static const i64 K_112[] = {100, 101, 102, 111, 113};
static const i64 K_113[] = {101, 102, 103, 112, 114};
static const i64 K_114[] = {102, 103, 104, 113, 115};
static const i64 K_115[] = {103, 104, 105, 114, 116};
static const i64 K_116[] = {104, 105, 106, 115, 117};
static const i64 K_117[] = {105, 106, 107, 116, 118};
static const i64 K_118[] = {106, 107, 108, 117, 119};
static const i64 K_119[] = {107, 108, 109, 118, 120};
static const i64 K_120[] = {108, 109, 119};
static const list_i64 CELL_around[] MAYBE = {{K_0, 3}, {K_1, 5}, {K_2, 5}, {K_3, 5}, {K_4, 5}, {K_5, 5}, {K_6, 5},
    {K_7, 5}, {K_8, 5}, {K_9, 5}, {K_10, 3}, {K_11, 5}, {K_12, 8}, {K_13, 8}, {K_14, 8}, {K_15, 8}, {K_16, 8}, {K_17,
    8}, {K_18, 8}, {K_19, 8}, {K_20, 8}, {K_21, 5}, {K_22, 5}, {K_23, 8}, {K_24, 8}, {K_25, 8}, {K_26, 8}, {K_27, 8},
    {K_28, 8}, {K_29, 8}, {K_30, 8}, {K_31, 8}, {K_32, 5}, {K_33, 5}, {K_34, 8}, {K_35, 8}, {K_36, 8}, {K_37, 8},
    {K_38, 8}, {K_39, 8}, {K_40, 8}, {K_41, 8}, {K_42, 8}, {K_43, 5}, {K_44, 5}, {K_45, 8}, {K_46, 8}, {K_47, 8},
    {K_48, 8}, {K_49, 8}, {K_50, 8}, {K_51, 8}, {K_52, 8}, {K_53, 8}, {K_54, 5}, {K_55, 5}, {K_56, 8}, {K_57, 8},
    {K_58, 8}, {K_59, 8}, {K_60, 8}, {K_61, 8}, {K_62, 8}, {K_63, 8}, {K_64, 8}, {K_65, 5}, {K_66, 5}, {K_67, 8},
    {K_68, 8}, {K_69, 8}, {K_70, 8}, {K_71, 8}, {K_72, 8}, {K_73, 8}, {K_74, 8}, {K_75, 8}, {K_76, 5}, {K_77, 5},
    {K_78, 8}, {K_79, 8}, {K_80, 8}, {K_81, 8}, {K_82, 8}, {K_83, 8}, {K_84, 8}, {K_85, 8}, {K_86, 8}, {K_87, 5},
    {K_88, 5}, {K_89, 8}, {K_90, 8}, {K_91, 8}, {K_92, 8}, {K_93, 8}, {K_94, 8}, {K_95, 8}, {K_96, 8}, {K_97, 8},
    {K_98, 5}, {K_99, 5}, {K_100, 8}, {K_101, 8}, {K_102, 8}, {K_103, 8}, {K_104, 8}, {K_105, 8}, {K_106, 8}, {K_107,
    8}, {K_108, 8}, {K_109, 5}, {K_110, 3}, {K_111, 5}, {K_112, 5}, {K_113, 5}, {K_114, 5}, {K_115, 5}, {K_116, 5},
    {K_117, 5}, {K_118, 5}, {K_119, 5}, {K_120, 3}};
static const i8 CELL_column[] MAYBE = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2, 3,
    4, 5, 6, 7, 8, 9, 10, 11, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2, 3, 4, 5, 6,
    7, 8, 9, 10, 11, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2, 3, 4, 5, 6, 7, 8, 9,
    10, 11, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11};
static const set2 CELL_column_is[] MAYBE = {{{0x80100200400801ull, 0x400801002004ull}}, {{0x100200400801002ull,
    0x801002004008ull}}, {{0x200400801002004ull, 0x1002004008010ull}}, {{0x400801002004008ull, 0x2004008010020ull}},
    {{0x801002004008010ull, 0x4008010020040ull}}, {{0x1002004008010020ull, 0x8010020040080ull}},
    {{0x2004008010020040ull, 0x10020040080100ull}}, {{0x4008010020040080ull, 0x20040080100200ull}},
    {{0x8010020040080100ull, 0x40080100200400ull}}, {{0x20040080100200ull, 0x80100200400801ull}},
    {{0x40080100200400ull, 0x100200400801002ull}}};
static const set2 CELL_column_upto[] MAYBE = {{{0x80100200400801ull, 0x400801002004ull}}, {{0x180300600c01803ull,
    0xc0180300600cull}}, {{0x380700e01c03807ull, 0x1c0380700e01cull}}, {{0x780f01e03c0780full, 0x3c0780f01e03cull}},
    {{0xf81f03e07c0f81full, 0x7c0f81f03e07cull}}, {{0x1f83f07e0fc1f83full, 0xfc1f83f07e0fcull}},
    {{0x3f87f0fe1fc3f87full, 0x1fc3f87f0fe1fcull}}, {{0x7f8ff1fe3fc7f8ffull, 0x3fc7f8ff1fe3fcull}},
    {{0xff9ff3fe7fcff9ffull, 0x7fcff9ff3fe7fcull}}, {{0xffbff7feffdffbffull, 0xffdffbff7feffdull}},
    {{0xffffffffffffffffull, 0x1ffffffffffffffull}}};
static const i8 CELL_row[] MAYBE = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 10, 10, 10,
    10, 10, 10, 10, 10, 10, 10, 10, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11};
static const set2 CELL_row_is[] MAYBE = {{{0x7ffull, 0x0ull}}, {{0x3ff800ull, 0x0ull}}, {{0x1ffc00000ull, 0x0ull}},
    {{0xffe00000000ull, 0x0ull}}, {{0x7ff00000000000ull, 0x0ull}}, {{0xff80000000000000ull, 0x3ull}}, {{0x0ull,
    0x1ffcull}}, {{0x0ull, 0xffe000ull}}, {{0x0ull, 0x7ff000000ull}}, {{0x0ull, 0x3ff800000000ull}}, {{0x0ull,
    0x1ffc00000000000ull}}};
static const set2 CELL_row_upto[] MAYBE = {{{0x7ffull, 0x0ull}}, {{0x3fffffull, 0x0ull}}, {{0x1ffffffffull, 0x0ull}},
    {{0xfffffffffffull, 0x0ull}}, {{0x7fffffffffffffull, 0x0ull}}, {{0xffffffffffffffffull, 0x3ull}},
    {{0xffffffffffffffffull, 0x1fffull}}, {{0xffffffffffffffffull, 0xffffffull}}, {{0xffffffffffffffffull,
    0x7ffffffffull}}, {{0xffffffffffffffffull, 0x3fffffffffffull}}, {{0xffffffffffffffffull, 0x1ffffffffffffffull}}};

typedef struct {
    k_stream rng;
    i32 at, ticks;
    set2 stone_is[3];
    i32 end_score[2];
    i8 end_rank[2];
    i8 me, seats, over, cut;
} Position;

/* What the table has agreed on, and the words of the rulebook that follow from it. */
typedef struct {
    i64 seats;
    i64 option_size;
    list_i64 joined_at[121]; i8 joined_known[121];
    set2 joined_set_at[121]; i8 joined_set_known[121];
} Agreed;

FN i64 let_on_board(Agreed *a MAYBE, i64 c MAYBE);
FN list_i64 let_joined(Agreed *a MAYBE, i64 c MAYBE);
FN list_i64 let_mine(const Position *pos MAYBE, Agreed *a MAYBE, i64 c MAYBE, i64 p MAYBE);
FN set2 let_connected(const Position *pos MAYBE, Agreed *a MAYBE, i64 c MAYBE, i64 p MAYBE);
FN i64 let_first_side(i64 c MAYBE, i64 p MAYBE);
FN i64 let_last_side(Agreed *a MAYBE, i64 c MAYBE, i64 p MAYBE);
FN set2 let_joined_set(Agreed *a MAYBE, i64 c MAYBE);
FN set2 let_mine_set(const Position *pos MAYBE, Agreed *a MAYBE, i64 c MAYBE, i64 p MAYBE);

FN void derive_vars(Position *pos MAYBE) {
}

FN void init(Position *pos, Agreed *a MAYBE, k_stream rng) {
    memset(pos, 0, sizeof *pos);
    pos->rng = rng;
    pos->seats = (i8)SEATS;
    pos->at = NOWHERE;
    /*    7  var stone[cell]: player? = none */
    pos->stone_is[NONE + 1] = k_all2(121);
    derive_vars(pos);
}

FN void standing(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 *v MAYBE) {
}

FN i64 score(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE) {
    return 0;
}

HOT void finish(Position *pos) {
    pos->over = 1;
    pos->at = OVER;
}

COLD void end_ranked(Position *pos, Agreed *a) {
    i64 v[MOST_SEATS][1] = {{0}};
    for (i64 p = 0; p < pos->seats; p++) standing(pos, a, p, v[p]);
    for (i64 p = 0; p < pos->seats; p++) pos->end_score[p] = (i32)score(pos, a, p);
    for (i64 p = 0; p < pos->seats; p++) {
        pos->end_rank[p] = 1;
        for (i64 q = 0; q < pos->seats; q++) {
            i64 i = 0;
            while (i < 0 && v[q][i] == v[p][i]) i++;
            pos->end_rank[p] += (i8)(i < 0 && v[q][i] > v[p][i]);
        }
    }
    finish(pos);
}

HOT void end_drawn(Position *pos, Agreed *a) {
    for (i64 p = 0; p < pos->seats; p++) pos->end_score[p] = (i32)score(pos, a, p), pos->end_rank[p] = 1;
    finish(pos);
}

HOT void end_won(Position *pos, Agreed *a MAYBE, i64 winner) {
    for (i64 p = 0; p < pos->seats; p++) pos->end_score[p] = p == winner;
    for (i64 p = 0; p < pos->seats; p++) pos->end_rank[p] = p == winner ? 1 : 2;
    finish(pos);
}

COLD Position cut_off(Position pos, Agreed *a) {
    pos.cut = 1;
    end_drawn(&pos, a);
    return pos;
}

/* By value: what seldom happens must not keep the position out of registers. */
HOT void end_cut(Position *pos, Agreed *a) { *pos = cut_off(*pos, a); }

FN i64 let_on_board(Agreed *a MAYBE, i64 c MAYBE) {
    /*   10  let on_board(c: cell) = c.row <= size and c.column <= size */
    return ((CELL_row[c] <= OPTION(size)) && (CELL_column[c] <= OPTION(size)));
}

FN list_i64 made_joined(Agreed *a MAYBE, i64 c MAYBE) {
    /*   11  let joined(c: cell) = [x for x in around(c) if on_board(x) and (x.row - c.row) + (x.column - c.colum.. */
    return ({ build_i64 k1_found = {0, 0, 0}; { set2 k7_set = k_and2(({ set2 k3_set = {{0}}; {
        list_i64 k4_list = CELL_around[c]; for (i64 k5_i = 0; k5_i < k4_list.n; k5_i++) {
        i64 k2_v MAYBE = k4_list.v[k5_i]; k_put2(&k3_set, k2_v);
        } } k3_set; }), k_and2(CELL_row_upto[OPTION(size) - (1)], CELL_column_upto[OPTION(size) - (1)]));
        for (i64 k8_i = 0; k8_i < 2; k8_i++) for (u64 k6_rest = k7_set.w[k8_i]; k6_rest; k6_rest &= k6_rest - 1) {
        i64 x MAYBE = 64 * k8_i + k_low(k6_rest); if (({
        i64 k9_n = ((CELL_row[x] - CELL_row[c]) + (CELL_column[x] - CELL_column[c])); k9_n == (-1) || k9_n == 0
        || k9_n == 1; })) { k_add_i64(&k1_found, x); } } }  k_made_i64(k1_found); });
}

FN list_i64 let_joined(Agreed *a MAYBE, i64 c MAYBE) {
    i64 k_at = c;
    if (UNLIKELY(!a->joined_known[k_at])) {
        char *k_mark = k_free;
        a->joined_at[k_at] = lasting_list_i64(made_joined(a, c));
        a->joined_known[k_at] = 1;
        k_free = k_mark;
    }
    return a->joined_at[k_at];
}

FN list_i64 let_mine(const Position *pos MAYBE, Agreed *a MAYBE, i64 c MAYBE, i64 p MAYBE) {
    /*   12  let mine(c: cell, p: player) = [x for x in joined(c) if stone[x] is p] */
    return ({ build_i64 k11_found = {0, 0, 0}; { set2 k13_set = k_and2(let_joined_set(a, c), pos->stone_is[p + 1]);
        for (i64 k14_i = 0; k14_i < 2; k14_i++) for (u64 k12_rest = k13_set.w[k14_i]; k12_rest;
        k12_rest &= k12_rest - 1) { i64 k10_v MAYBE = 64 * k14_i + k_low(k12_rest); k_add_i64(&k11_found, k10_v);
        } }  k_made_i64(k11_found); });
}

FN set2 let_connected(const Position *pos MAYBE, Agreed *a MAYBE, i64 c MAYBE, i64 p MAYBE) {
    /*   13  let connected(c: cell, p: player) = reachable x from c by mine(x, p) */
    return ({ set2 k18_way = (set2){{0xfffffffffffff800ull, 0x1ffffffffffffffull}};
        set2 k19_way = (set2){{0xffbff7feffdff800ull, 0xffdffbff7feffdull}};
        set2 k20_way = (set2){{0xff7feffdffbff7feull, 0x1ffbff7feffdffbull}};
        set2 k21_way = (set2){{0xffbff7feffdffbffull, 0xffdffbff7feffdull}};
        set2 k22_way = (set2){{0xff7feffdffbff7feull, 0x3ff7feffdffbull}};
        set2 k23_way = (set2){{0xffffffffffffffffull, 0x3fffffffffffull}};
        set2 k24_within = k_and2(CELL_row_upto[OPTION(size) - (1)], CELL_column_upto[OPTION(size) - (1)]);
        set2 k25_within = pos->stone_is[p + 1]; set2 k15_found = k_bit2(c), k16_before; do { k16_before = k15_found;
        set2 k17_more = k_moved2(k_and2(k16_before, k18_way), -11);
        k17_more = k_or2(k17_more, k_moved2(k_and2(k16_before, k19_way), -10));
        k17_more = k_or2(k17_more, k_moved2(k_and2(k16_before, k20_way), -1));
        k17_more = k_or2(k17_more, k_moved2(k_and2(k16_before, k21_way), 1));
        k17_more = k_or2(k17_more, k_moved2(k_and2(k16_before, k22_way), 10));
        k17_more = k_or2(k17_more, k_moved2(k_and2(k16_before, k23_way), 11)); k17_more = k_and2(k17_more,
        k24_within); k17_more = k_and2(k17_more, k25_within); k15_found = k_or2(k15_found, k17_more);
        } while (!k_same2(k15_found, k16_before)); k15_found; });
}

FN i64 let_first_side(i64 c MAYBE, i64 p MAYBE) {
    /*   14  let first_side(c, p: player) = c.row is 1 if p is player(1) else c.column is 1 */
    return ((p == 0) ? (CELL_row[c] == 1) : (CELL_column[c] == 1));
}

FN i64 let_last_side(Agreed *a MAYBE, i64 c MAYBE, i64 p MAYBE) {
    /*   15  let last_side(c, p: player) = c.row is size if p is player(1) else c.column is size */
    return ((p == 0) ? (CELL_row[c] == OPTION(size)) : (CELL_column[c] == OPTION(size)));
}

FN set2 made_joined_set(Agreed *a MAYBE, i64 c MAYBE) {
    /*   11  let joined(c: cell) = [x for x in around(c) if on_board(x) and (x.row - c.row) + (x.column - c.colum.. */
    char *k_mark = k_free;
    RETURN(set2, ({ set2 k26_found = {{0}}; { set2 k32_set = k_and2(({ set2 k28_set = {{0}}; {
        list_i64 k29_list = CELL_around[c]; for (i64 k30_i = 0; k30_i < k29_list.n; k30_i++) {
        i64 k27_v MAYBE = k29_list.v[k30_i]; k_put2(&k28_set, k27_v);
        } } k28_set; }), k_and2(CELL_row_upto[OPTION(size) - (1)], CELL_column_upto[OPTION(size) - (1)]));
        for (i64 k33_i = 0; k33_i < 2; k33_i++) for (u64 k31_rest = k32_set.w[k33_i]; k31_rest;
        k31_rest &= k31_rest - 1) { i64 x MAYBE = 64 * k33_i + k_low(k31_rest); if (({
        i64 k34_n = ((CELL_row[x] - CELL_row[c]) + (CELL_column[x] - CELL_column[c])); k34_n == (-1) || k34_n == 0
        || k34_n == 1; })) { k_put2(&k26_found, x); } } }  k26_found; }));
}

FN set2 let_joined_set(Agreed *a MAYBE, i64 c MAYBE) {
    i64 k_at = c;
    if (UNLIKELY(!a->joined_set_known[k_at])) {
        char *k_mark = k_free;
        a->joined_set_at[k_at] = made_joined_set(a, c);
        a->joined_set_known[k_at] = 1;
        k_free = k_mark;
    }
    return a->joined_set_at[k_at];
}

FN set2 let_mine_set(const Position *pos MAYBE, Agreed *a MAYBE, i64 c MAYBE, i64 p MAYBE) {
    /*   12  let mine(c: cell, p: player) = [x for x in joined(c) if stone[x] is p] */
    char *k_mark = k_free;
    RETURN(set2, k_and2(let_joined_set(a, c), pos->stone_is[p + 1]));
}

FN void offer_turn_choose_of_1(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*   18  choose "Put a stone on {c}" for c in cells if on_board(c) and stone[c] is none */
    { set2 k35_set = k_and2(k_and2(CELL_row_upto[OPTION(size) - (1)], CELL_column_upto[OPTION(size) - (1)]),
    pos->stone_is[NONE + 1]);
    k_offer_words(offered, 0, k35_set.w, 2); }
}

FN void offer_turn_choose_of_2(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*   18  choose "Put a stone on {c}" for c in cells if on_board(c) and stone[c] is none */
    { set2 k36_set = k_and2(k_and2(CELL_row_upto[OPTION(size) - (1)], CELL_column_upto[OPTION(size) - (1)]),
    pos->stone_is[NONE + 1]);
    k_offer_words(offered, 0, k36_set.w, 2); }
}

FN i64 decider(const Position *pos, Agreed *a MAYBE) {
    return pos->me;
}

static k_run k_runs[IDS + 8];
typedef struct { k_stream rng; i64 length; u32 *taken; } Playing;

COLD void offer(const Position *pos, Agreed *a, k_offer *offered) {
    switch (pos->at) {
        case TURN_CHOOSE: if (pos->me == 0) { offer_turn_choose_of_1(pos, a, offered); return; }
            offer_turn_choose_of_2(pos, a, offered); return;
        default: return;
    }
}

HOT void run(Position *pos, Agreed *a MAYBE, i64 id, Playing *playing) {
    i64 k MAYBE;
    i64 turn_put_a_stone_of_1_with_c MAYBE = 0;
    i64 turn_put_a_stone_of_2_with_c MAYBE = 0;
    if (id != BEGIN) switch (pos->at) {
        case TURN_CHOOSE: if (pos->me == 0) { goto take_turn_choose_of_1; }
            goto take_turn_choose_of_2;
        default: return;
    }
    goto begin;
    begin: MAYBE;
    pos->me = (i8)0;
    goto at_turn;
    next_turn: MAYBE;
    pos->me = (i8)(pos->me + 1 == 2 ? 0 : pos->me + 1);
    goto at_turn;
    at_turn: MAYBE; {
        /*   17  turn */
        if ((0 == (i64)pos->me)) goto at_turn_of_1;
        goto at_turn_of_2;
    }
    at_turn_of_1: MAYBE; {
        pos->me = (i8)0;
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        pos->ticks++;
        /*   18  choose "Put a stone on {c}" for c in cells if on_board(c) and stone[c] is none */
        pos->at = TURN_CHOOSE;
        k_free = k_memory;
        set2 o0 = k_and2(k_and2(CELL_row_upto[OPTION(size) - (1)], CELL_column_upto[OPTION(size) - (1)]),
    pos->stone_is[NONE + 1]);
        i64 n0 = k_count2(o0);
        if (UNLIKELY(!(n0))) {
            pos->at = NOWHERE;
            goto at_turn_otherwise_of_1;
        }
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        if (!playing) return;
        playing->length++;
        pos->ticks++;
        k_free = k_memory;
        k = k_below(&playing->rng, n0);
        {
            id = 0 + k_nth2(o0, k);
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            i64 c MAYBE = (id);
            turn_put_a_stone_of_1_with_c = c;
            goto at_turn_put_a_stone_of_1;
        }
    }
    at_turn_on_of_1: MAYBE; {
        goto at_turn_of_2;
    }
    at_turn_put_a_stone_of_1: MAYBE; {
        /*   18  choose "Put a stone on {c}" for c in cells if on_board(c) and stone[c] is none */
        /*   19  stone[c] = me */
        k_set_plane2(pos->stone_is, 3, turn_put_a_stone_of_1_with_c, (0) + 1);
        /*   20  if some(first_side(x, me) for x in connected(c, me)) and some(last_side(x, me) for x in connecte.. */
        set2 k_once_1 MAYBE = let_connected(pos, a, turn_put_a_stone_of_1_with_c, 0);
        if ((k_any2(k_and2(k_once_1,
            ((0 == 0) ? (set2){{0x7ffull, 0x0ull}} : (set2){{0x80100200400801ull, 0x400801002004ull}})))
            && k_any2(k_and2(k_once_1,
            ((0 == 0) ? CELL_row_is[OPTION(size) - (1)] : CELL_column_is[OPTION(size) - (1)]))))) {
            /*   21  end game: me wins */
            end_won(pos, a, 0);
            return;
        }
        goto at_turn_on_of_1;
    }
    at_turn_otherwise_of_1: MAYBE; {
        /*   22  otherwise: end game: draw */
        end_drawn(pos, a);
        return;
    }
    at_turn_of_2: MAYBE; {
        pos->me = (i8)1;
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        pos->ticks++;
        /*   18  choose "Put a stone on {c}" for c in cells if on_board(c) and stone[c] is none */
        pos->at = TURN_CHOOSE;
        k_free = k_memory;
        set2 o0 = k_and2(k_and2(CELL_row_upto[OPTION(size) - (1)], CELL_column_upto[OPTION(size) - (1)]),
    pos->stone_is[NONE + 1]);
        i64 n0 = k_count2(o0);
        if (UNLIKELY(!(n0))) {
            pos->at = NOWHERE;
            goto at_turn_otherwise_of_2;
        }
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        if (!playing) return;
        playing->length++;
        pos->ticks++;
        k_free = k_memory;
        k = k_below(&playing->rng, n0);
        {
            id = 0 + k_nth2(o0, k);
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            i64 c MAYBE = (id);
            turn_put_a_stone_of_2_with_c = c;
            goto at_turn_put_a_stone_of_2;
        }
    }
    at_turn_on_of_2: MAYBE; {
        goto at_turn_of_1;
    }
    at_turn_put_a_stone_of_2: MAYBE; {
        /*   18  choose "Put a stone on {c}" for c in cells if on_board(c) and stone[c] is none */
        /*   19  stone[c] = me */
        k_set_plane2(pos->stone_is, 3, turn_put_a_stone_of_2_with_c, (1) + 1);
        /*   20  if some(first_side(x, me) for x in connected(c, me)) and some(last_side(x, me) for x in connecte.. */
        set2 k_once_1 MAYBE = let_connected(pos, a, turn_put_a_stone_of_2_with_c, 1);
        if ((k_any2(k_and2(k_once_1,
            ((1 == 0) ? (set2){{0x7ffull, 0x0ull}} : (set2){{0x80100200400801ull, 0x400801002004ull}})))
            && k_any2(k_and2(k_once_1,
            ((1 == 0) ? CELL_row_is[OPTION(size) - (1)] : CELL_column_is[OPTION(size) - (1)]))))) {
            /*   21  end game: me wins */
            end_won(pos, a, 1);
            return;
        }
        goto at_turn_on_of_2;
    }
    at_turn_otherwise_of_2: MAYBE; {
        /*   22  otherwise: end game: draw */
        end_drawn(pos, a);
        return;
    }
    take_turn_choose_of_1: MAYBE; {
        {
            k_free = k_memory;
            i64 c MAYBE = (id);
            turn_put_a_stone_of_1_with_c = c;
            goto at_turn_put_a_stone_of_1;
        }
    }
    take_turn_choose_of_2: MAYBE; {
        {
            k_free = k_memory;
            i64 c MAYBE = (id);
            turn_put_a_stone_of_2_with_c = c;
            goto at_turn_put_a_stone_of_2;
        }
    }
}

const k_slot rw_slots[] = {
    {"stone", "planes maybe", "121", offsetof(Position, stone_is), sizeof(set2), 3, 0, 0, 0},
    {0, 0, 0, 0, 0, 0, 0, 0, 0},
};

static void derive(Position *pos MAYBE) {
    derive_vars(pos);
}

static void agree(Agreed *a, const i64 *options MAYBE) {
    a->option_size = options[0];
    (void)a;
}

#include "kernel_play.h"
