"""How a position begins, ends and is described → C functions and tables beside the flow."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rulewright.compiler import flow_ir as ir
from rulewright.compiler.before_chance import before_chance
from rulewright.compiler.choices_to_python import all_decisions
from rulewright.compiler.flow_to_python import stop_constant
from rulewright.compiler.places import components, first_places, members, seers, tokens
from rulewright.compiler.python_types import hides_things
from rulewright.compiler.to_c.c_lines import CLines
from rulewright.compiler.to_c.c_types import CTypes, c_field
from rulewright.compiler.to_c.expr_to_c import CExpr
from rulewright.compiler.to_c.flow_to_c import finish_lines
from rulewright.compiler.to_c.moves_to_c import CMoves
from rulewright.compiler.to_c.planes_to_c import plane_number
from rulewright.compiler.to_c.state_to_c import CSlot, StateLayout, asks_all_at_once
from rulewright.compiler.to_c.stmts_to_c import CStmts
from rulewright.compiler.to_c.stop_names import offer_name, stop_cases
from rulewright.dsl import expressions as x
from rulewright.dsl import types as ty


class SetupLines:
    """Writes what every kernel has once."""

    def __init__(self, game: ir.FlowGame, lines: CLines, types: CTypes, layout: StateLayout,
                 expr: Callable[[Mapping[str, str]], CExpr]) -> None:  # fmt: skip
        self.game, self.model, self.lines, self.types, self.layout = game, game.model, lines, types, layout
        self.expr = expr

    def write(self) -> None:
        self._derive()
        self._derive_vars()
        self._init()
        self._ends()

    def _init(self) -> None:
        """All slots as they are before the setup, and what it does before anything is left to chance."""
        add, e = self.lines.add, self.expr({})
        with self.lines.block("FN void init(Position *pos, Agreed *a MAYBE, k_stream rng)"):
            add("memset(pos, 0, sizeof *pos);")
            add("pos->rng = rng;")
            add("pos->seats = (i8)SEATS;")
            add("pos->at = NOWHERE;")
            for table in components(self.model):
                add(f"derive_{table}(pos);")
                if hides_things(self.model, table):
                    add(f"memset(pos->{table}_known, -1, sizeof pos->{table}_known);")
                    cohort, places = f"pos->{table}_cohort", len(seers(self.model, table))
                    add(f"for (i64 i = 0; i < {places}; i++) {cohort}[i] = (__typeof__({cohort}[0]))i;")
            for table in tokens(self.model):
                for i, row in enumerate(self.model.tables[table].records):
                    copies = row.values.get("copies", 1)
                    add(f"pos->{table}_at[{i}] = {copies};")
            for var in self.model.vars.values():
                self.lines.note(var.span)
                many = members(self.model, var.index)
                start = e.value(var.start, var.type)
                target = f"pos->{c_field(var.name)}"
                if var.name in self.layout.only_planes:
                    every = e.value(x.Builtin("all", (), ty.SetOf(var.index[0]), var.span))
                    add(f"pos->{var.name}_is[{plane_number(var.type, start)}] = {every};")
                    continue
                cast = f"(__typeof__({target}{'[0]' if var.index else ''}))" if e.ctype(var.type) == "i64" else ""
                if var.index:
                    add(f"for (i64 i = 0; i < {many}; i++) {target}[i] = {cast}({start});")
                else:
                    add(f"{target} = {cast}({start});")
            for line in finish_lines(self.game, e):
                add(line)
            add("derive_vars(pos);")
            writer = CStmts(e, self.lines, self.game.ends, "return;", "return;")
            for s in before_chance(self.game.setup):
                writer.stmt(s)
        add()

    def _derive_vars(self) -> None:
        """The sets of the places at which a var has each of its values."""
        with self.lines.block("FN void derive_vars(Position *pos MAYBE)"):
            for var in sorted(self.layout.planes - self.layout.only_planes):
                decl = self.model.vars[var]
                many, words = members(self.model, decl.index), self.types.words(ty.SetOf(decl.index[0]))
                plane = f"pos->{var}_is[{plane_number(decl.type, f'pos->{c_field(var)}[i]')}]"
                put = f"{plane} |= k_bit(i);" if words == 1 else f"k_put{words}(&{plane}, i);"
                self.lines.add(f"memset(pos->{var}_is, 0, sizeof pos->{var}_is);")
                self.lines.add(f"for (i64 i = 0; i < {many}; i++) {put}")
        self.lines.add()

    def _derive(self) -> None:
        """Sets and slots of zones from the places of the things."""
        add = self.lines.add
        moves = CMoves(self.game, self.lines, self.types, self.layout)
        slots = self._derived()
        for table in components(self.model):
            with self.lines.block(f"FN void derive_{table}(Position *pos)"):
                for slot in slots.get(table, ()):
                    value = "-1" if slot.form.endswith("maybe") else "0"
                    add(f"memset(&pos->{c_field(slot.name)}, {value}, sizeof pos->{c_field(slot.name)});")
                with self.lines.block(f"for (i64 {table} = 0; {table} < {len(self.model.things[table])}; {table}++)"):
                    add(f"i64 place MAYBE = pos->{table}_place[{table}];")
                    moves.derive(table, list(reversed(first_places(self.model, table))))
            add()

    def _derived(self) -> dict[str, list[CSlot]]:
        """What follows from the places of the things of each table."""
        table_of = {f"{table}_box": table for table in components(self.model)}
        for zone in self.model.zones.values():
            table_of |= dict.fromkeys((zone.name, f"in_{zone.name}", f"{zone.name}_taken"), zone.of)
        found: dict[str, list[CSlot]] = {}
        for slot in self.layout.slots:
            if slot.derived and slot.name in table_of:
                found.setdefault(table_of[slot.name], []).append(slot)
        return found

    # ------------------------------------------------------------ the end

    def _ends(self) -> None:
        add, ranking = self.lines.add, self.model.ranking
        many = 0 if ranking is None else len(ranking.by)
        with self.lines.block(
            "FN void standing(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE, i64 *v MAYBE)"
        ):
            if ranking is not None:
                self.lines.note(ranking.span)
                e = self.expr({ranking.name: "p"})
                for i, (how, by) in enumerate(ranking.by):
                    add(f"v[{i}] = {'' if how == 'highest' else '-'}{e.value(by)};")
        add()
        with self.lines.block("FN i64 score(const Position *pos MAYBE, Agreed *a MAYBE, i64 p MAYBE)"):
            if ranking is None:
                add("return 0;")
            else:
                add(f"return {self.expr({ranking.name: 'p'}).value(ranking.by[0][1])};")
        add()
        with self.lines.block("HOT void finish(Position *pos)"):
            for line in finish_lines(self.game, self.expr({})):
                add(line)
            if asks_all_at_once(self.game):
                add("KNOWING(all_have_decided(pos));")
            add("pos->over = 1;")
            add("pos->at = OVER;")
        add()
        with self.lines.block("COLD void end_ranked(Position *pos, Agreed *a)"):
            add(f"i64 v[MOST_SEATS][{max(1, many)}] = {{{{0}}}};")
            add("for (i64 p = 0; p < pos->seats; p++) standing(pos, a, p, v[p]);")
            add("for (i64 p = 0; p < pos->seats; p++) pos->end_score[p] = (i32)score(pos, a, p);")
            with self.lines.block("for (i64 p = 0; p < pos->seats; p++)"):
                add("pos->end_rank[p] = 1;")
                with self.lines.block("for (i64 q = 0; q < pos->seats; q++)"):
                    add("i64 i = 0;")
                    add(f"while (i < {many} && v[q][i] == v[p][i]) i++;")
                    add(f"pos->end_rank[p] += (i8)(i < {many} && v[q][i] > v[p][i]);")
            add("finish(pos);")
        add()
        with self.lines.block("HOT void end_drawn(Position *pos, Agreed *a)"):
            add("for (i64 p = 0; p < pos->seats; p++) pos->end_score[p] = (i32)score(pos, a, p), pos->end_rank[p] = 1;")
            add("finish(pos);")
        add()
        mine = "(i32)score(pos, a, p)" if ranking is not None else "p == winner"
        with self.lines.block("HOT void end_won(Position *pos, Agreed *a MAYBE, i64 winner)"):
            add(f"for (i64 p = 0; p < pos->seats; p++) pos->end_score[p] = {mine};")
            add("for (i64 p = 0; p < pos->seats; p++) pos->end_rank[p] = p == winner ? 1 : 2;")
            add("finish(pos);")
        add()
        with self.lines.block("COLD Position cut_off(Position pos, Agreed *a)"):
            add("pos.cut = 1;")
            add("end_ranked(&pos, a);" if many else "end_drawn(&pos, a);")
            add("return pos;")
        add()
        add("/* By value: what seldom happens must not keep the position out of registers. */")
        add("HOT void end_cut(Position *pos, Agreed *a) { *pos = cut_off(*pos, a); }")
        add()

    # ------------------------------------------------------------ what a stop asks

    def deciders(self, flow_slots: Callable[[ir.Flow], dict[str, str]]) -> None:
        """Who decides."""
        with self.lines.block("FN i64 decider(const Position *pos, Agreed *a MAYBE)"):
            for d in all_decisions(self.game):
                if d.choose.decider is not None:
                    value = self.expr(flow_slots(d.flow)).value(d.choose.decider)
                    mine = "" if d.choose.seat is None else f" && pos->me == {d.choose.seat}"
                    self.lines.add(f"if (pos->at == {stop_constant(d.choose.stop)}{mine}) return {value};")
            self.lines.add("return pos->me;")
        self.lines.add()

    def dispatch(self) -> None:
        """What may be chosen at the stop where a position stands."""
        add = self.lines.add
        add("static k_run k_runs[IDS + 8];")
        add("typedef struct { k_stream rng; i64 length; u32 *taken; } Playing;")
        add()
        block = self.lines.block
        with block("COLD void offer(const Position *pos, Agreed *a, k_offer *offered)"), block("switch (pos->at)"):
            for case in stop_cases(all_decisions(self.game), lambda c: f"{offer_name(c)}(pos, a, offered); return;"):
                add(case)
            add("default: return;")
        add()

    def slot_table(self) -> list[str]:
        """Where each slot lies, for those who read and write positions from outside."""
        rows = []
        for s in self.layout.slots:
            width = f"sizeof({s.ctype})"
            signed = 0 if s.ctype.startswith(("u", "set")) else 1
            n = f"offsetof(Position, {s.name}_n)" if s.form == "list" else "0"
            name = s.name.removesuffix("_is") if s.form.startswith("planes") else s.name
            rows.append(f'    {{"{name}", "{s.form}", "{s.inner}", offsetof(Position, {c_field(s.name)}), {width}, '
                        f"{s.count}, {signed}, {int(s.derived)}, {n}}},")  # fmt: skip
        rows.append("    {0, 0, 0, 0, 0, 0, 0, 0, 0},")
        derives = [f"    derive_{table}(pos);" for table in components(self.model)]
        return ["const k_slot rw_slots[] = {", *rows, "};", "",
                "static void derive(Position *pos MAYBE) {", *derives, "    derive_vars(pos);", "}", "",
                "static void agree(Agreed *a, const i64 *options MAYBE) {",
                *[f"    a->option_{o} = options[{i}];" for i, o in enumerate(self.model.options)],
                "    (void)a;", "}"]  # fmt: skip
