"""A compiled game, played by its kernel: the same contract as the Python module, and games by the thousand."""

from __future__ import annotations

import ctypes
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from struct import calcsize, iter_unpack
from typing import Any, Literal

from rulewright.play import declared as d
from rulewright.play.chance import MASK64
from rulewright.play.game import Game, State
from rulewright.play.kernel import Kernel
from rulewright.play.kernel_build import FAST, LARGE, SOON, NoKernel, library
from rulewright.play.native_position import begun, native_twin


@dataclass(frozen=True)
class NativeGame(Game):
    """A game whose positions live in its kernel. Under explicit chance it is played in Python, with the same result."""

    text: str = field(repr=False, default="")

    @cached_property
    def kernel(self) -> Kernel:
        """One for all agreements. Raises NoKernel where there is none, or where it cannot be compiled."""
        if not self.text:
            raise NoKernel(f"{self.name} is played in Python: its rules say something that C has not")
        return Kernel(library(self.text, self.name, level=SOON))

    @cached_property
    def _tables(self) -> dict[int, Any]:
        return {}

    def table(self, words: Any) -> Any:
        """The agreement of a table as the kernel holds it."""
        if id(words) not in self._tables:
            options, seats = words.agreed
            self._tables[id(words)] = self.kernel.agree([int(v) for v in options], seats)
        return self._tables[id(words)]

    def new(
        self,
        players: int | None = None,
        options: Mapping[str, d.OptionValue] | None = None,
        seed: int = 0,
        history: bool = False,
        chance: Literal["sampled", "explicit"] = "sampled",
    ) -> State:
        """As `Game.new`."""
        if chance == "sampled":
            words, _ = self.agree(options, players)
            position = begun(self.kernel, self.position, words, self.table(words), seed & MASK64)
            if position is not None:
                return State(self, position, history)  # type: ignore[arg-type]
        return super().new(players, options, seed, history, chance)

    def from_plain(self, data: Mapping[str, Any]) -> State:
        """As `Game.from_plain`."""
        return self._native(self._in_python.from_plain(data))

    def resample(self, view: Mapping[str, Any], x: int) -> State:
        """As `Game.resample`."""
        return self._native(self._in_python.resample(view, x))

    @cached_property
    def _in_python(self) -> Game:
        return Game(self.declared, self.position, self.words, self.module)

    def _native(self, state: State) -> State:
        """The same state in the kernel."""
        position = state.position
        if state.waiting is not None or position.fate is not None:
            return state
        made = native_twin(self.kernel, self.table(position.words), position)
        return State(self, made)  # type: ignore[arg-type]


@dataclass(frozen=True, slots=True)
class Playouts:
    """Random games, one row each: decisions, ticks, whether cut, scores and ranks by seat."""

    lengths: tuple[int, ...]
    ticks: tuple[int, ...]
    cut: tuple[bool, ...]
    scores: tuple[tuple[int, ...], ...]
    ranks: tuple[tuple[int, ...], ...]
    taken: Mapping[int, int]


def native(game: Game, text: str | Path) -> NativeGame:
    """A compiled game with the text of its kernel; a game without one raises NoKernel when it is played."""
    if isinstance(text, Path):
        text = text.read_text(encoding="utf-8") if text.exists() else ""
    return NativeGame(game.declared, game.position, game.words, game.module, text)


def folded(game: NativeGame, words: Any, *, portable: bool = False, searching: bool = False) -> Kernel:
    """A kernel into which the agreement of a table is folded, and that keeps nothing that playouts do not need.

    One that is `searching` also knows who knows what, and plays by policies.
    """
    options, seats = words.agreed
    macros = {"FOLDED": 1, "SEARCH" if searching else "BLIND": 1, "SEATS": seats}
    macros |= {f"OPTION_{o.name}": int(v) for o, v in zip(game.declared.options, options, strict=True)}
    level = FAST if len(game.text) < LARGE else SOON
    return Kernel(library(game.text, game.name, macros, level=level, portable=portable))


def playouts(kernel: Kernel, agreed: Any, seats: int, seed: int, first: int, many: int) -> tuple[int, Playouts]:
    """Games first .. first + many - 1 of a seed. The number says how many were played before the rules failed."""
    rows = ctypes.create_string_buffer(kernel.played_size * many)
    taken = (ctypes.c_uint32 * kernel.ids)()
    done = ctypes.c_int64()
    kernel.play(agreed, seed, first, many, rows, taken, ctypes.byref(done))
    return done.value, _rows(kernel, rows, done.value, seats, taken)


def _rows(kernel: Kernel, rows: Any, many: int, seats: int, taken: Any) -> Playouts:
    most = kernel.most_seats
    layout = f"<2q{most}i{most}bb"
    layout += f"{kernel.played_size - calcsize(layout)}x"
    found = list(iter_unpack(layout, rows.raw[: kernel.played_size * many]))
    return Playouts(
        lengths=tuple(r[0] for r in found),
        ticks=tuple(r[1] for r in found),
        cut=tuple(bool(r[-1]) for r in found),
        scores=tuple(r[2 : 2 + seats] for r in found),
        ranks=tuple(r[2 + most : 2 + most + seats] for r in found),
        taken={i: n for i, n in enumerate(taken) if n},
    )
