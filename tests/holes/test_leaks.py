"""What a game may tell whom: programs that leak, and the same ones mended."""

from __future__ import annotations

from collections.abc import Callable

import pytest

Found = Callable[[str], list[tuple[str, str]]]

CARDS = """
component card: one 4, two 4, three 4
zone deck: deck of card
zone hand[player]: hand of card
zone books[player]: set of card
zone pile: pile of card
var points[player]: 0..99 = 0
var secret[player]: 0..9 = 0 seen by owner
let ones(p) = [c for c in hand[p] if kind(c) is 0]
winner is p with highest points[p]
setup
  move cards to deck
  shuffle deck
  deal 3 from deck to hand[p] for p in players
"""
LEAKS = [
    pytest.param(  # H3
        "turn\n  draw 1 from deck to hand[me]\n  if count(ones(me)) is 4: move ones(me) to books[me]\n",
        ("RW431", "move ones(me) to books[me]"),
        id="a public move depends on a hidden hand",
    ),
    pytest.param(  # H5
        "turn\n  for p in players if secret[p] is 1\n    move hand[p] to bottom of deck\n  points[me] += 1\n",
        ("RW431", "move hand[p] to bottom of deck"),
        id="a public rule branches on a var of the owner",
    ),
    pytest.param(  # H6
        "turn\n  if some(kind(c) is 0 for c in hand[me])\n    choose by opponent\n"
        '      "Pay": points[opponent] += 1\n      "Refuse": nothing\n',
        ("RW431", "choose by opponent"),
        id="whether the opponent is asked depends on my hand",
    ),
    pytest.param(  # H36
        "turn\n  reveal count(ones(me))\n  draw 1 from deck to hand[me]\n  if count(ones(me)) is 4: points[me] += 1\n",
        ("RW431", "points[me] += 1"),
        id="what was revealed is old after a draw",
    ),
    pytest.param(
        "turn\n  points[me] = count(ones(opponent))\n", ("RW431", "points[me] = count(ones(opponent))"), id="a value"
    ),
    pytest.param(
        "turn\n  secret[me] = count(ones(opponent))\n", ("RW431", "secret[me] = count(ones(opponent))"), id="not mine"
    ),
    pytest.param(
        'turn\n  choose "Take {c}" for c in hand[opponent]\n    move c to pile\n  otherwise: nothing\n',
        ("RW430", "hand[opponent]"),
        id="options from a hand of another",
    ),
    pytest.param(
        'turn\n  choose "Ask" if count(ones(opponent)) > 0: points[me] += 1\n  otherwise: nothing\n',
        ("RW430", "count(ones(opponent)) > 0"),
        id="a guard",
    ),
    pytest.param(
        'turn\n  choose "Ask {count(ones(opponent))}": points[me] += 1\n',
        ("RW430", "count(ones(opponent))"),
        id="a label",
    ),
    pytest.param(
        "turn\n  show(count(ones(me)))\nrule show(n)\n  points[me] = n\n",
        ("RW431", "points[me] = n"),
        id="through a rule",
    ),
    pytest.param(
        "turn\n  let n = test()\n  points[me] = n\nrule test()\n  if count(ones(me)) > 1: result 1\n  result 0\n",
        ("RW431", "points[me] = n"),
        id="through a result",
    ),
    pytest.param(
        "turn\n  if count(ones(me)) > 1: done\n  points[me] += 1\n", ("RW431", "points[me] += 1"), id="by leaving"
    ),
    pytest.param(
        "turn\n  for c in hand[me]\n    if kind(c) is 0: stop\n    secret[me] = 1\n  points[me] += 1\n",
        ("RW431", "points[me] += 1"),
        id="by leaving a loop, for all that follows",
    ),
    pytest.param(
        "turn\n  repeat count(ones(me)) times: points[me] += 1\n", ("RW431", "points[me] += 1"), id="by a count"
    ),
    pytest.param("turn\n  for c in ones(me): points[me] += 1\n", ("RW431", "points[me] += 1"), id="by a loop"),
    pytest.param(
        "turn\n  each player if secret[me] > 0: points[me] += 1\n", ("RW431", "points[me] += 1"), id="by each player"
    ),
    pytest.param(
        "turn\n  if first(hand[me]) is first(hand[opponent]): end game: me wins\n  points[me] += 1\n",
        ("RW431", "end game: me wins"),
        id="by the end",
    ),
    pytest.param(
        "turn\n  if secret[me] > 0: shuffle deck\n  points[me] += 1\n", ("RW431", "shuffle deck"), id="by chance"
    ),
    pytest.param(
        "turn\n  if secret[me] > 0: reveal secret[me]\n  points[me] += 1\n",
        ("RW431", "reveal secret[me]"),
        id="by what is revealed",
    ),
    pytest.param(
        "turn\n  reveal secret[me]\n  each player: points[me] = secret[me]\n",
        ("RW431", "points[me] = secret[me]"),
        id="revealed of another me",
    ),
    pytest.param(
        "turn\n  reveal first(hand[me]) to opponent\n  if kind(first(hand[me])) is 0: points[me] += 1\n",
        ("RW431", "points[me] += 1"),
        id="revealed to one only",
    ),
    pytest.param(
        "turn\n  move ones(me) to bottom of deck\n", ("RW431", "move ones(me) to bottom of deck"), id="how many"
    ),
    pytest.param(  # H18
        "turn\n  move hand[me] to bottom of deck\n  reveal first(deck)\n",
        ("RW432", "move hand[me] to bottom of deck"),
        id="a hidden set goes into an order",
    ),
    pytest.param(  # H28, sampled: the order of the deck is hidden
        "let next_is_one = kind(first(deck)) is 0\nturn\n  if next_is_one: end game: draw\n  points[me] += 1\n",
        ("RW431", "end game: draw"),
        id="the top of a deck",
    ),
]

