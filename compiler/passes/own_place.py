"""own_place: "free, or where the thing itself stands" is "free" wherever a thing cannot meet its own place.

Sets of pairs that do not speak of the thing's own place are the same for all things: they are computed once, not for
each eight of them. A run never comes back to the cell where it begins. Repeated steps may, but there they have been;
what counts is what they pass over, and a walk over the empty grid shows whether that can be their own beginning: jumps
over one cell, for example, stay on every second row and column, and never pass over where they began.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace

from rulewright.compiler import flow_ir as ir
from rulewright.compiler.columns import column_of
from rulewright.compiler.rewrite_game import exprs_changed, with_functions
from rulewright.compiler.walk_stmts import names_used
from rulewright.dsl import expressions as x
from rulewright.dsl import model as m
from rulewright.dsl import types as ty
from rulewright.dsl.rewrite_exprs import replace_locals, rewrite

Offsets = frozenset[int]  # steps on from a cell at which something is asked
HERE: Offsets = frozenset({0})


def own_place(game: ir.FlowGame) -> ir.FlowGame:
    """The game with such questions left out of runs and repeated steps."""
    work = _OwnPlace(game.model)
    game = with_functions(game, work.one_cell, work.merged)  # which grows while functions are changed
    return with_functions(game, _OwnPlace(game.model).changed)


@dataclass
class _OwnPlace:
    model: m.Model
    merged: dict[str, m.PureLet] = field(default_factory=dict)

    # ------------------------------------------------------------ calls about one cell

    def one_cell(self, f: m.PureLet) -> m.PureLet:
        """`onward(here, here)` calls a function of its own, in which the two are known to be one."""
        return _everywhere(f, self._merge) if f.name in self.model.made else f

    def _merge(self, e: x.Expr) -> x.Expr:
        match e:
            case x.CallPure(name=name, args=(x.Local() as a, x.Local() as b)) if a == replace(b, span=a.span):
                called, own_name = self.model.made.get(name), f"{name}_own"
                taken = (self.model.pures, self.model.made, self.model.patterns)
                if called is None or not _is_pairs(a.type) or any(own_name in names for names in taken):
                    return e
                (first, kind), (second, _) = called.params
                own = x.Local(first, kind, e.span)
                single = _everywhere(called, lambda part: own if _is(part, second) else part)
                self.merged[own_name] = replace(single, name=own_name, params=((first, kind),))
                return replace(e, name=own_name, args=(a,))
            case _:
                return e

    # ------------------------------------------------------------ what cannot be met

    def changed(self, f: m.PureLet) -> m.PureLet:
        """A function with runs and repeated steps from a parameter that do not ask about it."""
        if f.name not in self.model.made:
            return f
        found = _everywhere(f, lambda e: self._change(e, f))
        asked = [e for case in found.cases for e in (case.value, case.condition) if e is not None]
        used = {n for e in asked for n in names_used(e)}
        kept: list[m.LocalLet] = []
        for let in reversed(found.lets):
            if used & set(let.names):
                kept.insert(0, let)
                used |= names_used(let.value)
        return replace(found, lets=tuple(kept))

    def _change(self, e: x.Expr, f: m.PureLet) -> x.Expr:
        match e:
            case x.OnLanes(op="run", args=(x.Local(name=own) as start, d, inside)) if own in dict(f.params):
                opened = _opened(inside, f)
                if own not in names_used(opened) or self.offsets(opened, own, None) != HERE:
                    return e
                return replace(e, args=(start, d, replace_locals(opened, {own: _nothing(e)})))
            case x.OnLanes(op="moved" | "reached", args=(x.Local(name=own) as start, x.CallPure() as ways)):
                called = self.model.made.get(ways.name)
                at = [i for i, a in enumerate(ways.args) if _is(a, own)]
                if called is None or len(called.cases) != 1 or len(at) != 1:
                    return e
                steps = _opened(called.cases[0].value, called)
                if not self._never_met(steps, called.params[at[0]][0], once=e.op == "moved"):
                    return e
                left = (*ways.args[: at[0]], _nothing(e), *ways.args[at[0] + 1 :])
                return replace(e, args=(start, replace(ways, args=left)))
            case x.OnLanes(op="moved" | "reached", args=(x.Local(name=own) as start, x.Fold() as ways)):
                steps = _opened(ways, f)
                if own not in names_used(steps) or not self._never_met(steps, own, once=e.op == "moved"):
                    return e
                return replace(e, args=(start, replace_locals(steps, {own: _nothing(e)})))
            case _:
                return e

    def _never_met(self, ways: x.Expr, own: str, *, once: bool) -> bool:
        """Whether steps from a cell, repeated or `once`, ask about it at most as the cell where a step ends."""
        match ways:
            case x.Fold(
                kind="list",
                item=x.OnLanes(op="way", args=(where, x.Local(name=d), x.Const(value=int() as n))) as way,
                condition=asked,
            ) if asked is None or own not in names_used(asked):
                offsets = self.offsets(where, own, d)
                if offsets is None or once:
                    return offsets is not None and 0 not in offsets
                return all(self._apart(way.grid, n, passed) for passed in offsets - {n})
            case _:
                return False

    def _apart(self, grid: str, n: int, passed: int) -> bool:
        """Whether walks of n steps at a time never have the cell where they began so many steps before them."""
        rays: list[tuple[int, ...]] = column_of(self.model, grid, "ray", ty.Int())[1]

        def on(cell: int, steps: int) -> set[int]:
            if steps == 0:
                return {cell}
            return {ray[steps - 1] for ray in rays[8 * cell : 8 * cell + 8] if len(ray) >= steps}

        for start in range(self.model.grids[grid].size):
            reached, new = {start}, {start}
            while new:
                new = {to for cell in new for to in on(cell, n)} - reached
                reached |= new
            if any(start in on(cell, passed) for cell in reached):
                return False
        return True

    def offsets(self, e: x.Expr, own: str, way: str | None) -> Offsets | None:
        """How many steps on, in the direction called `way`, pairs are asked for; None where that cannot be told."""
        if own not in names_used(e):
            return frozenset()
        match e:
            case x.Local():
                return HERE
            case x.OnLanes(op="back", args=(of, x.Local(name=d), x.Const(value=int() as n))) if d == way:
                return frozenset({n}) if self.offsets(of, own, None) == HERE else None
            case x.OnLanes(op="others" | "each") | x.Join(op="+" | "&" | "-"):
                return self._all_of(self.offsets(part, own, way) for part in x.parts_of(e))
            case x.CallPure(name=name, args=args) if name in self.model.made:
                f = self.model.made[name]
                if f.lets:
                    return None
                bodies = [
                    self.offsets(case.value, param, None)
                    for (param, _), arg in zip(f.params, args, strict=True)
                    for case in f.cases
                    if own in names_used(arg)
                ]
                inner = self._all_of([*bodies, *(self.offsets(arg, own, None) for arg in args)])
                return inner if inner == HERE else None
            case _:
                return None

    def _all_of(self, found: Iterable[Offsets | None]) -> Offsets | None:
        told: Offsets = frozenset()
        for one in found:
            if one is None:
                return None
            told |= one
        return told


def _everywhere(f: m.PureLet, change: Callable[[x.Expr], x.Expr]) -> m.PureLet:
    """Every node of a function changed."""
    return exprs_changed(f, lambda e: rewrite(e, change))


def _opened(e: x.Expr, f: m.PureLet) -> x.Expr:
    """An expression without the local names of its function."""
    for let in reversed(f.lets):
        if len(let.names) == 1:
            e = replace_locals(e, {let.names[0]: let.value})
    return e


def _nothing(e: x.OnLanes) -> x.Expr:
    """No pair at all."""
    every = x.OnLanes("all", e.things, e.grid, (), e.type, e.span)
    return x.OnLanes("others", e.things, e.grid, (every,), e.type, e.span)


def _is(e: x.Expr, name: str) -> bool:
    return isinstance(e, x.Local) and e.name == name


def _is_pairs(t: ty.Type) -> bool:
    return isinstance(t, ty.SetOf) and isinstance(t.of, ty.TupleOf)
