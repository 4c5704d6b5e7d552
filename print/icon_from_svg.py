"""SVG file → an icon of paths. What SVG could reach outside with is refused, not skipped.

Taken: svg, g, path, rect, circle, ellipse, line, polyline, polygon with fill, stroke, stroke-width, transform (as in
SVG 1.1). `currentColor` is the colour of the text around the icon. Refused: document types and entities, scripts and
events, links, pictures, style sheets, texts.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import cos, radians, sin, sqrt, tan
from xml.etree import ElementTree as ET

from rulewright.dsl.spans import Span
from rulewright.print.layout import Icon, Region, Shape
from rulewright.print.sizes import Length
from rulewright.print.steps_from_path import Steps, steps_from_path

LARGEST = 200_000  # bytes
DEEPEST = 20
MOST = 500  # shapes
LARGEST_PLACE = 1e6
LONGEST = 1_000  # characters of a transform
SHAPES = ("path", "rect", "circle", "ellipse", "line", "polyline", "polygon")
SILENT = ("title", "desc", "metadata", "defs")
COLOURS = {"black": "#000000", "white": "#ffffff", "red": "#ff0000", "green": "#008000", "blue": "#0000ff",
           "gray": "#808080", "grey": "#808080", "currentColor": "current", "none": ""}  # fmt: skip
_NUMBER = re.compile(r"[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?")
_TRANSFORM = re.compile(r"(translate|scale|rotate|skewX|skewY|matrix)\s*\(([^)]*)\)")
_WHOLE = (Length(0), Length(0), Length(0, 1), Length(0, 1))

Matrix = tuple[float, float, float, float, float, float]
UNIT: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)


@dataclass(frozen=True, slots=True)
class _Paint:
    fill: str | None
    stroke: str | None
    line: float


class _Refused(Exception):
    """Why the file is no icon, in words."""


def icon_from_svg(name: str, data: bytes, span: Span) -> Icon | str:
    """The icon; or, in words, why the file cannot be one."""
    try:
        return _icon(name, data, span)
    except _Refused as fault:
        return str(fault)
    except (ET.ParseError, ValueError, LookupError, ArithmeticError):
        return "it is damaged, or no SVG"
    except RecursionError:
        return "its groups lie too deep in each other"


def _icon(name: str, data: bytes, span: Span) -> Icon:
    if len(data) > LARGEST:
        raise _Refused(f"it has more than {LARGEST:,} bytes")
    text = data.decode("utf-8")
    if _declares(text):
        raise _Refused("it declares a document type or entities, which an icon has no use for")
    root = ET.fromstring(text)  # noqa: S314  # without a document type there are no entities to unfold
    if _tag(root) != "svg":
        raise _Refused("it is no SVG")
    box = [float(n) for n in _NUMBER.findall(root.get("viewBox") or "")]
    if not box:
        box = [0.0, 0.0, _number(root, "width", 0.0), _number(root, "height", 0.0)]
    if len(box) != 4 or not all(0.01 < side < 1e5 for side in box[2:]) or not all(abs(at) < 1e5 for at in box[:2]):
        raise _Refused("it says no size: give it a `viewBox`")
    start: Matrix = (1.0, 0.0, 0.0, 1.0, -box[0], -box[1])
    size = (box[2], box[3])
    regions = tuple(_shapes(root, start, _Paint("#000000", None, 1.0), size, span, 0))
    if not regions or len(regions) > MOST:
        raise _Refused(f"it draws nothing, or more than {MOST} shapes")
    return Icon(name, *size, regions, span)


def _declares(text: str) -> bool:
    """Whether there is a declaration outside of comments."""
    at = text.find("<!")
    while at >= 0 and text.startswith("<!--", at):
        end = text.find("-->", at)
        at = text.find("<!", end) if end >= 0 else -1
    return at >= 0


def _shapes(
    node: ET.Element, to: Matrix, paint: _Paint, size: tuple[float, float], span: Span, depth: int
) -> Iterator[Region]:
    if depth > DEEPEST:
        raise _Refused("its groups lie too deep in each other")
    for key in node.attrib:
        local = key.rpartition("}")[2]
        if local.startswith("on") or local in ("href", "filter", "mask", "clip-path"):
            raise _Refused(f"it has `{local}`, which an icon has no use for")
    tag = _tag(node)
    paint = _paint(node, paint)
    to = _times(to, _matrix(node.get("transform") or ""))
    if tag in ("svg", "g"):
        for child in node:
            yield from _shapes(child, to, paint, size, span, depth + 1)
    elif tag in SHAPES:
        steps = tuple((step, _moved(numbers, to)) for step, numbers in _steps(node, tag))
        line = paint.line * sqrt(abs(to[0] * to[3] - to[1] * to[2]))
        if not all(abs(number) < LARGEST_PLACE for _, numbers in steps for number in (*numbers, line)):
            raise _Refused(f"a {tag} lies too far away")
        shape = Shape("path", paint.fill, paint.stroke, line if paint.stroke else 0.0, (), 0.0, (), steps, size)
        if steps and (paint.fill or paint.stroke):
            yield Region(tag, _WHOLE, None, 0.0, shape, span)
    elif tag not in SILENT:
        raise _Refused(f"it has `{tag}`; an icon is made of {', '.join(SHAPES)}")


def _tag(node: ET.Element) -> str:
    return str(node.tag).rpartition("}")[2]


def _paint(node: ET.Element, outer: _Paint) -> _Paint:
    style = dict(part.split(":", 1) for part in (node.get("style") or "").split(";") if ":" in part)
    said: Mapping[str, str] = {**node.attrib, **{key.strip(): value.strip() for key, value in style.items()}}
    line = _NUMBER.match(said.get("stroke-width", "").strip())
    return _Paint(
        _colour(said.get("fill"), outer.fill),
        _colour(said.get("stroke"), outer.stroke),
        float(line[0]) if line else outer.line,
    )


def _colour(text: str | None, outer: str | None) -> str | None:
    if text is None or text == "inherit":
        return outer
    text = text.strip()
    if text in COLOURS:
        return COLOURS[text] or None
    if re.fullmatch(r"#[0-9a-fA-F]{6}", text):
        return text.lower()
    if re.fullmatch(r"#[0-9a-fA-F]{3}", text):
        return "#" + "".join(2 * c for c in text[1:].lower())
    raise _Refused(f'the colour `{text}` is not written as "#1f5a7a"')


def _steps(node: ET.Element, tag: str) -> Steps:
    found = steps_from_path(_path(node, tag))
    if isinstance(found, str):
        raise _Refused(f"a {tag} cannot be read: {found}")
    return found


def _path(node: ET.Element, tag: str) -> str:
    """The shape as path data."""
    n = {key: _number(node, key, 0.0) for key in ("x", "y", "width", "height", "x1", "y1", "x2", "y2", "cx", "cy", "r")}
    match tag:
        case "path":
            return node.get("d") or ""
        case "rect":
            return f"M {n['x']} {n['y']} h {n['width']} v {n['height']} h {-n['width']} Z"
        case "line":
            return f"M {n['x1']} {n['y1']} L {n['x2']} {n['y2']}"
        case "circle" | "ellipse":
            rx, ry = (n["r"], n["r"]) if tag == "circle" else (_number(node, "rx", 0.0), _number(node, "ry", 0.0))
            left, right = n["cx"] - rx, n["cx"] + rx
            return f"M {left} {n['cy']} A {rx} {ry} 0 0 1 {right} {n['cy']} A {rx} {ry} 0 0 1 {left} {n['cy']} Z"
        case _:
            numbers = _NUMBER.findall(node.get("points") or "")
            return f"M {' '.join(numbers)}" + (" Z" if tag == "polygon" else "")


def _number(node: ET.Element, key: str, default: float) -> float:
    found = _NUMBER.match((node.get(key) or "").strip())
    return float(found[0]) if found else default


def _matrix(text: str) -> Matrix:
    to = UNIT
    if len(text) > LONGEST:
        raise _Refused(f"a transform has more than {LONGEST:,} characters")
    for kind, given in _TRANSFORM.findall(text):
        n = [float(number) for number in _NUMBER.findall(given)]
        to = _times(to, _one(kind, n))
    return to


def _one(kind: str, n: list[float]) -> Matrix:
    match kind, n:
        case "matrix", [a, b, c, d, e, f]:
            return (a, b, c, d, e, f)
        case "translate", [x, *rest]:
            return (1, 0, 0, 1, x, rest[0] if rest else 0.0)
        case "scale", [x, *rest]:
            return (x, 0, 0, rest[0] if rest else x, 0, 0)
        case "rotate", [angle, *rest]:
            c, s = cos(radians(angle)), sin(radians(angle))
            x, y = rest if len(rest) == 2 else (0.0, 0.0)
            return (c, s, -s, c, x - c * x + s * y, y - s * x - c * y)
        case "skewX", [angle]:
            return (1, 0, tan(radians(angle)), 1, 0, 0)
        case "skewY", [angle]:
            return (1, tan(radians(angle)), 0, 1, 0, 0)
        case _:
            raise _Refused(f"a transform cannot be read: {kind}")


def _times(outer: Matrix, inner: Matrix) -> Matrix:
    a, b, c, d, e, f = outer
    p, q, r, s, t, u = inner
    return (a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f)


def _moved(numbers: tuple[float, ...], to: Matrix) -> tuple[float, ...]:
    a, b, c, d, e, f = to
    pairs = zip(numbers[::2], numbers[1::2], strict=True)
    return tuple(v for x, y in pairs for v in (a * x + c * y + e, b * x + d * y + f))
