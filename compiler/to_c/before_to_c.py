"""Where all decide at once → the C function that shows a seat the others as they were before, as play/at_once.py does.

All others have yet to decide then: to the seat it is all the same whether they have (S-33).
"""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.compiler import flow_ir as ir
from rulewright.compiler.places import components, first_places, members, tokens
from rulewright.compiler.python_types import hides_things, size_of
from rulewright.compiler.to_c.c_lines import CLines
from rulewright.compiler.to_c.c_types import c_field
from rulewright.dsl import model as m
from rulewright.dsl import types as ty
from rulewright.dsl.check_at_once import drawn_at_once


@dataclass
class BeforeLines:
    """Writes `as_before`."""

    game: ir.FlowGame
    lines: CLines

    def write(self) -> None:
        model, add, block = self.game.model, self.lines.add, self.lines.block
        add("/* The others as they were before all began to decide at once. */")
        with block("FN void as_before(Position *pos, i64 seat)"):
            add("const Began *began = &pos->at_once.began;")
            hidden = [table for table in components(model) if hides_things(model, table)]
            for table in hidden:
                owners = ", ".join(str(owner) for owner in _owners(model, table))
                add(f"static const i8 {table}_owner[] MAYBE = {{{owners}}};")
            for var in model.vars.values():
                self._var(var)
            for table in hidden:
                self._things(table)
                self._ordered(table)
            for table in tokens(model):
                self._tokens(table)
            with block("switch (pos->at_once.block)"):
                for flow, op in _blocks(self.game):
                    self._others(flow, op)
        add()

    def _var(self, var: m.VarDecl) -> None:
        """Members that are neither the seat's nor marks on things of its own."""
        model, name = self.game.model, c_field(var.name)
        own = [] if (owner := owner_of(model, var.index)) is None else [f"{owner} == seat"]
        for at, kind in enumerate(var.index):
            if isinstance(kind, ty.Ref) and kind.table in model.tables and hides_things(model, kind.table):
                own.append(f"{kind.table}_owner[began->{kind.table}_place[{_part(model, var.index, at)}]] == seat")
        if own:
            many = members(model, var.index)
            self.lines.add(
                f"for (i64 i = 0; i < {many}; i++) if (!({' || '.join(own)})) pos->{name}[i] = began->{name}[i];"
            )

    def _things(self, table: str) -> None:
        """Places between which the seat has moved something are one cohort, as are those that chance may have mixed."""
        add, block = self.lines.add, self.lines.block
        place, known = f"{table}_place", f"{table}_known"
        add(f"memcpy(pos->{table}_cohort, began->{table}_cohort, sizeof pos->{table}_cohort);")
        with block(f"for (i64 t = 0; t < {len(self.game.model.things[table])}; t++)"):
            with block(f"if ({table}_owner[began->{place}[t]] != seat)"):
                add(f"pos->{place}[t] = began->{place}[t];")
                add(f"pos->{known}[t] = began->{known}[t];")
            ends = f"began->{place}[t], pos->{place}[t]"
            add(f"else if (began->{place}[t] != pos->{place}[t]) mingle_{table}(pos, {ends});")
        drawn = drawn_at_once(self.game.model)
        bases = {zone.name: (base, base + members(self.game.model, zone.index))
                 for zone, base in first_places(self.game.model, table)}  # fmt: skip
        for _, op in _blocks(self.game):
            for one, other in drawn[op.span]:
                if one in bases and other in bases:
                    (a, a_end), (b, b_end) = bases[one], bases[other]
                    with block(f"if (pos->at_once.block == {op.number})"):
                        add(f"for (i64 i = {a}; i < {a_end}; i++) for (i64 j = {b}; j < {b_end}; j++)")
                        add(f"    if ({table}_owner[i] == seat && {table}_owner[j] == seat) mingle_{table}(pos, i, j);")

    def _ordered(self, table: str) -> None:
        for zone, _ in first_places(self.game.model, table):
            owner = owner_of(self.game.model, zone.index)
            if zone.form in ("deck", "pile") and owner is not None:
                name, many = c_field(zone.name), members(self.game.model, zone.index)
                with self.lines.block(f"for (i64 i = 0; i < {many}; i++) if ({owner} != seat)"):
                    self.lines.add(f"memcpy(pos->{name}[i], began->{name}[i], sizeof pos->{name}[i]);")
                    self.lines.add(f"pos->{zone.name}_n[i] = began->{zone.name}_n[i];")

    def _tokens(self, table: str) -> None:
        kinds = len(self.game.model.things[table])
        for zone, base in first_places(self.game.model, table):
            owner = owner_of(self.game.model, zone.index)
            if owner is not None:
                head = f"for (i64 i = 0; i < {members(self.game.model, zone.index)}; i++) if ({owner} != seat)"
                at = f"[({base} + i) * {kinds} + k]"
                self.lines.add(f"{head} for (i64 k = 0; k < {kinds}; k++) pos->{table}_at{at} = began->{table}_at{at};")

    def _others(self, flow: ir.Flow, op: ir.AllDecide) -> None:
        """The seats to come are all the others, from the seat around."""
        left = f"pos->{flow.slots[op.left].attribute}"
        add = self.lines.add
        add(f"case {op.number}:")
        add(f"    memset({left}, 0, sizeof {left});")
        add(f"    for (i64 i = 0; i + 1 < pos->seats; i++) {left}[i] = (i32)((seat + 1 + i) % pos->seats);")
        add(f"    {left}_n = (i16)(pos->seats - 1);")
        add("    break;")


def owner_of(model: m.Model, index: tuple[ty.Type, ...]) -> str | None:
    """The seat that member i of a family belongs to, in C; None for a family without a player in its index."""
    at = next((n for n, kind in enumerate(index) if isinstance(kind, ty.Player)), None)
    return None if at is None else _part(model, index, at)


def _part(model: m.Model, index: tuple[ty.Type, ...], at: int) -> str:
    """Part `at` of the index of member i."""
    stride = members(model, index[at + 1 :])
    return f"i / {stride} % {size_of(model, index[at])}" if len(index) > 1 else "i"


def _owners(model: m.Model, table: str) -> list[int]:
    """For each place the seat that it belongs to, or -1."""
    found = [-1]
    for zone, _ in first_places(model, table):
        count = members(model, zone.index)
        at = next((n for n, kind in enumerate(zone.index) if isinstance(kind, ty.Player)), None)
        stride = 1 if at is None else members(model, zone.index[at + 1 :])
        found += [-1 if at is None else i // stride % model.players[1] for i in range(count)]
    return found


def _blocks(game: ir.FlowGame) -> list[tuple[ir.Flow, ir.AllDecide]]:
    flows = game.flows.values()
    return [(f, op) for f in flows for b in f.blocks.values() for op in b.ops if isinstance(op, ir.AllDecide)]
