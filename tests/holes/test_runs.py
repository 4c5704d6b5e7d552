"""How the language runs where it could be read in two ways: small programs, each with its one answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from rulewright.compiler.compile_game import Compiled
from rulewright.play.faults import Fault
from rulewright.run_promises import run_promises

Found = Callable[[str], list[tuple[str, str]]]
AGAIN = '  choose\n    "Again": nothing\n    "End": end game: draw\n'


def value(state: Any, name: str) -> Any:
    return state.plain()["vars"][name][""]


def take(state: Any, label: str) -> Any:
    """Take the decision with this label."""
    state.apply(next(d.id for d in state.decisions() if d.label == label))
    return state


def labels(state: Any) -> list[str]:
    return [d.label for d in state.decisions()]


def failures(made: Compiled) -> list[str]:
    assert not [p for p in made.problems if p.severity == "error"], made.problems
    return [p.message for p in run_promises(made).failed]


@pytest.mark.shows("H1")
def test_a_round_where_nobody_acts_ends_by_the_limit(game: Callable[[str], Any]) -> None:
    text = 'game loop "Loop"\n  players 2\n  limit 10 decisions\nvar flip = no\nround\n  flip = not flip\n'
    state = game(text).new()
    assert state.over
    assert state.cut


@pytest.mark.shows("H7")
def test_an_option_is_offered_once(game: Callable[[str], Any]) -> None:
    state = game(
        "grid cell: 2 by 2\nvar here: cell = cell(1, 1)\n"
        'turn\n  choose "Go to {c}" for c in beside(here) + around(here)\n    here = c\n  otherwise: nothing\n'
    ).new()
    assert labels(state) == ["Go to b1", "Go to a2", "Go to b2"]


@pytest.mark.shows("H8")
def test_the_guard_of_a_for_is_asked_before_each_body(game: Callable[[str], Any]) -> None:
    state = game(
        "grid cell: 3 by 3\nvar lit: 0..9 = 0\nsetup\n  for x in cells if lit < 3\n    lit += 1\nturn\n" + AGAIN
    ).new()
    assert value(state, "lit") == 3


@pytest.mark.shows("H8", "H35")
def test_the_set_of_a_for_is_as_it_was(game: Callable[[str], Any]) -> None:
    state = game(
        "grid cell: 2 by 2\nvar on[cell]: flag = no\nvar steps: 0..9 = 0\nlet dark = [c for c in cells if not on[c]]\n"
        "setup\n  for x in dark\n    steps += 1\n    for y in cells: on[y] = yes\nturn\n" + AGAIN
    ).new()
    assert value(state, "steps") == 4


@pytest.mark.shows("H9")
def test_a_let_in_a_rule_is_taken_once(game: Callable[[str], Any]) -> None:
    state = game(
        "var n: 0..9 = 1\nvar held: 0..9 = 0\nvar now: 0..9 = 0\nlet double = n * 2\n"
        "setup\n  let before = double\n  n = 3\n  held = before\n  now = double\nturn\n" + AGAIN
    ).new()
    assert (value(state, "held"), value(state, "now")) == (2, 6)


@pytest.mark.shows("H35")
def test_an_argument_is_taken_once(game: Callable[[str], Any]) -> None:
    state = game(
        "grid cell: 1 by 3\nvar flames[cell]: 0..3 = 1\nvar steps: 0..9 = 0\n"
        "setup\n  quench([x for x in cells if flames[x] > 0])\n"
        "rule quench(targets)\n  for x in targets\n    steps += 1\n    for y in cells: flames[y] = 0\n"
        "turn\n" + AGAIN
    ).new()
    assert value(state, "steps") == 3


@pytest.mark.shows("H10")
def test_who_is_me_in_a_situation(compiled: Callable[[str], Compiled]) -> None:
    rules = (
        "var points[player]: 0..9 = 0\nturn\n" + AGAIN + "rule give()\n  points[me] += 1\n"
        'scenario "the first"\n  given: give()\n  expect points[player(1)] is 1\n'
        'scenario "the second"\n  given by player(2): give()\n  expect points[player(2)] is 1\n'
    )
    rules = rules.replace('    "Again": nothing', '    "Again": give()')
    assert failures(compiled(rules)) == []


@pytest.mark.shows("H11")
def test_options_of_a_situation_hold_in_the_setup(compiled: Callable[[str], Compiled]) -> None:
    rules = (
        'option with_cards = yes "Play with cards"\ncomponent card: one 3, two 3\nzone deck: deck of card\n'
        "zone hand[player]: hand of card\n"
        "setup\n  move cards to deck\n  shuffle deck\n"
        "  if with_cards: deal 3 from deck to hand[p] for p in players\nturn\n" + AGAIN + 'scenario "no cards"\n'
        "  given: with_cards = no\n  expect count(hand) is 0\n"
    )
    assert failures(compiled(rules)) == []


@pytest.mark.shows("H13")
def test_a_label_that_no_line_prints_is_refused_for_the_wrong_reason(
    compiled: Callable[[str], Compiled],
) -> None:
    rules = (
        'grid cell: 2 by 2\nvar here: cell = cell(1, 1)\nturn\n  choose "Move to {c}" for c in cells if c is not here\n'
        "    here = c\n  otherwise: end game: draw\n"
        'scenario "may not stay"\n  refuse "Moev to a1"\n'
    )
    assert failures(compiled(rules))
    assert failures(compiled(rules.replace("Moev", "Move"))) == []


@pytest.mark.shows("H16")
def test_numbers(compiled: Callable[[str], Compiled]) -> None:
    rules = (
        "let clock(n) = (n - 5) mod 4\nlet half(n) = n / 2 rounded down\nlet over(n) = n / 2 rounded up\n"
        "example clock(2) is 1\nexample half(0 - 3) is 0 - 2\nexample over(0 - 3) is 0 - 1\nexample 0 ^ 0 is 1\n"
        "turn\n" + AGAIN
    )
    assert failures(compiled(rules)) == []


@pytest.mark.shows("H17")
def test_a_move_of_more_than_there_are_is_a_fault(game: Callable[[str], Any]) -> None:
    state = game(
        "token coin: gold 5\nzone purse[player]: pool of coin\nsetup\n  move 2 of gold from box to purse[player(1)]\n"
        'turn\n  choose "Pay": move 3 of gold from purse[player(1)] to purse[player(2)]\n'
    ).new()
    before = state.plain()
    with pytest.raises(Fault):
        state.apply(state.decisions()[0].id)
    assert state.plain() == before


@pytest.mark.shows("H25")
def test_a_fault_leaves_the_state_as_it_was(game: Callable[[str], Any]) -> None:
    state = game(
        "component tile: one 1, two 1\ngrid cell: 1 by 2\nzone board[cell]: slot of tile\nzone deck: deck of tile\n"
        "setup\n  move tiles to deck\n  shuffle deck\nvar moves: 0..9 = 0\n"
        'turn\n  choose "Put on {c}" for c in cells\n    moves += 1\n    move first(deck) to board[c]\n'
    ).new(seed=3)
    take(state, "Put on a1")
    before = state.plain()
    with pytest.raises(Fault):
        take(state, "Put on a1")
    assert state.plain() == before


@pytest.mark.shows("H24")
def test_an_empty_choose_needs_an_otherwise(found: Found) -> None:
    rules = 'players 1..4\nvar asked: player = player(1)\nturn\n  choose "Ask {q}" for q in opponents\n    asked = q\n'
    assert ("RW411", 'choose "Ask {q}" for q in opponents') in found('game tiny "Tiny"\n  ' + rules)
    assert found('game tiny "Tiny"\n  ' + rules.replace("1..4", "2..4")) == []


@pytest.mark.shows("H29")
def test_otherwise_of_up_to_runs_only_if_none_was_taken(game: Callable[[str], Any]) -> None:
    text = (
        'var sold: 0..3 = 0\nvar points: 0..9 = 0\nturn\n  may up to 3 times\n    "Sell" if sold < 3: sold += 1\n'
        "  otherwise: points += 1\n" + AGAIN
    )
    taken = take(take(game(text).new(), "Sell"), "Pass")
    assert (value(taken, "sold"), value(taken, "points")) == (1, 0)
    passed = take(game(text).new(), "Pass")
    assert (value(passed, "sold"), value(passed, "points")) == (0, 1)


@pytest.mark.shows("H30")
def test_stop_leaves_the_innermost_loop_of_the_text(game: Callable[[str], Any]) -> None:
    state = game(
        "grid cell: 1 by 3\nvar steps: 0..9 = 0\nsetup\n  for x in cells\n    repeat 2 times\n      steps += 1\n"
        "      if steps > 0: stop\nturn\n" + AGAIN
    ).new()
    assert value(state, "steps") == 3


@pytest.mark.shows("H31")
def test_decisions_are_flat_and_can_be_looked_at_by_parts(game: Callable[[str], Any]) -> None:
    state = game(
        "grid cell: 2 by 2\nvar points: 0..9 = 0\n"
        'turn\n  choose "From {a} to {b}" for a in cells, b in cells if a is not b: points = 1\n  otherwise: nothing\n'
    ).new()
    assert len(state.decisions()) == 12
    first = state.decisions()[0].args[0]
    assert [d.id for d in state.decisions(prefix=(first,))] == [d.id for d in state.decisions()[:3]]


@pytest.mark.shows("H32")
def test_a_cell_prints_as_column_and_row(game: Callable[[str], Any]) -> None:
    state = game('grid place: 2 by 2\nturn\n  choose "Score {x}" for x in places: done\n').new()
    assert labels(state) == ["Score a1", "Score b1", "Score a2", "Score b2"]


@pytest.mark.shows("H33")
def test_copies_of_a_row_do_not_beat_each_other(game: Callable[[str], Any]) -> None:
    text = (
        "component card: jack 2, queen 2\nzone hand[player]: set of card\nvar beaten = no\n"
        "let beats(p, q) = first(hand[p]) > first(hand[q])\n"
        "setup\n  for p in players: move first(c for c in cards if c in box) to hand[p]\n"
        "  beaten = beats(player(1), player(2)) or beats(player(2), player(1))\nturn\n" + AGAIN
    )
    assert value(game(text).new(), "beaten") is False


@pytest.mark.shows("H26")
def test_counting_a_pool(compiled: Callable[[str], Compiled]) -> None:
    rules = (
        (
            "token element: H 3, O 1\nzone bench: pool of element\nvar all: 0..9 = 0\n"
            "setup\n  move elements to bench\n  all_of_it()\nrule all_of_it()\n  all = count(bench)\nturn\n" + AGAIN
        )
        .replace("all:", "total:")
        .replace("  all =", "  total =")
    )
    made = compiled(rules)
    assert not [p for p in made.problems if p.severity == "error"], made.problems
    assert value(made.game.new(), "total") == 4


@pytest.mark.shows("H26")
def test_kinds_of_a_pool_are_not_counted_by_chance(found: Found) -> None:
    rules = "token element: H 3, O 1\nzone bench: pool of element\nvar n: 0..9 = 0\nsetup\n  n = {}\nturn\n" + AGAIN
    assert found(rules.format("count(kinds(bench))")) == []
    assert [code for code, _ in found(rules.format("count(e for e in bench)"))] == ["RW323"]


DEAR = [
    ("let HANG = count(a for a in 1..65000, b in 1..65000, c in 1..65000)\nturn\n  repeat HANG times: nothing\n", 1),
    ("turn\n  repeat 100000 times\n    repeat 100000 times: nothing\n", 1),
    ("turn\n  repeat 100000 times: wait()\nrule wait()\n  repeat 100000 times: nothing\n", 1),
    ("let many = count(a for a in 1..60000)\nturn\n  for x in 1..60000 if many > x: nothing\n", 0),
    ("let many = count(a for a in 1..6000)\nturn\n  for x in 1..6000 if many > x: nothing\n", 0),
]


@pytest.mark.parametrize(("text", "problems"), DEAR)
@pytest.mark.shows("H2")
def test_what_takes_too_long_is_not_tried(found: Found, text: str, problems: int) -> None:
    head, mark, rule = text.partition("rule ")
    assert [code for code, _ in found(head + AGAIN + mark + rule)] == ["RW421"] * problems


@pytest.mark.parametrize(("held", "wanted"), [("none", "no"), ("2", "yes"), ("4", "no")])
def test_none_is_in_no_range(compiled: Callable[[str], Compiled], held: str, wanted: str) -> None:
    text = (
        "var held: 1..9? = none\nvar inside = no\nvar outside_it = no\n"
        f"turn\n  inside = held in 1..3\n  outside_it = held not in 1..3\n{AGAIN}"
        f'scenario "s"\n  given: held = {held}\n  play "Again"\n'
        f"  expect inside is {wanted} and outside_it is not inside\n"
    )
    assert failures(compiled(text)) == []
