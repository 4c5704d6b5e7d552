"""The text of a rulebook + a layout → a layout for each page, filled from top to bottom.

The layout gives size, fonts, colours, icons and, as its regions, what every page shows; the region `body` is where the
text runs. Styles `title`, `heading`, `subheading`, `item` and `cell` say how it looks, `text` how the rest does. Each
paragraph is a template like the texts of layouts, so that numbers, lists and tables come from rules and content.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import accumulate, pairwise

from rulewright.dsl.problems import Problem
from rulewright.dsl.spans import Source, Span
from rulewright.print.blocks_from_markdown import Block, Kind, TableBlock, blocks_from_markdown
from rulewright.print.face import POINT
from rulewright.print.layout import Group, Layout, Look, Region, Shape, Words
from rulewright.print.lines_from_words import Measure, Overflow, lines_from_words
from rulewright.print.names_in_layout import unknown_in_text
from rulewright.print.sizes import Length
from rulewright.print.text_from_template import Text, render, text_from_span
from rulewright.print.words_from_markup import words_from_markup

MOST_PAGES = 100
# Above and below a block, in sizes of its type.
SPACE: Mapping[Kind, tuple[float, float]] = {
    "title": (0.0, 0.5), "heading": (0.9, 0.35), "subheading": (0.6, 0.25), "text": (0.2, 0.5), "item": (0.0, 0.3),
    "page": (0.0, 0.0),
}  # fmt: skip
INDENT = 5.0  # millimetres of an item
PAD = 0.9  # within a cell
RULE = "#c4cacd"
_PARAGRAPH = re.compile(r"\S.*?(?=\n[ \t]*\n|\Z)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class _Set:
    """A block with its size: texts in their frames (left, top, width, height), lines below rows, space around."""

    texts: tuple[tuple[str, Look, tuple[float, float, float, float]], ...]
    rules: tuple[float, ...]
    height: float
    before: float
    after: float
    span: Span
    keep: bool  # it stays with what follows


@dataclass(slots=True)
class _Setter:
    layout: Layout
    looks: Mapping[str, Look]
    measures: Mapping[str, Measure]
    width: float
    problems: list[Problem] = field(default_factory=list)

    def block(self, block: Block, span: Span) -> _Set:
        look = self.looks.get(block.kind) or self.looks["text"]
        indent = INDENT if block.kind == "item" else 0.0
        height = self.height(block.text, look, self.width - indent)
        texts = [(block.text, look, (indent, 0.0, self.width - indent, height))]
        if block.mark:
            texts.append((block.mark, look, (0.0, 0.0, indent, height)))
        before, after = (part * look.size * POINT for part in SPACE[block.kind])
        keep = block.kind in ("title", "heading", "subheading")
        return _Set(tuple(texts), (), height, before, after, span, keep)

    def table(self, block: TableBlock, span: Span) -> Iterator[_Set]:
        """Its rows, which share the width by the longest texts; the head is bold, a line lies below each row.

        A page ends neither after the head or the first row nor before the last.
        """
        look = self.looks.get("cell") or self.looks["text"]
        widths = self._widths(block, look)
        em = look.size * POINT
        last = len(block.rows) - 1
        for number, row in enumerate(block.rows):
            style = look if number else replace(look, weight="bold")
            high = max(self.height(cell, style, wide - 2 * PAD) for cell, wide in zip(row, widths, strict=True))
            lefts = accumulate(widths, initial=0.0)
            cells = [(cell, (x, PAD, wide - 2 * PAD, high)) for cell, x, wide in zip(row, lefts, widths, strict=False)]
            texts = tuple((cell, style, frame) for cell, frame in cells if cell)
            before, after = (0.0 if number else 0.2 * em), (0.0 if number < last else 0.9 * em)
            down = high + 2 * PAD
            yield _Set(texts, (down,), down, before, after, span, keep=number < last and number in (0, 1, last - 1))

    def _widths(self, block: TableBlock, look: Look) -> list[float]:
        """Narrow columns get what they need, the others share what is left."""
        columns = list(zip(*block.rows, strict=True))
        longest = [
            max(self.natural(cell, replace(look, weight="bold")) for cell in column) + 3 * PAD for column in columns
        ]
        widths = [0.0] * len(columns)
        free = self.width
        for place, at in enumerate(sorted(range(len(columns)), key=lambda i: longest[i])):
            widths[at] = min(longest[at], free / (len(columns) - place))
            free -= widths[at]
        return widths

    def height(self, text: str, look: Look, width: float) -> float:
        """What a text needs; a line for one that cannot be set, which is told when it is drawn."""
        line = look.leading * look.size * POINT
        paragraphs = words_from_markup(text, look.weight)
        if isinstance(paragraphs, str) or not self._can_be_measured(text, look):
            return line
        flat = replace(look, down="top", size=look.size, floor=look.size)
        found = lines_from_words(paragraphs, flat, self.measures[look.family], width, 1e6)
        if isinstance(found, Overflow) or not found.parts:
            return line
        return (max(part.y for part in found.parts) - min(part.y for part in found.parts)) + line

    def natural(self, text: str, look: Look) -> float:
        """How wide a text is on one line."""
        paragraphs = words_from_markup(text, look.weight)
        if isinstance(paragraphs, str) or not self._can_be_measured(text, look):
            return 0.0
        found = lines_from_words(paragraphs, replace(look, floor=look.size), self.measures[look.family], 1e6, 1e6)
        return 0.0 if isinstance(found, Overflow) else max((p.x + p.width for p in found.parts), default=0.0)

    def _can_be_measured(self, text: str, look: Look) -> bool:
        paragraphs = words_from_markup(text, look.weight)
        atoms = [] if isinstance(paragraphs, str) else [a for line in paragraphs for w in line for a in w.atoms]
        family = self.layout.families[look.family]
        return all(
            atom.icon in self.layout.icons if atom.icon is not None else family.of(atom.weight) is not None
            for atom in atoms
        )


def book_from_text(
    layout: Layout, looks: Mapping[str, Look], source: Source, values: Mapping[str, object]
) -> tuple[tuple[Layout, ...], tuple[Problem, ...]]:
    """A layout for each page. Problems: RW702 (no `body`), RW72x (texts), RW726 (too long)."""
    body = next((region for region in layout.regions if region.name == "body"), None)
    if body is None or not isinstance(body.content, Group):
        help = "Such as `body: {at: [12, 14, 100% - 24, 100% - 30], regions: {}}`."
        return (), (Problem("RW702", "A layout of a book needs a region `body` for its text.", layout.span, help),)
    x, y = body.frame[0].within(layout.width), body.frame[1].within(layout.height)
    width, height = body.frame[2].within(layout.width), body.frame[3].within(layout.height)
    measures = {name: Measure(family, layout.icons) for name, family in layout.families.items()}
    setter = _Setter(layout, looks, measures, width)
    pages = _pages(list(_blocks(setter, source, values)), height)
    if len(pages) > MOST_PAGES:
        problem = Problem("RW726", f"A book has at most {MOST_PAGES} pages, this one {len(pages)}.", layout.span)
        return (), (*setter.problems, problem)
    around = tuple(region for region in layout.regions if region is not body)
    made = [
        replace(layout, name=layout.name, regions=(*around, *_regions(page, x, y, width)), table=None) for page in pages
    ]
    return tuple(made), tuple(setter.problems)


def _blocks(setter: _Setter, source: Source, values: Mapping[str, object]) -> Iterator[_Set | None]:
    """The blocks, set; None where a page ends."""
    for part in _PARAGRAPH.finditer(source.text):
        span = Span(source, part.start(), part.end())
        text = text_from_span(part[0], span)
        found = text if isinstance(text, Problem) else next(unknown_in_text(text, values.keys()), None)
        shown = found or render(text, values) if isinstance(text, Text) else found
        if isinstance(shown, Problem):
            setter.problems.append(shown)
            continue
        # What a loop leaves empty between rows and items does not end a table or a list.
        for block in blocks_from_markdown(re.sub(r"\n\s*\n", "\n", shown or "")):
            if isinstance(block, Block) and block.kind == "page":
                yield None
            else:
                yield from setter.table(block, span) if isinstance(block, TableBlock) else [setter.block(block, span)]


def _pages(blocks: list[_Set | None], height: float) -> list[list[tuple[_Set, float]]]:
    """Blocks with their places from the top; what keeps with the next block goes where that goes."""
    pages: list[list[tuple[_Set, float]]] = [[]]
    y = 0.0
    for at, block in enumerate(blocks):
        if block is None:
            pages.append([])
            y = 0.0
            continue
        above = block.before if pages[-1] else 0.0
        needed = above + block.height + _kept(blocks[at : at + 5], height)
        if pages[-1] and y + needed > height + 0.01:
            pages.append([])
            y = above = 0.0
        pages[-1].append((block, y + above))
        y += above + block.height + block.after
    return pages


def _kept(blocks: Sequence[_Set | None], height: float) -> float:
    """What the first of these needs below it, so that it stays with those that it goes with."""
    needed = 0.0
    for block, following in pairwise(blocks):
        if block is None or following is None or not block.keep:
            break
        needed += block.after + (following.height if following.keep else min(following.height, height / 3))
    return needed


def _regions(page: list[tuple[_Set, float]], x: float, y: float, width: float) -> Iterator[Region]:
    """What the drawing of faces knows: texts in frames, lines."""
    for block, top in page:
        for text, look, (left, down, wide, high) in block.texts:
            frame = (Length(x + left), Length(y + top + down), Length(wide), Length(high + 0.05))
            words = Words(Text(text, block.span, (), (text,)), replace(look, down="top"))
            yield Region("body", frame, None, 0.0, words, block.span)
        for down in block.rules:
            frame = (Length(x), Length(y + top + down), Length(width), Length(0))
            line = Shape("line", None, RULE, 0.15, (), 0.0, (), (), None)
            yield Region("rule", frame, None, 0.0, line, block.span)
