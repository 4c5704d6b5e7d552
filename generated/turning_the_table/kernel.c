/* Turning the Table. Compiled from turning_the_table.rules; change the rules, not this file. */
#include "kernel.h"

#define LIMIT 5000
#define IDS 113523
#define MOST_SEATS 6
#define BEGIN (-1)

#ifdef FOLDED
#ifndef OPTION_below_range
#define OPTION_below_range 0
#endif
#ifndef OPTION_decline_move
#define OPTION_decline_move 0
#endif
#ifndef OPTION_counted_backward
#define OPTION_counted_backward 0
#endif
#ifndef OPTION_up
#define OPTION_up 1
#endif
#ifndef OPTION_overshoot
#define OPTION_overshoot 0
#endif
#ifndef OPTION_distinct_nobles
#define OPTION_distinct_nobles 0
#endif
#ifndef OPTION_immunity
#define OPTION_immunity 0
#endif
#ifndef OPTION_trade_first
#define OPTION_trade_first 0
#endif
#ifndef OPTION_locking
#define OPTION_locking 1
#endif
#ifndef OPTION_mole_faction
#define OPTION_mole_faction 1
#endif
#ifndef OPTION_max_moles
#define OPTION_max_moles 3
#endif
#ifndef OPTION_spell_min
#define OPTION_spell_min 1
#endif
#ifndef OPTION_die_size
#define OPTION_die_size 0
#endif
#ifndef OPTION_two_dice
#define OPTION_two_dice 0
#endif
#ifndef OPTION_play_on
#define OPTION_play_on 0
#endif
#ifndef OPTION_noble_mole
#define OPTION_noble_mole 0
#endif
#ifndef OPTION_mole_for_move
#define OPTION_mole_for_move 0
#endif
#ifndef OPTION_mole_for_trade
#define OPTION_mole_for_trade 0
#endif
#ifndef OPTION_allies
#define OPTION_allies 0
#endif
#ifndef OPTION_mole_multiplier
#define OPTION_mole_multiplier 0
#endif
#ifndef OPTION_tiebreak
#define OPTION_tiebreak 0
#endif
#ifndef SEATS
#define SEATS 2
#endif
#define OPTION(name) OPTION_##name
#else
#define SEATS a->seats
#define OPTION(name) a->option_##name
#endif

enum { SETUP_CHOOSE, MOVE_PIECE_CHOOSE, MOVE_PIECE_CHOOSE_2, COUNT_ON_CHOOSE, FREE_MOVE_CHOOSE, PICK_UP_CHOOSE,
    FORCE_TRADES_CHOOSE, LOCK_SETS_CHOOSE, ARRIVE_AT_END_CHOOSE, TAKE_BONUS_CHOOSE, DECLARE_ALLOYS_CHOOSE,
    DEDICATE_CHOOSE };
enum { FACTION_alkali, FACTION_alkaline_earth, FACTION_transition, FACTION_rare_earths, FACTION_actinides,
    FACTION_other_metals, FACTION_metalloids, FACTION_non_metals, FACTION_halogens, FACTION_nobles };
enum { THEME_cold, THEME_gravity, THEME_heat, THEME_light, THEME_sound, THEME_magnetism };
enum { PURPOSE_spell, PURPOSE_frat, PURPOSE_rhythm, PURPOSE_house };
enum { BELOW_RANGE_clamp, BELOW_RANGE_literal, BELOW_RANGE_stay };
enum { OVERSHOOT_stay, OVERSHOOT_stop, OVERSHOOT_bounce };
enum { IMMUNITY_landing, IMMUNITY_card };
enum { MOLE_MULTIPLIER_product, MOLE_MULTIPLIER_last };
enum { TIEBREAK_shared, TIEBREAK_finisher, TIEBREAK_cards };

#define HIDES 1

K_SET(2)
K_SET(32)

const char *const rw_texts[] = {"", "Spell", "Frat Faction", "Frat Faction of moles", "Rhythm Run", "House Run",
    "Compound Combo", 0};

static const i64 K_0[] = {0, 1, 2, 3, 4, 5};
static const i64 K_1[] = {2, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0};
static const i64 K_2[] = {0, 0, 0, 0, 0, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0};
static const i64 K_3[] = {3, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0};
static const i64 K_4[] = {4, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0};
static const i64 K_5[] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0};
static const i64 K_6[] = {2, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0};
static const i64 K_7[] = {0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0};
static const i64 K_8[] = {0, 0, 0, 0, 0, 1, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0};
static const i64 K_9[] = {0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0};
static const set2 ALLOY_members[] MAYBE = {{{0x6000010000000ull, 0x0ull}}, {{0x30000000ull, 0x0ull}},
    {{0x2000010000000ull, 0x0ull}}, {{0x2000000000000ull, 0x20000ull}}, {{0x400000000000ull, 0x4000ull}},
    {{0x400010000000ull, 0x0ull}}, {{0x38000000ull, 0x0ull}}, {{0x18000000ull, 0x0ull}}, {{0x2000020ull, 0x0ull}},
    {{0xa800000ull, 0x0ull}}, {{0x8800000ull, 0x0ull}}, {{0xa000000ull, 0x0ull}}, {{0xc001000ull, 0x0ull}},
    {{0x11001800ull, 0x0ull}}, {{0x30001800ull, 0x0ull}}, {{0x2800000000000ull, 0x60000ull}}, {{0x2000000000000ull,
    0x60000ull}}, {{0x3000000000000ull, 0x40000ull}}, {{0x3000040000000ull, 0x0ull}}, {{0x40400ull, 0x0ull}},
    {{0xa000000ull, 0x0ull}}, {{0x6000000000000ull, 0x20000ull}}, {{0x4800000ull, 0x200ull}}, {{0x2000030000000ull,
    0x0ull}}, {{0xf00000000000000ull, 0x0ull}}};
static const list_i64 COMPOUND_formula[] MAYBE = {{K_1, 111}, {K_2, 111}, {K_3, 111}, {K_4, 111}, {K_5, 111}, {K_6,
    111}, {K_7, 111}, {K_8, 111}, {K_9, 111}};
static const i8 ELEMENT_faction[] MAYBE = {7, 9, 0, 1, 6, 7, 7, 7, 8, 9, 0, 1, 5, 6, 7, 7, 8, 9, 0, 1, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 5, 6, 6, 7, 8, 9, 0, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 5, 5, 6, 6, 8, 9, 0, 1, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 5, 5, 5, 6, 8, 9, 0, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 2, 2, 2, 2, 2, 2, 2, 2};
static const set2 ELEMENT_faction_of_element_faction[] MAYBE = {{{0x20000c0e1ull, 0x0ull}}, {{0x20000800020202ull,
    0x200000ull}}, {{0x40001000040404ull, 0x400000ull}}, {{0x80002000080808ull, 0x800000ull}}, {{0xc000180002010ull,
    0x80000ull}}, {{0x20000c0e1ull, 0x0ull}}, {{0x20000c0e1ull, 0x0ull}}, {{0x20000c0e1ull, 0x0ull}},
    {{0x10000400010100ull, 0x100000ull}}, {{0x20000800020202ull, 0x200000ull}}, {{0x40001000040404ull, 0x400000ull}},
    {{0x80002000080808ull, 0x800000ull}}, {{0x3000040001000ull, 0x70000ull}}, {{0xc000180002010ull, 0x80000ull}},
    {{0x20000c0e1ull, 0x0ull}}, {{0x20000c0e1ull, 0x0ull}}, {{0x10000400010100ull, 0x100000ull}},
    {{0x20000800020202ull, 0x200000ull}}, {{0x40001000040404ull, 0x400000ull}}, {{0x80002000080808ull, 0x800000ull}},
    {{0xffc03ff00000ull, 0x7f800000ff80ull}}, {{0xffc03ff00000ull, 0x7f800000ff80ull}}, {{0xffc03ff00000ull,
    0x7f800000ff80ull}}, {{0xffc03ff00000ull, 0x7f800000ff80ull}}, {{0xffc03ff00000ull, 0x7f800000ff80ull}},
    {{0xffc03ff00000ull, 0x7f800000ff80ull}}, {{0xffc03ff00000ull, 0x7f800000ff80ull}}, {{0xffc03ff00000ull,
    0x7f800000ff80ull}}, {{0xffc03ff00000ull, 0x7f800000ff80ull}}, {{0xffc03ff00000ull, 0x7f800000ff80ull}},
    {{0x3000040001000ull, 0x70000ull}}, {{0xc000180002010ull, 0x80000ull}}, {{0xc000180002010ull, 0x80000ull}},
    {{0x20000c0e1ull, 0x0ull}}, {{0x10000400010100ull, 0x100000ull}}, {{0x20000800020202ull, 0x200000ull}},
    {{0x40001000040404ull, 0x400000ull}}, {{0x80002000080808ull, 0x800000ull}}, {{0xffc03ff00000ull,
    0x7f800000ff80ull}}, {{0xffc03ff00000ull, 0x7f800000ff80ull}}, {{0xffc03ff00000ull, 0x7f800000ff80ull}},
    {{0xffc03ff00000ull, 0x7f800000ff80ull}}, {{0xffc03ff00000ull, 0x7f800000ff80ull}}, {{0xffc03ff00000ull,
    0x7f800000ff80ull}}, {{0xffc03ff00000ull, 0x7f800000ff80ull}}, {{0xffc03ff00000ull, 0x7f800000ff80ull}},
    {{0xffc03ff00000ull, 0x7f800000ff80ull}}, {{0xffc03ff00000ull, 0x7f800000ff80ull}}, {{0x3000040001000ull,
    0x70000ull}}, {{0x3000040001000ull, 0x70000ull}}, {{0xc000180002010ull, 0x80000ull}}, {{0xc000180002010ull,
    0x80000ull}}, {{0x10000400010100ull, 0x100000ull}}, {{0x20000800020202ull, 0x200000ull}}, {{0x40001000040404ull,
    0x400000ull}}, {{0x80002000080808ull, 0x800000ull}}, {{0xff00000000000000ull, 0x7full}}, {{0xff00000000000000ull,
    0x7full}}, {{0xff00000000000000ull, 0x7full}}, {{0xff00000000000000ull, 0x7full}}, {{0xff00000000000000ull,
    0x7full}}, {{0xff00000000000000ull, 0x7full}}, {{0xff00000000000000ull, 0x7full}}, {{0xff00000000000000ull,
    0x7full}}, {{0xff00000000000000ull, 0x7full}}, {{0xff00000000000000ull, 0x7full}}, {{0xff00000000000000ull,
    0x7full}}, {{0xff00000000000000ull, 0x7full}}, {{0xff00000000000000ull, 0x7full}}, {{0xff00000000000000ull,
    0x7full}}, {{0xff00000000000000ull, 0x7full}}, {{0xffc03ff00000ull, 0x7f800000ff80ull}}, {{0xffc03ff00000ull,
    0x7f800000ff80ull}}, {{0xffc03ff00000ull, 0x7f800000ff80ull}}, {{0xffc03ff00000ull, 0x7f800000ff80ull}},
    {{0xffc03ff00000ull, 0x7f800000ff80ull}}, {{0xffc03ff00000ull, 0x7f800000ff80ull}}, {{0xffc03ff00000ull,
    0x7f800000ff80ull}}, {{0xffc03ff00000ull, 0x7f800000ff80ull}}, {{0xffc03ff00000ull, 0x7f800000ff80ull}},
    {{0x3000040001000ull, 0x70000ull}}, {{0x3000040001000ull, 0x70000ull}}, {{0x3000040001000ull, 0x70000ull}},
    {{0xc000180002010ull, 0x80000ull}}, {{0x10000400010100ull, 0x100000ull}}, {{0x20000800020202ull, 0x200000ull}},
    {{0x40001000040404ull, 0x400000ull}}, {{0x80002000080808ull, 0x800000ull}}, {{0x0ull, 0x7fff000000ull}},
    {{0x0ull, 0x7fff000000ull}}, {{0x0ull, 0x7fff000000ull}}, {{0x0ull, 0x7fff000000ull}}, {{0x0ull,
    0x7fff000000ull}}, {{0x0ull, 0x7fff000000ull}}, {{0x0ull, 0x7fff000000ull}}, {{0x0ull, 0x7fff000000ull}},
    {{0x0ull, 0x7fff000000ull}}, {{0x0ull, 0x7fff000000ull}}, {{0x0ull, 0x7fff000000ull}}, {{0x0ull,
    0x7fff000000ull}}, {{0x0ull, 0x7fff000000ull}}, {{0x0ull, 0x7fff000000ull}}, {{0x0ull, 0x7fff000000ull}},
    {{0xffc03ff00000ull, 0x7f800000ff80ull}}, {{0xffc03ff00000ull, 0x7f800000ff80ull}}, {{0xffc03ff00000ull,
    0x7f800000ff80ull}}, {{0xffc03ff00000ull, 0x7f800000ff80ull}}, {{0xffc03ff00000ull, 0x7f800000ff80ull}},
    {{0xffc03ff00000ull, 0x7f800000ff80ull}}, {{0xffc03ff00000ull, 0x7f800000ff80ull}}, {{0xffc03ff00000ull,
    0x7f800000ff80ull}}};
static const i8 ELEMENT_number[] MAYBE = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21,
    22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49,
    50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77,
    78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104,
    105, 106, 107, 108, 109, 110, 111};
static const i8 MOLE_theme[] MAYBE = {0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 4, 4,
    4, 4, 4, 4, 5, 5, 5, 5, 5, 5};
static const i8 MOLE_value[] MAYBE = {1, 1, 2, 2, 3, 3, 1, 1, 2, 2, 3, 3, 1, 1, 2, 2, 3, 3, 1, 1, 2, 2, 3, 3, 1, 1,
    2, 2, 3, 3, 1, 1, 2, 2, 3, 3};
static const i32 SPACE_above[] MAYBE = {NONE, NONE, NONE, 1, NONE, NONE, NONE, NONE, NONE, NONE, 2, 3, 4, 5, 6, 7, 8,
    9, 10, 11, 12, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, 13, 14, 15, 16, 17, 18, 19, 20, 21,
    22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
    NONE, NONE, NONE, NONE, NONE, NONE, NONE, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57,
    58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, NONE};
static const i32 SPACE_card[] MAYBE = {NONE, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47,
    48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75,
    76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102,
    103, 104, 105, 106, 107, 108, 109, 110, NONE};
static const i8 SPACE_high[] MAYBE = {5, 5, 5, 7, 6, 6, 6, 6, 6, 6, 5, 8, 7, 7, 7, 7, 7, 7, 5, 9, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 5, 10, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 5, 11, 10, 10, 10, 10, 10,
    10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 5, 12, 11,
    11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 5};
static const i8 SPACE_low[] MAYBE = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
static const i8 SPACE_noble[] MAYBE = {0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
static const i8 SPACE_number[] MAYBE = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21,
    22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49,
    50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77,
    78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104,
    105, 106, 107, 108, 109, 110, 111, 112};
