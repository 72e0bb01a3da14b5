"""Says whether a finished match counts for the rating of its person, and what of it counts."""

from dataclasses import dataclass
from typing import Any

from tabletop.match.kind import Kind
from tabletop.match.match import Match
from tabletop.players.seating import PERSON


@dataclass(frozen=True, slots=True)
class RatedGame:
    """What a rating needs of a game: the table, the opponents' levels, the person's share of the win (1, 1/2, ..., 0)."""

    table: str
    levels: list[str]
    share: float


def rated_game(match: Match[Any, Any], kind: Kind) -> RatedGame | None:
    """Return what counts of ``match``; None if it goes on, or does not count.

    It counts if one person played a new deal against levels of known strength, without help: no undo, no hint of the
    coach, no stopped search, no chair that changed hands. A deal of the day does not count.
    """
    strengths = kind.strengths()
    if strengths is None or match.waiting is not None or match.day or match.start is not None:
        return None
    if match.line or match.reseated or match.helped:
        return None
    people = [seat for seat, chair in enumerate(match.seating) if not chair.computer]
    if len(people) != 1 or match.seating[people[0]].player != PERSON:
        return None
    table = strengths.table_of(match.game.setup)
    levels = [chair.player for chair in match.seating if chair.computer]
    if not levels or any(strengths.points_of(table, level) is None for level in levels):
        return None
    winners = kind.outline(match.game, match.position.state).winners
    return RatedGame(table, levels, 1 / len(winners) if people[0] in winners else 0.0)
