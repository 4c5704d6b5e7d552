"""Policies in kernels: the decisions that Python takes, from what a seat can see alone."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from ctypes import c_void_p
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import rulewright
from rulewright.play.batches import play_batch, seed_of
from rulewright.play.faults import Fault
from rulewright.play.imagined import hides
from rulewright.play.kernel import Kernel
from rulewright.play.kernel_build import SOON, library
from rulewright.play.native import NativeGame
from rulewright.play.native_batches import NativeBatches
from rulewright.play.native_policies import U64, Player
from rulewright.play.native_position import native_twin
from rulewright.play.policies import Flat, Policy, Uniform, Weighted
from rulewright.play.resample import redrawn
from rulewright.play.runtime import Game, State, stream
from rulewright.play.tree_search import Search
from rulewright.play.values import Unreadable

GENERATED = Path(__file__).resolve().parents[2] / "generated"
GAMES = sorted(path.parent.name for path in GENERATED.glob("*/kernel.c"))
SECRET = [name for name in GAMES if hides(rulewright.load(name).declared)]
SMALL = ["tic_tac_toe", "kuhn_poker", "leduc_poker", "goofspiel", "connect_four"]

pytestmark = pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C compiler")


@cache
def searching(name: str) -> Kernel:
    """A kernel that searches, compiled soon."""
    text = (GENERATED / name / "kernel.c").read_text("utf-8")
    return Kernel(library(text, name, {"SEARCH": 1}, level=SOON))


def block_of(kernel: Kernel, state: State) -> tuple[Any, Any]:
    """A Python state as a block of a kernel, and its agreement."""
    position = state.position
    options, seats = position.words.agreed
    agreed = kernel.agree([int(v) for v in options], seats)
    return native_twin(kernel, agreed, position)._block, agreed


def states(game: Game, many: int, every: int = 3, seed: int = 5) -> Iterator[State]:
    """States of random games, with any number of players, until there are so many."""
    low, high = game.players
    number = 0
    while many > 0:
        x = seed_of(seed, number)
        state, rng, at = game.new(low + number % (high - low + 1), seed=x), stream(x, 1), number % every
        while not state.over and many > 0:
            if at % every == 0:
                many -= 1
                yield state
            state.apply(state.pick(rng))
            at += 1
        number += 1


def policies_of(game: Game) -> list[Policy]:
    weights = tuple((7 * n + 3) % 11 for n in range(game.declared.decisions))
    drawn: list[Policy] = [Uniform(), Weighted(weights)]
    if game.name not in SMALL:  # a playout in Python takes its time
        return [*drawn, Flat(2), Search(4, "score"), Search(3)]
    return [*drawn, Flat(12), Flat(9, "score"), Search(16), Search(11, "score")]


@pytest.mark.parametrize("many", [1, pytest.param(100, marks=pytest.mark.nightly)])
@pytest.mark.parametrize("name", GAMES)
def test_decisions_are_those_of_python(name: str, many: int) -> None:
    game, kernel = rulewright.load(name), searching(name)
    policies = policies_of(game)
    player = Player(kernel, policies)
    for number, state in enumerate(states(game, many * (8 if name in SMALL else 1), every=7)):
        block, agreed = block_of(kernel, state)
        for at, policy in enumerate(policies):
            here, there = stream(number, 16), stream(number, 16)
            before = block.raw
            assert player.choose(block, agreed, at, here) == (0, policy.choose(state, there)), policy
            assert here.state == there.state
            assert block.raw == before


@pytest.mark.parametrize("count", [4, pytest.param(400, marks=pytest.mark.nightly)])
@pytest.mark.parametrize("name", ["tic_tac_toe", "kuhn_poker", "goofspiel"])
def test_games_by_policies_are_those_of_python(name: str, count: int) -> None:
    game = rulewright.load(name, native=True)
    assert isinstance(game, NativeGame)
    pairs: list[list[Policy]] = [[Search(30), Flat(20)], [policies_of(game)[1], Search(25, "score")]]
    for pair in pairs:
        found = NativeBatches(game, 2, {}, pair)(7, 3, count)
        wanted = play_batch(rulewright.load(name), 2, None, 7, 3, count, policies=pair)
        for part in ("first", "seats", "lengths", "cut", "scores", "ranks", "lines"):
            assert getattr(found, part) == getattr(wanted, part), part


@pytest.mark.parametrize("many", [10, pytest.param(1000, marks=pytest.mark.nightly)])
@pytest.mark.parametrize("name", SECRET)
def test_worlds_are_those_that_python_draws(name: str, many: int) -> None:
    """Every slot, who knows what, and the random stream.

    Where all decide at once, only for the seat that decides, and but for what lay where before: searches need no more.
    """
    assert worlds_agree(rulewright.load(name), searching(name), many)


def worlds_agree(game: Game, kernel: Kernel, many: int) -> int:
    """How many worlds were compared."""
    redraw = kernel.function("rw_redraw", c_void_p, c_void_p, U64, U64)
    met = 0
    for x, state in enumerate(states(game, many)):
        at_once = state.position.at_once is not None
        for seat in [state.position.me] if at_once else range(state.players):
            wanted = next(redrawn(game, state.view(seat), x))
            if isinstance(wanted, Unreadable):
                continue
            block, agreed = block_of(kernel, state)
            redraw(block, agreed, seat, x)
            compared = slice(kernel.at_once[0] if at_once else None)
            assert block.raw[compared] == block_of(kernel, wanted)[0].raw[compared]
            met += 1
    return met


@pytest.mark.parametrize("many", [5, pytest.param(300, marks=pytest.mark.nightly)])
@pytest.mark.parametrize("name", SECRET)
def test_a_search_sees_what_its_seat_sees(name: str, many: int) -> None:
    """In all that looks the same to the decider it decides the same, whatever lies hidden and is to come."""
    game, kernel = rulewright.load(name), searching(name)
    player = Player(kernel, [Flat(20), Search(20)])
    for x, state in enumerate(states(game, many)):
        seat = state.position.decider()
        try:
            other = game.resample(state.view(seat), x + 1)
        except Fault:
            continue
        for at in range(2):
            chosen = [player.choose(*block_of(kernel, one), at, stream(x, 16)) for one in (state, other)]
            assert chosen[0] == chosen[1]


HIDDEN = """\
game hidden "Hidden"
  players 2..3

