"""Plays as ``master``: like ``normal``, but it searches some asks, and counts its last turn in more likely worlds."""

from pointcity.bots.normal import NormalBot
from pointcity.knowledge.last_turn import LastTurn, is_last_turn, worlds_needed
from pointcity.model.state import State
from pointcity.model.view import View
from pointcity.search.memory import Memory
from pointcity.search.option_search import SEARCHED_ASKS, weigh
from pointcity.search.worlds import ImpossibleError, sample_position
from tabletop.kernel.ask import AskView, Pick
from tabletop.kernel.randomness import Randomness
from tabletop.match.kind import Recall
from tabletop.players.thinking import Thought

LAST_WORLDS = 16
"""The worlds in which the last turn is tried."""


class Master:
    """Searches some asks, and answers all others as ``normal``; its last turn it counts."""

    def __init__(self, *, brief: bool = False) -> None:
        self.brief = brief
        self.normal = NormalBot()

    def choose(self, view: View, ask: AskView, chance: Randomness, recall: Recall) -> Thought[Pick]:
        """Compute the answer to ``ask``; that of ``normal`` if nothing can be tried."""
        if len(ask.options) > 1 and is_last_turn(view, ask):
            yield
            counted = yield from _counted(recall(), view, ask, chance)
            return (counted,) if counted is not None else self.normal.choose(view, ask, chance)
        if ask.kind in SEARCHED_ASKS and len(ask.options) > 1:
            # The next line may take long: it computes what the seat remembers.
            yield
            found = yield from weigh(recall(), view, ask, chance, brief=self.brief)
            if found:
                return found[0].option[0]
        return self.normal.choose(view, ask, chance)


def _counted(memory: Memory, view: View, ask: AskView, chance: Randomness) -> Thought[str | None]:
    """Compute the best option of a last turn in worlds that fit the memory; None if none can be dealt."""
    rules = memory.game.rules
    worlds: list[State] = []
    try:
        for _ in range(worlds_needed(rules, view, ask, LAST_WORLDS)):
            worlds.append(sample_position(memory, chance).state)
            yield
    except ImpossibleError:
        return None
    return (yield from LastTurn(rules, ask, worlds).answer())
