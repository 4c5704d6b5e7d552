"""Sets of pairs of a thing and a cell → Python: ints that hold a grid for each thing, one beside the other."""

from __future__ import annotations

from collections.abc import Callable
from math import prod

from rulewright.compiler.python_types import size_of
from rulewright.dsl import expressions as x
from rulewright.dsl import model as m

Value = Callable[[x.Expr], str]


def lanes_constant(model: m.Model, things: str, grid: str) -> str:
    """CELLS_OF_TILES."""
    return f"{model.grids[grid].plural}_of_{model.tables[things].decl.plural}".upper()


def lanes_size(model: m.Model, things: str, grid: str) -> str:
    """How many things, rows and columns."""
    return f"({len(model.things[things])}, {model.grids[grid].rows}, {model.grids[grid].columns})"


def kept_name(e: x.Taken | x.Placed) -> str:
    """The attribute of the position that keeps it."""
    return f"{e.zone}_taken" if isinstance(e, x.Taken) else f"{e.zone}_pairs"


def kept_text(model: m.Model, e: x.Taken | x.Placed, use: Callable[[str], str]) -> str:
    """Kept, or computed from the zone."""
    if e.kept:
        return f"self.{kept_name(e)}"
    if isinstance(e, x.Taken):
        return f"{use('slots_taken')}(self.{e.zone})"
    size = prod(size_of(model, index) for index in model.zones[e.zone].index)
    return f"{use('slots_placed')}(self.{e.zone}, {size})"


def lanes_text(model: m.Model, e: x.OnLanes, value: Value, use: Callable[[str], str]) -> str:
    """One step of reckoning with pairs. The others of a set, with `^`, bind as `|` does; all else stands alone."""
    lanes = use(lanes_constant(model, e.things, e.grid))
    match e.op, e.args:
        case "all", ():
            return f"{lanes}.all"
        case "others", (of,):
            text = value(of)
            return f"{lanes}.all ^ {text if text.isidentifier() else f'({text})'}"
        case "having", (d, n):
            return f"{lanes}.having[{value(n)}][{value(d)}]"
        case "way", (where, d, n):
            return f"({value(where)}, {lanes}.strides[{value(n)}][{value(d)}])"
        case (("each" | "without" | "back" | "run"), args):
            return f"{lanes}.{e.op}({', '.join(value(a) for a in args)})"
        case (("moved" | "reached"), (start, ways)):
            return f"{use(f'pairs_{e.op}')}({value(start)}, {value(ways)})"
        case _:
            raise AssertionError(e)
