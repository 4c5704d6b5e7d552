"""What stands for a stop in C: its labels and functions, and the cases of a switch over all stops."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from rulewright.compiler import flow_ir as ir
from rulewright.compiler.choices_to_python import Decision
from rulewright.compiler.flow_to_python import stop_constant


def take_label(choose: ir.Choose) -> str:
    """Where a decision of a stop is read."""
    return f"take_{_stop_name(choose)}"


def offer_name(choose: ir.Choose) -> str:
    """The function that says what may be chosen at a stop."""
    return f"offer_{_stop_name(choose)}"


def _stop_name(choose: ir.Choose) -> str:
    return stop_constant(choose.stop).lower() + ("" if choose.seat is None else f"_of_{choose.seat + 1}")


def stop_cases(decisions: Iterable[Decision], does: Callable[[ir.Choose], str]) -> Iterator[str]:
    """The cases of a switch over stops, with what is to be done at each."""
    for d in decisions:
        match d.choose.seat:
            case None:
                yield f"case {stop_constant(d.choose.stop)}: {does(d.choose)}"
            case 0:
                yield f"case {stop_constant(d.choose.stop)}: if (pos->me == 0) {{ {does(d.choose)} }}"
            case _:
                yield f"    {does(d.choose)}"
