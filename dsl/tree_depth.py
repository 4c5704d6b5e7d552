"""How deep the tree of a declaration is: later stages walk it call by call, and Python's own parser has a limit too."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

from rulewright.dsl.spans import Span

DEEPEST = 90  # expressions and statements inside one another


def too_deep(root: Any) -> Span | None:
    """The first part of a tree that lies too deep, or None."""
    todo: list[tuple[Any, int]] = [(root, 0)]
    while todo:
        node, depth = todo.pop()
        if isinstance(node, tuple):
            todo += [(part, depth) for part in node]
        elif is_dataclass(node) and not isinstance(node, Span):
            if depth > DEEPEST:
                return span_of(node)
            todo += [(getattr(node, f.name), depth + 1) for f in fields(node)]
    return None


def span_of(node: Any) -> Span:
    """Where a node of the tree stands."""
    span: Span = node.span
    return span
