"""`clauses.yaml` → the book of clauses."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.compiler.clauses_from_yaml import ClauseBook, Erratum, Point, clauses_from_yaml
from rulewright.dsl.facts import Clause
from rulewright.dsl.problems import in_order
from rulewright.dsl.problems_to_text import problems_to_text
from rulewright.dsl.read_source import read_source
from rulewright.dsl.spans import Source

CONTENT = Path(__file__).parents[2] / "content"

BOOK = """\
clauses:
  - {id: NUM-01, kind: component, text: Two players.}
  - {id: M-CMP-02, kind: meta, text: "Tokens: 30."}
points:
  - id: A-CMP-05
    question: Who begins?
    default: The eldest.
    option: begins
  - {id: NUM-A7, question: May a tile stay?, default: It may.}
errata:
  - {id: E-CMP-20, finding: 33 is no prime.}
"""


def told(text: str) -> list[str]:
    book, problems = clauses_from_yaml(Source("clauses.yaml", text))
    assert (book is None) == bool(problems)
    return [f"{p.span.line}:{p.span.column} {p.code} {p.message}" for p in in_order(problems) if p.span]


def test_a_book_knows_its_entries_and_their_places() -> None:
    book, problems = clauses_from_yaml(Source("clauses.yaml", BOOK))
    assert not problems
    assert book is not None
    assert book.clauses == (
        Clause("NUM-01", "component", "Two players."),
        Clause("M-CMP-02", "meta", "Tokens: 30."),
    )
    assert [(p.id, p.option, str(p.span)) for p in book.points] == [
        ("A-CMP-05", "begins", "clauses.yaml:8:13"),
        ("NUM-A7", None, "clauses.yaml:9:10"),
    ]
    assert book.errata == (Erratum("E-CMP-20", "33 is no prime."),)
    assert book.ids == ("NUM-01", "M-CMP-02", "A-CMP-05", "NUM-A7", "E-CMP-20")
    assert isinstance(book.find("NUM-A7"), Point)
    assert isinstance(book.find("NUM-01"), Clause)
    assert book.find("NUM-99") is None
    assert str(book.spans["E-CMP-20"]) == "clauses.yaml:11:10"


def test_parts_may_be_left_out() -> None:
    book, problems = clauses_from_yaml(Source("clauses.yaml", "clauses: []\n"))
    assert not problems
    assert book == ClauseBook((), (), (), {}, {})


@pytest.mark.parametrize("path", sorted(CONTENT.glob("*/clauses.yaml")), ids=lambda path: path.parent.name)
def test_the_books_of_the_games_are_read(path: Path) -> None:
    source = read_source(path, path.name, CONTENT)
    assert isinstance(source, Source)
    book, problems = clauses_from_yaml(source)
    assert not problems, problems_to_text(problems)
    assert book is not None
    assert book.clauses


@pytest.mark.parametrize(
    ("old", "new", "problems"),
    [
        ("component", "componet", ["2:24 RW626 `clause.kind` is one of `component`"]),
        ("NUM-01", "NUM01", ["2:10 RW635 `NUM01` is no id of a clause."]),
        ("NUM-01", "num-01", ["2:10 RW635 `num-01` is no id of a clause."]),
        ("NUM-01", "17", ["2:10 RW624 `clause.id` is a text, but this is the number `17`."]),
        ("M-CMP-02", "NUM-01", ["3:10 RW629 `clause(NUM-01)` stands twice."]),
        ("NUM-A7", "NUM-01", ["9:10 RW629 The id `NUM-01` stands twice."]),
        ("text: Two players.", "text: ''", ["2:41 RW624 `clause.text` is a text, but this is an empty text."]),
        (", text: Two players.", "", ["2:5 RW623 This `clause` has no `text`."]),
        ("    question: Who", "    queston: Who", ["6:5 RW622 A `point` has no field `queston`."]),
        ("points:", "point:", ["4:1 RW622 This file has no part `point`."]),
        ("  - {id: E-CMP-20, finding: 33 is no prime.}\n", "", ["10:1 RW621 `errata` is a list, but this is nothing."]),
        ('"Tokens: 30."', "Tokens: 30.", ["3:44 RW605 A comma or } is wanted here."]),
        (BOOK, "- a\n", ["1:1 RW621 This file is a map with `clauses`, `points`, `errata`, but this is a list."]),
        (BOOK, "# nothing\n", ["1:1 RW604 This file is empty."]),
        (BOOK, "clauses: [a]\n", ["1:11 RW621 A row of `clause` is a map of names and values"]),
    ],
)
def test_what_is_wrong_with_a_book(old: str, new: str, problems: list[str]) -> None:
    assert old in BOOK
    found = told(BOOK.replace(old, new, 1))
    assert len(found) == len(problems)
    for line, start in zip(found, problems, strict=True):
        assert line.startswith(start)


def test_a_problem_shows_the_form_of_the_file() -> None:
    _, problems = clauses_from_yaml(Source("clauses.yaml", "clauses:\n  - {id: NUM-1, kind: end, text: 5}\n"))
    assert (
        problems_to_text(problems)
        == """\
clauses.yaml:2:34: error RW624: `clause.text` is a text, but this is the number `5`.
  2 |   - {id: NUM-1, kind: end, text: 5}
    |                                  ^
  (the form of clauses.yaml):4:3
  4 |   text: text
    |   ^^^^^^ declared here
  help: For a text that looks like something else write quotes: "5"

1 error
"""
    )
