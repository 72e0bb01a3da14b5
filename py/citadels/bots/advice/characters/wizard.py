"""Gives advice about the Wizard."""

from typing import ClassVar

from citadels.bots.advice.base import AbilityScorer, CharacterAdvice, Scorer
from citadels.bots.cards import best_plan, gain, hand_prices, keep
from citadels.bots.outlook import Outlook
from citadels.model.view import SeatView
from tabletop.kernel.ask import Option


def _take_card(look: Outlook) -> float:
    """Return the urgency of taking a card: after gathering, when there is gold to build it at once."""
    turn = look.view.turn
    return 60.0 if turn is not None and turn.gathered else -1.0


def _whose_card(look: Outlook, option: Option) -> float:
    """Score looking at a hand: the one with most cards; of equal ones that of the strongest rival."""
    seat = look.view.seats[option.number("seat", look.seat)]
    return min(seat.hand, 6) + 0.8 * look.menace(seat)


def _which_card(look: Outlook, option: Option) -> float:
    """Score taking a card: what it is worth later, and more if it can be built at once."""
    card = option.word("card")
    cost = look.district(card).cost
    now = 0.5 * gain(look, card, cost) if 0 < cost <= look.me.gold else 0.0
    return keep(look, option) + max(now, 0.0)


def _build_it(look: Outlook, option: Option) -> float:
    """Score building the card at once: what it brings, less what its gold could build instead. It does not count."""
    if option.verb != "build":
        return 0.0
    card, cost = option.word("card"), option.number("cost")
    others = {name: price for name, price in hand_prices(look).items() if name != card}
    best = best_plan(look, look.me.gold, others, look.builds_left).value
    rest = best_plan(look, look.me.gold - cost, others, look.builds_left).value
    return gain(look, card, cost) + rest - best


class Wizard(CharacterAdvice):
    """Brings a card of choice from another hand, and a second build."""

    id = "wizard"
    base = 2.3
    fetches = 8.0
    suits = "schemer"
    abilities: ClassVar[dict[str, AbilityScorer]] = {"take_card": _take_card}
    asks: ClassVar[dict[str, Scorer]] = {
        "wizard": _whose_card,
        "wizard_card": _which_card,
        "wizard_build": _build_it,
    }

    def worth(self, look: Outlook, seat: SeatView) -> float:
        return self.base + 0.27 * min(look.fullest_hand(seat), 8) + (0.7 if seat.gold >= 4 else 0.0)

    def danger(self, look: Outlook) -> float:
        return 0.1 * look.me.hand
