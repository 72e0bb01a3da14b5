"""Gathers the games that count for the rating of each person."""

from collections.abc import Collection, Iterable

from tabletop.rating.rated_game import MOST_GAMES, RatedGame
from tabletop.records.fields import Row, Time, may_be_null, may_lack
from tabletop.records.shapes import RatedRow


class NamedPerson(Row):
    """A person of a result, as far as ratings ask for it."""

    name: str


class ResultForRating(Row):
    """What ratings ask of a result (``ResultRow``)."""

    ended: Time
    people: list[NamedPerson]
    rated: RatedRow | None = may_be_null()
    deal: str = may_lack("")


def games_by_person(
    results: Iterable[ResultForRating], unnamed: Collection[str]
) -> dict[str, list[RatedGame]]:
    """Return what counts for each person, the earliest first.

    Of each deal only the first game counts, whatever became of it.

    ``unnamed`` are the names of a person who gave none, in each language; this person is "".
    """
    found: dict[str, list[RatedGame]] = {}
    deals: set[str] = set()
    for result in sorted(results, key=lambda result: result.ended):
        name = result.people[0].name if result.people else ""
        rated = result.rated
        if rated and result.deal not in deals:
            game = RatedGame(rated.table, rated.levels, rated.share)
            found.setdefault("" if name in unnamed else name, []).append(game)
        if result.deal:
            deals.add(result.deal)
    return {name: games[-MOST_GAMES:] for name, games in found.items()}
