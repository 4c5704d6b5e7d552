"""Hex beside OpenSpiel's, move by move, on boards of several sizes; and all games on the smallest."""

from __future__ import annotations

import random
from typing import Any

import pytest

import rulewright
from rulewright.play.runtime import State

pyspiel = pytest.importorskip("pyspiel", reason="needs the extra openspiel")


@pytest.mark.parametrize("size", [3, 5, 11])
def test_random_games(size: int) -> None:
    game = pyspiel.load_game("hex", {"board_size": size})
    for number in range(12):
        chance = random.Random(number)
        theirs, ours = game.new_initial_state(), rulewright.load("hex").new(options={"size": size})
        while not ours.over:
            offered = {f"Put a stone on {theirs.action_to_string(a)}": a for a in theirs.legal_actions()}
            decisions = {d.label: d for d in ours.decisions()}
            assert set(offered) == set(decisions)
            label = chance.choice(sorted(offered))
            theirs.apply_action(offered[label])
            ours.apply(decisions[label])
        result = ours.result
        assert result is not None
        assert theirs.is_terminal()
        assert [3 - 2 * r.rank for r in result] == theirs.returns()


def reached(state: State, found: dict[Any, int]) -> int:
    """Ways to play to the end."""
    key = state.key()
    if key not in found:
        found[key] = int(state.over)
        for n in state.ids():
            later = state.copy()
            later.apply(n)
            found[key] += reached(later, found)
    return found[key]


def their_games(state: Any, found: dict[str, int]) -> int:
    key = str(state)
    if key not in found:
        found[key] = int(state.is_terminal())
        for action in state.legal_actions():
            found[key] += their_games(state.child(action), found)
    return found[key]


def test_all_games_on_the_smallest_board() -> None:
    """On 3 by 3 cells."""
    ours: dict[Any, int] = {}
    count = reached(rulewright.load("hex").new(options={"size": 3}), ours)
    game = pyspiel.load_game("hex", {"board_size": 3})
    assert count == their_games(game.new_initial_state(), {})
