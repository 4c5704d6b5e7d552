"""The words of a rules text as the parser takes them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(eq=False, slots=True)
class Token:
    """One word, or a mark of lines and blocks (`_NL`, `_INDENT`, `_DEDENT`) with an empty text.

    `type` is the grammar's name for it; `start` and `end` are offsets in the source.
    """

    type: str
    text: str
    start: int
    end: int

    def __str__(self) -> str:
        return self.text


def mark(type_: str, at: int) -> Token:
    return Token(type_, "", at, at)
