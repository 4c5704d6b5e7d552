"""A compiled game as others use it: `Game` makes states, `State` is a game between two decisions.

Seats count from 0. Labels, things, cells and players are written as the rules print them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType
from typing import Any, Literal

from rulewright.play import declared as d
from rulewright.play.calls import Arrangement, call_best, call_word
from rulewright.play.chance import GAME, MASK64, Random, stream_state
from rulewright.play.content import Row, rows_of
from rulewright.play.explicit import Script, Waiting, replay
from rulewright.play.faults import FAULTS, NotOffered, placed
from rulewright.play.histories import Memory, Taken, information_set, remembered, sight
from rulewright.play.pickled import game_in, importable
from rulewright.play.position import Position
from rulewright.play.sets import members, nth_member
from rulewright.play.values import is_number, printed, shown


@dataclass(frozen=True, slots=True)
class Decision:
    """One thing that may be chosen. `args` are the values of its option line as data; `weight` is set for chance."""

    id: int
    label: str
    args: tuple[Any, ...] = ()
    clauses: tuple[str, ...] = ()
    weight: int | None = None


@dataclass(frozen=True, slots=True)
class Result:
    """How a seat ends: its score, and its rank from 1, shared ranks for ties."""

    score: int
    rank: int


@dataclass(frozen=True)
class Game:
    """A compiled game. `position` and `words` are the classes of its module; `module` holds its free functions."""

    declared: d.Declared
    position: type[Position] = field(repr=False)
    words: Any = field(repr=False)
    module: Mapping[str, Any] = field(repr=False)

    def __deepcopy__(self, memo: object) -> Game:
        """A game never changes, so a copy is the game itself."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """A pickled game is the name of its module."""
        return game_in, (importable(self.module["__name__"]),)

    @property
    def name(self) -> str:
        return self.declared.name

    @property
    def title(self) -> str:
        return self.declared.title

    @property
    def players(self) -> tuple[int, int]:
        """The least and the greatest number of players."""
        return self.declared.players

    @property
    def limit(self) -> int:
        return self.declared.limit

    @cached_property
    def options(self) -> Mapping[str, d.Option]:
        """The agreements of the table, by name."""
        return MappingProxyType({o.name: o for o in self.declared.options})

    @cached_property
    def clauses(self) -> Mapping[str, d.Clause]:
        """The clauses of the rulebook, by id."""
        return MappingProxyType({c.id: c for c in self.declared.clauses})

    @cached_property
    def lines(self) -> tuple[d.Line, ...]:
        """The option lines of the rules, in order of ids."""
        return self.declared.lines

    @cached_property
    def tables(self) -> Mapping[str, tuple[Row, ...]]:
        """The content: for each table its things or rows in canonical order."""
        return MappingProxyType({t.name: rows_of(t) for t in self.declared.tables})

    @cached_property
    def _agreed(self) -> dict[tuple[tuple[int, ...], int], Any]:
        return {}

    def agree(self, options: Mapping[str, d.OptionValue] | None, players: int | None = None) -> tuple[Any, int]:
        """The words of the rulebook for these agreements, and the number of players; ValueError for wrong ones."""
        low, high = self.players
        seats = low if players is None else players
        if not is_number(seats) or not low <= seats <= high:
            wanted = str(low) if low == high else f"{low} to {high}"
            raise ValueError(f"{self.name} is for {wanted} players, not {seats!r}")
        given = dict(options or {})
        for name in given:
            if name not in self.options:
                raise ValueError(f"{self.name} has no option {name!r} (it has {', '.join(self.options) or 'none'})")
        values = {
            o.name: d.option_value(o, given[o.name]) if o.name in given else o.default for o in self.declared.options
        }
        key = (tuple(int(v) for v in values.values()), seats)
        if key not in self._agreed:
            self._agreed[key] = self._words(values, seats)
        return self._agreed[key], seats

    def _words(self, values: Mapping[str, int], seats: int) -> Any:
        words = self.words(values, seats)
        for text, name in self.declared.checks:
            found = getattr(words, name)
            if not (found() if callable(found) else found):
                raise ValueError(f"these options exclude each other: {text}")
        return words

    def new(
        self,
        players: int | None = None,
        options: Mapping[str, d.OptionValue] | None = None,
        seed: int = 0,
        history: bool = False,
        chance: Literal["sampled", "explicit"] = "sampled",
    ) -> State:
        """A game at its first decision (or chance, if explicit). The same arguments give the same game everywhere."""
        if chance not in ("sampled", "explicit"):
            raise ValueError(f"chance is 'sampled' or 'explicit', not {chance!r}")
        words, seats = self.agree(options, players)
        position = self.position(words, seats, stream_state(seed & MASK64, GAME))
        waiting = None
        if chance == "explicit":
            position.fate = Script(())
            position, waiting = replay(position, None, ())
        else:
            try:
                position.start()
            except FAULTS as error:
                raise placed(error) from error
        return State(self, position, history, waiting)

    def from_plain(self, data: Mapping[str, Any]) -> State:
        """The state that `plain` has written. Raises Unreadable (a ValueError) with what is wrong otherwise."""
        from rulewright.play.position_from_plain import position_from_plain

        return State(self, position_from_plain(self, data))

    def resample(self, view: Mapping[str, Any], x: int) -> State:
        """A state that looks the same to the seat of a view, what is hidden from it drawn anew from seed x (S-35).

        Raises ValueError for data that is no view of this game, and Fault where nothing fits it.
        """
        from rulewright.play.resample import resample

        return resample(self, view, x)

    def call(self, name: str, *args: Any, options: Mapping[str, d.OptionValue] | None = None) -> Any:
        """A `let` or `pattern` that reads no state."""
        words, _ = self.agree(options)
        return call_word(self, name, args, words, None)

    def best(self, name: str, *sets: Any, options: Mapping[str, d.OptionValue] | None = None) -> Arrangement:
        """The highest total of disjoint parts of some sets that fit cases of a `pattern` which reads no state."""
        words, _ = self.agree(options)
        return call_best(self, name, sets, words, None)


class State:
    """A game between two decisions."""

    __slots__ = ("game", "log", "memory", "position", "taken", "waiting")

    def __init__(self, game: Game, position: Position, history: bool = False, waiting: Waiting | None = None) -> None:
        self.game = game
        self.position = position
        self.log: list[tuple[int, str]] | None = [] if history else None
        self.memory: Memory | None = ((),) * position.seats if history else None  # what each seat has seen and done
        self.taken: Taken | None = None  # a decision that enters it at the next stop
        self.waiting = waiting  # under explicit chance: what chance may say next

    # ------------------------------------------------------------ where the game stands

    @property
    def players(self) -> int:
        return self.position.seats

    @property
    def over(self) -> bool:
        return self.position.over

    @property
    def cut(self) -> bool:
        """Whether the limit of the rules has ended the game."""
        return self.position.cut

    @property
    def ticks(self) -> int:
        """How many decisions and turns have counted towards the limit."""
        return self.position.ticks

    @property
    def to_play(self) -> int | str | None:
        """The seat that decides, from 0; "chance" under explicit chance; None when the game is over."""
        if self.waiting is not None:
            return "chance"
        return None if self.position.over else self.position.decider()

    @property
    def result(self) -> tuple[Result, ...] | None:
        """Score and rank of each seat when the game is over, None before."""
        return tuple(Result(score, rank) for score, rank in self.position.results) if self.over else None

    # ------------------------------------------------------------ decisions

    def decisions(self, prefix: tuple[Any, ...] = ()) -> tuple[Decision, ...]:
        """What may be chosen, ascending in id. `prefix` keeps those whose first arguments are these (S-15)."""
        if self.waiting is not None:
            chances = enumerate(self.waiting.chances)
            return tuple(Decision(i, printed(spec, v), (shown(spec, v),), (), n) for i, (v, n, spec) in chances)
        found: list[Decision] = []
        labels: dict[str, int] = {}
        for n in self._ids():
            decision = self.offered(n)
            again = labels[decision.label] = labels.get(decision.label, 0) + 1
            if again > 1:
                decision = Decision(n, f"{decision.label} #{again}", decision.args, decision.clauses)
            if decision.args[: len(prefix)] == tuple(prefix):
                found.append(decision)
        return tuple(found)

    def _ids(self) -> Iterator[int]:
        for base, bits in self.position.runs():
            for bit in members(bits):
                yield base + bit

    def ids(self) -> list[int]:
        """The ids of what may be chosen, ascending, without labels; none where chance is next."""
        return [] if self.waiting is not None else [*self._ids()]

    def offered(self, decision: int) -> Decision:
        """What an id says here; whether it is offered is not asked."""
        line, label, args = self.position.describe(decision)
        return Decision(decision, label, args, self.game.declared.lines[line].clauses)

    def pick(self, rng: Random) -> int:
        """The id of one option drawn uniformly, without making labels (S-24)."""
        runs = self.position.runs()
        counts = [bits.bit_count() for _, bits in runs]
        total = sum(counts)
        if not total:
            raise NotOffered("nothing is offered")
        k, at = rng.below(total), 0
        while k >= counts[at]:
            k -= counts[at]
            at += 1
        base, bits = runs[at]
        return base + nth_member(bits, k)

    def apply(self, decision: Decision | int) -> None:
        """Take a decision.

        One that is not offered raises NotOffered; a fault of the rules raises Fault; in both cases the state stays as
        it was.
        """
        n = decision.id if isinstance(decision, Decision) else decision
        if self.waiting is not None or self.position.fate is not None:
            self._apply_explicit(n)
            return
        if not self._is_offered(n):
            raise NotOffered(f"decision {n!r} is not offered here")
        taken = self._noted(n)
        saved = self.position.copy()
        try:
            self.position.go_on(n)
        except FAULTS as error:
            self.position = saved
            raise placed(error) from error
        self._remember(taken)

    def advance(self, decision: int) -> None:
        """Take an id that `pick` has just given, unchecked, as playouts do. After a fault the state is of no use."""
        try:
            self.position.go_on(decision)
        except FAULTS as error:
            raise placed(error) from error

    def _is_offered(self, n: Any) -> bool:
        return is_number(n) and any(base <= n and bits >> (n - base) & 1 for base, bits in self.position.runs())

    def _apply_explicit(self, n: int) -> None:
        waiting = self.waiting
        if waiting is not None:
            if not is_number(n) or not 0 <= n < len(waiting.chances):
                raise NotOffered(f"{n!r} is no outcome of this chance")
            self.position, self.waiting = replay(waiting.before, waiting.decision, (*waiting.outcomes, n))
            self._remember(self.taken)
            return
        if not self._is_offered(n):
            raise NotOffered(f"decision {n!r} is not offered here")
        taken = self._noted(n)
        self.position, self.waiting = replay(self.position, n, ())
        self._remember(taken)

    def _noted(self, n: int) -> Taken | None:
        """What the memory will need of a decision about to be taken; nothing where no history is kept."""
        if self.memory is None:
            return None
        seat = self.position.decider()
        return Taken(seat, sight(self, seat), n, self.position.describe(n))

    def _remember(self, taken: Taken | None) -> None:
        """A decision enters the memory when the next stop is reached: only then is it clear who has seen what."""
        self.taken = taken if self.waiting is not None else None
        if taken is None or self.waiting is not None or self.memory is None or self.log is None:
            return
        self.memory = remembered(self.memory, self.game.declared, taken, self.position)
        self.log.append((taken.seat, taken.said[1]))

    # ------------------------------------------------------------ copies and comparison

    def copy(self) -> State:
        """A state of its own, equal to this one, with the same random stream."""
        new = State.__new__(State)
        new.game, new.position = self.game, self.position.copy()
        new.log = None if self.log is None else list(self.log)
        new.memory, new.taken = self.memory, self.taken
        new.waiting = self.waiting
        return new

    def __deepcopy__(self, memo: object) -> State:
        """A copy: what a game is made of is shared by all of its states."""
        return self.copy()

    def fork(self, x: int) -> State:
        """A copy whose chances come from a stream of their own (stream 0 of seed x)."""
        new = self.copy()
        new.position.rng = stream_state(x & MASK64, GAME)
        return new

    def _whole(self) -> tuple[Any, ...]:
        w = self.waiting
        if w is None:
            return (self.game.name, self.position.words.agreed, self.position.snapshot())
        return (self.game.name, self.position.words.agreed, w.before.snapshot(), w.decision, w.outcomes)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self._whole() == other._whole()

    def __hash__(self) -> int:
        return hash(self._whole())

    def key(self) -> tuple[Any, ...]:
        """Equal for states that differ at most in random stream and ticks: what a search may take for one position."""
        w = self.waiting
        waiting = () if w is None else (w.before.snapshot()[:-2], w.decision, w.outcomes)
        return (self.game.name, self.position.words.agreed, self.position.snapshot()[:-2], waiting)

    # ------------------------------------------------------------ data

    def plain(self) -> dict[str, Any]:
        """The whole state as JSON-able data; `from_plain` reads it."""
        from rulewright.play.plain import plain

        return plain(self)

    def view(self, seat: int) -> dict[str, Any]:
        """What a seat may know, as JSON-able data."""
        from rulewright.play.views import view

        return view(self, seat)

    def information_set(self, seat: int) -> str:
        """All that a seat has seen and done, as one text; equal for states that it cannot tell apart (S-34).

        Raises ValueError for a seat at which nobody sits, and for a state without history.
        """
        return information_set(self, seat)

    def call(self, name: str, *args: Any) -> Any:
        """A `let` or `pattern` of the rules, in this state."""
        return call_word(self.game, name, args, self.position.words, self.position)

    def best(self, name: str, *sets: Any) -> Arrangement:
        """The highest total of disjoint parts of some sets that fit cases of a `pattern`, in this state."""
        return call_best(self.game, name, sets, self.position.words, self.position)
