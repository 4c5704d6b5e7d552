"""The commands as a user types them, on a small game of one's own and on Numeria away from any project."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from click.testing import Result

import rulewright.cli

Cli = Callable[..., Result]

RACE = """\
game race "Race"
  players 2..3
  limit 100 decisions

option goal: 5..20 = 10 "How far"
option fast = no "Steps of three"

component card: jack, queen, king
grid cell: 1 by 3
zone shown[cell]: slot of card
var place[player]: 0..30 = 0                [RAC-1]

let far(n) = n >= goal                      [RAC-2]
example not far(4)                          [RAC-2]
misprint far(1): "one step is not enough"

setup
  for c in cards: move c to shown[first([x for x in cells if shown[x] is none])]

turn
  choose
    "Walk {n}" for n in 1..2
      place[me] += n                        [RAC-3]
      arrive()
    "Run" if fast
      place[me] += 3                        [RAC-4]
      arrive()
    "Rest"
      nothing

rule arrive()
  if far(place[me]): end game: me wins

scenario "A walk of two"                    [RAC-3]
  play "Walk 2"
  expect place[player(1)] is 2

outside [RAC-5] "it is about manners"
"""
CLAUSES = """\
clauses:
""" + "".join(
    f'- id: RAC-{n}\n  kind: {kind}\n  text: "{text}"\n'
    for n, kind, text in [
        (1, "component", "Everyone has a place."),
        (2, "end", "Ten is far."),
        (3, "turn", "Walk."),
        (4, "turn", "Run."),
        (5, "social", "Be polite."),
    ]
)


@pytest.fixture
def race(project: Callable[..., Path]) -> Path:
    return project({"content/race/race.rules": RACE, "content/race/clauses.yaml": CLAUSES})


@pytest.fixture
def away(tmp_path: Path) -> Path:
    """A folder outside of any project."""
    folder = tmp_path / "away"
    folder.mkdir()
    return folder


def test_check_says_that_all_is_well(cli: Cli, race: Path) -> None:
    result = cli("check", cwd=race)
    assert (result.exit_code, result.output) == (0, "No problems in race.\n")


@pytest.mark.parametrize("path", ["race", "content/race", "content/race/race.rules", "content", ".", "../project"])
def test_check_takes_games_files_and_projects(cli: Cli, race: Path, path: str) -> None:
    result = cli("check", path, cwd=race)
    assert (result.exit_code, result.output) == (0, "No problems in race.\n")


@pytest.fixture
def broken(race: Path) -> Path:
    rules = race / "content/race/race.rules"
    rules.write_text(
        RACE.replace("arrive()\n\nscenario", "arive()\n\nscenario").replace("far(place[me])", "far(plaice[me])")
    )
    return race


def test_check_tells_problems_in_every_form(cli: Cli, broken: Path) -> None:
    """Exit code 1 each time; a misspelt name on line 32 is found whatever the form."""
    forms = {form: cli("check", "--format", form, cwd=broken) for form in ("text", "json", "sarif", "junit", "github")}
    assert {result.exit_code for result in forms.values()} == {1}
    assert "content/race/race.rules:32:" in forms["text"].stdout
    problem = json.loads(forms["json"].stdout)["problems"][0]
    assert (problem["file"], problem["line"], problem["severity"]) == ("content/race/race.rules", 32, "error")
    assert "place" in problem["help"]
    assert json.loads(forms["sarif"].stdout)["runs"][0]["results"][0]["ruleId"] == problem["code"]
    assert ET.fromstring(forms["junit"].stdout.encode()).get("failures") == "1"
    assert forms["github"].stdout.startswith("::error file=content/race/race.rules,line=32,")


def test_a_game_with_errors_is_not_played_simulated_traced_or_tested(cli: Cli, broken: Path) -> None:
    for command in (["play", "race"], ["simulate", "race"], ["trace", "race"], ["test"], ["print"], ["build"]):
        result = cli(*command, cwd=broken)
        assert result.exit_code == 1, command
        assert "content/race/race.rules:32:" in result.output
    assert not list((broken / "build").glob("print/*"))


def test_test_counts_and_fails(cli: Cli, race: Path) -> None:
    assert cli("test", cwd=race).output == "1 example, 1 misprint, 1 scenario: all as the rules say.\n"
    counts = {"examples": 1, "misprints": 1, "scenarios": 1}
    assert json.loads(cli("test", "race", "--format", "json", cwd=race).stdout) == {**counts, "failed": []}
    rules = race / "content/race/race.rules"
    rules.write_text(RACE.replace("example not far(4)", "example far(4)"))
    result = cli("test", "--format", "json", cwd=race)
    assert result.exit_code == 1
    assert [p["line"] for p in json.loads(result.stdout)["failed"]] == [14]
    assert ":14:" in cli("check", cwd=race).output


def test_check_plays_no_scenario(cli: Cli, race: Path) -> None:
    (race / "content/race/race.rules").write_text(RACE.replace('play "Walk 2"', 'play "Walk 1"'))
    assert cli("check", cwd=race).exit_code == 0
    assert cli("test", cwd=race).exit_code == 1


def test_trace(cli: Cli, race: Path) -> None:
    """Implemented in rules, tested in examples and scenarios, excluded with the reason, never reached by default."""
    told = json.loads(cli("trace", "race", "--games", "50", "--format", "json", cwd=race).stdout)
    clauses = told["clauses"]
    assert {id_: c["status"] for id_, c in clauses.items()} == {
        **dict.fromkeys(["RAC-1", "RAC-2", "RAC-3", "RAC-4"], "implemented"),
        "RAC-5": "excluded",
    }
    assert clauses["RAC-5"]["reason"] == "it is about manners"
    assert clauses["RAC-1"] == {**clauses["RAC-1"], "rules": ["content/race/race.rules:11"], "reached": 50, "tests": 0}
    assert clauses["RAC-2"] == {**clauses["RAC-2"], "rules": ["content/race/race.rules:13"], "tests": 1}
    assert (
        clauses["RAC-3"]["reached"]
        == json.loads(cli("simulate", "race", "--games", "50", "--format", "json", cwd=race).stdout)["lines"][
            "Walk {n}"
        ]
    )
    assert clauses["RAC-4"]["reached"] == 0
    assert told["totals"] == {
        "clauses": 5,
        "implemented": 4,
        "excluded": 1,
        "missing": 0,
        "never_reached": ["RAC-4"],
    }
    text = cli("trace", "race", "--games", "50", cwd=race).output
    assert "5 clauses: 4 implemented, 1 excluded." in text
    assert "Not reached in 50 random games: RAC-4." in text


def test_simulate(cli: Cli, race: Path) -> None:
    told = json.loads(cli("simulate", "race", "--games", "200", "--seed", "3", "--format", "json", cwd=race).stdout)
    assert (told["games"], told["seed"], told["unfinished"], told["draws"]) == (200, 3, 0, 0)
    assert sum(seat["win"] for seat in told["seats"]) == pytest.approx(1)
    low, high = told["length"]["ci95"]
    assert low < told["length"]["mean"] == told["decisions"] / 200 < high
    assert told["never_reached"] == {"games": 100, "clauses": ["RAC-4"]}
    again = json.loads(cli("simulate", "race", "--games", "200", "--seed", "3", "--format", "json", cwd=race).stdout)
    assert {**told, "seconds": 0} == {**again, "seconds": 0}
    faster = ["simulate", "race", "--games", "200", "--players", "3", "--option", "fast=yes", "--option", "goal=20"]
    told = json.loads(cli(*faster, "--format", "json", cwd=race).stdout)
    assert len(told["seats"]) == 3
    assert told["lines"]["Run"] > 0
    text = cli(*faster, cwd=race).output
    for words in ("race: 200 random games of seed 0", "player 3 wins", "95 % interval", "Run", "all were reached"):
        assert words in text


@pytest.mark.parametrize(
    ("command", "words"),
    [
        (["simulate", "rice"], 'no game "rice" here. Did you mean "race"?'),
        (["build", "race", "nothing"], 'no game "nothing" here'),
        (["check", "content/nothing"], "no such path"),
        (["simulate", "race", "--option", "goal=99"], "99 lies outside of 5..20"),
        (["simulate", "race", "--option", "gaol=9"], "no option 'gaol'"),
        (["simulate", "race", "--option", "goal"], "write NAME=VALUE, such as goal=20"),
        (["simulate", "race", "--players", "7"], "for 2 to 3 players, not 7"),
        (["simulate", "race", "--games", "0"], "--games"),
        (["simulate", "race", "--seed", "-1"], "--seed"),
        (["play", "race", "--bot", "3"], "no seat 3"),
        (["play", "race", "--resume", "x", "--players", "2"], "has its players"),
        (["build", "--paper", "papyrus"], "papyrus"),
        (["explain", "RW000"], 'no code "RW000"'),
        (["dance"], "dance"),
    ],
)
def test_wrong_use_is_told_and_exits_with_2(cli: Cli, race: Path, command: list[str], words: str) -> None:
    result = cli(*command, cwd=race)
    assert result.exit_code == 2
    assert words in result.output


@pytest.mark.parametrize("command", ["build", "check", "test"])
def test_outside_of_any_project_these_commands_say_so(cli: Cli, away: Path, command: str) -> None:
    result = cli(command, cwd=away)
    assert result.exit_code == 2
    assert "content/" in result.output


def test_bundled_games_are_at_hand_anywhere(cli: Cli, away: Path) -> None:
    assert cli("check", "numeria", cwd=away).exit_code == 0
    assert "player 1 wins" in cli("simulate", "numeria", "--games", "2", cwd=away).output
    result = cli("print", "numeria", "--paper", "letter", cwd=away)
    assert result.exit_code == 0, result.output
    assert {path.suffix for path in (away / "build/print/numeria").iterdir()} == {".json", ".pdf"}
    assert not (away / "generated").exists()


def test_every_code_can_be_explained(cli: Cli, away: Path) -> None:
    listed = cli("explain", cwd=away).output.splitlines()
    assert len(listed) > 10
    for line in listed:
        code, _, title = line.partition("  ")
        assert title
        assert cli("explain", code.lower(), cwd=away).output.startswith(f"# {code} {title}\n")


def test_a_fault_of_ours_is_called_one(cli: Cli, race: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Exit code 70, no traceback unless it is asked for."""

    def fail(*_: object) -> None:
        raise KeyError("lost")

    monkeypatch.setattr("rulewright.cli_content.run_check", fail)
    result = cli("check", cwd=race)
    assert result.exit_code == 70
    assert "This is a bug in Rulewright: KeyError" in result.output
    assert "Traceback" not in result.output
    with pytest.raises(KeyError):
        cli("--traceback", "check", cwd=race)


