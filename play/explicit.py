"""Explicit chance: the outcomes since the last stop are a list; where the list ends the game waits for the next one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from rulewright.play.faults import FAULTS, Needed, placed
from rulewright.play.position import Position
from rulewright.play.values import Spec

T = TypeVar("T")


@dataclass
class Script:
    """Answers chance from `outcomes`, numbers of the distinct values in order of first appearance (S-23)."""

    outcomes: tuple[int, ...]
    read: int = 0

    def choose(self, values: Sequence[T], spec: Spec) -> T:
        """The next outcome. One value alone needs none. Raises Needed where the list ends."""
        distinct = list(dict.fromkeys(values))
        if len(distinct) == 1:
            return distinct[0]
        if self.read < len(self.outcomes):
            self.read += 1
            return distinct[self.outcomes[self.read - 1]]
        raise Needed(tuple((v, sum(x == v for x in values), spec) for v in distinct))


@dataclass(frozen=True, slots=True)
class Waiting:
    """Between two stops, where chance is next.

    `before` is the position at the last stop, `decision` what was taken there (None: the setup), `outcomes` what chance
    has said since then. `chances` may come next: (value, weight, how the value is written).
    """

    before: Position
    decision: int | None
    outcomes: tuple[int, ...]
    chances: tuple[tuple[Any, int, Any], ...]


def replay(before: Position, decision: int | None, outcomes: tuple[int, ...]) -> tuple[Position, Waiting | None]:
    """Go on from a stop with these outcomes of chance, up to the next stop or the next chance."""
    position = before.copy()
    position.fate = Script(outcomes)
    try:
        if decision is None:
            position.start()
        else:
            position.go_on(decision)
    except Needed as needed:
        position.offered = None
        return position, Waiting(before, decision, outcomes, needed.outcomes)
    except FAULTS as error:
        raise placed(error) from error
    position.fate = Script(())
    return position, None
