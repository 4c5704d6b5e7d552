"""Functions from one cell to a set of cells → functions for the cells of all things at once, as sets of pairs.

Inside, a name is a *point* (each thing has one cell, its own), *spread* (each thing may have many cells, and what is
made of them is made of each alone), or neither. `x is start` asks for a point; steps and runs are happy with either.
What does not fit raises CannotLift, and the game stays as it was.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from rulewright.compiler.cannot_fault import Faults, all_of, conjuncts
from rulewright.compiler.walk_stmts import names_used
from rulewright.dsl import expressions as x
from rulewright.dsl import model as m
from rulewright.dsl import types as ty
from rulewright.dsl.rewrite_exprs import key_of
from rulewright.dsl.spans import Span

Role = Literal["point", "spread", "plain"]
Form = Literal["set", "ways", "where"]  # of a lifted function
Env = Mapping[str, Role]  # names that hold pairs; all others have nothing to do with things
Steps = tuple[x.Expr, x.Const]  # a direction and how many steps that way


class CannotLift(Exception):
    """Says what does not fit."""


@dataclass
class Lifter:
    """Lifts over the things of one table and the cells of one grid. `made` gathers the lifted functions by name."""

    model: m.Model
    faults: Faults
    things: str
    grid: str
    made: dict[str, m.PureLet] = field(default_factory=dict)
    keys: dict[tuple[str, str, tuple[Role, ...]], str] = field(default_factory=dict)

    # ------------------------------------------------------------ nodes

    @property
    def cell(self) -> ty.Type:
        return ty.Ref(self.grid)

    @property
    def pairs(self) -> ty.Type:
        return ty.SetOf(ty.TupleOf((ty.Ref(self.things), self.cell)))

    @property
    def ways(self) -> ty.Type:
        return ty.ListOf(ty.TupleOf((self.pairs, ty.Int())))

    def op(self, op: x.LaneOp, *args: x.Expr, span: Span) -> x.OnLanes:
        kind = ty.TupleOf((self.pairs, ty.Int())) if op == "way" else self.pairs
        return x.OnLanes(op, self.things, self.grid, args, kind, span)

    def meet(self, parts: list[x.Expr], span: Span) -> x.Expr:
        """What all of them hold."""
        if not parts:
            return self.op("all", span=span)
        found = parts[0]
        for part in parts[1:]:
            found = x.Join("&", found, part, self.pairs, span)
        return found

    def others(self, e: x.Expr) -> x.Expr:
        """All other pairs; of cells without so many steps neither `back` says anything."""
        match e:
            case x.OnLanes(op="others", args=(of,)):
                return of
            case x.OnLanes(op="back", args=(of, d, n)):
                return self.op("back", self.others(of), d, n, span=e.span)
            case _:
                return self.op("others", e, span=e.span)

    # ------------------------------------------------------------ sets of cells

    def set_of(self, e: x.Expr, env: Env) -> x.Expr:
        """A set or list of cells, for all things at once."""
        match e:
            case x.AsSet(of=of) | x.Builtin(name="listed", args=(of,)):
                return self.set_of(of, env)
            case x.Join(op="+", left=a, right=b):
                return x.Join("+", self.set_of(a, env), self.set_of(b, env), self.pairs, e.span)
            case x.Join(op="-", left=a, right=b, type=ty.SetOf()) if not self._spread_in(b, env):
                return x.Join("-", self.set_of(a, env), self.set_of(b, env), self.pairs, e.span)
            case x.Either(condition=c, then=a, otherwise=b) if self.plain(c, env):
                return x.Either(c, self.set_of(a, env), self.set_of(b, env), self.pairs, e.span)
            case x.CallPure():
                return self._call(e, env)
            case x.Fold(kind="list" | "set"):
                return self._fold(e, env)
            case x.Reach(name=name, start=start, step=step) if name not in env:
                begin = self.cell_of(start, env)[0]
                try:
                    return self.op("reached", begin, self.ways_of(step, name, env), span=e.span)
                except CannotLift:
                    stepped = self.set_of(step, {**env, name: "spread"})
                    return x.Reach(name, begin, stepped, self.pairs, e.span)
            case _:
                if _is_cell_set(e.type, self.cell) and self.plain(e, env):
                    of = e if isinstance(e.type, ty.SetOf) else x.AsSet(e, ty.SetOf(self.cell), e.span)
                    return self.op("each", of, span=e.span)
                raise CannotLift(type(e).__name__)

    def cell_of(self, e: x.Expr, env: Env) -> tuple[x.Expr, Role]:
        """A name of a cell as the pairs that it holds."""
        if isinstance(e, x.Local) and e.name in env:
            return x.Local(e.name, self.pairs, e.span), env[e.name]
        raise CannotLift("a computed cell")

    def plain(self, e: x.Expr, env: Env) -> bool:
        """Whether an expression has nothing to do with things, and can be asked at any time."""
        return not names_used(e) & env.keys() and self.faults.never(e)

    def _spread_in(self, e: x.Expr, env: Env) -> bool:
        return any(env.get(n) == "spread" for n in names_used(e))

    def _fold(self, e: x.Fold, env: Env) -> x.Expr:
        """Plain generators become a union, the last one a run, a filter or a step."""
        if not e.gens:
            return self._step(e, env)
        if _bound(e.gens) & env.keys():
            raise CannotLift("a name inside a name")
        g, rest = e.gens[0], e.gens[1:]
        if e.prefix is not None:
            return self._run(e, env)
        if self.plain(g.source, env) and not _is_cell_set(g.source.type, self.cell):
            now = [c for c in conjuncts(e.condition) if self.plain(c, env) and not names_used(c) & _bound(rest)]
            later = [c for c in conjuncts(e.condition) if c not in now]
            inner = x.Fold(e.kind, e.item, rest, all_of(later, e.span), None, e.type, e.span)
            return x.Fold("union", self._fold(inner, env), (g,), all_of(now, e.span), None, self.pairs, e.span)
        if not rest and len(g.names) == 1 and _is(e.item, g.names[0]):
            found = self.set_of(g.source, env)
            if e.condition is None:
                return found
            if self._spread_in(e.condition, env):
                raise CannotLift("a question about a cell of many")
            holds = self.where(e.condition, g.names[0], env, frozenset())
            if isinstance(holds, x.OnLanes) and holds.op == "others":
                return x.Join("-", found, holds.args[0], self.pairs, e.span)
            return self.meet([found, holds], e.span)
        raise CannotLift("a loop")

    def _run(self, e: x.Fold, env: Env) -> x.Expr:
        """`[x for x in ray(c, d) while P(x)]`."""
        match e:
            case x.Fold(
                item=item, gens=(x.Gen(names=(name,), source=x.Builtin(name="ray", args=(c, d))),), prefix=prefix
            ) if prefix is not None and _is(item, name) and self.plain(d, env) and not self._spread_in(prefix, env):
                start, _ = self.cell_of(c, env)
                found = self.op("run", start, d, self.where(prefix, name, env, frozenset()), span=e.span)
                if e.condition is None:
                    return found
                if self._spread_in(e.condition, env):
                    raise CannotLift("a question about a cell of many")
                return self.meet([found, self.where(e.condition, name, env, frozenset())], e.span)
            case _:
                raise CannotLift("the first part of a list")

    def _step(self, e: x.Fold, env: Env) -> x.Expr:
        """Where a single step leads: the item alone, without generators."""
        name = next((n for n in names_used(e.item) if n in env), None)
        if name is None or self._spread_in(e, {k: v for k, v in env.items() if k != name}):
            raise CannotLift("a cell that is not one of a thing")
        way = self._way(e, name, env)
        start, _ = self.cell_of(x.Local(name, self.cell, e.span), env)
        return self.op("moved", start, x.Collect((way,), self.ways, e.span), span=e.span)

    # ------------------------------------------------------------ steps

    def ways_of(self, e: x.Expr, name: str, env: Env) -> x.Expr:
        """The steps that lead from `name` into a set, as a list of ways; where `name` is does not matter for them."""
        match e:
            case x.AsSet(of=of) | x.Builtin(name="listed", args=(of,)):
                return self.ways_of(of, name, env)
            case x.Join(op="+", left=a, right=b):
                return x.Join("+", self.ways_of(a, name, env), self.ways_of(b, name, env), self.ways, e.span)
            case x.Either(condition=c, then=a, otherwise=b) if self.plain(c, {**env, name: "spread"}):
                return x.Either(c, self.ways_of(a, name, env), self.ways_of(b, name, env), self.ways, e.span)
            case x.CallPure(args=args):
                at = [i for i, a in enumerate(args) if _is(a, name)]
                if len(at) != 1 or any(name in names_used(a) for i, a in enumerate(args) if i != at[0]):
                    raise CannotLift("a call")
                return self.ways_call(e, at[0], env)
            case x.Fold(kind="list" | "set", prefix=None, gens=gens) if not _bound(gens) & {*env, name} and all(
                self.plain(g.source, env) for g in gens
            ):
                now = [c for c in conjuncts(e.condition) if self.plain(c, {**env, name: "spread"})]
                later = all_of([c for c in conjuncts(e.condition) if c not in now], e.span)
                way = self._way(x.Fold("list", e.item, (), later, None, e.type, e.span), name, env)
                return x.Fold("list", way, gens, all_of(now, e.span), None, self.ways, e.span)
            case _:
                raise CannotLift("no steps")

    def ways_call(self, e: x.CallPure, at: int, env: Env) -> x.Expr:
        """`hops(c, start)` → `hops_ways(start)`."""
        rest = tuple(a for i, a in enumerate(e.args) if i != at)
        roles = tuple(self._role(a, env) for a in rest)
        name = self._function(e.name, "ways", (*roles[:at], "spread", *roles[at:]), at)
        return x.CallPure(name, tuple(self._argument(a, env) for a in rest), self.ways, e.span)

    def _way(self, e: x.Fold, name: str, env: Env) -> x.Expr:
        """One step with the condition under which it can be made."""
        match e.item:
            case x.Item(of=x.Builtin(name="ray", args=(c, d)), at=x.Const(value=int() as n) as steps) if (
                _is(c, name) and n > 0
            ):
                known = frozenset(k for q in conjuncts(e.condition) for k in self._lengths(q, name))
                if (key_of(d), n) not in known or not self.plain(d, {**env, name: "spread"}):
                    raise CannotLift("a step that may not exist")
                inner = {k: v for k, v in env.items() if k != name or v == "point"}
                asked = e.condition
                where = self.meet([], e.span) if asked is None else self.where(asked, name, inner, frozenset())
                return self.op("way", where, d, steps, span=e.span)
            case _:
                raise CannotLift("no step")

    # ------------------------------------------------------------ questions about a cell

    def where(self, e: x.Expr, name: str, env: Env, known: frozenset[tuple[object, int]]) -> x.Expr:
        """The pairs for whose cell, called `name`, a question is answered with yes.

        `known` are steps that exist: (key of the direction, how many).
        """
        match e:
            case _ if self.plain(e, {**env, name: "spread"}):
                every = self.op("all", span=e.span)
                return x.Either(e, every, self.op("others", every, span=e.span), self.pairs, e.span)
            case x.LogicOf(op="and", parts=parts):
                found: list[x.Expr] = []
                for part in parts:
                    found.append(self.where(part, name, env, known))
                    known |= self._lengths(part, name)
                return self.meet(found, e.span)
            case x.LogicOf(op="or", parts=parts):
                either = [self.where(p, name, env, known) for p in parts]
                joined = either[0]
                for part in either[1:]:
                    joined = x.Join("+", joined, part, self.pairs, e.span)
                return joined
            case x.NotOf(of=of):
                return self.others(self.where(of, name, env, known))
            case x.Compared(op="is" | "is not", left=x.ZoneAt(zone=zone, indexes=(at,)), right=right) if isinstance(
                right.type, ty.NoneType
            ) and self._is_board(zone):
                cells = ty.SetOf(self.cell)
                taken: x.Expr = x.Taken(zone, cells, e.span)
                if e.op == "is":
                    taken = x.Join("-", x.Builtin("all", (), cells, e.span), taken, cells, e.span)
                return self._at(self.op("each", taken, span=e.span), at, name, env, known)
            case x.Compared(op="is" | "is not", left=a, right=b) if a.type == self.cell == b.type:
                if name in names_used(b) and not (_is(b, name) and name in env):
                    a, b = b, a
                point, role = self.cell_of(b, env)
                if role != "point":
                    raise CannotLift("the same cell as one of many")
                found_at = self._at(point, a, name, env, known)
                return found_at if e.op == "is" else self.others(found_at)
            case x.Compared(left=x.Builtin(name="count"), right=x.Const()) if self._lengths(e, name):
                ((direction, n),) = self._length(e, name)
                if n > max(self.model.grids[self.grid].rows, self.model.grids[self.grid].columns):
                    raise CannotLift("more steps than there are cells")
                return self.op("having", direction, x.Const(n, ty.Int(n, n), e.span), span=e.span)
            case x.Contains(item=item, group=group, negated=negated) if name not in names_used(group) and (
                _is_cell_set(group.type, self.cell) and self.plain(group, env)
            ):
                of = group if isinstance(group.type, ty.SetOf) else x.AsSet(group, ty.SetOf(self.cell), group.span)
                inside = self._at(self.op("each", of, span=e.span), item, name, env, known)
                return self.others(inside) if negated else inside
            case x.CallPure(name=called, args=args, type=ty.Flag()):
                where = [i for i, a in enumerate(args) if name in names_used(a)]
                if name in env and len(where) > 1:  # a point beside a step from it
                    where = [i for i in where if not _is(args[i], name)]
                if len(where) != 1:
                    raise CannotLift("a question about two cells")
                rest = tuple(a for i, a in enumerate(args) if i != where[0])
                roles = tuple(self._role(a, env) for a in rest)
                lifted = self._function(called, "where", (*roles[: where[0]], "plain", *roles[where[0] :]), where[0])
                call = x.CallPure(lifted, tuple(self._argument(a, env) for a in rest), self.pairs, e.span)
                return self._at(call, args[where[0]], name, env, known)
            case _:
                raise CannotLift(type(e).__name__)

    def _at(self, found: x.Expr, cell: x.Expr, name: str, env: Env, known: frozenset[tuple[object, int]]) -> x.Expr:
        """Pairs by what is so some steps from their cell; for the cell itself, `found`."""
        match cell:
            case x.Local(name=n) if n == name:
                return found
            case x.Item(of=x.Builtin(name="ray", args=(c, d)), at=x.Const(value=int() as n) as steps) if (
                _is(c, name) and (key_of(d), n) in known and self.plain(d, {**env, name: "spread"})
            ):
                return self.op("back", found, d, steps, span=cell.span)
            case _:
                raise CannotLift("a cell elsewhere")

    def _length(self, e: x.Expr, name: str) -> tuple[tuple[x.Expr, int], ...]:
        """`count(ray(c, d)) > 1` says that there are two steps in direction d."""
        match e:
            case x.Compared(op=op, left=x.Builtin(name="count", args=(x.Builtin(name="ray", args=(c, d)),)),
                            right=x.Const(value=int() as n)) if _is(c, name):  # fmt: skip
                least = {">": n + 1, ">=": n, "is not": 1 if n == 0 else -1}.get(op, -1)
                return ((d, least),) if least > 0 else ()
            case _:
                return ()

    def _lengths(self, e: x.Expr, name: str) -> frozenset[tuple[object, int]]:
        return frozenset((key_of(d), k) for d, n in self._length(e, name) for k in range(1, n + 1))

    def _is_board(self, zone: str) -> bool:
        return self.model.zones[zone].form == "slot" and self.model.zones[zone].index == (self.cell,)

    # ------------------------------------------------------------ functions

    def _role(self, e: x.Expr, env: Env) -> Role:
        if isinstance(e, x.Local) and e.name in env:
            return env[e.name]
        if not self.plain(e, env):
            raise CannotLift("an argument")
        return "plain"

    def _argument(self, e: x.Expr, env: Env) -> x.Expr:
        return x.Local(e.name, self.pairs, e.span) if isinstance(e, x.Local) and e.name in env else e

    def _call(self, e: x.CallPure, env: Env) -> x.Expr:
        """As steps if it can be, else as a function over pairs; a name is spread if it can be, which fits both."""
        roles = tuple(self._role(a, env) for a in e.args)
        for at, role in enumerate(roles):
            if role != "plain":
                try:
                    ways = self.ways_call(e, at, env)
                except CannotLift:
                    continue
                return self.op("moved", self._argument(e.args[at], env), ways, span=e.span)
        for at, role in enumerate(roles):
            if role == "point":
                wider: tuple[Role, ...] = (*roles[:at], "spread", *roles[at + 1 :])
                try:
                    self._function(e.name, "set", wider, None)
                    roles = wider
                except CannotLift:
                    continue
        name = self._function(e.name, "set", roles, None)
        return x.CallPure(name, tuple(self._argument(a, env) for a in e.args), self.pairs, e.span)

    def _function(self, name: str, form: Form, roles: tuple[Role, ...], at: int | None) -> str:
        """The lifted function; without its parameter `at`, which is the cell that its answer is about."""
        key = (name, f"{form} {at}", roles)
        if key in self.keys:
            return self.keys[key]
        pure = self.model.pures.get(name)
        if pure is None or pure.lets:
            raise CannotLift("a pattern or local lets")
        made, keys = dict(self.made), dict(self.keys)
        try:
            lifted = self._lifted(pure, form, roles, at)
        except CannotLift:
            self.made, self.keys = made, keys
            raise
        self.made[lifted.name] = lifted
        self.keys[key] = lifted.name
        return lifted.name

    def _lifted(self, pure: m.PureLet, form: str, roles: tuple[Role, ...], at: int | None) -> m.PureLet:
        env = {n: r for i, ((n, _), r) in enumerate(zip(pure.params, roles, strict=True)) if r != "plain" and i != at}
        about = pure.params[at][0] if at is not None else ""
        cases = []
        for case in pure.cases:
            if case.condition is not None and not self.plain(case.condition, {**env, about: "spread"}):
                raise CannotLift("a case that depends on the thing")
            match form:
                case "set":
                    value = self.set_of(case.value, env)
                case "ways":
                    value = self.ways_of(case.value, about, env)
                case _:
                    value = self.where(case.value, about, env, frozenset())
            cases.append(m.CaseLine(value, case.condition, case.cites, case.span))
        params = tuple((n, self.pairs if n in env else kind) for i, (n, kind) in enumerate(pure.params) if i != at)
        name = f"{pure.name}_{'ways' if form == 'ways' else 'at_once'}"
        if name in self.made:
            raise CannotLift("needed in two ways")
        kind = self.ways if form == "ways" else self.pairs
        return m.PureLet(name, name, params, False, (), tuple(cases), kind, pure.cites, pure.span)


def _bound(gens: tuple[x.Gen, ...]) -> set[str]:
    return {n for g in gens for n in g.names}


def _is(e: x.Expr, name: str) -> bool:
    return isinstance(e, x.Local) and e.name == name


def _is_cell_set(t: ty.Type, cell: ty.Type) -> bool:
    return isinstance(t, ty.SetOf | ty.ListOf) and t.of == cell
