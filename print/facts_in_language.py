"""Facts + `translations/<code>.yaml` → the facts with their texts in that language; what has no translation stays.

words: {pay: Zahle}              what layouts show as `say.pay`
cards:                           rows of a table by their keys
Fox: {name: Fuchs, text: Zieh eine Karte.}
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from rulewright.dsl.facts import Facts
from rulewright.dsl.problems import Problem, nearest
from rulewright.dsl.tables import Record, Table
from rulewright.dsl.yaml_tree import YamlMap, YamlNode, YamlScalar
from rulewright.print.project_files import ProjectFiles
from rulewright.print.values import title_of_row
from rulewright.print.yaml_fields import Fields

WORDS = "words"


def facts_in_language(
    facts: Facts, code: str, files: ProjectFiles
) -> tuple[Facts, Mapping[str, str], tuple[Problem, ...]]:
    """The facts, the words for layouts, problems: RW6xx (YAML), RW701, RW703, RW729 (no such language)."""
    path = f"translations/{code}.yaml"
    if not code.replace("-", "").isalnum() or not files.has(path):
        known = files.languages()
        help = (
            nearest(code, known) or f"Its file would be {files.shown}/{path}. There is: {', '.join(known) or 'none'}."
        )
        return facts, {}, (Problem("RW729", f"No texts are there in the language `{code}`.", None, help),)
    file = files.yaml(path)
    problems = list(file.problems)
    if not isinstance(file.root, YamlMap):
        return facts, {}, tuple(problems)
    fields = Fields(file.root, path, ("about", WORDS, *(t.decl.plural for t in facts.tables.values())), problems)
    tables = {name: _table(table, fields) for name, table in facts.tables.items()}
    return replace(facts, tables=tables), words_of(fields, WORDS), tuple(problems)


def words_of(fields: Fields, key: str) -> dict[str, str]:
    """A map of names and texts."""
    found = {}
    for name, node in fields.entries(key):
        if isinstance(node, YamlScalar):
            found[name] = node.text
        else:
            fields.tell("RW703", f"`{name}` should be a text.", node.span)
    return found


def _table(table: Table, fields: Fields) -> Table:
    rows = dict(fields.entries(table.decl.plural))
    titles = [title_of_row(record, table) for record in table.records]
    for name, node in rows.items():
        if name not in titles:
            fields.tell("RW703", f"`{table.decl.plural}` has no row `{name}`.", node.span, nearest(name, titles))
    records = [
        _record(record, rows[title], fields) if title in rows else record
        for record, title in zip(table.records, titles, strict=True)
    ]
    return replace(table, records=tuple(records))


def _record(record: Record, node: YamlNode, fields: Fields) -> Record:
    if not isinstance(node, YamlMap):
        fields.tell("RW703", "A row should be a map of fields and their texts.", node.span)
        return record
    values, spans = dict(record.values), dict(record.spans)
    for name, entry in node.entries.items():
        text = entry.value
        if not isinstance(values.get(name), str) or not isinstance(text, YamlScalar):
            help = nearest(name, [n for n, v in values.items() if isinstance(v, str)])
            fields.tell("RW703", f"`{name}` is no text of this row.", entry.key.span, help)
        else:
            values[name], spans[name] = text.text, text.span
    return replace(record, values=values, spans=spans)