static const set2 SPELLING_cards[] MAYBE = {{{0x8020ull, 0x401000000ull}}, {{0x200008020ull, 0x401000000ull}},
    {{0x200000020ull, 0x9000000ull}}, {{0x210000000ull, 0x1000000ull}}, {{0x8020ull, 0x409000000ull}},
    {{0x200008020ull, 0x9000000ull}}, {{0x10008000ull, 0x401000000ull}}, {{0x210008000ull, 0x1000000ull}}, {{0x80ull,
    0x1200000ull}}, {{0x8080ull, 0x1200000ull}}, {{0x2080a0ull, 0x9000000ull}}, {{0x0ull, 0x1000400ull}},
    {{0x8000ull, 0x1000400ull}}, {{0x2000c0ull, 0x1000000ull}}, {{0x2080c0ull, 0x1000000ull}}, {{0x400000000080ull,
    0x0ull}}, {{0x400000000000ull, 0x400000400ull}}, {{0x1280ull, 0x0ull}}, {{0x9080ull, 0x0ull}}, {{0x0ull,
    0x40000000ull}}, {{0x100000002000d0ull, 0x40000000ull}}, {{0x2000c0ull, 0x40040000ull}}, {{0x20021ull, 0x0ull}},
    {{0x20021ull, 0x400000000ull}}, {{0x28022ull, 0x0ull}}, {{0x800000000020080ull, 0x8000000ull}}, {{0x280c0ull,
    0x0ull}}, {{0x100000000ull, 0x0ull}}, {{0x100000001ull, 0x0ull}}, {{0x100000001ull, 0x400000000ull}},
    {{0x100008002ull, 0x0ull}}, {{0x100040000ull, 0x0ull}}, {{0x100048000ull, 0x0ull}}, {{0x100008000ull,
    0x8000400ull}}, {{0x0ull, 0x100000ull}}, {{0x100000000008000ull, 0x100000ull}}, {{0x4080ull, 0x100000ull}},
    {{0x21ull, 0x100100ull}}, {{0x21ull, 0x400100100ull}}, {{0x8022ull, 0x100100ull}}, {{0x40020ull, 0x100100ull}},
    {{0x48020ull, 0x100100ull}}, {{0x200020ull, 0x100000ull}}, {{0x208020ull, 0x100000ull}}, {{0x40000000200000ull,
    0x100000ull}}, {{0x2000e0ull, 0x4000ull}}, {{0x90000000000010ull, 0x400000000ull}}, {{0x80000000000000ull,
    0x400040000ull}}, {{0x40010ull, 0x1000000ull}}, {{0x80000000040020ull, 0x0ull}}, {{0x48010ull, 0x1000000ull}},
    {{0x80000000048020ull, 0x0ull}}, {{0xd0ull, 0x1000000ull}}, {{0x800000000000e0ull, 0x0ull}},
    {{0x80000004000040ull, 0x0ull}}, {{0x80d0ull, 0x1000000ull}}, {{0x800000000080e0ull, 0x0ull}},
    {{0x80000004008040ull, 0x0ull}}, {{0x400000000010ull, 0x0ull}}, {{0x400000008010ull, 0x0ull}},
    {{0x80000000040000ull, 0x8ull}}, {{0x90000000040000ull, 0x400000008ull}}, {{0x80000000048000ull, 0x8ull}},
    {{0x380000000000040ull, 0x0ull}}, {{0x180000000000060ull, 0x400000000ull}}, {{0x380000000008040ull, 0x0ull}},
    {{0x80000100000440ull, 0x0ull}}, {{0x880000000000000ull, 0x0ull}}, {{0x80000000000040ull, 0x200000000000ull}},
    {{0x880000000008000ull, 0x0ull}}, {{0x90000000008041ull, 0x0ull}}, {{0x80000008008001ull, 0x0ull}},
    {{0x80000000040040ull, 0x0ull}}, {{0x80000000040040ull, 0x8ull}}, {{0x80000000048040ull, 0x8ull}},
    {{0x80000000048040ull, 0x0ull}}, {{0x20010ull, 0x0ull}}, {{0x80001000000000ull, 0x8ull}}, {{0x80001000008000ull,
    0x8ull}}, {{0x80000000000000ull, 0x400ull}}, {{0x60010ull, 0x0ull}}, {{0x68010ull, 0x0ull}}, {{0x20050ull,
    0x0ull}}, {{0x80000000000000ull, 0x200000ull}}, {{0x28050ull, 0x0ull}}, {{0x80000000008000ull, 0x200000ull}},
    {{0x200d0ull, 0x0ull}}, {{0x280d0ull, 0x400000000ull}}, {{0x280d0ull, 0x0ull}}, {{0x28010ull, 0x0ull}},
    {{0x80000200000000ull, 0x0ull}}, {{0x100000010ull, 0x400000000ull}}, {{0x80000000008000ull, 0x400000000ull}},
    {{0x80000200008000ull, 0x0ull}}, {{0x10000100000030ull, 0x0ull}}, {{0x90000000008020ull, 0x0ull}},
    {{0x80000000002020ull, 0x0ull}}, {{0x10000100008030ull, 0x0ull}}, {{0x50000100000010ull, 0x0ull}},
    {{0xd0000000008000ull, 0x0ull}}, {{0x8000000000a020ull, 0x0ull}}, {{0xc0000000002000ull, 0x0ull}},
    {{0x10000100000050ull, 0x0ull}}, {{0x1000100000010ull, 0x0ull}}, {{0x90000000008040ull, 0x0ull}},
    {{0x81000000008000ull, 0x0ull}}, {{0x80000000002040ull, 0x0ull}}, {{0x10000100008050ull, 0x0ull}},
    {{0x1000100008010ull, 0x0ull}}, {{0x8000000000a040ull, 0x0ull}}, {{0x10ull, 0x100000ull}}, {{0x11ull,
    0x100000ull}}, {{0x80000000000000ull, 0x2000000ull}}, {{0x12ull, 0x100000ull}}, {{0x11ull, 0x400100000ull}},
    {{0x8012ull, 0x100000ull}}, {{0x80000000000000ull, 0x402000000ull}}, {{0x8011ull, 0x100000ull}}, {{0x10ull,
    0x80000100000ull}}, {{0x80000000008000ull, 0x2000000ull}}, {{0x8010ull, 0x100000ull}}, {{0x10ull,
    0x400110000ull}}, {{0x80004000000000ull, 0x0ull}}, {{0x80004000008000ull, 0x0ull}}, {{0x8ull, 0x0ull}},
    {{0xc8ull, 0x1000000ull}}, {{0x80c8ull, 0x1000000ull}}, {{0x20008ull, 0x0ull}}, {{0x28008ull, 0x0ull}}, {{0x8ull,
    0x100000ull}}, {{0x8008ull, 0x100000ull}}, {{0x200000028ull, 0x4000ull}}, {{0x200080008ull, 0x8000000ull}},
    {{0x188ull, 0x400ull}}, {{0x810000000000009ull, 0x0ull}}, {{0x69ull, 0x0ull}}, {{0x69ull, 0x400000000ull}},
    {{0x806aull, 0x0ull}}, {{0x800000000000008ull, 0x0ull}}, {{0x48ull, 0x200000000000ull}}, {{0x800000000008008ull,
    0x0ull}}, {{0x209ull, 0x100000ull}}, {{0x800004000000088ull, 0x0ull}}, {{0x10000100000010ull, 0x0ull}},
    {{0x100000000ull, 0x40000ull}}, {{0x10000000040010ull, 0x400000000ull}}, {{0x40000ull, 0x400040000ull}},
    {{0x10000008040000ull, 0x40000ull}}, {{0x11000000040000ull, 0x40000ull}}, {{0x810000000000010ull, 0x0ull}},
    {{0x800000000000000ull, 0x40000ull}}, {{0x10000000000050ull, 0x200000000000ull}}, {{0x810000000008010ull,
    0x0ull}}, {{0x1000000000010ull, 0x200000000000ull}}, {{0x40ull, 0x200000040000ull}}, {{0x800000000008000ull,
    0x40000ull}}, {{0x10ull, 0x200000001000ull}}, {{0x1000000000c091ull, 0x0ull}}, {{0x1000000000c010ull, 0x4ull}},
    {{0xc081ull, 0x40000ull}}, {{0xc000ull, 0x40004ull}}, {{0x100000000080d0ull, 0x0ull}}, {{0x80c0ull, 0x40000ull}},
    {{0x18000000000010ull, 0x0ull}}, {{0x8000000000000ull, 0x40000ull}}, {{0x18000000008010ull, 0x0ull}},
    {{0x8000000008000ull, 0x40000ull}}, {{0x100000000040030ull, 0x0ull}}, {{0x100000000040050ull, 0x0ull}},
    {{0x800000000000014ull, 0x0ull}}, {{0x8011ull, 0x40ull}}, {{0x8011ull, 0x400000040ull}}, {{0x20090ull,
    0x200000000000ull}}, {{0x90ull, 0x100000ull}}, {{0x8090ull, 0x100000ull}}, {{0x90ull, 0x2ull}},
    {{0x800000000000090ull, 0x0ull}}, {{0xd0ull, 0x200000000000ull}}, {{0x800000000008090ull, 0x0ull}}, {{0x290ull,
    0x0ull}}, {{0xd0ull, 0x400000000ull}}, {{0x8290ull, 0x0ull}}, {{0x80d0ull, 0x8000000ull}}, {{0x80d0ull,
    0x408000000ull}}, {{0x2000080d0ull, 0x8000000ull}}, {{0x8010ull, 0x800ull}}, {{0x8010ull, 0x400000800ull}},
    {{0x200008010ull, 0x800ull}}, {{0x90ull, 0x2000000ull}}, {{0x90ull, 0x2000008ull}}, {{0x8090ull, 0x2000008ull}},
    {{0x40000000f0ull, 0x8000000ull}}, {{0x10000000400290ull, 0x0ull}}, {{0x90ull, 0x200ull}}, {{0x8090ull,
    0x200ull}}, {{0x20000000008090ull, 0x0ull}}, {{0x4000000090ull, 0x0ull}}, {{0x4000008090ull, 0x0ull}},
    {{0x400400000000ull, 0x0ull}}, {{0x400400008000ull, 0x0ull}}, {{0x10000000000050ull, 0x800000ull}},
    {{0x1000000000010ull, 0x800000ull}}, {{0x10000000008050ull, 0x800000ull}}, {{0x1000000008010ull, 0x800000ull}},
    {{0x71ull, 0x800000ull}}, {{0x71ull, 0x400800000ull}}, {{0x8072ull, 0x800000ull}}, {{0x12ull, 0x100400ull}},
    {{0x11ull, 0x400100400ull}}, {{0x8012ull, 0x100400ull}}, {{0x10000400040020ull, 0x0ull}}, {{0x10000400048020ull,
    0x0ull}}, {{0x400040080ull, 0x8ull}}, {{0x400048080ull, 0x8ull}}, {{0x400000080ull, 0x2000008ull}},
    {{0x400008080ull, 0x2000008ull}}, {{0x400000080ull, 0x200ull}}, {{0x4000000c0ull, 0x200ull}}, {{0x400008080ull,
    0x200ull}}, {{0x600000080ull, 0x200ull}}, {{0x400008080ull, 0x400000200ull}}, {{0x600008080ull, 0x200ull}},
    {{0x80000000071ull, 0x0ull}}, {{0x400000061ull, 0x8000000ull}}, {{0x80000008011ull, 0x0ull}}, {{0x400008001ull,
    0x8000000ull}}, {{0x80000008011ull, 0x400000000ull}}, {{0x400008001ull, 0x408000000ull}}, {{0x4000034ull,
    0x8000000ull}}, {{0x71ull, 0x8000000ull}}, {{0x71ull, 0x408000000ull}}, {{0x8072ull, 0x8000000ull}},
    {{0x80000d0ull, 0x8000000ull}}, {{0x40050ull, 0x8000008ull}}, {{0x48050ull, 0x8000008ull}}, {{0x8000050ull,
    0x408000000ull}}, {{0x10ull, 0x8200000ull}}, {{0x10ull, 0x8200008ull}}, {{0x8010ull, 0x8200008ull}}, {{0x8010ull,
    0x8200000ull}}, {{0x8010ull, 0x8000000ull}}, {{0x8010ull, 0x408000000ull}}, {{0x200008010ull, 0x8000000ull}},
    {{0x4000008010ull, 0x8000000ull}}, {{0x40000000011ull, 0x8000008ull}}, {{0x40000008011ull, 0x8000008ull}},
    {{0x4000000010ull, 0x8000000ull}}, {{0x4000000010ull, 0x8000008ull}}, {{0x4000008010ull, 0x8000008ull}},
    {{0x4000008010ull, 0x8000000ull}}, {{0x4000000010ull, 0x0ull}}, {{0x80010ull, 0x0ull}}, {{0x10000000080050ull,
    0x0ull}}, {{0x1000000080010ull, 0x0ull}}, {{0x80040ull, 0x40000ull}}, {{0x10000000088050ull, 0x0ull}},
    {{0x1000000088010ull, 0x0ull}}, {{0x88040ull, 0x40000ull}}, {{0x88010ull, 0x0ull}}, {{0x21ull, 0x401000000ull}},
    {{0x8022ull, 0x1000000ull}}, {{0x80021ull, 0x400000000ull}}, {{0x88022ull, 0x0ull}}, {{0x2080000ull, 0x0ull}},
    {{0x80080000ull, 0x0ull}}, {{0x400000000020ull, 0x400000000ull}}, {{0x80088000ull, 0x0ull}}, {{0xc0000ull,
    0x400000000ull}}, {{0x108000010001020ull, 0x0ull}}, {{0x108000010009020ull, 0x0ull}}, {{0x1120ull, 0x0ull}},
    {{0x100000020ull, 0x40000008ull}}, {{0x4020ull, 0x40000000ull}}, {{0xc020ull, 0x40000000ull}}, {{0x80040ull,
    0x0ull}}, {{0x81040ull, 0x0ull}}, {{0x89040ull, 0x0ull}}, {{0x10000000080240ull, 0x0ull}}, {{0x8080200ull,
    0x0ull}}, {{0x800c0ull, 0x400000000ull}}, {{0x80000ull, 0x2400000000ull}}, {{0x80040ull, 0x2000000000ull}},
    {{0x88040ull, 0x2000000000ull}}, {{0x100000000840c0ull, 0x400000000ull}}, {{0x10000000084000ull,
    0x2400000000ull}}, {{0x40000840c0ull, 0x0ull}}, {{0x4000084000ull, 0x2000000000ull}}, {{0x88040ull, 0x0ull}},
    {{0x84000ull, 0x400000000ull}}, {{0x10000000084040ull, 0x100ull}}, {{0x1000000084000ull, 0x100ull}},
    {{0x1000000008c040ull, 0x100ull}}, {{0x100000008c000ull, 0x100ull}}, {{0x20020ull, 0x0ull}}, {{0x200f0ull,
    0x0ull}}, {{0x10000800c0ull, 0x0ull}}, {{0x280f0ull, 0x0ull}}, {{0x10000880c0ull, 0x0ull}}, {{0x20020ull,
    0x200000000000ull}}, {{0x80000ull, 0x400ull}}, {{0x80000ull, 0x408ull}}, {{0x88000ull, 0x408ull}}, {{0x20020ull,
    0x400000000ull}}, {{0x88000ull, 0x400ull}}, {{0x28020ull, 0x400000000ull}}, {{0x80080ull, 0x400000000000ull}},
    {{0x88080ull, 0x400000000000ull}}, {{0x80000ull, 0x400000000800ull}}, {{0x2204e0ull, 0x0ull}},
    {{0x100000000800c0ull, 0x300000ull}}, {{0x2284e0ull, 0x0ull}}, {{0x100000000880c0ull, 0x300000ull}},
    {{0x10000000421060ull, 0x0ull}}, {{0x8421020ull, 0x0ull}}, {{0x10000000481000ull, 0x200000ull}},
    {{0x10000000429060ull, 0x0ull}}, {{0x8429020ull, 0x0ull}}, {{0x10000000489000ull, 0x200000ull}}, {{0x24020ull,
    0x0ull}}, {{0x2c020ull, 0x0ull}}, {{0x28020ull, 0x0ull}}, {{0x200080000ull, 0x0ull}}, {{0x100000020ull,
    0x400000000ull}}, {{0x88000ull, 0x400000000ull}}, {{0x200088000ull, 0x0ull}}, {{0x100000021ull, 0x0ull}},
    {{0x88001ull, 0x0ull}}, {{0x100000021ull, 0x400000000ull}}, {{0x100008022ull, 0x0ull}}, {{0x88001ull,
    0x400000000ull}}, {{0x10000100000021ull, 0x8ull}}, {{0x10000000088001ull, 0x8ull}}, {{0x10000100008021ull,
    0x8ull}}, {{0x100001000000e0ull, 0x0ull}}, {{0x10000100000020ull, 0x2000000000ull}}, {{0x10001000000a0ull,
    0x0ull}}, {{0x100000000880c0ull, 0x0ull}}, {{0x10000000088000ull, 0x2000000000ull}}, {{0x1000000088080ull,
    0x0ull}}, {{0x820c0ull, 0x0ull}}, {{0x82000ull, 0x2000000000ull}}, {{0x100000020ull, 0x400010000ull}},
    {{0x88000ull, 0x400010000ull}}, {{0x100001020ull, 0x8000000ull}}, {{0x89000ull, 0x8000000ull}}, {{0x20ull,
    0x100000ull}}, {{0x40000080001ull, 0x0ull}}, {{0x40000080001ull, 0x400000000ull}}, {{0x40000088002ull, 0x0ull}},
    {{0x8020ull, 0x100000ull}}, {{0x200000020ull, 0x4000ull}}, {{0x200080000ull, 0x8000000ull}}, {{0x8020ull,
    0x400004000ull}}, {{0x200008020ull, 0x4000ull}}, {{0x88000ull, 0x408000000ull}}, {{0x200088000ull,
    0x8000000ull}}, {{0x2000e0ull, 0x4000ull}}, {{0x2800c0ull, 0x8000000ull}}, {{0x2080e0ull, 0x4000ull}},
    {{0x2880c0ull, 0x8000000ull}}, {{0x2080a0ull, 0x8004000ull}}, {{0x480040ull, 0x8ull}}, {{0x480000ull,
    0x400000000ull}}, {{0x10000000000060ull, 0x108ull}}, {{0x1000000000020ull, 0x108ull}}, {{0x41021ull, 0x0ull}},
    {{0x49021ull, 0x0ull}}, {{0x4021021ull, 0x0ull}}, {{0x80020021ull, 0x0ull}}, {{0x80028021ull, 0x0ull}},
    {{0x100000021ull, 0x400000000ull}}, {{0x22ull, 0x100000ull}}, {{0x8022ull, 0x100000ull}}, {{0x122ull, 0x0ull}},
    {{0x8021ull, 0x400000000ull}}, {{0x10000000000061ull, 0x0ull}}, {{0x1000000000021ull, 0x0ull}},
    {{0x10000000008061ull, 0x0ull}}, {{0x1000000008021ull, 0x0ull}}, {{0x10000000004021ull, 0x0ull}},
    {{0x1000000000c021ull, 0x0ull}}, {{0x1080000040000a1ull, 0x0ull}}, {{0x108000004000020ull, 0x4ull}},
    {{0x1080000040080a1ull, 0x0ull}}, {{0x108000004008020ull, 0x4ull}}, {{0x2100000000000a1ull, 0x0ull}},
    {{0x210000000000020ull, 0x4ull}}, {{0x2100000000080a1ull, 0x0ull}}, {{0x210000000008020ull, 0x4ull}}, {{0xa1ull,
    0x1000ull}}, {{0x20ull, 0x1004ull}}, {{0x80a1ull, 0x1000ull}}, {{0x8020ull, 0x1004ull}}, {{0x2000000a0ull,
    0x4ull}}, {{0xa1ull, 0x400000800ull}}, {{0x80a0ull, 0x400000004ull}}, {{0x2000080a0ull, 0x4ull}}, {{0x20ull,
    0x400000804ull}}, {{0x40a1ull, 0x0ull}}, {{0x4020ull, 0x4ull}}, {{0xc0a1ull, 0x0ull}}, {{0xc020ull, 0x4ull}},
    {{0x2000000a1ull, 0x0ull}}, {{0x200000020ull, 0x4ull}}, {{0x2000000e1ull, 0x0ull}}, {{0x200000060ull, 0x4ull}},
    {{0x1020000000460ull, 0x0ull}}, {{0x10020ull, 0x400001000ull}}, {{0x10008020ull, 0x1000ull}}, {{0x10008020ull,
    0x400001000ull}}, {{0x210008020ull, 0x1000ull}}, {{0x10000000200020ull, 0x400000000ull}}, {{0x100000000000060ull,
    0x0ull}}, {{0x100000000008060ull, 0x0ull}}, {{0x100000000004020ull, 0x0ull}}, {{0x10000000000c020ull, 0x0ull}},
    {{0x100018000ull, 0x0ull}}, {{0x100018000ull, 0x400000000ull}}, {{0x300018000ull, 0x0ull}},
    {{0x10000100018020ull, 0x0ull}}, {{0x100012020ull, 0x0ull}}, {{0x100000200000020ull, 0x8000000ull}},
    {{0x200010000ull, 0x4000ull}}, {{0x100000000008020ull, 0x408000000ull}}, {{0x100000200008020ull, 0x8000000ull}},
    {{0x18000ull, 0x400004000ull}}, {{0x200018000ull, 0x4000ull}}, {{0x100000000000020ull, 0x200ull}},
    {{0x100000000008020ull, 0x200ull}}, {{0x50000ull, 0x8ull}}, {{0x58000ull, 0x8ull}}, {{0x10000000050020ull,
    0x0ull}}, {{0x10000000058020ull, 0x0ull}}, {{0x10000008010020ull, 0x0ull}}, {{0x11000000010020ull, 0x0ull}},
    {{0x50000000000064ull, 0x0ull}}, {{0x40000008000024ull, 0x0ull}}, {{0x10000008018020ull, 0x0ull}},
    {{0x50000008010000ull, 0x0ull}}, {{0x11000000018020ull, 0x0ull}}, {{0x51000000010000ull, 0x0ull}}, {{0x500a0ull,
    0x0ull}}, {{0x580a0ull, 0x0ull}}, {{0x200010080ull, 0x0ull}}, {{0x18080ull, 0x400000000ull}}, {{0x200018080ull,
    0x0ull}}, {{0x10000ull, 0x400000800ull}}, {{0x10080ull, 0x2000000ull}}, {{0x18080ull, 0x2000000ull}},
    {{0x10080ull, 0x200008000000ull}}, {{0x10080ull, 0x8000002ull}}, {{0x100c0ull, 0x200ull}}, {{0x180c0ull,
    0x200ull}}, {{0x30ull, 0x40ull}}, {{0x10010ull, 0x8000000ull}}, {{0x8030ull, 0x40ull}}, {{0x18010ull,
    0x8000000ull}}, {{0x20ull, 0x400000040ull}}, {{0x10000ull, 0x408000000ull}}, {{0xa1ull, 0x1000000ull}},
    {{0x4000001ull, 0x1000000ull}}, {{0xa1ull, 0x401000000ull}}, {{0x80a2ull, 0x1000000ull}}, {{0x4000001ull,
    0x401000000ull}}, {{0x4008002ull, 0x1000000ull}}, {{0x10a0ull, 0x0ull}}, {{0x4001000ull, 0x0ull}}, {{0x90a0ull,
    0x0ull}}, {{0x4009000ull, 0x0ull}}, {{0x2000200a0ull, 0x0ull}}, {{0x204020000ull, 0x0ull}}, {{0xa0ull,
    0x100000ull}}, {{0x4000000ull, 0x100000ull}}, {{0x80a0ull, 0x100000ull}}, {{0x4008000ull, 0x100000ull}},
    {{0xb0ull, 0x800000ull}}, {{0x4000010ull, 0x800000ull}}, {{0x80b0ull, 0x800000ull}}, {{0x5000000a0ull, 0x0ull}},
    {{0x4008010ull, 0x800000ull}}, {{0x504000000ull, 0x0ull}}, {{0x1040000a0ull, 0x0ull}}, {{0x100000000000e0ull,
    0x0ull}}, {{0x10000000000a0ull, 0x0ull}}, {{0x10000004000040ull, 0x0ull}}, {{0x1000004000000ull, 0x0ull}},
    {{0x100000000080e0ull, 0x0ull}}, {{0x10000000080a0ull, 0x0ull}}, {{0x10000004008040ull, 0x0ull}},
    {{0x1000004008000ull, 0x0ull}}, {{0x10000a0ull, 0x40ull}}, {{0x5000000ull, 0x40ull}}, {{0x10080a0ull, 0x40ull}},
    {{0x5008000ull, 0x40ull}}, {{0x2000000000000e0ull, 0x200000ull}}, {{0x200000004000040ull, 0x200000ull}},
    {{0x2000000000080e0ull, 0x200000ull}}, {{0x200000004008040ull, 0x200000ull}}, {{0x2a0ull, 0x0ull}},
    {{0x4000200ull, 0x0ull}}, {{0xe0ull, 0x400000000ull}}, {{0x82a0ull, 0x0ull}}, {{0x4000040ull, 0x400000000ull}},
    {{0x4008200ull, 0x0ull}}, {{0x81e0ull, 0x400000000ull}}, {{0x4008140ull, 0x400000000ull}}, {{0x2000081e0ull,
    0x400000000ull}}, {{0x204008140ull, 0x400000000ull}}, {{0x2000001e0ull, 0x8000000ull}}, {{0x204000140ull,
    0x8000000ull}}, {{0x81e0ull, 0x408000000ull}}, {{0x2000081e0ull, 0x8000000ull}}, {{0x4008140ull,
    0x408000000ull}}, {{0x204008140ull, 0x8000000ull}}, {{0x100000041080c0ull, 0x8000000ull}}, {{0x40044000c0ull,
    0x0ull}}, {{0x4040080ull, 0x0ull}}, {{0x10000004040080ull, 0x400000000ull}}, {{0x4048080ull, 0x0ull}},
    {{0x40a0ull, 0x0ull}}, {{0x4004000ull, 0x0ull}}, {{0x100000000040a0ull, 0x400000000ull}}, {{0x10000004004000ull,
    0x400000000ull}}, {{0xc0a0ull, 0x0ull}}, {{0x400c000ull, 0x0ull}}, {{0x40000040a0ull, 0x0ull}},
    {{0x4004004000ull, 0x0ull}}, {{0xa0ull, 0x400ull}}, {{0x4000000ull, 0x400ull}}, {{0x80a0ull, 0x400ull}},
    {{0x4008000ull, 0x400ull}}, {{0xa0ull, 0x200000ull}}, {{0x4000000ull, 0x200000ull}}, {{0xa0ull, 0x200008ull}},
    {{0x4000000ull, 0x200008ull}}, {{0x80a0ull, 0x200008ull}}, {{0x4008000ull, 0x200008ull}}, {{0x80a0ull,
    0x200000ull}}, {{0x4008000ull, 0x200000ull}}, {{0x2010000004000020ull, 0x0ull}}, {{0x20000000000000a0ull,
    0x800ull}}, {{0x20000008020ull, 0x800ull}}, {{0x2000000004008080ull, 0x0ull}}, {{0x2000000004000000ull,
    0x800ull}}, {{0x40000080a0ull, 0x10000ull}}, {{0x4000000020ull, 0x10800ull}}, {{0x4004008000ull, 0x10000ull}},
    {{0x40000080a0ull, 0x0ull}}, {{0x4000000020ull, 0x800ull}}, {{0x4004008000ull, 0x0ull}}, {{0x4000021ull,
    0x8000000ull}}, {{0x4000021ull, 0x408000000ull}}, {{0x4008022ull, 0x8000000ull}}, {{0x2000e0ull,
    0x408000000ull}}, {{0x4200040ull, 0x408000000ull}}, {{0xe0ull, 0x8080000ull}}, {{0x40040c0ull, 0x8000000ull}},
    {{0x4000040ull, 0x8080000ull}}, {{0x80e0ull, 0x8080000ull}}, {{0x400c0c0ull, 0x8000000ull}}, {{0x4008040ull,
    0x8080000ull}}, {{0x100000000080e0ull, 0x8000000ull}}, {{0x10000000080a0ull, 0x8000000ull}}, {{0x20e0ull,
    0x8000000ull}}, {{0x10000004008040ull, 0x8000000ull}}, {{0x1000004008000ull, 0x8000000ull}}, {{0x4002040ull,
    0x8000000ull}}, {{0xa0e0ull, 0x8000000ull}}, {{0x400a040ull, 0x8000000ull}}, {{0x4000a0ull, 0x8ull}},
    {{0x4400000ull, 0x8ull}}, {{0x4080a0ull, 0x8ull}}, {{0x4408000ull, 0x8ull}}, {{0xa0ull, 0x200ull}},
    {{0x4000000ull, 0x200ull}}, {{0x80a0ull, 0x200ull}}, {{0x4008000ull, 0x200ull}}, {{0x840000ull, 0x1000000ull}},
    {{0x840000ull, 0x1000008ull}}, {{0x848000ull, 0x1000008ull}}, {{0x848000ull, 0x1000000ull}}, {{0x220ull,
    0x800000ull}}, {{0x60ull, 0x400800000ull}}, {{0x8220ull, 0x800000ull}}, {{0x8021ull, 0x800000ull}},
    {{0x100800001ull, 0x0ull}}, {{0x8021ull, 0x400800000ull}}, {{0x100800001ull, 0x400000000ull}}, {{0x100808002ull,
    0x0ull}}, {{0x8000000000020ull, 0x800000ull}}, {{0x800000ull, 0x100008ull}}, {{0x808000ull, 0x100008ull}},
    {{0x8000000008020ull, 0x800000ull}}, {{0x800000ull, 0x400100000ull}}, {{0x20ull, 0x40000400ull}}, {{0x8020ull,
    0x40000400ull}}, {{0x20ull, 0x400100400ull}}, {{0x20ull, 0x600ull}}, {{0x8020ull, 0x600ull}},
    {{0x10000000800000ull, 0x400000000ull}}, {{0x10000000808000ull, 0x400000000ull}}, {{0x10000200808000ull,
    0x0ull}}, {{0x1000000080a000ull, 0x0ull}}, {{0x1000000080c000ull, 0x0ull}}, {{0x10000000a00020ull, 0x0ull}},
    {{0x10000000a08020ull, 0x0ull}}, {{0x50000000a00000ull, 0x0ull}}, {{0x804080ull, 0x0ull}}, {{0x80c080ull,
    0x0ull}}, {{0x808000ull, 0x800ull}}, {{0x808000ull, 0x400000800ull}}, {{0x200808000ull, 0x800ull}},
    {{0x800080ull, 0x200ull}}, {{0x800080ull, 0x200000000200ull}}, {{0x8000c0ull, 0x200ull}}, {{0x8080c0ull,
    0x200ull}}, {{0x808080ull, 0x200ull}}, {{0x10080200000020ull, 0x0ull}}, {{0x10000200800000ull, 0x8000000ull}},
    {{0x10080000008020ull, 0x400000000ull}}, {{0x10080200008020ull, 0x0ull}}, {{0x10000000808000ull,
    0x408000000ull}}, {{0x10000200808000ull, 0x8000000ull}}, {{0x4000800061ull, 0x8000000ull}}, {{0x80000008021ull,
    0x0ull}}, {{0x808001ull, 0x8000000ull}}, {{0x80000008021ull, 0x400000000ull}}, {{0x808001ull, 0x408000000ull}},
    {{0x4000800000ull, 0x0ull}}, {{0x30ull, 0x8000000ull}}, {{0x10000010ull, 0x0ull}}, {{0x8030ull, 0x8000000ull}},
    {{0x10008010ull, 0x0ull}}, {{0x10000000002220ull, 0x8000000ull}}, {{0x10000010002200ull, 0x0ull}}, {{0x4020ull,
    0x8000000ull}}, {{0x10004000ull, 0x0ull}}, {{0xc020ull, 0x8000000ull}}, {{0x1000c000ull, 0x0ull}},
    {{0x1000000020ull, 0x8000000ull}}, {{0x1010000000ull, 0x0ull}}, {{0x1000008020ull, 0x8000000ull}},
    {{0x1010008000ull, 0x0ull}}, {{0x20ull, 0x8000400ull}}, {{0x10000000ull, 0x400ull}}, {{0x8020ull, 0x8000400ull}},
    {{0x10008000ull, 0x400ull}}, {{0x100000000080e1ull, 0x8000000ull}}, {{0x100000100080c1ull, 0x0ull}},
    {{0x8000000000020ull, 0x8000000ull}}, {{0x8000010000000ull, 0x0ull}}, {{0xc0ull, 0x40000002ull}},
    {{0x20000000400ull, 0x2ull}}, {{0x80c0ull, 0x40000002ull}}, {{0x40ull, 0x40000802ull}}, {{0x20000008400ull,
    0x2ull}}, {{0x100000000ull, 0x8ull}}, {{0x100000000ull, 0x400000008ull}}, {{0x100000000000c0ull, 0x808ull}},
    {{0x200000200000040ull, 0x400000000ull}}, {{0x200000200008040ull, 0x400000000ull}}, {{0x8000000000000ull,
    0x400000100ull}}, {{0x8000000008000ull, 0x400000100ull}}, {{0x100ull, 0x401000000ull}}, {{0x2001c0ull,
    0x1000000ull}}, {{0x2081c0ull, 0x1000000ull}}, {{0x200001100ull, 0x0ull}}, {{0x8180ull, 0x48000000ull}},
    {{0x20100ull, 0x0ull}}, {{0x100001002005e0ull, 0x0ull}}, {{0x110001000001e0ull, 0x100000ull}},
    {{0x100001000001c1ull, 0x0ull}}, {{0x100001000081c1ull, 0x0ull}}, {{0x100ull, 0x100000ull}}, {{0x2020000ull,
    0x0ull}}, {{0x2028000ull, 0x0ull}}, {{0x2000001ull, 0x100008ull}}, {{0x2008001ull, 0x100008ull}},
    {{0x200000002000040ull, 0x0ull}}, {{0x2000060ull, 0x400000000ull}}, {{0x200000002008040ull, 0x0ull}}, {{0x140ull,
    0x8ull}}, {{0x2000000ull, 0x200000ull}}, {{0x8140ull, 0x8ull}}, {{0x2008000ull, 0x200000ull}},
    {{0x40002000001ull, 0x0ull}}, {{0x40002000001ull, 0x400000000ull}}, {{0x40002008002ull, 0x0ull}}, {{0x2400000ull,
    0x8ull}}, {{0x2408000ull, 0x8ull}}, {{0x2000000ull, 0x200ull}}, {{0x100001000001a0ull, 0x0ull}},
    {{0x10000104000100ull, 0x0ull}}, {{0x10000000000110ull, 0x8ull}}, {{0x10000000008110ull, 0x8ull}},
    {{0x100000002001e0ull, 0x0ull}}, {{0x100000002081e0ull, 0x0ull}}, {{0x210000000000100ull, 0x8ull}},
    {{0x10000000000140ull, 0x0ull}}, {{0x1000000000100ull, 0x0ull}}, {{0x10000000001140ull, 0x0ull}},
    {{0x1000000001100ull, 0x0ull}}, {{0x10000000009140ull, 0x0ull}}, {{0x1000000009100ull, 0x0ull}},
    {{0x10000000000161ull, 0x0ull}}, {{0x1000000000121ull, 0x0ull}}, {{0x10000000000161ull, 0x400000000ull}},
    {{0x10000000008162ull, 0x0ull}}, {{0x1000000000121ull, 0x400000000ull}}, {{0x1000000008122ull, 0x0ull}},
    {{0x810000000000100ull, 0x0ull}}, {{0x10000000000140ull, 0x200000000000ull}}, {{0x810000000008100ull, 0x0ull}},
    {{0x1000000000100ull, 0x200000000000ull}}, {{0x10000000000300ull, 0x0ull}}, {{0x10000200000140ull,
    0x400000000ull}}, {{0x10000200008300ull, 0x0ull}}, {{0x1000200000100ull, 0x400000000ull}}, {{0x10000008008101ull,
    0x0ull}}, {{0x11000000008101ull, 0x0ull}}, {{0x10000008008101ull, 0x400000000ull}}, {{0x11000000008101ull,
    0x400000000ull}}, {{0x10000000008140ull, 0x0ull}}, {{0x1000000008100ull, 0x0ull}}, {{0x10000000000100ull,
    0x400ull}}, {{0x310000000004100ull, 0x400ull}}, {{0x10000000008100ull, 0x400ull}}, {{0x100ull, 0x400001000ull}},
    {{0x10000000008101ull, 0x0ull}}, {{0x10000000008101ull, 0x400000000ull}}, {{0x1000000000a1c0ull, 0x0ull}},
    {{0x100000000008101ull, 0x0ull}}, {{0x100000000048111ull, 0x1000000ull}}, {{0x180000000048121ull, 0x0ull}},
    {{0x100000000008101ull, 0x400000000ull}}, {{0x100000000048100ull, 0x0ull}}, {{0x100000000000100ull, 0x200ull}},
    {{0x100000000008100ull, 0x200ull}}, {{0x104ull, 0x400000000ull}}, {{0x8101ull, 0x40ull}}, {{0x8101ull,
    0x400000040ull}}, {{0x8000000000100ull, 0x40ull}}, {{0x8000000008100ull, 0x40ull}}, {{0x81a0ull, 0x8000000ull}},
    {{0x10008180ull, 0x0ull}}, {{0x81a0ull, 0x408000000ull}}, {{0x2000081a0ull, 0x8000000ull}}, {{0x10008180ull,
    0x400000000ull}}, {{0x210008180ull, 0x0ull}}, {{0x800000000000180ull, 0x0ull}}, {{0x400180ull, 0x408ull}},
    {{0x10000000400180ull, 0x400400000000ull}}, {{0x800000000000180ull, 0x8000000ull}}, {{0x10000000001c0ull,
    0x8000100ull}}, {{0x10000000081c0ull, 0x8000100ull}}, {{0x20000000008180ull, 0x0ull}}, {{0x2001e0ull,
    0x800000ull}}, {{0x2000c0ull, 0x1400000ull}}, {{0x2081e0ull, 0x800000ull}}, {{0x2080c0ull, 0x1400000ull}},
    {{0x0ull, 0x440400000ull}}, {{0x8101ull, 0x400ull}}, {{0x1ull, 0x400400000ull}}, {{0x100000002000e0ull,
    0x400000ull}}, {{0x100000002080e0ull, 0x400000ull}}, {{0x140ull, 0x8000000ull}}, {{0x800000000000100ull,
    0x8000000ull}}, {{0x140ull, 0x200008000000ull}}, {{0x800000000008100ull, 0x8000000ull}}, {{0x100ull,
    0x409200000ull}}, {{0x100000000081c0ull, 0x8000000ull}}, {{0x21c0ull, 0x8000000ull}}, {{0xa1c0ull,
    0x8000000ull}}, {{0x40008000ull, 0x0ull}}, {{0x40008000ull, 0x400000000ull}}, {{0x240008000ull, 0x0ull}},
    {{0x8000040000000ull, 0x0ull}}, {{0x8000040008000ull, 0x0ull}}, {{0x40000000ull, 0x2000008ull}}, {{0x40008000ull,
    0x2000008ull}}, {{0x80020000ull, 0x0ull}}, {{0x80028000ull, 0x0ull}}, {{0x80000200ull, 0x0ull}}, {{0x80000040ull,
    0x400000000ull}}, {{0x80008200ull, 0x0ull}}, {{0x10000080008040ull, 0x400000000ull}}, {{0x8000a200ull, 0x0ull}},
    {{0x10000080000040ull, 0x400000000ull}}, {{0x88000000ull, 0x400000000ull}}, {{0x10000080008040ull,
    0x8000000ull}}, {{0x88008000ull, 0x8000000ull}}, {{0x10000080008040ull, 0x408000000ull}}, {{0x10000280008040ull,
    0x8000000ull}}, {{0x88008000ull, 0x408000000ull}}, {{0x288008000ull, 0x8000000ull}}, {{0x10000080000240ull,
    0x8000000ull}}, {{0x1101ull, 0x0ull}}, {{0x100200000a0041ull, 0x0ull}}, {{0x200080a0001ull, 0x0ull}},
    {{0x100200000280c1ull, 0x8000000ull}}, {{0x20008028081ull, 0x8000000ull}}, {{0x24000020041ull, 0x0ull}},
    {{0x28041ull, 0x400000000ull}}, {{0x200028041ull, 0x400000000ull}}, {{0x24001ull, 0x0ull}}, {{0x2c001ull,
    0x0ull}}, {{0x100000001ull, 0x0ull}}, {{0x8000100000001ull, 0x0ull}}, {{0x1ull, 0x100000ull}}, {{0x8023ull,
    0x100000ull}}, {{0x1ull, 0x400100000ull}}, {{0x8001ull, 0x100000ull}}, {{0x2ull, 0x0ull}}, {{0x4000001002ull,
    0x2000000ull}}, {{0x20002ull, 0x0ull}}, {{0x28002ull, 0x0ull}}, {{0x2ull, 0x100000ull}}, {{0x8002ull,
    0x100000ull}}, {{0x2ull, 0x1000ull}}, {{0x8002ull, 0x1000ull}}, {{0xa6ull, 0x2008ull}}, {{0x4000006ull,
    0x2008ull}}, {{0x80a6ull, 0x2008ull}}, {{0x4008006ull, 0x2008ull}}, {{0x42ull, 0x0ull}}, {{0x200000000000042ull,
    0x0ull}}, {{0x8042ull, 0x0ull}}, {{0x1ull, 0x8ull}}, {{0x2ull, 0x400ull}}, {{0x81ull, 0x8ull}}, {{0x81ull,
    0x400000008ull}}, {{0x100000000000a1ull, 0x8ull}}, {{0x8001ull, 0x8ull}}, {{0x100000002004d1ull, 0x8ull}},
    {{0x10000000040001ull, 0x400000000ull}}, {{0x10000000004001ull, 0x0ull}}, {{0x1000000000c001ull, 0x0ull}},
    {{0x10000000008001ull, 0x0ull}}, {{0x10000000400001ull, 0x400000000ull}}, {{0x200020081ull, 0x0ull}},
    {{0x200020000ull, 0x4ull}}, {{0x91ull, 0x400040000ull}}, {{0x10ull, 0x400040004ull}}, {{0x4000000281ull,
    0x0ull}}, {{0x4000000200ull, 0x4ull}}, {{0x4000008281ull, 0x0ull}}, {{0x4000008200ull, 0x4ull}}, {{0x80ull,
    0x200000000004ull}}, {{0x180ull, 0x4ull}}, {{0x40080ull, 0x4ull}}, {{0x48080ull, 0x4ull}}, {{0x4081ull, 0x0ull}},
    {{0x4000ull, 0x4ull}}, {{0x4081ull, 0x400000000ull}}, {{0x4000ull, 0x400000004ull}}, {{0xc081ull, 0x0ull}},
    {{0xc000ull, 0x4ull}}, {{0x81ull, 0x200000ull}}, {{0x0ull, 0x200004ull}}, {{0x8081ull, 0x200000ull}},
    {{0x8000ull, 0x200004ull}}, {{0x10004000008081ull, 0x8ull}}, {{0x4000002081ull, 0x8ull}}, {{0x10004000000001ull,
    0x808ull}}, {{0x10004000008000ull, 0xcull}}, {{0x4000002000ull, 0xcull}}, {{0x21000000000c081ull, 0x0ull}},
    {{0x210000000004001ull, 0x800ull}}, {{0x21000000000c000ull, 0x4ull}}, {{0x200000081ull, 0x8000000ull}},
    {{0x200000000ull, 0x8000004ull}}, {{0x8081ull, 0x408000000ull}}, {{0x200008081ull, 0x8000000ull}}, {{0x8000ull,
    0x408000004ull}}, {{0x200008000ull, 0x8000004ull}}, {{0x400081ull, 0x8ull}}, {{0x400000ull, 0xcull}},
    {{0x408081ull, 0x8ull}}, {{0x408000ull, 0xcull}}, {{0x81ull, 0x200ull}}, {{0x0ull, 0x204ull}}, {{0x80000001ull,
    0x8000000ull}}, {{0x8063ull, 0x8000000ull}}, {{0x48001ull, 0x8000000ull}}, {{0x400000e0c1ull, 0x0ull}},
    {{0x1000400000c041ull, 0x800ull}}, {{0x400000e001ull, 0x2000000000ull}}, {{0x210000000000000ull, 0x0ull}},
    {{0x210000000000008ull, 0x400000000000ull}}, {{0x10000000000020ull, 0x400000000ull}}, {{0x210000000008000ull,
    0x0ull}}, {{0x100000000000e0ull, 0x0ull}}, {{0x10000004000040ull, 0x0ull}}, {{0x1000000c000020ull, 0x0ull}},
    {{0x100000000080e0ull, 0x0ull}}, {{0x10000004008040ull, 0x0ull}}, {{0x10004000000020ull, 0x0ull}},
    {{0x10000000000100ull, 0x0ull}}, {{0x10000000000040ull, 0x0ull}}, {{0x1000000000000ull, 0x0ull}},
    {{0x10000000000061ull, 0x0ull}}, {{0x1000000000021ull, 0x0ull}}, {{0x10000000000061ull, 0x400000000ull}},
    {{0x10000000008062ull, 0x0ull}}, {{0x1000000000021ull, 0x400000000ull}}, {{0x1000000008022ull, 0x0ull}},
    {{0x110000000020e0ull, 0x0ull}}, {{0x10000100000060ull, 0x400000400ull}}, {{0x1000100000020ull, 0x400000400ull}},
    {{0x10000022000e0ull, 0x0ull}}, {{0x1010000002001c0ull, 0x0ull}}, {{0x110000000081c0ull, 0x8000000ull}},
    {{0x10000000021c0ull, 0x8000000ull}}, {{0x10000000040040ull, 0x0ull}}, {{0x1000000040000ull, 0x0ull}},
    {{0x10000000048040ull, 0x0ull}}, {{0x1000000048000ull, 0x0ull}}, {{0x1000000000040ull, 0x0ull}},
    {{0x1000000008040ull, 0x0ull}}, {{0x1100000000c000ull, 0x400ull}}, {{0x1000000000c040ull, 0x400001000ull}},
    {{0x100000000c000ull, 0x400001000ull}}, {{0x201000000008040ull, 0x8800000ull}}, {{0x9000200000040ull, 0x0ull}},
    {{0x110001004000c0ull, 0x0ull}}, {{0x110000006000c0ull, 0x100ull}}, {{0x110000006080c0ull, 0x100ull}},
    {{0x211000000400080ull, 0x0ull}}, {{0x110000004000a0ull, 0x400000000ull}}, {{0x211000000408080ull, 0x0ull}},
    {{0x100000080000a0ull, 0x0ull}}, {{0x18000000000000ull, 0x800000ull}}, {{0xc0ull, 0x1000ull}},
    {{0x100000000000e0ull, 0x1000ull}}, {{0x80000a0ull, 0x1000ull}}, {{0x80c0ull, 0x1000ull}}, {{0x10000000008000ull,
    0x0ull}}, {{0x910000000008000ull, 0x0ull}}, {{0x110000000008040ull, 0x200000000000ull}}, {{0x10040000000001ull,
    0x0ull}}, {{0x10040000000001ull, 0x400000000ull}}, {{0x10040000008002ull, 0x0ull}}, {{0x10004000400000ull,
    0x0ull}}, {{0x810000000040000ull, 0x0ull}}, {{0x10040000040042ull, 0x0ull}}, {{0x10040000048042ull, 0x0ull}},
    {{0x18000000040000ull, 0x0ull}}, {{0x18000000048000ull, 0x0ull}}, {{0x40200ull, 0x400000000ull}}, {{0x40200ull,
    0x200ull}}, {{0x10000002040040ull, 0x0ull}}, {{0xa040000ull, 0x0ull}}, {{0x400c0ull, 0x200ull}}, {{0x40000ull,
    0x2000000200ull}}, {{0x40040ull, 0x2000000200ull}}, {{0x480c0ull, 0x200ull}}, {{0x48000ull, 0x2000000200ull}},
    {{0x300000000000000ull, 0x0ull}}, {{0x100000000000020ull, 0x400000000ull}}, {{0x300000000008000ull, 0x0ull}},
    {{0x100000000040020ull, 0x0ull}}, {{0x100000000048020ull, 0x0ull}}, {{0x100000200808080ull, 0x0ull}},
    {{0x100000200800000ull, 0x800ull}}, {{0x100000000000000ull, 0x2ull}}, {{0x100000000040000ull, 0x400000000ull}},
    {{0x900000000000000ull, 0x0ull}}, {{0x100000000000040ull, 0x200000000000ull}}, {{0x900000000008000ull, 0x0ull}},
    {{0x100000000000200ull, 0x0ull}}, {{0x100000000000040ull, 0x400000000ull}}, {{0x100000000008200ull, 0x0ull}},
    {{0x100000000008000ull, 0x8ull}}, {{0x100000000008001ull, 0x0ull}}, {{0x100000000008001ull, 0x400000000ull}},
    {{0x100040000000001ull, 0x0ull}}, {{0x100040000000001ull, 0x400000000ull}}, {{0x100040000008002ull, 0x0ull}},
    {{0x108000000000000ull, 0x0ull}}, {{0x100000000000000ull, 0x2000008ull}}, {{0x100000000000061ull, 0x8000000ull}},
    {{0x100000000000061ull, 0x408000000ull}}, {{0x100000000008062ull, 0x8000000ull}}, {{0x100000100400000ull,
    0x0ull}}, {{0x110000000408001ull, 0x0ull}}, {{0x100000000000040ull, 0x200ull}}, {{0x100000000008040ull,
    0x200ull}}, {{0x100004000000000ull, 0x208ull}}, {{0x100004000008000ull, 0x208ull}}, {{0x100004000000000ull,
    0x0ull}}, {{0x100004000000000ull, 0x8ull}}, {{0x100004000008000ull, 0x8ull}}, {{0x100004000008000ull, 0x0ull}},
    {{0x10000400020004ull, 0x400000000ull}}, {{0x4400020004ull, 0x0ull}}, {{0x200000200000044ull, 0x0ull}},
    {{0x200000000008044ull, 0x400000000ull}}, {{0x200000200008044ull, 0x0ull}}, {{0x4ull, 0x400000000ull}},
    {{0x2000004ull, 0x0ull}}, {{0x40004ull, 0x400000000ull}}, {{0x204ull, 0x0ull}}, {{0x244ull, 0x0ull}},
    {{0x8244ull, 0x0ull}}, {{0x44ull, 0x400000000ull}}, {{0x8204ull, 0x0ull}}, {{0xc4ull, 0x0ull}}, {{0x80c4ull,
    0x400000000ull}}, {{0x80c4ull, 0x0ull}}, {{0x4004ull, 0x0ull}}, {{0xc004ull, 0x0ull}}, {{0x8000000008044ull,
    0x0ull}}, {{0x400004ull, 0x8ull}}, {{0x408004ull, 0x8ull}}, {{0x400004ull, 0x400000000ull}}, {{0x40020ull,
    0x40ull}}, {{0x48020ull, 0x40ull}}, {{0x4000040020ull, 0x40ull}}, {{0x20040ull, 0x40ull}}, {{0x61ull, 0x40ull}},
    {{0x61ull, 0x400000040ull}}, {{0x8062ull, 0x40ull}}, {{0x20000040020ull, 0x0ull}}, {{0x20000048020ull, 0x0ull}},
    {{0x20000000040ull, 0x2000000ull}}, {{0x20000008040ull, 0x2000000ull}}, {{0x20000000080ull, 0x200000000000ull}},
    {{0x200000000c0ull, 0x0ull}}, {{0x200000080c0ull, 0x0ull}}, {{0x20200000080ull, 0x0ull}}, {{0x20000000000ull,
    0x400ull}}, {{0x24000008000ull, 0x10000ull}}, {{0x20000000000ull, 0x2000008ull}}, {{0x20000008000ull,
    0x2000008ull}}, {{0x200002000c0ull, 0x0ull}}, {{0x200002080c0ull, 0x0ull}}, {{0x1020000000040ull, 0x8000100ull}},
    {{0x1020000008040ull, 0x8000100ull}}, {{0x20200000000ull, 0x8000000ull}}, {{0x20000000000ull, 0xa000000ull}},
    {{0x20000008000ull, 0xa000000ull}}, {{0x20000400000ull, 0x400000000ull}}, {{0x10020000400000ull,
    0x400000000ull}}, {{0x40ull, 0x440000000ull}}, {{0x10000000044440ull, 0x0ull}}, {{0x1000000044400ull, 0x0ull}},
    {{0x1000000004c440ull, 0x0ull}}, {{0x100000004c400ull, 0x0ull}}, {{0x2004c0ull, 0x0ull}}, {{0x2084c0ull,
    0x0ull}}, {{0x40ull, 0x8100400ull}}, {{0x8040ull, 0x8100400ull}}, {{0x201060ull, 0x4000ull}}, {{0x201420ull,
    0x8000000ull}}, {{0x100000406004c0ull, 0x0ull}}, {{0x20200ull, 0x0ull}}, {{0x200ull, 0x100000ull}},
    {{0x4000028220ull, 0x400000000ull}}, {{0x40220ull, 0x0ull}}, {{0x48220ull, 0x0ull}}, {{0x402002c0ull, 0x0ull}},
    {{0x2c0ull, 0x0ull}}, {{0x4202ull, 0x200ull}}, {{0xc202ull, 0x200ull}}, {{0x400040ull, 0x400000008ull}},
    {{0x4080c0ull, 0x8000008ull}}, {{0x400200ull, 0x8ull}}, {{0x200ull, 0x200ull}}, {{0x210000000000040ull, 0x0ull}},
    {{0x200000008000000ull, 0x0ull}}, {{0x10000000000240ull, 0x0ull}}, {{0x8000200ull, 0x0ull}}, {{0xc0ull, 0x0ull}},
    {{0x0ull, 0x2000000000ull}}, {{0x90ull, 0x2000000002ull}}, {{0xc0ull, 0x200000000000ull}}, {{0x0ull,
    0x202000000000ull}}, {{0x100002000000c0ull, 0x0ull}}, {{0x10000200000000ull, 0x2000000000ull}},
    {{0x100000000080c0ull, 0x400000000ull}}, {{0x100002000080c0ull, 0x0ull}}, {{0x10000000008000ull,
    0x2400000000ull}}, {{0x10000200008000ull, 0x2000000000ull}}, {{0x100040000080c0ull, 0x0ull}},
    {{0x10004000008000ull, 0x2000000000ull}}, {{0x2c0ull, 0x0ull}}, {{0x200ull, 0x2000000000ull}}, {{0xc0ull,
    0x2000000000ull}}, {{0x80c0ull, 0x2000000000ull}}, {{0x2000000c0ull, 0x0ull}}, {{0x200000000ull,
    0x2000000000ull}}, {{0x80c0ull, 0x400000000ull}}, {{0x2000080c0ull, 0x0ull}}, {{0x40ull, 0x400000800ull}},
    {{0x8000ull, 0x2400000000ull}}, {{0x200008000ull, 0x2000000000ull}}, {{0x80000000000c0ull, 0x0ull}},
    {{0x8000000000000ull, 0x2000000000ull}}, {{0x80000000080c0ull, 0x0ull}}, {{0x8000000008000ull, 0x2000000000ull}},
    {{0x2000000002000c0ull, 0x0ull}}, {{0x200000000200000ull, 0x2000000000ull}}, {{0x2000e0ull, 0x400000000ull}},
    {{0x2000000002080c0ull, 0x0ull}}, {{0x200020ull, 0x2400000000ull}}, {{0x200000000208000ull, 0x2000000000ull}},
    {{0x2000c0ull, 0x2000000000ull}}, {{0x2080c0ull, 0x2000000000ull}}, {{0x40ull, 0x2008000000ull}}, {{0x8040ull,
    0x2008000000ull}}, {{0xc0ull, 0x200ull}}, {{0x0ull, 0x2000000200ull}}, {{0xc2ull, 0x600ull}}, {{0x2ull,
    0x2000000600ull}}, {{0x100000080ull, 0x400000000ull}}, {{0x10000100008080ull, 0x0ull}}, {{0x81ull, 0x100000ull}},
    {{0x8081ull, 0x100000ull}}, {{0x80ull, 0x80000100000ull}}, {{0x8080ull, 0x100000ull}}, {{0x4000000088ull,
    0x0ull}}, {{0x4000008088ull, 0x0ull}}, {{0x408090ull, 0x400000008ull}}, {{0x180ull, 0x0ull}}, {{0x2020001c0ull,
    0x0ull}}, {{0x80000000001c0ull, 0x0ull}}, {{0xc0ull, 0x0ull}}, {{0x2000000000000c0ull, 0x0ull}}, {{0x280ull,
    0x0ull}}, {{0x100004080ull, 0x8ull}}, {{0x4080ull, 0x400100008ull}}, {{0x1800000000c080ull, 0x80000ull}},
    {{0x8000000006080ull, 0x80000ull}}, {{0xc080ull, 0x8000000ull}}, {{0x8080ull, 0x20000000ull}}, {{0x800000c0ull,
    0x800000ull}}, {{0x800080c0ull, 0x800000ull}}, {{0x80ull, 0x2000008ull}}, {{0x400080ull, 0x8ull}}, {{0x80ull,
    0x400000200ull}}, {{0xc0ull, 0x200ull}}, {{0xc0ull, 0x208ull}}, {{0x80c0ull, 0x208ull}}, {{0x80c0ull, 0x200ull}},
    {{0x200000000000c0ull, 0x0ull}}, {{0x20000000008080ull, 0x0ull}}, {{0x200000000000000ull, 0x4000000ull}},
    {{0x4000ull, 0x401000000ull}}, {{0x20ull, 0x404000000ull}}, {{0x200000000008000ull, 0x4000000ull}}, {{0x44000ull,
    0x1000000ull}}, {{0x40020ull, 0x4000000ull}}, {{0x400000044000ull, 0x401000000ull}}, {{0x400000040020ull,
    0x404000000ull}}, {{0x4c000ull, 0x1000000ull}}, {{0x48020ull, 0x4000000ull}}, {{0x80000000ull, 0x4000000ull}},
    {{0x400000004000ull, 0x400000000ull}}, {{0x80008000ull, 0x4000000ull}}, {{0x10000000000040ull, 0x4000000ull}},
    {{0x1000000000000ull, 0x4000000ull}}, {{0x10000000008040ull, 0x4000000ull}}, {{0x1000000008000ull,
    0x4000000ull}}, {{0x0ull, 0x4001000ull}}, {{0x8000ull, 0x4001000ull}}, {{0x300000000000000ull, 0x4000000ull}},
    {{0x5000ull, 0x401000000ull}}, {{0x100000000000020ull, 0x404000000ull}}, {{0x300000000008000ull, 0x4000000ull}},
    {{0x40ull, 0x4000000ull}}, {{0x10000000000060ull, 0x4000000ull}}, {{0x8000020ull, 0x4000000ull}},
    {{0x10000000008060ull, 0x4000000ull}}, {{0x50000000000040ull, 0x4000000ull}}, {{0x8008020ull, 0x4000000ull}},
    {{0x40000008000000ull, 0x4000000ull}}, {{0x8040ull, 0x4000000ull}}, {{0x10000000008040ull, 0x404000000ull}},
    {{0x2040ull, 0x404000000ull}}, {{0x4000008040ull, 0x4000000ull}}, {{0x40ull, 0x6000008ull}}, {{0x4000ull,
    0x4000008ull}}, {{0xc000ull, 0x4000008ull}}, {{0x8000000024001ull, 0x9000000ull}}, {{0x8000000000021ull,
    0xc800000ull}}, {{0x4000000240c0ull, 0x0ull}}, {{0x18000100024000ull, 0x0ull}}, {{0x18000000008000ull,
    0x4800000ull}}, {{0x8000000002000ull, 0x4800000ull}}, {{0x64000ull, 0x0ull}}, {{0x6c000ull, 0x0ull}},
    {{0x224000ull, 0x400000000ull}}, {{0x10000c000ull, 0x0ull}}, {{0x10000c000ull, 0x400000000ull}},
    {{0x30000c000ull, 0x0ull}}, {{0x1000010000c0c0ull, 0x0ull}}, {{0x1000060c0ull, 0x0ull}}, {{0xa0c0ull,
    0x4000000ull}}, {{0x10000e0c0ull, 0x0ull}}, {{0x100004000ull, 0x100ull}}, {{0x8000ull, 0x4000100ull}},
    {{0x10000c000ull, 0x100ull}}, {{0x8000100004000ull, 0x0ull}}, {{0x8000000008000ull, 0x4000000ull}},
    {{0x800010000c000ull, 0x0ull}}, {{0x4021ull, 0x100000ull}}, {{0x40000000001ull, 0x4000000ull}}, {{0x4021ull,
    0x400100000ull}}, {{0xc022ull, 0x100000ull}}, {{0x40000000001ull, 0x404000000ull}}, {{0x40000008002ull,
    0x4000000ull}}, {{0x4001ull, 0x100000ull}}, {{0x0ull, 0x6000000ull}}, {{0xc001ull, 0x100000ull}}, {{0x4000ull,
    0x80000100000ull}}, {{0x8000ull, 0x6000000ull}}, {{0x8000000004000ull, 0x300000ull}}, {{0x800000000c000ull,
    0x300000ull}}, {{0x200004000ull, 0x4000ull}}, {{0x200000000ull, 0xc000000ull}}, {{0xc000ull, 0x400004000ull}},
    {{0x20000c000ull, 0x4000ull}}, {{0x8000ull, 0x40c000000ull}}, {{0x200008000ull, 0xc000000ull}},
    {{0x100000004000c4ull, 0x4000000ull}}, {{0x4000000000ull, 0x4000000ull}}, {{0x4000008000ull, 0x4000000ull}},
    {{0xe0e0ull, 0x8000008ull}}, {{0x1000e0c0ull, 0x8ull}}, {{0x22040e0ull, 0x8ull}}, {{0x2002040e0ull,
    0x8000008ull}}, {{0x2102040c0ull, 0x8ull}}, {{0xc0c0ull, 0x8ull}}, {{0x4281ull, 0x0ull}}, {{0x4200ull, 0x4ull}},
    {{0x40c1ull, 0x400000000ull}}, {{0xc281ull, 0x0ull}}, {{0x4040ull, 0x400000004ull}}, {{0xc200ull, 0x4ull}},
    {{0x1000000000c0e1ull, 0x0ull}}, {{0x500000000040c1ull, 0x0ull}}, {{0x800c0a1ull, 0x0ull}},
    {{0x40000008004081ull, 0x0ull}}, {{0x1000000000c060ull, 0x4ull}}, {{0x50000000004040ull, 0x4ull}},
    {{0x800c020ull, 0x4ull}}, {{0x40000008004000ull, 0x4ull}}, {{0x200004001ull, 0x800000ull}}, {{0xc001ull,
    0x400800000ull}}, {{0x20000c001ull, 0x800000ull}}, {{0x5000400000c001ull, 0x0ull}}, {{0x400000e021ull, 0x0ull}},
    {{0x40004000006001ull, 0x0ull}}, {{0x10000000044020ull, 0x0ull}}, {{0x1000000004c020ull, 0x0ull}},
    {{0x50000008004020ull, 0x0ull}}, {{0x10000000004000ull, 0x8ull}}, {{0x1000000000c000ull, 0x8ull}},
    {{0x10000000004000ull, 0x400000000ull}}, {{0x100000800040c0ull, 0x0ull}}, {{0x1000008000c0c0ull, 0x0ull}},
    {{0x10000000004040ull, 0x0ull}}, {{0x1000000004000ull, 0x0ull}}, {{0x10000000004061ull, 0x0ull}},
    {{0x1000000004021ull, 0x0ull}}, {{0x10000000004200ull, 0x0ull}}, {{0x10000000004040ull, 0x400000000ull}},
    {{0x1000000000c200ull, 0x0ull}}, {{0x1000000004000ull, 0x400000000ull}}, {{0x10000000044040ull, 0x0ull}},
    {{0x1000000044000ull, 0x0ull}}, {{0x1000000004c040ull, 0x0ull}}, {{0x100000004c000ull, 0x0ull}},
    {{0x1000000000c040ull, 0x0ull}}, {{0x100000000c000ull, 0x0ull}}, {{0x10000000004280ull, 0x8ull}},
    {{0x1000000000c280ull, 0x8ull}}, {{0x1000000000c080ull, 0x8000000ull}}, {{0x18000000004000ull, 0x800000ull}},
    {{0x1800000000c000ull, 0x800000ull}}, {{0x4000ull, 0x400101000ull}}, {{0x10040000004001ull, 0x0ull}},
    {{0x10040000004001ull, 0x400000000ull}}, {{0x1004000000c002ull, 0x0ull}}, {{0x300000000004000ull, 0x0ull}},
    {{0x100000000004020ull, 0x400000000ull}}, {{0x30000000000c000ull, 0x0ull}}, {{0x110000000004040ull, 0x0ull}},
    {{0x101000000004000ull, 0x0ull}}, {{0x11000000000c040ull, 0x0ull}}, {{0x10100000000c000ull, 0x0ull}},
    {{0x100000000004040ull, 0x0ull}}, {{0x100000000004200ull, 0x0ull}}, {{0x100000000004040ull, 0x400000000ull}},
    {{0x10000000000c200ull, 0x0ull}}, {{0x10000000000c040ull, 0x0ull}}, {{0x108000000004000ull, 0x0ull}},
    {{0x10800000000c000ull, 0x0ull}}, {{0x100004000004000ull, 0x0ull}}, {{0x100004000004000ull, 0x8ull}},
    {{0x10000400000c000ull, 0x8ull}}, {{0x10000400000c000ull, 0x0ull}}, {{0xc000ull, 0x40ull}}, {{0xc000ull,
    0x400000040ull}}, {{0x20000c000ull, 0x40ull}}, {{0x4081ull, 0x1000000ull}}, {{0x1ull, 0x1080000ull}},
    {{0x100000000080c0ull, 0x80000ull}}, {{0x44080ull, 0x8ull}}, {{0x40000ull, 0x80008ull}}, {{0x4c080ull, 0x8ull}},
    {{0x48000ull, 0x80008ull}}, {{0x44080ull, 0x400000000ull}}, {{0x40000ull, 0x400080000ull}},
    {{0x200000000004084ull, 0x0ull}}, {{0x200000000000004ull, 0x80000ull}}, {{0x40a4ull, 0x400000000ull}},
    {{0x20000000000c084ull, 0x0ull}}, {{0x24ull, 0x400080000ull}}, {{0x200000000008004ull, 0x80000ull}},
    {{0x100000000040a4ull, 0x400000000ull}}, {{0x10000000000024ull, 0x400080000ull}}, {{0x40000040a4ull, 0x0ull}},
    {{0x4000000024ull, 0x80000ull}}, {{0x20c0a4ull, 0x0ull}}, {{0x40000000204084ull, 0x0ull}}, {{0x208024ull,
    0x80000ull}}, {{0x40000000200004ull, 0x80000ull}}, {{0x800000000004080ull, 0x0ull}}, {{0x800000000000000ull,
    0x80000ull}}, {{0x40c0ull, 0x200000000000ull}}, {{0x80000000000c080ull, 0x0ull}}, {{0x40ull, 0x200000080000ull}},
    {{0x800000000008000ull, 0x80000ull}}, {{0x100000000040c0ull, 0x400000000ull}}, {{0x8004080ull, 0x400000000ull}},
    {{0x10000000000040ull, 0x400080000ull}}, {{0x8000000ull, 0x400080000ull}}, {{0x40000040c0ull, 0x0ull}},
    {{0x4000000040ull, 0x80000ull}}, {{0x4000ull, 0x80000ull}}, {{0xc000ull, 0x80000ull}}, {{0x1000000002040c0ull,
    0x8080000ull}}, {{0x1000000002000c0ull, 0x20080000ull}}, {{0x100000002040c0ull, 0x800ull}},
    {{0x100000002080c0ull, 0x80000ull}}, {{0x2020c0ull, 0x80000ull}}, {{0x1000000020c0c0ull, 0x800ull}},
    {{0x20a0c0ull, 0x80000ull}}, {{0xe0c0ull, 0x400000800ull}}, {{0x20000e0c0ull, 0x800ull}}, {{0x2000c0ull,
    0x80000ull}}, {{0x40a1ull, 0x8000000ull}}, {{0x21ull, 0x8080000ull}}, {{0x40a1ull, 0x408000000ull}}, {{0xc0a2ull,
    0x8000000ull}}, {{0x21ull, 0x408080000ull}}, {{0x8022ull, 0x8080000ull}}, {{0x4080ull, 0x208ull}}, {{0x0ull,
    0x80208ull}}, {{0xc080ull, 0x208ull}}, {{0x8000ull, 0x80208ull}}, {{0x200000000204020ull, 0x800000ull}},
    {{0x600000000200000ull, 0x1000000ull}}, {{0x20000000020c020ull, 0x800000ull}}, {{0x400000000200020ull,
    0x401000000ull}}, {{0x600000000208000ull, 0x1000000ull}}, {{0x4000004000ull, 0x800000ull}}, {{0x4000004000ull,
    0x800008ull}}, {{0x400000c000ull, 0x800008ull}}, {{0x400000c000ull, 0x800000ull}}, {{0x4001ull, 0x1000400ull}},
    {{0x4001ull, 0x401000400ull}}, {{0xc002ull, 0x1000400ull}}, {{0x2040e0ull, 0x4400ull}}, {{0x2840c0ull,
    0x8000400ull}}, {{0x1000000000c0a0ull, 0x8000400ull}}, {{0x100000000060e0ull, 0x400ull}}, {{0x4100ull,
    0x408ull}}, {{0xc100ull, 0x408ull}}, {{0x410000000a040c0ull, 0x400000000ull}}, {{0x1000000040c0c0ull,
    0x100408ull}}, {{0x4100000004000c0ull, 0x400100008ull}}, {{0x400000000008000ull, 0x400000000ull}},
    {{0x400000200008000ull, 0x400000000ull}}, {{0x400000000008000ull, 0x408000400ull}}, {{0x808000000004000ull,
    0x400ull}}, {{0x8000000004040ull, 0x200000000400ull}}, {{0x80800000000c000ull, 0x400ull}}, {{0x1000000040c080ull,
    0x8000400ull}}, {{0x610000000000040ull, 0x0ull}}, {{0x601000000000000ull, 0x0ull}}, {{0x410000000000060ull,
    0x400000000ull}}, {{0x610000000008040ull, 0x0ull}}, {{0x401000000000020ull, 0x400000000ull}},
    {{0x601000000008000ull, 0x0ull}}, {{0x410000000008060ull, 0x400000000ull}}, {{0x401000000008020ull,
    0x400000000ull}}, {{0x410000200008060ull, 0x400000000ull}}, {{0x401000200008020ull, 0x400000000ull}},
    {{0x4100000000080c0ull, 0x0ull}}, {{0x4000000000080a0ull, 0x400000000ull}}, {{0x4000002000080a0ull,
    0x400000000ull}}, {{0x4000000000000c0ull, 0x2008000000ull}}, {{0x400000000004080ull, 0x8ull}},
    {{0x400000000204080ull, 0x400000008ull}}, {{0x400000200000080ull, 0x0ull}}, {{0x400000000008080ull,
    0x400000000ull}}, {{0x400000200008080ull, 0x0ull}}, {{0x400000000000000ull, 0x400000800ull}},
    {{0x400000000400080ull, 0x400000000ull}}, {{0x4034ull, 0x8000000ull}}, {{0x34ull, 0x20000000ull}}, {{0x44020ull,
    0x8000000ull}}, {{0x40020ull, 0x20000000ull}}, {{0x4c020ull, 0x8000000ull}}, {{0x48020ull, 0x20000000ull}},
    {{0x4061ull, 0x8000000ull}}, {{0x61ull, 0x20000000ull}}, {{0x4061ull, 0x408000000ull}}, {{0xc062ull,
    0x8000000ull}}, {{0x61ull, 0x420000000ull}}, {{0x8062ull, 0x20000000ull}}, {{0x4000ull, 0x8000400ull}}, {{0x0ull,
    0x20000400ull}}, {{0xc001ull, 0x8000000ull}}, {{0x8001ull, 0x20000000ull}}, {{0xc001ull, 0x408000000ull}},
    {{0x8001ull, 0x420000000ull}}, {{0x40000040c0ull, 0x2000000ull}}, {{0x40000e0ull, 0x800000ull}}, {{0x40080e0ull,
    0x800000ull}}, {{0x200000000000000ull, 0x800000ull}}, {{0x20ull, 0x400800000ull}}, {{0x200000000008000ull,
    0x800000ull}}, {{0x40020ull, 0x800000ull}}, {{0x48020ull, 0x800000ull}}, {{0x10000000000040ull, 0x800000ull}},
    {{0x1000000000000ull, 0x800000ull}}, {{0x10000000008040ull, 0x800000ull}}, {{0x1000000008000ull, 0x800000ull}},
    {{0x10000200000000ull, 0x800000ull}}, {{0x10000000008000ull, 0x400800000ull}}, {{0x10000200008000ull,
    0x800000ull}}, {{0x40ull, 0x800000ull}}, {{0x61ull, 0x800000ull}}, {{0x61ull, 0x400800000ull}}, {{0x8062ull,
    0x800000ull}}, {{0x80000040ull, 0x800000ull}}, {{0x80008040ull, 0x800000ull}}, {{0x40040ull, 0x800000ull}},
    {{0x48040ull, 0x800000ull}}, {{0x0ull, 0x800400ull}}, {{0x8000000000000ull, 0x800000ull}}, {{0x8000000008000ull,
    0x800000ull}}, {{0x200080ull, 0x800000ull}}, {{0x2000c0ull, 0x800000ull}}, {{0x2080c0ull, 0x800000ull}},
    {{0x208080ull, 0x800000ull}}, {{0x200000ull, 0x800800ull}}, {{0x0ull, 0x800200ull}}, {{0x4000000000ull,
    0x800000ull}}, {{0x4000008000ull, 0x800000ull}}, {{0x1ull, 0x1000400ull}}, {{0x1ull, 0x401000400ull}},
    {{0x8002ull, 0x1000400ull}}, {{0x2000c0ull, 0x1000400ull}}, {{0x2080c0ull, 0x1000400ull}}, {{0x1000ull,
    0x400ull}}, {{0x1000000c0ull, 0x400ull}}, {{0x1000080c0ull, 0x400ull}}, {{0x210000000400000ull, 0x400000400ull}},
    {{0x2000000002040c0ull, 0x400ull}}, {{0x2100000000000c0ull, 0x2400ull}}, {{0x8020ull, 0x400000400ull}},
    {{0x200008020ull, 0x400000400ull}}, {{0x100000000080e0ull, 0x400000400ull}}, {{0x20e0ull, 0x400000400ull}},
    {{0x20000000000a0c0ull, 0x400ull}}, {{0x10000000004020ull, 0x400000400ull}}, {{0x4000a0ull, 0x408ull}},
    {{0x4400000ull, 0x408ull}}, {{0x4080a0ull, 0x408ull}}, {{0x4408000ull, 0x408ull}}, {{0x200000100ull,
    0x8000400ull}}, {{0x8100ull, 0x408000400ull}}, {{0x200008100ull, 0x8000400ull}}, {{0x200020002ull, 0x400ull}},
    {{0x28002ull, 0x400000400ull}}, {{0x200028002ull, 0x400ull}}, {{0x120000000008000ull, 0x400ull}},
    {{0x20000400000ull, 0x400000400ull}}, {{0x0ull, 0x4001400ull}}, {{0x8000ull, 0x4001400ull}},
    {{0x300000000004000ull, 0x400ull}}, {{0x100000000004020ull, 0x400000400ull}}, {{0x30000000000c000ull, 0x400ull}},
    {{0x8020ull, 0x408000400ull}}, {{0x10008000ull, 0x400000400ull}}, {{0x100000ull, 0x408000400ull}},
    {{0x200020021ull, 0x400ull}}, {{0x200020021ull, 0x400000400ull}}, {{0x200028022ull, 0x400ull}}, {{0x408000ull,
    0x400000408ull}}, {{0x20000000000a040ull, 0x500ull}}, {{0x1000000020c0c0ull, 0x800400ull}},
    {{0x1000000000c0c0ull, 0x101400ull}}, {{0x20000c0c0ull, 0x400ull}}, {{0x200008040ull, 0x80400ull}},
    {{0x100000004020c0ull, 0x400ull}}, {{0x1000000040a0c0ull, 0x400ull}}, {{0x20000ull, 0x200000000600ull}},
    {{0x101000000000c0ull, 0x0ull}}, {{0x10100000000000ull, 0x2000000000ull}}, {{0x1100000000080ull, 0x0ull}},
    {{0x101000000000e0ull, 0x808ull}}, {{0x101000000080a0ull, 0x2000000008ull}}, {{0x10100000000020ull,
    0x2000000808ull}}, {{0x11000000000a0ull, 0x808ull}}, {{0x101000000080c0ull, 0x0ull}}, {{0x10100000000040ull,
    0x800ull}}, {{0x10100000008000ull, 0x2000000000ull}}, {{0x1100000008080ull, 0x0ull}}, {{0x1100000000000ull,
    0x800ull}}, {{0x10080000000010ull, 0x400000000ull}}, {{0x80000000000ull, 0x400040000ull}}, {{0x80000048020ull,
    0x8000000ull}}, {{0x10080000000040ull, 0x0ull}}, {{0x1080000000000ull, 0x0ull}}, {{0x10080000008040ull, 0x0ull}},
    {{0x1080000008000ull, 0x0ull}}, {{0x80000000040ull, 0x0ull}}, {{0x80000008040ull, 0x0ull}}, {{0x80000008001ull,
    0x0ull}}, {{0x80000008001ull, 0x400000000ull}}, {{0x48000ull, 0x1000000ull}}, {{0x20000009040ull, 0x0ull}},
    {{0x90c0ull, 0x0ull}}, {{0x100000004090c0ull, 0x100000ull}}, {{0x20000000000a8000ull, 0x0ull}}, {{0x100008001ull,
    0x0ull}}, {{0x100008001ull, 0x400000000ull}}, {{0x8000ull, 0x100000ull}}, {{0x10000000008040ull, 0x100000ull}},
    {{0x1000000008000ull, 0x100000ull}}, {{0x10000000008000ull, 0x100400ull}}, {{0x200000000008000ull, 0x4000ull}},
    {{0x8020ull, 0x4008ull}}, {{0x8020ull, 0x400004000ull}}, {{0x9020ull, 0x400000000ull}}, {{0x101000ull,
    0x400000000ull}}, {{0x88040ull, 0x0ull}}, {{0x28020ull, 0x0ull}}, {{0x120000ull, 0x0ull}}, {{0x88000ull,
    0x400ull}}, {{0x888080ull, 0x600ull}}, {{0x28020ull, 0x400000000ull}}, {{0x120000ull, 0x400000000ull}},
    {{0x28120ull, 0x0ull}}, {{0x88000ull, 0x8000000000ull}}, {{0x120100ull, 0x0ull}}, {{0x128000ull, 0x0ull}},
    {{0x4000028020ull, 0x0ull}}, {{0x4000120000ull, 0x0ull}}, {{0x200000000008200ull, 0x0ull}},
    {{0x200000000008040ull, 0x400000000ull}}, {{0x210000000008060ull, 0x0ull}}, {{0x200000008008020ull, 0x0ull}},
    {{0x80e0ull, 0xcull}}, {{0x1000c0ull, 0xcull}}, {{0x80a0ull, 0x400ull}}, {{0x4008000ull, 0x400ull}},
    {{0x100080ull, 0x400ull}}, {{0x108080ull, 0x400ull}}, {{0x40000008021ull, 0x800000ull}}, {{0x808021ull,
    0x100000ull}}, {{0x40000100001ull, 0x800000ull}}, {{0x40000008021ull, 0x400800000ull}}, {{0x808021ull,
    0x400100000ull}}, {{0x40000100001ull, 0x400800000ull}}, {{0x40000108002ull, 0x800000ull}}, {{0x8020ull,
    0x40000400ull}}, {{0x100000ull, 0x40000400ull}}, {{0x108000ull, 0x40000400ull}}, {{0x8020ull, 0x600ull}},
    {{0x100000ull, 0x600ull}}, {{0x108000ull, 0x600ull}}, {{0x200001000ull, 0x0ull}}, {{0x200009000ull, 0x0ull}},
    {{0x200020021ull, 0x0ull}}, {{0x200020021ull, 0x400000000ull}}, {{0x200028022ull, 0x0ull}}, {{0x300000000ull,
    0x0ull}}, {{0x3000000c0ull, 0x0ull}}, {{0x3000080c0ull, 0x0ull}}, {{0x200000000ull, 0x100000ull}},
    {{0x200008000ull, 0x100000ull}}, {{0x8000002000000a0ull, 0x0ull}}, {{0x800000204000000ull, 0x0ull}},
    {{0x2000000e0ull, 0x200000000000ull}}, {{0x8000002000080a0ull, 0x0ull}}, {{0x204000040ull, 0x200000000000ull}},
    {{0x800000204008000ull, 0x0ull}}, {{0x2002000e0ull, 0x400ull}}, {{0x2002000e0ull, 0x0ull}}, {{0x2002080e0ull,
    0x0ull}}, {{0x200000020ull, 0x8000400ull}}, {{0x210000000ull, 0x400ull}}, {{0x200000000ull, 0x400000000ull}},
    {{0x200008040ull, 0x400000000ull}}, {{0x8000200000000ull, 0x4800000ull}}, {{0x200024000ull, 0x400100000ull}},
    {{0x8000200008000ull, 0x4800000ull}}, {{0x10000000008000ull, 0x400000008ull}}, {{0x408000ull, 0x400000008ull}},
    {{0xa0c0ull, 0x400000000ull}}, {{0x20000a0c0ull, 0x0ull}}, {{0x200401000ull, 0x8ull}}, {{0x200000040ull,
    0x200ull}}, {{0x48001ull, 0x1000000ull}}, {{0x28001ull, 0x400000000ull}}, {{0x68001ull, 0x0ull}}, {{0x2c001ull,
    0x0ull}}, {{0x8002ull, 0x0ull}}, {{0x10000000008041ull, 0x0ull}}, {{0x1000000008001ull, 0x0ull}},
    {{0x10000000008201ull, 0x0ull}}, {{0x10000000008041ull, 0x400000000ull}}, {{0x1000000008001ull, 0x400000000ull}},
    {{0x10004000008041ull, 0x0ull}}, {{0x1004000008001ull, 0x0ull}}, {{0x1000000000c001ull, 0x0ull}},
    {{0x10000000408001ull, 0x8ull}}, {{0x480a1ull, 0x0ull}}, {{0x48020ull, 0x4ull}}, {{0x8081ull, 0x400000000ull}},
    {{0x8000ull, 0x400000004ull}}, {{0x8281ull, 0x0ull}}, {{0x8200ull, 0x4ull}}, {{0x48080ull, 0x4ull}}, {{0xc081ull,
    0x0ull}}, {{0xc000ull, 0x4ull}}, {{0x8081ull, 0x400ull}}, {{0x8000ull, 0x404ull}}, {{0x8081ull, 0x200ull}},
    {{0x8000ull, 0x204ull}}, {{0x200088081ull, 0x200ull}}, {{0x200088000ull, 0x204ull}}, {{0x8081ull, 0x208ull}},
    {{0x8000ull, 0x20cull}}, {{0x80c1ull, 0x200ull}}, {{0x8040ull, 0x204ull}}, {{0x4000008001ull, 0x0ull}},
    {{0x10000000048020ull, 0x0ull}}, {{0x42020ull, 0x0ull}}, {{0x4a060ull, 0x400000000ull}}, {{0x100000000080e4ull,
    0x0ull}}, {{0x10000004008044ull, 0x0ull}}, {{0x20e4ull, 0x0ull}}, {{0x4002044ull, 0x0ull}},
    {{0x10000000008040ull, 0x0ull}}, {{0x1000000008000ull, 0x0ull}}, {{0x2040ull, 0x0ull}}, {{0x210000000008040ull,
    0x0ull}}, {{0x201000000008000ull, 0x0ull}}, {{0x200000000002040ull, 0x0ull}}, {{0x210000000008040ull, 0x400ull}},
    {{0x201000000008000ull, 0x400ull}}, {{0x200000000002040ull, 0x400ull}}, {{0xa040ull, 0x0ull}},
    {{0x1000000000c000ull, 0x0ull}}, {{0x6000ull, 0x0ull}}, {{0x1000000000c0c1ull, 0x0ull}}, {{0x1000000000c040ull,
    0x4ull}}, {{0x60c1ull, 0x0ull}}, {{0x6040ull, 0x4ull}}, {{0xe000ull, 0x0ull}}, {{0x10000000008040ull, 0x400ull}},
    {{0x2040ull, 0x400ull}}, {{0xa040ull, 0x400ull}}, {{0x18000000008000ull, 0x0ull}}, {{0x8000000002000ull,
    0x0ull}}, {{0x800000000a000ull, 0x0ull}}, {{0x10000000048000ull, 0x400000000ull}}, {{0x10000000048040ull,
    0x0ull}}, {{0x1000000048000ull, 0x0ull}}, {{0x1004000048040ull, 0x0ull}}, {{0x4000048000ull, 0x0ull}},
    {{0x100000000408000ull, 0x400000000ull}}, {{0x200000000008004ull, 0x0ull}}, {{0x8024ull, 0x400000000ull}},
    {{0x48024ull, 0x0ull}}, {{0xc004ull, 0x0ull}}, {{0x2000000100000001ull, 0x0ull}}, {{0x2000000100000001ull,
    0x400000000ull}}, {{0x2000000100008002ull, 0x0ull}}, {{0x20000048000ull, 0x400000000ull}},
    {{0x2000000000040080ull, 0x400000000ull}}, {{0x24000048000ull, 0x0ull}}, {{0x2000004000040080ull, 0x0ull}},
    {{0x20000008080ull, 0x2000000ull}}, {{0x48040ull, 0x1000000ull}}, {{0x48420ull, 0x0ull}}, {{0x2000000040000ull,
    0x1000000ull}}, {{0x2000000048000ull, 0x1000000ull}}, {{0x48400ull, 0x400000000ull}}, {{0x8061ull, 0x100000ull}},
    {{0x40000008401ull, 0x0ull}}, {{0x2000000000021ull, 0x100000ull}}, {{0x8061ull, 0x400100000ull}},
    {{0x40000008401ull, 0x400000000ull}}, {{0x2000000000021ull, 0x400100000ull}}, {{0x2000000008022ull,
    0x100000ull}}, {{0x80c0ull, 0x400ull}}, {{0x8000ull, 0x2000000400ull}}, {{0x2000000000080ull, 0x400ull}},
    {{0x2000000008080ull, 0x400ull}}, {{0x80c0ull, 0x200ull}}, {{0x8000ull, 0x2000000200ull}}, {{0x2000000000080ull,
    0x200ull}}, {{0x2000000008080ull, 0x200ull}}, {{0x40000080c0ull, 0x200ull}}, {{0x4000008000ull,
    0x2000000200ull}}, {{0x2004000000080ull, 0x200ull}}, {{0x8080ull, 0x0ull}}, {{0x100000000090a0ull, 0x0ull}},
    {{0x480a0ull, 0x0ull}}, {{0x100008180ull, 0x0ull}}, {{0x80c0ull, 0x0ull}}, {{0x100000000080e0ull, 0x0ull}},
    {{0x80080a0ull, 0x0ull}}, {{0x2000000c080ull, 0x404ull}}, {{0x8080ull, 0x400ull}}, {{0x800000000008080ull,
    0x8000000ull}}, {{0x80c0ull, 0x200008000000ull}}, {{0xc080ull, 0x8000000ull}}, {{0x8080ull, 0xa000000ull}},
    {{0x200000000008000ull, 0x4000000ull}}, {{0xc000ull, 0x401000000ull}}, {{0x8020ull, 0x404000000ull}},
    {{0x1000000000c021ull, 0x404000000ull}}, {{0x8040ull, 0x4000000ull}}, {{0x8000ull, 0x4000400ull}}, {{0x6c000ull,
    0x0ull}}, {{0x20002c000ull, 0x0ull}}, {{0x1000000000d000ull, 0x100000ull}}, {{0x209000ull, 0x4000000ull}},
    {{0x21000000000c000ull, 0x0ull}}, {{0x1000000000c020ull, 0x400000000ull}}, {{0x1000400000c020ull, 0x0ull}},
    {{0x1000000000c000ull, 0x400000000ull}}, {{0x1000000000c040ull, 0x0ull}}, {{0x100000000c000ull, 0x0ull}},
    {{0x1000000000c041ull, 0x1000000ull}}, {{0x1000000000c421ull, 0x0ull}}, {{0x100000000c001ull, 0x1000000ull}},
    {{0x1000000000c200ull, 0x0ull}}, {{0x1000000000c040ull, 0x400000000ull}}, {{0x100000000c000ull, 0x400000000ull}},
    {{0x80c0ull, 0x80000ull}}, {{0x400000c000ull, 0x800000ull}}, {{0xc040ull, 0x8000000ull}}, {{0x8040ull,
    0x20000000ull}}, {{0x400000c000ull, 0x0ull}}, {{0x48020ull, 0x100ull}}, {{0x80008000ull, 0x100ull}}, {{0x8000ull,
    0x1100ull}}, {{0x48000ull, 0x400000100ull}}, {{0x8000ull, 0x500ull}}, {{0x8000000008000ull, 0x100ull}},
    {{0x2080c0ull, 0x100ull}}, {{0x40002280c0ull, 0x100ull}}, {{0x4000008000ull, 0x100ull}}, {{0x8000000008000ull,
    0x40000000ull}}, {{0x800000000c000ull, 0x0ull}}, {{0x248020ull, 0x0ull}}, {{0x4000248020ull, 0x0ull}},
    {{0x8021ull, 0x8000000ull}}, {{0x2080e0ull, 0x8000000ull}}, {{0x8040ull, 0x8000000ull}}, {{0xc000ull,
    0x8000008ull}}, {{0x8000ull, 0x8000400ull}}, {{0x8000ull, 0x8409000000ull}}, {{0x10040000008001ull, 0x200ull}},
    {{0x10040000008001ull, 0x400000200ull}}, {{0x8080ull, 0x600ull}}, {{0x8400000c000ull, 0x0ull}}, {{0x40000ull,
    0x400000100ull}}, {{0x40ull, 0x100ull}}, {{0x40040ull, 0x100ull}}, {{0x48040ull, 0x100ull}}, {{0x8040ull,
    0x100ull}}, {{0x4000ull, 0x400000100ull}}, {{0x48000ull, 0x100ull}}, {{0x8000000008000ull, 0x100ull}},
    {{0x20000000008000ull, 0x100ull}}, {{0x8000000000001ull, 0x1000000ull}}, {{0x8000000000001ull, 0x1000008ull}},
    {{0x8000000008001ull, 0x1000008ull}}, {{0x8000000000001ull, 0x401000000ull}}, {{0x8000000008002ull,
    0x1000000ull}}, {{0x8000000000000ull, 0x40000000ull}}, {{0x8000000008000ull, 0x40000000ull}},
    {{0x8000000020000ull, 0x0ull}}, {{0x8000000028000ull, 0x0ull}}, {{0x8000100000000ull, 0x0ull}},
    {{0x8000100000000ull, 0x400000000ull}}, {{0x80001000000c0ull, 0x80000ull}}, {{0x808000000000000ull, 0x8ull}},
    {{0x8000008008040ull, 0x0ull}}, {{0x8000200000040ull, 0x0ull}}, {{0x0ull, 0x2100000ull}}, {{0x10000000040020ull,
    0x2000000ull}}, {{0x10000000000040ull, 0x2000000ull}}, {{0x1000000000000ull, 0x2000000ull}},
    {{0x10000000040040ull, 0x2000000ull}}, {{0x1000000040000ull, 0x2000000ull}}, {{0x10000000048040ull,
    0x2000000ull}}, {{0x1000000048000ull, 0x2000000ull}}, {{0x10000000008040ull, 0x2000000ull}},
    {{0x1000000008000ull, 0x2000000ull}}, {{0x10000000008000ull, 0x2000000ull}}, {{0x200000080ull, 0x2000000ull}},
    {{0x0ull, 0x2000600ull}}, {{0x800000000000000ull, 0xa000008ull}}, {{0x800000000008000ull, 0xa000008ull}},
    {{0x8000ull, 0xa000000ull}}, {{0x200000ull, 0x400000000ull}}, {{0x200040ull, 0x0ull}}, {{0x208040ull, 0x0ull}},
    {{0x4000200040ull, 0x0ull}}, {{0x204000ull, 0x0ull}}, {{0x20c000ull, 0x0ull}}, {{0x200040ull, 0x100ull}},
    {{0x200000ull, 0x400010000ull}}, {{0x10040ull, 0x408000000ull}}, {{0x800000000000000ull, 0x8000008ull}},
    {{0x100000000000e0ull, 0x8200000ull}}, {{0x10000004000040ull, 0x8200000ull}}, {{0x80000a0ull, 0x8200000ull}},
    {{0xc000000ull, 0x8200000ull}}, {{0x100000000080e0ull, 0x8200000ull}}, {{0x10000004008040ull, 0x8200000ull}},
    {{0x80080a0ull, 0x8200000ull}}, {{0xc008000ull, 0x8200000ull}}, {{0x80000c0ull, 0x8000000ull}}, {{0x80080c0ull,
    0x8000000ull}}, {{0x80080c0ull, 0x8000000ull}}, {{0x10000000409040ull, 0x8000008ull}}, {{0x8409000ull,
    0x8000008ull}}, {{0x10000200400040ull, 0x8000008ull}}, {{0x208400000ull, 0x8000008ull}}, {{0x10000000408040ull,
    0x408000008ull}}, {{0x10000200408040ull, 0x8000008ull}}, {{0x8408000ull, 0x408000008ull}}, {{0x208408000ull,
    0x8000008ull}}, {{0x4000ull, 0x8000000ull}}, {{0x40c0ull, 0x8000000ull}}, {{0x40ull, 0x8080000ull}}, {{0x8000ull,
    0x8000000ull}}, {{0x200000000ull, 0x8000000ull}}, {{0x8000ull, 0x408000000ull}}, {{0x200008000ull,
    0x8000000ull}}, {{0x8001ull, 0x8000008ull}}, {{0x100000004000c0ull, 0x1100000ull}}, {{0x100000004080c0ull,
    0x1100000ull}}, {{0x10000000400220ull, 0x1000000ull}}, {{0x401000ull, 0x408000000ull}}, {{0x100400000ull,
    0x400000000ull}}, {{0x200400000ull, 0x8ull}}, {{0x408000ull, 0x400000008ull}}, {{0x200408000ull, 0x8ull}},
    {{0x100000004080c0ull, 0x8ull}}, {{0x4020c0ull, 0x8ull}}, {{0x40a0c0ull, 0x8ull}}, {{0x4000400000ull, 0x8ull}},
    {{0x210000000400000ull, 0x0ull}}, {{0x10000000400020ull, 0x400000000ull}}, {{0x210000000408000ull, 0x0ull}},
    {{0x10000000400200ull, 0x0ull}}, {{0x10000000400040ull, 0x400000000ull}}, {{0x10000000408200ull, 0x0ull}},
    {{0x1000000400000ull, 0x400000000ull}}, {{0x100000004000c4ull, 0x0ull}}, {{0x100000004080c4ull, 0x0ull}},
    {{0x10080000408000ull, 0x0ull}}, {{0x408000ull, 0x8001000ull}}, {{0x10080000408000ull, 0x400000000ull}},
    {{0x10080200408000ull, 0x0ull}}, {{0x408000ull, 0x408001000ull}}, {{0x200408000ull, 0x8001000ull}},
    {{0x100000004020c0ull, 0x0ull}}, {{0x1000000040a0c0ull, 0x0ull}}, {{0x4010a0ull, 0x0ull}},
    {{0x210000000400080ull, 0x0ull}}, {{0x100000004000a0ull, 0x400000000ull}}, {{0x210000000408080ull, 0x0ull}},
    {{0x8000000400080ull, 0x0ull}}, {{0x8000000408080ull, 0x0ull}}, {{0x400080ull, 0x200ull}}, {{0x408080ull,
    0x200ull}}, {{0x404000400080ull, 0x400000000ull}}, {{0x400000000000ull, 0x400000200ull}}, {{0x4000000000c0ull,
    0x200ull}}, {{0x4000000080c0ull, 0x200ull}}, {{0x41000ull, 0x200ull}}, {{0x49000ull, 0x200ull}},
    {{0x80000009000ull, 0x200ull}}, {{0x20000ull, 0x200ull}}, {{0x20040ull, 0x200ull}}, {{0x28040ull, 0x200ull}},
    {{0x28000ull, 0x200ull}}, {{0x100000000ull, 0x200ull}}, {{0x100000001ull, 0x200ull}}, {{0x100000001ull,
    0x400000200ull}}, {{0x100008002ull, 0x200ull}}, {{0x21ull, 0x100200ull}}, {{0x21ull, 0x400100200ull}},
    {{0x8022ull, 0x100200ull}}, {{0x0ull, 0x100208ull}}, {{0x808000ull, 0x400100208ull}}, {{0x8000ull, 0x100208ull}},
    {{0x4000000000ull, 0x100208ull}}, {{0x1001ull, 0x400000200ull}}, {{0x1ull, 0x100200ull}}, {{0x2ull,
    0x100200ull}}, {{0x42ull, 0x200ull}}, {{0x2ull, 0x600ull}}, {{0x400002ull, 0x608ull}}, {{0x10000000000201ull,
    0x200ull}}, {{0x10000000000041ull, 0x400000200ull}}, {{0x10000000008201ull, 0x200ull}}, {{0x1000000000001ull,
    0x400000200ull}}, {{0x10000000004001ull, 0x200ull}}, {{0x1000000000c001ull, 0x200ull}}, {{0x10000000048001ull,
    0x200ull}}, {{0x1000000000c001ull, 0x208ull}}, {{0x10000000008001ull, 0x400010200ull}}, {{0x18000000000001ull,
    0x200ull}}, {{0x81ull, 0x200ull}}, {{0x0ull, 0x204ull}}, {{0x200000081ull, 0x200ull}}, {{0x200000000ull,
    0x204ull}}, {{0x4000000001ull, 0x200ull}}, {{0x10000000040020ull, 0x200ull}}, {{0x10000002000000ull, 0x200ull}},
    {{0x10000000000040ull, 0x200ull}}, {{0x1000000000000ull, 0x200ull}}, {{0x10000000000040ull, 0x202ull}},
    {{0x810004000000000ull, 0x200ull}}, {{0x1000000000000ull, 0x202ull}}, {{0x1000000000040ull, 0x208ull}},
    {{0x1000000008040ull, 0x208ull}}, {{0x10000000008040ull, 0x200ull}}, {{0x1000000008000ull, 0x200ull}},
    {{0x10000000000000ull, 0x600ull}}, {{0x10000000008000ull, 0x600ull}}, {{0x0ull, 0x400001200ull}},
    {{0x10000200000000ull, 0x200ull}}, {{0x10000000008001ull, 0x200ull}}, {{0x10000000008001ull, 0x400000200ull}},
    {{0x10040000000001ull, 0x200ull}}, {{0x10040000000001ull, 0x400000200ull}}, {{0x10040000008002ull, 0x200ull}},
    {{0x10000000000000ull, 0x2000200ull}}, {{0x11000000000000ull, 0x2000200ull}}, {{0xc0ull, 0x200ull}},
    {{0x800000000000080ull, 0x208ull}}, {{0x800000000008080ull, 0x208ull}}, {{0x80ull, 0x600ull}}, {{0x80ull,
    0x200200ull}}, {{0x800000000000080ull, 0x8000200ull}}, {{0xc0ull, 0x200008000200ull}}, {{0x800000000008080ull,
    0x8000200ull}}, {{0x4000ull, 0x800200ull}}, {{0xc000ull, 0x800200ull}}, {{0x61ull, 0x600ull}}, {{0x61ull,
    0x400000600ull}}, {{0x8062ull, 0x600ull}}, {{0x4000020000ull, 0x200000000000ull}}, {{0x4000020040ull, 0x0ull}},
    {{0x4000000000ull, 0x400000000ull}}, {{0x4040000080ull, 0x0ull}}, {{0x4000000080ull, 0x8000000ull}},
    {{0x4000000080ull, 0xa000000ull}}, {{0x4000008080ull, 0xa000000ull}}};
