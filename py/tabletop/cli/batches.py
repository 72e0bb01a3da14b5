"""Splits a long run into batches for several processes, and draws a progress bar in a terminal."""

import os
import sys
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from typing import TypeVar

from tabletop.cli.parallel import Crew, mapped

T = TypeVar("T")

CHUNK = 20
"""Games that a worker plays before it reports."""


def cores() -> int:
    """Return how many processes may run at once."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def run(work: Callable[[range], T], seeds: range, crew: Crew, label: str) -> Iterator[T]:
    """Yield ``work`` of ``seeds`` in parts, in order; any process of ``crew`` may have done each.

    ``work`` and what it returns must pickle. Shows progress on stderr.
    """
    parts = [seeds[at : at + CHUNK] for at in range(0, len(seeds), CHUNK)]
    with _progress(len(seeds), label) as advance:
        for part, result in zip(parts, mapped(work, parts, crew), strict=True):
            advance(len(part))
            yield result


@contextmanager
def _progress(total: int, label: str) -> Generator[Callable[[int], object], None, None]:
    """Show a bar while the block runs; without the progress extra or a terminal, nothing."""
    try:
        from tqdm import tqdm  # noqa: PLC0415 - an extra that need not be installed.
    except ImportError:
        yield _Plain(total, label).advance
        return
    with tqdm(total=total, desc=label, unit="game", disable=None, file=sys.stderr) as bar:
        yield bar.update


class _Plain:
    """Progress in tenths, for terminals without the progress extra."""

    def __init__(self, total: int, label: str) -> None:
        self.total = total
        self.label = label
        self.done = 0
        self.shown = 0

    def advance(self, count: int) -> None:
        """Note that ``count`` more games are done."""
        self.done += count
        tenth = 10 * self.done // max(self.total, 1)
        if tenth > self.shown and sys.stderr.isatty():
            self.shown = tenth
            print(f"{self.label}: {tenth}0 %", file=sys.stderr)
