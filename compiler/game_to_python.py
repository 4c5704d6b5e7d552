"""Flow IR → the text of the Python module of a game."""

from __future__ import annotations

from collections.abc import Callable

import rulewright.compiler.flow_ir as ir
from rulewright.compiler.best_to_python import best_functions
from rulewright.compiler.content_to_python import ContentWriter
from rulewright.compiler.declared_to_python import DeclaredWriter
from rulewright.compiler.expr_to_python import ExprWriter, is_constant, tier_of
from rulewright.compiler.flow_to_python import stop_constant
from rulewright.compiler.functions_to_python import constant, function
from rulewright.compiler.lanes_to_python import lanes_constant, lanes_size
from rulewright.compiler.long_lines import broken
from rulewright.compiler.places import first_places, seers, seers_name
from rulewright.compiler.position_to_python import PositionWriter
from rulewright.compiler.python_types import counted_names, numbers_name, place_name, size_if_finite, tuple_text
from rulewright.compiler.runtime_names import RUNTIME
from rulewright.compiler.source_notes import Lines
from rulewright.dsl import expressions as x
from rulewright.dsl import model as m
from rulewright.dsl import types as ty
from rulewright.dsl.facts import Clause
from rulewright.dsl.reads import Reads, function_expressions

MOST_ANSWERS = 1 << 16  # of one function that are remembered


def class_name(model: m.Model) -> str:
    """turning_the_table → TurningTheTable."""
    return "".join(part.capitalize() for part in model.name.split("_"))


def game_to_python(
    game: ir.FlowGame, clauses: tuple[Clause, ...], *, tests: bool = False, counting: bool = False
) -> str:
    """The whole module. `tests` adds the functions of promises and scenarios, `counting` counts what is cited."""
    writer = _ModuleWriter(game, clauses, tests, counting)
    return writer.write()


def pures_to_python(model: m.Model, reads: dict[str, Reads]) -> str:
    """Only the content, the free functions and the words: enough to compute constants."""
    game = ir.FlowGame(model, {}, {}, None, frozenset(), reads, (), 0)
    return _ModuleWriter(game, (), False, False).write_pures()