static const list_i64 LET_METALS MAYBE = {K_0, 6};
static const i8 MOLE_seers[] = {-1, -1, -1, -1, -1, -1, -1, 0, -1};

typedef struct {
    k_stream rng;
    i32 at, ticks;
    set2 element_box;
    set2 on_board;
    set2 cards[6];
    set2 in_cards;
    set2 helped;
    u64 mole_box;
    u64 moles[6];
    u64 in_moles;
    u64 spent;
    i64 top_die_minus;
    i64 count_on_n;
    i64 free_move_far;
    i64 force_trades_times;
    i64 lock_sets_times;
    i64 take_bonus_times;
    i64 declare_alloys_times;
    i32 setup_seats_left[6];
    i16 setup_seats_left_n;
    i32 arrive_at_end_seats_left[6];
    i16 arrive_at_end_seats_left_n;
    i32 dedicate_c_rest[111];
    i16 dedicate_c_rest_n;
    i16 alloy_points[6];
    i16 force_trades_goes_back_to;
    i16 count_on_goes_back_to;
    i16 free_move_goes_back_to;
    i16 top_die_goes_back_to;
    i16 take_bonus_goes_back_to;
    u8 element_place[111];
    u8 mole_place[36];
    i8 mole_known[36];
    u8 mole_cohort[9];
    i8 mole_deck[36];
    i8 mole_deck_n;
    i8 stands[6];
    i8 target[6];
    i8 immune[6];
    i8 founder[111];
    i8 locked_as[111];
    i8 rewarded;
    i8 finisher;
    i8 crossed;
    i8 moved;
    i8 starter;
    i8 setup_kept_me;
    i8 setup_seat;
    i8 move_piece_n;
    i8 move_piece_one;
    i8 move_piece_two;
    i8 force_trades_taken;
    i8 lock_sets_taken;
    i8 arrive_at_end_kept_me;
    i8 arrive_at_end_seat;
    i8 declare_alloys_a;
    i8 dedicate_alloy;
    i8 dedicate_c;
    i32 end_score[6];
    i8 end_rank[6];
    i8 me, seats, over, cut;
} Position;

