"""Says what speaks for an answer in the own turn: building, gathering, keeping cards, and attacks on other cities."""

from citadels.bots.outlook import Outlook
from citadels.engine.scoring import ALL_TYPES as TYPES_BONUS
from citadels.engine.scoring import COMPLETED, FIRST_COMPLETED
from citadels.search.claims_of_draft import CLOSE, FULL_HANDED, RICH, RUINS, Claim
from tabletop.kernel.ask import Option
from tabletop.kernel.hints import ChangeView
from tabletop.players.advice import Reason

ALL_TYPES = 5
"""The number of types of districts."""

DEAR = 3
"""The least gold that is worth saying it was spent."""


def _uncertain(look: Outlook, option: Option) -> bool:
    """Whether what is built could change hands, or cost a district of the own city."""
    return _warned(look) or look.district(option.word("card")).paid_otherwise == "district"


def _warned(look: Outlook) -> bool:
    """Whether another seat could take what is built, by a warrant."""
    return any(
        mark.kind.startswith("warrant") and mark.character == look.character for mark in look.view.marks
    )


def _completing(look: Outlook, option: Option) -> bool:
    """Whether a district brings the points of a complete city; who was the first to have one keeps its points."""
    return look.view.first != look.seat and 0 < look.my_left <= look.district(option.word("card")).size


def _fifth(look: Outlook, option: Option) -> bool:
    kind = look.district(option.word("card")).type
    free = look.with_power(look.me, "any_type")
    return len(look.types) == ALL_TYPES - 1 and kind not in look.types and not free


def _completes(look: Outlook, option: Option) -> Reason | None:
    return None if _uncertain(look, option) else _taken_completes(look, option)


def _taken_completes(look: Outlook, option: Option) -> Reason | None:
    """Say that a district which is certain to enter the city completes it."""
    if not _completing(look, option):
        return None
    return Reason("completes" if look.last_round else "completes-first", {"card": option.word("card")})


def _fifth_type(look: Outlook, option: Option) -> Reason | None:
    return None if _uncertain(look, option) else _taken_fifth_type(look, option)


def _taken_fifth_type(look: Outlook, option: Option) -> Reason | None:
    """Say that a district which is certain to enter the city brings the fifth type."""
    return Reason("fifth-type", {"card": option.word("card")}) if _fifth(look, option) else None


def _bonus(look: Outlook, option: Option) -> Reason | None:
    """Say what the district scores beyond its cost, by the engine's own count."""
    card, effect = option.word("card"), option.effect
    if effect is None or "score" not in look.district(card).powers or _uncertain(look, option):
        return None
    if look.with_power(look.me, "score") or look.with_power(look.me, "any_type"):
        # The new district may change what others score, or which type a free one takes; the engine tells only the sum.
        return None
    count = effect.points - look.district(card).cost - TYPES_BONUS * _fifth(look, option)
    if _completing(look, option):
        count -= COMPLETED if look.last_round else FIRST_COMPLETED
    return Reason("bonus", {"card": card, "count": count}) if count > 0 else None


def _pays_at_once(look: Outlook, option: Option) -> Reason | None:
    """Say that a district still counts for the income of this turn."""
    wanted, card = look.role(look.character).income, option.word("card")
    offered = any(one.verb == "income" for one in look.ask.options)
    counts = wanted is not None and bool(look.district(card).pays_as(wanted)) and not _warned(look)
    return Reason("pays-at-once", {"card": card}) if offered and counts else None


def _ruin_is_over(look: Outlook, _option: Option) -> Reason | None:
    """Say that nothing built now can be ruined in this round, where that is certain."""
    if look.last_round or look.role(look.character).protects_city:
        return None
    ruiners = [one for one in look.view.characters if RUINS & set(look.role(one.character).abilities)]
    harmless = [one for one in ruiners if one.fate in {"faceup", "absent"} or one.rank < look.view.rank]
    if not ruiners or len(harmless) < len(ruiners):
        return None
    return Reason("no-ruin", {"character": harmless[0].character})


def _gold_is_robbed(look: Outlook, option: Option) -> Reason | None:
    """Say that kept gold could be robbed next round."""
    thief = next(
        (one.character for one in look.view.characters if "rob" in look.role(one.character).abilities), None
    )
    cost = option.number("cost")
    if thief is None or look.last_round or 2 * cost < look.me.gold or cost < DEAR:
        return None
    return Reason("spends", {"character": thief})


def _dearest(look: Outlook, option: Option) -> Reason | None:
    costs = [one.number("cost") for one in look.ask.options if one.verb == "build"]
    best = costs.count(max(costs, default=0)) == 1 and option.number("cost") == max(costs) > min(costs)
    return Reason("dearest", {"card": option.word("card")}) if best else None


