"""The pages of the codes for layouts: what they show as failing fails with their code, the mended form is fine."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from importlib.resources import files
from pathlib import Path

import pytest

from rulewright.compiler.records_from_yaml import records_from_yaml
from rulewright.dsl.declare import declare
from rulewright.dsl.facts import Facts
from rulewright.dsl.problems import Problem
from rulewright.dsl.read_source import read_source
from rulewright.dsl.spans import Source
from rulewright.dsl.tables import TableDecl
from rulewright.dsl.tree_from_text import tree_from_text
from rulewright.print.print_game import faces_of_game, sheets_of_game

FOLDER = files("rulewright.dsl") / "codes"
PAGES = sorted(page.name.removesuffix(".md") for page in FOLDER.iterdir() if page.name.startswith("RW7"))
BLOCK = re.compile(r"^```\w+ content/tiny/(\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
Folder = Callable[[Mapping[str, str]], Path]


def codes(folder: Path) -> list[str]:
    """What is wrong with the print of a game whose rules and tables are sound."""

    def source(name: str) -> Source:
        found = read_source(folder / name, f"content/tiny/{name}")
        assert isinstance(found, Source)
        return found

    def rows(decl: TableDecl) -> Source | Problem | None:
        return source(f"{decl.plural}.yaml")

    tree, wrong = tree_from_text(source("tiny.rules"))
    assert not wrong
    tables, wrong = records_from_yaml(tuple(declare(tree).tables.values()), rows)
    assert not wrong
    facts = Facts("tiny", "Tiny", (2, 2), tables, {}, (), (), (), ())
    game = faces_of_game(facts, folder)
    return [problem.code for problem in (*game.problems, *sheets_of_game(game)[1])]


@pytest.mark.parametrize(
    "code", [code for code in PAGES if code not in ("RW729", "RW730", "RW732")]
)  # asked on the command line
def test_page(code: str, game_folder: Folder) -> None:
    text = (FOLDER / f"{code}.md").read_bytes().decode()
    why, fails, mended = re.split(r"^## (?:Fails|Mended)\n", text, flags=re.MULTILINE)
    assert re.match(rf"# {code} [A-Z][^.]+\n\n", why)
    failing = dict(BLOCK.findall(fails))
    assert codes(game_folder(failing)) == [code]
    assert codes(game_folder(failing | dict(BLOCK.findall(mended)))) == []


def test_every_code_that_is_told_has_a_page() -> None:
    package = files("rulewright.print")
    sources = [f.read_text(encoding="utf-8") for f in package.iterdir() if f.name.endswith(".py")]
    assert {code for text in sources for code in re.findall(r"RW7\d\d", text)} == set(PAGES)
