"""Passes for kernels alone: the same games come out of a kernel with and without each."""

from __future__ import annotations

from pathlib import Path

import pytest

import rulewright
from rulewright.compiler.compile_game import compile_game
from rulewright.compiler.known_values import KnownValues, NotKnown
from rulewright.compiler.passes import FOR_C
from rulewright.dsl import expressions as x
from rulewright.play.batches import playout, seed_of
from rulewright.play.kernel import Kernel
from rulewright.play.kernel_build import SOON, library
from rulewright.play.native import NativeGame, Playouts, folded, playouts
from rulewright.play.runtime import stream

CONTENT = Path(__file__).resolve().parents[2] / "content"
CLASSICS = CONTENT / "classics"
OPTIONS = {"hex": [11], "numeria": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 50, 0, 0, 0]}
KINGS = """
game kings "Kings"
  players 2

grid cell: {size}
var king[cell]: player? = none

let near(c, wide) = around(c) if wide else beside(c)
let may_take(x, c) = king[x] is not none and king[x] is not me and x.row is not c.row

setup
  for c in cells if c.row in [1, {rows}]
    king[c] = player(1) if c.row is 1 else player(2)

turn
  choose
    "Step {{c}} to {{d}}" for c in cells, d in near(c, {wide}) if king[c] is me and king[d] is none
      king[c] = none
      king[d] = me
    "Take {{c}} to {{d}}" for c in cells, d in around(c) if king[c] is me and may_take(d, c)
      king[c] = none
      king[d] = me
      if every(king[x] is not opponent for x in cells): end game: me wins
  otherwise
    end game: draw
"""


@pytest.fixture(autouse=True)
def _cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path))


def played(text: str, name: str, seats: int) -> Playouts:
    kernel = Kernel(library(text, name, {"FOLDED": 1, "SEATS": seats}, level=SOON))
    done, found = playouts(kernel, kernel.agree(OPTIONS.get(name, []), seats), seats, 2, 0, 60)
    assert done == 60
    return found


CASES = [
    ("as_sets", "tic_tac_toe", "mark_is["),  # a plane
    ("as_sets", "connect_four", "k_run_of("),  # a line in a set
    ("as_sets", "breakthrough", "let_ahead_set("),  # a function that gives a set
    ("as_sets", "go_fish", "CARD_rank_is"),  # a field that has a value
    ("as_sets", "hex", "stone_is"),
    ("as_sets", "crazy_eights", "CARD_rank_of_card_rank"),  # a last question that may fault
    ("seat", "connect_four", "at_turn_of_2:"),
    ("seat", "kuhn_poker", "at_turn_of_2:"),
    ("displace", "breakthrough", "k_pick_way("),
    ("fields", "connect_four", "& 0x7full) << 1"),
    ("tabulate", "tic_tac_toe", "TABLE_0["),
    ("flood", "hex", "k_moved2(k_and2(k"),
    ("targets", "hex", "_within = pos->stone_is["),
    ("once", "hex", "k_once_1"),
    ("own_place", "numeria", "(k_lanes){0})) & ~here"),
    ("diagrams", "numeria", "k_tabulate("),
]


@pytest.mark.parametrize(("left_out", "name", "said"), CASES)
def test_the_same_games_with_and_without(left_out: str, name: str, said: str) -> None:
    folder = CONTENT / name if name == "numeria" else CLASSICS / name
    texts = [compile_game(folder, folder.parent, without).files["kernel.c"]
             for without in (frozenset[str](), frozenset({left_out}))]  # fmt: skip
    assert said in texts[0]
    assert said not in texts[1]
    assert played(texts[0], name, 2) == played(texts[1], name, 2)


def test_each_pass_is_shown_at_work() -> None:
    assert {one.__name__ for one in FOR_C} == {left_out for left_out, _, _ in CASES}


@pytest.mark.parametrize("portable", [False, True])
@pytest.mark.parametrize(
    ("size", "rows", "wide", "steps"), [("5 by 6", 5, "true", 8), ("8 by 8", 8, "false", 4), ("4 by 16", 4, "true", 8)]
)
def test_steps_of_two_lines_are_drawn_in_the_order_of_their_ids(
    size: str, rows: int, wide: str, steps: int, portable: bool, tmp_path: Path
) -> None:
    folder = tmp_path / "kings"
    folder.mkdir()
    wide = {"true": "1 is 1", "false": "1 is 2"}[wide]
    (folder / "kings.rules").write_text(KINGS.format(size=size, rows=rows, wide=wide).lstrip(), "utf-8")
    text = compile_game(folder, folder).files["kernel.c"]
    assert f"k_pick_way(o0, {steps}, k)" in text
    game, kernel = rulewright.load(folder), rulewright.load(folder, native=True)
    assert isinstance(kernel, NativeGame)
    words, _ = game.agree(None, 2)
    fast = folded(kernel, words, portable=portable)
    done, found = playouts(fast, fast.agree([], 2), 2, 3, 0, 6)
    assert done == 6
    for number in range(6):
        x = seed_of(3, number)
        state = game.new(2, seed=x)
        assert playout(state, stream(x, 1)) == found.lengths[number]
        assert state.result is not None
        assert tuple(r.rank for r in state.result) == found.ranks[number]


