"""The commands that read rules and content: `check`, `test`, `trace`."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path

import click

from rulewright.cli_common import (
    all_games,
    chosen_game,
    chosen_games,
    compiled_or_refused,
    games_at,
    here,
    progress,
    tell_json,
    tell_problems,
)
from rulewright.dsl.problems import Problem, Refused, errors, in_order
from rulewright.problems_to_json import problem_to_json, problems_to_json
from rulewright.project import GameFolder


def run_check(paths: Sequence[Path], form: str) -> None:
    games = tuple(game for path in paths for game in games_at(path)) if paths else all_games(here())
    problems = in_order(problem for game in games for problem in problems_of(game))
    match form:
        case "json":
            tell_json(problems_to_json(problems))
        case "sarif":
            from rulewright.cli_explain import titles
            from rulewright.problems_to_sarif import problems_to_sarif

            tell_json(problems_to_sarif(problems, titles(), version("rulewright")))
        case "junit":
            from rulewright.problems_to_junit import problems_to_junit

            click.echo(problems_to_junit(problems), nl=False)
        case "github":
            from rulewright.problems_to_github import problems_to_github

            click.echo(problems_to_github(problems), nl=False)
        case _:
            tell_problems(problems, err=False)
            if not problems:
                click.echo(f"No problems in {', '.join(game.name for game in games)}.")
    if errors(problems):
        raise click.exceptions.Exit(1)


def problems_of(game: GameFolder) -> list[Problem]:
    """All that is wrong with a game: its rules and content and, if those are sound, its promises and layouts."""
    from rulewright.compiler.compile_game import compile_game
    from rulewright.print.print_game import faces_of_game, sheets_of_game
    from rulewright.run_promises import broken_promises

    compiled = compile_game(game.folder, game.root)
    problems = [*compiled.problems]
    if compiled.facts is not None and not errors(problems):
        problems += broken_promises(compiled)
        faces = faces_of_game(compiled.facts, game.folder)
        problems += faces.problems
        if not errors(faces.problems):
            problems += sheets_of_game(faces)[1]
    return problems


def run_test(names: Sequence[str], form: str) -> None:
    from rulewright.compiler.compile_game import compile_game
    from rulewright.run_promises import run_promises

    examples = misprints = scenarios = 0
    failed: list[Problem] = []
    for game in chosen_games(names):
        compiled = compile_game(game.folder, game.root)
        broken = errors(compiled.problems)
        failed += broken
        if not broken:
            report = run_promises(compiled)
            examples += report.examples
            misprints += report.misprints
            scenarios += report.scenarios
            failed += report.failed
    if form == "json":
        told = [problem_to_json(p) for p in in_order(failed)]
        tell_json({"examples": examples, "misprints": misprints, "scenarios": scenarios, "failed": told})
    else:
        tell_problems(failed, err=False)
        outcome = f"{len(failed)} failed" if failed else "all as the rules say"
        counts = {"example": examples, "misprint": misprints, "scenario": scenarios}
        listed = ", ".join(f"{count} {name}{'s' * (count != 1)}" for name, count in counts.items())
        click.echo(f"{listed}: {outcome}.")
    if failed:
        raise click.exceptions.Exit(1)


def run_coverage(names: Sequence[str], games: int, form: str) -> None:
    """Which lines of the rules examples, scenarios and random games run, game by game."""
    from rulewright.compiler.compile_game import compile_game
    from rulewright.compiler.passes import NAMES
    from rulewright.coverage import coverage_of, coverage_to_json, coverage_to_text

    found = []
    for game in chosen_games(names):
        compiled = compile_game(game.folder, game.root, without=NAMES)
        if broken := errors(compiled.problems):
            raise Refused(broken)
        found.append(coverage_of(compiled, games))
    if form == "json":
        tell_json([coverage_to_json(coverage) for coverage in found])
        return
    for coverage in found:
        for line in coverage_to_text(coverage):
            click.echo(line)


def run_trace(name: str, games: int, form: str) -> None:
    from rulewright.trace import trace_game, trace_to_json

    compiled = compiled_or_refused(chosen_game(name))
    with progress(f"{games:,} games", games) as tell:
        trace = trace_game(compiled, games, progress=tell)
    if form == "json":
        tell_json(trace_to_json(trace))
        return
    from rich.console import Console

    from rulewright.trace_to_text import trace_to_text

    console = Console(highlight=False)
    for part in trace_to_text(trace):
        console.print(part)
