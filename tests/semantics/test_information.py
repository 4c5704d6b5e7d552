"""S-25 to S-36: views, who knows what, what may depend on it, the log, and states drawn anew."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from rulewright.compiler.compile_game import Compiled
from rulewright.play.runtime import Game
from tests.semantics.states import labels, take

Played = Callable[[str], Game]
Found = Callable[[str], list[str]]

CARDS = """
component card: one 2, two 2, three 2, four 2
token coin: gold 3, silver 3
zone deck: deck of card
zone hand[player]: hand of card
zone laid[player]: hand of card
zone table: pile of card
zone purse[player]: bag of coin seen by owner
var note[player]: 0..9 = 0 seen by owner
var fee: 0..1 = 0
var mark[card]: 0..3 = 0
setup
  move cards to deck
  shuffle deck
  for p in players
    draw 3 from deck to hand[p]
    move 1 of gold from box to purse[p]
turn
  choose
    "Lay away {c}" for c in hand[me]: move c to laid[me]
    "Show {c}" for c in hand[me]
      reveal c
      mark[c] = 1
    "Play {c}" for c in hand[me]: move c to table
    "Note {n}" for n in 1..3: note[me] = n
    "Pay {n}" for n in 1..3
      note[me] = n
      fee = 1
    "Wait": nothing
    "End": end game: draw
