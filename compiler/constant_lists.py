"""Constant lists of lists, such as all lines of four: what passes may know about them before any game."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.compiler import flow_ir as ir
from rulewright.dsl import expressions as x
from rulewright.dsl import model as m
from rulewright.dsl import types as ty

NAMED = ty.Ref | ty.Kind | ty.Player | ty.Direction  # values that count from 0


@dataclass(frozen=True, slots=True)
class ConstantList:
    """A `let` without arguments and state whose items are lists or sets of values that count from 0.

    `whole`: there is an item, and no item holds a value twice.
    """

    name: str
    type: ty.ListOf
    of: ty.Type
    whole: bool


def constant_list(game: ir.FlowGame, e: x.Expr) -> ConstantList | None:
    """The constant list that an expression names."""
    if not isinstance(e, x.CallPure) or e.args:
        return None
    f = game.model.pures.get(e.name)
    if f is None or f.params or f.lets or len(f.cases) != 1 or game.reads[f.name] & {"state", "me"}:
        return None
    match f.type:
        case ty.ListOf(of=ty.ListOf(of=of) | ty.SetOf(of=of)) if isinstance(
            of, ty.Ref | ty.Kind | ty.Player | ty.Direction
        ):
            return ConstantList(f.name, f.type, of, _whole(game.model, f.cases[0].value))
        case _:
            return None


def _whole(model: m.Model, e: x.Expr) -> bool:
    """Whether it surely is a list of lines that fit their grid."""
    match e:
        case x.Builtin(
            name="lines", args=(x.Builtin(name="all", type=ty.SetOf(of=ty.Ref(grid))), x.Const(value=int() as n))
        ):
            return 1 <= n <= max(model.grids[grid].rows, model.grids[grid].columns)
        case _:
            return False


def made_constant(name: str, value: x.Expr, of: m.PureLet) -> m.PureLet:
    """A constant that a pass makes from another one."""
    case = m.CaseLine(value, None, (), of.span)
    return m.PureLet(name, name, (), True, (), (case,), value.type, (), of.span)
