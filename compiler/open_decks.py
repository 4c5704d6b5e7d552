"""Which decks nobody looks into: their order matters only to those who draw (S-23).

Under explicit chance such a deck has no order after `shuffle`; each draw from it is a chance of its own. Any other deck
gets its whole order at once.
"""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.compiler.walk_stmts import exprs_of, inside
from rulewright.dsl import expressions as x
from rulewright.dsl import model as m
from rulewright.dsl.reads import function_expressions


def open_decks(model: m.Model) -> frozenset[str]:
    """The decks of components that are shuffled, and that no expression reads but to count them."""
    bodies = [r.body for r in (*model.rules.values(), *model.test_rules.values())]
    bodies += [b for b in (model.setup, model.main_body) if b is not None]
    stmts = [s for b in bodies for s in inside(b.stmts)]
    shuffled = {s.zone.zone for s in stmts if isinstance(s, m.ShuffleZone)}
    exprs = [e for s in stmts for e in exprs_of(s)]
    for f in (*model.functions, *model.test_pures.values()):
        exprs += function_expressions(f)
    exprs += [e for _, e in model.ranking.by] if model.ranking is not None else []
    looked_into = {name for e in exprs for name in _zones_read(e)}
    return frozenset(
        z.name for z in model.zones.values() if z.form == "deck" and z.name in shuffled and z.name not in looked_into
    )


def _zones_read(e: x.Expr) -> Iterator[str]:
    match e:
        case x.Builtin(name="count", args=(x.ZoneAt(indexes=indexes),)):
            for index in indexes or ():
                yield from _zones_read(index)
        case x.ZoneAt(zone=zone):
            yield zone
        case _:
            for part in x.parts_of(e):
                yield from _zones_read(part)
