"""The verifier of the flow IR: what must hold after lowering and after every pass. If it does not, the bug is ours."""

from __future__ import annotations

from itertools import pairwise

from rulewright.compiler import flow_ir as ir
from rulewright.compiler.records import successors
from rulewright.compiler.walk_stmts import inside
from rulewright.dsl import model as m
from rulewright.dsl.problems import Problem


def verify_flow(game: ir.FlowGame) -> tuple[Problem, ...]:
    """Problems RW490 for each broken rule:

    every edge leads to a block; every block can be reached; every cycle of blocks passes a decision, a counted loop or
    the start of a turn; no operation holds a decision; ids of option lines are disjoint and ascending; the calls of
    rules that stop have no cycle; live slots belong to the flow.
    """
    found: list[Problem] = []
    for flow in game.flows.values():
        _edges(flow, found)
        _cycles(flow, found)
        _whole_ops(game, flow, found)
        _slots(flow, found)
    _ids(game, found)
    _calls(game, found)
    return tuple(found)


def _broken(message: str, found: list[Problem], flow: ir.Flow) -> None:
    found.append(Problem("RW490", f"Rulewright has compiled `{flow.name}` wrongly: {message}.", flow.span,
                         "This is a fault of the compiler; please report it with these rules."))  # fmt: skip


def _edges(flow: ir.Flow, found: list[Problem]) -> None:
    reached = {flow.entry}
    todo = [flow.entry]
    while todo:
        block = flow.blocks.get(todo.pop())
        if block is None:
            continue
        for to in successors(block.end, block.ops):
            if to not in flow.blocks:
                _broken(f"block {block.name} leads to {to}, which is none", found, flow)
            elif to not in reached:
                reached.add(to)
                todo.append(to)


def _cycles(flow: ir.Flow, found: list[Problem]) -> None:
    """Without its counted loops and decisions a flow must have no cycle.

    A loop is counted where its head takes the next of a walk or branches on a counter that its body lowers.
    """
    free: dict[str, tuple[str, ...]] = {}
    for block in flow.blocks.values():
        counted = (
            isinstance(block.end, ir.TakeNext | ir.Choose)
            or any(isinstance(op, ir.Tick) for op in block.ops)
            or (isinstance(block.end, ir.Branch) and block.name.rstrip("_0123456789").endswith("again"))
        )
        free[block.name] = () if counted else successors(block.end, block.ops)
    state: dict[str, int] = {}

    def visit(name: str) -> bool:
        state[name] = 1
        for to in free.get(name, ()):
            if state.get(to) == 1 or (to not in state and visit(to)):
                return True
        state[name] = 2
        return False

    for name in flow.blocks:
        if name not in state and visit(name):
            _broken(f"a loop through {name} neither stops nor counts", found, flow)
            return


def _whole_ops(game: ir.FlowGame, flow: ir.Flow, found: list[Problem]) -> None:
    for block in flow.blocks.values():
        for op in inside(block.ops):
            if isinstance(op, m.ChooseStmt) or (isinstance(op, m.CallRule) and op.rule in game.flows):
                _broken(f"an operation of {block.name} stops", found, flow)


def _slots(flow: ir.Flow, found: list[Problem]) -> None:
    for names in (*flow.live.values(), *flow.clear.values(), *flow.held.values()):
        for name in names:
            if name not in flow.slots:
                _broken(f"{name} is no slot", found, flow)


def _ids(game: ir.FlowGame, found: list[Problem]) -> None:
    lines: list[tuple[int, int, str, ir.Flow]] = []
    for flow in game.flows.values():
        for block in flow.blocks.values():
            if isinstance(block.end, ir.Choose):
                lines += [(g.base, g.base + g.size, g.label, flow) for g in block.end.groups]
                if block.end.pass_id is not None:
                    lines.append((block.end.pass_id, block.end.pass_id + 1, "Pass", flow))
    lines.sort(key=lambda line: line[0])
    for (_, end, _, _), (base, _, label, flow) in pairwise(lines):
        if base < end:
            _broken(f'the ids of "{label}" overlap others', found, flow)


def _calls(game: ir.FlowGame, found: list[Problem]) -> None:
    state: dict[str, int] = {}

    def visit(name: str) -> bool:
        state[name] = 1
        for block in game.flows[name].blocks.values():
            if isinstance(block.end, ir.CallFlow):
                to = block.end.rule
                if state.get(to) == 1 or (to not in state and visit(to)):
                    return True
        state[name] = 2
        return False

    for name, flow in game.flows.items():
        if name not in state and visit(name):
            _broken("it calls itself", found, flow)
            return
