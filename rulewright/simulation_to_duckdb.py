"""Results of simulations ↔ a file of DuckDB, chunk by chunk in transactions.

A file may hold many runs, also of several games; docs/simulate.md describes its tables. Whatever interrupts a run, what
is in the file is whole, and the run can go on.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import duckdb
import numpy as np

from rulewright.dsl.problems import Problem, Refused
from rulewright.play.batches import Batch
from rulewright.play.runtime import Game
from rulewright.play.simulate import Simulation, ordered
from rulewright.simulation_plan import Chunk, Plan, Spans
from rulewright.simulation_results import Row

FORM = 1  # of the tables below
POLICIES = "CREATE TABLE IF NOT EXISTS policies(run INTEGER, seat INTEGER, policy VARCHAR);\n"  # older files have none
TABLES = f"""
CREATE TABLE rulewright(form INTEGER);
CREATE TABLE runs(run INTEGER PRIMARY KEY, game VARCHAR, rules VARCHAR, seed UBIGINT, players INTEGER, games BIGINT,
                  counted BIGINT);
CREATE TABLE variants(run INTEGER, variant INTEGER, name VARCHAR, PRIMARY KEY (run, variant));
CREATE TABLE options(run INTEGER, variant INTEGER, option VARCHAR, value VARCHAR);
{POLICIES}CREATE TABLE chunks(run INTEGER, variant INTEGER, first BIGINT, games BIGINT, counting BOOLEAN,
                    named BOOLEAN, PRIMARY KEY (run, variant, first));
CREATE TABLE games(run INTEGER, variant INTEGER, game BIGINT, decisions UINTEGER, cut BOOLEAN, scores BIGINT[],
                   ranks UTINYINT[]);
CREATE TABLE lines(run INTEGER, variant INTEGER, first BIGINT, line VARCHAR, times BIGINT);
CREATE TABLE names(run INTEGER, variant INTEGER, first BIGINT, line VARCHAR, name VARCHAR, times BIGINT);
CREATE TABLE clauses(run INTEGER, variant INTEGER, first BIGINT, clause VARCHAR, times BIGINT);
CREATE VIEW seats AS SELECT run, variant, game, unnest(range(1, len(scores) + 1)) AS seat, unnest(scores) AS score,
                            unnest(ranks) AS rank FROM games;
