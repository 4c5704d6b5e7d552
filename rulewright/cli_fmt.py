"""The command `fmt`: rules files in their canonical form."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import click

from rulewright.cli_common import all_games, games_at, here, tell_problems
from rulewright.dsl.problems import Problem
from rulewright.dsl.read_source import LARGEST, read_source, source_of
from rulewright.dsl.spans import Source
from rulewright.dsl.text_from_tokens import text_from_tokens
from rulewright.project import RULES, GameFolder
from rulewright.whole_files import write_whole


def run_fmt(paths: Sequence[Path], only_check: bool) -> None:
    """Files that cannot be read are told and left as they are: exit code 1, as for `--check` with changes."""
    if Path("-") in paths:
        if len(paths) > 1:
            raise click.UsageError("`-` stands alone: it lays out what is piped in.")
        pass_through(only_check)
        return
    problems: list[Problem] = []
    changed = same = 0
    for path, shown in dict(files_at(paths)).items():
        source = read_source(path, shown)
        if isinstance(source, Problem):
            problems.append(source)
            continue
        text, found = text_from_tokens(source)
        problems += found
        if text == source.text:
            same += not found
            continue
        changed += 1
        click.echo(shown)
        if not only_check:
            write_whole({path: text.encode()})
    if problems:
        tell_problems(problems)
    click.echo(summary(changed, same, only_check))
    if problems or (changed and only_check):
        raise click.exceptions.Exit(1)


def pass_through(only_check: bool) -> None:
    """Standard input, laid out, to standard output; nothing is written if it cannot be read."""
    source = source_of(sys.stdin.buffer.read(LARGEST + 1), "<stdin>")
    text, problems = ("", (source,)) if isinstance(source, Problem) else text_from_tokens(source)
    if problems:
        tell_problems(problems)
    elif not only_check:
        sys.stdout.buffer.write(text.encode())
    if problems or (only_check and isinstance(source, Source) and text != source.text):
        raise click.exceptions.Exit(1)


def summary(changed: int, same: int, only_check: bool) -> str:
    done = "would be laid out anew" if only_check else "laid out anew"
    return f"{changed} file{'s' * (changed != 1)} {done}, {same} left as {'it is' if same == 1 else 'they are'}."


def files_at(paths: Sequence[Path]) -> Iterator[tuple[Path, str]]:
    """Rules files and what they are called in messages. Wrong paths are wrong use."""
    if not paths:
        for game in all_games(here()):
            yield from rules_of(game)
    for path in paths:
        if path.is_file():
            if path.suffix != RULES:
                raise click.UsageError(f'"{path}" is no rules file; their names end in {RULES}.')
            yield path, path.as_posix()
            continue
        for game in games_at(path):
            if game.bundled:
                raise click.UsageError(f'"{game.name}" came with Rulewright and stays as it is.')
            yield from rules_of(game)


def rules_of(game: GameFolder) -> Iterator[tuple[Path, str]]:
    for file in sorted(game.folder.glob(f"*{RULES}")):
        yield file, file.relative_to(game.root).as_posix()
