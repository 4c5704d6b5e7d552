"""Typed model → everything that is wrong with how the game runs, one check after the other."""

from __future__ import annotations

from dataclasses import replace

from rulewright.dsl import expressions as x
from rulewright.dsl import model as m
from rulewright.dsl.check_at_once import check_at_once
from rulewright.dsl.check_cost import check_cost
from rulewright.dsl.check_facts import UnknownValues
from rulewright.dsl.check_leaks import check_leaks
from rulewright.dsl.check_me import check_me
from rulewright.dsl.check_ranges import Ranges
from rulewright.dsl.parts_of_cases import parts_of_cases
from rulewright.dsl.problems import Problem
from rulewright.dsl.walk_model import expressions_in
from rulewright.dsl.walk_with_facts import Watcher, walk_model


def check_model(model: m.Model) -> tuple[m.Model, tuple[Problem, ...]]:
    """A model whose names and types are right, with what was proved of it, and its problems."""
    unknown, ranges = UnknownValues(), Ranges(model)
    walk_model(model, Watcher(unknown.lacks, ranges.assigned))
    patterns, unlisted = _listed(model)
    hidden, disclosed, leaks = check_leaks(model)
    found = [*check_me(model), *unknown.problems, *ranges.problems, *leaks, *check_at_once(model), *check_cost(model)]
    found += unlisted
    return replace(
        model, patterns=patterns, proved=frozenset(ranges.proved), hidden=hidden, disclosed=disclosed
    ), tuple(found)


def _listed(model: m.Model) -> tuple[dict[str, m.PatternDecl], list[Problem]]:
    """The patterns; those of which the best is asked with how their parts are listed."""
    asked = {part.pattern for e in expressions_in(model) for part in x.walk(e) if isinstance(part, x.BestOf)}
    patterns = dict(model.patterns)
    found: list[Problem] = []
    for name in sorted(asked):
        parts, problems = parts_of_cases(model, patterns[name])
        patterns[name] = replace(patterns[name], parts=parts)
        found += problems
    return patterns, found
