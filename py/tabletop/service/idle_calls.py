"""Answers the calls about work in idle moments: one queue for all of it, which does one slice a call."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from tabletop.match.kind import Kind, kind_of
from tabletop.service import calls
from tabletop.service.answering import text_of
from tabletop.service.look_calls import OpenMatch, Patience

if TYPE_CHECKING:
    from tabletop.idle.jobs import Slices
    from tabletop.idle.queue import IdleQueue

# The start of the page does not wait for `tabletop.idle`: its first use imports it.


class IdleCalls:
    """The queue of idle work.

    ``read`` reads a save as a match of its own, ``table`` returns an open match by its name; ``patience`` ends a slice.
    """

    def __init__(
        self,
        kinds: Mapping[str, Kind],
        read: Callable[[str], OpenMatch],
        table: Callable[[str], OpenMatch],
        patience: Patience,
    ) -> None:
        self._kinds = kinds
        self._read = read
        self._table = table
        self._patience = patience
        self._queue: IdleQueue | None = None

    def add(self, call: calls.IdleAddParams) -> str:
        """Add a job. Raises ``Refusal``: ``unknown-game``, ``too-many-matches``. A save is read in the first slice."""
        self.queue.add(call.job, self._job(call.work))
        return "null"

    def go_on(self, call: calls.IdleGoParams) -> str:
        """Do a slice of the first job that may go on."""
        from tabletop.idle.found import Step  # noqa: PLC0415 - see above.

        return text_of(Step, self.queue.go_on(call.jobs))

    def drop(self, call: calls.IdleDropParams) -> str:
        """Forget a job."""
        self.queue.drop(call.job)
        return "null"

    @property
    def queue(self) -> "IdleQueue":
        """The queue, made at its first use."""
        from tabletop.idle.queue import IdleQueue  # noqa: PLC0415 - see above.

        self._queue = self._queue or IdleQueue()
        return self._queue

    def _job(self, work: calls.IdleWork) -> "Slices":
        from tabletop.idle.jobs import level_scores  # noqa: PLC0415 - see above.

        if isinstance(work, calls.LevelScoresWork):
            return level_scores(kind_of(self._kinds, work.game), work.day, work.levels, self._patience)
        return self._of_match(work) if isinstance(work, calls.CostlyDecisionsWork) else self._of_save(work)

    def _of_match(self, work: calls.CostlyDecisionsWork) -> "Slices":
        from tabletop.idle.jobs import costly_decisions  # noqa: PLC0415 - see above.

        table = self._table(work.match)
        yield from costly_decisions(table.match, table.kind, work.seats, self._patience, work.kept)

    def _of_save(self, work: calls.OwnProblemsWork | calls.CoachCountsWork) -> "Slices":
        from tabletop.idle.jobs import coach_counts, own_problems  # noqa: PLC0415 - see above.

        table = self._read(work.save)
        yield None
        if isinstance(work, calls.OwnProblemsWork):
            yield from own_problems(table.match, table.kind, work.known, self._patience)
        else:
            yield from coach_counts(table.match, table.kind, work.seats, self._patience)
