"""Chooses the answers to search: those that ``normal`` rates highest, both cards of a turn together."""

from pointcity.bots.normal import Judgement
from pointcity.bots.outlook import Outlook, neighbours
from pointcity.bots.weights import NEVER, WEIGHTS
from pointcity.engine.choices import DRAW, FLIP, PASS, TAKE
from pointcity.model.view import View
from tabletop.kernel.ask import AskView, Pick

Plan = tuple[Pick, ...]
"""A sequence of answers: to the open ask, and to those that follow at once."""


def plans(view: View, ask: AskView, most: int, chosen: Pick | None = None) -> list[Plan]:
    """Return up to ``most`` plans, those first that ``normal`` rates highest; empty if there is nothing to choose.

    One more if none of them has the answer ``chosen``.
    """
    judgement = Judgement(Outlook(view, ask, ask.seat), WEIGHTS)
    if ask.kind == "turn":
        found = _turns(judgement, ask)
    else:
        score = judgement.scorer(ask.kind)
        found = [(score(option), ((option.id,),)) for option in ask.options]
    found.sort(key=lambda one: -one[0])
    rated = [plan for _, plan in found]
    with_it = [] if chosen is None else [plan for plan in rated if chosen in plan]
    return rated[:most] + ([] if any(plan in rated[:most] for plan in with_it) else with_it[:1])


def _turns(judgement: Judgement, ask: AskView) -> list[tuple[float, Plan]]:
    """Return the plans for a turn: each pair of cards once, a draw, a flip of the cell that ``normal`` would choose."""
    found: list[tuple[float, Plan]] = []
    firsts = {option.number("cell") for option in ask.options if option.verb == "take"}
    for cell in sorted(firsts):
        for near in neighbours(cell):
            worth = judgement.pair(cell, near)
            if near > cell and near in firsts and worth > NEVER:
                found.append((worth, ((TAKE[cell],), (TAKE[near],))))
    for option in ask.options:
        if option.id == DRAW:
            found.append((judgement.turn(option), ((DRAW,),)))
        elif option.id in {FLIP, PASS}:
            found.append((WEIGHTS.flip if option.id == FLIP else 0.0, ((option.id,),)))
    return found
