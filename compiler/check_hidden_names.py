"""Flow IR → names that hold something hidden while somebody decides: they would stand in the views of the others."""

from __future__ import annotations

from rulewright.compiler import flow_ir as ir
from rulewright.dsl.problems import Problem
from rulewright.dsl.spans import Span

HELP = "Move or `reveal` it before, or keep it in a var that its owner sees."


def check_hidden_names(game: ir.FlowGame) -> tuple[Problem, ...]:
    """A problem RW434 for each such name and decision, or call of a rule in which somebody decides."""
    kept = [
        (flow.blocks[block].end, name)
        for flow in game.flows.values()
        for block, live in flow.live.items()
        for name in live
    ]
    return tuple(
        _problem(name, end.span)
        for end, name in kept
        if isinstance(end, ir.Choose | ir.CallFlow) and (end.span, name) in game.model.hidden
    )


def _problem(name: str, at: Span) -> Problem:
    return Problem("RW434", f"`{name}` is not known to all and is still needed after this decision.", at, HELP)
