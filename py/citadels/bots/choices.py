"""The small questions about cards, gold and seats, and what to answer where the question is not known."""

from citadels.bots.advice import Scorer
from citadels.bots.cards import gold_worth, holding, surplus
from citadels.bots.guess import holding_odds, loss
from citadels.bots.outlook import Outlook
from tabletop.ask import OptionView


def keep(look: Outlook, option: OptionView) -> float:
    """Keep the card that will be worth most; a copy of one in hand is worth little."""
    card = str(option.args.get("card", ""))
    value = holding(look, card)
    return 0.15 * value if card in look.hand and not look.repeats else value


def give_up(look: Outlook, option: OptionView) -> float:
    """Part with the card that can best be spared."""
    card = str(option.args.get("card", ""))
    spare = surplus(look, keep=0)
    first = 0.5 if spare and spare[0] == card else 0.0
    return first - holding(look, card)


def payment(look: Outlook, option: OptionView) -> float:
    """Pay with gold what the cards are too good for."""
    count = int(option.args.get("cards", 0))
    others = [card for card in surplus(look, keep=0) if card != look.ask.cause]
    cards = sum(holding(look, card) for card in others[:count])
    return -gold_worth(look) * int(option.args.get("gold", 0)) * 1.6 - 0.8 * cards


def by_verb(look: Outlook, option: OptionView) -> float:
    """Score an option of an unknown ask by its verb; what is not known either is neutral."""
    if option.verb in ("name", "draft") and "character" in option.args:
        return loss(look, str(option.args["character"]), holding_odds(look))
    if option.verb == "keep":
        return keep(look, option)
    seat = option.args.get("seat")
    if isinstance(seat, int) and 0 <= seat < len(look.view.seats):
        return -1.0 if seat == look.seat else look.menace(look.view.seats[seat])
    if option.verb == "card" and "card" in option.args:
        return give_up(look, option)
    return 0.0


ASKS: dict[str, Scorer] = {
    "keep": keep,
    "payment": payment,
    "payment_cards": give_up,
    "laboratory": give_up,
}
"""How the questions of the rules and of the districts are scored, by kind."""
