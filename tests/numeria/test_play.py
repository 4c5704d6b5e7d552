"""Whole games: against the two other Numerias decision by decision, and what must hold in every state."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from types import ModuleType
from typing import Any

import pytest


def tiles_of(plain: dict[str, Any]) -> list[int]:
    """The numbers of all tiles in all zones, ascending."""
    return sorted(int(t) for family in plain["zones"].values() for things in family.values() for t in things)


def test_the_generator(by_hand: ModuleType) -> None:
    """The known answers of the generator that all back ends share."""
    state = by_hand.stream(7, 0)
    assert state == 0x63CBE1E459320DD7044C3CD7F43C661D
    drawn = []
    for n in [6] * 12 + [3000000000] * 4:
        value, state = by_hand.below(n, state)
        drawn.append(value)
    assert drawn[:12] == [2, 3, 0, 1, 3, 1, 2, 0, 1, 2, 5, 2]
    assert drawn[12:] == [1416488937, 554038119, 757451290, 2733805831]


def check_by_hand(numeria: Any, by_hand: ModuleType, seed: int) -> None:
    """A random game of the compiled Numeria is that of the one written by hand, to the last decision."""
    state = numeria.new(seed=seed)
    chance = by_hand.stream(seed, 1)
    decided = []
    while not state.over:
        offered = state.decisions()
        at, chance = by_hand.below(len(offered), chance)
        decided.append(offered[at].id)
        state.apply(offered[at])
    decisions, result, ticks = by_hand.play(seed)
    assert decided == decisions
    assert tuple((r.score, r.rank) for r in state.result) == result
    assert state.plain()["ticks"] == ticks


@pytest.mark.parametrize("seed", range(30))
def test_as_written_by_hand(numeria: Any, by_hand: ModuleType, seed: int) -> None:
    check_by_hand(numeria, by_hand, seed)


@pytest.mark.nightly
def test_as_written_by_hand_3000_times(numeria: Any, by_hand: ModuleType) -> None:
    for seed in range(3000):
        check_by_hand(numeria, by_hand, seed)


# Mixtures of agreements in which Tropes are made often enough to be seen.
TABLES: list[dict[str, object]] = [
    {},
    {"irregular": "aba", "series": "any"},
    {"irregular": "aba", "call_required": True, "must_move": True},
    {"irregular": "aba", "jump_captures": True, "dead_position": True},
    {"irregular": "aba", "jump_captures": True, "mix": True, "patience": 0, "jumps_go": "diagonal"},
    {"irregular": "aba", "mix": True, "on_draw": "most_tropes", "patience": 20},
    {"power": "geometric", "fibonacci": "general", "honour_misprints": True, "one_is_prime": True, "patience": 9},
]


def check_by_clauses(numeria: Any, oracle: ModuleType, options: dict[str, object], seed: int, most: int) -> int:
    """In each state of a game ids and labels are those of the clauses; returns the Tropes collected in it."""
    state = numeria.new(seed=seed, options=options)
    cells = state.plain()["zones"]["board"].items()
    board = {oracle.space(cell): int(things[0]) for cell, things in cells if things}
    wanted = oracle.Game(board, me=state.to_play, options={**oracle.DEFAULTS, **options})
    chance = random.Random(seed)
    for _ in range(most):
        if state.cut:  # the clauses know of no limit
            return sum(wanted.tropes)
        offered = {d.id: d.label for d in state.decisions()}
        assert offered == wanted.decisions()
        if not offered:
            break
        assert state.to_play == wanted.me
        taken = [d for d, label in offered.items() if label.startswith(("Take", "Go"))]
        decision = chance.choice(taken or [d for d, label in offered.items() if label != "Stay"] or list(offered))
        state.apply(decision)
        wanted.apply(decision)
    assert state.over == (wanted.result is not None)
    if state.over:
        assert [(r.score, r.rank) for r in state.result] == wanted.result
    return sum(wanted.tropes)


@pytest.mark.parametrize("options", TABLES, ids=lambda options: " ".join(options) or "default")
def test_as_the_clauses_have_it(numeria: Any, oracle: ModuleType, options: dict[str, object]) -> None:
    for seed in range(2):
        check_by_clauses(numeria, oracle, options, seed, most=60)


@pytest.mark.nightly
@pytest.mark.parametrize("options", TABLES, ids=lambda options: " ".join(options) or "default")
def test_as_the_clauses_have_it_200_times(numeria: Any, oracle: ModuleType, options: dict[str, object]) -> None:
    collected = sum(check_by_clauses(numeria, oracle, options, seed, most=2500) for seed in range(200))
    assert collected > 0


def check_every_state(numeria: Any, options: dict[str, object], seed: int) -> None:
    """No tile is lost, no offered decision refused; each state equals its copy and what it prints, read again."""
    state = numeria.new(seed=seed, options=options)
    chance = random.Random(seed)
    while True:
        plain = state.plain()
        assert tiles_of(plain) == list(range(1, 37))
        for tropes, pile in zip(plain["vars"]["tropes"].values(), plain["zones"]["pile"].values(), strict=True):
            assert len(pile) == 4 * tropes
        again, copy = numeria.from_plain(plain), state.copy()
        assert again == state
        assert copy == state
        assert hash(again) == hash(state) == hash(copy)
        assert again.plain() == plain
        assert again.decisions() == state.decisions()
        if state.over:
            break
        decision = chance.choice(state.decisions())
        before = state.copy()
        state.apply(decision)
        again.apply(decision.id)
        assert again == state
        assert before == copy != state


@pytest.mark.parametrize("seed", range(20))
def test_every_state(numeria: Any, seed: int) -> None:
    check_every_state(numeria, TABLES[seed % len(TABLES)], seed)


@pytest.mark.nightly
@pytest.mark.parametrize("part", range(10))
def test_every_state_of_200_games(numeria: Any, part: int) -> None:
    for seed in range(200 * part, 200 * (part + 1)):
        check_every_state(numeria, TABLES[seed % len(TABLES)] if seed % 2 else {}, seed)


def test_a_wrong_decision_changes_nothing(numeria: Any) -> None:
    """Ids that are not offered are refused: a taken space, the wrong moment, no id at all."""
    state = numeria.new(seed=3)
    offered = {d.id for d in state.decisions()}
    before = state.plain()
    for wrong in (next(i for i in range(2304) if i not in offered), 2305, 2435, 2500, 99999, -1):
        with pytest.raises(ValueError, match=str(wrong)):
            state.apply(wrong)
        assert state.plain() == before


GAME = """
import rulewright
game = rulewright.load("numeria")
state = game.new(seed=11)
while not state.over:
    offered = state.decisions()
    state.apply(offered[len(offered) * 7 // 13])
print(state.plain(), [d.label for d in game.new(seed=12).decisions()])
"""


def test_the_same_game_whatever_the_hash_seed() -> None:
    outputs = {
        subprocess.run(
            [sys.executable, "-c", GAME],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "4242")
    }
    assert len(outputs) == 1


def test_a_fork_has_chance_of_its_own(numeria: Any) -> None:
    """The state is the same but for what chance will bring; Numeria has no chance after the setup."""
    state = numeria.new(seed=5)
    fork = state.fork(99)
    assert fork.key() == state.key()
    assert fork.plain() != state.plain()
    assert fork.decisions() == state.decisions()


def test_everything_is_seen_by_all(numeria: Any) -> None:
    """Tiles lie face up: both seats see the board and the piles."""
    state = numeria.new(seed=5)
    boards = [view["zones"]["board"] for view in (state.plain(), state.view(0), state.view(1))]
    assert boards[0] == boards[1] == boards[2]
