"""Problems → plain data for programs that read our findings."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rulewright.dsl.problems import Problem
from rulewright.dsl.spans import Span


def problems_to_json(problems: Iterable[Problem]) -> dict[str, Any]:
    """`{"problems": [...]}` as JSON-able data, in the order given."""
    return {"problems": [problem_to_json(p) for p in problems]}


def problem_to_json(problem: Problem) -> dict[str, Any]:
    """Code, severity, message, place (lines and columns from 1, the end not included), help and second places."""
    return {
        "code": problem.code,
        "severity": problem.severity,
        "message": problem.message,
        **place(problem.span),
        "help": problem.help,
        "labels": [{"message": label.text, **place(label.span)} for label in problem.labels],
    }


def place(span: Span | None) -> dict[str, Any]:
    """File, first line and column, and the place just behind the end; all null where there is no span."""
    if span is None:
        return {"file": None, "line": None, "column": None, "end_line": None, "end_column": None}
    return {
        "file": span.source.name,
        "line": span.line,
        "column": span.column,
        "end_line": span.source.line_of(span.end),
        "end_column": span.source.column_of(span.end),
    }
