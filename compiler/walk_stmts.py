"""Walks over statements and operations: what is inside, which expressions they ask, which names they bind."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.compiler import flow_ir as ir
from rulewright.dsl import expressions as x
from rulewright.dsl import model as m
from rulewright.dsl.walk_model import asked_by, blocks_in


def bodies_of(s: ir.Op) -> tuple[m.Body, ...]:
    """The blocks directly inside a statement; operations have none."""
    match s:
        case _ if isinstance(s, ir.Bare | ir.SetMe | ir.StartWalk):
            return ()
        case _:
            return blocks_in(s)


def inside(stmts: tuple[ir.Op, ...]) -> Iterator[ir.Op]:
    """All statements, outer before inner, in order of the text."""
    for s in stmts:
        yield s
        for body in bodies_of(s):
            yield from inside(body.stmts)


def exprs_of(s: ir.Op) -> tuple[x.Expr, ...]:
    """The expressions that a statement or operation itself asks, not those of the blocks inside it."""
    match s:
        case ir.SetMe(seat=e) | ir.StartWalk(source=e):
            return (e,)
        case _ if isinstance(s, ir.Bare):
            return ()
        case _:
            return asked_by(s)


def names_bound(s: ir.Op) -> tuple[str, ...]:
    """The local names that a statement itself binds for what follows or stands inside it."""
    match s:
        case m.SetLocal(names=names) | m.RollLocal(names=names):
            return names
        case m.CallRule(into=into):
            return () if into is None else (into,)
        case ir.TakeResult(into=into):
            return (into,)
        case m.ForStmt(gens=gens):
            return tuple(n for g in gens for n in g.names)
        case m.ChooseStmt(lines=lines):
            return tuple(n for line in lines for g in line.gens for n in g.names)
        case _:
            return ()


def names_used(e: x.Expr, bound: frozenset[str] = frozenset()) -> set[str]:
    """Local names that an expression takes from outside of itself."""
    match e:
        case x.Local(name=name):
            return set() if name in bound else {name}
        case x.Fold(item=item, gens=gens, condition=condition, prefix=prefix):
            found: set[str] = set()
            for g in gens:
                found |= names_used(g.source, bound)
                bound = bound | frozenset(g.names)
            for part in (condition, prefix, item):
                if part is not None:
                    found |= names_used(part, bound)
            return found
        case x.Reach(name=name, start=start, step=step):
            return names_used(start, bound) | names_used(step, bound | {name})
        case x.Steps(name=name, start=start, goal=goal, step=step):
            return names_used(start, bound) | names_used(goal, bound) | names_used(step, bound | {name})
        case _:
            return {n for part in x.parts_of(e) for n in names_used(part, bound)}


def names_bound_by(e: x.Expr) -> tuple[str, ...]:
    """The local names that an expression binds for its own parts."""
    match e:
        case x.Fold(gens=gens):
            return tuple(name for g in gens for name in g.names)
        case x.Reach(name=name) | x.Steps(name=name):
            return (name,)
        case _:
            return ()
