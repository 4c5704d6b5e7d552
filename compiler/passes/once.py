"""once: what a condition asks twice, and asks in any case, is reckoned before it.

`some(P(x) for x in connected(c)) and some(Q(x) for x in connected(c))` finds what is connected once.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, fields, is_dataclass, replace
from itertools import count
from typing import Any, get_args

from rulewright.compiler import flow_ir as ir
from rulewright.compiler.cannot_fault import Faults, conjuncts
from rulewright.compiler.walk_stmts import names_used
from rulewright.dsl import expressions as x
from rulewright.dsl import model as m
from rulewright.dsl.reads import function_expressions
from rulewright.dsl.rewrite_exprs import key_of, names_bound_in, rewrite
from rulewright.dsl.spans import Span

EXPRESSIONS = get_args(x.Expr)


def once(game: ir.FlowGame) -> ir.FlowGame:
    """The game with such parts of conditions in locals of their own."""
    work = _Once(game)
    flows = {
        name: replace(flow, blocks={b: work.block(block) for b, block in flow.blocks.items()})
        for name, flow in game.flows.items()
    }
    procedures = {name: replace(r, body=work.inside(r.body)) for name, r in game.procedures.items()}
    return replace(game, flows=flows, procedures=procedures, setup=work.inside(game.setup))


@dataclass
class _Once:
    game: ir.FlowGame

    def __post_init__(self) -> None:
        model = self.game.model
        self.functions: dict[str, m.PureLet | m.PatternDecl] = {**model.pures, **model.patterns, **model.made}
        self.faults = Faults(self.functions)
        self.numbers = count(1)

    def block(self, block: ir.Block) -> ir.Block:
        """A block whose ops hold what its ifs and its own branch ask twice."""
        ops = self.inside(block.ops)
        if not isinstance(block.end, ir.Branch):
            return replace(block, ops=ops)
        before, condition = self._apart(block.end.condition)
        return replace(block, ops=(*ops, *before), end=replace(block.end, condition=condition))

    def inside(self, node: Any) -> Any:
        """The same node with statements before each `if` that asks something twice."""
        if isinstance(node, tuple):
            return tuple(part for item in node for part in self._stmt(item))
        if not is_dataclass(node) or isinstance(node, (Span, type, *EXPRESSIONS)):
            return node
        return replace(node, **{f.name: self.inside(getattr(node, f.name)) for f in fields(node)})  # type: ignore[type-var]

    def _stmt(self, node: Any) -> tuple[Any, ...]:
        made = self.inside(node)
        if not isinstance(made, m.IfStmt):
            return (made,)
        condition, body = made.branches[0]
        before, condition = self._apart(condition)
        return (*before, replace(made, branches=((condition, body), *made.branches[1:])))

    def _apart(self, condition: x.Expr) -> tuple[tuple[m.SetLocal, ...], x.Expr]:
        """The parts that are asked twice, and the condition without them."""
        parts = [p for p in x.walk(condition) if self._costs(p)]
        times, bound = Counter(key_of(p) for p in parts), names_bound_in(condition)
        first = {key_of(p) for p in x.walk(conjuncts(condition)[0])}
        found: dict[object, x.Local] = {}
        before = []
        for part in parts:
            key = key_of(part)
            if times[key] < 2 or key in found or key not in first or names_used(part) & bound:
                continue
            if self.faults.never(part):
                found[key] = x.Local(f"once {next(self.numbers)}", part.type, part.span)
                before.append(m.SetLocal((found[key].name,), part, (), part.span))
        if not found:
            return (), condition
        return tuple(before), rewrite(condition, lambda e: found.get(key_of(e), e))

    def _costs(self, e: x.Expr) -> bool:
        """Whether something goes over a collection, itself or in a function that it calls."""
        match e:
            case x.Fold() | x.Reach() | x.Steps() | x.Flood():
                return True
            case x.CallPure(name=name) if name in self.functions:
                return any(self._costs(p) for of in function_expressions(self.functions[name]) for p in x.walk(of))
            case _:
                return False
