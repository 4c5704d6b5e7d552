"""A seat at which nobody sits: what decides there, and the stream that it draws from."""

from __future__ import annotations

from dataclasses import dataclass, field

from rulewright.play.chance import Random
from rulewright.play.policies import Policy, Uniform
from rulewright.play.runtime import State

RANDOM = "random"  # the name of `Uniform`


@dataclass(frozen=True, slots=True)
class Bot:
    """Its name says what decides, as one types it; the same name and generator, the same decisions."""

    generator: Random
    policy: Policy = field(default_factory=Uniform)
    name: str = RANDOM

    def choose(self, state: State) -> int:
        """The id that it takes. Raises Fault where the rules fail in what it imagines."""
        return self.policy.choose(state, self.generator)
