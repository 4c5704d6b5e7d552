"""Flows → methods, one a block. It returns the method of the block that comes next, or None at a stop."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rulewright.compiler import flow_ir as ir
from rulewright.compiler.expr_to_python import ExprWriter
from rulewright.compiler.leaving import leaves
from rulewright.compiler.python_types import py_type, zero_of
from rulewright.compiler.records import successors
from rulewright.compiler.source_notes import Lines
from rulewright.compiler.stmts_to_python import StmtWriter
from rulewright.dsl import model as m


@dataclass
class FlowWriter:
    """Writes the blocks of one flow."""

    game: ir.FlowGame
    flow: ir.Flow
    lines: Lines
    used: set[str]
    callers: Mapping[str, tuple[str, ...]]

    def write(self) -> None:
        """A method for each block that is jumped to by name; one with a single way in stands where it is reached."""
        called: dict[str, int] = {}
        named = {self.flow.entry}
        for block in self.flow.blocks.values():
            for to in successors(block.end, block.ops):
                called[to] = called.get(to, 0) + 1
            named |= self._by_name(block)
        named |= {name for name, times in called.items() if times > 1}
        for block in self.flow.blocks.values():
            if block.name in named:
                self._method(block, frozenset(named))

    def _by_name(self, block: ir.Block) -> set[str]:
        """Blocks that cannot stand inside this one: decisions, returns and jumps from inside lead to them."""
        jumps = set(successors(ir.Return(None, block.span), block.ops))
        match block.end:
            case ir.Choose(groups=groups, pass_to=pass_to, none_to=none_to):
                return jumps | {g.body for g in groups} | {b for b in (pass_to, none_to) if b is not None}
            case ir.CallFlow(then=then):
                return jumps | {then}
            case _:
                return jumps

    def _writer(self) -> ExprWriter:
        slots = {name: f"self.{slot.attribute}" for name, slot in self.flow.slots.items()}
        return ExprWriter(self.game.model, self.game.reads, "position", slots, self.used)

    def _method(self, block: ir.Block, named: frozenset[str]) -> None:
        params = "".join(f", {name}: {py_type(kind)}" for name, kind in block.params)
        self.lines.start()
        with self.lines.block(f"def {block.name}(self{params}) -> Step:"):
            if block.name == self.flow.entry or block.params:
                self.lines.note(block.span)
            for name, _ in block.params:
                if name in self.flow.slots:
                    self.lines.add(f"self.{self.flow.slots[name].attribute} = {name}")
            self._block(block, named)
        self.lines.add()

    def _block(self, block: ir.Block, named: frozenset[str]) -> None:
        self.lines.count(block.head)
        e = self._writer()
        held = tuple(self.flow.slots[n] for n in self.flow.held[block.name])
        result = f"{self.flow.name}_result" if self.flow.result is not None else None
        writer = StmtWriter(
            e, self.lines, self.game.ends, self._return(), "return None", held, result, open_decks=self.game.open_decks
        )
        for op in block.ops:
            writer.stmt(op)
        if block.ops and leaves(block.ops[-1]):
            return
        self._end(block, writer, named)

    def _return(self) -> str:
        """What the flow does when it is done."""
        match self.flow.form:
            case "setup":
                return "return self.begin"
            case "main":
                return "return self.next_turn"
            case "rule":
                sites = self.callers[self.flow.name]
                if len(sites) == 1:
                    return f"return self.{sites[0]}"
                return f"return self.after_{self.flow.name}"

    def _end(self, block: ir.Block, writer: StmtWriter, named: frozenset[str]) -> None:
        add, e = self.lines.add, writer.e
        clear = tuple(self.flow.slots[n] for n in self.flow.clear.get(block.name, ()))
        match block.end:
            case ir.Jump(block=to):
                self._go(to, named)
            case ir.Branch(condition=condition, yes=yes, no=no, span=span):
                self.lines.note(span)
                with self.lines.block(f"if {e.condition(condition)}:"):
                    self._go(yes, named)
                self._go(no, named)
            case ir.TakeNext(slot=slot, names=names, body=body, after=after):
                rest = e.slots[slot]
                with self.lines.block(f"if not {rest}:"):
                    self._go(after, named)
                targets = ", ".join(e.slots[n] for n in names)
                add(f"{targets} = {rest}[0]")
                add(f"{rest} = {rest}[1:]")
                self._go(body, named)
            case ir.CallFlow(rule=rule, args=args, site=site, cites=cites, span=span):
                self.lines.note(span)
                self.lines.count(cites)
                params = [f"self.{rule}_{name}" for name, _ in self.game.flows[rule].params]
                if params:
                    add(f"{', '.join(params)} = {', '.join(e.value(a) for a in args)}")
                if len(self.callers[rule]) > 1:
                    add(f"self.{rule}_goes_back_to = {site}")
                writer.clear(clear)
                add(f"return self.{self.game.flows[rule].entry}")
            case ir.Return(value=value):
                if value is not None:
                    add(f"self.{self.flow.name}_result = {e.value(value)}")
                writer.clear(writer.held)
                add(self._return())
            case ir.Choose(stop=stop, none_to=none_to, span=span):
                self.lines.note(span)
                writer.clear(clear)
                add(f"return self.offer({stop_constant(stop)}, {f'self.{none_to}' if none_to else 'None'})")

    def _go(self, to: str, named: frozenset[str]) -> None:
        """The next block, by name or right here."""
        if to in named:
            self.lines.add(f"return self.{to}")
        else:
            self._block(self.flow.blocks[to], named)


def stop_constant(stop: str) -> str:
    """`turn.choose 2` → TURN_CHOOSE_2."""
    return stop.replace(".", "_").replace(" ", "_").upper()


def return_method(lines: Lines, rule: str, sites: tuple[str, ...]) -> None:
    """Where a rule with several call sites goes on."""
    lines.start()
    with lines.block(f"def after_{rule}(self) -> Step:"):
        lines.add(f"site, self.{rule}_goes_back_to = self.{rule}_goes_back_to, 0")
        for number, block in enumerate(sites[:-1], 1):
            with lines.block(f"if site == {number}:"):
                lines.add(f"return self.{block}")
        lines.add(f"return self.{sites[-1]}")
    lines.add()


def slot_line(slot: ir.RecordSlot) -> str:
    """The start value of a record slot."""
    return f"self.{slot.attribute}: {py_type(slot.type)} = {zero_of(slot.type)}"


def procedure(lines: Lines, e: ExprWriter, game: ir.FlowGame, rule: m.RuleDecl) -> None:
    """A rule that stops for nobody: a method."""
    params = "".join(f", {name}: {py_type(kind)}" for name, kind in rule.params)
    result = "None" if rule.type is None else py_type(rule.type)
    over = "return" if rule.type is None else f"return {zero_of(rule.type)}"
    lines.start()
    with lines.block(f"def {rule.name}(self{params}) -> {result}:"):
        lines.note(rule.span)
        StmtWriter(e, lines, game.ends, "return", over, open_decks=game.open_decks).body(rule.body)
    lines.add()


def setup_method(lines: Lines, e: ExprWriter, game: ir.FlowGame, body: m.Body) -> None:
    """A setup that stops for nobody."""
    lines.start()
    with lines.block("def setup(self) -> Step:"):
        lines.note(body.span)
        writer = StmtWriter(e, lines, game.ends, "return self.begin", "return None", open_decks=game.open_decks)
        writer.body(body)
        if not (body.stmts and leaves(body.stmts[-1])):
            lines.add("return self.begin")
    lines.add()
