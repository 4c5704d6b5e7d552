"""A game of the flow IR with some of its option lines, functions or expressions replaced: what passes are made of."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace

from rulewright.compiler import flow_ir as ir
from rulewright.dsl import expressions as x
from rulewright.dsl import model as m
from rulewright.dsl.reads import function_reads


def with_groups(game: ir.FlowGame, change: Callable[[ir.Group], ir.Group]) -> ir.FlowGame:
    """Every option line changed."""

    def of_block(block: ir.Block) -> ir.Block:
        if not isinstance(block.end, ir.Choose):
            return block
        return replace(block, end=replace(block.end, groups=tuple(change(g) for g in block.end.groups)))

    def of_flow(flow: ir.Flow) -> ir.Flow:
        return replace(flow, blocks={name: of_block(b) for name, b in flow.blocks.items()})

    return replace(game, flows={name: of_flow(f) for name, f in game.flows.items()})


def with_made(game: ir.FlowGame, made: Iterable[m.PureLet]) -> ir.FlowGame:
    """More functions, or others in place of those of the same name."""
    model = replace(game.model, made={**game.model.made, **{f.name: f for f in made}})
    return with_reads(replace(game, model=model))


def with_reads(game: ir.FlowGame) -> ir.FlowGame:
    """What each function reads, computed anew."""
    pures = {**game.model.pures, **game.model.test_pures, **game.model.made}
    known: dict[str, frozenset[str]] = {}
    for name in (*pures, *game.model.patterns):
        function_reads(name, pures, game.model.patterns, known)
    return replace(game, reads=known)


def with_functions(
    game: ir.FlowGame, change: Callable[[m.PureLet], m.PureLet], more: Mapping[str, m.PureLet] | None = None
) -> ir.FlowGame:
    """Every `let`, of the rules and of passes, changed; `more` are functions that the change may add."""
    pures = {name: change(f) for name, f in game.model.pures.items()}
    made = {name: change(f) for name, f in game.model.made.items()} | dict(more or {})
    return with_reads(replace(game, model=replace(game.model, pures=pures, made=made)))


def exprs_changed(f: m.PureLet, change: Callable[[x.Expr], x.Expr]) -> m.PureLet:
    """A function with each whole expression in it changed."""
    lets = tuple(replace(let, value=change(let.value)) for let in f.lets)
    cases = tuple(
        replace(c, value=change(c.value), condition=None if c.condition is None else change(c.condition))
        for c in f.cases
    )
    return replace(f, lets=lets, cases=cases)
