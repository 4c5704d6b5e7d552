"""The nine patterns: all sets of four numbers, under every reading."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations, permutations
from types import ModuleType
from typing import Any

import pytest

RUNS = list(combinations(range(1, 37), 4))


def test_the_counts_of_the_clause_file(oracle: ModuleType) -> None:
    """252 sets; 253 with 2, 3, 5, 8 in both of its patterns."""
    sets = oracle.trope_sets()
    assert len(sets) == 252
    assert Counter(name for names in sets.values() for name in names) == {
        "Consecutive Run": 33,
        "Multiples Run": 41,
        "Irregular Repeating Run": 124,
        "Plus 1 Plus 2 Plus 3 Run": 30,
        "Prime Number Run": 8,
        "Power Run": 4,
        "Squares Run": 3,
        "Triangular Run": 5,
        "Fibonacci Run": 5,
    }
    assert [run for run, names in sets.items() if len(names) > 1] == [(2, 3, 5, 8)]


def test_all_sets_of_four(numeria: Any, oracle: ModuleType) -> None:
    """The compiled pattern names exactly the sets of the clauses, each by its first pattern."""
    sets = oracle.trope_sets()
    wrong = [run for run in RUNS if numeria.call("trope", *run) != next(iter(sets.get(run, [])), None)]
    assert wrong == []


READINGS: list[tuple[dict[str, object], int]] = [
    ({"one_is_prime": True}, 252),
    ({"honour_misprints": True}, 253),
    ({"irregular": "aba"}, 3467),
    ({"power": "geometric"}, 254),
    ({"series": "any"}, 394),
    ({"fibonacci": "general"}, 343),
    ({"irregular": "aba", "power": "geometric", "series": "any", "fibonacci": "general"}, 3699),
]


@pytest.mark.parametrize(
    ("options", "count"), READINGS, ids=lambda value: " ".join(value) if isinstance(value, dict) else ""
)
def test_other_readings(numeria: Any, oracle: ModuleType, options: dict[str, object], count: int) -> None:
    """Each reading has its documented number of sets; the compiled pattern names them all and names nothing else."""
    sets = oracle.trope_sets({**oracle.DEFAULTS, **options})
    assert len(sets) == count
    others = random.Random(0).sample(RUNS, 2000)
    runs = [*sets, *others]
    wrong = [run for run in runs if numeria.call("trope", *run, options=options) != next(iter(sets.get(run, [])), None)]
    assert wrong == []


def test_order_in_line(numeria: Any) -> None:
    """Four numbers count rising or falling, and in no other order."""
    run = (3, 6, 9, 12)
    named = {order: numeria.call("name", *order) for order in permutations(run)}
    assert {order for order, name in named.items() if name} == {run, run[::-1]}


def test_order_in_line_when_any_four_of_a_series_count(numeria: Any) -> None:
    """Squares in order need not be neighbours, but 1, 25, 9, 36 go up and down."""
    options = {"series": "any"}
    for run in ((1, 9, 25, 36), (1, 6, 15, 36), (1, 5, 13, 34)):
        named = {order: numeria.call("name", *order, options=options) for order in permutations(run)}
        assert {order for order, name in named.items() if name} == {run, run[::-1]}
