"""What is not proved (S-31, S-38) and what is not run, line by line of the rules."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

Cli = Callable[..., Result]

RULES = """\
game tiny "Tiny"
  players 2

component card: low 3, high 3
grid cell: 1 by 3
zone deck: deck of card
zone hand[player]: hand of card
zone board[cell]: slot of card
var points[player]: 0..3 = 0

let worth(card) = 2 if kind(card) is 1 else 1
let BEST = worth(first(c for c in cards if kind(c) is 1))
example BEST is 2

setup
  move cards to deck
  shuffle deck
  deal 2 from deck to hand[p] for p in players

turn
  choose "Play {card} on {c}" for card in hand[me], c in cells if kind(card) is 1
    move card from hand[me] to board[c]
    points[me] += worth(card)
  otherwise: end game: draw
  if points[me] >= 90
    points[me] = 0
  reveal hand[me]

scenario "nobody has a high card"
  given
    for p in players: move [c for c in hand[p]] to box
  expect count(hand) is 0
"""


@pytest.fixture
def tiny(project: Callable[[dict[str, str | bytes]], Path]) -> Path:
    return project({"content/tiny/tiny.rules": RULES})


def test_what_is_not_proved_is_listed(cli: Cli, tiny: Path) -> None:
    told = cli("build", "tiny", "--report", cwd=tiny)
    assert told.exit_code == 0
    lines = told.output[told.output.index("tiny, what is asked") :].splitlines()
    assert lines == [
        "tiny, what is asked while playing, because it is not proved: 3",
        "     22  move card from hand[me] to board[c]  (something may lie in `board` already)",
        "     22  move card from hand[me] to board[c]  (the thing may lie elsewhere than `from` says)",
        "     23  points[me] += worth(card)  (`points` may leave 0..3)",
        "tiny, decisions that disclose whether there was anything to choose: 1",
        (
            '     21  choose "Play {card} on {c}" for card in hand[me], c in cells if kind(card) is 1'
            "  (all learn whether something could be chosen, though not all see what)"
        ),
    ]


def test_lines_that_nothing_runs_are_listed(cli: Cli, tiny: Path) -> None:
    rules = RULES.replace("0..3 = 0", "0..99 = 0").replace(" on {c}", "").replace(", c in cells if", " if")
    rules = rules.replace("move card from hand[me] to board[c]", "move card to box")
    (tiny / "content/tiny/tiny.rules").write_text(rules, encoding="utf-8")
    told = cli("test", "tiny", "--coverage", "--games", "3", cwd=tiny)
    assert told.exit_code == 0
    assert told.output.splitlines()[1:] == ["     26  points[me] = 0"]
    told = json.loads(cli("test", "tiny", "--coverage", "--games", "3", "--format", "json", cwd=tiny).output)
    assert told[0]["totals"]["missed"] == [26]
    assert told[0]["lines"]["23"] == {"text": "points[me] += worth(card)", "tested": False, "played": True}
    assert told[0]["lines"]["12"]["tested"]
