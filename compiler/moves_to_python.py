"""How things move → methods of the position: in and out of zones, who knows where they are, where they lie."""

from __future__ import annotations

from collections.abc import Callable

from rulewright.compiler import flow_ir as ir
from rulewright.compiler.all_expressions import all_expressions
from rulewright.compiler.expr_to_python import ExprWriter
from rulewright.compiler.lanes_to_python import kept_name
from rulewright.compiler.places import components, members, seers_name, tokens, zones_of
from rulewright.compiler.python_types import hides_things, place_name, size_of
from rulewright.compiler.source_notes import Lines
from rulewright.compiler.walk_stmts import inside
from rulewright.dsl import expressions as x
from rulewright.dsl import model as m
from rulewright.dsl.types import type_to_text


class MoveWriter:
    """Writes into the class of the positions. With `tests` also what only promises and scenarios ask for."""

    def __init__(self, game: ir.FlowGame, lines: Lines, e: ExprWriter, tests: bool) -> None:
        self.game, self.lines, self.e, self.tests = game, lines, e, tests
        self.model = game.model
        self.asked = self._asked_for_place()

    def write(self) -> None:
        for table in components(self.model):
            self._move(table)
            if hides_things(self.model, table):
                self._knowledge(table)
        for table in tokens(self.model):
            self._move_tokens(table)
        self._where_methods()

    def _move(self, table: str) -> None:
        add, block = self.lines.add, self.lines.block
        self.lines.start()
        with block(f"def move_{table}(self, {table}: int | None, place: int, bottom: bool = False) -> None:"):
            add(f'"""Take a {table} from where it is and put it where it goes; none moves nothing."""')
            with block(f"if {table} is None:"):
                add("return")
            add(f"bit = 1 << {table}")
            add(f"old = self.{table}_place[{table}]")
            self._branches(table, "old", self._take_out)
            self._branches(table, "place", self._put_in)
            add(f"self.{table}_place[{table}] = place")
            if hides_things(self.model, table):
                seers = self.e.use(seers_name(table))
                with block(f"if {seers}[old] == -1 or {seers}[place] == -1:"):
                    add(f"self.{table}_known[{table}] = -1")
                with block("else:"):
                    add(f"self.follow(self.{table}_known, {table}, {seers}, old, place, self.{table}s_at(old))")
                    with block(f"if self.{table}_known[{table}] != -1:"):
                        add(f"self.mingle(self.{table}_cohort, old, place)")
                with block(f"if {seers}[old] != -1 and old not in self.{table}_place:"):
                    add(f"self.leave(self.{table}_cohort, old)")
        add()
        if table in self.asked:
            with block(f"def {table}_is_at(self, {table}: int | None, place: int) -> None:"):
                add(f'"""A move says where its {table} comes from; anywhere else is a fault."""')
                with block(f"if {table} is not None and self.{table}_place[{table}] != place:"):
                    thing = f"The {table} {{{table.upper()}_NAMES[{table}]}}"
                    add(f'raise {self.e.use("Fault")}(f"{thing} is not where it should be.")')
            add()

    def _knowledge(self, table: str) -> None:
        """What lies at a place as bits, where that matters to those who cannot see it; and `reveal`."""
        self.lines.start()
        with self.lines.block(f"def {table}s_at(self, place: int) -> int:"):
            self.lines.add(f'"""The {table}s at a place without an order that somebody cannot see."""')
            for zone in reversed(zones_of(self.model, table)):
                name, size = self.e.use(place_name(self.model, zone.name)), members(self.model, zone.index)
                if zone.seen == "all" or zone.form in ("deck", "pile", "slot"):
                    continue
                with self.lines.block(f"if {name} <= place < {name} + {size}:"):
                    self.lines.add(f"return self.{zone.name}" + (f"[place - {name}]" if zone.index else ""))
            self.lines.add("return 0")
        self.lines.add()
        block = self.lines.block
        with (
            block(f"def reveal_{table}(self, {table}: int | None, seats: int) -> None:"),
            block(f"if {table} is not None:"),
        ):
            self.lines.add(f"knows, everybody = self.{table}_known[{table}] | seats, (1 << self.seats) - 1")
            self.lines.add(f"self.{table}_known[{table}] = -1 if knows & everybody == everybody else knows")
        self.lines.add()

    # ------------------------------------------------------------ tokens

    def _move_tokens(self, table: str) -> None:
        kinds = len(self.model.things[table])
        add, block = self.lines.add, self.lines.block
        self.lines.start()
        with block(f"def move_{table}(self, kind: int, count: int, source: int, to: int) -> None:"):
            add(f"self.move_tokens(self.{table}_at, {kinds}, kind, count, source, to)")
        add()
        with block(f"def move_{table}s(self, source: int, to: int) -> None:"), block(f"for kind in range({kinds}):"):
            add(f"self.move_{table}(kind, self.{table}_at[source * {kinds} + kind], source, to)")
        add()
        with block(f"def draw_{table}s(self, count: int, source: int, to: int) -> None:"):
            add(f"self.draw_tokens(self.{table}_at, {kinds}, count, source, to, {self.e.use(table.upper())})")
        add()
        with block(f"def {table}_pool(self, place: int) -> tuple[int, ...]:"):
            add(f"return tuple(self.{table}_at[place * {kinds} : (place + 1) * {kinds}])")
        add()
        with block(f"def all_{table}s(self, first: int, members: int) -> tuple[int, ...]:"):
            counters = f"self.{table}_at[first * {kinds} + k : (first + members) * {kinds} : {kinds}]"
            add(f"return tuple(sum({counters}) for k in range({kinds}))")
        add()

    # ------------------------------------------------------------ in and out of zones

    def _asked_for_place(self) -> frozenset[str]:
        """Tables of which some move says where its things come from."""
        bodies = [f.body for f in self.game.procedures.values()] + ([self.game.setup] if self.game.setup else [])
        stmts = [s for b in bodies for s in inside(b.stmts)]
        stmts += [s for f in self.game.flows.values() for b in f.blocks.values() for s in inside(b.ops)]
        return frozenset(s.of for s in stmts if isinstance(s, m.MoveThings) and s.source is not None)

    def _branches(self, table: str, place: str, inner: Callable[[m.ZoneDecl, str, str], None]) -> None:
        """A chain of questions, one for each zone, highest places first."""
        first = True
        for zone in reversed(zones_of(self.model, table)):
            name = self.e.use(place_name(self.model, zone.name))
            with self.lines.block(f"{'if' if first else 'elif'} {place} >= {name}:"):
                inner(zone, f"{place} - {name}", table)
            first = False
        with self.lines.block("else:"):
            self.lines.add(f"self.{table}_box ^= bit")

    def _take_out(self, zone: m.ZoneDecl, at: str, table: str) -> None:
        self.lines.add(f"self.in_{zone.name} ^= bit")
        target = f"self.{zone.name}[{at}]" if zone.index else f"self.{zone.name}"
        self._keep_up(zone, at, table)
        match zone.form:
            case "slot":
                self.lines.add(f"{target} = None")
            case "deck" | "pile":
                self.lines.add(f"{target}.remove({table})")
                if zone.name in self.game.open_decks:
                    self.lines.add(f"self.{table}_open &= ~bit")
            case _:
                self.lines.add(f"{target} ^= bit")

    def _put_in(self, zone: m.ZoneDecl, at: str, table: str) -> None:
        target = f"self.{zone.name}[{at}]" if zone.index else f"self.{zone.name}"
        match zone.form:
            case "slot":
                with self.lines.block(f"if {target} is not None:"):
                    self.lines.add(f'raise {self.e.use("Fault")}("Something lies in {zone.name} already.")')
                self.lines.add(f"{target} = {table}")
            case "deck" | "pile":
                self.lines.add(f"{target}.insert(len({target}) if bottom else 0, {table})")
            case _:
                self.lines.add(f"{target} ^= bit")
        self.lines.add(f"self.in_{zone.name} ^= bit")
        self._keep_up(zone, at, table)

    def _keep_up(self, zone: m.ZoneDecl, at: str, table: str) -> None:
        """Sets of what lies where, changed with it."""
        for kept in self.game.kept:
            if kept.zone == zone.name:
                bit = at if isinstance(kept, x.Taken) else f"{members(self.model, zone.index)} * {table} + {at}"
                self.lines.add(f"self.{kept_name(kept)} ^= 1 << {bit}")

    def _where_methods(self) -> None:
        for table, index in sorted(self.where_asked(self.game, self.tests)):
            self.lines.start()
            with self.lines.block(f"def {index}_of_{table}(self, {table}: int) -> int:"):
                self.lines.add(f'"""The {index} of the zone that a {table} is in."""')
                self.lines.add(f"place = self.{table}_place[{table}]")
                zones = reversed(zones_of(self.model, table))
                for zone in sorted(zones, key=lambda z: index not in [type_to_text(i) for i in z.index]):
                    self._where(zone, index)
                thing = f"The {table} {{{table.upper()}_NAMES[{table}]}}"
                self.lines.add(f'raise {self.e.use("Fault")}(f"{thing} has no {index} now.")')
            self.lines.add()

    def _where(self, zone: m.ZoneDecl, index: str) -> None:
        names = [type_to_text(i) for i in zone.index]
        base, size = self.e.use(place_name(self.model, zone.name)), members(self.model, zone.index)
        with self.lines.block(f"if {base} <= place < {base} + {size}:"):
            if index not in names:
                self.lines.add(f'raise {self.e.use("Fault")}("What lies in {zone.name} has no {index}.")')
                return
            at = names.index(index)
            text = f"place - {base}"
            stride = members(self.model, zone.index[at + 1 :])
            if stride > 1:
                text = f"({text}) // {stride}"
            if at > 0:
                text = f"({text}) % {size_of(self.model, zone.index[at])}"
            self.lines.add(f"return {text}")

    @staticmethod
    def where_asked(game: ir.FlowGame, tests: bool) -> set[tuple[str, str]]:
        """All questions for the index of the zone that a thing is in, as (table, index)."""
        found: set[tuple[str, str]] = set()
        for e in all_expressions(game, tests):
            found |= {(p.table, p.index) for p in x.walk(e) if isinstance(p, x.WhereIs)}
        return found
