"""seat: a turn of two seats is written once for each of them, so that `me` is known in it.

What depends on who moves - the way pawns go, which of several sets is mine - is then a constant, and turns lead from
one to the other without asking whose it is.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, is_dataclass, replace
from typing import Any, get_args

from rulewright.compiler import flow_ir as ir
from rulewright.compiler.walk_stmts import inside
from rulewright.dsl import expressions as x
from rulewright.dsl import model as m
from rulewright.dsl import types as ty
from rulewright.dsl.rewrite_exprs import rewrite
from rulewright.dsl.spans import Span

SEATS = range(2)
MOST_BLOCKS = 24  # of a turn; a longer one would gain little and take twice as long to compile
EXPRESSIONS = get_args(x.Expr)


def seat(game: ir.FlowGame) -> ir.FlowGame:
    """The game with its turn cloned, where nothing but the end of a turn changes whose it is."""
    main = next(f for f in game.flows.values() if f.form == "main")
    if game.model.players != (len(SEATS), len(SEATS)) or not _fits(main):
        return game
    return replace(game, flows={**game.flows, main.name: _cloned(main)})


def _fits(main: ir.Flow) -> bool:
    ops = [op for block in main.blocks.values() for op in inside(block.ops)]
    return (
        main.name == "turn"
        and len(main.blocks) <= MOST_BLOCKS
        and not any(isinstance(block.end, ir.CallFlow) for block in main.blocks.values())
        and not any(isinstance(op, ir.SetMe | ir.KeepMe | ir.BackToMe | m.EachStmt) for op in ops)
        and not any(_clone(name, p) in main.blocks for name in main.blocks for p in SEATS)
    )


def _clone(name: str, p: int) -> str:
    return f"{name}_of_{p + 1}"


def _cloned(main: ir.Flow) -> ir.Flow:
    """The first block asks whose turn it is; each clone ends with the beginning of the other."""
    entry = main.blocks[main.entry]
    asked = x.Compared("is", _me(0, main.span), x.MeValue(ty.Player(), main.span), ty.Flag(), main.span)
    ways = ir.Branch(asked, _clone(entry.name, 0), _clone(entry.name, 1), main.span)
    blocks = {entry.name: ir.Block(entry.name, (), (), ways, entry.head, entry.span)}
    for p in SEATS:
        for block in main.blocks.values():
            made = _block(block, main, p)
            blocks[made.name] = made
    apart = {name: [_clone(name, p) for p in SEATS] for name in main.blocks}
    tables = [
        {clone: slots for name, slots in table.items() for clone in apart[name]}
        for table in (main.live, main.clear, main.held)
    ]
    return replace(main, blocks=blocks, live=tables[0], clear=tables[1], held={**tables[2], entry.name: ()})


def _block(block: ir.Block, main: ir.Flow, p: int) -> ir.Block:
    """One block as it is when seat p moves."""

    def leaf(node: Any) -> Any:
        match node:
            case x.MeValue(span=span):
                return _me(p, span)
            case ir.GoTo(block=to) | ir.Jump(block=to):
                return replace(node, block=_clone(to, p))
            case _ if isinstance(node, EXPRESSIONS):
                return rewrite(node, lambda e: _me(p, e.span) if isinstance(e, x.MeValue) else e)
            case _:
                return None

    end = _deep(block.end, leaf)
    match end:
        case ir.Branch(yes=yes, no=no):
            end = replace(end, yes=_clone(yes, p), no=_clone(no, p))
        case ir.TakeNext(body=body, after=after):
            end = replace(end, body=_clone(body, p), after=_clone(after, p))
        case ir.Choose(groups=groups, pass_to=passed, none_to=none):
            groups = tuple(replace(g, body=_clone(g.body, p)) for g in groups)
            end = replace(end, groups=groups, pass_to=passed and _clone(passed, p),
                          none_to=none and _clone(none, p), seat=p)  # fmt: skip
        case ir.Return():
            end = ir.Jump(_clone(main.entry, 1 - p))
        case _:
            pass
    ops = _deep(block.ops, leaf)
    if block.name == main.entry:
        ops = (ir.SetMe(_me(p, block.span), block.span), *ops)
    return replace(block, name=_clone(block.name, p), ops=ops, end=end)


def _me(p: int, span: Span) -> x.Const:
    return x.Const(p, ty.Player(), span)


def _deep(node: Any, leaf: Callable[[Any], Any]) -> Any:
    """The same node with others in place of those that `leaf` knows, wherever they stand."""
    found = leaf(node)
    if found is not None:
        return found
    if isinstance(node, tuple):
        return tuple(_deep(part, leaf) for part in node)
    if not is_dataclass(node) or isinstance(node, Span | type):
        return node
    return replace(node, **{f.name: _deep(getattr(node, f.name), leaf) for f in fields(node) if f.init})
