"""Examples of patterns: sets where a set is wanted, and patterns that ask about the state."""

from __future__ import annotations

from collections.abc import Callable

from rulewright.compiler.compile_game import Compiled
from rulewright.run_promises import run_promises

TEXT = """
component card: one, two, three
zone table: set of card
var locked[card] = no
pattern play(cards: set of card, others: set of card)
  case "Free"
    when every(not locked[c] for c in cards) and count(others) is 0
    example [one, two], []
    misprint [one], [two]: "others may not join"
  case "Locked"
    when some(locked[c] for c in cards)
    example [one], []
setup
  move cards to table
  for c in table: locked[c] = yes
turn
  if play(table, []) is "Locked": end game: draw
  end game: draw
"""


def test_examples_are_asked_before_the_setup(compiled: Callable[[str], Compiled]) -> None:
    report = run_promises(compiled(TEXT))
    assert (report.examples, report.misprints) == (2, 1)
    assert [(p.code, p.span.text if p.span else "") for p in report.failed] == [("RW508", "example [one], []")]
