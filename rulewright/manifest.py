"""What the last build read and wrote, kept under `build/` so that the next one does only what is needed."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from hashlib import file_digest, sha256
from pathlib import Path, PurePosixPath
from typing import Any

from rulewright.whole_files import write_whole

FORM = 1  # of the manifest file; another one is not read
OURS = ("build", "generated")  # folders of a project that a build writes to
UNFINISHED = ""  # the key of a stage that was begun

Outputs = Mapping[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Stage:
    """A stage that was done: the key of all that it depends on, its files with their hashes, how many warnings.

    A file has several hashes while the stage is unfinished: what it was, and what it is to become.
    """

    key: str
    outputs: Outputs
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
            and all(file_hash(self.root / path) in known for path, known in stage.outputs.items())
        )

    def begin(self, name: str, files: Mapping[Path, bytes]) -> None:
        """Note what a stage is about to write, so that nothing is lost sight of if it never gets to `record`."""
        known = dict(self.stages[name].outputs) if name in self.stages else {}
        for path, data in files.items():
            known[path.as_posix()] = (*known.get(path.as_posix(), ()), bytes_hash(data))
        self.stages[name] = Stage(UNFINISHED, known)

    def record(self, name: str, key: str, files: Mapping[Path, bytes], warnings: int) -> Outputs:
        """Note a stage that is done; returns what `forget` would of the one it replaces."""
        before = self.stages.get(name)
        outputs = {path.as_posix(): (bytes_hash(data),) for path, data in files.items()}
        self.stages[name] = Stage(key, outputs, warnings)
        return self._outdated([before] if before else [])

    def forget(self, names: Iterable[str]) -> Outputs:
        """Forget stages; returns those of their files, with their hashes, that no other stage writes."""
        return self._outdated([self.stages.pop(name) for name in names])

    def _outdated(self, stages: Iterable[Stage]) -> Outputs:
        kept = {path for stage in self.stages.values() for path in stage.outputs}
        return {path: known for stage in stages for path, known in stage.outputs.items() if path not in kept}

    def remove(self, outdated: Outputs) -> list[Path]:
        """Remove files that nobody has changed since they were written, and the folders that they leave empty."""
        removed = []
        for path, known in outdated.items():
            file = self.root / path
            if file_hash(file) in known:
                file.unlink()
                removed.append(Path(path))
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
    outputs = {str(path): tuple(str(known) for known in hashes) for path, hashes in entry["outputs"].items()}
    if not all(_is_ours(PurePosixPath(path)) for path in outputs):
        raise ValueError("a manifest from elsewhere")
    return Stage(str(entry["key"]), outputs, int(entry["warnings"]))


def _is_ours(path: PurePosixPath) -> bool:
    """Whether we may write and remove there: the manifest is a file like any other, and may not send us elsewhere."""
    return len(path.parts) > 1 and path.parts[0] in OURS and ".." not in path.parts


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
    """Hash of the bytes of a file; None if there is none that can be read. Pipes and devices are not opened."""
    try:
        if not path.is_file():
            return None
        with path.open("rb") as file:
            return file_digest(file, "sha256").hexdigest()
    except OSError:
        return None


def bytes_hash(data: bytes) -> str:
    return sha256(data).hexdigest()


def key_of(*parts: str | None) -> str:
    """One key for several texts, in this order. No two lists of texts share one."""
    return bytes_hash(json.dumps(parts).encode())
