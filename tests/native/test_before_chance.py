"""What a setup does before chance is done once for all games, and the games are the same."""

from __future__ import annotations

from pathlib import Path

import pytest

import rulewright
from rulewright.compiler.before_chance import before_chance
from rulewright.compiler.compile_game import compile_game

RULES = """\
game pairs "Pairs"
  players 2

component card
  n: 1..6 key

zone deck: deck of card
zone table: set of card
zone hand[player]: hand of card
var rest: 0..9 = 0

setup
{setup}

turn
  choose "Take {{card}}" for card in table
    move card to hand[me]
  otherwise: end game: draw
"""
SETUPS = {
    "  move cards to deck\n  rest = 3\n  for c in cards if c.n > 4: move c to table\n  shuffle deck\n  rest = 4": 3,
    "  let many = 2\n  move cards to table\n  rest = many": 0,
    "  if count(players) is 2\n    rest = roll [1, 2]\n  move cards to table": 0,
    "  for c in cards: move c to table": 1,
}


@pytest.mark.parametrize("setup", SETUPS)
def test_the_head_of_a_setup(setup: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path / "cache"))
    folder = tmp_path / "pairs"
    folder.mkdir()
    (folder / "pairs.rules").write_text(RULES.format(setup=setup), "utf-8")
    (folder / "cards.yaml").write_text("".join(f"- n: {n}\n" for n in range(1, 7)), "utf-8")
    compiled = compile_game(folder, tmp_path)
    flow = compiled.flow
    assert flow is not None, compiled.problems
    assert len(before_chance(flow.setup)) == SETUPS[setup]
    game, kernel = rulewright.load(folder), rulewright.load(folder, native=True)
    for seed in range(3):
        assert kernel.new(seed=seed).position.snapshot() == game.new(seed=seed).position.snapshot()
