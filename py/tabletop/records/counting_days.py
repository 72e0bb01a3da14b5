"""Counts the deals of the day that were played: streaks, the state of each day, and what is to compare at one deal."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Literal

from tabletop.daily.deal import DayDeal, Versions, day_number
from tabletop.records.shapes import DayRow, DayVersions, TryScore

State = Literal["begun", "late", "done"]
_ORDER: tuple[State, ...] = ("begun", "late", "done")


@dataclass(slots=True)
class RulesChanged:
    """Two versions of the rules."""

    then: float
    now: float


@dataclass(slots=True)
class Changes:
    """What has changed since a day was dealt: the deal, the version of the rules, the ``levels``."""

    deal: bool
    rules: RulesChanged | None
    levels: list[str]


@dataclass(slots=True)
class CountedDays:
    """Figures of all days, and of the row of one deal.

    ``now``: days in a row up to today or yesterday; ``best``: at most; ``days``: all that were done on their day.
    ``most``: points of a first try in the deal's game. ``states`` by day, the best of its games: ``late`` was begun on
    another day. Of the deal: ``late`` if its first try was; ``missing`` levels are still to be scored, the fastest
    first; ``beaten`` are those that scored fewer points, for each try; ``changed`` is None where equal versions deal
    the same.
    """

    now: int
    best: int
    days: int
    most: float
    states: dict[str, State]
    late: bool
    missing: list[str]
    beaten: list[list[str]]
    changed: Changes | None


def count_days(rows: Iterable[DayRow], today: str, deal: DayDeal) -> CountedDays:
    """Count ``rows``, the tries on this device, on the day ``today`` of this device."""
    rows = list(rows)
    states = _states(rows)
    # Days to come were played when the clock was ahead.
    done = sorted(day_number(day) for day, state in states.items() if state == "done" and day <= today)
    now, best = _streaks(done, day_number(today))
    firsts = [row.tries[0].score for row in rows if row.game == deal.game and row.tries]
    row = next((row for row in rows if (row.day, row.game) == (deal.day, deal.game)), None)
    changed = _changes(row.versions, deal.versions) if row else None
    scored = row.levels if row else {}
    return CountedDays(
        now, best, len(done), max((score.points for score in firsts if score), default=0), states,
        late=row is not None and _state(row) == "late",
        missing=[] if changed else [level for level in deal.compared if level not in scored],
        beaten=[_beaten(one.score, scored) for one in row.tries] if row else [],
        changed=changed,
    )  # fmt: skip


def _state(row: DayRow) -> State | None:
    """Return the state of the try that counts, the first."""
    if not row.tries:
        return None
    first = row.tries[0]
    if first.ended is None:
        return "begun"
    return "done" if first.date == row.day else "late"


def _states(rows: Iterable[DayRow]) -> dict[str, State]:
    states: dict[str, State] = {}
    for row in rows:
        if state := _state(row):
            states[row.day] = _ORDER[max(map(_ORDER.index, (state, states.get(row.day, state))))]
    return states


def _streaks(done: list[int], today: int) -> tuple[int, int]:
    """Return the days in a row that still go on, and the most. ``done`` are in order."""
    streak = best = last = 0
    for day in done:
        streak = streak + 1 if day == last + 1 else 1
        best, last = max(best, streak), day
    return streak if last >= today - 1 else 0, best


def _beaten(own: TryScore | None, levels: Mapping[str, TryScore]) -> list[str]:
    return [level for level, score in levels.items() if own and score.points < own.points]


def _changes(then: DayVersions, now: Versions) -> Changes | None:
    names = dict.fromkeys([*then.levels, *now.levels])
    levels = [name for name in names if then.levels.get(name) != now.levels.get(name)]
    rules = None if then.rules == now.rules else RulesChanged(then.rules, now.rules)
    if then.deal == now.deal and rules is None and not levels:
        return None
    return Changes(then.deal != now.deal, rules, levels)
