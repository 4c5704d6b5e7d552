"""The YAML of one table → its rows, with the fields that are written; what they say is looked at later."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rulewright.compiler.findings import Findings
from rulewright.compiler.types_to_words import names_to_words, seen_to_words
from rulewright.dsl.problems import Label
from rulewright.dsl.spans import Source, Span
from rulewright.dsl.tables import FieldDecl, TableDecl
from rulewright.dsl.types import Flag, Int, Kind, Opt, Text
from rulewright.dsl.yaml_tree import YamlBroken, YamlEntry, YamlList, YamlMap, YamlNode, YamlScalar, yaml_to_tree


@dataclass(frozen=True, slots=True)
class Row:
    """The fields of one row that are written. `whole` is False where some are unknown or missing."""

    entries: Mapping[str, YamlEntry]
    span: Span
    whole: bool


@dataclass(frozen=True, slots=True)
class Rows:
    """All rows. `whole` is False where rows could not be read; `span` is where the first of them begins."""

    rows: tuple[Row, ...]
    whole: bool
    span: Span


def may_be_left_out(field: FieldDecl) -> bool:
    """A flag that is not written is no, an optional value none."""
    return isinstance(field.type, Flag | Opt)


def lone_field(decl: TableDecl) -> FieldDecl | None:
    """The field (a number, a text or a kind) that a row may consist of, when no other one has to be written."""
    wanted = [field for field in decl.fields if not may_be_left_out(field)]
    return wanted[0] if len(wanted) == 1 and isinstance(wanted[0].type, Int | Text | Kind) else None


def rows_from_yaml(decl: TableDecl, source: Source, findings: Findings) -> Rows:
    """A file holds a list; each row of it a map of fields, or the value of the one field that has to be written."""
    file = yaml_to_tree(source)
    for problem in file.problems:
        findings.keep(problem)
    match file.root:
        case None | YamlBroken():
            return Rows((), whole=False, span=Span(source, 0, 0))
        case YamlList() as items:
            return rows_from_list(decl, items, findings, whole=file.whole)
        case node:
            mend = "Begin each row with a dash; the name of the file says which table it fills."
            _shape(
                decl, f"The rows of `{decl.name}` are a list, but this is {seen_to_words(node)}.", node, mend, findings
            )
            return Rows((), whole=False, span=node.span)


def rows_from_list(decl: TableDecl, items: YamlList, findings: Findings, *, whole: bool) -> Rows:
    """The rows that a list holds; `whole` says whether the list is all that was written."""
    fields = {field.name: field for field in decl.fields}
    lone = lone_field(decl)
    rows = [_row(decl, fields, lone, item, findings) for item in items.items]
    read = tuple(row for row in rows if row is not None)
    first = items.items[0].span if items.items else items.span
    return Rows(read, whole=whole and len(read) == len(rows), span=_first_line(first))


def _row(
    decl: TableDecl, fields: Mapping[str, FieldDecl], lone: FieldDecl | None, node: YamlNode, findings: Findings
) -> Row | None:
    match node:
        case YamlBroken():
            return None
        case YamlMap(entries=entries, span=span):
            return Row(entries, span, _has_its_fields(decl, fields, node, findings) and node.whole)
        case YamlScalar(value=value, span=span) if lone and value is not None and not _lacks_space(node, fields):
            return Row({lone.name: YamlEntry(node, node)}, span, whole=True)
        case _:
            name = next(iter(fields))
            mend = f"Write names and values: - {name}: ..."
            if isinstance(node, YamlScalar) and _lacks_space(node, fields):
                mend = f"Put a space behind the colon: - {node.text.replace(':', ': ', 1)}"
            message = f"A row of `{decl.name}` is a map of names and values, but this is {seen_to_words(node)}."
            _shape(decl, message, node, mend, findings)
            return None


def _lacks_space(node: YamlScalar, fields: Mapping[str, FieldDecl]) -> bool:
    """Whether a text is a field and its value with nothing behind the colon: `number:1`."""
    name, colon, _ = node.text.partition(":")
    return colon == ":" and name in fields and node.style == "plain"


def _has_its_fields(decl: TableDecl, fields: Mapping[str, FieldDecl], row: YamlMap, findings: Findings) -> bool:
    """Every field of a row is declared, and every declared one is there that may not be left out."""
    entries = row.entries
    missing = [name for name, field in fields.items() if name not in entries and not may_be_left_out(field)]
    unknown = [name for name in entries if name not in fields]
    for name in unknown:
        place = entries[name].key.span
        known = [field for field in fields if field not in entries]
        mend = findings.near(place, name, known, f"Its fields are {names_to_words(tuple(fields))}.")
        findings.tell("RW622", f"A `{decl.name}` has no field `{name}`.", place, mend, _declared(decl))
        # A misspelt field is one problem, not two.
        missing = [field for field in missing if f'"{field}"' not in mend]
    for name in missing if row.whole else ():
        mend = f"Write {name}: ... in this row."
        label = Label(fields[name].span, "declared here")
        findings.tell("RW623", f"This `{decl.name}` has no `{name}`.", _first_line(row.span), mend, label)
    return not (missing or unknown)


def _shape(decl: TableDecl, message: str, node: YamlNode, mend: str, findings: Findings) -> None:
    findings.tell("RW621", message, _first_line(node.span), mend, _declared(decl))


def _declared(decl: TableDecl) -> Label:
    return Label(_first_line(decl.span), "declared here")


def _first_line(span: Span) -> Span:
    """A place of several lines, cut at the end of its first."""
    end = span.source.text.find("\n", span.start, span.end)
    return Span(span.source, span.start, end) if end >= 0 else span
