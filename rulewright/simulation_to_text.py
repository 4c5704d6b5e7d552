"""A simulation → a report for people, and data for programs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from rulewright.play.simulate import Simulation
from rulewright.play.statistics import Estimate
from rulewright.trace import Trace


def simulation_to_json(done: Simulation, trace: Trace) -> dict[str, Any]:
    """Shares and means with their 95 % intervals, counts as they are. `trace` says which clauses were reached."""
    return {
        "game": done.game,
        "games": done.games,
        "seed": done.seed,
        "players": len(done.wins),
        "decisions": done.decisions,
        "seconds": done.seconds,
        "length": {
            "mean": done.length.value,
            "ci95": _interval(done.length),
            "least": min(done.lengths),
            "most": max(done.lengths),
        },
        "seats": [{"win": e.value, "ci95": _interval(e)} for e in map(done.win, range(len(done.wins)))],
        "draws": done.draws,
        "draw": {"share": done.draw.value, "ci95": _interval(done.draw)},
        "unfinished": done.unfinished,
        "lines": dict(done.lines),
        "names": {label: dict(counts) for label, counts in done.names.items()},
        "never_reached": {"games": trace.games, "clauses": list(trace.never_reached)},
    }


def simulation_to_text(done: Simulation, trace: Trace) -> Iterator[RenderableType]:
    speed = done.games / done.seconds if done.seconds else 0
    yield Text(
        f"{done.game}: {done.games:,} random games of seed {done.seed} in {done.seconds:.2f} s ({speed:,.0f} a second)"
    )
    yield _outcomes(done)
    yield _lines(done)
    for label, counts in done.names.items():
        yield _names(label, counts, done.games)
    if trace.clauses:
        missed = f"not reached: {', '.join(trace.never_reached)}" if trace.never_reached else "all were reached"
        yield Text(f"Clauses in {trace.games:,} of these games: {missed}.")


def _outcomes(done: Simulation) -> Table:
    table = _table("", "", "95 % interval")
    length = done.length
    table.add_row("decisions a game", f"{length.value:.1f}", f"{length.low:.1f} to {length.high:.1f}")
    for seat in range(len(done.wins)):
        table.add_row(f"player {seat + 1} wins", *_percent(done.win(seat)))
    table.add_row("draws", *_percent(done.draw))
    table.add_row("cut by the limit", f"{done.unfinished:,} games", "")
    return table


def _lines(done: Simulation) -> Table:
    table = _table("decision", "taken", "of all")
    for label, times in done.lines.items():
        table.add_row(Text(label), f"{times:,}", f"{100 * times / max(1, done.decisions):.2f} %")
    return table


def _names(label: str, counts: Mapping[str, int], games: int) -> Table:
    table = _table(Text(label), "taken", "a game")
    for name, times in counts.items():
        table.add_row(Text(name), f"{times:,}", f"{times / games:.3f}")
    return table


def _table(first: str | Text, *others: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(first)
    for name in others:
        table.add_column(name, justify="right")
    return table


def _percent(e: Estimate) -> tuple[str, str]:
    return f"{100 * e.value:.1f} %", f"{100 * e.low:.1f} to {100 * e.high:.1f} %"


def _interval(e: Estimate) -> list[float]:
    return [e.low, e.high]
