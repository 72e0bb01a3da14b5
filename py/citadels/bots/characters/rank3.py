"""Rank 3: Magician, Wizard, Seer."""

from citadels.bots.advice import AbilityScorer, Advice, Scorer
from citadels.bots.cards import best_plan, hand_prices, holding, surplus
from citadels.bots.outlook import Outlook
from citadels.model.view import SeatView
from tabletop.ask import OptionView


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
    base = 2.2

    def danger(self, look: Outlook) -> float:
        return 0.1 * look.me.hand


class Seer(Advice):
    """A card of everybody, and two builds."""

    id = "seer"
    base = 2.2

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
    """Redraw what can be spared when there are two such cards, or one and little else."""
    spare = len(surplus(look, keep=3))
    if spare == 0 or (spare == 1 and len(look.wanted) > 1):
        return -1.0
    return 1.5


def _whose_hand(look: Outlook, option: OptionView) -> float:
    """Take the best hand; of equal ones, the strongest rival's."""
    seat = look.view.seats[int(option.args.get("seat", look.seat))]
    return _swap_gain(look, seat) + 0.3 * look.menace(seat)


def _card_away(look: Outlook, option: OptionView) -> float:
    """Give up cards that are worth less than a fresh one."""
    card = str(option.args.get("card", ""))
    spare = surplus(look, keep=3)
    copies = sum(1 for other in spare if other == card)
    return 1.0 if int(option.args.get("copy", 0)) < copies else -holding(look, card)


ADVICE = (Magician, Wizard, Seer)
ABILITIES: dict[str, AbilityScorer] = {"swap": _swap, "redraw": _redraw}
ASKS: dict[str, Scorer] = {"swap": _whose_hand, "redraw": _card_away}
