"""Statements that stop for nobody → lines of C."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from rulewright.compiler import flow_ir as ir
from rulewright.compiler.python_types import size_of
from rulewright.compiler.stmts_to_python import stays_inside
from rulewright.compiler.to_c.builtins_to_c import builtin_text
from rulewright.compiler.to_c.c_lines import CLines
from rulewright.compiler.to_c.c_types import c_field, c_name
from rulewright.compiler.to_c.expr_to_c import CExpr
from rulewright.compiler.to_c.folds_to_c import loop_over
from rulewright.compiler.to_c.planes_to_c import plane_number
from rulewright.compiler.to_c.zones_to_c import draw_things, move_things, move_tokens, reveal, shuffle_zone
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
        if isinstance(s, ir.GoTo) or not isinstance(s, ir.Bare | ir.SetMe | ir.StartWalk):
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
                move_things(self, s)
            case m.MoveTokens():
                move_tokens(self, s)
            case m.DrawThings():
                draw_things(self, s)
            case m.ShuffleZone(zone=zone):
                shuffle_zone(self, zone)
            case m.RevealIt():
                reveal(self, s)
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
            case ir.AllDecide(number=number):
                add(f"KNOWING(all_decide(pos, {number}));")
            case ir.AllHaveDecided():
                add("KNOWING(all_have_decided(pos));")
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
        if isinstance(var.type, ty.Int) and s.span not in e.model.proved and not stays_inside(s, var.type):
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
        if var in e.layout.only_planes:
            put = f"k_set_plane{'' if words == 1 else words}"
            many = size_of(e.model, decl.type)
            self.lines.add(f"{put}(pos->{var}_is, {many}, {index}, {plane_number(decl.type, f'({value})')});")
            return
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
