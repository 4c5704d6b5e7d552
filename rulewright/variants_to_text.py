"""Simulations of variants of a game → their comparison for people."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from rulewright.play.simulate import Simulation
from rulewright.play.statistics import Estimate, difference_of_means, difference_of_shares
from rulewright.simulation_plan import Variant
from rulewright.simulation_to_text import duration, games_by, table_of
from rulewright.trace import Trace


def variants_to_text(
    variants: Sequence[Variant],
    found: Sequence[Simulation],
    traces: Sequence[Trace],
    now: int,
    who: str = "",
) -> Iterator[RenderableType]:
    """Each variant by itself, and all others against the first; `now` games of all were played by this command."""
    first = found[0]
    games = sum(one.games for one in found)
    took = duration(games, now, first.seconds)
    yield Text(f"{first.game}: {games:,} {games_by(who)} of seed {first.seed} in {len(found)} variants{took}")
    if who:
        yield Text(f"Who decides: {who}.")
    yield _side_by_side(variants, found)
    if len(found) > 1:
        yield _against_first(variants, found)
        yield Text(f"Differences from {variants[0].name} with their 95 % intervals; * where 0 lies outside.")
    if traces[0].clauses and traces[0].games:
        never = [id_ for id_ in traces[0].never_reached if all(id_ in trace.never_reached for trace in traces)]
        told = f"not reached in any: {', '.join(never)}" if never else "all were reached in one or another"
        yield Text(f"Clauses in {traces[0].games:,} games of each: {told}.")


def _side_by_side(variants: Sequence[Variant], found: Sequence[Simulation]) -> Table:
    table = _headed("", found[0])
    table.add_column("cut", justify="right")
    for variant, one in zip(variants, found, strict=True):
        shares = [*map(one.win, range(len(one.scores))), one.draw]
        length = one.length
        cells = [f"{100 * e.value:.1f} ±{50 * (e.high - e.low):.1f} %" for e in shares]
        table.add_row(
            Text(variant.name), f"{length.value:.1f} ±{length.high - length.value:.1f}", *cells, f"{one.unfinished:,}"
        )
    return table


def _against_first(variants: Sequence[Variant], found: Sequence[Simulation]) -> Table:
    first = found[0]
    table = _headed("", first)
    for variant, one in zip(variants[1:], found[1:], strict=True):
        hits = [*zip(one.wins, first.wins, strict=True), (one.draws, first.draws)]
        shares = [difference_of_shares(here, one.games, there, first.games) for here, there in hits]
        length = difference_of_means(one.lengths, first.lengths)
        table.add_row(Text(variant.name), _told(length, 1, ""), *(_told(e, 100, " %") for e in shares))
    return table


def _headed(first: str, one: Simulation) -> Table:
    return table_of(first, "decisions", *(f"player {seat + 1}" for seat in range(len(one.scores))), "draws")


def _told(e: Estimate, unit: float, sign: str) -> str:
    """`+3.2 ±2.1 %*`; the star by the interval itself, which need not lie evenly about the value."""
    star = "*" if e.low > 0 or e.high < 0 else ""
    return f"{unit * e.value:+.1f} ±{unit * (e.high - e.low) / 2:.1f}{sign}{star}"
