"""The kernel of every game against its Python module: the same decisions, chances, states and results, bit for bit."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

import rulewright
from rulewright.play.batches import playout, seed_of
from rulewright.play.kernel_build import NoKernel, library
from rulewright.play.native import NativeGame, folded, native, playouts
from rulewright.play.runtime import Game, stream
from tests.native.side_by_side import play_both, same

GENERATED = Path(__file__).resolve().parents[2] / "generated"
GAMES = sorted(path.parent.name for path in GENERATED.glob("*/kernel.c"))


@pytest.fixture(scope="session", autouse=True)
def _cache(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Kernels of a test run are kept in a folder that its workers share."""
    import os

    base = tmp_path_factory.getbasetemp()
    base = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    os.environ.setdefault("RULEWRIGHT_CACHE", str(base / "kernels"))


def both(name: str) -> tuple[Game, NativeGame]:
    game, kernel = rulewright.load(name), rulewright.load(name, native=True)
    assert isinstance(kernel, NativeGame)
    return game, kernel


def seats(game: Game) -> range:
    return range(game.players[0], game.players[1] + 1)


def test_every_game_has_a_kernel() -> None:
    assert {path.parent.name for path in GENERATED.glob("*/__init__.py")} == set(GAMES)
    with pytest.raises(NoKernel, match="is played in Python"):
        native(rulewright.load("hex"), "").new()


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.shows("S-17", "S-21", "S-22", "S-39")
def test_random_games_are_the_same_in_every_state(name: str) -> None:
    """A hundredth of the least that is played at night (`test_many_games`)."""
    game, kernel = both(name)
    for number in range(10):
        play_both(game, kernel, seats(game)[number % len(seats(game))], seed_of(5, number))


@pytest.mark.parametrize("name", GAMES)
def test_games_in_a_row_end_as_in_python(name: str) -> None:
    """At night of all those of `test_many_games`."""
    game, kernel = both(name)
    for players in seats(game):
        words, _ = game.agree(None, players)
        fast = folded(kernel, words)
        agreed = fast.agree([int(v) for v in words.agreed[0]], players)
        done, found = playouts(fast, agreed, players, 3, 0, 4)
        assert done == 4
        for number in range(4):
            x = seed_of(3, number)
            state = game.new(players, seed=x)
            assert playout(state, stream(x, 1)) == found.lengths[number]
            assert state.result is not None
            assert tuple(r.rank for r in state.result) == found.ranks[number]
            assert tuple(r.score for r in state.result) == found.scores[number]
            assert (state.ticks, state.cut) == (found.ticks[number], found.cut[number])
        assert sum(found.taken.values()) == sum(found.lengths)


@settings(
    max_examples=12,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=[HealthCheck.too_slow],
)
@given(data=st.data())
@pytest.mark.parametrize("name", ["numeria", "compounded", "hex"])
def test_other_agreements_are_the_same_too(name: str, data: st.DataObject) -> None:
    game, kernel = both(name)
    options = {n: data.draw(st.sampled_from(o.values), label=n) for n, o in game.options.items()}
    players = data.draw(st.sampled_from(seats(game)))
    x = data.draw(st.integers(0, 2**64 - 1))
    try:
        a = game.new(players, options, x)
    except ValueError:
        with pytest.raises(ValueError, match="exclude"):
            kernel.new(players, options, x)
        return
    b = kernel.new(players, options, x)
    for _ in range(60):
        if a.over:
            break
        same(a, b)
        ids = a.ids()
        decision = ids[data.draw(st.integers(0, len(ids) - 1))]
        a.apply(decision)
        b.apply(decision)
    same(a, b)


