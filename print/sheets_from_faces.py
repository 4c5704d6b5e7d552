"""Faces of pieces + paper → sheets: as many as fit in rows and columns, backs behind their fronts.

The back of a sheet that is turned over its long edge is mirrored left to right: what lies x from the left edge in front
lies x from the right edge behind. Over the short edge it is mirrored top to bottom, and each back stands on its head.
With a gutterfold both lie on one side of the paper, which is folded along its middle and glued.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rulewright.print.face import Box, Face, Mark, mm
from rulewright.print.furniture import (
    FOOT,
    LITTLE_FOOT,
    LITTLE_MARGIN,
    MARGIN,
    cut_lines,
    cut_marks,
    cut_outline,
    fold_line,
    label,
    registration,
    ruler,
)
from rulewright.print.metrics_from_ttf import Font
from rulewright.print.settings import Settings, Shift, Sides
from rulewright.print.sheet import Credits, Edge, Page, Placement, SheetPlan, Sheets

AWAY = 1.5  # millimetres between a piece, with its bleed, and a cut mark

Pair = tuple[Face, Face | None]


@dataclass(frozen=True, slots=True)
class Job:
    """What is laid out at once: pieces (front and, where there is one, back), on which paper, how."""

    plan: SheetPlan
    about: Credits
    paper: tuple[str, float, float]
    settings: Settings
    font: Font

    @property
    def sides(self) -> Sides:
        return (self.settings.sides or self.plan.sides) if self.plan.back else "single"

    @property
    def margin(self) -> float:
        return LITTLE_MARGIN if self.settings.save_paper else MARGIN

    @property
    def foot(self) -> float:
        return LITTLE_FOOT if self.settings.save_paper else FOOT


@dataclass(frozen=True, slots=True)
class _Raster:
    """How pieces lie on a page: upright or turned by a quarter, in columns and rows, around which area."""

    width: float
    height: float
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


def sheets_from_faces(job: Job, pairs: Sequence[Pair]) -> Sheets | None:
    """The sheets of these pieces; None if not one fits on the paper."""
    plan, (name, _, _) = job.plan, job.paper
    if not pairs:
        return Sheets(f"{plan.name}-{name}", job.about, (), None)
    raster = _raster(job, pairs[0][0], len(pairs))
    if raster is None:
        return None
    count = raster.columns * raster.rows
    batches = [pairs[i : i + count] for i in range(0, len(pairs), count)]
    pages = [page for i, batch in enumerate(batches, 1) for page in _pages(job, raster, batch, (i, len(batches)))]
    return Sheets(f"{plan.name}-{name}", job.about, tuple(pages), plan.duplex if job.sides == "duplex" else None)


def _pages(job: Job, raster: _Raster, batch: Sequence[Pair], number: tuple[int, int]) -> list[Page]:
    plan, profile = job.plan, job.settings.profile
    width, height, font = raster.width, raster.height, job.font
    shown = f"{job.about.title} · {plan.name} · {number[0]} of {number[1]}"
    if job.about.revision:
        shown += f" · {job.about.revision[:12]}"
    places = raster.places()
    fronts = [_placed(front, place, raster) for (front, _), place in zip(batch, places, strict=False)]
    scale = ruler(height, font)
    marks = (*_marks(plan, raster, fronts), *scale)
    if job.sides == "single":
        text = f"{shown} · front" if plan.back else shown
        return [_page(f"{number[0]}", raster, fronts, (*marks, label(width, height, text, font)), profile.front)]
    if job.sides == "gutterfold":
        backs = _behind_all(raster, batch, fronts, "long edge")
        fold = fold_line(width / 2, height - job.foot, font)
        behind = _marks(plan, raster, backs)
        all_marks = (*marks, *behind, *fold, label(width, height, f"{shown} · fold, glue, cut", font))
        return [_page(f"{number[0]}", raster, [*fronts, *backs], all_marks, profile.front)]
    backs = _behind_all(raster, batch, fronts, plan.duplex)
    crosses = tuple(registration(width, height, min(p.clip.x for p in (*fronts, *backs)), _cuts(fronts)[1]))
    text = f"{shown} · back, turned over the {plan.duplex}"
    front = (*marks, *crosses, label(width, height, f"{shown} · front", font))
    behind = (*scale, *crosses, label(width, height, text, font))
    return [
        _page(f"{number[0]} front", raster, fronts, front, profile.front),
        _page(f"{number[0]} back", raster, backs, behind, profile.back),
    ]


def _page(name: str, raster: _Raster, placed: list[Placement], marks: tuple[Mark, ...], shift: Shift) -> Page:
    return Page(name, raster.width, raster.height, tuple(placed), marks, shift)


def _behind_all(raster: _Raster, batch: Sequence[Pair], fronts: list[Placement], edge: Edge) -> list[Placement]:
    return [
        _behind(back, placed, edge, raster) for (_, back), placed in zip(batch, fronts, strict=True) if back is not None
    ]


def _raster(job: Job, face: Face, count: int) -> _Raster | None:
    """The way that puts most pieces on a page, upright if both put as many; no columns and rows beyond need."""
    _, short, long = job.paper
    if job.sides == "gutterfold":
        found = [_raster_on(job, face, count, *size, fold=True) for size in ((short, long), (long, short))]
    else:
        found = [_raster_on(job, face, count, short, long, fold=False)]
    fitting = [raster for raster in found if raster]
    return max(fitting, key=lambda raster: raster.columns * raster.rows, default=None)


def _raster_on(job: Job, face: Face, count: int, width: float, height: float, *, fold: bool) -> _Raster | None:
    plan = job.plan
    gap = 0.0 if job.settings.save_paper else 2 * face.bleed if plan.gap is None else plan.gap
    top = job.foot if job.sides == "duplex" and plan.duplex == "short edge" else job.margin
    beside = max(gap / 2, face.bleed) if fold else job.margin  # at the fold, backs bleed towards fronts
    across_room = (width / 2 if fold else width) - job.margin - beside
    room = (across_room + 1e-6, height - top - job.foot + 1e-6)
    found: list[_Raster] = []
    for turn, wide, high in ((0, face.width, face.height), (90, face.height, face.width)):
        columns, rows = int((room[0] + gap) // (wide + gap)), int((room[1] + gap) // (high + gap))
        if columns and rows:
            columns = min(columns, count)
            rows = min(rows, -(-count // columns))
            across, down = columns * (wide + gap) - gap, rows * (high + gap) - gap
            x = width / 2 - beside - across if fold else (width - across) / 2
            y = max(top, min((height - down) / 2, height - job.foot - down))
            found.append(_Raster(width, height, turn, columns, rows, Box(x, y, across, down), gap))
    return max(found, key=lambda raster: raster.columns * raster.rows, default=None)


def _placed(face: Face, place: Box, raster: _Raster) -> Placement:
    return Placement(face, place, raster.turn, _bled(place, min(face.bleed, raster.gap / 2)))


def _behind(face: Face, front: Placement, edge: Edge, raster: _Raster) -> Placement:
    """Where the back lies on the other side of the paper, or beyond the fold."""
    frame = front.frame
    if edge == "long edge":
        place = Box(mm(raster.width - frame.right), frame.y, frame.width, frame.height)
        turn = -front.turn % 360
    else:
        place = Box(frame.x, mm(raster.height - frame.bottom), frame.width, frame.height)
        turn = (180 - front.turn) % 360
    bleed = frame.x - front.clip.x
    return Placement(face, place, turn, _bled(place, bleed))


def _bled(box: Box, by: float) -> Box:
    return Box(mm(box.x - by), mm(box.y - by), mm(box.width + 2 * by), mm(box.height + 2 * by))


def _marks(plan: SheetPlan, raster: _Raster, placed: list[Placement]) -> tuple[Mark, ...]:
    """Cuts along all edges of the places in use; none where nothing lies. Round and six-sided pieces are outlined."""
    if plan.cut == "none" or not placed:
        return ()
    if placed[0].face.outline != "rect":
        return tuple(cut_outline(p.face.outline, p.frame) for p in placed)
    across, down = _cuts(placed)
    used = Box(across[0], down[0], across[-1] - across[0], down[-1] - down[0])
    lines = tuple(cut_lines(across, down, used)) if plan.cut == "lines" else ()
    return (*lines, *cut_marks(across, down, used, raster.gap / 2 + AWAY, raster.height))


def _cuts(placed: list[Placement]) -> tuple[list[float], list[float]]:
    """Where pieces are cut: from the left edge of the page, and from its top."""
    frames = [p.frame for p in placed]
    across = sorted({mm(edge) for f in frames for edge in (f.x, f.right)})
    return across, sorted({mm(edge) for f in frames for edge in (f.y, f.bottom)})
