"""Rank 4: King, Emperor, Patrician."""

from citadels.bots.advice import AbilityScorer, Advice, Scorer, at_once
from citadels.bots.cards import fresh, give_up, gold_worth
from citadels.bots.outlook import Outlook
from citadels.model.view import SeatView
from tabletop.ask import OptionView


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
    base = 1.9


class Patrician(Advice):
    """The crown, and a card for each noble district."""

    id = "patrician"
    base = 0.5

    def worth(self, look: Outlook, seat: SeatView) -> float:
        cards = look.income(seat, "noble") * (0.9 if seat.hand <= 1 else 0.4)
        return self.base + cards + crown_worth(look, seat)


def _heir(look: Outlook, option: OptionView) -> float:
    """Crown the seat that lets us draft early, gives little to a leader, and can pay."""
    if "seat" not in option.args:
        return 0.0
    seats = len(look.view.seats)
    heir = look.view.seats[int(option.args["seat"])]
    after = (look.seat - heir.seat) % seats
    statue = 4.0 if look.has(heir, "statue") else 0.0
    pays = 0.6 if heir.gold or heir.hand else 0.0
    return 1.5 * (1 - after / seats) - 0.6 * look.menace(heir) - statue + pays


def _price(look: Outlook, option: OptionView) -> float:
    """Take the coin, unless the hand needs a card more."""
    return gold_worth(look) * 1.6 if option.args.get("what") == "gold" else fresh(look, 1)


def _tribute(look: Outlook, option: OptionView) -> float:
    """Classic: pay with whatever is worth less."""
    return -gold_worth(look) * 1.6 if option.args.get("what") == "gold" else give_up(look, option)


ADVICE = (King, Emperor, Patrician)
ABILITIES: dict[str, AbilityScorer] = {"crown": at_once}
ASKS: dict[str, Scorer] = {"crown": _heir, "crown_price": _price, "crown_tribute": _tribute}
