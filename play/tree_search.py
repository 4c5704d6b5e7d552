"""Monte Carlo tree search: UCT (Kocsis and Szepesvari 2006) over the decisions taken, whatever chance and secrets say.

A node stands for a sequence of decisions. Each simulation walks down in a world of its own (`Worlds`), so that what may
be chosen at a node differs from world to world; a choice competes by how often it was there to be chosen
(single-observer information set MCTS, Cowling, Powley and Whitehouse 2012). Without chance and secrets this is plain
UCT. Each seat seeks its own gain. All numbers are whole, so that kernels come to the same (kernel_search.h).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import isqrt

from rulewright.play.chance import Random
from rulewright.play.faults import FAULTS
from rulewright.play.game import State
from rulewright.play.imagined import Worlds, gains, play_on
from rulewright.play.utilities import Utility

UNIT = 20  # values are parts of 2^20 of the range between the least and the greatest gain
LN2 = 45426  # ln 2 in parts of 2^16


@dataclass(slots=True)
class Node:
    """What simulations through one decision have brought each seat. `offers`: how often it could have been taken."""

    sums: list[int]
    visits: int = 0
    offers: int = 1
    children: dict[int, Node] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Search:
    """The decision that most of `playouts` simulations take; among equals one is drawn.

    There are never more nodes than simulations, and one for the root. A drawn world in which the rules fail adds none.
    """

    playouts: int
    by: Utility = "rank"

    def choose(self, state: State, rng: Random) -> int:
        ids = sorted(state.ids())
        if len(ids) == 1:
            return ids[0]
        worlds, seats = Worlds(state, rng), state.players
        root = Node([0] * seats)
        least, most = (1 - seats, seats - 1) if self.by == "rank" and seats > 1 else (1 << 62, -(1 << 62))
        for number in range(self.playouts):
            try:
                world, choices = worlds(number)
                path = walk(root, world, choices, least, most)
            except FAULTS:
                if not worlds.drawn:
                    raise
                continue
            gained = gains(world.position.results, self.by)
            least, most = min(least, *gained), max(most, *gained)
            for node in path:
                node.visits += 1
                node.sums = [a + b for a, b in zip(node.sums, gained, strict=True)]
        often = max((child.visits for child in root.children.values()), default=0)
        best = sorted(n for n, child in root.children.items() if child.visits == often) or ids
        return best[rng.below(len(best))]


def walk(root: Node, world: State, choices: Random, least: int, most: int) -> list[Node]:
    """One simulation: down the tree, one new node, and on to the end at random. Returns the nodes on the way."""
    path = [root]
    while not world.over:
        node, seat = path[-1], world.position.decider()
        ids = sorted(world.ids())
        known = [n for n in ids if n in node.children]
        for n in known:
            node.children[n].offers += 1
        if len(known) < len(ids):
            fresh = [n for n in ids if n not in node.children]
            decision = fresh[choices.below(len(fresh))]
            world.advance(decision)
            play_on(world, choices)
            node.children[decision] = Node([0] * len(root.sums))
            return [*path, node.children[decision]]
        decision = max(known, key=lambda n: value(node.children[n], seat, least, most))
        path.append(node.children[decision])
        world.advance(decision)
    return path


def value(node: Node, seat: int, least: int, most: int) -> int:
    """The mean gain of a seat within the range of gains; on top the more, the less it was tried of its offers (UCB1).

    The logarithm is that of a chain between the powers of two.
    """
    n, spread = node.visits, most - least
    mean = ((node.sums[seat] - n * least) << UNIT) // (n * spread) if spread > 0 else 0
    whole = node.offers.bit_length() - 1
    log2 = (whole << 16) + (((node.offers << 16) >> whole) - (1 << 16))
    return mean + isqrt(((log2 * LN2 >> 16) << 2 * UNIT - 16) // n)
