"""Gives advice about the Emperor."""

from typing import ClassVar

from citadels.bots.advice.base import AbilityScorer, CharacterAdvice, Scorer, at_once
from citadels.bots.cards import fresh, give_up, gold_worth
from citadels.bots.outlook import Outlook
from tabletop.kernel.ask import Option


def _heir(look: Outlook, option: Option) -> float:
    """Score crowning a seat: the viewer should draft soon after it; it should not lead, and should be able to pay."""
    if "seat" not in option.args:
        return 0.0
    seats = len(look.view.seats)
    heir = look.view.seats[option.number("seat")]
    after = (look.seat - heir.seat) % seats
    scores = 4.0 if look.crown_points(heir) else 0.0
    pays = 0.6 if heir.gold or heir.hand else 0.0
    return 1.5 * (1 - after / seats) - 0.6 * look.menace(heir) - scores + pays


def _price(look: Outlook, option: Option) -> float:
    """Score what to take from the crowned seat: the gold, unless the hand needs a card more."""
    return gold_worth(look) * 1.6 if option.word("what") == "gold" else fresh(look, 1)


def _tribute(look: Outlook, option: Option) -> float:
    """Score what to pay for the crown: whatever is worth less."""
    return -gold_worth(look) * 1.6 if option.word("what") == "gold" else give_up(look, option)


class Emperor(CharacterAdvice):
    """Brings gold for noble districts and a gold or a card, and chooses the seat that drafts first."""

    id = "emperor"
    base = 1.9
    fetches = 5.0
    suits = "rusher"
    abilities: ClassVar[dict[str, AbilityScorer]] = {"crown": at_once}
    asks: ClassVar[dict[str, Scorer]] = {"crown": _heir, "crown_price": _price, "crown_tribute": _tribute}
