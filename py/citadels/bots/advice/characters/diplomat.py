"""Gives advice about the Diplomat."""

from typing import ClassVar

from citadels.bots.advice.base import AbilityScorer, CharacterAdvice, Scorer
from citadels.bots.attacks import best_exchange, ending, giving, threatened, touchable, touched
from citadels.bots.outlook import Outlook
from tabletop.kernel.ask import Option


def _exchange(look: Outlook) -> float:
    """Return the urgency of an exchange: what the best pair of districts brings."""
    values = [
        best_exchange(look, seat, at, cost - built.cost)
        for seat in look.rivals
        for at, built, cost in touchable(look, seat)
    ]
    return ending(look, max(values, default=0.0))


def _target(look: Outlook, option: Option) -> float:
    seat, at, built, cost = touched(look, option)
    return best_exchange(look, seat, at, cost - built.cost)


def _own(look: Outlook, option: Option) -> float:
    _, _, built, cost = touched(look, option)
    return giving(look, built, cost)


class Diplomat(CharacterAdvice):
    """Brings gold for military districts, and a better district for a worse one."""

    id = "diplomat"
    base = 1.3
    suits = "raider"
    abilities: ClassVar[dict[str, AbilityScorer]] = {"exchange": _exchange}
    asks: ClassVar[dict[str, Scorer]] = {"exchange": _target, "exchange_for": _own}

    def danger(self, look: Outlook) -> float:
        return threatened(look, 0.6)
