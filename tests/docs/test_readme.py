"""README and guides: what they say can be typed works, and what they show is so."""

from __future__ import annotations

import re
import shlex
from collections.abc import Callable
from pathlib import Path

import click
import pytest

from rulewright.cli import main

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
README = (ROOT / "README.md").read_text(encoding="utf-8")
GUIDES = sorted((ROOT / "docs/games").glob("*.md"))
COMMAND = re.compile(r"^\s*(?:\$ )?(?:\.venv/bin/)?(rulewright [a-z].*)$", re.MULTILINE)


def test_outputs_of_the_readme(carried_out: Callable[..., str], accept_text: Callable[[Path, str], None]) -> None:
    accept_text(ROOT / "README.md", carried_out(README, ROOT))


def test_rules_of_the_readme_stand_in_numeria() -> None:
    shown = re.findall(r"^```rules\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)
    rules = (ROOT / "content/numeria/numeria.rules").read_text(encoding="utf-8")
    assert shown
    assert [lines for lines in shown if lines not in rules] == []


def commands() -> list[tuple[str, str]]:
    """Every command line of every page that begins with `rulewright`."""
    return [(page.name, found) for page in PAGES for found in COMMAND.findall(page.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("line", sorted({line for _, line in commands()}))
def test_commands_are_understood(line: str) -> None:
    """Each names a command and takes its options; this reads the line and does not run it."""
    name, *arguments = shlex.split(line, comments=True)[1:]
    command = main.commands[name]
    with command.make_context(name, list(arguments)) as context:
        assert isinstance(context, click.Context)


@pytest.mark.parametrize("guide", GUIDES, ids=[guide.stem for guide in GUIDES])
def test_commands_of_guides_work(guide: Path, cli: Callable[..., object], tmp_path: Path) -> None:
    """As a reader away from the project types them, with fewer games."""
    lines = [line for page, line in commands() if page == guide.name]
    assert len(lines) >= 5
    for line in lines:
        name, *arguments = shlex.split(re.sub(r" --games \d+", "", line), comments=True)[1:]
        fewer = ["--games", "5"] if name in ("trace", "simulate") else []
        result = cli(name, *arguments, *fewer, cwd=tmp_path, input="quit\n")
        assert result.exit_code == 0, line  # type: ignore[attr-defined]


@pytest.mark.parametrize("page", [ROOT / "README.md", *GUIDES], ids=lambda page: page.stem)
def test_python(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    blocks += [f"import rulewright\n{code}" for code in re.findall(r"`(rulewright\.load\(.*?)`", text)]
    assert blocks
    for code in blocks:
        exec(compile(code, "page", "exec"), {})


@pytest.mark.parametrize("page", PAGES, ids=[str(page.relative_to(ROOT)) for page in PAGES])
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]+)[^)]*\)", page.read_text(encoding="utf-8"))
    assert [link for link in links if "://" not in link and not (page.parent / link).exists()] == []


def test_the_readme_fits_a_screen() -> None:
    assert README.count("\n") < 65
