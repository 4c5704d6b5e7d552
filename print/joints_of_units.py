"""The units of a formula → atoms, and which of them are joined.

A formula says what follows what, and valences say the rest: atoms are joined in the order in which they are written,
hydrogen hangs on what stands before it, a group in brackets on what stands before the brackets, oxygen ends a branch
wherever the atom before it has bonds to spare.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from rulewright.print.bonds_of_atoms import BONDS
from rulewright.print.units_of_formula import Unit

ENDS = ("O", "F", "Cl", "Br", "I")  # what mostly ends a branch


def joints_of_units(units: tuple[Unit, ...], *, methyl: bool) -> tuple[tuple[str, ...], tuple[tuple[int, int], ...]]:
    """Symbols in the order of the formula, and pairs of their numbers.

    `methyl`: a row of carbon begins with CH3, instead of sharing hydrogen evenly.
    """
    builder = _Builder(methyl=methyl)
    builder.whole(units)
    return tuple(builder.atoms), tuple((a, b) for a, b, _ in builder.bonds)


def _is_carbonate(rest: tuple[Unit, ...]) -> bool:
    return len(rest) == 2 and rest[1].what == "O" and rest[1].count > 2


@dataclass(slots=True)
class _Builder:
    """Joins atoms one by one; orders of bonds are those that are certain so far."""

    methyl: bool
    atoms: list[str] = field(default_factory=list)
    bonds: list[list[int]] = field(default_factory=list)  # atom, atom, order
    waiting: int = 0  # hydrogen that goes to what is written next

    def whole(self, units: tuple[Unit, ...]) -> None:
        """Leading hydrogen (of acids) comes first in a formula, and is joined last."""
        first = units[0]
        lead = int(len(units) > 1 and first.what == "H")
        rest = units[lead:]
        if lead and rest[0].what == "C" and not rest[0].hydrogen and rest[0].count == 1 and not _is_carbonate(rest):
            rest, lead = (Unit("C", 1, first.count), *rest[1:]), 0
        leading = [self._atom("H") for _ in range(first.count * lead)]
        start = len(self.atoms)
        self._fragment(rest, None)
        for number, atom in enumerate(leading):
            self._join_leading(atom, number, start)

    def _fragment(self, units: tuple[Unit, ...], holder: int | None) -> int:
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

    def _atom(self, symbol: str, joined: int | None = None, order: int = 1) -> int:
        self.atoms.append(symbol)
        if joined is not None:
            self.bonds.append([joined, len(self.atoms) - 1, order])
        return len(self.atoms) - 1

    def _group(self, group: tuple[Unit, ...], count: int, holder: int | None) -> int:
        """The group so many times on its holder; without one, one after the other."""
        joined = holder
        first = 0
        for _ in range(count):
            first = self._fragment(group, joined)
            joined = holder if holder is not None else first
        return first if holder is None else holder

    def _element(self, unit: Unit, current: int | None, following: Unit | None) -> int:
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

    def _ends(self, symbol: str, current: int, following: Unit | None) -> bool:
        """Whether what follows is joined to the atom before this one."""
        if symbol == "S":
            return self.atoms[current] == "C" and (following is None or following.what != "O")
        return symbol in ENDS and self.atoms[current] != "O"

    def _add_hydrogen(self, row: list[int], count: int, following: Unit | None) -> None:
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

    def _join_leading(self, atom: int, number: int, start: int) -> None:
        """Onto an oxygen that ends a branch, each onto another one; else onto the atoms that begin the rest."""
        ends = [a for a in range(start, len(self.atoms)) if self.atoms[a] == "O" and len(self._beside(a)) == 1]
        ends = [a for a in ends if self._beside(a)[0] == start and len(self._beside(start)) > 2]
        choice = ends or [a for a in self._row_from(start) if self.atoms[a] != "H"]
        self.bonds.append([atom, choice[number % len(choice)], 1])

    def _row_from(self, start: int) -> list[int]:
        row = [start]
        while row[-1] + 1 < len(self.atoms) and self.atoms[row[-1] + 1] == self.atoms[start]:
            row.append(row[-1] + 1)
        return row

    def _beside(self, atom: int) -> list[int]:
        return [b if a == atom else a for a, b, _ in self.bonds if atom in (a, b)]

    def _free(self, atom: int) -> int:
        """Bonds that an atom can still make; sulfur and nitrogen make more where oxygen or nitrogen asks for them."""
        used = sum(order for a, b, order in self.bonds if atom in (a, b))
        symbol, beside = self.atoms[atom], self._beside(atom)
        most = BONDS.get(symbol, 4)
        oxygen = sum(self.atoms[b] == "O" for b in beside)
        if symbol == "S" and oxygen > 1:
            most = 4 if oxygen == len(beside) <= 3 else 6
        if symbol == "N" and oxygen > 1:
            most = 4 if oxygen == len(beside) == 2 else 5
        elif symbol == "N" and sum(self.atoms[b] != "H" for b in beside) > 1 and "N" in (self.atoms[b] for b in beside):
            most = 4
        return most - used
