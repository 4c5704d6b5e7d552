"""own_place: what is left out of runs and steps, what has to stay, and that kernels play the same games."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import rulewright
from rulewright.compiler.compile_game import Compiled
from rulewright.compiler.passes import PASSES
from rulewright.compiler.to_c.game_to_c import passes_for_c
from rulewright.dsl import expressions as x
from rulewright.dsl.reads import function_expressions
from rulewright.play.batches import play_batch
from rulewright.play.native import NativeGame
from rulewright.play.native_batches import NativeBatches

FROGS = """\
game tiny "Tiny"
  players 2
  limit 60 decisions

component frog
  number: 1..6 key
grid cell: 4 by 5
zone pond[cell]: slot of frog
zone shore: set of frog
let open(c: cell, start: cell) = pond[c] is none or c is start
let hops(c: cell, start: cell) = [ray(c, d)[2] for d in directions if count(ray(c, d)) > 1
  and not open(ray(c, d)[1], start) and open(ray(c, d)[2], start)]
let wary(c: cell, start: cell) = [ray(c, d)[1] for d in directions if count(ray(c, d)) > 1
  and open(ray(c, d)[1], start) and not open(ray(c, d)[2], start)]
let step(c: cell, start: cell) = [ray(c, d)[1] for d in directions if count(ray(c, d)) > 0
  and open(ray(c, d)[1], start)]
let slides(c: cell, start: cell) = [y for d in directions, y in [z for z in ray(c, d) while open(z, start)]]
let goals(here: cell) = {goals}

setup
  move frogs to shore
  for f in frogs: put(f)

rule put(frog)
  let c = roll [x for x in cells if pond[x] is none]
  move frog to pond[c]

turn
  choose "{{frog}} to {{to}}" for frog in pond, to in goals(frog.cell): move frog to pond[to]
  otherwise: end game: draw
"""
GOALS = {
    "jumps": ("[c for c in (reachable c from here by hops(c, here)) if c is not here]", True),
    "one jump": ("hops(here, here)", True),
    "slides": ("slides(here, here)", True),
    "steps": ("[c for c in (reachable c from here by step(c, here)) if c is not here]", True),
    "steps that look where they began": (
        "[c for c in (reachable c from here by wary(c, here)) if c is not here]", False),
}  # fmt: skip


def asks(game: Compiled, without: frozenset[str]) -> bool:
    """Whether repeated steps or runs still ask about a thing's own place."""
    assert game.flow is not None
    made = passes_for_c(game.flow, without).model.made.values()
    parts = [p for f in made for e in function_expressions(f) for p in x.walk(e) if isinstance(p, x.OnLanes)]
    last = [p.args[-1] for p in parts if p.op in ("reached", "moved", "run")]
    nothing = [p for e in last for p in x.walk(e) if isinstance(p, x.OnLanes) and p.op == "all"]
    assert last
    return not nothing


@pytest.mark.parametrize("name", GOALS)
def test_what_cannot_be_met(
    name: str, tiny: Callable[..., Compiled], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path / "cache"))
    goals, left_out = GOALS[name]
    rules = FROGS.format(goals=goals)
    raw = tiny(rules, frozenset(one.__name__ for one in PASSES))
    assert asks(raw, frozenset()) != left_out
    assert asks(raw, frozenset({"own_place"}))
    folder = tmp_path / "content" / "tiny"
    kernel = rulewright.load(folder, native=True)
    assert isinstance(kernel, NativeGame)
    found, wanted = NativeBatches(kernel, 2, {})(5, 0, 8), play_batch(rulewright.load(folder), 2, None, 5, 0, 8)
    assert (found.lengths, found.lines) == (wanted.lengths, wanted.lines)
