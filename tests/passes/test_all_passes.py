"""What holds for every pass: it has a file of its own, and with or without it the games are the same."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rulewright.compiler import flow_ir as ir
from rulewright.compiler.passes import FOR_C, PASSES, run_passes
from rulewright.compiler.verify_flow import verify_flow

NAMES = [p.__name__ for p in PASSES]
OPTIONS: list[dict[str, Any]] = [
    {},
    {"jump_captures": True, "irregular": "aba", "jumps_go": "diagonal"},
    {"mix": True, "irregular": "aba", "must_move": True},
]
SEEDS, MOST = range(1), 60  # of each a game of some sixty turns and decisions


def test_each_pass_has_a_file() -> None:
    folder = Path(run_passes.__code__.co_filename).parent
    assert sorted([*NAMES, *(one.__name__ for one in FOR_C)]) == sorted(
        p.stem for p in folder.glob("*.py") if p.stem != "__init__"
    )
    for one in (*PASSES, *FOR_C):
        assert one.__module__ == f"rulewright.compiler.passes.{one.__name__}"


def test_a_pass_that_is_none_cannot_be_left_out(numeria_flow: ir.FlowGame) -> None:
    with pytest.raises(ValueError, match="lames"):
        run_passes(numeria_flow, frozenset({"lames"}))


def test_the_verifier_after_every_pass(numeria_flow: ir.FlowGame) -> None:
    game = numeria_flow
    for one in PASSES:
        game = one(game)
        assert verify_flow(game) == ()
        assert game.model.pures.keys() == numeria_flow.model.pures.keys()


@pytest.fixture(scope="session")
def plain_numeria(numeria_without: Callable[[frozenset[str]], Any], seen: Callable[..., list[object]]) -> list[object]:
    """Games of Numeria as it is without any pass."""
    game = numeria_without(frozenset(NAMES))
    return [seen(game, options, SEEDS, MOST) for options in OPTIONS]


@pytest.mark.parametrize("name", [*NAMES, "none of them"])
def test_numeria_is_the_same_without(
    name: str,
    plain_numeria: list[object],
    numeria_without: Callable[[frozenset[str]], Any],
    seen: Callable[..., list[object]],
) -> None:
    game = numeria_without(frozenset({name} & set(NAMES)))
    assert [seen(game, options, SEEDS, MOST) for options in OPTIONS] == plain_numeria
