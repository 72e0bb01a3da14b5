"""Counts anew what a cause makes of the difference between two answers.

Without the code of the coach, by the engine's chances.

In each try of the better answer, what the cause names is made what it is after the other one, and the chances are
counted again.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from citadels.engine.scoring import score_parts
from citadels.engine.table import Table
from citadels.kind import CITADELS
from citadels.search.win_chances import chances, fitted_figures
from pointcity.cards.box import CARDS, NUMBERS
from pointcity.cards.card import JOKER
from pointcity.cards.tokens import TOKENS
from pointcity.engine.payment import Stock
from pointcity.engine.scoring import printed_points
from pointcity.engine.scoring import score_parts as token_parts
from pointcity.model.state import State as City
from pointcity.search.quick_player import QuickPlayer
from pointcity.search.win_chances import chances as city_chances
from tabletop.kernel.events import Event, Facts
from tabletop.match.kind import Kind


@dataclass(frozen=True)
class Try:
    """What a try of an answer ended with, and what happened in it from the ask on."""

    state: Any
    events: Sequence[Event]


@dataclass(frozen=True)
class Tries:
    """A game and the seat that was asked, with the tries of the better answer and of the other one.

    Both are in the same worlds.
    """

    kind: Kind
    game: Any
    seat: int
    best: Sequence[Try]
    other: Sequence[Try]


def chance(t: Tries, state: Any) -> float:
    """Return the seat's chance to win, as the level counts it."""
    if t.kind is CITADELS:
        return chances(t.game, state, fitted_figures(t.game.rules.edition, t.game.seats))[t.seat]
    return city_chances(t.game.rules, state, QuickPlayer(t.game.rules))[t.seat]


def makes(t: Tries, name: str, facts: Facts) -> float | None:
    """Return which part of the difference is gone without the cause; None where the cause is no part of a state."""
    change = (IN_CITADELS if t.kind is CITADELS else IN_POINT_CITY).get(name)
    if change is None:
        return None
    lead = left = 0.0
    for one, two in zip(t.best, t.other, strict=False):
        before, then, changed = chance(t, one.state), chance(t, two.state), one.state.copy()
        change(t, changed, one, two, facts)
        lead += before - then
        left += chance(t, changed) - then
    return (lead - left) / lead


Change = Callable[[Tries, Any, Try, Try, Facts], None]


def whose(t: Tries, facts: Facts) -> int:
    return int(str(facts.get("seat", t.seat)))


def city(t: Tries, state: Any, _one: Try, two: Try, facts: Facts) -> None:
    """The city is that after the other answer, with what it completes."""
    seat = whose(t, facts)
    state.players[seat].city = two.state.players[seat].city[:]
    if t.kind is CITADELS:
        finishers = [one for one in state.finishers if one != seat]
        state.finishers = finishers + [seat] * (seat in two.state.finishers)


def gold(t: Tries, state: Any, _one: Try, two: Try, facts: Facts) -> None:
    seat = whose(t, facts)
    state.players[seat].gold = two.state.players[seat].gold


def hand(t: Tries, state: Any, _one: Try, two: Try, facts: Facts) -> None:
    seat = whose(t, facts)
    state.players[seat].hand = two.state.players[seat].hand[:]


def tokens(t: Tries, state: Any, _one: Try, two: Try, facts: Facts) -> None:
    seat = whose(t, facts)
    state.players[seat].tokens = two.state.players[seat].tokens[:]


def everything(t: Tries, state: Any, one: Try, two: Try, facts: Facts) -> None:
    for change in (city, gold, hand):
        change(t, state, one, two, facts)


def own_too(t: Tries, state: Any, one: Try, two: Try, facts: Facts) -> None:
    """Who robs has what the other one loses."""
    everything(t, state, one, two, facts)
    everything(t, state, one, two, {})


def where(what: str, change: Change) -> Change:
    """Make it alike only in tries in which something happened oftener after one of the answers."""

    def changed(t: Tries, state: Any, one: Try, two: Try, facts: Facts) -> None:
        seat = whose(t, facts)
        if times(t, one, what, seat) != times(t, two, what, seat):
            change(t, state, one, two, facts)

    return changed


def times(t: Tries, one: Try, what: str, seat: int) -> int:
    """Return how often a seat lost a turn, gold to a thief, or a district."""
    if what == "turn":
        ended = sum(
            event.kind == "turn_ended" and (event.everyone or {})["seat"] == seat for event in one.events
        )
        return max((2 if t.game.seats <= 3 else 1) - ended, 0)
    if what == "gold":
        return sum(
            harm is not None and (harm.seat, harm.deed) == (seat, "robbed")
            for harm in (event.explained.harm for event in one.events)
        )
    return sum(_loses(event, seat) for event in one.events)


