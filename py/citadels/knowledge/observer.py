"""Keeps the knowledge of every seat of a whole game, for tests and long runs."""

from collections.abc import Sequence
from typing import cast

from citadels.engine.rules import Rules
from citadels.knowledge.event_kinds import check_open
from citadels.knowledge.knowledge import Knowledge
from citadels.knowledge.worlds import sample, sample_position
from citadels.model.state import State
from citadels.model.view import View
from tabletop.kernel.ask import view_ask
from tabletop.kernel.events import EventView
from tabletop.kernel.game import Game
from tabletop.kernel.position import Position
from tabletop.kernel.randomness import Randomness
from tabletop.kernel.step_start import seen_events, step_start


class Observer:
    """Follows a game position by position, and updates each seat's (None: a spectator's) knowledge."""

    def __init__(self, game: Game[State, View], rules: Rules) -> None:
        self.game = game
        self.rules = rules
        self.seats: tuple[int | None, ...] = (*range(game.seats), None)
        self.known: dict[int | None, Knowledge] = {}

    def watch(self, position: Position[State]) -> None:
        """Update all seats by the events that led to ``position``, the one after the last watched."""
        for seat in self.seats:
            self.known[seat] = learned(self.rules, self.known.get(seat), position, seat)

    def state(self, position: Position[State], seat: int | None, chance: Randomness) -> State:
        """Return a state that ``seat`` cannot tell from that of ``position``, the last one watched."""
        return sample(self.rules, self.game.view(position.state, seat), self.known[seat], chance)

    def position(self, seat: int, chance: Randomness) -> Position[State]:
        """Return a position that ``seat``, which is asked, cannot tell from the last one watched."""
        return sample_position(self.game, self.rules, self.known[seat], chance)


def learned(
    rules: Rules,
    knowledge: Knowledge | None,
    position: Position[State],
    seat: int | None,
    told: Sequence[EventView] | None = None,
) -> Knowledge:
    """Return what ``seat`` knows at ``position``; ``knowledge`` is what it knew one position before (None: nothing).

    ``told`` are the events that it was told since; None: those that led to ``position``.
    """
    game = cast("Game[State, View]", position.game)
    start, view = step_start(position, seat), game.view(position.state, seat)
    check_open(position.events, {built.card for city in view.seats for built in city.city})
    asked = position.ask is not None and position.ask.seat == seat
    ask = view_ask(position.ask, "") if position.ask is not None and asked else None
    if knowledge is None:
        return Knowledge.first(rules, start, view, ask)
    knowledge.learn(rules, seen_events(position, seat) if told is None else told, start, view, ask)
    return knowledge
