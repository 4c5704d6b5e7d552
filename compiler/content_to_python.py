"""Tables, grids and kinds → the constants of the module: columns, printed names, rays, lines."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from rulewright.compiler.python_types import counted_names, kind_prefix, quoted, tuple_text, upper
from rulewright.compiler.source_notes import Lines
from rulewright.dsl import model as m
from rulewright.dsl import types as ty
from rulewright.dsl.tables import Counts, Link, Record, Table, Value


@dataclass
class ContentWriter:
    """Writes a constant for each name that the rest of the module uses."""

    model: m.Model
    lines: Lines
    imports: set[str]
    made: set[str] = field(default_factory=set)

    def write(self, used: set[str]) -> None:
        """All constants that are in `used`, grouped under what they come from."""
        self._kinds(used)
        for table in self.model.tables.values():
            self._table(table, used)
        for grid in self.model.grids.values():
            self._grid(grid, used)
        if "PLAYER" in used:
            self.lines.add()
            self.lines.add(
                f'PLAYER = {self._use("Named")}("player", {self._use("PLAYER_NAMES")}[:{self.model.players[1]}])'
            )
        if "DIRECTION" in used:
            self.lines.add(f'DIRECTION = {self._use("Named")}("direction", {self._use("DIRECTION_NAMES")})')

    def _use(self, name: str) -> str:
        self.imports.add(name)
        return name

    def _head(self, span: m.Span) -> None:
        self.lines.add()
        self.lines.start()
        self.lines.note(span)

    def _kinds(self, used: set[str]) -> None:
        for kind in kinds_of(self.model):
            prefix = kind_prefix(kind.name)
            constants = [f"{prefix}_{v.upper()}" for v in kind.values]
            if not used & {f"{prefix}_NAMES", f"{prefix}_VALUES", *constants}:
                continue
            self.lines.add()
            self.lines.add(f"{prefix}_NAMES = {tuple_text([quoted(v) for v in kind.values])}")
            if used & set(constants):
                self.lines.add(counted_names(constants))
            if f"{prefix}_VALUES" in used:
                self.lines.add(f"{prefix}_VALUES = range({len(constants)})")

    def _table(self, table: Table, used: set[str]) -> None:
        decl = table.decl
        self._head(decl.span)
        plural, name = decl.plural.upper(), decl.name.upper()
        things = self.model.things[decl.name]
        self._names(name, [printed_name(self.model, table, table.records[row]) for row in things])
        if plural in used:
            self.lines.add(f"{plural} = range({len(things)})")
        names = f"{name}_NAMES" if len(things) == len(table.records) else f"{self._use('told_apart')}({name}_NAMES)"
        self.lines.add(f"{name} = {self._use('Named')}({quoted(decl.name)}, {names})")
        if upper(decl.name, "row") in used or len(things) != len(table.records):
            self.lines.add(f"{name}_ROW = {tuple_text([str(r) for r in things])}")
        for f in decl.fields:
            if upper(decl.name, f.name) in used:
                values = [value_text(self.model, table.records[row].values[f.name], f.type) for row in things]
                self.lines.add(f"{upper(decl.name, f.name)} = {tuple_text(values)}")

    def _names(self, name: str, names: list[str]) -> None:
        if (
            names
            and all(n.isdigit() for n in names)
            and [int(n) for n in names] == list(range(int(names[0]), int(names[-1]) + 1))
        ):
            self.lines.add(f"{name}_NAMES = tuple(str(n) for n in range({names[0]}, {int(names[-1]) + 1}))")
        else:
            self.lines.add(f"{name}_NAMES = {tuple_text([quoted(n) for n in names])}")

    def _grid(self, grid: m.GridDecl, used: set[str]) -> None:
        self._head(grid.span)
        name, shape = grid.name.upper(), f"({grid.rows}, {grid.columns})"
        self.lines.add(f"{name}_NAMES = {self._use('cell_names')}{shape}")
        self.lines.add(f"{name} = {self._use('Named')}({quoted(grid.name)}, {name}_NAMES)")
        made: dict[str, Callable[[], str]] = {
            grid.plural.upper(): lambda: f"range({grid.size})",
            f"{name}_ROW": lambda: f"{self._use('cell_rows')}{shape}",
            f"{name}_COLUMN": lambda: f"{self._use('cell_columns')}{shape}",
            f"{name}_RAYS": lambda: f"{self._use('rays')}{shape}",
            f"{name}_AROUND": lambda: f"{self._use('around')}{shape}",
            f"{name}_BESIDE": lambda: f"{self._use('beside')}{shape}",
        }
        for constant, text in made.items():
            if constant in used:
                self.lines.add(f"{constant} = {text()}")


def kinds_of(model: m.Model) -> tuple[ty.Kind, ...]:
    """All kinds, also those without a name: of options, vars, fields."""
    found: dict[ty.Kind, None] = dict.fromkeys(model.kinds.values())
    types = [o.type for o in model.options.values()] + [v.type for v in model.vars.values()]
    types += [f.type for t in model.tables.values() for f in t.decl.fields]
    types += [i for z in model.zones.values() for i in z.index] + [i for v in model.vars.values() for i in v.index]
    found |= dict.fromkeys(kind for t in types if isinstance(kind := innermost(t), ty.Kind))
    return tuple(found)


def innermost(t: ty.Type) -> ty.Type:
    return innermost(t.of) if isinstance(t, ty.Opt | ty.SetOf | ty.ListOf | ty.PoolOf) else t


def printed_name(model: m.Model, table: Table, record: Record) -> str:
    """How a row is printed: its key fields, or its name, or its first text (S-16)."""
    fields = table.decl.keys or tuple(f for f in table.decl.fields if f.name == "name") or tuple(
        f for f in table.decl.fields if isinstance(f.type, ty.Text))[:1]  # fmt: skip
    if not fields:
        return f"{table.decl.name} {record.row + 1}"
    return " ".join(_printed(model, record.values[f.name]) for f in fields)


def _printed(model: m.Model, value: Value) -> str:
    match value:
        case bool():
            return "yes" if value else "no"
        case None:
            return "none"
        case Link(table, row):
            return printed_name(model, model.tables[table], model.tables[table].records[row])
        case tuple():
            return ", ".join(_printed(model, v) for v in value)
        case Counts(text=text):
            return text
        case _:
            return str(value)


def value_text(model: m.Model, value: Value, t: ty.Type) -> str:
    """A value of the content as Python says it, in run-time form: links and kinds as positions, sets as bits."""
    match value, t:
        case None, _:
            return "None"
        case _, ty.Opt(of):
            return value_text(model, value, of)
        case str(), ty.Kind(_, values):
            return str(values.index(value))
        case str(), _:
            return quoted(value)
        case bool() | int(), _:
            return str(value)
        case Link(table, row), _:
            return str(model.things[table].index(row))
        case Counts(table, items), _:
            counts = [0] * len(model.tables[table].records)
            for row, n in items:
                counts[row] = n
            return tuple_text([str(n) for n in counts])
        case tuple(), ty.SetOf(of):
            bits = 0
            for v in value:
                bits |= 1 << int(value_text(model, v, of))
            return hex(bits)
        case tuple(), ty.ListOf(of):
            return tuple_text([value_text(model, v, of) for v in value])
        case tuple(), ty.TupleOf(parts):
            return tuple_text([value_text(model, v, p) for v, p in zip(value, parts, strict=True)])
        case _:
            raise AssertionError((value, t))
