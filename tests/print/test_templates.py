"""Texts of layouts: what they may say, and that nothing else gets through or goes on for ever."""

from __future__ import annotations

import time
from itertools import pairwise

import pytest

from rulewright.dsl.problems import Problem
from rulewright.dsl.spans import Source, Span
from rulewright.print.template_problems import LONGEST
from rulewright.print.text_from_template import evaluate, formula_from_span, render, text_from_span
from rulewright.print.values import Shown

ROW = Shown("Fox", {"name": "Fox", "items": 3, "none": None, "sly": True})
VALUES = {"number": 7, "PRIMES": (2, 3, 5, 7), "row": ROW, "word": "fox", "clauses": {"A-1": ROW}}


def said(source: str) -> str:
    """The finished text, or the code of the problem."""
    span = Span(Source("x.yaml", source), 0, len(source))
    text = text_from_span(source, span)
    found = text if isinstance(text, Problem) else render(text, VALUES)
    return found.code if isinstance(found, Problem) else found


@pytest.mark.parametrize(
    ("source", "text"),
    [
        ("{{ number }}", "7"),
        ("{{ row.name }} {{ row }} {{ row['items'] }} {{ row.sly }} [{{ row.none }}]", "Fox Fox 3 yes []"),
        ("{{ PRIMES }}", "2, 3, 5, 7"),
        ("{% for p in PRIMES %}{{ p }}{% if not loop.last %}/{% endif %}{% endfor %}", "2/3/5/7"),
        ("{{ 'prime' if number in PRIMES else 'not' }}", "prime"),
        ("{{ number * 2 + 1 }} {{ number // 2 }} {{ number % 4 }}", "15 3 3"),
        ("{{ clauses['A-1'].name|upper }}", "FOX"),
        ("{{ PRIMES|sum }} {{ PRIMES|join('+') }} {{ PRIMES|map('string')|join }}", "17 2+3+5+7 2357"),
        ("{{ word[1:] }}{# a note #}", "ox"),
        ("{% for n in range(3) %}{{ n }}{% endfor %}", "012"),
    ],
)  # fmt: skip
def test_what_a_text_may_say(source: str, text: str) -> None:
    assert said(source) == text


@pytest.mark.parametrize(
    "source",
    [
        "{{ ''.__class__ }}",
        "{{ ''['__class__'] }}",
        "{{ row._fields }}",
        "{{ self }}",
        "{{ self._TemplateReference__context }}",
        "{{ _steps }}",
        "{{ _budget.left }}",
        "{{ word.upper() }}",
        "{{ word.format(1) }}",
        "{{ lipsum() }}",
        "{{ row|attr('name') }}",
        "{{ word|center(99999999) }}",
        "{{ PRIMES|tojson }}",
        "{{ PRIMES|batch(2) }}",
        "{% set x = 3 %}",
        "{% set x %}a{% endset %}",
        "{% include 'tile.yaml' %}",
        "{% import 'a' as a %}",
        "{% extends 'a' %}",
        "{% macro f() %}{{ f() }}{% endmacro %}{{ f() }}",
        "{% call f() %}{% endcall %}",
        "{% filter upper %}a{% endfilter %}",
        "{% block a %}{% endblock %}",
        "{% for p in PRIMES recursive %}{{ loop(PRIMES) }}{% endfor %}",
        "{{ 9 ** 9 }}",
        "{{ {'a': 1} }}",
        "{% do x %}",
    ],
)
def test_what_no_text_may_say(source: str) -> None:
    assert said(source) == "RW721"


@pytest.mark.parametrize(
    "source",
    [
        "{% for p in PRIMES %}{{ loop['_' ~ 'iterator'] }}{% endfor %}",
        "{{ row['__' ~ 'class__'] }}",
        "{{ PRIMES|map(attribute='__class__')|list }}",
        "{{ word['upper'] }}",
        "{{ number.real }}",
        "{{ cycler }}",
        "{{ nmber }}",
        "{{ row.nam }}",
        "{{ row.nam.x }}",
        "{{ PRIMES[9] }}",
        "{{ clauses['B'] }}",
    ],
)
def test_what_does_not_exist(source: str) -> None:
    assert said(source) == "RW723"


