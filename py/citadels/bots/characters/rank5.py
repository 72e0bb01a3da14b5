"""Rank 5: Bishop, Abbot, Cardinal."""

from citadels.bots.advice import AbilityScorer, Advice, Scorer, at_once
from citadels.bots.cards import finishing, fresh, gain, give_up, gold_worth, holding, surplus
from citadels.bots.outlook import Outlook
from citadels.model.view import SeatView
from tabletop.ask import OptionView


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
    base = 0.9

    def worth(self, look: Outlook, seat: SeatView) -> float:
        rich = max(other.gold for other in look.view.seats if other is not seat)
        cards = look.income(seat, "religious") * (0.9 if seat.hand <= 1 else 0.4)
        return self.base + cards + 0.5 * min(rich, max(seat.hand - 1, 0), 4)


def _mix(look: Outlook, option: OptionView) -> float:
    """Gold for the most part, cards for an empty hand."""
    gold, cards = int(option.args.get("gold", 0)), int(option.args.get("cards", 0))
    return 1.6 * gold_worth(look) * gold + fresh(look, cards)


def _loan_gain(look: Outlook, card: str, price: int) -> float:
    """Return what building ``card`` brings when cards make up for the gold that is missing."""
    short = price - look.me.gold
    others = [name for name in surplus(look, keep=0) if name != card]
    if short <= 0 or len(others) < short:
        return -1.0
    given = sum(holding(look, name) for name in others[:short])
    return gain(look, card, look.me.gold) + finishing(look, 1) - 0.7 * given


def _loan(look: Outlook) -> float:
    """Build on a loan what is better than anything the own gold buys."""
    known = {card.card: card.price for card in look.view.hand}
    rich = max(seat.gold for seat in look.rivals)
    able = [(card, price) for card, price in known.items() if price - look.me.gold <= rich]
    return max((_loan_gain(look, card, price) for card, price in able if card in look.wanted), default=-1.0)


def _loan_card(look: Outlook, option: OptionView) -> float:
    card = str(option.args.get("card", ""))
    return _loan_gain(look, card, next((c.price for c in look.view.hand if c.card == card), 0))


def _lender(look: Outlook, option: OptionView) -> float:
    """Borrow from whom it hurts."""
    seat = look.view.seats[int(option.args.get("seat", look.seat))]
    return look.menace(seat) + 0.1 * seat.gold


def _tithe(look: Outlook, option: OptionView) -> float:
    return look.menace(look.view.seats[int(option.args.get("seat", look.seat))])


ADVICE = (Bishop, Abbot, Cardinal)
ABILITIES: dict[str, AbilityScorer] = {"tithe": at_once, "loan": _loan}
ASKS: dict[str, Scorer] = {
    "mix": _mix,
    "tithe": _tithe,
    "loan": _loan_card,
    "loan_from": _lender,
    "loan_cards": give_up,
}
