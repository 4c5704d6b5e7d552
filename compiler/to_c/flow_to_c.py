"""Flows → one C function: a label for each block, and a jump for each edge.

It runs from block to block until a stop. Called for playouts it draws a decision there and goes on; called for one step
it returns.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rulewright.compiler import flow_ir as ir
from rulewright.compiler.before_chance import before_chance
from rulewright.compiler.choices_to_python import all_decisions
from rulewright.compiler.flow_game import call_sites
from rulewright.compiler.leaving import leaves
from rulewright.compiler.to_c.c_lines import CLines
from rulewright.compiler.to_c.c_types import CTypes, c_name
from rulewright.compiler.to_c.choices_to_c import ChoiceLines
from rulewright.compiler.to_c.expr_to_c import CExpr
from rulewright.compiler.to_c.state_to_c import StateLayout, asks_all_at_once
from rulewright.compiler.to_c.stmts_to_c import CStmts, clear_text, slot_value
from rulewright.compiler.to_c.stop_names import stop_cases, take_label
from rulewright.dsl import model as m
from rulewright.dsl import types as ty

DONE = "return;"


@dataclass
class CFlows:
    """Writes the function `run`."""

    game: ir.FlowGame
    lines: CLines
    types: CTypes
    layout: StateLayout
    columns: dict[tuple[str, str], ty.Type]
    counter: list[int]

    def expr(self, slots: Mapping[str, str]) -> CExpr:
        model = self.game.model
        return CExpr(model, self.game.reads, self.types, self.layout, slots, self.columns, self.counter)

    def flow_slots(self, flow: ir.Flow) -> dict[str, str]:
        """How the record slots of a flow are read."""
        e = self.expr({})
        return {name: slot_value(e, slot) for name, slot in flow.slots.items()}

    def write(self) -> None:
        add = self.lines.add
        decisions = all_decisions(self.game)
        with self.lines.block("HOT void run(Position *pos, Agreed *a MAYBE, i64 id, Playing *playing)"):
            add("i64 k MAYBE;")
            for flow in self.game.flows.values():
                for block in flow.blocks.values():
                    for name, kind in block.params:
                        if name not in flow.slots:
                            zero = self.types.zero(kind)
                            add(f"{self.types.of(kind)} {param(block, name)} MAYBE = {zero};")
            if asks_all_at_once(self.game):
                add("KNOWING(if (id != BEGIN && pos->at_once.block) pos->at_once.asked |= 1 << pos->me);")
            with self.lines.block("if (id != BEGIN) switch (pos->at)"):
                for case in stop_cases(decisions, lambda choose: f"goto {take_label(choose)};"):
                    add(case)
                add("default: return;")
            self._setup()
            self._turns()
            for flow in self.game.flows.values():
                for block in flow.blocks.values():
                    self._block(flow, block)
                self._goes_back(flow)
            choices = ChoiceLines(self.game, self.lines, self.expr, self.flow_slots, param)
            for d in decisions:
                choices.take(d)
        add()

    def _setup(self) -> None:
        add = self.lines.add
        if self.game.setup is not None:
            add("{")
            self.lines.depth += 1
            writer = CStmts(self.expr({}), self.lines, self.game.ends, "goto begin;", DONE, jump)
            for s in self.game.setup.stmts[len(before_chance(self.game.setup)) :]:
                writer.stmt(s)
            self.lines.depth -= 1
            add("}")
            add("goto begin;")
        else:
            setup = next((f for f in self.game.flows.values() if f.form == "setup"), None)
            add(jump(setup.entry) if setup is not None else "goto begin;")

    def _turns(self) -> None:
        add, model = self.lines.add, self.game.model
        main = next(f for f in self.game.flows.values() if f.form == "main")
        e = self.expr({})
        add("begin: MAYBE;")
        if main.name == "turn":
            add(f"pos->me = (i8){e.value(model.starter) if model.starter is not None else '0'};")
        add(jump(main.entry))
        add("next_turn: MAYBE;")
        if main.name == "turn":
            seats = e.seats()
            add(f"pos->me = (i8)(pos->me + 1 == {seats} ? 0 : pos->me + 1);")
        add(jump(main.entry))

    def _goes_back(self, flow: ir.Flow) -> None:
        sites = call_sites(self.game).get(flow.name, ())
        if len(sites) < 2:
            return
        with self.lines.block(f"after_{flow.name}: MAYBE;"):
            self.lines.add(f"i64 site = pos->{flow.name}_goes_back_to;")
            self.lines.add(f"pos->{flow.name}_goes_back_to = 0;")
            with self.lines.block("switch (site)"):
                for number, (_, block) in enumerate(sites[:-1], 1):
                    assert isinstance(block.end, ir.CallFlow)
                    self.lines.add(f"case {number}: {jump(block.end.then)}")
                last = sites[-1][1].end
                assert isinstance(last, ir.CallFlow)
                self.lines.add(f"default: {jump(last.then)}")

    def _return(self, flow: ir.Flow) -> str:
        """What the flow does when it is done."""
        match flow.form:
            case "setup":
                return "goto begin;"
            case "main":
                return "goto next_turn;"
            case "rule":
                sites = call_sites(self.game)[flow.name]
                if len(sites) > 1:
                    return f"goto after_{flow.name};"
                end = sites[0][1].end
                assert isinstance(end, ir.CallFlow)
                return jump(end.then)

    def _block(self, flow: ir.Flow, block: ir.Block) -> None:
        slots = self.flow_slots(flow)
        slots |= {n: param(block, n) for n, _ in block.params if n not in flow.slots}
        e = self.expr(slots)
        held = tuple(flow.slots[n] for n in flow.held[block.name])
        result = ir.RecordSlot(flow.name, "result", flow.result) if flow.result is not None else None
        writer = CStmts(e, self.lines, self.game.ends, self._return(flow), DONE, jump, held, result)
        self.lines.start()
        with self.lines.block(f"{label(block.name)}: MAYBE;"):
            if block.name == flow.entry or block.params:
                self.lines.note(block.span)
            for op in block.ops:
                writer.stmt(op)
            if not (block.ops and leaves(block.ops[-1])):
                self._end(flow, block, writer)

    def _end(self, flow: ir.Flow, block: ir.Block, writer: CStmts) -> None:
        add, e = self.lines.add, writer.e
        clear = tuple(flow.slots[n] for n in flow.clear.get(block.name, ()))
        match block.end:
            case ir.Jump(block=to):
                add(jump(to))
            case ir.Branch(condition=condition, yes=yes, no=no, span=span):
                self.lines.note(span)
                add(f"if {e.condition(condition)} {jump(yes)}")
                add(jump(no))
            case ir.TakeNext(slot=slot, names=names, body=body, after=after):
                rest = f"pos->{flow.slots[slot].attribute}"
                add(f"if (!{rest}_n) {jump(after)}")
                writer.assign(names[0], f"k_next({rest}, &{rest}_n)")
                add(jump(body))
            case ir.CallFlow():
                self._call(block.end, writer, clear)
            case ir.Return(value=value):
                if value is not None:
                    writer.stmt(m.GiveResult(value, (), block.end.span))
                else:
                    writer.clear(writer.held)
                    add(self._return(flow))
            case ir.Choose() as end:
                self.lines.note(end.span)
                writer.clear(clear)
                ChoiceLines(self.game, self.lines, self.expr, self.flow_slots, param).stop(flow, end)

    def _call(self, end: ir.CallFlow, writer: CStmts, clear: tuple[ir.RecordSlot, ...]) -> None:
        called = self.game.flows[end.rule]
        inner = self.flow_slots(called)
        self.lines.note(end.span)
        values = []
        for (name, kind), arg in zip(called.params, end.args, strict=True):
            value = writer.e.fresh("arg")
            self.lines.add(f"{writer.e.ctype(kind)} {value} = {writer.e.value(arg, kind)};")
            values.append((name, value))
        callee = CStmts(self.expr(inner), self.lines, self.game.ends, "", DONE)
        for name, value in values:
            callee.assign(name, value)
        if len(call_sites(self.game)[end.rule]) > 1:
            self.lines.add(f"pos->{end.rule}_goes_back_to = {end.site};")
        writer.clear(clear)
        self.lines.add(jump(called.entry))


def label(block: str) -> str:
    """The label of a block; no word of C is one."""
    return f"at_{block}"


def jump(block: str) -> str:
    return f"goto {label(block)};"


def param(block: ir.Block, name: str) -> str:
    """The variable in which an option's value comes into a block."""
    return f"{block.name}_with_{c_name(name)}"


def finish_lines(game: ir.FlowGame, e: CExpr) -> list[str]:
    """What the record holds when the game is over."""
    found = [clear_text(e, slot) for flow in game.flows.values() for slot in flow.slots.values()]
    found += [f"pos->{rule}_goes_back_to = 0;" for rule, calls in call_sites(game).items() if len(calls) > 1]
    found += [
        clear_text(e, ir.RecordSlot(f.name, "result", f.result)) for f in game.flows.values() if f.result is not None
    ]
    return found
