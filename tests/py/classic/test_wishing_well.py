"""Tests the Wishing Well of the classic edition."""

from scenario import Scenario, Seat


def test_a_point_for_each_other_unique_district(t: Scenario) -> None:
    """Ruling 130."""
    owner, *_ = t.table(
        Seat("warlord", city="wishing_well keep smithy temple"), call="warlord", first=1, edition="classic"
    )
    t.end_round()
    assert owner.points() == {"districts": 14, "wishing_well": 2}


def test_alone_none(t: Scenario) -> None:
    """Ruling 130."""
    owner, *_ = t.table(Seat("warlord", city="wishing_well"), call="warlord", first=1, edition="classic")
    t.end_round()
    assert owner.points() == {"districts": 5}


def test_the_haunted_quarter_decides_for_the_best_total(t: Scenario) -> None:
    """Ruling 112."""
    owner, *_ = t.table(
        Seat("warlord", city="wishing_well haunted_quarter"), call="warlord", first=1, edition="classic"
    )
    t.end_round()
    assert owner.points() == {"districts": 7, "wishing_well": 1}
