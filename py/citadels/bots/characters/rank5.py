"""Rank 5: Bishop, Abbot, Cardinal."""

from citadels.bots.advice import AbilityScorer, Advice, Scorer
from citadels.bots.outlook import Outlook
from citadels.model.view import SeatView


class Bishop(Advice):
    """The faithful's gold, and peace for a city worth attacking."""

    id = "bishop"
    base = 1.0

    def worth(self, look: Outlook, seat: SeatView) -> float:
        near_end = 1.2 if look.left(seat) <= 2 else 0.0
        return super().worth(look, seat) + 0.15 * len(seat.city) + near_end


class Abbot(Advice):
    """The faithful's gold or cards, and a coin of the richest."""

    id = "abbot"
    base = 1.2

    def worth(self, look: Outlook, seat: SeatView) -> float:
        richest = all(seat.gold >= other.gold for other in look.view.seats)
        return super().worth(look, seat) + (0.0 if richest else 0.9)


class Cardinal(Advice):
    """A big district on somebody else's gold, for a hand with cards to give."""

    id = "cardinal"
    base = 1.0

    def worth(self, look: Outlook, seat: SeatView) -> float:
        rich = max(other.gold for other in look.view.seats if other is not seat)
        return self.base + 0.6 * look.income(seat, "religious") + 0.4 * min(rich, max(seat.hand - 1, 0), 4)


ADVICE = (Bishop, Abbot, Cardinal)
ABILITIES: dict[str, AbilityScorer] = {}
ASKS: dict[str, Scorer] = {}
