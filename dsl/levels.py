"""Who can know the value of an expression (S-28): the meet over all that it reads.

A level is a set of limits. A limit says that only certain seats know, and where the text reads what they alone see. No
limit: everybody knows. A seat knows the value if it is among the seats of every limit.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from rulewright.dsl import expressions as x
from rulewright.dsl import model as m
from rulewright.dsl import types as ty
from rulewright.dsl.effects import Effects, Families
from rulewright.dsl.keys import ME, Key, key_of, parts_of_key
from rulewright.dsl.spans import Span


@dataclass(frozen=True, slots=True)
class Limit:
    """`seats` are keys of players; `span` is where something hidden is read, `what` says what, and who sees it."""

    seats: frozenset[Key]
    span: Span
    what: str


Level = frozenset[Limit]
ALL: Level = frozenset()
EVERYBODY: Key = ("everybody",)


@dataclass(frozen=True, slots=True)
class Told:
    """Something that was revealed: `to` a seat or EVERYBODY, true until one of `reads` is written."""

    what: Key
    to: Key
    reads: Families


@dataclass(frozen=True, slots=True)
class Known:
    """What is known where a statement stands: who has the go, the levels and keys of local names, what was revealed.

    `lying` are names of things that were taken from a zone: who knows of them sees what is marked on them.
    """

    me: Key = ME
    levels: Mapping[str, Level] = field(default_factory=dict)
    names: Mapping[str, Key] = field(default_factory=dict)
    told: frozenset[Told] = frozenset()
    branch: Level = ALL
    lying: frozenset[str] = frozenset()

    def bind(self, names: tuple[str, ...], level: Level, at: int, *, lies: bool = False) -> Known:
        """Names bound at a place of the text: new values, of which nothing was revealed yet."""
        keys = {n: ("bound", n, at) for n in names}
        kept = frozenset(t for t in self.told if not any(k in parts_of_key(t.what) for k in keys.values()))
        levels = {**self.levels, **dict.fromkeys(names, level)}
        lying = self.lying | {*names} if lies else self.lying - {*names}
        return replace(self, levels=levels, names={**self.names, **keys}, told=kept, lying=lying)

    def written(self, families: Families) -> Known:
        """After a write: what depends on it is not known any more."""
        return replace(self, told=frozenset(t for t in self.told if not t.reads & families))

    def key(self, e: x.Expr) -> Key:
        return key_of(e, self.me, self.names)


def unknown_to(level: Level, seat: Key) -> list[Limit]:
    """The limits that keep a seat from knowing, in order of the text."""
    found = [limit for limit in level if seat not in limit.seats]
    return sorted(found, key=lambda limit: (limit.span.start, limit.span.end, limit.what))


@dataclass
class Levels:
    """Levels of expressions of one model.

    `secret_marks` are vars with an index of things that not all see, and that were changed where not all know of it.
    """

    model: m.Model
    effects: Effects
    secret_marks: Families = frozenset()
    _found: dict[object, Level] = field(default_factory=dict)

    @cached_property
    def hidden(self) -> Families:
        """Vars and zones that not all see."""
        zones = frozenset(z.name for z in self.model.zones.values() if z.seen != "all")
        return zones | {v.name for v in self.model.vars.values() if v.seen != "all"}

    def of(self, e: x.Expr, known: Known) -> Level:
        """Who knows the value."""
        told = self._told(known.key(e), known)
        if EVERYBODY in told:
            return ALL
        level = self._level(e, known)
        return frozenset(replace(limit, seats=limit.seats | told) for limit in level) if told else level

    def of_all(self, exprs: tuple[x.Expr, ...], known: Known) -> Level:
        return frozenset().union(*(self.of(e, known) for e in exprs))

    def _told(self, key: Key, known: Known) -> frozenset[Key]:
        family = ("family", key[1]) if key[0] == "zone" else key
        return frozenset(t.to for t in known.told if t.what in (key, family))

    def _level(self, e: x.Expr, known: Known) -> Level:
        match e:
            case x.Local(name=name):
                return known.levels.get(name, ALL)
            case x.VarAt(var=var, indexes=indexes):
                decl = self.model.vars[var]
                seen = self._seen(decl.seen, decl.index, indexes, e.span, f"`{var}`", known)
                marked = [i for i, kind in zip(indexes, decl.index, strict=True) if self.hides(kind)]
                if var in self.secret_marks and not all(self.lies(i, known) for i in marked):
                    what = f"`{var}` of things that may lie anywhere, which only those see who see the thing"
                    return seen | {Limit(frozenset(), e.span, what)}
                return seen
            case x.ZoneAt(zone=zone, indexes=indexes):
                decl_ = self.model.zones[zone]
                return self._seen(decl_.seen, decl_.index, indexes, e.span, f"`{zone}`", known)
            case x.WhereIs():
                return self.of(e.of, known) | self._places(e)
            case x.Builtin(name="count" | "count_slot", args=(x.ZoneAt(indexes=indexes),)):
                return self.of_all(indexes or (), known)
            case x.Builtin(name="in_pool", args=(x.ZoneAt(), _)) | x.Contains():
                return self.of_all(x.parts_of(e), known)
            case x.Fold():
                return self._fold(e, known)
            case x.Reach(name=name, start=start, step=step):
                first, lies = self.of(start, known), self.lies(start, known)
                return first | self.of(step, known.bind((name,), first, e.span.start, lies=lies))
            case x.Steps(name=name, start=start, goal=goal, step=step):
                first = self.of(start, known) | self.of(goal, known)
                return first | self.of(step, known.bind((name,), first, e.span.start))
            case x.CallPure(name=name, args=args) | x.BestOf(pattern=name, args=args):
                return self._function(name, args, known)
            case _:
                return self.of_all(x.parts_of(e), known)

    def _seen(
        self, seen: m.Seers, index: tuple[ty.Type, ...], given: tuple[x.Expr, ...] | None, span: Span, what: str,
        known: Known,
    ) -> Level:  # fmt: skip
        """A read of a var or zone: its seers, and all that its indexes depend on."""
        indexes = self.of_all(given, known) if given else ALL
        if seen == "all":
            return indexes
        if seen == "owner" and given is not None:
            owners = frozenset(
                known.key(i) for i, kind in zip(given, index, strict=True) if isinstance(kind, ty.Player)
            )
            return indexes | {Limit(owners, span, f"{what}, which only its owner sees")}
        whose = "which nobody sees" if seen == "nobody" else "of which each player sees only his own"
        return indexes | {Limit(frozenset(), span, f"{what}, {whose}")}

    def _places(self, e: x.WhereIs) -> Level:
        """Where a thing is: hidden as the zones are that it may lie in."""
        named = [z for z in self.model.zones_by_table.get(e.table, ()) if self._has(z, e.index)]
        hidden = [z for z in named if z.seen != "all"]
        return frozenset(Limit(frozenset(), e.span, f"`{z.name}`, where not all see what lies") for z in hidden)

    def _has(self, zone: m.ZoneDecl, index: str) -> bool:
        return any(ty.type_to_text(i) == index for i in zone.index)

    def _fold(self, e: x.Fold, known: Known) -> Level:
        level = ALL
        for g in e.gens:
            source = self.of(g.source, known)
            if not (e.kind == "count" and e.condition is None and len(e.gens) == 1 and isinstance(g.source, x.ZoneAt)):
                level |= source
            known = known.bind(g.names, source, e.span.start, lies=self.lies(g.source, known))
        return level | self.of_all(tuple(p for p in (e.condition, e.prefix, e.item) if p is not None), known)

    def _function(self, name: str, args: tuple[x.Expr, ...], known: Known) -> Level:
        """A `let` or pattern: its parameters stand for the arguments."""
        f = self.effects.function(name)
        levels = {p: self.of(a, known) for (p, _), a in zip(f.params, args, strict=True)}
        if not self.effects.function_reads(name) & (self.hidden | self.secret_marks):
            return frozenset().union(*levels.values())
        keys = {p: known.key(a) for (p, _), a in zip(f.params, args, strict=True)}
        lying = self.lying(f.params, args, known)
        asked = (name, known.me, tuple(levels.values()), tuple(keys.values()), known.told, lying)
        if asked not in self._found:
            self._found[asked] = self._body(f, Known(known.me, levels, keys, known.told, lying=lying))
        return self._found[asked]

    def _body(self, f: m.PureLet | m.PatternDecl, inner: Known) -> Level:
        for let in f.lets:
            value = self.of(let.value, inner)
            inner = inner.bind(let.names, value, let.span.start, lies=self.lies(let.value, inner))
        match f:
            case m.PureLet(cases=cases):
                asked = tuple(e for c in cases for e in (c.condition, c.value) if e is not None)
            case m.PatternDecl(cases=lines):
                asked = tuple(w.condition for line in lines for w in line.whens)
                asked += tuple(line.worth for line in lines if line.worth is not None)
        return self.of_all(asked, inner)

    # ------------------------------------------------------------ things that lie where somebody sees them

    def hides(self, kind: ty.Type) -> bool:
        """Whether not all see where things of this type lie."""
        zones = self.model.zones_by_table.get(kind.table, ()) if isinstance(kind, ty.Ref) else ()
        return any(z.seen != "all" for z in zones)

    def lying(self, params: tuple[tuple[str, ty.Type], ...], args: tuple[x.Expr, ...], known: Known) -> frozenset[str]:
        """The parameters for which things stand that were taken from a zone."""
        return frozenset(p for (p, _), a in zip(params, args, strict=True) if self.lies(a, known))

    def lies(self, e: x.Expr, known: Known) -> bool:
        """Whether a thing, or each of several, was taken from a zone: who knows which it is has seen it there."""
        match e:
            case x.ZoneAt():
                return True
            case x.Local(name=name):
                return name in known.lying
            case x.Fold(kind="list" | "first" | "the", item=item, gens=gens):
                inner = known
                for g in gens:
                    inner = inner.bind(g.names, ALL, e.span.start, lies=self.lies(g.source, inner))
                return self.lies(item, inner)
            case x.Either(then=one, otherwise=other) | x.Join(op="+", left=one, right=other):
                return self.lies(one, known) and self.lies(other, known)
            case (
                x.Join(left=of)
                | x.AsSet(of=of)
                | x.Builtin(name="listed" | "reverse" | "top" | "first" | "the", args=(of, *_))
            ):
                return self.lies(of, known)
            case x.Collect(items=items):
                return all(self.lies(i, known) for i in items)
            case x.CallPure(name=name, args=args):
                f = self.effects.function(name)
                inner = Known(known.me, lying=self.lying(f.params, args, known))
                return isinstance(f, m.PureLet) and all(self.lies(c.value, inner) for c in f.cases)
            case _:
                return False
