"""Arithmetic → whether its value surely stays inside 64 bits (S-40); what may leave them is asked while playing."""

from __future__ import annotations

from rulewright.dsl import expressions as x
from rulewright.dsl import types as ty

LEAST, MOST = -(2**63), 2**63 - 1
MANY = 2**30  # more members no set or list has: going over them would be too much work (S-8)
CHECKED = {"+": "k_plus", "-": "k_minus", "*": "k_times"}

Range = tuple[int, int]


def stays(e: x.Expr) -> bool:
    """Whether nothing can carry the value of this operation out of 64 bits, if its operands are inside."""
    low, high = _range(e)
    return low >= LEAST and high <= MOST


def operation_in_c(e: x.Arith, a: str, b: str) -> str:
    """A sum, difference or product of two texts of C: in 32 bits, in 64 bits, or asked whether it has left these."""
    low, high = _range(e)
    if not stays(e):
        return f"{CHECKED[e.op]}({a}, {b})"
    return f"({a} {e.op} {b})" if max(-low, high) < 2**31 else f"((i64){a} {e.op} {b})"


def _range(e: x.Expr) -> Range:
    """Between which numbers the value lies, as far as types and operators show."""
    match e:
        case x.Const(value=int() as value):
            return value, value
        case x.Arith(op="+", left=left, right=right):
            (a, b), (c, d) = _inside(left), _inside(right)
            return a + c, b + d
        case x.Arith(op="-", left=left, right=right):
            (a, b), (c, d) = _inside(left), _inside(right)
            return a - d, b - c
        case x.Arith(op="*", left=left, right=right):
            ends = [a * b for a in _inside(left) for b in _inside(right)]
            return min(ends), max(ends)
        case x.Arith(op="mod", right=right):
            return 0, _inside(right)[1]
        case x.Arith(op="/down" | "/up", left=left):
            low, high = _inside(left)
            return min(low, 0), max(high, 0)
        case x.Either(then=then, otherwise=otherwise):
            (a, b), (c, d) = _inside(then), _inside(otherwise)
            return min(a, c), max(b, d)
        case x.Fold(kind="count") | x.Builtin(name="count" | "count_slot" | "kind" | "in_pool" | "distance"):
            return 0, MANY
        case x.Fold(kind="sum", item=item):
            low, high = _inside(item)
            return min(low, 0) * MANY, max(high, 0) * MANY
        case x.Builtin(name="sum", args=(of,)) if isinstance(of.type, ty.ListOf | ty.SetOf):
            low, high = _of_type(of.type.of)
            return min(low, 0) * MANY, max(high, 0) * MANY
        case x.Fold(kind="min" | "max" | "first" | "the", item=item):
            return _inside(item)
        case _:
            return _of_type(e.type)


def _of_type(kind: ty.Type) -> Range:
    match kind:
        case ty.Int(low=int() as low, high=int() as high):
            return low, high
        case _:
            return LEAST, MOST


def _inside(e: x.Expr) -> Range:
    """The same of an operand, which was asked before where it might have left."""
    low, high = _range(e)
    return max(low, LEAST), min(high, MOST)
