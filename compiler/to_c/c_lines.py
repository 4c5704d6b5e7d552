"""Lines of C under the line of rules that they come from, broken where they are long."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from rulewright.compiler.source_notes import shown_line
from rulewright.dsl.spans import Span

WIDTH = 118
BREAKS = re.compile(r"(\(\{ |; (?!\}\))|\{ (?=[a-z!(])|(?<=\w) \}\)|, (?=k\d|let_|\()| (?=\|\||&&))")


@dataclass
class CLines:
    """C text under construction."""

    text: list[str] = field(default_factory=list)
    depth: int = 0
    noted: int = 0

    def add(self, line: str = "") -> None:
        """One line at the present depth; a long one goes on indented."""
        if not line:
            self.text.append("")
            return
        indent = "    " * self.depth
        room = WIDTH - len(indent)
        first = True
        while len(line) > room:
            cut = _cut(line, room)
            if cut == 0:
                break
            self.text.append(indent + line[:cut].rstrip())
            line = line[cut:].lstrip()
            if first:
                indent, room, first = indent + "    ", room - 4, False
        self.text.append(indent + line)

    @contextmanager
    def block(self, head: str) -> Iterator[None]:
        """`head {`, what stands inside, `}`."""
        self.add(f"{head} {{".lstrip())
        self.depth += 1
        yield
        self.depth -= 1
        self.add("}")

    def note(self, span: Span) -> None:
        """Quote the line of rules at which a span begins, once."""
        if self.noted == span.line:
            return
        self.noted = span.line
        quoted = shown_line(span).replace("*/", "* /").replace("/*", "/ *")
        room = WIDTH - 4 * self.depth - 12
        self.add(f"/* {span.line:>4}  {quoted if len(quoted) <= room else quoted[: room - 2] + '..'} */")

    def start(self) -> None:
        """A new function: what was quoted before is not on its screen."""
        self.noted = 0


def _cut(line: str, room: int) -> int:
    """Where a long line is broken: behind the last place before the edge that is none inside a text or comment."""
    best = 0
    for found in BREAKS.finditer(line, 0, room):
        end = found.end() if not found.group().startswith(" ") else found.start() + 1
        if 20 < end < room and line[:end].count('"') % 2 == 0 and line[:end].count("/*") == line[:end].count("*/"):
            best = end
    return best
