"""Atoms and which of them are joined → the order of each bond, and the formal charge of each atom.

As in structural formulas: every atom has the bonds of its group in the periodic table, with as few formal charges as
can be (the octet rule). Sulfur, phosphorus and halogens between oxygens have more bonds instead of charges, as usual.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, product

BONDS = {"H": 1, "C": 4, "N": 3, "O": 2, "S": 2, "P": 3, "B": 3, "Si": 4, "F": 1, "Cl": 1, "Br": 1, "I": 1}
MORE = {"S": 6, "P": 5, "Cl": 7, "Br": 7, "I": 7}  # bonds at most, between oxygens
OTHER = 7  # bonds of what has no number above, such as manganese in permanganate
# Bonds of an atom with a formal charge; where several may have it, the first in this order does.
CHARGED = {
    -1: {"O": 1, "S": 1, "N": 2, "C": 3, "B": 4},
    1: {"N": 4, "O": 3},
}  # fmt: skip
MOST_TRIED = 5000  # ways to place charges

_Joined = Sequence[tuple[int, int]]


@dataclass(frozen=True, slots=True)
class Bonds:
    """Orders in the order of the joints, charges in that of the atoms; `left` bonds are missing at the atoms named."""

    orders: tuple[int, ...]
    charges: tuple[int, ...]
    left: Mapping[int, int]

    @property
    def missing(self) -> int:
        return sum(self.left.values())


def bonds_of_atoms(atoms: Sequence[str], joined: _Joined, charge: int) -> Bonds:
    """What satisfies most atoms with the fewest charges that add up to `charge`."""
    beside: list[list[int]] = [[] for _ in atoms]
    for a, b in joined:
        beside[a].append(b)
        beside[b].append(a)
    best = None
    for charges in _charges(atoms, beside, charge):
        found = _filled(atoms, joined, beside, charges)
        if best is None or found.missing < best.missing:
            best = found
        if best.missing == 0:
            return best
    return best or _filled(atoms, joined, beside, (0,) * len(atoms))


def _charges(atoms: Sequence[str], beside: Sequence[Sequence[int]], charge: int) -> Iterator[tuple[int, ...]]:
    """Ways to place charges: fewest first, then on what takes them most easily, on ends rather than in between."""
    nitro = _nitro(atoms, beside)
    free = [a for a in range(len(atoms)) if a not in nitro and atoms[a] != "H"]
    tried = 0
    for count in (abs(charge), abs(charge) + 2):
        ways = []
        for chosen in combinations(free, count):
            for signs in product((-1, 1), repeat=count):
                tried += 1
                if tried > MOST_TRIED:
                    return
                if sum(signs) == charge and all(atoms[a] in CHARGED[s] for a, s in zip(chosen, signs, strict=True)):
                    placed = dict(zip(chosen, signs, strict=True)) | nitro
                    ease = sum(list(CHARGED[s]).index(atoms[a]) for a, s in zip(chosen, signs, strict=True))
                    inner = sum(len(beside[a]) for a, s in placed.items() if s < 0)
                    ways.append((ease, inner, tuple(placed.get(a, 0) for a in range(len(atoms)))))
        yield from (way for *_, way in sorted(ways, key=lambda way: way[:2]))


def _nitro(atoms: Sequence[str], beside: Sequence[Sequence[int]]) -> dict[int, int]:
    """A nitrogen with two oxygens at ends and something else is positive, the last of those oxygens negative."""
    found: dict[int, int] = {}
    for a, symbol in enumerate(atoms):
        ends = [b for b in beside[a] if atoms[b] == "O" and len(beside[b]) == 1]
        if symbol == "N" and len(beside[a]) == 3 and len(ends) >= 2:
            found |= {a: 1, ends[-1]: -1}
    return found


def _filled(atoms: Sequence[str], joined: _Joined, beside: Sequence[Sequence[int]], charges: tuple[int, ...]) -> Bonds:
    """Bonds made double and threefold, first those at the ends of branches."""
    more = [_has_more(atoms, beside, a) and not charges[a] for a in range(len(atoms))]
    free = [
        (CHARGED[charges[a]][atoms[a]] if charges[a] else MORE.get(atoms[a], OTHER) if more[a] else BONDS[atoms[a]])
        - len(beside[a])
        for a in range(len(atoms))
    ]
    orders = [1] * len(joined)
    for at in sorted(range(len(joined)), key=lambda i: min(len(beside[end]) for end in joined[i])):
        a, b = joined[at]
        added = max(0, min(2, free[a], free[b]))
        orders[at] += added
        free[a] -= added
        free[b] -= added
    left = {a: abs(n) % 2 if more[a] else abs(n) for a, n in enumerate(free)}
    return Bonds(tuple(orders), charges, {a: n for a, n in left.items() if n})


def _has_more(atoms: Sequence[str], beside: Sequence[Sequence[int]], atom: int) -> bool:
    oxygens = sum(atoms[b] == "O" for b in beside[atom])
    return atoms[atom] not in BONDS or (atoms[atom] in MORE and oxygens > 1)
