"""What the fuzzers throw texts at. A target raises at a traceback, a hang, or a message that says not where."""

from __future__ import annotations

import signal
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from types import FrameType

from rulewright.cli_play import saved_game
from rulewright.compiler.clauses_from_yaml import clauses_from_yaml
from rulewright.compiler.compile_game import Compiled, compile_game
from rulewright.compiler.records_from_yaml import records_from_yaml
from rulewright.dsl.problems import Problem, Refused, errors
from rulewright.dsl.problems_to_text import problems_to_text
from rulewright.dsl.spans import Source
from rulewright.dsl.text_from_tokens import text_from_tokens
from rulewright.new_game import new_game
from rulewright.play.saves import SavedGame, write_save
from rulewright.print.print_game import faces_of_game, sheets_of_game
from rulewright.run_promises import run_promises

LONGEST = 2.0  # seconds of processor time for one text


class Hang(BaseException):
    """More than `LONGEST`: no `except Exception` may swallow it."""


@contextmanager
def time_limit() -> Iterator[None]:
    def stop(_signal: int, _frame: FrameType | None) -> None:
        raise Hang

    before = signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, LONGEST)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def assert_sound(problems: Iterable[Problem]) -> None:
    """Every message has words, and a place in a text; and it can be told."""
    told = tuple(problems)
    for problem in told:
        assert problem.message.strip(), problem
        assert problem.span is not None, problem
        for span in (problem.span, *(label.span for label in problem.labels)):
            assert 0 <= span.start <= span.end <= len(span.source.text), problem
    problems_to_text(told)


class Targets:
    """A small game in a folder; one of its files at a time is replaced by what a fuzzer made."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.folder = root / "content" / "fox"
        self.files = {str(path): text for path, text in new_game("fox").items()}
        for name, text in self.files.items():
            self._put(name, text)
        self.compiled = compile_game(self.folder, root)
        self.game = self.compiled.game
        self.tables = [table.decl for table in self.compiled.model.tables.values()]

    def rules(self, text: str) -> None:
        """Compiled, its promises kept or not."""
        self.game_with("fox.rules", text)

    def form(self, text: str) -> None:
        """Rules formatted twice, the same."""
        with time_limit():
            form, problems = text_from_tokens(Source("fox.rules", text))
            assert_sound(problems)
            if not problems:
                assert text_from_tokens(Source("fox.rules", form)) == (form, ())

    def rows(self, text: str) -> None:
        """The rows of a table."""
        with time_limit():
            _, problems = records_from_yaml(self.tables, lambda _: Source("cards.yaml", text))
            assert_sound(problems)

    def clauses(self, text: str) -> None:
        with time_limit():
            assert_sound(clauses_from_yaml(Source("clauses.yaml", text))[1])

    def game_with(self, name: str, text: str) -> None:
        """Rules, rows or clauses beside what belongs to them, all compiled."""
        with time_limit():
            self._compile(name, text)
        self._put(name, self.files[name])

    def layout(self, name: str, text: str) -> None:
        """Sheets and layouts, up to the sheets for one paper."""
        assert self.compiled.facts is not None
        self._put(name, text)
        with time_limit():
            faces = faces_of_game(self.compiled.facts, self.folder)
            assert_sound(faces.problems)
            if not errors(faces.problems):
                assert_sound(sheets_of_game(faces)[1])
        self._put(name, self.files[name])

    def saved(self, text: str) -> None:
        """Resumed, then seen by all seats and asked for a decision."""
        path = self.root / "game.json"
        path.write_bytes(text.encode("utf-8", errors="surrogatepass"))
        with time_limit():
            try:
                _, state = saved_game(path, self.game)
            except Refused as refused:
                assert_sound(refused.problems)
                return
            for seat in range(state.players):
                state.view(seat)
            state.decisions()

    def saved_text(self, random: Random) -> str:
        """A game that was saved after some decisions."""
        state = self.game.new(random.randint(2, 4), {}, random.getrandbits(64))
        log = []
        for _ in range(random.randrange(12)):
            if state.over:
                break
            decision = random.choice(state.decisions())
            log.append((state.position.decider(), decision.label))
            state.apply(decision)
        path = self.root / "saved.json"
        write_save(path, SavedGame(self.game.name, state.plain(), log, {0: random.getrandbits(128)}))
        return path.read_text(encoding="utf-8")

    def _compile(self, name: str, text: str) -> Compiled:
        self._put(name, text)
        compiled = compile_game(self.folder, self.root)
        assert_sound(compiled.problems)
        if not errors(compiled.problems):
            assert_sound(run_promises(compiled).failed)
        return compiled

    def _put(self, name: str, text: str) -> None:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode("utf-8", errors="surrogatepass"))