/* What the table has agreed on, and the words of the rulebook that follow from it. */
typedef struct {
    i64 seats;
    i64 option_below_range;
    i64 option_decline_move;
    i64 option_counted_backward;
    i64 option_up;
    i64 option_overshoot;
    i64 option_distinct_nobles;
    i64 option_immunity;
    i64 option_trade_first;
    i64 option_locking;
    i64 option_mole_faction;
    i64 option_max_moles;
    i64 option_spell_min;
    i64 option_die_size;
    i64 option_two_dice;
    i64 option_play_on;
    i64 option_noble_mole;
    i64 option_mole_for_move;
    i64 option_mole_for_trade;
    i64 option_allies;
    i64 option_mole_multiplier;
    i64 option_tiebreak;
} Agreed;

FN i64 let_house_place(i64 element MAYBE);
FN i64 let_in_rhythm(set2 part MAYBE);
FN i64 let_in_house(set2 part MAYBE);
FN i64 let_is_word(set2 part MAYBE);
FN set2 let_together(const Position *pos MAYBE, Agreed *a MAYBE, i64 element MAYBE);
FN i64 let_kept(const Position *pos MAYBE, Agreed *a MAYBE, set2 part MAYBE, i64 purpose MAYBE);
FN i64 let_atoms(i64 compound MAYBE);
FN list_i64 let_made(set2 part MAYBE, u64 moles MAYBE);
FN i64 let_run_value(i64 n MAYBE);
FN i64 let_mole_factor(Agreed *a MAYBE, i64 n MAYBE);
FN i64 let_combo_value(Agreed *a MAYBE, i64 f MAYBE, u64 moles MAYBE);
FN i64 let_fed(i64 f MAYBE, u64 moles MAYBE);
FN i64 let_total(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE);
FN i64 let_counted(Agreed *a MAYBE, i64 space MAYBE, i64 minus MAYBE);
FN i64 let_landing(const Position *pos MAYBE, Agreed *a MAYBE, i64 n MAYBE);
FN i64 let_is_immune(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE);
FN i64 let_tradeable(const Position *pos MAYBE, Agreed *a MAYBE, i64 element MAYBE);
FN list_i64 let_loose(const Position *pos MAYBE, Agreed *a MAYBE);
FN i64 let_grows(const Position *pos MAYBE, Agreed *a MAYBE, set2 part MAYBE);
FN i64 let_fits(set2 part MAYBE, i64 purpose MAYBE);
FN i64 let_play(const Position *pos MAYBE, Agreed *a MAYBE, set2 part MAYBE, u64 moles MAYBE);
FN u64 let_made_set(set2 part MAYBE, u64 moles MAYBE);
FN void do_go_to(Position *pos MAYBE, Agreed *a MAYBE, i64 space MAYBE);
FN void do_keep(Position *pos MAYBE, Agreed *a MAYBE, i64 element MAYBE);
FN void do_unlock(Position *pos MAYBE, Agreed *a MAYBE, i64 element MAYBE);
FN void do_lock(Position *pos MAYBE, Agreed *a MAYBE, set2 part MAYBE, i64 purpose MAYBE);
FN void do_stand(Position *pos MAYBE, Agreed *a MAYBE, i64 number MAYBE);
FN void do_meet(Position *pos MAYBE, Agreed *a MAYBE, set2 mine MAYBE, set2 theirs MAYBE);
FN void do_own(Position *pos MAYBE, Agreed *a MAYBE, set2 part MAYBE);
#define BEST 3
#include "kernel_best.h"
COLD i64 best_play(const Position *pos MAYBE, Agreed *a MAYBE, set2 part MAYBE, u64 moles MAYBE);

FN void carry_element(Position *pos, i64 element, i64 old, i64 place, i64 bottom MAYBE) {
    if (element < 0) return;
    if (old < 0 || old >= 9) __builtin_unreachable();
    if (place < 0 || place >= 9) __builtin_unreachable();
    if (old >= 8) {
        k_flip2(&pos->helped, element);
    }
    else if (old >= 2) {
        k_flip2(&pos->cards[old - 2], element);
        k_flip2(&pos->in_cards, element);
    }
    else if (old >= 1) {
        k_flip2(&pos->on_board, element);
    }
    else { k_flip2(&pos->element_box, element); }
    if (place >= 8) {
        k_flip2(&pos->helped, element);
    }
    else if (place >= 2) {
        k_flip2(&pos->cards[place - 2], element);
        k_flip2(&pos->in_cards, element);
    }
    else if (place >= 1) {
        k_flip2(&pos->on_board, element);
    }
    else { k_flip2(&pos->element_box, element); }
    pos->element_place[element] = (u8)place;
}

FN void move_element(Position *pos, i64 element, i64 place, i64 bottom MAYBE) {
    if (element < 0) return;
    carry_element(pos, element, pos->element_place[element], place, bottom);
}

FN u64 hidden_mole(const Position *pos, i64 place) {
    (void)pos, (void)place;
    return 0;
}

FN void mingle_mole(Position *pos, i64 old, i64 place) {
    i64 low = pos->mole_cohort[old], high = pos->mole_cohort[place];
    if (low > high) { i64 other = low; low = high; high = other; }
    for (i64 i = 0; i < 9;
        i++) if (pos->mole_cohort[i] == high) pos->mole_cohort[i] = (__typeof__(pos->mole_cohort[0]))low;
}

FN void leave_mole(Position *pos, i64 place) {
    for (i64 i = 0; i < 36; i++) if (pos->mole_place[i] == place) return;
    i64 name = pos->mole_cohort[place], lowest = -1;
    pos->mole_cohort[place] = (__typeof__(pos->mole_cohort[0]))place;
    if (name != place) return;
    for (i64 i = 0; i < 9; i++) {
        if (i != place && pos->mole_cohort[i] == name) {
            if (lowest < 0) lowest = i;
            pos->mole_cohort[i] = (__typeof__(pos->mole_cohort[0]))lowest;
        }
    }
}

COLD void follow_mole(Position *pos, i64 mole, i64 old, i64 place) {
    i64 from = MOLE_seers[old], to = MOLE_seers[place];
    if (from == -1 || to == -1) { pos->mole_known[mole] = -1; if (from != -1) { leave_mole(pos, old); } return; }
    i64 follows = from | to, everybody = (1 << pos->seats) - 1;
    u64 left = hidden_mole(pos, old);
    for (u64 rest = left; rest; rest &= rest - 1) pos->mole_known[k_low(rest)] &= follows;
    i64 knows = pos->mole_known[mole];
    knows = left ? (knows & follows) | to : knows | to;
    pos->mole_known[mole] = (__typeof__(pos->mole_known[0]))((knows & everybody) == everybody ? -1 : knows);
    if (pos->mole_known[mole] != -1) mingle_mole(pos, old, place);
    leave_mole(pos, old);
}

COLD void reveal_mole(Position *pos, i64 mole, i64 seats) {
    if (mole < 0) return;
    i64 knows = pos->mole_known[mole] | seats, everybody = (1 << pos->seats) - 1;
    pos->mole_known[mole] = (__typeof__(pos->mole_known[0]))((knows & everybody) == everybody ? -1 : knows);
}

FN void carry_mole(Position *pos, i64 mole, i64 old, i64 place, i64 bottom MAYBE) {
    if (mole < 0) return;
    if (old < 0 || old >= 9) __builtin_unreachable();
    if (place < 0 || place >= 9) __builtin_unreachable();
    if (old >= 8) {
        pos->spent ^= k_bit(mole);
    }
    else if (old >= 7) {
        k_take_out(pos->mole_deck, pos->mole_deck_n, mole);
    }
    else if (old >= 1) {
        pos->moles[old - 1] ^= k_bit(mole);
        pos->in_moles ^= k_bit(mole);
    }
    else { pos->mole_box ^= k_bit(mole); }
    if (place >= 8) {
        pos->spent ^= k_bit(mole);
    }
    else if (place >= 7) {
        k_put_in(pos->mole_deck, pos->mole_deck_n, mole, bottom);
    }
    else if (place >= 1) {
        pos->moles[place - 1] ^= k_bit(mole);
        pos->in_moles ^= k_bit(mole);
    }
    else { pos->mole_box ^= k_bit(mole); }
    pos->mole_place[mole] = (u8)place;
    KNOWING(follow_mole(pos, mole, old, place));
}

FN void move_mole(Position *pos, i64 mole, i64 place, i64 bottom MAYBE) {
    if (mole < 0) return;
    carry_mole(pos, mole, pos->mole_place[mole], place, bottom);
}

FN void derive_element(Position *pos) {
    memset(&pos->element_box, 0, sizeof pos->element_box);
    memset(&pos->on_board, 0, sizeof pos->on_board);
    memset(&pos->cards, 0, sizeof pos->cards);
    memset(&pos->in_cards, 0, sizeof pos->in_cards);
    memset(&pos->helped, 0, sizeof pos->helped);
    for (i64 element = 0; element < 111; element++) {
        i64 place MAYBE = pos->element_place[element];
        if (place >= 8) {
            k_flip2(&pos->helped, element);
        }
        else if (place >= 2) {
            k_flip2(&pos->cards[place - 2], element);
            k_flip2(&pos->in_cards, element);
        }
        else if (place >= 1) {
            k_flip2(&pos->on_board, element);
        }
        else { k_flip2(&pos->element_box, element); }
    }
}

