"""Walks over typed statements: the blocks inside them, and the expressions that they ask themselves."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.dsl import expressions as x
from rulewright.dsl import model as m
from rulewright.dsl.reads import function_expressions


def blocks_in(s: m.Stmt) -> tuple[m.Body, ...]:
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


def all_in(stmts: tuple[m.Stmt, ...]) -> Iterator[m.Stmt]:
    """All statements, outer before inner, in order of the text."""
    for s in stmts:
        yield s
        for body in blocks_in(s):
            yield from all_in(body.stmts)


def asked_by(s: m.Stmt) -> tuple[x.Expr, ...]:
    """The expressions that a statement itself asks, not those of the blocks inside it."""
    match s:
        case m.SetLocal(value=e) | m.GiveResult(value=e) | m.RollLocal(of=e):
            return (e,)
        case m.SetVar(indexes=indexes, value=e):
            return (*indexes, e)
        case m.CallRule(args=args):
            return args
        case m.MoveThings(what=what, source=source, to=to):
            return (what, *(source.indexes if source else ()), *to.indexes)
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
            return tuple(e for e in (by, times) if e is not None) + tuple(e for line in lines for e in asked_in(line))
        case m.LeaveIt():
            return ()


def asked_in(line: m.OptionLine) -> tuple[x.Expr, ...]:
    """Generators, guard and holes of an option line."""
    guard = (line.condition,) if line.condition is not None else ()
    return (*(g.source for g in line.gens), *guard, *(p.value for p in line.parts if p.value is not None))


def expressions_in(model: m.Model) -> Iterator[x.Expr]:
    """All expressions of a game, those of its promises and scenarios among them."""
    for f in (*model.functions, *model.test_pures.values()):
        yield from function_expressions(f)
    bodies = [model.setup, model.main_body, *(r.body for r in (*model.rules.values(), *model.test_rules.values()))]
    for body in bodies:
        for s in all_in(body.stmts) if body is not None else ():
            yield from asked_by(s)
    yield from (e for _, e in model.ranking.by) if model.ranking is not None else ()
