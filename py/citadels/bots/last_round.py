"""Counts the end of the game for the rest of a turn in the last round: by the engine's own scores, not by estimates.

Everything is read from the view of one seat. What others hold in hand, and what seats after this one will still do, is
not counted.
"""

from itertools import combinations
from typing import NamedTuple

from citadels.knowledge.final_scores import FinalScores
from citadels.model.view import DistrictView, SeatView, View

CHOICES = 7
"""How many cards are compared when several can be built: the dearest ones."""

PLACE = 100.0
"""What a rival less ahead is worth, in points: more than any district, so that points count only where places are
equal."""

SPENT = 0.01
"""What a gold or a card is worth that scores nothing: of plans that score alike, the cheapest is taken."""


class Purchase(NamedTuple):
    """A set of cards to build, and what it takes.

    That is gold, the cards paid instead, the place of a sacrificed district (-1: none).
    """

    cards: tuple[str, ...] = ()
    gold: int = 0
    spent: int = 0
    sacrifice: int = -1


class FinalCount(FinalScores):
    """The own score, and those of the rivals, if the game ended after the rest of this turn."""

    def __init__(self, view: View, seat: int) -> None:
        super().__init__(view, seat)
        self._me = view.seats[seat]
        self._hand = [card.card for card in view.hand]

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
        dear = sorted(prices, key=lambda card: (-self.districts[card].cost, card))[:CHOICES]
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
        other = next((card for card in cards if self.districts[card].paid_otherwise), None)
        if other is None:
            return ways
        spare = len(self._hand) - len(cards)
        cards_paid = min(prices[other], spare)
        if self.districts[other].paid_otherwise == "cards" and price - cards_paid <= gold:
            least = max(price - gold, 0)
            ways += [Purchase(cards, price - count, count) for count in range(max(least, 1), cards_paid + 1)]
        if self.districts[other].paid_otherwise == "district" and price - prices[other] <= gold:
            ways += [Purchase(cards, price - prices[other], 0, at) for at in range(len(self._me.city))]
        return ways

    def _after(self, way: Purchase) -> tuple[list[DistrictView], list[str]]:
        """Return the city and the hand after ``way``; the cards worth least go first."""
        city = [one for at, one in enumerate(self._me.city) if at != way.sacrifice]
        city += [self._new(card) for card in way.cards]
        hand = self._hand[:]
        for card in way.cards:
            hand.remove(card)
        hand.sort(key=lambda card: self.districts[card].hand_points)
        return city, hand[way.spent :]

    def _new(self, card: str) -> DistrictView:
        district = self.districts[card]
        return DistrictView(card, district.type, district.cost, self.view.round)

    # Places ------------------------------------------------------------------------------------------------------

    def worth(self, mine: float, changed: SeatView | None = None, points: int = 0) -> float:
        """Return what the own score ``mine`` is worth: the place first, then points.

        ``changed`` then has ``points``.
        """
        ahead = 0.0
        for seat in self.view.seats:
            if seat.seat != self.seat:
                theirs = points if changed is not None and seat.seat == changed.seat else seat.points
                ahead += 1.0 if theirs > mine else 0.5 if theirs == round(mine) else 0.0
        return mine - PLACE * ahead
