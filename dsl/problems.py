"""One shape for every problem that a stage finds. Problems are collected and returned, never printed where they arise.

Codes: RW1xx text and syntax of rules, RW2xx names and declarations, RW3xx types, RW4xx flow (choices, loops, recursion,
conservation), RW5xx the rulebook in it (clauses, examples, misprints, checks, scenarios), RW6xx YAML and records,
RW7xx layouts and printing, RW8xx use: command line, saved games, faults of a running game. Each code has a page
`codes/RWnnn.md` beside this file.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from rulewright.dsl.spans import Span

MOST = 60  # problems told of one file; who has more mends these first
Severity = Literal["error", "warning"]


@dataclass(frozen=True, slots=True)
class Label:
    """A second place that explains the first, with a few words."""

    span: Span
    text: str


@dataclass(frozen=True, slots=True)
class Problem:
    """What is wrong (`message`: what I saw), where (`span`), and what to do about it (`help`)."""

    code: str
    message: str
    span: Span | None
    help: str = ""
    labels: tuple[Label, ...] = ()
    severity: Severity = "error"


class Refused(Exception):
    """Raised at the front doors (`load`, the command line) when a stage has found errors; carries all of them."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(f"{p.span or ''} {p.code} {p.message}" for p in self.problems))


def nearest(name: str, known: Iterable[str]) -> str:
    """`Did you mean "tile"?`, or nothing when no known name is near."""
    from difflib import get_close_matches  # only where something is wrong

    near = get_close_matches(name, sorted(set(known)), n=1, cutoff=0.6)
    return f'Did you mean "{near[0]}"?' if near else ""


def errors(problems: Iterable[Problem]) -> tuple[Problem, ...]:
    """Those problems that stop the build."""
    return tuple(p for p in problems if p.severity == "error")


def first_of(problems: tuple[Problem, ...]) -> tuple[Problem, ...]:
    """The first `MOST` problems of each file, and one more that counts the rest."""
    told: dict[str, int] = {}
    kept: list[Problem] = []
    for p in problems:
        name = p.span.source.name if p.span else ""
        told[name] = told.get(name, 0) + 1
        if told[name] <= MOST or p.code == "RW630":
            kept.append(p)
    for name, count in told.items():
        last = next((p for p in problems if p.span and p.span.source.name == name), None)
        if count > MOST + 1 and last is not None and last.span is not None:
            end = len(last.span.source.text)
            kept.append(
                Problem(
                    "RW111",
                    f"This file has {count - MOST} more problems.",
                    Span(last.span.source, end, end),
                    "Mend those above first.",
                )
            )
    return tuple(kept)


def in_order(problems: Iterable[Problem]) -> tuple[Problem, ...]:
    """Problems sorted by file and place, each once."""
    unique = dict.fromkeys(problems)
    return tuple(
        sorted(unique, key=lambda p: (p.span.source.name, p.span.start, p.code) if p.span else ("", 0, p.code))
    )
