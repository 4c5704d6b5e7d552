"""YAML → the records of every table that the rules declare, each row checked against its declaration."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from rulewright.compiler.findings import Findings
from rulewright.compiler.rows_from_yaml import Row, Rows, rows_from_list, rows_from_yaml
from rulewright.compiler.tables_in_order import tables_in_order
from rulewright.compiler.tables_without_file import combined_table, inline_table
from rulewright.compiler.values_from_yaml import WRONG, Names, Place, ValueReader, Wrong
from rulewright.dsl.facts import GridFact
from rulewright.dsl.problems import Label, Problem
from rulewright.dsl.spans import Source, Span
from rulewright.dsl.tables import FieldDecl, Record, Table, TableDecl, Value
from rulewright.dsl.types import Flag, Int, Opt, Ref, Text
from rulewright.dsl.yaml_tree import YamlList, collector_paused

_MOST_GAPS = 8  # told of the numbers that are missing

Read = Callable[[TableDecl], Source | YamlList | Problem | None]
Key = tuple[Value, ...]


def records_from_yaml(
    decls: Sequence[TableDecl], read: Read, grids: Sequence[GridFact] = ()
) -> tuple[dict[str, Table], tuple[Problem, ...]]:
    """Tables by name, in the order of `decls`, and what is wrong with their content.

    `read` gives the text of a table's `<plural>.yaml` (or the list that was read from it), None where there is no such
    file, or the problem of reading it.
    A table without a file whose fields are all keys has every combination of their values, the first field slowest.
    A table with errors is left out, so that links may lead to tables that are absent.

    A row is a map of fields. A flag that is not written is no, an optional value none. Where one field alone has to be
    written, a row may be just its value. Rows may refer to rows of any table by key, also to later ones of their own.
    """
    with collector_paused():
        content = _Content(grids)
        order, faulty = tables_in_order(decls, [grid.name for grid in grids], content.findings)
        for decl in order:
            content.read_keys(decl, None if decl.name in faulty else read)
        tables = {decl.name: table for decl in decls if (table := content.table(decl))}
        return tables, content.findings.problems()


@dataclass(frozen=True, slots=True)
class _Keyed:
    """Rows of a file with their keys, None for a key that could not be read; fields that are no keys are unread."""

    rows: tuple[Row, ...]
    keys: tuple[Key | None, ...]
    whole: bool


class _Content:
    """The tables of one game while they are read: first the keys of all of them, then everything else."""

    def __init__(self, grids: Sequence[GridFact]) -> None:
        self.findings = Findings()
        self._reader = ValueReader(self.findings)
        self._keyed: dict[str, _Keyed] = {}
        self._tables: dict[str, Table] = {}
        for grid in grids:
            cells = [
                f"{chr(ord('a') + column)}{row}" for row in range(1, grid.rows + 1) for column in range(grid.columns)
            ]
            rows: dict[Value, int] = {cell: at for at, cell in enumerate(cells)}
            mend = f"Cells go from {cells[0]} to {cells[-1]}."
            self._reader.names[grid.name] = Names(grid.name, (("cell", Text()),), rows, sure=True, mend=mend)

    def read_keys(self, decl: TableDecl, read: Read | None) -> None:
        """After this the rows of the table can be named. Without `read` the table cannot be filled at all."""
        if read is None:
            self._reader.names[decl.name] = Names(decl.name, (), {}, sure=False)
            return
        self._reader.names[decl.name] = _names(decl, (), sure=False)
        if decl.inline is not None:
            self._take(inline_table(decl, decl.inline))
            return
        match read(decl):
            case Problem() as problem:
                self.findings.keep(problem)
            case None:
                self._combine(decl)
            case YamlList() as rows:
                self._take_rows(decl, rows_from_list(decl, rows, self.findings, whole=True))
            case Source() as source:
                self._take_rows(decl, rows_from_yaml(decl, source, self.findings))

    def table(self, decl: TableDecl) -> Table | None:
        """The finished table, or None where something is wrong with it."""
        keyed = self._keyed.get(decl.name)
        if keyed is None:
            return self._tables.get(decl.name)
        places = [Place(decl, field) for field in decl.fields]
        records = []
        for at, (row, key) in enumerate(zip(keyed.rows, keyed.keys, strict=True)):
            record = self._record(at, row, key, places)
            if record:
                records.append(record)
        return Table(decl, tuple(records)) if keyed.whole and len(records) == len(keyed.rows) else None

    def _take(self, table: Table) -> None:
        decl = table.decl
        self._tables[decl.name] = table
        keys = [tuple(record.values[field.name] for field in decl.keys) for record in table.records]
        self._reader.names[decl.name] = _names(decl, keys, sure=True)

    def _combine(self, decl: TableDecl) -> None:
        if any(isinstance(f.type, Ref) and not self._reader.names[f.type.table].sure for f in decl.fields):
            return  # told already of the other table
        match combined_table(decl, self._reader.names):
            case Problem() as problem:
                self.findings.keep(problem)
            case Table() as table:
                self._take(table)

    def _take_rows(self, decl: TableDecl, rows: Rows) -> None:
        places = [Place(decl, field) for field in decl.keys]
        keys = [self._key(row, places) for row in rows.rows]
        whole = rows.whole and all(row.whole for row in rows.rows)
        if decl.keys:
            whole &= _each_key_once(decl, rows.rows, keys, self.findings)
            whole &= not rows.whole or _no_gap(decl, rows, keys, self.findings)
        self._keyed[decl.name] = _Keyed(rows.rows, tuple(keys), whole)
        self._reader.names[decl.name] = _names(decl, keys, sure=whole and None not in keys)

    def _key(self, row: Row, places: Sequence[Place]) -> Key | None:
        """The values of the key fields; None when one is wrong or missing."""
        values = [self._field(row, place) for place in places]
        key = tuple(value for value in values if not isinstance(value, Wrong))
        return key if len(key) == len(values) else None

    def _record(self, at: int, row: Row, key: Key | None, places: Sequence[Place]) -> Record | None:
        values: dict[str, Value] = {}
        spans: dict[str, Span] = {}
        keys = iter(key or ())
        whole = key is not None
        for place in places:
            name = place.field.name
            if place.field.key:
                value: Value | Wrong = next(keys, None)
            else:
                value = self._field(row, place)
            if isinstance(value, Wrong):
                whole = False
            else:
                values[name] = value
                spans[name] = row.entries[name].value.span if name in row.entries else row.span
        return Record(places[0].table.name, at, values, spans, row.span) if whole else None

    def _field(self, row: Row, place: Place) -> Value | Wrong:
        """What a row says, or what a field has that is left out; a field that is missing has been told."""
        entry = row.entries.get(place.field.name)
        if entry is not None:
            return self._reader.value(entry.value, place.field.type, place)
        match place.field.type:
            case Flag():
                return False
            case Opt():
                return None
            case _:
                return WRONG


def _names(decl: TableDecl, keys: Sequence[Key | None], *, sure: bool) -> Names:
    """Rows by their key; the first of those that have the same."""
    rows: dict[Value, int] = {}
    for at, key in enumerate(keys):
        if key is not None:
            rows.setdefault(key[0] if len(key) == 1 else key, at)
    mend = f"Name another `{decl.name}`, or add this one."
    return Names(decl.name, tuple((field.name, field.type) for field in decl.keys), rows, sure, mend)


def _each_key_once(decl: TableDecl, rows: Sequence[Row], keys: Sequence[Key | None], findings: Findings) -> bool:
    """No two rows of a table have the same key."""
    first: dict[Key, Row] = {}
    for row, key in zip(rows, keys, strict=True):
        if key is None:
            continue
        if key not in first:
            first[key] = row
            continue
        place, name = _key_place(decl, row)
        copies = any(field.name == "copies" for field in decl.fields)
        mend = "Count equal ones in `copies`." if copies else "Change one of the two, or take it out."
        label = Label(_key_place(decl, first[key])[0], "first written here")
        declared = Label(decl.keys[0].span, "declared here: every key once")
        findings.tell("RW629", f"`{decl.name}({name})` stands twice.", place, mend, label, declared)
    return len(first) == len(keys)


def _key_place(decl: TableDecl, row: Row) -> tuple[Span, str]:
    """Where the key of a row stands, and the key as written."""
    spans = [row.entries[field.name].value.span for field in decl.keys if field.name in row.entries]
    return (spans[0] if spans else row.span), ", ".join(span.text for span in spans)


def _no_gap(decl: TableDecl, rows: Rows, keys: Sequence[Key | None], findings: Findings) -> bool:
    """Of a component whose one key is a range, every number of the range is there."""
    match decl.form, decl.keys:
        case "component", (FieldDecl(type=Int(int() as low, int() as high)) as field,):
            pass
        case _:
            return True
    numbers = {key[0]: row for row, key in zip(rows.rows, keys, strict=True) if key and isinstance(key[0], int)}
    present = [low - 1, *sorted(numbers), high + 1]
    gaps = [(before + 1, after - 1) for before, after in pairwise(present) if after - before > 1]
    missing = sum(last - first + 1 for first, last in gaps)
    unread = sum(key is None or not row.whole for row, key in zip(rows.rows, keys, strict=True))
    if missing <= unread:
        return True  # rows that could not be read may be those
    listed = ", ".join(str(first) if first == last else f"{first}..{last}" for first, last in gaps[:_MOST_GAPS])
    listed += " and others" if len(gaps) > _MOST_GAPS else ""
    message = (
        f"`{decl.name}({listed})` is missing." if missing == 1 else f"{missing} `{decl.plural}` are missing: {listed}."
    )
    before = numbers.get(gaps[0][0] - 1)
    mend = f"Add a row for each, such as - {field.name}: {gaps[0][0]}"
    label = Label(field.span, f"declared here: all of {low}..{high}")
    findings.tell("RW631", message, _key_place(decl, before)[0] if before else rows.span, mend, label)
    return False
