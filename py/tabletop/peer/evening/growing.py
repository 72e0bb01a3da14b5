"""Adds a seat for each friend at the door who finds none free, before the deal.

It takes back those to which no friend has come.
"""

from collections.abc import Callable
from typing import Any, Protocol

from tabletop.peer.evening.callers import Callers, DoorRoom
from tabletop.peer.shapes import PlayedGame
from tabletop.players.seating import ELSEWHERE, Chair

Setup = dict[str, Any]
Larger = Callable[[Setup], Setup | None]
"""Returns a set-up for one more player; None where there is none (``Kind.larger``)."""


class GrowingRoom(DoorRoom, Protocol):
    """The room with the table."""

    facts: PlayedGame

    def resize(self, setup: Setup, seating: list[Chair]) -> None:
        """Have another number of seats, and tell all."""


class Growing:
    """The seats that were added to a table."""

    def __init__(self, room: GrowingRoom, larger: Larger) -> None:
        self._room, self._larger = room, larger
        self.added: list[tuple[int, Setup]] = []
        """For each added seat its number, and the set-up without it."""

    @property
    def next_seat(self) -> int | None:
        """The number that one more seat would have; None where there is none to be had."""
        room = self._room
        return None if room.dealt or self._larger(room.facts.setup) is None else len(room.seating)

    def add(self, name: str) -> None:
        """Add a seat for the friend ``name``, where ``next_seat`` has a number."""
        room = self._room
        before, setup = room.facts.setup, self._larger(room.facts.setup)
        if setup is not None:
            self.added.append((len(room.seating), before))
            room.resize(setup, [*room.seating, Chair(name=name, player=ELSEWHERE)])

    def take_back(self, callers: Callers) -> None:
        """Take away the last seats, as far as they were added and have no friend, nor one on the way."""
        room = self._room
        while self.added and self.added[-1][0] == len(room.seating) - 1:
            seat, setup = self.added[-1]
            if room.registry.at(seat) or callers.is_coming(seat):
                return
            self.added.pop()
            callers.leave_seat(seat)
            room.registry.void(seat)
            room.resize(setup, room.seating[:-1])
