"""Condensed formula, such as `CH3COOH` or `Ca(OH)2` → atoms, the bonds between them, formal charges.

The picture is a plausible one, not a proof: two compounds of one formula look alike. What begins or ends with a metal
or with ammonium is a salt, drawn as ions that stand beside each other by turns.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rulewright.print.bonds_of_atoms import BONDS, Bonds, bonds_of_atoms
from rulewright.print.joints_of_units import joints_of_units
from rulewright.print.units_of_formula import METALS, Unit, units_of_formula


@dataclass(frozen=True, slots=True)
class Molecule:
    """Atoms by symbol, bonds (atom, atom, 1 to 3) between their numbers, the charge of each atom.

    Ions of a salt have no bonds between them; their atoms follow each other.
    """

    atoms: tuple[str, ...]
    bonds: tuple[tuple[int, int, int], ...]
    charges: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class _Part:
    """A molecule or an ion; `missing` bonds are left over."""

    molecule: Molecule
    missing: int


def molecule_from_formula(text: str) -> Molecule | str:
    """The molecule; or, in words, why the text is no formula."""
    units = units_of_formula(text)
    if isinstance(units, str):
        return units
    ways = [[_part(ion, charge) for ion, charge in ions] for ions in _ways(units)]
    return _beside_each_other(min(ways, key=lambda parts: sum(part.missing for part in parts)))


def _ways(units: tuple[Unit, ...]) -> Iterator[list[tuple[tuple[Unit, ...], int]]]:
    """Ions with their charges, one way for each charge that the metal may have; or one molecule."""
    last = units[-1]
    if len(units) > 1 and (units[0].what in METALS or _is_ammonium(units[0])):
        metal, rest = units[0], units[1:]
    elif len(units) > 1 and last.what in METALS:
        metal, rest = last, units[:-1]
    else:
        yield [(units, 0)]
        return
    one: tuple[Unit, ...] = metal.what if isinstance(metal.what, tuple) else (Unit(metal.what, 1, metal.hydrogen),)
    usual = METALS[metal.what] if isinstance(metal.what, str) and metal.what in METALS else (1,)
    for ion, number in _anions(rest):
        for charge in usual:
            each, odd = divmod(charge * metal.count, number)
            if not odd:
                cations, anions = [(one, charge)] * metal.count, [(ion, -each)] * number
                more, less = (cations, anions) if len(cations) >= len(anions) else (anions, cations)
                yield [ion for at in range(len(more)) for ion in (*more[at : at + 1], *less[at : at + 1])]
    yield [((Unit(unit.what, 1, unit.hydrogen),), 0) for unit in units for _ in range(unit.count)]


def _anions(rest: tuple[Unit, ...]) -> Iterator[tuple[tuple[Unit, ...], int]]:
    """What the rest of a salt may consist of: so many of one ion."""
    only = rest[0]
    if len(rest) == 1 and isinstance(only.what, tuple):
        yield only.what, only.count
    elif len(rest) == 1 and not only.hydrogen:
        yield (Unit(only.what, 1),), only.count
    yield rest, 1


def _is_ammonium(unit: Unit) -> bool:
    inner = unit.what[0] if isinstance(unit.what, tuple) and len(unit.what) == 1 else unit
    return inner.what == "N" and inner.hydrogen == 4


def _part(units: tuple[Unit, ...], charge: int) -> _Part:
    """Atoms with their bonds; an atom by itself takes any charge that makes it complete."""
    found = [_settled(*joints_of_units(units, methyl=methyl), charge) for methyl in (False, True)]
    return min(found, key=lambda part: (part.missing, sum(map(abs, part.molecule.charges))))


def _settled(atoms: tuple[str, ...], joined: tuple[tuple[int, int], ...], charge: int) -> _Part:
    if len(atoms) == 1 and charge:
        missing = 0 if charge > 0 else abs(BONDS.get(atoms[0], 0) + charge)
        return _Part(Molecule(atoms, (), (charge,)), missing)
    bonds = bonds_of_atoms(atoms, joined, charge)
    if bonds.missing:
        joined, bonds = _with_ring(atoms, joined, bonds, charge)
    made = tuple((a, b, order) for (a, b), order in zip(joined, bonds.orders, strict=True))
    return _Part(Molecule(atoms, made, bonds.charges), bonds.missing)


def _with_ring(
    atoms: tuple[str, ...], joined: tuple[tuple[int, int], ...], bonds: Bonds, charge: int
) -> tuple[tuple[tuple[int, int], ...], Bonds]:
    """Two ends that have exactly one bond to spare make a ring: of five or more, or one with O or N in it."""
    ends = tuple(sorted(bonds.left))
    if len(ends) != 2 or set(bonds.left.values()) != {1} or {ends, ends[::-1]} & set(joined):
        return joined, bonds
    heavy = [symbol for symbol in atoms if symbol != "H"]
    if len(heavy) >= 5 or {atoms[a] for a in ends} & {"O", "N"}:
        joined = (*joined, (ends[0], ends[1]))
        return joined, bonds_of_atoms(atoms, joined, charge)
    return joined, bonds


def _beside_each_other(parts: list[_Part]) -> Molecule:
    atoms: list[str] = []
    bonds: list[tuple[int, int, int]] = []
    charges: list[int] = []
    for part in parts:
        start = len(atoms)
        atoms += part.molecule.atoms
        bonds += [(a + start, b + start, order) for a, b, order in part.molecule.bonds]
        charges += part.molecule.charges
    return Molecule(tuple(atoms), tuple(bonds), tuple(charges))
