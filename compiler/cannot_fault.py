"""Whether an expression surely has a value in every state: it may then be asked earlier, more often or not at all."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from rulewright.compiler.in_64_bits import stays
from rulewright.dsl import expressions as x
from rulewright.dsl import model as m
from rulewright.dsl import types as ty
from rulewright.dsl.reads import function_expressions
from rulewright.dsl.rewrite_exprs import key_of
from rulewright.dsl.spans import Span

TOTAL = frozenset(
    "all players opponents left count count_slot sum some every product alike listed lines ray around beside kind "
    "reverse top box slice consecutive kinds items_with".split()
)


@dataclass
class Faults:
    """Looks into functions once. What is not understood counts as able to fault."""

    functions: Mapping[str, m.PureLet | m.PatternDecl]
    known: dict[str, bool] = field(default_factory=dict)

    def never(self, e: x.Expr, given: frozenset[object] = frozenset()) -> bool:
        """No fault, where the expressions with these keys are not none."""
        match e:
            case x.Fold(kind="min" | "max" | "first" | "the"):
                return False
            case x.Fold():
                return self._fold(e, given)
            case x.LogicOf(op="and", parts=parts):
                for part in parts:
                    if not self.never(part, given):
                        return False
                    given |= not_none(part)
                return True
            case x.Either(condition=c, then=a, otherwise=b):
                return self.never(c, given) and self.never(a, given | not_none(c)) and self.never(b, given)
            case x.Builtin(name="known", args=(of,)):
                return key_of(of) in given and self.never(of, given)
            case x.CallPure(name=name):
                return self.function(name) and all(self.never(p, given) for p in e.args)
            case _:
                return self._alone(e) and all(self.never(p, given) for p in x.parts_of(e))

    def function(self, name: str) -> bool:
        """No fault for any arguments."""
        if name not in self.known:
            self.known[name] = False
            f = self.functions.get(name)
            self.known[name] = f is not None and all(self.never(e) for e in function_expressions(f))
        return self.known[name]

    def _fold(self, e: x.Fold, given: frozenset[object]) -> bool:
        for g in e.gens:
            if not self.never(g.source, given):
                return False
        for part in (e.condition, e.prefix):
            if part is not None:
                if not self.never(part, given):
                    return False
                given |= not_none(part)
        return self.never(e.item, given)

    def _alone(self, e: x.Expr) -> bool:
        """Whether a node adds no fault to those of its parts."""
        match e:
            case x.WhereIs() | x.BestOf() | x.Lookup():
                return False
            case x.Builtin(name=name):
                return name in TOTAL
            case x.Arith(op="+" | "-" | "*") | x.Fold(kind="sum"):
                return stays(e)
            case x.Arith(op="^"):
                return False
            case x.Arith(right=right):
                return isinstance(right.type, ty.Int) and right.type.low is not None and right.type.low > 0
            case x.Item(of=of):
                return isinstance(of.type, ty.TupleOf)
            case x.VarAt(indexes=indexes):
                return all(not isinstance(i.type, ty.Int) for i in indexes)
            case x.ZoneAt(indexes=indexes):
                return all(not isinstance(i.type, ty.Int) for i in indexes or ())
            case _:
                return True


def conjuncts(e: x.Expr | None) -> tuple[x.Expr, ...]:
    """The questions that must all be answered with yes, in order."""
    if e is None:
        return ()
    if isinstance(e, x.LogicOf) and e.op == "and":
        return tuple(c for part in e.parts for c in conjuncts(part))
    return (e,)


def all_of(parts: list[x.Expr], span: Span) -> x.Expr | None:
    """Questions that must all be answered with yes, as one; None for no question."""
    if not parts:
        return None
    return parts[0] if len(parts) == 1 else x.LogicOf("and", tuple(parts), ty.Flag(), span)


def not_none(e: x.Expr) -> frozenset[object]:
    """Keys of what is not none where a condition holds."""
    return frozenset(
        key_of(c.left) for c in conjuncts(e)
        if isinstance(c, x.Compared) and c.op == "is not" and isinstance(c.right.type, ty.NoneType)
    )  # fmt: skip
