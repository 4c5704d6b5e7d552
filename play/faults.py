"""What can go wrong while a game runs: a decision that is not offered, or a fault of the rules themselves."""

from __future__ import annotations

import linecache
import re
from types import TracebackType
from typing import Any

QUOTED = re.compile(r"\s*#\s+(\d+)  (.*)")


class NotOffered(ValueError):
    """A decision that the position does not offer; the state is as it was."""


class Fault(Exception):
    """A bug of the rules, met while playing. `line` and `text` are the line of rules, where the module quotes it."""

    def __init__(self, message: str, line: int = 0, text: str = "") -> None:
        self.message, self.line, self.text = message, line, text
        where = f" (line {line}: {text})" if line else ""
        super().__init__(f"RW850 {message}{where}")

    def __reduce__(self) -> tuple[Any, ...]:
        """Faults travel between processes with their notes."""
        return Fault, (self.message, self.line, self.text), self.__dict__


# What compiled rules may raise: slips of indexes, values and divisions are faults of the rules as well.
FAULTS = (Fault, IndexError, ValueError, ZeroDivisionError)


class Needed(Exception):
    """Under explicit chance: a draw not decided yet, with (value, weight, how to write it) of each outcome."""

    def __init__(self, outcomes: tuple[tuple[Any, int, Any], ...]) -> None:
        super().__init__("chance")
        self.outcomes = outcomes


def placed(error: Exception) -> Fault:
    """The fault with the line of rules under which the generated code stood when it was raised."""
    message = error.message if isinstance(error, Fault) else _message(error)
    found = _rules_line(error.__traceback__)
    return Fault(message, *found) if found else Fault(message)


def _message(error: Exception) -> str:
    match error:
        case IndexError() | StopIteration():
            return "Something was asked of a list that is too short."
        case ValueError():
            return "The least or greatest of nothing was asked."
        case _:
            return str(error)


def _rules_line(trace: TracebackType | None) -> tuple[int, str] | None:
    """The nearest quoted line above the deepest line of a generated module, in the same function."""
    found = None
    while trace is not None:
        name, line = trace.tb_frame.f_code.co_filename, trace.tb_lineno
        if trace.tb_frame.f_globals.get("COMPILED_FROM"):
            for at in range(line, max(trace.tb_frame.f_code.co_firstlineno, line - 40), -1):
                quoted = QUOTED.match(linecache.getline(name, at, trace.tb_frame.f_globals))
                if quoted:
                    found = int(quoted[1]), quoted[2]
                    break
        trace = trace.tb_next
    return found
