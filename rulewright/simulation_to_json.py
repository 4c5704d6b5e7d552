"""A simulation → data for programs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rulewright.play.simulate import Simulation
from rulewright.play.statistics import Estimate, quantile
from rulewright.simulation_plan import Variant
from rulewright.trace import Trace


def simulation_to_json(done: Simulation, trace: Trace) -> dict[str, Any]:
    """Shares and means with their 95 % intervals, counts as they are, of one game at least.

    `trace` says which clauses were reached.
    """
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
            "median": quantile(done.lengths, 0.5),
            "most": max(done.lengths),
            "games": {str(length): games for length, games in done.lengths.items()},
        },
        "seats": [_seat(done, seat) for seat in range(len(done.scores))],
        "draws": done.draws,
        "draw": {"share": done.draw.value, "ci95": _interval(done.draw)},
        "unfinished": done.unfinished,
        "lines": dict(done.lines),
        "names": {label: dict(counts) for label, counts in done.names.items()},
        "named": done.named,
        "never_reached": {"games": trace.games, "clauses": list(trace.never_reached)},
        "reached": {clause.id: clause.reached for clause in trace.clauses if clause.reached is not None},
    }


def variants_to_json(variants: Sequence[Variant], found: Iterable[dict[str, Any]]) -> dict[str, Any]:
    """The simulations of variants, each with what it was agreed on."""
    return {
        "variants": [
            {"variant": variant.name, "options": dict(variant.options), **one}
            for variant, one in zip(variants, found, strict=True)
        ]
    }


def _seat(done: Simulation, seat: int) -> dict[str, Any]:
    win, score = done.win(seat), done.score(seat)
    return {"win": win.value, "ci95": _interval(win), "score": {"mean": score.value, "ci95": _interval(score)}}


def _interval(e: Estimate) -> list[float]:
    return [e.low, e.high]
