"""Values that may be none: programs that use them without asking, and the same ones mended."""

from __future__ import annotations

from collections.abc import Callable

import pytest

Found = Callable[[str], list[tuple[str, str]]]

BOARD = """
component tile: red, blue, white
grid cell: 3 by 3
zone board[cell]: slot of tile
zone bag: bag of tile
var spot[player]: cell? = none
var last[player]: 0..3 = 0
var target: tile? = none
setup
  move tiles to bag
"""

UNKNOWN = [
    pytest.param("turn\n  last[me] = spot[me].row\n", ("RW320", "spot[me]"), id="nobody asked"),
    pytest.param(
        "turn\n  if spot[me] is none: last[me] = spot[me].row\n", ("RW320", "spot[me]"), id="asked the other way"
    ),
    pytest.param(
        "turn\n  if spot[me] is not none or last[me] > 0: last[me] = spot[me].row\n",
        ("RW320", "spot[me]"),
        id="or is not enough",
    ),
    pytest.param(
        "turn\n  if spot[opponent] is not none: last[me] = spot[me].row\n", ("RW320", "spot[me]"), id="asked of another"
    ),
    pytest.param(  # H22
        "turn\n  if spot[me] is not none\n    clear_all()\n    last[me] = spot[me].row\n"
        "rule clear_all()\n  for p in players: spot[p] = none\n",
        ("RW320", "spot[me]"),
        id="a call may have changed it",
    ),
    pytest.param(  # H23
        "turn\n  if spot[me] is not none\n    each player: last[me] = spot[me].row\n",
        ("RW320", "spot[me]"),
        id="another me",
    ),
    pytest.param(
        "turn\n  if spot[me] is not none\n    spot[opponent] = none\n    last[me] = spot[me].row\n",
        ("RW320", "spot[me]"),
        id="any index may be the same",
    ),
    pytest.param(
        "turn\n  if spot[me] is not none\n    repeat 2 times\n      last[me] = spot[me].row\n      spot[me] = none\n",
        ("RW320", "spot[me]"),
        id="the second round of a loop",
    ),
    pytest.param(
        'turn\n  choose\n    "Go" if spot[me] is not none: spot[me] = none\n    "Stay": nothing\n'
        "  last[me] = spot[me].row\n",
        ("RW320", "spot[me]"),
        id="only known in one option",
    ),
    pytest.param("turn\n  note()\nrule note()\n  last[me] = spot[me].row\n", ("RW320", "note()"), id="a call needs it"),
    pytest.param(
        "let row_of_mine(p) = spot[p].row\nturn\n  last[me] = row_of_mine(me)\n",
        ("RW320", "row_of_mine(me)"),
        id="a let needs it",
    ),
    pytest.param(
        "turn\n  move first(tiles) to bag\n  last[me] = first(tiles).cell.row\n",
        ("RW321", "first(tiles).cell"),
        id="where a thing lies",
    ),
    pytest.param(
        "turn\n  for t in board\n    move t to bag\n    last[me] = t.cell.row\n", ("RW321", "t.cell"), id="moved away"
    ),
    pytest.param(
        "turn\n  for t in board\n    for u in board: move u to bag\n    last[me] = t.cell.row\n",
        ("RW321", "t.cell"),
        id="moved away by another loop",
    ),
    pytest.param(
        "turn\n  let c = spot[me]\n  spot[me] = cell(1, 1)\n  last[me] = c.row\n",
        ("RW320", "c"),
        id="a value taken before",
    ),
    pytest.param(
        "let place_of(p)\n  spot[p] if spot[p] is none\n  cell(1, 1) otherwise\nturn\n  last[me] = place_of(me).row\n",
        ("RW320", "place_of(me)"),
        id="a case that was asked the other way",
    ),
    pytest.param(
        "turn\n  last[me] = (spot[me] if spot[opponent] is not none else cell(1, 1)).row\n",
        ("RW320", "spot[me] if spot[opponent] is not none else cell(1, 1)"),
        id="a choice of values that asks of another",
    ),
    pytest.param(
        "let places(p) -> set of cell = [cell(1, 1), spot[p]]\nturn\n  last[me] = count(places(me))\n",
        ("RW320", "places(me)"),
        id="an item of a set",
    ),
    pytest.param(
        "let row(places: list of cell) = places[1].row\nturn\n  last[me] = row([spot[me]])\n",
        ("RW320", "spot[me]"),
        id="an item of a list",
    ),
]

