"""What repeated steps lead to, and how many steps there are, → C loops over sets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.compiler.python_types import size_of
from rulewright.compiler.to_c.c_types import c_name, is_lanes
from rulewright.compiler.to_c.folds_to_c import loop_over
from rulewright.dsl import expressions as x
from rulewright.dsl import types as ty

if TYPE_CHECKING:
    from rulewright.compiler.to_c.expr_to_c import CExpr


def reach_text(w: CExpr, e: x.Reach) -> str:
    assert isinstance(e.type, ty.SetOf)
    kind = e.type
    ctype, found, new = w.ctype(kind), w.fresh("found"), w.fresh("new")
    name = c_name(e.name)
    add = f"{found} = {w.sets(kind, '+', found, new)};"
    if is_lanes(kind):
        anything = f"k_any_lane({new})"
        step = w.sets(kind, "-", w.value(e.step), found)
        return (f"({{ {ctype} {name} = {w.value(e.start)}, {found} = {name}, {new} = {name}; "
                f"while ({anything}) {{ {name} = {new}; {new} = {step}; {add} }} {found}; }})")  # fmt: skip
    words = w.types.words(kind)
    anything = new if words == 1 else f"k_any{words}({new})"
    least = "k_least" if words == 1 else f"k_least{words}"
    drop = f"{new} = {w.sets(kind, '-', new, w.bit(kind, name))};"
    more = w.fresh("more")
    step = f"{ctype} {more} = {w.sets(kind, '-', w.as_set(e.step, kind), found)};"
    both = f"{found} = {w.sets(kind, '+', found, more)}; {new} = {w.sets(kind, '+', new, more)};"
    return (f"({{ {ctype} {found} = {w.bit(kind, w.value(e.start))}, {new} = {found}; "
            f"while ({anything}) {{ i64 {name} = {least}({new}); {drop} {step} {both} }} {found}; }})")  # fmt: skip


def steps_text(w: CExpr, e: x.Steps) -> str:
    kind = ty.SetOf(e.start.type)
    words, ctype, size = w.types.words(kind), w.ctype(kind), size_of(w.model, e.start.type)
    found, front, after, goal, n = (w.fresh(part) for part in ("found", "front", "after", "goal", "n"))
    head, tail = loop_over(w, (e.name,), x.Local(front, kind, e.span))
    start = w.bit(kind, w.value(e.start))
    has = f"{'k_has' if words == 1 else f'k_has{words}'}({front}, {goal})"
    zero = "0" if words == 1 else "{{0}}"
    union = f"{after} = {w.sets(kind, '+', after, w.as_set(e.step, kind))};"
    return (f"({{ {ctype} {found} = {start}, {front} = {found}; i64 {n} = 0, {goal} = {w.value(e.goal)}; "
            f"for (; {n} < {size} && !{has}; {n}++) {{ {ctype} {after} = {zero}; {head} {union} {tail} "
            f"{front} = {w.sets(kind, '-', after, found)}; {found} = {w.sets(kind, '+', found, front)}; }} "
            f"{n}; }})")  # fmt: skip
