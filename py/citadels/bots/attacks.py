"""Other people's districts: what it brings to take one away."""

from citadels.bots.advice import NEVER
from citadels.bots.cards import TEMPO, gold_worth, losing, standing
from citadels.bots.outlook import IMMUNE, Outlook
from citadels.model.view import DistrictView, SeatView


def hurting(look: Outlook, seat: SeatView, built: DistrictView) -> float:
    """Return what it is worth to the viewer that ``seat`` loses ``built``, in points."""
    if seat.seat == look.seat:
        return NEVER
    if look.last_round:
        close = abs(look.strength(seat) - look.strength(look.me)) <= 8 or seat is look.best_rival
        return (0.5 if close else 0.1) * look.worth_taking(seat, built)
    share = 0.35 if len(look.rivals) > 2 else 0.7
    return share * look.menace(seat) * look.worth_taking(seat, built)


def touchable(look: Outlook, seat: SeatView) -> list[tuple[int, DistrictView, int]]:
    """Return the districts of ``seat`` that rank 8 may touch: place, district, cost to rank 8."""
    if look.safe(seat):
        return []
    free = [(at, built) for at, built in enumerate(seat.city) if built.card not in IMMUNE]
    return [(at, built, built.cost + look.surcharge(seat, built.card)) for at, built in free]


def destroying(look: Outlook, seat: SeatView, built: DistrictView, cost: int) -> float:
    """Return what it brings to destroy ``built`` of ``seat`` for ``cost`` gold."""
    return hurting(look, seat, built) - gold_worth(look) * cost


def seizing(look: Outlook, seat: SeatView, built: DistrictView, cost: int) -> float:
    """Return what it brings to take ``built`` for ``cost`` gold, which ``seat`` gets."""
    if seat.seat == look.seat or (look.mine(built.card) and not look.repeats):
        return NEVER
    tempo = 0.0 if look.last_round else TEMPO
    gold = gold_worth(look) * cost * (1.2 if len(look.rivals) > 2 else 1.6)
    return standing(look, built.card) + tempo + 0.8 * hurting(look, seat, built) - gold


def exchanging(
    look: Outlook, seat: SeatView, theirs: DistrictView, own: DistrictView, surcharge: int
) -> float:
    """Return what it brings to give ``own`` for ``theirs`` of ``seat``; NEVER where it is not possible."""
    price = max(theirs.cost - own.cost, 0) + surcharge
    if price > look.me.gold or own.card in IMMUNE:
        return NEVER
    if theirs.card != own.card and (look.mine(theirs.card) or look.has(seat, own.card)):
        return NEVER
    won = theirs.points - own.points
    harm = 0.3 * look.menace(seat) * won
    return (
        won + _special(look, theirs.card) - _special(look, own.card) + harm - gold_worth(look) * price * 1.1
    )


def _special(look: Outlook, card: str) -> float:
    """Return what ``card`` is worth beyond its cost to the viewer."""
    return standing(look, card) - look.fact(card).cost


def giving(look: Outlook, own: DistrictView, price: int) -> float:
    """Return how well ``own`` can be spared in an exchange that then costs ``price``."""
    return -losing(look, own) - gold_worth(look) * price * 1.1
