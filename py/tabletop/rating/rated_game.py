"""Says whether a finished match counts for the rating of its person, and what of it counts."""

from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

from tabletop.match.kind import Kind
from tabletop.match.match import EARNEST, Match
from tabletop.players.seating import PERSON

MOST_LETTERS: Final = 40
"""The longest name of a table or of a level."""

MOST_LEVELS: Final = 40
"""The most opponents of a game."""

MOST_GAMES: Final = 100_000
"""The most games of a person."""


@dataclass(frozen=True, slots=True)
class RatedGame:
    """What a rating needs of a game.

    The table, the opponents' levels, the person's share of the win (1, 1/2, ..., 0).
    """

    table: str
    levels: list[str]
    share: float


def rated_game(match: Match[Any, Any], kind: Kind) -> RatedGame | None:
    """Return what counts of ``match``; None if it goes on, or does not count.

    It counts if one person played a new deal against levels of known strength, without help: no undo, no hint of the
    coach, no stopped search, no chair that changed hands. After help that came late a loss counts all the same: else
    who sees a loss coming could take it out; also where a friend then came in the place of a computer player. A deal of
    the day does not count.
    """
    person = _person(match)
    if person is None or match.waiting is not None:
        return None
    winners = kind.outline(match.game, match.position.state).winners
    if person not in winners:
        return _counted(match, kind, 0.0)
    return None if match.late else _counted(match, kind, 1 / len(winners))


def game_at_stake(match: Match[Any, Any], kind: Kind) -> RatedGame | None:
    """Return what counts of a running ``match`` whose person deletes it: a loss; None where nothing counts."""
    person = _person(match)
    if person is None or match.waiting is None or match.history.answers_of(person) < EARNEST:
        return None
    return _counted(match, kind, 0.0)


def deal_mark(match: Match[Any, Any], kind: Kind) -> str:
    """Return a mark that matches with the same deal share; "" for one that began in the middle."""
    if match.start is not None:
        return ""
    return sha256(f"{kind.id} {match.seed}".encode()).hexdigest()[:16]


def _person(match: Match[Any, Any]) -> int | None:
    """Return the seat of the one person; None where the match does not count, whatever comes of it."""
    if (
        match.day
        or match.start is not None
        or ((match.line or match.reseated or match.helped) and not match.late)
    ):
        return None
    chairs = [*enumerate(match.seating)]
    here = [seat for seat, chair in chairs if chair.player == PERSON]
    # A friend who came late takes no loss out.
    people = here if match.late else [seat for seat, chair in chairs if not chair.computer]
    return people[0] if len(people) == 1 and people == here else None


def _counted(match: Match[Any, Any], kind: Kind, share: float) -> RatedGame | None:
    """Return the game with the person's ``share`` of the win; None where the strength of an opponent is not known."""
    strengths = kind.strengths()
    if strengths is None:
        return None
    table = strengths.table_of(match.game.setup)
    levels = match.rivals or [chair.player for chair in match.seating if chair.computer]
    if not levels or any(strengths.points_of(table, level) is None for level in levels):
        return None
    return RatedGame(table, levels, share)
