"""Condensed formula, such as `CH3COOH` or `Ca(OH)2` → atoms and the bonds between them.

A formula says what follows what, and valences say the rest: atoms are joined in the order in which they are written,
hydrogen hangs on what stands before it, a group in brackets on what stands before the brackets, oxygen ends a branch
wherever the atom before it has bonds to spare. What valences leave over makes bonds double and threefold. The picture
is a plausible one, not a proof: two compounds of one formula look alike.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

LARGEST = 60  # atoms
BONDS = {"H": 1, "C": 4, "N": 3, "O": 2, "S": 2, "P": 3, "B": 3, "Si": 4, "F": 1, "Cl": 1, "Br": 1, "I": 1}
METALS = {
    "Li": 1, "Na": 1, "K": 1, "Rb": 1, "Cs": 1, "Ag": 1, "Be": 2, "Mg": 2, "Ca": 2, "Sr": 2, "Ba": 2, "Zn": 2, "Cu": 2,
    "Fe": 3, "Mn": 2, "Ni": 2, "Co": 2, "Pb": 2, "Al": 3, "Cr": 3, "Sn": 4, "Ti": 4, "Hg": 2, "Cd": 2, "Au": 3,
}  # fmt: skip
ENDS = ("O", "F", "Cl", "Br", "I")  # what mostly ends a branch
_TOKEN = re.compile(r"([A-Z][a-z]?)(\d*)|([(\[])|([)\]])(\d*)")


@dataclass(frozen=True, slots=True)
class Molecule:
    """Atoms by symbol, in the order of the formula, and bonds (atom, atom, 1 to 3) between their numbers."""

    atoms: tuple[str, ...]
    bonds: tuple[tuple[int, int, int], ...]


@dataclass(frozen=True, slots=True)
class _Unit:
    """An element or a group, so many times; hydrogen that follows an element belongs to it."""

    what: str | tuple[_Unit, ...]
    count: int
    hydrogen: int = 0


def molecule_from_formula(text: str) -> Molecule | str:
    """The molecule; or, in words, why the text is no formula."""
    try:
        units = _units(text.strip())
    except ValueError as fault:
        return str(fault)
    if _size(units) > LARGEST:
        return f"it has more than {LARGEST} atoms"
    tries = [_Builder(methyl=methyl) for methyl in (False, True)]
    found = [builder.whole(units) for builder in tries]
    return min(zip(tries, found, strict=True), key=lambda pair: pair[0].left_over())[1]


def _units(text: str) -> tuple[_Unit, ...]:
    stack: list[list[_Unit]] = [[]]
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
        elif len(stack) == 1 or not stack[-1]:
            raise ValueError("its brackets do not match")
        else:
            group = tuple(stack.pop())
            stack[-1].append(_Unit(group, _count(token[5])))
    if len(stack) > 1 or not stack[0]:
        raise ValueError("its brackets do not match" if len(stack) > 1 else "it is empty")
    return tuple(stack[0])


def _add_element(units: list[_Unit], symbol: str, count: int) -> None:
    before = units[-1] if units else None
    if symbol == "H" and before and isinstance(before.what, str) and before.what != "H" and not before.hydrogen:
        units[-1] = _Unit(before.what, before.count, count)
    else:
        units.append(_Unit(symbol, count))


def _count(digits: str) -> int:
    if len(digits) > 2 or digits.startswith("0"):
        raise ValueError(f"`{digits}` is no number of atoms")
    return int(digits or 1)


def _size(units: tuple[_Unit, ...]) -> int:
    """How many atoms there are; no more than a few beyond the limit are counted."""
    total = 0
    for unit in units:
        one = 1 if isinstance(unit.what, str) else _size(unit.what)
        total += min(LARGEST + 1, one * unit.count + unit.hydrogen)
    return min(total, LARGEST + 1)


@dataclass(slots=True)
class _Builder:
    """Joins atoms one by one. `methyl`: a row of carbon begins with CH3, instead of sharing hydrogen evenly."""

    methyl: bool
    atoms: list[str] = field(default_factory=list)
    bonds: list[list[int]] = field(default_factory=list)  # atom, atom, order
    waiting: int = 0  # hydrogen that goes to what is written next

    def whole(self, units: tuple[_Unit, ...]) -> Molecule:
        """Metals and leading hydrogen (of acids) come first in a formula, and are joined last."""
        first = units[0]
        lead = int(len(units) > 1 and first.what in ("H", *METALS))
        rest = units[lead:]
        acid, metal = lead > 0 and first.what == "H", lead > 0 and first.what in METALS
        if metal and len(units) == 2 and (first.count > 1 or not isinstance(rest[0].what, str)):
            self._salt(first, rest[0])
            return self._finished()
        if acid and rest[0].what == "C" and not rest[0].hydrogen and rest[0].count == 1:
            rest, acid, lead = (_Unit("C", 1, first.count), *rest[1:]), False, 0
        leading = [self._atom(str(first.what)) for _ in range(first.count * lead)]
        start = len(self.atoms)
        self._fragment(rest, None)
        if metal:
            self._raise_orders()
        for number, atom in enumerate(leading):
            self._join_leading(atom, number, start, acid=acid)
        return self._finished()

    def left_over(self) -> int:
        """Bonds that no atom has taken."""
        return sum(max(0, self._free(atom)) for atom in range(len(self.atoms)))

    def _fragment(self, units: tuple[_Unit, ...], holder: int | None) -> int:
        """Add atoms in order, the first of them joined to `holder`; the number of the first."""
        start = len(self.atoms)
        current = holder
        for at, unit in enumerate(units):
            following = units[at + 1] if at + 1 < len(units) else None
            if not isinstance(unit.what, str):
                current = self._group(unit.what, unit.count, current)
            elif unit.what == "H":
                for _ in range(unit.count):
                    self._atom("H", current)
            else:
                current = self._element(unit, current, following)
        return start

    def _finished(self) -> Molecule:
        self._raise_orders()
        self._close_ring()
        return Molecule(tuple(self.atoms), tuple((a, b, order) for a, b, order in self.bonds))

    def _atom(self, symbol: str, joined: int | None = None, order: int = 1) -> int:
        self.atoms.append(symbol)
        if joined is not None:
            self.bonds.append([joined, len(self.atoms) - 1, order])
        return len(self.atoms) - 1

    def _group(self, group: tuple[_Unit, ...], count: int, holder: int | None) -> int:
        """The group so many times on its holder; without one, one after the other."""
        joined = holder
        first = 0
        for _ in range(count):
            first = self._fragment(group, joined)
            joined = holder if holder is not None else first
        return first if holder is None else holder

    def _element(self, unit: _Unit, current: int | None, following: _Unit | None) -> int:
        """Add an element; the number of the atom that what follows is joined to."""
        symbol = str(unit.what)
        if current is not None and unit.count > 1 and not unit.hydrogen:
            row = self._row_of(current)
            if symbol in ENDS or len(row) == unit.count > 1 or self._free(current) >= 2 * unit.count:
                holders = row if unit.count % len(row) == 0 else [current]
                for i in range(unit.count):
                    self._atom(symbol, holders[i % len(holders)])
                return current
        free = self._free(current) if current is not None else 0
        ends = current is not None and self._ends(symbol, current, following)
        ends = ends and (free > 1 or unit.hydrogen > 0 or following is None)
        row = []
        joined = current
        for _ in range(unit.count):
            joined = self._atom(symbol, joined, 2 if ends and not unit.hydrogen and free > 1 and symbol in "OS" else 1)
            row.append(joined)
        self._add_hydrogen(row, unit.hydrogen, following)
        return current if ends and current is not None else row[-1]

    def _ends(self, symbol: str, current: int, following: _Unit | None) -> bool:
        """Whether what follows is joined to the atom before this one."""
        if symbol == "S":
            return self.atoms[current] == "C" and (following is None or following.what != "O")
        return symbol in ENDS and self.atoms[current] != "O"

    def _add_hydrogen(self, row: list[int], count: int, following: _Unit | None) -> None:
        """Evenly over a row of atoms, or first three on one end; what is too much goes on to the next atom."""
        shares = [0] * len(row)
        count, self.waiting = count + self.waiting, 0
        if self.methyl and len(row) > 1 and self.atoms[row[0]] == "C" and count >= 3:
            shares[0], count = 3, count - 3
            order = range(len(row) - 1, 0, -1)
        else:
            order = range(len(row))
        most = 2 if len(row) > 1 and self.atoms[row[0]] == "C" else 4
        while count and any(shares[i] < most for i in order):
            for i in order:
                if count and shares[i] < most:
                    shares[i], count = shares[i] + 1, count - 1
        if count and following is not None and isinstance(following.what, str):
            self.waiting, count = count, 0
        for i in range(count):
            shares[-1 if i % 2 else 0] += 1
        for atom, share in zip(row, shares, strict=True):
            for _ in range(share):
                self._atom("H", atom)

    def _row_of(self, atom: int) -> list[int]:
        """The atom and those of its kind before it that it is joined to in a row."""
        row = [atom]
        while True:
            same = [a for a, b, _ in self.bonds if b == row[0] and self.atoms[a] == self.atoms[atom]]
            if not same:
                return row
            row.insert(0, same[0])

    def _salt(self, metal: _Unit, other: _Unit) -> None:
        """`Ca(OH)2`: the groups hang on the metal; `Ca3N2`: the two by turns."""
        if metal.count == 1 and not isinstance(other.what, str):
            self._group(other.what, other.count, self._atom(str(metal.what)))
            return
        left = [(_Unit(metal.what, 1),)] * metal.count
        right = [other.what if not isinstance(other.what, str) else (_Unit(other.what, 1),)] * other.count
        more, less = (left, right) if len(left) >= len(right) else (right, left)
        joined: int | None = None
        for at in range(len(more) + len(less)):
            part = more[at // 2] if at % 2 == 0 or at // 2 >= len(less) else less[at // 2]
            joined = self._fragment(part, joined)

    def _join_leading(self, atom: int, number: int, start: int, *, acid: bool) -> None:
        """Onto an oxygen that ends a branch, each onto another one; else onto what has bonds to spare."""
        ends = [a for a in range(start, len(self.atoms)) if self.atoms[a] == "O" and len(self._beside(a)) == 1]
        if acid:
            ends = [a for a in ends if self._beside(a)[0] == start and len(self._beside(start)) > 2]
        heavy = [a for a in self._row_from(start) if self.atoms[a] != "H"]
        spare = [max(range(start, len(self.atoms)), key=self._free)] if not acid else heavy
        choice = ends or (spare if self._free(spare[0]) > 0 else heavy)
        target = choice[number % len(choice)]
        if choice is not spare:
            self._lower(target)
        self.bonds.append([atom, target, 1])

    def _row_from(self, start: int) -> list[int]:
        row = [start]
        while row[-1] + 1 < len(self.atoms) and self.atoms[row[-1] + 1] == self.atoms[start]:
            row.append(row[-1] + 1)
        return row

    def _lower(self, atom: int) -> None:
        for bond in self.bonds:
            if atom in bond[:2]:
                bond[2] = 1

    def _beside(self, atom: int) -> list[int]:
        return [b if a == atom else a for a, b, _ in self.bonds if atom in (a, b)]

    def _free(self, atom: int) -> int:
        """Bonds that an atom can still make; sulfur and nitrogen make more where oxygen or nitrogen asks for them."""
        used = sum(order for a, b, order in self.bonds if atom in (a, b))
        symbol, beside = self.atoms[atom], self._beside(atom)
        most = BONDS.get(symbol, METALS.get(symbol, 4))
        oxygen = sum(self.atoms[b] == "O" for b in beside)
        if symbol == "S" and oxygen > 1:
            most = 4 if oxygen == len(beside) <= 3 else 6
        if symbol == "N" and oxygen > 1:
            most = 4 if oxygen == len(beside) == 2 else 5
        elif symbol == "N" and sum(self.atoms[b] != "H" for b in beside) > 1 and "N" in (self.atoms[b] for b in beside):
            most = 4
        return most - used

    def _close_ring(self) -> None:
        """Two ends that have exactly one bond to spare make a ring: of five or more, or one with O or N in it."""
        free = [a for a in range(len(self.atoms)) if self._free(a) > 0]
        if len(free) != 2 or any(self._free(a) != 1 for a in free) or free[1] in self._beside(free[0]):
            return
        heavy = [symbol for symbol in self.atoms if symbol != "H"]
        if len(heavy) >= 5 or {self.atoms[a] for a in free} & {"O", "N"}:
            self.bonds.append([free[0], free[1], 1])

    def _raise_orders(self) -> None:
        """Make bonds double or threefold, first those at the ends of branches."""
        for bond in sorted(self.bonds, key=lambda b: min(len(self._beside(b[0])), len(self._beside(b[1])))):
            a, b, order = bond
            if self.atoms[a] not in METALS and self.atoms[b] not in METALS:
                bond[2] = order + max(0, min(3 - order, self._free(a), self._free(b)))
