"""Games of full information against numbers that are known: games, positions, leaves by depth, values."""

from __future__ import annotations

from collections.abc import Hashable

import pytest

import rulewright
from rulewright.play.runtime import Game, State


def after(state: State, decision: int) -> State:
    found = state.copy()
    found.apply(decision)
    return found


def leaves(state: State, depth: int, counted: dict[Hashable, int]) -> int:
    """Ways to play `depth` decisions; positions that are the same are counted once."""
    if depth == 1:
        return len(state.ids())
    key = (state.key(), depth)
    if key not in counted:
        counted[key] = sum(leaves(after(state, n), depth - 1, counted) for n in state.ids())
    return counted[key]


def games(state: State, counted: dict[Hashable, int]) -> int:
    """Ways to play to the end; `counted` comes to hold every position that can arise."""
    key = state.key()
    if key not in counted:
        counted[key] = 1 if state.over else sum(games(after(state, n), counted) for n in state.ids())
    return counted[key]


def value(state: State, found: dict[Hashable, int]) -> int:
    """1, 0 or -1 for the first player when both play best."""
    key = state.key()
    if key not in found:
        if state.result is not None:
            found[key] = state.result[1].rank - state.result[0].rank
        else:
            values = [value(after(state, n), found) for n in state.ids()]
            found[key] = max(values) if state.to_play == 0 else min(values)
    return found[key]


def test_tic_tac_toe() -> None:
    start = rulewright.load("tic_tac_toe").new()
    counted: dict[Hashable, int] = {}
    assert games(start, counted) == 255_168
    assert len(counted) == 5_478
    assert value(start, {}) == 0


def test_who_begins_at_tic_tac_toe_can_win() -> None:
    """A mark in a corner, an answer at a side: lost."""
    state = rulewright.load("tic_tac_toe").new()
    for label in ("Mark a1", "Mark a2"):
        state.apply(next(d for d in state.decisions() if d.label == label))
    assert value(state, {}) == 1


FIGURES = {
    "connect_four": (7, 49, 343, 2_401, 16_807, 117_649, 823_536),
    "breakthrough": (22, 484, 11_132, 256_036),
}


@pytest.mark.parametrize(
    ("name", "depth"),
    [
        pytest.param(name, depth, marks=[pytest.mark.nightly] if number > 100_000 else [])
        for name, numbers in FIGURES.items()
        for depth, number in enumerate(numbers, 1)
    ],
)
def test_leaves_by_depth(name: str, depth: int) -> None:
    game: Game = rulewright.load(name)
    assert leaves(game.new(), depth, {}) == FIGURES[name][depth - 1]
