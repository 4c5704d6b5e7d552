"""Texts and expressions of a layout, and values → finished texts and values.

A template is written by a designer and may come from anywhere, so it gets values and a few filters and nothing else.
Most texts only name fields: they are read here. Whatever computes or repeats something is Jinja2 (`jinja_texts`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from rulewright.dsl.problems import Problem
from rulewright.dsl.spans import Span
from rulewright.print.template_problems import LONGEST, no_such_part, too_long, unknown_name
from rulewright.print.values import part_of, unknown_part, value_to_text

if TYPE_CHECKING:
    from jinja2 import Template

TEMPLATE = 2_000  # characters of a template
WORDS = ("and", "else", "false", "False", "if", "in", "is", "loop", "none", "None", "not", "or", "self", "true", "True")
_FIELD = re.compile(r"\{\{ *([A-Za-z]\w*(?:\.[A-Za-z]\w*)*) *\}\}")
_SINGLE_EQUALS = re.compile(r"(?<![=!<>])=(?!=)")
_WAY = re.compile(r"\s*([A-Za-z]\w*(?:\.[A-Za-z]\w*)*)\s*")
_OPENING = re.compile(r"\{[{%#]")

Values = Mapping[str, object]
Way = tuple[str, ...]  # a name, then fields of what it stands for


@dataclass(frozen=True, slots=True, eq=False)
class Text:
    """A template that is ready to use. `names` are those it takes from outside, in order of their first use."""

    source: str
    span: Span
    names: tuple[str, ...]
    made: tuple[str | Way, ...] | Template


@dataclass(frozen=True, slots=True, eq=False)
class Formula:
    """An expression that is ready to use, such as the condition of a region."""

    text: Text
    made: Way | Callable[..., Any]


def text_from_span(source: str, span: Span) -> Text | Problem:
    """Read a template. A problem: RW720 (syntax), RW721 (a form that has no place here), RW722 (too long)."""
    if len(source) > TEMPLATE:
        return too_long(span)
    parts = _plain_parts(source)
    if parts is not None:
        names = dict.fromkeys(part[0] for part in parts if isinstance(part, tuple))
        return Text(source, span, tuple(names), parts)
    from rulewright.print.jinja_texts import template_from_source

    found = template_from_source(source, span)
    return found if isinstance(found, Problem) else Text(source, span, found[1], found[0])


def formula_from_span(source: str, span: Span) -> Formula | Problem:
    """Read an expression such as `number in PRIMES`; problems as for a text."""
    way = _WAY.fullmatch(source)
    if way and way[1].partition(".")[0] not in WORDS:
        names = tuple(way[1].split("."))
        return Formula(Text(source, span, names[:1], (names,)), names)
    if len(source) > TEMPLATE:
        return too_long(span)
    from rulewright.print.jinja_texts import expression_from_source

    found = expression_from_source(source, span)
    if isinstance(found, Problem):
        return _about_formula(found, source)
    return Formula(Text(source, span, found[1], ()), found[0])


def _about_formula(problem: Problem, source: str) -> Problem:
    """What was told of the text around a formula, said of the formula."""
    if problem.code != "RW720":
        return problem
    message = problem.message.replace("This text", "This formula").replace("expected token ')', got", "it ends before")
    unequal = _SINGLE_EQUALS.search(source) or re.search(r"\bis\s+[\d\"']", source)
    help = "Equal is `==`, one of several `in [6, 9]`." if unequal else 'Such as `number in [6, 9]` or `name == "fox"`.'
    return replace(problem, message=message, help=help)


def render(text: Text, values: Values) -> str | Problem:
    """The finished text. A problem: RW722 (no end), RW723 (an unknown name or field), RW724 (cannot be computed)."""
    if not isinstance(text.made, tuple):
        from rulewright.print.jinja_texts import rendered

        return rendered(text.made, text.span, values)
    parts: list[str] = []
    for part in text.made:
        found = _value_at(part, text.span, values) if isinstance(part, tuple) else part
        if isinstance(found, Problem):
            return found
        try:
            parts.append(found if isinstance(found, str) else value_to_text(found))
        except TypeError as fault:
            help = "Check that each value in it is of the kind that the text takes it for."
            return Problem("RW724", f"This text cannot be computed: {fault}.", text.span, help)
    whole = "".join(parts)
    return too_long(text.span) if len(whole) > LONGEST else whole


def evaluate(formula: Formula, values: Values) -> object:
    """The value of an expression, or a problem as for `render`."""
    if isinstance(formula.made, tuple):
        return _value_at(formula.made, formula.text.span, values)
    from rulewright.print.jinja_texts import computed

    return computed(formula.made, formula.text.span, values)


def _plain_parts(source: str) -> tuple[str | Way, ...] | None:
    """Literal parts and fields by turns; None if something in the text is more than a field."""
    pieces = _FIELD.split(source)
    ways = [tuple(piece.split(".")) for piece in pieces[1::2]]
    if any(_OPENING.search(piece) for piece in pieces[::2]) or any(way[0] in WORDS for way in ways):
        return None
    parts = [part for pair in zip(pieces[::2], [*ways, ()], strict=True) for part in pair if part]
    return tuple(parts)


def _value_at(way: Way, span: Span, values: Values) -> object:
    if way[0] not in values:
        return unknown_name(way[0], span, values)
    value = values[way[0]]
    for key in way[1:]:
        found = part_of(value, key)
        if found is None:
            message, help = unknown_part(value, key)
            return no_such_part(message, span, help)
        value = found[0]
    return value
