"""Explicit chance: the outcomes since the last stop are a list, and where the list ends the game waits for the next one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from rulewright.play.faults import Needed
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
