"""Counts and samples → estimates with their 95 % intervals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
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
    return mean_of_counts(Counter(values))


def mean_of_counts(counts: Mapping[int, int]) -> Estimate:
    """As `mean`, of a sample in which each value stands so many times."""
    n, middle, variance = moments(counts)
    if n < 2:
        return Estimate(middle, middle, middle)
    half = t95(n - 1) * sqrt(variance / n)
    return Estimate(middle, middle - half, middle + half)


def moments(counts: Mapping[int, int]) -> tuple[int, float, float]:
    """Size, mean and unbiased variance of a sample; 0 where there is nothing to say."""
    n = sum(counts.values())
    middle = sum(value * times for value, times in counts.items()) / n if n else 0.0
    squares = sum((value - middle) ** 2 * times for value, times in counts.items())
    return n, middle, squares / (n - 1) if n > 1 else 0.0


def quantile(counts: Mapping[int, int], part: float) -> int:
    """The least value that at least `part` (0 to 1) of a sample do not exceed; the sample is not empty."""
    wanted, found = part * sum(counts.values()), 0
    for value in sorted(counts):
        found += counts[value]
        if found >= wanted:
            return value
    return max(counts)


def difference_of_shares(hits: int, trials: int, other_hits: int, other_trials: int) -> Estimate:
    """The first share less the other, with Newcombe's interval of Wilson's two (his method 10).

    Newcombe, "Interval estimation for the difference between independent proportions: comparison of eleven methods",
    Statistics in Medicine 17 (1998).
    """
    one, other = share(hits, trials), share(other_hits, other_trials)
    value = one.value - other.value
    low = value - sqrt((one.value - one.low) ** 2 + (other.high - other.value) ** 2)
    high = value + sqrt((one.high - one.value) ** 2 + (other.value - other.low) ** 2)
    return Estimate(value, low, high)


def difference_of_means(counts: Mapping[int, int], others: Mapping[int, int]) -> Estimate:
    """The mean of the first sample less that of the other, with Welch's interval; both have at least two values."""
    (n, middle, variance), (m, other, other_variance) = moments(counts), moments(others)
    value, one, two = middle - other, variance / n, other_variance / m
    if one + two == 0:
        return Estimate(value, value, value)
    freedom = (one + two) ** 2 / (one**2 / (n - 1) + two**2 / (m - 1))
    half = t95(max(1, int(freedom))) * sqrt(one + two)
    return Estimate(value, value - half, value + half)


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
