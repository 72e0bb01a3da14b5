"""Tests the Basilica."""

from citadels.model.state import Built
from scenario import Scenario, Seat


def test_a_point_for_each_odd_cost(t: Scenario) -> None:
    owner, *_ = t.table(
        Seat("warlord", city="basilica temple church monastery castle palace"), call="warlord", first=1
    )
    t.end_round()
    assert owner.points() == {"districts": 4 + 1 + 2 + 3 + 4 + 5, "basilica": 3}


def test_a_coin_makes_even_costs_odd_and_odd_ones_even(t: Scenario) -> None:
    """Ruling 100."""
    owner, *_ = t.table(
        Seat("warlord", city=[Built("basilica", coins=1), Built("temple", coins=1), Built("church")]),
        call="warlord",
        first=1,
        in_game="artist",
    )
    t.end_round()
    assert owner.points() == {"districts": 5 + 2 + 2, "basilica": 1}


def test_nothing_odd_is_no_line_in_the_score(t: Scenario) -> None:
    owner, *_ = t.table(Seat("warlord", city="basilica church"), call="warlord", first=1)
    t.end_round()
    assert owner.points() == {"districts": 6}
