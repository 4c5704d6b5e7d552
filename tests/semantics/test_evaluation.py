"""S-1 to S-10: steps, binding, loops, `me`, order, lists, the limit, choices, and what leaves a block."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rulewright.play.runtime import Game
from tests.semantics.states import AGAIN, labels, take, value

Played = Callable[[str], Game]
Found = Callable[[str], list[str]]

# Trails are numbers of several digits: each thing that happens adds one.
WORDS = """game tiny "Tiny"
  players 3
  limit 12 decisions
component card: jack 2, queen 2, king 2
token coin: silver 3, gold 5
grid cell: 2 by 3
zone deck: deck of card
zone heap: pile of card
zone bench: pool of coin
var turns: 0..99 = 0
var n: 0..99 = 1
var by_name: 0..99 = 0
var by_value: 0..99 = 0
var given_value: 0..99 = 0
var trail: 0..999999 = 0
var sitting: 0..999999 = 0
var pairs: 0..999999 = 0
var empty: 0..9 = 0
var mine: 0..9 = 0
var sold: 0..9 = 0
var unsold: 0..9 = 0
var asked: 0..9 = 0
var broken: 0..99 = 0
let double = n * 2
let later(a, b: 1..3) = a * b
setup
  move [c for c in cards if kind(c) > 0] to deck
  move cards to heap
  move 2 of gold from box to bench
  let before = double
  n = 3
  by_name = double
  by_value = before
  note(double)
  repeat 0 - 2 times: empty += 1
  for a in [1, 2], b in 1..a if trail < 100
    trail = trail * 10 + b
  n = 2
  for a in [1, 2], b in 1..n
    n = 3
    pairs = pairs * 10 + b
  for x in cells
    repeat 3 times
      broken += 1
      if broken > 0: stop
  each player from player(2) if me.seat is not 3
    sitting = sitting * 10 + me.seat
rule note(given_now)
  n = 9
  given_value = given_now
turn
  turns += 1
  if turns mod 2 is 0: done
  choose by left(me)
    "Mark": mine = me.seat
    "Sell"
      may up to 2 times
        "Sell one" if sold < 3: sold += 1
      otherwise: unsold += 1
    "Ask"
      may "Nothing there" if sold > 8: asked = 9
      otherwise: asked += 1
    "End": end game: draw
"""


@pytest.mark.shows("S-1")
def test_a_step_runs_to_the_next_stop_and_options_are_always_the_same(game: Played) -> None:
    state = game(WORDS).new(3)
    before = state.plain()
    assert labels(state) == labels(state) == ["Mark", "Sell", "Ask", "End"]
    assert state.plain() == before
    assert value(take(state, "Mark"), "turns") == 3  # the second turn asks nothing


@pytest.mark.shows("S-2", "H9", "H35")
def test_a_let_is_by_name_and_a_let_in_a_rule_by_value(game: Played) -> None:
    state = game(WORDS).new(3)
    assert (value(state, "by_name"), value(state, "by_value"), value(state, "given_value")) == (6, 2, 6)


@pytest.mark.shows("S-3", "H8")
def test_the_sets_of_loops_are_taken_in_time(game: Played) -> None:
    state = game(WORDS).new(3)
    assert value(state, "trail") == 112  # of 1: 1; of 2: 1, 2, as the second set is taken for each of the first
    assert value(state, "pairs") == 12123  # 1..n of the second round sees that n is 3 now
    assert value(state, "empty") == 0
    assert value(state, "sitting") == 21  # from the second seat around, without the third


@pytest.mark.shows("S-4")
def test_me_comes_back_and_by_says_only_who_decides(game: Played) -> None:
    state = game(WORDS).new(3)
    assert state.to_play == 1
    assert value(take(state, "Mark"), "mine") == 1


ORDER = """
component card: jack 2, queen 2
token coin: silver 3, gold 5
kind shape: round, square
record pair
  kind_of: shape key
  n: 1..2 key
grid cell: 3 by 3
zone heap: pile of card
zone held: set of card
zone bench: pool of coin
var many: 0..9 = 0
setup
  move cards to heap
  move 2 of gold from box to bench
  move 1 of silver from box to bench
turn
  choose
    "A {c}" for c in around(cell(2, 2)): done
    "B {c}" for c in heap: move heap to held
    "C {c}" for c in held: done
    "D {c}" for c in bench: done
    "E {f}" for f in [yes, no]: done
    "F {p}" for p in players: done
    "G {d}" for d in directions if d.diagonal: done
    "H {s}" for s in shapes: end game: draw
  many = count(bench)
