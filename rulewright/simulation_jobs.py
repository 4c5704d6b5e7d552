"""A chunk of games with all that a process needs to play it → the batch of their results.

A job is plain data and can be sent to any process, on any machine, in which this package is installed.
"""

from __future__ import annotations

import os
import signal
import threading
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import Any

from rulewright.compiler.loaded_module import load_text
from rulewright.play.batches import Batch, BatchPlayer, play_batch
from rulewright.play.kernel_build import NoKernel
from rulewright.play.native import native
from rulewright.play.native_batches import NativeBatches
from rulewright.play.policies import Policy
from rulewright.play.runtime import OptionValue
from rulewright.simulation_plan import MOST_VARIANTS, Agreed, Chunk

Progress = Callable[[int], None] | None


@dataclass(frozen=True, slots=True)
class Job:
    """`text` is the compiled module: the one that counts clauses where the chunk wants that.

    `kernel` is the text of the kernel that plays the games, empty for Python.
    """

    chunk: Chunk
    name: str
    text: str
    kernel: str
    players: int
    options: Agreed
    seed: int
    policies: tuple[Policy, ...] = ()


def play_job(job: Job) -> tuple[Chunk, Batch]:
    """Play a chunk. Raises Fault where the rules fail."""
    module = _loaded(job.name, job.text, threading.get_ident())
    chunk = job.chunk
    if chunk.counting:
        batch = play_counting(
            module, job.players, job.options, job.seed, chunk.first, chunk.count, policies=job.policies
        )
        return chunk, batch
    kernel = kernel_of(job) if job.kernel else None
    if kernel is not None:
        return chunk, kernel(job.seed, chunk.first, chunk.count)
    return chunk, play_batch(
        module["GAME"], job.players, job.options, job.seed, chunk.first, chunk.count, policies=job.policies
    )


def kernel_of(job: Job) -> BatchPlayer | None:
    """What plays the games of a job in C, compiled if need be; None where that cannot be."""
    with suppress(NoKernel):
        return _kernel(job.name, job.text, job.kernel, job.players, tuple(job.options.items()), job.policies)
    return None


@lru_cache(maxsize=MOST_VARIANTS)
def _kernel(
    name: str,
    text: str,
    kernel: str,
    players: int,
    options: tuple[tuple[str, OptionValue], ...],
    policies: tuple[Policy, ...],
) -> BatchPlayer:
    return NativeBatches(native(load_text(text, name)["GAME"], kernel), players, dict(options), policies)


def play_counting(
    module: Mapping[str, Any],
    players: int | None,
    options: Agreed,
    seed: int,
    first: int,
    count: int,
    progress: Progress = None,
    policies: Sequence[Policy] = (),
) -> Batch:
    """Play games with a module that counts; a clause that an option line alone cites is reached when it is taken."""
    counts: list[int] = module["REACHED"]
    counts[:] = [0] * len(counts)  # what was computed while loading is no play
    batch = play_batch(module["GAME"], players, options, seed, first, count, progress, policies)
    reached: Counter[str] = Counter()
    for ids, times in zip(module["CITED"], counts, strict=True):
        reached.update(dict.fromkeys(ids, times))
    counted = set(reached)
    for line in module["GAME"].lines:
        reached.update({id_: batch.lines[line.label] for id_ in line.clauses if id_ not in counted})
    return replace(batch, reached=dict(reached))


def play_job_apart(job: Job) -> tuple[Chunk, Batch]:
    """As `play_job`, in a process that plays and does nothing else.

    An interrupt of the terminal is for the process that gave the job, and with that this one ends, however it does.
    """
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        _end_with(os.getppid())
    return play_job(job)


@cache
def _end_with(parent: int) -> None:
    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


@lru_cache(maxsize=8)
def _loaded(name: str, text: str, thread: int) -> dict[str, Any]:  # noqa: ARG001 - counts of one thread are its own
    return load_text(text, name)
