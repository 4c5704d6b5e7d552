"""Colours `#rrggbb`: how light they are, how far apart, and how others see them."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

Eyes = Literal["protan", "deutan", "tritan", "grey"]
EYES: tuple[Eyes, ...] = ("protan", "deutan", "tritan", "grey")
SEEN_BY: dict[Eyes, str] = {
    "protan": "readers who see no red (protanopia)",
    "deutan": "readers who see no green (deuteranopia)",
    "tritan": "readers who see no blue (tritanopia)",
    "grey": "a photocopier",
}
# Machado, Oliveira, Fernandes: A Physiologically-based Model for Simulation of Color Vision Deficiency (2009),
# severity 1.0, for linear RGB.
_MATRICES: dict[Eyes, tuple[tuple[float, float, float], ...]] = {
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
}

_Triple = tuple[float, float, float]


@lru_cache(1000)
def linear(colour: str) -> _Triple:
    """Red, green and blue as amounts of light, from 0 to 1."""
    parts = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return red, green, blue


def luminance(colour: str) -> float:
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """How far two colours are apart, from 1 to 21 (WCAG 2.1)."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def difference(one: str, other: str, eyes: Eyes | None = None) -> float:
    """How different two colours look (CIE 1976, L*a*b*: 2 can just be told apart, 100 is black to white)."""
    first, second = (_lab(_seen(linear(colour), eyes)) for colour in (one, other))
    return float(sum((a - b) ** 2 for a, b in zip(first, second, strict=True)) ** 0.5)


def _seen(light: _Triple, eyes: Eyes | None) -> _Triple:
    if eyes is None:
        return light
    red, green, blue = (
        min(1.0, max(0.0, sum(m * part for m, part in zip(row, light, strict=True)))) for row in _MATRICES[eyes]
    )
    return red, green, blue


def _lab(light: _Triple) -> _Triple:
    red, green, blue = light
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    fx, fy, fz = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)
