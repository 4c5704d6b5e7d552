"""A label → whether an option line could ever print it, whatever lies where, and what stands in the way (S-53).

A value that an option chooses is one of its carrier's, a field of it is that row's; what else is printed is one of its
type. Seats without a player print nothing.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rulewright.compiler import flow_ir as ir
from rulewright.dsl import expressions as x
from rulewright.dsl import types as ty
from rulewright.dsl.problems import nearest
from rulewright.play import declared as d
from rulewright.play.boards import DIRECTION_NAMES, PLAYER_NAMES, cell_names

MOST_NAMED = 6  # values in one message

Bound = Mapping[str, Any]
Parts = tuple[tuple[str, x.Expr | None], ...]


@dataclass(frozen=True, slots=True)
class Labels:
    """What labels are made of in one game: its tables and grids, who plays, and what constant lists hold."""

    declared: d.Declared
    seats: int
    value_of: Callable[[x.Expr], Sequence[Any]]

    def can_be(self, group: ir.Group, label: str) -> bool:
        """Whether this line prints the label for some values of its carriers and of all that it reads."""
        return any(self._matched(_parts(group), group.gens, label, {}))

    def slip(self, group: ir.Group, label: str) -> str:
        """Which part of a label is no value of its hole, or nothing where the words differ too."""
        parts = _parts(group)
        shape = "".join(re.escape(text) if value is None else "(.*)" for text, value in parts)
        found = re.fullmatch(shape, label, re.DOTALL)
        values = [value for _, value in parts if value is not None]
        for value, said in zip(values, found.groups() if found else (), strict=False):
            if not self._fits(value.type, said):
                return f'"{said}" is no {_what(value)}.{self._instead(value.type, said)}'
        return ""

    def _matched(self, parts: Parts, gens: tuple[ir.GroupGen, ...], label: str, bound: Bound) -> Iterator[bool]:
        """One `True` for each way in which the parts print the whole label."""
        if not parts:
            if not label:
                yield True
            return
        (text, value), *rest = parts
        if value is None:
            if label.startswith(text):
                yield from self._matched(tuple(rest), gens, label.removeprefix(text), bound)
            return
        known = self._known(value, gens, bound)
        if known is None:
            for end in range(len(label) + 1):
                if self._fits(value.type, label[:end]):
                    yield from self._matched(tuple(rest), gens, label[end:], bound)
            return
        for found, now in known:
            said = self._printed(value.type, found)
            if label.startswith(said):
                yield from self._matched(tuple(rest), gens, label[len(said) :], now)

    def _known(self, e: x.Expr, gens: tuple[ir.GroupGen, ...], bound: Bound) -> Iterator[tuple[Any, Bound]] | None:
        """The values of what depends on nothing but the chosen ones, each with what it means for them; else None."""
        match e:
            case x.Local(name=name) if name in bound:
                return iter([(bound[name], bound)])
            case x.Local(name=name):
                gen = next((g for g in gens if name in g.names), None)
                values = None if gen is None else self._carried(gen.carrier)
                return None if gen is None or values is None else _bindings(gen, name, values, bound)
            case x.FieldAt(table=table, field=field, of=of):
                column = self._column(table, field)
                rows = None if column is None else self._known(of, gens, bound)
                return None if rows is None else ((column[row], now) for row, now in rows if column is not None)
            case _:
                return None

    def _carried(self, carrier: ir.Carrier) -> Sequence[Any] | None:
        match carrier.form, carrier.type:
            case "list", _ if carrier.of is not None:
                return self.value_of(carrier.of)
            case "type", ty.Int(int() as low, int() as high):
                return range(low, high + 1)
            case "type", kind:
                names = self._names(kind)
                return None if names is None else range(len(names))
            case _:
                return None

    def _column(self, table: str, field: str) -> Sequence[Any] | None:
        for t in self.declared.tables:
            columns = {c.name: c.values for c in t.columns}
            if t.name == table and field in columns:
                return [columns[field][row] for row in t.rows] if t.form == "component" else columns[field]
        return None

    def _names(self, kind: ty.Type) -> tuple[str, ...] | None:
        """How the values of a type are printed, in order."""
        match kind:
            case ty.Player():
                return PLAYER_NAMES[: self.seats]
            case ty.Direction():
                return DIRECTION_NAMES
            case ty.Kind(values=values):
                return values
            case ty.CaseOf(titles=titles):
                return titles
            case ty.Flag():
                return ("no", "yes")
            case ty.NoneType():
                return ("none",)
            case ty.Ref(table):
                for t in self.declared.tables:
                    if t.name == table:
                        return tuple(t.named.names[t.rows.index(row)] for row in t.rows)  # copies are printed alike
                grid = next(g for g in self.declared.grids if g.name == table)
                return cell_names(grid.rows, grid.columns)
            case _:
                return None

    def _printed(self, kind: ty.Type, value: Any) -> str:
        match kind:
            case ty.Opt(of):
                return "none" if value is None else self._printed(of, value)
            case ty.ListOf(of):
                return ", ".join(self._printed(of, v) for v in value)
            case ty.SetOf(of):
                return ", ".join(self._printed(of, v) for v in range(value.bit_length()) if value >> v & 1)
            case ty.TupleOf(parts):
                return "(" + ", ".join(self._printed(p, v) for p, v in zip(parts, value, strict=True)) + ")"
            case ty.PoolOf(of):
                return ", ".join(f"{n} {self._printed(of, i)}" for i, n in enumerate(value) if n)
            case ty.CaseOf():
                return str(value)
            case _:
                names = self._names(kind)
                return str(value) if names is None else names[value]

    def _fits(self, kind: ty.Type, said: str) -> bool:
        """Whether a text is how some value of a type is printed."""
        match kind:
            case ty.Int(low, high):
                if not re.fullmatch(r"0|-?[1-9][0-9]{0,18}", said):
                    return False
                return (low is None or low <= int(said)) and (high is None or int(said) <= high)
            case ty.Opt(of):
                return said == "none" or self._fits(of, said)
            case ty.ListOf(of) | ty.SetOf(of):
                return not said or self._in_a_row(said, lambda one: self._fits(of, one))
            case ty.PoolOf(of):
                return not said or self._in_a_row(said, lambda one: self._fits(of, one.lstrip("0123456789")[1:]))
            case ty.TupleOf(parts):
                inner = said[1:-1]
                return said == f"({inner})" and self._side_by_side(parts, inner)
            case _:
                names = self._names(kind)
                return names is None or said in names

    def _in_a_row(self, said: str, fits: Callable[[str], bool]) -> bool:
        """Whether a text is one thing that fits after the other, with commas between them."""
        ends = [m.start() for m in re.finditer(", ", said)]
        reached = {0}  # where an item may begin
        for end in [*ends, len(said)]:
            if any(fits(said[start:end]) for start in reached if start <= end):
                reached.add(end + 2)
        return len(said) + 2 in reached

    def _side_by_side(self, parts: tuple[ty.Type, ...], said: str) -> bool:
        if len(parts) == 1:
            return self._fits(parts[0], said)
        cuts = [m.start() for m in re.finditer(", ", said)]
        return any(self._fits(parts[0], said[:at]) and self._side_by_side(parts[1:], said[at + 2 :]) for at in cuts)

    def _instead(self, kind: ty.Type, said: str) -> str:
        match kind:
            case ty.Opt(of):
                return self._instead(of, said)
            case ty.Int(int() as low, int() as high):
                return f" It is one of {low}..{high}."
            case _:
                names = self._names(kind)
        if not names:
            return ""
        near = nearest(said, names)
        named = ", ".join(names[:MOST_NAMED]) + (" .." if len(names) > MOST_NAMED else "")
        return f" {near}" if near and len(names) > MOST_NAMED else f" There are {named}."


def _bindings(gen: ir.GroupGen, name: str, values: Sequence[Any], bound: Bound) -> Iterator[tuple[Any, Bound]]:
    for value in values:
        taken = dict(zip(gen.names, value, strict=True)) if len(gen.names) > 1 else {name: value}
        yield taken[name], {**bound, **taken}


def _parts(group: ir.Group) -> Parts:
    return tuple((p.text, p.value) for p in group.parts)


def _what(value: x.Expr) -> str:
    """What should stand there, in a sentence."""
    match value.type:
        case ty.Opt(of):
            return _named(of)
        case kind:
            return _named(kind)


def _named(kind: ty.Type) -> str:
    match kind:
        case ty.Kind(name, _) | ty.Ref(name):
            return name
        case ty.Player():
            return "player here"
        case ty.Int():
            return "number that can stand here"
        case _:
            return "value that can stand here"
