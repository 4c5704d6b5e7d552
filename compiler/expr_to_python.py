"""Typed expressions → Python text. Sets are ints used as bit sets, lists are tuples."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

from rulewright.compiler.binding import (
    AND,
    ATOM,
    BIT_AND,
    BIT_OR,
    COMPARE,
    IF,
    NOT,
    OR,
    PRODUCT,
    SHIFT,
    SUM,
    UNARY,
)
from rulewright.compiler.builtins_to_python import builtin_text
from rulewright.compiler.in_64_bits import stays
from rulewright.compiler.index_to_python import index_text
from rulewright.compiler.lanes_to_python import kept_text, lanes_text
from rulewright.compiler.python_types import (
    const_text,
    place_name,
    plural_constant,
    size_of,
    tuple_text,
    upper,
)
from rulewright.compiler.walk_stmts import names_bound_by
from rulewright.dsl import expressions as x
from rulewright.dsl import model as m
from rulewright.dsl import types as ty
from rulewright.dsl.reads import Reads

Tier = Literal["module", "words", "position"]


def tier_of(reads: Reads) -> Tier:
    """Where a function lives: with the state, with the agreements of the table, or free."""
    if reads & {"state", "me"}:
        return "position"
    return "words" if reads & {"options", "seats"} else "module"


def is_constant(f: m.PureLet | m.PatternDecl, tier: Tier) -> bool:
    """Whether a `let` is written as a value and not as a function: no arguments, no state, one expression."""
    return isinstance(f, m.PureLet) and f.plain and tier != "position" and not f.lets and len(f.cases) == 1


@dataclass
class ExprWriter:
    """Writes expressions for one place: a function of the module, of the words or of the position.

    `slots` maps locals that live in the record to their attribute; `used` gathers names of the runtime and of tables
    that the text needs.
    """

    model: m.Model
    reads: Mapping[str, Reads]
    tier: Tier
    slots: Mapping[str, str] = field(default_factory=dict)
    used: set[str] = field(default_factory=set)

    # ------------------------------------------------------------ entry points

    def value(self, e: x.Expr, least: int = IF) -> str:
        """The expression as a value; in parentheses if it binds less than `least`."""
        text, strength = self._write(e)
        if isinstance(e, x.Contains) and strength != COMPARE:
            text, strength = f"bool({text})", ATOM
        return f"({text})" if strength < least else text

    def condition(self, e: x.Expr, least: int = IF) -> str:
        """The expression where only yes or no matters."""
        match e:
            case x.Contains():
                text, strength = self._write(e)
            case x.NotOf(of=of):
                text, strength = f"not {self.condition(of, NOT)}", NOT
            case x.LogicOf(op=op, parts=parts):
                strength = AND if op == "and" else OR
                text = f" {op} ".join(self.condition(p, AND + 1) for p in parts)
            case _:
                text, strength = self._write(e)
        return f"({text})" if strength < least else text

    def iterate(self, e: x.Expr) -> str:
        """Something that a Python `for` goes over, in canonical order."""
        match e:
            case x.Builtin(name="all", type=ty.SetOf(of=of)):
                return self.use(plural_constant(self.model, of))
            case x.Builtin(name="players"):
                return self.seats_range()
            case x.RangeOf(low=low, high=high):
                return self._range(low, high)
            case x.Builtin(name="listed", args=(of,)):
                return self.iterate(of)
            case _:
                pass
        if isinstance(e.type, ty.SetOf):
            return f"{self.use('members')}({self.value(e)})"
        if isinstance(e.type, ty.PoolOf):
            return f"{self.use('kinds_in')}({self.value(e)})"
        return self.value(e)

    def use(self, name: str) -> str:
        """Note that a name of the module or of the runtime is needed."""
        self.used.add(name)
        return name

    @property
    def words(self) -> str:
        return "self" if self.tier == "words" else "self.words"

    def seats(self) -> str:
        """How many play."""
        low, high = self.model.players
        return str(low) if low == high else f"{self.words}.seats"

    def seats_range(self) -> str:
        low, high = self.model.players
        return f"range({low})" if low == high else f"range({self.words}.seats)"

    def without(self, names: Iterable[str]) -> ExprWriter:
        """A writer for where these names are bound anew: they are not those of the record."""
        kept = {name: place for name, place in self.slots.items() if name not in names}
        return self if len(kept) == len(self.slots) else replace(self, slots=kept)

    # ------------------------------------------------------------ nodes

    def _write(self, e: x.Expr) -> tuple[str, int]:
        return self.without(names_bound_by(e)).node(e)

    def node(self, e: x.Expr) -> tuple[str, int]:
        match e:
            case x.Const(value=value, type=kind):
                text = const_text(value, kind)
                if text.isupper() or ("_" in text and text[:1].isupper()):
                    self.use(text)
                return text, UNARY if text.startswith("-") else ATOM
            case x.Local(name=name):
                return self.slots.get(name, name), ATOM
            case x.MeValue():
                return "self.me", ATOM
            case x.OptionValue(name=name):
                return f"{self.words}.{name}", ATOM
            case x.VarAt(var=var, indexes=indexes):
                index = self.flat_index(self.model.vars[var].index, indexes)
                return f"self.{var}[{index}]" if indexes else f"self.{var}", ATOM
            case x.ZoneAt():
                return self._zone(e), ATOM
            case x.FieldAt(table="player", of=of):
                return f"{self.value(of, SUM)} + 1", SUM
            case x.FieldAt(table=table, field=name, of=of):
                return f"{self.use(upper(table, name))}[{self.value(of)}]", ATOM
            case x.WhereIs(table=table, index=index, of=of):
                return f"self.{index}_of_{table}({self.value(of)})", ATOM
            case x.Arith():
                return self._arith(e)
            case x.Join(op=op, left=a, right=b, type=kind):
                return self._join(op, a, b, kind)
            case x.Compared():
                return self._compared(e)
            case x.Contains():
                return self._contains(e)
            case x.LogicOf(op=op, parts=parts):
                strength = AND if op == "and" else OR
                return f" {op} ".join(self.value(p, AND + 1) for p in parts), strength
            case x.NotOf(of=of):
                return f"not {self.condition(of, NOT)}", NOT
            case x.Either(condition=c, then=a, otherwise=b):
                return f"{self.value(a, OR)} if {self.condition(c, OR)} else {self.value(b)}", IF
            case x.RangeOf(low=low, high=high):
                return f"tuple({self._range(low, high)})", ATOM
            case x.Collect(items=items):
                return tuple_text([self.value(i) for i in items]), ATOM
            case x.Lookup(values=values, key=key):
                return f"{tuple_text([self.value(v) for v in values])}[{self.value(key)}]", ATOM
            case x.Item(of=of, at=at):
                return self._item(of, at), ATOM
            case x.Fold():
                return self._fold(e), ATOM
            case x.CallPure(name=name, args=args):
                return self.call(name, [self.value(a) for a in args]), ATOM
            case x.Builtin():
                return builtin_text(self, e)
            case x.Reach(name=name, start=start, step=step, type=kind):
                pairs = isinstance(kind, ty.SetOf) and isinstance(kind.of, ty.TupleOf)
                reached = self.use("pairs_reached_by" if pairs else "reachable")
                return f"{reached}({self.value(start)}, lambda {name}: {self.value(step)})", ATOM
            case x.Steps(name=name, start=start, goal=goal, step=step):
                size = size_of(self.model, start.type)
                stepped = f"lambda {name}: {self.value(step)}"
                return f"{self.use('distance')}({self.value(start)}, {self.value(goal)}, {stepped}, {size})", ATOM
            case x.AsSet(of=of):
                return f"{self.use('bits')}({self.iterate(of)})", ATOM
            case x.Taken() | x.Placed():
                return kept_text(self.model, e, self.use), ATOM
            case x.OnLanes():
                return lanes_text(self.model, e, self.value, self.use), BIT_OR if e.op == "others" else ATOM
            case x.BestOf(pattern=name, args=args):
                return f"{self.call(f'best_{name}', [self.value(a) for a in args], name)}.worth", ATOM
            case x.Plane() | x.Having() | x.FieldsOf() | x.Flood() | x.InTable() | x.Moved():
                raise AssertionError(e)

    def call(self, name: str, args: list[str], of: str = "") -> str:
        """A function of the rules, wherever it lives, or one made for `of`; constants are read, not called."""
        pure = self.model.pures.get(name) or self.model.test_pures.get(name) or self.model.made.get(name)
        tier = tier_of(self.reads[of or name])
        prefix = {"module": "", "words": f"{self.words}.", "position": "self."}[tier]
        if pure is not None and is_constant(pure, tier):
            return f"{prefix}{name}"
        return f"{prefix}{name}({', '.join(args)})"

    def flat_index(self, types: tuple[ty.Type, ...], indexes: tuple[x.Expr, ...]) -> str:
        return index_text(self, types, indexes)

    def _zone(self, e: x.ZoneAt) -> str:
        zone = self.model.zones[e.zone]
        if self.model.tables[zone.of].decl.form == "token":
            return self._pool(e, zone)
        if e.indexes is None:
            return f"self.in_{e.zone}"
        index = self.flat_index(zone.index, e.indexes)
        text = f"self.{e.zone}[{index}]" if e.indexes else f"self.{e.zone}"
        return f"tuple({text})" if zone.form in ("deck", "pile") else text

    def token_place(self, zone: m.ZoneDecl, indexes: tuple[x.Expr, ...]) -> str:
        """The number of a place of tokens."""
        base = self.use(place_name(self.model, zone.name))
        return f"{base} + {self.flat_index(zone.index, indexes)}" if indexes else base

    def _pool(self, e: x.ZoneAt, zone: m.ZoneDecl) -> str:
        """A zone of tokens: one counter a kind; a whole family added up."""
        if e.indexes is None:
            members = 1
            for kind in zone.index:
                members *= size_of(self.model, kind)
            return f"self.all_{zone.of}s({self.use(place_name(self.model, zone.name))}, {members})"
        return f"self.{zone.of}_pool({self.token_place(zone, e.indexes)})"

    def in_pool(self, of: x.Expr, kind: x.Expr) -> str:
        """How many of one kind: read from the counters where the pool is a zone."""
        if isinstance(of, x.ZoneAt) and of.indexes is not None:
            zone = self.model.zones[of.zone]
            kinds = len(self.model.things[zone.of])
            place = self.token_place(zone, of.indexes)
            place = f"({place})" if " " in place else place
            return f"self.{zone.of}_at[{place} * {kinds} + {self.value(kind, SUM + 1)}]"
        return f"{self.value(of, ATOM)}[{self.value(kind)}]"

    def _arith(self, e: x.Arith) -> tuple[str, int]:
        text, strength = self._operation(e)
        return (text, strength) if stays(e) else (f"{self.use('in_64_bits')}({text})", ATOM)

    def _operation(self, e: x.Arith) -> tuple[str, int]:
        positive = isinstance(e.right.type, ty.Int) and e.right.type.low is not None and e.right.type.low > 0
        a, b = e.left, e.right
        match e.op:
            case "+" | "-" as op:
                if op == "-" and isinstance(a, x.Const) and a.value == 0:
                    return f"-{self.value(b, UNARY)}", UNARY
                return f"{self.value(a, SUM)} {op} {self.value(b, SUM + 1)}", SUM
            case "*":
                return f"{self.value(a, PRODUCT)} * {self.value(b, PRODUCT + 1)}", PRODUCT
            case "mod" if positive:
                return f"{self.value(a, PRODUCT)} % {self.value(b, PRODUCT + 1)}", PRODUCT
            case "/down" if positive:
                return f"{self.value(a, PRODUCT)} // {self.value(b, PRODUCT + 1)}", PRODUCT
            case "/up" if positive:
                return f"-(-{self.value(a, UNARY)} // {self.value(b, PRODUCT + 1)})", UNARY
            case op:
                name = {"mod": "modulo", "/down": "rounded_down", "/up": "rounded_up", "^": "to_the_power"}[op]
        return f"{self.use(name)}({self.value(a)}, {self.value(b)})", ATOM

    def _join(self, op: str, a: x.Expr, b: x.Expr, kind: ty.Type) -> tuple[str, int]:
        match kind, op:
            case ty.SetOf(), "+":
                return f"{self.value(a, BIT_OR)} | {self.value(b, BIT_OR + 1)}", BIT_OR
            case ty.SetOf(), "&":
                return f"{self.value(a, BIT_AND)} & {self.value(b, BIT_AND + 1)}", BIT_AND
            case ty.SetOf(), _:
                return f"{self.value(a, BIT_AND)} & ~{self.value(b, UNARY)}", BIT_AND
            case ty.ListOf(), _:
                return f"{self.value(a, SUM)} + {self.value(b, SUM + 1)}", SUM
            case _:
                name = "pools_joined" if op == "+" else "pool_without"
                return f"{self.use(name)}({self.value(a)}, {self.value(b)})", ATOM

    def _compared(self, e: x.Compared) -> tuple[str, int]:
        left, right = self.value(e.left, COMPARE + 1), self.value(e.right, COMPARE + 1)
        op = {"is": "==", "is not": "!="}.get(e.op, e.op)
        if isinstance(e.right.type, ty.NoneType):
            op = "is" if e.op == "is" else "is not"
        elif op in ("==", "!=") and isinstance(e.right, x.Const) and isinstance(e.right.value, bool):
            yes = (e.op == "is") == e.right.value
            return (self.condition(e.left, NOT), NOT) if yes else (f"not {self.condition(e.left, NOT)}", NOT)
        elif op not in ("==", "!=") and isinstance(e.left.type, ty.Ref) and e.left.type.table in self.model.tables:
            # Copies of a row are neither less nor more than each other (S-6).
            rows = self.use(upper(e.left.type.table, "row"))
            left, right = f"{rows}[{self.value(e.left)}]", f"{rows}[{self.value(e.right)}]"
        return f"{left} {op} {right}", COMPARE

    def _contains(self, e: x.Contains) -> tuple[str, int]:
        word = "not in" if e.negated else "in"
        match e.group:
            case x.RangeOf(low=low, high=high):
                item, least, most = (self.value(part, BIT_OR) for part in (e.item, low, high))
                text = f"{least} <= {item} <= {most}"
                if isinstance(e.item.type, ty.Opt):  # none is in no range
                    text = f"({item} is not None and {least} <= {self.use('known')}({item}) <= {most})"
                return (f"not {text}", NOT) if e.negated else (text, COMPARE)
            case x.Fold(
                kind="list", item=x.Local(name=name), gens=(x.Gen(names=(bound,), source=source),), condition=None
            ) if name == bound and e.group.prefix is None:
                return self._contains(x.Contains(e.item, source, e.negated, e.type, e.span))
            case _:
                pass
        if isinstance(e.group.type, ty.PoolOf):
            return f"{self.in_pool(e.group, e.item)} {'==' if e.negated else '>'} 0", COMPARE
        if not isinstance(e.group.type, ty.SetOf):
            return f"{self.value(e.item, COMPARE + 1)} {word} {self.value(e.group, COMPARE + 1)}", COMPARE
        if isinstance(e.item.type, ty.Opt):
            text = f"{self.use('has')}({self.value(e.group)}, {self.value(e.item)})"
            return (f"not {text}", NOT) if e.negated else (text, COMPARE)
        text = f"{self.value(e.group, SHIFT)} >> {self.value(e.item, SUM)} & 1"
        return (f"not {text}", NOT) if e.negated else (text, BIT_AND)

    def _range(self, low: x.Expr, high: x.Expr) -> str:
        if isinstance(high, x.Const) and isinstance(high.value, int):
            end = str(high.value + 1)
        elif isinstance(high, x.Arith) and high.op == "-" and isinstance(high.right, x.Const) and high.right.value == 1:
            end = self.value(high.left)
        else:
            end = f"{self.value(high, SUM)} + 1"
        if isinstance(low, x.Const) and low.value == 0:
            return f"range({end})"
        return f"range({self.value(low)}, {end})"

    def _item(self, of: x.Expr, at: x.Expr) -> str:
        if isinstance(at, x.Const) and isinstance(at.value, int) and at.value >= 1:
            return f"{self.value(of, ATOM)}[{at.value - 1}]"
        return f"{self.use('item')}({self.value(of)}, {self.value(at)})"

    # ------------------------------------------------------------ everything over a `for`

    def loops(self, e: x.Fold) -> str:
        """`for x in S for y in T if c`, as it stands in a Python comprehension."""
        text = " ".join(f"for {self.targets(g.names)} in {self.iterate(g.source)}" for g in e.gens)
        return f"{text} if {self.condition(e.condition, OR)}" if e.condition is not None else text

    def targets(self, names: tuple[str, ...]) -> str:
        return ", ".join(names)

    def _fold(self, e: x.Fold) -> str:
        if e.prefix is not None:
            return self._while(e)
        loops = self.loops(e)
        match e.kind:
            case "list":
                return f"tuple({self.value(e.item)} {loops})"
            case "set":
                return f"{self.use('bits')}({self.value(e.item)} {loops})"
            case "union":
                return f"{self.use('union_of')}({self.value(e.item)} {loops})"
            case "count":
                return f"sum(1 {loops})"
            case "sum" if not stays(e):
                return f"{self.use('sum_of')}({self.value(e.item)} {loops})"
            case "sum" | "min" | "max":
                return f"{e.kind}({self.value(e.item)} {loops})"
            case "product":
                return f"{self.use('prod')}({self.value(e.item)} {loops})"
            case "some":
                return f"any({self.condition(e.item, OR)} {loops})"
            case "every":
                return f"all({self.condition(e.item, OR)} {loops})"
            case "first" | "the":
                return f"{self.use('first')}({self.value(e.item)} {loops})"
            case "alike":
                return f"{self.use('alike')}({self.value(e.item)} {loops})"

    def _while(self, e: x.Fold) -> str:
        """The first part of a list, as an expression; at the top of a function a loop is written instead."""
        assert e.prefix is not None
        name = self.targets(e.gens[0].names)
        kept = f"{self.use('takewhile')}(lambda {name}: {self.condition(e.prefix)}, {self.iterate(e.gens[0].source)})"
        asked = f" if {self.condition(e.condition, OR)}" if e.condition is not None else ""
        made = f"{self.value(e.item)} for {name} in {kept}{asked}"
        return f"tuple({made})" if e.kind == "list" else f"{self.use('bits')}({made})"
