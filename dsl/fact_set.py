"""What is known to hold at a place of the text (S-41, S-43).

A value is not none, a thing lies in a zone, a number lies between bounds.

Facts are keyed by what they are about, see `keys`; `lost` names the vars and zones written since the rule or function
began, so that what its callers know of them does not count any more.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from rulewright.dsl import expressions as x
from rulewright.dsl import model as m
from rulewright.dsl import types as ty
from rulewright.dsl.effects import Effects, Families
from rulewright.dsl.keys import ME, Key, key_of, parts_of_key

Bounds = tuple[int | None, int | None]
ANY: Bounds = (None, None)
OPPOSITE = {"<": ">=", "<=": ">", ">": "<=", ">=": "<", "is": "is not", "is not": "is"}
TURNED = {"<": ">", "<=": ">=", ">": "<", ">=": "<=", "is": "is", "is not": "is not"}


@dataclass(frozen=True, slots=True)
class Facts:
    """`some`: not none. `lies`: (thing, zone). `bounds`: numbers. `names`: what a local name stands for.

    `origins`: what the value of a name was when the rule began, where nothing had changed that when it was taken.
    """

    some: frozenset[Key] = frozenset()
    lies: frozenset[tuple[Key, str]] = frozenset()
    bounds: Mapping[Key, Bounds] = field(default_factory=dict)
    names: Mapping[str, Key] = field(default_factory=dict)
    me: Key = ME
    lost: Families = frozenset()
    origins: Mapping[Key, Key] = field(default_factory=dict)

    def key(self, e: x.Expr) -> Key:
        return key_of(e, self.me, self.names)

    def only(self, keep: frozenset[Key]) -> Facts:
        """Those facts whose keys are in `keep`."""
        return replace(
            self,
            some=self.some & keep,
            lies=frozenset(f for f in self.lies if f[0] in keep),
            bounds={k: v for k, v in self.bounds.items() if k in keep},
        )

    def about(self) -> frozenset[Key]:
        return self.some | {k for k, _ in self.lies} | set(self.bounds)

    def bind(self, names: tuple[str, ...], at: int) -> Facts:
        """Names bound anew: nothing is known of them."""
        keys = {n: ("bound", n, at) for n in names}
        gone = set(keys.values())
        kept = frozenset(k for k in self.about() if not parts_of_key(k) & gone)
        return replace(self.only(kept), names={**self.names, **keys})

    def written(self, families: Families, effects: Effects) -> Facts:
        """After a write: what depends on it is not known any more."""
        kept = frozenset(k for k in self.about() if not effects.read_by_key(k) & families)
        left = self.only(kept)
        lies = frozenset(f for f in left.lies if f[1] not in families)
        return replace(left, lies=lies, lost=self.lost | families)


def joined(a: Facts, b: Facts, widen: bool = False) -> Facts:
    """What holds on both of two ways; bounds that differ are the wider of both, or none if they may go on changing."""
    bounds: dict[Key, Bounds] = {}
    for key in a.bounds.keys() & b.bounds.keys():
        (p, q), (r, s) = a.bounds[key], b.bounds[key]
        if (p, q) == (r, s):
            bounds[key] = (p, q)
        elif not widen:
            bounds[key] = (None if p is None or r is None else min(p, r), None if q is None or s is None else max(q, s))
    return replace(a, some=a.some & b.some, lies=a.lies & b.lies, bounds=bounds, lost=a.lost | b.lost)


def bounds_of(e: x.Expr, facts: Facts, model: m.Model) -> Bounds:
    """Between which numbers the value of an expression lies, as far as one look shows."""
    low, high = _from_parts(e, facts, model)
    said = _of_type(e.type)
    known = facts.bounds.get(facts.key(e), ANY)
    return _narrower(_narrower((low, high), said), known)


def _of_type(t: ty.Type) -> Bounds:
    return (t.low, t.high) if isinstance(t, ty.Int) else ANY


def _narrower(a: Bounds, b: Bounds) -> Bounds:
    low = a[0] if b[0] is None else b[0] if a[0] is None else max(a[0], b[0])
    high = a[1] if b[1] is None else b[1] if a[1] is None else min(a[1], b[1])
    return low, high


def _from_parts(e: x.Expr, facts: Facts, model: m.Model) -> Bounds:
    def of(part: x.Expr) -> Bounds:
        return bounds_of(part, facts, model)

    match e:
        case x.Const(value=bool()):
            return ANY
        case x.Const(value=int() as value):
            return value, value
        case x.OptionValue(name=name):
            values = [int(v) for v in model.options[name].values]
            return min(values), max(values)
        case x.Arith(op=op, left=left, right=right):
            return _arith(op, of(left), of(right))
        case x.Either(then=then, otherwise=otherwise):
            (a, b), (c, d) = of(then), of(otherwise)
            return None if a is None or c is None else min(a, c), None if b is None or d is None else max(b, d)
        case x.Builtin(name="count", args=(x.ZoneAt(zone=zone),)) if zone_is_single(model, zone):
            return 0, len(model.things[model.zones[zone].of])
        case x.Builtin(name="count") | x.Fold(kind="count"):
            return 0, None
        case _:
            return ANY


def zone_is_single(model: m.Model, zone: str) -> bool:
    """Whether the zone holds single things and no tokens."""
    return model.tables[model.zones[zone].of].decl.form == "component"


def _arith(op: str, a: Bounds, b: Bounds) -> Bounds:
    (p, q), (r, s) = a, b
    match op:
        case "+":
            return None if p is None or r is None else p + r, None if q is None or s is None else q + s
        case "-":
            return None if p is None or s is None else p - s, None if q is None or r is None else q - r
        case "*" if None not in (p, q, r, s):
            ends = [i * j for i in (p, q) for j in (r, s) if i is not None and j is not None]
            return min(ends), max(ends)
        case "mod" if s is not None:
            return 0, s - 1
        case _:
            return ANY


def assumed(e: x.Expr, truth: bool, facts: Facts, model: m.Model) -> Facts:
    """What is known where the condition has this answer."""
    match e:
        case x.NotOf(of=of):
            return assumed(of, not truth, facts, model)
        case x.LogicOf(op=op, parts=parts) if (op == "and") == truth:
            for part in parts:
                facts = assumed(part, truth, facts, model)
            return facts
        case x.Contains(item=item, group=group, negated=negated) if negated != truth:
            key = facts.key(item)
            some = facts.some | {key} if isinstance(item.type, ty.Opt) else facts.some
            zone = zone_of_members(group, facts, model)
            return replace(facts, some=some, lies=facts.lies | {(key, zone)} if zone is not None else facts.lies)
        case x.CallPure(name=name, args=args) if _one_line(name, model):
            f = model.pures[name]
            inside = replace(facts, names={p: facts.key(a) for (p, _), a in zip(f.params, args, strict=True)})
            return replace(assumed(f.cases[0].value, truth, inside, model), names=facts.names)
        case x.Compared(op=op, left=left, right=right):
            asked = op if truth else OPPOSITE[op]
            facts = _narrowed(left, asked, right, facts, model)
            return _narrowed(right, TURNED[asked], left, facts, model)
        case _:
            return facts


def _narrowed(left: x.Expr, op: str, right: x.Expr, facts: Facts, model: m.Model) -> Facts:
    if isinstance(left.type, ty.Opt):
        to_none = isinstance(right.type, ty.NoneType)
        if (op == "is not" and to_none) or (op == "is" and not isinstance(right.type, ty.Opt | ty.NoneType)):
            return replace(facts, some=facts.some | {facts.key(left)})
    if not isinstance(left.type, ty.Int) or isinstance(left, x.Const):
        return facts
    low, high = bounds_of(right, facts, model)
    match op:
        case "<":
            new: Bounds = (None, None if high is None else high - 1)
        case "<=":
            new = (None, high)
        case ">":
            new = (None if low is None else low + 1, None)
        case ">=":
            new = (low, None)
        case "is":
            new = (low, high)
        case _:
            return _not_at_the_end(left, (low, high), facts, model)
    key = facts.key(left)
    return replace(facts, bounds={**facts.bounds, key: _narrower(bounds_of(left, facts, model), new)})


def _not_at_the_end(left: x.Expr, other: Bounds, facts: Facts, model: m.Model) -> Facts:
    """`x is not 0` for x in 0..9 leaves 1..9."""
    low, high = bounds_of(left, facts, model)
    if other[0] is None or other[0] != other[1]:
        return facts
    if other[0] == low:
        return replace(facts, bounds={**facts.bounds, facts.key(left): (low + 1, high)})
    if other[0] == high:
        return replace(facts, bounds={**facts.bounds, facts.key(left): (low, high - 1)})
    return facts


def is_some(e: x.Expr, facts: Facts, model: m.Model) -> bool:
    """Whether a value is known not to be none; of one with cases, whether each is where it is taken."""
    match e:
        case x.Const(value=value):
            return value is not None
        case x.Either(condition=condition, then=then, otherwise=otherwise):
            yes, no = (assumed(condition, truth, facts, model) for truth in (True, False))
            return is_some(then, yes, model) and is_some(otherwise, no, model)
        case x.CallPure(name=name, args=args) if name in model.pures and not model.pures[name].lets:
            f = model.pures[name]
            inside = replace(facts, names={p: facts.key(a) for (p, _), a in zip(f.params, args, strict=True)})
            for case in f.cases:
                if case.condition is None:
                    return is_some(case.value, inside, model)
                if not is_some(case.value, assumed(case.condition, True, inside, model), model):
                    return False
                inside = assumed(case.condition, False, inside, model)
            return False
        case _:
            key = facts.key(e)
            return not isinstance(e.type, ty.Opt) or key in facts.some or any(k == key for k, _ in facts.lies)


def _one_line(name: str, model: m.Model) -> bool:
    """Whether a `let` says one thing only, so that what it says can be put in its place."""
    return name in model.pures and len(model.pures[name].cases) == 1 and not model.pures[name].lets


def member_of(e: x.Expr, key: Key, facts: Facts, model: m.Model) -> Facts:
    """What is known of a member of a set or list: the zone it lies in, and what the set asks of its members."""
    match e:
        case x.ZoneAt(zone=zone):
            return replace(facts, lies=facts.lies | {(key, zone)})
        case x.AsSet(of=of) | x.Builtin(name="listed" | "reverse" | "top", args=(of, *_)) | x.Join(op="-", left=of):
            return member_of(of, key, facts, model)
        case x.Fold(kind="list" | "set", item=x.Local(name=name), gens=(x.Gen(names=(bound,), source=source),)) if (
            name == bound
        ):
            facts = member_of(source, key, facts, model)
            inside = replace(facts, names={**facts.names, name: key})
            for asked in (e.prefix, e.condition):
                inside = assumed(asked, True, inside, model) if asked is not None else inside
            return replace(inside, names=facts.names)
        case x.CallPure(name=name, args=args) if _one_line(name, model):
            f = model.pures[name]
            inside = replace(facts, names={p: facts.key(a) for (p, _), a in zip(f.params, args, strict=True)})
            return replace(member_of(f.cases[0].value, key, inside, model), names=facts.names)
        case _:
            zone_ = zone_of_members(e, facts, model)
            return facts if zone_ is None else replace(facts, lies=facts.lies | {(key, zone_)})


def zone_of_members(e: x.Expr, facts: Facts, model: m.Model) -> str | None:
    """The zone in which all members of a set or list lie, if that can be seen."""
    match e:
        case x.ZoneAt(zone=zone):
            return zone
        case x.AsSet(of=of) | x.Builtin(name="listed" | "reverse" | "top", args=(of, *_)):
            return zone_of_members(of, facts, model)
        case x.Fold(kind="list" | "set", item=x.Local(name=name), gens=gens):
            return next((zone_of_members(g.source, facts, model) for g in gens if g.names == (name,)), None)
        case x.Join(op="-", left=left):
            return zone_of_members(left, facts, model)
        case x.Join(left=left, right=right) | x.Either(then=left, otherwise=right):
            of_left = zone_of_members(left, facts, model)
            return of_left if of_left == zone_of_members(right, facts, model) else None
        case x.CallPure(name=name) if name in model.pures and len(model.pures[name].cases) == 1:
            return zone_of_members(model.pures[name].cases[0].value, facts, model)
        case _:
            return None


def zones_of_thing(e: x.Expr, facts: Facts, model: m.Model) -> frozenset[str]:
    """The zones in which a thing is known to lie."""
    key = facts.key(e)
    found = {zone for known, zone in facts.lies if known == key}
    match e:
        case x.Builtin(name="first" | "the" | "min" | "max", args=(group,)):
            zones = [zone_of_members(group, facts, model)]
            found |= {z for z in zones if z is not None}
        case x.Fold(kind="first" | "the" | "min" | "max", item=x.Local(name=name), gens=gens):
            zones = [zone_of_members(g.source, facts, model) for g in gens if g.names == (name,)]
            found |= {z for z in zones if z is not None}
        case x.Builtin(name="known", args=(x.ZoneAt(zone=zone),)):
            found.add(zone)
        case _:
            pass
    return frozenset(found)
