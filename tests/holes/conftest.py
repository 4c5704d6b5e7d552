"""Fixtures for small programs, each with its verdict."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rulewright.compiler.compile_game import Compiled, compile_game

HEAD = 'game tiny "Tiny"\n  players 2\n'


@pytest.fixture
def compiled(tmp_path: Path) -> Callable[[str], Compiled]:
    """`compiled(text)` compiles a rules text; one without its own `game` line is for two players."""

    def run(text: str) -> Compiled:
        folder = tmp_path / "content" / "tiny"
        folder.mkdir(parents=True, exist_ok=True)
        whole = text if text.startswith("game ") else HEAD + text
        (folder / "tiny.rules").write_text(whole, encoding="utf-8", newline="\n")
        return compile_game(folder, tmp_path)

    return run


@pytest.fixture
def found(compiled: Callable[[str], Compiled]) -> Callable[[str], list[tuple[str, str]]]:
    """`found(text)` gives (code, the first line it points at) of each error."""

    def run(text: str) -> list[tuple[str, str]]:
        return [
            (p.code, p.span.text.split("\n")[0] if p.span is not None else "")
            for p in compiled(text).problems
            if p.severity == "error"
        ]

    return run


@pytest.fixture
def game(compiled: Callable[[str], Compiled]) -> Callable[[str], Any]:
    """`game(text)` is the compiled game of a text without errors."""

    def run(text: str) -> Any:
        made = compiled(text)
        assert not [p for p in made.problems if p.severity == "error"], made.problems
        return made.game

    return run
