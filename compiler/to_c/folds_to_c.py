"""Loops over collections, and everything over a `for`, → C statement expressions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.compiler.in_64_bits import stays
from rulewright.compiler.python_types import size_of
from rulewright.compiler.to_c.c_types import c_name, is_lanes
from rulewright.compiler.to_c.ways_to_c import unrolled
from rulewright.dsl import expressions as x
from rulewright.dsl import types as ty

if TYPE_CHECKING:
    from rulewright.compiler.to_c.expr_to_c import CExpr


def loop_over(w: CExpr, names: tuple[str, ...], source: x.Expr, *, pure: bool = True) -> tuple[str, str]:
    """The head and the tail of a loop with the names bound, in canonical order.

    Where the body is `pure`, the items of an inner comprehension need not be gathered first.
    """
    name = c_name(names[0])
    match source:
        case x.Builtin(name="all", type=ty.SetOf(of=of)):
            return f"for (i64 {name} = 0; {name} < {size_of(w.model, of)}; {name}++) {{", "}"
        case x.Builtin(name="players"):
            return f"for (i64 {name} = 0; {name} < {w.seats()}; {name}++) {{", "}"
        case x.RangeOf(low=low, high=x.Const() as high):
            return f"for (i64 {name} = {w.value(low)}; {name} <= {w.value(high)}; {name}++) {{", "}"
        case x.RangeOf(low=low, high=high):
            end = w.fresh("end")
            head = f"for (i64 {name} = {w.value(low)}, {end} = {w.value(high)}; {name} <= {end}; {name}++) {{"
            return head, "}"
        case x.Builtin(name="listed", args=(of,)):
            return loop_over(w, names, of, pure=pure)
        case x.AsSet(of=of) if isinstance(of.type, ty.SetOf):
            return loop_over(w, names, of, pure=pure)
        case x.Fold(kind="list", prefix=None) if pure and len(names) == 1:
            head, tail = loops(w, source.gens, source.condition)
            # The item may stand in a name that the loop binds as well.
            value = w.fresh("item")
            ctype = w.ctype(source.item.type)
            return f"{head} {ctype} {value} = {w.value(source.item)}; {{ {ctype} {name} MAYBE = {value};", "} " + tail
        case _:
            pass
    match source.type:
        case ty.SetOf() as kind:
            return _over_set(w, name, kind, w.value(source))
        case ty.PoolOf(of=of):
            pool = w.fresh("pool")
            many = size_of(w.model, of)
            head = f"for (i64 {name} = 0; {name} < {many}; {name}++) if ({pool}.v[{name}]) {{"
            return f"{{ list_i64 {pool} = {w.value(source)}; {head}", "} }"
        case ty.ListOf(of=of):
            return _over_list(w, names, of, w.value(source))
        case _:
            raise AssertionError(source)


def _over_set(w: CExpr, name: str, kind: ty.SetOf, text: str) -> tuple[str, str]:
    rest = w.fresh("rest")
    words = w.types.words(kind)
    if words == 1:
        return (f"for (u64 {rest} = {text}; {rest}; {rest} &= {rest} - 1) {{ i64 {name} MAYBE = k_low({rest});", "}")
    every, i = w.fresh("set"), w.fresh("i")
    head = (f"{{ {w.ctype(kind)} {every} = {text}; for (i64 {i} = 0; {i} < {words}; {i}++) "
            f"for (u64 {rest} = {every}.w[{i}]; {rest}; {rest} &= {rest} - 1) "
            f"{{ i64 {name} MAYBE = 64 * {i} + k_low({rest});")  # fmt: skip
    return head, "} }"


def _over_list(w: CExpr, names: tuple[str, ...], of: ty.Type, text: str) -> tuple[str, str]:
    items, i, ctype = w.fresh("list"), w.fresh("i"), w.ctype(of)
    head = f"{{ list_{ctype} {items} = {text}; for (i64 {i} = 0; {i} < {items}.n; {i}++) {{"
    if len(names) == 1:
        return f"{head} {ctype} {c_name(names[0])} MAYBE = {items}.v[{i}];", "} }"
    assert isinstance(of, ty.TupleOf)
    parts = [
        f"{w.ctype(kind)} {c_name(name)} MAYBE = {items}.v[{i}].a{n};"
        for n, (name, kind) in enumerate(zip(names, of.parts, strict=True))
    ]
    return f"{head} {' '.join(parts)}", "} }"


def loops(w: CExpr, gens: tuple[x.Gen, ...], condition: x.Expr | None) -> tuple[str, str]:
    """Nested loops, with the condition innermost."""
    heads: list[str] = []
    tails: list[str] = []
    for g in gens:
        head, tail = loop_over(w, g.names, g.source)
        heads.append(head)
        tails.insert(0, tail)
    if condition is not None:
        heads.append(f"if {w.condition(condition)} {{")
        tails.insert(0, "}")
    return " ".join(heads), " ".join(tails)


def fold_text(w: CExpr, e: x.Fold) -> str:
    """Everything over a `for`."""
    if e.prefix is not None:
        return _while(w, e)
    found = w.fresh("found")
    match e.kind:
        case "list":
            assert isinstance(e.type, ty.ListOf)
            of = w.ctype(e.type.of)
            body = f"k_add_{of}(&{found}, {w.value(e.item, e.type.of)});"
            return _made(w, e, f"build_{of} {found} = {{0, 0, 0}};", body, f"k_made_{of}({found})")
        case "set":
            assert isinstance(e.type, ty.SetOf)
            zero = "0" if w.types.words(e.type) == 1 else "{{0}}"
            body = w.put(e.type, found, w.value(e.item))
            return _made(w, e, f"{w.ctype(e.type)} {found} = {zero};", body, found)
        case "union":
            assert isinstance(e.type, ty.SetOf)
            zero = "{0}" if is_lanes(e.type) else "0" if w.types.words(e.type) == 1 else "{{0}}"
            body = f"{found} = {w.sets(e.type, '+', found, w.value(e.item))};"
            start = f"{w.ctype(e.type)} {found} = {zero};"
            return _made(w, e, f"{start} {unrolled(e.gens) if is_lanes(e.type) else ''}", body, found)
        case "count":
            return _made(w, e, f"i64 {found} = 0;", f"{found}++;", found)
        case "sum":
            return _made(w, e, f"i64 {found} = 0;", f"{_added(e, found, w.value(e.item))};", found)
        case "product":
            return _made(w, e, f"i64 {found} = 1;", f"{found} = k_times({found}, {w.value(e.item)});", found)
        case "min" | "max":
            return _most(w, e, found)
        case "some" | "every":
            return _some(w, e, found)
        case "first" | "the":
            done = w.fresh("done")
            body = f"{found} = {w.value(e.item, e.type)}; goto {done};"
            start = f"{w.ctype(e.type)} {found};"
            return _made(w, e, start, body, found, f"k_fault(); {done}:;")
        case "alike":
            return _alike(w, e, found)


def _added(e: x.Fold, found: str, item: str) -> str:
    return f"{found} += {item}" if stays(e) else f"{found} = k_plus({found}, {item})"


def _made(w: CExpr, e: x.Fold, start: str, body: str, end: str, before: str = "") -> str:
    head, tail = loops(w, e.gens, e.condition)
    return f"({{ {start} {head} {body} {tail} {before} {end}; }})"


def _most(w: CExpr, e: x.Fold, found: str) -> str:
    some, here = w.fresh("some"), w.fresh("here")
    op = "<" if e.kind == "min" else ">"
    body = f"i64 {here} = {w.value(e.item)}; if (!{some} || {here} {op} {found}) {{ {found} = {here}; }} {some} = 1;"
    return _made(w, e, f"i64 {found} = 0, {some} = 0;", body, found, f"if (!{some}) {{ k_fault(); }}")


def _some(w: CExpr, e: x.Fold, found: str) -> str:
    """Leaves at the first answer, in order (S-1)."""
    done, some = w.fresh("done"), e.kind == "some"
    asked = w.condition(e.item) if some else f"(!{w.condition(e.item)})"
    body = f"if {asked} {{ {found} = {int(some)}; goto {done}; }}"
    return _made(w, e, f"i64 {found} = {int(not some)};", body, found, f"goto {done}; {done}:;")


def _alike(w: CExpr, e: x.Fold, found: str) -> str:
    same, here = w.fresh("same"), w.fresh("here")
    kind = w.ctype(e.item.type)
    body = (f"{kind} {here} = {w.value(e.item)}; if ({same} < 0) {{ {found} = {here}, {same} = 1; }} "
            f"else {{ {same} &= {w.types.equal(e.item.type, found, here)}; }}")  # fmt: skip
    return _made(w, e, f"{kind} {found} MAYBE = {w.types.zero(e.item.type)}; i64 {same} = -1;", body, f"{same} != 0")


def _while(w: CExpr, e: x.Fold) -> str:
    """The first part of a list, up to the first item for which the prefix fails."""
    assert e.prefix is not None
    found, done = w.fresh("found"), w.fresh("done")
    head, tail = loop_over(w, e.gens[0].names, e.gens[0].source)
    stop = f"if (!{w.condition(e.prefix)}) {{ goto {done}; }}"
    asked = f"if {w.condition(e.condition)}" if e.condition is not None else ""
    if isinstance(e.type, ty.SetOf):
        zero = "0" if w.types.words(e.type) == 1 else "{{0}}"
        start, body, end = f"{w.ctype(e.type)} {found} = {zero};", w.put(e.type, found, w.value(e.item)), found
    else:
        assert isinstance(e.type, ty.ListOf)
        of = w.ctype(e.type.of)
        start, end = f"build_{of} {found} = {{0, 0, 0}};", f"k_made_{of}({found})"
        body = f"k_add_{of}(&{found}, {w.value(e.item, e.type.of)});"
    return f"({{ {start} {head} {stop} {asked} {{ {body} }} {tail} goto {done}; {done}:; {end}; }})"
