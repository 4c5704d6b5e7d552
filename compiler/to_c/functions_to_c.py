"""`let`s, patterns, and rules that stop for nobody → C functions; constants → data."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from rulewright.compiler import flow_ir as ir
from rulewright.compiler.expr_to_python import Tier, tier_of
from rulewright.compiler.python_types import size_if_finite
from rulewright.compiler.to_c.c_lines import CLines
from rulewright.compiler.to_c.c_types import ConstantData, CTypes, c_name
from rulewright.compiler.to_c.expr_to_c import CExpr
from rulewright.compiler.to_c.lanes_to_c import on_lanes
from rulewright.compiler.to_c.stmts_to_c import CStmts
from rulewright.compiler.to_c.tables_to_c import write_table
from rulewright.dsl import expressions as x
from rulewright.dsl import model as m
from rulewright.dsl import types as ty
from rulewright.dsl.reads import function_expressions

MOST_ANSWERS = 1 << 12  # of one function that are kept

FIRST = {
    "module": [],
    "words": ["Agreed *a MAYBE"],
    "position": ["const Position *pos MAYBE", "Agreed *a MAYBE"],
}


@dataclass
class CFunctions:
    """Writes functions. `values` are those of all constants that depend on nothing, as Python computed them."""

    game: ir.FlowGame
    lines: CLines
    types: CTypes
    expr: Callable[[Mapping[str, str]], CExpr]
    values: Mapping[str, Any]

    @property
    def functions(self) -> list[m.PureLet | m.PatternDecl]:
        model = self.game.model
        return [*model.pures.values(), *model.patterns.values(), *model.made.values()]

    def tier(self, f: m.PureLet | m.PatternDecl) -> Tier:
        return tier_of(self.game.reads[f.name])

    def constant(self, f: m.PureLet | m.PatternDecl) -> bool:
        return not f.params and self.tier(f) == "module"

    def kept(self, f: m.PureLet | m.PatternDecl) -> bool:
        """Whether a value is computed once for each agreement."""
        return not f.params and self.tier(f) == "words"

    def answers(self, f: m.PureLet | m.PatternDecl) -> int:
        """How many answers of a function are kept once they were given; 0 where it is not worth it."""
        if self.tier(f) == "position" or not f.params or not _walks(f):
            return 0
        size = size_if_finite(self.game.model, ty.TupleOf(tuple(kind for _, kind in f.params)))
        return size if size is not None and size <= MOST_ANSWERS else 0

    def head(self, f: m.PureLet | m.PatternDecl) -> str:
        lanes = ["i64 lane0 MAYBE"] if on_lanes(f) else []
        params = [*FIRST[self.tier(f)], *lanes, *(f"{self.types.of(kind)} {c_name(n)} MAYBE" for n, kind in f.params)]
        return f"FN {self.types.of(f.type)} let_{f.name}({', '.join(params) or 'void'})"

    def rule_head(self, rule: m.RuleDecl) -> str:
        result = "void" if rule.type is None else self.types.of(rule.type)
        params = ["Position *pos MAYBE", "Agreed *a MAYBE"]
        params += [f"{self.types.of(kind)} {c_name(n)} MAYBE" for n, kind in rule.params]
        return f"FN {result} do_{rule.name}({', '.join(params)})"

    def heads(self) -> list[str]:
        """Declarations, since a text may call what stands below."""
        found = [f"{self.head(f)};" for f in self.functions if not self.constant(f)]
        return found + [f"{self.rule_head(r)};" for r in self.game.procedures.values()]

    def constants(self, data: ConstantData) -> list[str]:
        """All constants that something reads."""
        found = []
        for f in self.functions:
            if self.constant(f) and f.name in self.values:
                kind = self.types.of(f.type)
                literal = self.types.literal(self.values[f.name], f.type, data)
                found.append(f"static const {kind} LET_{f.name} MAYBE = {literal};")
        return found

    def agreed(self) -> list[str]:
        """Slots of the agreement for what is computed once."""
        found = [f"    {self.types.of(f.type)} {f.name}; i8 {f.name}_made;" for f in self.functions if self.kept(f)]
        found += [
            f"    k_steps {f.name}_table;"
            for f in self.functions
            if f.name in self.game.tables and self.tier(f) == "words"
        ]
        return found + [
            f"    {self.types.of(f.type)} {f.name}_at[{size}]; i8 {f.name}_known[{size}];"
            for f in self.functions
            if self.tier(f) == "words" and (size := self.answers(f))
        ]

    def write(self) -> None:
        for f in self.functions:
            if not self.constant(f):
                self._function(f)
        for rule in self.game.procedures.values():
            self._procedure(rule)

    def _function(self, f: m.PureLet | m.PatternDecl) -> None:
        add, e = self.lines.add, self.expr({})
        self.lines.start()
        head = self.head(f)
        tabulated = f.name in self.game.tables
        if self.kept(f) or self.answers(f) or tabulated:
            with self.lines.block(head.replace(f"let_{f.name}(", f"made_{f.name}(")):
                self._body(f, e)
            add()
        if size := self.answers(f):
            self._remembered(f, size)
        elif tabulated:
            free = self.tier(f) == "module"
            table = "k_table" if free else f"a->{f.name}_table"
            write_table(self.lines, f, self.game.tables[f.name], head, () if free else ("a",), table)
        elif self.kept(f):
            with self.lines.block(head):
                with self.lines.block(f"if (!a->{f.name}_made)"):
                    add("char *k_mark = k_free;")
                    add(f"a->{f.name} = {self.types.lasting(f.type, f'made_{f.name}(a)')};")
                    add("k_free = k_mark;")
                    add(f"a->{f.name}_made = 1;")
                add(f"return a->{f.name};")
        else:
            with self.lines.block(head):
                self._body(f, e)
        add()

    def _remembered(self, f: m.PureLet | m.PatternDecl, size: int) -> None:
        """Answers that depend on few values are looked up once they were given."""
        add, free = self.lines.add, self.tier(f) == "module"
        args = [c_name(name) for name, _ in f.params]
        at = ""
        for (name, kind), number in zip(f.params, args, strict=True):
            low = kind.low if isinstance(kind, ty.Int) and kind.low else 0
            low = -1 if isinstance(kind, ty.Opt) else low
            here = f"({number} - ({low}))" if low else number
            at = here if not at else f"({at} * {size_if_finite(self.game.model, kind)} + {here})"
            assert name
        asked = " || ".join(
            f"{number} < {kind.low} || {number} > {kind.high}"
            for number, (_, kind) in zip(args, f.params, strict=True)
            if isinstance(kind, ty.Int)
        )
        with self.lines.block(self.head(f)):
            call = f"made_{f.name}({', '.join([*([] if free else ['a']), *args])})"
            ctype = self.types.of(f.type)
            if free:
                add(f"static {ctype} {f.name}_at[{size}];")
                add(f"static i8 {f.name}_known[{size}];")
            where = f"{f.name}_at" if free else f"a->{f.name}_at"
            known = f"{f.name}_known" if free else f"a->{f.name}_known"
            if asked:
                add(f"if (UNLIKELY({asked})) return {call};")
            add(f"i64 k_at = {at};")
            with self.lines.block(f"if (UNLIKELY(!{known}[k_at]))"):
                add("char *k_mark = k_free;")
                add(f"{where}[k_at] = {self.types.lasting(f.type, call)};")
                add(f"{known}[k_at] = 1;")
                add("k_free = k_mark;")
            add(f"return {where}[k_at];")

    def _body(self, f: m.PureLet | m.PatternDecl, e: CExpr) -> None:
        add = self.lines.add
        self.lines.note(f.span)
        frees = "list" not in self.types.of(f.type) and _needs_room(f)
        if frees:
            add("char *k_mark = k_free;")
        for let in f.lets:
            self.lines.note(let.span)
            if len(let.names) == 1:
                add(f"{e.ctype(let.value.type)} {c_name(let.names[0])} MAYBE = {e.value(let.value)};")
                continue
            whole = e.fresh("whole")
            assert isinstance(let.value.type, ty.TupleOf)
            add(f"{e.ctype(let.value.type)} {whole} = {e.value(let.value)};")
            for i, (name, kind) in enumerate(zip(let.names, let.value.type.parts, strict=True)):
                add(f"{e.ctype(kind)} {c_name(name)} MAYBE = {whole}.a{i};")
        match f:
            case m.PureLet(cases=cases):
                for case in cases:
                    self.lines.note(case.span)
                    asked = "" if case.condition is None else f"if {e.condition(case.condition)} "
                    value = e.value(case.value, f.type)
                    add(f"{asked}RETURN({self.types.of(f.type)}, {value});" if frees else f"{asked}return {value};")
                    if not asked:
                        return
                add("k_fault();")
            case m.PatternDecl(cases=lines):
                for line in lines:
                    self.lines.note(line.span)
                    asked = " && ".join(e.condition(w.condition) for w in line.whens) or "1"
                    title = f"{self.types.text(line.title)} /* {line.title.replace('*/', '')} */"
                    add(f"if ({asked}) {f'RETURN(i64, {title})' if frees else f'return {title}'};")
                add("RETURN(i64, NONE);" if frees else "return NONE;")

    def _procedure(self, rule: m.RuleDecl) -> None:
        over = "return;" if rule.type is None else f"return {self.types.zero(rule.type)};"
        self.lines.start()
        with self.lines.block(self.rule_head(rule)):
            self.lines.note(rule.span)
            CStmts(self.expr({}), self.lines, self.game.ends, "return;", over).body(rule.body)
            if rule.type is not None:
                self.lines.add("k_fault();")
        self.lines.add()


def _walks(f: m.PureLet | m.PatternDecl) -> bool:
    """Whether a function goes over anything: else it is as cheap as looking it up."""
    parts = [part for e in function_expressions(f) for part in x.walk(e)]
    return any(isinstance(p, x.Fold | x.AsSet | x.Reach | x.Steps | x.CallPure) for p in parts)


def _needs_room(f: m.PureLet | m.PatternDecl) -> bool:
    """Whether the steps of a function may make lists."""
    parts = [part for e in function_expressions(f) for part in x.walk(e)]
    return any(isinstance(p, x.CallPure) or isinstance(p.type, ty.ListOf | ty.PoolOf) for p in parts)
