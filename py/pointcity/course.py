"""Says of Point City which figures make the course of a game, and which events explain a change of points."""

from pointcity.cards.box import CARDS, NUMBERS
from pointcity.model.view import View
from tabletop.kernel.events import EventView
from tabletop.match.course import POINTS, CourseRules, Figures


def part(event: EventView) -> int | None:
    """Return the round whose next turn an event begins."""
    return int(str(event.data["round"])) if event.kind == "turn_started" else None


def figures(view: View) -> Figures:
    """Return points and buildings of each seat, and last those of the automa if it plays."""
    places = [*view.seats, *([view.automa] if view.automa is not None else [])]
    return {POINTS: [place.points for place in places], "city": [len(place.city) for place in places]}


def weight(event: EventView, seat: int, gains: bool) -> int:  # noqa: FBT001 - see CourseRules
    """Return how well an event explains that ``seat`` gained points: none are lost."""
    if not gains or event.data.get("seat") != seat:
        return 0
    if event.kind == "token_taken":
        return 4
    return 1 + CARDS[NUMBERS[str(event.data["card"])]].points if event.kind == "building_built" else 0


COURSE = CourseRules(part, figures, weight)
