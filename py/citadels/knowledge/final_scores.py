"""Counts scores of the end from the view of one seat, by the engine's own rules.

What others hold in hand is not counted.
"""

from collections.abc import Sequence

from citadels.engine.rules import rules_of_scores
from citadels.engine.scoring import score_parts
from citadels.engine.table import Table
from citadels.model.state import Built, Player, State
from citadels.model.view import DistrictView, SeatView, View
from tabletop.kernel.randomness import Randomness


class FinalScores:
    """The score of the own seat, and those of rivals, at the end with a given city."""

    def __init__(self, view: View, seat: int) -> None:
        names = tuple(one.character for one in view.characters)
        self._rules = rules_of_scores(view.edition, names, len(view.seats), view.city_size)
        self.view = view
        self.seat = seat
        self.districts = self._rules.districts
        self._counted: dict[tuple[object, ...], int] = {}

    def mine(self, city: Sequence[DistrictView], gold: int, hand: Sequence[str]) -> int:
        """Return the own score at the end with this city, gold and hand."""
        return self._count(self.seat, city, gold, hand)

    def theirs(self, seat: SeatView, city: Sequence[DistrictView]) -> int:
        """Return the score of a rival with this city, as all can see it."""
        return self._count(seat.seat, city, seat.gold, [""] * seat.hand, final=False)

    def _count(
        self, seat: int, city: Sequence[DistrictView], gold: int, hand: Sequence[str], *, final: bool = True
    ) -> int:
        built = [self._built(one) for one in city]
        asked = (seat, tuple(built), gold, len(hand), tuple(self._scoring(hand)))
        if asked not in self._counted:
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
