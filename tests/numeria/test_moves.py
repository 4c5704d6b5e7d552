"""Where tiles may go: the opening, single situations, and random boards against the clauses."""

from __future__ import annotations

import random
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

Labels = Callable[[Any], list[str]]
Position = Callable[..., Any]
SEEDS = range(12)


def board_of(state: Any, oracle: ModuleType) -> dict[Any, int]:
    cells = state.plain()["zones"]["board"].items()
    return {oracle.space(cell): int(things[0]) for cell, things in cells if things}


@pytest.mark.parametrize("seed", SEEDS)
def test_opening(numeria: Any, oracle: ModuleType, labels: Labels, seed: int) -> None:
    """Every shuffle leaves 36 taken spaces and 28 full lines, and offers 144 slides and 84 jumps."""
    state = numeria.new(seed=seed)
    board = board_of(state, oracle)
    assert set(board) == set(oracle.MIDDLE) - set(oracle.CENTRE) | set(oracle.CORNERS)
    assert sorted(board.values()) == list(range(1, 37))
    assert len(oracle.lines()) == 130
    assert sum(all(s in board for s in line) for line in oracle.lines()) == 28
    assert sum(len(oracle.slides(board, s)) for s in board) == 144
    assert sum(len(oracle.jumps(board, s)) for s in board) == 84
    offered = labels(state)
    assert len(offered) == 229
    assert sum(label.startswith("Move ") for label in offered) == 228
    assert offered[-1] == "Stay"
    assert len(set(offered)) == 229


@pytest.mark.parametrize(
    ("options", "moves"),
    [({"must_move": True}, 228), ({"jumps_go": "diagonal"}, 144 + 52 + 1), ({"mix": True}, 992 + 1)],
)
def test_opening_under_other_readings(numeria: Any, labels: Labels, options: dict[str, object], moves: int) -> None:
    for seed in SEEDS:
        assert len(labels(numeria.new(seed=seed, options=options))) == moves


def test_the_higher_number_begins(numeria: Any, by_hand: ModuleType) -> None:
    """The draw for the first turn and the lie of the board, as the generator has them; both seats come to begin."""
    begins = []
    for seed in range(40):
        state = numeria.new(seed=seed)
        board, starter = by_hand.set_up(seed)
        cells = state.plain()["zones"]["board"]
        for cell, tile in enumerate(board[:64]):
            assert [int(t) for t in cells.get("abcdefgh"[cell % 8] + str(cell // 8 + 1), [])] == [tile] * (tile > 0)
        assert state.to_play == starter
        begins.append(starter)
    assert 10 < sum(begins) < 30


VARIANTS: list[dict[str, object]] = [
    {},
    {"jumps_go": "diagonal"},
    {"mix": True},
    {"mix": True, "jumps_go": "diagonal"},
    {"jump_captures": True},
    {"jump_captures": True, "mix": True},
    {"must_move": True},
]


@pytest.mark.parametrize("options", VARIANTS, ids=lambda options: " ".join(options) or "default")
@pytest.mark.parametrize("count", [1, 2, 5, 12, 20, 28, 36])
def test_random_boards(
    oracle: ModuleType,
    position: Position,
    some_board: Callable[[random.Random, int], dict[str, int]],
    options: dict[str, object],
    count: int,
) -> None:
    """Ids and labels are those of the clauses, on boards of every fullness and with a barred tile."""
    chance = random.Random(f"{options} {count}")
    board = some_board(chance, count)
    frozen = chance.choice([*board.values(), None]) if count > 1 else None
    state = position(board, frozen=frozen, **options)
    wanted = oracle.Game(
        {oracle.space(cell): n for cell, n in board.items()}, options={**oracle.DEFAULTS, **options}, frozen=frozen
    )
    assert {d.id: d.label for d in state.decisions()} == wanted.decisions()
