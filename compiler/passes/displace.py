"""displace: options that lead from a cell to one so many places on become one set of origins for each such step.

`"{c} to {d}" for c in mine, d in ahead(c) if pawn[d] is none`: `ahead` is known before any game, and its pairs of cells
lie few distances apart. For each distance the pawns that may go are my pawns, those that have a cell there, and the
empty cells moved back by that distance: three operations on sets for all pawns at once. What may be chosen is then
counted, and one drawn, without ever being listed.
"""

from __future__ import annotations

from dataclasses import replace

from rulewright.compiler import flow_ir as ir
from rulewright.compiler.cannot_fault import Faults
from rulewright.compiler.known_values import KnownValues
from rulewright.compiler.rewrite_game import with_groups
from rulewright.compiler.sets_where import SetsWhere
from rulewright.compiler.steps_of_sets import StepsOf
from rulewright.dsl import types as ty

LARGEST_GRID = 64  # cells that fit into a word


def displace(game: ir.FlowGame) -> ir.FlowGame:
    """The game with `steps` on each option line of two cells whose distances are few and known."""
    known = KnownValues(game.model)
    faults = Faults({**game.model.pures, **game.model.patterns, **game.model.made})
    sets = SetsWhere(game, faults)

    def of_group(group: ir.Group) -> ir.Group:
        match group:
            case ir.Group(at_once=None, guard=None, gens=(
                ir.GroupGen(names=(start,), source=starts, carrier=ir.Carrier(form="type", type=ty.Ref() as cell)),
                ir.GroupGen(names=(_,), source=ends, carrier=ir.Carrier(form="type", type=ty.Ref() as other)),
            )) if cell == other and starts.type == ends.type == ty.SetOf(cell) and faults.never(ends):  # fmt: skip
                grid = game.model.grids.get(cell.table)
                if grid is None or grid.size > LARGEST_GRID:
                    return group
                return replace(group, steps=StepsOf(sets, known, starts, grid.size).of(ends, start))
            case _:
                return group

    return with_groups(game, of_group)
