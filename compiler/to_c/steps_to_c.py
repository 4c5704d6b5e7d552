"""Option lines that lead from cells so many places on → C: a set of origins for each step, counted and drawn from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.compiler import flow_ir as ir
from rulewright.compiler.python_types import size_of
from rulewright.compiler.to_c.c_types import c_name, number

if TYPE_CHECKING:
    from rulewright.compiler.to_c.expr_to_c import CExpr


def origins_text(group: ir.Group, e: CExpr) -> str:
    """The sets of origins, as the items of an array."""
    return ", ".join(e.value(step.origins) for step in group.steps)


def offer_steps(group: ir.Group, e: CExpr) -> str:
    """All options of the line as runs of ids."""
    many, cells = len(group.steps), size_of(e.model, group.gens[0].carrier.type)
    distances = ", ".join(str(step.by) for step in group.steps)
    return (f"k_offer_ways(offered, {group.base}, {cells}, (const u64[]){{{origins_text(group, e)}}}, "
            f"(const i64[]){{{distances}}}, {many});")  # fmt: skip


def draw_steps(group: ir.Group, origins: str, e: CExpr) -> list[str]:
    """The cells and the id of the k-th option."""
    many, cells = len(group.steps), size_of(e.model, group.gens[0].carrier.type)
    way, (start, to) = e.fresh("way"), (c_name(g.names[0]) for g in group.gens)
    return [
        f"k_way {way} = k_pick_way({origins}, {many}, k);",
        f"i64 {start} MAYBE = {way}.origin, {to} MAYBE = {start} + {_distance(group, f'{way}.step')};",
        f"id = {group.base} + {cells} * {start} + {to};",
    ]


def _distance(group: ir.Group, step: str) -> str:
    """The distance of a step by its number."""
    first, *others = [s.by for s in group.steps]
    each = others[0] - first if others else 0
    if all(by == first + i * each for i, by in enumerate(others, 1)):
        return f"{number(first)} + {each} * {step}" if each else number(first)
    listed = ", ".join(str(s.by) for s in group.steps)
    return f"((const i64[]){{{listed}}})[{step}]"
