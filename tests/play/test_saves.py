"""Saved games: what is written is read again, and what strangers send is refused with a reason."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulewright.play.saves import LARGEST, SavedGame, SaveRefused, is_saved_game, read_save, write_save

SAVED = SavedGame("nim", {"at": "turn", "vars": {"heap": 3}}, ((0, "Take 2"), (1, "Take ₂ é")), {1: 2**128 - 1})


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "saved.json"
    write_save(path, SAVED)
    return path


def refusal(path: Path, content: bytes | str) -> SaveRefused:
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    with pytest.raises(SaveRefused) as refused:
        read_save(path, "nim")
    return refused.value


def test_what_is_written_is_read(file: Path) -> None:
    assert read_save(file, "nim") == SAVED
    assert is_saved_game(file)
    assert [path.name for path in file.parent.iterdir()] == ["saved.json"]


def test_a_failed_save_leaves_the_old_one(file: Path) -> None:
    with pytest.raises(TypeError):
        write_save(file, SavedGame("nim", {"at": object()}, (), {}))
    assert read_save(file, "nim") == SAVED
    assert [path.name for path in file.parent.iterdir()] == ["saved.json"]


def test_another_game_is_refused(file: Path) -> None:
    with pytest.raises(SaveRefused) as refused:
        read_save(file, "chess")
    assert (refused.value.code, refused.value.message) == ("RW813", 'this is a saved game of "nim", not of "chess"')


def test_broken_json_is_told_with_its_place(file: Path) -> None:
    text = file.read_text()
    cut = text[: text.index('"plain"') + 8]
    refused = refusal(file, cut)
    assert (refused.code, refused.at, refused.text) == ("RW810", len(cut), cut)


@pytest.mark.parametrize(
    ("content", "code", "words"),
    [
        (b"", "RW810", "not JSON"),
        (b"\xff\xfe{", "RW810", "byte 1 of it is 0xff"),
        (b"\x00" * 100, "RW810", "not JSON"),
        (b" " * (LARGEST + 1), "RW811", "more than 4,000,000 bytes"),
        (b"[" * 200_000, "RW811", "nested deeper"),
        (b'{"a":' * 100_000, "RW811", "nested deeper"),
        (b"[]", "RW812", "a JSON object, and this is a list"),
        (b"{}", "RW812", "not a saved game"),
        (b'{"rulewright": "saved game", "form": 2}', "RW812", "is 2, not 1"),
        (b'{"rulewright": "saved game", "form": 1, "game": "nim"}', "RW812", 'no "bots"'),
        (b'{"a": 1, "a": 2}', "RW810", '"a" stands twice'),
        (b'{"a": NaN}', "RW812", "only whole numbers"),
        (b'{"a": 1e9}', "RW812", "only whole numbers"),
        (b'{"a": ' + b"9" * 5000 + b"}", "RW812", "only whole numbers"),
        (b'{"a": "\\u001b[2J"}', "RW812", "cannot be printed"),
        (b'{"\\ud800": 1}', "RW812", "cannot be printed"),
    ],
    ids=range(16),
)
def test_hostile_files(file: Path, content: bytes, code: str, words: str) -> None:
    refused = refusal(file, content)
    assert refused.code == code
    assert words in refused.message
    assert refused.message.isprintable()


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("plain", []),
        ("plain", None),
        ("game", ["nim"]),
        ("log", {}),
        ("log", [["1", "Pass"]]),
        ("log", [[True, "Pass"]]),
        ("log", [[0, "Pass"]]),
        ("log", [[1]]),
        ("bots", []),
        ("bots", {"0": "0" * 32}),
        ("bots", {"1": "0"}),
        ("bots", {"1": "x" * 32}),
        ("bots", {"²": "0" * 32}),
        ("bots", {"1": 1}),
    ],
)
def test_wrong_types(file: Path, part: str, value: Any) -> None:
    data = json.loads(file.read_text())
    refused = refusal(file, json.dumps({**data, part: value}))
    assert refused.code in {"RW812", "RW813"}
    assert part in refused.message or part == "game"


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda x: st.lists(x) | st.dictionaries(st.text(), x),
)


@given(st.dictionaries(st.sampled_from(["rulewright", "form", "game", "plain", "log", "bots"]), JSON), st.data())
def test_any_json_is_read_or_refused(
    tmp_path_factory: pytest.TempPathFactory, changed: dict[str, Any], data: st.DataObject
) -> None:
    path = tmp_path_factory.getbasetemp() / "any.json"
    write_save(path, SAVED)
    text = json.dumps({**json.loads(path.read_text()), **changed})
    cut = data.draw(st.integers(0, len(text)) | st.just(len(text)))
    path.write_text(text[:cut], encoding="utf-8")
    try:
        code = read_save(path, "nim").game
    except SaveRefused as refused:
        code = refused.code
    assert code in {"nim", "RW810", "RW811", "RW812", "RW813"}


def test_folders_and_pipes_are_not_read(tmp_path: Path) -> None:
    with pytest.raises(SaveRefused, match="not a file"):
        read_save(tmp_path, "nim")
    with pytest.raises(FileNotFoundError):
        read_save(tmp_path / "nothing", "nim")
