"""Whole games with every option: never stuck, nothing refused that was offered, nothing made or lost."""

from __future__ import annotations

import random
import shutil
from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import Any

import pytest

import rulewright
from rulewright.play.batches import play_batch
from rulewright.play.native import NativeGame
from rulewright.play.native_batches import NativeBatches
from tests.compounded.content import atoms, rows
from tests.compounded.covering import covering, pairs

SEATS = (2, 3, 4, 5)
ELEMENTS = {"H": 30, "C": 20, "O": 20, "N": 15, "Ca": 10, "S": 5}
EXPERIMENTS = ("discovery", "study", "research", "lab")
TOOLS = {
    "Safety Goggles": 4, "Bunsen Burner": 4, "Pipet": 3, "Lab Key": 3, "Graduated Cylinder": 3, "Journal": 5
}  # fmt: skip
OPEN = {"first_lead": (0, 3), "offers": (0, 1, 2), "items": (1, 6)}  # of wide ranges, the values that differ in kind


@cache
def values() -> dict[str, tuple[int | bool | str, ...]]:
    """What each option may be in these tests."""
    options = rulewright.load("compounded").options
    return {name: OPEN.get(name, option.values) for name, option in options.items()}


@cache
def flips() -> tuple[tuple[tuple[str, int | bool | str], ...], ...]:
    """No option changed, then each by itself."""
    defaults = rulewright.load("compounded").new(seed=0).plain()["options"]
    alone = [((n, v),) for n, vs in values().items() for v in vs if v != defaults[n]]
    return ((), *alone)


def counted(plain: dict[str, Any]) -> tuple[Counter[str], Counter[str], int, list[str], list[str]]:
    """Crystals, tool tiles, wild elements, extinguishers and cards in all zones."""
    crystals: Counter[str] = Counter()
    tools: Counter[str] = Counter()
    wilds, shelves, cards = 0, list[str](), list[str]()
    places = [(name, things) for name, family in plain["zones"].items() if name != "box" for things in family.values()]
    places += [(kind, things) for kind, things in plain["zones"]["box"].items()]
    for _, things in places:
        if isinstance(things, list):
            shelves += [t for t in things if t.isdigit()]
            cards += [t for t in things if not t.isdigit()]
            continue
        for kind, number in things.items():
            if kind == "wild":
                wilds += number
            else:
                (crystals if kind in ELEMENTS else tools)[kind] += number
    return crystals, tools, wilds, sorted(shelves), sorted(cards)


SIZES = {row["id"]: atoms(row["atoms"]).total() for row in rows("cards") if row["lab_fire"] == "no"}
CARDS = sorted([f"C{i:02d}" for i in range(1, 64)] + [f"F{i}" for i in range(1, 7)])


def check_state(game: Any, state: Any) -> None:
    """Everything is there once; what is written can be read; claims and levels are what the bench allows."""
    plain = state.plain()
    crystals, tools, wilds, shelves, cards = counted(plain)
    assert crystals == ELEMENTS
    assert tools == TOOLS
    assert wilds == 5
    assert shelves == list("12345")
    assert cards == CARDS
    again = game.from_plain(plain)
    assert again == state
    assert again.plain() == plain
    assert again.decisions() == state.decisions()
    field, atoms = plain["zones"]["field"], plain["zones"]["atoms"]
    for place, cards_here in field.items():
        assert len(cards_here) <= 1
        for p in ("flames", "claim", "temporary", "nobel_claim"):
            assert cards_here or not plain["vars"][p][place], (p, place)
    assert all(cards_here or not atoms[place] for place, cards_here in field.items()) or scattering(state)


