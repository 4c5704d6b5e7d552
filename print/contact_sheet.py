"""All faces of a game on one page, in their own size: to look at, to show around, to put into a document."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil, sqrt

from rulewright.print.face import Box, Face, Mark, Path, mm
from rulewright.print.furniture import origin
from rulewright.print.outlines_from_shapes import rectangle
from rulewright.print.print_game import GameFaces
from rulewright.print.sheet import Page, Placement, Sheets

GAP = 3.0  # between pieces, millimetres
APART = 12.0  # between groups of pieces, and at the edges
TABLE = "#e8ebec"
PAPER = "#ffffff"


@dataclass(frozen=True, slots=True)
class _Block:
    """The pieces of one sheet, from a corner of their own."""

    places: tuple[tuple[Face, float, float], ...]
    width: float
    height: float


def contact_sheet(game: GameFaces) -> Sheets:
    """A single page, as large as it has to be: each face once, backs beside their fronts."""
    assert game.plan
    blocks = [
        _block(game.faces[plan.front].faces, game.faces[plan.back].faces if plan.back else ())
        for plan in game.plan.sheets
    ]
    return _table(game, [block for block in blocks if block.places])


def comparison_sheet(game: GameFaces, pairs: Sequence[tuple[Face | None, Face | None]]) -> Sheets:
    """Before and after of each face, side by side; a gap where one of them is not."""
    return _table(game, [_pair(*pair) for pair in pairs])


def _pair(before: Face | None, after: Face | None) -> _Block:
    sizes = [(face.width, face.height) for face in (before, after) if face]
    wide, high = max(w for w, _ in sizes), max(h for _, h in sizes)
    places = [(face, x, 0.0) for face, x in ((before, 0.0), (after, wide + GAP)) if face]
    return _Block(tuple(places), 2 * wide + GAP, high)


def _table(game: GameFaces, blocks: Sequence[_Block]) -> Sheets:
    """Blocks on a page that is as large as they are."""
    assert game.plan
    columns = _columns(sorted(blocks, key=lambda block: -block.height))
    placements: list[Placement] = []
    x, height = APART, 0.0
    for column in columns:
        y = APART
        for block in column:
            placements += [_placed(face, x + left, y + top) for face, left, top in block.places]
            y += block.height + APART
        x += max(block.width for block in column) + APART
        height = max(height, y)
    marks = tuple(_paper(placed.clip) for placed in placements)
    ground = Path(rectangle(0, 0, mm(x), mm(height)), TABLE, None, 0, (), origin("table"))
    table = Face("contact", "table", mm(x), mm(height), 0, 0, (ground, *marks), origin("table"))
    whole = Box(0, 0, mm(x), mm(height))
    page = Page("1", mm(x), mm(height), (Placement(table, whole, 0, whole), *placements), ())
    return Sheets("contact", game.plan.about, (page,), None)


def _block(fronts: tuple[Face, ...], backs: tuple[Face, ...]) -> _Block:
    """Fronts in a block that is nearly square, then different backs in columns of the same height."""
    if not fronts:
        return _Block((), 0, 0)
    wide, high = fronts[0].width + GAP, fronts[0].height + GAP
    rows = ceil(len(fronts) / max(1, round(sqrt(len(fronts) * high / wide))))
    across = ceil(len(fronts) / rows)
    places = [(face, (i % across) * wide, (i // across) * high) for i, face in enumerate(fronts)]
    behind = dict.fromkeys(backs)
    places += [(face, (across + i // rows) * wide, (i % rows) * high) for i, face in enumerate(behind)]
    columns = across + ceil(len(behind) / rows)
    return _Block(tuple(places), columns * wide - GAP, rows * high - GAP)


def _columns(blocks: Iterable[_Block]) -> list[list[_Block]]:
    """Blocks below each other while the column is not much higher than the highest block."""
    columns: list[list[_Block]] = []
    most = 0.0
    for block in blocks:
        most = max(most, 1.25 * block.height)
        low = min(columns, key=_height, default=None)
        if low is not None and _height(low) + block.height + APART <= most:
            low.append(block)
        else:
            columns.append([block])
    return columns


def _height(column: list[_Block]) -> float:
    return sum(block.height + APART for block in column)


def _placed(face: Face, x: float, y: float) -> Placement:
    frame = Box(mm(x), mm(y), face.width, face.height)
    return Placement(face, frame, 0, frame)


def _paper(box: Box) -> Mark:
    return Path(rectangle(box.x, box.y, box.width, box.height), PAPER, None, 0, (), origin("paper"))
