"""The state of a game → the class of its positions: slots, moves of things, the flow."""

from __future__ import annotations

from rulewright.compiler import flow_ir as ir
from rulewright.compiler.choices_to_python import ChoiceWriter
from rulewright.compiler.expr_to_python import ExprWriter, tier_of
from rulewright.compiler.flow_game import call_sites
from rulewright.compiler.flow_to_python import FlowWriter, procedure, return_method, setup_method, slot_line
from rulewright.compiler.functions_to_python import function
from rulewright.compiler.lanes_to_python import kept_name
from rulewright.compiler.python_types import hides_things, place_name, py_type, quoted, size_of, tuple_text, zero_of
from rulewright.compiler.source_notes import Lines
from rulewright.compiler.walk_stmts import exprs_of, inside
from rulewright.dsl import expressions as x
from rulewright.dsl import model as m
from rulewright.dsl import types as ty
from rulewright.dsl.types import type_to_text


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
            hidden = [t for t in self._components() if hides_things(self.model, t)]
            if hidden:
                shown = ", ".join(f"{quoted(t)}: {self._seers(t)}" for t in hidden)
                add(f"seers = {{{shown}}}")
            add(f"words: {self.class_name}Words")
            add()
            self._init()
            for table in self._components():
                self._move(table)
                if hides_things(self.model, table):
                    self._knowledge(table)
            for table in self._tokens():
                self._move_tokens(table)
            self._where_methods()
            self._flow()
            ChoiceWriter(self.game, self.lines, self.used).write()
            self._ranking()
            self._functions()
        while self.lines.text and not self.lines.text[-1]:
            self.lines.text.pop()

    # ------------------------------------------------------------ slots

    def _components(self) -> list[str]:
        return [n for n, t in self.model.tables.items() if t.decl.form == "component" and self._zones(n)]

    def _opens(self, table: str) -> bool:
        return any(z.name in self.game.open_decks for z in self._zones(table))

    def _zones(self, table: str) -> list[m.ZoneDecl]:
        return [z for z in self.model.zones.values() if z.of == table]

    def _tokens(self) -> list[str]:
        return [n for n, t in self.model.tables.items() if t.decl.form == "token" and self._zones(n)]

    def _record(self) -> list[ir.RecordSlot]:
        return [slot for flow in self.game.flows.values() for slot in flow.slots.values()]

    def _returns(self) -> list[str]:
        return [f"{rule}_goes_back_to" for rule, calls in call_sites(self.game).items() if len(calls) > 1]

    def _results(self) -> list[tuple[str, ty.Type]]:
        return [(f"{f.name}_result", f.result) for f in self.game.flows.values() if f.result is not None]

    def _slot_names(self) -> None:
        lists, nested, slots = [], [], []
        for table in self._components():
            lists.append(f"{table}_place")
            slots.append(f"{table}_place")
            for zone in self._zones(table):
                ordered = zone.form in ("deck", "pile")
                if zone.index and ordered:
                    nested.append(zone.name)
                elif zone.index or ordered:
                    lists.append(zone.name)
                if ordered:
                    slots.append(zone.name)
            if hides_things(self.model, table):
                lists.append(f"{table}_known")
                slots.append(f"{table}_known")
            if self._opens(table):
                slots.append(f"{table}_open")
        for table in self._tokens():
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
            for table in self._components():
                size = len(self.model.things[table])
                self.lines.note(self.model.tables[table].decl.span)
                add(f"self.{table}_place = [{self.e.use('BOX')}] * {size}")
                add(f"self.{table}_box = (1 << {size}) - 1")
                if hides_things(self.model, table):
                    add(f"self.{table}_known = [-1] * {size}")
                if self._opens(table):
                    add(f"self.{table}_open = 0  # under explicit chance: what lies in no order yet")
                for zone in self._zones(table):
                    self._zone(zone)
            for table in self._tokens():
                self._token_slots(table)
            for var in self.model.vars.values():
                self.lines.note(var.span)
                start = self.e.value(var.start)
                kind = py_type(var.type)
                if var.index:
                    add(f"self.{var.name}: list[{kind}] = [{start}] * {self.size(var.index)}")
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

    def size(self, index: tuple[ty.Type, ...]) -> int:
        total = 1
        for kind in index:
            total *= size_of(self.model, kind)
        return total

    def _zone(self, zone: m.ZoneDecl) -> None:
        self.lines.note(zone.span)
        members = self.size(zone.index)
        match zone.form:
            case "slot":
                start, kind = ("[None]", "int | None") if zone.index else ("None", "int | None")
            case "deck" | "pile":
                start, kind = "[]", "list[int]"
            case _:
                start, kind = ("[0]", "int") if zone.index else ("0", "int")
        if zone.index and zone.form in ("deck", "pile"):
            self.lines.add(f"self.{zone.name}: list[list[int]] = [[] for _ in range({members})]")
        elif zone.index:
            self.lines.add(f"self.{zone.name}: list[{kind}] = {start} * {members}")
        else:
            self.lines.add(f"self.{zone.name}: {kind} = {start}")
        self.lines.add(f"self.in_{zone.name} = 0")
        for kept in self.game.kept:
            if kept.zone == zone.name:
                self.lines.add(f"self.{kept_name(kept)} = 0")

    # ------------------------------------------------------------ things that move

    def bases(self, table: str) -> list[tuple[m.ZoneDecl, int]]:
        """The zones of a table with the number of their first place; 0 is the box."""
        found, at = [], 1
        for zone in self._zones(table):
            found.append((zone, at))
            at += self.size(zone.index)
        return found

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
                seers = self._seers(table)
                with block(f"if {seers}[old] == -1 or {seers}[place] == -1:"):
                    add(f"self.{table}_known[{table}] = -1")
                with block("else:"):
                    add(f"self.follow(self.{table}_known, {table}, {seers}, old, place, self.{table}s_at(old))")
        add()
        if self._asks_place(table):
            with block(f"def {table}_is_at(self, {table}: int | None, place: int) -> None:"):
                add(f'"""A move says where its {table} comes from; anywhere else is a fault."""')
                with block(f"if {table} is not None and self.{table}_place[{table}] != place:"):
                    add(
                        f'raise {self.e.use("Fault")}(f"The {table} {{{table.upper()}_NAMES[{table}]}} is not where it should be.")'
                    )
            add()

    # ------------------------------------------------------------ who knows where things are

    def _seers(self, table: str) -> str:
        """The name of the constant that holds, for each place, the seats that see what lies there."""
        return self.e.use(f"{table.upper()}_SEERS")

    def seers(self, table: str) -> list[str]:
        """For each place the seats that see it as bits: -1 all, 0 nobody."""
        found = ["-1"]
        for zone, _ in self.bases(table):
            members = self.size(zone.index)
            if zone.seen != "owner":
                found += ["-1" if zone.seen == "all" else "0"] * members
                continue
            at = next(i for i, t in enumerate(zone.index) if isinstance(t, ty.Player))
            stride = self.size(zone.index[at + 1 :])
            found += [str(1 << (i // stride) % self.model.players[1]) for i in range(members)]
        return found

    def _knowledge(self, table: str) -> None:
        """What lies at a place as bits, where that matters to those who cannot see it; and `reveal`."""
        self.lines.start()
        with self.lines.block(f"def {table}s_at(self, place: int) -> int:"):
            self.lines.add(f'"""The {table}s at a place without an order that somebody cannot see."""')
            for zone, _ in reversed(self.bases(table)):
                name, size = self.e.use(place_name(self.model, zone.name)), self.size(zone.index)
                if zone.seen == "all" or zone.form in ("deck", "pile", "slot"):
                    continue
                with self.lines.block(f"if {name} <= place < {name} + {size}:"):
                    self.lines.add(f"return self.{zone.name}" + (f"[place - {name}]" if zone.index else ""))
            self.lines.add("return 0")
        self.lines.add()
        with self.lines.block(f"def reveal_{table}(self, {table}: int | None, seats: int) -> None:"):
            with self.lines.block(f"if {table} is not None:"):
                self.lines.add(f"knows, everybody = self.{table}_known[{table}] | seats, (1 << self.seats) - 1")
                self.lines.add(f"self.{table}_known[{table}] = -1 if knows & everybody == everybody else knows")
        self.lines.add()

    # ------------------------------------------------------------ tokens

    def _token_slots(self, table: str) -> None:
        self.lines.note(self.model.tables[table].decl.span)
        places = 1 + sum(self.size(z.index) for z in self._zones(table))
        kinds = len(self.model.things[table])
        copies = []
        for record in self.model.tables[table].records:
            n = record.values.get("copies", 1)
            assert isinstance(n, int)
            copies.append(str(n))
        self.lines.add(f"self.{table}_at = [{', '.join(copies)}] + [0] * {(places - 1) * kinds}")

    def _move_tokens(self, table: str) -> None:
        kinds = len(self.model.things[table])
        add, block = self.lines.add, self.lines.block
        self.lines.start()
        with block(f"def move_{table}(self, kind: int, count: int, source: int, to: int) -> None:"):
            add(f"self.move_tokens(self.{table}_at, {kinds}, kind, count, source, to)")
        add()
        with block(f"def move_{table}s(self, source: int, to: int) -> None:"):
            with block(f"for kind in range({kinds}):"):
                add(f"self.move_{table}(kind, self.{table}_at[source * {kinds} + kind], source, to)")
        add()
        with block(f"def draw_{table}s(self, count: int, source: int, to: int) -> None:"):
            add(f"self.draw_tokens(self.{table}_at, {kinds}, count, source, to, {self.e.use(table.upper())})")
        add()
        with block(f"def {table}_pool(self, place: int) -> tuple[int, ...]:"):
            add(f"return tuple(self.{table}_at[place * {kinds} : (place + 1) * {kinds}])")
        add()
        with block(f"def all_{table}s(self, first: int, members: int) -> tuple[int, ...]:"):
            add(
                f"return tuple(sum(self.{table}_at[first * {kinds} + k : (first + members) * {kinds} : {kinds}]) for k in range({kinds}))"
            )
        add()

    def _asks_place(self, table: str) -> bool:
        bodies = [f.body for f in self.game.procedures.values()] + ([self.game.setup] if self.game.setup else [])
        stmts = [s for b in bodies for s in inside(b.stmts)]
        stmts += [s for f in self.game.flows.values() for b in f.blocks.values() for s in inside(b.ops)]
        return any(isinstance(s, m.MoveThings) and s.of == table and s.source is not None for s in stmts)

    def _branches(self, table: str, place: str, inner: object) -> None:
        """A chain of questions, one for each zone, highest places first."""
        first = True
        for zone, base in reversed(self.bases(table)):
            name = self.e.use(place_name(self.model, zone.name))
            with self.lines.block(f"{'if' if first else 'elif'} {place} >= {name}:"):
                inner(zone, f"{place} - {name}", table)  # type: ignore[operator]
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
                bit = at if isinstance(kept, x.Taken) else f"{self.size(zone.index)} * {table} + {at}"
                self.lines.add(f"self.{kept_name(kept)} ^= 1 << {bit}")

    def _where_methods(self) -> None:
        for table, index in sorted(self._where_asked()):
            self.lines.start()
            with self.lines.block(f"def {index}_of_{table}(self, {table}: int) -> int:"):
                self.lines.add(f'"""The {index} of the zone that a {table} is in."""')
                self.lines.add(f"place = self.{table}_place[{table}]")
                bases = [zone for zone, _ in reversed(self.bases(table))]
                for zone in sorted(bases, key=lambda z: index not in [type_to_text(i) for i in z.index]):
                    self._where(zone, index)
                self.lines.add(
                    f'raise {self.e.use("Fault")}(f"The {table} {{{table.upper()}_NAMES[{table}]}} has no {index} now.")'
                )
            self.lines.add()

    def _where(self, zone: m.ZoneDecl, index: str) -> None:
        names = [type_to_text(i) for i in zone.index]
        base, size = self.e.use(place_name(self.model, zone.name)), self.size(zone.index)
        with self.lines.block(f"if {base} <= place < {base} + {size}:"):
            if index not in names:
                self.lines.add(f'raise {self.e.use("Fault")}("What lies in {zone.name} has no {index}.")')
                return
            at = names.index(index)
            text = f"place - {base}"
            stride = self.size(zone.index[at + 1 :])
            if stride > 1:
                text = f"({text}) // {stride}"
            if at > 0:
                text = f"({text}) % {size_of(self.model, zone.index[at])}"
            self.lines.add(f"return {text}")

    def _where_asked(self) -> set[tuple[str, str]]:
        found: set[tuple[str, str]] = set()
        for e in all_expressions(self.game, self.tests):
            found |= {(p.table, p.index) for p in x.walk(e) if isinstance(p, x.WhereIs)}
        return found

    # ------------------------------------------------------------ what happens

    def _flow(self) -> None:
        calls = call_sites(self.game)
        callers = {
            rule: tuple(b.end.then for _, b in sites if isinstance(b.end, ir.CallFlow)) for rule, sites in calls.items()
        }
        if self.game.setup is not None:
            setup_method(self.lines, self.e, self.game, self.game.setup)
        steps: list[tuple[int, object]] = [(f.span.start, f) for f in self.game.flows.values()]
        steps += [(r.span.start, r) for r in self.game.procedures.values()]
        for _, step in sorted(steps, key=lambda s: s[0]):
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
        pures = {**self.model.pures, **(self.model.test_pures if self.tests else {})}
        for name, f in (*pures.items(), *self.model.patterns.items()):
            if tier_of(self.game.reads[name]) == "position":
                function(
                    self.lines, ExprWriter(self.model, self.game.reads, "position", {}, self.used), f, remembered=False
                )
        made = [f for f in self.model.made.values() if tier_of(self.game.reads[f.name]) == "position"]
        if made:
            self.lines.add("# The same again, for all things at once or with what is known beforehand.")
            self.lines.add()
        for f in made:
            function(self.lines, ExprWriter(self.model, self.game.reads, "position", {}, self.used), f, remembered=False)


def all_expressions(game: ir.FlowGame, tests: bool) -> list[x.Expr]:
    """Every expression that the module will hold."""
    from rulewright.compiler.records import end_exprs
    from rulewright.dsl.reads import function_expressions

    model = game.model
    found: list[x.Expr] = []
    for f in (*model.pures.values(), *model.patterns.values(), *model.made.values()):
        found += function_expressions(f)
    for f in model.test_pures.values() if tests else ():
        found += function_expressions(f)
    bodies = [r.body for r in game.procedures.values()] + ([game.setup] if game.setup is not None else [])
    found += [e for b in bodies for s in inside(b.stmts) for e in exprs_of(s)]
    for flow in game.flows.values():
        for block in flow.blocks.values():
            found += [e for s in inside(block.ops) for e in exprs_of(s)]
            found += end_exprs(block.end)
            if isinstance(block.end, ir.Choose):
                for g in block.end.groups:
                    found += [gen.source for gen in g.gens] + [p.value for p in g.parts if p.value is not None]
                    found += [g.guard] if g.guard is not None else []
                    found += [g.at_once.pairs] if g.at_once is not None else []
    found += [e for _, e in model.ranking.by] if model.ranking is not None else []
    return found
