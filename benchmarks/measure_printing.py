"""Prints the section on sheets: cards beside plain reportlab, checks, one edited card, two games from nothing."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING

from cards_to_pdf import (  # type: ignore[import-not-found]  # a script beside this one
    OURS,
    PLAIN,
    lay_out,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parent.parent
GAMES = ("numeria", "compounded")
TIMES = 15
CARDS = 100
WARM = """
import sys
from time import process_time
from rulewright.print.print_game import faces_of_game, fonts_of_game
from rulewright.print.png_from_faces import pngs_from_faces
folder = Path(sys.argv[1])
checks, previews = [], []
for _ in range(9):
    began = process_time()
    game = faces_of_game(facts, folder)
    checks.append(process_time() - began)
    next(iter(pngs_from_faces(game.faces["card"].faces[:1], 100, 0.0, fonts_of_game(game), game.pictures)))
    previews.append(process_time() - began)
print(min(checks), min(previews))
"""


@dataclass(frozen=True, slots=True)
class Took:
    """What a process took: seconds by the clock and of the processor, and at most so many megabytes."""

    wall: float
    cpu: float
    peak: float


def took(command: Sequence[str], folder: Path, environment: dict[str, str]) -> Took:
    """Run a command by itself. Raises CalledProcessError."""
    began = time.perf_counter()
    with subprocess.Popen(command, cwd=folder, env=environment, stdout=subprocess.DEVNULL) as process:
        _, status, used = os.wait4(process.pid, 0)
        wall = time.perf_counter() - began
        process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise subprocess.CalledProcessError(process.returncode, command)
    return Took(wall, used.ru_utime + used.ru_stime, used.ru_maxrss / 1000)


@contextmanager
def workplace() -> Iterator[tuple[Path, dict[str, str]]]:
    """A folder, and an environment in which Python keeps its compiled files, as it does for installed programs."""
    with tempfile.TemporaryDirectory() as name:
        environment = {**os.environ, "PYTHONPYCACHEPREFIX": str(Path(name) / "pycache")}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        (Path(name) / "work").mkdir()
        yield Path(name) / "work", environment


def cards(folder: Path, environment: dict[str, str]) -> None:
    lay_out(folder)
    fonts = str(resources.files("rulewright.print") / "fonts")
    print("Name, two texts and an icon on each poker card; whole processes in turn, the best of fifteen each.\n")
    print("| cards | seconds | plain reportlab | ratio (at most 1.5) | ratio, processor | kB (at most 150 for 100) |")
    print("|---|---|---|---|---|---|")
    for count in (CARDS, 10 * CARDS):
        commands = [(sys.executable, "-c", program, str(folder), str(count), fonts) for program in (OURS, PLAIN)]
        found = [[took(command, folder, environment) for command in commands] for _ in range(TIMES + 1)]
        ours, plain = (min(one.wall for one in times[1:]) for times in zip(*found, strict=True))
        worked, drawn = (min(one.cpu for one in times[1:]) for times in zip(*found, strict=True))
        size = (folder / "ours.pdf").stat().st_size / 1000
        ratios = f"{ours / plain:.2f} | {worked / drawn:.2f}"
        print(f"| {count} | {ours:.2f} | {plain:.2f} | {ratios} | {size:.0f} |", flush=True)


def warm(folder: Path) -> None:
    program = OURS.split("result = ")[0] + WARM
    command = [sys.executable, "-c", program, str(folder), str(CARDS)]
    done = subprocess.run(command, stdout=subprocess.PIPE, check=True)
    check, preview = (1000 * float(part) for part in done.stdout.split())
    print(f"\nWarm, {CARDS} cards: all faces checked in {check:.0f} ms of the processor (at most 50).")
    print(f"The deck set anew after an edit and one card as a picture: {preview:.0f} ms (at most 100).")


def from_nothing(folder: Path, environment: dict[str, str]) -> None:
    """A project of two games in which nothing was built, printed whole."""
    found = []
    for i in range(4):
        project = folder / f"project {i}"
        for game in GAMES:
            shutil.copytree(ROOT / "content" / game, project / "content" / game)
        found.append(took([str(Path(sys.executable).with_name("rulewright")), "print", *GAMES], project, environment))
    best = min(found[1:], key=lambda one: one.wall)
    cpu = min(one.cpu for one in found[1:])
    print(
        f"\nAll sheets of {' and '.join(GAMES)} from nothing, in one process: {cpu:.1f} s of the processor (at most "
        f"5), {best.wall:.1f} s by the clock, {best.peak:.0f} MB (at most 300)."
    )


def main() -> None:
    print("## Sheets\n")
    with workplace() as (folder, environment):
        cards(folder, environment)
        warm(folder)
        from_nothing(folder, environment)
    first = os.sched_getscheduler(0) != os.SCHED_OTHER
    behind = ", and waited for this one" if first else ""
    print(f"Meanwhile {os.getloadavg()[0]:.0f} processes wanted the {os.cpu_count()} cores of the machine{behind}.")


if __name__ == "__main__":
    main()
