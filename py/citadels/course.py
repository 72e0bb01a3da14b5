"""Says of Citadels which figures make the course of a game, and which events explain a change of points."""

from citadels.model.view import View
from tabletop.kernel.events import EventView
from tabletop.match.course import POINTS, CourseRules, Figures

LOSSES = {"district_destroyed": "seat", "district_seized": "seat", "districts_exchanged": "other"}
"""Events that cost a seat a district, each with the fact that names the seat."""

GAINS = {
    "city_completed": ("seat", 9),
    "district_confiscated": ("to", 8),
    "district_seized": ("by", 8),
    "districts_exchanged": ("seat", 8),
}
"""Events that bring a seat a district or points: the fact that names the seat, and how much they explain."""


def part(event: EventView) -> int | None:
    """Return the round that an event begins."""
    return int(str(event.data["round"])) if event.kind == "round_started" else None


def figures(view: View) -> Figures:
    """Return points, gold and cards in hand. The final scores count more than the points on the table."""
    totals = {score.seat: score.total for score in view.scores or []}
    return {
        POINTS: [totals.get(seat.seat, seat.points) for seat in view.seats],
        "gold": [seat.gold for seat in view.seats],
        "cards": [seat.hand for seat in view.seats],
    }


def weight(event: EventView, seat: int, gains: bool) -> int:  # noqa: FBT001 - see CourseRules
    """Return how well an event explains that ``seat`` gained or lost points."""
    kind, data = event.kind, event.data
    if not gains:
        return 10 if kind in LOSSES and data[LOSSES[kind]] == seat else 0
    if kind == "district_built":
        return 1 + int(str(data["paid"])) if data["seat"] == seat else 0
    fact, explains = GAINS.get(kind, ("", 0))
    return explains if fact and data.get(fact) == seat else 0


COURSE = CourseRules(part, figures, weight)
