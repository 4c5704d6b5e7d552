"""Statements that stop for nobody → Python lines."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.compiler import flow_ir as ir
from rulewright.compiler.binding import COMPARE, SHIFT, SUM
from rulewright.compiler.expr_to_python import ExprWriter
from rulewright.compiler.python_types import hides_things, place_name, zero_of
from rulewright.compiler.source_notes import Lines
from rulewright.compiler.spec_to_python import spec
from rulewright.compiler.walk_stmts import bodies_of
from rulewright.dsl import expressions as x
from rulewright.dsl import model as m
from rulewright.dsl import types as ty


@dataclass
class StmtWriter:
    """Writes into `lines`. `leave` is what a rule that is left returns; after the rules `ends` the game may be over.

    `held` are the record slots to clear before the body is left for good; `kept` the Python names that hold `me` of the
    loops over players around a statement.
    """

    e: ExprWriter
    lines: Lines
    ends: frozenset[str]
    leave: str
    over: str
    held: tuple[ir.RecordSlot, ...] = ()
    result_slot: str | None = None
    kept: tuple[str, ...] = ()
    open_decks: frozenset[str] = frozenset()

    def body(self, body: m.Body) -> None:
        self.lines.count(body.cites)
        for s in body.stmts:
            self.stmt(s)

    def stmt(self, s: ir.Op) -> None:
        """One statement under its line of rules."""
        if isinstance(s, ir.GoTo) or not isinstance(s, ir.Bare | ir.SetMe | ir.StartWalk):
            self.lines.note(s.span)
        cites = getattr(s, "cites", ())
        if not isinstance(s, m.MatchStmt):
            self.lines.count(cites)
        self._stmt(s)

    def _stmt(self, s: ir.Op) -> None:
        e, add = self.e, self.lines.add
        match s:
            case m.SetLocal(names=names, value=value):
                add(f"{self._targets(names)} = {e.value(value)}")
            case m.RollLocal(names=names, of=of):
                add(f"{self._targets(names)} = {self._roll(of)}")
            case m.SetVar():
                self._set_var(s)
            case m.CallRule(rule=rule, args=args, into=into):
                call = f"self.{rule}({', '.join(e.value(a) for a in args)})"
                add(f"{self._targets((into,))} = {call}" if into is not None else call)
                if rule in self.ends:
                    with self.lines.block("if self.over:"):
                        add(self.over)
            case m.MoveThings():
                self._move(s)
            case m.DrawThings():
                self._draw(s)
            case m.ShuffleZone(zone=zone):
                self._shuffle(zone)
            case m.EndGame(how=how, winner=winner):
                ending = {"ranked": "self.end_ranked()", "drawn": "self.end_drawn()"}
                add(ending[how] if winner is None else f"self.end_won({e.value(winner)})")
                add(self.over)
            case m.LeaveIt(how=how):
                self._leave(how)
            case m.GiveResult(value=value):
                self._give(value)
            case m.IfStmt():
                self._if(s)
            case m.MatchStmt():
                self._match(s)
            case m.PhaseStmt(condition=None, body=body):
                self.body(body)
            case m.PhaseStmt(condition=condition, body=body):
                assert condition is not None
                with self.lines.block(f"if {e.condition(condition)}:"):
                    self.body(body)
            case m.ForStmt():
                self._for(s)
            case m.RepeatStmt(times=times, body=body):
                with self.lines.block(f"for _ in range({e.value(times)}):"):
                    self.body(body)
            case m.EachStmt():
                self._each(s)
            case ir.GoTo(block=block):
                self._back()
                add(f"return self.{block}")
            case ir.SetMe(seat=seat):
                add(f"self.me = {e.value(seat)}")
            case ir.KeepMe(slot=slot):
                add(f"{e.slots[slot]} = self.me")
            case ir.BackToMe(slot=slot):
                add(f"self.me = {e.use('known')}({e.slots[slot]})")
            case ir.AllDecide(number=number):
                add(f"self.all_decide({number})")
            case ir.AllHaveDecided():
                add("self.all_have_decided()")
            case ir.StartWalk(slot=slot, source=source):
                add(f"{e.slots[slot]} = {self._sequence(source)}")
            case ir.TakeResult(rule=rule, into=into, type=kind):
                add(f"{self._targets((into,))} = self.{rule}_result")
                add(f"self.{rule}_result = {zero_of(kind)}")
            case ir.Tick():
                with self.lines.block("if self.tick():"):
                    add("return None")
            case m.MoveTokens():
                self._move_tokens(s)
            case m.RevealIt():
                self._reveal(s)
            case m.ChooseStmt():
                raise AssertionError(s)

    # ------------------------------------------------------------ values

    def _targets(self, names: tuple[str, ...]) -> str:
        return ", ".join(self.e.slots.get(n, n) for n in names)

    def _sequence(self, of: x.Expr) -> str:
        """A collection as a tuple or range."""
        if isinstance(of.type, ty.ListOf) and not isinstance(of, x.RangeOf):
            return self.e.value(of)
        return f"tuple({self.e.iterate(of)})"

    def _roll(self, of: x.Expr) -> str:
        assert isinstance(of.type, ty.ListOf | ty.SetOf | ty.PoolOf)
        return f"self.roll({self._sequence(of)}, {spec(self.e, of.type.of)})"

    def _set_var(self, s: m.SetVar) -> None:
        var = self.e.model.vars[s.var]
        index = self.e.flat_index(var.index, s.indexes)
        target = f"self.{s.var}[{index}]" if s.indexes else f"self.{s.var}"
        value = self._roll(s.value) if s.rolled else self.e.value(s.value)
        if s.op != "=":
            op = s.op[0]
            value = f"{target} {op} {self.e.value(s.value, SUM + 1)}"
        if isinstance(var.type, ty.Int) and s.span not in self.e.model.proved and not stays_inside(s, var.type):
            value = f"{self.e.use('within')}({value}, {var.type.low}, {var.type.high})"
        self.lines.add(f"{target} = {value}")

    # ------------------------------------------------------------ zones

    def place(self, p: m.Place) -> str:
        """The number of a place among all places of its things."""
        if p.zone is None:
            return self.e.use("BOX")
        base = self.e.use(place_name(self.e.model, p.zone))
        return f"{base} + {self.e.flat_index(self.e.model.zones[p.zone].index, p.indexes)}" if p.indexes else base

    def _things_at(self, p: m.Place) -> str:
        assert p.zone is not None
        index = self.e.flat_index(self.e.model.zones[p.zone].index, p.indexes)
        return f"self.{p.zone}[{index}]" if p.indexes else f"self.{p.zone}"

    def _known_of(self, p: m.Place) -> str:
        """The slot that says who knows where things are, if the zone hides them."""
        assert p.zone is not None
        zone = self.e.model.zones[p.zone]
        return f", self.{zone.of}_known" if zone.seen != "all" else ""

    def _thing_spec(self, p: m.Place) -> str:
        assert p.zone is not None
        return self.e.use(self.e.model.zones[p.zone].of.upper())

    def _shuffle(self, zone: m.Place) -> None:
        """Where only draws ask for the order, explicit chance leaves it open."""
        assert zone.zone is not None
        things = f"{self._things_at(zone)}, {self._thing_spec(zone)}{self._known_of(zone)}"
        if zone.zone in self.open_decks:
            self.lines.add(f"self.{self.e.model.zones[zone.zone].of}_open |= self.shuffle_openly({things})")
        else:
            self.lines.add(f"self.shuffle({things})")

    def _move(self, s: m.MoveThings) -> None:
        bottom = ", bottom=True" if s.to.bottom else ""
        if isinstance(s.what.type, ty.Ref | ty.Opt):
            if s.source is not None:
                self.lines.add(f"self.{s.of}_is_at({self.e.value(s.what)}, {self.place(s.source)})")
            self.lines.add(f"self.move_{s.of}({self.e.value(s.what)}, {self.place(s.to)}{bottom})")
            return
        things = self.e.iterate(s.what)
        if s.whole and not s.to.bottom:
            things = f"reversed({self.e.value(s.what)})"
        with self.lines.block(f"for moved in {things}:"):
            if s.source is not None:
                self.lines.add(f"self.{s.of}_is_at(moved, {self.place(s.source)})")
            self.lines.add(f"self.move_{s.of}(moved, {self.place(s.to)}{bottom})")

    def _move_tokens(self, s: m.MoveTokens) -> None:
        places = f"{self.place(s.source)}, {self.place(s.to)}"
        if s.row is None:
            self.lines.add(f"self.move_{s.of}s({places})")
        else:
            count = "1" if s.count is None else self.e.value(s.count)
            self.lines.add(f"self.move_{s.of}({self.e.value(s.row)}, {count}, {places})")

    def _reveal(self, s: m.RevealIt) -> None:
        """Things become known to all, or to one player; a computed value needs nothing at run time."""
        kind = s.what.type
        inner = kind.of if isinstance(kind, ty.Opt | ty.SetOf | ty.ListOf) else kind
        if not isinstance(inner, ty.Ref) or not hides_things(self.e.model, inner.table):
            return
        seats = f"1 << {self.e.value(s.to, SHIFT + 1)}" if s.to is not None else "-1"
        if isinstance(kind, ty.Ref | ty.Opt):
            self.lines.add(f"self.reveal_{inner.table}({self.e.value(s.what)}, {seats})")
            return
        with self.lines.block(f"for revealed in {self.e.iterate(s.what)}:"):
            self.lines.add(f"self.reveal_{inner.table}(revealed, {seats})")

    def _draw(self, s: m.DrawThings) -> None:
        assert s.source.zone is not None
        if self.e.model.tables[s.of].decl.form == "token":
            places = f"{self.place(s.source)}, {self.place(s.to)}"
            self.lines.add(f"self.draw_{s.of}s({self.e.value(s.count)}, {places})")
            return
        source = self._things_at(s.source)
        bag = self.e.model.zones[s.source.zone].form == "bag"
        left = f"{source}.bit_count()" if bag else f"len({source})"
        one = f"self.one_of({source}, {self.e.use(s.of.upper())})" if bag else f"{source}[0]"
        if s.source.zone in self.open_decks:
            one = f"self.top_of({source}, self.{s.of}_open, {self.e.use(s.of.upper())})"
        single = isinstance(s.count, x.Const) and s.count.value == 1
        head = f"if {source}:" if single else f"for _ in range(min({self.e.value(s.count)}, {left})):"
        with self.lines.block(head):
            self.lines.add(f"self.move_{s.of}({one}, {self.place(s.to)}{', bottom=True' if s.to.bottom else ''})")

    # ------------------------------------------------------------ leaving

    def _back(self) -> None:
        if self.kept:
            self.lines.add(f"self.me = {self.kept[0]}")

    def clear(self, slots: tuple[ir.RecordSlot, ...]) -> None:
        """Slots that do not matter any more are zero (S-17)."""
        for slot in slots:
            self.lines.add(f"self.{slot.attribute} = {zero_of(slot.type)}")

    def _leave(self, how: str) -> None:
        match how:
            case "nothing":
                pass
            case "stop":
                self.lines.add("break")
            case _:
                self._back()
                self.clear(self.held)
                self.lines.add(self.leave)

    def _give(self, value: x.Expr) -> None:
        if self.result_slot is None:
            if self.kept:
                self.lines.add(f"result = {self.e.value(value)}")
                self._back()
                self.lines.add("return result")
            else:
                self.lines.add(f"return {self.e.value(value)}")
            return
        self.lines.add(f"self.{self.result_slot} = {self.e.value(value)}")
        self._back()
        self.clear(self.held)
        self.lines.add(self.leave)

    # ------------------------------------------------------------ branches and loops

    def _if(self, s: m.IfStmt) -> None:
        for i, (condition, body) in enumerate(s.branches):
            with self.lines.block(f"{'elif' if i else 'if'} {self.e.condition(condition)}:"):
                self.body(body)
        if s.otherwise is not None:
            with self.lines.block("else:"):
                self.body(s.otherwise)

    def _match(self, s: m.MatchStmt) -> None:
        """A chain of questions: Python's own `match` would bind the names of constants instead of asking for them."""
        self.lines.count(s.cites)
        subject = self.e.value(s.subject, COMPARE + 1)
        for i, (values, body) in enumerate(s.cases):
            listed = [self.e.value(v, COMPARE + 1) for v in values]
            asked = f"{subject} == {listed[0]}" if len(listed) == 1 else f"{subject} in ({', '.join(listed)})"
            with self.lines.block(f"{'elif' if i else 'if'} {asked}:"):
                self.body(body)
        if s.otherwise is not None:
            with self.lines.block("else:"):
                self.body(s.otherwise)

    def _for(self, s: m.ForStmt) -> None:
        outer, depth = self.e, self.lines.depth
        self.e = outer.without([name for g in s.gens for name in g.names])
        for g in s.gens:
            self.lines.add(f"for {self.e.targets(g.names)} in {self.e.iterate(g.source)}:")
            self.lines.depth += 1
        if s.condition is not None:
            self.lines.add(f"if {self.e.condition(s.condition)}:")
            self.lines.depth += 1
        at = len(self.lines.text)
        self.body(s.body)
        if not any(line.strip() and not line.strip().startswith("#") for line in self.lines.text[at:]):
            self.lines.add("pass")
        self.e, self.lines.depth = outer, depth
        if len(s.gens) > 1 and _has_stop(s.body):
            # `stop` leaves the loop over all generators: an inner loop that was broken off breaks the outer.
            for level in range(len(s.gens) - 1, 0, -1):
                self.lines.depth = depth + level
                with self.lines.block("else:"):
                    self.lines.add("continue")
                self.lines.add("break")
            self.lines.depth = depth

    def _each(self, s: m.EachStmt) -> None:
        kept = "kept_me" if not self.kept else f"kept_me_{len(self.kept) + 1}"
        self.lines.add(f"{kept} = self.me")
        if s.start is None:
            seats = self.e.seats_range()
        else:
            seats = f"{self.e.use('seats_from')}({self.e.value(s.start)}, {self.e.seats()})"
        outer = self.kept
        self.kept = (*outer, kept)
        with self.lines.block(f"for self.me in {seats}:"):
            if s.condition is not None:
                with self.lines.block(f"if {self.e.condition(s.condition)}:"):
                    self.body(s.body)
            else:
                self.body(s.body)
        self.kept = outer
        self.lines.add(f"self.me = {kept}")


def stays_inside(s: m.SetVar, kind: ty.Int) -> bool:
    """Whether the type of a value shows that it stays in the range of its var."""
    given = s.value.type
    if isinstance(given, ty.ListOf):
        given = given.of
    return (
        s.op == "=" and isinstance(given, ty.Int) and given.low is not None and given.high is not None
        and kind.low is not None and kind.high is not None and kind.low <= given.low and given.high <= kind.high
    )  # fmt: skip


def _has_stop(body: m.Body) -> bool:
    """Whether a `stop` of this very loop stands in its body."""
    for s in body.stmts:
        match s:
            case m.LeaveIt(how="stop"):
                return True
            case m.ForStmt() | m.RepeatStmt() | m.EachStmt():
                continue
            case _:
                if any(_has_stop(b) for b in bodies_of(s)):
                    return True
    return False
