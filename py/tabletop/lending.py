"""What a thought lends to other workers of the same device, and what they bring back."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from tabletop.jobs import Batch, Job, Tried


class Loan(NamedTuple):
    """Jobs that another worker is to do: what they are called until they are back, and what each consists of, as plain data."""

    id: int
    jobs: list[object]


@dataclass(slots=True)
class Workers:
    """How many other workers there are, and by loan what they have done: the results of each job; None where they failed."""

    count: int = 0
    done: Mapping[int, Sequence[Sequence[Tried]] | None] = field(
        default_factory=dict[int, Sequence[Sequence[Tried]] | None]
    )


class Lending:
    """The jobs of one thought that are lent. ``fresh`` are those of the latest pause, to be handed on."""

    def __init__(self) -> None:
        self.fresh: list[Loan] = []
        self.idle = False
        """Whether there is nothing to do here until something comes back."""
        self._workers = 0
        self._lent: dict[int, list[Job]] = {}
        self._last = 0

    def forget(self) -> None:
        """Another thought begins: whatever comes back of the one before is of no use."""
        self._lent.clear()

    def hear(self, workers: Workers) -> None:
        """Take in what has come back. What failed, or does not fit, is done here after all; without workers, everything."""
        self.fresh, self.idle, self._workers = [], False, workers.count
        for name, results in workers.done.items():
            for at, job in enumerate(self._lent.pop(name, [])):
                job.lent = False
                if results is not None and at < len(results) and len(results[at]) == len(job.trials):
                    job.results[:] = results[at]
                else:
                    # Lent once more, it would only fail once more.
                    job.plain = None
        if not self._workers:
            self._take_back()

    def _take_back(self) -> None:
        for jobs in self._lent.values():
            for job in jobs:
                job.lent = False
        self._lent.clear()

    def offer(self, batch: Batch | None) -> bool:
        """Lend what other workers can do of ``batch``; return whether the thought has to pause for it, or to wait.

        All get as much as is left for this one, from the end: it goes on with the first.
        """
        if batch is None or not self._workers:
            return False
        while (free := self._workers - len(self._lent)) > 0 and len(waiting := batch.open) > 1:
            share = max(len(waiting) // (free + 1), 1)
            self._lend(waiting[-share:])
        self.idle = batch.idle
        return self.idle or bool(self.fresh)

    def _lend(self, jobs: Sequence[Job]) -> None:
        self._last += 1
        self._lent[self._last] = list(jobs)
        for job in jobs:
            job.lent = True
        self.fresh.append(Loan(self._last, [job.plain() for job in jobs if job.plain is not None]))
