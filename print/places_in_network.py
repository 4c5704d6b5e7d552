"""Molecules and graphs → where their items lie and the lines between them, in millimetres in their frame."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import hypot

from rulewright.dsl.problems import Problem
from rulewright.print.face import Box
from rulewright.print.layout import Graph, Molecule
from rulewright.print.molecule_from_formula import molecule_from_formula
from rulewright.print.places_in_repeat import ItemPlace
from rulewright.print.places_of_atoms import places_of_atoms
from rulewright.print.places_of_nodes import places_of_nodes
from rulewright.print.text_from_template import evaluate
from rulewright.print.values import Shown

MOST_NODES = 150  # of a graph
APART = 2.6  # between the lines of a double bond, in thicknesses

_Point = tuple[float, float]
_Line = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Network:
    """Items as they lie in the frame, drawn smaller by `scale`, and lines (x1, y1, x2, y2) between their middles."""

    items: tuple[ItemPlace, ...]
    lines: tuple[_Line, ...]
    scale: float


def network_of_molecule(
    region: Molecule, width: float, height: float, values: Mapping[str, object]
) -> Network | Problem:
    """The atoms of a formula. A problem (RW724) if it is none; an empty formula is an empty molecule."""
    value = evaluate(region.formula, values)
    if isinstance(value, Problem):
        return value
    parts = value.fields.get("parts", ()) if isinstance(value, Shown) else ()
    text = str(value) if isinstance(value, Shown | str) else ""
    if not text or text == "{}":
        return Network((), (), 1.0)
    molecule = molecule_from_formula(text)
    if isinstance(molecule, str):
        help = "A formula is written as CH3COOH or Ca(OH)2."
        return Problem("RW724", f"`{text[:40]}` is no formula: {molecule}.", region.formula.text.span, help)
    assert isinstance(parts, tuple)
    elements = {str(part): part.fields["of"] for part in parts}
    atoms = [
        _atom(symbol, charge, elements.get(symbol))
        for symbol, charge in zip(molecule.atoms, molecule.charges, strict=True)
    ]
    shown = [{**values, "atom": atom, "position": i} for i, atom in enumerate(atoms, 1)]
    item = (region.item[0].within(width), region.item[1].within(height))
    room = ((side - size) / region.length for side, size in zip((width, height), item, strict=True))
    places = places_of_atoms(molecule, *(max(0.01, side) for side in room))
    return _fitted(places, molecule.bonds, item, region.length, (width, height), shown, region.line)


def network_of_graph(region: Graph, width: float, height: float, values: Mapping[str, object]) -> Network | Problem:
    """The nodes that `graph` goes through. Problems: RW724 (no list, an unknown name), RW726 (too many)."""
    found = evaluate(region.over, values)
    if isinstance(found, Problem):
        return found
    nodes = tuple(found) if isinstance(found, tuple | list) else ()
    if not isinstance(found, tuple | list) or len(nodes) > MOST_NODES:
        message = f"`graph` should go through a list of at most {MOST_NODES} things."
        return Problem("RW724", message, region.over.text.span, "Such as `space in spaces`.")
    shown = [{**values, region.name: node, "position": i} for i, node in enumerate(nodes, 1)]
    links: dict[tuple[int, int], None] = {}
    for i, here in enumerate(shown):
        for formula in region.links:
            value = evaluate(formula, here)
            if isinstance(value, Problem):
                return value
            for other in value if isinstance(value, tuple | list) else () if value is None else (value,):
                j = next((j for j, node in enumerate(nodes) if _same(node, other)), None)
                if j is not None and j != i:
                    links[(min(i, j), max(i, j))] = None
    rings = _rings(region, shown)
    if isinstance(rings, Problem):
        return rings
    for ring in rings:
        if not any(a in ring and b in ring for a, b in links):
            links |= {(min(a, b), max(a, b)): None for a, b in zip(ring, (*ring[1:], ring[0]), strict=True)}
    edges = tuple(links)
    places = places_of_nodes(len(nodes), edges, rings, width / height)
    item = (region.item[0].within(width), region.item[1].within(height))
    return _fitted(places, tuple((a, b, 1) for a, b in edges), item, 1e6, (width, height), shown, region.line)


def _same(node: object, other: object) -> bool:
    return node is other or (not isinstance(node, Shown) and node == other)


def _rings(region: Graph, shown: Sequence[Mapping[str, object]]) -> tuple[tuple[int, ...], ...] | Problem:
    """Nodes whose `ring` has the same value."""
    if region.ring is None:
        return ()
    found: dict[str, list[int]] = {}
    for i, here in enumerate(shown):
        value = evaluate(region.ring, here)
        if isinstance(value, Problem):
            return value
        if value not in (None, "", False):
            found.setdefault(str(value), []).append(i)
    return tuple(tuple(ring) for ring in found.values())


def _atom(symbol: str, charge: int, element: object) -> Shown:
    """An atom has the fields of the row of its element, if the table has one, `symbol`, and `charge` as in `2+`."""
    fields = element.fields if isinstance(element, Shown) else {}
    number = str(abs(charge)) if abs(charge) > 1 else ""
    sign = "" if charge == 0 else "+" if charge > 0 else "\N{MINUS SIGN}"
    return Shown(symbol, {**fields, "symbol": symbol, "charge": number + sign})


def _fitted(
    places: Sequence[_Point], links: Sequence[tuple[int, int, int]], item: tuple[float, float], longest: float,
    frame: tuple[float, float], shown: Sequence[Mapping[str, object]], line: float,
) -> Network:  # fmt: skip
    """Places in units, spread over the frame; where that takes links longer than `longest`, less spread.

    Molecules keep the share of item and link: where the frame is too small for links of `longest`, all is smaller.
    """
    if not places:
        return Network((), (), 1.0)
    wide = max(x for x, _ in places) - min(x for x, _ in places)
    high = max(y for _, y in places) - min(y for _, y in places)
    scale = 1.0
    if longest < 1e6:
        scale = min(1.0, frame[0] / (wide * longest + item[0]), frame[1] / (high * longest + item[1]))
        unit = (longest * scale, longest * scale)
    else:
        room = (max(0.0, frame[0] - item[0]), max(0.0, frame[1] - item[1]))
        least = min(room[0] / wide if wide > 1e-6 else 1e6, room[1] / high if high > 1e-6 else 1e6)
        unit = (least, least) if least < 1e6 else (0.0, 0.0)
    middle_x = frame[0] / 2 - unit[0] * (max(x for x, _ in places) + min(x for x, _ in places)) / 2
    middle_y = frame[1] / 2 - unit[1] * (max(y for _, y in places) + min(y for _, y in places)) / 2
    spots = [(middle_x + unit[0] * x, middle_y + unit[1] * y) for x, y in places]
    size = (item[0] * scale, item[1] * scale)
    boxes = [Box(x - size[0] / 2, y - size[1] / 2, *size) for x, y in spots]
    items = tuple(ItemPlace(box, here) for box, here in zip(boxes, shown, strict=True))
    lines = tuple(part for a, b, order in links for part in _parallel(spots[a], spots[b], order, line * scale))
    return Network(items, lines, scale)


def _parallel(one: _Point, other: _Point, count: int, line: float) -> Iterator[_Line]:
    """One to three lines beside each other from one place to another."""
    dx, dy = other[0] - one[0], other[1] - one[1]
    length = hypot(dx, dy) or 1.0
    for i in range(count):
        off = (i - (count - 1) / 2) * APART * line
        x, y = -dy / length * off, dx / length * off
        yield one[0] + x, one[1] + y, other[0] + x, other[1] + y
