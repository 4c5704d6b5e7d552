"""Declared tables → the order in which their keys can be read, and what about them no YAML could fill."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from graphlib import CycleError, TopologicalSorter

from rulewright.compiler.findings import Findings
from rulewright.dsl.tables import TableDecl
from rulewright.dsl.types import Flag, Int, Kind, ListOf, Opt, PoolOf, Ref, SetOf, Text, TupleOf, Type, type_to_text


def tables_in_order(
    decls: Sequence[TableDecl], grids: Collection[str], findings: Findings
) -> tuple[tuple[TableDecl, ...], frozenset[str]]:
    """The tables, each after those that its keys refer to; and the names of those that no YAML can fill."""
    tables = {decl.name: decl for decl in decls}
    needs = {decl.name: list(_keys_need(decl, tables)) for decl in decls}
    faulty = {decl.name for decl in decls if not _can_be_written(decl, tables, grids, findings)}
    while True:
        try:
            order = tuple(TopologicalSorter(needs).static_order())
            return tuple(tables[name] for name in order), frozenset(faulty)
        except CycleError as fault:
            circle = sorted(set(fault.args[1]))
            first = tables[circle[0]]
            through = " and ".join(f"`{name}`" for name in circle)
            message = f"The keys of {through} refer to each other, so that none of them can be read first."
            findings.tell("RW634", message, first.keys[0].span, "Give one of them a key of its own, such as a name.")
            faulty.update(circle)
            needs.update({name: [] for name in circle})


def _keys_need(decl: TableDecl, tables: Mapping[str, TableDecl]) -> Iterator[str]:
    for field in decl.keys:
        for name in _references(field.type):
            if name in tables:
                yield name


def _references(of: Type) -> Iterator[str]:
    match of:
        case Ref(table):
            yield table
        case Opt(inner) | SetOf(inner) | ListOf(inner) | PoolOf(inner):
            yield from _references(inner)
        case TupleOf(parts):
            for part in parts:
                yield from _references(part)
        case _:
            return


def _can_be_written(
    decl: TableDecl, tables: Mapping[str, TableDecl], grids: Collection[str], findings: Findings
) -> bool:
    """Every field of a table has a type whose values YAML can say."""
    whole = True
    for field in decl.fields:
        for message, mend in _why_not(field.type, tables, grids):
            findings.tell("RW633", f"`{decl.name}.{field.name}` cannot be filled: {message}.", field.span, mend)
            whole = False
    return whole


def _why_not(of: Type, tables: Mapping[str, TableDecl], grids: Collection[str]) -> Iterator[tuple[str, str]]:
    match of:
        case Int() | Text() | Flag() | Kind() | PoolOf(Kind()):
            return
        case PoolOf(Ref(table)) if table in tables and len(tables[table].keys) != 1:
            yield (
                f"a pool names what it counts by one key, and `{table}` has {len(tables[table].keys)}",
                (f"Mark one field of `{table}` with `key`."),
            )
        case Ref(table) if table in tables:
            if not tables[table].keys:
                yield f"`{table}` has no key, so that its rows have no names", f"Mark a field of `{table}` with `key`."
        case Ref(table) if table in grids:
            return
        case Opt(inner) | SetOf(inner) | ListOf(inner) | PoolOf(Ref() as inner):
            yield from _why_not(inner, tables, grids)
        case TupleOf(parts):
            for part in parts:
                yield from _why_not(part, tables, grids)
        case _:
            mend = "Use a number, a text, a flag, a kind, or rows of a table."
            yield f"a {type_to_text(of)} is known only when the game is played", mend
