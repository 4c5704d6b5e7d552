"""`rulewright simulate` as it is typed: comparisons, files, and what does not go together."""

from __future__ import annotations

import builtins
import importlib.util
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

Cli = Callable[..., Result]


def test_variants_are_compared(cli: Cli, race: Path) -> None:
    command = ["simulate", "race", "--games", "400", "--seed", "5", "--vary", "goal=5,20", "--vary", "fast"]
    told = json.loads(cli(*command, "--format", "json", cwd=race).stdout)["variants"]
    assert [one["variant"] for one in told] == [
        "goal=5, fast=no", "goal=5, fast=yes", "goal=20, fast=no", "goal=20, fast=yes",
    ]  # fmt: skip
    alone = ["simulate", "race", "--games", "400", "--seed", "5", "--option", "goal=20", "--option", "fast=yes"]
    single = json.loads(cli(*alone, "--format", "json", cwd=race).stdout)
    assert {**told[3], "seconds": 0} == {
        **single, "seconds": 0, "variant": "goal=20, fast=yes", "options": {"goal": "20", "fast": "yes"},
    }  # fmt: skip
    text = cli(*command, cwd=race).output
    assert "race: 1,600 random games of seed 5 in 4 variants" in text
    assert "Differences from goal=5, fast=no" in text
    assert text.count("goal=20, fast=yes") == 2
    assert "all were reached in one or another" in text


def test_json_tells_everything(cli: Cli, race: Path) -> None:
    told = json.loads(cli("simulate", "race", "--games", "200", "--format", "json", cwd=race).stdout)
    assert sum(told["length"]["games"].values()) == told["games"] == 200
    assert told["length"]["least"] <= told["length"]["median"] <= told["length"]["most"]
    assert told["reached"] == {"RAC-1": 100, "RAC-2": 100, "RAC-3": told["reached"]["RAC-3"], "RAC-4": 0}
    assert told["never_reached"] == {"games": 100, "clauses": ["RAC-4"]}
    assert told["seats"][0]["score"]["mean"] > 8


def test_files(cli: Cli, race: Path) -> None:
    command = ["simulate", "race", "--games", "150", "--vary", "fast", "--into", "a.duckdb"]
    assert cli(*command, "--csv", "a.csv", cwd=race).exit_code == 0
    lines = (race / "a.csv").read_text().splitlines()
    assert lines[0] == "fast,game,decisions,cut,score_1,rank_1,score_2,rank_2"
    assert len(lines) == 301
    result = cli(*command, "--resume", "--csv", "b.csv", cwd=race)
    assert result.output.startswith("race: 300 random games of seed 0 in 2 variants\n")
    assert (race / "b.csv").read_text().splitlines() == lines


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("--resume", "--resume goes on with the file that --into names"),
        ("--jobs 2 --cluster tcp://x:1", "--jobs is about this machine"),
        ("--vary gaol=5", "no option 'gaol'"),
        ("--vary goal=5,99", "99 lies outside of 5..20"),
        ("--vary goal=5,5", "compared with others, not with itself"),
        ("--vary goal --vary fast --option goal=3", "lies outside of 5..20"),
        ("--vary fast --vary fast", "compared with others, not with itself"),
        ("--jobs 0", "--jobs"),
        ("--into .", "is a directory"),
    ],
)
def test_wrong_use(cli: Cli, race: Path, typed: str, words: str) -> None:
    result = cli("simulate", "race", *typed.split(), cwd=race)
    assert result.exit_code == 2
    assert words in result.output


def test_results_that_do_not_fit(cli: Cli, race: Path) -> None:
    (race / "text.txt").write_text("not a database\n" * 999)
    result = cli("simulate", "race", "--into", "text.txt", cwd=race)
    assert (result.exit_code, "RW815" in result.output) == (1, True)
    cli("simulate", "race", "--games", "9", "--into", "a.duckdb", cwd=race)
    result = cli("simulate", "race", "--games", "9", "--into", "a.duckdb", "--resume", "--option", "goal=5", cwd=race)
    assert (result.exit_code, "what the table agrees on differs" in result.output) == (1, True)


@pytest.mark.parametrize(
    ("typed", "missing", "code", "words"),
    [
        ("--jobs 4 --games 20", "joblib", 0, "All games are played in one process: more need joblib"),
        ("--into a.duckdb", "duckdb", 2, "pip install 'rulewright[simulate]'"),
        ("--cluster tcp://x:1", "distributed", 2, "pip install 'rulewright[cluster]'"),
    ],
)
def test_without_the_extras(
    cli: Cli, race: Path, monkeypatch: pytest.MonkeyPatch, typed: str, missing: str, code: int, words: str
) -> None:
    """A plain message, and what can be done in one process is done."""
    found, real = importlib.util.find_spec, builtins.__import__

    def find_spec(name: str, *rest: str) -> object:
        return None if name == missing else found(name, *rest)

    def no_import(name: str, *rest: Any, **named: Any) -> object:
        if name.split(".", maxsplit=1)[0] == missing:
            raise ModuleNotFoundError(name)
        return real(name, *rest, **named)

    for module in ("cli_simulate", "simulation_workers"):
        monkeypatch.setattr(f"rulewright.{module}.find_spec", find_spec)
    monkeypatch.setattr(builtins, "__import__", no_import)
    result = cli("simulate", "race", *typed.split(), cwd=race)
    assert (result.exit_code, words in result.output) == (code, True), result.output
    assert not (race / "a.duckdb").exists()
