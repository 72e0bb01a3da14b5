"""Gives advice about the Marshal."""

from typing import ClassVar

from citadels.bots.advice.base import AbilityScorer, CharacterAdvice, Scorer
from citadels.bots.attacks import seizing, threatened, touchable, touched
from citadels.bots.outlook import Outlook
from tabletop.kernel.ask import Option


def _seize(look: Outlook) -> float:
    """Return the urgency of seizing a district: what the best one brings, or -1."""
    reach = look.role(look.character).reach
    able = [(seat, spot) for seat in look.rivals for spot in touchable(look, seat)]
    values = [
        seizing(look, seat, built, cost)
        for seat, (_, built, cost) in able
        if built.cost <= reach and cost <= look.me.gold and not look.mine(built.card)
    ]
    return max(values, default=-1.0)


def _target(look: Outlook, option: Option) -> float:
    seat, _, built, cost = touched(look, option)
    return seizing(look, seat, built, cost)


class Marshal(CharacterAdvice):
    """Brings gold for military districts, and a cheap district from another city."""

    id = "marshal"
    base = 2.6
    fetches = 6.0
    suits = "raider"
    abilities: ClassVar[dict[str, AbilityScorer]] = {"seize": _seize}
    asks: ClassVar[dict[str, Scorer]] = {"seize": _target}

    def danger(self, look: Outlook) -> float:
        return threatened(look, 0.5)
