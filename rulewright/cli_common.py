"""What commands share: the games they are asked for, and how they tell problems."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

import click

from rulewright.project import GameFolder, Project, bundled_games, find_game, find_project, game_at

if TYPE_CHECKING:
    from rulewright.compiler.compile_game import Compiled
    from rulewright.dsl.problems import Problem
    from rulewright.play.game import Game

HEAD = re.compile(r"^(.*?)(error|warning)( RW\d{3}:)(.*)$")


def chosen_games(names: Sequence[str]) -> tuple[GameFolder, ...]:
    """The games of these names or paths; without any, all of the project. Wrong ones are wrong use."""
    if names:
        return tuple(chosen_game(name) for name in names)
    return all_games(here())


def chosen_game(name: str) -> GameFolder:
    project = find_project(Path.cwd())
    game = find_game(name, project)
    if game is None:
        known = sorted({g.name for g in (*(project.games() if project else ()), *bundled_games())})
        raise click.UsageError(f'There is no game "{name}" here. {near(name, known)}')
    return game


def compiled_or_refused(game: GameFolder, *, whole: bool = True) -> Compiled:
    """The game, or only its facts, compiled from its folder. Raises Refused with all problems if it has errors."""
    from rulewright.compiler.compile_game import compile_game
    from rulewright.dsl.problems import Refused, errors

    compiled = compile_game(game.folder, game.root, whole=whole)
    if errors(compiled.problems):
        raise Refused(compiled.problems)
    return compiled


def games_at(path: Path) -> tuple[GameFolder, ...]:
    """The games that a path means: a project, its `content/`, a game, a file of a game; or a game by its name."""
    if path.exists():
        if game := game_at(path):
            return (game,)
        folder = Path(os.path.normpath(path.absolute()))
        project = find_project(folder)
        if project and folder in (project.root, project.content):
            return all_games(project)
    if len(path.parts) == 1:
        return (chosen_game(path.name),)
    why = "no rules file is there" if path.exists() else "no such path"
    raise click.UsageError(f'There is no game at "{path}": {why}.')


def here() -> Project:
    project = find_project(Path.cwd())
    if project is None:
        raise click.UsageError(
            "Neither this folder nor one above it has a content/ with games in it. "
            "A game is a folder such as content/tiny/ with its rules in it: content/tiny/tiny.rules."
        )
    return project


def all_games(project: Project) -> tuple[GameFolder, ...]:
    games = project.games()
    if not games:
        raise click.UsageError(f"No folder in {project.content} holds a rules file, such as content/tiny/tiny.rules.")
    return games


def near(name: str, known: Iterable[str]) -> str:
    """`Did you mean "tile"?`, or all that is known."""
    from rulewright.dsl.problems import nearest

    listed = sorted(set(known))
    return nearest(name, listed) or (f"Known here: {', '.join(listed)}." if listed else "")


def agreements(game: Game, players: int | None, options: Sequence[str]) -> dict[str, bool | int | str]:
    """`name=value` texts as options of the game. Wrong ones are wrong use."""
    agreed: dict[str, bool | int | str] = {}
    for text in options:
        name, equals, value = text.partition("=")
        if not equals:
            raise click.UsageError(f'"{text}" is no option: write NAME=VALUE, such as {example(game)}.')
        agreed[name.strip()] = value.strip()
    try:
        game.agree(agreed, players)
    except ValueError as reason:
        raise click.UsageError(f"{reason}.") from None
    return agreed


def example(game: Game) -> str:
    option = next(iter(game.options.values()), None)
    if option is None:
        return "none; this game has no options"
    value = option.values[-1]
    return f"{option.name}={'yes' if value is True else 'no' if value is False else value}"


def tell_problems(problems: Iterable[Problem], *, err: bool = True) -> None:
    """Problems as text, on standard error unless they are what was asked for; with colours where a person looks on."""
    from rulewright.dsl.problems import in_order
    from rulewright.dsl.problems_to_text import problems_to_text

    for line in problems_to_text(in_order(problems)).splitlines():
        click.echo(_coloured(line), err=err)


def tell_json(data: Any) -> None:
    click.echo(json.dumps(data, indent=2, ensure_ascii=False))


def _coloured(line: str) -> str:
    match = HEAD.match(line)
    if not match:
        return line
    where, severity, code, message = match.groups()
    colour = "red" if severity == "error" else "yellow"
    return where + click.style(severity + code, fg=colour, bold=True) + click.style(message, bold=True)


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar with what is done a second, on standard error while a long job runs, if somebody looks on."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    shown = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[rate]}"))
    with Progress(
        *shown, TimeRemainingColumn(), console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task(what, total=total, rate="")
        began = perf_counter()

        def tell(done: int) -> None:
            bar.update(task, completed=done, rate=f"{done / (perf_counter() - began):,.0f} a second")

        yield tell