KNOWN = [
    pytest.param("turn\n  if spot[me] is not none: last[me] = spot[me].row\n", id="asked"),
    pytest.param("turn\n  if spot[me] is none: done\n  last[me] = spot[me].row\n", id="left otherwise"),
    pytest.param("turn\n  if spot[me] is none: nothing\n  else: last[me] = spot[me].row\n", id="else"),
    pytest.param("turn\n  if spot[me] is not none and spot[me].row > 1: last[me] = 1\n", id="and to its right"),
    pytest.param("turn\n  last[me] = spot[me].row if spot[me] is not none else 0\n", id="if in an expression"),
    pytest.param("turn\n  for p in players if spot[p] is not none: last[p] = spot[p].row\n", id="guard of a for"),
    pytest.param(
        "turn\n  last[me] = count(p for p in players if spot[p] is not none and spot[p].row is 1)\n", id="count"
    ),
    pytest.param(
        'turn\n  choose\n    "Go" if spot[me] is not none: last[me] = spot[me].row\n    "Stay": nothing\n',
        id="guard of an option",
    ),
    pytest.param(
        "turn\n  if spot[me] is not none\n    note()\nrule note()\n  last[me] = spot[me].row\n", id="at the call"
    ),
    pytest.param("turn\n  spot[me] = cell(2, 2)\n  last[me] = spot[me].row\n", id="just set"),
    pytest.param("turn\n  for t in board: last[me] = t.cell.row\n", id="a thing of a zone"),
    pytest.param(
        "turn\n  move first(tiles) to board[cell(1, 1)]\n  last[me] = first(tiles).cell.row\n", id="just moved"
    ),
    pytest.param(
        "turn\n  put(first(tiles))\n  last[me] = first(tiles).cell.row\n"
        "rule put(tile)\n  if tile in board: done\n  move tile to board[cell(1, 1)]\n",
        id="a rule put it",
    ),
    pytest.param("turn\n  if target in board: last[me] = target.cell.row\n", id="none lies nowhere"),
    pytest.param("turn\n  last[me] = max(board[c].cell.row for c in cells if board[c] is not none)\n", id="a slot"),
    pytest.param("turn\n  if spot[me] is cell(1, 1): last[me] = spot[me].row\n", id="is a value"),
    pytest.param(
        "let place_of(p)\n  spot[p] if spot[p] is not none and last[p] > 0\n  cell(1, 1) otherwise\n"
        "turn\n  last[me] = place_of(me).row\n",
        id="every case is a value",
    ),
    pytest.param(
        "turn\n  last[me] = (cell(1, 1) if spot[me] is none else spot[me]).row\n", id="whichever is taken is a value"
    ),
]

END = '  choose\n    "Again": nothing\n    "End": end game: draw\n'


def with_end(text: str) -> str:
    """The turn ends with a decision, so that every program is a game."""
    head, mark, rules = text.partition("\nrule ")
    return BOARD + head.rstrip("\n") + "\n" + END + (mark + rules if mark else "")


@pytest.mark.parametrize(("text", "problem"), UNKNOWN)
@pytest.mark.shows("S-41", "H22", "H23")
def test_not_known(found: Found, text: str, problem: tuple[str, str]) -> None:
    assert problem in found(with_end(text))


@pytest.mark.parametrize("text", KNOWN)
@pytest.mark.shows("S-41")
def test_known(found: Found, text: str) -> None:
    assert found(with_end(text)) == []


RANGES = [
    ("turn\n  if last[me] < 3: last[me] += 1\n", []),
    ("turn\n  last[me] = 2 + 3\n", [("RW322", "last[me] = 2 + 3")]),
    ("turn\n  last[me] += 4\n", [("RW322", "last[me] += 4")]),
    ("turn\n  if last[me] is 0: last[me] -= 1\n", [("RW322", "last[me] -= 1")]),
    ("turn\n  last[me] += 1\n", []),
    ("turn\n  last[me] = 3\n  last[me] += 1\n", [("RW322", "last[me] += 1")]),
    ("turn\n  last[me] = 3\n  repeat 2 times: last[me] -= 1\n", []),
]


@pytest.mark.parametrize(("text", "problems"), RANGES)
@pytest.mark.shows("S-43")
def test_ranges(found: Found, text: str, problems: list[tuple[str, str]]) -> None:
    assert found(with_end(text)) == problems


PARAMETER = """
var points: 0..9 = 0
let twice(n: 0..4) = 2 * n
turn
  choose
    "One": add({0})
    "End": end game: draw
rule add(n: 1..3)
  points = n
"""


@pytest.mark.parametrize("given", ["2", "roll_of(2)", "points", "points + 1", "twice(3)"])
def test_a_parameter_takes_a_narrower_range_and_a_wider_one(found: Found, given: str) -> None:
    """S-43: nothing is concluded from the range of a parameter; what is written with it is asked there."""
    assert found(PARAMETER.replace("{0}", given) + "let roll_of(n: 1..2) = n\n") == []


@pytest.mark.parametrize("given", ["7", "0", "-1"])
def test_a_number_that_is_never_in_the_range_of_a_parameter(found: Found, given: str) -> None:
    assert found(PARAMETER.replace("{0}", given)) == [("RW301", given)]
