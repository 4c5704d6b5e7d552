"""words: a question about every cell of a line becomes one about two sets, the line and what lies on the board.

`every(board[c] is not none for c in line)` with a line of a constant list is `line - taken` being empty. The list gets
a twin in which each line stands beside its set.
"""

from __future__ import annotations

from dataclasses import replace

from rulewright.compiler import flow_ir as ir
from rulewright.compiler.cannot_fault import Faults
from rulewright.compiler.constant_lists import ConstantList, constant_list, made_constant
from rulewright.compiler.rewrite_game import exprs_changed, with_functions
from rulewright.compiler.walk_stmts import names_used
from rulewright.dsl import expressions as x
from rulewright.dsl import model as m
from rulewright.dsl import types as ty
from rulewright.dsl.rewrite_exprs import names_bound_in, rewrite

FLAG = ty.Flag()
NUMBER = ty.Int()


def words(game: ir.FlowGame) -> ir.FlowGame:
    """The game with loops over the places of a constant line reckoned as sets."""
    faults = Faults({**game.model.pures, **game.model.patterns, **game.model.made})
    made: dict[str, m.PureLet] = {}

    def in_lines(e: x.Expr) -> x.Expr:
        if not isinstance(e, x.Fold) or len(e.gens) != 1 or len(e.gens[0].names) != 1 or e.condition is None:
            return e
        gen = e.gens[0]
        constant = _constant(game, gen.source)
        if constant is None or not constant.whole:
            return e
        line, cells = gen.names[0], f"{gen.names[0]}_set"
        group = x.Local(cells, ty.SetOf(constant.of), e.span)
        condition = rewrite(e.condition, lambda q: _as_sets(q, line, group, game, faults))
        taken = names_bound_in(e) | names_used(e) | game.model.pures.keys()
        if condition is e.condition or cells in taken or line in names_bound_in(e.condition):
            return e
        twin = _twin(game, gen.source, constant, made)
        return replace(e, gens=(x.Gen((line, cells), twin),), condition=condition)

    return with_functions(game, lambda f: exprs_changed(f, lambda e: rewrite(e, in_lines)), made)


def _constant(game: ir.FlowGame, source: x.Expr) -> ConstantList | None:
    """The constant list that a generator goes over, or takes some items of."""
    match source:
        case x.Builtin(name="items_with", args=(x.CallPure(name=name), _)):
            of = game.model.pures.get(name.removesuffix("_with"))
            return None if of is None else constant_list(game, x.CallPure(of.name, (), of.type, of.span))
        case _:
            return constant_list(game, source)


def _twin(game: ir.FlowGame, source: x.Expr, constant: ConstantList, made: dict[str, m.PureLet]) -> x.Expr:
    """The same items, each beside its set."""
    f = game.model.pures[constant.name]
    item = x.Local("item", constant.type.of, f.span)
    beside = ty.TupleOf((constant.type.of, ty.SetOf(constant.of)))
    pair = x.Collect((item, x.AsSet(item, ty.SetOf(constant.of), f.span)), beside, f.span)

    def pairs(of: x.Expr) -> x.Expr:
        return x.Fold("list", pair, (x.Gen(("item",), of),), None, None, ty.ListOf(beside), f.span)

    match source:
        case x.Builtin(args=(x.CallPure() as table, at)):
            items = x.Local("items", constant.type, f.span)
            value = x.Fold("list", pairs(items), (x.Gen(("items",), table),), None, None,
                           ty.ListOf(ty.ListOf(beside)), f.span)  # fmt: skip
            name = f"{table.name}_sets"
            made[name] = made_constant(name, value, f)
            call = x.CallPure(name, (), value.type, source.span)
            return x.Builtin("items_with", (call, at), ty.ListOf(beside), source.span)
        case _:
            name = f"{constant.name}_sets"
            made[name] = made_constant(name, pairs(x.CallPure(constant.name, (), f.type, f.span)), f)
            return x.CallPure(name, (), ty.ListOf(beside), source.span)


def _as_sets(e: x.Expr, line: str, group: x.Local, game: ir.FlowGame, faults: Faults) -> x.Expr:
    """A loop over the cells of the line as a count of a set, or the expression as it is."""
    match e:
        case x.Fold(gens=(x.Gen(names=(name,), source=x.Local(name=over)),), prefix=None) if over == line:
            pass
        case _:
            return e
    zero = x.Const(0, ty.Int(0, 0), e.span)
    match e:
        case x.Fold(kind="count", condition=condition) if condition is not None:
            holds = _where(condition, name, group, game, faults)
            return e if holds is None else _count(_meet(group, holds, group.type), e)
        case x.Fold(kind="every", item=item, condition=None):
            holds = _where(item, name, group, game, faults)
            if holds is None:
                return e
            return x.Compared("is", _count(x.Join("-", group, holds, group.type, e.span), e), zero, FLAG, e.span)
        case x.Fold(kind="some", item=item, condition=None):
            holds = _where(item, name, group, game, faults)
            if holds is None:
                return e
            return x.Compared(">", _count(_meet(group, holds, group.type), e), zero, FLAG, e.span)
        case _:
            return e


def _count(of: x.Expr, e: x.Fold) -> x.Expr:
    return x.Builtin("count", (of,), NUMBER, e.span)


def _meet(a: x.Expr, b: x.Expr, kind: ty.Type) -> x.Expr:
    """What both hold; without what is missing from everything."""
    if isinstance(b, x.Join) and b.op == "-" and isinstance(b.left, x.Builtin) and b.left.name == "all":
        return x.Join("-", a, b.right, kind, b.span)
    return x.Join("&", a, b, kind, b.span)


def _where(e: x.Expr, name: str, group: x.Local, game: ir.FlowGame, faults: Faults) -> x.Expr | None:
    """The set of cells, called `name`, for which a question is answered with yes; None for other questions."""
    kind = group.type
    assert isinstance(kind, ty.SetOf)
    every = x.Builtin("all", (), kind, e.span)
    match e:
        case x.Compared(op="is" | "is not", left=x.ZoneAt(zone=zone, indexes=(x.Local(name=at),)), right=right) if (
            at == name and isinstance(right.type, ty.NoneType) and game.model.zones[zone].form == "slot"
        ):
            taken = x.Taken(zone, kind, e.span)
            return taken if e.op == "is not" else x.Join("-", every, taken, kind, e.span)
        case x.Contains(item=x.Local(name=at), group=inside, negated=negated) if (
            at == name and inside.type == kind and name not in names_used(inside) and faults.never(inside)
        ):
            return x.Join("-", every, inside, kind, e.span) if negated else inside
        case x.NotOf(of=of):
            found = _where(of, name, group, game, faults)
            return None if found is None else x.Join("-", every, found, kind, e.span)
        case x.LogicOf(op=op, parts=parts):
            sets = [_where(p, name, group, game, faults) for p in parts]
            joined = sets[0]
            for one in sets[1:]:
                if joined is None or one is None:
                    return None
                joined = x.Join("+", joined, one, kind, e.span) if op == "or" else _meet(joined, one, kind)
            return joined
        case _:
            return None
