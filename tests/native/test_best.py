"""`best ... of` in kernels: the totals that Python finds."""

from __future__ import annotations

import random
import shutil
from pathlib import Path
from typing import Any

import pytest

import rulewright

pytestmark = pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C compiler")

RULES = """\
game hands "Hands"
  players 2

component card
  suit: a / b / c key
  rank: 1..6 key
component mole
  theme: hot / cold key
  copies: 3..3
record word
  cards: set of card
zone hand[player]: set of card
zone burrow[player]: set of mole
var bound[card] = no
let lot(card) = [x for x in cards if bound[x] and x.suit is card.suit]
let kept(part: set of card) = every(not bound[c] or every(x in part for x in lot(c)) for c in part)
let spelt(part: set of card) = count([w for w in words if w.cards is part]) > 0
pattern play(part: set of card, moles: set of mole)
  case "Word" worth 5 * 2 ^ (count(part) - 1)
    when spelt(part) and count(moles) is 0 and kept(part)
  case "Suit" worth count(part) ^ 2
    when count(part) >= 3 and count(moles) is 0 and alike(c.suit for c in part) and kept(part)
  case "Run" worth 3 * count(part)
    when count(part) >= 2 and count(moles) is 0 and consecutive([c.rank for c in part])
  case "Street" worth 4 * count(part)
    when consecutive([c.rank for c in part]) and alike(c.suit for c in part) and count(moles) is 1
  case "Pair" worth 4 * (1 + count(moles))
    when count(part) is 2 and alike(c.rank for c in part) and count(moles) <= 2
  case "Same rank" worth 2 + 3 * count(part)
    when count(moles) is 0 and alike(c.rank for c in part) and every(not bound[c] for c in part)
  case "Moles" worth count(moles) ^ 2
    when count(part) is 0 and count(moles) >= 2 and alike(m.theme for m in moles)
winner is p with highest best play of (hand[p], burrow[p])
turn
  choose
    "End": end game
    "Bind": bound[first(cards)] = yes
    "Take {c}" for c in cards
      move c to hand[me]
    "Dig {m}" for m in moles
      move m to burrow[me]
"""
CARDS = "".join(f"- {{suit: {suit}, rank: {rank}}}\n" for suit in "abc" for rank in range(1, 7))
MOLES = "- {theme: hot, copies: 3}\n- {theme: cold, copies: 3}\n"
WORDS = "".join(
    f"- {{cards: [{', '.join(f'[{card[0]}, {card[1]}]' for card in word.split())}]}}\n"
    for word in ("a1", "a2 b5", "b1 c2 c6", "a3 b3 c3 a6", "c1 b4", "b2 c5 a4")
)


@pytest.mark.parametrize("many", [60, pytest.param(2000, marks=pytest.mark.nightly)])
def test_the_total_is_that_of_python(tmp_path: Path, many: int) -> None:
    folder = tmp_path / "hands"
    folder.mkdir()
    for name, text in (("hands.rules", RULES), ("cards.yaml", CARDS), ("moles.yaml", MOLES), ("words.yaml", WORDS)):
        (folder / name).write_text(text, encoding="utf-8")
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