FN void derive_mole(Position *pos) {
    memset(&pos->mole_box, 0, sizeof pos->mole_box);
    memset(&pos->moles, 0, sizeof pos->moles);
    memset(&pos->in_moles, 0, sizeof pos->in_moles);
    memset(&pos->spent, 0, sizeof pos->spent);
    for (i64 mole = 0; mole < 36; mole++) {
        i64 place MAYBE = pos->mole_place[mole];
        if (place >= 8) {
            pos->spent ^= k_bit(mole);
        }
        else if (place >= 7) {
        }
        else if (place >= 1) {
            pos->moles[place - 1] ^= k_bit(mole);
            pos->in_moles ^= k_bit(mole);
        }
        else { pos->mole_box ^= k_bit(mole); }
    }
}

FN void derive_vars(Position *pos MAYBE) {
}

FN void init(Position *pos, Agreed *a MAYBE, k_stream rng) {
    memset(pos, 0, sizeof *pos);
    pos->rng = rng;
    pos->seats = (i8)SEATS;
    pos->at = NOWHERE;
    derive_element(pos);
    derive_mole(pos);
    memset(pos->mole_known, -1, sizeof pos->mole_known);
    for (i64 i = 0; i < 9; i++) pos->mole_cohort[i] = (__typeof__(pos->mole_cohort[0]))i;
    /*   85  var stands[player]: space = space(0) */
    for (i64 i = 0; i < 6; i++) pos->stands[i] = (__typeof__(pos->stands[0]))(0);
    /*   86  var target[player]: space = space(0) */
    for (i64 i = 0; i < 6; i++) pos->target[i] = (__typeof__(pos->target[0]))(0);
    /*   87  var immune[player] = no */
    for (i64 i = 0; i < 6; i++) pos->immune[i] = (__typeof__(pos->immune[0]))(0);
    /*   88  var founder[element]: element? = none */
    for (i64 i = 0; i < 111; i++) pos->founder[i] = (__typeof__(pos->founder[0]))(NONE);
    /*   89  var locked_as[element]: purpose? = none */
    for (i64 i = 0; i < 111; i++) pos->locked_as[i] = (__typeof__(pos->locked_as[0]))(NONE);
    /*   90  var rewarded = no */
    pos->rewarded = (__typeof__(pos->rewarded))(0);
    /*   91  var finisher: player? = none */
    pos->finisher = (__typeof__(pos->finisher))(NONE);
    /*   92  var crossed: 0..6 = 0 */
    pos->crossed = (__typeof__(pos->crossed))(0);
    /*   93  var moved = no */
    pos->moved = (__typeof__(pos->moved))(0);
    /*   94  var alloy_points[player]: 0..500 = 0 */
    for (i64 i = 0; i < 6; i++) pos->alloy_points[i] = (__typeof__(pos->alloy_points[0]))(0);
    /*   95  var starter: player = player(1) */
    pos->starter = (__typeof__(pos->starter))(0);
    pos->setup_kept_me = NONE;
    memset(pos->setup_seats_left, 0, sizeof pos->setup_seats_left), pos->setup_seats_left_n = 0;
    pos->setup_seat = 0;
    pos->move_piece_n = 0;
    pos->move_piece_one = 0;
    pos->move_piece_two = 0;
    pos->top_die_minus = 0;
    pos->count_on_n = 0;
    pos->free_move_far = 0;
    pos->force_trades_times = 0;
    pos->force_trades_taken = 0;
    pos->lock_sets_times = 0;
    pos->lock_sets_taken = 0;
    pos->arrive_at_end_kept_me = NONE;
    memset(pos->arrive_at_end_seats_left, 0, sizeof pos->arrive_at_end_seats_left),
    pos->arrive_at_end_seats_left_n = 0;
    pos->arrive_at_end_seat = 0;
    pos->take_bonus_times = 0;
    pos->declare_alloys_times = 0;
    pos->declare_alloys_a = 0;
    pos->dedicate_alloy = 0;
    memset(pos->dedicate_c_rest, 0, sizeof pos->dedicate_c_rest), pos->dedicate_c_rest_n = 0;
    pos->dedicate_c = 0;
    pos->force_trades_goes_back_to = 0;
    pos->count_on_goes_back_to = 0;
    pos->free_move_goes_back_to = 0;
    pos->top_die_goes_back_to = 0;
    pos->take_bonus_goes_back_to = 0;
    derive_vars(pos);
}

FN void standing(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 *v MAYBE) {
    /*  150  winner is p with highest total(p), then */
    v[0] = let_total(pos, a, p);
    v[1] = (((OPTION(tiebreak) == TIEBREAK_finisher) && (p == (i64)pos->finisher)) ? 1 : 0);
    v[2] = ((OPTION(tiebreak) == TIEBREAK_cards) ? k_count2(pos->cards[p]) : 0);
}

FN i64 score(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE) {
    return let_total(pos, a, p);
}

HOT void finish(Position *pos) {
    pos->setup_kept_me = NONE;
    memset(pos->setup_seats_left, 0, sizeof pos->setup_seats_left), pos->setup_seats_left_n = 0;
    pos->setup_seat = 0;
    pos->move_piece_n = 0;
    pos->move_piece_one = 0;
    pos->move_piece_two = 0;
    pos->top_die_minus = 0;
    pos->count_on_n = 0;
    pos->free_move_far = 0;
    pos->force_trades_times = 0;
    pos->force_trades_taken = 0;
    pos->lock_sets_times = 0;
    pos->lock_sets_taken = 0;
    pos->arrive_at_end_kept_me = NONE;
    memset(pos->arrive_at_end_seats_left, 0, sizeof pos->arrive_at_end_seats_left),
    pos->arrive_at_end_seats_left_n = 0;
    pos->arrive_at_end_seat = 0;
    pos->take_bonus_times = 0;
    pos->declare_alloys_times = 0;
    pos->declare_alloys_a = 0;
    pos->dedicate_alloy = 0;
    memset(pos->dedicate_c_rest, 0, sizeof pos->dedicate_c_rest), pos->dedicate_c_rest_n = 0;
    pos->dedicate_c = 0;
    pos->force_trades_goes_back_to = 0;
    pos->count_on_goes_back_to = 0;
    pos->free_move_goes_back_to = 0;
    pos->top_die_goes_back_to = 0;
    pos->take_bonus_goes_back_to = 0;
    pos->over = 1;
    pos->at = OVER;
}

COLD void end_ranked(Position *pos, Agreed *a) {
    i64 v[MOST_SEATS][3] = {{0}};
    for (i64 p = 0; p < pos->seats; p++) standing(pos, a, p, v[p]);
    for (i64 p = 0; p < pos->seats; p++) pos->end_score[p] = (i32)score(pos, a, p);
    for (i64 p = 0; p < pos->seats; p++) {
        pos->end_rank[p] = 1;
        for (i64 q = 0; q < pos->seats; q++) {
            i64 i = 0;
            while (i < 3 && v[q][i] == v[p][i]) i++;
            pos->end_rank[p] += (i8)(i < 3 && v[q][i] > v[p][i]);
        }
    }
    finish(pos);
}

HOT void end_drawn(Position *pos, Agreed *a) {
    for (i64 p = 0; p < pos->seats; p++) pos->end_score[p] = (i32)score(pos, a, p), pos->end_rank[p] = 1;
    finish(pos);
}

HOT void end_won(Position *pos, Agreed *a MAYBE, i64 winner) {
    for (i64 p = 0; p < pos->seats; p++) pos->end_score[p] = (i32)score(pos, a, p);
    for (i64 p = 0; p < pos->seats; p++) pos->end_rank[p] = p == winner ? 1 : 2;
    finish(pos);
}

COLD Position cut_off(Position pos, Agreed *a) {
    pos.cut = 1;
    end_ranked(&pos, a);
    return pos;
}

/* By value: what seldom happens must not keep the position out of registers. */
HOT void end_cut(Position *pos, Agreed *a) { *pos = cut_off(*pos, a); }

FN i64 made_house_place(i64 element MAYBE) {
    /*   99  let house_place(element) = count(x for x in elements if x.faction is element.faction and x.number < .. */
    return ({ i64 k1_found = 0; { set2 k3_set = ELEMENT_faction_of_element_faction[element]; for (i64 k4_i = 0;
        k4_i < 2; k4_i++) for (u64 k2_rest = k3_set.w[k4_i]; k2_rest; k2_rest &= k2_rest - 1) {
        i64 x MAYBE = 64 * k4_i + k_low(k2_rest); if ((ELEMENT_number[x] < ELEMENT_number[element])) { k1_found++;
        } } }  k1_found; });
}

FN i64 let_house_place(i64 element MAYBE) {
    static i64 house_place_at[111];
    static i8 house_place_known[111];
    i64 k_at = element;
    if (UNLIKELY(!house_place_known[k_at])) {
        char *k_mark = k_free;
        house_place_at[k_at] = made_house_place(element);
        house_place_known[k_at] = 1;
        k_free = k_mark;
    }
    return house_place_at[k_at];
}

FN i64 let_in_rhythm(set2 part MAYBE) {
    /*  100  let in_rhythm(part: set of element) = consecutive([c.number for c in part]) */
    char *k_mark = k_free;
    RETURN(i64, k_consecutive(({ build_i64 k5_found = {0, 0, 0}; { set2 k7_set = part; for (i64 k8_i = 0; k8_i < 2;
        k8_i++) for (u64 k6_rest = k7_set.w[k8_i]; k6_rest; k6_rest &= k6_rest - 1) {
        i64 c MAYBE = 64 * k8_i + k_low(k6_rest); k_add_i64(&k5_found, ELEMENT_number[c]);
        } }  k_made_i64(k5_found); })));
}

FN i64 let_in_house(set2 part MAYBE) {
    /*  101  let in_house(part: set of element) = alike(c.faction for c in part) */
    char *k_mark = k_free;
    RETURN(i64, (({ i64 k9_found MAYBE = 0; i64 k10_same = -1; { set2 k13_set = part; for (i64 k14_i = 0; k14_i < 2;
        k14_i++) for (u64 k12_rest = k13_set.w[k14_i]; k12_rest; k12_rest &= k12_rest - 1) {
        i64 c MAYBE = 64 * k14_i + k_low(k12_rest); i64 k11_here = ELEMENT_faction[c]; if (k10_same < 0) {
        k9_found = k11_here, k10_same = 1; } else { k10_same &= (k9_found == k11_here); } } }  k10_same != 0; })
        && k_consecutive(({ build_i64 k15_found = {0, 0, 0}; { set2 k17_set = part; for (i64 k18_i = 0; k18_i < 2;
        k18_i++) for (u64 k16_rest = k17_set.w[k18_i]; k16_rest; k16_rest &= k16_rest - 1) {
        i64 c MAYBE = 64 * k18_i + k_low(k16_rest); k_add_i64(&k15_found, let_house_place(c));
        } }  k_made_i64(k15_found); }))));
}

FN i64 let_is_word(set2 part MAYBE) {
    /*  103  let is_word(part: set of element) = some(s.cards is part for s in spellings) */
    return ({ i64 k19_found = 0; for (i64 s = 0; s < 1986; s++) { if (k_same2(SPELLING_cards[s], part)) {
        k19_found = 1; goto k20_done; } } goto k20_done; k20_done:; k19_found; });
}

FN set2 let_together(const Position *pos MAYBE, Agreed *a MAYBE, i64 element MAYBE) {
    /*  104  let together(element) -> set of element = [x for x in elements if founder[x] is founder[element]] */
    return ({ set2 k21_found = {{0}}; for (i64 x = 0; x < 111; x++) {
        if (((i64)pos->founder[x] == (i64)pos->founder[element])) { k_put2(&k21_found, x); } }  k21_found; });
}

FN i64 let_kept(const Position *pos MAYBE, Agreed *a MAYBE, set2 part MAYBE, i64 purpose MAYBE) {
    /*  105  let kept(part: set of element, purpose) = every( */
    char *k_mark = k_free;
    RETURN(i64, ({ i64 k22_found = 1; { set2 k25_set = part; for (i64 k26_i = 0; k26_i < 2;
        k26_i++) for (u64 k24_rest = k25_set.w[k26_i]; k24_rest; k24_rest &= k24_rest - 1) {
        i64 c MAYBE = 64 * k26_i + k_low(k24_rest); if (!((((i64)pos->founder[c] == NONE)
        || (((i64)pos->locked_as[c] == purpose) && !k_any2(k_not2(let_together(pos, a, c), part)))))) {
        k22_found = 0; goto k23_done; } } } goto k23_done; k23_done:; k22_found; }));
}

FN i64 let_atoms(i64 compound MAYBE) {
    /*  107  let atoms(compound) = count(compound.formula) */
    char *k_mark = k_free;
    RETURN(i64, k_sum(COMPOUND_formula[compound]));
}

FN list_i64 let_made(set2 part MAYBE, u64 moles MAYBE) {
    /*  108  let made(part: set of element, moles: set of mole) = [f for f in compounds if kinds(f.formula) is pa.. */
    return ({ build_i64 k27_found = {0, 0, 0}; for (i64 f = 0; f < 9; f++) { if ((k_same2(({ set2 k29_set = {{0}}; {
        list_i64 k30_pool = COMPOUND_formula[f]; for (i64 k28_v = 0; k28_v < 111; k28_v++) if (k30_pool.v[k28_v]) {
        k_put2(&k29_set, k28_v); } } k29_set; }), part) && let_fed(f, moles))) { k_add_i64(&k27_found, f);
        } }  k_made_i64(k27_found); });
}

FN i64 let_run_value(i64 n MAYBE) {
    /*  110  let run_value(n) = 9 * 2 ^ min([n - 3, 50]) */
    char *k_mark = k_free;
    RETURN(i64, (9 * k_power(2, ({ i64 k32_found = 0, k33_some = 0; {
        list_i64 k35_list = k_list_i64((const i64[]){(n - 3), 50}, 2); for (i64 k36_i = 0; k36_i < k35_list.n;
        k36_i++) { i64 k31_v MAYBE = k35_list.v[k36_i]; i64 k34_here = k31_v; if (!k33_some
        || k34_here < k32_found) { k32_found = k34_here; } k33_some = 1; } } if (!k33_some) { k_fault();
        } k32_found; }))));
}

FN i64 let_mole_factor(Agreed *a MAYBE, i64 n MAYBE) {
    /*  136  let mole_factor(n) */
    char *k_mark = k_free;
    /*  137  1 if n is 0 */
    if ((n == 0)) RETURN(i64, 1);
    /*  138  n if mole_multiplier is last */
    if ((OPTION(mole_multiplier) == MOLE_MULTIPLIER_last)) RETURN(i64, n);
    /*  139  product(1..n) otherwise */
    RETURN(i64, ({ i64 k38_found = 1; for (i64 k37_v = 1, k39_end = n; k37_v <= k39_end; k37_v++) {
        k38_found *= k37_v; }  k38_found; }));
}

FN i64 let_combo_value(Agreed *a MAYBE, i64 f MAYBE, u64 moles MAYBE) {
    /*  141  let combo_value(f: compound, moles: set of mole) = atoms(f) * count(kinds(f.formula)) * mole_factor(.. */
    char *k_mark = k_free;
    RETURN(i64, ((let_atoms(f) * k_count2(({ set2 k41_set = {{0}}; { list_i64 k42_pool = COMPOUND_formula[f];
        for (i64 k40_v = 0; k40_v < 111; k40_v++) if (k42_pool.v[k40_v]) { k_put2(&k41_set, k40_v);
        } } k41_set; }))) * let_mole_factor(a, k_count(moles))));
}

FN i64 let_fed(i64 f MAYBE, u64 moles MAYBE) {
    /*  144  let fed(f: compound, moles: set of mole) = count(moles) is 0 or sum(m.value for m in moles) is atoms.. */
    char *k_mark = k_free;
    RETURN(i64, ((moles == 0) || (({ i64 k43_found = 0; for (u64 k44_rest = moles; k44_rest;
        k44_rest &= k44_rest - 1) { i64 m MAYBE = k_low(k44_rest); k43_found += MOLE_value[m];
        }  k43_found; }) == let_atoms(f))));
}

FN i64 let_total(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE) {
    /*  149  let total(p) = (best play of (cards[p], moles[p])) + alloy_points[p] */
    return (best_play(pos, a, pos->cards[p], pos->moles[p]) + (i64)pos->alloy_points[p]);
}

FN i64 let_counted(Agreed *a MAYBE, i64 space MAYBE, i64 minus MAYBE) {
    /*  198  let counted(space, minus) */
    /*  199  space.high - minus if below_range is literal or space.high - minus >= space.low */
    if (((OPTION(below_range) == BELOW_RANGE_literal)
        || ((SPACE_high[space] - minus) >= SPACE_low[space]))) return (SPACE_high[space] - minus);
    /*  200  space.low if below_range is clamp */
    if ((OPTION(below_range) == BELOW_RANGE_clamp)) return SPACE_low[space];
    /*  201  0 otherwise */
    return 0;
}

FN i64 let_landing(const Position *pos MAYBE, Agreed *a MAYBE, i64 n MAYBE) {
    /*  212  let landing(n) */
    /*  213  space(n) if n <= 112 */
    if ((n <= 112)) return ({ i64 k47_key = n; i64 k46_found = -1; for (i64 k45_row = 0; k46_found < 0
        && k45_row < 113; k45_row++) { if ((SPACE_number[k45_row] == k47_key)) k46_found = k45_row;
        } if (k46_found < 0) { k_fault(); } k46_found; });
    /*  214  space(112) if overshoot is stop */
    if ((OPTION(overshoot) == OVERSHOOT_stop)) return 112;
    /*  215  space(224 - n) if overshoot is bounce */
    if ((OPTION(overshoot) == OVERSHOOT_bounce)) return ({ i64 k50_key = (224 - n); i64 k49_found = -1;
        for (i64 k48_row = 0; k49_found < 0 && k48_row < 113; k48_row++) {
        if ((SPACE_number[k48_row] == k50_key)) k49_found = k48_row; } if (k49_found < 0) { k_fault();
        } k49_found; });
    /*  216  stands[me] otherwise */
    return (i64)pos->stands[(i64)pos->me];
}

FN i64 let_is_immune(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE) {
    /*  244  let is_immune(p) = immune[p] if immunity is landing else target[p].card in cards[p] */
    return ((OPTION(immunity) == IMMUNITY_landing) ? (i64)pos->immune[p] : ({
        i64 k51_v = SPACE_card[(i64)pos->target[p]]; k51_v != NONE && k_has2(pos->cards[p], k51_v); }));
}

FN i64 let_tradeable(const Position *pos MAYBE, Agreed *a MAYBE, i64 element MAYBE) {
    /*  258  let tradeable(element) = founder[element] is none or locked_as[element] is frat */
    return (((i64)pos->founder[element] == NONE) || ((i64)pos->locked_as[element] == PURPOSE_frat));
}

FN list_i64 let_loose(const Position *pos MAYBE, Agreed *a MAYBE) {
    /*  282  let loose = [c for c in cards[me] if founder[c] is none] */
    return ({ build_i64 k52_found = {0, 0, 0}; { set2 k54_set = pos->cards[(i64)pos->me]; for (i64 k55_i = 0;
        k55_i < 2; k55_i++) for (u64 k53_rest = k54_set.w[k55_i]; k53_rest; k53_rest &= k53_rest - 1) {
        i64 c MAYBE = 64 * k55_i + k_low(k53_rest); if (((i64)pos->founder[c] == NONE)) { k_add_i64(&k52_found, c);
        } } }  k_made_i64(k52_found); });
}

FN i64 let_grows(const Position *pos MAYBE, Agreed *a MAYBE, set2 part MAYBE) {
    /*  283  let grows(part: set of element) = alike(founder[c] for c in part if founder[c] is not none) */
    return (({ i64 k56_found MAYBE = NONE; i64 k57_same = -1; { set2 k60_set = part; for (i64 k61_i = 0; k61_i < 2;
        k61_i++) for (u64 k59_rest = k60_set.w[k61_i]; k59_rest; k59_rest &= k59_rest - 1) {
        i64 c MAYBE = 64 * k61_i + k_low(k59_rest); if (((i64)pos->founder[c] != NONE)) {
        i64 k58_here = (i64)pos->founder[c]; if (k57_same < 0) { k56_found = k58_here, k57_same = 1; } else {
        k57_same &= (k56_found == k58_here); } } } }  k57_same != 0; }) && ({ i64 k62_found = 0; {
        set2 k65_set = part; for (i64 k66_i = 0; k66_i < 2; k66_i++) for (u64 k64_rest = k65_set.w[k66_i]; k64_rest;
        k64_rest &= k64_rest - 1) { i64 c MAYBE = 64 * k66_i + k_low(k64_rest);
        if (((i64)pos->founder[c] == NONE)) { k62_found = 1; goto k63_done; } } } goto k63_done; k63_done:;
        k62_found; }));
}

FN i64 let_fits(set2 part MAYBE, i64 purpose MAYBE) {
    /*  285  let fits(part: set of element, purpose) */
    char *k_mark = k_free;
    /*  286  in_rhythm(part) if purpose is rhythm */
    if ((purpose == PURPOSE_rhythm)) RETURN(i64, let_in_rhythm(part));
    /*  287  in_house(part) if purpose is house */
    if ((purpose == PURPOSE_house)) RETURN(i64, let_in_house(part));
    /*  288  alike(c.faction for c in part) if purpose is frat */
    if ((purpose == PURPOSE_frat)) RETURN(i64, ({ i64 k67_found MAYBE = 0; i64 k68_same = -1; { set2 k71_set = part;
        for (i64 k72_i = 0; k72_i < 2; k72_i++) for (u64 k70_rest = k71_set.w[k72_i]; k70_rest;
        k70_rest &= k70_rest - 1) { i64 c MAYBE = 64 * k72_i + k_low(k70_rest); i64 k69_here = ELEMENT_faction[c];
        if (k68_same < 0) { k67_found = k69_here, k68_same = 1; } else { k68_same &= (k67_found == k69_here);
        } } }  k68_same != 0; }));
    /*  289  is_word(part) otherwise */
    RETURN(i64, let_is_word(part));
}

FN i64 let_play(const Position *pos MAYBE, Agreed *a MAYBE, set2 part MAYBE, u64 moles MAYBE) {
    /*  114  pattern play(part: set of element, moles: set of mole) */
    char *k_mark = k_free;
    /*  115  case "Spell" worth 5 * 2 ^ (count(part) - 1) */
    if (((let_is_word(part) && (k_count2(part) >= OPTION(spell_min)) && (moles == 0)
        && let_kept(pos, a, part, PURPOSE_spell)))) RETURN(i64, 1 /* Spell */);
    /*  118  case "Frat Faction" worth count(part) ^ 2 */
    if ((((k_count2(part) >= 3) && (moles == 0) && ({ i64 k73_found MAYBE = 0; i64 k74_same = -1; {
        set2 k77_set = part; for (i64 k78_i = 0; k78_i < 2; k78_i++) for (u64 k76_rest = k77_set.w[k78_i]; k76_rest;
        k76_rest &= k76_rest - 1) { i64 c MAYBE = 64 * k78_i + k_low(k76_rest); i64 k75_here = ELEMENT_faction[c];
        if (k74_same < 0) { k73_found = k75_here, k74_same = 1; } else { k74_same &= (k73_found == k75_here);
        } } }  k74_same != 0; }) && let_kept(pos, a, part, PURPOSE_frat)))) RETURN(i64, 2 /* Frat Faction */);
    /*  123  case "Frat Faction of moles" worth count(moles) ^ 2 */
    if (((OPTION(mole_faction) && (k_count(moles) >= 3) && !k_any2(part) && ({ i64 k79_found MAYBE = 0;
        i64 k80_same = -1; for (u64 k82_rest = moles; k82_rest; k82_rest &= k82_rest - 1) {
        i64 m MAYBE = k_low(k82_rest); i64 k81_here = MOLE_theme[m]; if (k80_same < 0) { k79_found = k81_here,
        k80_same = 1; } else { k80_same &= (k79_found == k81_here);
        } }  k80_same != 0; })))) RETURN(i64, 3 /* Frat Faction of moles */);
    /*  125  case "Rhythm Run" worth run_value(count(part)) */
    if ((((k_count2(part) >= 3) && (moles == 0) && let_in_rhythm(part)
        && let_kept(pos, a, part, PURPOSE_rhythm)))) RETURN(i64, 4 /* Rhythm Run */);
    /*  129  case "House Run" worth run_value(count(part)) */
    if ((((k_count2(part) >= 3) && (moles == 0) && let_in_house(part)
        && let_kept(pos, a, part, PURPOSE_house)))) RETURN(i64, 5 /* House Run */);
    /*  133  case "Compound Combo" worth max(combo_value(f, moles) for f in made(part, moles)) */
    if (((OPTION(allies) && (let_made_set(part, moles) != 0) && (k_count(moles) <= OPTION(max_moles)) && ({
        i64 k83_found = 1; { set2 k86_set = part; for (i64 k87_i = 0; k87_i < 2;
        k87_i++) for (u64 k85_rest = k86_set.w[k87_i]; k85_rest; k85_rest &= k85_rest - 1) {
        i64 c MAYBE = 64 * k87_i + k_low(k85_rest); if (!(((i64)pos->founder[c] == NONE))) { k83_found = 0;
        goto k84_done; } } } goto k84_done; k84_done:; k83_found; })))) RETURN(i64, 6 /* Compound Combo */);
    RETURN(i64, NONE);
}

FN u64 let_made_set(set2 part MAYBE, u64 moles MAYBE) {
    /*  108  let made(part: set of element, moles: set of mole) = [f for f in compounds if kinds(f.formula) is pa.. */
    char *k_mark = k_free;
    RETURN(u64, ({ u64 k88_found = 0; for (i64 f = 0; f < 9; f++) { if ((k_same2(({ set2 k90_set = {{0}}; {
        list_i64 k91_pool = COMPOUND_formula[f]; for (i64 k89_v = 0; k89_v < 111; k89_v++) if (k91_pool.v[k89_v]) {
        k_put2(&k90_set, k89_v); } } k90_set; }), part) && let_fed(f, moles))) { k88_found |= k_bit(f);
        } }  k88_found; }));
}

FN void do_go_to(Position *pos MAYBE, Agreed *a MAYBE, i64 space MAYBE) {
    /*  229  rule go_to(space) */
    /*  230  crossed = count(s for s in spaces if s.noble and stands[me].number <= s.number and s.number < space... */
    pos->crossed = (__typeof__(pos->crossed))k_within(({ i64 k92_found = 0; {
        set2 k94_set = (set2){{0x40001000040404ull, 0x400000ull}}; for (i64 k95_i = 0; k95_i < 2;
        k95_i++) for (u64 k93_rest = k94_set.w[k95_i]; k93_rest; k93_rest &= k93_rest - 1) {
        i64 s MAYBE = 64 * k95_i + k_low(k93_rest);
        if (((SPACE_number[(i64)pos->stands[(i64)pos->me]] <= SPACE_number[s])
        && (SPACE_number[s] < SPACE_number[space]))) { k92_found++; } } }  k92_found; }), 0, 6);
    /*  231  moved = stands[me] is not space */
    pos->moved = (__typeof__(pos->moved))(!((i64)pos->stands[(i64)pos->me] == space));
    /*  232  stands[me] = space */
    pos->stands[(i64)pos->me] = (__typeof__(pos->stands[(i64)pos->me]))(space);
}

FN void do_keep(Position *pos MAYBE, Agreed *a MAYBE, i64 element MAYBE) {
    /*  240  rule keep(element) */
    /*  241  move element to cards[me] */
    move_element(pos, element, 2 + (i64)pos->me, 0);
    /*  242  if element is target[me].card: immune[me] = yes */
    if ((element == SPACE_card[(i64)pos->target[(i64)pos->me]])) {
        pos->immune[(i64)pos->me] = (__typeof__(pos->immune[(i64)pos->me]))(1);
    }
}

FN void do_unlock(Position *pos MAYBE, Agreed *a MAYBE, i64 element MAYBE) {
    /*  260  rule unlock(element) */
    /*  261  let others = [x for x in cards if founder[x] is founder[element] and x is not element and founder[el.. */
    list_i64 others MAYBE = ({ build_i64 k96_found = {0, 0, 0}; { set2 k98_set = pos->in_cards; for (i64 k99_i = 0;
        k99_i < 2; k99_i++) for (u64 k97_rest = k98_set.w[k99_i]; k97_rest; k97_rest &= k97_rest - 1) {
        i64 x MAYBE = 64 * k99_i + k_low(k97_rest); if ((((i64)pos->founder[x] == (i64)pos->founder[element])
        && !(x == element) && ((i64)pos->founder[element] != NONE))) { k_add_i64(&k96_found, x);
        } } }  k_made_i64(k96_found); });
    /*  262  founder[element] = none */
    pos->founder[element] = (__typeof__(pos->founder[element]))(NONE);
    /*  263  locked_as[element] = none */
    pos->locked_as[element] = (__typeof__(pos->locked_as[element]))(NONE);
    /*  264  for x in others: founder[x] = others[1] */
    { list_i64 k100_list = others; for (i64 k101_i = 0; k101_i < k100_list.n; k101_i++) {
        i64 x MAYBE = k100_list.v[k101_i];
        pos->founder[x] = (__typeof__(pos->founder[x]))k_item_i64(others, 1);
    } }
}

FN void do_lock(Position *pos MAYBE, Agreed *a MAYBE, set2 part MAYBE, i64 purpose MAYBE) {
    /*  291  rule lock(part: set of element, purpose) */
    /*  292  let first_card = first(part) */
    i64 first_card MAYBE = k_least2(part);
    /*  293  for c in part */
    { set2 k104_set = part; for (i64 k105_i = 0; k105_i < 2; k105_i++) for (u64 k103_rest = k104_set.w[k105_i];
        k103_rest; k103_rest &= k103_rest - 1) { i64 c MAYBE = 64 * k105_i + k_low(k103_rest);
        /*  294  founder[c] = first_card */
        pos->founder[c] = (__typeof__(pos->founder[c]))(first_card);
        /*  295  locked_as[c] = purpose */
        pos->locked_as[c] = (__typeof__(pos->locked_as[c]))(purpose);
    } }
}

FN void do_stand(Position *pos MAYBE, Agreed *a MAYBE, i64 number MAYBE) {
    /*  336  rule stand(number) */
    /*  337  starter = player(1) */
    pos->starter = (__typeof__(pos->starter))(0);
    /*  338  stands[player(1)] = space(number) */
    pos->stands[0] = (__typeof__(pos->stands[0]))(({ i64 k109_key = number; i64 k108_found = -1;
        for (i64 k107_row = 0; k108_found < 0 && k107_row < 113; k107_row++) {
        if ((SPACE_number[k107_row] == k109_key)) k108_found = k107_row; } if (k108_found < 0) { k_fault();
        } k108_found; }));
}

