"""Blocks of a flow → the same blocks, in which no loop inside a block binds the name of a record slot.

`doomed = [x for x in cells if lit[x]]`, followed by a `for x in doomed` that stops for a decision, has two `x`: one
that lives for the length of an expression, and one that is kept in the record. Emitters know a local by its name.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import fields, is_dataclass, replace
from typing import Any

from rulewright.compiler import flow_ir as ir
from rulewright.dsl import expressions as x
from rulewright.dsl import model as m
from rulewright.dsl.spans import Span

Names = Mapping[str, str]


def names_apart(blocks: Mapping[str, ir.Block], slots: Collection[str]) -> dict[str, ir.Block]:
    """`slots` are the names to be kept for the record. Nothing is changed where nothing clashes."""
    apart = _Apart(frozenset(slots))
    return {name: replace(b, ops=apart.told(b.ops, {}), end=apart.told(b.end, {})) for name, b in blocks.items()}


class _Apart:
    def __init__(self, slots: frozenset[str]) -> None:
        self.slots = slots

    def told(self, node: Any, env: Names) -> Any:
        """The node with locals of `env` renamed, and its own where they clash."""
        match node:
            case tuple():
                made = tuple(self.told(part, env) for part in node)
                return node if all(a is b for a, b in zip(node, made, strict=True)) else made
            case x.Local(name=name):
                return replace(node, name=env[name]) if name in env else node
            case x.Fold() | m.ForStmt():
                return self._over_gens(node, env)
            case x.Reach(name=name) | x.Steps(name=name):
                inner = self._inner(env, (name,))
                outer = self._fields(node, env, leave=("step",))
                return replace(outer, name=inner.get(name, name), step=self.told(node.step, inner))
            case ir.Group(gens=gens):
                inner = {k: v for k, v in env.items() if not any(k in g.names for g in gens)}
                return self._fields(node, inner)
            case Span():
                return node
            case _ if is_dataclass(node):
                return self._fields(node, env)
            case _:
                return node

    def _over_gens(self, node: Any, env: Names) -> Any:
        """Each generator is asked before its names are bound; all else knows them."""
        gens = []
        for g in node.gens:
            source = self.told(g.source, env)
            env = self._inner(env, g.names)
            gens.append(replace(g, names=tuple(env.get(n, n) for n in g.names), source=source))
        return self._fields(replace(node, gens=tuple(gens)), env, leave=("gens",))

    def _inner(self, env: Names, bound: tuple[str, ...]) -> Names:
        kept = {k: v for k, v in env.items() if k not in bound}
        return kept | {name: self._fresh(name) for name in bound if name in self.slots}

    def _fresh(self, name: str) -> str:
        while name in self.slots:
            name = f"{name}_too"
        return name

    def _fields(self, node: Any, env: Names, leave: tuple[str, ...] = ()) -> Any:
        found = {f.name: getattr(node, f.name) for f in fields(node) if f.name not in leave}
        made = {name: self.told(value, env) for name, value in found.items()}
        new = {name: value for name, value in made.items() if value is not found[name]}
        return replace(node, **new) if new else node
