"""A compiled game ↔ the name of its module, as it is pickled."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any


def importable(module: str) -> str:
    """The name of a module that can be imported. Raises TypeError for a game that was compiled in memory."""
    if module not in sys.modules:
        raise TypeError("a game that was compiled in memory cannot be pickled")
    return module


def game_in(module: str) -> Any:
    """The game of a compiled module."""
    return import_module(module).GAME