FN void do_meet(Position *pos MAYBE, Agreed *a MAYBE, set2 mine MAYBE, set2 theirs MAYBE) {
    /*  468  rule meet(mine: set of element, theirs: set of element) */
    /*  469  stand(2) */
    do_stand(pos, a, 2);
    /*  470  move mine to cards[player(1)] */
    { set2 k112_set = mine; for (i64 k113_i = 0; k113_i < 2; k113_i++) for (u64 k111_rest = k112_set.w[k113_i];
        k111_rest; k111_rest &= k111_rest - 1) { i64 k110_thing MAYBE = 64 * k113_i + k_low(k111_rest);
        move_element(pos, k110_thing, 2 + 0, 0);
    } }
    /*  471  move theirs to cards[player(2)] */
    { set2 k116_set = theirs; for (i64 k117_i = 0; k117_i < 2; k117_i++) for (u64 k115_rest = k116_set.w[k117_i];
        k115_rest; k115_rest &= k115_rest - 1) { i64 k114_thing MAYBE = 64 * k117_i + k_low(k115_rest);
        move_element(pos, k114_thing, 2 + 1, 0);
    } }
    /*  472  target[player(1)] = space(86) */
    pos->target[0] = (__typeof__(pos->target[0]))(86);
    /*  473  target[player(2)] = space(86) */
    pos->target[1] = (__typeof__(pos->target[1]))(86);
}

FN void do_own(Position *pos MAYBE, Agreed *a MAYBE, set2 part MAYBE) {
    /*  750  rule own(part: set of element) */
    /*  751  for c in cards[player(1)]: founder[c] = none */
    { set2 k119_set = pos->cards[0]; for (i64 k120_i = 0; k120_i < 2;
        k120_i++) for (u64 k118_rest = k119_set.w[k120_i]; k118_rest; k118_rest &= k118_rest - 1) {
        i64 c MAYBE = 64 * k120_i + k_low(k118_rest);
        pos->founder[c] = (__typeof__(pos->founder[c]))(NONE);
    } }
    /*  752  move cards[player(1)] to box */
    { set2 k124_set = pos->cards[0]; for (i64 k125_i = 0; k125_i < 2;
        k125_i++) for (u64 k123_rest = k124_set.w[k125_i]; k123_rest; k123_rest &= k123_rest - 1) {
        i64 k122_thing MAYBE = 64 * k125_i + k_low(k123_rest);
        carry_element(pos, k122_thing, 2 + 0, 0, 0);
    } }
    /*  753  move part to cards[player(1)] */
    { set2 k128_set = part; for (i64 k129_i = 0; k129_i < 2; k129_i++) for (u64 k127_rest = k128_set.w[k129_i];
        k127_rest; k127_rest &= k127_rest - 1) { i64 k126_thing MAYBE = 64 * k129_i + k_low(k127_rest);
        move_element(pos, k126_thing, 2 + 0, 0);
    } }
}

/* What a part is worth as a case of play; 0 if it does not fit. */
COLD i64 worth_as_play(const Position *pos MAYBE, Agreed *a MAYBE, i64 of_case, set2 part MAYBE, u64 moles MAYBE) {
    char *k_mark = k_free;
    /*  115  case "Spell" worth 5 * 2 ^ (count(part) - 1) */
    if (of_case == 0 && ((let_is_word(part) && (k_count2(part) >= OPTION(spell_min)) && (moles == 0)
        && let_kept(pos, a, part, PURPOSE_spell)))) RETURN(i64, (5 * k_power(2, (k_count2(part) - 1))));
    /*  118  case "Frat Faction" worth count(part) ^ 2 */
    if (of_case == 1 && (((k_count2(part) >= 3) && (moles == 0) && ({ i64 k130_found MAYBE = 0; i64 k131_same = -1;
        { set2 k134_set = part; for (i64 k135_i = 0; k135_i < 2; k135_i++) for (u64 k133_rest = k134_set.w[k135_i];
        k133_rest; k133_rest &= k133_rest - 1) { i64 c MAYBE = 64 * k135_i + k_low(k133_rest);
        i64 k132_here = ELEMENT_faction[c]; if (k131_same < 0) { k130_found = k132_here, k131_same = 1; } else {
        k131_same &= (k130_found == k132_here); } } }  k131_same != 0; })
        && let_kept(pos, a, part, PURPOSE_frat)))) RETURN(i64, k_power(k_count2(part), 2));
    /*  123  case "Frat Faction of moles" worth count(moles) ^ 2 */
    if (of_case == 2 && ((OPTION(mole_faction) && (k_count(moles) >= 3) && !k_any2(part) && ({
        i64 k136_found MAYBE = 0; i64 k137_same = -1; for (u64 k139_rest = moles; k139_rest;
        k139_rest &= k139_rest - 1) { i64 m MAYBE = k_low(k139_rest); i64 k138_here = MOLE_theme[m];
        if (k137_same < 0) { k136_found = k138_here, k137_same = 1; } else { k137_same &= (k136_found == k138_here);
        } }  k137_same != 0; })))) RETURN(i64, k_power(k_count(moles), 2));
    /*  125  case "Rhythm Run" worth run_value(count(part)) */
    if (of_case == 3 && (((k_count2(part) >= 3) && (moles == 0) && let_in_rhythm(part)
        && let_kept(pos, a, part, PURPOSE_rhythm)))) RETURN(i64, let_run_value(k_count2(part)));
    /*  129  case "House Run" worth run_value(count(part)) */
    if (of_case == 4 && (((k_count2(part) >= 3) && (moles == 0) && let_in_house(part)
        && let_kept(pos, a, part, PURPOSE_house)))) RETURN(i64, let_run_value(k_count2(part)));
    /*  133  case "Compound Combo" worth max(combo_value(f, moles) for f in made(part, moles)) */
    if (of_case == 5 && ((OPTION(allies) && (let_made_set(part, moles) != 0)
        && (k_count(moles) <= OPTION(max_moles)) && ({ i64 k140_found = 1; { set2 k143_set = part;
        for (i64 k144_i = 0; k144_i < 2; k144_i++) for (u64 k142_rest = k143_set.w[k144_i]; k142_rest;
        k142_rest &= k142_rest - 1) { i64 c MAYBE = 64 * k144_i + k_low(k142_rest);
        if (!(((i64)pos->founder[c] == NONE))) { k140_found = 0; goto k141_done; } } } goto k141_done; k141_done:;
        k140_found; })))) RETURN(i64, ({ i64 k145_found = 0, k146_some = 0;
        for (u64 k148_rest = let_made_set(part, moles); k148_rest; k148_rest &= k148_rest - 1) {
        i64 f MAYBE = k_low(k148_rest); i64 k147_here = let_combo_value(a, f, moles); if (!k146_some
        || k147_here > k145_found) { k145_found = k147_here; } k146_some = 1; } if (!k146_some) { k_fault();
        } k145_found; }));
    RETURN(i64, 0);
}

/* What a part is worth by its number alone, as a case of play; 0 if it does not fit. */
COLD i64 number_as_play(const Position *pos MAYBE, Agreed *a MAYBE, i64 of_case, set2 part MAYBE, u64 moles MAYBE) {
    char *k_mark = k_free;
    /*  118  case "Frat Faction" worth count(part) ^ 2 */
    if (of_case == 1 && ((k_count2(part) >= 3)) && ((moles == 0))) RETURN(i64, k_power(k_count2(part), 2));
    /*  123  case "Frat Faction of moles" worth count(moles) ^ 2 */
    if (of_case == 2 && (OPTION(mole_faction)) && ((k_count(moles) >= 3))
        && (!k_any2(part))) RETURN(i64, k_power(k_count(moles), 2));
    RETURN(i64, 0);
}

/* The highest total of disjoint parts that fit cases of play. */
COLD i64 best_play(const Position *pos MAYBE, Agreed *a MAYBE, set2 part MAYBE, u64 moles MAYBE) {
    char *k_mark = k_free;
    k_best_search *k_s = k_room(sizeof *k_s);
    memset(k_s, 0, sizeof *k_s);
    k_mask k_all_part = k_m_of(part.w, 2, 0);
    k_mask k_all_moles = k_m_of(&moles, 1, 2);
    k_s->groups = k_room(2 * MEMBERS * sizeof *k_s->groups);
    /*  118  case "Frat Faction" worth count(part) ^ 2 */
    {
        i64 k149_key[MEMBERS];
        EACH_MEMBER(k_member, k_all_part) {
            i64 c MAYBE = k_member - 0;
            k149_key[k_member] = ELEMENT_faction[c];
        }
        k_masks k_groups = k_alike_groups(k_all_part, k149_key);
        for (i64 k_g = 0; k_g < k_groups.n; k_g++) {
            k_mask k_group_of = k_groups.v[k_g], k_able = {{0}};
            k_mask *k_beside = k_room(MEMBERS * sizeof *k_beside);
            k_group *k_made = &k_s->groups[k_s->of_groups];
            EACH_MEMBER(k_member, k_group_of) {
                k_mask k_more = {{0}};
                k_m_put(&k_more, k_member);
                {
                    i64 c MAYBE = k_member - 0;
                    if (!((((i64)pos->founder[c] == NONE) || ((i64)pos->locked_as[c] == PURPOSE_frat)))) continue;
                    if (!(((i64)pos->founder[c] == NONE))) { { set2 k152_set = let_together(pos, a, c);
                        for (i64 k153_i = 0; k153_i < 2; k153_i++) for (u64 k151_rest = k152_set.w[k153_i];
                        k151_rest; k151_rest &= k151_rest - 1) {
                        i64 k150_other MAYBE = 64 * k153_i + k_low(k151_rest); k_m_put(&k_more, k150_other + 0); } } }
                }
                k_beside[k_member] = k_more;
                k_m_put(&k_able, k_member);
            }
            if (!k_units(k_made, k_group_of, k_able, k_beside)) {
                k_masks k_listed = k_no_masks();
                k_add_parts(&k_listed, k_group_of);
                for (i64 k_i = 0; k_i < k_listed.n; k_i++)
                    k_looked(k_s), k_add_part(k_s, k_listed.v[k_i], worth_as_play(pos, a, 1,
                    (set2){{k_listed.v[k_i].w[0], k_listed.v[k_i].w[1]}}, k_listed.v[k_i].w[2]));
                continue;
            }
            i64 *k_worths = k_room((size_t)(k_m_count(k_group_of) + 1) * sizeof *k_worths);
            k_mask k_lowest = {{0}};
            k_made->worths = k_worths, k_made->members = k_worths[0] = 0;
            EACH_MEMBER(k_member, k_group_of) {
                k_m_put(&k_lowest, k_member);
                k_worths[++k_made->members] = number_as_play(pos, a, 1,
                    (set2){{k_lowest.w[0], k_lowest.w[1]}}, k_lowest.w[2]);
            }
            k_s->of_groups++;
        }
    }
    /*  123  case "Frat Faction of moles" worth count(moles) ^ 2 */
    {
        i64 k154_key[MEMBERS];
        EACH_MEMBER(k_member, k_all_moles) {
            i64 m MAYBE = k_member - 128;
            k154_key[k_member] = MOLE_theme[m];
        }
        k_masks k_groups = k_alike_groups(k_all_moles, k154_key);
        for (i64 k_g = 0; k_g < k_groups.n; k_g++) {
            k_mask k_group_of = k_groups.v[k_g], k_able = {{0}};
            k_mask *k_beside = k_room(MEMBERS * sizeof *k_beside);
            k_group *k_made = &k_s->groups[k_s->of_groups];
            EACH_MEMBER(k_member, k_group_of) {
                k_mask k_more = {{0}};
                k_m_put(&k_more, k_member);
                k_beside[k_member] = k_more;
                k_m_put(&k_able, k_member);
            }
            if (!k_units(k_made, k_group_of, k_able, k_beside)) {
                k_masks k_listed = k_no_masks();
                k_add_parts(&k_listed, k_group_of);
                for (i64 k_i = 0; k_i < k_listed.n; k_i++)
                    k_looked(k_s), k_add_part(k_s, k_listed.v[k_i], worth_as_play(pos, a, 2,
                    (set2){{k_listed.v[k_i].w[0], k_listed.v[k_i].w[1]}}, k_listed.v[k_i].w[2]));
                continue;
            }
            i64 *k_worths = k_room((size_t)(k_m_count(k_group_of) + 1) * sizeof *k_worths);
            k_mask k_lowest = {{0}};
            k_made->worths = k_worths, k_made->members = k_worths[0] = 0;
            EACH_MEMBER(k_member, k_group_of) {
                k_m_put(&k_lowest, k_member);
                k_worths[++k_made->members] = number_as_play(pos, a, 2,
                    (set2){{k_lowest.w[0], k_lowest.w[1]}}, k_lowest.w[2]);
            }
            k_s->of_groups++;
        }
    }
    /*  115  case "Spell" worth 5 * 2 ^ (count(part) - 1) */
    {
        k_masks k155_share = k_no_masks();
        for (i64 s = 0; s < 1986; s++) {
            set2 k156_set = SPELLING_cards[s];
            k_add_within(&k155_share, k_all_part, k_m_of(k156_set.w, 2, 0));
        }
        k_masks k157_share = k_only_empty();
        for (i64 k_i0 = 0; k_i0 < k155_share.n; k_i0++) {
            for (i64 k_i1 = 0; k_i1 < k157_share.n; k_i1++) {
                k_mask k_part_of = k_m_or(k155_share.v[k_i0], k157_share.v[k_i1]);
                k_looked(k_s);
                if (k_m_any(k_part_of)) k_add_part(k_s, k_part_of, worth_as_play(pos, a, 0,
                    (set2){{k_part_of.w[0], k_part_of.w[1]}}, k_part_of.w[2]));
            }
        }
    }
    /*  125  case "Rhythm Run" worth run_value(count(part)) */
    {
        i64 k158_key[MEMBERS];
        EACH_MEMBER(k_member, k_all_part) {
            i64 c MAYBE = k_member - 0;
            k158_key[k_member] = ELEMENT_number[c];
        }
        k_masks k159_share = k_rows(k_all_part, k158_key);
        k_masks k160_share = k_only_empty();
        for (i64 k_i0 = 0; k_i0 < k159_share.n; k_i0++) {
            for (i64 k_i1 = 0; k_i1 < k160_share.n; k_i1++) {
                k_mask k_part_of = k_m_or(k159_share.v[k_i0], k160_share.v[k_i1]);
                k_looked(k_s);
                if (k_m_any(k_part_of)) k_add_part(k_s, k_part_of, worth_as_play(pos, a, 3,
                    (set2){{k_part_of.w[0], k_part_of.w[1]}}, k_part_of.w[2]));
            }
        }
    }
    /*  129  case "House Run" worth run_value(count(part)) */
    {
        i64 k161_key[MEMBERS];
        EACH_MEMBER(k_member, k_all_part) {
            i64 c MAYBE = k_member - 0;
            k161_key[k_member] = ELEMENT_faction[c];
        }
        i64 k162_key[MEMBERS];
        EACH_MEMBER(k_member, k_all_part) {
            i64 c MAYBE = k_member - 0;
            k162_key[k_member] = let_house_place(c);
        }
        k_masks k163_share = k_rows_alike(k_all_part, k161_key, k162_key);
        k_masks k164_share = k_only_empty();
        for (i64 k_i0 = 0; k_i0 < k163_share.n; k_i0++) {
            for (i64 k_i1 = 0; k_i1 < k164_share.n; k_i1++) {
                k_mask k_part_of = k_m_or(k163_share.v[k_i0], k164_share.v[k_i1]);
                k_looked(k_s);
                if (k_m_any(k_part_of)) k_add_part(k_s, k_part_of, worth_as_play(pos, a, 4,
                    (set2){{k_part_of.w[0], k_part_of.w[1]}}, k_part_of.w[2]));
            }
        }
    }
    /*  133  case "Compound Combo" worth max(combo_value(f, moles) for f in made(part, moles)) */
    {
        k_masks k165_share = k_no_masks();
        for (i64 f = 0; f < 9; f++) {
            set2 k166_set = ({ set2 k168_set = {{0}}; { list_i64 k169_pool = COMPOUND_formula[f];
            for (i64 k167_v = 0; k167_v < 111; k167_v++) if (k169_pool.v[k167_v]) { k_put2(&k168_set, k167_v);
            } } k168_set; });
            k_add_within(&k165_share, k_all_part, k_m_of(k166_set.w, 2, 0));
        }
        k_masks k170_share = k_small(k_all_moles, 3);
        for (i64 k_i0 = 0; k_i0 < k165_share.n; k_i0++) {
            for (i64 k_i1 = 0; k_i1 < k170_share.n; k_i1++) {
                k_mask k_part_of = k_m_or(k165_share.v[k_i0], k170_share.v[k_i1]);
                k_looked(k_s);
                if (k_m_any(k_part_of)) k_add_part(k_s, k_part_of, worth_as_play(pos, a, 5,
                    (set2){{k_part_of.w[0], k_part_of.w[1]}}, k_part_of.w[2]));
            }
        }
    }
    RETURN(i64, k_best_of(k_s, k_m_or(k_all_part, k_all_moles)));
}

COLD void redraw_mole(Position *pos, i64 seat, k_stream *rng) {
    i64 loose[36], here[9] = {0}, everybody = (1 << pos->seats) - 1;
    i8 lost[36];
    for (i64 t = 0; t < 36; t++) {
        lost[t] = !((pos->mole_known[t] | MOLE_seers[pos->mole_place[t]]) >> seat & 1);
        here[pos->mole_place[t]] += lost[t];
    }
    for (i64 name = 0; name < 9; name++) {
        i64 n = 0;
        for (i64 t = 0; t < 36; t++) if (lost[t] && pos->mole_cohort[pos->mole_place[t]] == name) loose[n++] = t;
        if (!n) continue;
        k_mixed(rng, loose, n);
        for (i64 p = 1; p < 9; p++) {
            if (!here[p] || pos->mole_cohort[p] != name) continue;
            if (p >= 7 && p < 8) {
                for (i64 i = 0, k = n; i < pos->mole_deck_n; i++)
                    if (lost[pos->mole_deck[i]]) pos->mole_deck[i] = (__typeof__(pos->mole_deck[i]))loose[--k];
            }
            for (i64 k = here[p]; k; k--) pos->mole_place[loose[--n]] = (__typeof__(pos->mole_place[0]))p;
        }
    }
    for (i64 t = 0; t < 36; t++) {
        i64 sees = MOLE_seers[pos->mole_place[t]], all = (pos->mole_known[t] & everybody) == everybody;
        i64 more = all && (sees & everybody) != everybody;
        i64 mine = !lost[t] && !(sees >> seat & 1) && (pos->mole_known[t] >> seat & 1);
        pos->mole_known[t] = (__typeof__(pos->mole_known[0]))(more ? -1 : mine ? 1ll << seat | sees : sees);
    }
    derive_mole(pos);
}

/* What a seat cannot see, drawn anew. */
FN void redraw(Position *pos, Agreed *a MAYBE, i64 seat MAYBE, k_stream *rng MAYBE) {
    redraw_mole(pos, seat, rng);
    derive_vars(pos);
}

FN i64 holds(const Position *pos MAYBE, Agreed *a MAYBE) {
    return 1;
}

FN void offer_setup_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  160  choose "Make {s} the noble" for s in spaces if s.noble and (not distinct_nobles or every(target[p] i.. */
    { set2 k178_set = ({ set2 k173_found = {{0}}; { set2 k176_set = (set2){{0x40001000040404ull, 0x400000ull}};
        for (i64 k177_i = 0; k177_i < 2; k177_i++) for (u64 k175_rest = k176_set.w[k177_i]; k175_rest;
        k175_rest &= k175_rest - 1) { i64 s MAYBE = 64 * k177_i + k_low(k175_rest); if (((!OPTION(distinct_nobles)
        || ({ i64 k171_found = 1; for (i64 p = 0; p < SEATS; p++) { if (!(!((i64)pos->target[p] == s))) {
        k171_found = 0; goto k172_done; } } goto k172_done; k172_done:; k171_found; })))) { i64 k174_at = s;
        k_put2(&k173_found, k174_at); } } } k173_found; });
    k_offer_words(offered, 0, k178_set.w, 2); }
}

FN void offer_move_piece_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  181  choose */
    /*  182  "Move {n}": count_on(n) */
    k_offer_word(offered, 113, 1);
    /*  183  "Take it for T": free_move(die_size) */
    k_offer_word(offered, 114, 1);
}

FN void offer_move_piece_choose_2(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  189  choose */
    /*  190  "Take T-{one}": top_die(one) */
    k_offer_word(offered, 115, 1);
    /*  191  "Take T-{two}": top_die(two) */
    k_offer_word(offered, 116, 1);
}

FN void offer_count_on_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  206  choose */
    /*  207  "Move {n} forward": go_to(landing(stands[me].number + n)) */
    k_offer_word(offered, 117, 1);
    /*  208  "Move {n} backward" if counted_backward and stands[me].number >= n: go_to(space(stands[me].number - .. */
    if ((OPTION(counted_backward)) && ((SPACE_number[(i64)pos->stands[(i64)pos->me]] >= (i64)pos->count_on_n))) {
        k_offer_word(offered, 118, 1);
    }
    /*  209  "Stay" if decline_move */
    if ((OPTION(decline_move))) {
        k_offer_word(offered, 119, 1);
    }
}

FN void offer_free_move_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  219  choose */
    /*  220  "Move to {s}" for s in spaces if s is not stands[me] and s.number in stands[me].number - far..stands.. */
    { set2 k185_set = ({ set2 k180_found = {{0}}; {
        set2 k183_set = k_not2(k_all2(113), k_or2((set2){{0}}, k_bit2((i64)pos->stands[(i64)pos->me])));
        for (i64 k184_i = 0; k184_i < 2; k184_i++) for (u64 k182_rest = k183_set.w[k184_i]; k182_rest;
        k182_rest &= k182_rest - 1) { i64 s MAYBE = 64 * k184_i + k_low(k182_rest); if ((({
        i64 k179_n = SPACE_number[s];
        k179_n >= (SPACE_number[(i64)pos->stands[(i64)pos->me]] - (i64)pos->free_move_far)
        && k179_n <= (SPACE_number[(i64)pos->stands[(i64)pos->me]] + (i64)pos->free_move_far); }))) {
        i64 k181_at = s; k_put2(&k180_found, k181_at); } } } k180_found; });
    k_offer_words(offered, 120, k185_set.w, 2); }
    /*  222  "Move up to {s}" for s in spaces if up and s is stands[me].above */
    if ((OPTION(up))) {
        { set2 k188_set = ({ set2 k186_found = {{0}}; for (i64 s = 0; s < 113; s++) {
            if (((s == SPACE_above[(i64)pos->stands[(i64)pos->me]]))) { i64 k187_at = s; k_put2(&k186_found,
            k187_at); } } k186_found; });
        k_offer_words(offered, 233, k188_set.w, 2); }
    }
    /*  225  "Draw a mole card and stay" if mole_for_move and count(mole_deck) > 0 */
    if ((OPTION(mole_for_move)) && (((i64)pos->mole_deck_n > 0))) {
        k_offer_word(offered, 346, 1);
    }
}

FN void offer_pick_up_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  237  may "Pick up {c}" for c in on_board if c is stands[me].card */
    { set2 k194_set = ({ set2 k189_found = {{0}}; { set2 k192_set = pos->on_board; for (i64 k193_i = 0; k193_i < 2;
        k193_i++) for (u64 k191_rest = k192_set.w[k193_i]; k191_rest; k191_rest &= k191_rest - 1) {
        i64 c MAYBE = 64 * k193_i + k_low(k191_rest); if (((c == SPACE_card[(i64)pos->stands[(i64)pos->me]]))) {
        i64 k190_at = c; k_put2(&k189_found, k190_at); } } } k189_found; });
    k_offer_words(offered, 347, k194_set.w, 2); }
    if (offered->total) k_offer_word(offered, 458, 1);
}

FN void offer_force_trades_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  247  may up to crossed times */
    /*  248  "Give {q} {mine} for {yours}" for q in opponents, mine in cards[me], yours in cards[q] if */
    for (u64 k195_rest = (((1ull << SEATS) - 1) & ~k_bit((i64)pos->me)); k195_rest; k195_rest &= k195_rest - 1) {
        i64 q MAYBE = k_low(k195_rest);
        { set2 k197_set = pos->cards[(i64)pos->me]; for (i64 k198_i = 0; k198_i < 2;
            k198_i++) for (u64 k196_rest = k197_set.w[k198_i]; k196_rest; k196_rest &= k196_rest - 1) {
            i64 mine MAYBE = 64 * k198_i + k_low(k196_rest);
            if ((((i64)pos->founder[mine] == NONE))) {
                { set2 k204_set = ({ set2 k199_found = {{0}}; { set2 k202_set = pos->cards[q]; for (i64 k203_i = 0;
                    k203_i < 2; k203_i++) for (u64 k201_rest = k202_set.w[k203_i]; k201_rest;
                    k201_rest &= k201_rest - 1) { i64 yours MAYBE = 64 * k203_i + k_low(k201_rest);
                    if ((let_tradeable(pos, a, yours)) && (!(yours == SPACE_card[(i64)pos->target[q]]))
                    && ((!let_is_immune(pos, a, q) || (ELEMENT_faction[mine] == ELEMENT_faction[yours])))) {
                    i64 k200_at = yours; k_put2(&k199_found, k200_at); } } } k199_found; });
                k_offer_words(offered, 459 + 12321 * q + 111 * mine, k204_set.w, 2); }
            }
        } }
    }
    /*  255  "Draw a mole card" if mole_for_trade and count(mole_deck) > 0 */
    if ((OPTION(mole_for_trade)) && (((i64)pos->mole_deck_n > 0))) {
        k_offer_word(offered, 74385, 1);
    }
    if (offered->total) k_offer_word(offered, 74386, 1);
}

FN void offer_lock_sets_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  267  may up to 12 times */
    /*  268  "Lock {s.cards} as {s.word}" for s in spellings if count(s.cards) >= 2 and count(s.cards - cards[me].. */
    { set32 k207_set = ({ set32 k205_found = {{0}}; for (i64 s = 0; s < 1986; s++) {
        if (((k_count2(SPELLING_cards[s]) >= 2)) && (!k_any2(k_not2(SPELLING_cards[s], pos->cards[(i64)pos->me])))
        && (let_kept(pos, a, SPELLING_cards[s], PURPOSE_spell)) && (let_grows(pos, a, SPELLING_cards[s]))) {
        i64 k206_at = s; k_put32(&k205_found, k206_at); } } k205_found; });
    k_offer_words(offered, 74387, k207_set.w, 32); }
    /*  271  "Lock {a} and {b} in a run" for a in loose, b in loose if b.number is a.number + 1 */
    { set2 k213_set = ({ set2 k209_set = {{0}}; { list_i64 k210_list = let_loose(pos, a); for (i64 k211_i = 0;
        k211_i < k210_list.n; k211_i++) { i64 k208_v MAYBE = k210_list.v[k211_i]; k_put2(&k209_set, k208_v);
        } } k209_set; }); for (i64 k214_i = 0; k214_i < 2; k214_i++) for (u64 k212_rest = k213_set.w[k214_i];
        k212_rest; k212_rest &= k212_rest - 1) { i64 a_ MAYBE = 64 * k214_i + k_low(k212_rest);
        { set2 k219_set = ({ set2 k215_found = {{0}}; { list_i64 k217_list = let_loose(pos, a); for (i64 k218_i = 0;
            k218_i < k217_list.n; k218_i++) { i64 b MAYBE = k217_list.v[k218_i];
            if (((ELEMENT_number[b] == (ELEMENT_number[a_] + 1)))) { i64 k216_at = b; k_put2(&k215_found, k216_at);
            } } } k215_found; });
        k_offer_words(offered, 76373 + 111 * a_, k219_set.w, 2); }
    } }
    /*  273  "Lock {a} and {b} in a house run" for a in loose, b in loose if a.faction is b.faction and */
    { set2 k225_set = ({ set2 k221_set = {{0}}; { list_i64 k222_list = let_loose(pos, a); for (i64 k223_i = 0;
        k223_i < k222_list.n; k223_i++) { i64 k220_v MAYBE = k222_list.v[k223_i]; k_put2(&k221_set, k220_v);
        } } k221_set; }); for (i64 k226_i = 0; k226_i < 2; k226_i++) for (u64 k224_rest = k225_set.w[k226_i];
        k224_rest; k224_rest &= k224_rest - 1) { i64 a_ MAYBE = 64 * k226_i + k_low(k224_rest);
        { set2 k231_set = ({ set2 k227_found = {{0}}; { list_i64 k229_list = let_loose(pos, a); for (i64 k230_i = 0;
            k230_i < k229_list.n; k230_i++) { i64 b MAYBE = k229_list.v[k230_i];
            if (((ELEMENT_faction[a_] == ELEMENT_faction[b]))
            && ((let_house_place(b) == (let_house_place(a_) + 1)))) { i64 k228_at = b; k_put2(&k227_found, k228_at);
            } } } k227_found; });
        k_offer_words(offered, 88694 + 111 * a_, k231_set.w, 2); }
    } }
    /*  276  "Lock the faction {f}" for f in factions if count(c for c in loose if c.faction is f) >= 3 */
    k_offer_word(offered, 101015, ({ u64 k235_found = 0; for (i64 f = 0; f < 10; f++) { k235_found |= (u64)!!(((({
        i64 k232_found = 0; { list_i64 k233_list = let_loose(pos, a); for (i64 k234_i = 0; k234_i < k233_list.n;
        k234_i++) { i64 c MAYBE = k233_list.v[k234_i]; if ((ELEMENT_faction[c] == f)) { k232_found++;
        } } }  k232_found; }) >= 3))) << f; } k235_found; }));
    /*  278  "Add {c} to the set of {x}" for c in loose, x in cards[me] if founder[x] is x and locked_as[x] is no.. */
    { set2 k242_set = ({ set2 k238_set = {{0}}; { list_i64 k239_list = let_loose(pos, a); for (i64 k240_i = 0;
        k240_i < k239_list.n; k240_i++) { i64 k237_v MAYBE = k239_list.v[k240_i]; k_put2(&k238_set, k237_v);
        } } k238_set; }); for (i64 k243_i = 0; k243_i < 2; k243_i++) for (u64 k241_rest = k242_set.w[k243_i];
        k241_rest; k241_rest &= k241_rest - 1) { i64 c MAYBE = 64 * k243_i + k_low(k241_rest);
        { set2 k253_set = ({ set2 k248_found = {{0}}; { set2 k251_set = pos->cards[(i64)pos->me];
            for (i64 k252_i = 0; k252_i < 2; k252_i++) for (u64 k250_rest = k251_set.w[k252_i]; k250_rest;
            k250_rest &= k250_rest - 1) { i64 x MAYBE = 64 * k252_i + k_low(k250_rest);
            if ((((i64)pos->founder[x] == x)) && (((i64)pos->locked_as[x] != NONE))
            && (let_fits(k_or2(let_together(pos, a, x), ({ set2 k245_set = {{0}}; {
            list_i64 k246_list = k_list_i64((const i64[]){c}, 1); for (i64 k247_i = 0; k247_i < k246_list.n;
            k247_i++) { i64 k244_v MAYBE = k246_list.v[k247_i]; k_put2(&k245_set, k244_v);
            } } k245_set; })), k_known((i64)pos->locked_as[x])))) { i64 k249_at = x; k_put2(&k248_found, k249_at);
            } } } k248_found; });
        k_offer_words(offered, 101025 + 111 * c, k253_set.w, 2); }
    } }
    if (offered->total) k_offer_word(offered, 113346, 1);
}

FN void offer_arrive_at_end_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  301  may "Go round again" */
    k_offer_word(offered, 113347, 1);
    if (offered->total) k_offer_word(offered, 113348, 1);
}

FN void offer_take_bonus_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  314  choose "Take {c}" for c in on_board */
    { set2 k254_set = pos->on_board;
    k_offer_words(offered, 113349, k254_set.w, 2); }
}

