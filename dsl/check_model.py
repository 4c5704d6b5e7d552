"""Typed model → everything that is wrong with how the game runs, one check after the other."""

from __future__ import annotations

from dataclasses import replace

from rulewright.dsl import model as m
from rulewright.dsl.check_at_once import check_at_once
from rulewright.dsl.check_cost import check_cost
from rulewright.dsl.check_facts import UnknownValues
from rulewright.dsl.check_leaks import check_leaks
from rulewright.dsl.check_me import check_me
from rulewright.dsl.check_ranges import Ranges
from rulewright.dsl.problems import Problem
from rulewright.dsl.walk_with_facts import Watcher, walk_model


def check_model(model: m.Model) -> tuple[m.Model, tuple[Problem, ...]]:
    """A model whose names and types are right, with what was proved of it, and its problems."""
    unknown, ranges = UnknownValues(), Ranges(model)
    walk_model(model, Watcher(unknown.lacks, ranges.assigned))
    hidden, leaks = check_leaks(model)
    found = [*check_me(model), *unknown.problems, *ranges.problems, *leaks, *check_at_once(model), *check_cost(model)]
    return replace(model, proved=frozenset(ranges.proved), hidden=hidden), tuple(found)
