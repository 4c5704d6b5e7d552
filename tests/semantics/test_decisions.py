"""S-11 to S-17: options are a set with fixed numbers, copies are apart, labels are for people, states are canonical."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rulewright.compiler.compile_game import Compiled
from rulewright.play.runtime import Game
from tests.semantics.states import AGAIN, labels, take, value

Played = Callable[[str], Game]
Found = Callable[[str], list[str]]

OPTIONS = """
option wide = no "More colours"
component card: jack 2, queen 1
grid cell: 2 by 2
zone table: set of card
var here: cell = cell(1, 1)
var more: 0..9 = 3
var pair: 0..99 = 0
setup
  move cards to table
turn
  choose
    "Go to {c}" for c in beside(here) + around(here)
      here = c
    "From {a} to {b}" for a in 1..3, b in 1..4 if a < b and more >= 2
      let sum_of = a + b
      more = 1
      pair = a * 10 + b
      choose
        "Yes": more = 2
        "No {sum_of}": nothing
    "Take {c}" for c in table
      move c to table
  otherwise: nothing
  may
    "One more": nothing
  if more is 9: end game: draw
"""


@pytest.mark.shows("S-11", "H7")
def test_an_option_that_comes_twice_is_one(game: Played) -> None:
    state = game(OPTIONS).new()
    assert [x for x in labels(state) if x.startswith("Go")] == ["Go to b1", "Go to a2", "Go to b2"]


@pytest.mark.shows("S-11")
def test_what_has_no_list_cannot_be_offered(found: Found) -> None:
    assert found('var n: 0..9 = 0\nturn\n  choose "{x}" for x in [n, n + 1]: nothing\n') == ["RW413"]


@pytest.mark.shows("S-12")
def test_ids_are_numbered_in_order_of_the_text(game: Played) -> None:
    state = game(OPTIONS).new()
    assert [(d.id, d.label) for d in state.decisions()] == [
        *[(1, "Go to b1"), (2, "Go to a2"), (3, "Go to b2")],
        *[(4 + (a - 1) * 4 + b - 1, f"From {a} to {b}") for a in (1, 2, 3) for b in (1, 2, 3, 4) if a < b],
        *[(d.id, d.label) for d in state.decisions() if d.label.startswith("Take")],
    ]
    assert state.ids() == sorted(state.ids())
    take(state, "Go to b1")
    assert labels(state) == ["One more", "Pass"]
    assert state.ids()[1] == state.ids()[0] + 1 == game(OPTIONS).declared.decisions - 1


@pytest.mark.shows("S-13", "H27")
def test_copies_have_ids_of_their_own(game: Played) -> None:
    state = game(OPTIONS).new()
    taken = [d for d in state.decisions() if d.label.startswith("Take")]
    assert [d.label for d in taken] == ["Take jack", "Take jack #2", "Take queen"]
    assert len({d.id for d in taken}) == 3
    assert [d.args for d in taken] == [("jack",), ("jack #2",), ("queen",)]


@pytest.mark.shows("S-14")
def test_chosen_values_are_kept_while_the_body_asks_again(game: Played) -> None:
    state = take(game(OPTIONS).new(), "From 2 to 3")
    assert labels(state) == ["Yes", "No 5"]
    assert value(take(state, "Yes"), "pair") == 23


@pytest.mark.shows("S-15", "H31")
def test_parts_of_options_are_a_way_to_look_at_the_same_ids(game: Played) -> None:
    state = game(OPTIONS).new()
    pairs = [d for d in state.decisions() if d.label.startswith("From")]
    assert [d.id for d in state.decisions(prefix=(2,))] == [d.id for d in pairs if d.args[0] == 2]
    assert [d.id for d in state.decisions(prefix=(2, 3))] == [d.id for d in pairs if d.args == (2, 3)]


@pytest.mark.shows("S-17")
def test_two_ways_to_the_same_are_the_same(game: Played) -> None:
    tiny = game(OPTIONS)
    one = take(tiny.new(), "From 2 to 3", "No 5", "Pass", "Go to b1", "Pass")
    other = take(tiny.new(), "From 2 to 3", "No 5", "One more", "Go to b1", "One more")
    assert one == other
    assert hash(one) == hash(other)
    assert one.plain() == other.plain()
    # a hidden local of the first choice leaves no trace, and the key leaves out how often was decided
    later = take(
        tiny.new(), "From 2 to 3", "No 5", "Pass", "Take jack", "Pass", "Take jack", "Pass", "Go to b1", "Pass"
    )
    assert later != one
    assert later.key() == one.key()


@pytest.mark.shows("S-13", "H27")
def test_a_key_that_several_things_have_is_an_error_in_the_flow(compiled: Callable[[str], Compiled]) -> None:
    text = 'component card: jack 2\nzone table: set of card\nturn\n  move card("jack") to table\n' + AGAIN
    assert [p.code for p in compiled(text).problems if p.severity == "error"] != []
