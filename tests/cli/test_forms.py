"""Problems in the forms that programs read: JSON, SARIF, JUnit, annotations."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree as ET

import jsonschema
import pytest

from rulewright.dsl.problems import Label, Problem
from rulewright.dsl.spans import Source, Span
from rulewright.problems_to_github import problems_to_github
from rulewright.problems_to_json import problems_to_json
from rulewright.problems_to_junit import problems_to_junit
from rulewright.problems_to_sarif import problems_to_sarif

SOURCE = Source("content/my game/tiles.yaml", "- number: 1\n- number: 1\n  name: ₂é\n")
AGAIN = SOURCE.text.index("1", 12)


@pytest.fixture
def twice() -> Problem:
    """An error on line 2, columns 11 to 12, that a place on line 1 explains."""
    first = Label(Span(SOURCE, 10, 11), "first here")
    return Problem("RW650", "tile 1 twice,\nand: 100 %", Span(SOURCE, AGAIN, AGAIN + 1), "keep one", (first,))


@pytest.fixture
def odd() -> Problem:
    """A warning without a place."""
    return Problem("RW699", "odd \x1b\ufffe", None, severity="warning")


def test_json(twice: Problem, odd: Problem) -> None:
    first, second = problems_to_json([twice, odd])["problems"]
    assert first == {
        "code": "RW650",
        "severity": "error",
        "message": "tile 1 twice,\nand: 100 %",
        "file": "content/my game/tiles.yaml",
        "line": 2,
        "column": 11,
        "end_line": 2,
        "end_column": 12,
        "help": "keep one",
        "labels": [
            {"message": "first here", "file": SOURCE.name, "line": 1, "column": 11, "end_line": 1, "end_column": 12}
        ],
    }
    assert (second["severity"], second["file"], second["line"]) == ("warning", None, None)


def test_sarif(twice: Problem, odd: Problem) -> None:
    run = problems_to_sarif([twice, odd], {"RW650": "A row twice"}, "0.1.0")["runs"][0]
    assert [rule["id"] for rule in run["tool"]["driver"]["rules"]] == ["RW650", "RW699"]
    assert run["tool"]["driver"]["rules"][0]["shortDescription"] == {"text": "A row twice"}
    first, second = run["results"]
    assert (first["ruleId"], first["ruleIndex"], first["level"]) == ("RW650", 0, "error")
    place = first["locations"][0]["physicalLocation"]
    assert place["artifactLocation"] == {"uri": "content/my%20game/tiles.yaml"}
    assert place["region"] == {"startLine": 2, "startColumn": 11, "endLine": 2, "endColumn": 12}
    assert first["relatedLocations"][0]["message"] == {"text": "first here"}
    assert "locations" not in second


def everything() -> list[Problem]:
    """Problems of every kind: with and without place, help and labels, over several lines, in an empty file."""
    empty = Source("content/leer/leer.rules", "")
    return [
        Problem(
            "RW650", "tile 1 twice", Span(SOURCE, AGAIN, AGAIN + 1), "keep one", (Label(Span(SOURCE, 10, 11), "here"),)
        ),
        Problem("RW699", "odd \x1b\ufffe", None, severity="warning"),
        Problem("RW102", "over two lines", Span(SOURCE, 3, AGAIN)),
        Problem("RW105", "at the end", Span(SOURCE, len(SOURCE.text), len(SOURCE.text))),
        Problem("RW105", "nothing in it", Span(empty, 0, 0)),
    ]


@pytest.mark.parametrize("many", [0, 1, 5])
def test_sarif_is_what_the_standard_says(many: int) -> None:
    """Against the schema that OASIS publishes."""
    schema = json.loads((Path(__file__).parent / "schemas" / "sarif-schema-2.1.0.json").read_text("utf-8"))
    validator = jsonschema.validators.validator_for(schema)(schema, format_checker=jsonschema.FormatChecker())
    validator.check_schema(schema)
    report = problems_to_sarif(everything()[:many], {"RW650": "A row twice"}, "0.1.0")
    assert [error.message for error in validator.iter_errors(report)] == []
    broken = json.loads(json.dumps(report))
    broken["runs"][0]["tool"]["driver"].pop("name")
    assert [error.message for error in validator.iter_errors(broken)] == ["'name' is a required property"]


@pytest.mark.parametrize("many", [0, 1, 5])
def test_junit_is_what_others_read(many: int) -> None:
    """Against a reader of others, which counts itself what the report says of itself."""
    junitparser = pytest.importorskip("junitparser", reason="needs the extra dev")
    told = junitparser.JUnitXml.fromstring(problems_to_junit(everything()[:many]).encode())
    said = (told.tests, told.failures, told.errors, told.skipped)
    told.update_statistics()
    assert (
        (told.tests, told.failures, told.errors, told.skipped)
        == said
        == (max(1, many), max(0, many - (many > 1)), 0, 0)
    )
    cases = [case for suite in told for case in suite]
    assert [bool(case.result) for case in cases] == ([p.severity == "error" for p in everything()[:many]] or [False])
    assert all(case.name and case.classname for case in cases)


def test_junit(twice: Problem, odd: Problem) -> None:
    """It parses, although the texts hold what XML cannot; only errors fail."""
    suite = ET.fromstring(problems_to_junit([twice, odd]).encode())[0]
    assert (suite.get("tests"), suite.get("failures")) == ("2", "1")
    failed, passed = suite
    assert failed.get("name") == "RW650 at content/my game/tiles.yaml:2:11"
    assert "keep one" in (failed.findtext("failure") or "")
    assert "odd ��" in (passed.findtext("system-out") or "")


def test_junit_of_nothing_wrong_is_one_passed_case() -> None:
    suite = ET.fromstring(problems_to_junit([]).encode())[0]
    assert (suite.get("tests"), suite.get("failures"), len(suite)) == ("1", "0", 1)


def test_github(twice: Problem, odd: Problem) -> None:
    first, second = problems_to_github([twice, odd]).splitlines()
    assert first == (
        "::error file=content/my game/tiles.yaml,line=2,endLine=2,title=RW650,col=11,endColumn=12"
        "::tile 1 twice,%0Aand: 100 %25%0Akeep one"
    )
    assert second.startswith("::warning title=RW699::odd ")
