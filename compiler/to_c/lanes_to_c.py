"""Sets of pairs of a thing and a cell → C: one word for each thing, reckoned with all at once in vector registers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.compiler.to_c.c_types import is_lanes
from rulewright.dsl import expressions as x
from rulewright.dsl import types as ty

if TYPE_CHECKING:
    from rulewright.compiler.to_c.expr_to_c import CExpr

LARGEST_GRID = 64  # cells in a lane


def placed_text(w: CExpr, zone: str) -> str:
    """Each thing of a slot zone with the place where it lies."""
    decl = w.model.zones[zone]
    things = len(w.model.things[decl.of])
    w.ctype(ty.SetOf(ty.TupleOf((ty.Ref(decl.of), decl.index[0]))))
    return f"k_placed{things}(pos->{decl.of}_place, {w.layout.first_place(decl)}, {w.layout.members(decl)})"


def lanes_text(w: CExpr, e: x.OnLanes) -> str:
    """One step of reckoning with pairs."""
    things, grid = len(w.model.things[e.things]), w.model.grids[e.grid]
    lane = f"0x{(1 << grid.size) - 1:x}ull"
    w.ctype(ty.SetOf(ty.TupleOf((ty.Ref(e.things), ty.Ref(e.grid)))))
    match e.op, e.args:
        case "all", ():
            return f"k_each{things}({lane})"
        case "each", (cells,):
            return f"k_each{things}({w.value(cells)})"
        case "others", (of,):
            return f"k_not{things}(k_each{things}({lane}), {w.value(of)})"
        case "without", (pairs, thing):
            return f"k_without{things}({w.value(pairs)}, {w.value(thing)})"
        case "having", (d, n):
            return f"k_each{things}({_having(w, e.grid, w.value(d), w.value(n))})"
        case "back", (pairs, d, n):
            return f"k_shift{things}({w.value(pairs)}, -({_stride(w, e.grid, w.value(d), w.value(n))}))"
        case "way", (where, d, n):
            kind = e.type
            made = f"{w.value(where)}, {_stride(w, e.grid, w.value(d), w.value(n))}"
            return f"({w.ctype(kind)}){{{made}}}"
        case "run", (start, d, inside):
            far = max(grid.rows, grid.columns)
            way = w.value(d)
            return (f"k_run{things}({w.value(start)}, {_stride(w, e.grid, way, '1')}, "
                    f"{_having(w, e.grid, way, '1')}, {w.value(inside)}, {far})")  # fmt: skip
        case ("moved" | "reached") as name, (start, ways):
            return f"k_{name}{things}({w.value(start)}, {w.value(ways)})"
        case _:
            raise AssertionError(e)


def _stride(w: CExpr, grid: str, d: str, n: str) -> str:
    """How many bits further n steps in a direction lead."""
    w.columns.setdefault((grid, "stride"), ty.Int())
    return f"{grid.upper()}_stride[{d}] * {n}" if n != "1" else f"{grid.upper()}_stride[{d}]"


def _having(w: CExpr, grid: str, d: str, n: str) -> str:
    """The cells that have so many others in a direction."""
    w.columns.setdefault((grid, "having"), ty.SetOf(ty.Ref(grid)))
    return f"{grid.upper()}_having[8 * {n} + {d}]"


def lanes_types(things: int, way: str) -> list[str]:
    """What the runtime has to know of sets of pairs with so many things; `way` is the type of a step."""
    return [f"K_LANES({things})", *([f"K_WAYS({things}, {way})"] if way else [])]


def way_type(t: ty.Type) -> bool:
    """Whether a type is a step: pairs, and how far it leads."""
    return isinstance(t, ty.TupleOf) and len(t.parts) == 2 and is_lanes(t.parts[0])
