"""Assignments that are proved to stay in the range of their var, and those that never can (S-43)."""

from __future__ import annotations

from dataclasses import dataclass, field

from rulewright.dsl import model as m
from rulewright.dsl import types as ty
from rulewright.dsl.fact_set import Facts
from rulewright.dsl.problems import Problem
from rulewright.dsl.spans import Span
from rulewright.dsl.walk_blocks import new_bounds


@dataclass
class Ranges:
    """Gathers the spans of proved assignments, and a problem RW322 for each that always leaves the range of its var."""

    model: m.Model
    proved: set[Span] = field(default_factory=set)
    problems: list[Problem] = field(default_factory=list)

    def assigned(self, s: m.SetVar, facts: Facts) -> None:
        kind = self.model.vars[s.var].type
        if not isinstance(kind, ty.Int) or kind.low is None or kind.high is None:
            return
        low, high = new_bounds(s, facts, self.model)
        if low is not None and high is not None and kind.low <= low and high <= kind.high:
            self.proved.add(s.span)
        if (low is not None and low > kind.high) or (high is not None and high < kind.low):
            values = f"at least {low}" if low is not None and low > kind.high else f"at most {high}"
            says = f"`{s.var}` holds {kind.low}..{kind.high}, and would be {values} here."
            self.problems.append(Problem("RW322", says, s.span, "Widen the range of the var, or ask before."))
