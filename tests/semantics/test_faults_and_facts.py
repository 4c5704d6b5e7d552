"""S-37 to S-43: choices that cannot be empty, what is asked in play, faults, numbers, and what is known of values."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from rulewright.compiler.compile_game import Compiled, compile_game
from rulewright.play.native import native
from rulewright.play.runtime import Fault, Game, NotOffered, State
from rulewright.run_promises import run_promises
from rulewright.unproved import unproved
from tests.semantics.states import AGAIN, labels, take, value

Played = Callable[[str], Game]
Found = Callable[[str], list[str]]


@pytest.mark.shows("S-37", "H24")
@pytest.mark.parametrize(
    ("lines", "codes"),
    [
        ('"Ask {q}" for q in opponents: n = 1', []),
        ('"Say {k}" for k in 1..3: n = k', []),
        ('"Say {k}" for k in 1..3 if k > n: n = k', ["RW411"]),
        ('"Up" if n < 3: n += 1\n    "Down" if not (n < 3): n = 0', []),  # one of the two always holds
        ('"Up" if n < 3: n += 1\n    "Down" if n > 3: n = 0', ["RW411"]),
        ('"Day" if time is day: n = 1\n    "Night" if time is night: n = 2', []),  # all values of a kind
        ('"Take {c}" for c in table: n = 1', ["RW411"]),
    ],
)
def test_a_choose_without_otherwise_always_has_an_option(found: Found, lines: str, codes: list[str]) -> None:
    text = (
        "component card: one, two\nzone table: set of card\nkind hour: day, night\nvar time: hour = day\n"
        "var n: 0..3 = 0\nsetup\n  move first(cards) to table\n  time = night\nturn\n"
    )
    assert found(f"{text}  choose\n    {lines}\n  n = 0\n") == codes


FAULTS = """
component tile: one 1, two 1
token coin: gold 5
grid cell: 1 by 2
zone board[cell]: slot of tile
zone deck: deck of tile
zone purse[player]: pool of coin
var moves: 0..9 = 0
var steps[1..3]: 0..9 = 0
var n: 0..9 = 0
setup
  move tiles to deck
  shuffle deck
  move 2 of gold from box to purse[player(1)]
turn
  moves += 1
  choose
    "Put on {c}" for c in cells
      move first(deck) to board[c]
    "Pay": move 3 of gold from purse[player(1)] to purse[player(2)]
    "Far": n = 7 + moves * 2
    "Index": steps[moves + 2] = 1
    "Divide": n = 9 / (moves - 1) rounded down
    "Roll"
      n = roll 1..6
      move 3 of gold from purse[player(1)] to purse[player(2)]
    "End": end game: draw
"""


@pytest.mark.shows("S-38", "H25")
def test_what_is_not_proved_is_listed(compiled: Callable[[str], Compiled]) -> None:
    listed = unproved(compiled(FAULTS).model)
    lines = {u.text for u in listed if u.form == "fault"}
    assert {"move first(deck) to board[c]", '"Far": n = 7 + moves * 2'} <= lines


@pytest.mark.shows("S-39", "S-40", "S-44", "H17", "H25")
@pytest.mark.parametrize("label", ["Put on a1", "Pay", "Far", "Index", "Divide", "Roll"])
def test_a_fault_leaves_the_state_as_it_was(game: Played, label: str) -> None:
    state = game(FAULTS).new(seed=3)
    if label in ("Put on a1", "Index", "Far"):
        take(state, "Put on a1")
    before = state.plain()
    with pytest.raises(Fault, match="RW850"):
        take(state, label)
    assert state.plain() == before
    assert label in labels(state)


@pytest.mark.shows("S-39")
def test_what_is_not_offered_is_refused_before_anything(game: Played) -> None:
    state = game(FAULTS).new(seed=3)
    before = state.plain()
    for wrong in (-1, 10**9, True, "Pay"):
        with pytest.raises(NotOffered):
            state.apply(wrong)  # type: ignore[arg-type]
    assert state.plain() == before


NUMBERS = (
    """
var a[1..10]: 0..99 = 0
var whole = no
var high: 0..9 = 7
let low() = high - 10
setup
  a[1] = 20 + (low() mod 4)
  a[2] = 20 + (low() / 2 rounded down)
  a[3] = 20 + (low() / 2 rounded up)
  a[4] = 20 + (0 ^ 0)
  a[5] = 20 + ((low() + 5) ^ 6)
  a[6] = 20 + (sum(n for n in 1..3 if n > low() + 9))
  a[7] = 20 + (product(n for n in 1..3 if n > low() + 9))
  a[8] = 20 + (7 mod (low() + 6))
  a[9] = 20 + ((low() - 4) / 3 rounded down)
  a[10] = 20 + ((low() - 4) / 3 rounded up)
  whole = every(n > 9 for n in 1..3 if n > low() + 9) and not some(n > 0 for n in 1..3 if n > low() + 9)
turn
"""
    + AGAIN
)


@pytest.mark.shows("S-40", "H16")
def test_numbers_are_the_same_everywhere(game: Played) -> None:
    state = game(NUMBERS).new()
    found = [value(state, "a", str(i)) - 20 for i in range(1, 11)]
    assert found == [1, -2, -1, 1, 64, 0, 1, 1, -3, -2]
    assert value(state, "whole") is True


WIDE = """
record word
  name: text key
  n: 0..100000
