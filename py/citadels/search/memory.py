"""Keeps what a searching player remembers: what its seat knows, and the rules of the game, to try options."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from citadels.knowledge.knowledge import Knowledge
from tabletop.match.kind import Observation

if TYPE_CHECKING:
    from citadels.game import Citadels


@dataclass(slots=True)
class Memory:
    """What a seat knows. ``game`` holds no position, only the rules and a cache of the views of tried tables."""

    game: "Citadels"
    knowledge: Knowledge


def learn(game: "Citadels", memory: Memory | None, observation: Observation) -> Memory:
    """Return what a seat remembers after ``observation`` that remembered ``memory``, which may be changed."""
    if memory is None:
        knowledge = Knowledge.first(game.rules, observation.step_start, observation.view, observation.ask)
        return Memory(game.apart(), knowledge)
    memory.knowledge.learn(
        game.rules, observation.told, observation.step_start, observation.view, observation.ask
    )
    return memory
