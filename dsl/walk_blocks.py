"""Statements under facts: what each leaves known, and how branches and loops come together again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from rulewright.dsl import expressions as x
from rulewright.dsl import model as m
from rulewright.dsl import types as ty
from rulewright.dsl.fact_set import Facts, assumed, bounds_of, joined, zones_of_thing
from rulewright.dsl.keys import parts_of_key
from rulewright.dsl.walk_model import asked_by

if TYPE_CHECKING:
    from rulewright.dsl.walk_with_facts import Walker


def simple(w: Walker, s: m.Stmt, facts: Facts) -> Facts:
    """A statement without blocks that goes on to the next."""
    if isinstance(s, m.CallRule):
        return w.called(s, facts)
    for e in asked_by(s):
        w.expr(e, facts)
    match s:
        case m.SetLocal(names=names, value=value):
            return w.named(names, value, facts, s.span.start)
        case m.RollLocal(names=names):
            return facts.bind(names, s.span.start)
        case m.SetVar():
            if not w.quiet:
                w.watcher.assigned(s, facts)
            return _assigned(w, s, facts)
        case m.MoveThings():
            return _moved(w, s, facts)
        case _:
            return facts.written(w.effects.written_by(s), w.effects)


def _assigned(w: Walker, s: m.SetVar, facts: Facts) -> Facts:
    decl = w.model.vars[s.var]
    target = x.VarAt(s.var, s.indexes, decl.type, s.span)
    bounds = new_bounds(s, facts, w.model)
    value = s.value
    key_of_value = facts.key(value)
    some = s.op == "=" and not s.rolled and (
        not isinstance(value.type, ty.Opt | ty.NoneType) or key_of_value in facts.some
    )  # fmt: skip
    zones = zones_of_thing(value, facts, w.model) if s.op == "=" and not s.rolled else frozenset()
    facts = facts.written(frozenset((s.var,)), w.effects)
    if any(s.var in w.effects.reads((i,)) for i in s.indexes):
        return facts
    key = facts.key(target)
    if isinstance(decl.type, ty.Opt) and some:
        facts = replace(facts, some=facts.some | {key}, lies=facts.lies | {(key, z) for z in zones})
    if isinstance(decl.type, ty.Int):
        low, high = bounds
        low = decl.type.low if low is None or decl.type.low is None else max(low, decl.type.low)
        high = decl.type.high if high is None or decl.type.high is None else min(high, decl.type.high)
        facts = replace(facts, bounds={**facts.bounds, key: (low, high)})
    return facts


def new_bounds(s: m.SetVar, facts: Facts, model: m.Model) -> tuple[int | None, int | None]:
    """Between which numbers the assigned value lies."""
    kind = s.value.type
    if s.rolled:
        inner = kind.of if isinstance(kind, ty.ListOf | ty.SetOf | ty.PoolOf) else kind
        given = (inner.low, inner.high) if isinstance(inner, ty.Int) else (None, None)
    else:
        given = bounds_of(s.value, facts, model)
    if s.op == "=":
        return given
    old = bounds_of(x.VarAt(s.var, s.indexes, model.vars[s.var].type, s.span), facts, model)
    low, high = given if s.op == "+=" else (
        None if given[1] is None else -given[1], None if given[0] is None else -given[0]
    )  # fmt: skip
    return (
        None if old[0] is None or low is None else old[0] + low,
        None if old[1] is None or high is None else old[1] + high,
    )


def _moved(w: Walker, s: m.MoveThings, facts: Facts) -> Facts:
    known = zones_of_thing(s.what, facts, w.model) if isinstance(s.what.type, ty.Ref) else frozenset()
    writes = known | {s.to.zone or "box"} if known and s.source is None else w.effects.written_by(s)
    facts = facts.written(writes, w.effects)
    if not isinstance(s.what.type, ty.Ref) or s.to.zone is None or w.effects.reads((s.what,)) & writes:
        return facts
    facts = replace(facts, lies=facts.lies | {(facts.key(s.what), s.to.zone)})
    if w.model.zones[s.to.zone].form == "slot" and not w.effects.reads(s.to.indexes) & writes:
        slot = x.ZoneAt(s.to.zone, s.to.indexes, ty.Opt(s.what.type), s.span)
        facts = replace(facts, some=facts.some | {facts.key(slot)})
    return facts


def block(w: Walker, s: m.Stmt, facts: Facts) -> Facts | None:
    """A statement with blocks inside."""
    model = w.model
    match s:
        case m.IfStmt(branches=branches, otherwise=otherwise):
            ends = []
            for condition, body in branches:
                w.expr(condition, facts)
                ends.append(w.body(body, assumed(condition, True, facts, model)))
                facts = assumed(condition, False, facts, model)
            ends.append(w.body(otherwise, facts) if otherwise is not None else facts)
            return _meet(ends)
        case m.MatchStmt(subject=subject, cases=cases, otherwise=otherwise):
            w.expr(subject, facts)
            ends = []
            for values, body in cases:
                inside = facts
                if len(values) == 1:
                    flag = ty.Flag()
                    inside = assumed(x.Compared("is", subject, values[0], flag, subject.span), True, facts, model)
                ends.append(w.body(body, inside))
            if otherwise is not None:
                ends.append(w.body(otherwise, facts))
            return _meet(ends)
        case m.PhaseStmt(condition=None, body=body):
            return w.body(body, facts)
        case m.PhaseStmt(condition=condition, body=body):
            assert condition is not None
            w.expr(condition, facts)
            end = w.body(body, assumed(condition, True, facts, model))
            return _meet([end, assumed(condition, False, facts, model)])
        case m.RepeatStmt(times=times, body=body):
            w.expr(times, facts)
            return _loop(w, facts, lambda f: w.body(body, f))
        case m.ForStmt(gens=gens, condition=condition, body=body):
            w.expr(gens[0].source, facts)  # taken once, before the first round
            return _loop(w, facts, lambda f: _one_round(w, gens, condition, body, f, s.span.start))
        case m.EachStmt(start=start, condition=condition, body=body):
            if start is not None:
                w.expr(start, facts)
            return _each(w, condition, body, facts, s.span.start)
        case m.ChooseStmt():
            return _choose(w, s, facts)
        case _:
            raise AssertionError(s)


def _one_round(
    w: Walker, gens: tuple[x.Gen, ...], condition: x.Expr | None, body: m.Body, facts: Facts, at: int
) -> Facts | None:
    inside = w.generators(gens, facts, at, first_asked=True)
    written = w.effects.writes(body.stmts)
    if written:
        # The sets were taken when the loop began: a thing may have left its zone since.
        kept = replace(inside.written(written, w.effects), lost=inside.lost)
        fresh = {inside.names[n] for g in gens for n in g.names}
        old = inside.only(frozenset(k for k in inside.about() if not parts_of_key(k) & fresh))
        inside = replace(
            old, some=old.some | kept.some, lies=old.lies | kept.lies, bounds={**kept.bounds, **old.bounds}
        )
    if condition is not None:
        w.expr(condition, inside)
        inside = assumed(condition, True, inside, w.model)
    end = w.body(body, inside)
    return None if end is None else replace(end, names=facts.names)


def _each(w: Walker, condition: x.Expr | None, body: m.Body, facts: Facts, at: int) -> Facts | None:
    me = ("me", at)

    def turn(f: Facts) -> Facts | None:
        inside = replace(f, me=me)
        if condition is not None:
            w.expr(condition, inside)
            inside = assumed(condition, True, inside, w.model)
        end = w.body(body, inside)
        return None if end is None else _without(replace(end, me=f.me), me)

    end = _loop(w, facts, turn)
    return None if end is None else replace(_without(end, me), me=facts.me)


def _without(facts: Facts, me: tuple[object, ...]) -> Facts:
    return facts.only(frozenset(k for k in facts.about() if me not in parts_of_key(k)))


def _loop(w: Walker, facts: Facts, once: Callable[[Facts], Facts | None]) -> Facts | None:
    """Walk quietly until what is known at the beginning of a round stays, then once more aloud."""
    head = facts
    w.quiet += 1
    while True:
        w.stops.append([])
        exits = len(w.exits)
        end = once(head)
        w.stops.pop()
        del w.exits[exits:]
        again = head if end is None else joined(head, end, widen=True)
        if again == head:
            break
        head = again
    w.quiet -= 1
    w.stops.append([])
    end = once(head)
    left = w.stops.pop()
    return _meet([head, end, *(replace(f, names=facts.names, me=facts.me) for f in left)])


def _choose(w: Walker, s: m.ChooseStmt, facts: Facts) -> Facts | None:
    for e in (s.by, s.times):
        if e is not None:
            w.expr(e, facts)
    if s.times is None:
        return _chosen(w, s, facts)
    return _loop(w, facts, lambda f: _chosen(w, s, f))


def _chosen(w: Walker, s: m.ChooseStmt, facts: Facts) -> Facts | None:
    ends = []
    for line in s.lines:
        inside = w.generators(line.gens, facts, line.span.start)
        if line.condition is not None:
            w.expr(line.condition, inside)
            inside = assumed(line.condition, True, inside, w.model)
        for part in line.parts:
            if part.value is not None:
                w.expr(part.value, inside)
        end = w.body(line.body, inside)
        ends.append(None if end is None else replace(end, names=facts.names))
    if s.otherwise is not None:
        ends.append(w.body(s.otherwise, facts))
    elif s.may:
        ends.append(facts)
    return _meet(ends)


def _meet(ends: list[Facts | None]) -> Facts | None:
    """What holds on all ways that go on."""
    going = [e for e in ends if e is not None]
    if not going:
        return None
    first = going[0]
    for other in going[1:]:
        first = joined(first, other)
    return first
