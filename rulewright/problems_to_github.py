"""Problems → workflow commands that a GitHub run turns into annotations beside the lines."""

from __future__ import annotations

from collections.abc import Iterable

from rulewright.dsl.problems import Problem


def problems_to_github(problems: Iterable[Problem]) -> str:
    """One line a problem, each with its line end."""
    return "".join(f"{_command(p)}\n" for p in problems)


def _command(problem: Problem) -> str:
    text = f"{problem.message}\n{problem.help}" if problem.help else problem.message
    properties = {"title": problem.code}
    if span := problem.span:
        line, end_line = span.line, span.source.line_of(span.end)
        properties = {"file": span.source.name, "line": str(line), "endLine": str(end_line), **properties}
        properties["col"] = str(span.column)
        if line == end_line:
            properties["endColumn"] = str(span.source.column_of(span.end))
    listed = ",".join(f"{name}={_property(value)}" for name, value in properties.items())
    return f"::{problem.severity} {listed}::{_data(text)}"


def _data(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")
