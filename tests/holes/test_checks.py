"""Checks that the compiled game asks itself: of agreements (S-48), and of every state while it is played (S-45)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from rulewright.compiler.compile_game import Compiled
from rulewright.play.faults import Fault
from rulewright.play.simulate import simulate
from rulewright.run_promises import run_promises

RULES = """
option goal: 1..9 = 5 "Points that win"
option short = no "A short game"
option free = no "Anything goes"
var points[player]: 0..12 = 0
check "a short game has a small goal": goal <= 5 if short else yes
check "nobody has more than the goal": free or every(points[p] <= 5 for p in players)
turn
  choose
    "One": points[me] += 1
    "Two": points[me] += 2
  if points[me] >= goal: end game: me wins
scenario "too much"
  given
    goal = 6
    points[player(1)] = 5
  play "One"
"""


@pytest.mark.shows("S-48")
def test_agreements_that_exclude_each_other_are_refused(game: Callable[[str], Any]) -> None:
    made = game(RULES)
    made.new(options={"goal": 5, "short": True})
    made.new(options={"goal": 9})
    with pytest.raises(ValueError, match="exclude each other: a short game has a small goal"):
        made.new(options={"goal": 6, "short": True})


@pytest.mark.shows("S-45")
def test_a_check_of_the_state_is_asked_while_games_are_played(game: Callable[[str], Any]) -> None:
    made = game(RULES)
    assert simulate(made, 30, options={"goal": 4}).games == 30
    assert simulate(made, 30, options={"goal": 9, "free": True}).games == 30
    with pytest.raises(Fault, match='The check "nobody has more than the goal" does not hold') as found:
        simulate(made, 30, options={"goal": 9})
    assert found.value.__notes__[0].startswith("after decision ")
    assert found.value.__notes__[1].startswith("in game ")


@pytest.mark.shows("S-45")
def test_it_does_not_change_the_flow_of_a_game_played_by_hand(game: Callable[[str], Any]) -> None:
    state = game(RULES).new(options={"goal": 9})
    while not state.over:
        state.apply(state.decisions()[-1].id)
    assert max(result.score for result in state.result) >= 1


@pytest.mark.shows("S-45")
def test_a_check_of_the_state_is_asked_in_scenarios(compiled: Callable[[str], Compiled]) -> None:
    made = compiled(RULES)
    assert [(p.code, p.span.text if p.span is not None else "") for p in run_promises(made).failed] == [
        ("RW510", 'play "One"')
    ]
