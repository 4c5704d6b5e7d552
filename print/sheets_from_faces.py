"""Faces of pieces + paper → sheets: as many as fit in rows and columns, backs behind their fronts.

The back of a sheet that is turned over its long edge is mirrored left to right: what lies x from the left edge in front
lies x from the right edge behind. Over the short edge it is mirrored top to bottom, and each back stands on its head.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rulewright.print.face import Box, Face, Mark, mm
from rulewright.print.furniture import FOOT, MARGIN, cut_lines, cut_marks, label, ruler
from rulewright.print.metrics_from_ttf import Font
from rulewright.print.sheet import Credits, Page, Placement, SheetPlan, Sheets

AWAY = 1.5  # millimetres between a piece, with its bleed, and a cut mark


@dataclass(frozen=True, slots=True)
class _Raster:
    """How pieces lie on a page: upright or turned by a quarter, in columns and rows, around which area."""

    turn: int
    columns: int
    rows: int
    area: Box
    gap: float

    def places(self) -> list[Box]:
        wide = (self.area.width + self.gap) / self.columns
        high = (self.area.height + self.gap) / self.rows
        return [
            Box(mm(self.area.x + c * wide), mm(self.area.y + r * high), mm(wide - self.gap), mm(high - self.gap))
            for r in range(self.rows)
            for c in range(self.columns)
        ]


def sheets_from_faces(
    plan: SheetPlan,
    about: Credits,
    paper: tuple[str, float, float],
    pairs: Sequence[tuple[Face, Face | None]],
    font: Font,
) -> Sheets | None:
    """Pieces (front and, where there is one, back) on paper (name, width, height); None if not one fits."""
    name, width, height = paper
    if not pairs:
        return Sheets(f"{plan.name}-{name}", about, (), None)
    raster = _raster(plan, width, height, pairs[0][0], len(pairs))
    if raster is None:
        return None
    places = raster.places()
    batches = [pairs[i : i + len(places)] for i in range(0, len(pairs), len(places))]
    pages: list[Page] = []
    for number, batch in enumerate(batches, 1):
        shown = f"{about.title} · {plan.name} · {number} of {len(batches)}"
        fronts = [_placed(front, place, raster) for (front, _), place in zip(batch, places, strict=False)]
        marks = _marks(plan, raster, fronts)
        front = (*marks, *ruler(height, font))
        side = " · front" if plan.back else ""
        pages.append(
            Page(f"{number} front", width, height, tuple(fronts), (*front, label(width, height, shown + side, font)))
        )
        if plan.back:
            backs = [
                _behind(back, placed, plan, width, height)
                for (_, back), placed in zip(batch, fronts, strict=True)
                if back is not None
            ]
            text = f"{shown} · back, turned over the {plan.duplex}"
            behind = (*ruler(height, font), label(width, height, text, font))
            pages.append(Page(f"{number} back", width, height, tuple(backs), behind))
    return Sheets(f"{plan.name}-{name}", about, tuple(pages), plan.duplex if plan.back else None)


def _raster(plan: SheetPlan, width: float, height: float, face: Face, count: int) -> _Raster | None:
    """The way that puts most pieces on a page, upright if both put as many; no columns and rows beyond need."""
    gap = 2 * face.bleed if plan.gap is None else plan.gap
    top = FOOT if plan.back and plan.duplex == "short edge" else MARGIN
    room = (width - 2 * MARGIN + 1e-6, height - top - FOOT + 1e-6)
    found: list[_Raster] = []
    for turn, wide, high in ((0, face.width, face.height), (90, face.height, face.width)):
        columns, rows = int((room[0] + gap) // (wide + gap)), int((room[1] + gap) // (high + gap))
        if columns and rows:
            columns = min(columns, count)
            rows = min(rows, -(-count // columns))
            across, down = columns * (wide + gap) - gap, rows * (high + gap) - gap
            y = max(top, min((height - down) / 2, height - FOOT - down))
            found.append(_Raster(turn, columns, rows, Box((width - across) / 2, y, across, down), gap))
    return max(found, key=lambda raster: raster.columns * raster.rows, default=None)


def _placed(face: Face, place: Box, raster: _Raster) -> Placement:
    return Placement(face, place, raster.turn, _bled(place, min(face.bleed, raster.gap / 2)))


def _behind(face: Face, front: Placement, plan: SheetPlan, width: float, height: float) -> Placement:
    """Where the back lies on the other side of the paper."""
    frame = front.frame
    if plan.duplex == "long edge":
        place = Box(mm(width - frame.right), frame.y, frame.width, frame.height)
        turn = -front.turn % 360
    else:
        place = Box(frame.x, mm(height - frame.bottom), frame.width, frame.height)
        turn = (180 - front.turn) % 360
    bleed = frame.x - front.clip.x
    return Placement(face, place, turn, _bled(place, bleed))


def _bled(box: Box, by: float) -> Box:
    return Box(mm(box.x - by), mm(box.y - by), mm(box.width + 2 * by), mm(box.height + 2 * by))


def _marks(plan: SheetPlan, raster: _Raster, placed: list[Placement]) -> tuple[Mark, ...]:
    """Cuts along all edges of the places in use; none where nothing lies."""
    if plan.cut == "none":
        return ()
    frames = [p.frame for p in placed]
    across = sorted({edge for f in frames for edge in (f.x, f.right)})
    down = sorted({edge for f in frames for edge in (f.y, f.bottom)})
    used = Box(across[0], down[0], across[-1] - across[0], down[-1] - down[0])
    lines = tuple(cut_lines(across, down, used)) if plan.cut == "lines" else ()
    return (*lines, *cut_marks(across, down, used, raster.gap / 2 + AWAY))
