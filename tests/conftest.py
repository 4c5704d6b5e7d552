"""Fixtures for all tests: projects in a folder of their own, the command line, stored texts and `--accept`."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from textwrap import dedent

import hypothesis
import pytest
from click.testing import CliRunner, Result

Files = Mapping[str, str | bytes]

if "CI" not in os.environ:  # with CI set, hypothesis takes its own profile: the same examples in every run
    hypothesis.settings.register_profile("local", deadline=None)
    hypothesis.settings.load_profile("local")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--accept", action="store_true", help="store what the tests got as what they expect")


@pytest.fixture
def project(tmp_path: Path) -> Callable[[Files], Path]:
    """`project({"content/tiny/tiny.rules": "..."})` writes the files, texts dedented, and returns their folder."""

    def write(files: Files) -> Path:
        root = tmp_path / "project"
        for name, data in files.items():
            path = root / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data if isinstance(data, bytes) else dedent(data).encode())
        return root

    return write


@pytest.fixture
def cli(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Result]:
    """`cli("check", "tiny", cwd=folder)` runs the command line in this process; a fault of ours fails the test."""

    def run(*arguments: str, cwd: Path | None = None, input: str | None = None) -> Result:
        from rulewright.cli import main

        if cwd is not None:
            monkeypatch.chdir(cwd)
        return CliRunner(env={"NO_COLOR": "1", "COLUMNS": "120"}).invoke(
            main, arguments, input=input, prog_name="rulewright", catch_exceptions=False
        )

    return run


@pytest.fixture
def rulewright() -> Callable[..., subprocess.CompletedProcess[str]]:
    """`rulewright("build", cwd=folder)` runs the installed command as a user would, with no standard input."""

    def run(*arguments: str, cwd: Path, timeout: float = 120) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [Path(sys.executable).with_name("rulewright"), *arguments],
            cwd=cwd,
            env={**os.environ, "NO_COLOR": "1", "COLUMNS": "120"},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=timeout,
            check=False,
        )

    return run


@pytest.fixture
def accept_text(request: pytest.FixtureRequest) -> Callable[[Path, str], None]:
    """`accept_text(path, actual)` compares a text with the stored one; under `--accept` it stores it."""

    def compare(path: Path, actual: str) -> None:
        if request.config.getoption("--accept"):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(actual.encode())
        expected = path.read_bytes().decode() if path.exists() else ""
        assert actual == expected, f"{path.name} is stored otherwise; `./run test --accept` stores the new text"

    return compare
