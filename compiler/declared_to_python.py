"""What the runtime needs to know about a game → the `Declared(..)` at the end of its module."""

from __future__ import annotations

from typing import TypeGuard

from rulewright.compiler import flow_ir as ir
from rulewright.compiler.choices_to_python import all_decisions, numbered_lines
from rulewright.compiler.content_to_python import value_text
from rulewright.compiler.expr_to_python import ExprWriter, is_constant, tier_of
from rulewright.compiler.flow_game import call_sites
from rulewright.compiler.python_types import place_name, quoted, size_of, tuple_text
from rulewright.compiler.source_notes import Lines
from rulewright.compiler.spec_to_python import spec
from rulewright.dsl import model as m
from rulewright.dsl import types as ty
from rulewright.dsl.check_at_once import decided_at_once, drawn_at_once
from rulewright.dsl.facts import Clause
from rulewright.dsl.secret_lines import is_secret, keeps_values, option_lines
from rulewright.dsl.tree import Cites


class DeclaredWriter:
    """Writes DECLARED, one entry a line."""

    def __init__(self, game: ir.FlowGame, lines: Lines, used: set[str], clauses: tuple[Clause, ...]) -> None:
        self.game, self.lines, self.clauses = game, lines, clauses
        self.model = game.model
        self.together = decided_at_once(game.model)
        options = option_lines(game.model)
        self.secret = {line.span for line in options if is_secret(game.model, line)}
        self.keeping = {line.span for line in options if keeps_values(game.model, line)}
        self.e = ExprWriter(game.model, game.reads, "module", {}, used)

    def write(self) -> None:
        model, add, use = self.model, self.lines.add, self.e.use
        with self.lines.block(f"DECLARED = {use('Declared')}("):
            add(f"name={quoted(model.name)},")
            add(f"title={quoted(model.title)},")
            add(f"players={model.players},")
            add(f"limit={model.limit},")
            self._list("options", [self._option(o) for o in model.options.values()])
            self._list("tables", [self._table(n) for n in model.tables])
            self._list(
                "grids", [f"{use('Grid')}({quoted(g.name)}, {g.rows}, {g.columns})" for g in model.grids.values()]
            )
            self._list("zones", [self._zone(z) for z in model.zones.values()])
            self._list("vars", [self._var(v) for v in model.vars.values()])
            self._list("stops", self._stops())
            self._list("at_once", self._at_once())
            self._list("sites", self._sites())
            self._list("lines", self._option_lines())
            add(f"decisions={max((line.end for line in numbered_lines(self.game)), default=0)},")
            self._list("functions", self._functions())
            for name, asked in (("checks", False), ("holds", True)):
                found = [c for c in model.checks if c.reads_state is asked]
                self._list(name, [tuple_text([quoted(c.text), quoted(c.pure)]) for c in found])
            self._list(
                "clauses",
                [f"{use('Clause')}({quoted(c.id)}, {quoted(c.kind)}, {quoted(c.text)})" for c in self.clauses],
            )
        add(")")

    def _list(self, name: str, items: list[str]) -> None:
        if len(items) == 1:
            self.lines.add(f"{name}=({items[0]},),")
        elif items:
            self.lines.add(f"{name}=(")
            for item in items:
                self.lines.add(f"    {item},")
            self.lines.add("),")

    def _cites(self, cites: Cites) -> str:
        return tuple_text([quoted(i) for i in dict.fromkeys(c.id for c in cites)])

    def _option(self, o: m.OptionDecl) -> str:
        values = tuple_text([quoted(o.type.values[v]) if isinstance(o.type, ty.Kind) else str(v) for v in o.values])
        if isinstance(o.type, ty.Int):
            low, end = int(o.values[0]), int(o.values[-1]) + 1
            values = f"tuple(range({end}))" if low == 0 else f"tuple(range({low}, {end}))"
        said = f"{quoted(o.name)}, {quoted(o.text)}"
        return f"{self.e.use('Option')}({said}, {spec(self.e, o.type)}, {o.default}, {values}, {self._cites(o.cites)})"

    def _table(self, name: str) -> str:
        table = self.model.tables[name]
        things = self.model.things[name]
        rows = (
            f"tuple(range({len(things)}))" if things == tuple(range(len(things))) else self.e.use(f"{name.upper()}_ROW")
        )
        columns = []
        for f in table.decl.fields:
            values = tuple_text([value_text(self.model, r.values[f.name], f.type) for r in table.records])
            columns.append(f"{self.e.use('Column')}({quoted(f.name)}, {spec(self.e, f.type)}, {values})")
        return (f"{self.e.use('Table')}({quoted(name)}, {quoted(table.decl.plural)}, {quoted(table.decl.form)}, "
                f"{self.e.use(name.upper())}, {rows}, {tuple_text(columns)})")  # fmt: skip

    def _family(self, index: tuple[ty.Type, ...]) -> str:
        specs = tuple_text([spec(self.e, i) for i in index])
        sizes = tuple_text([str(size_of(self.model, i)) for i in index])
        return f"{specs}, {sizes}"

    def _owner(self, index: tuple[ty.Type, ...]) -> str:
        return str(next((i for i, t in enumerate(index) if isinstance(t, ty.Player)), None))

    def _zone(self, z: m.ZoneDecl) -> str:
        base = self.e.use(place_name(self.model, z.name))
        return (f"{self.e.use('Zone')}({quoted(z.name)}, {quoted(z.form)}, {quoted(z.of)}, {self._family(z.index)}, "
                f"{quoted(z.seen)}, {base}, {self._owner(z.index)})")  # fmt: skip

    def _var(self, v: m.VarDecl) -> str:
        return (
            f"{self.e.use('Var')}({quoted(v.name)}, {self._family(v.index)}, {spec(self.e, v.type)}, {quoted(v.seen)}, "
            f"{self._owner(v.index)})"
        )

    def _slots(self, flow: ir.Flow, block: ir.Block, but: frozenset[str] = frozenset()) -> str:
        return tuple_text([self._slot(flow.slots[n]) for n in flow.live[block.name] if n not in but])

    def _slot(self, s: ir.RecordSlot) -> str:
        return f"{self.e.use('Slot')}({quoted(f'{s.flow}.{s.name}')}, {quoted(s.attribute)}, {spec(self.e, s.type)})"

    def _stops(self) -> list[str]:
        found = []
        numbers = {op.span: op.number for _, op in self._all_decide()}
        for d in all_decisions(self.game):
            block = next(b for b in d.flow.blocks.values() if b.end is d.choose)
            head = f"{quoted(d.choose.stop)}, {quoted(d.flow.name)}, {self._slots(d.flow, block)}"
            number = numbers[self.together[d.choose.span]] if d.choose.span in self.together else 0
            found.append(f"{self.e.use('Stop')}({head}{f', at_once={number}' if number else ''})")
        return found

    def _all_decide(self) -> list[tuple[ir.Flow, ir.AllDecide]]:
        """Where all decide at once, in order of the numbers."""
        flows = self.game.flows.values()
        found = [(f, op) for f in flows for b in f.blocks.values() for op in b.ops if isinstance(op, ir.AllDecide)]
        return sorted(found, key=lambda place: place[1].number)

    def _at_once(self) -> list[str]:
        found, drawn, names = [], drawn_at_once(self.model), []
        for flow, op in self._all_decide():
            names.append(flow.name)
            times = names.count(flow.name)
            name = f"{flow.name}.at once" + (f" {times}" if times > 1 else "")
            live = self._slots(flow, flow.blocks[op.step], frozenset((op.kept, op.left)))
            pairs = tuple_text([tuple_text([quoted(a), quoted(b)]) for a, b in drawn[op.span]])
            slots = f"{self._slot(flow.slots[op.kept])}, {self._slot(flow.slots[op.left])}, {live}, {pairs}"
            found.append(
                f"{self.e.use('AtOnceBlock')}({quoted(name)}, {quoted(flow.name)}, {quoted(op.step)}, {slots})"
            )
        return found

    def _sites(self) -> list[str]:
        found = []
        for rule, calls in call_sites(self.game).items():
            for number, (flow, block) in enumerate(calls, 1):
                slots = self._slots(self.game.flows[flow], block)
                found.append(f"{self.e.use('Site')}({quoted(rule)}, {number}, {quoted(flow)}, {slots})")
        return found

    def _option_lines(self) -> list[str]:
        found = []
        for line in numbered_lines(self.game):
            stop = quoted(line.decision.choose.stop)
            if line.group is None:
                found.append(f'{self.e.use("Line")}("Pass", {stop}, (), quiet=True)')
                continue
            kinds = [_of(gen.source.type) for gen in line.group.gens]
            patterns = [str(i) for i, k in enumerate(kinds) if isinstance(_bare(k), ty.CaseOf)]
            named = zip(line.group.gens, kinds, strict=True)
            args = [spec(self.e, part) for gen, kind in named for part in _parts(kind, len(gen.names))]
            head = f"{quoted(line.group.label)}, {stop}, {self._cites(line.group.cites)}"
            secret = line.decision.choose.span in self.together or line.group.span in self.secret
            said = ", quiet=True" if secret else ", keeps=True" if line.group.span in self.keeping else ""
            found.append(f"{self.e.use('Line')}({head}, {tuple_text(patterns)}, {tuple_text(args)}{said})")
        return found

    def _functions(self) -> list[str]:
        found = []
        for f in self.model.functions:
            tier = tier_of(self.game.reads[f.name])
            params = tuple_text([spec(self.e, kind) for _, kind in f.params])
            rules_name = f.rules_name if isinstance(f, m.PureLet) else f.name
            constant = is_constant(f, tier)
            titles = [quoted(c.title) for c in f.cases if c.worth is not None] if _has_best(f) else []
            said = ", constant=True" if constant else f", titles={tuple_text(titles)}" if titles else ""
            found.append(f"{self.e.use('Function')}({quoted(rules_name)}, {quoted(f.name)}, {quoted(tier)}, {params}, "
                         f"{spec(self.e, f.type)}{said})")  # fmt: skip
        return found


def _has_best(f: m.PureLet | m.PatternDecl) -> TypeGuard[m.PatternDecl]:
    return isinstance(f, m.PatternDecl) and bool(f.parts)


def _of(t: ty.Type) -> ty.Type:
    assert isinstance(t, ty.ListOf | ty.SetOf | ty.PoolOf)
    return t.of


def _parts(t: ty.Type, names: int) -> tuple[ty.Type, ...]:
    """The types of the names that a generator binds."""
    return t.parts if names > 1 and isinstance(t, ty.TupleOf) else (t,)


def _bare(t: ty.Type) -> ty.Type:
    return t.of if isinstance(t, ty.Opt) else t
