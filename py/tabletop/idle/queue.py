"""Keeps the jobs of idle moments by turns, and does one slice at a time."""

from collections.abc import Collection

from tabletop.idle.found import Step
from tabletop.idle.jobs import Slices
from tabletop.kernel.errors import Refusal

MOST_JOBS = 20
"""The most jobs at a time; a page that adds more has forgotten to drop some."""


class IdleQueue:
    """The jobs by name, the one whose turn it is first."""

    def __init__(self) -> None:
        self._jobs: dict[str, Slices] = {}

    def add(self, name: str, job: Slices) -> None:
        """Add ``job`` as the last one. Raises ``Refusal``: ``too-many-matches``."""
        if name not in self._jobs and len(self._jobs) >= MOST_JOBS:
            raise Refusal("too-many-matches", most=MOST_JOBS)
        self._jobs[name] = job

    def drop(self, name: str) -> None:
        """Forget a job; nothing happens where it has ended."""
        self._jobs.pop(name, None)

    def go_on(self, ready: Collection[str]) -> Step:
        """Do one slice of the first job whose name is in ``ready``. Never raises: a job that fails has ended."""
        name = next((one for one in self._jobs if one in ready), None)
        if name is None:
            return Step(None)
        job = self._jobs.pop(name)
        try:
            found = next(job)
        except StopIteration:
            return Step(name, done=True)
        except Refusal as refusal:
            return Step(name, done=True, refused=refusal.code)
        except Exception:  # noqa: BLE001 - a bug in one job must not end the others.
            return Step(name, done=True, refused="internal")
        self._jobs[name] = job
        return Step(name, found)
