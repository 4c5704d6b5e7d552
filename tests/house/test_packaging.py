"""The package map in pyproject.toml, the links for type checkers and the pinned versions name what is there."""

from __future__ import annotations

import re
import tomllib
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
SETUPTOOLS = PYPROJECT["tool"]["setuptools"]
FOLDERS: dict[str, str] = SETUPTOOLS["package-dir"]
FRONT_DOOR = re.compile(r"\s*(?:from|import) rulewright(?:\.| import )?(?P<module>\w*)")


def packages_on_disk() -> set[str]:
    """Every folder below the mapped ones that holds a Python file, under its name in the distribution."""
    return {
        ".".join((package, *path.parent.relative_to(ROOT / folder).parts))
        for package, folder in FOLDERS.items()
        for path in (ROOT / folder).rglob("*.py")
    }


def test_every_package_ships() -> None:
    assert sorted(SETUPTOOLS["packages"]) == sorted(packages_on_disk())


@pytest.mark.parametrize("package", SETUPTOOLS["packages"])
def test_every_package_says_what_it_is(package: str) -> None:
    parent = max((p for p in FOLDERS if f"{package}.".startswith(f"{p}.")), key=len)
    folder = ROOT / FOLDERS[parent] / Path(*package.removeprefix(parent).split("."))
    assert (folder / "__init__.py").is_file()


def test_type_checkers_see_every_package() -> None:
    links = ROOT / ".typing/rulewright"
    inside = [path for path in (ROOT / "rulewright").iterdir() if path.name != "__pycache__"]
    folders = [ROOT / folder for package, folder in FOLDERS.items() if package != "rulewright"]
    wanted = {path.name: f"../../{path.relative_to(ROOT).as_posix()}" for path in (*inside, *folders)}
    found = {link.name: link.readlink().as_posix() for link in links.iterdir()}
    missing = [f"ln -s {target} .typing/rulewright/{name}" for name, target in wanted.items() if name not in found]
    assert not missing, "make these links:\n" + "\n".join(missing)
    assert found == wanted


def test_everything_that_is_installed_is_pinned() -> None:
    """From our own requirements through those of others: each is in constraints.txt, with the version that is here."""
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pinned = dict(line.split("==") for line in lines if not line.startswith("#"))
    assert installed_for("rulewright", {"", "dev"}) == {canonicalize_name(name): v for name, v in pinned.items()}


def installed_for(name: str, extras: set[str]) -> dict[str, str]:
    """Names and versions of all that a distribution needs, directly or not."""
    found: dict[str, str] = {}
    waiting = [(name, extras)]
    while waiting:
        name, extras = waiting.pop()
        for text in distribution(name).requires or ():
            need = Requirement(text)
            key = canonicalize_name(need.name)
            if key not in found and (not need.marker or any(need.marker.evaluate({"extra": e}) for e in extras)):
                found[key] = distribution(need.name).version
                waiting.append((need.name, {"", *need.extras}))
    return found


def test_nothing_below_imports_the_front_door() -> None:
    """The other arrows are contracts of import-linter; the modules of rulewright/ cannot be named there all at once."""
    inner = {package.split(".")[1] for package in FOLDERS if package != "rulewright"}
    found = [
        f"{path.relative_to(ROOT)}: {line}"
        for package, folder in FOLDERS.items()
        if package != "rulewright"
        for path in (ROOT / folder).rglob("*.py")
        for line in path.read_text(encoding="utf-8").splitlines()
        if (match := FRONT_DOOR.match(line)) and match["module"] not in inner
    ]
    assert not found