var a: 0..2000000 = 1999999
var w: 0..9000000000000000000 = 8999999999999999999
var found: 0..99 = 0
let square(n) = n * n
turn
  choose
    "Plus": found = (w + w) mod 97
    "Times": found = (w * 2) mod 97
    "Minus": found = (0 - w - w) mod 97
    "Square": found = square(w) mod 97
    "Sum": found = sum(w for n in 1..3) mod 97
    "Product": found = product(w for n in 1..3) mod 97
    "Only between": found = (w + w - w - w) mod 97
    "Wide enough": found = (a * a + square(a) * 3) mod 97
    "Columns": found = sum(x.n * y.n for x in words, y in words) mod 97
  end game: draw
"""


@pytest.fixture
def wide(tmp_path: Path) -> Callable[[str], State]:
    """`wide("c")`: a game that counts further than 32 bits, in Python or C."""
    folder = tmp_path / "content" / "tiny"
    folder.mkdir(parents=True)
    (folder / "tiny.rules").write_text(f'game tiny "Tiny"\n  players 2\n{WIDE}', encoding="utf-8")
    rows = "".join(f"- {{name: w{n}, n: {99_990 + n}}}\n" for n in range(10))
    (folder / "words.yaml").write_text(rows, encoding="utf-8")
    made = compile_game(folder, tmp_path)
    assert not [p for p in made.problems if p.severity == "error"], made.problems
    if shutil.which("cc") is None:
        pytest.skip("needs a C compiler")
    both = {"python": made.game, "c": native(made.game, made.files["kernel.c"])}
    return lambda end: both[end].new(2, seed=1)


@pytest.mark.shows("S-40")
@pytest.mark.parametrize("end", ["python", "c"])
def test_numbers_that_leave_64_bits_are_told_and_others_are_exact(wide: Callable[[str], State], end: str) -> None:
    for label in ("Plus", "Times", "Minus", "Square", "Sum", "Product", "Only between"):
        with pytest.raises(Fault, match="too large"):
            take(wide(end), label)
    columns = [99_990 + n for n in range(10)]
    wanted = {"Wide enough": 4 * 1_999_999**2 % 97, "Columns": sum(a * b for a in columns for b in columns) % 97}
    for label, number in wanted.items():
        state = wide(end)
        take(state, label)
        assert value(state, "found") == number


@pytest.mark.shows("S-40", "H16")
@pytest.mark.parametrize(
    "asked", ["2 ^ (0 - 1) is 1", "9 ^ 30 > 0", "first([n for n in 1..3 if n > 3]) is 1", "7 mod 0 is 1"]
)
def test_numbers_that_have_no_answer_are_told(compiled: Callable[[str], Compiled], asked: str) -> None:
    made = compiled(f"turn\n{AGAIN}example {asked}\n")
    refused = [p for p in made.problems if p.severity == "error"]
    assert refused or run_promises(made).failed


OPTIONAL = """
component tile: red, blue
grid cell: 3 by 3
zone board[cell]: slot of tile
var spot[player]: cell? = none
var last[player]: 0..3 = 0
setup
  move first(tiles) to board[cell(1, 1)]
let row_of_spot(p) = spot[p].row
turn
  {}
  choose
    "Go": spot[me] = cell(2, 2)
    "End": end game: draw
rule forget()
  for p in players: spot[p] = none
rule count_it()
  last[me] = spot[me].row
"""


@pytest.mark.shows("S-41", "S-42", "H22", "H23")
@pytest.mark.parametrize(
    ("body", "fine"),
    [
        ("if spot[me] is not none: last[me] = spot[me].row", True),
        ("if spot[me] is none: done\n  last[me] = spot[me].row", True),
        ("last[me] = spot[me].row if spot[me] is not none else 0", True),
        ("last[me] = spot[me].row", False),
        ("if spot[me] is not none\n    forget()\n    last[me] = spot[me].row", False),
        ("if spot[me] is not none\n    each player: last[me] = spot[me].row", False),
        ("if spot[me] is not none\n    spot[opponent] = none\n    last[me] = spot[me].row", False),
        ("if spot[me] is not none: count_it()", True),  # what a rule needs is known where it is called
        ("count_it()", False),
        ("if spot[me] is not none: last[me] = row_of_spot(me)", True),
        ("last[me] = row_of_spot(me)", False),
    ],
)
def test_what_may_be_none_is_asked_first(found: Found, body: str, fine: bool) -> None:
    text = OPTIONAL.format(body)
    text = text if "row_of_spot(me)" in body else text.replace("let row_of_spot(p) = spot[p].row\n", "")
    for rule in ("forget", "count_it"):
        if f"{rule}()" not in body:
            head, _, tail = text.partition(f"rule {rule}()\n")
            text = head + tail.partition("\n")[2]
    assert (found(text) == []) is fine
    assert fine or "RW320" in found(text)


@pytest.mark.shows("S-43")
@pytest.mark.parametrize(
    ("body", "asked"),
    [
        ("n = 3", False),
        ("if n < 9: n += 1", False),  # the guard shows it
        ("n += 1", True),
        ("for k in 1..3: n = k", False),
        ("n = n * 2", True),
    ],
)
def test_ranges_that_are_shown_are_not_asked_in_play(
    compiled: Callable[[str], Compiled], body: str, asked: bool
) -> None:
    made = compiled(f"var n: 0..9 = 0\nturn\n  {body}\n{AGAIN}")
    assert not [p for p in made.problems if p.severity == "error"], made.problems
    assert bool([u for u in unproved(made.model) if u.form == "fault"]) is asked
