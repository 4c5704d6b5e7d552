"""What a value can be at most, whatever happens in a game: between which numbers it lies, how many items it holds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from rulewright.dsl import expressions as x
from rulewright.dsl import model as m
from rulewright.dsl import types as ty

FARTHEST = 2**63
UNKNOWN = 100  # items of a collection, or rounds of a loop, of which nothing is known


@dataclass(frozen=True, slots=True)
class Bound:
    """Of a number: `low` and `high`, None where open. Of a collection: how many items at most, and what they can be."""

    low: int | None = None
    high: int | None = None
    size: int = 0
    items: Bound | None = None

    def joined(self, other: Bound) -> Bound:
        """What is either the one or the other."""
        low = None if self.low is None or other.low is None else min(self.low, other.low)
        high = None if self.high is None or other.high is None else max(self.high, other.high)
        items = self.items or other.items
        if self.items is not None and other.items is not None:
            items = self.items.joined(other.items)
        return Bound(low, high, max(self.size, other.size), items)


Env = Mapping[str, Bound]
OPEN = Bound()


@dataclass
class Bounds:
    """Bounds of expressions of one model; answers of functions are remembered by what they are asked with."""

    model: m.Model
    known: dict[tuple[str, tuple[Bound, ...]], Bound] = field(default_factory=dict)

    def size_of(self, t: ty.Type) -> int:
        """How many values a type has; `UNKNOWN` where it has no fixed number."""
        match t:
            case ty.Int(int() as low, int() as high):
                return high - low + 1
            case ty.Flag():
                return 2
            case ty.Kind(_, values):
                return len(values)
            case ty.CaseOf(_, titles):
                return len(titles)
            case ty.Ref(table):
                grids = self.model.grids
                return grids[table].size if table in grids else len(self.model.things[table])
            case ty.Player():
                return self.model.players[1]
            case ty.Direction():
                return 8
            case ty.Opt(of):
                return self.size_of(of) + 1
            case _:
                return UNKNOWN

    def of_type(self, t: ty.Type) -> Bound:
        """All that is known from the type alone."""
        match t:
            case ty.Int(low, high):
                return Bound(low, high)
            case ty.Opt(of):
                return self.of_type(of)
            case ty.SetOf(of) | ty.ListOf(of) | ty.PoolOf(of):
                return Bound(size=self.size_of(of), items=self.of_type(of))
            case _:
                return OPEN

    def items_of(self, e: x.Expr, env: Env) -> Bound:
        """What an item of a collection can be."""
        found = self.of(e, env).items
        if found is not None:
            return found
        match e.type:
            case ty.SetOf(of) | ty.ListOf(of) | ty.PoolOf(of):
                return self.of_type(of)
            case _:
                return OPEN

    def of(self, e: x.Expr, env: Env) -> Bound:
        """The bound of an expression where names have the bounds `env`."""
        typed = self.of_type(e.type)
        match e:
            case x.Const(value=bool() | None):
                return typed
            case x.Const(value=int() as value):
                return Bound(value, value)
            case x.Const(value=tuple() as values):
                return Bound(size=len(values), items=typed.items)
            case x.Local(name=name):
                return _narrower(env.get(name, typed), typed)
            case x.Arith():
                return _arith(e.op, self.of(e.left, env), self.of(e.right, env))
            case x.Either(then=a, otherwise=b):
                return self.of(a, env).joined(self.of(b, env))
            case x.RangeOf(low=low, high=high):
                first, last = self.of(low, env).low, self.of(high, env).high
                size = UNKNOWN if first is None or last is None else max(0, last - first + 1)
                return Bound(size=size, items=Bound(first, last))
            case x.Collect(items=items):
                parts = [self.of(i, env) for i in items]
                inner = parts[0] if parts else OPEN
                for part in parts[1:]:
                    inner = inner.joined(part)
                return Bound(size=len(items), items=inner)
            case x.Join(op=op, left=a, right=b):
                one, two = self.of(a, env), self.of(b, env)
                both = one.joined(two)
                return Bound(size=one.size + two.size if op == "+" else one.size, items=both.items)
            case x.AsSet(of=of):
                return self.of(of, env)
            case x.Item(of=of):
                return _narrower(self.items_of(of, env), typed)
            case x.Fold():
                return self._fold(e, env, typed)
            case x.CallPure(name=name, args=args):
                return self.answer(name, tuple(self.of(a, env) for a in args), typed)
            case x.Builtin():
                return self._builtin(e, env, typed)
            case _:
                return typed

    def _fold(self, e: x.Fold, env: Env, typed: Bound) -> Bound:
        rounds, inner = self.rounds(e.gens, env)
        match e.kind:
            case "list":
                return Bound(size=rounds[-1], items=self.of(e.item, inner))
            case "set" | "union":
                return Bound(size=min(rounds[-1], typed.size), items=self.of(e.item, inner))
            case "count":
                return Bound(0, rounds[-1])
            case "sum":
                item = self.of(e.item, inner)
                low = None if item.low is None else min(0, item.low) * rounds[-1]
                high = None if item.high is None else max(0, item.high) * rounds[-1]
                return Bound(low, high)
            case "min" | "max" | "first" | "the":
                return _narrower(self.of(e.item, inner), typed)
            case _:
                return typed

    def _builtin(self, e: x.Builtin, env: Env, typed: Bound) -> Bound:
        match e.name, e.args:
            case "count" | "count_slot", (of,):
                return Bound(0, self.of(of, env).size)
            case "listed" | "reverse" | "top", (of, *_):
                return self.of(of, env)
            case "known" | "first" | "the" | "min" | "max", (of,):
                items = self.items_of(of, env) if e.name != "known" else self.of(of, env)
                return _narrower(items, typed)
            case "lines", (cells, *_):
                return Bound(size=4 * self.of(cells, env).size, items=Bound(size=UNKNOWN))
            case "ray", _:
                longest = max((max(g.rows, g.columns) - 1 for g in self.model.grids.values()), default=0)
                return Bound(size=longest, items=typed.items)
            case "around" | "beside", _:
                return Bound(size=8, items=typed.items)
            case _:
                return typed

    def answer(self, name: str, args: tuple[Bound, ...], typed: Bound) -> Bound:
        """What a `let` can answer for such arguments."""
        if name not in self.model.pures:
            return typed
        key = (name, args)
        if key not in self.known:
            pure = self.model.pures[name]
            env: dict[str, Bound] = {
                n: _narrower(a, self.of_type(t)) for (n, t), a in zip(pure.params, args, strict=True)
            }
            for let in pure.lets:
                if len(let.names) == 1:
                    env[let.names[0]] = self.of(let.value, env)
            found = self.of(pure.cases[0].value, env)
            for case in pure.cases[1:]:
                found = found.joined(self.of(case.value, env))
            self.known[key] = found
        return self.known[key]

    def rounds(self, gens: tuple[x.Gen, ...], env: Env) -> tuple[list[int], Env]:
        """How often each generator of a `for` takes an item, and the bounds of all names inside it.

        Where one range begins or ends at the item of the one before, as in `a in 1..33, b in a + 1..34`, rounds are
        counted, not multiplied.
        """
        found, inner = [], dict(env)
        total = 1
        spread: tuple[str, dict[int, int]] | None = None  # the name bound last, and how often it has each value
        for gen in gens:
            bound = self.of(gen.source, inner)
            counted = _spread(gen.source, spread, bound, total)
            total = total * bound.size if counted is None else sum(counted.values())
            spread = (gen.names[0], counted) if counted is not None else None
            items = self.items_of(gen.source, inner)
            for name in gen.names:
                inner[name] = items if len(gen.names) == 1 else OPEN
            found.append(min(total, FARTHEST))
        return found, inner


MOST_COUNTED = 1_000  # values of a range whose rounds are counted one by one


def _spread(e: x.Expr, before: tuple[str, dict[int, int]] | None, bound: Bound, total: int) -> dict[int, int] | None:
    """How often each number of a range is taken, where its ends are fixed or follow from the name bound before."""
    if not isinstance(e, x.RangeOf) or bound.size > MOST_COUNTED:
        return None
    if before is None:
        before = ("", {0: total})
    low, high = _from(e.low, before[0]), _from(e.high, before[0])
    if low is None or high is None:
        return None
    found: dict[int, int] = {}
    for value, times in before[1].items():
        for n in range(low[0] * value + low[1], high[0] * value + high[1] + 1):
            found[n] = found.get(n, 0) + times
    return found


def _from(e: x.Expr, name: str) -> tuple[int, int] | None:
    """(1, k) for `name + k`, (0, k) for the number k."""
    match e:
        case x.Const(value=int() as k):
            return 0, int(k)
        case x.Local(name=n) if n == name:
            return 1, 0
        case x.Arith(op="+", left=x.Local(name=n), right=x.Const(value=int() as k)) if n == name:
            return 1, int(k)
        case x.Arith(op="-", left=x.Local(name=n), right=x.Const(value=int() as k)) if n == name:
            return 1, -int(k)
        case _:
            return None


def _narrower(a: Bound, b: Bound) -> Bound:
    """What holds if both hold."""
    low = b.low if a.low is None else a.low if b.low is None else max(a.low, b.low)
    high = b.high if a.high is None else a.high if b.high is None else min(a.high, b.high)
    return Bound(low, high, a.size or b.size, a.items or b.items)


def _arith(op: str, a: Bound, b: Bound) -> Bound:
    if op == "mod" and b.high is not None:
        return Bound(0, max(0, b.high - 1))
    if a.low is None or a.high is None or b.low is None or b.high is None:
        return OPEN
    match op:
        case "+":
            low, high = a.low + b.low, a.high + b.high
        case "-":
            low, high = a.low - b.high, a.high - b.low
        case "*":
            ends = [p * q for p in (a.low, a.high) for q in (b.low, b.high)]
            low, high = min(ends), max(ends)
        case "/down" | "/up" if b.low > 0:
            low, high = min(a.low, 0), max(a.high, 0)
        case "^" if min(a.low, b.low) >= 0 and b.high <= 64:
            low, high = 0, a.high**b.high
        case _:
            return OPEN
    return Bound(low if low > -FARTHEST else None, high if high < FARTHEST else None)
