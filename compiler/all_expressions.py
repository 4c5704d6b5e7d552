"""The flow IR → every expression that the compiled module will hold."""

from __future__ import annotations

from rulewright.compiler import flow_ir as ir
from rulewright.compiler.records import end_exprs
from rulewright.compiler.walk_stmts import exprs_of, inside
from rulewright.dsl import expressions as x
from rulewright.dsl.reads import function_expressions


def all_expressions(game: ir.FlowGame, tests: bool) -> list[x.Expr]:
    """Every expression that the module will hold."""
    model = game.model
    found: list[x.Expr] = []
    for f in (*model.functions, *model.made.values(), *model.own_pures(tests=tests).values()):
        found += function_expressions(f)
    bodies = [r.body for r in game.procedures.values()] + ([game.setup] if game.setup is not None else [])
    found += [e for b in bodies for s in inside(b.stmts) for e in exprs_of(s)]
    for flow in game.flows.values():
        for block in flow.blocks.values():
            found += [e for s in inside(block.ops) for e in exprs_of(s)]
            found += end_exprs(block.end)
            if isinstance(block.end, ir.Choose):
                for g in block.end.groups:
                    found += [gen.source for gen in g.gens] + [p.value for p in g.parts if p.value is not None]
                    found += [g.guard] if g.guard is not None else []
                    found += [g.at_once.pairs] if g.at_once is not None else []
                    found += [step.origins for step in g.steps]
    found += [e for _, e in model.ranking.by] if model.ranking is not None else []
    return found
