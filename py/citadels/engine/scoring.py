"""Counts the scores: districts, all types, completion, and the bonuses of unique districts."""

from itertools import pairwise, product

from citadels.cards.api import TYPES, DistrictType
from citadels.engine.table import Table
from citadels.model.view import ScorePart, ScoreView, TieView

ALL_TYPES = 3
FIRST_COMPLETED = 4
COMPLETED = 2


class Tally:
    """What :meth:`District.score` reads of one seat.

    ``types`` are its districts' types, free types decided (ruling 112).
    """

    __slots__ = ("final", "player", "seat", "table", "types")

    def __init__(self, table: Table, seat: int, types: list[DistrictType], *, final: bool) -> None:
        self.table = table
        self.seat = seat
        self.player = table.player(seat)
        self.types = types
        self.final = final


def score_parts(table: Table, seat: int, *, final: bool) -> list[ScorePart]:
    """Return the lines of the score of ``seat``; before the ``final`` count, only what all may know.

    Each district whose type is free (ruling 112) takes the type with which all bonuses together score most.
    """
    districts = table.rules.districts
    city = [(districts[built.card], built) for built in table.player(seat).city]
    choices: list[tuple[DistrictType, ...]]
    choices = [TYPES if card.any_type(table, built) else (card.type,) for card, built in city]
    counts = (_count(Tally(table, seat, list(types), final=final)) for types in product(*choices))
    return max(counts, key=lambda parts: sum(part.points for part in parts))


def _count(tally: Tally) -> list[ScorePart]:
    """Return the lines of the score with the types of ``tally``."""
    table, seat = tally.table, tally.seat
    parts = [ScorePart("districts", sum(table.cost(built) for built in tally.player.city))]
    if set(TYPES) <= set(tally.types):
        parts.append(ScorePart("types", ALL_TYPES))
    if seat in table.state.finishers:
        parts.append(ScorePart("first", FIRST_COMPLETED))
    elif table.completed(seat):
        parts.append(ScorePart("completed", COMPLETED))
    hand = table.rules.districts_with.get("hand_points", ())
    held = [name for name in tally.player.hand if name in hand] if tally.final else []
    parts += [ScorePart(name, table.rules.districts[name].hand_points) for name in held]
    for card in table.with_power(seat, "score"):
        points = card.score(tally)
        if points:
            parts.append(ScorePart(card.id, points))
    return parts


def standing(table: Table, seat: int) -> tuple[int, ...]:
    """Return what decides the place of ``seat`` at the end: its points, then what breaks ties; greater ones win."""
    parts = score_parts(table, seat, final=True)
    total = sum(part.points for part in parts)
    return (total, *_tie_break(table, ScoreView(seat, 0, total, parts, None)))


def final_scores(table: Table) -> list[ScoreView]:
    """Return all scores, best first; seats that :func:`_tie_break` leaves equal share a place."""
    scores: list[ScoreView] = []
    for seat in range(table.rules.seats):
        parts = score_parts(table, seat, final=True)
        scores.append(ScoreView(seat, 0, sum(part.points for part in parts), parts, None))
    keys = {score.seat: (score.total, *_tie_break(table, score)) for score in scores}
    scores.sort(key=lambda score: (*(-part for part in keys[score.seat]), score.seat))
    for place, score in enumerate(scores):
        above = scores[place - 1] if place else None
        tied = above is not None and keys[above.seat] == keys[score.seat]
        score.place = above.place if above is not None and tied else place + 1
    for score, below in pairwise(scores):
        if score.total == below.total:
            score.tie = _tie(table, below.seat, keys[score.seat][1:], keys[below.seat][1:])
    return scores


def _tie(table: Table, seat: int, own: tuple[int, ...], other: tuple[int, ...]) -> TieView:
    """Return what decides between a seat and the next one below, ``seat``, which has as many points."""
    names = ("districts", "gold") if table.rules.tie == "points" else ("rank",)
    found = ((by, mine, theirs) for by, mine, theirs in zip(names, own, other, strict=True) if mine != theirs)
    by, mine, theirs = next(found, ("", own[-1], other[-1]))
    return TieView(seat, by, mine, theirs)


def _tie_break(table: Table, score: ScoreView) -> tuple[int, ...]:
    """Return the numbers that decide a tie; greater ones win (ruling 18).

    They are the highest rank shown in the last round; in the classic rules the districts' points without bonuses, then
    gold.
    """
    if table.rules.tie == "points":
        own = {"districts", *(card.id for card in table.rules.districts.values() if card.valued)}
        value = sum(part.points for part in score.parts if part.cause in own)
        return value, table.player(score.seat).gold
    shown = [who.character for who in table.state.revealed if who.seat == score.seat]
    return (max((table.rules.characters[name].rank for name in shown), default=0),)
