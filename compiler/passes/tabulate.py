"""tabulate: a yes-or-no question about nothing but one small set is asked of all sets before any game.

Whether three marks of nine cells stand in a line is one of 512 answers: a bit in a table.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from rulewright.compiler import flow_ir as ir
from rulewright.compiler.every_expression import with_expressions
from rulewright.compiler.known_values import KnownValues, NotKnown
from rulewright.compiler.python_types import size_if_finite
from rulewright.compiler.walk_stmts import names_used
from rulewright.dsl import expressions as x
from rulewright.dsl import types as ty
from rulewright.dsl.reads import reads_of
from rulewright.dsl.rewrite_exprs import key_of, rewrite, with_parts

MOST_VALUES = 10  # of a set: a table of 1,024 bits is as large as two lines of a cache
THE_SET = " set"  # no name of the rules has a space


def tabulate(game: ir.FlowGame) -> ir.FlowGame:
    """The game with such questions looked up."""
    return with_expressions(game, _Tables(game).expression)


@dataclass
class _Tables:
    game: ir.FlowGame
    known: dict[object, int | None] = field(default_factory=dict)

    def expression(self, e: x.Expr) -> x.Expr:
        """The outermost questions that a table answers, in place."""
        if isinstance(e.type, ty.Flag) and any(isinstance(p, x.Fold) or _is_lined(p) for p in x.walk(e)):
            made = self._table(e)
            if made is not None:
                return made
        parts = x.parts_of(e)
        changed = tuple(self.expression(p) for p in parts)
        return e if all(a is b for a, b in zip(parts, changed, strict=True)) else with_parts(e, changed)

    def _table(self, e: x.Expr) -> x.Expr | None:
        planes = {key_of(p): p for p in x.walk(e) if isinstance(p, x.Plane | x.Taken)}
        if len(planes) != 1:
            return None
        ((key, of),) = planes.items()
        assert isinstance(of.type, ty.SetOf)
        size = size_if_finite(self.game.model, of.type.of)
        if size is None or size > MOST_VALUES:
            return None
        local = x.Local(THE_SET, of.type, of.span)
        asked = rewrite(e, lambda p: local if key_of(p) == key else p)
        if key_of(asked) not in self.known:
            self.known[key_of(asked)] = self._answers(asked, size)
        answers = self.known[key_of(asked)]
        return None if answers is None else x.InTable(of, answers, 1 << size, e.type, e.span)

    def _answers(self, e: x.Expr, size: int) -> int | None:
        """Bit n says what is answered of the set with the bits of n."""
        model = self.game.model
        if names_used(e) != {THE_SET}:
            return None
        if reads_of(e, {**model.pures, **model.made}, model.patterns, dict(self.game.reads)):
            return None
        known = KnownValues(model)
        try:
            return sum(1 << bits for bits in range(1 << size) if known.value(e, {THE_SET: bits}))
        except NotKnown:
            return None


def _is_lined(e: x.Expr) -> bool:
    return isinstance(e, x.Builtin) and e.name == "lined"
