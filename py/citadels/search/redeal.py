"""Starts of new games, dealt from what one seat of a running game knows."""

from citadels.bots.weights import strong_weights
from citadels.knowledge.build_state import DealRoles, evenly
from citadels.knowledge.dealing import ImpossibleError
from citadels.knowledge.worlds import sample_start, settled
from citadels.model.view import View
from citadels.search.memory import Memory
from citadels.search.option_search import believed
from tabletop.kernel.ask import AskView
from tabletop.kernel.randomness import Randomness
from tabletop.match.kind import Start

TRIES = 8
"""So many deals are made until the picks of the step under way fit one."""


def redeal(memory: Memory, view: View, ask: AskView | None, chance: Randomness) -> Start | None:
    """Return a start that the seat cannot tell from the true one; None where what it remembers leaves no room for any.

    The known picks of the step under way are played again, others' are drawn until the step tells what it told. Where that fails, or
    chance brought something in it that the seat has seen, the step begins anew.
    """
    belief: DealRoles = believed(memory, view, ask, strong_weights(view)) if ask is not None else evenly
    try:
        for _ in range(TRIES):
            start = _in_step(memory, chance, belief)
            if start is not None:
                return start
        return Start(sample_start(memory.game.rules, memory.knowledge, chance, belief), ())
    except ImpossibleError:
        return None


def _in_step(memory: Memory, chance: Randomness, belief: DealRoles) -> Start | None:
    """Return a start whose picks lead to the moment itself; None where this deal does not allow it."""
    game, knowledge = memory.game, memory.knowledge
    base = sample_start(game.rules, knowledge, chance, belief)
    position = settled(game, game.rules, base, knowledge, chance)
    return Start(base, position.picks) if position is not None else None
