"""Moves, turns and changes of scale, one after the other, in millimetres with y downwards."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, radians, sin


@dataclass(frozen=True, slots=True)
class Transform:
    """A place is scaled, turned clockwise by `angle` degrees, then moved by x and y."""

    x: float = 0.0
    y: float = 0.0
    angle: float = 0.0
    scale: float = 1.0

    def point(self, x: float, y: float) -> tuple[float, float]:
        if not self.angle:
            return self.x + self.scale * x, self.y + self.scale * y
        c, s = cos(radians(self.angle)) * self.scale, sin(radians(self.angle)) * self.scale
        return self.x + c * x - s * y, self.y + s * x + c * y

    def inside(self, x: float, y: float, scale: float = 1.0) -> Transform:
        """That of something whose own corner lies at (x, y) in here."""
        moved = self.point(x, y)
        return Transform(moved[0], moved[1], self.angle, self.scale * scale)

    def turned(self, angle: float, x: float, y: float) -> Transform:
        """Turned about the place (x, y) in here."""
        if not angle:
            return self
        at = Transform(angle=angle).point(-x, -y)
        moved = self.point(x + at[0], y + at[1])
        return Transform(moved[0], moved[1], (self.angle + angle) % 360, self.scale)
