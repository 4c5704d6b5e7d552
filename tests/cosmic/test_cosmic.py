"""Cosmic against an independent reading of its board, and what scenarios cannot say: results, knowledge, displays."""

from __future__ import annotations

import io
import random
from collections.abc import Iterator
from typing import Any

import pytest
from rich.console import Console

import rulewright
from rulewright.play.runtime import Game, State
from rulewright.play.view_to_text import view_to_text

FIRST = ["BB", "F1", "F2", "F3", *(f"A{i}" for i in range(1, 11)), "L2"]
ABOVE = [*(f"T{i}" for i in range(1, 7)), *(f"U{i}" for i in range(1, 16)), "R3"]
LAST = ["X1", "X2", "X3", "X4", "BB"]
NUMBERS = {
    "A1": 1, "A3": -1, "A4": 2, "A6": -2, "A7": 3, "A9": -3, "A10": 4, "L1": -4, "L3": 5, "L5": -5, "L7": 6,
    "T1": -6, "T3": 1, "T5": -1, "U2": 2, "U3": -2, "U4": 4, "U6": -4, "U7": 6, "U8": -6, "U10": 1, "U11": -1,
    "U12": 3, "U13": -3, "U14": 5, "U15": -5, "X1": -2, "X3": 3, "R1": 2, "R2": -3, "R4": 4, "R5": -1, "R7": 6,
}  # fmt: skip


@pytest.fixture(scope="module")
def cosmic() -> Game:
    return rulewright.load("cosmic")


# ---------------------------------------------------------------- where a move may end


def ringed(space: str) -> bool:
    return space[0] in "LR"


def step(space: str, way: int) -> tuple[str, int]:
    """The next space, and the direction from there: a ring is left by its hole, and then forward."""
    if space in ("L0", "R0"):
        return ("T1" if space == "L0" else "X1"), 1
    if space in ("LO", "RO"):
        return space[0] + "5", way
    if ringed(space):
        return f"{space[0]}{(int(space[1]) + way) % 8}", way
    track = next(t for t in (FIRST, ABOVE, LAST) if space in t)
    first = 4 if track is FIRST and way < 0 else 0  # nobody goes back behind A1, T1 and X1
    return track[max(first, track.index(space) + way)], way


def ends(start: str, steps: int, way: int) -> set[str]:
    """Where so many steps may end: two spaces where the last one may go into the middle of a ring."""
    at = {start}
    here, heading = start, way
    for i in range(1, steps + 1):
        if here == "BB" and i > 1:
            break
        middle = {"L5": "LO", "R5": "RO"}.get(here)
        here, heading = step(here, heading)
        at = {here} | ({middle} if middle is not None and i == steps and middle != start else set())
    return {start if end == "L0" else "U1" if end == "L6" else end for end in at}


def freely(start: str, steps: int) -> set[str]:
    return ends(start, steps, 1) | (ends(start, steps, -1) if ringed(start) else set())


def on(start: str, roll: int, escape: int) -> set[str]:
    """A roll on a space that dictates nothing."""
    match start:
        case "F1" | "F2" | "F3" if roll < 4:
            return {"BB"}
        case "L4" | "R0":
            return {start} if roll != escape else freely(start, roll) if start == "L4" else ends(start, roll, 1)
        case "L2" | "R3":
            return ends(start, roll, 1)
        case _:
            return freely(start, roll)


