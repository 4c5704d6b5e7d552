"""Decisions → methods: what may be chosen at a stop as runs of ids, what an id says, and where it leads."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.compiler import flow_ir as ir
from rulewright.compiler.binding import AND
from rulewright.compiler.expr_to_python import ExprWriter
from rulewright.compiler.flow_to_python import stop_constant
from rulewright.compiler.python_types import numbers_name, quoted, tuple_text
from rulewright.compiler.source_notes import Lines
from rulewright.compiler.spec_to_python import printer
from rulewright.compiler.walk_stmts import names_used
from rulewright.dsl import expressions as x
from rulewright.dsl import types as ty


@dataclass(frozen=True, slots=True)
class Decision:
    """One Choose of a flow with the flow it belongs to."""

    flow: ir.Flow
    choose: ir.Choose


def all_decisions(game: ir.FlowGame) -> tuple[Decision, ...]:
    """Every decision of the game, in order of ids."""
    found = [Decision(f, b.end) for f in game.flows.values() for b in f.blocks.values() if isinstance(b.end, ir.Choose)]
    return tuple(sorted(found, key=lambda d: game.stops.index(d.choose.stop)))


@dataclass(frozen=True, slots=True)
class NumberedLine:
    """An option line, or the pass of a `may` (`group` is None), with where its ids begin and end."""

    base: int
    end: int
    decision: Decision
    group: ir.Group | None


def numbered_lines(game: ir.FlowGame) -> tuple[NumberedLine, ...]:
    """All option lines in order of their ids: a decision inside an option stands between the lines around it (S-12)."""
    found: list[NumberedLine] = []
    for d in all_decisions(game):
        found += [NumberedLine(g.base, g.base + g.size, d, g) for g in d.choose.groups]
        if d.choose.pass_id is not None:
            found.append(NumberedLine(d.choose.pass_id, d.choose.pass_id + 1, d, None))
    return tuple(sorted(found, key=lambda line: line.base))


class ChoiceWriter:
    """Writes the three methods of the position that serve decisions."""

    def __init__(self, game: ir.FlowGame, lines: Lines, used: set[str]) -> None:
        self.game, self.lines, self.used = game, lines, used

    def write(self) -> None:
        self.used |= {"Runs", "Said", "Step"}
        decisions = all_decisions(self.game)
        self._dispatch(decisions)
        for d in decisions:
            self._options(d)
        self._take()
        self._describe()
        if any(d.choose.decider is not None for d in decisions):
            self._decider(decisions)

    def _writer(self, d: Decision) -> ExprWriter:
        slots = {name: f"self.{slot.attribute}" for name, slot in d.flow.slots.items()}
        return ExprWriter(self.game.model, self.game.reads, "position", slots, self.used)

    def _dispatch(self, decisions: tuple[Decision, ...]) -> None:
        self.lines.start()
        with self.lines.block("def options(self) -> Runs:"):
            for d in decisions[:-1]:
                with self.lines.block(f"if self.at == {stop_constant(d.choose.stop)}:"):
                    self.lines.add(f"return self.{stop_constant(d.choose.stop).lower()}()")
            last = f"self.{stop_constant(decisions[-1].choose.stop).lower()}()" if decisions else "[]"
            self.lines.add(f"return {last}")
        self.lines.add()

    # ------------------------------------------------------------ what may be chosen

    def _options(self, d: Decision) -> None:
        self.lines.start()
        with self.lines.block(f"def {stop_constant(d.choose.stop).lower()}(self) -> Runs:"):
            self.lines.note(d.choose.span)
            self.lines.add("offered: Runs = []")
            for group in d.choose.groups:
                self.lines.note(group.span)
                self._group(group, self._writer(d))
            if d.choose.pass_id is not None:
                with self.lines.block("if any(found for _, found in offered):"):
                    self.lines.add(f"offered.append(({d.choose.pass_id}, 1))")
            self.lines.add("return offered")
        self.lines.add()

    def _group(self, group: ir.Group, e: ExprWriter) -> None:
        """Loops over all generators but the last, whose values become a bit set; guards stand as far out as can be."""
        e = e.without(bound_names(group))
        depth = self.lines.depth
        if group.at_once is not None:
            if group.at_once.when is not None:
                self.lines.add(f"if {e.condition(group.at_once.when)}:")
                self.lines.depth += 1
            self.lines.add(f"offered.append(({group.base}, {e.value(group.at_once.pairs)}))")
            self.lines.depth = depth
            return
        conjuncts = conjuncts_of(group.guard)
        many = [g for g in group.gens if g.carrier.form != "single"]
        last = many[-1] if many else None
        stride = group.size
        number = str(group.base)
        bound: set[str] = set()
        conjuncts = self._guards(conjuncts, bound, group, e)
        for g in group.gens:
            if g is last:
                break
            if g.carrier.form == "single":
                self._single(g, e)
            else:
                stride //= g.carrier.size
                self._loop(g, e)
                number = self._number(number, g, stride, e)
            bound |= set(g.names)
            conjuncts = self._guards(conjuncts, bound, group, e)
        if last is None:
            self.lines.add(f"offered.append(({number}, 1))")
        else:
            self._last(group, last, number, conjuncts, e)
        self.lines.depth = depth

    def _guards(self, conjuncts: list[x.Expr], bound: set[str], group: ir.Group, e: ExprWriter) -> list[x.Expr]:
        """Ask now what needs no later variable, in order: a later question may rely on an earlier one."""
        later = bound_names(group) - bound
        now: list[x.Expr] = []
        rest = list(conjuncts)
        while rest and not names_used(rest[0]) & later:
            now.append(rest.pop(0))
        if now:
            self.lines.add(f"if {' and '.join(e.condition(c, AND) for c in now)}:")
            self.lines.depth += 1
        return rest

    def _single(self, g: ir.GroupGen, e: ExprWriter) -> None:
        of = g.source.args[0] if isinstance(g.source, x.Builtin | x.CallPure) and g.source.args else g.source
        of = of.of if isinstance(of, x.AsSet) else of
        assert isinstance(of, x.Collect)
        self.lines.add(f"{e.targets(g.names)} = {e.value(of.items[0])}")

    def _loop(self, g: ir.GroupGen, e: ExprWriter) -> None:
        source = e.iterate(g.source)
        if isinstance(g.source.type, ty.ListOf) and not isinstance(g.source, x.RangeOf):
            # Options are a set: each value once, in the order of its carrier (S-11).
            source = f"{e.use('in_order')}({source})" if g.carrier.form == "type" else self._in_list_order(g, e)
        self.lines.add(f"for {e.targets(g.names)} in {source}:")
        self.lines.depth += 1

    def _in_list_order(self, g: ir.GroupGen, e: ExprWriter) -> str:
        return f"{e.use('in_order_of')}({e.value(g.source)}, {self.list_numbers(g, e)})"

    def list_numbers(self, g: ir.GroupGen, e: ExprWriter) -> str:
        """The dictionary that numbers the items of a constant list."""
        assert isinstance(g.carrier.of, x.CallPure)
        return e.use(numbers_name(g.carrier.of.name))

    def _position(self, g: ir.GroupGen, e: ExprWriter) -> str:
        """The number of a generator's value in its carrier."""
        name = g.names[0]
        if g.carrier.form == "list":
            return f"{self.list_numbers(g, e)}[{name if len(g.names) == 1 else '(' + ', '.join(g.names) + ')'}]"
        if isinstance(g.carrier.type, ty.Int) and g.carrier.type.low:
            return f"({name} - {g.carrier.type.low})" if g.carrier.type.low > 0 else f"({name} + {-g.carrier.type.low})"
        if isinstance(g.carrier.type, ty.Opt):
            return f"(0 if {name} is None else {name} + 1)"
        return name

    def _number(self, number: str, g: ir.GroupGen, stride: int, e: ExprWriter) -> str:
        at = self._position(g, e)
        term = at if stride == 1 else f"{stride} * {at}"
        return term if number == "0" else f"{number} + {term}"

    def _last(self, group: ir.Group, g: ir.GroupGen, number: str, conjuncts: list[x.Expr], e: ExprWriter) -> None:
        """The last generator as bits over its carrier. What its value alone gives follows as single values."""
        at = group.gens.index(g)
        singles = group.gens[at + 1 :]
        plain = isinstance(g.carrier.type, ty.Ref | ty.Kind | ty.Player | ty.Direction) and g.carrier.form == "type"
        if plain and not conjuncts and isinstance(g.source.type, ty.SetOf):
            text = e.value(g.source)
        elif plain and not conjuncts:
            text = f"{e.use('bits')}({e.iterate(g.source)})"
        else:
            asked = " and ".join(e.condition(with_singles(c, singles), AND) for c in conjuncts)
            made = f"{self._position(g, e)} for {e.targets(g.names)} in {e.iterate(g.source)}"
            text = f"{e.use('bits')}({made}{f' if {asked}' if asked else ''})"
        self.lines.add(f"offered.append(({number}, {text}))")

    # ------------------------------------------------------------ from ids back

    def _take(self) -> None:
        self.lines.start()
        with self.lines.block("def take(self, decision: int) -> Step:"):
            for line in numbered_lines(self.game):
                if line.group is None:
                    with self.lines.block(f"if decision == {line.base}:"):
                        self.lines.add(f"return self.{line.decision.choose.pass_to}")
                    continue
                self.lines.note(line.group.span)
                with self.lines.block(f"if decision < {line.end}:"):
                    self._read_id(line.group, self._writer(line.decision))
                    args = ", ".join(n for g in line.group.gens for n in g.names)
                    self.lines.add(f"return self.{line.group.body}({args})")
            self.lines.add(f"raise {self._use('NotOffered')}(decision)")
        self.lines.add()

    def _read_id(self, group: ir.Group, e: ExprWriter) -> None:
        """`tile, to = divmod(decision - base, 64)`, then values from numbers."""
        e = e.without(bound_names(group))
        many = [g for g in group.gens if g.carrier.form != "single"]
        rest = f"decision - {group.base}" if group.base else "decision"
        names = [g.names[0] if len(g.names) == 1 else f"{g.names[0]}_number" for g in many]
        if len(many) == 1:
            self.lines.add(f"{names[0]} = {rest}" if self._plain(many[0]) else f"number = {rest}")
            names = [names[0] if self._plain(many[0]) else "number"]
        elif many:
            sizes = ", ".join(str(g.carrier.size) for g in many[1:])
            names = [n if self._plain(g) else f"{n}_number" for n, g in zip(names, many, strict=True)]
            if len(many) == 2:
                self.lines.add(f"{', '.join(names)} = divmod({rest}, {sizes})")
            else:
                self.lines.add(f"{', '.join(names)} = {e.use('digits')}({rest}, {sizes})")
        for g in group.gens:
            if g.carrier.form == "single":
                self._single(g, e)
            elif not self._plain(g):
                name = names[many.index(g)]
                self.lines.add(f"{e.targets(g.names)} = {self._from_number(g, name, e)}")

    def _plain(self, g: ir.GroupGen) -> bool:
        if g.carrier.form == "list" or isinstance(g.carrier.type, ty.Opt | ty.Flag):
            return False
        return not (isinstance(g.carrier.type, ty.Int) and g.carrier.type.low)

    def _from_number(self, g: ir.GroupGen, number: str, e: ExprWriter) -> str:
        if g.carrier.form == "list":
            assert g.carrier.of is not None
            return f"{e.value(g.carrier.of)}[{number}]"
        match g.carrier.type:
            case ty.Opt():
                return f"{number} - 1 if {number} else None"
            case ty.Flag():
                return f"bool({number})"
            case ty.Int(low=low):
                return f"{number} + {low}"
            case _:
                return number

    def _describe(self) -> None:
        self.lines.start()
        with self.lines.block("def describe(self, decision: int) -> Said:"):
            for number, line in enumerate(numbered_lines(self.game)):
                if line.group is None:
                    with self.lines.block(f"if decision == {line.base}:"):
                        self.lines.add(f'return {number}, "Pass", ()')
                    continue
                e = self._writer(line.decision)
                with self.lines.block(f"if decision < {line.end}:"):
                    self._read_id(line.group, e)
                    self.lines.add(f"return {number}, {self._label(line.group, e)}, {self._args(line.group, e)}")
            self.lines.add(f"raise {self._use('NotOffered')}(decision)")
        self.lines.add()

    def _label(self, group: ir.Group, e: ExprWriter) -> str:
        """The label as Python says it, behind lines for what cannot stand in it."""
        e = e.without(bound_names(group))
        if not any(p.value is not None for p in group.parts):
            return quoted(group.label)
        parts = []
        for n, p in enumerate(group.parts):
            if p.value is None:
                parts.append(p.text.replace("{", "{{").replace("}", "}}").replace('"', '\\"'))
                continue
            said = printer(e, p.value.type, e.value(p.value), inside=True)
            if '"' in said or "\\" in said:  # Python 3.11 has neither in a hole
                self.lines.add(f"part_of_label_{n} = {said}")
                said = f"part_of_label_{n}"
            parts.append("{" + said + "}")
        return 'f"' + "".join(parts) + '"'

    def _args(self, group: ir.Group, e: ExprWriter) -> str:
        shown = []
        for g in group.gens:
            assert isinstance(g.source.type, ty.ListOf | ty.SetOf | ty.PoolOf)
            of = g.source.type.of
            parts = of.parts if len(g.names) > 1 and isinstance(of, ty.TupleOf) else (of,)
            shown += [self._arg(e, kind, name) for name, kind in zip(g.names, parts, strict=True)]
        return tuple_text(shown)

    def _arg(self, e: ExprWriter, kind: ty.Type, name: str) -> str:
        """A chosen value as data. Copies have names of their own, which labels do not say."""
        model = self.game.model
        match kind:
            case ty.Ref(table=table) if table in model.things and len(model.things[table]) > len(
                model.tables[table].records
            ):
                return f"{e.use(table.upper())}.names[{e.slots.get(name, name)}]"
            case _:
                return printer(e, kind, name, inside=False)

    def _decider(self, decisions: tuple[Decision, ...]) -> None:
        self.lines.start()
        with self.lines.block("def decider(self) -> int:"):
            for d in decisions:
                if d.choose.decider is not None:
                    with self.lines.block(f"if self.at == {stop_constant(d.choose.stop)}:"):
                        self.lines.add(f"return {self._writer(d).value(d.choose.decider)}")
            self.lines.add("return self.me")
        self.lines.add()

    def _use(self, name: str) -> str:
        self.used.add(name)
        return name


