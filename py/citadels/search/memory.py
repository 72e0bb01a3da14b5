"""What a searching player remembers: what its seat knows, and a game of its own to try things out with."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from citadels.knowledge.knowledge import Knowledge
from tabletop.kind import News

if TYPE_CHECKING:
    from citadels.game import Citadels


@dataclass(slots=True)
class Memory:
    """What a seat knows; ``game`` holds no position, only the rules, and notes of the views of tried tables."""

    game: "Citadels"
    knowledge: Knowledge


def learn(game: "Citadels", memory: Memory | None, news: News) -> Memory:
    """Return what a seat remembers after ``news`` that remembered ``memory``, which may be changed."""
    if memory is None:
        knowledge = Knowledge.first(game.rules, news.step_start, news.view, news.ask)
        return Memory(game.apart(), knowledge)
    memory.knowledge.learn(game.rules, news.told, news.step_start, news.view, news.ask)
    return memory
