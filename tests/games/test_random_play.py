"""Random games of every compiled game at every number of players.

What is offered can be taken, nothing gets lost, a state comes back from plain data, and each seat has its view.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import rulewright
from rulewright.play.runtime import Game, State, mix, stream

NAMES = sorted(p.parent.name for p in (Path(__file__).parents[2] / "generated").glob("*/__init__.py"))
FEW, MANY = 20, 2_000
TABLES = [
    pytest.param(name, players, games, marks=[pytest.mark.nightly] if games == MANY else [])
    for name in NAMES
    for players in range(rulewright.load(name).players[0], rulewright.load(name).players[1] + 1)
    for games in (FEW, MANY)
]


def inventory(state: State) -> Counter[tuple[str, str]]:
    """How many there are of each thing and token, by table and name, wherever they lie."""
    zones = state.game.declared.zones
    plain = state.plain()["zones"]
    found: Counter[tuple[str, str]] = Counter()
    for key, content in plain["box"].items():
        found.update(counted(key or zones[0].of, content))
    for zone in zones:
        for content in plain[zone.name].values():
            found.update(counted(zone.of, content))
    return found


def counted(table: str, content: Any) -> dict[tuple[str, str], int]:
    return {(table, name): n for name, n in (content if isinstance(content, dict) else Counter(content)).items()}


def whole(game: Game, at_first: Counter[tuple[str, str]]) -> Counter[tuple[str, str]]:
    """Each thing once; of tokens what there was at first."""
    used = {z.of for z in game.declared.zones}
    things = {
        (t.name, n): 1 for t in game.declared.tables if t.form == "component" and t.name in used for n in t.named.names
    }
    tokens = {t.name for t in game.declared.tables if t.form == "token"}
    return Counter(things | {k: n for k, n in at_first.items() if k[0] in tokens})


def comes_back(game: Game, state: State) -> None:
    """A state from plain data is the same, and so is what every seat sees of it; looking changes nothing."""
    plain = state.plain()
    again = game.from_plain(plain)
    assert again == state
    for seat in range(state.players):
        assert again.view(seat) == state.view(seat)
    assert again.decisions() == state.decisions()
    assert state.plain() == plain


@pytest.mark.parametrize(("name", "players", "games"), TABLES)
def test_random_games(name: str, players: int, games: int) -> None:
    game = rulewright.load(name)
    everything = whole(game, inventory(game.new(players)))
    for number in range(games):
        seed = mix(number)
        state, rng, taken = game.new(players, seed=seed), stream(seed, 1), 0
        while not state.over:
            offered = state.ids()
            for n in offered if number == 0 else ():  # of one game not only what is taken, but all that is offered
                state.copy().apply(n)
            if number < 2 and taken % 4 == 0:
                assert inventory(state) == everything
            if number < 2 and taken % 64 == 0:
                comes_back(game, state)
            state.apply(offered[rng.below(len(offered))])
            taken += 1
        assert taken <= game.limit
        assert state.result is not None
        assert len(state.result) == players
        assert min(r.rank for r in state.result) == 1
        assert inventory(state) == everything
