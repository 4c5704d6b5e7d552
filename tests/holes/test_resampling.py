"""Hidden things drawn anew change nothing that a seat is told: who decides, and what is offered to it (S-36).

What the checker cannot prove is tried here, for every compiled game that hides anything.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import rulewright
from rulewright.play.resample import redrawn
from rulewright.play.values import Unreadable

GENERATED = Path(__file__).parents[2] / "generated"


def hides(name: str) -> bool:
    declared = rulewright.load(name).declared
    return any(z.seen != "all" for z in declared.zones) or any(v.seen != "all" for v in declared.vars)


NAMES = sorted(path.parent.name for path in GENERATED.glob("*/__init__.py"))
GAMES = [(name, rulewright.load(name).players[0]) for name in NAMES if hides(name)]
GAMES += [(name, high) for name in NAMES if hides(name) and (high := min(3, rulewright.load(name).players[1])) > 2]


TOLD = ("to_play", "decisions")


def drawn_anew(game: Any, view: dict[str, Any], x: int) -> Any:
    """A state that looks the same but perhaps for who decides and what is offered."""
    seat = view["seat"]
    for state in redrawn(game, view, x):
        if not isinstance(state, Unreadable):
            seen = state.view(seat)
            if all(seen[k] == view[k] for k in view if k not in TOLD):
                return state
    raise AssertionError("no state fits")


@pytest.mark.parametrize(("name", "players"), GAMES)
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.shows("S-35", "S-36")
def test_hidden_things_change_nothing_that_a_seat_is_told(name: str, players: int, seed: int) -> None:
    game = rulewright.load(name)
    state = game.new(players=players, seed=seed)
    choose = random.Random(seed)
    stops = 0
    while not state.over and stops < 25:
        for seat in range(players):
            other = drawn_anew(game, state.view(seat), seed + stops)
            if state.position.at_once is None:
                assert other.to_play == state.to_play
            else:  # who of the others has decided makes no difference
                assert (other.to_play == seat) == (state.to_play == seat)
            if seat == state.to_play:
                assert other.decisions() == state.decisions()
        state.apply(choose.choice(state.decisions()).id)
        stops += 1


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_it_is_drawn_anew(name: str, players: int) -> None:
    game = rulewright.load(name)
    state = game.new(players=players, seed=1)
    zones = {str(drawn_anew(game, state.view(0), x).plain()["zones"]) for x in range(20)}
    unseen = [n for zone in state.view(0)["zones"].values() for n in zone.values() if isinstance(n, int)]
    # Numeria deals its whole bag: then there is but one way.
    assert (len(zones) > 1) == (sum(unseen) > 1)
    assert game.resample(state.view(0), 5).view(0) == state.view(0)


@pytest.mark.shows("S-36")
def test_a_game_that_leaks_is_caught(compiled: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the check of leaks this game compiles; then what is offered changes with what the seat cannot see."""
    monkeypatch.setattr("rulewright.compiler.compile_game.check_model", lambda model: (model, ()))
    game = compiled(
        "component card: one 3, two 3\nzone deck: deck of card\nzone hand[player]: hand of card\n"
        "setup\n  move cards to deck\n  shuffle deck\n  deal 1 from deck to hand[p] for p in players\n"
        'turn\n  choose\n    "Guess {c}" for c in hand[opponent]: end game: me wins\n    "End": end game: draw\n'
    ).game
    view = game.new(seed=1).view(0)
    offered = {tuple(d.label for d in drawn_anew(game, view, x).decisions()) for x in range(20)}
    assert len(offered) > 1
