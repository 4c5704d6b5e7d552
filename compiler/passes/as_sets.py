"""as_sets: what is asked of each thing or cell in turn is asked of all at once, as operations on sets.

`[c for c in cells if mark[c] is none]` is the set of cells where `mark` is none, which every move brings up to date;
`some(f(c) for c in cells)` asks whether a set is empty; a condition on the last value of an option line becomes a part
of the set from which it comes. A function that lists values in their order gets a twin that gives them as a set.
"""

from __future__ import annotations

from dataclasses import replace

from rulewright.compiler import flow_ir as ir
from rulewright.compiler.cannot_fault import Faults, all_of, conjuncts
from rulewright.compiler.every_expression import with_expressions
from rulewright.compiler.rewrite_game import exprs_changed, with_groups, with_reads
from rulewright.compiler.sets_where import NAMED, SetsWhere, meet, minus, nothing
from rulewright.compiler.walk_stmts import names_used
from rulewright.dsl import expressions as x
from rulewright.dsl import model as m
from rulewright.dsl import types as ty
from rulewright.dsl.rewrite_exprs import rewrite

FLAG, NUMBER = ty.Flag(), ty.Int()


def as_sets(game: ir.FlowGame) -> ir.FlowGame:
    """The game with loops as set operations where nothing can fault."""
    sets = SetsWhere(game, Faults({**game.model.pures, **game.model.patterns, **game.model.made}))
    work = _AsSets(sets)
    twins: dict[str, m.PureLet] = {}
    for f in (*game.model.pures.values(), *game.model.made.values()):
        changed = exprs_changed(f, work.expression)
        twin = work.twin(changed, game)
        if twin is not None:
            twins[twin.name] = work.twins[f.name] = twin
    model = replace(game.model, made={**game.model.made, **twins})
    game = with_reads(replace(game, model=model))
    game = with_expressions(game, work.expression)
    return with_groups(game, work.group)


