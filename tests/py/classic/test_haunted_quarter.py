"""Tests the Haunted Quarter of the classic edition."""

from citadels.model.state import Built
from scenario import Scenario, Seat

FOUR = "manor temple watchtower university"


def test_makes_up_the_fifth_type(t: Scenario) -> None:
    """Ruling 112."""
    owner, *_ = t.table(
        Seat("warlord", city="haunted_quarter " + FOUR), call="warlord", first=1, edition="classic"
    )
    t.end_round()
    assert owner.points()["types"] == 3


def test_not_if_it_was_built_in_the_last_round(t: Scenario) -> None:
    """Ruling 113."""
    owner, *_ = t.table(
        Seat("warlord", hand="haunted_quarter", city=FOUR), call="warlord", first=1, edition="classic"
    )
    t.gather()
    t.pick("build", card="haunted_quarter")
    t.end_round()
    assert "types" not in owner.points()


def test_what_was_built_before_and_came_over_in_the_last_round_works(t: Scenario) -> None:
    """Ruling 113: it was not built then."""
    owner, *_ = t.table(
        Seat("diplomat", gold=0, city="prison " + FOUR),
        Seat("king", city=[Built("haunted_quarter", round=4)]),
        call="diplomat",
        first=1,
        edition="classic",
    )
    t.gather()
    t.pick("ability", name="exchange")
    t.pick("exchange")
    t.pick("exchange_for", card="prison")
    assert owner.points()["types"] == 3


def test_pays_no_income(t: Scenario) -> None:
    """Ruling 114."""
    t.table(Seat("warlord", city="haunted_quarter"), call="warlord", edition="classic")
    assert t.options("income") == []
