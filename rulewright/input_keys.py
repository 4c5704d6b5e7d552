"""Files that a build depends on → keys that change when any of them does. Contents count, never dates."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from rulewright.manifest import file_hash, key_of

# What shapes our outputs beside our own files. Their versions stand in these packages' first files.
LIBRARIES = ("jinja2", "jsonschema", "lark", "reportlab", "yaml")
ONLY_FOR_PRINT = ("layouts", "fonts", "pictures", "icons")  # folders of a game
SHEETS = "sheets.yaml"
PROMISES = Path(__file__).with_name("run_promises.py")  # it decides whether a game is sound


def content_files(folder: Path) -> dict[str, Path]:
    """All files of a game by their path in its folder, but hidden ones and what Python leaves."""
    return {path.relative_to(folder).as_posix(): path for path in _files(folder)}


def is_for_print(name: str) -> bool:
    """Whether a file of a game, named from its folder, is read by the printing alone."""
    first = name.split("/", 1)[0]
    return first in ONLY_FOR_PRINT or name == SHEETS or not name.endswith((".rules", ".yaml", ".yml"))


def content_key(files: dict[str, Path]) -> str:
    return key_of(*(part for name, path in sorted(files.items()) for part in (name, file_hash(path))))


@cache
def tool_key(*packages: str) -> str:
    """A key of our own program files in these packages, of the libraries and of this Python."""
    libraries = [file_hash(place / "__init__.py") for name in LIBRARIES for place in _places(name)]
    ours = [content_key(_program_files(place)) for package in packages for place in _places(package)]
    return key_of(sys.version, file_hash(PROMISES), *libraries, *ours)


def _places(package: str) -> list[Path]:
    spec = find_spec(package)
    return [Path(place) for place in (spec.submodule_search_locations or ())] if spec else []


def _program_files(folder: Path) -> dict[str, Path]:
    return {name: path for name, path in content_files(folder).items() if not name.endswith(".md")}


def _files(folder: Path) -> Iterator[Path]:
    for place, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if not name.startswith(".") and name != "__pycache__"]
        yield from (Path(place, name) for name in names if not name.startswith("."))
