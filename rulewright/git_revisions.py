"""Revisions of a project that lies in git: what one is called, and the content of a game as it was then."""

from __future__ import annotations

import io
import subprocess
import tarfile
from pathlib import Path

LONGEST = 60  # seconds that git may take


class NoRevision(Exception):
    """Git does not know the revision, or the game was not there; the text says which."""


def revision_of(folder: Path) -> str:
    """The commit that a folder is at, with a `+` if it has changed since; empty where there is no git."""
    try:
        commit = _git(folder, "rev-parse", "--short=12", "HEAD").decode().strip()
        changed = _git(folder, "status", "--porcelain", "--", ".")
    except NoRevision:
        return ""
    return commit + ("+" if changed.strip() else "")


def folder_at(revision: str, folder: Path, into: Path) -> Path:
    """The folder as it was at a revision, written below `into`. Raises NoRevision."""
    if revision.startswith("-") or not revision.strip():
        raise NoRevision(f'"{revision}" is no revision.')
    asked = ("--verify", "--quiet", "--end-of-options", f"{revision}^{{commit}}")
    commit = _git(folder, "rev-parse", *asked).decode().strip()
    top = Path(_git(folder, "rev-parse", "--show-toplevel").decode().strip())
    inside = folder.resolve().relative_to(top.resolve())
    data = _git(top, "archive", "--format=tar", commit, "--", inside.as_posix())
    with tarfile.open(fileobj=io.BytesIO(data)) as archive:
        archive.extractall(into, filter="data")
    return into / inside


def _git(folder: Path, *words: str) -> bytes:
    try:
        done = subprocess.run(["git", "-C", str(folder), *words], capture_output=True, timeout=LONGEST, check=False)  # noqa: S603, S607
    except (OSError, subprocess.TimeoutExpired) as fault:
        raise NoRevision("git cannot be run here.") from fault
    if done.returncode:
        said = done.stderr.decode("utf-8", "replace").strip().splitlines()
        raise NoRevision(said[0] if said else f"git knows no such revision ({words[-1]}).")
    return done.stdout
