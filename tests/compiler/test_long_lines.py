"""Lines that are broken say what they said, and fit."""

from __future__ import annotations

import ast
from pathlib import Path
from textwrap import dedent

import pytest

from rulewright.compiler.long_lines import WIDTH, broken

ROOT = Path(__file__).parents[2]
LOOP = (
    "offered = bits(next for next in self.further(self.cell_of(tile)) if next != self.start_of_it_all "
    "and self.nobody_has_won_yet)"
)
LONG = "x" * 30


def meaning(lines: list[str]) -> str:
    """The tree of the lines; an entry of a list and the head of a block are completed first."""
    text = dedent("\n".join(lines))
    if text.endswith(","):
        text = f"({text})"
    return ast.dump(ast.parse(f"{text} pass" if text.endswith(":") else text))


@pytest.mark.parametrize(
    "line",
    [
        f"        {LOOP}",
        f"return {LONG}(1) or {LONG} and {LONG} or {LONG}",
        f"        if {LONG}(1, 2) == {LONG} or (self.{LONG} and {LONG}) or not ({LONG} in {LONG}):",
        f"    self.first, self.second = {LONG}, {LONG} + {LONG}, {LONG}",
        f"{LONG}, {LONG.upper()}, {LONG}_2, {LONG}_3 = range(4)",
        f"self.{LONG}: int = {LONG} if {LONG} is not None else {LONG}_2",
        f"    def f(self, a: int, {LONG}: tuple[tuple[int, ...], ...], {LONG}_2: int | None) -> tuple[int, ...]:",
        f"            Line('{LONG} {LONG}', 'a, b', ({LONG}, {LONG}), 'in (the \" room'),",
        "LIST = (" + ", ".join(str(n) for n in range(60)) + ")",
        f"    return 3, f'Move {{{LONG}[a, b]}} to {{ {LONG} }}', ({LONG}, {LONG})",
        f"    return 'a text {LONG} {LONG} of many {LONG} words {LONG}'",
        f"    for a, b in reachable({LONG}, lambda c, d: {LONG}(c, d) | {LONG}):",
    ],
)
def test_it_fits_and_means_the_same(line: str) -> None:
    lines = broken(line)
    assert len(lines) > 1
    assert max(map(len, lines)) <= WIDTH
    assert meaning(lines) == meaning([line])


@pytest.mark.parametrize(
    "line", ["", "    x = 1", f"#{LONG * 5}", f"lines=({LONG * 5}", f"a = {LONG * 5}", f'"{LONG * 5}"']
)
def test_what_fits_or_has_no_break_stays(line: str) -> None:
    assert broken(line) == [line]


def test_comprehensions_break_at_their_words() -> None:
    assert broken(f"        {LOOP}") == [
        "        offered = bits(",
        "            next",
        "            for next in self.further(self.cell_of(tile))",
        "            if next != self.start_of_it_all and self.nobody_has_won_yet",
        "        )",
    ]


def test_any_python_keeps_its_meaning() -> None:
    """Every statement of ours, written on one line."""
    kinds = (ast.Assign, ast.Return, ast.AnnAssign, ast.AugAssign, ast.Raise)
    for path in sorted(ROOT.glob("compiler/*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, kinds):
                line = ast.unparse(node)
                if "\n" not in line:
                    assert meaning(broken(line)) == meaning([line])
