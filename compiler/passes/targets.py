"""targets: what is asked of the cell that a step leads to is asked once of all cells that a round of steps leads to.

`reachable x from c by mine(x)` became a set of origins for each distance: the cells from which so far on lies a stone
of mine, that is, my stones moved back by that distance. Where all distances move back the same set, the steps are taken
without it, and those cells are kept that lie in it.
"""

from __future__ import annotations

from dataclasses import replace
from functools import reduce

from rulewright.compiler import flow_ir as ir
from rulewright.compiler.every_expression import with_expressions
from rulewright.compiler.sets_where import everything, meet
from rulewright.dsl import expressions as x
from rulewright.dsl import types as ty
from rulewright.dsl.rewrite_exprs import key_of, rewrite


def targets(game: ir.FlowGame) -> ir.FlowGame:
    """The game with the common targets of all ways of a `Flood` taken out of them."""
    return with_expressions(game, lambda e: rewrite(e, _apart))


def _apart(e: x.Expr) -> x.Expr:
    match e:
        case x.Flood(ways=ways, by=by, within=(), type=ty.SetOf() as kind):
            pass
        case _:
            return e
    asked = [_targets(way, n) for way, n in zip(ways, by, strict=True)]
    common = {key: of for key, of in asked[0].items() if all(key in others for others in asked)}
    if not common:
        return e
    left = (
        [part for part in _conjuncts(way) if _target_key(part, n) not in common]
        for way, n in zip(ways, by, strict=True)
    )
    return replace(
        e, ways=tuple(reduce(meet, parts, everything(kind, e)) for parts in left), within=tuple(common.values())
    )


def _conjuncts(e: x.Expr) -> list[x.Expr]:
    """The sets that a set is what all of them hold."""
    match e:
        case x.Join(op="&", left=a, right=b):
            return [*_conjuncts(a), *_conjuncts(b)]
        case _:
            return [e]


def _targets(way: x.Expr, by: int) -> dict[object, x.Expr]:
    """The sets in which those cells lie that are so many places after the origins."""
    moved = [part for part in _conjuncts(way) if isinstance(part, x.Moved) and part.by == -by]
    return {key_of(part.of): part.of for part in moved}


def _target_key(part: x.Expr, by: int) -> object:
    return key_of(part.of) if isinstance(part, x.Moved) and part.by == -by else None
