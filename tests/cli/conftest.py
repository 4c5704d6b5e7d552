"""A stand-in for compiler and printer: what is built is a copy of what was read, so builds are told apart by eye."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

import pytest

from rulewright.dsl.problems import Problem


@dataclass(frozen=True)
class Compiled:
    problems: tuple[Problem, ...]
    facts: str
    files: Mapping[str, str]


@dataclass(frozen=True)
class Tested:
    failed: tuple[Problem, ...] = ()


@dataclass(frozen=True)
class Printed:
    files: Mapping[str, bytes]
    problems: tuple[Problem, ...] = ()


def compile_game(folder: Path, root: Path) -> Compiled:
    """The module says the rules and the rows; the word `wrong` in the rules is an error, `odd` a warning."""
    assert folder.is_relative_to(root)
    rules = (folder / f"{folder.name}.rules").read_text()
    rows = {path.stem: path.read_text() for path in folder.glob("*.yaml") if path.name != "sheets.yaml"}
    found = []
    if "wrong" in rules:
        found.append(Problem("RW101", "wrong", None))
    if "odd" in rules:
        found.append(Problem("RW102", "odd", None, severity="warning"))
    files = {"__init__.py": f"# {rules}\n", **{f"schemas/{name}.json": text for name, text in rows.items()}}
    return Compiled(tuple(found), rules + "".join(rows.values()), files)


def run_tests(compiled: Compiled) -> Tested:
    return Tested((Problem("RW501", "the example fails", None),) if "fails" in compiled.files["__init__.py"] else ())


def print_game(facts: str, folder: Path, paper: str) -> Printed:
    sheets = (folder / "sheets.yaml").read_text().split()
    return Printed({f"{name}-{paper}.pdf": f"{name} {facts}".encode() for name in sheets})


@pytest.fixture
def copying(monkeypatch: pytest.MonkeyPatch) -> None:
    """Puts the stand-ins where the build looks for the real ones."""
    for name, functions in {
        "rulewright.compiler.compile_game": (compile_game, run_tests),
        "rulewright.print.print_game": (print_game,),
    }.items():
        module = ModuleType(name)
        for function in functions:
            setattr(module, function.__name__, function)
        monkeypatch.setitem(sys.modules, name, module)


@pytest.fixture
def tiny(project: Callable[[Mapping[str, str]], Path]) -> Path:
    """A project of two games for the stand-ins."""
    return project(
        {
            "content/tiny/tiny.rules": "rules of tiny",
            "content/tiny/tiles.yaml": "1 2 3",
            "content/tiny/sheets.yaml": "tiles board",
            "content/tiny/layouts/tile.yaml": "a tile",
            "content/other/other.rules": "rules of other",
            "content/other/sheets.yaml": "cards",
        }
    )
