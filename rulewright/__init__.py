"""The front door: load a game by name or from a folder of one's own."""

from __future__ import annotations

import re
from importlib import import_module
from importlib.util import find_spec
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rulewright.play.game import Game

__all__ = ["load"]

NAME = re.compile(r"[a-z][a-z0-9_]*")


def load(game: str | PathLike[str]) -> Game:
    """A compiled game: one that comes with the package, by name, or the folder of a game of one's own.

    A folder is compiled first. Raises `dsl.problems.Refused` with all problems when it has errors, and LookupError when
    there is no such game.
    """
    if isinstance(game, str) and NAME.fullmatch(game) and find_spec(f"rulewright.generated.{game}") is not None:
        found: Game = import_module(f"rulewright.generated.{game}").GAME
        return found
    folder = Path(game)
    if not folder.is_dir():
        raise LookupError(f"there is no game {str(game)!r}, and no folder of this name")
    from rulewright.compiler.compile_game import compile_game
    from rulewright.dsl.problems import Refused, errors

    compiled = compile_game(folder.absolute(), folder.absolute())
    if errors(compiled.problems):
        raise Refused(compiled.problems)
    made: Game = compiled.game
    return made
