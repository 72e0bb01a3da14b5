"""Notes what happens to one seat in each trial of an answer, for the coach's reasons."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from citadels.cards.api import ROBBED
from citadels.model.state import State
from citadels.search.account import GAINS, loser
from tabletop.kernel.events import Event, Facts, Harm
from tabletop.players.ends import OVER

if TYPE_CHECKING:
    from citadels.game import Citadels

Note = dict[str, Any]
"""What happened to a seat in a round: how often each thing did, what the seat had at the end, and the ``account`` of
the try."""


def ended(game: "Citadels", seat: int, state: State) -> Note:
    """Return what ``seat`` has in ``state``, at the end of a try, and what its strongest rival has."""
    view = game.view(state, None)
    if view.scores is not None:
        points = {score.seat: score.total for score in view.scores}
    else:
        points = {shown.seat: shown.points for shown in view.seats}
    rival = max((one for one in points if one != seat), key=points.__getitem__)
    me, cities = state.players[seat], [len(player.city) for player in state.players]
    return {
        "ends-points": points[seat],
        "ends-districts": cities[seat],
        "ends-gold": me.gold,
        "ends-cards": len(me.hand),
        "ends-rival-points": points[rival],
        "ends-rival-districts": cities[rival],
        OVER: view.scores is not None,
    }


def noted(seat: int, events: list[Event], state: State) -> Note:
    """Return what happened to ``seat`` in one round, by its ``events``, and what it has at the end, in ``state``."""
    facts = [(event.kind, event.everyone or {}) for event in events]
    me = state.players[seat]
    return {
        "silenced": not any(kind == "turn_ended" and told["seat"] == seat for kind, told in facts),
        "robbed": any(_robs(seat, event.explained.harm) for event in events),
        "wrecked": any(loser(kind, told) == seat for kind, told in facts),
        "built": sum(_gains(seat, kind, told) for kind, told in facts),
        "gold": me.gold,
        "cards": len(me.hand),
        "crown": state.crown == seat,
        **{
            f"built {told['card']}": 1
            for kind, told in facts
            if kind == "district_built" and told["seat"] == seat
        },
    }


def share(notes: Sequence[Note], what: str) -> float:
    """Return in which share of the rounds something happened."""
    return sum(bool(note.get(what)) for note in notes) / max(len(notes), 1)


def _robs(seat: int, harm: Harm | None) -> bool:
    return harm is not None and (harm.seat, harm.deed) == (seat, ROBBED)


def _gains(seat: int, kind: str, told: Facts) -> bool:
    return told.get(GAINS.get(kind, "")) == seat
