"""Joins two results of one match."""

from typing import Any

from tabletop.records.joining import joined_fields
from tabletop.records.shapes import Accuracy, Played, ResultRow


def joined_result(one: ResultRow, other: ResultRow) -> ResultRow:
    """Return the result of the first end, with all that either says of it: after an undo a match may end again.

    A rating that was reset stays reset. Both are taken for one end where moments and kind agree, whatever the clocks
    say.
    """
    if (one.number, one.kind) != (other.number, other.kind):
        return min(one, other, key=lambda row: (row.ended, row.number, row.kind))
    decided: dict[str, Any] = {"ended": min(one.ended, other.ended), "people": _people(one, other)}
    if any("rated" in row.model_fields_set and row.rated is None for row in (one, other)):
        decided["rated"] = None
    return joined_fields(one, other, decided)


def _people(one: ResultRow, other: ResultRow) -> list[Played]:
    people = {person.seat: person for person in one.people}
    for person in other.people:
        known = people.get(person.seat)
        people[person.seat] = _person(known, person) if known else person
    return [people[seat] for seat in sorted(people)]


def _person(one: Played, other: Played) -> Played:
    coaches = [person.coach for person in (one, other) if person.coach]
    return joined_fields(one, other, {"coach": max(coaches, key=_asked)} if coaches else {})


def _asked(coach: Accuracy) -> tuple[int, int]:
    return coach.asked, coach.found
