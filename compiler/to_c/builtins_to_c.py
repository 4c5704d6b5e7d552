"""Functions of the language → C text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.compiler.python_types import size_of
from rulewright.compiler.to_c.c_types import is_lanes
from rulewright.compiler.to_c.folds_to_c import fold_text
from rulewright.compiler.to_c.not_in_c import NotInC
from rulewright.dsl import expressions as x
from rulewright.dsl import types as ty

if TYPE_CHECKING:
    from rulewright.compiler.to_c.expr_to_c import CExpr


def builtin_text(w: CExpr, e: x.Builtin) -> str:
    """The call as C."""
    args = e.args
    match e.name:
        case "known":
            number = isinstance(args[0].type, ty.Opt) and isinstance(args[0].type.of, ty.Int)
            return f"{'k_known_number' if number else 'k_known'}({w.value(args[0])})"
        case "all":
            assert isinstance(e.type, ty.SetOf)
            return _all(w, e.type, str(size_of(w.model, e.type.of)))
        case "players":
            return f"((1ull << {w.seats()}) - 1)"
        case "opponents":
            return f"k_opponents(pos->me, {w.seats()})"
        case "seats_from":
            return f"k_seats_from({w.value(args[0])}, {w.seats()})"
        case "left":
            return f"(({w.value(args[0])} + 1) % {w.seats()})"
        case "seat":
            return f"k_seat({w.value(args[0])}, {w.seats()})"
        case "cell_at":
            assert isinstance(e.type, ty.Ref)
            grid = w.model.grids[e.type.table]
            return f"k_cell({w.value(args[0])}, {w.value(args[1])}, {grid.rows}, {grid.columns})"
        case "count":
            return _count(w, args[0])
        case "count_slot":
            return f"(i64)({w.value(args[0])} != {w.types.none(args[0].type)})"
        case "first" | "the" | "min" if isinstance(args[0].type, ty.SetOf):
            words = w.types.words(args[0].type)
            return f"{'k_least' if words == 1 else f'k_least{words}'}({w.value(args[0])})"
        case "first" | "the":
            return _first(w, args[0])
        case "sum" | "min" | "max" | "product" | "some" | "every" | "alike":
            return _over_all(w, e, args[0])
        case "listed":
            return _listed(w, args[0])
        case "lines":
            return _lines(w, e)
        case "lined":
            return _lined(w, args[0], args[1])
        case "ray":
            table = w.column(_table(args[0]), "ray", ty.ListOf(args[0].type))
            return f"{table}[{w.value(args[0])} * 8 + {w.value(args[1])}]"
        case "around" | "beside":
            return f"{w.column(_table(args[0]), e.name, ty.ListOf(args[0].type))}[{w.value(args[0])}]"
        case "kind":
            return f"{w.column(_table(args[0]), 'its row', ty.Int(0, None))}[{w.value(args[0])}]"
        case "items_with":
            return f"{w.value(args[0])}.v[{w.value(args[1])}]"
        case "reverse":
            return f"k_reverse_{_item(w, args[0])}({w.value(args[0])})"
        case "top":
            return f"k_front_{_item(w, args[0])}({w.value(args[0])}, {w.value(args[1])})"
        case "box":
            return f"pos->{_ref(e.type)}_box"
        case "in_pool":
            return w.in_pool(args[0], args[1])
        case "slice":
            w.types.same(args[0].type)
            return f"k_slice_{_item(w, args[0])}({w.value(args[0])}, {w.value(args[1])})"
        case "adds_up":
            return f"k_adds_up({_listed(w, args[0])}, {w.value(args[1])})"
        case "consecutive":
            return f"k_consecutive({_listed(w, args[0])})"
        case "kinds":
            return w.as_set(args[0], e.type)
        case name if name.startswith("row_of "):
            return _row_of(w, e)
        case name:
            raise AssertionError(name)


def _all(w: CExpr, kind: ty.SetOf, size: str) -> str:
    if is_lanes(kind):
        raise AssertionError(kind)
    words = w.types.words(kind)
    if words > 1:
        w.ctype(kind)
        return f"k_all{words}({size})"
    return "(~0ull)" if size == "64" else f"((1ull << {size}) - 1)"


def _count(w: CExpr, of: x.Expr) -> str:
    match of.type:
        case ty.SetOf() as kind:
            words = w.types.words(kind)
            return f"{'k_count' if words == 1 else f'k_count{words}'}({w.value(of)})"
        case ty.PoolOf():
            return f"k_sum({w.value(of)})"
        case _:
            pass
    match of:
        case x.Fold(kind="list", prefix=None):
            return fold_text(w, x.Fold("count", of.item, of.gens, of.condition, None, ty.Int(), of.span))
        case x.ZoneAt(zone=zone, indexes=indexes) if w.model.zones[zone].form in ("deck", "pile") and (
            indexes is not None
        ):
            return f"(i64){w.layout.length(w, w.model.zones[zone], indexes)}"
        case _:
            return f"{w.value(of)}.n"


def _first(w: CExpr, of: x.Expr) -> str:
    match of:
        case x.Fold(kind="list", prefix=None):
            return fold_text(w, x.Fold("first", of.item, of.gens, of.condition, None, of.item.type, of.span))
        case x.ZoneAt(zone=zone, indexes=indexes) if w.model.zones[zone].form in ("deck", "pile") and (
            indexes is not None
        ):
            return f"top_of({w.layout.ordered(w, w.model.zones[zone], indexes)})"
        case _:
            return f"k_item_{_item(w, of)}({w.value(of)}, 1)"


def _over_all(w: CExpr, e: x.Builtin, of: x.Expr) -> str:
    """`sum(S)` as `sum(v for v in S)`."""
    assert isinstance(of.type, ty.ListOf | ty.SetOf | ty.PoolOf)
    name = w.fresh("v")
    item = x.Local(name, of.type.of, e.span)
    return fold_text(w, x.Fold(e.name, item, (x.Gen((name,), of),), None, None, e.type, e.span))  # type: ignore[arg-type]


def _listed(w: CExpr, of: x.Expr) -> str:
    """A collection as a list."""
    assert isinstance(of.type, ty.ListOf | ty.SetOf | ty.PoolOf)
    if isinstance(of.type, ty.ListOf):
        return w.value(of)
    name = w.fresh("v")
    item = x.Local(name, of.type.of, of.span)
    kind = ty.ListOf(of.type.of)
    return fold_text(w, x.Fold("list", item, (x.Gen((name,), of),), None, None, kind, of.span))


def _lines(w: CExpr, e: x.Builtin) -> str:
    """All straight lines of a constant length; those that lie inside of a set."""
    assert isinstance(e.type, ty.ListOf)
    assert isinstance(e.type.of, ty.ListOf)
    cells, length = e.args
    if not isinstance(length, x.Const):
        raise NotInC("lines whose length is computed")
    every = f"{w.column(_ref(e.type.of.of), f'lines {length.value}', e.type)}[0]"
    if isinstance(cells, x.Builtin) and cells.name == "all":
        return every
    w.ctype(e.type)
    inside, line, cell = (w.fresh(n) for n in ("inside", "line", "cell"))
    kind = cells.type
    asked = x.Contains(x.Local(cell, e.type.of.of, e.span), x.Local(inside, kind, e.span), False, ty.Flag(), e.span)
    within = x.Fold("every", asked, (x.Gen((cell,), x.Local(line, e.type.of, e.span)),), None, None, ty.Flag(), e.span)
    kept = x.Fold("list", x.Local(line, e.type.of, e.span), (x.Gen((line,), x.Local(every, e.type, e.span)),), within,
                  None, e.type, e.span)  # fmt: skip
    return f"({{ {w.ctype(kind)} {inside} = {w.value(cells)}; {fold_text(w, kept)}; }})"


def _lined(w: CExpr, of: x.Expr, length: x.Expr) -> str:
    """Whether a set of cells holds a straight line: the set moved over itself, in all four directions."""
    assert isinstance(of.type, ty.SetOf)
    assert isinstance(length, x.Const)
    assert isinstance(length.value, int)
    grid, n, name = w.model.grids[_ref(of.type)], length.value, w.fresh("set")
    found = []
    for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
        starts = 0
        for row in range(grid.rows - down * (n - 1)):
            for column in range(grid.columns):
                if 0 <= column + right * (n - 1) < grid.columns:
                    starts |= 1 << row * grid.columns + column
        found.append(f"(k_run_of({name}, {down * grid.columns + right}, {n}) & 0x{starts:x}ull)")
    return f"({{ u64 {name} = {w.value(of)}; ({' | '.join(found)}) != 0; }})"


def _row_of(w: CExpr, e: x.Builtin) -> str:
    """The first row with these keys."""
    table = e.name.split()[1]
    row, found = w.fresh("row"), w.fresh("found")
    keys = w.model.tables[table].decl.keys
    names = [w.fresh("key") for _ in keys]
    given = " ".join(
        f"{w.ctype(k.type)} {n} = {w.value(a, k.type)};" for k, n, a in zip(keys, names, e.args, strict=True)
    )
    columns = [f"{w.column(table, k.name, k.type)}[{row}]" for k in keys]
    asked = " && ".join(w.types.equal(k.type, c, n) for k, c, n in zip(keys, columns, names, strict=True))
    many = len(w.model.things[table])
    return (f"({{ {given} i64 {found} = -1; for (i64 {row} = 0; {found} < 0 && {row} < {many}; {row}++) "
            f"{{ if ({asked}) {found} = {row}; }} if ({found} < 0) {{ k_fault(); }} {found}; }})")  # fmt: skip


def _item(w: CExpr, of: x.Expr) -> str:
    assert isinstance(of.type, ty.ListOf)
    return w.ctype(of.type.of)


def _table(e: x.Expr) -> str:
    return _ref(e.type)


def _ref(t: ty.Type) -> str:
    inner = t.of if isinstance(t, ty.SetOf) else t
    assert isinstance(inner, ty.Ref)
    return inner.table
