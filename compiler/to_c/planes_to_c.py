"""Where a var or a field has a value → C: one of the sets that are kept, or a row of a table of sets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.compiler.columns import column_values
from rulewright.compiler.to_c.c_types import c_column
from rulewright.dsl import expressions as x
from rulewright.dsl import types as ty

if TYPE_CHECKING:
    from rulewright.compiler.to_c.expr_to_c import CExpr


def kept_text(w: CExpr, e: x.Plane | x.Having | x.FieldsOf | x.Flood | x.InTable | x.Moved) -> str:
    """A set that is at hand, one made from it, or what a table says of it."""
    match e:
        case x.Plane():
            return plane_text(w, e)
        case x.Having():
            return having_text(w, e)
        case x.FieldsOf():
            return fields_text(w, e)
        case x.InTable(of=of, answers=answers, size=size):
            number = w.fresh("n")
            table = w.types.bit_table(answers, size)
            return f"({{ u64 {number} = {w.value(of)}; (i64)({table}[{number} >> 6] >> ({number} & 63) & 1); }})"
        case x.Moved(of=of, by=by):
            return _moved(w, of.type, w.value(of), by)
        case x.Flood():
            return flood_text(w, e)


def _moved(w: CExpr, kind: ty.Type, text: str, by: int) -> str:
    assert isinstance(kind, ty.SetOf)
    words = w.types.words(kind)
    return f"k_moved{'' if words == 1 else words}({text}, {by})"


def flood_text(w: CExpr, e: x.Flood) -> str:
    """All that was found moves along each way, until nothing is new; no way waits for another."""
    assert isinstance(e.type, ty.SetOf)
    kind, ctype = e.type, w.ctype(e.type)
    found, before, more = w.fresh("found"), w.fresh("before"), w.fresh("more")
    ways, within = [w.fresh("way") for _ in e.ways], [w.fresh("within") for _ in e.within]
    named = [*zip(ways, e.ways, strict=True), *zip(within, e.within, strict=True)]
    sets = " ".join(f"{ctype} {name} = {w.value(of)};" for name, of in named)
    grown = [_moved(w, kind, w.sets(kind, "&", before, way), by) for way, by in zip(ways, e.by, strict=True)]
    kept = [w.sets(kind, "&", more, one) for one in within]
    grow = [f"{ctype} {more} = {grown[0]};", *(f"{more} = {w.sets(kind, '+', more, one)};" for one in grown[1:])]
    grow += [*(f"{more} = {one};" for one in kept), f"{found} = {w.sets(kind, '+', found, more)};"]
    again = f"!{w.types.equal(kind, found, before)}"
    return (f"({{ {sets} {ctype} {found} = {w.bit(kind, w.value(e.start))}, {before}; "
            f"do {{ {before} = {found}; {' '.join(grow)} }} while ({again}); {found}; }})")  # fmt: skip


def plane_text(w: CExpr, e: x.Plane) -> str:
    """The indexes at which a var has a value."""
    kind = w.model.vars[e.var].type
    at = plane_number(kind, w.value(e.value, kind))
    return f"pos->{e.var}_is[{at}]"


def having_text(w: CExpr, e: x.Having) -> str:
    """The things whose field is a value, or no higher: a row of a table of sets, none for a value beyond it."""
    assert isinstance(e.type, ty.SetOf)
    match e.value:
        case x.FieldAt(table=other, field=field, of=of) if other not in ("player", "direction") and not e.upto:
            key = f"{e.field} of {other} {field}"
            w.columns.setdefault((e.table, key), e.type)
            return f"{c_column(e.table, key)}[{w.value(of)}]"
        case _:
            pass
    low, rows = _rows(w, e)
    key = f"{e.field} {'upto' if e.upto else 'is'}"
    name = c_column(e.table, key)
    w.columns.setdefault((e.table, key), ty.TupleOf((e.type, ty.Int(low, low + rows))))
    match e.value.type:
        case ty.Int(low=int() as least, high=int() as most) if low <= least and most < low + rows:
            return f"{name}[{w.value(e.value)} - ({low})]"
        case _:
            at = w.fresh("at")
    zero = "0" if w.types.words(e.type) == 1 else w.types.zero(e.type)
    if e.upto:
        row = f"{name}[{at} < {rows} ? {at} : {rows - 1}]"
        return f"({{ i64 {at} = {w.value(e.value)} - ({low}); {at} < 0 ? {zero} : {row}; }})"
    return f"({{ u64 {at} = (u64)({w.value(e.value)} - ({low})); {at} < {rows} ? {name}[{at}] : {zero}; }})"


def fields_text(w: CExpr, e: x.FieldsOf) -> str:
    """The values of a field in a set: of the columns of a board its rows are laid upon each other."""
    kind, cells = e.of.type, w.fresh("cells")
    assert isinstance(kind, ty.SetOf)
    grid = w.model.grids.get(e.table)
    start = f"{w.ctype(kind)} {cells} = {w.value(e.of)};"
    if grid is not None and e.field == "column" and w.types.words(kind) == 1:
        have, laid = 1, ""
        while have < grid.rows:
            more = min(have, grid.rows - have)
            laid += f" {cells} |= {cells} >> {more * grid.columns};"
            have += more
        return f"({{ {start}{laid} ({cells} & 0x{(1 << grid.columns) - 1:x}ull) << 1; }})"
    parts = []
    for value in sorted(set(column_values(w.model, e.table, e.field))):
        wanted = x.Const(value, ty.Int(value, value), e.span)
        members = w.value(x.Having(e.table, e.field, wanted, kind, e.span))
        both = w.sets(kind, "&", cells, members)
        some = f"({both} != 0)" if w.types.words(kind) == 1 else f"k_any{w.types.words(kind)}({both})"
        parts.append(f"(u64){some} << {value}")
    return f"({{ {start} {' | '.join(parts) or '0'}; }})"


def _rows(w: CExpr, e: x.Having) -> tuple[int, int]:
    """The least value of a field, and how many there are from there on."""
    values = [int(v) for v in column_values(w.model, e.table, e.field)]
    return (min(values), max(values) - min(values) + 1) if values else (0, 1)


def plane_number(kind: ty.Type, value: str) -> str:
    """Which of the sets of a var stands for a value."""
    match kind:
        case ty.Opt():
            return f"{value} + 1"
        case ty.Int(low=int() as low) if low:
            return f"{value} - ({low})"
        case _:
            return value
