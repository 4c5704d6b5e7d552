"""Signs and words of other languages, and what rules say instead."""

from __future__ import annotations

import re
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Instead:
    """What to say, and the words that stand in for the sign, so that the rest of the line can still be read."""

    advice: str
    words: tuple[str, ...] = ()


_IS_NOT = Instead("Say `is not`.", ("is", "not"))
_MINUS = Instead("This is a dash. Minus is the sign `-` of the keyboard; a comment begins with `--`.", ("-",))
_COMMENT = Instead("A comment begins with `--`.")

SIGNS = {
    "==": Instead("To ask whether two values are equal, say `is`.", ("is",)),
    "!=": _IS_NOT,
    "<>": _IS_NOT,
    "≠": _IS_NOT,
    "=<": Instead("Say `<=`.", ("<=",)),
    "=>": Instead("Say `>=`.", (">=",)),
    "≤": Instead("Say `<=`.", ("<=",)),
    "≥": Instead("Say `>=`.", (">=",)),
    ":=": Instead("To set a value, say `=`.", ("=",)),
    "&&": Instead("Say `and`.", ("and",)),
    "||": Instead("Say `or`.", ("or",)),
    "**": Instead("A power is `a ^ b`.", ("^",)),
    "\N{MULTIPLICATION SIGN}": Instead("Times is `*`.", ("*",)),
    "·": Instead("Times is `*`.", ("*",)),
    "÷": Instead("Division says how it rounds: `a / b rounded down`, or `up`."),
    "%": Instead("The remainder of a division is `a mod b`.", ("mod",)),
    "++": Instead("To count up, say `+= 1`."),
    "→": Instead("Say `->`.", ("->",)),
    "\N{MINUS SIGN}": _MINUS,
    "\N{EN DASH}": _MINUS,
    "—": _MINUS,
    "…": Instead("A range is `1..6`, with two full stops.", ("..",)),
    ";": Instead("A line ends without a sign."),
    "//": Instead("A comment begins with `--`; a division says how it rounds, `a / b rounded down`."),
    "/*": _COMMENT,
    "#": _COMMENT,
}
# A comment of another language goes on to the end of its line.
FOREIGN = "|".join([r"//[^\n]*", r"/\*[^\n]*", r"\#[^\n]*", *(re.escape(s) for s in SIGNS)])

# Words that begin a line elsewhere, with what does the same here.
WORDS = {
    "while": "Every loop has a bound: `repeat 3 times`, `for c in cells`; `stop` leaves it early.",
    "until": "Every loop has a bound: `repeat 3 times`, `for c in cells`; `stop` leaves it early.",
    "loop": "Every loop has a bound: `repeat 3 times`, `for c in cells`.",
    "foreach": "Say `for c in cells`.",
    "return": "A rule ends with `result x`, or with `done`.",
    "break": "`stop` leaves the loop.",
    "continue": "Put what is left of the body under an `if`.",
    "pass": "Say `nothing`.",
    "elif": "Say `else if`.",
    "elseif": "Say `else if`.",
    "elsif": "Say `else if`.",
    "switch": "Say `match suit`, with lines `case clubs: ..` below it.",
    "default": "Say `otherwise`.",
    "def": "Say `rule score(p)` for what happens, `let worth(card) = ..` for a value.",
    "function": "Say `rule score(p)` for what happens, `let worth(card) = ..` for a value.",
    "func": "Say `rule score(p)` for what happens, `let worth(card) = ..` for a value.",
    "procedure": "Say `rule score(p)`.",
    "const": "Say `let PRIMES = [2, 3, 5]`.",
    "enum": "Say `kind suit: clubs, hearts`.",
    "class": "Things of the game are a `component`, data is a `record`.",
    "struct": "Things of the game are a `component`, data is a `record`.",
    "import": "A game has one rules file.",
    "include": "A game has one rules file.",
    "set": "Say `points[me] = 3`.",
    "print": "What players may know they see on the table; nothing is printed.",
}

# Words of rulebooks that begin a line, unless they are called like a rule.
ENGLISH = {
    "add": "Say `points[me] += 1`.",
    "gain": "Say `points[me] += 1`.",
    "increase": "Say `points[me] += 1`.",
    "score": "Say `points[me] += 1`.",
    "lose": "Say `points[me] -= 1`.",
    "subtract": "Say `points[me] -= 1`.",
    "decrease": "Say `points[me] -= 1`.",
    "pay": "Say `move 3 of gold from purse[me] to bank`, or `points[me] -= 3`.",
    "take": "Say `draw 1 from deck to hand[me]`, or `move card to hand[me]`.",
    "put": "Say `move card to pile`.",
    "place": "Say `move tile to board[cell]`.",
    "discard": "Say `move card to discard`.",
    "give": "Say `move card to hand[p]`.",
}

# Values of other languages.
VALUES = {
    "true": "Say `yes`.",
    "false": "Say `no`.",
    "True": "Say `yes`.",
    "False": "Say `no`.",
    "null": "Say `none`.",
    "nil": "Say `none`.",
    "None": "Say `none`.",
    "nobody": "Say `none`.",
    "range": "The numbers from 1 to n are `1..n`.",
    "self": "The player whose go it is, is `me`.",
}

# Types of other languages.
TYPES = {
    "int": "A number has a range: `0..9`.",
    "integer": "A number has a range: `0..9`.",
    "number": "A number has a range: `0..9`.",
    "float": "All numbers are whole and have a range: `0..9`.",
    "bool": "Say `flag`.",
    "boolean": "Say `flag`.",
    "string": "Say `text`.",
    "str": "Say `text`.",
    "char": "Say `text`.",
}
