"""The command `play`."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from random import SystemRandom

import click
from rich.console import Console

from rulewright.cli_common import agreements, chosen_game, compiled_or_refused
from rulewright.dsl.problems import Problem, Refused
from rulewright.dsl.spans import Source, Span
from rulewright.play.chance import BOTS, Random, stream
from rulewright.play.runtime import Game, State, Unreadable
from rulewright.play.saves import SavedGame, SaveRefused, read_save
from rulewright.play.terminal import Sitting, play

LONGEST = 1000  # characters of a typed line; the rest is taken for the next one


def run_play(
    name: str, bots: Sequence[int], seed: int | None, players: int | None, options: Sequence[str], resume: Path | None
) -> None:
    game: Game = compiled_or_refused(chosen_game(name)).game
    if resume is not None:
        if players or options or seed is not None:
            raise click.UsageError("A resumed game has its players, options and chances already.")
        saved, state = saved_game(resume, game)
        generators = {seat: Random(generator) for seat, generator in saved.bots.items()}
        log = list(saved.log)
    else:
        seed = SystemRandom().getrandbits(64) if seed is None else seed
        state = game.new(players, agreements(game, players, options), seed)
        generators, log = {}, []
    for number in bots:
        if number > state.players:
            raise click.UsageError(f"There is no seat {number}; {state.players} play.")
        generators.setdefault(number - 1, stream(seed or 0, BOTS + number - 1))
    console = Console(highlight=False)
    console.print(f"{game.title}. `help` says what can be typed.", markup=False)
    sitting = Sitting(game, state, console, asking(console), generators, log)
    try:
        play(sitting)
    except KeyboardInterrupt:
        console.print("\nThe game stops here.")


def saved_game(path: Path, game: Game) -> tuple[SavedGame, State]:
    """A saved game and its state. Raises Refused with the problem of a file that is none, and OSError."""
    try:
        saved = read_save(path, game.name)
    except SaveRefused as refused:
        raise Refused([problem_of(refused, path)]) from None
    try:
        state = game.from_plain(saved.plain)
    except Unreadable as reason:
        place = Span(Source(str(path), ""), 0, 0)
        mend = "it was changed by hand, or the rules have changed since it was saved"
        raise Refused([Problem("RW814", f"the game cannot be in this state: {reason}", place, mend)]) from None
    seats = range(state.players)
    if any(seat not in seats for seat in (*saved.bots, *(seat for seat, _ in saved.log))):
        place = Span(Source(str(path), ""), 0, 0)
        raise Refused([Problem("RW814", f"{state.players} play this game, and other seats are named", place)])
    return saved, state


def problem_of(refused: SaveRefused, path: Path) -> Problem:
    at = min(refused.at, len(refused.text))
    # Only the line that is shown may hold what does not belong on a terminal, and the printer takes care of that.
    span = Span(Source(str(path), refused.text), at, at)
    return Problem(refused.code, refused.message, span, refused.help)


def asking(console: Console) -> Callable[[str], str | None]:
    """How a person is asked: with line editing in a terminal, line by line from anything else, None at its end."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")

    def edited(prompt: str) -> str | None:
        try:
            return input(prompt)[:LONGEST]
        except EOFError:
            return None

    def piped(prompt: str) -> str | None:
        console.file.flush()  # whoever types may wait to see what was said
        line = sys.stdin.readline(LONGEST)
        if not line:
            return None
        # Echoed, so that what was typed stands in the transcript.
        console.print(prompt + "".join(c for c in line if c.isprintable()), markup=False)
        return line

    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401 - gives `input` its editing
        return edited
    return piped
