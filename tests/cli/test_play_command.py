"""`play` as a user runs it: typed or piped, left, saved, resumed, and given files that are no saved games."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

Cli = Callable[..., Result]

STICKS = """\
game sticks "Sticks"
  players 2

component stick: red, blue, green
zone heap: bag of stick
zone taken[player]: hand of stick

setup
  move sticks to heap

turn
  choose
    "Draw"
      draw 1 from heap to taken[me]
    "Pass"
      nothing
  if count(heap) is 0: end game

winner is p with highest count(taken[p])
"""


@pytest.fixture
def sticks(project: Callable[[Mapping[str, str]], Path]) -> Path:
    return project({"content/sticks/sticks.rules": STICKS})


@pytest.fixture
def saved(cli: Cli, sticks: Path) -> Path:
    """A game that was saved after two decisions, with a bot as player 2."""
    result = cli("play", "sticks", "--seed", "5", "--bot", "2", cwd=sticks, input="draw\nsave game.json\n")
    assert "Saved. Go on with: rulewright play sticks --resume game.json" in result.output
    return sticks / "game.json"


def test_a_game_from_start_to_end_through_a_pipe(cli: Cli, sticks: Path) -> None:
    result = cli("play", "sticks", "--seed", "1", cwd=sticks, input="1\npass\ndraw\n2\n1\n")
    assert result.exit_code == 0
    assert "player 1 > pass" not in result.output
    assert "player 2 > pass" in result.output
    assert result.output.count("Player 1 wins.") == 1


def test_the_end_of_input_ends_the_sitting(cli: Cli, sticks: Path) -> None:
    result = cli("play", "sticks", cwd=sticks, input="draw\nnonsense\n")
    assert result.exit_code == 0
    assert result.output.endswith("The game stops here.\n")


def test_input_of_any_bytes(sticks: Path) -> None:
    done = subprocess.run(
        [Path(sys.executable).with_name("rulewright"), "play", "sticks"],
        cwd=sticks,
        input=b"\xff\xfe\x00\x1b[31m\n" + b"x" * 5000 + b"\n\rdraw\n" + bytes(range(256)),
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0
    assert b"Traceback" not in done.stderr
    assert b"\x1b[31m" not in done.stdout


@pytest.mark.skipif(os.name == "nt", reason="SIGINT to a child is another matter there")
def test_ctrl_c_ends_the_sitting(sticks: Path) -> None:
    command = [str(Path(sys.executable).with_name("rulewright")), "play", "sticks"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=sticks, stdin=pipe, stdout=pipe, stderr=pipe) as process:
        assert process.stdin and process.stdout  # noqa: PT018
        process.stdin.write(b"draw\n")
        process.stdin.flush()
        assert any(b"player 1 has decided" in line for line in process.stdout)
        time.sleep(0.2)  # until it waits for the next line
        process.send_signal(signal.SIGINT)
        said, wrong = process.communicate(timeout=10)
    assert (process.returncode, wrong) == (0, b"")
    assert said.endswith(b"The game stops here.\n")


def test_a_saved_game_goes_on_where_it_was(cli: Cli, saved: Path) -> None:
    """The same game as one that was never saved, bot and chances included."""
    folder = saved.parent
    whole = cli("play", "sticks", "--seed", "5", "--bot", "2", cwd=folder, input="draw\ndraw\ndraw\ndraw\n").output
    resumed = cli("play", "sticks", "--resume", "game.json", cwd=folder, input="draw\ndraw\ndraw\n").output
    assert "player 1: Draw" in resumed
    assert whole.splitlines()[-6:] == resumed.splitlines()[-6:]


def changed(saved: Path, **parts: Any) -> None:
    saved.write_text(json.dumps({**json.loads(saved.read_text()), **parts}))


@pytest.mark.parametrize(
    ("content", "code", "line"),
    [
        (b"", "RW810", 1),
        (b'{\n "rulewright": "saved game",\n "form" 1}', "RW810", 3),
        (b"\xff\x00", "RW810", 1),
        (b"[" * 100_000, "RW811", 1),
        (b"x" * 4_000_001, "RW811", 1),
        (b"{}", "RW812", 1),
        (b'\x1b[2J{"a": 1}', "RW810", 1),
    ],
    ids=range(7),
)
def test_files_that_are_no_saved_games(cli: Cli, saved: Path, content: bytes, code: str, line: int) -> None:
    """Refused with code and place, exit code 1, and nothing in the message acts on the terminal."""
    saved.write_bytes(content)
    result = cli("play", "sticks", "--resume", "game.json", cwd=saved.parent)
    assert result.exit_code == 1
    assert f"error {code}: " in result.output
    assert f"game.json:{line}:" in result.output
    assert "\x1b[2J" not in result.output


@pytest.mark.parametrize(
    ("parts", "code"),
    [
        ({"game": "chess"}, "RW813"),
        ({"plain": {}}, "RW814"),
        ({"plain": {"at": "turn.choose"}}, "RW814"),
        ({"bots": {"3": "0" * 31 + "1"}}, "RW814"),
        ({"log": [[7, "Draw"]]}, "RW814"),
    ],
)
def test_saved_games_that_do_not_fit(cli: Cli, saved: Path, parts: dict[str, Any], code: str) -> None:
    changed(saved, **parts)
    result = cli("play", "sticks", "--resume", "game.json", cwd=saved.parent)
    assert result.exit_code == 1
    assert f"error {code}: " in result.output


@pytest.mark.parametrize("policies", ["", "--bot 2=flat:9", "--bot 2=mcts:12:score", "--bot 2=weights:w.yaml"])
def test_a_bot_plays_by_its_policy_and_goes_on_by_it(cli: Cli, sticks: Path, policies: str) -> None:
    """The same game as one that was never saved; a file of weights is named anew."""
    (sticks / "w.yaml").write_text("Pass: 0\notherwise: 1\n")
    typed = policies.split() or ["--bot", "2"]
    whole = cli("play", "sticks", "--seed", "5", *typed, cwd=sticks, input="draw\ndraw\ndraw\ndraw\n").output
    assert ("Player 2 is played by" in whole) == bool(policies)
    cli("play", "sticks", "--seed", "5", *typed, cwd=sticks, input="draw\nsave game.json\n")
    again = typed if "weights" in policies else []
    resumed = cli("play", "sticks", "--resume", "game.json", *again, cwd=sticks, input="draw\ndraw\ndraw\n").output
    assert whole.splitlines()[-6:] == resumed.splitlines()[-6:]
    if "weights" in policies:
        assert "player 2: Pass" not in whole
        left_out = cli("play", "sticks", "--resume", "game.json", cwd=sticks)
        assert left_out.exit_code == 2
        assert "name the file, --bot 2=weights:FILE" in left_out.output


def test_bots_search_as_well_without_a_compiler(cli: Cli, sticks: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = ["play", "sticks", "--seed", "5", "--bot", "mcts:20"]
    in_c = cli(*asked, cwd=sticks).output
    monkeypatch.setenv("PATH", "")
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setattr("rulewright.play.kernel_build.find_spec", lambda _: None)
    in_python = cli(*asked, cwd=sticks).output
    assert "mcts:20 decides in Python and takes longer: no C compiler was found" in " ".join(in_python.split())
    assert in_c.splitlines()[-6:] == in_python.splitlines()[-6:]


@pytest.mark.parametrize(
    ("policies", "code"),
    [
        ({"2": "mcts:0"}, "RW814"),
        ({"2": "chess"}, "RW814"),
        ({"1": "random"}, "RW812"),
        ({"2": 7}, "RW812"),
        (3, "RW812"),
    ],
)
def test_saved_bots_that_cannot_be(cli: Cli, saved: Path, policies: object, code: str) -> None:
    changed(saved, policies=policies)
    result = cli("play", "sticks", "--resume", "game.json", cwd=saved.parent)
    assert result.exit_code == 1
    assert f"error {code}: " in result.output


def test_no_file_is_read_because_a_saved_game_names_it(cli: Cli, saved: Path) -> None:
    changed(saved, policies={"2": f"weights:{saved}"})
    result = cli("play", "sticks", "--resume", "game.json", cwd=saved.parent)
    assert result.exit_code == 2
    assert "name the file, --bot 2=weights:FILE" in " ".join(result.output.split())


def test_a_thing_in_two_places_is_refused(cli: Cli, saved: Path) -> None:
    plain = json.loads(saved.read_text())["plain"]
    plain["zones"]["heap"] = {"": ["red", "blue", "green"]}
    changed(saved, plain=plain)
    result = cli("play", "sticks", "--resume", "game.json", cwd=saved.parent)
    assert result.exit_code == 1
    assert "error RW814: " in result.output
    assert "already" in result.output


@pytest.mark.parametrize("name", ["nothing.json", "content"])
def test_a_file_that_cannot_be_read(cli: Cli, sticks: Path, name: str) -> None:
    result = cli("play", "sticks", "--resume", name, cwd=sticks)
    assert result.exit_code == 1
    assert re.search(r"error RW8(03|10): ", result.output)


PAGES = [p.name for p in (files("rulewright.dsl") / "codes").iterdir() if re.fullmatch(r"RW81\d\.md", p.name)]
BLOCK = re.compile(r"```json saved.json\n(.*?)```", re.DOTALL)


@pytest.mark.parametrize("page", sorted(PAGES))
def test_examples_on_the_pages_of_saved_games(cli: Cli, sticks: Path, page: str) -> None:
    """What the page says fails does so with its code; what it says is mended fails no more in this way."""
    text = (files("rulewright.dsl") / "codes" / page).read_text(encoding="utf-8")
    blocks = BLOCK.findall(text)
    for number, block in enumerate(blocks):
        (sticks / "saved.json").write_text(block)
        output = cli("play", "numeria", "--resume", "saved.json", cwd=sticks).output
        assert (f"error {page.removesuffix('.md')}: " in output) == (number == 0)
    assert len(blocks) in (0, 1, 2)
