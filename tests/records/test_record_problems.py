"""YAML → records: rows that break their declaration, and what is told of them."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from rulewright.compiler.records_from_yaml import records_from_yaml
from rulewright.dsl.problems import Problem
from rulewright.dsl.spans import Source
from rulewright.dsl.tables import Link, TableDecl

Rows = Callable[..., list[dict[str, object]]]
Told = Callable[..., str]
Declared = Callable[[str], tuple[TableDecl, ...]]

TILE = "component tile\n  number: 1..4 key"
FOUR = "- number: 1\n- number: 2\n- number: 3\n- number: 4\n"


def heads(told: str) -> list[str]:
    """The first line of each problem, without the name of the file."""
    return [line.partition(".yaml:")[2] or line for line in told.splitlines() if ": error RW" in line]


def test_a_problem_shows_the_value_and_the_declaration(told: Told) -> None:
    assert (
        told(TILE, tiles=FOUR.replace("3", "three"))
        == """\
tiles.yaml:3:11: error RW624: `tile.number` is a number from 1 to 4, but this is the text `three`.
  3 | - number: three
    |           ^^^^^
  tiny.rules:4:3
  4 |   number: 1..4 key
    |   ^^^^^^^^^^^^^^^^ declared here

1 error
"""
    )


@pytest.mark.parametrize(
    ("kind", "value", "problem", "mend"),
    [
        ("1..4", "5", "RW625: `x.f` goes from 1 to 4, but this is 5.", "Change the number here, or the range"),
        ("1..4", '"2"', "RW624: `x.f` is a number from 1 to 4, but this is the text `2`.", "Take the quotes away: 2"),
        ("1..4", "2.0", "RW624: `x.f` is a number from 1 to 4, but this is the number `2.0`.", "Write 2"),
        ("1..4", "true", "RW624: `x.f` is a number from 1 to 4, but this is the flag `true`.", ""),
        ("1..4", "", "RW624: `x.f` is a number from 1 to 4, but this is nothing.", ""),
        ("1..4", "~", "RW624: `x.f` is a number from 1 to 4, but this is `~`, which is nothing.", ""),
        ("1..4", "[2]", "RW624: `x.f` is a number from 1 to 4, but this is a list.", ""),
        ("1..4", "1:30", "RW624: `x.f` is a number from 1 to 4, but this is the text `1:30`.", ""),
        ("1..9999", "1_000", "RW624: `x.f` is a number from 1 to 9999, but this is the text `1_000`.", "only: 1000"),
        ("1..4", "010", "RW613: `010` begins with a zero", "Write 10 for the number"),
        ("text", "17", "RW624: `x.f` is a text, but this is the number `17`.", 'quotes: "17"'),
        ("text", "true", "RW624: `x.f` is a text, but this is the flag `true`.", 'quotes: "true"'),
        ("text", "'  '", "RW624: `x.f` is a text, but this is the text ``.", ""),
        ("text", '""', "RW624: `x.f` is a text, but this is an empty text.", ""),
        ("text", "#5", "RW624: `x.f` is a text, but this is nothing.", "begins a comment"),
        ("text", "null", "RW624: `x.f` is a text, but this is `null`, which is nothing.", 'quotes: "null"'),
        ("flag", "on", "RW624: `x.f` is `yes` or `no`, but this is the text `on`.", "Write `yes`."),
        ("flag", "No", "RW624: `x.f` is `yes` or `no`, but this is the text `No`.", "Write `no`."),
        ("flag", "1", "RW624: `x.f` is `yes` or `no`, but this is the number `1`.", ""),
        ("red / blue", "bleu", "RW626: `x.f` is one of `red`, `blue`, but this is the text `bleu`.", '"blue"?'),
        ("red / blue", "Red", "RW626: `x.f` is one of `red`, `blue`, but this is the text `Red`.", '"red"?'),
        ("red / blue", "[red]", "RW624: `x.f` is one of `red`, `blue`, but this is a list.", ""),
        ("red / blue?", "bleu", "RW626: `x.f` is one of `red`, `blue`, but this is the text `bleu`.", '"blue"?'),
        ("tool", "hammr", "RW627: `x.f`: there is no `tool` called `hammr`.", '"hammer"?'),
        ("tool", "17", "RW624: `x.f` is a text, but this is the number `17`.", ""),
        ("tool?", "saws", "RW627: `x.f`: there is no `tool` called `saws`.", '"saw"?'),
        ("tool", "lathe", "RW627: `x.f`: there is no `tool` called `lathe`.", "Name another `tool`, or add this one."),
        ("mole", "cold", "RW624: `x.f` is the key of one `mole`, but this is the text `cold`.", "[theme, value]"),
        ("mole", "[cold, 3]", "RW625: `x.f` goes from 1 to 2, but this is 3.", ""),
        ("mole", "[cold, 1, 1]", "RW624: `x.f` is the key of one `mole`, but this is a list.", ""),
        ("mole", "{theme: cold}", "RW624: `x.f` is the key of one `mole`, but this is a map of names and values.", ""),
        ("mole", "[hot, 2]", "RW627: `x.f`: there is no `mole` called `[hot, 2]`.", ""),
        ("cell", "c1", "RW627: `x.f`: there is no `cell` called `c1`.", "Cells go from a1 to b3."),
        ("set of tool", "saw", "RW624: `x.f` is a list without repeats, of tool, but this is the text `saw`.", "[a]"),
        ("set of tool", "[saw, hammer, saw]", "RW628: `saw` stands twice in `x.f`, a set.", "Keep one"),
        ("list of 1..4", "[1, 2, 9]", "RW625: `x.f` goes from 1 to 4, but this is 9.", ""),
        ("(1..4, tool)", "[1]", "RW624: `x.f` is a list of 2 values", ""),
        ("formula of atom", "Xe", "RW627: `x.f`: there is no `atom` called `Xe`.", "Name another `atom`"),
        ("formula of atom", "H2(O", "RW632: `x.f`: this bracket is never closed.", "Close it."),
        ("formula of atom", "2", "RW624: `x.f` is counts of atom, but this is the number `2`.", "Write a map"),
        ("formula of atom", "{H: 0}", "RW625: `x.f`: a count goes from 1 to 10,000, but this is 0.", "left out"),
        ("pool of tool", "saw2", "RW624: `x.f` is counts of tool, but this is the text `saw2`.", "{wood: 2, stone: 1}"),
        ("pool of tool", "{saws: 2}", "RW627: `x.f`: there is no `tool` called `saws`.", '"saw"?'),
        ("pool of tool", "{saw: many}", "RW624: `x.f` is a number from 1 to 10000, but this is the text `many`.", ""),
    ],
)  # fmt: skip
def test_values_that_break_their_declaration(told: Told, kind: str, value: str, problem: str, mend: str) -> None:
    rules = f"""
    token atom
      symbol: text key
    record tool
      name: text key
    record mole
      theme: cold / hot key
      value: 1..2 key
    grid cell: 3 by 2
    record x
      name: text key
      f: {kind}
    """
    moles = "- {theme: cold, value: 1}\n- {theme: cold, value: 2}\n- {theme: hot, value: 1}\n"
    text = told(rules, tools="- saw\n- hammer\n", moles=moles, atoms="- H\n- O\n", xs=f"- name: a\n  f: {value}\n")
    assert [head.partition("error ")[2].startswith(problem) for head in heads(text)] == [True], text
    assert mend in text
    assert "xs.yaml:2:" in text


@pytest.mark.parametrize(
    ("tiles", "problems"),
    [
        (FOUR.replace("- number: 3\n", ""), ["2:11: error RW631: `tile(3)` is missing."]),
        ("- number: 4\n", ["1:3: error RW631: 3 `tiles` are missing: 1..3."]),
        ("[]\n", ["1:1: error RW631: 4 `tiles` are missing: 1..4."]),
        (FOUR.replace("3", "2"),
         ["3:11: error RW629: `tile(2)` stands twice.", "3:11: error RW631: `tile(3)` is missing."]),
        (FOUR + "- number: 2\n", ["5:11: error RW629: `tile(2)` stands twice."]),
        (FOUR + "- number: 37\n", ["5:11: error RW625: `tile.number` goes from 1 to 4, but this is 37."]),
        (FOUR.replace("3", "37"), ["3:11: error RW625: `tile.number` goes from 1 to 4, but this is 37."]),
        (FOUR + "- numbr: 3\n", ["5:3: error RW622: A `tile` has no field `numbr`."]),
        (FOUR + "- {}\n", ["5:3: error RW623: This `tile` has no `number`."]),
        (FOUR + "- number: 4\n  colour: red\n",
         ["5:11: error RW629: `tile(4)` stands twice.", "6:3: error RW622: A `tile` has no field `colour`."]),
        (FOUR + "- number:4\n",
         ["5:3: error RW621: A row of `tile` is a map of names and values, but this is the text `number:4`."]),
        (FOUR + "- [4]\n", ["5:3: error RW621: A row of `tile` is a map of names and values, but this is a list."]),
        (FOUR + "-\n", ["5:2: error RW621: A row of `tile` is a map of names and values, but this is nothing."]),
        (FOUR.replace("3", "010"),
         ["3:11: error RW613: `010` begins with a zero: some programs would count it in eights."]),
        (FOUR.replace("number: 3", "number: 3: 3"), ["3:12: error RW605: This is a second colon in one line."]),
        ("tiles: 3\n", ["1:1: error RW621: The rows of `tile` are a list, but this is a map of names and values."]),
        ("four tiles\n", ["1:1: error RW621: The rows of `tile` are a list, but this is the text `four tiles`."]),
        ("", ["1:1: error RW604: This file is empty."]),
    ],
)  # fmt: skip
def test_rows_that_break_their_declaration(told: Told, tiles: str, problems: list[str]) -> None:
    assert heads(told(TILE, tiles=tiles)) == problems


def test_numbers_may_be_missing_from_tokens_and_records(rows: Rows) -> None:
    assert rows("coin", "token coin\n  worth: 1..50 key", coins="- 1\n- 5\n- 50\n") == [
        {"worth": 1},
        {"worth": 5},
        {"worth": 50},
    ]


def test_a_misspelt_field_is_one_problem(told: Told) -> None:
    text = told("component tile\n  number: 1..1 key\n  colour: text", tiles="- number: 1\n  color: red\n")
    assert heads(text) == ["2:3: error RW622: A `tile` has no field `color`."]
    assert 'help: Did you mean "colour"?' in text


@pytest.mark.parametrize(
    "slip",
    ["- number: 2\n  number: 3\n- number: 4\n", "- number: 2\n---\n- number: 3\n- number: 4\n",
     "- number: 2\n  name: 'a' b\n- number: 3\n- number: 4\n", "- &x {number: 2}\n- {<<: *x}\n- number: 4\n",
     "- number: 2\n name: b\n- number: 3\n- number: 4\n", "- number: 2\n- [number]: 3\n- number: 4\n"],
)  # fmt: skip
def test_what_a_slip_hides_is_not_called_missing(told: Told, slip: str) -> None:
    """Fields and numbers in the rows of a slip may be there: only the slip is told."""
    assert len(heads(told("component tile\n  number: 1..4 key\n  name: text?", tiles="- number: 1\n" + slip))) == 1


def test_a_second_key_shows_the_first(told: Told) -> None:
    text = told("record mole\n  theme: cold / hot key\n  value: 1..2 key\n  copies: 1..2", moles="""
    - {theme: cold, value: 1, copies: 1}
    - {theme: cold, value: 1, copies: 1}
    """)  # fmt: skip
    assert heads(text) == ["3:11: error RW629: `mole(cold, 1)` stands twice."]
    assert "2 | - {theme: cold, value: 1, copies: 1}\n    |           ^^^^ first written here" in text.replace(
        "  2 |", "2 |"
    )
    assert "help: Count equal ones in `copies`." in text


def test_what_is_wrong_in_one_table_is_not_told_of_others(told: Told) -> None:
    """Names that may be in rows that could not be read are not called unknown."""
    rules = "record tool\n  name: text key\nrecord card\n  name: text key\n  tool: tool\n"
    for tools in ("- saw\n- 'ham' mer\n", "- saw\n- 010\n", "", "- saw\n- nam: x\n  age: 1\n", "tools: 1\n"):
        text = told(rules, tools=tools, cards="- {name: a, tool: saw}\n- {name: b, tool: hammer}\n")
        assert "no `tool` called" not in text
        assert "tools.yaml" in text
    assert "no `tool` called" in told(rules, tools="- saw\n", cards="- {name: b, tool: hammer}\n")


def test_a_table_without_a_file(told: Told) -> None:
    text = told("component tile\n  number: 1..2 key\n  name: text")
    assert heads(text) == [
        "tiny.rules:3:1: error RW620: There is no `tiles.yaml`, so that nobody knows which `tiles` there are."
    ]
    text = told("component tile\n  x: 1..1000 key\n  y: 1..1000 key")
    assert heads(text) == [
        "tiny.rules:3:1: error RW620: There is no `tiles.yaml`, and more than 100,000 combinations of the keys."
    ]
    assert "RW620" in told("component tile\n  x: 1..1000000000000 key")


@pytest.mark.parametrize(
    ("field", "why"),
    [
        ("player", "a player is known only when the game is played"),
        ("direction", "a direction is known only when the game is played"),
        ("list of player?", "a player is known only when the game is played"),
        ("note", "`note` has no key, so that its rows have no names"),
        ("pool of note", "a pool names what it counts by one key, and `note` has 0"),
        ("pool of mole", "a pool names what it counts by one key, and `mole` has 2"),
        ("pool of 1..3", "a pool of 1..3 is known only when the game is played"),
    ],
)
def test_fields_that_content_cannot_fill(told: Told, field: str, why: str) -> None:
    rules = f"""
    record mole
      theme: cold / hot key
      value: 1..2 key
    record note
      text: text
    record x
      name: text key
      f: {field}
    """
    text = told(rules, notes="- a\n", xs="- name: a\n  f: 1\n")
    assert heads(text) == [f"tiny.rules:11:3: error RW633: `x.f` cannot be filled: {why}."]


def test_keys_in_a_circle(told: Told) -> None:
    rules = "record a\n  b: b key\nrecord b\n  c: c key\nrecord c\n  a: a key\nrecord d\n  a: a\n"
    text = told(rules, ds="- a: x\n")
    assert [head.partition(": error ")[2] for head in heads(text)] == [
        "RW634: The keys of `a` and `b` and `c` refer to each other, so that none of them can be read first."
    ]


def test_a_file_with_very_many_problems(told: Told) -> None:
    """The first 50 are told, and that there are more; names are not compared for those that are not told."""
    begun = time.perf_counter()
    words = "".join(f"- w{n}\n" for n in range(3000))
    uses = "".join(f"- {{name: u{n}, word: ww{n}}}\n" for n in range(3000))
    text = told("record word\n  name: text key\nrecord use\n  name: text key\n  word: word", words=words, uses=uses)
    assert text.endswith("51 errors\n")
    assert heads(text)[-1] == "51:21: error RW630: This file has 2950 more problems."
    assert time.perf_counter() - begun < 20


def test_files_that_cannot_be_read_are_told_once(declared: Declared) -> None:
    problem = Problem("RW603", "This file is too large.", None)
    decls = declared("record tool\n  name: text key\nrecord card\n  name: text key\n  tool: tool\n")
    cards = Source("cards.yaml", "- {name: a, tool: saw}\n")
    tables, problems = records_from_yaml(decls, lambda decl: problem if decl.name == "tool" else cards)
    assert problems == (problem,)
    assert tables == {}


def test_eighteen_thousand_records_are_read_quickly(declared: Declared) -> None:
    """About two seconds with places, of a machine that does nothing else; the bound leaves room for a busy one."""
    decls = declared(
        "record word\n  text: text key\n  number: 1..20000\n  kind: noun / verb\n  next: word?\n  old: flag\n"
    )
    text = "".join(
        f"- text: w{n}\n  number: {n}\n  kind: noun\n  next: w{n - 1}\n  old: yes\n" for n in range(1, 18_001)
    )
    begun = time.process_time()
    tables, problems = records_from_yaml(
        decls, lambda _: Source("words.yaml", "- {text: w0, number: 1, kind: verb}\n" + text)
    )
    spent = time.process_time() - begun
    assert not problems
    assert len(tables["word"].records) == 18_001
    assert tables["word"].records[-1].values["next"] == Link("word", 17_999)
    assert spent < 6
