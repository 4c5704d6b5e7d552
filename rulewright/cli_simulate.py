"""The command `simulate`."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from importlib.util import find_spec
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

import click
from rich.console import Console

from rulewright.cli_common import agreements, chosen_game, compiled_or_refused, progress, tell_json
from rulewright.play.runtime import Game
from rulewright.play.values import printed, read
from rulewright.policies_from_text import policies_from_text
from rulewright.run_simulation import PATIENCE, TRIAL, Where, run_simulation
from rulewright.simulation_plan import MOST_VARIANTS, Plan, Variant, counted_of, missing, variants_of
from rulewright.simulation_results import InMemory, Results
from rulewright.simulation_workers import cores, has_joblib

if TYPE_CHECKING:
    from rulewright.compiler.compile_game import Compiled

GAMES = 1000
EXTRA = "pip install 'rulewright[{}]'"


@dataclass(frozen=True, slots=True)
class Asked:
    """The command as it was typed; None and empty for what was not."""

    game: str
    games: int | None
    seed: int
    players: int | None
    options: Sequence[str]
    varied: Sequence[str]
    policies: Sequence[str]
    jobs: int | None
    cluster: str | None
    native: bool | None
    into: Path | None
    resume: bool
    csv: Path | None
    form: str


def run_simulate(asked: Asked) -> None:
    check_together(asked)
    compiled = compiled_or_refused(chosen_game(asked.game))
    game: Game = compiled.game
    varied = variations(game, asked.varied)
    variants = variants_of(agreements(game, asked.players, asked.options), varied)
    for variant in variants:
        check_agreed(game, variant, asked.players)
    games, players = asked.games or GAMES, asked.players or game.players[0]
    policies = policies_from_text(asked.policies, game, players, variants[0].options)
    plan = Plan(asked.seed, players, games, counted_of(games), variants, policies)
    if plan.searches:  # what a search only imagines would be counted as well
        plan = replace(plan, counted=0)
    with kept(asked, plan, game, compiled) as results:
        before, began = len_of(results), perf_counter()
        finished = played(compiled, results, where_of(asked, plan))
        seconds = perf_counter() - began
        report(compiled, results, asked, len_of(results) - before, seconds)
        if asked.csv:
            from rulewright.simulation_to_csv import simulation_to_csv

            simulation_to_csv(asked.csv, results, list(varied))
        if not finished:
            tell_stopped(asked, results)
            raise click.exceptions.Exit(1)


def len_of(results: Results) -> int:
    """How many games are kept."""
    return sum(count for spans in results.done() for _, count in spans)


def check_together(asked: Asked) -> None:
    """What does not go together, or needs what is not installed."""
    if asked.resume and asked.into is None:
        raise click.UsageError("--resume goes on with the file that --into names: give both.")
    if asked.cluster and asked.jobs:
        raise click.UsageError("--jobs is about this machine, --cluster about others: give one of them.")
    if asked.into and not (find_spec("duckdb") and find_spec("numpy")):
        raise click.UsageError(f"--into needs DuckDB, which is not installed: {EXTRA.format('simulate')}")
    if asked.cluster and not find_spec("distributed"):
        raise click.UsageError(f"--cluster needs Dask, which is not installed: {EXTRA.format('cluster')}")


def where_of(asked: Asked, plan: Plan) -> Where:
    """Where to play. Without joblib that is this process, and it is said if more were asked for.

    Where decisions are searched even a trial in Python would take too long.
    """
    native = True if plan.searches and asked.native is None else asked.native
    if asked.cluster:
        return Where(cluster=asked.cluster, native=native)
    if asked.jobs is None:
        return Where(cores() if has_joblib() else 1, alone=PATIENCE, native=native)
    if asked.jobs > 1 and not has_joblib():
        click.echo(f"All games are played in one process: more need joblib ({EXTRA.format('simulate')}).", err=True)
        return Where(native=native)
    return Where(asked.jobs, alone=TRIAL, native=native)


def variations(game: Game, varied: Sequence[str]) -> dict[str, list[str]]:
    """`name=a,b` or `name` (all its values) as values by option."""
    found: dict[str, list[str]] = {}
    combinations = 1
    for text in varied:
        name, equals, values = text.partition("=")
        option = game.options.get(name.strip())
        if option is None:
            agreements(game, None, [f"{name}="])  # says which options there are
        assert option is not None
        listed = [printed(option.spec, read(option.spec, value)) for value in option.values]
        listed = [value.strip() for value in values.split(",")] if equals else listed
        if len(set(listed)) < len(listed) or name in found:
            raise click.UsageError(f'"{text}": a value is compared with others, not with itself.')
        found[option.name] = listed
        combinations *= len(listed)
    if combinations > MOST_VARIANTS:
        raise click.UsageError(f"{combinations} combinations are too many to compare; at most {MOST_VARIANTS}.")
    return found


def check_agreed(game: Game, variant: Variant, players: int | None) -> None:
    try:
        game.agree(variant.options, players)
    except ValueError as reason:
        raise click.UsageError(f"{reason}.") from None


@contextmanager
def kept(asked: Asked, plan: Plan, game: Game, compiled: Compiled) -> Iterator[Results]:
    """Where the results go."""
    if asked.into is None:
        yield InMemory(plan)
        return
    from rulewright.simulation_to_duckdb import Identity, results_in_duckdb

    rules = hashlib.sha256(compiled.module.encode()).hexdigest()
    options = tuple(all_options(game, variant) for variant in plan.variants)
    identity = Identity(game.name, rules, options, tuple(seated.name for seated in plan.policies))
    with results_in_duckdb(asked.into, plan, identity, resume=asked.resume, games=asked.games) as results:
        yield results


def all_options(game: Game, variant: Variant) -> dict[str, str]:
    """Every option of the game as the table has agreed on it, as a text."""
    values = variant.options
    return {
        o.name: printed(o.spec, read(o.spec, values[o.name]) if o.name in values else o.default)
        for o in game.options.values()
    }


def played(compiled: Compiled, results: Results, where: Where) -> bool:
    """Whether all games have been played; not so if the person has stopped it."""
    wanted = missing(results.plan, results.done())
    try:
        with progress(f"{wanted:,} games", wanted) as tell:
            run_simulation(compiled, results, where, tell, lambda reason: click.echo(reason, err=True))
    except KeyboardInterrupt:
        return False
    return True


def tell_stopped(asked: Asked, results: Results) -> None:
    left = missing(results.plan, results.done())
    goes_on = f"; the same command with --resume plays the other {left:,}" if asked.into else ""
    click.echo(f"Stopped. What was played until then is above{goes_on}.", err=True)


def report(compiled: Compiled, results: Results, asked: Asked, now: int, seconds: float) -> None:
    """What the games showed; `now` of them have just been played. Variants of which there is no game are left out."""
    from rulewright.simulation_to_json import simulation_to_json, variants_to_json
    from rulewright.simulation_to_text import simulation_to_text
    from rulewright.trace import trace_of
    from rulewright.variants_to_text import variants_to_text

    both = zip(results.plan.variants, results.simulations(compiled.game), strict=True)
    found = [(variant, replace(done, seconds=seconds)) for variant, done in both if done.games]
    if not found:
        return
    variants, simulations = [variant for variant, _ in found], [done for _, done in found]
    traces = [trace_of(compiled, done.counted, done.reached) for done in simulations]
    if asked.form == "json":
        data = [simulation_to_json(done, trace) for done, trace in zip(simulations, traces, strict=True)]
        told = variants_to_json(variants, data) if asked.varied else data[0]
        names = [seated.name for seated in results.plan.policies]
        tell_json({**told, "policies": names} if names else told)
        return
    console = Console(highlight=False)
    if asked.varied:
        parts = variants_to_text(variants, simulations, traces, now, results.plan.who)
    else:
        parts = simulation_to_text(simulations[0], traces[0], now, results.plan.who)
    for part in parts:
        console.print(part)
