"""displace: options that lead from a cell to one so many places on become one set of origins for each such step.

`"{c} to {d}" for c in mine, d in ahead(c) if pawn[d] is none`: `ahead` is known before any game, and its pairs of cells
lie few distances apart. For each distance the pawns that may go are my pawns, those that have a cell there, and the
empty cells moved back by that distance: three operations on sets for all pawns at once. What may be chosen is then
counted, and one drawn, without ever being listed.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from rulewright.compiler import flow_ir as ir
from rulewright.compiler.cannot_fault import Faults
from rulewright.compiler.known_values import KnownValues, NotKnown, members
from rulewright.compiler.rewrite_game import with_groups
from rulewright.compiler.sets_where import everything, is_all, join, meet, minus
from rulewright.compiler.walk_stmts import names_used
from rulewright.dsl import expressions as x
from rulewright.dsl import types as ty
from rulewright.dsl.reads import reads_of
from rulewright.dsl.rewrite_exprs import key_of

MOST_STEPS = 8  # of one line; the rays of a queen have fifty, and sets of so many origins gain nothing
LARGEST_GRID = 64  # cells that fit into a word

Pairs = tuple[int, ...]  # for each cell the set of cells that go with it


def displace(game: ir.FlowGame) -> ir.FlowGame:
    """The game with `steps` on each option line of two cells whose distances are few and known."""
    known = KnownValues(game.model)
    faults = Faults({**game.model.pures, **game.model.patterns, **game.model.made})

    def of_group(group: ir.Group) -> ir.Group:
        match group:
            case ir.Group(at_once=None, guard=None, gens=(
                ir.GroupGen(names=(start,), source=starts, carrier=ir.Carrier(form="type", type=ty.Ref() as cell)),
                ir.GroupGen(names=(_,), source=ends, carrier=ir.Carrier(form="type", type=ty.Ref() as other)),
            )) if cell == other and starts.type == ends.type == ty.SetOf(cell) and faults.never(ends):  # fmt: skip
                grid = game.model.grids.get(cell.table)
                if grid is None or grid.size > LARGEST_GRID:
                    return group
                return replace(group, steps=_Steps(game, known, start, starts, grid.size).of(ends))
            case _:
                return group

    return with_groups(game, of_group)


@dataclass
class _Steps:
    """The steps of one option line. `start` is the name of the cell from which they lead, one of `starts`."""

    game: ir.FlowGame
    known: KnownValues
    start: str
    starts: x.Expr
    size: int
    relations: dict[object, Pairs | None] = field(default_factory=dict)

    def of(self, ends: x.Expr) -> tuple[ir.Step, ...]:
        """One step for each distance to a cell of `ends`; none where they are too many, or not known."""
        bound = self._bound(ends)
        if bound is None:
            return ()
        distances = sorted({to - c for c, found in enumerate(bound) for to in members(found)})
        if len(distances) > MOST_STEPS:
            return ()
        found = []
        for by in distances:
            inside = self._leading(bound, by)
            there = self._origins(ends, by, inside)
            if there is None:
                return ()
            found.append(ir.Step(by, meet(meet(self.starts, self._const(inside, ends)), there)))
        return tuple(found)

    def _leading(self, pairs: Pairs, by: int) -> int:
        """The cells that go with the one so many places on."""
        return sum(1 << c for c, found in enumerate(pairs) if 0 <= c + by < self.size and found >> (c + by) & 1)

    def _const(self, cells: int, e: x.Expr) -> x.Const:
        return x.Const(cells, self.starts.type, e.span)

    # ------------------------------------------------------------ what is known before any game

    def _relation(self, e: x.Expr) -> Pairs | None:
        """For each start the members of a set that depends on nothing else, or a flag."""
        key = key_of(e)
        if key not in self.relations:
            self.relations[key] = self._computed(e)
        return self.relations[key]

    def _computed(self, e: x.Expr) -> Pairs | None:
        model = self.game.model
        if names_used(e) != {self.start}:
            return None
        if reads_of(e, {**model.pures, **model.made}, model.patterns, dict(self.game.reads)):
            return None
        try:
            return tuple(self.known.bits(e, {self.start: c}) for c in range(self.size))
        except NotKnown:
            return None

    def _bound(self, e: x.Expr) -> Pairs | None:
        """Pairs of which all pairs of a set surely are some; None where they may be any."""
        found = self._relation(e) if isinstance(e.type, ty.SetOf) else None
        if found is not None:
            return found
        match e:
            case x.Join(op="-", left=a):
                return self._bound(a)
            case x.Join(op="&", left=a, right=b):
                one, two = self._bound(a), self._bound(b)
                return tuple(p & q for p, q in zip(one, two, strict=True)) if one and two else one or two
            case x.Join(left=a, right=b) | x.Either(then=a, otherwise=b):
                one, two = self._bound(a), self._bound(b)
                return tuple(p | q for p, q in zip(one, two, strict=True)) if one and two else None
            case _:
                return None

    # ------------------------------------------------------------ sets of origins

    def _origins(self, e: x.Expr, by: int, inside: int) -> x.Expr | None:
        """Those of `inside` from which so many places on lies a member; of other cells it says anything."""
        kind = self.starts.type
        assert isinstance(kind, ty.SetOf)
        if self.start not in names_used(e):
            return e if is_all(e) else x.Moved(e, -by, kind, e.span)
        relation = self._relation(e)
        if relation is not None:
            return self._among(self._leading(relation, by), inside, e)
        match e:
            case x.Join(op=op, left=left, right=right):
                a, b = self._origins(left, by, inside), self._origins(right, by, inside)
                if a is None or b is None:
                    return None
                return meet(a, b) if op == "&" else minus(a, b) if op == "-" else join(a, b)
            case x.Either(condition=c, then=then, otherwise=other):
                yes, no = self._origins(then, by, inside), self._origins(other, by, inside)
                if yes is None or no is None:
                    return None
                if self.start not in names_used(c):
                    return replace(e, then=yes, otherwise=no)
                asked = self._relation(c)
                if asked is None:
                    return None
                holds = self._among(sum(1 << cell for cell, flag in enumerate(asked) if flag), inside, c)
                return join(meet(yes, holds), minus(no, holds))
            case _:
                return None

    def _among(self, cells: int, inside: int, e: x.Expr) -> x.Expr:
        """A set of cells known here: everything where it is all that matters."""
        kind = self.starts.type
        assert isinstance(kind, ty.SetOf)
        found = cells & inside
        return everything(kind, e) if found == inside else self._const(found, e)
