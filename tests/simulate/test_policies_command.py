"""`simulate --policy`: who decides at which seat, files of weights, and what is kept of it."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import duckdb
import pytest
from click.testing import Result

from rulewright.compiler.compile_game import Compiled
from rulewright.play.imagined import hides, not_drawn
from rulewright.play.runtime import AnyText, Maybe, Var, Whole, YesNo

Cli = Callable[..., Result]
SMALL = ["simulate", "race", "--games", "120", "--format", "json"]


def told(cli: Cli, race: Path, *more: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(cli(*SMALL, *more, cwd=race).stdout)
    return {**found, "seconds": 0}


def test_seats_have_policies(cli: Cli, race: Path) -> None:
    found = told(cli, race, "--policy", "1=mcts:20", "--policy", "flat:10:score", "--players", "3")
    assert found["policies"] == ["mcts:20", "flat:10:score", "flat:10:score"]
    assert found["never_reached"] == {"games": 0, "clauses": []}
    assert found == told(cli, race, "--policy", "flat:10:score", "--policy", "1=mcts:20", "--players", "3", "--python")
    alone = told(cli, race, "--policy", "2=flat:30", "--option", "goal=12")
    assert alone["seats"][1]["win"] > 0.6
    text = cli("simulate", "race", "--games", "9", "--policy", "2=mcts:5", cwd=race).output
    assert text.startswith("race: 9 games of seed 0 in ")
    assert "\nWho decides: player 1 random, player 2 mcts:5.\n" in text
    assert "Clauses" not in text


def test_random_policies_are_no_policies(cli: Cli, race: Path) -> None:
    assert told(cli, race, "--policy", "random") == told(cli, race)


@pytest.mark.parametrize("how", ["--python", "--native"])
def test_weights(cli: Cli, race: Path, how: str) -> None:
    (race / "w.yaml").write_text("Walk {n}: 0\nWalk 2: 3\n")
    found = told(cli, race, "--policy", "weights:w.yaml", how)
    assert found["length"]["least"] == found["length"]["most"] == 9  # all walk two steps
    (race / "by_id.yaml").write_text("0: 7\notherwise: 0\n")
    found = told(cli, race, "--policy", "1=weights:by_id.yaml", "--option", "fast=yes", how)
    assert found["seats"][1]["win"] > 0.9
    assert found["reached"]["RAC-3"] > 0


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Walk 9: 1\n", 'no decision "Walk 9"'),
        ("Walk 1: -1\n", '"-1" is no weight'),
        ("Walk 1: 1.5\n", '"1.5" is no weight'),
        ("Walk 1: yes\n", '"yes" is no weight'),
        ("Walk 1: true\n", '"true" is no weight'),
        ("Walk 1: [1]\n", "a weight is one number"),
        ("Walk 1: 9999999999\n", '"9999999999" is no weight'),
        ("otherwise: 2147483647\n", "all weights together"),
        ("9" * 5000 + ": 1\n", "at most 18 digits"),
        ("-1: 1\n", "no decision"),
        ("- Walk 1\n", "how much each decision weighs"),
        ("", "RW604"),
        ("Walk 1: 1\nWalk 1: 2\n", "Walk 1"),
        ("Walk 1: !!python/object:os.system 1\n", "RW6"),
        ("a: &a [1]\nb: *a\nWalk 1: {", "RW6"),
        ("Walk 1: \x1b[2J\n", "RW602"),
    ],
)
def test_weights_that_do_not_fit(cli: Cli, race: Path, text: str, words: str) -> None:
    (race / "w.yaml").write_text(text)
    result = cli("simulate", "race", "--policy", "weights:w.yaml", cwd=race)
    assert result.exit_code == 1
    assert words in result.output
    assert "w.yaml" in result.output
    assert len(result.output) < 20_000


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("--policy best", "is no policy: write random, weights:FILE"),
        ("--policy mcts", "1 to 1,000,000 playouts"),
        ("--policy flat:0", "1 to 1,000,000 playouts"),
        ("--policy mcts:9999999999", "1 to 1,000,000 playouts"),
        ("--policy mcts:10:luck", "is no policy"),
        ("--policy 3=random", "there is no seat 3; 2 play"),
        ("--policy 99999999999=random", "there is no seat"),
        ("--policy random --policy mcts:5", "has a policy already"),
    ],
)
def test_wrong_use(cli: Cli, race: Path, typed: str, words: str) -> None:
    result = cli("simulate", "race", *typed.split(), cwd=race)
    assert result.exit_code == 2
    assert words in result.output


def test_policies_are_kept(cli: Cli, race: Path) -> None:
    command = ["simulate", "race", "--games", "30", "--into", "a.duckdb", "--policy", "2=flat:5"]
    assert cli(*command, cwd=race).exit_code == 0
    with duckdb.connect(str(race / "a.duckdb"), read_only=True) as kept:
        assert kept.sql("FROM policies").fetchall() == [(1, 1, "random"), (1, 2, "flat:5")]
        assert kept.sql("SELECT sum(games) FROM chunks WHERE counting").fetchall() == [(None,)]
    assert cli(*command, "--resume", cwd=race).exit_code == 0
    other = cli(*command[:-1], "2=flat:6", "--resume", cwd=race)
    assert (other.exit_code, "who plays differs" in other.output) == (1, True)


def test_files_of_before_go_on(cli: Cli, race: Path) -> None:
    command = ["simulate", "race", "--games", "30", "--into", "a.duckdb"]
    cli(*command, cwd=race)
    with duckdb.connect(str(race / "a.duckdb")) as kept:
        kept.execute("DROP TABLE policies")
    assert cli(*command, "--resume", "--games", "40", cwd=race).exit_code == 0


def test_what_cannot_be_drawn_cannot_be_searched(compiled: Compiled) -> None:
    declared = compiled.game.declared
    assert not_drawn(declared, 2) == ""
    for spec, drawn in ((Whole(0, 9), True), (Whole(), False), (Maybe(AnyText()), False), (Maybe(YesNo()), True)):
        secret = replace(declared, vars=(*declared.vars, Var("secret", (), (), spec, "nobody")))
        assert hides(secret)
        assert (not_drawn(secret, 2) == "") is drawn
