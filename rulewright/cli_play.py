"""The command `play`."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING

import click
from rich.console import Console

from rulewright.cli_common import agreements, chosen_game, compiled_or_refused
from rulewright.dsl.problems import Problem, Refused
from rulewright.dsl.spans import Source, Span
from rulewright.play.bots import RANDOM, Bot
from rulewright.play.chance import BOTS, Random, stream
from rulewright.play.kernel_build import NoKernel
from rulewright.play.native import native
from rulewright.play.native_choices import in_kernel
from rulewright.play.policies import Policy
from rulewright.play.runtime import Game, State, Unreadable
from rulewright.play.saves import SavedGame, SaveRefused, read_save
from rulewright.play.terminal import Sitting, play
from rulewright.policies_from_text import Seated, bots_from_text

if TYPE_CHECKING:
    from rulewright.compiler.compile_game import Compiled

LONGEST = 1000  # characters of a typed line; the rest is taken for the next one


def run_play(
    name: str, bots: Sequence[str], seed: int | None, players: int | None, options: Sequence[str], resume: Path | None
) -> None:
    compiled = compiled_or_refused(chosen_game(name))
    game: Game = compiled.game
    saved = None
    if resume is not None:
        if players or options or seed is not None:
            raise click.UsageError("A resumed game has its players, options and chances already.")
        saved, state = saved_game(resume, game)
    else:
        seed = SystemRandom().getrandbits(64) if seed is None else seed
        state = game.new(players, agreements(game, players, options), seed)
    console = Console(highlight=False)
    generators = saved.bots if saved else {}
    seated = seated_of(bots, game, state, saved)
    console.print(f"{game.title}. `help` says what can be typed.", markup=False)
    there: dict[int, Bot] = {}
    for seat, one in sorted(seated.items()):
        generator = Random(generators[seat]) if seat in generators else stream(seed or 0, BOTS + seat)
        there[seat] = Bot(generator, deciding(one, compiled, state, console), one.name)
        if one.name != RANDOM:
            console.print(f"Player {seat + 1} is played by {one.name}.", markup=False)
    sitting = Sitting(game, state, console, asking(console), there, list(saved.log) if saved else [])
    try:
        play(sitting)
    except KeyboardInterrupt:
        console.print("\nThe game stops here.")


def seated_of(bots: Sequence[str], game: Game, state: State, saved: SavedGame | None) -> dict[int, Seated]:
    """What decides at each seat that a bot plays: as typed, or as it was when the game was saved.

    A saved game names no files: nobody who passes one on shall have files read.
    """
    agreed, seats = state.position.words.agreed
    options = {option.name: value for option, value in zip(game.declared.options, agreed, strict=True)}
    found = bots_from_text(bots, game, seats, options)
    policies = {seat: saved.policies.get(seat, RANDOM) for seat in saved.bots if seat not in found} if saved else {}
    for seat, policy in policies.items():
        again = f"--bot {seat + 1}"
        if policy.startswith("weights:"):
            raise click.UsageError(f"Seat {seat + 1} was played by {policy}: name the file, {again}=weights:FILE.")
        try:
            found |= bots_from_text([f"{seat + 1}={policy}"], game, seats, options)
        except click.UsageError as wrong:
            mend = f"say who plays seat {seat + 1}, such as {again}={RANDOM}"
            raise Refused(
                [Problem("RW814", f"the saved game has a bot that cannot be: {wrong.message}", None, mend)]
            ) from None
    return found


def deciding(one: Seated, compiled: Compiled, state: State, console: Console) -> Policy:
    """The policy, in a kernel if it searches and the game has one."""
    kernel = compiled.files.get("kernel.c", "")
    if one.searches and kernel:
        try:
            return in_kernel(one.policy, native(compiled.game, kernel), state)
        except NoKernel as reason:
            console.print(f"{one.name} decides in Python and takes longer: {reason}.", markup=False)
    return one.policy


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
