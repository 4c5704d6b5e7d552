"""The command `new`: the folder of a tiny game, ready to be built."""

from __future__ import annotations

from pathlib import Path

import click

from rulewright.new_game import new_game, problem_of_name
from rulewright.project import CONTENT, bundled_games, find_project
from rulewright.whole_files import write_whole


def run_new(name: str) -> None:
    """Make `content/NAME/` in the project, or here if there is none. What exists is never written over."""
    if problem := problem_of_name(name):
        raise click.UsageError(problem)
    if any(game.name == name for game in bundled_games()):
        raise click.UsageError(f'A game "{name}" came with Rulewright: take another name.')
    project = find_project(Path.cwd())
    root = project.root if project else Path.cwd()
    if project and any(game.name == name for game in project.games()):
        raise click.UsageError(f'There is a game "{name}" already, and it stays as it is.')
    folder = root / CONTENT / name
    if folder.exists() or folder.is_symlink():
        raise click.UsageError(f'"{CONTENT}/{name}" exists already, and it stays as it is.')
    files = {folder / path: text.encode() for path, text in new_game(name).items()}
    write_whole(files)
    for path in files:
        click.echo(path.relative_to(root).as_posix())
    click.echo(f"\nA game for 2 to 4. Next: rulewright build, rulewright play {name} --bot 2.")
