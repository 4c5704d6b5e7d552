"""Pages of a book → sheets that are folded in the middle and stapled: four pages on each, in the order of a booklet."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.print.face import Box, Face, Mark, mm
from rulewright.print.furniture import DARK, FOOT, cut_marks, label, ruler, straight
from rulewright.print.sheet import Page, Placement, Sheets
from rulewright.print.sheets_from_faces import Job

ROOM = 8.5  # millimetres that cut marks need between pages and the edge of the paper


def booklet_order(pages: int) -> tuple[tuple[int, int], ...]:
    """Left and right page of each side, from 1, outermost sheet first; `pages` is a multiple of four."""
    sides = []
    for sheet in range(pages // 4):
        sides.append((pages - 2 * sheet, 1 + 2 * sheet))
        sides.append((2 + 2 * sheet, pages - 1 - 2 * sheet))
    return tuple(sides)


def sheets_from_book(job: Job, faces: Sequence[Face]) -> Sheets | None:
    """The booklet; None if two pages do not fit beside each other. Pages beyond the last are blank."""
    name, short, long = job.paper
    width, height = max(short, long), min(short, long)
    face = faces[0]
    if 2 * face.width > width + 0.01 or face.height > height + 0.01:
        return None
    top = max(0.0, min((height - face.height) / 2, height - FOOT - face.height))
    count = -(-len(faces) // 4) * 4
    pages = []
    for number, pair in enumerate(booklet_order(count)):
        lefts = (width / 2 - face.width, width / 2)
        frames = [Box(mm(left), mm(top), face.width, face.height) for left in lefts]
        placed = tuple(
            Placement(faces[page - 1], frame, 0, frame)
            for page, frame in zip(pair, frames, strict=True)
            if page <= len(faces)
        )
        back = number % 2
        shown = f"{job.about.title} · {job.plan.name} · sheet {number // 2 + 1} {'back' if back else 'front'}"
        used = Box(frames[0].x, frames[0].y, 2 * face.width, face.height)
        marks: list[Mark] = []
        if used.bottom <= height - FOOT + 0.01:
            marks += ruler(height, job.font)
            marks.append(label(width, height, f"{shown}, turned over the short edge", job.font))
        columns = [used.x, used.right] if used.y >= ROOM else []
        rows = [used.y, used.bottom] if used.x >= ROOM else []
        marks += cut_marks(columns, rows, used, 1.5, height)
        if used.y > 5:
            marks.append(straight("fold", width / 2, 3.2, width / 2, used.y - 1, DARK, dash=(1.0, 1.0)))
        side = "back" if back else "front"
        profile = job.settings.profile
        shift = profile.back if back else profile.front
        pages.append(Page(f"{number // 2 + 1} {side}", width, height, placed, tuple(marks), shift))
    return Sheets(f"{job.plan.name}-{name}", job.about, tuple(pages), "short edge")
