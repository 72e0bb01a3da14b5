"""The small questions of the rules and the districts, and what to answer where the question is not known."""

from citadels.bots.advice import Scorer
from citadels.bots.cards import give_up, gold_worth, holding, keep, losing, surplus
from citadels.bots.draft import draft
from citadels.bots.guess import holding_odds, loss
from citadels.bots.outlook import Outlook
from tabletop.ask import OptionView


def _payment(look: Outlook, option: OptionView) -> float:
    """Pay with gold what the cards, or the district that would be given up, are too good for."""
    if option.verb == "sacrifice":
        return -losing(look, look.me.city[int(option.args["at"])]) - 1.6
    count = int(option.args.get("cards", 0))
    others = [card for card in surplus(look, keep=0) if card != look.ask.cause]
    cards = sum(holding(look, card) for card in others[:count])
    return -gold_worth(look) * int(option.args.get("gold", 0)) * 1.6 - 0.8 * cards


def _theater(look: Outlook, option: OptionView) -> float:
    """Change a dull character for a strange one; a good one is kept."""
    if option.verb == "cancel":
        return 0.0
    dullest = min((_own_worth(look, name) for name in look.view.mine), default=3.0)
    return 2.0 - dullest + 0.2 * look.menace(look.view.seats[int(option.args["seat"])])


def _theater_give(look: Outlook, option: OptionView) -> float:
    return -_own_worth(look, str(option.args["character"]))


def _own_worth(look: Outlook, character: str) -> float:
    return draft(look, OptionView("", "draft", {"character": character}))


def _bell(look: Outlook, option: OptionView) -> float:
    """Shorten the game when it is going well."""
    ahead = look.lead > 0 or look.my_left < look.soonest
    return (1.0 if ahead else -1.0) if option.verb == "ring" else 0.0


def _rescue(look: Outlook, option: OptionView) -> float:
    """A card for a gold, unless it is of no use."""
    if option.verb != "rescue":
        return 0.0
    return holding(look, str(option.args["card"])) - 1.5 * gold_worth(look)


def _thanks(_look: Outlook, option: OptionView) -> float:
    return 1.0 if option.verb == "thank" else -1.0


def _pile(_look: Outlook, option: OptionView) -> float:
    """Four to choose from are better than three."""
    return float(option.args.get("take", 0))


def by_verb(look: Outlook, option: OptionView) -> float:
    """Score an option of an unknown ask by its verb; what is not known either is neutral."""
    if option.verb in ("name", "draft") and "character" in option.args:
        return loss(look, str(option.args["character"]), holding_odds(look))
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
    "search": keep,
    "payment": _payment,
    "payment_cards": give_up,
    "theater": _theater,
    "theater_give": _theater_give,
    "bell": _bell,
    "rescue": _rescue,
    "thanks": _thanks,
    "piles": _pile,
    "draft_two": draft,
}
"""How the questions of the rules and of the districts are scored, by kind."""
