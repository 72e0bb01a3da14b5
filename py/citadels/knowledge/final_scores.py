"""Counts scores of the end from the view of one seat, by the engine's own rules.

What others hold in hand is not counted.
"""

from collections.abc import Sequence
from functools import lru_cache

from citadels.engine.rules import rules_of_scores
from citadels.engine.scoring import score_parts
from citadels.engine.table import Table
from citadels.model.state import Built, Player, State
from citadels.model.view import DistrictView, SeatView, View
from tabletop.kernel.randomness import Randomness

MOST_COUNTED = 10_000
"""How many scores are kept of one moment; a seat that weighs an exchange counts each some ten times."""


@lru_cache(maxsize=8)
def _counts(
    table: tuple[object, ...], first: int | None, number: int, crown: int, leader: int | None
) -> dict[tuple[object, ...], int]:
    """Return the scores counted so far, by all that a score depends on.

    They are for tables and rounds that differ in nothing else.
    """
    del table, first, number, crown, leader
    return {}


class FinalScores:
    """The score of the own seat, and those of rivals, at the end with a given city."""

    def __init__(self, view: View, seat: int) -> None:
        names = tuple(one.character for one in view.characters)
        self._rules = rules_of_scores(view.edition, names, len(view.seats), view.city_size)
        self.view = view
        self.seat = seat
        self.districts = self._rules.districts
        table = (view.edition, names, len(view.seats), view.city_size)
        self._counted = _counts(table, view.first, view.round, view.crown, view.leader)
        self._standing: dict[int, int] = {}

    def mine(self, city: Sequence[DistrictView], gold: int, hand: Sequence[str]) -> int:
        """Return the own score at the end with this city, gold and hand."""
        return self._count(self.seat, city, gold, hand)

    def change(self, seat: SeatView, city: Sequence[DistrictView]) -> int:
        """Return by how many points ``city`` changes the score of a rival that all can see."""
        if seat.seat not in self._standing:
            self._standing[seat.seat] = self.theirs(seat, seat.city)
        return self.theirs(seat, city) - self._standing[seat.seat]

    def theirs(self, seat: SeatView, city: Sequence[DistrictView]) -> int:
        """Return the score of a rival with this city, as all can see it."""
        return self._count(seat.seat, city, seat.gold, [""] * seat.hand, final=False)

    def _count(
        self, seat: int, city: Sequence[DistrictView], gold: int, hand: Sequence[str], *, final: bool = True
    ) -> int:
        asked = (
            seat,
            gold,
            len(hand),
            *self._scoring(hand),
            *[(one.card, one.cost, one.tucked, one.round) for one in city],
        )
        if asked not in self._counted:
            if len(self._counted) >= MOST_COUNTED:
                self._counted.clear()
            built = [self._built(one) for one in city]
            view = self.view
            players = [Player() for _ in view.seats]
            players[seat] = Player(gold, [*hand], built)
            firsts = [view.first] if view.first is not None else []
            state = State(Randomness(1), "turns", view.round, view.crown, view.leader, players, [])
            state.finishers, state.city_size = firsts, view.city_size
            parts = score_parts(Table(self._rules, state, None), seat, final=final)
            self._counted[asked] = sum(part.points for part in parts)
        return self._counted[asked]

    def _scoring(self, hand: Sequence[str]) -> list[str]:
        return [card for card in hand if card and self.districts[card].hand_points]

    def _built(self, one: DistrictView) -> Built:
        return Built(one.card, one.cost - self.districts[one.card].cost, ("",) * one.tucked, one.round)
