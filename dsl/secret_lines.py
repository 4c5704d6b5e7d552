"""Option lines → what others do not learn when one is taken (S-30, S-32).

A line is secret where its body does nothing but change what the player alone sees. A line that does more is known to
have been taken, but a chosen value that goes nowhere but into what the player alone sees is not told.
"""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.dsl import expressions as x
from rulewright.dsl import model as m
from rulewright.dsl import types as ty
from rulewright.dsl.keys import ME, key_of
from rulewright.dsl.walk_model import all_in, asked_by


def option_lines(model: m.Model) -> list[m.OptionLine]:
    """All of a game."""
    rules = {**model.rules, **model.test_rules}
    bodies = [b for b in (model.setup, model.main_body, *(r.body for r in rules.values())) if b is not None]
    return [line for b in bodies for s in all_in(b.stmts) if isinstance(s, m.ChooseStmt) for line in s.lines]


def is_secret(model: m.Model, line: m.OptionLine) -> bool:
    """Whether nobody else learns that the line was taken."""
    found = list(all_in(line.body.stmts))
    bare = (m.IfStmt, m.MatchStmt, m.ForStmt, m.RepeatStmt, m.SetLocal)
    return any(_own(model, s) for s in found) and all(_own(model, s) or isinstance(s, bare) for s in found)


def keeps_values(model: m.Model, line: m.OptionLine) -> bool:
    """Whether a chosen value goes nowhere but into what the player alone sees."""
    chosen = {name for g in line.gens for name in g.names}
    own = {n for s in all_in(line.body.stmts) if _own(model, s) for n in _names(s)}
    told = {n for s in all_in(line.body.stmts) if not _own(model, s) for n in _names(s)}
    return bool(chosen & own - told)


def _own(model: m.Model, s: m.Stmt) -> bool:
    """Whether a statement changes a var of the player that nobody else sees."""
    match s:
        case m.SetVar(var=var, indexes=indexes) if model.vars[var].seen == "owner":
            kinds = model.vars[var].index
            return any(
                isinstance(k, ty.Player) and key_of(e, ME, {}) == ME for e, k in zip(indexes, kinds, strict=True)
            )
        case m.SetVar(var=var):
            return model.vars[var].seen == "nobody"
        case _:
            return False


def _names(s: m.Stmt) -> Iterator[str]:
    """The locals that a statement itself reads."""
    return (part.name for e in asked_by(s) for part in x.walk(e) if isinstance(part, x.Local))
