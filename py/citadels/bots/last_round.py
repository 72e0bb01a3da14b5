"""Counts the end of the game for the rest of a turn in the last round: by the engine's own scores, not by estimates.

Everything is read from the view of one seat. What others hold in hand, and what seats after this one will still do, is
not counted.
"""

from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from citadels.engine.rules import rules_of_scores
from citadels.engine.scoring import score_parts
from citadels.engine.table import Table
from citadels.model.state import Built, Player, State
from citadels.model.view import DistrictView, SeatView, View
from tabletop.kernel.randomness import Randomness

CHOICES = 7
"""How many cards are compared when several can be built: the dearest ones."""

PLACE = 100.0
"""What a rival less ahead is worth, in points: more than any district, so that points count only where places are equal."""

SPENT = 0.01
"""What a gold or a card is worth that scores nothing: of plans that score alike, the cheapest is taken."""


class Purchase(NamedTuple):
    """A set of cards to build, the gold that it takes, the cards paid instead, the place of a sacrificed district (-1: none)."""

    cards: tuple[str, ...] = ()
    gold: int = 0
    spent: int = 0
    sacrifice: int = -1


class FinalCount:
    """The own score, and those of the rivals, if the game ended after the rest of this turn."""

    def __init__(self, view: View, seat: int) -> None:
        names = tuple(one.character for one in view.characters)
        self._rules = rules_of_scores(view.edition, names, len(view.seats), view.city_size)
        self._view = view
        self._seat = seat
        self._districts = self._rules.districts
        self._me = view.seats[seat]
        self._hand = [card.card for card in view.hand]
        self._counted: dict[tuple[object, ...], int] = {}

    # Scores ------------------------------------------------------------------------------------------------------

    def mine(self, city: Sequence[DistrictView], gold: int, hand: Sequence[str]) -> int:
        """Return the own score at the end with this city, gold and hand."""
        return self._count(self._seat, city, gold, hand)

    def theirs(self, seat: SeatView, city: Sequence[DistrictView]) -> int:
        """Return the score of a rival with this city, as all can see it."""
        return self._count(seat.seat, city, seat.gold, [""] * seat.hand, final=False)

    def _count(
        self, seat: int, city: Sequence[DistrictView], gold: int, hand: Sequence[str], *, final: bool = True
    ) -> int:
        built = [self._built(one) for one in city]
        asked = (seat, tuple(built), gold, len(hand), tuple(self._scoring(hand)))
        if asked not in self._counted:
            view = self._view
            players = [Player() for _ in view.seats]
            players[seat] = Player(gold, [*hand], built)
            firsts = [view.first] if view.first is not None else []
            state = State(Randomness(1), "turns", view.round, view.crown, view.leader, players, [])
            state.finishers, state.city_size = firsts, view.city_size
            parts = score_parts(Table(self._rules, state, None), seat, final=final)
            self._counted[asked] = sum(part.points for part in parts)
        return self._counted[asked]

    def _scoring(self, hand: Sequence[str]) -> list[str]:
        return [card for card in hand if card and self._districts[card].hand_points]

    def _built(self, one: DistrictView) -> Built:
        return Built(one.card, one.cost - self._districts[one.card].cost, ("",) * one.tucked, one.round)

    # Plans -------------------------------------------------------------------------------------------------------

    def best(
        self, gold: int, prices: dict[str, int], builds: int, felt: float
    ) -> tuple[tuple[str, ...], float]:
        """Return what to build with ``gold``, and by how many points that beats building nothing.

        ``felt`` is the share of a price that the player does not get back.
        """
        base = self.mine(self._me.city, gold, self._hand)
        best, most = Purchase(), 0.0
        for way in self._ways(gold, prices, builds):
            city, hand = self._after(way)
            points = self.mine(city, gold - round(felt * way.gold), hand) - base
            value = points - SPENT * (way.gold + way.spent)
            if value > most:
                best, most = way, value
        return best.cards, most

    def _ways(self, gold: int, prices: dict[str, int], builds: int) -> list[Purchase]:
        """Return all that can be paid, and how."""
        dear = sorted(prices, key=lambda card: (-self._districts[card].cost, card))[:CHOICES]
        ways: list[Purchase] = []
        for count in range(1, min(max(builds, 1), len(dear)) + 1):
            for cards in combinations(dear, count):
                ways += self._payments(cards, sum(prices[card] for card in cards), gold, prices)
        return ways

    def _payments(
        self, cards: tuple[str, ...], price: int, gold: int, prices: dict[str, int]
    ) -> list[Purchase]:
        """Return the ways to pay ``cards``: with gold, with cards of the hand, by a sacrifice."""
        ways = [Purchase(cards, price)] if price <= gold else []
        other = next((card for card in cards if "pay" in self._districts[card].powers), None)
        if other is None:
            return ways
        spare = len(self._hand) - len(cards)
        cards_paid = min(prices[other], spare)
        if other == "thieves_den" and price - cards_paid <= gold:
            least = max(price - gold, 0)
            ways += [Purchase(cards, price - count, count) for count in range(max(least, 1), cards_paid + 1)]
        if other == "necropolis" and price - prices[other] <= gold:
            ways += [Purchase(cards, price - prices[other], 0, at) for at in range(len(self._me.city))]
        return ways

    def _after(self, way: Purchase) -> tuple[list[DistrictView], list[str]]:
        """Return the city and the hand after ``way``; the cards worth least go first."""
        city = [one for at, one in enumerate(self._me.city) if at != way.sacrifice]
        city += [self._new(card) for card in way.cards]
        hand = self._hand[:]
        for card in way.cards:
            hand.remove(card)
        hand.sort(key=lambda card: self._districts[card].hand_points)
        return city, hand[way.spent :]

    def _new(self, card: str) -> DistrictView:
        district = self._districts[card]
        return DistrictView(card, district.type, district.cost, self._view.round)

    # Places ------------------------------------------------------------------------------------------------------

    def worth(self, mine: float, changed: SeatView | None = None, points: int = 0) -> float:
        """Return what the own score ``mine`` is worth: the place first, then points. ``changed`` then has ``points``."""
        ahead = 0.0
        for seat in self._view.seats:
            if seat.seat != self._seat:
                theirs = points if changed is not None and seat.seat == changed.seat else seat.points
                ahead += 1.0 if theirs > mine else 0.5 if theirs == round(mine) else 0.0
        return mine - PLACE * ahead
