"""Scores the options of the turn's menu. The highest score is taken; ending the turn scores 0.

What competes for gold (builds, destruction) is scored in points. What is free and comes first anyway scores far more.
"""

from collections.abc import Callable

from citadels.bots.advice.registry import abilities, district_advice
from citadels.bots.attacks import reserved
from citadels.bots.cards import FRESH, best_plan, gain, gold_worth, hand_prices
from citadels.bots.outlook import Outlook
from tabletop.kernel.ask import Option

FIRST = 70.0
"""The score of free things that are always good to take now."""

GATHER = 50.0
"""The score of gathering: after abilities that give information, and before building."""

LATER = 0.4
"""The score of free things that can wait until the rest is done."""

UNKNOWN_ABILITY = 60.0

ABILITIES = abilities()


def turn_option(look: Outlook, option: Option) -> float:
    """Score one entry of the menu."""
    score = _VERBS.get(option.verb)
    return score(look, option) if score is not None else LATER


def _coming(look: Outlook) -> int:
    """Return the gold that the menu offers besides gathering."""
    gold = 0
    for option in look.ask.options:
        if option.verb == "income":
            gold += option.number("amount")
        elif option.word("name") == "bonus_gold":
            gold += look.role(look.character).bonus_gold
    return gold


def _gather_gold(look: Outlook, option: Option) -> float:
    """Score gathering gold: its own worth, and what it pays to build at once."""
    amount = option.number("amount", 2)
    prices = hand_prices(look)
    builds = look.view.turn.builds_left if look.view.turn is not None else 1
    have = look.me.gold + _coming(look)
    with_it = best_plan(look, have + amount, prices, builds).value
    return GATHER + with_it - best_plan(look, have, prices, builds).value + gold_worth(look) * amount * 0.9


def _gather_cards(look: Outlook, option: Option) -> float:
    """Score gathering cards: they are worth much to an empty hand, little to a full one."""
    drawn = option.number("count", 2)
    kept = drawn if look.keeps_more else 1
    useful = len(look.wanted)
    if look.last_round:
        builds = 0.8 if useful == 0 and look.me.gold >= 1 else 0.0
        return GATHER + builds + kept * look.card_points
    need = min(useful, look.my_left)
    first = FRESH[min(need, 3)]
    more = 0.9 if useful < 3 else 0.4
    rich = 0.12 * max(look.me.gold - 4, 0)
    return GATHER + first + more * (kept - 1) + 0.25 * (drawn - kept) + rich


def _income(look: Outlook, option: Option) -> float:
    """Score the income: at once, unless a build that does not need it makes it larger."""
    wanted = look.role(look.character).income
    turn = look.view.turn
    if turn is None or wanted is None or turn.builds_left == 0:
        return FIRST
    amount = option.number("amount")
    prices = hand_prices(look)
    gold = look.me.gold + (0 if turn.gathered else 2)
    with_it = best_plan(look, gold + amount, prices, turn.builds_left)
    without = best_plan(look, gold, prices, turn.builds_left)
    grows = any(look.district(card).pays_as(wanted) for card in without.cards)
    return LATER if grows and with_it.value <= without.value else FIRST


def _ability(look: Outlook, option: Option) -> float:
    """Score an ability by the advice about it; one without advice is used at once."""
    score = ABILITIES.get(option.word("name"))
    return score(look) if score is not None else UNKNOWN_ABILITY


def _build(look: Outlook, option: Option) -> float:
    """Score a build: what the best plan builds, the most expensive first; nothing else."""
    card, cost = option.word("card"), option.number("cost")
    if card not in _planned(look):
        return -1.0
    return max(gain(look, card, cost), 0.2) + 0.01 * cost


def _planned(look: Outlook) -> tuple[str, ...]:
    """Return the cards that the best plan builds from what the menu offers."""
    offered = [option for option in look.ask.options if option.verb == "build"]
    prices = {option.word("card"): option.number("cost") for option in offered}
    builds = look.view.turn.builds_left if look.view.turn is not None else 1
    if look.last_round:
        return best_plan(look, look.me.gold - reserved(look), prices, max(builds, 1)).cards
    gold = max(look.me.gold, max(prices.values(), default=0))
    return best_plan(look, gold, prices, max(builds, 1)).cards


def _use(look: Outlook, option: Option) -> float:
    """Score using a district by the advice about it."""
    return district_advice(option.word("card")).use(look)


def _end(_look: Outlook, _option: Option) -> float:
    return 0.0


_VERBS: dict[str, Callable[[Outlook, Option], float]] = {
    "gather_gold": _gather_gold,
    "gather_cards": _gather_cards,
    "income": _income,
    "ability": _ability,
    "use": _use,
    "build": _build,
    "end_turn": _end,
}
