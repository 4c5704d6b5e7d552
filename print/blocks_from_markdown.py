"""The text of a rulebook → blocks: headings, paragraphs, list items, tables, rows of icons.

The text is a little Markdown: `#` and `##` headings, `- ` and `1. ` items, tables with `|`, a line `---` ends a page.
Within lines marks are those of layouts: `{icon}`, `**bold**`, `_{2}`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

Kind = Literal["title", "heading", "subheading", "text", "item", "page"]
_ITEM = re.compile(r"(-|\d{1,3}\.)\s+(.*)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Block:
    """Text of one look; `mark` is what stands before an item."""

    kind: Kind
    text: str
    mark: str = ""


@dataclass(frozen=True, slots=True)
class TableBlock:
    """Rows of cells; the first row is the head."""

    rows: tuple[tuple[str, ...], ...]


def blocks_from_markdown(text: str) -> Iterator[Block | TableBlock]:
    """The blocks in order."""
    for part in re.split(r"\n\s*\n", text.replace("\r\n", "\n").strip()):
        lines = [line.strip() for line in part.splitlines() if line.strip()]
        while lines and lines[0].startswith("#"):
            yield _heading(lines.pop(0))
        if lines and lines[0].startswith("|"):
            yield _table(lines)
        elif lines == ["---"]:
            yield Block("page", "")
        elif lines:
            yield from _items(lines)


def _heading(line: str) -> Block:
    level = len(line) - len(line.lstrip("#"))
    kinds: tuple[Kind, ...] = ("title", "heading", "subheading")
    return Block(kinds[min(level, 3) - 1], line.lstrip("#").strip())


def _table(lines: list[str]) -> TableBlock:
    rows = [tuple(cell.strip() for cell in line.strip("|").split("|")) for line in lines]
    kept = [row for row in rows if not all(set(cell) <= set("-: ") for cell in row)]
    width = max((len(row) for row in kept), default=1)
    return TableBlock(tuple(row + ("",) * (width - len(row)) for row in kept))


def _items(lines: list[str]) -> Iterator[Block]:
    """Lines that begin an item begin a block; others go on with the last."""
    found: list[list[str]] = []
    for line in lines:
        if _ITEM.match(line) or not found:
            found.append([line])
        else:
            found[-1].append(line)
    for part in found:
        text = " ".join(part)
        item = _ITEM.fullmatch(text)
        yield Block("item", item[2], "\u2013" if item[1] == "-" else item[1]) if item else Block("text", text)
