"""Rank 8: Warlord, Diplomat, Marshal."""

from collections.abc import Iterator

from citadels.bots.advice import NEVER, AbilityScorer, Advice, Scorer
from citadels.bots.cards import gold_worth
from citadels.bots.outlook import DENIED, Outlook
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
    base = 1.5

    def danger(self, look: Outlook) -> float:
        return 0.5 if look.me.city and look.lead > 0 else 0.2


def destroying(look: Outlook, seat: SeatView, built: DistrictView, cost: int) -> float:
    """Return what it brings to destroy ``built`` of ``seat`` for ``cost`` gold, in points."""
    if seat.seat == look.seat:
        return NEVER
    share = 0.35 if len(look.rivals) > 2 else 0.7
    if look.last_round:
        close = abs(look.strength(seat) - look.strength(look.me)) <= 8 or seat is look.best_rival
        return (0.5 if close else 0.1) * look.worth_taking(seat, built) - gold_worth(look) * cost
    return share * look.menace(seat) * look.worth_taking(seat, built) - gold_worth(look) * cost


def destroyable(look: Outlook) -> Iterator[tuple[SeatView, DistrictView, int]]:
    """Yield every rival's district that the Warlord can pay to destroy, with its price."""
    for seat in look.rivals:
        if look.safe(seat):
            continue
        for built in seat.city:
            cost = built.cost - 1 + look.surcharge(seat)
            if cost <= look.me.gold and built.card not in DENIED["warlord"]:
                yield seat, built, cost


def _destroy(look: Outlook) -> float:
    """Destroy what pays, after building; before it, where building could not bring as much."""
    best = max((destroying(look, *target) for target in destroyable(look)), default=-1.0)
    return best if best > 0.25 else -1.0


def _target(look: Outlook, option: OptionView) -> float:
    """Score one district that can be destroyed."""
    if option.verb == "cancel":
        return NEVER / 2
    seat = look.view.seats[int(option.args["seat"])]
    return destroying(look, seat, seat.city[int(option.args["at"])], int(option.args.get("cost", 0)))


ADVICE = (Warlord, Diplomat, Marshal)
ABILITIES: dict[str, AbilityScorer] = {"destroy": _destroy}
ASKS: dict[str, Scorer] = {"destroy": _target}
