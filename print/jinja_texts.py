"""Templates and expressions that compute or repeat something → Jinja2, kept on a short lead.

What a template may say is a list of allowed forms (`template_forms`), not one of forbidden forms. Methods, `__class__`
and the like, macros, `set` and includes have no place in a card's text. All loops of one text share a budget of steps,
and the text has a length, so that every template ends soon. This module is loaded when the first such text is read.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sized
from functools import cache
from typing import Any

from jinja2 import (
    StrictUndefined,
    Template,
    TemplateRuntimeError,
    TemplateSyntaxError,
    Undefined,
    UndefinedError,
    nodes,
    pass_context,
)
from jinja2.runtime import Context, LoopContext
from jinja2.sandbox import SandboxedEnvironment

from rulewright.dsl.problems import Problem
from rulewright.dsl.spans import Span
from rulewright.print.template_forms import FILTERS, TESTS, forbidden_form
from rulewright.print.template_problems import LONGEST, STEPS, inside, no_such_part, too_long, unknown_name, word_of
from rulewright.print.values import part_of, unknown_part, value_to_text

PARTS = 4_000  # values within a list that a loop goes over
LARGEST = 10**18  # of computed numbers
LOOP = ("index", "index0", "revindex", "revindex0", "first", "last", "length", "previtem", "nextitem")

Values = Mapping[str, object]


class _TooLong(Exception):
    """A text that would not end, or not soon."""


class _Environment(SandboxedEnvironment):
    """Jinja2 that knows fields of values and nothing about Python objects."""

    intercepted_binops = frozenset({"*", "%"})

    def getattr(self, obj: Any, attribute: str) -> Any:
        return self._part(obj, attribute)

    def getitem(self, obj: Any, argument: Any) -> Any:
        return self._part(obj, argument)

    def call_binop(self, context: Any, operator: str, left: Any, right: Any) -> Any:
        if not isinstance(left, int | float) or not isinstance(right, int | float):
            raise TypeError(f"`{operator}` needs a number on both sides")
        result = super().call_binop(context, operator, left, right)
        if abs(result) > LARGEST:
            raise _TooLong
        return result

    def _part(self, obj: Any, key: Any) -> Any:
        if isinstance(obj, StrictUndefined):
            str(obj)  # raises what this name has been waiting with
        found = part_of(obj, key)
        if found is not None:
            return found[0]
        if isinstance(obj, LoopContext) and key in LOOP:
            return getattr(obj, key)
        return self.undefined(hint="\n".join(unknown_part(obj, key)))


def template_from_source(source: str, span: Span) -> tuple[Template, tuple[str, ...]] | Problem:
    """A template and the names it takes from outside.

    A problem: RW720 (syntax), RW721 (a form that has no place here), RW722 (nested too deep).
    """
    try:
        tree = _environment().parse(source)
        found = _names_or_fault(tree, span)
        if isinstance(found, Problem):
            return found
        _count_steps(tree)
        code = _environment().compile(tree)
    except TemplateSyntaxError as fault:
        return _syntax(fault, span)
    except RecursionError:
        return too_long(span)
    return Template.from_code(_environment(), code, _environment().make_globals({})), found


def expression_from_source(source: str, span: Span) -> tuple[Callable[..., Any], tuple[str, ...]] | Problem:
    """An expression and the names it takes from outside; problems as for a template."""
    try:
        found = _names_or_fault(_environment().parse("{{ (" + source + "\n) }}"), span)
        if isinstance(found, Problem):
            return found
        return _environment().compile_expression("(" + source + "\n)", undefined_to_none=False), found
    except TemplateSyntaxError as fault:
        return _syntax(fault, span)
    except RecursionError:
        return too_long(span)


def _names_or_fault(tree: nodes.Template, span: Span) -> tuple[str, ...] | Problem:
    """The names that a text takes from outside, if all its forms have a place here."""
    fault = forbidden_form(tree)
    if fault:
        return Problem("RW721", f"This text reaches for {fault}.", inside(span, word_of(fault)), _FORMS)
    return _names(tree)


def rendered(template: Template, span: Span, values: Values) -> str | Problem:
    """The finished text. A problem: RW722 (no end), RW723 (an unknown name or field), RW724 (cannot be computed)."""
    try:
        parts: list[str] = []
        length = 0
        for part in template.generate(**values, **_Budget().names()):
            length += len(part)
            if length > LONGEST:
                raise _TooLong
            parts.append(part)
        return "".join(parts)
    except _FAULTS as fault:
        return _fault_to_problem(fault, span, values)


def computed(compute: Callable[..., Any], span: Span, values: Values) -> object:
    """The value of an expression, or a problem as for `rendered`."""
    try:
        budget = _Budget()
        value = compute(**values, **budget.names())
        if isinstance(value, StrictUndefined):
            str(value)  # raises what is amiss
        return list(budget.steps(value)) if isinstance(value, Iterator) else value
    except _FAULTS as fault:
        return _fault_to_problem(fault, span, values)


_FAULTS = (
    UndefinedError,
    TemplateRuntimeError,
    TypeError,
    ValueError,
    ArithmeticError,
    RecursionError,
    LookupError,
    _TooLong,
)
_FORMS = "A text may use fields, constants, `if`, `for`, arithmetic and these filters:\n" + "\n".join(
    (", ".join(FILTERS[:14]) + ",", ", ".join(FILTERS[14:]) + ".")
)


def _printed(value: object) -> str:
    match value:
        case Undefined():
            return str(value)  # raises what this name has been waiting with
        case tuple() | list():
            return ", ".join(map(_printed, value))
        case _:
            return value_to_text(value)


@cache
def _environment() -> _Environment:
    env = _Environment(undefined=StrictUndefined, finalize=_printed, autoescape=False, keep_trailing_newline=False)
    env.filters = {name: _counted(env.filters[name]) for name in FILTERS}
    env.tests = {name: env.tests[name] for name in TESTS}
    env.globals = {}
    return env


def _counted(filter: Callable[..., Any]) -> Callable[..., Any]:
    """A filter that draws on the budget of the text for each value it is given."""
    first = getattr(filter, "jinja_pass_arg", None)

    @pass_context
    def counted(context: Context, value: Any, *args: Any, **named: Any) -> Any:
        count = len(value) if isinstance(value, Sized) and not isinstance(value, str) else 1
        context["_budget"].spend(count)
        if first is None:
            return filter(value, *args, **named)
        lead = {"context": context, "eval_context": context.eval_ctx, "environment": context.environment}
        return filter(lead[first.name], value, *args, **named)

    return counted


class _Budget:
    """Counts the steps while one text is made."""

    def __init__(self) -> None:
        self.left = STEPS

    def names(self) -> dict[str, object]:
        """What a template finds of it."""
        return {"_steps": self.steps, "_budget": self, "range": self.range}

    def spend(self, steps: int) -> None:
        self.left -= steps
        if self.left < 0:
            raise _TooLong

    def range(self, *args: int) -> tuple[int, ...]:
        numbers = range(*args)
        self.spend(len(numbers))
        return tuple(numbers)

    def steps(self, values: Iterable[object]) -> Iterator[object]:
        if isinstance(values, Mapping):
            values = values.values()
        for value in values:
            self.spend(1)
            if _parts_of(value) > PARTS:
                raise _TooLong
            yield value


def _parts_of(value: object) -> int:
    """How many values lie in a value, however deep; more than PARTS where it is not worth counting on.

    A loop can name what an expression makes, and loops within each other could double it at each level.
    """
    match value:
        case str():
            return 1 if len(value) <= LONGEST else PARTS + 1
        case tuple() | list() if len(value) > PARTS:
            return PARTS + 1
        case tuple() | list():
            count = 1
            for part in value:
                count += _parts_of(part)
                if count > PARTS:
                    break
            return count
        case _:
            return 1


def _names(tree: nodes.Template) -> tuple[str, ...]:
    bound = {n.name for n in tree.find_all(nodes.Name) if n.ctx == "store"} | {"loop", "range"}
    return tuple(dict.fromkeys(n.name for n in tree.find_all(nodes.Name) if n.ctx == "load" and n.name not in bound))


def _count_steps(tree: nodes.Template) -> None:
    """Let every loop of the tree draw on the budget."""
    for loop in list(tree.find_all(nodes.For)):
        loop.iter = nodes.Call(nodes.Name("_steps", "load"), [loop.iter], [], None, None, lineno=loop.lineno)
    tree.set_environment(_environment())


def _syntax(fault: TemplateSyntaxError, span: Span) -> Problem:
    tried = re.search(r"(?:unknown tag|No (?:filter|test) named) '(\w+)'", str(fault))
    if tried and not tried[1].startswith(("end", "el")):
        what = f"`{tried[1]}`"
        return Problem("RW721", f"This text reaches for {what}.", inside(span, tried[1]), _FORMS)
    help = "A field stands in double braces, {{ number }}; {% if %} needs its {% endif %}, {% for %} its {% endfor %}."
    words = re.sub(r" Jinja was looking for [^.]*\.", "", fault.message or "something is missing")
    return Problem("RW720", f"This text cannot be read: {_lower(words)}.", span, help)


def _fault_to_problem(fault: Exception, span: Span, values: Values) -> Problem:
    match fault:
        case _TooLong() | RecursionError() | OverflowError():
            return too_long(span)
        case UndefinedError():
            return _unknown(fault, span, values)
        case _:
            help = "Check that each value in it is of the kind that the text takes it for."
            return Problem("RW724", f"This text cannot be computed: {_in_words(fault)}.", span, help)


def _in_words(fault: Exception) -> str:
    """What Python says of a wrong computation, without Python's names."""
    words = re.sub(r"\(s\)|type of argument |'?\b(\w+)\b'? object", lambda m: _KINDS.get(m[1] or "", ""), str(fault))
    return _lower(re.sub(r"'(\w+)'", lambda m: _KINDS.get(m[1], f"`{m[1]}`"), words).strip())


_KINDS = {
    "int": "a number", "float": "a number", "str": "a text", "tuple": "a list", "list": "a list", "dict": "a table",
    "Shown": "a row", "NoneType": "nothing", "bool": "a flag",
}  # fmt: skip


def _unknown(fault: UndefinedError, span: Span, values: Values) -> Problem:
    message, _, help = str(fault).partition("\n")
    top = re.match(r"'(\w+)' is undefined", message)
    return unknown_name(top[1], span, values) if top else no_such_part(message, span, help)


def _lower(text: str) -> str:
    return text[:1].lower() + text[1:].rstrip(".")
