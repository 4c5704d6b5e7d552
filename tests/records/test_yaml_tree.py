"""YAML text → nodes: scalars of YAML 1.2, exact places, and every problem once."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from typing import Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from rulewright.dsl.problems_to_text import problems_to_text
from rulewright.dsl.spans import Source
from rulewright.dsl.yaml_tree import (
    PARSER,
    YamlBroken,
    YamlFile,
    YamlList,
    YamlMap,
    YamlNode,
    YamlScalar,
    tree_to_plain,
    yaml_to_tree,
)

PARSERS = [pytest.param(PARSER, id="libyaml"), pytest.param(yaml.SafeLoader, id="python")]


def read(text: str, parser: Any = PARSER) -> YamlFile:
    return yaml_to_tree(Source("tiles.yaml", text), parser)


def plain(text: str) -> object:
    file = read(text)
    assert not file.problems, problems_to_text(file.problems)
    assert file.root is not None
    return tree_to_plain(file.root)


def told(text: str, parser: Any = PARSER) -> list[str]:
    return [f"{p.span.line}:{p.span.column} {p.code} {p.message}" for p in read(text, parser).problems if p.span]


def nodes(node: YamlNode) -> Iterator[YamlNode]:
    yield node
    match node:
        case YamlList(items):
            for item in items:
                yield from nodes(item)
        case YamlMap(entries):
            for entry in entries.values():
                yield entry.key
                yield from nodes(entry.value)
        case YamlScalar() | YamlBroken():
            pass


# ---------------------------------------------------------------- scalars


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("No", "No"), ("no", "no"), ("on", "on"), ("Off", "Off"), ("y", "y"), ("yes", "yes"),
        ("1:30", "1:30"), ("12:30:45", "12:30:45"), ("2026-11-21", "2026-11-21"), ("1_000", "1_000"), ("=", "="),
        ("true", True), ("True", True), ("FALSE", False), ("null", None), ("~", None), ("Null", None),
        ("0", 0), ("17", 17), ("-3", -3), ("+4", 4), ("0o17", 15), ("0x1F", 31), ("0b11", "0b11"),
        ("1.5", 1.5), (".5", 0.5), ("1.", 1.0), ("1e3", 1000.0), ("-.inf", float("-inf")), ("1e", "1e"), (".", "."),
        ("01:30", "01:30"), ("007 agents", "007 agents"), ("'010'", "010"), ('"17"', "17"), ("'true'", "true"),
        ("1.2.3", "1.2.3"), ("-", [None]), ("a#b", "a#b"),
    ],
)  # fmt: skip
def test_scalars_are_those_of_yaml_1_2(text: str, value: object) -> None:
    found = plain(f"- {text}\n")
    assert found == [value]
    assert isinstance(found, list)
    assert type(found[0]) is type(value)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("010", "`010` begins with a zero: some programs would count it in eights."),
        ("-007", "`-007` begins with a zero: some programs would count it in eights."),
        ("01.5", "`01.5` begins with a zero: some programs would count it in eights."),
        ("1" * 19, "This number is longer than programs can hold."),
        ("9" * 5000, "This number is longer than programs can hold."),
    ],
)
def test_numbers_that_are_read_in_two_ways(text: str, message: str) -> None:
    assert told(f"- {text}\n") == [f"1:3 RW613 {message}"]


def test_what_is_broken_is_told_once_and_marked() -> None:
    root = read("- number: 010\n  name: x\n").root
    assert isinstance(root, YamlList)
    assert isinstance(root.items[0], YamlMap)
    assert isinstance(root.items[0].entries["number"].value, YamlBroken)


def test_styles_tell_quotes_from_plain_text() -> None:
    root = read("- a\n- 'a'\n- \"a\"\n- |\n  a\n- >\n  a\n").root
    assert isinstance(root, YamlList)
    styles = [node.style for node in root.items if isinstance(node, YamlScalar)]
    assert styles == ["plain", "quoted", "quoted", "block", "block"]


# ---------------------------------------------------------------- places


@pytest.mark.parametrize("parser", PARSERS)
@pytest.mark.parametrize("line_end", ["\n", "\r\n"])
def test_places_count_characters(line_end: str, parser: Any) -> None:
    """Letters of two, three and four bytes are one column each; a line that ends with CR LF is one line."""
    text = line_end.join(["# naïve ✓ 😀", "- {näme: 😀😀 x, číslo: 17}", '- näme: "ß😀"', "  číslo: 18", ""])
    root = read(text, parser).root
    assert isinstance(root, YamlList)
    places = {
        (entry.key.text, row): (entry.value.span.line, entry.value.span.column, entry.value.span.text)
        for row, item in enumerate(root.items)
        if isinstance(item, YamlMap)
        for entry in item.entries.values()
    }
    assert places == {
        ("näme", 0): (2, 10, "😀😀 x"),
        ("číslo", 0): (2, 23, "17"),
        ("näme", 1): (3, 9, '"ß😀"'),
        ("číslo", 1): (4, 10, "18"),
    }


def test_lists_and_maps_end_with_their_last_value() -> None:
    root = read("- a: 1\n  b: [x, {y: z}]\n\n\n# far below\n- c\n").root
    assert isinstance(root, YamlList)
    assert [item.span.text for item in root.items] == ["a: 1\n  b: [x, {y: z}]", "c"]
    assert isinstance(root.items[0], YamlMap)
    assert root.items[0].entries["b"].value.span.text == "[x, {y: z}]"


# ---------------------------------------------------------------- problems, by both parsers

FAULTS = {
    "a tab": ("- number: 1\n\tname: x\n", ["2:1 RW606 A tab stands where spaces are wanted."]),
    "a tab before a dash": ("a:\n\t- b\n", ["2:1 RW606 A tab stands where spaces are wanted."]),
    "a tab among spaces": ("- a:\n  \t- b\n", ["2:3 RW606 A tab stands where spaces are wanted."]),
    "two colons": ("- name: One: two\n", ["1:12 RW605 This is a second colon in one line."]),
    "no colon": ("- a: 1\n  b\n  c: 2\n", ["2:3 RW605 This line has no colon."]),
    "no name": ("- : 1\n", ["1:3 RW605 A name is wanted before the colon."]),
    "too far in": ("- a: 1\n   b: 2\n", ["2:4 RW605 This line is indented further than the one it belongs to."]),
    "not far enough": ("- a: 1\n b: 2\n", ["2:2 RW605 This line does not line up with those it belongs to."]),
    "an open quote": ('- a: "x\n- b: 1\n', ["1:6 RW605 This quote is never closed."]),
    "an open quote, closed by the next": ('- a: "x\n- b: "y"\n- c: 1\n', ["1:6 RW605 This quote is never closed."]),
    "a quote inside": ("- a: 'it's'\n", ["1:10 RW605 This text goes on behind its closing quote."]),
    "an open bracket": ("- a: [x, y\n- b: [z]\n", ["1:6 RW605 This [ is never closed."]),
    "an open brace at the end": ("- {a: x, b: y\n", ["1:3 RW605 This { is never closed."]),
    "no comma": ("- {a: b: c}\n", ["1:8 RW605 A comma or } is wanted here."]),
    "a lone bracket": ("- ]\n", ["1:3 RW605 A value is wanted here."]),
    "percent": ("- %a\n", ["1:3 RW605 A text cannot begin with %, which would begin a directive."]),
    "at": ("- @a\n", ["1:3 RW605 A text cannot begin with @, which YAML keeps back."]),
    "backtick": ("- `a`\n", ["1:3 RW605 A text cannot begin with `, which YAML keeps back."]),
    "bold": ("- **a**\n", ["1:3 RW605 A text cannot begin with *, which would stand for an anchor."]),
    "ampersand": ("- & a\n", ["1:3 RW605 A text cannot begin with &, which would name an anchor."]),
    "bar": ("- a: | b\n", ["1:6 RW605 After | a text begins in the next line."]),
    "escape": ('- "a\\qb"\n', ["1:5 RW605 `\\q` means nothing in a text in double quotes."]),
    "dash": ("- a: - b\n", ["1:6 RW605 A dash cannot follow a name in the same line."]),
    "after the end": ("[a]\nb\n", ["2:1 RW605 The data has ended before this."]),
    "a tag": ("- !!python/object:os.system x\n", ["1:3 RW608 The tag `!!python/object:os.system` has no place here."]),
    "a tag of its own": ("- !x y\n", ["1:3 RW608 The tag `!x` has no place here."]),
    "a tag without a name": ("- !a!b c\n", ["1:3 RW608 Tags have no place here."]),
    "two documents": ("- a\n---\n- b\n", ["2:1 RW607 A second document begins here."]),
    "directive": ("%YAML 1.1\n---\n- a\n", ["1:1 RW607 Directives such as %YAML and %TAG have no place here."]),
    "unknown alias": ("- *x\n", ["1:3 RW609 No anchor is called `x`."]),
    "an alias in itself": ("- &a [*a]\n", ["1:7 RW609 `*a` stands inside of what it names."]),
    "twice": ("- a: 1\n  b: 2\n  a: 3\n", ["3:3 RW611 `a` stands twice in one map."]),
    "merge": ("- <<: {a: 1}\n", ["1:3 RW612 Merge keys (<<) are not read here."]),
    "a list as a name": ("- [a]: 1\n", ["1:3 RW612 A list or a map cannot be a name."]),
    "a map as a name": ("- ? {a: 1}\n  : 1\n", ["1:5 RW612 A list or a map cannot be a name."]),
    "NUL by escape": ('- "a\\0"\n', ["1:3 RW602 An escape in this text stands for a hidden character."]),
    "NUL": ("- a\0\n", ["1:4 RW602 The text holds a NUL character (U+0000)."]),
    "byte order mark": ("- a\ufeff\n", ["1:4 RW602 The text holds a byte order mark (U+FEFF)."]),
    "line separator": ("- a\u2028\n", ["1:4 RW602 The text holds a line separator (U+2028)."]),
    "empty": ("", ["1:1 RW604 This file is empty."]),
    "comments": ("# none\n\n", ["1:1 RW604 This file is empty."]),
    "only a start": ("---\n", ["1:1 RW604 This file is empty."]),
    "deep lists": ("[" * 2000, ["1:65 RW610 Lists and maps lie more than 64 deep in each other here."]),
    "deep maps": ("{a: " * 2000, ["1:257 RW610 Lists and maps lie more than 64 deep in each other here."]),
}  # fmt: skip


@pytest.mark.parametrize("parser", PARSERS)
@pytest.mark.parametrize("name", FAULTS)
def test_faults_are_told_in_plain_words(name: str, parser: Any) -> None:
    text, problems = FAULTS[name]
    assert told(text, parser) == problems
    assert all(problem.help for problem in read(text, parser).problems)


def test_a_slip_does_not_hide_later_ones() -> None:
    """Rows before and after a slip are read, and each slip is told."""
    file = read("- a: 1\n- a: [2\n- a: 3\n  a: 4\n- a: 'b' c\n- a: 010\n- a: 5\n")
    assert not file.whole
    assert [(problem.code, problem.span.line) for problem in file.problems if problem.span] == [
        ("RW605", 2),
        ("RW611", 4),
        ("RW605", 5),
        ("RW613", 6),
    ]
    assert file.root is not None
    assert tree_to_plain(file.root) == [{"a": 1}, {"a": 3}, {"a": None}, {"a": 5}]


def test_slips_are_told_up_to_a_bound() -> None:
    file = read("- 'a' b\n" * 500)
    assert len(file.problems) == 20


def test_aliases_share_what_they_repeat() -> None:
    assert plain("- &a {x: [1, 2]}\n- *a\n- &b [*a, *a]\n- *b\n") == [
        {"x": [1, 2]},
        {"x": [1, 2]},
        [{"x": [1, 2]}] * 2,
        [{"x": [1, 2]}] * 2,
    ]


def test_aliases_cannot_explode() -> None:
    """Each line repeats the one before ten times: written out these would be ten thousand million values."""
    bomb = "- &a0 [x, x, x, x, x, x, x, x, x, x]\n" + "".join(
        f"- &a{n} [{', '.join([f'*a{n - 1}'] * 10)}]\n" for n in range(1, 10)
    )
    begun = time.perf_counter()
    problems = told(bomb)
    assert problems == ["5:43 RW609 Aliases repeat more than 100,000 values here."]
    assert time.perf_counter() - begun < 1


def test_a_list_of_lists_of_brackets_takes_no_time() -> None:
    begun = time.perf_counter()
    read("- [" + "{" * 100_000)
    read("- a\n" * 50_000 + "- [")
    assert time.perf_counter() - begun < 2


def test_a_root_of_its_own_is_no_empty_file() -> None:
    assert plain("~") is None
    assert plain("[]") == []
    assert plain("{}") == {}


# ---------------------------------------------------------------- every text

TEXTS = st.text(st.characters(min_codepoint=32, exclude_categories=["Cs", "Cc", "Zl", "Zp"]), max_size=9)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**18) + 1, 10**18 - 1) | TEXTS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text("abc d", min_size=1), inner, max_size=4),
    max_leaves=12,
)
PIECES = [*"ab01 :-\n#[]{},'\"|>&*!%@`~?\t\\<=.\r", "\n- ", ": ", "é", "😀", "\\x", "*a", "&a "]


@given(JSON)
def test_json_means_the_same(data: object) -> None:
    """YAML 1.2 holds JSON: what a JSON writer puts out is read as it was."""
    text = json.dumps(data, ensure_ascii=False).replace("\ufeff", "").replace("\uffff", "").replace("\ufffe", "")
    assert plain(text) == json.loads(text)


@given(st.lists(st.sampled_from(PIECES), max_size=40).map("".join))
def test_no_text_breaks_the_reader(text: str) -> None:
    """Any text gives nodes or problems, all of them inside the text; plain scalars stand there as they are."""
    for parser in (PARSER, yaml.SafeLoader):
        file = read(text, parser)
        problems_to_text(file.problems)
        assert file.root is not None or file.problems
        assert file.whole or file.problems
        for node in nodes(file.root) if file.root else ():
            assert 0 <= node.span.start <= node.span.end <= len(text) + 1
            said = node.span.text
            if isinstance(node, YamlScalar) and node.style == "plain" and "\n" not in said and said[:1] != "&":
                assert said == node.text


def test_long_files_are_read_in_about_a_second() -> None:
    """75,000 lines, with places; the bound leaves room for slow and busy machines."""
    text = "".join(f"- number: {n}\n  name: naïve {n}\n  card: x\n  flag: yes\n" for n in range(18_750))
    begun = time.process_time()
    file = read(text)
    spent = time.process_time() - begun
    assert isinstance(file.root, YamlList)
    assert len(file.root.items) == 18_750
    assert spent < 3 if PARSER is not yaml.SafeLoader else 60
