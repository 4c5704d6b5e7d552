"""What is asked of a simulation, and what is done of it → the chunks of games that are still to be played."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product

from rulewright.play.runtime import OptionValue
from rulewright.policies_from_text import Seated

# Of so many of the games it is counted which clauses they reach; playing is a little slower meanwhile.
LEAST_COUNTED, MOST_COUNTED = 100, 200
MOST_VARIANTS = 200

Agreed = Mapping[str, OptionValue]
Spans = Sequence[tuple[int, int]]  # first game and number of games, each


@dataclass(frozen=True, slots=True)
class Variant:
    """What the table agrees on in one row of the comparison; `name` says what sets it apart from the others."""

    name: str
    options: Agreed


@dataclass(frozen=True, slots=True)
class Plan:
    """Games 0 .. `games` - 1 of `seed` for each variant; in the first `counted` of them clauses are counted.

    `policies` decide seat by seat; without them all play at random.
    """

    seed: int
    players: int
    games: int
    counted: int
    variants: tuple[Variant, ...]
    policies: tuple[Seated, ...] = ()

    @property
    def searches(self) -> bool:
        """Whether a decision takes many playouts."""
        return any(seated.searches for seated in self.policies)

    @property
    def who(self) -> str:
        """Who decides, in words; nothing where all play at random."""
        return ", ".join(f"player {n} {seated.name}" for n, seated in enumerate(self.policies, 1))


@dataclass(frozen=True, slots=True)
class Chunk:
    """Games `first` .. `first + count - 1` of a variant; all of them count clauses, or none."""

    variant: int
    first: int
    count: int
    counting: bool


def counted_of(games: int) -> int:
    """In how many of the games clauses are counted."""
    return min(games, max(LEAST_COUNTED, min(games // 10, MOST_COUNTED)))


def variants_of(agreed: Agreed, varied: Mapping[str, Sequence[str]]) -> tuple[Variant, ...]:
    """Every combination of the varied options' values, the last option fastest; each on top of `agreed`."""
    combined = [dict(zip(varied, values, strict=True)) for values in product(*varied.values())]
    return tuple(Variant(", ".join(f"{n}={v}" for n, v in one.items()), {**agreed, **one}) for one in combined)


def chunks(plan: Plan, done: Sequence[Spans], size: Callable[[], int]) -> Iterator[Chunk]:
    """What is missing, the variants in turn, so that all are equally far whenever it stops.

    `done` are the games of each variant that have been played; `size` is asked for the size of every chunk anew.
    """
    waiting = deque((n, deque(gaps(plan, spans))) for n, spans in enumerate(done))
    while waiting:
        variant, missing = waiting.popleft()
        if missing:
            first, end = missing.popleft()
            count = min(end - first, max(1, size()))
            yield Chunk(variant, first, count, first < plan.counted)
            if first + count < end:
                missing.appendleft((first + count, end))
            waiting.append((variant, missing))


def gaps(plan: Plan, done: Spans) -> Iterator[tuple[int, int]]:
    """First and end of the runs of games that are missing; none lies on both sides of where counting ends."""
    at = 0
    for start, count in [*sorted(done), (plan.games, 0)]:
        first = min(start, plan.games)
        if at < plan.counted < first:
            yield at, plan.counted
            at = plan.counted
        if at < first:
            yield at, first
        at = max(at, first + count)


def missing(plan: Plan, done: Iterable[Spans]) -> int:
    """How many games are still to be played."""
    return sum(end - first for spans in done for first, end in gaps(plan, spans))
