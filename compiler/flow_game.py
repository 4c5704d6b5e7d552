"""Typed model → the whole flow IR of a game: flows with their records, procedures, and what each function reads."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from rulewright.compiler import flow_ir as ir
from rulewright.compiler.flow_from_model import FlowBuilder, ending_rules, stopping_rules
from rulewright.compiler.number_options import Numbers
from rulewright.compiler.open_decks import open_decks
from rulewright.compiler.python_types import size_if_finite
from rulewright.compiler.records import records
from rulewright.compiler.types_apart import types_apart
from rulewright.compiler.walk_stmts import inside
from rulewright.dsl import expressions as x
from rulewright.dsl import model as m
from rulewright.dsl import types as ty
from rulewright.dsl.problems import Problem
from rulewright.dsl.reads import Reads, function_reads


def reads_of_model(model: m.Model) -> dict[str, Reads]:
    """What each `let` and pattern depends on, test functions among them."""
    pures = {**model.pures, **model.test_pures}
    known: dict[str, Reads] = {}
    for name in (*pures, *model.patterns):
        function_reads(name, pures, model.patterns, known)
    return known


def flow_game(
    model: m.Model, reads: Mapping[str, Reads], value_of: Callable[[x.Expr], object], tests: bool
) -> tuple[ir.FlowGame, tuple[Problem, ...]]:
    """Lower a model. `value_of` computes constants; with `tests` the rules of scenarios are lowered too."""
    assert model.main is not None
    assert model.main_body is not None
    rules = {**model.rules, **(model.test_rules if tests else {})}
    stopping = stopping_rules(rules)
    ends = ending_rules(rules)
    numbers = Numbers(model.pures, lambda t: size_if_finite(model, t), value_of)
    results = {name: rule.type for name, rule in rules.items()}
    sites: dict[str, int] = {}
    flows: dict[str, ir.Flow] = {}

    def lower(
        name: str, form: ir.Form, body: m.Body, params: tuple[tuple[str, ty.Type], ...], result: ty.Type | None
    ) -> None:
        builder = FlowBuilder(name, stopping, numbers, sites, results)
        builder.build(types_apart(body, params), name, ir.Return(None, body.span))
        blocks = dict(builder.blocks)
        if form == "main":
            entry = blocks[name]
            blocks[name] = replace(entry, ops=(ir.Tick(body.span), *entry.ops))
        made = records(name, blocks, name, params, builder.own)
        ordered = {b.name: b for b in sorted(blocks.values(), key=lambda b: (b.name != name, b.span.start))}
        flows[name] = ir.Flow(
            name=name,
            form=form,
            params=params,
            result=result,
            blocks=ordered,
            entry=name,
            slots=made.slots,
            sites=0,
            live=made.live,
            clear=made.clear,
            held=made.held,
            span=body.span,
        )

    setup_stops = model.setup is not None and _stops(model.setup, stopping)
    order: list[tuple[int, Callable[[], None]]] = []
    if model.setup is not None and setup_stops:
        setup = model.setup
        order.append((setup.span.start, lambda: lower("setup", "setup", setup, (), None)))
    main, main_body = model.main, model.main_body
    order.append((main_body.span.start, lambda: lower(main, "main", main_body, (), None)))
    for rule in rules.values():
        if rule.name in stopping:
            form: ir.Form = "setup" if rule.name in model.test_rules else "rule"
            order.append((rule.span.start, _later(lower, rule, form)))
    for _, step in sorted(order, key=lambda item: item[0]):
        step()
    flows = {name: replace(f, sites=sites.get(name, 0)) for name, f in flows.items()}
    procedures = {name: rule for name, rule in rules.items() if name not in stopping}
    game = ir.FlowGame(
        model,
        flows,
        procedures,
        None if setup_stops else model.setup,
        ends,
        reads,
        tuple(numbers.stops),
        numbers.next,
        open_decks=open_decks(model),
    )
    return game, tuple(numbers.problems)


def _later(lower: Callable[..., None], rule: m.RuleDecl, form: ir.Form) -> Callable[[], None]:
    return lambda: lower(rule.name, form, rule.body, rule.params, rule.type)


def _stops(body: m.Body, stopping: frozenset[str]) -> bool:
    return any(
        isinstance(s, m.ChooseStmt) or (isinstance(s, m.CallRule) and s.rule in stopping) for s in inside(body.stmts)
    )


def call_sites(game: ir.FlowGame) -> dict[str, tuple[tuple[str, ir.Block], ...]]:
    """For each rule that can stop, its calls in order of their numbers: (flow, block that ends with the call)."""
    found: dict[str, list[tuple[int, str, ir.Block]]] = {}
    for flow in game.flows.values():
        for block in flow.blocks.values():
            if isinstance(block.end, ir.CallFlow):
                found.setdefault(block.end.rule, []).append((block.end.site, flow.name, block))
    return {rule: tuple((f, b) for _, f, b in sorted(calls, key=lambda c: c[0])) for rule, calls in found.items()}
