"""Plays the games of an analysis on all cores: ``each(play, range(games))``."""

from collections.abc import Callable, Iterable
from multiprocessing import get_all_start_methods, get_context
from typing import TypeVar

from tabletop.cli.batches import cores

T = TypeVar("T")

FEWEST = 16
"""With fewer jobs a second process is not worth its start."""

_playing: list[Callable[[int], object]] = []
"""What the processes under way call: they are copies of this one, so nothing has to be sent but numbers and results."""


def each(play: Callable[[int], T], numbers: Iterable[int]) -> list[T]:
    """Return ``play`` of each number, in their order, from as many processes as there are cores.

    A function of a page has no module from which a process could import it; so the processes are forks of this one, and
    where there are none all is played here.
    """
    jobs = [*numbers]
    processes = min(cores(), len(jobs))
    if processes < 2 or len(jobs) < FEWEST or "fork" not in get_all_start_methods():
        return [play(number) for number in jobs]
    _playing.append(play)
    try:
        with get_context("fork").Pool(processes) as pool:
            return pool.map(_at, jobs, chunksize=1)  # type: ignore[return-value] - what play returns
    finally:
        _playing.pop()


def _at(number: int) -> object:
    return _playing[-1](number)
