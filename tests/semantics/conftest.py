"""Small programs, each played by both back ends: the Python module and the kernel in C."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from rulewright.compiler.compile_game import Compiled, compile_game
from rulewright.play.native import native
from rulewright.play.runtime import Game

Played = Callable[[str], Game]
HEAD = 'game tiny "Tiny"\n  players 2\n'


@pytest.fixture(scope="session")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Compiled]:
    """`compiled(text)` compiles a rules text once; one without its own `game` line is for two players."""

    @cache
    def run(text: str) -> Compiled:
        root = tmp_path_factory.mktemp("tiny")
        folder: Path = root / "content" / "tiny"
        folder.mkdir(parents=True)
        whole = text if text.startswith("game ") else HEAD + text
        (folder / "tiny.rules").write_text(whole, encoding="utf-8", newline="\n")
        return compile_game(folder, root)

    return run


@pytest.fixture(scope="session")
def kernels(compiled: Callable[[str], Compiled]) -> Played:
    """`kernels(text)` is the game of a text, played by its kernel, compiled once."""

    @cache
    def run(text: str) -> Game:
        made = compiled(text)
        return native(made.game, made.files["kernel.c"])

    return run


@pytest.fixture(params=["python", "c"])
def game(request: pytest.FixtureRequest, compiled: Callable[[str], Compiled], kernels: Played) -> Played:
    """`game(text)` is the compiled game of a text without errors, in one of the two back ends."""

    def run(text: str) -> Game:
        made = compiled(text)
        assert not [p for p in made.problems if p.severity == "error"], made.problems
        if request.param == "c":
            if shutil.which("cc") is None:
                pytest.skip("needs a C compiler")
            return kernels(text)
        found: Game = made.game
        return found

    return run


@pytest.fixture
def found(compiled: Callable[[str], Compiled]) -> Callable[[str], list[str]]:
    """`found(text)` gives the code of each error."""

    def run(text: str) -> list[str]:
        return [p.code for p in compiled(text).problems if p.severity == "error"]

    return run
