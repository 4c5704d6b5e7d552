"""Model → the values of all `let`s that depend on neither arguments nor state, computed by their compiled form."""

from __future__ import annotations

import linecache
import re
from collections.abc import Mapping
from types import TracebackType
from typing import Any

from rulewright.compiler.expr_to_python import tier_of
from rulewright.compiler.game_to_python import class_name, pures_to_python
from rulewright.compiler.loaded_module import load_text
from rulewright.dsl import model as m
from rulewright.dsl.problems import Problem
from rulewright.dsl.reads import Reads
from rulewright.dsl.spans import Source, Span

QUOTED = re.compile(r"\s*#\s+(\d+)  ")


class NoValue(Exception):
    """A constant cannot be computed; carries what to tell."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.message)
        self.problem = problem


def constants(model: m.Model, reads: Mapping[str, Reads]) -> dict[str, Any]:
    """Every `let` without arguments and state, with the default options. Raises NoValue."""
    try:
        namespace = load_text(pures_to_python(model, dict(reads)), f"{model.name}_words")
        words = namespace[f"{class_name(model)}Words"](
            {o.name: int(o.default) for o in model.options.values()}, model.players[0]
        )
        found: dict[str, Any] = {}
        for pure in model.pures.values():
            if not pure.params:
                match tier_of(reads[pure.name]):
                    case "module":
                        found[pure.name] = _value(namespace[pure.name])
                    case "words":
                        found[pure.name] = _value(getattr(words, pure.name))
                    case "position":
                        pass
    except Exception as error:
        message = _message(error)
        if message is None:
            raise
        place = _place(error.__traceback__, model.span.source) or model.span
        mend = "It is computed once, before any game: mend it, or ask first whether it can be computed."
        raise NoValue(Problem("RW416", f"This value cannot be computed: {message}", place, mend)) from error
    return found


def _value(made: Any) -> Any:
    """A constant, which is a function where its `let` has a body."""
    return made() if callable(made) else made


def _message(error: Exception) -> str | None:
    """What went wrong in words; None if it is no fault of the rules."""
    told = getattr(error, "message", None)  # a fault of the runtime
    if isinstance(told, str):
        return told
    match error:
        case IndexError() | StopIteration():
            return "something is asked of a list that is too short."
        case ValueError():
            return "the least or greatest of nothing is asked."
        case ZeroDivisionError():
            return "it divides by zero."
        case _:
            return None


def _place(trace: TracebackType | None, source: Source) -> Span | None:
    """The line of rules that the compiled module quotes above the line where it failed."""
    found = None
    while trace is not None:
        name, line = trace.tb_frame.f_code.co_filename, trace.tb_lineno
        if trace.tb_frame.f_globals.get("COMPILED_FROM"):
            for at in range(line, 0, -1):
                quoted = QUOTED.match(linecache.getline(name, at))
                if quoted:
                    found = int(quoted[1])
                    break
        trace = trace.tb_next
    if found is None:
        return None
    text = source.line_text(found)
    start = source.line_starts[found - 1] + len(text) - len(text.lstrip())
    return Span(source, start, source.line_starts[found - 1] + len(text.rstrip()))
