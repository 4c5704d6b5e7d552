"""The rulebook against the rules: which clauses a situation shows, which options settle a doubt."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rulewright.compiler.clauses_from_yaml import ClauseBook
from rulewright.compiler.compile_game import Compiled, compile_game

ROOT = Path(__file__).parents[2]
SHOWN = {"legality", "effect", "scoring", "end", "example"}
# Clauses of these kinds that no single situation can show.
NOT_SHOWN = {
    "CMP-57": "what people promise is not in the game",
}
# Bounds on trading, and what a point decides without being an option of the rulebook.
MORE_OPTIONS = {"offers", "items"}


@pytest.fixture(scope="module")
def compiled() -> Compiled:
    return compile_game(ROOT / "content" / "compounded", ROOT)


@pytest.fixture(scope="module")
def book(compiled: Compiled) -> ClauseBook:
    assert compiled.book is not None
    return compiled.book


def test_numbers(book: ClauseBook) -> None:
    """192 clauses, 48 doubts of the catalogue and one more, 7 proposals for missing data, 24 errata."""
    assert [c.id for c in book.clauses] == [f"CMP-{n:02d}" for n in range(1, 193)]
    points = [f"A-CMP-{n:02d}" for n in range(1, 50)] + [f"M-CMP-{n:02d}" for n in range(1, 8)]
    assert [p.id for p in book.points] == points
    assert [e.id for e in book.errata] == [f"E-CMP-{n:02d}" for n in range(1, 25)]


def test_every_clause_that_a_situation_can_show_is_shown(compiled: Compiled, book: ClauseBook) -> None:
    shown = {cite.id for scenario in compiled.model.scenarios for cite in scenario.cites}
    assert {c.id for c in book.clauses if c.kind in SHOWN} - shown == set(NOT_SHOWN)


def test_every_doubt_is_shown_or_is_none_of_play(compiled: Compiled, book: ClauseBook) -> None:
    """Each point with an option has a situation with that option, and the rules cite each point."""
    text = (ROOT / "content" / "compounded" / "compounded.rules").read_text(encoding="utf-8")
    situations = text.split("\n-- Situations.")[1]
    for point in book.points:
        if point.option is not None:
            assert re.search(rf"\b{point.option} = \w+", situations), point
    assert {p.option for p in book.points if p.option} | MORE_OPTIONS == set(compiled.game.options)


def test_every_erratum_is_cited(compiled: Compiled, book: ClauseBook) -> None:
    cited = {c.clause for c in compiled.citations}
    assert {e.id for e in book.errata} <= cited
    assert {p.id for p in book.points} - cited == {"A-CMP-49"}  # that one is the limit of decisions


def test_the_guide_names_every_option_with_its_values(compiled: Compiled) -> None:
    guide = (ROOT / "docs" / "games" / "compounded.md").read_text(encoding="utf-8")
    told = dict(re.findall(r"^\| `(\w+)` \| ([^|]+) \|", guide.split("## Options")[1], re.MULTILINE))
    for name, option in compiled.game.options.items():
        values = [{True: "yes", False: "no"}.get(v, v) if isinstance(v, bool) else str(v) for v in option.values]
        if len(values) <= 3:
            assert set(told[name].split(", ")) == set(values), name
        else:
            assert f"`{name}`" in guide
