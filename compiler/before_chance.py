"""How far a setup goes before anything is left to chance: the same in every game, so it need be done only once."""

from __future__ import annotations

from rulewright.compiler.walk_stmts import inside
from rulewright.dsl import model as m


def before_chance(setup: m.Body | None) -> tuple[m.Stmt, ...]:
    """The statements at its head that draw nothing and bind no name."""
    found: list[m.Stmt] = []
    for s in () if setup is None else setup.stmts:
        if not all(_settled(part) for part in inside((s,))):
            break
        found.append(s)
    return tuple(found)


def _settled(s: object) -> bool:
    """Whether a statement, without those inside it, does the same in every game."""
    match s:
        case m.SetVar(rolled=rolled):
            return not rolled
        case m.MoveThings() | m.MoveTokens() | m.ForStmt() | m.IfStmt() | m.LeaveIt(how="nothing"):
            return True
        case _:
            return False
