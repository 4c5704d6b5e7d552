"""While all decide at once nobody sees what another has decided, or that he has (S-33): every way to peek is tried."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator
from io import StringIO
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import rulewright
from rulewright.compiler.compile_game import compile_game
from rulewright.play.runtime import Game, State, stream
from rulewright.play.terminal import Sitting, take, tell_log

# Each lays away cards of a hand that others could count, notes a number, and may not have anything to decide at all.
TINY = """game tiny "Tiny"
  players 2..4
  limit 60 decisions
component card: one 3, two 3, three 3, four 3
zone deck: deck of card
zone hand[player]: hand of card
zone laid[player]: hand of card
zone own[player]: deck of card
zone left_over: set of card
token coin: gold 40, silver 8
zone purse[player]: bag of coin seen by owner
zone paid[player]: bag of coin seen by owner
var bid[player]: 0..9 = 0
var marked[card] = no
var rounds: 0..9 = 0
let marks(p) = count(c for c in laid[p] if marked[c])
setup
  move cards to deck
  shuffle deck
  for p in players
    draw 2 from deck to hand[p]
    draw 1 from deck to own[p]
    move 8 of gold from box to purse[p]
  move hand[player(2)] to left_over
round
  rounds += 1
  each player from player(2) if bid[me] < 3 at once
    may up to 2 times
      "Lay {c}" for c in hand[me]
        marked[c] = yes
        bid[me] += 1
        move c to laid[me]
        move 1 of gold from purse[me] to paid[me]
    otherwise: draw 1 from own[me] to hand[me]
  if rounds is 4: end game: draw
