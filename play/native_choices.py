"""A policy that decides in a kernel what it would decide in Python, only sooner."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rulewright.play.chance import Random
from rulewright.play.game import State
from rulewright.play.kernel import Kernel
from rulewright.play.native import NativeGame, folded
from rulewright.play.native_policies import Player
from rulewright.play.native_position import block_of
from rulewright.play.policies import Policy


@dataclass(frozen=True, slots=True)
class InKernel:
    """For one agreement of a table. What fails in the kernel is decided in Python, which says what is wrong."""

    policy: Policy
    kernel: Kernel
    agreed: Any
    player: Player

    def choose(self, state: State, rng: Random) -> int:
        """As `Policy.choose`."""
        before = rng.state
        failed, found = self.player.choose(block_of(self.kernel, state.position), self.agreed, 0, rng)
        if not failed:
            return found
        rng.state = before
        return self.policy.choose(state, rng)


def in_kernel(policy: Policy, game: NativeGame, state: State) -> InKernel:
    """The policy at the table of a state. Raises NoKernel where the kernel cannot be compiled."""
    words = state.position.words
    options, seats = words.agreed
    kernel = folded(game, words, searching=True)
    return InKernel(policy, kernel, kernel.agree([int(v) for v in options], seats), Player(kernel, [policy]))
