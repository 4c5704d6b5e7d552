"""Problems → a JUnit report, the form that build servers show as tests."""

from __future__ import annotations

import re
from collections.abc import Iterable
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from rulewright.dsl.problems import Problem
from rulewright.dsl.problems_to_text import problem_to_text

# Characters that XML 1.0 cannot hold, not even escaped.
NOT_XML = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def problems_to_junit(problems: Iterable[Problem]) -> str:
    """One suite: a failed case for each error, a passed one for each warning, a passed one alone if all is well."""
    listed = tuple(problems)
    failures = sum(p.severity == "error" for p in listed)
    counts = {"tests": str(max(1, len(listed))), "failures": str(failures), "errors": "0", "skipped": "0"}
    suites = Element("testsuites", counts)
    suite = SubElement(suites, "testsuite", {"name": "rulewright check", **counts})
    for problem in listed:
        _case(suite, problem)
    if not listed:
        SubElement(suite, "testcase", {"classname": "rulewright", "name": "no problems"})
    indent(suites)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + tostring(suites, encoding="unicode") + "\n"


def _case(suite: Element, problem: Problem) -> None:
    file = problem.span.source.name if problem.span else "project"
    where = f" at {problem.span}" if problem.span else ""
    case = SubElement(suite, "testcase", {"classname": _clean(file), "name": _clean(f"{problem.code}{where}")})
    text = _clean(problem_to_text(problem))
    if problem.severity == "error":
        SubElement(case, "failure", {"message": _clean(problem.message), "type": problem.code}).text = text
    else:
        SubElement(case, "system-out").text = text


def _clean(text: str) -> str:
    return NOT_XML.sub("\N{REPLACEMENT CHARACTER}", text)