"""


@pytest.fixture(scope="module")
def tiny(tmp_path_factory: pytest.TempPathFactory) -> Game:
    root = tmp_path_factory.mktemp("tiny")
    folder: Path = root / "content" / "tiny"
    folder.mkdir(parents=True)
    (folder / "tiny.rules").write_text(TINY, encoding="utf-8")
    made = compile_game(folder, root)
    assert not [p for p in made.problems if p.severity == "error"], made.problems
    game: Game = made.game
    return game


GAMES = ["tiny", "goofspiel", "game_on"]
OPTIONS: dict[str, dict[str, Any]] = {"game_on": {"contest_by": "rps"}}


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest, tiny: Game) -> Game:
    return tiny if request.param == "tiny" else rulewright.load(request.param)


def inside(state: State) -> bool:
    return state.position.at_once is not None


def goes_on(state: State) -> bool:
    """Whether the block goes on in which something was decided last: another one may begin at once."""
    return state.position.at_once is not None and bool(state.position.at_once.asked)


def blocks(game: Game, seed: int) -> Iterator[State]:
    """Where all begin to decide at once, in one random game."""
    state, rng = game.new(min(3, game.players[1]), OPTIONS.get(game.name), seed, history=True), stream(seed, 1)
    while not state.over:
        if inside(state) and not goes_on(state):
            yield state.copy()
        state.apply(state.pick(rng))


def sights(state: State, seat: int) -> tuple[str, str]:
    return json.dumps(state.view(seat), sort_keys=True), state.information_set(seat)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.shows("S-33", "S-34", "H20")
def test_what_a_seat_sees_follows_from_its_own_decisions_alone(game: Game, seed: int) -> None:
    for n, begin in enumerate(islice(blocks(game, seed), 3)):
        found: dict[tuple[Any, ...], set[tuple[str, str]]] = defaultdict(set)
        for way in range(6):
            state, rng = begin.copy(), stream(way, 1)
            own: list[tuple[int, ...]] = [()] * state.players
            going = True
            while going:
                for seat in range(state.players):
                    found[seat, state.to_play == seat, own[seat]].add(sights(state, seat))
                decision, who = state.pick(rng), state.to_play
                assert isinstance(who, int)
                own[who] = (*own[who], decision)
                state.apply(decision)
                going = goes_on(state)
        assert all(len(seen) == 1 for seen in found.values()), f"somebody could peek in block {n}"
        assert len(found) >= state.players


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.shows("S-33", "H20")
def test_nobody_sees_that_another_has_decided(game: Game, seed: int) -> None:
    """From the beginning until it decides, and from its last decision to the end, a seat sees one and the same."""
    for begin in list(islice(blocks(game, seed), 3)):
        state, rng = begin.copy(), stream(seed, 2)
        seen: list[list[str]] = [[] for _ in range(state.players)]
        going = True
        while going:
            for seat in range(state.players):
                assert state.view(seat)["to_play"] == "all"
                if state.to_play == seat:
                    seen[seat].append("decides")
                else:
                    seen[seat].append(sights(state, seat)[0])
            state.apply(state.pick(rng))
            going = goes_on(state)
        for line in seen:
            told = [now for now, before in zip(line, [None, *line], strict=False) if now != before]
            assert len(told) <= 3, "more than before, deciding and after can be told apart"


@pytest.mark.parametrize("seed", range(2))
def test_states_drawn_anew_look_the_same_and_offer_the_same(game: Game, seed: int) -> None:
    tried = 0
    for begin in list(islice(blocks(game, seed), 3)):
        state, rng, going = begin.copy(), stream(seed, 3), True
        while going:
            for seat in range(state.players):
                view = state.view(seat)
                other = game.resample(view, tried)
                assert other.view(seat) == view
                assert (other.to_play == seat) == (state.to_play == seat)
                assert state.to_play != seat or other.decisions() == state.decisions()
                while not other.over:
                    other.apply(other.pick(rng))
                tried += 1
            state.apply(state.pick(rng))
            going = goes_on(state)
    assert tried > 4


@pytest.mark.parametrize("chance", ["sampled", "explicit"])
def test_it_is_written_and_read(game: Game, chance: Any) -> None:
    state, rng, read = game.new(2, OPTIONS.get(game.name), 5, chance=chance), stream(5, 1), 0
    while not state.over and read < 12:
        if inside(state) and state.to_play != "chance":
            again = game.from_plain(json.loads(json.dumps(state.plain())))
            assert again == state
            assert again.key() == state.key()
            assert [again.view(seat) for seat in range(2)] == [state.view(seat) for seat in range(2)]
            read += 1
        state.apply(state.decisions()[0] if state.to_play == "chance" else state.pick(rng))
    assert read > 1


def others_are_offered(state: State, seat: int, way: int) -> list[tuple[int, tuple[int, ...]]]:
    """What the others are offered in the rest of a block, after the seat has decided in one of many ways."""
    own, rng, found = stream(way, 1), stream(0, 1), list[tuple[int, tuple[int, ...]]]()
    going = True
    while going:
        who = state.to_play
        assert isinstance(who, int)
        if who != seat:
            found.append((who, tuple(state.ids())))
        state.apply(state.pick(own if who == seat else rng))
        going = goes_on(state)
    return found


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.shows("S-33", "S-35")
def test_in_a_state_drawn_anew_others_are_offered_the_same_whatever_the_seat_does(game: Game, seed: int) -> None:
    """Also where it has decided something already, so that its things count as they are now."""
    ways, several = 0, set[int]()
    for begin in list(islice(blocks(game, seed), 3)):
        state, rng, going, asked = begin.copy(), stream(seed, 4), True, list[int]()
        while going:
            seat = state.to_play
            assert isinstance(seat, int)
            several |= {seat} & set(asked)
            asked.append(seat)
            drawn = game.resample(state.view(seat), seed)
            found = [others_are_offered(drawn.copy(), seat, way) for way in range(4)]
            assert all(offered == found[0] for offered in found)
            ways += len(found[0])
            state.apply(state.pick(rng))
            going = goes_on(state)
    assert ways
    assert several or game.name != "tiny"


def test_a_state_without_what_was_before_takes_what_is_now(tiny: Game) -> None:
    state = tiny.new(2, seed=1)
    plain = state.plain()
    del plain["at_once"]
    assert tiny.from_plain(plain).ids() == state.ids()


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"at_once": {"decided": ["player 9"]}}, "at_once.decided"),
        ({"at_once": {"zones": {}}}, "zones"),
        ({"at_once": {"nonsense": 1}}, "nonsense"),
        ({"at_once": 3}, "at_once"),
        ({"at": ["round.at once"]}, "no stop"),
        ({"at": "round.at once", "locals": {"round.kept_me": "player 1", "round.seats_left": []}}, "at round.at once"),
    ],
)
def test_what_is_not_so_is_refused(tiny: Game, change: dict[str, Any], reason: str) -> None:
    state = tiny.new(2, seed=1)
    plain = state.plain() | change
    if "locals" in change:
        plain["vars"]["rounds"][""] = 9  # one more is too many, so that the round behind it fails
    with pytest.raises(ValueError, match=reason):
        tiny.from_plain(plain)


def test_the_end_by_the_limit_inside_shows_all(tiny: Game) -> None:
    state = tiny.new(2, seed=1, history=True)
    state.position.ticks = 59
    state.apply(state.decisions()[0])
    assert state.over
    assert state.position.at_once is None
    assert state.view(0)["to_play"] is None


@pytest.mark.parametrize("name", ["goofspiel", "game_on"])
@pytest.mark.shows("S-33")
def test_kernels_show_the_same(name: str) -> None:
    a, b = rulewright.load(name), rulewright.load(name, native=True)
    seats = min(3, a.players[1])
    x = a.new(seats, OPTIONS.get(name), 4, history=True)
    y = b.new(seats, OPTIONS.get(name), 4, history=True)
    rng, compared = stream(4, 1), 0
    while not x.over and compared < 25:
        if inside(x):
            for seat in range(seats):
                assert sights(x, seat) == sights(y, seat)
            assert x.plain() == y.plain()
            again = b.from_plain(x.plain())
            assert again.plain() == x.plain()
            assert again.position.copy().snapshot() == x.position.snapshot()
            y = State(b, again.position, history=False) if compared % 5 == 4 else y
            y.memory, y.log = x.memory, list(x.log or ())
            compared += 1
        decision = x.pick(rng)
        x.apply(decision)
        y.apply(decision)
    assert compared > 5
    assert x.result == y.result


@pytest.mark.shows("S-32", "S-33")
def test_the_table_log_says_nothing_of_others_before_all_have_decided(tiny: Game) -> None:
    screen = StringIO()
    state = tiny.new(3, seed=2)
    table = Sitting(tiny, state, Console(file=screen, width=100), lambda _: None, {})

    def told(seat: int) -> str:
        screen.truncate(0)
        screen.seek(0)
        tell_log(table, seat, 100)
        return screen.getvalue()

    table.secrets = True
    going = True
    while going:
        who = table.state.to_play
        assert isinstance(who, int)
        take(table, who, table.state.decisions()[0])
        going = goes_on(table.state)
        if going:
            for seat in range(3):
                assert f"player {seat + 1}: " in told(seat) or not any(who == seat for who, _ in table.log)
                assert "has decided" not in told(seat)
    assert "has decided" in told(1)


def test_openspiel_sees_no_more() -> None:
    pytest.importorskip("pyspiel", reason="needs the extra openspiel")
    from rulewright.play.openspiel import to_openspiel

    state = to_openspiel(rulewright.load("goofspiel")).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    first, told = state.current_player(), set()
    for action in state.legal_actions():
        child = state.child(action)
        told.add((child.observation_string(1 - first), child.information_state_string(1 - first)))
    assert len(told) == 1


def test_pettingzoo_sees_no_more() -> None:
    pytest.importorskip("pettingzoo", reason="needs the extra pettingzoo")
    from rulewright.play.pettingzoo import CompiledEnv

    told = set()
    for n in range(4):
        env = CompiledEnv(rulewright.load("goofspiel"))
        env.reset(3)
        agent = env.agent_selection
        env.step(env.state_of_play.ids()[n])
        (other,) = [a for a in env.possible_agents if a != agent]
        told.add(env.observe(other)["observation"].tobytes())
    assert len(told) == 1