FINE = [
    pytest.param(
        "turn\n  reveal count(ones(me)) is 4\n  if count(ones(me)) is 4: move ones(me) to books[me]\n",
        id="what was revealed may decide",
    ),
    pytest.param("turn\n  secret[me] = count(ones(me))\n", id="my note of my hand"),
    pytest.param("turn\n  if count(ones(me)) > 1: secret[me] = 1\n  points[me] += 1\n", id="only what I see changes"),
    pytest.param("turn\n  points[me] = count(hand[opponent])\n", id="all see how many"),
    pytest.param(  # H4: a disclosure, allowed
        'turn\n  choose "Play {c}" for c in hand[me] if kind(c) is 0\n    move c to pile\n'
        "  otherwise: draw 1 from deck to hand[me]\n",
        id="that nothing can be chosen may be told",
    ),
    pytest.param(  # H19
        'turn\n  reveal first(hand[me])\n  choose "Lay away {c}" for c in hand[me]\n    move c to books[me]\n'
        "  otherwise: nothing\n",
        id="a known card, then a choice",
    ),
    pytest.param(
        'turn\n  choose "Play {c}" for c in hand[me]\n    move c to pile\n    points[me] = kind(c)\n'
        "  otherwise: nothing\n",
        id="a card that was played is seen",
    ),
    pytest.param('turn\n  choose "Note {n}" for n in 0..9: secret[me] = n\n', id="a choice that only I see"),
    pytest.param("turn\n  move hand[me] to bottom of deck\n  shuffle deck\n", id="shuffled at once"),
    pytest.param(
        "turn\n  reveal hand\n  if first(hand[me]) > first(hand[opponent]): points[me] += 1\n", id="all hands are shown"
    ),
    pytest.param(
        "turn\n  reveal first(hand[me]) to opponent\n  choose by opponent\n"
        '    "Yes" if kind(first(hand[me])) is 0: nothing\n    "No": nothing\n',
        id="shown to the one who decides",
    ),
]


@pytest.mark.parametrize(("text", "problem"), LEAKS)
@pytest.mark.shows("S-28", "S-29", "S-30", "H3", "H5", "H6", "H18", "H28", "H36")
def test_a_leak_is_found(found: Found, text: str, problem: tuple[str, str]) -> None:
    assert problem in found(CARDS + text)


@pytest.mark.parametrize("text", FINE)
@pytest.mark.shows("S-27", "S-31", "H4", "H19")
def test_what_is_known_may_be_used(found: Found, text: str) -> None:
    assert found(CARDS + text) == []


NESTED = """
turn
  choose "Play {c}" for c in hand[me]
    choose
      "High": points[me] = 1
      "Low": points[me] = 2
    move c to pile
  otherwise: nothing
"""


def test_a_hidden_choice_is_not_kept_while_somebody_decides(found: Found) -> None:
    assert ("RW434", "choose") in found(CARDS + NESTED)
    move = "    move c to pile\n"
    first = NESTED.replace(move, "").replace("hand[me]\n", "hand[me]\n" + move)
    assert found(CARDS + first) == []


def test_a_hidden_name_is_not_kept_either(found: Found) -> None:
    text = CARDS + "turn\n  let n = count(ones(me))\n  ask()\n  secret[me] = n\n"
    rule = 'rule ask()\n  choose\n    "High": points[me] = 1\n    "Low": points[me] = 2\n'
    assert ("RW434", "ask()") in found(text + rule)
    assert found(text.replace("  ask()\n  secret[me] = n\n", "  secret[me] = n\n  ask()\n") + rule) == []
