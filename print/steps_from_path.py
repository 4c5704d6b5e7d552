"""Path data as in SVG 1.1 (section 8.3) → moves, lines, cubic curves and closings with absolute places."""

from __future__ import annotations

import re
from collections.abc import Iterator
from math import atan2, ceil, cos, pi, sin, sqrt, tan

LONGEST = 20_000  # characters
LARGEST = 1e6  # a number in it; places of a drawing are far smaller
_TOKEN = re.compile(r"\s*,?\s*(?:([MmLlHhVvCcSsQqTtAaZz])|([+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?))")
_COUNTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}

Steps = tuple[tuple[str, tuple[float, ...]], ...]


def steps_from_path(text: str) -> Steps | str:
    """`M`, `L`, `C` and `Z` steps; or, in words, why the text is no path."""
    if len(text) > LONGEST:
        return f"it has more than {LONGEST:,} characters"
    try:
        return tuple(_absolute(_commands(text)))
    except ValueError as fault:
        return str(fault)
    except ArithmeticError:
        return "its arcs cannot be computed"


def _commands(text: str) -> Iterator[tuple[str, list[float]]]:
    """Each command with its numbers; a repeated command is written out."""
    groups: list[tuple[str, list[float]]] = []
    at, end = 0, len(text.rstrip())
    while at < end:
        token = _TOKEN.match(text, at)
        if not token:
            raise ValueError(f"`{text[at : at + 8].strip()}` is no command or number")
        if token[1]:
            groups.append((token[1], []))
        elif groups:
            groups[-1][1].append(float(token[2]))
            if abs(groups[-1][1][-1]) > LARGEST:
                raise ValueError(f"`{token[2][:20]}` is too large")
        at = token.end()
    if not groups or groups[0][0] not in "Mm":
        raise ValueError("it should begin with M and a place")
    for command, numbers in groups:
        yield from _written_out(command, numbers, _COUNTS[command.upper()])


def _written_out(command: str, numbers: list[float], count: int) -> Iterator[tuple[str, list[float]]]:
    if len(numbers) % count if count else numbers:
        raise ValueError(f"{command} takes {count} numbers, or that many again and again")
    if not numbers and count:
        raise ValueError(f"numbers are missing after {command}")
    yield command, numbers[:count]
    again = {"M": "L", "m": "l"}.get(command, command)
    for i in range(count, len(numbers), count or 1):
        yield again, numbers[i : i + count]


def _absolute(commands: Iterator[tuple[str, list[float]]]) -> Iterator[tuple[str, tuple[float, ...]]]:
    x = y = start_x = start_y = 0.0
    control: tuple[float, float] | None = None  # of the curve before, for S and T
    before = ""
    for command, given in commands:
        kind = command.upper()
        dx, dy = (x, y) if command.islower() else (0.0, 0.0)
        n = _shifted(kind, given, dx, dy)
        near = control if control and (before, kind) in (("C", "S"), ("S", "S"), ("Q", "T"), ("T", "T")) else (x, y)
        mirror = (2 * x - near[0], 2 * y - near[1])
        control = None
        match kind:
            case "M":
                x, y = start_x, start_y = n[0], n[1]
                yield "M", (x, y)
            case "L" | "H" | "V":
                x = n[0] if kind != "V" else x
                y = n[-1] if kind != "H" else y
                yield "L", (x, y)
            case "C" | "S":
                c1 = (n[0], n[1]) if kind == "C" else mirror
                control, (x, y) = (n[-4], n[-3]), (n[-2], n[-1])
                yield "C", (*c1, *control, x, y)
            case "Q" | "T":
                q = (n[0], n[1]) if kind == "Q" else mirror
                end = (n[-2], n[-1])
                yield "C", (*_toward(x, y, q), *_toward(*end, q), *end)
                control, (x, y) = q, end
            case "A":
                yield from _arc(x, y, n)
                x, y = n[5], n[6]
            case _:
                x, y = start_x, start_y
                yield "Z", ()
        before = kind


def _shifted(kind: str, n: list[float], dx: float, dy: float) -> list[float]:
    match kind:
        case "H":
            return [n[0] + dx]
        case "V":
            return [n[0] + dy]
        case "A":
            return [*n[:5], n[5] + dx, n[6] + dy]
        case _:
            return [value + (dy if i % 2 else dx) for i, value in enumerate(n)]


def _toward(x: float, y: float, q: tuple[float, float]) -> tuple[float, float]:
    """Control point of the cubic curve that equals a quadratic one."""
    return x + 2 / 3 * (q[0] - x), y + 2 / 3 * (q[1] - y)


def _arc(x: float, y: float, n: list[float]) -> Iterator[tuple[str, tuple[float, ...]]]:
    """An elliptical arc as cubic curves of at most a quarter turn (SVG 1.1, appendix F.6)."""
    rx, ry, tilt, large, sweep, x2, y2 = abs(n[0]), abs(n[1]), n[2] * pi / 180, bool(n[3]), bool(n[4]), n[5], n[6]
    if not rx or not ry or (x, y) == (x2, y2):
        yield "L", (x2, y2)
        return
    c, s = cos(tilt), sin(tilt)
    ax, ay = (c * (x - x2) + s * (y - y2)) / 2, (c * (y - y2) - s * (x - x2)) / 2
    stretch = sqrt(max(1.0, (ax / rx) ** 2 + (ay / ry) ** 2))
    rx, ry = rx * stretch, ry * stretch
    inside = (rx * ry) ** 2 - (rx * ay) ** 2 - (ry * ax) ** 2
    factor = sqrt(max(0.0, inside / ((rx * ay) ** 2 + (ry * ax) ** 2))) * (-1 if large == sweep else 1)
    mx, my = factor * rx * ay / ry, -factor * ry * ax / rx
    first = atan2((ay - my) / ry, (ax - mx) / rx)
    turn = atan2((-ay - my) / ry, (-ax - mx) / rx) - first
    if sweep and turn < 0:
        turn += 2 * pi
    elif not sweep and turn > 0:
        turn -= 2 * pi
    cx, cy = c * mx - s * my + (x + x2) / 2, s * mx + c * my + (y + y2) / 2
    parts = max(1, ceil(abs(turn) / (pi / 2) - 1e-9))
    for i in range(parts):
        a, b = first + turn * i / parts, first + turn * (i + 1) / parts
        k = 4 / 3 * tan((b - a) / 4)
        points = (
            (cos(a) - k * sin(a), sin(a) + k * cos(a)),
            (cos(b) + k * sin(b), sin(b) - k * cos(b)),
            (cos(b), sin(b)),
        )
        flat = [v for px, py in points for v in (cx + c * rx * px - s * ry * py, cy + s * rx * px + c * ry * py)]
        yield "C", tuple(flat)
