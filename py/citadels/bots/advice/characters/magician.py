"""Gives advice about the Magician."""

from typing import ClassVar

from citadels.bots.advice.base import AbilityScorer, CharacterAdvice, Scorer
from citadels.bots.cards import best_plan, hand_prices, holding, surplus
from citadels.bots.outlook import Outlook
from citadels.model.view import SeatView
from tabletop.kernel.ask import Option

FRESH_CARD = 1.6
"""What a card from the deck is worth in the hand, in points."""


def _swap_gain(look: Outlook, seat: SeatView) -> float:
    """Return what swapping hands with ``seat`` brings: its first four cards are worth 1.7 each, more cards 0.5."""
    theirs = 1.7 * min(seat.hand, 4) + 0.5 * max(seat.hand - 4, 0)
    own = sum(holding(look, card) for card in look.hand) + 0.8 * bool(look.wanted)
    return theirs - own


def _builds_first(look: Outlook) -> bool:
    """Whether there is something worth building from the hand before it is given away."""
    turn = look.view.turn
    gold = look.me.gold + (0 if turn is None or turn.gathered else 2)
    builds = turn.builds_left if turn is not None else 0
    return bool(best_plan(look, gold, hand_prices(look), builds).cards)


def _swap(look: Outlook) -> float:
    """Return the urgency of a swap: it must bring 1.5 points, and comes after a build from the hand."""
    brings = max(_swap_gain(look, seat) for seat in look.rivals)
    if brings < 1.5:
        return -1.0
    return 2.0 if _builds_first(look) else 80.0


def _redraw(look: Outlook) -> float:
    """Return the urgency of a redraw: if new cards are better than some in hand, after building from the hand."""
    return 0.5 if _weak(look) else -1.0


def _weak(look: Outlook) -> list[str]:
    """Return the cards of the hand that are worth less than a new one; of copies all but one."""
    dead = surplus(look, keep=len(look.hand))
    poor = [card for card in set(look.hand) if holding(look, card) < FRESH_CARD and card not in dead]
    return dead + poor


def _whose_hand(look: Outlook, option: Option) -> float:
    """Score swapping with a seat: the best hand, and of equal ones that of the strongest rival."""
    seat = look.view.seats[option.number("seat", look.seat)]
    return _swap_gain(look, seat) + 0.3 * look.menace(seat)


def _card_away(look: Outlook, option: Option) -> float:
    """Score redrawing a card: good for cards that are worth less than a new one."""
    card = option.word("card")
    return 1.0 if option.number("copy") < _weak(look).count(card) else -holding(look, card)


class Magician(CharacterAdvice):
    """Is good for a seat with few cards if another seat has many."""

    id = "magician"
    base = 1.2
    fetches = 8.0
    suits = "schemer"
    abilities: ClassVar[dict[str, AbilityScorer]] = {"swap": _swap, "redraw": _redraw}
    asks: ClassVar[dict[str, Scorer]] = {"swap": _whose_hand, "redraw": _card_away}

    def worth(self, look: Outlook, seat: SeatView) -> float:
        need = (1.0, 0.6, 0.25, 0.1)[min(seat.hand, 3)]
        return self.base + need * min(max(look.fullest_hand(seat) - seat.hand, 0), 4)

    def draft(self, look: Outlook) -> float:
        dead = len(look.hand) - len(look.wanted)
        need = (1.0, 0.5, 0.15, 0.0)[min(len(look.wanted), 3)]
        more = max(look.fullest_hand(look.me) - look.me.hand, 0)
        return self.base + need * min(more, 4) + 0.15 * min(dead, 4)

    def danger(self, look: Outlook) -> float:
        return 0.35 * max(look.me.hand - 2, 0)
