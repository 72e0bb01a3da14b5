"""Trials: one plan tried in one world, some rounds on; here, or by another worker that is sent the world as plain data."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from pydantic import TypeAdapter, ValidationError

from pointcity.model.state import State
from pointcity.search.noting import noted
from pointcity.search.plans import Plan
from pointcity.search.quick import QuickPlayer
from pointcity.search.standing import chances
from tabletop.ask import Pick
from tabletop.errors import Refusal
from tabletop.events import Event
from tabletop.jobs import Tried
from tabletop.position import Position
from tabletop.reading import STRICT
from tabletop.search import played_on

if TYPE_CHECKING:
    from pointcity.game import PointCity

ENDLESS = 1_000_000
"""The turn before which a trial ends that goes on to the end of the game."""


@dataclass(slots=True)
class Plain:
    """A job as it is sent: the world (the state when the step under way began, what was picked in it), what is tried, how far."""

    __pydantic_config__ = STRICT

    state: dict[str, Any]
    picks: list[Pick]
    plans: list[Plan]
    until: int
    noting: bool


@cache
def _reader() -> TypeAdapter[Plain]:
    """Build what reads a job where the first one comes."""
    return TypeAdapter(Plain)


class Trials:
    """Tries what ``seat`` of ``game`` may do, up to the turn ``until``; with notes for a coach, or without."""

    def __init__(self, game: "PointCity", seat: int, until: int, *, noting: bool) -> None:
        self.game = game
        self.seat = seat
        self.until = until
        self.noting = noting
        self._player = QuickPlayer(game.rules)

    def trial(self, plan: Plan, world: Position[State]) -> Tried:
        """Return the seat's chance to win after ``plan``: everybody plays on much as ``normal`` does."""
        position = world
        for pick in plan[:-1]:
            position = position.after(pick)
        events: list[Event] = []
        sink = events.append if self.noting else None
        self._player.forget()
        state = played_on(position, plan[-1], self._player, self._there, sink)
        note = noted(self.seat, events[world.told :], state) if self.noting else None
        return Tried(chances(self.game.rules, state)[self.seat], note)

    def plain(self, plans: Sequence[Plan], world: Position[State]) -> object:
        """Return the job of trying ``plans`` in ``world`` as plain data."""
        state = self.game.dump(world.base)
        return {
            "state": state,
            "picks": world.picks,
            "plans": plans,
            "until": self.until,
            "noting": self.noting,
        }

    def _there(self, state: State) -> bool:
        return state.turn >= self.until


def try_out(game: "PointCity", data: object) -> list[Tried]:
    """Make the trials of a job that :meth:`Trials.plain` gave. Raises ``Refusal`` (``bad-request``...) on anything else."""
    try:
        job = _reader().validate_python(data)
    except ValidationError:
        raise Refusal("bad-request", where="jobs") from None
    position = Position[State].resumed(game, game.load(job.state), tuple(job.picks))
    ask = position.ask
    if ask is None or not all(plan and ask.allows(plan[0]) for plan in job.plans):
        raise Refusal("bad-request", where="jobs")
    trials = Trials(game, ask.seat, job.until, noting=job.noting)
    return [trials.trial(plan, position) for plan in job.plans]
