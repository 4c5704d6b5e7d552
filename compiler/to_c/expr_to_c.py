"""Typed expressions → C text. What needs several steps is a statement expression, which GCC and Clang share."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from rulewright.compiler.expr_to_python import Tier, tier_of
from rulewright.compiler.in_64_bits import operation_in_c
from rulewright.compiler.python_types import kind_prefix, may_leave, size_of
from rulewright.compiler.to_c.builtins_to_c import builtin_text
from rulewright.compiler.to_c.c_types import CTypes, c_column, c_name, is_lanes, is_ways, number
from rulewright.compiler.to_c.folds_to_c import fold_text, loop_over
from rulewright.compiler.to_c.lanes_to_c import lanes_text, on_lanes, placed_text
from rulewright.compiler.to_c.planes_to_c import kept_text
from rulewright.compiler.to_c.reach_to_c import reach_text, steps_text
from rulewright.compiler.to_c.state_to_c import StateLayout
from rulewright.compiler.to_c.ways_to_c import ways_text
from rulewright.compiler.walk_stmts import names_bound_by
from rulewright.dsl import expressions as x
from rulewright.dsl import model as m
from rulewright.dsl import types as ty
from rulewright.dsl.reads import Reads

WORD_OPS = {"+": "| ", "&": "& ", "-": "& ~"}


@dataclass
class CExpr:
    """Writes expressions for one function of the kernel. `slots` are locals that live in the record."""

    model: m.Model
    reads: Mapping[str, Reads]
    types: CTypes
    layout: StateLayout
    slots: Mapping[str, str] = field(default_factory=dict)
    columns: dict[tuple[str, str], ty.Type] = field(default_factory=dict)
    counter: list[int] = field(default_factory=lambda: [0])

    def fresh(self, name: str) -> str:
        """A name that nothing else has."""
        self.counter[0] += 1
        return f"k{self.counter[0]}_{name}"

    def ctype(self, t: ty.Type) -> str:
        return self.types.of(t)

    def seats(self) -> str:
        low, high = self.model.players
        return str(low) if low == high else "SEATS"

    # ------------------------------------------------------------ nodes

    def without(self, names: Iterable[str]) -> CExpr:
        """A writer for where these names are bound anew: they are not those of the record."""
        kept = {name: place for name, place in self.slots.items() if name not in names}
        return self if len(kept) == len(self.slots) else replace(self, slots=kept)

    def value(self, e: x.Expr, wanted: ty.Type | None = None) -> str:
        """The expression; `wanted` is the type that it is used as, which says how none looks."""
        return self.without(names_bound_by(e)).node(e, wanted)

    def node(self, e: x.Expr, wanted: ty.Type | None) -> str:
        match e:
            case x.Const():
                return self._const(e, wanted)
            case x.Local(name=name):
                return self.slots.get(name) or c_name(name)
            case x.MeValue():
                return "(i64)pos->me"
            case x.OptionValue(name=name):
                return f"OPTION({name})"
            case x.VarAt(var=var, indexes=indexes):
                return self.layout.read(self, var, indexes)
            case x.ZoneAt():
                return self._zone(e)
            case x.FieldAt(table="player", of=of):
                return f"({self.value(of)} + 1)"
            case x.FieldAt(table=table, field=name, of=of):
                return f"{self.column(table, name, e.type)}[{self.value(of)}]"
            case x.WhereIs(table=table, index=index, of=of):
                return f"{index}_of_{table}(pos, {self.value(of)})"
            case x.Fold() | x.Collect() | x.Join() if is_ways(e.type):
                return ways_text(self, e)
            case x.Arith():
                return self._arith(e)
            case x.Join():
                return self._join(e)
            case x.Compared():
                return self._compared(e)
            case x.Contains():
                return self._contains(e)
            case x.LogicOf(op=op, parts=parts):
                return "(" + (" && " if op == "and" else " || ").join(self.value(p) for p in parts) + ")"
            case x.NotOf(of=of):
                return f"!{self.value(of)}"
            case x.Either(condition=c, then=then, otherwise=other):
                kind = wanted if wanted is not None and isinstance(e.type, ty.NoneType) else e.type
                return f"({self.value(c)} ? {self.value(then, kind)} : {self.value(other, kind)})"
            case x.RangeOf(low=low, high=high):
                return f"k_range({self.value(low)}, {self.value(high)})"
            case x.Collect(items=items):
                return self._collect(e, items)
            case x.Lookup(values=values, key=key):
                inner = e.type
                listed = ", ".join(self.value(v, inner) for v in values)
                return f"((const {self.ctype(inner)}[]){{{listed}}})[{self.value(key)}]"
            case x.Item(of=of, at=at):
                return self._item(of, at)
            case x.Fold():
                return fold_text(self, e)
            case x.CallPure(name=name, args=args):
                return self.call(name, args)
            case x.Builtin():
                return builtin_text(self, e)
            case x.Reach():
                return reach_text(self, e)
            case x.Steps():
                return steps_text(self, e)
            case x.AsSet(of=of):
                return self.as_set(of, e.type)
            case x.Taken(zone=zone):
                return f"pos->{zone}_taken"
            case x.Placed(zone=zone):
                return placed_text(self, zone)
            case x.Plane() | x.Having() | x.FieldsOf() | x.Flood() | x.InTable() | x.Moved():
                return kept_text(self, e)
            case x.OnLanes():
                return lanes_text(self, e)
            case x.BestOf(pattern=name, args=args):
                return self.call(name, args, "best")

    def condition(self, e: x.Expr) -> str:
        """The expression inside the parentheses of an `if`."""
        return f"({self.value(e)})"

    def _const(self, e: x.Const, wanted: ty.Type | None) -> str:
        kind = e.type if not isinstance(e.type, ty.NoneType) or wanted is None else wanted
        match e.value, kind:
            case None, _:
                return self.types.none(kind)
            case _, ty.Opt(of=of):
                return self._const(x.Const(e.value, of, e.span), None)
            case int() as bits, ty.SetOf():
                literal = self.types.set_literal(int(bits), kind)
                return literal if self.types.words(kind) == 1 else f"({self.ctype(kind)}){literal}"
            case bool() as yes, _:
                return str(int(yes))
            case int() as n, ty.Kind(name=name, values=values):
                return f"{kind_prefix(name)}_{values[n]}"
            case int() as n, _:
                return number(n)
            case str() as text, _:
                return f"{self.types.text(text)} /* {text.replace('*/', '* /')} */"
            case tuple() as items, ty.ListOf(of=of):
                made = ", ".join(self._const(x.Const(v, of, e.span), None) for v in items)
                return f"({self.ctype(kind)}){{(const {self.ctype(of)}[]){{{made}}}, {len(items)}}}" if items else (
                    self.types.zero(kind))  # fmt: skip
            case tuple() as items, ty.TupleOf(parts=parts):
                made = ", ".join(self._const(x.Const(v, p, e.span), None) for v, p in zip(items, parts, strict=True))
                return f"({self.ctype(kind)}){{{made}}}"
            case _:
                raise AssertionError(e)

    def column(self, table: str, name: str, kind: ty.Type) -> str:
        """The array of a field, which the kernel will declare."""
        self.columns.setdefault((table, name), kind)
        return c_column(table, name)

    def call(self, name: str, args: tuple[x.Expr, ...], what: str = "let") -> str:
        """A `let` or pattern of the rules, or the best of a pattern."""
        tier: Tier = tier_of(self.reads[name])
        f = self.model.pures.get(name) or self.model.made.get(name) or self.model.patterns[name]
        first = {"module": [], "words": ["a"], "position": ["pos", "a"]}[tier]
        first = [*first, "lane0"] if on_lanes(f) else first
        given = [self.value(arg, kind) for arg, (_, kind) in zip(args, f.params, strict=True)]
        if not f.params and tier == "module":
            return f"LET_{name}"
        return f"{what}_{name}({', '.join([*first, *given])})"

    def flat_index(self, types: tuple[ty.Type, ...], indexes: tuple[x.Expr, ...]) -> str:
        """Several indexes as one number, the first slowest."""
        text = ""
        for kind, index in zip(types, indexes, strict=True):
            here = self.value(index)
            if isinstance(kind, ty.Int) and may_leave(kind, index.type):
                here = f"k_within({here}, {kind.low}, {kind.high})"
            if isinstance(kind, ty.Int) and kind.low:
                here = f"({here} - {number(kind.low)})"
            text = here if not text else f"({text} * {size_of(self.model, kind)} + {here})"
        return text or "0"

    # ------------------------------------------------------------ zones

    def _zone(self, e: x.ZoneAt) -> str:
        zone = self.model.zones[e.zone]
        if self.model.tables[zone.of].decl.form == "token":
            return self._pool(e, zone)
        if e.indexes is None:
            return f"pos->in_{e.zone}"
        place = self.layout.member(self, zone, e.indexes)
        if zone.form in ("deck", "pile"):
            return f"from_top({self.layout.ordered(self, zone, e.indexes)})"
        return f"(i64){place}" if zone.form == "slot" else place

    def _pool(self, e: x.ZoneAt, zone: m.ZoneDecl) -> str:
        kinds = len(self.model.things[zone.of])
        if e.indexes is None:
            size = self.layout.members(zone)
            return f"k_pool(pos->{zone.of}_at + {self.layout.first_place(zone)} * {kinds}, {kinds}, {size})"
        return f"k_pool(pos->{zone.of}_at + {self.token_place(zone, e.indexes)} * {kinds}, {kinds}, 1)"

    def token_place(self, zone: m.ZoneDecl, indexes: tuple[x.Expr, ...]) -> str:
        base = self.layout.first_place(zone)
        return f"({base} + {self.flat_index(zone.index, indexes)})" if indexes else str(base)

    def in_pool(self, of: x.Expr, kind: x.Expr) -> str:
        """How many of one kind."""
        if isinstance(of, x.ZoneAt) and of.indexes is not None:
            zone = self.model.zones[of.zone]
            kinds = len(self.model.things[zone.of])
            return f"(i64)pos->{zone.of}_at[{self.token_place(zone, of.indexes)} * {kinds} + {self.value(kind)}]"
        return f"{self.value(of)}.v[{self.value(kind)}]"

    # ------------------------------------------------------------ reckoning

    def _arith(self, e: x.Arith) -> str:
        a, b = self.value(e.left), self.value(e.right)
        positive = isinstance(e.right.type, ty.Int) and e.right.type.low is not None and e.right.type.low > 0
        natural = isinstance(e.left.type, ty.Int) and e.left.type.low is not None and e.left.type.low >= 0
        match e.op:
            case "+" | "-" | "*":
                return operation_in_c(e, a, b)
            case "mod" if positive and natural:
                return f"({a} % {b})"
            case "/down" if positive and natural:
                return f"({a} / {b})"
            case "mod":
                return f"k_mod({a}, {b})"
            case "/down":
                return f"k_down({a}, {b})"
            case "/up":
                return f"k_up({a}, {b})"
            case "^":
                return f"k_power({a}, {b})"

    def _join(self, e: x.Join) -> str:
        a, b = self.value(e.left, e.type), self.value(e.right, e.type)
        match e.type:
            case ty.SetOf() as kind:
                return self.sets(kind, e.op, a, b)
            case ty.ListOf(of=of):
                return f"k_join_{self.ctype(of)}({a}, {b})"
            case _:
                raise AssertionError(e)

    def sets(self, kind: ty.SetOf, op: str, a: str, b: str) -> str:
        """Two sets joined, met, or one without the other."""
        words = 1 if is_lanes(kind) else self.types.words(kind)
        if words == 1:
            return f"({a} {WORD_OPS[op]}{b})"
        self.ctype(kind)
        return f"k_{'or' if op == '+' else 'and' if op == '&' else 'not'}{words}({a}, {b})"

    def _compared(self, e: x.Compared) -> str:
        op = {"is": "==", "is not": "!="}.get(e.op, e.op)
        if isinstance(e.right.type, ty.NoneType):
            return f"({self.value(e.left)} {op} {self.types.none(e.left.type)})"
        if isinstance(e.left.type, ty.NoneType):
            return f"({self.types.none(e.right.type)} {op} {self.value(e.right)})"
        match e.left, e.right:
            case x.Builtin(name="count", args=(of,)), x.Const(value=0) if isinstance(of.type, ty.SetOf) and (
                op in ("==", "!=", ">")
            ):
                return self._empty(of, of.type, op == "==")
        left, right = self.value(e.left), self.value(e.right)
        if op in ("==", "!="):
            same = self.types.equal(e.left.type, left, right)
            return same if op == "==" else f"!{same}"
        if isinstance(e.left.type, ty.Ref) and e.left.type.table in self.model.tables:
            # Copies of a row are neither less nor more than each other (S-6).
            rows = self.column(e.left.type.table, "its row", ty.Int(0, None))
            left, right = f"{rows}[{left}]", f"{rows}[{right}]"
        return f"({left} {op} {right})"

    def _empty(self, of: x.Expr, kind: ty.SetOf, empty: bool) -> str:
        """Whether a set is empty, or is not."""
        words, text = self.types.words(kind), self.value(of)
        if words == 1:
            return f"({text} {'==' if empty else '!='} 0)"
        return f"{'!' if empty else ''}k_any{words}({text})"

    def _contains(self, e: x.Contains) -> str:
        text = self._holds(e.item, e.group)
        return f"!{text}" if e.negated else text

    def _holds(self, item: x.Expr, group: x.Expr) -> str:
        match group:
            case x.RangeOf(low=low, high=high):
                name = self.fresh("n")
                asked = f"{name} >= {self.value(low)} && {name} <= {self.value(high)}"
                return f"({{ i64 {name} = {self.value(item)}; {asked}; }})"
            case x.Const(value=tuple() as values, type=ty.ListOf(of=of)) if self.ctype(of) == "i64" and values:
                name = self.fresh("n")
                asked = " || ".join(f"{name} == {self._const(x.Const(v, of, group.span), None)}" for v in values)
                return f"({{ i64 {name} = {self.value(item)}; {asked}; }})"
            case x.Collect(items=items, type=ty.ListOf(of=of)) if self.ctype(of) == "i64" and items:
                name = self.fresh("n")
                asked = " || ".join(f"{name} == {self.value(v, of)}" for v in items)
                return f"({{ i64 {name} = {self.value(item, of)}; {asked}; }})"
            case x.Builtin(name="listed", args=(of,)):
                return self._holds(item, of)
            case x.Fold(
                kind="list", item=x.Local(name=name), gens=(x.Gen(names=(bound,), source=source),), condition=None
            ) if name == bound and group.prefix is None:
                return self._holds(item, source)
            case x.Fold(kind="list", gens=(_,), prefix=None) if self.ctype(item.type) == "i64":
                same = x.Compared("is", group.item, item, ty.Flag(), group.span)
                return fold_text(self, x.Fold("some", same, group.gens, group.condition, None, ty.Flag(), group.span))
        match group.type:
            case ty.PoolOf():
                return f"({self.in_pool(group, item)} > 0)"
            case ty.SetOf() as kind:
                return self._in_set(item, self.value(group), kind)
            case ty.ListOf(of=of):
                if self.ctype(of) != "i64":
                    self.types.same(group.type)
                return f"k_in_{self.ctype(of)}({self.value(group)}, {self.value(item, of)})"
            case _:
                raise AssertionError(group)

    def _in_set(self, item: x.Expr, group: str, kind: ty.SetOf) -> str:
        words = self.types.words(kind)
        has = "k_has" if words == 1 else f"k_has{words}"
        if isinstance(item.type, ty.Opt):
            name = self.fresh("v")
            return f"({{ i64 {name} = {self.value(item)}; {name} != NONE && {has}({group}, {name}); }})"
        if isinstance(item.type, ty.Int):
            name = self.fresh("v")
            inside = f"{name} >= 0 && {name} < {64 * words} && {has}({group}, {name})"
            return f"({{ i64 {name} = {self.value(item)}; {inside}; }})"
        return f"{has}({group}, {self.value(item)})"

    def _collect(self, e: x.Expr, items: tuple[x.Expr, ...]) -> str:
        match e.type:
            case ty.TupleOf(parts=parts):
                made = ", ".join(self.value(i, p) for i, p in zip(items, parts, strict=True))
                return f"({self.ctype(e.type)}){{{made}}}"
            case ty.SetOf(of=of) as kind:
                text = "0" if self.types.words(kind) == 1 else self.types.zero(kind)
                for i in items:
                    text = self.sets(kind, "+", text, self.bit(kind, self.value(i, of)))
                return text
            case ty.ListOf(of=of):
                if not items:
                    return self.types.zero(e.type)
                made = ", ".join(self.value(i, of) for i in items)
                return f"k_list_{self.ctype(of)}((const {self.ctype(of)}[]){{{made}}}, {len(items)})"
            case _:
                raise AssertionError(e)

    def bit(self, kind: ty.SetOf, value: str) -> str:
        """The set that holds one value."""
        words = self.types.words(kind)
        self.ctype(kind)
        return f"k_bit({value})" if words == 1 else f"k_bit{words}({value})"

    def _item(self, of: x.Expr, at: x.Expr) -> str:
        if isinstance(of.type, ty.TupleOf):
            assert isinstance(at, x.Const)
            assert isinstance(at.value, int)
            return f"{self.value(of)}.a{at.value - 1}"
        assert isinstance(of.type, ty.ListOf)
        return f"k_item_{self.ctype(of.type.of)}({self.value(of)}, {self.value(at)})"

    def as_set(self, of: x.Expr, kind: ty.Type) -> str:
        """A list as a set."""
        assert isinstance(kind, ty.SetOf)
        if isinstance(of.type, ty.SetOf):
            return self.value(of)
        match of:
            case x.Builtin(name="opponents"):
                return f"(((1ull << {self.seats()}) - 1) & ~k_bit((i64)pos->me))"
            case x.Join(op="+", left=left, right=right):
                return self.sets(kind, "+", self.as_set(left, kind), self.as_set(right, kind))
            case x.Either(condition=c, then=then, otherwise=other):
                return f"({self.value(c)} ? {self.as_set(then, kind)} : {self.as_set(other, kind)})"
            case x.Fold(kind="list"):
                return fold_text(self, x.Fold("set", of.item, of.gens, of.condition, of.prefix, kind, of.span))
            case _:
                pass
        name, found = self.fresh("v"), self.fresh("set")
        head, tail = loop_over(self, (name,), of)
        start = f"{self.ctype(kind)} {found} = {'0' if self.types.words(kind) == 1 else '{{0}}'};"
        return f"({{ {start} {head} {self.put(kind, found, name)} {tail} {found}; }})"

    def put(self, kind: ty.SetOf, into: str, value: str) -> str:
        """A statement that puts a value into a set."""
        words = self.types.words(kind)
        return f"{into} |= k_bit({value});" if words == 1 else f"k_put{words}(&{into}, {value});"
