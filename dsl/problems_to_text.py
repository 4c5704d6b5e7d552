"""Problems → text for people: place, code, what was seen, the line itself, what to try."""

from __future__ import annotations

from collections.abc import Iterable

from rulewright.dsl.problems import Problem
from rulewright.dsl.spans import Span

WIDTH = 160


def problem_to_text(problem: Problem) -> str:
    """One problem as several lines of plain text, without a line end."""
    where = f"{problem.span}: " if problem.span else ""
    lines = [f"{where}{problem.severity} {problem.code}: {problem.message}"]
    if problem.span:
        lines += _snippet(problem.span, "")
    for label in problem.labels:
        if problem.span is None or label.span.source is not problem.span.source:
            lines.append(f"  {label.span}")
        lines += _snippet(label.span, label.text)
    if problem.help:
        first, *rest = problem.help.splitlines()
        lines += [f"  help: {first}", *(f"        {line}" for line in rest)]
    return "\n".join(lines)


def problems_to_text(problems: Iterable[Problem]) -> str:
    """All problems, an empty line between two, and a last line that counts them."""
    listed = tuple(problems)
    if not listed:
        return ""
    wrong = sum(p.severity == "error" for p in listed)
    odd = len(listed) - wrong
    counts = [f"{n} {word}{'s' * (n != 1)}" for n, word in ((wrong, "error"), (odd, "warning")) if n]
    return "\n\n".join(problem_to_text(p) for p in listed) + f"\n\n{' and '.join(counts)}\n"


def _snippet(span: Span, note: str) -> list[str]:
    number = str(span.line)
    text = span.source.line_text(span.line)
    start = span.column - 1
    length = max(1, min(span.end - span.start, len(text) - start))
    shift = max(0, start + length - WIDTH) if len(text) > WIDTH else 0
    shown = "".join(c if c.isprintable() else " " for c in text[shift : shift + WIDTH])
    marks = " " * (start - shift) + "^" * min(length, WIDTH)
    pad = " " * len(number)
    return [f"  {number} | {shown}".rstrip(), f"  {pad} | {marks}{' ' + note if note else ''}"]
