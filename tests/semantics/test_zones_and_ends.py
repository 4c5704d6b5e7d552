"""S-44 to S-48: moves, counts, ends and ranks, the best of a pattern, options."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rulewright.compiler.compile_game import Compiled
from rulewright.play.batches import play_batch
from rulewright.play.runtime import Fault, Game
from tests.semantics.states import AGAIN, take, value

Played = Callable[[str], Game]
Found = Callable[[str], list[str]]

MOVES = (
    """
component card: one, two, three, four, five
token coin: gold 4
zone deck: deck of card
zone pile: pile of card
zone hand: set of card
zone spot: slot of card
zone purse: pool of coin
var all_there = no
setup
  move cards to deck
  draw 2 from deck to hand
  move deck to pile
  move hand to bottom of pile
  move hand to pile
  move 0 of gold from box to purse
  move 2 of gold from box to purse
  move pile[1] to spot
  move spot to spot
  all_there = count(deck) + count(pile) + count(hand) + count(spot) is 5 and count(purse) is 2
turn
"""
    + AGAIN
)


@pytest.mark.shows("S-44", "S-45", "H17")
def test_things_go_where_the_rules_say_and_none_is_lost(game: Played) -> None:
    state = game(MOVES).new()
    zones = state.plain()["zones"]
    # five lay on top of the deck; the block of the deck keeps its order, the hand goes under it in its own
    assert zones["spot"][""] == ["three"]
    assert zones["pile"][""] == ["two", "one", "four", "five"]
    assert value(state, "all_there") is True


@pytest.mark.shows("S-44", "H18")
def test_hidden_things_are_not_laid_in_an_order_that_tells_them(found: Found) -> None:
    text = (
        "component card: one 2, two 2\nzone deck: deck of card\nzone hand[player]: hand of card\n"
        "setup\n  move cards to deck\n  deal 2 from deck to hand[p] for p in players\nturn\n"
    )
    assert found(f"{text}  move hand[me] to bottom of deck\n  reveal first(deck)\n{AGAIN}") != []
    assert found(f"{text}  move hand[me] to bottom of deck\n  shuffle deck\n{AGAIN}") == []


@pytest.mark.shows("S-45")
def test_a_check_of_the_state_is_asked_in_random_games_and_changes_no_flow(game: Played) -> None:
    text = 'var n: 0..9 = 0\ncheck "few": n < 3\nturn\n  n += 1\n  if n is 5: end game: draw\n  choose "On": nothing\n'
    tiny = game(text)
    state = tiny.new()
    while not state.over:
        take(state, "On")
    with pytest.raises(Fault, match="few"):
        play_batch(tiny, None, None, 1, 0, 1)


def test_batches_of_kernels_do_not_ask_checks_of_the_state(kernels: Played) -> None:
    """As docs/simulate.md says: where they are wanted, games are played in Python."""
    from rulewright.play.native import NativeGame
    from rulewright.play.native_batches import NativeBatches

    text = 'var n: 0..9 = 0\ncheck "few": n < 3\nturn\n  n += 1\n  if n is 5: end game: draw\n  choose "On": nothing\n'
    tiny = kernels(text)
    assert isinstance(tiny, NativeGame)
    batch = NativeBatches(tiny, 2, {})
    assert len(batch(1, 0, 3)) == 3
    with pytest.raises(Fault, match="few"):
        play_batch(batch.python, None, None, 1, 0, 3)


ENDS = """game tiny "Tiny"
  players 4
var points[player]: 0..9 = 0
var after: 0..9 = 0
winner is p with highest points[p], then lowest p.seat mod 2
setup
  points[player(1)] = 3
  points[player(2)] = 5
  points[player(3)] = 5
turn
  choose
    "Ranked": stop_it()
    "I win": end game: me wins
    "Drawn": end game: draw
  after = 1
rule stop_it()
  for p in players
    if p.seat > 1: end game
    after += 2
"""


@pytest.mark.shows("S-46", "H21")
def test_the_end_comes_at_once_from_any_depth(game: Played) -> None:
    tiny = game(ENDS)
    ranked = take(tiny.new(), "Ranked")
    assert value(ranked, "after") == 2
    assert [(r.score, r.rank) for r in ranked.result or ()] == [(3, 3), (5, 1), (5, 2), (0, 4)]
    assert [(r.score, r.rank) for r in take(tiny.new(), "I win").result or ()] == [(3, 1), (5, 2), (5, 2), (0, 2)]
    assert [(r.score, r.rank) for r in take(tiny.new(), "Drawn").result or ()] == [(3, 1), (5, 1), (5, 1), (0, 1)]
    shared = game(ENDS.replace(", then lowest p.seat mod 2", ""))
    assert [r.rank for r in take(shared.new(), "Ranked").result or ()] == [3, 1, 1, 4]
    bare = game(
        'game tiny "Tiny"\n  players 2\nturn\n  choose\n    "Win": end game: me wins\n    "End": end game: draw\n'
    )
    assert [(r.score, r.rank) for r in take(bare.new(), "Win").result or ()] == [(1, 1), (0, 2)]
    assert [(r.score, r.rank) for r in take(bare.new(), "End").result or ()] == [(0, 1), (0, 1)]


BEST = """
component card
  suit: red / blue key
  rank: 1..6 key
zone table: set of card
pattern play(cards: set of card)
  case "Pair" worth 3
    when count(cards) is 2 and alike(c.rank for c in cards)
  case "Run" worth 2 * count(cards)
    when count(cards) >= 3 and alike(c.suit for c in cards) and consecutive([c.rank for c in cards])
  case "Pair of any kind" worth 1
    when count(cards) is 2 and alike(c.rank for c in cards)
setup
  move cards to table
turn
  choose "Score {n}" for n in 1..1: end game: draw
example (best play of cards) is 24
example (best play of [card(red, 1), card(red, 2), card(red, 3), card(blue, 3)]) is 6
example (best play of [card(red, 1), card(blue, 1)]) is 3
"""


@pytest.mark.shows("S-47", "H14", "H15")
def test_the_best_is_the_highest_total_of_disjoint_parts(compiled: Callable[[str], Compiled], found: Found) -> None:
    from rulewright.run_promises import run_promises

    made = compiled(BEST)
    assert not [p for p in made.problems if p.severity == "error"], made.problems
    assert run_promises(made).failed == ()
    listless = "sum(c.rank for c in cards) is 7"
    assert "RW" in str(
        found(BEST.replace("alike(c.suit for c in cards) and consecutive([c.rank for c in cards])", listless))
    )


OPTIONS = """
option goal: 1..9 = 5 "Points that win"
option short = no "A short game"
var points[player]: 0..9 = 0
let WORTH = 2 * goal
check "a short game has a small goal": goal <= 5 if short else yes
setup
  if short: points[player(1)] = 1
turn
  choose
    "One": points[me] += 1
    "Many {n}" for n in 1..goal: points[me] = n
  if points[me] >= goal: end game: me wins
"""


@pytest.mark.shows("S-48", "H11")
def test_options_change_no_id_and_exclude_each_other(game: Played) -> None:
    tiny = game(OPTIONS)
    few, many = tiny.new(options={"goal": 2, "short": True}), tiny.new(options={"goal": 9})
    assert few.ids() == many.ids()[:3]
    assert (value(few, "points", "player 1"), value(many, "points", "player 1")) == (1, 0)
    with pytest.raises(ValueError, match="a short game has a small goal"):
        tiny.new(options={"goal": 6, "short": True})
    assert take(few, "Many 2").over
