"""The nodes of a tree, found by the fields of their classes."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

from rulewright.dsl.spans import Span
from rulewright.dsl.tree_exprs import Cite

# What fields of these types hold is no node.
PLAIN = ("str", "int", "bool", "int | None", "str | None", "Span", "Cites")


@cache
def fields_of(kind: type) -> tuple[str, ...] | None:
    """The fields of a class of nodes that may hold nodes; None for what is no node, such as a number or a span."""
    if not is_dataclass(kind) or kind in (Span, Cite):
        return None
    return tuple(f.name for f in fields(kind) if f.type not in PLAIN and not str(f.type).startswith("Literal"))


def nodes_of(root: Any) -> list[Any]:
    """A node (or all nodes in a tuple) with all below, inner ones first, in order of their fields."""
    found: list[Any] = []
    todo: list[Any] = [root]
    while todo:
        node = todo.pop()
        if node.__class__ is tuple:
            todo += node
        elif (names := fields_of(node.__class__)) is not None:
            found.append(node)
            todo += [getattr(node, name) for name in names]
    found.reverse()
    return found
