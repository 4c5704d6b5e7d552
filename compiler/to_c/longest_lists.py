"""The flow IR → how many items each list that lives across a stop can have at most."""

from __future__ import annotations

from rulewright.compiler import flow_ir as ir
from rulewright.compiler.python_types import size_if_finite
from rulewright.compiler.walk_stmts import inside
from rulewright.dsl import expressions as x
from rulewright.dsl import model as m
from rulewright.dsl import types as ty

UNKNOWN = 512  # a list of which no more is known; a longer one is a fault


def longest_lists(game: ir.FlowGame) -> dict[str, int]:
    """By the attribute of each record slot and result that is a list."""
    found = {
        slot.attribute: _by_type(game.model, slot.type)
        for flow in game.flows.values()
        for slot in flow.slots.values()
        if isinstance(slot.type, ty.ListOf)
    }
    found |= {f"{f.name}_result": UNKNOWN for f in game.flows.values() if isinstance(f.result, ty.ListOf)}
    walks: dict[str, int] = {}
    for flow in game.flows.values():
        for block in flow.blocks.values():
            for op in inside(block.ops):
                if isinstance(op, ir.StartWalk):
                    name = flow.slots[op.slot].attribute
                    walks[name] = max(walks.get(name, 0), longest(game.model, op.source))
    return found | walks


def _by_type(model: m.Model, t: ty.Type) -> int:
    """A list of things, each at most once as a rule; of anything else much is allowed."""
    assert isinstance(t, ty.ListOf)
    size = size_if_finite(model, t.of)
    return UNKNOWN if size is None else max(size, 64)


def longest(model: m.Model, e: x.Expr) -> int:
    """A bound for the items of a collection."""
    match e:
        case x.Builtin(name="seats_from" | "opponents" | "players"):
            return model.players[1]
        case x.Builtin(name="listed" | "reverse" | "kinds", args=(of, *_)) | x.AsSet(of=of):
            return longest(model, of)
        case x.RangeOf(low=x.Const(value=int() as low), high=x.Const(value=int() as high)):
            return max(1, high - low + 1)
        case x.Collect(items=items):
            return max(1, len(items))
        case x.Const(value=tuple() as items):
            return max(1, len(items))
        case x.Join(op="+", left=a, right=b):
            return min(UNKNOWN, longest(model, a) + longest(model, b))
        case x.Join(left=a):
            return longest(model, a)
        case x.Either(then=a, otherwise=b):
            return max(longest(model, a), longest(model, b))
        case x.Fold(kind="list" | "set", gens=gens):
            size = 1
            for g in gens:
                size = min(UNKNOWN, size * longest(model, g.source))
            return size
        case _:
            if isinstance(e.type, ty.SetOf | ty.PoolOf):
                return size_if_finite(model, e.type.of) or UNKNOWN
            return UNKNOWN
