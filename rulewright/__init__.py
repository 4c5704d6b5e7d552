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


def load(game: str | PathLike[str], *, native: bool = False) -> Game:
    """A compiled game: one that comes with the package, by name, or the folder of a game of one's own.

    A folder is compiled first. Raises `dsl.problems.Refused` with all problems when it has errors, and LookupError when
    there is no such game. `native` plays it by its kernel, which behaves in the same way and needs a C compiler:
    without one the first game raises `play.kernel_build.NoKernel`.
    """
    if isinstance(game, str) and NAME.fullmatch(game) and find_spec(f"rulewright.generated.{game}") is not None:
        module = import_module(f"rulewright.generated.{game}")
        found: Game = module.GAME
        return _native(found, Path(str(module.__file__)).parent / "kernel.c") if native else found
    folder = Path(game)
    if not folder.is_dir():
        raise LookupError(f"there is no game {str(game)!r}, and no folder of this name")
    from rulewright.compiler.compile_game import compile_game
    from rulewright.dsl.problems import Refused, errors

    compiled = compile_game(folder.absolute(), folder.absolute())
    if errors(compiled.problems):
        raise Refused(compiled.problems)
    made: Game = compiled.game
    return _native(made, compiled.files.get("kernel.c", "")) if native else made


def _native(game: Game, text: str | Path) -> Game:
    from rulewright.play.native import native

    return native(game, text)
