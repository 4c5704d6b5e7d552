"""Numeria for these tests: the compiled game, the two games it is compared with, and positions to set up."""

from __future__ import annotations

import importlib.util
import random
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import rulewright

ROOT = Path(__file__).parents[2]


def module_from(path: Path) -> ModuleType:
    """A module by its path, loaded once."""
    name = f"numeria_{path.stem}"
    if name not in sys.modules:
        spec = importlib.util.spec_from_file_location(name, path)
        assert spec is not None
        assert spec.loader is not None
        sys.modules[name] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(sys.modules[name])
    return sys.modules[name]


@pytest.fixture(scope="session")
def oracle() -> ModuleType:
    """Numeria straight from its clauses."""
    return module_from(ROOT / "tests" / "numeria" / "oracle.py")


@pytest.fixture(scope="session")
def by_hand() -> ModuleType:
    """Numeria written by hand for speed, with the generator of the language."""
    return module_from(ROOT / "benchmarks" / "numeria_by_hand.py")


@pytest.fixture(scope="session")
def numeria() -> Any:
    """The compiled game."""
    return rulewright.load("numeria")


@pytest.fixture(scope="session")
def position(numeria: Any) -> Callable[..., Any]:
    """`position({"a1": 5})` is a state with these tiles, the rest in the box, before a move of the seat to play.

    `tropes` are those of the seat to play and of the opponent; options are given by name.
    """

    def build(
        board: Mapping[str, int],
        frozen: int | None = None,
        tropes: tuple[int, int] = (0, 0),
        passes: int = 0,
        idle: int = 0,
        **options: object,
    ) -> Any:
        fresh = numeria.new(options=options, seed=1)
        plain = fresh.plain()
        zones, variables = plain["zones"], plain["vars"]
        assert len(set(board.values())) == len(board)
        zones["board"] = {cell: [] for cell in zones["board"]} | {cell: [n] for cell, n in board.items()}
        zones["box"] = {"": [n for n in range(1, 37) if n not in board.values()]}
        mine, other = (f"player {(fresh.to_play + i) % 2 + 1}" for i in (0, 1))
        variables["tropes"] = {mine: tropes[0], other: tropes[1]}
        variables["frozen"] = {"": None if frozen is None else str(frozen)}
        variables["passes"] = {"": passes}
        variables["idle"] = {"": idle}
        return numeria.from_plain(plain)

    return build


@pytest.fixture(scope="session")
def labels() -> Callable[[Any], list[str]]:
    """What may be decided in a state, in order."""
    return lambda state: [decision.label for decision in state.decisions()]


@pytest.fixture(scope="session")
def choose() -> Callable[..., None]:
    """`choose(state, "Move 5 to a2", "Stay")` takes these decisions one after the other."""

    def take(state: Any, *wanted: str) -> None:
        for label in wanted:
            found = [d for d in state.decisions() if d.label == label]
            assert len(found) == 1, f"{label} is not offered in {[d.label for d in state.decisions()][:40]}"
            state.apply(found[0])

    return take


@pytest.fixture(scope="session")
def some_board(oracle: ModuleType) -> Callable[[random.Random, int], dict[str, int]]:
    """`some_board(random, 20)` is a board with 20 tiles anywhere."""

    def lay(chance: random.Random, count: int) -> dict[str, int]:
        spaces = chance.sample(oracle.SPACES, count)
        return {oracle.text(s): n for s, n in zip(spaces, chance.sample(range(1, 37), count), strict=True)}

    return lay
