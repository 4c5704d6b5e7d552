"""Where the slots of a position lie in a block of a kernel, and how they are read as values of the Python position."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from struct import Struct, unpack_from
from typing import Any

NO_NUMBER = -(2**31)
Reader = Callable[[memoryview], Any]


@dataclass(frozen=True, slots=True)
class KernelSlot:
    """A slot of the position: how it is read (`form`), where it begins, bytes of an item, how many."""

    name: str
    form: str
    inner: int
    offset: int
    width: int
    count: int
    code: str
    derived: bool
    n_offset: int


def readers(slots: Sequence[KernelSlot], texts: Sequence[str]) -> tuple[tuple[str, Reader], ...]:
    """How each slot is read, by its name; lengths are read with what they are lengths of."""
    by_name = {s.name: s for s in slots}
    return tuple((s.name, _reader(s, texts, by_name.get(f"{s.name}_n"))) for s in slots if "length" not in s.form)


def _reader(s: KernelSlot, texts: Sequence[str], lengths: KernelSlot | None) -> Reader:
    form = s.form.removeprefix("each ")
    each = form != s.form
    if form == "set":
        return _sets(s) if each else _set(s)
    if form.startswith("planes"):
        return _planes(s, form)
    if form == "ordered":
        assert lengths is not None
        return _decks(s, lengths) if each else lambda block: _decks(s, lengths)(block)[0]
    if form == "list":
        return _list(s)
    values = _numbers(s, form, texts)
    return values if each else lambda block: values(block)[0]


def _numbers(s: KernelSlot, form: str, texts: Sequence[str]) -> Reader:
    read, at = Struct(f"{s.count}{s.code}").unpack_from, s.offset
    match form:
        case "flag":
            return lambda block: [v != 0 for v in read(block, at)]
        case "maybe":
            return lambda block: [None if v == -1 else v for v in read(block, at)]
        case "maybe number":
            return lambda block: [None if v == NO_NUMBER else v for v in read(block, at)]
        case "maybe flag":
            return lambda block: [None if v == -1 else v != 0 for v in read(block, at)]
        case "text":
            return lambda block: [texts[v] for v in read(block, at)]
        case "maybe text":
            return lambda block: [None if v == -1 else texts[v] for v in read(block, at)]
        case _:
            return lambda block: [*read(block, at)]


def _set(s: KernelSlot) -> Reader:
    at, end = s.offset, s.offset + s.width
    return lambda block: int.from_bytes(block[at:end], "little")


def _sets(s: KernelSlot) -> Reader:
    spans = [slice(s.offset + i * s.width, s.offset + (i + 1) * s.width) for i in range(s.count)]
    return lambda block: [int.from_bytes(block[span], "little") for span in spans]


def _planes(s: KernelSlot, form: str) -> Reader:
    """What a var is at each place, by the set that holds it: the first is that of none, of no or of 0."""
    sets, values, places = _sets(s), [_in_plane(which, form) for which in range(s.count)], range(s.inner)
    return lambda block: _by_place(sets(block), values, places)


def _by_place(sets: list[int], values: list[Any], places: range) -> list[Any]:
    pairs = [*zip(sets, values, strict=True)]
    return [next(value for members, value in pairs if members >> at & 1) for at in places]


def _in_plane(which: int, form: str) -> Any:
    match form:
        case "planes maybe":
            return which - 1 if which else None
        case "planes maybe flag":
            return bool(which - 1) if which else None
        case "planes flag":
            return bool(which)
        case _:
            return which


def _decks(s: KernelSlot, lengths: KernelSlot) -> Reader:
    """Ordered zones, the first thing last."""
    how_many, numbers = Struct(f"{lengths.count}{lengths.code}"), Struct(f"{s.count * s.inner}{s.code}")

    def read(block: memoryview) -> list[list[int]]:
        flat = numbers.unpack_from(block, s.offset)
        many = how_many.unpack_from(block, lengths.offset)
        return [[*flat[i * s.inner : i * s.inner + n][::-1]] for i, n in enumerate(many)]

    return read


def _list(s: KernelSlot) -> Reader:
    def read(block: memoryview) -> tuple[int, ...]:
        (many,) = unpack_from("h", block, s.n_offset)
        return unpack_from(f"{many}{s.code}", block, s.offset)

    return read
