"""The commands `build` and `print`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from time import perf_counter

import click

from rulewright.build import Report, build
from rulewright.cli_common import chosen_games, here, tell_problems
from rulewright.project import find_project


def run_build(names: Sequence[str], papers: Sequence[str]) -> None:
    began = perf_counter()
    project = here()
    report = build(
        project.root,
        chosen_games(names),
        papers=papers,
        all_games=[game.name for game in project.games()],
        say=click.echo,
    )
    finish(report, began)


def run_print(names: Sequence[str], papers: Sequence[str]) -> None:
    began = perf_counter()
    project = find_project(Path.cwd())
    root = project.root if project else Path.cwd()
    report = build(root, chosen_games(names), papers=papers, module=False, say=click.echo)
    finish(report, began)


def finish(report: Report, began: float) -> None:
    """Problems, what was removed, one line that sums up; exit code 1 if a game has errors."""
    for path in report.removed:
        click.echo(f"{path.as_posix()} (removed)")
    if report.problems:
        tell_problems(report.problems)
    failed = any(problem.severity == "error" for problem in report.problems)
    click.echo(f"{summary(report, failed)} {perf_counter() - began:.2f} s", err=failed)
    if failed:
        raise click.exceptions.Exit(1)


def summary(report: Report, failed: bool) -> str:
    if failed:
        return "What has errors keeps its previous outputs."
    if not report.stages:
        before = f" ({report.warnings} warnings before: `rulewright check` tells them)" if report.warnings else ""
        return f"Nothing to do{before}."
    made = len(report.made)
    return f"{made} file{'s' * (made != 1)} made." if made else "All files are as they should be."