def bound_names(group: ir.Group) -> set[str]:
    return {n for g in group.gens for n in g.names}


def conjuncts_of(e: x.Expr | None) -> list[x.Expr]:
    if e is None:
        return []
    return list(e.parts) if isinstance(e, x.LogicOf) and e.op == "and" else [e]


def with_singles(e: x.Expr, singles: tuple[ir.GroupGen, ...]) -> x.Expr:
    """A question about a computed single value, asked about what it is computed from."""
    for g in singles:
        if len(g.names) == 1 and isinstance(g.source, x.Collect):
            e = substitute(e, g.names[0], g.source.items[0])
    return e


def substitute(e: x.Expr, name: str, value: x.Expr) -> x.Expr:
    """The expression with a local replaced; only through the forms that guards are made of."""
    from dataclasses import replace

    match e:
        case x.Local(name=n) if n == name:
            return value
        case x.Compared(left=a, right=b) | x.Arith(left=a, right=b):
            return replace(e, left=substitute(a, name, value), right=substitute(b, name, value))
        case x.LogicOf(parts=parts):
            return replace(e, parts=tuple(substitute(p, name, value) for p in parts))
        case x.NotOf(of=of) | x.FieldAt(of=of):
            return replace(e, of=substitute(of, name, value))
        case x.CallPure(args=args) | x.Builtin(args=args):
            return replace(e, args=tuple(substitute(a, name, value) for a in args))
        case x.Contains(item=item, group=group):
            return replace(e, item=substitute(item, name, value), group=substitute(group, name, value))
        case _:
            return e
