"""Graph → a place for each node such that linked ones lie near each other; rings are true circles.

Stress majorization (Gansner, Koren, North: Graph Drawing by Stress Majorization, 2004), node by node, from a circle in
the order of a walk through the graph. After each round the nodes of a ring are put back onto a circle.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from math import atan2, cos, hypot, pi, sin

from rulewright.print.turned_to_fit import turned_to_fit

ROUNDS = 60
TINY = 1e-3  # a frame that every graph is too large for: it is turned to fill it
APART = 2.0  # between parts of the graph that no link joins, in links

_Point = tuple[float, float]


def places_of_nodes(
    count: int, links: Sequence[tuple[int, int]], rings: Sequence[Sequence[int]], shape: float
) -> tuple[_Point, ...]:
    """A place for each of `count` nodes, in lengths of a link. `shape` is width over height of the frame."""
    beside: list[list[int]] = [[] for _ in range(count)]
    for a, b in links:
        beside[a].append(b)
        beside[b].append(a)
    far = [_distances(node, beside) for node in range(count)]
    order = _walk(beside)
    circles = [_around(ring, beside) for ring in rings if len(ring) > 2]
    radius = count / (2 * pi)
    places: list[_Point] = [(0.0, 0.0)] * count
    for i, node in enumerate(order):
        angle = 2 * pi * i / max(1, count)
        places[node] = (round(radius * sin(angle) * min(shape, 2.0), 6), round(-radius * cos(angle), 6))
    for _ in range(ROUNDS):
        for node in order:
            places[node] = _settled(node, places, far[node])
        for ring in circles:
            for node, place in zip(ring, _circle(ring, places), strict=True):
                places[node] = place
            for node in _hubs(ring, beside):
                places[node] = _middle(ring, places)
    return turned_to_fit(places, shape * TINY, TINY, 12)


def _distances(start: int, beside: list[list[int]]) -> list[float]:
    """Links between a node and each other one."""
    far = [-1.0] * len(beside)
    far[start] = 0.0
    queue = deque([start])
    while queue:
        node = queue.popleft()
        for other in beside[node]:
            if far[other] < 0:
                far[other] = far[node] + 1
                queue.append(other)
    apart = max(far) + APART
    return [apart if f < 0 else f for f in far]


def _walk(beside: list[list[int]]) -> list[int]:
    """Nodes in the order of a walk that goes on as long as it can."""
    order: list[int] = []
    seen: set[int] = set()
    for start in range(len(beside)):
        stack = [start]
        while stack:
            node = stack.pop()
            if node not in seen:
                seen.add(node)
                order.append(node)
                stack += reversed(beside[node])
    return order


def _around(ring: Sequence[int], beside: list[list[int]]) -> list[int]:
    """The nodes of a ring in the order of their links; what no link reaches comes last."""
    left = list(ring)
    order = [left.pop(0)]
    while left:
        nexts = [node for node in left if node in beside[order[-1]]]
        order.append(left.pop(left.index(nexts[0] if nexts else left[0])))
    return order


def _hubs(ring: list[int], beside: list[list[int]]) -> list[int]:
    """A node that is linked to nodes of this ring only lies in its middle; of two such, the first."""
    members = set(ring)
    near = sorted({node for member in ring for node in beside[member]} - members)
    return [node for node in near if set(beside[node]) <= members][:1] if len(ring) >= 5 else []


def _middle(ring: list[int], places: list[_Point]) -> _Point:
    return sum(places[node][0] for node in ring) / len(ring), sum(places[node][1] for node in ring) / len(ring)


def _settled(node: int, places: list[_Point], far: list[float]) -> _Point:
    """Where the distances to all other nodes agree best with their links, each weighed by 1 / links²."""
    x0, y0 = places[node]
    x = y = total = 0.0
    for other, (x1, y1) in enumerate(places):
        if other != node:
            d = far[other]
            length = hypot(x0 - x1, y0 - y1) or 1e-6
            weight = 1 / (d * d)
            x += weight * (x1 + d * (x0 - x1) / length)
            y += weight * (y1 + d * (y0 - y1) / length)
            total += weight
    return (x / total, y / total) if total else (x0, y0)


def _circle(ring: list[int], places: list[_Point]) -> list[_Point]:
    """The nodes of a ring evenly on a circle about their middle, turned to where they are now."""
    count = len(ring)
    x, y = _middle(ring, places)
    radius = 0.5 / sin(pi / count)
    best: tuple[float, float, int] = (-1.0, 0.0, 1)
    for way in (1, -1):
        parts = [(places[n][0] - x, places[n][1] - y, -way * 2 * pi * i / count) for i, n in enumerate(ring)]
        real = sum(px * cos(a) - py * sin(a) for px, py, a in parts)
        imaginary = sum(px * sin(a) + py * cos(a) for px, py, a in parts)
        best = max(best, (hypot(real, imaginary), atan2(imaginary, real), way))
    _, start, way = best
    angles = [start + way * 2 * pi * i / count for i in range(count)]
    return [(x + radius * cos(a), y + radius * sin(a)) for a in angles]
