"""Crazy eights and go fish beside OpenSpiel's: the same cards are dealt, and always the same may be decided."""

from __future__ import annotations

import random
from typing import Any

import pytest

import rulewright
from rulewright.play.runtime import State

pyspiel = pytest.importorskip("pyspiel", reason="needs the extra openspiel")

SUITS = ("clubs", "diamonds", "hearts", "spades")
RANKS = (*range(2, 14), 1)  # theirs, from the two to the ace
TABLES = [
    pytest.param(players, games, marks=[pytest.mark.nightly] if games > 20 else [])
    for players in range(2, 6)
    for games in (20, 500)
]


def take(state: State, label: str) -> None:
    """What is written so; a draw of the last card is no chance any more and has happened already."""
    found = next(d for d in state.decisions() if d.label == label)
    state.apply(found)


def labels(state: State) -> set[str]:
    return {d.label for d in state.decisions()}


def card(action: int) -> str:
    return f"{SUITS[action % 4]} {RANKS[action // 4]}"


# ---------------------------------------------------------------- crazy eights


def in_our_words(theirs: Any, action: int) -> str:
    """`Play C2` → `Play clubs 2`."""
    said = theirs.action_to_string(action)
    if said.startswith("Nominate"):
        return f"Name {SUITS['CDHS'.index(said[-1])]}"
    return f"Play {card(action)}" if said.startswith("Play") else str(said)


def dealt(theirs: Any, ours: State, chance: random.Random) -> tuple[int, str]:
    """Deal both; the dealer, and the card that is turned up."""
    players, size = ours.players, 7 if ours.players == 2 else 5
    hands: list[list[str]] = [[] for _ in range(players)]
    dealer = chance.randrange(players)
    theirs.apply_action(next(a for a in theirs.legal_actions() if f"Player {dealer} " in theirs.action_to_string(a)))
    seat, turned = (dealer + 1) % players, ""
    while theirs.is_chance_node():
        action = chance.choice(theirs.legal_actions())
        if sum(map(len, hands)) < players * size:
            hands[seat].append(card(action))
            seat = (seat + 1) % players
        elif not card(action).endswith(" 8"):
            turned = card(action)
        theirs.apply_action(action)
    take(ours, f"player {(dealer + 1) % players + 1}")
    for name in (*(name for hand in hands for name in hand), turned):
        take(ours, name)
    return dealer, turned


@pytest.mark.parametrize(("players", "games"), TABLES)
def test_crazy_eights(players: int, games: int) -> None:
    """Theirs leaves the card that is turned up in the hand of the dealer as well; there it is passed over."""
    game = pyspiel.load_game("crazy_eights", {"players": players, "max_turns": 10_000})
    for number in range(games):
        chance = random.Random(number)
        theirs, ours = game.new_initial_state(), rulewright.load("crazy_eights").new(players, chance="explicit")
        dealer, turned = dealt(theirs, ours, chance)
        while not ours.over:
            if theirs.is_chance_node():
                action = chance.choice(theirs.legal_actions())
                theirs.apply_action(action)
                if ours.to_play == "chance":
                    take(ours, card(action))
                continue
            assert ours.to_play == theirs.current_player()
            offered = {in_our_words(theirs, a): a for a in theirs.legal_actions()}
            if ours.to_play == dealer:
                offered.pop(f"Play {turned}", None)
            assert labels(ours) == set(offered)
            label = chance.choice(sorted(offered))
            theirs.apply_action(offered[label])
            take(ours, label)
        if not theirs.is_terminal():  # the dealer went out but for that card
            assert ours.plain()["zones"]["hand"][f"player {dealer + 1}"] == []


# ---------------------------------------------------------------- go fish


def booked(state: State) -> bool:
    return any(state.plain()["zones"]["books"].values())


@pytest.mark.parametrize(("players", "games"), TABLES)
def test_go_fish(players: int, games: int) -> None:
    size = 7 if players < 4 else 5
    game = pyspiel.load_game("go_fish", {"players": players, "initial_cards": size})
    for number in range(games):
        chance = random.Random(number)
        theirs, ours = game.new_initial_state(), rulewright.load("go_fish").new(players, chance="explicit")
        while not ours.over:
            if ours.to_play != "chance" and theirs.move_number() == players * size and booked(ours):
                break  # four alike were dealt: they deal four more then
            if theirs.is_chance_node():
                ranks, weights = zip(*theirs.chance_outcomes(), strict=True)
                rank = chance.choices(ranks, weights)[0]
                theirs.apply_action(rank)
                if ours.to_play == "chance":
                    take(ours, min(n for n in labels(ours) if n.endswith(f" {rank + 1}")))
                continue
            assert ours.to_play == theirs.current_player()
            offered = {f"Ask player {a // 13 + 1} for {a % 13 + 1}": a for a in theirs.legal_actions()}
            assert labels(ours) == set(offered)
            label = chance.choice(sorted(offered))
            theirs.apply_action(offered[label])
            take(ours, label)
        if not ours.over:
            continue
        assert theirs.is_terminal()
        result = ours.result
        assert result is not None
        assert [r.score for r in result] == [
            int(line.split(":")[1]) for line in str(theirs).split("\n")[2 : 2 + players]
        ]
        assert {s for s, r in enumerate(result) if r.rank == 1} == {
            s for s, value in enumerate(theirs.returns()) if value == max(theirs.returns())
        }
