"""The pages of the codes for content: what they show as failing fails with their code, the mended form is fine."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from rulewright.compiler.clauses_from_yaml import clauses_from_yaml
from rulewright.compiler.records_from_yaml import records_from_yaml
from rulewright.dsl.declare import declare
from rulewright.dsl.problems import Problem
from rulewright.dsl.read_source import read_source
from rulewright.dsl.spans import Source
from rulewright.dsl.tables import TableDecl
from rulewright.dsl.tree_from_text import tree_from_text

FOLDER = files("rulewright.dsl") / "codes"
PAGES = sorted(page.name.removesuffix(".md") for page in FOLDER.iterdir() if page.name.startswith("RW6"))
BLOCK = re.compile(r"^```(\w+) (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(text: str) -> dict[str, bytes]:
    return {
        name: bytes.fromhex(body) if language == "hex" else body.encode()
        for language, name, body in BLOCK.findall(text)
    }


def codes(root: Path, project: dict[str, bytes]) -> list[str]:
    """The codes of what is wrong with the tables and clauses of a project."""
    for name, data in project.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    folder = root / "content" / "tiny"

    def read(name: str) -> Source | Problem | None:
        path = folder / name
        return read_source(path, f"content/tiny/{name}", root) if path.exists() else None

    def rows(decl: TableDecl) -> Source | Problem | None:
        return read(f"{decl.plural}.yaml")

    rules = read("tiny.rules")
    assert isinstance(rules, Source)
    tree, problems = tree_from_text(rules)
    assert not problems
    _, found = records_from_yaml(tuple(declare(tree).tables.values()), rows)
    clauses = read("clauses.yaml")
    if isinstance(clauses, Source):
        found += clauses_from_yaml(clauses)[1]
    return [problem.code for problem in found]


@pytest.mark.parametrize("code", PAGES)
def test_page(code: str, tmp_path: Path) -> None:
    text = (FOLDER / f"{code}.md").read_bytes().decode()
    title, rest = text.split("\n", 1)
    why, fails, mended = re.split(r"^## (?:Fails|Mended)\n", rest, flags=re.MULTILINE)
    assert re.fullmatch(rf"# {code} [A-Z][^.]+", title)
    assert 1 < why.count(".") <= 6
    failing = blocks(fails)
    assert code in codes(tmp_path / "fails", failing)
    # A mended file takes the place of a folder of its name.
    kept = {
        name: data for name, data in failing.items() if not any(name.startswith(f"{new}/") for new in blocks(mended))
    }
    assert codes(tmp_path / "mended", kept | blocks(mended)) == []


def test_every_code_that_is_told_has_a_page() -> None:
    told = set()
    for package, pattern in (("rulewright.dsl", r"yaml_.*|read_.*"), ("rulewright.compiler", r".*")):
        for module in files(package).iterdir():
            if re.fullmatch(rf"({pattern})\.py", module.name):
                told |= set(re.findall(r'"(RW6\d\d)"', module.read_text(encoding="utf-8")))
    assert told == set(PAGES)
