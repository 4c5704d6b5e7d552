"""`best ... of` in kernels: the totals that Python finds."""

from __future__ import annotations

import random
import shutil
from pathlib import Path
from typing import Any

import pytest

import rulewright
from tests.plays import CONTENT, PLAYS

pytestmark = pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C compiler")

RULES = f"""\
game hands "Hands"
  players 2

{PLAYS}  case "Same rank" worth 2 + 3 * count(part)
    when count(moles) is 0 and alike(c.rank for c in part) and every(not bound[c] for c in part)
zone burrow[player]: set of mole
winner is p with highest best play of (hand[p], burrow[p])
turn
  choose
    "End": end game
    "Bind": bound[first(cards)] = yes
    "Take {{c}}" for c in cards
      move c to hand[me]
    "Dig {{m}}" for m in moles
      move m to burrow[me]
"""


@pytest.mark.parametrize("many", [60, pytest.param(2000, marks=pytest.mark.nightly)])
def test_the_total_is_that_of_python(tmp_path: Path, many: int) -> None:
    folder = tmp_path / "hands"
    folder.mkdir()
    (folder / "hands.rules").write_text(RULES, encoding="utf-8")
    for name, text in CONTENT.items():
        (folder / f"{name}.yaml").write_text(text, encoding="utf-8")
    game, kernel = rulewright.load(folder), rulewright.load(folder, native=True)
    rng = random.Random(11)
    start: dict[str, Any] = game.new().plain()
    cards, moles = list(start["zones"]["box"]["card"]), list(start["zones"]["box"]["mole"])
    ended = next(d.id for d in game.new().decisions() if d.label == "End")
    totals = set()
    for _ in range(many):
        rng.shuffle(cards)
        rng.shuffle(moles)
        a, b, m = rng.randint(0, 10), rng.randint(0, 18), rng.randint(0, 6)
        zones = {
            "hand": {"player 1": cards[:a], "player 2": cards[a:b]},
            "burrow": {"player 1": moles[: m // 2], "player 2": moles[m // 2 : m]},
        }
        data = {**start, "zones": zones, "vars": {"bound": {card: rng.random() < 0.25 for card in cards}}}
        data["zones"]["box"] = {"card": cards[max(a, b) :], "mole": moles[m:]}
        ends = []
        for one in (game, kernel):
            state = one.from_plain(data)
            state.apply(ended)
            ends.append(state.result)
        assert ends[0] == ends[1]
        totals.add(ends[0])
    assert len(totals) > many // 4
