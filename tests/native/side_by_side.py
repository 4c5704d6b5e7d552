"""A kernel and its Python module, step by step: every state compared, what it holds and what it offers."""

from __future__ import annotations

from typing import Any

from rulewright.play.kernel_slots import KernelSlot
from rulewright.play.native_position import NativePosition
from rulewright.play.position import Position
from rulewright.play.runtime import Game, State, stream
from rulewright.play.sets import Runs

FLOW = ("at", "me", "seats", "over", "cut", "results", "rng", "ticks")


def play_both(game: Game, kernel: Game, players: int, x: int) -> tuple[State, int]:
    """One random game on both sides: how it ended, after how many decisions."""
    a, b, chance, decisions = game.new(players, seed=x), kernel.new(players, seed=x), stream(x, 1), 0
    sides = Sides(b)
    while not a.over:
        sides.same(a, b)
        decision = a.pick(chance)
        a.apply(decision)
        b.apply(decision)
        decisions += 1
    sides.same(a, b)
    assert a.position.snapshot() == b.position.snapshot()
    assert (a.result, a.cut) == (b.result, b.cut)
    return a, decisions


class Sides:
    """Compares states of one game as their equality does (`Position.snapshot`), slot by slot.

    A slot of the kernel is read as a Python value only when its bytes are others than in the state before.
    """

    def __init__(self, b: State) -> None:
        kernel, names = native_of(b)._kernel, set(native_of(b)._twin.slots)
        lengths = {s.name: span_of(s) for s in kernel.slots if "length" in s.form}
        spans = {s.name: span_of(s) for s in kernel.slots}
        self.slots = [
            (name, spans[name], lengths.get(f"{name}_n", slice(0)), read)
            for name, read in kernel.readers
            if name in names
        ]
        # Of these the kernel holds nothing, and they never change while chance is sampled.
        self.others = {name: getattr(b.position, name) for name in names - {name for name, *_ in self.slots}}
        self.known: dict[tuple[str, bool], tuple[bytes, bytes, Any]] = {}

    def same(self, a: State, b: State) -> None:
        """Both states hold the same and offer the same."""
        here, there = a.position, native_of(b)
        for name in FLOW:
            assert getattr(here, name) == getattr(there, name), name
        block = memoryview(there._block).cast("B")
        self._same_slots(here, block)
        for name, value in self.others.items():
            assert getattr(here, name) == value, name
        inner, asked, number = there._kernel.at_once
        if here.at_once is None:
            assert not inner or block[number] == 0
        else:
            assert here.at_once.block == block[number]
            assert here.at_once.asked == int.from_bytes(block[asked : asked + 4], "little")
            self._same_slots(here.at_once.began, block[inner:], began=True)
        assert offers(here.runs()) == offers(there.runs())
        assert a.to_play == b.to_play

    def _same_slots(self, here: Position, block: memoryview, *, began: bool = False) -> None:
        """Of what lay where before, what belongs to the flow says nothing (`Position.without_flow`)."""
        flow = dict(here.zeros) if began else {}
        for name, span, lengths, read in self.slots:
            if name in flow:
                assert getattr(here, name) == flow[name], name
                continue
            raw, many = bytes(block[span]), bytes(block[lengths])
            before = self.known.get((name, began))
            if before is None or before[0] != raw or before[1] != many:
                before = self.known[name, began] = (raw, many, read(block))
            assert getattr(here, name) == before[2], name


def native_of(b: State) -> NativePosition:
    assert isinstance(b.position, NativePosition)
    return b.position


def span_of(s: KernelSlot) -> slice:
    """The bytes of a slot; a list has its length before or after its items."""
    end = s.offset + s.width * s.count * (s.inner if s.form.endswith("ordered") else 1)
    return (
        slice(min(s.offset, s.n_offset), max(end, s.n_offset + 2)) if s.form.endswith("list") else slice(s.offset, end)
    )


def same(a: State, b: State) -> None:
    """As `Sides` compares the states of one game."""
    Sides(b).same(a, b)


def offers(runs: Runs) -> int:
    """All ids as one set. Runs are ascending and do not overlap, so that nothing else tells two lists of them apart."""
    found, end = 0, 0
    for base, bits in runs:
        if bits:
            assert base + (bits & -bits).bit_length() - 1 >= end
            end = base + bits.bit_length()
        found |= bits << base
    return found
