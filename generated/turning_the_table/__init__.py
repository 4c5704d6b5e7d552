"""Turning the Table. Compiled from turning_the_table.rules; change the rules, not this file."""

from __future__ import annotations

from collections.abc import Mapping

from rulewright.play.runtime import (
    PLAYER_NAMES,
    AnyText,
    Best,
    ByNumber,
    Clause,
    Column,
    Counted,
    Declared,
    Function,
    Game,
    Group,
    Line,
    Listed,
    Many,
    Maybe,
    Named,
    NotOffered,
    Option,
    Position,
    Runs,
    Said,
    Site,
    Slot,
    Step,
    Stop,
    Table,
    Var,
    Whole,
    YesNo,
    Zone,
    alike,
    best_of,
    bits,
    cache,
    consecutive,
    digits,
    groups_alike,
    has,
    in_64_bits,
    in_order,
    kinds_in,
    known,
    least,
    members,
    opponents,
    printed,
    prod,
    row_of,
    seats_from,
    sets_in_a_row,
    sets_within,
    small_sets,
    to_the_power,
    told_apart,
    within,
)

COMPILED_FROM = "turning_the_table.rules"

FACTION_NAMES = (
    "alkali", "alkaline_earth", "transition", "rare_earths", "actinides", "other_metals", "metalloids", "non_metals",
    "halogens", "nobles",
)
(
    FACTION_ALKALI, FACTION_ALKALINE_EARTH, FACTION_TRANSITION, FACTION_RARE_EARTHS, FACTION_ACTINIDES,
    FACTION_OTHER_METALS, FACTION_METALLOIDS, FACTION_NON_METALS, FACTION_HALOGENS, FACTION_NOBLES,
) = range(10)
FACTION_VALUES = range(10)

THEME_NAMES = ("cold", "gravity", "heat", "light", "sound", "magnetism")

PURPOSE_NAMES = ("spell", "frat", "rhythm", "house")
PURPOSE_SPELL, PURPOSE_FRAT, PURPOSE_RHYTHM, PURPOSE_HOUSE = range(4)

BELOW_RANGE_NAMES = ("clamp", "literal", "stay")
BELOW_RANGE_CLAMP, BELOW_RANGE_LITERAL, BELOW_RANGE_STAY = range(3)

DRAWN_BELOW_NAMES = ("from_58", "from_57")
DRAWN_BELOW_FROM_58, DRAWN_BELOW_FROM_57 = range(2)

OVERSHOOT_NAMES = ("stay", "stop", "bounce")
OVERSHOOT_STAY, OVERSHOOT_STOP, OVERSHOOT_BOUNCE = range(3)

IMMUNITY_NAMES = ("landing", "card")
IMMUNITY_LANDING, IMMUNITY_CARD = range(2)

WORDS_NAMES = ("common", "proper")
WORDS_COMMON, WORDS_PROPER = range(2)

SYMBOLS_NAMES = ("today", "printed")
SYMBOLS_TODAY, SYMBOLS_PRINTED = range(2)

MOLE_MULTIPLIER_NAMES = ("product", "last")
MOLE_MULTIPLIER_PRODUCT, MOLE_MULTIPLIER_LAST = range(2)

TIEBREAK_NAMES = ("shared", "finisher", "cards")
TIEBREAK_SHARED, TIEBREAK_FINISHER, TIEBREAK_CARDS = range(3)

#   38  component element
ELEMENT_NAMES = (
    "H", "He", "Li", "Be", "B", "C", "N", "O", "F", "Ne", "Na", "Mg", "Al", "Si", "P", "S", "Cl", "Ar", "K", "Ca", "Sc",
    "Ti", "V", "Cr", "Mn", "Fe", "Co", "Ni", "Cu", "Zn", "Ga", "Ge", "As", "Se", "Br", "Kr", "Rb", "Sr", "Y", "Zr",
    "Nb", "Mo", "Tc", "Ru", "Rh", "Pd", "Ag", "Cd", "In", "Sn", "Sb", "Te", "I", "Xe", "Cs", "Ba", "La", "Ce", "Pr",
    "Nd", "Pm", "Sm", "Eu", "Gd", "Tb", "Dy", "Ho", "Er", "Tm", "Yb", "Lu", "Hf", "Ta", "W", "Re", "Os", "Ir", "Pt",
    "Au", "Hg", "Tl", "Pb", "Bi", "Po", "At", "Rn", "Fr", "Ra", "Ac", "Th", "Pa", "U", "Np", "Pu", "Am", "Cm", "Bk",
    "Cf", "Es", "Fm", "Md", "No", "Lr", "Rf", "Db", "Sg", "Bh", "Hs", "Mt", "Ds", "Rg",
)
ELEMENTS = range(111)
ELEMENT = Named("element", ELEMENT_NAMES)
ELEMENT_NUMBER = (
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31,
    32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60,
    61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89,
    90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111,
)
ELEMENT_FACTION = (
    7, 9, 0, 1, 6, 7, 7, 7, 8, 9, 0, 1, 5, 6, 7, 7, 8, 9, 0, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 5, 6, 6, 7, 8, 9, 0, 1, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 5, 5, 6, 6, 8, 9, 0, 1, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 5, 5, 5, 6, 8, 9, 0, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 2, 2, 2, 2, 2, 2, 2, 2,
)

#   44  record space
SPACE_NAMES = tuple(str(n) for n in range(0, 113))
SPACES = range(113)
SPACE = Named("space", SPACE_NAMES)
SPACE_NUMBER = (
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
    31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59,
    60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88,
    89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112,
)
SPACE_CARD = (
    None, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29,
    30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58,
    59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87,
    88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, None,
)
SPACE_LOW = (
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
)
SPACE_HIGH = (
    5, 5, 5, 7, 6, 6, 6, 6, 6, 6, 5, 8, 7, 7, 7, 7, 7, 7, 5, 9, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 5, 10,
    9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 5, 11, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10,
    10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 5, 12, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11,
    11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 5,
)
SPACE_ABOVE = (
    None, None, None, 1, None, None, None, None, None, None, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, None, None, None, None,
    None, None, None, None, None, None, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32,
    33, 34, 35, 36, 37, 38, 39, None, None, None, None, None, None, None, None, None, None, None, None, None, None, 40,
    41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69,
    70, 71, 72, 73, 74, 75, 76, 77, 78, 79, None,
)
SPACE_NOBLE = (
    False, False, True, False, False, False, False, False, False, False, True, False, False, False, False, False, False,
    False, True, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, True, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, True, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, True, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
)

#   54  component mole
MOLE_NAMES = (
    "cold 1", "cold 1", "cold 2", "cold 2", "cold 3", "cold 3", "gravity 1", "gravity 1", "gravity 2", "gravity 2",
    "gravity 3", "gravity 3", "heat 1", "heat 1", "heat 2", "heat 2", "heat 3", "heat 3", "light 1", "light 1",
    "light 2", "light 2", "light 3", "light 3", "sound 1", "sound 1", "sound 2", "sound 2", "sound 3", "sound 3",
    "magnetism 1", "magnetism 1", "magnetism 2", "magnetism 2", "magnetism 3", "magnetism 3",
)
MOLES = range(36)
MOLE = Named("mole", told_apart(MOLE_NAMES))
MOLE_ROW = (
    0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13, 14, 14, 15, 15, 16, 16,
    17, 17,
)
MOLE_THEME = (
    0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5
)
MOLE_VALUE = (
    1, 1, 2, 2, 3, 3, 1, 1, 2, 2, 3, 3, 1, 1, 2, 2, 3, 3, 1, 1, 2, 2, 3, 3, 1, 1, 2, 2, 3, 3, 1, 1, 2, 2, 3, 3
)

#   59  record spelling "made from the word list"
SPELLING_NAMES = (
    "access", "accesses", "accuse", "accuse", "accuses", "accuses", "accuses", "accuses", "acorn", "acorns", "acoustic",
    "acre", "acres", "action", "actions", "ago", "agrees", "alone", "also", "am", "ambition", "ambition", "arch",
    "arches", "arches", "around", "arson", "as", "ash", "ashes", "ashes", "ask", "asks", "assure", "at", "atlas",
    "atop", "attach", "attaches", "attaches", "attack", "attacks", "attic", "attics", "attics", "auction", "babies",
    "babies", "back", "back", "backs", "backs", "bacon", "bacon", "bacon", "bacons", "bacons", "bacons", "bag", "bags",
    "baker", "bakeries", "bakers", "balance", "balances", "balances", "bananas", "band", "bands", "bands", "banish",
    "banish", "bank", "banker", "bankers", "banks", "bar", "barber", "barbers", "bare", "bark", "barks", "barn", "barn",
    "barns", "barns", "baron", "baroness", "barons", "bars", "base", "bases", "bases", "bases", "basic", "basic",
    "basic", "basics", "basics", "basics", "basics", "basics", "basin", "basin", "basin", "basin", "basin", "basins",
    "basins", "basins", "bat", "bath", "bath", "bathe", "bathes", "bathes", "bathes", "baths", "baths", "baths", "bats",
    "battles", "bay", "bays", "be", "beacon", "beacons", "bear", "bears", "beat", "beats", "because", "because",
    "before", "behind", "bench", "benches", "benches", "bend", "bends", "bends", "beneath", "beyond", "bias", "bias",
    "bikes", "bikes", "bikini", "bikini", "bind", "bind", "binds", "binds", "binds", "binds", "binds", "birds",
    "bishop", "bishop", "bishop", "bishop", "bison", "bison", "bite", "bite", "bites", "bites", "black", "blank",
    "blind", "blush", "blushes", "boards", "boat", "boats", "body", "bond", "bonds", "bonds", "bone", "bones", "bones",
    "bonus", "bonuses", "bonuses", "boss", "bosses", "bosses", "both", "bother", "bothers", "bouncy", "bovine", "bow",
    "bows", "boxes", "boy", "boys", "brag", "brags", "brain", "brain", "brains", "brains", "branch", "branches",
    "branches", "breathe", "breathes", "breathes", "brick", "bricks", "broker", "brokers", "brother", "brothers",
    "brow", "brown", "brows", "browse", "browses", "browses", "brunch", "brunch", "brush", "brush", "brushes",
    "brushes", "bucolic", "bunch", "bunches", "bunches", "bunion", "bunker", "bunkers", "bunnies", "burn", "burner",
    "burners", "burns", "bus", "buses", "buses", "busy", "butcher", "butchers", "buy", "buyer", "buyers", "buys", "by",
    "cab", "cabin", "cabin", "cabin", "cabins", "cabins", "cabins", "cabs", "caches", "caches", "caches", "caches",
    "cafe", "cage", "cages", "cages", "cakes", "calculate", "calculates", "calf", "cameras", "camp", "camps", "can",
    "canal", "canals", "canine", "canine", "canoes", "canoes", "canon", "canons", "canopies", "canopies", "canopy",
    "canopy", "cans", "capes", "captain", "captain", "captains", "captains", "car", "carbon", "carbon", "carbons",
    "carbons", "cards", "care", "career", "careers", "cares", "cares", "caress", "cargo", "cargos", "cargos",
    "carnation", "carnation", "carnations", "carnations", "carnival", "carnival", "carnival", "carnivals", "carnivals",
    "carnivals", "carp", "carps", "cars", "case", "cases", "cases", "cases", "cash", "cash", "cashes", "cashes",
    "cashes", "cashier", "cashier", "cashiers", "casino", "casino", "casino", "casino", "casino", "casino", "casino",
    "casino", "castles", "castles", "casual", "casual", "cat", "catch", "catches", "catches", "cats", "cause", "cause",
    "causes", "causes", "causes", "causes", "caution", "caution", "cautions", "cautions", "cautious", "cavern", "caves",
    "certain", "certain", "chalk", "chalks", "charcoal", "charge", "charges", "chases", "cheat", "cheats", "chef",
    "chess", "chin", "chin", "chins", "chins", "chip", "chips", "chocolate", "chocolate", "chocolates", "chocolates",
    "choice", "choice", "choices", "choices", "choir", "choir", "choirs", "choirs", "choose", "chooses", "chooses",
    "chooses", "chooses", "chop", "chop", "chops", "chops", "chose", "chose", "chosen", "chosen", "cinnamon", "circles",
    "circus", "circuses", "circuses", "cities", "clan", "clans", "clap", "claps", "class", "classes", "classes",
    "classic", "classic", "clause", "clause", "clauses", "clauses", "clauses", "clauses", "claw", "claws", "clerk",
    "clerks", "click", "clicks", "clinic", "clinic", "clinics", "clinics", "clinics", "clinics", "clinics", "clinics",
    "clock", "clocks", "close", "closes", "closes", "closes", "cloth", "cloths", "clouds", "cloudy", "clown", "clowns",
    "club", "club", "clubs", "clubs", "clues", "clues", "coach", "coach", "coaches", "coaches", "coaches", "coaches",
    "coal", "coal", "coals", "coals", "coarse", "coarse", "coat", "coat", "coats", "coats", "cobra", "cobra", "cobras",
    "cobras", "cobras", "cobras", "cocoas", "coin", "coin", "coin", "coin", "coins", "coins", "coins", "coins",
    "column", "column", "columns", "columns", "concern", "concern", "concerns", "concerns", "cone", "cone", "cones",
    "cones", "cones", "cones", "confess", "confess", "confesses", "confesses", "confuse", "confuse", "confuses",
    "confuses", "confuses", "confuses", "conscious", "convoy", "cook", "cookies", "cooks", "cop", "cop", "copies",
    "copies", "cops", "cops", "copy", "copy", "core", "core", "cores", "cores", "corn", "corn", "corner", "corner",
    "corners", "corners", "corns", "corns", "cosmic", "cosmos", "cosmos", "cosmos", "cosmos", "costly", "costly",
    "costly", "cosy", "cosy", "cosy", "couch", "couches", "couches", "counties", "counties", "coupon", "coupon",
    "coupon", "coupons", "coupons", "coupons", "cousin", "cousin", "cousin", "cousin", "cousin", "cousin", "cousins",
    "cousins", "cover", "cover", "covers", "covers", "cow", "cow", "cows", "cows", "crack", "cracker", "crackers",
    "cracks", "crane", "cranes", "cranes", "crash", "crash", "crashes", "crashes", "crashes", "crate", "crater",
    "craters", "crates", "crates", "cream", "creams", "creates", "crew", "crews", "cries", "crises", "crises", "crisis",
    "crisp", "critic", "critics", "critics", "crop", "crops", "cross", "crosses", "crosses", "crow", "crowds", "crown",
    "crowns", "crows", "cruise", "cruise", "cruises", "cruises", "cruises", "cruises", "crunchy", "crush", "crush",
    "crushes", "crushes", "cry", "cub", "cub", "cubs", "cubs", "cuisine", "cuisine", "cup", "cup", "cups", "cups",
    "curb", "curb", "curbs", "curbs", "cure", "cure", "cures", "cures", "cushion", "cushion", "cute", "cute", "dynamo",
    "dynamo", "dynamos", "dynamos", "dynamos", "eras", "erases", "erosion", "essence", "essences", "estate", "estates",
    "faces", "faction", "factions", "false", "famous", "far", "fascination", "fascination", "fashion", "fashions",
    "fat", "fear", "fears", "feather", "feathers", "fence", "fences", "fences", "fern", "fern", "ferns", "ferns",
    "fetch", "fetches", "fetches", "fever", "fevers", "few", "fiasco", "fiasco", "fiber", "fibers", "fiction",
    "fictions", "fierce", "fin", "fin", "final", "final", "finals", "finals", "finch", "finch", "finches", "finches",
    "finches", "finches", "find", "finds", "finds", "finds", "fine", "finesse", "finesse", "finesse", "finish",
    "finish", "finishes", "finishes", "fins", "fins", "fire", "fireplace", "fires", "fires", "fish", "fishes",
    "fission", "flash", "flashback", "flashback", "flashes", "flask", "flaw", "flaws", "flies", "flush", "flushes",
    "flute", "flutes", "focus", "focus", "focuses", "focuses", "focuses", "focuses", "fond", "forever", "forgives",
    "found", "fountain", "fountains", "foxes", "fraction", "fraction", "fractions", "fractions", "frames", "fresh",
    "fresh", "friction", "frictions", "fun", "fund", "funds", "funds", "furnaces", "fusion", "fusion", "fusions", "gas",
    "gases", "gases", "gate", "gates", "gather", "gathers", "gear", "gears", "gene", "genes", "genes", "genesis",
    "genesis", "genies", "genies", "genius", "genius", "geniuses", "geniuses", "geniuses", "geniuses", "genuine",
    "half", "harmonica", "harmonica", "harmonious", "harmonious", "harmony", "harness", "harnesses", "harp", "harps",
    "has", "haste", "hat", "hatches", "hates", "hats", "he", "healthy", "hear", "hears", "heat", "heats", "heir",
    "heirs", "helicopter", "helicopter", "helicopters", "helicopters", "hen", "hence", "hens", "her", "here", "hero",
    "heroes", "heroic", "hers", "hibernation", "hikes", "hip", "hips", "his", "hives", "hoarse", "hoarse", "hobbies",
    "hobbies", "honey", "honey", "honeys", "honeys", "hoods", "hoof", "hook", "hooks", "hop", "hop", "hopes", "hopes",
    "hops", "hops", "horn", "horn", "horns", "horns", "hosiery", "hosiery", "hosiery", "hosiery", "hosiery", "hospice",
    "hospice", "hospice", "house", "house", "houses", "houses", "houses", "houses", "hover", "hover", "hovers",
    "hovers", "how", "how", "huge", "hunches", "husk", "hypnosis", "hypnosis", "hypnosis", "ice", "iceberg", "ices",
    "ices", "icon", "icon", "iconic", "icons", "icons", "icy", "if", "in", "in", "inch", "inch", "inches", "inches",
    "inches", "inches", "incision", "increases", "increases", "infection", "inflation", "infusion", "infusion", "ink",
    "ink", "inks", "inks", "inn", "inns", "inspire", "inspires", "inspires", "insurance", "intense", "invasion",
    "invitation", "invitations", "invoice", "invoices", "invoices", "ionic", "irate", "iron", "ironic", "ironic",
    "irons", "is", "island", "islands", "itch", "itches", "itches", "ivy", "kind", "kitchen", "kitchens", "kite",
    "kites", "knees", "knew", "knife", "knife", "know", "know", "known", "knows", "knows", "lace", "laces", "laces",
    "lack", "lacks", "lacrosse", "lacrosse", "lady", "lakes", "land", "lands", "lands", "lane", "lanes", "lanes",
    "laser", "lash", "lashes", "latch", "latches", "latches", "late", "lather", "launch", "launches", "launches",
    "lavas", "lavish", "lawn", "lawns", "lawyer", "lawyers", "lay", "layer", "layers", "lays", "libraries", "library",
    "license", "licenses", "licenses", "lies", "life", "likes", "line", "linen", "linens", "lines", "lines", "lion",
    "lioness", "lions", "lip", "lips", "listen", "liver", "livers", "lives", "luck", "lucks", "lucky", "lunar", "lunch",
    "lunches", "lunches", "mock", "mocks", "month", "months", "moods", "moon", "moons", "moose", "more", "mostly",
    "mother", "mothers", "motion", "motions", "mountain", "mountains", "mouse", "mouth", "mouths", "moves", "movies",
    "names", "napkin", "napkin", "napkins", "napkins", "nation", "nations", "nature", "natures", "nautical", "nautical",
    "navigation", "near", "neat", "necessary", "neck", "necks", "negation", "neon", "nephew", "nephews", "nerves",
    "nervous", "never", "new", "nice", "nice", "nine", "nine", "no", "no", "nobody", "nods", "nods", "noise", "noise",
    "noises", "noises", "noises", "noises", "noisy", "noisy", "none", "none", "noon", "noons", "nose", "nose", "noses",
    "noses", "noses", "noses", "noses", "note", "note", "notes", "notes", "notice", "notice", "notices", "notices",
    "notices", "notices", "notion", "notions", "noun", "nouns", "now", "now", "nowhere", "nowhere", "oases", "oasis",
    "oath", "oaths", "oaths", "oats", "obey", "obeys", "observes", "of", "offense", "often", "on", "once", "one",
    "operas", "operates", "opposite", "opposite", "opus", "opus", "orange", "oranges", "other", "over", "owes", "own",
    "owner", "owners", "owns", "oxen", "oxes", "pace", "paces", "paces", "paces", "pack", "pack", "packages",
    "packages", "packs", "packs", "page", "pages", "pages", "pain", "pain", "pains", "pains", "pair", "pairs", "palace",
    "palaces", "palaces", "palaces", "pan", "panic", "panic", "panics", "panics", "panics", "panics", "pans", "pansies",
    "pansies", "pansy", "panther", "paper", "papers", "parachute", "parachute", "paragon", "parasite", "parasite",
    "parasite", "park", "parks", "parties", "pass", "passes", "passes", "passion", "passion", "passion", "passions",
    "pasta", "pasta", "pastas", "paste", "paste", "pastes", "patch", "patch", "patches", "patches", "patches",
    "patches", "path", "path", "paths", "paths", "paths", "pattern", "patterns", "pause", "pause", "pauses", "pauses",
    "pauses", "pauses", "pavilion", "pay", "pays", "percussion", "percussion", "perfection", "persecution",
    "persecution", "person", "phone", "phone", "phones", "phones", "phones", "phones", "phonics", "phonics", "phonics",
    "phonics", "phonics", "phonics", "phonics", "phonics", "phrase", "phrases", "phrases", "physics", "physics",
    "physics", "pick", "picks", "picnics", "pier", "piers", "pies", "pigeon", "pigeons", "pin", "pin", "pinch", "pinch",
    "pine", "pines", "pines", "pines", "pink", "pink", "pinks", "pinks", "pins", "pins", "pioneer", "pioneers", "pious",
    "pirate", "pirates", "pirates", "pitch", "pitches", "pitches", "place", "places", "places", "plain", "plain",
    "plains", "plains", "plan", "plane", "planes", "planes", "plans", "plate", "plates", "play", "player", "players",
    "plays", "plus", "pluses", "pluses", "poach", "poach", "poison", "poker", "poker", "pokers", "pokers", "pokes",
    "pokes", "police", "police", "polices", "polices", "polices", "polices", "policies", "policies", "policy", "policy",
    "politics", "politics", "politics", "politics", "pond", "pond", "ponds", "ponds", "ponds", "ponds", "ponies",
    "ponies", "ponies", "ponies", "pony", "pony", "pop", "pops", "population", "population", "position", "position",
    "position", "positions", "positions", "possession", "possession", "potion", "pouch", "pouch", "pouches", "pouches",
    "pouches", "pouches", "power", "power", "powers", "powers", "practice", "practice", "practices", "practices",
    "practices", "pray", "prayer", "prayers", "prays", "preach", "preaches", "preaches", "precaution", "precaution",
    "precious", "precision", "prefer", "prefers", "prescription", "preservation", "preservation", "press", "presses",
    "pressure", "pretend", "pretends", "pretends", "previous", "prince", "prince", "princes", "princes", "princes",
    "princes", "princess", "princess", "princesses", "princesses", "prison", "process", "processes", "pronoun",
    "proper", "properties", "prose", "proses", "proses", "proses", "proves", "public", "public", "puck", "puck",
    "pucks", "pucks", "punch", "punch", "punches", "punches", "punches", "punches", "pure", "pure", "push", "push",
    "pushes", "pushes", "python", "raccoon", "raccoons", "race", "races", "races", "rack", "racks", "rain", "rain",
    "rains", "rains", "raise", "raises", "raises", "ran", "ranch", "ranches", "ranches", "range", "ranges", "rank",
    "ranks", "rare", "rate", "rates", "ratio", "ration", "rations", "ratios", "ratios", "raw", "ray", "rays", "reach",
    "reaches", "reaches", "reaction", "reactions", "real", "reason", "reasons", "receives", "reception", "reception",
    "recess", "recesses", "recession", "recession", "recession", "recipes", "recover", "recover", "recovers",
    "recovers", "refuse", "refuses", "refuses", "rehearse", "rehearses", "rehearses", "relaxes", "removes", "repair",
    "repairs", "replace", "replaces", "replaces", "rescues", "rescues", "rescues", "research", "researches",
    "researches", "reserves", "resistance", "respiration", "respiration", "response", "response", "revision",
    "revisions", "rewards", "rhino", "rhino", "rhino", "rhinoceros", "rhinoceros", "rhinoceros", "rhinoceros", "rhinos",
    "rhinos", "rhinos", "rhinos", "rhinos", "rubies", "rubies", "ruckus", "ruin", "ruin", "ruins", "ruins", "run",
    "runs", "rush", "rushes", "sack", "salmon", "salon", "salvation", "sarcasm", "sash", "sashes", "sat", "satin",
    "satin", "satire", "sauce", "saucer", "sauces", "scales", "scales", "scan", "scar", "scar", "scare", "scarecrow",
    "scares", "scares", "scarf", "scarf", "scarf", "scars", "scary", "scary", "scene", "scenes", "scenic", "scenic",
    "schooner", "schooner", "score", "score", "score", "scores", "scratch", "scratch", "scratch", "scratches",
    "scratches", "scratches", "scratches", "scream", "scream", "screams", "screw", "screw", "screws", "seal", "seals",
    "search", "searches", "searches", "seas", "season", "seasons", "seat", "seats", "second", "second", "seconds",
    "seconds", "seconds", "seconds", "secretion", "section", "sections", "secure", "secure", "sees", "senses",
    "separate", "separates", "separates", "series", "serves", "session", "session", "several", "sewn", "shack",
    "shares", "shark", "sharp", "she", "shin", "shin", "shine", "shines", "shines", "shiny", "shiny", "ship", "shiver",
    "shock", "shock", "shoes", "shoes", "shone", "shone", "shook", "shop", "shop", "shore", "shore", "show", "show",
    "showcase", "showcase", "shower", "shower", "shown", "shown", "shy", "sick", "sick", "sickness", "silicon",
    "silicon", "silicon", "silicon", "sin", "sin", "sin", "since", "since", "since", "sincere", "sincere", "sincere",
    "sins", "sip", "sip", "siphon", "siphon", "siphon", "siphon", "sips", "siren", "siren", "sirens", "site", "site",
    "sites", "skies", "skin", "skin", "skinny", "sky", "slaves", "slice", "slices", "slick", "slip", "smash", "smashes",
    "smashes", "smokes", "smokes", "smoky", "smoky", "smooth", "snack", "snack", "snack", "snacks", "snakes", "snatch",
    "snatch", "snatch", "snatches", "snatches", "snatches", "snatches", "snore", "snore", "snore", "snores", "snow",
    "snow", "snow", "snows", "snowy", "snowy", "snowy", "so", "social", "sock", "sofas", "son", "sonic", "sonic",
    "sophomore", "sore", "sound", "sounds", "soup", "south", "space", "spaces", "spaces", "spaceship", "span", "spare",
    "spark", "sparse", "spatial", "spatial", "spice", "spices", "spicy", "spies", "spin", "spin", "spinach", "spinach",
    "spinach", "spine", "spines", "spines", "spoon", "spray", "spun", "spun", "spy", "stack", "stage", "stair",
    "stakes", "stare", "state", "station", "stationary", "stay", "steam", "step", "stick", "sticky", "such", "suction",
    "sun", "super", "sure", "surfaces", "switch", "switches", "swore", "syrup", "takes", "tan", "tank", "tanks", "tans",
    "tapes", "task", "taste", "taxes", "teach", "teacher", "teachers", "teaches", "teaches", "team", "teams", "tear",
    "tears", "teas", "teases", "teaspoon", "tender", "tennis", "tense", "that", "thick", "thin", "thin", "think",
    "think", "thinks", "thinks", "thins", "thins", "this", "those", "threw", "thunder", "thunders", "thus", "ties",
    "tin", "tins", "tiny", "tip", "tips", "titan", "titles", "uncles", "under", "unicorn", "unicorn", "unicorn",
    "unicorn", "unicorns", "unicorns", "unicorns", "unicorns", "union", "unions", "unison", "universal", "universal",
    "universe", "universe", "universes", "universes", "universes", "universes", "up", "upon", "upon", "us", "use",
    "uses", "uses", "usher", "vacation", "vacations", "vaccine", "values", "vases", "verse", "verses", "verses",
    "version", "version", "versions", "very", "vice", "vices", "vices", "vine", "vines", "vines", "vines", "violin",
    "violins", "virus", "virus", "viruses", "viruses", "viruses", "viruses", "vision", "visions", "vocal", "voice",
    "voices", "voices", "vote", "votes", "vow", "vows", "voyages", "wages", "wagon", "wagons", "walk", "walks",
    "walrus", "war", "warn", "warns", "wars", "was", "wash", "washes", "washes", "watch", "watches", "watches", "water",
    "watercress", "waters", "watery", "whales", "what", "wheat", "when", "where", "wherever", "whine", "whines",
    "whines", "whines", "whip", "whips", "whisk", "whisper", "whistles", "white", "who", "who", "whose", "whose", "why",
    "wick", "wife", "win", "win", "windy", "windy", "windy", "winner", "winners", "wins", "wins", "wire", "wires",
    "wires", "wise", "wish", "wishes", "witch", "witches", "witches", "with", "within", "won", "wonder", "wonders",
    "wore", "worn", "wound", "wounds", "wounds", "wrap", "wraps", "wrench", "wrenches", "wrenches", "yards", "yarn",
    "yes", "yoga", "you", "youth", "youths", "alice", "amos", "amos", "ari", "arne", "benno", "beth", "brno", "brno",
    "brno", "bruno", "bruno", "bruno", "bruno", "cairo", "casper", "casper", "china", "cindy", "cindy", "cindy",
    "clara", "clark", "claus", "claus", "clay", "cora", "cora", "corey", "corey", "cuba", "cuba", "cyprus", "cyprus",
    "cyrus", "eric", "erin", "erin", "eunice", "eunice", "fbi", "fbi", "fiona", "france", "frances", "frances", "frank",
    "heath", "hiv", "ines", "ines", "ines", "iran", "irene", "iris", "klaus", "laos", "laos", "lara", "laura", "lucas",
    "lucas", "lucy", "luis", "moses", "moses", "nancy", "nato", "nepal", "nick", "nick", "nina", "nina", "nora", "nora",
    "ok", "olaf", "oscar", "oscar", "oscar", "otis", "paris", "pascal", "pascal", "pascal", "pc", "percy", "peru",
    "poland", "poland", "rhine", "ruth", "sam", "silas", "simon", "simon", "spain", "spain", "tina", "ufo", "uk", "un",
    "unesco", "unesco", "unesco", "unesco", "unesco", "utah", "vic", "viola", "vip", "wales", "wes", "yves",
)
SPELLINGS = range(2100)
SPELLING = Named("spelling", SPELLING_NAMES)
SPELLING_WORD = (
    "access", "accesses", "accuse", "accuse", "accuses", "accuses", "accuses", "accuses", "acorn", "acorns", "acoustic",
    "acre", "acres", "action", "actions", "ago", "agrees", "alone", "also", "am", "ambition", "ambition", "arch",
    "arches", "arches", "around", "arson", "as", "ash", "ashes", "ashes", "ask", "asks", "assure", "at", "atlas",
    "atop", "attach", "attaches", "attaches", "attack", "attacks", "attic", "attics", "attics", "auction", "babies",
    "babies", "back", "back", "backs", "backs", "bacon", "bacon", "bacon", "bacons", "bacons", "bacons", "bag", "bags",
    "baker", "bakeries", "bakers", "balance", "balances", "balances", "bananas", "band", "bands", "bands", "banish",
    "banish", "bank", "banker", "bankers", "banks", "bar", "barber", "barbers", "bare", "bark", "barks", "barn", "barn",
    "barns", "barns", "baron", "baroness", "barons", "bars", "base", "bases", "bases", "bases", "basic", "basic",
    "basic", "basics", "basics", "basics", "basics", "basics", "basin", "basin", "basin", "basin", "basin", "basins",
    "basins", "basins", "bat", "bath", "bath", "bathe", "bathes", "bathes", "bathes", "baths", "baths", "baths", "bats",
    "battles", "bay", "bays", "be", "beacon", "beacons", "bear", "bears", "beat", "beats", "because", "because",
    "before", "behind", "bench", "benches", "benches", "bend", "bends", "bends", "beneath", "beyond", "bias", "bias",
    "bikes", "bikes", "bikini", "bikini", "bind", "bind", "binds", "binds", "binds", "binds", "binds", "birds",
    "bishop", "bishop", "bishop", "bishop", "bison", "bison", "bite", "bite", "bites", "bites", "black", "blank",
    "blind", "blush", "blushes", "boards", "boat", "boats", "body", "bond", "bonds", "bonds", "bone", "bones", "bones",
    "bonus", "bonuses", "bonuses", "boss", "bosses", "bosses", "both", "bother", "bothers", "bouncy", "bovine", "bow",
    "bows", "boxes", "boy", "boys", "brag", "brags", "brain", "brain", "brains", "brains", "branch", "branches",
    "branches", "breathe", "breathes", "breathes", "brick", "bricks", "broker", "brokers", "brother", "brothers",
    "brow", "brown", "brows", "browse", "browses", "browses", "brunch", "brunch", "brush", "brush", "brushes",
    "brushes", "bucolic", "bunch", "bunches", "bunches", "bunion", "bunker", "bunkers", "bunnies", "burn", "burner",
    "burners", "burns", "bus", "buses", "buses", "busy", "butcher", "butchers", "buy", "buyer", "buyers", "buys", "by",
    "cab", "cabin", "cabin", "cabin", "cabins", "cabins", "cabins", "cabs", "caches", "caches", "caches", "caches",
    "cafe", "cage", "cages", "cages", "cakes", "calculate", "calculates", "calf", "cameras", "camp", "camps", "can",
    "canal", "canals", "canine", "canine", "canoes", "canoes", "canon", "canons", "canopies", "canopies", "canopy",
    "canopy", "cans", "capes", "captain", "captain", "captains", "captains", "car", "carbon", "carbon", "carbons",
    "carbons", "cards", "care", "career", "careers", "cares", "cares", "caress", "cargo", "cargos", "cargos",
    "carnation", "carnation", "carnations", "carnations", "carnival", "carnival", "carnival", "carnivals", "carnivals",
    "carnivals", "carp", "carps", "cars", "case", "cases", "cases", "cases", "cash", "cash", "cashes", "cashes",
    "cashes", "cashier", "cashier", "cashiers", "casino", "casino", "casino", "casino", "casino", "casino", "casino",
    "casino", "castles", "castles", "casual", "casual", "cat", "catch", "catches", "catches", "cats", "cause", "cause",
    "causes", "causes", "causes", "causes", "caution", "caution", "cautions", "cautions", "cautious", "cavern", "caves",
    "certain", "certain", "chalk", "chalks", "charcoal", "charge", "charges", "chases", "cheat", "cheats", "chef",
    "chess", "chin", "chin", "chins", "chins", "chip", "chips", "chocolate", "chocolate", "chocolates", "chocolates",
    "choice", "choice", "choices", "choices", "choir", "choir", "choirs", "choirs", "choose", "chooses", "chooses",
    "chooses", "chooses", "chop", "chop", "chops", "chops", "chose", "chose", "chosen", "chosen", "cinnamon", "circles",
    "circus", "circuses", "circuses", "cities", "clan", "clans", "clap", "claps", "class", "classes", "classes",
    "classic", "classic", "clause", "clause", "clauses", "clauses", "clauses", "clauses", "claw", "claws", "clerk",
    "clerks", "click", "clicks", "clinic", "clinic", "clinics", "clinics", "clinics", "clinics", "clinics", "clinics",
    "clock", "clocks", "close", "closes", "closes", "closes", "cloth", "cloths", "clouds", "cloudy", "clown", "clowns",
    "club", "club", "clubs", "clubs", "clues", "clues", "coach", "coach", "coaches", "coaches", "coaches", "coaches",
    "coal", "coal", "coals", "coals", "coarse", "coarse", "coat", "coat", "coats", "coats", "cobra", "cobra", "cobras",
    "cobras", "cobras", "cobras", "cocoas", "coin", "coin", "coin", "coin", "coins", "coins", "coins", "coins",
    "column", "column", "columns", "columns", "concern", "concern", "concerns", "concerns", "cone", "cone", "cones",
    "cones", "cones", "cones", "confess", "confess", "confesses", "confesses", "confuse", "confuse", "confuses",
    "confuses", "confuses", "confuses", "conscious", "convoy", "cook", "cookies", "cooks", "cop", "cop", "copies",
    "copies", "cops", "cops", "copy", "copy", "core", "core", "cores", "cores", "corn", "corn", "corner", "corner",
    "corners", "corners", "corns", "corns", "cosmic", "cosmos", "cosmos", "cosmos", "cosmos", "costly", "costly",
    "costly", "cosy", "cosy", "cosy", "couch", "couches", "couches", "counties", "counties", "coupon", "coupon",
    "coupon", "coupons", "coupons", "coupons", "cousin", "cousin", "cousin", "cousin", "cousin", "cousin", "cousins",
    "cousins", "cover", "cover", "covers", "covers", "cow", "cow", "cows", "cows", "crack", "cracker", "crackers",
    "cracks", "crane", "cranes", "cranes", "crash", "crash", "crashes", "crashes", "crashes", "crate", "crater",
    "craters", "crates", "crates", "cream", "creams", "creates", "crew", "crews", "cries", "crises", "crises", "crisis",
    "crisp", "critic", "critics", "critics", "crop", "crops", "cross", "crosses", "crosses", "crow", "crowds", "crown",
    "crowns", "crows", "cruise", "cruise", "cruises", "cruises", "cruises", "cruises", "crunchy", "crush", "crush",
    "crushes", "crushes", "cry", "cub", "cub", "cubs", "cubs", "cuisine", "cuisine", "cup", "cup", "cups", "cups",
    "curb", "curb", "curbs", "curbs", "cure", "cure", "cures", "cures", "cushion", "cushion", "cute", "cute", "dynamo",
    "dynamo", "dynamos", "dynamos", "dynamos", "eras", "erases", "erosion", "essence", "essences", "estate", "estates",
    "faces", "faction", "factions", "false", "famous", "far", "fascination", "fascination", "fashion", "fashions",
    "fat", "fear", "fears", "feather", "feathers", "fence", "fences", "fences", "fern", "fern", "ferns", "ferns",
    "fetch", "fetches", "fetches", "fever", "fevers", "few", "fiasco", "fiasco", "fiber", "fibers", "fiction",
    "fictions", "fierce", "fin", "fin", "final", "final", "finals", "finals", "finch", "finch", "finches", "finches",
    "finches", "finches", "find", "finds", "finds", "finds", "fine", "finesse", "finesse", "finesse", "finish",
    "finish", "finishes", "finishes", "fins", "fins", "fire", "fireplace", "fires", "fires", "fish", "fishes",
    "fission", "flash", "flashback", "flashback", "flashes", "flask", "flaw", "flaws", "flies", "flush", "flushes",
    "flute", "flutes", "focus", "focus", "focuses", "focuses", "focuses", "focuses", "fond", "forever", "forgives",
    "found", "fountain", "fountains", "foxes", "fraction", "fraction", "fractions", "fractions", "frames", "fresh",
    "fresh", "friction", "frictions", "fun", "fund", "funds", "funds", "furnaces", "fusion", "fusion", "fusions", "gas",
    "gases", "gases", "gate", "gates", "gather", "gathers", "gear", "gears", "gene", "genes", "genes", "genesis",
    "genesis", "genies", "genies", "genius", "genius", "geniuses", "geniuses", "geniuses", "geniuses", "genuine",
    "half", "harmonica", "harmonica", "harmonious", "harmonious", "harmony", "harness", "harnesses", "harp", "harps",
    "has", "haste", "hat", "hatches", "hates", "hats", "he", "healthy", "hear", "hears", "heat", "heats", "heir",
    "heirs", "helicopter", "helicopter", "helicopters", "helicopters", "hen", "hence", "hens", "her", "here", "hero",
    "heroes", "heroic", "hers", "hibernation", "hikes", "hip", "hips", "his", "hives", "hoarse", "hoarse", "hobbies",
    "hobbies", "honey", "honey", "honeys", "honeys", "hoods", "hoof", "hook", "hooks", "hop", "hop", "hopes", "hopes",
    "hops", "hops", "horn", "horn", "horns", "horns", "hosiery", "hosiery", "hosiery", "hosiery", "hosiery", "hospice",
    "hospice", "hospice", "house", "house", "houses", "houses", "houses", "houses", "hover", "hover", "hovers",
    "hovers", "how", "how", "huge", "hunches", "husk", "hypnosis", "hypnosis", "hypnosis", "ice", "iceberg", "ices",
    "ices", "icon", "icon", "iconic", "icons", "icons", "icy", "if", "in", "in", "inch", "inch", "inches", "inches",
    "inches", "inches", "incision", "increases", "increases", "infection", "inflation", "infusion", "infusion", "ink",
    "ink", "inks", "inks", "inn", "inns", "inspire", "inspires", "inspires", "insurance", "intense", "invasion",
    "invitation", "invitations", "invoice", "invoices", "invoices", "ionic", "irate", "iron", "ironic", "ironic",
    "irons", "is", "island", "islands", "itch", "itches", "itches", "ivy", "kind", "kitchen", "kitchens", "kite",
    "kites", "knees", "knew", "knife", "knife", "know", "know", "known", "knows", "knows", "lace", "laces", "laces",
    "lack", "lacks", "lacrosse", "lacrosse", "lady", "lakes", "land", "lands", "lands", "lane", "lanes", "lanes",
    "laser", "lash", "lashes", "latch", "latches", "latches", "late", "lather", "launch", "launches", "launches",
    "lavas", "lavish", "lawn", "lawns", "lawyer", "lawyers", "lay", "layer", "layers", "lays", "libraries", "library",
    "license", "licenses", "licenses", "lies", "life", "likes", "line", "linen", "linens", "lines", "lines", "lion",
    "lioness", "lions", "lip", "lips", "listen", "liver", "livers", "lives", "luck", "lucks", "lucky", "lunar", "lunch",
    "lunches", "lunches", "mock", "mocks", "month", "months", "moods", "moon", "moons", "moose", "more", "mostly",
    "mother", "mothers", "motion", "motions", "mountain", "mountains", "mouse", "mouth", "mouths", "moves", "movies",
    "names", "napkin", "napkin", "napkins", "napkins", "nation", "nations", "nature", "natures", "nautical", "nautical",
    "navigation", "near", "neat", "necessary", "neck", "necks", "negation", "neon", "nephew", "nephews", "nerves",
    "nervous", "never", "new", "nice", "nice", "nine", "nine", "no", "no", "nobody", "nods", "nods", "noise", "noise",
    "noises", "noises", "noises", "noises", "noisy", "noisy", "none", "none", "noon", "noons", "nose", "nose", "noses",
    "noses", "noses", "noses", "noses", "note", "note", "notes", "notes", "notice", "notice", "notices", "notices",
    "notices", "notices", "notion", "notions", "noun", "nouns", "now", "now", "nowhere", "nowhere", "oases", "oasis",
    "oath", "oaths", "oaths", "oats", "obey", "obeys", "observes", "of", "offense", "often", "on", "once", "one",
    "operas", "operates", "opposite", "opposite", "opus", "opus", "orange", "oranges", "other", "over", "owes", "own",
    "owner", "owners", "owns", "oxen", "oxes", "pace", "paces", "paces", "paces", "pack", "pack", "packages",
    "packages", "packs", "packs", "page", "pages", "pages", "pain", "pain", "pains", "pains", "pair", "pairs", "palace",
    "palaces", "palaces", "palaces", "pan", "panic", "panic", "panics", "panics", "panics", "panics", "pans", "pansies",
    "pansies", "pansy", "panther", "paper", "papers", "parachute", "parachute", "paragon", "parasite", "parasite",
    "parasite", "park", "parks", "parties", "pass", "passes", "passes", "passion", "passion", "passion", "passions",
    "pasta", "pasta", "pastas", "paste", "paste", "pastes", "patch", "patch", "patches", "patches", "patches",
    "patches", "path", "path", "paths", "paths", "paths", "pattern", "patterns", "pause", "pause", "pauses", "pauses",
    "pauses", "pauses", "pavilion", "pay", "pays", "percussion", "percussion", "perfection", "persecution",
    "persecution", "person", "phone", "phone", "phones", "phones", "phones", "phones", "phonics", "phonics", "phonics",
    "phonics", "phonics", "phonics", "phonics", "phonics", "phrase", "phrases", "phrases", "physics", "physics",
    "physics", "pick", "picks", "picnics", "pier", "piers", "pies", "pigeon", "pigeons", "pin", "pin", "pinch", "pinch",
    "pine", "pines", "pines", "pines", "pink", "pink", "pinks", "pinks", "pins", "pins", "pioneer", "pioneers", "pious",
    "pirate", "pirates", "pirates", "pitch", "pitches", "pitches", "place", "places", "places", "plain", "plain",
    "plains", "plains", "plan", "plane", "planes", "planes", "plans", "plate", "plates", "play", "player", "players",
    "plays", "plus", "pluses", "pluses", "poach", "poach", "poison", "poker", "poker", "pokers", "pokers", "pokes",
    "pokes", "police", "police", "polices", "polices", "polices", "polices", "policies", "policies", "policy", "policy",
    "politics", "politics", "politics", "politics", "pond", "pond", "ponds", "ponds", "ponds", "ponds", "ponies",
    "ponies", "ponies", "ponies", "pony", "pony", "pop", "pops", "population", "population", "position", "position",
    "position", "positions", "positions", "possession", "possession", "potion", "pouch", "pouch", "pouches", "pouches",
    "pouches", "pouches", "power", "power", "powers", "powers", "practice", "practice", "practices", "practices",
    "practices", "pray", "prayer", "prayers", "prays", "preach", "preaches", "preaches", "precaution", "precaution",
    "precious", "precision", "prefer", "prefers", "prescription", "preservation", "preservation", "press", "presses",
    "pressure", "pretend", "pretends", "pretends", "previous", "prince", "prince", "princes", "princes", "princes",
    "princes", "princess", "princess", "princesses", "princesses", "prison", "process", "processes", "pronoun",
    "proper", "properties", "prose", "proses", "proses", "proses", "proves", "public", "public", "puck", "puck",
    "pucks", "pucks", "punch", "punch", "punches", "punches", "punches", "punches", "pure", "pure", "push", "push",
    "pushes", "pushes", "python", "raccoon", "raccoons", "race", "races", "races", "rack", "racks", "rain", "rain",
    "rains", "rains", "raise", "raises", "raises", "ran", "ranch", "ranches", "ranches", "range", "ranges", "rank",
    "ranks", "rare", "rate", "rates", "ratio", "ration", "rations", "ratios", "ratios", "raw", "ray", "rays", "reach",
    "reaches", "reaches", "reaction", "reactions", "real", "reason", "reasons", "receives", "reception", "reception",
    "recess", "recesses", "recession", "recession", "recession", "recipes", "recover", "recover", "recovers",
    "recovers", "refuse", "refuses", "refuses", "rehearse", "rehearses", "rehearses", "relaxes", "removes", "repair",
    "repairs", "replace", "replaces", "replaces", "rescues", "rescues", "rescues", "research", "researches",
    "researches", "reserves", "resistance", "respiration", "respiration", "response", "response", "revision",
    "revisions", "rewards", "rhino", "rhino", "rhino", "rhinoceros", "rhinoceros", "rhinoceros", "rhinoceros", "rhinos",
    "rhinos", "rhinos", "rhinos", "rhinos", "rubies", "rubies", "ruckus", "ruin", "ruin", "ruins", "ruins", "run",
    "runs", "rush", "rushes", "sack", "salmon", "salon", "salvation", "sarcasm", "sash", "sashes", "sat", "satin",
    "satin", "satire", "sauce", "saucer", "sauces", "scales", "scales", "scan", "scar", "scar", "scare", "scarecrow",
    "scares", "scares", "scarf", "scarf", "scarf", "scars", "scary", "scary", "scene", "scenes", "scenic", "scenic",
    "schooner", "schooner", "score", "score", "score", "scores", "scratch", "scratch", "scratch", "scratches",
    "scratches", "scratches", "scratches", "scream", "scream", "screams", "screw", "screw", "screws", "seal", "seals",
    "search", "searches", "searches", "seas", "season", "seasons", "seat", "seats", "second", "second", "seconds",
    "seconds", "seconds", "seconds", "secretion", "section", "sections", "secure", "secure", "sees", "senses",
    "separate", "separates", "separates", "series", "serves", "session", "session", "several", "sewn", "shack",
    "shares", "shark", "sharp", "she", "shin", "shin", "shine", "shines", "shines", "shiny", "shiny", "ship", "shiver",
    "shock", "shock", "shoes", "shoes", "shone", "shone", "shook", "shop", "shop", "shore", "shore", "show", "show",
    "showcase", "showcase", "shower", "shower", "shown", "shown", "shy", "sick", "sick", "sickness", "silicon",
    "silicon", "silicon", "silicon", "sin", "sin", "sin", "since", "since", "since", "sincere", "sincere", "sincere",
    "sins", "sip", "sip", "siphon", "siphon", "siphon", "siphon", "sips", "siren", "siren", "sirens", "site", "site",
    "sites", "skies", "skin", "skin", "skinny", "sky", "slaves", "slice", "slices", "slick", "slip", "smash", "smashes",
    "smashes", "smokes", "smokes", "smoky", "smoky", "smooth", "snack", "snack", "snack", "snacks", "snakes", "snatch",
    "snatch", "snatch", "snatches", "snatches", "snatches", "snatches", "snore", "snore", "snore", "snores", "snow",
    "snow", "snow", "snows", "snowy", "snowy", "snowy", "so", "social", "sock", "sofas", "son", "sonic", "sonic",
    "sophomore", "sore", "sound", "sounds", "soup", "south", "space", "spaces", "spaces", "spaceship", "span", "spare",
    "spark", "sparse", "spatial", "spatial", "spice", "spices", "spicy", "spies", "spin", "spin", "spinach", "spinach",
    "spinach", "spine", "spines", "spines", "spoon", "spray", "spun", "spun", "spy", "stack", "stage", "stair",
    "stakes", "stare", "state", "station", "stationary", "stay", "steam", "step", "stick", "sticky", "such", "suction",
    "sun", "super", "sure", "surfaces", "switch", "switches", "swore", "syrup", "takes", "tan", "tank", "tanks", "tans",
    "tapes", "task", "taste", "taxes", "teach", "teacher", "teachers", "teaches", "teaches", "team", "teams", "tear",
    "tears", "teas", "teases", "teaspoon", "tender", "tennis", "tense", "that", "thick", "thin", "thin", "think",
    "think", "thinks", "thinks", "thins", "thins", "this", "those", "threw", "thunder", "thunders", "thus", "ties",
    "tin", "tins", "tiny", "tip", "tips", "titan", "titles", "uncles", "under", "unicorn", "unicorn", "unicorn",
    "unicorn", "unicorns", "unicorns", "unicorns", "unicorns", "union", "unions", "unison", "universal", "universal",
    "universe", "universe", "universes", "universes", "universes", "universes", "up", "upon", "upon", "us", "use",
    "uses", "uses", "usher", "vacation", "vacations", "vaccine", "values", "vases", "verse", "verses", "verses",
    "version", "version", "versions", "very", "vice", "vices", "vices", "vine", "vines", "vines", "vines", "violin",
    "violins", "virus", "virus", "viruses", "viruses", "viruses", "viruses", "vision", "visions", "vocal", "voice",
    "voices", "voices", "vote", "votes", "vow", "vows", "voyages", "wages", "wagon", "wagons", "walk", "walks",
    "walrus", "war", "warn", "warns", "wars", "was", "wash", "washes", "washes", "watch", "watches", "watches", "water",
    "watercress", "waters", "watery", "whales", "what", "wheat", "when", "where", "wherever", "whine", "whines",
    "whines", "whines", "whip", "whips", "whisk", "whisper", "whistles", "white", "who", "who", "whose", "whose", "why",
    "wick", "wife", "win", "win", "windy", "windy", "windy", "winner", "winners", "wins", "wins", "wire", "wires",
    "wires", "wise", "wish", "wishes", "witch", "witches", "witches", "with", "within", "won", "wonder", "wonders",
    "wore", "worn", "wound", "wounds", "wounds", "wrap", "wraps", "wrench", "wrenches", "wrenches", "yards", "yarn",
    "yes", "yoga", "you", "youth", "youths", "alice", "amos", "amos", "ari", "arne", "benno", "beth", "brno", "brno",
    "brno", "bruno", "bruno", "bruno", "bruno", "cairo", "casper", "casper", "china", "cindy", "cindy", "cindy",
    "clara", "clark", "claus", "claus", "clay", "cora", "cora", "corey", "corey", "cuba", "cuba", "cyprus", "cyprus",
    "cyrus", "eric", "erin", "erin", "eunice", "eunice", "fbi", "fbi", "fiona", "france", "frances", "frances", "frank",
    "heath", "hiv", "ines", "ines", "ines", "iran", "irene", "iris", "klaus", "laos", "laos", "lara", "laura", "lucas",
    "lucas", "lucy", "luis", "moses", "moses", "nancy", "nato", "nepal", "nick", "nick", "nina", "nina", "nora", "nora",
    "ok", "olaf", "oscar", "oscar", "oscar", "otis", "paris", "pascal", "pascal", "pascal", "pc", "percy", "peru",
    "poland", "poland", "rhine", "ruth", "sam", "silas", "simon", "simon", "spain", "spain", "tina", "ufo", "uk", "un",
    "unesco", "unesco", "unesco", "unesco", "unesco", "utah", "vic", "viola", "vip", "wales", "wes", "yves",
)
SPELLING_CARDS = (
    0x4010000000000000000008020,
    0x4010000000000000200008020,
    0x90000000000000200000020,
    0x10000000000000210000000,
    0x4090000000000000000008020,
    0x90000000000000200008020,
    0x4010000000000000010008000,
    0x10000000000000210008000,
    0x12000000000000000000080,
    0x12000000000000000008080,
    0x900000000000000002080a0,
    0x10004000000000000000000,
    0x10004000000000000008000,
    0x100000000000000002000c0,
    0x100000000000000002080c0,
    0x400000000080,
    0x4000004000000400000000000,
    0x1280,
    0x9080,
    0x400000000000000000000000,
    0x4000000000100000002000d0,
    0x4004000000000000002000c0,
    0x20021,
    0x4000000000000000000020021,
    0x28022,
    0x80000000800000000020080,
    0x280c0,
    0x100000000,
    0x100000001,
    0x4000000000000000100000001,
    0x100008002,
    0x100040000,
    0x100048000,
    0x80004000000000100008000,
    0x1000000000000000000000,
    0x1000000100000000008000,
    0x1000000000000000004080,
    0x1001000000000000000021,
    0x4001001000000000000000021,
    0x1001000000000000008022,
    0x1001000000000000040020,
    0x1001000000000000048020,
    0x1000000000000000200020,
    0x1000000000000000208020,
    0x1000000040000000200000,
    0x400000000000002000e0,
    0x4000000000090000000000010,
    0x4000400000080000000000000,
    0x10000000000000000040010,
    0x80000000040020,
    0x10000000000000000048010,
    0x80000000048020,
    0x100000000000000000000d0,
    0x800000000000e0,
    0x80000004000040,
    0x100000000000000000080d0,
    0x800000000080e0,
    0x80000004008040,
    0x400000000010,
    0x400000008010,
    0x80080000000040000,
    0x4000000080090000000040000,
    0x80080000000048000,
    0x380000000000040,
    0x4000000000180000000000060,
    0x380000000008040,
    0x80000100000440,
    0x880000000000000,
    0x2000000000000080000000000040,
    0x880000000008000,
    0x90000000008041,
    0x80000008008001,
    0x80000000040040,
    0x80080000000040040,
    0x80080000000048040,
    0x80000000048040,
    0x20010,
    0x80080001000000000,
    0x80080001000008000,
    0x4000080000000000000,
    0x60010,
    0x68010,
    0x20050,
    0x2000000080000000000000,
    0x28050,
    0x2000000080000000008000,
    0x200d0,
    0x40000000000000000000280d0,
    0x280d0,
    0x28010,
    0x80000200000000,
    0x4000000000000000100000010,
    0x4000000000080000000008000,
    0x80000200008000,
    0x10000100000030,
    0x90000000008020,
    0x80000000002020,
    0x10000100008030,
    0x50000100000010,
    0xd0000000008000,
    0x8000000000a020,
    0xc0000000002000,
    0x10000100000050,
    0x1000100000010,
    0x90000000008040,
    0x81000000008000,
    0x80000000002040,
    0x10000100008050,
    0x1000100008010,
    0x8000000000a040,
    0x1000000000000000000010,
    0x1000000000000000000011,
    0x20000000080000000000000,
    0x1000000000000000000012,
    0x4001000000000000000000011,
    0x1000000000000000008012,
    0x4020000000080000000000000,
    0x1000000000000000008011,
    0x800001000000000000000000010,
    0x20000000080000000008000,
    0x1000000000000000008010,
    0x4001100000000000000000010,
    0x80004000000000,
    0x80004000008000,
    0x8,
    0x100000000000000000000c8,
    0x100000000000000000080c8,
    0x20008,
    0x28008,
    0x1000000000000000000008,
    0x1000000000000000008008,
    0x40000000000200000028,
    0x80000000000000200080008,
    0x4000000000000000188,
    0x810000000000009,
    0x69,
    0x4000000000000000000000069,
    0x806a,
    0x800000000000008,
    0x2000000000000000000000000048,
    0x800000000008008,
    0x1000000000000000000209,
    0x800004000000088,
    0x10000100000010,
    0x400000000000100000000,
    0x4000000000010000000040010,
    0x4000400000000000000040000,
    0x400000010000008040000,
    0x400000011000000040000,
    0x810000000000010,
    0x400000800000000000000,
    0x2000000000000010000000000050,
    0x810000000008010,
    0x2000000000000001000000000010,
    0x2000000400000000000000000040,
    0x400000800000000008000,
    0x2000000010000000000000000010,
    0x1000000000c091,
    0x4001000000000c010,
    0x40000000000000000c081,
    0x40004000000000000c000,
    0x100000000080d0,
    0x4000000000000000080c0,
    0x18000000000010,
    0x400000008000000000000,
    0x18000000008010,
    0x400000008000000008000,
    0x100000000040030,
    0x100000000040050,
    0x800000000000014,
    0x400000000000008011,
    0x4000000400000000000008011,
    0x2000000000000000000000020090,
    0x1000000000000000000090,
    0x1000000000000000008090,
    0x20000000000000090,
    0x800000000000090,
    0x20000000000000000000000000d0,
    0x800000000008090,
    0x290,
    0x40000000000000000000000d0,
    0x8290,
    0x800000000000000000080d0,
    0x40800000000000000000080d0,
    0x800000000000002000080d0,
    0x8000000000000008010,
    0x4000008000000000000008010,
    0x8000000000200008010,
    0x20000000000000000000090,
    0x20000080000000000000090,
    0x20000080000000000008090,
    0x800000000000040000000f0,
    0x10000000400290,
    0x2000000000000000090,
    0x2000000000000008090,
    0x20000000008090,
    0x4000000090,
    0x4000008090,
    0x400400000000,
    0x400400008000,
    0x8000000010000000000050,
    0x8000000001000000000010,
    0x8000000010000000008050,
    0x8000000001000000008010,
    0x8000000000000000000071,
    0x4008000000000000000000071,
    0x8000000000000000008072,
    0x1004000000000000000012,
    0x4001004000000000000000011,
    0x1004000000000000008012,
    0x10000400040020,
    0x10000400048020,
    0x80000000400040080,
    0x80000000400048080,
    0x20000080000000400000080,
    0x20000080000000400008080,
    0x2000000000400000080,
    0x20000000004000000c0,
    0x2000000000400008080,
    0x2000000000600000080,
    0x4000002000000000400008080,
    0x2000000000600008080,
    0x80000000071,
    0x80000000000000400000061,
    0x80000008011,
    0x80000000000000400008001,
    0x4000000000000080000008011,
    0x4080000000000000400008001,
    0x80000000000000004000034,
    0x80000000000000000000071,
    0x4080000000000000000000071,
    0x80000000000000000008072,
    0x800000000000000080000d0,
    0x80000080000000000040050,
    0x80000080000000000048050,
    0x4080000000000000008000050,
    0x82000000000000000000010,
    0x82000080000000000000010,
    0x82000080000000000008010,
    0x82000000000000000008010,
    0x80000000000000000008010,
    0x4080000000000000000008010,
    0x80000000000000200008010,
    0x80000000000004000008010,
    0x80000080000040000000011,
    0x80000080000040000008011,
    0x80000000000004000000010,
    0x80000080000004000000010,
    0x80000080000004000008010,
    0x80000000000004000008010,
    0x4000000010,
    0x80010,
    0x10000000080050,
    0x1000000080010,
    0x400000000000000080040,
    0x10000000088050,
    0x1000000088010,
    0x400000000000000088040,
    0x88010,
    0x4010000000000000000000021,
    0x10000000000000000008022,
    0x4000000000000000000080021,
    0x88022,
    0x2080000,
    0x80080000,
    0x4000000000000400000000020,
    0x80088000,
    0x40000000000000000000c0000,
    0x108000010001020,
    0x108000010009020,
    0x1120,
    0x400000080000000100000020,
    0x400000000000000000004020,
    0x40000000000000000000c020,
    0x80040,
    0x81040,
    0x89040,
    0x10000000080240,
    0x8080200,
    0x40000000000000000000800c0,
    0x24000000000000000000080000,
    0x20000000000000000000080040,
    0x20000000000000000000088040,
    0x40000000000100000000840c0,
    0x24000000000010000000084000,
    0x40000840c0,
    0x20000000000000004000084000,
    0x88040,
    0x4000000000000000000084000,
    0x1000010000000084040,
    0x1000001000000084000,
    0x100001000000008c040,
    0x100000100000008c000,
    0x20020,
    0x200f0,
    0x10000800c0,
    0x280f0,
    0x10000880c0,
    0x2000000000000000000000020020,
    0x4000000000000080000,
    0x4080000000000080000,
    0x4080000000000088000,
    0x4000000000000000000020020,
    0x4000000000000088000,
    0x4000000000000000000028020,
    0x4000000000000000000000080080,
    0x4000000000000000000000088080,
    0x4000000008000000000000080000,
    0x2204e0,
    0x30000000100000000800c0,
    0x2284e0,
    0x30000000100000000880c0,
    0x10000000421060,
    0x8421020,
    0x2000000010000000481000,
    0x10000000429060,
    0x8429020,
    0x2000000010000000489000,
    0x24020,
    0x2c020,
    0x28020,
    0x200080000,
    0x4000000000000000100000020,
    0x4000000000000000000088000,
    0x200088000,
    0x100000021,
    0x88001,
    0x4000000000000000100000021,
    0x100008022,
    0x4000000000000000000088001,
    0x80010000100000021,
    0x80010000000088001,
    0x80010000100008021,
    0x100001000000e0,
    0x20000000000010000100000020,
    0x10001000000a0,
    0x100000000880c0,
    0x20000000000010000000088000,
    0x1000000088080,
    0x820c0,
    0x20000000000000000000082000,
    0x4000100000000000100000020,
    0x4000100000000000000088000,
    0x80000000000000100001020,
    0x80000000000000000089000,
    0x1000000000000000000020,
    0x40000080001,
    0x4000000000000040000080001,
    0x40000088002,
    0x1000000000000000008020,
    0x40000000000200000020,
    0x80000000000000200080000,
    0x4000040000000000000008020,
    0x40000000000200008020,
    0x4080000000000000000088000,
    0x80000000000000200088000,
    0x400000000000002000e0,
    0x800000000000000002800c0,
    0x400000000000002080e0,
    0x800000000000000002880c0,
    0x800400000000000002080a0,
    0x80000000000480040,
    0x4000000000000000000480000,
    0x1080010000000000060,
    0x1080001000000000020,
    0x41021,
    0x49021,
    0x4021021,
    0x80020021,
    0x80028021,
    0x4000000000000000100000021,
    0x1000000000000000000022,
    0x1000000000000000008022,
    0x122,
    0x4000000000000000000008021,
    0x10000000000061,
    0x1000000000021,
    0x10000000008061,
    0x1000000008021,
    0x10000000004021,
    0x1000000000c021,
    0x1080000040000a1,
    0x40108000004000020,
    0x1080000040080a1,
    0x40108000004008020,
    0x2100000000000a1,
    0x40210000000000020,
    0x2100000000080a1,
    0x40210000000008020,
    0x100000000000000000a1,
    0x10040000000000000020,
    0x100000000000000080a1,
    0x10040000000000008020,
    0x400000002000000a0,
    0x40000080000000000000000a1,
    0x40000000400000000000080a0,
    0x400000002000080a0,
    0x4000008040000000000000020,
    0x40a1,
    0x40000000000004020,
    0xc0a1,
    0x4000000000000c020,
    0x2000000a1,
    0x40000000200000020,
    0x2000000e1,
    0x40000000200000060,
    0x1020000000460,
    0x4000010000000000000010020,
    0x10000000000010008020,
    0x4000010000000000010008020,
    0x10000000000210008020,
    0x4000000000010000000200020,
    0x100000000000060,
    0x100000000008060,
    0x100000000004020,
    0x10000000000c020,
    0x100018000,
    0x4000000000000000100018000,
    0x300018000,
    0x10000100018020,
    0x100012020,
    0x80000000100000200000020,
    0x40000000000200010000,
    0x4080000000100000000008020,
    0x80000000100000200008020,
    0x4000040000000000000018000,
    0x40000000000200018000,
    0x2000100000000000020,
    0x2000100000000008020,
    0x80000000000050000,
    0x80000000000058000,
    0x10000000050020,
    0x10000000058020,
    0x10000008010020,
    0x11000000010020,
    0x50000000000064,
    0x40000008000024,
    0x10000008018020,
    0x50000008010000,
    0x11000000018020,
    0x51000000010000,
    0x500a0,
    0x580a0,
    0x200010080,
    0x4000000000000000000018080,
    0x200018080,
    0x4000008000000000000010000,
    0x20000000000000000010080,
    0x20000000000000000018080,
    0x2000080000000000000000010080,
    0x80000020000000000010080,
    0x20000000000000100c0,
    0x20000000000000180c0,
    0x400000000000000030,
    0x80000000000000000010010,
    0x400000000000008030,
    0x80000000000000000018010,
    0x4000000400000000000000020,
    0x4080000000000000000010000,
    0x100000000000000000000a1,
    0x10000000000000004000001,
    0x40100000000000000000000a1,
    0x100000000000000000080a2,
    0x4010000000000000004000001,
    0x10000000000000004008002,
    0x10a0,
    0x4001000,
    0x90a0,
    0x4009000,
    0x2000200a0,
    0x204020000,
    0x10000000000000000000a0,
    0x1000000000000004000000,
    0x10000000000000000080a0,
    0x1000000000000004008000,
    0x80000000000000000000b0,
    0x8000000000000004000010,
    0x80000000000000000080b0,
    0x5000000a0,
    0x8000000000000004008010,
    0x504000000,
    0x1040000a0,
    0x100000000000e0,
    0x10000000000a0,
    0x10000004000040,
    0x1000004000000,
    0x100000000080e0,
    0x10000000080a0,
    0x10000004008040,
    0x1000004008000,
    0x4000000000010000a0,
    0x400000000005000000,
    0x4000000000010080a0,
    0x400000000005008000,
    0x20000002000000000000e0,
    0x2000000200000004000040,
    0x20000002000000000080e0,
    0x2000000200000004008040,
    0x2a0,
    0x4000200,
    0x40000000000000000000000e0,
    0x82a0,
    0x4000000000000000004000040,
    0x4008200,
    0x40000000000000000000081e0,
    0x4000000000000000004008140,
    0x40000000000000002000081e0,
    0x4000000000000000204008140,
    0x800000000000002000001e0,
    0x80000000000000204000140,
    0x40800000000000000000081e0,
    0x800000000000002000081e0,
    0x4080000000000000004008140,
    0x80000000000000204008140,
    0x800000000100000041080c0,
    0x40044000c0,
    0x4040080,
    0x4000000000010000004040080,
    0x4048080,
    0x40a0,
    0x4004000,
    0x40000000000100000000040a0,
    0x4000000000010000004004000,
    0xc0a0,
    0x400c000,
    0x40000040a0,
    0x4004004000,
    0x40000000000000000a0,
    0x4000000000004000000,
    0x40000000000000080a0,
    0x4000000000004008000,
    0x20000000000000000000a0,
    0x2000000000000004000000,
    0x20000800000000000000a0,
    0x2000080000000004000000,
    0x20000800000000000080a0,
    0x2000080000000004008000,
    0x20000000000000000080a0,
    0x2000000000000004008000,
    0x2010000004000020,
    0x80020000000000000a0,
    0x8000000020000008020,
    0x2000000004008080,
    0x8002000000004000000,
    0x1000000000040000080a0,
    0x108000000004000000020,
    0x100000000004004008000,
    0x40000080a0,
    0x8000000004000000020,
    0x4004008000,
    0x80000000000000004000021,
    0x4080000000000000004000021,
    0x80000000000000004008022,
    0x40800000000000000002000e0,
    0x4080000000000000004200040,
    0x808000000000000000000e0,
    0x800000000000000040040c0,
    0x80800000000000004000040,
    0x808000000000000000080e0,
    0x8000000000000000400c0c0,
    0x80800000000000004008040,
    0x800000000100000000080e0,
    0x800000000010000000080a0,
    0x800000000000000000020e0,
    0x80000000010000004008040,
    0x80000000001000004008000,
    0x80000000000000004002040,
    0x8000000000000000000a0e0,
    0x8000000000000000400a040,
    0x800000000004000a0,
    0x80000000004400000,
    0x800000000004080a0,
    0x80000000004408000,
    0x20000000000000000a0,
    0x2000000000004000000,
    0x20000000000000080a0,
    0x2000000000004008000,
    0x10000000000000000840000,
    0x10000080000000000840000,
    0x10000080000000000848000,
    0x10000000000000000848000,
    0x8000000000000000000220,
    0x4008000000000000000000060,
    0x8000000000000000008220,
    0x8000000000000000008021,
    0x100800001,
    0x4008000000000000000008021,
    0x4000000000000000100800001,
    0x100808002,
    0x8000000008000000000020,
    0x1000080000000000800000,
    0x1000080000000000808000,
    0x8000000008000000008020,
    0x4001000000000000000800000,
    0x400004000000000000000020,
    0x400004000000000000008020,
    0x4001004000000000000000020,
    0x6000000000000000020,
    0x6000000000000008020,
    0x4000000000010000000800000,
    0x4000000000010000000808000,
    0x10000200808000,
    0x1000000080a000,
    0x1000000080c000,
    0x10000000a00020,
    0x10000000a08020,
    0x50000000a00000,
    0x804080,
    0x80c080,
    0x8000000000000808000,
    0x4000008000000000000808000,
    0x8000000000200808000,
    0x2000000000000800080,
    0x2000000002000000000000800080,
    0x20000000000008000c0,
    0x20000000000008080c0,
    0x2000000000000808080,
    0x10080200000020,
    0x80000000010000200800000,
    0x4000000000010080000008020,
    0x10080200008020,
    0x4080000000010000000808000,
    0x80000000010000200808000,
    0x80000000000004000800061,
    0x80000008021,
    0x80000000000000000808001,
    0x4000000000000080000008021,
    0x4080000000000000000808001,
    0x4000800000,
    0x80000000000000000000030,
    0x10000010,
    0x80000000000000000008030,
    0x10008010,
    0x80000000010000000002220,
    0x10000010002200,
    0x80000000000000000004020,
    0x10004000,
    0x8000000000000000000c020,
    0x1000c000,
    0x80000000000001000000020,
    0x1010000000,
    0x80000000000001000008020,
    0x1010008000,
    0x80004000000000000000020,
    0x4000000000010000000,
    0x80004000000000000008020,
    0x4000000000010008000,
    0x800000000100000000080e1,
    0x100000100080c1,
    0x80000000008000000000020,
    0x8000010000000,
    0x4000000200000000000000c0,
    0x20000020000000400,
    0x4000000200000000000080c0,
    0x400008020000000000000040,
    0x20000020000008400,
    0x80000000100000000,
    0x4000000080000000100000000,
    0x80800100000000000c0,
    0x4000000000200000200000040,
    0x4000000000200000200008040,
    0x4000001000008000000000000,
    0x4000001000008000000008000,
    0x4010000000000000000000100,
    0x100000000000000002001c0,
    0x100000000000000002081c0,
    0x200001100,
    0x480000000000000000008180,
    0x20100,
    0x100001002005e0,
    0x10000000110001000001e0,
    0x100001000001c1,
    0x100001000081c1,
    0x1000000000000000000100,
    0x2020000,
    0x2028000,
    0x1000080000000002000001,
    0x1000080000000002008001,
    0x200000002000040,
    0x4000000000000000002000060,
    0x200000002008040,
    0x80000000000000140,
    0x2000000000000002000000,
    0x80000000000008140,
    0x2000000000000002008000,
    0x40002000001,
    0x4000000000000040002000001,
    0x40002008002,
    0x80000000002400000,
    0x80000000002408000,
    0x2000000000002000000,
    0x100001000001a0,
    0x10000104000100,
    0x80010000000000110,
    0x80010000000008110,
    0x100000002001e0,
    0x100000002081e0,
    0x80210000000000100,
    0x10000000000140,
    0x1000000000100,
    0x10000000001140,
    0x1000000001100,
    0x10000000009140,
    0x1000000009100,
    0x10000000000161,
    0x1000000000121,
    0x4000000000010000000000161,
    0x10000000008162,
    0x4000000000001000000000121,
    0x1000000008122,
    0x810000000000100,
    0x2000000000000010000000000140,
    0x810000000008100,
    0x2000000000000001000000000100,
    0x10000000000300,
    0x4000000000010000200000140,
    0x10000200008300,
    0x4000000000001000200000100,
    0x10000008008101,
    0x11000000008101,
    0x4000000000010000008008101,
    0x4000000000011000000008101,
    0x10000000008140,
    0x1000000008100,
    0x4000010000000000100,
    0x4000310000000004100,
    0x4000010000000008100,
    0x4000010000000000000000100,
    0x10000000008101,
    0x4000000000010000000008101,
    0x1000000000a1c0,
    0x100000000008101,
    0x10000000100000000048111,
    0x180000000048121,
    0x4000000000100000000008101,
    0x100000000048100,
    0x2000100000000000100,
    0x2000100000000008100,
    0x4000000000000000000000104,
    0x400000000000008101,
    0x4000000400000000000008101,
    0x400008000000000100,
    0x400008000000008100,
    0x800000000000000000081a0,
    0x10008180,
    0x40800000000000000000081a0,
    0x800000000000002000081a0,
    0x4000000000000000010008180,
    0x210008180,
    0x800000000000180,
    0x4080000000000400180,
    0x4004000000000010000000400180,
    0x80000000800000000000180,
    0x800010000010000000001c0,
    0x800010000010000000081c0,
    0x20000000008180,
    0x80000000000000002001e0,
    0x140000000000000002000c0,
    0x80000000000000002081e0,
    0x140000000000000002080c0,
    0x4404000000000000000000000,
    0x4000000000000008101,
    0x4004000000000000000000001,
    0x40000000100000002000e0,
    0x40000000100000002080e0,
    0x80000000000000000000140,
    0x80000000800000000000100,
    0x2000080000000000000000000140,
    0x80000000800000000008100,
    0x4092000000000000000000100,
    0x800000000100000000081c0,
    0x800000000000000000021c0,
    0x8000000000000000000a1c0,
    0x40008000,
    0x4000000000000000040008000,
    0x240008000,
    0x8000040000000,
    0x8000040008000,
    0x20000080000000040000000,
    0x20000080000000040008000,
    0x80020000,
    0x80028000,
    0x80000200,
    0x4000000000000000080000040,
    0x80008200,
    0x4000000000010000080008040,
    0x8000a200,
    0x4000000000010000080000040,
    0x4000000000000000088000000,
    0x80000000010000080008040,
    0x80000000000000088008000,
    0x4080000000010000080008040,
    0x80000000010000280008040,
    0x4080000000000000088008000,
    0x80000000000000288008000,
    0x80000000010000080000240,
    0x1101,
    0x100200000a0041,
    0x200080a0001,
    0x800000000100200000280c1,
    0x80000000000020008028081,
    0x24000020041,
    0x4000000000000000000028041,
    0x4000000000000000200028041,
    0x24001,
    0x2c001,
    0x100000001,
    0x8000100000001,
    0x1000000000000000000001,
    0x1000000000000000008023,
    0x4001000000000000000000001,
    0x1000000000000000008001,
    0x2,
    0x20000000000004000001002,
    0x20002,
    0x28002,
    0x1000000000000000000002,
    0x1000000000000000008002,
    0x10000000000000000002,
    0x10000000000000008002,
    0x200800000000000000a6,
    0x20080000000004000006,
    0x200800000000000080a6,
    0x20080000000004008006,
    0x42,
    0x200000000000042,
    0x8042,
    0x80000000000000001,
    0x4000000000000000002,
    0x80000000000000081,
    0x4000000080000000000000081,
    0x800100000000000a1,
    0x80000000000008001,
    0x800100000002004d1,
    0x4000000000010000000040001,
    0x10000000004001,
    0x1000000000c001,
    0x10000000008001,
    0x4000000000010000000400001,
    0x200020081,
    0x40000000200020000,
    0x4000400000000000000000091,
    0x4000400040000000000000010,
    0x4000000281,
    0x40000004000000200,
    0x4000008281,
    0x40000004000008200,
    0x2000000000040000000000000080,
    0x40000000000000180,
    0x40000000000040080,
    0x40000000000048080,
    0x4081,
    0x40000000000004000,
    0x4000000000000000000004081,
    0x4000000040000000000004000,
    0xc081,
    0x4000000000000c000,
    0x2000000000000000000081,
    0x2000040000000000000000,
    0x2000000000000000008081,
    0x2000040000000000008000,
    0x80010004000008081,
    0x80000004000002081,
    0x8080010004000000001,
    0xc0010004000008000,
    0xc0000004000002000,
    0x21000000000c081,
    0x8000210000000004001,
    0x4021000000000c000,
    0x80000000000000200000081,
    0x80000040000000200000000,
    0x4080000000000000000008081,
    0x80000000000000200008081,
    0x4080000040000000000008000,
    0x80000040000000200008000,
    0x80000000000400081,
    0xc0000000000400000,
    0x80000000000408081,
    0xc0000000000408000,
    0x2000000000000000081,
    0x2040000000000000000,
    0x80000000000000080000001,
    0x80000000000000000008063,
    0x80000000000000000048001,
    0x400000e0c1,
    0x800001000400000c041,
    0x2000000000000000400000e001,
    0x210000000000000,
    0x4000000000000210000000000008,
    0x4000000000010000000000020,
    0x210000000008000,
    0x100000000000e0,
    0x10000004000040,
    0x1000000c000020,
    0x100000000080e0,
    0x10000004008040,
    0x10004000000020,
    0x10000000000100,
    0x10000000000040,
    0x1000000000000,
    0x10000000000061,
    0x1000000000021,
    0x4000000000010000000000061,
    0x10000000008062,
    0x4000000000001000000000021,
    0x1000000008022,
    0x110000000020e0,
    0x4000004000010000100000060,
    0x4000004000001000100000020,
    0x10000022000e0,
    0x1010000002001c0,
    0x800000000110000000081c0,
    0x800000000010000000021c0,
    0x10000000040040,
    0x1000000040000,
    0x10000000048040,
    0x1000000048000,
    0x1000000000040,
    0x1000000008040,
    0x400001100000000c000,
    0x400001000001000000000c040,
    0x400001000000100000000c000,
    0x88000000201000000008040,
    0x9000200000040,
    0x110001004000c0,
    0x10000110000006000c0,
    0x10000110000006080c0,
    0x211000000400080,
    0x40000000000110000004000a0,
    0x211000000408080,
    0x100000080000a0,
    0x8000000018000000000000,
    0x100000000000000000c0,
    0x100000100000000000e0,
    0x100000000000080000a0,
    0x100000000000000080c0,
    0x10000000008000,
    0x910000000008000,
    0x2000000000000110000000008040,
    0x10040000000001,
    0x4000000000010040000000001,
    0x10040000008002,
    0x10004000400000,
    0x810000000040000,
    0x10040000040042,
    0x10040000048042,
    0x18000000040000,
    0x18000000048000,
    0x4000000000000000000040200,
    0x2000000000000040200,
    0x10000002040040,
    0xa040000,
    0x20000000000000400c0,
    0x20000002000000000000040000,
    0x20000002000000000000040040,
    0x20000000000000480c0,
    0x20000002000000000000048000,
    0x300000000000000,
    0x4000000000100000000000020,
    0x300000000008000,
    0x100000000040020,
    0x100000000048020,
    0x100000200808080,
    0x8000100000200800000,
    0x20100000000000000,
    0x4000000000100000000040000,
    0x900000000000000,
    0x2000000000000100000000000040,
    0x900000000008000,
    0x100000000000200,
    0x4000000000100000000000040,
    0x100000000008200,
    0x80100000000008000,
    0x100000000008001,
    0x4000000000100000000008001,
    0x100040000000001,
    0x4000000000100040000000001,
    0x100040000008002,
    0x108000000000000,
    0x20000080100000000000000,
    0x80000000100000000000061,
    0x4080000000100000000000061,
    0x80000000100000000008062,
    0x100000100400000,
    0x110000000408001,
    0x2000100000000000040,
    0x2000100000000008040,
    0x2080100004000000000,
    0x2080100004000008000,
    0x100004000000000,
    0x80100004000000000,
    0x80100004000008000,
    0x100004000008000,
    0x4000000000010000400020004,
    0x4400020004,
    0x200000200000044,
    0x4000000000200000000008044,
    0x200000200008044,
    0x4000000000000000000000004,
    0x2000004,
    0x4000000000000000000040004,
    0x204,
    0x244,
    0x8244,
    0x4000000000000000000000044,
    0x8204,
    0xc4,
    0x40000000000000000000080c4,
    0x80c4,
    0x4004,
    0xc004,
    0x8000000008044,
    0x80000000000400004,
    0x80000000000408004,
    0x4000000000000000000400004,
    0x400000000000040020,
    0x400000000000048020,
    0x400000004000040020,
    0x400000000000020040,
    0x400000000000000061,
    0x4000000400000000000000061,
    0x400000000000008062,
    0x20000040020,
    0x20000048020,
    0x20000000000020000000040,
    0x20000000000020000008040,
    0x2000000000000000020000000080,
    0x200000000c0,
    0x200000080c0,
    0x20200000080,
    0x4000000020000000000,
    0x100000000024000008000,
    0x20000080000020000000000,
    0x20000080000020000008000,
    0x200002000c0,
    0x200002080c0,
    0x80001000001020000000040,
    0x80001000001020000008040,
    0x80000000000020200000000,
    0xa0000000000020000000000,
    0xa0000000000020000008000,
    0x4000000000000020000400000,
    0x4000000000010020000400000,
    0x4400000000000000000000040,
    0x10000000044440,
    0x1000000044400,
    0x1000000004c440,
    0x100000004c400,
    0x2004c0,
    0x2084c0,
    0x81004000000000000000040,
    0x81004000000000000008040,
    0x40000000000000201060,
    0x80000000000000000201420,
    0x100000406004c0,
    0x20200,
    0x1000000000000000000200,
    0x4000000000000004000028220,
    0x40220,
    0x48220,
    0x402002c0,
    0x2c0,
    0x2000000000000004202,
    0x200000000000000c202,
    0x4000000080000000000400040,
    0x800000800000000004080c0,
    0x80000000000400200,
    0x2000000000000000200,
    0x210000000000040,
    0x200000008000000,
    0x10000000000240,
    0x8000200,
    0xc0,
    0x20000000000000000000000000,
    0x20000000020000000000000090,
    0x20000000000000000000000000c0,
    0x2020000000000000000000000000,
    0x100002000000c0,
    0x20000000000010000200000000,
    0x40000000000100000000080c0,
    0x100002000080c0,
    0x24000000000010000000008000,
    0x20000000000010000200008000,
    0x100040000080c0,
    0x20000000000010004000008000,
    0x2c0,
    0x20000000000000000000000200,
    0x200000000000000000000000c0,
    0x200000000000000000000080c0,
    0x2000000c0,
    0x20000000000000000200000000,
    0x40000000000000000000080c0,
    0x2000080c0,
    0x4000008000000000000000040,
    0x24000000000000000000008000,
    0x20000000000000000200008000,
    0x80000000000c0,
    0x20000000000008000000000000,
    0x80000000080c0,
    0x20000000000008000000008000,
    0x2000000002000c0,
    0x20000000000200000000200000,
    0x40000000000000000002000e0,
    0x2000000002080c0,
    0x24000000000000000000200020,
    0x20000000000200000000208000,
    0x200000000000000000002000c0,
    0x200000000000000000002080c0,
    0x20080000000000000000000040,
    0x20080000000000000000008040,
    0x20000000000000000c0,
    0x20000002000000000000000000,
    0x60000000000000000c2,
    0x20000006000000000000000002,
    0x4000000000000000100000080,
    0x10000100008080,
    0x1000000000000000000081,
    0x1000000000000000008081,
    0x800001000000000000000000080,
    0x1000000000000000008080,
    0x4000000088,
    0x4000008088,
    0x4000000080000000000408090,
    0x180,
    0x2020001c0,
    0x80000000001c0,
    0xc0,
    0x2000000000000c0,
    0x280,
    0x80000000100004080,
    0x4001000080000000000004080,
    0x80000001800000000c080,
    0x800000008000000006080,
    0x8000000000000000000c080,
    0x200000000000000000008080,
    0x80000000000000800000c0,
    0x80000000000000800080c0,
    0x20000080000000000000080,
    0x80000000000400080,
    0x4000002000000000000000080,
    0x20000000000000000c0,
    0x20800000000000000c0,
    0x20800000000000080c0,
    0x20000000000000080c0,
    0x200000000000c0,
    0x20000000008080,
    0x40000000200000000000000,
    0x4010000000000000000004000,
    0x4040000000000000000000020,
    0x40000000200000000008000,
    0x10000000000000000044000,
    0x40000000000000000040020,
    0x4010000000000400000044000,
    0x4040000000000400000040020,
    0x1000000000000000004c000,
    0x40000000000000000048020,
    0x40000000000000080000000,
    0x4000000000000400000004000,
    0x40000000000000080008000,
    0x40000000010000000000040,
    0x40000000001000000000000,
    0x40000000010000000008040,
    0x40000000001000000008000,
    0x40010000000000000000000,
    0x40010000000000000008000,
    0x40000000300000000000000,
    0x4010000000000000000005000,
    0x4040000000100000000000020,
    0x40000000300000000008000,
    0x40000000000000000000040,
    0x40000000010000000000060,
    0x40000000000000008000020,
    0x40000000010000000008060,
    0x40000000050000000000040,
    0x40000000000000008008020,
    0x40000000040000008000000,
    0x40000000000000000008040,
    0x4040000000010000000008040,
    0x4040000000000000000002040,
    0x40000000000004000008040,
    0x60000080000000000000040,
    0x40000080000000000004000,
    0x4000008000000000000c000,
    0x90000000008000000024001,
    0xc8000000008000000000021,
    0x4000000240c0,
    0x18000100024000,
    0x48000000018000000008000,
    0x48000000008000000002000,
    0x64000,
    0x6c000,
    0x4000000000000000000224000,
    0x10000c000,
    0x400000000000000010000c000,
    0x30000c000,
    0x1000010000c0c0,
    0x1000060c0,
    0x4000000000000000000a0c0,
    0x10000e0c0,
    0x1000000000100004000,
    0x40001000000000000008000,
    0x100000000010000c000,
    0x8000100004000,
    0x40000000008000000008000,
    0x800010000c000,
    0x1000000000000000004021,
    0x40000000000040000000001,
    0x4001000000000000000004021,
    0x100000000000000000c022,
    0x4040000000000040000000001,
    0x40000000000040000008002,
    0x1000000000000000004001,
    0x60000000000000000000000,
    0x100000000000000000c001,
    0x800001000000000000000004000,
    0x60000000000000000008000,
    0x3000000008000000004000,
    0x300000000800000000c000,
    0x40000000000200004000,
    0xc0000000000000200000000,
    0x400004000000000000000c000,
    0x4000000000020000c000,
    0x40c0000000000000000008000,
    0xc0000000000000200008000,
    0x400000000100000004000c4,
    0x40000000000004000000000,
    0x40000000000004000008000,
    0x8000008000000000000e0e0,
    0x8000000001000e0c0,
    0x800000000022040e0,
    0x800000800000002002040e0,
    0x800000002102040c0,
    0x8000000000000c0c0,
    0x4281,
    0x40000000000004200,
    0x40000000000000000000040c1,
    0xc281,
    0x4000000040000000000004040,
    0x4000000000000c200,
    0x1000000000c0e1,
    0x500000000040c1,
    0x800c0a1,
    0x40000008004081,
    0x4001000000000c060,
    0x40050000000004040,
    0x4000000000800c020,
    0x40040000008004000,
    0x8000000000000200004001,
    0x400800000000000000000c001,
    0x800000000000020000c001,
    0x5000400000c001,
    0x400000e021,
    0x40004000006001,
    0x10000000044020,
    0x1000000004c020,
    0x50000008004020,
    0x80010000000004000,
    0x8001000000000c000,
    0x4000000000010000000004000,
    0x100000800040c0,
    0x1000008000c0c0,
    0x10000000004040,
    0x1000000004000,
    0x10000000004061,
    0x1000000004021,
    0x10000000004200,
    0x4000000000010000000004040,
    0x1000000000c200,
    0x4000000000001000000004000,
    0x10000000044040,
    0x1000000044000,
    0x1000000004c040,
    0x100000004c000,
    0x1000000000c040,
    0x100000000c000,
    0x80010000000004280,
    0x8001000000000c280,
    0x8000000001000000000c080,
    0x8000000018000000004000,
    0x800000001800000000c000,
    0x4001010000000000000004000,
    0x10040000004001,
    0x4000000000010040000004001,
    0x1004000000c002,
    0x300000000004000,
    0x4000000000100000000004020,
    0x30000000000c000,
    0x110000000004040,
    0x101000000004000,
    0x11000000000c040,
    0x10100000000c000,
    0x100000000004040,
    0x100000000004200,
    0x4000000000100000000004040,
    0x10000000000c200,
    0x10000000000c040,
    0x108000000004000,
    0x10800000000c000,
    0x100004000004000,
    0x80100004000004000,
    0x8010000400000c000,
    0x10000400000c000,
    0x40000000000000c000,
    0x400000040000000000000c000,
    0x40000000020000c000,
    0x10000000000000000004081,
    0x10800000000000000000001,
    0x8000000100000000080c0,
    0x80000000000044080,
    0x800080000000000040000,
    0x8000000000004c080,
    0x800080000000000048000,
    0x4000000000000000000044080,
    0x4000800000000000000040000,
    0x200000000004084,
    0x800000200000000000004,
    0x40000000000000000000040a4,
    0x20000000000c084,
    0x4000800000000000000000024,
    0x800000200000000008004,
    0x40000000000100000000040a4,
    0x4000800000010000000000024,
    0x40000040a4,
    0x800000000004000000024,
    0x20c0a4,
    0x40000000204084,
    0x800000000000000208024,
    0x800000040000000200004,
    0x800000000004080,
    0x800000800000000000000,
    0x20000000000000000000000040c0,
    0x80000000000c080,
    0x2000000800000000000000000040,
    0x800000800000000008000,
    0x40000000000100000000040c0,
    0x4000000000000000008004080,
    0x4000800000010000000000040,
    0x4000800000000000008000000,
    0x40000040c0,
    0x800000000004000000040,
    0x800000000000000004000,
    0x80000000000000000c000,
    0x808000001000000002040c0,
    0x2008000001000000002000c0,
    0x80000100000002040c0,
    0x8000000100000002080c0,
    0x8000000000000002020c0,
    0x800001000000020c0c0,
    0x80000000000000020a0c0,
    0x400000800000000000000e0c0,
    0x800000000020000e0c0,
    0x8000000000000002000c0,
    0x800000000000000000040a1,
    0x80800000000000000000021,
    0x40800000000000000000040a1,
    0x8000000000000000000c0a2,
    0x4080800000000000000000021,
    0x80800000000000000008022,
    0x2080000000000004080,
    0x802080000000000000000,
    0x208000000000000c080,
    0x802080000000000008000,
    0x8000000200000000204020,
    0x10000000600000000200000,
    0x800000020000000020c020,
    0x4010000000400000000200020,
    0x10000000600000000208000,
    0x8000000000004000004000,
    0x8000080000004000004000,
    0x800008000000400000c000,
    0x800000000000400000c000,
    0x10004000000000000004001,
    0x4010004000000000000004001,
    0x1000400000000000000c002,
    0x440000000000002040e0,
    0x800040000000000002840c0,
    0x8000400001000000000c0a0,
    0x40000100000000060e0,
    0x4080000000000004100,
    0x408000000000000c100,
    0x4000000000410000000a040c0,
    0x100408001000000040c0c0,
    0x40010000804100000004000c0,
    0x4000000000400000000008000,
    0x4000000000400000200008000,
    0x4080004000400000000008000,
    0x4000808000000004000,
    0x2000000004000008000000004040,
    0x400080800000000c000,
    0x8000400001000000040c080,
    0x610000000000040,
    0x601000000000000,
    0x4000000000410000000000060,
    0x610000000008040,
    0x4000000000401000000000020,
    0x601000000008000,
    0x4000000000410000000008060,
    0x4000000000401000000008020,
    0x4000000000410000200008060,
    0x4000000000401000200008020,
    0x4100000000080c0,
    0x40000000004000000000080a0,
    0x40000000004000002000080a0,
    0x200800000004000000000000c0,
    0x80400000000004080,
    0x4000000080400000000204080,
    0x400000200000080,
    0x4000000000400000000008080,
    0x400000200008080,
    0x4000008000400000000000000,
    0x4000000000400000000400080,
    0x80000000000000000004034,
    0x200000000000000000000034,
    0x80000000000000000044020,
    0x200000000000000000040020,
    0x8000000000000000004c020,
    0x200000000000000000048020,
    0x80000000000000000004061,
    0x200000000000000000000061,
    0x4080000000000000000004061,
    0x8000000000000000000c062,
    0x4200000000000000000000061,
    0x200000000000000000008062,
    0x80004000000000000004000,
    0x200004000000000000000000,
    0x8000000000000000000c001,
    0x200000000000000000008001,
    0x408000000000000000000c001,
    0x4200000000000000000008001,
    0x200000000000040000040c0,
    0x80000000000000040000e0,
    0x80000000000000040080e0,
    0x8000000200000000000000,
    0x4008000000000000000000020,
    0x8000000200000000008000,
    0x8000000000000000040020,
    0x8000000000000000048020,
    0x8000000010000000000040,
    0x8000000001000000000000,
    0x8000000010000000008040,
    0x8000000001000000008000,
    0x8000000010000200000000,
    0x4008000000010000000008000,
    0x8000000010000200008000,
    0x8000000000000000000040,
    0x8000000000000000000061,
    0x4008000000000000000000061,
    0x8000000000000000008062,
    0x8000000000000080000040,
    0x8000000000000080008040,
    0x8000000000000000040040,
    0x8000000000000000048040,
    0x8004000000000000000000,
    0x8000000008000000000000,
    0x8000000008000000008000,
    0x8000000000000000200080,
    0x80000000000000002000c0,
    0x80000000000000002080c0,
    0x8000000000000000208080,
    0x8008000000000000200000,
    0x8002000000000000000000,
    0x8000000000004000000000,
    0x8000000000004000008000,
    0x10004000000000000000001,
    0x4010004000000000000000001,
    0x10004000000000000008002,
    0x100040000000000002000c0,
    0x100040000000000002080c0,
    0x4000000000000001000,
    0x40000000001000000c0,
    0x40000000001000080c0,
    0x4000004000210000000400000,
    0x40002000000002040c0,
    0x240002100000000000c0,
    0x4000004000000000000008020,
    0x4000004000000000200008020,
    0x40000040000100000000080e0,
    0x40000040000000000000020e0,
    0x400020000000000a0c0,
    0x4000004000010000000004020,
    0x40800000000004000a0,
    0x4080000000004400000,
    0x40800000000004080a0,
    0x4080000000004408000,
    0x80004000000000200000100,
    0x4080004000000000000008100,
    0x80004000000000200008100,
    0x4000000000200020002,
    0x4000004000000000000028002,
    0x4000000000200028002,
    0x4000120000000008000,
    0x4000004000000020000400000,
    0x40014000000000000000000,
    0x40014000000000000008000,
    0x4000300000000004000,
    0x4000004000100000000004020,
    0x400030000000000c000,
    0x4080004000000000000008020,
    0x4000004000000000010008000,
    0x4080004000000000000100000,
    0x4000000000200020021,
    0x4000004000000000200020021,
    0x4000000000200028022,
    0x4000004080000000000408000,
    0x500020000000000a040,
    0x800400001000000020c0c0,
    0x101400001000000000c0c0,
    0x400000000020000c0c0,
    0x804000000000200008040,
    0x40000100000004020c0,
    0x400001000000040a0c0,
    0x2000000006000000000000020000,
    0x101000000000c0,
    0x20000000000010100000000000,
    0x1100000000080,
    0x80800101000000000e0,
    0x200000000800101000000080a0,
    0x20000008080010100000000020,
    0x80800011000000000a0,
    0x101000000080c0,
    0x8000010100000000040,
    0x20000000000010100000008000,
    0x1100000008080,
    0x8000001100000000000,
    0x4000000000010080000000010,
    0x4000400000000080000000000,
    0x80000000000080000048020,
    0x10080000000040,
    0x1080000000000,
    0x10080000008040,
    0x1080000008000,
    0x80000000040,
    0x80000008040,
    0x80000008001,
    0x4000000000000080000008001,
    0x10000000000000000048000,
    0x20000009040,
    0x90c0,
    0x10000000100000004090c0,
    0x20000000000a8000,
    0x100008001,
    0x4000000000000000100008001,
    0x1000000000000000008000,
    0x1000000010000000008040,
    0x1000000001000000008000,
    0x1004000010000000008000,
    0x40000200000000008000,
    0x40080000000000008020,
    0x4000040000000000000008020,
    0x4000000000000000000009020,
    0x4000000000000000000101000,
    0x88040,
    0x28020,
    0x120000,
    0x4000000000000088000,
    0x6000000000000888080,
    0x4000000000000000000028020,
    0x4000000000000000000120000,
    0x28120,
    0x80000000000000000000088000,
    0x120100,
    0x128000,
    0x4000028020,
    0x4000120000,
    0x200000000008200,
    0x4000000000200000000008040,
    0x210000000008060,
    0x200000008008020,
    0xc00000000000080e0,
    0xc00000000001000c0,
    0x40000000000000080a0,
    0x4000000000004008000,
    0x4000000000000100080,
    0x4000000000000108080,
    0x8000000000040000008021,
    0x1000000000000000808021,
    0x8000000000040000100001,
    0x4008000000000040000008021,
    0x4001000000000000000808021,
    0x4008000000000040000100001,
    0x8000000000040000108002,
    0x400004000000000000008020,
    0x400004000000000000100000,
    0x400004000000000000108000,
    0x6000000000000008020,
    0x6000000000000100000,
    0x6000000000000108000,
    0x200001000,
    0x200009000,
    0x200020021,
    0x4000000000000000200020021,
    0x200028022,
    0x300000000,
    0x3000000c0,
    0x3000080c0,
    0x1000000000000200000000,
    0x1000000000000200008000,
    0x8000002000000a0,
    0x800000204000000,
    0x20000000000000000002000000e0,
    0x8000002000080a0,
    0x2000000000000000000204000040,
    0x800000204008000,
    0x40000000002002000e0,
    0x2002000e0,
    0x2002080e0,
    0x80004000000000200000020,
    0x4000000000210000000,
    0x4000000000000000200000000,
    0x4000000000000000200008040,
    0x48000000008000200000000,
    0x4001000000000000200024000,
    0x48000000008000200008000,
    0x4000000080010000000008000,
    0x4000000080000000000408000,
    0x400000000000000000000a0c0,
    0x20000a0c0,
    0x80000000200401000,
    0x2000000000200000040,
    0x10000000000000000048001,
    0x4000000000000000000028001,
    0x68001,
    0x2c001,
    0x8002,
    0x10000000008041,
    0x1000000008001,
    0x10000000008201,
    0x4000000000010000000008041,
    0x4000000000001000000008001,
    0x10004000008041,
    0x1004000008001,
    0x1000000000c001,
    0x80010000000408001,
    0x480a1,
    0x40000000000048020,
    0x4000000000000000000008081,
    0x4000000040000000000008000,
    0x8281,
    0x40000000000008200,
    0x40000000000048080,
    0xc081,
    0x4000000000000c000,
    0x4000000000000008081,
    0x4040000000000008000,
    0x2000000000000008081,
    0x2040000000000008000,
    0x2000000000200088081,
    0x2040000000200088000,
    0x2080000000000008081,
    0x20c0000000000008000,
    0x20000000000000080c1,
    0x2040000000000008040,
    0x4000008001,
    0x10000000048020,
    0x42020,
    0x400000000000000000004a060,
    0x100000000080e4,
    0x10000004008044,
    0x20e4,
    0x4002044,
    0x10000000008040,
    0x1000000008000,
    0x2040,
    0x210000000008040,
    0x201000000008000,
    0x200000000002040,
    0x4000210000000008040,
    0x4000201000000008000,
    0x4000200000000002040,
    0xa040,
    0x1000000000c000,
    0x6000,
    0x1000000000c0c1,
    0x4001000000000c040,
    0x60c1,
    0x40000000000006040,
    0xe000,
    0x4000010000000008040,
    0x4000000000000002040,
    0x400000000000000a040,
    0x18000000008000,
    0x8000000002000,
    0x800000000a000,
    0x4000000000010000000048000,
    0x10000000048040,
    0x1000000048000,
    0x1004000048040,
    0x4000048000,
    0x4000000000100000000408000,
    0x200000000008004,
    0x4000000000000000000008024,
    0x48024,
    0xc004,
    0x2000000100000001,
    0x4000000002000000100000001,
    0x2000000100008002,
    0x4000000000000020000048000,
    0x4000000002000000000040080,
    0x24000048000,
    0x2000004000040080,
    0x20000000000020000008080,
    0x10000000000000000048040,
    0x48420,
    0x10000000002000000040000,
    0x10000000002000000048000,
    0x4000000000000000000048400,
    0x1000000000000000008061,
    0x40000008401,
    0x1000000002000000000021,
    0x4001000000000000000008061,
    0x4000000000000040000008401,
    0x4001000000002000000000021,
    0x1000000002000000008022,
    0x40000000000000080c0,
    0x20000004000000000000008000,
    0x4000002000000000080,
    0x4000002000000008080,
    0x20000000000000080c0,
    0x20000002000000000000008000,
    0x2000002000000000080,
    0x2000002000000008080,
    0x20000000040000080c0,
    0x20000002000000004000008000,
    0x2000002004000000080,
    0x8080,
    0x100000000090a0,
    0x480a0,
    0x100008180,
    0x80c0,
    0x100000000080e0,
    0x80080a0,
    0x404000002000000c080,
    0x4000000000000008080,
    0x80000000800000000008080,
    0x20000800000000000000000080c0,
    0x8000000000000000000c080,
    0xa0000000000000000008080,
    0x40000000200000000008000,
    0x401000000000000000000c000,
    0x4040000000000000000008020,
    0x404000000001000000000c021,
    0x40000000000000000008040,
    0x40004000000000000008000,
    0x6c000,
    0x20002c000,
    0x100000001000000000d000,
    0x40000000000000000209000,
    0x21000000000c000,
    0x400000000001000000000c020,
    0x1000400000c020,
    0x400000000001000000000c000,
    0x1000000000c040,
    0x100000000c000,
    0x1000000001000000000c041,
    0x1000000000c421,
    0x1000000000100000000c001,
    0x1000000000c200,
    0x400000000001000000000c040,
    0x400000000000100000000c000,
    0x8000000000000000080c0,
    0x800000000000400000c000,
    0x8000000000000000000c040,
    0x200000000000000000008040,
    0x400000c000,
    0x1000000000000048020,
    0x1000000000080008000,
    0x11000000000000008000,
    0x4000001000000000000048000,
    0x5000000000000008000,
    0x1000008000000008000,
    0x10000000000002080c0,
    0x10000000040002280c0,
    0x1000000004000008000,
    0x400000000008000000008000,
    0x800000000c000,
    0x248020,
    0x4000248020,
    0x80000000000000000008021,
    0x800000000000000002080e0,
    0x80000000000000000008040,
    0x8000008000000000000c000,
    0x80004000000000000008000,
    0x84090000000000000000008000,
    0x2000010040000008001,
    0x4000002000010040000008001,
    0x6000000000000008080,
    0x8400000c000,
    0x4000001000000000000040000,
    0x1000000000000000040,
    0x1000000000000040040,
    0x1000000000000048040,
    0x1000000000000008040,
    0x4000001000000000000004000,
    0x1000000000000048000,
    0x1000008000000008000,
    0x1000020000000008000,
    0x10000000008000000000001,
    0x10000080008000000000001,
    0x10000080008000000008001,
    0x4010000000008000000000001,
    0x10000000008000000008002,
    0x400000000008000000000000,
    0x400000000008000000008000,
    0x8000000020000,
    0x8000000028000,
    0x8000100000000,
    0x4000000000008000100000000,
    0x8000000080001000000c0,
    0x80808000000000000,
    0x8000008008040,
    0x8000200000040,
    0x21000000000000000000000,
    0x20000000010000000040020,
    0x20000000010000000000040,
    0x20000000001000000000000,
    0x20000000010000000040040,
    0x20000000001000000040000,
    0x20000000010000000048040,
    0x20000000001000000048000,
    0x20000000010000000008040,
    0x20000000001000000008000,
    0x20000000010000000008000,
    0x20000000000000200000080,
    0x20006000000000000000000,
    0xa0000080800000000000000,
    0xa0000080800000000008000,
    0xa0000000000000000008000,
    0x4000000000000000000200000,
    0x200040,
    0x208040,
    0x4000200040,
    0x204000,
    0x20c000,
    0x1000000000000200040,
    0x4000100000000000000200000,
    0x4080000000000000000010040,
    0x80000080800000000000000,
    0x820000000100000000000e0,
    0x82000000010000004000040,
    0x820000000000000080000a0,
    0x8200000000000000c000000,
    0x820000000100000000080e0,
    0x82000000010000004008040,
    0x820000000000000080080a0,
    0x8200000000000000c008000,
    0x800000000000000080000c0,
    0x800000000000000080080c0,
    0x800000000000000080080c0,
    0x80000080010000000409040,
    0x80000080000000008409000,
    0x80000080010000200400040,
    0x80000080000000208400000,
    0x4080000080010000000408040,
    0x80000080010000200408040,
    0x4080000080000000008408000,
    0x80000080000000208408000,
    0x80000000000000000004000,
    0x800000000000000000040c0,
    0x80800000000000000000040,
    0x80000000000000000008000,
    0x80000000000000200000000,
    0x4080000000000000000008000,
    0x80000000000000200008000,
    0x80000080000000000008001,
    0x110000000100000004000c0,
    0x110000000100000004080c0,
    0x10000000010000000400220,
    0x4080000000000000000401000,
    0x4000000000000000100400000,
    0x80000000200400000,
    0x4000000080000000000408000,
    0x80000000200408000,
    0x800100000004080c0,
    0x800000000004020c0,
    0x8000000000040a0c0,
    0x80000004000400000,
    0x210000000400000,
    0x4000000000010000000400020,
    0x210000000408000,
    0x10000000400200,
    0x4000000000010000000400040,
    0x10000000408200,
    0x4000000000001000000400000,
    0x100000004000c4,
    0x100000004080c4,
    0x10080000408000,
    0x80010000000000000408000,
    0x4000000000010080000408000,
    0x10080200408000,
    0x4080010000000000000408000,
    0x80010000000000200408000,
    0x100000004020c0,
    0x1000000040a0c0,
    0x4010a0,
    0x210000000400080,
    0x40000000000100000004000a0,
    0x210000000408080,
    0x8000000400080,
    0x8000000408080,
    0x2000000000000400080,
    0x2000000000000408080,
    0x4000000000000404000400080,
    0x4000002000000400000000000,
    0x20000004000000000c0,
    0x20000004000000080c0,
    0x2000000000000041000,
    0x2000000000000049000,
    0x2000000080000009000,
    0x2000000000000020000,
    0x2000000000000020040,
    0x2000000000000028040,
    0x2000000000000028000,
    0x2000000000100000000,
    0x2000000000100000001,
    0x4000002000000000100000001,
    0x2000000000100008002,
    0x1002000000000000000021,
    0x4001002000000000000000021,
    0x1002000000000000008022,
    0x1002080000000000000000,
    0x4001002080000000000808000,
    0x1002080000000000008000,
    0x1002080000004000000000,
    0x4000002000000000000001001,
    0x1002000000000000000001,
    0x1002000000000000000002,
    0x2000000000000000042,
    0x6000000000000000002,
    0x6080000000000400002,
    0x2000010000000000201,
    0x4000002000010000000000041,
    0x2000010000000008201,
    0x4000002000001000000000001,
    0x2000010000000004001,
    0x200001000000000c001,
    0x2000010000000048001,
    0x208001000000000c001,
    0x4000102000010000000008001,
    0x2000018000000000001,
    0x2000000000000000081,
    0x2040000000000000000,
    0x2000000000200000081,
    0x2040000000200000000,
    0x2000000004000000001,
    0x2000010000000040020,
    0x2000010000002000000,
    0x2000010000000000040,
    0x2000001000000000000,
    0x2020010000000000040,
    0x2000810004000000000,
    0x2020001000000000000,
    0x2080001000000000040,
    0x2080001000000008040,
    0x2000010000000008040,
    0x2000001000000008000,
    0x6000010000000000000,
    0x6000010000000008000,
    0x4000012000000000000000000,
    0x2000010000200000000,
    0x2000010000000008001,
    0x4000002000010000000008001,
    0x2000010040000000001,
    0x4000002000010040000000001,
    0x2000010040000008002,
    0x20002000010000000000000,
    0x20002000011000000000000,
    0x20000000000000000c0,
    0x2080800000000000080,
    0x2080800000000008080,
    0x6000000000000000080,
    0x2002000000000000000080,
    0x80002000800000000000080,
    0x20000800020000000000000000c0,
    0x80002000800000000008080,
    0x8002000000000000004000,
    0x800200000000000000c000,
    0x6000000000000000061,
    0x4000006000000000000000061,
    0x6000000000000008062,
    0x2000000000000000004000020000,
    0x4000020040,
    0x4000000000000004000000000,
    0x4040000080,
    0x80000000000004000000080,
    0xa0000000000004000000080,
    0xa0000000000004000008080,
    0x210000000001000,
    0x400000000000000000008080,
    0x400008000000000000000000,
    0x10000000020000,
    0x20200,
    0x20000000000000000000000048,
    0x20000000000000000000008,
    0x2000000000000000000090,
    0x4000000c0,
    0x20000000000000000400000000,
    0x800000000d0,
    0x20000000000000080000000010,
    0x800000000000004000000c0,
    0x20080000000000000400000000,
    0x10000000000000080080,
    0x80000000100004020,
    0x8000000000008c000,
    0x10000000000421,
    0x20010000000000060,
    0x810004000000020,
    0x20001000000000020,
    0x8000000100000000000020,
    0x70000,
    0x80000000100000000008020,
    0x40000000000000018000,
    0x100004000000020,
    0x80000000000000000000a0,
    0x8000000000000004000000,
    0x40000000040000000a0,
    0x4000000004004000000,
    0x80000000080000000000020,
    0x80000010000000,
    0x8400000c020,
    0x80000000400004000008020,
    0x84000008020,
    0x80010000000000020,
    0x80010000000000040,
    0x80001000000000000,
    0x4210000000000040,
    0x4200000008000000,
    0x10000000000110,
    0x400000000000000000100,
    0x10000000000580,
    0x8000000200000000000140,
    0x4008000000000000000000160,
    0x8000000200000000008140,
    0x8000000000000000040140,
    0x1000000000000000000003,
    0x10000000400001,
    0x4000000000010000000000040,
    0x10000000008200,
    0x4000000000001000000000000,
    0x8000000010000000000040,
    0x4000010000000000200,
    0x10000010000000008000,
    0x80000000100000000048000,
    0x100000000008080,
    0x8000100000000000000,
    0x8000000100000000000000,
    0x88000000100000000000000,
    0x400000000100000020,
    0x400000000000088000,
    0x400000004000000020,
    0x400010000000008000,
    0x4000000000000020000008000,
    0x20200008000,
    0x4000000460,
    0x10000000000000000000c0,
    0x5200,
    0x10000000040060,
    0x8040020,
    0x10000000000440,
    0x8000400,
    0x80000000000000000000c0,
    0x20008000000000000000000000,
    0x40080,
    0x100000000000180,
    0x280a0,
    0x120080,
    0x8000000000000020020,
    0x208080,
    0x1000000002c000,
    0x100005020,
    0x40000000000000000009020,
    0x40000000000000000101000,
    0x4020,
    0x80000004000004020,
    0x80000080000000000004000,
    0x900000000004080,
    0x800000900000000000000,
    0x10100000000200,
    0x20000000000080000000000,
    0x400000000000000000008000,
    0x10000000000a000,
    0x10020000008040,
    0x20000002040,
    0x40000000010000000008040,
    0x40000000001000000008000,
    0x200400,
    0x80000000000000000000180,
    0x80000000000000000040000,
    0x80000000000000000000040,
    0x40800000000000000000000e0,
    0x4080000000000000004000040,
    0x800000000000000000082a0,
    0x80000000000000004008200,
    0x80000000000000000100280,
    0x80001000000000000000001,
    0x10000000400020,
    0x110000000400080,
    0x10000000404000,
    0x4000002000000000000001000,
    0x4000002000000000000000000,
    0x4000000000000004000400000,
)
SPELLING_PROPER = (
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True,
    True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True,
    True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True,
    True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True,
    True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True,
    True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True,
    True, True,
)

#   64  record alloy
ALLOY_NAMES = (
    "Britannium", "brass", "bronze", "solder", "electrum", "sterling silver", "nickel silver", "cupronickel", "steel",
    "stainless steel", "nichrome", "invar", "alnico", "duralumin", "zamak", "Wood's metal", "Rose's metal",
    "Field's metal", "galinstan", "NaK", "permalloy", "type metal", "stellite", "gunmetal", "mischmetal",
)
ALLOYS = range(25)
ALLOY = Named("alloy", ALLOY_NAMES)
ALLOY_MEMBERS = (
    0x6000010000000, 0x30000000, 0x2000010000000, 0x200000002000000000000, 0x40000000400000000000, 0x400010000000,
    0x38000000, 0x18000000, 0x2000020, 0xa800000, 0x8800000, 0xa000000, 0xc001000, 0x11001800, 0x30001800,
    0x600000002800000000000, 0x600000002000000000000, 0x400000003000000000000, 0x3000040000000, 0x40400, 0xa000000,
    0x200000006000000000000, 0x2000000000004800000, 0x2000030000000, 0xf00000000000000,
)

#   69  record compound
COMPOUND_NAMES = (
    "water", "carbon dioxide", "ammonia", "methane", "table salt", "sulfuric acid", "rust", "chalk", "blue vitriol",
    "glucose", "cane sugar", "caffeine", "aspirin", "citric acid", "hydrogen", "nitrogen", "oxygen", "ozone",
    "chlorine", "white phosphorus", "sulfur",
)
COMPOUNDS = range(21)
COMPOUND = Named("compound", COMPOUND_NAMES)
COMPOUND_FORMULA = (
    (
        2, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    ),
    (
        0, 0, 0, 0, 0, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    ),
    (
        3, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    ),
    (
        4, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    ),
    (
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    ),
    (
        2, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    ),
    (
        0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    ),
    (
        0, 0, 0, 0, 0, 1, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    ),
    (
        0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    ),
    (
        12, 0, 0, 0, 0, 6, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    ),
    (
        22, 0, 0, 0, 0, 12, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0,
    ),
    (
        10, 0, 0, 0, 0, 8, 4, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    ),
    (
        8, 0, 0, 0, 0, 9, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    ),
    (
        8, 0, 0, 0, 0, 6, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    ),
    (
        2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    ),
    (
        0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    ),
    (
        0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    ),
    (
        0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    ),
    (
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    ),
    (
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    ),
    (
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    ),
)

PLAYER = Named("player", PLAYER_NAMES[:6])

# Places: the box, then the members of each zone
BOX = 0
ON_BOARD = 1
CARDS = 2
HELPED = 8
MOLES_PLACE = 1
MOLE_DECK = 7
SPENT = 8

# For each place the seats that see what lies there, as bits; -1 is all
MOLE_SEERS = (-1, -1, -1, -1, -1, -1, -1, 0, -1)

# Stops: where the flow waits for a decision
(
    SETUP_CHOOSE, MOVE_PIECE_CHOOSE, MOVE_PIECE_CHOOSE_2, COUNT_ON_CHOOSE, FREE_MOVE_CHOOSE, PICK_UP_CHOOSE,
    FORCE_TRADES_CHOOSE, LOCK_SETS_CHOOSE, ARRIVE_AT_END_CHOOSE, TAKE_BONUS_CHOOSE, DECLARE_ALLOYS_CHOOSE,
    DEDICATE_CHOOSE,
) = range(12)

#   73  let METALS = [alkali, alkaline_earth, transition, rare_earths, actinides, other_metals]
METALS: tuple[int, ...] = (
    FACTION_ALKALI,
    FACTION_ALKALINE_EARTH,
    FACTION_TRANSITION,
    FACTION_RARE_EARTHS,
    FACTION_ACTINIDES,
    FACTION_OTHER_METALS,
)


def house_place(element: int) -> int:
    #  110  let house_place(element) = count(x for x in elements if x.faction is element.faction and x.number < elem..
    return sum(
        1
        for x in ELEMENTS
        if ELEMENT_FACTION[x] == ELEMENT_FACTION[element] and ELEMENT_NUMBER[x] < ELEMENT_NUMBER[element]
    )


def in_rhythm(part: int) -> bool:
    #  111  let in_rhythm(part: set of element) = consecutive([c.number for c in part])
    return consecutive(tuple(ELEMENT_NUMBER[c] for c in members(part)))


def in_house(part: int) -> bool:
    #  112  let in_house(part: set of element) = alike(c.faction for c in part)
    return (
        alike(ELEMENT_FACTION[c] for c in members(part)) and consecutive(tuple(house_place(c) for c in members(part)))
    )


def run_as(purpose: int) -> int:
    #  117  let run_as(purpose) = rhythm if purpose is house else purpose
    return PURPOSE_RHYTHM if purpose == PURPOSE_HOUSE else purpose


def atoms(compound: int) -> int:
    #  121  let atoms(compound) = count(compound.formula)
    return sum(COMPOUND_FORMULA[compound])


def fed(f: int, moles: int) -> bool:
    #  186  let fed(f: compound, moles: set of mole) = count(moles) is 0 or sum(m.value for m in moles) is atoms(f)
    return moles.bit_count() == 0 or sum(MOLE_VALUE[m] for m in members(moles)) == atoms(f)


def run_value(n: int) -> int:
    #  126  let run_value(n) = 9 * 2 ^ min([n - 3, 50])
    return in_64_bits(9 * to_the_power(2, min((in_64_bits(n - 3), 50))))


class TurningTheTableWords:
    """The words of the rulebook, for one agreement on the options of Turning the Table."""

    def __init__(self, options: Mapping[str, int], seats: int) -> None:
        self.agreed = (tuple(options.values()), seats)
        self.seats = seats
        #    5  option below_range: clamp / literal / stay = clamp "A result under the low end of the range"
        self.below_range = options["below_range"]
        #    6  option decline_move = no "A counted move may be declined"
        self.decline_move = bool(options["decline_move"])
        #    7  option counted_backward = no "A counted move may go backward"
        self.counted_backward = bool(options["counted_backward"])
        #    8  option up = yes "On T a piece may move up one space"
        self.up = bool(options["up"])
        #    9  option drawn_below: from_58 / from_57 = from_58 "Where the rows below the table begin"
        self.drawn_below = options["drawn_below"]
        #   10  option overshoot: stay / stop / bounce = stay "A count that goes past 112"
        self.overshoot = options["overshoot"]
        #   11  option distinct_nobles = no "No two players choose the same noble"
        self.distinct_nobles = bool(options["distinct_nobles"])
        #   12  option immunity: landing / card = landing "What makes a player immune"
        self.immunity = options["immunity"]
        #   13  option trade_first = no "Force trades come before the pick-up"
        self.trade_first = bool(options["trade_first"])
        #   14  option locking = yes "Sets may be locked in one's own turn"
        self.locking = bool(options["locking"])
        #   15  option mole_faction = yes "Three moles of one theme are a Frat Faction"
        self.mole_faction = bool(options["mole_faction"])
        #   16  option words: common / proper = common "Whether names and abbreviations are words too"
        self.words = options["words"]
        #   17  option symbols: today / printed = today "Symbols of today, or with Uuu for 111 as in the year of the..
        self.symbols = options["symbols"]
        #   18  option multi_use = no "A card counts once in each kind of play"
        self.multi_use = bool(options["multi_use"])
        #   19  option compound_min_elements: 1..2 = 2 "Fewest elements of a compound"
        self.compound_min_elements = options["compound_min_elements"]
        #   20  option max_atoms: 2..45 = 12 "Most atoms of a compound"
        self.max_atoms = options["max_atoms"]
        #   21  option max_moles: 0..3 = 3 "Most moles in a Compound Combo"
        self.max_moles = options["max_moles"]
        #   22  option spell_min: 1..3 = 1 "Fewest symbols of a Spell"
        self.spell_min = options["spell_min"]
        #   23  option die_size: 0..20 = 0 "Ignore the ranges and roll a die of this size; 0 for the Top Dice"
        self.die_size = options["die_size"]
        #   24  option two_dice = no "Roll two Top dice, choose one"
        self.two_dice = bool(options["two_dice"])
        #   25  option play_on = no "The first at 112 may go round again"
        self.play_on = bool(options["play_on"])
        #   26  option max_laps: 0..9 = 0 "Most times the game goes on so; 0 for any number"
        self.max_laps = options["max_laps"]
        #   27  option noble_mole = no "A noble space gives a mole card"
        self.noble_mole = bool(options["noble_mole"])
        #   28  option mole_for_move = no "On T, a mole card instead of a move"
        self.mole_for_move = bool(options["mole_for_move"])
        #   29  option mole_for_trade = no "A mole card instead of a force trade"
        self.mole_for_trade = bool(options["mole_for_trade"])
        #   30  option allies = no "The plays Alloy Allies and Compound Combos"
        self.allies = bool(options["allies"])
        #   31  option mole_multiplier: product / last = product "How moles multiply"
        self.mole_multiplier = options["mole_multiplier"]
        #   32  option tiebreak: shared / finisher / cards = shared "A tie for the highest score"
        self.tiebreak = options["tiebreak"]

    @cache
    def check_1(self) -> bool:
        #   74  check "A die has four faces at least": die_size is 0 or die_size >= 4
        return self.die_size == 0 or self.die_size >= 4

    def may_be_spelt(self, s: int) -> bool:
        #  114  let may_be_spelt(s: spelling) = (words is proper or not s.proper) and (symbols is today or Rg not in..
        return (
            (self.words == WORDS_PROPER or not SPELLING_PROPER[s])
            and (self.symbols == SYMBOLS_TODAY or bool(not SPELLING_CARDS[s] >> 110 & 1))
        )

    def is_word(self, part: int) -> bool:
        #  115  let is_word(part: set of element) = some(s.cards is part and may_be_spelt(s) for s in spellings)
        return any(SPELLING_CARDS[s] == part and self.may_be_spelt(s) for s in SPELLINGS)

    def played(self, compound: int) -> bool:
        #  122  let played(compound) = count(kinds(compound.formula)) >= compound_min_elements and atoms(compound) <..
        return (
            bits(kinds_in(COMPOUND_FORMULA[compound])).bit_count() >= self.compound_min_elements
            and atoms(compound) <= self.max_atoms
        )

    def made(self, part: int, moles: int) -> tuple[int, ...]:
        #  123  let made(part: set of element, moles: set of mole) =
        return tuple(
            f for f in COMPOUNDS if bits(kinds_in(COMPOUND_FORMULA[f])) == part and self.played(f) and fed(f, moles)
        )

    def mole_factor(self, n: int) -> int:
        #  178  let mole_factor(n)
        #  179  1 if n is 0
        if n == 0:
            return 1
        #  180  n if mole_multiplier is last
        if self.mole_multiplier == MOLE_MULTIPLIER_LAST:
            return n
        #  181  product(1..n) otherwise
        return prod(range(1, n + 1))

    def combo_value(self, f: int, moles: int) -> int:
        #  183  let combo_value(f: compound, moles: set of mole) = atoms(f) * count(kinds(f.formula)) * mole_factor(..
        return in_64_bits(
            in_64_bits(atoms(f) * bits(kinds_in(COMPOUND_FORMULA[f])).bit_count()) * self.mole_factor(moles.bit_count())
        )

    def counted(self, space: int, minus: int) -> int:
        #  244  let counted(space, minus)
        #  245  space.high - minus if below_range is literal or space.high - minus >= space.low
        if self.below_range == BELOW_RANGE_LITERAL or in_64_bits(SPACE_HIGH[space] - minus) >= SPACE_LOW[space]:
            return in_64_bits(SPACE_HIGH[space] - minus)
        #  246  space.low if below_range is clamp
        if self.below_range == BELOW_RANGE_CLAMP:
            return SPACE_LOW[space]
        #  247  0 otherwise
        return 0

    def fits(self, part: int, purpose: int) -> bool:
        #  331  let fits(part: set of element, purpose)
        #  332  in_rhythm(part) if purpose is rhythm
        if purpose == PURPOSE_RHYTHM:
            return in_rhythm(part)
        #  333  in_house(part) if purpose is house
        if purpose == PURPOSE_HOUSE:
            return in_house(part)
        #  334  alike(c.faction for c in part) if purpose is frat
        if purpose == PURPOSE_FRAT:
            return alike(ELEMENT_FACTION[c] for c in members(part))
        #  335  is_word(part) otherwise
        return self.is_word(part)


class TurningTheTable(Position):
    """A position of Turning the Table: what lies where, what is noted, and what happens next."""

    limit = 5000
    lists = (
        "element_place",
        "cards",
        "mole_place",
        "moles",
        "mole_deck",
        "mole_known",
        "mole_cohort",
        "stands",
        "target",
        "immune",
        "founder",
        "locked_as",
        "alloy_points",
        "in_alloy",
    )
    nested = ()
    slots = (
        "element_place",
        "mole_place",
        "mole_deck",
        "mole_known",
        "mole_cohort",
        "stands",
        "target",
        "immune",
        "founder",
        "locked_as",
        "rewarded",
        "finisher",
        "crossed",
        "moved",
        "alloy_points",
        "in_alloy",
        "laps",
        "starter",
        "setup_kept_me",
        "setup_seats_left",
        "setup_seat",
        "move_piece_n",
        "move_piece_one",
        "move_piece_two",
        "top_die_minus",
        "count_on_n",
        "free_move_far",
        "force_trades_times",
        "force_trades_taken",
        "lock_sets_times",
        "lock_sets_taken",
        "arrive_at_end_kept_me",
        "arrive_at_end_seats_left",
        "arrive_at_end_seat",
        "take_bonus_times",
        "declare_alloys_times",
        "declare_alloys_a",
        "dedicate_alloy",
        "dedicate_c_rest",
        "dedicate_c",
        "force_trades_goes_back_to",
        "count_on_goes_back_to",
        "free_move_goes_back_to",
        "top_die_goes_back_to",
        "take_bonus_goes_back_to",
    )
    zeros = (
        ("setup_kept_me", None),
        ("setup_seats_left", ()),
        ("setup_seat", 0),
        ("move_piece_n", 0),
        ("move_piece_one", 0),
        ("move_piece_two", 0),
        ("top_die_minus", 0),
        ("count_on_n", 0),
        ("free_move_far", 0),
        ("force_trades_times", 0),
        ("force_trades_taken", False),
        ("lock_sets_times", 0),
        ("lock_sets_taken", False),
        ("arrive_at_end_kept_me", None),
        ("arrive_at_end_seats_left", ()),
        ("arrive_at_end_seat", 0),
        ("take_bonus_times", 0),
        ("declare_alloys_times", 0),
        ("declare_alloys_a", 0),
        ("dedicate_alloy", 0),
        ("dedicate_c_rest", ()),
        ("dedicate_c", 0),
        ("force_trades_goes_back_to", 0),
        ("count_on_goes_back_to", 0),
        ("free_move_goes_back_to", 0),
        ("top_die_goes_back_to", 0),
        ("take_bonus_goes_back_to", 0),
    )
    seers = {"mole": MOLE_SEERS}
    words: TurningTheTableWords

    def __init__(self, words: TurningTheTableWords, seats: int, rng: int) -> None:
        super().__init__(words, seats, rng)
        #   38  component element
        self.element_place = [BOX] * 111
        self.element_box = (1 << 111) - 1
        #   88  zone on_board: set of element
        self.on_board: int = 0
        self.in_on_board = 0
        #   89  zone cards[player]: set of element
        self.cards: list[int] = [0] * 6
        self.in_cards = 0
        #   93  zone helped: set of element
        self.helped: int = 0
        self.in_helped = 0
        #   54  component mole
        self.mole_place = [BOX] * 36
        self.mole_box = (1 << 36) - 1
        self.mole_known = [-1] * 36
        self.mole_cohort = list(range(len(MOLE_SEERS)))
        #   90  zone moles[player]: set of mole
        self.moles: list[int] = [0] * 6
        self.in_moles = 0
        #   91  zone mole_deck: deck of mole
        self.mole_deck: list[int] = []
        self.in_mole_deck = 0
        #   92  zone spent: set of mole
        self.spent: int = 0
        self.in_spent = 0
        #   94  var stands[player]: space = space(0)
        self.stands: list[int] = [0] * 6
        #   95  var target[player]: space = space(0)
        self.target: list[int] = [0] * 6
        #   96  var immune[player] = no
        self.immune: list[bool] = [False] * 6
        #   97  var founder[element]: element? = none
        self.founder: list[int | None] = [None] * 111
        #   98  var locked_as[element]: purpose? = none
        self.locked_as: list[int | None] = [None] * 111
        #   99  var rewarded = no
        self.rewarded: bool = False
        #  100  var finisher: player? = none
        self.finisher: int | None = None
        #  101  var crossed: 0..6 = 0
        self.crossed: int = 0
        #  102  var moved = no
        self.moved: bool = False
        #  103  var alloy_points[player]: 0..500 = 0
        self.alloy_points: list[int] = [0] * 6
        #  104  var in_alloy[element] = no
        self.in_alloy: list[bool] = [False] * 111
        #  105  var laps: 0..9 = 0
        self.laps: int = 0
        #  106  var starter: player = player(1)
        self.starter: int = 0
        # Locals of rules that live across a decision
        self.setup_kept_me: int | None = None
        self.setup_seats_left: tuple[int, ...] = ()
        self.setup_seat: int = 0
        self.move_piece_n: int = 0
        self.move_piece_one: int = 0
        self.move_piece_two: int = 0
        self.top_die_minus: int = 0
        self.count_on_n: int = 0
        self.free_move_far: int = 0
        self.force_trades_times: int = 0
        self.force_trades_taken: bool = False
        self.lock_sets_times: int = 0
        self.lock_sets_taken: bool = False
        self.arrive_at_end_kept_me: int | None = None
        self.arrive_at_end_seats_left: tuple[int, ...] = ()
        self.arrive_at_end_seat: int = 0
        self.take_bonus_times: int = 0
        self.declare_alloys_times: int = 0
        self.declare_alloys_a: int = 0
        self.dedicate_alloy: int = 0
        self.dedicate_c_rest: tuple[int, ...] = ()
        self.dedicate_c: int = 0
        self.force_trades_goes_back_to = 0
        self.count_on_goes_back_to = 0
        self.free_move_goes_back_to = 0
        self.top_die_goes_back_to = 0
        self.take_bonus_goes_back_to = 0

    def move_element(self, element: int | None, place: int, bottom: bool = False) -> None:
        """Take a element from where it is and put it where it goes; none moves nothing."""
        if element is None:
            return
        bit = 1 << element
        old = self.element_place[element]
        if old >= HELPED:
            self.in_helped ^= bit
            self.helped ^= bit
        elif old >= CARDS:
            self.in_cards ^= bit
            self.cards[old - CARDS] ^= bit
        elif old >= ON_BOARD:
            self.in_on_board ^= bit
            self.on_board ^= bit
        else:
            self.element_box ^= bit
        if place >= HELPED:
            self.helped ^= bit
            self.in_helped ^= bit
        elif place >= CARDS:
            self.cards[place - CARDS] ^= bit
            self.in_cards ^= bit
        elif place >= ON_BOARD:
            self.on_board ^= bit
            self.in_on_board ^= bit
        else:
            self.element_box ^= bit
        self.element_place[element] = place

    def move_mole(self, mole: int | None, place: int, bottom: bool = False) -> None:
        """Take a mole from where it is and put it where it goes; none moves nothing."""
        if mole is None:
            return
        bit = 1 << mole
        old = self.mole_place[mole]
        if old >= SPENT:
            self.in_spent ^= bit
            self.spent ^= bit
        elif old >= MOLE_DECK:
            self.in_mole_deck ^= bit
            self.mole_deck.remove(mole)
        elif old >= MOLES_PLACE:
            self.in_moles ^= bit
            self.moles[old - MOLES_PLACE] ^= bit
        else:
            self.mole_box ^= bit
        if place >= SPENT:
            self.spent ^= bit
            self.in_spent ^= bit
        elif place >= MOLE_DECK:
            self.mole_deck.insert(len(self.mole_deck) if bottom else 0, mole)
            self.in_mole_deck ^= bit
        elif place >= MOLES_PLACE:
            self.moles[place - MOLES_PLACE] ^= bit
            self.in_moles ^= bit
        else:
            self.mole_box ^= bit
        self.mole_place[mole] = place
        if MOLE_SEERS[old] == -1 or MOLE_SEERS[place] == -1:
            self.mole_known[mole] = -1
        else:
            self.follow(self.mole_known, mole, MOLE_SEERS, old, place, self.moles_at(old))
            if self.mole_known[mole] != -1:
                self.mingle(self.mole_cohort, old, place)
        if MOLE_SEERS[old] != -1 and old not in self.mole_place:
            self.leave(self.mole_cohort, old)

    def moles_at(self, place: int) -> int:
        """The moles at a place without an order that somebody cannot see."""
        return 0

    def reveal_mole(self, mole: int | None, seats: int) -> None:
        if mole is not None:
            knows, everybody = self.mole_known[mole] | seats, (1 << self.seats) - 1
            self.mole_known[mole] = -1 if knows & everybody == everybody else knows

    def setup(self) -> Step:
        #  200  setup
        #  201  move elements to on_board
        for moved in ELEMENTS:
            self.move_element(moved, ON_BOARD)
        #  202  move moles to mole_deck
        for moved in MOLES:
            self.move_mole(moved, MOLE_DECK)
        #  203  shuffle mole_deck
        self.shuffle(self.mole_deck, MOLE, self.mole_known)
        #  204  starter = roll players
        self.starter = self.roll(tuple(range(self.words.seats)), PLAYER)
        self.setup_kept_me = self.me
        self.setup_seats_left = seats_from(self.starter, self.words.seats)
        return self.setup_next_player

    def setup_next_player(self) -> Step:
        if not self.setup_seats_left:
            self.me = known(self.setup_kept_me)
            self.setup_kept_me = None
            self.setup_seats_left = ()
            self.setup_seat = 0
            return self.begin
        self.setup_seat = self.setup_seats_left[0]
        self.setup_seats_left = self.setup_seats_left[1:]
        self.me = self.setup_seat
        #  206  choose "Make {s} the noble" for s in spaces if s.noble and (not distinct_nobles or every(target[p] i..
        self.setup_seat = 0
        return self.offer(SETUP_CHOOSE, self.setup_otherwise)

    def setup_on(self) -> Step:
        return self.setup_next_player

    def setup_make(self, s: int) -> Step:
        #  206  choose "Make {s} the noble" for s in spaces if s.noble and (not distinct_nobles or every(target[p] i..
        #  207  target[me] = s
        self.target[self.me] = s
        return self.setup_on

    def setup_otherwise(self) -> Step:
        #  208  otherwise: nothing
        return self.setup_on

    def begin(self) -> Step:
        #  212  turn from starter
        self.me = self.starter
        return self.turn

    def next_turn(self) -> Step:
        self.me = (self.me + 1) % self.words.seats
        return self.turn

    def turn(self) -> Step:
        #  212  turn from starter
        if self.tick():
            return None
        #  213  crossed = 0
        self.crossed = 0
        #  214  moved = no
        self.moved = False
        #  215  move_piece()
        return self.move_piece

    def turn_after_move_piece(self) -> Step:
        #  216  if stands[me] is space(112): arrive_at_end()
        if self.stands[self.me] == 112:
            return self.arrive_at_end
        #  218  if trade_first: force_trades()
        if self.words.trade_first:
            self.force_trades_goes_back_to = 1
            return self.force_trades
        return self.turn_on_2

    def turn_on(self) -> Step:
        return self.next_turn

    def turn_after_arrive_at_end(self) -> Step:
        return self.turn_on

    def turn_on_2(self) -> Step:
        #  219  if moved: pick_up()
        if self.moved:
            return self.pick_up
        return self.turn_on_3

    def turn_after_force_trades(self) -> Step:
        return self.turn_on_2

    def turn_on_3(self) -> Step:
        #  220  if not trade_first: force_trades()
        if not self.words.trade_first:
            self.force_trades_goes_back_to = 2
            return self.force_trades
        return self.turn_on_4

    def turn_after_pick_up(self) -> Step:
        return self.turn_on_3

    def turn_on_4(self) -> Step:
        #  221  if locking: lock_sets()
        if self.words.locking:
            return self.lock_sets
        return self.turn_on_5

    def turn_after_force_trades_2(self) -> Step:
        return self.turn_on_4

    def turn_on_5(self) -> Step:
        return self.turn_on

    def turn_after_lock_sets(self) -> Step:
        return self.turn_on_5

    def move_piece(self) -> Step:
        #  223  rule move_piece()
        #  224  if die_size > 0
        if self.words.die_size > 0:
            #  225  let n = roll 1..die_size
            self.move_piece_n = self.roll(tuple(range(1, self.words.die_size + 1)), Whole(1, 20))
            #  226  if n is die_size
            if self.move_piece_n == self.words.die_size:
                #  227  choose
                return self.offer(MOVE_PIECE_CHOOSE, None)
            #  230  else: count_on(n)
            self.count_on_n = self.move_piece_n
            self.count_on_goes_back_to = 2
            self.move_piece_n = 0
            return self.count_on
        #  232  let one = roll [0, 1, 1, 2, 3, 4]
        self.move_piece_one = self.roll((0, 1, 1, 2, 3, 4), Whole(0, 4))
        #  233  if two_dice
        if self.words.two_dice:
            #  234  let two = roll [0, 1, 1, 2, 3, 4]
            self.move_piece_two = self.roll((0, 1, 1, 2, 3, 4), Whole(0, 4))
            #  235  choose
            return self.offer(MOVE_PIECE_CHOOSE_2, None)
        #  238  else: top_die(one)
        self.top_die_minus = self.move_piece_one
        self.top_die_goes_back_to = 3
        self.move_piece_one = 0
        return self.top_die

    def move_piece_on(self) -> Step:
        return self.turn_after_move_piece

    def move_piece_on_2(self) -> Step:
        return self.move_piece_on

    def move_piece_on_3(self) -> Step:
        return self.move_piece_on_2

    def move_piece_move(self) -> Step:
        #  228  "Move {n}": count_on(n)
        self.count_on_n = self.move_piece_n
        self.count_on_goes_back_to = 1
        self.move_piece_n = 0
        return self.count_on

    def move_piece_after_count_on(self) -> Step:
        return self.move_piece_on_3

    def move_piece_take_it_for(self) -> Step:
        #  229  "Take it for T": free_move(die_size)
        self.free_move_far = self.words.die_size
        self.free_move_goes_back_to = 1
        self.move_piece_n = 0
        return self.free_move

    def move_piece_after_free_move(self) -> Step:
        return self.move_piece_on_3

    def move_piece_after_count_on_2(self) -> Step:
        return self.move_piece_on_2

    def move_piece_on_4(self) -> Step:
        return self.move_piece_on

    def move_piece_on_5(self) -> Step:
        return self.move_piece_on_4

    def move_piece_take_t(self) -> Step:
        #  236  "Take T-{one}": top_die(one)
        self.top_die_minus = self.move_piece_one
        self.top_die_goes_back_to = 1
        self.move_piece_one = 0
        self.move_piece_two = 0
        return self.top_die

    def move_piece_after_top_die(self) -> Step:
        return self.move_piece_on_5

    def move_piece_take_t_2(self) -> Step:
        #  237  "Take T-{two}": top_die(two)
        self.top_die_minus = self.move_piece_two
        self.top_die_goes_back_to = 2
        self.move_piece_one = 0
        self.move_piece_two = 0
        return self.top_die

    def move_piece_after_top_die_2(self) -> Step:
        return self.move_piece_on_5

    def move_piece_after_top_die_3(self) -> Step:
        return self.move_piece_on_4

    def top_die(self) -> Step:
        #  240  rule top_die(minus)
        #  241  if minus is 0: free_move(stands[me].high)
        if self.top_die_minus == 0:
            self.free_move_far = SPACE_HIGH[self.stands[self.me]]
            self.free_move_goes_back_to = 2
            self.top_die_minus = 0
            return self.free_move
        #  242  else: count_on(counted(stands[me], minus))
        self.count_on_n = self.words.counted(self.stands[self.me], self.top_die_minus)
        self.count_on_goes_back_to = 3
        self.top_die_minus = 0
        return self.count_on

    def top_die_on(self) -> Step:
        return self.after_top_die

    def top_die_after_free_move(self) -> Step:
        return self.top_die_on

    def top_die_after_count_on(self) -> Step:
        return self.top_die_on

    def after_top_die(self) -> Step:
        site, self.top_die_goes_back_to = self.top_die_goes_back_to, 0
        if site == 1:
            return self.move_piece_after_top_die
        if site == 2:
            return self.move_piece_after_top_die_2
        return self.move_piece_after_top_die_3

    def count_on(self) -> Step:
        #  250  rule count_on(n)
        #  251  if decline_move or counted_backward
        if self.words.decline_move or self.words.counted_backward:
            #  252  choose
            return self.offer(COUNT_ON_CHOOSE, None)
        #  256  else: go_to(landing(stands[me].number + n))
        self.go_to(self.landing(in_64_bits(SPACE_NUMBER[self.stands[self.me]] + self.count_on_n)))
        return self.count_on_on

    def count_on_on(self) -> Step:
        self.count_on_n = 0
        return self.after_count_on

    def count_on_on_2(self) -> Step:
        return self.count_on_on

    def count_on_move(self) -> Step:
        #  253  "Move {n} forward": go_to(landing(stands[me].number + n))
        self.go_to(self.landing(in_64_bits(SPACE_NUMBER[self.stands[self.me]] + self.count_on_n)))
        return self.count_on_on_2

    def count_on_move_2(self) -> Step:
        #  254  "Move {n} backward" if counted_backward and stands[me].number >= n: go_to(space(stands[me].number - ..
        self.go_to(row_of((in_64_bits(SPACE_NUMBER[self.stands[self.me]] - self.count_on_n),), SPACE_NUMBER))
        return self.count_on_on_2

    def count_on_stay(self) -> Step:
        return self.count_on_on_2

    def after_count_on(self) -> Step:
        site, self.count_on_goes_back_to = self.count_on_goes_back_to, 0
        if site == 1:
            return self.move_piece_after_count_on
        if site == 2:
            return self.move_piece_after_count_on_2
        return self.top_die_after_count_on

    def free_move(self) -> Step:
        #  264  rule free_move(far)
        #  265  choose
        return self.offer(FREE_MOVE_CHOOSE, self.free_move_otherwise)

    def free_move_on(self) -> Step:
        self.free_move_far = 0
        return self.after_free_move

    def free_move_move_to(self, s: int) -> Step:
        #  266  "Move to {s}" for s in spaces if s is not stands[me] and s.number in stands[me].number - far..stands..
        #  267  go_to(s)
        self.go_to(s)
        return self.free_move_on

    def free_move_move_up_to(self, s: int) -> Step:
        #  268  "Move up to {s}" for s in spaces if up and s is stands[me].above and (drawn_below is from_58 or stan..
        #  269  stands[me] = s
        self.stands[self.me] = s
        #  270  moved = yes
        self.moved = True
        return self.free_move_on

    def free_move_draw_a_mole(self) -> Step:
        #  272  draw 1 from mole_deck to moles[me]
        if self.mole_deck:
            self.move_mole(self.mole_deck[0], MOLES_PLACE + self.me)
        return self.free_move_on

    def free_move_otherwise(self) -> Step:
        #  273  otherwise: nothing
        return self.free_move_on

    def after_free_move(self) -> Step:
        site, self.free_move_goes_back_to = self.free_move_goes_back_to, 0
        if site == 1:
            return self.move_piece_after_free_move
        return self.top_die_after_free_move

    def go_to(self, space: int) -> None:
        #  275  rule go_to(space)
        #  276  crossed = count(s for s in spaces if s.noble and stands[me].number <= s.number and s.number < space...
        self.crossed = within(
            sum(
                1
                for s in SPACES
                if SPACE_NOBLE[s]
                and SPACE_NUMBER[self.stands[self.me]] <= SPACE_NUMBER[s]
                and SPACE_NUMBER[s] < SPACE_NUMBER[space]
            ),
            0,
            6,
        )
        #  277  moved = stands[me] is not space
        self.moved = self.stands[self.me] != space
        #  278  stands[me] = space
        self.stands[self.me] = space

    def pick_up(self) -> Step:
        #  280  rule pick_up()
        #  281  if immunity is landing and stands[me] is target[me]: immune[me] = yes
        if self.words.immunity == IMMUNITY_LANDING and self.stands[self.me] == self.target[self.me]:
            self.immune[self.me] = True
        #  282  if noble_mole and stands[me].noble: draw 1 from mole_deck to moles[me]
        if self.words.noble_mole and SPACE_NOBLE[self.stands[self.me]]:
            if self.mole_deck:
                self.move_mole(self.mole_deck[0], MOLES_PLACE + self.me)
        #  283  may "Pick up {c}" for c in on_board if c is stands[me].card
        return self.offer(PICK_UP_CHOOSE, self.pick_up_on)

    def pick_up_on(self) -> Step:
        return self.turn_after_pick_up

    def pick_up_pick_up(self, c: int) -> Step:
        #  283  may "Pick up {c}" for c in on_board if c is stands[me].card
        #  284  keep(c)
        self.keep(c)
        return self.pick_up_on

    def keep(self, element: int) -> None:
        #  286  rule keep(element)
        #  287  move element to cards[me]
        self.move_element(element, CARDS + self.me)
        #  288  if element is target[me].card: immune[me] = yes
        if element == SPACE_CARD[self.target[self.me]]:
            self.immune[self.me] = True

    def force_trades(self) -> Step:
        #  292  rule force_trades()
        #  293  may up to crossed times
        self.force_trades_times = self.crossed
        self.force_trades_taken = False
        return self.force_trades_again

    def force_trades_again(self) -> Step:
        #  293  may up to crossed times
        if self.force_trades_times > 0:
            self.force_trades_times = self.force_trades_times - 1
            self.force_trades_taken = False
            return self.offer(FORCE_TRADES_CHOOSE, self.force_trades_done)
        return self.force_trades_done

    def force_trades_done(self) -> Step:
        self.force_trades_times = 0
        self.force_trades_taken = False
        return self.after_force_trades

    def force_trades_give(self, q: int, mine: int, yours: int) -> Step:
        #  294  "Give {q} {mine} for {yours}" for q in opponents, mine in cards[me], yours in cards[q] if
        #  293  may up to crossed times
        self.force_trades_taken = True
        #  297  unlock(yours)
        self.unlock(yours)
        #  298  move mine to cards[q]
        self.move_element(mine, CARDS + q)
        #  299  keep(yours)
        self.keep(yours)
        #  300  if mine is target[q].card: immune[q] = yes
        if mine == SPACE_CARD[self.target[q]]:
            self.immune[q] = True
        return self.force_trades_again

    def force_trades_draw_a_mole(self) -> Step:
        #  293  may up to crossed times
        self.force_trades_taken = True
        #  302  draw 1 from mole_deck to moles[me]
        if self.mole_deck:
            self.move_mole(self.mole_deck[0], MOLES_PLACE + self.me)
        return self.force_trades_again

    def after_force_trades(self) -> Step:
        site, self.force_trades_goes_back_to = self.force_trades_goes_back_to, 0
        if site == 1:
            return self.turn_after_force_trades
        return self.turn_after_force_trades_2

    def unlock(self, element: int) -> None:
        #  306  rule unlock(element)
        #  307  let others = [x for x in cards if founder[x] is founder[element] and x is not element and founder[el..
        others = tuple(
            x
            for x in members(self.in_cards)
            if self.founder[x] == self.founder[element] and x != element and self.founder[element] is not None
        )
        #  308  founder[element] = none
        self.founder[element] = None
        #  309  locked_as[element] = none
        self.locked_as[element] = None
        #  310  for x in others: founder[x] = others[1]
        for x in others:
            self.founder[x] = others[0]

    def lock_sets(self) -> Step:
        #  312  rule lock_sets()
        #  313  may up to 12 times
        self.lock_sets_times = 12
        self.lock_sets_taken = False
        return self.lock_sets_again

    def lock_sets_again(self) -> Step:
        #  313  may up to 12 times
        if self.lock_sets_times > 0:
            self.lock_sets_times = self.lock_sets_times - 1
            self.lock_sets_taken = False
            return self.offer(LOCK_SETS_CHOOSE, self.lock_sets_done)
        return self.lock_sets_done

    def lock_sets_done(self) -> Step:
        self.lock_sets_times = 0
        self.lock_sets_taken = False
        return self.turn_after_lock_sets

    def lock_sets_lock(self, s: int) -> Step:
        #  314  "Lock {s.cards} as {s.word}" for s in spellings if count(s.cards) >= 2 and may_be_spelt(s) and
        #  313  may up to 12 times
        self.lock_sets_taken = True
        #  316  lock(s.cards, spell)
        self.lock(SPELLING_CARDS[s], PURPOSE_SPELL)
        return self.lock_sets_again

    def lock_sets_lock_2(self, a: int, b: int) -> Step:
        #  317  "Lock {a} and {b} in a run" for a in loose, b in loose if b.number is a.number + 1
        #  313  may up to 12 times
        self.lock_sets_taken = True
        #  318  lock([a, b], rhythm)
        self.lock(bits((a, b)), PURPOSE_RHYTHM)
        return self.lock_sets_again

    def lock_sets_lock_3(self, a: int, b: int) -> Step:
        #  319  "Lock {a} and {b} in a house run" for a in loose, b in loose if a.faction is b.faction and
        #  313  may up to 12 times
        self.lock_sets_taken = True
        #  321  lock([a, b], house)
        self.lock(bits((a, b)), PURPOSE_HOUSE)
        return self.lock_sets_again

    def lock_sets_lock_the_faction(self, f: int) -> Step:
        #  322  "Lock the faction {f}" for f in factions if count(c for c in loose if c.faction is f) >= 3
        #  313  may up to 12 times
        self.lock_sets_taken = True
        #  323  lock([c for c in loose if c.faction is f], frat)
        self.lock(bits(c for c in self.loose() if ELEMENT_FACTION[c] == f), PURPOSE_FRAT)
        return self.lock_sets_again

    def lock_sets_add(self, c: int, x: int) -> Step:
        #  324  "Add {c} to the set of {x}" for c in loose, x in cards[me] if founder[x] is x and locked_as[x] is no..
        #  313  may up to 12 times
        self.lock_sets_taken = True
        #  326  lock(together(x) + [c], locked_as[x])
        self.lock(self.together(x) | bits((c,)), known(self.locked_as[x]))
        return self.lock_sets_again

    def lock(self, part: int, purpose: int) -> None:
        #  337  rule lock(part: set of element, purpose)
        #  338  let first_card = first(part)
        first_card = least(part)
        #  339  for c in part
        for c in members(part):
            #  340  founder[c] = first_card
            self.founder[c] = first_card
            #  341  locked_as[c] = purpose
            self.locked_as[c] = purpose

    def arrive_at_end(self) -> Step:
        #  345  rule arrive_at_end()
        #  346  if play_on and (max_laps is 0 or laps < max_laps)
        if self.words.play_on and (self.words.max_laps == 0 or self.laps < self.words.max_laps):
            #  347  may "Go round again"
            return self.offer(ARRIVE_AT_END_CHOOSE, self.arrive_at_end_on_2)
        return self.arrive_at_end_on

    def arrive_at_end_on(self) -> Step:
        #  352  finisher = me
        self.finisher = self.me
        #  353  take_bonus()
        self.take_bonus_goes_back_to = 2
        return self.take_bonus

    def arrive_at_end_on_2(self) -> Step:
        return self.arrive_at_end_on

    def arrive_at_end_go_round_again(self) -> Step:
        #  348  if laps < 9: laps += 1
        if self.laps < 9:
            self.laps = self.laps + 1
        #  349  stands[me] = space(0)
        self.stands[self.me] = 0
        #  350  take_bonus()
        self.take_bonus_goes_back_to = 1
        return self.take_bonus

    def arrive_at_end_after_take_bonus(self) -> Step:
        #  351  done
        return self.turn_after_arrive_at_end

    def arrive_at_end_after_take_bonus_2(self) -> Step:
        self.arrive_at_end_kept_me = self.me
        self.arrive_at_end_seats_left = seats_from(self.me, self.words.seats)
        return self.arrive_at_end_next_player

    def arrive_at_end_next_player(self) -> Step:
        if not self.arrive_at_end_seats_left:
            self.me = known(self.arrive_at_end_kept_me)
            #  355  end game
            self.end_ranked()
            return None
        self.arrive_at_end_seat = self.arrive_at_end_seats_left[0]
        self.arrive_at_end_seats_left = self.arrive_at_end_seats_left[1:]
        self.me = self.arrive_at_end_seat
        #  354  each player from me if allies: declare_alloys()
        if self.words.allies:
            self.arrive_at_end_seat = 0
            return self.declare_alloys
        return self.arrive_at_end_next_player

    def arrive_at_end_after_declare_alloys(self) -> Step:
        return self.arrive_at_end_next_player

    def take_bonus(self) -> Step:
        #  357  rule take_bonus()
        #  358  if rewarded: done
        if self.rewarded:
            self.take_bonus_times = 0
            return self.after_take_bonus
        #  359  rewarded = yes
        self.rewarded = True
        #  360  repeat 2 times
        self.take_bonus_times = 2
        return self.take_bonus_again

    def take_bonus_again(self) -> Step:
        #  360  repeat 2 times
        if self.take_bonus_times > 0:
            self.take_bonus_times = self.take_bonus_times - 1
            #  361  choose "Take {c}" for c in on_board
            return self.offer(TAKE_BONUS_CHOOSE, self.take_bonus_otherwise)
        self.take_bonus_times = 0
        return self.after_take_bonus

    def take_bonus_on_2(self) -> Step:
        return self.take_bonus_again

    def take_bonus_take(self, c: int) -> Step:
        #  361  choose "Take {c}" for c in on_board
        #  362  keep(c)
        self.keep(c)
        return self.take_bonus_on_2

    def take_bonus_otherwise(self) -> Step:
        #  363  otherwise: nothing
        return self.take_bonus_on_2

    def after_take_bonus(self) -> Step:
        site, self.take_bonus_goes_back_to = self.take_bonus_goes_back_to, 0
        if site == 1:
            return self.arrive_at_end_after_take_bonus
        return self.arrive_at_end_after_take_bonus_2

    def declare_alloys(self) -> Step:
        #  365  rule declare_alloys()
        #  366  repeat 10 times
        self.declare_alloys_times = 10
        return self.declare_alloys_again

    def declare_alloys_again(self) -> Step:
        #  366  repeat 10 times
        if self.declare_alloys_times > 0:
            self.declare_alloys_times = self.declare_alloys_times - 1
            #  367  may "Play {a}" for a in alloys if every(
            self.declare_alloys_a = 0
            return self.offer(DECLARE_ALLOYS_CHOOSE, self.declare_alloys_otherwise)
        return self.declare_alloys_on

    def declare_alloys_on(self) -> Step:
        self.declare_alloys_times = 0
        self.declare_alloys_a = 0
        return self.arrive_at_end_after_declare_alloys

    def declare_alloys_play(self, a: int) -> Step:
        #  367  may "Play {a}" for a in alloys if every(
        self.declare_alloys_a = a
        #  369  dedicate(a)
        self.dedicate_alloy = self.declare_alloys_a
        return self.dedicate

    def declare_alloys_after_dedicate(self) -> Step:
        #  370  for c in a.members
        for c in members(ALLOY_MEMBERS[self.declare_alloys_a]):
            #  371  let plus = flip [yes, no]
            plus = self.roll((True, False), YesNo())
            #  372  if plus: alloy_points[me] += 15 if c in helped else 10
            if plus:
                self.alloy_points[self.me] = within(
                    self.alloy_points[self.me] + (15 if self.helped >> c & 1 else 10), 0, 500
                )
            #  373  if multi_use: in_alloy[c] = yes
            if self.words.multi_use:
                self.in_alloy[c] = True
            else:
                #  374  else: move c to box
                self.move_element(c, BOX)
        return self.declare_alloys_again

    def declare_alloys_otherwise(self) -> Step:
        #  375  otherwise: stop
        return self.declare_alloys_on

    def dedicate(self) -> Step:
        #  377  rule dedicate(alloy)
        self.dedicate_c_rest = tuple(members(ALLOY_MEMBERS[self.dedicate_alloy]))
        return self.dedicate_next_c

    def dedicate_next_c(self) -> Step:
        if not self.dedicate_c_rest:
            self.dedicate_alloy = 0
            self.dedicate_c_rest = ()
            self.dedicate_c = 0
            return self.declare_alloys_after_dedicate
        self.dedicate_c = self.dedicate_c_rest[0]
        self.dedicate_c_rest = self.dedicate_c_rest[1:]
        #  379  may "Give {m} to {c}" for m in moles[me]
        self.dedicate_alloy = 0
        return self.offer(DEDICATE_CHOOSE, self.dedicate_on_2)

    def dedicate_on_2(self) -> Step:
        return self.dedicate_next_c

    def dedicate_give(self, m: int) -> Step:
        #  379  may "Give {m} to {c}" for m in moles[me]
        #  380  move m to spent
        self.move_mole(m, SPENT)
        #  381  move c to helped
        self.move_element(self.dedicate_c, HELPED)
        return self.dedicate_on_2

    def stand(self, number: int) -> None:
        #  385  rule stand(number)
        #  386  starter = player(1)
        self.starter = 0
        #  387  stands[player(1)] = space(number)
        self.stands[0] = row_of((number,), SPACE_NUMBER)

    def meet(self, mine: int, theirs: int) -> None:
        #  543  rule meet(mine: set of element, theirs: set of element)
        #  544  stand(2)
        self.stand(2)
        #  545  move mine to cards[player(1)]
        for moved in members(mine):
            self.move_element(moved, CARDS + 0)
        #  546  move theirs to cards[player(2)]
        for moved in members(theirs):
            self.move_element(moved, CARDS + 1)
        #  547  target[player(1)] = space(86)
        self.target[0] = 86
        #  548  target[player(2)] = space(86)
        self.target[1] = 86

    def own(self, part: int) -> None:
        #  849  rule own(part: set of element)
        #  850  for c in cards[player(1)]: founder[c] = none
        for c in members(self.cards[0]):
            self.founder[c] = None
        #  851  move cards[player(1)] to box
        for moved in members(self.cards[0]):
            self.move_element(moved, BOX)
        #  852  move part to cards[player(1)]
        for moved in members(part):
            self.move_element(moved, CARDS + 0)

    def options(self) -> Runs:
        if self.at == SETUP_CHOOSE:
            return self.setup_choose()
        if self.at == MOVE_PIECE_CHOOSE:
            return self.move_piece_choose()
        if self.at == MOVE_PIECE_CHOOSE_2:
            return self.move_piece_choose_2()
        if self.at == COUNT_ON_CHOOSE:
            return self.count_on_choose()
        if self.at == FREE_MOVE_CHOOSE:
            return self.free_move_choose()
        if self.at == PICK_UP_CHOOSE:
            return self.pick_up_choose()
        if self.at == FORCE_TRADES_CHOOSE:
            return self.force_trades_choose()
        if self.at == LOCK_SETS_CHOOSE:
            return self.lock_sets_choose()
        if self.at == ARRIVE_AT_END_CHOOSE:
            return self.arrive_at_end_choose()
        if self.at == TAKE_BONUS_CHOOSE:
            return self.take_bonus_choose()
        if self.at == DECLARE_ALLOYS_CHOOSE:
            return self.declare_alloys_choose()
        return self.dedicate_choose()

    def setup_choose(self) -> Runs:
        #  206  choose "Make {s} the noble" for s in spaces if s.noble and (not distinct_nobles or every(target[p] i..
        offered: Runs = []
        offered.append(
            (
                0,
                bits(
                    s
                    for s in SPACES
                    if SPACE_NOBLE[s]
                    and (not self.words.distinct_nobles or all(self.target[p] != s for p in range(self.words.seats)))
                ),
            )
        )
        return offered

    def move_piece_choose(self) -> Runs:
        #  227  choose
        offered: Runs = []
        #  228  "Move {n}": count_on(n)
        offered.append((113, 1))
        #  229  "Take it for T": free_move(die_size)
        offered.append((114, 1))
        return offered

    def move_piece_choose_2(self) -> Runs:
        #  235  choose
        offered: Runs = []
        #  236  "Take T-{one}": top_die(one)
        offered.append((115, 1))
        #  237  "Take T-{two}": top_die(two)
        offered.append((116, 1))
        return offered

    def count_on_choose(self) -> Runs:
        #  252  choose
        offered: Runs = []
        #  253  "Move {n} forward": go_to(landing(stands[me].number + n))
        offered.append((117, 1))
        #  254  "Move {n} backward" if counted_backward and stands[me].number >= n: go_to(space(stands[me].number - ..
        if self.words.counted_backward and SPACE_NUMBER[self.stands[self.me]] >= self.count_on_n:
            offered.append((118, 1))
        #  255  "Stay" if decline_move
        if self.words.decline_move:
            offered.append((119, 1))
        return offered

    def free_move_choose(self) -> Runs:
        #  265  choose
        offered: Runs = []
        #  266  "Move to {s}" for s in spaces if s is not stands[me] and s.number in stands[me].number - far..stands..
        offered.append(
            (
                120,
                bits(
                    s
                    for s in SPACES
                    if s != self.stands[self.me]
                    and in_64_bits(
                        SPACE_NUMBER[self.stands[self.me]] - self.free_move_far
                    ) <= SPACE_NUMBER[s] <= in_64_bits(SPACE_NUMBER[self.stands[self.me]] + self.free_move_far)
                ),
            )
        )
        #  268  "Move up to {s}" for s in spaces if up and s is stands[me].above and (drawn_below is from_58 or stan..
        if self.words.up:
            offered.append(
                (
                    233,
                    bits(
                        s
                        for s in SPACES
                        if s == SPACE_ABOVE[self.stands[self.me]]
                        and (self.words.drawn_below == DRAWN_BELOW_FROM_58 or self.stands[self.me] != 57)
                    ),
                )
            )
        #  271  "Draw a mole card and stay" if mole_for_move and count(mole_deck) > 0
        if self.words.mole_for_move and len(tuple(self.mole_deck)) > 0:
            offered.append((346, 1))
        return offered

    def pick_up_choose(self) -> Runs:
        #  283  may "Pick up {c}" for c in on_board if c is stands[me].card
        offered: Runs = []
        offered.append((347, bits(c for c in members(self.on_board) if c == SPACE_CARD[self.stands[self.me]])))
        if any(found for _, found in offered):
            offered.append((458, 1))
        return offered

    def force_trades_choose(self) -> Runs:
        #  293  may up to crossed times
        offered: Runs = []
        #  294  "Give {q} {mine} for {yours}" for q in opponents, mine in cards[me], yours in cards[q] if
        for q in in_order(opponents(self.me, self.words.seats)):
            for mine in members(self.cards[self.me]):
                if self.founder[mine] is None:
                    offered.append(
                        (
                            459 + 12321 * q + 111 * mine,
                            bits(
                                yours
                                for yours in members(self.cards[q])
                                if self.tradeable(yours)
                                and yours != SPACE_CARD[self.target[q]]
                                and (not self.is_immune(q) or ELEMENT_FACTION[mine] == ELEMENT_FACTION[yours])
                            ),
                        )
                    )
        #  301  "Draw a mole card" if mole_for_trade and count(mole_deck) > 0
        if self.words.mole_for_trade and len(tuple(self.mole_deck)) > 0:
            offered.append((74385, 1))
        if any(found for _, found in offered):
            offered.append((74386, 1))
        return offered

    def lock_sets_choose(self) -> Runs:
        #  313  may up to 12 times
        offered: Runs = []
        #  314  "Lock {s.cards} as {s.word}" for s in spellings if count(s.cards) >= 2 and may_be_spelt(s) and
        offered.append(
            (
                74387,
                bits(
                    s
                    for s in SPELLINGS
                    if SPELLING_CARDS[s].bit_count() >= 2
                    and self.words.may_be_spelt(s)
                    and (SPELLING_CARDS[s] & ~self.cards[self.me]).bit_count() == 0
                    and self.kept(SPELLING_CARDS[s], PURPOSE_SPELL)
                    and self.grows(SPELLING_CARDS[s])
                ),
            )
        )
        #  317  "Lock {a} and {b} in a run" for a in loose, b in loose if b.number is a.number + 1
        for a in in_order(self.loose()):
            offered.append(
                (76487 + 111 * a, bits(b for b in self.loose() if ELEMENT_NUMBER[b] == ELEMENT_NUMBER[a] + 1))
            )
        #  319  "Lock {a} and {b} in a house run" for a in loose, b in loose if a.faction is b.faction and
        for a in in_order(self.loose()):
            offered.append(
                (
                    88808 + 111 * a,
                    bits(
                        b
                        for b in self.loose()
                        if ELEMENT_FACTION[a] == ELEMENT_FACTION[b] and house_place(b) == in_64_bits(house_place(a) + 1)
                    ),
                )
            )
        #  322  "Lock the faction {f}" for f in factions if count(c for c in loose if c.faction is f) >= 3
        offered.append(
            (101129, bits(f for f in FACTION_VALUES if sum(1 for c in self.loose() if ELEMENT_FACTION[c] == f) >= 3))
        )
        #  324  "Add {c} to the set of {x}" for c in loose, x in cards[me] if founder[x] is x and locked_as[x] is no..
        for c in in_order(self.loose()):
            offered.append(
                (
                    101139 + 111 * c,
                    bits(
                        x
                        for x in members(self.cards[self.me])
                        if self.founder[x] == x
                        and self.locked_as[x] is not None
                        and self.words.fits(self.together(x) | bits((c,)), known(self.locked_as[x]))
                    ),
                )
            )
        if any(found for _, found in offered):
            offered.append((113460, 1))
        return offered

    def arrive_at_end_choose(self) -> Runs:
        #  347  may "Go round again"
        offered: Runs = []
        offered.append((113461, 1))
        if any(found for _, found in offered):
            offered.append((113462, 1))
        return offered

    def take_bonus_choose(self) -> Runs:
        #  361  choose "Take {c}" for c in on_board
        offered: Runs = []
        offered.append((113463, self.on_board))
        return offered

    def declare_alloys_choose(self) -> Runs:
        #  367  may "Play {a}" for a in alloys if every(
        offered: Runs = []
        offered.append(
            (
                113574,
                bits(
                    a
                    for a in ALLOYS
                    if all(
                        self.cards[self.me] >> c & 1
                        and not self.in_alloy[c]
                        and (self.founder[c] is None or self.words.multi_use)
                        for c in members(ALLOY_MEMBERS[a])
                    )
                ),
            )
        )
        if any(found for _, found in offered):
            offered.append((113599, 1))
        return offered

    def dedicate_choose(self) -> Runs:
        #  379  may "Give {m} to {c}" for m in moles[me]
        offered: Runs = []
        offered.append((113600, self.moles[self.me]))
        if any(found for _, found in offered):
            offered.append((113636, 1))
        return offered

    def take(self, decision: int) -> Step:
        #  206  choose "Make {s} the noble" for s in spaces if s.noble and (not distinct_nobles or every(target[p] i..
        if decision < 113:
            s = decision
            return self.setup_make(s)
        #  228  "Move {n}": count_on(n)
        if decision < 114:
            return self.move_piece_move()
        #  229  "Take it for T": free_move(die_size)
        if decision < 115:
            return self.move_piece_take_it_for()
        #  236  "Take T-{one}": top_die(one)
        if decision < 116:
            return self.move_piece_take_t()
        #  237  "Take T-{two}": top_die(two)
        if decision < 117:
            return self.move_piece_take_t_2()
        #  253  "Move {n} forward": go_to(landing(stands[me].number + n))
        if decision < 118:
            return self.count_on_move()
        #  254  "Move {n} backward" if counted_backward and stands[me].number >= n: go_to(space(stands[me].number - ..
        if decision < 119:
            return self.count_on_move_2()
        #  255  "Stay" if decline_move
        if decision < 120:
            return self.count_on_stay()
        #  266  "Move to {s}" for s in spaces if s is not stands[me] and s.number in stands[me].number - far..stands..
        if decision < 233:
            s = decision - 120
            return self.free_move_move_to(s)
        #  268  "Move up to {s}" for s in spaces if up and s is stands[me].above and (drawn_below is from_58 or stan..
        if decision < 346:
            s = decision - 233
            return self.free_move_move_up_to(s)
        #  271  "Draw a mole card and stay" if mole_for_move and count(mole_deck) > 0
        if decision < 347:
            return self.free_move_draw_a_mole()
        #  283  may "Pick up {c}" for c in on_board if c is stands[me].card
        if decision < 458:
            c = decision - 347
            return self.pick_up_pick_up(c)
        if decision == 458:
            return self.pick_up_on
        #  294  "Give {q} {mine} for {yours}" for q in opponents, mine in cards[me], yours in cards[q] if
        if decision < 74385:
            q, mine, yours = digits(decision - 459, 111, 111)
            return self.force_trades_give(q, mine, yours)
        #  301  "Draw a mole card" if mole_for_trade and count(mole_deck) > 0
        if decision < 74386:
            return self.force_trades_draw_a_mole()
        if decision == 74386:
            return self.force_trades_done
        #  314  "Lock {s.cards} as {s.word}" for s in spellings if count(s.cards) >= 2 and may_be_spelt(s) and
        if decision < 76487:
            s = decision - 74387
            return self.lock_sets_lock(s)
        #  317  "Lock {a} and {b} in a run" for a in loose, b in loose if b.number is a.number + 1
        if decision < 88808:
            a, b = divmod(decision - 76487, 111)
            return self.lock_sets_lock_2(a, b)
        #  319  "Lock {a} and {b} in a house run" for a in loose, b in loose if a.faction is b.faction and
        if decision < 101129:
            a, b = divmod(decision - 88808, 111)
            return self.lock_sets_lock_3(a, b)
        #  322  "Lock the faction {f}" for f in factions if count(c for c in loose if c.faction is f) >= 3
        if decision < 101139:
            f = decision - 101129
            return self.lock_sets_lock_the_faction(f)
        #  324  "Add {c} to the set of {x}" for c in loose, x in cards[me] if founder[x] is x and locked_as[x] is no..
        if decision < 113460:
            c, x = divmod(decision - 101139, 111)
            return self.lock_sets_add(c, x)
        if decision == 113460:
            return self.lock_sets_done
        #  347  may "Go round again"
        if decision < 113462:
            return self.arrive_at_end_go_round_again()
        if decision == 113462:
            return self.arrive_at_end_on_2
        #  361  choose "Take {c}" for c in on_board
        if decision < 113574:
            c = decision - 113463
            return self.take_bonus_take(c)
        #  367  may "Play {a}" for a in alloys if every(
        if decision < 113599:
            a = decision - 113574
            return self.declare_alloys_play(a)
        if decision == 113599:
            return self.declare_alloys_otherwise
        #  379  may "Give {m} to {c}" for m in moles[me]
        if decision < 113636:
            m = decision - 113600
            return self.dedicate_give(m)
        if decision == 113636:
            return self.dedicate_on_2
        raise NotOffered(decision)

    def describe(self, decision: int) -> Said:
        if decision < 113:
            s = decision
            return 0, f"Make {SPACE_NAMES[s]} the noble", (SPACE_NAMES[s],)
        if decision < 114:
            return 1, f"Move {self.move_piece_n}", ()
        if decision < 115:
            return 2, "Take it for T", ()
        if decision < 116:
            return 3, f"Take T-{self.move_piece_one}", ()
        if decision < 117:
            return 4, f"Take T-{self.move_piece_two}", ()
        if decision < 118:
            return 5, f"Move {self.count_on_n} forward", ()
        if decision < 119:
            return 6, f"Move {self.count_on_n} backward", ()
        if decision < 120:
            return 7, "Stay", ()
        if decision < 233:
            s = decision - 120
            return 8, f"Move to {SPACE_NAMES[s]}", (SPACE_NAMES[s],)
        if decision < 346:
            s = decision - 233
            return 9, f"Move up to {SPACE_NAMES[s]}", (SPACE_NAMES[s],)
        if decision < 347:
            return 10, "Draw a mole card and stay", ()
        if decision < 458:
            c = decision - 347
            return 11, f"Pick up {ELEMENT_NAMES[c]}", (ELEMENT_NAMES[c],)
        if decision == 458:
            return 12, "Pass", ()
        if decision < 74385:
            q, mine, yours = digits(decision - 459, 111, 111)
            return (
                13,
                f"Give {PLAYER_NAMES[q]} {ELEMENT_NAMES[mine]} for {ELEMENT_NAMES[yours]}",
                (PLAYER_NAMES[q], ELEMENT_NAMES[mine], ELEMENT_NAMES[yours]),
            )
        if decision < 74386:
            return 14, "Draw a mole card", ()
        if decision == 74386:
            return 15, "Pass", ()
        if decision < 76487:
            s = decision - 74387
            return 16, f"Lock {printed(Group(ELEMENT), SPELLING_CARDS[s])} as {SPELLING_WORD[s]}", (SPELLING_NAMES[s],)
        if decision < 88808:
            a, b = divmod(decision - 76487, 111)
            return 17, f"Lock {ELEMENT_NAMES[a]} and {ELEMENT_NAMES[b]} in a run", (ELEMENT_NAMES[a], ELEMENT_NAMES[b])
        if decision < 101129:
            a, b = divmod(decision - 88808, 111)
            return (
                18,
                f"Lock {ELEMENT_NAMES[a]} and {ELEMENT_NAMES[b]} in a house run",
                (ELEMENT_NAMES[a], ELEMENT_NAMES[b]),
            )
        if decision < 101139:
            f = decision - 101129
            return 19, f"Lock the faction {FACTION_NAMES[f]}", (FACTION_NAMES[f],)
        if decision < 113460:
            c, x = divmod(decision - 101139, 111)
            return 20, f"Add {ELEMENT_NAMES[c]} to the set of {ELEMENT_NAMES[x]}", (ELEMENT_NAMES[c], ELEMENT_NAMES[x])
        if decision == 113460:
            return 21, "Pass", ()
        if decision < 113462:
            return 22, "Go round again", ()
        if decision == 113462:
            return 23, "Pass", ()
        if decision < 113574:
            c = decision - 113463
            return 24, f"Take {ELEMENT_NAMES[c]}", (ELEMENT_NAMES[c],)
        if decision < 113599:
            a = decision - 113574
            return 25, f"Play {ALLOY_NAMES[a]}", (ALLOY_NAMES[a],)
        if decision == 113599:
            return 26, "Pass", ()
        if decision < 113636:
            m = decision - 113600
            return 27, f"Give {MOLE_NAMES[m]} to {ELEMENT_NAMES[self.dedicate_c]}", (MOLE.names[m],)
        if decision == 113636:
            return 28, "Pass", ()
        raise NotOffered(decision)

    def standing(self, p: int) -> tuple[int, ...]:
        #  196  winner is p with highest total(p), then
        return (
            self.total(p),
            1 if self.words.tiebreak == TIEBREAK_FINISHER and p == self.finisher else 0,
            self.cards[p].bit_count() if self.words.tiebreak == TIEBREAK_CARDS else 0,
        )

    def score(self, p: int) -> int:
        return self.total(p)

    def together(self, element: int) -> int:
        #  116  let together(element) -> set of element = [x for x in elements if founder[x] is founder[element]]
        return bits(x for x in ELEMENTS if self.founder[x] == self.founder[element])

    def kept(self, part: int, purpose: int) -> bool:
        #  118  let kept(part: set of element, purpose) = every(
        return all(
            self.founder[c] is None
            or (self.locked_as[c] == purpose and (self.together(c) & ~part).bit_count() == 0)
            or (
                self.words.multi_use
                and self.locked_as[c] is not None
                and run_as(known(self.locked_as[c])) != run_as(purpose)
            )
            for c in members(part)
        )

    def spells(self, part: int) -> bool:
        #  130  let spells(part: set of element) = is_word(part) and count(part) >= spell_min and kept(part, spell)
        return self.words.is_word(part) and part.bit_count() >= self.words.spell_min and self.kept(part, PURPOSE_SPELL)

    def gathers(self, part: int) -> bool:
        #  131  let gathers(part: set of element) = count(part) >= 3 and alike(c.faction for c in part) and kept(par..
        return (
            part.bit_count() >= 3 and alike(ELEMENT_FACTION[c] for c in members(part)) and self.kept(part, PURPOSE_FRAT)
        )

    def follows(self, part: int) -> bool:
        #  132  let follows(part: set of element) = count(part) >= 3 and in_rhythm(part) and kept(part, rhythm)
        return part.bit_count() >= 3 and in_rhythm(part) and self.kept(part, PURPOSE_RHYTHM)

    def follows_at_home(self, part: int) -> bool:
        #  133  let follows_at_home(part: set of element) = count(part) >= 3 and in_house(part) and kept(part, house)
        return part.bit_count() >= 3 and in_house(part) and self.kept(part, PURPOSE_HOUSE)

    def is_made(self, part: int, moles: int) -> bool:
        #  134  let is_made(part: set of element, moles: set of mole) = allies and count(made(part, moles)) > 0
        return (
            self.words.allies
            and len(self.words.made(part, moles)) > 0
            and moles.bit_count() <= self.words.max_moles
            and all(self.founder[c] is None or self.words.multi_use for c in members(part))
        )

    def sets_of(self, p: int) -> int:
        #  191  let sets_of(p)
        #  192  (best word of cards[p]) + (best circle of cards[p]) + (best sequence of cards[p])
        if self.words.multi_use:
            return in_64_bits(
                in_64_bits(
                    in_64_bits(self.best_word(self.cards[p]).worth + self.best_circle(self.cards[p]).worth)
                    + self.best_sequence(self.cards[p]).worth
                )
                + self.best_mixture(self.cards[p], self.moles[p]).worth
            )
        #  194  (best play of (cards[p], moles[p])) otherwise
        return self.best_play(self.cards[p], self.moles[p]).worth

    def total(self, p: int) -> int:
        #  195  let total(p) = sets_of(p) + alloy_points[p]
        return in_64_bits(self.sets_of(p) + self.alloy_points[p])

    def landing(self, n: int) -> int:
        #  258  let landing(n)
        #  259  space(n) if n <= 112
        if n <= 112:
            return row_of((n,), SPACE_NUMBER)
        #  260  space(112) if overshoot is stop
        if self.words.overshoot == OVERSHOOT_STOP:
            return 112
        #  261  space(224 - n) if overshoot is bounce
        if self.words.overshoot == OVERSHOOT_BOUNCE:
            return row_of((in_64_bits(224 - n),), SPACE_NUMBER)
        #  262  stands[me] otherwise
        return self.stands[self.me]

    def is_immune(self, p: int) -> bool:
        #  290  let is_immune(p) = immune[p] if immunity is landing else target[p].card in cards[p]
        return (
            self.immune[p]
            if self.words.immunity == IMMUNITY_LANDING
            else has(self.cards[p], SPACE_CARD[self.target[p]])
        )

    def tradeable(self, element: int) -> bool:
        #  304  let tradeable(element) = founder[element] is none or locked_as[element] is frat
        return self.founder[element] is None or self.locked_as[element] == PURPOSE_FRAT

    def loose(self) -> tuple[int, ...]:
        #  328  let loose = [c for c in cards[me] if founder[c] is none]
        return tuple(c for c in members(self.cards[self.me]) if self.founder[c] is None)

    def grows(self, part: int) -> bool:
        #  329  let grows(part: set of element) = alike(founder[c] for c in part if founder[c] is not none)
        return (
            alike(self.founder[c] for c in members(part) if self.founder[c] is not None)
            and any(self.founder[c] is None for c in members(part))
        )

    def word(self, part: int) -> str | None:
        #  161  pattern word(part: set of element)
        #  162  case "Spell" worth 5 * 2 ^ (count(part) - 1)
        #  163  when spells(part)
        if self.spells(part):
            return "Spell"
        return None

    def worth_as_word(self, case: int, part: int) -> int | None:
        """What a part is worth as a case of word; None if it does not fit."""
        #  162  case "Spell" worth 5 * 2 ^ (count(part) - 1)
        if case == 0 and self.spells(part):
            return in_64_bits(5 * to_the_power(2, part.bit_count() - 1))
        return None

    def best_word(self, part: int) -> Best:
        """The highest total of disjoint parts that fit cases of word, and the parts."""
        return best_of(
            (part,),
            (
                Listed(0, (sets_within(part, (SPELLING_CARDS[s] for s in SPELLINGS)),)),
            ),
            (
            ),
            self.worth_as_word,
            self.worth_as_word,
        )

    def circle(self, part: int) -> str | None:
        #  164  pattern circle(part: set of element)
        #  165  case "Frat Faction" worth count(part) ^ 2
        #  166  when gathers(part)
        if self.gathers(part):
            return "Frat Faction"
        return None

    def worth_as_circle(self, case: int, part: int) -> int | None:
        """What a part is worth as a case of circle; None if it does not fit."""
        #  165  case "Frat Faction" worth count(part) ^ 2
        if case == 0 and self.gathers(part):
            return to_the_power(part.bit_count(), 2)
        return None

    def number_as_circle(self, case: int, part: int) -> int | None:
        """What a part is worth by its number alone, as a case of circle; None if it does not fit."""
        #  165  case "Frat Faction" worth count(part) ^ 2
        if case == 0 and part.bit_count() >= 3:
            return to_the_power(part.bit_count(), 2)
        return None

    def best_circle(self, part: int) -> Best:
        """The highest total of disjoint parts that fit cases of circle, and the parts."""
        return best_of(
            (part,),
            (
            ),
            (
                *(
                    ByNumber(
                        0,
                        0,
                        group,
                        (
                            lambda c: (
                                0
                                if self.founder[c] is None
                                or (
                                    self.words.multi_use
                                    and self.locked_as[c] is not None
                                    and run_as(known(self.locked_as[c])) != run_as(PURPOSE_FRAT)
                                )
                                else bits(members(self.together(c)))
                            )
                            if self.founder[c] is None
                            or self.locked_as[c] == PURPOSE_FRAT
                            or (
                                self.words.multi_use
                                and self.locked_as[c] is not None
                                and run_as(known(self.locked_as[c])) != run_as(PURPOSE_FRAT)
                            )
                            else None,
                        ),
                    )
                    for group in groups_alike(part, lambda c: ELEMENT_FACTION[c])
                ),
            ),
            self.worth_as_circle,
            self.number_as_circle,
        )

    def sequence(self, part: int) -> str | None:
        #  167  pattern sequence(part: set of element)
        #  168  case "Rhythm Run" worth run_value(count(part))
        #  169  when follows(part)
        if self.follows(part):
            return "Rhythm Run"
        #  170  case "House Run" worth run_value(count(part))
        #  171  when follows_at_home(part)
        if self.follows_at_home(part):
            return "House Run"
        return None

    def worth_as_sequence(self, case: int, part: int) -> int | None:
        """What a part is worth as a case of sequence; None if it does not fit."""
        #  168  case "Rhythm Run" worth run_value(count(part))
        if case == 0 and self.follows(part):
            return run_value(part.bit_count())
        #  170  case "House Run" worth run_value(count(part))
        if case == 1 and self.follows_at_home(part):
            return run_value(part.bit_count())
        return None

    def best_sequence(self, part: int) -> Best:
        """The highest total of disjoint parts that fit cases of sequence, and the parts."""
        return best_of(
            (part,),
            (
                #  168  case "Rhythm Run" worth run_value(count(part))
                Listed(0, (sets_in_a_row(part, lambda c: ELEMENT_NUMBER[c]),)),
                #  170  case "House Run" worth run_value(count(part))
                Listed(
                    1,
                    (
                        (
                            run
                            for group in groups_alike(part, lambda c: ELEMENT_FACTION[c])
                            for run in sets_in_a_row(group, lambda c: house_place(c))
                        ),
                    ),
                ),
            ),
            (
            ),
            self.worth_as_sequence,
            self.worth_as_sequence,
        )

    def mixture(self, part: int, moles: int) -> str | None:
        #  172  pattern mixture(part: set of element, moles: set of mole)
        #  173  case "Frat Faction of moles" worth count(moles) ^ 2
        #  174  when mole_faction and count(moles) >= 3 and count(part) is 0 and alike(m.theme for m in moles)
        if (
            self.words.mole_faction
            and moles.bit_count() >= 3
            and part.bit_count() == 0
            and alike(MOLE_THEME[m] for m in members(moles))
        ):
            return "Frat Faction of moles"
        #  175  case "Compound Combo" worth max(combo_value(f, moles) for f in made(part, moles))
        #  176  when is_made(part, moles)
        if self.is_made(part, moles):
            return "Compound Combo"
        return None

    def worth_as_mixture(self, case: int, part: int, moles: int) -> int | None:
        """What a part is worth as a case of mixture; None if it does not fit."""
        #  173  case "Frat Faction of moles" worth count(moles) ^ 2
        if (
            case == 0
            and self.words.mole_faction
            and moles.bit_count() >= 3
            and part.bit_count() == 0
            and alike(MOLE_THEME[m] for m in members(moles))
        ):
            return to_the_power(moles.bit_count(), 2)
        #  175  case "Compound Combo" worth max(combo_value(f, moles) for f in made(part, moles))
        if case == 1 and self.is_made(part, moles):
            return max(self.words.combo_value(f, moles) for f in self.words.made(part, moles))
        return None

    def number_as_mixture(self, case: int, part: int, moles: int) -> int | None:
        """What a part is worth by its number alone, as a case of mixture; None if it does not fit."""
        #  173  case "Frat Faction of moles" worth count(moles) ^ 2
        if case == 0 and self.words.mole_faction and moles.bit_count() >= 3 and part.bit_count() == 0:
            return to_the_power(moles.bit_count(), 2)
        return None

    def best_mixture(self, part: int, moles: int) -> Best:
        """The highest total of disjoint parts that fit cases of mixture, and the parts."""
        return best_of(
            (part, moles),
            (
                #  175  case "Compound Combo" worth max(combo_value(f, moles) for f in made(part, moles))
                Listed(
                    1,
                    (sets_within(part, (bits(kinds_in(COMPOUND_FORMULA[f])) for f in COMPOUNDS)), small_sets(moles, 3)),
                ),
            ),
            (
                #  173  case "Frat Faction of moles" worth count(moles) ^ 2
                *(ByNumber(0, 1, group, ()) for group in groups_alike(moles, lambda m: MOLE_THEME[m])),
            ),
            self.worth_as_mixture,
            self.number_as_mixture,
        )

    def play(self, part: int, moles: int) -> str | None:
        #  137  pattern play(part: set of element, moles: set of mole)
        #  138  case "Spell" worth 5 * 2 ^ (count(part) - 1)
        #  139  when spells(part) and count(moles) is 0
        if self.spells(part) and moles.bit_count() == 0:
            return "Spell"
        #  141  case "Frat Faction" worth count(part) ^ 2
        #  142  when gathers(part) and count(moles) is 0
        if self.gathers(part) and moles.bit_count() == 0:
            return "Frat Faction"
        #  146  case "Frat Faction of moles" worth count(moles) ^ 2
        #  147  when mole_faction and count(moles) >= 3 and count(part) is 0 and alike(m.theme for m in moles)
        if (
            self.words.mole_faction
            and moles.bit_count() >= 3
            and part.bit_count() == 0
            and alike(MOLE_THEME[m] for m in members(moles))
        ):
            return "Frat Faction of moles"
        #  148  case "Rhythm Run" worth run_value(count(part))
        #  149  when follows(part) and count(moles) is 0
        if self.follows(part) and moles.bit_count() == 0:
            return "Rhythm Run"
        #  152  case "House Run" worth run_value(count(part))
        #  153  when follows_at_home(part) and count(moles) is 0
        if self.follows_at_home(part) and moles.bit_count() == 0:
            return "House Run"
        #  156  case "Compound Combo" worth max(combo_value(f, moles) for f in made(part, moles))
        #  157  when is_made(part, moles)
        if self.is_made(part, moles):
            return "Compound Combo"
        return None

    def worth_as_play(self, case: int, part: int, moles: int) -> int | None:
        """What a part is worth as a case of play; None if it does not fit."""
        #  138  case "Spell" worth 5 * 2 ^ (count(part) - 1)
        if case == 0 and self.spells(part) and moles.bit_count() == 0:
            return in_64_bits(5 * to_the_power(2, part.bit_count() - 1))
        #  141  case "Frat Faction" worth count(part) ^ 2
        if case == 1 and self.gathers(part) and moles.bit_count() == 0:
            return to_the_power(part.bit_count(), 2)
        #  146  case "Frat Faction of moles" worth count(moles) ^ 2
        if (
            case == 2
            and self.words.mole_faction
            and moles.bit_count() >= 3
            and part.bit_count() == 0
            and alike(MOLE_THEME[m] for m in members(moles))
        ):
            return to_the_power(moles.bit_count(), 2)
        #  148  case "Rhythm Run" worth run_value(count(part))
        if case == 3 and self.follows(part) and moles.bit_count() == 0:
            return run_value(part.bit_count())
        #  152  case "House Run" worth run_value(count(part))
        if case == 4 and self.follows_at_home(part) and moles.bit_count() == 0:
            return run_value(part.bit_count())
        #  156  case "Compound Combo" worth max(combo_value(f, moles) for f in made(part, moles))
        if case == 5 and self.is_made(part, moles):
            return max(self.words.combo_value(f, moles) for f in self.words.made(part, moles))
        return None

    def number_as_play(self, case: int, part: int, moles: int) -> int | None:
        """What a part is worth by its number alone, as a case of play; None if it does not fit."""
        #  141  case "Frat Faction" worth count(part) ^ 2
        if case == 1 and part.bit_count() >= 3 and moles.bit_count() == 0:
            return to_the_power(part.bit_count(), 2)
        #  146  case "Frat Faction of moles" worth count(moles) ^ 2
        if case == 2 and self.words.mole_faction and moles.bit_count() >= 3 and part.bit_count() == 0:
            return to_the_power(moles.bit_count(), 2)
        return None

    def best_play(self, part: int, moles: int) -> Best:
        """The highest total of disjoint parts that fit cases of play, and the parts."""
        return best_of(
            (part, moles),
            (
                #  138  case "Spell" worth 5 * 2 ^ (count(part) - 1)
                Listed(0, (sets_within(part, (SPELLING_CARDS[s] for s in SPELLINGS)), (0,))),
                #  148  case "Rhythm Run" worth run_value(count(part))
                Listed(3, (sets_in_a_row(part, lambda c: ELEMENT_NUMBER[c]), (0,))),
                #  152  case "House Run" worth run_value(count(part))
                Listed(
                    4,
                    (
                        (
                            run
                            for group in groups_alike(part, lambda c: ELEMENT_FACTION[c])
                            for run in sets_in_a_row(group, lambda c: house_place(c))
                        ),
                        (0,),
                    ),
                ),
                #  156  case "Compound Combo" worth max(combo_value(f, moles) for f in made(part, moles))
                Listed(
                    5,
                    (sets_within(part, (bits(kinds_in(COMPOUND_FORMULA[f])) for f in COMPOUNDS)), small_sets(moles, 3)),
                ),
            ),
            (
                #  141  case "Frat Faction" worth count(part) ^ 2
                *(
                    ByNumber(
                        1,
                        0,
                        group,
                        (
                            lambda c: (
                                0
                                if self.founder[c] is None
                                or (
                                    self.words.multi_use
                                    and self.locked_as[c] is not None
                                    and run_as(known(self.locked_as[c])) != run_as(PURPOSE_FRAT)
                                )
                                else bits(members(self.together(c)))
                            )
                            if self.founder[c] is None
                            or self.locked_as[c] == PURPOSE_FRAT
                            or (
                                self.words.multi_use
                                and self.locked_as[c] is not None
                                and run_as(known(self.locked_as[c])) != run_as(PURPOSE_FRAT)
                            )
                            else None,
                        ),
                    )
                    for group in groups_alike(part, lambda c: ELEMENT_FACTION[c])
                ),
                #  146  case "Frat Faction of moles" worth count(moles) ^ 2
                *(ByNumber(2, 1, group, ()) for group in groups_alike(moles, lambda m: MOLE_THEME[m])),
            ),
            self.worth_as_play,
            self.number_as_play,
        )


DECLARED = Declared(
    name="turning_the_table",
    title="Turning the Table",
    players=(2, 6),
    limit=5000,
    options=(
        Option(
            "below_range",
            "A result under the low end of the range",
            Named("below_range", BELOW_RANGE_NAMES),
            0,
            ("clamp", "literal", "stay"),
            ("TTT-A2",),
        ),
        Option("decline_move", "A counted move may be declined", YesNo(), False, (False, True), ("TTT-A4",)),
        Option("counted_backward", "A counted move may go backward", YesNo(), False, (False, True), ("TTT-A3",)),
        Option("up", "On T a piece may move up one space", YesNo(), True, (False, True), ("TTT-A6",)),
        Option(
            "drawn_below",
            "Where the rows below the table begin",
            Named("drawn_below", DRAWN_BELOW_NAMES),
            0,
            ("from_58", "from_57"),
            ("TTT-A7",),
        ),
        Option(
            "overshoot",
            "A count that goes past 112",
            Named("overshoot", OVERSHOOT_NAMES),
            0,
            ("stay", "stop", "bounce"),
            ("TTT-A11",),
        ),
        Option("distinct_nobles", "No two players choose the same noble", YesNo(), False, (False, True), ("TTT-A14",)),
        Option(
            "immunity",
            "What makes a player immune",
            Named("immunity", IMMUNITY_NAMES),
            0,
            ("landing", "card"),
            ("TTT-A15",),
        ),
        Option("trade_first", "Force trades come before the pick-up", YesNo(), False, (False, True), ("TTT-A16",)),
        Option("locking", "Sets may be locked in one's own turn", YesNo(), True, (False, True), ("TTT-A18",)),
        Option(
            "mole_faction", "Three moles of one theme are a Frat Faction", YesNo(), True, (False, True), ("TTT-A27",)
        ),
        Option(
            "words",
            "Whether names and abbreviations are words too",
            Named("words", WORDS_NAMES),
            0,
            ("common", "proper"),
            ("TTT-A25",),
        ),
        Option(
            "symbols",
            "Symbols of today, or with Uuu for 111 as in the year of the book",
            Named("symbols", SYMBOLS_NAMES),
            0,
            ("today", "printed"),
            ("TTT-A26",),
        ),
        Option("multi_use", "A card counts once in each kind of play", YesNo(), False, (False, True), ("TTT-A22",)),
        Option(
            "compound_min_elements", "Fewest elements of a compound", Whole(1, 2), 2, tuple(range(1, 3)), ("TTT-A40",)
        ),
        Option("max_atoms", "Most atoms of a compound", Whole(2, 45), 12, tuple(range(2, 46)), ("TTT-A41",)),
        Option("max_moles", "Most moles in a Compound Combo", Whole(0, 3), 3, tuple(range(4)), ("TTT-A41",)),
        Option("spell_min", "Fewest symbols of a Spell", Whole(1, 3), 1, tuple(range(1, 4)), ("TTT-A21",)),
        Option(
            "die_size",
            "Ignore the ranges and roll a die of this size; 0 for the Top Dice",
            Whole(0, 20),
            0,
            tuple(range(21)),
            ("TTT-23", "TTT-24", "TTT-A32"),
        ),
        Option("two_dice", "Roll two Top dice, choose one", YesNo(), False, (False, True), ("TTT-74",)),
        Option("play_on", "The first at 112 may go round again", YesNo(), False, (False, True), ("TTT-75",)),
        Option(
            "max_laps",
            "Most times the game goes on so; 0 for any number",
            Whole(0, 9),
            0,
            tuple(range(10)),
            ("TTT-A33",),
        ),
        Option("noble_mole", "A noble space gives a mole card", YesNo(), False, (False, True), ("TTT-81",)),
        Option("mole_for_move", "On T, a mole card instead of a move", YesNo(), False, (False, True), ("TTT-82",)),
        Option("mole_for_trade", "A mole card instead of a force trade", YesNo(), False, (False, True), ("TTT-83",)),
        Option("allies", "The plays Alloy Allies and Compound Combos", YesNo(), False, (False, True), ("TTT-84",)),
        Option(
            "mole_multiplier",
            "How moles multiply",
            Named("mole_multiplier", MOLE_MULTIPLIER_NAMES),
            0,
            ("product", "last"),
            ("TTT-A38",),
        ),
        Option(
            "tiebreak",
            "A tie for the highest score",
            Named("tiebreak", TIEBREAK_NAMES),
            0,
            ("shared", "finisher", "cards"),
            ("TTT-A34",),
        ),
    ),
    tables=(
        Table(
            "element",
            "elements",
            "component",
            ELEMENT,
            tuple(range(111)),
            (
                Column(
                    "symbol",
                    AnyText(),
                    (
                        "H", "He", "Li", "Be", "B", "C", "N", "O", "F", "Ne", "Na", "Mg", "Al", "Si", "P", "S", "Cl",
                        "Ar", "K", "Ca", "Sc", "Ti", "V", "Cr", "Mn", "Fe", "Co", "Ni", "Cu", "Zn", "Ga", "Ge", "As",
                        "Se", "Br", "Kr", "Rb", "Sr", "Y", "Zr", "Nb", "Mo", "Tc", "Ru", "Rh", "Pd", "Ag", "Cd", "In",
                        "Sn", "Sb", "Te", "I", "Xe", "Cs", "Ba", "La", "Ce", "Pr", "Nd", "Pm", "Sm", "Eu", "Gd", "Tb",
                        "Dy", "Ho", "Er", "Tm", "Yb", "Lu", "Hf", "Ta", "W", "Re", "Os", "Ir", "Pt", "Au", "Hg", "Tl",
                        "Pb", "Bi", "Po", "At", "Rn", "Fr", "Ra", "Ac", "Th", "Pa", "U", "Np", "Pu", "Am", "Cm", "Bk",
                        "Cf", "Es", "Fm", "Md", "No", "Lr", "Rf", "Db", "Sg", "Bh", "Hs", "Mt", "Ds", "Rg",
                    ),
                ),
                Column(
                    "number",
                    Whole(1, 111),
                    (
                        1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26,
                        27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50,
                        51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74,
                        75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98,
                        99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111,
                    ),
                ),
                Column(
                    "name",
                    AnyText(),
                    (
                        "Hydrogena", "Helium", "Lithium", "Beryllium", "Boron", "Carbon", "Nitrogen", "Oxygent",
                        "Fluorine", "Neon", "Sodium", "Magnesium", "Aluminium", "Silicon", "Phosphorus", "Sulfur",
                        "Chlorine", "Argon", "Potassium", "Calcium", "Scandium", "Titanium", "Vanadium", "Chromium",
                        "Manganese", "Iron", "Cobalt", "Nickel", "Copperhead", "Zinc", "Gallium", "Germanium",
                        "Arsenic", "Selenium", "Bromine", "Krypton", "Rubidium", "Strontium", "Yttrium", "Zirconium",
                        "Niobium", "Molybdenum", "Technetium", "Ruthenium", "Rhodium", "Palladium", "Silver", "Cadmium",
                        "Indium", "Tin Soldier", "Antimonx", "Tellurium", "Iodine", "Xenon", "Caesium", "Barium",
                        "Lanthanum", "Cerium", "Praseodymium", "Neodymium", "Promethium", "Samarium", "Europium",
                        "Gadolinium", "Terbium", "Dysprosium", "Holmium", "Erbium", "Thulium", "Ytterbium", "Lutetium",
                        "Hafnium", "Tantalum", "Tungsten", "Rhenium", "Osmium", "Iridium", "Platinum", "Gold",
                        "Mercury", "Thallium", "Lead", "Bismuth", "Polonium", "Astatine", "Radon", "Francium", "Radium",
                        "Actinium", "Thorium", "Protactinium", "Uranium", "Neptunium", "Plutonium", "Americium",
                        "Curium", "Berkelium", "Californium", "Einsteinium", "Fermium", "Mendelevium", "Nobelium",
                        "Lawrencium", "Rutherfordium", "Dubnium", "Seaborgium", "Bohrium", "Hassium", "Meitnerium",
                        "Darmstadtium", "Roentgenium",
                    ),
                ),
                Column(
                    "faction",
                    Named("faction", FACTION_NAMES),
                    (
                        7, 9, 0, 1, 6, 7, 7, 7, 8, 9, 0, 1, 5, 6, 7, 7, 8, 9, 0, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 5, 6,
                        6, 7, 8, 9, 0, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 5, 5, 6, 6, 8, 9, 0, 1, 3, 3, 3, 3, 3, 3, 3, 3,
                        3, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 5, 5, 5, 6, 8, 9, 0, 1, 4, 4, 4, 4, 4, 4, 4, 4,
                        4, 4, 4, 4, 4, 4, 4, 2, 2, 2, 2, 2, 2, 2, 2,
                    ),
                ),
            ),
        ),
        Table(
            "space",
            "spaces",
            "record",
            SPACE,
            tuple(range(113)),
            (
                Column(
                    "number",
                    Whole(0, 112),
                    (
                        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25,
                        26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49,
                        50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73,
                        74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97,
                        98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112,
                    ),
                ),
                Column(
                    "card",
                    Maybe(ELEMENT),
                    (
                        None, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24,
                        25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48,
                        49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72,
                        73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96,
                        97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, None,
                    ),
                ),
                Column(
                    "low",
                    Whole(1, 1),
                    (
                        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
                        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
                        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
                        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
                    ),
                ),
                Column(
                    "high",
                    Whole(5, 13),
                    (
                        5, 5, 5, 7, 6, 6, 6, 6, 6, 6, 5, 8, 7, 7, 7, 7, 7, 7, 5, 9, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
                        8, 8, 8, 8, 5, 10, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 5, 11, 10, 10, 10, 10, 10,
                        10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10,
                        10, 5, 12, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11,
                        11, 11, 11, 5,
                    ),
                ),
                Column(
                    "above",
                    Maybe(SPACE),
                    (
                        None, None, None, 1, None, None, None, None, None, None, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
                        None, None, None, None, None, None, None, None, None, None, 13, 14, 15, 16, 17, 18, 19, 20, 21,
                        22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, None, None, None, None,
                        None, None, None, None, None, None, None, None, None, None, 40, 41, 42, 43, 44, 45, 46, 47, 48,
                        49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72,
                        73, 74, 75, 76, 77, 78, 79, None,
                    ),
                ),
                Column(
                    "noble",
                    YesNo(),
                    (
                        False, False, True, False, False, False, False, False, False, False, True, False, False, False,
                        False, False, False, False, True, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, True, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, True, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, True, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False,
                    ),
                ),
                Column(
                    "row",
                    Whole(1, 10),
                    (
                        9, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
                        4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 6, 9, 9, 9, 9, 9, 9,
                        9, 9, 9, 9, 9, 9, 9, 9, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 7, 7, 7, 10, 10, 10, 10,
                        10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 7, 7, 7, 7, 7, 7, 7, 7, 7,
                    ),
                ),
                Column(
                    "column",
                    Whole(1, 18),
                    (
                        1, 1, 18, 1, 2, 13, 14, 15, 16, 17, 18, 1, 2, 13, 14, 15, 16, 17, 18, 1, 2, 3, 4, 5, 6, 7, 8, 9,
                        10, 11, 12, 13, 14, 15, 16, 17, 18, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17,
                        18, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
                        14, 15, 16, 17, 18, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 4, 5, 6, 7, 8, 9,
                        10, 11, 12,
                    ),
                ),
            ),
        ),
        Table(
            "mole",
            "moles",
            "component",
            MOLE,
            MOLE_ROW,
            (
                Column("theme", Named("theme", THEME_NAMES), (0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5)),
                Column("value", Whole(1, 3), (1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3)),
                Column("copies", Whole(2, 2), (2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2)),
            ),
        ),
        Table(
            "spelling",
            "spellings",
            "record",
            SPELLING,
            tuple(range(2100)),
            (
                Column(
                    "word",
                    AnyText(),
                    (
                        "access", "accesses", "accuse", "accuse", "accuses", "accuses", "accuses", "accuses", "acorn",
                        "acorns", "acoustic", "acre", "acres", "action", "actions", "ago", "agrees", "alone", "also",
                        "am", "ambition", "ambition", "arch", "arches", "arches", "around", "arson", "as", "ash",
                        "ashes", "ashes", "ask", "asks", "assure", "at", "atlas", "atop", "attach", "attaches",
                        "attaches", "attack", "attacks", "attic", "attics", "attics", "auction", "babies", "babies",
                        "back", "back", "backs", "backs", "bacon", "bacon", "bacon", "bacons", "bacons", "bacons",
                        "bag", "bags", "baker", "bakeries", "bakers", "balance", "balances", "balances", "bananas",
                        "band", "bands", "bands", "banish", "banish", "bank", "banker", "bankers", "banks", "bar",
                        "barber", "barbers", "bare", "bark", "barks", "barn", "barn", "barns", "barns", "baron",
                        "baroness", "barons", "bars", "base", "bases", "bases", "bases", "basic", "basic", "basic",
                        "basics", "basics", "basics", "basics", "basics", "basin", "basin", "basin", "basin", "basin",
                        "basins", "basins", "basins", "bat", "bath", "bath", "bathe", "bathes", "bathes", "bathes",
                        "baths", "baths", "baths", "bats", "battles", "bay", "bays", "be", "beacon", "beacons", "bear",
                        "bears", "beat", "beats", "because", "because", "before", "behind", "bench", "benches",
                        "benches", "bend", "bends", "bends", "beneath", "beyond", "bias", "bias", "bikes", "bikes",
                        "bikini", "bikini", "bind", "bind", "binds", "binds", "binds", "binds", "binds", "birds",
                        "bishop", "bishop", "bishop", "bishop", "bison", "bison", "bite", "bite", "bites", "bites",
                        "black", "blank", "blind", "blush", "blushes", "boards", "boat", "boats", "body", "bond",
                        "bonds", "bonds", "bone", "bones", "bones", "bonus", "bonuses", "bonuses", "boss", "bosses",
                        "bosses", "both", "bother", "bothers", "bouncy", "bovine", "bow", "bows", "boxes", "boy",
                        "boys", "brag", "brags", "brain", "brain", "brains", "brains", "branch", "branches", "branches",
                        "breathe", "breathes", "breathes", "brick", "bricks", "broker", "brokers", "brother",
                        "brothers", "brow", "brown", "brows", "browse", "browses", "browses", "brunch", "brunch",
                        "brush", "brush", "brushes", "brushes", "bucolic", "bunch", "bunches", "bunches", "bunion",
                        "bunker", "bunkers", "bunnies", "burn", "burner", "burners", "burns", "bus", "buses", "buses",
                        "busy", "butcher", "butchers", "buy", "buyer", "buyers", "buys", "by", "cab", "cabin", "cabin",
                        "cabin", "cabins", "cabins", "cabins", "cabs", "caches", "caches", "caches", "caches", "cafe",
                        "cage", "cages", "cages", "cakes", "calculate", "calculates", "calf", "cameras", "camp",
                        "camps", "can", "canal", "canals", "canine", "canine", "canoes", "canoes", "canon", "canons",
                        "canopies", "canopies", "canopy", "canopy", "cans", "capes", "captain", "captain", "captains",
                        "captains", "car", "carbon", "carbon", "carbons", "carbons", "cards", "care", "career",
                        "careers", "cares", "cares", "caress", "cargo", "cargos", "cargos", "carnation", "carnation",
                        "carnations", "carnations", "carnival", "carnival", "carnival", "carnivals", "carnivals",
                        "carnivals", "carp", "carps", "cars", "case", "cases", "cases", "cases", "cash", "cash",
                        "cashes", "cashes", "cashes", "cashier", "cashier", "cashiers", "casino", "casino", "casino",
                        "casino", "casino", "casino", "casino", "casino", "castles", "castles", "casual", "casual",
                        "cat", "catch", "catches", "catches", "cats", "cause", "cause", "causes", "causes", "causes",
                        "causes", "caution", "caution", "cautions", "cautions", "cautious", "cavern", "caves",
                        "certain", "certain", "chalk", "chalks", "charcoal", "charge", "charges", "chases", "cheat",
                        "cheats", "chef", "chess", "chin", "chin", "chins", "chins", "chip", "chips", "chocolate",
                        "chocolate", "chocolates", "chocolates", "choice", "choice", "choices", "choices", "choir",
                        "choir", "choirs", "choirs", "choose", "chooses", "chooses", "chooses", "chooses", "chop",
                        "chop", "chops", "chops", "chose", "chose", "chosen", "chosen", "cinnamon", "circles", "circus",
                        "circuses", "circuses", "cities", "clan", "clans", "clap", "claps", "class", "classes",
                        "classes", "classic", "classic", "clause", "clause", "clauses", "clauses", "clauses", "clauses",
                        "claw", "claws", "clerk", "clerks", "click", "clicks", "clinic", "clinic", "clinics", "clinics",
                        "clinics", "clinics", "clinics", "clinics", "clock", "clocks", "close", "closes", "closes",
                        "closes", "cloth", "cloths", "clouds", "cloudy", "clown", "clowns", "club", "club", "clubs",
                        "clubs", "clues", "clues", "coach", "coach", "coaches", "coaches", "coaches", "coaches", "coal",
                        "coal", "coals", "coals", "coarse", "coarse", "coat", "coat", "coats", "coats", "cobra",
                        "cobra", "cobras", "cobras", "cobras", "cobras", "cocoas", "coin", "coin", "coin", "coin",
                        "coins", "coins", "coins", "coins", "column", "column", "columns", "columns", "concern",
                        "concern", "concerns", "concerns", "cone", "cone", "cones", "cones", "cones", "cones",
                        "confess", "confess", "confesses", "confesses", "confuse", "confuse", "confuses", "confuses",
                        "confuses", "confuses", "conscious", "convoy", "cook", "cookies", "cooks", "cop", "cop",
                        "copies", "copies", "cops", "cops", "copy", "copy", "core", "core", "cores", "cores", "corn",
                        "corn", "corner", "corner", "corners", "corners", "corns", "corns", "cosmic", "cosmos",
                        "cosmos", "cosmos", "cosmos", "costly", "costly", "costly", "cosy", "cosy", "cosy", "couch",
                        "couches", "couches", "counties", "counties", "coupon", "coupon", "coupon", "coupons",
                        "coupons", "coupons", "cousin", "cousin", "cousin", "cousin", "cousin", "cousin", "cousins",
                        "cousins", "cover", "cover", "covers", "covers", "cow", "cow", "cows", "cows", "crack",
                        "cracker", "crackers", "cracks", "crane", "cranes", "cranes", "crash", "crash", "crashes",
                        "crashes", "crashes", "crate", "crater", "craters", "crates", "crates", "cream", "creams",
                        "creates", "crew", "crews", "cries", "crises", "crises", "crisis", "crisp", "critic", "critics",
                        "critics", "crop", "crops", "cross", "crosses", "crosses", "crow", "crowds", "crown", "crowns",
                        "crows", "cruise", "cruise", "cruises", "cruises", "cruises", "cruises", "crunchy", "crush",
                        "crush", "crushes", "crushes", "cry", "cub", "cub", "cubs", "cubs", "cuisine", "cuisine", "cup",
                        "cup", "cups", "cups", "curb", "curb", "curbs", "curbs", "cure", "cure", "cures", "cures",
                        "cushion", "cushion", "cute", "cute", "dynamo", "dynamo", "dynamos", "dynamos", "dynamos",
                        "eras", "erases", "erosion", "essence", "essences", "estate", "estates", "faces", "faction",
                        "factions", "false", "famous", "far", "fascination", "fascination", "fashion", "fashions",
                        "fat", "fear", "fears", "feather", "feathers", "fence", "fences", "fences", "fern", "fern",
                        "ferns", "ferns", "fetch", "fetches", "fetches", "fever", "fevers", "few", "fiasco", "fiasco",
                        "fiber", "fibers", "fiction", "fictions", "fierce", "fin", "fin", "final", "final", "finals",
                        "finals", "finch", "finch", "finches", "finches", "finches", "finches", "find", "finds",
                        "finds", "finds", "fine", "finesse", "finesse", "finesse", "finish", "finish", "finishes",
                        "finishes", "fins", "fins", "fire", "fireplace", "fires", "fires", "fish", "fishes", "fission",
                        "flash", "flashback", "flashback", "flashes", "flask", "flaw", "flaws", "flies", "flush",
                        "flushes", "flute", "flutes", "focus", "focus", "focuses", "focuses", "focuses", "focuses",
                        "fond", "forever", "forgives", "found", "fountain", "fountains", "foxes", "fraction",
                        "fraction", "fractions", "fractions", "frames", "fresh", "fresh", "friction", "frictions",
                        "fun", "fund", "funds", "funds", "furnaces", "fusion", "fusion", "fusions", "gas", "gases",
                        "gases", "gate", "gates", "gather", "gathers", "gear", "gears", "gene", "genes", "genes",
                        "genesis", "genesis", "genies", "genies", "genius", "genius", "geniuses", "geniuses",
                        "geniuses", "geniuses", "genuine", "half", "harmonica", "harmonica", "harmonious", "harmonious",
                        "harmony", "harness", "harnesses", "harp", "harps", "has", "haste", "hat", "hatches", "hates",
                        "hats", "he", "healthy", "hear", "hears", "heat", "heats", "heir", "heirs", "helicopter",
                        "helicopter", "helicopters", "helicopters", "hen", "hence", "hens", "her", "here", "hero",
                        "heroes", "heroic", "hers", "hibernation", "hikes", "hip", "hips", "his", "hives", "hoarse",
                        "hoarse", "hobbies", "hobbies", "honey", "honey", "honeys", "honeys", "hoods", "hoof", "hook",
                        "hooks", "hop", "hop", "hopes", "hopes", "hops", "hops", "horn", "horn", "horns", "horns",
                        "hosiery", "hosiery", "hosiery", "hosiery", "hosiery", "hospice", "hospice", "hospice", "house",
                        "house", "houses", "houses", "houses", "houses", "hover", "hover", "hovers", "hovers", "how",
                        "how", "huge", "hunches", "husk", "hypnosis", "hypnosis", "hypnosis", "ice", "iceberg", "ices",
                        "ices", "icon", "icon", "iconic", "icons", "icons", "icy", "if", "in", "in", "inch", "inch",
                        "inches", "inches", "inches", "inches", "incision", "increases", "increases", "infection",
                        "inflation", "infusion", "infusion", "ink", "ink", "inks", "inks", "inn", "inns", "inspire",
                        "inspires", "inspires", "insurance", "intense", "invasion", "invitation", "invitations",
                        "invoice", "invoices", "invoices", "ionic", "irate", "iron", "ironic", "ironic", "irons", "is",
                        "island", "islands", "itch", "itches", "itches", "ivy", "kind", "kitchen", "kitchens", "kite",
                        "kites", "knees", "knew", "knife", "knife", "know", "know", "known", "knows", "knows", "lace",
                        "laces", "laces", "lack", "lacks", "lacrosse", "lacrosse", "lady", "lakes", "land", "lands",
                        "lands", "lane", "lanes", "lanes", "laser", "lash", "lashes", "latch", "latches", "latches",
                        "late", "lather", "launch", "launches", "launches", "lavas", "lavish", "lawn", "lawns",
                        "lawyer", "lawyers", "lay", "layer", "layers", "lays", "libraries", "library", "license",
                        "licenses", "licenses", "lies", "life", "likes", "line", "linen", "linens", "lines", "lines",
                        "lion", "lioness", "lions", "lip", "lips", "listen", "liver", "livers", "lives", "luck",
                        "lucks", "lucky", "lunar", "lunch", "lunches", "lunches", "mock", "mocks", "month", "months",
                        "moods", "moon", "moons", "moose", "more", "mostly", "mother", "mothers", "motion", "motions",
                        "mountain", "mountains", "mouse", "mouth", "mouths", "moves", "movies", "names", "napkin",
                        "napkin", "napkins", "napkins", "nation", "nations", "nature", "natures", "nautical",
                        "nautical", "navigation", "near", "neat", "necessary", "neck", "necks", "negation", "neon",
                        "nephew", "nephews", "nerves", "nervous", "never", "new", "nice", "nice", "nine", "nine", "no",
                        "no", "nobody", "nods", "nods", "noise", "noise", "noises", "noises", "noises", "noises",
                        "noisy", "noisy", "none", "none", "noon", "noons", "nose", "nose", "noses", "noses", "noses",
                        "noses", "noses", "note", "note", "notes", "notes", "notice", "notice", "notices", "notices",
                        "notices", "notices", "notion", "notions", "noun", "nouns", "now", "now", "nowhere", "nowhere",
                        "oases", "oasis", "oath", "oaths", "oaths", "oats", "obey", "obeys", "observes", "of",
                        "offense", "often", "on", "once", "one", "operas", "operates", "opposite", "opposite", "opus",
                        "opus", "orange", "oranges", "other", "over", "owes", "own", "owner", "owners", "owns", "oxen",
                        "oxes", "pace", "paces", "paces", "paces", "pack", "pack", "packages", "packages", "packs",
                        "packs", "page", "pages", "pages", "pain", "pain", "pains", "pains", "pair", "pairs", "palace",
                        "palaces", "palaces", "palaces", "pan", "panic", "panic", "panics", "panics", "panics",
                        "panics", "pans", "pansies", "pansies", "pansy", "panther", "paper", "papers", "parachute",
                        "parachute", "paragon", "parasite", "parasite", "parasite", "park", "parks", "parties", "pass",
                        "passes", "passes", "passion", "passion", "passion", "passions", "pasta", "pasta", "pastas",
                        "paste", "paste", "pastes", "patch", "patch", "patches", "patches", "patches", "patches",
                        "path", "path", "paths", "paths", "paths", "pattern", "patterns", "pause", "pause", "pauses",
                        "pauses", "pauses", "pauses", "pavilion", "pay", "pays", "percussion", "percussion",
                        "perfection", "persecution", "persecution", "person", "phone", "phone", "phones", "phones",
                        "phones", "phones", "phonics", "phonics", "phonics", "phonics", "phonics", "phonics", "phonics",
                        "phonics", "phrase", "phrases", "phrases", "physics", "physics", "physics", "pick", "picks",
                        "picnics", "pier", "piers", "pies", "pigeon", "pigeons", "pin", "pin", "pinch", "pinch", "pine",
                        "pines", "pines", "pines", "pink", "pink", "pinks", "pinks", "pins", "pins", "pioneer",
                        "pioneers", "pious", "pirate", "pirates", "pirates", "pitch", "pitches", "pitches", "place",
                        "places", "places", "plain", "plain", "plains", "plains", "plan", "plane", "planes", "planes",
                        "plans", "plate", "plates", "play", "player", "players", "plays", "plus", "pluses", "pluses",
                        "poach", "poach", "poison", "poker", "poker", "pokers", "pokers", "pokes", "pokes", "police",
                        "police", "polices", "polices", "polices", "polices", "policies", "policies", "policy",
                        "policy", "politics", "politics", "politics", "politics", "pond", "pond", "ponds", "ponds",
                        "ponds", "ponds", "ponies", "ponies", "ponies", "ponies", "pony", "pony", "pop", "pops",
                        "population", "population", "position", "position", "position", "positions", "positions",
                        "possession", "possession", "potion", "pouch", "pouch", "pouches", "pouches", "pouches",
                        "pouches", "power", "power", "powers", "powers", "practice", "practice", "practices",
                        "practices", "practices", "pray", "prayer", "prayers", "prays", "preach", "preaches",
                        "preaches", "precaution", "precaution", "precious", "precision", "prefer", "prefers",
                        "prescription", "preservation", "preservation", "press", "presses", "pressure", "pretend",
                        "pretends", "pretends", "previous", "prince", "prince", "princes", "princes", "princes",
                        "princes", "princess", "princess", "princesses", "princesses", "prison", "process", "processes",
                        "pronoun", "proper", "properties", "prose", "proses", "proses", "proses", "proves", "public",
                        "public", "puck", "puck", "pucks", "pucks", "punch", "punch", "punches", "punches", "punches",
                        "punches", "pure", "pure", "push", "push", "pushes", "pushes", "python", "raccoon", "raccoons",
                        "race", "races", "races", "rack", "racks", "rain", "rain", "rains", "rains", "raise", "raises",
                        "raises", "ran", "ranch", "ranches", "ranches", "range", "ranges", "rank", "ranks", "rare",
                        "rate", "rates", "ratio", "ration", "rations", "ratios", "ratios", "raw", "ray", "rays",
                        "reach", "reaches", "reaches", "reaction", "reactions", "real", "reason", "reasons", "receives",
                        "reception", "reception", "recess", "recesses", "recession", "recession", "recession",
                        "recipes", "recover", "recover", "recovers", "recovers", "refuse", "refuses", "refuses",
                        "rehearse", "rehearses", "rehearses", "relaxes", "removes", "repair", "repairs", "replace",
                        "replaces", "replaces", "rescues", "rescues", "rescues", "research", "researches", "researches",
                        "reserves", "resistance", "respiration", "respiration", "response", "response", "revision",
                        "revisions", "rewards", "rhino", "rhino", "rhino", "rhinoceros", "rhinoceros", "rhinoceros",
                        "rhinoceros", "rhinos", "rhinos", "rhinos", "rhinos", "rhinos", "rubies", "rubies", "ruckus",
                        "ruin", "ruin", "ruins", "ruins", "run", "runs", "rush", "rushes", "sack", "salmon", "salon",
                        "salvation", "sarcasm", "sash", "sashes", "sat", "satin", "satin", "satire", "sauce", "saucer",
                        "sauces", "scales", "scales", "scan", "scar", "scar", "scare", "scarecrow", "scares", "scares",
                        "scarf", "scarf", "scarf", "scars", "scary", "scary", "scene", "scenes", "scenic", "scenic",
                        "schooner", "schooner", "score", "score", "score", "scores", "scratch", "scratch", "scratch",
                        "scratches", "scratches", "scratches", "scratches", "scream", "scream", "screams", "screw",
                        "screw", "screws", "seal", "seals", "search", "searches", "searches", "seas", "season",
                        "seasons", "seat", "seats", "second", "second", "seconds", "seconds", "seconds", "seconds",
                        "secretion", "section", "sections", "secure", "secure", "sees", "senses", "separate",
                        "separates", "separates", "series", "serves", "session", "session", "several", "sewn", "shack",
                        "shares", "shark", "sharp", "she", "shin", "shin", "shine", "shines", "shines", "shiny",
                        "shiny", "ship", "shiver", "shock", "shock", "shoes", "shoes", "shone", "shone", "shook",
                        "shop", "shop", "shore", "shore", "show", "show", "showcase", "showcase", "shower", "shower",
                        "shown", "shown", "shy", "sick", "sick", "sickness", "silicon", "silicon", "silicon", "silicon",
                        "sin", "sin", "sin", "since", "since", "since", "sincere", "sincere", "sincere", "sins", "sip",
                        "sip", "siphon", "siphon", "siphon", "siphon", "sips", "siren", "siren", "sirens", "site",
                        "site", "sites", "skies", "skin", "skin", "skinny", "sky", "slaves", "slice", "slices", "slick",
                        "slip", "smash", "smashes", "smashes", "smokes", "smokes", "smoky", "smoky", "smooth", "snack",
                        "snack", "snack", "snacks", "snakes", "snatch", "snatch", "snatch", "snatches", "snatches",
                        "snatches", "snatches", "snore", "snore", "snore", "snores", "snow", "snow", "snow", "snows",
                        "snowy", "snowy", "snowy", "so", "social", "sock", "sofas", "son", "sonic", "sonic",
                        "sophomore", "sore", "sound", "sounds", "soup", "south", "space", "spaces", "spaces",
                        "spaceship", "span", "spare", "spark", "sparse", "spatial", "spatial", "spice", "spices",
                        "spicy", "spies", "spin", "spin", "spinach", "spinach", "spinach", "spine", "spines", "spines",
                        "spoon", "spray", "spun", "spun", "spy", "stack", "stage", "stair", "stakes", "stare", "state",
                        "station", "stationary", "stay", "steam", "step", "stick", "sticky", "such", "suction", "sun",
                        "super", "sure", "surfaces", "switch", "switches", "swore", "syrup", "takes", "tan", "tank",
                        "tanks", "tans", "tapes", "task", "taste", "taxes", "teach", "teacher", "teachers", "teaches",
                        "teaches", "team", "teams", "tear", "tears", "teas", "teases", "teaspoon", "tender", "tennis",
                        "tense", "that", "thick", "thin", "thin", "think", "think", "thinks", "thinks", "thins",
                        "thins", "this", "those", "threw", "thunder", "thunders", "thus", "ties", "tin", "tins", "tiny",
                        "tip", "tips", "titan", "titles", "uncles", "under", "unicorn", "unicorn", "unicorn", "unicorn",
                        "unicorns", "unicorns", "unicorns", "unicorns", "union", "unions", "unison", "universal",
                        "universal", "universe", "universe", "universes", "universes", "universes", "universes", "up",
                        "upon", "upon", "us", "use", "uses", "uses", "usher", "vacation", "vacations", "vaccine",
                        "values", "vases", "verse", "verses", "verses", "version", "version", "versions", "very",
                        "vice", "vices", "vices", "vine", "vines", "vines", "vines", "violin", "violins", "virus",
                        "virus", "viruses", "viruses", "viruses", "viruses", "vision", "visions", "vocal", "voice",
                        "voices", "voices", "vote", "votes", "vow", "vows", "voyages", "wages", "wagon", "wagons",
                        "walk", "walks", "walrus", "war", "warn", "warns", "wars", "was", "wash", "washes", "washes",
                        "watch", "watches", "watches", "water", "watercress", "waters", "watery", "whales", "what",
                        "wheat", "when", "where", "wherever", "whine", "whines", "whines", "whines", "whip", "whips",
                        "whisk", "whisper", "whistles", "white", "who", "who", "whose", "whose", "why", "wick", "wife",
                        "win", "win", "windy", "windy", "windy", "winner", "winners", "wins", "wins", "wire", "wires",
                        "wires", "wise", "wish", "wishes", "witch", "witches", "witches", "with", "within", "won",
                        "wonder", "wonders", "wore", "worn", "wound", "wounds", "wounds", "wrap", "wraps", "wrench",
                        "wrenches", "wrenches", "yards", "yarn", "yes", "yoga", "you", "youth", "youths", "alice",
                        "amos", "amos", "ari", "arne", "benno", "beth", "brno", "brno", "brno", "bruno", "bruno",
                        "bruno", "bruno", "cairo", "casper", "casper", "china", "cindy", "cindy", "cindy", "clara",
                        "clark", "claus", "claus", "clay", "cora", "cora", "corey", "corey", "cuba", "cuba", "cyprus",
                        "cyprus", "cyrus", "eric", "erin", "erin", "eunice", "eunice", "fbi", "fbi", "fiona", "france",
                        "frances", "frances", "frank", "heath", "hiv", "ines", "ines", "ines", "iran", "irene", "iris",
                        "klaus", "laos", "laos", "lara", "laura", "lucas", "lucas", "lucy", "luis", "moses", "moses",
                        "nancy", "nato", "nepal", "nick", "nick", "nina", "nina", "nora", "nora", "ok", "olaf", "oscar",
                        "oscar", "oscar", "otis", "paris", "pascal", "pascal", "pascal", "pc", "percy", "peru",
                        "poland", "poland", "rhine", "ruth", "sam", "silas", "simon", "simon", "spain", "spain", "tina",
                        "ufo", "uk", "un", "unesco", "unesco", "unesco", "unesco", "unesco", "utah", "vic", "viola",
                        "vip", "wales", "wes", "yves",
                    ),
                ),
                Column(
                    "cards",
                    Group(ELEMENT),
                    (
                        0x4010000000000000000008020,
                        0x4010000000000000200008020,
                        0x90000000000000200000020,
                        0x10000000000000210000000,
                        0x4090000000000000000008020,
                        0x90000000000000200008020,
                        0x4010000000000000010008000,
                        0x10000000000000210008000,
                        0x12000000000000000000080,
                        0x12000000000000000008080,
                        0x900000000000000002080a0,
                        0x10004000000000000000000,
                        0x10004000000000000008000,
                        0x100000000000000002000c0,
                        0x100000000000000002080c0,
                        0x400000000080,
                        0x4000004000000400000000000,
                        0x1280,
                        0x9080,
                        0x400000000000000000000000,
                        0x4000000000100000002000d0,
                        0x4004000000000000002000c0,
                        0x20021,
                        0x4000000000000000000020021,
                        0x28022,
                        0x80000000800000000020080,
                        0x280c0,
                        0x100000000,
                        0x100000001,
                        0x4000000000000000100000001,
                        0x100008002,
                        0x100040000,
                        0x100048000,
                        0x80004000000000100008000,
                        0x1000000000000000000000,
                        0x1000000100000000008000,
                        0x1000000000000000004080,
                        0x1001000000000000000021,
                        0x4001001000000000000000021,
                        0x1001000000000000008022,
                        0x1001000000000000040020,
                        0x1001000000000000048020,
                        0x1000000000000000200020,
                        0x1000000000000000208020,
                        0x1000000040000000200000,
                        0x400000000000002000e0,
                        0x4000000000090000000000010,
                        0x4000400000080000000000000,
                        0x10000000000000000040010,
                        0x80000000040020,
                        0x10000000000000000048010,
                        0x80000000048020,
                        0x100000000000000000000d0,
                        0x800000000000e0,
                        0x80000004000040,
                        0x100000000000000000080d0,
                        0x800000000080e0,
                        0x80000004008040,
                        0x400000000010,
                        0x400000008010,
                        0x80080000000040000,
                        0x4000000080090000000040000,
                        0x80080000000048000,
                        0x380000000000040,
                        0x4000000000180000000000060,
                        0x380000000008040,
                        0x80000100000440,
                        0x880000000000000,
                        0x2000000000000080000000000040,
                        0x880000000008000,
                        0x90000000008041,
                        0x80000008008001,
                        0x80000000040040,
                        0x80080000000040040,
                        0x80080000000048040,
                        0x80000000048040,
                        0x20010,
                        0x80080001000000000,
                        0x80080001000008000,
                        0x4000080000000000000,
                        0x60010,
                        0x68010,
                        0x20050,
                        0x2000000080000000000000,
                        0x28050,
                        0x2000000080000000008000,
                        0x200d0,
                        0x40000000000000000000280d0,
                        0x280d0,
                        0x28010,
                        0x80000200000000,
                        0x4000000000000000100000010,
                        0x4000000000080000000008000,
                        0x80000200008000,
                        0x10000100000030,
                        0x90000000008020,
                        0x80000000002020,
                        0x10000100008030,
                        0x50000100000010,
                        0xd0000000008000,
                        0x8000000000a020,
                        0xc0000000002000,
                        0x10000100000050,
                        0x1000100000010,
                        0x90000000008040,
                        0x81000000008000,
                        0x80000000002040,
                        0x10000100008050,
                        0x1000100008010,
                        0x8000000000a040,
                        0x1000000000000000000010,
                        0x1000000000000000000011,
                        0x20000000080000000000000,
                        0x1000000000000000000012,
                        0x4001000000000000000000011,
                        0x1000000000000000008012,
                        0x4020000000080000000000000,
                        0x1000000000000000008011,
                        0x800001000000000000000000010,
                        0x20000000080000000008000,
                        0x1000000000000000008010,
                        0x4001100000000000000000010,
                        0x80004000000000,
                        0x80004000008000,
                        0x8,
                        0x100000000000000000000c8,
                        0x100000000000000000080c8,
                        0x20008,
                        0x28008,
                        0x1000000000000000000008,
                        0x1000000000000000008008,
                        0x40000000000200000028,
                        0x80000000000000200080008,
                        0x4000000000000000188,
                        0x810000000000009,
                        0x69,
                        0x4000000000000000000000069,
                        0x806a,
                        0x800000000000008,
                        0x2000000000000000000000000048,
                        0x800000000008008,
                        0x1000000000000000000209,
                        0x800004000000088,
                        0x10000100000010,
                        0x400000000000100000000,
                        0x4000000000010000000040010,
                        0x4000400000000000000040000,
                        0x400000010000008040000,
                        0x400000011000000040000,
                        0x810000000000010,
                        0x400000800000000000000,
                        0x2000000000000010000000000050,
                        0x810000000008010,
                        0x2000000000000001000000000010,
                        0x2000000400000000000000000040,
                        0x400000800000000008000,
                        0x2000000010000000000000000010,
                        0x1000000000c091,
                        0x4001000000000c010,
                        0x40000000000000000c081,
                        0x40004000000000000c000,
                        0x100000000080d0,
                        0x4000000000000000080c0,
                        0x18000000000010,
                        0x400000008000000000000,
                        0x18000000008010,
                        0x400000008000000008000,
                        0x100000000040030,
                        0x100000000040050,
                        0x800000000000014,
                        0x400000000000008011,
                        0x4000000400000000000008011,
                        0x2000000000000000000000020090,
                        0x1000000000000000000090,
                        0x1000000000000000008090,
                        0x20000000000000090,
                        0x800000000000090,
                        0x20000000000000000000000000d0,
                        0x800000000008090,
                        0x290,
                        0x40000000000000000000000d0,
                        0x8290,
                        0x800000000000000000080d0,
                        0x40800000000000000000080d0,
                        0x800000000000002000080d0,
                        0x8000000000000008010,
                        0x4000008000000000000008010,
                        0x8000000000200008010,
                        0x20000000000000000000090,
                        0x20000080000000000000090,
                        0x20000080000000000008090,
                        0x800000000000040000000f0,
                        0x10000000400290,
                        0x2000000000000000090,
                        0x2000000000000008090,
                        0x20000000008090,
                        0x4000000090,
                        0x4000008090,
                        0x400400000000,
                        0x400400008000,
                        0x8000000010000000000050,
                        0x8000000001000000000010,
                        0x8000000010000000008050,
                        0x8000000001000000008010,
                        0x8000000000000000000071,
                        0x4008000000000000000000071,
                        0x8000000000000000008072,
                        0x1004000000000000000012,
                        0x4001004000000000000000011,
                        0x1004000000000000008012,
                        0x10000400040020,
                        0x10000400048020,
                        0x80000000400040080,
                        0x80000000400048080,
                        0x20000080000000400000080,
                        0x20000080000000400008080,
                        0x2000000000400000080,
                        0x20000000004000000c0,
                        0x2000000000400008080,
                        0x2000000000600000080,
                        0x4000002000000000400008080,
                        0x2000000000600008080,
                        0x80000000071,
                        0x80000000000000400000061,
                        0x80000008011,
                        0x80000000000000400008001,
                        0x4000000000000080000008011,
                        0x4080000000000000400008001,
                        0x80000000000000004000034,
                        0x80000000000000000000071,
                        0x4080000000000000000000071,
                        0x80000000000000000008072,
                        0x800000000000000080000d0,
                        0x80000080000000000040050,
                        0x80000080000000000048050,
                        0x4080000000000000008000050,
                        0x82000000000000000000010,
                        0x82000080000000000000010,
                        0x82000080000000000008010,
                        0x82000000000000000008010,
                        0x80000000000000000008010,
                        0x4080000000000000000008010,
                        0x80000000000000200008010,
                        0x80000000000004000008010,
                        0x80000080000040000000011,
                        0x80000080000040000008011,
                        0x80000000000004000000010,
                        0x80000080000004000000010,
                        0x80000080000004000008010,
                        0x80000000000004000008010,
                        0x4000000010,
                        0x80010,
                        0x10000000080050,
                        0x1000000080010,
                        0x400000000000000080040,
                        0x10000000088050,
                        0x1000000088010,
                        0x400000000000000088040,
                        0x88010,
                        0x4010000000000000000000021,
                        0x10000000000000000008022,
                        0x4000000000000000000080021,
                        0x88022,
                        0x2080000,
                        0x80080000,
                        0x4000000000000400000000020,
                        0x80088000,
                        0x40000000000000000000c0000,
                        0x108000010001020,
                        0x108000010009020,
                        0x1120,
                        0x400000080000000100000020,
                        0x400000000000000000004020,
                        0x40000000000000000000c020,
                        0x80040,
                        0x81040,
                        0x89040,
                        0x10000000080240,
                        0x8080200,
                        0x40000000000000000000800c0,
                        0x24000000000000000000080000,
                        0x20000000000000000000080040,
                        0x20000000000000000000088040,
                        0x40000000000100000000840c0,
                        0x24000000000010000000084000,
                        0x40000840c0,
                        0x20000000000000004000084000,
                        0x88040,
                        0x4000000000000000000084000,
                        0x1000010000000084040,
                        0x1000001000000084000,
                        0x100001000000008c040,
                        0x100000100000008c000,
                        0x20020,
                        0x200f0,
                        0x10000800c0,
                        0x280f0,
                        0x10000880c0,
                        0x2000000000000000000000020020,
                        0x4000000000000080000,
                        0x4080000000000080000,
                        0x4080000000000088000,
                        0x4000000000000000000020020,
                        0x4000000000000088000,
                        0x4000000000000000000028020,
                        0x4000000000000000000000080080,
                        0x4000000000000000000000088080,
                        0x4000000008000000000000080000,
                        0x2204e0,
                        0x30000000100000000800c0,
                        0x2284e0,
                        0x30000000100000000880c0,
                        0x10000000421060,
                        0x8421020,
                        0x2000000010000000481000,
                        0x10000000429060,
                        0x8429020,
                        0x2000000010000000489000,
                        0x24020,
                        0x2c020,
                        0x28020,
                        0x200080000,
                        0x4000000000000000100000020,
                        0x4000000000000000000088000,
                        0x200088000,
                        0x100000021,
                        0x88001,
                        0x4000000000000000100000021,
                        0x100008022,
                        0x4000000000000000000088001,
                        0x80010000100000021,
                        0x80010000000088001,
                        0x80010000100008021,
                        0x100001000000e0,
                        0x20000000000010000100000020,
                        0x10001000000a0,
                        0x100000000880c0,
                        0x20000000000010000000088000,
                        0x1000000088080,
                        0x820c0,
                        0x20000000000000000000082000,
                        0x4000100000000000100000020,
                        0x4000100000000000000088000,
                        0x80000000000000100001020,
                        0x80000000000000000089000,
                        0x1000000000000000000020,
                        0x40000080001,
                        0x4000000000000040000080001,
                        0x40000088002,
                        0x1000000000000000008020,
                        0x40000000000200000020,
                        0x80000000000000200080000,
                        0x4000040000000000000008020,
                        0x40000000000200008020,
                        0x4080000000000000000088000,
                        0x80000000000000200088000,
                        0x400000000000002000e0,
                        0x800000000000000002800c0,
                        0x400000000000002080e0,
                        0x800000000000000002880c0,
                        0x800400000000000002080a0,
                        0x80000000000480040,
                        0x4000000000000000000480000,
                        0x1080010000000000060,
                        0x1080001000000000020,
                        0x41021,
                        0x49021,
                        0x4021021,
                        0x80020021,
                        0x80028021,
                        0x4000000000000000100000021,
                        0x1000000000000000000022,
                        0x1000000000000000008022,
                        0x122,
                        0x4000000000000000000008021,
                        0x10000000000061,
                        0x1000000000021,
                        0x10000000008061,
                        0x1000000008021,
                        0x10000000004021,
                        0x1000000000c021,
                        0x1080000040000a1,
                        0x40108000004000020,
                        0x1080000040080a1,
                        0x40108000004008020,
                        0x2100000000000a1,
                        0x40210000000000020,
                        0x2100000000080a1,
                        0x40210000000008020,
                        0x100000000000000000a1,
                        0x10040000000000000020,
                        0x100000000000000080a1,
                        0x10040000000000008020,
                        0x400000002000000a0,
                        0x40000080000000000000000a1,
                        0x40000000400000000000080a0,
                        0x400000002000080a0,
                        0x4000008040000000000000020,
                        0x40a1,
                        0x40000000000004020,
                        0xc0a1,
                        0x4000000000000c020,
                        0x2000000a1,
                        0x40000000200000020,
                        0x2000000e1,
                        0x40000000200000060,
                        0x1020000000460,
                        0x4000010000000000000010020,
                        0x10000000000010008020,
                        0x4000010000000000010008020,
                        0x10000000000210008020,
                        0x4000000000010000000200020,
                        0x100000000000060,
                        0x100000000008060,
                        0x100000000004020,
                        0x10000000000c020,
                        0x100018000,
                        0x4000000000000000100018000,
                        0x300018000,
                        0x10000100018020,
                        0x100012020,
                        0x80000000100000200000020,
                        0x40000000000200010000,
                        0x4080000000100000000008020,
                        0x80000000100000200008020,
                        0x4000040000000000000018000,
                        0x40000000000200018000,
                        0x2000100000000000020,
                        0x2000100000000008020,
                        0x80000000000050000,
                        0x80000000000058000,
                        0x10000000050020,
                        0x10000000058020,
                        0x10000008010020,
                        0x11000000010020,
                        0x50000000000064,
                        0x40000008000024,
                        0x10000008018020,
                        0x50000008010000,
                        0x11000000018020,
                        0x51000000010000,
                        0x500a0,
                        0x580a0,
                        0x200010080,
                        0x4000000000000000000018080,
                        0x200018080,
                        0x4000008000000000000010000,
                        0x20000000000000000010080,
                        0x20000000000000000018080,
                        0x2000080000000000000000010080,
                        0x80000020000000000010080,
                        0x20000000000000100c0,
                        0x20000000000000180c0,
                        0x400000000000000030,
                        0x80000000000000000010010,
                        0x400000000000008030,
                        0x80000000000000000018010,
                        0x4000000400000000000000020,
                        0x4080000000000000000010000,
                        0x100000000000000000000a1,
                        0x10000000000000004000001,
                        0x40100000000000000000000a1,
                        0x100000000000000000080a2,
                        0x4010000000000000004000001,
                        0x10000000000000004008002,
                        0x10a0,
                        0x4001000,
                        0x90a0,
                        0x4009000,
                        0x2000200a0,
                        0x204020000,
                        0x10000000000000000000a0,
                        0x1000000000000004000000,
                        0x10000000000000000080a0,
                        0x1000000000000004008000,
                        0x80000000000000000000b0,
                        0x8000000000000004000010,
                        0x80000000000000000080b0,
                        0x5000000a0,
                        0x8000000000000004008010,
                        0x504000000,
                        0x1040000a0,
                        0x100000000000e0,
                        0x10000000000a0,
                        0x10000004000040,
                        0x1000004000000,
                        0x100000000080e0,
                        0x10000000080a0,
                        0x10000004008040,
                        0x1000004008000,
                        0x4000000000010000a0,
                        0x400000000005000000,
                        0x4000000000010080a0,
                        0x400000000005008000,
                        0x20000002000000000000e0,
                        0x2000000200000004000040,
                        0x20000002000000000080e0,
                        0x2000000200000004008040,
                        0x2a0,
                        0x4000200,
                        0x40000000000000000000000e0,
                        0x82a0,
                        0x4000000000000000004000040,
                        0x4008200,
                        0x40000000000000000000081e0,
                        0x4000000000000000004008140,
                        0x40000000000000002000081e0,
                        0x4000000000000000204008140,
                        0x800000000000002000001e0,
                        0x80000000000000204000140,
                        0x40800000000000000000081e0,
                        0x800000000000002000081e0,
                        0x4080000000000000004008140,
                        0x80000000000000204008140,
                        0x800000000100000041080c0,
                        0x40044000c0,
                        0x4040080,
                        0x4000000000010000004040080,
                        0x4048080,
                        0x40a0,
                        0x4004000,
                        0x40000000000100000000040a0,
                        0x4000000000010000004004000,
                        0xc0a0,
                        0x400c000,
                        0x40000040a0,
                        0x4004004000,
                        0x40000000000000000a0,
                        0x4000000000004000000,
                        0x40000000000000080a0,
                        0x4000000000004008000,
                        0x20000000000000000000a0,
                        0x2000000000000004000000,
                        0x20000800000000000000a0,
                        0x2000080000000004000000,
                        0x20000800000000000080a0,
                        0x2000080000000004008000,
                        0x20000000000000000080a0,
                        0x2000000000000004008000,
                        0x2010000004000020,
                        0x80020000000000000a0,
                        0x8000000020000008020,
                        0x2000000004008080,
                        0x8002000000004000000,
                        0x1000000000040000080a0,
                        0x108000000004000000020,
                        0x100000000004004008000,
                        0x40000080a0,
                        0x8000000004000000020,
                        0x4004008000,
                        0x80000000000000004000021,
                        0x4080000000000000004000021,
                        0x80000000000000004008022,
                        0x40800000000000000002000e0,
                        0x4080000000000000004200040,
                        0x808000000000000000000e0,
                        0x800000000000000040040c0,
                        0x80800000000000004000040,
                        0x808000000000000000080e0,
                        0x8000000000000000400c0c0,
                        0x80800000000000004008040,
                        0x800000000100000000080e0,
                        0x800000000010000000080a0,
                        0x800000000000000000020e0,
                        0x80000000010000004008040,
                        0x80000000001000004008000,
                        0x80000000000000004002040,
                        0x8000000000000000000a0e0,
                        0x8000000000000000400a040,
                        0x800000000004000a0,
                        0x80000000004400000,
                        0x800000000004080a0,
                        0x80000000004408000,
                        0x20000000000000000a0,
                        0x2000000000004000000,
                        0x20000000000000080a0,
                        0x2000000000004008000,
                        0x10000000000000000840000,
                        0x10000080000000000840000,
                        0x10000080000000000848000,
                        0x10000000000000000848000,
                        0x8000000000000000000220,
                        0x4008000000000000000000060,
                        0x8000000000000000008220,
                        0x8000000000000000008021,
                        0x100800001,
                        0x4008000000000000000008021,
                        0x4000000000000000100800001,
                        0x100808002,
                        0x8000000008000000000020,
                        0x1000080000000000800000,
                        0x1000080000000000808000,
                        0x8000000008000000008020,
                        0x4001000000000000000800000,
                        0x400004000000000000000020,
                        0x400004000000000000008020,
                        0x4001004000000000000000020,
                        0x6000000000000000020,
                        0x6000000000000008020,
                        0x4000000000010000000800000,
                        0x4000000000010000000808000,
                        0x10000200808000,
                        0x1000000080a000,
                        0x1000000080c000,
                        0x10000000a00020,
                        0x10000000a08020,
                        0x50000000a00000,
                        0x804080,
                        0x80c080,
                        0x8000000000000808000,
                        0x4000008000000000000808000,
                        0x8000000000200808000,
                        0x2000000000000800080,
                        0x2000000002000000000000800080,
                        0x20000000000008000c0,
                        0x20000000000008080c0,
                        0x2000000000000808080,
                        0x10080200000020,
                        0x80000000010000200800000,
                        0x4000000000010080000008020,
                        0x10080200008020,
                        0x4080000000010000000808000,
                        0x80000000010000200808000,
                        0x80000000000004000800061,
                        0x80000008021,
                        0x80000000000000000808001,
                        0x4000000000000080000008021,
                        0x4080000000000000000808001,
                        0x4000800000,
                        0x80000000000000000000030,
                        0x10000010,
                        0x80000000000000000008030,
                        0x10008010,
                        0x80000000010000000002220,
                        0x10000010002200,
                        0x80000000000000000004020,
                        0x10004000,
                        0x8000000000000000000c020,
                        0x1000c000,
                        0x80000000000001000000020,
                        0x1010000000,
                        0x80000000000001000008020,
                        0x1010008000,
                        0x80004000000000000000020,
                        0x4000000000010000000,
                        0x80004000000000000008020,
                        0x4000000000010008000,
                        0x800000000100000000080e1,
                        0x100000100080c1,
                        0x80000000008000000000020,
                        0x8000010000000,
                        0x4000000200000000000000c0,
                        0x20000020000000400,
                        0x4000000200000000000080c0,
                        0x400008020000000000000040,
                        0x20000020000008400,
                        0x80000000100000000,
                        0x4000000080000000100000000,
                        0x80800100000000000c0,
                        0x4000000000200000200000040,
                        0x4000000000200000200008040,
                        0x4000001000008000000000000,
                        0x4000001000008000000008000,
                        0x4010000000000000000000100,
                        0x100000000000000002001c0,
                        0x100000000000000002081c0,
                        0x200001100,
                        0x480000000000000000008180,
                        0x20100,
                        0x100001002005e0,
                        0x10000000110001000001e0,
                        0x100001000001c1,
                        0x100001000081c1,
                        0x1000000000000000000100,
                        0x2020000,
                        0x2028000,
                        0x1000080000000002000001,
                        0x1000080000000002008001,
                        0x200000002000040,
                        0x4000000000000000002000060,
                        0x200000002008040,
                        0x80000000000000140,
                        0x2000000000000002000000,
                        0x80000000000008140,
                        0x2000000000000002008000,
                        0x40002000001,
                        0x4000000000000040002000001,
                        0x40002008002,
                        0x80000000002400000,
                        0x80000000002408000,
                        0x2000000000002000000,
                        0x100001000001a0,
                        0x10000104000100,
                        0x80010000000000110,
                        0x80010000000008110,
                        0x100000002001e0,
                        0x100000002081e0,
                        0x80210000000000100,
                        0x10000000000140,
                        0x1000000000100,
                        0x10000000001140,
                        0x1000000001100,
                        0x10000000009140,
                        0x1000000009100,
                        0x10000000000161,
                        0x1000000000121,
                        0x4000000000010000000000161,
                        0x10000000008162,
                        0x4000000000001000000000121,
                        0x1000000008122,
                        0x810000000000100,
                        0x2000000000000010000000000140,
                        0x810000000008100,
                        0x2000000000000001000000000100,
                        0x10000000000300,
                        0x4000000000010000200000140,
                        0x10000200008300,
                        0x4000000000001000200000100,
                        0x10000008008101,
                        0x11000000008101,
                        0x4000000000010000008008101,
                        0x4000000000011000000008101,
                        0x10000000008140,
                        0x1000000008100,
                        0x4000010000000000100,
                        0x4000310000000004100,
                        0x4000010000000008100,
                        0x4000010000000000000000100,
                        0x10000000008101,
                        0x4000000000010000000008101,
                        0x1000000000a1c0,
                        0x100000000008101,
                        0x10000000100000000048111,
                        0x180000000048121,
                        0x4000000000100000000008101,
                        0x100000000048100,
                        0x2000100000000000100,
                        0x2000100000000008100,
                        0x4000000000000000000000104,
                        0x400000000000008101,
                        0x4000000400000000000008101,
                        0x400008000000000100,
                        0x400008000000008100,
                        0x800000000000000000081a0,
                        0x10008180,
                        0x40800000000000000000081a0,
                        0x800000000000002000081a0,
                        0x4000000000000000010008180,
                        0x210008180,
                        0x800000000000180,
                        0x4080000000000400180,
                        0x4004000000000010000000400180,
                        0x80000000800000000000180,
                        0x800010000010000000001c0,
                        0x800010000010000000081c0,
                        0x20000000008180,
                        0x80000000000000002001e0,
                        0x140000000000000002000c0,
                        0x80000000000000002081e0,
                        0x140000000000000002080c0,
                        0x4404000000000000000000000,
                        0x4000000000000008101,
                        0x4004000000000000000000001,
                        0x40000000100000002000e0,
                        0x40000000100000002080e0,
                        0x80000000000000000000140,
                        0x80000000800000000000100,
                        0x2000080000000000000000000140,
                        0x80000000800000000008100,
                        0x4092000000000000000000100,
                        0x800000000100000000081c0,
                        0x800000000000000000021c0,
                        0x8000000000000000000a1c0,
                        0x40008000,
                        0x4000000000000000040008000,
                        0x240008000,
                        0x8000040000000,
                        0x8000040008000,
                        0x20000080000000040000000,
                        0x20000080000000040008000,
                        0x80020000,
                        0x80028000,
                        0x80000200,
                        0x4000000000000000080000040,
                        0x80008200,
                        0x4000000000010000080008040,
                        0x8000a200,
                        0x4000000000010000080000040,
                        0x4000000000000000088000000,
                        0x80000000010000080008040,
                        0x80000000000000088008000,
                        0x4080000000010000080008040,
                        0x80000000010000280008040,
                        0x4080000000000000088008000,
                        0x80000000000000288008000,
                        0x80000000010000080000240,
                        0x1101,
                        0x100200000a0041,
                        0x200080a0001,
                        0x800000000100200000280c1,
                        0x80000000000020008028081,
                        0x24000020041,
                        0x4000000000000000000028041,
                        0x4000000000000000200028041,
                        0x24001,
                        0x2c001,
                        0x100000001,
                        0x8000100000001,
                        0x1000000000000000000001,
                        0x1000000000000000008023,
                        0x4001000000000000000000001,
                        0x1000000000000000008001,
                        0x2,
                        0x20000000000004000001002,
                        0x20002,
                        0x28002,
                        0x1000000000000000000002,
                        0x1000000000000000008002,
                        0x10000000000000000002,
                        0x10000000000000008002,
                        0x200800000000000000a6,
                        0x20080000000004000006,
                        0x200800000000000080a6,
                        0x20080000000004008006,
                        0x42,
                        0x200000000000042,
                        0x8042,
                        0x80000000000000001,
                        0x4000000000000000002,
                        0x80000000000000081,
                        0x4000000080000000000000081,
                        0x800100000000000a1,
                        0x80000000000008001,
                        0x800100000002004d1,
                        0x4000000000010000000040001,
                        0x10000000004001,
                        0x1000000000c001,
                        0x10000000008001,
                        0x4000000000010000000400001,
                        0x200020081,
                        0x40000000200020000,
                        0x4000400000000000000000091,
                        0x4000400040000000000000010,
                        0x4000000281,
                        0x40000004000000200,
                        0x4000008281,
                        0x40000004000008200,
                        0x2000000000040000000000000080,
                        0x40000000000000180,
                        0x40000000000040080,
                        0x40000000000048080,
                        0x4081,
                        0x40000000000004000,
                        0x4000000000000000000004081,
                        0x4000000040000000000004000,
                        0xc081,
                        0x4000000000000c000,
                        0x2000000000000000000081,
                        0x2000040000000000000000,
                        0x2000000000000000008081,
                        0x2000040000000000008000,
                        0x80010004000008081,
                        0x80000004000002081,
                        0x8080010004000000001,
                        0xc0010004000008000,
                        0xc0000004000002000,
                        0x21000000000c081,
                        0x8000210000000004001,
                        0x4021000000000c000,
                        0x80000000000000200000081,
                        0x80000040000000200000000,
                        0x4080000000000000000008081,
                        0x80000000000000200008081,
                        0x4080000040000000000008000,
                        0x80000040000000200008000,
                        0x80000000000400081,
                        0xc0000000000400000,
                        0x80000000000408081,
                        0xc0000000000408000,
                        0x2000000000000000081,
                        0x2040000000000000000,
                        0x80000000000000080000001,
                        0x80000000000000000008063,
                        0x80000000000000000048001,
                        0x400000e0c1,
                        0x800001000400000c041,
                        0x2000000000000000400000e001,
                        0x210000000000000,
                        0x4000000000000210000000000008,
                        0x4000000000010000000000020,
                        0x210000000008000,
                        0x100000000000e0,
                        0x10000004000040,
                        0x1000000c000020,
                        0x100000000080e0,
                        0x10000004008040,
                        0x10004000000020,
                        0x10000000000100,
                        0x10000000000040,
                        0x1000000000000,
                        0x10000000000061,
                        0x1000000000021,
                        0x4000000000010000000000061,
                        0x10000000008062,
                        0x4000000000001000000000021,
                        0x1000000008022,
                        0x110000000020e0,
                        0x4000004000010000100000060,
                        0x4000004000001000100000020,
                        0x10000022000e0,
                        0x1010000002001c0,
                        0x800000000110000000081c0,
                        0x800000000010000000021c0,
                        0x10000000040040,
                        0x1000000040000,
                        0x10000000048040,
                        0x1000000048000,
                        0x1000000000040,
                        0x1000000008040,
                        0x400001100000000c000,
                        0x400001000001000000000c040,
                        0x400001000000100000000c000,
                        0x88000000201000000008040,
                        0x9000200000040,
                        0x110001004000c0,
                        0x10000110000006000c0,
                        0x10000110000006080c0,
                        0x211000000400080,
                        0x40000000000110000004000a0,
                        0x211000000408080,
                        0x100000080000a0,
                        0x8000000018000000000000,
                        0x100000000000000000c0,
                        0x100000100000000000e0,
                        0x100000000000080000a0,
                        0x100000000000000080c0,
                        0x10000000008000,
                        0x910000000008000,
                        0x2000000000000110000000008040,
                        0x10040000000001,
                        0x4000000000010040000000001,
                        0x10040000008002,
                        0x10004000400000,
                        0x810000000040000,
                        0x10040000040042,
                        0x10040000048042,
                        0x18000000040000,
                        0x18000000048000,
                        0x4000000000000000000040200,
                        0x2000000000000040200,
                        0x10000002040040,
                        0xa040000,
                        0x20000000000000400c0,
                        0x20000002000000000000040000,
                        0x20000002000000000000040040,
                        0x20000000000000480c0,
                        0x20000002000000000000048000,
                        0x300000000000000,
                        0x4000000000100000000000020,
                        0x300000000008000,
                        0x100000000040020,
                        0x100000000048020,
                        0x100000200808080,
                        0x8000100000200800000,
                        0x20100000000000000,
                        0x4000000000100000000040000,
                        0x900000000000000,
                        0x2000000000000100000000000040,
                        0x900000000008000,
                        0x100000000000200,
                        0x4000000000100000000000040,
                        0x100000000008200,
                        0x80100000000008000,
                        0x100000000008001,
                        0x4000000000100000000008001,
                        0x100040000000001,
                        0x4000000000100040000000001,
                        0x100040000008002,
                        0x108000000000000,
                        0x20000080100000000000000,
                        0x80000000100000000000061,
                        0x4080000000100000000000061,
                        0x80000000100000000008062,
                        0x100000100400000,
                        0x110000000408001,
                        0x2000100000000000040,
                        0x2000100000000008040,
                        0x2080100004000000000,
                        0x2080100004000008000,
                        0x100004000000000,
                        0x80100004000000000,
                        0x80100004000008000,
                        0x100004000008000,
                        0x4000000000010000400020004,
                        0x4400020004,
                        0x200000200000044,
                        0x4000000000200000000008044,
                        0x200000200008044,
                        0x4000000000000000000000004,
                        0x2000004,
                        0x4000000000000000000040004,
                        0x204,
                        0x244,
                        0x8244,
                        0x4000000000000000000000044,
                        0x8204,
                        0xc4,
                        0x40000000000000000000080c4,
                        0x80c4,
                        0x4004,
                        0xc004,
                        0x8000000008044,
                        0x80000000000400004,
                        0x80000000000408004,
                        0x4000000000000000000400004,
                        0x400000000000040020,
                        0x400000000000048020,
                        0x400000004000040020,
                        0x400000000000020040,
                        0x400000000000000061,
                        0x4000000400000000000000061,
                        0x400000000000008062,
                        0x20000040020,
                        0x20000048020,
                        0x20000000000020000000040,
                        0x20000000000020000008040,
                        0x2000000000000000020000000080,
                        0x200000000c0,
                        0x200000080c0,
                        0x20200000080,
                        0x4000000020000000000,
                        0x100000000024000008000,
                        0x20000080000020000000000,
                        0x20000080000020000008000,
                        0x200002000c0,
                        0x200002080c0,
                        0x80001000001020000000040,
                        0x80001000001020000008040,
                        0x80000000000020200000000,
                        0xa0000000000020000000000,
                        0xa0000000000020000008000,
                        0x4000000000000020000400000,
                        0x4000000000010020000400000,
                        0x4400000000000000000000040,
                        0x10000000044440,
                        0x1000000044400,
                        0x1000000004c440,
                        0x100000004c400,
                        0x2004c0,
                        0x2084c0,
                        0x81004000000000000000040,
                        0x81004000000000000008040,
                        0x40000000000000201060,
                        0x80000000000000000201420,
                        0x100000406004c0,
                        0x20200,
                        0x1000000000000000000200,
                        0x4000000000000004000028220,
                        0x40220,
                        0x48220,
                        0x402002c0,
                        0x2c0,
                        0x2000000000000004202,
                        0x200000000000000c202,
                        0x4000000080000000000400040,
                        0x800000800000000004080c0,
                        0x80000000000400200,
                        0x2000000000000000200,
                        0x210000000000040,
                        0x200000008000000,
                        0x10000000000240,
                        0x8000200,
                        0xc0,
                        0x20000000000000000000000000,
                        0x20000000020000000000000090,
                        0x20000000000000000000000000c0,
                        0x2020000000000000000000000000,
                        0x100002000000c0,
                        0x20000000000010000200000000,
                        0x40000000000100000000080c0,
                        0x100002000080c0,
                        0x24000000000010000000008000,
                        0x20000000000010000200008000,
                        0x100040000080c0,
                        0x20000000000010004000008000,
                        0x2c0,
                        0x20000000000000000000000200,
                        0x200000000000000000000000c0,
                        0x200000000000000000000080c0,
                        0x2000000c0,
                        0x20000000000000000200000000,
                        0x40000000000000000000080c0,
                        0x2000080c0,
                        0x4000008000000000000000040,
                        0x24000000000000000000008000,
                        0x20000000000000000200008000,
                        0x80000000000c0,
                        0x20000000000008000000000000,
                        0x80000000080c0,
                        0x20000000000008000000008000,
                        0x2000000002000c0,
                        0x20000000000200000000200000,
                        0x40000000000000000002000e0,
                        0x2000000002080c0,
                        0x24000000000000000000200020,
                        0x20000000000200000000208000,
                        0x200000000000000000002000c0,
                        0x200000000000000000002080c0,
                        0x20080000000000000000000040,
                        0x20080000000000000000008040,
                        0x20000000000000000c0,
                        0x20000002000000000000000000,
                        0x60000000000000000c2,
                        0x20000006000000000000000002,
                        0x4000000000000000100000080,
                        0x10000100008080,
                        0x1000000000000000000081,
                        0x1000000000000000008081,
                        0x800001000000000000000000080,
                        0x1000000000000000008080,
                        0x4000000088,
                        0x4000008088,
                        0x4000000080000000000408090,
                        0x180,
                        0x2020001c0,
                        0x80000000001c0,
                        0xc0,
                        0x2000000000000c0,
                        0x280,
                        0x80000000100004080,
                        0x4001000080000000000004080,
                        0x80000001800000000c080,
                        0x800000008000000006080,
                        0x8000000000000000000c080,
                        0x200000000000000000008080,
                        0x80000000000000800000c0,
                        0x80000000000000800080c0,
                        0x20000080000000000000080,
                        0x80000000000400080,
                        0x4000002000000000000000080,
                        0x20000000000000000c0,
                        0x20800000000000000c0,
                        0x20800000000000080c0,
                        0x20000000000000080c0,
                        0x200000000000c0,
                        0x20000000008080,
                        0x40000000200000000000000,
                        0x4010000000000000000004000,
                        0x4040000000000000000000020,
                        0x40000000200000000008000,
                        0x10000000000000000044000,
                        0x40000000000000000040020,
                        0x4010000000000400000044000,
                        0x4040000000000400000040020,
                        0x1000000000000000004c000,
                        0x40000000000000000048020,
                        0x40000000000000080000000,
                        0x4000000000000400000004000,
                        0x40000000000000080008000,
                        0x40000000010000000000040,
                        0x40000000001000000000000,
                        0x40000000010000000008040,
                        0x40000000001000000008000,
                        0x40010000000000000000000,
                        0x40010000000000000008000,
                        0x40000000300000000000000,
                        0x4010000000000000000005000,
                        0x4040000000100000000000020,
                        0x40000000300000000008000,
                        0x40000000000000000000040,
                        0x40000000010000000000060,
                        0x40000000000000008000020,
                        0x40000000010000000008060,
                        0x40000000050000000000040,
                        0x40000000000000008008020,
                        0x40000000040000008000000,
                        0x40000000000000000008040,
                        0x4040000000010000000008040,
                        0x4040000000000000000002040,
                        0x40000000000004000008040,
                        0x60000080000000000000040,
                        0x40000080000000000004000,
                        0x4000008000000000000c000,
                        0x90000000008000000024001,
                        0xc8000000008000000000021,
                        0x4000000240c0,
                        0x18000100024000,
                        0x48000000018000000008000,
                        0x48000000008000000002000,
                        0x64000,
                        0x6c000,
                        0x4000000000000000000224000,
                        0x10000c000,
                        0x400000000000000010000c000,
                        0x30000c000,
                        0x1000010000c0c0,
                        0x1000060c0,
                        0x4000000000000000000a0c0,
                        0x10000e0c0,
                        0x1000000000100004000,
                        0x40001000000000000008000,
                        0x100000000010000c000,
                        0x8000100004000,
                        0x40000000008000000008000,
                        0x800010000c000,
                        0x1000000000000000004021,
                        0x40000000000040000000001,
                        0x4001000000000000000004021,
                        0x100000000000000000c022,
                        0x4040000000000040000000001,
                        0x40000000000040000008002,
                        0x1000000000000000004001,
                        0x60000000000000000000000,
                        0x100000000000000000c001,
                        0x800001000000000000000004000,
                        0x60000000000000000008000,
                        0x3000000008000000004000,
                        0x300000000800000000c000,
                        0x40000000000200004000,
                        0xc0000000000000200000000,
                        0x400004000000000000000c000,
                        0x4000000000020000c000,
                        0x40c0000000000000000008000,
                        0xc0000000000000200008000,
                        0x400000000100000004000c4,
                        0x40000000000004000000000,
                        0x40000000000004000008000,
                        0x8000008000000000000e0e0,
                        0x8000000001000e0c0,
                        0x800000000022040e0,
                        0x800000800000002002040e0,
                        0x800000002102040c0,
                        0x8000000000000c0c0,
                        0x4281,
                        0x40000000000004200,
                        0x40000000000000000000040c1,
                        0xc281,
                        0x4000000040000000000004040,
                        0x4000000000000c200,
                        0x1000000000c0e1,
                        0x500000000040c1,
                        0x800c0a1,
                        0x40000008004081,
                        0x4001000000000c060,
                        0x40050000000004040,
                        0x4000000000800c020,
                        0x40040000008004000,
                        0x8000000000000200004001,
                        0x400800000000000000000c001,
                        0x800000000000020000c001,
                        0x5000400000c001,
                        0x400000e021,
                        0x40004000006001,
                        0x10000000044020,
                        0x1000000004c020,
                        0x50000008004020,
                        0x80010000000004000,
                        0x8001000000000c000,
                        0x4000000000010000000004000,
                        0x100000800040c0,
                        0x1000008000c0c0,
                        0x10000000004040,
                        0x1000000004000,
                        0x10000000004061,
                        0x1000000004021,
                        0x10000000004200,
                        0x4000000000010000000004040,
                        0x1000000000c200,
                        0x4000000000001000000004000,
                        0x10000000044040,
                        0x1000000044000,
                        0x1000000004c040,
                        0x100000004c000,
                        0x1000000000c040,
                        0x100000000c000,
                        0x80010000000004280,
                        0x8001000000000c280,
                        0x8000000001000000000c080,
                        0x8000000018000000004000,
                        0x800000001800000000c000,
                        0x4001010000000000000004000,
                        0x10040000004001,
                        0x4000000000010040000004001,
                        0x1004000000c002,
                        0x300000000004000,
                        0x4000000000100000000004020,
                        0x30000000000c000,
                        0x110000000004040,
                        0x101000000004000,
                        0x11000000000c040,
                        0x10100000000c000,
                        0x100000000004040,
                        0x100000000004200,
                        0x4000000000100000000004040,
                        0x10000000000c200,
                        0x10000000000c040,
                        0x108000000004000,
                        0x10800000000c000,
                        0x100004000004000,
                        0x80100004000004000,
                        0x8010000400000c000,
                        0x10000400000c000,
                        0x40000000000000c000,
                        0x400000040000000000000c000,
                        0x40000000020000c000,
                        0x10000000000000000004081,
                        0x10800000000000000000001,
                        0x8000000100000000080c0,
                        0x80000000000044080,
                        0x800080000000000040000,
                        0x8000000000004c080,
                        0x800080000000000048000,
                        0x4000000000000000000044080,
                        0x4000800000000000000040000,
                        0x200000000004084,
                        0x800000200000000000004,
                        0x40000000000000000000040a4,
                        0x20000000000c084,
                        0x4000800000000000000000024,
                        0x800000200000000008004,
                        0x40000000000100000000040a4,
                        0x4000800000010000000000024,
                        0x40000040a4,
                        0x800000000004000000024,
                        0x20c0a4,
                        0x40000000204084,
                        0x800000000000000208024,
                        0x800000040000000200004,
                        0x800000000004080,
                        0x800000800000000000000,
                        0x20000000000000000000000040c0,
                        0x80000000000c080,
                        0x2000000800000000000000000040,
                        0x800000800000000008000,
                        0x40000000000100000000040c0,
                        0x4000000000000000008004080,
                        0x4000800000010000000000040,
                        0x4000800000000000008000000,
                        0x40000040c0,
                        0x800000000004000000040,
                        0x800000000000000004000,
                        0x80000000000000000c000,
                        0x808000001000000002040c0,
                        0x2008000001000000002000c0,
                        0x80000100000002040c0,
                        0x8000000100000002080c0,
                        0x8000000000000002020c0,
                        0x800001000000020c0c0,
                        0x80000000000000020a0c0,
                        0x400000800000000000000e0c0,
                        0x800000000020000e0c0,
                        0x8000000000000002000c0,
                        0x800000000000000000040a1,
                        0x80800000000000000000021,
                        0x40800000000000000000040a1,
                        0x8000000000000000000c0a2,
                        0x4080800000000000000000021,
                        0x80800000000000000008022,
                        0x2080000000000004080,
                        0x802080000000000000000,
                        0x208000000000000c080,
                        0x802080000000000008000,
                        0x8000000200000000204020,
                        0x10000000600000000200000,
                        0x800000020000000020c020,
                        0x4010000000400000000200020,
                        0x10000000600000000208000,
                        0x8000000000004000004000,
                        0x8000080000004000004000,
                        0x800008000000400000c000,
                        0x800000000000400000c000,
                        0x10004000000000000004001,
                        0x4010004000000000000004001,
                        0x1000400000000000000c002,
                        0x440000000000002040e0,
                        0x800040000000000002840c0,
                        0x8000400001000000000c0a0,
                        0x40000100000000060e0,
                        0x4080000000000004100,
                        0x408000000000000c100,
                        0x4000000000410000000a040c0,
                        0x100408001000000040c0c0,
                        0x40010000804100000004000c0,
                        0x4000000000400000000008000,
                        0x4000000000400000200008000,
                        0x4080004000400000000008000,
                        0x4000808000000004000,
                        0x2000000004000008000000004040,
                        0x400080800000000c000,
                        0x8000400001000000040c080,
                        0x610000000000040,
                        0x601000000000000,
                        0x4000000000410000000000060,
                        0x610000000008040,
                        0x4000000000401000000000020,
                        0x601000000008000,
                        0x4000000000410000000008060,
                        0x4000000000401000000008020,
                        0x4000000000410000200008060,
                        0x4000000000401000200008020,
                        0x4100000000080c0,
                        0x40000000004000000000080a0,
                        0x40000000004000002000080a0,
                        0x200800000004000000000000c0,
                        0x80400000000004080,
                        0x4000000080400000000204080,
                        0x400000200000080,
                        0x4000000000400000000008080,
                        0x400000200008080,
                        0x4000008000400000000000000,
                        0x4000000000400000000400080,
                        0x80000000000000000004034,
                        0x200000000000000000000034,
                        0x80000000000000000044020,
                        0x200000000000000000040020,
                        0x8000000000000000004c020,
                        0x200000000000000000048020,
                        0x80000000000000000004061,
                        0x200000000000000000000061,
                        0x4080000000000000000004061,
                        0x8000000000000000000c062,
                        0x4200000000000000000000061,
                        0x200000000000000000008062,
                        0x80004000000000000004000,
                        0x200004000000000000000000,
                        0x8000000000000000000c001,
                        0x200000000000000000008001,
                        0x408000000000000000000c001,
                        0x4200000000000000000008001,
                        0x200000000000040000040c0,
                        0x80000000000000040000e0,
                        0x80000000000000040080e0,
                        0x8000000200000000000000,
                        0x4008000000000000000000020,
                        0x8000000200000000008000,
                        0x8000000000000000040020,
                        0x8000000000000000048020,
                        0x8000000010000000000040,
                        0x8000000001000000000000,
                        0x8000000010000000008040,
                        0x8000000001000000008000,
                        0x8000000010000200000000,
                        0x4008000000010000000008000,
                        0x8000000010000200008000,
                        0x8000000000000000000040,
                        0x8000000000000000000061,
                        0x4008000000000000000000061,
                        0x8000000000000000008062,
                        0x8000000000000080000040,
                        0x8000000000000080008040,
                        0x8000000000000000040040,
                        0x8000000000000000048040,
                        0x8004000000000000000000,
                        0x8000000008000000000000,
                        0x8000000008000000008000,
                        0x8000000000000000200080,
                        0x80000000000000002000c0,
                        0x80000000000000002080c0,
                        0x8000000000000000208080,
                        0x8008000000000000200000,
                        0x8002000000000000000000,
                        0x8000000000004000000000,
                        0x8000000000004000008000,
                        0x10004000000000000000001,
                        0x4010004000000000000000001,
                        0x10004000000000000008002,
                        0x100040000000000002000c0,
                        0x100040000000000002080c0,
                        0x4000000000000001000,
                        0x40000000001000000c0,
                        0x40000000001000080c0,
                        0x4000004000210000000400000,
                        0x40002000000002040c0,
                        0x240002100000000000c0,
                        0x4000004000000000000008020,
                        0x4000004000000000200008020,
                        0x40000040000100000000080e0,
                        0x40000040000000000000020e0,
                        0x400020000000000a0c0,
                        0x4000004000010000000004020,
                        0x40800000000004000a0,
                        0x4080000000004400000,
                        0x40800000000004080a0,
                        0x4080000000004408000,
                        0x80004000000000200000100,
                        0x4080004000000000000008100,
                        0x80004000000000200008100,
                        0x4000000000200020002,
                        0x4000004000000000000028002,
                        0x4000000000200028002,
                        0x4000120000000008000,
                        0x4000004000000020000400000,
                        0x40014000000000000000000,
                        0x40014000000000000008000,
                        0x4000300000000004000,
                        0x4000004000100000000004020,
                        0x400030000000000c000,
                        0x4080004000000000000008020,
                        0x4000004000000000010008000,
                        0x4080004000000000000100000,
                        0x4000000000200020021,
                        0x4000004000000000200020021,
                        0x4000000000200028022,
                        0x4000004080000000000408000,
                        0x500020000000000a040,
                        0x800400001000000020c0c0,
                        0x101400001000000000c0c0,
                        0x400000000020000c0c0,
                        0x804000000000200008040,
                        0x40000100000004020c0,
                        0x400001000000040a0c0,
                        0x2000000006000000000000020000,
                        0x101000000000c0,
                        0x20000000000010100000000000,
                        0x1100000000080,
                        0x80800101000000000e0,
                        0x200000000800101000000080a0,
                        0x20000008080010100000000020,
                        0x80800011000000000a0,
                        0x101000000080c0,
                        0x8000010100000000040,
                        0x20000000000010100000008000,
                        0x1100000008080,
                        0x8000001100000000000,
                        0x4000000000010080000000010,
                        0x4000400000000080000000000,
                        0x80000000000080000048020,
                        0x10080000000040,
                        0x1080000000000,
                        0x10080000008040,
                        0x1080000008000,
                        0x80000000040,
                        0x80000008040,
                        0x80000008001,
                        0x4000000000000080000008001,
                        0x10000000000000000048000,
                        0x20000009040,
                        0x90c0,
                        0x10000000100000004090c0,
                        0x20000000000a8000,
                        0x100008001,
                        0x4000000000000000100008001,
                        0x1000000000000000008000,
                        0x1000000010000000008040,
                        0x1000000001000000008000,
                        0x1004000010000000008000,
                        0x40000200000000008000,
                        0x40080000000000008020,
                        0x4000040000000000000008020,
                        0x4000000000000000000009020,
                        0x4000000000000000000101000,
                        0x88040,
                        0x28020,
                        0x120000,
                        0x4000000000000088000,
                        0x6000000000000888080,
                        0x4000000000000000000028020,
                        0x4000000000000000000120000,
                        0x28120,
                        0x80000000000000000000088000,
                        0x120100,
                        0x128000,
                        0x4000028020,
                        0x4000120000,
                        0x200000000008200,
                        0x4000000000200000000008040,
                        0x210000000008060,
                        0x200000008008020,
                        0xc00000000000080e0,
                        0xc00000000001000c0,
                        0x40000000000000080a0,
                        0x4000000000004008000,
                        0x4000000000000100080,
                        0x4000000000000108080,
                        0x8000000000040000008021,
                        0x1000000000000000808021,
                        0x8000000000040000100001,
                        0x4008000000000040000008021,
                        0x4001000000000000000808021,
                        0x4008000000000040000100001,
                        0x8000000000040000108002,
                        0x400004000000000000008020,
                        0x400004000000000000100000,
                        0x400004000000000000108000,
                        0x6000000000000008020,
                        0x6000000000000100000,
                        0x6000000000000108000,
                        0x200001000,
                        0x200009000,
                        0x200020021,
                        0x4000000000000000200020021,
                        0x200028022,
                        0x300000000,
                        0x3000000c0,
                        0x3000080c0,
                        0x1000000000000200000000,
                        0x1000000000000200008000,
                        0x8000002000000a0,
                        0x800000204000000,
                        0x20000000000000000002000000e0,
                        0x8000002000080a0,
                        0x2000000000000000000204000040,
                        0x800000204008000,
                        0x40000000002002000e0,
                        0x2002000e0,
                        0x2002080e0,
                        0x80004000000000200000020,
                        0x4000000000210000000,
                        0x4000000000000000200000000,
                        0x4000000000000000200008040,
                        0x48000000008000200000000,
                        0x4001000000000000200024000,
                        0x48000000008000200008000,
                        0x4000000080010000000008000,
                        0x4000000080000000000408000,
                        0x400000000000000000000a0c0,
                        0x20000a0c0,
                        0x80000000200401000,
                        0x2000000000200000040,
                        0x10000000000000000048001,
                        0x4000000000000000000028001,
                        0x68001,
                        0x2c001,
                        0x8002,
                        0x10000000008041,
                        0x1000000008001,
                        0x10000000008201,
                        0x4000000000010000000008041,
                        0x4000000000001000000008001,
                        0x10004000008041,
                        0x1004000008001,
                        0x1000000000c001,
                        0x80010000000408001,
                        0x480a1,
                        0x40000000000048020,
                        0x4000000000000000000008081,
                        0x4000000040000000000008000,
                        0x8281,
                        0x40000000000008200,
                        0x40000000000048080,
                        0xc081,
                        0x4000000000000c000,
                        0x4000000000000008081,
                        0x4040000000000008000,
                        0x2000000000000008081,
                        0x2040000000000008000,
                        0x2000000000200088081,
                        0x2040000000200088000,
                        0x2080000000000008081,
                        0x20c0000000000008000,
                        0x20000000000000080c1,
                        0x2040000000000008040,
                        0x4000008001,
                        0x10000000048020,
                        0x42020,
                        0x400000000000000000004a060,
                        0x100000000080e4,
                        0x10000004008044,
                        0x20e4,
                        0x4002044,
                        0x10000000008040,
                        0x1000000008000,
                        0x2040,
                        0x210000000008040,
                        0x201000000008000,
                        0x200000000002040,
                        0x4000210000000008040,
                        0x4000201000000008000,
                        0x4000200000000002040,
                        0xa040,
                        0x1000000000c000,
                        0x6000,
                        0x1000000000c0c1,
                        0x4001000000000c040,
                        0x60c1,
                        0x40000000000006040,
                        0xe000,
                        0x4000010000000008040,
                        0x4000000000000002040,
                        0x400000000000000a040,
                        0x18000000008000,
                        0x8000000002000,
                        0x800000000a000,
                        0x4000000000010000000048000,
                        0x10000000048040,
                        0x1000000048000,
                        0x1004000048040,
                        0x4000048000,
                        0x4000000000100000000408000,
                        0x200000000008004,
                        0x4000000000000000000008024,
                        0x48024,
                        0xc004,
                        0x2000000100000001,
                        0x4000000002000000100000001,
                        0x2000000100008002,
                        0x4000000000000020000048000,
                        0x4000000002000000000040080,
                        0x24000048000,
                        0x2000004000040080,
                        0x20000000000020000008080,
                        0x10000000000000000048040,
                        0x48420,
                        0x10000000002000000040000,
                        0x10000000002000000048000,
                        0x4000000000000000000048400,
                        0x1000000000000000008061,
                        0x40000008401,
                        0x1000000002000000000021,
                        0x4001000000000000000008061,
                        0x4000000000000040000008401,
                        0x4001000000002000000000021,
                        0x1000000002000000008022,
                        0x40000000000000080c0,
                        0x20000004000000000000008000,
                        0x4000002000000000080,
                        0x4000002000000008080,
                        0x20000000000000080c0,
                        0x20000002000000000000008000,
                        0x2000002000000000080,
                        0x2000002000000008080,
                        0x20000000040000080c0,
                        0x20000002000000004000008000,
                        0x2000002004000000080,
                        0x8080,
                        0x100000000090a0,
                        0x480a0,
                        0x100008180,
                        0x80c0,
                        0x100000000080e0,
                        0x80080a0,
                        0x404000002000000c080,
                        0x4000000000000008080,
                        0x80000000800000000008080,
                        0x20000800000000000000000080c0,
                        0x8000000000000000000c080,
                        0xa0000000000000000008080,
                        0x40000000200000000008000,
                        0x401000000000000000000c000,
                        0x4040000000000000000008020,
                        0x404000000001000000000c021,
                        0x40000000000000000008040,
                        0x40004000000000000008000,
                        0x6c000,
                        0x20002c000,
                        0x100000001000000000d000,
                        0x40000000000000000209000,
                        0x21000000000c000,
                        0x400000000001000000000c020,
                        0x1000400000c020,
                        0x400000000001000000000c000,
                        0x1000000000c040,
                        0x100000000c000,
                        0x1000000001000000000c041,
                        0x1000000000c421,
                        0x1000000000100000000c001,
                        0x1000000000c200,
                        0x400000000001000000000c040,
                        0x400000000000100000000c000,
                        0x8000000000000000080c0,
                        0x800000000000400000c000,
                        0x8000000000000000000c040,
                        0x200000000000000000008040,
                        0x400000c000,
                        0x1000000000000048020,
                        0x1000000000080008000,
                        0x11000000000000008000,
                        0x4000001000000000000048000,
                        0x5000000000000008000,
                        0x1000008000000008000,
                        0x10000000000002080c0,
                        0x10000000040002280c0,
                        0x1000000004000008000,
                        0x400000000008000000008000,
                        0x800000000c000,
                        0x248020,
                        0x4000248020,
                        0x80000000000000000008021,
                        0x800000000000000002080e0,
                        0x80000000000000000008040,
                        0x8000008000000000000c000,
                        0x80004000000000000008000,
                        0x84090000000000000000008000,
                        0x2000010040000008001,
                        0x4000002000010040000008001,
                        0x6000000000000008080,
                        0x8400000c000,
                        0x4000001000000000000040000,
                        0x1000000000000000040,
                        0x1000000000000040040,
                        0x1000000000000048040,
                        0x1000000000000008040,
                        0x4000001000000000000004000,
                        0x1000000000000048000,
                        0x1000008000000008000,
                        0x1000020000000008000,
                        0x10000000008000000000001,
                        0x10000080008000000000001,
                        0x10000080008000000008001,
                        0x4010000000008000000000001,
                        0x10000000008000000008002,
                        0x400000000008000000000000,
                        0x400000000008000000008000,
                        0x8000000020000,
                        0x8000000028000,
                        0x8000100000000,
                        0x4000000000008000100000000,
                        0x8000000080001000000c0,
                        0x80808000000000000,
                        0x8000008008040,
                        0x8000200000040,
                        0x21000000000000000000000,
                        0x20000000010000000040020,
                        0x20000000010000000000040,
                        0x20000000001000000000000,
                        0x20000000010000000040040,
                        0x20000000001000000040000,
                        0x20000000010000000048040,
                        0x20000000001000000048000,
                        0x20000000010000000008040,
                        0x20000000001000000008000,
                        0x20000000010000000008000,
                        0x20000000000000200000080,
                        0x20006000000000000000000,
                        0xa0000080800000000000000,
                        0xa0000080800000000008000,
                        0xa0000000000000000008000,
                        0x4000000000000000000200000,
                        0x200040,
                        0x208040,
                        0x4000200040,
                        0x204000,
                        0x20c000,
                        0x1000000000000200040,
                        0x4000100000000000000200000,
                        0x4080000000000000000010040,
                        0x80000080800000000000000,
                        0x820000000100000000000e0,
                        0x82000000010000004000040,
                        0x820000000000000080000a0,
                        0x8200000000000000c000000,
                        0x820000000100000000080e0,
                        0x82000000010000004008040,
                        0x820000000000000080080a0,
                        0x8200000000000000c008000,
                        0x800000000000000080000c0,
                        0x800000000000000080080c0,
                        0x800000000000000080080c0,
                        0x80000080010000000409040,
                        0x80000080000000008409000,
                        0x80000080010000200400040,
                        0x80000080000000208400000,
                        0x4080000080010000000408040,
                        0x80000080010000200408040,
                        0x4080000080000000008408000,
                        0x80000080000000208408000,
                        0x80000000000000000004000,
                        0x800000000000000000040c0,
                        0x80800000000000000000040,
                        0x80000000000000000008000,
                        0x80000000000000200000000,
                        0x4080000000000000000008000,
                        0x80000000000000200008000,
                        0x80000080000000000008001,
                        0x110000000100000004000c0,
                        0x110000000100000004080c0,
                        0x10000000010000000400220,
                        0x4080000000000000000401000,
                        0x4000000000000000100400000,
                        0x80000000200400000,
                        0x4000000080000000000408000,
                        0x80000000200408000,
                        0x800100000004080c0,
                        0x800000000004020c0,
                        0x8000000000040a0c0,
                        0x80000004000400000,
                        0x210000000400000,
                        0x4000000000010000000400020,
                        0x210000000408000,
                        0x10000000400200,
                        0x4000000000010000000400040,
                        0x10000000408200,
                        0x4000000000001000000400000,
                        0x100000004000c4,
                        0x100000004080c4,
                        0x10080000408000,
                        0x80010000000000000408000,
                        0x4000000000010080000408000,
                        0x10080200408000,
                        0x4080010000000000000408000,
                        0x80010000000000200408000,
                        0x100000004020c0,
                        0x1000000040a0c0,
                        0x4010a0,
                        0x210000000400080,
                        0x40000000000100000004000a0,
                        0x210000000408080,
                        0x8000000400080,
                        0x8000000408080,
                        0x2000000000000400080,
                        0x2000000000000408080,
                        0x4000000000000404000400080,
                        0x4000002000000400000000000,
                        0x20000004000000000c0,
                        0x20000004000000080c0,
                        0x2000000000000041000,
                        0x2000000000000049000,
                        0x2000000080000009000,
                        0x2000000000000020000,
                        0x2000000000000020040,
                        0x2000000000000028040,
                        0x2000000000000028000,
                        0x2000000000100000000,
                        0x2000000000100000001,
                        0x4000002000000000100000001,
                        0x2000000000100008002,
                        0x1002000000000000000021,
                        0x4001002000000000000000021,
                        0x1002000000000000008022,
                        0x1002080000000000000000,
                        0x4001002080000000000808000,
                        0x1002080000000000008000,
                        0x1002080000004000000000,
                        0x4000002000000000000001001,
                        0x1002000000000000000001,
                        0x1002000000000000000002,
                        0x2000000000000000042,
                        0x6000000000000000002,
                        0x6080000000000400002,
                        0x2000010000000000201,
                        0x4000002000010000000000041,
                        0x2000010000000008201,
                        0x4000002000001000000000001,
                        0x2000010000000004001,
                        0x200001000000000c001,
                        0x2000010000000048001,
                        0x208001000000000c001,
                        0x4000102000010000000008001,
                        0x2000018000000000001,
                        0x2000000000000000081,
                        0x2040000000000000000,
                        0x2000000000200000081,
                        0x2040000000200000000,
                        0x2000000004000000001,
                        0x2000010000000040020,
                        0x2000010000002000000,
                        0x2000010000000000040,
                        0x2000001000000000000,
                        0x2020010000000000040,
                        0x2000810004000000000,
                        0x2020001000000000000,
                        0x2080001000000000040,
                        0x2080001000000008040,
                        0x2000010000000008040,
                        0x2000001000000008000,
                        0x6000010000000000000,
                        0x6000010000000008000,
                        0x4000012000000000000000000,
                        0x2000010000200000000,
                        0x2000010000000008001,
                        0x4000002000010000000008001,
                        0x2000010040000000001,
                        0x4000002000010040000000001,
                        0x2000010040000008002,
                        0x20002000010000000000000,
                        0x20002000011000000000000,
                        0x20000000000000000c0,
                        0x2080800000000000080,
                        0x2080800000000008080,
                        0x6000000000000000080,
                        0x2002000000000000000080,
                        0x80002000800000000000080,
                        0x20000800020000000000000000c0,
                        0x80002000800000000008080,
                        0x8002000000000000004000,
                        0x800200000000000000c000,
                        0x6000000000000000061,
                        0x4000006000000000000000061,
                        0x6000000000000008062,
                        0x2000000000000000004000020000,
                        0x4000020040,
                        0x4000000000000004000000000,
                        0x4040000080,
                        0x80000000000004000000080,
                        0xa0000000000004000000080,
                        0xa0000000000004000008080,
                        0x210000000001000,
                        0x400000000000000000008080,
                        0x400008000000000000000000,
                        0x10000000020000,
                        0x20200,
                        0x20000000000000000000000048,
                        0x20000000000000000000008,
                        0x2000000000000000000090,
                        0x4000000c0,
                        0x20000000000000000400000000,
                        0x800000000d0,
                        0x20000000000000080000000010,
                        0x800000000000004000000c0,
                        0x20080000000000000400000000,
                        0x10000000000000080080,
                        0x80000000100004020,
                        0x8000000000008c000,
                        0x10000000000421,
                        0x20010000000000060,
                        0x810004000000020,
                        0x20001000000000020,
                        0x8000000100000000000020,
                        0x70000,
                        0x80000000100000000008020,
                        0x40000000000000018000,
                        0x100004000000020,
                        0x80000000000000000000a0,
                        0x8000000000000004000000,
                        0x40000000040000000a0,
                        0x4000000004004000000,
                        0x80000000080000000000020,
                        0x80000010000000,
                        0x8400000c020,
                        0x80000000400004000008020,
                        0x84000008020,
                        0x80010000000000020,
                        0x80010000000000040,
                        0x80001000000000000,
                        0x4210000000000040,
                        0x4200000008000000,
                        0x10000000000110,
                        0x400000000000000000100,
                        0x10000000000580,
                        0x8000000200000000000140,
                        0x4008000000000000000000160,
                        0x8000000200000000008140,
                        0x8000000000000000040140,
                        0x1000000000000000000003,
                        0x10000000400001,
                        0x4000000000010000000000040,
                        0x10000000008200,
                        0x4000000000001000000000000,
                        0x8000000010000000000040,
                        0x4000010000000000200,
                        0x10000010000000008000,
                        0x80000000100000000048000,
                        0x100000000008080,
                        0x8000100000000000000,
                        0x8000000100000000000000,
                        0x88000000100000000000000,
                        0x400000000100000020,
                        0x400000000000088000,
                        0x400000004000000020,
                        0x400010000000008000,
                        0x4000000000000020000008000,
                        0x20200008000,
                        0x4000000460,
                        0x10000000000000000000c0,
                        0x5200,
                        0x10000000040060,
                        0x8040020,
                        0x10000000000440,
                        0x8000400,
                        0x80000000000000000000c0,
                        0x20008000000000000000000000,
                        0x40080,
                        0x100000000000180,
                        0x280a0,
                        0x120080,
                        0x8000000000000020020,
                        0x208080,
                        0x1000000002c000,
                        0x100005020,
                        0x40000000000000000009020,
                        0x40000000000000000101000,
                        0x4020,
                        0x80000004000004020,
                        0x80000080000000000004000,
                        0x900000000004080,
                        0x800000900000000000000,
                        0x10100000000200,
                        0x20000000000080000000000,
                        0x400000000000000000008000,
                        0x10000000000a000,
                        0x10020000008040,
                        0x20000002040,
                        0x40000000010000000008040,
                        0x40000000001000000008000,
                        0x200400,
                        0x80000000000000000000180,
                        0x80000000000000000040000,
                        0x80000000000000000000040,
                        0x40800000000000000000000e0,
                        0x4080000000000000004000040,
                        0x800000000000000000082a0,
                        0x80000000000000004008200,
                        0x80000000000000000100280,
                        0x80001000000000000000001,
                        0x10000000400020,
                        0x110000000400080,
                        0x10000000404000,
                        0x4000002000000000000001000,
                        0x4000002000000000000000000,
                        0x4000000000000004000400000,
                    ),
                ),
                Column(
                    "proper",
                    YesNo(),
                    (
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, False, False, False,
                        False, False, False, False, False, False, False, False, False, False, True, True, True, True,
                        True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True,
                        True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True,
                        True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True,
                        True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True,
                        True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True,
                        True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True,
                        True, True, True, True, True, True, True, True, True, True, True, True, True, True,
                    ),
                ),
            ),
        ),
        Table(
            "alloy",
            "alloys",
            "record",
            ALLOY,
            tuple(range(25)),
            (
                Column(
                    "name",
                    AnyText(),
                    (
                        "Britannium", "brass", "bronze", "solder", "electrum", "sterling silver", "nickel silver",
                        "cupronickel", "steel", "stainless steel", "nichrome", "invar", "alnico", "duralumin", "zamak",
                        "Wood's metal", "Rose's metal", "Field's metal", "galinstan", "NaK", "permalloy", "type metal",
                        "stellite", "gunmetal", "mischmetal",
                    ),
                ),
                Column(
                    "members",
                    Group(ELEMENT),
                    (
                        0x6000010000000, 0x30000000, 0x2000010000000, 0x200000002000000000000, 0x40000000400000000000,
                        0x400010000000, 0x38000000, 0x18000000, 0x2000020, 0xa800000, 0x8800000, 0xa000000, 0xc001000,
                        0x11001800, 0x30001800, 0x600000002800000000000, 0x600000002000000000000,
                        0x400000003000000000000, 0x3000040000000, 0x40400, 0xa000000, 0x200000006000000000000,
                        0x2000000000004800000, 0x2000030000000, 0xf00000000000000,
                    ),
                ),
                Column(
                    "use",
                    AnyText(),
                    (
                        "tableware", "fittings and instruments", "bells and statues", "joining metals", "coins of old",
                        "jewellery", "cutlery", "coins", "building", "kitchens", "heating wire", "clocks", "magnets",
                        "aircraft", "die casting", "fire sprinklers", "fuses", "moulds", "thermometers", "coolant",
                        "transformers", "printing", "cutting tools", "valves", "lighter flints",
                    ),
                ),
            ),
        ),
        Table(
            "compound",
            "compounds",
            "record",
            COMPOUND,
            tuple(range(21)),
            (
                Column(
                    "name",
                    AnyText(),
                    (
                        "water", "carbon dioxide", "ammonia", "methane", "table salt", "sulfuric acid", "rust", "chalk",
                        "blue vitriol", "glucose", "cane sugar", "caffeine", "aspirin", "citric acid", "hydrogen",
                        "nitrogen", "oxygen", "ozone", "chlorine", "white phosphorus", "sulfur",
                    ),
                ),
                Column(
                    "formula",
                    Counted(ELEMENT),
                    (
                        (
                            2, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        ),
                        (
                            0, 0, 0, 0, 0, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        ),
                        (
                            3, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        ),
                        (
                            4, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        ),
                        (
                            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        ),
                        (
                            2, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        ),
                        (
                            0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0,
                            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        ),
                        (
                            0, 0, 0, 0, 0, 1, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        ),
                        (
                            0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0,
                            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        ),
                        (
                            12, 0, 0, 0, 0, 6, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        ),
                        (
                            22, 0, 0, 0, 0, 12, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        ),
                        (
                            10, 0, 0, 0, 0, 8, 4, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        ),
                        (
                            8, 0, 0, 0, 0, 9, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        ),
                        (
                            8, 0, 0, 0, 0, 6, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        ),
                        (
                            2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        ),
                        (
                            0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        ),
                        (
                            0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        ),
                        (
                            0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        ),
                        (
                            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        ),
                        (
                            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        ),
                        (
                            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                        ),
                    ),
                ),
            ),
        ),
    ),
    zones=(
        Zone("on_board", "set", "element", (), (), "all", ON_BOARD, None),
        Zone("cards", "set", "element", (PLAYER,), (6,), "all", CARDS, 0),
        Zone("moles", "set", "mole", (PLAYER,), (6,), "all", MOLES_PLACE, 0),
        Zone("mole_deck", "deck", "mole", (), (), "nobody", MOLE_DECK, None),
        Zone("spent", "set", "mole", (), (), "all", SPENT, None),
        Zone("helped", "set", "element", (), (), "all", HELPED, None),
    ),
    vars=(
        Var("stands", (PLAYER,), (6,), SPACE, "all", 0),
        Var("target", (PLAYER,), (6,), SPACE, "all", 0),
        Var("immune", (PLAYER,), (6,), YesNo(), "all", 0),
        Var("founder", (ELEMENT,), (111,), Maybe(ELEMENT), "all", None),
        Var("locked_as", (ELEMENT,), (111,), Maybe(Named("purpose", PURPOSE_NAMES)), "all", None),
        Var("rewarded", (), (), YesNo(), "all", None),
        Var("finisher", (), (), Maybe(PLAYER), "all", None),
        Var("crossed", (), (), Whole(0, 6), "all", None),
        Var("moved", (), (), YesNo(), "all", None),
        Var("alloy_points", (PLAYER,), (6,), Whole(0, 500), "all", 0),
        Var("in_alloy", (ELEMENT,), (111,), YesNo(), "all", None),
        Var("laps", (), (), Whole(0, 9), "all", None),
        Var("starter", (), (), PLAYER, "all", None),
    ),
    stops=(
        Stop(
            "setup.choose",
            "setup",
            (
                Slot("setup.kept_me", "setup_kept_me", Maybe(PLAYER)),
                Slot("setup.seats_left", "setup_seats_left", Many(PLAYER)),
            ),
        ),
        Stop("move_piece.choose", "move_piece", (Slot("move_piece.n", "move_piece_n", Whole(1, 20)),)),
        Stop(
            "move_piece.choose 2",
            "move_piece",
            (
                Slot("move_piece.one", "move_piece_one", Whole(0, 4)),
                Slot("move_piece.two", "move_piece_two", Whole(0, 4)),
            ),
        ),
        Stop("count_on.choose", "count_on", (Slot("count_on.n", "count_on_n", Whole()),)),
        Stop("free_move.choose", "free_move", (Slot("free_move.far", "free_move_far", Whole()),)),
        Stop("pick_up.choose", "pick_up", ()),
        Stop("force_trades.choose", "force_trades", (Slot("force_trades.times", "force_trades_times", Whole()),)),
        Stop("lock_sets.choose", "lock_sets", (Slot("lock_sets.times", "lock_sets_times", Whole()),)),
        Stop("arrive_at_end.choose", "arrive_at_end", ()),
        Stop("take_bonus.choose", "take_bonus", (Slot("take_bonus.times", "take_bonus_times", Whole()),)),
        Stop(
            "declare_alloys.choose", "declare_alloys", (Slot("declare_alloys.times", "declare_alloys_times", Whole()),)
        ),
        Stop(
            "dedicate.choose",
            "dedicate",
            (Slot("dedicate.c_rest", "dedicate_c_rest", Many(ELEMENT)), Slot("dedicate.c", "dedicate_c", ELEMENT)),
        ),
    ),
    sites=(
        Site("move_piece", 1, "turn", ()),
        Site("arrive_at_end", 1, "turn", ()),
        Site("force_trades", 1, "turn", ()),
        Site("force_trades", 2, "turn", ()),
        Site("pick_up", 1, "turn", ()),
        Site("lock_sets", 1, "turn", ()),
        Site("count_on", 1, "move_piece", ()),
        Site("count_on", 2, "move_piece", ()),
        Site("count_on", 3, "top_die", ()),
        Site("free_move", 1, "move_piece", ()),
        Site("free_move", 2, "top_die", ()),
        Site("top_die", 1, "move_piece", ()),
        Site("top_die", 2, "move_piece", ()),
        Site("top_die", 3, "move_piece", ()),
        Site("take_bonus", 1, "arrive_at_end", ()),
        Site("take_bonus", 2, "arrive_at_end", ()),
        Site(
            "declare_alloys",
            1,
            "arrive_at_end",
            (
                Slot("arrive_at_end.kept_me", "arrive_at_end_kept_me", Maybe(PLAYER)),
                Slot("arrive_at_end.seats_left", "arrive_at_end_seats_left", Many(PLAYER)),
            ),
        ),
        Site(
            "dedicate",
            1,
            "declare_alloys",
            (
                Slot("declare_alloys.times", "declare_alloys_times", Whole()),
                Slot("declare_alloys.a", "declare_alloys_a", ALLOY),
            ),
        ),
    ),
    lines=(
        Line("Make {s} the noble", "setup.choose", (), (), (SPACE,)),
        Line("Move {n}", "move_piece.choose", (), (), ()),
        Line("Take it for T", "move_piece.choose", (), (), ()),
        Line("Take T-{one}", "move_piece.choose 2", (), (), ()),
        Line("Take T-{two}", "move_piece.choose 2", (), (), ()),
        Line("Move {n} forward", "count_on.choose", (), (), ()),
        Line("Move {n} backward", "count_on.choose", (), (), ()),
        Line("Stay", "count_on.choose", (), (), ()),
        Line("Move to {s}", "free_move.choose", (), (), (SPACE,)),
        Line("Move up to {s}", "free_move.choose", ("TTT-18", "TTT-A7"), (), (SPACE,)),
        Line("Draw a mole card and stay", "free_move.choose", ("TTT-82",), (), ()),
        Line("Pick up {c}", "pick_up.choose", (), (), (ELEMENT,)),
        Line("Pass", "pick_up.choose", (), quiet=True),
        Line(
            "Give {q} {mine} for {yours}",
            "force_trades.choose",
            ("TTT-41", "TTT-42", "TTT-43", "TTT-44", "TTT-45", "TTT-47", "TTT-A20"),
            (),
            (PLAYER, ELEMENT, ELEMENT),
        ),
        Line("Draw a mole card", "force_trades.choose", ("TTT-83",), (), ()),
        Line("Pass", "force_trades.choose", (), quiet=True),
        Line("Lock {s.cards} as {s.word}", "lock_sets.choose", (), (), (SPELLING,)),
        Line("Lock {a} and {b} in a run", "lock_sets.choose", (), (), (ELEMENT, ELEMENT)),
        Line("Lock {a} and {b} in a house run", "lock_sets.choose", (), (), (ELEMENT, ELEMENT)),
        Line("Lock the faction {f}", "lock_sets.choose", (), (), (Named("faction", FACTION_NAMES),)),
        Line("Add {c} to the set of {x}", "lock_sets.choose", (), (), (ELEMENT, ELEMENT)),
        Line("Pass", "lock_sets.choose", (), quiet=True),
        Line("Go round again", "arrive_at_end.choose", ("TTT-75", "TTT-78", "TTT-A33"), (), ()),
        Line("Pass", "arrive_at_end.choose", (), quiet=True),
        Line("Take {c}", "take_bonus.choose", (), (), (ELEMENT,)),
        Line("Play {a}", "declare_alloys.choose", (), (), (ALLOY,)),
        Line("Pass", "declare_alloys.choose", (), quiet=True),
        Line("Give {m} to {c}", "dedicate.choose", ("TTT-97",), (), (MOLE,)),
        Line("Pass", "dedicate.choose", (), quiet=True),
    ),
    decisions=113637,
    functions=(
        Function("METALS", "METALS", "module", (), Many(Named("faction", FACTION_NAMES)), constant=True),
        Function("house_place", "house_place", "module", (ELEMENT,), Whole()),
        Function("in_rhythm", "in_rhythm", "module", (Group(ELEMENT),), YesNo()),
        Function("in_house", "in_house", "module", (Group(ELEMENT),), YesNo()),
        Function("may_be_spelt", "may_be_spelt", "words", (SPELLING,), YesNo()),
        Function("is_word", "is_word", "words", (Group(ELEMENT),), YesNo()),
        Function("together", "together", "position", (ELEMENT,), Group(ELEMENT)),
        Function("run_as", "run_as", "module", (Named("purpose", PURPOSE_NAMES),), Named("purpose", PURPOSE_NAMES)),
        Function("kept", "kept", "position", (Group(ELEMENT), Named("purpose", PURPOSE_NAMES)), YesNo()),
        Function("atoms", "atoms", "module", (COMPOUND,), Whole()),
        Function("played", "played", "words", (COMPOUND,), YesNo()),
        Function("made", "made", "words", (Group(ELEMENT), Group(MOLE)), Many(COMPOUND)),
        Function("run_value", "run_value", "module", (Whole(),), Whole()),
        Function("spells", "spells", "position", (Group(ELEMENT),), YesNo()),
        Function("gathers", "gathers", "position", (Group(ELEMENT),), YesNo()),
        Function("follows", "follows", "position", (Group(ELEMENT),), YesNo()),
        Function("follows_at_home", "follows_at_home", "position", (Group(ELEMENT),), YesNo()),
        Function("is_made", "is_made", "position", (Group(ELEMENT), Group(MOLE)), YesNo()),
        Function("mole_factor", "mole_factor", "words", (Whole(),), Whole()),
        Function("combo_value", "combo_value", "words", (COMPOUND, Group(MOLE)), Whole()),
        Function("fed", "fed", "module", (COMPOUND, Group(MOLE)), YesNo()),
        Function("sets_of", "sets_of", "position", (PLAYER,), Whole()),
        Function("total", "total", "position", (PLAYER,), Whole()),
        Function("counted", "counted", "words", (SPACE, Whole()), Whole()),
        Function("landing", "landing", "position", (Whole(),), SPACE),
        Function("is_immune", "is_immune", "position", (PLAYER,), YesNo()),
        Function("tradeable", "tradeable", "position", (ELEMENT,), YesNo()),
        Function("loose", "loose", "position", (), Many(ELEMENT)),
        Function("grows", "grows", "position", (Group(ELEMENT),), YesNo()),
        Function("fits", "fits", "words", (Group(ELEMENT), Named("purpose", PURPOSE_NAMES)), YesNo()),
        Function("word", "word", "position", (Group(ELEMENT),), Maybe(AnyText()), titles=("Spell",)),
        Function("circle", "circle", "position", (Group(ELEMENT),), Maybe(AnyText()), titles=("Frat Faction",)),
        Function(
            "sequence", "sequence", "position", (Group(ELEMENT),), Maybe(AnyText()), titles=("Rhythm Run", "House Run")
        ),
        Function(
            "mixture",
            "mixture",
            "position",
            (Group(ELEMENT), Group(MOLE)),
            Maybe(AnyText()),
            titles=("Frat Faction of moles", "Compound Combo"),
        ),
        Function(
            "play",
            "play",
            "position",
            (Group(ELEMENT), Group(MOLE)),
            Maybe(AnyText()),
            titles=("Spell", "Frat Faction", "Frat Faction of moles", "Rhythm Run", "House Run", "Compound Combo"),
        ),
    ),
    checks=(("A die has four faces at least", "check_1"),),
    clauses=(
        Clause("TTT-01", "component", "The game is Turning The Table, by Edge Games LLC."),
        Clause("TTT-02", "component", "The board is the periodic table; each element is one space."),
        Clause("TTT-03", "turn", "Each player's game piece moves around the element spaces."),
        Clause("TTT-04", "effect", "Players collect the element character cards of spaces they land on."),
        Clause("TTT-05", "scoring", "Points come from scoring sets that are made of collected cards."),
        Clause("TTT-06", "end", "Who has the highest score at the end wins."),
        Clause("TTT-07", "setup", "All pieces begin on the start space \"Neutronium\" (space 0)."),
        Clause("TTT-08", "setup", "Before any die is rolled, every player chooses one target noble."),
        Clause(
            "TTT-09",
            "component",
            "The six nobles, 2, 10, 18, 36, 54 and 86, are the spaces at the right edge of the board.",
        ),
        Clause("TTT-10", "component", "Every element space carries a range potential [lo to hi]."),
        Clause(
            "TTT-11",
            "turn",
            "The distance of a move comes from the die result compared with the range of the space the piece is "
            "standing on.",
        ),
        Clause("TTT-12", "turn", "One Top Dice, or T-Bone, is rolled for each move."),
        Clause("TTT-13", "turn", "Result T-n: the piece may move hi - n spaces."),
        Clause("TTT-14", "example", "range [1 to 5], roll T-1 → 4 spaces (5 - 1)."),
        Clause("TTT-15", "component", "The ranges differ from space to space."),
        Clause(
            "TTT-16",
            "turn",
            "With T the piece may go to any space ahead of or behind the one it stands on, up to hi spaces away.",
        ),
        Clause("TTT-17", "example", "Range [1 to 5] and T: any distance up to 5, ahead or back."),
        Clause("TTT-18", "turn", "With T the piece may instead go straight up one space."),
        Clause(
            "TTT-19",
            "effect",
            "A player may (need not) pick up the card of the element he lands on; spaces passed over give nothing.",
        ),
        Clause(
            "TTT-20", "legality", "Cards are picked up in the movement phase of one's own turn and at no other time."
        ),
        Clause("TTT-21", "legality", "As soon as somebody else has rolled, it is too late to pick the card up."),
        Clause("TTT-22", "legality", "All collected cards lie open for everybody to see."),
        Clause(
            "TTT-23",
            "option",
            "Alternative movement: ignore the ranges, roll any polyhedral die and move the number rolled.",
        ),
        Clause("TTT-24", "option", "In that alternative the highest number of the die may stand in for T."),
        Clause(
            "TTT-25",
            "end",
            "The player who is the first to go exactly one space beyond 111 (Un Un Un), onto space 112, finishes "
            "first.",
        ),
        Clause("TTT-26", "end", "Then all other players stop moving."),
        Clause("TTT-27", "end", "Then everybody builds scoring sets from his cards."),
        Clause("TTT-28", "effect", "Who has finished first is given 2 cards more."),
        Clause("TTT-29", "legality", "The bonus cards may be any element cards still on the board."),
        Clause(
            "TTT-30",
            "component",
            "Space 57 leads into the first bottom row of the table (58 follows 57, 72 follows 71).",
        ),
        Clause("TTT-31", "component", "Space 89 leads into the second bottom row (90 follows 89, 104 follows 103)."),
        Clause("TTT-32", "legality", "Moves that pass 57 or 89 must follow these rows."),
        Clause(
            "TTT-33",
            "effect",
            "A piece that was put on a wrong space, with the hand taken off it, goes back to where the mistake began, "
            "as soon as it is noticed.",
        ),
        Clause("TTT-34", "social", "While the hand is on the piece, the move can be put right."),
        Clause(
            "TTT-35",
            "effect",
            "A player turns the table when his piece leaves the board at the right and goes on at the left.",
        ),
        Clause("TTT-36", "effect", "Each time, he may force one other player of his choice to swap a card with him."),
        Clause("TTT-37", "effect", "He says which of his cards he gives."),
        Clause("TTT-38", "effect", "He says which card he gets."),
        Clause("TTT-39", "legality", "Without a card of his own nobody can force a trade."),
        Clause(
            "TTT-40",
            "effect",
            "A player who has reached the space of his noble, or got its card, is safe from most force trades from "
            "then on.",
        ),
        Clause(
            "TTT-41",
            "legality",
            "From such a player a card goes only for one of the same faction, known by the colour of its border.",
        ),
        Clause("TTT-42", "legality", "That is to say: the card given must have the border of the card taken."),
        Clause("TTT-43", "legality", "Against those who do not have their noble he himself trades as usual."),
        Clause(
            "TTT-44", "legality", "Two or more cards that are locked into a Spell or a Rhythm Run cannot be traded."
        ),
        Clause("TTT-45", "legality", "What is locked into a scoring set stays in it."),
        Clause("TTT-46", "legality", "A locked set may grow, if that is legal and makes it worth more."),
        Clause("TTT-47", "legality", "Nobody takes a player's own noble from him."),
        Clause("TTT-48", "social", "Background: part of the scoring comes from an older game of the same publisher."),
        Clause("TTT-49", "scoring", "The Spell play is an addition of this game."),
        Clause("TTT-50", "end", "All movement ends when a piece stands exactly one space beyond 111 (said again)."),
        Clause("TTT-51", "scoring", "After that the players sort their cards into scoring plays and add up."),
        Clause("TTT-52", "end", "The highest score wins (said again)."),
        Clause("TTT-53", "scoring", "The base game has three kinds of play: Spell, Frat Faction, Rhythm Run."),
        Clause(
            "TTT-54", "scoring", "Spell: symbols of collected cards, one after the other, write a common English word."
        ),
        Clause("TTT-55", "example", "Be, Ca, U, Se → \"because\"."),
        Clause("TTT-56", "example", "those cards are Beryllium (4), Calcium (20), Uranium (92), Selenium (34)."),
        Clause(
            "TTT-57",
            "scoring",
            "Spell value: 5 for the first symbol, doubled for each further symbol: 5 times 2^(k-1).",
        ),
        Clause("TTT-58", "example", "'because' with 4 symbols → 40."),
        Clause("TTT-59", "scoring", "Frat Faction: a set of element cards of one faction (border colour)."),
        Clause("TTT-60", "scoring", "A Frat Faction may also be mole cards of one theme (theme printed on the card)."),
        Clause("TTT-61", "scoring", "It takes 3 element cards at least to score."),
        Clause("TTT-62", "scoring", "Frat Faction value: number of cards squared."),
        Clause("TTT-63", "example", "4 Rare Earths cards → 16."),
        Clause("TTT-64", "example", "8 Rare Earths cards → 64."),
        Clause("TTT-65", "scoring", "Rhythm Run: cards with successive atomic numbers."),
        Clause("TTT-66", "scoring", "It takes 3 cards at least."),
        Clause(
            "TTT-67",
            "scoring",
            "Rhythm Run value: 9 for the first three cards, doubled for each further card: 9 times 2^(n-3).",
        ),
        Clause("TTT-68", "example", "21, 22, 23, 24 → 18."),
        Clause("TTT-69", "example", "5 card run → 36."),
        Clause(
            "TTT-70",
            "scoring",
            "House run: a Rhythm Run inside one faction: cards that follow each other in the list of that faction's "
            "members.",
        ),
        Clause("TTT-71", "scoring", "The cards of a house run need not have successive atomic numbers."),
        Clause(
            "TTT-72",
            "example",
            "'6 oxygen', 15, 16 and 34 are a house run for 18. The card of oxygen is 8, see TTT-E1.",
        ),
        Clause("TTT-73", "example", "the same four cards as a Frat Faction → 16; a player takes the better use, 18."),
        Clause("TTT-74", "option", "Two Top dice are rolled and the player chooses one of the two results."),
        Clause("TTT-75", "option", "Playing on: who reaches 112 first may decide that the game goes on."),
        Clause("TTT-76", "option", "He then gets two cards."),
        Clause("TTT-77", "option", "His piece begins again on the start space."),
        Clause("TTT-78", "option", "Whoever reaches 112 next decides whether the game ends."),
        Clause("TTT-79", "option", "From then on nobody gets cards for it."),
        Clause("TTT-80", "option", "A card may be picked up only after its name was said correctly."),
        Clause("TTT-81", "option", "A piece that lands on a noble also brings a mole card."),
        Clause("TTT-82", "option", "With T a player may take a mole card in place of a move."),
        Clause("TTT-83", "option", "A mole card may be taken in place of a force trade."),
        Clause("TTT-84", "option", "The plays Alloy Allies and Compound Combos may be used as well."),
        Clause("TTT-85", "legality", "One member at least must be of a metallic faction."),
        Clause(
            "TTT-86",
            "legality",
            "The members must make a mixture that is accepted and has a use, in industry or for its looks.",
        ),
        Clause("TTT-87", "legality", "The mixture must be known at present."),
        Clause("TTT-88", "legality", "The player calls the mixture by its usual name."),
        Clause("TTT-89", "social", "Who is challenged has to prove that the alloy exists."),
        Clause("TTT-90", "legality", "A molecular compound is no alloy."),
        Clause("TTT-91", "legality", "Only \"mixtures in suspension\" will do, see TTT-E4."),
        Clause("TTT-92", "legality", "Molecular compounds that act like metals are played as Compound Combos."),
        Clause("TTT-93", "scoring", "For each element of the alloy one Electro-coin is flipped."),
        Clause("TTT-94", "scoring", "Each + is worth 10 points."),
        Clause("TTT-95", "example", "tin + antimony + copper (cards Tin Soldier, Antimonx, Copperhead) = Britannium."),
        Clause("TTT-96", "example", "that alloy is worth 0 to 30, in steps of 10."),
        Clause("TTT-97", "scoring", "Before the flips one mole card may be given to each member."),
        Clause("TTT-98", "scoring", "With a mole a + is worth half as much again, 15."),
        Clause("TTT-99", "social", "The cards are joined by their electro shields (a picture, no rule)."),
        Clause(
            "TTT-100",
            "legality",
            "The play must hold the card of every element that occurs in the formula (one card per element).",
        ),
        Clause(
            "TTT-101", "scoring", "It is worth the atoms of the formula times the number of different element cards."
        ),
        Clause("TTT-102", "example", "water H2O: 3 atoms times 2 cards = 6."),
        Clause(
            "TTT-103", "legality", "Mole cards may join in, if their molar values together are the number of atoms."
        ),
        Clause("TTT-104", "example", "water needs a mole total of 3."),
        Clause("TTT-105", "example", "moles 2 + 1 → allowed for water."),
        Clause("TTT-106", "example", "moles 1 + 1 + 1 → allowed for water."),
        Clause("TTT-107", "scoring", "The first mole multiplies by 1, the second by 2, the third by 3, and so on."),
        Clause("TTT-108", "example", "Water with a cold mole of 1 and a gravity mole of 2: (3 times 2) times 2 = 12."),
        Clause(
            "TTT-109",
            "component",
            "Element cards have character names; given are Hydrogena (H), Oxygent (O), Tin Soldier (Sn), Antimonx "
            "(Sb), Copperhead (Cu).",
        ),
        Clause(
            "TTT-110", "component", "Mole cards have a theme (given: cold, gravity) and a molar value (given: 1, 2)."
        ),
        Clause("TTT-111", "component", "The Electro-coin has a + and a - side."),
        Clause("TTT-112", "component", "The rulebook ends with an empty notes page."),
    ),
)

GAME = Game(DECLARED, TurningTheTable, TurningTheTableWords, globals())
