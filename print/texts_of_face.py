"""Face → its texts in reading order, as a screen reader would say them; icons are said by their names."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rulewright.print.content_ids import REGION
from rulewright.print.face import Face, Mark, Run
from rulewright.print.reach_of_marks import reach

NEAR = 0.35  # sizes of type between baselines of one line
APART = 0.15  # sizes of type between words

_Box = tuple[float, float, float, float]


@dataclass(slots=True)
class _Said:
    """What has been said of one region so far, and where the last of it stands."""

    region: str
    turn: float
    text: str
    baseline: float
    right: float


def texts_of_face(face: Face) -> list[str]:
    """One text a region and place, lines of it joined; in the order in which the layout draws them."""
    said: list[_Said] = []
    for region, turn, text, box, size in _words(face):
        last = said[-1] if said else None
        if last and last.region == region and last.turn == turn:
            joined = abs(last.baseline - box[3]) < size * NEAR and box[0] - last.right < size * APART
            last.text += text if joined else f" {text}"
            last.baseline, last.right = box[3], box[2]
        else:
            said.append(_Said(region, turn, text, box[3], box[2]))
    return [" ".join(one.text.split()) for one in said]


def _words(face: Face) -> Iterator[tuple[str, float, str, _Box, float]]:
    """Texts and names of icons: region, turn, words, box (its bottom is the baseline), size in millimetres.

    An icon that a text lies on is its ground and says nothing.
    """
    runs = [mark for mark in face.marks if isinstance(mark, Run)]
    middles = [((left + right) / 2, (top + bottom) / 2) for left, top, right, bottom in map(reach, runs)]
    for icon, marks in _groups(face):
        first = marks[0]
        if not icon and isinstance(first, Run) and first.origin.region != REGION:
            left, top, right, _ = reach(first)
            yield first.origin.region, first.turn, first.text, (left, top, right, first.y), first.rise + first.depth
        elif icon:
            boxes = [reach(mark) for mark in marks]
            box = (
                min(b[0] for b in boxes),
                min(b[1] for b in boxes),
                max(b[2] for b in boxes),
                max(b[3] for b in boxes),
            )
            if not any(box[0] < x < box[2] and box[1] < y < box[3] for x, y in middles):
                region = first.origin.region.partition(f"/{first.origin.said}/")[0]
                yield region, 0.0, f" ({first.origin.said}) ", box, box[3] - box[1]


def _groups(face: Face) -> Iterator[tuple[int, list[Mark]]]:
    """Marks of one icon together, any other by itself."""
    found: list[tuple[int, list[Mark]]] = []
    for mark in face.marks:
        if found and mark.origin.icon and found[-1][0] == mark.origin.icon:
            found[-1][1].append(mark)
        else:
            found.append((mark.origin.icon, [mark]))
    return iter(found)