def final_score(plain: dict[str, Any], seat: int) -> int:
    """Atomic points with all that counts at the end, as the clauses say it (CMP-49 to CMP-52)."""
    me = f"player {seat + 1}"
    zones, marks = plain["zones"], plain["vars"]
    on_claims = 0
    for place, owner in marks["claim"].items():
        lying = sum(zones["atoms"][place].values()) + sum(zones["wild_on"][place].values())
        if owner == me and zones["field"][place] and lying < SIZES[zones["field"][place][0]]:
            on_claims += lying
    built = sum(marks["built"][x] for x in zones["shelf"][me])
    wilds = sum(zones["wilds"][me].values())
    return int(marks["points"][me] + on_claims + sum(zones["bench"][me].values()) // 2 + 3 * built + 3 * wilds)


def check_result(state: Any, *, by_experiments: bool = False) -> None:
    """The highest score is first (CMP-53); equal ones share the place, or experiments and tools decide (A-CMP-42)."""
    plain = state.plain()
    marks, seats = plain["vars"], range(len(state.result))
    scores = [final_score(plain, seat) for seat in seats]
    completed = [sum(marks["level"][f"player {p + 1}, {e}"] == 3 for e in EXPERIMENTS) for p in seats]
    tools = [sum(plain["zones"]["tray"][f"player {p + 1}"].values()) for p in seats]
    keys = [(scores[p], completed[p], tools[p]) if by_experiments else (scores[p],) for p in seats]
    assert [r.score for r in state.result] == scores
    assert [r.rank for r in state.result] == [1 + sum(other > key for other in keys) for key in keys]


def scattering(state: Any) -> bool:
    return any(d.label.startswith(("Scatter", "Spend")) or " explodes" in d.label for d in state.decisions())


def check_game(seed: int, seats: int, options: Mapping[str, int | bool | str], looks: int = 40) -> Any:
    """A random game to its end, about one state in `looks` looked at closely.

    Where discarded elements leave the game, too few may be left for any compound, and the limit ends it; else that is
    so rare that no seed of these tests comes by.
    """
    game = rulewright.load("compounded")
    state = game.new(seed=seed, players=seats, options=dict(options))
    chance = random.Random(seed)
    while not state.over:
        offered = state.decisions()
        assert offered, "stuck"
        if chance.randrange(looks) == 0:
            check_state(game, state)
        state.apply(chance.choice(offered))
    check_state(game, state)
    assert not state.cut or options.get("discard_to") == "box"
    assert state.result is not None
    assert len(state.result) == seats
    return state


@pytest.mark.parametrize("seats", SEATS)
def test_games_with_the_defaults(seats: int) -> None:
    for seed in range(3):
        check_result(check_game(seed, seats, {}))


def test_ties() -> None:
    """Games are ended at once, where scores are low and often equal."""
    game = rulewright.load("compounded")
    for seed in range(20):
        for tie_break in ("shared", "experiments"):
            plain = game.new(seed=seed, players=4, options={"tie_break": tie_break}).plain()
            levels = random.Random(seed)
            for mark in plain["vars"]["level"]:
                plain["vars"]["level"][mark] = levels.choice((0, 3)) if int(mark[7]) <= 4 else 0
            plain["ticks"] = 20000
            state = game.from_plain(plain)
            state.apply(state.decisions()[0])
            assert state.cut
            check_result(state, by_experiments=tie_break == "experiments")


@pytest.mark.parametrize("number", range(0, 60, 6))
def test_some_options_flipped(number: int) -> None:
    tables = flips()
    table = tables[number % len(tables)]
    check_game(number, SEATS[number % 4], dict(table))


def test_the_covering_array_holds_all_pairs() -> None:
    rows = covering(values())
    found = {pair for row in rows for pair in pairs({name: (row[name],) for name in values()})}
    assert found == pairs(values())
    assert len(rows) < 30


@pytest.mark.parametrize("number", range(4))
def test_some_rows_of_the_covering_array(number: int) -> None:
    rows = covering(values())
    check_game(number, SEATS[number], rows[number * len(rows) // 4])


@pytest.mark.nightly
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("table", flips(), ids=str)
def test_each_option_flipped_in_20_games(table: tuple[tuple[str, int | bool | str], ...], seats: int) -> None:
    for seed in range(20):
        check_game(seed, seats, dict(table))


@pytest.mark.nightly
@pytest.mark.parametrize("row", range(len(covering(values()))))
def test_all_pairs_of_options_in_20_games(row: int) -> None:
    for seed in range(20):
        check_game(seed, SEATS[seed % 4], covering(values())[row])


def check_kernel(row: Mapping[str, int | bool | str], seats: int, games: int) -> None:
    """The kernel plays the same random games as Python, decision by decision: lengths, lines taken, results."""
    native = rulewright.load("compounded", native=True)
    assert isinstance(native, NativeGame)
    in_c = NativeBatches(native, seats, row)(7, 0, games)
    in_python = play_batch(rulewright.load("compounded"), seats, row, 7, 0, games)
    assert in_c.lengths == in_python.lengths
    assert in_c.scores == in_python.scores
    assert in_c.ranks == in_python.ranks
    assert in_c.lines == in_python.lines


@pytest.mark.skipif(shutil.which("cc") is None, reason="kernels need a C compiler")
@pytest.mark.parametrize("seats", [2, 5])
def test_c_is_equal_to_python(seats: int) -> None:
    check_kernel(covering(values())[seats], seats, 1)


@pytest.mark.nightly
@pytest.mark.skipif(shutil.which("cc") is None, reason="kernels need a C compiler")
@pytest.mark.parametrize("row", range(len(covering(values()))))
def test_c_is_equal_to_python_with_all_pairs_of_options(row: int) -> None:
    for seats in SEATS:
        check_kernel(covering(values())[row], seats, 20)
