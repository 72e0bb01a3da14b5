"""Estimates what a district card is worth to its holder, in the city or in the hand."""

from itertools import combinations

from citadels.bots.advice.registry import character_advice, district_advice
from citadels.bots.outlook import Outlook, Plan
from citadels.model.view import DistrictView
from tabletop.kernel.ask import Option

GOLD = 0.55
"""What a gold is worth while there is still time to spend it, in points."""

TEMPO = 1.6
"""What one more district is worth for the lead in the race to complete a city, in points."""

FRESH = (3.0, 1.2, 0.5, 0.25)
"""What a new card is worth to a hand with no, one, two, or more useful cards, in points."""

CHOICES = 7
"""How many cards are compared when several can be built in a turn: the best ones."""

ALL_TYPES = ("noble", "religious", "military", "trade", "unique")


def gold_worth(look: Outlook) -> float:
    """Return what keeping a gold is worth, in points."""
    if look.last_round:
        return float(look.gold_points) or 0.02
    return (GOLD if look.rounds_left > 1.5 else 0.4) * look.weights.gold


def variety(look: Outlook, kind: str) -> float:
    """Return what a district of type ``kind`` adds towards the bonus for all types, in points."""
    if kind in look.types:
        return 0.0
    missing = len(set(ALL_TYPES) - look.types)
    if missing > look.my_left:
        return 0.0
    return 3.0 if missing == 1 else 2.4 / missing


def worth_in_city(look: Outlook, card: str) -> float:
    """Return the points that ``card`` is worth once it is in the own city. The result is cached."""
    worth = look.worths_in_city.get(card)
    if worth is None:
        worth = look.worths_in_city[card] = _worth_in_city(look, card)
    return worth


def _worth_in_city(look: Outlook, card: str) -> float:
    district = look.district(card)
    income = 0.0 if district.type == "unique" else 0.2 * look.rounds_left
    cost = district.cost * look.weights.grand
    return cost + district_advice(card).beyond_cost(look) + variety(look, district.type) + income


def finishing(look: Outlook, builds: int) -> float:
    """Return the points for completing the city with ``builds`` more districts."""
    if look.my_left == 0 or builds < look.my_left:
        return 0.0
    if look.last_round:
        return 2.0
    return 4.0 + (1.5 if look.lead > -2 else -3.0)


def gain(look: Outlook, card: str, price: int) -> float:
    """Return what building ``card`` for ``price`` gold now brings, in points; keeping the gold is 0.

    The result is cached.
    """
    worth = look.gains.get((card, price))
    if worth is None:
        worth = look.gains[card, price] = _gain(look, card, price)
    return worth


def _gain(look: Outlook, card: str, price: int) -> float:
    tempo = 0.0 if look.last_round else TEMPO * look.weights.tempo
    slot = 0.7 if look.my_left <= 3 and not look.last_round else 0.0
    paid = character_advice(look.character).price_felt * price
    return worth_in_city(look, card) + tempo - slot - gold_worth(look) * paid


def best_plan(look: Outlook, gold: int, prices: dict[str, int], builds: int) -> Plan:
    """Return the best set of at most ``builds`` cards that ``gold`` pays for.

    ``prices`` maps each candidate to its price.

    The result is cached.
    """
    asked = (gold, builds, *prices.items())
    plan = look.plans.get(asked)
    if plan is None:
        find = _last_plan if look.last_round and look.character else _best_plan
        plan = look.plans[asked] = find(look, gold, prices, builds)
    return plan


def _last_plan(look: Outlook, gold: int, prices: dict[str, int], builds: int) -> Plan:
    """Return the set that scores most in the last round."""
    there = {card: price for card, price in prices.items() if card in look.hand}
    if builds < 1 or not there:
        return Plan((), 0.0)
    felt = character_advice(look.character).price_felt
    return Plan(*look.final.best(gold, there, builds, felt))


