"""`let`s and patterns → Python functions and constants."""

from __future__ import annotations

from rulewright.compiler.expr_to_python import ExprWriter
from rulewright.compiler.python_types import py_type, quoted
from rulewright.compiler.source_notes import Lines
from rulewright.dsl import expressions as x
from rulewright.dsl import model as m
from rulewright.dsl import types as ty


def constant(lines: Lines, e: ExprWriter, pure: m.PureLet) -> None:
    """A `let` of one expression without arguments and state: an assignment; among the words, computed when asked."""
    lines.start()
    if e.tier == "module":
        lines.note(pure.span)
        lines.add(f"{pure.name}: {py_type(pure.type)} = {e.value(pure.cases[0].value)}")
        return
    lines.add(f"@{e.use('cached_property')}")
    with lines.block(f"def {pure.name}(self) -> {py_type(pure.type)}:"):
        lines.note(pure.span)
        lines.add(f"return {e.value(pure.cases[0].value)}")
    lines.add()


def function(lines: Lines, e: ExprWriter, f: m.PureLet | m.PatternDecl, remembered: bool) -> None:
    """A function of the module, or a method of the words or the position."""
    lines.start()
    params = [f"{name}: {py_type(kind)}" for name, kind in f.params]
    if e.tier != "module":
        params.insert(0, "self")
    if remembered and not lines.counting:
        lines.add(f"@{e.use('cache')}")
    with lines.block(f"def {f.name}({', '.join(params)}) -> {py_type(f.type)}:"):
        lines.note(f.span)
        lines.count(f.cites)
        for let in f.lets:
            lines.note(let.span)
            lines.add(f"{', '.join(let.names)} = {e.value(let.value)}")
        match f:
            case m.PureLet(cases=cases):
                _cases(lines, e, cases)
            case m.PatternDecl(cases=cases):
                _pattern_cases(lines, e, cases)
    lines.add()


def _cases(lines: Lines, e: ExprWriter, cases: tuple[m.CaseLine, ...]) -> None:
    for case in cases:
        if len(cases) > 1:
            lines.note(case.span)
        if case.condition is not None:
            with lines.block(f"if {e.condition(case.condition)}:"):
                lines.count(case.cites)
                _answer(lines, e, case.value)
        else:
            lines.count(case.cites)
            _answer(lines, e, case.value)


def _answer(lines: Lines, e: ExprWriter, value: x.Expr) -> None:
    """`return`, with a loop where only the first part of a list is taken."""
    if not isinstance(value, x.Fold) or value.prefix is None:
        lines.add(f"return {e.value(value)}")
        return
    is_set = isinstance(value.type, ty.SetOf)
    lines.add("found = 0" if is_set else f"found: list[{py_type(value.item.type)}] = []")
    with lines.block(f"for {e.targets(value.gens[0].names)} in {e.iterate(value.gens[0].source)}:"):
        with lines.block(f"if {e.condition(x.NotOf(value.prefix, value.prefix.type, value.span))}:"):
            lines.add("break")
        item = f"found |= 1 << {e.value(value.item, 9)}" if is_set else f"found.append({e.value(value.item)})"
        if value.condition is not None:
            with lines.block(f"if {e.condition(value.condition)}:"):
                lines.add(item)
        else:
            lines.add(item)
    lines.add("return found" if is_set else "return tuple(found)")


def _pattern_cases(lines: Lines, e: ExprWriter, cases: tuple[m.PatternLine, ...]) -> None:
    for case in cases:
        lines.note(case.span)
        for when in case.whens:
            lines.note(when.span)
        asked = " and ".join(e.condition(when.condition, 6 if len(case.whens) > 1 else 0) for when in case.whens)
        if not case.whens:
            asked = "True"
        with lines.block(f"if {asked}:"):
            lines.count(case.cites)
            lines.add(f"return {quoted(case.title)}")
    lines.add("return None")
