"""Every rule of the semantics, and every program that could be read in two ways, is shown by a test that names it."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "semantics.md").read_text("utf-8")
RULES = re.findall(r"^- \*\*(S-\d+)", PAGE, re.MULTILINE)
PROGRAMS = re.findall(r"^\| (H\d+) \|.*\| (.*) \|$", PAGE, re.MULTILINE)


def shown() -> dict[str, set[str]]:
    """For each rule and program the tests that are marked with it, as file::function."""
    found: dict[str, set[str]] = defaultdict(set)
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            for mark in _marks(node):
                for name in mark.args:
                    assert isinstance(name, ast.Constant), f"{path}: a mark names what it shows in plain words"
                    found[str(name.value)].add(f"{path.name}::{getattr(node, 'name', 'parameters')}")
    return found


def _marks(node: ast.stmt) -> Iterator[ast.Call]:
    """The marks of a test, or of parameters that are given to one."""
    if isinstance(node, ast.FunctionDef) and not node.name.startswith("test_"):
        return
    for part in ast.walk(node):
        match part:
            case ast.Call(func=ast.Attribute(attr="shows")):
                yield part
            case _:
                pass


def test_the_page_counts_them_without_a_gap() -> None:
    assert [f"S-{n}" for n in range(1, 55)] == RULES
    assert [name for name, _ in PROGRAMS] == [f"H{n}" for n in range(1, 37)]


def test_programs_lead_to_rules() -> None:
    for name, answer in PROGRAMS:
        assert set(answer.split(", ")) <= set(RULES), name


def test_every_rule_and_program_is_shown() -> None:
    found = shown()
    wanted = {*RULES, *(name for name, _ in PROGRAMS)}
    assert sorted(wanted - found.keys()) == [], "these have no test"
    assert sorted(found.keys() - wanted) == [], "tests name these, and the page does not"


def test_rules_that_the_code_names_are_on_the_page() -> None:
    texts = [p for folder in ("dsl", "compiler", "play", "rulewright") for p in (ROOT / folder).rglob("*.py")]
    named = {name for path in texts for name in re.findall(r"\bS-\d+\b", path.read_text("utf-8"))}
    assert named <= set(RULES)
