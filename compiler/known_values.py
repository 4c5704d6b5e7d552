"""An expression about constants and given locals → its value, where nothing of the state and no option is asked.

Values look as at run time: sets are bits in an int, lists are tuples, everything else a number, a text or None.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from rulewright.compiler.columns import column_of
from rulewright.compiler.python_types import size_if_finite
from rulewright.dsl import expressions as x
from rulewright.dsl import model as m
from rulewright.dsl import types as ty

Env = Mapping[str, Any]


class NotKnown(Exception):
    """Something is asked that no rule text alone says, or that is not understood here."""


@dataclass
class KnownValues:
    """Computes values for one model; columns of fields are looked up once. `budget`: how many parts it may look at."""

    model: m.Model
    budget: int = 1_000_000
    columns: dict[tuple[str, str], list[Any]] = field(default_factory=dict)

    def value(self, e: x.Expr, env: Env) -> Any:
        """The value, with the locals of `env`. Raises NotKnown."""
        self.budget -= 1
        if self.budget < 0:
            raise NotKnown("it takes too long")
        match e:
            case x.Const(value=value):
                return value
            case x.Local(name=name) if name in env:
                return env[name]
            case x.FieldAt(table="player", of=of):
                return self.value(of, env) + 1
            case x.FieldAt(table=table, field=name, of=of):
                return self._column(table, name, e.type)[self.value(of, env)]
            case x.Having(table=table, field=name, value=wanted, upto=upto):
                value, column = self.value(wanted, env), self._column(table, name, ty.Int())
                return _bits(i for i, v in enumerate(column) if v == value or (upto and v < value))
            case x.Arith(op="+" | "-" | "*" as op, left=a, right=b):
                left, right = self.value(a, env), self.value(b, env)
                return left + right if op == "+" else left - right if op == "-" else left * right
            case x.Join(type=ty.SetOf()):
                return self._join(e.op, self.bits(e.left, env), self.bits(e.right, env))
            case x.Compared():
                return self._compared(e, env)
            case x.Contains(item=item, group=group, negated=negated):
                return (self.value(item, env) in self.items(group, env)) != negated
            case x.LogicOf(op="and", parts=parts):
                return all(self.value(p, env) for p in parts)
            case x.LogicOf(parts=parts):
                return any(self.value(p, env) for p in parts)
            case x.NotOf(of=of):
                return not self.value(of, env)
            case x.Either(condition=c, then=a, otherwise=b):
                return self.value(a if self.value(c, env) else b, env)
            case x.CallPure(name=name, args=args):
                return self._call(name, [self.value(a, env) for a in args])
            case x.Builtin():
                return self._builtin(e, env)
            case x.AsSet() | x.Collect() | x.RangeOf():
                items = tuple(self.items(e, env))
                return _bits(items) if isinstance(e.type, ty.SetOf) else items
            case x.Fold(prefix=None):
                return self._fold(e, env)
            case _:
                raise NotKnown(type(e).__name__)

    def bits(self, e: x.Expr, env: Env) -> int:
        """The value of a set, or of a list taken as one."""
        value = self.value(e, env)
        return value if isinstance(value, int) else _bits(value)

    def items(self, e: x.Expr, env: Env) -> Iterator[Any]:
        """The members of a collection in canonical order."""
        match e:
            case x.RangeOf(low=low, high=high):
                yield from range(self.value(low, env), self.value(high, env) + 1)
            case x.Collect(items=items):
                yield from (self.value(i, env) for i in items)
            case x.AsSet(of=of):
                yield from sorted(set(self.items(of, env)))
            case _:
                value = self.value(e, env)
                yield from members(value) if isinstance(e.type, ty.SetOf) else value

    def _column(self, table: str, name: str, kind: ty.Type) -> list[Any]:
        key = (table, name)
        if key not in self.columns:
            self.columns[key] = column_of(self.model, table, name, kind)[1]
        return self.columns[key]

    def _join(self, op: str, a: int, b: int) -> int:
        return a | b if op == "+" else a & b if op == "&" else a & ~b

    def _compared(self, e: x.Compared, env: Env) -> bool:
        left, right = self.value(e.left, env), self.value(e.right, env)
        match e.op:
            case "is":
                return bool(left == right)
            case "is not":
                return bool(left != right)
            case _ if isinstance(e.left.type, ty.Ref) and e.left.type.table in self.model.tables:
                raise NotKnown("copies of a row are neither less nor more than each other")
            case "<":
                return bool(left < right)
            case "<=":
                return bool(left <= right)
            case ">":
                return bool(left > right)
            case ">=":
                return bool(left >= right)

    def _builtin(self, e: x.Builtin, env: Env) -> Any:
        match e.name, e.args:
            case "all", () if isinstance(e.type, ty.SetOf) and (size := size_if_finite(self.model, e.type.of)):
                return (1 << size) - 1
            case "around" | "beside" as name, (cell,) if isinstance(cell.type, ty.Ref):
                return self._column(cell.type.table, name, e.type)[self.value(cell, env)]
            case "ray", (cell, direction) if isinstance(cell.type, ty.Ref):
                rays = self._column(cell.type.table, "ray", e.type)
                return rays[self.value(cell, env) * 8 + self.value(direction, env)]
            case "lined", (of, x.Const(value=n)) if isinstance(of.type, ty.SetOf) and isinstance(of.type.of, ty.Ref):
                cells = self.bits(of, env)
                (lines,) = self._column(of.type.of.table, f"lines {n}", e.type)
                return any(all(cells >> c & 1 for c in line) for line in lines)
            case "left", (seat,) if self.model.players[0] == self.model.players[1]:
                return (self.value(seat, env) + 1) % self.model.players[0]
            case "count", (of,):
                return len(tuple(self.items(of, env)))
            case "listed", (of,):
                return tuple(self.items(of, env))
            case _:
                raise NotKnown(e.name)

    def _call(self, name: str, args: list[Any]) -> Any:
        f = self.model.pures.get(name) or self.model.made.get(name)
        if f is None:
            raise NotKnown(name)
        env = dict(zip([n for n, _ in f.params], args, strict=True))
        for let in f.lets:
            value = self.value(let.value, env)
            env |= {let.names[0]: value} if len(let.names) == 1 else dict(zip(let.names, value, strict=True))
        for case in f.cases:
            if case.condition is None or self.value(case.condition, env):
                return self.value(case.value, env)
        raise NotKnown(name)

    def _fold(self, e: x.Fold, env: Env) -> Any:
        found = [self.value(e.item, inner) for inner in self._rounds(e.gens, env)
                 if e.condition is None or self.value(e.condition, inner)]  # fmt: skip
        match e.kind:
            case "list":
                return tuple(found)
            case "set":
                return _bits(found)
            case "some":
                return any(found)
            case "every":
                return all(found)
            case "count":
                return len(found)
            case _:
                raise NotKnown(e.kind)

    def _rounds(self, gens: tuple[x.Gen, ...], env: Env) -> Iterator[dict[str, Any]]:
        if not gens:
            yield dict(env)
            return
        g = gens[0]
        for item in self.items(g.source, env):
            bound = {g.names[0]: item} if len(g.names) == 1 else dict(zip(g.names, item, strict=True))
            yield from self._rounds(gens[1:], {**env, **bound})


def members(bits: int) -> Iterator[int]:
    """The positions of a set, in order."""
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low


def _bits(items: Any) -> int:
    found = 0
    for item in items:
        found |= 1 << item
    return found
