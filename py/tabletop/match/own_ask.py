"""Tells an own player what its seat may know: the ask, the view, and what the seat observed since the deal."""

from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from tabletop.kernel.ask import AskView, view_ask
from tabletop.kernel.errors import Refusal
from tabletop.kernel.events import EventView
from tabletop.kernel.step_start import StepStart, next_step_start
from tabletop.match.kind import Observation
from tabletop.match.match import Match
from tabletop.match.memories import observation_of
from tabletop.players.seating import OWN

V = TypeVar("V")


@dataclass(slots=True)
class ObservedMoment(Generic[V]):
    """An :class:`Observation` with the class of its views, so that it can be read from JSON text."""

    told: list[EventView]
    step_start: StepStart[V]
    view: V | None
    ask: AskView | None

    def observation(self, seat: int) -> Observation:
        """Return it as what ``seat`` observed."""
        return Observation(seat, self.told, self.step_start, self.view, self.ask)


@dataclass(slots=True)
class OwnAsk(Generic[V]):
    """The open ask of an own player at moment ``number`` of ``line``.

    ``observed`` are the moments that the player was not told yet. If ``whole``, they are all known moments: forget
    what was told before.
    """

    line: int
    number: int
    ask: AskView
    view: V
    whole: bool
    observed: list[ObservedMoment[V]]


def own_ask(match: Match[Any, V], line: int, number: int) -> OwnAsk[V]:
    """Return the open ask for an own player that was told moment ``number`` of ``line`` last (-1: nothing).

    Raises ``Refusal`` (``game-over``, ``not-your-ask``).
    """
    history, ask = match.history, match.position.ask
    if ask is None:
        raise Refusal("game-over")
    seat = ask.seat
    if match.seating[seat].player != OWN:
        raise Refusal("not-your-ask")
    whole = line != match.line or not history.first <= number <= match.number
    first = history.first if whole else number + 1
    observed: list[ObservedMoment[V]] = []
    start: StepStart[Any] | None = None
    for position in history.line(first):
        start = next_step_start(start, position, seat)
        one = observation_of(position, seat, start)
        observed.append(ObservedMoment(one.told, one.step_start, one.view, one.ask))
    view = match.game.view(match.position.state, seat)
    return OwnAsk(match.line, match.number, view_ask(ask, match.ask_id), view, whole, observed)
