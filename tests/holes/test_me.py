"""Whose go it is: places that read `me` where nobody has the go, directly and through calls."""

from __future__ import annotations

from collections.abc import Callable

import pytest

Found = Callable[[str], list[tuple[str, str]]]

TURN = 'turn\n  choose\n    "Again": points[me] = 1\n    "End": end game: draw\n'

UNSET = [
    ("setup\n  points[me] = 1\n" + TURN, "me"),
    ("setup\n  give()\nrule give()\n  points[me] = 1\n" + TURN, "give()"),
    ("setup\n  points[first(opponents)] = 1\n" + TURN, "opponents"),
    ("let mine = points[me]\nsetup\n  if mine > 0: points[player(1)] = 1\n" + TURN, "mine"),
    ('round\n  choose\n    "Again": nothing\n    "End": end game: draw\n  points[player(1)] = 1\n', "choose"),
    ('round\n  ask()\nrule ask()\n  choose\n    "Again": points[player(1)] = 1\n    "End": end game: draw\n', "ask()"),
    ("winner is p with highest points[me]\n" + TURN, "me"),
    ('check "none yet": points[me] is 0\n' + TURN, "me"),
    (TURN.replace("turn", "turn from left(me)"), "me"),
]

SET = [
    "setup\n  each player: points[me] = 1\n" + TURN,
    "setup\n  each player if points[me] is 0: give()\nrule give()\n  points[me] = 1\n" + TURN,
    'round\n  choose by player(1)\n    "Again": points[player(1)] = 1\n    "End": end game: draw\n',
    'round\n  each player\n    choose\n      "Again": points[me] = 1\n      "End": end game: draw\n',
    TURN,
]


@pytest.mark.parametrize(("text", "place"), UNSET)
@pytest.mark.shows("S-4")
def test_nobody_has_the_go(found: Found, text: str, place: str) -> None:
    problems = found("var points[player]: 0..9 = 0\n" + text)
    assert ("RW420", place) in [(code, said.split(" by")[0]) for code, said in problems]


@pytest.mark.parametrize("text", SET)
def test_somebody_has_the_go(found: Found, text: str) -> None:
    assert found("var points[player]: 0..9 = 0\n" + text) == []
