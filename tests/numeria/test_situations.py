"""What a turn leads to: ends, draws, ranks and variants that single situations show."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

Labels = Callable[[Any], list[str]]
Position = Callable[..., Any]
Choose = Callable[..., None]

ALMOST = {"a1": 1, "b1": 2, "c1": 3, "d7": 4, "h8": 36, "h1": 20, "f5": 27, "g7": 29}  # 4 to d1 makes a Trope


def ranks(state: Any) -> list[tuple[int, int]]:
    return [(result.score, result.rank) for result in state.result]


def zone(state: Any, name: str, index: str = "") -> list[int]:
    return sorted(int(t) for t in state.plain()["zones"][name][index])


def var(state: Any, name: str, index: str = "") -> Any:
    return state.plain()["vars"][name][index]


def test_a_trope_is_collected(position: Position, choose: Choose, labels: Labels) -> None:
    state = position(ALMOST)
    me = state.to_play
    choose(state, "Move 4 to d1")
    assert state.to_play == me
    assert labels(state) == ["Take the Consecutive Run"]
    choose(state, "Take the Consecutive Run")
    assert state.to_play == 1 - me
    assert zone(state, "pile", f"player {me + 1}") == [1, 2, 3, 4]
    assert zone(state, "pile", f"player {2 - me}") == []
    assert var(state, "tropes", f"player {me + 1}") == 1
    assert var(state, "idle") == 0
    assert {label.split()[1] for label in labels(state)[:-1]} == {"20", "27", "29", "36"}
    assert not state.over


def test_the_third_trope_wins_at_once(position: Position, choose: Choose, labels: Labels) -> None:
    state = position(ALMOST, tropes=(2, 2))
    me = state.to_play
    choose(state, "Move 4 to d1", "Take the Consecutive Run")
    assert state.over
    assert state.to_play is None
    assert labels(state) == []
    assert ranks(state)[me] == (3, 1)
    assert ranks(state)[1 - me] == (2, 2)


def test_two_passes_in_a_row_are_a_draw(position: Position, choose: Choose) -> None:
    state = position(ALMOST, tropes=(2, 0))
    choose(state, "Stay")
    assert not state.over
    choose(state, "Stay")
    assert state.over
    assert [rank for _, rank in ranks(state)] == [1, 1]


def test_most_tropes_win_a_drawn_game_if_agreed(position: Position, choose: Choose) -> None:
    state = position(ALMOST, tropes=(2, 1), on_draw="most_tropes")
    me = state.to_play
    choose(state, "Stay", "Stay")
    assert ranks(state)[me] == (2, 1)
    assert ranks(state)[1 - me] == (1, 2)


def test_equal_tropes_stay_a_draw(position: Position, choose: Choose) -> None:
    state = position(ALMOST, tropes=(1, 1), on_draw="most_tropes")
    choose(state, "Stay", "Stay")
    assert ranks(state) == [(1, 1), (1, 1)]


@pytest.mark.parametrize(("patience", "over"), [(50, True), (51, False), (0, False)])
def test_patience(position: Position, choose: Choose, patience: int, over: bool) -> None:
    """The hundredth turn without a Trope ends the game where 50 turns each were agreed."""
    state = position(ALMOST, idle=99, patience=patience)
    choose(state, "Move 36 to h7")
    assert state.over is over
    if over:
        assert [rank for _, rank in ranks(state)] == [1, 1]


def test_a_trope_in_the_last_turn_starts_the_count_again(position: Position, choose: Choose) -> None:
    state = position(ALMOST, idle=99)
    choose(state, "Move 4 to d1", "Take the Consecutive Run")
    assert not state.over
    assert var(state, "idle") == 0


def test_without_patience_the_limit_ends_the_game(position: Position) -> None:
    """Each turn counts one and each decision one; at the limit the game is cut short and ranked by Tropes."""
    state = position({"a1": 5, "h8": 9}, tropes=(0, 1), patience=0)
    me = state.to_play
    turns = 0
    while not state.over:
        state.apply(state.decisions()[0])
        turns += 1
    assert turns == 1250
    assert ranks(state)[me] == (0, 2)
    assert ranks(state)[1 - me] == (1, 1)


def test_dead_position(position: Position, choose: Choose) -> None:
    """1, 2, 4, 9 can form nothing, so the game ends with the turn; with 8 there is still 1, 2, 4, 8."""
    dead = {"a1": 1, "c1": 2, "e1": 4, "h8": 9}
    state = position(dead, dead_position=True)
    choose(state, "Move 9 to h7")
    assert state.over
    state = position({**dead, "h1": 8}, dead_position=True)
    choose(state, "Move 9 to h7")
    assert not state.over
    state = position(dead)
    choose(state, "Move 9 to h7")
    assert not state.over


def test_taking_the_last_possible_trope_leaves_a_dead_position(position: Position, choose: Choose) -> None:
    state = position({"a1": 1, "b1": 2, "c1": 3, "d7": 4, "h8": 36}, dead_position=True, on_draw="most_tropes")
    me = state.to_play
    choose(state, "Move 4 to d1", "Take the Consecutive Run")
    assert state.over
    assert ranks(state)[me] == (1, 1)
    assert ranks(state)[1 - me] == (0, 2)


def test_must_move(position: Position, labels: Labels) -> None:
    """Stay is not offered to a player who can move."""
    assert "Stay" not in labels(position(ALMOST, must_move=True))
    state = position({"a1": 5, "h8": 9}, must_move=True, frozen=5)
    assert {label.split()[1] for label in labels(state)} == {"9"}


def test_nobody_can_move(position: Position, choose: Choose) -> None:
    """With the last tiles gone both pass without being asked, and the game is a draw."""
    state = position({"a1": 1, "b1": 2, "c1": 3, "d7": 4}, must_move=True)
    choose(state, "Move 4 to d1", "Take the Consecutive Run")
    assert state.over
    assert [rank for _, rank in ranks(state)] == [1, 1]


def test_the_barred_tile(position: Position, choose: Choose, labels: Labels) -> None:
    state = position({"a1": 5, "h8": 9})
    choose(state, "Move 5 to a2")
    assert {label.split()[1] for label in labels(state)[:-1]} == {"9"}
    choose(state, "Stay")
    assert {label.split()[1] for label in labels(state)[:-1]} == {"5", "9"}


def test_a_trope_with_the_barred_tile_is_none(position: Position, choose: Choose) -> None:
    state = position({**ALMOST, "a1": 1}, frozen=2)
    me = state.to_play
    choose(state, "Move 4 to d1")
    assert state.to_play == 1 - me


def test_a_found_trope_is_none(position: Position, choose: Choose) -> None:
    state = position({"a1": 1, "b1": 2, "c1": 3, "d1": 4, "h8": 36})
    me = state.to_play
    choose(state, "Move 36 to h7")
    assert state.to_play == 1 - me
    assert len(zone(state, "box")) == 31


def test_five_in_line_offers_both_lines(position: Position, choose: Choose, labels: Labels) -> None:
    """Equal labels are told apart; the second takes the second line and leaves the tile 1."""
    state = position({"a1": 1, "b1": 2, "c2": 3, "d1": 4, "e1": 5})
    me = state.to_play
    choose(state, "Move 3 to c1")
    assert labels(state) == ["Take the Consecutive Run", "Take the Consecutive Run #2"]
    choose(state, "Take the Consecutive Run #2")
    assert zone(state, "pile", f"player {me + 1}") == [2, 3, 4, 5]
    assert zone(state, "board", "a1") == [1]


def test_a_trope_need_not_be_called_unless_agreed(position: Position, choose: Choose, labels: Labels) -> None:
    state = position(ALMOST, call_required=True)
    choose(state, "Move 4 to d1")
    assert labels(state) == ["Take the Consecutive Run", "Leave it"]
    choose(state, "Leave it", "Move 36 to h7", "Stay")
    assert len(zone(state, "box")) == 36 - len(ALMOST)


def test_captures(position: Position, choose: Choose, labels: Labels) -> None:
    """Jump by jump: each jumped tile leaves, the player may stop, and the chain may not end where it began."""
    board = {"a1": 5, "b2": 9, "d4": 16, "f5": 36, "h8": 20}
    state = position(board, jump_captures=True)
    me = state.to_play
    choose(state, "Move 5 to c3")
    assert state.to_play == me
    assert labels(state) == ["Go on to e5", "Pass"]
    choose(state, "Go on to e5")
    assert labels(state) == ["Go on to g5", "Pass"]
    choose(state, "Pass")
    assert state.to_play == 1 - me
    assert {9, 16} <= set(zone(state, "box"))
    assert zone(state, "board", "e5") == [5]
    assert var(state, "frozen") in (5, "5")


def test_a_capturing_chain_may_not_come_home(position: Position, choose: Choose) -> None:
    state = position({"a1": 5, "a2": 9, "b3": 16, "c2": 25, "b1": 36, "h8": 20}, jump_captures=True)
    me = state.to_play
    choose(state, "Move 5 to a3", "Go on to c3", "Go on to c1")
    assert state.to_play == 1 - me
    assert {9, 16, 25} <= set(zone(state, "box"))
    assert zone(state, "board", "b1") == [36]


def test_a_slide_captures_nothing(position: Position, choose: Choose) -> None:
    state = position({"a1": 5, "b2": 9, "h8": 20}, jump_captures=True)
    me = state.to_play
    choose(state, "Move 5 to a3")
    assert state.to_play == 1 - me
    assert zone(state, "board", "b2") == [9]


def test_captures_with_slides_mixed_in(position: Position, choose: Choose) -> None:
    """A slide, a capture and another slide make one turn."""
    state = position({"a1": 5, "c3": 9, "h1": 20}, jump_captures=True, mix=True)
    me = state.to_play
    choose(state, "Move 5 to b2", "Go on to d4", "Go on to d8", "Pass")
    assert state.to_play == 1 - me
    assert 9 in zone(state, "box")
    assert zone(state, "board", "d8") == [5]


def test_nothing_is_made_between_two_jumps(position: Position, choose: Choose) -> None:
    """Only where the tile comes to rest counts: 4 completes 1, 2, 3, 4 on its way and jumps on."""
    board = {"a1": 1, "b1": 2, "c1": 3, "d3": 4, "d2": 30, "e1": 31, "h8": 36}
    state = position(board, jump_captures=True)
    me = state.to_play
    choose(state, "Move 4 to d1", "Go on to f1")
    if state.to_play == me:
        choose(state, "Pass")
    assert state.to_play == 1 - me
    assert zone(state, "pile", f"player {me + 1}") == []


WRONG: list[tuple[str, dict[str, object], str]] = [
    ("tile 5 twice", {"zones": {"board": {"a1": ["5"], "h8": ["5"]}}}, "5 lies in zones.board.a1 already"),
    ("two on a space", {"zones": {"board": {"a1": ["5", "6"]}}}, "zones.board.a1"),
    ("tile 37", {"zones": {"board": {"a1": ["37"]}}}, "37"),
    ("no such space", {"zones": {"board": {"i9": ["5"]}}}, "i9"),
    ("no such zone", {"zones": {"attic": {"": []}}}, "attic"),
    ("no such variable", {"vars": {"luck": {"": 1}}}, "luck"),
    ("four Tropes", {"vars": {"tropes": {"player 1": 4, "player 2": 0}}}, "tropes.player 1"),
    ("no such player", {"me": "player 3"}, "me"),
    ("nothing to take", {"at": "collect.choose"}, "at"),
]


@pytest.mark.parametrize(("change", "says"), [w[1:] for w in WRONG], ids=[w[0] for w in WRONG])
def test_positions_that_cannot_be(numeria: Any, change: dict[str, Any], says: str) -> None:
    """What is no position is refused, and the message says where."""
    plain = numeria.new(seed=1).plain()
    for part, content in change.items():
        plain[part] = {**plain[part], **content} if isinstance(content, dict) else content
    plain["zones"]["box"] = {"": []}
    with pytest.raises(ValueError, match=says):
        numeria.from_plain(plain)
