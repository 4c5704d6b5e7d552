"""Indexes of a var or zone → the one number under which the member lies in its list."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.compiler.binding import SUM
from rulewright.compiler.python_types import may_leave, size_of
from rulewright.dsl import expressions as x
from rulewright.dsl import types as ty

if TYPE_CHECKING:
    from rulewright.compiler.expr_to_python import ExprWriter


def index_text(e: ExprWriter, types: tuple[ty.Type, ...], indexes: tuple[x.Expr, ...]) -> str:
    """Several indexes as one number, the first slowest; a range index counts from its lower bound."""
    text = ""
    for kind, index in zip(types, indexes, strict=True):
        here = e.value(index, SUM)
        if isinstance(kind, ty.Int) and may_leave(kind, index.type):
            here = f"{e.use('within')}({e.value(index)}, {kind.low}, {kind.high})"
        if isinstance(kind, ty.Int) and kind.low:
            here = f"{here} - {kind.low}" if kind.low > 0 else f"{here} + {-kind.low}"
        outer = f"({text})" if " " in text else text
        text = f"{outer} * {size_of(e.model, kind)} + {here}" if text else here
    return text
