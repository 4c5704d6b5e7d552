"""The work of compiling grows with the length of rules and content, and not faster: counted in calls, not seconds."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType, ModuleType
from typing import Any

import pytest

from rulewright.compiler.compile_game import compile_game

BENCHMARK = Path(__file__).parents[2] / "benchmarks" / "measure_front.py"


@pytest.fixture(scope="module")
def front() -> ModuleType:
    """The benchmark, which writes games of any length."""
    spec = importlib.util.spec_from_file_location("measure_front", BENCHMARK)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_work_grows_with_the_rules(front: ModuleType, tmp_path: Path) -> None:
    few, more, most = (calls_to_compile(front, tmp_path, times, 5) for times in (2, 12, 22))
    assert most - more < 1.2 * (more - few)


def test_the_work_grows_with_the_content(front: ModuleType, tmp_path: Path) -> None:
    few, more, most = (calls_to_compile(front, tmp_path, 1, rows) for rows in (10, 110, 210))
    assert most - more < 1.2 * (more - few)


def calls_to_compile(front: ModuleType, folder: Path, times: int, rows: int) -> int:
    """Calls of functions while a generated game is compiled."""
    game = folder / f"long_{times}_{rows}"
    front.write_game(game, times, rows)
    compile_game(game, folder)  # what is kept for all games is made now
    return calls(lambda: compile_game(game, folder))


def calls(work: Callable[[], Any]) -> int:
    """Calls, generators going on and calls of built-in functions."""
    count = 0

    def note(_frame: FrameType, event: str, _of: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    sys.setprofile(note)
    try:
        work()
    finally:
        sys.setprofile(None)
    return count
