"""Results of a simulation → a table with a line for each game."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from pathlib import Path

from rulewright.simulation_results import Results
from rulewright.whole_files import whole_file


def simulation_to_csv(path: Path, results: Results, options: Sequence[str]) -> None:
    """Write the games in order, variant by variant, with the value of each option that varies.

    Columns: the options, `game`, `decisions`, `cut` (0 or 1), and for each player from 1 `score_1`, `rank_1`. Raises
    OSError.
    """
    seats = range(1, results.plan.players + 1)
    places = [f"{what}_{seat}" for seat in seats for what in ("score", "rank")]
    with whole_file(path) as out:
        table = csv.writer(out, lineterminator="\n")
        table.writerow([*options, "game", "decisions", "cut", *places])
        for n, variant in enumerate(results.plan.variants):
            values = [variant.options[name] for name in options]
            for game, decisions, cut, scores, ranks in results.rows(n):
                ends = [value for place in zip(scores, ranks, strict=True) for value in place]
                table.writerow([*values, game, decisions, int(cut), *ends])
