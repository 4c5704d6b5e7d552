"""Every code has a page; and what a page about rules shows fails with its code and is mended by its mend."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rulewright.compiler.compile_game import compile_game
from rulewright.dsl.problems import errors
from rulewright.run_promises import run_promises

ROOT = Path(__file__).parent.parent
PAGES = ROOT / "dsl" / "codes"
SOURCES = [p for folder in ("dsl", "compiler", "print", "play", "rulewright") for p in (ROOT / folder).glob("*.py")]
BLOCK = re.compile(r"^```\w+ (content/\S+)\n(.*?)^```", re.MULTILINE | re.DOTALL)
# Pages of words alone: no small folder shows them, or it would be a large one.
WORDS_ALONE = {"RW106", "RW109", "RW111", "RW211", "RW304", "RW416", "RW490"}
ABOUT_RULES = sorted(p.stem for p in PAGES.glob("RW[1-5]*.md") if p.stem not in WORDS_ALONE)


def codes_in_sources() -> set[str]:
    return {code for path in SOURCES for code in re.findall(r'"(RW\d{3})"', path.read_text(encoding="utf-8"))}


def test_every_code_has_a_page() -> None:
    assert codes_in_sources() - {p.stem for p in PAGES.glob("*.md")} == set()


def found_in(files: dict[str, str], folder: Path) -> list[str]:
    """The codes of all that is wrong with a small game."""
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    game = next(iter(sorted((folder / "content").iterdir())))
    compiled = compile_game(game, folder)
    problems = [*compiled.problems]
    if not errors(problems):
        problems += run_promises(compiled).failed
    return [p.code for p in problems]


@pytest.mark.parametrize("code", ABOUT_RULES)
def test_a_page_fails_and_is_mended(code: str, tmp_path: Path) -> None:
    page = (PAGES / f"{code}.md").read_text(encoding="utf-8")
    fails, mended = page.split("## Mended")
    files = dict(BLOCK.findall(fails))
    assert code in found_in(files, tmp_path / "fails")
    assert found_in({**files, **dict(BLOCK.findall(mended))}, tmp_path / "mended") == []