@pytest.mark.parametrize(
    ("fault", "code"),
    [
        (MemoryError(), "RW804"),
        (RecursionError(), "RW804"),
        (PermissionError(13, "Permission denied", "a.yaml"), "RW803: a.yaml: permission denied"),
    ],
)
def test_what_the_system_refuses_is_a_problem(
    cli: Cli, race: Path, monkeypatch: pytest.MonkeyPatch, fault: Exception, code: str
) -> None:
    def fail(*_: object) -> None:
        raise fault

    monkeypatch.setattr("rulewright.cli_content.run_check", fail)
    result = cli("check", cwd=race)
    assert result.exit_code == 1
    assert code in result.output


def test_rules_that_fail_in_play_are_told_with_their_line(cli: Cli, race: Path) -> None:
    """A player who runs beyond the range of the track; the person at the table may do something else."""
    rules = race / "content/race/race.rules"
    rules.write_text(RACE.replace("0..30 = 0", "0..30 = 29").replace("if far(place[me])", "if place[me] is 0"))
    result = cli("simulate", "race", cwd=race)
    assert result.exit_code == 1
    assert "error RW850: The rules fail here: 31 lies outside of 0..30." in result.output
    assert "line 23 of the rules: place[me] += n" in result.output
    assert "in game 0 of seed 0" in result.output
    result = cli("play", "race", cwd=race, input="walk 2\nrest\n")
    assert result.exit_code == 0
    assert "because the rules fail: RW850 31 lies outside" in result.output
    assert "player 1: Rest" in result.output


