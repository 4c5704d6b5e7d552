"""Checks on faces, before any ink: each is one function whose first line is the rule in a designer's words.

A rule that many faces of a layout break at one region is told once, for the first of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from math import cos, radians, sin

from rulewright.dsl.problems import Label, Problem
from rulewright.dsl.spans import Span
from rulewright.print.face import Circle, Face, Limits, Mark, Origin, Path, Picture, Run

SLACK = 0.02  # millimetres that no eye sees
TOUCH = 0.05  # by which two texts must lie over each other to be in each other's way
LARGE = 18.0  # points from which WCAG 2.1 (1.4.3) asks for two thirds of the contrast

_Point = tuple[float, float]
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
        reach = 0.0 if isinstance(mark, Run) else face.bleed
        left, top, right, bottom = _reach(mark)
        out = max(-left, -top, right - face.width, bottom - face.height) - reach
        if out > SLACK:
            where = "the piece" if reach == 0 else "the piece and its bleed"
            message = f"`{mark.origin.region}` reaches {out:.1f} mm beyond {where} ({face.name})."
            yield _problem("RW712", message, mark.origin, "Move it inwards, or make it smaller.")


def text_keeps_to_the_safe_zone(face: Face, _: Limits) -> Iterator[Problem]:
    """No text lies nearer to the edge than `safe`: cuts are never quite where they should be."""
    for run in _runs(face):
        left, top, right, bottom = _reach(run)
        near = min(left, top, face.width - right, face.height - bottom)
        if -SLACK < near < face.safe - SLACK:
            message = f"`{run.origin.region}` lies {near:.1f} mm from the edge; `safe` asks for {face.safe:g} mm."
            yield _problem("RW713", message, run.origin, "Move the text inwards, or ask for a narrower `safe`.")


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
    for at, mark in enumerate(face.marks):
        if isinstance(mark, Run):
            under = _colour_under(face.marks[:at], _middle(mark))
            needed = limits.contrast * (2 / 3 if mark.size >= LARGE else 1)
            if under and contrast(mark.colour, under) < needed - 0.005:
                ratio = f"{contrast(mark.colour, under):.1f} to 1"
                what = f"`{mark.origin.region}`, {mark.colour} on {under},"
                message = f"{what} has a contrast of {ratio}; {needed:.2g} to 1 is asked."
                yield _problem("RW716", message, mark.origin, "Make the text darker or what lies under it lighter.")


def texts_keep_apart(face: Face, _: Limits) -> Iterator[Problem]:
    """No text is printed over another one."""
    runs = sorted(_runs(face), key=lambda run: _reach(run)[0])
    boxes = [_reach(run) for run in runs]
    for i, run in enumerate(runs):
        for j in range(i + 1, len(runs)):
            if boxes[j][0] > boxes[i][2] - TOUCH:
                break
            if boxes[j][1] < boxes[i][3] - TOUCH and boxes[i][1] < boxes[j][3] - TOUCH and _overlap(run, runs[j]):
                message = (
                    f"`{run.origin.region}` and `{runs[j].origin.region}` are printed over each other ({face.name})."
                )
                label = Label(runs[j].origin.layout, "the other text")
                yield _problem("RW717", message, run.origin, "Move one of the two, or let it shrink.", label)


CHECKS: tuple[_Check, ...] = (
    everything_lies_on_the_piece,
    text_keeps_to_the_safe_zone,
    type_is_large_enough,
    lines_are_thick_enough,
    text_stands_out,
    texts_keep_apart,
)


def contrast(one: str, other: str) -> float:
    """How far two colours `#rrggbb` are apart, from 1 to 21 (WCAG 2.1)."""
    dark, light = sorted((_luminance(one), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def corners(run: Run) -> tuple[_Point, ...]:
    """The four corners of the ink of a text, around."""
    if not run.turn:
        top, bottom, right = run.y - run.rise, run.y + run.depth, run.x + run.width
        return (run.x, top), (right, top), (right, bottom), (run.x, bottom)
    c, s = cos(radians(run.turn)), sin(radians(run.turn))
    flat = ((0.0, -run.rise), (run.width, -run.rise), (run.width, run.depth), (0.0, run.depth))
    return tuple((run.x + c * x - s * y, run.y + s * x + c * y) for x, y in flat)


def _problem(code: str, message: str, origin: Origin, help: str, *labels: Label) -> Problem:
    rows = (Label(origin.record, "with this row"),) if origin.record else ()
    return Problem(code, message, origin.layout, help, (*labels, *rows))


def _runs(face: Face) -> Iterator[Run]:
    return (mark for mark in face.marks if isinstance(mark, Run))


def _reach(mark: Mark) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of a mark; a line counts as thin: sheets cut off what stands over."""
    match mark:
        case Run(turn=0):
            return mark.x, mark.y - mark.rise, mark.x + mark.width, mark.y + mark.depth
        case Run():
            points: Sequence[_Point] = corners(mark)
        case Circle():
            points = ((mark.x - mark.radius, mark.y - mark.radius), (mark.x + mark.radius, mark.y + mark.radius))
        case Path():
            points = _places(mark)
        case Picture():
            c, s = cos(radians(mark.turn)), sin(radians(mark.turn))
            flat = ((0.0, 0.0), (mark.width, 0.0), (mark.width, mark.height), (0.0, mark.height))
            points = [(mark.x + c * x - s * y, mark.y + s * x + c * y) for x, y in flat]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


