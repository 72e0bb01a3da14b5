"""Joins two rows of the deal of one day."""

from math import inf

from tabletop.records.joining import joined_fields, larger
from tabletop.records.shapes import DayRow, DayTry


def joined_day(one: DayRow, other: DayRow) -> DayRow:
    """Return a row with all tries, and the levels' scores under the versions of the try that counts, the first.

    Scores under other versions cannot be compared with these, and are left out; the engine computes them again.
    """
    tries = {found.match: found for found in one.tries}
    for found in other.tries:
        known = tries.get(found.match)
        tries[found.match] = _joined_try(known, found) if known else found
    ordered = sorted(tries.values(), key=lambda found: (found.started, found.match))
    versions, levels = one.versions, dict(one.levels)
    if one.versions == other.versions:
        for level, score in other.levels.items():
            levels[level] = larger(levels[level], score) if level in levels else score
    else:
        leads = [row for row in (one, other) if _lead(row) == min(_lead(one), _lead(other))]
        base = leads[0] if len(leads) == 1 or larger(one.versions, other.versions) == one.versions else other
        versions, levels = base.versions, dict(base.levels)
    return joined_fields(one, other, {"tries": ordered, "versions": versions, "levels": levels})


def _lead(row: DayRow) -> tuple[float, str]:
    return min(((found.started, found.match) for found in row.tries), default=(inf, ""))


def _joined_try(one: DayTry, other: DayTry) -> DayTry:
    """Return the one that ended first; of one end, with the link of either."""
    ends = [inf if found.ended is None else found.ended for found in (one, other)]
    if ends[0] != ends[1]:
        return one if ends[0] < ends[1] else other
    return joined_fields(one, other, {"started": min(one.started, other.started)})