def test_steps_of_a_kernel_are_offered_as_in_python(tmp_path: Path) -> None:
    folder = tmp_path / "kings"
    folder.mkdir()
    (folder / "kings.rules").write_text(KINGS.format(size="5 by 6", rows=5, wide="1 is 1").lstrip(), "utf-8")
    games = [rulewright.load(folder, native=native) for native in (False, True)]
    a, b = (game.new(seed=4) for game in games)
    rng = stream(4, 1)
    for _ in range(60):
        assert a.ids() == b.ids()
        assert a.plain() == b.plain()
        assert games[1].from_plain(a.plain()) == b
        if a.over:
            break
        decision = a.pick(rng)
        a.apply(decision)
        b.apply(decision)


REGIONS = """
game regions "Regions"
  players 2

option near: 1..9 = 3 "How far down a wall may stand"

grid cell: {size}
var stone[cell]: player? = none

let mine(c: cell, p: player) = [x for x in beside(c) if stone[x] is p and x.row + c.row > 2]
let far(c: cell, p: player) = reachable x from c by mine(x, p)

turn
  choose "Put {{c}}" for c in cells if c.row <= near and c.column > near - 2 and stone[c] is none and c.column >= 2
    stone[c] = me
    if count(far(c, me)) > 3 and some(x.row is 3 for x in far(c, me)): end game: me wins
  otherwise: end game: draw
"""


@pytest.mark.parametrize("size", ["5 by 6", "8 by 8", "9 by 15"])
@pytest.mark.parametrize("near", [1, 4, 9])
def test_regions_are_those_of_python(size: str, near: int, tmp_path: Path) -> None:
    folder = tmp_path / "regions"
    folder.mkdir()
    (folder / "regions.rules").write_text(REGIONS.format(size=size).lstrip(), "utf-8")
    text = compile_game(folder, folder).files["kernel.c"]
    assert "CELL_row_upto" in text
    assert "CELL_column_upto" in text
    assert "k_moved" in text
    game, kernel = rulewright.load(folder), rulewright.load(folder, native=True)
    for number in range(4):
        a, b = (one.new(options={"near": near}, seed=number) for one in (game, kernel))
        rng = stream(number, 1)
        while not a.over:
            assert a.ids() == b.ids()
            decision = a.pick(rng)
            a.apply(decision)
            b.apply(decision)
        assert a.result == b.result
        assert a.plain() == b.plain()


LAMPS = """
game lamps "Lamps"
  players 2

kind colour: red, green
grid cell: 3 by 5
var level[cell]: 0..3 = 1
var lit[cell]: flag = no
var hue[cell]: colour? = none
var seen[cell]: flag? = none

turn
  choose
    "Up {c}" for c in cells if level[c] is 1 and hue[c] is not green
      level[c] = 3 if c.row is 2 else 2
      hue[c] = red if c.column is 1 else green
      seen[c] = yes
    "Light {c}" for c in cells if level[c] is 3 and lit[c] is no and seen[c] is yes
      lit[c] = yes
    "Hide {c}" for c in cells if lit[c] is yes and seen[c] is not none and hue[c] is not none
      seen[c] = none
      hue[c] = none
      level[c] = 0
  otherwise: end game: draw
"""


def test_vars_that_are_kept_as_sets_alone_are_read_and_written(tmp_path: Path) -> None:
    folder = tmp_path / "lamps"
    folder.mkdir()
    (folder / "lamps.rules").write_text(LAMPS.lstrip(), "utf-8")
    text = compile_game(folder, folder).files["kernel.c"]
    for form in ("planes number", "planes flag", "planes maybe", "planes maybe flag"):
        assert f'"{form}"' in text
    games = [rulewright.load(folder, native=native) for native in (False, True)]
    a, b = (game.new(seed=4) for game in games)
    rng = stream(4, 1)
    while not a.over:
        assert a.ids() == b.ids()
        assert a.plain() == b.plain()
        assert games[1].from_plain(a.plain()) == b
        decision = a.pick(rng)
        a.apply(decision)
        b.apply(decision)
    assert b.over


def test_values_of_functions_of_cells_are_known() -> None:
    flow = compile_game(CLASSICS / "breakthrough", CLASSICS).flow
    assert flow is not None
    known, ahead = KnownValues(flow.model), flow.model.pures["ahead"]
    span = ahead.span
    call = x.CallPure("ahead", tuple(x.Local(n, kind, span) for n, kind in ahead.params), ahead.type, span)
    names = [n for n, _ in ahead.params]
    assert known.value(call, dict(zip(names, (9, 0), strict=True))) == (16, 17, 18)
    assert known.value(call, dict(zip(names, (15, 1), strict=True))) == (6, 7)
    with pytest.raises(NotKnown):
        known.value(call, {})
    far = KnownValues(flow.model, budget=10)
    with pytest.raises(NotKnown):
        far.value(call, dict(zip(names, (9, 0), strict=True)))