FN void offer_declare_alloys_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  320  may "Play {a}" for a in alloys if every(c in cards[me] and founder[c] is none for c in a.members) */
    k_offer_word(offered, 113460, ({ u64 k260_found = 0; for (i64 a_ = 0; a_ < 25; a_++) { k260_found |= (u64)!!((({
        i64 k255_found = 1; { set2 k258_set = ALLOY_members[a_]; for (i64 k259_i = 0; k259_i < 2;
        k259_i++) for (u64 k257_rest = k258_set.w[k259_i]; k257_rest; k257_rest &= k257_rest - 1) {
        i64 c MAYBE = 64 * k259_i + k_low(k257_rest); if (!((k_has2(pos->cards[(i64)pos->me], c)
        && ((i64)pos->founder[c] == NONE)))) { k255_found = 0; goto k256_done; } } } goto k256_done; k256_done:;
        k255_found; }))) << a_; } k260_found; }));
    if (offered->total) k_offer_word(offered, 113485, 1);
}

FN void offer_dedicate_choose(const Position *pos MAYBE, Agreed *a MAYBE, k_offer *offered) {
    /*  330  may "Give {m} to {c}" for m in moles[me] */
    k_offer_word(offered, 113486, pos->moles[(i64)pos->me]);
    if (offered->total) k_offer_word(offered, 113522, 1);
}

FN i64 decider(const Position *pos, Agreed *a MAYBE) {
    return pos->me;
}

static k_run k_runs[IDS + 8];
typedef struct { k_stream rng; i64 length; u32 *taken; } Playing;

COLD void offer(const Position *pos, Agreed *a, k_offer *offered) {
    switch (pos->at) {
        case SETUP_CHOOSE: offer_setup_choose(pos, a, offered); return;
        case MOVE_PIECE_CHOOSE: offer_move_piece_choose(pos, a, offered); return;
        case MOVE_PIECE_CHOOSE_2: offer_move_piece_choose_2(pos, a, offered); return;
        case COUNT_ON_CHOOSE: offer_count_on_choose(pos, a, offered); return;
        case FREE_MOVE_CHOOSE: offer_free_move_choose(pos, a, offered); return;
        case PICK_UP_CHOOSE: offer_pick_up_choose(pos, a, offered); return;
        case FORCE_TRADES_CHOOSE: offer_force_trades_choose(pos, a, offered); return;
        case LOCK_SETS_CHOOSE: offer_lock_sets_choose(pos, a, offered); return;
        case ARRIVE_AT_END_CHOOSE: offer_arrive_at_end_choose(pos, a, offered); return;
        case TAKE_BONUS_CHOOSE: offer_take_bonus_choose(pos, a, offered); return;
        case DECLARE_ALLOYS_CHOOSE: offer_declare_alloys_choose(pos, a, offered); return;
        case DEDICATE_CHOOSE: offer_dedicate_choose(pos, a, offered); return;
        default: return;
    }
}

HOT void run(Position *pos, Agreed *a MAYBE, i64 id, Playing *playing) {
    i64 k MAYBE;
    i64 setup_make_with_s MAYBE = 0;
    i64 free_move_move_to_with_s MAYBE = 0;
    i64 free_move_move_up_to_with_s MAYBE = 0;
    i64 pick_up_pick_up_with_c MAYBE = 0;
    i64 force_trades_give_with_q MAYBE = 0;
    i64 force_trades_give_with_mine MAYBE = 0;
    i64 force_trades_give_with_yours MAYBE = 0;
    i64 lock_sets_lock_with_s MAYBE = 0;
    i64 lock_sets_lock_2_with_a_ MAYBE = 0;
    i64 lock_sets_lock_2_with_b MAYBE = 0;
    i64 lock_sets_lock_3_with_a_ MAYBE = 0;
    i64 lock_sets_lock_3_with_b MAYBE = 0;
    i64 lock_sets_lock_the_faction_with_f MAYBE = 0;
    i64 lock_sets_add_with_c MAYBE = 0;
    i64 lock_sets_add_with_x MAYBE = 0;
    i64 take_bonus_take_with_c MAYBE = 0;
    i64 dedicate_give_with_m MAYBE = 0;
    if (id != BEGIN) switch (pos->at) {
        case SETUP_CHOOSE: goto take_setup_choose;
        case MOVE_PIECE_CHOOSE: goto take_move_piece_choose;
        case MOVE_PIECE_CHOOSE_2: goto take_move_piece_choose_2;
        case COUNT_ON_CHOOSE: goto take_count_on_choose;
        case FREE_MOVE_CHOOSE: goto take_free_move_choose;
        case PICK_UP_CHOOSE: goto take_pick_up_choose;
        case FORCE_TRADES_CHOOSE: goto take_force_trades_choose;
        case LOCK_SETS_CHOOSE: goto take_lock_sets_choose;
        case ARRIVE_AT_END_CHOOSE: goto take_arrive_at_end_choose;
        case TAKE_BONUS_CHOOSE: goto take_take_bonus_choose;
        case DECLARE_ALLOYS_CHOOSE: goto take_declare_alloys_choose;
        case DEDICATE_CHOOSE: goto take_dedicate_choose;
        default: return;
    }
    goto at_setup;
    begin: MAYBE;
    pos->me = (i8)(i64)pos->starter;
    goto at_turn;
    next_turn: MAYBE;
    pos->me = (i8)(pos->me + 1 == SEATS ? 0 : pos->me + 1);
    goto at_turn;
    at_setup: MAYBE; {
        /*  154  setup */
        /*  155  move elements to on_board */
        for (i64 k262_thing = 0; k262_thing < 111; k262_thing++) {
            move_element(pos, k262_thing, 1, 0);
        }
        /*  156  move moles to mole_deck */
        for (i64 k263_thing = 0; k263_thing < 36; k263_thing++) {
            move_mole(pos, k263_thing, 7, 0);
        }
        /*  157  shuffle mole_deck */
        if (pos->mole_deck_n > 1) KNOWING({ for (i64 k264_i = 0; k264_i < pos->mole_deck_n;
            k264_i++) pos->mole_known[pos->mole_deck[k264_i]] = 0; });
        k_shuffle(&pos->rng, pos->mole_deck, pos->mole_deck_n)
        /*  158  starter = roll players */
        pos->starter = (__typeof__(pos->starter))(({ u64 k265_set = ((1ull << SEATS) - 1);
            k_nth(k265_set, k_below(&pos->rng, k_count(k265_set))); }));
        pos->setup_kept_me = (__typeof__(pos->setup_kept_me))pos->me;
        k_keep(pos->setup_seats_left, &pos->setup_seats_left_n, 6, k_seats_from((i64)pos->starter, SEATS));
        goto at_setup_next_player;
    }
    at_setup_next_player: MAYBE; {
        if (!pos->setup_seats_left_n) goto at_setup_all;
        pos->setup_seat = (__typeof__(pos->setup_seat))k_next(pos->setup_seats_left, &pos->setup_seats_left_n);
        goto at_setup_player;
    }
    at_setup_all: MAYBE; {
        pos->me = (i8)k_known((i64)pos->setup_kept_me);
        pos->setup_kept_me = NONE;
        memset(pos->setup_seats_left, 0, sizeof pos->setup_seats_left), pos->setup_seats_left_n = 0;
        pos->setup_seat = 0;
        goto begin;
    }
    at_setup_player: MAYBE; {
        pos->me = (i8)(i64)pos->setup_seat;
        /*  160  choose "Make {s} the noble" for s in spaces if s.noble and (not distinct_nobles or every(target[.. */
        pos->setup_seat = 0;
        pos->at = SETUP_CHOOSE;
        k_free = k_memory;
        set2 o0 = ({ set2 k270_found = {{0}}; { set2 k273_set = (set2){{0x40001000040404ull, 0x400000ull}};
            for (i64 k274_i = 0; k274_i < 2; k274_i++) for (u64 k272_rest = k273_set.w[k274_i]; k272_rest;
            k272_rest &= k272_rest - 1) { i64 s MAYBE = 64 * k274_i + k_low(k272_rest);
            if (((!OPTION(distinct_nobles) || ({ i64 k268_found = 1; for (i64 p = 0; p < SEATS; p++) {
            if (!(!((i64)pos->target[p] == s))) { k268_found = 0; goto k269_done; } } goto k269_done; k269_done:;
            k268_found; })))) { i64 k271_at = s; k_put2(&k270_found, k271_at); } } } k270_found; });
        i64 n0 = k_count2(o0);
        if (UNLIKELY(!(n0))) {
            pos->at = NOWHERE;
            goto at_setup_otherwise;
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
            i64 s MAYBE = (id);
            setup_make_with_s = s;
            goto at_setup_make;
        }
    }
    at_setup_on: MAYBE; {
        goto at_setup_next_player;
    }
    at_setup_make: MAYBE; {
        /*  160  choose "Make {s} the noble" for s in spaces if s.noble and (not distinct_nobles or every(target[.. */
        /*  161  target[me] = s */
        pos->target[(i64)pos->me] = (__typeof__(pos->target[(i64)pos->me]))(setup_make_with_s);
        goto at_setup_on;
    }
    at_setup_otherwise: MAYBE; {
        /*  162  otherwise: nothing */
        goto at_setup_on;
    }
    at_turn: MAYBE; {
        /*  166  turn from starter */
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        pos->ticks++;
        /*  167  crossed = 0 */
        pos->crossed = (__typeof__(pos->crossed))(0);
        /*  168  moved = no */
        pos->moved = (__typeof__(pos->moved))(0);
        /*  169  move_piece() */
        goto at_move_piece;
    }
    at_turn_after_move_piece: MAYBE; {
        /*  170  if stands[me] is space(112): arrive_at_end() */
        if (((i64)pos->stands[(i64)pos->me] == 112)) goto at_turn_if;
        goto at_turn_else;
    }
    at_turn_on: MAYBE; {
        goto next_turn;
    }
    at_turn_if: MAYBE; {
        /*  170  if stands[me] is space(112): arrive_at_end() */
        goto at_arrive_at_end;
    }
    at_turn_after_arrive_at_end: MAYBE; {
        goto at_turn_on;
    }
    at_turn_else: MAYBE; {
        /*  172  if trade_first: force_trades() */
        if (OPTION(trade_first)) goto at_turn_if_2;
        goto at_turn_on_2;
    }
    at_turn_on_2: MAYBE; {
        /*  173  if moved: pick_up() */
        if ((i64)pos->moved) goto at_turn_if_3;
        goto at_turn_on_3;
    }
    at_turn_if_2: MAYBE; {
        /*  172  if trade_first: force_trades() */
        pos->force_trades_goes_back_to = 1;
        goto at_force_trades;
    }
    at_turn_after_force_trades: MAYBE; {
        goto at_turn_on_2;
    }
    at_turn_on_3: MAYBE; {
        /*  174  if not trade_first: force_trades() */
        if (!OPTION(trade_first)) goto at_turn_if_4;
        goto at_turn_on_4;
    }
    at_turn_if_3: MAYBE; {
        /*  173  if moved: pick_up() */
        goto at_pick_up;
    }
    at_turn_after_pick_up: MAYBE; {
        goto at_turn_on_3;
    }
    at_turn_on_4: MAYBE; {
        /*  175  if locking: lock_sets() */
        if (OPTION(locking)) goto at_turn_if_5;
        goto at_turn_on_5;
    }
    at_turn_if_4: MAYBE; {
        /*  174  if not trade_first: force_trades() */
        pos->force_trades_goes_back_to = 2;
        goto at_force_trades;
    }
    at_turn_after_force_trades_2: MAYBE; {
        goto at_turn_on_4;
    }
    at_turn_on_5: MAYBE; {
        goto at_turn_on;
    }
    at_turn_if_5: MAYBE; {
        /*  175  if locking: lock_sets() */
        goto at_lock_sets;
    }
    at_turn_after_lock_sets: MAYBE; {
        goto at_turn_on_5;
    }
    at_move_piece: MAYBE; {
        /*  177  rule move_piece() */
        /*  178  if die_size > 0 */
        if ((OPTION(die_size) > 0)) goto at_move_piece_if;
        goto at_move_piece_else;
    }
    at_move_piece_on: MAYBE; {
        goto at_turn_after_move_piece;
    }
    at_move_piece_if: MAYBE; {
        /*  179  let n = roll 1..die_size */
        pos->move_piece_n = (__typeof__(pos->move_piece_n))({ list_i64 k275_list = k_range(1, OPTION(die_size));
            k275_list.v[k_below(&pos->rng, k275_list.n)]; });
        /*  180  if n is die_size */
        if (((i64)pos->move_piece_n == OPTION(die_size))) goto at_move_piece_if_2;
        goto at_move_piece_else_2;
    }
    at_move_piece_on_2: MAYBE; {
        goto at_move_piece_on;
    }
    at_move_piece_if_2: MAYBE; {
        /*  181  choose */
        pos->at = MOVE_PIECE_CHOOSE;
        k_free = k_memory;
        u64 o0 = 1;
        i64 n0 = k_count(o0);
        u64 o1 = 1;
        i64 n1 = k_count(o1);
        if (UNLIKELY(!(n0 + n1))) {
            k_fault();
        }
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        if (!playing) return;
        playing->length++;
        pos->ticks++;
        k_free = k_memory;
        k = k_below(&playing->rng, n0 + n1);
        if (k < n0) {
            id = 113;
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            goto at_move_piece_move;
        }
        k -= n0;
        {
            id = 114;
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            goto at_move_piece_take_it_for;
        }
    }
    at_move_piece_on_3: MAYBE; {
        goto at_move_piece_on_2;
    }
    at_move_piece_move: MAYBE; {
        /*  182  "Move {n}": count_on(n) */
        i64 k276_arg = (i64)pos->move_piece_n;
        pos->count_on_n = (__typeof__(pos->count_on_n))k276_arg;
        pos->count_on_goes_back_to = 1;
        pos->move_piece_n = 0;
        goto at_count_on;
    }
    at_move_piece_after_count_on: MAYBE; {
        goto at_move_piece_on_3;
    }
    at_move_piece_take_it_for: MAYBE; {
        /*  183  "Take it for T": free_move(die_size) */
        i64 k277_arg = OPTION(die_size);
        pos->free_move_far = (__typeof__(pos->free_move_far))k277_arg;
        pos->free_move_goes_back_to = 1;
        pos->move_piece_n = 0;
        goto at_free_move;
    }
    at_move_piece_after_free_move: MAYBE; {
        goto at_move_piece_on_3;
    }
    at_move_piece_else_2: MAYBE; {
        /*  184  else: count_on(n) */
        i64 k278_arg = (i64)pos->move_piece_n;
        pos->count_on_n = (__typeof__(pos->count_on_n))k278_arg;
        pos->count_on_goes_back_to = 2;
        pos->move_piece_n = 0;
        goto at_count_on;
    }
    at_move_piece_after_count_on_2: MAYBE; {
        goto at_move_piece_on_2;
    }
    at_move_piece_else: MAYBE; {
        /*  186  let one = roll [0, 1, 1, 2, 3, 4] */
        pos->move_piece_one = (__typeof__(pos->move_piece_one))({
            list_i64 k279_list = k_list_i64((const i64[]){0, 1, 1, 2, 3, 4}, 6); k279_list.v[k_below(&pos->rng,
            k279_list.n)]; });
        /*  187  if two_dice */
        if (OPTION(two_dice)) goto at_move_piece_if_3;
        goto at_move_piece_else_3;
    }
    at_move_piece_on_4: MAYBE; {
        goto at_move_piece_on;
    }
    at_move_piece_if_3: MAYBE; {
        /*  188  let two = roll [0, 1, 1, 2, 3, 4] */
        pos->move_piece_two = (__typeof__(pos->move_piece_two))({
            list_i64 k280_list = k_list_i64((const i64[]){0, 1, 1, 2, 3, 4}, 6); k280_list.v[k_below(&pos->rng,
            k280_list.n)]; });
        /*  189  choose */
        pos->at = MOVE_PIECE_CHOOSE_2;
        k_free = k_memory;
        u64 o0 = 1;
        i64 n0 = k_count(o0);
        u64 o1 = 1;
        i64 n1 = k_count(o1);
        if (UNLIKELY(!(n0 + n1))) {
            k_fault();
        }
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        if (!playing) return;
        playing->length++;
        pos->ticks++;
        k_free = k_memory;
        k = k_below(&playing->rng, n0 + n1);
        if (k < n0) {
            id = 115;
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            goto at_move_piece_take_t;
        }
        k -= n0;
        {
            id = 116;
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            goto at_move_piece_take_t_2;
        }
    }
    at_move_piece_on_5: MAYBE; {
        goto at_move_piece_on_4;
    }
    at_move_piece_take_t: MAYBE; {
        /*  190  "Take T-{one}": top_die(one) */
        i64 k281_arg = (i64)pos->move_piece_one;
        pos->top_die_minus = (__typeof__(pos->top_die_minus))k281_arg;
        pos->top_die_goes_back_to = 1;
        pos->move_piece_one = 0;
        pos->move_piece_two = 0;
        goto at_top_die;
    }
    at_move_piece_after_top_die: MAYBE; {
        goto at_move_piece_on_5;
    }
    at_move_piece_take_t_2: MAYBE; {
        /*  191  "Take T-{two}": top_die(two) */
        i64 k282_arg = (i64)pos->move_piece_two;
        pos->top_die_minus = (__typeof__(pos->top_die_minus))k282_arg;
        pos->top_die_goes_back_to = 2;
        pos->move_piece_one = 0;
        pos->move_piece_two = 0;
        goto at_top_die;
    }
    at_move_piece_after_top_die_2: MAYBE; {
        goto at_move_piece_on_5;
    }
    at_move_piece_else_3: MAYBE; {
        /*  192  else: top_die(one) */
        i64 k283_arg = (i64)pos->move_piece_one;
        pos->top_die_minus = (__typeof__(pos->top_die_minus))k283_arg;
        pos->top_die_goes_back_to = 3;
        pos->move_piece_one = 0;
        goto at_top_die;
    }
    at_move_piece_after_top_die_3: MAYBE; {
        goto at_move_piece_on_4;
    }
    at_top_die: MAYBE; {
        /*  194  rule top_die(minus) */
        /*  195  if minus is 0: free_move(stands[me].high) */
        if (((i64)pos->top_die_minus == 0)) goto at_top_die_if;
        goto at_top_die_else;
    }
    at_top_die_on: MAYBE; {
        goto after_top_die;
    }
    at_top_die_if: MAYBE; {
        /*  195  if minus is 0: free_move(stands[me].high) */
        i64 k284_arg = SPACE_high[(i64)pos->stands[(i64)pos->me]];
        pos->free_move_far = (__typeof__(pos->free_move_far))k284_arg;
        pos->free_move_goes_back_to = 2;
        pos->top_die_minus = 0;
        goto at_free_move;
    }
    at_top_die_after_free_move: MAYBE; {
        goto at_top_die_on;
    }
    at_top_die_else: MAYBE; {
        /*  196  else: count_on(counted(stands[me], minus)) */
        i64 k285_arg = let_counted(a, (i64)pos->stands[(i64)pos->me], (i64)pos->top_die_minus);
        pos->count_on_n = (__typeof__(pos->count_on_n))k285_arg;
        pos->count_on_goes_back_to = 3;
        pos->top_die_minus = 0;
        goto at_count_on;
    }
    at_top_die_after_count_on: MAYBE; {
        goto at_top_die_on;
    }
    after_top_die: MAYBE; {
        i64 site = pos->top_die_goes_back_to;
        pos->top_die_goes_back_to = 0;
        switch (site) {
            case 1: goto at_move_piece_after_top_die;
            case 2: goto at_move_piece_after_top_die_2;
            default: goto at_move_piece_after_top_die_3;
        }
    }
    at_count_on: MAYBE; {
        /*  204  rule count_on(n) */
        /*  205  if decline_move or counted_backward */
        if ((OPTION(decline_move) || OPTION(counted_backward))) goto at_count_on_if;
        goto at_count_on_else;
    }
    at_count_on_on: MAYBE; {
        pos->count_on_n = 0;
        goto after_count_on;
    }
    at_count_on_if: MAYBE; {
        /*  206  choose */
        pos->at = COUNT_ON_CHOOSE;
        k_free = k_memory;
        u64 o0 = 1;
        i64 n0 = k_count(o0);
        u64 o1 = (OPTION(counted_backward))
            && ((SPACE_number[(i64)pos->stands[(i64)pos->me]] >= (i64)pos->count_on_n));
        i64 n1 = k_count(o1);
        u64 o2 = (OPTION(decline_move));
        i64 n2 = k_count(o2);
        if (UNLIKELY(!(n0 + n1 + n2))) {
            k_fault();
        }
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        if (!playing) return;
        playing->length++;
        pos->ticks++;
        k_free = k_memory;
        k = k_below(&playing->rng, n0 + n1 + n2);
        if (k < n0) {
            id = 117;
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            goto at_count_on_move;
        }
        k -= n0;
        if (k < n1) {
            id = 118;
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            goto at_count_on_move_2;
        }
        k -= n1;
        {
            id = 119;
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            goto at_count_on_stay;
        }
    }
    at_count_on_on_2: MAYBE; {
        goto at_count_on_on;
    }
    at_count_on_move: MAYBE; {
        /*  207  "Move {n} forward": go_to(landing(stands[me].number + n)) */
        do_go_to(pos, a, let_landing(pos, a, (SPACE_number[(i64)pos->stands[(i64)pos->me]] + (i64)pos->count_on_n)));
        goto at_count_on_on_2;
    }
    at_count_on_move_2: MAYBE; {
        /*  208  "Move {n} backward" if counted_backward and stands[me].number >= n: go_to(space(stands[me].numbe.. */
        do_go_to(pos, a, ({ i64 k288_key = (SPACE_number[(i64)pos->stands[(i64)pos->me]] - (i64)pos->count_on_n);
            i64 k287_found = -1; for (i64 k286_row = 0; k287_found < 0 && k286_row < 113; k286_row++) {
            if ((SPACE_number[k286_row] == k288_key)) k287_found = k286_row; } if (k287_found < 0) { k_fault();
            } k287_found; }));
        goto at_count_on_on_2;
    }
    at_count_on_stay: MAYBE; {
        goto at_count_on_on_2;
    }
    at_count_on_else: MAYBE; {
        /*  210  else: go_to(landing(stands[me].number + n)) */
        do_go_to(pos, a, let_landing(pos, a, (SPACE_number[(i64)pos->stands[(i64)pos->me]] + (i64)pos->count_on_n)));
        goto at_count_on_on;
    }
    after_count_on: MAYBE; {
        i64 site = pos->count_on_goes_back_to;
        pos->count_on_goes_back_to = 0;
        switch (site) {
            case 1: goto at_move_piece_after_count_on;
            case 2: goto at_move_piece_after_count_on_2;
            default: goto at_top_die_after_count_on;
        }
    }
    at_free_move: MAYBE; {
        /*  218  rule free_move(far) */
        /*  219  choose */
        pos->at = FREE_MOVE_CHOOSE;
        k_free = k_memory;
        set2 o0 = ({ set2 k291_found = {{0}}; {
            set2 k294_set = k_not2(k_all2(113), k_or2((set2){{0}}, k_bit2((i64)pos->stands[(i64)pos->me])));
            for (i64 k295_i = 0; k295_i < 2; k295_i++) for (u64 k293_rest = k294_set.w[k295_i]; k293_rest;
            k293_rest &= k293_rest - 1) { i64 s MAYBE = 64 * k295_i + k_low(k293_rest); if ((({
            i64 k290_n = SPACE_number[s];
            k290_n >= (SPACE_number[(i64)pos->stands[(i64)pos->me]] - (i64)pos->free_move_far)
            && k290_n <= (SPACE_number[(i64)pos->stands[(i64)pos->me]] + (i64)pos->free_move_far); }))) {
            i64 k292_at = s; k_put2(&k291_found, k292_at); } } } k291_found; });
        i64 n0 = k_count2(o0);
        set2 o1 = ({ set2 k296_found = {{0}}; for (i64 s = 0; s < 113; s++) { if ((OPTION(up))
            && ((s == SPACE_above[(i64)pos->stands[(i64)pos->me]]))) { i64 k297_at = s; k_put2(&k296_found,
            k297_at); } } k296_found; });
        i64 n1 = k_count2(o1);
        u64 o2 = (OPTION(mole_for_move)) && (((i64)pos->mole_deck_n > 0));
        i64 n2 = k_count(o2);
        if (UNLIKELY(!(n0 + n1 + n2))) {
            pos->at = NOWHERE;
            goto at_free_move_otherwise;
        }
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        if (!playing) return;
        playing->length++;
        pos->ticks++;
        k_free = k_memory;
        k = k_below(&playing->rng, n0 + n1 + n2);
        if (k < n0) {
            id = 120 + k_nth2(o0, k);
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            i64 s MAYBE = ((id - 120));
            free_move_move_to_with_s = s;
            goto at_free_move_move_to;
        }
        k -= n0;
        if (k < n1) {
            id = 233 + k_nth2(o1, k);
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            i64 s MAYBE = ((id - 233));
            free_move_move_up_to_with_s = s;
            goto at_free_move_move_up_to;
        }
        k -= n1;
        {
            id = 346;
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            goto at_free_move_draw_a_mole;
        }
    }
    at_free_move_on: MAYBE; {
        pos->free_move_far = 0;
        goto after_free_move;
    }
    at_free_move_move_to: MAYBE; {
        /*  220  "Move to {s}" for s in spaces if s is not stands[me] and s.number in stands[me].number - far..st.. */
        /*  221  go_to(s) */
        do_go_to(pos, a, free_move_move_to_with_s);
        goto at_free_move_on;
    }
    at_free_move_move_up_to: MAYBE; {
        /*  222  "Move up to {s}" for s in spaces if up and s is stands[me].above */
        /*  223  stands[me] = s */
        pos->stands[(i64)pos->me] = (__typeof__(pos->stands[(i64)pos->me]))(free_move_move_up_to_with_s);
        /*  224  moved = yes */
        pos->moved = (__typeof__(pos->moved))(1);
        goto at_free_move_on;
    }
    at_free_move_draw_a_mole: MAYBE; {
        /*  226  draw 1 from mole_deck to moles[me] */
        if (pos->mole_deck_n) carry_mole(pos, top_of(pos->mole_deck, pos->mole_deck_n), 7, 1 + (i64)pos->me, 0);
        goto at_free_move_on;
    }
    at_free_move_otherwise: MAYBE; {
        /*  227  otherwise: nothing */
        goto at_free_move_on;
    }
    after_free_move: MAYBE; {
        i64 site = pos->free_move_goes_back_to;
        pos->free_move_goes_back_to = 0;
        switch (site) {
            case 1: goto at_move_piece_after_free_move;
            default: goto at_top_die_after_free_move;
        }
    }
    at_pick_up: MAYBE; {
        /*  234  rule pick_up() */
        /*  235  if immunity is landing and stands[me] is target[me]: immune[me] = yes */
        if (((OPTION(immunity) == IMMUNITY_landing)
            && ((i64)pos->stands[(i64)pos->me] == (i64)pos->target[(i64)pos->me]))) {
            pos->immune[(i64)pos->me] = (__typeof__(pos->immune[(i64)pos->me]))(1);
        }
        /*  236  if noble_mole and stands[me].noble: draw 1 from mole_deck to moles[me] */
        if ((OPTION(noble_mole) && SPACE_noble[(i64)pos->stands[(i64)pos->me]])) {
            if (pos->mole_deck_n) carry_mole(pos, top_of(pos->mole_deck, pos->mole_deck_n), 7, 1 + (i64)pos->me, 0);
        }
        /*  237  may "Pick up {c}" for c in on_board if c is stands[me].card */
        pos->at = PICK_UP_CHOOSE;
        k_free = k_memory;
        set2 o0 = ({ set2 k298_found = {{0}}; { set2 k301_set = pos->on_board; for (i64 k302_i = 0; k302_i < 2;
            k302_i++) for (u64 k300_rest = k301_set.w[k302_i]; k300_rest; k300_rest &= k300_rest - 1) {
            i64 c MAYBE = 64 * k302_i + k_low(k300_rest); if (((c == SPACE_card[(i64)pos->stands[(i64)pos->me]]))) {
            i64 k299_at = c; k_put2(&k298_found, k299_at); } } } k298_found; });
        i64 n0 = k_count2(o0);
        i64 all = n0 ? n0 + 1 : 0;
        if (UNLIKELY(!(all))) {
            pos->at = NOWHERE;
            goto at_pick_up_on;
        }
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        if (!playing) return;
        playing->length++;
        pos->ticks++;
        k_free = k_memory;
        k = k_below(&playing->rng, all);
        if (k < n0) {
            id = 347 + k_nth2(o0, k);
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            i64 c MAYBE = ((id - 347));
            pick_up_pick_up_with_c = c;
            goto at_pick_up_pick_up;
        }
        k -= n0;
        if (playing->taken) playing->taken[458]++;
        goto at_pick_up_on;
    }
    at_pick_up_on: MAYBE; {
        goto at_turn_after_pick_up;
    }
    at_pick_up_pick_up: MAYBE; {
        /*  237  may "Pick up {c}" for c in on_board if c is stands[me].card */
        /*  238  keep(c) */
        do_keep(pos, a, pick_up_pick_up_with_c);
        goto at_pick_up_on;
    }
    at_force_trades: MAYBE; {
        /*  246  rule force_trades() */
        /*  247  may up to crossed times */
        pos->force_trades_times = (__typeof__(pos->force_trades_times))(i64)pos->crossed;
        pos->force_trades_taken = (__typeof__(pos->force_trades_taken))0;
        goto at_force_trades_again;
    }
    at_force_trades_again: MAYBE; {
        /*  247  may up to crossed times */
        if (((i64)pos->force_trades_times > 0)) goto at_force_trades_once;
        goto at_force_trades_done;
    }
    at_force_trades_once: MAYBE; {
        /*  247  may up to crossed times */
        pos->force_trades_times = (__typeof__(pos->force_trades_times))((i64)pos->force_trades_times - 1);
        pos->force_trades_taken = 0;
        pos->at = FORCE_TRADES_CHOOSE;
        k_free = k_memory;
        k_offer offered = {k_runs, 0, 0};
        offer_force_trades_choose(pos, a, &offered);
        if (UNLIKELY(!(offered.total))) {
            pos->at = NOWHERE;
            goto at_force_trades_done;
        }
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        if (!playing) return;
        playing->length++;
        pos->ticks++;
        k_free = k_memory;
        id = k_pick(&offered, k_below(&playing->rng, offered.total));
        if (playing->taken) playing->taken[id]++;
        goto take_force_trades_choose;
    }
    at_force_trades_done: MAYBE; {
        goto at_force_trades_on;
    }
    at_force_trades_on: MAYBE; {
        pos->force_trades_times = 0;
        pos->force_trades_taken = 0;
        goto after_force_trades;
    }
    at_force_trades_give: MAYBE; {
        /*  248  "Give {q} {mine} for {yours}" for q in opponents, mine in cards[me], yours in cards[q] if */
        /*  247  may up to crossed times */
        pos->force_trades_taken = (__typeof__(pos->force_trades_taken))1;
        /*  251  unlock(yours) */
        do_unlock(pos, a, force_trades_give_with_yours);
        /*  252  move mine to cards[q] */
        move_element(pos, force_trades_give_with_mine, 2 + force_trades_give_with_q, 0);
        /*  253  keep(yours) */
        do_keep(pos, a, force_trades_give_with_yours);
        /*  254  if mine is target[q].card: immune[q] = yes */
        if ((force_trades_give_with_mine == SPACE_card[(i64)pos->target[force_trades_give_with_q]])) {
            pos->immune[force_trades_give_with_q] = (__typeof__(pos->immune[force_trades_give_with_q]))(1);
        }
        goto at_force_trades_again;
    }
    at_force_trades_draw_a_mole: MAYBE; {
        /*  247  may up to crossed times */
        pos->force_trades_taken = (__typeof__(pos->force_trades_taken))1;
        /*  256  draw 1 from mole_deck to moles[me] */
        if (pos->mole_deck_n) carry_mole(pos, top_of(pos->mole_deck, pos->mole_deck_n), 7, 1 + (i64)pos->me, 0);
        goto at_force_trades_again;
    }
    after_force_trades: MAYBE; {
        i64 site = pos->force_trades_goes_back_to;
        pos->force_trades_goes_back_to = 0;
        switch (site) {
            case 1: goto at_turn_after_force_trades;
            default: goto at_turn_after_force_trades_2;
        }
    }
    at_lock_sets: MAYBE; {
        /*  266  rule lock_sets() */
        /*  267  may up to 12 times */
        pos->lock_sets_times = (__typeof__(pos->lock_sets_times))12;
        pos->lock_sets_taken = (__typeof__(pos->lock_sets_taken))0;
        goto at_lock_sets_again;
    }
    at_lock_sets_again: MAYBE; {
        /*  267  may up to 12 times */
        if (((i64)pos->lock_sets_times > 0)) goto at_lock_sets_once;
        goto at_lock_sets_done;
    }
    at_lock_sets_once: MAYBE; {
        /*  267  may up to 12 times */
        pos->lock_sets_times = (__typeof__(pos->lock_sets_times))((i64)pos->lock_sets_times - 1);
        pos->lock_sets_taken = 0;
        pos->at = LOCK_SETS_CHOOSE;
        k_free = k_memory;
        k_offer offered = {k_runs, 0, 0};
        offer_lock_sets_choose(pos, a, &offered);
        if (UNLIKELY(!(offered.total))) {
            pos->at = NOWHERE;
            goto at_lock_sets_done;
        }
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        if (!playing) return;
        playing->length++;
        pos->ticks++;
        k_free = k_memory;
        id = k_pick(&offered, k_below(&playing->rng, offered.total));
        if (playing->taken) playing->taken[id]++;
        goto take_lock_sets_choose;
    }
    at_lock_sets_done: MAYBE; {
        goto at_lock_sets_on;
    }
    at_lock_sets_on: MAYBE; {
        pos->lock_sets_times = 0;
        pos->lock_sets_taken = 0;
        goto at_turn_after_lock_sets;
    }
    at_lock_sets_lock: MAYBE; {
        /*  268  "Lock {s.cards} as {s.word}" for s in spellings if count(s.cards) >= 2 and count(s.cards - cards.. */
        /*  267  may up to 12 times */
        pos->lock_sets_taken = (__typeof__(pos->lock_sets_taken))1;
        /*  270  lock(s.cards, spell) */
        do_lock(pos, a, SPELLING_cards[lock_sets_lock_with_s], PURPOSE_spell);
        goto at_lock_sets_again;
    }
    at_lock_sets_lock_2: MAYBE; {
        /*  271  "Lock {a} and {b} in a run" for a in loose, b in loose if b.number is a.number + 1 */
        /*  267  may up to 12 times */
        pos->lock_sets_taken = (__typeof__(pos->lock_sets_taken))1;
        /*  272  lock([a, b], rhythm) */
        do_lock(pos, a, ({ set2 k304_set = {{0}}; {
            list_i64 k305_list = k_list_i64((const i64[]){lock_sets_lock_2_with_a_, lock_sets_lock_2_with_b}, 2);
            for (i64 k306_i = 0; k306_i < k305_list.n; k306_i++) { i64 k303_v MAYBE = k305_list.v[k306_i];
            k_put2(&k304_set, k303_v); } } k304_set; }), PURPOSE_rhythm);
        goto at_lock_sets_again;
    }
    at_lock_sets_lock_3: MAYBE; {
        /*  273  "Lock {a} and {b} in a house run" for a in loose, b in loose if a.faction is b.faction and */
        /*  267  may up to 12 times */
        pos->lock_sets_taken = (__typeof__(pos->lock_sets_taken))1;
        /*  275  lock([a, b], house) */
        do_lock(pos, a, ({ set2 k308_set = {{0}}; {
            list_i64 k309_list = k_list_i64((const i64[]){lock_sets_lock_3_with_a_, lock_sets_lock_3_with_b}, 2);
            for (i64 k310_i = 0; k310_i < k309_list.n; k310_i++) { i64 k307_v MAYBE = k309_list.v[k310_i];
            k_put2(&k308_set, k307_v); } } k308_set; }), PURPOSE_house);
        goto at_lock_sets_again;
    }
    at_lock_sets_lock_the_faction: MAYBE; {
        /*  276  "Lock the faction {f}" for f in factions if count(c for c in loose if c.faction is f) >= 3 */
        /*  267  may up to 12 times */
        pos->lock_sets_taken = (__typeof__(pos->lock_sets_taken))1;
        /*  277  lock([c for c in loose if c.faction is f], frat) */
        do_lock(pos, a, ({ set2 k311_found = {{0}}; { list_i64 k312_list = let_loose(pos, a); for (i64 k313_i = 0;
            k313_i < k312_list.n; k313_i++) { i64 c MAYBE = k312_list.v[k313_i];
            if ((ELEMENT_faction[c] == lock_sets_lock_the_faction_with_f)) { k_put2(&k311_found, c);
            } } }  k311_found; }), PURPOSE_frat);
        goto at_lock_sets_again;
    }
    at_lock_sets_add: MAYBE; {
        /*  278  "Add {c} to the set of {x}" for c in loose, x in cards[me] if founder[x] is x and locked_as[x] i.. */
        /*  267  may up to 12 times */
        pos->lock_sets_taken = (__typeof__(pos->lock_sets_taken))1;
        /*  280  lock(together(x) + [c], locked_as[x]) */
        do_lock(pos, a, k_or2(let_together(pos, a, lock_sets_add_with_x), ({ set2 k315_set = {{0}}; {
            list_i64 k316_list = k_list_i64((const i64[]){lock_sets_add_with_c}, 1); for (i64 k317_i = 0;
            k317_i < k316_list.n; k317_i++) { i64 k314_v MAYBE = k316_list.v[k317_i]; k_put2(&k315_set, k314_v);
            } } k315_set; })), k_known((i64)pos->locked_as[lock_sets_add_with_x]));
        goto at_lock_sets_again;
    }
    at_arrive_at_end: MAYBE; {
        /*  299  rule arrive_at_end() */
        /*  300  if play_on */
        if (OPTION(play_on)) goto at_arrive_at_end_if;
        goto at_arrive_at_end_on;
    }
    at_arrive_at_end_on: MAYBE; {
        /*  305  finisher = me */
        pos->finisher = (__typeof__(pos->finisher))((i64)pos->me);
        /*  306  take_bonus() */
        pos->take_bonus_goes_back_to = 2;
        goto at_take_bonus;
    }
    at_arrive_at_end_if: MAYBE; {
        /*  301  may "Go round again" */
        pos->at = ARRIVE_AT_END_CHOOSE;
        k_free = k_memory;
        u64 o0 = 1;
        i64 n0 = k_count(o0);
        i64 all = n0 ? n0 + 1 : 0;
        if (UNLIKELY(!(all))) {
            pos->at = NOWHERE;
            goto at_arrive_at_end_on_2;
        }
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        if (!playing) return;
        playing->length++;
        pos->ticks++;
        k_free = k_memory;
        k = k_below(&playing->rng, all);
        if (k < n0) {
            id = 113347;
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            goto at_arrive_at_end_go_round_again;
        }
        k -= n0;
        if (playing->taken) playing->taken[113348]++;
        goto at_arrive_at_end_on_2;
    }
    at_arrive_at_end_on_2: MAYBE; {
        goto at_arrive_at_end_on;
    }
    at_arrive_at_end_go_round_again: MAYBE; {
        /*  302  stands[me] = space(0) */
        pos->stands[(i64)pos->me] = (__typeof__(pos->stands[(i64)pos->me]))(0);
        /*  303  take_bonus() */
        pos->take_bonus_goes_back_to = 1;
        goto at_take_bonus;
    }
    at_arrive_at_end_after_take_bonus: MAYBE; {
        /*  304  done */
        goto at_turn_after_arrive_at_end;
    }
    at_arrive_at_end_after_take_bonus_2: MAYBE; {
        pos->arrive_at_end_kept_me = (__typeof__(pos->arrive_at_end_kept_me))pos->me;
        k_keep(pos->arrive_at_end_seats_left, &pos->arrive_at_end_seats_left_n, 6, k_seats_from((i64)pos->me, SEATS));
        goto at_arrive_at_end_next_player;
    }
    at_arrive_at_end_next_player: MAYBE; {
        if (!pos->arrive_at_end_seats_left_n) goto at_arrive_at_end_all;
        pos->arrive_at_end_seat = (__typeof__(pos->arrive_at_end_seat))k_next(pos->arrive_at_end_seats_left,
    &pos->arrive_at_end_seats_left_n);
        goto at_arrive_at_end_player;
    }
    at_arrive_at_end_all: MAYBE; {
        pos->me = (i8)k_known((i64)pos->arrive_at_end_kept_me);
        /*  308  end game */
        end_ranked(pos, a);
        return;
    }
    at_arrive_at_end_player: MAYBE; {
        pos->me = (i8)(i64)pos->arrive_at_end_seat;
        /*  307  each player from me if allies: declare_alloys() */
        if (OPTION(allies)) goto at_arrive_at_end_for;
        goto at_arrive_at_end_next_player;
    }
    at_arrive_at_end_for: MAYBE; {
        /*  307  each player from me if allies: declare_alloys() */
        pos->arrive_at_end_seat = 0;
        goto at_declare_alloys;
    }
    at_arrive_at_end_after_declare_alloys: MAYBE; {
        goto at_arrive_at_end_next_player;
    }
    at_take_bonus: MAYBE; {
        /*  310  rule take_bonus() */
        /*  311  if rewarded: done */
        if ((i64)pos->rewarded) {
            pos->take_bonus_times = 0;
            goto after_take_bonus;
        }
        /*  312  rewarded = yes */
        pos->rewarded = (__typeof__(pos->rewarded))(1);
        /*  313  repeat 2 times */
        pos->take_bonus_times = (__typeof__(pos->take_bonus_times))2;
        goto at_take_bonus_again;
    }
    at_take_bonus_again: MAYBE; {
        /*  313  repeat 2 times */
        if (((i64)pos->take_bonus_times > 0)) goto at_take_bonus_once;
        goto at_take_bonus_on;
    }
    at_take_bonus_on: MAYBE; {
        pos->take_bonus_times = 0;
        goto after_take_bonus;
    }
    at_take_bonus_once: MAYBE; {
        /*  313  repeat 2 times */
        pos->take_bonus_times = (__typeof__(pos->take_bonus_times))((i64)pos->take_bonus_times - 1);
        /*  314  choose "Take {c}" for c in on_board */
        pos->at = TAKE_BONUS_CHOOSE;
        k_free = k_memory;
        set2 o0 = pos->on_board;
        i64 n0 = k_count2(o0);
        if (UNLIKELY(!(n0))) {
            pos->at = NOWHERE;
            goto at_take_bonus_otherwise;
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
            id = 113349 + k_nth2(o0, k);
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            i64 c MAYBE = ((id - 113349));
            take_bonus_take_with_c = c;
            goto at_take_bonus_take;
        }
    }
    at_take_bonus_on_2: MAYBE; {
        goto at_take_bonus_again;
    }
    at_take_bonus_take: MAYBE; {
        /*  314  choose "Take {c}" for c in on_board */
        /*  315  keep(c) */
        do_keep(pos, a, take_bonus_take_with_c);
        goto at_take_bonus_on_2;
    }
    at_take_bonus_otherwise: MAYBE; {
        /*  316  otherwise: nothing */
        goto at_take_bonus_on_2;
    }
    after_take_bonus: MAYBE; {
        i64 site = pos->take_bonus_goes_back_to;
        pos->take_bonus_goes_back_to = 0;
        switch (site) {
            case 1: goto at_arrive_at_end_after_take_bonus;
            default: goto at_arrive_at_end_after_take_bonus_2;
        }
    }
    at_declare_alloys: MAYBE; {
        /*  318  rule declare_alloys() */
        /*  319  repeat 10 times */
        pos->declare_alloys_times = (__typeof__(pos->declare_alloys_times))10;
        goto at_declare_alloys_again;
    }
    at_declare_alloys_again: MAYBE; {
        /*  319  repeat 10 times */
        if (((i64)pos->declare_alloys_times > 0)) goto at_declare_alloys_once;
        goto at_declare_alloys_on;
    }
    at_declare_alloys_on: MAYBE; {
        pos->declare_alloys_times = 0;
        pos->declare_alloys_a = 0;
        goto at_arrive_at_end_after_declare_alloys;
    }
    at_declare_alloys_once: MAYBE; {
        /*  319  repeat 10 times */
        pos->declare_alloys_times = (__typeof__(pos->declare_alloys_times))((i64)pos->declare_alloys_times - 1);
        /*  320  may "Play {a}" for a in alloys if every(c in cards[me] and founder[c] is none for c in a.members) */
        pos->declare_alloys_a = 0;
        pos->at = DECLARE_ALLOYS_CHOOSE;
        k_free = k_memory;
        u64 o0 = ({ u64 k328_found = 0; for (i64 a_ = 0; a_ < 25; a_++) { k328_found |= (u64)!!((({
            i64 k323_found = 1; { set2 k326_set = ALLOY_members[a_]; for (i64 k327_i = 0; k327_i < 2;
            k327_i++) for (u64 k325_rest = k326_set.w[k327_i]; k325_rest; k325_rest &= k325_rest - 1) {
            i64 c MAYBE = 64 * k327_i + k_low(k325_rest); if (!((k_has2(pos->cards[(i64)pos->me], c)
            && ((i64)pos->founder[c] == NONE)))) { k323_found = 0; goto k324_done; } } } goto k324_done; k324_done:;
            k323_found; }))) << a_; } k328_found; });
        i64 n0 = k_count(o0);
        i64 all = n0 ? n0 + 1 : 0;
        if (UNLIKELY(!(all))) {
            pos->at = NOWHERE;
            goto at_declare_alloys_otherwise;
        }
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        if (!playing) return;
        playing->length++;
        pos->ticks++;
        k_free = k_memory;
        k = k_below(&playing->rng, all);
        if (k < n0) {
            id = 113460 + k_nth(o0, k);
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            i64 a_ MAYBE = ((id - 113460));
            pos->declare_alloys_a = (__typeof__(pos->declare_alloys_a))a_;
            goto at_declare_alloys_play;
        }
        k -= n0;
        if (playing->taken) playing->taken[113485]++;
        goto at_declare_alloys_otherwise;
    }
    at_declare_alloys_on_2: MAYBE; {
        goto at_declare_alloys_again;
    }
    at_declare_alloys_play: MAYBE; {
        /*  320  may "Play {a}" for a in alloys if every(c in cards[me] and founder[c] is none for c in a.members) */
        /*  321  dedicate(a) */
        i64 k330_arg = (i64)pos->declare_alloys_a;
        pos->dedicate_alloy = (__typeof__(pos->dedicate_alloy))k330_arg;
        goto at_dedicate;
    }
    at_declare_alloys_after_dedicate: MAYBE; {
        /*  322  for c in a.members */
        { set2 k332_set = ALLOY_members[(i64)pos->declare_alloys_a]; for (i64 k333_i = 0; k333_i < 2;
            k333_i++) for (u64 k331_rest = k332_set.w[k333_i]; k331_rest; k331_rest &= k331_rest - 1) {
            i64 c MAYBE = 64 * k333_i + k_low(k331_rest);
            /*  323  let plus = flip [yes, no] */
            i64 plus MAYBE = ({ list_i64 k335_list = k_list_i64((const i64[]){1, 0}, 2);
                k335_list.v[k_below(&pos->rng, k335_list.n)]; });
            /*  324  if plus: alloy_points[me] += 15 if c in helped else 10 */
            if (plus) {
                pos->alloy_points[(i64)pos->me] = (__typeof__(pos->alloy_points[(i64)pos->me]))k_within(pos->alloy_points[(i64)pos->me] + (k_has2(pos->helped, c) ? 15 : 10), 0, 500);
            }
            /*  325  move c to box */
            move_element(pos, c, 0, 0);
        } }
        goto at_declare_alloys_on_2;
    }
    at_declare_alloys_otherwise: MAYBE; {
        /*  326  otherwise: stop */
        goto at_declare_alloys_on;
    }
    at_dedicate: MAYBE; {
        /*  328  rule dedicate(alloy) */
        k_keep(pos->dedicate_c_rest, &pos->dedicate_c_rest_n, 111, ({ build_i64 k337_found = {0, 0, 0}; {
            set2 k339_set = ALLOY_members[(i64)pos->dedicate_alloy]; for (i64 k340_i = 0; k340_i < 2;
            k340_i++) for (u64 k338_rest = k339_set.w[k340_i]; k338_rest; k338_rest &= k338_rest - 1) {
            i64 k336_v MAYBE = 64 * k340_i + k_low(k338_rest); k_add_i64(&k337_found, k336_v);
            } }  k_made_i64(k337_found); }));
        goto at_dedicate_next_c;
    }
    at_dedicate_next_c: MAYBE; {
        if (!pos->dedicate_c_rest_n) goto at_dedicate_on;
        pos->dedicate_c = (__typeof__(pos->dedicate_c))k_next(pos->dedicate_c_rest, &pos->dedicate_c_rest_n);
        goto at_dedicate_c;
    }
    at_dedicate_on: MAYBE; {
        pos->dedicate_alloy = 0;
        memset(pos->dedicate_c_rest, 0, sizeof pos->dedicate_c_rest), pos->dedicate_c_rest_n = 0;
        pos->dedicate_c = 0;
        goto at_declare_alloys_after_dedicate;
    }
    at_dedicate_c: MAYBE; {
        /*  330  may "Give {m} to {c}" for m in moles[me] */
        pos->dedicate_alloy = 0;
        pos->at = DEDICATE_CHOOSE;
        k_free = k_memory;
        u64 o0 = pos->moles[(i64)pos->me];
        i64 n0 = k_count(o0);
        i64 all = n0 ? n0 + 1 : 0;
        if (UNLIKELY(!(all))) {
            pos->at = NOWHERE;
            goto at_dedicate_on_2;
        }
        if (UNLIKELY(pos->ticks >= LIMIT)) {
            end_cut(pos, a);
            return;
        }
        if (!playing) return;
        playing->length++;
        pos->ticks++;
        k_free = k_memory;
        k = k_below(&playing->rng, all);
        if (k < n0) {
            id = 113486 + k_nth(o0, k);
            if (playing->taken) playing->taken[id]++;
            k_free = k_memory;
            i64 m MAYBE = ((id - 113486));
            dedicate_give_with_m = m;
            goto at_dedicate_give;
        }
        k -= n0;
        if (playing->taken) playing->taken[113522]++;
        goto at_dedicate_on_2;
    }
    at_dedicate_on_2: MAYBE; {
        goto at_dedicate_next_c;
    }
    at_dedicate_give: MAYBE; {
        /*  330  may "Give {m} to {c}" for m in moles[me] */
        /*  331  move m to spent */
        move_mole(pos, dedicate_give_with_m, 8, 0);
        /*  332  move c to helped */
        move_element(pos, (i64)pos->dedicate_c, 8, 0);
        goto at_dedicate_on_2;
    }
    take_setup_choose: MAYBE; {
        {
            k_free = k_memory;
            i64 s MAYBE = (id);
            setup_make_with_s = s;
            goto at_setup_make;
        }
    }
    take_move_piece_choose: MAYBE; {
        if (id < 114) {
            k_free = k_memory;
            goto at_move_piece_move;
        }
        {
            k_free = k_memory;
            goto at_move_piece_take_it_for;
        }
    }
    take_move_piece_choose_2: MAYBE; {
        if (id < 116) {
            k_free = k_memory;
            goto at_move_piece_take_t;
        }
        {
            k_free = k_memory;
            goto at_move_piece_take_t_2;
        }
    }
    take_count_on_choose: MAYBE; {
        if (id < 118) {
            k_free = k_memory;
            goto at_count_on_move;
        }
        if (id < 119) {
            k_free = k_memory;
            goto at_count_on_move_2;
        }
        {
            k_free = k_memory;
            goto at_count_on_stay;
        }
    }
    take_free_move_choose: MAYBE; {
        if (id < 233) {
            k_free = k_memory;
            i64 s MAYBE = ((id - 120));
            free_move_move_to_with_s = s;
            goto at_free_move_move_to;
        }
        if (id < 346) {
            k_free = k_memory;
            i64 s MAYBE = ((id - 233));
            free_move_move_up_to_with_s = s;
            goto at_free_move_move_up_to;
        }
        {
            k_free = k_memory;
            goto at_free_move_draw_a_mole;
        }
    }
    take_pick_up_choose: MAYBE; {
        if (id < 458) {
            k_free = k_memory;
            i64 c MAYBE = ((id - 347));
            pick_up_pick_up_with_c = c;
            goto at_pick_up_pick_up;
        }
        goto at_pick_up_on;
    }
    take_force_trades_choose: MAYBE; {
        if (id < 74385) {
            k_free = k_memory;
            i64 q MAYBE = ((id - 459) / 12321);
            i64 mine MAYBE = ((id - 459) / 111 % 111);
            i64 yours MAYBE = ((id - 459) % 111);
            force_trades_give_with_q = q;
            force_trades_give_with_mine = mine;
            force_trades_give_with_yours = yours;
            goto at_force_trades_give;
        }
        if (id < 74386) {
            k_free = k_memory;
            goto at_force_trades_draw_a_mole;
        }
        goto at_force_trades_done;
    }
    take_lock_sets_choose: MAYBE; {
        if (id < 76373) {
            k_free = k_memory;
            i64 s MAYBE = ((id - 74387));
            lock_sets_lock_with_s = s;
            goto at_lock_sets_lock;
        }
        if (id < 88694) {
            k_free = k_memory;
            i64 a_ MAYBE = ((id - 76373) / 111);
            i64 b MAYBE = ((id - 76373) % 111);
            lock_sets_lock_2_with_a_ = a_;
            lock_sets_lock_2_with_b = b;
            goto at_lock_sets_lock_2;
        }
        if (id < 101015) {
            k_free = k_memory;
            i64 a_ MAYBE = ((id - 88694) / 111);
            i64 b MAYBE = ((id - 88694) % 111);
            lock_sets_lock_3_with_a_ = a_;
            lock_sets_lock_3_with_b = b;
            goto at_lock_sets_lock_3;
        }
        if (id < 101025) {
            k_free = k_memory;
            i64 f MAYBE = ((id - 101015));
            lock_sets_lock_the_faction_with_f = f;
            goto at_lock_sets_lock_the_faction;
        }
        if (id < 113346) {
            k_free = k_memory;
            i64 c MAYBE = ((id - 101025) / 111);
            i64 x MAYBE = ((id - 101025) % 111);
            lock_sets_add_with_c = c;
            lock_sets_add_with_x = x;
            goto at_lock_sets_add;
        }
        goto at_lock_sets_done;
    }
    take_arrive_at_end_choose: MAYBE; {
        if (id < 113348) {
            k_free = k_memory;
            goto at_arrive_at_end_go_round_again;
        }
        goto at_arrive_at_end_on_2;
    }
    take_take_bonus_choose: MAYBE; {
        {
            k_free = k_memory;
            i64 c MAYBE = ((id - 113349));
            take_bonus_take_with_c = c;
            goto at_take_bonus_take;
        }
    }
    take_declare_alloys_choose: MAYBE; {
        if (id < 113485) {
            k_free = k_memory;
            i64 a_ MAYBE = ((id - 113460));
            pos->declare_alloys_a = (__typeof__(pos->declare_alloys_a))a_;
            goto at_declare_alloys_play;
        }
        goto at_declare_alloys_otherwise;
    }
    take_dedicate_choose: MAYBE; {
        if (id < 113522) {
            k_free = k_memory;
            i64 m MAYBE = ((id - 113486));
            dedicate_give_with_m = m;
            goto at_dedicate_give;
        }
        goto at_dedicate_on_2;
    }
}

