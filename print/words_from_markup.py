"""Text with inline marks → paragraphs of words of atoms.

`{fire}` is an icon, `_{2}` and `^{2}` stand below and above the line, `**bold**`, `*italic*`; a backslash takes the
meaning from the next character. Lines end where the text has line ends; a word may break at a soft hyphen.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Literal

from rulewright.print.layout import Weight

Level = Literal["line", "sub", "super"]
Glue = Literal["space", "join", "soft", "end"]


@dataclass(frozen=True, slots=True)
class Atom:
    """Characters that look alike, or one icon (then `text` is empty)."""

    text: str
    weight: Weight
    level: Level
    icon: str | None = None


@dataclass(frozen=True, slots=True)
class Word:
    """Atoms that stay together. What follows: a space, nothing (but a line may end here), a soft hyphen, the end."""

    atoms: tuple[Atom, ...]
    glue: Glue


Paragraphs = tuple[tuple[Word, ...], ...]

_MARKUP = re.compile(
    r"\\(?P<plain>.)|(?P<level>[_^])\{(?P<small>[^{}]*)\}|\{(?P<icon>[^{}\n]*)\}|(?P<bold>\*\*)|(?P<italic>\*(?=\S)|(?<=\S)\*)"
    r"|(?P<brace>[{}])|(?P<space>[ \t]+)|(?P<soft>\u00ad)|(?P<join>[-\u2013\u2014/](?=[^\W\d]))",
    re.DOTALL,
)


def words_from_markup(text: str, base: Weight) -> Paragraphs | str:
    """The paragraphs of a text; or, in words, what is wrong with its marks."""
    found = []
    for line in text.split("\n"):
        words = _Line(base).read(line)
        if isinstance(words, str):
            return words
        found.append(words)
    return tuple(found)


class _Line:
    """One paragraph while it is read."""

    def __init__(self, base: Weight) -> None:
        self.base = base
        self.weight: Weight = base
        self.atoms: list[Atom] = []
        self.words: list[Word] = []

    def read(self, line: str) -> tuple[Word, ...] | str:
        at = 0
        for mark in _MARKUP.finditer(line):
            if mark.start() > at:
                self._add(Atom(line[at : mark.start()], self.weight, "line"))
            at = mark.end()
            fault = self._mark(mark, mark.lastgroup or "")
            if fault:
                return fault
        self._add(Atom(line[at:], self.weight, "line"))
        self._end_word("end")
        if self.weight != self.base:
            sign = "**" if self.weight == "bold" else "*"
            return f"{sign} is opened in it and not closed; write \\* for the sign itself"
        return tuple(self.words)

    def _mark(self, mark: re.Match[str], kind: str) -> str:
        match kind:
            case "plain":
                self._add(Atom(mark[kind], self.weight, "line"))
            case "small":
                self._add(Atom(mark[kind], self.weight, "sub" if mark["level"] == "_" else "super"))
            case "icon":
                self.atoms.append(Atom("", self.weight, "line", mark[kind].strip()))
            case "bold" | "italic":
                self.weight = self.base if self.weight == kind else "bold" if kind == "bold" else "italic"
            case "brace":
                return f"a {mark[kind]} stands alone in it; an icon is {{name}}, the sign itself \\{mark[kind]}"
            case "space":
                self._end_word("space")
            case "soft":
                self._end_word("soft")
            case _:
                self._add(Atom(mark[kind], self.weight, "line"))
                self._end_word("join")
        return ""

    def _add(self, atom: Atom) -> None:
        last = self.atoms[-1] if self.atoms else None
        if last and last.icon is None and (last.weight, last.level) == (atom.weight, atom.level):
            self.atoms[-1] = replace(last, text=last.text + atom.text)
        elif atom.text:
            self.atoms.append(atom)

    def _end_word(self, glue: Glue) -> None:
        if self.atoms:
            self.words.append(Word(tuple(self.atoms), glue))
            self.atoms = []
        elif self.words and glue == "end":
            self.words[-1] = replace(self.words[-1], glue=glue)
