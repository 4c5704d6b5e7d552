"""Bytes → files that are at every moment whole: the old ones or the new ones, whatever interrupts us."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path

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


def sweep_parts(folders: Iterable[Path]) -> None:
    """Remove temporary files that a killed run left in these folders. Only for the holder of the lock."""
    for folder in folders:
        with suppress(OSError):
            for part in folder.glob(f".*{PART}"):
                part.unlink(missing_ok=True)


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Hold the lock file; wait while another process does. The system lets go of it when a process dies, however."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a+b") as file:
        _lock(file.fileno())
        yield  # closing the file lets go


if sys.platform == "win32":
    import msvcrt
    from time import sleep

    def _lock(descriptor: int) -> None:
        while True:
            with suppress(OSError):  # msvcrt gives up after ten seconds
                os.lseek(descriptor, 0, os.SEEK_SET)
                msvcrt.locking(descriptor, msvcrt.LK_LOCK, 1)
                return
            sleep(0.1)

else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX)
