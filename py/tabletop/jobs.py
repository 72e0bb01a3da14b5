"""Work that can be shared: trials that a thought makes itself, or lends to other workers, with the same results."""

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, field
from typing import Any


@dataclass(slots=True)
class Tried:
    """What came of trying an answer in one world: how good it was, and a ``note`` of what happened where one is wanted (plain data)."""

    worth: float
    note: Any = None


Trial = Callable[[], Tried]


@dataclass(slots=True)
class Job:
    """Some trials, made in their order; ``plain`` returns all that another worker needs to make them: data for JSON."""

    trials: Sequence[Trial]
    plain: Callable[[], object] | None = None
    results: list[Tried] = field(default_factory=list[Tried])
    lent: bool = False

    @property
    def done(self) -> bool:
        """Whether all results are there."""
        return len(self.results) == len(self.trials)

    @property
    def open(self) -> bool:
        """Whether nobody has begun with it."""
        return not self.lent and not self.results and not self.done


class Batch:
    """Jobs none of which needs what comes of another."""

    def __init__(self, jobs: Sequence[Job]) -> None:
        self.jobs = jobs

    @property
    def open(self) -> list[Job]:
        """What could be lent: jobs that another worker can do and nobody has begun with."""
        return [job for job in self.jobs if job.open and job.plain is not None]

    @property
    def idle(self) -> bool:
        """Whether there is nothing to do here but wait for what was lent."""
        return self._next() is None and any(job.lent for job in self.jobs)

    def work(self) -> "Generator[Batch, None, None]":
        """Make all trials but those that are lent; yield before the first and after each, and wherever only lent ones are left."""
        yield self
        while not all(job.done for job in self.jobs):
            job = self._next()
            if job is not None:
                job.results.append(job.trials[len(job.results)]())
            yield self

    def _next(self) -> Job | None:
        """Return the first job with something to do here."""
        return next((job for job in self.jobs if not job.lent and not job.done), None)
