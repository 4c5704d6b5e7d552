"""Walks a typed model as it runs, with what is known at each place (S-41, S-42).

`Watcher.lacks` hears of each value that is used and not known to be there, `Watcher.assigned` of each assignment.
Functions and rules are walked once. What one of them needs of its arguments or of the state, and cannot know itself, is
a need: it is asked where it is called.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from rulewright.dsl import expressions as x
from rulewright.dsl import model as m
from rulewright.dsl import types as ty
from rulewright.dsl.effects import Effects, Families
from rulewright.dsl.fact_set import Facts, assumed, bounds_of, is_some, joined, member_of, zones_of_thing
from rulewright.dsl.keys import ME, Key, parts_of_key, put_in
from rulewright.dsl.spans import Span


@dataclass(frozen=True, slots=True)
class Need:
    """Something that must be known: the value `key` is not none, or it lies in one of `zones`."""

    key: Key
    zones: frozenset[str] | None
    span: Span


@dataclass
class Watcher:
    """What to do at each place; the default is nothing. `lacks(need, at)`: it is not known where it must be."""

    lacks: Callable[[Need, Span], None]
    assigned: Callable[[m.SetVar, Facts], None]


@dataclass(frozen=True, slots=True)
class Summary:
    """What a function or rule needs when it begins, and what a rule leaves known about its parameters."""

    needs: tuple[Need, ...]
    gives: Facts


@dataclass
class Walker:
    model: m.Model
    effects: Effects
    watcher: Watcher
    summaries: dict[str, Summary] = field(default_factory=dict)
    needs: list[Need] | None = None  # needs of the function or rule that is being walked; None where nobody calls
    exits: list[Facts] = field(default_factory=list)
    stops: list[list[Facts]] = field(default_factory=list)
    quiet: int = 0

    # ------------------------------------------------------------ needs

    def require(self, need: Need, facts: Facts, at: Span) -> None:
        """Known here, or asked of the callers, or lacking."""
        if self.quiet or _holds(need, facts):
            return
        origin = facts.origins.get(need.key)
        lost: Families = frozenset()
        if origin is not None:
            # The name was bound before anything changed: its value is what the callers know of.
            need = replace(need, key=origin)
        else:
            lost = (self.effects.read_by_key(need.key) | (need.zones or frozenset())) & facts.lost
        if self.needs is not None and _is_outer(need.key) and not lost:
            if all((n.key, n.zones) != (need.key, need.zones) for n in self.needs):
                self.needs.append(need)
        else:
            self.watcher.lacks(need, at)

    def _call(self, name: str, args: tuple[x.Expr, ...], facts: Facts, span: Span) -> Summary:
        """The needs of what is called, put to what is known here."""
        summary = self.summary(name)
        params = [p for p, _ in self._callee(name).params]
        values: dict[Key, Key] = {("local", p): facts.key(a) for p, a in zip(params, args, strict=True)}
        values[ME] = facts.me
        by_param: dict[Key, x.Expr] = {("local", p): a for p, a in zip(params, args, strict=True)}
        for need in summary.needs:
            here = replace(need, key=put_in(need.key, values))
            arg = by_param.get(need.key)
            if arg is not None and need.zones is not None and zones_of_thing(arg, facts, self.model) & need.zones:
                continue
            if arg is not None and need.zones is None and not isinstance(arg.type, ty.Opt):
                continue
            self.require(here, facts, span)
        return summary

    def _callee(self, name: str) -> m.RuleDecl | m.PureLet | m.PatternDecl:
        return self.effects.rule(name) if name in self.model.rules else self.effects.function(name)

    def summary(self, name: str) -> Summary:
        if name not in self.summaries:
            kept = self.needs, self.exits, self.stops, self.quiet
            self.needs, self.exits, self.stops, self.quiet = [], [], [], 0
            callee = self._callee(name)
            if isinstance(callee, m.RuleDecl):
                end = self.body(callee.body, Facts())
                ends = self.exits + ([end] if end is not None else [])
            else:
                self._function(callee)
                ends = [Facts()]
            gives = Facts()
            if ends:
                gives = ends[0]
                for other in ends[1:]:
                    gives = joined(gives, other)
                gives = gives.only(frozenset(k for k in gives.about() if _is_outer(k)))
            self.summaries[name] = Summary(tuple(self.needs), gives)
            self.needs, self.exits, self.stops, self.quiet = kept
        return self.summaries[name]

    def _function(self, f: m.PureLet | m.PatternDecl) -> None:
        facts = Facts()
        for let in f.lets:
            self.expr(let.value, facts)
            facts = self.named(let.names, let.value, facts, let.span.start)
        match f:
            case m.PureLet(cases=cases):
                for case in cases:
                    if case.condition is None:
                        self.expr(case.value, facts)
                        continue
                    self.expr(case.condition, facts)
                    self.expr(case.value, assumed(case.condition, True, facts, self.model))
                    facts = assumed(case.condition, False, facts, self.model)
            case m.PatternDecl(cases=lines):
                for line in lines:
                    inside = facts
                    for when in line.whens:
                        self.expr(when.condition, inside)
                        inside = assumed(when.condition, True, inside, self.model)
                    if line.worth is not None:
                        self.expr(line.worth, inside)

    # ------------------------------------------------------------ expressions

    def expr(self, e: x.Expr, facts: Facts) -> None:
        match e:
            case x.LogicOf(op=op, parts=parts):
                for part in parts:
                    self.expr(part, facts)
                    facts = assumed(part, op == "and", facts, self.model)
            case x.Either(condition=condition, then=then, otherwise=otherwise):
                self.expr(condition, facts)
                self.expr(then, assumed(condition, True, facts, self.model))
                self.expr(otherwise, assumed(condition, False, facts, self.model))
            case x.Fold(gens=gens, condition=condition, prefix=prefix, item=item):
                facts = self.generators(gens, facts, e.span.start)
                for asked in (prefix, condition):
                    if asked is not None:
                        self.expr(asked, facts)
                        facts = assumed(asked, True, facts, self.model)
                self.expr(item, facts)
            case x.Reach(name=name, start=start, step=step):
                self.expr(start, facts)
                self.expr(step, facts.bind((name,), e.span.start))
            case x.Steps(name=name, start=start, goal=goal, step=step):
                self.expr(start, facts)
                self.expr(goal, facts)
                self.expr(step, facts.bind((name,), e.span.start))
            case x.CallPure(name=name, args=args) | x.BestOf(pattern=name, args=args):
                for arg in args:
                    self.expr(arg, facts)
                self._call(name, args, facts, e.span)
            case _:
                for part in x.parts_of(e):
                    self.expr(part, facts)
                self._asked(e, facts)

    def _asked(self, e: x.Expr, facts: Facts) -> None:
        match e:
            case x.Builtin(name="known", args=(of,)):
                if not is_some(of, facts, self.model):
                    self.require(Need(facts.key(of), None, e.span), facts, e.span)
            case x.WhereIs(table=table, index=index, of=of):
                zones = frozenset(
                    z.name
                    for z in self.model.zones_by_table.get(table, ())
                    if any(ty.type_to_text(i) == index for i in z.index)
                )
                if not zones_of_thing(of, facts, self.model) & zones:
                    self.require(Need(facts.key(of), zones, e.span), facts, e.span)
            case _:
                pass

    def generators(self, gens: tuple[x.Gen, ...], facts: Facts, at: int, first_asked: bool = False) -> Facts:
        """The names of a `for` bound; a thing taken from a zone is known to lie there."""
        for i, g in enumerate(gens):
            if i or not first_asked:
                self.expr(g.source, facts)
            before = facts.names
            facts = facts.bind(g.names, at)
            if len(g.names) == 1:
                # The set was asked for before its name was bound.
                inside = member_of(g.source, facts.names[g.names[0]], replace(facts, names=before), self.model)
                facts = replace(inside, names=facts.names)
        return facts

    def named(self, names: tuple[str, ...], value: x.Expr, facts: Facts, at: int) -> Facts:
        """After `let`: what is known of the value is known of its name."""
        zones = zones_of_thing(value, facts, self.model)
        some = isinstance(value.type, ty.Opt) and facts.key(value) in facts.some
        bounds = bounds_of(value, facts, self.model)
        source = facts.key(value)
        early = _is_outer(source) and not self.effects.read_by_key(source) & facts.lost
        facts = facts.bind(names, at)
        if len(names) != 1:
            return facts
        key = facts.names[names[0]]
        return replace(
            facts,
            origins={**facts.origins, key: source} if early else facts.origins,
            some=facts.some | {key} if some else facts.some,
            lies=facts.lies | {(key, z) for z in zones},
            bounds={**facts.bounds, key: bounds},
        )

    # ------------------------------------------------------------ statements

    def body(self, body: m.Body, facts: Facts) -> Facts | None:
        """What is known after a block, None if it never runs out."""
        now: Facts | None = facts
        for s in body.stmts:
            if now is None:
                return None
            now = self.stmt(s, now)
        return now

    def stmt(self, s: m.Stmt, facts: Facts) -> Facts | None:
        from rulewright.dsl.walk_blocks import block, simple

        match s:
            case m.EndGame(winner=winner):
                if winner is not None:
                    self.expr(winner, facts)
                return None
            case m.GiveResult(value=value):
                self.expr(value, facts)
                self.exits.append(facts)
                return None
            case m.LeaveIt(how="nothing"):
                return facts
            case m.LeaveIt(how=how):
                (self.stops[-1] if how == "stop" and self.stops else self.exits).append(facts)
                return None
            case (
                m.IfStmt()
                | m.MatchStmt()
                | m.PhaseStmt()
                | m.ForStmt()
                | m.RepeatStmt()
                | m.EachStmt()
                | m.ChooseStmt()
            ):
                return block(self, s, facts)
            case _:
                return simple(self, s, facts)

    def called(self, s: m.CallRule, facts: Facts) -> Facts:
        """After a rule: what it writes is forgotten, what it leaves known of its arguments is known."""
        for arg in s.args:
            self.expr(arg, facts)
        summary = self._call(s.rule, s.args, facts, s.span)
        rule = self.effects.rule(s.rule)
        values: dict[Key, Key] = {("local", p): facts.key(a) for (p, _), a in zip(rule.params, s.args, strict=True)}
        values[ME] = facts.me
        writes = self.effects.rule_writes(s.rule)
        facts = facts.written(writes, self.effects)
        gives = summary.gives
        # An argument that reads what the rule writes is another value now.
        stale = {k for k, v in values.items() if self.effects.read_by_key(v) & writes}
        fresh = frozenset(k for k in gives.about() if not parts_of_key(k) & stale)
        gives = gives.only(fresh)
        facts = replace(
            facts,
            some=facts.some | {put_in(k, values) for k in gives.some},
            lies=facts.lies | {(put_in(k, values), z) for k, z in gives.lies},
        )
        return facts if s.into is None else facts.bind((s.into,), s.span.start)


def _holds(need: Need, facts: Facts) -> bool:
    if need.zones is None:
        return need.key in facts.some or any(k == need.key for k, _ in facts.lies)
    return any(k == need.key and z in need.zones for k, z in facts.lies)


def _is_outer(key: Key) -> bool:
    """Whether the key says the same at the beginning of the rule: parameters, state, constants, the same `me`."""
    parts = parts_of_key(key)
    inner = any(p and (p[0] in ("bound", "fold", "Reach", "Steps") or (p[0] == "me" and p != ME)) for p in parts)
    return not inner


def function_names(model: m.Model) -> tuple[str, ...]:
    """All functions of the game."""
    return (*model.pures, *model.patterns)


def walk_model(model: m.Model, watcher: Watcher) -> None:
    """The whole game: setup, main body, ranking; rules and functions as they are called, and those nobody calls."""
    walker = Walker(model, Effects(model), watcher)
    bodies = [b for b in (model.setup, model.main_body) if b is not None]
    for body in bodies:
        walker.exits, walker.stops = [], []
        walker.body(body, Facts())
    exprs = [model.starter] if model.starter is not None else []
    exprs += [e for _, e in model.ranking.by] if model.ranking is not None else []
    for e in exprs:
        walker.expr(e, Facts())
    for name in function_names(model):
        walker.summary(name)
