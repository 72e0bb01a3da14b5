"""Defines the step of the game: one player takes one to three sticks. It asks, and changes the state in place."""

from collections.abc import Awaitable
from typing import cast

from nim.model.state import State
from tabletop.kernel.ask import Ask, Pick, option, read_option
from tabletop.kernel.events import Event, Facts, Sink

MOST_TAKEN = 3


class Table:
    """The verbs: each makes one change and tells one event."""

    def __init__(self, state: State, sink: Sink | None) -> None:
        self.state = state
        self.sink = sink

    def tell(self, kind: str, facts: Facts) -> None:
        """Tell an event to all seats; its sentence is the text `event-<kind>`."""
        if self.sink is not None:
            self.sink(Event(kind, "", facts, {}, reveals=False))

    def take(self, seat: int, sticks: int) -> None:
        """Let ``seat`` take some sticks."""
        self.state.left -= sticks
        self.state.taken.append(sticks)
        self.tell("taken", {"seat": seat, "sticks": sticks})


async def turn(state: State, seats: int, sink: Sink | None) -> None:
    """Ask the seat to move how many sticks it takes, and take them."""
    seat = state.next
    options = tuple(option("take", sticks=count) for count in range(1, min(MOST_TAKEN, state.left) + 1))
    (pick,) = await cast("Awaitable[Pick]", Ask(seat, "take", options))
    Table(state, sink).take(seat, read_option(pick).number("sticks"))
    if state.left:
        state.next = (seat + 1) % seats
