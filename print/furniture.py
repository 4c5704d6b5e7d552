"""What a page needs beside the pieces: a ruler, a label, marks for cutting. All of it lies outside of the pieces."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from rulewright.dsl.spans import Source, Span
from rulewright.print.face import POINT, Box, Circle, Mark, Origin, Outline, Path, Run, Step, mm
from rulewright.print.hexagon import hexagon
from rulewright.print.metrics_from_ttf import Font
from rulewright.print.outlines_from_shapes import rectangle

MARGIN = 9.5  # millimetres kept free at three sides of a page; nine poker cards fit on A4
FOOT = 14.5  # and at the bottom, where ruler and label are
BASE = 7.0  # of ruler and label, from the lower edge
ABOVE = 3.4  # that nothing else comes nearer to their base than
LITTLE_MARGIN = 5.0  # the same where paper is saved: most printers reach as far
LITTLE_FOOT = 12.0
HAIR = 0.15
DARK = "#4a5157"
FAINT = "#b9bec2"
RULER = 50
TICK = 4.0  # length of a cut mark
NEVER = 2.0  # from the edge of the paper, where no printer reaches
CLEAR = 3.5  # between a cut mark and the middle of a registration cross
_NOWHERE = Span(Source("sheet", ""), 0, 0)


@lru_cache(16)
def ruler(height: float, font: Font) -> tuple[Mark, ...]:
    """50 mm at the lower left corner of a page, to see whether the printer has changed the size."""
    base = height - BASE
    steps: list[Step] = [("M", mm(MARGIN), mm(base)), ("L", mm(MARGIN + RULER), mm(base))]
    for at in range(RULER + 1):
        tall = 3.0 if at % 10 == 0 else 2.2 if at % 5 == 0 else 1.4
        steps += [("M", mm(MARGIN + at), mm(base)), ("L", mm(MARGIN + at), mm(base - tall))]
    told = words("ruler", MARGIN + RULER + 2, base, "50 mm: print at 100 %", font, 6.5, DARK)
    return Path(tuple(steps), None, DARK, HAIR, (), origin("ruler")), told


def label(width: float, height: float, text: str, font: Font) -> Run:
    """What the page is, at its lower right corner."""
    long = font.width(text) * 6.5 * POINT
    return words("label", width - MARGIN - long, height - BASE, text, font, 6.5, DARK)


def page_map(width: float, height: float, columns: int, rows: int, page: int) -> Iterator[Mark]:
    """A small plan of a board's pages above the label, with this page filled."""
    high = min(3.0, 4.0 / rows)
    wide = 1.4 * high
    for i in range(columns * rows):
        x = width - MARGIN - (columns - i % columns) * wide
        y = height - 10.5 - (rows - i // columns) * high
        yield Path(rectangle(x, y, wide, high), DARK if i == page else None, DARK, HAIR, (), origin("map"))


def cut_marks(columns: Iterable[float], rows: Iterable[float], area: Box, away: float, height: float) -> Iterator[Mark]:
    """Short lines outside of the area for each cut across and down; `away` is how far they keep from it.

    Those below end above the ruler of the page, which is so high.
    """
    lowest = min(area.bottom + away + TICK, height - BASE - ABOVE)
    for x in columns:
        yield straight("cut", x, area.y - away, x, area.y - away - TICK, DARK)
        if lowest > area.bottom + away:
            yield straight("cut", x, area.bottom + away, x, lowest, DARK)
    for y in rows:
        yield straight("cut", area.x - away, y, area.x - away - TICK, y, DARK)
        yield straight("cut", area.right + away, y, area.right + away + TICK, y, DARK)


def cut_lines(columns: Iterable[float], rows: Iterable[float], area: Box) -> Iterator[Mark]:
    """Pale lines right through the area."""
    for x in columns:
        yield straight("cut", x, area.y, x, area.bottom, FAINT)
    for y in rows:
        yield straight("cut", area.x, y, area.right, y, FAINT)


def cut_outline(outline: Outline, frame: Box) -> Mark:
    """A pale line around a piece that is not cut straight."""
    if outline == "round":
        x, y = mm(frame.x + frame.width / 2), mm(frame.y + frame.height / 2)
        return Circle(x, y, mm(min(frame.width, frame.height) / 2), None, FAINT, HAIR, origin("cut"))
    corners = hexagon(frame.width, frame.height)
    steps = [("L" if i else "M", mm(frame.x + x), mm(frame.y + y)) for i, (x, y) in enumerate(corners)]
    return Path((*steps, ("Z",)), None, FAINT, HAIR, (), origin("cut"))


def fold_line(x: float, height: float, font: Font) -> Iterator[Mark]:
    """Where a sheet is folded before it is cut."""
    yield straight("fold", x, 3, x, height, DARK, dash=(3.0, 2.0))
    yield words("fold", x + 1.5, 4.5, "fold away from you", font, 6, DARK)


def registration(width: float, height: float, left: float, cuts: Sequence[float]) -> Iterator[Mark]:
    """Crosses at both sides of a page: held against the light, those of its front and back meet.

    They lie the same way about both middles of the page, so they meet over whichever edge it is turned; `left` is how
    much is free beside the pieces, and `cuts` are the heights of cut marks, which they keep clear of (millimetres).
    """
    x, middle = min(5.5, (NEVER + left) / 2), height / 2
    arm = min(2.0, left - x - 0.25)
    wanted = range(int(0.3 * height), 0, -1)  # far apart, which shows a turned side best
    free = (up for up in wanted if all(abs(abs(cut - middle) - up) >= CLEAR for cut in cuts))
    up = next(free, wanted[0])
    for at in (x, width - x):
        for y in (middle - up, middle + up):
            yield straight("registration", at - arm, y, at + arm, y, DARK)
            yield straight("registration", at, y - arm, at, y + arm, DARK)
            yield Circle(mm(at), mm(y), mm(arm * 0.6), None, DARK, HAIR, origin("registration"))


def straight(
    name: str, x1: float, y1: float, x2: float, y2: float, colour: str, line: float = HAIR, dash: tuple[float, ...] = ()
) -> Path:
    steps = (("M", mm(x1), mm(y1)), ("L", mm(x2), mm(y2)))
    return Path(steps, None, colour, line, dash, origin(name))


def words(name: str, x: float, y: float, text: str, font: Font, size: float, colour: str, turn: float = 0.0) -> Run:
    em = size * POINT
    rise = max(font.glyph(c).rise for c in text) * em
    depth = max(font.glyph(c).depth for c in text) * em
    return Run(
        mm(x), mm(y), text, font.name, size, colour, mm(font.width(text) * em), mm(rise), mm(depth), turn, origin(name)
    )


def origin(name: str) -> Origin:
    return Origin(name, _NOWHERE)
