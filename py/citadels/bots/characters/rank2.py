"""Rank 2: Thief, Spy, Blackmailer; Tax Collector (classic)."""

from citadels.bots.advice import NEVER, AbilityScorer, Advice, Scorer, advice_for, at_once
from citadels.bots.guess import expected, holding_odds, purse
from citadels.bots.outlook import Outlook
from citadels.model.view import SeatView
from tabletop.ask import OptionView

LIKELY_TYPES = {"trade": 2.0, "unique": 1.4, "noble": 1.2, "religious": 1.1, "military": 1.1}
"""How often each type lies in a hand: the deck's numbers."""


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
    base = 1.2

    def worth(self, look: Outlook, seat: SeatView) -> float:
        others = [other for other in look.view.seats if other is not seat]
        return self.base + max(0.35 * other.hand + 0.25 * min(other.gold, 4) for other in others)


class Blackmailer(Advice):
    """As good as the purses around."""

    id = "blackmailer"
    base = 1.3

    def worth(self, look: Outlook, seat: SeatView) -> float:
        return self.base + _loot(look, seat)

    def danger(self, look: Outlook) -> float:
        return 0.2 * max(look.me.gold - 2, 0)


def _rob(look: Outlook, option: OptionView) -> float:
    """Rob where most gold is expected; the leader's rather than another's."""
    name = str(option.args.get("character", ""))
    odds = holding_odds(look)
    rivals = expected(look, name, odds, look.menace)
    likely = 0.05 * advice_for(name).worth(look, look.best_rival)
    return purse(look, name, odds) + 0.4 * rivals + likely


def _spy(look: Outlook, option: OptionView) -> float:
    """Spy on a full hand with gold beside it."""
    if "seat" not in option.args:
        return 0.0
    seat = look.view.seats[int(option.args["seat"])]
    found = 0.3 * seat.hand
    return found + min(found, seat.gold) + 0.3 * look.menace(seat)


def _spy_type(_look: Outlook, option: OptionView) -> float:
    return LIKELY_TYPES.get(str(option.args.get("type", "")), 1.0)


def _bribe(look: Outlook, option: OptionView) -> float:
    """A threat is real half the time: pay when the bribe is cheaper than that."""
    if option.verb == "bribe":
        return -float(option.args.get("gold", 0))
    return -0.5 * look.me.gold


def _unmask(look: Outlook, option: OptionView) -> float:
    """Unmask the real threat; a blank one is better kept in doubt."""
    called = look.view.turn.character if look.view.turn is not None else ""
    real = any(mark.real for mark in look.view.marks if mark.kind == "threat" and mark.character == called)
    return 1.0 if (option.verb == "unmask") == real else 0.0


def _threaten(look: Outlook, option: OptionView) -> float:
    """Threaten like robbing, but never oneself: that token takes nothing."""
    turn = look.view.turn
    own = turn is not None and option.args.get("character") == turn.character
    return NEVER if own else _rob(look, option)


ADVICE = (Thief, Spy, Blackmailer)
ABILITIES: dict[str, AbilityScorer] = {"rob": at_once, "spy": at_once, "threaten": at_once}
ASKS: dict[str, Scorer] = {
    "rob": _rob,
    "threat_real": _threaten,
    "threat_blank": _threaten,
    "spy": _spy,
    "spy_type": _spy_type,
    "bribe": _bribe,
    "unmask": _unmask,
}
