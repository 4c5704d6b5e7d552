"""A kernel and its Python module, step by step: every state compared, what it holds and what it offers."""

from __future__ import annotations

from typing import Any

from rulewright.play.position import Position
from rulewright.play.runtime import Game, State, stream
from rulewright.play.sets import Runs

FLOW = ("at", "me", "seats", "over", "cut", "results", "rng", "ticks")


def play_both(game: Game, kernel: Game, players: int, x: int) -> tuple[State, int]:
    """One random game on both sides: how it ended, after how many decisions."""
    a, b, chance, decisions = game.new(players, seed=x), kernel.new(players, seed=x), stream(x, 1), 0
    while not a.over:
        same(a, b)
        decision = a.pick(chance)
        a.apply(decision)
        b.apply(decision)
        decisions += 1
    same(a, b)
    assert (a.result, a.cut) == (b.result, b.cut)
    return a, decisions


def same(a: State, b: State) -> None:
    """Both states hold the same and offer the same."""
    same_positions(a.position, b.position)
    assert offers(a.position.runs()) == offers(b.position.runs())
    assert a.to_play == b.to_play


def same_positions(a: Position, b: Any) -> None:
    """As equality of positions has it (`Position.snapshot`), without making keys of them: slot by slot."""
    other: Position = getattr(b, "_python", b)
    assert type(a) is type(other)
    for name in (*FLOW, *a.slots):
        assert getattr(a, name) == getattr(other, name), name
    before, now = a.at_once, other.at_once
    assert (before is None) == (now is None)
    if before is not None and now is not None:
        assert (before.block, before.asked) == (now.block, now.asked)
        same_positions(before.began, now.began)


def offers(runs: Runs) -> int:
    """All ids as one set. Runs are ascending and do not overlap, so that nothing else tells two lists of them apart."""
    found, end = 0, 0
    for base, bits in runs:
        if bits:
            assert base + (bits & -bits).bit_length() - 1 >= end
            end = base + bits.bit_length()
        found |= bits << base
    return found
