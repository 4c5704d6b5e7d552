"""planes: what lies on a board as sets that every move brings up to date, instead of looking at each place anew."""

from __future__ import annotations

from dataclasses import replace

from rulewright.compiler import flow_ir as ir
from rulewright.compiler.rewrite_game import exprs_changed, with_functions, with_groups
from rulewright.dsl import expressions as x
from rulewright.dsl.rewrite_exprs import rewrite


def planes(game: ir.FlowGame) -> ir.FlowGame:
    """The game with each `Taken` and `Placed` that anything asks for kept by the position."""
    kept: dict[tuple[type, str], x.Taken | x.Placed] = {}

    def keep(e: x.Expr) -> x.Expr:
        if not isinstance(e, x.Taken | x.Placed):
            return e
        made = replace(e, kept=True)
        kept.setdefault((type(e), e.zone), made)
        return made

    def of_group(group: ir.Group) -> ir.Group:
        if group.at_once is None:
            return group
        return replace(group, at_once=replace(group.at_once, pairs=rewrite(group.at_once.pairs, keep)))

    game = with_functions(game, lambda f: exprs_changed(f, lambda e: rewrite(e, keep)))
    game = with_groups(game, of_group)
    return replace(game, kept=tuple(kept.values()))
