"""Plays on after one plan in one world for some rounds: a rollout."""

from typing import TYPE_CHECKING

from pointcity.model.state import State
from pointcity.search.plans import Plan
from pointcity.search.quick_player import QuickPlayer
from pointcity.search.quick_turns import play_answers, play_turns
from pointcity.search.rollout_notes import End, ended, noted
from pointcity.search.told_chances import as_told
from pointcity.search.win_chances import chances
from tabletop.kernel.ask import Pick
from tabletop.kernel.events import Event, Sink
from tabletop.kernel.position import Position
from tabletop.players.search import Tried, played_on

if TYPE_CHECKING:
    from pointcity.game import PointCity

ENDLESS = 1_000_000
"""A turn that no game reaches: a trial up to it goes on to the end of the game."""


class Rollout:
    """Plays on after plans of ``seat``, up to the turn ``until``; ``picks`` are the answers in the current step so far.

    ``noting``: for a coach, with notes, and with chances as they are told.
    """

    def __init__(
        self, game: "PointCity", seat: int, picks: tuple[Pick, ...], until: int, *, noting: bool
    ) -> None:
        self.game = game
        self.seat = seat
        self.picks = picks
        self.until = until
        self.noting = noting
        self._player = QuickPlayer(game.rules)
        self._asked: tuple[State, Position[State]] | None = None
        """The world that was tried last, played up to the ask."""

    def trial(self, plan: Plan, world: State) -> Tried:
        """Return the seat's chance to win after ``plan``: every player plays on nearly as ``normal``."""
        events: list[Event] = []
        state, told = self._played(plan, world, events.append if self.noting else None)
        raw = chances(self.game.rules, state, self._player)
        if not self.noting:
            return Tried(raw[self.seat])
        note = noted(self.seat, events[told:], state, self._end(state))
        return Tried(as_told(self.game, state, raw)[self.seat], note)

    def with_end(self, plan: Plan, world: State) -> Tried:
        """Return the same chance as computer players compare, with a note of what the trial ended with."""
        state, _ = self._played(plan, world, None)
        return Tried(chances(self.game.rules, state, self._player)[self.seat], self._end(state))

    def _end(self, state: State) -> End:
        return ended(self.game.rules, self.seat, state, self._player)

    def _played(self, plan: Plan, world: State, sink: Sink | None) -> tuple[State, int]:
        """Return ``world`` played on after ``plan``, and the number of events before the ask."""
        if len(self.picks) < 2:
            state, told = world.copy(), 0
            play_answers(self._player, state, [pick[0] for pick in (*self.picks, *plan)], sink)
        else:
            state, told = self._by_asking(plan, world, sink)
        play_turns(self._player, state, self.until, sink)
        return state, told

    def _by_asking(self, plan: Plan, world: State, sink: Sink | None) -> tuple[State, int]:
        """Return ``world`` after a step that asked for a payment or a token.

        Return the number of events before the ask, too.
        """
        if self._asked is None or self._asked[0] is not world:
            self._asked = world, Position[State].resumed(self.game, world, self.picks)
        position = self._asked[1]
        self._player.forget()
        return played_on(position, plan[-1], self._player, _stepped, sink), position.told


def _stepped(_state: State) -> bool:
    """Say that a step has ended: what follows is played turn by turn."""
    return True
