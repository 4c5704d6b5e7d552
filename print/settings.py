"""How a deck is printed: the paper, how backs get behind fronts, what is saved, what the printer does wrong."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Sides = Literal["duplex", "gutterfold", "single"]
SIDES: tuple[Sides, ...] = ("duplex", "gutterfold", "single")


@dataclass(frozen=True, slots=True)
class Shift:
    """What puts right what a printer does: millimetres to the right and down, degrees clockwise about the middle."""

    x: float = 0.0
    y: float = 0.0
    angle: float = 0.0


STRAIGHT = Shift()


@dataclass(frozen=True, slots=True)
class Profile:
    """The shifts of a printer for the front and the back of a sheet."""

    front: Shift = STRAIGHT
    back: Shift = STRAIGHT


EXACT = Profile()


@dataclass(frozen=True, slots=True)
class Settings:
    """`paper` is a name or a size (`a4`, `320x450`); `sides`, if given, is taken instead of what the sheets say."""

    paper: str = "a4"
    sides: Sides | None = None
    save_ink: bool = False
    save_paper: bool = False
    profile: Profile = EXACT
