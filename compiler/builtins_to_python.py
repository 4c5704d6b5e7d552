"""Functions of the language → Python text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.compiler.binding import ATOM, COMPARE, PRODUCT, SUM
from rulewright.compiler.in_64_bits import stays
from rulewright.compiler.python_types import size_of, tuple_text, upper
from rulewright.dsl import expressions as x
from rulewright.dsl import types as ty

if TYPE_CHECKING:
    from rulewright.compiler.expr_to_python import ExprWriter


def builtin_text(w: ExprWriter, e: x.Builtin) -> tuple[str, int]:
    """The call as Python, and how strongly it binds."""
    args = e.args
    match e.name:
        case "known":
            return f"{w.use('known')}({w.value(args[0])})", ATOM
        case "all":
            assert isinstance(e.type, ty.SetOf)
            return f"(1 << {size_of(w.model, e.type.of)}) - 1", SUM
        case "players":
            return f"(1 << {w.seats()}) - 1", SUM
        case "opponents":
            return f"{w.use('opponents')}(self.me, {w.seats()})", ATOM
        case "seats_from":
            return f"{w.use('seats_from')}({w.value(args[0])}, {w.seats()})", ATOM
        case "left":
            return f"({w.value(args[0], SUM)} + 1) % {w.seats()}", PRODUCT
        case "seat":
            return f"{w.use('seat')}({w.value(args[0])}, {w.seats()})", ATOM
        case "cell_at":
            assert isinstance(e.type, ty.Ref)
            grid = w.model.grids[e.type.table]
            row, column = (w.value(a) for a in args)
            return f"{w.use('cell_at')}({row}, {column}, {grid.rows}, {grid.columns})", ATOM
        case "count":
            return _count(w, args[0]), ATOM
        case "count_slot":
            return f"int({w.value(args[0], COMPARE + 1)} is not None)", ATOM
        case "first" | "the" | "min" if isinstance(args[0].type, ty.SetOf):
            return f"{w.use('least')}({w.value(args[0])})", ATOM
        case "first" | "the":
            return f"{w.value(args[0], ATOM)}[0]", ATOM
        case "sum" if not stays(e):
            return f"{w.use('sum_of')}({w.iterate(args[0])})", ATOM
        case "sum" | "min" | "max":
            return f"{e.name}({w.iterate(args[0])})", ATOM
        case "some" | "every":
            return f"{'any' if e.name == 'some' else 'all'}({w.iterate(args[0])})", ATOM
        case "product" | "alike":
            name = "prod" if e.name == "product" else "alike"
            return f"{w.use(name)}({w.iterate(args[0])})", ATOM
        case "listed":
            return f"tuple({w.iterate(args[0])})", ATOM
        case "lines":
            return _lines(w, e), ATOM
        case "ray":
            table = _table(args[0])
            return f"{w.use(f'{table.upper()}_RAYS')}[{w.value(args[0])}][{w.value(args[1])}]", ATOM
        case "around" | "beside":
            table = _table(args[0])
            return f"{w.use(f'{table.upper()}_{e.name.upper()}')}[{w.value(args[0])}]", ATOM
        case "kind":
            return f"{w.use(upper(_table(args[0]), 'row'))}[{w.value(args[0])}]", ATOM
        case "items_with":
            return f"{w.value(args[0], ATOM)}[{w.value(args[1])}]", ATOM
        case "indexed":
            return f"{w.use('indexed')}({w.value(args[0])}, {w.value(args[1])})", ATOM
        case "reverse":
            return f"{w.value(args[0], ATOM)}[::-1]", ATOM
        case "top":
            return f"{w.value(args[0], ATOM)}[:{w.value(args[1])}]", ATOM
        case "box":
            assert isinstance(e.type, ty.SetOf)
            return f"self.{_ref(e.type.of)}_box", ATOM
        case "in_pool":
            return w.in_pool(args[0], args[1]), ATOM
        case "slice":
            return f"{w.use('slice_of')}({w.value(args[0])}, {w.value(args[1])})", ATOM
        case "adds_up":
            return f"{w.use('adds_up')}({w.iterate(args[0])}, {w.value(args[1])})", ATOM
        case "consecutive":
            return f"{w.use('consecutive')}({w.iterate(args[0])})", ATOM
        case "kinds":
            return f"{w.use('bits')}({w.iterate(args[0])})", ATOM
        case name if name.startswith("row_of "):
            return _row_of(w, e), ATOM
        case name:
            raise AssertionError(name)


def _count(w: ExprWriter, of: x.Expr) -> str:
    match of.type:
        case ty.SetOf():
            return f"{w.value(of, ATOM)}.bit_count()"
        case ty.PoolOf():
            return f"sum({w.value(of)})"
        case _:
            return f"len({w.value(of)})"


def _lines(w: ExprWriter, e: x.Builtin) -> str:
    assert isinstance(e.type, ty.ListOf)
    assert isinstance(e.type.of, ty.ListOf)
    grid = w.model.grids[_ref(e.type.of.of)]
    cells, length = e.args
    shape = f"{grid.rows}, {grid.columns}, {w.value(length)}"
    if isinstance(cells, x.Builtin) and cells.name == "all":
        return f"{w.use('lines')}({shape})"
    return f"{w.use('lines')}({shape}, {w.value(cells)})"


def _row_of(w: ExprWriter, e: x.Builtin) -> str:
    table = e.name.split()[1]
    keys = ", ".join(w.use(upper(table, k.name)) for k in w.model.tables[table].decl.keys)
    given = tuple_text([w.value(a) for a in e.args])
    return f"{w.use('row_of')}({given}, {keys})"


def _table(e: x.Expr) -> str:
    return _ref(e.type)


def _ref(t: ty.Type) -> str:
    assert isinstance(t, ty.Ref)
    return t.table
