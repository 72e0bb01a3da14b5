"""Gives advice about the Cardinal."""

from typing import ClassVar

from citadels.bots.advice.base import AbilityScorer, CharacterAdvice, Scorer
from citadels.bots.cards import finishing, gain, give_up, holding, surplus
from citadels.bots.outlook import Outlook
from citadels.model.view import SeatView
from tabletop.kernel.ask import Option


def _loan_gain(look: Outlook, card: str, price: int) -> float:
    """Return what building ``card`` brings if cards pay for the gold that is missing; -1 if they cannot."""
    short = price - look.me.gold
    others = [name for name in surplus(look, keep=0) if name != card]
    if short <= 0 or len(others) < short:
        return -1.0
    given = sum(holding(look, name) for name in others[:short])
    return gain(look, card, look.me.gold) + finishing(look, 1) - 0.7 * given


def _loan(look: Outlook) -> float:
    """Return the urgency of a loan: what the best build with another seat's gold brings."""
    known = {card.card: card.price for card in look.view.hand}
    rich = max(seat.gold for seat in look.rivals)
    able = [(card, price) for card, price in known.items() if price - look.me.gold <= rich]
    return max((_loan_gain(look, card, price) for card, price in able if card in look.wanted), default=-1.0)


def _loan_card(look: Outlook, option: Option) -> float:
    card = option.word("card")
    return _loan_gain(look, card, next((c.price for c in look.view.hand if c.card == card), 0))


def _lender(look: Outlook, option: Option) -> float:
    """Score borrowing from a seat: the more dangerous and the richer, the better."""
    seat = look.view.seats[option.number("seat", look.seat)]
    return look.menace(seat) + 0.1 * seat.gold


class Cardinal(CharacterAdvice):
    """Builds an expensive district with another seat's gold, if the hand has cards to give for it."""

    id = "cardinal"
    base = 0.9
    suits = "schemer"
    abilities: ClassVar[dict[str, AbilityScorer]] = {"loan": _loan}
    asks: ClassVar[dict[str, Scorer]] = {"loan": _loan_card, "loan_from": _lender, "loan_cards": give_up}

    def worth(self, look: Outlook, seat: SeatView) -> float:
        rich = max(other.gold for other in look.view.seats if other is not seat)
        cards = look.income(seat, look.role(self.id).income) * (0.9 if seat.hand <= 1 else 0.4)
        return self.base + cards + 0.5 * min(rich, max(seat.hand - 1, 0), 4)
