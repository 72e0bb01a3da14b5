"""Answers in a seat's last turn from its view alone."""

from pointcity.knowledge.last_turn import LastTurn, is_last_turn, worlds_needed
from pointcity.knowledge.view_worlds import rules_seen, view_world
from pointcity.model.view import View
from tabletop.kernel.ask import AskView
from tabletop.kernel.randomness import Randomness
from tabletop.players.thinking import finished

WORLDS = 4
"""The worlds in which later seats, and cards that are not seen yet, are tried."""


def last_answer(view: View, ask: AskView, chance: Randomness) -> str | None:
    """Return the best option in the last turn of the seat that is asked; None before it."""
    if not is_last_turn(view, ask):
        return None
    rules = rules_seen(view)
    worlds = [view_world(view, chance) for _ in range(worlds_needed(rules, view, ask, WORLDS))]
    return finished(LastTurn(rules, ask, worlds).answer()) if worlds else None
