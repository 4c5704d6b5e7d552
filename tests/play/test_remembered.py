"""Answers that compiled games remember: never those of another agreement, another position or another question."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.compiler.compile_game import compile_game
from rulewright.play.runtime import Game

RULES = """game tiny "Tiny"
  players 2
option wide = no "A way around"
option goal: 1..9 = 2 "Points that win"
grid cell: 3 by 3
component card
  rank: 1..6 key
zone hand[player]: hand of card
zone table: set of card
var closed[cell] = no
let far(a: cell, b: cell) = distance c from a to b by beside(c)
let around_it(a: cell, b: cell) = distance c from a to b by (around(c) if wide else beside(c))
let open_way(a: cell, b: cell) = distance c from a to b by [x for x in beside(c) if not closed[x]]
let twice = 2 * goal
let held = count(table)
pattern run(cards: set of card)
  case "Run" worth count(cards) ^ 2
    when count(cards) >= 2 and consecutive([c.rank for c in cards])
let best_there = best run of table
setup
  move [c for c in cards if c.rank is not 3] to table
turn
  choose
    "Close {c}" for c in cells: closed[c] = yes
    "Take {card}" for card in table: move card to hand[me]
    "End": end game: draw
  if far(cell(1, 1), cell(3, 3)) + open_way(cell(1, 1), cell(3, 3)) < 0: end game: draw
  if around_it(cell(1, 1), cell(3, 3)) < 0: end game: draw
  if twice + held + best_there < 0: end game: draw
"""


@pytest.fixture(scope="module")
def tiny(tmp_path_factory: pytest.TempPathFactory) -> Game:
    root = tmp_path_factory.mktemp("tiny")
    folder: Path = root / "content" / "tiny"
    folder.mkdir(parents=True)
    (folder / "tiny.rules").write_text(RULES, encoding="utf-8")
    (folder / "cards.yaml").write_text("".join(f"- rank: {n}\n" for n in range(1, 7)), encoding="utf-8")
    made = compile_game(folder, root)
    assert not [p for p in made.problems if p.severity == "error"], made.problems
    assert "@cache" in made.files["__init__.py"], "nothing is remembered, so nothing is tried here"
    game: Game = made.game
    return game


def test_a_search_over_what_never_changes(tiny: Game) -> None:
    for _ in range(2):
        assert [tiny.call("far", "a1", cell) for cell in ("a1", "b1", "c3", "a3")] == [0, 1, 4, 2]


def test_a_search_that_asks_an_agreement(tiny: Game) -> None:
    for _ in range(2):
        assert tiny.call("around_it", "a1", "c3", options={"wide": False}) == 4
        assert tiny.call("around_it", "a1", "c3", options={"wide": True}) == 2
        assert tiny.call("twice", options={"goal": 3}) == 6
        assert tiny.call("twice", options={"goal": 5}) == 10


def test_a_search_that_asks_the_position(tiny: Game) -> None:
    state, other = tiny.new(), tiny.new()
    assert state.call("open_way", "a1", "a3") == 2
    state.apply(next(d for d in state.decisions() if d.label == "Close a2"))
    assert state.call("open_way", "a1", "a3") == 4
    assert other.call("open_way", "a1", "a3") == 2


def test_the_best_of_what_lies_there_now(tiny: Game) -> None:
    state = tiny.new()
    assert (state.call("best_there"), state.call("held")) == (4 + 9, 5)  # 1 2, and 4 5 6
    copy = state.copy()
    state.apply(next(d for d in state.decisions() if d.label == "Take 5"))
    assert (state.call("best_there"), state.call("held")) == (4, 4)
    assert (copy.call("best_there"), copy.call("held")) == (4 + 9, 5)
    assert tiny.best("run", ["1", "2", "3"]).worth == 9 != tiny.best("run", ["1", "2", "4"]).worth
