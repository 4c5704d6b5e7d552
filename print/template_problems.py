"""What is told of texts of layouts that cannot be read or made."""

from __future__ import annotations

import re
from collections.abc import Iterable
from textwrap import wrap

from rulewright.dsl.problems import Problem, nearest
from rulewright.dsl.spans import Span

STEPS = 2_000  # of all loops, filters and ranges of one text together
LONGEST = 8_000  # characters of a finished text, and of a text that a loop goes over


def unknown_name(name: str, span: Span, known: Iterable[str]) -> Problem:
    """The problem RW723 for a name in a text that nothing stands for."""
    names = sorted(n for n in known if not n.startswith("_"))
    help = nearest(name, names) or "\n".join(wrap("Known here: " + ", ".join(names) + ".", 100))
    return Problem("RW723", f"There is no field `{name}` here.", inside(span, name), help)


def no_such_part(message: str, span: Span, help: str) -> Problem:
    """The problem RW723 for a part that a value has not; `message` names it."""
    return Problem("RW723", message, inside(span, word_of(message)), help)


def too_long(span: Span) -> Problem:
    help = f"A text may have {LONGEST:,} characters, and its loops and filters {STEPS:,} steps together."
    return Problem("RW722", "This text has no end, or is far too long for anything printed.", span, help)


def inside(span: Span, word: str) -> Span:
    """The place of a word in a span, the whole span where it is not found as written."""
    found = re.search(rf"\b{re.escape(word)}\b", span.text) if word else None
    return Span(span.source, span.start + found.start(), span.start + found.end()) if found else span


def word_of(fault: str) -> str:
    found = re.search(r"`([\w]+)", fault)
    return found[1] if found else ""
