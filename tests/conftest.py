"""Fixtures for all tests: projects in a folder of their own, the command line, stored texts and `--accept`."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Generator, Mapping
from pathlib import Path
from textwrap import dedent

import hypothesis
import pytest
from click.testing import CliRunner, Result

from tests.results_to_page import SECONDS, write_page

Files = Mapping[str, str | bytes]

if "CI" not in os.environ:  # with CI set, hypothesis takes its own profile: the same examples in every run
    hypothesis.settings.register_profile("local", deadline=None)
    hypothesis.settings.load_profile("local")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--accept", action="store_true", help="store what the tests got as what they expect")
    parser.addoption("--record", metavar="PAGE", help="write what was run and what came of it into a page")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None]:
    """Every test tells how much work it and its programs were: the clock says little on a busy machine."""
    before = sum(os.times()[:4])
    try:
        return (yield)
    finally:
        item.user_properties.append((SECONDS, sum(os.times()[:4]) - before))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, exitstatus: int, config: pytest.Config) -> None:
    page = config.getoption("--record")
    if page and not config.option.collectonly:
        kinds = ("passed", "failed", "error")
        reports = [report for kind in kinds for report in terminalreporter.stats.get(kind, [])]
        finished = exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED)
        all_of_them = config.args_source is pytest.Config.ArgsSource.TESTPATHS and not config.option.keyword
        write_page(Path(page), reports, whole=finished and all_of_them)


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
