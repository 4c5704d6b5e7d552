"""Faces: what one side of one piece shows, placed and measured, before there is any ink.

Places and lengths are millimetres from the top left corner of the cut piece, y downwards; sizes of type are points;
angles are degrees clockwise. Numbers are rounded to a thousandth when a mark is made, so that equal faces are equal
everywhere.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Literal

from rulewright.dsl.spans import Span

POINT = 25.4 / 72  # millimetres


@dataclass(frozen=True, slots=True)
class Origin:
    """Why a mark is there: the region of the layout that drew it and, where there is one, the row it shows.

    `icon` counts the icons of a face, from 1, for marks of an icon; `said` is its name. `over` names regions that it
    may lie on.
    """

    region: str
    layout: Span = field(compare=False, repr=False)
    record: Span | None = field(default=None, compare=False, repr=False)
    icon: int = field(default=0, compare=False, repr=False)
    over: tuple[str, ...] = field(default=(), compare=False, repr=False)
    said: str = field(default="", compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle whose sides run along those of the paper."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height


@dataclass(frozen=True, slots=True)
class Run:
    """Text in one font on one baseline. `rise` and `depth`: how far its ink reaches above and below the baseline."""

    x: float
    y: float
    text: str
    font: str
    size: float
    colour: str
    width: float
    rise: float
    depth: float
    turn: float
    origin: Origin


@dataclass(frozen=True, slots=True)
class Circle:
    x: float
    y: float
    radius: float
    fill: str | None
    stroke: str | None
    line: float
    origin: Origin


@dataclass(frozen=True, slots=True)
class Path:
    """Lines and curves. A step is ("M", x, y), ("L", x, y), ("C", x1, y1, x2, y2, x, y) or ("Z",)."""

    steps: tuple[Step, ...]
    fill: str | None
    stroke: str | None
    line: float
    dash: tuple[float, ...]
    origin: Origin


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture file in a frame; `digest` is that of its bytes, so that a changed picture is a changed face."""

    x: float
    y: float
    width: float
    height: float
    turn: float
    file: str
    digest: str
    origin: Origin


Outline = Literal["rect", "round", "hex"]  # how a piece is cut; a hexagon has corners at its longer sides' ends
Step = tuple[str] | tuple[str, float, float] | tuple[str, float, float, float, float, float, float]
Mark = Run | Circle | Path | Picture


@dataclass(frozen=True, slots=True)
class Face:
    """One side of one piece. `name` tells it from the others of its layout, as in `tile 17`; marks in drawing order."""

    layout: str
    name: str
    width: float
    height: float
    bleed: float
    safe: float
    marks: tuple[Mark, ...]
    origin: Origin
    outline: Outline = "rect"


@dataclass(frozen=True, slots=True)
class Limits:
    """What the checks on faces allow: smallest type in points, thinnest line in millimetres, least contrast (WCAG).

    `colours` is the least difference (CIE 1976) between signs that colour alone tells apart; 0: not asked.
    `keywords`: whether words that stand out have to be words of the rulebook. `overlap`: whether things keep apart.
    """

    type: float = 4.5
    line: float = 0.1
    contrast: float = 4.5
    colours: float = 8.0
    keywords: bool = True
    overlap: bool = True


@dataclass(frozen=True, slots=True)
class FaceSet:
    """All faces of one layout, the frames of its named regions (for questions such as "does a tile fit a space?")."""

    faces: tuple[Face, ...]
    frames: Mapping[str, Box]
    copies: tuple[int, ...]


@lru_cache(10_000)  # cards of one layout have most numbers in common
def mm(value: float) -> float:
    """Rounded to a thousandth, without a negative zero."""
    return round(value, 3) + 0.0
