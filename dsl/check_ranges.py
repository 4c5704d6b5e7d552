"""Typed model → assignments that are proved to stay in the range of their var, and those that never can (S-43)."""

from __future__ import annotations

from rulewright.dsl import model as m
from rulewright.dsl import types as ty
from rulewright.dsl.fact_set import Facts
from rulewright.dsl.problems import Problem
from rulewright.dsl.spans import Span
from rulewright.dsl.walk_blocks import new_bounds
from rulewright.dsl.walk_with_facts import Watcher, walk_model


def check_ranges(model: m.Model) -> tuple[frozenset[Span], tuple[Problem, ...]]:
    """The spans of proved assignments, and a problem RW322 for each that always leaves the range of its var."""
    proved: set[Span] = set()
    found: list[Problem] = []

    def assigned(s: m.SetVar, facts: Facts) -> None:
        kind = model.vars[s.var].type
        if not isinstance(kind, ty.Int) or kind.low is None or kind.high is None:
            return
        low, high = new_bounds(s, facts, model)
        if low is not None and high is not None and kind.low <= low and high <= kind.high:
            proved.add(s.span)
        if (low is not None and low > kind.high) or (high is not None and high < kind.low):
            values = f"at least {low}" if low is not None and low > kind.high else f"at most {high}"
            found.append(Problem("RW322", f"`{s.var}` holds {kind.low}..{kind.high}, and would be {values} here.",
                                 s.span, "Widen the range of the var, or ask before."))  # fmt: skip

    walk_model(model, Watcher(lambda _need, _at: None, assigned))
    return frozenset(proved), tuple(found)
