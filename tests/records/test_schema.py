"""Declared tables → JSON Schemas: they accept what the records accept, as far as a schema can say."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from rulewright.compiler.clauses_from_yaml import clauses_from_yaml
from rulewright.compiler.records_from_yaml import records_from_yaml
from rulewright.compiler.to_schema import clauses_to_schema, tables_to_schemas
from rulewright.dsl.declare import declare
from rulewright.dsl.facts import GridFact
from rulewright.dsl.problems import Problem
from rulewright.dsl.spans import Source
from rulewright.dsl.tables import TableDecl
from rulewright.dsl.tree_from_text import tree_from_text
from rulewright.dsl.yaml_tree import tree_to_plain, yaml_to_tree

Declared = Callable[[str], tuple[TableDecl, ...]]

RULES = """\
game tiny "Tiny"
  players 2
kind colour: red, blue
token atom
  symbol: text key
record tool
  name: text key "What it is called"
record mole
  theme: cold / hot key
  value: 1..2 key
grid cell: 12 by 3
record thing "One of many"
  name: text key
  number: -1..3
  form: round / square
  colour: colour?
  up: flag
  length: 1..9?
  note: text?
  tool: tool?
  mole: mole?
  home: cell?
  tools: set of tool
  numbers: list of 1..3?
  moles: list of mole
  pair: (1..3, colour)
  atoms: formula of atom
  marks: pool of colour
turn
  done
