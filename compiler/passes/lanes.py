"""lanes: an option line such as `for tile in board, to in landings(tile.cell)` for all tiles at once.

A set of pairs (tile, cell) has 64 bits for each tile if the board has 64 cells, and the bit of a pair is the id of its
option. So one set of pairs is all that the line offers. What leads from a cell to a set of cells is lifted to sets of
pairs (`lift_to_lanes`): steps and runs become shifts of all boards at once, `reachable` goes on until no board changes.
"""

from __future__ import annotations

from dataclasses import replace

from rulewright.compiler import flow_ir as ir
from rulewright.compiler.cannot_fault import Faults, all_of, conjuncts
from rulewright.compiler.lift_to_lanes import CannotLift, Lifter
from rulewright.compiler.python_types import size_of
from rulewright.compiler.rewrite_game import with_groups, with_made
from rulewright.compiler.walk_stmts import names_used
from rulewright.dsl import expressions as x
from rulewright.dsl import types as ty
from rulewright.dsl.rewrite_exprs import names_bound_in, replace_locals, rewrite

MOST_BITS = 1 << 14  # beyond that many pairs most bits of most sets would be empty
CELL = "cell of the thing"  # no name of rules has spaces


def lanes(game: ir.FlowGame) -> ir.FlowGame:
    """The game with `at_once` on each option line that can be lifted."""
    faults = Faults({**game.model.pures, **game.model.patterns})
    lifters: dict[tuple[str, str], Lifter] = {}

    def lifted(group: ir.Group) -> ir.Group:
        found = _boards(game, group)
        if found is None:
            return group
        lifter = lifters.setdefault(found, Lifter(game.model, faults, *found))
        before = dict(lifter.made), dict(lifter.keys)
        try:
            return replace(group, at_once=_at_once(lifter, group))
        except CannotLift:
            lifter.made, lifter.keys = before
            return group

    game = with_groups(game, lifted)
    return with_made(game, [f for lifter in lifters.values() for f in lifter.made.values()])


def _boards(game: ir.FlowGame, group: ir.Group) -> tuple[str, str] | None:
    """Things and grid of a line that takes a thing of a board, then a cell; its numbers must be those of the pairs."""
    match group.gens:
        case (
            ir.GroupGen((_,), x.ZoneAt(zone=zone, indexes=None), ir.Carrier("type", _, ty.Ref(things))),
            ir.GroupGen((_,), _, ir.Carrier("type", _, ty.Ref(grid))),
        ) if grid in game.model.grids:
            decl = game.model.zones[zone]
            bits = size_of(game.model, ty.Ref(things)) * size_of(game.model, ty.Ref(grid))
            if decl.form == "slot" and decl.of == things and decl.index == (ty.Ref(grid),) and bits <= MOST_BITS:
                return things, grid
            return None
        case _:
            return None


def _at_once(lifter: Lifter, group: ir.Group) -> ir.AtOnce:
    """The line as one set of pairs. Raises CannotLift."""
    (outer, inner), span = group.gens, group.span
    thing, cell = outer.names[0], inner.names[0]
    assert isinstance(outer.source, x.ZoneAt)
    start: x.Expr = x.Placed(outer.source.zone, lifter.pairs, span)
    index = lifter.grid
    plain: list[x.Expr] = []
    asked: list[x.Expr] = []
    for question in conjuncts(group.guard):
        match question:
            case x.Compared(op="is not", left=x.Local(name=name), right=other) if (
                name == thing and not names_used(other) & {thing, cell} and lifter.faults.never(other)
            ):
                start = lifter.op("without", start, other, span=question.span)
            case _ if not names_used(question) & {thing, cell} and lifter.faults.never(question):
                plain.append(question)
            case _:
                asked.append(_of_cell(question, thing, lifter.things, index))
    env = {CELL: "point", thing: "spread"}  # any other use of the thing itself does not fit
    found = lifter.set_of(_of_cell(inner.source, thing, lifter.things, index), env)  # type: ignore[arg-type]
    for question in asked:
        holds = lifter.where(question, cell, env, frozenset())  # type: ignore[arg-type]
        found = x.Join("&", found, holds, lifter.pairs, question.span)
    if names_bound_in(found) & names_used(start) or thing in names_used(found):
        raise CannotLift("a name inside a name")
    if not _only_from(found, {CELL}, lifter):
        raise CannotLift("cells for things that are not there")
    return ir.AtOnce(replace_locals(found, {CELL: start}), all_of(plain, span))


def _of_cell(e: x.Expr, thing: str, things: str, index: str) -> x.Expr:
    """`tile.cell` under a name of its own."""

    def change(part: x.Expr) -> x.Expr:
        match part:
            case x.WhereIs(table=table, index=at, of=x.Local(name=name)) if (table, at, name) == (things, index, thing):
                return x.Local(CELL, part.type, part.span)
            case _:
                return part

    return rewrite(e, change)


def _only_from(e: x.Expr, names: set[str], lifter: Lifter) -> bool:
    """Whether a thing without a pair in any of these names surely has none in the result."""
    match e:
        case x.Local(name=name):
            return name in names
        case x.OnLanes(op="run" | "moved" | "reached" | "without", args=(start, *_)) | x.Reach(start=start):
            return _only_from(start, names, lifter)
        case x.Join(op="+", left=a, right=b) | x.Either(then=a, otherwise=b):
            return _only_from(a, names, lifter) and _only_from(b, names, lifter)
        case x.Join(op="&", left=a, right=b):
            return _only_from(a, names, lifter) or _only_from(b, names, lifter)
        case x.Join(op="-", left=a) | x.Fold(kind="union", item=a):
            return _only_from(a, names, lifter)
        case x.CallPure(name=called, args=args):
            f = lifter.made[called]
            inner = {n for (n, _), a in zip(f.params, args, strict=True) if _only_from(a, names, lifter)}
            return all(_only_from(case.value, inner, lifter) for case in f.cases)
        case _:
            return False
