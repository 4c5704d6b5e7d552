"""Which clauses random games come by, with every option flipped, for each number of scientists."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from rulewright.compiler.compile_game import Compiled, compile_game
from rulewright.simulation_jobs import play_counting
from tests.compounded.covering import covering
from tests.compounded.test_play import SEATS, values

ROOT = Path(__file__).parents[2]
GAMES = 5000  # for each number of scientists
NOBEL = {f"CMP-{n}" for n in (*range(175, 181), *range(182, 193))}  # he plays with two alone


@pytest.fixture(scope="module")
def compiled() -> Compiled:
    return compile_game(ROOT / "content" / "compounded", ROOT)


def never_reached(compiled: Compiled, seats: int, options: list[dict[str, int | bool | str]], games: int) -> set[str]:
    """The clauses of flows and option lines that so many games, shared by the tables of options, do not come by."""
    assert compiled.book is not None
    reached: Counter[str] = Counter()
    for row in options:
        batch = play_counting(compiled.counted, seats, row, seats, 0, -(-games // len(options)))
        reached.update(batch.reached or {})
    return {clause.id for clause in compiled.book.clauses if reached.get(clause.id) == 0}


def expected(seats: int) -> set[str]:
    return set() if seats == 2 else NOBEL


@pytest.mark.parametrize("seats", [2, 4])
def test_two_games_with_each_table_of_options_come_by_all(compiled: Compiled, seats: int) -> None:
    assert never_reached(compiled, seats, covering(values()), 2 * len(covering(values()))) == expected(seats)


@pytest.mark.nightly
def test_with_the_defaults_all_is_reached_but_what_an_option_asks_for(compiled: Compiled) -> None:
    assert never_reached(compiled, 2, [{}], GAMES) == {"CMP-09"}


@pytest.mark.nightly
@pytest.mark.parametrize("seats", SEATS)
def test_with_options_all_is_reached(compiled: Compiled, seats: int) -> None:
    assert never_reached(compiled, seats, covering(values()), GAMES) == expected(seats)
