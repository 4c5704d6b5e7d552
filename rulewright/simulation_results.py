"""Where the results of a simulation are kept, and how they are asked for; here in memory."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

from rulewright.play.batches import Batch
from rulewright.play.runtime import Game
from rulewright.play.simulate import Simulation, simulation_of
from rulewright.simulation_plan import Chunk, Plan, Spans

Row = tuple[int, int, bool, Sequence[int], Sequence[int]]  # game, decisions, cut, scores and ranks of the seats


class Results(Protocol):
    """Results of one run; a chunk that `add` has taken is kept whole, and one that it has not taken leaves nothing."""

    plan: Plan

    def done(self) -> list[Spans]:
        """The games of each variant that are kept."""

    def add(self, chunk: Chunk, batch: Batch) -> None: ...

    def simulations(self, game: Game) -> list[Simulation]:
        """What is kept, variant by variant."""

    def rows(self, variant: int) -> Iterator[Row]:
        """The games of a variant in order."""


class InMemory:
    """Results for as long as the process lives."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.kept: list[dict[int, Batch]] = [{} for _ in plan.variants]

    def done(self) -> list[Spans]:
        return [[(first, len(batch)) for first, batch in batches.items()] for batches in self.kept]

    def add(self, chunk: Chunk, batch: Batch) -> None:
        self.kept[chunk.variant][chunk.first] = batch

    def simulations(self, game: Game) -> list[Simulation]:
        plan = self.plan
        return [simulation_of(game, plan.seed, plan.players, batches.values()) for batches in self.kept]

    def rows(self, variant: int) -> Iterator[Row]:
        for first, batch in sorted(self.kept[variant].items()):
            for n, (decisions, cut) in enumerate(zip(batch.lengths, batch.cut, strict=True)):
                seats = slice(n * batch.seats, (n + 1) * batch.seats)
                yield first + n, decisions, bool(cut), batch.scores[seats], batch.ranks[seats]
