"""The same name bound at several places of a rule, and names that labels print."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from rulewright.compiler.compile_game import compile_game

TWICE = """
component card: one, two, three
zone table: set of card
var marks[card]: 0..99 = 0
var marked: 0..99 = 0
setup
  move cards to table
round
  for c in table
    choose by player(1) "Mark {c}": marks[c] += 1
  for c in table: marks[c] += 10
  marked = count(c for c in table if marks[c] is 11)
  end game: draw
"""


def test_what_is_bound_anew_is_not_what_was_kept_over_a_decision(game: Callable[[str], Any]) -> None:
    state = game(TWICE).new()
    while not state.over:
        state.apply(state.ids()[0])
    assert state.plain()["vars"]["marks"] == {"one": 11, "two": 11, "three": 11}
    assert state.plain()["vars"]["marked"] == {"": 3}


LABELS = """game tiny "Tiny"
  players 2
kind colour: red, blue
record sign
  colour: colour key
  dots: 1..2 key
component card
  signs: list of sign key
  colour: colour?
zone table: set of card
setup
  move cards to table
turn
  choose "Take {c} as {s} for {c.colour}" for c in table, s in c.signs
    end game: draw
  otherwise: end game: draw
"""


def test_labels_print_lists_and_what_may_be_none(tmp_path: Path) -> None:
    folder = tmp_path / "content" / "tiny"
    folder.mkdir(parents=True)
    (folder / "tiny.rules").write_text(LABELS, encoding="utf-8")
    (folder / "cards.yaml").write_text(
        "- {signs: [[red, 1], [blue, 2]], colour: none}\n- {signs: [[red, 2]], colour: blue}\n", encoding="utf-8"
    )
    made = compile_game(folder, tmp_path)
    assert made.problems == ()
    assert [d.label for d in made.game.new().decisions()] == [
        "Take red 1, blue 2 as red 1 for none",
        "Take red 1, blue 2 as blue 2 for none",
        "Take red 2 as red 2 for blue",
    ]


LATER = """
zone table: set of card
component card: one, two, three
var marks[card]: 0..9 = 0
setup
  move cards to table
round
  choose by player(1) "Begin": nothing
  for i in 2..4
    choose by player(1) "Mark {i}": marks[first(table)] += i
  end game: draw
"""


def test_the_name_of_a_later_loop_is_not_kept_before_it(game: Callable[[str], Any]) -> None:
    made = game(LATER)
    state = made.new()
    assert state.plain()["locals"] == {}
    assert made.from_plain(state.plain()) == state
