"""Loans as text: jobs that go to another worker of the same device, and what it answers."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from pydantic import TypeAdapter, ValidationError

from tabletop.errors import Refusal
from tabletop.game import Game
from tabletop.jobs import Tried
from tabletop.kind import Kind
from tabletop.lending import Workers
from tabletop.match import Match
from tabletop.reading import STRICT
from tabletop.wire import Done, Loan, Pause, Thinking


@dataclass(slots=True)
class Lent:
    """The text of a loan, read: the set-up of the game it is of, and what the game's jobs are, each read by its kind."""

    __pydantic_config__ = STRICT

    setup: dict[str, Any]
    jobs: list[Any]


@cache
def _lent() -> TypeAdapter[Lent]:
    """Build what reads a loan where the first one comes."""
    return TypeAdapter(Lent)


@cache
def _results() -> TypeAdapter[list[list[Tried]]]:
    """Build what reads and writes results at its first use."""
    return TypeAdapter(list[list[Tried]])


def workers_of(call: Thinking) -> Workers:
    """Return what ``call`` says of other workers. Raises ``Refusal`` (``bad-request``) where it brings no results."""
    return Workers(call.workers, {done.id: _read(done) for done in call.done})


def pause_of(match: Match[Any, Any], seat: int) -> Pause:
    """Return the pause of whoever thinks for ``seat``, with what it lends."""
    setup, lending = match.game.setup, match.thinking.lending
    loans = [Loan(loan.id, json.dumps({"setup": setup, "jobs": loan.jobs})) for loan in lending.fresh]
    return Pause(seat, loans, lending.idle)


class Borrower:
    """Does jobs that another worker's desk has lent. Keeps the last game, as one match lends many."""

    def __init__(self) -> None:
        self._last: tuple[str, object, Game[Any, Any]] | None = None

    def tried(self, kind: Kind, text: str) -> str:
        """Return the results of the jobs in ``text``. Raises ``Refusal`` (``bad-request``, ``bad-setup``...)."""
        try:
            lent = _lent().validate_json(text)
        except ValidationError:
            raise Refusal("bad-request", where="jobs") from None
        game = self._game(kind, lent.setup)
        return _results().dump_json([kind.try_out(game, job) for job in lent.jobs]).decode()

    def _game(self, kind: Kind, setup: dict[str, Any]) -> Game[Any, Any]:
        last = self._last
        if last is None or last[:2] != (kind.id, setup):
            last = self._last = (kind.id, setup, kind.make(setup))
        return last[2]


def _read(done: Done) -> Sequence[Sequence[Tried]] | None:
    if done.results is None:
        return None
    try:
        return _results().validate_json(done.results)
    except ValidationError:
        raise Refusal("bad-request", where="done") from None
