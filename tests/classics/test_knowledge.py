"""What a seat knows: information sets tell apart what it can tell apart and nothing else; views can be filled anew."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator

import pytest

import rulewright
from rulewright.play.runtime import Game, State, stream

HIDDEN = ("crazy_eights", "go_fish", "goofspiel", "kuhn_poker", "leduc_poker")


def stops(game: Game, players: int, seed: int) -> Iterator[State]:
    """Every state at which one random game waits, and its end."""
    state, rng = game.new(players, seed=seed, history=True), stream(seed, 1)
    while not state.over:
        yield state
        state.apply(state.pick(rng))
    yield state


@pytest.mark.parametrize("name", ["kuhn_poker", "leduc_poker"])
@pytest.mark.shows("S-34", "S-36")
def test_decisions_follow_from_what_is_known(name: str) -> None:
    """In the whole tree: states of one information set offer the same (S-36)."""
    offered: dict[str, set[tuple[int, ...]]] = defaultdict(set)
    waiting = [rulewright.load(name).new(history=True, chance="explicit")]
    while waiting:
        state = waiting.pop()
        if isinstance(state.to_play, int):
            offered[state.information_set(state.to_play)].add(tuple(state.ids()))
        for decision in state.decisions():
            waiting.append(state.copy())
            waiting[-1].apply(decision)
    assert all(len(found) == 1 for found in offered.values())


@pytest.mark.parametrize("name", HIDDEN)
def test_a_view_filled_anew_is_the_same_view(name: str) -> None:
    """And what others may decide may change, but not whose go it is, nor the decisions of the seat itself."""
    game = rulewright.load(name)
    for players in range(game.players[0], game.players[1] + 1):
        for number, state in enumerate(stops(game, players, seed=players)):
            seat = number % players
            view = state.view(seat)
            found = game.resample(view, number)
            assert found.view(seat) == view
            assert found.to_play == state.to_play
            assert found.result == state.result
            assert (found.ids() == state.ids()) or state.to_play != seat
            if number > 60:
                break


def test_what_is_hidden_is_drawn_anew_evenly() -> None:
    state = rulewright.load("kuhn_poker").new(seed=3)
    mine = state.view(0)["zones"]["hand"]["player 1"][0]
    found = Counter(state.game.resample(state.view(0), x).view(1)["zones"]["hand"]["player 2"][0] for x in range(400))
    assert mine not in found
    assert len(found) == 2
    assert min(found.values()) > 150


def test_the_same_seed_fills_a_view_in_the_same_way() -> None:
    state = rulewright.load("go_fish").new(3, seed=3)
    assert state.game.resample(state.view(0), 7) == state.game.resample(state.view(0), 7)
    assert state.game.resample(state.view(0), 7) != state.game.resample(state.view(0), 8)


def test_what_was_revealed_stays_known() -> None:
    """A card that was taken from another hand is known to lie where it went, in every state that fits the view."""
    game = rulewright.load("go_fish")
    for state in stops(game, 2, seed=1):
        seat = 1 - state.to_play if isinstance(state.to_play, int) else 0
        told = state.view(seat)["known"]["card"]
        if told:
            break
    assert told
    other = f"player {2 - seat}"
    for x in range(20):
        hand = game.resample(state.view(seat), x).plain()["zones"]["hand"][other]
        assert {name for name, where in told.items() if where["at"] == other and where["zone"] == "hand"} <= set(hand)


def test_without_history_there_is_no_information_set() -> None:
    state = rulewright.load("kuhn_poker").new()
    with pytest.raises(ValueError, match="history=True"):
        state.information_set(0)
    with pytest.raises(ValueError, match="no seat 5"):
        rulewright.load("kuhn_poker").new(history=True).information_set(5)


def test_a_memory_is_its_own() -> None:
    state = rulewright.load("kuhn_poker").new(history=True, seed=2)
    before, other = state.information_set(0), state.copy()
    other.apply(other.decisions()[1])
    assert state.information_set(0) == before
    assert "> 1 Bet" in other.information_set(0)
    assert "0: Bet" in other.information_set(1)


def test_a_view_that_waits_for_chance_is_refused() -> None:
    game = rulewright.load("kuhn_poker")
    with pytest.raises(ValueError, match="chance"):
        game.resample(game.new(chance="explicit").view(0), 1)
