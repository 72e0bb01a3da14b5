"""Scores the options of small questions of the rules, and of questions that no other module scores."""

from citadels.bots.advice.base import Scorer
from citadels.bots.cards import best_plan, give_up, gold_worth, hand_prices, holding, keep, losing, surplus
from citadels.bots.draft import draft
from citadels.bots.guess import holding_odds, loss
from citadels.bots.outlook import Outlook
from tabletop.kernel.ask import Option


def _payment(look: Outlook, option: Option) -> float:
    """Score a way to pay: minus the worth of its gold and cards, or of the district that it destroys."""
    if option.verb == "sacrifice":
        return -losing(look, look.me.city[option.number("at")]) - 1.6
    count = option.number("cards")
    if look.last_round:
        return _last_payment(look, option.number("gold"), count)
    others = [card for card in surplus(look, keep=0) if card != look.ask.cause]
    cards = sum(holding(look, card) for card in others[:count])
    return -gold_worth(look) * option.number("gold") * 1.6 - 0.8 * cards


def _last_payment(look: Outlook, gold: int, cards: int) -> float:
    """Score a way to pay in the last round.

    It counts what is left to build with, and what gold and cards score at the end.
    """
    prices = {card: price for card, price in hand_prices(look).items() if card != look.ask.cause}
    left = best_plan(look, look.me.gold - gold, prices, look.builds_left - 1).value
    spare = len(look.hand) - 1 - len(best_plan(look, look.me.gold - gold, prices, look.builds_left - 1).cards)
    missed = 3.0 * max(cards - spare, 0)
    return left - missed - (look.gold_points + 0.02) * gold - (look.card_points + 0.01) * cards


def _pile(_look: Outlook, option: Option) -> float:
    """Score taking the pile: four characters to choose from are better than three."""
    return float(option.number("take"))


def by_verb(look: Outlook, option: Option) -> float:
    """Score an option of an unknown ask by its verb; an unknown verb is neutral."""
    if option.verb in ("name", "draft") and "character" in option.args:
        return loss(look, option.word("character"), holding_odds(look))
    if option.verb == "keep" and "card" in option.args:
        return keep(look, option)
    seat = option.args.get("seat")
    if isinstance(seat, int) and 0 <= seat < len(look.view.seats):
        return -1.0 if seat == look.seat else look.menace(look.view.seats[seat])
    if option.verb == "card" and "card" in option.args:
        return give_up(look, option)
    return 0.0


ASKS: dict[str, Scorer] = {
    "keep": keep,
    "keep_some": keep,
    "payment": _payment,
    "piles": _pile,
    "draft_two": draft,
}
"""How the questions of the rules are scored, by kind."""
