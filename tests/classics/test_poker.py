"""Kuhn and Leduc poker: trees, information sets, values; Leduc against OpenSpiel's own."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from fractions import Fraction

import pytest

import rulewright
from rulewright.play.runtime import Game, State


@pytest.fixture(scope="module")
def kuhn() -> Game:
    return rulewright.load("kuhn_poker")


@pytest.fixture(scope="module")
def leduc() -> Game:
    return rulewright.load("leduc_poker")


def after(state: State, decision: int) -> State:
    found = state.copy()
    found.apply(decision)
    return found


def histories(state: State) -> Iterator[State]:
    """Every state of the tree of a game, chance included."""
    yield state
    for decision in state.decisions():
        yield from histories(after(state, decision.id))


def test_the_tree_of_kuhn_poker(kuhn: Game) -> None:
    states = [*histories(kuhn.new(history=True, chance="explicit"))]
    sets = {s.information_set(s.to_play) for s in states if isinstance(s.to_play, int)}
    assert sum(s.over for s in states) == 30
    assert len(sets) == 12


# Best play by card and what went before: how often to bet or call (the first player never bets at first; any bluff of
# his from 0 to 1/3 would do).
BETS: dict[str, dict[str, Fraction | int]] = {
    "": {"jack": 0, "queen": 0, "king": 0},
    "Check": {"jack": Fraction(1, 3), "queen": 0, "king": 1},
    "Bet": {"jack": 0, "queen": Fraction(1, 3), "king": 1},
    "Check Bet": {"jack": 0, "queen": Fraction(1, 3), "king": 1},
}
Front = list[tuple[State, tuple[str, ...], Fraction]]  # states, what went before, how likely


def shares(state: State, past: tuple[str, ...]) -> Iterator[tuple[State, tuple[str, ...], Fraction]]:
    """What comes next by chance, or as BETS has it."""
    offered = state.decisions()
    for d in offered:
        if state.to_play == "chance":
            yield after(state, d.id), past, Fraction(d.weight or 0, sum(o.weight or 0 for o in offered))
            continue
        assert isinstance(state.to_play, int)
        (card,) = state.view(state.to_play)["zones"]["hand"][f"player {state.to_play + 1}"]
        chance = Fraction(BETS[" ".join(past)][card])
        yield after(state, d.id), (*past, d.label), chance if d.label in ("Bet", "Call") else 1 - chance


def won(state: State, past: tuple[str, ...] = ()) -> Fraction:
    """What the first player wins if both follow BETS."""
    if state.result is not None:
        return Fraction(state.result[0].score)
    return sum((share * won(later, more) for later, more, share in shares(state, past)), Fraction())


def best_answer(front: Front, seat: int) -> Fraction:
    """What a seat can win at most against BETS, with one decision for all states that it cannot tell apart."""
    total = Fraction()
    alike: dict[str, Front] = defaultdict(list)
    while front:
        state, past, likely = front.pop()
        if state.result is not None:
            total += likely * state.result[seat].score
        elif state.to_play == seat:
            alike[state.information_set(seat)].append((state, past, likely))
        else:
            front += [(later, more, likely * share) for later, more, share in shares(state, past)]
    for states in alike.values():
        total += max(
            best_answer([(after(s, d.id), (*past, d.label), likely) for s, past, likely in states], seat)
            for d in states[0][0].decisions()
        )
    return total


def test_the_value_of_kuhn_poker(kuhn: Game) -> None:
    """Best play of both gives the first player -1/18, and nobody has a better answer to it."""
    start = kuhn.new(history=True, chance="explicit")
    assert won(start) == Fraction(-1, 18)
    assert best_answer([(start, (), Fraction(1))], 0) == Fraction(-1, 18)
    assert best_answer([(start, (), Fraction(1))], 1) == Fraction(1, 18)


def test_the_information_sets_of_leduc_poker(leduc: Game) -> None:
    """936 where the two cards of a rank are told apart, and the tree is as large as OpenSpiel's."""
    states = [*histories(leduc.new(history=True, chance="explicit"))]
    sets = {s.information_set(s.to_play) for s in states if isinstance(s.to_play, int)}
    assert len(sets) == 936
    assert (sum(s.over for s in states), len(states)) == (5_520, 9_457)
