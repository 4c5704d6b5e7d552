"""lanes: what it lifts, what it leaves alone, and that both offer the same."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from rulewright.compiler.compile_game import Compiled

FROGS = """\
game tiny "Tiny"
  players 2
  limit 80 decisions

option wide = yes "Frogs go in all directions"
component frog
  number: 1..6 key
grid cell: {rows} by {columns}
zone pond[cell]: slot of frog
zone shore: set of frog
var last: frog? = none
let WALL = [c for c in cells if c.row is 2 and c.column in [2, 3]]
let open(c: cell, start: cell) = {open}
let dry(c: cell) = {dry}
let hops(c: cell, start: cell) = {hops}
let slides(c: cell, start: cell) = {slides}
let goals(here: cell){goals}

setup
  move frogs to shore
  for f in frogs if f.number < {frogs}: put(f)

rule put(frog)
  let c = roll [x for x in cells if pond[x] is none]
  move frog to pond[c]

turn
  choose
    "{{frog}} to {{to}}" for frog in pond, to in goals(frog.cell) if {guard}
      if pond[to] is not none: move pond[to] to shore
      move frog to pond[to]
      last = frog
    "Rest"
      last = none
  otherwise: nothing
"""
USUAL = {
    "rows": "4",
    "columns": "5",
    "frogs": "6",
    "open": "pond[c] is none or c is start",
    "dry": "pond[c] is not none",
    "hops": "[ray(c, d)[2] for d in directions if count(ray(c, d)) > 1 and"
    " not open(ray(c, d)[1], start) and open(ray(c, d)[2], start)]",
    "slides": "[x for d in directions, x in [y for y in ray(c, d) while open(y, start)] if d.diagonal or wide]",
    "goals": " = slides(here, here) + hops(here, here)",
    "guard": "frog is not last",
}


def is_lifted(compiled: Compiled) -> bool:
    return "_OF_FROGS" in compiled.files["__init__.py"]


LIFTED = {
    "steps and runs": {},
    "repeated steps": {"goals": " = [c for c in (reachable c from here by hops(c, here)) if c is not here]"},
    "repeated steps of all kinds": {
        "goals": " = [c for c in (reachable c from here by hops(c, here) + slides(c, here)) if c not in WALL]"
    },
    "cases": {"goals": "\n  slides(here, here) if wide\n  hops(here, here) otherwise"},
    "a cell that may be asked itself": {
        "hops": "[ray(c, d)[1] for d in directions if count(ray(c, d)) >= 1 and (dry(c) or ray(c, d)[1] is start)]"
    },
    "a question about the goal": {"guard": "frog is not last and (pond[to] is none or to in WALL) and wide"},
    "a question about both": {"guard": "to is not frog.cell"},
}
LEFT = {
    "a step that may not exist": {
        "hops": "[ray(c, d)[2] for d in directions if count(ray(c, d)) > 0 and open(ray(c, d)[1], start)]"
    },
    "goals that need no frog": {"goals": " = [c for c in cells if open(c, here)]"},
    "a question about the frog": {"guard": "frog.number > 2"},
    "a neighbour that is no step": {"goals": " = [x for x in around(here) if open(x, here)]"},
    "one of many cells asked for itself": {
        "goals": " = [c for c in (reachable c from here by slides(c, c)) if c is not here]"
    },
}


@pytest.mark.parametrize("what", [*LIFTED, *LEFT])
def test_offers_the_same(what: str, tiny: Callable[..., Compiled], seen: Callable[..., list[object]]) -> None:
    rules = FROGS.format(**{**USUAL, **LIFTED.get(what, {}), **LEFT.get(what, {})})
    with_it, without = tiny(rules), tiny(rules, frozenset({"lanes"}))
    assert is_lifted(with_it) == (what in LIFTED)
    assert not is_lifted(without)
    for options in ({}, {"wide": False}):
        assert seen(with_it.game, options) == seen(without.game, options)


def some_rules(chance: random.Random) -> str:
    """Frogs that move in some way or other."""
    pick = chance.choice

    def question(depth: int = 0) -> str:
        one = pick([
            "open(ray(c, d)[1], start)", "pond[ray(c, d)[1]] is none", "pond[ray(c, d)[2]] is not none",
            "ray(c, d)[1] is not start", "ray(c, d)[2] not in WALL", "d.diagonal", "wide", "dry(ray(c, d)[1])",
            "pond[c] is none", "c is not start", "count(ray(c, d)) > 2", "ray(c, d)[2] is start",
        ])  # fmt: skip
        if depth < 2 and chance.random() < 0.5:
            return f"({question(depth + 1)} {pick(['and', 'or'])} {question(depth + 1)})"
        return f"not ({one})" if chance.random() < 0.2 else one

    moves = [
        "hops(here, here)",
        "hops(here, here) + slides(here, here)",
        "[c for c in (reachable c from here by hops(c, here)) if c is not here]",
        "[c for c in (reachable c from here by hops(c, here) + slides(c, here)) if c is not here and c not in WALL]",
        "[x for x in hops(here, here) if pond[x] is none or x in WALL]",
    ]
    return FROGS.format(
        rows=pick([2, 3, 5]),
        columns=pick([2, 4, 6]),
        frogs=pick([4, 6, 7]),
        open=pick(["pond[c] is none or c is start", "pond[c] is none and c not in WALL", "dry(c) or c is start"]),
        dry=pick(["pond[c] is not none", "not (pond[c] is none) and c not in WALL"]),
        hops=f"[ray(c, d)[{pick([1, 2])}] for d in directions if count(ray(c, d)) > 1 and {question()}]",
        slides=pick([USUAL["slides"], USUAL["slides"].replace("if d.diagonal or wide", "if dry(x)")]),
        goals=f"\n  {pick(moves)} if wide\n  {pick(moves)} otherwise",
        guard=pick(["frog is not last", "pond[to] is none", "to is not frog.cell and wide and frog is not last"]),
    )


@pytest.mark.parametrize("seed", range(12))
def test_any_rules(seed: int, tiny: Callable[..., Compiled], seen: Callable[..., list[object]]) -> None:
    check_any_rules(seed, tiny, seen)


@pytest.mark.nightly
def test_any_1200_rules(tiny: Callable[..., Compiled], seen: Callable[..., list[object]]) -> None:
    for seed in range(12, 1212):
        check_any_rules(seed, tiny, seen)


def check_any_rules(seed: int, tiny: Callable[..., Any], seen: Callable[..., list[object]]) -> None:
    """The same games from rules made up at random."""
    rules = some_rules(random.Random(seed))
    with_it, without = tiny(rules).game, tiny(rules, frozenset({"lanes"})).game
    for options in ({}, {"wide": False}):
        assert seen(with_it, options) == seen(without, options), rules
