"""How a game of Game-On ends, and who has won it: what situations in the rules cannot say."""

from __future__ import annotations

from typing import Any

import rulewright
from rulewright.play.runtime import State

GAME = rulewright.load("game_on")
Zones = dict[str, dict[str, list[str]]]


def begin(put: Zones, **options: Any) -> State:
    """Two players with these cards and no others, with the decks Anchor and Bolt, about to act."""
    states = (GAME.new(2, seed=seed, options=options) for seed in range(50))
    state = next(s for s in states if s.to_play == 0)  # player 1 has the first seat
    for _ in range(2):
        state.apply(state.ids()[0])
    plain = state.plain()
    del plain["zones"]["box"]
    for name, members in plain["zones"].items():
        for key in members:
            members[key] = put.get(name, {}).get(key, [])
    return GAME.from_plain(plain)


def play(state: State, *labels: str) -> State:
    for label in labels:
        state.apply(next(d for d in state.decisions() if d.label == label))
    return state


def ranks(state: State) -> list[int]:
    assert state.over
    assert state.result is not None
    return [r.rank for r in state.result]


TIMER: Zones = {
    "area": {"1": ["G01"], "2": ["G03"]},
    "deck": {"": ["G13", "K01", "G50"]},
    "hand": {"player 1": ["Anchor red circle"], "player 2": ["Bolt red square"]},
    "draw_pile": {"player 2": ["Bolt red square #2"]},
}
TAKE = ("Play cards", "Play Anchor red circle as red circle on the red circle of G01", "Pass")


def test_the_last_black_card_ends_the_game_with_its_cycle() -> None:  # GON-87..88, A-GON-21
    state = play(begin(TIMER, black_cards=1), *TAKE)
    zones = state.plain()["zones"]
    assert ranks(state) == [1, 2]
    assert zones["timer"] == {"": ["K01"]}
    assert zones["area"] == {"1": ["G13"], "2": ["G03"], "3": ["G50"], "4": []}
    assert len(zones["hand"]["player 2"]) == 2


def test_or_at_once() -> None:  # A-GON-21
    state = play(begin(TIMER, black_cards=1, black_end="now"), *TAKE)
    assert state.over
    assert len(state.plain()["zones"]["hand"]["player 2"]) == 1  # nobody has drawn


def test_the_game_goes_on_while_black_cards_are_left() -> None:  # GON-87
    assert not play(begin(TIMER, black_cards=2), *TAKE).over


HANDS: Zones = {
    "area": {"1": ["G01"]},
    "hand": {"player 1": ["Anchor red circle"], "player 2": ["Bolt red circle", "Bolt blue square"]},
    "controlled": {"player 1": ["G05"], "player 2": ["G13"]},
}


def test_all_piles_empty_and_all_have_passed() -> None:  # GON-14, GON-32, GON-76, GON-12, GON-15..16
    state = play(begin(HANDS), "Pass", "Pass")
    assert ranks(state) == [1, 2]
    assert state.result is not None
    assert [r.score for r in state.result] == [3 + 1 - 1, 3 - 2]


def test_who_can_draw_keeps_the_game_going() -> None:  # GON-14
    state = begin(HANDS | {"draw_pile": {"player 2": ["Bolt red square"]}})
    assert not play(state, "Pass", "Pass").over


def test_who_plays_keeps_the_game_going() -> None:  # A-GON-18
    state = begin(HANDS | {"area": {"1": ["G07"]}, "hand": {"player 1": ["Anchor white square"]}})
    asked = "Play Anchor white square as white square on the white square of G07"
    assert not play(state, "Play cards", asked, "Pass").over


def decks(keep: dict[str, list[str]]) -> Zones:
    """All cards of both decks are discarded but for these in hand and one more in the draw pile."""
    named = [row.name for row in GAME.tables["player_card"]]
    discard, hand, pile = {}, {}, {}
    for player, kind in (("player 1", "Anchor"), ("player 2", "Bolt")):
        *hand[player], last = keep[kind]
        pile[player] = [last]
        discard[player] = [c for c in named if c.startswith(f"{kind} ") and c not in keep[kind]]
    return {"hand": hand, "draw_pile": pile, "discard": discard}


STUCK = decks(
    {"Anchor": ["Anchor red square", "Anchor red square #2"], "Bolt": ["Bolt red square", "Bolt blue square"]}
)


def test_nobody_can_ever_play_again() -> None:  # A-GON-18, E-GON-06
    put = STUCK | {"area": {"1": ["G01"]}, "controlled": {"player 2": ["G12"]}}
    assert play(begin(put), "Pass", "Pass").over


def test_a_card_that_may_still_be_drawn_keeps_the_game_going() -> None:  # A-GON-18
    put = decks({"Anchor": ["Anchor red square", "Anchor red circle"], "Bolt": ["Bolt red square", "Bolt blue square"]})
    assert not play(begin(put | {"area": {"1": ["G01"]}}), "Pass", "Pass").over


def test_so_does_a_conversion() -> None:  # A-GON-18
    put = STUCK | {"area": {"1": ["G44"], "2": ["G23"]}, "controlled": {"player 1": ["G02"]}}
    assert play(begin(STUCK | {"area": {"1": ["G44"]}, "controlled": {"player 1": ["G02"]}}), "Pass", "Pass").over
    assert not play(begin(put), "Pass", "Pass").over  # G23 has a blue square, which player 2 holds


def tie(mine: list[str], theirs: list[str], **options: Any) -> list[int]:
    put: Zones = {"area": {"1": ["G44"]}, "controlled": {"player 1": mine, "player 2": theirs}}
    return ranks(play(begin(put, **options), "Pass", "Pass"))


def test_ties_go_to_the_own_type_and_are_shared_then() -> None:  # GON-17, A-GON-20
    assert tie(["G03"], ["G04"]) == [1, 2]
    assert tie(["G03"], ["G13"]) == [1, 1]


def test_or_to_more_cards_if_so_agreed() -> None:  # A-GON-20
    assert tie(["G31", "G32"], ["G06"]) == [1, 1]
    assert tie(["G31", "G32"], ["G06"], final_tie="cards") == [1, 2]
