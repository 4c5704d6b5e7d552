"""A game in the terminal: what is shown, to whom, and what every command does."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
from rich.console import Console

from rulewright.play.bots import Bot
from rulewright.play.runtime import Game, Random, stream
from rulewright.play.saves import read_save
from rulewright.play.terminal import Sitting, play

Sit = Callable[..., tuple[Sitting, str]]


@pytest.fixture
def sit(stones: Game) -> Sit:
    """`sit("take 1", "quit")` types these lines and returns the table and all that it said."""

    def run(*typed: str, bots: Iterable[int] = (), seed: int = 3, tty: bool = False) -> tuple[Sitting, str]:
        lines, out = iter(typed), io.StringIO()
        console = Console(file=out, width=100, force_terminal=tty, color_system=None)

        def ask(prompt: str) -> str | None:
            line = next(lines, None)
            console.print(prompt + (line or ""), markup=False)
            return line

        table = Sitting(stones, stones.new(seed=seed), console, ask, {bot: Bot(stream(seed, 16 + bot)) for bot in bots})
        play(table)
        return table, out.getvalue()

    return run


def test_the_board_stands_as_in_chess_and_hides_what_is_hidden(sit: Sit) -> None:
    """Row 1 is at the bottom; each player sees the own hand only."""
    table, said = sit("quit")
    zones = table.state.plain()["zones"]
    rows = [[part.strip() for part in line.split("│")[1:-1]] for line in said.splitlines() if line.startswith("│")]
    assert rows[-1] == ["", "a", "b", "c"]
    for row, cells in zip((3, 2, 1), rows, strict=False):
        assert cells == [str(row), *("".join(zones["board"][f"{column}{row}"]) for column in "abc")]
    assert f"player 1   {zones['hand']['player 1'][0]} " in said
    assert "player 2   1 hidden" in said


def test_decisions_are_chosen_by_number_and_by_words(sit: Sit) -> None:
    table, said = sit("2", "take 9", "call", "nonsense")
    assert table.log == [(0, "Take 2"), (1, "Take 9"), (1, "Call it Odd")]
    assert "  2  Take 2" in said
    assert said.rstrip().endswith("The game stops here.")


def test_a_whole_game_between_bots_tells_the_result(sit: Sit) -> None:
    table, said = sit(bots=[0, 1])
    assert table.state.over
    assert table.state.result
    winner = [place.rank for place in table.state.result].index(1)
    assert f"Player {winner + 1} wins." in said


def test_undo_takes_back_the_bots_too(sit: Sit) -> None:
    """After it the same words lead to the same game: the generators of the bots went back as well."""
    once, _ = sit("1", "1", bots=[1])
    again, said = sit("1", "undo", "1", "1", "undo", "1", bots=[1])
    assert again.log == once.log
    assert again.state == once.state
    _, said = sit("undo", "quit")
    assert "nothing to take back" in said


def test_the_log_of_others_is_hidden_in_a_game_with_secrets(sit: Sit) -> None:
    _, said = sit("1", "log", bots=[1])
    assert "player 1: Take 1" in said
    assert "player 2 has decided" in said
    assert "player 2: Take" not in said


def test_people_with_secrets_look_one_after_the_other(sit: Sit) -> None:
    _, said = sit("", "1", "", tty=True)
    assert "player 2, press Enter when nobody else looks" in said
    assert "player 2   1 hidden" in said.split("player 2, press Enter")[0]
    assert "player 1   2 hidden" in said.split("player 2, press Enter")[1]


@pytest.mark.parametrize("typed", ["[bold]", "\x1b[2J", "9" * 3000, "save", "save /", "save \0", "🂡", "take 99"])
def test_odd_words_change_nothing(sit: Sit, typed: str) -> None:
    table, said = sit(typed, "quit")
    assert table.log == []
    assert said.rstrip().endswith("The game stops here.")


def test_save_and_what_it_does_not_overwrite(sit: Sit, tmp_path: Path) -> None:
    path, diary = tmp_path / "game.json", tmp_path / "diary.txt"
    diary.write_text("mine")
    table, said = sit("1", f"save {path}", "1", f"save {path}", f"save {diary}", f"save {tmp_path}/no/file", bots=[1])
    saved = read_save(path, "stones")
    assert table.game.from_plain(saved.plain) == table.state
    assert [*saved.log] == table.log
    assert Random(saved.bots[1]).below(1000) == table.bots[1].generator.below(1000)
    assert diary.read_text() == "mine"
    assert "is no saved game" in said
    assert "could not be written" in said


def test_help_says_every_command(sit: Sit) -> None:
    _, said = sit("help", "board", "list", "quit")
    for word in ("board", "log", "undo", "save FILE", "help", "quit"):
        assert f"  {word} " in said


def test_what_lies_there_and_what_it_is(sit: Sit) -> None:
    table, said = sit("what b2", "what 5", "what player 2", "what", "what nonsense", "quit")
    (stone,) = table.state.plain()["zones"]["board"]["b2"] or [""]
    assert f"stone {stone}" in said or not stone
    assert "stone 5" in said
    assert said.count("Nothing here is called that") >= 2
    assert table.log == []
