"""Ions of a salt, each with places for its atoms → all of them beside each other, in the order given."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.print.turned_to_fit import turned_to_fit

APART = 1.3  # from ion to ion, in lengths of a bond: farther than atoms that are joined
STEP, RISE = 1.1, 0.55  # of single atoms in a zigzag, a piece of a lattice
FEW = 3  # single atoms that stand in a row

_Point = tuple[float, float]


def places_of_ions(ions: Sequence[Sequence[_Point]], width: float, height: float) -> tuple[_Point, ...]:
    """Places in lengths of a bond, y downwards. Ions lie or stand, as the frame asks for less shrinking.

    The frame is that in which the middles of atoms may lie.
    """
    if len(ions) > FEW and all(len(ion) == 1 for ion in ions):
        return tuple((round(STEP * at, 3), RISE if at % 2 else -RISE) for at in range(len(ions)))
    lying = _in_a_row([turned_to_fit(ion, 1e6, 0.01, 12) for ion in ions])
    standing = _in_a_row([turned_to_fit(ion, 0.01, 1e6, 12) for ion in ions])
    return min(lying, standing, key=lambda places: _shrinking(places, width, height))


def _in_a_row(ions: Sequence[Sequence[_Point]]) -> tuple[_Point, ...]:
    places: list[_Point] = []
    x = 0.0
    for ion in ions:
        left, right = min(p[0] for p in ion), max(p[0] for p in ion)
        middle = (min(p[1] for p in ion) + max(p[1] for p in ion)) / 2
        places += [(round(x + px - left, 3), round(py - middle, 3) + 0.0) for px, py in ion]
        x += right - left + APART
    return tuple(places)


def _shrinking(places: Sequence[_Point], width: float, height: float) -> float:
    wide = max(x for x, _ in places) - min(x for x, _ in places)
    high = max(y for _, y in places) - min(y for _, y in places)
    return max(wide / width, high / height)
