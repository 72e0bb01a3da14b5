"""Rank 3: Magician, Wizard, Seer."""

from citadels.bots.advice import AbilityScorer, Advice, Scorer, at_once
from citadels.bots.cards import best_plan, gain, give_up, hand_prices, holding, keep, surplus
from citadels.bots.outlook import Outlook
from citadels.model.view import SeatView
from tabletop.ask import OptionView

FRESH_CARD = 1.6
"""What a card straight from the deck is worth in the hand, in points."""


def _fullest(look: Outlook, seat: SeatView) -> int:
    """Return the size of the biggest hand but that of ``seat``."""
    return max(other.hand for other in look.view.seats if other is not seat)


class Magician(Advice):
    """For an empty hand next to a full one."""

    id = "magician"
    base = 1.2

    def worth(self, look: Outlook, seat: SeatView) -> float:
        need = (1.0, 0.6, 0.25, 0.1)[min(seat.hand, 3)]
        return self.base + need * min(max(_fullest(look, seat) - seat.hand, 0), 4)

    def draft(self, look: Outlook) -> float:
        dead = len(look.hand) - len(look.wanted)
        need = (1.0, 0.5, 0.15, 0.0)[min(len(look.wanted), 3)]
        return self.base + need * min(max(_fullest(look, look.me) - look.me.hand, 0), 4) + 0.15 * min(dead, 4)

    def danger(self, look: Outlook) -> float:
        return 0.35 * max(look.me.hand - 2, 0)


class Wizard(Advice):
    """A card of choice, and a second build."""

    id = "wizard"
    base = 2.3

    def worth(self, look: Outlook, seat: SeatView) -> float:
        return self.base + 0.27 * min(_fullest(look, seat), 8) + (0.7 if seat.gold >= 4 else 0.0)

    def danger(self, look: Outlook) -> float:
        return 0.1 * look.me.hand


class Seer(Advice):
    """A card of everybody, and two builds."""

    id = "seer"
    base = 2.0

    def worth(self, look: Outlook, seat: SeatView) -> float:
        return self.base + (0.6 if seat.gold >= 5 else 0.0) + (0.4 if seat.hand <= 2 else 0.0)


def _swap_gain(look: Outlook, seat: SeatView) -> float:
    """Return what changing hands with ``seat`` brings: strange cards are worth 1.7 each, the first three more."""
    strange = 1.7 * min(seat.hand, 4) + 0.5 * max(seat.hand - 4, 0)
    own = sum(holding(look, card) for card in look.hand) + 0.8 * bool(look.wanted)
    return strange - own


def _builds_first(look: Outlook) -> bool:
    """Whether there is something worth building from the hand before it is given away."""
    turn = look.view.turn
    gold = look.me.gold + (0 if turn is None or turn.gathered else 2)
    builds = turn.builds_left if turn is not None else 0
    return bool(best_plan(look, gold, hand_prices(look), builds).cards)


def _swap(look: Outlook) -> float:
    """Swap when it brings more than a card; with something to build, only after building it."""
    brings = max(_swap_gain(look, seat) for seat in look.rivals)
    if brings < 1.5:
        return -1.0
    return 2.0 if _builds_first(look) else 80.0


def _redraw(look: Outlook) -> float:
    """Redraw what a fresh card would better, after building from the hand."""
    return 0.5 if _weak(look) else -1.0


def _weak(look: Outlook) -> list[str]:
    """Return the cards of the hand that are worth less than a fresh one; of copies all but one."""
    dead = surplus(look, keep=len(look.hand))
    poor = [card for card in set(look.hand) if holding(look, card) < FRESH_CARD and card not in dead]
    return dead + poor


def _whose_hand(look: Outlook, option: OptionView) -> float:
    """Take the best hand; of equal ones, the strongest rival's."""
    seat = look.view.seats[int(option.args.get("seat", look.seat))]
    return _swap_gain(look, seat) + 0.3 * look.menace(seat)


def _card_away(look: Outlook, option: OptionView) -> float:
    """Give up cards that are worth less than a fresh one."""
    card = str(option.args.get("card", ""))
    copies = _weak(look).count(card)
    return 1.0 if int(option.args.get("copy", 0)) < copies else -holding(look, card)


def _take_card(look: Outlook) -> float:
    """Look for a card after gathering, when there is gold to build it at once."""
    turn = look.view.turn
    return 60.0 if turn is not None and turn.gathered else -1.0


def _whose_card(look: Outlook, option: OptionView) -> float:
    """Choose from the fullest hand; of equal ones, the strongest rival's."""
    seat = look.view.seats[int(option.args.get("seat", look.seat))]
    return min(seat.hand, 6) + 0.8 * look.menace(seat)


def _wizard_card(look: Outlook, option: OptionView) -> float:
    """Take what can be built at once, or else what will be worth most."""
    card = str(option.args.get("card", ""))
    cost = look.fact(card).cost
    now = 0.5 * gain(look, card, cost) if 0 < cost <= look.me.gold else 0.0
    return keep(look, option) + max(now, 0.0)


def _wizard_build(look: Outlook, option: OptionView) -> float:
    """Build what was taken if that is worth it; it leaves the limit alone."""
    if option.verb != "build":
        return 0.0
    card, cost = str(option.args.get("card", "")), int(option.args.get("cost", 0))
    others = {name: price for name, price in hand_prices(look).items() if name != card}
    best = best_plan(look, look.me.gold, others, look.builds_left).value
    rest = best_plan(look, look.me.gold - cost, others, look.builds_left).value
    return gain(look, card, cost) + rest - best


ADVICE = (Magician, Wizard, Seer)
ABILITIES: dict[str, AbilityScorer] = {
    "swap": _swap,
    "redraw": _redraw,
    "take_card": _take_card,
    "seer": at_once,
}
ASKS: dict[str, Scorer] = {
    "swap": _whose_hand,
    "redraw": _card_away,
    "wizard": _whose_card,
    "wizard_card": _wizard_card,
    "wizard_build": _wizard_build,
    "seer_give": give_up,
}
