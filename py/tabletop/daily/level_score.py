"""Plays the deal of a day with a computer player in the person's seat, in slices."""

from dataclasses import dataclass
from typing import Any

from tabletop.daily.deal import SEAT, day_match
from tabletop.kernel.errors import Refusal
from tabletop.match.kind import Kind
from tabletop.match.match import Match
from tabletop.players.thinking import Enough


@dataclass(frozen=True, slots=True)
class DayScore:
    """How a deal ended for the person's seat."""

    points: int
    place: int
    won: bool


def score_of(match: Match[Any, Any], kind: Kind) -> DayScore | None:
    """Return the score of the person's seat; None while ``match`` goes on."""
    if match.waiting is not None:
        return None
    outline = kind.outline(match.game, match.position.state)
    points, won = outline.points[SEAT], SEAT in outline.winners
    # A seat with as many points as the winner, which the tie went against, is second.
    above = max(1, sum(other > points for other in outline.points))
    return DayScore(points, 1 if won else above + 1, won)


class LevelGame:
    """The unfinished game of one level at the deal of one day."""

    def __init__(self, kind: Kind, day: str, level: str) -> None:
        """Deal the game.

        Raises ``Refusal``: ``bad-day``, ``no-days``, ``bad-seating`` for a level that is not compared.
        """
        days = kind.days()
        if days is None or level not in days.levels:
            raise Refusal("bad-seating" if days is not None else "no-days", where="level")
        self.kind = kind
        self.match = day_match("level", kind, day, [], level)

    def go_on(self, enough: Enough) -> DayScore | None:
        """Play until the game is over, or until ``enough`` says to stop; None in that case."""
        match = self.match
        while match.waiting is not None:
            before = match.number
            match.advance(self.kind, 1, enough=enough)
            if match.number == before or enough():
                break
        return score_of(match, self.kind)
