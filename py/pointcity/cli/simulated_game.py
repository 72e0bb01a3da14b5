"""Gives the command line what it needs to simulate Point City: tables, laws, an observer, and statistics of picks."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from pointcity.cli.texts import COLUMNS
from pointcity.engine.laws import broken_laws
from pointcity.engine.secrets import resample
from pointcity.game import PointCity
from pointcity.kind import POINT_CITY
from pointcity.model.setup import Level
from pointcity.model.state import State
from tabletop.cli.simulated_game import Count, Decision, SimulatedGame
from tabletop.kernel.ask import read_option
from tabletop.kernel.laws import Broken
from tabletop.kernel.position import Position
from tabletop.kernel.randomness import Randomness

TAKEN, TOKENS = COLUMNS


@dataclass(frozen=True)
class Wish:
    """The tables that a run may play: the numbers of ``players`` in turn.

    One player plays against the ``automa`` level.
    """

    players: tuple[int, ...] = (4,)
    automa: Level = "medium"
    promo: bool = True


def setup_for(wish: Wish, seed: int) -> dict[str, Any]:
    """Return the set-up of the game with ``seed``."""
    players = wish.players[seed % len(wish.players)]
    return {"players": players, "promo": wish.promo, "automa": wish.automa if players == 1 else ""}


def _laws(game: PointCity, state: State, *, lifted: bool = False) -> list[Broken]:
    return broken_laws(game.rules, state, lifted=lifted)


class Observer:
    """Deals again what is hidden, which is the same for every seat and does not depend on earlier moments."""

    def __init__(self, game: PointCity) -> None:
        self.game = game
        self.latest: Position[State] | None = None

    def watch(self, position: Position[State]) -> None:
        """Take note of ``position``."""
        self.latest = position

    def state(self, position: Position[State], seat: int | None, chance: Randomness) -> State:  # noqa: ARG002 - all are shown the same
        """Return a state that looks to every seat like that of ``position``."""
        return resample(position.state, chance)

    def position(self, seat: int, chance: Randomness) -> Position[State]:  # noqa: ARG002 - see above
        """Return a position that looks like the last one watched; in the middle of a step that one itself.

        A step may have revealed cards, which another deal would change. Raises RuntimeError if nothing was watched.
        """
        if self.latest is None:
            raise RuntimeError("nothing was watched")
        if self.latest.picks:
            return self.latest
        return Position[State].resumed(self.game, resample(self.latest.base, chance), ())


def _round(state: State) -> int:
    return state.turn // max(len(state.players), 2)


def _note(decision: Decision) -> Iterator[Count]:
    """Yield what a decision takes."""
    _kind, _cause, _options, pick = decision
    for option in pick:
        chosen = read_option(option)
        if chosen.verb == "token":
            yield TOKENS, chosen.word("token"), 1
        elif chosen.verb in {"take", "draw", "flip", "pass"}:
            yield TAKEN, chosen.verb, 1


SIMULATED = SimulatedGame(
    kind=POINT_CITY,
    setup=setup_for,
    laws=_laws,
    observer=Observer,
    round_of=_round,
    columns=COLUMNS,
    note=_note,
)
