"""The values of option lines in C: the lists that number them, tuples taken apart, single computed values."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.compiler import flow_ir as ir
from rulewright.compiler.to_c.c_types import c_name
from rulewright.dsl import expressions as x
from rulewright.dsl import types as ty

if TYPE_CHECKING:
    from rulewright.compiler.to_c.expr_to_c import CExpr


def carrier_list(g: ir.GroupGen, e: CExpr) -> str:
    """The constant list that numbers the values of a generator."""
    assert g.carrier.of is not None
    return e.value(g.carrier.of)


def unpacked(g: ir.GroupGen, e: CExpr, item: str) -> str:
    """`T name = item;`, or one for each part of a tuple."""
    assert isinstance(g.source.type, ty.ListOf | ty.SetOf)
    of = g.source.type.of
    if len(g.names) == 1:
        return f"{e.ctype(of)} {c_name(g.names[0])} MAYBE = {item};"
    assert isinstance(of, ty.TupleOf)
    return " ".join(
        f"{e.ctype(kind)} {c_name(name)} MAYBE = {item}.a{i};"
        for i, (name, kind) in enumerate(zip(g.names, of.parts, strict=True))
    )


def single_text(g: ir.GroupGen, e: CExpr) -> tuple[str, str]:
    """The one computed value of a generator."""
    of = g.source.args[0] if isinstance(g.source, x.Builtin | x.CallPure) and g.source.args else g.source
    of = of.of if isinstance(of, x.AsSet) else of
    assert isinstance(of, x.Collect)
    item = of.items[0]
    if len(g.names) == 1:
        return f"{e.ctype(item.type)} {c_name(g.names[0])} MAYBE = {e.value(item)};", "}"
    whole = e.fresh("whole")
    return f"{e.ctype(item.type)} {whole} = {e.value(item)}; {unpacked(g, e, whole)}", "}"
