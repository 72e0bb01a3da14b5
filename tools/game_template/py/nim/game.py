"""Offers Nim to the kernel: the rules bound to one set-up."""

from dataclasses import asdict
from typing import Any, cast

from nim.engine.flow import turn
from nim.model.setup import Setup
from nim.model.state import State
from nim.model.view import View
from tabletop.kernel.events import Sink
from tabletop.kernel.game import Script
from tabletop.kernel.hints import Holding
from tabletop.kernel.randomness import Randomness, Seed, source_of
from tabletop.match.plain_view import PlainSeat, ranked

LUCKY = 100
"""Lucky numbers are below this."""


class Nim:
    """See :class:`tabletop.kernel.game.Game`."""

    def __init__(self, setup: Setup) -> None:
        self.setup: dict[str, Any] = setup.model_dump()
        self.seats = setup.players
        self.sticks = setup.sticks

    def start(self, seed: Seed) -> State:
        """Return the state before the first step."""
        chance = source_of(seed)
        return State(self.sticks, [chance.below(LUCKY) for _ in range(self.seats)])

    def step(self, state: State, sink: Sink | None) -> Script:
        """Return the coroutine of the next step."""
        return cast("Script", turn(state, self.seats, sink))

    def over(self, state: State) -> bool:
        """Say whether the game has ended."""
        return not state.left

    def points(self, state: State) -> list[int]:
        """Return the points by seat: one for the last stick."""
        return [int(not state.left and seat == state.next) for seat in range(self.seats)]

    def view(self, state: State, seat: int | None) -> View:
        """Return what ``seat`` (None: a spectator) may know."""
        points = self.points(state)
        return View(
            seat=seat,
            seats=[PlainSeat(at, own) for at, own in enumerate(points)],
            scores=None if state.left else ranked(points),
            phase="play" if state.left else "over",
            left=state.left,
            turn=state.next if state.left else None,
            lucky=state.lucky[seat] if seat is not None else None,
            winner=None if state.left else state.next,
        )

    def holdings(self, state: State) -> list[Holding]:
        """Return gold, cards and points by seat; from them the page says what an option changes."""
        return [Holding(0, 0, points) for points in self.points(state)]

    def dump(self, state: State) -> dict[str, Any]:
        """Return ``state`` as JSON-ready data."""
        return asdict(state)

    def load(self, data: dict[str, Any]) -> State:
        """Return the state that ``dump`` gave. An error here refuses the match."""
        return State(**data)

    def broken_laws(self, state: State) -> list[str]:
        """Name the laws that ``state`` breaks: no stick appears or vanishes."""
        return [] if state.left + sum(state.taken) == self.sticks else ["every_stick"]

    def dealt_again(self, state: State, seat: int | None, chance: Randomness) -> State:
        """Return a state that looks to ``seat`` like ``state``: the secrets of the others are dealt again."""
        other = state.copy()
        other.lucky = [own if at == seat else chance.below(LUCKY) for at, own in enumerate(state.lucky)]
        return other
