"""flood: what repeated steps on a board lead to grows as a whole set, one shift for each distance of a step.

`reachable x from c by mine(x)` takes cell after cell of what was found and asks for its neighbours. But the steps lie
few distances apart: all that was found moves by each of them at once, again and again until nothing is new.
"""

from __future__ import annotations

from rulewright.compiler import flow_ir as ir
from rulewright.compiler.cannot_fault import Faults
from rulewright.compiler.every_expression import with_expressions
from rulewright.compiler.known_values import KnownValues
from rulewright.compiler.sets_where import SetsWhere, everything
from rulewright.compiler.steps_of_sets import StepsOf
from rulewright.dsl import expressions as x
from rulewright.dsl import types as ty
from rulewright.dsl.rewrite_exprs import rewrite

LARGEST_GRID = 512  # cells; more words than eight are slower than a walk


def flood(game: ir.FlowGame) -> ir.FlowGame:
    """The game with `Flood` in place of `Reach` where the distances of the steps are few and known."""
    known = KnownValues(game.model)
    faults = Faults({**game.model.pures, **game.model.patterns, **game.model.made})
    sets = SetsWhere(game, faults)

    def flooded(e: x.Expr) -> x.Expr:
        match e:
            case x.Reach(name=name, start=start, step=step, type=ty.SetOf(of=ty.Ref() as cell) as kind):
                pass
            case _:
                return e
        grid = game.model.grids.get(cell.table)
        if isinstance(step, x.Builtin) and step.name == "listed":
            step = step.args[0]
        if grid is None or grid.size > LARGEST_GRID or step.type != kind or not faults.never(step):
            return e
        steps = StepsOf(sets, known, everything(kind, e), grid.size).of(step, name)
        ways, by = tuple(s.origins for s in steps), tuple(s.by for s in steps)
        return x.Flood(start, ways, by, kind, e.span) if steps else e

    return with_expressions(game, lambda e: rewrite(e, flooded))
