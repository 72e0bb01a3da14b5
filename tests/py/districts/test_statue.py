"""Tests the Statue."""

from scenario import Scenario, Seat, kill


def test_five_points_to_the_holder_of_the_crown(t: Scenario) -> None:
    king, bishop, *_ = t.table(
        Seat("king", city="statue"), Seat("bishop"), Seat("warlord"), call="warlord", first=1
    )
    t.end_round()
    assert king.points() == {"districts": 3, "statue": 5}
    assert "statue" not in bishop.points()


def test_nothing_without_the_crown(t: Scenario) -> None:
    king, *_ = t.table(Seat("king", city="statue"), Seat("warlord"), call="warlord", crown=1, first=1)
    t.end_round()
    assert king.points() == {"districts": 3}


def test_the_crown_of_the_last_rounds_very_end_counts(t: Scenario) -> None:
    """Ruling 126: the killed King has taken it by then."""
    king, *_ = t.table(
        Seat("king", city="statue"),
        Seat("assassin"),
        Seat("warlord"),
        call="warlord",
        crown=2,
        first=2,
        marks=kill("king"),
    )
    t.end_round()
    assert king.points() == {"districts": 3, "statue": 5}
