"""How things move → C functions: in and out of zones, who knows where they are, where they lie."""

from __future__ import annotations

from rulewright.compiler import flow_ir as ir
from rulewright.compiler.moves_to_python import MoveWriter as PythonMoves
from rulewright.compiler.places import components, first_places, members, tokens
from rulewright.compiler.python_types import hides_things, size_of
from rulewright.compiler.to_c.c_lines import CLines
from rulewright.compiler.to_c.c_types import CTypes, c_field
from rulewright.compiler.to_c.state_to_c import StateLayout
from rulewright.dsl import model as m
from rulewright.dsl import types as ty
from rulewright.dsl.types import type_to_text


class CMoves:
    """Writes a function for each component that moves, and for each question where one lies."""

    def __init__(self, game: ir.FlowGame, lines: CLines, types: CTypes, layout: StateLayout) -> None:
        self.game, self.model, self.lines, self.types, self.layout = game, game.model, lines, types, layout

    def write(self, asked: set[tuple[str, str]]) -> None:
        """`asked`: (table, index) of all questions for the index of the zone that a thing is in."""
        for table in components(self.model):
            if hides_things(self.model, table):
                self._knowledge(table)
            self._move(table)
        for table in tokens(self.model):
            self._tokens(table)
        for table, index in sorted(asked):
            self._where(table, index)

    def _flip(self, table: str, target: str) -> str:
        words = self.types.words(self.layout.things(table))
        return f"{target} ^= k_bit({table});" if words == 1 else f"k_flip{words}(&{target}, {table});"

    def _move(self, table: str) -> None:
        add, block = self.lines.add, self.lines.block
        # Where a thing comes from is often known, and then nothing is asked about other places.
        with block(f"FN void carry_{table}(Position *pos, i64 {table}, i64 old, i64 place, i64 bottom MAYBE)"):
            add(f"if ({table} < 0) return;")
            add(f"if (old < 0 || old >= {self._places(table)}) __builtin_unreachable();")
            add(f"if (place < 0 || place >= {self._places(table)}) __builtin_unreachable();")
            zones = list(reversed(first_places(self.model, table)))
            self._branches(table, "old", zones, out=True)
            self._branches(table, "place", zones, out=False)
            add(f"pos->{table}_place[{table}] = ({'u8' if self._places(table) <= 256 else 'i16'})place;")
            if hides_things(self.model, table):
                add(f"KNOWING(follow_{table}(pos, {table}, old, place));")
        add()
        with block(f"FN void move_{table}(Position *pos, i64 {table}, i64 place, i64 bottom MAYBE)"):
            add(f"if ({table} < 0) return;")
            add(f"carry_{table}(pos, {table}, pos->{table}_place[{table}], place, bottom);")
        add()

    def _places(self, table: str) -> int:
        return 1 + sum(members(self.model, z.index) for z, _ in first_places(self.model, table))

    def _branches(self, table: str, place: str, zones: list[tuple[m.ZoneDecl, int]], out: bool) -> None:
        for i, (zone, base) in enumerate(zones):
            at = f"{place} - {base}"
            with self.lines.block(f"{'else ' if i else ''}if ({place} >= {base})"):
                self._change(table, zone, at, out)
        tail = self._flip(table, f"pos->{table}_box")
        self.lines.add(f"else {{ {tail} }}" if zones else tail)

    def _change(self, table: str, zone: m.ZoneDecl, at: str, out: bool, ordered: bool = False) -> None:
        add = self.lines.add
        name = c_field(zone.name)
        target = f"pos->{name}[{at}]" if zone.index else f"pos->{name}"
        things = f"{target}, pos->{zone.name}_n[{at}]" if zone.index else f"{target}, pos->{zone.name}_n"
        match zone.form:
            case "deck" | "pile" if ordered:
                pass
            case "slot" if out:
                add(f"{target} = NONE;")
            case "slot":
                add(f"if (UNLIKELY({target} != NONE)) k_fault();")
                add(f"{target} = (__typeof__({target})){table};")
            case "deck" | "pile":
                add(f"k_take_out({things}, {table});" if out else f"k_put_in({things}, {table}, bottom);")
            case _:
                add(self._flip(table, target))
        if zone.index:
            add(self._flip(table, f"pos->in_{zone.name}"))
        for kept in self.layout.taken.values():
            if kept.zone == zone.name:
                assert isinstance(kept.type, ty.SetOf)
                words = self.types.words(kept.type)
                place = f"pos->{zone.name}_taken"
                add(f"{place} ^= k_bit({at});" if words == 1 else f"k_flip{words}(&{place}, {at});")

    def derive(self, table: str, zones: list[tuple[m.ZoneDecl, int]]) -> None:
        """A thing enters the sets of the zone where it lies; the order of decks is their own."""
        for i, (zone, base) in enumerate(zones):
            with self.lines.block(f"{'else ' if i else ''}if (place >= {base})"):
                self._change(table, zone, f"place - {base}", out=False, ordered=zone.form in ("deck", "pile"))
        tail = self._flip(table, f"pos->{table}_box")
        self.lines.add(f"else {{ {tail} }}" if zones else tail)

    # ------------------------------------------------------------ who knows

    def _knowledge(self, table: str) -> None:
        """As `Position.follow` (S-26)."""
        add, block = self.lines.add, self.lines.block
        things = self.types.of(self.layout.things(table))
        with block(f"FN {things} hidden_{table}(const Position *pos, i64 place)"):
            for zone, base in reversed(first_places(self.model, table)):
                if zone.seen == "all" or zone.form in ("deck", "pile", "slot"):
                    continue
                size = members(self.model, zone.index)
                name = c_field(zone.name)
                target = f"pos->{name}[place - {base}]" if zone.index else f"pos->{name}"
                add(f"if (place >= {base} && place < {base + size}) return {target};")
            add("(void)pos, (void)place;")
            add(f"return {'0' if things == 'u64' else '(' + things + '){{0}}'};")
        add()
        words = self.types.words(self.layout.things(table))
        self._cohorts(table)
        with block(f"COLD void follow_{table}(Position *pos, i64 {table}, i64 old, i64 place)"):
            add(f"i64 from = {table.upper()}_seers[old], to = {table.upper()}_seers[place];")
            leaves = f"if (from != -1) {{ leave_{table}(pos, old); }}"
            add(f"if (from == -1 || to == -1) {{ pos->{table}_known[{table}] = -1; {leaves} return; }}")
            add("i64 follows = from | to, everybody = (1 << pos->seats) - 1;")
            add(f"{things} left = hidden_{table}(pos, old);")
            other = f"pos->{table}_known[k_low(rest)" if words == 1 else f"pos->{table}_known[64 * i + k_low(rest)"
            loop = "for (u64 rest = left; rest; rest &= rest - 1)" if words == 1 else (
                f"for (i64 i = 0; i < {words}; i++) for (u64 rest = left.w[i]; rest; rest &= rest - 1)")  # fmt: skip
            add(f"{loop} {other}] &= follows;")
            add(f"i64 knows = pos->{table}_known[{table}];")
            anything = "left" if words == 1 else f"k_any{words}(left)"
            add(f"knows = {anything} ? (knows & follows) | to : knows | to;")
            add(f"pos->{table}_known[{table}] = (__typeof__(pos->{table}_known[0]))"
                "((knows & everybody) == everybody ? -1 : knows);")  # fmt: skip
            add(f"if (pos->{table}_known[{table}] != -1) mingle_{table}(pos, old, place);")
            add(f"leave_{table}(pos, old);")
        add()
        with block(f"COLD void reveal_{table}(Position *pos, i64 {table}, i64 seats)"):
            add(f"if ({table} < 0) return;")
            add(f"i64 knows = pos->{table}_known[{table}] | seats, everybody = (1 << pos->seats) - 1;")
            add(f"pos->{table}_known[{table}] = (__typeof__(pos->{table}_known[0]))"
                "((knows & everybody) == everybody ? -1 : knows);")  # fmt: skip
        add()

    def _cohorts(self, table: str) -> None:
        """As `Position.mingle` and `Position.leave`."""
        add, block = self.lines.add, self.lines.block
        cohort = f"pos->{table}_cohort"
        each = f"for (i64 i = 0; i < {self._places(table)}; i++)"
        things = len(self.model.things[table])
        with block(f"FN void mingle_{table}(Position *pos, i64 old, i64 place)"):
            add(f"i64 low = {cohort}[old], high = {cohort}[place];")
            add("if (low > high) { i64 other = low; low = high; high = other; }")
            add(f"{each} if ({cohort}[i] == high) {cohort}[i] = (__typeof__({cohort}[0]))low;")
        add()
        with block(f"FN void leave_{table}(Position *pos, i64 place)"):
            add(f"for (i64 i = 0; i < {things}; i++) if (pos->{table}_place[i] == place) return;")
            add(f"i64 name = {cohort}[place], lowest = -1;")
            add(f"{cohort}[place] = (__typeof__({cohort}[0]))place;")
            add("if (name != place) return;")
            with block(each), block(f"if (i != place && {cohort}[i] == name)"):
                add("if (lowest < 0) lowest = i;")
                add(f"{cohort}[i] = (__typeof__({cohort}[0]))lowest;")
        add()

    def _tokens(self, table: str) -> None:
        kinds = len(self.model.things[table])
        add, block = self.lines.add, self.lines.block
        with block(f"FN void move_{table}(Position *pos, i64 kind, i64 count, i64 from, i64 to)"):
            add(f"if (UNLIKELY(count < 0 || count > pos->{table}_at[from * {kinds} + kind])) k_fault();")
            add(f"pos->{table}_at[from * {kinds} + kind] -= (i16)count;")
            add(f"pos->{table}_at[to * {kinds} + kind] += (i16)count;")
        add()
        with block(f"FN void move_{table}s(Position *pos, i64 from, i64 to)"):
            add(f"for (i64 k = 0; k < {kinds}; k++) "
                f"move_{table}(pos, k, pos->{table}_at[from * {kinds} + k], from, to);")  # fmt: skip
        add()
        with block(f"FN void draw_{table}s(Position *pos, i64 count, i64 from, i64 to)"):
            add("i64 left = 0;")
            add(f"for (i64 k = 0; k < {kinds}; k++) left += pos->{table}_at[from * {kinds} + k];")
            with block("for (i64 n = count < left ? count : left; n > 0; n--, left--)"):
                add("i64 at = k_below(&pos->rng, left), kind = 0;")
                add(f"while (at >= pos->{table}_at[from * {kinds} + kind]) "
                    f"at -= pos->{table}_at[from * {kinds} + kind++];")  # fmt: skip
                add(f"move_{table}(pos, kind, 1, from, to);")
        add()

    # ------------------------------------------------------------ where

    def _where(self, table: str, index: str) -> None:
        with self.lines.block(f"FN i64 {index}_of_{table}(const Position *pos, i64 {table})"):
            self.lines.add(f"i64 place = pos->{table}_place[{table}];")
            for zone, base in first_places(self.model, table):
                names = [type_to_text(i) for i in zone.index]
                if index not in names:
                    continue
                at, size = names.index(index), members(self.model, zone.index)
                text = f"place - {base}"
                stride = members(self.model, zone.index[at + 1 :])
                text = f"({text}) / {stride}" if stride > 1 else text
                text = f"({text}) % {size_of(self.model, zone.index[at])}" if at > 0 else text
                self.lines.add(f"if (place >= {base} && place < {base + size}) return {text};")
            self.lines.add("k_fault();")
        self.lines.add()


def asked_places(game: ir.FlowGame) -> set[tuple[str, str]]:
    """All questions for the index of the zone that a thing is in."""
    return PythonMoves.where_asked(game, tests=False)
