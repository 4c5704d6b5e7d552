"""The body of a rule → the same body, in which locals of one name are of one type, as they share one record slot.

`for x in hues` and later `for x in cells` may stand in one rule; the second becomes `x_2`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass, replace
from typing import Any

from rulewright.compiler.walk_stmts import bodies_of, names_bound
from rulewright.dsl import expressions as x
from rulewright.dsl import model as m
from rulewright.dsl import types as ty
from rulewright.dsl.spans import Span

Names = Mapping[str, str]


def types_apart(body: m.Body, params: tuple[tuple[str, ty.Type], ...]) -> m.Body:
    """`params` keep their names. Nothing is changed where no two types meet."""
    apart = _Apart({name: _sort(kind) for name, kind in params})
    told: m.Body = apart.told(body, {})
    return told


def _sort(kind: ty.Type) -> object:
    """What a slot must be able to hold, whatever the range and whether it may be none."""
    match kind:
        case ty.Opt(of=of):
            return _sort(of)
        case ty.Int():
            return ty.Int
        case ty.SetOf(of=of) | ty.ListOf(of=of):
            return type(kind), _sort(of)
        case ty.TupleOf(parts=parts):
            return tuple(_sort(p) for p in parts)
        case _:
            return kind


class _Apart:
    def __init__(self, sorts: dict[str, object]) -> None:
        self.sorts = sorts

    def told(self, node: Any, env: Names) -> Any:
        """The node with its locals called by the names that they have now."""
        match node:
            case tuple():
                made = tuple(self.told(part, env) for part in node)
                return node if all(a is b for a, b in zip(node, made, strict=True)) else made
            case x.Local(name=name):
                return replace(node, name=env[name]) if env.get(name, name) != name else node
            case m.Body(stmts=stmts):
                return self._body(node, stmts, env)
            case m.ForStmt(gens=gens) | m.OptionLine(gens=gens):
                names = [n for g in gens for n in g.names]
                inner = {**env, **{n: self._name(n, node) for n in names}}
                return self._renamed_gens(self._fields(node, inner), inner)
            case Span():
                return node
            case _ if is_dataclass(node):
                return self._fields(node, env)
            case _:
                return node

    def _body(self, body: m.Body, stmts: tuple[m.Stmt, ...], env: Names) -> m.Body:
        """What a statement binds is known to those below it."""
        made: list[m.Stmt] = []
        for i, s in enumerate(stmts):
            new = self.told(s, env)
            bound = () if bodies_of(s) else names_bound(s)
            env = {**env, **{n: self._name(n, stmts[i + 1 :]) for n in bound}}
            match new:
                case m.SetLocal(names=names) | m.RollLocal(names=names) if any(env[n] != n for n in names):
                    new = replace(new, names=tuple(env[n] for n in names))
                case m.CallRule(into=into) if into is not None and env[into] != into:
                    new = replace(new, into=env[into])
                case _:
                    pass
            made.append(new)
        return body if all(a is b for a, b in zip(made, stmts, strict=True)) else replace(body, stmts=tuple(made))

    def _renamed_gens(self, node: Any, env: Names) -> Any:
        if all(env[n] == n for g in node.gens for n in g.names):
            return node
        return replace(node, gens=tuple(replace(g, names=tuple(env[n] for n in g.names)) for g in node.gens))

    def _name(self, name: str, scope: Any) -> str:
        """The name for a local that is used in this scope."""
        kind = next((e.type for e in _locals_in(scope) if e.name == name), None)
        if kind is None:
            return name
        made, number = name, 1
        while self.sorts.setdefault(made, _sort(kind)) != _sort(kind):
            number += 1
            made = f"{name}_{number}"
        return made

    def _fields(self, node: Any, env: Names) -> Any:
        found = {f.name: getattr(node, f.name) for f in fields(node)}
        made = {name: self.told(value, env) for name, value in found.items()}
        new = {name: value for name, value in made.items() if value is not found[name]}
        return replace(node, **new) if new else node


def _locals_in(node: Any) -> Iterator[x.Local]:
    match node:
        case x.Local():
            yield node
        case tuple():
            for part in node:
                yield from _locals_in(part)
        case Span():
            pass
        case _ if is_dataclass(node):
            for f in fields(node):
                yield from _locals_in(getattr(node, f.name))
        case _:
            pass