def _best_plan(look: Outlook, gold: int, prices: dict[str, int], builds: int) -> Plan:
    gains = {card: gain(look, card, price) for card, price in prices.items() if price <= gold}
    ranked = sorted(gains, key=lambda card: (-gains[card], card))[:CHOICES]
    best = Plan((), 0.0)
    if ranked and builds >= 1:
        value = finishing(look, 1) + gains[ranked[0]]
        if value > 0.0:
            best = Plan((ranked[0],), value)
    for count in range(2, min(builds, len(ranked)) + 1):
        bonus = finishing(look, count)
        for cards in combinations(ranked, count):
            if sum([prices[card] for card in cards]) <= gold:
                value = bonus + sum([gains[card] for card in cards])
                if value > best.value:
                    best = Plan(cards, value)
    return best


def best_build(look: Outlook, gold: int) -> float:
    """Return what the best build of this turn brings with ``gold``, in points."""
    return best_plan(look, gold, hand_prices(look), look.builds_left).value


def hand_prices(look: Outlook) -> dict[str, int]:
    """Return what each card of the hand would cost now; cards that could never be built are left out."""
    wanted = set(look.wanted)
    return {card.card: card.price for card in look.view.hand if card.card in wanted}


def more_builds(look: Outlook, builds: int) -> float:
    """Return what the viewer gains by building up to ``builds`` districts instead of one."""
    gold, prices = look.me.gold + 2, hand_prices(look)
    return best_plan(look, gold, prices, builds).value - best_plan(look, gold, prices, 1).value


def holding(look: Outlook, card: str) -> float:
    """Return what ``card`` in the hand is worth, in points; one that cannot be built is worth almost nothing."""
    district = look.district(card)
    if district.hand_points:
        return float(district.hand_points)
    if look.last_round:
        return _holding_at_the_end(look, card)
    if look.mine(card) and not look.repeats:
        return 0.1
    short = max(district.cost - look.me.gold - 2, 0)
    late = max(district.cost - look.me.gold - 2 - 3 * look.rounds_left, 0)
    return 1.0 + 0.3 * worth_in_city(look, card) - 0.5 * short - 0.5 * late


def _holding_at_the_end(look: Outlook, card: str) -> float:
    """Return what ``card`` scores in the last round: built in this turn if it can be, or in the hand."""
    district, value = look.district(card), 0.1 + look.card_points
    if not look.builds_left or district.cost > look.me.gold or (look.mine(card) and not look.repeats):
        return value
    return value + district.cost + variety(look, district.type)


def losing(look: Outlook, built: DistrictView) -> float:
    """Return the points that the own city loses with ``built``."""
    kinds = [other.type for other in look.me.city]
    variety_lost = 1.0 if kinds.count(built.type) == 1 else 0.0
    return built.cost + max(district_advice(built.card).beyond_cost(look), 0.0) + variety_lost


def fresh(look: Outlook, count: int) -> float:
    """Return what ``count`` unknown cards are worth, in points: much to an empty hand, little to a full one."""
    if look.last_round:
        return 0.5 * count if look.card_points else 0.1
    have = min(len(look.wanted), look.my_left)
    return sum(FRESH[min(have + more, 3)] for more in range(count))


def surplus(look: Outlook, *, keep: int) -> list[str]:
    """Return the cards of the hand that can be spared, worst first: all but the best ``keep`` that can be built."""
    seen: set[str] = set()
    dead: list[str] = []
    alive: list[str] = []
    for card in look.hand:
        useless = (card in seen or look.mine(card)) and not look.repeats
        (dead if useless and not look.district(card).hand_points else alive).append(card)
        seen.add(card)
    alive.sort(key=lambda card: holding(look, card))
    return dead + alive[: max(len(alive) - keep, 0)]


def keep(look: Outlook, option: Option) -> float:
    """Score keeping a card: what it will be worth; a copy of one in hand is worth little."""
    card = option.word("card")
    value = holding(look, card)
    return 0.15 * value if card in look.hand and not look.repeats else value


def give_up(look: Outlook, option: Option) -> float:
    """Score giving up a card: higher if it is worth less, and always below 0."""
    card = option.word("card")
    copies = look.hand.count(card) if not look.repeats else 1
    return -holding(look, card) / max(copies, 1) - 0.01
