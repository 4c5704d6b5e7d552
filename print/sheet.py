"""Sheets: which face lies where on which page of paper. Nothing is measured or drawn here any more.

Places are millimetres from the top left corner of the page, y downwards. Frozen; `sheets_to_text` is their printer.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rulewright.dsl.spans import Span
from rulewright.print.face import Box, Face, Mark
from rulewright.print.face_to_text import mark_to_text
from rulewright.print.settings import STRAIGHT, Shift, Sides

Edge = Literal["long edge", "short edge"]
Cut = Literal["lines", "marks", "none"]


@dataclass(frozen=True, slots=True)
class Placement:
    """A face on a page: its frame there, turned by 0, 90, 180 or 270 degrees; nothing is drawn outside of `clip`."""

    face: Face
    frame: Box
    turn: int
    clip: Box


@dataclass(frozen=True, slots=True)
class Page:
    """One side of one sheet of paper; `marks` are ruler, label, cuts and joins."""

    name: str
    width: float
    height: float
    placements: tuple[Placement, ...]
    marks: tuple[Mark, ...]
    shift: Shift = STRAIGHT


@dataclass(frozen=True, slots=True)
class Credits:
    """What a PDF says of itself. `revision` is that of the source, where it is known."""

    title: str
    author: str
    licence: str
    credits: tuple[str, ...]
    language: str = "en"
    revision: str = ""


@dataclass(frozen=True, slots=True)
class Sheets:
    """One PDF: its name without ending, its pages, and the edge over which the paper is turned, if it is."""

    name: str
    about: Credits
    pages: tuple[Page, ...]
    duplex: Edge | None


@dataclass(frozen=True, slots=True)
class SheetPlan:
    """What `sheets.yaml` says of one PDF."""

    name: str
    board: bool
    book: str | None
    front: str
    front_span: Span
    back: str | None
    back_span: Span
    copies: int
    sides: Sides
    duplex: Edge
    gap: float | None
    cut: Cut
    overlap: float


@dataclass(frozen=True, slots=True)
class FitPlan:
    """A promise to check: a piece of the layout `piece` lies within the region `region` of the layout `inside`."""

    piece: str
    inside: str
    region: str
    span: Span


@dataclass(frozen=True, slots=True)
class PrintPlan:
    """All of `sheets.yaml`."""

    about: Credits
    sheets: tuple[SheetPlan, ...]
    fits: tuple[FitPlan, ...]


def sheets_to_text(sheets: Sheets) -> str:
    """Pages, placements and marks, a line each, with a line end."""
    lines = [f"sheets {sheets.name}: {sheets.duplex or 'one side'}"]
    for page in sheets.pages:
        lines.append(f"page {page.name}: {page.width:g} {page.height:g}")
        for placed in page.placements:
            frame, clip = placed.frame, placed.clip
            face = f"{placed.face.layout}/{placed.face.name}"
            lines.append(f"  {face}: {_box(frame)} turn {placed.turn} within {_box(clip)}")
        lines += [f"  {mark_to_text(mark)}" for mark in page.marks]
    return "\n".join(lines) + "\n"


def _box(box: Box) -> str:
    return " ".join(f"{n:.3f}".rstrip("0").rstrip(".") for n in (box.x, box.y, box.width, box.height))