"""


@pytest.mark.shows("S-25")
def test_a_view_has_what_is_public_and_what_is_ones_own(game: Played) -> None:
    state = game(CARDS).new(seed=4)
    view, whole = state.view(0), state.plain()
    assert view["zones"]["hand"] == {"player 1": whole["zones"]["hand"]["player 1"], "player 2": 3}
    assert view["zones"]["deck"] == {"": 2}
    assert view["zones"]["purse"] == {"player 1": {"gold": 1}, "player 2": 1}
    assert view["box"]["coin"] == {"gold": 1, "silver": 3}
    assert view["vars"]["note"] == {"player 1": 0}
    assert sorted(view["vars"]["mark"]) == sorted(whole["zones"]["hand"]["player 1"])
    assert (view["to_play"], view["decisions"] is None, state.view(1)["decisions"]) == (0, False, None)
    assert not {"rng", "ticks"} & {*view}
    text = json.dumps(state.view(1))
    assert not any(f'"{name}"' in text.split('"cohorts"')[0] for name in whole["zones"]["hand"]["player 1"])


@pytest.mark.shows("S-26", "H19")
def test_who_can_follow_a_move_knows_where_a_thing_is(game: Played) -> None:
    tiny = game(CARDS)
    state = tiny.new(seed=4)
    card = state.view(0)["zones"]["hand"]["player 1"][0]
    take(state, f"Show {card}")
    assert state.view(1)["known"]["card"][card]["at"] == "player 1"
    assert state.view(1)["vars"]["mark"] == {**dict.fromkeys(state.view(1)["zones"]["hand"]["player 2"], 0), card: 1}
    views = []
    for label in [x for x in labels(take(state, "Wait")) if x.startswith("Lay")]:
        other = take(state.copy(), label)
        views.append(other.view(1))
    assert views[0] == views[1] == views[2]  # which of three was laid away, the other cannot tell
    assert card not in views[0]["known"]["card"]


@pytest.mark.shows("S-27", "S-28", "S-29", "H36")
@pytest.mark.parametrize(
    ("body", "codes"),
    [
        ("reveal count(ones(me))\n  if count(ones(me)) is 1: points[me] += 1", []),
        (
            "reveal count(ones(me))\n  draw 1 from deck to hand[me]\n  if count(ones(me)) is 1: points[me] += 1",
            ["RW431"],
        ),
        ("points[me] = count(hand[opponent])", []),
        ("points[me] = count(ones(opponent))", ["RW431"]),
        ("secret[me] = count(ones(me))", []),
        ("if count(ones(me)) is 1: secret[me] = 1", []),
        ("if count(ones(me)) is 1: points[me] = 1", ["RW431"]),
        ("let n = count(ones(me))\n  if n is 1: end game: draw", ["RW431"]),
    ],
)
def test_what_all_see_follows_from_what_all_know(found: Found, body: str, codes: list[str]) -> None:
    text = (
        "component card: one 4, two 4\nzone deck: deck of card\nzone hand[player]: hand of card\n"
        "var points[player]: 0..9 = 0\nvar secret[player]: 0..9 = 0 seen by owner\n"
        "let ones(p) = [c for c in hand[p] if kind(c) is 0]\n"
        "setup\n  move cards to deck\n  deal 2 from deck to hand[p] for p in players\n  secret[player(1)] = 1\n"
        f"turn\n  {body}\n"
        '  choose\n    "Again": points[me] = 1\n    "End": end game: draw\n'
    )
    assert found(text) == codes


@pytest.mark.shows("S-30", "H6")
def test_what_is_offered_is_known_to_who_decides(found: Found) -> None:
    assert found(CARDS) == []
    assert "RW430" in found(CARDS.replace('"Wait": nothing', '"Guess {c}" for c in hand[opponent]: note[me] = 1'))
    assert "RW430" in found(
        CARDS.replace('"Wait": nothing', '"Wait" if some(c in hand[opponent] for c in cards): done')
    )


@pytest.mark.shows("S-31", "H4")
def test_that_nothing_could_be_chosen_is_told(compiled: Callable[[str], Compiled]) -> None:
    from rulewright.unproved import unproved

    text = (
        "component card: one 2, two 2\nzone deck: deck of card\nzone hand[player]: hand of card\n"
        "zone table: pile of card\nsetup\n  move cards to deck\n"
        "  deal 1 from deck to hand[p] for p in players\n  draw 1 from deck to table\n"
        'turn\n  choose "Play {c}" for c in hand[me] if kind(c) is kind(first(table)): move c to table\n'
        "  otherwise: end game: draw\n"
    )
    made = compiled(text)
    assert not [p for p in made.problems if p.severity == "error"]
    assert [u.form for u in unproved(made.model)].count("disclosure") == 1


@pytest.mark.shows("S-32", "S-34", "H19")
def test_others_learn_of_a_decision_only_what_they_may_know(game: Played) -> None:
    tiny = game(CARDS)
    told = []
    for label in [x for x in labels(tiny.new(seed=4)) if x.startswith(("Lay", "Play", "Note", "Pay"))]:
        state = take(tiny.new(seed=4, history=True), label)
        told.append((label.split()[0], label, state.information_set(1), state.information_set(0)))
    assert len({text for kind, _, text, _ in told if kind == "Lay"}) == 1
    assert all("Lay away ?" in text for kind, _, text, _ in told if kind == "Lay")
    assert all(f"0: {label}" in text for kind, label, text, _ in told if kind == "Play")
    assert len({text for kind, _, text, _ in told if kind == "Note"}) == 1
    assert not any("Note" in text.split("{")[0] for _, _, text, _ in told)  # a secret line is not told at all
    assert len({text for kind, _, text, _ in told if kind == "Pay"}) == 1
    assert all("0: Pay ?" in text for kind, _, text, _ in told if kind == "Pay")
    assert all(label in own for _, label, _, own in told)  # who decides remembers all of it


@pytest.mark.shows("S-34")
def test_an_information_set_is_all_that_was_seen_and_done(game: Played) -> None:
    state = game(CARDS).new(seed=4, history=True)
    before = state.information_set(0)
    take(state, "Wait", "Wait")
    after = state.information_set(0)
    assert after.startswith(before.split("\n")[0])
    assert [line.split(" ", 2)[-1] for line in after.split("\n")[1:3]] == ["Wait", "Wait"]
    assert after != take(game(CARDS).new(seed=4, history=True), "Note 1", "Wait").information_set(0)


@pytest.mark.shows("S-35", "H34")
def test_what_is_drawn_anew_looks_the_same_and_keeps_what_is_known(game: Played) -> None:
    tiny = game(CARDS)
    state = tiny.new(seed=4)
    card = state.view(0)["zones"]["hand"]["player 1"][0]
    take(state, f"Show {card}")
    view, hands = state.view(1), set()
    for x in range(30):
        other = tiny.resample(view, x)
        assert other.view(1) == view
        hand = other.plain()["zones"]["hand"]["player 1"]
        assert card in hand
        assert other.decisions() == state.decisions()
        hands.add(tuple(hand))
    assert len(hands) > 5
    assert tiny.resample(view, 3) == tiny.resample(view, 3)
