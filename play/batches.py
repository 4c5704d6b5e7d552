"""Some games of a seed → what each of them came to, as columns.

This is the seam between playing and counting: whatever plays games in batches, in Python or elsewhere, is a
`BatchPlayer`, and everything from `simulate` to files of results is made of `Batch`es.
"""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import TYPE_CHECKING, Protocol

from rulewright.play.calls import check_position
from rulewright.play.chance import BOTS, MASK64, PLAYOUT
from rulewright.play.runtime import Fault, Game, OptionValue, Random, State, mix, stream

if TYPE_CHECKING:
    from rulewright.play.policies import Policy

REPORT_EVERY = 0.1  # seconds between two calls of `progress`


@dataclass(frozen=True, slots=True)
class Batch:
    """Games `first`, `first` + 1 .. of a seed.

    `lengths[i]` counts the decisions of game `first` + i (unsigned int of C); `cut[i]` is 1 if the limit of the rules
    ended it. `scores` (64 bits, signed) and `ranks` (8 bits, from 1) hold `seats` values a game, game by game. `lines`
    counts how often each option line was taken in all of them, by its label as written; `names`, for lines that print
    the answer of a pattern, how often each answer, and `reached` how often play came by each clause: None where that
    was not counted.
    """

    first: int
    seats: int
    lengths: array[int]
    cut: bytearray
    scores: array[int]
    ranks: bytearray
    lines: Mapping[str, int]
    names: Mapping[str, Mapping[str, int]] | None
    reached: Mapping[str, int] | None = None

    def __len__(self) -> int:
        return len(self.lengths)


class BatchPlayer(Protocol):
    """Plays games `first` .. `first + count - 1` of `seed` (S-20, S-24): the same games whoever plays them.

    Raises Fault where the rules fail, with a note that names the game.
    """

    def __call__(self, seed: int, first: int, count: int) -> Batch: ...


def play_batch(
    game: Game,
    players: int | None,
    options: Mapping[str, OptionValue] | None,
    seed: int,
    first: int,
    count: int,
    progress: Callable[[int], None] | None = None,
    policies: Sequence[Policy] = (),
) -> Batch:
    """As a BatchPlayer does, one decision after the other. `progress` is told now and then how many games are done.

    `policies` decide seat by seat, each from a stream of its own (S-20); without them all is drawn uniformly. Raises
    ValueError for wrong players or options.
    """
    tally = Tally(game)
    lengths, scores = array("I"), array("q")
    cut, ranks = bytearray(), bytearray()
    told = perf_counter()
    for number in range(first, first + count):
        x = seed_of(seed, number)
        try:
            state = game.new(players, options, x)
            if policies:
                lengths.append(play_out(state, by_seat(policies, x), tally))
            else:
                lengths.append(playout(state, stream(x, PLAYOUT), tally))
        except Fault as fault:
            fault.add_note(f"in game {number} of seed {seed}")
            raise
        cut.append(state.cut)
        for place in state.result or ():
            scores.append(place.score)
            ranks.append(place.rank)
        if progress and perf_counter() - told > REPORT_EVERY:
            told = perf_counter()
            progress(number - first + 1)
    if progress:
        progress(count)
    return Batch(first, players or game.players[0], lengths, cut, scores, ranks, tally.lines(), tally.names())


def seed_of(seed: int, number: int) -> int:
    """The seed of game `number` (from 0) of a simulation (S-20)."""
    return mix(mix(seed) + number & MASK64)


def by_seat(policies: Sequence[Policy], x: int) -> Callable[[State], int]:
    """What the seats of a game with seed x choose."""
    streams = [stream(x, BOTS + seat) for seat in range(len(policies))]

    def choose(state: State) -> int:
        seat = state.position.decider()
        return policies[seat].choose(state, streams[seat])

    return choose


def playout(state: State, rng: Random, tally: Tally | None = None) -> int:
    """Play a state to its end, each decision drawn uniformly (S-24). Returns the number of decisions.

    What the rules say of every state is asked in each; a Fault names the decision after which it does not hold.
    """
    return play_out(state, lambda now: now.pick(rng), tally)


def play_out(state: State, choose: Callable[[State], int], tally: Tally | None = None) -> int:
    """As `playout`, with decisions that `choose` takes."""
    length = 0
    checked = bool(state.game.declared.holds)
    if checked:
        check_position(state.game.declared, state.position)
    while not state.over:
        decision = choose(state)
        if tally is not None:
            tally.note(state, decision)
        state.advance(decision)
        length += 1
        if checked:
            try:
                check_position(state.game.declared, state.position)
            except Fault as fault:
                fault.add_note(f"after decision {length}, which was {decision}")
                raise
    return length


class Tally:
    """Counts decisions by id, and for lines that print the answer of a pattern by that answer."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.times: dict[int, int] = {}
        self.line: dict[int, int] = {}  # the option line of each id that was met; it never changes
        self.answers: dict[int, Counter[str]] = {n: Counter() for n, line in enumerate(game.lines) if line.patterns}

    def note(self, state: State, decision: int) -> None:
        """Count a decision that is about to be taken."""
        if decision not in self.times:
            self.times[decision] = 0
            self.line[decision] = state.position.describe(decision)[0]
        self.times[decision] += 1
        line = self.line[decision]
        if line in self.answers:
            args = state.position.describe(decision)[2]
            self.answers[line].update(str(args[at]) for at in self.game.lines[line].patterns)

    def lines(self) -> dict[str, int]:
        """How often each option line was taken, by its label as written; lines with equal labels together."""
        found = {line.label: 0 for line in self.game.lines}
        for decision, times in self.times.items():
            found[self.game.lines[self.line[decision]].label] += times
        return found

    def names(self) -> dict[str, dict[str, int]]:
        """For each such line how often each answer was taken."""
        return {self.game.lines[n].label: dict(counts) for n, counts in self.answers.items()}
