"""One name for several locals of a rule: each is its own, however long it lives."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from rulewright.compiler.compile_game import Compiled
from rulewright.run_promises import run_promises

HEAD = """\
grid cell: 2 by 2
var lit[cell] = no
var told: 0..99 = 0
turn
  choose
    "Again": put_out()
    "End": end game: draw
rule put_out()
"""
SCENARIO = """
scenario "s"
  given
    lit[cell(1, 2)] = yes
    lit[cell(2, 2)] = yes
    put_out()
  refuse "a1"
  play "b1"
  play "b2"
  expect told is 2
"""
BODIES = {
    "list": """
  let doomed = [x for x in cells if lit[x]]
  for x in doomed
    choose "{x}": lit[x] = no
  told = count(x for x in doomed)
""",
    "loop": """
  let doomed = [y for y in cells if lit[y]]
  for x in doomed if some(lit[y] for y in [x])
    told += 1
  for x in doomed
    choose "{x}": lit[x] = no
""",
    "reach": """
  let seen = reachable x from cell(1, 1) by beside(x)
  let doomed = [x for x in seen if lit[x]]
  for x in doomed
    choose "{x}": lit[x] = no
  told = distance x from cell(1, 1) to cell(2, 2) by beside(x)
""",
    "option": """
  repeat 2 times
    choose "{x}" for x in cells if lit[x] and every(y is x or y > x or not lit[y] for y in cells)
      let y = x
      look()
      lit[y] = no
    otherwise: nothing
rule look()
  told += 1
  may "Look" if told > 2: nothing
""",
}


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES)
def test_two_locals_of_one_name(compiled: Callable[[str], Compiled], body: str) -> None:
    made = compiled(HEAD + body.lstrip("\n") + SCENARIO)
    assert not [p for p in made.problems if p.severity == "error"], made.problems
    assert not [p.message for p in run_promises(made).failed]


def test_one_name_of_two_types(game: Callable[[str], Any]) -> None:
    """Each value is written as what it is, whichever of the two stands first."""
    made = game(
        "grid cell: 3 by 3\nkind hue: red, green\nvar n: 0..99 = 0\n"
        "turn\n"
        '  for x in hues\n    choose "In {x}": n += 1 if x is red else 2\n'
        '  for x in cells\n    choose "At {x}": n += x.row\n'
        "  end game: draw\n"
    )
    state = made.new()
    while not state.over:
        plain = state.plain()
        assert made.from_plain(plain).plain() == plain
        state.apply(state.decisions()[0].id)
    assert state.plain()["vars"]["n"][""] == 21
