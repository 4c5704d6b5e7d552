"""What is worth most of a pattern → Python: how its parts are listed, what each is worth, and the search for the best.

Three functions for a pattern `play`: `worth_as_play(case, ..)`, where a case is worth something by number alone
`number_as_play(case, ..)`, and `best_play(..)`.
"""

from __future__ import annotations

from rulewright.compiler.binding import AND, OR
from rulewright.compiler.expr_to_python import ExprWriter
from rulewright.compiler.python_types import tuple_text
from rulewright.compiler.source_notes import Lines
from rulewright.dsl import expressions as x
from rulewright.dsl import model as m
from rulewright.dsl.parts import AtMost, CaseParts, Counted, InARow, Lister, SameKey, SetsOf, Together

CASE = "case"  # a parameter that no name of the rules can be called


def best_names(pattern: str) -> tuple[str, str, str]:
    """The names of the functions that are made for a pattern."""
    return f"best_{pattern}", f"worth_as_{pattern}", f"number_as_{pattern}"


def best_functions(lines: Lines, e: ExprWriter, f: m.PatternDecl) -> None:
    """The functions, where the best of the pattern is asked."""
    if not f.parts:
        return
    worthy = [line for line in f.cases if line.worth is not None]
    numbered = list(zip(worthy, f.parts, strict=True))
    _worths(lines, e, f, worthy)
    if any(parts.counted for _, parts in numbered):
        _numbers(lines, e, f, [(line, parts.counted) for line, parts in numbered])
    _best(lines, e, f, [(n, line, parts) for n, (line, parts) in enumerate(numbered)])


def _signature(e: ExprWriter, f: m.PatternDecl, name: str, extra: str, result: str) -> str:
    params = [f"{param}: int" for param, _ in f.params]
    first = ["self"] if e.tier != "module" else []
    return f"def {name}({', '.join([*first, *([extra] if extra else []), *params])}) -> {result}:"


def _own(e: ExprWriter, name: str) -> str:
    return name if e.tier == "module" else f"self.{name}"


def _worths(lines: Lines, e: ExprWriter, f: m.PatternDecl, worthy: list[m.PatternLine]) -> None:
    lines.start()
    with lines.block(_signature(e, f, best_names(f.name)[1], f"{CASE}: int", "int | None")):
        lines.add(f'"""What a part is worth as a case of {f.name}; None if it does not fit."""')
        for let in f.lets:
            lines.note(let.span)
            lines.add(f"{', '.join(let.names)} = {e.value(let.value)}")
        for n, line in enumerate(worthy):
            asked = [e.condition(when.condition, AND) for when in line.whens]
            _case(lines, e, n, line, asked)
        lines.add("return None")
    _gap(lines, e)


def _numbers(lines: Lines, e: ExprWriter, f: m.PatternDecl, worthy: list[tuple[m.PatternLine, Counted | None]]) -> None:
    lines.start()
    with lines.block(_signature(e, f, best_names(f.name)[2], f"{CASE}: int", "int | None")):
        lines.add(f'"""What a part is worth by its number alone, as a case of {f.name}; None if it does not fit."""')
        for n, (line, counted) in enumerate(worthy):
            if counted is not None:
                _case(lines, e, n, line, [e.condition(when, AND) for when in counted.whens])
        lines.add("return None")
    _gap(lines, e)


def _case(lines: Lines, e: ExprWriter, n: int, line: m.PatternLine, asked: list[str]) -> None:
    assert line.worth is not None
    lines.note(line.span)
    with lines.block(f"if {' and '.join([f'{CASE} == {n}', *asked])}:"):
        lines.add(f"return {e.value(line.worth)}")


def _best(lines: Lines, e: ExprWriter, f: m.PatternDecl, cases: list[tuple[int, m.PatternLine, CaseParts]]) -> None:
    best, worth, number = best_names(f.name)
    params = [name for name, _ in f.params]
    with lines.block(_signature(e, f, best, "", e.use("Best"))):
        lines.add(f'"""The highest total of disjoint parts that fit cases of {f.name}, and the parts."""')
        listed = [(n, line, parts) for n, line, parts in cases if parts.counted is None]
        counted = [(n, line, parts, parts.counted) for n, line, parts in cases if parts.counted is not None]
        lines.add(f"return {e.use('best_of')}(")
        lines.depth += 1
        lines.add(f"{tuple_text(params)},")
        lines.add("(")
        lines.depth += 1
        for n, line, parts in listed:
            lines.note(line.span)
            shares = tuple_text([_share(e, name, how) for name, how in zip(params, parts.listers, strict=True)])
            lines.add(f"{e.use('Listed')}({n}, {shares}),")
        lines.depth -= 1
        lines.add("),")
        lines.add("(")
        lines.depth += 1
        for n, line, parts, how in counted:
            lines.note(line.span)
            by = parts.listers[how.param]
            assert isinstance(by, SameKey)
            needs = tuple_text([_need(e, together) for together in how.together])
            made = f"{e.use('ByNumber')}({n}, {how.param}, group, {needs})"
            key = _of_member(e, by.name, by.key)
            lines.add(f"*({made} for group in {e.use('groups_alike')}({params[how.param]}, {key})),")
        lines.depth -= 1
        lines.add("),")
        lines.add(f"{_own(e, worth)},")
        lines.add(f"{_own(e, number if counted else worth)},")
        lines.depth -= 1
        lines.add(")")
    _gap(lines, e)


def _gap(lines: Lines, e: ExprWriter) -> None:
    lines.add()
    if e.tier == "module":
        lines.add()


def _of_member(e: ExprWriter, name: str, value: x.Expr) -> str:
    return f"lambda {name}: {e.without((name,)).value(value)}"


def _need(e: ExprWriter, together: Together) -> str:
    """A function of a member: what must stay with it, None where it may not be in a part."""
    inner = e.without((together.name,))
    others = "0" if isinstance(together.free, x.Const) else f"{inner.use('bits')}({inner.iterate(together.others)})"
    if others != "0":
        others = f"0 if {inner.condition(together.free, OR)} else {others}"
    if isinstance(together.allowed, x.Const):
        return f"lambda {together.name}: {others}"
    others = f"({others})" if " " in others else others
    return f"lambda {together.name}: {others} if {inner.condition(together.allowed, OR)} else None"


def _share(e: ExprWriter, name: str, how: Lister) -> str:
    """The sets that a parameter can be in a part."""
    match how:
        case AtMost(count=0):
            return "(0,)"
        case AtMost(count=count):
            return f"{e.use('small_sets')}({name}, {count})"
        case SameKey(name=bound, key=key):
            return f"{e.use('sets_alike')}({name}, {_of_member(e, bound, key)})"
        case InARow(name=bound, key=key, alike=alike):
            if alike is None:
                return f"{e.use('sets_in_a_row')}({name}, {_of_member(e, bound, key)})"
            runs = f"{e.use('sets_in_a_row')}(group, {_of_member(e, bound, key)})"
            groups = f"{e.use('groups_alike')}({name}, {_of_member(e, alike.name, alike.key)})"
            return f"(run for group in {groups} for run in {runs})"
        case SetsOf(item=item, gens=gens):
            inner = e.without(tuple(n for g in gens for n in g.names))
            loops = " ".join(f"for {inner.targets(g.names)} in {inner.iterate(g.source)}" for g in gens)
            return f"{e.use('sets_within')}({name}, ({inner.value(item)} {loops}))"
