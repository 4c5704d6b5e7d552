"""Results of long tests → docs/nightly.md: what was run, how often, how much work it was, and what came of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from rulewright.whole_files import write_whole

GAMES = frozenset(p.parent.name for p in (Path(__file__).parents[1] / "generated").glob("*/__init__.py"))
SECONDS = "processor seconds"
HEAD = """\
# Nightly runs

Written by `./run nightly`, which runs the tests that are too long for every commit. `./run nightly -k cosmic` runs a
part of them, writes its rows anew and leaves the others. Seconds are those of the processor, for all runs of a row.

| tests | test | game | runs | seconds | result |
|---|---|---|---|---|---|
"""

Key = tuple[str, str, str]


@dataclass(frozen=True, slots=True)
class Row:
    """The runs of one test function, of one game where the first of its parameters is a game."""

    file: str
    test: str
    game: str
    runs: int = 0
    seconds: float = 0.0
    failed: int = 0

    @property
    def key(self) -> Key:
        return self.file, self.test, self.game


def results_to_page(page: str, reports: Iterable[pytest.TestReport], whole: bool) -> str:
    """The new text of the page. Unless the run was whole, rows of `page` that it did not reach stay."""
    rows = {} if whole else {row.key: row for row in rows_of_page(page)}
    rows |= rows_of_reports(reports)
    listed = sorted(rows.values(), key=lambda row: row.key)
    lines = [
        f"| {row.file} | {row.test.replace('_', ' ')} | {row.game} | {row.runs} | {row.seconds:.0f} | "
        f"{f'{row.failed} failed' if row.failed else 'passed'} |\n"
        for row in listed
    ]
    runs, failed = sum(row.runs for row in listed), sum(row.failed for row in listed)
    minutes = sum(round(row.seconds) for row in listed) / 60
    total = f"{runs} runs, {minutes:.0f} minutes of the processor, {f'{failed} failed' if failed else 'all passed'}."
    return f"{HEAD}{''.join(lines)}\n{total}\n"


def rows_of_reports(reports: Iterable[pytest.TestReport]) -> Mapping[Key, Row]:
    """What happened; a test that could not even begin has failed."""
    rows: dict[Key, Row] = {}
    for report in reports:
        if report.when != "call" and not report.failed:
            continue
        path, _, name = report.nodeid.partition("::")
        test, _, parameters = name.partition("[")
        game = parameters.rstrip("]").split("-")[0]
        row = Row(path.removeprefix("tests/"), test.removeprefix("test_"), game if game in GAMES else "")
        before = rows.get(row.key, row)
        seconds = sum(float(str(value)) for what, value in report.user_properties if what == SECONDS)
        rows[row.key] = replace(
            before,
            runs=before.runs + (report.when == "call"),
            seconds=before.seconds + seconds,
            failed=before.failed + report.failed,
        )
    return rows


def rows_of_page(page: str) -> Iterable[Row]:
    """The rows of a page; what stands above them may have been worded otherwise."""
    for line in page.partition("|---|\n")[2].splitlines():
        if line.startswith("| "):
            file, test, game, runs, seconds, result = (cell.strip() for cell in line.strip("|").split("|"))
            failed = int(result.split()[0]) if result != "passed" else 0
            yield Row(file, test.replace(" ", "_"), game, int(runs), float(seconds), failed)


def write_page(path: Path, reports: Iterable[pytest.TestReport], whole: bool) -> None:
    """Write the page anew, whole. Raises OSError."""
    page = path.read_text(encoding="utf-8") if path.exists() else ""
    write_whole({path: results_to_page(page, reports, whole).encode()})
