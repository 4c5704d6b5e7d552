"""What a game offers in random play could be refused by name in a scenario: no label of it counts as a slip."""

from __future__ import annotations

from pathlib import Path

import pytest

import rulewright
from rulewright.compiler.choices_to_python import numbered_lines
from rulewright.compiler.compile_game import compile_game
from rulewright.dsl import expressions as x
from rulewright.label_slips import Labels
from rulewright.play.runtime import stream
from tests.games.test_random_play import NAMES

ROOT = Path(__file__).parents[2]
DECISIONS = 150


@pytest.mark.parametrize("name", NAMES)
def test_what_is_offered_could_be_refused(name: str) -> None:
    game = rulewright.load(name)
    folder = ROOT / "content" / name
    made = compile_game(folder if folder.exists() else ROOT / "content" / "classics" / name, ROOT)
    assert made.flow is not None
    lines = {n.base: n for n in numbered_lines(made.flow)}
    bases = sorted(lines)
    seats = game.players[1]
    state, rng = game.new(seats, seed=1), stream(1, 1)

    def listed(e: x.Expr) -> tuple[object, ...]:
        assert isinstance(e, x.CallPure)
        found: tuple[object, ...] = made.tested[e.name]
        return found

    labels = Labels(made.game.declared, seats, listed)
    for _ in range(DECISIONS):
        if state.over:
            break
        ids = state.ids()
        for n in ids[:: max(1, len(ids) // 20)]:
            group = lines[max(b for b in bases if b <= n)].group
            label = state.position.describe(n)[1]
            assert group is None or (labels.can_be(group, label) and not labels.slip(group, label)), label
        state.apply(ids[rng.below(len(ids))])
