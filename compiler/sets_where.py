"""A question about a value → the set of all values for which it is answered with yes."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.compiler import flow_ir as ir
from rulewright.compiler.cannot_fault import Faults
from rulewright.compiler.columns import column_values
from rulewright.compiler.python_types import size_if_finite
from rulewright.compiler.walk_stmts import names_used
from rulewright.dsl import expressions as x
from rulewright.dsl import types as ty
from rulewright.dsl.rewrite_exprs import names_bound_in, replace_locals

NAMED = ty.Ref | ty.Kind | ty.Player | ty.Direction  # values that count from 0
MOST_ROWS = 64  # of a table of sets
MOST_PLANES = 8  # values of a var that are kept as sets


@dataclass(frozen=True, slots=True)
class SetsWhere:
    """Makes sets from questions about a local, where asking can never fault or does not matter."""

    game: ir.FlowGame
    faults: Faults
    anyway: bool = False  # whatever may fault is taken: somebody would ask it in any case

    def _never(self, e: x.Expr) -> bool:
        return self.anyway or self.faults.never(e)

    def size(self, kind: ty.SetOf) -> int:
        size = size_if_finite(self.game.model, kind.of)
        assert size is not None
        return size

    def where(self, e: x.Expr, name: str, kind: ty.SetOf) -> x.Expr | None:
        """The values, called `name`, for which the answer is yes; None for a question that is not understood."""
        if not isinstance(kind.of, NAMED):
            return None
        if name not in names_used(e):
            return x.Either(e, everything(kind, e), nothing(kind, e), kind, e.span) if self._never(e) else None
        match e:
            case x.Compared(op="is" | "is not", left=left, right=right):
                found = self._same(left, right, name, kind) or self._same(right, left, name, kind)
                return found if found is None or e.op == "is" else minus(everything(kind, e), found)
            case x.Compared(op=op, left=x.FieldAt(table=table, field=field, of=x.Local(name=n)), right=x.Const(
                    value=int() as v)) if n == name and kind.of == ty.Ref(table):  # fmt: skip
                return self._fields(table, field, e.left.type, kind, e, lambda of: _orders(op, of, v))
            case x.Compared(left=x.FieldAt(table=table, of=x.Local(name=n), type=ty.Int()) as left, right=right) if (
                n == name and kind.of == ty.Ref(table) and name not in names_used(right) and self._never(right)
            ):
                return _ordered(e, left, kind) if self._near(left) else None
            case x.Contains(item=x.Local(name=n), group=group, negated=negated) if (
                n == name and name not in names_used(group) and self._never(group)
            ):
                found = self._group(group, kind)
                return found if found is None or not negated else minus(everything(kind, e), found)
            case x.Contains(item=x.FieldAt(table=table, field=field, of=x.Local(name=n)), group=group, negated=no) if (
                n == name and kind.of == ty.Ref(table) and (values := _constants(group)) is not None
            ):
                return self._fields(table, field, e.item.type, kind, e, lambda of: (of in values) != no)
            case x.FieldAt(table=table, field=field, of=x.Local(name=n)) if n == name and kind.of == ty.Ref(table):
                return self._fields(table, field, e.type, kind, e, bool)
            case x.NotOf(of=of):
                found = self.where(of, name, kind)
                return None if found is None else minus(everything(kind, e), found)
            case x.LogicOf(op=op, parts=parts):
                return self._logic(op, parts, name, kind)
            case x.Either(condition=c, then=a, otherwise=b) if name not in names_used(c) and self._never(c):
                yes, no_ = self.where(a, name, kind), self.where(b, name, kind)
                return None if yes is None or no_ is None else x.Either(c, yes, no_, kind, e.span)
            case x.CallPure():
                body = self.inlined(e)
                return None if body is None else self.where(body, name, kind)
            case _:
                return None

    def _logic(self, op: str, parts: tuple[x.Expr, ...], name: str, kind: ty.SetOf) -> x.Expr | None:
        joined: x.Expr | None = None
        for part in parts:
            one = self.where(part, name, kind)
            if one is None:
                return None
            joined = one if joined is None else meet(joined, one) if op == "and" else join(joined, one)
        return joined

    def _same(self, left: x.Expr, right: x.Expr, name: str, kind: ty.SetOf) -> x.Expr | None:
        """`left is right`, where only the left side depends on the name."""
        if name in names_used(right) or not self._never(right):
            return None
        match left:
            case x.Local(name=n) if n == name and right.type == kind.of:
                return x.Collect((right,), kind, left.span)
            case x.VarAt(var=var, indexes=(x.Local(name=n),)) if n == name and self._planes(var, right, kind):
                return x.Plane(var, right, kind, left.span)
            case x.ZoneAt(zone=zone, indexes=(x.Local(name=n),)) if n == name and isinstance(right.type, ty.NoneType):
                decl = self.game.model.zones[zone]
                if decl.form != "slot" or decl.index != (kind.of,):
                    return None
                return minus(everything(kind, left), x.Taken(zone, kind, left.span, kept=True))
            case x.FieldAt(table=table, field=field, of=x.Local(name=n)) if n == name and kind.of == ty.Ref(table):
                if isinstance(right, x.Const):
                    return self._fields(table, field, left.type, kind, left, lambda of: of == right.value)
                same = isinstance(left.type, ty.Int | ty.Kind | ty.Ref | ty.Player) and type(left.type) is type(
                    right.type
                )
                return x.Having(table, field, right, kind, left.span) if same else None
            case _:
                return None

    def _planes(self, var: str, value: x.Expr, kind: ty.SetOf) -> bool:
        """Whether the places of each value of a var are worth a set, and this value surely is one of them."""
        decl = self.game.model.vars[var]
        inner = decl.type.of if isinstance(decl.type, ty.Opt) else decl.type
        given = value.type.of if isinstance(value.type, ty.Opt) else value.type
        size = size_if_finite(self.game.model, decl.type)
        if decl.index != (kind.of,) or size is None or size > MOST_PLANES:
            return False
        if isinstance(given, ty.NoneType) or isinstance(value.type, ty.Opt):
            return isinstance(decl.type, ty.Opt) and not isinstance(inner, ty.Int)
        if isinstance(inner, ty.Int):
            low, high = (given.low, given.high) if isinstance(given, ty.Int) else (None, None)
            within = low is not None and high is not None and inner.low is not None and inner.high is not None
            return not isinstance(decl.type, ty.Opt) and within and inner.low <= low and high <= inner.high  # type: ignore[operator]
        return isinstance(inner, NAMED | ty.Flag) and inner == given

    def _group(self, group: x.Expr, kind: ty.SetOf) -> x.Expr | None:
        match group.type:
            case ty.SetOf() as of:
                return group if of == kind else None
            case ty.ListOf(of=of) if of == kind.of:
                return x.AsSet(group, kind, group.span)
            case _:
                return None

    def _fields(self, table: str, field: str, of: ty.Type, kind: ty.SetOf, e: x.Expr, holds: object) -> x.Expr | None:
        """The things whose field answers a question with yes, known here."""
        if table in ("player", "direction") or isinstance(of, ty.Opt | ty.ListOf | ty.SetOf | ty.PoolOf | ty.TupleOf):
            return None
        values = column_values(self.game.model, table, field)
        assert callable(holds)
        return x.Const(sum(1 << i for i, v in enumerate(values) if holds(v)), kind, e.span)

    def _near(self, e: x.FieldAt) -> bool:
        """Whether the values of a field lie near each other: a table has a row for each number between them."""
        if e.table in ("player", "direction"):
            return False
        values = column_values(self.game.model, e.table, e.field)
        return bool(values) and max(values) - min(values) < MOST_ROWS

    def inlined(self, e: x.CallPure) -> x.Expr | None:
        """What a function of one expression says for these arguments, where they cost nothing."""
        f = self.game.model.pures.get(e.name) or self.game.model.made.get(e.name)
        if f is None or f.lets or len(f.cases) != 1 or f.cases[0].condition is not None:
            return None
        simple = all(isinstance(a, x.Local | x.Const | x.MeValue | x.Builtin) for a in e.args)
        body = f.cases[0].value
        if not simple or names_bound_in(body) & {n for a in e.args for n in names_used(a)}:
            return None
        return replace_locals(body, dict(zip([n for n, _ in f.params], e.args, strict=True)))


def everything(kind: ty.SetOf, e: x.Expr) -> x.Expr:
    return x.Builtin("all", (), kind, e.span)


def nothing(kind: ty.SetOf, e: x.Expr) -> x.Expr:
    return x.Const(0, kind, e.span)


def join(a: x.Expr, b: x.Expr) -> x.Expr:
    """What one of them holds."""
    if is_all(a) or is_none(b):
        return a
    if is_all(b) or is_none(a):
        return b
    return x.Join("+", a, b, a.type, b.span)


def meet(a: x.Expr, b: x.Expr) -> x.Expr:
    """What both hold; without what is missing from everything."""
    if is_all(a) or is_none(b):
        return b
    if is_all(b) or is_none(a):
        return a
    if isinstance(b, x.Join) and b.op == "-" and is_all(b.left):
        return minus(a, b.right)
    return x.Join("&", a, b, a.type, b.span)


def minus(a: x.Expr, b: x.Expr) -> x.Expr:
    """The first without the second."""
    if is_none(a) or is_none(b):
        return a
    if is_all(b):
        return x.Const(0, a.type, b.span)
    if isinstance(b, x.Join) and b.op == "-" and is_all(b.left):
        return meet(a, b.right)
    return x.Join("-", a, b, a.type, b.span)


def is_all(e: x.Expr) -> bool:
    """Whether a set is that of all values."""
    return isinstance(e, x.Builtin) and e.name == "all"


def is_none(e: x.Expr) -> bool:
    """Whether a set is known to be empty."""
    return isinstance(e, x.Const) and e.value == 0


def _ordered(e: x.Compared, left: x.FieldAt, kind: ty.SetOf) -> x.Expr:
    """The things whose number is less or more than one that is computed."""
    below = x.Arith("-", e.right, x.Const(1, ty.Int(1, 1), e.span), ty.Int(), e.span)
    most = e.right if e.op in ("<=", ">") else below
    upto = x.Having(left.table, left.field, most, kind, e.span, upto=True)
    return upto if e.op in ("<=", "<") else minus(everything(kind, e), upto)


def _orders(op: str, a: object, b: int) -> bool:
    assert isinstance(a, int)
    return {"<": a < b, "<=": a <= b, ">": a > b, ">=": a >= b}[op]


def _constants(group: x.Expr) -> tuple[object, ...] | None:
    """The values of a constant list or range."""
    match group:
        case x.Const(value=tuple() as values):
            return values
        case x.Collect(items=items) if all(isinstance(i, x.Const) for i in items):
            return tuple(i.value for i in items if isinstance(i, x.Const))
        case x.RangeOf(low=x.Const(value=int() as low), high=x.Const(value=int() as high)):
            return tuple(range(low, high + 1))
        case _:
            return None
