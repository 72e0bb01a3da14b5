"""Estimates what it is worth to destroy or take a district of another seat."""

from collections.abc import Sequence

from citadels.bots.advice.base import NEVER
from citadels.bots.cards import TEMPO, best_build, gold_worth, losing, worth_in_city
from citadels.bots.outlook import Outlook
from citadels.cards.api import exchange_doubles, exchange_price
from citadels.model.view import DistrictView, SeatView
from tabletop.kernel.ask import Option


def hurting(look: Outlook, seat: SeatView, built: DistrictView) -> float:
    """Return what it is worth to the viewer that ``seat`` loses ``built``, in points."""
    if seat.seat == look.seat:
        return NEVER
    share = 0.35 if len(look.rivals) > 2 else 0.7
    return look.weights.harm * share * look.menace(seat) * look.worth_taking(seat, built)


def trading(look: Outlook, card: str, seat: SeatView, built: DistrictView) -> float:
    """Return what it brings that the own ``card`` and ``built`` of ``seat`` go, in points."""
    if seat.seat == look.seat:
        return NEVER
    own = next((one for one in look.me.city if one.card == card), None)
    if look.last_round:
        mine = _final(look, look.me.gold, [one for one in look.me.city if one is not own])
        return _gained(look, mine, seat, built)
    return hurting(look, seat, built) - (losing(look, own) if own is not None else 3.0) - 0.8


def touchable(look: Outlook, seat: SeatView) -> list[tuple[int, DistrictView, int]]:
    """Return the districts of ``seat`` that rank 8 may touch: place, district, cost to rank 8."""
    if look.safe(seat):
        return []
    free = [(at, built) for at, built in enumerate(seat.city) if built.card not in look.immune]
    return [(at, built, built.cost + look.surcharge(seat, built.card)) for at, built in free]


def destroying(look: Outlook, seat: SeatView, built: DistrictView, cost: int) -> float:
    """Return what it brings to destroy ``built`` of ``seat`` for ``cost`` gold, in points."""
    if look.last_round:
        after = _final(look, look.me.gold - cost, goes_on=not look.role(look.character).ends_turn)
        gained = _gained(look, after, seat, built)
        return gained if gained > 0 and seat.seat != look.seat else min(gained, 0.0) - 1.0
    return hurting(look, seat, built) - gold_worth(look) * cost


def seizing(look: Outlook, seat: SeatView, built: DistrictView, cost: int) -> float:
    """Return what it brings to take ``built`` for ``cost`` gold, which ``seat`` gets, in points; NEVER if barred."""
    if seat.seat == look.seat or (look.mine(built.card) and not look.repeats):
        return NEVER
    if look.last_round:
        mine = _final(look, look.me.gold - cost, [*look.me.city, built])
        return _gained(look, mine, seat, built)
    tempo = TEMPO
    gold = gold_worth(look) * cost * (1.2 if len(look.rivals) > 2 else 1.6)
    return worth_in_city(look, built.card) + tempo + 0.8 * hurting(look, seat, built) - gold


def exchanging(look: Outlook, seat: SeatView, at: int, given: int, surcharge: int) -> float:
    """Return what it brings to exchange the own district at ``given`` for the one at ``at`` of ``seat``.

    NEVER if barred.
    """
    theirs, own = seat.city[at], look.me.city[given]
    price = exchange_price(own.cost, theirs.cost) + surcharge
    if price > look.me.gold or own.card in look.immune:
        return NEVER
    if exchange_doubles(look.cards(look.me), given, look.cards(seat), at):
        return NEVER
    if look.last_round:
        city = [theirs if place == given else one for place, one in enumerate(look.me.city)]
        mine = _final(look, look.me.gold - price, city)
        return _gained(look, mine, seat, theirs, own)
    won = theirs.cost - own.cost
    harm = 0.3 * look.menace(seat) * won
    return (
        won + _special(look, theirs.card) - _special(look, own.card) + harm - gold_worth(look) * price * 1.1
    )


def reserved(look: Outlook) -> int:
    """Return the gold that the best attack of the last round takes, if it is worth more than what the gold builds."""
    names = {option.word("name") for option in look.ask.options if option.verb == "ability"}
    rate = destroying if "destroy" in names else seizing if "seize" in names else None
    role = look.role(look.character)
    if rate is None or not look.last_round:
        return 0
    spots = [
        (rate(look, seat, built, cost - role.discount), cost - role.discount)
        for seat in look.rivals
        for _, built, cost in touchable(look, seat)
        if built.cost <= role.reach and cost - role.discount <= look.me.gold
    ]
    value, cost = max(spots, default=(0.0, 0))
    return cost if value > 0 else 0


def _final(
    look: Outlook, gold: int, city: Sequence[DistrictView] | None = None, *, goes_on: bool = True
) -> float:
    """Return the own score at the end with ``gold``, and this city (None: the own one as it is).

    If the turn ``goes_on``, it builds what brings most.
    """
    now = look.me.city if city is None else city
    return look.final.mine(now, gold, look.hand) + (best_build(look, gold) if goes_on else 0.0)


def _gained(
    look: Outlook,
    mine: float,
    seat: SeatView,
    lost: DistrictView,
    got: DistrictView | None = None,
) -> float:
    """Return what an attack brings in the last round: a better place, then points.

    Below 0 where it costs more than it brings.

    The own score becomes ``mine``; ``seat`` has ``got`` instead of ``lost``.
    """
    if look.unattacked is None:
        look.unattacked = look.final.worth(_final(look, look.me.gold))
    city = [one for one in seat.city if one is not lost] + ([got] if got is not None else [])
    points = seat.points + look.final.change(seat, city)
    return look.final.worth(mine, seat, points) - look.unattacked


def best_exchange(look: Outlook, seat: SeatView, at: int, surcharge: int) -> float:
    """Return what the best exchange for the district at ``at`` of ``seat`` brings; NEVER if there is none."""
    own = range(len(look.me.city))
    return max((exchanging(look, seat, at, given, surcharge) for given in own), default=NEVER)


def _special(look: Outlook, card: str) -> float:
    """Return what ``card`` is worth beyond its cost to the viewer."""
    return worth_in_city(look, card) - look.district(card).cost


def giving(look: Outlook, own: DistrictView, price: int) -> float:
    """Return how little it costs, in points, to give ``own`` in an exchange that then costs the seat ``price`` gold."""
    return -losing(look, own) - gold_worth(look) * price * 1.1


def touched(look: Outlook, option: Option) -> tuple[SeatView, int, DistrictView, int]:
    """Return the district that an option names: its seat, its place in the city, its view, and its costs to act on."""
    seat, at = look.view.seats[option.number("seat")], option.number("at")
    return seat, at, seat.city[at], option.number("cost")


def ending(look: Outlook, value: float) -> float:
    """Return how urgent an attack worth ``value`` is; one that ends the turn comes last (ruling 2)."""
    if value < 0.25:
        return -1.0
    return 0.1 if look.role(look.character).ends_turn else value


def threatened(look: Outlook, danger: float) -> float:
    """Return what it costs the viewer if another seat plays rank 8: ``danger`` if the viewer leads, else little."""
    return danger if look.me.city and look.lead > 0 else 0.2
