"""Width and height of a six-sided piece → its corners."""

from __future__ import annotations


def hexagon(width: float, height: float) -> tuple[tuple[float, float], ...]:
    """Its corners, clockwise as seen on paper: two at the ends of the longer side, four on the sides."""
    if width >= height:
        left, right = width / 4, width * 3 / 4
        return (0, height / 2), (left, 0), (right, 0), (width, height / 2), (right, height), (left, height)
    top, bottom = height / 4, height * 3 / 4
    return (width / 2, 0), (width, top), (width, bottom), (width / 2, height), (0, bottom), (0, top)