@pytest.mark.parametrize(
    "source",
    [
        "{{ number / 0 }}",
        "{{ number + word }}",
        "{{ word * 9 }}",
        "{{ '%99999999d' % 1 }}",
        "{% for x in number %}{% endfor %}",
        "{{ clauses }}",
        "{{ PRIMES|map('upper') }}",
        "{{ [1]|map('attr', 'real')|list }}",
        "{% for p in PRIMES %}{{ loop }}{% endfor %}",
        "{% for range in PRIMES %}{{ range(3) }}{% endfor %}",
    ],
)
def test_what_cannot_be_computed(source: str) -> None:
    assert said(source) == "RW724"


@pytest.mark.parametrize(
    "source", ["{{ number", "{% if number %}", "{{ number | }}", "{% for %}{% endfor %}", "{{ 1 2 }}", "{% endif %}"]
)
def test_what_cannot_be_read(source: str) -> None:
    assert said(source) == "RW720"


def nested(start: str, sign: str, times: int, depth: int) -> str:
    """Loops within each other, each of which multiplies what the last one named."""
    names = "abcdefghijklmnop"
    rows = [f"{{% for {names[0]} in [{sign.join([start] * times)}] %}}"]
    rows += [f"{{% for {b} in [{sign.join([a] * times)}] %}}" for a, b in pairwise(names[:depth])]
    return "".join(rows) + f"{{{{ {names[depth - 1]} }}}}" + "{% endfor %}" * depth


@pytest.mark.parametrize(
    "source",
    [
        "{{ range(10000000000) }}",
        "{{ range(99999999999999999999999) }}",
        "{% for a in range(1000) %}{% for b in range(1000) %}{% if 0 %}{% endif %}{% endfor %}{% endfor %}",
        "{% for a in range(1999) %}0123456789{% endfor %}",
        nested('"aaaa"', "~", 20, 8),
        nested("[1]", "+", 20, 8),
        nested("99", "*", 20, 8),
        nested("[1]", ",", 20, 8),
        "{% for a in range(40) %}{{ range(40)|sort|sort|sort|sum }}{% endfor %}",
        "{{ " + "(" * 900 + "1" + ")" * 900 + " }}",
        "a" * 9000,
    ],
)
def test_what_has_no_end(source: str) -> None:
    start = time.perf_counter()
    assert said(source) == "RW722"
    assert time.perf_counter() - start < 2


def test_longest_text() -> None:
    assert len(said("{% for a in range(800) %}0123456789{% endfor %}")) == LONGEST


@pytest.mark.parametrize(
    ("source", "value"),
    [
        ("number in PRIMES", True),
        ("PRIMES|select('gt', 3)", [5, 7]),
        ("row.sly and not row.none", True),
        ("PRIMES[1:]", (3, 5, 7)),
    ],
)
def test_expressions(source: str, value: object) -> None:
    formula = formula_from_span(source, Span(Source("x.yaml", source), 0, len(source)))
    assert not isinstance(formula, Problem)
    assert evaluate(formula, VALUES) == value


@pytest.mark.parametrize(
    ("source", "says", "help"),
    [
        ("number = 6", "it ends before '='", "Equal is `==`"),
        ("number is 6", "This formula", "Equal is `==`"),
        ("number in [6", "This formula", "Such as"),
        ("number <= 6 6", "it ends before 'integer'", "Such as"),
    ],
)
def test_what_is_no_formula_is_told_as_one(source: str, says: str, help: str) -> None:
    problem = formula_from_span(source, Span(Source("x.yaml", source), 0, len(source)))
    assert isinstance(problem, Problem)
    assert says in problem.message
    assert problem.help.startswith(help)


@pytest.mark.parametrize(
    ("source", "code"),
    [
        ("number in", "RW720"),
        ("1) }}{{ (2", "RW720"),
        ("1) }}{% set a = (2", "RW720"),
        ("''.__class__", "RW721"),
        ("nmber", "RW723"),
        ("row.x", "RW723"),
        ("range(9999999)", "RW722"),
        ("number < row", "RW724"),
    ],
)
def test_bad_expressions(source: str, code: str) -> None:
    formula = formula_from_span(source, Span(Source("x.yaml", source), 0, len(source)))
    found = formula if isinstance(formula, Problem) else evaluate(formula, VALUES)
    assert isinstance(found, Problem)
    assert found.code in (code, "RW721")


def test_a_near_name_is_offered_at_its_place() -> None:
    source = "Number {{ nubmer }}"
    text = text_from_span(source, Span(Source("x.yaml", source), 0, len(source)))
    assert not isinstance(text, Problem)
    problem = render(text, VALUES)
    assert isinstance(problem, Problem)
    assert problem.help == 'Did you mean "number"?'
    assert problem.span
    assert (problem.span.column, problem.span.text) == (11, "nubmer")
