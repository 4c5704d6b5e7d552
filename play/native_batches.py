"""Games of a seed, played by a kernel in a row → a batch, as `play_batch` makes it in Python."""

from __future__ import annotations

import ctypes
from array import array
from collections.abc import Mapping, Sequence
from functools import cached_property
from threading import Lock
from typing import Any

from rulewright.play.batches import Batch, play_batch
from rulewright.play.declared import OptionValue
from rulewright.play.game import Game
from rulewright.play.kernel import Kernel
from rulewright.play.native import NativeGame, folded
from rulewright.play.native_policies import Player
from rulewright.play.policies import Policy
from rulewright.play.what_ids_say import what_ids_say

SIZES = {"q": 8, "i": 4, "B": 1}
ONE_AT_A_TIME = Lock()  # a kernel has one memory for its steps, also where several threads have loaded it


class NativeBatches:
    """A BatchPlayer for one agreement of the table, which is folded into the kernel, and policies as `play_batch` has.

    Raises NoKernel where the kernel cannot be compiled; that is done here, or before, since it is kept.
    """

    def __init__(
        self,
        game: NativeGame,
        players: int,
        options: Mapping[str, OptionValue],
        policies: Sequence[Policy] = (),
    ) -> None:
        self.game, self.players, self.options, self.policies = game, players, options, policies
        self.words, _ = game.agree(options, players)
        self.kernel: Kernel = folded(game, self.words, searching=bool(policies))
        self.agreed = self.kernel.agree([int(v) for v in self.words.agreed[0]], players)
        self.play = Player(self.kernel, policies).play if policies else self.kernel.play

    def __call__(self, seed: int, first: int, count: int) -> Batch:
        """Games first .. first + count - 1; what names were printed is not counted.

        Games with a fault of the rules are played again in Python, which says where it is.
        """
        kernel = self.kernel
        rows = bytearray(kernel.played_size * count)
        taken, done = (ctypes.c_uint32 * kernel.ids)(), ctypes.c_int64()
        written = (ctypes.c_char * len(rows)).from_buffer(rows)
        with ONE_AT_A_TIME:
            failed = self.play(self.agreed, seed, first, count, written, taken, ctypes.byref(done))
        if failed:
            return play_batch(self.python, self.players, self.options, seed, first, count, policies=self.policies)
        names: dict[str, Any] | None = None if any(line.patterns for line in self.game.lines) else {}
        return batch_of(rows, kernel, first, self.players, self.lines_of(taken), names)

    @cached_property
    def python(self) -> Game:
        game = self.game
        return Game(game.declared, game.position, game.words, game.module)

    def lines_of(self, taken: Any) -> dict[str, int]:
        """How often each option line was taken, by its label as written, of how often each id was."""
        found = {line.label: 0 for line in self.game.lines}
        for decision, times in enumerate(taken):
            if times:
                found[self.game.lines[self.line_of[decision]].label] += times
        return found

    @cached_property
    def line_of(self) -> list[int]:
        """The option line of each id."""
        return [line for line, _ in what_ids_say(self.python.new(self.players, self.options))]


def batch_of(
    rows: bytearray, kernel: Kernel, first: int, seats: int, lines: Mapping[str, int], names: dict[str, Any] | None
) -> Batch:
    """Rows as kernel_play.h writes them (`Played`), turned into columns."""
    games, most = len(rows) // kernel.played_size, kernel.most_seats

    def column(code: str, offset: int) -> memoryview:
        size = SIZES[code]
        return memoryview(rows).cast(code)[offset // size :: kernel.played_size // size]  # type: ignore[call-overload, no-any-return]

    scores, ranks = array("q", bytes(8 * games * seats)), bytearray(games * seats)
    for seat in range(seats):
        scores[seat::seats] = array("q", column("i", 16 + 4 * seat))
        ranks[seat::seats] = column("B", 16 + 4 * most + seat).tobytes()
    cut = bytearray(column("B", 16 + 5 * most).tobytes())
    return Batch(first, seats, array("I", column("q", 0)), cut, scores, ranks, lines, names)
