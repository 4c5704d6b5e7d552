"""Sets of pairs of a thing and a cell → C: a word for each thing, eight of them at a time in one vector.

Every step of reckoning with such sets is the same for each thing, so whole functions are done for eight things, from
the number `lane0` on, before the next eight.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.compiler.to_c.c_types import is_lanes
from rulewright.dsl import expressions as x
from rulewright.dsl import model as m
from rulewright.dsl import types as ty

if TYPE_CHECKING:
    from rulewright.compiler.to_c.expr_to_c import CExpr

LARGEST_GRID = 64  # cells in a lane


def on_lanes(f: m.PureLet | m.PatternDecl) -> bool:
    """Whether a function reckons with eight things at a time."""
    return any(_has_lanes(kind) for kind in (f.type, *(kind for _, kind in f.params)))


def _has_lanes(t: ty.Type) -> bool:
    match t:
        case ty.SetOf():
            return is_lanes(t)
        case ty.ListOf(of=of) | ty.Opt(of=of):
            return _has_lanes(of)
        case ty.TupleOf(parts=parts):
            return any(_has_lanes(p) for p in parts)
        case _:
            return False


def placed_text(w: CExpr, zone: str) -> str:
    """Each thing of a slot zone with the place where it lies."""
    decl = w.model.zones[zone]
    place, things = f"pos->{decl.of}_place", len(w.model.things[decl.of])
    return f"k_placed({place}, lane0, {things}, {w.layout.first_place(decl)}, {w.layout.members(decl)})"


def lanes_text(w: CExpr, e: x.OnLanes) -> str:
    """One step of reckoning with pairs."""
    grid = w.model.grids[e.grid]
    lane = f"0x{(1 << grid.size) - 1:x}ull"
    match e.op, e.args:
        case "all", ():
            return f"k_each({lane})"
        case "each", (cells,):
            return f"k_each({w.value(cells)})"
        case "others", (x.OnLanes(op="all"),):
            return "(k_lanes){0}"
        case "others", (of,):
            return f"(k_each({lane}) & ~{w.value(of)})"
        case "without", (pairs, thing):
            return f"k_without({w.value(pairs)}, {w.value(thing)} - lane0)"
        case "having", (d, n):
            return f"k_each({_having(w, e.grid, w.value(d), w.value(n))})"
        case "back", (pairs, d, n):
            return f"k_shift({w.value(pairs)}, -({_stride(w, e.grid, w.value(d), w.value(n))}))"
        case "run", (start, d, inside):
            far, way = max(grid.rows, grid.columns), w.value(d)
            stride, having = _stride(w, e.grid, way, "1"), _having(w, e.grid, way, "1")
            return f"k_run_on({w.value(start)}, {stride}, {having}, {w.value(inside)}, {far})"
        case ("moved" | "reached") as name, (start, ways):
            return f"k_lanes_{name}({w.value(start)}, {w.value(ways)})"
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
