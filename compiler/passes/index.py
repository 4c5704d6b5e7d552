"""index: `[line for line in LINES if x in line and ..]` looks up the lines that hold x instead of asking every line."""

from __future__ import annotations

from dataclasses import replace

from rulewright.compiler import flow_ir as ir
from rulewright.compiler.cannot_fault import Faults, all_of, conjuncts
from rulewright.compiler.constant_lists import constant_list, made_constant
from rulewright.compiler.python_types import size_of
from rulewright.compiler.rewrite_game import exprs_changed, with_functions
from rulewright.compiler.walk_stmts import names_used
from rulewright.dsl import expressions as x
from rulewright.dsl import model as m
from rulewright.dsl import types as ty
from rulewright.dsl.rewrite_exprs import rewrite


def index(game: ir.FlowGame) -> ir.FlowGame:
    """The game with tables `LINES_with`, and loops that go over one entry of them."""
    faults = Faults({**game.model.pures, **game.model.patterns, **game.model.made})
    made: dict[str, m.PureLet] = {}

    def looked_up(e: x.Expr) -> x.Expr:
        if not isinstance(e, x.Fold) or len(e.gens) != 1 or len(e.gens[0].names) != 1 or e.prefix is not None:
            return e
        gen, parts = e.gens[0], conjuncts(e.condition)
        constant = constant_list(game, gen.source)
        asked = _asked(parts, gen.names[0], faults)
        if constant is None or asked is None or asked.item.type != constant.of:
            return e
        if not (constant.whole and asked is parts[0]) and not faults.never(asked.item):
            return e  # with no line at all nobody would have asked
        span = asked.span
        table = _table(game.model, game.model.pures[constant.name], constant.of)
        made[table.name] = table
        source = x.Builtin(
            "items_with", (x.CallPure(table.name, (), table.type, span), asked.item), constant.type, gen.source.span
        )  # fmt: skip
        rest = [p for p in parts if p is not asked]
        return replace(e, gens=(replace(gen, source=source),), condition=all_of(rest, e.span))

    return with_functions(game, lambda f: exprs_changed(f, lambda e: rewrite(e, looked_up)), made)


def _asked(parts: tuple[x.Expr, ...], name: str, faults: Faults) -> x.Contains | None:
    """The question whether something is in the item, if no question before it could end in a fault."""
    for part in parts:
        match part:
            case x.Contains(item=item, group=x.Local(name=group), negated=False) if (
                group == name and name not in names_used(item)
            ):
                return part
            case _ if not faults.never(part):
                return None
            case _:
                pass
    return None


def _table(model: m.Model, constant: m.PureLet, of: ty.Type) -> m.PureLet:
    size = size_of(model, of)
    call = x.CallPure(constant.name, (), constant.type, constant.span)
    count = x.Const(size, ty.Int(size, size), constant.span)
    value = x.Builtin("indexed", (call, count), ty.ListOf(constant.type), constant.span)
    return made_constant(f"{constant.name}_with", value, constant)
