"""Rows, cells and players named by a key: `tile(5)`, `cell(2, 3)`, `player(1)`; how many arguments a call takes."""

from __future__ import annotations

from rulewright.dsl import expressions as x
from rulewright.dsl import tree as t
from rulewright.dsl import types as ty
from rulewright.dsl.check_expr import check
from rulewright.dsl.check_lets import arity
from rulewright.dsl.check_names import Scope, one_of_several, row_by_key
from rulewright.dsl.problems import nearest
from rulewright.dsl.spans import Span
from rulewright.dsl.typing_rules import NUMBER
from rulewright.dsl.world import World, bad


def row(w: World, scope: Scope, name: str, args: tuple[t.Expr, ...], span: Span) -> x.Expr:
    """`tile(5)`, `cell(2, 3)`, `player(1)`."""
    if name == "player":
        arity(name, args, 1, span)
        seat = check(w, scope, args[0], NUMBER)
        if isinstance(seat, x.Const) and isinstance(seat.value, int):
            if not 1 <= seat.value <= w.players[1]:
                raise bad("RW302", f"There is no player {seat.value}.", span, f"Players go from 1 to {w.players[1]}.")
            return x.Const(seat.value - 1, ty.Player(), span)
        return x.Builtin("seat", (seat,), ty.Player(), span)
    if name in w.grids:
        arity(name, args, 2, span)
        row, column = (check(w, scope, a, NUMBER) for a in args)
        grid = w.grids[name]
        if isinstance(row, x.Const) and isinstance(column, x.Const):
            r, c = row.value, column.value
            assert isinstance(r, int)
            assert isinstance(c, int)
            if not (1 <= r <= grid.rows and 1 <= c <= grid.columns):
                raise bad("RW302", f"The {name} ({r}, {c}) lies outside of the grid.", span,
                          f"Rows go to {grid.rows}, columns to {grid.columns}.")  # fmt: skip
            return x.Const((r - 1) * grid.columns + c - 1, ty.Ref(name), span)
        return x.Builtin("cell_at", (row, column), ty.Ref(name), span)
    return _row_of_table(w, scope, name, args, span)


def _row_of_table(w: World, scope: Scope, name: str, args: tuple[t.Expr, ...], span: Span) -> x.Expr:
    keys = w.tables[name].keys
    if not keys:
        raise bad("RW302", f"The rows of `{name}` have no key.", span, "Mark a field with `key`.")
    arity(name, args, len(keys), span)
    values = tuple(check(w, scope, a, k.type) for a, k in zip(args, keys, strict=True))
    if not all(isinstance(v, x.Const) for v in values):
        return x.Builtin(f"row_of {name}", values, ty.Ref(name), span)
    plain = []
    for value, key in zip(values, keys, strict=True):
        assert isinstance(value, x.Const)
        shown = key.type.values[value.value] if isinstance(key.type, ty.Kind) else value.value  # type: ignore[index]
        plain.append(shown)
    row = row_by_key(w, name, tuple(plain))
    if row is None:
        listed = ", ".join(str(v) for v in plain)
        rows = [str(r.values[keys[0].name]) for r in w.filled[name].records]
        where = f"The rows stand in {w.tables[name].plural}.yaml."
        if w.tables[name].inline is not None:
            where = f"There are {', '.join(rows[:9])}{' ..' if len(rows) > 9 else ''}."
        raise bad("RW302", f"No {name} has the key ({listed}).", span, nearest(listed, rows) or where)
    if not scope.test and w.tables[name].form == "component":
        one_of_several(w, name, row, span)
    return x.Const(row, ty.Ref(name), span)
