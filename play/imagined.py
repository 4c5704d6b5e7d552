"""A state → states that its decider could take for it, as searches play on from them.

A search never plays on from the state itself, whose random stream is the future and whose cards lie open to a program:
what the decider cannot see is drawn anew (S-35), and what chance will say as well.
"""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.play import declared as d
from rulewright.play.batches import seed_of
from rulewright.play.chance import PLAYOUT, Random, stream
from rulewright.play.faults import Fault
from rulewright.play.game import State
from rulewright.play.resample import values_of
from rulewright.play.utilities import Utility

HALF = 1 << 31


class Worlds:
    """The worlds of one decision, by number; `rng` is the stream of whoever decides, and gives them their seed.

    `drawn` says whether something hidden is drawn: then a world may be one that play cannot reach, and that the rules
    fail in it says nothing of them. Raises Fault where something is hidden that cannot be drawn.
    """

    def __init__(self, state: State, rng: Random) -> None:
        declared = state.game.declared
        self.state, self.seed = state, rng.below(HALF) << 31 | rng.below(HALF)
        self.drawn = hides(declared)
        if reason := not_drawn(declared, state.players):
            raise Fault(reason)
        self.view = state.view(state.position.decider()) if self.drawn else None

    def __call__(self, number: int) -> tuple[State, Random]:
        """A world, and the stream from which what is chosen in it is drawn."""
        x = seed_of(self.seed, number)
        world = self.state.fork(x) if self.view is None else self.state.game.resample(self.view, x)
        return world, stream(x, PLAYOUT)


def hides(declared: d.Declared) -> bool:
    """Whether a seat ever does not see something of the table."""
    seen = [*(z.seen for z in declared.zones), *(v.seen for v in declared.vars)]
    return any(who != "all" for who in seen) or bool(declared.at_once)


def not_drawn(declared: d.Declared, players: int) -> str:
    """Why what is hidden cannot be drawn anew, or nothing: the values of a hidden var may be too many to list."""
    for var in declared.vars:
        if var.seen != "all" and values_of(var.spec, players) is None:
            return f"The values of {var.name} are hidden and too many to draw from, so nothing can be searched."
    return ""


def play_on(state: State, rng: Random) -> None:
    """To the end, each decision drawn uniformly."""
    while not state.over:
        state.advance(state.pick(rng))


def gains(results: Sequence[tuple[int, int]], by: Utility) -> list[int]:
    """What an end is worth to each seat, from its (score, rank), as whole numbers.

    By rank: how many others it is ahead of less how many are ahead of it. By score: how far it lies above the mean,
    times the number of seats. Whoever plays alone has nothing but a score.
    """
    if len(results) == 1:
        return [results[0][0]]
    if by == "score":
        total = sum(score for score, _ in results)
        return [len(results) * score - total for score, _ in results]
    return [sum((other > rank) - (other < rank) for _, other in results) for _, rank in results]
