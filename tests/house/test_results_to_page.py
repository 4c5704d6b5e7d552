"""docs/nightly.md: rows of a run, and what stays of the runs before."""

from __future__ import annotations

from typing import Literal

import pytest

from tests.results_to_page import SECONDS, results_to_page


def report(
    nodeid: str,
    outcome: Literal["passed", "failed"] = "passed",
    when: Literal["setup", "call"] = "call",
    cpu: float = 1.6,
) -> pytest.TestReport:
    said = {"outcome": outcome, "longrepr": None, "when": when, "user_properties": [(SECONDS, cpu)]}
    return pytest.TestReport(nodeid, ("", 0, ""), {}, **said)  # type: ignore[arg-type]


RANDOM = "tests/games/test_random_play.py::test_random_games"
FIRST = [
    report(f"{RANDOM}[numeria-2-2000]"),
    report(f"{RANDOM}[cosmic-2-2000]"),
    report(f"{RANDOM}[cosmic-3-2000]"),
    report("tests/passes/test_lanes.py::test_any_1200_rules", cpu=64),
]


def rows(page: str) -> list[str]:
    return [line for line in page.splitlines()[7:] if line]


def test_runs_of_a_game_are_one_row() -> None:
    page = results_to_page("", FIRST, whole=True)
    assert rows(page) == [
        "| games/test_random_play.py | random games | cosmic | 2 | 3 | passed |",
        "| games/test_random_play.py | random games | numeria | 1 | 2 | passed |",
        "| passes/test_lanes.py | any 1200 rules |  | 1 | 64 | passed |",
        "4 runs, 1 minutes of the processor, all passed.",
    ]


def test_a_part_leaves_the_other_rows() -> None:
    """What failed is counted, and so is what could not begin."""
    again = [report(f"{RANDOM}[cosmic-2-2000]", "failed"), report(f"{RANDOM}[cosmic-3-2000]", "failed", "setup", 0)]
    page = results_to_page(results_to_page("", FIRST, whole=True), again, whole=False)
    assert rows(page) == [
        "| games/test_random_play.py | random games | cosmic | 1 | 2 | 2 failed |",
        "| games/test_random_play.py | random games | numeria | 1 | 2 | passed |",
        "| passes/test_lanes.py | any 1200 rules |  | 1 | 64 | passed |",
        "3 runs, 1 minutes of the processor, 2 failed.",
    ]
    assert results_to_page(page, [], whole=False) == page
    assert results_to_page(page.replace("Nightly runs", "Other words"), [], whole=False) == page


def test_a_whole_run_forgets_what_is_gone() -> None:
    page = results_to_page("", FIRST, whole=True)
    assert len(rows(results_to_page(page, FIRST[:1], whole=True))) == 2
