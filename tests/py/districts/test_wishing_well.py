"""Tests the Wishing Well."""

from scenario import Scenario, Seat


def test_a_point_a_unique_itself_too(t: Scenario) -> None:
    """Ruling 130."""
    king, *_ = t.table(
        Seat("king", gold=0, city="wishing_well keep smithy manor"), Seat("warlord"), call="warlord", first=1
    )
    t.end_round()
    assert king.points() == {"districts": 16, "wishing_well": 3}


def test_alone_it_counts_itself(t: Scenario) -> None:
    """Ruling 130."""
    king, *_ = t.table(Seat("king", gold=0, city="wishing_well"), Seat("warlord"), call="warlord", first=1)
    t.end_round()
    assert king.points() == {"districts": 5, "wishing_well": 1}