const k_slot rw_slots[] = {
    {"element_box", "set", "", offsetof(Position, element_box), sizeof(set2), 1, 0, 1, 0},
    {"on_board", "set", "", offsetof(Position, on_board), sizeof(set2), 1, 0, 1, 0},
    {"cards", "each set", "", offsetof(Position, cards), sizeof(set2), 6, 0, 1, 0},
    {"in_cards", "set", "", offsetof(Position, in_cards), sizeof(set2), 1, 0, 1, 0},
    {"helped", "set", "", offsetof(Position, helped), sizeof(set2), 1, 0, 1, 0},
    {"mole_box", "set", "", offsetof(Position, mole_box), sizeof(u64), 1, 0, 1, 0},
    {"moles", "each set", "", offsetof(Position, moles), sizeof(u64), 6, 0, 1, 0},
    {"in_moles", "set", "", offsetof(Position, in_moles), sizeof(u64), 1, 0, 1, 0},
    {"spent", "set", "", offsetof(Position, spent), sizeof(u64), 1, 0, 1, 0},
    {"top_die_minus", "number", "", offsetof(Position, top_die_minus), sizeof(i64), 1, 1, 0, 0},
    {"count_on_n", "number", "", offsetof(Position, count_on_n), sizeof(i64), 1, 1, 0, 0},
    {"free_move_far", "number", "", offsetof(Position, free_move_far), sizeof(i64), 1, 1, 0, 0},
    {"force_trades_times", "number", "", offsetof(Position, force_trades_times), sizeof(i64), 1, 1, 0, 0},
    {"lock_sets_times", "number", "", offsetof(Position, lock_sets_times), sizeof(i64), 1, 1, 0, 0},
    {"take_bonus_times", "number", "", offsetof(Position, take_bonus_times), sizeof(i64), 1, 1, 0, 0},
    {"declare_alloys_times", "number", "", offsetof(Position, declare_alloys_times), sizeof(i64), 1, 1, 0, 0},
    {"setup_seats_left", "list", "number", offsetof(Position, setup_seats_left), sizeof(i32), 6, 1, 0,
    offsetof(Position, setup_seats_left_n)},
    {"arrive_at_end_seats_left", "list", "number", offsetof(Position, arrive_at_end_seats_left), sizeof(i32), 6, 1,
    0, offsetof(Position, arrive_at_end_seats_left_n)},
    {"dedicate_c_rest", "list", "number", offsetof(Position, dedicate_c_rest), sizeof(i32), 111, 1, 0,
    offsetof(Position, dedicate_c_rest_n)},
    {"alloy_points", "each number", "", offsetof(Position, alloy_points), sizeof(i16), 6, 1, 0, 0},
    {"force_trades_goes_back_to", "number", "", offsetof(Position, force_trades_goes_back_to), sizeof(i16), 1, 1, 0,
    0},
    {"count_on_goes_back_to", "number", "", offsetof(Position, count_on_goes_back_to), sizeof(i16), 1, 1, 0, 0},
    {"free_move_goes_back_to", "number", "", offsetof(Position, free_move_goes_back_to), sizeof(i16), 1, 1, 0, 0},
    {"top_die_goes_back_to", "number", "", offsetof(Position, top_die_goes_back_to), sizeof(i16), 1, 1, 0, 0},
    {"take_bonus_goes_back_to", "number", "", offsetof(Position, take_bonus_goes_back_to), sizeof(i16), 1, 1, 0, 0},
    {"element_place", "each number", "", offsetof(Position, element_place), sizeof(u8), 111, 0, 0, 0},
    {"mole_place", "each number", "", offsetof(Position, mole_place), sizeof(u8), 36, 0, 0, 0},
    {"mole_known", "each number", "", offsetof(Position, mole_known), sizeof(i8), 36, 1, 0, 0},
    {"mole_cohort", "each number", "", offsetof(Position, mole_cohort), sizeof(u8), 9, 0, 0, 0},
    {"mole_deck", "ordered", "36", offsetof(Position, mole_deck), sizeof(i8), 1, 1, 0, 0},
    {"mole_deck_n", "length", "", offsetof(Position, mole_deck_n), sizeof(i8), 1, 1, 0, 0},
    {"stands", "each number", "", offsetof(Position, stands), sizeof(i8), 6, 1, 0, 0},
    {"target", "each number", "", offsetof(Position, target), sizeof(i8), 6, 1, 0, 0},
    {"immune", "each flag", "", offsetof(Position, immune), sizeof(i8), 6, 1, 0, 0},
    {"founder", "each maybe", "", offsetof(Position, founder), sizeof(i8), 111, 1, 0, 0},
    {"locked_as", "each maybe", "", offsetof(Position, locked_as), sizeof(i8), 111, 1, 0, 0},
    {"rewarded", "flag", "", offsetof(Position, rewarded), sizeof(i8), 1, 1, 0, 0},
    {"finisher", "maybe", "", offsetof(Position, finisher), sizeof(i8), 1, 1, 0, 0},
    {"crossed", "number", "", offsetof(Position, crossed), sizeof(i8), 1, 1, 0, 0},
    {"moved", "flag", "", offsetof(Position, moved), sizeof(i8), 1, 1, 0, 0},
    {"starter", "number", "", offsetof(Position, starter), sizeof(i8), 1, 1, 0, 0},
    {"setup_kept_me", "maybe", "", offsetof(Position, setup_kept_me), sizeof(i8), 1, 1, 0, 0},
    {"setup_seat", "number", "", offsetof(Position, setup_seat), sizeof(i8), 1, 1, 0, 0},
    {"move_piece_n", "number", "", offsetof(Position, move_piece_n), sizeof(i8), 1, 1, 0, 0},
    {"move_piece_one", "number", "", offsetof(Position, move_piece_one), sizeof(i8), 1, 1, 0, 0},
    {"move_piece_two", "number", "", offsetof(Position, move_piece_two), sizeof(i8), 1, 1, 0, 0},
    {"force_trades_taken", "flag", "", offsetof(Position, force_trades_taken), sizeof(i8), 1, 1, 0, 0},
    {"lock_sets_taken", "flag", "", offsetof(Position, lock_sets_taken), sizeof(i8), 1, 1, 0, 0},
    {"arrive_at_end_kept_me", "maybe", "", offsetof(Position, arrive_at_end_kept_me), sizeof(i8), 1, 1, 0, 0},
    {"arrive_at_end_seat", "number", "", offsetof(Position, arrive_at_end_seat), sizeof(i8), 1, 1, 0, 0},
    {"declare_alloys_a", "number", "", offsetof(Position, declare_alloys_a), sizeof(i8), 1, 1, 0, 0},
    {"dedicate_alloy", "number", "", offsetof(Position, dedicate_alloy), sizeof(i8), 1, 1, 0, 0},
    {"dedicate_c", "number", "", offsetof(Position, dedicate_c), sizeof(i8), 1, 1, 0, 0},
    {0, 0, 0, 0, 0, 0, 0, 0, 0},
};

static void derive(Position *pos MAYBE) {
    derive_element(pos);
    derive_mole(pos);
    derive_vars(pos);
}

static void agree(Agreed *a, const i64 *options MAYBE) {
    a->option_below_range = options[0];
    a->option_decline_move = options[1];
    a->option_counted_backward = options[2];
    a->option_up = options[3];
    a->option_overshoot = options[4];
    a->option_distinct_nobles = options[5];
    a->option_immunity = options[6];
    a->option_trade_first = options[7];
    a->option_locking = options[8];
    a->option_mole_faction = options[9];
    a->option_max_moles = options[10];
    a->option_spell_min = options[11];
    a->option_die_size = options[12];
    a->option_two_dice = options[13];
    a->option_play_on = options[14];
    a->option_noble_mole = options[15];
    a->option_mole_for_move = options[16];
    a->option_mole_for_trade = options[17];
    a->option_allies = options[18];
    a->option_mole_multiplier = options[19];
    a->option_tiebreak = options[20];
    (void)a;
}

#include "kernel_play.h"
