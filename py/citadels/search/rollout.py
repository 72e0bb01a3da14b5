"""Plays on after one answer in one world, up to the next round: a rollout."""

from typing import TYPE_CHECKING

from citadels.bots.normal import DRAFT_WHIM as PLAIN_WHIM
from citadels.bots.normal import NormalBot
from citadels.bots.weights import strong_weights
from citadels.model.state import State
from citadels.model.view import View
from citadels.search.account import account_of
from citadels.search.rollout_notes import Note, ended, noted
from citadels.search.told_chances import told_chances
from citadels.search.win_chances import chances, fitted_figures
from tabletop.kernel.ask import Ask, Pick, view_ask
from tabletop.kernel.events import Event
from tabletop.kernel.position import Policy, Position
from tabletop.kernel.randomness import Randomness
from tabletop.players.account import ACCOUNT
from tabletop.players.search import Tried, played_on

if TYPE_CHECKING:
    from citadels.game import Citadels

World = tuple[Position[State], int]
"""A sampled position that the seat cannot tell from the true one, and the seed for the players' choices in it."""

LARGE = 6
"""Tables of this size or more take longer: only drafts are searched, in fewer worlds, as before version 2 of
``master``."""

DRAFT_WHIM = 2.0
"""The most points that chance adds to a character in a world's draft, since others' choices are uncertain.

Measured below ``LARGE`` players.
"""


class Rollout:
    """Plays on after answers of ``seat``. ``view`` is what the seat sees in the real game.

    ``noting``: for a coach, with notes, and with chances as they are told.
    """

    def __init__(self, game: "Citadels", view: View, seat: int, *, noting: bool) -> None:
        self.game = game
        self.seat = seat
        self.noting = noting
        self.weights = strong_weights(view)
        self._figures = fitted_figures(view.edition, game.seats)
        whim = DRAFT_WHIM if game.seats < LARGE else PLAIN_WHIM
        self._player = NormalBot(self.weights, patient=False, whim=whim)

    def trial(self, pick: Pick, world: World) -> Tried:
        """Return the seat's chance to win after ``pick``: every player plays on as ``strong``, up to the next round."""
        state, events = self._played(pick, world, noting=self.noting)
        if not self.noting:
            return Tried(self._chance(state))
        return Tried(told_chances(self.game, state)[self.seat], self._note(events, state))

    def with_note(self, pick: Pick, world: World) -> Tried:
        """Return the chance that computer players compare, with a note."""
        state, events = self._played(pick, world, noting=True)
        return Tried(self._chance(state), self._note(events, state))

    def _played(self, pick: Pick, world: World, *, noting: bool) -> tuple[State, list[Event]]:
        """Return the world played on after ``pick``, and what happened, if ``noting``."""
        position, seed = world
        events: list[Event] = []
        state = played_on(
            position, pick, self._policy(seed), _between_rounds, events.append if noting else None
        )
        return state, events[position.told :]

    def _chance(self, state: State) -> float:
        return chances(self.game, state, self._figures)[self.seat]

    def _note(self, events: list[Event], state: State) -> Note:
        account = account_of(self.game, self.seat, state, events, self._figures)
        return noted(self.seat, events, state) | ended(self.game, self.seat, state) | {ACCOUNT: account}

    def _policy(self, seed: int) -> Policy[State]:
        """Return the policy that answers for every seat, from the view of that seat."""
        game, player, chance = self.game, self._player, Randomness(seed)

        def policy(state: State, ask: Ask) -> Pick:
            if len(ask.options) == 1 and ask.least == 1:
                return ask.options
            return player.choose(game.view(state, ask.seat), view_ask(ask, ""), chance)

        return policy


def _between_rounds(state: State) -> bool:
    return state.phase == "round"
