"""Computes the course of a finished match: the figures where each part of the game begins, and its turning points."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, NamedTuple

from tabletop.kernel.events import EventView
from tabletop.match.kind import Kind
from tabletop.match.match import Match
from tabletop.match.review import check_over, past_chances

POINTS = "points"
"""The figure that tells of a match without chances which parts changed the standing."""

MOST = 3
"""The most turning points."""

LEAD = 4
"""Taking the lead counts like a change of so many points."""

Figures = dict[str, list[int]]
"""By the name of a figure, that of each seat, then that of a rival without a seat."""


class CourseRules(NamedTuple):
    """What a game knows of its course.

    ``part`` returns the number of the part of the game that an event begins or continues, None for most events.
    ``figures`` reads the figures of a view, ``points`` among them. ``weight`` returns how well an event explains that a
    seat gained, or did not gain but lost; 0 for not at all.
    """

    part: Callable[[EventView], int | None]
    figures: Callable[[Any], Figures]
    weight: Callable[[EventView, int, bool], int]


@dataclass(slots=True)
class CourseStop:
    """Moment ``number``, at which ``part``, which began with that event, was over (None: the beginning of the match).

    ``chances`` to win are by seat, in per cent; None where the game cannot tell.
    """

    number: int
    part: EventView | None
    figures: Figures
    chances: list[int] | None


@dataclass(slots=True)
class TurningPoint:
    """A part of the game that changed the standing: ``seat`` gained ``by`` in points, or in its chance to win.

    ``chance`` is what it was afterwards (None: it is about points). ``leads``: the seat alone had most points
    afterwards, and had not before. ``event`` explains it best, and ``number`` is its moment; without one that of the
    end of the part.
    """

    number: int
    part: EventView | None
    seat: int
    by: int
    chance: int | None
    leads: bool
    event: EventView | None


@dataclass(slots=True)
class Course:
    """The course of a match, as one seat was told its events."""

    stops: list[CourseStop]
    turns: list[TurningPoint]


class Told(NamedTuple):
    """An event with its moment."""

    number: int
    event: EventView


def course_of(match: Match[Any, Any], kind: Kind, seat: int | None) -> Course:
    """Return the course of ``match``, empty if the game has none. Raises ``Refusal`` (``still-running``)."""
    check_over(match)
    rules = kind.course()
    if rules is None:
        return Course([], [])
    moments = match.moments(seat, -1, match.number)
    told = [Told(moment.number, event) for moment in moments for event in moment.events]
    places = places_of(parts_of(told, rules), match.history.first, match.number)
    chances = past_chances(match, kind, [number for number, _ in places])
    stops = [
        CourseStop(number, part, rules.figures(match.game.view(match.history.at(number).state, seat)), known)
        for (number, part), known in zip(places, chances, strict=True)
    ]
    return Course(stops, turning_points(stops, told, rules))


def parts_of(told: Iterable[Told], rules: CourseRules) -> list[Told]:
    """Return the event with which each part of the game begins."""
    found: list[Told] = []
    last: int | None = None
    for one in told:
        part = rules.part(one.event)
        if part is not None and part != last:
            last = part
            found.append(one)
    return found


def places_of(parts: Sequence[Told], first: int, last: int) -> list[tuple[int, EventView | None]]:
    """Return the moments to look at: the first, where each part begins, and the last, each with the part before it."""
    between = sorted({part.number for part in parts if first < part.number < last})
    return [(first, None), *((number, _part_before(parts, number)) for number in (*between, last))]


def _part_before(parts: Sequence[Told], number: int) -> EventView | None:
    return next((part.event for part in reversed(parts) if part.number < number), None)


# Turning points ----------------------------------------------------------------------------------------------


class Swing(NamedTuple):
    """How a part of the game, from one stop to the next, changed the standing; ``weight`` compares it with others."""

    start: CourseStop
    end: CourseStop
    seat: int
    by: int
    chance: int | None
    leads: bool
    weight: float


def turning_points(
    stops: Sequence[CourseStop], told: Sequence[Told], rules: CourseRules
) -> list[TurningPoint]:
    """Return the parts that changed the chances to win most, in order; the points, if no chances are known."""
    rated = [stop for stop in stops if stop.chances is not None]
    swings = [
        _chance_swing(start, end) if len(rated) > 1 else _point_swing(start, end)
        for start, end in pairwise(rated if len(rated) > 1 else stops)
    ]
    most = sorted((swing for swing in swings if swing.weight > 0), key=lambda swing: -swing.weight)[:MOST]
    return [_turn(swing, told, rules) for swing in sorted(most, key=lambda swing: swing.end.number)]


def _turn(swing: Swing, told: Sequence[Told], rules: CourseRules) -> TurningPoint:
    start, end, seat, by, chance, leads, _ = swing
    within = [one for one in told if start.number < one.number <= end.number]
    best = _heaviest(within, lambda event: rules.weight(event, seat, by >= 0))
    if best is None and chance is not None:
        others = [other for other in range(len(end.chances or [])) if other != seat]
        best = _heaviest(within, lambda event: max(rules.weight(event, other, by < 0) for other in others))
    number, event = best if best is not None else (end.number, None)
    return TurningPoint(number, end.part, seat, by, chance, leads, event)


def _heaviest(told: Iterable[Told], weight: Callable[[EventView], int]) -> Told | None:
    """Return the first event with most weight, if any has weight."""
    best = max(told, key=lambda one: weight(one.event), default=None)
    return best if best is not None and weight(best.event) > 0 else None


def _chance_swing(start: CourseStop, end: CourseStop) -> Swing:
    after = end.chances or []
    changes = [now - was for was, now in zip(start.chances or [], after, strict=True)]
    # If two chances changed equally, as in a duel, the one that has risen is taken.
    seat = max(range(len(changes)), key=lambda at: (abs(changes[at]), changes[at] > 0))
    return Swing(start, end, seat, changes[seat], after[seat], leads=False, weight=abs(changes[seat]))


def _point_swing(start: CourseStop, end: CourseStop) -> Swing:
    before, after = start.figures[POINTS], end.figures[POINTS]
    changes = [now - was for was, now in zip(before, after, strict=True)]
    was, now = _leader(before), _leader(after)
    weights = [*_point_weights(changes, now if now != was else None)]
    weight = max(weights)
    seat = weights.index(weight)
    return Swing(start, end, seat, changes[seat], None, leads=now == seat and was != seat, weight=weight)


def _point_weights(changes: Sequence[int], leader: int | None) -> Iterator[float]:
    """Yield how much each seat's points changed unlike the others'; ``leader`` is the seat that took the lead."""
    mean = sum(changes) / len(changes)
    for seat, change in enumerate(changes):
        off = abs(change - mean)
        # If two are equally far from the mean, the one that changed more counts.
        yield (off + abs(change) / 100 if off else 0) + (LEAD if seat == leader else 0)


def _leader(points: Sequence[int]) -> int | None:
    """Return the seat with most points; None if several have as many."""
    most = max(points)
    return points.index(most) if points.count(most) == 1 else None
