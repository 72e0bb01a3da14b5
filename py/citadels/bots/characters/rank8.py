"""Rank 8: Warlord, Diplomat, Marshal."""

from citadels.bots.advice import NEVER, AbilityScorer, Advice, Scorer
from citadels.bots.attacks import destroying, exchanging, giving, seizing, touchable
from citadels.bots.outlook import Outlook
from citadels.model.view import DistrictView, SeatView
from tabletop.ask import OptionView


def _leader_open(look: Outlook, seat: SeatView) -> float:
    """Return how much somebody else's city invites an attack: more when it is nearly complete."""
    others = [other for other in look.view.seats if other is not seat and other.city and not other.completed]
    return 1.0 if any(look.left(other) <= 2 for other in others) else 0.3 if others else 0.0


class Warlord(Advice):
    """The soldiers' gold, and the leader's best cheap district."""

    id = "warlord"
    base = 1.1

    def worth(self, look: Outlook, seat: SeatView) -> float:
        safe = 0.5 if look.left(seat) <= 2 else 0.0
        return super().worth(look, seat) + _leader_open(look, seat) + safe

    def danger(self, look: Outlook) -> float:
        return 0.9 if look.me.city and look.lead > 0 else 0.2


class Diplomat(Advice):
    """The soldiers' gold, and a better district for a worse one."""

    id = "diplomat"
    base = 1.3

    def danger(self, look: Outlook) -> float:
        return 0.6 if look.me.city and look.lead > 0 else 0.2


class Marshal(Advice):
    """The soldiers' gold, and a cheap district of somebody's."""

    id = "marshal"
    base = 2.6

    def danger(self, look: Outlook) -> float:
        return 0.5 if look.me.city and look.lead > 0 else 0.2


def _last(look: Outlook, value: float) -> float:
    """Return how urgent an attack worth ``value`` is; in the classic edition it ends the turn (ruling 2)."""
    if value < 0.25:
        return -1.0
    return 0.1 if look.view.edition == "classic" else value


def _destroy(look: Outlook) -> float:
    """Destroy what pays, before a build only where that brings less."""
    able = [(seat, spot) for seat in look.rivals for spot in touchable(look, seat)]
    values = [
        destroying(look, seat, built, cost - 1) for seat, (_, built, cost) in able if cost - 1 <= look.me.gold
    ]
    return _last(look, max(values, default=0.0))


def _seize(look: Outlook) -> float:
    """Buy a small district of somebody's when that is better than building."""
    able = [(seat, spot) for seat in look.rivals for spot in touchable(look, seat)]
    values = [
        seizing(look, seat, built, cost)
        for seat, (_, built, cost) in able
        if built.cost <= 3 and cost <= look.me.gold and not look.mine(built.card)
    ]
    return max(values, default=-1.0)


def _exchange(look: Outlook) -> float:
    """Exchange when some pair of districts is worth it."""
    values = [
        _best_exchange(look, seat, built, cost - built.cost)
        for seat in look.rivals
        for _, built, cost in touchable(look, seat)
    ]
    return _last(look, max(values, default=0.0))


def _best_exchange(look: Outlook, seat: SeatView, theirs: DistrictView, surcharge: int) -> float:
    """Return what the best own district to give for ``theirs`` brings."""
    return max((exchanging(look, seat, theirs, own, surcharge) for own in look.me.city), default=NEVER)


def _destroy_target(look: Outlook, option: OptionView) -> float:
    seat, built, cost = _spot(look, option)
    return destroying(look, seat, built, cost)


def _seize_target(look: Outlook, option: OptionView) -> float:
    seat, built, cost = _spot(look, option)
    return seizing(look, seat, built, cost)


def _exchange_target(look: Outlook, option: OptionView) -> float:
    seat, built, cost = _spot(look, option)
    return _best_exchange(look, seat, built, cost - built.cost)


def _exchange_own(look: Outlook, option: OptionView) -> float:
    _, built, cost = _spot(look, option)
    return giving(look, built, cost)


def _spot(look: Outlook, option: OptionView) -> tuple[SeatView, DistrictView, int]:
    """Return the district that an option names, and what touching it costs."""
    seat = look.view.seats[int(option.args["seat"])]
    return seat, seat.city[int(option.args["at"])], int(option.args.get("cost", 0))


ADVICE = (Warlord, Diplomat, Marshal)
ABILITIES: dict[str, AbilityScorer] = {"destroy": _destroy, "exchange": _exchange, "seize": _seize}
ASKS: dict[str, Scorer] = {
    "destroy": _destroy_target,
    "exchange": _exchange_target,
    "exchange_for": _exchange_own,
    "seize": _seize_target,
}
