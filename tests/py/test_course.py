"""Tests the course of a finished game: where it is read, its figures, and the parts that changed the standing most."""

from typing import Any

from citadels.course import COURSE
from citadels.kind import CITADELS
from desk_client import Data, DeskClient
from pointcity.course import COURSE as POINT_CITY_COURSE
from pointcity.kind import POINT_CITY
from pointcity_games import plain_setup
from tabletop.kernel.events import EventView
from tabletop.kernel.randomness import Randomness
from tabletop.match.course import (
    POINTS,
    CourseRules,
    CourseStop,
    Told,
    course_of,
    parts_of,
    places_of,
    turning_points,
)
from tabletop.match.match import Match, new_match
from tabletop.match.review import past_chances
from tabletop.players.seating import Chair


def weigh_nothing(_event: EventView, _seat: int, _gains: bool) -> int:  # noqa: FBT001 - see CourseRules
    return 0


NO_WEIGHT = COURSE._replace(weight=weigh_nothing)


def told(number: int, kind: str, **data: Any) -> Told:
    return Told(number, EventView(kind, "", data))


def stop(number: int, *points: int, chances: list[int] | None = None) -> CourseStop:
    return CourseStop(number, EventView(f"before {number}", "", {}), {POINTS: [*points]}, chances)


def rated(number: int, *chances: int) -> CourseStop:
    return stop(number, 0, 0, 0, chances=[*chances])


def swings(stops: list[CourseStop], rules: CourseRules = NO_WEIGHT) -> list[tuple[int, int, int, bool]]:
    return [(turn.number, turn.seat, turn.by, turn.leads) for turn in turning_points(stops, [], rules)]


def test_a_game_is_read_where_its_parts_begin_and_at_its_end() -> None:
    parts = [told(0, "one"), told(12, "two"), told(30, "three")]
    found = [(number, part and part.kind) for number, part in places_of(parts, 0, 41)]
    assert found == [(0, None), (12, "one"), (30, "two"), (41, "three")]
    # A game of which only the later part is known begins with that part.
    later = [told(20, "two"), told(30, "three")]
    assert [number for number, _ in places_of(later, 20, 41)] == [20, 30, 41]


def test_a_part_begins_at_its_first_event() -> None:
    turns = [(0, 1), (3, 1), (6, 2), (9, 2), (12, 3)]
    events = [told(number, "turn_started", round=part) for number, part in turns]
    events.insert(1, told(2, "token_taken"))
    assert [one.number for one in parts_of(events, POINT_CITY_COURSE)] == [0, 6, 12]


def test_turning_points_are_where_points_changed_unlike_the_others() -> None:
    stops = [stop(0, 0, 0, 0), stop(10, 1, 1, 1), stop(20, 2, 9, 2), stop(30, 3, 3, 3), stop(40, 4, 4, 4)]
    assert swings([*stops, stop(50, 10, 5, 5)]) == [
        (20, 1, 8, True), (30, 1, -6, False), (50, 0, 6, True),
    ]  # fmt: skip
    assert swings([stop(0, 0, 0), stop(10, 2, 2)]) == []


def test_a_turning_point_has_the_event_with_most_weight_and_its_moment() -> None:
    events = [
        told(11, "district_built", seat=1, card="tavern", paid=1),
        told(14, "district_built", seat=1, card="palace", paid=5),
        told(15, "district_built", seat=0, card="cathedral", paid=6),
        told(24, "district_destroyed", seat=1, card="palace", by=0),
    ]
    stops = [stop(0, 0, 0), stop(10, 0, 0), stop(20, 1, 9), stop(30, 3, 3)]
    found = turning_points(stops, events, COURSE)
    assert [(turn.number, turn.event and turn.event.data["card"]) for turn in found] == [
        (14, "palace"), (24, "palace"),
    ]  # fmt: skip


def test_known_chances_come_before_points() -> None:
    stops = [stop(5, 9, 0, 0), rated(10, 33, 33, 34), rated(20, 40, 30, 30), rated(30, 10, 60, 30)]
    stops += [rated(40, 12, 58, 30), rated(50, 0, 100, 0)]
    assert swings(stops) == [(20, 0, 7, False), (30, 1, 30, False), (50, 1, 42, False)]
    assert [turn.chance for turn in turning_points(stops, [], NO_WEIGHT)] == [40, 60, 100]
    # Of two equal changes the rise is the turning point.
    assert swings([rated(1, 50, 50), rated(2, 20, 80)]) == [(2, 1, 30, False)]


def test_a_chance_that_changed_by_another_player_has_that_event() -> None:
    events = [
        told(3, "district_built", seat=2, card="manor", paid=3),
        told(4, "district_destroyed", seat=1, card="palace", by=2),
    ]
    (turn,) = turning_points([rated(1, 30, 50, 20), rated(9, 60, 30, 10)], events, COURSE)
    assert (turn.seat, turn.number, turn.event and turn.event.kind) == (0, 4, "district_destroyed")


def played(kind: Any, setup: Data, seats: int, seed: int) -> Match[Any, Any]:
    """Return a match that computer players have played to its end."""
    seating = [Chair(name=f"P{seat}", player="random") for seat in range(seats)]
    match = new_match("m", kind, setup, seating, seed, free=False)
    match.advance(kind, 10_000)
    return match


def test_the_stops_have_what_the_views_of_their_moments_show() -> None:
    setup = {"edition": "2016", "characters": "first_game", "districts": "first_game", "players": 4}
    match = played(CITADELS, setup, 4, 3)
    for seat in (None, 2):
        course = course_of(match, CITADELS, seat)
        numbers = [one.number for one in course.stops]
        assert [one.chances for one in course.stops] == past_chances(match, CITADELS, numbers)
        for one in course.stops[:-1]:
            view = match.at(one.number, [seat], CITADELS)[0].view
            assert one.figures == COURSE.figures(view)
            assert one.figures["gold"] == [place.gold for place in view.seats]
        last = match.game.view(match.position.state, seat)
        assert course.stops[-1].figures[POINTS] == [
            next(score.total for score in last.scores if score.seat == place) for place in range(4)
        ]
        rounds = [one.part and one.part.data["round"] for one in course.stops]
        assert rounds == [None, *range(1, len(rounds))]
        assert 0 < len(course.turns) <= 3


def test_point_city_has_a_course_with_its_automa() -> None:
    for seats in (1, 3):
        match = played(POINT_CITY, plain_setup(seats, first=None).model_dump(mode="json"), seats, 5)
        course = course_of(match, POINT_CITY, None)
        lines = seats + (seats == 1)
        assert all([*map(len, one.figures.values())] == [lines, lines] for one in course.stops)
        assert len(course.stops) > 10


def test_the_desk_tells_the_course_once_the_match_is_over() -> None:
    client = DeskClient()
    result = client.create("person", "person")
    assert client.refused("course", match="m", seat=0) == "still-running"
    client.play(result, 10_000, Randomness(4))
    course = client.result("course", match="m", seat=0)
    assert course["stops"][0]["number"] == 0
    assert course["stops"][-1]["number"] == client.match().number
    assert client.refused("course", match="m", seat=2) == "not-your-seat"
    # What the first seat alone was told stays with it.
    assert client.result("course", match="m", seat=None)["stops"] == course["stops"]
