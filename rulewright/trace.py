"""A game → clause by clause of its rulebook: where the rules have it, how it is tested, how often play reaches it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from rulewright.play.runtime import OptionValue
from rulewright.simulation_jobs import play_counting

if TYPE_CHECKING:
    from rulewright.compiler.citations import Citation
    from rulewright.compiler.compile_game import Compiled
    from rulewright.dsl.facts import Clause

Progress = Callable[[int], None]


@dataclass(frozen=True, slots=True)
class ClauseTrace:
    """One clause. `rules` and `tests` are places, `file:line`.

    `reached`: how often random play came by; None for a clause that only examples and scenarios cite, or nothing does.
    What stands in a declaration, such as the size of the board, is reached once in every game. `rare`: why play seldom
    comes by, where the rulebook says so.
    """

    id: str
    kind: str
    text: str
    status: Literal["implemented", "excluded", "missing"]
    reason: str
    rules: tuple[str, ...]
    tests: tuple[str, ...]
    reached: int | None
    rare: str = ""


@dataclass(frozen=True, slots=True)
class Trace:
    """All clauses of a game in the order of its rulebook; `games` random games were played."""

    game: str
    games: int
    clauses: tuple[ClauseTrace, ...]

    def count(self, status: str) -> int:
        return sum(c.status == status for c in self.clauses)

    @property
    def never_reached(self) -> tuple[str, ...]:
        return tuple(c.id for c in self.clauses if c.reached == 0 and self.games)


def trace_game(
    compiled: Compiled,
    games: int,
    seed: int = 0,
    *,
    players: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    progress: Progress | None = None,
) -> Trace:
    """The trace of a game that compiles without errors, over `games` random games (those of `simulate`)."""
    batch = play_counting(compiled.counted, players, options or {}, seed, 0, games, progress)
    return trace_of(compiled, games, batch.reached or {})


def trace_of(compiled: Compiled, games: int, reached: Mapping[str, int]) -> Trace:
    """The trace of a game that compiles without errors, with what so many games have reached."""
    cited: dict[str, list[Citation]] = defaultdict(list)
    for citation in compiled.citations:
        cited[citation.clause].append(citation)
    clauses, rare = (compiled.book.clauses, compiled.book.rare) if compiled.book else ((), {})
    return Trace(
        compiled.name,
        games,
        tuple(_clause(c, cited.get(c.id, ()), reached.get(c.id), games, rare.get(c.id, "")) for c in clauses),
    )


def _clause(clause: Clause, cited: Sequence[Citation], times: int | None, games: int, rare: str) -> ClauseTrace:
    rules = [c for c in cited if c.role in ("declaration", "word", "flow")]
    tests = [c for c in cited if c.role in ("example", "scenario")]
    reasons = [c.reason for c in cited if c.role == "outside"]
    status: Literal["implemented", "excluded", "missing"] = "missing"
    if rules or tests:
        status = "implemented"
    elif reasons:
        status = "excluded"
    if times is None and rules:
        times = games
    reason, text = "; ".join(reasons), clause.text
    return ClauseTrace(clause.id, clause.kind, text, status, reason, _places(rules), _places(tests), times, rare)


def _places(cited: Sequence[Citation]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(f"{c.span.source.name}:{c.span.line}" for c in cited))


def trace_to_json(trace: Trace) -> dict[str, Any]:
    """By clause id: status, reason, rules, tests (how many), test_lines, reached; and the totals."""
    return {
        "game": trace.game,
        "games": trace.games,
        "clauses": {
            c.id: {
                "kind": c.kind,
                "text": c.text,
                "status": c.status,
                "reason": c.reason,
                "rules": list(c.rules or c.tests),
                "tests": len(c.tests),
                "test_lines": list(c.tests),
                "reached": c.reached,
                "rare": c.rare,
            }
            for c in trace.clauses
        },
        "totals": {
            "clauses": len(trace.clauses),
            "implemented": trace.count("implemented"),
            "excluded": trace.count("excluded"),
            "missing": trace.count("missing"),
            "never_reached": list(trace.never_reached),
        },
    }
