"""Flow IR → the text of the kernel of a game: one file of C that plays it.

Seats and options are read from the agreement of the table, or folded into the text by -DFOLDED and a macro each.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulewright.compiler import flow_ir as ir
from rulewright.compiler.all_expressions import all_expressions
from rulewright.compiler.choices_to_python import all_decisions
from rulewright.compiler.expr_to_python import tier_of
from rulewright.compiler.flow_to_python import stop_constant
from rulewright.compiler.passes import FOR_C, run_passes
from rulewright.compiler.to_c.best_to_c import BestLines
from rulewright.compiler.to_c.c_lines import WIDTH, CLines
from rulewright.compiler.to_c.c_types import ConstantData, CTypes
from rulewright.compiler.to_c.choices_to_c import ChoiceLines
from rulewright.compiler.to_c.content_to_c import column_lines, kind_lines, seer_lines
from rulewright.compiler.to_c.expr_to_c import CExpr
from rulewright.compiler.to_c.flow_to_c import CFlows, param
from rulewright.compiler.to_c.functions_to_c import CFunctions
from rulewright.compiler.to_c.lanes_to_c import LARGEST_GRID
from rulewright.compiler.to_c.moves_to_c import CMoves, asked_places
from rulewright.compiler.to_c.redraw_to_c import RedrawLines
from rulewright.compiler.to_c.setup_to_c import SetupLines
from rulewright.compiler.to_c.state_to_c import StateLayout, struct_text
from rulewright.compiler.to_c.ways_to_c import blocks_of, ways_lines
from rulewright.dsl import types as ty


def passes_for_c(game: ir.FlowGame, without: frozenset[str] = frozenset()) -> ir.FlowGame:
    """The passes of a kernel: lanes only where a board fits into a word."""
    large = any(g.size > LARGEST_GRID for g in game.model.grids.values())
    own = {one.__name__ for one in FOR_C}
    game = run_passes(game, without - own | ({"lanes"} if large else frozenset()))
    for one in FOR_C:
        game = game if one.__name__ in without else one(game)
    return game


def constant_values(game: ir.FlowGame, module: Mapping[str, Any]) -> dict[str, Any]:
    """The values of all constants that depend on nothing, as the Python module of the game holds them."""
    found = {}
    for f in (*game.model.pures.values(), *game.model.made.values()):
        if not f.params and f.name in module and tier_of(game.reads[f.name]) == "module":
            value = module[f.name]
            found[f.name] = value() if callable(value) else value
    return found


def game_to_c(game: ir.FlowGame, values: Mapping[str, Any]) -> str:
    """The whole text. `values` are those of the constants. Raises NotInC for what C cannot say."""
    return _KernelWriter(game, values).write()


class _KernelWriter:
    def __init__(self, game: ir.FlowGame, values: Mapping[str, Any]) -> None:
        self.game, self.model = game, game.model
        self.types = CTypes(game.model, ways=blocks_of(all_expressions(game, tests=False)))
        self.types.text("")
        self.layout = StateLayout(game, self.types)
        self.lines = CLines()
        self.columns: dict[tuple[str, str], ty.Type] = {}
        self.counter = [0]
        self.functions = CFunctions(game, self.lines, self.types, self.expr, values)

    def expr(self, slots: Mapping[str, str]) -> CExpr:
        return CExpr(self.model, self.game.reads, self.types, self.layout, slots, self.columns, self.counter)

    def write(self) -> str:
        lines = self.lines
        flows = CFlows(self.game, lines, self.types, self.layout, self.columns, self.counter)
        heads = self.functions.heads()
        CMoves(self.game, lines, self.types, self.layout).write(asked_places(self.game))
        setup = SetupLines(self.game, lines, self.types, self.layout, self.expr)
        setup.write()
        self.functions.write()
        best = BestLines(self.game, lines, self.types, self.expr)
        heads += best.head_lines()
        best.write()
        redraw = RedrawLines(self.game, lines, self.types, self.layout)
        redraw.write()
        choices = ChoiceLines(self.game, lines, self.expr, flows.flow_slots, param)
        for d in all_decisions(self.game):
            choices.offer(d)
        setup.deciders(flows.flow_slots)
        setup.dispatch()
        flows.write()
        body = lines.text
        data = ConstantData("K", [])
        constants = self.functions.constants(data)
        columns = column_lines(self.types, self.columns, data)
        struct = struct_text(self.layout, self.model.players[1])
        agreed = self._agreed()
        slots = setup.slot_table()
        head = [
            *self._head(),
            f"#define HIDES {int(redraw.hides)}",
            "",
            *self._types(),
            *self._texts(),
            "",
            *data.text,
            *columns,
            *constants,
        ]
        parts = [*head, *seer_lines(self.model), "", *struct, "", *agreed, "", *heads, "", *body, *slots, ""]
        return "\n".join([*_wrapped(parts), '#include "kernel_play.h"', ""])

    def _head(self) -> list[str]:
        model = self.model
        source = model.span.source.name.rsplit("/", 1)[-1]
        stops = ", ".join(stop_constant(s) for s in self.game.stops)
        low, high = model.players
        options = [
            line
            for o in model.options.values()
            for line in (f"#ifndef OPTION_{o.name}", f"#define OPTION_{o.name} {int(o.default)}", "#endif")
        ]
        return [
            f"/* {model.title}. Compiled from {source}; change the rules, not this file. */",
            '#include "kernel.h"',
            "",
            f"#define LIMIT {model.limit}",
            f"#define IDS {max(1, self.game.ids)}",
            f"#define MOST_SEATS {high}",
            "#define BEGIN (-1)",
            "",
            "#ifdef FOLDED",
            *options,
            "#ifndef SEATS",
            f"#define SEATS {low}",
            "#endif",
            "#define OPTION(name) OPTION_##name",
            "#else",
            f"#define SEATS {'a->seats' if low != high else low}",
            "#define OPTION(name) a->option_##name",
            "#endif",
            "",
            *([f"enum {{ {stops} }};"] if stops else []),
            *kind_lines(model),
            "",
        ]

    def _types(self) -> list[str]:
        """Sets and lists in the order in which they are built from one another."""
        return [*self.types.made.values(), *ways_lines(self.model, self.types.ways), ""]

    def _texts(self) -> list[str]:
        shown = ", ".join('"' + t.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'
                          for t in self.types.texts)  # fmt: skip
        return [f"const char *const rw_texts[] = {{{shown}, 0}};"]

    def _agreed(self) -> list[str]:
        options = [f"    i64 option_{o};" for o in self.model.options]
        return ["/* What the table has agreed on, and the words of the rulebook that follow from it. */",
                "typedef struct {", "    i64 seats;", *options, *self.functions.agreed(), "} Agreed;"]  # fmt: skip


def _wrapped(lines: list[str]) -> list[str]:
    """Long rows of data over several lines."""
    return [part for line in lines for part in _parts(line)]


def _parts(line: str) -> list[str]:
    found: list[str] = []
    rest = line
    while len(rest) > WIDTH and not rest.lstrip().startswith("#"):
        cut = rest.rfind(", ", 0, WIDTH) + 1
        if cut < 20 or rest[:cut].count('"') % 2:
            break
        found.append(rest[:cut])
        rest = "    " + rest[cut:].lstrip()
    return [*found, rest]
