"""Source texts and places in them."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass, field
from functools import cached_property


@dataclass(frozen=True)
class Source:
    """A text and the name it is shown under (a path relative to the project, with forward slashes)."""

    name: str
    text: str = field(repr=False)

    @cached_property
    def line_starts(self) -> tuple[int, ...]:
        """Offset of the first character of each line."""
        starts = [0]
        for at, char in enumerate(self.text):
            if char == "\n":
                starts.append(at + 1)
        return tuple(starts)

    def line_of(self, offset: int) -> int:
        """Line number of an offset, counted from 1."""
        return bisect_right(self.line_starts, offset)

    def column_of(self, offset: int) -> int:
        """Column of an offset in characters, counted from 1."""
        return offset - self.line_starts[self.line_of(offset) - 1] + 1

    def line_text(self, line: int) -> str:
        """The text of a line (from 1) without its line end; empty beyond the last."""
        if not 1 <= line <= len(self.line_starts):
            return ""
        start = self.line_starts[line - 1]
        end = self.text.find("\n", start)
        return self.text[start : len(self.text) if end < 0 else end].rstrip("\r")


@dataclass(frozen=True, slots=True)
class Span:
    """The characters `start` up to (not including) `end` of a source."""

    source: Source
    start: int
    end: int

    @property
    def line(self) -> int:
        return self.source.line_of(self.start)

    @property
    def column(self) -> int:
        return self.source.column_of(self.start)

    @property
    def text(self) -> str:
        return self.source.text[self.start : self.end]

    def to(self, other: Span) -> Span:
        """From the beginning of this span to the end of another one in the same source."""
        return Span(self.source, self.start, max(self.end, other.end))

    def __str__(self) -> str:
        return f"{self.source.name}:{self.line}:{self.column}"
