"""Steps of eight things at a time in C: by one cell and by two, in some directions or all, the same as in Python."""

from __future__ import annotations

from pathlib import Path

import pytest

import rulewright
from rulewright.play.batches import play_batch
from rulewright.play.native import NativeGame
from rulewright.play.native_batches import NativeBatches

FROGS = """\
game frogs "Frogs"
  players 2
  limit 60 decisions

option wide = yes "Frogs go in all directions"
component frog
  number: 1..9 key
grid cell: 4 by 5
zone pond[cell]: slot of frog
zone shore: set of frog
let open(c: cell, start: cell) = pond[c] is none or c is start
let hops(c: cell, start: cell) = [ray(c, d)[2] for d in directions if count(ray(c, d)) > 1 and (d.diagonal or wide)
  and not open(ray(c, d)[1], start) and open(ray(c, d)[2], start)]
let steps(c: cell, start: cell) = [ray(c, d)[1] for d in directions if count(ray(c, d)) >= 1 and not d.diagonal
  and open(ray(c, d)[1], start)]
let goals(here: cell) = {goals}

setup
  move frogs to shore
  for f in frogs: put(f)

rule put(frog)
  let c = roll [x for x in cells if pond[x] is none]
  move frog to pond[c]

turn
  choose
    "{{frog}} to {{to}}" for frog in pond, to in goals(frog.cell)
      move frog to pond[to]
    "Rest"
      nothing
  otherwise: nothing
"""
GOALS = {
    "one kind of steps": ("[c for c in (reachable c from here by hops(c, here)) if c is not here]", "K_WAYS(8)"),
    "two kinds": ("[c for c in (reachable c from here by steps(c, here) + hops(c, here)) if c in cells]", "K_WAYS(16)"),
    "a single step": ("hops(here, here) + steps(here, here)", "K_WAYS(16)"),
}  # fmt: skip


@pytest.mark.parametrize("kind", GOALS)
def test_steps_in_c(kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path / "cache"))
    folder = tmp_path / "frogs"
    folder.mkdir()
    goals, ways = GOALS[kind]
    (folder / "frogs.rules").write_text(FROGS.format(goals=goals), "utf-8")
    (folder / "frogs.yaml").write_text("".join(f"- number: {n}\n" for n in range(1, 10)), "utf-8")
    game, kernel = rulewright.load(folder), rulewright.load(folder, native=True)
    assert isinstance(kernel, NativeGame)
    assert ways in kernel.text
    for wide in (True, False):
        found = NativeBatches(kernel, 2, {"wide": wide})(5, 0, 10)
        wanted = play_batch(game, 2, {"wide": wide}, 5, 0, 10)
        assert (found.lengths, found.lines) == (wanted.lengths, wanted.lines)
