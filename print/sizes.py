"""Sizes as data: papers and pieces, in millimetres (width, height), and lengths as a layout writes them."""

from __future__ import annotations

import re
from dataclasses import dataclass

PAPERS = {
    "a4": (210.0, 297.0),
    "a3": (297.0, 420.0),
    "a5": (148.0, 210.0),
    "letter": (215.9, 279.4),
    "legal": (215.9, 355.6),
    "tabloid": (279.4, 431.8),
}
PIECES = {
    "poker": (63.5, 88.9),
    "bridge": (57.15, 88.9),
    "mini": (44.0, 68.0),
    "mini american": (41.0, 63.0),
    "tarot": (70.0, 120.0),
    "square card": (70.0, 70.0),
    "business": (85.0, 55.0),
    "large tile": (40.0, 40.0),
    "tile": (30.0, 30.0),
    "small tile": (20.0, 20.0),
    "round token": (25.0, 25.0),
    "large round token": (40.0, 40.0),
    "hex tile": (69.282, 60.0),
    "small hex tile": (34.641, 30.0),
}
OUTLINES = {"round token": "round", "large round token": "round", "hex tile": "hex", "small hex tile": "hex"}
SMALLEST, LARGEST = 40.0, 2000.0  # sides of papers
UNITS = {"mm": 1.0, "cm": 10.0, "in": 25.4, "pt": 25.4 / 72, "": 1.0}
_TERM = re.compile(r"\s*([+-]?)\s*(\d+(?:\.\d+)?|\.\d+)\s*(mm|cm|in|pt|%|)")


@dataclass(frozen=True, slots=True)
class Length:
    """`mm` millimetres and `share` of what the length lies in: `100% - 4` is Length(-4, 1)."""

    mm: float
    share: float = 0.0

    def within(self, whole: float) -> float:
        return self.mm + self.share * whole


def paper_size(name: str) -> tuple[float, float] | None:
    """Width and height of a paper by its name or as `320x450`; None where it is neither."""
    if name in PAPERS:
        return PAPERS[name]
    sides = re.fullmatch(r"(\d{2,4}(?:\.\d+)?)x(\d{2,4}(?:\.\d+)?)", name)
    size = (float(sides[1]), float(sides[2])) if sides else (0.0, 0.0)
    return size if all(SMALLEST <= side <= LARGEST for side in size) else None


def length_from_text(text: str) -> Length | None:
    """`12`, `12 mm`, `1 in`, `9 pt`, `50%`, `100% - 4 mm`; None where it cannot be read."""
    millimetres, share, at = 0.0, 0.0, 0
    while at < len(text.rstrip()):
        term = _TERM.match(text, at)
        if not term or (at > 0 and not term[1]):
            return None
        amount = float(term[2]) * (-1 if term[1] == "-" else 1)
        if term[3] == "%":
            share += amount / 100
        else:
            millimetres += amount * UNITS[term[3]]
        at = term.end()
    return Length(millimetres, share) if at else None
