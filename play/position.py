"""What every compiled position shares: the slots that no rule names, chance, the limit, and the ways to end a game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Protocol, Self, TypeVar

from rulewright.play.chance import MASK128, MULTIPLIER, below_from
from rulewright.play.faults import Fault
from rulewright.play.sets import Runs, bits, members, nth_member
from rulewright.play.values import Spec

T = TypeVar("T")

# A block of the flow, or None at a stop.
Step = Callable[[], Any] | None
# What an id says: number of its option line, label, arguments as data.
Said = tuple[int, str, tuple[Any, ...]]


class Fate(Protocol):
    """Decides chance instead of the random stream: under explicit chance, and in scenarios."""

    def choose(self, values: Sequence[T], spec: Spec) -> T:
        """One of the values; equal ones several times."""


@dataclass(frozen=True, slots=True)
class AtOnce:
    """All decide at once: in which block of the rules (from 1), who has decided yet (bits), and what lay where before.

    Of `began` only what lies where and what is noted counts, not where the flow stands.
    """

    block: int
    asked: int
    began: Position


OVER = -1  # where the flow stands when the game is over
NOWHERE = -2  # .. and before it has begun


class Position(ABC):
    """One position of a game. A compiled module adds the slots of its rules and the blocks of its flow.

    `at` is the stop where the flow waits; `me` the seat whose go it is; `ticks` counts decisions and turns towards the
    limit. `offered` keeps what may be chosen here, as runs of ids, until something changes.
    """

    limit: ClassVar[int]
    lists: ClassVar[tuple[str, ...]]  # slots that are lists, and so are copied
    nested: ClassVar[tuple[str, ...]]  # slots that are lists of lists
    zeros: ClassVar[tuple[tuple[str, Any], ...]] = ()  # locals of rules, and what they hold while they do not matter
    seers: ClassVar[dict[str, tuple[int, ...]]] = {}  # for each component with hidden zones: who sees each place
    slots: ClassVar[tuple[str, ...]]  # primary slots of the rules; all others follow from them

    def __init__(self, words: Any, seats: int, rng: int) -> None:
        self.words = words
        self.seats = seats
        self.rng = rng
        self.me = 0
        self.at = NOWHERE
        self.ticks = 0
        self.over = False
        self.cut = False
        self.results: tuple[tuple[int, int], ...] = ()
        self.offered: Runs | None = None
        self.fate: Fate | None = None
        self.at_once: AtOnce | None = None

    # ------------------------------------------------------------ what a compiled module fills in

    def setup(self) -> Step:
        """The first block."""
        return self.begin

    @abstractmethod
    def begin(self) -> Step:
        """The block behind the setup."""

    @abstractmethod
    def options(self) -> Runs:
        """What may be chosen at this stop."""

    @abstractmethod
    def take(self, decision: int) -> Step:
        """The block to which a decision leads."""

    @abstractmethod
    def describe(self, decision: int) -> Said:
        """What a decision says."""

    def decider(self) -> int:
        """The seat that decides at this stop."""
        return self.me

    def standing(self, seat: int) -> tuple[int, ...]:
        """The values by which a seat is ranked, the higher the better; empty where no `winner` is declared."""
        return ()

    def score(self, seat: int) -> int | None:
        """The first value by which a seat is ranked, as the rules say it; None where no `winner` is declared."""
        return None

    # ------------------------------------------------------------ running

    def run(self, step: Step) -> None:
        """From block to block until a stop."""
        while step is not None:
            step = step()

    def start(self) -> None:
        self.run(self.setup)

    def go_on(self, decision: int) -> None:
        """Take an offered decision; whether it is offered is not asked."""
        self.ticks += 1
        self.offered = None
        if self.at_once is not None:
            self.at_once = replace(self.at_once, asked=self.at_once.asked | 1 << self.me)
        self.run(self.take(decision))

    def offer(self, stop: int, otherwise: Step) -> Step:
        """Stop here if there is something to choose; go to `otherwise` if there is nothing."""
        self.at = stop
        offered = self.options()
        for _, found in offered:
            if found:
                if self.ticks >= self.limit:
                    self.end_cut()
                    return None
                self.offered = offered
                return None
        if otherwise is None:
            raise Fault("Nothing can be chosen here, though the rules say that something always can.")
        self.at = NOWHERE
        return otherwise

    def tick(self) -> bool:
        """A turn or round begins. Beyond the limit the game ends as cut (S-7)."""
        if self.ticks >= self.limit:
            self.end_cut()
            return True
        self.ticks += 1
        return False

    def runs(self) -> Runs:
        """What may be chosen, computed once for each stop."""
        if self.offered is None:
            self.offered = [] if self.over else self.options()
        return self.offered

    def copy(self) -> Self:
        """A position of its own, equal to this one."""
        new = self.__class__.__new__(self.__class__)
        new.__dict__.update(self.__dict__)
        for name in self.lists:
            setattr(new, name, getattr(self, name)[:])
        for name in self.nested:
            setattr(new, name, [inner[:] for inner in getattr(self, name)])
        return new

    def restore(self, other: Position) -> None:
        """Become what another position is. The other one must not be used any more."""
        self.__dict__.clear()
        self.__dict__.update(other.__dict__)

    # ------------------------------------------------------------ all at once

    def all_decide(self, block: int) -> None:
        """From here all decide at once: what the others see of anyone is what is so now (S-33)."""
        self.at_once = AtOnce(block, 0, self.without_flow())

    def all_have_decided(self) -> None:
        self.at_once = None

    def without_flow(self) -> Self:
        """A position with the same things at the same places and the same notes, where no flow stands."""
        new = self.copy()
        new.me, new.at, new.ticks, new.rng = 0, NOWHERE, 0, 1
        new.offered = new.fate = new.at_once = None
        for name, zero in self.zeros:
            setattr(new, name, zero)
        return new

    # ------------------------------------------------------------ chance

    def below(self, n: int) -> int:
        """A number from 0 to n - 1 from the stream of the game."""
        if n == 1:
            return 0
        state = self.rng * MULTIPLIER & MASK128
        m = (state >> 96) * n
        if m & 0xFFFFFFFF < n:
            found, self.rng = below_from(self.rng, n)
            return found
        self.rng = state
        return m >> 32

    def by_chance(self, values: Sequence[T], spec: Spec) -> T:
        """One of several values, each with equal chance, equal values several times."""
        if not values:
            raise Fault("Chance has nothing to choose from.")
        if self.fate is not None:
            return self.fate.choose(values, spec)
        return values[self.below(len(values))]

    def roll(self, values: Sequence[T], spec: Spec) -> T:
        """`roll S`."""
        return self.by_chance(values, spec)

    def one_of(self, bag: int, spec: Spec) -> int:
        """One of the things in a bag."""
        if self.fate is not None:
            return self.fate.choose(tuple(members(bag)), spec)
        return nth_member(bag, self.below(bag.bit_count()))

    def shuffle(self, deck: list[int], spec: Spec, known: list[int] | None = None) -> None:
        """Put a deck in a random order (S-22). Nobody knows any more where its things are, if there are several."""
        if known is not None and len(deck) > 1:
            for thing in deck:
                known[thing] = 0
        if self.fate is None:
            for i in range(len(deck) - 1, 0, -1):
                j = self.below(i + 1)
                deck[i], deck[j] = deck[j], deck[i]
            return
        rest = sorted(deck)
        deck.clear()
        while rest:
            deck.append(self.fate.choose(rest, spec))
            rest.remove(deck[-1])

    def shuffle_openly(self, deck: list[int], spec: Spec, known: list[int] | None = None) -> int:
        """As `shuffle`. Under explicit chance there is no order until somebody draws (S-23): the things, as bits."""
        if self.fate is None:
            self.shuffle(deck, spec, known)
            return 0
        if known is not None and len(deck) > 1:
            for thing in deck:
                known[thing] = 0
        deck.sort()
        return bits(deck)

    def top_of(self, deck: list[int], unordered: int, spec: Spec) -> int:
        """The top thing of a deck; where that lies in no order yet, any one of those that do."""
        if self.fate is None or not unordered >> deck[0] & 1:
            return deck[0]
        places = [i for i, thing in enumerate(deck) if unordered >> thing & 1]
        rest = sorted(deck[i] for i in places)
        found = self.fate.choose(rest, spec)
        rest.remove(found)
        for i, thing in zip(places, (found, *rest), strict=True):
            deck[i] = thing
        return found

    # ------------------------------------------------------------ things and tokens

    def follow(self, known: list[int], thing: int, seers: tuple[int, ...], old: int, place: int, left: int) -> None:
        """A thing has moved: who sees an end of the way knows where it is now, who knew and could follow still does.

        `left` are the things that stay behind at a place without order. Who cannot tell which of them has gone does not
        know of any of them any more (S-26).
        """
        follows = seers[old] | seers[place]
        everybody = (1 << self.seats) - 1
        for other in members(left):
            known[other] &= follows
        knows = known[thing] & follows | seers[place] if left else known[thing] | seers[place]
        known[thing] = -1 if knows & everybody == everybody else knows

    def mingle(self, cohort: list[int], old: int, place: int) -> None:
        """Somebody could not follow a move: what lies at its ends are one cohort now, named by its lowest place.

        Which things a cohort holds is common knowledge, though not where in it each lies (S-26).
        """
        low, high = sorted((cohort[old], cohort[place]))
        if low != high:
            cohort[:] = [low if name == high else name for name in cohort]

    def leave(self, cohort: list[int], place: int) -> None:
        """A place is empty: it belongs to no cohort of several."""
        name, cohort[place] = cohort[place], -1
        if name == place and name in cohort:
            lowest = cohort.index(name)
            cohort[:] = [lowest if other == name else other for other in cohort]
        cohort[place] = place

    def move_tokens(self, counts: list[int], kinds: int, kind: int, count: int, source: int, to: int) -> None:
        """Move exactly `count` tokens of a kind; fewer are a fault (S-44)."""
        at = source * kinds + kind
        if not 0 <= count <= counts[at]:
            raise Fault(f"{count} were to be moved, but {counts[at]} are there.")
        counts[at] -= count
        counts[to * kinds + kind] += count

    def draw_tokens(self, counts: list[int], kinds: int, count: int, source: int, to: int, spec: Spec) -> None:
        """Draw up to `count` tokens at random, one at a time."""
        for _ in range(max(0, min(count, sum(counts[source * kinds : (source + 1) * kinds])))):
            self.move_tokens(
                counts, kinds, self.one_token(counts[source * kinds : (source + 1) * kinds], spec), 1, source, to
            )

    def one_token(self, pool: list[int], spec: Spec) -> int:
        """The kind of one token of a pool, by chance (S-21)."""
        if self.fate is not None:
            return self.fate.choose(tuple(k for k, n in enumerate(pool) for _ in range(n)), spec)
        at = self.below(sum(pool))
        for kind, n in enumerate(pool):
            if at < n:
                return kind
            at -= n
        raise Fault("Chance has nothing to choose from.")

    # ------------------------------------------------------------ the end

    def finish(self, results: tuple[tuple[int, int], ...]) -> None:
        """The game is over; `results` are (score, rank) by seat."""
        for name, zero in self.zeros:
            setattr(self, name, zero)
        self.results = results
        self.over = True
        self.at = OVER
        self.at_once = None
        self.offered = []

    def end_ranked(self) -> None:
        """`end game`: ranked by `winner`; ties share a rank, and the next rank is left out (1 1 3)."""
        values = [self.standing(p) for p in range(self.seats)]
        ranks = [1 + sum(other > mine for other in values) for mine in values]
        self.finish(tuple((self.score(p) or 0, ranks[p]) for p in range(self.seats)))

    def end_drawn(self) -> None:
        """`end game: draw`."""
        self.finish(tuple((self.score(p) or 0, 1) for p in range(self.seats)))

    def end_won(self, winner: int) -> None:
        """`end game: p wins`."""
        scores = [self.score(p) for p in range(self.seats)]
        self.finish(
            tuple((int(p == winner) if s is None else s, 1 if p == winner else 2) for p, s in enumerate(scores))
        )

    def end_cut(self) -> None:
        """The limit is reached: ranked where a `winner` is declared, drawn otherwise."""
        self.cut = True
        if self.standing(0):
            self.end_ranked()
        else:
            self.end_drawn()

    def snapshot(self) -> tuple[Any, ...]:
        """Everything that makes two positions equal, hashable; random stream and ticks last."""
        slots = tuple(_frozen(getattr(self, name)) for name in self.slots)
        now = self.at_once
        hidden = None if now is None else (now.block, now.asked, now.began.snapshot())
        return (self.at, self.me, self.over, self.cut, self.results, self.seats, slots, hidden, self.rng, self.ticks)


def _frozen(value: Any) -> Any:
    return tuple(_frozen(v) for v in value) if isinstance(value, list) else value
