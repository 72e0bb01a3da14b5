"""Gives the command line what it needs to simulate Nim: set-ups, laws, and an observer of what is hidden."""

from nim.game import Nim
from nim.kind import NIM
from nim.model.state import State
from tabletop.cli.plain import PlainObserver, setup_for
from tabletop.cli.simulated_game import SimulatedGame
from tabletop.kernel.laws import Broken


def _laws(game: Nim, state: State, *, lifted: bool = False) -> list[Broken]:  # noqa: ARG001 - nothing is lifted in a step
    return [Broken(law, f"{state.left} left") for law in game.broken_laws(state)]


def _round(state: State) -> int:
    return len(state.taken)


SIMULATED = SimulatedGame(kind=NIM, setup=setup_for, laws=_laws, observer=PlainObserver, round_of=_round)