kind colour: red, green, blue

component card
  n: 1..12 key

token coin: gold 5, silver 7

zone deck: deck of card
zone hand[player]: hand of card
zone spread: set of card
zone bag: bag of coin
zone purse[player]: bag of coin
zone open_purse: pool of coin

var secret[player]: 1..6 = 1 seen by owner
var weather: 0..9 = 3 seen by nobody
var guess[player]: colour? = none seen by owner
var told[player]: 2..5? = none seen by owner
var brave[player] = no seen by owner
var rival[player]: player? = none seen by owner
var marked[card] = no
var goes: 0..30 = 0

setup
  move cards to deck
  shuffle deck
  for p in players: draw 3 from deck to hand[p]
  move coins to bag
  for p in players: draw 2 from bag to purse[p]
  draw 2 from bag to open_purse

turn
  choose
    "Dream {n}" for n in 1..6
      secret[me] = n
    "Guess {c}" for c in colours
      guess[me] = c
      brave[me] = yes
      told[me] = 4
    "Mark {c}" for c in hand[me]
      marked[c] = yes
    "Show {c}" for c in hand[me]
      move c to spread
    "Draw" if count(deck) > 0
      draw 1 from deck to hand[me]
  goes += 1
  if goes >= 12: end game

winner is p with highest count(hand[p])
"""


def test_all_that_can_be_hidden_is_drawn_as_in_python(tmp_path: Path) -> None:
    folder = tmp_path / "hidden"
    folder.mkdir()
    (folder / "hidden.rules").write_text(HIDDEN, "utf-8")
    game = rulewright.load(folder, native=True)
    assert isinstance(game, NativeGame)
    kernel = Kernel(library(game.text, "hidden", {"SEARCH": 1}, level=SOON))
    python = rulewright.load(folder)
    met = worlds_agree(python, kernel, 60)
    assert met > 100
    policies: list[Policy] = [Flat(20), Search(20, "score")]
    player = Player(kernel, policies)
    for number, state in enumerate(states(python, 5, every=4)):
        block, agreed = block_of(kernel, state)
        for at, policy in enumerate(policies):
            wanted = policy.choose(state, stream(number, 16))
            assert player.choose(block, agreed, at, stream(number, 16)) == (0, wanted)


def wins(name: str, policies: list[Policy], games: int) -> list[int]:
    """Games that each seat wins alone."""
    game = rulewright.load(name, native=True)
    assert isinstance(game, NativeGame)
    batch = NativeBatches(game, 2, {}, policies)(3, 0, games)
    pairs = list(zip(batch.ranks[::2], batch.ranks[1::2], strict=True))
    return [pairs.count((1, 2)), pairs.count((2, 1))]


def test_tree_search_never_loses_tic_tac_toe() -> None:
    strong = Search(2000)
    assert wins("tic_tac_toe", [strong, Uniform()], 200)[1] == 0
    assert wins("tic_tac_toe", [Uniform(), strong], 200)[0] == 0
    assert wins("tic_tac_toe", [strong, strong], 50) == [0, 0]


def test_more_playouts_win_more() -> None:
    for policy in (Flat(100), Search(100)):
        assert wins("connect_four", [policy, Uniform()], 60)[0] > 50
    won, lost = wins("connect_four", [Search(400), Search(20)], 40)
    assert won > 2 * lost


def test_searches_win_where_cards_are_hidden() -> None:
    first, second = wins("goofspiel", [Search(300), Uniform()], 300)
    assert first > 1.5 * second
    game = rulewright.load("kuhn_poker", native=True)
    assert isinstance(game, NativeGame)
    batch = NativeBatches(game, 2, {}, [Uniform(), Search(200, "score")])(3, 0, 2000)
    assert sum(batch.scores[1::2]) > 0.1 * len(batch)


def test_weights_are_shares() -> None:
    game = rulewright.load("kuhn_poker", native=True)
    assert isinstance(game, NativeGame)
    ids = {line.label: n for n, line in enumerate(game.lines)}
    weights = [1] * len(ids)
    weights[ids["Check"]], weights[ids["Bet"]], weights[ids["Fold"]] = 3, 1, 0
    lines = NativeBatches(game, 2, {}, [Weighted(tuple(weights))] * 2)(1, 0, 4000).lines
    assert lines["Fold"] == 0
    assert 2.7 < lines["Check"] / lines["Bet"] < 3.3