class _AsSets:
    def __init__(self, sets: SetsWhere) -> None:
        self.sets = sets
        self.twins: dict[str, m.PureLet] = {}

    def expression(self, e: x.Expr) -> x.Expr:
        """An expression with all inside it changed, inner parts first."""
        return rewrite(e, self._node)

    def _node(self, e: x.Expr) -> x.Expr:
        match e:
            case x.Fold():
                return self._fold(e)
            case x.CallPure(name=name, args=args) if name in self.twins:
                twin = self.twins[name]
                call = x.CallPure(twin.name, args, twin.type, e.span)
                return x.Builtin("listed", (call,), e.type, e.span)
            case x.AsSet(of=x.Builtin(name="listed", args=(of,))) if of.type == e.type:
                return of
            case x.Builtin(name="count" | "first" | "the" as name, args=(x.Builtin(name="listed", args=(of,)),)):
                return replace(e, name=name, args=(of,)) if isinstance(of.type, ty.SetOf) else e
            case _:
                return e

    # ------------------------------------------------------------ loops

    def _fold(self, e: x.Fold) -> x.Expr:
        e = self._filtered(e)
        if len(e.gens) != 1 or len(e.gens[0].names) != 1 or e.condition is not None or e.prefix is not None:
            return e
        lined = self._lined(e)
        if lined is not None:
            return lined
        source, name = self.set_of(e.gens[0].source), e.gens[0].names[0]
        if source is None:
            return e
        kind = source.type
        assert isinstance(kind, ty.SetOf)
        match e:
            case x.Fold(kind="list", item=x.Local(name=item), type=ty.ListOf()) if item == name:
                return x.Builtin("listed", (source,), e.type, e.span)
            case x.Fold(kind="set", item=x.Local(name=item)) if item == name and e.type == kind:
                return source
            case x.Fold(kind="count"):
                return x.Builtin("count", (source,), e.type, e.span)
            case x.Fold(kind="some" | "every" as asked):
                holds = self.sets.where(e.item, name, kind)
                if holds is None:
                    return e
                left = meet(source, holds) if asked == "some" else minus(source, holds)
                count = x.Builtin("count", (left,), NUMBER, e.span)
                return x.Compared(">" if asked == "some" else "is", count, _zero(e), FLAG, e.span)
            case _:
                return e

    def _filtered(self, e: x.Fold) -> x.Fold:
        """Conditions as parts of the sets that they ask about."""
        if e.condition is None or e.prefix is not None:
            return e
        gens = list(e.gens)
        left: list[x.Expr] = []
        for c in conjuncts(e.condition):
            at = _last_bound([g.names for g in gens], c)
            changed = None if at is None or left else self._with_condition(gens[at].names, gens[at].source, c)
            if at is None or changed is None:
                left.append(c)
            else:
                gens[at] = replace(gens[at], source=changed)
        if len(left) == len(conjuncts(e.condition)):
            return e
        return replace(e, gens=tuple(gens), condition=all_of(left, e.condition.span))

    def _with_condition(self, names: tuple[str, ...], source: x.Expr, c: x.Expr) -> x.Expr | None:
        """The source of a loop with a condition on its variable in it, as a set."""
        found = self.set_of(source)
        if found is None or len(names) != 1 or not isinstance(found.type, ty.SetOf):
            return None
        holds = self.sets.where(c, names[0], found.type)
        return self._asked_last(names[0], found, c) if holds is None else meet(found, holds)

    def _asked_last(self, name: str, found: x.Expr, c: x.Expr) -> x.Expr | None:
        """`fits(c)` with a last question that may fault: asked only where the others leave something open."""
        kind = found.type
        inner = self.sets.inlined(c) if isinstance(c, x.CallPure) else c
        parts = inner.parts if isinstance(inner, x.LogicOf) and inner.op == "or" else (inner,)
        first, last = parts[:-1], parts[-1]
        if not isinstance(found, x.ZoneAt) or not isinstance(kind, ty.SetOf) or not isinstance(last, x.Compared):
            return None
        holds = replace(self.sets, anyway=True).where(last, name, kind)
        sure: x.Expr = nothing(kind, c)
        open_: x.Expr = found
        if first:
            known = self.sets.where(x.LogicOf("or", first, FLAG, c.span), name, kind)
            if known is None:
                return None
            sure, open_ = meet(found, known), minus(found, known)
        if holds is None or name not in names_used(last):
            return None
        some = x.Compared(">", x.Builtin("count", (open_,), NUMBER, c.span), _zero(c), FLAG, c.span)
        more = x.Join("+", sure, meet(open_, holds), kind, c.span) if first else meet(open_, holds)
        return x.Either(some, more, sure, kind, c.span)

    def _lined(self, e: x.Fold) -> x.Expr | None:
        """`some(every(P(x) for x in line) for line in lines(cells, n))`: whether a set holds a line."""
        match e:
            case x.Fold(
                kind="some",
                item=x.Fold(kind="every", item=item, gens=(x.Gen(names=(cell,), source=x.Local(name=over)),),
                            condition=None, prefix=None),
                gens=(x.Gen(names=(line,), source=x.Builtin(name="lines", args=(
                    x.Builtin(name="all", type=ty.SetOf() as kind), x.Const() as n))),),
            ) if over == line:  # fmt: skip
                holds = self.sets.where(item, cell, kind)
                small = self.sets.size(kind) <= 64
                if holds is None or not small or line in names_used(holds):
                    return None
                return x.Builtin("lined", (holds, n), FLAG, e.span)
            case _:
                return None

    # ------------------------------------------------------------ lists that are sets

    def set_of(self, e: x.Expr) -> x.Expr | None:
        """The set of the values of a list that has each once and in order; a set is one already."""
        match e:
            case x.Builtin(name="listed", args=(of,)) if isinstance(of.type, ty.SetOf):
                return of if isinstance(of.type.of, NAMED) else None
            case x.Builtin(name="around" | "beside", type=ty.ListOf(of=of)):
                return x.AsSet(e, ty.SetOf(of), e.span)
            case x.Fold(kind="list", item=x.Local(name=item), gens=(g,), prefix=None, type=ty.ListOf(of=of)) if (
                g.names == (item,) and isinstance(of, NAMED) and self.set_of(g.source) is not None
            ):
                return replace(e, kind="set", type=ty.SetOf(of))
            case x.Either(then=a, otherwise=b, type=ty.ListOf(of=of)):
                yes, no = self.set_of(a), self.set_of(b)
                return None if yes is None or no is None else replace(e, then=yes, otherwise=no, type=ty.SetOf(of))
            case x.Collect(items=(), type=ty.ListOf(of=of)) if isinstance(of, NAMED):
                return nothing(ty.SetOf(of), e)
            case _:
                return e if isinstance(e.type, ty.SetOf) and isinstance(e.type.of, NAMED) else None

    def twin(self, f: m.PureLet, game: ir.FlowGame) -> m.PureLet | None:
        """A function that gives as a set what this one gives as a list in order."""
        name = f"{f.name}_set"
        if not isinstance(f.type, ty.ListOf) or not isinstance(f.type.of, NAMED) or not f.params:
            return None
        if name in game.model.pures or name in game.model.made or name in game.model.patterns:
            return None
        cases = []
        for case in f.cases:
            value = self.set_of(case.value)
            if value is None:
                return None
            cases.append(replace(case, value=value, cites=()))
        return replace(f, name=name, rules_name=name, cases=tuple(cases), type=ty.SetOf(f.type.of), cites=())

    # ------------------------------------------------------------ option lines

    def group(self, group: ir.Group) -> ir.Group:
        """An option line whose conditions are parts of the sets that its values come from."""
        if group.at_once is not None:
            return group
        gens = [self._plain(g) for g in group.gens]
        left: list[x.Expr] = []
        for c in conjuncts(group.guard):
            at = _last_bound([g.names for g in gens], c)
            changed = None
            if at is not None and not left and gens[at].carrier.form == "type":
                changed = self._with_condition(gens[at].names, gens[at].source, c)
            if at is None or changed is None:
                left.append(c)
            else:
                gens[at] = replace(gens[at], source=changed)
        guard = group.guard if len(left) == len(conjuncts(group.guard)) else all_of(left, group.span)
        return replace(group, gens=tuple(gens), guard=guard)

    def _plain(self, g: ir.GroupGen) -> ir.GroupGen:
        """A list of values that count from 0 is a set of options all the same."""
        if g.carrier.form != "type" or not isinstance(g.carrier.type, NAMED):
            return g
        found = self.set_of(g.source)
        return g if found is None else replace(g, source=found)


def _last_bound(names: list[tuple[str, ...]], c: x.Expr) -> int | None:
    """The loop that binds the last variable of a condition."""
    used = names_used(c)
    return max((i for i, bound in enumerate(names) if used & set(bound)), default=None)


def _zero(e: x.Expr) -> x.Const:
    return x.Const(0, ty.Int(0, 0), e.span)
