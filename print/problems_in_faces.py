"""Checks on faces, before any ink: each is one function whose first line is the rule in a designer's words.

A rule that many faces of a layout break at one region is told once, for the first of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import hypot

from rulewright.dsl.problems import Label, Problem
from rulewright.dsl.spans import Span
from rulewright.print.colours import contrast
from rulewright.print.face import Circle, Face, Limits, Mark, Origin, Path, Run
from rulewright.print.hexagon import hexagon
from rulewright.print.problems_of_overlap import things_keep_apart
from rulewright.print.reach_of_marks import colour_under, corners, reach

SLACK = 0.02  # millimetres that no eye sees
LARGE = 18.0  # points from which WCAG 2.1 (1.4.3) asks for two thirds of the contrast

_Point = tuple[float, float]
_Box = tuple[float, float, float, float]
_Check = Callable[[Face, Limits], Iterator[Problem]]


def problems_in_faces(faces: Sequence[Face], limits: Limits) -> tuple[Problem, ...]:
    """What is wrong with the faces of one layout."""
    first: dict[tuple[str, Span], Problem] = {}
    for face in faces:
        for check in CHECKS:
            for problem in check(face, limits):
                assert problem.span
                first.setdefault((problem.code, problem.span), problem)
    return tuple(first.values())


def everything_lies_on_the_piece(face: Face, _: Limits) -> Iterator[Problem]:
    """Text lies on the piece; shapes and pictures lie on it or on its bleed."""
    for mark in face.marks:
        beyond = 0.0 if isinstance(mark, Run) else face.bleed
        left, top, right, bottom = reach(mark)
        out = max(-left, -top, right - face.width, bottom - face.height) - beyond
        if out > SLACK:
            where = "the piece" if beyond == 0 else "the piece and its bleed"
            message = f"`{mark.origin.region}` reaches {out:.1f} mm beyond {where} ({face.name})."
            yield _problem("RW712", message, mark.origin, "Move it inwards, or make it smaller.")


def text_keeps_to_the_safe_zone(face: Face, _: Limits) -> Iterator[Problem]:
    """No text lies nearer to the edge than `safe`: cuts are never quite where they should be."""
    for run in _runs(face):
        near = _from_edge(face, run)
        if face.outline != "rect" and near <= -SLACK:
            message = f"`{run.origin.region}` reaches {-near:.1f} mm beyond the edge of the {face.outline} piece."
            yield _problem("RW712", message, run.origin, "Move it inwards, or make it smaller.")
        elif -SLACK < near < face.safe - SLACK:
            message = f"`{run.origin.region}` lies {near:.1f} mm from the edge; `safe` asks for {face.safe:g} mm."
            yield _problem("RW713", message, run.origin, "Move the text inwards, or ask for a narrower `safe`.")


def _from_edge(face: Face, run: Run) -> float:
    """How far the nearest corner of a text lies from the edge of its piece; negative beyond it."""
    match face.outline:
        case "rect":
            left, top, right, bottom = reach(run)
            return min(left, top, face.width - right, face.height - bottom)
        case "round":
            x, y, radius = face.width / 2, face.height / 2, min(face.width, face.height) / 2
            return min(radius - hypot(px - x, py - y) for px, py in corners(run))
        case "hex":
            around = hexagon(face.width, face.height)
            sides = tuple(zip(around, (*around[1:], around[0]), strict=True))
            return min(_inwards(side, point) for side in sides for point in corners(run))


def _inwards(side: tuple[_Point, _Point], point: _Point) -> float:
    """How far a point lies to the right of a line, seen along it."""
    (x1, y1), (x2, y2) = side
    return ((x2 - x1) * (point[1] - y1) - (y2 - y1) * (point[0] - x1)) / (hypot(x2 - x1, y2 - y1) or 1.0)


def type_is_large_enough(face: Face, limits: Limits) -> Iterator[Problem]:
    """No text is smaller than the limit `type`."""
    for run in _runs(face):
        if run.size < limits.type - 0.001:
            message = f"`{run.origin.region}` is set in {run.size:g} points; the limit is {limits.type:g}."
            yield _problem(
                "RW714", message, run.origin, "Let it be larger, or set `limits: {type: ..}` if it may be so small."
            )


def lines_are_thick_enough(face: Face, limits: Limits) -> Iterator[Problem]:
    """No line is thinner than the limit `line`, which printers would break up."""
    for mark in face.marks:
        if isinstance(mark, Circle | Path) and mark.stroke and mark.line < limits.line - 0.0005:
            message = f"`{mark.origin.region}` is drawn {mark.line:g} mm thick; the limit is {limits.line:g} mm."
            yield _problem("RW715", message, mark.origin, "Give it more `thickness`.")


def text_stands_out(face: Face, limits: Limits) -> Iterator[Problem]:
    """Text differs from what lies under it by the limit `contrast` (WCAG 2.1); large text by two thirds of it."""
    grounds: list[tuple[_Box, Mark]] = []
    for mark in face.marks:
        if not isinstance(mark, Run):
            grounds.append((reach(mark), mark))
            continue
        x, y = _middle(mark)
        below = [ground for box, ground in grounds if box[0] <= x <= box[2] and box[1] <= y <= box[3]]
        under = colour_under(below, (x, y))
        needed = limits.contrast * (2 / 3 if mark.size >= LARGE else 1)
        if under and contrast(mark.colour, under) < needed - 0.005:
            ratio = f"{contrast(mark.colour, under):.1f} to 1"
            what = f"`{mark.origin.region}`, {mark.colour} on {under},"
            message = f"{what} has a contrast of {ratio}; {needed:.2g} to 1 is asked."
            yield _problem("RW716", message, mark.origin, "Make the text darker or what lies under it lighter.")


CHECKS: tuple[_Check, ...] = (
    everything_lies_on_the_piece,
    text_keeps_to_the_safe_zone,
    type_is_large_enough,
    lines_are_thick_enough,
    text_stands_out,
    things_keep_apart,
)


def _problem(code: str, message: str, origin: Origin, help: str, *labels: Label) -> Problem:
    rows = (Label(origin.record, "with this row"),) if origin.record else ()
    return Problem(code, message, origin.layout, help, (*labels, *rows))


def _runs(face: Face) -> Iterator[Run]:
    return (mark for mark in face.marks if isinstance(mark, Run))


def _middle(run: Run) -> _Point:
    points = corners(run)
    return (points[0][0] + points[2][0]) / 2, (points[0][1] + points[2][1]) / 2
