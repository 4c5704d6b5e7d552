"""Statements that stop for nobody → lines of C."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from rulewright.compiler import flow_ir as ir
from rulewright.compiler.python_types import hides_things
from rulewright.compiler.to_c.builtins_to_c import builtin_text
from rulewright.compiler.to_c.c_lines import CLines
from rulewright.compiler.to_c.c_types import c_field, c_name
from rulewright.compiler.to_c.expr_to_c import CExpr, plane_number
from rulewright.compiler.to_c.folds_to_c import loop_over
from rulewright.dsl import expressions as x
from rulewright.dsl import model as m
from rulewright.dsl import types as ty


@dataclass
class CStmts:
    """Writes into `lines`. `leave` says how the rule is left, `over` how when the game has ended.

    `held` are the record slots to clear before that, `kept` the names that hold `me` of the loops over players around,
    `breaks` the labels behind the loops around.
    """

    e: CExpr
    lines: CLines
    ends: frozenset[str]
    leave: str
    over: str
    jump: Callable[[str], str] = str
    held: tuple[ir.RecordSlot, ...] = ()
    result: ir.RecordSlot | None = None
    kept: tuple[str, ...] = ()
    breaks: tuple[str, ...] = ()

    def body(self, body: m.Body) -> None:
        for s in body.stmts:
            self.stmt(s)

    def stmt(self, s: ir.Op) -> None:
        """One statement under its line of rules."""
        if not isinstance(s, ir.Tick | ir.TakeResult | ir.KeepMe | ir.BackToMe | ir.SetMe | ir.StartWalk):
            self.lines.note(s.span)
        e, add = self.e, self.lines.add
        match s:
            case m.SetLocal(names=names, value=value):
                self._bind(names, value.type, e.value(value))
            case m.RollLocal(names=names, of=of):
                self._bind(names, _item_type(of), self._roll(of))
            case m.SetVar():
                self._set_var(s)
            case m.CallRule():
                self._call(s)
            case m.MoveThings():
                self._move(s)
            case m.MoveTokens():
                self._move_tokens(s)
            case m.DrawThings():
                self._draw(s)
            case m.ShuffleZone(zone=zone):
                self._shuffle(zone)
            case m.RevealIt():
                self._reveal(s)
            case m.EndGame(how=how, winner=winner):
                ending = {"ranked": "end_ranked(pos, a);", "drawn": "end_drawn(pos, a);"}
                add(ending[how] if winner is None else f"end_won(pos, a, {e.value(winner)});")
                add(self.over)
            case m.LeaveIt(how="nothing"):
                pass
            case m.LeaveIt(how="stop"):
                add(f"goto {self.breaks[-1]};")
            case m.LeaveIt():
                self._back()
                self.clear(self.held)
                add(self.leave)
            case m.GiveResult(value=value):
                self._give(value)
            case m.IfStmt() | m.MatchStmt() | m.PhaseStmt():
                self._branches(s)
            case m.ForStmt():
                self._for(s)
            case m.RepeatStmt(times=times, body=body):
                n = e.fresh("n")
                with self._loop(f"for (i64 {n} = {e.value(times)}; {n} > 0; {n}--) {{", "}") as inner:
                    inner.body(body)
            case m.EachStmt():
                self._each(s)
            case ir.GoTo(block=block):
                self._back()
                add(self.jump(block))
            case ir.SetMe(seat=seat):
                add(f"pos->me = (i8){e.value(seat)};")
            case ir.KeepMe(slot=slot):
                self.assign(slot, "pos->me")
            case ir.BackToMe(slot=slot):
                add(f"pos->me = (i8)k_known({e.slots[slot]});")
            case ir.StartWalk(slot=slot, source=source):
                self.assign(slot, self._sequence(source))
            case ir.TakeResult(rule=rule, into=into, type=kind):
                self._bind((into,), kind, self.result_of(rule, kind))
                self.clear((ir.RecordSlot(rule, "result", kind),))
            case ir.Tick():
                with self.lines.block("if (UNLIKELY(pos->ticks >= LIMIT))"):
                    add("end_cut(pos, a);")
                    add(self.over)
                add("pos->ticks++;")
            case m.ChooseStmt():
                raise AssertionError(s)

    # ------------------------------------------------------------ values

    def result_of(self, rule: str, kind: ty.Type) -> str:
        """The result that a rule with stops has left."""
        return slot_value(self.e, ir.RecordSlot(rule, "result", kind))

    def assign(self, name: str, text: str) -> None:
        """A record slot takes a value."""
        found = self.e.slots[name]
        if found.startswith("k_kept("):
            slot = found.removeprefix("k_kept(").split(",")[0]
            room = self.e.layout.longest[slot.removeprefix("pos->")]
            self.lines.add(f"k_keep({slot}, &{slot}_n, {room}, {text});")
        else:
            slot = found.removeprefix("(i64)")
            self.lines.add(f"{slot} = (__typeof__({slot})){text};" if found != slot else f"{slot} = {text};")

    def _bind(self, names: tuple[str, ...], kind: ty.Type, text: str) -> None:
        """New locals, or record slots."""
        if len(names) == 1:
            if names[0] in self.e.slots:
                self.assign(names[0], text)
            else:
                self.lines.add(f"{self.e.ctype(kind)} {c_name(names[0])} MAYBE = {text};")
            return
        assert isinstance(kind, ty.TupleOf)
        whole = self.e.fresh("whole")
        self.lines.add(f"{self.e.ctype(kind)} {whole} = {text};")
        for i, (name, part) in enumerate(zip(names, kind.parts, strict=True)):
            self._bind((name,), part, f"{whole}.a{i}")

    def _sequence(self, of: x.Expr) -> str:
        assert isinstance(of.type, ty.ListOf | ty.SetOf | ty.PoolOf)
        if isinstance(of.type, ty.ListOf):
            return self.e.value(of)
        return builtin_text(self.e, x.Builtin("listed", (of,), ty.ListOf(of.type.of), of.span))

    def _roll(self, of: x.Expr) -> str:
        """One of several values, each with equal chance."""
        e = self.e
        if isinstance(of.type, ty.SetOf):
            words, name = e.types.words(of.type), e.fresh("set")
            w = "" if words == 1 else str(words)
            pick = f"k_nth{w}({name}, k_below(&pos->rng, k_count{w}({name})))"
            return f"({{ {e.ctype(of.type)} {name} = {e.value(of)}; {pick}; }})"
        name = e.fresh("list")
        kind = ty.ListOf(_item_type(of))
        text = self._sequence(of)
        return f"({{ {e.ctype(kind)} {name} = {text}; {name}.v[k_below(&pos->rng, {name}.n)]; }})"

    def _set_var(self, s: m.SetVar) -> None:
        e, var = self.e, self.e.model.vars[s.var]
        name = c_field(s.var)
        target = f"pos->{name}[{e.flat_index(var.index, s.indexes)}]" if s.indexes else f"pos->{name}"
        value = self._roll(s.value) if s.rolled else e.value(s.value, var.type)
        if s.op != "=":
            value = f"{target} {s.op[0]} {e.value(s.value)}"
        if isinstance(var.type, ty.Int) and s.span not in e.model.proved and not _inside(s, var.type):
            value = f"k_within({value}, {var.type.low}, {var.type.high})"
        if s.var in e.layout.planes:
            self._set_planes(s.var, e.flat_index(var.index, s.indexes), value)
            return
        cast = f"(__typeof__({target}))" if e.ctype(var.type) == "i64" else ""
        self.lines.add(f"{target} = {cast}({value});" if cast and not value.startswith("k_") else
                       f"{target} = {cast}{value};")  # fmt: skip

    def _set_planes(self, var: str, index: str, value: str) -> None:
        """A var whose values are kept as sets as well."""
        e, decl = self.e, self.e.model.vars[var]
        at, new, slot = e.fresh("at"), e.fresh("new"), f"pos->{c_field(var)}"
        words = e.types.words(ty.SetOf(decl.index[0]))
        self.lines.add(f"{{ i64 {at} = {index}, {new} = {value};")
        for number in (plane_number(decl.type, f"{slot}[{at}]"), plane_number(decl.type, new)):
            plane = f"pos->{var}_is[{number}]"
            self.lines.add(f"  {plane} ^= k_bit({at});" if words == 1 else f"  k_flip{words}(&{plane}, {at});")
        self.lines.add(f"  {slot}[{at}] = (__typeof__({slot}[0])){new}; }}")

    def _call(self, s: m.CallRule) -> None:
        rule = self.e.model.rules.get(s.rule) or self.e.model.test_rules[s.rule]
        given = [self.e.value(arg, kind) for arg, (_, kind) in zip(s.args, rule.params, strict=True)]
        call = f"do_{s.rule}({', '.join(['pos', 'a', *given])})"
        if s.into is not None:
            assert rule.type is not None
            self._bind((s.into,), rule.type, call)
        else:
            self.lines.add(f"{call};")
        if s.rule in self.ends:
            self.lines.add(f"if (pos->over) {self.over}")

    # ------------------------------------------------------------ zones

    def place(self, p: m.Place) -> str:
        """The number of a place among all places of its things."""
        if p.zone is None:
            return "0"
        zone = self.e.model.zones[p.zone]
        base = self.e.layout.first_place(zone)
        return f"{base} + {self.e.flat_index(zone.index, p.indexes)}" if p.indexes else str(base)

    def _zone(self, p: m.Place) -> m.ZoneDecl:
        assert p.zone is not None
        return self.e.model.zones[p.zone]

    def _shuffle(self, place: m.Place) -> None:
        zone = self._zone(place)
        ordered = self.e.layout.ordered(self.e, zone, place.indexes)
        if zone.seen != "all" and hides_things(self.e.model, zone.of):
            things, many = ordered.split(", pos->")
            i = self.e.fresh("i")
            forget = f"for (i64 {i} = 0; {i} < pos->{many}; {i}++) pos->{zone.of}_known[{things}[{i}]] = 0"
            self.lines.add(f"if (pos->{many} > 1) KNOWING({{ {forget}; }});")
        self.lines.add(f"k_shuffle(&pos->rng, {ordered})")

    def _move(self, s: m.MoveThings) -> None:
        bottom, to = int(s.to.bottom), self.place(s.to)
        if isinstance(s.what.type, ty.Ref | ty.Opt):
            self._one(s, self.e.value(s.what), to, bottom)
            return
        name = self.e.fresh("thing")
        what = s.what
        if s.whole and not s.to.bottom:
            what = x.Builtin("reverse", (what,), what.type, what.span)
        head, tail = loop_over(self.e, (name,), what, pure=False)
        self.lines.add(head)
        self.lines.depth += 1
        self._one(s, name, to, bottom)
        self.lines.depth -= 1
        self.lines.add(tail)

    def _one(self, s: m.MoveThings, thing: str, to: str, bottom: int) -> None:
        if s.source is not None:
            name = self.e.fresh("thing")
            self.lines.add("{")
            self.lines.add(f"i64 {name} = {thing};")
            self.lines.add(f"if ({name} >= 0 && pos->{s.of}_place[{name}] != {self.place(s.source)}) k_fault();")
            self.lines.add(f"move_{s.of}(pos, {name}, {to}, {bottom});")
            self.lines.add("}")
        else:
            self.lines.add(f"move_{s.of}(pos, {thing}, {to}, {bottom});")

    def _move_tokens(self, s: m.MoveTokens) -> None:
        places = f"{self.place(s.source)}, {self.place(s.to)}"
        if s.row is None:
            self.lines.add(f"move_{s.of}s(pos, {places});")
        else:
            count = "1" if s.count is None else self.e.value(s.count)
            self.lines.add(f"move_{s.of}(pos, {self.e.value(s.row)}, {count}, {places});")

    def _reveal(self, s: m.RevealIt) -> None:
        kind = s.what.type
        inner = kind.of if isinstance(kind, ty.Opt | ty.SetOf | ty.ListOf) else kind
        if not isinstance(inner, ty.Ref) or not hides_things(self.e.model, inner.table):
            return
        seats = f"1 << {self.e.value(s.to)}" if s.to is not None else "-1"
        if isinstance(kind, ty.Ref | ty.Opt):
            self.lines.add(f"KNOWING(reveal_{inner.table}(pos, {self.e.value(s.what)}, {seats}));")
            return
        name = self.e.fresh("thing")
        head, tail = loop_over(self.e, (name,), s.what)
        self.lines.add(f"KNOWING({{ {head} reveal_{inner.table}(pos, {name}, {seats}); {tail} }});")

    def _draw(self, s: m.DrawThings) -> None:
        if self.e.model.tables[s.of].decl.form == "token":
            count = self.e.value(s.count)
            self.lines.add(f"draw_{s.of}s(pos, {count}, {self.place(s.source)}, {self.place(s.to)});")
            return
        e, zone = self.e, self._zone(s.source)
        if zone.form == "bag":
            kind = e.layout.things(s.of)
            w = "" if e.types.words(kind) == 1 else str(e.types.words(kind))
            source = e.layout.member(e, zone, s.source.indexes)
            left = f"k_count{w}({source})"
            one = f"k_nth{w}({source}, k_below(&pos->rng, {left}))"
        else:
            left = e.layout.length(e, zone, s.source.indexes)
            one = f"top_of({e.layout.ordered(e, zone, s.source.indexes)})"
        move = f"move_{s.of}(pos, {one}, {self.place(s.to)}, {int(s.to.bottom)});"
        if isinstance(s.count, x.Const) and s.count.value == 1:
            self.lines.add(f"if ({left}) {move}")
            return
        n, most = e.fresh("n"), e.fresh("most")
        self.lines.add(f"for (i64 {n} = {e.value(s.count)}, {most} = {left}; {n} > 0 && {most} > 0; {n}--, {most}--)")
        self.lines.add(f"    {move}")

    # ------------------------------------------------------------ leaving

    def _back(self) -> None:
        if self.kept:
            self.lines.add(f"pos->me = (i8){self.kept[0]};")

    def clear(self, slots: tuple[ir.RecordSlot, ...]) -> None:
        """Slots that do not matter any more are zero (S-17)."""
        for slot in slots:
            self.lines.add(clear_text(self.e, slot))

    def _give(self, value: x.Expr) -> None:
        if self.result is not None:
            kind = self.result.type
            inner = replace_slots(self.e, {**self.e.slots, "result": slot_value(self.e, self.result)})
            replace(self, e=inner).assign("result", self.e.value(value, kind))
            self._back()
            self.clear(self.held)
            self.lines.add(self.leave)
            return
        if self.kept:
            name = self.e.fresh("result")
            self.lines.add(f"{self.e.ctype(value.type)} {name} = {self.e.value(value)};")
            self._back()
            self.lines.add(f"return {name};")
        else:
            self.lines.add(f"return {self.e.value(value)};")

    # ------------------------------------------------------------ branches and loops

    def _branches(self, s: m.IfStmt | m.MatchStmt | m.PhaseStmt) -> None:
        branches: list[tuple[str, m.Body]] = []
        otherwise: m.Body | None = None
        subject = ""
        match s:
            case m.PhaseStmt(condition=condition, body=body):
                branches.append(("" if condition is None else self.e.condition(condition), body))
            case m.IfStmt(branches=asked, otherwise=otherwise):
                branches += [(self.e.condition(c), b) for c, b in asked]
            case m.MatchStmt(subject=of, cases=cases, otherwise=otherwise):
                subject = self.e.fresh("subject")
                self.lines.add("{")
                self.lines.add(f"{self.e.ctype(of.type)} {subject} MAYBE = {self.e.value(of)};")
                for values, body in cases:
                    same = [self.e.types.equal(of.type, subject, self.e.value(v, of.type)) for v in values]
                    branches.append((f"({' || '.join(same)})", body))
        for i, (text, body) in enumerate(branches):
            head = f"if {text}" if text else ""
            with self.lines.block(f"{'else ' if i else ''}{head}"):
                self.body(body)
        if otherwise is not None:
            with self.lines.block("else"):
                self.body(otherwise)
        if subject:
            self.lines.add("}")

    def _loop(self, head: str, tail: str) -> _Loop:
        return _Loop(self, head, tail)

    def _for(self, s: m.ForStmt) -> None:
        heads: list[str] = []
        tails: list[str] = []
        outer, self.e = self.e, self.e.without([name for g in s.gens for name in g.names])
        for g in s.gens:
            head, tail = loop_over(self.e, g.names, g.source, pure=False)
            heads.append(head)
            tails.insert(0, tail)
        if s.condition is not None:
            heads.append(f"if {self.e.condition(s.condition)} {{")
            tails.insert(0, "}")
        with self._loop(" ".join(heads), " ".join(tails)) as inner:
            inner.body(s.body)
        self.e = outer

    def _each(self, s: m.EachStmt) -> None:
        kept, i = self.e.fresh("kept_me"), self.e.fresh("i")
        seats = self.e.seats()
        self.lines.add("{")
        start = "0" if s.start is None else self.e.value(s.start)
        first = self.e.fresh("first")
        self.lines.add(f"i64 {kept} = pos->me, {first} = {start};")
        outer = self.kept
        self.kept = (*outer, kept)
        with self._loop(f"for (i64 {i} = 0; {i} < {seats}; {i}++) {{", "}") as inner:
            self.lines.add(f"pos->me = (i8)(({first} + {i}) % {seats});")
            if s.condition is not None:
                with self.lines.block(f"if {self.e.condition(s.condition)}"):
                    inner.body(s.body)
            else:
                inner.body(s.body)
        self.kept = outer
        self.lines.add(f"pos->me = (i8){kept};")
        self.lines.add("}")


class _Loop:
    """A loop with the label behind it, to which `stop` leads."""

    def __init__(self, outer: CStmts, head: str, tail: str) -> None:
        self.outer, self.head, self.tail = outer, head, tail
        self.label = outer.e.fresh("left")

    def __enter__(self) -> CStmts:
        self.outer.lines.add(self.head)
        self.outer.lines.depth += 1
        self.at = len(self.outer.lines.text)
        return replace(self.outer, breaks=(*self.outer.breaks, self.label))

    def __exit__(self, *_: object) -> None:
        lines = self.outer.lines
        lines.depth -= 1
        lines.add(self.tail)
        if any(f"goto {self.label};" in line for line in lines.text[self.at :]):
            lines.add(f"{self.label}:;")


def replace_slots(e: CExpr, slots: dict[str, str]) -> CExpr:
    """The same writer with other slots."""
    return replace(e, slots=slots)


def slot_value(e: CExpr, slot: ir.RecordSlot) -> str:
    """How a record slot is read."""
    if isinstance(slot.type, ty.ListOf):
        return f"k_kept(pos->{slot.attribute}, pos->{slot.attribute}_n)"
    return f"(i64)pos->{slot.attribute}" if e.ctype(slot.type) == "i64" else f"pos->{slot.attribute}"


def clear_text(e: CExpr, slot: ir.RecordSlot) -> str:
    """A record slot becomes zero."""
    if isinstance(slot.type, ty.ListOf):
        return f"memset(pos->{slot.attribute}, 0, sizeof pos->{slot.attribute}), pos->{slot.attribute}_n = 0;"
    return f"pos->{slot.attribute} = {e.types.zero(slot.type)};"


def _item_type(of: x.Expr) -> ty.Type:
    assert isinstance(of.type, ty.ListOf | ty.SetOf | ty.PoolOf)
    return of.type.of


def _inside(s: m.SetVar, kind: ty.Int) -> bool:
    """Whether the type of a value shows that it stays in the range of its var."""
    given = s.value.type
    if isinstance(given, ty.ListOf):
        given = given.of
    return (
        s.op == "=" and isinstance(given, ty.Int) and given.low is not None and given.high is not None
        and kind.low is not None and kind.high is not None and kind.low <= given.low and given.high <= kind.high
    )  # fmt: skip
