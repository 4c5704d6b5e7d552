"""Results in memory and in a file say the same; a file goes on where it stopped and takes nothing else."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import duckdb
import pytest

from rulewright.compiler.compile_game import Compiled
from rulewright.dsl.problems import Refused
from rulewright.play.simulate import simulate
from rulewright.run_simulation import Where, job_of, run_simulation
from rulewright.simulation_jobs import play_job
from rulewright.simulation_plan import Plan, Variant, chunks
from rulewright.simulation_results import InMemory
from rulewright.simulation_to_csv import simulation_to_csv
from rulewright.simulation_to_duckdb import Identity, InDuckDB, results_in_duckdb

SLOW, FAST = Variant("fast=no", {"fast": "no"}), Variant("fast=yes", {"fast": "yes"})
PLAN = Plan(seed=3, players=2, games=300, counted=100, variants=(SLOW, FAST))
RACE = Identity("race", "0f", ({"fast": "no", "goal": "10"}, {"fast": "yes", "goal": "10"}))


@contextmanager
def opened(
    path: Path, plan: Plan = PLAN, identity: Identity = RACE, *, resume: bool = True, games: int | None = None
) -> Iterator[InDuckDB]:
    with results_in_duckdb(path, plan, identity, resume=resume, games=games) as results:
        yield results


def test_memory_and_file_say_the_same(compiled: Compiled, tmp_path: Path) -> None:
    """And both say what a plain simulation of these games says."""
    kept = InMemory(PLAN)
    run_simulation(compiled, kept, Where(), lambda _: None)
    with opened(tmp_path / "a.duckdb") as results:
        run_simulation(compiled, results, Where(), lambda _: None)
        told = results.simulations(compiled.game)
        assert [list(results.rows(n)) for n in (0, 1)] == [
            [(game, decisions, cut, [*scores], [*ranks]) for game, decisions, cut, scores, ranks in kept.rows(n)]
            for n in (0, 1)
        ]
    assert told == kept.simulations(compiled.game)
    for variant, one in zip(PLAN.variants, told, strict=True):
        plain = simulate(compiled.game, 300, 3, options=variant.options)
        assert replace(one, reached={}, counted=0) == replace(plain, seconds=0)
        assert one.counted == 100
        assert one.reached["RAC-3"] > 100
    assert told[0].reached["RAC-4"] == 0 < told[1].reached["RAC-4"]


def test_a_run_goes_on(compiled: Compiled, tmp_path: Path) -> None:
    path = tmp_path / "a.duckdb"
    jobs = [job_of(compiled, PLAN, chunk) for chunk in chunks(PLAN, [[], []], lambda: 70)]
    with opened(path) as results:
        for job in jobs[3:0:-1]:
            results.add(*play_job(job))
    with opened(path, games=400) as results:
        assert results.plan.games == 400
        run_simulation(compiled, results, Where(), lambda _: None)
        assert sum(count for _, count in results.done()[0]) == 400
        told = results.simulations(compiled.game)
    with opened(path) as results:
        assert results.plan.games == 400
    assert [dict(one.lengths) for one in told] == [
        simulate(compiled.game, 400, 3, options=variant.options).lengths for variant in PLAN.variants
    ]
    assert [one.counted for one in told] == [100, 100]


def test_without_resume_a_new_run_begins_beside(compiled: Compiled, tmp_path: Path) -> None:
    path = tmp_path / "a.duckdb"
    for _ in range(2):
        with opened(path, resume=False) as results:
            run_simulation(compiled, results, Where(), lambda _: None)
    with duckdb.connect(str(path)) as connection:
        runs = connection.sql("SELECT run, count(*), sum(decisions) FROM games GROUP BY 1 ORDER BY 1").fetchall()
        seats = connection.sql("SELECT count(*), min(seat), max(seat) FROM seats WHERE run = 2").fetchall()
        options = connection.sql("FROM options WHERE run = 2 ORDER BY ALL").fetchall()
    assert [run[:2] for run in runs] == [(1, 600), (2, 600)]
    assert runs[0][2] == runs[1][2]
    assert seats == [(1200, 1, 2)]
    assert options == [(2, 0, "fast", "no"), (2, 0, "goal", "10"), (2, 1, "fast", "yes"), (2, 1, "goal", "10")]


def test_a_chunk_is_kept_once_and_whole(compiled: Compiled, tmp_path: Path) -> None:
    path = tmp_path / "a.duckdb"
    job = job_of(compiled, PLAN, next(chunks(PLAN, [[], []], lambda: 70)))
    chunk, batch = play_job(job)
    with opened(path) as results:
        results.add(chunk, batch)
        with pytest.raises(Refused, match="RW815"):
            results.add(chunk, batch)
        with pytest.raises(Refused, match="RW815"):  # fails at its last table
            results.add(replace(chunk, variant=1), replace(batch, reached={"RAC-1": "many"}))  # type: ignore[dict-item]
        assert results.done() == [[(0, 70)], []]
        assert [len(list(results.rows(n))) for n in (0, 1)] == [70, 0]


@pytest.mark.parametrize(
    ("plan", "identity", "words"),
    [
        (replace(PLAN, seed=4), RACE, "the seed differs: 3 there, 4 here"),
        (replace(PLAN, players=3), RACE, "the number of players differs"),
        (PLAN, replace(RACE, rules="1f"), "the rules differs"),
        (PLAN, replace(RACE, options=({"fast": "no", "goal": "10"},)), "what the table agrees on differs"),
    ],
)
def test_another_run_does_not_go_on(tmp_path: Path, plan: Plan, identity: Identity, words: str) -> None:
    with opened(tmp_path / "a.duckdb"):
        pass
    with pytest.raises(Refused, match=f"RW816.*{words}"), opened(tmp_path / "a.duckdb", plan, identity):
        pass


def test_a_file_of_something_else_is_left_as_it_is(tmp_path: Path) -> None:
    text, other = tmp_path / "a.txt", tmp_path / "b.duckdb"
    text.write_text("not a database\n" * 999)
    with duckdb.connect(str(other)) as connection:
        connection.execute("CREATE TABLE wines(name VARCHAR)")
    for path in (text, other):
        before = path.read_bytes()
        with pytest.raises(Refused, match="RW815"), opened(path):
            pass
        assert path.read_bytes() == before


def test_a_file_cannot_make_us_read_another(tmp_path: Path) -> None:
    """What stands in place of our tables is carried out by nobody."""
    path, secret = tmp_path / "a.duckdb", tmp_path / "secret.csv"
    secret.write_text("form\n1\n")
    with duckdb.connect(str(path)) as connection:
        connection.execute(f"CREATE VIEW rulewright AS FROM read_csv('{secret}')")
    with pytest.raises(Refused, match="RW815"), opened(path):
        pass


def test_csv_has_a_line_for_each_game(compiled: Compiled, tmp_path: Path) -> None:
    kept = InMemory(replace(PLAN, games=20, counted=0))
    run_simulation(compiled, kept, Where(), lambda _: None)
    simulation_to_csv(tmp_path / "a.csv", kept, ["fast"])
    with (tmp_path / "a.csv").open(newline="") as file:
        head, *lines = csv.reader(file)
    assert head == ["fast", "game", "decisions", "cut", "score_1", "rank_1", "score_2", "rank_2"]
    assert [line[:2] for line in lines] == [[fast, str(n)] for fast in ("no", "yes") for n in range(20)]
    for line in lines:
        state = compiled.game.new(2, {"fast": line[0]}, 0)
        assert {line[5], line[7]} == {"1", "2"} or line[5] == line[7] == "1"
        assert len(line) == 4 + 2 * state.players
