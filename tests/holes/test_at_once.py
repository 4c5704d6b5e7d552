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
    ('    each player\n      choose "Bid {n}" for n in 0..9: bid[me] = n\n', "each player"),
    ("    set_all()\n", "each player"),
]
RULE = "rule set_bid(p, n)\n  bid[p] = n\n"
RULE_FOR_ALL = "rule set_all()\n  each player: bid[me] = 1\n"

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
@pytest.mark.shows("S-33", "H21")
def test_refused(found: Found, text: str, place: str) -> None:
    rule = RULE if "set_bid" in text else ASK if "ask()" in text else RULE_FOR_ALL if "set_all" in text else ""
    assert ("RW433", place) in [(code, said[: len(place)]) for code, said in found(HEAD + text + END + rule)]


def test_who_decides_does_not_follow_from_what_others_have_decided(found: Found) -> None:
    text = '    choose "Bid {n}" for n in 0..9: bid[me] = n\n'
    asked = HEAD.replace("each player at once", "each player if bid[opponent] is 0 at once")
    assert ("RW433", "bid[opponent]") in found(asked + text + END)
    assert found(HEAD.replace("each player at once", "each player if bid[me] is 0 at once") + text + END) == []


def test_none_is_inside_another(found: Found) -> None:
    text = '    each player at once\n      choose "Bid {n}" for n in 0..9: bid[me] = n\n'
    assert ("RW409", "each player at once") in found(HEAD + text + END)


def test_it_is_not_left_early(found: Found) -> None:
    text = '    choose "Bid {n}" for n in 0..9\n      bid[me] = n\n      stop\n'
    assert ("RW406", "stop") in found(HEAD + text + END)


@pytest.mark.parametrize("text", ALLOWED)
@pytest.mark.shows("S-33", "H20")
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


@pytest.mark.shows("H20")
def test_nobody_sees_what_others_have_decided_before_the_end(game: Callable[[str], Any]) -> None:
    state = game(BIDS).new(history=True)
    other = state.copy()
    state.apply(state.decisions()[2].id)
    other.apply(other.decisions()[3].id)
    assert state.to_play == 1
    assert state.view(0)["to_play"] == state.view(1)["to_play"] == "all"
    assert state.view(1)["vars"]["bid"] == {"player 1": 0, "player 2": 0}
    assert state.view(0)["vars"]["bid"] == {"player 1": 2, "player 2": 0}
    assert state.view(1) == other.view(1)
    assert state.information_set(1) == other.information_set(1)
    state.apply(state.decisions()[1].id)
    assert state.view(1)["vars"]["bid"] == {"player 1": 2, "player 2": 1}


def test_whether_others_have_decided_makes_no_difference(game: Callable[[str], Any]) -> None:
    """In what is drawn anew the others have yet to decide."""
    made = game(BIDS)
    state = made.new()
    state.apply(state.decisions()[2].id)
    again = made.resample(state.view(1), 7)
    assert again.to_play == 1
    assert again.decisions() == state.decisions()
    again.apply(again.decisions()[1].id)
    assert again.to_play == 0
    again.apply(again.decisions()[3].id)
    assert again.view(0)["vars"]["bid"] == {"player 1": 3, "player 2": 1}
    waiting = made.resample(state.view(0), 7)
    assert waiting.to_play == 1
    assert waiting.view(0) == state.view(0)


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
