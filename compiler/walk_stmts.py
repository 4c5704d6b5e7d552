"""Walks over statements and operations: what is inside, which expressions they ask, which names they bind."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.compiler import flow_ir as ir
from rulewright.dsl import expressions as x
from rulewright.dsl import model as m


def bodies_of(s: ir.Op) -> tuple[m.Body, ...]:
    """The blocks directly inside a statement."""
    match s:
        case m.IfStmt(branches=branches, otherwise=otherwise):
            return tuple(b for _, b in branches) + ((otherwise,) if otherwise else ())
        case m.MatchStmt(cases=cases, otherwise=otherwise):
            return tuple(b for _, b in cases) + ((otherwise,) if otherwise else ())
        case m.ForStmt(body=body) | m.EachStmt(body=body) | m.RepeatStmt(body=body) | m.PhaseStmt(body=body):
            return (body,)
        case m.ChooseStmt(lines=lines, otherwise=otherwise):
            return tuple(line.body for line in lines) + ((otherwise,) if otherwise else ())
        case _:
            return ()


def inside(stmts: tuple[ir.Op, ...]) -> Iterator[ir.Op]:
    """All statements, outer before inner, in order of the text."""
    for s in stmts:
        yield s
        for body in bodies_of(s):
            yield from inside(body.stmts)


def place_exprs(p: m.Place | None) -> tuple[x.Expr, ...]:
    return () if p is None else p.indexes


def exprs_of(s: ir.Op) -> tuple[x.Expr, ...]:
    """The expressions that a statement itself asks, not those of the blocks inside it."""
    match s:
        case (
            m.SetLocal(value=e) | m.GiveResult(value=e) | m.RollLocal(of=e) | ir.SetMe(seat=e) | ir.StartWalk(source=e)
        ):
            return (e,)
        case m.SetVar(indexes=indexes, value=e):
            return (*indexes, e)
        case m.CallRule(args=args):
            return args
        case m.MoveThings(what=what, source=source, to=to):
            return (what, *place_exprs(source), *to.indexes)
        case m.MoveTokens(row=row, count=count, source=source, to=to):
            return tuple(e for e in (row, count, *source.indexes, *to.indexes) if e is not None)
        case m.DrawThings(count=count, source=source, to=to):
            return (count, *source.indexes, *to.indexes)
        case m.ShuffleZone(zone=zone):
            return zone.indexes
        case m.RevealIt(what=what, to=seen):
            return (what,) if seen is None else (what, seen)
        case m.EndGame(winner=winner):
            return () if winner is None else (winner,)
        case m.IfStmt(branches=branches):
            return tuple(c for c, _ in branches)
        case m.ForStmt(gens=gens, condition=condition):
            return tuple(g.source for g in gens) + ((condition,) if condition is not None else ())
        case m.EachStmt(start=start, condition=condition):
            return tuple(e for e in (start, condition) if e is not None)
        case m.RepeatStmt(times=times):
            return (times,)
        case m.PhaseStmt(condition=condition):
            return () if condition is None else (condition,)
        case m.MatchStmt(subject=subject):
            return (subject,)
        case m.ChooseStmt(by=by, times=times, lines=lines):
            found = [e for e in (by, times) if e is not None]
            for line in lines:
                found += [g.source for g in line.gens] + [p.value for p in line.parts if p.value is not None]
                found += [line.condition] if line.condition is not None else []
            return tuple(found)
        case m.LeaveIt() | ir.GoTo() | ir.KeepMe() | ir.BackToMe() | ir.Tick() | ir.TakeResult():
            return ()


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
