"""`each player at once`: what must wait until all have decided."""

from __future__ import annotations

from collections.abc import Callable

import pytest

Found = Callable[[str], list[tuple[str, str]]]

HEAD = """
component card: one 2, two 2
zone hand[player]: hand of card
zone table: set of card
zone bids[player]: set of card
var bid[player]: 0..9 = 0
var most: 0..9 = 0
setup
  for p in players: move first(c for c in cards if c in box) to hand[p]
round
  each player at once
"""
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
    ('    may "Lay {c}" for c in hand[me]: move c to bids[me]\n', "move c to bids[me]"),
    ('    choose by opponent "Bid {n}" for n in 0..9: bid[me] = n\n', "choose by opponent"),
    ('    choose "Bid {n}" for n in 0..9\n      bid[me] = n\n      reveal bid[me]\n', "reveal bid[me]"),
    ('    choose "Bid {n}" for n in 0..9\n      set_bid(opponent, n)\n', "bid[p] = n"),
    ('    choose "Bid {n}" for n in 0..9\n      bid[me] = n\n      done\n', "done"),
]
RULE = "rule set_bid(p, n)\n  bid[p] = n\n"

ALLOWED = [
    '    may up to 3 times "One more" if bid[me] < 9: bid[me] += 1\n',  # H20
    '    may "Lay {c}" for c in hand[me]: move c from hand[me] to bids[me]\n',
    '    choose "Bid {n}" for n in 0..9: set_bid(me, n)\n',
    '    choose "Bid {n}" for n in 0..9 if n > most: bid[me] = n\n    otherwise: nothing\n',
]


@pytest.mark.parametrize(("text", "place"), REFUSED)
def test_refused(found: Found, text: str, place: str) -> None:
    rule = RULE if "set_bid" in text else ""
    assert ("RW433", place) in [(code, said[: len(place)]) for code, said in found(HEAD + text + END + rule)]


@pytest.mark.parametrize("text", ALLOWED)
def test_allowed(found: Found, text: str) -> None:
    rule = RULE if "set_bid" in text else ""
    assert found(HEAD + text + END + rule) == []
