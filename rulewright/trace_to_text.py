"""A trace → a table for people, a line or two for each clause."""

from __future__ import annotations

from collections.abc import Iterator

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from rulewright.trace import ClauseTrace, Trace


def trace_to_text(trace: Trace) -> Iterator[RenderableType]:
    if not trace.clauses:
        yield Text(
            f"{trace.game} has no clauses: put those of its rulebook into clauses.yaml, and cite them in the rules."
        )
        return
    yield _table(trace)
    counts = (
        f"{len(trace.clauses)} clauses: {trace.count('implemented')} implemented, {trace.count('excluded')} excluded"
    )
    if missing := trace.count("missing"):
        counts += f", {missing} missing"
    yield Text(f"{counts}.")
    if trace.games and trace.never_reached:
        yield Text(f"Not reached in {trace.games:,} random games: {', '.join(trace.never_reached)}.")
        yield from _reasons(trace)
    elif trace.games:
        yield Text(f"All that play can reach was reached in {trace.games:,} random games.")


def _reasons(trace: Trace) -> Iterator[RenderableType]:
    """Why that is right, as the rulebook says; clauses for one reason together."""
    reasons: dict[str, list[str]] = {}
    for clause in trace.clauses:
        if clause.reached == 0:
            reasons.setdefault(clause.rare, []).append(clause.id)
    for reason, ids in reasons.items():
        if reason:
            yield Text(f"{', '.join(ids)}: {reason}")
    if len(reasons) > 1 and "" in reasons:
        yield Text(f"No reason is given for {', '.join(reasons[''])}.")


def _table(trace: Trace) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("clause", no_wrap=True)
    table.add_column("what it says", ratio=1)
    table.add_column("lines of the rules", ratio=1)
    table.add_column("tests", justify="right")
    table.add_column("reached", justify="right")
    for clause in trace.clauses:
        table.add_row(clause.id, Text(clause.text), _where(clause), str(len(clause.tests) or ""), _reached(clause))
    return table


def _where(clause: ClauseTrace) -> Text:
    match clause.status:
        case "excluded":
            return Text(f"excluded: {clause.reason}", style="dim")
        case "missing":
            return Text("nobody cites it", style="bold red")
        case "implemented":
            parts = [("", clause.rules), ("tested in ", clause.tests)]
            return Text("; ".join(f"{what}{_lines(places)}" for what, places in parts if places))


def _reached(clause: ClauseTrace) -> Text:
    if clause.reached is None:
        return Text("")
    return Text(f"{clause.reached:,}", style="" if clause.reached else "bold yellow")


def _lines(places: tuple[str, ...]) -> str:
    """The line numbers: a game has one file of rules."""
    return ", ".join(place.rpartition(":")[2] for place in places)
