"""Each other pass on a small game: what it makes of the text, what it leaves, and that the games stay the same."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rulewright.compiler.compile_game import Compiled

# Frogs come to a pond and hop about in it; three in a row go ashore together.
POND = """\
game tiny "Tiny"
  players 2
  limit 80 decisions

component frog
  number: 1..6 key
grid cell: 3 by 4
zone pond[cell]: slot of frog
zone shore: set of frog
var last: frog? = none
let ROWS = lines(cells, 3)
let EDGE = [x for x in cells if x.row is 1]

setup
  move frogs to shore

turn
  choose
    "{frog} in {to}" for frog in shore, to in cells if pond[to] is none
      move frog to pond[to]
      last = frog
    "{frog} to {to}" for frog in pond, to in near(frog.cell) if frog is not last
      move frog to pond[to]
      last = frog
    "Home, {row}" for row in ROWS if sum([total(r) for r in full(first(row))]) > 9 and row in full(first(row))
      for c in row: move pond[c] to shore
  otherwise
    end game: draw

let open(c: cell, start: cell) = pond[c] is none or c is start
let near(here: cell) = [ray(here, d)[1] for d in directions if count(ray(here, d)) > 0 and open(ray(here, d)[1], here)]
"""
TOTAL = """\
let total(row: list of cell)
  let numbers = [pond[c].number for c in row if pond[c] is not none]
  0 if count(numbers) < 3
  numbers[1] + numbers[2] + numbers[3] otherwise
let title(row: list of cell)
  let numbers = [pond[c].number for c in row if pond[c] is not none]
  none if count(numbers) < 3
  name(numbers[1], numbers[2], numbers[3]) otherwise
pattern name(a, b, c: 1..6)
  case "Up"
    when a < b and b < c
  case "Down"
    when a > b and b > c
"""
FULL = "let full(c: cell) = [row for row in ROWS if {}]\n"


def pond(question: str) -> str:
    return POND + TOTAL + FULL.format(question)


@pytest.fixture
def changes(tiny: Callable[..., Compiled], seen: Callable[..., list[object]]) -> Callable[..., str]:
    """`changes("index", rules)`: the lines that a pass makes; the games are the same without it."""

    def run(name: str, rules: str) -> str:
        with_it, without = tiny(rules), tiny(rules, frozenset({name}))
        assert seen(with_it.game) == seen(without.game)
        left = without.files["__init__.py"].splitlines()
        return "\n".join(line.strip() for line in with_it.files["__init__.py"].splitlines() if line not in left)

    return run


def test_index_looks_up_the_rows_of_a_cell(changes: Callable[..., str]) -> None:
    made = changes("index", pond("c in row and title(row) is not none"))
    assert "indexed(ROWS, 12)" in made
    assert " in row" not in made


@pytest.mark.parametrize("question", ["c not in row", "c in row or title(row) is not none", "first(row) in row"])
def test_index_leaves_other_questions(question: str, changes: Callable[..., str]) -> None:
    assert "indexed" not in changes("index", pond(question))


def test_index_keeps_a_fault_where_it_was(changes: Callable[..., str]) -> None:
    """The rows are asked for their sixth cell before anybody asks where `c` is."""
    assert "indexed" not in changes("index", pond("row[6] is c and c in row"))


def test_guards_asks_the_first_question_of_a_function(changes: Callable[..., str]) -> None:
    assert ".bit_count() < 3" in changes("guards", pond("c in row and title(row) is not none"))


def test_words_reckons_with_the_row_as_a_set(changes: Callable[..., str]) -> None:
    made = changes("words", pond("c in row and every(pond[x] is not none for x in row)"))
    assert "(row_set & ~self.pond_taken).bit_count() == 0" in made


@pytest.mark.parametrize(
    "question",
    [
        "some(pond[x] is none for x in row)",
        "count(x for x in row if pond[x] is not none or x not in EDGE) is 3",
        "every(not (pond[x] is none and x in EDGE) for x in row)",
        "some(pond[x] is last for x in row)",
        "every(every(pond[y] is not none for y in row) for x in row)",
    ],
)
def test_words_offers_the_same(question: str, changes: Callable[..., str]) -> None:
    changes("words", pond(question))


def test_cheap_first_sorts_questions(changes: Callable[..., str]) -> None:
    made = changes("cheap_first", pond("every(pond[x] is not last for x in row) and pond[c] is not none"))
    assert made.index("self.pond[c] is not None") < made.index("for x in row")


def test_cheap_first_leaves_what_protects(changes: Callable[..., str]) -> None:
    """A frog is asked for its number where there is one, and only then."""
    long = "every(every(pond[x] is not last for x in row) for y in row)"
    assert not changes("cheap_first", pond(f"{long} and pond[row[1]] is not none and pond[row[1]].number > 1"))


def test_inline_writes_a_single_use_where_it_is(changes: Callable[..., str]) -> None:
    rules = pond("c in row") + "let far(here: cell) = [x for d in directions, x in slide(here, d, here)]\n"
    rules += "let slide(c: cell, d: direction, start: cell) = [x for x in ray(c, d) while open(x, start)]\n"
    made = changes("inline", rules.replace("in near(frog.cell)", "in far(frog.cell)"))
    assert "def slide_at_once" not in made
    assert "CELLS_OF_FROGS.run(here, d, " in made


def test_share_computes_once_what_all_rounds_need(changes: Callable[..., str]) -> None:
    assert "open = self.open_at_once(here)" in changes("share", pond("c in row"))


@pytest.mark.parametrize("name", ["near_at_once", "open_at_once", "pond_pairs"])
def test_a_name_that_a_pass_needs_is_told(name: str, tiny: Callable[..., Compiled]) -> None:
    rules = pond(f"c in row and {name}(c)") + f"let {name}(c: cell) = pond[c] is last\n"
    with pytest.raises(AssertionError, match=f"The compiled module uses the name `{name}`"):
        tiny(rules)


def test_planes_keeps_the_board_as_sets(changes: Callable[..., str]) -> None:
    made = changes("planes", pond("every(pond[x] is not none for x in row)"))
    assert "self.pond_taken ^= 1 <<" in made
    assert "self.pond_pairs ^= 1 << 12 * frog" in made
    assert "slots_" not in made


def test_sets_of_the_board_after_every_way_to_change_it(tiny: Callable[..., Compiled]) -> None:
    """Moved, copied, read from plain data: what is kept is always what lies there."""
    game = tiny(pond("every(pond[x] is not none for x in row)")).game
    state = game.new(seed=1)
    for turn in range(40):
        copy, again = state.copy(), game.from_plain(state.plain())
        for position in (state.position, copy.position, again.position):
            assert position.pond_taken == sum(1 << c for c, frog in enumerate(position.pond) if frog is not None)
            assert position.pond_pairs == sum(1 << 12 * f + c for c, f in enumerate(position.pond) if f is not None)
        offered = state.decisions()
        state.apply(offered[turn * 7 % len(offered)])
        assert copy != state
