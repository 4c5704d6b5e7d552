"""A plan and a compiled game → its games, played where that is fastest or wished, and kept as they come in."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from time import perf_counter
from typing import TYPE_CHECKING

from rulewright.simulation_jobs import Job, play_job
from rulewright.simulation_plan import Chunk, Plan, chunks, missing
from rulewright.simulation_results import Results
from rulewright.simulation_workers import Played, on_cluster, on_cores

if TYPE_CHECKING:
    from rulewright.compiler.compile_game import Compiled

CHUNK = 0.5  # seconds of playing: no more is lost with a process
TRIAL = 0.2  # seconds to play in this process before others start: then it is known how many games make a chunk
PATIENCE = 1.0  # the same where nobody has asked for other processes: it takes them as long to start


@dataclass(frozen=True, slots=True)
class Where:
    """In so many processes, or on a cluster. `alone` is for how many seconds this process plays first."""

    processes: int = 1
    cluster: str | None = None
    alone: float = TRIAL


@dataclass(slots=True)
class Pace:
    """How many games make a chunk, towards `CHUNK` seconds each."""

    size: int = 1

    def learn(self, games: int, seconds: float) -> None:
        self.size = max(1, min(2 * self.size, int(games * CHUNK / max(seconds, 1e-6))))

    def settle(self, rate: float, left: int, processes: int) -> None:
        """For games that others play: of the same length, and several for each process, so that all end together."""
        self.size = max(1, min(int(rate * CHUNK), left // (4 * processes)))


def run_simulation(compiled: Compiled, results: Results, where: Where, tell: Callable[[int], None]) -> None:
    """Play what `results` misses of its plan; `tell` hears how many games are done.

    Whatever stops it, an interrupt or a Fault of the rules, what `results` has taken stays.
    """
    plan, spans, pace, done = results.plan, results.done(), Pace(), 0
    # The jobs hold no results: whoever is interrupted may keep them to its end, and results want to be closed.
    jobs = (job_of(compiled, plan, chunk) for chunk in chunks(plan, spans, lambda: pace.size))
    for chunk, batch in played(jobs, missing(plan, spans), where, pace):
        with uninterrupted():
            results.add(chunk, batch)
        done += chunk.count
        tell(done)


@contextmanager
def uninterrupted() -> Iterator[None]:
    """An interrupt that comes inside waits for the end of the block."""
    if threading.current_thread() is not threading.main_thread():  # where no interrupt arrives
        yield
        return
    came = []
    before = signal.signal(signal.SIGINT, lambda *_: came.append(True))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if came:
        raise KeyboardInterrupt


def played(jobs: Iterator[Job], wanted: int, where: Where, pace: Pace) -> Played:
    """Results of all jobs as they come in."""
    done, began = 0, perf_counter()
    last = began
    for job in jobs:
        yield play_job(job)
        done += job.chunk.count
        now = perf_counter()
        pace.learn(job.chunk.count, now - last)
        last = now
        if now - began >= where.alone and (where.processes > 1 or where.cluster):
            break
    if done < wanted:
        pace.settle(done / (last - began), wanted - done, where.processes)
        yield from on_cluster(jobs, where.cluster) if where.cluster else on_cores(jobs, where.processes)


def job_of(compiled: Compiled, plan: Plan, chunk: Chunk) -> Job:
    text = compiled.counting if chunk.counting else compiled.files["__init__.py"]
    return Job(chunk, compiled.name, text, plan.players, plan.variants[chunk.variant].options, plan.seed)