def test_every_command_is_documented() -> None:
    page = (Path(__file__).parents[2] / "docs/command-line.md").read_text(encoding="utf-8")
    assert [name for name in rulewright.cli.main.commands if f"| `{name} " not in page] == []


def test_numeria_in_the_terminal(cli: Cli, away: Path) -> None:
    """The opening has 228 moves and Stay, grouped by tile; words find one of them."""
    result = cli("play", "numeria", "--seed", "4", cwd=away, input="5\nmove 5 to d5\nsta\n")
    lines = result.output.splitlines()
    assert "229 decisions: type words of the one you want." in lines
    assert len([line for line in lines if line.startswith("     Move ")]) >= 36
    assert "  5  Move 5 to d5" in lines
    assert "player 1: Move 5 to d5" in lines
    assert "player 2: Stay" in lines


def test_every_print_leaves_a_deck_of_what_was_printed(cli: Cli, race: Path) -> None:
    layout, deck = race / "content/race/layouts/rule.yaml", race / "build/print/race/deck.json"
    layout.parent.mkdir()
    layout.write_text("size: poker\nregions: {title: {at: [5, 5, 40, 10], text: Race}}\n")
    (race / "content/race/sheets.yaml").write_text("sheets: {rules: {front: rule}}\n")
    assert cli("print", cwd=race).exit_code == 0
    (race / "mine.json").write_text(deck.read_text())
    assert "nothing has changed" in cli("print", "--since", "mine.json", cwd=race).output
    layout.write_text(layout.read_text().replace("Race", "The Race"))
    assert cli("build", cwd=race).exit_code == 0
    said = cli("print", "--since", "mine.json", cwd=race).output
    assert "Take out:" in said
    assert "Put in:" in said
    assert "nothing has changed" in cli("print", "--since", str(deck), cwd=race).output


