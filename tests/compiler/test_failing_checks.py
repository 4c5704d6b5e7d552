"""A check that does not hold says for which rows, and which clauses it stands for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from rulewright.compiler.compile_game import compile_game
from rulewright.run_promises import run_promises

Project = Callable[[Mapping[str, str]], Path]

RULES = """
game tiny "Tiny"
  players 2
component card
  name: text key
  worth: 1..9
  copies: 1..3
zone deck: deck of card
{check} [TIN-01]
setup
  move cards to deck
turn
  end game: draw
"""
CARDS = "- {name: fox, worth: 2, copies: 2}\n- {name: hen, worth: 3, copies: 1}\n- {name: cow, worth: 5, copies: 1}\n"
CLAUSES = "clauses:\n  - {id: TIN-01, kind: component, text: Cheap cards alone.}\n"


@pytest.mark.parametrize(
    ("check", "names", "numbers"),
    [
        ('check "cheap": every(c.worth < 3 for c in cards)', " for hen, cow", ""),
        ('check "cheap": every(c.worth < 2 for c in cards if c.worth < 5)', " for fox, hen", ""),
        ('check "cheap": sum(c.worth for c in cards) is 1', "", "Here sum(c.worth for c in cards) is 12. "),
        ('check "cheap": every(n > c.worth for c in cards, n in 1..3)', "", ""),
    ],
)
def test_who_breaks_a_check(project: Project, check: str, names: str, numbers: str) -> None:
    files = {"tiny.rules": RULES.replace("{check}", check), "cards.yaml": CARDS, "clauses.yaml": CLAUSES}
    root = project({f"content/tiny/{name}": text for name, text in files.items()})
    compiled = compile_game(root / "content/tiny", root)
    assert not compiled.problems
    (failed,) = run_promises(compiled).failed
    assert failed.message == f'The check "cheap" does not hold{names}.'
    assert failed.help == f"{numbers}Mend the content or the rules. TIN-01: Cheap cards alone."
