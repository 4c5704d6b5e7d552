"""A game → for each line of its rules whether its examples and scenarios, and random games, have run it.

The compiled module quotes above its lines the line of rules from which they come, so the interpreter can tell which
lines of rules it is in. The game is compiled without passes for this, so that every line is where the rules have it.
"""

from __future__ import annotations

import linecache
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from types import FrameType
from typing import Any

from rulewright.compiler.compile_game import Compiled
from rulewright.play.batches import play_batch
from rulewright.play.runtime import Game
from rulewright.run_promises import run_promises

QUOTED = re.compile(r"\s*#\s+(\d+)  ")
HEAD = re.compile(r"\s*(?:def|class) ")
DECLARED = re.compile(r"\s*(?:var|zone|option|component|record|token|kind|grid|game|phase)\b")


@dataclass(frozen=True, slots=True)
class LineCoverage:
    """A line of rules: whether an example, misprint, check or scenario ran it, and whether a random game did."""

    line: int
    text: str
    tested: bool
    played: bool


@dataclass(frozen=True, slots=True)
class Coverage:
    """All lines of a game that can be run, in order; `games` random games were played with each number of players."""

    game: str
    source: str
    games: int
    lines: tuple[LineCoverage, ...]

    @property
    def missed(self) -> tuple[LineCoverage, ...]:
        """Lines that nothing ran."""
        return tuple(each for each in self.lines if not (each.tested or each.played))


def coverage_of(compiled: Compiled, games: int, seed: int = 0) -> Coverage:
    """The coverage of a game that compiles without errors and without passes."""
    tested = _reached(compiled.tested, lambda: run_promises(compiled))
    played: set[int] = set()
    if games:
        played = _reached(compiled.game.module, lambda: _play(compiled.game, games, seed))
    source = compiled.model.span.source
    quoted = set(_lines_of(compiled.game.module).values()) | _at_loading(compiled.game.module)
    loaded = _at_loading(compiled.game.module)
    found = (
        LineCoverage(n, source.line_text(n).strip(), n in tested or n in loaded, n in played or n in loaded)
        for n in sorted(quoted)
        if not DECLARED.match(source.line_text(n))
    )
    return Coverage(compiled.name, source.name, games, tuple(found))


def _play(game: Game, games: int, seed: int) -> None:
    low, high = game.players
    for players in range(low, high + 1):
        play_batch(game, players, {}, seed, 0, games)


def _reached(module: Mapping[str, Any], run: Callable[[], object]) -> set[int]:
    """The lines of rules in which the module was while something ran."""
    places: set[int] = set()
    with _watching(module["__file__"], places):
        run()
    lines = _lines_of(module)
    return {lines[place] for place in places if place in lines}


@contextmanager
def _watching(file: str, places: set[int]) -> Iterator[None]:
    """While this lasts, the lines of a file that are run are noted."""

    def inside(frame: FrameType, _event: str, _arg: object) -> Callable[..., Any]:
        places.add(frame.f_lineno)
        return inside

    def called(frame: FrameType, _event: str, _arg: object) -> Callable[..., Any] | None:
        return inside if frame.f_code.co_filename == file else None

    before = sys.gettrace()
    sys.settrace(called)
    try:
        yield
    finally:
        sys.settrace(before)


def _lines_of(module: Mapping[str, Any]) -> dict[int, int]:
    """For each line inside a function of a module, the line of rules that is quoted above it."""
    found: dict[int, int] = {}
    quoted = None
    inside = False
    for n, text in enumerate(linecache.getlines(module["__file__"]), 1):
        note = QUOTED.match(text)
        if HEAD.match(text):
            quoted, inside = None, True
        elif note:
            quoted = int(note[1])
        elif text.strip() and not text.startswith(" "):
            inside = False
        elif text.strip() and quoted is not None and inside:
            found[n] = quoted
    return found


def _at_loading(module: Mapping[str, Any]) -> set[int]:
    """The lines of rules that are computed when a module is loaded: constants."""
    found: set[int] = set()
    quoted = None
    for text in linecache.getlines(module["__file__"]):
        note = QUOTED.match(text)
        if note and not text.startswith(" "):
            quoted = int(note[1])
        elif text.strip() and not text.startswith(" "):
            if quoted is not None and not HEAD.match(text):
                found.add(quoted)
            quoted = None
    return found


def coverage_to_json(coverage: Coverage) -> dict[str, Any]:
    """By line number: text, tested, played; and the totals."""
    return {
        "game": coverage.game,
        "source": coverage.source,
        "games": coverage.games,
        "lines": {str(c.line): {"text": c.text, "tested": c.tested, "played": c.played} for c in coverage.lines},
        "totals": {
            "lines": len(coverage.lines),
            "tested": sum(c.tested for c in coverage.lines),
            "played": sum(c.played for c in coverage.lines),
            "missed": [c.line for c in coverage.missed],
        },
    }


def coverage_to_text(coverage: Coverage) -> Iterator[str]:
    """A line that sums up, and each line of rules that nothing ran."""
    count = len(coverage.lines)
    tested = sum(c.tested for c in coverage.lines)
    played = f", {sum(c.played for c in coverage.lines)} by random games" if coverage.games else ""
    yield f"{coverage.source}: {count} lines, {tested} run by examples and scenarios{played}."
    for each in coverage.missed:
        yield f"  {each.line:>5}  {each.text}"
    if not coverage.missed:
        yield "  Every line was run."
