"""Whoever plays them, and whatever happens to who plays them, the games are the same and counted once."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import duckdb
import pytest
from click.testing import Result

from rulewright.compiler.compile_game import Compiled
from rulewright.dsl.problems import Refused
from rulewright.play.faults import Fault
from rulewright.run_simulation import Where, run_simulation
from rulewright.simulation_plan import Plan, Variant
from rulewright.simulation_results import InMemory
from rulewright.simulation_workers import on_cluster

Cli = Callable[..., Result]
Command = Callable[..., subprocess.CompletedProcess[str]]
Cluster = tuple[str, list[subprocess.Popen[str]]]  # the address of the scheduler, and the workers
PLAN = Plan(3, 2, 400, 100, (Variant("", {}), Variant("fast", {"fast": "yes"})))
START = 60  # seconds that a process may take to start on a busy machine


def played(compiled: Compiled, where: Where, tell: Callable[[int], None] = lambda _: None) -> InMemory:
    results = InMemory(PLAN)
    run_simulation(compiled, results, where, tell)
    assert [sum(count for _, count in spans) for spans in results.done()] == [400, 400]
    return results


def test_processes_play_what_one_plays(compiled: Compiled) -> None:
    one, two = played(compiled, Where()), played(compiled, Where(processes=2, alone=0))
    assert len(two.kept[0]) > 4
    assert one.simulations(compiled.game) == two.simulations(compiled.game)
    assert list(one.rows(1)) == list(two.rows(1))


@pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C compiler")
@pytest.mark.parametrize("where", [Where(native=True), Where(processes=2, alone=0, native=True), Where(native=None)])
def test_kernels_play_what_python_plays(compiled: Compiled, where: Where, monkeypatch: pytest.MonkeyPatch) -> None:
    """Asked for or not; in one file both may have played."""
    monkeypatch.setattr("rulewright.run_simulation.COMPILING", 0)
    said: list[str] = []
    results = InMemory(PLAN)
    run_simulation(compiled, results, replace(where, alone=0), lambda _: None, said.append)
    assert said == []
    assert any(batch.reached is None for batches in results.kept for batch in batches.values())
    assert results.simulations(compiled.game) == played(compiled, Where()).simulations(compiled.game)


@pytest.mark.parametrize("native", [True, None])
def test_without_a_compiler_python_plays(
    compiled: Compiled, monkeypatch: pytest.MonkeyPatch, native: bool | None
) -> None:
    monkeypatch.setattr("rulewright.run_simulation.COMPILING", 0)
    monkeypatch.setenv("PATH", "")
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setattr("rulewright.play.kernel_build.find_spec", lambda _: None)
    said: list[str] = []
    results = InMemory(PLAN)
    run_simulation(compiled, results, Where(alone=0, native=native), lambda _: None, said.append)
    assert [line.partition(":")[0] for line in said] == ["All games are played in Python"]
    assert results.simulations(compiled.game) == played(compiled, Where()).simulations(compiled.game)


@pytest.mark.parametrize("where", [Where(), Where(processes=2, alone=0), Where(native=True)])
def test_a_fault_of_the_rules_names_the_game(race: Path, where: Where) -> None:
    """The same one in every process; what was played before it is kept."""
    rules = race / "content/race/race.rules"
    rules.write_text(
        rules.read_text().replace(
            "place[me] += n", "place[me] += n\n      place[me] += 1 / (goal - place[me]) rounded down"
        )
    )
    from rulewright.compiler.compile_game import compile_game

    compiled = compile_game(race / "content/race", race)
    assert compiled.problems == ()
    results = InMemory(replace(PLAN, variants=PLAN.variants[:1]))
    with pytest.raises(Fault) as fault:
        run_simulation(compiled, results, where, lambda _: None)
    assert fault.value.text.startswith("place[me] += 1 /")
    assert len(fault.value.__notes__) == 1
    assert fault.value.__notes__[0].endswith("of seed 3")


def games_in(path: Path) -> tuple[int, int, int, int]:
    """Games in the one run of a file, how many different ones, those of its chunks, and how many it wants."""
    with duckdb.connect(str(path), read_only=True) as connection:
        numbers = connection.sql("SELECT count(*), count(DISTINCT game) FROM games").fetchall()[0]
        ((chunks,),) = connection.sql("SELECT sum(games)::BIGINT FROM chunks").fetchall()
        ((wanted,),) = connection.sql("SELECT games FROM runs").fetchall()
    return (*numbers, chunks, wanted)


@pytest.mark.parametrize("how", ["interrupt", "kill"])
def test_what_is_stopped_goes_on(
    race: Path, rulewright: Callable[..., subprocess.CompletedProcess[str]], how: str
) -> None:
    """Ctrl-C ends with a report of what was played; kill -9 with nothing said. Both leave whole chunks."""
    path = race / "a.duckdb"
    command = ["simulate", "race", "--games", "1000000", "--jobs", "2", "--python", "--into", "a.duckdb"]
    program = Path(sys.executable).with_name("rulewright")
    process = subprocess.Popen(
        [program, *command], cwd=race, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    until = time.monotonic() + START
    while not (path.exists() and path.stat().st_size > 300_000) and time.monotonic() < until:
        time.sleep(0.1)  # some chunks are there, and not only in the log that is written ahead
    if how == "kill":
        process.kill()
    else:
        os.killpg(process.pid, signal.SIGINT)
    told, errors = process.communicate(timeout=START)
    if how == "interrupt":
        assert process.returncode == 1
        assert told.startswith("race: ")
        assert "Stopped. What was played until then is above; the same command with --resume plays the other" in errors
        assert "Traceback" not in errors
        assert "leaked" not in errors
    kept, different, in_chunks, wanted = games_in(path)
    assert 0 < kept == different == in_chunks < wanted == 1_000_000
    with duckdb.connect(str(path), read_only=True) as connection:
        ((last,),) = connection.sql("SELECT max(game) FROM games").fetchall()
    more = last + 501
    command[3] = str(more)
    result = rulewright(*command, "--resume", cwd=race)
    assert f"race: {more:,} random games of seed 0, {more - kept:,} of them now" in result.stdout
    assert games_in(path) == (more,) * 4


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    """A scheduler of Dask with two workers, each a process; its address, and the workers."""
    pytest.importorskip("distributed")
    quiet = {**os.environ, "DASK_DISTRIBUTED__LOGGING__DISTRIBUTED": "critical"}

    def start(*command: str) -> subprocess.Popen[str]:
        module = [sys.executable, "-m", f"distributed.cli.{command[0]}", *command[1:]]
        with (tmp_path / f"{command[0]}.log").open("a") as log:
            return subprocess.Popen(module, cwd=tmp_path, env=quiet, stdout=log, stderr=log, text=True)

    file = tmp_path / "scheduler.json"
    local = ["--host", "127.0.0.1"]
    processes = [
        start("dask_scheduler", *local, "--port", "0", "--no-dashboard", "--no-show", "--scheduler-file", str(file))
    ]
    try:
        until = time.monotonic() + START
        while not file.exists() or not file.read_text().endswith("}"):
            assert time.monotonic() < until, (tmp_path / "dask_scheduler.log").read_text()
            time.sleep(0.05)
        address = json.loads(file.read_text())["address"]
        worker = ["dask_worker", address, *local, "--no-nanny", "--nthreads", "1", "--no-dashboard"]
        processes += [start(*worker) for _ in range(2)]
        wait_for_workers(address, 2)
        yield address, processes[1:]
    finally:
        for process in reversed(processes):
            process.kill()
            process.wait()


def wait_for_workers(address: str, count: int) -> None:
    from distributed import Client

    with Client(address, timeout=START, set_as_default=False) as client:
        client.wait_for_workers(count, timeout=START)


def test_a_worker_that_dies_costs_no_game(
    compiled: Compiled,
    cluster: tuple[str, list[subprocess.Popen[str]]],
    monkeypatch: pytest.MonkeyPatch,
    race: Path,
    cli: Cli,
) -> None:
    """Two workers are processes of their own; one is killed with chunks on it, the other plays these again."""
    monkeypatch.setattr("rulewright.run_simulation.CHUNK", 0.01)
    address, workers = cluster
    told: list[int] = []

    def kill_one(done: int) -> None:
        told.append(done)
        if len(told) == 10:
            workers[0].kill()

    apart = played(compiled, Where(cluster=address, alone=0), kill_one)
    assert workers[0].wait() == -signal.SIGKILL
    assert len(told) > 20
    assert told[-1] == 800
    assert apart.simulations(compiled.game) == played(compiled, Where()).simulations(compiled.game)
    result = cli("simulate", "race", "--games", "300", "--cluster", address, "--into", "a.duckdb", cwd=race)
    assert result.exit_code == 0
    assert games_in(race / "a.duckdb") == (300,) * 4


def test_policies_on_a_cluster(cluster: Cluster, race: Path, cli: Cli) -> None:
    """Weights, flat Monte Carlo and tree search, in kernels if workers have a compiler: the games of one process."""
    (race / "w.yaml").write_text("Walk {n}: 1\nWalk 2: 3\n")
    told = []
    for where in (["--jobs", "1", "--python"], ["--cluster", cluster[0]], ["--cluster", cluster[0], "--python"]):
        policies = ["--policy", "1=mcts:20", "--policy", "2=weights:w.yaml", "--policy", "flat:10:score"]
        asked = ["simulate", "race", "--players", "3", "--games", "90", *policies, *where, "--format", "json"]
        told.append({**json.loads(cli(*asked, cwd=race).stdout), "seconds": 0})
    assert told[0]["games"] == 90
    assert told[0] == told[1] == told[2]


@pytest.mark.parametrize(
    ("address", "words"),
    [("tcp://127.0.0.1:9", "refused"), ("nonsense://x", "unknown address scheme"), ("", "no scheduler answers")],
)
def test_no_cluster_is_told(address: str, words: str) -> None:
    pytest.importorskip("distributed")
    with pytest.raises(Refused, match=f"RW817.*{words}"):
        list(on_cluster(iter(()), address))
