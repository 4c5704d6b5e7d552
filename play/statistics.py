"""Counts and samples → estimates with their 95 % intervals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

Z95 = 1.959963984540054  # the normal deviate that 95 % lie within

# Student's t, two-sided 95 %, for 1 to 10 degrees of freedom; the expansion below is exact to three digits beyond.
SMALL_T95 = (12.7062, 4.30265, 3.18245, 2.77645, 2.57058, 2.44691, 2.36462, 2.306, 2.26216, 2.22814)


@dataclass(frozen=True, slots=True)
class Estimate:
    """A value and the interval that holds the true one in 95 of 100 such runs."""

    value: float
    low: float
    high: float


def share(hits: int, trials: int) -> Estimate:
    """The share of `hits` in `trials` with Wilson's score interval; of no trials, 0 and the whole interval 0..1.

    Wilson, "Probable inference, the law of succession, and statistical inference", JASA 22 (1927).
    """
    if trials == 0:
        return Estimate(0.0, 0.0, 1.0)
    p = hits / trials
    square = Z95 * Z95 / trials
    middle = (p + square / 2) / (1 + square)
    half = Z95 * sqrt(p * (1 - p) / trials + square / (4 * trials)) / (1 + square)
    # At the ends the formula gives 0 and 1 exactly; rounding must not say otherwise.
    return Estimate(p, 0.0 if hits == 0 else middle - half, 1.0 if hits == trials else middle + half)


def mean(values: Sequence[int]) -> Estimate:
    """The mean of a sample with Student's interval; of fewer than two values, the value itself thrice."""
    n = len(values)
    if n < 2:
        only = float(values[0]) if n else 0.0
        return Estimate(only, only, only)
    middle = sum(values) / n
    variance = sum((v - middle) ** 2 for v in values) / (n - 1)
    half = t95(n - 1) * sqrt(variance / n)
    return Estimate(middle, middle - half, middle + half)


def t95(freedom: int) -> float:
    """Student's two-sided 95 % deviate (Cornish and Fisher's expansion beyond ten degrees of freedom)."""
    if freedom <= len(SMALL_T95):
        return SMALL_T95[freedom - 1]
    z, n = Z95, freedom
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    )
