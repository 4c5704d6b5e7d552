"""Layouts: what a designer says of the look of one side of a piece. Lengths may depend on what they lie in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from rulewright.dsl.spans import Span
from rulewright.print.face import Limits
from rulewright.print.face import Outline as PieceOutline
from rulewright.print.metrics_from_ttf import Font
from rulewright.print.sizes import Length
from rulewright.print.text_from_template import Formula, Text

Weight = Literal["regular", "bold", "italic"]
Across = Literal["left", "center", "right"]
Down = Literal["top", "middle", "bottom"]
Corner = Literal["top left", "bottom left", "top right", "bottom right"]
Outline = Literal["rect", "circle", "triangle", "polygon", "line", "path"]
Point = tuple[Length, Length]


@dataclass(frozen=True, slots=True)
class Family:
    """A font under the name that a layout gives it; bold and italic may be lacking."""

    regular: Font
    bold: Font | None = None
    italic: Font | None = None

    def of(self, weight: Weight) -> Font | None:
        match weight:
            case "regular":
                return self.regular
            case "bold":
                return self.bold
            case "italic":
                return self.italic


@dataclass(frozen=True, slots=True)
class Look:
    """How a text looks. Sizes in points; it shrinks from `size` to no less than `floor`; `leading` in sizes."""

    family: str
    weight: Weight
    size: float
    floor: float
    colour: str
    across: Across
    down: Down
    leading: float
    hyphens: str = ""


@dataclass(frozen=True, slots=True)
class Words:
    """A text in a frame."""

    text: Text
    look: Look


@dataclass(frozen=True, slots=True)
class Shape:
    """A rectangle, circle, triangle, polygon, line or path in its frame; in `box` units, if given."""

    kind: Outline
    fill: str | None
    stroke: str | None
    line: float
    dash: tuple[float, ...]
    corner: float
    points: tuple[Point, ...]
    steps: tuple[tuple[str, tuple[float, ...]], ...]
    box: tuple[float, float] | None


@dataclass(frozen=True, slots=True)
class IconPlace:
    """An icon, named by a text, as large as its frame allows."""

    name: Text
    colour: str


@dataclass(frozen=True, slots=True)
class PicturePlace:
    """A picture file of the project, named by a text, whole inside of its frame."""

    file: Text


@dataclass(frozen=True, slots=True)
class Group:
    """Regions that share a frame."""

    regions: tuple[Region, ...]


@dataclass(frozen=True, slots=True)
class Repeat:
    """The same regions for each value of a list.

    The items lie in rows of `columns` from the corner `start`, each `step` (across, down) from the last; `place` gives
    column and row of an item (from 1) instead; `around` puts them on a circle of that radius, the first one on top.
    """

    name: str
    over: Formula
    regions: tuple[Region, ...]
    columns: int
    item: tuple[Length, Length]
    gap: tuple[Length, Length]
    start: Corner
    across: Across
    place: tuple[Formula, Formula] | None
    around: Length | None


@dataclass(frozen=True, slots=True)
class Molecule:
    """The regions for each `atom` of a formula, an `item` large, with bonds `length` long or, in small frames, less."""

    formula: Formula
    regions: tuple[Region, ...]
    item: tuple[Length, Length]
    length: float
    stroke: str
    line: float


@dataclass(frozen=True, slots=True)
class Graph:
    """The regions for each value of a list, spread so that those that `links` name lie near, with lines between them.

    Those that have the same `ring` lie on a circle; if no link joins them, each to the next of them.
    """

    name: str
    over: Formula
    links: tuple[Formula, ...]
    ring: Formula | None
    regions: tuple[Region, ...]
    item: tuple[Length, Length]
    stroke: str
    line: float


Content = Words | Shape | IconPlace | PicturePlace | Group | Repeat | Molecule | Graph


@dataclass(frozen=True, slots=True)
class Region:
    """A named part of a layout: a frame (x, y, width, height in what it lies in) and what it shows there."""

    name: str
    frame: tuple[Length, Length, Length, Length]
    condition: Formula | None
    turn: float
    content: Content
    span: Span
    over: tuple[str, ...] = ()  # names of regions that it lies on on purpose


@dataclass(frozen=True, slots=True)
class Icon:
    """A small drawing of shapes; `current` as a colour stands for that of the text around it."""

    name: str
    width: float
    height: float
    regions: tuple[Region, ...]
    span: Span


@dataclass(frozen=True, slots=True)
class Layout:
    """All of one layout file, with what it extends."""

    name: str
    table: str | None
    width: float
    height: float
    bleed: float
    safe: float
    outline: PieceOutline
    limits: Limits
    families: Mapping[str, Family]
    icons: Mapping[str, Icon]
    regions: tuple[Region, ...]
    span: Span
    shows_id: bool
    words: Mapping[str, str]
    looks: Mapping[str, Look]
