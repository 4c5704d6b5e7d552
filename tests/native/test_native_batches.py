"""Games that a kernel plays in a row → the batch that Python makes of the same games."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import rulewright
from rulewright.play.batches import play_batch
from rulewright.play.native import NativeGame
from rulewright.play.native_batches import NativeBatches

GENERATED = Path(__file__).resolve().parents[2] / "generated"
GAMES = sorted(path.parent.name for path in GENERATED.glob("*/kernel.c"))

pytestmark = pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C compiler")


@pytest.mark.parametrize("games", [5, pytest.param(500, marks=pytest.mark.nightly)])
@pytest.mark.parametrize("name", GAMES)
def test_batches_are_the_same(name: str, games: int) -> None:
    game = rulewright.load(name, native=True)
    assert isinstance(game, NativeGame)
    players = game.players[1]
    found = NativeBatches(game, players, {})(7, 3, games)
    wanted = play_batch(rulewright.load(name), players, None, 7, 3, games)
    for part in ("first", "seats", "lengths", "cut", "scores", "ranks", "lines"):
        assert getattr(found, part) == getattr(wanted, part), part
    if found.names is not None:
        assert found.names == wanted.names
    assert (found.names is None) == any(line.patterns for line in game.lines)
