"""Jobs → their results as they come in: played on all cores or on a cluster.

Whoever plays, a game is the same; only the order of the results differs.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from contextlib import closing, contextmanager
from importlib.util import find_spec
from itertools import islice
from logging import getLogger
from typing import TYPE_CHECKING
from warnings import catch_warnings, simplefilter

from rulewright.dsl.problems import Problem, Refused
from rulewright.play.batches import Batch
from rulewright.simulation_jobs import Job, play_job_apart
from rulewright.simulation_plan import Chunk

if TYPE_CHECKING:
    from distributed import Client

Played = Iterator[tuple[Chunk, Batch]]
CONNECTING = 10  # seconds to find the scheduler, and as many for its first worker


def cores() -> int:
    """How many processes may run at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def has_joblib() -> bool:
    return find_spec("joblib") is not None


def on_cores(jobs: Iterator[Job], processes: int) -> Played:
    """In so many processes, with joblib; its backend is loky unless `joblib.parallel_config` says otherwise.

    Raises Refused when a process dies, as it does for want of memory.
    """
    from joblib import Parallel, delayed
    from joblib.externals.loky.process_executor import TerminatedWorkerError

    parallel = Parallel(n_jobs=processes, return_as="generator_unordered", batch_size=1, pre_dispatch="2*n_jobs")
    try:
        with closing(parallel(delayed(play_job_apart)(job) for job in jobs)) as results, catch_warnings():
            simplefilter("ignore", UserWarning)  # of chunks that nobody waits for when the person stops it
            yield from results
    except TerminatedWorkerError:
        reason = "a process that played games has died"
        raise Refused([Problem("RW817", reason, None, "perhaps memory ran out: try fewer with --jobs")]) from None


def on_cluster(jobs: Iterator[Job], address: str) -> Played:
    """On the workers of a Dask scheduler, for as long as there are any. Games of a worker that dies go to others.

    This is Dask's own interface rather than joblib's: there a chunk that Dask gives up would be waited for forever.
    Raises Refused when there is no scheduler or no worker, or when chunk after chunk kills the worker that has it.
    """
    from distributed import CancelledError, as_completed
    from distributed.scheduler import KilledWorker

    with _client(address) as client:
        width = 2 * sum(client.ncores().values()) + 2  # enough that no worker waits, few enough to stop soon
        first = [client.submit(play_job_apart, job, pure=False) for job in islice(jobs, width)]
        waiting = as_completed(first, loop=client.loop)
        try:
            for future in waiting:
                yield future.result()
                future.release()
                for job in islice(jobs, 1):
                    waiting.add(client.submit(play_job_apart, job, pure=False))
        except KilledWorker as killed:
            raise _refused(address, f"workers died one after the other ({killed.last_worker})") from None
        except CancelledError:
            raise _refused(address, "the connection to its scheduler is lost") from None
        finally:
            client.cancel(list(waiting.futures))


@contextmanager
def _client(address: str) -> Iterator[Client]:
    from distributed import Client
    from distributed.comm import get_address_host_port

    for name in ("distributed", "distributed.client"):  # what they say of themselves is no business of this person
        getLogger(name).setLevel("CRITICAL")
    try:
        # Asked first, since a client that has found nobody is long in giving up.
        socket.create_connection(get_address_host_port(address, strict=True), CONNECTING).close()
        client = Client(address, timeout=CONNECTING, set_as_default=False)
    except (OSError, ValueError, TypeError, RuntimeError) as reason:
        raise _refused(address, f"no scheduler answers ({reason})") from None
    with client:
        try:
            client.wait_for_workers(1, timeout=CONNECTING)
        except TimeoutError:
            raise _refused(address, "its scheduler has no workers") from None
        yield client


def _refused(address: str, reason: str) -> Refused:
    kept = "with --into, what was played is kept: the same command with --resume goes on"
    return Refused([Problem("RW817", f"the cluster at {address} plays no games: {reason}", None, kept)])
