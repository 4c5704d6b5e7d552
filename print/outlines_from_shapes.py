"""Shapes of a layout → circles and paths of a face."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.print.face import Circle, Origin, Path, Step, mm
from rulewright.print.layout import Shape
from rulewright.print.transform import Transform

ROUND = 0.5522847498  # how far the control points of a quarter circle lie from its ends, in radii

_Step = tuple[str, tuple[float, ...]]


def outline_from_shape(
    shape: Shape, width: float, height: float, to: Transform, origin: Origin, current: str
) -> Circle | Path:
    """A shape in a frame of this size; `current` is the colour that icons take from the text around them."""
    fill = current if shape.fill == "current" else shape.fill
    stroke = current if shape.stroke == "current" else shape.stroke
    line = mm(shape.line * to.scale)
    if shape.kind == "circle" and not shape.dash:
        x, y = to.point(width / 2, height / 2)
        return Circle(mm(x), mm(y), mm(min(width, height) / 2 * to.scale), fill, stroke, line, origin)
    steps = tuple(_step(step, to) for step in _steps(shape, width, height))
    return Path(steps, fill, stroke, line, tuple(mm(d * to.scale) for d in shape.dash), origin)


def rectangle(x: float, y: float, width: float, height: float) -> tuple[Step, ...]:
    """The path of a rectangle, as other stages draw it."""
    return tuple(_step(step, Transform(x, y)) for step in _corners([(0, 0), (width, 0), (width, height), (0, height)]))


def _step(step: _Step, to: Transform) -> Step:
    name, numbers = step
    places = [to.point(numbers[i], numbers[i + 1]) for i in range(0, len(numbers), 2)]
    flat = [mm(part) for place in places for part in place]
    match flat:
        case []:
            return ("Z",)
        case [x, y]:
            return (name, x, y)
        case [x1, y1, x2, y2, x, y]:
            return (name, x1, y1, x2, y2, x, y)
        case _:
            raise AssertionError(step)


def _steps(shape: Shape, width: float, height: float) -> Iterator[_Step]:
    match shape.kind:
        case "circle":
            radius = min(width, height) / 2
            for name, numbers in _rounded(2 * radius, 2 * radius, radius):
                yield name, tuple(n + (height if i % 2 else width) / 2 - radius for i, n in enumerate(numbers))
        case "rect" if shape.corner:
            yield from _rounded(width, height, min(shape.corner, width / 2, height / 2))
        case "rect":
            yield from _corners([(0, 0), (width, 0), (width, height), (0, height)])
        case "triangle":
            yield from _corners([(width / 2, 0), (width, height), (0, height)])
        case "polygon":
            across, down = shape.box or (width, height)
            points = [(x.within(across) * (width / across), y.within(down) * (height / down)) for x, y in shape.points]
            yield from _corners(points)
        case "line":
            yield from (("M", (0, 0)), ("L", (width, height)))
        case _:
            across, down = shape.box or (1.0, 1.0)
            for name, numbers in shape.steps:
                yield name, tuple(n * (height / down if i % 2 else width / across) for i, n in enumerate(numbers))


def _corners(points: list[tuple[float, float]]) -> Iterator[_Step]:
    for i, point in enumerate(points):
        yield "L" if i else "M", point
    yield "Z", ()


def _rounded(w: float, h: float, r: float) -> Iterator[_Step]:
    k = r * (1 - ROUND)
    yield "M", (r, 0)
    yield "L", (w - r, 0)
    yield "C", (w - k, 0, w, k, w, r)
    yield "L", (w, h - r)
    yield "C", (w, h - k, w - k, h, w - r, h)
    yield "L", (r, h)
    yield "C", (k, h, 0, h - k, 0, h - r)
    yield "L", (0, r)
    yield "C", (0, k, k, 0, r, 0)
    yield "Z", ()
