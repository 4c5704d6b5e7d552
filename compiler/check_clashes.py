"""Names of the rules against names that the compiled module makes itself: a clash is told, never mended by a suffix."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator

from rulewright.compiler import flow_ir as ir
from rulewright.compiler.best_to_python import best_names
from rulewright.compiler.choices_to_python import all_decisions
from rulewright.compiler.content_to_python import innermost, kinds_of
from rulewright.compiler.expr_to_python import Tier, tier_of
from rulewright.compiler.flow_to_python import stop_constant
from rulewright.compiler.lanes_to_python import kept_name, lanes_constant
from rulewright.compiler.python_types import kind_prefix, numbers_name, place_name, upper
from rulewright.compiler.runtime_names import MODULE_NAMES, POSITION_NAMES, RUNTIME, WORDS_NAMES
from rulewright.dsl import expressions as x
from rulewright.dsl import model as m
from rulewright.dsl import tree as t
from rulewright.dsl import types as ty
from rulewright.dsl.check_bound_names import bound_words
from rulewright.dsl.problems import Problem
from rulewright.dsl.spans import Span
from rulewright.dsl.tree_from_text import RulesTree

CALLED = re.compile(r"(?<![.\w])[^\W\d]\w*(?=\()")  # names of functions in a module


def check_clashes(game: ir.FlowGame) -> tuple[Problem, ...]:
    """RW210 for each name of the rules that the module needs for something else."""
    found = list(_same_constants(game.model))
    taken = dict.fromkeys(MODULE_NAMES, "the runtime") | dict(_module_names(game))
    found += [
        _clash(f.name, taken[f.name], f.span)
        for f in game.model.functions
        if f.name in taken and tier_of(game.reads[f.name]) == "module"
    ]
    words = dict.fromkeys(WORDS_NAMES, "the runtime") | dict(_best_names(game)) | dict(_made_names(game, "words"))
    found += [_clash(name, words[name], span) for name, span in _words_declared(game) if name in words]
    own = dict.fromkeys(POSITION_NAMES, "the runtime") | dict(_position_names(game))
    for name, span in _position_declared(game):
        if name in own:
            found.append(_clash(name, own[name], span))
    return tuple(found)


def check_local_clashes(tree: RulesTree, module: str) -> tuple[Problem, ...]:
    """RW210 for each name bound inside a rule or `let` that hides from it a function that its compiled form calls."""
    called = {word.group() for word in CALLED.finditer(module)}
    words = [
        (word, isinstance(decl, t.Promise | t.Scenario))
        for decl in tree.decls
        for word in dict.fromkeys(bound_words(decl))
        if word.text in called or word.text in RUNTIME
    ]
    wanted = {word.text for word, tested in words if not tested}
    hidden = _hidden_functions(module, wanted) if wanted else set()
    return tuple(
        _clash(word.text, "the runtime", word.span)
        for word, tested in words
        if word.text in (RUNTIME if tested else hidden)
    )


def _hidden_functions(module: str, wanted: set[str]) -> set[str]:
    """Those names that a function of the module both binds and calls."""
    found: set[str] = set()
    lines = module.split("\n")
    for node in _functions(ast.parse(module).body):
        text = "\n".join(lines[node.lineno - 1 : node.end_lineno])
        if any(f"{name}(" in text for name in wanted):
            inside = list(ast.walk(node))
            bound = {n.id for n in inside if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
            bound |= {n.arg for n in inside if isinstance(n, ast.arg)}
            called = {n.func.id for n in inside if isinstance(n, ast.Call) and isinstance(n.func, ast.Name)}
            found |= bound & called
    return found


def _functions(body: Iterable[ast.stmt]) -> Iterator[ast.FunctionDef]:
    """All functions that are not within another one."""
    for node in body:
        if isinstance(node, ast.FunctionDef):
            yield node
        elif isinstance(node, ast.ClassDef):
            yield from _functions(node.body)


def _clash(name: str, what: str, span: Span) -> Problem:
    """The problem, at the name itself where a whole declaration is given."""
    found = re.search(rf"\b{name}\b", span.text)
    if found is not None:
        span = Span(span.source, span.start + found.start(), span.start + found.end())
    use = "itself" if what == "the runtime" else f"for {what}"
    return Problem("RW210", f"The compiled module uses the name `{name}` {use}.", span, "Choose another name here.")


def _module_names(game: ir.FlowGame) -> Iterator[tuple[str, str]]:
    """Constants that come from the content, zones and stops."""
    model = game.model
    yield from ((constant, what) for constant, _, what, _ in _content_names(model))
    for stop in game.stops:
        yield stop_constant(stop), "a stop"
    for decision in all_decisions(game):
        for gen in (g for group in decision.choose.groups for g in group.gens):
            if gen.carrier.form == "list" and isinstance(gen.carrier.of, x.CallPure):
                yield numbers_name(gen.carrier.of.name), f"the numbers of {gen.carrier.of.name}"
    for things in model.tables:
        for cells in model.grids:
            yield lanes_constant(model, things, cells), f"pairs of {things} and {cells}"
    yield from _best_names(game)
    yield from _made_names(game, "module")


def _content_names(model: m.Model) -> Iterator[tuple[str, str, str, Span]]:
    """Constants for what is declared: the word of the rules that each comes from, what it is, and where it stands."""
    for kind in kinds_of(model):
        span = _kind_span(model, kind)
        yield f"{kind_prefix(kind.name)}_NAMES", kind.name, f"the kind {kind.name}", span
        for value in kind.values:
            yield f"{kind_prefix(kind.name)}_{value.upper()}", value, f"the value {value}", span
    for table in model.tables.values():
        name = table.decl.name
        constants = [name.upper(), table.decl.plural.upper(), upper(name, "names")]
        constants += [upper(name, "row")] if len(model.things.get(name, ())) > len(table.records) else []
        yield from ((constant, name, f"the table {name}", table.decl.span) for constant in constants)
        for f in table.decl.fields:
            yield upper(name, f.name), f.name, f"the field {f.name}", f.span
    for grid in model.grids.values():
        for constant in (
            grid.name,
            grid.plural,
            *(f"{grid.name}_{p}" for p in ("names", "row", "column", "rays", "around", "beside")),
        ):
            yield constant.upper(), grid.name, f"the grid {grid.name}", grid.span
    for zone in model.zones.values():
        yield place_name(model, zone.name), zone.name, f"the zone {zone.name}", zone.span


def _kind_span(model: m.Model, kind: ty.Kind) -> Span:
    """Where a kind is declared: by itself, or as the type of something else."""
    source = model.span.source
    found = re.search(rf"^kind {kind.name}\b.*", source.text, re.MULTILINE)
    if kind.name in model.kinds and found:
        return Span(source, found.start(), found.end())
    typed = [(d.type, d.span) for d in model.options.values()] + [(d.type, d.span) for d in model.vars.values()]
    typed += [(f.type, f.span) for t in model.tables.values() for f in t.decl.fields]
    return next((span for of, span in typed if innermost(of) == kind), model.span)


def _same_constants(model: m.Model) -> Iterator[Problem]:
    """Two things of the rules of which the module would make one constant."""
    taken: dict[str, str] = {}
    for constant, word, what, span in _content_names(model):
        if constant in taken:
            yield _clash(word, taken[constant], span)
        taken.setdefault(constant, what)


def _made_names(game: ir.FlowGame, tier: Tier) -> Iterator[tuple[str, str]]:
    """Functions and constants that passes have made."""
    for made in game.model.made.values():
        if tier_of(game.reads[made.name]) == tier:
            yield made.name, "something computed beforehand"


def _best_names(game: ir.FlowGame) -> Iterator[tuple[str, str]]:
    """Functions that look for the best of a pattern: wherever they stand, they are found by name."""
    for pattern in game.model.patterns.values():
        if pattern.parts:
            yield from ((name, f"the best of {pattern.name}") for name in best_names(pattern.name))


def _position_names(game: ir.FlowGame) -> Iterator[tuple[str, str]]:
    """Attributes and methods that the position makes itself."""
    model = game.model
    for table in model.tables.values():
        for name in (
            f"move_{table.decl.name}",
            f"{table.decl.name}_place",
            f"{table.decl.name}_box",
            f"{table.decl.name}_is_at",
        ):
            yield name, f"things of {table.decl.name}"
    for zone in model.zones.values():
        yield f"in_{zone.name}", f"the zone {zone.name}"
    for kept in game.kept:
        yield kept_name(kept), f"the zone {kept.zone}"
    yield from _best_names(game)
    yield from _made_names(game, "position")
    for flow in game.flows.values():
        for slot in flow.slots.values():
            yield slot.attribute, f"`{slot.name}` in {flow.name}"
        for block in flow.blocks:
            if block != flow.name:
                yield block, f"a part of {flow.name}"
        yield f"after_{flow.name}", f"the way back from {flow.name}"
    for stop in game.stops:
        yield stop_constant(stop).lower(), "a stop"


def _words_declared(game: ir.FlowGame) -> Iterator[tuple[str, Span]]:
    """Names of the rules that become attributes or methods of the words."""
    yield from ((option.name, option.span) for option in game.model.options.values())
    yield from ((f.name, f.span) for f in game.model.functions if tier_of(game.reads[f.name]) == "words")


def _position_declared(game: ir.FlowGame) -> Iterator[tuple[str, Span]]:
    """Names of the rules that become attributes or methods of the position."""
    model = game.model
    yield from ((zone.name, zone.span) for zone in model.zones.values())
    yield from ((var.name, var.span) for var in model.vars.values())
    yield from ((rule.name, rule.span) for rule in model.rules.values())
    yield from ((f.name, f.span) for f in model.functions if tier_of(game.reads[f.name]) == "position")
