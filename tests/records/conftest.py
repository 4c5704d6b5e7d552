"""Fixtures for content: tables declared by a rules text, filled from YAML texts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from textwrap import dedent

import pytest

from rulewright.compiler.records_from_yaml import records_from_yaml
from rulewright.dsl.declare import declare
from rulewright.dsl.facts import GridFact
from rulewright.dsl.problems import Problem, in_order
from rulewright.dsl.problems_to_text import problems_to_text
from rulewright.dsl.spans import Source
from rulewright.dsl.tables import Table, TableDecl
from rulewright.dsl.tree_from_text import tree_from_text

Filled = tuple[dict[str, Table], tuple[Problem, ...]]


@pytest.fixture
def declared() -> Callable[[str], tuple[TableDecl, ...]]:
    """`declared("component tile ...")`: the tables that a part of a rules text declares, without problems."""

    def read(rules: str) -> tuple[TableDecl, ...]:
        text = 'game tiny "Tiny"\n  players 2\n' + dedent(rules) + "\nturn\n  done\n"
        tree, problems = tree_from_text(Source("tiny.rules", text))
        world = declare(tree)
        assert not problems
        assert not world.problems
        return tuple(world.tables.values())

    return read


@pytest.fixture
def fill(declared: Callable[[str], tuple[TableDecl, ...]]) -> Callable[..., Filled]:
    """`fill(rules, tiles="- number: 1")`: the tables, with problems in order. A file that is not given is not there."""

    def read(rules: str, **files: str) -> Filled:
        sources = {plural: Source(f"{plural}.yaml", dedent(text)) for plural, text in files.items()}
        cells = [GridFact("cell", 3, 2)] if "grid cell: 3 by 2" in rules else []
        tables, problems = records_from_yaml(declared(rules), lambda decl: sources.get(decl.plural), cells)
        return tables, in_order(problems)

    return read


@pytest.fixture
def told(fill: Callable[..., Filled]) -> Callable[..., str]:
    """`told(rules, tiles="- number: 0")`: all problems as text."""
    return lambda rules, **files: problems_to_text(fill(rules, **files)[1])


@pytest.fixture
def rows(fill: Callable[..., Filled]) -> Callable[..., list[dict[str, object]]]:
    """`rows("tile", rules, tiles="- number: 1")`: the values of all records of a table that has no problems."""

    def read(table: str, rules: str, **files: str) -> list[dict[str, object]]:
        tables, problems = fill(rules, **files)
        assert not problems, problems_to_text(problems)
        records: Mapping[str, Table] = tables
        return [dict(record.values) for record in records[table].records]

    return read