"""


@pytest.mark.shows("S-5", "S-16", "H26", "H32")
def test_everything_has_one_order_and_one_way_to_be_printed(game: Played) -> None:
    state = game(ORDER.replace("record pair\n  kind_of: shape key\n  n: 1..2 key\n", "")).new()
    said = labels(state)
    assert said[:8] == [f"A {c}" for c in ("a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3")]
    assert [x for x in said if x[0] == "B"] == ["B jack", "B jack #2", "B queen", "B queen #2"]
    assert [x for x in said if x[0] == "D"] == ["D silver", "D gold"]
    assert [x for x in said if x[0] == "E"] == ["E no", "E yes"]  # flags in their own order, not as listed
    assert [x for x in said if x[0] == "F"] == ["F player 1", "F player 2"]
    assert state.plain()["zones"]["heap"][""] == ["queen #2", "queen", "jack #2", "jack"]  # the last put is on top
    take(state, "B jack")
    assert value(state, "many") == 3
    assert [x for x in labels(state) if x[0] == "C"] == ["C jack", "C jack #2", "C queen", "C queen #2"]


LISTS = (
    """
component card: jack 2, queen 2
zone heap: set of card
zone row: pile of card
var less = yes
var same = yes
var alike_rows = no
var least: card? = none
var top_one: card? = none
setup
  for c in cards if kind(c) is 1: move c to row
  for c in cards if kind(c) is 0: move c to heap
  let a = first(heap)
  let b = the(c for c in heap if c is not a)
  less = a < b or b < a
  same = a is b
  alike_rows = kind(a) is kind(b)
  least = first(heap)
  top_one = row[1]
turn
"""
    + AGAIN
)


@pytest.mark.shows("S-6", "H33")
def test_copies_are_neither_less_nor_more_nor_the_same(game: Played) -> None:
    state = game(LISTS).new()
    assert [value(state, n) for n in ("less", "same", "alike_rows")] == [False, False, True]
    assert (value(state, "least"), value(state, "top_one")) == ("jack", "queen #2")


@pytest.mark.shows("S-6")
@pytest.mark.parametrize(
    ("asked", "code"), [("heap[1] is a", "RW302"), ("count(row + heap) is 1", "RW301"), ("row is heap", "RW301")]
)
def test_lists_and_sets_are_not_mixed(found: Found, asked: str, code: str) -> None:
    assert found(LISTS.replace("top_one = row[1]", f"less = {asked}")) == [code]


@pytest.mark.shows("S-7", "H1")
def test_decisions_and_turns_count_towards_the_limit(game: Played) -> None:
    state = game(WORDS).new(3)
    while not state.over:
        take(state, "Mark")
    assert state.cut
    assert state.ticks == 12
    assert [r.rank for r in state.result or ()] == [1, 1, 1]
    idle = game('game tiny "Tiny"\n  players 2\n  limit 10 decisions\nvar flip = no\nround\n  flip = not flip\n').new()
    assert (idle.over, idle.cut, idle.ticks) == (True, True, 10)


@pytest.mark.shows("S-8", "H2")
@pytest.mark.parametrize(("many", "code"), [("65000", "RW421"), ("30", None)])
def test_what_takes_too_long_is_refused_with_its_path(found: Found, many: str, code: str | None) -> None:
    text = (
        f"let HANG = count(a for a in 1..{many}, b in 1..{many}, c in 1..{many})\nturn\n  repeat HANG times: nothing\n"
    )
    assert found(text + AGAIN) == ([code] if code else [])


@pytest.mark.shows("S-9", "H29")
def test_otherwise_runs_once_and_only_if_nothing_was_taken(game: Played) -> None:
    state = take(game(WORDS).new(3), "Sell", "Sell one", "Pass")
    assert (value(state, "sold"), value(state, "unsold")) == (1, 0)
    state = take(game(WORDS).new(3), "Sell", "Pass")
    assert (value(state, "sold"), value(state, "unsold")) == (0, 1)
    state = take(game(WORDS).new(3), "Sell", "Sell one", "Sell one")
    assert labels(state)[0] == "Mark"
    state = take(game(WORDS).new(3), "Ask")  # nothing is offered, so nobody is asked
    assert value(state, "asked") == 1


@pytest.mark.shows("S-10", "H30")
def test_stop_leaves_the_innermost_loop(game: Played) -> None:
    assert value(game(WORDS).new(3), "broken") == 6
