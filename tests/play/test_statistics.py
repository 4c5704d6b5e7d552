"""Estimates against values from printed tables and exact sums."""

from __future__ import annotations

from itertools import product
from math import comb

import pytest

from rulewright.play.statistics import mean, share, t95


@pytest.mark.parametrize(
    ("hits", "trials", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (81, 263, 0.2553, 0.3662)],
)
def test_wilson_interval_agrees_with_published_values(hits: int, trials: int, low: float, high: float) -> None:
    """81 of 263 is the example of Newcombe (1998), the others are tabled in many places."""
    estimate = share(hits, trials)
    assert (estimate.low, estimate.high) == pytest.approx((low, high), abs=6e-5)


def test_wilson_interval_covers_about_95_of_100() -> None:
    """The interval holds the true share with nearly the promised probability, averaged over shares."""
    trials, chances = 40, [p / 100 for p in range(5, 96)]
    held = 0.0
    for p, hits in product(chances, range(trials + 1)):
        estimate = share(hits, trials)
        if estimate.low <= p <= estimate.high:
            held += comb(trials, hits) * p**hits * (1 - p) ** (trials - hits)
    assert held / len(chances) == pytest.approx(0.95, abs=0.01)


def test_no_trials_say_nothing() -> None:
    assert (share(0, 0).low, share(0, 0).high) == (0.0, 1.0)


@pytest.mark.parametrize(
    ("freedom", "t"), [(1, 12.706), (2, 4.303), (10, 2.228), (11, 2.201), (20, 2.086), (30, 2.042), (120, 1.980)]
)
def test_t_agrees_with_tables(freedom: int, t: float) -> None:
    assert t95(freedom) == pytest.approx(t, abs=6e-4)


def test_mean_of_a_small_sample() -> None:
    """1, 2, 3, 4: mean 2.5, deviation 1.29099, half width 3.18245 x 0.645497."""
    estimate = mean([1, 2, 3, 4])
    assert (estimate.low, estimate.value, estimate.high) == pytest.approx((0.44574, 2.5, 4.55426), abs=1e-5)


@pytest.mark.parametrize("values", [[], [7]])
def test_mean_of_less_than_two_values_has_no_width(values: list[int]) -> None:
    estimate = mean(values)
    assert estimate.low == estimate.value == estimate.high
