"""diagrams: which functions get a table, and that games are the same before there is one and after."""

from __future__ import annotations

from pathlib import Path

import pytest

import rulewright
from rulewright.compiler.compile_game import compile_game
from rulewright.compiler.to_c.game_to_c import passes_for_c
from rulewright.play.batches import play_batch
from rulewright.play.native import NativeGame
from rulewright.play.native_batches import NativeBatches

RULES = """\
game dice "Dice"
  players 2
  limit 400 decisions

option high = no "More counts"
var total: 0..100000 = 0
var turns: 0..200 = 0

let worth(a, b, c, d)
  100 / (b - 1) rounded down if a is 9
  count(n for n in [a, b, c, d] if n > 4) * 3 if a < d or high
  {last} otherwise
let near(a, b, c, d) = worth(a, b, c, d) + total

turn
  choose
    "Roll"
      let a = roll 1..9
      let b = roll {second}
      let c = roll 1..9
      let d = roll 1..9
      if a < 9 or b > 1: total += worth(a, b, c, d)
      turns += 1
      if turns is 150: end game
    "Roll again"
      turns += 1
      if turns is 150: end game

winner is p with highest total
"""
LAST = "max([a, b, c, d]) - min([a, b, c, d])"


@pytest.fixture
def dice(tmp_path: Path) -> Path:
    folder = tmp_path / "dice"
    folder.mkdir()
    return folder


@pytest.mark.parametrize(
    ("second", "last", "table"),
    [
        ("1..9", LAST, (range(1, 10),) * 4),
        ("2..8", LAST, (range(1, 10), range(2, 9), range(1, 10), range(1, 10))),
        ("1..9000", LAST, ()),  # too many answers
        ("1..9", f"{LAST} + total", ()),  # knows the position
    ],
)
def test_what_gets_a_table(second: str, last: str, table: tuple[range, ...], dice: Path) -> None:
    (dice / "dice.rules").write_text(RULES.format(second=second, last=last), "utf-8")
    compiled = compile_game(dice, dice.parent)
    flow = compiled.flow
    assert flow is not None, compiled.problems
    wanted = {"worth": table} if table else {}
    assert dict(passes_for_c(flow).tables) == wanted
    assert dict(passes_for_c(flow, frozenset({"diagrams"})).tables) == {}


def test_the_same_answers(dice: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where the function fails for some values, and for each agreement its own."""
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(dice.parent / "cache"))
    (dice / "dice.rules").write_text(RULES.format(second="1..9", last=LAST), "utf-8")
    game, kernel = rulewright.load(dice), rulewright.load(dice, native=True)
    assert isinstance(kernel, NativeGame)
    assert ".asked == 820" in kernel.text
    for high in (False, True):
        found = NativeBatches(kernel, 2, {"high": high})(5, 0, 30)  # some 2,200 rolls
        wanted = play_batch(game, 2, {"high": high}, 5, 0, 30)
        assert (found.lengths, found.scores, found.lines) == (wanted.lengths, wanted.scores, wanted.lines)
