"""Typed expression → key: a nested tuple that says the same for the same question at different places.

Names bound inside stand as they are called; parameters are put in with `put_in`. The key of `me` is ("me", n), where n
tells apart the turns of an `each player`: 0 where a rule begins.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache

from rulewright.dsl import expressions as x

Key = tuple[object, ...]
ME: Key = ("me", 0)


def key_of(e: x.Expr, me: Key = ME, names: Mapping[str, Key] | None = None) -> Key:
    """The key. `names` says what stands for a local name; others are ("local", name)."""

    def inner(part: x.Expr) -> Key:
        return key_of(part, me, names)

    match e:
        case x.Local(name=name):
            return names[name] if names is not None and name in names else ("local", name)
        case x.MeValue():
            return me
        case x.Const(value=value):
            return ("const", type(value).__name__, value)
        case x.OptionValue(name=name):
            return ("option", name)
        case x.VarAt(var=var, indexes=indexes):
            return ("var", var, *map(inner, indexes))
        case x.ZoneAt(zone=zone, indexes=None):
            return ("family", zone)
        case x.ZoneAt(zone=zone, indexes=indexes):
            return ("zone", zone, *map(inner, indexes or ()))
        case x.FieldAt(table=table, field=name, of=of):
            return ("field", table, name, inner(of))
        case x.WhereIs(table=table, index=index, of=of):
            return ("where", table, index, inner(of))
        case x.CallPure(name=name, args=args):
            return ("call", name, me, *map(inner, args))
        case x.BestOf(pattern=name, args=args):
            return ("best", name, me, *map(inner, args))
        case x.Builtin(name="known", args=(of,)) | x.AsSet(of=of):
            return inner(of)
        case x.Builtin(name="opponents"):
            return ("opponents", me)
        case x.Builtin(name=name, args=args):
            return ("builtin", name, *map(inner, args))
        case _:
            return _other(e, inner)


def _other(e: x.Expr, inner: Callable[[x.Expr], Key]) -> Key:
    """Nodes that are told apart by a word of their own and their parts."""
    parts = tuple(map(inner, x.parts_of(e)))
    match e:
        case x.Fold(kind=kind, gens=gens, condition=condition, prefix=prefix):
            asked = (condition is not None, prefix is not None)
            return ("fold", kind, tuple(g.names for g in gens), asked, *parts)
        case x.Arith(op=op) | x.Join(op=op) | x.Compared(op=op) | x.LogicOf(op=op):
            return (type(e).__name__, op, *parts)
        case x.Contains(negated=negated):
            return ("in", negated, *parts)
        case x.Reach(name=name) | x.Steps(name=name):
            return (type(e).__name__, name, *parts)
        case _:
            return (type(e).__name__, *parts)


def put_in(key: Key, values: Mapping[Key, Key]) -> Key:
    """The key with some of its parts replaced, as arguments for parameters."""
    if key in values:
        return values[key]
    return tuple(put_in(p, values) if isinstance(p, tuple) else p for p in key)


@lru_cache(maxsize=65536)
def parts_of_key(key: Key) -> frozenset[Key]:
    """The key and all keys inside it."""
    found: set[Key] = {key}
    for part in key:
        if isinstance(part, tuple):
            found |= parts_of_key(part)
    return frozenset(found)
