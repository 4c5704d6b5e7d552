"""The command line: what each command is called and takes. What it does stands in the `cli_` file it imports."""

from __future__ import annotations

import errno
import gc
from pathlib import Path
from typing import Any

import click

BUG = 70  # exit code of a fault that is ours (EX_SOFTWARE of sysexits.h)

GAMES = click.argument("games", metavar="[GAME]...", nargs=-1)
GAME = click.argument("game", metavar="GAME")


class Paper(click.ParamType[str]):
    """A paper by its name or its size."""

    name = "paper"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        if value in ("a4", "letter"):  # nothing is loaded while there is nothing to do
            return str(value)
        from rulewright.print.sizes import PAPERS, paper_size

        if paper_size(str(value)) is None:
            known = ", ".join(PAPERS)
            self.fail(f'No paper is called "{value}". Known are: {known}; or a size such as 320x450.', param, ctx)
        return str(value)


PAPER = click.option(
    "--paper",
    "papers",
    metavar="PAPER",
    type=Paper(),
    multiple=True,
    default=["a4"],
    show_default=True,
    help="a3, a4, a5, legal, letter, tabloid, or a size in millimetres such as 320x450; may be given twice.",
)
FORMAT = click.option(
    "--format", "form", type=click.Choice(["text", "json"]), default="text", help="For people or for programs."
)
NEW_FILE = click.Path(dir_okay=False, path_type=Path)
PLAYERS = click.option("--players", type=click.IntRange(1, 64), help="How many play; else as few as the game allows.")
OPTIONS = click.option(
    "--option", "options", metavar="NAME=VALUE", multiple=True, help="What the table agrees on; may be given often."
)


class Guarded(click.Group):
    """A group that turns what went wrong on the way into a few words and an exit code."""

    def invoke(self, ctx: click.Context) -> Any:
        # A compiler makes many things and drops few: looking for those as often as usual costs a third of its time.
        gc.set_threshold(200_000, 30, 30)
        try:
            return super().invoke(ctx)
        except (click.ClickException, click.Abort, click.exceptions.Exit, KeyboardInterrupt, EOFError):
            raise
        except Exception as fault:
            if ctx.params["traceback"] or (isinstance(fault, OSError) and fault.errno == errno.EPIPE):
                raise
            from rulewright.cli_faults import tell_fault

            ctx.exit(tell_fault(fault, BUG))


