"""Finds the coach's one sentence for an answer: a rule, or a fact of the table, that supports it.

It reads only the seat's own view and the open ask, so it reveals nothing.
"""

from collections.abc import Callable

from citadels.bots.outlook import Outlook
from citadels.cards.api import Character
from citadels.model.view import SeatView, View
from tabletop.kernel.ask import AskView, Option, Pick, read_option
from tabletop.players.advice import Reason

RICH, FULL_HANDED = 4, 3
"""Gold that makes a seat rich, as a target of a thief or a reason to act first; buildable cards that are enough."""
INCOME = 2
"""The least income, in gold, that is a reason for a character."""
CROWN_RANK, ALL_TYPES, CLOSE = 4, 5, 2
"""The rank that takes the crown; the number of types; the most districts that a nearly complete city lacks."""

Why = Callable[[Outlook, Option], "Reason | None"]


def why(view: View, ask: AskView, pick: Pick) -> Reason | None:
    """Return a reason for ``pick`` in the terms of the game; None if there is no simple one."""
    look = Outlook(view, ask)
    for option in map(read_option, pick):
        found = next(
            (said for said in (one(look, option) for one in _sayers(option)) if said is not None), None
        )
        if found is not None:
            return found
    return None


def _sayers(option: Option) -> tuple[Why, ...]:
    return SAYERS.get(option.verb, ())


# Choosing and naming characters ------------------------------------------------------------------------------


def _dangerous_seat(look: Outlook) -> SeatView | None:
    """Return the rival that is one district short, the strongest of several."""
    if look.last_round:
        return None
    close = [seat for seat in look.rivals if look.left(seat) == 1]
    return max(close, key=look.strength) if close else None


def _stops(look: Outlook, option: Option) -> Reason | None:
    seat = _dangerous_seat(look)
    harms = {"kill", "bewitch", "destroy", "seize"} & set(look.role(option.word("character")).abilities)
    return Reason("stops", {"seat": seat.seat}) if seat is not None and harms else None


def _shields(look: Outlook, option: Option) -> Reason | None:
    if look.role(option.word("character")).protects_city and 1 <= look.my_left <= CLOSE:
        return Reason("shields", {"count": look.my_left})
    return None


def _robs(look: Outlook, option: Option) -> Reason | None:
    rich = max(look.rivals, key=lambda seat: seat.gold)
    if "rob" in look.role(option.word("character")).abilities and rich.gold >= RICH:
        return Reason("robs", {"seat": rich.seat, "gold": rich.gold})
    return None


def _pays(look: Outlook, option: Option) -> Reason | None:
    gold = look.income(look.me, look.role(option.word("character")).income)
    return Reason("pays", {"count": gold}) if gold else None


def _builds(look: Outlook, option: Option) -> Reason | None:
    limit = look.role(option.word("character")).build_limit
    if limit > 1 and len(look.wanted) > 1 and look.me.gold >= RICH:
        return Reason("builds", {"count": limit})
    return None


def _crowns(look: Outlook, option: Option) -> Reason | None:
    crowns = look.role(option.word("character")).rank == CROWN_RANK
    return Reason("crowns", {}) if crowns and not look.me.crown and not look.last_round else None


def _draws(look: Outlook, option: Option) -> Reason | None:
    draws = {"bonus_cards", "study", "four_cards"} & set(look.role(option.word("character")).abilities)
    few = len(look.wanted) < FULL_HANDED
    return Reason("draws", {"count": len(look.wanted)}) if draws and few else None


def _goes_first(look: Outlook, option: Option) -> Reason | None:
    first = look.role(option.word("character")).rank == 1
    return Reason("goes-first", {}) if first and (look.lead > 0 or look.me.gold >= RICH) else None


def _denies(look: Outlook, option: Option) -> Reason | None:
    """Say which rival a discarded character would pay best."""
    return _most_paid(look, option, "denies")


def _passed_on(look: Outlook, option: Option) -> Reason | None:
    name = option.word("character")
    seen = name in look.view.seen and name not in look.view.mine
    return Reason("passed-on", {"character": name}) if seen and look.view.phase != "draft" else None


def _never_seen(look: Outlook, option: Option) -> Reason | None:
    """Say that the viewer was not offered a character: an earlier player has it, or it was discarded."""
    name, seen = option.word("character"), look.view.seen
    unseen = bool(seen) and name not in seen and name not in look.view.mine
    return Reason("never-seen", {"character": name}) if unseen else None


def _names_paid(look: Outlook, option: Option) -> Reason | None:
    return _most_paid(look, option, "names-paid")


def _most_paid(look: Outlook, option: Option, said: str) -> Reason | None:
    name = option.word("character")
    wanted = look.role(name).income
    seat = max(look.rivals, key=lambda one: look.income(one, wanted))
    count = look.income(seat, wanted)
    return Reason(said, {"seat": seat.seat, "character": name, "count": count}) if count >= INCOME else None


def _rich_target(look: Outlook, option: Option) -> Reason | None:
    """If gold is the target, say that a rival who has not been called yet holds much gold."""
    if look.ask.kind != "rob":
        return None
    hidden = [seat for seat in look.rivals if seat.drafted]
    rich = max(hidden, key=lambda seat: seat.gold, default=None)
    if rich is None or rich.gold < RICH or not option.word("character"):
        return None
    return Reason("holds-gold", {"seat": rich.seat, "gold": rich.gold})


def _harms_me(look: Outlook, option: Option) -> Reason | None:
    name = option.word("character")
    ruins = {"destroy", "seize"} & set(look.role(name).abilities)
    return Reason("ruins", {"character": name}) if ruins and look.me.city and look.lead > 0 else None


# The own turn ------------------------------------------------------------------------------------------------


