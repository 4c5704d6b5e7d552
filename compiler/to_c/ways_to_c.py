"""Steps of all things at once → C: for each way from cell to cell the pairs that may take it.

A way is a direction and how many steps that way. Those that the rules of a game know are numbered, so how far each
leads is a constant of the text, and a loop over ways is written out by the C compiler as shifts by constants.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rulewright.compiler.columns import column_of
from rulewright.compiler.to_c.c_types import number
from rulewright.dsl import expressions as x
from rulewright.dsl import model as m
from rulewright.dsl import types as ty

if TYPE_CHECKING:
    from rulewright.compiler.to_c.expr_to_c import CExpr

DIRECTIONS = 8
Block = tuple[str, int]  # a grid, and how many steps at a time


def blocks_of(exprs: Iterable[x.Expr]) -> tuple[Block, ...]:
    """What ways there are in a game, eight directions each."""
    steps = (p for e in exprs for p in x.walk(e) if isinstance(p, x.OnLanes) and p.op == "way")
    return tuple(sorted({_block(e) for e in steps}))


def _block(e: x.OnLanes) -> Block:
    steps = e.args[2]
    assert isinstance(steps, x.Const)
    assert isinstance(steps.value, int)
    return e.grid, steps.value


def ways_lines(model: m.Model, blocks: tuple[Block, ...]) -> list[str]:
    """How far each way leads, and the type that holds pairs for each."""
    if not blocks:
        return []
    far = [n * stride for grid, n in blocks for stride in column_of(model, grid, "stride", ty.Int())[1]]
    told = ", ".join(number(n) for n in far)
    return [f"static const i8 k_way_leads[] = {{{told}}};", f"K_WAYS({len(far)})"]


def ways_text(w: CExpr, e: x.Expr) -> str:
    """Ways that are told one by one, as a statement expression."""
    found = w.fresh("ways")
    match e:
        case x.Fold(kind="list", item=x.OnLanes(op="way") as item, gens=gens, condition=condition, prefix=None):
            from rulewright.compiler.to_c.folds_to_c import loops

            head, tail = loops(w, gens, condition)
            return f"({{ k_ways {found} = {{0}}; {unrolled(gens)}{head} {_put(w, found, item)} {tail} {found}; }})"
        case x.Collect(items=items):
            puts = " ".join(_put(w, found, item) for item in items if isinstance(item, x.OnLanes))
            return f"({{ k_ways {found} = {{0}}; {puts} {found}; }})"
        case x.Join(op="+", left=left, right=right):
            return f"k_ways_joined({w.value(left)}, {w.value(right)})"
        case _:
            raise AssertionError(e)


def _put(w: CExpr, into: str, way: x.OnLanes) -> str:
    where, direction, _ = way.args
    first = DIRECTIONS * w.types.ways.index(_block(way))
    return f"{into}.way[{f'{first} + ' if first else ''}{w.value(direction)}] |= {w.value(where)};"


def unrolled(gens: tuple[x.Gen, ...]) -> str:
    """What makes the C compiler write a loop over all directions out, so that shifts are by constants."""
    match gens:
        case (x.Gen(source=x.Builtin(name="all", type=ty.SetOf(of=ty.Direction()))), *_):
            return "K_UNROLLED "
        case _:
            return ""
