"""Batches of random games → what they show together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from time import perf_counter

from rulewright.play.batches import Batch, play_batch
from rulewright.play.runtime import Game, OptionValue
from rulewright.play.statistics import Estimate, mean_of_counts, share

Ranks = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Simulation:
    """What `games` random games showed, in an order that does not depend on who played which of them.

    `lengths` counts games by their number of decisions, `scores[seat]` by the score of the seat, and `ends` by the rank
    of each seat and whether the limit of the rules cut the game; such games are ranked too. `lines` counts how often
    each option line was taken; `names`, for lines that print the name of a pattern's case, how often each name.
    Names were counted in `named` of the games, and in `counted` of them how often play `reached` each clause. `seconds`
    is the playing.
    """

    game: str
    seed: int
    lengths: Mapping[int, int]
    scores: tuple[Mapping[int, int], ...]
    ends: Mapping[tuple[Ranks, bool], int]
    lines: Mapping[str, int]
    names: Mapping[str, Mapping[str, int]]
    reached: Mapping[str, int] = field(default_factory=dict)
    named: int = 0
    counted: int = 0
    seconds: float = 0.0

    @property
    def games(self) -> int:
        return sum(self.lengths.values())

    @property
    def decisions(self) -> int:
        return sum(length * games for length, games in self.lengths.items())

    @property
    def length(self) -> Estimate:
        """Decisions a game."""
        return mean_of_counts(self.lengths)

    @property
    def wins(self) -> tuple[int, ...]:
        """Games in which a seat is first and not everybody is; a shared win counts for each winner."""
        return tuple(
            sum(games for (ranks, _), games in self.ends.items() if ranks[seat] == 1 and set(ranks) != {1})
            for seat in range(len(self.scores))
        )

    @property
    def draws(self) -> int:
        """Games in which all are first."""
        return sum(games for (ranks, _), games in self.ends.items() if set(ranks) == {1})

    @property
    def unfinished(self) -> int:
        """Games that the limit of the rules cut."""
        return sum(games for (_, cut), games in self.ends.items() if cut)

    def win(self, seat: int) -> Estimate:
        return share(self.wins[seat], self.games)

    def score(self, seat: int) -> Estimate:
        return mean_of_counts(self.scores[seat])

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
    began = perf_counter()
    batch = play_batch(game, players, options, seed, 0, games, progress)
    return simulation_of(game, seed, players, [batch], perf_counter() - began)


def simulation_of(
    game: Game, seed: int, players: int | None, batches: Iterable[Batch], seconds: float = 0.0
) -> Simulation:
    """All batches together; they are of one game with the same players and options."""
    seats = players or game.players[0]
    lengths: Counter[int] = Counter()
    scores: list[Counter[int]] = [Counter() for _ in range(seats)]
    ends: Counter[tuple[Ranks, bool]] = Counter()
    lines, names, reached = Counter[str](), dict[str, Counter[str]](), Counter[str]()
    named = counted = 0
    for batch in batches:
        lengths.update(batch.lengths)
        for seat in range(seats):
            scores[seat].update(batch.scores[seat::seats])
        ranks = zip(*(batch.ranks[seat::seats] for seat in range(seats)), strict=True)
        ends.update(zip(ranks, map(bool, batch.cut), strict=True))
        lines.update(batch.lines)
        if batch.reached is not None:
            counted += len(batch)
            reached.update(batch.reached)
        if batch.names is not None:
            named += len(batch)
            for label, counts in batch.names.items():
                names.setdefault(label, Counter()).update(counts)
    return ordered(
        game, Simulation(game.name, seed, lengths, (*scores,), ends, lines, names, reached, named, counted, seconds)
    )


def ordered(game: Game, found: Simulation) -> Simulation:
    """The same with numbers ascending, lines and clauses as in the rules, and the most frequent names first."""
    lines = {line.label: found.lines.get(line.label, 0) for line in game.lines}
    answering = [line.label for line in game.lines if line.patterns]
    names = {label: found.names.get(label, {}) for label in answering}
    return replace(
        found,
        lengths=dict(sorted(found.lengths.items())),
        scores=tuple(dict(sorted(counts.items())) for counts in found.scores),
        ends=dict(sorted(found.ends.items())),
        lines=lines,
        names={label: dict(sorted(n.items(), key=lambda item: (-item[1], item[0]))) for label, n in names.items()},
        reached=dict(sorted(found.reached.items())),
    )