"""
GRIDS = [GridFact("cell", 12, 3)]
FILES = {
    "atoms": "[H, O, C, Ca]",
    "tools": "[saw, hammer]",
    "moles": "[{theme: cold, value: 1}, {theme: hot, value: 2}]",
}
GOOD = {
    "name": "x", "number": "1", "form": "round", "colour": "red", "up": "yes", "length": "none",
    "note": "none", "tool": "saw", "mole": "[hot, 2]", "home": "c12", "tools": "[saw, hammer]", "numbers": "[1, 1]",
    "moles": "[[cold, 1]]", "pair": "[3, blue]", "atoms": "Ca(OH)2", "marks": "{red: 2}",
}  # fmt: skip
FRAGMENTS = (
    "1", "3", "4", "-1", "0", "1.5", "true", "~", "none", '"none"', "yes", "no", "on",
    '"17"', '""', "' '", "red", "blue",
    "round", "Red", "saw", "saws", "a1", "c12", "d1", "a13", "H", "H2O", "No", "[]", "{}", "[saw]", "[saw, hammer]",
    "[saw, saw]", "[1, 2]", "[1, red]", "[9, red]", "[red, 1]", "[cold, 1]", "[cold, 3]", "{theme: hot, value: 2}",
    "{theme: hot}", "[[cold, 1], {theme: hot, value: 2}]", "{red: 1}", "{red: 0}",
    "{H: 2, O: 1}", "{green: 1}", "{red: x}",
)  # fmt: skip


def beyond(problem: Problem) -> bool:
    """What no schema can say: that a row has that name, that keys stand once, that a formula closes its brackets."""
    return problem.code in {"RW627", "RW629", "RW632"} and "no `cell`" not in problem.message


def declarations() -> tuple[TableDecl, ...]:
    tree, problems = tree_from_text(Source("tiny.rules", RULES))
    assert not problems
    return tuple(declare(tree).tables.values())


DECLS = declarations()
SCHEMAS = {name: Draft202012Validator(json.loads(text)) for name, text in tables_to_schemas(DECLS, GRIDS).items()}


def accepted(things: str) -> tuple[bool, bool, list[str]]:
    """Whether the schema and whether the records accept a text, and what the records say."""
    source = Source("things.yaml", things)
    root = yaml_to_tree(source).root
    assert root is not None
    texts = {plural: Source(plural, text) for plural, text in FILES.items()} | {"things": source}
    _, problems = records_from_yaml(DECLS, lambda decl: texts[decl.plural], GRIDS)
    said = [problem.message for problem in problems if not beyond(problem)]
    return SCHEMAS["things.schema.json"].is_valid(tree_to_plain(root)), not said, said


def row(fields: dict[str, str]) -> str:
    return "- {" + ", ".join(f"{name}: {value}" for name, value in fields.items()) + "}\n"


def test_a_good_row_is_accepted_by_both() -> None:
    assert accepted(row(GOOD)) == (True, True, [])


@pytest.mark.parametrize("field", GOOD)
def test_schema_and_records_agree_on_every_field(field: str) -> None:
    for fragment in FRAGMENTS:
        schema, records, said = accepted(row(GOOD | {field: fragment}))
        assert schema == records, f"{fragment}: {said}"


@given(
    changed=st.dictionaries(st.sampled_from([*GOOD, "nmae", "Name"]), st.sampled_from(FRAGMENTS), max_size=3),
    removed=st.sets(st.sampled_from(sorted(GOOD)), max_size=3),
)
@settings(max_examples=200)
@example(changed={}, removed={"up", "note", "length", "tool", "mole", "home", "colour"})
@example(changed={}, removed={"name"})
@example(changed={"nmae": "1"}, removed=set())
def test_schema_and_records_agree_on_rows(changed: dict[str, str], removed: set[str]) -> None:
    fields = {name: value for name, value in GOOD.items() if name not in removed} | changed
    schema, records, said = accepted(row(fields))
    assert schema == records, said


@pytest.mark.parametrize("rows", ["- 5\n", "- a\n", "- [a]\n", "- {}\n", "a\n", "{}\n", "[]\n", "- ~\n", "- yes\n"])
def test_schema_and_records_agree_on_shapes(rows: str) -> None:
    """A table with one field that has to be written takes bare values; one with several does not."""
    for name in ("atom", "thing"):
        decl = next(decl for decl in DECLS if decl.name == name)
        root = yaml_to_tree(Source("x", rows)).root
        assert root is not None
        texts = {plural: Source(plural, text) for plural, text in FILES.items()} | {"things": Source("things", "[]")}
        texts[decl.plural] = Source("x", rows)
        _, problems = records_from_yaml(DECLS, lambda decl, texts=texts: texts[decl.plural], GRIDS)  # type: ignore[misc]
        valid = SCHEMAS[f"{decl.plural}.schema.json"].is_valid(tree_to_plain(root))
        assert valid == (not problems), problems


def test_a_component_by_number_has_as_many_rows(declared: Declared) -> None:
    schemas = tables_to_schemas(declared("component tile\n  number: 1..3 key\nrecord note\n  number: 1..3 key"))
    tiles, notes = (Draft202012Validator(json.loads(schemas[f"{name}.schema.json"])) for name in ("tiles", "notes"))
    assert tiles.is_valid([{"number": n} for n in (1, 2, 3)])
    assert not tiles.is_valid([{"number": n} for n in (1, 3)])
    assert notes.is_valid([{"number": n} for n in (1, 3)])


def test_a_schema_tells_an_editor_what_fields_mean() -> None:
    tools = json.loads(tables_to_schemas(DECLS, GRIDS)["tools.schema.json"])
    named, bare = tools["items"]["anyOf"]
    assert named["properties"]["name"] == {
        "title": "name",
        "description": "What it is called (text)",
        "type": "string",
        "pattern": r"\S",
    }
    assert bare == named["properties"]["name"]
    assert json.loads(tables_to_schemas(DECLS, GRIDS)["things.schema.json"])["description"] == "One of many"


def test_all_schemas_are_schemas() -> None:
    for text in (*tables_to_schemas(DECLS, GRIDS).values(), clauses_to_schema()):
        Draft202012Validator.check_schema(json.loads(text))
        assert text.endswith("}\n")


def test_tables_in_the_rules_have_no_schema(declared: Declared) -> None:
    assert list(tables_to_schemas(declared("component joker: big, small\ncomponent tile\n  number: 1..3 key"))) == [
        "tiles.schema.json"
    ]


@pytest.mark.parametrize(
    ("text", "valid"),
    [
        ("clauses: [{id: NUM-01, kind: end, text: a}]", True),
        ("points: [{id: NUM-A1, question: a, default: b}]\nerrata: []", True),
        ("points: [{id: NUM-A1, question: a, default: b, option: c}]", True),
        ("errata: [{id: E-NUM-1, finding: a}]", True),
        ("clauses: [{id: num, kind: end, text: a}]", False),
        ("clauses: [{id: NUM-01, kind: ending, text: a}]", False),
        ("clauses: [{id: NUM-01, kind: end, text: ''}]", False),
        ("clauses: [{id: NUM-01, kind: end}]", False),
        ("clauses: {}", False),
        ("clause: []", False),
        ("[]", False),
    ],
)
def test_the_schema_of_clauses_agrees_with_their_reader(text: str, valid: bool) -> None:
    root = yaml_to_tree(Source("clauses.yaml", text)).root
    assert root is not None
    assert Draft202012Validator(json.loads(clauses_to_schema())).is_valid(tree_to_plain(root)) == valid
    book, problems = clauses_from_yaml(Source("clauses.yaml", text))
    assert (book is not None) == (not problems) == valid


def test_the_tiles_and_clauses_of_numeria_fit_their_schemas(declared: Declared) -> None:
    content = Path(__file__).parents[2] / "content" / "numeria"
    schemas: dict[str, Any] = {
        "tiles": tables_to_schemas(declared("component tile\n  number: 1..36 key"))["tiles.schema.json"],
        "clauses": clauses_to_schema(),
    }
    for name, schema in schemas.items():
        root = yaml_to_tree(Source(name, (content / f"{name}.yaml").read_text(encoding="utf-8"))).root
        assert root is not None
        Draft202012Validator(json.loads(schema)).validate(tree_to_plain(root))
