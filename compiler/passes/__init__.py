"""The passes over the flow IR, in order. Each may be left out: the same games come out of it, more slowly."""

from __future__ import annotations

from collections.abc import Callable

from rulewright.compiler import flow_ir as ir
from rulewright.compiler.passes.as_sets import as_sets
from rulewright.compiler.passes.cheap_first import cheap_first
from rulewright.compiler.passes.diagrams import diagrams
from rulewright.compiler.passes.displace import displace
from rulewright.compiler.passes.fields import fields
from rulewright.compiler.passes.flood import flood
from rulewright.compiler.passes.guards import guards
from rulewright.compiler.passes.index import index
from rulewright.compiler.passes.inline import inline
from rulewright.compiler.passes.lanes import lanes
from rulewright.compiler.passes.once import once
from rulewright.compiler.passes.own_place import own_place
from rulewright.compiler.passes.planes import planes
from rulewright.compiler.passes.seat import seat
from rulewright.compiler.passes.share import share
from rulewright.compiler.passes.tabulate import tabulate
from rulewright.compiler.passes.targets import targets
from rulewright.compiler.passes.words import words

Pass = Callable[[ir.FlowGame], ir.FlowGame]

# After all others, for kernels alone: Python's sets are slower than its loops.
FOR_C: tuple[Pass, ...] = (own_place, as_sets, tabulate, flood, targets, once, seat, displace, fields, diagrams)
PASSES: tuple[Pass, ...] = (lanes, index, guards, words, cheap_first, inline, share, planes)
NAMES = frozenset(one.__name__ for one in (*PASSES, *FOR_C))


def run_passes(game: ir.FlowGame, without: frozenset[str] = frozenset()) -> ir.FlowGame:
    """The game after all passes but those that are named in `without`. A name that is no pass raises ValueError."""
    if unknown := without - NAMES:
        raise ValueError(f"there is no pass {', '.join(sorted(unknown))}")
    for one in PASSES:
        if one.__name__ not in without:
            game = one(game)
    return game
