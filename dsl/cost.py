"""How many steps a game takes at most between two decisions, or to compute a constant. A step is a round of a loop.

The bound multiplies the sizes of what loops go over (S-8). It is free when the game runs, and it finds the slip of the
pen that would keep a computer busy for years.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from rulewright.dsl import expressions as x
from rulewright.dsl import model as m
from rulewright.dsl.bounds import OPEN, UNKNOWN, Bound, Bounds, Env
from rulewright.dsl.problems import Label, Problem
from rulewright.dsl.reads import Reads, function_expressions
from rulewright.dsl.spans import Span
from rulewright.dsl.walk_model import asked_by

TOO_MANY = 10**9
MANY = 10**7
SHOWN = 4  # loops of the path that are told


@dataclass(frozen=True, slots=True)
class Cost:
    """Steps, and the loops inside one another that take most of them, each with its rounds."""

    steps: int = 0
    path: tuple[tuple[Span, int], ...] = ()

    def plus(self, other: Cost) -> Cost:
        return Cost(self.steps + other.steps, self.path if self.steps >= other.steps else other.path)

    def times(self, rounds: int, span: Span) -> Cost:
        """A loop with so many rounds around it; each is a step itself."""
        return Cost(rounds * (self.steps + 1), ((span, rounds), *self.path) if rounds > 1 else self.path)


NOTHING = Cost()


def check_cost(model: m.Model, reads: dict[str, Reads]) -> tuple[Problem, ...]:
    """RW415 for each constant, for the setup and for a turn that takes too long."""
    costs = _Costs(model, reads, Bounds(model))
    constants = (pure for pure in model.pures.values() if costs.is_constant(pure.name))
    found = [_problem(costs.function(p.name, ()), f"`{p.rules_name}`", p.span) for p in constants]
    for what, body in (("The setup", model.setup), (f"A {model.main}", model.main_body)):
        if body is not None:
            found.append(_problem(costs.body(body, {}), what, body.span))
    return tuple(p for p in found if p is not None)


def _problem(cost: Cost, what: str, span: Span) -> Problem | None:
    if cost.steps <= MANY:
        return None
    labels = tuple(Label(s, f"{rounds:,} times") for s, rounds in cost.path[:SHOWN])
    mend = "This counts every value that a loop could go over. Narrow the ranges, or ask the cheaper question first."
    if cost.steps > TOO_MANY:
        return Problem("RW415", f"{what} may take {_number(cost.steps)} steps: far too long.", span, mend, labels)
    return Problem(
        "RW415", f"{what} may take {_number(cost.steps)} steps, which is slow.", span, mend, labels, "warning"
    )


def _number(n: int) -> str:
    return f"{n:,}" if n < 10**18 else "more than a quintillion"


@dataclass
class _Costs:
    """Costs of one model; those of functions and rules are remembered by what they are called with."""

    model: m.Model
    reads: dict[str, Reads]
    bounds: Bounds
    known: dict[tuple[str, tuple[Bound, ...]], Cost] = field(default_factory=dict)

    def is_constant(self, name: str) -> bool:
        """Whether a `let` is computed once, before the game."""
        pure = self.model.pures.get(name)
        return pure is not None and not pure.params and not self.reads[name] & {"state", "me"}

    # ------------------------------------------------------------ expressions

    def expr(self, e: x.Expr, env: Env) -> Cost:
        match e:
            case x.Fold(gens=gens, item=item, condition=condition, prefix=prefix, span=span):
                return self.loop(gens, (condition, prefix, item), env, span)
            case (
                x.Reach(start=start, step=step, name=name, span=span)
                | x.Steps(start=start, step=step, name=name, span=span)
            ):
                inner = {**env, name: OPEN}
                per_place = Cost(self.bounds.of(step, inner).size).plus(self.expr(step, inner))
                return self.expr(start, env).plus(per_place.times(self.bounds.size_of(start.type), span))
            case x.CallPure(name=name, args=args):
                total = self.exprs(args, env)
                if self.is_constant(name):
                    return total
                return total.plus(self.function(name, tuple(self.bounds.of(a, env) for a in args)))
            case _:
                return self.exprs(x.parts_of(e), env)

    def exprs(self, parts: tuple[x.Expr, ...], env: Env) -> Cost:
        total = NOTHING
        for part in parts:
            total = total.plus(self.expr(part, env))
        return total

    def loop(self, gens: tuple[x.Gen, ...], inside: tuple[x.Expr | None, ...], env: Env, span: Span) -> Cost:
        """Everything over a `for`: its sources, as often as they are taken, then what is asked of each round."""
        rounds, inner = self.bounds.rounds(gens, env)
        total, before = NOTHING, 1
        for gen, times in zip(gens, rounds, strict=True):
            source = self.expr(gen.source, inner)
            total = total.plus(source if before == 1 else source.times(before, span))
            before = times
        asked = self.exprs(tuple(e for e in inside if e is not None), inner)
        return total.plus(asked.times(rounds[-1], span))

    def function(self, name: str, args: tuple[Bound, ...]) -> Cost:
        """A `let` or pattern for such arguments: all its lines."""
        key = (name, args)
        if key not in self.known:
            f = self.model.pures.get(name) or self.model.patterns[name]
            env: dict[str, Bound] = {n: a for (n, _), a in zip(f.params, args, strict=True)}
            for let in f.lets:
                env.update(dict.fromkeys(let.names, self.bounds.of(let.value, env) if len(let.names) == 1 else OPEN))
            self.known[key] = self.exprs(tuple(function_expressions(f)), env)
        return self.known[key]

    # ------------------------------------------------------------ statements

    def body(self, body: m.Body, env: Env) -> Cost:
        total = NOTHING
        for s in body.stmts:
            total = total.plus(self.stmt(s, env))
            match s:
                case m.SetLocal(names=(name,), value=value):
                    env = {**env, name: self.bounds.of(value, env)}
                case m.RollLocal(names=(name,), of=of):
                    env = {**env, name: self.bounds.items_of(of, env)}
                case _:
                    pass
        return total

    def stmt(self, s: m.Stmt, env: Env) -> Cost:
        match s:
            case m.ForStmt(gens=gens, condition=condition, body=body, span=span):
                rounds, inner = self.bounds.rounds(gens, env)
                head = self.loop(gens, (condition,), env, span)
                return head.plus(self.body(body, inner).times(rounds[-1], span))
            case m.RepeatStmt(times=times, body=body, span=span):
                high = self.bounds.of(times, env).high
                return self.expr(times, env).plus(
                    self.body(body, env).times(UNKNOWN if high is None else max(0, high), span)
                )
            case m.EachStmt(body=body, span=span):
                asked = self.exprs(asked_by(s), env)
                return asked.plus(self.body(body, env)).times(self.model.players[1], span)
            case m.IfStmt(branches=branches, otherwise=otherwise):
                total = NOTHING if otherwise is None else self.body(otherwise, env)
                for condition, body in branches:
                    total = total.plus(self.expr(condition, env)).plus(self.body(body, env))
                return total
            case m.MatchStmt(subject=subject, cases=cases, otherwise=otherwise):
                total = self.expr(subject, env)
                for body in (*(b for _, b in cases), *((otherwise,) if otherwise else ())):
                    total = total.plus(self.body(body, env))
                return total
            case m.PhaseStmt(condition=condition, body=body):
                total = NOTHING if condition is None else self.expr(condition, env)
                return total.plus(self.body(body, env))
            case m.ChooseStmt():
                return self._choose(s, env)
            case m.CallRule(rule=rule, args=args):
                return self.exprs(args, env).plus(self._rule(rule, tuple(self.bounds.of(a, env) for a in args)))
            case _:
                return self.exprs(asked_by(s), env)

    def _choose(self, s: m.ChooseStmt, env: Env) -> Cost:
        total = NOTHING if s.otherwise is None else self.body(s.otherwise, env)
        for line in s.lines:
            asked = (line.condition, *(part.value for part in line.parts))
            if line.gens:
                _, inner = self.bounds.rounds(line.gens, env)
                total = total.plus(self.loop(line.gens, asked, env, line.span)).plus(self.body(line.body, inner))
            else:
                total = total.plus(self.exprs(tuple(e for e in asked if e is not None), env)).plus(
                    self.body(line.body, env)
                )
        times = 1 if s.times is None else self.bounds.of(s.times, env).high or UNKNOWN
        return total if s.times is None else total.times(times, s.span)

    def _rule(self, name: str, args: tuple[Bound, ...]) -> Cost:
        key = (f"rule {name}", args)
        if key not in self.known:
            rule = self.model.rules[name]
            env: dict[str, Bound] = {n: a for (n, _), a in zip(rule.params, args, strict=True)}
            self.known[key] = self.body(rule.body, env)
        return self.known[key]
