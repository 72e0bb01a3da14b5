"""Rank 7: Architect, Navigator, Scholar."""

from citadels.bots.advice import AbilityScorer, Advice, Scorer, at_once
from citadels.bots.cards import best_plan, fresh, gold_worth, hand_prices, keep
from citadels.bots.outlook import Outlook
from citadels.model.view import SeatView


def _more_builds(look: Outlook, builds: int) -> float:
    """Return what the viewer gains by building up to ``builds`` districts instead of one."""
    gold, prices = look.me.gold + 2, hand_prices(look)
    return best_plan(look, gold, prices, builds).value - best_plan(look, gold, prices, 1).value


class Architect(Advice):
    """Cards for whoever lacks them, speed for whoever has gold."""

    id = "architect"
    base = 2.1

    def worth(self, look: Outlook, seat: SeatView) -> float:
        cards = 0.9 if seat.hand <= 1 else 0.0
        rush = 1.2 if look.left(seat) <= 3 and seat.gold >= 4 else 0.0
        return self.base + cards + rush + 0.35 * min(max(seat.gold - 3, 0), 5)

    def draft(self, look: Outlook) -> float:
        cards = 1.0 if len(look.wanted) <= 1 else 0.0
        return self.base + 0.5 + cards + 0.6 * _more_builds(look, 3)


class Navigator(Advice):
    """Four gold or cards, but nothing built."""

    id = "navigator"
    base = 2.6

    def worth(self, look: Outlook, seat: SeatView) -> float:
        poor = 1.0 if seat.gold <= 2 or seat.hand == 0 else 0.0
        rich = 0.25 * max(seat.gold - 4, 0)
        late = 2.0 if look.last_round or look.left(seat) <= 1 else 0.0
        return self.base + poor - rich - late

    def draft(self, look: Outlook) -> float:
        missed = best_plan(look, look.me.gold + 2, hand_prices(look), 1).value
        return self.worth(look, look.me) - 0.25 * max(missed - 2, 0)


class Scholar(Advice):
    """The best of seven, and two builds."""

    id = "scholar"
    base = 1.9

    def draft(self, look: Outlook) -> float:
        cards = 0.9 if len(look.wanted) <= 1 else 0.0
        return self.base + cards + 0.6 * _more_builds(look, 2)


def _four_gold(look: Outlook) -> float:
    """Gold, when there are cards to spend it on."""
    return 80.0 + 4 * 1.6 * gold_worth(look)


def _four_cards(look: Outlook) -> float:
    """Cards, when there are none."""
    return 80.0 + fresh(look, 4)


ADVICE = (Architect, Navigator, Scholar)
ABILITIES: dict[str, AbilityScorer] = {
    "bonus_cards": at_once,
    "four_gold": _four_gold,
    "four_cards": _four_cards,
    "study": at_once,
}
ASKS: dict[str, Scorer] = {"study": keep}
