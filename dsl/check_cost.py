"""Typed model → what could take too long to compute (S-8), by a bound on the steps of each constant and each run.

One round of a `for` is a step, and so is a call. The bound multiplies how many members each set can have at most. What
stops at a decision begins anew there, but its options are counted; a constant is computed once, while the rules are
checked, and may take fewer steps.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from rulewright.dsl import expressions as x
from rulewright.dsl import model as m
from rulewright.dsl import types as ty
from rulewright.dsl.effects import Effects
from rulewright.dsl.fact_set import Facts, bounds_of
from rulewright.dsl.problems import Label, Problem
from rulewright.dsl.reads import function_expressions
from rulewright.dsl.spans import Span
from rulewright.dsl.walk_model import all_in, asked_by, blocks_in

MOST = 10**9
MOST_OF_A_CONSTANT = 5 * 10**7
SEVERAL = 10
SOME = 16  # members of a list of which nothing is known


def check_cost(model: m.Model) -> tuple[Problem, ...]:
    """A problem RW421 for each constant, rule and body whose bound is too high, but not for those that use them."""
    costs = _Costs(model, Effects(model))
    found: list[Problem] = []
    for name in (*model.pures, *model.patterns, *model.test_pures):
        found += costs.dear_function(name)
    for body in [model.setup, model.main_body, *(rule.body for rule in model.rules.values())]:
        if body is not None and costs.body(body) > MOST:
            for block in (body, *(b for s in all_in(body.stmts) for b in blocks_in(s))):
                found += costs.dear_block(block)
    for rule in model.test_rules.values():  # what a situation begins with may be several turns
        if costs.body(rule.body) > SEVERAL * MOST:
            found.append(_problem(rule.body.stmts[-1].span, costs.body(rule.body)))
    return tuple(found)


@dataclass
class _Costs:
    model: m.Model
    effects: Effects
    functions: dict[str, int] = field(default_factory=dict)
    rules: dict[str, int] = field(default_factory=dict)
    sizes: dict[str, int] = field(default_factory=dict)

    def dear_function(self, name: str) -> list[Problem]:
        decl = self.effects.function(name)
        constant = isinstance(decl, m.PureLet) and not decl.params and not self.effects.function_reads(name)
        most = MOST_OF_A_CONSTANT if constant else MOST
        if self.function(name) <= most:
            return []
        asked = function_expressions(decl)
        found = [p for e in asked for p in self.dear(e, self.of(e), most)]
        return found or ([] if any(self.of(e) > most for e in asked) else [_problem(decl.span, self.function(name))])

    def dear_block(self, block: m.Body) -> list[Problem]:
        """The statements that are dear by themselves, or the last of a block that is dear because it has so many."""
        found = [p for s in block.stmts for p in self.dear_statement(s)]
        if self.body(block) <= MOST or any(self.stmt(s) > MOST for s in block.stmts):
            return found
        return [*found, _problem(block.stmts[-1].span, self.body(block))]

    def dear(self, e: x.Expr, cost: int, most: int = MOST) -> list[Problem]:
        """The innermost expressions that are dear by themselves."""
        if cost <= most:
            return []
        inner = [p for part in x.parts_of(e) for p in self.dear(part, self.of(part), most)]
        called = isinstance(e, x.CallPure | x.BestOf) and self._call(e) > most and most == MOST
        return inner or ([] if called else [_problem(e.span, cost)])

    def dear_statement(self, s: m.Stmt) -> list[Problem]:
        asked = [p for e in asked_by(s) for p in self.dear(e, self.of(e))]
        if asked or self.stmt(s) <= MOST or any(self.of(e) > MOST for e in asked_by(s)):
            return asked
        inside = any(self.body(b) > MOST for b in blocks_in(s))
        called = isinstance(s, m.CallRule) and self._rule(s.rule) > MOST
        return [] if inside or called else [_problem(s.span, self.stmt(s))]

    # ------------------------------------------------------------ expressions

    def of(self, e: x.Expr) -> int:
        match e:
            case x.Fold(gens=gens, condition=condition, prefix=prefix, item=item):
                return self._rounds(gens, sum(self.of(p) for p in (condition, prefix, item) if p is not None))
            case x.CallPure(args=args) | x.BestOf(args=args):
                return sum(map(self.of, args)) + self._call(e)
            case x.Reach(start=start, step=step):
                return self.of(start) + (self._values(e.type) or SOME) * (self.of(step) + self.size(step))
            case x.Steps(start=start, goal=goal, step=step):
                universe = self._values(start.type) or SOME
                return self.of(start) + self.of(goal) + universe * (self.of(step) + self.size(step))
            case x.RangeOf() | x.Builtin(name="all") | x.Join(type=ty.ListOf()):
                return self.size(e) + sum(map(self.of, x.parts_of(e)))
            case _:
                return sum(map(self.of, x.parts_of(e)))

    def _rounds(self, gens: tuple[x.Gen, ...], inside: int) -> int:
        total = 1 + inside
        for g in reversed(gens):
            total = self.of(g.source) + self.size(g.source) * total
        return total

    def _call(self, e: x.CallPure | x.BestOf) -> int:
        name = e.name if isinstance(e, x.CallPure) else e.pattern
        constant = not e.args and not self.effects.function_reads(name)
        return 0 if constant else 1 + self.function(name)

    def function(self, name: str) -> int:
        if name not in self.functions:
            self.functions[name] = sum(self.of(e) for e in function_expressions(self.effects.function(name)))
        return self.functions[name]

    def size(self, e: x.Expr) -> int:
        """At most how many members a set or list has."""
        match e:
            case x.RangeOf(low=low, high=high):
                first, last = bounds_of(low, Facts(), self.model)[0], bounds_of(high, Facts(), self.model)[1]
                return SOME if first is None or last is None else max(0, last - first + 1)
            case x.Collect(items=items):
                return len(items)
            case x.Fold(kind="list", gens=gens):
                total = 1
                for g in gens:
                    total *= self.size(g.source)
                return total
            case x.Join(op="+", left=left, right=right):
                return self.size(left) + self.size(right)
            case x.Join(left=left):
                return self.size(left)
            case x.Either(then=then, otherwise=otherwise):
                return max(self.size(then), self.size(otherwise))
            case x.AsSet(of=of) | x.Builtin(name="listed" | "reverse" | "top", args=(of, *_)):
                return self.size(of)
            case x.FieldAt(table=table, field=name) if table in self.model.tables:
                return self._longest(table, name) or self._members(e.type)
            case x.CallPure(name=name) if name in self.model.pures:
                if name not in self.sizes:
                    self.sizes[name] = max(self.size(c.value) for c in self.model.pures[name].cases)
                return self.sizes[name]
            case x.Builtin(name="around" | "beside" | "ray"):
                return max([8, *(max(g.rows, g.columns) for g in self.model.grids.values())])
            case x.Builtin(name="lines"):
                return max([SOME, *(4 * g.size for g in self.model.grids.values())])
            case _:
                return self._members(e.type)

    def _longest(self, table: str, field_: str) -> int:
        """The most members that a list of the content has."""
        values = [r.values.get(field_) for r in self.model.tables[table].records]
        return max((len(v) for v in values if isinstance(v, tuple | frozenset)), default=0)

    def _members(self, t: ty.Type) -> int:
        match t:
            case ty.SetOf(of) | ty.PoolOf(of) | ty.ListOf(ty.Ref() as of):
                return self._values(of) or SOME
            case _:
                return SOME

    def _values(self, t: ty.Type) -> int | None:
        """How many values a type has."""
        match t:
            case ty.SetOf(of) | ty.Opt(of):
                return self._values(of)
            case ty.Int(low, high):
                return None if low is None or high is None else high - low + 1
            case ty.Kind(_, values):
                return len(values)
            case ty.Ref(table):
                grids = self.model.grids
                return grids[table].size if table in grids else len(self.model.things[table])
            case ty.Player():
                return self.model.players[1]
            case ty.Direction():
                return 8
            case ty.Flag():
                return 2
            case _:
                return None

    # ------------------------------------------------------------ statements

    def body(self, body: m.Body) -> int:
        return sum(map(self.stmt, body.stmts))

    def stmt(self, s: m.Stmt) -> int:
        inside = sum(map(self.body, blocks_in(s)))
        asked = sum(map(self.of, asked_by(s)))
        match s:
            case m.ForStmt(gens=gens, condition=condition):
                return self._rounds(gens, inside + (self.of(condition) if condition is not None else 0))
            case m.EachStmt():
                return self.model.players[1] * (1 + inside + asked)
            case m.RepeatStmt(times=times):
                high = bounds_of(times, Facts(), self.model)[1]
                return asked + (SOME if high is None else max(0, high)) * (1 + inside)
            case m.ChooseStmt(lines=lines):
                options = sum(
                    self._rounds(line.gens, self.of(line.condition) if line.condition is not None else 0)
                    for line in lines
                )
                return 1 + options + inside
            case m.CallRule(rule=rule):
                return asked + self._rule(rule)
            case _:
                return 1 + asked + inside

    def _rule(self, name: str) -> int:
        if name not in self.rules:
            self.rules[name] = self.body(self.effects.rule(name).body)
        return self.rules[name]


def _problem(span: Span, cost: int) -> Problem:
    power = len(str(cost)) - 1
    more = "a billion" if cost > MOST else "a constant may take"
    return Problem("RW421", f"This could take about 10^{power} steps, more than {more}.", span,
                   "Go over fewer values.", (Label(span, "the sizes of what is gone over multiply"),))  # fmt: skip
