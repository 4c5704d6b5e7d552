"""Face → its texts in reading order, as a screen reader would say them."""

from __future__ import annotations

from itertools import groupby

from rulewright.print.content_ids import REGION
from rulewright.print.face import Face, Run


def texts_of_face(face: Face) -> list[str]:
    """One text a region and place, lines of it joined; from top to bottom as the layout draws them."""
    runs = [mark for mark in face.marks if isinstance(mark, Run) and mark.origin.region != REGION]
    found: list[str] = []
    for _, group in groupby(runs, key=lambda run: (run.origin.region, run.turn)):
        lines: list[tuple[float, str]] = []
        for run in group:
            near = bool(lines) and abs(lines[-1][0] - run.y) < run.size * 0.35
            if near:
                lines[-1] = (lines[-1][0], lines[-1][1] + run.text)
            else:
                lines.append((run.y, run.text))
        found.append(" ".join(" ".join(text.split()) for _, text in lines))
    return found
