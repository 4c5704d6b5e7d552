"""Names and paths that a person types → folders of games, and where their outputs go."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

CONTENT = "content"
RULES = ".rules"


@dataclass(frozen=True, slots=True)
class GameFolder:
    """A game by name, the folder of its rules and content, and the root that its files are named from.

    `bundled` games came with the package: they are read from there, and nothing is written beside them.
    """

    name: str
    folder: Path
    root: Path
    bundled: bool = False


@dataclass(frozen=True, slots=True)
class Project:
    """A folder with a `content/` in it."""

    root: Path

    @property
    def content(self) -> Path:
        return self.root / CONTENT

    @property
    def build(self) -> Path:
        return self.root / "build"

    def games(self) -> tuple[GameFolder, ...]:
        """All games in `content/`, by path: each folder that holds a rules file."""
        return tuple(GameFolder(folder.name, folder, self.root) for folder in _folders_with_rules(self.content))


def find_project(start: Path) -> Project | None:
    """The nearest folder with a game in its `content/`, from `start` upwards."""
    start = start.absolute()
    for folder in (start, *start.parents):
        if next(_folders_with_rules(folder / CONTENT), None):
            return Project(folder)
    return None


def bundled_games() -> tuple[GameFolder, ...]:
    """The games whose rules and content came with the package."""
    spec = find_spec("rulewright.content")
    places = list(spec.submodule_search_locations or ()) if spec else []
    # Their files are named from the folder that holds the content, whatever it is called here.
    return tuple(
        GameFolder(folder.name, folder, Path(place).parent, bundled=True)
        for place in places
        for folder in _folders_with_rules(Path(place))
    )


def game_at(path: Path) -> GameFolder | None:
    """The game whose folder a path is, or leads into; None if there is none.

    Its root is the folder above `content/`; a game that stands outside of a `content/` is its own root.
    """
    path = Path(os.path.normpath(path.absolute()))
    folders = [path, *path.parents]
    content = next((n for n, folder in enumerate(folders) if n and folder.name == CONTENT), None)
    if content is not None:
        inside = next((folder for folder in folders[:content] if _holds_rules(folder)), None)
        return GameFolder(inside.name, inside, folders[content].parent) if inside else None
    folder = path if path.is_dir() else path.parent
    return GameFolder(folder.name, folder, folder) if _holds_rules(folder) else None


def find_game(name: str, project: Project | None) -> GameFolder | None:
    """A game by name: of the project, else one that came with the package; or the folder that `name` is a path of."""
    known: Iterable[GameFolder] = (*(project.games() if project else ()), *bundled_games())
    for game in known:
        if game.name == name:
            return game
    path = Path(name)
    return game_at(path) if path.is_dir() else None


def _folders_with_rules(content: Path) -> Iterator[Path]:
    """Folders below `content`, at most two deep (`content/classics/go_fish`), that hold a rules file."""
    for folder in _visible_folders(content):
        if _holds_rules(folder):
            yield folder
        else:
            yield from (inner for inner in _visible_folders(folder) if _holds_rules(inner))


def _visible_folders(folder: Path) -> list[Path]:
    try:
        with os.scandir(folder) as entries:
            return sorted(Path(e.path) for e in entries if e.is_dir() and not e.name.startswith((".", "_")))
    except (FileNotFoundError, NotADirectoryError, PermissionError):
        return []


def _holds_rules(folder: Path) -> bool:
    try:
        return any(file.suffix == RULES and not file.name.startswith(".") for file in folder.iterdir())
    except OSError:
        return False