class _ModuleWriter:
    def __init__(self, game: ir.FlowGame, clauses: tuple[Clause, ...], tests: bool, counting: bool) -> None:
        self.game, self.clauses, self.tests, self.counting = game, clauses, tests, counting
        self.model = game.model
        self.name = class_name(game.model)
        self.counted: list[tuple[str, ...]] = []
        self.used: set[str] = set()

    def write(self) -> str:
        position = self._lines()
        PositionWriter(self.game, position, self.used, self.name, self.tests).write()
        declared = self._lines()
        DeclaredWriter(self.game, declared, self.used, self.clauses).write()
        pures = self._pures()
        places = self._places()
        head = self._head(places)
        tail = ["", "", *position.text, "", "", *declared.text, "",
                f"GAME = {self._use('Game')}(DECLARED, {self.name}, {self.name}Words, globals())", ""]  # fmt: skip
        counted = ["", "", "CITED = (", *(f"    {ids!r}," for ids in self.counted), ")", "REACHED = [0] * len(CITED)"]
        return "\n".join([*head(), *(counted if self.counting else []), *pures, *tail])

    def write_pures(self) -> str:
        pures = self._pures()
        head = self._head([])
        return "\n".join([*head(), *pures, ""])

    def _lines(self) -> Lines:
        return Lines(counting=self.counting, counted=self.counted)

    def _use(self, name: str) -> str:
        self.used.add(name)
        return name

    # ------------------------------------------------------------ head: imports, content, places

    def _head(self, places: list[str]) -> Callable[[], list[str]]:
        """Made last, when all that the module uses is known."""

        def text() -> list[str]:
            content = self._lines()
            ContentWriter(self.model, content, self.used).write(set(self.used))
            imports = sorted(self.used & RUNTIME, key=lambda n: (not n.isupper(), not n[0].isupper(), n.lower()))
            source = self.model.span.source.name.rsplit("/", 1)[-1]
            body = [f'"""{self.model.title}. Compiled from {source}; change the rules, not this file."""', "",
                    "from __future__ import annotations", ""]  # fmt: skip
            if "Mapping" in self.used:
                body += ["from collections.abc import Mapping", ""]
            if imports:
                body += ["from rulewright.play.runtime import (", *(f"    {n}," for n in imports), ")", ""]
            body += [f'COMPILED_FROM = "{source}"']
            return [*body, *content.text, *places]

        return text

    def _places(self) -> list[str]:
        """A number for every place in which things may lie."""
        found = ["", "# Places: the box, then the members of each zone"]
        if "BOX" in self.used:
            found.append("BOX = 0")
        for table in self.model.tables:
            for zone, base in first_places(self.model, table):
                if place_name(self.model, zone.name) in self.used:
                    found.append(f"{place_name(self.model, zone.name)} = {base}")
        found = found if len(found) > 2 else []
        for table in self.model.tables:
            if seers_name(table) in self.used:
                found += ["", "# For each place the seats that see what lies there, as bits; -1 is all",
                          f"{seers_name(table)} = {tuple_text(seers(self.model, table))}"]  # fmt: skip
        for table in self.model.tables:
            for grid in self.model.grids:
                lanes = lanes_constant(self.model, table, grid)
                if lanes in self.used:
                    made = f"{self._use('Lanes')}{lanes_size(self.model, table, grid)}"
                    found += ["", f"# Sets of pairs of {table} and {grid}", f"{lanes} = {made}"]
        if self.game.stops:
            names = [stop_constant(s) for s in self.game.stops]
            found += ["", "# Stops: where the flow waits for a decision", counted_names(names)]
        return [part for line in found for part in broken(line)]

    # ------------------------------------------------------------ functions and constants

    def _pures(self) -> list[str]:
        """Free constants and functions, then the class of words; each after what it needs."""
        free, methods = self._lines(), self._lines()
        methods.depth = 1
        for f in self._by_need():
            tier = tier_of(self.game.reads[f.name])
            if tier == "module":
                e = ExprWriter(self.model, self.game.reads, "module", {}, self.used)
                if is_constant(f, tier):
                    assert isinstance(f, m.PureLet)
                    free.add()
                    constant(free, e, f)
                    if numbers_name(f.name) in self.used:
                        free.add(f"{numbers_name(f.name)} = {self._use('numbered')}({f.name})")
                else:
                    free.add()
                    free.add()
                    function(free, e, f, _small(self.model, f))
                    if isinstance(f, m.PatternDecl) and f.parts:
                        free.add()
                        best_functions(free, e, f)
                        free.text.pop()
                    free.text.pop()
                    free.add()
            elif tier == "words":
                e = ExprWriter(self.model, self.game.reads, "words", {}, self.used)
                if is_constant(f, tier):
                    assert isinstance(f, m.PureLet)
                    constant(methods, e, f)
                else:
                    function(methods, e, f, _small(self.model, f))
                    if isinstance(f, m.PatternDecl):
                        best_functions(methods, e, f)
        return [*_single_gaps(free.text), "", "", *self._words_class(methods.text)]

    def _words_class(self, methods: list[str]) -> list[str]:
        lines = self._lines()
        self._use("Mapping")
        with lines.block(f"class {self.name}Words:"):
            lines.add(f'"""The words of the rulebook, for one agreement on the options of {self.model.title}."""')
            lines.add()
            with lines.block("def __init__(self, options: Mapping[str, int], seats: int) -> None:"):
                lines.add("self.agreed = (tuple(options.values()), seats)")
                lines.add("self.seats = seats")
                for o in self.model.options.values():
                    value = f'options["{o.name}"]'
                    lines.note(o.span)
                    lines.add(f"self.{o.name} = {f'bool({value})' if isinstance(o.type, ty.Flag) else value}")
            lines.text += ["", *methods] if methods else []
        while lines.text and not lines.text[-1]:
            lines.text.pop()
        return lines.text

    def _by_need(self) -> list[m.PureLet | m.PatternDecl]:
        """In order of the text, but each after the functions whose values it needs when the module is loaded."""
        pures = {**self.model.pures, **self.model.made, **self.model.own_pures(tests=self.tests)}
        every: dict[str, m.PureLet | m.PatternDecl] = {**pures, **self.model.patterns}
        order: dict[str, m.PureLet | m.PatternDecl] = {}

        def visit(name: str) -> None:
            if name in order:
                return
            for e in function_expressions(every[name]):
                for part in x.walk(e):
                    if isinstance(part, x.CallPure):
                        visit(part.name)
                    elif isinstance(part, x.BestOf):
                        visit(part.pattern)
            order[name] = every[name]

        for name in sorted(every, key=lambda n: every[n].span.start):
            visit(name)
        return list(order.values())


def _small(model: m.Model, f: m.PureLet | m.PatternDecl) -> bool:
    """Whether answers are worth remembering: of few questions a pattern or a search for ways, of none a value."""
    if isinstance(f, m.PureLet):
        if not f.params:
            return True
        if not any(isinstance(part, x.Steps | x.Reach) for e in function_expressions(f) for part in x.walk(e)):
            return False
    size = size_if_finite(model, ty.TupleOf(tuple(kind for _, kind in f.params)))
    return size is not None and size <= MOST_ANSWERS


def _single_gaps(text: list[str]) -> list[str]:
    """Constants that follow one another stand together; functions keep two empty lines around them."""
    found: list[str] = []
    for line in text:
        if line or found[-2:] != ["", ""]:
            found.append(line)
    while found and not found[-1]:
        found.pop()
    return found
