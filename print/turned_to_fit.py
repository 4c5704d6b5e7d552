"""Places of a drawing → the same, turned so that it fills a frame best."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

_Point = tuple[float, float]


def turned_to_fit(places: Sequence[_Point], width: float, height: float, steps: int) -> tuple[_Point, ...]:
    """Turned by one of `steps` angles within half a turn, so that the frame asks for as little shrinking as can be.

    Among angles that fit as well, the one that is least high counts. Rounded, so that all machines agree.
    """
    if not places:
        return ()
    found = [_turned(places, pi * step / steps) for step in range(steps)]
    return min(found, key=lambda flat: _size(flat, width, height))


def _turned(places: Sequence[_Point], angle: float) -> tuple[_Point, ...]:
    c, s = cos(angle), sin(angle)
    return tuple((round(c * x - s * y, 3) + 0.0, round(s * x + c * y, 3) + 0.0) for x, y in places)


def _size(places: Sequence[_Point], width: float, height: float) -> tuple[float, float]:
    wide = max(x for x, _ in places) - min(x for x, _ in places)
    high = max(y for _, y in places) - min(y for _, y in places)
    return round(max(wide / width, high / height, 1), 2), round(high, 2)
