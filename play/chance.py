"""Random numbers that are the same on every machine and in every back end (SEMANTICS S-18 to S-20).

The generator is a multiplicative congruential generator modulo 2^128; a word is its upper 32 bits. Streams of one seed
are made by the finaliser of splitmix64.
"""

from __future__ import annotations

MASK64 = (1 << 64) - 1
MASK128 = (1 << 128) - 1
MULTIPLIER = 0xDA942042E4DD58B5
GAMMA = 0x9E3779B97F4A7C15

GAME, PLAYOUT, RESAMPLING, BOTS = 0, 1, 2, 16


def mix(z: int) -> int:
    """The finaliser of splitmix64 over 64 bits."""
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 & MASK64
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB & MASK64
    return z ^ (z >> 31)


def stream_state(seed: int, number: int) -> int:
    """The 128-bit state at which stream `number` of a seed begins."""
    high = mix(seed + (2 * number + 1) * GAMMA & MASK64)
    low = mix(seed + (2 * number + 2) * GAMMA & MASK64)
    return high << 64 | low | 1


def below_from(state: int, n: int) -> tuple[int, int]:
    """A number from 0 to n - 1, exactly uniform, and the state after it. One outcome takes no word."""
    if n == 1:
        return 0, state
    state = state * MULTIPLIER & MASK128
    m = (state >> 96) * n
    if m & 0xFFFFFFFF < n:
        least = (1 << 32) % n
        while m & 0xFFFFFFFF < least:
            state = state * MULTIPLIER & MASK128
            m = (state >> 96) * n
    return m >> 32, state


class Random:
    """One stream."""

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, for n from 1 to 2^32 - 1."""
        found, self.state = below_from(self.state, n)
        return found


def stream(seed: int, number: int) -> Random:
    """Stream `number` of a seed: 0 the game, 1 playout choices, 2 resampling, 16 + seat bots."""
    return Random(stream_state(seed & MASK64, number))
