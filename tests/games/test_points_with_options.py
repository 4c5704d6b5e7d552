"""Every point of doubt that can be read in another way has the options that play it so, and situations for them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml

import rulewright

ROOT = Path(__file__).parents[2]
POINTS = yaml.safe_load(Path(__file__).with_name("points_with_options.yaml").read_text(encoding="utf-8"))
GIVEN = re.compile(r"^ +(?:given: )?(\w+) = ", re.MULTILINE)


@pytest.mark.parametrize("name", sorted(POINTS))
def test_each_point_has_its_options(name: str) -> None:
    options = rulewright.load(name).options
    for point, wanted in POINTS[name].items():
        assert {n for n, o in options.items() if point in o.clauses} == set(wanted), point


@pytest.mark.parametrize("name", sorted(POINTS))
def test_each_of_these_options_is_played_in_a_situation(name: str) -> None:
    """In a scenario, or in a test of whole games where it decides who has won or when a game ends."""
    rules = (ROOT / "content" / name / f"{name}.rules").read_text(encoding="utf-8")
    scenarios = rules[rules.index("\nscenario ") :]
    played = set(GIVEN.findall(scenarios))
    tests = " ".join(p.read_text(encoding="utf-8") for p in (ROOT / "tests" / name).glob("test_*.py"))
    options = {option for wanted in POINTS[name].values() for option in wanted}
    assert {option for option in options - played if not re.search(rf"\b{option}\b", tests)} == set()


@pytest.mark.parametrize("name", sorted(POINTS))
def test_the_clauses_name_one_of_them(name: str) -> None:
    clauses = yaml.safe_load((ROOT / "content" / name / "clauses.yaml").read_text(encoding="utf-8"))
    named = {p["id"]: p.get("option") for p in clauses["points"]}
    assert {point for point, wanted in POINTS[name].items() if named[point] not in wanted} == set()
