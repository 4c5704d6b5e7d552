"""Random games of every game with one option other than agreed by default, at every number of players.

The module in Python and the kernel in C play the same game, and it comes to an end.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import rulewright
from rulewright.play.declared import OptionValue
from rulewright.play.runtime import Game, mix, stream

GENERATED = Path(__file__).parents[2] / "generated"
NAMES = [n for n in sorted(p.parent.name for p in GENERATED.glob("*/kernel.c")) if rulewright.load(n).options]
ALL = 5  # of options with more values only the least and the greatest are tried

pytestmark = pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C compiler")


def flips(game: Game) -> list[tuple[str, OptionValue]]:
    found = []
    default = game.new(seed=0).plain()["options"]
    for name, option in game.options.items():
        values = option.values if len(option.values) <= ALL else (option.values[0], option.values[-1])
        found += [(name, v) for v in values if v != default[name]]
    return found


def play_both(game: Game, kernel: Game, players: int, options: dict[str, OptionValue], seed: int, steps: int) -> bool:
    """Whether the game has ended within so many decisions."""
    a, b, rng = game.new(players, options, seed), kernel.new(players, options, seed), stream(seed, 1)
    for _ in range(steps):
        assert a.position.snapshot() == b.position.snapshot()
        assert a.ids() == b.ids()
        if a.over:
            assert (a.result, a.cut) == (b.result, b.cut)
            return True
        decision = a.pick(rng)
        a.apply(decision)
        b.apply(decision)
    return False


@pytest.mark.parametrize(("games", "steps"), [(1, 30), pytest.param(10, 100_000, marks=pytest.mark.nightly)])
@pytest.mark.parametrize("name", NAMES)
def test_one_option_is_other(name: str, games: int, steps: int) -> None:
    game, kernel = rulewright.load(name), rulewright.load(name, native=True)
    for number, (option, value) in enumerate(flips(game)):
        for players in range(game.players[0], game.players[1] + 1):
            for n in range(games):
                seed = mix(number * 1_000 + players * 100 + n)
                ended = play_both(game, kernel, players, {option: value}, seed, steps)
                assert ended or steps < 100, (option, value, players)