def after(start: str, rolls: list[int], escape: int) -> set[str]:
    """Where a turn with these rolls may end, a 4 into the left Black Hole leading on to the Big Bang."""
    roll, second = rolls[0], rolls[1] if len(rolls) > 1 else 0
    match NUMBERS.get(start):
        case None:
            found = on(start, roll, escape)
        case 1 if not ringed(start):
            found = ends(start, roll, -1 if roll % 2 else 1)
        case -1:
            found = freely(start, (roll + 1) // 2)
        case 2:
            found = freely(start, roll) if roll >= 4 else {start}
        case -2:
            found = {"BB"} if roll == 1 else freely(start, roll)
        case 3:
            found = freely(start, max(1, roll - 1))
        case -3:
            found = freely(start, roll + 2)
        case 4:
            found = freely(start, roll) | freely(start, second)
        case -4:
            found = freely(start, roll)
            if roll == 6:
                found = {end for middle in found for end in again(middle, second, roll)}
        case 5:
            found = freely(start, roll) if roll > 2 else {start}
        case -5:
            found = ends(start, roll, 1) | ends(start, roll, -1)
        case 6:
            found = freely(start, roll) | freely(start, 3)
        case _:
            found = freely(start, 2 * roll)
    return found | ({"BB"} if "L4" in found else set())


def again(start: str, roll: int, escape: int) -> set[str]:
    """The second roll of a Supernova counts as on a space that dictates nothing."""
    return on(start, roll, escape)


def turns(game: Game, seed: int) -> Iterator[tuple[str, list[int], int, str, dict[str, str], dict[str, str]]]:
    """A random game for two without cards, turn by turn: start, rolls, the roll that escapes, end, all places."""
    chance = random.Random(seed)
    state = game.new(2, {"with_cards": False}, chance="explicit")
    state.apply(state.decisions()[0])
    rolls: list[int] = []
    before = state.view(0)
    while not state.over:
        view = state.view(0)
        if view["me"] != before["me"]:
            yield turn(before, rolls, view)
            rolls, before = [], view
        decision = chance.choice(state.decisions())
        rolls += [decision.args[0]] if state.to_play == "chance" else []
        state.apply(decision)


def turn(before: Any, rolls: list[int], view: Any) -> tuple[str, list[int], int, str, dict[str, str], dict[str, str]]:
    me, was, now = before["me"], before["vars"]["place"], view["vars"]["place"]
    return was[me], rolls, before["vars"]["escape"][me], now[me], was, now


def test_moves_end_where_the_board_says(cosmic: Game) -> None:
    stood = set()
    seen = 0
    for seed in range(25):
        for start, rolls, escape, end, was, now in turns(cosmic, seed):
            assert end in after(start, rolls, escape), (start, rolls, escape)
            stood.add(end)
            seen += 1
            bumped = [p for p in ("player 1", "player 2") if was[p] == end != start]
            if bumped and end != "BB" and NUMBERS.get(start) != -4:
                assert now[bumped[0]] in (start, "BB")
    assert seen > 1000
    spaces = {row.name for row in cosmic.tables["space"]}
    assert spaces - stood == {"L0", "L6"}, "the white hole and the wormhole arrow hold nobody"


# ---------------------------------------------------------------- results


def played(game: Game, players: int, seed: int, **options: Any) -> State:
    chance, state = random.Random(seed), game.new(players, options, seed=seed)
    while not state.over:
        state.apply(chance.choice(state.ids()))
    return state


def standing(state: State) -> list[tuple[int, int, int]]:
    """Of each player: points, cards, and circuits, straight from the written state."""
    plain = state.plain()
    marks = plain["vars"]
    found = []
    for seat in range(state.players):
        hand = plain["zones"]["hand"][f"player {seat + 1}"]
        lone = [c for c in hand if c.split(" ")[0] == "0" and marks["up"][c] == "number_side"]
        safe = {c for c in hand if marks["stacked"][c]} | set(lone)
        found.append((2 * len(safe) - len(hand), len(hand), marks["circuits"][f"player {seat + 1}"]))
    return found


def test_who_wins(cosmic: Game) -> None:
    """Home with zero stacks alone wins at once; else points decide, and of equals who ended the game is first."""
    alone = 0
    for seed in range(150):
        state = played(cosmic, 2 + seed % 3, seed, laps=1, zero_wins=seed % 2 == 0)
        assert state.result
        table = standing(state)
        points = [p for p, _, _ in table]
        assert [r.score for r in state.result] == points
        home = next(i for i, (_, _, circuits) in enumerate(table) if circuits == 1)
        if seed % 2 == 0 and table[home][1] > 0 and points[home] == table[home][1]:
            alone += 1
            assert [r.rank for r in state.result] == [1 if i == home else 2 for i in range(state.players)]
        else:
            order = sorted(range(state.players), key=lambda i: (points[i], i == home), reverse=True)
            assert state.result[order[0]].rank == 1
            assert (home == order[0]) == (points[home] == max(points))
    assert alone > 0


def test_every_stack_makes_zero(cosmic: Game) -> None:
    """What is stacked sums to zero, whatever was agreed on."""
    for seed in range(40):
        options = {o.name: random.Random(f"{seed} {o.name}").choice(o.values) for o in cosmic.options.values()}
        state = played(cosmic, 3, seed, **{**options, "with_cards": True})
        plain = state.plain()
        for hand in plain["zones"]["hand"].values():
            stacked = [int(c.split(" ")[0]) for c in hand if plain["vars"]["stacked"][c]]
            assert sum(stacked) == 0
            assert all(plain["vars"]["up"][c] == "number_side" for c in hand if plain["vars"]["stacked"][c])


# ---------------------------------------------------------------- who sees what


def test_who_draws_looks_at_the_top_card_and_nobody_else(cosmic: Game) -> None:
    state = cosmic.new(2, seed=3)
    seat = state.to_play
    assert isinstance(seat, int)
    assert [d.label for d in state.decisions()] == ["Cut the deck", "Pass"]
    (name, where), *others = state.view(seat)["known"]["card"].items()
    assert others == []
    assert (where["zone"], where["place"]) == ("deck", 0)
    assert state.view(1 - seat)["known"]["card"] == {}
    out = io.StringIO()
    console = Console(file=out, width=100)
    console.print(*view_to_text(state.view(seat), cosmic))
    assert f"deck: 40 hidden, {name} (cc_side) on top" in out.getvalue()
    state.apply(state.decisions()[1])
    out.truncate(0)
    console.print(*view_to_text(state.view(1 - seat), cosmic))
    assert f"{name} (cc_side)" in out.getvalue()
