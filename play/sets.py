"""Functions of the language over sets, lists and numbers. Sets are ints: bit i stands for the value at position i."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Any, TypeVar

from rulewright.play.faults import Fault

T = TypeVar("T")

Runs = list[tuple[int, int]]  # options as (id of bit 0, bits): ascending, without overlap


def members(bits: int) -> Iterator[int]:
    """The values in a set, ascending."""
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low


def bits(values: Iterable[int]) -> int:
    """The set of some values."""
    found = 0
    for v in values:
        found |= 1 << v
    return found


def nth_member(bits: int, n: int) -> int:
    """The n-th value of a set, from 0. Large sets are halved until few bits are left."""
    at = 0
    length = bits.bit_length()
    while length > 32:
        length >>= 1
        low = bits & (1 << length) - 1
        count = low.bit_count()
        if n < count:
            bits = low
        else:
            n -= count
            at += length
            bits >>= length
        length = bits.bit_length()
    for _ in range(n):
        bits &= bits - 1
    return at + (bits & -bits).bit_length() - 1


def has(bits: int, value: int | None) -> bool:
    """Whether a value is in a set; none never is."""
    return value is not None and bool(bits >> value & 1)


def least(bits: int) -> int:
    """The first value of a set. A set without values is a fault."""
    if not bits:
        raise Fault("The first of an empty set was asked.")
    return (bits & -bits).bit_length() - 1


def first(values: Iterable[T]) -> T:
    """The first value. None at all is a fault."""
    for v in values:
        return v
    raise Fault("Nothing fits, but one was asked.")


def known(value: T | None) -> T:
    """A value that must not be none here."""
    if value is None:
        raise Fault("This is none, and a value was needed.")
    return value


def item(values: Sequence[T], at: int) -> T:
    """The value at a place counted from 1."""
    if not 1 <= at <= len(values):
        raise Fault(f"There is no place {at} in a list of {len(values)}.")
    return values[at - 1]


def within(value: int, low: int, high: int) -> int:
    """A number that must lie in the range of its var."""
    if not low <= value <= high:
        raise Fault(f"{value} lies outside of {low}..{high}.")
    return value


def modulo(a: int, b: int) -> int:
    """The rest of a division, from 0 to b - 1."""
    if b <= 0:
        raise Fault(f"A division by {b}; a divisor is above 0.")
    return a % b


def rounded_down(a: int, b: int) -> int:
    """A / b, the lower whole number."""
    if b <= 0:
        raise Fault(f"A division by {b}; a divisor is above 0.")
    return a // b


def rounded_up(a: int, b: int) -> int:
    """A / b, the upper whole number."""
    if b <= 0:
        raise Fault(f"A division by {b}; a divisor is above 0.")
    return -(-a // b)


def in_64_bits(number: int) -> int:
    """The number itself, where it is one that 64 bits hold (S-40)."""
    if not -(2**63) <= number < 2**63:
        raise Fault("A number is too large.")
    return number


def sum_of(numbers: Iterable[int]) -> int:
    """All added, one after the other inside 64 bits."""
    found = 0
    for number in numbers:
        found = in_64_bits(found + number)
    return found


def prod(numbers: Iterable[int]) -> int:
    """All multiplied, one after the other inside 64 bits; of nothing, 1."""
    found = 1
    for number in numbers:
        found = in_64_bits(found * number)
    return found


def to_the_power(a: int, b: int) -> int:
    """A multiplied b times; 0 ^ 0 is 1. Numbers stay inside 64 bits (S-40)."""
    if b < 0:
        raise Fault(f"The exponent {b} is below 0.")
    if b > 64 and a not in (-1, 0, 1):
        raise Fault("A power is too large.")
    found = int(a**b)
    if not -(2**63) <= found < 2**63:
        raise Fault("A power is too large.")
    return found


def alike(values: Iterable[Any]) -> bool:
    """Whether all values are the same; of nothing, yes."""
    return len(set(values)) <= 1


def slice_of(run: tuple[Any, ...], members: tuple[Any, ...]) -> bool:
    """Whether a run stands in a list without a gap, in its order."""
    if not run:
        return True
    if run[0] not in members:
        return False
    length = len(run)
    start = 0
    while True:
        try:
            start = members.index(run[0], start)
        except ValueError:
            return False
        if members[start : start + length] == run:
            return True
        start += 1


def adds_up(values: Iterable[int], total: int) -> bool:
    """Whether some of the numbers, at least one, add up to a total."""
    sums: set[int] = set()
    for v in values:
        sums |= {s + v for s in sums} | {v}
    return total in sums


def consecutive(values: Iterable[int]) -> bool:
    """Whether numbers follow one another without gap or repeat, in any order."""
    listed = sorted(values)
    return all(b - a == 1 for a, b in pairwise(listed))


def reachable(start: int, step: Callable[[int], int]) -> int:
    """All values that repeated steps lead to, the start among them."""
    found = new = 1 << start
    while new:
        low = new & -new
        new ^= low
        more = step(low.bit_length() - 1) & ~found
        found |= more
        new |= more
    return found


def distance(start: int, goal: int, step: Callable[[int], int], size: int) -> int:
    """How many steps from start to goal; `size`, the number of all values, if there is no way."""
    found = front = 1 << start
    for n in range(size):
        if front >> goal & 1:
            return n
        after = 0
        for v in members(front):
            after |= step(v)
        front = after & ~found
        found |= front
    return size


def in_order(values: Iterable[int]) -> list[int]:
    """Each value once, ascending."""
    return sorted(set(values))


def in_order_of(values: Iterable[T], numbers: dict[T, int]) -> list[T]:
    """Each value once, in the order of a constant list."""
    return sorted(set(values), key=numbers.__getitem__)


def numbered(values: tuple[T, ...]) -> dict[T, int]:
    """Position by value, of equal values the first."""
    found: dict[T, int] = {}
    for i, v in enumerate(values):
        found.setdefault(v, i)
    return found


def indexed(lists: tuple[tuple[int, ...], ...], size: int) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """For each of so many values the lists that hold it, in their order."""
    return tuple(tuple(each for each in lists if value in each) for value in range(size))


def digits(number: int, *sizes: int) -> list[int]:
    """A number in mixed radix; `sizes` are those of all places but the first."""
    found = []
    for size in reversed(sizes):
        number, digit = divmod(number, size)
        found.append(digit)
    return [number, *reversed(found)]


def row_of(values: tuple[Any, ...], *columns: tuple[Any, ...]) -> int:
    """The first row whose key fields have these values; none is a fault."""
    for i, row in enumerate(zip(*columns, strict=True)):
        if row == values:
            return i
    raise Fault(f"There is no row {values}.")


def kinds_in(pool: tuple[int, ...]) -> list[int]:
    """The kinds of which a pool holds at least one."""
    return [i for i, n in enumerate(pool) if n]
