"""Who knows where things lie after hidden choices and shuffles, and what chance is asked when."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

HIDDEN_CHOICE = """
component card: a, b, c, d
zone deck: deck of card
zone hand[player]: hand of card
zone laid[player]: hand of card
setup
  move cards to deck
  shuffle deck
  deal 2 from deck to hand[p] for p in players
turn
  reveal first(hand[me])
  choose "Lay away {c}" for c in hand[me]
    move c to laid[me]
  otherwise: end game: draw
"""


@pytest.mark.shows("H19")
def test_after_a_hidden_choice_a_card_that_was_known_is_not(game: Callable[[str], Any]) -> None:
    made = game(HIDDEN_CHOICE)
    for taken in (0, 1):
        state = made.new(seed=5)
        assert len(state.view(1)["known"]["card"]) == 1
        state.apply(state.decisions()[taken].id)
        places = {name: k for name, k in state.view(1)["known"]["card"].items() if k["at"] == "player 1"}
        assert places == {}


@pytest.mark.shows("H19")
def test_what_is_chosen_in_secret_looks_the_same(game: Callable[[str], Any]) -> None:
    made = game(HIDDEN_CHOICE)
    views = []
    for taken in (0, 1):
        state = made.new(seed=5)
        state.apply(state.decisions()[taken].id)
        views.append(state.view(1))
    assert views[0] == views[1]


TWO_DECKS = """
component card: red 3, blue 3
zone deck[player]: deck of card
zone hand[player]: hand of card
setup
  for p in players
    move [c for c in cards if kind(c) is p.seat - 1] to deck[p]
    shuffle deck[p]
    draw 1 from deck[p] to hand[p]
turn
  choose "Draw" if count(deck[me]) > 0: draw 1 from deck[me] to hand[me]
  otherwise: end game: draw
"""


@pytest.mark.shows("H34")
def test_decks_that_were_never_mixed_stay_apart(game: Callable[[str], Any]) -> None:
    made = game(TWO_DECKS)
    view = made.new(seed=1).view(0)
    for x in range(10):
        hand = made.resample(view, x).plain()["zones"]["hand"]["player 2"]
        assert all(name.startswith("blue") for name in hand)


TOP = """
component card: fire, water
zone deck: deck of card
setup
  move cards to deck
  shuffle deck
turn
  reveal kind(first(deck)) is 0
  if kind(first(deck)) is 0: end game: draw
  choose
    "Again": shuffle deck
    "End": end game: me wins
"""


@pytest.mark.shows("H28")
def test_under_explicit_chance_the_top_of_a_deck_is_chance_when_it_is_read(game: Callable[[str], Any]) -> None:
    state = game(TOP).new(chance="explicit")
    assert state.to_play == "chance"
    assert sorted(d.label for d in state.decisions()) == ["fire", "water"]
    ends = {}
    for decision in state.decisions():
        after = state.copy()
        after.apply(decision.id)
        ends[decision.label] = after.over
    assert ends == {"fire": True, "water": False}


@pytest.mark.shows("H12")
def test_the_setup_may_ask_and_roll(compiled: Callable[[str], Any]) -> None:
    from rulewright.run_promises import run_promises

    made = compiled(
        "var first_seat: player = player(1)\nvar colour[player]: red / blue = red\n"
        "setup\n  first_seat = roll players\n  each player from first_seat\n"
        '    choose\n      "Red": colour[me] = red\n      "Blue": colour[me] = blue\n'
        'turn from first_seat\n  choose\n    "Play": nothing\n    "End": end game: draw\n'
        'scenario "the first plays"\n  given: first_seat = player(2)\n  expect colour[player(1)] is red\n'
        '  play "Play"\n'
    )
    assert made.problems == ()
    assert run_promises(made).failed == ()
