"""guards: a function that first asks whether it has an answer at all is not called where it would say none.

`title_of(line) is not none`, where `title_of` begins with `none if count(numbers) < 4`, becomes
`not count(numbers) < 4 and title_of(line) is not none`: the first question is short, and other passes can see it.
"""

from __future__ import annotations

from collections.abc import Mapping

from rulewright.compiler import flow_ir as ir
from rulewright.compiler.cannot_fault import Faults
from rulewright.compiler.rewrite_game import exprs_changed, with_functions
from rulewright.compiler.walk_stmts import names_used
from rulewright.dsl import expressions as x
from rulewright.dsl import model as m
from rulewright.dsl import types as ty
from rulewright.dsl.rewrite_exprs import names_bound_in, replace_locals, rewrite

FLAG = ty.Flag()


def guards(game: ir.FlowGame) -> ir.FlowGame:
    """The game with the first question of such functions asked by loops that call them."""
    faults = Faults({**game.model.pures, **game.model.patterns, **game.model.made})

    def guarded(e: x.Expr) -> x.Expr:
        match e:
            case x.Compared(op="is not", left=x.CallPure(name=name, args=args) as call, right=x.Const(value=None)):
                question = _first_question(game.model.pures.get(name), faults)
                used = {n for a in args for n in names_used(a)}
                if question is None or names_bound_in(question) & used or not all(faults.never(a) for a in args):
                    return e
                params = [n for n, _ in game.model.pures[name].params]
                asked = replace_locals(question, dict(zip(params, args, strict=True)))
                return x.LogicOf("and", (x.NotOf(asked, FLAG, call.span), e), FLAG, e.span)
            case _:
                return e

    def in_loops(e: x.Expr) -> x.Expr:
        if isinstance(e, x.Fold) and e.condition is not None:
            return replace_condition(e, rewrite(e.condition, guarded))
        return e

    return with_functions(game, lambda f: exprs_changed(f, lambda e: rewrite(e, in_loops)))


def replace_condition(e: x.Fold, condition: x.Expr) -> x.Fold:
    return x.Fold(e.kind, e.item, e.gens, condition, e.prefix, e.type, e.span)


def _first_question(f: m.PureLet | None, faults: Faults) -> x.Expr | None:
    """The condition under which a function says none at once, without its local `let`s."""
    if f is None or not f.cases or f.cases[0].cites or f.cites:
        return None
    case = f.cases[0]
    none_first = case.condition is not None and isinstance(case.value, x.Const) and case.value.value is None
    if not none_first or not all(faults.never(let.value) for let in f.lets):
        return None
    assert case.condition is not None
    lists = {let.names[0]: let.value for let in f.lets if len(let.names) == 1}
    question = rewrite(case.condition, lambda e: _counted(e, lists))
    known = {n for n, _ in f.params}
    return question if names_used(question) <= known and faults.never(question) else None


def _counted(e: x.Expr, lists: Mapping[str, x.Expr]) -> x.Expr:
    """`count(numbers)` is how often its loop goes round."""
    match e:
        case x.Builtin(name="count", args=(x.Local(name=name),)):
            match lists.get(name):
                case x.Fold(kind="list", gens=gens, condition=condition, prefix=None, span=span):
                    one = x.Const(1, ty.Int(1, 1), span)
                    return x.Fold("count", one, gens, condition, None, e.type, span)
                case _:
                    return e
        case _:
            return e
