"""Problems → SARIF 2.1.0, the form that code hosts and editors read findings in."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any
from urllib.parse import quote

from rulewright.dsl.problems import Problem
from rulewright.dsl.spans import Span

SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"


def problems_to_sarif(problems: Iterable[Problem], titles: Mapping[str, str], version: str) -> dict[str, Any]:
    """One run as JSON-able data. `titles` says what a code means in a few words; `version` is that of the tool."""
    listed = tuple(problems)
    codes = sorted({p.code for p in listed})
    rules = [{"id": code, "shortDescription": {"text": titles.get(code, code)}} for code in codes]
    driver = {"name": "Rulewright", "semanticVersion": version, "rules": rules}
    results = [_result(p, codes.index(p.code)) for p in listed]
    return {
        "$schema": SCHEMA,
        "version": "2.1.0",
        "runs": [{"tool": {"driver": driver}, "columnKind": "unicodeCodePoints", "results": results}],
    }


def _result(problem: Problem, rule: int) -> dict[str, Any]:
    text = f"{problem.message}\n{problem.help}" if problem.help else problem.message
    result: dict[str, Any] = {
        "ruleId": problem.code,
        "ruleIndex": rule,
        "level": problem.severity,
        "message": {"text": text},
    }
    if problem.span:
        result["locations"] = [_location(problem.span)]
    if problem.labels:
        related = [{"id": n, "message": {"text": at.text}, **_location(at.span)} for n, at in enumerate(problem.labels)]
        result["relatedLocations"] = related
    return result


def _location(span: Span) -> dict[str, Any]:
    region = {
        "startLine": span.line,
        "startColumn": span.column,
        "endLine": span.source.line_of(span.end),
        "endColumn": span.source.column_of(span.end),
    }
    return {"physicalLocation": {"artifactLocation": {"uri": quote(span.source.name)}, "region": region}}