"""
# What a file says is data: nothing in it may read or write other files, or load more code.
SAFE: dict[str, str | bool | int | float | list[str]] = {
    "enable_external_access": "false",
    "autoload_known_extensions": "false",
    "autoinstall_known_extensions": "false",
    "lock_configuration": "true",
}
HERE = "run = ? AND variant = ?"


@dataclass(frozen=True, slots=True)
class Identity:
    """What a run is of: the game, the digest of its compiled rules, and all options of each variant as texts.

    `policies` are names seat by seat, none where all play at random.
    """

    game: str
    rules: str
    options: tuple[Mapping[str, str], ...]
    policies: tuple[str, ...] = ()


class InDuckDB:
    """Results of one run in a file. Every method raises Refused for what DuckDB cannot do with it."""

    def __init__(self, path: Path, connection: Any, run: int, plan: Plan) -> None:
        self.path, self.connection, self.run, self.plan = path, connection, run, plan

    def done(self) -> list[Spans]:
        with told(self.path):
            return [
                self._all("SELECT first, games FROM chunks WHERE " + HERE, n) for n in range(len(self.plan.variants))
            ]

    def add(self, chunk: Chunk, batch: Batch) -> None:
        place = [self.run, chunk.variant]
        inside = [*place, chunk.first]
        names = [(line, name, n) for line, counts in (batch.names or {}).items() for name, n in counts.items()]
        row = [*inside, chunk.count, batch.reached is not None, batch.names is not None]
        with told(self.path), transaction(self.connection) as do:
            # First what two runs cannot both say: a chunk that is there already is refused.
            do.execute("INSERT INTO chunks VALUES (?, ?, ?, ?, ?, ?)", row)
            do.register("batch", columns(batch))
            scores = ", ".join(f"s{n}" for n in range(batch.seats))
            ranks = ", ".join(f"r{n}" for n in range(batch.seats))
            do.execute(f"INSERT INTO games SELECT ?, ?, game, decisions, cut, [{scores}], [{ranks}] FROM batch", place)
            do.unregister("batch")
            insert(do, "lines", inside, list(batch.lines.items()))
            insert(do, "names", inside, names)
            insert(do, "clauses", inside, list((batch.reached or {}).items()))

    def simulations(self, game: Game) -> list[Simulation]:
        with told(self.path):
            return [ordered(game, self._simulation(game, n)) for n in range(len(self.plan.variants))]

    def _simulation(self, game: Game, n: int) -> Simulation:
        def counts(expression: str) -> dict[Any, int]:
            return dict(self._all(f"SELECT {expression}, count(*) FROM games WHERE {HERE} GROUP BY 1", n))

        def times(table: str, *keys: str) -> list[tuple[Any, ...]]:
            return self._all(f"SELECT {', '.join(keys)}, sum(times)::BIGINT FROM {table} WHERE {HERE} GROUP BY ALL", n)

        ends = self._all(f"SELECT ranks, cut, count(*) FROM games WHERE {HERE} GROUP BY ALL", n)
        names: dict[str, dict[str, int]] = {}
        for line, name, taken in times("names", "line", "name"):
            names.setdefault(line, {})[name] = taken

        def games(where: str) -> int:
            query = f"SELECT coalesce(sum(games), 0)::BIGINT FROM chunks WHERE {where} AND {HERE}"
            return int(self._all(query, n)[0][0])

        return Simulation(
            game=game.name,
            seed=self.plan.seed,
            lengths=counts("decisions"),
            scores=tuple(counts(f"scores[{seat}]") for seat in range(1, self.plan.players + 1)),
            ends={(tuple(ranks), cut): games for ranks, cut, games in ends},
            lines=dict(times("lines", "line")),
            names=names,
            reached=dict(times("clauses", "clause")),
            named=games("named"),
            counted=games("counting"),
        )

    def rows(self, variant: int) -> Iterator[Row]:
        query = f"SELECT game, decisions, cut, scores, ranks FROM games WHERE {HERE} ORDER BY game"
        with told(self.path):
            found = self.connection.execute(query, [self.run, variant])
            while rows := found.fetchmany(10_000):
                yield from rows

    def _all(self, query: str, variant: int) -> list[Any]:
        found: list[Any] = self.connection.execute(query, [self.run, variant]).fetchall()
        return found


@contextmanager
def results_in_duckdb(
    path: Path, plan: Plan, identity: Identity, *, resume: bool, games: int | None
) -> Iterator[InDuckDB]:
    """A run in a file, which is made if it is not there: a new one, or with `resume` the last one of this game.

    A resumed run is played up to `games`, or up to where it was to go. Raises Refused (RW815) for a file that is no
    file of results or is in use, and (RW816) if the run that it holds is of something else.
    """
    with told(path):
        connection = duckdb.connect(str(path), config=SAFE)
    with connection:
        with told(path), transaction(connection):
            check_form(path, connection)
            last = "SELECT max(run) FROM runs WHERE game = ?"
            (run,) = connection.execute(last, [identity.game]).fetchone() or (None,)
            if resume and run is not None:
                plan = resumed(path, connection, run, plan, identity, games)
            else:
                run = begun(connection, plan, identity)
        yield InDuckDB(path, connection, run, plan)


def check_form(path: Path, connection: Any) -> None:
    tables = {name for (name,) in connection.execute("SELECT table_name FROM information_schema.tables").fetchall()}
    if not tables:
        connection.execute(TABLES)
        connection.execute("INSERT INTO rulewright VALUES (?)", [FORM])
    elif "rulewright" not in tables or connection.execute("SELECT form FROM rulewright").fetchall() != [(FORM,)]:
        raise unusable(path, "its tables are not those of a simulation, or of another version of Rulewright")
    else:
        connection.execute(POLICIES)


def begun(connection: Any, plan: Plan, identity: Identity) -> int:
    """The number of a new run."""
    (run,) = connection.execute("SELECT coalesce(max(run), 0) + 1 FROM runs").fetchone()
    values = [run, identity.game, identity.rules, plan.seed, plan.players, plan.games, plan.counted]
    connection.execute("INSERT INTO runs VALUES (?, ?, ?, ?, ?, ?, ?)", values)
    for n, (variant, options) in enumerate(zip(plan.variants, identity.options, strict=True)):
        connection.execute("INSERT INTO variants VALUES (?, ?, ?)", [run, n, variant.name])
        insert(connection, "options", [run, n], list(options.items()))
    insert(connection, "policies", [run], list(enumerate(identity.policies, 1)))
    return int(run)


def resumed(path: Path, connection: Any, run: int, plan: Plan, identity: Identity, games: int | None) -> Plan:
    """The plan with what the run has fixed."""
    query = "SELECT rules, seed, players, games, counted FROM runs WHERE run = ?"
    rules, seed, players, wanted, counted = connection.execute(query, [run]).fetchone()
    options: list[dict[str, str]] = [{} for _ in connection.execute("FROM variants WHERE run = ?", [run]).fetchall()]
    for n, option, value in connection.execute(
        "SELECT variant, option, value FROM options WHERE run = ?", [run]
    ).fetchall():
        options[n][option] = value
    seated = connection.execute("SELECT policy FROM policies WHERE run = ? ORDER BY seat", [run]).fetchall()
    for what, before, now in [
        ("the rules", rules, identity.rules),
        ("the seed", seed, plan.seed),
        ("the number of players", players, plan.players),
        ("what the table agrees on", options, list(identity.options)),
        ("who plays", [policy for (policy,) in seated], list(identity.policies)),
    ]:
        if before != now:
            detail = f": {before} there, {now} here" if isinstance(now, int) else ""
            mend = "without --resume a new run begins in the same file, beside this one"
            raise Refused([Problem("RW816", f"{path}: run {run} cannot go on, {what} differs{detail}", None, mend)])
    plan = replace(plan, games=games or wanted, counted=counted)
    connection.execute("UPDATE runs SET games = ? WHERE run = ?", [plan.games, run])
    return plan


def columns(batch: Batch) -> dict[str, Any]:
    """A batch as arrays of one length."""
    games = len(batch)
    scores = np.frombuffer(batch.scores, dtype=np.int64).reshape(games, batch.seats)
    ranks = np.frombuffer(batch.ranks, dtype=np.uint8).reshape(games, batch.seats)
    return {
        "game": np.arange(batch.first, batch.first + games),
        "decisions": np.frombuffer(batch.lengths, dtype=np.uintc),
        "cut": np.frombuffer(batch.cut, dtype=np.bool_),
        **{f"s{n}": scores[:, n] for n in range(batch.seats)},
        **{f"r{n}": ranks[:, n] for n in range(batch.seats)},
    }


def insert(connection: Any, table: str, place: list[int], rows: list[tuple[Any, ...]]) -> None:
    """Rows behind the columns that say where they belong."""
    if rows:
        marks = ", ".join("?" * (len(place) + len(rows[0])))
        connection.executemany(f"INSERT INTO {table} VALUES ({marks})", [[*place, *row] for row in rows])


@contextmanager
def transaction(connection: Any) -> Iterator[Any]:
    """All of it or nothing."""
    connection.begin()
    try:
        yield connection
    except BaseException:
        connection.rollback()
        raise
    connection.commit()


@contextmanager
def told(path: Path) -> Iterator[None]:
    """What DuckDB finds wrong, as a problem."""
    try:
        yield
    except duckdb.Error as reason:
        first = str(reason).splitlines()[0]
        busy = "Conflicting lock" in first
        raise unusable(path, "another process has it open" if busy else first) from None


def unusable(path: Path, reason: str) -> Refused:
    mend = "--into needs a new file, or one that `rulewright simulate --into` has made"
    return Refused([Problem("RW815", f"{path}: {reason}", None, mend)])
