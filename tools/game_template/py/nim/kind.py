"""Offers Nim to the table service. Methods that are missing here come from `PlainKind`."""

from collections.abc import Sequence
from typing import Any

from nim.bots.players import CLEVER, LEVELS, choose
from nim.game import Nim
from nim.model.setup import FEWEST_SEATS, FEWEST_STICKS, MOST_SEATS, MOST_STICKS, read_setup
from nim.model.state import State
from nim.model.view import View
from tabletop.kernel.ask import AskView, Pick
from tabletop.kernel.randomness import Randomness
from tabletop.match.kind import Kind, Observation, Outline, Recall, Start
from tabletop.match.plain_kind import PlainKind
from tabletop.players.thinking import Thought, at_once


class NimKind(PlainKind):
    """See :class:`tabletop.match.kind.Kind`."""

    id = "nim"
    rules = 1
    seats = (FEWEST_SEATS, MOST_SEATS)
    players = LEVELS
    view = View
    quick_level = CLEVER
    redeals = True

    def make(self, setup: dict[str, Any]) -> Nim:
        """Return the game of ``setup``. Raises ``Refusal`` (``bad-setup``)."""
        return Nim(read_setup(setup))

    def outline(self, game: Nim, state: State) -> Outline:
        """Return points and winners as all can see them."""
        return Outline(game.points(state), [] if state.left else [state.next], {"left": state.left})

    def choose(
        self,
        level: str,
        view: View,
        ask: AskView,
        chance: Randomness,
        recall: Recall,  # noqa: ARG002 - the view tells all that matters
    ) -> Thought[Pick]:
        """Return the answer of the computer player ``level``."""
        return at_once(choose(level, view, ask, chance))

    # What a game may leave out -------------------------------------------------------------------------------

    def catalogue(self) -> dict[str, list[int]]:
        """Return what can be set up; the plain page reads the numbers of seats."""
        return {"seats": [*self.seats], "sticks": [FEWEST_STICKS, MOST_STICKS]}

    def draw(self, wish: dict[str, Any], seed: int) -> dict[str, int]:
        """Return a random number of sticks: ``least`` of the wish, or up to nine more."""
        return {"sticks": wish["least"] + Randomness(seed).below(10)}

    def chances(self, game: Nim, state: State, players: Sequence[str] = ()) -> list[float] | None:  # noqa: ARG002
        """Return each seat's chance to win if both of two players know the strategy; None for more players."""
        if game.seats != 2:
            return None
        wins = state.next if state.left % 4 or not state.left else 1 - state.next
        return [float(seat == wins) for seat in range(2)]

    def learn(self, game: Nim, memory: Nim | None, observation: Observation) -> Nim:  # noqa: ARG002 - the view tells the rest
        """Return what a seat remembers: the game of the set-up."""
        return game

    def redeal(self, view: View, ask: AskView | None, chance: Randomness, recall: Recall) -> Start | None:
        """Return a start in which the other seats have other lucky numbers."""
        if ask is None or view.lucky is None:
            return None
        game: Nim = recall()
        state = State(view.left, [view.lucky] * game.seats, ask.seat, [game.sticks - view.left])
        return Start(game.dealt_again(state, ask.seat, chance), ())


NIM: Kind = NimKind()
