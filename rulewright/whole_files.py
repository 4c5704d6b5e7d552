"""Bytes → files that are at every moment whole: the old ones or the new ones, whatever interrupts us."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TextIO

PART = ".part"  # temporary files are named `.<name>.<process>.part`


def write_whole(files: Mapping[Path, bytes]) -> None:
    """Write all files; folders are made. Each is written beside its place and then put there in one step.

    Nothing is put in place before everything is written, so files that belong together change within an instant.
    Raises OSError, and then leaves no temporary files.
    """
    parts = {path: path.with_name(f".{path.name}.{os.getpid()}{PART}") for path in files}
    try:
        for path, part in parts.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            with part.open("wb") as out:
                out.write(files[path])
                out.flush()
                os.fsync(out.fileno())  # else a power cut may leave an empty file under the new name
        for path, part in parts.items():
            part.replace(path)
    except BaseException:
        for part in parts.values():
            part.unlink(missing_ok=True)
        raise


@contextmanager
def whole_file(path: Path) -> Iterator[TextIO]:
    """A text file that is written bit by bit and put in place, whole, at the end of the block. Raises OSError."""
    part = path.with_name(f".{path.name}.{os.getpid()}{PART}")
    try:
        with part.open("w", encoding="utf-8", newline="") as out:
            yield out
            out.flush()
            os.fsync(out.fileno())
        part.replace(path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def sweep_parts(folders: Iterable[Path]) -> None:
    """Remove temporary files that a killed run left in these folders. Only for the holder of the lock."""
    for folder in folders:
        with suppress(OSError):
            for part in folder.glob(f".*{PART}"):
                part.unlink(missing_ok=True)


@contextmanager
def locked(path: Path, waits: Callable[[], None] = lambda: None) -> Iterator[None]:
    """Hold the lock file; while another process does, call `waits` once and wait.

    The system lets go of the lock when a process dies, however it does.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a+b") as file:
        if not _lock(file.fileno(), wait=False):
            waits()
            while not _lock(file.fileno(), wait=True):
                pass
        yield  # closing the file lets go


if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int, *, wait: bool) -> bool:
        """Whether the lock is held now. Waiting, Windows gives up after ten seconds."""
        os.lseek(descriptor, 0, os.SEEK_SET)
        with suppress(OSError):
            msvcrt.locking(descriptor, msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
            return True
        return False

else:
    import fcntl

    def _lock(descriptor: int, *, wait: bool) -> bool:
        """Whether the lock is held now."""
        with suppress(BlockingIOError):
            fcntl.flock(descriptor, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)
            return True
        return False
