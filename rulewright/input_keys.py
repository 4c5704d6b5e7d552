"""Files that a build depends on → keys that change when any of them does. Contents count, never dates."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from rulewright.manifest import file_hash, key_of

# What shapes our outputs beside our own files. Their versions stand in these packages' first files.
LIBRARIES = ("PIL", "jinja2", "jsonschema", "lark", "yaml")
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


@dataclass(frozen=True, slots=True)
class ToolKeys:
    """Keys of our own program files: of those that make and test modules, of those that print, of both."""

    module: str
    printing: str
    sheets: str


def tool_keys() -> ToolKeys:
    """The keys as the files are now."""
    libraries = [file_hash(place / "__init__.py") for name in LIBRARIES for place in _places(name)]
    around = key_of(sys.version, *libraries)
    module = key_of(around, file_hash(PROMISES), *map(_package_key, ("dsl", "compiler", "play")))
    printing = key_of(around, _package_key("print"))
    return ToolKeys(module, printing, key_of(module, printing))


def _package_key(package: str) -> str:
    return key_of(*(content_key(_program_files(place)) for place in _places(f"rulewright.{package}")))


def _places(package: str) -> list[Path]:
    spec = find_spec(package)
    return [Path(place) for place in (spec.submodule_search_locations or ())] if spec else []


def _program_files(folder: Path) -> dict[str, Path]:
    return {name: path for name, path in content_files(folder).items() if not name.endswith(".md")}


def _files(folder: Path) -> Iterator[Path]:
    for place, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if not name.startswith(".") and name != "__pycache__"]
        yield from (Path(place, name) for name in names if not name.startswith("."))
