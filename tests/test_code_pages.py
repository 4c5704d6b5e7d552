"""Every code has a page; what a page shows as failing fails with its code as a user would see it, mended it is fine."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

ROOT = Path(__file__).parents[1]
PAGES = {path.stem: path.read_text(encoding="utf-8") for path in sorted((ROOT / "dsl" / "codes").glob("*.md"))}
SOURCES = [p for folder in ("dsl", "compiler", "print", "play", "rulewright") for p in (ROOT / folder).rglob("*.py")]
BLOCK = re.compile(r"^```(\w+) (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
# Pages whose example no command can show to fail, or could not in a page of this size.
WORDS_ALONE = {
    "RW111": "more than sixty problems in one file",
    "RW490": "a fault of ours, which no rules are known to cause",
    "RW729": "a paper that the command line does not offer",
    "RW730": "what another program refuses, which is asked at an export",
    "RW804": "not enough memory, or another fault of the machine",
    **dict.fromkeys(("RW815", "RW816", "RW818"), "a file that a person gives to `simulate`"),
    "RW817": "processes or machines that are not there",
    "RW850": "rules that fail in a game that is played",
    **dict.fromkeys(("RW803", "RW810", "RW811", "RW812", "RW813", "RW814"), "a file that a person gives to `play`"),
}
Codes = Callable[[str, dict[str, bytes]], list[str]]


def blocks(text: str) -> dict[str, bytes]:
    """The files of an example."""
    return {
        name: bytes.fromhex(body) if language == "hex" else body.encode()
        for language, name, body in BLOCK.findall(text)
    }


@pytest.fixture
def codes(cli: Callable[..., Result], tmp_path: Path) -> Codes:
    """`codes("fails", files)`: the codes that `check` tells of a project, or if there are none, `test`."""

    def told(name: str, files: dict[str, bytes]) -> list[str]:
        for path, data in files.items():
            (tmp_path / name / path).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / name / path).write_bytes(data)
        found = json.loads(cli("check", "--format", "json", cwd=tmp_path / name).output)["problems"]
        found = found or json.loads(cli("test", "--format", "json", cwd=tmp_path / name).output)["failed"]
        return [problem["code"] for problem in found]

    return told


@pytest.mark.parametrize("code", sorted(PAGES.keys() - WORDS_ALONE.keys()))
def test_a_page_fails_and_is_mended(code: str, codes: Codes) -> None:
    _, fails, mended = re.split(r"^## (?:Fails|Mended)\n", PAGES[code], flags=re.MULTILINE)
    failing = blocks(fails)
    assert code in codes("fails", failing)
    new = blocks(mended)
    # A mended file takes the place of a folder of its name; an empty block takes a file away.
    kept = {name: data for name, data in failing.items() if not any(name.startswith(f"{file}/") for file in new)}
    assert codes("mended", {name: data for name, data in (kept | new).items() if data}) == []


@pytest.mark.parametrize("code", PAGES)
def test_a_page_has_a_title_and_says_why(code: str) -> None:
    title, why = PAGES[code].split("## ")[0].split("\n", 1)
    assert re.fullmatch(rf"# {code} \S[^.]+", title)
    assert 1 <= why.count(". ") + why.count(".\n") <= 8


def test_every_code_has_a_page_and_every_page_a_code() -> None:
    told = {code for path in SOURCES for code in re.findall(r"\bRW\d{3}\b", path.read_text(encoding="utf-8"))}
    assert told == PAGES.keys()
