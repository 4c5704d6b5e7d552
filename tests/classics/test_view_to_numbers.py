"""Views as rows of numbers: always as long, the same for the same view, and blind to what a seat does not see."""

from __future__ import annotations

import pytest

import rulewright
from rulewright.play.runtime import stream
from rulewright.play.view_to_numbers import view_to_numbers


@pytest.mark.parametrize("name", ["go_fish", "goofspiel", "leduc_poker", "numeria"])
def test_length_and_blindness(name: str) -> None:
    game = rulewright.load(name)
    state, rng, lengths = game.new(seed=4), stream(4, 1), set()
    for number in range(60):
        view = state.view(number % 2)
        numbers = view_to_numbers(game.declared, view)
        lengths.add(len(numbers))
        assert all(isinstance(n, int) for n in numbers)
        assert view_to_numbers(game.declared, game.resample(view, number).view(number % 2)) == numbers
        if state.over:
            break
        state.apply(state.pick(rng))
    assert len(lengths) == 1


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    game = rulewright.load("kuhn_poker")
    state = game.new(seed=1)
    card = game.declared.tables[0]
    mine = card.named.names.index(state.view(0)["zones"]["hand"]["player 1"][0])
    first = 3 + 2 * mine  # after seat, go and stop: the place of each card and how far from the top it lies
    assert view_to_numbers(game.declared, state.view(0))[first] > 0
    assert view_to_numbers(game.declared, state.view(1))[first] == 0