def _places(path: Path) -> list[_Point]:
    """Ends of lines and of pieces of curves; a curve is taken for eight straight pieces."""
    found: list[_Point] = [(0.0, 0.0)]
    for step in path.steps:
        match step:
            case (_, float(x), float(y)):
                found.append((x, y))
            case (_, float(x1), float(y1), float(x2), float(y2), float(x), float(y)):
                x0, y0 = found[-1]
                found += [(_cubic(x0, x1, x2, x, t / 8), _cubic(y0, y1, y2, y, t / 8)) for t in range(1, 9)]
            case _:
                pass
    return found[1:]


def _cubic(a: float, b: float, c: float, d: float, t: float) -> float:
    u = 1 - t
    return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d


def _middle(run: Run) -> _Point:
    points = corners(run)
    return (points[0][0] + points[2][0]) / 2, (points[0][1] + points[2][1]) / 2


def _colour_under(marks: Sequence[Mark], place: _Point) -> str:
    """The colour that a place has after these marks; nothing where a picture lies."""
    for mark in reversed(marks):
        match mark:
            case Circle() if mark.fill and (mark.x - place[0]) ** 2 + (mark.y - place[1]) ** 2 <= mark.radius**2:
                return mark.fill
            case Path() if mark.fill and _inside(place, _places(mark)):
                return mark.fill
            case Picture():
                left, top, right, bottom = _reach(mark)
                if left <= place[0] <= right and top <= place[1] <= bottom:
                    return ""
            case _:
                pass
    return "#ffffff"


def _inside(place: _Point, outline: Sequence[_Point]) -> bool:
    """Whether a ray to the right crosses the outline an odd number of times."""
    x, y = place
    inside = False
    for (x1, y1), (x2, y2) in zip(outline, (*outline[1:], outline[0]), strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            inside = not inside
    return inside


def _overlap(one: Run, other: Run) -> bool:
    """Whether two turned rectangles share ink: no straight line parts them."""
    pair = (corners(one), corners(other))
    for points in pair:
        for (x1, y1), (x2, y2) in pairwise(points[:3]):
            axis = (y1 - y2, x2 - x1)
            length = (axis[0] ** 2 + axis[1] ** 2) ** 0.5 or 1.0
            spans = [[(x * axis[0] + y * axis[1]) / length for x, y in shape] for shape in pair]
            if max(spans[0]) < min(spans[1]) + TOUCH or max(spans[1]) < min(spans[0]) + TOUCH:
                return False
    return True


def _luminance(colour: str) -> float:
    parts = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    red, green, blue = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
