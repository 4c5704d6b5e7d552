"""What a command did not expect → a few words for the person, and an exit code."""

from __future__ import annotations

import sys

import click

from rulewright.cli_common import tell_problems
from rulewright.dsl.problems import Problem, Refused
from rulewright.play.faults import Fault


def tell_fault(fault: Exception, bug: int) -> int:
    """1 for what the person can mend, `bug` for what only we can."""
    match fault:
        case Refused(problems=problems):
            tell_problems(problems)
        case Fault(message=message, line=line, text=text):
            where = [f"line {line} of the rules: {text}"] if line else []
            where += getattr(fault, "__notes__", [])
            tell_problems([Problem("RW850", f"The rules fail here: {message}", None, "\n".join(where))])
        case MemoryError():
            tell_problems([Problem("RW804", "there is not enough memory for this", None)])
        case RecursionError():
            tell_problems([Problem("RW804", "something is nested deeper than can be followed", None)])
        case OSError():
            tell_problems([_of_file(fault)])
        case _:
            tell_bug(fault)
            return bug
    return 1


def tell_bug(fault: Exception) -> None:
    command = " ".join(["rulewright", "--traceback", *sys.argv[1:]])
    click.echo(f"This is a bug in Rulewright: {type(fault).__name__}: {fault}", err=True)
    click.echo(f"Your files are as they were. To see where it happened: {command}", err=True)


def _of_file(fault: OSError) -> Problem:
    reason = (fault.strerror or str(fault) or type(fault).__name__).lower()
    where = f"{fault.filename}: " if fault.filename else ""
    return Problem("RW803", f"{where}{reason}", None, "a file could not be read or written")
