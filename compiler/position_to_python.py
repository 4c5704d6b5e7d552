"""The state of a game → the class of its positions: slots, moves of things, the flow."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.compiler import flow_ir as ir
from rulewright.compiler.best_to_python import best_functions
from rulewright.compiler.choices_to_python import ChoiceWriter
from rulewright.compiler.expr_to_python import ExprWriter, tier_of
from rulewright.compiler.flow_game import call_sites
from rulewright.compiler.flow_to_python import FlowWriter, procedure, return_method, setup_method, slot_line
from rulewright.compiler.functions_to_python import function
from rulewright.compiler.lanes_to_python import kept_name
from rulewright.compiler.moves_to_python import MoveWriter
from rulewright.compiler.places import components, members, seers_name, tokens, zones_of
from rulewright.compiler.python_types import hides_things, py_type, quoted, tuple_text, zero_of
from rulewright.compiler.source_notes import Lines
from rulewright.dsl import model as m
from rulewright.dsl import types as ty


class PositionWriter:
    """Writes the class. `used` gathers what it needs from the module and from the runtime."""

    def __init__(self, game: ir.FlowGame, lines: Lines, used: set[str], class_name: str, tests: bool) -> None:
        self.game, self.lines, self.used, self.class_name, self.tests = game, lines, used, class_name, tests
        self.model = game.model
        self.e = ExprWriter(game.model, game.reads, "position", {}, used)

    def write(self) -> None:
        add = self.lines.add
        with self.lines.block(f"class {self.class_name}({self.e.use('Position')}):"):
            add(f'"""A position of {self.model.title}: what lies where, what is noted, and what happens next."""')
            add()
            add(f"limit = {self.model.limit}")
            self._slot_names()
            hidden = [t for t in components(self.model) if hides_things(self.model, t)]
            if hidden:
                shown = ", ".join(f"{quoted(t)}: {self.e.use(seers_name(t))}" for t in hidden)
                add(f"seers = {{{shown}}}")
            add(f"words: {self.class_name}Words")
            add()
            self._init()
            MoveWriter(self.game, self.lines, self.e, self.tests).write()
            self._flow()
            ChoiceWriter(self.game, self.lines, self.used).write()
            self._ranking()
            self._functions()
        while self.lines.text and not self.lines.text[-1]:
            self.lines.text.pop()

    # ------------------------------------------------------------ slots

    def _opens(self, table: str) -> bool:
        return any(z.name in self.game.open_decks for z in zones_of(self.model, table))

    def _record(self) -> list[ir.RecordSlot]:
        return [slot for flow in self.game.flows.values() for slot in flow.slots.values()]

    def _returns(self) -> list[str]:
        return [f"{rule}_goes_back_to" for rule, calls in call_sites(self.game).items() if len(calls) > 1]

    def _results(self) -> list[tuple[str, ty.Type]]:
        return [(f"{f.name}_result", f.result) for f in self.game.flows.values() if f.result is not None]

    def _slot_names(self) -> None:
        lists, nested, slots = [], [], []
        for table in components(self.model):
            lists.append(f"{table}_place")
            slots.append(f"{table}_place")
            for zone in zones_of(self.model, table):
                ordered = zone.form in ("deck", "pile")
                if zone.index and ordered:
                    nested.append(zone.name)
                elif zone.index or ordered:
                    lists.append(zone.name)
                if ordered:
                    slots.append(zone.name)
            if hides_things(self.model, table):
                lists += [f"{table}_known", f"{table}_cohort"]
                slots += [f"{table}_known", f"{table}_cohort"]
            if self._opens(table):
                slots.append(f"{table}_open")
        for table in tokens(self.model):
            lists.append(f"{table}_at")
            slots.append(f"{table}_at")
        for var in self.model.vars.values():
            slots.append(var.name)
            lists += [var.name] if var.index else []
        slots += [s.attribute for s in self._record()] + self._returns() + [n for n, _ in self._results()]
        zeros = [f"({quoted(s.attribute)}, {zero_of(s.type)})" for s in self._record()]
        zeros += [f"({quoted(n)}, 0)" for n in self._returns()]
        zeros += [f"({quoted(n)}, {zero_of(t)})" for n, t in self._results()]
        for name, names in (("lists", lists), ("nested", nested), ("slots", slots)):
            self._names(name, [quoted(n) for n in names])
        self._names("zeros", zeros)

    def _names(self, name: str, names: list[str]) -> None:
        text = f"{name} = {tuple_text(names)}"
        if len(text) <= 112:
            self.lines.add(text)
            return
        self.lines.add(f"{name} = (")
        for n in names:
            self.lines.add(f"    {n},")
        self.lines.add(")")

    def _init(self) -> None:
        add = self.lines.add
        self.lines.start()
        with self.lines.block(f"def __init__(self, words: {self.class_name}Words, seats: int, rng: int) -> None:"):
            add("super().__init__(words, seats, rng)")
            for table in components(self.model):
                size = len(self.model.things[table])
                self.lines.note(self.model.tables[table].decl.span)
                add(f"self.{table}_place = [{self.e.use('BOX')}] * {size}")
                add(f"self.{table}_box = (1 << {size}) - 1")
                if hides_things(self.model, table):
                    add(f"self.{table}_known = [-1] * {size}")
                    add(f"self.{table}_cohort = list(range(len({self.e.use(seers_name(table))})))")
                if self._opens(table):
                    add(f"self.{table}_open = 0  # under explicit chance: what lies in no order yet")
                for zone in zones_of(self.model, table):
                    self._zone(zone)
            for table in tokens(self.model):
                self._token_slots(table)
            for var in self.model.vars.values():
                self.lines.note(var.span)
                start = self.e.value(var.start)
                kind = py_type(var.type)
                if var.index:
                    add(f"self.{var.name}: list[{kind}] = [{start}] * {members(self.model, var.index)}")
                else:
                    add(f"self.{var.name}: {kind} = {start}")
            if self._record():
                add("# Locals of rules that live across a decision")
            for slot in self._record():
                add(slot_line(slot))
            for name in self._returns():
                add(f"self.{name} = 0")
            for name, result in self._results():
                add(f"self.{name}: {py_type(result)} = {zero_of(result)}")
        add()

    def _zone(self, zone: m.ZoneDecl) -> None:
        self.lines.note(zone.span)
        count = members(self.model, zone.index)
        match zone.form:
            case "slot":
                start, kind = ("[None]", "int | None") if zone.index else ("None", "int | None")
            case "deck" | "pile":
                start, kind = "[]", "list[int]"
            case _:
                start, kind = ("[0]", "int") if zone.index else ("0", "int")
        if zone.index and zone.form in ("deck", "pile"):
            self.lines.add(f"self.{zone.name}: list[list[int]] = [[] for _ in range({count})]")
        elif zone.index:
            self.lines.add(f"self.{zone.name}: list[{kind}] = {start} * {count}")
        else:
            self.lines.add(f"self.{zone.name}: {kind} = {start}")
        self.lines.add(f"self.in_{zone.name} = 0")
        for kept in self.game.kept:
            if kept.zone == zone.name:
                self.lines.add(f"self.{kept_name(kept)} = 0")

    def _token_slots(self, table: str) -> None:
        self.lines.note(self.model.tables[table].decl.span)
        places = 1 + sum(members(self.model, z.index) for z in zones_of(self.model, table))
        kinds = len(self.model.things[table])
        copies = []
        for record in self.model.tables[table].records:
            n = record.values.get("copies", 1)
            assert isinstance(n, int)
            copies.append(str(n))
        self.lines.add(f"self.{table}_at = [{', '.join(copies)}] + [0] * {(places - 1) * kinds}")

    # ------------------------------------------------------------ what happens

    def _flow(self) -> None:
        calls = call_sites(self.game)
        callers = {
            rule: tuple(b.end.then for _, b in sites if isinstance(b.end, ir.CallFlow)) for rule, sites in calls.items()
        }
        if self.game.setup is not None:
            setup_method(self.lines, self.e, self.game, self.game.setup)
        steps: list[ir.Flow | m.RuleDecl] = [*self.game.flows.values(), *self.game.procedures.values()]
        for step in sorted(steps, key=lambda s: s.span.start):
            match step:
                case ir.Flow():
                    if step.form == "main":
                        self._turns(step)
                    FlowWriter(self.game, step, self.lines, self.used, callers).write()
                    if len(callers.get(step.name, ())) > 1:
                        return_method(self.lines, step.name, callers[step.name])
                case m.RuleDecl():
                    procedure(self.lines, self.e, self.game, step)

    def _turns(self, flow: ir.Flow) -> None:
        """Where the game begins behind the setup, and what comes after a turn."""
        add = self.lines.add
        self.lines.start()
        with self.lines.block("def begin(self) -> Step:"):
            if flow.name == "turn":
                self.lines.note(flow.span)
                add(f"self.me = {self.e.value(self.model.starter) if self.model.starter is not None else '0'}")
            add(f"return self.{flow.entry}")
        add()
        with self.lines.block("def next_turn(self) -> Step:"):
            if flow.name == "turn":
                add(f"self.me = (self.me + 1) % {self.e.seats()}")
            add(f"return self.{flow.entry}")
        add()
        self.used.add("Step")

    def _ranking(self) -> None:
        ranking = self.model.ranking
        if ranking is None:
            return
        p = ranking.name
        values = [self.e.value(e) if how == "highest" else f"-({self.e.value(e)})" for how, e in ranking.by]
        self.lines.start()
        with self.lines.block(f"def standing(self, {p}: int) -> tuple[int, ...]:"):
            self.lines.note(ranking.span)
            self.lines.count(ranking.cites)
            self.lines.add(f"return {tuple_text(values)}")
        self.lines.add()
        with self.lines.block(f"def score(self, {p}: int) -> int:"):
            self.lines.add(f"return {self.e.value(ranking.by[0][1])}")
        self.lines.add()

    def _functions(self) -> None:
        test_pures = self.model.own_pures(tests=self.tests).values()
        self._of_position([*self.model.pures.values(), *test_pures, *self.model.patterns.values()])
        made = [f for f in self.model.made.values() if tier_of(self.game.reads[f.name]) == "position"]
        if made:
            self.lines.add("# The same again, for all things at once or with what is known beforehand.")
            self.lines.add()
        self._of_position(made)

    def _of_position(self, functions: Sequence[m.PureLet | m.PatternDecl]) -> None:
        for f in functions:
            if tier_of(self.game.reads[f.name]) == "position":
                e = ExprWriter(self.model, self.game.reads, "position", {}, self.used)
                function(self.lines, e, f, remembered=False)
                if isinstance(f, m.PatternDecl):
                    best_functions(self.lines, e, f)
