"""Which locals of a flow live across a stop: they become record slots; and where a slot has stopped to matter."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rulewright.compiler import flow_ir as ir
from rulewright.compiler.walk_stmts import bodies_of, exprs_of, inside, names_bound, names_used
from rulewright.dsl import expressions as x
from rulewright.dsl import types as ty


@dataclass(frozen=True, slots=True)
class Records:
    """`slots` by name; `live`, `clear` and `held` by block, as in `flow_ir.Flow`."""

    slots: dict[str, ir.RecordSlot]
    live: dict[str, tuple[str, ...]]
    clear: dict[str, tuple[str, ...]]
    held: dict[str, tuple[str, ...]]


def records(name: str, blocks: Mapping[str, ir.Block], entry: str, params: tuple[tuple[str, ty.Type], ...],
            own: Mapping[str, ty.Type]) -> Records:  # fmt: skip
    """The record of one flow. `own` are slots that the builder made itself, such as loop counters."""
    types: dict[str, ty.Type] = {**dict(params), **own}
    for block in blocks.values():
        for local, kind in _locals_of(block):
            types.setdefault(local, kind)
    wanted = set(own) | {n for n, _ in params}
    for block in blocks.values():
        wanted |= _free_in(block)
        match block.end:
            case ir.TakeNext(names=names):
                wanted |= set(names)
            case ir.Choose() as end:
                wanted |= _asked_by(end)
            case _:
                pass
        wanted |= {op.into for op in block.ops if isinstance(op, ir.TakeResult)}
    slots = {n: ir.RecordSlot(name, n, types[n]) for n in types if n in wanted}
    facts = {b.name: _touched(b, frozenset(slots)) for b in blocks.values()}
    return Records(slots, *_lives(blocks, entry, facts, tuple(n for n, _ in params), tuple(slots)))


def successors(end: ir.End, ops: tuple[ir.Op, ...] = ()) -> tuple[str, ...]:
    """Blocks that the flow may go to next, jumps from inside operations too."""
    jumps = tuple(op.block for op in inside(ops) if isinstance(op, ir.GoTo))
    match end:
        case ir.Jump(block=block):
            return (*jumps, block)
        case ir.Branch(yes=yes, no=no):
            return (*jumps, yes, no)
        case ir.TakeNext(body=body, after=after):
            return (*jumps, body, after)
        case ir.CallFlow(then=then):
            return (*jumps, then)
        case ir.Return():
            return jumps
        case ir.Choose(groups=groups, pass_to=pass_to, none_to=none_to):
            more = tuple(b for b in (pass_to, none_to) if b is not None)
            return (*jumps, *(g.body for g in groups), *more)


def end_exprs(end: ir.End) -> tuple[x.Expr, ...]:
    """Expressions that an end asks, options aside."""
    match end:
        case ir.Branch(condition=e):
            return (e,)
        case ir.CallFlow(args=args):
            return args
        case ir.Return(value=value):
            return () if value is None else (value,)
        case ir.Choose(decider=decider):
            return () if decider is None else (decider,)
        case ir.Jump() | ir.TakeNext():
            return ()


def _asked_by(end: ir.Choose) -> set[str]:
    """Locals that options, labels and the decider need from before the stop."""
    found = set() if end.decider is None else names_used(end.decider)
    for group in end.groups:
        bound: set[str] = set()
        for g in group.gens:
            found |= names_used(g.source) - bound
            bound |= set(g.names)
        parts = [group.guard, *(p.value for p in group.parts)]
        found |= {n for e in parts if e is not None for n in names_used(e)} - bound
    return found


def _locals_of(block: ir.Block) -> Iterator[tuple[str, ty.Type]]:
    yield from block.params
    for op in inside(block.ops):
        for e in exprs_of(op):
            for part in x.walk(e):
                if isinstance(part, x.Local):
                    yield part.name, part.type
        if isinstance(op, ir.TakeResult):
            yield op.into, op.type
    for e in end_exprs(block.end):
        for part in x.walk(e):
            if isinstance(part, x.Local):
                yield part.name, part.type
    if isinstance(block.end, ir.Choose):
        for group in block.end.groups:
            for source in (*(g.source for g in group.gens), group.guard, *(p.value for p in group.parts)):
                if source is not None:
                    yield from ((p.name, p.type) for p in x.walk(source) if isinstance(p, x.Local))


def _free_in(block: ir.Block) -> set[str]:
    """Names used in a block before it binds them."""
    bound = {n for n, _ in block.params}
    found: set[str] = set()
    for op in block.ops:
        found |= _used_by(op) - bound
        bound |= set(names_bound(op)) if not bodies_of(op) else set()
    return found | ({n for e in end_exprs(block.end) for n in names_used(e)} - bound)


def _used_by(op: ir.Op) -> set[str]:
    """Names that an operation with all inside it takes from outside."""
    bound = set(names_bound(op)) if bodies_of(op) else set()
    found: set[str] = set()
    own: set[str] = set()
    for e in exprs_of(op):
        found |= names_used(e) - own
    found -= bound
    for body in bodies_of(op):
        inner = set(bound)
        for s in body.stmts:
            found |= _used_by(s) - inner
            inner |= set(names_bound(s)) if not bodies_of(s) else set()
    return found


@dataclass(frozen=True, slots=True)
class _Touched:
    """Slots that a block reads before it surely writes them, surely writes, and may write."""

    reads: frozenset[str]
    writes: frozenset[str]
    may_write: frozenset[str]


def _touched(block: ir.Block, slots: frozenset[str]) -> _Touched:
    writes = {n for n, _ in block.params}
    may = set(writes)
    reads: set[str] = set()
    for op in block.ops:
        match op:
            case ir.KeepMe(slot=slot):
                writes.add(slot)
            case ir.BackToMe(slot=slot):
                reads |= {slot} - writes
            case ir.StartWalk(slot=slot):
                reads |= _used_by(op) - writes
                writes.add(slot)
            case _:
                reads |= _used_by(op) - writes
                if not bodies_of(op):
                    writes |= set(names_bound(op))
                may |= {n for i in inside((op,)) for n in names_bound(i)}
    # A jump out of the middle may leave before a later write; what is read behind it counts all the same.
    reads |= {n for e in end_exprs(block.end) for n in names_used(e)} - writes
    match block.end:
        case ir.TakeNext(slot=slot, names=names):
            reads |= {slot} - writes
            may |= {slot, *names}
        case ir.Choose() as end:
            reads |= _asked_by(end) - writes
        case _:
            pass
    return _Touched(frozenset(reads) & slots, frozenset(writes) & slots, frozenset(may | writes) & slots)


def _lives(
    blocks: Mapping[str, ir.Block],
    entry: str,
    facts: Mapping[str, _Touched],
    params: tuple[str, ...],
    order: tuple[str, ...],
) -> tuple[dict[str, tuple[str, ...]], dict[str, tuple[str, ...]], dict[str, tuple[str, ...]]]:
    before: dict[str, frozenset[str]] = {b: frozenset() for b in blocks}
    after: dict[str, frozenset[str]] = dict(before)
    nexts = {b.name: successors(b.end, b.ops) for b in blocks.values()}
    jumps = {b.name: successors(ir.Return(None, b.span), b.ops) for b in blocks.values()}
    changed = True
    while changed:
        changed = False
        for name in reversed(list(blocks)):
            out = frozenset[str]().union(*(before[n] - _bound_on_the_way(blocks[name].end, n) for n in nexts[name]))
            early = frozenset[str]().union(*(before[n] for n in jumps[name]))
            new = facts[name].reads | (out - facts[name].writes) | early
            if isinstance(blocks[name].end, ir.TakeNext):
                out |= {blocks[name].end.slot}  # type: ignore[union-attr]
            if new != before[name] or out != after[name]:
                before[name], after[name], changed = new, out, True
    full: dict[str, frozenset[str]] = {b: frozenset() for b in blocks}
    full[entry] = frozenset(params)
    changed = True
    while changed:
        changed = False
        for name, block in blocks.items():
            out = full[name] | facts[name].may_write
            if isinstance(block.end, ir.Choose | ir.CallFlow):
                out &= _needed(block, before, after)
            for n in nexts[name]:
                if not out <= full[n]:
                    full[n] |= out
                    changed = True
    steps = {op.step for block in blocks.values() for op in block.ops if isinstance(op, ir.AllDecide)}
    live = {name: tuple(n for n in order if n in before[name]) for name in steps}
    clear: dict[str, tuple[str, ...]] = {}
    holds: dict[str, tuple[str, ...]] = {}
    for name, block in blocks.items():
        held = full[name] | facts[name].may_write
        holds[name] = tuple(n for n in order if n in held)
        if isinstance(block.end, ir.Choose | ir.CallFlow):
            needed = _needed(block, before, after)
            live[name] = tuple(n for n in order if n in needed)
            clear[name] = tuple(n for n in order if n in held - needed)
    return live, clear, holds


def _bound_on_the_way(end: ir.End, to: str) -> frozenset[str]:
    """Names that a loop binds where it goes on, and not where it is over."""
    return frozenset(end.names) if isinstance(end, ir.TakeNext) and to == end.body else frozenset()


def _needed(
    block: ir.Block, before: Mapping[str, frozenset[str]], after: Mapping[str, frozenset[str]]
) -> frozenset[str]:
    """Slots that matter while the flow waits at the end of a block."""
    match block.end:
        case ir.Choose(groups=groups, pass_to=pass_to, none_to=none_to) as end:
            found = frozenset(_asked_by(end))
            for g in groups:
                found |= before[g.body] - {n for gen in g.gens for n in gen.names}
            for to in (pass_to, none_to):
                found |= before[to] if to is not None else frozenset()
            return found
        case _:
            return after[block.name]
