"""Rank 4: King, Emperor, Patrician."""

from citadels.bots.advice import AbilityScorer, Advice, Scorer
from citadels.bots.outlook import Outlook
from citadels.model.view import SeatView


def crown_worth(look: Outlook, seat: SeatView) -> float:
    """Return what wearing the crown next round is worth: the first pick, and a Statue's points."""
    near_end = 0.6 if min(look.left(other) for other in look.view.seats) <= 2 else 0.0
    return 1.0 + near_end + (1.5 if look.has(seat, "statue") else 0.0) + (0.3 if not seat.crown else 0.0)


class King(Advice):
    """The crown, and the nobles' gold."""

    id = "king"
    base = 0.5

    def worth(self, look: Outlook, seat: SeatView) -> float:
        return super().worth(look, seat) + crown_worth(look, seat)


class Emperor(Advice):
    """The nobles' gold, a coin or a card, and a say in who drafts first."""

    id = "emperor"
    base = 2.0


class Patrician(Advice):
    """The crown, and a card for each noble district."""

    id = "patrician"
    base = 0.8

    def worth(self, look: Outlook, seat: SeatView) -> float:
        cards = 0.7 * look.income(seat, "noble") * (1.2 if seat.hand <= 2 else 0.6)
        return self.base + cards + crown_worth(look, seat)


ADVICE = (King, Emperor, Patrician)
ABILITIES: dict[str, AbilityScorer] = {}
ASKS: dict[str, Scorer] = {}
