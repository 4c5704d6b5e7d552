"""Face → the same face with little ink: large dark grounds become outlines, and what stood on them becomes dark."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rulewright.print.colours import contrast, luminance
from rulewright.print.face import Circle, Face, Mark, Path, Run
from rulewright.print.reach_of_marks import colour_under, reach

LARGE = 0.08  # share of the piece from which a dark area counts as a ground
PALE = 0.7  # luminance from which a colour needs little ink
INK = "#1a1a1a"
HAIR = 0.2  # millimetres


def ink_saved(face: Face) -> Face:
    """Marks keep their places. Pictures stay as they are."""
    marks: list[Mark] = []
    for mark in face.marks:
        match mark:
            case Run():
                marks.append(replace(mark, colour=INK) if contrast(mark.colour, "#ffffff") < 4.5 else mark)
            case Circle() | Path() if mark.fill and luminance(mark.fill) < PALE and _share(mark, face) > LARGE:
                marks.append(replace(mark, fill=None, stroke=mark.stroke or mark.fill, line=mark.line or HAIR))
            case Circle() | Path() if mark.stroke and luminance(mark.stroke) > PALE and not mark.fill:
                marks.append(replace(mark, stroke=INK))  # a pale line on what was dark
            case _:
                marks.append(mark)
    return replace(face, marks=tuple(marks))


def _share(mark: Circle | Path, face: Face) -> float:
    left, top, right, bottom = reach(mark)
    return (right - left) * (bottom - top) / (face.width * face.height)


def ink_of(face: Face) -> float:
    """Ink in square centimetres of full black, roughly: the darkness of a grid of places, and letters a fifth full."""
    columns, rows = 12, 16
    shapes: Sequence[Mark] = [mark for mark in face.marks if not isinstance(mark, Run)]
    dark = 0.0
    for i in range(columns * rows):
        place = ((i % columns + 0.5) * face.width / columns, (i // columns + 0.5) * face.height / rows)
        colour = colour_under(shapes, place)
        dark += 0.5 if not colour else 1 - luminance(colour) ** 0.5
    runs = (mark for mark in face.marks if isinstance(mark, Run))
    letters = sum(0.2 * run.width * (run.rise + run.depth) * (1 - luminance(run.colour)) for run in runs)
    return (dark / (columns * rows) * face.width * face.height + letters) / 100
