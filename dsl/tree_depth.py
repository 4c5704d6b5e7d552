"""How deep the tree of a declaration is: later stages walk it call by call, and Python's own parser has a limit too."""

from __future__ import annotations

from typing import Any

from rulewright.dsl.spans import Span
from rulewright.dsl.walk_tree import fields_of

DEEPEST = 90  # expressions and statements inside one another


def too_deep(root: Any, words: int) -> Span | None:
    """The first part of a tree that lies too deep, or None. Made of `words` words, it is at most so deep."""
    if words <= DEEPEST:
        return None
    todo: list[tuple[Any, int]] = [(root, 0)]
    while todo:
        node, depth = todo.pop()
        if isinstance(node, tuple):
            todo += [(part, depth) for part in node]
        elif (names := fields_of(node.__class__)) is not None:
            if depth > DEEPEST:
                return span_of(node)
            todo += [(getattr(node, name), depth + 1) for name in names]
    return None


def span_of(node: Any) -> Span:
    """Where a node of the tree stands."""
    span: Span = node.span
    return span
