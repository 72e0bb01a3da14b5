"""Gives advice about the Diplomat."""

from typing import ClassVar

from citadels.bots.advice.base import AbilityScorer, CharacterAdvice, Scorer
from citadels.bots.attacks import best_exchange, ending, exchanging, giving, threatened, touchable, touched
from citadels.bots.outlook import Outlook
from citadels.cards.api import exchange_price
from citadels.model.view import SeatView
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
    _, own, built, cost = touched(look, option)
    target = _chosen(look) if look.last_round else None
    if target is None:
        return giving(look, built, cost)
    seat, at, surcharge = target
    return exchanging(look, seat, at, own, surcharge)


def _chosen(look: Outlook) -> tuple[SeatView, int, int] | None:
    """Return the district that was chosen before: seat, place, surcharge.

    It is the best one that explains the prices asked.
    """
    asked = [touched(look, option) for option in look.ask.options if option.verb == "exchange_for"]
    found = [
        (best_exchange(look, seat, at, cost - theirs.cost), (seat, at, cost - theirs.cost))
        for seat in look.rivals
        for at, theirs, cost in touchable(look, seat)
        if all(
            price == exchange_price(own.cost, theirs.cost) + cost - theirs.cost for _, _, own, price in asked
        )
    ]
    return max(found, key=lambda one: one[0])[1] if found else None


class Diplomat(CharacterAdvice):
    """Brings gold for military districts, and a better district for a worse one."""

    id = "diplomat"
    base = 1.3
    suits = "raider"
    abilities: ClassVar[dict[str, AbilityScorer]] = {"exchange": _exchange}
    asks: ClassVar[dict[str, Scorer]] = {"exchange": _target, "exchange_for": _own}

    def danger(self, look: Outlook) -> float:
        return threatened(look, 0.6)
