"""A small game in a project of its own, to be simulated."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from rulewright.compiler.compile_game import Compiled, compile_game

RULES = """\
game race "Race"
  players 2..3

option goal: 5..20 = 10 "How far it is"                                [RAC-1]
option fast = no "Whether one may run"                                 [RAC-2]

var place[player]: 0..25 = 0

turn
  choose
    "Walk {n}" for n in 1..2                                           [RAC-3]
      place[me] += n
    "Run" if fast and place[me] >= 3                                    [RAC-4]
      place[me] += 5
  if place[me] >= goal: end game

winner is p with highest place[p]
"""
CLAUSES = """\
clauses:
  - {id: RAC-1, kind: component, text: The goal.}
  - {id: RAC-2, kind: component, text: Agreed on before.}
  - {id: RAC-3, kind: effect, text: One walks one or two.}
  - {id: RAC-4, kind: effect, text: Or runs.}
"""


@pytest.fixture
def race(project: Callable[[Mapping[str, str | bytes]], Path]) -> Path:
    return project({"content/race/race.rules": RULES, "content/race/clauses.yaml": CLAUSES})


@pytest.fixture
def compiled(race: Path) -> Compiled:
    found = compile_game(race / "content/race", race)
    assert found.problems == ()
    return found
