"""Where a var or a field has a value → C: one of the sets that are kept, or a row of a table of sets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.compiler.columns import column_values
from rulewright.compiler.to_c.c_types import c_column
from rulewright.dsl import expressions as x
from rulewright.dsl import types as ty

if TYPE_CHECKING:
    from rulewright.compiler.to_c.expr_to_c import CExpr


def kept_text(w: CExpr, e: x.Plane | x.Having | x.Moved) -> str:
    """A set that is at hand, or one made from it."""
    match e:
        case x.Plane():
            return plane_text(w, e)
        case x.Having():
            return having_text(w, e)
        case x.Moved(of=of, by=by):
            return f"k_moved({w.value(of)}, {by})"


def plane_text(w: CExpr, e: x.Plane) -> str:
    """The indexes at which a var has a value."""
    kind = w.model.vars[e.var].type
    at = plane_number(kind, w.value(e.value, kind))
    return f"pos->{e.var}_is[{at}]"


def having_text(w: CExpr, e: x.Having) -> str:
    """The things whose field is a value: a row of a table of sets, none for a value beyond it."""
    assert isinstance(e.type, ty.SetOf)
    match e.value:
        case x.FieldAt(table=other, field=field, of=of) if other not in ("player", "direction"):
            key = f"{e.field} of {other} {field}"
            w.columns.setdefault((e.table, key), e.type)
            return f"{c_column(e.table, key)}[{w.value(of)}]"
        case _:
            pass
    low, rows = _rows(w, e)
    name = c_column(e.table, f"{e.field} is")
    w.columns.setdefault((e.table, f"{e.field} is"), ty.TupleOf((e.type, ty.Int(low, low + rows))))
    at = w.fresh("at")
    zero = "0" if w.types.words(e.type) == 1 else w.types.zero(e.type)
    return f"({{ u64 {at} = (u64)({w.value(e.value)} - ({low})); {at} < {rows} ? {name}[{at}] : {zero}; }})"


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