def _completes(look: Outlook, option: Option) -> Reason | None:
    if look.my_left != 1 or option.verb != "build":
        return None
    return Reason("completes", {}) if look.last_round else Reason("completes-first", {})


def _fifth_type(look: Outlook, option: Option) -> Reason | None:
    kind = look.district(option.word("card")).type
    return Reason("fifth-type", {}) if len(look.types) == ALL_TYPES - 1 and kind not in look.types else None


def _pays_at_once(look: Outlook, option: Option) -> Reason | None:
    """Say that a district still counts for the income of this turn."""
    wanted = look.role(look.character).income
    offered = any(one.verb == "income" for one in look.ask.options)
    counts = wanted is not None and bool(look.district(option.word("card")).pays_as(wanted))
    return Reason("pays-at-once", {}) if offered and counts else None


def _ruin_is_over(look: Outlook, _option: Option) -> Reason | None:
    """Say that nothing built now can be ruined in this round, where that is certain."""
    if look.last_round or look.role(look.character).protects_city:
        return None
    ruiners = [one for one in look.view.characters if _is_ruiner(look.role(one.character))]
    harmless = [one for one in ruiners if one.fate in {"faceup", "absent"} or one.rank < look.view.rank]
    if not ruiners or len(harmless) < len(ruiners):
        return None
    return Reason("no-ruin", {"character": harmless[0].character})


def _is_ruiner(role: Character) -> bool:
    return bool({"destroy", "seize"} & set(role.abilities))


def _gold_is_robbed(look: Outlook, option: Option) -> Reason | None:
    """Say that kept gold can be robbed next round: the thief's rank is called before most others."""
    thief = next(
        (one.character for one in look.view.characters if "rob" in look.role(one.character).abilities), None
    )
    cost = option.number("cost")
    if thief is None or look.last_round or 2 * cost < look.me.gold or cost < RICH - 1:
        return None
    return Reason("spends", {"character": thief, "gold": cost})


def _dearest(look: Outlook, option: Option) -> Reason | None:
    costs = [one.number("cost") for one in look.ask.options if one.verb == "build"]
    best = len(costs) > 1 and option.number("cost") == max(costs) > min(costs)
    return Reason("dearest", {}) if best else None


def _short_of(look: Outlook, option: Option) -> Reason | None:
    """If no card can be paid for, name the one that lacks the least gold."""
    gold = look.me.gold + option.number("amount")
    prices = {card.card: card.price - gold for card in look.view.hand if card.card in look.wanted}
    if not prices or min(prices.values()) <= 0:
        return None
    card = min(prices, key=lambda one: prices[one])
    return Reason("short-of", {"card": card, "gold": prices[card]})


def _income_now(_look: Outlook, option: Option) -> Reason | None:
    return Reason("pays-now", {"count": option.number("amount")})


def _affords(look: Outlook, option: Option) -> Reason | None:
    """Say which card the gold is for."""
    amount = option.number("amount")
    prices = {card.card: card.price for card in look.view.hand if card.card in look.wanted}
    near = [card for card, price in prices.items() if look.me.gold < price <= look.me.gold + amount]
    if not near:
        return None
    return Reason("affords", {"card": max(near, key=lambda card: prices[card])})


def _hand_is_full(look: Outlook, _option: Option) -> Reason | None:
    count = len(look.wanted)
    return Reason("enough-cards", {"count": count}) if count >= FULL_HANDED else None


def _hand_is_bare(look: Outlook, _option: Option) -> Reason | None:
    if not look.wanted:
        return Reason("no-cards", {})
    if len(look.wanted) == 1:
        return Reason("one-card", {})
    return Reason("enough-gold", {"gold": look.me.gold}) if look.me.gold >= RICH else None


def _ready_now(look: Outlook, option: Option) -> Reason | None:
    card = look.district(option.word("card"))
    fits = 0 < card.cost <= look.me.gold and not look.mine(card.id) and look.builds_left > 0
    return Reason("ready-now", {}) if fits else None


# Other people's cities ---------------------------------------------------------------------------------------


def _near_target(look: Outlook, option: Option) -> Reason | None:
    """Say that the target city is nearly complete, or the strongest."""
    at = option.number("seat", -1)
    seat = next((one for one in look.rivals if one.seat == at), None)
    if seat is None:
        return None
    left = look.left(seat)
    if 1 <= left <= CLOSE and not look.last_round:
        return Reason("near-end", {"seat": seat.seat, "count": left})
    strongest = seat is look.best_rival and len(look.rivals) > 1
    return Reason("strongest", {"seat": seat.seat}) if strongest else None


def _full_hand(look: Outlook, option: Option) -> Reason | None:
    if not {"swap", "take_card"} & set(look.role(look.character).abilities):
        return None
    seat = look.view.seats[option.number("seat")]
    most = seat.hand > look.me.hand and seat.hand == look.fullest_hand(look.me)
    return Reason("full-hand", {"seat": seat.seat, "count": seat.hand}) if most else None


DRAFTED: tuple[Why, ...] = (_stops, _shields, _builds, _robs, _pays, _crowns, _draws, _goes_first)
SAYERS: dict[str, tuple[Why, ...]] = {
    "draft": DRAFTED,
    "discard": (_denies,),
    "name": (_rich_target, _harms_me, _names_paid, _passed_on, _never_seen),
    "build": (_completes, _fifth_type, _pays_at_once, _ruin_is_over, _gold_is_robbed, _dearest),
    "income": (_income_now,),
    "gather_gold": (_affords, _hand_is_full, _short_of),
    "gather_cards": (_hand_is_bare,),
    "keep": (_fifth_type, _ready_now),
    "card": (_fifth_type,),
    "seat": (_full_hand, _near_target),
    "destroy": (_near_target,),
    "seize": (_near_target,),
    "exchange": (_near_target,),
}
