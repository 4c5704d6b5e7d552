"""A compiled game → what its examples, misprints, checks and scenarios say when they are run."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from rulewright.compiler.choices_to_python import numbered_lines
from rulewright.compiler.clauses_from_yaml import Erratum, Point
from rulewright.compiler.compile_game import Compiled
from rulewright.compiler.expr_to_python import is_constant, tier_of
from rulewright.dsl import expressions as x
from rulewright.dsl import model as m
from rulewright.dsl.facts import Clause
from rulewright.dsl.problems import Label, Problem, nearest
from rulewright.dsl.spans import Span
from rulewright.label_slips import Labels
from rulewright.play.chance import GAME, stream_state
from rulewright.play.faults import FAULTS, placed
from rulewright.play.game import Game
from rulewright.play.position import NOWHERE, Position
from rulewright.play.values import Spec, Whole

T = TypeVar("T")
NAMED = 6  # rows or clauses in one message
SHOWN = 3  # rows that are shown where they stand
SEEDS = range(8)  # a scenario must hold whatever chance says


@dataclass(frozen=True, slots=True)
class TestReport:
    """How many were run, and a problem for each that did not hold."""

    __test__ = False  # no test class of pytest

    examples: int
    misprints: int
    checks: int
    scenarios: int
    failed: tuple[Problem, ...]


def run_promises(compiled: Compiled) -> TestReport:
    """Run everything with the default options."""
    model = compiled.model
    failed = broken_promises(compiled)
    for scenario in model.scenarios:
        for seed in SEEDS:
            problem = _Scenario(compiled, scenario, seed).run()
            if problem is not None:
                failed.append(problem)
                break
    forms = [p.form for p in model.promises]
    return TestReport(
        forms.count("example"), forms.count("misprint"), forms.count("check"), len(model.scenarios), tuple(failed)
    )


def broken_promises(compiled: Compiled) -> list[Problem]:
    """The examples, misprints and checks of the content that do not hold; no scenario is played."""
    return [p for promise in compiled.model.promises if not promise.reads_state for p in _promise(compiled, promise)]


def _promise(compiled: Compiled, promise: m.PromiseDecl) -> list[Problem]:
    """What does not hold. The examples of a pattern that asks about the state are of a game not set up yet."""
    game: Game = compiled.tested["GAME"]
    words, seats = game.agree(None)
    try:
        holds = _value(compiled, promise.pure, words, game.position(words, seats, stream_state(SEEDS[0], GAME)))
    except FAULTS as error:
        return [
            Problem(
                "RW507", f"This {promise.form} cannot be computed: {placed(error).message}", promise.span, promise.shown
            )
        ]
    match promise.form:
        case "example" if not holds:
            return [Problem("RW508", f"This example does not hold: {promise.shown}", promise.span,
                            "Mend the rule, or say what is wrong with the rulebook in a `misprint`.")]  # fmt: skip
        case "misprint" if holds:
            return [
                Problem(
                    "RW509",
                    f"This misprint holds after all: {promise.shown}",
                    promise.span,
                    f'It was said to fail because: "{promise.text}". Make it an `example`, or mend the rule.',
                )
            ]
        case "check" if not holds:
            rows = _broken_rows(compiled, promise, words)
            return [Problem("RW510", f'The check "{promise.text}" does not hold{_for_whom(rows)}.', promise.span,
                            " ".join([*_what_it_has(compiled, promise, words), _what_it_says(compiled, promise)]),
                            _where_they_are(compiled, promise, rows))]  # fmt: skip
        case _:
            return []


def _broken_rows(compiled: Compiled, promise: m.PromiseDecl, words: Any) -> dict[int, str]:
    """The rows that break a check of every one, with their names; copies once."""
    if promise.broken_by is None:
        return {}
    table = next(t for t in compiled.game.declared.tables if t.name == promise.rows)
    found = _value(compiled, promise.broken_by, words, None)
    return {table.rows[n]: table.named.names[table.rows.index(table.rows[n])] for n in found}


def _for_whom(rows: Mapping[int, str]) -> str:
    names = list(rows.values())
    return f" for {', '.join(names[:NAMED])}{' ..' if len(names) > NAMED else ''}" if names else ""


def _where_they_are(compiled: Compiled, promise: m.PromiseDecl, rows: Mapping[int, str]) -> tuple[Label, ...]:
    """Where the first of these rows stand in the content."""
    table = compiled.facts.tables.get(promise.rows) if compiled.facts and promise.rows else None
    if table is None:
        return ()
    return tuple(Label(table.records[row].span, f"this is {name}") for row, name in list(rows.items())[:SHOWN])


def _what_it_has(compiled: Compiled, promise: m.PromiseDecl, words: Any) -> list[str]:
    """What the numbers are that a check compares."""
    found = [f"{said} is {_value(compiled, pure, words, None):,}" for said, pure in promise.counted]
    return [f"Here {', and '.join(found)}."] if found else []


def _what_it_says(compiled: Compiled, promise: m.PromiseDecl) -> str:
    """The clauses, points of doubt and errata that a check stands for."""
    said = ["Mend the content or the rules."]
    if compiled.book is not None:
        for cite in promise.cites[:NAMED]:
            match compiled.book.find(cite.id):
                case Clause(text=text) | Point(default=text) | Erratum(finding=text):
                    said.append(f"{cite.id}: {text}")
                case None:
                    pass
    return " ".join(said)


def _value(compiled: Compiled, name: str, words: Any, position: Position | None) -> Any:
    """The value of a test function, wherever it lives."""
    assert compiled.flow is not None
    tier = tier_of(compiled.flow.reads[name])
    owner = {"module": None, "words": words, "position": position}[tier]
    found = compiled.tested[name] if owner is None else getattr(owner, name)
    pure = {**compiled.model.pures, **compiled.model.test_pures}[name]
    return found if is_constant(pure, tier) else found()


class _Failed(Exception):
    """Why a scenario does not hold; `at` is the line, where it is not the one that runs."""

    def __init__(self, code: str, message: str, help_: str = "", at: Span | None = None) -> None:
        super().__init__(message)
        self.code, self.message, self.help, self.at = code, message, help_, at


@dataclass(frozen=True, slots=True)
class _Fated:
    """A value that a `chance` line names: at run time, and as it is written."""

    value: Any
    said: Span


@dataclass
class _Queue:
    """Chance of a scenario: the values that `chance` lines name, then whatever the random stream says."""

    position: Position
    read_ahead: Callable[[], None]
    values: list[_Fated] = field(default_factory=list)

    def choose(self, values: Sequence[T], spec: Spec) -> T:
        if not self.values:
            self.read_ahead()
        if not self.values:
            return values[self.position.below(len(values))]
        fated = self.values.pop(0)
        # A flag is no number, though Python would take the one for the other.
        flag = isinstance(fated.value, bool)
        alike = [v for v in values if v == fated.value and isinstance(v, bool) == flag]
        if not alike:
            numbers = ", ".join(str(v) for v in dict.fromkeys(values[:12])) if isinstance(spec, Whole) else ""
            mend = f"It gives one of {numbers}." if numbers else ""
            raise _Failed("RW511", f"Chance cannot give `{fated.said.text}` here.", mend, fated.said)
        return alike[0]


class _Scenario:
    """One run of a scenario with one seed (S-49 to S-53)."""

    def __init__(self, compiled: Compiled, scenario: m.ScenarioDecl, seed: int) -> None:
        self.compiled, self.scenario, self.seed = compiled, scenario, seed
        self.game: Game = compiled.tested["GAME"]
        self.step: Any = None  # the block to go on with, where the flow was held back
        self.rest: list[m.ScenarioStep] = []  # lines still to come
        self.queue: _Queue | None = None

    def run(self) -> Problem | None:
        agreed = (s.span for s in self.scenario.steps if isinstance(s, m.GivenStep) and (s.options or s.players))
        where: Span = next(agreed, self.scenario.span)
        try:
            self._begin()
            self.rest = list(self.scenario.steps)
            while self.rest:
                step = self.rest.pop(0)
                where = step.span
                self._do(step)
            self._all_asked()
        except _Failed as failed:
            return Problem(failed.code, failed.message, failed.at or where, failed.help)
        except FAULTS as error:
            fault = placed(error)
            at = f" Line {fault.line}: {fault.text}" if fault.line else ""
            return Problem(
                "RW507", f"The rules fail here: {fault.message}", where, f'In the scenario "{self.scenario.title}".{at}'
            )
        return None

    def _read_chance(self) -> None:
        """`chance` may stand behind what causes it: it is read as soon as it is needed (S-52)."""
        if self.rest and isinstance(self.rest[0], m.ChanceStep):
            self._do(self.rest.pop(0))

    def _all_asked(self) -> None:
        if self.queue is not None and self.queue.values:
            said = self.queue.values[0].said
            raise _Failed(
                "RW511", f"Nothing rolls or draws so often: `{said.text}` is left over.", "Take it out.", said
            )

    def _begin(self) -> None:
        """The setup, with the options of all `given`s; decisions in it take the lowest id (S-51)."""
        options: dict[str, Any] = {}
        players: int | None = None
        for step in self.scenario.steps:
            if isinstance(step, m.GivenStep):
                options.update({n: self._said(n, v) for n, v in step.options})
                players = step.players if step.players is not None else players
        try:
            self.words, seats = self.game.agree(options, players)
        except ValueError as reason:
            raise _Failed(
                "RW512", f"This cannot be agreed on: {reason}.", f'In the scenario "{self.scenario.title}".'
            ) from None
        self.position = self.game.position(self.words, seats, stream_state(self.seed, GAME))
        self.queue = _Queue(self.position, self._read_chance)
        self._run(self.position.setup)
        plays_first = isinstance(self.scenario.steps[0], m.PlayStep) if self.scenario.steps else False
        while self.step is None and not self.position.over and not plays_first and self._in_setup():
            self._take(self._ids()[0])
        self.position.fate = self.queue

    def _said(self, name: str, value: int | bool) -> Any:
        option = self.game.options[name]
        return option.values[self.compiled.model.options[name].values.index(value)]

    def _in_setup(self) -> bool:
        stops = self.game.declared.stops
        return self.position.at >= 0 and stops[self.position.at].flow == "setup"

    def _run(self, step: Any) -> None:
        """Run on, but hold back where the first turn would begin."""
        while step is not None and step.__name__ != "begin":
            step = step()
        self.step = step

    def _let_go(self) -> None:
        """Go on with what was held back, because a later line needs it (S-50)."""
        if self.step is not None:
            step, self.step = self.step, None
            self.position.run(step)

    def _take(self, decision: int) -> None:
        self.position.ticks += 1
        self.position.offered = None
        self._run(self.position.take(decision))

    def _do(self, step: m.ScenarioStep) -> None:
        match step:
            case m.GivenStep(rule=rule, by=by):
                self._given(rule, by)
            case m.ChanceStep(pures=pures):
                assert self.queue is not None
                tests = self.compiled.model.test_pures
                self.queue.values += [_Fated(self._test(p), tests[p].cases[0].value.span) for p in pures]
            case m.ExpectStep(pure=pure, span=span):
                if not self._test(pure):
                    said = span.text.removeprefix("expect ").split(" [")[0]
                    where = f'In the scenario "{self.scenario.title}".'
                    raise _Failed("RW513", f"This was expected, but does not hold: {said}", where)
            case m.WonStep(pures=pures):
                self._won({self._test(p) for p in pures})
            case m.PlayStep(form=form, label=label):
                self._let_go()
                self._play(form, label)
                self._check()

    def _won(self, expected: set[int]) -> None:
        """These seats alone share the first rank of a game that is over."""
        if not self.position.over:
            raise _Failed("RW513", "The game is not over here.", self.named)
        first = {seat for seat, (_, rank) in enumerate(self.position.results) if rank == 1}
        if first != expected:
            who = ", ".join(f"player {seat + 1}" for seat in sorted(first))
            raise _Failed("RW513", f"The game is over here, but first comes {who}.", self.named)

    def _given(self, rule: str | None, by: x.Expr | None) -> None:
        if rule is None:
            return
        kept = self.position.me
        self.position.me = by.value if isinstance(by, x.Const) and isinstance(by.value, int) else 0
        first_turn = self.step
        if first_turn is not None:
            self.position.at = NOWHERE  # what was decided in the setup is over
        made = getattr(self.position, rule)()
        self.position.offered = None  # what may be chosen can be other than before
        if made is not None:
            self._run(made)
        # Where the statements wait for a decision, what they lead to comes after it, and then the first turn.
        self.step = None if self.position.at >= 0 else first_turn
        if self.position.at < 0:
            self.position.me = kept
        self._check()

    def _check(self) -> None:
        """What the rules say of every state is so after each step (S-45)."""
        for promise in self.compiled.model.promises:
            if promise.form == "check" and promise.reads_state and not self._test(promise.pure):
                raise _Failed("RW510", f'The check "{promise.text}" does not hold here.', self.named)

    @property
    def named(self) -> str:
        return f'In the scenario "{self.scenario.title}".'

    def _test(self, pure: str) -> Any:
        return _value(self.compiled, pure, self.words, self.position)

    def _ids(self) -> list[int]:
        return [base + i for base, bits in self.position.runs() for i in range(bits.bit_length()) if bits >> i & 1]

    def _labels(self) -> dict[str, int]:
        found: dict[str, int] = {}
        for n in self._ids():
            found.setdefault(self.position.describe(n)[1], n)
        return found

    def _play(self, form: str, label: str) -> None:
        if self.position.over:
            raise _Failed("RW514", "The game is over here.", f'In the scenario "{self.scenario.title}".')
        labels = self._labels()
        if form == "play":
            if label not in labels:
                near = nearest(label, labels)
                some = ", ".join(list(labels)[:6])
                raise _Failed(
                    "RW514",
                    f'"{label}" is not offered here.',
                    near or f"Offered are: {some}{' ..' if len(labels) > 6 else ''}",
                )
            self._take(labels[label])
        elif label in labels:
            raise _Failed("RW515", f'"{label}" is offered here.', f'In the scenario "{self.scenario.title}".')
        elif (slip := self._slip(label, labels)) is not None:
            raise _Failed("RW516", f'No option here could ever be called "{label}".', slip)

    def _slip(self, label: str, labels: Mapping[str, int]) -> str | None:
        """What is wrong with a label that no option of this decision can ever have; None where one could (S-53)."""
        stop = self.game.declared.stops[self.position.at].name
        known = Labels(self.game.declared, self.position.seats, self._listed)
        lines = [n.group for n in numbered_lines(self.compiled.tested_flow) if n.decision.choose.stop == stop]
        groups = [g for g in lines if g is not None]
        if (label == "Pass" and None in lines) or any(known.can_be(g, label) for g in groups):
            return None
        slips = [slip for g in groups if (slip := known.slip(g, label))]
        return next(iter(slips), nearest(label, labels) or "Look for a slip in the label.")

    def _listed(self, e: x.Expr) -> Sequence[Any]:
        assert isinstance(e, x.CallPure)
        found: Sequence[Any] = _value(self.compiled, e.name, self.words, self.position)
        return found
