"""What unique districts bring beyond their cost, in points. One line or one small function a card."""

from collections.abc import Callable

from citadels.bots.outlook import Outlook

Worth = Callable[[Outlook], float]


def _steady(points: float) -> Worth:
    """Worth ``points`` whenever it comes."""
    return lambda _: points


def _engine(a_round: float) -> Worth:
    """Worth ``a_round`` for every round still to be played."""
    return lambda look: a_round * look.rounds_left


def _uniques(look: Outlook) -> int:
    return sum(built.type == "unique" for built in look.me.city)


def _wishing_well(look: Outlook) -> float:
    in_hand = sum(look.fact(card).type == "unique" for card in look.wanted if card != "wishing_well")
    return 1 + _uniques(look) + 0.5 * min(in_hand, look.my_left)


def _ivory_tower(look: Outlook) -> float:
    return 4.0 if _uniques(look) == 0 else -1.5


def _statue(look: Outlook) -> float:
    if look.last_round:
        return 5.0 if look.me.crown else 0.0
    return 2.2 if look.me.crown else 1.2


def _capitol(look: Outlook) -> float:
    kinds = [built.type for built in look.me.city]
    most = max((kinds.count(kind) for kind in set(kinds)), default=0)
    return 3.0 if most >= 3 else 0.6 + 0.6 * most


def _basilica(look: Outlook) -> float:
    odd = sum(built.cost % 2 for built in look.me.city)
    return odd + 0.4 * look.my_left


def _haunted_quarter(look: Outlook) -> float:
    missing = {"noble", "religious", "military", "trade"} - look.types
    return 3.0 if len(missing) <= 1 else 1.0


def _factory(look: Outlook) -> float:
    return 0.6 * sum(look.fact(card).type == "unique" for card in look.wanted if card != "factory")


def _quarry(look: Outlook) -> float:
    return 0.8 * sum(look.mine(card) for card in set(look.hand))


def _monument(look: Outlook) -> float:
    return 2.0 if look.my_left >= 2 else 0.5


def _treasury(look: Outlook) -> float:
    return max(look.me.gold - 5, 0) * 0.8 + 1.2


def _map_room(look: Outlook) -> float:
    return max(look.me.hand - 1, 0) * 0.6 + 0.6


EXTRA: dict[str, Worth] = {
    "armory": _steady(0.8),
    "ball_room": _engine(0.15),
    "basilica": _basilica,
    "bell_tower": _steady(0.6),
    "capitol": _capitol,
    "dragon_gate": _steady(2.0),
    "factory": _factory,
    "framework": _steady(1.5),
    "gold_mine": _engine(0.35),
    "graveyard": _engine(0.1),
    "great_wall": _engine(0.2),
    "haunted_quarter": _haunted_quarter,
    "hospital": _engine(0.1),
    "imperial_treasury": _treasury,
    "ivory_tower": _ivory_tower,
    "keep": _engine(0.1),
    "laboratory": _engine(0.35),
    "library": _engine(0.3),
    "lighthouse": _steady(1.0),
    "map_room": _map_room,
    "monument": _monument,
    "museum": _engine(0.6),
    "necropolis": _steady(0.3),
    "observatory": _engine(0.15),
    "park": _engine(0.3),
    "poor_house": _engine(0.3),
    "quarry": _quarry,
    "school_of_magic": _engine(0.4),
    "smithy": _engine(0.35),
    "stables": _steady(1.4),
    "statue": _statue,
    "theater": _engine(0.15),
    "thieves_den": _steady(0.0),
    "throne_room": _engine(0.4),
    "university": _steady(2.0),
    "wishing_well": _wishing_well,
}
"""What a player expects of each unique district; one that is not listed is worth its cost."""


def extra_points(look: Outlook, card: str) -> float:
    """Return what ``card`` would bring to the viewer beyond its cost."""
    worth = EXTRA.get(card)
    return worth(look) if worth is not None else 0.0
