"""Molecule → a place for each atom on a grid of triangles, so that all bonds are equally long and nothing overlaps.

The longest chain of heavy atoms zigzags from left to right; what hangs on it turns away from its neighbours. Ions stand
beside each other.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import sqrt

from rulewright.print.molecule_from_formula import Molecule
from rulewright.print.places_of_ions import places_of_ions
from rulewright.print.turned_to_fit import turned_to_fit

DIRECTIONS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))  # clockwise, each turned by 60 degrees

RINGS = {
    3: ((0, 0), (1, 0), (0, 1)),
    4: ((0, 0), (1, 0), (1, 1), (0, 1)),
    5: ((0, 0), (1, 0), (2, 0), (1, 1), (0, 1)),
    6: ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)),
}  # where the atoms of a ring lie

_Cell = tuple[int, int]


def places_of_atoms(molecule: Molecule, width: float, height: float) -> tuple[tuple[float, float], ...]:
    """A place for each atom, in lengths of a bond, y downwards, turned to fit a frame of this size."""
    ions = list(_ions(molecule))
    flat = [[(q + r / 2, r * sqrt(3) / 2) for q, r in _cells(ion)] for ion in ions]
    if len(flat) > 1:
        return places_of_ions(flat, width, height)
    return turned_to_fit(flat[0], width, height, 12) if flat else ()


def _ions(molecule: Molecule) -> Iterator[Molecule]:
    """What hangs together; the atoms of each follow each other."""
    start = 0
    for end in range(1, len(molecule.atoms) + 1):
        if not any(min(a, b) < end <= max(a, b) for a, b, _ in molecule.bonds):
            bonds = tuple((a - start, b - start, n) for a, b, n in molecule.bonds if start <= a < end)
            yield Molecule(molecule.atoms[start:end], bonds, molecule.charges[start:end])
            start = end


def _cells(molecule: Molecule) -> list[_Cell]:
    beside: list[list[int]] = [[] for _ in molecule.atoms]
    orders = [0] * len(molecule.atoms)
    for a, b, order in molecule.bonds:
        beside[a].append(b)
        beside[b].append(a)
        orders[a] += order
        orders[b] += order
    straight = {a for a, n in enumerate(orders) if n == 4 and len(beside[a]) == 2 and molecule.atoms[a] in ("C", "N")}
    cells = _all_cells(molecule.atoms, beside, straight)
    return [cells[a] for a in range(len(molecule.atoms))]


def _all_cells(atoms: tuple[str, ...], beside: list[list[int]], straight: set[int]) -> dict[int, _Cell]:
    ring = _ring(beside)
    cells: dict[int, _Cell] = dict(zip(ring, RINGS.get(len(ring), ()), strict=False))
    _hang(atoms, list(cells), cells, beside, straight)
    for start in range(len(atoms)):
        if start in cells:
            continue
        chain = _longest_chain(atoms, beside, start)
        cell = (0, 0)
        direction = 0
        for atom in chain:
            if atom not in cells:
                cells[atom] = cell if cell not in cells.values() else _nearest_free(cell, set(cells.values()))
            if atom not in straight:
                direction = 1 - direction
            cell = _step(cells[atom], direction)
        _hang(atoms, chain, cells, beside, straight)
    return cells


def _ring(beside: list[list[int]]) -> list[int]:
    """The atoms of a ring in order: what is left when ends are taken off again and again; none, or one ring."""
    near = [set(b) for b in beside]
    ends = [a for a in range(len(near)) if len(near[a]) <= 1]
    while ends:
        end = ends.pop()
        for b in near[end]:
            near[b].discard(end)
            if len(near[b]) == 1:
                ends.append(b)
        near[end] = set()
    start = next((a for a in range(len(near)) if near[a]), None)
    if start is None:
        return []
    ring = [start, min(near[start])]
    while nexts := [b for b in sorted(near[ring[-1]]) if b not in ring]:
        ring.append(nexts[0])
    return ring


def _hang(
    atoms: tuple[str, ...], placed: list[int], cells: dict[int, _Cell], beside: list[list[int]], straight: set[int]
) -> None:
    """Place what hangs on placed atoms, and what hangs on that."""
    queue = list(placed)
    while queue:
        atom = queue.pop(0)
        new = [b for b in dict.fromkeys(beside[atom]) if b not in cells]
        if not new:
            continue
        taken = set(cells.values())
        bent = atoms[atom] in ("O", "S", "N") and len(beside[atom]) == 2 and atom not in straight
        used = [d for d in range(6) if any(cells.get(b) == _step(cells[atom], d) for b in beside[atom])]
        free = [d for d in range(6) if _step(cells[atom], d) not in taken]
        best = max(
            combinations(free, min(len(new), len(free))),
            key=lambda chosen: (_spread((*used, *chosen), bent), _room(cells[atom], chosen, taken)),
        )
        for i, b in enumerate(new):
            taken = set(cells.values())
            cells[b] = _step(cells[atom], best[i]) if i < len(best) else _nearest_free(cells[atom], taken)
        queue += new


def _spread(directions: tuple[int, ...], bent: bool) -> tuple[int, int, int]:
    """The smallest angle between neighbours around an atom, how evenly they lie, how many face each other."""
    around = sorted(directions)
    gaps = [(b - a) % 6 or 6 for a, b in zip(around, (*around[1:], around[0]), strict=True)]
    return (
        -abs(min(gaps) - 2) if bent else min(gaps),
        -sum(gap * gap for gap in gaps),
        sum((d + 3) % 6 in around for d in around),
    )


def _room(cell: _Cell, chosen: tuple[int, ...], taken: set[_Cell]) -> int:
    """How few placed atoms lie around the new ones."""
    return -sum(_step(_step(cell, d), e) in taken for d in chosen for e in range(6))


def _longest_chain(atoms: tuple[str, ...], beside: list[list[int]], start: int) -> list[int]:
    """The longest way through heavy atoms without turning back; among equals the first found."""
    first = _farthest(atoms, beside, start)
    return _farthest(atoms, beside, first[-1])[::-1] if len(first) > 1 else first


def _farthest(atoms: tuple[str, ...], beside: list[list[int]], start: int) -> list[int]:
    """The way from `start` to the atom that lies most bonds away."""
    ways = {start: [start]}
    queue = [start]
    best = [start]
    while queue:
        atom = queue.pop(0)
        for b in beside[atom]:
            if b not in ways and atoms[b] != "H":
                ways[b] = [*ways[atom], b]
                queue.append(b)
                best = max(best, ways[b], key=len)
    return best


def _nearest_free(cell: _Cell, taken: set[_Cell]) -> _Cell:
    seen, queue = {cell}, [cell]
    while True:
        at = queue.pop(0)
        if at not in taken:
            return at
        for d in range(6):
            if (near := _step(at, d)) not in seen:
                seen.add(near)
                queue.append(near)


def _step(cell: _Cell, direction: int) -> _Cell:
    q, r = DIRECTIONS[direction]
    return cell[0] + q, cell[1] + r
