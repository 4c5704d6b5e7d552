"""Kernels under the checks of the compiler: no warning, no slip of addresses or arithmetic in any game."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

import rulewright
from rulewright.play.kernel_build import FAST, FLAGS, SOON

ROOT = Path(__file__).resolve().parents[2]
GAMES = sorted(path.parent.name for path in (ROOT / "generated").glob("*/kernel.c"))
CHECKED = ("-O1", "-g", "-fsanitize=address,undefined", "-fno-sanitize-recover=all")
WHOLE = 1000  # games; so many are played at night only
WARNED = ("-Wall", "-Wextra", "-Werror")

pytestmark = pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C compiler")
Driver = Callable[[str, Sequence[str]], Path]


@pytest.fixture
def driver(tmp_path: Path) -> Driver:
    """`driver(name, options)`: the program that plays games of a kernel, compiled with these options."""

    def compiled(name: str, options: Sequence[str]) -> Path:
        program = tmp_path / f"{name}-{len(list(tmp_path.iterdir()))}"
        flags = [flag for flag in FLAGS if flag not in ("-shared", "-fPIC")]
        kernel = f'-DKERNEL="{ROOT / "generated" / name / "kernel.c"}"'
        source = Path(__file__).with_name("driver.c")
        command: list[str | Path] = ["cc", *flags, *options, f"-I{ROOT / 'play'}", kernel, "-o", program, source]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr[:3000]
        return program

    return compiled


def play(program: Path, name: str, players: int, games: int) -> None:
    values = [str(int(option.default)) for option in rulewright.load(name).options.values()]
    command: list[str | Path] = [program, str(players), str(games), "11", *values]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, f"{games}\n"), done.stderr[:3000]


def folded(name: str, players: int) -> list[str]:
    options = rulewright.load(name).options.values()
    return ["-DFOLDED", "-DBLIND", f"-DSEATS={players}", *(f"-DOPTION_{o.name}={int(o.default)}" for o in options)]


@pytest.mark.parametrize("games", [100, pytest.param(10_000, marks=pytest.mark.nightly)])
@pytest.mark.parametrize("name", GAMES)
def test_addresses_and_arithmetic(name: str, games: int, driver: Driver) -> None:
    """For every number of players, as libraries for single steps are compiled; at night also as those for playouts."""
    low, high = rulewright.load(name).players
    program = driver(name, CHECKED)
    for players in range(low, high + 1):
        play(program, name, players, games // (high - low + 1))
    if games > WHOLE:
        play(driver(name, [*CHECKED, *folded(name, low)]), name, low, games)


@pytest.mark.parametrize("games", [1, pytest.param(100, marks=pytest.mark.nightly)])
@pytest.mark.parametrize("name", GAMES)
def test_addresses_and_arithmetic_of_searches(name: str, games: int, driver: Driver) -> None:
    """A game by policies is a great many playouts, so there are fewer of them."""
    low, high = rulewright.load(name).players
    program = driver(name, [*CHECKED, "-DSEARCH"])
    for players in {low, high} if games > 1 else {high}:
        play(program, name, players, games)


@pytest.mark.parametrize("how", ["for steps", pytest.param("for playouts", marks=pytest.mark.nightly)])
@pytest.mark.parametrize("name", GAMES)
def test_no_warnings(name: str, how: str, driver: Driver) -> None:
    if how == "for steps":
        driver(name, [SOON, "-DSEARCH", *WARNED])
    else:
        driver(name, [SOON, *WARNED])
        driver(name, [FAST, *WARNED, *folded(name, rulewright.load(name).players[0])])
        driver(name, [FAST, "-march=native", *WARNED, *folded(name, rulewright.load(name).players[0])])
        searching = [f for f in folded(name, rulewright.load(name).players[0]) if f != "-DBLIND"]
        driver(name, [FAST, "-march=native", "-DSEARCH", *WARNED, *searching])
