"""Check on faces: nothing is printed over something else that is not its ground.

A text, an icon or a picture lies on its ground: on a shape that holds all of it. What lies below such a shape is hidden
and in nobody's way. Any other thing that it shares ink with is: another text, an edge that runs through it, something
that is drawn over it later. `over` says in the layout what a region lies on on purpose.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import pairwise

from rulewright.dsl.problems import Label, Problem
from rulewright.print.face import Circle, Face, Limits, Mark, Path, Picture, Run
from rulewright.print.reach_of_marks import Outline, inside, leaves_ink, outlines, reach

TOUCH = 0.05  # millimetres by which two things must lie over each other to be in each other's way
MOST = 20_000  # pairs of things that are looked at, of one face
ALL = "all"  # as a name in `over`
LINKS = "links"  # lines between the items of a molecule or graph

_Box = tuple[float, float, float, float]
_Point = tuple[float, float]


class _Thing:
    """Marks that are one to the eye: a text, a shape, all of an icon. `at`: where in the drawing it begins."""

    def __init__(self, at: int, marks: Sequence[Mark]) -> None:
        lefts, tops, rights, bottoms = zip(*(reach(mark) for mark in marks), strict=True)
        self.at = at
        self.marks = marks
        self.box = (min(lefts), min(tops), max(rights), max(bottoms))
        self.origin = marks[0].origin
        # Whether it is there for other things to lie on: a shape of the layout itself.
        self.ground = not self.origin.icon and isinstance(marks[0], Circle | Path)

    @cached_property
    def outlines(self) -> tuple[tuple[Outline, ...], ...]:
        """Of each mark. They are a little smaller than it, as things may touch, but for those of a ground."""
        drawn = tuple(outlines(mark) for mark in self.marks)
        if self.ground:
            return drawn
        left, top, right, bottom = self.box
        x, y = (left + right) / 2, (top + bottom) / 2
        across, down = (max(0.0, 1 - 2 * TOUCH / side) if side else 1.0 for side in (right - left, bottom - top))
        return tuple(
            tuple(tuple((x + (px - x) * across, y + (py - y) * down) for px, py in shape) for shape in shapes)
            for shapes in drawn
        )


def things_keep_apart(face: Face, limits: Limits) -> Iterator[Problem]:
    """No text, icon or picture is printed over another one, over the edge of a shape, or under a later one."""
    if not limits.overlap:
        return
    things = _things(face)
    below: dict[int, list[_Thing]] = {thing.at: [] for thing in things}
    for count, (one, other) in enumerate(_meeting(things)):
        if count == MOST:
            help = "Draw fewer things, or say `limits: {overlap: no}` in the layout."
            yield Problem("RW726", f"Too many things lie over each other ({face.name}).", face.origin.layout, help)
            return
        lower, upper = (one, other) if one.at < other.at else (other, one)
        below[upper.at].append(lower)
    for thing in things:
        beneath = sorted(below[thing.at], key=lambda one: -one.at)
        found = _covered(thing, beneath) if thing.ground else _in_the_way(thing, beneath)
        if found is not None:
            yield _problem(face, thing, found)


def _covered(shape: _Thing, lower: Sequence[_Thing]) -> _Thing | None:
    """What is no ground and lies under a shape that is drawn later."""
    return next((one for one in lower if not one.ground and not _meant(shape, one) and _over(shape, one)), None)


def _in_the_way(thing: _Thing, lower: Sequence[_Thing]) -> _Thing | None:
    """What the thing shares ink with, from what was drawn last down to the shape that holds all of it."""
    for other in lower:
        meant = _meant(thing, other)
        around = _lies_around(other.box, thing.box)
        for mark, shapes in zip(reversed(other.marks), reversed(other.outlines), strict=True):
            if around and _fills(mark) and any(_holds_all(shape, thing) for shape in shapes):
                return None
            if not meant and any(_meet(shape, mine, _fills(mark)) for shape in shapes for mine in _all(thing)):
                return other
    return None


def _lies_around(outer: _Box, inner: _Box) -> bool:
    """Whether something within the outer box may hold something as large as the inner one, which may touch it."""
    left, top, right, bottom = inner
    return (
        outer[0] <= left + TOUCH
        and outer[1] <= top + TOUCH
        and outer[2] >= right - TOUCH
        and outer[3] >= bottom - TOUCH
    )


def _over(upper: _Thing, lower: _Thing) -> bool:
    drawn = zip(upper.marks, upper.outlines, strict=True)
    return any(_meet(shape, its, _fills(mark)) for mark, shapes in drawn for shape in shapes for its in _all(lower))


def _fills(mark: Mark) -> bool:
    return isinstance(mark, Run | Picture) or mark.fill is not None


def _meant(upper: _Thing, lower: _Thing) -> bool:
    """Whether the layout says so, or they are made as one: a text with an icon in its line, items and their links."""
    one, other = upper.origin, lower.origin
    whole, _, last = other.region.rpartition("/")
    if (last == LINKS and one.region.startswith(f"{whole}/")) or one.region.startswith(f"{other.region}/"):
        return True
    if other.region.startswith(f"{one.region}/"):
        return True
    return any(name == ALL or name in other.region.split("/") for name in one.over)


def _all(thing: _Thing) -> Iterator[Outline]:
    return (shape for shapes in thing.outlines for shape in shapes)


def _things(face: Face) -> list[_Thing]:
    groups: list[list[Mark]] = []
    for mark in face.marks:
        if not leaves_ink(mark):
            continue
        if groups and mark.origin.icon and mark.origin.icon == groups[-1][0].origin.icon:
            groups[-1].append(mark)
        else:
            groups.append([mark])
    return [_Thing(at, marks) for at, marks in enumerate(groups)]


def _meeting(things: Sequence[_Thing]) -> Iterator[tuple[_Thing, _Thing]]:
    """Pairs whose boxes share a place, but for those of two grounds."""
    grounds: list[_Thing] = []
    others: list[_Thing] = []
    for thing in sorted(things, key=lambda one: one.box[0]):
        left, top, _, bottom = thing.box
        others = [one for one in others if one.box[2] >= left]
        if not thing.ground:
            grounds = [one for one in grounds if one.box[2] >= left]
        for one in others if thing.ground else (*others, *grounds):
            if one.box[1] <= bottom and top <= one.box[3]:
                yield one, thing
        (grounds if thing.ground else others).append(thing)


def _holds_all(outline: Outline, thing: _Thing) -> bool:
    return all(_holds(outline, shape) for shape in _all(thing))


def _holds(outline: Outline, other: Outline) -> bool:
    if len(outline) == 5 and outline[0] == outline[4]:
        (left, top), (right, bottom) = outline[0], outline[2]
        if outline[1] == (right, top) and outline[3] == (left, bottom):  # a rectangle, as most grounds are
            return all(left <= x < right and top <= y < bottom for x, y in other)
    return all(inside(point, outline) for point in other) and not _cross(outline, other)


def _meet(shape: Outline, thing: Outline, filled: bool) -> bool:
    """Whether a shape leaves ink within the thing: their lines cross, or one lies in the other."""
    return _cross(shape, thing) or inside(shape[0], thing) or (filled and inside(thing[0], shape))


def _cross(one: Outline, other: Outline) -> bool:
    xs, ys = [x for x, _ in other], [y for _, y in other]
    box = (min(xs), min(ys), max(xs), max(ys))
    near = [line for line in pairwise(one) if _line_may_meet(*line, box)]
    return any(_lines_cross(*line, *its) for line in near for its in pairwise(other))


def _line_may_meet(a: _Point, b: _Point, box: _Box) -> bool:
    if max(a[0], b[0]) < box[0] or min(a[0], b[0]) > box[2]:
        return False
    return max(a[1], b[1]) >= box[1] and min(a[1], b[1]) <= box[3]


def _lines_cross(a: _Point, b: _Point, c: _Point, d: _Point) -> bool:
    if max(a[0], b[0]) < min(c[0], d[0]) or max(c[0], d[0]) < min(a[0], b[0]):
        return False
    if max(a[1], b[1]) < min(c[1], d[1]) or max(c[1], d[1]) < min(a[1], b[1]):
        return False
    return _side(a, b, c) * _side(a, b, d) < 0 and _side(c, d, a) * _side(c, d, b) < 0


def _side(a: _Point, b: _Point, c: _Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _problem(face: Face, upper: _Thing, lower: _Thing) -> Problem:
    one, other = upper.origin, lower.origin
    parts = other.region.split("/")
    name = parts[max(0, len(parts) - 3)] if other.icon else parts[-1]  # the region, its icon, a part of the icon
    message = f"`{one.region}` is printed over `{other.region}` ({face.name})."
    help = f"Move one of the two, or say `over: {name}` if it is meant to lie there."
    rows = (Label(one.record, "with this row"),) if one.record else ()
    return Problem("RW717", message, one.layout, help, (Label(other.layout, "what lies below"), *rows))
