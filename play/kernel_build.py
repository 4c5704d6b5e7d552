"""The text of a kernel → a library on this machine, compiled once for each text, processor and compiler."""

from __future__ import annotations

import hashlib
import os
import platform
import shlex
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path

HERE = Path(__file__).resolve().parent
PARTS = ("", "_lanes", "_lists", "_state", "_tables", "_offers", "_parts", "_best", "_play", "_search")
HEADERS = tuple(f"kernel{part}.h" for part in PARTS)
FLAGS = ("-std=gnu11", "-fno-strict-aliasing", "-fwrapv", "-fno-math-errno", "-Wno-psabi", "-shared", "-fPIC")
FAST, SOON = "-O3", "-O1"  # for games by the thousand, and for single steps, where compiling takes longer than playing
LARGE = 140_000  # characters; kernels of more of them are hardly faster with more than the least work on them
# Compiled where it runs, so it may use all that the processor has. But tuned for any: what GCC 12 takes for the tuning
# of some processors keeps numbers in vector registers and costs a third.
OWN = ("-march=native", "-mtune=generic", "-mprefer-vector-width=512")
SECONDS = 120


class NoKernel(Exception):
    """There is no kernel here; the message says why. Everything works without one, in Python."""


def compiler() -> list[str]:
    """The C compiler of this machine: $CC, or the first that is found, or the one in the package ziglang."""
    named = os.environ.get("CC", "")
    if named and shutil.which(shlex.split(named)[0]):
        return shlex.split(named)
    for name in ("cc", "gcc", "clang"):
        if shutil.which(name):
            return [name]
    if find_spec("ziglang") is not None:
        return [sys.executable, "-m", "ziglang", "cc"]
    raise NoKernel("no C compiler was found: install one (or the package ziglang), or play in Python")


def cache_folder() -> Path:
    """Where libraries are kept: $RULEWRIGHT_CACHE, or the user's cache."""
    if named := os.environ.get("RULEWRIGHT_CACHE"):
        return Path(named)
    base = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(base) if base else Path.home() / ".cache") / "rulewright"


def library(
    text: str, name: str, macros: Mapping[str, int] | None = None, *, level: str = FAST, portable: bool = False
) -> Path:
    """The library of a kernel, from the cache or compiled now.

    `macros` fold options into it. `portable` leaves out what only this processor has. Raises NoKernel where it cannot
    be compiled.
    """
    command = compiler()
    flags = [*FLAGS, level, *(() if portable else OWN), *(f"-D{k}={v}" for k, v in sorted((macros or {}).items()))]
    headers = [(HERE / header).read_text(encoding="utf-8") for header in HEADERS]
    said = "\0".join([text, *headers, *command, *flags, "" if portable else _processor(), platform.platform()])
    made = cache_folder() / "kernels" / f"{name}-{hashlib.sha256(said.encode()).hexdigest()[:24]}.so"
    if not made.exists():
        try:
            _compile(command, flags, text, made)
        except NoKernel:
            if portable:
                raise
            # Some compilers do not know the processor that they run on, and all know what any of its kind can do.
            _compile(command, [flag for flag in flags if flag not in OWN], text, made)
    return made


def _compile(command: Sequence[str], flags: Sequence[str], text: str, made: Path) -> None:
    """Into a file beside, which then takes its name: nobody ever loads half a library."""
    try:
        made.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=made.parent) as folder:
            source, out = Path(folder, "kernel.c"), Path(folder, "kernel.so")
            source.write_text(text, encoding="utf-8")
            parts = [*command, *flags, f"-I{HERE}", "-o", str(out), str(source)]
            # The words come from us and from $CC, and no shell reads them.
            done = subprocess.run(parts, capture_output=True, text=True, timeout=SECONDS, check=False)  # noqa: S603
            if done.returncode:
                first = next((line for line in done.stderr.splitlines() if "error" in line), done.stderr[:300])
                raise NoKernel(f"the C compiler refused the kernel: {first.strip()}")
            out.replace(made)
    except (OSError, subprocess.TimeoutExpired) as reason:
        raise NoKernel(f"the kernel could not be compiled: {reason}") from reason


def _processor() -> str:
    """What tells processors apart: a library made for one is not loaded on another, as in a shared home folder."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return f"{platform.processor()} {platform.node()}"
    return next((line for line in lines if line.startswith(("flags", "Features"))), platform.machine())
