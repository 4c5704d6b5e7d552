"""A game of the flow IR with every whole expression in it changed, wherever it stands."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, is_dataclass, replace
from typing import Any, get_args

from rulewright.compiler import flow_ir as ir
from rulewright.compiler.rewrite_game import exprs_changed, with_reads
from rulewright.dsl import expressions as x
from rulewright.dsl import model as m
from rulewright.dsl.spans import Span

Change = Callable[[x.Expr], x.Expr]
EXPRESSIONS = get_args(x.Expr)


def with_expressions(game: ir.FlowGame, change: Change) -> ir.FlowGame:
    """Functions, patterns, statements, ends of blocks and the ranking, each whole expression changed once."""
    model = game.model
    model = replace(
        model,
        pures={n: exprs_changed(f, change) for n, f in model.pures.items()},
        made={n: exprs_changed(f, change) for n, f in model.made.items()},
        patterns={n: _changed(f, change) for n, f in model.patterns.items()},
        ranking=_changed(model.ranking, change),
        starter=None if model.starter is None else change(model.starter),
    )
    return with_reads(replace(with_statements(game, change), model=model))


def with_statements(game: ir.FlowGame, change: Change) -> ir.FlowGame:
    """Every whole expression in statements and in the ends of blocks changed."""
    flows = {
        name: replace(flow, blocks={b: _changed(block, change) for b, block in flow.blocks.items()})
        for name, flow in game.flows.items()
    }
    procedures: dict[str, m.RuleDecl] = {n: _changed(r, change) for n, r in game.procedures.items()}
    return replace(game, flows=flows, procedures=procedures, setup=_changed(game.setup, change))


def _changed(node: Any, change: Change) -> Any:
    """The same node with the expressions in it changed; what holds none is the same object."""
    if isinstance(node, EXPRESSIONS):
        return change(node)
    if isinstance(node, tuple):
        made = tuple(_changed(part, change) for part in node)
        return node if all(a is b for a, b in zip(node, made, strict=True)) else made
    if not is_dataclass(node) or isinstance(node, Span | type):
        return node
    now = {f.name: getattr(node, f.name) for f in fields(node)}
    new = {name: _changed(value, change) for name, value in now.items()}
    different = {name: value for name, value in new.items() if value is not now[name]}
    return replace(node, **different) if different else node
