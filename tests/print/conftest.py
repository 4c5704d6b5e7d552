"""Facts and faces of the games, and small projects written to a folder."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path

import pytest

from rulewright.compiler.compile_game import compile_game
from rulewright.dsl.facts import Facts, GridFact, Plain
from rulewright.dsl.problems import Problem
from rulewright.dsl.spans import Source, Span
from rulewright.dsl.tables import FieldDecl, Record, Table, TableDecl, Value
from rulewright.dsl.types import Int, Text
from rulewright.print.print_game import GameFaces, faces_of_game

CONTENT = Path(__file__).parents[2] / "content"


def table_of(name: str, rows: list[dict[str, Value]], file: str = "") -> Table:
    """A table whose first field is its key; each row and field has its place in a text that is written for it."""
    text = "".join("- " + "\n  ".join(f"{key}: {value}" for key, value in row.items()) + "\n" for row in rows)
    source = Source(file or f"content/tiny/{name}s.yaml", text)
    names = list(rows[0]) if rows else []
    kinds = [Int() if isinstance(rows[0][n], int) else Text() for n in names]
    nowhere = Span(source, 0, 0)
    fields = tuple(FieldDecl(n, k, i == 0, "", nowhere) for i, (n, k) in enumerate(zip(names, kinds, strict=True)))
    records = []
    at = 0
    for number, row in enumerate(rows):
        start, spans = at, {}
        for key, value in row.items():
            spans[key] = Span(source, at + 2 + len(key) + 2, at + 2 + len(key) + 2 + len(str(value)))
            at += 2 + len(f"{key}: {value}") + 1
        records.append(Record(name, number, row, spans, Span(source, start, at - 1)))
    return Table(TableDecl("component", name, f"{name}s", fields, None, "", nowhere), tuple(records))


@pytest.fixture(scope="session", name="table_of")
def table_of_rows() -> Callable[..., Table]:
    return table_of


@pytest.fixture(scope="session")
def numeria() -> Facts:
    return numeria_facts()


def numeria_facts() -> Facts:
    """What the rules and tables of Numeria state."""
    facts = compile_game(CONTENT / "numeria", CONTENT.parent).facts
    assert facts
    return facts


@pytest.fixture(scope="session")
def numeria_folder() -> Path:
    return CONTENT / "numeria"


@pytest.fixture
def tiny() -> Facts:
    """Two cards: a short name and text, a long one."""
    rows: list[dict[str, Value]] = [
        {"name": "Fox", "cost": 2, "text": "Draw a card."},
        {"name": "Hen", "cost": 1, "text": "Lay {egg} for H_{2}O."},
    ]
    tables = {"card": table_of("card", rows)}
    constants: dict[str, Plain] = {"CHEAP": (1,), "LIMIT": 7}
    return Facts("tiny", "Tiny", (2, 4), tables, constants, (), (), (GridFact("cell", 2, 3),), ())


@pytest.fixture
def game_folder(tmp_path: Path) -> Callable[[Mapping[str, str]], Path]:
    """Write files of the game `tiny` and return its folder."""

    def write(files: Mapping[str, str]) -> Path:
        folder = tmp_path / "content" / "tiny"
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in files.items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        return folder

    return write


@pytest.fixture
def codes() -> Callable[[tuple[Problem, ...]], list[str]]:
    return lambda problems: [p.code for p in problems]


@pytest.fixture(scope="session")
def game_faces() -> Callable[[str], tuple[Facts, GameFaces]]:
    """Facts and faces of a game in `content/`, made once."""

    @cache
    def of(name: str) -> tuple[Facts, GameFaces]:
        facts = compile_game(CONTENT / name, CONTENT.parent).facts
        assert facts
        return facts, faces_of_game(facts, CONTENT / name)

    return of
