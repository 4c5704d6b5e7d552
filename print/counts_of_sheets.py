"""Sheets → what they will cost: pages, sheets of paper, cuts, pieces, ink. Known before anything is printed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rulewright.print.face import Circle, Path
from rulewright.print.ink_saved import ink_of
from rulewright.print.sheet import Sheets


@dataclass(frozen=True, slots=True)
class Counts:
    """`ink` is square centimetres of full black, roughly."""

    name: str
    pieces: int
    pages: int
    papers: int
    cuts: int
    ink: float


def counts_of_sheets(sheets: Sheets) -> Counts:
    """A cut is one straight line over a sheet, or one outline of a round or six-sided piece."""
    inks: dict[int, float] = {}
    ink = 0.0
    for page in sheets.pages:
        for placed in page.placements:
            if id(placed.face) not in inks:
                inks[id(placed.face)] = ink_of(placed.face)
            shown = placed.clip.width * placed.clip.height / (placed.frame.width * placed.frame.height)
            ink += inks[id(placed.face)] * min(1.0, shown)
    fronts = [page for page in sheets.pages if not page.name.endswith("back")]
    cuts = sum(_cuts(marks) for marks in (page.marks for page in fronts))
    papers = len(fronts)
    return Counts(sheets.name, sum(len(page.placements) for page in fronts), len(sheets.pages), papers, cuts, ink)


def _cuts(marks: tuple[object, ...]) -> int:
    lines: set[tuple[str, float]] = set()
    outlines = 0
    for mark in marks:
        if isinstance(mark, Circle) and mark.origin.region == "cut":
            outlines += 1
        if isinstance(mark, Path) and mark.origin.region == "cut":
            match mark.steps:
                case (("M", float(x1), float(y1)), ("L", float(x2), float(y2))):
                    lines.add(("x", x1) if x1 == x2 else ("y", y1) if y1 == y2 else ("", x1))
                case _:
                    outlines += 1
    return len(lines) + outlines


def counts_to_json(counts: Counts) -> Mapping[str, object]:
    return {
        "sheet": counts.name, "pieces": counts.pieces, "pages": counts.pages, "papers": counts.papers,
        "cuts": counts.cuts, "ink_cm2": round(counts.ink, 1),
    }  # fmt: skip
