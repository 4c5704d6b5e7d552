"""`rulewright new`: what it makes builds, tests, prints and plays at once, and nothing is written over."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from rulewright.compiler.compile_game import compile_game
from rulewright.dsl.spans import Source
from rulewright.dsl.text_from_tokens import text_from_tokens
from rulewright.new_game import new_game, problem_of_name

Cli = Callable[..., Result]


def test_new_game_is_complete(tmp_path: Path, cli: Cli) -> None:
    made = cli("new", "my_game", cwd=tmp_path)
    assert made.exit_code == 0
    assert made.output.splitlines()[0] == "content/my_game/my_game.rules"
    build = cli("build", cwd=tmp_path)
    assert build.exit_code == 0, build.output
    assert "build/print/my_game/cards-a4.pdf" in build.output
    assert "generated/my_game/schemas/cards.schema.json" in build.output
    assert cli("check", cwd=tmp_path).output == "No problems in my_game.\n"
    assert cli("test", cwd=tmp_path).output == "0 examples, 0 misprints, 1 scenario: all as the rules say.\n"
    assert cli("fmt", "--check", cwd=tmp_path).exit_code == 0
    played = cli("play", "my_game", "--seed", "1", "--bot", "1", "--bot", "2", cwd=tmp_path)
    assert played.exit_code == 0, played.output
    assert "Play Fox" in played.output
    trace = cli("trace", "my_game", "--games", "100", cwd=tmp_path)
    assert "8 clauses: 7 implemented, 1 excluded." in trace.output
    assert "All that play can reach was reached" in trace.output
    assert cli("build", cwd=tmp_path).output.startswith("Nothing to do.")


@pytest.mark.parametrize("name", ["x", "a1", "a_very_long_name_of_a_game_that_fits_yet", "self", "z2"])
def test_any_good_name_compiles(name: str, tmp_path: Path) -> None:
    assert problem_of_name(name) is None
    folder = tmp_path / "content" / name
    for path, text in new_game(name).items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
        if path.suffix == ".rules":
            assert text_from_tokens(Source(path.name, text)) == (text, ())
        assert "@" not in text
    compiled = compile_game(folder, tmp_path)
    assert compiled.problems == ()
    assert compiled.game.name == name


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("My Game", "such as my_game"),
        ("7wonders", "such as wonders"),
        ("../up", "such as up"),
        ("class", "word of Python"),
        ("a" * 41, "at most 40"),
        ("ends_", "such as ends."),
        ("über", "such as ber"),
        ("", "such as my_game"),
        ("numeria", "came with Rulewright"),
        ("go_fish", "came with Rulewright"),
    ],
)
def test_names_are_checked(tmp_path: Path, cli: Cli, name: str, said: str) -> None:
    refused = cli("new", name, cwd=tmp_path)
    assert refused.exit_code == 2
    assert said in " ".join(refused.output.split())
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_written_over(project: Callable[..., Path], cli: Cli) -> None:
    root = project({"content/mine/notes.txt": "mine", "content/group/other/other.rules": "rules"})
    for name in ("mine", "other"):
        refused = cli("new", name, cwd=root)
        assert refused.exit_code == 2
        assert "stays as it is" in " ".join(refused.output.split())
    assert [path.name for path in (root / "content/mine").iterdir()] == ["notes.txt"]


def test_in_a_folder_of_a_project(project: Callable[..., Path], cli: Cli) -> None:
    root = project({"content/first/first.rules": "rules"})
    assert cli("new", "second", cwd=root / "content/first").exit_code == 0
    assert (root / "content/second/second.rules").exists()
