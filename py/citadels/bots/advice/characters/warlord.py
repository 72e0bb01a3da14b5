"""Gives advice about the Warlord."""

from typing import ClassVar

from citadels.bots.advice.base import AbilityScorer, CharacterAdvice, Scorer
from citadels.bots.attacks import destroying, ending, threatened, touchable, touched
from citadels.bots.outlook import Outlook
from citadels.model.view import SeatView
from tabletop.kernel.ask import Option


def _leader_open(look: Outlook, seat: SeatView) -> float:
    """Return what the best target of an attack by ``seat`` is worth: more if a city is nearly complete."""
    others = [other for other in look.view.seats if other is not seat and other.city and not other.completed]
    return 1.0 if any(look.left(other) <= 2 for other in others) else 0.3 if others else 0.0


def _destroy(look: Outlook) -> float:
    """Return the urgency of destroying a district: what the best one brings."""
    off = look.role(look.character).discount
    able = [(seat, built, cost - off) for seat in look.rivals for _, built, cost in touchable(look, seat)]
    values = [destroying(look, seat, built, cost) for seat, built, cost in able if cost <= look.me.gold]
    return ending(look, max(values, default=0.0))


def _target(look: Outlook, option: Option) -> float:
    seat, _, built, cost = touched(look, option)
    return destroying(look, seat, built, cost)


class Warlord(CharacterAdvice):
    """Brings gold for military districts, and destroys a cheap district of a leader."""

    id = "warlord"
    base = 1.1
    suits = "raider"
    abilities: ClassVar[dict[str, AbilityScorer]] = {"destroy": _destroy}
    asks: ClassVar[dict[str, Scorer]] = {"destroy": _target}

    def worth(self, look: Outlook, seat: SeatView) -> float:
        safe = 0.5 if look.left(seat) <= 2 else 0.0
        return super().worth(look, seat) + _leader_open(look, seat) + safe

    def danger(self, look: Outlook) -> float:
        return threatened(look, 0.9)
