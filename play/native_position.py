"""A position inside a kernel that behaves like a compiled Python position.

What is asked in every step is answered by the kernel. Everything else - labels, views, plain data, the words of the
rules - is asked of the Python position with the same slots, made when somebody asks.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from struct import pack_into, unpack_from
from typing import Any

from rulewright.play.kernel import Kernel
from rulewright.play.kernel_slots import NO_NUMBER, KernelSlot
from rulewright.play.lanes import slots_placed
from rulewright.play.position import AtOnce, Position
from rulewright.play.sets import Runs


class NativePosition:
    """One position. `_python_now` is its twin, or None since the last step. No name of the rules begins with `_`."""

    __slots__ = ("_agreed", "_block", "_kernel", "_python_now", "_twin", "offered", "words")

    def __init__(self, kernel: Kernel, twin: type[Position], words: Any, agreed: Any, block: Any) -> None:
        self._kernel, self._twin, self.words, self._agreed, self._block = kernel, twin, words, agreed, block
        self._python_now: Position | None = None
        self.offered: Runs | None = None

    # ------------------------------------------------------------ what is asked in every step

    def _head(self, name: str, code: str) -> Any:
        return unpack_from(code, self._block, self._kernel.head[name])[0]

    @property
    def seats(self) -> int:
        return int(self._head("seats", "b"))

    @property
    def me(self) -> int:
        return int(self._head("me", "b"))

    @property
    def at(self) -> int:
        return int(self._head("at", "i"))

    @property
    def over(self) -> bool:
        return bool(self._head("over", "b"))

    @property
    def cut(self) -> bool:
        return bool(self._head("cut", "b"))

    @property
    def ticks(self) -> int:
        return int(self._head("ticks", "i"))

    @property
    def fate(self) -> None:
        """Chance is sampled here; explicit chance is played in Python."""
        return

    @property
    def rng(self) -> int:
        low, high = unpack_from("QQ", self._block, self._kernel.head["rng"])
        return int(high) << 64 | int(low)

    @rng.setter
    def rng(self, state: int) -> None:
        pack_into("QQ", self._block, self._kernel.head["rng"], state & (1 << 64) - 1, state >> 64)
        self._python_now = None

    @property
    def results(self) -> tuple[tuple[int, int], ...]:
        if not self.over:
            return ()
        seats = self.seats
        scores = unpack_from(f"{seats}i", self._block, self._kernel.head["score"])
        return tuple(zip(scores, unpack_from(f"{seats}b", self._block, self._kernel.head["rank"]), strict=True))

    def decider(self) -> int:
        return int(self._kernel.decider(self._block, self._agreed))

    def runs(self) -> Runs:
        """What may be chosen, computed once for each stop."""
        if self.offered is None:
            failed, runs = (0, []) if self.over else self._kernel.offer(self._block, self._agreed)
            self.offered = self._python.options() if failed else runs
        return self.offered

    def go_on(self, decision: int) -> None:
        """Take an offered decision. What fails in the kernel is done again in Python, which says what is wrong."""
        before = self._block.raw
        failed = self._kernel.step(self._block, self._agreed, decision)
        if failed:
            ctypes.memmove(self._block, before, len(before))
            position = self._python.copy()
            position.go_on(decision)
            write(self._kernel, self._block, position)
        self._python_now = self.offered = None

    def copy(self) -> NativePosition:
        new = NativePosition(
            self._kernel, self._twin, self.words, self._agreed, ctypes.create_string_buffer(self._kernel.size)
        )
        ctypes.memmove(new._block, self._block, self._kernel.size)
        new._python_now, new.offered = self._python_now, self.offered
        return new

    # ------------------------------------------------------------ everything else

    @property
    def _python(self) -> Position:
        """The Python position with the same slots."""
        if self._python_now is None:
            self._python_now = read(self._kernel, self._block, self._twin, self.words)
        return self._python_now

    def __getattr__(self, name: str) -> Any:
        return getattr(self._python, name)


def begun(kernel: Kernel, twin: type[Position], words: Any, agreed: Any, seed: int) -> NativePosition | None:
    """The first decision of a game; None where the rules fail."""
    block = ctypes.create_string_buffer(kernel.size)
    return None if kernel.begin(block, agreed, seed) else NativePosition(kernel, twin, words, agreed, block)


def native_twin(kernel: Kernel, agreed: Any, position: Position) -> NativePosition:
    """The same position as a Python one."""
    return NativePosition(kernel, type(position), position.words, agreed, block_of(kernel, position))


def block_of(kernel: Kernel, position: Position) -> Any:
    """A Python position as a block of a kernel."""
    block = ctypes.create_string_buffer(kernel.size)
    write(kernel, block, position)
    return block


# ---------------------------------------------------------------- slots in and out


def read(kernel: Kernel, block: Any, twin: type[Position], words: Any) -> Position:
    """A Python position from a block."""
    head = kernel.head
    (seats,) = unpack_from("b", block, head["seats"])
    low, high = unpack_from("QQ", block, head["rng"])
    position = twin(words, seats, high << 64 | low)
    _slots(kernel, memoryview(block).cast("B"), position)
    (position.at, position.ticks) = unpack_from("2i", block, head["at"])
    (position.me,) = unpack_from("b", block, head["me"])
    position.over, position.cut = (bool(b) for b in unpack_from("2b", block, head["over"]))
    if position.over:
        scores = unpack_from(f"{seats}i", block, head["score"])
        position.results = tuple(zip(scores, unpack_from(f"{seats}b", block, head["rank"]), strict=True))
        position.offered = []
    _at_once(kernel, block, position)
    return position


def _at_once(kernel: Kernel, block: Any, position: Position) -> None:
    """Where all decide at once: a block holds another one with what lay where before."""
    inner, asked, number = kernel.at_once
    (here,) = unpack_from("b", block, number) if inner else (0,)
    if here:
        began = type(position)(position.words, position.seats, 1)
        _slots(kernel, memoryview(block).cast("B")[inner:], began)
        (decided,) = unpack_from("i", block, asked)
        position.at_once = AtOnce(here, decided, began.without_flow())


def _slots(kernel: Kernel, block: memoryview, position: Position) -> None:
    """What follows from other slots in the kernel alone is no slot of the Python position."""
    slots = vars(position)
    for name, read_slot in kernel.readers:
        if name in slots:
            slots[name] = read_slot(block)
    for name in [n for n in slots if n.endswith("_pairs") and n.removesuffix("_pairs") in slots]:
        placed = slots[name.removesuffix("_pairs")]
        slots[name] = slots_placed(placed, len(placed))


def _planes(values: Sequence[Any], form: str, many: int) -> list[int]:
    """The places of each value: the first set is that of none, of no or of 0."""
    sets, maybe = [0] * many, form.startswith("planes maybe")
    for at, value in enumerate(values):
        sets[(0 if value is None else 1 + int(value)) if maybe else int(value)] |= 1 << at
    return sets


def write(kernel: Kernel, block: Any, position: Position) -> None:
    """A Python position into a block; what follows from other slots follows again."""
    head = kernel.head
    ctypes.memset(block, 0, kernel.size)
    pack_into("QQ", block, head["rng"], position.rng & (1 << 64) - 1, position.rng >> 64)
    pack_into("2i", block, head["at"], position.at, position.ticks)
    pack_into("4b", block, head["me"], position.me, position.seats, position.over, position.cut)
    for i, (score, rank) in enumerate(position.results):
        pack_into("i", block, head["score"] + 4 * i, score)
        pack_into("b", block, head["rank"] + i, rank)
    _put_all(kernel, block, position)
    kernel.derive(block)
    inner, asked, number = kernel.at_once
    if position.at_once is not None:
        _put_all(kernel, memoryview(block).cast("B")[inner:], position.at_once.began)
        kernel.derive(ctypes.byref(block, inner))
        pack_into("i", block, asked, position.at_once.asked)
        pack_into("b", block, number, position.at_once.block)


def _put_all(kernel: Kernel, block: Any, position: Position) -> None:
    for s in kernel.slots:
        if not s.derived and "length" not in s.form:
            _put(kernel, block, s, getattr(position, s.name))


def _put(kernel: Kernel, block: Any, s: KernelSlot, value: Any) -> None:
    form = s.form.removeprefix("each ")
    values: Sequence[Any] = value if form != s.form else [value]
    if form.startswith("planes"):
        form, values = "set", _planes(value, form, s.count)
    if form == "set":
        words = s.width // 8
        flat = [v >> 64 * i & (1 << 64) - 1 for v in values for i in range(words)]
        pack_into(f"{len(flat)}Q", block, s.offset, *flat)
    elif form == "ordered":
        n = next(other for other in kernel.slots if other.name == f"{s.name}_n")
        pack_into(f"{n.count}{n.code}", block, n.offset, *(len(v) for v in values))
        for i, deck in enumerate(values):
            pack_into(f"{len(deck)}{s.code}", block, s.offset + i * s.inner * s.width, *reversed(deck))
    elif form == "list":
        pack_into("h", block, s.n_offset, len(value))
        pack_into(f"{len(value)}{s.code}", block, s.offset, *(int(v) for v in value))
    else:
        none = NO_NUMBER if form == "maybe number" else -1
        flat = [none if v is None else kernel.texts.index(v) if isinstance(v, str) else int(v) for v in values]
        pack_into(f"{len(flat)}{s.code}", block, s.offset, *flat)
