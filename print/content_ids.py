"""Faces → content ids: eight signs that say which record a card shows, and whether it is still the same.

`k3f9a-7qz`: the first five stand for game, layout and record, the last three for all that is drawn. The same card
printed anew after a change keeps the first five.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import replace

from rulewright.print.colours import contrast
from rulewright.print.face import POINT, Face, Mark, Origin, Run, mm
from rulewright.print.face_to_text import face_to_text
from rulewright.print.metrics_from_ttf import Font
from rulewright.print.reach_of_marks import colour_under, reach

SIGNS = "0123456789abcdefghjkmnpqrstvwxyz"  # Crockford's: none looks like another
SIZE = 4.0  # points
EDGE = 0.9  # millimetres between its baseline and the edge of the piece
REGION = "id"


def content_id(game: str, face: Face) -> str:
    """The id of a face as it is drawn, without the mark of an id."""
    drawn = replace(face, marks=tuple(mark for mark in face.marks if mark.origin.region != REGION))
    return f"{_signs(f'{game}/{face.layout}/{face.name}', 5)}-{_signs(face_to_text(drawn), 3)}"


def revision_of(faces: Iterable[Face]) -> str:
    """Eight signs for all that is drawn on these faces."""
    return _signs("".join(face_to_text(face) for face in faces), 8)


def with_id(face: Face, id: str, font: Font) -> Face:
    """The face with its id small in the margin at its lower edge, at the first place where nothing is in its way."""
    em = SIZE * POINT
    width = font.width(id) * em
    rise, depth = max(font.glyph(c).rise for c in id) * em, max(font.glyph(c).depth for c in id) * em
    baseline = face.height - EDGE
    places = [face.safe, face.width - face.safe - width] if face.outline == "rect" else []
    for x in [*places, (face.width - width) / 2]:
        under = colour_under(face.marks, (x + width / 2, baseline - rise / 2))
        colour = "#ffffff" if under and contrast("#ffffff", under) > contrast("#4a5157", under) else "#4a5157"
        origin = Origin(REGION, face.origin.layout, face.origin.record)
        run = Run(mm(x), mm(baseline), id, font.name, SIZE, colour, mm(width), mm(rise), mm(depth), 0.0, origin)
        if not any(_meet(run, mark) for mark in face.marks if isinstance(mark, Run)):
            break
    else:
        return face
    marks: tuple[Mark, ...] = (*face.marks, run)
    return replace(face, marks=marks)


def _meet(one: Run, other: Run) -> bool:
    left, top, right, bottom = reach(one)
    x1, y1, x2, y2 = reach(other)
    return left < x2 and x1 < right and top < y2 and y1 < bottom


def _signs(text: str, count: int) -> str:
    number = int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")
    return "".join(SIGNS[number >> 5 * i & 31] for i in range(count))
