"""A rollout: plays one plan on in one world for some rounds."""

from typing import TYPE_CHECKING

from pointcity.model.state import State
from pointcity.search.plans import Plan
from pointcity.search.quick_player import QuickPlayer
from pointcity.search.quick_turns import play_turns
from pointcity.search.rollout_notes import noted
from pointcity.search.win_chances import chances
from tabletop.kernel.events import Event
from tabletop.kernel.position import Position
from tabletop.players.search import Tried, played_on

if TYPE_CHECKING:
    from pointcity.game import PointCity

ENDLESS = 1_000_000
"""A turn after every game: a trial up to it goes on to the end of the game."""


class Rollout:
    """Plays plans of ``seat`` on, up to the turn ``until``; ``noting``: with notes for a coach."""

    def __init__(self, game: "PointCity", seat: int, until: int, *, noting: bool) -> None:
        self.game = game
        self.seat = seat
        self.until = until
        self.noting = noting
        self._player = QuickPlayer(game.rules)

    def trial(self, plan: Plan, world: Position[State]) -> Tried:
        """Return the seat's chance to win after ``plan``: every player plays on much as ``normal``."""
        position = world
        for pick in plan[:-1]:
            position = position.after(pick)
        events: list[Event] = []
        sink = events.append if self.noting else None
        self._player.forget()
        state = played_on(position, plan[-1], self._player, _stepped, sink)
        play_turns(self._player, state, self.until, sink)
        note = noted(self.seat, events[world.told :], state) if self.noting else None
        return Tried(chances(self.game.rules, state)[self.seat], note)


def _stepped(_state: State) -> bool:
    """Say that a step has ended: what follows is played turn by turn."""
    return True
