"""A set of cells that depends on one cell → for each distance the cells from which that far away lies a member.

`[x for x in around(c) if pawn[x] is none]` are eight distances; at each, the cells that have one there, and the empty
cells moved back by it. What depends on the cell alone is known before any game, and says how far members can be.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from rulewright.compiler import flow_ir as ir
from rulewright.compiler.known_values import KnownValues, NotKnown, members
from rulewright.compiler.sets_where import SetsWhere, everything, is_all, join, meet, minus
from rulewright.compiler.walk_stmts import names_used
from rulewright.dsl import expressions as x
from rulewright.dsl import types as ty
from rulewright.dsl.reads import reads_of
from rulewright.dsl.rewrite_exprs import key_of, replace_locals

MOST_STEPS = 8  # of one set; the rays of a queen have fifty, and sets of so many origins gain nothing
START = " start"  # no name of the rules has a space

Pairs = tuple[int, ...]  # for each cell the set of cells that go with it


@dataclass
class StepsOf:
    """The steps from the cells of one set, on a board of so many cells."""

    sets: SetsWhere
    known: KnownValues
    starts: x.Expr
    size: int
    relations: dict[object, Pairs | None] = field(default_factory=dict)

    def of(self, ends: x.Expr, start: str) -> tuple[ir.Step, ...]:
        """One step for each distance from a cell, called `start`, to those of `ends`.

        None where they are too many, or not known. That nothing in `ends` can fault is taken to be so.
        """
        ends = replace_locals(ends, {start: x.Local(START, _cell(self.starts), ends.span)})
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
        model = self.sets.game.model
        if names_used(e) != {START}:
            return None
        if reads_of(e, {**model.pures, **model.made}, model.patterns, dict(self.sets.game.reads)):
            return None
        try:
            return tuple(self.known.bits(e, {START: c}) for c in range(self.size))
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
            case x.Fold() if _filtered(e):
                found = self._bound(e.gens[0].source)
                return found and tuple(sum(1 << to for to in members(p) if self._asked(e, c, to) is not False)
                                       for c, p in enumerate(found))  # fmt: skip
            case x.CallPure():
                body = self.sets.inlined(e)
                return None if body is None else self._bound(body)
            case _:
                return None

    def _asked(self, e: x.Fold, c: int, to: int) -> bool | None:
        """What the condition of a loop says of a pair of cells; None where that is not known before any game."""
        assert e.condition is not None
        try:
            return bool(self.known.value(e.condition, {START: c, e.gens[0].names[0]: to}))
        except NotKnown:
            return None

    # ------------------------------------------------------------ sets of origins

    def _origins(self, e: x.Expr, by: int, inside: int) -> x.Expr | None:
        """Those of `inside` from which so many places on lies a member; of other cells it says anything."""
        kind = self.starts.type
        assert isinstance(kind, ty.SetOf)
        if START not in names_used(e):
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
                if START not in names_used(c):
                    return replace(e, then=yes, otherwise=no)
                asked = self._relation(c)
                if asked is None:
                    return None
                holds = self._among(sum(1 << cell for cell, flag in enumerate(asked) if flag), inside, c)
                return join(meet(yes, holds), minus(no, holds))
            case x.Fold() if _filtered(e):
                found = self._origins(e.gens[0].source, by, inside)
                answers = {c: self._asked(e, c, c + by) for c in members(inside)}
                if found is None or None in answers.values():
                    return None
                return meet(found, self._among(sum(1 << c for c, yes in answers.items() if yes), inside, e))
            case x.CallPure():
                body = self.sets.inlined(e)
                return None if body is None else self._origins(body, by, inside)
            case _:
                return None

    def _among(self, cells: int, inside: int, e: x.Expr) -> x.Expr:
        """A set of cells known here: everything where it is all that matters."""
        kind = self.starts.type
        assert isinstance(kind, ty.SetOf)
        found = cells & inside
        return everything(kind, e) if found == inside else self._const(found, e)


def _filtered(e: x.Fold) -> bool:
    """`{x for x in S if c}`."""
    match e:
        case x.Fold(kind="set", item=x.Local(name=item), gens=(x.Gen(names=(name,)),), prefix=None, type=ty.SetOf()):
            return item == name and e.condition is not None and isinstance(e.gens[0].source.type, ty.SetOf)
        case _:
            return False


def _cell(cells: x.Expr) -> ty.Type:
    assert isinstance(cells.type, ty.SetOf)
    return cells.type.of
