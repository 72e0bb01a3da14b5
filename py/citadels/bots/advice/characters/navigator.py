"""Gives advice about the Navigator."""

from typing import ClassVar

from citadels.bots.advice.base import AbilityScorer, CharacterAdvice
from citadels.bots.cards import best_plan, fresh, gold_worth, hand_prices
from citadels.bots.outlook import Outlook
from citadels.model.view import SeatView


def _four_gold(look: Outlook) -> float:
    """Return the urgency of four gold."""
    return 80.0 + 4 * 1.6 * gold_worth(look)


def _four_cards(look: Outlook) -> float:
    """Return the urgency of four cards: greater if the hand has few useful ones."""
    return 80.0 + fresh(look, 4)


class Navigator(CharacterAdvice):
    """Brings four gold or four cards, but builds nothing."""

    id = "navigator"
    base = 2.6
    suits = "builder"
    abilities: ClassVar[dict[str, AbilityScorer]] = {"four_gold": _four_gold, "four_cards": _four_cards}

    def worth(self, look: Outlook, seat: SeatView) -> float:
        poor = 1.0 if seat.gold <= 2 or seat.hand == 0 else 0.0
        rich = 0.25 * max(seat.gold - 4, 0)
        late = 2.0 if look.last_round or look.left(seat) <= 1 else 0.0
        return self.base + poor - rich - late

    def draft(self, look: Outlook) -> float:
        missed = best_plan(look, look.me.gold + 2, hand_prices(look), 1).value
        return self.worth(look, look.me) - 0.25 * max(missed - 2, 0)
