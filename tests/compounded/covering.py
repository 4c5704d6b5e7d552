"""Options of a game → few tables that hold every pair of values of any two options."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from itertools import combinations

Value = int | bool | str
Pair = tuple[tuple[str, Value], tuple[str, Value]]
TRIED = 20  # rows of which the one with most new pairs is taken


def pairs(values: Mapping[str, Sequence[Value]]) -> set[Pair]:
    """All pairs of values of two options, the options in their order."""
    return {((a, v), (b, w)) for a, b in combinations(values, 2) for v in values[a] for w in values[b]}


def covering(values: Mapping[str, Sequence[Value]], seed: int = 0) -> list[dict[str, Value]]:
    """Rows such that each pair of values stands in one of them; greedy, the same for the same seed.

    Each row starts from a pair that is still missing. The other options follow in a random order, each with the value
    that adds most missing pairs to those already chosen (as in AETG: Cohen, Dalal, Fredman, Patton 1997).
    """
    chance = random.Random(seed)
    missing = pairs(values)
    rows = []
    while missing:
        start = min(missing, key=str)
        tried = [_row(values, start, missing, chance) for _ in range(TRIED)]
        best = max(tried, key=lambda row: len(missing & _pairs_of(row, values)))
        missing -= _pairs_of(best, values)
        rows.append(best)
    return rows


def _row(
    values: Mapping[str, Sequence[Value]], start: Pair, missing: set[Pair], chance: random.Random
) -> dict[str, Value]:
    row = dict(start)
    rest = [name for name in values if name not in row]
    chance.shuffle(rest)
    order = {name: i for i, name in enumerate(values)}
    for name in rest:
        scores = {}
        for value in values[name]:
            met = [
                ((o, v), (name, value)) if order[o] < order[name] else ((name, value), (o, v)) for o, v in row.items()
            ]
            scores[value] = sum(pair in missing for pair in met)
        most = max(scores.values())
        row[name] = chance.choice([value for value, score in scores.items() if score == most])
    return row


def _pairs_of(row: Mapping[str, Value], values: Mapping[str, Sequence[Value]]) -> set[Pair]:
    return set(combinations([(name, row[name]) for name in values], 2))
