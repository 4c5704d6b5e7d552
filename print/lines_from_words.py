"""Words + look + frame → lines with measured runs: wrapping, shrinking to a floor, alignment in the frame.

Places are millimetres in the frame, from its top left corner. Capitals are what the eye takes for the height of a text:
a text at the top has its capitals at the upper edge, one in the middle its capitals (of all lines together) in the middle.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rulewright.print.face import POINT
from rulewright.print.layout import Family, Icon, Look
from rulewright.print.words_from_markup import Atom, Level, Paragraphs, Word

SMALL = 0.62  # size of what stands below or above the line
SHIFT: dict[Level, float] = {"line": 0.0, "sub": 0.16, "super": -0.36}  # its baseline, in sizes of the text, downwards
ICON = 1.2  # height of an inline icon, in heights of capitals
STEP = 0.25  # points between sizes that are tried
SLACK = 0.01  # millimetres by which a text may stand out of its frame


@dataclass(frozen=True, slots=True)
class Placed:
    """An atom on a line: its place, and the reach of its ink above and below its own baseline."""

    atom: Atom
    x: float
    y: float
    width: float
    rise: float
    depth: float
    size: float


@dataclass(frozen=True, slots=True)
class Fitted:
    """A text that fits its frame, in points."""

    size: float
    parts: tuple[Placed, ...]


@dataclass(frozen=True, slots=True)
class Overflow:
    """What the text needs at its smallest size, in millimetres."""

    size: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class _Part:
    """An atom of a line, measured in sizes of the text."""

    atom: Atom
    x: float
    width: float
    rise: float
    depth: float


_Line = tuple[_Part, ...]


def lines_from_words(
    text: Paragraphs, look: Look, family: Family, icons: Mapping[str, Icon], width: float, height: float
) -> Fitted | Overflow:
    """Set a text at the largest size at which it fits, in steps of a quarter point, else at its floor.

    Fonts and icons that the text names must exist.
    """
    measure = _Measure(family, icons)
    words = tuple(tuple((word, measure.word(word)) for word in paragraph) for paragraph in text)
    steps = int((look.size - look.floor) / STEP + 1e-9)
    sizes = [look.size - STEP * i for i in range(steps + 1)]
    if sizes[-1] > look.floor:
        sizes.append(look.floor)
    low, high = 0, len(sizes) - 1  # the largest size that fits lies in sizes[low:high + 1], if any does
    while low < high:
        middle = (low + high) // 2
        if isinstance(_at(sizes[middle], words, measure, look, width, height), Fitted):
            high = middle
        else:
            low = middle + 1
    return _at(sizes[low], words, measure, look, width, height)


class _Measure:
    """Widths and ink in sizes of the text; each atom is measured once."""

    def __init__(self, family: Family, icons: Mapping[str, Icon]) -> None:
        self.family = family
        self.icons = icons
        self.cap = family.regular.cap
        self.descent = family.regular.descent

    def word(self, word: Word) -> tuple[_Part, ...]:
        parts: list[_Part] = []
        x = 0.0
        for atom in word.atoms:
            parts.append(self.atom(atom, x))
            x += parts[-1].width
        return tuple(parts)

    def atom(self, atom: Atom, x: float) -> _Part:
        if atom.icon is not None:
            icon = self.icons[atom.icon]
            tall = ICON * self.cap
            return _Part(atom, x, tall * icon.width / icon.height, (self.cap + tall) / 2, (tall - self.cap) / 2)
        font = self.family.of(atom.weight)
        assert font is not None
        scale = 1.0 if atom.level == "line" else SMALL
        glyphs = [font.glyph(char) for char in atom.text]
        rise = max((g.rise for g in glyphs), default=0.0)
        depth = max((g.depth for g in glyphs), default=0.0)
        return _Part(atom, x, scale * sum(g.advance for g in glyphs), scale * rise, scale * depth)


_Words = tuple[tuple[Word, tuple[_Part, ...]], ...]


def _at(
    size: float, text: tuple[_Words, ...], measure: _Measure, look: Look, width: float, height: float
) -> Fitted | Overflow:
    """The text at one size."""
    em = size * POINT
    lines = [line for paragraph in text for line in _wrapped(paragraph, measure, (width + SLACK) / em)]
    widest = max((_width(line) for line in lines), default=0.0) * em
    rise = max((p.rise - SHIFT[p.atom.level] for p in lines[0]), default=0.0) * em if lines else 0.0
    depth = max((p.depth + SHIFT[p.atom.level] for p in lines[-1]), default=0.0) * em if lines else 0.0
    body = (len(lines) - 1) * look.leading * em
    match look.down:
        case "top":
            first = max(rise, measure.cap * em)
        case "middle":
            first = (height - body + measure.cap * em) / 2
        case "bottom":
            first = height - body - measure.descent * em
    first = max(rise, min(first, height - body - depth))  # what hangs out of the frame moves the text, where there is room
    if widest > width + SLACK or rise + body + depth > height + SLACK:
        return Overflow(size, widest, rise + body + depth)
    places = (
        _placed(part, em, size, x, first + i * look.leading * em)
        for i, line in enumerate(lines)
        for x in [_indent(look, width, _width(line) * em)]
        for part in line
    )
    return Fitted(size, tuple(places))


def _placed(part: _Part, em: float, size: float, x: float, y: float) -> Placed:
    scale = 1.0 if part.atom.level == "line" else SMALL
    baseline = y + SHIFT[part.atom.level] * em
    return Placed(part.atom, x + part.x * em, baseline, part.width * em, part.rise * em, part.depth * em, size * scale)


def _indent(look: Look, width: float, line: float) -> float:
    match look.across:
        case "left":
            return 0.0
        case "center":
            return (width - line) / 2
        case "right":
            return width - line


def _width(line: _Line) -> float:
    return line[-1].x + line[-1].width if line else 0.0


def _wrapped(words: _Words, measure: _Measure, width: float) -> Iterator[_Line]:
    """Lines as full as they can be; a word that is wider than the frame has a line of its own."""
    line: list[_Part] = []
    x = 0.0
    glue = "end"
    for word, parts in words:
        space = _between(glue, line, word, measure)
        last = _width(parts) + (measure.atom(Atom("-", "regular", "line"), 0).width if word.glue == "soft" else 0.0)
        if line and x + space + last > width:
            yield _merged(line, measure, hyphen=glue == "soft")
            line, x, space = [], 0.0, 0.0
        if space and line:
            line.append(measure.atom(Atom(" ", line[-1].atom.weight, "line"), x))
        x += space
        line += [_Part(p.atom, x + p.x, p.width, p.rise, p.depth) for p in parts]
        x += _width(parts)
        glue = word.glue
    yield _merged(line, measure, hyphen=False)


def _between(glue: str, line: list[_Part], word: Word, measure: _Measure) -> float:
    return measure.atom(Atom(" ", line[-1].atom.weight, "line"), 0).width if line and glue == "space" else 0.0


def _merged(line: list[_Part], measure: _Measure, *, hyphen: bool) -> _Line:
    """Neighbours that look alike become one run, so that the text of a line can be read and copied as it stands."""
    if hyphen and line:
        line = [*line, measure.atom(Atom("-", line[-1].atom.weight, "line"), _width(tuple(line)))]
    merged: list[_Part] = []
    for part in line:
        last = merged[-1] if merged else None
        alike = last and (last.atom.weight, last.atom.level) == (part.atom.weight, part.atom.level)
        if last and alike and last.atom.icon is None and part.atom.icon is None:
            atom = Atom(last.atom.text + part.atom.text, part.atom.weight, part.atom.level)
            rise, depth = max(last.rise, part.rise), max(last.depth, part.depth)
            merged[-1] = _Part(atom, last.x, last.width + part.width, rise, depth)
        else:
            merged.append(part)
    return tuple(merged)
