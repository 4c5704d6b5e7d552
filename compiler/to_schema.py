"""Declared tables → JSON Schemas (draft 2020-12) of their YAML, for editors and for checks without the rules.

A schema says what each row may hold. That keys are unique, that references lead somewhere and that formulas close their
brackets is beyond it: `records_from_yaml` sees to that.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

from rulewright.compiler.clauses_from_yaml import DECLS as CLAUSE_DECLS
from rulewright.compiler.clauses_from_yaml import ID
from rulewright.compiler.formulas_from_text import SYMBOL
from rulewright.compiler.rows_from_yaml import lone_field, may_be_left_out
from rulewright.compiler.values_from_yaml import MOST_OF_ONE
from rulewright.dsl.facts import GridFact
from rulewright.dsl.tables import FieldDecl, TableDecl
from rulewright.dsl.types import Flag, Int, Kind, ListOf, Opt, PoolOf, Ref, SetOf, Text, TupleOf, Type, type_to_text

DRAFT = "https://json-schema.org/draft/2020-12/schema"

Schema = dict[str, object]

_TEXT: Mapping[str, object] = {"type": "string", "pattern": r"\S"}


def tables_to_schemas(decls: Sequence[TableDecl], grids: Sequence[GridFact] = ()) -> dict[str, str]:
    """JSON text for each table that a file fills, by the name of its file, `tiles.schema.json`."""
    writer = _Writer(decls, grids)
    filled = [decl for decl in decls if decl.inline is None]
    return {f"{decl.plural}.schema.json": _text({"$schema": DRAFT} | writer.file(decl)) for decl in filled}


def clauses_to_schema() -> str:
    """JSON text of `clauses.schema.json`, the same for every game."""
    writer = _Writer(CLAUSE_DECLS, ())
    id_: Schema = {
        "type": "string",
        "pattern": f"^{ID.pattern}$",
        "title": "id",
        "description": "Such as NUM-01 or A-CMP-05",
    }
    parts = {decl.plural: writer.file(decl, {"id": id_}) for decl in CLAUSE_DECLS}
    title = "The clauses of a rulebook, its points of doubt and its errata"
    return _text(
        {"$schema": DRAFT, "title": title, "type": "object", "properties": parts, "additionalProperties": False}
    )


class _Writer:
    """Knows the tables and grids that references lead to."""

    def __init__(self, decls: Sequence[TableDecl], grids: Sequence[GridFact]) -> None:
        self._tables = {decl.name: decl for decl in decls}
        self._grids = {grid.name: grid for grid in grids}

    def file(self, decl: TableDecl, instead: Mapping[str, Schema] | None = None) -> Schema:
        """The list of rows. `instead` replaces what single fields would have."""
        row = self._row(decl, instead or {})
        lone = lone_field(decl)
        schema: Schema = {
            "title": decl.plural,
            "description": decl.help or f"One row for each {decl.name}",
            "type": "array",
            "items": {"anyOf": [row, self._field(lone)]} if lone else row,
        }
        match decl.form, decl.keys:
            case "component", (FieldDecl(type=Int(int() as low, int() as high)),):
                schema |= {"minItems": high - low + 1, "maxItems": high - low + 1}
            case _:
                pass
        return schema

    def _row(self, decl: TableDecl, instead: Mapping[str, Schema]) -> Schema:
        return {
            "title": decl.name,
            "type": "object",
            "properties": {field.name: instead.get(field.name) or self._field(field) for field in decl.fields},
            "required": [field.name for field in decl.fields if not may_be_left_out(field)],
            "additionalProperties": False,
        }

    def _field(self, field: FieldDecl) -> Schema:
        said = type_to_text(field.type)
        description = f"{field.help} ({said})" if field.help else said
        return {"title": field.name, "description": description} | self._value(field.type)

    def _value(self, of: Type) -> Schema:
        match of:
            case Int(low, high):
                bounds = {"minimum": low, "maximum": high}
                return {"type": "integer"} | {word: bound for word, bound in bounds.items() if bound is not None}
            case Text():
                return dict(_TEXT)
            case Flag():
                return {"enum": ["yes", "no", True, False]}
            case Kind(_, values):
                return {"enum": list(values)}
            case Opt(inner):
                return {"anyOf": [self._value(inner), {"enum": ["none", None]}]}
            case SetOf(inner):
                return {"type": "array", "items": self._value(inner), "uniqueItems": True}
            case ListOf(inner):
                return {"type": "array", "items": self._value(inner)}
            case TupleOf(parts):
                return self._side_by_side(parts)
            case PoolOf(inner):
                return self._pool(inner)
            case Ref(table) if table in self._grids:
                return {"type": "string", "pattern": _cells(self._grids[table])}
            case Ref(table):
                return self._reference([(field.name, field.type) for field in self._tables[table].keys])
            case _:
                raise AssertionError(f"{type_to_text(of)} has no place in content")

    def _side_by_side(self, parts: Sequence[Type]) -> Schema:
        return {
            "type": "array",
            "prefixItems": [self._value(part) for part in parts],
            "minItems": len(parts),
            "items": False,
        }

    def _reference(self, keys: Sequence[tuple[str, Type]]) -> Schema:
        """One key: its value. Several: a list or a map of their values."""
        if len(keys) == 1:
            return self._value(keys[0][1])
        by_name: Schema = {
            "type": "object",
            "properties": {name: self._value(key) for name, key in keys},
            "required": [name for name, _ in keys],
            "additionalProperties": False,
        }
        return {"anyOf": [self._side_by_side([key for _, key in keys]), by_name]}

    def _pool(self, of: Type) -> Schema:
        """A map of names and counts; where names are texts also one name or a formula."""
        counts: Schema = {"type": "object", "additionalProperties": self._value(Int(1, MOST_OF_ONE))}
        name = of if isinstance(of, Kind) else self._tables[type_to_text(of)].keys[0].type
        match name:
            case Kind(_, values):
                formulas = any(SYMBOL.fullmatch(value) for value in values)
                lone: Schema = dict(_TEXT) if formulas else {"enum": list(values)}
                return {"anyOf": [lone, counts | {"propertyNames": {"enum": list(values)}}]}
            case Text():
                return {"anyOf": [dict(_TEXT), counts]}
            case _:
                return counts


def _cells(grid: GridFact) -> str:
    rows = "|".join(str(row) for row in range(1, grid.rows + 1))
    return f"^[a-{chr(ord('a') + grid.columns - 1)}]({rows})$"


def _text(schema: Schema) -> str:
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"
