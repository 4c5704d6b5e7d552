"""A plan and a compiled game → its games, played where that is fastest or wished, and kept as they come in."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import inf
from time import perf_counter
from typing import TYPE_CHECKING

from rulewright.play.kernel_build import NoKernel, compiler
from rulewright.simulation_jobs import Job, kernel_of, play_job
from rulewright.simulation_plan import Chunk, Plan, chunks, missing
from rulewright.simulation_results import Results
from rulewright.simulation_workers import Played, on_cluster, on_cores

if TYPE_CHECKING:
    from rulewright.compiler.compile_game import Compiled

CHUNK = 0.5  # seconds of playing: no more is lost with a process
TRIAL = 0.2  # seconds to play in this process before others start: then it is known how many games make a chunk
PATIENCE = 1.0  # the same where nobody has asked for other processes: it takes them as long to start
COMPILING = 4.0  # seconds of playing in Python that pay for compiling a kernel unasked


@dataclass(frozen=True, slots=True)
class Where:
    """In so many processes, or on a cluster. `alone` is for how many seconds this process plays first.

    `native`: by kernels from the start; if None, when there is enough to play; if False, not at all.
    """

    processes: int = 1
    cluster: str | None = None
    alone: float = TRIAL
    native: bool | None = False


@dataclass(slots=True)
class Pace:
    """How fast it goes: how many games are left, how many make a chunk of `CHUNK` seconds, and whether kernels play."""

    left: int
    size: int = 1
    rate: float = 0.0
    native: bool = False

    def learn(self, games: int, seconds: float) -> None:
        self.left -= games
        self.size = max(1, min(2 * self.size, int(games * CHUNK / max(seconds, 1e-6))))

    def spread(self, processes: int) -> None:
        """For games that others play: chunks as long as before, and several for each, so that all end together."""
        self.size = max(1, min(int(self.rate * CHUNK), self.left // (4 * processes)))


def run_simulation(
    compiled: Compiled, results: Results, where: Where, tell: Callable[[int], None], say: Callable[[str], None] = print
) -> None:
    """Play what `results` misses of its plan; `tell` hears how many games are done, `say` why no kernel plays.

    Whatever stops it, an interrupt or a Fault of the rules, what `results` has taken stays.
    """
    plan, spans, done = results.plan, results.done(), 0
    pace = Pace(missing(plan, spans))
    # The jobs hold no results: whoever is interrupted may keep them to its end, and results want to be closed.
    jobs = (job_of(compiled, plan, chunk, pace.native) for chunk in chunks(plan, spans, lambda: pace.size))
    kernels = [job_of(compiled, plan, Chunk(n, 0, 0, counting=False), native=True) for n in range(len(plan.variants))]
    for chunk, batch in played(jobs, kernels, where, pace, say):
        with uninterrupted():
            results.add(chunk, batch)
        done += chunk.count
        tell(done)


def played(jobs: Iterator[Job], kernels: list[Job], where: Where, pace: Pace, say: Callable[[str], None]) -> Played:
    """Results of all jobs as they come in.

    They come from here, in Python unless kernels are asked for, then by kernels, then from elsewhere, each if enough is
    left for that. `kernels` are jobs that name those that are needed.
    """
    others = where.processes > 1 or where.cluster is not None
    unasked = where.native is None and kernels[0].kernel != ""
    if where.native:
        pace.native = compiled_kernels(kernels, say)
    yield from here(jobs, pace, where.alone if others or unasked else inf)
    if unasked and pace.left > COMPILING * len(kernels) * pace.rate:
        pace.native = compiled_kernels(kernels, say)
    if not others:
        yield from here(jobs, pace, inf)
    elif unasked and pace.native:
        yield from here(jobs, pace, where.alone)  # how fast kernels are is not known yet
    if pace.left:
        pace.spread(where.processes)
        yield from on_cluster(jobs, where.cluster) if where.cluster else on_cores(jobs, where.processes)


def here(jobs: Iterator[Job], pace: Pace, seconds: float) -> Played:
    """Results of jobs that this process plays for so long."""
    games, began = 0, perf_counter()
    last = began
    while last - began < seconds and (job := next(jobs, None)):
        yield play_job(job)
        games += job.chunk.count
        now = perf_counter()
        pace.learn(job.chunk.count, now - last)
        last = now
        pace.rate = games / (now - began)


def compiled_kernels(kernels: list[Job], say: Callable[[str], None]) -> bool:
    """Whether all kernels are there, now compiled if need be; if not, `say` hears why, and Python plays."""
    try:
        compiler()
    except NoKernel as reason:
        say(f"All games are played in Python: {reason}.")
        return False
    missing_ones = [job for job in kernels if kernel_of(job) is None]
    if missing_ones:
        say("All games are played in Python: the C compiler refuses the kernel.")
    return not missing_ones


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


def job_of(compiled: Compiled, plan: Plan, chunk: Chunk, native: bool = False) -> Job:
    text = compiled.counting if chunk.counting else compiled.module
    kernel = compiled.files.get("kernel.c", "") if native and not chunk.counting else ""
    options, policies = plan.variants[chunk.variant].options, tuple(seated.policy for seated in plan.policies)
    return Job(chunk, compiled.name, text, kernel, plan.players, options, plan.seed, policies)
