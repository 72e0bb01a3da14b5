"""Estimates the gold of other seats, and chooses whom to rob."""

from citadels.bots.advice.registry import character_advice
from citadels.bots.guess import expected, holding_odds, purse
from citadels.bots.outlook import Outlook
from citadels.model.view import SeatView
from tabletop.kernel.ask import OptionView


def loot(look: Outlook, seat: SeatView) -> float:
    """Return the gold to expect: the fattest purse one time in four, else somebody's now and then."""
    purses = sorted((other.gold for other in look.view.seats if other is not seat), reverse=True)
    return 0.25 * purses[0] + 0.1 * sum(purses[1:]) / max(len(purses) - 1, 1)


def rob(look: Outlook, option: OptionView) -> float:
    """Rob where most gold is expected; the leader's rather than another's."""
    name = option.word("character")
    odds = holding_odds(look)
    rivals = expected(look, name, odds, look.menace)
    likely = 0.05 * character_advice(name).worth(look, look.best_rival)
    return purse(look, name, odds) + 0.4 * rivals + likely