@click.group(cls=Guarded, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.option("--traceback", is_flag=True, hidden=True, help="Show where in our program something went wrong.")
@click.version_option(package_name="rulewright", message="%(prog)s %(version)s")
def main(traceback: bool) -> None:
    """Tabletop rules and content, written once: checked, played, simulated and printed.

    A project is a folder with a content/ in it, one folder for each game. Games that came with Rulewright can be
    played, simulated, traced and printed anywhere.

    Exit codes: 0 all is well, 1 something was found, 2 wrong use.
    """


@main.command()
@GAMES
@PAPER
@click.option(
    "--report", is_flag=True, help="Say also what is not proved of the games and asked while they are played."
)
def build(games: tuple[str, ...], papers: tuple[str, ...], report: bool) -> None:
    """Check, compile and print: all games or those named. Only what changed is done again."""
    from rulewright.cli_build import run_build

    run_build(games, papers, report=report)


@main.command("print")
@GAMES
@PAPER
@click.option("--sides", type=click.Choice(["duplex", "gutterfold", "single"]), help="How backs get behind fronts.")
@click.option("--save-ink", is_flag=True, help="Outlines in place of dark grounds.")
@click.option("--save-paper", is_flag=True, help="Narrow margins, and nothing between the pieces.")
@click.option("--printer", metavar="FILE", type=click.Path(path_type=Path), help="What the printer does wrong.")
@click.option("--language", metavar="CODE", help="Texts in this language, where there are any.")
@click.option("--count", is_flag=True, help="Only say what it takes: sheets, cuts, ink.")
@click.option("--since", metavar="REV|FILE", help="Only what changed since a revision of git, or since a deck.json.")
@click.option(
    "--contact", is_flag=False, flag_value="", metavar="[REV]", help="All faces on one page, or before and after."
)
@click.option(
    "--export",
    "exports",
    type=click.Choice(["png", "tts", "pod", "csv", "html"]),
    multiple=True,
    help="For other programs: pictures, Tabletop Simulator, print on demand, tables, a page for screen readers.",
)
@click.option("--dpi", type=click.FloatRange(30, 2400), default=300, show_default=True, help="Of pictures.")
@click.option("--url", default="", help="What stands before the names of pictures for Tabletop Simulator.")
@click.option("--calibrate", is_flag=True, help="Pages by which the printer is measured.")
@FORMAT
def print_(games: tuple[str, ...], **asked: Any) -> None:
    """Make the sheets of games, in build/print/."""
    from rulewright.cli_print import Ask, run_print

    run_print(games, Ask(**asked))


@main.command()
@click.argument("id", metavar="ID")
@FORMAT
def find(id: str, form: str) -> None:
    """The file and line that a printed card comes from, by the small id at its edge."""
    from rulewright.cli_print import run_find

    run_find(id, form)


@main.command()
@click.argument("paths", metavar="[PATH]...", nargs=-1, type=click.Path(path_type=Path))
@click.option(
    "--format",
    "form",
    type=click.Choice(["text", "json", "sarif", "junit", "github"]),
    default="text",
    help="For people, or for the programs that read findings.",
)
def check(paths: tuple[Path, ...], form: str) -> None:
    """Say what is wrong with rules, content and layouts: of all games, or of those at PATH.

    Examples, misprints and checks of the content are run as well; `test` plays the scenarios too.
    """
    from rulewright.cli_content import run_check

    run_check(paths, form)


@main.command()
@GAMES
@click.option("--coverage", is_flag=True, help="Say which lines of the rules nothing runs, random games included.")
@click.option(
    "--games", "count", type=click.IntRange(0, 1_000_000), default=20, show_default=True, help="For the coverage."
)
@FORMAT
def test(games: tuple[str, ...], coverage: bool, count: int, form: str) -> None:
    """Run the examples, misprints and scenarios that stand in the rules."""
    from rulewright.cli_content import run_coverage, run_test

    if coverage:
        run_coverage(games, count, form)
    else:
        run_test(games, form)


@main.command()
@GAME
@click.option(
    "--games", "count", type=click.IntRange(0, 10_000_000), default=1000, show_default=True, help="Random games."
)
@FORMAT
def trace(game: str, count: int, form: str) -> None:
    """Clause by clause of the rulebook: where it stands in the rules, tests, how often play reaches it."""
    from rulewright.cli_content import run_trace

    run_trace(game, count, form)


@main.command()
@click.argument("code", metavar="[CODE]", required=False)
def explain(code: str | None) -> None:
    """What the code of a problem means, with an example that fails and how to mend it."""
    from rulewright.cli_explain import run_explain

    run_explain(code)


@main.command()
@GAME
@click.option("--games", type=click.IntRange(1, 1_000_000_000), help="How many games of each variant; else 1000.")
@click.option("--seed", type=click.IntRange(0, 2**64 - 1), default=0, show_default=True)
@PLAYERS
@OPTIONS
@click.option(
    "--vary",
    "varied",
    metavar="NAME[=VALUE,..]",
    multiple=True,
    help="Compare values of an option, or all it has; with more of these, every combination.",
)
@click.option(
    "--policy",
    "policies",
    metavar="[SEAT=]POLICY",
    multiple=True,
    help="Who decides, at all seats or at one: random, weights:FILE, flat:PLAYOUTS or mcts:PLAYOUTS.",
)
@click.option(
    "--jobs", type=click.IntRange(1, 1024), help="How many processes; else all cores for what takes over a second."
)
@click.option("--cluster", metavar="ADDRESS", help="Play on the workers of this Dask scheduler.")
@click.option("--native/--python", "native", default=None, help="By kernels in C, or not; else where they save time.")
@click.option("--into", metavar="FILE", type=NEW_FILE, help="Keep every game in a file of DuckDB.")
@click.option("--resume", is_flag=True, help="Go on with the last run of this game in that file.")
@click.option("--csv", metavar="FILE", type=NEW_FILE, help="Write a line for each game.")
@FORMAT
def simulate(**typed: Any) -> None:
    """Play many games, at random or by other policies, and say how they went.

    Ctrl-C stops, and says how the games went that were played until then.
    """
    from rulewright.cli_simulate import Asked, run_simulate

    run_simulate(Asked(**typed))


@main.command()
@GAME
@click.option("--bot", "bots", metavar="[SEAT=]POLICY", multiple=True, help="Who plays a seat; a number: at random.")
@click.option("--seed", type=click.IntRange(0, 2**64 - 1), help="The same seed, the same shuffles; else any.")
@PLAYERS
@OPTIONS
@click.option("--resume", metavar="FILE", type=click.Path(path_type=Path), help="Go on with a saved game.")
def play(
    game: str,
    bots: tuple[str, ...],
    seed: int | None,
    players: int | None,
    options: tuple[str, ...],
    resume: Path | None,
) -> None:
    """Play in the terminal, against people or bots."""
    from rulewright.cli_play import run_play

    run_play(game, bots, seed, players, options, resume)


@main.command()
@click.argument("paths", metavar="[PATH]...", nargs=-1, type=click.Path(path_type=Path))
@click.option("--check", "only_check", is_flag=True, help="Change nothing; name what would change, and exit with 1.")
def fmt(paths: tuple[Path, ...], only_check: bool) -> None:
    """Lay rules out in one way: of all games, of those named, or of the files at PATH. Their meaning stays the same.

    With - for PATH the rules are read from standard input, and written to standard output.
    """
    from rulewright.cli_fmt import run_fmt

    run_fmt(paths, only_check)


@main.command()
@click.argument("name", metavar="GAME")
def new(name: str) -> None:
    """Begin a game of one's own: content/GAME/ with rules, cards and sheets that can be built and played at once."""
    from rulewright.cli_new import run_new

    run_new(name)
