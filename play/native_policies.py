"""Policies → what a kernel knows of them, and what it decides by them (kernel_search.h)."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import Any

from rulewright.play.chance import Random
from rulewright.play.kernel import I64, Kernel
from rulewright.play.policies import Flat, Policy, Uniform, Weighted
from rulewright.play.tree_search import Search

UNIFORM, WEIGHTED, FLAT, SEARCH_TREE = range(4)
U64 = ctypes.c_uint64


class PolicyStruct(ctypes.Structure):
    """One policy as `k_policy` has it."""

    _fields_ = (("how", I64), ("playouts", I64), ("by_score", I64), ("weights", ctypes.c_void_p))


class Player:
    """A kernel that plays by policies, one for each seat. The kernel is one that searches."""

    def __init__(self, kernel: Kernel, policies: Sequence[Policy]) -> None:
        self.kernel = kernel
        self.weights = [_weights(policy) for policy in policies]  # the structs point to them
        structs = [_struct(policy, of) for policy, of in zip(policies, self.weights, strict=True)]
        self.policies = (PolicyStruct * len(structs))(*structs)
        p = ctypes.c_void_p
        self._play = kernel.function("rw_play_by", p, p, U64, U64, I64, p, p, p)
        self._choose = kernel.function("rw_choose", p, p, p, p, p)

    def play(self, agreed: Any, seed: int, first: int, count: int, rows: Any, taken: Any, done: Any) -> int:
        """As `Kernel.play`, by these policies."""
        return self._play(agreed, self.policies, seed, first, count, rows, taken, done)

    def choose(self, position: Any, agreed: Any, seat: int, rng: Random) -> tuple[int, int]:
        """What the policy of a seat decides in a position (a block of the kernel), first what went wrong, or 0."""
        state, found = (U64 * 2)(rng.state & (1 << 64) - 1, rng.state >> 64), I64()
        policy = ctypes.byref(self.policies, seat * ctypes.sizeof(PolicyStruct))
        failed = self._choose(position, agreed, policy, state, ctypes.byref(found))
        rng.state = state[1] << 64 | state[0]
        return failed, found.value


def _weights(policy: Policy) -> Any:
    return (ctypes.c_uint32 * len(policy.weights))(*policy.weights) if isinstance(policy, Weighted) else None


def _struct(policy: Policy, weights: Any) -> PolicyStruct:
    match policy:
        case Uniform():
            return PolicyStruct(UNIFORM, 0, 0, None)
        case Weighted():
            return PolicyStruct(WEIGHTED, 0, 0, ctypes.addressof(weights))
        case Flat(playouts, by):
            return PolicyStruct(FLAT, playouts, by == "score", None)
        case Search(playouts, by):
            return PolicyStruct(SEARCH_TREE, playouts, by == "score", None)
        case _:
            raise TypeError(f"a kernel does not know {policy!r}")
