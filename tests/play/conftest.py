"""A small game with a board, hands that only their owners see, options of all sorts, and a line that prints a pattern.

Players take stones from the board until all are gone or both pass in turn; the greater sum wins. Who takes a 7, 8 or 9
may call it odd or even.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.compiler.compile_game import compile_game
from rulewright.play.runtime import Game

RULES = """\
game stones "Nine Stones"
  players 2
  limit 60 decisions

option silent = no "Nobody calls"
option speed: 1..3 = 2 "How many passes end the game"
option mood: calm / wild = calm "Whether low stones may be called too"

component stone
  number: 1..9 key

grid cell: 3 by 3
zone bag: bag of stone
zone board[cell]: slot of stone
zone hand[player]: hand of stone
var passes: 0..3 = 0

pattern parity(n: 1..9)
  case "Odd"
    when n mod 2 is 1
  case "Even"
    when n mod 2 is 0

let PLACES = [c for c in cells if c.row < 3 or c.column is 1]
let total(p) = sum(t.number for t in hand[p])

setup
  move stones to bag
  deal 1 from bag to hand[p] for p in players
  deal 1 from bag to board[c] for c in PLACES

turn
  choose
    "Take {stone}" for stone in board
      passes = 0
      move stone to hand[me]
      if (stone.number >= 7 or mood is wild) and not silent: call(stone)
    "Pass"
      passes += 1
  if passes is speed or count(board) is 0: end game

rule call(stone)
  choose
    "Call it {title}" for title in [parity(stone.number)]
      nothing
    "Stay silent"
      nothing

winner is p with highest total(p)
"""


@pytest.fixture(scope="session")
def stones(tmp_path_factory: pytest.TempPathFactory) -> Game:
    folder: Path = tmp_path_factory.mktemp("content") / "stones"
    folder.mkdir()
    (folder / "stones.rules").write_text(RULES, encoding="utf-8")
    (folder / "stones.yaml").write_text("".join(f"- number: {n}\n" for n in range(1, 10)), encoding="utf-8")
    compiled = compile_game(folder, folder)
    assert not compiled.problems
    game: Game = compiled.game
    return game
