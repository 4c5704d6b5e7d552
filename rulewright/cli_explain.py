"""The command `explain`: the page of a code, or the list of all codes."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

import click

from rulewright.cli_common import near

CODE = re.compile(r"RW\d{3}")
FENCE = re.compile(r"^```(\w+) (\S+)$", re.MULTILINE)  # Markdown would drop the name of the file


@cache
def titles() -> dict[str, str]:
    """The title of each code that has a page, ascending."""
    pages = files("rulewright.dsl") / "codes"
    found = {}
    for page in sorted(pages.iterdir(), key=lambda p: p.name):
        code = page.name.removesuffix(".md")
        if CODE.fullmatch(code):
            found[code] = page.read_text(encoding="utf-8").partition("\n")[0].removeprefix(f"# {code}").strip()
    return found


def run_explain(code: str | None) -> None:
    if code is None:
        click.echo("".join(f"{known}  {title}\n" for known, title in titles().items()), nl=False)
        return
    wanted = code.upper()
    if wanted not in titles():
        raise click.UsageError(f'There is no code "{code}". {near(wanted, titles())}')
    page = (files("rulewright.dsl") / "codes" / f"{wanted}.md").read_text(encoding="utf-8")
    from rich.console import Console
    from rich.markdown import Markdown

    console = Console()
    if console.is_terminal:
        console.print(Markdown(FENCE.sub(r"`\2`\n\n```\1", page)))
    else:
        click.echo(page, nl=False)
