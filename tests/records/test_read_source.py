"""Bytes → source text: what is no text, or lies elsewhere, is told and not read."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from rulewright.dsl.problems import Problem
from rulewright.dsl.problems_to_text import problem_to_text
from rulewright.dsl.read_source import LARGEST, read_source
from rulewright.dsl.spans import Source


def written(folder: Path, data: bytes) -> Source | Problem:
    path = folder / "tiles.yaml"
    path.write_bytes(data)
    return read_source(path, "content/tiny/tiles.yaml", folder)


@pytest.mark.parametrize("text", ["", "a\n", "ä✓😀\r\n\tb\n", "a" * 1000])
def test_text_is_read_as_it_is(tmp_path: Path, text: str) -> None:
    source = written(tmp_path, text.encode())
    assert source == Source("content/tiny/tiles.yaml", text)


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"- a\n- caf\xe9\n", ":2:6: error RW601: This file is not UTF-8: byte 10 of it is 0xe9."),
        ("- ä✓😀\n- ".encode() + b"\x80", ":2:3: error RW601: This file is not UTF-8: byte 15 of it is 0x80."),
        (b"\xc3", ":1:1: error RW601: This file is not UTF-8: byte 1 of it is 0xc3."),
        ("- a\n".encode("utf-16"), ":1:1: error RW601: This file is UTF-16, not UTF-8."),
        (b"\xfe\xff\x00a\x00", ":1:1: error RW601: This file is UTF-16, not UTF-8."),
        ("- a\n".encode("utf-8-sig"), ":1:1: error RW601: This file begins with a byte order mark."),
        (b"- a\n- b\0\n", ":2:4: error RW602: The text holds a NUL character (U+0000)."),
        (b"- \x1b[31m\n", ":1:3: error RW602: The text holds an escape character (U+001B)."),
        (b"- a\r- b\n", ":1:4: error RW602: The text holds a carriage return that ends no line (U+000D)."),
        ("- a\u0085".encode(), ":1:4: error RW602: The text holds a next-line character (U+0085)."),
        ("- \ufeff".encode(), ":1:3: error RW602: The text holds a byte order mark (U+FEFF)."),
        (b"- \x07", ":1:3: error RW602: The text holds the control character U+0007 (U+0007)."),
    ],
)
def test_what_is_no_text_is_told_with_its_place(tmp_path: Path, data: bytes, said: str) -> None:
    problem = written(tmp_path, data)
    assert isinstance(problem, Problem)
    assert problem_to_text(problem).splitlines()[0] == f"content/tiny/tiles.yaml{said}"
    assert problem.help


def test_largest(tmp_path: Path) -> None:
    assert isinstance(written(tmp_path, b"#" * LARGEST), Source)
    problem = written(tmp_path, b"#" * (LARGEST + 1))
    assert isinstance(problem, Problem)
    assert (problem.code, problem.message) == ("RW603", "This file is too large.")


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    """A folder, a pipe (never waited for), a device and a file that is not there."""
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "loop").symlink_to("loop")
    for path in (tmp_path, tmp_path / "pipe", Path(os.devnull), tmp_path / "none", tmp_path / "loop"):
        problem = read_source(path, path.name)
        assert isinstance(problem, Problem)
        assert problem.code == "RW603"


def test_links_may_not_lead_out_of_the_project(tmp_path: Path) -> None:
    root = tmp_path / "project"
    root.mkdir()
    (tmp_path / "secret.yaml").write_text("- a\n")
    (root / "inside.yaml").write_text("- a\n")
    (root / "link.yaml").symlink_to(tmp_path / "secret.yaml")
    (root / "near.yaml").symlink_to("inside.yaml")
    assert isinstance(read_source(root / "near.yaml", "near.yaml", root), Source)
    for path in (root / "link.yaml", root / ".." / "secret.yaml"):
        problem = read_source(path, "x.yaml", root)
        assert isinstance(problem, Problem)
        assert problem.message == "This file lies outside of the project."
