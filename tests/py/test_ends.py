"""Tests which mean is told where nothing simpler speaks for an answer.

The one that weighs most, and never two figures alike without need.
"""

from tabletop.players.advice import Reason
from tabletop.players.ends import OVER, Ends, Weight, ends_apart

WEIGHTS = {
    "points": Weight(1),
    "districts": Weight(3, passing=True),
    "gold": Weight(1, passing=True),
    "rival": Weight(-1),
}


def ended(
    points: float = 0, districts: float = 0, gold: float = 0, rival: float = 0, over: float = 0
) -> Ends:
    return {"points": points, "districts": districts, "gold": gold, "rival": rival, OVER: over}


def test_the_mean_that_weighs_most_is_told_in_tenths() -> None:
    best = [ended(20, 6), ended(21, 7), ended(20, 7)]
    other = [ended(19, 6), ended(20, 5)]
    assert ends_apart(WEIGHTS, best, other) == Reason("districts", {"mean": 67, "instead": 55})


def test_less_for_a_rival_speaks_for_an_answer() -> None:
    assert ends_apart(WEIGHTS, [ended(10, rival=18)], [ended(11, rival=21)]) == Reason(
        "rival", {"mean": 180, "instead": 210}
    )


def test_once_the_game_is_over_only_points_count() -> None:
    best, other = ended(20, 7, 9), ended(19, 6, 0)
    assert ends_apart(WEIGHTS, [best], [other]) == Reason("gold", {"mean": 90, "instead": 0})
    over = [{**one, OVER: 1} for one in (best, other)]
    assert ends_apart(WEIGHTS, over[:1], over[1:]) == Reason("points", {"mean": 200, "instead": 190})


def test_means_that_are_told_alike_are_left_for_those_that_are_not() -> None:
    """A hundredth of a district is more than nothing, but reads as nothing."""
    best = [ended(districts=5)] * 99 + [ended(districts=8)]
    other = [ended(districts=5, rival=0.0502)] * 100
    assert ends_apart(WEIGHTS, best, other) == Reason("rival", {"mean": 0, "instead": 1})


def test_where_nothing_speaks_for_it_the_least_contrary_is_told() -> None:
    assert ends_apart(WEIGHTS, [ended(9, 5, 1, 3)], [ended(10, 6, 1.5, 1)]) == Reason(
        "gold", {"mean": 10, "instead": 15}
    )


def test_without_tries_nothing_is_told() -> None:
    assert ends_apart(WEIGHTS, [], [ended()]) is None
    assert ends_apart(WEIGHTS, [ended()], []) is None
