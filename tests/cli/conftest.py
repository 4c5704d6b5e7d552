"""A stand-in for compiler and printer: what is built is a copy of what was read, so builds are told apart by eye."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

import pytest

from rulewright.dsl.problems import Problem
from rulewright.print.settings import Settings


@dataclass(frozen=True)
class Compiled:
    problems: tuple[Problem, ...]
    facts: str
    files: Mapping[str, str]


@dataclass(frozen=True)
class Tested:
    failed: tuple[Problem, ...] = ()


@dataclass(frozen=True)
class Font:
    digest: str


@dataclass(frozen=True)
class Faces:
    """Names of the sheets, and what stands on them."""

    sheets: Mapping[str, str]
    problems: tuple[Problem, ...] = ()
    pictures: None = None


@dataclass(frozen=True)
class Sheet:
    name: str
    pages: str


def compile_game(folder: Path, root: Path, *, whole: bool) -> Compiled:
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
    return Compiled(tuple(found), rules + "".join(rows.values()), files if whole else {})


def run_promises(compiled: Compiled) -> Tested:
    return Tested((Problem("RW501", "the example fails", None),) if "fails" in compiled.files["__init__.py"] else ())


def faces_of_game(facts: str, folder: Path) -> Faces:
    """The sheet of tiles shows the rows, each other one its layout alone."""
    names = (folder / "sheets.yaml").read_text().split()
    layouts = {path.stem: path.read_text() for path in folder.glob("layouts/*.yaml")}
    return Faces({name: facts if name == "tiles" else layouts.get(name, "blank") for name in names})


def sheets_of_game(faces: Faces, settings: Settings) -> tuple[tuple[Sheet, ...], tuple[Problem, ...]]:
    return tuple(Sheet(f"{name}-{settings.paper}", text) for name, text in faces.sheets.items()), ()


def fonts_of_game(faces: Faces) -> dict[str, Font]:
    assert faces.sheets
    return {"font": Font("its bytes")}


def pdf_from_sheets(sheet: Sheet, fonts: Mapping[str, Font], pictures: None) -> bytes:
    assert fonts
    assert pictures is None
    return sheet.pages.encode()


@pytest.fixture
def copying(monkeypatch: pytest.MonkeyPatch) -> None:
    """Puts the stand-ins where the build looks for the real ones."""
    for name, functions in {
        "rulewright.compiler.compile_game": (compile_game,),
        "rulewright.run_promises": (run_promises,),
        "rulewright.print.print_game": (faces_of_game, fonts_of_game, sheets_of_game),
        "rulewright.print.pdf_from_sheets": (pdf_from_sheets,),
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
            "content/tiny/layouts/board.yaml": "a board",
            "content/other/other.rules": "rules of other",
            "content/other/sheets.yaml": "cards",
        }
    )
