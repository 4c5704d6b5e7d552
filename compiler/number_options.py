"""Option lines → ids: for each generator the carrier of its values, for each line its base number (S-11, S-12)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rulewright.compiler import flow_ir as ir
from rulewright.dsl import expressions as x
from rulewright.dsl import model as m
from rulewright.dsl import types as ty
from rulewright.dsl.problems import Problem

MOST_IN_LINE = 2**20

SizeOf = Callable[[ty.Type], int | None]


class Numbers:
    """Hands out ids and stop names in text order. `value_of` computes a constant; what has no number is a problem."""

    def __init__(self, pures: Mapping[str, m.PureLet], size_of: SizeOf, value_of: Callable[[x.Expr], object]) -> None:
        self.pures = pures
        self.size_of = size_of
        self.value_of = value_of
        self.next = 0
        self.stops: list[str] = []
        self.blocks = 0
        self.problems: list[Problem] = []

    def stop(self, flow: str) -> str:
        """The name of the next stop of a flow: `turn.choose`, then `turn.choose 2`."""
        n = sum(1 for s in self.stops if s.startswith(f"{flow}.choose")) + 1
        self.stops.append(f"{flow}.choose" if n == 1 else f"{flow}.choose {n}")
        return self.stops[-1]

    def at_once(self) -> int:
        """The number of the next place at which all decide at once, from 1."""
        self.blocks += 1
        return self.blocks

    def one(self) -> int:
        """A single id, as a pass has it."""
        self.next += 1
        return self.next - 1

    def group(self, line: m.OptionLine, body: str) -> ir.Group:
        """The numbered form of an option line."""
        gens = []
        size = 1
        for g in line.gens:
            carrier = self.carrier(g.source)
            if carrier is None:
                self.problems.append(Problem(
                    "RW413", "The values of this generator have no fixed list to be numbered by.", g.source.span,
                    "Let them come from a type with finitely many values, a range of plain numbers or a constant list.",
                ))  # fmt: skip
                carrier = ir.Carrier("single", 1, g.source.type, None)
            gens.append(ir.GroupGen(g.names, g.source, carrier))
            size *= carrier.size
        if size > MOST_IN_LINE:
            message = f"This option line could offer {size:,} different options."
            self.problems.append(Problem("RW414", message, line.span,
                                         f"At most {MOST_IN_LINE:,}: split it into two decisions."))  # fmt: skip
            size = 1
        base = self.next
        self.next += size
        return ir.Group(base, size, line.label, line.parts, tuple(gens), line.condition, body, line.cites, line.span)

    def carrier(self, e: x.Expr) -> ir.Carrier | None:
        """Where the values of a collection come from, or None."""
        match e:
            case x.RangeOf(low=x.Const(value=int() as low), high=x.Const(value=int() as high)):
                kind = ty.Int(low, max(low, high))
                return ir.Carrier("type", high - low + 1 if high >= low else 1, kind, None)
            case x.Collect(items=items) if len(items) == 1:
                return ir.Carrier("single", 1, items[0].type, None)
            case x.Builtin(name="listed", args=(of,)) | x.AsSet(of=of):
                return self.carrier(of)
            case _:
                pass
        assert isinstance(e.type, ty.ListOf | ty.SetOf | ty.PoolOf)
        size = self.size_of(e.type.of)
        if size is not None and not isinstance(e.type.of, ty.TupleOf):
            return ir.Carrier("type", size, e.type.of, None)
        constant = self._constant_list(e)
        if constant is not None:
            values = self.value_of(constant)
            if isinstance(values, tuple):
                return ir.Carrier("list", len(values), e.type.of, constant)
        return None

    def _constant_list(self, e: x.Expr) -> x.Expr | None:
        """The constant list that all items of a list are taken from."""
        match e:
            case x.Fold(kind="list", item=x.Local(name=name), gens=(x.Gen(names=(bound,), source=source),)) if (
                name == bound
            ):
                return self._constant_list(source)
            case x.CallPure(name=name, args=args):
                pure = self.pures.get(name)
                if pure is None:
                    return None
                if not args and self.value_of(e) is not None:
                    return e
                return _same([self._constant_list(c.value) for c in pure.cases])
            case x.Either(then=a, otherwise=b) | x.Join(left=a, right=b):
                return _same([self._constant_list(a), self._constant_list(b)])
            case _:
                return None


def _same(lists: list[x.Expr | None]) -> x.Expr | None:
    """The one constant that all of them are, or None."""
    names = {e.name if isinstance(e, x.CallPure) else None for e in lists}
    return lists[0] if len(names) == 1 else None
