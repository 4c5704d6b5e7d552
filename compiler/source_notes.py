"""Lines of Python under the line of rules that they come from, quoted as a comment with its number."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from rulewright.compiler.long_lines import broken
from rulewright.dsl.spans import Span
from rulewright.dsl.tree import Cites

CITE = re.compile(r"\s*\[(?:[A-Z]-)?[A-Z]{2,}-[A-Z]?\d[A-Z0-9., -]*\]\s*$")
WIDTH = 118


@dataclass
class Lines:
    """Python text under construction. When `counting` is on, `counted` gathers what each counting line cites."""

    counting: bool = False
    counted: list[tuple[str, ...]] = field(default_factory=list)
    text: list[str] = field(default_factory=list)
    depth: int = 0
    noted: int = 0

    def add(self, line: str = "") -> None:
        """One line at the present depth, broken if it is too long."""
        self.text += broken("    " * self.depth + line if line else "")

    @contextmanager
    def block(self, head: str) -> Iterator[None]:
        """A line that opens a block, and the block."""
        self.add(head)
        self.depth += 1
        at = len(self.text)
        yield
        if not any(line.strip() and not line.strip().startswith("#") for line in self.text[at:]):
            self.add("pass")
        self.depth -= 1

    def note(self, span: Span) -> None:
        """Quote the line of rules at which a span begins, once."""
        line = span.line
        if self.noted == line:
            return
        self.noted = line
        quoted = shown_line(span)
        room = WIDTH - 4 * self.depth - 8
        self.add(f"# {line:>4}  {quoted if len(quoted) <= room else quoted[: room - 2] + '..'}")

    def start(self) -> None:
        """A new function: what was quoted before is not on its screen."""
        self.noted = 0

    def count(self, cites: Cites) -> None:
        """In a counting module: one more for these clauses."""
        if self.counting and cites:
            ids = tuple(dict.fromkeys(c.id for c in cites))
            if ids not in self.counted:
                self.counted.append(ids)
            self.add(f"REACHED[{self.counted.index(ids)}] += 1")


def shown_line(span: Span) -> str:
    """The line at which a span begins, without its citations and outer spaces."""
    text = span.source.line_text(span.line).split(" -- ")[0].strip()
    return CITE.sub("", text)
