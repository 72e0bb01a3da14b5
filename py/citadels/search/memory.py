"""Keeps what a searching player remembers: what its seat knows, and the rules of the game, to try options."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from citadels.knowledge.knowledge import Knowledge
from citadels.knowledge.stored import are_true, read_notes, write_notes
from citadels.model.state import State
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


def write_memory(memory: Memory) -> dict[str, Any]:
    """Return what the seat knew at the start of the step under way."""
    return write_notes(memory.knowledge.cards, memory.knowledge.roles)


def memory_fits(game: "Citadels", state: State, seat: int, data: Mapping[str, Any]) -> bool:
    """Whether ``data`` is what :func:`write_memory` wrote, and true of ``state`` for ``seat``."""
    return are_true(game.rules, state, game.view(state, seat), data)


def read_memory(game: "Citadels", data: Mapping[str, Any], observation: Observation) -> Memory:
    """Return what a seat remembers after ``observation``, its first one, that knew ``data`` before."""
    knowledge = Knowledge.first(
        game.rules, observation.step_start, observation.view, observation.ask, read_notes(data)
    )
    return Memory(game.apart(), knowledge)
