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

Progress = Callable[[int], None]


@dataclass(frozen=True, slots=True)
class ClauseTrace:
    """One clause. `rules` and `tests` are places, `file:line`.

    `reached`: how often random play came by; None for a clause that only examples and scenarios cite, or nothing does.
    What stands in a declaration, such as the size of the board, is reached once in every game.
    """

    id: str
    kind: str
    text: str
    status: Literal["implemented", "excluded", "missing"]
    reason: str
    rules: tuple[str, ...]
    tests: tuple[str, ...]
    reached: int | None


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
    clauses = compiled.book.clauses if compiled.book else ()
    return Trace(
        compiled.name,
        games,
        tuple(_clause(c.id, c.kind, c.text, cited.get(c.id, ()), reached, games) for c in clauses),
    )


def _clause(
    id_: str, kind: str, text: str, cited: Sequence[Citation], reached: Mapping[str, int], games: int
) -> ClauseTrace:
    rules = [c for c in cited if c.role in ("declaration", "word", "flow")]
    tests = [c for c in cited if c.role in ("example", "scenario")]
    reasons = [c.reason for c in cited if c.role == "outside"]
    status: Literal["implemented", "excluded", "missing"] = "missing"
    if rules or tests:
        status = "implemented"
    elif reasons:
        status = "excluded"
    times = reached.get(id_)
    if times is None and rules:
        times = games
    return ClauseTrace(id_, kind, text, status, "; ".join(reasons), _places(rules), _places(tests), times)


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
