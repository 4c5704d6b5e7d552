"""Typed model → facts: what printing and reports may know of the rules, with the default options."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from rulewright.compiler.clauses_from_yaml import ClauseBook
from rulewright.compiler.content_to_python import printed_name
from rulewright.compiler.expr_to_python import tier_of
from rulewright.dsl import facts as f
from rulewright.dsl import model as m
from rulewright.dsl import tree as t
from rulewright.dsl import types as ty
from rulewright.dsl.reads import Reads
from rulewright.dsl.tree_from_text import RulesTree

SPACES = re.compile(r"\s+")


def facts_from_model(
    model: m.Model, tree: RulesTree, reads: Mapping[str, Reads], values: Mapping[str, Any], book: ClauseBook | None
) -> f.Facts:
    """`values` holds the run-time value of each constant `let` by name."""
    constants = {}
    for pure in model.pures.values():
        if not pure.params and tier_of(reads[pure.name]) != "position" and pure.name in values:
            constants[pure.rules_name] = plain(model, values[pure.name], pure.type)
    return f.Facts(
        game=model.name, title=model.title, players=model.players, tables=model.tables, constants=constants,
        patterns=tuple(_pattern(d) for d in tree.decls if isinstance(d, t.Pattern)),
        options=tuple(_option(o) for o in model.options.values()),
        grids=tuple(f.GridFact(g.name, g.rows, g.columns) for g in model.grids.values()),
        clauses=book.clauses if book is not None else (),
    )  # fmt: skip


def plain(model: m.Model, value: Any, kind: ty.Type) -> f.Plain:
    """A run-time value with names in place of positions."""
    match kind:
        case _ if value is None:
            return None
        case ty.Opt(of):
            return plain(model, value, of)
        case ty.Kind(_, names):
            name: str = names[value]
            return name
        case ty.Ref(table) if table in model.grids:
            grid = model.grids[table]
            return f"{chr(ord('a') + value % grid.columns)}{value // grid.columns + 1}"
        case ty.Ref(table):
            filled = model.tables[table]
            return printed_name(model, filled, filled.records[model.things[table][value]])
        case ty.Player():
            return f"player {value + 1}"
        case ty.ListOf(of):
            return tuple(plain(model, v, of) for v in value)
        case ty.SetOf(of):
            return tuple(plain(model, v, of) for v in range(value.bit_length()) if value >> v & 1)
        case ty.TupleOf(parts):
            return tuple(plain(model, v, p) for v, p in zip(value, parts, strict=True))
        case _:
            assert isinstance(value, int | str | bool)
            return value


def _pattern(tree: t.Pattern) -> f.PatternFact:
    cases = []
    for case in tree.cases:
        whens = tuple(SPACES.sub(" ", w.condition.span.text) for w in case.whens)
        examples = tuple(tuple(_literal(a) for a in p.args) for p in case.printed if p.why is None)
        clauses = tuple(c.id for c in case.cites)
        cases.append(f.PatternCase(case.title, whens, examples, clauses))
    return f.PatternFact(tree.name.text, tuple(cases))


def _literal(e: t.Expr) -> f.Plain:
    match e:
        case t.Number(value=value) | t.Str(value=value) | t.FlagLit(value=value):
            return value
        case t.ListOf(items=tuple() as items):
            return tuple(_literal(i) for i in items)
        case _:
            return e.span.text


def _option(o: m.OptionDecl) -> f.OptionFact:
    def said(value: int | bool) -> str:
        match o.type:
            case ty.Kind(_, names):
                return names[value]
            case ty.Flag():
                return "yes" if value else "no"
            case _:
                return str(value)

    return f.OptionFact(o.name, o.text, said(o.default), tuple(said(v) for v in o.values))
