"""Sheets of a game → files for other programs. Each target has a preflight, which names what it would refuse."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from rulewright.dsl.problems import Problem
from rulewright.print.face import Face
from rulewright.print.metrics_from_ttf import Font
from rulewright.print.print_game import GameFaces, fonts_of_game, pairs_of_plan
from rulewright.print.sheet import SheetPlan


@dataclass(frozen=True, slots=True)
class Piece:
    """One row of a sheet: front, back if there is one, how many."""

    front: Face
    back: Face | None
    copies: int


@dataclass(frozen=True, slots=True)
class Deck:
    """The pieces of one sheet."""

    plan: SheetPlan
    pieces: tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class Ask:
    """What a target is asked for: `dpi` points an inch, `url` before the names of pictures, `language` of texts."""

    game: str
    faces: GameFaces
    dpi: float = 300.0
    url: str = ""
    fonts: Mapping[str, Font] = field(default_factory=dict)

    @classmethod
    def of(cls, game: str, faces: GameFaces, dpi: float, url: str) -> Ask:
        return cls(game, faces, dpi, url, fonts_of_game(faces))


@dataclass(frozen=True, slots=True)
class Exported:
    """Files by their path below the folder of the target; none while there are errors."""

    files: Mapping[str, bytes]
    problems: tuple[Problem, ...]


def decks_of_game(game: GameFaces) -> Iterator[Deck]:
    """All sheets, boards too, each with its pieces in order."""
    for plan in game.plan.sheets if game.plan else ():
        counted: dict[int, Piece] = {}
        for front, back in pairs_of_plan(plan, game.faces):
            before = counted.get(id(front))
            counted[id(front)] = Piece(front, back, before.copies + 1 if before else 1)
        if counted:
            yield Deck(plan, tuple(counted.values()))


def slugs(faces: Sequence[Face]) -> list[str]:
    """A name for a file of each face: letters, digits and hyphens, no two the same."""
    names: list[str] = []
    for number, face in enumerate(faces, 1):
        plain = re.sub(r"[^a-z0-9]+", "-", face.name.lower()).strip("-")[:40]
        names.append(f"{number:03d}-{plain}" if plain else f"{number:03d}")
    return names


def refused(message: str, deck: Deck, help: str) -> Problem:
    """The problem RW730, told where the sheet names its layout."""
    return Problem("RW730", message, deck.plan.front_span, help)