@pytest.mark.parametrize("name", ["kuhn_poker", "numeria", "go_fish", "goofspiel", "compounded"])
def test_a_kernel_keeps_the_whole_contract(name: str) -> None:
    game, kernel = both(name)
    a, b = game.new(seed=11), kernel.new(seed=11, history=True)
    rng = stream(11, 1)
    for _ in range(7):
        if a.over:
            break
        assert a.decisions() == b.decisions()
        assert a.plain() == b.plain()
        assert [a.view(p) for p in range(a.players)] == [b.view(p) for p in range(b.players)]
        again = kernel.from_plain(a.plain())
        assert again == b
        assert hash(again) == hash(b.copy())
        assert b.fork(3).plain() == a.fork(3).plain()
        assert kernel.resample(a.view(0), 5).plain() == game.resample(a.view(0), 5).plain()
        with pytest.raises(ValueError, match="not offered"):
            b.apply(10**9)
        decision = a.pick(rng)
        before = b.copy()
        a.apply(decision)
        b.apply(decision)
        assert before != b
    assert b.information_set(0)
    assert kernel.new(chance="explicit").decisions() == game.new(chance="explicit").decisions()


def test_a_fault_of_the_rules_is_the_same_and_leaves_the_state(tmp_path: Path) -> None:
    folder = tmp_path / "broken"
    folder.mkdir()
    (folder / "broken.rules").write_text(
        'game broken "Broken"\n  players 2\n\nvar n: 0..2 = 0\n\nturn\n  choose\n    "Up"\n      n += 1\n', "utf-8"
    )
    game, kernel = rulewright.load(folder), rulewright.load(folder, native=True)
    said = []
    for one in (game, kernel):
        state = one.new()
        state.apply(0)
        state.apply(0)
        before = state.plain()
        with pytest.raises(Exception, match="RW850") as fault:
            state.apply(0)
        assert state.plain() == before
        said.append(str(fault.value))
    assert said[0] == said[1]


def test_fields_may_be_called_like_what_is_made_of_fields(tmp_path: Path) -> None:
    folder = tmp_path / "named"
    folder.mkdir()
    rows = "- {n: 1, row: 3, set_of_rows: [1, 2]}\n- {n: 2, row: 1, set_of_rows: [3]}\n"
    (folder / "cards.yaml").write_text(rows, "utf-8")
    (folder / "named.rules").write_text(
        'game named "Named"\n  players 2\n\ncomponent card\n  n: 1..2 key\n  row: 1..3\n  set_of_rows: set of 1..3\n\n'
        "zone table: set of card\n\nsetup\n  move cards to table\n\nturn\n"
        '  choose "Take {c}" for c in table if c.row in 2..3 or 1 in c.set_of_rows: end game: draw\n'
        "  otherwise: end game: draw\n",
        "utf-8",
    )
    game, kernel = rulewright.load(folder), rulewright.load(folder, native=True)
    assert kernel.new().decisions() == game.new().decisions() != ()
    assert [d.label for d in kernel.new().decisions()] == ["Take 1"]


def test_without_a_compiler_there_is_a_plain_message(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CC", raising=False)
    game = rulewright.load("kuhn_poker", native=True)
    with pytest.raises(NoKernel, match="no C compiler was found"):
        native(game, "int x;").new()


def test_a_kernel_is_compiled_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path))
    text = (GENERATED / "kuhn_poker" / "kernel.c").read_text("utf-8")
    made = library(text, "kuhn_poker")
    stamp = made.stat().st_mtime_ns
    assert library(text, "kuhn_poker") == made
    assert made.stat().st_mtime_ns == stamp
    assert library(text, "kuhn_poker", portable=True) != made
    assert [path.suffix for path in made.parent.iterdir()] == [".so", ".so"]


def test_a_compiler_that_does_not_know_the_processor(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    picky = tmp_path / "picky"
    picky.write_text('#!/bin/sh\ncase "$*" in *march=native*) exit 1;; esac\nexec cc "$@"\n', "utf-8")
    picky.chmod(0o755)
    monkeypatch.setenv("CC", str(picky))
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path))
    game = rulewright.load("kuhn_poker", native=True)
    assert isinstance(game, NativeGame)
    words, _ = game.agree(None, 2)
    fast = folded(game, words)
    assert playouts(fast, fast.agree([], 2), 2, 3, 0, 10)[0] == 10


def test_what_the_compiler_refuses_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path))
    with pytest.raises(NoKernel, match="refused the kernel"):
        library("this is no C", "nothing")
