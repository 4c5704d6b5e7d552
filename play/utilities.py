"""How a game ended → numbers that sum to nothing, as learning libraries want them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from rulewright.play.game import Result

Utility = Literal["rank", "score"]


def utilities(result: Sequence[Result], by: Utility) -> list[float]:
    """One number for each seat, with sum 0.

    By rank: the share of the others that a seat is ahead of less the share that is ahead of it, from -1 to 1. By score:
    how far it lies above the mean score.
    """
    if by == "score":
        mean = sum(r.score for r in result) / len(result)
        return [r.score - mean for r in result]
    others = max(1, len(result) - 1)
    return [sum((o.rank > r.rank) - (o.rank < r.rank) for o in result) / others for r in result]
