"""Turning the Table: what its word list says, how it ends, and its score against one computed in another way."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from random import Random
from typing import Any

import pytest

import rulewright
from rulewright.play.runtime import State, mix, stream

GAME = rulewright.load("turning_the_table")
ELEMENTS = {row.name: row for row in GAME.tables["element"]}
WORDS = {(row.word, tuple(row.cards)) for row in GAME.tables["spelling"]}
SPELT = {frozenset(row.cards) for row in GAME.tables["spelling"] if not row.proper}


def writes(word: str, symbols: Sequence[str]) -> bool:
    """Whether the symbols, each used once in some order, write the word."""
    if not symbols:
        return not word
    return any(word.startswith(s.lower()) and writes(word[len(s) :], [x for x in symbols if x != s]) for s in symbols)


def test_every_spelling_writes_its_word() -> None:
    assert len(WORDS) == len(GAME.tables["spelling"]) > 1_900
    assert [w for w in WORDS if not writes(*w)] == []


def worth(part: Sequence[Any], members: dict[str, list[int]]) -> int:
    """The most that a set of cards is worth as one play, from the rulebook's own sentences."""
    n, numbers = len(part), sorted(e.number for e in part)
    factions = {e.faction for e in part}
    found = [0]  # a part may be worth nothing
    if {e.symbol for e in part} in SPELT:
        found.append(5 * 2 ** (n - 1))
    if n >= 3 and len(factions) == 1:
        found.append(n * n)
        house = [members[part[0].faction].index(i) for i in numbers]
        if house == list(range(house[0], house[0] + n)):
            found.append(9 * 2 ** (n - 3))
    if n >= 3 and numbers == list(range(numbers[0], numbers[0] + n)):
        found.append(9 * 2 ** (n - 3))
    return max(found)


def best(cards: tuple[Any, ...], members: dict[str, list[int]]) -> int:
    """The highest sum over all ways to part the cards, by trying them all."""
    if not cards:
        return 0
    first, rest = cards[0], cards[1:]
    return max(
        worth((first, *others), members) + best(tuple(c for c in rest if c not in others), members)
        for n in range(len(rest) + 1)
        for others in combinations(rest, n)
    )


def played(players: int, game: int) -> State:
    seed = mix(game)
    state, rng = GAME.new(players, seed=seed, options={"locking": False}), stream(seed, 1)
    while not state.over:
        state.apply(state.pick(rng))
    return state


def factions() -> dict[str, list[int]]:
    members: dict[str, list[int]] = {}
    for e in sorted(ELEMENTS.values(), key=lambda e: e.number):
        members.setdefault(e.faction, []).append(e.number)
    return members


@pytest.mark.parametrize("seed", range(12))
def test_the_score_is_the_best_of_all_ways_to_part_the_cards(seed: int) -> None:
    """Eight cards out of few, so that they go together in many ways."""
    few = [e.name for e in sorted(ELEMENTS.values(), key=lambda e: e.number)][seed * 5 : seed * 5 + 16]
    mine = Random(seed).sample(few, 8)
    plain = GAME.new(2, seed=seed).plain()
    del plain["zones"]["box"]
    plain["zones"]["cards"]["player 1"] = mine
    plain["zones"]["on_board"][""] = [c for c in plain["zones"]["on_board"][""] if c not in mine]
    state = GAME.from_plain(plain)
    wanted = best(tuple(ELEMENTS[c] for c in mine), factions())
    assert wanted > 0
    assert state.call("total", "player 1") == wanted


def test_the_highest_score_wins() -> None:  # TTT-06, TTT-52, TTT-A34
    state = played(4, 7)
    assert state.result is not None
    most = max(r.score for r in state.result)
    assert [r.rank == 1 for r in state.result] == [r.score == most for r in state.result]


@pytest.mark.parametrize(("tiebreak", "ranks"), [("shared", [1, 1]), ("finisher", [2, 1]), ("cards", [1, 2])])
def test_ties(tiebreak: str, ranks: list[int]) -> None:  # TTT-A34
    """Both have 9 points; player 2 comes to 112, player 1 has a card more."""
    plain = GAME.new(2, seed=1, options={"tiebreak": tiebreak, "locking": False}).plain()
    del plain["zones"]["box"]
    plain["zones"]["cards"] = {"player 1": ["Zr", "Nb", "Mo", "Fr"], "player 2": ["Pm", "Sm", "Eu"]}
    plain["zones"]["on_board"][""] = []
    plain["vars"]["stands"] = {"player 1": "1", "player 2": "111"}
    state = GAME.from_plain(plain)
    while not state.over:
        to_the_end = [d for d in state.decisions() if state.to_play == 1 and d.label == "Move to 112"]
        state.apply(to_the_end[0] if to_the_end else state.decisions()[-1])
    assert state.result is not None
    assert [r.score for r in state.result] == [9, 9]
    assert [r.rank for r in state.result] == ranks


def test_no_die_of_three_faces() -> None:
    with pytest.raises(ValueError, match="four faces"):
        GAME.new(2, options={"die_size": 3})
