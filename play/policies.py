"""Who decides: at random, by weights, or by what playouts come to (flat Monte Carlo).

A policy is asked for one of the ids that a state offers. All it draws comes from the stream that it is given, so the
same stream gives the same decisions, and kernels take the same ones (kernel_search.h).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from rulewright.play.chance import Random
from rulewright.play.faults import FAULTS
from rulewright.play.game import State
from rulewright.play.imagined import Worlds, gains, play_on
from rulewright.play.utilities import Utility

MOST_PLAYOUTS = 1_000_000  # a decision
MOST_WEIGHT = (1 << 31) - 1  # of all decisions together


class Policy(Protocol):
    """Raises Fault where the rules fail in a state that play can reach."""

    def choose(self, state: State, rng: Random) -> int:
        """The id of one of the decisions that a state offers; the state stays as it is."""


@dataclass(frozen=True, slots=True)
class Uniform:
    """Each with equal chance."""

    def choose(self, state: State, rng: Random) -> int:
        return state.pick(rng)


@dataclass(frozen=True, slots=True)
class Weighted:
    """In proportion to the weight of each id, at least 0; where all that is offered weighs 0, each is as likely."""

    weights: tuple[int, ...]

    def choose(self, state: State, rng: Random) -> int:
        ids = sorted(state.ids())
        total = sum(self.weights[n] for n in ids)
        at = rng.below(total or len(ids))
        if not total:
            return ids[at]
        for n in ids:
            if at < self.weights[n]:
                return n
            at -= self.weights[n]
        raise AssertionError(total)


@dataclass(frozen=True, slots=True)
class Flat:
    """Flat Monte Carlo: all that is offered is tried in turn in `playouts` playouts, each at least once.

    What its playouts bring whoever decides the most on average is taken; among equals one is drawn. All are tried in
    the same worlds. A drawn world in which the rules fail counts for nothing.
    """

    playouts: int
    by: Utility = "rank"

    def choose(self, state: State, rng: Random) -> int:
        ids = sorted(state.ids())
        if len(ids) == 1:
            return ids[0]
        seat, worlds = state.position.decider(), Worlds(state, rng)
        sums, tried = [0] * len(ids), [0] * len(ids)
        for n in range(max(self.playouts, len(ids))):
            number, at = divmod(n, len(ids))
            try:
                world, choices = worlds(number)
                world.advance(ids[at])
                play_on(world, choices)
            except FAULTS:
                if not worlds.drawn:
                    raise
                continue
            sums[at] += gains(world.position.results, self.by)[seat]
            tried[at] += 1
        best: list[int] = []
        for at, times in enumerate(tried):
            ahead = sums[at] * tried[best[0]] - sums[best[0]] * times if best and times else 0
            if times and (not best or ahead >= 0):
                best = [*best, at] if ahead == 0 else [at]
        return ids[best[rng.below(len(best))] if best else rng.below(len(ids))]
