"""The table of the grammar: what is kept of it is what is made, and nothing else is ever taken for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.dsl import parse_table
from rulewright.dsl.parse_table import Table


def read_or_made() -> Table:
    """The table as a new process would get it."""
    return parse_table.table.__wrapped__()


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file in which the table is kept, in a cache of its own."""
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path))
    read_or_made()
    (file,) = (tmp_path / "grammar").iterdir()
    return file


def test_what_is_read_is_what_was_made(kept: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    kept.unlink()
    made, before = read_or_made(), kept.read_bytes()
    assert read_or_made() == made
    assert kept.read_bytes() == before
    (tmp_path / "file").write_text("", "utf-8")
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path / "file"))  # nothing can be kept there
    assert read_or_made().words == made.words


@pytest.mark.parametrize("text", ["", "{}", "no digest\n{}", "\0" * 9, "changed"])
def test_what_was_spoilt_is_made_anew(kept: Path, text: str) -> None:
    changed = kept.read_text("utf-8").replace('"start":', '"start" :')
    kept.write_text(changed if text == "changed" else text, "utf-8")
    made = read_or_made()
    assert len(made.actions) == len(made.gotos) > 100
    assert kept.read_text("utf-8") != changed
    assert read_or_made() == made


def test_another_grammar_has_another_name(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    here = tmp_path / "dsl"
    here.mkdir()
    for name in ("grammar.lark", "lalr_table.py", "parse_table.py"):
        (here / name).write_bytes((parse_table.HERE / name).read_bytes())
    before = parse_table._digest_of_sources()
    monkeypatch.setattr(parse_table, "HERE", here)
    assert parse_table._digest_of_sources() == before
    (here / "grammar.lark").write_bytes(b"// changed\n" + (here / "grammar.lark").read_bytes())
    assert parse_table._digest_of_sources() != before
