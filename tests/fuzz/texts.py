"""Random texts for the fuzzers: derived from the grammar of the rules, or from a good text by slips of all sizes."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any

from lark import Lark
from lark.grammar import Rule
from lark.lexer import Lexer

GRAMMAR = Path(__file__).parents[2] / "dsl" / "grammar.lark"

# A small world in which derived texts find names of all sorts.
WORLD = """\
game fuzz "Fuzz"
  players 2..3
option long = no "Play long"
option most: 1..3 = 2 "How many"
kind suit/suits: clubs, hearts
component card: fox 2, owl, hen
token coin: gold, silver
grid cell: 3 by 3
zone deck: deck of card
zone hand[player]: hand of card
zone board[cell]: slot of card?
var points[player]: 0..9 = 0
var lit[cell]: flag = no
var turns: 0..99 = 0
let double(n) = n * 2
let free(cell) = board[cell] is none
rule score(p)
  points[p] = min([points[p] + 1, 9])
"""
NAMES = (
    "card cards coin coins cell cells suit suits clubs hearts player players deck hand board points lit turns double "
    "free score fox owl gold long most p c n x flag count sum min max first top known row column around opponent"
).split()
SIGNS = "()[]{}:,.=+-*/<>?^\"'|&#@$%\\~!;_ \t\n0é→\u2028\0"
NUMBERS = ("0", "1", "-1", "9", "99", "100000", "9223372036854775807", "9223372036854775808", "1" * 5000, "1.5", "0x1f")
WORD = re.compile(r"\w+|[ \t]+|\n|[^\w\s]")


class _NoWords(Lexer):
    def __init__(self, conf: Any) -> None:
        pass

    def lex(self, *_: Any, **__: Any) -> Any:
        return iter(())


class Derivations:
    """Texts that the grammar can derive: their form is right, their sense hardly ever."""

    @cached_property
    def rules(self) -> dict[str, list[Rule]]:
        """The productions of each rule, and the words of each terminal."""
        found: dict[str, list[Rule]] = defaultdict(list)
        for rule in self._lark.rules:
            found[str(rule.origin.name)].append(rule)
        return found

    @cached_property
    def _lark(self) -> Lark:
        return Lark(GRAMMAR.read_text(encoding="utf-8"), parser="lalr", lexer=_NoWords, maybe_placeholders=True)

    @cached_property
    def _words(self) -> dict[str, str]:
        return {str(t.name): t.pattern.value for t in self._lark.terminals if t.pattern.type == "str"}

    @cached_property
    def _least(self) -> dict[str, int]:
        """How deep a derivation of each rule is at least."""
        least: dict[str, int] = {}
        while len(least) < len(self.rules):
            for name, rules in self.rules.items():
                depths = [self._depth(rule, least) for rule in rules]
                known = [depth for depth in depths if depth is not None]
                if known and name not in least:
                    least[name] = min(known)
        return least

    def _depth(self, rule: Rule, least: dict[str, int]) -> int | None:
        inner = [0 if symbol.is_term else least.get(symbol.name) for symbol in rule.expansion]
        return None if None in inner else 1 + max((d for d in inner if d is not None), default=0)

    def text(self, random: Random, most: int) -> str:
        """A small world and up to `most` declarations more."""
        parts = [WORLD]
        for _ in range(random.randint(1, most)):
            words: list[str] = []
            self._derive("start", random.randint(3, 13), random, words)
            parts.append(self._laid_out(words, random))
        return "".join(parts)

    @cached_property
    def _shortest(self) -> dict[str, list[Rule]]:
        """The productions that end a derivation soonest."""
        least = self._least
        return {name: [r for r in rules if self._depth(r, least) == least[name]] for name, rules in self.rules.items()}

    def _derive(self, name: str, depth: int, random: Random, words: list[str]) -> None:
        rules = self.rules[name] if depth > 0 else self._shortest[name]
        for symbol in random.choice(rules).expansion:
            if symbol.is_term:
                words.append(str(symbol.name))
            else:
                self._derive(str(symbol.name), depth - 1, random, words)

    def _laid_out(self, words: Sequence[str], random: Random) -> str:
        text, indent, begins = "", 0, True
        for word in words:
            match word:
                case "_NL":
                    text, begins = text + "\n", True
                case "_INDENT":
                    indent += 1
                case "_DEDENT":
                    indent -= 1
                case _:
                    text += ("  " * indent if begins else " ") + self._word(word, random)
                    begins = False
        return text + "\n"

    def _word(self, terminal: str, random: Random) -> str:
        match terminal:
            case "NAME":
                return random.choice(NAMES)
            case "INT":
                return str(random.choice((0, 1, 2, 3, 9)))
            case "STRING":
                return random.choice(('"Play {card}"', '"Do"', '"{points[me]} {"', '""'))
            case "CITE":
                return "[FUZ-01]"
            case _:
                return self._words[terminal]


def with_slips(text: str, random: Random, others: Sequence[str]) -> str:
    """The text with one to six slips: of characters, words, numbers, lines, indentation, or parts of other texts."""
    for _ in range(random.choice((1, 1, 1, 2, 3, 6))):
        text = random.choice(SLIPS)(text, random, random.choice(others))
    return text


def _word_slip(text: str, random: Random, other: str) -> str:
    words = WORD.findall(text) or [""]
    at = random.randrange(len(words))
    match random.randrange(6):
        case 0:
            del words[at]
        case 1:
            words.insert(at, words[at])
        case 2:
            words[at] = random.choice(WORD.findall(other) or ["x"])
        case 3:
            words.insert(at, random.choice(WORD.findall(other) or ["x"]) + " ")
        case 4:
            to = random.randrange(len(words))
            words[at], words[to] = words[to], words[at]
        case _:
            numbers = [i for i, word in enumerate(words) if word.isdigit()] or [at]
            words[random.choice(numbers)] = random.choice(NUMBERS)
    return "".join(words)


def _character_slip(text: str, random: Random, _: str) -> str:
    at = random.randrange(len(text) + 1)
    return text[:at] + random.choice(SIGNS) * random.choice((1, 1, 2)) + text[at + random.randrange(2) :]


def _line_slip(text: str, random: Random, other: str) -> str:
    lines = text.split("\n")
    at = random.randrange(len(lines))
    match random.randrange(6):
        case 0:
            del lines[at]
        case 1:
            lines.insert(at, lines[at])
        case 2:
            lines.insert(random.randrange(len(lines)), lines.pop(at))
        case 3:
            lines[at] = " " * random.randrange(9) + lines[at].lstrip(" ")
        case 4:
            lines[at] = lines[at][: random.randrange(len(lines[at]) + 1)]
        case _:
            foreign = other.split("\n")
            begin = random.randrange(len(foreign))
            lines[at:at] = foreign[begin : begin + random.randint(1, 12)]
    return "\n".join(lines)


def _large_slip(text: str, random: Random, other: str) -> str:
    at = random.randrange(len(text) + 1)
    match random.randrange(5):
        case 0:
            return text[:at]
        case 1:
            return text[at:]
        case 2:
            return text[:at] + other[random.randrange(len(other) + 1) :]
        case 3:
            return text[:at] + random.choice(("(", "[", "{", "not ", "- ", "a.", "f(")) * random.choice((9, 99, 999))
        case _:
            return text.replace("\n", random.choice(("\r\n", "\r", "\n\n", " ")))


SLIPS = (_word_slip, _word_slip, _word_slip, _character_slip, _line_slip, _line_slip, _line_slip, _large_slip)