def test_papers_are_those_that_printing_knows() -> None:
    from rulewright.print.sizes import PAPERS

    option = next(p for p in rulewright.cli.main.commands["build"].params if p.name == "papers")
    for paper in (*PAPERS, "320x450"):
        assert option.type.convert(paper, option, None) == paper
        assert paper in str(vars(option)["help"])


def test_a_build_with_nothing_to_do_imports_nothing_heavy(cli: Cli, race: Path) -> None:
    assert cli("build", cwd=race).exit_code == 0
    code = """
import sys
from rulewright.cli import main
try:
    main(["build"])
except SystemExit as leaving:
    assert not leaving.code
heavy = {"lark", "yaml", "rich", "jinja2", "jsonschema", "PIL"}
print(sorted({name.split(".")[0] for name in sys.modules} & heavy))
print([name for name in sys.modules if name.startswith(("rulewright.dsl", "rulewright.compiler", "rulewright.print"))])
"""
    done = subprocess.run([sys.executable, "-c", code], cwd=race, capture_output=True, text=True, check=True)
    said, heavy, ours = done.stdout.splitlines()
    assert said.startswith("Nothing to do.")
    assert (heavy, ours) == ("[]", "[]")


def test_build_tells_each_file_and_a_summary(cli: Cli, race: Path) -> None:
    first = cli("build", cwd=race).output.splitlines()
    assert "generated/race/__init__.py" in first
    made = len(first) - 1
    assert first[-1].startswith(f"{made} files made." if made > 1 else "1 file made.")
    shutil.rmtree(race / "content/race")
    (race / "content/next").mkdir()
    (race / "content/next/next.rules").write_text(
        RACE.replace("game race", "game next").split("scenario")[0].replace(" [RAC", " --")
    )
    result = cli("build", cwd=race)
    assert "generated/race/__init__.py (removed)" in result.output
