"""The commands `build` and `print`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from time import perf_counter

import click

from rulewright.build import PRINTED, Report, build
from rulewright.cli_common import chosen_games, compiled_or_refused, here, tell_problems
from rulewright.git_revisions import revision_of
from rulewright.project import GameFolder, find_project
from rulewright.whole_files import write_whole


def run_build(names: Sequence[str], papers: Sequence[str], *, report: bool = False) -> None:
    began = perf_counter()
    project = here()
    done = build(
        project.root,
        chosen_games(names),
        papers=papers,
        all_games=[game.name for game in project.games()],
        say=click.echo,
    )
    keep_decks(project.root, chosen_games(names), done)
    finish(done, began)
    if report:
        tell_unproved(names)


def tell_unproved(names: Sequence[str]) -> None:
    """What the checker could not prove of each game (S-31, S-38)."""
    from rulewright.unproved import unproved, unproved_to_text

    for game in chosen_games(names):
        for line in unproved_to_text(game.name, unproved(compiled_or_refused(game).model)):
            click.echo(line)


def run_sheets(names: Sequence[str], papers: Sequence[str]) -> None:
    began = perf_counter()
    project = find_project(Path.cwd())
    root = project.root if project else Path.cwd()
    games = chosen_games(names)
    report = build(root, games, papers=papers, module=False, say=click.echo)
    keep_decks(root, games, report)
    finish(report, began)


def keep_decks(root: Path, games: Iterable[GameFolder], report: Report) -> None:
    """Beside printed sheets, a list of what was printed, for later comparisons (`print --since`)."""
    for game in games:
        path = root / PRINTED / game.name / "deck.json"
        stale = path.parent.is_dir() and not path.exists() and not failed(report)
        if game.name in report.faces or stale:
            from rulewright.cli_print import faces_or_refused
            from rulewright.print.deck import deck_of_game, deck_to_json

            pieces = deck_of_game(report.faces.get(game.name) or faces_or_refused(game), game.name)
            write_whole({path: deck_to_json(game.name, pieces, revision_of(game.folder)).encode()})


def finish(report: Report, began: float) -> None:
    """Problems, what was removed, one line that sums up; exit code 1 if a game has errors."""
    for path in report.removed:
        click.echo(f"{path.as_posix()} (removed)")
    if report.problems:
        tell_problems(report.problems)
    click.echo(f"{summary(report)} {perf_counter() - began:.2f} s", err=failed(report))
    if failed(report):
        raise click.exceptions.Exit(1)


def failed(report: Report) -> bool:
    return any(problem.severity == "error" for problem in report.problems)


def summary(report: Report) -> str:
    if failed(report):
        return "What has errors keeps its previous outputs."
    if not report.stages:
        before = f" ({report.warnings} warnings before: `rulewright check` tells them)" if report.warnings else ""
        return f"Nothing to do{before}."
    made = len(report.made)
    return f"{made} file{'s' * (made != 1)} made." if made else "All files are as they should be."
