"""What the last build read and wrote, kept under `build/` so that the next one does only what is needed."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any

from rulewright.whole_files import write_whole

FORM = 1  # of the manifest file; another one is not read


@dataclass(frozen=True, slots=True)
class Stage:
    """A stage that was done: the key of all that it depends on, a hash for each file it wrote, how many warnings."""

    key: str
    outputs: Mapping[str, str]
    warnings: int = 0


@dataclass(slots=True)
class Manifest:
    """Stages by name, such as `numeria: module` or `numeria: tiles a4`. Paths of outputs are relative to the root."""

    root: Path
    stages: dict[str, Stage] = field(default_factory=dict)

    def is_fresh(self, name: str, key: str) -> bool:
        """Whether the stage was done with this key and all its files are still as it wrote them."""
        stage = self.stages.get(name)
        return (
            stage is not None
            and stage.key == key
            and all(file_hash(self.root / path) == known for path, known in stage.outputs.items())
        )

    def drop(self, names: Iterable[str]) -> list[Path]:
        """Forget stages and remove their files: those that no other stage writes and nobody has changed since."""
        dropped = [self.stages.pop(name) for name in names]
        kept = {path for stage in self.stages.values() for path in stage.outputs}
        outdated = {path: known for stage in dropped for path, known in stage.outputs.items() if path not in kept}
        return self.remove(outdated)

    def remove(self, outdated: Mapping[str, str]) -> list[Path]:
        """Remove files that still have the hash they were written with, and the folders that they leave empty."""
        removed = []
        for path, known in outdated.items():
            file = self.root / path
            # The manifest is a file like any other: it may not send us out of the project.
            if ".." in Path(path).parts or not file.is_relative_to(self.root) or file_hash(file) != known:
                continue
            file.unlink()
            removed.append(file)
            _remove_empty(file.parent, self.root)
        return removed


def read_manifest(path: Path, root: Path) -> Manifest:
    """The manifest of the last build; an empty one if there is none, or none that this version understands."""
    try:
        data = json.loads(path.read_bytes())
        if data["form"] != FORM:
            return Manifest(root)
        return Manifest(root, {str(name): _stage(entry) for name, entry in data["stages"].items()})
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return Manifest(root)


def write_manifest(path: Path, manifest: Manifest) -> None:
    stages = {
        name: {"key": s.key, "outputs": dict(s.outputs), "warnings": s.warnings} for name, s in manifest.stages.items()
    }
    text = json.dumps({"form": FORM, "stages": stages}, indent=1, sort_keys=True)
    write_whole({path: text.encode()})


def _stage(entry: Any) -> Stage:
    return Stage(str(entry["key"]), {str(k): str(v) for k, v in entry["outputs"].items()}, int(entry["warnings"]))


def _remove_empty(folder: Path, root: Path) -> None:
    """Remove the folder if only compiled Python is left in it, and so on upwards."""
    while folder != root and all(entry.name == "__pycache__" for entry in folder.iterdir()):
        for entry in folder.glob("__pycache__/*.pyc"):
            entry.unlink()
        for entry in (folder / "__pycache__", folder):
            if entry.exists():
                entry.rmdir()
        folder = folder.parent


def file_hash(path: Path) -> str | None:
    """Hash of the bytes of a file; None if it cannot be read."""
    try:
        return bytes_hash(path.read_bytes())
    except OSError:
        return None


def bytes_hash(data: bytes) -> str:
    return sha256(data).hexdigest()


def key_of(*parts: str | None) -> str:
    """One key for several texts, in this order. No two lists of texts share one."""
    return bytes_hash(json.dumps(parts).encode())
