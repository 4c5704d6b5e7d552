"""A simulation → a report for people."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from rulewright.play.simulate import Simulation
from rulewright.play.statistics import Estimate
from rulewright.trace import Trace

BARS, BAR = 12, 30  # of a distribution: how many, and the longest in characters
MEDALS = 3  # different scores; fewer say only who has won


def simulation_to_text(done: Simulation, trace: Trace, now: int, who: str = "") -> Iterator[RenderableType]:
    """`now` of the games, those of this command, took `done.seconds`; the others were there already.

    `who` decides, if that is not chance.
    """
    took = duration(done.games, now, done.seconds)
    yield Text(f"{done.game}: {done.games:,} {games_by(who)} of seed {done.seed}{took}")
    if who:
        yield Text(f"Who decides: {who}.")
    yield _outcomes(done)
    if len(done.lengths) > 1:
        yield _lengths(done)
    yield _lines(done)
    if done.names and done.named < done.games:
        yield Text(f"Names in {done.named:,} of these games, those that were not played by a kernel:")
    for label, counts in done.names.items():
        yield _names(label, counts, done.named)
    if trace.clauses and trace.games:
        missed = f"not reached: {', '.join(trace.never_reached)}" if trace.never_reached else "all were reached"
        yield Text(f"Clauses in {trace.games:,} of these games: {missed}.")


def games_by(who: str) -> str:
    return "games" if who else "random games"


def duration(games: int, now: int, seconds: float) -> str:
    """` in 1.50 s (2,000 a second)`, or nothing if none were played."""
    if not now:
        return ""
    some = "" if now == games else f", {now:,} of them now"
    return f"{some} in {seconds:.2f} s ({now / max(seconds, 1e-6):,.0f} a second)"


def _outcomes(done: Simulation) -> Table:
    table = table_of("", "", "95 % interval")
    length = done.length
    table.add_row("decisions a game", f"{length.value:.1f}", f"{length.low:.1f} to {length.high:.1f}")
    for seat in range(len(done.wins)):
        table.add_row(f"player {seat + 1} wins", *_percent(done.win(seat)))
    table.add_row("draws", *_percent(done.draw))
    if len(set().union(*done.scores)) > MEDALS:
        for seat in range(len(done.scores)):
            score = done.score(seat)
            table.add_row(f"player {seat + 1} scores", f"{score.value:.2f}", f"{score.low:.2f} to {score.high:.2f}")
    table.add_row("cut by the limit", f"{done.unfinished:,} games", "")
    return table


def _lengths(done: Simulation) -> Table:
    """How many games were how long, in at most `BARS` classes of equal width, and a bar for each."""
    least, most = min(done.lengths), max(done.lengths)
    width = -(-(most - least + 1) // BARS)
    counts: Counter[int] = Counter()
    for length, games in done.lengths.items():
        counts[(length - least) // width] += games
    table = table_of("decisions", "games", "of all")
    table.add_column("", no_wrap=True)
    for n in range((most - least) // width + 1):
        low, high = least + n * width, min(most, least + (n + 1) * width - 1)
        bar = "█" * round(BAR * counts[n] / max(counts.values()))
        share = f"{100 * counts[n] / done.games:.1f} %"
        table.add_row(f"{low} to {high}" if high > low else str(low), f"{counts[n]:,}", share, bar)
    return table


def _lines(done: Simulation) -> Table:
    table = table_of("decision", "taken", "of all")
    for label, times in done.lines.items():
        table.add_row(Text(label), f"{times:,}", f"{100 * times / max(1, done.decisions):.2f} %")
    return table


def _names(label: str, counts: Mapping[str, int], games: int) -> Table:
    table = table_of(Text(label), "taken", "a game")
    for name, times in counts.items():
        table.add_row(Text(name), f"{times:,}", f"{times / max(1, games):.3f}")
    return table


def table_of(first: str | Text, *others: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(first)
    for name in others:
        table.add_column(name, justify="right")
    return table


def _percent(e: Estimate) -> tuple[str, str]:
    return f"{100 * e.value:.1f} %", f"{100 * e.low:.1f} to {100 * e.high:.1f} %"
