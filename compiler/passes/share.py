"""share: what comes out the same in every round of a loop is computed once, before it, under a name of the rules."""

from __future__ import annotations

from dataclasses import replace

from rulewright.compiler import flow_ir as ir
from rulewright.compiler.cannot_fault import Faults
from rulewright.compiler.rewrite_game import with_functions
from rulewright.compiler.same_in_all_rounds import same_in_all_rounds
from rulewright.dsl import expressions as x
from rulewright.dsl import model as m
from rulewright.dsl.rewrite_exprs import key_of, names_bound_in, rewrite


def share(game: ir.FlowGame) -> ir.FlowGame:
    """The game with local `let`s before loops, in functions of a single case."""
    model = game.model
    faults = Faults({**model.pures, **model.patterns, **model.made})
    free = frozenset(n for n in (*model.pures, *model.patterns, *model.made) if not game.reads[n] & {"state", "me"})

    def shared(f: m.PureLet) -> m.PureLet:
        while len(f.cases) == 1 and game.reads[f.name] & {"state", "me"}:
            found = _first(f, game, faults, free)
            if found is None:
                break
            f = _with_let(f, *found)
        return f

    return with_functions(game, shared)


def _first(f: m.PureLet, game: ir.FlowGame, faults: Faults, free: frozenset[str]) -> tuple[str, x.Expr] | None:
    """The first expression worth a name, innermost first."""
    value = f.cases[0].value
    taken = {n for n, _ in f.params} | {n for let in f.lets for n in let.names} | names_bound_in(value) | free
    for inside in same_in_all_rounds(value):
        name = _name(inside, game)
        if name is not None and name not in taken and faults.never(inside):
            return name, inside
    return None


def _name(e: x.Expr, game: ir.FlowGame) -> str | None:
    """What to call it; None for what is as cheap as a name."""
    match e:
        case x.CallPure(name=name) if game.reads[name] & {"state", "me"}:
            return name.removesuffix("_at_once")
        case x.OnLanes(op="others", args=(x.Local(name=name),)):
            return f"not_{name}"
        case _:
            return None


def _with_let(f: m.PureLet, name: str, value: x.Expr) -> m.PureLet:
    local, key = x.Local(name, value.type, value.span), key_of(value)
    case = f.cases[0]
    changed = rewrite(case.value, lambda e: local if key_of(e) == key else e)
    let = m.LocalLet((name,), value, f.span)
    return replace(f, lets=(*f.lets, let), cases=(replace(case, value=changed),))
