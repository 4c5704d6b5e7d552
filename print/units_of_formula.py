"""Condensed formula, such as `CH3COOH` or `Ca(OH)2` → its elements and groups in order, each so many times."""

from __future__ import annotations

import re
from dataclasses import dataclass

LARGEST = 60  # atoms
LONGEST = 200  # signs of a formula
DEEPEST = 5  # brackets in each other
# The charges that a metal takes in salts, the usual one first.
METALS = {
    "Li": (1,), "Na": (1,), "K": (1,), "Rb": (1,), "Cs": (1,), "Ag": (1,), "Be": (2,), "Mg": (2,), "Ca": (2,),
    "Sr": (2,), "Ba": (2,), "Zn": (2,), "Cd": (2,), "Al": (3,), "Ni": (2,), "Co": (2, 3), "Fe": (3, 2), "Cu": (2, 1),
    "Mn": (2, 4, 3), "Cr": (3, 6, 2), "Sn": (4, 2), "Pb": (2, 4), "Ti": (4,), "Hg": (2, 1), "Au": (3, 1),
}  # fmt: skip
_TOKEN = re.compile(r"([A-Z][a-z]?)(\d*)|([(\[])|([)\]])(\d*)")


@dataclass(frozen=True, slots=True)
class Unit:
    """An element or a group, so many times; hydrogen that follows an element belongs to it."""

    what: str | tuple[Unit, ...]
    count: int
    hydrogen: int = 0


def units_of_formula(text: str) -> tuple[Unit, ...] | str:
    """The units; or, in words, why the text is no formula."""
    if len(text) > LONGEST:
        return f"it has more than {LONGEST} signs"
    try:
        units = _units(text.strip())
    except ValueError as fault:
        return str(fault)
    return f"it has more than {LARGEST} atoms" if _size(units) > LARGEST else units


def _units(text: str) -> tuple[Unit, ...]:
    stack: list[list[Unit]] = [[]]
    at = 0
    while at < len(text):
        token = _TOKEN.match(text, at)
        if not token:
            raise ValueError(f"`{text[at]}` begins no element")
        at = token.end()
        if token[1]:
            _add_element(stack[-1], token[1], _count(token[2]))
        elif token[3]:
            stack.append([])
            if len(stack) > DEEPEST + 1:
                raise ValueError("its brackets lie too deep in each other")
        elif len(stack) == 1 or not stack[-1]:
            raise ValueError("its brackets do not match")
        else:
            group = tuple(stack.pop())
            stack[-1].append(Unit(group, _count(token[5])))
    if len(stack) > 1 or not stack[0]:
        raise ValueError("its brackets do not match" if len(stack) > 1 else "it is empty")
    return tuple(stack[0])


def _add_element(units: list[Unit], symbol: str, count: int) -> None:
    before = units[-1] if units else None
    holds = before is not None and isinstance(before.what, str) and before.what not in ("H", *METALS)
    if symbol == "H" and before and holds and not before.hydrogen:
        units[-1] = Unit(before.what, before.count, count)
    else:
        units.append(Unit(symbol, count))


def _count(digits: str) -> int:
    if len(digits) > 2 or digits.startswith("0"):
        raise ValueError(f"`{digits}` is no number of atoms")
    return int(digits or 1)


def _size(units: tuple[Unit, ...]) -> int:
    """How many atoms there are; no more than a few beyond the limit are counted."""
    total = 0
    for unit in units:
        one = 1 if isinstance(unit.what, str) else _size(unit.what)
        total += min(LARGEST + 1, one * unit.count + unit.hydrogen)
    return min(total, LARGEST + 1)
