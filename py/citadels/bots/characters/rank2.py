"""Rank 2: Thief, Spy, Blackmailer."""

from citadels.bots.advice import AbilityScorer, Advice, Scorer, advice_for
from citadels.bots.guess import holding_odds, purse
from citadels.bots.outlook import Outlook
from citadels.model.view import SeatView
from tabletop.ask import OptionView


def _loot(look: Outlook, seat: SeatView) -> float:
    """Return the gold to expect: the fattest purse one time in four, else somebody's now and then."""
    purses = sorted((other.gold for other in look.view.seats if other is not seat), reverse=True)
    return 0.25 * purses[0] + 0.1 * sum(purses[1:]) / max(len(purses) - 1, 1)


class Thief(Advice):
    """As good as the purses around."""

    id = "thief"
    base = 1.3

    def worth(self, look: Outlook, seat: SeatView) -> float:
        return self.base + _loot(look, seat)

    def danger(self, look: Outlook) -> float:
        return 0.25 * max(look.me.gold - 2, 0)


class Spy(Advice):
    """Rich neighbours with full hands."""

    id = "spy"
    base = 1.6

    def worth(self, look: Outlook, seat: SeatView) -> float:
        hands = max(other.hand for other in look.view.seats if other is not seat)
        return self.base + 0.3 * min(hands, 6)


class Blackmailer(Advice):
    """As good as the purses around."""

    id = "blackmailer"
    base = 0.9

    def worth(self, look: Outlook, seat: SeatView) -> float:
        return self.base + _loot(look, seat)

    def danger(self, look: Outlook) -> float:
        return 0.2 * max(look.me.gold - 2, 0)


def _name_purse(look: Outlook, option: OptionView) -> float:
    """Rob where most gold is expected; the leader's rather than another's."""
    name = str(option.args.get("character", ""))
    odds = holding_odds(look)
    rivals = sum(odds.get((name, seat.seat), 0.0) * look.menace(seat) for seat in look.rivals)
    likely = 0.05 * advice_for(name).worth(look, look.best_rival)
    return purse(look, name, odds) + 0.4 * rivals + likely


def _always(_look: Outlook) -> float:
    return 90.0


ADVICE = (Thief, Spy, Blackmailer)
ABILITIES: dict[str, AbilityScorer] = {"rob": _always}
ASKS: dict[str, Scorer] = {"rob": _name_purse}
