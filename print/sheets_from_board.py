"""A board that is larger than the paper → pages that overlap, with marks to join them.

Each page shows a window of the board. Where two pages meet both show a strip of the same part; the join is its middle.
On the later page (further right or below) the join is a dashed line to cut along, and the cut edge is laid on the
neighbour so that the halves of the diamonds with the same letter meet.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil

from rulewright.print.face import Box, Face, Mark, Path, mm
from rulewright.print.furniture import DARK, FOOT, MARGIN, cut_marks, label, origin, page_map, ruler, straight, words
from rulewright.print.metrics_from_ttf import Font
from rulewright.print.sheet import Credits, Page, Placement, SheetPlan, Sheets

DIAMOND = 1.6  # half of its height
AWAY = 1.0  # millimetres between the board and a mark


@dataclass(frozen=True, slots=True)
class _Split:
    """Paper as it lies, and how many windows of which size the board takes."""

    width: float
    height: float
    columns: int
    rows: int
    window: tuple[float, float]


@dataclass(frozen=True, slots=True)
class _Join:
    """A join as one page shows it: where, whether this page is cut there, its letter."""

    at: float
    upright: bool
    cut: bool
    letter: str


def sheets_from_board(
    plan: SheetPlan, about: Credits, paper: tuple[str, float, float], face: Face, font: Font
) -> Sheets:
    """The board on as few pages as possible, the paper upright or across."""
    name, short, long = paper
    overlap = plan.overlap
    splits = [_split(face, width, height, overlap) for width, height in ((short, long), (long, short))]
    split = min(splits, key=lambda s: s.columns * s.rows)
    pages = tuple(
        _page(plan, about, split, face, row, column, font)
        for row in range(split.rows)
        for column in range(split.columns)
    )
    return Sheets(f"{plan.name}-{name}", about, pages, None)


def _split(face: Face, width: float, height: float, overlap: float) -> _Split:
    columns = _count(face.width, width - 2 * MARGIN, overlap)
    rows = _count(face.height, height - MARGIN - FOOT, overlap)
    wide = (face.width + (columns - 1) * overlap) / columns
    high = (face.height + (rows - 1) * overlap) / rows
    return _Split(width, height, columns, rows, (wide, high))


def _count(length: float, room: float, overlap: float) -> int:
    return max(1, ceil((length - overlap) / (room - overlap) - 1e-9))


def _page(plan: SheetPlan, about: Credits, split: _Split, face: Face, row: int, column: int, font: Font) -> Page:
    wide, high = split.window
    left, top = (split.width - wide) / 2, MARGIN + (split.height - MARGIN - FOOT - high) / 2
    clip = Box(mm(left), mm(top), mm(wide), mm(high))
    x, y = left - column * (wide - plan.overlap), top - row * (high - plan.overlap)
    frame = Box(mm(x), mm(y), face.width, face.height)
    number = row * split.columns + column
    count = split.columns * split.rows
    shown = f"{about.title} · {plan.name} · page {number + 1} of {count}"
    joins = tuple(_joins(split, plan.overlap, clip, row, column))
    marks: list[Mark] = [*_corner_marks(split, clip, row, column), *ruler(split.height, font)]
    marks.append(label(split.width, split.height, shown, font))
    if count > 1:
        marks += page_map(split.width, split.height, split.columns, split.rows, number)
        marks.append(words("join", MARGIN, split.height - 12, _how_to_join(joins), font, 6.5, DARK))
    for join in joins:
        marks += _join_marks(join, clip, font)
    return Page(str(number + 1), split.width, split.height, (Placement(face, frame, 0, clip),), tuple(marks))


def _how_to_join(joins: tuple[_Join, ...]) -> str:
    cuts = " and ".join(j.letter for j in joins if j.cut)
    lays = " and ".join(j.letter for j in joins if not j.cut)
    cut = (
        f"Cut off the strip at the dashed line {cuts}, lay the edge on line {cuts} of the page before." if cuts else ""
    )
    lay = f"The next page is laid on line {lays}." if lays else ""
    return f"{cut} {lay}".strip()


def _joins(split: _Split, overlap: float, clip: Box, row: int, column: int) -> Iterator[_Join]:
    """The joins of a page; a letter belongs to one pair of neighbours."""
    upright = split.rows * (split.columns - 1)  # how many there are of these
    if column > 0:
        yield _Join(clip.x + overlap / 2, True, True, _letter(row * (split.columns - 1) + column - 1))
    if column < split.columns - 1:
        yield _Join(clip.right - overlap / 2, True, False, _letter(row * (split.columns - 1) + column))
    if row > 0:
        yield _Join(clip.y + overlap / 2, False, True, _letter(upright + (row - 1) * split.columns + column))
    if row < split.rows - 1:
        yield _Join(clip.bottom - overlap / 2, False, False, _letter(upright + row * split.columns + column))


def _letter(index: int) -> str:
    return chr(ord("A") + index % 26) + (str(index // 26) if index >= 26 else "")


def _join_marks(join: _Join, clip: Box, font: Font) -> Iterator[Mark]:
    """Diamonds and letters at both ends of a join; on the page that is cut, the line between them."""
    low, high = (clip.y, clip.bottom) if join.upright else (clip.x, clip.right)
    for end, outward in ((low, -1), (high, 1)):
        middle = end + outward * (AWAY + DIAMOND)
        yield _diamond(join, middle)
        x, y = (join.at + 3, middle + 1) if join.upright else (middle - 0.8, join.at - 2.6)
        yield words("join", x, y, join.letter, font, 7, DARK)
    if join.cut:
        ends = (low - AWAY - 2 * DIAMOND - 2, high + AWAY + 2 * DIAMOND + 2)
        line = (join.at, ends[0], join.at, ends[1]) if join.upright else (ends[0], join.at, ends[1], join.at)
        yield straight("join", *line, DARK, dash=(2.0, 1.5))


def _diamond(join: _Join, middle: float) -> Path:
    """Around the place on the join that lies `middle` along it."""
    at, d = (join.at, middle) if join.upright else (middle, join.at), DIAMOND
    corners = ((at[0], at[1] - d), (at[0] + d, at[1]), (at[0], at[1] + d), (at[0] - d, at[1]))
    steps = tuple(("L" if i else "M", mm(x), mm(y)) for i, (x, y) in enumerate(corners))
    return Path((*steps, ("Z",)), DARK, None, 0, (), origin("join"))


def _corner_marks(split: _Split, clip: Box, row: int, column: int) -> Iterator[Mark]:
    """Cut marks along those edges of the page's window that are edges of the board."""
    columns = [x for x, edge in ((clip.x, column == 0), (clip.right, column == split.columns - 1)) if edge]
    rows = [y for y, edge in ((clip.y, row == 0), (clip.bottom, row == split.rows - 1)) if edge]
    yield from cut_marks(columns, rows, clip, AWAY, split.height)
