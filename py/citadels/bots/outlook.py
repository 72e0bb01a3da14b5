"""Computes what a computer player reads from its view.

Who leads, how long the game will last, which cards it can build.

Everything comes from the view of one seat. Nothing is kept from one decision to the next.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, Generic, NamedTuple, TypeVar

from citadels.bots.last_round import FinalCount
from citadels.bots.weights import NORMAL_WEIGHTS, Weights
from citadels.cards.api import Character, District, DistrictType
from citadels.cards.loader import all_characters
from citadels.editions.districts import all_districts
from citadels.model.view import DistrictView, SeatView, View
from tabletop.kernel.ask import AskView

ORDINARY = Character()
"""Replaces a character that the edition does not have, so that the player does not fail."""

UNKNOWN = District()
"""Replaces a district that the edition does not have."""
UNKNOWN.cost = 3


T = TypeVar("T")


class once(Generic[T]):  # noqa: N801 - a decorator, like the library's.
    """A property that is computed once.

    ``functools.cached_property`` without the lock that it has before Python 3.12.
    """

    def __init__(self, find: Callable[[Any], T]) -> None:
        self.find = find
        self.name = find.__name__
        self.__doc__ = find.__doc__

    def __get__(self, owner: object, kind: type | None = None) -> T:
        value = owner.__dict__[self.name] = self.find(owner)
        return value


@cache
def _having(edition: str, power: str) -> frozenset[str]:
    """Return the ids of the districts of ``edition`` that have ``power``."""
    return frozenset(name for name, card in all_districts(edition).items() if power in card.powers)


class Plan(NamedTuple):
    """Cards to build this turn and what they bring, in points; no cards if nothing is worth building."""

    cards: tuple[str, ...]
    value: float


class Outlook:
    """Estimates from the view of one seat, for one decision. Raises ValueError for a spectator's view."""

    def __init__(self, view: View, ask: AskView, weights: Weights = NORMAL_WEIGHTS) -> None:
        if view.seat is None:
            raise ValueError("a spectator has no outlook")
        self.view = view
        self.ask = ask
        self.weights = weights
        self.seat: int = view.seat
        self.me: SeatView = view.seats[view.seat]
        self.rivals: list[SeatView] = [seat for seat in view.seats if seat.seat != view.seat]
        self.last_round: bool = view.first is not None
        turn = view.turn if view.turn is not None and view.turn.seat == view.seat else None
        self.character: str = turn.character if turn is not None else ""
        """The character whose turn the viewer plays, or ``""``."""
        self.builds_left: int = turn.builds_left if turn is not None else 0
        """How many districts the viewer may still build in its turn; 0 if it is not its turn."""
        self.worths_in_city: dict[str, float] = {}
        """Cache of ``cards.worth_in_city``, by card."""
        self.gains: dict[tuple[str, int], float] = {}
        """Cache of ``cards.gain``, by card and price."""
        self.plans: dict[tuple[object, ...], Plan] = {}
        """Cache of ``cards.best_plan``, by gold, number of builds and candidates with prices."""
        self.unattacked: float | None = None
        """What the own score of the last round is worth without an attack, once that was asked (``attacks``)."""
        self.odds: dict[tuple[str, int], float] | None = None
        """How likely each rival holds each character, once that was asked (``guess.holding_odds``)."""
        self.patient = True
        """Whether the player takes the time to compute these odds from a belief, or guesses them."""
        self.worths: dict[tuple[str, int], float] = {}
        """Cache of ``guess.worth_to``, by character and seat."""
        self._own = {built.card for built in self.me.city}
        self._districts = all_districts(view.edition)
        self._characters = all_characters(view.edition)
        self._large = _having(view.edition, "size")
        sizes = map(self.size, view.seats)
        self._lefts = [view.city_size - size if size < view.city_size else 0 for size in sizes]
        self.my_left: int = self._lefts[view.seat]
        """How many districts the own city still lacks."""

    # Cards ---------------------------------------------------------------------------------------------------

    def district(self, card: str) -> District:
        """Return a district's card, for its figures and queries; the edition's own."""
        return self._districts.get(card, UNKNOWN)

    def role(self, character: str) -> Character:
        """Return a character's card, for its figures and queries; the edition's own."""
        return self._characters.get(character, ORDINARY)

    def with_power(self, seat: SeatView, power: str) -> list[District]:
        """Return the districts in the city of ``seat`` whose cards have ``power``."""
        ids = _having(self.view.edition, power)
        return [self._districts[built.card] for built in seat.city if built.card in ids] if ids else []

    def mine(self, card: str) -> bool:
        """Whether ``card`` stands in the own city."""
        return card in self._own

    @once
    def hand(self) -> list[str]:
        """The own hand, copies repeated."""
        return [card.card for card in self.view.hand]

    @once
    def repeats(self) -> bool:
        """Whether the own city may hold a district twice."""
        return bool(self.with_power(self.me, "alike")) or self.role(self.character).alike > 1

    @once
    def wanted(self) -> list[str]:
        """The cards of the hand that could be built some time, each once."""
        cards = dict.fromkeys(self.hand)
        return [
            card for card in cards if self.district(card).cost > 0 and (self.repeats or not self.mine(card))
        ]

    @once
    def buildable(self) -> list[str]:
        """The cards of ``wanted`` for which the own city has not grown too large."""
        return [card for card in self.wanted if len(self.me.city) <= self.district(card).grown_city]

    # Cities --------------------------------------------------------------------------------------------------

    def size(self, seat: SeatView) -> int:
        """Return how many districts the city of ``seat`` counts for completion."""
        size = len(seat.city)
        for built in seat.city:
            if built.card in self._large:
                size += self._districts[built.card].size - 1
        return size

    def left(self, seat: SeatView) -> int:
        """Return how many districts ``seat`` still lacks."""
        return self._lefts[seat.seat]

    @once
    def soonest(self) -> int:
        """How many districts the rival nearest to a complete city still lacks."""
        return min(self.left(seat) for seat in self.rivals)

    @once
    def rounds_left(self) -> float:
        """An estimate of the rounds after this one."""
        return 0.0 if self.last_round else max(1.0, 1.15 * min(self.my_left, self.soonest))

    @once
    def stranded(self) -> bool:
        """Whether the own city lacks districts, the hand has none for it, and no deck is left to draw from."""
        return self.view.deck == 0 and self.my_left > 0 and not self.wanted

    @once
    def final(self) -> FinalCount:
        """What the scores will be if the game ends in this round."""
        return FinalCount(self.view, self.seat)

    @once
    def uniques(self) -> int:
        """How many unique districts the own city has."""
        return sum(built.type == "unique" for built in self.me.city)

    @once
    def keeps_more(self) -> bool:
        """Whether the own city keeps more than one of the cards drawn in gathering."""
        return bool(self.with_power(self.me, "kept_bonus"))

    @once
    def gold_points(self) -> int:
        """What a gold scores at the end by the own city."""
        return sum(card.points_per_gold for card in self.with_power(self.me, "points_per_gold"))

    @once
    def card_points(self) -> int:
        """What a card in the hand scores at the end by the own city."""
        return sum(card.points_per_card for card in self.with_power(self.me, "points_per_card"))

    @once
    def types(self) -> set[str]:
        """The types in the own city."""
        return {built.type for built in self.me.city}

    def income(self, seat: SeatView, wanted: DistrictType | None) -> int:
        """Return how many districts of ``seat`` pay an income of type ``wanted``."""
        if wanted is None:
            return 0
        return sum(self.district(built.card).pays_as(wanted) for built in seat.city)

    def cards(self, seat: SeatView) -> list[str]:
        """Return the ids of the districts of ``seat``."""
        return self._cards[seat.seat]

    @once
    def _cards(self) -> list[list[str]]:
        return [[built.card for built in seat.city] for seat in self.view.seats]

    @once
    def immune(self) -> frozenset[str]:
        """The districts that rank 8 may not touch in any city."""
        return _having(self.view.edition, "immune")

    def has(self, seat: SeatView, card: str) -> bool:
        """Whether ``card`` stands in the city of ``seat``."""
        return any(built.card == card for built in seat.city)

    def crown_points(self, seat: SeatView) -> int:
        """Return what the crown scores at the end by the city of ``seat``."""
        return sum(card.points_for_crown for card in self.with_power(seat, "points_for_crown"))

    # Rivals --------------------------------------------------------------------------------------------------

    def fullest_hand(self, seat: SeatView) -> int:
        """Return the size of the biggest hand but that of ``seat``."""
        return max(other.hand for other in self.view.seats if other is not seat)

    def strength(self, seat: SeatView) -> float:
        """Return how strong ``seat`` is, in points: its city, and what its gold and cards will bring."""
        return self._strengths[seat.seat]

    @once
    def _strengths(self) -> list[float]:
        return [self._strength(seat) for seat in self.view.seats]

    def _strength(self, seat: SeatView) -> float:
        if self.last_round:
            return seat.points + 0.1 * seat.gold
        ahead = 0.55 * seat.gold + 0.5 * min(seat.hand, 5)
        return seat.points + ahead + 0.9 * self.size(seat) + (2.0 if seat.crown else 0.0)

    @once
    def best_rival(self) -> SeatView:
        """The rival with the greatest strength."""
        return max(self.rivals, key=self.strength)

    @once
    def lead(self) -> float:
        """By how many points of strength the viewer is ahead of the best rival; negative if it is behind."""
        return self.strength(self.me) - self.strength(self.best_rival)

    def menace(self, seat: SeatView) -> float:
        """Return how dangerous a rival ``seat`` is, from 0.2 (harmless) to 2.5 (it leads and is about to win)."""
        return self._menaces[seat.seat]

    @once
    def _menaces(self) -> list[float]:
        return [self._menace(seat) for seat in self.view.seats]

    def _menace(self, seat: SeatView) -> float:
        behind = self.strength(self.best_rival) - self.strength(seat)
        value = max(1.6 - 0.14 * behind, 0.2)
        if self.left(seat) <= 1 and not self.last_round:
            value += 0.9
        return value

    # Rank 8 --------------------------------------------------------------------------------------------------

    def safe(self, seat: SeatView) -> bool:
        """Whether rank 8 may not touch the city of ``seat``: complete, or protected (rulings 32, 73)."""
        return seat.completed or seat.seat in self._shielded

    @once
    def _shielded(self) -> set[int]:
        """The seats whose character protects their city: those who revealed it, or the Witch who plays it."""
        witches = {mark.character: mark.by for mark in self.view.marks if mark.kind == "bewitch"}
        return {
            witches.get(name, seat.seat)
            for seat in self.view.seats
            for name in seat.characters
            if self.role(name).protects_city
        }

    def surcharge(self, seat: SeatView, card: str) -> int:
        """Return what rank 8 pays beyond the cost of ``card`` in the city of ``seat`` (ruling 111)."""
        return sum(wall.surcharge(card) for wall in self.with_power(seat, "surcharge"))

    def worth_taking(self, seat: SeatView, built: DistrictView) -> float:
        """Return how much it hurts ``seat`` to lose ``built``, in points."""
        worth = built.cost + 0.8
        kinds = [other.type for other in seat.city]
        if len(set(kinds)) >= 4 and kinds.count(built.type) == 1:
            worth += 1.5
        if self.left(seat) <= 1 and not self.last_round:
            worth += 2.0
        return worth
