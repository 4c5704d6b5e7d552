"""Kernels against Python with any options, any number of players and any decisions; and 100,000 games in a row."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

import rulewright
from rulewright.play.batches import seed_of
from rulewright.play.faults import Fault
from rulewright.play.native import NativeGame
from rulewright.play.native_batches import NativeBatches
from rulewright.play.runtime import State
from tests.native.side_by_side import play_both, same

GENERATED = Path(__file__).resolve().parents[2] / "generated"
GAMES = sorted(path.parent.name for path in GENERATED.glob("*/kernel.c"))
# 100,000 games and more in all: most of those that Python plays fast, and 1,000 of every other.
MANY = {
    "kuhn_poker": 30_000, "leduc_poker": 20_000, "goofspiel": 16_000, "tic_tac_toe": 14_000, "crazy_eights": 6_000,
    "breakthrough": 3_000, "connect_four": 2_500, "go_fish": 2_500, "numeria": 2_000, "hex": 2_000,
}  # fmt: skip
FEWER = 1_000  # of every other game
PARTS = 10  # that may be played one by one

pytestmark = pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C compiler")


def walk(name: str, data: st.DataObject, steps: int) -> None:
    """One game with drawn options, players, seed and decisions, every state compared."""
    game, kernel = rulewright.load(name), rulewright.load(name, native=True)
    options: dict[str, Any] = {n: data.draw(st.sampled_from(o.values), label=n) for n, o in game.options.items()}
    players = data.draw(st.integers(*game.players), label="players")
    x = data.draw(st.integers(0, 2**64 - 1), label="seed")
    try:
        game.agree(options, players)
    except ValueError:  # these options exclude each other
        options = {}
    a, b = game.new(players, options, x), kernel.new(players, options, x)
    for _ in range(steps):
        same(a, b)
        if a.over:
            break
        ids = a.ids()
        decision = ids[data.draw(st.integers(0, len(ids) - 1))]
        said = fault_of(a, decision)
        assert fault_of(b, decision) == said
        if said:
            break
    assert a.plain() == b.plain()
    assert a.result == b.result


def fault_of(state: State, decision: int) -> str:
    """Takes a decision; what was said if the rules fail there."""
    try:
        state.apply(decision)
    except Fault as fault:
        return str(fault)
    return ""


CALM = settings(deadline=None, phases=[Phase.explicit, Phase.generate], suppress_health_check=list(HealthCheck))


@settings(CALM, max_examples=3)
@given(data=st.data())
@pytest.mark.parametrize("name", GAMES)
def test_any_agreement(name: str, data: st.DataObject) -> None:
    walk(name, data, 60)


@pytest.mark.nightly
@settings(CALM, max_examples=300)
@given(data=st.data())
@pytest.mark.parametrize("name", GAMES)
def test_any_agreement_at_length(name: str, data: st.DataObject) -> None:
    walk(name, data, 400)


@pytest.mark.nightly
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", GAMES)
def test_many_games(name: str, part: int) -> None:
    """Every state of all games, and their ends as games in a row tell them, the options folded in.

    A part of them: `-k "numeria and 3"`, or `-k numeria`, or `-k test_many_games` for 100,000.
    """
    game, kernel = rulewright.load(name), rulewright.load(name, native=True)
    assert isinstance(kernel, NativeGame)
    low, high = game.players
    count = -(-MANY.get(name, FEWER) // (high - low + 1) // PARTS)
    for players in range(low, high + 1):
        found = NativeBatches(kernel, players, {})(5, part * count, count)
        assert sum(found.lines.values()) == sum(found.lengths)
        for i in range(count):
            ended, decisions = play_both(game, kernel, players, seed_of(5, part * count + i))
            assert ended.result is not None
            assert (decisions, ended.cut) == (found.lengths[i], bool(found.cut[i]))
            assert [r.score for r in ended.result] == [*found.scores[players * i : players * (i + 1)]]
            assert [r.rank for r in ended.result] == [*found.ranks[players * i : players * (i + 1)]]
