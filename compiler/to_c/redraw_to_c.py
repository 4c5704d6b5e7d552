"""Declared visibility → the C function that draws anew what a seat cannot see (S-35), as play/resample.py does.

Vars first, then the things and tokens of each table, in the order of the rules: the same draws give the same position.
"""

from __future__ import annotations

from rulewright.compiler import flow_ir as ir
from rulewright.compiler.places import components, first_places, members, seers, tokens
from rulewright.compiler.python_types import hides_things, size_if_finite
from rulewright.compiler.to_c.before_to_c import BeforeLines, owner_of
from rulewright.compiler.to_c.c_lines import CLines
from rulewright.compiler.to_c.c_types import CTypes, c_field, number
from rulewright.compiler.to_c.state_to_c import StateLayout, asks_all_at_once
from rulewright.dsl import model as m
from rulewright.dsl import types as ty


class RedrawLines:
    """Writes `redraw` and `holds`, where a seat ever does not see something."""

    def __init__(self, game: ir.FlowGame, lines: CLines, types: CTypes, layout: StateLayout) -> None:
        self.game, self.model, self.lines, self.types, self.layout = game, game.model, lines, types, layout
        self.at_once = asks_all_at_once(game)

    @property
    def hides(self) -> bool:
        """Whether there is anything that some seat does not see."""
        seen = [*(z.seen for z in self.model.zones.values()), *(v.seen for v in self.model.vars.values())]
        return any(who != "all" for who in seen) or self.at_once

    def write(self) -> None:
        if not self.hides:
            return
        model, add = self.model, self.lines.add
        things = [table for table in components(model) if hides_things(model, table)]
        counted = [t for t in tokens(model) if any(z.seen != "all" for z, _ in first_places(model, t))]
        for table in things:
            self._things(table)
        for table in counted:
            self._tokens(table)
        if self.at_once:
            BeforeLines(self.game, self.lines).write()
        head = "FN void redraw(Position *pos, Agreed *a MAYBE, i64 seat MAYBE, k_stream *rng MAYBE)"
        add("/* What a seat cannot see, drawn anew. */")
        with self.lines.block(head):
            if self.at_once:
                add("if (pos->at_once.block) as_before(pos, seat);")
            for var in model.vars.values():
                self._var(var)
            for table in model.tables:
                if table in things or table in counted:
                    add(f"redraw_{table}(pos, seat, rng);")
            add("derive_vars(pos);")
        add()
        with self.lines.block("FN i64 holds(const Position *pos MAYBE, Agreed *a MAYBE)"):
            asked = [f"let_{check.pure}(pos, a)" for check in model.checks if check.reads_state]
            add(f"return {' && '.join(asked) or '1'};")
        add()

    # ------------------------------------------------------------ vars

    def _var(self, var: m.VarDecl) -> None:
        """Members that the seat does not see get any value of the type; those of empty seats keep theirs."""
        shown = self._shown(var)
        if shown == "1":
            return
        target = f"pos->{c_field(var.name)}" + ("[i]" if var.index else "")
        draw = self._any_value(var, target)
        head = f"for (i64 i = 0; i < {members(self.model, var.index)}; i++) " if var.index else ""
        self.lines.note(var.span)
        self.lines.add(f"{head}if (!({shown}){self._sits(var)}) {draw}")

    def _shown(self, var: m.VarDecl) -> str:
        """Whether the seat sees member i."""
        owner = owner_of(self.model, var.index)
        owns = "0" if owner is None else f"{owner} == seat"
        found = {"all": "1", "owner": owns}.get(var.seen, "0")
        match var.index:
            case (ty.Ref(table=table),) if table in self.model.tables and hides_things(self.model, table):
                mark = f"pos->{table}_known[i] >> seat & 1"
                return mark if found == "1" else f"({found}) && ({mark})"
            case _:
                return found

    def _sits(self, var: m.VarDecl) -> str:
        owner = owner_of(self.model, var.index)
        return f" && {owner} < pos->seats" if owner is not None else ""

    def _any_value(self, var: m.VarDecl, target: str) -> str:
        inner = var.type.of if isinstance(var.type, ty.Opt) else var.type
        ctype = f"(__typeof__({target}))"
        none = isinstance(var.type, ty.Opt)
        match inner:
            case ty.Int(low=int() as low, high=int() as high):
                size = str(high - low + 1)
            case ty.Flag():
                low, size = 0, "2"
            case ty.Player():
                low, size = 0, "pos->seats"
            case ty.Ref() | ty.Kind() | ty.Direction():
                low, size = 0, str(size_if_finite(self.model, inner))
            case _:
                return "k_fault();"
        if not none:
            return f"{target} = {ctype}({f'{number(low)} + ' if low else ''}k_below(rng, {size}));"
        drawn = f"i64 drawn = k_below(rng, {size} + 1)"
        value = f"drawn ? {number(low)} + drawn - 1 : {self.types.none(var.type)}"
        return f"{{ {drawn}; {target} = {ctype}({value}); }}"

    # ------------------------------------------------------------ things

    def _things(self, table: str) -> None:
        """In each cohort the things that the seat cannot place change places among themselves."""
        add, block = self.lines.add, self.lines.block
        many, places = len(self.model.things[table]), len(seers(self.model, table))
        place, known, cohort = f"pos->{table}_place", f"pos->{table}_known", f"pos->{table}_cohort"
        each, seen = f"for (i64 t = 0; t < {many}; t++)", f"{table.upper()}_seers"
        with block(f"COLD void redraw_{table}(Position *pos, i64 seat, k_stream *rng)"):
            add(f"i64 loose[{many}], here[{places}] = {{0}}, everybody = (1 << pos->seats) - 1;")
            add(f"i8 lost[{many}];")
            with block(each):
                add(f"lost[t] = !(({known}[t] | {seen}[{place}[t]]) >> seat & 1);")
                add(f"here[{place}[t]] += lost[t];")
            with block(f"for (i64 name = 0; name < {places}; name++)"):
                add("i64 n = 0;")
                add(f"{each} if (lost[t] && {cohort}[{place}[t]] == name) loose[n++] = t;")
                add("if (!n) continue;")
                add("k_mixed(rng, loose, n);")
                with block(f"for (i64 p = 1; p < {places}; p++)"):
                    add(f"if (!here[p] || {cohort}[p] != name) continue;")
                    self._ordered(table)
                    cast = f"(__typeof__({place}[0]))"
                    add(f"for (i64 k = here[p]; k; k--) {place}[loose[--n]] = {cast}p;")
            self._known(table, each, seen)
            add(f"derive_{table}(pos);")
        add()

    def _ordered(self, table: str) -> None:
        """Decks and piles keep the places of what the seat knows; the others are filled from the bottom."""
        for zone, base in first_places(self.model, table):
            if zone.form not in ("deck", "pile") or zone.seen == "all":
                continue
            end = base + members(self.model, zone.index)
            at = "[p - " + f"{base}]" if zone.index else ""
            v, n = f"pos->{c_field(zone.name)}{at}", f"pos->{zone.name}_n{at}"
            with self.lines.block(f"if (p >= {base} && p < {end})"):
                self.lines.add(f"for (i64 i = 0, k = n; i < {n}; i++)")
                self.lines.add(f"    if (lost[{v}[i]]) {v}[i] = (__typeof__({v}[i]))loose[--k];")

    def _known(self, table: str, each: str, seen: str) -> None:
        """Who sees a place knows what lies there; what the seat or all know beyond that stays known to them."""
        add, known, at = self.lines.add, f"pos->{table}_known", f"{seen}[pos->{table}_place[t]]"
        cast = f"(__typeof__({known}[0]))"
        with self.lines.block(each):
            add(f"i64 sees = {at}, all = ({known}[t] & everybody) == everybody;")
            add("i64 more = all && (sees & everybody) != everybody;")
            add(f"i64 mine = !lost[t] && !(sees >> seat & 1) && ({known}[t] >> seat & 1);")
            add(f"{known}[t] = {cast}(more ? -1 : mine ? 1ll << seat | sees : sees);")

    # ------------------------------------------------------------ tokens

    def _tokens(self, table: str) -> None:
        """What lies in pools of which the seat knows the number only is dealt to them anew."""
        add, block = self.lines.add, self.lines.block
        kinds, places, counts = len(self.model.things[table]), len(seers(self.model, table)), f"pos->{table}_at"
        total = sum(int(str(row.values.get("copies", 1))) for row in self.model.tables[table].records)
        listed = ", ".join(seers(self.model, table))
        with block(f"COLD void redraw_{table}(Position *pos, i64 seat, k_stream *rng)"):
            add(f"static const i8 seen[] = {{{listed}}};")
            add(f"i64 loose[{max(1, total)}], here[{places}] = {{0}}, n = 0;")
            with block(f"for (i64 k = 0; k < {kinds}; k++) for (i64 p = 1; p < {places}; p++)"):
                add("if (seen[p] >> seat & 1) continue;")
                add(f"for (i64 i = {counts}[p * {kinds} + k]; i; i--) loose[n++] = k, here[p]++;")
                add(f"{counts}[p * {kinds} + k] = 0;")
            add("k_mixed(rng, loose, n);")
            deal = f"{counts}[p * {kinds} + loose[--n]]++"
            add(f"for (i64 p = 1; p < {places}; p++) for (; here[p]; here[p]--) {deal};")
        add()
