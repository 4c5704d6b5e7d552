"""What a person gets who installs the wheel: built, installed and played away from the checkout."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
import venv
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).parents[2]
SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
FOLDERS: dict[str, str] = SETTINGS["tool"]["setuptools"]["package-dir"]
PLAY = """
import random, sys, rulewright
from pathlib import Path

assert Path(rulewright.__file__).is_relative_to(sys.prefix), rulewright.__file__
state = rulewright.load("numeria").new(players=2, seed=7)
pick = random.Random(7)
while not state.over:
    state.apply(pick.choice(state.decisions()))
print(*sorted(seat.rank for seat in state.result))
"""


def clean(**more: str) -> dict[str, str]:
    """The environment without what could lead an interpreter back to the checkout."""
    return {k: v for k, v in os.environ.items() if k not in {"PYTHONPATH", "PYTHONHOME"}} | more


def call(*command: str | Path, cwd: Path) -> str:
    """Output of a command; the test fails with all it said when the command does."""
    done = subprocess.run(
        command, cwd=cwd, env=clean(), stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def copy_of_sources(folder: Path) -> Path:
    """The checkout without what earlier builds left: a stale build/lib would ship modules that are gone."""
    for name in FOLDERS.values():
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    return folder


def build_wheel(sources: Path) -> Path:
    """With the setuptools that is here, and without the network."""
    here = sources.parent
    options: list[str | Path] = ["--no-deps", "--no-build-isolation", "--no-index", "--wheel-dir", here]
    call(sys.executable, "-m", "pip", "wheel", *options, sources, cwd=here)
    (wheel,) = here.glob("*.whl")
    return wheel


def install(wheel: Path, home: Path) -> Path:
    """The Python of a new environment with the wheel in it. The environment of the tests lends what we depend on."""
    venv.create(home, symlinks=os.name != "nt")
    python = home / Path(sys.executable).relative_to(sys.prefix)
    site = Path(sysconfig.get_path("purelib", vars={"base": str(home)}))
    # A path in a .pth file is only a place to look in: the editable rulewright of the lender stays behind.
    (site / "lent.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    options: list[str | Path] = ["--python", python, "install", "--no-deps", "--no-index"]
    call(sys.executable, "-m", "pip", *options, wheel, cwd=home)
    return python


def test_the_wheel_holds_everything_and_plays_and_prints(tmp_path: Path) -> None:
    sources = copy_of_sources(tmp_path / "sources")
    wanted = {
        "/".join((*package.split("."), *path.relative_to(sources / folder).parts))
        for package, folder in FOLDERS.items()
        for path in (sources / folder).rglob("*")
        if path.is_file()
    }
    wheel = build_wheel(sources)
    shipped = {name for name in ZipFile(wheel).namelist() if name.startswith("rulewright/")}
    assert shipped == wanted

    shutil.rmtree(sources)
    python = install(wheel, tmp_path / "environment")
    away = tmp_path / "away"
    away.mkdir()
    assert call(python, "-c", PLAY, cwd=away).split() in (["1", "1"], ["1", "2"])
    assert "numeria" in call(python.with_name("rulewright"), "print", "numeria", cwd=away)
    assert list((away / "build/print/numeria").glob("*.pdf"))
