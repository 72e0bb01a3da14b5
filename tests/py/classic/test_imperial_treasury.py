"""Tests the Imperial Treasury of the classic edition."""

from citadels.model.state import Built
from scenario import Scenario, Seat


def test_coins_on_districts_are_not_in_it(t: Scenario) -> None:
    """Rulings 21 and 142: they raise the districts' points instead."""
    owner, *_ = t.table(
        Seat("warlord", gold=2, city=[Built("imperial_treasury", coins=1), Built("temple", coins=1)]),
        Seat("artist"),
        call="artist",
        first=1,
        edition="classic",
    )
    t.end_round()
    assert owner.points() == {"districts": 5 + 2, "imperial_treasury": 2}
