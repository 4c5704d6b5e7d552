"""Marks → the places they take up: corners of texts, outlines of paths, what a place is covered with."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sin

from rulewright.print.face import Circle, Mark, Path, Picture, Run, Step

ROUND = 24  # straight pieces that a circle is taken for
PIECES = 8  # and a curve

_Point = tuple[float, float]
Outline = tuple[_Point, ...]  # closed, if it ends where it begins

_TURNS = [(cos(radians(360 * i / ROUND)), sin(radians(360 * i / ROUND))) for i in (*range(ROUND), 0)]
_PARTS = [t / PIECES for t in range(1, PIECES + 1)]
# How much of the ends and handles of a curve (Bernstein's polynomials) is in each of its places.
_SHARES = [((1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t**2, t**3) for t in _PARTS]


def corners(run: Run) -> tuple[_Point, ...]:
    """The four corners of the ink of a text, around."""
    if not run.turn:
        top, bottom, right = run.y - run.rise, run.y + run.depth, run.x + run.width
        return (run.x, top), (right, top), (right, bottom), (run.x, bottom)
    c, s = cos(radians(run.turn)), sin(radians(run.turn))
    flat = ((0.0, -run.rise), (run.width, -run.rise), (run.width, run.depth), (0.0, run.depth))
    return tuple((run.x + c * x - s * y, run.y + s * x + c * y) for x, y in flat)


def reach(mark: Mark) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of a mark; a line counts as thin: sheets cut off what stands over."""
    match mark:
        case Run(turn=0):
            return mark.x, mark.y - mark.rise, mark.x + mark.width, mark.y + mark.depth
        case Run():
            points: Sequence[_Point] = corners(mark)
        case Circle():
            points = ((mark.x - mark.radius, mark.y - mark.radius), (mark.x + mark.radius, mark.y + mark.radius))
        case Path():
            points = places(mark.steps)
        case Picture():
            c, s = cos(radians(mark.turn)), sin(radians(mark.turn))
            flat = ((0.0, 0.0), (mark.width, 0.0), (mark.width, mark.height), (0.0, mark.height))
            points = [(mark.x + c * x - s * y, mark.y + s * x + c * y) for x, y in flat]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


def leaves_ink(mark: Mark) -> bool:
    match mark:
        case Run():
            return mark.width > 0 and mark.rise + mark.depth > 0
        case Circle() | Path():
            return bool(mark.fill or mark.stroke)
        case Picture():
            return True


def outlines(mark: Mark) -> tuple[Outline, ...]:
    """What a mark leaves ink within or along; nothing for one that leaves none."""
    if not leaves_ink(mark):
        return ()
    match mark:
        case Run():
            around = corners(mark)
            return ((*around, around[0]),)
        case Circle():
            return (tuple((mark.x + mark.radius * c, mark.y + mark.radius * s) for c, s in _TURNS),)
        case Path():
            return _lines(mark)
        case Picture():
            left, top, right, bottom = reach(mark)
            return (((left, top), (right, top), (right, bottom), (left, bottom), (left, top)),)


def _lines(path: Path) -> tuple[Outline, ...]:
    """Each line of a path by itself; what is filled is closed."""
    starts = [i for i, step in enumerate(path.steps) if step[0] == "M"]
    found = []
    for start, end in zip(starts, (*starts[1:], len(path.steps)), strict=True):
        points = places(path.steps[start:end])
        if path.fill or path.steps[end - 1][0] == "Z":
            points.append(points[0])
        found.append(tuple(points))
    return tuple(found)


def places(steps: Sequence[Step]) -> list[_Point]:
    """Ends of lines and of pieces of curves; a curve is taken for eight straight pieces."""
    found: list[_Point] = []
    for step in steps:
        match step:
            case (_, float(x), float(y)):
                found.append((x, y))
            case (_, float(x1), float(y1), float(x2), float(y2), float(x), float(y)):
                x0, y0 = found[-1]
                found += [
                    (a * x0 + b * x1 + c * x2 + d * x, a * y0 + b * y1 + c * y2 + d * y) for a, b, c, d in _SHARES
                ]
            case _:
                pass
    return found


def colour_under(marks: Sequence[Mark], place: _Point) -> str:
    """The colour that a place has after these marks; nothing where a picture lies."""
    for mark in reversed(marks):
        match mark:
            case Circle() if mark.fill and (mark.x - place[0]) ** 2 + (mark.y - place[1]) ** 2 <= mark.radius**2:
                return mark.fill
            case Path() if mark.fill and inside(place, places(mark.steps)):
                return mark.fill
            case Picture():
                left, top, right, bottom = reach(mark)
                if left <= place[0] <= right and top <= place[1] <= bottom:
                    return ""
            case _:
                pass
    return "#ffffff"


def inside(place: _Point, outline: Sequence[_Point]) -> bool:
    """Whether a ray to the right crosses the outline an odd number of times."""
    x, y = place
    inside = False
    x1, y1 = outline[-1]
    for x2, y2 in outline:
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            inside = not inside
        x1, y1 = x2, y2
    return inside
