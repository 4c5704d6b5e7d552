"""What leaves a loop or a rule early, `stop`, `done` and `result`, inside bodies that are cut into blocks."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rulewright.compiler import flow_ir as ir
from rulewright.dsl import model as m
from rulewright.dsl.spans import Span


@dataclass(frozen=True, slots=True)
class Around:
    """What encloses a statement: where `stop` goes, and the slots in which `me` is kept, innermost last.

    `loop_depth` is how many of those slots belong to what lies outside the loop that `stop` leaves.
    """

    loop: str | None
    kept: tuple[str, ...]
    loop_depth: int


def leaving(s: m.Stmt, around: Around) -> list[ir.Op]:
    """A statement that stops for nobody, with what leaves a loop or rule turned into jumps and `me` put back."""
    match s:
        case m.LeaveIt(how="nothing"):
            return [s]
        case m.LeaveIt(how="stop", cites=cites, span=span):
            assert around.loop is not None
            return [*_back(around.kept[around.loop_depth :], span), ir.GoTo(around.loop, cites, span)]
        case m.LeaveIt() | m.GiveResult():
            return [*_back(around.kept, s.span), s]
        case m.IfStmt() | m.MatchStmt() | m.PhaseStmt():
            return [_inside(s, around)]
        case m.ForStmt(body=body) | m.RepeatStmt(body=body) | m.EachStmt(body=body):
            # `stop` inside belongs to this loop; only what leaves the rule is touched.
            return [replace(s, body=_body(body, replace(around, loop=None)))]
        case _:
            return [s]


def _inside(s: m.IfStmt | m.MatchStmt | m.PhaseStmt, around: Around) -> ir.Op:
    match s:
        case m.IfStmt(branches=branches, otherwise=otherwise):
            made = tuple((c, _body(b, around)) for c, b in branches)
            return replace(s, branches=made, otherwise=_body(otherwise, around) if otherwise else None)
        case m.MatchStmt(cases=cases, otherwise=otherwise):
            done = tuple((v, _body(b, around)) for v, b in cases)
            return replace(s, cases=done, otherwise=_body(otherwise, around) if otherwise else None)
        case m.PhaseStmt(body=body):
            return replace(s, body=_body(body, around))


def _body(body: m.Body, around: Around) -> m.Body:
    stmts: list[ir.Op] = []
    for s in body.stmts:
        if isinstance(s, m.LeaveIt) and s.how == "stop" and around.loop is None:
            stmts.append(s)
        else:
            stmts += leaving(s, around)
    return replace(body, stmts=tuple(stmts))  # type: ignore[arg-type]


def leaves(op: ir.Op) -> bool:
    """Whether nothing after an operation is reached, as far as its form shows."""
    match op:
        case ir.GoTo() | m.EndGame() | m.GiveResult():
            return True
        case m.LeaveIt(how=how):
            return how != "nothing"
        case m.IfStmt(branches=branches, otherwise=otherwise):
            return otherwise is not None and all(_body_leaves(b) for b in (*(b for _, b in branches), otherwise))
        case _:
            return False


def _body_leaves(body: m.Body) -> bool:
    return bool(body.stmts) and leaves(body.stmts[-1])


def _back(kept: tuple[str, ...], span: Span) -> list[ir.Op]:
    """`me` as it was outside of the outermost of these loops."""
    return [ir.BackToMe(kept[0], span)] if kept else []
