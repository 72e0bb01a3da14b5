"""Runs one function over many jobs: in this process, in several processes, or on a cluster with Ray."""

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, TypeVar

from tabletop.cli import texts

J = TypeVar("J")
T = TypeVar("T")

PROCESSES, RAY = "processes", "ray"
STORE = 128 * 1024 * 1024
"""Bytes that a cluster of this machine sets aside for results, which are small."""


@dataclass(frozen=True)
class Crew:
    """Who shares the work: so many processes, of this machine or ``on`` a cluster.

    With Ray the number counts only where no cluster is running yet, and one of this machine alone is begun.
    """

    processes: int = 1
    on: str = PROCESSES


ALONE = Crew()


def mapped(function: Callable[[J], T], jobs: Sequence[J], crew: Crew) -> Iterator[T]:
    """Yield ``function`` of each job, in order. Both must pickle, and so must what is returned.

    Raises ValueError where Ray is wanted and not installed.
    """
    if crew.on == RAY:
        yield from _on_ray(function, jobs, crew.processes)
    elif crew.processes <= 1 or len(jobs) <= 1:
        yield from map(function, jobs)
    else:
        import multiprocessing  # noqa: PLC0415 - the browser's Python has none, and needs none.

        with multiprocessing.Pool(min(crew.processes, len(jobs)), _leave_interrupts) as pool:
            yield from pool.imap(function, jobs)


def _leave_interrupts() -> None:
    """Leave Ctrl-C to the process that shares the work out; else each worker shows where it was interrupted."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _on_ray(function: Callable[[J], T], jobs: Sequence[J], processes: int) -> Iterator[T]:
    """Hand the jobs out to the workers of a cluster: the one that ``RAY_ADDRESS`` names, else one of this machine."""
    # Ray would tell its makers how it is used.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        # An extra that need not be installed, so that no type is known of it either.
        cluster: Any = import_module("ray")
    except ImportError:
        raise ValueError(texts.NO_RAY) from None
    if not cluster.is_initialized():
        cluster.init(**_own(processes), log_to_driver=False, logging_level="error")
    work, shared = cluster.remote(_called), cluster.put(function)
    # All are handed out at once; a free process takes the next.
    for result in [work.remote(shared, job) for job in jobs]:
        yield cluster.get(result)


def _own(processes: int) -> dict[str, Any]:
    """Return what a cluster of this machine alone is begun with; nothing where another one is named."""
    if os.environ.get("RAY_ADDRESS"):
        return {}
    return {"num_cpus": processes, "object_store_memory": STORE, "include_dashboard": False}


def _called(function: Callable[[J], T], job: J) -> T:
    return function(job)
