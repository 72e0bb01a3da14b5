"""Using the districts of the own city: how urgent it is, and on what."""

from collections.abc import Callable, Iterator

from citadels.bots.advice import Scorer
from citadels.bots.attacks import hurting
from citadels.bots.cards import (
    best_plan,
    give_up,
    gold_worth,
    hand_prices,
    holding,
    losing,
    standing,
    surplus,
)
from citadels.bots.outlook import Outlook
from citadels.model.view import DistrictView, SeatView
from tabletop.ask import OptionView


def _best_build(look: Outlook, gold: int) -> float:
    """Return what the best build of this turn brings, in points."""
    return best_plan(look, gold, hand_prices(look), look.builds_left).value


def _laboratory(look: Outlook) -> float:
    """Gold for a card that is worth less."""
    if look.last_round:
        missing = _best_build(look, look.me.gold + 2) > _best_build(look, look.me.gold)
        return 40.0 if missing and len(look.hand) > 1 else -1.0
    spare = surplus(look, keep=2)
    gold = 2 if look.view.edition == "2016" else 1
    return 45.0 if spare and holding(look, spare[0]) < 1.6 * gold * gold_worth(look) else -1.0


def _smithy(look: Outlook) -> float:
    """Three cards for two gold when the hand is thin and nothing wants the gold."""
    if look.last_round:
        return 0.3 if look.mine("map_room") else -1.0
    thin = len(look.wanted) <= 2
    waiting = _best_build(look, look.me.gold)
    return 1.2 if thin and waiting < 3 and (look.me.gold >= 4 or not look.wanted) else -1.0


def _museum(look: Outlook) -> float:
    """Every card under it is a point: dead cards at once, the last ones when nothing else is left to do."""
    if surplus(look, keep=2):
        return 46.0
    return 0.2 if look.last_round and any(card != "secret_vault" for card in look.hand) else -1.0


def _framework(look: Outlook) -> float:
    """Give it up for a district that is worth much more, and that gold would not buy anyway."""
    best = max((_free_build(look, card) for card in look.wanted), default=-1.0)
    return best if best > max(1.5, _best_build(look, look.me.gold)) else -1.0


def _free_build(look: Outlook, card: str) -> float:
    """Return what is won by building ``card`` in place of the Framework."""
    own = next((built for built in look.me.city if built.card == "framework"), None)
    return standing(look, card) - (losing(look, own) if own is not None else 3.0)


def _armory(look: Outlook) -> float:
    """Give it up when that stops somebody, or costs a rival more than us."""
    own = next((built for built in look.me.city if built.card == "armory"), None)
    best = max((hurting(look, *target) for target in _armory_targets(look)), default=0.0)
    return best - (losing(look, own) if own is not None else 3.0) - 0.8


def _armory_targets(look: Outlook) -> Iterator[tuple[SeatView, DistrictView]]:
    for seat in look.rivals:
        if not seat.completed or look.view.edition == "classic":
            for built in seat.city:
                yield seat, built


def _shoot(look: Outlook, option: OptionView) -> float:
    seat = look.view.seats[int(option.args["seat"])]
    return hurting(look, seat, seat.city[int(option.args["at"])])


def _build_free(look: Outlook, option: OptionView) -> float:
    return standing(look, str(option.args["card"]))


USES: dict[str, Callable[[Outlook], float]] = {
    "armory": _armory,
    "framework": _framework,
    "laboratory": _laboratory,
    "museum": _museum,
    "smithy": _smithy,
}
"""How urgent it is to use a district of the own city; below 0 it is not used now."""

ASKS: dict[str, Scorer] = {
    "armory": _shoot,
    "framework": _build_free,
    "laboratory": give_up,
    "museum": give_up,
}
"""How the options of the districts' own questions are scored, by the kind of ask."""
