"""Typed model → problems where `me` is read and nobody's go it is (S-4), found through calls.

`turn` and `each player` say whose go it is; in the setup, a `round`, the ranking and the promises nobody has the go.
A decision without `by` is asked of `me`, so it reads `me` too.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from rulewright.dsl import expressions as x
from rulewright.dsl import model as m
from rulewright.dsl.problems import Label, Problem
from rulewright.dsl.reads import function_expressions
from rulewright.dsl.spans import Span
from rulewright.dsl.walk_model import asked_by, blocks_in

HELP = "`turn` and `each player` say whose go it is; here, name the player."


@dataclass(frozen=True, slots=True)
class _Use:
    """One place that reads `me`: a text for it, and the way there through calls."""

    span: Span
    what: str
    path: tuple[Label, ...] = ()


def check_me(model: m.Model) -> tuple[Problem, ...]:
    """One problem for each place in the setup, round, ranking or a promise that needs a player whose go it is."""
    found: list[Problem] = []
    reader = _Reader(model)
    if model.setup is not None:
        found += [_problem(u, "in the setup") for u in reader.body(model.setup)]
    if model.main == "round" and model.main_body is not None:
        found += [_problem(u, "in a round") for u in reader.body(model.main_body)]
    for var in model.vars.values():
        found += [_problem(u, "before the game") for u in reader.expr(var.start)]
    if model.starter is not None:
        found += [_problem(u, "before the first turn") for u in reader.expr(model.starter)]
    if model.ranking is not None:
        for _, value in model.ranking.by:
            found += [_problem(u, "when the game is ranked") for u in reader.expr(value)]
    for promise in model.promises:
        found += [_problem(u, f"in a {promise.form}") for u in reader.function(promise.pure)]
    return tuple(found)


def _problem(use: _Use, where: str) -> Problem:
    return Problem("RW420", f"{use.what}, and {where} nobody's go it is.", use.span, HELP, use.path)


@dataclass
class _Reader:
    """Remembers for each function and rule its first use of `me`."""

    model: m.Model
    functions: dict[str, _Use | None] = field(default_factory=dict)
    rules: dict[str, _Use | None] = field(default_factory=dict)

    def expr(self, e: x.Expr) -> Iterator[_Use]:
        for part in x.walk(e):
            match part:
                case x.MeValue(span=span) | x.Builtin(name="opponents", span=span):
                    yield _Use(span, f"`{span.text}` is read here")
                case x.CallPure(name=name, span=span) | x.BestOf(pattern=name, span=span):
                    yield from self._through(self._function(name), f"`{name}`", span)
                case _:
                    pass

    def function(self, name: str) -> Iterator[_Use]:
        use = self._function(name)
        if use is not None:
            yield use

    def _through(self, inner: _Use | None, name: str, span: Span) -> Iterator[_Use]:
        if inner is not None:
            yield _Use(span, f"{name} asks for `me`", (Label(inner.span, inner.what), *inner.path))

    def _function(self, name: str) -> _Use | None:
        if name not in self.functions:
            f = self.model.pures.get(name) or self.model.test_pures.get(name) or self.model.patterns[name]
            self.functions[name] = next((u for e in function_expressions(f) for u in self.expr(e)), None)
        return self.functions[name]

    def body(self, body: m.Body) -> Iterator[_Use]:
        for s in body.stmts:
            yield from self.stmt(s)

    def stmt(self, s: m.Stmt) -> Iterator[_Use]:
        match s:
            case m.EachStmt(start=start):
                # The condition and the body stand under a `me` of their own.
                yield from self.expr(start) if start is not None else ()
                return
            case m.ChooseStmt(by=None, span=span):
                yield _Use(span, "This decision is asked of `me`")
                return
            case m.CallRule(rule=rule, span=span):
                yield from self._through(self._rule(rule), f"The rule `{rule}`", span)
            case _:
                pass
        for e in asked_by(s):
            yield from self.expr(e)
        for inner in blocks_in(s):
            yield from self.body(inner)

    def _rule(self, name: str) -> _Use | None:
        if name not in self.rules:
            rule = self.model.rules.get(name) or self.model.test_rules[name]
            self.rules[name] = next(self.body(rule.body), None)
        return self.rules[name]
