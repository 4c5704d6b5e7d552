"""Facts of Numeria, made by hand from its tables and its rulebook, and small projects written to a folder."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path

import pytest

from rulewright.compiler.compile_game import compile_game
from rulewright.dsl.facts import Clause, Facts, GridFact, OptionFact, PatternCase, PatternFact, Plain
from rulewright.dsl.problems import Problem
from rulewright.dsl.read_source import read_source
from rulewright.dsl.spans import Source, Span
from rulewright.dsl.tables import FieldDecl, Record, Table, TableDecl, Value
from rulewright.dsl.types import Int, Text
from rulewright.dsl.yaml_tree import tree_to_plain, yaml_to_tree
from rulewright.print.print_game import GameFaces, faces_of_game

CONTENT = Path(__file__).parents[2] / "content"
PRIMES = (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31)
CASES = (
    ("Consecutive Run", ("NUM-19", "NUM-A3"), ((1, 2, 3, 4), (8, 9, 10, 11))),
    ("Multiples Run", ("NUM-22", "NUM-A5"), ((3, 6, 9, 12), (8, 12, 16, 20))),
    ("Irregular Repeating Run", ("NUM-25", "NUM-A4"), ((4, 7, 10, 13), (13, 17, 21, 25))),
    ("Plus 1 Plus 2 Plus 3 Run", ("NUM-28",), ((16, 17, 19, 22),)),
    ("Prime Number Run", ("NUM-30", "NUM-31"), ((7, 11, 13, 17),)),
    ("Power Run", ("NUM-35", "NUM-A6"), ((1, 2, 4, 8), (4, 8, 16, 32), (1, 3, 9, 27))),
    ("Squares Run", ("NUM-39",), ((1, 4, 9, 16), (9, 16, 25, 36))),
    ("Triangular Run", ("NUM-42",), ((1, 3, 6, 10), (6, 10, 15, 21), (15, 21, 28, 36))),
    ("Fibonacci Run", ("NUM-46", "NUM-A8"), ((1, 2, 3, 5), (3, 5, 8, 13), (8, 13, 21, 34))),
)


def cells(rows: range, columns: range) -> tuple[str, ...]:
    return tuple(f"{'abcdefgh'[c - 1]}{r}" for r in rows for c in columns)


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
    """What the rules and tables of Numeria state, with the default options."""
    source = read_source(CONTENT / "numeria/clauses.yaml", "content/numeria/clauses.yaml")
    assert isinstance(source, Source)
    root = yaml_to_tree(source).root
    assert root
    plain = tree_to_plain(root)
    assert isinstance(plain, dict)
    clauses = tuple(Clause(c["id"], c["kind"], c["text"]) for c in plain["clauses"])
    patterns = (PatternFact("trope", tuple(PatternCase(name, (), examples, cited) for name, cited, examples in CASES)),)
    middle = range(2, 8)
    constants = {
        "MIDDLE": cells(middle, middle),
        "CENTRE": cells(range(4, 6), range(4, 6)),
        "CORNERS": ("a1", "h1", "a8", "h8"),
        "PRIMES": PRIMES,
        "POWERS": ((1, 2, 4, 8, 16, 32), (1, 3, 9, 27)),
        "SQUARES": tuple(n * n for n in range(1, 7)),
        "TRIANGLES": tuple(n * (n + 1) // 2 for n in range(1, 9)),
        "FIBONACCI": (1, 2, 3, 5, 8, 13, 21, 34),
    }
    tiles = table_of("tile", [{"number": n} for n in range(1, 37)], "content/numeria/tiles.yaml")
    title = "Tropes (Numeria)"
    grids = (GridFact("cell", 8, 8),)
    names = ("must_move", "mix", "jump_captures", "call_required")
    options = tuple(OptionFact(name, f"Whether {name}", "no", ("no", "yes")) for name in names)
    return Facts("numeria", title, (2, 2), {"tile": tiles}, constants, patterns, options, grids, clauses)


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