def _prices(look: Outlook) -> dict[str, int]:
    """Return what each card of the hand costs now that could be built some time."""
    return {card.card: card.price for card in look.view.hand if card.card in look.buildable}


def _short_of(look: Outlook, option: Option) -> Reason | None:
    """If no card can be paid for, name the one that lacks the least gold."""
    gold, prices = look.me.gold + option.number("amount"), _prices(look)
    if not prices or min(prices.values()) <= gold:
        return None
    card = min(prices, key=lambda one: prices[one])
    return Reason("short-of", {"card": card, "gold": prices[card] - gold})


def _income_now(look: Outlook, option: Option) -> Reason | None:
    unit = look.role(look.character).income_in
    return Reason("pays-now", {"count": option.number("amount"), "unit": unit})


def _affords(look: Outlook, option: Option) -> Reason | None:
    """Say which card the gold is for."""
    gold, prices = look.me.gold, _prices(look)
    near = [card for card, price in prices.items() if gold < price <= gold + option.number("amount")]
    if not near or not look.builds_left:
        return None
    return Reason("affords", {"card": max(near, key=lambda card: prices[card])})


def _hand_is_full(look: Outlook, _option: Option) -> Reason | None:
    prices = _prices(look)
    full = len(prices) >= FULL_HANDED and min(prices.values()) > look.me.gold
    return Reason("enough-cards", {"count": len(prices)}) if full else None


def _hand_is_bare(look: Outlook, _option: Option) -> Reason | None:
    prices = _prices(look)
    if not prices:
        return Reason("no-cards", {})
    if len(prices) == 1:
        return Reason("one-card", {"card": next(iter(prices))})
    enough = look.me.gold >= max(RICH, *prices.values())
    return Reason("enough-gold", {"gold": look.me.gold}) if enough else None


def _ready_now(look: Outlook, option: Option) -> Reason | None:
    card = look.district(option.word("card"))
    allowed = (
        0 < card.cost <= look.me.gold and len(look.me.city) <= card.grown_city and not look.mine(card.id)
    )
    return Reason("ready-now", {"card": card.id}) if card.id and allowed and look.builds_left > 0 else None


# Other cities and hands --------------------------------------------------------------------------------------


def _costs_rival(look: Outlook, option: Option) -> Reason | None:
    """Say how many points a rival loses, by the engine's own count."""
    changes = option.effect.others if option.effect is not None else []
    worst: ChangeView | None = min(changes, key=lambda one: one.points, default=None)
    if worst is None or worst.points >= 0 or worst.seat == look.seat:
        return None
    return Reason("costs-rival", {"seat": worst.seat, "count": -worst.points})


def _near_target(look: Outlook, option: Option) -> Reason | None:
    """Say that the target city is nearly complete."""
    at = option.number("seat", -1)
    seat = next((one for one in look.rivals if one.seat == at), None)
    if seat is None or look.last_round or not 1 <= look.left(seat) <= CLOSE:
        return None
    return Reason("near-end", {"seat": at, "count": look.left(seat)})


def _leading_target(look: Outlook, option: Option) -> Reason | None:
    """Say that the target has more points than the other rivals, as all can see."""
    at = option.number("seat", -1)
    seat = next((one for one in look.rivals if one.seat == at), None)
    others = [one for one in look.rivals if one.seat != at]
    if seat is None or not others or any(one.points >= seat.points for one in others):
        return None
    return Reason("strongest", {"seat": at, "points": seat.points})


def _full_hand(look: Outlook, option: Option) -> Reason | None:
    takes = {"swap", "take_card"} & set(look.role(look.character).abilities)
    if not takes or look.ask.cause != look.character:
        return None
    seat = look.view.seats[option.number("seat")]
    most = all(seat.hand > other.hand for other in look.view.seats if other is not seat)
    return Reason("full-hand", {"seat": seat.seat, "count": seat.hand}) if most else None


ATTACKS: tuple[Claim, ...] = (_near_target, _costs_rival, _leading_target)

ABOUT_TURNS: dict[str, tuple[Claim, ...]] = {
    "build": (_completes, _fifth_type, _bonus, _pays_at_once, _ruin_is_over, _gold_is_robbed, _dearest),
    "income": (_income_now,),
    "gather_gold": (_affords, _hand_is_full, _short_of),
    "gather_cards": (_hand_is_bare,),
    "keep": (_ready_now,),
    "seat": (_full_hand,),
    "destroy": ATTACKS,
    "seize": ATTACKS,
    "exchange": ATTACKS,
    "confiscate": (_taken_completes, _taken_fifth_type),
}
"""The claims of the asks of a turn, by the verb of the option."""
