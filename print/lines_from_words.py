"""Words + look + frame → lines with measured runs: wrapping, shrinking to a floor, alignment in the frame.

Places are millimetres in the frame, from its top left corner. Capitals are what the eye takes for the height of a
text in the middle, and tall letters what has to fit at the top; texts that differ in letters keep the same baseline.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from rulewright.print.face import POINT, Origin, Run, mm
from rulewright.print.layout import Family, Icon, Look, Weight
from rulewright.print.transform import Transform
from rulewright.print.words_from_markup import Atom, Level, Paragraphs, Word

SMALL = 0.62  # size of what stands below or above the line
SHIFT: dict[Level, float] = {"line": 0.0, "sub": 0.16, "super": -0.36}  # its baseline, in sizes of the text, downwards
ICON = 1.2  # height of an inline icon, in heights of capitals
STEP = 0.25  # points between sizes that are tried
HYPHEN = Atom("-", "regular", "line")
SPACES: dict[Weight, Atom] = {
    "regular": Atom(" ", "regular", "line"), "bold": Atom(" ", "bold", "line"), "italic": Atom(" ", "italic", "line"),
}  # fmt: skip
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
class _Ink:
    """What an atom measures, in sizes of the text."""

    width: float
    rise: float
    depth: float


_Part = tuple[Atom, float, _Ink]  # an atom and its place on the line, in sizes of the text
_Line = list[_Part]


class Measure:
    """Widths and ink of the words of one font; whatever occurs again is measured once."""

    def __init__(self, family: Family, icons: Mapping[str, Icon]) -> None:
        self.family = family
        self.icons = icons
        self.cap = family.regular.cap
        self.ascent = family.regular.ascent
        self.descent = family.regular.descent
        self._known: dict[tuple[str, Weight, Level, str | None], _Ink] = {}

    def ink(self, atom: Atom) -> _Ink:
        key = (atom.text, atom.weight, atom.level, atom.icon)  # found much sooner than the atom itself
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._measured(atom)
        return known

    def _measured(self, atom: Atom) -> _Ink:
        if atom.icon is not None:
            icon = self.icons[atom.icon]
            tall = ICON * self.cap
            return _Ink(tall * icon.width / icon.height, (self.cap + tall) / 2, (tall - self.cap) / 2)
        font = self.family.of(atom.weight)
        assert font is not None
        scale = 1.0 if atom.level == "line" else SMALL
        glyphs = [font.glyph(char) for char in atom.text]
        rise = max((g.rise for g in glyphs), default=0.0)
        depth = max((g.depth for g in glyphs), default=0.0)
        return _Ink(scale * sum(g.advance for g in glyphs), scale * rise, scale * depth)


def lines_from_words(text: Paragraphs, look: Look, measure: Measure, width: float, height: float) -> Fitted | Overflow:
    """Set a text at the largest size at which it fits, in steps of a quarter point, else at its floor.

    Fonts and icons that the text names must exist.
    """
    steps = int((look.size - look.floor) / STEP + 1e-9)
    sizes = [look.size - STEP * i for i in range(steps + 1)]
    if sizes[-1] > look.floor:
        sizes.append(look.floor)
    found = _at(sizes[0], text, measure, look, width, height)
    low, high = 1, len(sizes) - 1  # the largest size that fits lies in sizes[low:high + 1], if any does
    while isinstance(found, Overflow) and low <= high:
        middle = (low + high) // 2
        tried = _at(sizes[middle], text, measure, look, width, height)
        if isinstance(tried, Overflow):
            low = middle + 1
            found = tried
        elif low == middle:
            return tried
        else:
            high = middle
    return found


def _at(size: float, text: Paragraphs, measure: Measure, look: Look, width: float, height: float) -> Fitted | Overflow:
    """The text at one size."""
    em = size * POINT
    lines = [line for paragraph in text for line in _wrapped(paragraph, measure, (width + SLACK) / em)]
    widest = max((_width(line) for line in lines), default=0.0) * em
    rise = max((ink.rise - SHIFT[atom.level] for atom, _, ink in lines[0]), default=0.0) * em
    depth = max((ink.depth + SHIFT[atom.level] for atom, _, ink in lines[-1]), default=0.0) * em
    body = (len(lines) - 1) * look.leading * em
    if widest > width + SLACK or rise + body + depth > height + SLACK:
        return Overflow(size, widest, rise + body + depth)
    match look.down:
        case "top":
            first = measure.ascent * em
        case "middle":
            first = (height - body + measure.cap * em) / 2
        case "bottom":
            first = height - body - measure.descent * em
    first = max(rise, min(first, height - body - depth))  # ink that would hang out of the frame moves the text
    places = (
        _placed(part, em, size, _indent(look, width, _width(line) * em), first + i * look.leading * em)
        for i, line in enumerate(lines)
        for part in _merged(line)
    )
    return Fitted(size, tuple(places))


def _placed(part: _Part, em: float, size: float, x: float, y: float) -> Placed:
    atom, at, ink = part
    scale = 1.0 if atom.level == "line" else SMALL
    baseline = y + SHIFT[atom.level] * em
    return Placed(atom, x + at * em, baseline, ink.width * em, ink.rise * em, ink.depth * em, size * scale)


def run_from_placed(part: Placed, family: Family, colour: str, to: Transform, origin: Origin) -> Run:
    """A text on its line as a mark of a face; `to` leads from its frame to the face."""
    font = family.of(part.atom.weight)
    assert font is not None
    x, y = to.point(part.x, part.y)
    scale = to.scale
    size = round(part.size * scale, 3)
    reach = (mm(part.width * scale), mm(part.rise * scale), mm(part.depth * scale))
    return Run(mm(x), mm(y), part.atom.text, font.name, size, colour, *reach, mm(to.angle), origin)


def _indent(look: Look, width: float, line: float) -> float:
    match look.across:
        case "left":
            return 0.0
        case "center":
            return (width - line) / 2
        case "right":
            return width - line


def _width(line: Sequence[_Part]) -> float:
    if not line:
        return 0.0
    _, at, ink = line[-1]
    return at + ink.width


def _wrapped(words: tuple[Word, ...], measure: Measure, width: float) -> list[_Line]:
    """Lines as full as they can be; a word that is wider than the frame has a line of its own."""
    lines: list[_Line] = [[]]
    x = 0.0
    glue = "end"
    for word in words:
        inks = [measure.ink(atom) for atom in word.atoms]
        long = sum(ink.width for ink in inks)
        hyphen = measure.ink(HYPHEN).width if word.glue == "soft" else 0.0
        line = lines[-1]
        space = SPACES[line[-1][0].weight] if line and glue == "space" else None
        between = measure.ink(space).width if space else 0.0
        if line and x + between + long + hyphen > width:
            if glue == "soft":
                line.append((HYPHEN, x, measure.ink(HYPHEN)))
            line = []
            lines.append(line)
            x = 0.0
        elif space:
            line.append((space, x, measure.ink(space)))
            x += between
        for atom, ink in zip(word.atoms, inks, strict=True):
            line.append((atom, x, ink))
            x += ink.width
        glue = word.glue
    return lines


def _merged(line: _Line) -> _Line:
    """Neighbours that look alike become one run, so that the text of a line can be read and copied as it stands."""
    merged: _Line = []
    for _, alike in groupby(line, key=lambda part: (part[0].weight, part[0].level, part[0].icon)):
        parts = list(alike)
        first, at, _ = parts[0]
        if first.icon is not None or len(parts) == 1:
            merged += parts
            continue
        inks = [ink for _, _, ink in parts]
        ink = _Ink(sum(i.width for i in inks), max(i.rise for i in inks), max(i.depth for i in inks))
        merged.append((Atom("".join(atom.text for atom, _, _ in parts), first.weight, first.level), at, ink))
    return merged
