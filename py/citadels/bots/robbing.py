"""Estimates the gold that robbing brings, and scores the characters to rob."""

from citadels.bots.advice.registry import character_advice
from citadels.bots.guess import expected, expected_gold, holding_odds
from citadels.bots.outlook import Outlook
from citadels.model.view import SeatView
from tabletop.kernel.ask import Option


def loot(look: Outlook, seat: SeatView) -> float:
    """Return the gold that ``seat`` can expect to rob.

    A quarter of the richest seat's, a tenth of the others' average.
    """
    gold = sorted((other.gold for other in look.view.seats if other is not seat), reverse=True)
    return 0.25 * gold[0] + 0.1 * sum(gold[1:]) / max(len(gold) - 1, 1)


def rob(look: Outlook, option: Option) -> float:
    """Score robbing a character: by the expected gold, and by how much its holder leads."""
    name = option.word("character")
    odds = holding_odds(look)
    rivals = expected(look, name, odds, look.menace)
    likely = 0.05 * character_advice(name).worth(look, look.best_rival)
    return expected_gold(look, name, odds) + 0.4 * rivals + likely
