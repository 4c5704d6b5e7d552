"""`each player at once`: what must wait until all have decided."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

Found = Callable[[str], list[tuple[str, str]]]

HEAD = """
component card: one 2, two 2
zone hand[player]: hand of card
zone table: set of card
zone bids[player]: hand of card
zone laid[player]: set of card
var bid[player]: 0..9 = 0
var most: 0..9 = 0
var paid[card]: 0..9 = 0
let own_paid() = sum(paid[c] for c in bids[me])
let paid_of(cards) = sum(paid[c] for c in cards)
setup
  for p in players: move first(c for c in cards if c in box) to hand[p]
round
  each player at once
"""
ASK = 'rule ask()\n  choose "Bid {n}" for n in 0..9: bid[me] = n\n'
END = "  if most is 0: end game: draw\n"

REFUSED = [
    ('    choose\n      "Go on"\n      "Give up": end game: opponent wins\n', "end game: opponent wins"),  # H21
    ('    choose "Bid {n}" for n in 0..9: most = n\n', "most = n"),
    ('    choose "Bid {n}" for n in 0..9: bid[opponent] = n\n', "bid[opponent] = n"),
    (
        '    choose "Bid {n}" for n in 0..9 if n >= bid[opponent]: bid[me] = n\n    otherwise: nothing\n',
        "bid[opponent]",
    ),
    ('    may "Lay {c}" for c in hand[me]: move c from hand[me] to table\n', "move c from hand[me] to table"),
    ('    may "Lay {c}" for c in laid[me]: move c to bids[me]\n', "move c to bids[me]"),
    ('    may "Lay {c}" for c in hand[opponent]: move c to bids[me]\n', "move c to bids[me]"),
    ('    may "Lay {c}" for c in hand[me]: move c from hand[me] to laid[me]\n', "move c from hand[me] to laid[me]"),
    ("    bid[me] = 1\n    ask()\n", "choose"),
    ('    may "Pay for {c}" for c in laid[me]: paid[c] = 1\n', "paid[c] = 1"),
    ('    may "Pay for {c}" for c in hand[opponent]: paid[c] = 1\n', "paid[c] = 1"),
    ('    may "Pay for {c}" for c in cards: paid[c] = 1\n', "paid[c] = 1"),
    ('    may "Pay for {c}" for c in hand[me] if some(paid[d] > 0 for d in laid): paid[c] = 1\n', "paid[d]"),
    (
        '    may "Pay" for c in hand[me] if 1 in [paid[d] for d in bids[me]] + [paid[d] for d in laid]: paid[c] = 1\n',
        "paid[d]",
    ),
    (
        '    may\n      "Pay for {c}" for c in hand[me]: paid[c] = 1\n      "Or for {c}" for c in cards: paid[c] = 2\n',
        "paid[c] = 2",
    ),
    ('    may "Pay for {c}" for c in hand[me] if paid_of(cards) is 0: paid[c] = 1\n', "paid[c]"),
    ('    choose by opponent "Bid {n}" for n in 0..9: bid[me] = n\n', "choose by opponent"),
    ('    choose "Bid {n}" for n in 0..9\n      bid[me] = n\n      reveal bid[me]\n', "reveal bid[me]"),
    ('    choose "Bid {n}" for n in 0..9\n      set_bid(opponent, n)\n', "bid[p] = n"),
    ('    choose "Bid {n}" for n in 0..9\n      bid[me] = n\n      done\n', "done"),
]
RULE = "rule set_bid(p, n)\n  bid[p] = n\n"

ALLOWED = [
    '    may "Lay {c}" for c in hand[me]: move c to bids[me]\n',
    '    may up to 3 times "One more" if bid[me] < 9: bid[me] += 1\n',  # H20
    '    may "Lay {c}" for c in hand[me]: move c from hand[me] to bids[me]\n',
    '    choose "Bid {n}" for n in 0..9: set_bid(me, n)\n',
    '    may "Pay for {c}" for c in hand[me] if paid[c] is 0: paid[c] = 1\n',
    '    may "Pay for {c}" for c in hand[me] if own_paid() is 0: paid[c] = 1\n',
    '    may "Pay for {c}" for c in bids[me] + hand[me] if some(paid[d] is 0 for d in laid[me]): paid[c] = 1\n',
    '    choose "Bid {n}" for n in 0..9 if n > most: bid[me] = n\n    otherwise: nothing\n',
]


@pytest.mark.parametrize(("text", "place"), REFUSED)
def test_refused(found: Found, text: str, place: str) -> None:
    rule = RULE if "set_bid" in text else ASK if "ask()" in text else ""
    assert ("RW433", place) in [(code, said[: len(place)]) for code, said in found(HEAD + text + END + rule)]


@pytest.mark.parametrize("text", ALLOWED)
def test_allowed(found: Found, text: str) -> None:
    rule = RULE if "set_bid" in text else ""
    assert found(HEAD + text + END + rule) == []


BIDS = """
var bid[player]: 0..3 = 0
round
  each player at once
    choose "Bid {n}" for n in 0..3
      bid[me] = n
  choose by player(1)
    "Again": nothing
    "End": end game: draw
"""


def test_nobody_sees_what_others_have_decided_before_the_end(game: Callable[[str], Any]) -> None:  # H20
    state = game(BIDS).new(history=True)
    other = state.copy()
    state.apply(state.decisions()[2].id)
    other.apply(other.decisions()[3].id)
    assert state.to_play == 1
    assert state.view(1)["vars"]["bid"] == {"player 2": 0}
    assert state.view(0)["vars"]["bid"] == {"player 1": 2}
    assert state.view(1) == other.view(1)
    assert state.information_set(1) == other.information_set(1)
    state.apply(state.decisions()[1].id)
    assert state.view(1)["vars"]["bid"] == {"player 1": 2, "player 2": 1}


def test_what_others_have_decided_is_drawn_anew(game: Callable[[str], Any]) -> None:
    made = game(BIDS)
    state = made.new()
    state.apply(state.decisions()[2].id)
    bids = {made.resample(state.view(1), x).plain()["vars"]["bid"]["player 1"] for x in range(40)}
    assert bids == {0, 1, 2, 3}


PAID = """
component card: one 3, two 3
zone deck: deck of card
zone hand[player]: hand of card
zone laid[player]: pile of card
var paid[card]: 0..9 = 0
setup
  move cards to deck
  shuffle deck
  for p in players
    draw 1 from deck to hand[p]
    draw 1 from deck to laid[p]
  for c in laid: paid[c] = 5
round
  each player at once
    choose "Pay {n} for {c}" for n in 1..2, c in hand[me]: paid[c] = n
    otherwise: nothing
  end game: draw
"""


def test_marks_are_hidden_with_the_things_they_are_on(game: Callable[[str], Any]) -> None:
    state = game(PAID).new(seed=1)
    (mine,), before = state.view(0)["zones"]["hand"]["player 1"], state.view(1)["vars"]
    state.apply(state.decisions()[-1].id)
    assert state.view(0)["vars"]["paid"][mine] == 2
    assert state.view(1)["vars"] == before
    assert sorted(before["paid"].values()) == [0, 5, 5]
