"""Goofspiel, where all bid at once, beside OpenSpiel's: the same ends, the same points, equally far from best play."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import rulewright
from rulewright.play.runtime import State

pyspiel = pytest.importorskip("pyspiel", reason="needs the extra openspiel")

THEIRS = "goofspiel(num_cards=4,players=2,points_order=random,returns_type=point_difference)"


def differences(state: State) -> Counter[int]:
    """How often each difference of points comes out, over all ways to play."""
    if state.result is not None:
        return Counter({state.result[0].score - state.result[1].score: 1})
    found: Counter[int] = Counter()
    for decision in state.decisions():
        later = state.copy()
        later.apply(decision)
        found.update(differences(later))
    return found


def their_differences(state: Any) -> Counter[int]:
    if state.is_terminal():
        return Counter({round(state.returns()[0] - state.returns()[1]): 1})
    found: Counter[int] = Counter()
    for action in state.legal_actions():
        found.update(their_differences(state.child(action)))
    return found


def test_all_ways_to_play() -> None:
    ours = differences(rulewright.load("goofspiel").new(chance="explicit"))
    assert ours.total() == 24**3
    assert ours == their_differences(pyspiel.convert_to_turn_based(pyspiel.load_game(THEIRS)).new_initial_state())


def test_nobody_sees_a_bid_before_all_have_bid() -> None:
    for seed in range(20):
        state, chance = rulewright.load("goofspiel").new(seed=seed, history=True), random.Random(seed)
        while not state.over:
            first = chance.choice(state.decisions())
            texts = set()
            for decision in state.decisions():
                tried = state.copy()
                tried.apply(decision)
                texts.add(tried.information_set(1))
            assert len(texts) == 1, "player 2 could tell what player 1 has bid"
            state.apply(first)
            state.apply(chance.choice(state.decisions()))


@pytest.mark.nightly
def test_exploitability_is_that_of_their_own_game() -> None:
    from open_spiel.python import policy
    from open_spiel.python.algorithms import exploitability

    from rulewright.play.openspiel import to_openspiel

    ours = to_openspiel(rulewright.load("goofspiel"), by="score")
    theirs = pyspiel.convert_to_turn_based(pyspiel.load_game(THEIRS))
    found = exploitability.exploitability(ours, policy.UniformRandomPolicy(ours))
    assert found == pytest.approx(exploitability.exploitability(theirs, policy.UniformRandomPolicy(theirs)), abs=1e-9)
