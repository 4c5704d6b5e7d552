"""A game and a seed → many games of uniform random play and what they show."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from time import perf_counter

from rulewright.play.chance import MASK64, PLAYOUT
from rulewright.play.runtime import Fault, Game, OptionValue, Random, State, mix, stream
from rulewright.play.statistics import Estimate, mean, share

REPORT_EVERY = 0.1  # seconds between two calls of `progress`


@dataclass(frozen=True, slots=True)
class Simulation:
    """What `games` random games showed. `seconds` is the playing alone; `lengths` are decisions, game by game.

    `wins[seat]` counts games in which the seat is first and not everybody is (a shared win counts for each winner),
    `draws` those in which all are first. `unfinished` games were cut by the limit of the rules; they are ranked, so
    they stand among wins or draws too. `lines` counts how often each option line was taken; `names`, for lines that
    print the name of a pattern's case, how often each name.
    """

    game: str
    games: int
    seed: int
    seconds: float
    lengths: tuple[int, ...]
    wins: tuple[int, ...]
    draws: int
    unfinished: int
    lines: Mapping[str, int]
    names: Mapping[str, Mapping[str, int]]

    @property
    def decisions(self) -> int:
        return sum(self.lengths)

    @property
    def length(self) -> Estimate:
        """Decisions a game."""
        return mean(self.lengths)

    def win(self, seat: int) -> Estimate:
        return share(self.wins[seat], self.games)

    @property
    def draw(self) -> Estimate:
        return share(self.draws, self.games)


def simulate(
    game: Game,
    games: int,
    seed: int = 0,
    *,
    players: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    progress: Callable[[int], None] | None = None,
) -> Simulation:
    """Play games 0 .. games - 1 of `seed` at random (SEMANTICS S-20, S-24). The same arguments give the same games.

    `progress` is told now and then how many games are done. Raises what `game.new` raises for wrong players or
    options, and Fault where the rules fail, with a note that names the game.
    """
    tally = Tally(game)
    lengths: list[int] = []
    ends: Counter[tuple[tuple[int, ...], bool]] = Counter()
    began = told = perf_counter()
    for number in range(games):
        x = seed_of(seed, number)
        try:
            state = game.new(players, options, x)
            lengths.append(playout(state, stream(x, PLAYOUT), tally))
        except Fault as fault:
            fault.add_note(f"in game {number} of seed {seed}")
            raise
        ends[tuple(place.rank for place in state.result or ()), state.cut] += 1
        if progress and perf_counter() - told > REPORT_EVERY:
            told = perf_counter()
            progress(number + 1)
    seconds = perf_counter() - began
    if progress:
        progress(games)
    seats = players or game.players[0]
    return Simulation(
        game=game.name,
        games=games,
        seed=seed,
        seconds=seconds,
        lengths=tuple(lengths),
        wins=tuple(sum(n for (ranks, _), n in ends.items() if wins(ranks, seat)) for seat in range(seats)),
        draws=sum(n for (ranks, _), n in ends.items() if set(ranks) == {1}),
        unfinished=sum(n for (_, cut), n in ends.items() if cut),
        lines=tally.lines(),
        names=tally.names(),
    )


def wins(ranks: tuple[int, ...], seat: int) -> bool:
    """Whether a seat is first, alone or with others, but not with all."""
    return ranks[seat] == 1 and set(ranks) != {1}


def seed_of(seed: int, number: int) -> int:
    """The seed of game `number` (from 0) of a simulation (S-20)."""
    return mix(mix(seed) + number & MASK64)


def playout(state: State, rng: Random, tally: Tally | None = None) -> int:
    """Play a state to its end, each decision drawn uniformly (S-24). Returns the number of decisions."""
    length = 0
    while not state.over:
        decision = state.pick(rng)
        if tally is not None:
            tally.note(state, decision)
        state.advance(decision)
        length += 1
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
        """For each such line how often each answer was taken, the most frequent first."""
        return {
            self.game.lines[n].label: dict(sorted(counts.items(), key=lambda item: (-item[1], item[0])))
            for n, counts in self.answers.items()
        }