def _loses(event: Event, seat: int) -> bool:
    facts = event.everyone or {}
    if event.kind == "districts_exchanged":
        return facts["other"] == seat
    return event.kind in {"district_destroyed", "district_seized"} and facts["seat"] == seat != facts["by"]


IN_CITADELS: dict[str, Change] = {
    "keeps-turn": where("turn", everything),
    "keeps-gold": where("gold", everything),
    "keeps-city": where("city", city),
    "stops-rival": where("turn", everything),
    "robs-rival": where("gold", own_too),
    "strikes-rival": where("city", city),
    "has-card": city,
    "lets-build": city,
    "affords": city,
    "ready-now": city,
    "dearest": city,
    "builds": city,
    "all-types": city,
    "finishes": city,
    "builds-more": city,
    "builds-less": city,
    "more-gold": gold,
    "less-gold": gold,
    "more-cards": hand,
    "fewer-cards": hand,
}
"""What is made alike, by the reason; of a district the whole city is, since one that replaces another is no gain."""

IN_POINT_CITY: dict[str, Change] = {
    "own-building": city,
    "rival-building": city,
    "more-points": city,
    "more-resources": city,
    "more-buildings": city,
    "fewer-buildings": city,
    "more-tokens": tokens,
    "own-token": tokens,
    "rival-token": tokens,
    "less-tokens": tokens,
    "more-symbols": hand,
}


# The figures that are told ------------------------------------------------------------------------------------


def likely(t: Tries, name: str, facts: Facts, one: Try) -> bool:
    """Whether what ``name`` tells the chance of happened in a try."""
    seat, state = whose(t, facts), one.state
    me, card = state.players[seat], str(facts.get("card", facts.get("token", "")))
    if t.kind is not CITADELS:
        kind = name.partition("-")[2]
        if kind == "reach":
            return card in payable(state, seat)
        return card in me.tokens if kind == "token" else NUMBERS[card] in me.city
    harms = {"keeps": "", "stops": "turn", "robs": "gold", "strikes": "city"}
    begins, _, rest = name.partition("-")
    if begins in harms:
        return times(t, one, harms[begins] or rest, seat) > 0
    if name == "has-card":
        return card in {built.card for built in me.city}
    if name == "last-round":
        return t.game.over(state)
    parts = {
        part.cause for part in score_parts(Table(t.game.rules, state, None), seat, final=t.game.over(state))
    }
    return "types" in parts if name == "all-types" else bool(parts & {"first", "completed"})


def payable(state: City, seat: int) -> list[str]:
    """Return the buildings of the market that a seat can pay for."""
    stock, found = Stock(state.players[seat]), list[str]()
    for number, shown in zip(state.market, state.built, strict=True):
        if shown and number >= 0 and not stock.missing(CARDS[number].asks):
            found.append(CARDS[number].id)
    return found


def amount(t: Tries, name: str, facts: Facts, one: Try) -> int:
    """Return what ``name`` tells the mean of, at the end of a try."""
    seat, state = whose(t, facts), one.state
    me = state.players[seat]
    if t.kind is not CITADELS:
        return _in_point_city(name, state, seat)
    if name in {"builds-more", "builds-less"}:
        gets = {"district_built": "seat", "district_confiscated": "to", "district_seized": "by"}
        return sum(
            (event.everyone or {})[gets[event.kind]] == seat for event in one.events if event.kind in gets
        )
    if name in {"more-cards", "fewer-cards"}:
        there = {built.card for built in me.city}
        return len({card for card in me.hand if card not in there and t.game.rules.districts[card].cost})
    if name == "more-bonus":
        parts = score_parts(Table(t.game.rules, state, None), seat, final=t.game.over(state))
        return sum(part.points for part in parts if part.cause == facts["card"])
    return me.gold


def _in_point_city(name: str, state: City, seat: int) -> int:
    me = state.players[seat]
    if name == "more-points":
        return printed_points(me)
    if name == "more-resources":
        return sum(CARDS[number].gives is not None for number in me.city)
    if name in {"more-buildings", "fewer-buildings"}:
        return len(me.city)
    if name in {"more-tokens", "less-tokens"}:
        return sum(part.points for part in token_parts(me) if part.cause in TOKENS)
    if name == "more-symbols":
        return sum(1 if CARDS[number].resource == JOKER else CARDS[number].amount for number in me.hand)
    return len(payable(state, seat))
