"""`best ... of` (S-47): the highest total of disjoint parts, compared with a search through all families."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache, partial
from itertools import chain, combinations
from typing import Any

import pytest

from rulewright.compiler.compile_game import Compiled
from rulewright.play.best import Listed, best_of
from rulewright.play.faults import Fault
from rulewright.play.sets import bits, members
from rulewright.run_promises import run_promises
from tests.plays import CONTENT, PLAYS

Found = Callable[[str], list[tuple[str, str]]]

RULES = f"""
{PLAYS}winner is p with highest best play of (hand[p], [])
setup
  for c in cards if c.suit is a: move c to hand[player(1)]
turn
  choose
    "End": end game
    "Bind": bound[first(cards)] = yes
scenario "whole suits"
  given
    for c in cards if c.rank <= 3: bound[c] = yes
  expect (best play of (hand[player(1)], [])) is 36
"""
CASES = 6


@pytest.fixture
def made(compiled: Callable[[str], Compiled], tmp_path: Any) -> Compiled:
    folder = tmp_path / "content" / "tiny"
    folder.mkdir(parents=True)
    for name, text in CONTENT.items():
        (folder / f"{name}.yaml").write_text(text, encoding="utf-8")
    found = compiled(RULES)
    assert found.problems == ()
    return found


def subsets(whole: int) -> list[int]:
    things = list(members(whole))
    return [bits(s) for s in chain.from_iterable(combinations(things, n) for n in range(len(things) + 1))]


def highest(position: Any, cards: int, moles: int) -> int:
    """The best total, by trying every family."""
    worths: dict[tuple[int, int], int] = {}
    for a in subsets(cards):
        for b in subsets(moles) if a | moles else ():
            found = [position.worth_as_play(case, a, b) for case in range(CASES)] if a | b else []
            worths[a, b] = max([0, *(w for w in found if w is not None)])

    @cache
    def of(left: int, moles_left: int) -> int:
        lowest, low = (left & -left, 0) if left else (0, moles_left & -moles_left)
        if not lowest | low:
            return 0
        best = of(left & ~lowest, moles_left & ~low)
        for (a, b), worth in worths.items():
            if worth and (a & lowest or b & low) and not (a & ~left or b & ~moles_left):
                best = max(best, worth + of(left & ~a, moles_left & ~b))
        return best

    return of(cards, moles)


def test_it_is_what_a_search_through_all_families_finds(made: Compiled) -> None:
    rng = random.Random(7)
    position = made.game.new().position
    for _ in range(40):
        position.bound = [rng.random() < 0.3 for _ in range(18)]
        cards, moles = bits(rng.sample(range(18), rng.randint(0, 8))), bits(rng.sample(range(6), rng.randint(0, 3)))
        best = position.best_play(cards, moles)
        assert best.worth == highest(position, cards, moles) == sum(p.worth for p in best.parts)
        for part in best.parts:
            assert position.worth_as_play(part.case, *part.sets) == part.worth
            assert not (part.sets[0] & ~cards)
            assert not (part.sets[1] & ~moles)
            cards, moles = cards & ~part.sets[0], moles & ~part.sets[1]


def test_a_group_is_counted_and_what_is_bound_stays_together(made: Compiled) -> None:
    assert run_promises(made).failed == ()
    parts = made.model.patterns["play"].parts
    assert [p.counted is not None for p in parts] == [False, True, False, False, False, True]


def test_the_arrangement_is_told(made: Compiled) -> None:
    state = made.game.new()
    best = state.best("play", ["a 1", "a 2", "a 3"], [])
    assert best == (11, (("Word", (["a 1"], []), 5), ("Run", (["a 2", "a 3"], []), 6)))
    with pytest.raises(ValueError, match=r"use state\.best"):
        made.game.best("play", [], [])
    with pytest.raises(ValueError, match="no word 'plai'"):
        state.best("plai", [], [])


NUMBERS = """
pattern take(numbers: set of 1..40)
  case "One" worth 1
    when count(numbers) is 1
  case "{0}" worth {1}
    when {2}
let TOTAL = best take of 1..{3}
turn
  if TOTAL > 1000: end game: draw
  choose "End": end game: draw
example TOTAL is {4}
"""


def text(title: str, worth: str, when: str, high: int, total: int) -> str:
    return NUMBERS.replace("{0}", title).replace("{1}", worth).replace("{2}", when).replace("{3}", str(high)).replace(
        "{4}", str(total)
    )  # fmt: skip


@pytest.mark.shows("H14")
def test_any_case_that_a_part_fits_counts_not_the_first(compiled: Callable[[str], Compiled]) -> None:
    made = compiled(text("Few", "9", "count(numbers) <= 1", 3, 27))
    assert made.problems == ()
    assert run_promises(made).failed == ()
    assert made.game.best("take", [1, 2]).parts == (("Few", ([1],), 9), ("Few", ([2],), 9))


@pytest.mark.shows("H15")
def test_a_condition_that_lists_nothing_is_refused(found: Found) -> None:
    assert found(text("Sum", "1", "sum(numbers) mod 7 is 3", 9, 0)) == [("RW304", 'case "Sum" worth 1')]
    assert found(text("Five", "1", "count(numbers) <= 5", 9, 0)) == [("RW304", 'case "Five" worth 1')]


def test_too_many_parts_are_a_fault(compiled: Callable[[str], Compiled]) -> None:
    made = compiled(text("Same", "sum(numbers)", "alike(n mod 2 for n in numbers)", 4, 10))
    assert made.problems == ()
    with pytest.raises(Fault, match="more than 200,000 parts"):
        made.game.best("take", list(range(1, 41)))


def test_a_large_group_is_no_trouble(compiled: Callable[[str], Compiled]) -> None:
    made = compiled(text("Same", "count(numbers) ^ 2", "alike(n mod 2 for n in numbers)", 40, 800))
    assert made.problems == ()
    assert run_promises(made).failed == ()


@pytest.mark.parametrize(
    ("pattern", "asked"),
    [
        ('pattern take(n: 1..9)\n  case "A" worth 1\n    when n > 1\n', "best take of 3"),
        ('pattern take(s: set of 1..9)\n  case "A"\n    when count(s) <= 2\n', "best take of [3]"),
    ],
)  # fmt: skip
def test_what_has_no_parts_or_no_worth(found: Found, pattern: str, asked: str) -> None:
    assert [code for code, _ in found(f"{pattern}turn\n  if ({asked}) > 1: end game: draw\n  end game\n")] == ["RW304"]


def _worth(worths: list[dict[int, int]], case: int, part: int) -> int | None:
    return worths[case].get(part)


def test_a_part_that_fits_several_cases_is_worth_the_most_of_them() -> None:
    rng = random.Random(3)
    for _ in range(300):
        sets = [rng.randrange(1, 1 << 7) for _ in range(12)]
        worths = [{part: rng.randint(1, 30) for part in rng.sample(sets, 8)} for _ in range(2)]
        listed = [Listed(case, (sorted(worths[case]),)) for case in range(2)]
        found = best_of(((1 << 7) - 1,), listed, (), partial(_worth, worths), partial(_worth, worths))
        most = {part: max(w.get(part, 0) for w in worths) for part in sets}

        def of(left: int, most: dict[int, int] = most) -> int:
            return max([worth + of(left & ~part) for part, worth in most.items() if worth and not part & ~left] or [0])

        assert found.worth == of((1 << 7) - 1) == sum(part.worth for part in found.parts)
