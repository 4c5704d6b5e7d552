"""Typed model → what must not stand in `each player at once` (S-33), where all decide before any of it is known.

Each may change only what is his: vars with an index that is `me`, what lies in zones that he alone sees, and marks on
it. What the others change cannot be read there, and nothing that all see may happen before the block ends.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from rulewright.dsl import expressions as x
from rulewright.dsl import model as m
from rulewright.dsl import types as ty
from rulewright.dsl.effects import Effects, Families
from rulewright.dsl.keys import ME, Key, key_of
from rulewright.dsl.problems import Label, Problem
from rulewright.dsl.reads import function_expressions
from rulewright.dsl.spans import Span
from rulewright.dsl.walk_model import all_in, asked_by, blocks_in

OWN_THING = "own thing"  # out of a zone that only the player sees
OWN_ZONE = "own zone"  # out of a zone of the player: nobody else marks it
HELP = "Say it after the block, when what all have decided is known."


@dataclass(frozen=True, slots=True)
class _Block:
    """One block: where it begins, what is written in it, and the way to a rule called from it."""

    span: Span
    written: Families
    path: tuple[Label, ...] = ()


def check_at_once(model: m.Model) -> tuple[Problem, ...]:
    """A problem RW433 for each line that breaks one of the rules above."""
    checker = _Checker(model, Effects(model))
    found: list[Problem] = []
    for s in _blocks(model):
        block = _Block(s.span, checker.effects.writes(s.body.stmts))
        if s.condition is not None:
            found += checker.reads(s.condition, block, {})
        found += checker.body(s.body, block, {}, inside_rule=False)
    return tuple(dict.fromkeys(found))


def decided_at_once(model: m.Model) -> dict[Span, Span]:
    """For each decision in such a block where the block stands."""
    return {c.span: s.span for s in _blocks(model) for c in all_in(s.body.stmts) if isinstance(c, m.ChooseStmt)}


def drawn_at_once(model: m.Model) -> dict[Span, tuple[tuple[str, str], ...]]:
    """For each such block the pairs of zones from one to the other of which chance moves things inside it."""
    return {s.span: tuple(sorted(_drawn(model, s.body))) for s in _blocks(model)}


def _blocks(model: m.Model) -> Iterator[m.EachStmt]:
    rules = {**model.rules, **model.test_rules}
    for body in (model.setup, model.main_body, *(r.body for r in rules.values())):
        for s in all_in(body.stmts) if body is not None else ():
            if isinstance(s, m.EachStmt) and s.at_once:
                yield s


def _drawn(model: m.Model, body: m.Body) -> set[tuple[str, str]]:
    found: set[tuple[str, str]] = set()
    for s in all_in(body.stmts):
        match s:
            case m.DrawThings(source=m.Place(zone=str() as source), to=m.Place(zone=str() as to)):
                found.add((source, to))
            case m.CallRule(rule=rule):
                found |= _drawn(model, (model.rules.get(rule) or model.test_rules[rule]).body)
            case _:
                pass
    return found


@dataclass
class _Checker:
    model: m.Model
    effects: Effects

    def body(self, body: m.Body, block: _Block, names: Mapping[str, Key], inside_rule: bool) -> Iterator[Problem]:
        for s in body.stmts:
            yield from self.stmt(s, block, names, inside_rule)
            for gens, asked, inner in _scopes(s):
                within = self._with_own(gens, names)
                for e in asked:
                    yield from self.reads(e, block, within)
                if inner is not None:
                    yield from self.body(inner, block, within, inside_rule)

    def _with_own(self, gens: Iterable[x.Gen], names: Mapping[str, Key]) -> Mapping[str, Key]:
        """What names stand for behind generators: those of things out of zones of the player are marked."""
        for g in gens:
            whose = self._whose(g.source, names)
            names = {k: v for k, v in names.items() if k not in g.names}
            names |= {name: (whose, name) for name in g.names if whose is not None}
        return names

    def _whose(self, e: x.Expr, names: Mapping[str, Key]) -> str | None:
        """Whether all members of a set are out of zones of the player: OWN_THING, OWN_ZONE, or None if not."""
        match e:
            case x.ZoneAt(zone=zone, indexes=indexes) if indexes:
                if not self._own(self.model.zones[zone].index, indexes, names):
                    return None
                return OWN_ZONE if self.model.zones[zone].seen == "all" else OWN_THING
            case x.Fold(kind="list" | "set", item=x.Local(name=name), gens=gens):
                return _mark(self._with_own(gens, names).get(name))
            case x.Join(op="+", left=left, right=right):
                both = {self._whose(left, names), self._whose(right, names)}
                return None if None in both else OWN_ZONE if OWN_ZONE in both else OWN_THING
            case x.Join(left=of) | x.AsSet(of=of):
                return self._whose(of, names)
            case x.CallPure(name=name, args=args) if name in self.model.pures:
                f = self.model.pures[name]
                given = {p: key_of(a, ME, names) for (p, _), a in zip(f.params, args, strict=True)}
                return self._whose(f.cases[0].value, given) if len(f.cases) == 1 and not f.lets else None
            case _:
                return None

    def stmt(self, s: m.Stmt, block: _Block, names: Mapping[str, Key], inside_rule: bool) -> Iterator[Problem]:
        match s:
            case m.SetVar(var=var, indexes=indexes):
                if not self._own(self.model.vars[var].index, indexes, names, to_change=True):
                    yield self._problem(f"`{var}` is not only the player's own", s.span, block)
            case m.MoveThings(what=what, source=source, to=to):
                if not self._from_own(what, source, names) or not self._own_place(to, names):
                    yield self._problem("A move at once goes between zones that only the player sees", s.span, block)
            case m.MoveTokens(source=source, to=to) | m.DrawThings(source=source, to=to):
                if not self._own_place(source, names) or not self._own_place(to, names):
                    yield self._problem("A move at once goes between zones that only the player sees", s.span, block)
            case m.ShuffleZone(zone=zone) if not self._own_place(zone, names):
                yield self._problem("Only a zone of the player is shuffled at once", s.span, block)
            case m.EndGame():
                yield self._problem("The game cannot end while others still decide", s.span, block)
            case m.RevealIt(to=to) if to is None or key_of(to, ME, names) != ME:
                yield self._problem("Nothing is revealed while others still decide", s.span, block)
            case m.LeaveIt(how="done") | m.GiveResult() if not inside_rule:
                yield self._problem("This would leave before all have decided", s.span, block)
            case m.EachStmt(at_once=False):
                yield self._problem("Another `each player` would make somebody else act for the player", s.span, block)
            case m.ChooseStmt() if inside_rule:
                yield self._problem("What is decided at once stands in the block itself", s.span, block)
            case m.ChooseStmt(by=by) if by is not None and key_of(by, ME, names) != ME:
                yield self._problem("Each decides for himself", s.span, block)
            case m.CallRule(rule=rule, args=args):
                decl = self.effects.rule(rule)
                given = {p: key_of(a, ME, names) for (p, _), a in zip(decl.params, args, strict=True)}
                path = (*block.path, Label(s.span, f"`{rule}` is called here"))
                yield from self.body(decl.body, _Block(block.span, block.written, path), given, inside_rule=True)
            case _:
                pass

    def reads(self, e: x.Expr, block: _Block, names: Mapping[str, Key]) -> Iterator[Problem]:
        """Reads of what the others change."""
        match e:
            case x.Fold(gens=gens, condition=condition, prefix=prefix, item=item):
                for n, g in enumerate(gens):
                    yield from self.reads(g.source, block, self._with_own(gens[:n], names))
                for part in (condition, prefix, item):
                    if part is not None:
                        yield from self.reads(part, block, self._with_own(gens, names))
                return
            case x.VarAt(var=name, indexes=indexes) if name in block.written:
                if not self._own(self.model.vars[name].index, indexes, names):
                    yield self._problem(f"`{name}` of others changes at the same time", e.span, block)
            case x.ZoneAt(zone=name, indexes=given) if name in block.written:
                if given is None or not self._own(self.model.zones[name].index, given, names):
                    yield self._problem(f"`{name}` of others changes at the same time", e.span, block)
            case x.CallPure(name=name, args=args) if self.effects.function_reads(name) & block.written:
                f = self.effects.function(name)
                given_ = {p: key_of(a, ME, names) for (p, _), a in zip(f.params, args, strict=True)}
                path = (*block.path, Label(e.span, f"`{name}` is used here"))
                for inner in function_expressions(f):
                    yield from self.reads(inner, _Block(block.span, block.written, path), given_)
            case _:
                pass
        for part in x.parts_of(e):
            yield from self.reads(part, block, names)

    def _own(
        self, index: tuple[ty.Type, ...], given: tuple[x.Expr, ...], names: Mapping[str, Key], to_change: bool = False
    ) -> bool:
        """Whether one of the indexes is the player, or a thing out of a zone of his."""
        keys = [(key_of(e, ME, names), kind) for e, kind in zip(given, index, strict=True)]
        things = (OWN_THING,) if to_change else (OWN_THING, OWN_ZONE)
        return any(_mark(k) in things or (k == ME and isinstance(kind, ty.Player)) for k, kind in keys)

    def _from_own(self, what: x.Expr, source: m.Place | None, names: Mapping[str, Key]) -> bool:
        if isinstance(what, x.ZoneAt) and what.indexes:
            return self._own_place(m.Place(what.zone, what.indexes, False), names)
        if source is not None:
            return self._own_place(source, names)
        return _mark(key_of(what, ME, names)) == OWN_THING

    def _own_place(self, p: m.Place, names: Mapping[str, Key]) -> bool:
        """A zone that only the player sees, so that the others learn nothing before all have decided."""
        if p.zone is None or self.model.zones[p.zone].seen == "all":
            return False
        return self._own(self.model.zones[p.zone].index, p.indexes, names)

    def _problem(self, says: str, span: Span, block: _Block) -> Problem:
        head = Label(
            Span(block.span.source, block.span.start, block.span.start + len("each player")), "at once, from here"
        )
        return Problem("RW433", f"{says}, and here all decide at once.", span, HELP, (*block.path, head))


def _scopes(s: m.Stmt) -> Iterator[tuple[tuple[x.Gen, ...], list[x.Expr], m.Body | None]]:
    """The parts of a statement: generators that bind names in it, what is asked there, and the block inside."""
    match s:
        case m.ForStmt(gens=gens, condition=condition, body=body):
            yield gens, [g.source for g in gens] + ([condition] if condition is not None else []), body
        case m.ChooseStmt(by=by, times=times, lines=lines, otherwise=otherwise):
            yield (), [e for e in (by, times) if e is not None], otherwise
            for line in lines:
                asked = [g.source for g in line.gens] + [p.value for p in line.parts if p.value is not None]
                yield line.gens, asked + ([line.condition] if line.condition is not None else []), line.body
        case _:
            yield (), list(asked_by(s)), None
            for body in blocks_in(s):
                yield (), [], body


def _mark(key: Key | None) -> str | None:
    """OWN_THING or OWN_ZONE, if the key stands for such a thing."""
    return next((mark for mark in (OWN_THING, OWN_ZONE) if key and key[0] == mark), None)
